"""The generic cards of the basic game; the names are those of the supplement, the values ours."""

from tapete.games.dungeon_alliance.catalogue import generic
from tapete.games.dungeon_alliance.things import EVASION, MELEE, RANGED, SPEED
from tapete.games.dungeon_alliance.vocabulary.powers import mend

generic("precision_attack", "Ataque Preciso", "Precision Attack", "weapon", bonus=((MELEE, 1), (RANGED, 1)))
generic("reflex", "Reflejos", "Reflex", "reaction", bonus=((EVASION, 1),))
generic("minor_potion", "Poción Menor de Curación", "Minor Potion of Healing", "treasure", mend(2))
generic("surge_forward", "Avance Impetuoso", "Surge Forward", "maneuver", bonus=((SPEED, 2),))
