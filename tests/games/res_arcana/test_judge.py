"""The judge and the options are one: what is offered is exactly what nothing refuses."""

from __future__ import annotations

import pytest

from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.refusal import Refused
from tapete.core.state import State
from tapete.games import find
from tapete.games.res_arcana.abilities import powers
from tapete.games.res_arcana.rules.actions import refuse_claim, refuse_claim_unseen, refuse_discard, refuse_place, refuse_power
from tapete.games.res_arcana.things import HAND, MONUMENTS, PLACES, mine, shared

ACTIONS = ("place", "claim", "discard", "use")


def legal(s: State, player: int) -> set[str]:
    """Every action of a turn that its authority does not refuse."""
    found: set[str] = set()
    for card in s.zone(HAND, player):
        if refuse_place(s, player, card) is None:
            found.add(Option(s.names, "place", (card,)).id)
        if refuse_discard(s, player, card) is None:
            found |= {Option(s.names, "discard", (card,), way).id for way in ("gold", "two")}
    for card in shared(s, MONUMENTS) + shared(s, PLACES):
        if refuse_claim(s, player, card) is None:
            found.add(Option(s.names, "claim", (card,)).id)
    if refuse_claim_unseen(s, player) is None:
        found.add(Option(s.names, "claim", (), "top").id)
    for card in mine(s, player):
        for number in range(1, len(powers(s, card)) + 1):
            if refuse_power(s, player, card, number) is None:
                found.add(Option(s.names, "use", (card,), str(number)).id)
    return found


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
                offered = {option.id for option in options if option.verb in ACTIONS}
                assert offered == legal(s, s.decision.player)
                cannot = {option.id for option, _ in game.impossible(s)}
                assert not cannot & offered
                looked += 1
                refused += len(cannot)
            s.choose(options[randomness.number(seed, move, len(options))])
    assert looked > 40 and refused > 100


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
