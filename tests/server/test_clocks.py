"""Clocks: time passes for who decides, is told, runs out, and is never lost to a late guest or a restart."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.hands import HOUR, Hands, anew, mover, ring
from tests.server.served import BOT, ME, OPEN, Message, Seat, Served, call, new_match, sit

from tapete.table.fairness import Account
from tapete.table.thinking import Task

NO_ROUND = {"move": None, "table": None, "preparing": False, "idle": None}


def table(timed: Served, seats: list[dict[str, str]], clock: Message, **more: Any) -> tuple[Message, list[Seat]]:
    made = new_match(timed.port, "keyforge", seats, seed=91, clock=clock, **{"setup": {"first": 0}, **more})
    return made, sit(timed.port, made)


def test_without_clocks_there_is_nothing_to_tell(timed: Served, hands: Hands) -> None:
    made = new_match(timed.port, "keyforge", [ME, ME], seed=91)
    seats = sit(timed.port, made)
    assert seats[0].joined["clock"] is None and seats[0].update["clocks"] is None
    hands.on(HOUR)
    ring(timed, made["match"])
    assert mover(seats).move(mover(seats).options()[0])["type"] == "ack"
    assert timed.room(made["match"]).match.seq == 1
    for seat in seats:
        seat.close()


def test_time_passes_for_who_decides_and_each_answer_adds_some(timed: Served, hands: Hands) -> None:
    _, seats = table(timed, [ME, ME], {"game": 600, "increment": 5})
    limits = seats[0].joined["clock"]
    assert {name: limit for name, limit in limits.items() if limit} == {"game": 600.0, "increment": 5.0}
    first = mover(seats)
    assert seats[1].update["clocks"] == {**NO_ROUND, "running": first.you, "left": [600.0, 600.0], "going": True}
    hands.on(10)
    first.seen(first.move(first.options()[0])["seq"])
    expected = [600.0, 600.0]
    expected[first.you] -= 10 - 5
    assert first.update["clocks"]["left"] == expected
    second = mover(seats)
    hands.on(100)
    expected[second.you] -= 100
    assert anew(timed, second) == {**NO_ROUND, "running": second.you, "left": expected, "going": True}
    for seat in seats:
        seat.close()


def test_who_runs_out_of_time_loses(timed: Served, hands: Hands) -> None:
    made, seats = table(timed, [ME, ME], {"game": 60})
    late = mover(seats)
    hands.on(59.9)
    ring(timed, made["match"])
    assert not timed.room(made["match"]).match.over
    hands.on(0.2)
    ring(timed, made["match"])
    for seat in seats:
        seat.wait(lambda update: update["result"] is not None)
        assert seat.update["result"] == {"winners": [1 - late.you], "reason": "time", "scores": []}
        assert seat.update["clocks"]["running"] is None and seat.update["question"] is None
    told = call(timed.port, "GET", f"/api/matches/{made['match']}/record")[1]
    assert told["result"] == {"winners": [1 - late.you], "conceded": [late.you], "reason": "time", "scores": []}
    stats = call(timed.port, "GET", f"/api/matches/{made['match']}/stats")[1]
    assert stats["seats"][late.you]["seconds"] == pytest.approx(60.1)
    taken = call(timed.port, "POST", "/api/records", told)[1]
    assert taken["result"] == {"winners": [1 - late.you], "reason": "time", "scores": []}
    for seat in seats:
        seat.close()


def test_an_answer_after_the_time_is_too_late_even_before_the_alarm(timed: Served, hands: Hands) -> None:
    _, seats = table(timed, [ME, ME], {"move": 30})
    first = mover(seats)
    hands.on(29)
    first.seen(first.move(first.options()[0])["seq"])
    late = mover(seats)
    assert late.update["clocks"]["move"] == 30
    hands.on(31)
    assert late.move(late.options()[0])["code"] == "time_up"
    late.wait(lambda update: update["result"] is not None)
    assert late.update["result"]["reason"] == "time"
    assert late.move("pass")["code"] == "match_over"
    for seat in seats:
        seat.close()


def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    real = Served(tmp_path)
    _, seats = table(real, [ME, ME], {"game": 0.3})
    late = mover(seats)
    late.wait(lambda update: update["result"] is not None)
    assert late.update["result"] == {"winners": [1 - late.you], "reason": "time", "scores": []}
    for seat in seats:
        seat.close()
    real.stop()


def test_the_clock_stands_still_until_all_seats_are_taken(timed: Served, hands: Hands) -> None:
    made, (me,) = table(timed, [ME, OPEN], {"game": 60})
    assert me.update["clocks"] == {**NO_ROUND, "running": None, "left": [60.0, 60.0], "going": False}
    hands.on(HOUR)
    assert me.ask({"type": "open_hands", "id": "o", "allow": True})["type"] == "ack"
    hands.on(HOUR)
    path = f"/api/matches/{made['match']}/claim"
    claimed = call(timed.port, "POST", path, {"invitation": made["seats"][1]["invitation"]})[1]
    other = Seat(timed.port, made["match"], claimed["token"])
    assert other.update["clocks"]["left"] == [60.0, 60.0] and other.update["clocks"]["running"] is not None
    hands.on(20)
    decider = mover([me, other])
    assert sorted(anew(timed, other)["left"]) == [40.0, 60.0] and decider.move(decider.options()[0])["type"] == "ack"
    for seat in (me, other):
        seat.close()


def test_an_onlooker_does_not_start_the_clock(timed: Served, hands: Hands) -> None:
    made = new_match(timed.port, "keyforge", [ME, ME], seed=91, clock={"game": 60})
    onlooker = Seat(timed.port, made["match"])
    hands.on(HOUR)
    assert onlooker.update["clocks"]["running"] is None
    seats = sit(timed.port, made)
    assert seats[0].update["clocks"]["left"] == [60.0, 60.0]
    for seat in (*seats, onlooker):
        seat.close()


def test_a_restart_costs_nobody_time(tmp_path: Path, hands: Hands) -> None:
    first = Served(tmp_path, hands.now)
    made, seats = table(first, [ME, ME], {"game": 600, "move": 60})
    for _ in range(4):
        hands.on(7)
        mover(seats).move(mover(seats).options()[0])
    hands.on(3)
    mover(seats)
    before = list(first.room(made["match"]).match.clock.used)
    for seat in seats:
        seat.close()
    first.stop()
    hands.on(HOUR)  # the server is down for an hour
    second = Served(tmp_path, hands.now)
    back = sit(second.port, made)
    match = second.room(made["match"]).match
    assert match.clock.used == before, "what was thought since the last answer is forgiven"
    assert back[0].update["clocks"]["move"] == 60
    hands.on(5)
    deciding = mover(back)
    deciding.seen(deciding.move(deciding.options()[0])["seq"])
    assert sum(match.clock.used) == pytest.approx(sum(before) + 5)
    for seat in back:
        seat.close()
    second.stop()
    third = Served(tmp_path, hands.now)  # and the earlier pause is not counted later either
    assert third.room(made["match"]).match.clock.used == match.clock.used
    third.stop()


def test_what_is_taken_back_gives_no_time_back_and_loses_its_increment(timed: Served, hands: Hands) -> None:
    _, (me,) = table(timed, [ME, BOT], {"game": 600, "increment": 50})
    me.my_turn()
    while me.update["question"]["kind"] != "house":
        me.seen(me.move(me.options()[0])["seq"])
        me.my_turn()
    start = anew(timed, me)["left"][0]
    hands.on(10)
    me.seen(me.move(me.options()[0])["seq"])
    assert me.update["clocks"]["left"] == [start + 40, None]
    hands.on(10)
    me.seen(me.ask({"type": "undo", "id": "u"})["seq"])
    assert me.update["clocks"]["left"] == [start - 20, None]
    me.close()


def test_a_bot_has_all_the_time_in_the_world(timed: Served, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(task: Task, account: Account) -> str:
        hands.on(HOUR)
        raise RuntimeError("no idea after an hour")

    monkeypatch.setattr(timed.hub.thinkers, "choose", slow)
    _, (me,) = table(timed, [ME, BOT], {"game": 60}, setup={"first": 1})
    me.my_turn()
    chance = random.Random(1)
    for _ in range(4):
        me.seen(me.move(chance.choice(me.options()))["seq"])
        me.my_turn()
    assert me.update["clocks"]["left"] == [60.0, None] and me.update["result"] is None
    assert timed.room(me.match).match.clock.used[1] >= HOUR
    me.close()


def test_at_a_table_of_three_a_bot_plays_on_for_who_runs_out(timed: Served, hands: Hands) -> None:
    made = new_match(timed.port, "res_arcana", [ME, ME, ME], seed=92, clock={"move": 10})
    seats = sit(timed.port, made)
    late = mover(seats)
    hands.on(11)
    ring(timed, made["match"])
    others = [seat for seat in seats if seat is not late]
    told = others[0].until("seats")
    while not told["seats"][late.you]["conceded"]:
        told = others[0].until("seats")
    others[0].wait(lambda update: update["question"]["player"] != late.you)
    assert others[0].update["result"] is None
    for seat in seats:
        seat.close()


@pytest.mark.parametrize(
    "clock",
    [{}, {"increment": 5}, {"game": -1}, {"game": 1e9}, {"move": "x"}, {"game": 60, "pause": 1}, {"move": 5, "increment": 1}, []],
)
def test_clocks_that_measure_nothing(timed: Served, clock: object) -> None:
    body = {"game": "keyforge", "seats": [ME, ME], "clock": clock}
    assert call(timed.port, "POST", "/api/matches", body)[1]["code"] in ("bad_setup", "bad_message")
