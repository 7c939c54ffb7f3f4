"""Forecasts over the wire: to who decides, about their own question, bounded, and in nobody's way."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import BOT, ME, Message, Seat, Served, awaited, new_match, sit, words

from tapete import games
from tapete.table import wire
from tapete.table.visitor import Visitor

GAMES = games.ids()
FIGHT = {
    "game": "keyforge",
    "house": "brobnar",
    "players": [
        {"houses": ["brobnar", "dis", "logos"], "line": ["troll"], "deck": ["anger", "punch"]},
        {"houses": ["untamed", "dis", "logos"], "line": ["dust-imp", "snufflegator"], "deck": ["dextre"]},
    ],
}


def asked(seat: Seat, options: list[str], seq: int | None = None) -> Message:
    seat.send({"type": "forecast", "seq": seat.update["seq"] if seq is None else seq, "options": options})
    return seat.until("forecasts", "error")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_as_certain_is_what_the_next_update_shows(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, ME], seed=61)
    seats = sit(served.port, made)
    match = served.room(made["match"]).match
    chance = random.Random(3)
    compared = 0
    for _ in range(60):
        if match.decision is None:
            break
        me = seats[match.decision.player]
        me.seen(match.seq)
        options = me.options()
        option = chance.choice(options)
        answer = asked(me, [option])
        assert answer["type"] == "forecasts" and answer["seq"] == me.update["seq"], answer
        (told,) = answer["told"] or [None]
        me.seen(me.move(option)["seq"])
        if told is None or told["certainty"] != "certain" or told["unless"] or match.over:
            continue
        gauges = me.update["scene"]["gauges"]
        for fact in told["facts"]:
            if fact["kind"] == "gauge":
                now = [each["value"] for each in gauges[fact["player"]] if each["symbol"] == fact["symbol"]]
                assert (now or [0]) == [fact.get("after", 0)], (option, fact)
                compared += 1
            elif fact["kind"] == "moved":
                zones = [zone for zone in me.update["view"]["zones"] if zone["zone"] == fact["symbol"]]
                lying = [card["name"] for zone in zones for card in zone["cards"] if card]
                assert fact["thing"] in lying, (option, fact)
                compared += 1
    assert compared >= 3
    for seat in seats:
        seat.close()


def test_a_fight_in_facts_and_words(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=1, setup={"position": FIGHT})
    (me,) = sit(served.port, made)
    me.my_turn()
    fights = [option for option in me.options() if option.startswith("fight:")]
    assert len(fights) == 2
    answer = asked(me, fights)
    assert [each["option"] for each in answer["told"]] == fights and answer["rest"] == []
    first, second = answer["told"]
    assert first["certainty"] == "certain" and not first["unless"]
    assert {"kind": "moved", "symbol": "discard", "thing": "2:dust-imp#1", "player": 1} in first["facts"]
    assert any("Dust Imp is destroyed" in words(line, "en") for line in first["lines"])
    hurt = [fact for fact in second["facts"] if fact.get("symbol") == "damage"]
    assert hurt, second["facts"]
    me.close()


def test_who_may_ask_and_about_what(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=62, setup={"first": 0})
    seats = sit(served.port, made)
    onlooker = Seat(served.port, made["match"])
    decides = next(seat for seat in seats if seat.mine())
    other = next(seat for seat in seats if seat is not decides)
    options = decides.options()
    assert asked(onlooker, options)["code"] == "spectator"
    assert asked(other, options)["code"] == "not_your_question"
    assert asked(decides, options, seq=decides.update["seq"] + 40)["code"] == "stale"
    assert asked(decides, [])["code"] == "bad_message"
    assert asked(decides, ["x"] * 65)["code"] == "bad_message"
    nonsense = asked(decides, ["play:2:nobody#1", options[0]])
    assert [each["option"] for each in nonsense["told"]] == [options[0]] and nonsense["rest"] == ["play:2:nobody#1"]
    for seat in (*seats, onlooker):
        seat.close()


class Listening(Visitor):
    def __init__(self, hall: Any, seat: int) -> None:
        super().__init__(hall)
        self.seat = seat
        self.told: list[bytes] = []

    def tell(self, message: bytes, news: bool = False) -> None:
        self.told.append(message)


def test_a_question_answered_before_its_forecast_began_is_not_foretold(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=62, setup={"first": 0})
    seats = sit(served.port, made)
    room = served.room(made["match"])
    before = room.match.state
    while room.match.decision is not None and room.match.decision.player == 0:
        options = seats[0].options()
        seats[0].seen(seats[0].move(random.Random(1).choice(options))["seq"])
    listener = Listening(None, 0)
    awaited(listener.foresee(room, wire.Forecast(0, options), before))
    (answer,) = listener.told
    assert b'"told":[]' in answer and all(option.encode() in answer for option in options)
    assert "no forecast" not in caplog.text
    for seat in seats:
        seat.close()


def test_an_address_that_has_used_up_its_share_is_told_nothing_more(tmp_path: Path) -> None:
    served = Served(tmp_path, forecasts_per_second=0.001, forecasts_at_once=2.0)
    try:
        made = new_match(served.port, "keyforge", [ME, BOT], seed=1, setup={"position": FIGHT})
        (me,) = sit(served.port, made)
        me.my_turn()
        options = me.options()
        answers = [asked(me, options) for _ in range(6)]
        assert answers[-1]["told"] == [] and set(answers[-1]["rest"]) == set(options)
        assert me.move(options[0])["type"] == "ack", "the table is played on all the same"
        me.close()
    finally:
        served.stop()
