"""The smallest game that exercises the engine: cards with marks, gold, and whatever programs and windows a test wants."""

from __future__ import annotations

from typing import ClassVar

from tapete.core import costs, windows
from tapete.core.abilities import Ability, CardDef, Replacement, Replacing, Triggered
from tapete.core.costs import Cost, Resource
from tapete.core.decision import PASS, Option
from tapete.core.effects import Effect, Resolving, Selection, Verb, resolving
from tapete.core.events import Event, EventKind, Marker, give_way, happen, happens
from tapete.core.facets import Responding
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.language import Lexeme, Noun, Words, adjective
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.nouns import Cards, Quality
from tapete.core.refusal import Refusal
from tapete.core.state import State, new_state
from tapete.core.windows import Announcement, Discipline, Window
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind

DECK, HAND, TABLE, PILE = range(4)
MARKED, PAID, LAUNCHED, MOVED, TURNED, FAILED = range(6)
MARKS, TIRED = range(2)
GOLD = 0
POWER = 0
COIN, READINESS, MINION = range(3)  # resources

POOR = Refusal("MINI-cost-01", "No te alcanza.", "You cannot afford it.")
IS_TIRED = Refusal("MINI-cost-02", "Está agotada.", "It is exhausted.")
NO_MINION = Refusal("MINI-cost-03", "Te faltan cartas en la mano.", "You lack cards in hand.")
SPOILT = Refusal("MINI-launch-01", "Ya no puede lanzarse.", "It can no longer be launched.")

CARD = Noun("carta", "cartas", True, "card", "cards")


class Marks(EventKind):
    """Marks are put on a card."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[MARKS][e.card] += e.amount
        return e if e.amount > 0 else None


class Pays(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[GOLD][e.player] -= e.amount
        return e


class Moves(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, e.zone, e.player)
        return e


class Turns(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[TIRED][e.card] = 1
        return e


class Coins(Resource):
    def held(self, s: State, purse: int) -> int:
        return s.tallies[GOLD][purse]

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(PAID, player=player, amount=amount, source=source)]


class Readiness(Resource):
    """A card's own: it can be turned once."""

    def purse(self, player: int, source: int) -> int:
        return source

    def held(self, s: State, purse: int) -> int:
        return 1 - s.numbers[TIRED][purse]

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(TURNED, source, player)]


class Minions(Resource):
    """Cards of the hand, given away to the pile."""

    def things(self, s: State, purse: int) -> list[int]:
        return s.zone(HAND, purse)

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(MOVED, card, player, zone=PILE) for card in things]


class Mark(Verb):
    """Put marks on cards."""

    def __init__(self, selection: Selection, amount: int = 1) -> None:
        super().__init__(selection)
        self.amount = amount

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(MARKED, card, f.you, self.amount, f.source, cause=cause) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return f"{Lexeme('marca', 'marcar', 'mark').form(lang, mood)} {self.selection.phrase(lang)}"


class ForTheTurn(Verb):
    """Put an ability in force until the end of the turn: the shape of all lasting effects."""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), s.turn, s.turn, it=f.it, them=f.them))

    def clause(self, lang: str, mood: str) -> str:
        return ("this turn, " if lang == "en" else "este turno, ") + self.ability.text(lang)

    def declared(self) -> list[Ability]:
        return [self.ability]


class Play(Triggered):
    """Resolves when a test says so."""

    def __init__(self, effect: Effect) -> None:
        super().__init__((), effect, own=True)

    def text(self, lang: str) -> str:
        return self.effect.text(lang)


class WhenMarked(Triggered):
    """Answers marks on other cards that are nobody's doing."""

    def __init__(self, effect: Effect) -> None:
        super().__init__((MARKED,), effect, own=False)

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        return e.card != source and e.source < 0

    def text(self, lang: str) -> str:
        return self.effect.text(lang)


class Instead(Replacement):
    """Marks on its own card are multiplied, increased, or, with both at zero, prevented."""

    def __init__(self, times: int, plus: int, every: bool = True) -> None:
        super().__init__((MARKED,))
        self.times = times
        self.plus = plus
        self.every = every

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return self.every or e.card == r.source

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        amount = e.amount * self.times + self.plus
        return [Event(MARKED, e.card, e.player, amount, e.source, cause=e.cause)] if amount else []

    def text(self, lang: str) -> str:
        return "instead" if lang == "en" else "en su lugar"


class Spared(Instead):
    """The player of this card may keep any card from its marks, at the price of a mark on this one."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return e.card != r.source

    def offered_to(self, s: State, e: Event, r: Replacing) -> int:
        return r.you

    def question(self) -> Words:
        return Words("¿Lo salvas?", "Do you save it?")

    def take_up(self, s: State, e: Event, r: Replacing) -> None:
        give_way(s, e.card, [])
        happens(s, Event(MARKED, r.source, r.you, 1))


class IsMarked(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.numbers[MARKS][card] > 0


CARDS = Cards(CARD, (TABLE,))
OWN = Cards(CARD, (TABLE,), 0)
RIVAL = Cards(CARD, (TABLE,), 1)
MARKED_CARDS = Cards(CARD, (TABLE,), -1, (IsMarked(adjective("marcado", "marked")),))


class Idle(Frame):
    """The bottom of the stack: asks for nothing more than to be left alone."""

    NAME = "idle"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: State) -> None:
        s.offer(0, "idle", [Option(s.names, PASS)], Words("¿Y ahora?", "What now?"))


class MiniResponding(Responding):
    def plays(self, s: State, player: int) -> bool:
        return player not in self.game.gone

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        able = [card for card in s.zone(TABLE, player) if costs.why_not(s, self.game.cost, player, card) is None]
        return [Option(s.names, "act", (card,)) for card in able]

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        window.announce(s, self.game.announcement(s, player, option.thing))

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        return SPOILT if s.names[announced.things[0]] in self.game.spoilt else None

    def not_launched(self, s: State, announced: Announcement, refusal: Refusal) -> None:
        happens(s, Event(FAILED, announced.things[0], announced.player))

    def launch(self, s: State, announced: Announcement) -> None:
        card = announced.things[0]
        happens(s, Event(LAUNCHED, card, announced.player))
        name = s.names[card]
        if name in self.game.drains:
            s.tallies[GOLD][self.game.drains[name]] = 0
        if name in self.game.spoils:
            self.game.spoilt[self.game.spoils[name]] = True


class Mini(Game):
    """Its windows offer to *act* with any ready card of the table; the test decides at whom a card is aimed."""

    def __init__(self, disciplines: tuple[Discipline, ...] = (), cards: tuple[CardDef, ...] = ()) -> None:
        super().__init__(
            "mini",
            Words("Mini", "Mini"),
            (
                ZoneKind("deck", "mazo", "deck", NOBODY),
                ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
                ZoneKind("table", "mesa", "table", PUBLIC, in_play=True),
                ZoneKind("pile", "pila", "pile", PUBLIC),
            ),
            (
                Marks("marked", Words("{player} marca {card}", "{player} marks {card}"), remembered=True),
                Pays("paid", Words("{player} paga {amount}", "{player} pays {amount}"), remembered=True),
                Marker("launched", Words("{player} lanza {card}", "{player} launches {card}"), remembered=True),
                Moves("moved", Words("se mueve {card}", "{card} moves"), remembered=True),
                Turns("turned"),
                Marker("failed", remembered=True),
            ),
            ("marks", "tired"),
            ("gold",),
            (),
            ("power",),
            (Idle,),
            disciplines,
            (Coins("gold", POOR), Readiness("readiness", IS_TIRED), Minions("minion", NO_MINION)),
        )
        self.cost = Cost((COIN, 1), (READINESS, 1))
        self.aims: dict[str, tuple[int, ...]] = {}  # card name -> players it is aimed at
        self.drains: dict[str, int] = {}  # card name -> a player whose gold its effect takes away
        self.spoils: dict[str, str] = {}  # card name -> a card that its effect keeps from being launched
        self.spoilt: dict[str, bool] = {}
        self.gone: tuple[int, ...] = ()
        for card in cards:
            self.register(card)

    def furnish(self) -> None:
        self.responding = MiniResponding(self)

    def announcement(self, s: State, player: int, card: int) -> Announcement:
        targets = self.aims.get(s.names[card], ())
        return Announcement(player, "act", (card,), "", targets, costs.reserve(s, self.cost, player, card))


def plain(id: str, *abilities: Ability) -> CardDef:
    return CardDef(id, Words(id.capitalize(), id.capitalize()), abilities)


def table(game: Mini, players: int = 2, each: tuple[str, ...] = ("a", "b", "c"), gold: int = 5) -> State:
    """Every player has these cards on the table, and gold; nothing is under way."""
    for id in each:
        if id not in game.catalogue:
            game.register(plain(id))
    cards = tuple([game.catalogue[id] for _ in range(players) for id in each])
    s = new_state(game, players, cards, tuple([player for player in range(players) for _ in each]))
    s.log = []
    for card, owner in enumerate(s.owners):
        s.move(card, TABLE, owner)
    for player in range(players):
        s.tallies[GOLD][player] = gold
    s.push(Idle())
    s.dirty = False
    return s


def card(s: State, name: str) -> int:
    """``2b`` is player 2's card b."""
    return s.names.index(f"{name[0]}:{name[1:]}#1")


def resolve(s: State, effect: Effect, you: int = 0, source: str = "1a") -> State:
    """Begin an effect and run to its first question."""
    program = effect.compiled()
    program.id = f"test/{len(s.game.programs)}"
    s.game.programs[program.id] = program
    s.push(resolving(program, you, card(s, source)))
    s.advance()
    return s


def answers(s: State, *ids: str) -> State:
    """Answer in short words: ``pass``, ``2b`` for the option about that card, or an option's id."""
    for id in ids:
        assert s.decision is not None, f"{id}: nothing is asked"
        named = f":{id[0]}:{id[1:]}#1"
        found = [option.id for option in s.decision.options if option.id == id or option.id.endswith(named)]
        s.game.play(s, found[0] if found else id)
    return s


def marks(s: State) -> dict[str, int]:
    """The cards with marks."""
    found = {}
    for number, name in enumerate(s.names):
        if s.numbers[MARKS][number]:
            found[name.replace(":", "").removesuffix("#1")] = s.numbers[MARKS][number]
    return found


def story(s: State) -> list[str]:
    """What the turn's history remembers: ``pays 1``, ``launches 2b``, ``fails 1a``."""
    told = []
    words = {PAID: "pays", LAUNCHED: "launches", FAILED: "fails", MARKED: "marks", MOVED: "moves"}
    for e in s.history:
        what = str(e.player + 1) if e.kind == PAID else s.names[e.card].replace(":", "").removesuffix("#1")
        told.append(f"{words[e.kind]} {what}")
    return told


__all__ = [
    "CARDS", "COIN", "DECK", "FOREVER", "GOLD", "HAND", "IS_TIRED", "MARKED", "MARKED_CARDS", "MARKS", "MINION", "NO_MINION",
    "OWN", "PILE", "POOR", "POWER", "READINESS", "RIVAL", "TABLE", "TIRED",
    "ForTheTurn", "Instead", "Mark", "Mini", "Play", "WhenMarked",
    "answers", "card", "marks", "plain", "resolve", "story", "table", "windows",
]  # fmt: skip
