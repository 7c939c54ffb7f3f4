"""What is asked of a game besides its rules: by players' views, windows, words, documents, bots, laboratory, contract, clocks.

Each facet has defaults, the plainest reading; a game overrides what differs and puts its own in place in ``Game.furnish``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import costs, text
from tapete.core.abilities import (
    CardDef,
)
from tapete.core.costs import Reservation
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.position import no_positions
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.times import Times
from tapete.core.windows import ALWAYS, Announcement, Window, current
from tapete.core.zones import HOLDER, PUBLIC, knows

PLAYER: Final = Words("jugador", "player")

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.core.ledger import Bill
    from tapete.core.modifiers import Lasting
    from tapete.core.state import State


class Facet:
    """One side of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game


class Sight(Facet):
    """What a player knows, and what a view shows them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.as_usual = type(self).sees is Sight.sees

    def sees(self, s: State, player: int, card: int) -> bool:
        """Whether a player (or -1 for a spectator) may see what this card is."""
        place = s.place[card]
        if place < 0:
            return False
        sight = self.game.zones[place // s.players].sight
        if sight == PUBLIC or (sight == HOLDER and place % s.players == player):
            return True
        field = self.game.known
        return field >= 0 and knows(s.numbers[field][card], player)

    def seen_cards(self, s: State, player: int, kind: int, holder: int) -> list[int]:
        """The cards of a zone that a player may see by ``sees``, in order; a game may find them faster. Read only."""
        if self.as_usual:
            return self.usually_seen(s, player, kind, holder)
        return [card for card in s.zones[kind * s.players + holder] if self.sees(s, player, card)]

    def usually_seen(self, s: State, player: int, kind: int, holder: int) -> list[int]:
        """The same by the kind of zone and by who knows a card, which is all that most games ask."""
        cards = s.zones[kind * s.players + holder]
        sight = self.game.zones[kind].sight
        if sight == PUBLIC or (sight == HOLDER and holder == player):
            return cards
        field = self.game.known
        if field < 0:
            return []
        known = s.numbers[field]
        return [card for card in cards if known[card] and knows(known[card], player)]

    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Whether a player knows which cards lie in a zone though not in which order, like a deck they made themselves."""
        return False

    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Whether a player (or -1 for a spectator) is shown how many cards lie in a zone."""
        return True

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """Groups of cards that could lie in one another's places as far as this player knows."""
        groups: list[list[int]] = [[] for _ in range(s.players + 1)]
        for card in range(len(s.cards)):
            if s.place[card] >= 0 and not self.sees(s, player, card):
                groups[s.owners[card]].append(card)
        return [group for group in groups if len(group) > 1]

    def suppose(self, world: State, player: int) -> None:
        """``redeal`` has dealt the cards anew: let what others chose in secret, where the state keeps it beside the cards, be
        something that the player cannot tell from the truth."""

    def printed_fields(self) -> tuple[int, ...]:
        """Card counters that are part of what a card is, not of where it lies: they go with it when cards are redealt."""
        return ()

    def known_reservation(self, s: State, player: int, reserved: Reservation) -> Reservation:
        """What is set aside for an announcement, as far as a player (or -1 for a spectator) may know: -1 for a secret card."""
        return reserved

    def described(self, s: State, card: int) -> dict[str, object]:
        """What a view says about a card it shows, besides its name and counters: derived values, what it is attached to."""
        return {}


class Responding(Facet):
    """What may be answered in a window of responses, and what becomes of it (core/windows.py)."""

    def plays(self, s: State, player: int) -> bool:
        """Whether a player is still in the game, and so asked in windows."""
        return True

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        """What a player may answer now, by the rows of actions of the window; passing is always added."""
        options = self.game.actions[window.discipline].options(s, player)
        return [option for option in options if option.verb != PASS]

    def asks(self, s: State, window: Window, player: int) -> bool:
        """Whether a player without a response is asked all the same: where only hidden cards tell who has one, yes."""
        return self.game.windows[window.discipline].asks == ALWAYS

    def asked(self, s: State, window: Window) -> Words:
        """The question of a window; a game may name what it is about."""
        return self.game.windows[window.discipline].prompt

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        """A player has chosen a response. A game reserves its cost here and says whom it is aimed at.

        When that takes more choices, push a frame that asks them and ends with ``windows.current(s).announce``.
        """
        window.announce(s, Announcement(player, option.verb, option.things, option.word))

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        """Why something announced does not take effect after all (besides its cost, which is seen to)."""
        return None

    def not_launched(self, s: State, announced: Announcement, refusal: Refusal) -> None:
        """Something announced came to nothing; what was reserved for it is free again."""

    def pay(self, s: State, announced: Announcement) -> None:
        """Pay what was reserved for something announced, right before its effect. Push a frame when that takes choices."""
        happen(s, costs.pay(s, announced.reservation))

    def launch(self, s: State, announced: Announcement) -> None:
        """Something announced, and paid for, takes effect: by the rows of actions of the window."""
        option = Option(s.names, announced.verb, announced.things, announced.word)
        self.game.actions[current(s).discipline].do(s, announced.player, option)


class Speech(Facet):
    """How things are said: what is printed on a card, the words of options, where a card lies, how a game ended."""

    def facts_text(self, card: CardDef, lang: str) -> str:
        """What is printed on a card besides its name and text, as one line."""
        return ""

    def symbols(self, card: CardDef) -> list[str]:
        """What a card does in symbols (``core/symbols.py``), line by line; "" for an ability that cannot be said in them."""
        return card.symbols()

    def word(self, s: State, option: Option, lang: str) -> str:
        """The word an option carries, as a player says it."""
        return option.word

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        """Where a card lies, said to a player in few words."""
        kind = s.zone_kind(card)
        zone = self.game.zones[kind]
        name = zone.name.text(lang)
        holder = s.holder(card)
        if zone.shared or holder == player:
            return name
        return f"{name}, {text.player(holder, f'{PLAYER.text(lang)} {holder + 1}')}"

    def tell_lasting(self, s: State, effect: Lasting) -> None:
        """A lasting effect has come into force: tell the log, where the game has a line for that."""

    def verdict(self, s: State, lang: str) -> str:
        """How a game that is over is told where it is not said by who won: the score of somebody who played alone."""
        return ""


class Documents(Facet):
    """What is read and written: decks, positions, and which cards there are."""

    def decks(self) -> list[dict[str, object]]:
        """The decks that come with the game, each with its ``name``; setups list theirs under ``decks``."""
        return []

    def strengths(self) -> dict[str, dict[str, object]]:
        """How strong decks are that were measured, by their names: ``elo``, ``low`` and ``high``, and their ``best`` and ``worst``
        match-ups; nothing where none was."""
        return {}

    def strengths_offered(self) -> list[int]:
        """The strengths that a deck can be asked for."""
        return []

    def deck_of_strength(self, elo: int, key: int) -> dict[str, object]:
        """A deck of about this strength, in a game that offers some; of several, the key decides."""
        raise NotImplementedError

    def takes_decks(self, setup: dict[str, object]) -> bool:
        """Whether a game with this setup is played with decks that are brought, in a game that has decks."""
        return True

    def read_deck(self, written: object) -> dict[str, object]:
        """A deck as somebody brings it (a document, or lines of text) in the form that setups list under ``decks``."""
        raise BadDocument("deck", f"{self.game.title.es} no tiene mazos", f"{self.game.title.en} has no decks")

    def printed_cards(self) -> list[str]:
        """The ids of all cards whose facts are known, implemented or not."""
        return list(self.game.catalogue)

    def printings(self) -> int:
        """How often the cards of ``printed_cards`` are printed, counting each set in which one appears."""
        return len(self.printed_cards())

    def official_changes(self, id: str, lang: str) -> list[str]:
        """What has officially changed about a card since it was printed, each with its date and clause, the oldest first."""
        return []

    def waiting(self) -> list[tuple[Words, list[str]]]:
        """What the cards that are not implemented wait for, in words, and which: what keeps most of them back comes first."""
        return []

    def known_cards(self) -> list[str]:
        """The ids of all cards that could be declared: those of ``printed_cards`` and of other sets with facts."""
        return self.printed_cards()

    def card_file(self, id: str) -> str:
        """The file of ``cards/`` in which a card is declared, without its ending; "" when the game cannot say."""
        return ""

    def has_facts(self) -> bool:
        """Whether the names and numbers of cards come from a file of facts, so that only what is in it can be declared."""
        return True

    def new_id(self, id: str) -> str:
        """The id that a card declared under this one gets."""
        return id

    def declaration(self, id: str, name: Words) -> str:
        """How the declaration of a new card begins, in the words of the card files; its facts, where these do not give them, are
        the least ones."""
        return f'card("{id}")'

    def position(self, doc: object) -> State:
        """The state that a position document describes (docs/positions.md)."""
        raise no_positions(self.game)

    def to_position(self, s: State) -> dict[str, object]:
        """The position document of a state at a main decision."""
        raise no_positions(self.game)


class Hints(Facet):
    """What bots ask. All of it is read from one world, so a hint may look at everything in it."""

    def evaluate(self, s: State, player: int) -> float:
        """How a player stands: about the logarithm of the odds that they win, 0 where nothing tells the players apart.

        What can still be done this turn counts for something, less than it counts once done: a bot that looks one step ahead
        then acts before it ends its turn.
        """
        return 0.0

    def prior(self, s: State, option: Option) -> int:
        """How promising an option of the pending decision looks before it is tried: a weight from 0 on."""
        return 1

    def idle(self, s: State, option: Option) -> bool:
        """Whether an option by itself gains nothing and costs nothing, like turning on the spot.

        A look-ahead leaves it out: a bot could take it for ever rather than finish.
        """
        return False

    def habit(self, s: State) -> Option | None:
        """What whoever decides would do without much thought, inside a look-ahead: so that not every answer that could be
        given to an action is tried. None: try the options."""
        return None

    def stretch(self, s: State) -> int:
        """A number that changes when a turn ends (or a round, in a game of rounds): there a look-ahead may rest."""
        return s.turn

    def foresight(self) -> int:
        """How many turns (this one included) a search plays on to the end of, step by step, before it asks how the players stand.

        Worth its time in a race, where what a move is worth shows only once the others have answered and its player has gone on.
        0: it asks where its tree ends.
        """
        return 0


class Measures(Facet):
    """What the laboratory asks of a game that is over."""

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """What a game's balance is measured by, as (player, id): the heroes, decks or cards each player came with.

        Asked once a game is over. Ids of the catalogue are shown by their names. Unless a game says otherwise, the decks of the
        setup that have a name; one made up for a single game has only a number (``#7``).
        """
        decks = s.setup.get("decks")
        found: list[tuple[int, str]] = []
        for player, deck in enumerate(decks if isinstance(decks, list) else []):
            name = str(deck.get("name", "")) if isinstance(deck, dict) else ""
            if name and not name.startswith("#"):
                found.append((player, name))
        return found

    def scores(self, s: State) -> list[int]:
        """What each player has scored in a game that is over; nothing where a game has no score."""
        return []

    def deck_cards(self, deck: dict[str, object]) -> list[str]:
        """The ids of the cards of a deck, each once: an entry is an id, or a list that begins with it."""
        found: list[str] = []
        for entry in entries_of(deck):
            id = str(entry[0]) if isinstance(entry, list) else str(entry)
            if id not in found:
                found.append(id)
        return found

    def instead_of(self, deck: dict[str, object], card: str) -> list[str]:
        """The cards that a deck does not have and that could be in it in the place of one it has; nothing without decks."""
        return []

    def exchanged(self, deck: dict[str, object], card: str, other: str) -> dict[str, object]:
        """A deck with all copies of a card replaced by another."""
        changed: list[object] = []
        for entry in entries_of(deck):
            if isinstance(entry, list):
                changed.append([other, *entry[1:]] if entry[0] == card else entry)
            else:
                changed.append(other if entry == card else entry)
        return {**deck, "cards": changed}


def entries_of(deck: dict[str, object]) -> list[object]:
    cards = deck.get("cards")
    return cards if isinstance(cards, list) else []


class Accounts(Facet):
    """What the contract suite asks: what is due, what pays it, what no step may change (core/ledger.py)."""

    def main_depth(self, s: State) -> int:
        """How many frames may lie on the stack at this decision when it is a main one; -1 when it is another."""
        return -1

    def owed(self, s: State, frame: Frame) -> Bill | None:
        """What a frame just put on the stack is there to pay; it must all have left when the frame is done (core/ledger.py).

        What is reserved and paid through core/costs.py is in the book without this.
        """
        return None

    def tender(self, s: State, e: Event) -> int:
        """With what an event pays: the number of a resource, ``ledger.CARDS`` for the card it moves, -1 when it pays nothing."""
        return -1

    def fell_short(self, s: State) -> bool:
        """Whether the procedure on top knows that something due for it did not leave after all, so that nothing comes of it."""
        return False

    def conserved(self, s: State) -> list[int]:
        """Quantities that no step may change (for the contract suite)."""
        return []


class Endings(Facet):
    """Endings that no option leads to, and what the rules say about time."""

    def give_up(self, s: State, gone: frozenset[int]) -> None:
        """These players have given up, the last of them at this moment: end the game if what is left of it is none.

        While it goes on, somebody else answers for those who left.
        """
        left = [player for player in range(s.players) if player not in gone]
        if not left or len(left) < min(2, s.players):
            s.finish(tuple(left))

    def times(self, setup: dict[str, object]) -> Times | None:
        """What the rules say about time in a game with this setup; None: nothing."""
        return None

    def preparing(self, s: State) -> bool:
        """Whether the players are still preparing, before the time of the round begins."""
        return False

    def time_up(self, s: State) -> None:
        """The time of the round is over: the game ends at this very moment, and the rules say how."""
        raise NotImplementedError

    def next_game(self, s: State) -> Words | None:
        """What changes in the next game of a series, said between two games; nothing where it is played like the one before."""
        return None

    def another_game(self, s: State, number: int) -> None:
        """The next game of a series has begun (core/series.py): tell the log, where there is a word for it."""
