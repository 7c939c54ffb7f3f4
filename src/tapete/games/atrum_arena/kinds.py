"""What Powers are and whose Esbirros they are aimed at: kinds, rarities, types, and what they are called."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words

ATTACK: Final = 0
DEFENSE: Final = 1
TACTICAL: Final = 2
COPYING: Final = 3  # has the type of what it copies (AA-key-12)
KIND_NAMES: Final[tuple[Words, ...]] = (
    Words("Ataque", "Attack"),
    Words("Defensa", "Defense"),
    Words("Táctico", "Tactical"),
    Words("Copia", "Copy"),
)

BASIC: Final = 0
SUPERIOR: Final = 1
MASTERFUL: Final = 2
RARITY_NAMES: Final[tuple[Words, ...]] = (Words("Básico", "Basic"), Words("Superior", "Superior"), Words("Magistral", "Masterful"))

ESBIRRO_NAMES: Final = {
    1: Words("Bestia", "Beast"),
    2: Words("Caído", "Fallen"),
    4: Words("Esqueleto", "Skeleton"),
    8: Words("Gólem", "Golem"),
    16: Words("Zombie", "Zombie"),
    32: Words("Sombra", "Shadow"),
    63: Words("Cualquiera", "Any"),
}
ESBIRRO_PLURALS: Final = {
    1: Words("Bestias", "Beasts"),
    2: Words("Caídos", "Fallen"),
    4: Words("Esqueletos", "Skeletons"),
    8: Words("Gólems", "Golems"),
    16: Words("Zombies", "Zombies"),
    32: Words("Sombras", "Shadows"),
    63: Words("Esbirros", "minions"),
}
ANY_TYPE: Final = 63

# whose altar the esbirros a power is aimed at lie in
OF_VICTIM: Final = 0
OWN: Final = 1
OF_ANYONE: Final = 2  # but all of one player
OF_BOTH: Final = 3  # one of your own and one of the victim's, in that order

EITHER: Final = -1  # of Ready and Exhausted
READY: Final = 0
EXHAUSTED: Final = 1
