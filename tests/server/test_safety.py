"""What a match survives: kill -9 in mid-effect, an engine that fails, a disk that fails, a full table."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import BOT, ME, Message, Process, Seat, Served, new_match, play_on, sit, step

from tapete.core.codec import digest
from tapete.table.errors import Denied
from tapete.table.store import ANSWER, Act, StoreError

QUIET = ("main", "house")  # questions that come between effects


def in_mid_effect(seats: list[Seat]) -> bool:
    question = seats[0].update["question"]
    return question is not None and question["kind"] not in QUIET


def test_after_kill_nine_in_mid_effect_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    first = Process(tmp_path)
    made = new_match(first.port, "keyforge", [ME, ME], seed=21)
    against_bot = new_match(first.port, "keyforge", [ME, BOT], seed=22)
    seats = sit(first.port, made)
    chance = random.Random(6)
    acks: list[tuple[int, Message, str, int]] = []
    for number in range(400):
        mover = next(seat for seat in seats if seat.mine())
        option, asked = chance.choice(mover.options()), mover.update["seq"]
        ack = mover.move(option, id=f"m{number}")
        assert ack["type"] == "ack"
        acks.append((mover.you, ack, option, asked))
        for seat in seats:
            seat.seen(ack["seq"])
        if number > 60 and in_mid_effect(seats):
            break
    assert in_mid_effect(seats)
    before = [seat.update for seat in seats]
    logs = [seat.log for seat in seats]
    in_flight = next(seat for seat in seats if seat.mine())
    in_flight.send({"type": "move", "id": "in-flight", "option": in_flight.options()[0], "seq": in_flight.update["seq"]})
    first.kill()

    second = Process(tmp_path)
    try:
        back = [Seat(second.port, made["match"], seat.token, since=seat.update["seq"], log=seat.log) for seat in seats]
        lost = [ack for _, ack, _, _ in acks if ack["seq"] > back[0].update["seq"]]
        assert not lost
        if back[0].update["seq"] == before[0]["seq"]:  # the move in flight did not reach the disk
            for now, then, log in zip(back, before, logs, strict=True):
                assert {**now.update, "log": None} == {**then, "log": None}
                assert now.log == log
        you, ack, option, asked = acks[-1]
        assert back[you].move(option, id=ack["id"], seq=asked) == ack
        play_on(back, chance, 30)
        (me,) = sit(second.port, against_bot)
        assert me.my_turn()["question"]["player"] == 0
    finally:
        assert second.stop() in (0, 130)


def test_an_engine_that_fails_leaves_the_match_and_tells_the_players(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=23)
    seats = sit(served.port, made)
    step(seats, random.Random(1))
    match = served.room(made["match"]).match
    before = digest(match.state)
    mover = next(seat for seat in seats if seat.mine())
    other = seats[1 - mover.you]

    def fail(act: Act) -> None:
        raise RuntimeError("the rules have a hole")

    with monkeypatch.context() as patched:
        patched.setattr(match, "prepare_answer", fail)
        mover.send({"type": "move", "id": "x", "option": mover.options()[0], "seq": mover.update["seq"]})
        told = other.until("error")
    assert told["code"] == "incident" and told["incident"] and "hole" not in str(told)
    mine = [mover.until("error"), mover.until("error")]
    assert {each["incident"] for each in mine} == {told["incident"]}
    assert "x" in [each["id"] for each in mine]
    assert digest(match.state) == before and match.seq == 1
    assert step(seats, random.Random(1)) is not None
    for seat in seats:
        seat.close()


def test_a_bot_that_fails_does_not_stop_the_match(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(task: Any, account: Any) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(served.hub.thinkers, "choose", never)
    made = new_match(served.port, "keyforge", [ME, BOT], seed=24)
    (me,) = sit(served.port, made)
    chance = random.Random(2)
    for _ in range(10):
        if me.my_turn()["result"] is None:
            me.seen(me.move(chance.choice(me.options()))["seq"])
    assert any(answer.seat == 1 for answer in served.room(made["match"]).match.answers)
    me.close()


def test_what_cannot_be_kept_is_not_done(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=25)
    seats = sit(served.port, made)
    mover = next(seat for seat in seats if seat.mine())

    async def full(match: str, act: Act) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(served.hub.store, "append", full)
        assert mover.move(mover.options()[0])["code"] == "store_failed"
    assert served.room(made["match"]).match.seq == 0
    assert step(seats, random.Random(1)) is not None
    for seat in seats:
        seat.close()


def test_only_hashes_of_tokens_are_kept(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, {"kind": "open"}])
    secrets = [made["seats"][0]["token"], made["seats"][1]["invitation"]]
    with sqlite3.connect(served.settings.data / "matches.sqlite3") as connection:
        rows = str(connection.execute("SELECT * FROM matches WHERE id = ?", (made["match"],)).fetchall())
    connection.close()
    assert not any(secret in rows for secret in secrets)


def test_a_match_that_no_longer_replays_says_so(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=26)
    bad = Act(1, 0, "x", ANSWER, "no:such#1", 1.0)
    served.inside(served.hub.store.append(made["match"], bad))
    with pytest.raises(Denied) as denied:
        served.room(made["match"])
    assert denied.value.fault.code == "damaged"
