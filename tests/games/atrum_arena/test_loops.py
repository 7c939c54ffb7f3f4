"""A loop that somebody keeps going in a tournament loses them the game (III.2.6); whatever moves on is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable, Inventor

from tapete.core.visibility import SPECTATOR, Shown
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.deeds import Deed
from tapete.games.atrum_arena.rules.tournament import BACK_AGAIN
from tapete.games.atrum_arena.vocabulary.altars import ExhaustMinions
from tapete.games.atrum_arena.vocabulary.filling import AddFromFosa, ReadyMinions
from tapete.games.atrum_arena.vocabulary.lasting import ChooseTypes
from tapete.games.atrum_arena.vocabulary.piles import Draw, Search
from tapete.games.atrum_arena.vocabulary.resistance import Heal, Lose

clause = pytest.mark.clause
Maker = Callable[..., str]


@pytest.fixture
def eternal(invent: Inventor) -> Maker:
    """Makes powers of cost 0 that take back their own discard: they go on as long as what they do besides can go on."""

    def make(*deeds: Deed) -> str:
        return invent(*deeds, Search(th.VERTEDERO, 1, th.FALLEN))

    return make


def table(aa: AtrumKit, *ids: str, **parts: Any) -> AtrumTable:
    parts = {"tournament": True, "a_hand": "fallen", "rest": "none", "a_altar": "golem", **parts}
    return aa.table(a=[" ".join(ids)], **parts)


def launch(t: AtrumTable, id: str) -> None:
    """Launch it, and take whatever it offers."""
    t.announce(id)
    while not t.s.over and t.decision.kind in ("choose", "pay", "chain"):
        t.answer(next((option for option in t.options if option != "done"), t.options[0]))


def times(t: AtrumTable, *ids: str, most: int = 60) -> int:
    """How often the powers, one after another, are launched until the game ends, or so many times."""
    for number in range(most):
        launch(t, ids[number % len(ids)])
        if t.s.over:
            return number + 1
    return most


@clause("AA-score-07")
def test_who_keeps_a_loop_going_is_held_to_have_conceded(aa: AtrumKit, eternal: Maker) -> None:
    id = eternal()
    t = table(aa, id, b_left=2)
    assert times(t, id) == BACK_AGAIN  # the table has come back so often to how it was at first
    assert t.s.winners == (1,) and t.s.game.lab.scores(t.s) == [0, 2]
    assert t.s.log is not None
    told = [line["es"] for line in [Shown(t.s, SPECTATOR).line(entry) for entry in t.s.log] if "es" in line]
    assert told[-2:] == ["Jugador 1 mantiene un bucle y se le tiene por rendido", "Jugador 2 gana la partida por rendición"]


@clause("AA-score-07")
def test_outside_a_tournament_there_is_no_such_rule(aa: AtrumKit, eternal: Maker) -> None:
    id = eternal()
    t = table(aa, id, tournament=False)
    assert times(t, id) == 60 and not t.s.over


@clause("AA-score-07")
@pytest.mark.parametrize(("length", "found"), [(2, 7), (3, 24), (5, 30)])
def test_a_loop_of_several_steps_is_found_as_well(aa: AtrumKit, eternal: Maker, length: int, found: int) -> None:
    up, down = eternal(Heal(1)), eternal(Lose(length - 1))
    t = table(aa, up, down)
    steps = times(t, *[up] * (length - 1), down, most=200)
    assert steps == found and t.s.winners == (1,)  # when the look that is kept has come back so often before it moves on


@clause("AA-score-07")
@pytest.mark.parametrize("who", ["a", "b"])
def test_a_loop_at_the_start_of_a_phase_loses_in_turn_and_out_of_turn(aa: AtrumKit, eternal: Maker, who: str) -> None:
    id = eternal()
    parts = {who: [id], f"{who}_hand": "fallen", "rest": "none", "phase": "main", "part": "start", "tournament": True}
    t = aa.table(**parts)
    assert t.asked == who and t.decision.kind == "phase_start"
    assert times(t, id) == BACK_AGAIN + 1 and t.s.winners == (1 if who == "a" else 0,)


@clause("AA-score-07")
@pytest.mark.parametrize(
    ("deed", "parts", "end"),
    [
        pytest.param(Heal(1), {"a_resistance": 1}, 19, id="resistance goes up to 20"),
        pytest.param(ReadyMinions(1), {"a_altar": " ".join(["golem-"] * 7)}, 7, id="minions are readied"),
    ],
)
def test_what_moves_on_is_no_loop_until_it_can_move_on_no_more(
    aa: AtrumKit, eternal: Maker, deed: Deed, parts: dict[str, Any], end: int
) -> None:
    id = eternal(deed)
    t = table(aa, id, **parts)
    assert times(t, id, most=end) == end and not t.s.over
    assert times(t, id) < 40 and t.s.winners == (1,)


@clause("AA-score-07")
@pytest.mark.parametrize("deed", [Draw(1), AddFromFosa(1)], ids=["the hand grows", "the altar grows"])
def test_using_up_the_fosa_is_no_loop(aa: AtrumKit, eternal: Maker, deed: Deed) -> None:
    id = eternal(deed)
    t = table(aa, id, fosa=" ".join(["golem"] * 9), a_resistance=20)
    assert times(t, id, most=8) == 8 and not t.s.over


@clause("AA-score-07")
def test_tokens_and_turned_minions_are_part_of_how_the_table_looks(aa: AtrumKit, eternal: Maker) -> None:
    id = eternal(ChooseTypes(1))
    t = table(aa, id)
    assert times(t, id) == 60 and not t.s.over  # each time one more discard may count as a type
    tires = eternal(ExhaustMinions(1))
    t = table(aa, tires, b_altar="golem golem golem golem golem golem")
    assert times(t, tires, most=6) == 6 and not t.s.over


@clause("AA-score-07")
def test_a_new_turn_begins_a_new_count(aa: AtrumKit, eternal: Maker) -> None:
    id = eternal()
    t = table(aa, id)  # nothing to draw: the next turn looks just like this one
    for _ in range(3):
        assert times(t, id, most=BACK_AGAIN - 1) == BACK_AGAIN - 1 and not t.s.over
        t.to_turn("b").to_turn("a")


@clause("AA-score-07")
@pytest.mark.parametrize(("length", "found"), [(1, BACK_AGAIN), (2, 7), (3, 24)])
def test_in_a_later_turn_a_loop_is_found_after_as_many_steps(aa: AtrumKit, eternal: Maker, length: int, found: int) -> None:
    """At the very first question of the turn, before anything else was asked in it."""
    up, down = eternal(Heal(1)), eternal(Lose(length - 1)) if length > 1 else eternal()
    t = table(aa, up, down, b_hand="golem", phase="discard", part="end", active=2)
    t.answer("pass")
    while t.decision.kind != "part":
        t.answer("pass")
    assert t.active == "a" and t.phase == (1, 1)
    assert times(t, *[up] * (length - 1), down, most=200) == found and t.s.winners == (1,)


@clause("AA-score-07")
def test_outside_a_tournament_nobody_looks_for_loops_and_one_may_go_on(aa: AtrumKit, eternal: Maker) -> None:
    id = eternal()
    t = table(aa, id, tournament=False)
    assert times(t, id, most=BACK_AGAIN + 3) == BACK_AGAIN + 3
    assert not t.s.over and t.happened(ev.LOOKED_OVER) == []
