"""Recordings that are not counted, each with its reason: cards we do not have, or rules later than our rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml
from tools.oracle.engine import printed
from tools.oracle.record import Scenario, slug

from tapete.games.keyforge.catalogue import all_facts

TABLE = Path(__file__).resolve().parent.parent / "oracle_differences.yaml"


@dataclass(frozen=True)
class Difference:
    """Where the recorded engine follows a later rulebook: the recordings, the clause of ours that decides, and why."""

    recordings: tuple[str, ...]  # ends of names; "…*" the start of several; "…@7" step 7 of a whole game
    clause: str
    recorded: str
    ours: str

    def covers(self, scenario: Scenario) -> bool:
        names = scenario.name
        return any([names.startswith(each[:-1]) if each.endswith("*") else names.endswith(each) for each in self.recordings])

    def reason(self) -> str:
        return f"{self.clause}: {self.ours}"


def read_differences(path: Path = TABLE) -> list[Difference]:
    rows = yaml.safe_load(path.read_text(encoding="utf-8")) or []
    return [Difference(tuple(row["recordings"]), row["clause"], row["recorded"], row["ours"]) for row in rows]


def difference(scenario: Scenario, table: list[Difference]) -> Difference | None:
    """The known difference a recording falls under."""
    for each in table:
        if each.covers(scenario):
            return each
    return None


def departures(scenario: Scenario, table: list[Difference]) -> dict[int, str]:
    """The steps of a whole game at which the engines are known to part; from there the game goes on from the recorded table."""
    found: dict[int, str] = {}
    for each in table:
        for name in each.recordings:
            game, _, step = name.partition("@")
            if step.isdigit() and scenario.name.startswith(game):
                found[int(step)] = each.reason()
    return found


def missing_card(scenario: Scenario) -> str:
    """A card that is not implemented and does more than lie in a deck."""
    shown: set[str] = set()
    for moment in scenario.moments():
        for side in moment.sides:
            for card in side.play:
                shown.update([slug(uid) for uid in (card.uid, *card.upgrades, *card.under)])
            for zone in (side.hand, side.discard, side.archives, side.purged):
                shown.update([slug(uid) for uid in zone if slug(uid) not in all_facts()])
    for each in scenario.inputs:
        if each.kind == "card":
            shown.add(slug(each.card))
    missing = sorted([id for id in shown if printed(id) is None])
    return f"needs {', '.join(missing)}" if missing else ""
