"""What lies on an Atrum Arena table: reptantes and their powers, esbirros, zones and counters."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind
from tapete.games.atrum_arena.powers import Power

# types of esbirro, as bits: a sombra in an altar is of several at once (AA-shadow-04)
BEAST: Final = 1
FALLEN: Final = 2
SKELETON: Final = 4
GOLEM: Final = 8
ZOMBIE: Final = 16
SHADOW: Final = 32
NEUTRAL: Final = 63  # of a power: any esbirro serves as its discard (AA-cost-07)
MAIN: Final = 31
MAIN_TYPES: Final[tuple[int, ...]] = (BEAST, FALLEN, SKELETON, GOLEM, ZOMBIE)
TYPES: Final[tuple[int, ...]] = (*MAIN_TYPES, SHADOW)
TYPE_IDS: Final = {BEAST: "beast", FALLEN: "fallen", SKELETON: "skeleton", GOLEM: "golem", ZOMBIE: "zombie", SHADOW: "shadow"}
TYPE_OF: Final = {"beast": BEAST, "fallen": FALLEN, "skeleton": SKELETON, "golem": GOLEM, "zombie": ZOMBIE, "shadow": SHADOW}
COPIES: Final = 10  # of each type in a base deck (AA-comp-07)

# zones; shared ones are kept under player 0
FOSA: Final = 0
VERTEDERO: Final = 1
HAND: Final = 2
ALTAR: Final = 3
REPTANTES: Final = 4
ELIMINATED: Final = 5
REVEALED: Final = 6
ASIDE: Final = 7
ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("fosa", "Fosa", "Pit", NOBODY, shared=True),
    ZoneKind("vertedero", "Vertedero", "Dump", PUBLIC, shared=True),
    ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
    ZoneKind("altar", "Altar", "Altar", PUBLIC, ordered=False),
    ZoneKind("reptantes", "Reptantes", "Reptantes", PUBLIC, ordered=False),
    ZoneKind("eliminated", "Reptantes eliminados", "eliminated Reptantes", PUBLIC),
    ZoneKind("revealed", "Esbirros revelados", "revealed minions", PUBLIC, shared=True),
    ZoneKind("aside", "Reptantes apartados", "Reptantes set aside", PUBLIC, ordered=False),
)

# counters of cards
EXHAUSTED: Final = 0
KNOWN: Final = 1  # who knows this card though it lies hidden: players as bits, and EVERYBODY
SLEEPS: Final = 2  # Ready phases of its player in which it stays Exhausted
CARD_FIELDS: Final[tuple[str, ...]] = ("exhausted", "known", "sleeps")

# counters of players
RESISTANCE: Final = 0
DUE: Final = 1  # a reptante is to be eliminated at once: PENDING, or UNDER_WAY
FELL_ON: Final = 2  # the turn in which a reptante was last lost
RETURNS: Final = 3  # goes back to 10 when the next own turn begins
SIDE: Final = 4  # the group
OUT: Final = 5
PLACED_ON: Final = 6  # the turn in which the esbirro of the turn was placed
FALL: Final = 7  # when the last own reptante was removed, counted over the game
REINFORCED_ON: Final = 8  # the turn in which a power of theirs last Reinforced
TURNS: Final = 9  # own turns begun
TOKENS: Final = 10  # discards that count as a chosen type this turn, one counter for each main type
PLAYER_FIELDS: Final[tuple[str, ...]] = (
    "resistance", "due", "fell_on", "returns", "side", "out", "placed_on", "fall", "reinforced_on", "turns",
    "token_beast", "token_fallen", "token_skeleton", "token_golem", "token_zombie",
)  # fmt: skip

ACTIVE: Final = 0
PHASE: Final = 1  # 1 to 4
PART: Final = 2
FIRST: Final = 3
TOURNAMENT: Final = 4
FALLS: Final = 5  # moments so far at which reptantes were removed
TOKENS_OUT: Final = 6  # discards that count as a chosen type, of all players together
ENDING: Final = 7  # what ended the game before its time: ON_TIME, or 1 + the player who conceded
LOOKS: Final = 8  # questions of this turn at which the table was looked at, for loops
LOOK: Final = 9  # how it looked at one of them
CAME_BACK: Final = 10  # how often it has looked so again
WORLD_FIELDS: Final[tuple[str, ...]] = (
    "active", "phase", "part", "first", "tournament", "falls", "tokens_out", "ending", "looks", "look", "came_back",
)  # fmt: skip
PENDING: Final = 1
UNDER_WAY: Final = 2
ON_TIME: Final = -1
READY_PHASE: Final = 1
DRAW_PHASE: Final = 2
MAIN_PHASE: Final = 3
DISCARD_PHASE: Final = 4
START: Final = 0
DEVELOPMENT: Final = 1
END: Final = 2

# derived values that lasting effects change
TYPE_CHANGE: Final = 0
KIND_CHANGE: Final = 1
WARD: Final = 2
FORCE_CHANGE: Final = 3
MODIFIERS: Final[tuple[str, ...]] = ("type", "kind", "ward", "force")

STARTING_RESISTANCE: Final = 10
MOST_RESISTANCE: Final = 20
HAND_LIMIT: Final = 5
TEAM: Final = 3
POWERS: Final = 5
MOST_COST: Final = 9  # no power costs more
NOTHING: Final = -1


class Esbirro(CardDef):
    """A minion: nothing but its type."""

    def __init__(self, id: str, name: Words, type: int, one: Words) -> None:
        super().__init__(id, name, ())
        self.type = type
        self.one = one  # with its article

    def mention(self, lang: str) -> str:
        return self.one.text(lang)


class Reptante(CardDef):
    """A reptante with its five powers."""

    def __init__(
        self, id: str, name: Words, powers: tuple[Power, ...], ours: bool, edition: str, story: Words | None = None
    ) -> None:
        super().__init__(id, name, powers)
        self.story = story if story is not None else Words("", "")  # who it is, in a sentence or two of ours
        self.powers = powers
        self.ours = ours
        self.edition = edition
        assert all([power.cost <= MOST_COST for power in powers])
        # by the number of esbirros: the powers that so many can pay for, with their places
        self.payable = [[(at, each) for at, each in enumerate(powers) if each.cost <= paid] for paid in range(MOST_COST + 1)]
        # how many of its powers take an esbirro of each type as their discard
        self.asks = {type: len([power for power in powers if power.esbirro & type]) for type in TYPES}

    def printed(self, lang: str) -> str:
        return " ".join([f"{number}. {power.line(lang)}" for number, power in enumerate(self.powers, 1)])


class PowerCard(CardDef):
    """A power by itself, at one cost: never on the table, but in the catalogue with its text."""

    def __init__(self, id: str, name: Words, power: Power) -> None:
        super().__init__(id, name, (power,))
        self.power = power


ESBIRROS: Final[tuple[Esbirro, ...]] = (
    Esbirro("beast", Words("Bestia", "Beast"), BEAST, Words("una Bestia", "a Beast")),
    Esbirro("fallen", Words("Caído", "Fallen"), FALLEN, Words("un Caído", "a Fallen")),
    Esbirro("skeleton", Words("Esqueleto", "Skeleton"), SKELETON, Words("un Esqueleto", "a Skeleton")),
    Esbirro("golem", Words("Gólem", "Golem"), GOLEM, Words("un Gólem", "a Golem")),
    Esbirro("zombie", Words("Zombie", "Zombie"), ZOMBIE, Words("un Zombie", "a Zombie")),
    Esbirro("shadow", Words("Sombra", "Shadow"), SHADOW, Words("una Sombra", "a Shadow")),
)


def printed_type(s: State, card: int) -> int:
    """The type an esbirro is of by itself."""
    what = s.cards[card]
    assert isinstance(what, Esbirro)
    return what.type


def is_esbirro(s: State, card: int) -> bool:
    return s.owners[card] < 0


def reptante(s: State, card: int) -> Reptante:
    what = s.cards[card]
    assert isinstance(what, Reptante)
    return what


def fosa(s: State) -> list[int]:
    return s.zones[FOSA * s.players]


def vertedero(s: State) -> list[int]:
    return s.zones[VERTEDERO * s.players]


def revealed(s: State) -> list[int]:
    return s.zones[REVEALED * s.players]


def hand(s: State, player: int) -> list[int]:
    return s.zones[HAND * s.players + player]


def altar(s: State, player: int) -> list[int]:
    return s.zones[ALTAR * s.players + player]


def team(s: State, player: int) -> list[int]:
    """A player's reptantes that are still in the game."""
    return s.zones[REPTANTES * s.players + player]


def ready(s: State, player: int) -> list[int]:
    """The Ready esbirros of an altar."""
    exhausted = s.numbers[EXHAUSTED]
    return [card for card in s.zones[ALTAR * s.players + player] if not exhausted[card]]


def ready_count(s: State, player: int) -> int:
    exhausted = s.numbers[EXHAUSTED]
    found = 0
    for card in s.zones[ALTAR * s.players + player]:
        if not exhausted[card]:
            found += 1
    return found


def in_altar(s: State, card: int) -> bool:
    return s.place[card] // s.players == ALTAR


def opponents(s: State, player: int) -> list[int]:
    """Those of other groups who are still in the game, in turn order from the player's left."""
    side = s.tallies[SIDE]
    out = s.tallies[OUT]
    found: list[int] = []
    for seat in range(1, s.players):
        other = (player + seat) % s.players
        if side[other] != side[player] and not out[other]:
            found.append(other)
    return found


def friends(s: State, player: int) -> list[int]:
    """A player and the members of their group who are still in the game."""
    side = s.tallies[SIDE]
    found = [player]
    for seat in range(1, s.players):
        other = (player + seat) % s.players
        if side[other] == side[player] and not s.tallies[OUT][other]:
            found.append(other)
    return found
