"""Questions that are none: a person alone with bots is not asked where all they can do is pass."""

import random

import pytest
from tests.server.served import BOT, ME, Message, Served, new_match, sit

MOVES = 60


def played(served: Served, seats: list[dict[str, str]], **more: object) -> tuple[Served, str, list[Message]]:
    """The questions that were put to the people of a match, over some moves."""
    made = new_match(served.port, "atrum_arena", seats, seed=5, **more)
    people = sit(served.port, made)
    chance = random.Random(1)
    put: list[Message] = []
    for _ in range(MOVES):
        if len(people) == 1:
            people[0].my_turn()
        else:
            latest = max(seat.update["seq"] for seat in people)
            for seat in people:
                seat.seen(latest)
        if people[0].update["result"] is not None:
            break
        asked = next(seat for seat in people if seat.mine())
        put.append(asked.update["question"])
        ack = asked.move(chance.choice(asked.options()))
        for seat in people:
            seat.seen(ack["seq"])
    for seat in people:
        seat.close()
    return served, made["match"], put


def idle(questions: list[Message]) -> list[Message]:
    """Responses asked for from somebody who has none."""
    return [each for each in questions if each["kind"] != "main" and [o["verb"] for o in each["options"]] == ["pass"]]


def test_alone_with_bots_nobody_is_asked_only_to_pass(served: Served) -> None:
    _, match, put = played(served, [ME, BOT])
    assert len(put) > MOVES // 2
    assert not idle(put)
    answers = served.room(match).match.answers
    passed = [each for each in answers if not each.asked]
    assert passed and {each.seat for each in passed} == {0}  # they were passed all the same, and the record has it


def test_who_wants_every_question_is_asked(served: Served) -> None:
    _, match, put = played(served, [ME, BOT], every_question=True)
    assert idle(put)
    assert all(each.asked for each in served.room(match).match.answers)


def test_among_people_every_question_is_put_since_silence_would_tell(served: Served) -> None:
    _, _, put = played(served, [ME, ME])
    assert idle(put)


def test_taking_back_goes_to_the_last_question_that_was_put(served: Served) -> None:
    made = new_match(served.port, "atrum_arena", [ME, BOT], seed=5)
    (me,) = sit(served.port, made)
    match = served.room(made["match"]).match
    chance = random.Random(2)
    for _ in range(200):
        me.my_turn()
        asked = [number for number, each in enumerate(match.answers) if each.seat == 0 and each.asked]
        passed = [number for number, each in enumerate(match.answers) if each.seat == 0 and not each.asked]
        if asked and passed and passed[-1] > asked[-1] and me.update["undo"] == "free":
            break
        me.seen(me.move(chance.choice(me.options()))["seq"])
    else:
        pytest.fail("no answer could be taken back after a question that was passed by itself")
    before = match.answers[: asked[-1]]
    me.seen(me.ask({"type": "undo", "id": "u1"})["seq"])
    assert me.mine()
    assert match.answers == before
    me.close()


def test_no_question_is_shown_for_a_moment_before_it_is_passed(served: Served) -> None:
    made = new_match(served.port, "atrum_arena", [ME, BOT], seed=6)
    (me,) = sit(served.port, made)
    chance = random.Random(1)
    for _ in range(40):
        me.my_turn()
        me.seen(me.move(chance.choice(me.options()))["seq"])
    own = [each["question"] for each in me.updates if each["question"] is not None and each["question"]["player"] == 0]
    assert not idle([each for each in own if each["options"] is not None])
    me.close()
