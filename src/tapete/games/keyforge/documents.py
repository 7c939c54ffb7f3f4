"""What KeyForge reads and writes: decks, positions, and which cards there are."""

from __future__ import annotations

from tapete.core.facets import Documents
from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.decks import shipped_decks
from tapete.games.keyforge.imports import read_decks
from tapete.games.keyforge.position import position, to_position


class KeyForgeDocuments(Documents):
    def decks(self) -> list[dict[str, object]]:
        return list(shipped_decks())

    def read_deck(self, written: object) -> dict[str, object]:
        """Master Vault, Decks of KeyForge, Keyteki or our own JSON; of several decks, the first that can be read."""
        decks, errors = read_decks(written)
        if not decks:
            raise errors[0]
        return decks[0]

    def printed_cards(self) -> list[str]:
        """The cards of the set whose rulebook this is."""
        return [facts.id for facts in all_facts().values() if facts.set == "CotA"]

    def known_cards(self) -> list[str]:
        return list(all_facts())

    def card_file(self, id: str) -> str:
        house = all_facts()[id].house
        return t.HOUSES[house] if 0 <= house < len(t.HOUSES) - 2 else "others"

    def position(self, doc: object) -> State:
        return position(self.game, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)
