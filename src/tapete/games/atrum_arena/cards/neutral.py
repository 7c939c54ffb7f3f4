"""Our neutral powers: any esbirro serves as their discard."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("golpe-oportuno", "Golpe oportuno", "Timely Blow", 1, NEUTRAL, ATTACK, BASIC, Damage(3))
power("golpe-oportuno", "Golpe oportuno", "Timely Blow", 2, NEUTRAL, ATTACK, BASIC, Damage(4))
power("esquiva", "Esquiva", "Dodge", 1, NEUTRAL, DEFENSE, BASIC, Prevent(2))
power("esquiva", "Esquiva", "Dodge", 2, NEUTRAL, DEFENSE, BASIC, Prevent(4))
power("acopio", "Acopio", "Stockpile", 2, NEUTRAL, TACTICAL, BASIC, Draw(3))
power("contrahechizo", "Contrahechizo", "Counterspell", 3, NEUTRAL, TACTICAL, SUPERIOR, Annul(rival=True))
power("veto", "Veto", "Veto", 2, NEUTRAL, TACTICAL, SUPERIOR, Annul(kinds=(ATTACK,)))
power("mascara-de-bruma", "Máscara de bruma", "Mask of Mist", 1, NEUTRAL, TACTICAL, SUPERIOR, GiveType(ALTAR))
power("falsa-identidad", "Falsa identidad", "False Identity", 1, NEUTRAL, TACTICAL, SUPERIOR, GiveType(HAND))
power("presagios", "Presagios", "Omens", 1, NEUTRAL, TACTICAL, SUPERIOR, ChooseTypes(2))
power("mundo-al-reves", "Mundo al revés", "World Upside Down", 2, NEUTRAL, TACTICAL, MASTERFUL, SwitchKinds(), unique=True)
power("confesion", "Confesión", "Confession", 1, NEUTRAL, TACTICAL, SUPERIOR, IfInHand(SHADOW, Heal(3)))
power("busqueda-febril", "Búsqueda febril", "Feverish Search", 2, NEUTRAL, TACTICAL, SUPERIOR, Search(FOSA, 1))
power("crisol", "Crisol", "Melting Pot", 3, NEUTRAL, ATTACK, SUPERIOR, Damage(PerTypes(2)))
power("concordia", "Concordia", "Concord", 2, NEUTRAL, TACTICAL, SUPERIOR, Heal(PerTypes(1)))
power("mosaico", "Mosaico", "Mosaic", 1, NEUTRAL, DEFENSE, SUPERIOR, Prevent(PerTypes(1)))
power("codicia-castigada", "Codicia castigada", "Punished Greed", 2, NEUTRAL, ATTACK, SUPERIOR, Damage(More(2, PerVictimsCard(1))))
power("revancha", "Revancha", "Payback", 1, NEUTRAL, TACTICAL, SUPERIOR, Draw(3), needs=Behind())
power("llamar-a-la-sombra", "Llamar a la Sombra", "Call the Shadow", 1, NEUTRAL, TACTICAL, SUPERIOR, Search(FOSA, 1, SHADOW), Draw(1))
power("golpe-oculto", "Golpe oculto", "Hidden Blow", 1, NEUTRAL, ATTACK, SUPERIOR, Damage(3), piercing=True)
power("coro-de-los-idos", "Coro de los idos", "Choir of the Departed", 2, NEUTRAL, TACTICAL, SUPERIOR, Heal(More(1, PerLost(2))))
power("golpe-desesperado", "Golpe desesperado", "Desperate Blow", 1, NEUTRAL, ATTACK, BASIC, If(Behind(), Draw(1)), Damage(2))
