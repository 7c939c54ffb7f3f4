"""Our powers of the zombies: altars that grow, rot and steal."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("mordedura-putrida", "Mordedura pútrida", "Putrid Bite", 0, ZOMBIE, ATTACK, BASIC, Damage(3))
power("mordedura-putrida", "Mordedura pútrida", "Putrid Bite", 1, ZOMBIE, ATTACK, BASIC, Damage(4))
power("mordedura-putrida", "Mordedura pútrida", "Putrid Bite", 3, ZOMBIE, ATTACK, BASIC, Damage(7))
power("marea-de-carne", "Marea de carne", "Tide of Flesh", 3, ZOMBIE, ATTACK, SUPERIOR, Damage(PerMinion(3, ZOMBIE)))
power("fosa-comun", "Fosa común", "Mass Grave", 2, ZOMBIE, TACTICAL, SUPERIOR, AddFromFosa(2))
power("fosa-comun", "Fosa común", "Mass Grave", 1, ZOMBIE, TACTICAL, SUPERIOR, AddFromFosa(1))
power("alzar-del-barro", "Alzar del barro", "Raise from the Mud", 0, ZOMBIE, TACTICAL, BASIC, AddFromHand(1))
power("carne-de-canon", "Carne de cañón", "Cannon Fodder", 0, ZOMBIE, DEFENSE, BASIC, ExploitOwn(1), Prevent(5))
power("peste", "Peste", "Pestilence", 2, ZOMBIE, TACTICAL, BASIC, Weaken(PerMinion(1, ZOMBIE)))
power("manos-ansiosas", "Manos ansiosas", "Grasping Hands", 3, ZOMBIE, TACTICAL, SUPERIOR, Steal(), needs=InAltar(ZOMBIE, 2))
power("hedor", "Hedor", "Stench", 1, ZOMBIE, TACTICAL, BASIC, ReturnToHand(OF_VICTIM, 1))
power("festin", "Festín", "Feast", 1, ZOMBIE, TACTICAL, SUPERIOR, ExploitOwn(1), Heal(2))
power("pudrir", "Pudrir", "Rot", 2, ZOMBIE, TACTICAL, SUPERIOR, Exploit(1))
power("horda-sin-fin", "Horda sin fin", "Endless Horde", 4, ZOMBIE, TACTICAL, MASTERFUL, Reveal(8), PlaceRevealed(ZOMBIE), GiveBack(THE_REST), unique=True)
power("plaga-mayor", "Plaga mayor", "Great Plague", 4, ZOMBIE, TACTICAL, MASTERFUL, Weaken(PerVictimsMinion(1)), unique=True)
power("festin-final", "Festín final", "Last Feast", 3, ZOMBIE, ATTACK, SUPERIOR, ExploitOwn(3, up_to=True), Damage(PerDone(4, EACH_EXPLOITED)))
power("cosecha", "Cosecha", "Harvest", 1, ZOMBIE, TACTICAL, BASIC, ExploitOwn(2, up_to=True), Heal(PerDone(2, EACH_EXPLOITED)))
power("contagio", "Contagio", "Contagion", 1, ZOMBIE, ATTACK, BASIC, Damage(3), Weaken(1))
power("devorar", "Devorar", "Devour", 2, ZOMBIE, ATTACK, BASIC, Damage(4), Heal(2))
power("alzarse", "Alzarse", "Rise Up", 2, ZOMBIE, DEFENSE, BASIC, Prevent(3), AddFromFosa(1))
power("enjambre-de-moscas", "Enjambre de moscas", "Swarm of Flies", 3, ZOMBIE, TACTICAL, SUPERIOR, Weaken(PerVictimsCard(1)))
