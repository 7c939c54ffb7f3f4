"""Looking through a Castle or a Graveyard, and what effects put into play (ML-con-06, ML-put-01)."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import (
    YOU,
    Chosen,
    Code,
    Effect,
    Resolving,
    Verb,
)
from tapete.core.events import Event, happen, happen_in_turn, narrate
from tapete.core.language import EN, Lexeme, Words, enclitic
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Seeking, within_reach
from tapete.games.mitos_y_leyendas.rules.legal import refuse_card, refuse_tolls
from tapete.games.mitos_y_leyendas.rules.playing import play
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.values import price, purse
from tapete.games.mitos_y_leyendas.vocabulary.nouns import Kind
from tapete.games.mitos_y_leyendas.vocabulary.verbs import EXILE, PUT, SHUFFLE, cause, reachable

TO_HAND: Final = 0
INTO_PLAY: Final = 1
TO_EXILE: Final = 2
INTO_CASTLE: Final = 3
TO_GRAVEYARD: Final = 4
SEARCH: Final = Lexeme("busca", "buscar", "search")
SEARCHED: Final = ("your Castle", "your opponent’s Castle", "your Graveyard", "your opponent’s Graveyard")
PLACES: Final = (  # what is done with what was found, and where it goes
    (PUT, Words("en tu mano", "into your hand")),
    (PUT, Words("en juego", "into play")),
    (EXILE, Words("", "")),
    (SHUFFLE, Words("en tu Castillo", "into your Castle")),
    (PUT, Words("en el Cementerio", "into the Graveyard")),
)


UNDER_YOU: Final = Words("en juego bajo tu control", "into play under your control")


EITHER_PLACE: Final = "your Castle or Graveyard"


class Within(Cards):
    """Cards somewhere, but for those of a Graveyard that their player is barred from (ML-perm-07)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.noun, cards.zones, cards.side, cards.qualities)
        self.cards = cards

    def all(self, s: State, f: Resolving) -> list[int]:
        return within_reach(s, f.you, self.cards.all(s, f))

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.cards.phrase(lang, article, plural)


class Search(Seeking):
    """Look through a Castle or Graveyard for cards and move them; it names no targets (ML-tgt-17).

    A searched Castle is shuffled, found or not (ML-con-06, ML-con-09). Whoever searches takes what there is (ML-con-11).
    """

    def __init__(self, cards: Cards, destination: int = TO_HAND, number: int = 1, upto: bool = False, shown: bool = True) -> None:
        super().__init__(cards, number, upto)
        self.destination = destination
        self.selection = Chosen(Within(cards), number, 0 if upto else -1)
        self.shown = shown  # what is searched for has a feature, so that it is shown (ML-con-07, ML-con-08)

    def emit(self, code: Code) -> None:
        self.selection.emit(code, self)
        Found(self).emit(code)

    def clause(self, lang: str, mood: str) -> str:
        found = self.selection.phrase(lang)
        verb, where = PLACES[self.destination]
        if self.destination == INTO_PLAY and self.cards.side != YOU:
            where = UNDER_YOU
        if lang == EN:
            it = "it" if self.number == 1 else "them"
            place = (
                EITHER_PLACE
                if len(self.cards.zones) > 1
                else SEARCHED[(2 if self.cards.zones[0] == t.GRAVEYARD else 0) + self.cards.side]
            )
            if isinstance(self.cards, Kind):
                found = Chosen(self.cards.somewhere, self.number, 0 if self.upto else -1).phrase(lang)
            return f"search {place} for {found} and {verb.form(lang, mood)} {it} {where.en}".strip()
        it = ("la" if self.cards.noun.feminine else "lo") + ("" if self.number == 1 else "s")
        return f"{SEARCH.form(lang, mood)} {found} y {enclitic(verb.form(lang, mood), it)} {where.es}".strip()


class Found(Verb):
    def __init__(self, search: Search) -> None:
        super().__init__(None)
        self.search = search

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, len(f.them))

    def act(self, s: State, f: Resolving) -> None:
        search = self.search
        at = cause(s)
        found = f.them
        looked = f.you if search.cards.side == 0 else other(f.you)
        batches: list[list[Event]] = []
        if search.cards.zones[0] == t.CASTLE:
            batches.append([Event(ev.SHUFFLED, player=looked, source=f.source, zone=ev.SEARCHED)])
        kind = (ev.TAKEN, ev.ENTERED, ev.EXILED, ev.SHUFFLED_IN, ev.BURIED)[search.destination]
        if search.destination == INTO_PLAY:
            batches.append(put_into_play(s, f, found, at))
        else:
            reached = [card for card in found if reachable(s, f, card)]
            batches.append([Event(kind, card, f.you, int(search.shown), f.source, cause=at) for card in reached])
        happen_in_turn(s, batches)
        if search.cards.zones[0] == t.CASTLE:
            narrate(s, Event(ev.SHUFFLED, player=looked))

    def clause(self, lang: str, mood: str) -> str:
        return ""


def put_into_play(s: State, f: Resolving, found: tuple[int, ...], at: int) -> list[Event]:
    """Oros go to the Reserve (ML-put-06), others count as played (ML-put-01); what they ask for to enter is due (ML-put-03).

    Playing them waits on the stack; what is returned is still to happen, before that.
    """
    batch: list[Event] = []
    for card in found:
        shown = t.printed(s, card)
        if shown.type == t.GOLD:
            due = price(s, f.you, card)
            if not due and not shown.tolls:
                batch.append(Event(ev.ENTERED, card, f.you, source=f.source, cause=at))
                continue
            refused = due > purse(s, f.you, t.GOLD, card)  # its price is paid with other Oros
        else:
            refused = shown.type == t.TALISMAN or refuse_card(s, f.you, card) is not None
        if not refused and refuse_tolls(s, f.you, card) is None:
            batch.append(Event(ev.PUT, card, f.you, cause=at))
            play(s, f.you, card, free=1)
    return batch


def search(cards: Cards, destination: int = TO_HAND, number: int = 1, upto: bool = False, shown: bool = True) -> Effect:
    return Search(cards, destination, number, upto, shown)


class PutIntoPlay(Verb):
    """Cards of a hand or Graveyard come into play by an effect."""

    def act(self, s: State, f: Resolving) -> None:
        happen(s, put_into_play(s, f, tuple([card for card in f.them if reachable(s, f, card)]), cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        phrase = self.selection.phrase(lang)
        return f"put {phrase} into play" if lang == EN else f"{PUT.form(lang, mood)} en juego {phrase}"
