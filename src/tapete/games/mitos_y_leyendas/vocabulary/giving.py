"""What can be given as a cost: cards that nothing keeps from leaving (ML-play-20, ML-abil-05)."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Resolving
from tapete.core.events import Event
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules.protection import spared
from tapete.games.mitos_y_leyendas.vocabulary.nouns import CARD


class Itself(Cards):
    """The card that speaks, while it is in play."""

    def __init__(self) -> None:
        super().__init__(CARD, t.IN_PLAY)

    def all(self, s: State, f: Resolving) -> list[int]:
        return [f.source] if t.in_play(s, f.source) else []


class Expendable(Cards):
    """Of these cards, those that can be destroyed: what nothing can destroy pays for nothing."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.noun, cards.zones, cards.side, cards.qualities)
        self.cards = cards

    def all(self, s: State, f: Resolving) -> list[int]:
        return [card for card in self.cards.all(s, f) if not spared(s, Event(ev.DESTROYED, card, source=f.source))]

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.cards.phrase(lang, article, plural)


ITSELF: Final = Expendable(Itself())
