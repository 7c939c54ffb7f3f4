"""Setup and mulligan (KF-setup, KF-mulligan)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core import series
from tapete.core.abilities import CardDef
from tapete.core.actions import Action, Actions, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.pool import FIELD
from tapete.core.position import expected, unknown_field
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.state import State, new_state
from tapete.games import sets
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import DECLARED
from tapete.games.keyforge.decks import ANY_DECK, Deck, lawful_deck, read_deck
from tapete.games.keyforge.position import position
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.bidding import Bidding
from tapete.games.keyforge.rules.draw import refill
from tapete.games.keyforge.rules.formats import EXCHANGED, FORMAT, checked
from tapete.games.keyforge.rules.handicap import chains_of
from tapete.games.keyforge.rules.sealed import POOLS, SEALED, ChooseDeck, asked, packs
from tapete.games.keyforge.rules.turn import Turn
from tapete.games.keyforge.telling import QUIETLY, tell
from tapete.games.keyforge.things import other

FIELDS: Final[tuple[str, ...]] = (
    "decks", "first", "chooser", "chains", "handicap", "bidding", "bid", "event", "order_discards", ANY_DECK, FORMAT, EXCHANGED,
    SEALED, FIELD, *series.FIELDS,
)  # fmt: skip
MULLIGAN: Final = Words("¿Cambias tu mano por otra con una carta menos?", "Do you take a new hand with one card fewer?")
WHO_BEGINS: Final = Words("¿Quién empieza?", "Who goes first?")

# the opening hands (KF-setup-07)
OF_THE_FIRST: Final = 7
OF_THE_SECOND: Final = 6

# steps of the setup
DEAL: Final = 0
OFFER_FIRST: Final = 1
TAKE_FIRST: Final = 2
OFFER_SECOND: Final = 3
TAKE_SECOND: Final = 4


def start(game: Game, setup: dict[str, object], seed: int) -> State:
    """Shuffle, choose the starting player and deal the opening hands (KF-setup-04 to 08).

    ``setup``: ``decks`` (two), and optionally ``first`` (0 or 1: who begins) or ``chooser`` (0 or 1: who chooses it), ``chains``
    (two numbers) or ``handicap`` (see ``rules/handicap.py``) or ``bidding`` (0 or 1: the deck that chains are bid for), ``event``
    (``tournament`` or ``new_decks``: no handicap), ``order_discards`` and ``any_deck`` (decks that are no Archon's are played too);
    ``best_of`` and ``results`` (core/series.py), ``format`` and ``exchanged`` (``rules/formats.py``); ``sealed`` in place of
    ``decks`` (``rules/sealed.py``); ``sets`` from outside whose cards the decks may hold (games/sets.py).
    """
    if "position" in setup:
        return from_position(game, setup)
    for name in setup:
        if name not in FIELDS:
            raise unknown_field(name, name, list(FIELDS))
    taking_part = sets.asked(game.id, setup)
    setup = checked(setup)
    size, edition = asked(setup)
    if size:
        return sealed(game, {**setup, POOLS: packs(size, edition, seed)}, seed)
    decks = setup.get("decks")
    if not isinstance(decks, list) or len(decks) != 2:
        raise BadDocument(
            "decks", "hacen falta exactamente dos mazos (KF-overview-01)", "expected exactly two decks (KF-overview-01)"
        )
    reading = read_deck if flag(setup, ANY_DECK) else lawful_deck
    both = [reading(deck, f"decks[{at}]") for at, deck in enumerate(decks)]
    for at, deck in enumerate(both):
        sets.check([id for id, _ in deck.cards], taking_part, f"decks[{at}].cards")
    s = laid_out(game, both, flag(setup, EXCHANGED))
    s.setup = {**setup, "decks": [deck.data() for deck in both]}
    s.key = seed
    for player in (0, 1):
        s.shuffle(t.DECK, player)
    first, chooser = seat(setup, "first"), seat(setup, "chooser")
    if first < 0:
        first = chooser if chooser >= 0 else s.random(2)
    s.world[t.FIRST] = s.world[t.ACTIVE] = first
    s.world[t.ACTIVE_HOUSE] = t.NO_HOUSE
    s.tallies[t.CHAINS] = chains_of(setup)
    s.world[t.ORDER_DISCARDS] = 1 if flag(setup, "order_discards") else 0
    s.push(Setup())
    if chooser >= 0 and seat(setup, "first") < 0:
        s.push(ChooseFirst())
    wanted = seat(setup, "bidding")
    if wanted >= 0:
        bidding = Bidding()
        bidding.deck = wanted
        bidding.player = first
        s.push(bidding)
    s.advance()
    return s


def sealed(game: Game, setup: dict[str, object], seed: int) -> State:
    """Before the cards are on the table: everybody chooses a deck."""
    s = new_state(game, 2, (), ())
    s.setup = setup
    s.key = seed
    s.world[t.ACTIVE_HOUSE] = t.NO_HOUSE
    s.push(ChooseDeck())
    s.advance()
    return s


def laid_out(game: Game, both: list[Deck], exchanged: bool = False) -> State:
    """Each player's cards, face down in their deck, beside the identity card.

    The decks are in the order of who brought them, so that a card has the same number in all games of a series.
    """
    cards: list[CardDef] = []
    owners: list[int] = []
    printed: list[int] = []
    players = (1, 0) if exchanged else (0, 1)
    for player, deck in zip(players, both, strict=True):
        for id, house in deck.cards:
            cards.append(DECLARED[id])
            owners.append(player)
            printed.append(house)
    s = new_state(game, 2, tuple(cards), tuple(owners))
    for player, deck in zip(players, both, strict=True):
        for house in deck.houses:
            s.tallies[t.IDENTITY][player] |= 1 << house
    for card, owner in enumerate(owners):
        s.numbers[t.HOUSE][card] = printed[card] + 1
        s.move(card, t.DECK, owner)
    return s


def from_position(game: Game, setup: dict[str, object]) -> State:
    for name in setup:
        if name != "position":
            raise BadDocument(name, "una posición lo dice todo: no lleva más campos", "a position says it all: no other field")
    return position(game, setup["position"])


def flag(setup: dict[str, object], field: str) -> bool:
    """A field of the setup that is so or not."""
    value = setup.get(field)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise expected(field, "true o false", "true or false", value)
    return value


def seat(setup: dict[str, object], field: str) -> int:
    """A player named by a field of the setup, or -1."""
    value = setup.get(field)
    if value is None:
        return -1
    if value is True or value is False or value not in (0, 1):
        raise expected(field, "0 (quien lleva el primer mazo) o 1", "0 (the first deck's player) or 1", value)
    return 1 if value == 1 else 0


class ChooseFirst(Frame):
    """In a series, whoever plays the deck that lost the game before chooses who begins (KF-setup-05). A bidding may have moved
    that deck to the other player."""

    NAME = "choose_first"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = -1

    def run(self, s: State) -> None:
        if self.next_step() == 0:
            self.player = seat(s.setup, "chooser")
            s.ask(self.player, WHO_GOES_FIRST.kind, WHO_GOES_FIRST.options(s, self.player), WHO_BEGINS)
            return
        assert s.answer is not None
        s.pop(self)
        WHO_GOES_FIRST.do(s, self.player, s.answer)


class GoFirst(Action):
    """Begin the game, or let the opponent begin."""

    def __init__(self, verb: str, oneself: bool, phrase: Words) -> None:
        super().__init__(verb, phrase)
        self.oneself = oneself

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, Event(ev.FIRST_CHOSEN, player=player if self.oneself else other(player)))


WHO_GOES_FIRST: Final = Actions(
    "first",
    Row(
        nothing,
        GoFirst("begin", True, Words("Empiezas tú", "You go first")),
        GoFirst("follow", False, Words("Empieza tu oponente", "Your opponent goes first")),
    ),
)


class Setup(Frame):
    """Opening hands, then each player may mulligan once, the starting player first (KF-setup-07 to 09)."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = -1

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == DEAL:
            self.player = s.world[t.FIRST]
            rival = other(self.player)
            happen_in_turn(s, [refill(s, self.player, OF_THE_FIRST), refill(s, rival, OF_THE_SECOND)])
        elif step == OFFER_FIRST or step == OFFER_SECOND:
            s.ask(self.player, HANDS.kind, HANDS.options(s, self.player), MULLIGAN)
        elif step == TAKE_FIRST or step == TAKE_SECOND:
            player = self.player
            self.player = other(player) if step == TAKE_FIRST else player
            assert s.answer is not None
            HANDS.do(s, player, s.answer)
        else:
            s.pop(self)
            s.push(Turn())


class Keep(Action):
    """Keep the opening hand."""

    def do(self, s: State, player: int, option: Option) -> None:
        tell(s, Event(ev.KEEPS_HAND, player=player))


class Mulligan(Action):
    """The new hand is one card smaller than the one held, and sheds no further chain (KF-mulligan-01, 04)."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.ONE_MULLIGAN

    def do(self, s: State, player: int, option: Option) -> None:
        tell(s, Event(ev.CHANGES_HAND, player=player))
        hand = s.zone(t.HAND, player)[:]
        back = [Event(ev.MOVED, card, player, -1, QUIETLY, zone=t.DECK) for card in hand]
        drawn = [Event(ev.DRAWN, player=player, amount=1) for _ in hand[1:]]
        mulligan = Event(ev.MULLIGANED, player=player, amount=1)
        happen_in_turn(s, [[mulligan, *back], [Event(ev.SHUFFLED, player=player)], drawn])


HANDS: Final = Actions(
    "mulligan",
    Row(
        nothing,
        Keep("keep", Words("Quédate con esta mano", "Keep this hand")),
        Mulligan("mulligan", Words("Cámbiala por otra con una carta menos", "Take a new hand with one card fewer")),
    ),
)
