"""What texts count and require: amounts by cards, and conditions."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.effects import Amount, Condition, Resolving
from tapete.core.language import EN, Words
from tapete.core.nouns import ANYONE, YOURS, Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import face
from tapete.games.mitos_y_leyendas.vocabulary.nouns import (
    Kind,
)

# -- amounts


class Measured(Amount):
    """An amount that a sentence can tell as what something equals."""

    def equal(self, lang: str) -> str:
        """After "igual" and "equal to"."""
        raise NotImplementedError

    def text(self, lang: str) -> str:
        return "X"


class Equalling(Amount):
    """An amount that is told as what it equals: "gana Fuerza igual a su coste"."""

    clausal: ClassVar[bool] = False  # it ends in a clause of its own, so that how long it lasts is said before it


class Count(Measured):
    """How many cards fit."""

    def __init__(self, cards: Cards, times: int = 1) -> None:
        self.cards = cards
        self.times = times

    def value(self, s: State, f: Resolving) -> int:
        return self.times * len(self.cards.all(s, f))

    def text(self, lang: str) -> str:
        return str(self.times)

    def each(self, lang: str) -> str:
        cards = self.cards
        what = (cards.lying if isinstance(cards, Kind) else cards).phrase(lang, "", False)
        if cards.side == ANYONE and cards.zones[0] in t.IN_PLAY:
            what += " in play" if lang == EN else " en juego"
        return f"for each {what}" if lang == EN else f"por cada {what}"

    def equal(self, lang: str) -> str:
        what = self.cards.phrase(lang, "", True)
        return f"the number of {what}" if lang == EN else f"al número de {what}"


class HandCount(Measured):
    """Cards in a hand: their number is public (ML-abil-04)."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def value(self, s: State, f: Resolving) -> int:
        return len(s.zone(t.HAND, f.you if self.mine else t.other(f.you)))

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return self.each_in(HANDS[0 if self.mine else 1], lang)

    def each_of_theirs(self, lang: str) -> str:
        """In a sentence about the opponent, who has been named already."""
        return self.each(lang) if self.mine else self.each_in(HANDS[2], lang)

    def each_in(self, hand: Words, lang: str) -> str:
        return f"for each card in {hand.en}" if lang == EN else f"por cada carta de {hand.es}"

    def equal(self, lang: str) -> str:
        hand = HANDS[0 if self.mine else 1].text(lang)
        return f"the number of cards in {hand}" if lang == EN else f"al número de cartas de {hand}"


HANDS: Final = (
    Words("tu mano", "your hand"),
    Words("la mano de tu oponente", "your opponent’s hand"),
    Words("su mano", "their hand"),
)


class CostOf(Equalling):
    """The printed cost of the card spoken of."""

    def value(self, s: State, f: Resolving) -> int:
        return face(s, f.it if f.it >= 0 else f.source).cost

    def text(self, lang: str) -> str:
        return "equal to its cost" if lang == EN else "igual a su coste"


# -- conditions


class There(Condition):
    """There are at least so many cards."""

    def __init__(self, cards: Cards, least: int = 1) -> None:
        self.cards = cards
        self.least = least

    def holds(self, s: State, f: Resolving) -> bool:
        return len(self.cards.all(s, f)) >= self.least

    def text(self, lang: str) -> str:
        several = self.least > 1
        article = (f"{self.least} or more" if lang == EN else f"{self.least} o más") if several else "a"
        cards = self.cards
        if cards.side == YOURS and isinstance(cards, Kind) and cards.zones[0] in t.IN_PLAY:
            return ("you control " if lang == EN else "controlas ") + cards.anyones.phrase(lang, article, several)
        verb = ("there are " if several else "there is ") if lang == EN else "hay "
        where = (" in play" if lang == EN else " en juego") if cards.zones[0] in t.IN_PLAY else ""
        return verb + cards.phrase(lang, article, several) + where


class Fewer(Condition):
    """There are at most so many cards."""

    def __init__(self, cards: Cards, most: int = 0) -> None:
        self.cards = cards
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        return len(self.cards.all(s, f)) <= self.most

    def text(self, lang: str) -> str:
        cards = self.cards
        if self.most == 0 and cards.side == YOURS and isinstance(cards, Kind):
            no = "you control no " if lang == EN else f"no controlas {'ninguna' if cards.noun.feminine else 'ningún'} "
            return no + cards.anyones.phrase(lang, "", False)
        if self.most == 0:
            return ("there is no " if lang == EN else "no hay ningún ") + cards.phrase(lang, "", False)
        return (f"there are {self.most} or fewer " if lang == EN else f"hay {self.most} o menos ") + cards.phrase(lang, "", True)


class SmallerHand(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return len(s.zone(t.HAND, t.other(f.you))) < len(s.zone(t.HAND, f.you))

    def text(self, lang: str) -> str:
        return (
            "your opponent has fewer cards in hand than you" if lang == EN else "tu oponente tiene menos cartas en la mano que tú"
        )


class Attacks(Condition):
    """The card that speaks (or its bearer) is attacking."""

    def holds(self, s: State, f: Resolving) -> bool:
        host = t.bearer(s, f.source)
        return bool(s.numbers[t.ATTACKING][host if host >= 0 else f.source])


class Unarmed(Condition):
    """The Ally that speaks carries no Weapon."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not t.weapons_on(s, f.source)


class HasAttacked(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        host = t.bearer(s, f.source)
        return bool(s.numbers[t.ATTACKED][host if host >= 0 else f.source])

    def text(self, lang: str) -> str:
        return "it attacked this turn" if lang == EN else "ha atacado este turno"


class BearerAttacked(HasAttacked):
    def text(self, lang: str) -> str:
        return "its bearer attacked this turn" if lang == EN else "su portador ha atacado este turno"


class HasFought(HasAttacked):
    def holds(self, s: State, f: Resolving) -> bool:
        return super().holds(s, f) or bool(s.numbers[t.FOUGHT][f.source])

    def text(self, lang: str) -> str:
        return "it attacked or blocked this turn" if lang == EN else "ha atacado o bloqueado este turno"


class BlockedBySuch(Condition):
    """What blocks it is such an Ally."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and self.cards.describes(s, f, f.event.other)

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "a", False)
        return f"{what} blocks it" if lang == EN else f"lo bloquea {what}"
