"""A tournament's times: preparing, the round that ends a game, pauses that are too long, and how such matches are told."""

from typing import Any

import pytest
from tests.server.hands import Hands, mover, ring
from tests.server.served import BOT, ME, Message, Seat, Served, call, new_match, sit

MINUTE = 60.0
ROUND = 35 * MINUTE
FIVE = ["fauces-de-ambar", "cuernos-de-luna", "sangre-de-lobo", "espada-sin-rey", "voto-quebrado"]
OTHERS = ["mano-de-marfil", "arena-vieja", "archivo-mudo", "torre-que-anda", "labios-de-barro"]

clause = pytest.mark.clause


def tournament(timed: Served, seats: list[dict[str, str]], **more: Any) -> tuple[Message, list[Seat]]:
    setup = {"mode": "tournament", "decks": [{"name": "", "cards": FIVE}, {"name": "", "cards": OTHERS}]}
    made = new_match(timed.port, "atrum_arena", seats, setup=setup, seed=5, clock={"round": ROUND}, **more)
    return made, sit(timed.port, made)


def answer(seats: list[Seat], option: str = "") -> None:
    deciding = mover(seats)
    deciding.seen(deciding.move(option or deciding.options()[0])["seq"])


def formed(seats: list[Seat]) -> None:
    while mover(seats).update["question"]["kind"] == "remove":
        answer(seats)


def closed(seats: list[Seat]) -> None:
    for seat in seats:
        seat.close()


@clause("AA-trn-14")
def test_a_round_lasts_at_least_35_minutes(timed: Served) -> None:
    body = {"game": "atrum_arena", "seats": [ME, ME], "setup": {"mode": "tournament"}, "clock": {"round": ROUND - 1}}
    status, told = call(timed.port, "POST", "/api/matches", body)
    assert (status, told["code"], told["clause"]) == (409, "refused", "AA-trn-14")
    _, seats = tournament(timed, [ME, ME])
    limits = seats[0].joined["clock"]
    assert (limits["round"], limits["preparing"], limits["idle"], limits["warnings"]) == (ROUND, 300, 60, 3)
    closed(seats)


@pytest.mark.parametrize(("game", "setup"), [("res_arcana", {}), ("atrum_arena", {"mode": "duel"})])
def test_a_game_whose_rules_know_no_rounds_has_none(timed: Served, game: str, setup: Message) -> None:
    body = {"game": game, "seats": [ME, ME], "setup": setup, "clock": {"round": ROUND}}
    status, told = call(timed.port, "POST", "/api/matches", body)
    assert (status, told["code"], told["detail"]) == (400, "bad_setup", "clock.round")


def test_the_lobby_knows_which_mode_has_rounds(timed: Served) -> None:
    offered = {each["id"]: each for each in call(timed.port, "GET", "/api/games")[1]["games"]}
    values = offered["atrum_arena"]["choices"][0]["values"]
    assert [value["value"] for value in values if value["round"] == ROUND] == ["tournament"]
    assert all(value["round"] is None for choice in offered["res_arcana"]["choices"] for value in choice["values"])
    assert all(value["round"] == MINUTE for choice in offered["keyforge"]["choices"] for value in choice["values"])


@clause("AA-trn-13", "AA-trn-14")
def test_forming_teams_takes_five_minutes_at_most_and_is_over_before_the_round(timed: Served, hands: Hands) -> None:
    made, seats = tournament(timed, [ME, ME])
    for _ in range(2):
        hands.on(61)
        ring(timed, made["match"])  # each is warned once
        hands.on(49)
        answer(seats)
    clocks = mover(seats).update["clocks"]
    assert clocks["preparing"] and clocks["table"] == 80
    hands.on(61)
    ring(timed, made["match"])
    hands.on(18)
    ring(timed, made["match"])
    assert mover(seats).update["question"]["kind"] == "remove"
    hands.on(2)
    ring(timed, made["match"])
    for seat in seats:
        seat.seen(timed.room(made["match"]).match.seq)
    clocks = mover(seats).update["clocks"]
    assert not clocks["preparing"] and clocks["table"] == ROUND  # what was left to set aside is set aside
    assert len([zone for zone in seats[0].update["view"]["zones"] if zone["zone"] == "aside" and zone["count"] == 2]) == 2
    closed(seats)


@clause("AA-score-01", "AA-score-05", "AA-trn-14")
def test_when_the_round_is_over_the_game_ends_at_that_moment_and_is_scored(timed: Served, hands: Hands) -> None:
    made, seats = tournament(timed, [ME, ME])
    formed(seats)
    left = ROUND
    while left > 50:
        hands.on(50)
        left -= 50
        answer(seats, "pass" if "pass" in mover(seats).options() else "")
    state = timed.room(made["match"]).match.state
    state.tallies[0][1] = 4  # of the resistance of the second, as if it had been struck
    hands.on(left - 0.5)
    ring(timed, made["match"])
    assert not timed.room(made["match"]).match.over
    hands.on(1)
    ring(timed, made["match"])
    for seat in seats:
        told = seat.wait(lambda update: update["result"] is not None)["result"]
        assert told == {"winners": [0], "reason": "round", "scores": [3, 2]}
    closed(seats)


@clause("AA-score-03")
def test_a_match_in_which_nothing_decides_is_brought_along_as_it_ended(timed: Served, hands: Hands) -> None:
    made, seats = tournament(timed, [ME, BOT])
    while seats[0].my_turn()["question"]["kind"] == "remove":
        seats[0].seen(seats[0].move(seats[0].options()[0])["seq"])
    timed.room(made["match"]).match.clock.played = ROUND + 1
    ring(timed, made["match"])
    told = seats[0].wait(lambda update: update["result"] is not None)["result"]
    assert told == {"winners": [], "reason": "round", "scores": [3, 3]}
    record = call(timed.port, "GET", f"/api/matches/{made['match']}/record")[1]
    taken = call(timed.port, "POST", "/api/records", record)[1]
    assert taken["result"] == told
    assert seats[0].move("pass")["code"] == "match_over"
    closed(seats)


@clause("AA-trn-15", "AA-conduct-04")
def test_a_minute_without_playing_is_a_warning_and_the_third_costs_the_game(timed: Served, hands: Hands) -> None:
    made, seats = tournament(timed, [ME, ME])
    formed(seats)
    match = timed.room(made["match"]).match
    idle = mover(seats)
    hands.on(59)
    ring(timed, made["match"])
    assert match.warnings == [0, 0]
    for number in (1, 2):
        hands.on(61)
        ring(timed, made["match"])
        assert match.warnings[idle.you] == number and not match.over
        idle.seen(match.seq)
        assert idle.update["clocks"]["idle"] == 60
    assert idle.until("seats")["seats"][idle.you]["warnings"] in (1, 2)
    hands.on(61)
    ring(timed, made["match"])
    scores = [0, 0]
    scores[1 - idle.you] = 3
    told = idle.wait(lambda update: update["result"] is not None)["result"]
    assert told == {"winners": [1 - idle.you], "reason": "warnings", "scores": scores}
    record = call(timed.port, "GET", f"/api/matches/{made['match']}/record")[1]
    assert call(timed.port, "POST", "/api/records", record)[1]["result"] == told
    closed(seats)


@clause("AA-score-06", "AA-score-08")
def test_conceding_costs_the_points_of_the_round(timed: Served) -> None:
    _, seats = tournament(timed, [ME, ME])
    formed(seats)
    assert seats[0].ask({"type": "concede", "id": "c"})["type"] == "ack"
    told = seats[1].wait(lambda update: update["result"] is not None)["result"]
    assert told == {"winners": [1], "reason": "concession", "scores": [0, 3]}
    closed(seats)


def test_a_round_goes_on_after_a_restart_with_the_time_that_was_left(tmp_path: Any, hands: Hands) -> None:
    first = Served(tmp_path, hands.now)
    made, seats = tournament(first, [ME, ME])
    formed(seats)
    for _ in range(3):
        hands.on(30)
        answer(seats, "pass")
    match = first.room(made["match"]).match
    before = (match.clock.played, match.clock.prepared, match.warnings)
    closed(seats)
    first.stop()
    hands.on(10_000)
    second = Served(tmp_path, hands.now)
    back = sit(second.port, made)
    match = second.room(made["match"]).match
    assert (match.clock.played, match.clock.prepared, match.warnings) == before and before[0] == 90
    assert back[0].update["clocks"]["table"] == ROUND - 90
    closed(back)
    second.stop()


def test_a_group_that_gives_up_has_lost_and_who_gave_up_no_longer_answers(timed: Served) -> None:
    made = new_match(timed.port, "atrum_arena", [ME] * 4, setup={"mode": "groups"}, seed=8)
    seats = sit(timed.port, made)
    assert seats[0].ask({"type": "concede", "id": "c"})["type"] == "ack"
    assert not timed.room(made["match"]).match.over
    assert seats[0].move("pass")["code"] in ("gave_up", "not_your_question")
    assert seats[2].ask({"type": "concede", "id": "c"})["type"] == "ack"
    told = seats[1].wait(lambda update: update["result"] is not None)["result"]
    assert told == {"winners": [1, 3], "reason": "concession", "scores": []}
    closed(seats)
