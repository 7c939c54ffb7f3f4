"""The Mitos y Leyendas table: set up any Vigil in one call and play it in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.core.abilities import Ability
from tapete.core.text import plain
from tapete.core.visibility import SPECTATOR, Shown
from tapete.games.mitos_y_leyendas import game
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas, mitos_y_leyendas
from tapete.games.mitos_y_leyendas.things import Card
from tapete.games.mitos_y_leyendas.values import price, races, silenced, strength
from tapete.testing import Table

ZONE_NAMES = [zone.id for zone in t.ZONES]
ORO = "espada_real-er"


WINDOWS = ("annul", "respond", "answer", "cancel", "doomed", "phase", "war")


class MitosTable(Table):
    """``hand``, ``defence``… are player 1's; the same words with ``enemy_`` are player 2's. Player 1 is in their Vigil.

    Whoever is asked in a window without having an answer passes at once; with ``patient`` the test does that itself. Cards that
    reach a Graveyard at once lie as they come, unless the test is ``orderly``.
    """

    patient = False
    orderly = False

    def answer(self, option_id: str) -> MitosTable:
        super().answer(option_id)
        while not self.patient and self.s.decision is not None:
            if self.decision.kind in WINDOWS and self.options == ["pass"]:
                super().answer("pass")
            elif self.decision.kind == "arrange" and not self.orderly:
                super().answer("done")
            else:
                break
        return self

    def play(self, name: str, *targets: str) -> MitosTable:
        """Play a card (a Weapon on its bearer) and choose its targets."""
        if t.printed(self.s, self.card(name)).type == t.WEAPON:
            self.act("play", name, *targets)
        else:
            self.act("play", name)
            self.aim(*targets)
        return self

    def aim(self, *targets: str) -> MitosTable:
        """Choose targets; the only possible one is chosen by itself."""
        for target in targets:
            if self.s.decision is not None and self.s.decision.kind == "choose" and self.can("choose", target):
                self.act("choose", target)
        return self

    def use(self, name: str, *targets: str, number: int = 1) -> MitosTable:
        self.act("use", name, word=str(number))
        self.aim(*targets)
        return self

    def react(self, name: str) -> MitosTable:
        self.act("react", name, word="1")
        return self

    def pass_(self) -> MitosTable:
        self.answer("pass")
        return self

    def attack(self, *names: str) -> MitosTable:
        """End the Vigil and declare attackers; stops at whatever is asked next."""
        if self.decision.kind == "vigil":
            self.answer("pass")
        for name in names:
            self.act("attack", name)
        if self.s.decision is not None and self.decision.kind == "attack":
            self.answer("done")
        return self

    def block(self, *pairs: tuple[str, str]) -> MitosTable:
        for blocker, attacker in pairs:
            self.act("block", blocker, attacker)
        if self.s.decision is not None and self.decision.kind == "block":
            self.answer("done")
        return self

    def end_battle(self) -> MitosTable:
        """Nobody does anything more in the Battle, nor discards worse than the first card; stops at the next turn."""
        turn = self.s.turn
        while not self.s.over and self.s.turn == turn and self.decision.kind in (*WINDOWS, "discard", "arrange"):
            self.s.choose(self.decision.options[-1])
        return self

    def end_turn(self) -> MitosTable:
        """End the Vigil without attacking and go on to the opponent's Vigil, grouping everything."""
        turn = self.s.turn
        self.answer("pass")
        while not self.s.over and (self.s.turn == turn or self.decision.kind != "vigil"):
            kind = self.decision.kind
            verb = {"attack": "done", "grouping": "group", "may": "no"}.get(kind)
            option = next((each for each in self.decision.options if each.verb == verb), self.decision.options[-1])
            self.s.choose(option)
        return self

    # -- looking

    def story(self, lang: str = "es", viewer: int = -1) -> list[str]:
        """What the log has told a player (counted from 1) or everybody, since the table was laid."""
        shown = Shown(self.s, viewer - 1 if viewer > 0 else SPECTATOR)
        lines = [shown.line(entry).get(lang) for entry in self.s.log or []]
        return [str(line) for line in lines if line is not None]

    def prompt(self, lang: str = "es") -> str:
        return plain(self.decision.prompt.text(lang))

    def zone(self, name: str) -> str:
        return ZONE_NAMES[self.s.zone_kind(self.card(name))]

    def controller(self, name: str) -> int:
        return self.s.holder(self.card(name)) + 1

    def ids(self, zone: str, player: int = 1) -> list[str]:
        return [self.s.cards[card].id for card in self.s.zone(ZONE_NAMES.index(zone), player - 1)]

    def count(self, zone: str, player: int = 1) -> int:
        return len(self.s.zone(ZONE_NAMES.index(zone), player - 1))

    def strength(self, name: str) -> int:
        return strength(self.s, self.card(name))

    def silenced(self, name: str) -> bool:
        return silenced(self.s, self.card(name))

    def races(self, name: str) -> set[str]:
        bits = races(self.s, self.card(name))
        return {race for at, race in enumerate(t.RACES) if bits >> at & 1}

    def price(self, name: str, player: int = 1, host: str = "") -> int:
        return price(self.s, player - 1, self.card(name), self.card(host) if host else -1)

    def weapons(self, name: str) -> list[str]:
        return [self.s.cards[card].id for card in t.weapons_on(self.s, self.card(name))]

    def virtual(self, player: int = 1) -> int:
        return self.s.tallies[t.VIRTUAL][player - 1]

    @property
    def phase(self) -> str:
        return t.PHASES[self.s.world[t.PHASE]]


def made(id: str, type: int, *abilities: Ability, cost: int = 0, strength: int = 0, races: int = 0) -> Card:
    """A card of nobody's edition, for a rule that no printed card shows alone."""
    return Card(id, id.title(), "er", 0, type, cost, strength, races, "vasallo", False, bool(abilities), abilities)


class MitosKit:
    """Makes tables, of the game's own cards and of others ``made`` for a test."""

    def __init__(self, *cards: Card) -> None:
        self.game = game()
        if cards:
            self.game = MitosYLeyendas()
            for card in cards:
                self.game.enrol(card)

    def table(self, gold: int = 0, enemy_gold: int = 0, **parts: Any) -> MitosTable:
        """A Vigil: ``table(gold=5, hand=["ballesta-mg"], enemy_defence=["huracan"])``. Castles have 20 cards unless said."""
        players: list[dict[str, Any]] = [{}, {}]
        top: dict[str, Any] = {"game": "mitos_y_leyendas", "players": players}
        for key, value in parts.items():
            if key in ("seed", "active", "first", "turn", "gold_dropped", "drop_closed", "quick", "patient"):
                top[key] = value
            elif key.startswith("enemy_"):
                players[1][key.removeprefix("enemy_")] = value
            else:
                players[0][key] = value
        patient = top.pop("patient", False)
        for row, count in zip(players, (gold, enemy_gold), strict=True):
            if count:
                row["reserve"] = [*row.get("reserve", []), *[ORO] * count]
            if "castle" not in row:
                row.setdefault("castle_size", 20)
        made = MitosTable(self.game.documents.position(top))
        made.s.log = []
        made.patient = patient
        return made

    def new_game(self, seed: int = 1, **setup: Any) -> MitosTable:
        made = {**self.game.random_setup(seed), **setup}
        return MitosTable(self.game.start(made, seed))


@pytest.fixture(scope="session")
def mitos() -> MitosKit:
    return MitosKit()


@pytest.fixture(scope="session")
def mitos_with() -> Callable[..., MitosKit]:
    """A kit with cards of the test's own: ``mitos_with(made("prueba", TALISMAN, …))``."""
    mitos_y_leyendas()
    return MitosKit
