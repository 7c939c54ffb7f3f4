"""Every power meets every other one: positions in which a pair of them is at hand for everybody, played on at random.

Nothing may raise, go on for ever, be paid twice or be announced that could not be launched as it stands. The suite plays a sample
of the pairs; all of them are played by

    python -m tests.games.atrum_arena.test_pairs [decisions]
"""

from __future__ import annotations

import sys
import time
from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit
from tests.games.atrum_arena.ledger import Ledger
from tests.games.atrum_arena.test_ledger import check_as_it_stands
from tests.games.atrum_arena.test_reservations import Watch

from tapete.core import randomness
from tapete.core.codec import digest, from_json, to_json
from tapete.core.decision import PASS, Option
from tapete.core.ledger import Book
from tapete.core.state import State
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS
from tapete.games.atrum_arena.kinds import DEFENSE
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules.announcing import VERBS
from tapete.games.atrum_arena.rules.objectives import link_aim

MEET = sorted(POWERS)
DECISIONS = 50
SAMPLE = 400  # pairs that the suite plays
EAGER = 6  # how much likelier a power of the pair is chosen than anything else
HAND = "beast beast fallen fallen skeleton skeleton golem golem zombie zombie shadow shadow"
ALTAR = "beast fallen skeleton golem zombie shadow zombie- golem-"
PLACES: tuple[dict[str, Any], ...] = (
    {},
    {"phase": "main", "part": "start"},
    {"players": 4, "groups": True},
    {"phase": "draw", "part": "development"},
    {"players": 3},
)


def answers(power: Power) -> bool:
    """Whether it copies, annuls, prevents, Reinforces, changes what a card or power is, or moves what another one needs."""
    return power.kind == DEFENSE or power.copies is not None or link_aim(power, power.kind) is not None


def place(aa: AtrumKit, one: str, two: str, number: int) -> State:
    """Both powers on everybody's table, with enough of everything to use them and something to answer."""
    parts = dict(PLACES[number % len(PLACES)])
    players = parts.pop("players", 2)
    for seat in "abcdef"[:players]:
        first, second = (one, two) if seat in "ac" else (two, one)
        parts[seat] = [f"{first} zarpazo-1", f"{second} coraza-de-piedra-0", f"{one} {two} -"]
        parts[f"{seat}_resistance"] = 4 + number % 5
    for seat in "ab":
        parts[f"{seat}_hand"] = HAND if players > 3 else HAND.replace("golem golem", "golem").replace("shadow shadow", "shadow")
        parts[f"{seat}_altar"] = ALTAR if players > 3 else "golem zombie shadow zombie- skeleton"
    return aa.table(players, seed=number, **parts).s


def weight(s: State, option: Option, pair: tuple[str, str]) -> int:
    """The pair's powers are chosen gladly, passing and the rest now and then."""
    if option.verb in VERBS:
        power = th.reptante(s, option.thing).powers[int(option.word) - 1]
        return EAGER if f"{power.key}-{power.cost}" in pair else 1
    return 2 if option.verb == PASS else 3


def chosen(s: State, pair: tuple[str, str], key: int, move: int) -> int:
    assert s.decision is not None
    weights = [weight(s, option, pair) for option in s.decision.options]
    left = randomness.number(key, move, sum(weights))
    for at, each in enumerate(weights):
        left -= each
        if left < 0:
            return at
    return 0


def meet(aa: AtrumKit, one: str, two: str, number: int, decisions: int = DECISIONS) -> int:
    """Let two powers meet: how many decisions were played."""
    s = place(aa, one, two, number)
    ledger, watch = Ledger(s), Watch()
    s.book = book = Book()  # the contract's own, beside ours
    for move in range(decisions):
        if s.over:
            return move
        assert s.decision is not None
        at = chosen(s, (one, two), number, move)
        if s.decision.options[at].verb in VERBS and move % 3 == 0:
            check_as_it_stands(s.clone(), at, number)
        if move % 16 == 7:
            assert digest(from_json(s.game, to_json(s))) == digest(s)  # whatever they have made of it can be written down
        s.choose(s.decision.options[at])
        ledger.read(s)
        watch.look(s)
        assert not book.problems, book.problems
    return decisions


def sampled(count: int) -> list[tuple[str, str, int]]:
    """Every power that answers others with some others, then any pairs; always the same ones."""
    found: list[tuple[str, str, int]] = []
    keen = [id for id in MEET if answers(POWERS[id].power)]
    for number in range(count):
        pool = keen if number % 2 == 0 else MEET
        one = pool[randomness.number(5, 2 * number, len(pool))]
        two = MEET[randomness.number(5, 2 * number + 1, len(MEET))]
        found.append((one, two, number))
    return found


@pytest.mark.parametrize("part", range(8))
def test_a_sample_of_pairs_meets_without_accident(aa: AtrumKit, part: int) -> None:
    pairs = sampled(SAMPLE)[part::8]
    assert sum(meet(aa, *pair) for pair in pairs) > 10 * len(pairs)


def test_the_powers_of_a_pair_do_get_launched(aa: AtrumKit) -> None:
    """The fuzz is worth something only if the powers are used, also in answer to each other."""
    longest = used = 0
    for one, two, number in sampled(40):
        s = place(aa, one, two, number)
        ledger = Ledger(s)
        for move in range(DECISIONS):
            if s.over:
                break
            assert s.decision is not None
            s.choose(s.decision.options[chosen(s, (one, two), number, move)])
            ledger.read(s)
            window = links.chain_under_way(s)
            longest = max(longest, len(window.chain) if window is not None else 0)
        used += any(f"{power.key}-{power.cost}" in (one, two) for power in ledger.launched)
    assert used >= 30 and longest >= 4


def main() -> None:
    """Play all pairs, in both orders."""
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    aa = AtrumKit()
    start, number, played = time.time(), 0, 0
    for one in MEET:
        for two in MEET:
            number += 1
            try:
                played += meet(aa, one, two, number, decisions)
            except Exception as error:
                print(f"{one} and {two}, number {number}: {type(error).__name__} {error}", flush=True)
        print(f"{one}: {number} pairs, {played} decisions, {time.time() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
