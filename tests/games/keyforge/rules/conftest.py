"""The rules are tested on a KeyForge of their own, with the small cards of ``samples`` and none of the published ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.keyforge.conftest import KeyForgeKit, KeyForgeTable
from tests.games.keyforge.rules.samples import shared

from tapete.games.keyforge.catalogue import DECLARED
from tapete.games.keyforge.declaration import KeyForge
from tapete.games.keyforge.things import Card


class SampleTable(KeyForgeTable):
    """A table on which only creatures in play can be asked for their damage: outside it nothing has any."""

    def damage(self, name: str) -> int:
        assert self.in_play(name), f"{name} is not in play"
        return super().damage(name)


class SampleKit(KeyForgeKit):
    """Tables with sample cards; a test adds its own with ``add``."""

    def __init__(self) -> None:
        self.game = KeyForge()
        self.shared = shared()
        self.before: dict[str, Card | None] = {}  # what the catalogue held under the ids of the sample cards

    def add(self, *cards: Card) -> None:
        for card in cards:
            self.before.setdefault(card.id, DECLARED.get(card.id))
            DECLARED[card.id] = card
            self.game.register(card)

    def forget(self) -> None:
        """Take the sample cards out of the catalogue that all tests share."""
        for id, card in self.before.items():
            if card is None:
                del DECLARED[id]
            else:
                DECLARED[id] = card
        self.before.clear()

    def table(self, house: str | None = None, turn: int = 3, **parts: Any) -> SampleTable:
        return SampleTable(super().table(house, turn, **parts).s)

    def deck(self, *ids: str, copies: int = 12, houses: tuple[str, ...] = ("brobnar", "dis", "logos")) -> dict[str, Any]:
        """A deck with so many copies of each card."""
        return {"name": "sample", "houses": list(houses), "cards": [id for id in ids for _ in range(copies)]}

    def start(self, seed: int = 1, **setup: Any) -> KeyForgeTable:
        """A game from the beginning, with plain decks unless the test brings others."""
        plain = self.deck("wolf", "imp", "scholar")
        return KeyForgeTable(self.game.start({"decks": [plain, plain], "any_deck": True, **setup}, seed))


@pytest.fixture(scope="session")
def kit() -> SampleKit:
    return SampleKit()


@pytest.fixture
def keyforge(kit: SampleKit) -> Iterator[SampleKit]:
    kit.add(*kit.shared)
    yield kit
    kit.forget()
