"""Embers (*Brasas*): a whole game of Tapete on two pages. Copy it to begin a game of your own.

Two to four players gather embers; ten win, or the most when a deck runs out. On your turn you draw a card and get an ember, then
play cards from your hidden hand. To play is to *announce*: the cost is reserved, everybody may respond with a Bucket, and what was
announced last resolves first, each card paid right before its own effect.

It shows a hidden hand, an event that is replaced (Bellows), a triggered ability (Torch), a reserved cost, a response window,
chance (Spark), refusals with their clause, and texts printed from what cards do. ``check_game(game())`` proves the rest.
"""

from __future__ import annotations

from typing import ClassVar, cast

from tapete.core import costs, windows
from tapete.core.abilities import Ability, CardDef, Replacement, Replacing, Triggered
from tapete.core.actions import Action, Actions, Passing, Row, nothing
from tapete.core.costs import Cost, Resource
from tapete.core.decision import PASS, Option
from tapete.core.effects import Resolving, Verb, resolving
from tapete.core.events import Event, EventKind, happens
from tapete.core.facets import Accounts, Responding
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State, new_state
from tapete.core.windows import Announcement, Discipline, Window, open_chain
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind

DECK, HAND, ANNOUNCED, TABLE, DISCARD = range(5)  # zones
DRAWN, GAINED, PAID, MOVED, TURN_BEGINS = range(5)  # events
EMBERS = 0  # the counter of players, and what costs are paid in
ACTIVE = 0  # the counter of the table

NOT_ENOUGH = Refusal("TOY-cost-01", "No tienes bastantes brasas libres.", "You do not have enough free embers.")
NOT_IN_HAND = Refusal("TOY-play-01", "Solo se juega desde la mano.", "Cards are only played from your hand.")
NOT_NOW = Refusal("TOY-play-02", "Solo los cubos responden, y solo eso hacen.", "Only buckets respond, and that is all they do.")
DOUSED = Refusal("TOY-douse-01", "La han apagado.", "It was doused.")


# -- what happens


class Drawn(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        e = e.but(card=s.zone(DECK, e.player)[0])
        s.move(e.card, HAND, e.player)
        return e


class TurnBegins(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.turn += 1
        s.world[ACTIVE] = e.player
        return e


class Moved(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, e.zone, e.player)
        return e


class Counted(EventKind):
    """Embers come or, when paid, go."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[EMBERS][e.player] += -e.amount if e.kind == PAID else e.amount
        if s.tallies[EMBERS][e.player] >= 10:
            s.finish((e.player,))
        return e


class Embers(Resource):
    def held(self, s: State, purse: int) -> int:
        return s.tallies[EMBERS][purse]

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(PAID, player=player, amount=amount, source=source)]


# -- what cards say


class Gain(Verb):
    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(GAINED, player=f.you, amount=s.random(3) + 1, source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        return Words("gana de 1 a 3 brasas al azar", "gain 1 to 3 embers at random").text(lang)


class Douse(Verb):
    def act(self, s: State, f: Resolving) -> None:
        answered = windows.current(s).last
        happens(s, Event(MOVED, answered.things[0], answered.player, zone=DISCARD))

    def clause(self, lang: str, mood: str) -> str:
        return Words("apaga la carta a la que responde", "douse the card it answers").text(lang)


class Play(Triggered):
    """What a card does when it resolves."""

    def __init__(self, effect: Verb) -> None:
        super().__init__((), effect, own=True)

    def text(self, lang: str) -> str:
        return Words("Al jugar: ", "When played: ").text(lang) + self.effect.text(lang)


class EachDraw(Triggered):
    def __init__(self, effect: Verb) -> None:
        super().__init__((DRAWN,), effect, own=False)

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        return e.player == you

    def text(self, lang: str) -> str:
        return Words("Cada vez que robas: ", "Each time you draw: ").text(lang) + self.effect.text(lang)


class OneMore(Replacement):
    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return e.player == r.you

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        return [Event(GAINED, player=e.player, amount=e.amount + 1, source=e.source)]

    def text(self, lang: str) -> str:
        return Words("Cuando ganes brasas, gana una más.", "When you gain embers, gain one more.").text(lang)


class Card(CardDef):
    def __init__(self, id: str, es: str, en: str, cost: int, rests: int, ability: Ability) -> None:
        super().__init__(id, Words(es, en), (ability,))
        self.cost = Cost((EMBERS, cost))
        self.rests = rests  # the zone it goes to


CARDS = (
    Card("spark", "Chispa", "Spark", 1, DISCARD, Play(Gain())),
    Card("torch", "Antorcha", "Torch", 4, TABLE, EachDraw(Gain())),
    Card("bellows", "Fuelle", "Bellows", 3, TABLE, OneMore((GAINED,))),
    Card("bucket", "Cubo", "Bucket", 1, DISCARD, Play(Douse())),
)


# -- the rules


class Turn(Frame):
    """Draw, get an ember, then play cards until you pass."""

    NAME = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == 0:
            happens(s, Event(TURN_BEGINS, player=self.player))
        elif step == 1:
            if s.zone(DECK, self.player):
                happens(s, Event(DRAWN, player=self.player))
            else:
                most = max(s.tallies[EMBERS])
                s.finish(tuple([player for player in range(s.players) if s.tallies[EMBERS][player] == most]))
        elif step == 2:
            happens(s, Event(GAINED, player=self.player, amount=1))
        elif step == 3:
            s.offer(self.player, "main", TURN.options(s, self.player), MAIN)
        else:
            answer = s.answer
            assert answer is not None
            self.step = 3
            if answer.verb == PASS:
                self.step = 0
                self.player = (self.player + 1) % s.players
            else:
                TURN.do(s, self.player, answer)


MAIN = Words("¿Qué juegas?", "What do you play?")
RESPOND = Words("¿Respondes?", "Do you respond?")


def card_of(s: State, card: int) -> Card:
    return cast(Card, s.cards[card])


def why_not_play(s: State, player: int, card: int, moment: str) -> Refusal | None:
    """The one authority on playing a card at the main decision or in response."""
    if s.place[card] != HAND * s.players + player:
        return NOT_IN_HAND
    if (card_of(s, card).id == "bucket") != (moment == "respond"):
        return NOT_NOW
    return costs.why_not(s, card_of(s, card).cost, player, card)


def announced(s: State, player: int, option: Option) -> Announcement:
    """Reserve the card's cost."""
    reservation = costs.reserve(s, card_of(s, option.thing).cost, player, option.thing)
    return Announcement(player, option.verb, option.things, reservation=reservation)


def show(s: State, player: int, card: int) -> None:
    """Lay an announced card open. It comes after the frames that wait for it: what is put on the stack last is done first."""
    happens(s, Event(MOVED, card, player, zone=ANNOUNCED))


class Playing(Action):
    """Play a card from the hand, in one's turn or in response. Options, refusals and the menu all come from here."""

    def __init__(self, moment: str) -> None:
        super().__init__("play", Words("Juega {thing}", "Play {thing}"))
        self.moment = moment

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_play(s, player, option.thing, self.moment)

    def do(self, s: State, player: int, option: Option) -> None:
        open_chain(s, "respond", announced(s, player, option))
        show(s, player, option.thing)


def hand(s: State, player: int) -> list[int]:
    return s.zone(HAND, player)


PASSING = Passing(Words("Paso", "Pass"))
TURN = Actions("main", Row(hand, Playing("main")), Row(nothing, PASSING))
RESPONDING = Actions("respond", Row(hand, Playing("respond")), Row(nothing, PASSING))


class ToyResponding(Responding):
    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        window.announce(s, announced(s, player, option))
        show(s, player, option.thing)

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        return None if s.zone_kind(announced.things[0]) == ANNOUNCED else DOUSED

    def launch(self, s: State, announced: Announcement) -> None:
        card = announced.things[0]
        ability = card_of(s, card).abilities[0]
        if isinstance(ability, Play):
            s.push(resolving(ability.program, announced.player, card))
        happens(s, Event(MOVED, card, announced.player, zone=card_of(s, card).rests))


class ToyAccounts(Accounts):
    def main_depth(self, s: State) -> int:
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]


class Toy(Game):
    def furnish(self) -> None:
        self.responding = ToyResponding(self)
        self.accounts = ToyAccounts(self)
        self.offer_actions(TURN, RESPONDING)

    def players_range(self) -> tuple[int, int]:
        return 2, 4

    def random_setup(self, number: int) -> dict[str, object]:
        return {"players": 2 + number % 3}

    def start(self, setup: dict[str, object], seed: int) -> State:
        players = cast(int, setup["players"])
        deck = CARDS * 5
        s = new_state(self, players, deck * players, tuple([player for player in range(players) for _ in deck]))
        s.setup = setup
        s.key = seed
        for card, owner in enumerate(s.owners):
            s.move(card, DECK, owner)
        for player in range(players):
            s.shuffle(DECK, player)
            for card in s.zone(DECK, player)[:4]:
                s.move(card, HAND, player)
        s.push(Turn())
        s.advance()
        return s

    def active(self, s: State) -> int:
        return s.world[ACTIVE]


ZONES = (
    ZoneKind("deck", "mazo", "deck", NOBODY),
    ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
    ZoneKind("announced", "cartas anunciadas", "announced cards", PUBLIC),
    ZoneKind("table", "mesa", "table", PUBLIC, in_play=True),
    ZoneKind("discard", "descartes", "discard pile", PUBLIC),
)
EVENTS = (
    Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    Counted("gained", Words("{player} gana {amount} brasas", "{player} gains {amount} embers")),
    Counted("paid", Words("{player} paga {amount} brasas", "{player} pays {amount} embers")),
    Moved("moved", Words("{card} cambia de lugar", "{card} moves")),
    TurnBegins("turn_begins"),
)
RESPONSES = Discipline(
    "respond",
    RESPOND,
    then=windows.FROM_RESPONDER,
    payment=windows.AT_RESOLUTION,
    resolution=windows.LAST_FIRST,
    asks=windows.ALWAYS,
)


def game() -> Game:
    """The game, with its cards."""
    toy = Toy(
        "toy",
        Words("Brasas", "Embers"),
        ZONES,
        EVENTS,
        card_fields=(),
        player_fields=("embers",),
        world_fields=("active",),
        frames=(Turn,),
        windows=(RESPONSES,),
        resources=(Embers("embers", NOT_ENOUGH),),
    )
    for card in CARDS:
        toy.register(card)
    return toy
