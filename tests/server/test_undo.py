"""Taking back: free against bots while nothing was learnt, by consent among people; and giving up."""

import random

from tests.server.served import BOT, ME, Seat, Served, call, new_match, play_on, sit, step

from tapete.core.codec import digest


def until_kind(seats: list[Seat], kind: str) -> Seat:
    chance = random.Random(1)
    while seats[0].update["question"]["kind"] != kind:
        step(seats, chance)
    return next(seat for seat in seats if seat.mine())


def against_a_bot(served: Served, seed: int) -> Seat:
    """A person before a bot, at the first choice of a house."""
    made = new_match(served.port, "keyforge", [ME, BOT], seed=seed, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()
    while me.update["question"]["kind"] != "house":
        me.seen(me.move(me.options()[0])["seq"])
        me.my_turn()
    return me


def test_a_house_is_taken_back_freely_against_a_bot(served: Served) -> None:
    me = against_a_bot(served, 41)
    houses, seq, lines = me.update, me.update["seq"], len(me.log)
    me.seen(me.move(me.options()[0])["seq"])
    assert me.update["question"]["kind"] == "main"
    assert me.update["undo"] == "free"
    assert len(me.log) > lines
    ack = me.ask({"type": "undo", "id": "u1"})
    assert ack["seq"] == seq + 2
    me.seen(ack["seq"])
    assert me.update["question"] == houses["question"]
    assert me.update["view"] == houses["view"]
    assert len(me.log) == lines
    assert me.ask({"type": "undo", "id": "u1"}) == ack
    again = Seat(me.socket.remote_address[1], me.match, me.token)
    assert again.log == me.log
    me.seen(me.move(me.options()[-1])["seq"])
    me.close()
    again.close()


def test_once_chance_or_a_hidden_card_has_spoken_nothing_is_taken_back(served: Served) -> None:
    me = against_a_bot(served, 42)
    me.seen(me.move(me.options()[0])["seq"])
    chance = random.Random(3)
    while me.update["undo"] == "free":  # in the end the turn is over and new cards are drawn
        me.seen(me.move(chance.choice(me.options()))["seq"])
        me.my_turn()
    before = me.update["seq"]
    assert me.ask({"type": "undo", "id": "u"})["code"] == "undo_learnt"
    assert me.update["seq"] == before
    me.close()


def test_before_the_first_answer_there_is_nothing_to_take_back(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=43, setup={"first": 0})
    (me,) = sit(served.port, made)
    assert me.update["undo"] == "no"
    assert me.ask({"type": "undo", "id": "u"})["code"] == "no_undo"
    me.close()


def test_among_people_taking_back_needs_the_others(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=44)
    seats = sit(served.port, made)
    mover = until_kind(seats, "house")
    other = seats[1 - mover.you]
    before = mover.update
    ack = mover.move(mover.options()[0])
    for seat in seats:
        seat.seen(ack["seq"])
    assert mover.update["undo"] == "ask"
    mover.send({"type": "undo", "id": "u1"})
    asked = other.until("undo_asked")
    assert asked["player"] == mover.you
    assert mover.ask({"type": "consent", "id": "c0", "request": asked["request"], "agree": True})["code"] == "no_request"
    assert other.ask({"type": "consent", "id": "c1", "request": asked["request"], "agree": False})["type"] == "ack"
    assert mover.until("error")["code"] == "undo_denied"
    mover.send({"type": "undo", "id": "u2"})
    asked = other.until("undo_asked")
    other.send({"type": "consent", "id": "c2", "request": asked["request"], "agree": True})
    agreed = mover.until("ack")
    assert agreed["id"] == "u2"
    for seat in seats:
        seat.seen(agreed["seq"])
    assert mover.update["question"] == before["question"]
    play_on(seats, random.Random(4), 20)
    for seat in seats:
        seat.close()


def test_a_wish_to_take_back_ends_with_the_next_answer(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=45)
    seats = sit(served.port, made)
    mover = until_kind(seats, "house")
    other = seats[1 - mover.you]
    mover.seen(mover.move(mover.options()[0])["seq"])
    mover.send({"type": "undo", "id": "u1"})
    asked = other.until("undo_asked")
    assert mover.move(mover.options()[0])["type"] == "ack"
    assert other.ask({"type": "consent", "id": "c", "request": asked["request"], "agree": True})["code"] == "no_request"
    for seat in seats:
        seat.close()


def test_a_moment_no_longer_remembered_is_played_again(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=46)
    seats = sit(served.port, made)
    play_on(seats, random.Random(5), 90)
    match = served.room(made["match"]).match
    remembered = match.moment(88)
    assert remembered in match.past
    match.past.clear()
    again = match.moment(88)
    assert again is not remembered
    assert (again.lines, digest(again.state)) == (remembered.lines, digest(remembered.state))
    for seat in seats:
        seat.close()


def test_giving_up_ends_a_match_of_two_and_opens_its_record(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=47)
    seats = sit(served.port, made)
    step(seats, random.Random(1))
    path = f"/api/matches/{made['match']}/record"
    assert call(served.port, "GET", path)[1]["code"] == "record_closed"
    status, own = call(served.port, "GET", path, headers={"Authorization": f"Bearer {seats[0].token}"})
    assert status == 200 and "seed" not in json_keys(own) and own["seat"] == 0
    assert call(served.port, "GET", path, headers={"Authorization": "Bearer nonsense"})[1]["code"] == "bad_token"
    assert seats[0].ask({"type": "concede", "id": "c"})["type"] == "ack"
    for seat in seats:
        seat.seen(2)
        assert seat.update["result"] == {"winners": [1], "reason": "concession", "scores": []}
        assert seat.update["question"] is None and seat.update["seed"] == "47"
    assert seats[0].ask({"type": "concede", "id": "c"})["seq"] == 2
    assert seats[1].ask({"type": "concede", "id": "c"})["code"] == "match_over"
    assert seats[1].move("pass")["code"] == "match_over"
    status, told = call(served.port, "GET", path)
    assert told["result"] == {"winners": [1], "conceded": [0], "reason": "concession", "scores": []}
    assert told["record"]["seed"] == 47
    for seat in seats:
        seat.close()


def test_at_a_table_of_three_a_bot_plays_on_for_who_gives_up(served: Served) -> None:
    made = new_match(served.port, "res_arcana", [ME, ME, ME], seed=48)
    seats = sit(served.port, made)
    assert seats[2].ask({"type": "concede", "id": "c"})["type"] == "ack"
    chance = random.Random(6)
    for _ in range(30):
        if any(seat.mine() for seat in seats[:2]):
            step(seats[:2], chance)
        else:
            seats[0].wait(lambda update: update["question"] is None or update["question"]["player"] != 2)
            for seat in seats[1:2]:
                seat.seen(seats[0].update["seq"])
            seats[0].seen(seats[1].update["seq"])
    match = served.room(made["match"]).match
    assert any(answer.seat == 2 for answer in match.answers)
    assert not match.over
    assert seats[1].ask({"type": "concede", "id": "c"})["type"] == "ack"
    assert seats[0].wait(lambda update: update["result"] is not None)["result"]["winners"] == [0]
    for seat in seats:
        seat.close()


def json_keys(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for each in value.values() for key in json_keys(each)}
    return {key for each in value for key in json_keys(each)} if isinstance(value, list) else set()
