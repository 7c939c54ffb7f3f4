"""Creatures by their power: the most and the least powerful."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.effects import Amount, Chosen, Code, Effect, Join, Keep, Op, Picked, Picks, PromptOf, Resolving, Selection
from tapete.core.language import EN, invariable
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.games.keyforge import signs
from tapete.games.keyforge.things import TAGGED
from tapete.games.keyforge.values import power
from tapete.games.keyforge.vocabulary.amounts import HighestPower
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards
from tapete.games.keyforge.vocabulary.qualities import NO_WORD, Untagged


class MostPowerful(Quality):
    """As powerful as the most powerful of a group; when tied, all of them are (KF-mostpow-01)."""

    def __init__(self, among: Cards) -> None:
        super().__init__(invariable("más poderosa", "most powerful", False, 5, 0))
        self.highest = HighestPower(among)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return power(s, card) == self.highest.value(s, f)

    def symbols(self) -> str:
        return signs.MOST_POWERFUL.mark


class LeastPowerful(Quality):
    """As weak as the least powerful of a group; when tied, all of them are (KF-leastpow-01)."""

    def __init__(self, among: Cards) -> None:
        super().__init__(invariable("menos poderosa", "least powerful", False, 5, 0))
        self.among = among

    def test(self, s: State, f: Resolving, card: int) -> bool:
        mine = power(s, card)
        return all([mine <= power(s, each) for each in self.among.all(s, f)])

    def symbols(self) -> str:
        return signs.LEAST_POWERFUL.mark


def least_powerful(cards: KeyForgeCards) -> KeyForgeCards:
    """The least powerful of these creatures."""
    return cards.having(LeastPowerful(cards))


def most_powerful(cards: KeyForgeCards) -> KeyForgeCards:
    """The most powerful of these creatures."""
    return cards.having(MostPowerful(cards))


class SparesTheTagged(Quality):
    """Of creatures that are tied, one already tagged cannot be chosen while another is not (KF-destroy-09, KF-faq-48)."""

    implied: ClassVar[bool] = True

    def __init__(self, tied: Cards) -> None:
        super().__init__(NO_WORD)
        self.tied = tied

    def test(self, s: State, f: Resolving, card: int) -> bool:
        tagged = s.numbers[TAGGED]
        return not tagged[card] or all([tagged[each] for each in self.tied.all(s, f)])


class TheMostPowerful(Chosen):
    """The one most (or least) powerful creature, counting also what is tagged (KF-destroy-17); a tie is chosen (KF-mostpow-02)."""

    def phrase(self, lang: str) -> str:
        return self.cards.phrase(lang, "the", False)

    def symbols(self) -> str:
        return self.cards.symbols()


class AllButMostPowerful(Selection):
    """Each of some creatures except the most powerful one; a tie is the active player's to break (KF-mostpow-02)."""

    def __init__(self, cards: KeyForgeCards) -> None:
        self.cards = cards
        self.spared = Chosen(most_powerful(cards))

    def emit(self, code: Code, prompt: Effect) -> None:
        self.spared.emit(code, SpareOne(self.cards))
        code.add(Keep())
        code.add(TakeRest(self.cards))

    def phrase(self, lang: str) -> str:
        these = self.cards.phrase(lang, "each", False)
        if lang == EN:
            return f"{these} except {self.spared.cards.phrase(lang, 'the', False)}"
        return f"{these} salvo la más poderosa"


class SpareOne(Effect):
    """The words of the question which of the tied creatures is spared."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def clause(self, lang: str, mood: str) -> str:
        one = self.cards.phrase(lang, "the", False)
        return f"choose {one} to spare" if lang == EN else f"elige {one} que se salva"


class TakeRest(Op):
    """All the cards that fit, except those kept before."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def run(self, s: State, f: Resolving) -> None:
        f.them = tuple([card for card in self.cards.all(s, f) if card not in f.kept])


class MostPowerfulGroup(Selection):
    """The X most powerful: filled from the highest down (KF-mostpow-03); a tie that does not fit is chosen (KF-mostpow-04).

    ``sign`` -1 turns it round: the X least powerful (KF-leastpow-03, KF-leastpow-04).
    """

    def __init__(self, number: int, cards: KeyForgeCards, sign: int = 1) -> None:
        self.number = number
        self.cards = cards
        self.sign = sign
        self.tied = Chosen(cards.having(Untagged()).having(AtTheCut(number, cards, sign)), Lacking(number))

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeCertain(self.number, self.cards, self.sign))
        code.add(Keep())
        code.add(Picks(self.tied, PromptOf(prompt)))
        code.add(Picked())
        code.add(Join())

    def phrase(self, lang: str) -> str:
        noun = self.cards.phrase(lang, "", True)
        if lang == EN:
            return f"the {self.number} {'most' if self.sign > 0 else 'least'} powerful {noun}"
        return f"las {self.number} {noun} {'más' if self.sign > 0 else 'menos'} poderosas"

    def plural(self) -> bool:
        return True


def cut(s: State, f: Resolving, number: int, cards: Cards, sign: int) -> int:
    """The power (times ``sign``) of the last creature that belongs to a group of the most, or least, powerful."""
    powers = sorted([sign * power(s, card) for card in cards.all(s, f)], reverse=True)
    return powers[number - 1] if len(powers) > number else ANY_POWER


ANY_POWER: Final = -1 << 20


class TakeCertain(Op):
    """Those of the group about whom there is nothing to choose."""

    def __init__(self, number: int, cards: Cards, sign: int) -> None:
        self.number = number
        self.cards = cards
        self.sign = sign

    def run(self, s: State, f: Resolving) -> None:
        found = self.cards.all(s, f)
        least = cut(s, f, self.number, self.cards, self.sign)
        reached = [card for card in found if self.sign * power(s, card) >= least]
        if len(reached) > self.number:
            reached = [card for card in found if self.sign * power(s, card) > least]
        f.them = tuple(reached)


class AtTheCut(Quality):
    """Tied for the last places of the group."""

    def __init__(self, number: int, cards: Cards, sign: int) -> None:
        super().__init__(NO_WORD)
        self.number = number
        self.cards = cards
        self.sign = sign

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card not in f.kept and self.sign * power(s, card) == cut(s, f, self.number, self.cards, self.sign)


class Lacking(Amount):
    """How many a group still lacks."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, f: Resolving) -> int:
        return max(0, self.number - len(f.kept))

    def text(self, lang: str) -> str:
        return str(self.number)


class Remaining(Chosen):
    """The creature that is left; of several, one of them."""

    def phrase(self, lang: str) -> str:
        return "your remaining creature" if lang == EN else "tu criatura restante"


def all_but_the_most_powerful(cards: KeyForgeCards) -> AllButMostPowerful:
    return AllButMostPowerful(cards)


def the_most_powerful(cards: KeyForgeCards, number: int = 1) -> Selection:
    """The most powerful of these creatures, or so many of them."""
    if number > 1:
        return MostPowerfulGroup(number, cards)
    tied = most_powerful(cards)
    return TheMostPowerful(tied.having(SparesTheTagged(tied)))


def the_least_powerful(cards: KeyForgeCards, number: int = 1) -> Selection:
    """The least powerful of these creatures, or so many of them; the active player breaks a tie (KF-leastpow-02)."""
    return MostPowerfulGroup(number, cards, -1) if number > 1 else TheMostPowerful(least_powerful(cards))
