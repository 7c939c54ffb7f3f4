"""Which house or which place a card is read to belong to."""

from __future__ import annotations

from tapete.core.effects import Resolving
from tapete.core.language import Noun, invariable
from tapete.core.nouns import ANYONE, Quality
from tapete.core.state import State
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.things import ARTIFACTS, DISCARD, IDENTITY, LINE, in_play
from tapete.games.keyforge.values import printed_house
from tapete.games.keyforge.vocabulary.nouns import NO_WORD, KeyForgeCards


class OfNoHouseOfYours(Quality):
    """Printed in a house that is not on your identity card."""

    def __init__(self) -> None:
        super().__init__(invariable("que no pertenezca a ninguna de tus tres casas", "not of one of your three houses"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        house = printed_house(s, card)
        return house < 0 or not s.tallies[IDENTITY][f.you] >> house & 1


class InPlayOrYours(Quality):
    """In play on either side; outside play, only in a zone of yours."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return in_play(s, card) or s.holder(card) == f.you


class IsCard(Quality):
    """A card of one name, which the noun already says."""

    def __init__(self, id: str) -> None:
        super().__init__(NO_WORD)
        self.id = id

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.cards[card].id == self.id


def copy_in_play_or_discard(id: str, feminine: bool = False) -> KeyForgeCards:
    """Cards of one name, in play on either side or in your discard pile; the name is the noun."""
    name = all_facts()[id].name
    noun = Noun(name.es, name.es, feminine, name.en, name.en)
    where = invariable("en juego o de tu pila de descartes", "from play or from your discard pile", True, 9, 9)
    return KeyForgeCards(noun, (LINE, ARTIFACTS, DISCARD), ANYONE, (IsCard(id), IN_PLAY_OR_YOURS), where)


OF_NO_HOUSE_OF_YOURS = OfNoHouseOfYours()
IN_PLAY_OR_YOURS = InPlayOrYours()
