"""Whatever readies, reacts, ignores, discounts, places, destroys or attacks meets every other such component, played on at random.

A pair lies with one player, or with two rivals. Nothing may raise or go on for ever, and the second opinion follows every
decision: what was due is what left, what was given is what came. The suite plays a sample; ``TAPETE_PAIRS=all`` plays them all.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from tests.oracles.common import Follower
from tests.oracles.res_arcana import COMPONENTS, ESSENCES, ResArcana

from tapete.core.decision import Decision
from tapete.core.state import State
from tapete.games.res_arcana import game

ALONE, AGAINST = "alone", "against"
DECISIONS = 22
SHARE = 1 if os.environ.get("TAPETE_PAIRS") == "all" else 6  # one position in so many is played
EAGER = 0.7  # how often a component of the pair is named where it can be
AT_MOST = 120  # answers until a round is over, when everybody passes as soon as they can
ACTS = {"straighten", "place", "life_loss", "check_victory", "put_paid", "gain_cost", "draw_then_discard", "reorder", "gain_x"}
ACTS |= {"gain_per_rival", "rivals_gain", "put_per_kind", "one_of"}
COSTS = {"destroy", "discard", "remove", "pay_x"}


def meets(row: dict[str, Any]) -> bool:
    """Whether a component touches others, answers them or asks for more than essences."""
    collect = row["collect"] or {"if_left": None, "effect": []}
    effects = [part["do"] for power in row["powers"] for part in power["effect"]] + [part["do"] for part in collect["effect"]]
    costs = [part for power in row["powers"] for part in power["cost"]]
    asks = any(part["do"] in COSTS or part.get("what") in ("dragon", "creature") for part in costs)
    return bool(row["discounts"] or row["reactions"] or collect["if_left"] or asks or ACTS & set(effects))


MEETING = [id for id, row in COMPONENTS.items() if meets(row)]


def both_fit(one: str, two: str, how: str) -> bool:
    """One mage and one item each, and never both sides of a tile."""
    first, second = COMPONENTS[one], COMPONENTS[two]
    if how == ALONE and first["kind"] == second["kind"] and first["kind"] in ("mage", "item"):
        return False
    return not first["tile"] or first["tile"]["back"] != two


PAIRS = [
    (one, two, how)
    for one, two in permutations(MEETING, 2)
    for how in (ALONE, AGAINST)
    if both_fit(one, two, how) and (how == AGAINST or one < two)
]


def meeting(one: str, two: str, how: str, seed: int) -> State:
    """Both in play, with something to place, to destroy, to discard and to pay with, for everybody."""
    dice = random.Random(seed)
    artifacts = [id for id, row in COMPONENTS.items() if row["kind"] == "artifact" and id not in (one, two)]
    dice.shuffle(artifacts)
    dragons = [id for id in artifacts if "dragon" in COMPONENTS[id]["types"]]
    others = [id for id in artifacts if id not in dragons]

    def dealt(count: int) -> list[str]:
        return [others.pop() for _ in range(count)]

    def player(*mine: str) -> dict[str, Any]:
        area: list[Any] = [{"card": card, "turned": dice.random() < 0.2} for card in mine]
        area += [{"card": card, dice.choice(ESSENCES): dice.randint(1, 6)} for card in dealt(2)]
        return {
            "pool": {kind: dice.randint(0, 7) for kind in ESSENCES},
            "area": area,
            "hand": [dragons.pop(), *dealt(1)],
            "deck": dealt(dice.randint(0, 2)),
            "discard": [dragons.pop(), *dealt(1)],
        }

    mine, theirs = ((one, two), ()) if how == ALONE else ((one,), (two,))
    players = [player(*mine), player(*theirs)]
    return game().documents.position({"game": "res_arcana", "seed": seed, "players": players, "monument_deck": ["great_pyramid"]})


def eager(s: State, pair: tuple[str, str], dice: random.Random) -> int:
    """Which answer is given: gladly one that names a component of the pair, or readies, reacts and places."""
    assert s.decision is not None
    named = [at for at, option in enumerate(s.decision.options) if any(s.cards[c].id in pair for c in option.things)]
    if named and dice.random() < EAGER:
        return dice.choice(named)
    return dice.randrange(len(s.decision.options))


class Played(Follower):
    """A follower that is told what to answer."""

    def give(self, s: State, at: int) -> None:
        assert s.decision is not None
        option = s.decision.options[at]
        self.path = [*self.path[-12:], f"{s.decision.player + 1}: {s.decision.kind}: {option.id}"]
        self.answer(option.id)
        s.choose(option)
        self.look(s)


def meet(one: str, two: str, how: str, seed: int) -> int:
    """Let two components meet, and then everybody pass: how many decisions were followed."""
    dice = random.Random(seed)
    s = meeting(one, two, how, seed)
    rules = ResArcana()
    rules.every_main = 8
    played = Played(rules)
    played.look(s)
    for _ in range(DECISIONS):
        if not s.over:
            played.give(s, eager(s, (one, two), dice))
    now = rounds(s)
    for _ in range(AT_MOST):
        if s.over or rounds(s) != now:
            return played.followed
        played.give(s, passing(s.decision))
    raise AssertionError(f"{one} and {two} {how}, seed {seed}: the round does not end after {played.path}")


def passing(decision: Decision | None) -> int:
    assert decision is not None
    ids = decision.ids()
    return ids.index("pass") if "pass" in ids else 0


def rounds(s: State) -> int:
    return s.world[s.game.world_fields.index("round")]


def sample() -> Iterator[tuple[int, tuple[str, str, str]]]:
    """One position in so many; every component among them."""
    order = list(enumerate(PAIRS))
    random.Random(1).shuffle(order)
    yield from order[: max(1, len(order) // SHARE)]


def test_every_component_that_answers_others_is_among_the_pairs() -> None:
    assert len(MEETING) > 40
    assert len(PAIRS) > 3 * len(MEETING) * (len(MEETING) - 8) // 2
    assert {one for _, (one, _, _) in sample()} | {two for _, (_, two, _) in sample()} == set(MEETING)


@pytest.mark.parametrize("part", range(4))
def test_pairs_meet_without_accident(part: int) -> None:
    chosen = list(sample())[part::4]
    followed = sum(meet(one, two, how, seed) for seed, (one, two, how) in chosen)
    assert followed > 20 * len(chosen)
