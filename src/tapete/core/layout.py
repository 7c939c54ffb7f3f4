"""How a game lies on the table: what a client needs to draw it, said once for each game in its ``table.py``.

A layout says where each zone lies and in what form, what a card's face shows, which numbers stand beside a player's name, the steps
of a turn, and how a card in play lies at this moment. It decides nothing and hides nothing: who calls ``pose`` has asked the
visibility service first, and numbers of players, steps, arrows and maps are for everybody's eyes.

Pictures are names of the Game Icons set; colours are ``#rrggbb``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.language import Words

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.decision import Decision, Option
    from tapete.core.game import Game
    from tapete.core.state import State

# Where an area lies. Each player has rows, the first nearest to the centre; shared zones lie in the centre's rows.
TABLE: Final = "table"  # on the cloth, in its row
HAND: Final = "hand"  # fanned at the edge of its player's side
PILES: Final = "piles"  # beside the player's name: decks, discards; a click opens it
DRAWER: Final = "drawer"  # seldom wanted: behind a button
UNSEEN: Final = "unseen"  # not drawn at all

# How the cards of an area lie.
LINE: Final = "line"  # side by side in their order, which matters
ROW: Final = "row"  # side by side
PILE: Final = "pile"  # one on another: a count, the top card if it may be seen
TUCKED: Final = "tucked"  # under the cards they are attached to (``Pose.on``)
CHAIN: Final = "chain"  # a column of announcements, the newest on top
PLAN: Final = "plan"  # on the map, at ``Pose.at``

# Three sizes of a card, and how big an area draws its own when there is room.
TOKEN: Final = "token"
CARD: Final = "card"
FULL: Final = "full"

# What a card's frame says at a glance: somebody, something done, something held, somewhere.
BEING: Final = "being"
DEED: Final = "deed"
OBJECT: Final = "object"
PLACE: Final = "place"

# Grounds behind a picture; a game gives them to its houses, essences, races, types or classes.
GROUNDS: Final[tuple[str, ...]] = (
    "flames", "leaves", "waves", "rays", "runes", "circuits", "beams", "streaks", "meander", "stars", "scales", "bricks", "thorns",
)  # fmt: skip

HEADINGS: Final[tuple[str, ...]] = ("turn_begins", "round_begins", "cycle_begins")


class Area:
    """Where and how a zone is drawn."""

    def __init__(
        self, zone: str, place: str = TABLE, form: str = ROW, row: int = 0, size: str = CARD, name: Words | None = None
    ) -> None:
        self.zone = zone
        self.place = place
        self.form = form
        self.row = row
        self.size = size
        self.name = name  # the zone's own when None


class Stage:
    """A step of the turn, or a phase: one mark on the track."""

    def __init__(self, id: str, name: Words, clause: str = "") -> None:
        self.id = id
        self.name = name
        self.clause = clause


class Symbol:
    """A picture with a colour and a name: a resource, a counter, a status."""

    def __init__(self, id: str, name: Words, icon: str, colour: str, sign: Words | None = None) -> None:
        self.id = id
        self.name = name
        self.icon = icon
        self.colour = colour
        self.sign = sign  # as it stands in the line of a text that does not mark it itself: "Æ"


class Keyword:
    """A word on cards that the rules explain."""

    def __init__(self, id: str, name: Words, about: Words, clause: str = "") -> None:
        self.id = id
        self.name = name
        self.about = about
        self.clause = clause


class Gem:
    """A number on a card in the shape of a symbol: its power, its cost, the damage on it."""

    def __init__(self, symbol: str, value: int, printed: int | None = None) -> None:
        self.symbol = symbol
        self.value = value
        self.printed = value if printed is None else printed  # when it differs, the client shows that the value has changed


class Part:
    """A part of a card with a name of its own, which is used by itself: one of several powers."""

    def __init__(self, name: Words, kind: Words, text: Words, colour: str = "", gems: tuple[Gem, ...] = ()) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.colour = colour
        self.gems = gems


class Face:
    """What is printed on a card, apart from its name and text."""

    def __init__(
        self,
        colour: str,
        picture: str,
        kind: Words,
        gems: tuple[Gem, ...] = (),
        keywords: tuple[str, ...] = (),
        second: str = "",
        parts: tuple[Part, ...] = (),
        glossary: tuple[str, ...] = (),
    ) -> None:
        self.colour = colour
        self.second = second  # another colour, for a card of two
        self.picture = picture
        self.kind = kind  # the type line
        self.gems = gems
        self.keywords = keywords  # printed on it as such
        self.glossary = glossary  # other keywords that its kind or its text speaks of, explained where the card is seen in full
        self.parts = parts  # instead of the text, where a card has several powers


class Dress:
    """How a face is composed: the kind of frame, the ground behind the picture, how rare the card is.

    ``ground`` is one of ``GROUNDS`` or empty; ``rank`` is 0 where no rarity is known, 1 common, 2 uncommon, 3 rare. ``portrait``
    is for those few who are looked at all game long: their picture is drawn larger.
    """

    def __init__(self, frame: str = "", ground: str = "", rank: int = 0, portrait: bool = False) -> None:
        self.frame = frame
        self.ground = ground
        self.rank = rank
        self.portrait = portrait


class Pose:
    """How a card that is seen lies at this moment, and what lies on it."""

    def __init__(self) -> None:
        self.turned = 0  # degrees: 90 exhausted, 45 reserved
        self.gems: list[Gem] = []  # its numbers now; none: as printed
        self.bare = False  # the printed numbers have served: without numbers of now, none are shown
        self.tokens: list[Gem] = []  # what lies on it: damage, essences, counters
        self.marks: list[str] = []  # symbols of what it is now: stunned, warded, chosen…
        self.on = -1  # the card under which it is tucked
        self.forward = False  # a little nearer to the enemy
        self.at = ""  # where it is on the map
        self.facing = ""  # n, ne, e, se, s, sw, w, nw
        self.face_down = False
        self.note: Words | None = None  # a few words that matter now ("copies Troll")


class Share:
    """What adds to a number: a card or a rule by its name, and how much it gives."""

    def __init__(self, name: Words, value: int) -> None:
        self.name = name
        self.value = value


class Gauge:
    """A number beside a player's name."""

    def __init__(self, symbol: str, value: int, most: int = -1, big: bool = False, parts: tuple[Share, ...] = ()) -> None:
        self.symbol = symbol
        self.value = value
        self.most = most  # drawn as so many of so many; -1: no limit
        self.big = big  # who is winning is read from these
        self.parts = parts  # where it comes from, shown on demand; none: the number says it all


class Arrow:
    """A line from a card to a card: blocks, attacks, aims."""

    def __init__(self, start: int, end: int, symbol: str) -> None:
        self.start = start
        self.end = end
        self.symbol = symbol


class Link:
    """Something announced that has not happened yet: who, with which card (and which part), at whom, and what it will cost."""

    def __init__(self, player: int, card: int, name: Words, part: int = 0) -> None:
        self.player = player
        self.card = card
        self.name = name
        self.part = part  # of the card, from 1; 0: the card itself
        self.cards: list[int] = []  # it is aimed at
        self.players: list[int] = []  # it is aimed at
        self.link = -1  # of the chain, that it is aimed at
        self.reserved: list[int] = []  # cards set aside to pay for it


class Square:
    """A cell of a map: its name as in option ids, where it is, what it is, and which sides are walls or doors.

    ``x`` counts from the west and ``y`` from the north, as on a screen. ``kind`` is ``floor``, or a short sign of what lies there
    that is no card for all to see. ``tile`` is the name of the card it is printed on. ``reach`` is what it costs whoever is
    moving now to get there, -1 when it cannot.

    ``sides`` has a letter for each of north, east, south, west: ``.`` open, ``#`` wall, ``d`` door, ``l`` locked door, ``s`` secret
    door, ``o`` open door.
    """

    def __init__(self, name: str, x: int, y: int, kind: str, sides: str, tile: str = "", reach: int = -1) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.kind = kind
        self.sides = sides
        self.tile = tile
        self.reach = reach


class Plan:
    """A map: its size in cells and the cells laid so far."""

    def __init__(self, width: int, height: int, squares: list[Square]) -> None:
        self.width = width
        self.height = height
        self.squares = squares


class Reading:
    """How an option is drawn besides its things: the squares it is about, the number written there (a cost), the part of its
    first thing that it uses, from 1, and the card that takes aim with it at the last of its things."""

    def __init__(self, squares: list[str], number: int = -1, part: int = 0, aim: int = -1) -> None:
        self.squares = squares
        self.number = number
        self.part = part
        self.aim = aim


class Asked:
    """A question of a sheet, the state in which it is put, and the answer that it usually gets, if there is one."""

    def __init__(self, s: State, decision: Decision, usual: Option | None = None) -> None:
        self.s = s
        self.decision = decision
        self.usual = usual


class Layout:
    """The table of a game. A game overrides what it knows better; the rest is what can be drawn of any game."""

    def __init__(
        self,
        game: Game,
        areas: tuple[Area, ...] = (),
        stages: tuple[Stage, ...] = (),
        symbols: tuple[Symbol, ...] = (),
        keywords: tuple[Keyword, ...] = (),
        cloth: str = "#1f4d3a",
        clauses: dict[str, str] | None = None,
        guide: dict[str, Words] | None = None,
        counted: dict[str, Words] | None = None,
        about: Words | None = None,
        headings: tuple[str, ...] = HEADINGS,
    ) -> None:
        self.game = game
        self.headings = headings  # events by which the log begins another turn or round, by their ids
        self.areas = areas or usual_areas(game)
        self.stages = stages
        known = [symbol.id for symbol in symbols]
        signs = [sign for sign in game.signs.values() if sign.id not in known]
        self.symbols = symbols + tuple([Symbol(sign.id, sign.name, sign.icon, sign.colour) for sign in signs])
        self.keywords = keywords
        self.cloth = cloth
        self.clauses = clauses or {}  # the clause that an event of the log follows, by the event's id
        self.guide = guide or {}  # what a newcomer is told at a question, by its kind
        self.about = about or Words("", "")  # the game in one sentence
        self.written: dict[str, dict[str, str]] = {}
        self.counted = counted or {}  # events worth counting once a match is over, by their ids: what they are called then

    def signs(self, lang: str) -> dict[str, str]:
        """The symbols that texts write in the line, by what they write."""
        found = self.written.get(lang)
        if found is None:
            found = {symbol.sign.text(lang): symbol.id for symbol in self.symbols if symbol.sign is not None}
            self.written[lang] = found
        return found

    # -- printed

    def face(self, card: CardDef) -> Face:
        return Face("#6b7280", "card-pickup", Words("Carta", "Card"))

    def dress(self, card: CardDef) -> Dress:
        """How its face is composed."""
        return Dress()

    # -- at this moment

    def pose(self, s: State, card: int) -> Pose:
        """How a card lies. Cards in piles, in drawers and in areas that are not drawn are not asked: they lie as usual."""
        return Pose()

    def gauges(self, s: State, player: int) -> list[Gauge]:
        """The numbers beside a player's name, those that say who is winning first."""
        return []

    def stage(self, s: State) -> str:
        """The id of the step under way."""
        return ""

    def banner(self, s: State) -> Words | None:
        """A word over the whole table: the active house, the round."""
        return None

    def arrows(self, s: State) -> list[Arrow]:
        return []

    def chain(self, s: State) -> list[Link]:
        """What is announced and waits, the first one first; what was announced last happens first."""
        return []

    def plan(self, s: State) -> Plan | None:
        return None

    def reading(self, s: State, option: Option) -> Reading | None:
        return None

    def together(self, s: State, decision: Decision) -> list[Asked]:
        """The pending question and those that follow it whatever is answered: a table may show them as one sheet."""
        return []

    def lesson(self, s: State, decision: Decision) -> Words | None:
        """What a newcomer is told at this question."""
        return self.guide.get(decision.kind)

    # -- a first game

    def first_game(self) -> dict[str, object]:
        """The setup of a newcomer's first match: ``setup``, ``seed`` and the number of ``seats``."""
        return {}


def usual_areas(game: Game) -> tuple[Area, ...]:
    """Where the zones of any game may lie: what is in play on the cloth, what only its holder sees in hand, the rest in piles."""
    areas: list[Area] = []
    for zone in game.zones:
        if zone.in_play:
            areas.append(Area(zone.id, TABLE, LINE))
        elif zone.sight == "holder":
            areas.append(Area(zone.id, HAND, ROW))
        else:
            areas.append(Area(zone.id, TABLE if zone.shared else PILES, PILE))
    return tuple(areas)
