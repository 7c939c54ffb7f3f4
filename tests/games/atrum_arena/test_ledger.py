"""What was due is what left, at every step of whole games; and what is offered could be paid and done as it stands."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit
from tests.games.atrum_arena.ledger import Ledger

from tapete.core import randomness
from tapete.core.events import Event
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena.kinds import OWN
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules.announcing import VERBS
from tapete.games.atrum_arena.telling import POWER_LIST

clause = pytest.mark.clause
MODES_OF_PLAY: list[dict[str, Any]] = [
    {"mode": "duel", "players": 2},
    {"mode": "groups", "players": 4},
    {"players": 3},
    {"mode": "tournament", "players": 2},
]


@clause("AA-launch-01", "AA-launch-06", "AA-launch-12", "AA-cost-02", "AA-cost-03", "AA-cost-04", "AA-chain-03")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_what_was_due_is_what_left_and_nothing_is_paid_for_what_is_not_launched(aa: AtrumKit, setup: dict[str, Any]) -> None:
    launched = unlaunched = 0
    for seed in range(8):
        s = aa.game.start(setup, seed)
        ledger = Ledger(s)
        for move in range(900):
            if s.over:
                break
            assert s.decision is not None
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
            ledger.read(s)
        launched += len(ledger.launched)
        unlaunched += len(ledger.unlaunched)
    assert launched > 100 and unlaunched > 0


@clause("AA-ann-02", "AA-ann-15", "AA-altar-14", "AA-err-15")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_what_is_announced_and_left_alone_is_paid_and_done_as_it_stands(aa: AtrumKit, setup: dict[str, Any]) -> None:
    tried = 0
    for seed in range(3):
        s = aa.game.start(setup, seed)
        for move in range(250):
            if s.over:
                break
            assert s.decision is not None
            options = s.decision.options
            announcing = [at for at, option in enumerate(options) if option.verb in VERBS]
            for at in announcing[:4]:
                check_as_it_stands(s.clone(), at, seed * 1000 + move)
                tried += 1
            s.choose(options[randomness.number(seed, move, len(options))])
    assert tried > 100


def check_as_it_stands(s: State, at: int, key: int) -> None:
    """Announce, with any choices, and let everybody pass: it is launched first, and gives whatever its text commits."""
    assert s.decision is not None
    player = s.decision.player
    under_way = len(s.stack)
    s.log = []
    s.choose(s.decision.options[at])
    for step in range(60):
        if s.over or s.decision is None or (len(s.stack) <= under_way and links.chain_under_way(s) is None):
            break
        options = s.decision.options
        passing = s.decision.kind in (links.CHAIN, links.PHASE_START)
        s.choose(options[-1 if passing else randomness.number(key, step, len(options))])
    told = [entry.event for entry in s.log]
    power = POWER_LIST[next(e for e in told if e.kind == ev.ANNOUNCED).amount]
    first = next(at for at, e in enumerate(told) if e.kind in (ev.LAUNCHED, ev.NOT_LAUNCHED))
    assert told[first].kind == ev.LAUNCHED and POWER_LIST[told[first].amount] is power, f"{power.key}: offered and not launched"
    copied = [POWER_LIST[e.zone] for e in told[:first] if e.kind == ev.COPIES]
    effect = copied[0] if copied else power
    done: list[Event] = []
    for e in told[first + 1 :]:
        if e.kind in (ev.LAUNCHED, ev.NOT_LAUNCHED, ev.WITHOUT_EFFECT):
            break
        done.append(e)
    given = [e for e in done if e.kind == ev.EXPLOITED and e.zone < 0 and e.player == player]
    idle = told[first + 1 : first + 2] and told[first + 1].kind == ev.WITHOUT_EFFECT
    assert s.over or idle or len(given) >= commitment(effect), f"{effect.key} never gave what its text commits"


def commitment(effect: Power) -> int:
    """How many esbirros of the launcher's own its text has it Exploit."""
    aim = effect.minions
    own = (1 if aim.up_to else aim.count) if aim is not None and aim.whose == OWN else 0
    return own + (1 if effect.demand is not None else 0)
