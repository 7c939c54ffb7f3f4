"""The Dungeon Alliance table: a map and its people in one call, played in words.

The floor is that of two players: slots (column, row) of 3 columns and 5 rows. Player 1 enters from the south at slot (1, 0), whose
squares are d1–f3; player 2 from the north at slot (1, 4), d13–f15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.declaration import dungeon_alliance
from tapete.testing import Table

HALL = {"tile": "bone_pile", "slot": [1, 1]}  # four doors, its icons not placed


class Dungeon(Table):
    """Player 1 has the hero ``who`` in its activation; others are added by ``friends`` and ``rivals``."""

    def __init__(
        self,
        who: str = "petra",
        at: str = "e2",
        faces: str = "n",
        monsters: dict[str, Any] | None = None,
        friends: list[dict[str, Any]] | None = None,
        rivals: list[dict[str, Any]] | None = None,
        hand: list[str] | None = None,
        under: list[Any] | None = None,
        hero: dict[str, Any] | None = None,
        one: dict[str, Any] | None = None,
        two: dict[str, Any] | None = None,
        activating: bool = True,
        **doc: Any,
    ) -> None:
        mine = {"hero": who, "at": at, "faces": faces, "under": under or [], **(hero or {})}
        first = {"heroes": [mine, *(friends or [])], "hand": hand or [], **(one or {})}
        second = {"heroes": rivals or [{"hero": "holgar", "at": "e14", "faces": "s"}], **(two or {})}
        made: dict[str, Any] = {"players": [first, second], **doc}
        if activating:
            made["activating"] = who
        made["monsters"] = [place(name, where) for name, where in (monsters or {}).items()]
        super().__init__(dungeon_alliance().documents.position(made))

    # -- reading

    def at(self, name: str) -> str:
        return t.floor(self.s).name(t.cell(self.s, self.card(name)))

    def number(self, field: int, name: str) -> int:
        return self.s.numbers[field][self.card(name)]

    def hurt(self, name: str) -> int:
        return values.hurt(self.s, self.card(name))

    @property
    def points(self) -> int:
        from tapete.games.dungeon_alliance.rules.acting import acting

        return acting(self.s).points

    def zone(self, zone: int, player: int = 0) -> list[str]:
        return [self.s.cards[card].id for card in self.s.zones[zone * self.s.players + player]]

    def why(self, option_id: str) -> str:
        """The clause that refuses an answer."""
        from tapete.core.refusal import Refused

        try:
            self.s.game.play(self.s.clone(), option_id)
        except Refused as refused:
            return refused.refusal.clause
        raise AssertionError(f"{option_id} is allowed")

    def steps(self, *words: str) -> Dungeon:
        for word in words:
            self.answer(f"step:{word}")
        return self

    def seeded(self, die: int) -> Dungeon:
        """Let the next roll of the die show this number."""
        from tapete.core import randomness

        while t.DIE[randomness.number(self.s.key, self.s.counter + 1, 6)] != die:
            self.s.key += 1
        return self


def at_once(s: State, rule: Callable[[], None]) -> None:
    """Let a rule do its work while somebody is being asked, and go back to the question."""
    depth = len(s.stack)
    rule()
    while len(s.stack) > depth:
        s.step()


def place(name: str, where: Any) -> dict[str, Any]:
    """``{"goblin": "e5"}``, or ``{"goblin#2": {"at": "e5", "exhausted": True}}``."""
    row = dict(where) if isinstance(where, dict) else {"at": where}
    return {"monster": name.partition("#")[0], **row}


@pytest.fixture
def dungeon() -> type[Dungeon]:
    return Dungeon
