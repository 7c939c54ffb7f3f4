"""Bidding chains for the right to play a deck, before the opening hands (KF-bidding)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.formats import called
from tapete.games.keyforge.rules.handicap import MOST
from tapete.games.keyforge.things import chains_text, other

NOBODY_BID: Final = -1
HOW_MANY: Final = Words(
    "¿Cuántas cadenas ofreces por jugar con {deck}? Quien cede juega con el otro mazo, sin cadenas.",
    "How many chains do you offer to play {deck}? Whoever yields plays the other deck, without chains.",
)


class Bidding(Frame):
    """Bids rise by turns until one player yields: the other plays the deck with the chains of their last bid, or with none
    where nobody bid (KF-bidding-01). Whoever would begin the game opens the bidding: the rulebook does not say who does."""

    NAME = "bidding"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deck", "bid")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.deck = -1  # whose deck is bid for
        self.bid = NOBODY_BID  # the highest so far

    def run(self, s: State) -> None:
        if self.next_step() == 0:
            s.ask(self.player, BIDS.kind, BIDS.options(s, self.player), self.question(s))
            return
        assert s.answer is not None
        BIDS.do(s, self.player, s.answer)

    def raised(self, s: State, chains: int) -> None:
        player = self.player
        self.bid = chains
        self.player = other(player)
        self.step = 0
        happens(s, Event(ev.BID, player=player, amount=chains))

    def yielded(self, s: State) -> None:
        s.pop(self)
        happens(s, Event(ev.BID_WON, player=other(self.player), amount=max(0, self.bid), zone=self.deck))

    def question(self, s: State) -> Words:
        deck = called(s.setup, self.deck)
        return Words(HOW_MANY.fill("es", deck=deck.es), HOW_MANY.fill("en", deck=deck.en))


class Bid(Action):
    """Offer a number of chains that the tracker holds, more than the one before (KF-bidding-01, KF-chains-08)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), str(chains)) for chains in range(MOST + 1)]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        word = option.word
        chains = int(word) if word.isascii() and word.isdigit() else NOBODY_BID
        if chains < 0:
            return no.NOT_A_BID
        if chains > MOST:
            return no.ABOVE_THE_TRACKER
        return no.NOT_HIGHER if chains <= under_way(s).bid else None

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.BIDDING_OVER

    def do(self, s: State, player: int, option: Option) -> None:
        under_way(s).raised(s, int(option.word))

    def said(self, s: State, option: Option, lang: str) -> str:
        return chains_text(int(option.word), lang)


class Yield(Action):
    """Play the other deck, without chains."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.BIDDING_OVER

    def do(self, s: State, player: int, option: Option) -> None:
        under_way(s).yielded(s)


def under_way(s: State) -> Bidding:
    """The bidding of the pending decision."""
    bidding = s.stack[-1]
    assert isinstance(bidding, Bidding)
    return bidding


BIDS: Final = Actions(
    "bidding",
    Row(nothing, Bid("bid", Words("Ofrece {word}", "Bid {word}"))),
    Row(nothing, Yield("yield", Words("Cede", "Yield"))),
)
