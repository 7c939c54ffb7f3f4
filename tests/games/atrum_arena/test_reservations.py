"""What announcements set aside, at every step of the rulebook's chains and of whole games; and that options are what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.atrum_arena import test_chains
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.core import costs, randomness
from tapete.core.decision import Option
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules.announcing import MODES, refuse
from tapete.games.atrum_arena.rules.costs import RESOURCES, Paying

clause = pytest.mark.clause
MODES_OF_PLAY: list[dict[str, Any]] = [{"mode": "duel", "players": 2}, {"mode": "groups", "players": 4}, {"players": 3}]


def belongings(s: State) -> list[Any]:
    """What can be paid with: hands, altars, what is Exhausted, and what counts as a type chosen before."""
    people = range(s.players)
    tokens = [s.tallies[t.TOKENS + at] for at in range(len(t.MAIN_TYPES))]
    return [[sorted(t.hand(s, each)) for each in people], [sorted(t.altar(s, each)) for each in people],
            list(s.numbers[t.EXHAUSTED]), [list(each) for each in tokens]]  # fmt: skip


class Watch:
    """Looks at the ledger after every answer."""

    def __init__(self) -> None:
        self.before: list[Any] | None = None  # what everybody had when the chain was opened
        self.steps = 0
        self.most = 0

    def look(self, s: State) -> None:
        if s.over:
            return  # in mid-chain, perhaps: nothing is launched any more
        window = links.chain_under_way(s)
        pending = (len(window.chain) if window is not None else 0) + sum(isinstance(frame, Paying) for frame in s.stack)
        assert len(s.reserved) == pending, "one reservation for each power announced and not yet launched"
        marked = [card for each in s.reserved for card in each.things if costs.still_serves(s, each, card)]
        assert len(marked) == len(set(marked)), "nothing serves two announcements"
        self.steps += 1
        self.most = max(self.most, pending)
        if s.decision is None or s.decision.kind not in (links.CHAIN, "announcing") or resolving(s):
            self.before = None
            return
        if self.before is None:
            self.before = belongings(s)
        assert belongings(s) == self.before, "announcing pays nothing"
        for number, resource in enumerate(RESOURCES):
            purses = {resource.purse(each.player, each.source) for each in s.reserved}
            assert all(costs.free(s, number, purse) >= 0 for purse in purses), "nobody reserves what they have not"


def resolving(s: State) -> bool:
    """Whether a chain has begun to resolve: then effects may take away what was reserved."""
    return any(isinstance(frame, Window) and frame.discipline == links.CHAIN and frame.step > 1 for frame in s.stack)


EXAMPLES = [
    test_chains.test_a_announces_1_b_responds_2_a_responds_3_and_both_pass,
    test_chains.test_five_powers_with_passes_in_between_resolve_5_4_3_2_1,
    test_chains.test_attack_1_defense_2_both_pass_the_defense_resolves_first,
    test_chains.test_attack_1_tactical_2_tactical_3_defense_4_a_passes_tactical_5,
    test_chains.test_b_who_passed_defends_later_in_the_same_chain,
]


@clause("AA-ann-10", "AA-ann-11", "AA-ann-22")
@pytest.mark.parametrize(("example", "powers"), list(zip(EXAMPLES, (3, 5, 2, 5, 3), strict=True)))
def test_in_the_chains_of_the_rulebook_everything_is_reserved_once_and_paid_on_launching(
    aa: AtrumKit, monkeypatch: pytest.MonkeyPatch, example: Callable[[AtrumKit], None], powers: int
) -> None:
    watch = Watch()
    answer = AtrumTable.answer

    def watched(table: AtrumTable, option_id: str) -> Any:
        made = answer(table, option_id)
        watch.look(table.s)
        return made

    monkeypatch.setattr(AtrumTable, "answer", watched)
    example(aa)
    assert watch.most == powers


@clause("AA-ann-07", "AA-ann-10", "AA-ann-11", "AA-launch-06", "AA-launch-13")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_in_whole_games_too(aa: AtrumKit, setup: dict[str, Any]) -> None:
    most = 0
    for seed in range(3):
        s = aa.game.start(setup, seed)
        watch = Watch()
        while not s.over and watch.steps < 1500:
            assert s.decision is not None
            options = s.decision.options
            s.choose(options[randomness.number(seed, watch.steps, len(options))])
            watch.look(s)
        most = max(most, watch.most)
    assert most >= 3, "chains of some length came up"


@clause("AA-ann-01", "AA-ann-04", "AA-ann-07", "AA-ann-09")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_a_power_is_offered_exactly_when_nothing_refuses_it(aa: AtrumKit, setup: dict[str, Any]) -> None:
    looked = 0
    for seed in range(3):
        s = aa.game.start(setup, seed)
        for move in range(600):
            if s.over:
                break
            assert s.decision is not None
            options, player = s.decision.options, s.decision.player
            if s.decision.kind in ("main", "part", links.CHAIN, links.PHASE_START):
                top = s.stack[-1]
                window = top if isinstance(top, Window) and top.discipline == links.CHAIN else None
                legal = set()
                for card in t.team(s, player):
                    for number in range(len(t.reptante(s, card).powers)):
                        for verb, mode in MODES.items():
                            if refuse(s, player, card, number, mode, window) is None:
                                legal.add(Option(s.names, verb, (card,), str(number + 1)).id)
                assert {option.id for option in options if option.verb in MODES} == legal
                looked += 1
            s.choose(options[randomness.number(seed, move, len(options))])
    assert looked > 300
