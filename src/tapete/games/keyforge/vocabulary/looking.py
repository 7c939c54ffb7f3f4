"""Words for cards that are looked at and shared out, for archives and discard piles, and for cards of the opponent's."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Register, Resolving, Sequence
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.nouns import YOURS
from tapete.core.state import State
from tapete.core.symbols import AND
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.rules.draw import refill
from tapete.games.keyforge.rules.leave import out_of_archives
from tapete.games.keyforge.rules.playing import play_card
from tapete.games.keyforge.things import active, other
from tapete.games.keyforge.values import hand_size
from tapete.games.keyforge.vocabulary.decks import TheyDiscardArchives
from tapete.games.keyforge.vocabulary.nouns import CARD, KeyForgeCards, Whence
from tapete.games.keyforge.vocabulary.speech import Said


class TopOfDiscard(Register):
    """The card that lies on top of your discard pile (KF-pile-01)."""

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple(s.zone(t.DISCARD, f.you)[:1])


TOP_OF_DISCARD: Final = TopOfDiscard("top", Words("la carta superior de tu pila de descartes", "the top card of your discard pile"))
archived_card: Final = KeyForgeCards(CARD, (t.ARCHIVES,), YOURS, (), Whence("de tus archivos", "your archives"))


class DiscardTheirArchived(Said):
    """A random card of the opponent's archives is discarded; another player's goes home instead (KF-faq-16)."""

    def __init__(self) -> None:
        tail = Words("una carta al azar de los archivos de tu oponente", "a random card from your opponent’s archives")
        super().__init__(Lexeme("descarta", "descartar", "discard"), tail)

    def act(self, s: State, f: Resolving) -> None:
        cards = s.zone(t.ARCHIVES, other(f.you))
        f.it = -1
        if cards:
            card = cards[s.random(len(cards))] if len(cards) > 1 else cards[0]
            event = out_of_archives(s, Event(ev.DISCARDED, card, other(f.you), source=f.source, cause=len(s.stack) - 1))
            if event.kind == ev.DISCARDED:
                f.it = card
            happens(s, event)

    def symbols(self) -> str:
        return f"{signs.RIVAL.mark} {signs.DISCARD.mark} {signs.RANDOM.mark} {signs.ARCHIVED.mark}"


def discard_their_archived(every: bool = False) -> Said:
    """A random card of the opponent's archives, or every one."""
    return TheyDiscardArchives() if every else DiscardTheirArchived()


THEIRS_FROM: Final = {
    t.ARCHIVES: Words("una carta al azar de los archivos de tu oponente", "a random card from your opponent’s archives"),
    t.DECK: Words("la carta superior del mazo de tu oponente", "the top card of your opponent’s deck"),
}
YOUR_TOP: Final = Words("la carta superior de tu mazo", "the top card of your deck")


class PlayUnseen(Said):
    """Play the top card of a deck, or a random one of the opponent's archives, as if it were yours.

    One that cannot be played stays where it was, and everybody has seen it (KF-play-07, KF-faq-10).
    """

    def __init__(self, zone: int, who: int) -> None:
        where = THEIRS_FROM[zone]
        tail = YOUR_TOP if who == YOU else Words(f"{where.es} como si fuera tuya", f"{where.en} as if it were yours")
        super().__init__(Lexeme("juega", "jugar", "play"), tail)
        self.zone = zone
        self.whose = who

    def act(self, s: State, f: Resolving) -> None:
        cards = s.zone(self.zone, f.you if self.whose == YOU else other(f.you))
        if cards:
            at = s.random(len(cards)) if self.zone == t.ARCHIVES and len(cards) > 1 else 0
            card = cards[at]
            if not play_card(s, card, f.you, True, len(s.stack) - 1):
                happens(s, Event(ev.REVEALED, card, source=f.source))

    def symbols(self) -> str:
        return f"{signs.PLAY.mark} {signs.TOP.mark}" if self.whose == YOU else ""


class PlayItAsYours(Said):
    """Play the opponent's card that the sentence before speaks of."""

    def __init__(self) -> None:
        tail = Words("esa carta como si fuera tuya", "it as if it were yours")
        super().__init__(Lexeme("juega", "jugar", "play"), tail)

    def act(self, s: State, f: Resolving) -> None:
        if f.it >= 0 and f.it not in f.lost:
            play_card(s, f.it, f.you, True, len(s.stack) - 1)

    def symbols(self) -> str:
        return f"{signs.PLAY.mark} {signs.IT.mark}"


def play_theirs(which: str) -> Said:
    """A random one of their "archives", or the one spoken of ("it")."""
    return PlayItAsYours() if which == "it" else PlayUnseen(t.ARCHIVES, OPPONENT)


def play_top(who: int = YOU) -> PlayUnseen:
    """The top card of your deck or of the opponent's."""
    return PlayUnseen(t.DECK, who)


class EachDiscardsHand(Said):
    def __init__(self) -> None:
        super().__init__(Lexeme("descarta", "descartar", "discard"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "each player discards their hand" if lang == EN else "cada jugador descarta su mano"

    def act(self, s: State, f: Resolving) -> None:
        first, cause = active(s), len(s.stack) - 1
        cards = [(card, player) for player in (first, other(first)) for card in s.zone(t.HAND, player)]
        happen(s, [Event(ev.DISCARDED, card, player, source=f.source, cause=cause) for card, player in cards])

    def symbols(self) -> str:
        return f"{signs.DISCARD.mark} {signs.HAND.mark}{AND}{signs.RIVAL.mark} {signs.DISCARD.mark} {signs.HAND.mark}"


class EachRefills(Said):
    """As in the draw step: with chains, which are shed (KF-draw-01, KF-chains-03)."""

    def __init__(self) -> None:
        super().__init__(Lexeme("repone", "reponer", "refill"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "each player refills their hand as if it were the end of their turn"
        return "cada jugador repone su mano como si fuera el final de su turno"

    def act(self, s: State, f: Resolving) -> None:
        first = active(s)
        batch: list[Event] = []
        for player in (first, other(first)):
            batch += refill(s, player, hand_size(s, player))
        happen(s, batch)


def each_takes_a_new_hand() -> Sequence:
    return Sequence(EachDiscardsHand(), EachRefills())
