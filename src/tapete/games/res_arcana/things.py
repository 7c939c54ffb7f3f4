"""What lies on a Res Arcana table: essences, components, zones and counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.text import symbol
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind

ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
ESSENCES: Final[tuple[str, ...]] = ("elan", "life", "calm", "death", "gold")
ESSENCE_NAMES: Final = {
    "elan": Words("Elan", "Elan"),
    "life": Words("Vida", "Life"),
    "calm": Words("Calma", "Calm"),
    "death": Words("Muerte", "Death"),
    "gold": Words("Oro", "Gold"),
}


def called(id: str, lang: str) -> str:
    """An essence by its name."""
    return symbol(id, ESSENCE_NAMES[id].text(lang))


FEMININE: Final[tuple[int, ...]] = (LIFE, CALM, DEATH)  # in Spanish
KINDS: Final = range(5)

ARTIFACT: Final = 0
MAGE: Final = 1
ITEM: Final = 2
MONUMENT: Final = 3
PLACE: Final = 4
TYPES: Final[tuple[str, ...]] = ("artifact", "mage", "item", "monument", "place")

# zones; shared ones are kept under player 0
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
AREA: Final = 3
MAGES: Final = 4
PACK: Final = 5
PICKED: Final = 6
BOX: Final = 7
ITEMS: Final = 8
PLACES: Final = 9
MONUMENTS: Final = 10
MONUMENT_DECK: Final = 11
CENTRE: Final = 12
ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("deck", "mazo", "deck", NOBODY),
    ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
    ZoneKind("discard", "descartes", "discard pile", PUBLIC),
    ZoneKind("area", "zona de juego", "play area", PUBLIC, in_play=True),
    ZoneKind("mages", "magos por elegir", "mages to choose from", HOLDER, ordered=False),
    ZoneKind("pack", "cartas para elegir", "draft pack", HOLDER, ordered=False),
    ZoneKind("picked", "cartas elegidas", "picked cards", HOLDER, ordered=False),
    ZoneKind("box", "caja", "box", NOBODY, shared=True, ordered=False),
    ZoneKind("items", "objetos mágicos", "magic items", PUBLIC, shared=True, ordered=False),
    ZoneKind("places", "lugares de poder", "places of power", PUBLIC, shared=True),
    ZoneKind("monuments", "monumentos", "monuments", PUBLIC, shared=True),
    ZoneKind("monument_deck", "mazo de monumentos", "monument deck", NOBODY, shared=True),
    ZoneKind("centre", "centro", "centre", PUBLIC, shared=True, ordered=False),
)

# counters of components: the essences lying on them come first, in the order of ESSENCES
TURNED: Final = 5
RESTING: Final = 6  # an item that shows its Pass side
KNOWN: Final = 7  # players who know this hidden card, as bits
EXPOSED: Final = 8  # everybody has seen that it belongs to its holder
DEALT_TO: Final = 9  # 1 + the player it was dealt to or drafted by
CARD_FIELDS: Final[tuple[str, ...]] = ("elan", "life", "calm", "death", "gold", "turned", "resting", "known", "exposed", "dealt_to")

# counters of players: the pool comes first
PASSED: Final = 5
BONUS: Final = 6  # points for the check under way
WINS: Final = 7  # games of the match
SAW_DECK: Final = 8  # knows the contents of the own deck
PLAYER_FIELDS: Final[tuple[str, ...]] = ("elan", "life", "calm", "death", "gold", "passed", "bonus", "wins", "saw_deck")

ACTIVE: Final = 0
FIRST: Final = 1  # holder of the First Player token
FLIPPED: Final = 2  # the token shows its Pass side: somebody has passed this round
ROUND: Final = 3
GAME_NUMBER: Final = 4  # of the match
MATCH: Final = 5  # whether this is a match of three
LOSER: Final = 6  # who decides the next First Player, or -1
WORLD_FIELDS: Final[tuple[str, ...]] = ("active", "first_player", "token_flipped", "round", "game_number", "match", "loser")

Amounts = tuple[int, int, int, int, int]
ANY_ESSENCE: Final = 5  # in "if you leave anything on it"


class Component(CardDef):
    """A component: its facts and what it can do."""

    def __init__(
        self,
        id: str,
        name: Words,
        type: int,
        cost: Amounts,
        generic: int,
        points: int,
        dragon: bool,
        creature: bool,
        first_game_set: int,
        tile: int,
        first_game_side: bool,
        scores: int,
        per_creature: int,
        per_dragon: int,
        abilities: tuple[Ability, ...],
    ) -> None:
        super().__init__(id, name, abilities)
        self.type = type
        self.cost = cost
        self.generic = generic
        self.points = points
        self.dragon = dragon
        self.creature = creature
        self.first_game_set = first_game_set
        self.tile = tile
        self.first_game_side = first_game_side
        self.scores = scores  # the essence whose tokens on it are points, or -1
        self.per_creature = per_creature
        self.per_dragon = per_dragon

    @property
    def worth(self) -> int:
        """How many tokens its printed cost adds up to (RA-effect-24)."""
        return sum(self.cost) + self.generic


def facts(s: State, card: int) -> Component:
    """What is printed on a component."""
    return cast(Component, s.cards[card])


def shared(s: State, kind: int) -> list[int]:
    """A zone of the whole table."""
    return s.zones[kind * s.players]


def mine(s: State, player: int) -> list[int]:
    """A player's components in play."""
    return s.zones[AREA * s.players + player]


def of_rivals(s: State, player: int) -> list[int]:
    """Their components in play."""
    return [card for rival in clockwise(s, player)[1:] for card in mine(s, rival)]


def in_play(s: State, card: int) -> bool:
    return s.place[card] // s.players == AREA


def pool(s: State, player: int) -> list[int]:
    """A player's essences, in the order of ESSENCES."""
    return [s.tallies[kind][player] for kind in KINDS]


def some(of: Sequence[int]) -> list[tuple[int, int]]:
    """The essences there are any of, each with how many."""
    return [(kind, n) for kind, n in enumerate(of) if n]


def pool_size(s: State, player: int) -> int:
    tallies = s.tallies
    return tallies[0][player] + tallies[1][player] + tallies[2][player] + tallies[3][player] + tallies[4][player]


def on_it(s: State, card: int) -> list[int]:
    """The essences lying on a component."""
    return [s.numbers[kind][card] for kind in KINDS]


def any_on_it(s: State, card: int) -> bool:
    numbers = s.numbers
    return bool(numbers[0][card] or numbers[1][card] or numbers[2][card] or numbers[3][card] or numbers[4][card])


def clockwise(s: State, start: int) -> list[int]:
    """The players in turn order from one of them."""
    return [(start + seat) % s.players for seat in range(s.players)]
