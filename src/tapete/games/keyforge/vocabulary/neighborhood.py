"""Creatures chosen together with those beside them."""

from __future__ import annotations

from tapete.core.effects import Both, Chosen
from tapete.core.language import EN
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, creature


class AndOneNeighbor(Both):
    """A creature and one of its neighbors, both chosen before anything happens to them."""

    def __init__(self, cards: KeyForgeCards) -> None:
        super().__init__(Chosen(cards), Chosen(creature.next_to_it))

    def phrase(self, lang: str) -> str:
        one = self.first.phrase(lang)
        return f"{one} and to a neighbor of that creature" if lang == EN else f"{one} y una criatura adyacente a ella"

    def governed(self, lang: str, preposition: str) -> str:
        return f"{self.first.governed(lang, preposition)} y {preposition} una criatura adyacente a ella"


class EachOfSome(Chosen):
    """Several cards, each of which gets the whole of it."""

    def phrase(self, lang: str) -> str:
        some = super().phrase(lang)
        if lang == EN:
            return f"each of {some}"
        return f"cada una de {some}" if self.cards.noun.feminine else f"cada uno de {some}"


def a_creature_and_a_neighbor() -> AndOneNeighbor:
    return AndOneNeighbor(creature)


def each_of(number: int, cards: KeyForgeCards) -> EachOfSome:
    return EachOfSome(cards, number)
