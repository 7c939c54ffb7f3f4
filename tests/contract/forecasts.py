"""Forecasts as the table tells them: `python -m tests.contract.forecasts --certain 5000 [--game GAME] [--json]`.

Over random games: what is told as certain happens, number by number as the table shows it; and whatever the hidden cards are, every
forecast is the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass, field

from tests.core.test_forecast import answers

from tapete import games
from tapete.core.decision import Option
from tapete.core.forecast import CERTAIN, Forecaster, outcome
from tapete.core.state import State
from tapete.core.visibility import redeal
from tapete.table.forecasts import facts_of, forecasts
from tapete.table.look import Look
from tapete.table.texts import layout_of
from tapete.table.wire import ForecastShown, Told, encode

CERTAIN_ONES = 5_000
MOST_MOMENTS = 20  # looked at for each certain one that is wanted


@dataclass
class Counted:
    told: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)


def told_of(s: State, option: Option) -> ForecastShown | None:
    assert s.decision is not None
    found = [each for each in forecasts(Look(s, s.decision.player), [option.id]) if each is not None]
    return found[0] if found else None


def happened(s: State, option: Option, told: ForecastShown) -> bool:
    """Whether an answer leads to what was told."""
    assert s.decision is not None
    player = s.decision.player
    forecaster = Forecaster(s, 1, 1)
    came = outcome(s.clone(), option, player, forecaster.known)
    cards = {change.card for change in came.changes if change.card >= 0}
    eyes = Look(s, player)
    lines: list[Told] = [eyes.told(line) for line in came.lines[: len(told.lines)]]
    return facts_of(layout_of(s.game), s, came, cards) == told.facts and lines == told.lines


def elsewhere(s: State, option: Option, key: int, told: ForecastShown | None) -> bool:
    """Whether a forecast is the same with other hidden cards, twice dealt anew."""
    assert s.decision is not None
    player = s.decision.player
    return all([encode(told_of(redeal(s, player, 1_000 + 2 * key + more), option)) == encode(told) for more in range(2)])


def count(game: str, certain: int) -> Counted:
    found = Counted()
    for at, (s, option) in enumerate(answers(game)):
        if found.told[CERTAIN] >= certain or at >= certain * MOST_MOMENTS:
            break
        assert s.decision is not None
        told = told_of(s, option)
        where = f"{s.decision.kind} {option.id}"
        found.told["none" if told is None else told.certainty] += 1
        if told is not None and told.certainty == CERTAIN and not happened(s, option, told):
            found.wrong.append(where)
        if not elsewhere(s, option, at, told):
            found.leaks.append(where)
    return found


def main() -> int:
    options = argparse.ArgumentParser(description="Forecasts that must happen, and must not tell.")
    options.add_argument("--game", choices=games.ids(), action="append")
    options.add_argument("--certain", type=int, default=CERTAIN_ONES)
    options.add_argument("--json", action="store_true")
    asked = options.parse_args()
    failed = False
    shown: dict[str, object] = {}
    for game in asked.game or games.ids():
        found = count(game, asked.certain)
        failed = failed or bool(found.wrong or found.leaks)
        shown[game] = {"told": dict(found.told), "wrong": found.wrong, "leaks": found.leaks}
        if not asked.json:
            print(
                f"{game}: {dict(found.told)}, {len(found.wrong)} wrong, {len(found.leaks)} that tell: {found.wrong + found.leaks}"
            )
    if asked.json:
        print(json.dumps(shown, ensure_ascii=False, indent=1))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
