"""Why something is not allowed, with the clause that says so."""

from typing import Final

from tapete.core.refusal import Refusal

EXHAUSTED: Final = Refusal("DA-round-12", "Ese héroe está exhausto.", "That hero is exhausted.")
NOT_YOURS: Final = Refusal("DA-activate-01", "Solo activas a tus héroes.", "You only activate your own heroes.")
NO_POINTS: Final = Refusal("DA-step-02", "No quedan puntos de Velocidad suficientes.", "There are not enough Speed points left.")
ENEMY_THERE: Final = Refusal("DA-step-10", "Nunca se atraviesa la casilla de un enemigo.", "An enemy's square is never entered.")
NO_END: Final = Refusal(
    "DA-step-04", "El movimiento no podría acabar en una casilla vacía.", "The move could not end on an empty square."
)
WALL: Final = Refusal("DA-geometry-02", "Hay una pared o una puerta sin abrir.", "There is a wall or an unopened door.")
AFTER_ATTACK: Final = Refusal("DA-move-05", "Tras atacar no se mueve.", "After attacking there is no moving.")
SPEED_AFTER_ATTACK: Final = Refusal("DA-move-06", "Tras atacar no se gasta Velocidad.", "After attacking no Speed is spent.")
TURN_AFTER_ATTACK: Final = Refusal("DA-step-15", "Tras atacar no se gira.", "After attacking there is no turning.")
FACES_THERE: Final = Refusal("DA-step-13", "Ya mira hacia ese lado.", "It faces that side already.")
ONE_STEP: Final = Refusal("DA-step-01", "Está al lado: da el paso.", "It is next to you: take the step.")
STOPPED: Final = Refusal(
    "DA-threat-01",
    "Algo detendría al héroe por el camino: llévalo antes hasta allí.",
    "Something would stop the hero on the way: go there first.",
)
TURN_FIRST: Final = Refusal(
    "DA-step-14", "Gira antes hacia ese lado; girar es gratis.", "Turn to that side first; turning is free."
)
PASSING: Final = Refusal(
    "DA-step-18", "Estás de paso por la casilla de otro héroe.", "You are only passing through another hero's square."
)
NOT_BESIDE: Final = Refusal(
    "DA-geometry-11", "El héroe no está junto a ese lado de la losa.", "The hero is not beside that side of the tile."
)
FRAME_THERE: Final = Refusal("DA-door-06", "Ese lado da al marco.", "That side faces the frame.")
FRAME_FORCED: Final = Refusal("DA-locked-14", "Ese lado da al marco.", "That side faces the frame.")
ALREADY_OPEN: Final = Refusal("DA-door-04", "Ese pasillo ya está abierto.", "That hallway is already open.")
NOT_A_DOOR: Final = Refusal("DA-locked-01", "Ahí no hay dos puertas enfrentadas.", "There are no two doors facing each other.")
IS_A_DOOR: Final = Refusal("DA-door-01", "Es una puerta normal: se abre sin dado.", "It is a normal door: it opens without a roll.")
NO_TILES: Final = Refusal("DA-tile-03", "No hay losas en el Área.", "There are no tiles in the Area.")
ENEMIES_BY_LOCK: Final = Refusal("DA-locked-03", "Hay enemigos en la losa del héroe.", "There are enemies on the hero's tile.")
ENEMIES_BY_WALL: Final = Refusal("DA-secret-03", "Hay enemigos en la sala del héroe.", "There are enemies in the hero's room.")
ENEMIES_BY_CHEST: Final = Refusal("DA-lchest-02", "Hay enemigos en la sala del cofre.", "There are enemies in the chest's room.")
ENEMIES_BY_THREAT: Final = Refusal(
    "DA-reveal-02", "Hay enemigos en tu sala o en la de la amenaza.", "There are enemies in your room or the threat's."
)
CHEST_FAR: Final = Refusal("DA-chest-01", "El cofre no está adyacente.", "The chest is not adjacent.")
MONSTER_ON_CHEST: Final = Refusal("DA-chest-02", "Hay un monstruo sobre el cofre.", "There is a monster on the chest.")
NO_CHEST: Final = Refusal("DA-threat-02", "Ahí no hay un cofre a la vista.", "There is no chest in view there.")
LOCKED_CHEST: Final = Refusal(
    "DA-lchest-03", "Ese cofre está cerrado: tira el dado para abrirlo.", "That chest is locked: roll the die to open it."
)
NO_HALLWAY: Final = Refusal(
    "DA-reveal-07", "No estás junto a un pasillo hacia esa sala.", "You are not beside a hallway to that room."
)
NO_THREAT: Final = Refusal("DA-reveal-01", "Ahí no hay ninguna amenaza oculta.", "There is no hidden threat there.")
NOT_KNOWN: Final = Refusal("DA-reveal-05", "Esa amenaza no se ha revelado aún.", "That threat has not been revealed yet.")
KNOWN: Final = Refusal("DA-reveal-05", "Esa trampa ya es conocida: se desactiva.", "That trap is known already: it is disarmed.")
OUT_OF_RANGE: Final = Refusal("DA-attack-01", "El objetivo está fuera de alcance.", "The target is out of range.")
ADJACENT_SHOT: Final = Refusal(
    "DA-attack-11", "A distancia nunca se ataca a un adyacente.", "A ranged attack never reaches an adjacent enemy."
)
NOT_ADJACENT: Final = Refusal(
    "DA-attack-10", "Cuerpo a cuerpo solo se alcanza a un adyacente.", "Melee only reaches an adjacent enemy."
)
BEHIND_YOU: Final = Refusal("DA-los-04", "El objetivo está a la espalda.", "The target is behind.")
BEHIND_MELEE: Final = Refusal("DA-los-01", "El objetivo está a la espalda.", "The target is behind.")
NO_SIGHT: Final = Refusal("DA-los-03", "Una pared tapa la línea de visión.", "A wall blocks the line of sight.")
NO_WAY: Final = Refusal("DA-pet-05", "La mascota no tiene paso hasta el objetivo.", "The pet has no way to the target.")
NOT_AN_ENEMY: Final = Refusal("DA-pvp-02", "Sin PvP no se ataca a héroes rivales.", "Without PvP rival heroes are not attacked.")
OWN_HERO: Final = Refusal("DA-attack-01", "Solo se ataca a enemigos.", "Only enemies are attacked.")
DOWN: Final = Refusal("DA-defeat-03", "Un héroe derrotado no puede ser objetivo.", "A defeated hero cannot be a target.")
AT_HOME: Final = Refusal("DA-pvp-08", "Ese héroe está en su losa inicial.", "That hero is on its own starting tile.")
FROM_HOME: Final = Refusal(
    "DA-pvp-09", "Desde tu losa inicial no atacas a héroes enemigos.", "From your own starting tile enemy heroes are not attacked."
)
HAS_MOVED: Final = Refusal(
    "DA-attack-16", "Ha gastado Velocidad: no hay segundo ataque.", "It has spent Speed: there is no second attack."
)
SAME_ENEMY: Final = Refusal(
    "DA-attack-15", "El segundo ataque es contra otro enemigo.", "The second attack is against another enemy."
)
TWO_DONE: Final = Refusal("DA-attack-15", "Ya ha hecho sus dos ataques.", "It has made both attacks.")
WAIVED: Final = Refusal(
    "DA-move-09", "Ha renunciado a atacar por el segundo movimiento.", "It gave up attacking for the second move."
)
RESTING: Final = Refusal("DA-rest-04", "Quien descansa no ataca.", "A resting hero does not attack.")
RESTING_MOVE: Final = Refusal("DA-rest-05", "Quien descansa no tiene segundo movimiento.", "A resting hero has no second move.")
SECOND_DONE: Final = Refusal("DA-move-07", "Ya está en el segundo movimiento.", "It is in its second move already.")
REST_FIRST: Final = Refusal("DA-rest-01", "El descanso se declara al empezar.", "Rest is declared at the start.")
MUST_RECOVER: Final = Refusal("DA-rest-07", "Un héroe derrotado tiene que recuperarse.", "A defeated hero has to recover.")
ONLY_DEFEATED: Final = Refusal(
    "DA-rest-12", "Solo un héroe derrotado abandona la mazmorra.", "Only a defeated hero leaves the dungeon."
)
NO_ROOM: Final = Refusal("DA-rest-10", "No hay casilla libre en la losa inicial.", "There is no empty square on the starting tile.")
DEFEATED_ACTS: Final = Refusal("DA-defeat-11", "Un héroe derrotado no hace eso.", "A defeated hero does not do that.")
NOT_IN_HAND: Final = Refusal("DA-play-01", "Solo se juegan cartas de tu mano.", "Only cards from your hand are played.")
NOT_VALID: Final = Refusal("DA-valid-01", "El héroe no tiene los iconos de la carta.", "The hero lacks the icons of the card.")
TYPE_PLAYED: Final = Refusal(
    "DA-play-04", "Ya ha jugado una carta de ese tipo esta ronda.", "It has played a card of that type this round."
)
TYPE_DOUBLE: Final = Refusal(
    "DA-play-05", "Uno de los tipos de la carta ya está ocupado.", "One of the types of the card is taken already."
)
ENHANCED: Final = Refusal("DA-spell-03", "Ese héroe ya tiene un Conjuro de Mejora.", "That hero has an Enhancement Spell already.")
USELESS: Final = Refusal("DA-attack-05", "Su ataque no es de ese tipo.", "Its attack is not of that type.")
NO_TARGET: Final = Refusal(
    "DA-spell-07", "No hay un objetivo válido a la vista y al alcance.", "There is no valid target in sight and range."
)
OTHER_WAY: Final = Refusal("DA-play-03", "Esa carta no se juega así.", "That card is not played that way.")
SURGED: Final = Refusal("DA-surge-03", "Ya ha tenido su Descarga de Fuerza esta ronda.", "It has had its Power Surge this round.")
TWO_CARDS: Final = Refusal("DA-surge-08", "Hacen falta dos cartas en la mano.", "Two cards in hand are needed.")
NOT_HURT: Final = Refusal("DA-surge-01", "No tiene daño que quitar.", "It has no damage to remove.")
ONLY_REACTIONS: Final = Refusal(
    "DA-reaction-01", "Fuera de su activación solo se juegan Reacciones.", "Outside its activation a hero only plays Reactions."
)
IN_COLUMN: Final = Refusal("DA-play-03", "Ya está jugada, bajo su héroe.", "It has been played and lies under its hero.")
CONTINUOUS: Final = Refusal("DA-artifact-03", "Su efecto es continuo.", "Its effect is continuous.")
PLAY_TIME: Final = Refusal(
    "DA-play-09", "Las cartas se juegan al mover y al atacar.", "Cards are played while moving and attacking."
)
UPGRADE_TIME: Final = Refusal(
    "DA-upgrade-01", "Se adquiere después de mover y atacar.", "It is acquired after moving and attacking."
)
TILE_BY_DOOR: Final = Refusal(
    "DA-tile-01", "Se coloca al abrir paso hacia un hueco.", "It is placed when a way to a gap is opened."
)
TILE_LIES: Final = Refusal("DA-tile-02", "Esa losa ya está colocada.", "That tile has been placed.")
OMEN_TIME: Final = Refusal("DA-solo-05", "Se resuelve en la fase de monstruos.", "It takes effect in the monster phase.")
IN_SUPPLY: Final = Refusal("DA-setup-05", "Está en la reserva, no en la mazmorra.", "It is in the supply, not in the dungeon.")
OUT_OF_GAME: Final = Refusal("DA-setup-15", "Está fuera de la partida.", "It is out of the game.")
PIT_STAYS: Final = Refusal("DA-threat-05", "El foso se queda donde está.", "The pit stays where it is.")
NOT_NOW: Final = Refusal("DA-activate-02", "Ahora no es el momento.", "This is not the moment.")
CANNOT_AFFORD: Final = Refusal("DA-upgrade-03", "No tienes XP boca arriba suficiente.", "You do not have enough face-up XP.")
NOT_FOR_YOU: Final = Refusal("DA-upgrade-06", "No vale para ningún héroe de tu alianza.", "It fits no hero of your alliance.")
NOT_ON_SALE: Final = Refusal("DA-upgrade-01", "Esa carta no está en venta.", "That card is not on sale.")
ONLY_NEW: Final = Refusal(
    "DA-upgrade-14", "Tras reemplazar solo se adquiere la carta nueva.", "After replacing only the new card may be acquired."
)
REPLACED: Final = Refusal("DA-upgrade-15", "Solo se reemplaza una carta por turno.", "Only one card is replaced per turn.")
PRIORITY: Final = Refusal(
    "DA-monster-06", "Debes elegir un monstruo más alejado de tus héroes.", "You must choose a monster farther from your heroes."
)
MONSTER_EXHAUSTED: Final = Refusal("DA-round-12", "Ese monstruo está exhausto.", "That monster is exhausted.")
MUST_DISCARD: Final = Refusal("DA-solocard-11", "La carta obliga a descartar.", "The card makes you discard.")
MUST_REACH: Final = Refusal(
    "DA-monster-11", "Debe acabar donde pueda atacar a algún héroe.", "It must end where it can attack some hero."
)
MONSTER_FAR: Final = Refusal("DA-monster-10", "El monstruo no llega a esa casilla.", "The monster does not get to that square.")
