"""What players cannot do, or what befalls them: while a card is in play (``rule``), or for a while (``for_a_while``)."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Condition
from tapete.core.language import Words
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.vocabulary.conditions import FirstOfItsName

CANNOT: Final[tuple[Words, ...]] = (
    Words("no puedes", "you cannot"),
    Words("tu oponente no puede", "your opponent cannot"),
    Words("nadie puede", "nobody can"),
)


class Ban:
    """A change for players, and how it is said of you, of the opponent and of everybody; ``extra`` is what its kind needs."""

    def __init__(
        self, kind: int, said: tuple[Words, Words, Words], extra: int = 0, by: int = 0, condition: Condition | None = None
    ) -> None:  # fmt: skip
        self.kind = kind
        self.said = said
        self.extra = extra
        self.by = by
        self.condition = condition  # which the words tell


def forbidden(kind: int, es: str, en: str, extra: int = 0) -> Ban:
    """Something that players cannot do."""
    you, they, nobody = [Words(f"{who.es} {es}", f"{who.en} {en}") for who in CANNOT]
    return Ban(kind, (you, they, nobody), extra)


def always(kind: int, es: str, en: str, extra: int = 0, by: int = 0, condition: Condition | None = None) -> Ban:
    """Something that is said of one player alone, or of everybody."""
    words = Words(es, en)
    return Ban(kind, (words, words, words), extra, by, condition)


TALISMANS: Final = forbidden(m.CANNOT_PLAY, "jugar Talismanes", "play Talismans", 1 << t.TALISMAN)
OROS: Final = forbidden(
    m.NO_GOLD, "jugar, utilizar ni generar Oros", "play, use or generate Oros", m.SPEND | m.DROP | m.GENERATE | m.SPEND_VIRTUAL
)
ORO_CARDS: Final = forbidden(  # only the cards: virtual Oros are none (ML-gold-05)
    m.NO_GOLD, "utilizar ni jugar cartas de Oro", "use or play Oro cards", m.SPEND | m.DROP
)
SPENDING: Final = forbidden(m.NO_GOLD, "utilizar sus Oros", "use their Oros", m.SPEND | m.SPEND_VIRTUAL)
DROPS: Final = forbidden(m.NO_DROP, "bajar Oros", "put down Oros")
ABILITIES: Final = forbidden(m.NO_ABILITIES, "usar habilidades de cartas", "use abilities of cards", m.ALWAYS)
BATTLE_ABILITIES: Final = always(
    m.NO_ABILITIES,
    "en la Batalla Mitológica tu oponente no puede usar habilidades",
    "in the Mythological Battle your opponent cannot use abilities",
)
GRAVEYARD: Final = Ban(
    m.NO_GRAVEYARD,
    (
        Words("no puedes jugar con tu Cementerio", "you cannot use your Graveyard"),
        Words("tu oponente no puede jugar con su Cementerio", "your opponent cannot use their Graveyard"),
        Words("nadie puede jugar con su Cementerio", "nobody can use their Graveyard"),
    ),
)
ATTACKS_ON_YOU: Final = always(m.NOT_ATTACKED, "no puedes ser atacado", "you cannot be attacked")
DAMAGE_TO_YOU: Final = always(m.SHIELDED, "no recibes daño", "you take no damage")
THEIR_DRAWS: Final = always(m.NO_DRAW, "tu oponente no roba cartas", "your opponent draws no cards")
LAST_DRAW: Final = always(
    m.SKIPS_DRAW, "los jugadores no roban al finalizar su turno", "players do not draw at the end of their turn"
)
SECOND_TALISMAN: Final = always(
    m.TALISMAN_LIMIT,
    "cada jugador solo puede jugar un Talismán por turno",
    "each player can only play one Talisman per turn",
)
CLOSED_HAND: Final = always(m.OPEN_HAND, "tu oponente juega con la mano descubierta", "your opponent plays with their hand face up")
TALISMANS_IN_GRAVEYARDS: Final = always(
    m.EXILES_TALISMANS, "los Talismanes que se jueguen van al Destierro", "Talismans that are played go to Exile"
)
BONUSES: Final = always(m.INVERTS, "los bonos de Fuerza se aplican en negativo", "Strength bonuses apply negatively")
NINTH_CARD: Final = always(  # ML-zone-19
    m.HAND_SIZE,
    "puedes conservar 1 carta más en la mano (las copias no se suman)",
    "you may keep 1 more card in hand (copies do not add up)",
    by=1,
    condition=FirstOfItsName(),
)
FOUR_AT_MOST: Final = always(
    m.CAPPED,
    "los Aliados oponentes te hacen, entre todos, 4 de daño como mucho",
    "opposing Allies deal you 4 damage at most between them",
    by=4,
)
