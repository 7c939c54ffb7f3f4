"""The Res Arcana table: set up any position in one call and play it in words."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.core.codec import digest
from tapete.core.refusal import Refusal, Refused
from tapete.games.res_arcana import game
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.rules.victory import points
from tapete.testing import Table

ZONE_NAMES = [zone.id for zone in t.ZONES]
ONE_OF_EACH = dict.fromkeys(t.ESSENCES, 1)


class ResArcanaTable(Table):
    """``pool``, ``area``… are player 1's; ``rivals`` are the others. Player 1 is to act."""

    # -- verbs

    def place(self, name: str) -> ResArcanaTable:
        self.act("place", name)
        return self

    def claim(self, name: str = "") -> ResArcanaTable:
        """Claim a monument or place; without a name, the top of the monument deck."""
        self.answer("claim:top" if not name else self.option_id("claim", name))
        return self

    def discard(self, name: str, way: str = "gold") -> ResArcanaTable:
        self.act("discard", name, word=way)
        return self

    def use(self, name: str, number: int = 1) -> ResArcanaTable:
        """Use the first effect of a component, or another."""
        self.act("use", name, word=str(number))
        return self

    def react(self, name: str, number: int = 1) -> ResArcanaTable:
        self.act("react", name, word=str(number))
        return self

    def escape(self, name: str) -> ResArcanaTable:
        """Take the way out that the attacker itself offers."""
        self.act("escape", name)
        return self

    def bear(self) -> ResArcanaTable:
        """Do not react."""
        assert self.decision.kind in ("reactions", "check"), self.decision.kind
        self.answer("pass")
        return self

    def pass_turn(self, item: str = "") -> ResArcanaTable:
        """Pass, taking this item (or the first offered that collects nothing)."""
        assert self.decision.kind == "main", self.decision.kind
        self.answer("pass")
        if self.s.decision is not None and self.s.decision.kind == "item":
            plain = [id for id in self.options if id not in ("item:calm_elan", "item:death_life")]
            self.answer(self.option_id("item", item) if item else plain[0])
        return self

    def alone(self) -> ResArcanaTable:
        """The others pass, so that player 1 acts alone from here on."""
        while self.kind == "main" and self.player != 1:
            self.pass_turn()
        return self

    def everybody_passes(self) -> ResArcanaTable:
        """All players pass, until the next round's first question or the end."""
        now = self.s.world[t.ROUND]
        while not self.s.over and self.s.world[t.ROUND] == now and self.decision.kind == "main":
            self.pass_turn()
        return self

    def words(self, verb: str, *words: str) -> ResArcanaTable:
        """Answer several questions with one verb: ``t.words("pay", "elan", "gold")``."""
        for word in words:
            self.answer(f"{verb}:{word}")
        return self

    def pay(self, *essences: str) -> ResArcanaTable:
        return self.words("pay", *essences)

    def gain(self, *essences: str) -> ResArcanaTable:
        return self.words("gain", *essences)

    def put(self, *essences: str) -> ResArcanaTable:
        return self.words("put", *essences)

    def lose(self, *essences: str) -> ResArcanaTable:
        return self.words("lose", *essences)

    def discount(self, *parts: str) -> ResArcanaTable:
        return self.words("discount", *parts)

    def take(self, *names: str) -> ResArcanaTable:
        for name in names:
            self.act("take", name)
        return self

    def leave(self, *names: str) -> ResArcanaTable:
        for name in names:
            self.act("leave", name)
        return self

    # -- looking

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def player(self) -> int:
        """Who decides, from 1."""
        return self.decision.player + 1

    def offered(self) -> set[str]:
        """The words of the options: essences, ways, numbers."""
        return {option.word for option in self.decision.options if option.word}

    def pool(self, player: int = 1) -> dict[str, int]:
        """A player's essences, without those they have none of."""
        return {name: self.s.tallies[kind][player - 1] for kind, name in enumerate(t.ESSENCES) if self.s.tallies[kind][player - 1]}

    def on(self, name: str) -> dict[str, int]:
        """What lies on a component."""
        card = self.card(name)
        return {kind: self.s.numbers[number][card] for number, kind in enumerate(t.ESSENCES) if self.s.numbers[number][card]}

    def turned(self, name: str) -> bool:
        return bool(self.s.numbers[t.TURNED][self.card(name)])

    def resting(self, name: str) -> bool:
        return bool(self.s.numbers[t.RESTING][self.card(name)])

    def points(self, player: int = 1) -> int:
        return points(self.s, player - 1)

    def zone(self, name: str) -> str:
        return ZONE_NAMES[self.s.zone_kind(self.card(name))]

    def holder(self, name: str) -> int:
        """In whose zone it lies, from 1."""
        return self.s.holder(self.card(name)) + 1

    def ids(self, zone: str, player: int = 1) -> list[str]:
        """The component ids of a zone, in order."""
        return [self.s.cards[card].id for card in self.s.zone(ZONE_NAMES.index(zone), player - 1)]

    def passed(self, player: int = 1) -> bool:
        return bool(self.s.tallies[t.PASSED][player - 1])

    @property
    def token(self) -> int:
        """Who holds the First Player token, from 1."""
        return self.s.world[t.FIRST] + 1

    @property
    def round(self) -> int:
        return self.s.world[t.ROUND]

    @property
    def winners(self) -> list[int]:
        return [player + 1 for player in self.s.winners]

    def refused(self, option_id: str) -> Refusal:
        """Why an answer is not allowed; it must leave the state as it was."""
        before = digest(self.s)
        try:
            self.s.game.play(self.s, option_id)
        except Refused as refused:
            assert digest(self.s) == before, f"{option_id} was refused and changed the state"
            return refused.refusal
        raise AssertionError(f"{option_id} is allowed")


class ResArcanaKit:
    """Makes tables."""

    def __init__(self) -> None:
        self.game = game()

    def table(self, rivals: list[dict[str, Any]] | None = None, **parts: Any) -> ResArcanaTable:
        """A position: ``table(pool={"elan": 2}, area=["druid"], hand=[…], rivals=[{…}], places=[…], monuments=[…])``."""
        mine: dict[str, Any] = {}
        document: dict[str, Any] = {"game": "res_arcana", "players": [mine, *(rivals or [{}])]}
        for name, value in parts.items():
            if name in ("pool", "area", "hand", "deck", "discard", "passed", "knows_deck"):
                mine[name] = value
            else:
                document[name] = value
        return ResArcanaTable(self.game.documents.position(document))

    def collecting(
        self, area: list[Any], pool: dict[str, int] | None = None, item: str = "protection", **parts: Any
    ) -> ResArcanaTable:
        """Player 1 in the Collect step of the next round, with these components and an item taken when passing."""
        table = self.table(area=area, pool=pool or {}, **parts)
        table.pass_turn(item)
        while table.round == 1:
            table.pass_turn()
        return table

    def new_game(self, seed: int = 1, **setup: Any) -> ResArcanaTable:
        """A game from its setup: ``players``, ``mode``, ``first``, ``match``."""
        return ResArcanaTable(self.game.start(setup, seed))


@pytest.fixture(scope="session")
def res_arcana() -> ResArcanaKit:
    return ResArcanaKit()
