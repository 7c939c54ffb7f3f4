"""Ten thousand malformed or hostile messages, pages of other places, floods: clear errors, no leak, no change."""

from __future__ import annotations

import http.client
import json
import random
import types
from collections import Counter
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.load import fuzz as storms
from tests.load.pages import PAGES
from tests.server.fuzz import KINDS, ODD, Fuzz, storm
from tests.server.served import BOT, ME, PATIENCE, Seat, Served, call, new_match, request, sit, step
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tapete import games
from tapete.core.codec import digest
from tapete.table import wire
from tapete.table.errors import FAULTS

MESSAGES = 10_000
REQUESTS = 700


def test_a_player_alone_with_a_bot_is_answered_whatever_they_say(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=53, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()
    match = served.room(made["match"]).match
    before = digest(match.state)
    fuzz = Fuzz(7, [f"play:{name}" for name in match.state.names[:20]] + ["pass?", "aprendiz", "maestro:1"], [made["match"]])
    total = storm(me, fuzz.harmless(frozenset({"player"})), 600)
    assert set(total) <= {*FAULTS, "pong", "reason", "impossible_now", "hinted", "forecasts"} and total["incident"] == 0, total
    assert digest(match.state) == before and match.seq == me.update["seq"]
    me.close()


def test_hostile_requests_are_refused_with_a_code(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=54)
    over = new_match(served.port, "keyforge", [ME, ME], seed=55)
    seats = sit(served.port, over)
    step(seats, random.Random(1))
    seats[0].ask({"type": "concede", "id": "c"})
    match = served.room(made["match"]).match
    before = digest(match.state)
    fuzz = Fuzz(8, ["0", "1", "open", "../..", "%00", "-1"], [made["match"], over["match"]])
    found: Counter[str] = Counter()
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    for number in range(REQUESTS):
        id = fuzz.chance.choice(fuzz.matches)
        word = quote(str(fuzz.chance.choice([*fuzz.known, *ODD]))[:200], safe="")
        method, path = fuzz.chance.choice(
            [
                ("POST", "/api/matches"),
                ("POST", "/api/records"),
                ("POST", f"/api/matches/{id}/claim"),
                ("POST", f"/api/decks/{fuzz.chance.choice(games.ids())}"),
                ("POST", f"/api/positions/{fuzz.chance.choice(games.ids())}"),
                ("GET", f"/api/matches/{id}/moments/{word}?seat={word}&since={word}"),
                ("GET", f"/api/matches/{id}/moments/{number % 3}?seat={word}"),
                ("GET", f"/api/matches/{word}/stats"),
                ("GET", f"/api/matches/{id}/moments/0/hint?level={word}"),
            ]
        )
        written = "/decks/" in path or "/positions/" in path
        connection.request(method, path, (fuzz.written() if written else fuzz.body()) if method == "POST" else None)
        response = connection.getresponse()
        told = json.loads(response.read())
        code = told.get("code", str(response.status))
        found[code] += 1
        assert code in FAULTS or response.status in (200, 201), (path, told)
        assert id == over["match"] or response.status != 200 or "moments" not in path or word == over["match"], path
    connection.close()
    assert found["incident"] == 0 and len(found) >= 8, found
    assert digest(match.state) == before and match.seq == 0
    for seat in seats:
        seat.close()


def test_ten_thousand_hostile_messages_change_nothing(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=51)
    other = new_match(served.port, "keyforge", [ME, ME], seed=52)
    seats = sit(served.port, made)
    room = served.room(made["match"])
    mover = next(seat for seat in seats if seat.mine())
    waiting = seats[1 - mover.you]
    onlooker = Seat(served.port, made["match"])
    legal = mover.options()
    match = room.match
    hidden = [f"play:{name}" for name in match.state.names[:20]]
    before, asked = digest(match.state), mover.update
    secrets = [*match.tokens, *[seat.token for seat in seats]]
    total: Counter[str] = Counter()
    for number, (seat, known) in enumerate(
        [
            (mover, [*hidden, "pass", "house:", "main"]),
            (waiting, [*hidden, *legal, other["seats"][0]["token"]]),
            (onlooker, [*hidden, *legal, "x1"]),
        ]
    ):
        fuzz = Fuzz(number, known, [made["match"], other["match"]])
        count = MESSAGES // 3 + (MESSAGES % 3 if number == 0 else 0)
        messages = fuzz.harmless(frozenset() if seat is onlooker else frozenset({"player"}))
        first = len(seat.messages)
        total += storm(seat, messages, count)
        for text in seat.messages[first:]:
            assert not any(secret in text for secret in secrets)
    assert sum(total.values()) == MESSAGES
    assert set(total) <= {*FAULTS, "pong", "reason", "impossible_now", "forecasts"}, total
    assert total["incident"] == 0, total
    assert {"bad_message", "refused", "stale", "not_your_question", "already_joined", "spectator"} <= set(total), total
    assert digest(match.state) == before and match.seq == 0 and room.taking_back is None
    assert mover.update == asked
    assert step(seats, random.Random(1)) is not None
    for seat in (*seats, onlooker):
        seat.close()


def test_the_storm_knows_every_page(served: Served) -> None:
    app = served.door.app
    assert isinstance(app, Starlette)
    routes = [route for route in app.routes if isinstance(route, Route)]
    assert {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}} == set(PAGES)


def test_all_games_bear_a_storm_without_growing_failing_or_ending(tmp_path: Path) -> None:
    """A share of what `python -m tests.load.fuzz` sends: a hundred thousand messages and ten thousand requests."""
    assert storms.run(tmp_path, messages=2_000, requests=400, seed=3) == []


def test_strangers_are_told_nothing(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME])
    with connect(f"ws://127.0.0.1:{served.port}/ws") as stranger:
        for message, code in [
            ({"type": "move", "id": "a", "option": "pass", "seq": 0}, "not_joined"),
            ({"type": "join", "match": "nowhere"}, "no_such_match"),
            ({"type": "join", "match": made["match"], "token": "guess"}, "bad_token"),
            ({"type": "why", "option": "pass"}, "not_joined"),
        ]:
            stranger.send(json.dumps(message))
            answer = json.loads(stranger.recv(PATIENCE))
            assert answer["code"] == code and answer["text"]["es"] and answer["text"]["en"]


def test_a_message_too_large_ends_the_connection_and_nothing_else(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME])
    seats = sit(served.port, made)
    seats[0].send("x" * (served.settings.message_bytes + 1))
    with pytest.raises(ConnectionClosed) as closed:
        seats[0].until("error")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert call(served.port, "POST", "/api/matches", b"x" * (served.settings.body_bytes + 1))[1]["code"] == "too_large"
    again = Seat(served.port, made["match"], seats[0].token)
    assert step([again, seats[1]], random.Random(1)) is not None
    again.close()
    seats[1].close()


def test_a_flood_is_slowed_down_then_cut_off(tmp_path: Path) -> None:
    slow = Served(
        tmp_path, messages_per_second=1.0, messages_at_once=10.0, patience=20, matches_per_second=0.01, matches_at_once=2.0
    )
    try:
        made = new_match(slow.port, "keyforge", [ME, ME])
        seat = Seat(slow.port, made["match"], made["seats"][0]["token"])
        codes: Counter[str] = Counter()
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(100):
                answer = seat.ask({"type": "ping"})
                codes[str(answer.get("code", answer["type"]))] += 1
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert codes["pong"] == 9 and codes["too_fast"] >= 20
        new_match(slow.port, "keyforge", [ME, ME])
        assert call(slow.port, "POST", "/api/matches", {"game": "keyforge", "seats": [ME, ME]})[0] == 429
    finally:
        slow.stop()


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"Origin": "http://127.0.0.1:{port}"}, True),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://127.0.0.1:1"}, False),
        ({"Origin": "file://"}, False),
    ],
)
def test_pages_of_other_places_may_not_speak(served: Served, headers: dict[str, str], welcome: bool) -> None:
    sent = {name: value.replace("{port}", str(served.port)) for name, value in headers.items()}
    status, answer = call(served.port, "GET", "/api/games", headers=sent)
    assert (status == 200) == welcome and (welcome or answer["code"] == "forbidden_origin")
    try:
        with connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers=sent) as socket:
            socket.send('{"type":"ping"}')
            assert json.loads(socket.recv(PATIENCE)) == {"type": "pong", "seq": None}
            assert welcome
    except InvalidStatus as error:
        assert not welcome and error.response.status_code == 403


def test_another_name_pointed_at_the_loopback_is_turned_away(served: Served) -> None:
    assert request(served.port, "GET", "/", headers={"Host": "evil.example"})[0] == 403
    assert request(served.port, "GET", "/", headers={"Host": f"localhost:{served.port}"})[0] == 200


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad_message"),
        (b"\xff\xfe", "bad_message"),
        ({"game": "chess", "seats": [ME, ME]}, "no_such_game"),
        ({"game": "keyforge", "seats": []}, "bad_seats"),
        ({"game": "keyforge", "seats": [ME]}, "bad_seats"),
        ({"game": "keyforge", "seats": [ME, ME, ME]}, "bad_seats"),
        ({"game": "keyforge", "seats": [ME, {"kind": "ghost"}]}, "bad_seats"),
        ({"game": "keyforge", "seats": [ME, {"kind": "bot", "level": "dios"}]}, "no_such_level"),
        ({"game": "keyforge", "seats": [{"kind": "bot", "level": "aprendiz"}] * 2}, "bad_seats"),
        ({"game": "keyforge", "seats": [ME, ME], "extra": 1}, "bad_message"),
        ({"game": "keyforge", "seats": [ME, ME], "setup": {"cheat": True}}, "bad_setup"),
        ({"game": "keyforge", "seats": [ME, ME], "setup": {"first": True}}, "bad_setup"),
        ({"game": "keyforge", "seats": [ME, ME], "setup": {"decks": ["No such deck"]}}, "no_such_deck"),
        ({"game": "keyforge", "seats": [ME, ME], "setup": {"decks": [{"cards": 7}]}}, "bad_setup"),
        ({"game": "keyforge", "seats": [ME, ME], "setup": {"decks": 7}}, "bad_setup"),
        ({"game": "keyforge", "seats": [ME, ME], "setup": {"position": {"players": []}}}, "bad_setup"),
        ({"game": "keyforge", "seats": [ME, ME], "seed": 1 << 200}, "bad_setup"),
        ({"game": "keyforge", "seats": [ME, ME], "seed": "7"}, "bad_message"),
        ({"game": "res_arcana", "seats": [ME, ME, ME], "setup": {"match": True}}, "bad_setup"),
    ],
)
def test_a_match_that_cannot_be_made_is_refused_with_a_reason(served: Served, body: object, code: str) -> None:
    status, answer = call(served.port, "POST", "/api/matches", body)
    assert answer.get("code") == code, answer
    assert status == FAULTS[code].status


def test_types_are_as_the_schema_says() -> None:
    """Every incoming message refuses unknown fields, and every fault has both texts."""
    assert all(kind.__struct_config__.forbid_unknown_fields for kind in KINDS)
    assert all(fault.text.es and fault.text.en for fault in FAULTS.values())
    assert isinstance(wire.FromTable, types.UnionType)
