"""Which house or which place a card is read to belong to."""

from __future__ import annotations

from tapete.core.effects import Resolving
from tapete.core.language import Noun, Words, invariable
from tapete.core.nouns import ANYONE, Quality
from tapete.core.state import State
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.things import ARTIFACTS, DISCARD, HOUSE_NAMES, IDENTITY, LINE, in_play
from tapete.games.keyforge.values import printed_house
from tapete.games.keyforge.vocabulary.constants import belongs_to
from tapete.games.keyforge.vocabulary.lasting import Lasts, while_it_is_in_play
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, artifact
from tapete.games.keyforge.vocabulary.qualities import NO_WORD


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


def adopted_by(house: str) -> Lasts:
    """The artifact just taken belongs to a house of yours while you control it, if its own is none of yours."""
    name = HOUSE_NAMES[house]
    words = Words(
        f"mientras lo controles, si no pertenece a ninguna de tus tres casas, se considera de {name.es}",
        f"while under your control, if it does not belong to one of your three houses, it is considered to be of house {name.en}",
    )
    return while_it_is_in_play(belongs_to(house, words, artifact.friendly.chosen.having(OF_NO_HOUSE_OF_YOURS), only=True))


IN_PLAY_OR_YOURS = InPlayOrYours()
