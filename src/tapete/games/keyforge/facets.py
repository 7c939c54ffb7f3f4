"""KeyForge, side by side: what players see, what is answered, said, read and written, hinted, measured."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.facets import Accounts, Documents, Hints, Measures, Sight, Speech
from tapete.core.frames import Frame
from tapete.core.ledger import Bill
from tapete.core.state import State
from tapete.games.keyforge import accounts, hints, words
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.decks import shipped_decks
from tapete.games.keyforge.imports import read_decks
from tapete.games.keyforge.position import position, to_position
from tapete.games.keyforge.things import Card


class KeyForgeSight(Sight):
    def printed_fields(self) -> tuple[int, ...]:
        """The house of a copy is printed on it."""
        return (t.HOUSE,)


class KeyForgeSpeech(Speech):
    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(cast(Card, card), lang)

    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return words.whereabouts(s, card, player, lang)


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


class KeyForgeHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)


class KeyForgeMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The decks by name, and every card of each."""
        return super().balance_units(s) + [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0]


class KeyForgeAccounts(Accounts):
    def owed(self, s: State, frame: Frame) -> Bill | None:
        return accounts.owed(s, frame)

    def tender(self, s: State, e: Event) -> int:
        return accounts.tender(e)

    def main_depth(self, s: State) -> int:
        """In step 3 nothing but the turn is under way."""
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]
