"""Verbs that move cards: destroy, exile, shuffle in, return, control, regroup."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import OPPONENT, YOU, Branch, Code, Condition, Effect, Resolving, Selection, Verb
from tapete.core.events import Event, happen
from tapete.core.language import EN, THIRD, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import SWAPS, THEN, grouped, joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Doing, OnCards, Staged
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.tolls import Tolling
from tapete.games.mitos_y_leyendas.values import burdened, given, one_too_many, strength
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import All, of_yours, whom

BOTH: Final = 2


DESTROY: Final = Lexeme("destruye", "destruir", "destroy")


EXILE: Final = Lexeme("destierra", "desterrar", "exile")


SHUFFLE: Final = Lexeme("baraja", "barajar", "shuffle")


RETURN: Final = Lexeme("devuelve", "devolver", "return")


PUT: Final = Lexeme("pon", "poner", "put")


NOWHERE: Final = Words("", "")


INTO_ITS_CASTLE: Final = Words("en el Castillo de su dueño", "into its owner’s Castle")


INTO_THEIR_CASTLES: Final = Words("en el Castillo de sus dueños", "into their owners’ Castles")


INTO_YOUR_CASTLE: Final = Words("en tu Castillo", "into your Castle")


TO_ITS_HAND: Final = Words("a la mano de su dueño", "to its owner’s hand")


TO_THEIR_HANDS: Final = Words("a la mano de sus dueños", "to their owners’ hands")


TO_YOUR_HAND: Final = Words("a tu mano", "to your hand")


INTO_THE_GRAVEYARD: Final = Words("en el Cementerio", "into the Graveyard")


DISCARD: Final = Lexeme("descarta", "descartar", "discard")


GIVE_BACK: Final = Lexeme("devuelve", "devolver", "move")


def cause(s: State) -> int:
    return len(s.stack) - 1


def players(f: Resolving, who: int) -> tuple[int, ...]:
    if who == BOTH:
        return f.you, other(f.you)
    return (f.you if who == YOU else other(f.you),)


REMOVING: Final = {  # in symbols
    ev.DESTROYED: signs.DESTROY,
    ev.EXILED: signs.EXILE,
    ev.SHUFFLED_IN: signs.SHUFFLE_IN,
    ev.RETURNED: signs.TO_HAND,
    ev.DISCARDED: signs.DISCARD,
    ev.BURIED: signs.BURY,
}


class Removes(Verb):
    """Takes cards away: destroys, exiles, shuffles in or returns them. The graveyard of a player may be out of bounds."""

    def __init__(self, kind: int, lexeme: Lexeme, selection: Selection, where: Words = NOWHERE) -> None:
        super().__init__(selection)
        self.kind = kind
        self.lexeme = lexeme
        self.where = where  # they go

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        if isinstance(f, Tolling):
            f.measured = tuple([strength(s, card) for card in f.them])
            f.given = f.them
            f.stood = tuple([s.place[card] for card in f.them])
        happen(s, [Event(self.kind, card, source=f.source, cause=at) for card in f.them if reachable(s, f, card)])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return f"{self.lexeme.form(lang, mood)} {whom(self.selection, lang)} {self.where.text(lang)}".strip()

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([REMOVING[self.kind].mark, self.selection.symbols()], " ") if self.kind in REMOVING else ""


def reachable(s: State, f: Resolving, card: int) -> bool:
    """A player barred from their Graveyard does nothing with its cards (ML-perm-07)."""
    place = s.place[card]
    return place // 2 != t.GRAVEYARD or place % 2 != f.you or not burdened(s, m.NO_GRAVEYARD, f.you)


def destroy(selection: Selection) -> Effect:
    return Removes(ev.DESTROYED, DESTROY, selection)


def exile(selection: Selection) -> Effect:
    return Removes(ev.EXILED, EXILE, selection)


def shuffle_in(selection: Selection) -> Effect:
    where = INTO_YOUR_CASTLE if of_yours(selection) else INTO_THEIR_CASTLES if selection.plural() else INTO_ITS_CASTLE
    return Removes(ev.SHUFFLED_IN, SHUFFLE, selection, where)


def to_hand(selection: Selection) -> Effect:
    where = TO_YOUR_HAND if of_yours(selection) else TO_THEIR_HANDS if selection.plural() else TO_ITS_HAND
    return Removes(ev.RETURNED, RETURN, selection, where)


def discard_from_hand(selection: Selection) -> Effect:
    return Removes(ev.DISCARDED, DISCARD, selection)


def bury(selection: Selection) -> Effect:
    """Into the Graveyard, without being destroyed."""
    return Removes(ev.BURIED, PUT, selection, INTO_THE_GRAVEYARD)


def destroy_all(cards: Cards) -> Effect:
    return Removes(ev.DESTROYED, DESTROY, All(cards))


class Then(Staged):
    """What follows happens only if what came before was carried out (ML-use-10)."""

    def emit(self, code: Code) -> None:
        self.first.emit(code)
        branch = Branch(Carried())
        code.add(branch)
        self.second.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        first, second = self.first, self.second
        done = second.clause(lang, mood)
        if isinstance(first, Doing) and isinstance(second, Doing) and first.who == second.who == OPPONENT:
            done = second.deed(lang, THIRD)  # the same player goes on
        return f"{first.clause(lang, mood)}, {'then' if lang == EN else 'luego'} {done}"

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, "tell"))

    def symbols(self) -> str:
        return joined([grouped(self.first.symbols()), grouped(self.second.symbols())], THEN)


class Carried(Condition):
    """Whether the last verb really did something."""

    def holds(self, s: State, f: Resolving) -> bool:
        return bool(f.noted)


class TakeControl(Verb):
    """You gain control of cards for as long as they stay in play (ML-ctrl-09)."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(
            s,
            [Event(ev.CONTROLLED, card, f.you, source=f.source, cause=at) for card in f.them if not given(s, m.NOT_SWAPPED, card)],
        )

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return (
            Lexeme("gana el control de", "ganar el control de", "gain control of").form(lang, mood)
            + " "
            + self.selection.phrase(lang)
        )

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.CONTROL.mark, self.selection.symbols()], " ")


class Swap(OnCards):
    """Two Allies change controllers (ML-ctrl-12)."""

    def act(self, s: State, f: Resolving) -> None:
        if len(f.them) != 2 or any([given(s, m.NOT_SWAPPED, card) for card in f.them]):
            return
        if not any([one_too_many(s, other(s.place[card] % 2), card) for card in f.them]):
            at = cause(s)
            happen(s, [Event(ev.CONTROLLED, card, other(s.place[card] % 2), source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        assert self.second is not None
        first, second = self.selection.phrase(lang), self.second.phrase(lang)
        if lang == EN:
            return f"exchange control of {first} and {second}"
        return f"intercambia el control de {first} y {second}"

    def symbols(self) -> str:
        assert self.selection is not None and self.second is not None
        both = joined([self.selection.symbols(), self.second.symbols()], SWAPS)
        return f"{signs.CONTROL.mark} {both}" if both else ""


class Retreat(Verb):
    """Allies go back to the Defence Line."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.RETREATED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"move {self.selection.phrase(lang)} back to the Defence Line"
        return f"{GIVE_BACK.form(lang, mood)} {whom(self.selection, lang)} a la Línea de Defensa"

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.RETREAT.mark, self.selection.symbols()], " ")


class Regroup(Verb):
    """Cards are grouped outside the Grouping."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.REGROUPED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return Lexeme("reagrupa", "reagrupar", "regroup").form(lang, mood) + " " + self.selection.phrase(lang)

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.REGROUP.mark, self.selection.symbols()], " ")


class GiveAway(Verb):
    """Your opponent gains control of cards."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        them = [card for card in f.them if not given(s, m.NOT_SWAPPED, card)]
        happen(s, [Event(ev.CONTROLLED, card, other(f.you), source=f.source, cause=at) for card in them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"your opponent gains control of {self.selection.phrase(lang)}"
        return f"tu oponente gana el control de {self.selection.phrase(lang)}"

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.RIVAL.mark, signs.CONTROL.mark, self.selection.symbols()], " ")


class Spare(Verb):
    """Cards that are pointed at and stay where they are."""

    def act(self, s: State, f: Resolving) -> None:
        return

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        phrase = self.selection.phrase(lang)
        return f"point at {phrase}, which stay in play" if lang == EN else f"señala {phrase}, que se quedan en juego"
