"""Choices that are nobody else's business: whichever hidden cards are picked, and to whatever end, the others are told the same.

Face-down payments, hidden picks, simultaneous answers, moves that are taken back. Two worlds part at such a choice and are played
on alike, for as long as it is a secret (``branches.py``). In both everybody else is told the same: the table, the log, their
options, the judge's answers, their own record, and what a bot that gives them a hint takes to be so.
"""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from tests.server import branches
from tests.server.branches import Choice, answered, branch, match_of, secret_choices, taken_back, told, watchers
from tests.shipped import SHIPPED

from tapete import games
from tapete.table.match import Match
from tapete.table.news import update
from tapete.table.store import ANSWER
from tapete.table.wire import Update

GAMES = games.ids()
ANSWERS = 160
ON = 6  # answers for which two worlds are played on
# of each game; more where secret choices are rare
SEEDS = {"atrum_arena": 8, "keyforge": 24, "mitos_y_leyendas": 14, "dungeon_alliance": 1, "res_arcana": 3}
Found = Counter[bool]  # how many comparisons told nothing (False) and how many told something (True)


def played_on(match: Match, choice: Choice, seat: int, chance: random.Random, found: Found) -> None:
    """Two answers to a secret choice, then the same answers in both worlds until it is no secret any more."""
    worlds = [branch(match) for _ in range(2)]
    for world, option in zip(worlds, chance.sample(choice.options, 2), strict=True):
        answered(world, option)
    for _ in range(ON):
        one, other = [told(world, seat, match.seq) for world in worlds]
        found[one != other] += 1
        decisions = [world.decision for world in worlds]
        if one != other or decisions[0] is None or decisions[1] is None:
            return
        common = [option for option in decisions[0].ids() if option in decisions[1].ids()]
        if not common:
            return
        option = chance.choice(common)
        for world in worlds:
            answered(world, option)
        if not all([choice.still_secret(world, seat, len(match.entries)) for world in worlds]):
            return


def thought_better(match: Match, choice: Choice, seat: int, chance: random.Random, found: Found) -> None:
    """Two answers to a secret choice, both taken back, and the same answer in their place: nothing of either is ever told."""
    assert match.decision is not None
    decider = match.decision.player
    worlds = [branch(match) for _ in range(2)]
    last = chance.choice(choice.options)
    for world, option in zip(worlds, chance.sample(choice.options, 2), strict=True):
        answered(world, option)
        taken_back(world, decider, len(match.answers))
    one, other = [told(world, seat, match.seq) for world in worlds]
    found[one != other] += 1
    for world in worlds:
        answered(world, last)
    one, other = [told(world, seat, match.seq) for world in worlds]
    found[one != other] += 1
    assert worlds[0].answers == worlds[1].answers, "nor does the record hold it, which is open to all in the end"


def counted(game: str, compare: object = played_on) -> Found:
    found: Found = Counter()
    for seed in range(SEEDS.get(game, 4)):
        match = match_of(game, seed)
        chance = random.Random(seed)
        while match.decision is not None and len(match.answers) < ANSWERS:
            for seat in watchers(match):
                for choice in secret_choices(match, seat):
                    assert callable(compare)
                    compare(match, choice, seat, chance, found)
            answered(match, chance.choice(match.decision.ids()))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_of_a_secret_choice_now_or_later(game: str) -> None:
    found = counted(game)
    assert found[True] == 0 and (found[False] >= 4 or game not in SHIPPED), found


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_somebody_took_back(game: str) -> None:
    found = counted(game, thought_better)
    assert found[True] == 0 and (found[False] >= 4 or game not in SHIPPED), found


def test_the_leak_that_once_was_is_found_when_it_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Atrum Arena told rivals by its price that a face-down minion was a shadow (AA-ann-16)."""

    def leaking(match: Match, seat: int, since: int, now: float) -> Update:
        found = update(match, seat, since, now)
        shown = found.view["reserved"]
        assert isinstance(shown, list)
        for row, kept in zip(shown, match.state.reserved, strict=True):
            row["cost"] = {match.game.resources[part[0]].id: part[1] for part in kept.cost.parts}
        return found

    monkeypatch.setattr(branches, "update", leaking)
    assert counted("atrum_arena")[True] > 0


def test_a_move_that_is_taken_back_and_told_all_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(match: Match, seat: int, since: int, now: float) -> Update:
        tried = [act.value for act in match.acts.values() if act.kind == ANSWER]
        return msgspec.structs.replace(update(match, seat, since, now), seed=str(tried))

    monkeypatch.setattr(branches, "update", leaking)
    assert counted("atrum_arena", thought_better)[True] > 0
