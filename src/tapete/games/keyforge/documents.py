"""What KeyForge reads and writes: decks, positions, and which cards there are."""

from __future__ import annotations

from typing import Final

from tapete.core.facets import Documents
from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts, printings
from tapete.games.keyforge.decks import generated_deck, shipped_decks
from tapete.games.keyforge.imports import read_decks
from tapete.games.keyforge.position import position, to_position
from tapete.games.keyforge.rules.sealed import SEALED
from tapete.games.keyforge.strengths import deck_of_strength, offered, strengths

FOLDERS: Final = {"CotA": "", "AoA": "age_of_ascension/", "WC": "worlds_collide/"}  # of cards/, by the set a card came with


class KeyForgeDocuments(Documents):
    def decks(self) -> list[dict[str, object]]:
        return list(shipped_decks())

    def strengths(self) -> dict[str, dict[str, object]]:
        return strengths()

    def strengths_offered(self) -> list[int]:
        return offered()

    def deck_of_strength(self, elo: int, key: int) -> dict[str, object]:
        return deck_of_strength(elo, key)

    def takes_decks(self, setup: dict[str, object]) -> bool:
        return setup.get(SEALED) is None

    def read_deck(self, written: object) -> dict[str, object]:
        """Master Vault, Decks of KeyForge, Keyteki or our own JSON; of several decks, the first that can be read. Or the name of a
        random deck: ``#7``, ``AoA #7``."""
        generated = generated_deck(written) if isinstance(written, str) else None
        if generated is not None:
            return generated
        decks, errors = read_decks(written)
        if not decks:
            raise errors[0]
        return decks[0]

    def printed_cards(self) -> list[str]:
        """The different cards of the three sets whose rulebook this is."""
        return list(all_facts())

    def printings(self) -> int:
        return len(printings())

    def card_file(self, id: str) -> str:
        facts = all_facts()[id]
        house = t.HOUSES[facts.house] if facts.house >= 0 else "anomalies"
        return FOLDERS[facts.set] + house

    def position(self, doc: object) -> State:
        return position(self.game, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)
