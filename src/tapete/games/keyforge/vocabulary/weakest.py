"""The least powerful creature (KF-leastpow)."""

from __future__ import annotations

from tapete.core.effects import Chosen, Resolving
from tapete.core.language import invariable
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.games.keyforge.values import power
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards


class LeastPowerful(Quality):
    """As weak as the least powerful of a group; when tied, all of them are (KF-leastpow-01)."""

    def __init__(self, among: Cards) -> None:
        super().__init__(invariable("menos poderosa", "least powerful", False, 3, 0))
        self.among = among

    def test(self, s: State, f: Resolving, card: int) -> bool:
        mine = power(s, card)
        return all([mine <= power(s, each) for each in self.among.all(s, f)])


class TheOne(Chosen):
    """A single card; the active player breaks a tie (KF-leastpow-02)."""

    def phrase(self, lang: str) -> str:
        return self.cards.phrase(lang, "the", False)


def the_least_powerful(cards: KeyForgeCards) -> TheOne:
    return TheOne(cards.having(LeastPowerful(cards)))
