"""Whole matches over the wire: two people, a person and a bot, somebody who leaves and comes back."""

import random

import pytest
from tests.server.served import BOT, ME, OPEN, Seat, Served, call, new_match, play_on, sit, step

from tapete import games
from tapete.core.records import record_from
from tapete.table.shuffle import problem, shown

GAMES = games.ids()
LONG = 6_000


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, ME], seed=11)
    seats = sit(served.port, made)
    play_on(seats, random.Random(1), LONG)
    ends = [seat.update for seat in seats]
    assert ends[0]["result"] is not None
    assert ends[0]["result"] == ends[1]["result"]
    assert ends[0]["question"] is None
    assert [seat.update["seq"] for seat in seats] == [len(served.room(made["match"]).match.answers)] * 2
    assert all(line["es"] and line["en"] for seat in seats for line in seat.log)
    assert len(seats[0].log) == len(seats[1].log)
    for seat in seats:
        seat.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_bot_to_the_end_and_the_shuffle_is_verified(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, BOT])
    assert made["shuffle"]["kind"] == "verified"
    assert made["shuffle"]["seed"] is None
    (me,) = sit(served.port, made)
    chance = random.Random(2)
    for _ in range(LONG):
        if me.my_turn()["result"] is not None:
            break
        me.move(chance.choice(me.options()))
    assert me.update["result"]["reason"] == "rules"
    seed = int(me.update["seed"])
    assert made["shuffle"]["commitment"] == me.joined["shuffle"]["commitment"]
    assert all(update["seed"] is None for update in me.updates[:-1])
    status, told = call(served.port, "GET", f"/api/matches/{made['match']}/record")
    assert status == 200
    record = record_from(told["record"])
    promised = shown(told["shuffle"])
    assert record.seed == seed and promised is not None and problem(record, promised, made["shuffle"]["commitment"]) is None
    assert list(record.replay(games.find(game)).winners) == told["result"]["winners"] == me.update["result"]["winners"]
    me.close()


def test_a_bot_that_searches_answers_from_its_own_process(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, {"kind": "bot", "level": "aficionado"}], seed=12, setup={"first": 1})
    (me,) = sit(served.port, made)
    chance = random.Random(9)
    for _ in range(10):
        if me.my_turn()["result"] is None:
            me.seen(me.move(chance.choice(me.options()))["seq"])
    match = served.room(made["match"]).match
    assert any(answer.seat == 1 for answer in match.answers)
    me.close()


def test_who_leaves_comes_back_to_what_was_missed(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=5)
    seats = sit(served.port, made)
    chance = random.Random(3)
    play_on(seats, chance, 40)
    gone, other = (seats[0], seats[1]) if seats[1].mine() else (seats[1], seats[0])
    last, lines = gone.update["seq"], gone.log
    gone.close()
    told = other.until("seats")
    assert [seat["connected"] for seat in told["seats"]] == [seat == other.you for seat in range(2)]
    for _ in range(3):
        if other.mine():
            other.seen(other.move(chance.choice(other.options()))["seq"])
    back = Seat(served.port, made["match"], gone.token, since=last, log=lines)
    assert back.update["seq"] == other.update["seq"] > last
    fresh = Seat(served.port, made["match"], gone.token)
    assert back.log == fresh.log
    assert {**back.update, "log": None} == {**fresh.update, "log": None}
    assert back.update["log"]["after"] > 0
    play_on([back, other] if back.you == 0 else [other, back], chance, 30)
    for seat in (back, other, fresh):
        seat.close()


def test_a_move_sent_twice_is_made_once(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=6)
    seats = sit(served.port, made)
    mover = next(seat for seat in seats if seat.mine())
    option, asked = mover.options()[0], mover.update["seq"]
    first = mover.move(option, id="same", seq=asked)
    again = mover.move(option, id="same", seq=asked)
    assert first == again == {"type": "ack", "id": "same", "seq": 1}
    other_use = mover.move("something:else", id="same", seq=asked)
    assert other_use["code"] == "move_id_reused"
    assert served.room(made["match"]).match.seq == 1
    # the same name from the other seat is another move
    other = seats[1 - mover.you]
    other.seen(1)
    if other.mine():
        assert other.move(other.options()[0], id="same")["seq"] == 2
    for seat in seats:
        seat.close()


def test_an_answer_to_an_old_question_is_stale_and_one_out_of_turn_is_told_so(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=7)
    seats = sit(served.port, made)
    step(seats, random.Random(1))
    mover = next(seat for seat in seats if seat.mine())
    waiting = seats[1 - mover.you]
    assert mover.move(mover.options()[0], seq=0)["code"] == "stale"
    assert mover.move(mover.options()[0], seq=999)["code"] == "stale"
    assert waiting.move("pass")["code"] == "not_your_question"
    assert served.room(made["match"]).match.seq == 1
    for seat in seats:
        seat.close()


def test_a_refused_move_comes_with_its_clause_in_both_languages(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=8, setup={"first": 0})
    seats = sit(served.port, made)
    chance = random.Random(4)
    while seats[0].update["question"]["kind"] != "main":
        step(seats, chance)
    mover = next(seat for seat in seats if seat.mine())
    barred = mover.ask({"type": "impossible"})["barred"]
    assert barred
    option = barred[0]["option"]
    refused = mover.move(option)
    assert refused["code"] == "refused"
    assert refused["clause"].startswith("KF-")
    assert refused["text"]["es"] and refused["text"]["en"]
    reason = mover.ask({"type": "why", "option": option})
    assert reason["clause"] == refused["clause"]
    for seat in seats:
        seat.close()


def test_an_open_seat_is_taken_by_its_invitation_once(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, OPEN])
    mine, theirs = made["seats"]
    assert mine["token"] and theirs["token"] is None and theirs["invitation"]
    me = Seat(served.port, made["match"], mine["token"])
    assert [seat["taken"] for seat in me.joined["seats"]] == [True, False]
    if me.mine():
        assert me.move(me.options()[0])["code"] == "seats_open"
    path = f"/api/matches/{made['match']}/claim"
    assert call(served.port, "POST", path, {"invitation": "not it"})[1]["code"] == "bad_invitation"
    status, claimed = call(served.port, "POST", path, {"invitation": theirs["invitation"]})
    assert status == 200 and claimed["seat"] == 1
    assert call(served.port, "POST", path, {"invitation": theirs["invitation"]})[1]["code"] == "bad_invitation"
    you = Seat(served.port, made["match"], claimed["token"])
    assert you.you == 1
    play_on([me, you], random.Random(5), 20)
    for seat in (me, you):
        seat.close()
