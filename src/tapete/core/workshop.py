"""What is asked of a game by people who make decks, or keep them: how its cards are sifted, what makes a deck legal, and what still
fits into one. A game without decks has the plain facet, whose shelf is empty."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.facets import Facet
from tapete.core.language import Words
from tapete.core.pool import set_of
from tapete.core.refusal import BadDocument, Refusal

KEPT: Final = "kept"  # decks come as they are and nobody changes one
BUILT: Final = "built"

Line = tuple[str, int, str]  # a card, how many of it, and the part of the deck it lies in


class Field:
    """Something that cards are sifted by, with its values in their order."""

    def __init__(self, id: str, name: Words, values: list[tuple[str, Words]]) -> None:
        self.id = id
        self.name = name
        self.values = values


class Format:
    """A kind of tournament that a deck can be made for."""

    def __init__(self, id: str, name: Words, about: Words) -> None:
        self.id = id
        self.name = name
        self.about = about


class Workshop(Facet):
    """How decks of a game are made and kept."""

    noun = Words("mazo", "deck")  # what people call what is made here
    nouns = Words("mazos", "decks")
    way = ""  # KEPT, BUILT, or no decks at all
    fixed = ""  # the clause by which decks that are KEPT are not changed
    size = 0  # cards of a deck, as most people bring it
    hand = 0  # cards of an opening hand; 0: none is dealt from a deck
    curve = ""  # the field whose numbers make the curve
    parts = ""  # the field whose values head the parts of a list

    def fields(self) -> list[Field]:
        return []

    def filed(self, card: CardDef) -> dict[str, list[str]] | None:
        """The values of a card in each field; None for one that lies in no deck."""
        return None

    def formats(self) -> list[Format]:
        return []

    def shelf(self) -> dict[str, dict[str, list[str]]]:
        """The cards that decks are made of, with their values; those of sets from outside belong to whoever has them."""
        found: dict[str, dict[str, list[str]]] = {}
        for id, card in self.game.catalogue.items():
            values = None if set_of(id) else self.filed(card)
            if values is not None:
                found[id] = values
        return found

    def shipped(self) -> list[dict[str, object]]:
        """The decks that come with the game, whole."""
        return self.game.documents.decks()

    def made(self, name: str, cards: list[tuple[str, int]], format: str) -> dict[str, object]:
        """A deck from what lies on the bench, in the form that setups take; it need not be legal."""
        raise BadDocument(
            "deck", f"los mazos de {self.game.title.es} no se construyen", f"decks of {self.game.title.en} are not built"
        )

    def opened(self, deck: dict[str, object]) -> dict[str, object]:
        """A deck as it is kept, whether it is finished or not."""
        return self.game.documents.read_deck(deck)

    def lines(self, deck: dict[str, object]) -> list[Line]:
        """What a deck consists of, part by part."""
        return []

    def problems(self, deck: dict[str, object]) -> list[Refusal]:
        """Everything that keeps a deck from being legal, each with its clause."""
        return []

    def barred(self, deck: dict[str, object]) -> list[tuple[Refusal, list[str]]]:
        """The cards of which no further copy fits, by what keeps them out."""
        return []

    def listed(self, deck: dict[str, object]) -> str:
        """A deck as lines of text that ``Documents.read_deck`` reads again."""
        return ""

    def read_all(self, written: object) -> tuple[list[dict[str, object]], list[BadDocument]]:
        """All decks of a document that somebody brings, and what was wrong with those that cannot be read."""
        found: list[dict[str, object]] = []
        errors: list[BadDocument] = []
        several = isinstance(written, list) and bool(written) and all([isinstance(each, dict) for each in written])
        for each in written if several and isinstance(written, list) else [written]:
            try:
                found.append(self.game.documents.read_deck(each))
            except BadDocument as bad:
                errors.append(bad)
        return found, errors

    def measured(self, deck: dict[str, object]) -> str:
        """The name under which ``Documents.strengths`` knows exactly this deck; "" when it does not."""
        return ""


def numbered(id: str, name: Words, numbers: list[int]) -> Field:
    """A field whose values are numbers."""
    return Field(id, name, [(str(each), Words(str(each), str(each))) for each in sorted(set(numbers))])


def named(id: str, name: Words, names: dict[str, Words]) -> Field:
    return Field(id, name, list(names.items()))


def by_reason(cards: dict[str, Refusal]) -> list[tuple[Refusal, list[str]]]:
    """Cards that are kept out for the same reason stand together."""
    found: dict[str, tuple[Refusal, list[str]]] = {}
    for id, refusal in cards.items():
        found.setdefault(f"{refusal.clause} {refusal.reason.es}", (refusal, []))[1].append(id)
    return list(found.values())
