"""Searching decks and discard piles (KF-search)."""

from __future__ import annotations

from tapete.core.effects import Chosen, Code, Op, Resolving
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.language import Lexeme, Words
from tapete.core.nouns import YOURS
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t
from tapete.games.keyforge.vocabulary.nouns import AnyNumber, KeyForgeCards
from tapete.games.keyforge.vocabulary.speech import Said

SEARCH = Lexeme("busca", "buscar", "search")


class LookThrough(Op):
    """The player looks through their whole deck, in private (KF-search-01)."""

    def run(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.LOOKED, player=f.you, other=f.you, zone=t.DECK))


class Search(Said):
    """Look through your deck and discard pile and take cards into hand: as many as wanted, or none (KF-search-02).

    The deck is shuffled afterwards (KF-search-03); the discard pile keeps its order (KF-search-04).
    """

    def __init__(self, what: KeyForgeCards, tail: Words, every: bool, shown: bool) -> None:
        hidden = KeyForgeCards(what.noun, (t.DECK, t.DISCARD), YOURS, what.qualities, what.origin)
        super().__init__(SEARCH, tail, AnyNumber(hidden, 99, 0) if every else Chosen(hidden, 1, 0))
        self.shown = shown

    def emit(self, code: Code) -> None:
        code.add(LookThrough())
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        revealed = [Event(ev.REVEALED, card, source=f.source) for card in f.them if self.shown]
        taken = [Event(ev.MOVED, card, f.you, -1, f.source, zone=t.HAND, cause=cause) for card in f.them]
        happen_in_turn(s, [revealed, taken, [Event(ev.SHUFFLED, player=f.you)]])


def search_for_each(what: KeyForgeCards) -> Search:
    """Take every card of a kind."""
    es, en = what.phrase("es", "each", False), what.phrase("en", "each", False)
    tail = Words(
        f"en tu mazo y en tu pila de descartes y pon en tu mano {es} que haya en ellos",
        f"your deck and discard pile and put {en} from them into your hand",
    )
    return Search(what, tail, every=True, shown=False)


def search_for(what: KeyForgeCards) -> Search:
    """Take one card of a kind and show it."""
    es, en = what.phrase("es", "a", False), what.phrase("en", "a", False)
    tail = Words(
        f"en tu mazo y en tu pila de descartes {es}, revélala y ponla en tu mano",
        f"your deck and discard pile for {en}, reveal it, and put it into your hand",
    )
    return Search(what, tail, every=False, shown=True)
