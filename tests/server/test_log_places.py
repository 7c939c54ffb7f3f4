"""Every line of the log says what it belongs to: its answer, its turn, whether it is a cause or an effect."""

import random

import pytest
from tests.server.served import ME, Served, call, new_match, sit, step, words
from tests.shipped import SHIPPED


@pytest.mark.parametrize("game", SHIPPED)
def test_lines_come_by_turns_with_causes_before_effects(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, ME], seed=71)
    seats = sit(served.port, made)
    chance = random.Random(5)
    for _ in range(250):
        if step(seats, chance) is None:
            break
    match = served.room(made["match"]).match
    me = seats[0]
    me.seen(match.seq)
    seats[0].close()
    (me,) = sit(served.port, {**made, "seats": made["seats"][:1]})
    lines = me.update["log"]["lines"]
    places = [(line.get("answer", 0), line.get("depth", 0)) for line in lines]
    assert [place[0] for place in places] == sorted(place[0] for place in places), "in the order of the answers"
    for at, (answer, depth) in enumerate(places):
        assert depth == 0 or (at and places[at - 1][0] == answer), "an effect has a cause before it"
    assert any(depth for _, depth in places) and any(line.get("heading") for line in lines)
    assert all(0 <= line.get("active", 0) < 2 for line in lines)
    for seat in (me, *seats[1:]):
        seat.close()


def test_a_fight_is_told_first_and_what_came_of_it_below(served: Served) -> None:
    from tests.server.test_forecasts import FIGHT

    made = new_match(served.port, "keyforge", [ME, ME], seed=1, setup={"position": FIGHT})
    me, other = sit(served.port, made)
    me.my_turn()
    me.seen(me.move("fight:1:troll#1>2:dust-imp#1")["seq"])
    lines = me.update["log"]["lines"]
    assert "attacks" in words(lines[0], "en") and lines[0].get("depth", 0) == 0
    assert [line.get("depth", 0) for line in lines[1:]] == [1] * (len(lines) - 1)
    me.ask({"type": "concede", "id": "c"})
    marks = call(served.port, "GET", f"/api/matches/{made['match']}/stats")[1]["marks"]
    assert all(mark["answers"] > 0 and words(mark["words"]) for mark in marks)
    me.close()
    other.close()
