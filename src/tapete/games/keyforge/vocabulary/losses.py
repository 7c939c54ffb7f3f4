"""Pools emptied, halved and handed over."""

from __future__ import annotations

from tapete.core.effects import Amount, Resolving
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules.aember import lose
from tapete.games.keyforge.things import HAND, POOL, other
from tapete.games.keyforge.vocabulary.speech import Said

LOSE = Lexeme("pierde", "perder", "lose")


class EachLosesHalf(Said):
    """Each player loses half of their Æmber, the loss rounded down."""

    def __init__(self) -> None:
        super().__init__(LOSE, Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "each player loses half of their Æ (rounding the loss down)"
        return "cada jugador pierde la mitad de su Æ (redondeando la pérdida hacia abajo)"

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            half = s.tallies[POOL][player] // 2
            if half:
                batch.append(Event(ev.LOST, player=player, amount=half, source=f.source, cause=cause))
        happen(s, batch)


class LoseAll(Said):
    """Lose all your Æmber."""

    def __init__(self) -> None:
        super().__init__(LOSE, Words("todo tu Æ", "all your Æ"))

    def act(self, s: State, f: Resolving) -> None:
        lose(s, f.you, s.tallies[POOL][f.you], f.source, len(s.stack) - 1)


class TheyLoseAll(Said):
    """The player the event is about loses all the Æmber they have left."""

    def __init__(self) -> None:
        super().__init__(LOSE, Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "they lose all of their remaining Æ" if lang == EN else "pierde todo el Æ que le quede"

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        player = f.event.player
        lose(s, player, s.tallies[POOL][player], f.source, len(s.stack) - 1)


class OpponentLosesTimes(Said):
    """The opponent loses a multiple of what you have just lost."""

    def __init__(self, times: int, words: Words) -> None:
        super().__init__(LOSE, words)
        self.times = times
        self.words = words

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)

    def act(self, s: State, f: Resolving) -> None:
        lose(s, other(f.you), f.weight(s) * self.times, f.source, len(s.stack) - 1)


class OpponentGivesAll(Said):
    """The opponent gives you all the Æmber in their pool."""

    def __init__(self) -> None:
        super().__init__(Lexeme("da", "dar", "give"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "they give you their remaining Æ" if lang == EN else "te da el Æ que le quede"

    def act(self, s: State, f: Resolving) -> None:
        rival = other(f.you)
        much = s.tallies[POOL][rival]
        if much:
            happens(s, Event(ev.PAID, player=rival, amount=much, source=f.source, cause=len(s.stack) - 1))


class LessPerCardInHand(Amount):
    """A number, reduced by 1 for each card in your hand."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, f: Resolving) -> int:
        return self.number - len(s.zone(HAND, f.you))

    def text(self, lang: str) -> str:
        return str(self.number)

    def each(self, lang: str) -> str:
        if lang == EN:
            return ", reduced by 1Æ for each card in your hand"
        return ", reducido en 1 Æ por cada carta de tu mano"


def each_loses_half() -> EachLosesHalf:
    return EachLosesHalf()


def they_lose_all() -> TheyLoseAll:
    return TheyLoseAll()


def lose_all() -> LoseAll:
    return LoseAll()


def opponent_loses_triple() -> OpponentLosesTimes:
    words = Words(
        "tu oponente pierde el triple del Æ que hayas perdido de este modo",
        "your opponent loses triple the amount of Æ you lost this way",
    )
    return OpponentLosesTimes(3, words)


def opponent_gives_all() -> OpponentGivesAll:
    return OpponentGivesAll()


def less_per_card_in_hand(number: int) -> LessPerCardInHand:
    return LessPerCardInHand(number)
