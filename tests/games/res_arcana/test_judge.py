"""The judge and the options are one: what is offered is exactly what nothing refuses."""

from __future__ import annotations

import pytest

from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.labels import label
from tapete.core.refusal import Refused
from tapete.core.state import State
from tapete.games import find
from tapete.games.res_arcana.rules.actions import MAIN
from tapete.games.res_arcana.things import mine


def in_sight(s: State, player: int) -> set[int]:
    return {card for card in range(len(s.cards)) if s.game.sight.sees(s, player, card)}


@pytest.mark.clause("RA-action-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_action_is_offered_exactly_when_nothing_refuses_it(players: int) -> None:
    game = find("res_arcana")
    looked = refused = 0
    for seed in range(2):
        s = game.start({"players": players}, seed)
        move = 0
        while not s.over and move < 900:
            assert s.decision is not None
            options = s.decision.options
            move += 1
            if s.decision.kind == "main":
                player = s.decision.player
                tried = MAIN.tried(s, player)
                assert [option.id for option, refusal in tried if refusal is None] == s.decision.ids()
                cannot = [option.id for option, _ in game.impossible(s)]
                assert len(tried) == len(options) + len(cannot) == len({*cannot, *s.decision.ids()})
                assert {card for option, _ in tried for card in option.things} == in_sight(s, player)
                looked += 1
                refused += len(cannot)
            s.choose(options[randomness.number(seed, move, len(options))])
    assert looked > 40 and refused > 1000


def test_whatever_cannot_be_done_is_said_and_has_the_reason_the_judge_gives() -> None:
    game = find("res_arcana")
    kinds: set[str] = set()
    asked: set[str] = set()
    for seed in range(12):
        s = game.start(game.random_setup(seed), seed)
        for move in range(400):
            if s.over:
                break
            assert s.decision is not None
            asked.add(s.decision.kind)
            for option, refusal in game.impossible(s):
                kinds.add(s.decision.kind)
                assert game.why_not(s, option.id) is refusal
                for lang in ("es", "en"):
                    assert "{" not in label(s, option, lang)
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
    assert kinds == asked and {"main", "reactions", "check", "collect", "gain", "pay", "item"} <= kinds


def test_what_is_not_yours_or_has_nothing_to_use_says_so(res_arcana) -> None:
    t = res_arcana.table([{"area": ["athanor"], "discard": ["crypt"]}], area=["golden_statue", "vault"], hand=["hawk"])
    told = {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}
    assert told["use:athanor:1"] == "RA-action-15"
    assert told["use:golden_statue:1"] == "RA-icon-07"
    assert told["place:crypt"] == "RA-action-05"
    assert told["place:hawk"] == "RA-cost-04"
    assert label(t.s, Option(t.s.names, "use", (t.s.names.index("golden_statue"),), "1"), "es").endswith(
        "No tiene efectos que usar."
    )


def test_what_is_no_answer_to_anything_is_refused_and_breaks_nothing() -> None:
    game = find("res_arcana")
    s = game.start({"players": 2}, 1)
    while s.decision is not None and s.decision.kind != "main":
        s.choose(s.decision.options[0])
    item = next(name for name in s.names if name == "alchemy")
    for nonsense in (
        "place:nothing",
        "claim",
        "claim:nobody",
        "use:nothing:1",
        "discard:x:gold",
        "react:nothing:one",
        f"item:{item}",
    ):
        with pytest.raises(Refused) as caught:
            game.play(s, nonsense)
        assert caught.value.refusal.clause == "CORE-option", nonsense
    mine_ = s.names[mine(s, s.decision.player)[0]]
    for nonsense in (f"react:{mine_}:one", f"use:{mine_}:x"):
        with pytest.raises(Refused):
            game.play(s, nonsense)
