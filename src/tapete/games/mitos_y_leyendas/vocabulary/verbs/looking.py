"""Verbs of looking and showing: hands, the top of a Castle, and its order."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import YOU, Chosen, Code, Effect, Op, Resolving, Verb
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, INFINITIVE, Lexeme, Words
from tapete.core.nouns import YOURS
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import TopCards
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Those
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import BOTH, cause, players

LOOK: Final = Lexeme("mira", "mirar", "look at")


THEIR_HAND: Final = Words("la mano de tu oponente", "your opponent’s hand")


RANDOM_CARD: Final = "a random card from your opponent’s hand"


THEIR_CASTLE_EN: Final = "of your opponent’s Castle"


class Looks(Verb):
    """You see the opponent's whole hand (ML-con-26)."""

    def __init__(self, shows: bool = False) -> None:
        super().__init__(None)
        self.shows = shows  # you show yours instead

    def act(self, s: State, f: Resolving) -> None:
        owner = f.you if self.shows else other(f.you)
        viewer = other(owner)
        at = cause(s)
        happen(s, [Event(ev.LOOKED, card, viewer, source=f.source, cause=at) for card in s.zone(t.HAND, owner)])

    def clause(self, lang: str, mood: str) -> str:
        if self.shows:
            return Words("muestra tu mano a tu oponente", "show your hand to your opponent").text(lang)
        return f"{LOOK.form(lang, mood)} {THEIR_HAND.text(lang)}"

    def symbols(self) -> str:
        if self.shows:
            return f"{signs.SHOW.mark} {signs.HAND.mark}"
        return f"{signs.LOOK.mark} {signs.THEIR_HAND.mark}"


def look_at_hand() -> Effect:
    return Looks()


class LooksAtOne(Verb):
    """You see one card of the opponent's hand, at random."""

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(t.HAND, other(f.you))
        if hand:
            happens(s, Event(ev.LOOKED, hand[s.random(len(hand))], f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        return LOOK.form(lang, mood) + " " + Words("al azar una carta de la mano de tu oponente", RANDOM_CARD).text(lang)

    def symbols(self) -> str:
        return f"{signs.LOOK.mark} {signs.RANDOM.mark} 1 {signs.CARD.mark} {signs.THEIR_HAND.mark}"


class LooksAtTop(Verb):
    """You see the top cards of a Castle, which stay where they are."""

    def __init__(self, who: int, number: int = 1) -> None:
        super().__init__(None)
        self.who = who
        self.number = number

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        top = s.zone(t.CASTLE, players(f, self.who)[0])[: self.number]
        happen(s, [Event(ev.LOOKED, card, f.you, source=f.source, cause=at) for card in top])

    def clause(self, lang: str, mood: str) -> str:
        whose = Words("de tu Castillo", "of your Castle") if self.who == YOU else Words("del Castillo oponente", THEIR_CASTLE_EN)
        return f"{LOOK.form(lang, mood)} {self.top(lang)} {whose.text(lang)}"

    def top(self, lang: str) -> str:
        if self.number == 1:
            return "the top card" if lang == EN else "la carta superior"
        return f"the top {self.number} cards" if lang == EN else f"las {self.number} cartas superiores"

    def symbols(self) -> str:
        whose = signs.CASTLE if self.who == YOU else signs.THEIR_CASTLE
        return f"{signs.LOOK.mark} {self.number} {signs.TOP.mark} {whose.mark}"


class ShowThose(Verb):
    """You show the cards to your opponent."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.SHOWN, card, f.you, source=f.source, cause=at) for card in Those().all(s, f)])

    def clause(self, lang: str, mood: str) -> str:
        return "show them to your opponent" if lang == EN else "muéstralas a tu oponente"


class Arrange(Effect):
    """Look at the top cards of a Castle and put them back in any order (ML-con-29)."""

    def __init__(self, number: int, side: int = YOURS) -> None:
        self.number = number
        self.side = side

    def emit(self, code: Code) -> None:
        Chosen(TopCards(self.number, self.side), self.number).emit(code, self)
        code.add(PutBack())

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            whose = "your" if self.side == YOURS else "your opponent’s"
            return f"look at the top {self.number} cards of {whose} Castle and put them back in any order"
        whose = "de tu Castillo" if self.side == YOURS else "del Castillo oponente"
        order = "ordenarlas" if mood == INFINITIVE else "ordénalas"
        return f"{LOOK.form(lang, mood)} las {self.number} cartas superiores {whose} y {order} como quieras"

    def symbols(self) -> str:
        whose = signs.CASTLE if self.side == YOURS else signs.THEIR_CASTLE
        return f"{signs.ARRANGE.mark} {self.number} {signs.TOP.mark} {whose.mark}"


class PutBack(Op):
    """The first chosen ends on top."""

    def run(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for card in reversed(f.them):
            batch.append(Event(ev.KNOWS, card, f.you))  # the log tells them which
            batch.append(Event(ev.PLACED, card, f.you, 0, f.source))
        happen(s, batch)


class EachShowsHand(Verb):
    """Each player shows their hand."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        cards = [(card, player) for player in players(f, BOTH) for card in s.zone(t.HAND, player)]
        happen(s, [Event(ev.SHOWN, card, player, source=f.source, cause=at) for card, player in cards])

    def clause(self, lang: str, mood: str) -> str:
        return "each player shows their hand" if lang == EN else "cada jugador muestra su mano"

    def symbols(self) -> str:
        return f"{signs.BOTH.mark} {signs.SHOW.mark} {signs.HAND.mark}"


def show_hand(who: int) -> Effect:
    """Yours to the opponent, or each player's."""
    return EachShowsHand() if who == BOTH else Looks(shows=True)
