"""Our powers of the beasts: tooth and claw, packs and hunts."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("zarpazo", "Zarpazo", "Claw Swipe", 0, BEAST, ATTACK, BASIC, Damage(3))
power("zarpazo", "Zarpazo", "Claw Swipe", 1, BEAST, ATTACK, BASIC, Damage(4))
power("zarpazo", "Zarpazo", "Claw Swipe", 2, BEAST, ATTACK, BASIC, Damage(6))
power("embestida", "Embestida", "Onrush", 3, BEAST, ATTACK, SUPERIOR, Damage(8))
power("jauria-hambrienta", "Jauría hambrienta", "Hungry Pack", 2, BEAST, ATTACK, SUPERIOR, Damage(PerMinion(2, BEAST)))
power("mordisco-traicionero", "Mordisco traicionero", "Treacherous Bite", 1, BEAST, TACTICAL, BASIC, Damage(3))
power("mordisco-traicionero", "Mordisco traicionero", "Treacherous Bite", 2, BEAST, TACTICAL, BASIC, Damage(5))
power("lomo-erizado", "Lomo erizado", "Bristling Back", 1, BEAST, DEFENSE, BASIC, Prevent(2), Weaken(1))
power("rugido-de-guerra", "Rugido de guerra", "War Roar", 1, BEAST, TACTICAL, BASIC, Reinforce(ATTACK, 3))
power("presa-acorralada", "Presa acorralada", "Cornered Prey", 3, BEAST, TACTICAL, SUPERIOR, Exploit(2, up_to=True))
power("olfato-de-sangre", "Olfato de sangre", "Scent of Blood", 1, BEAST, TACTICAL, BASIC, Search(FOSA, 1, BEAST))
power("frenesi", "Frenesí", "Frenzy", 2, BEAST, ATTACK, SUPERIOR, Damage(8), Lose(2))
power("camada-nocturna", "Camada nocturna", "Night Litter", 2, BEAST, TACTICAL, SUPERIOR, AddFromVertedero(2, BEAST))
power("la-gran-caceria", "La gran cacería", "The Great Hunt", 4, BEAST, ATTACK, MASTERFUL, Damage(PerMinion(3, BEAST)), unique=True)
power("aullido-final", "Aullido final", "Final Howl", 3, BEAST, ATTACK, MASTERFUL, Damage(10), needs=FewerResistance(4), unique=True)
power("emboscada", "Emboscada", "Ambush", 2, BEAST, ATTACK, SUPERIOR, Damage(5), piercing=True)
power("furia-de-la-manada", "Furia de la manada", "Fury of the Pack", 2, BEAST, TACTICAL, SUPERIOR, Embolden(ATTACK, 3))
power("acecho", "Acecho", "Stalking", 1, BEAST, ATTACK, SUPERIOR, Damage(3), If(InAltar(BEAST, 3), Draw(1)))
power("madriguera", "Madriguera", "Burrow", 1, BEAST, DEFENSE, BASIC, Prevent(2), Draw(1))
