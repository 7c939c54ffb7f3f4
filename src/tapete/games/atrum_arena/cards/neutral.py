"""Our neutral powers: any esbirro serves as their discard."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("golpe-oportuno", "Golpe oportuno", "Timely Blow", 1, NEUTRAL, ATTACK, BASIC, Damage(3))
power("golpe-oportuno", "Golpe oportuno", "Timely Blow", 2, NEUTRAL, ATTACK, BASIC, Damage(4))
power("esquiva", "Esquiva", "Dodge", 1, NEUTRAL, DEFENSE, BASIC, Prevent(2))
power("esquiva", "Esquiva", "Dodge", 2, NEUTRAL, DEFENSE, BASIC, Prevent(4))
power("acopio", "Acopio", "Stockpile", 0, NEUTRAL, TACTICAL, BASIC, Draw(1))
power("acopio", "Acopio", "Stockpile", 2, NEUTRAL, TACTICAL, BASIC, Draw(3))
power("contrahechizo", "Contrahechizo", "Counterspell", 3, NEUTRAL, TACTICAL, SUPERIOR, Annul(rival=True))
power("veto", "Veto", "Veto", 2, NEUTRAL, TACTICAL, SUPERIOR, Annul(kinds=(ATTACK,)))
power("mascara-de-bruma", "Máscara de bruma", "Mask of Mist", 1, NEUTRAL, TACTICAL, SUPERIOR, GiveType(ALTAR))
power("falsa-identidad", "Falsa identidad", "False Identity", 1, NEUTRAL, TACTICAL, SUPERIOR, GiveType(HAND))
power("presagios", "Presagios", "Omens", 1, NEUTRAL, TACTICAL, SUPERIOR, ChooseTypes(2))
power("mundo-al-reves", "Mundo al revés", "World Upside Down", 2, NEUTRAL, TACTICAL, MASTERFUL, SwitchKinds(), unique=True)
power("confesion", "Confesión", "Confession", 1, NEUTRAL, TACTICAL, SUPERIOR, IfInHand(SHADOW, Heal(3)))
power("busqueda-febril", "Búsqueda febril", "Feverish Search", 2, NEUTRAL, TACTICAL, SUPERIOR, Search(FOSA, 1))
