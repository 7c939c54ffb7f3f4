"""Ten thousand malformed or hostile messages, pages of other places, floods: clear errors, no leak, no change."""

from __future__ import annotations

import http.client
import json
import random
import string
import threading
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints
from urllib.parse import quote

import msgspec
import pytest
from tests.server.served import BOT, ME, PATIENCE, Seat, Served, call, new_match, request, sit, step
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tapete import games
from tapete.core.codec import digest
from tapete.server import bodies, wire
from tapete.server.errors import FAULTS

MESSAGES = 10_000
KINDS: tuple[type[wire.Incoming], ...] = get_args(wire.FromTable)
REQUESTS = 700
ANSWERS = ("error", "pong", "reason", "impossible_now", "ack", "undo_asked", "hinted")
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 1.5, -0.0, 1e308, 1 << 31, 1 << 63, -(1 << 63), 10**40, "", " ", "0", "null", "\x00", "ñ", "🂡" * 9,
    "a" * 600, "../../etc", "'; DROP TABLE acts; --", "{{7*7}}", "%s%n", [], {}, [[]], [None] * 9, {"type": "join"}, {"": 0},
)  # fmt: skip


class Fuzz:
    """Messages made from the protocol's own schema, then bent."""

    def __init__(self, seed: int, known: list[str], matches: list[str]) -> None:
        self.chance = random.Random(seed)
        self.known = known  # names and options that mean something in the match
        self.matches = matches

    def value(self, hint: Any) -> Any:
        """Something that fits the field, or nearly."""
        chance = self.chance
        if hint is bool:
            return chance.choice([True, False])
        if hint is int:
            return chance.choice([0, 1, 2, 7, -1, 1 << 39, 1 << 41])
        return chance.choice([*self.known, *self.matches, self.word()])

    def word(self) -> str:
        return "".join(self.chance.choices(string.printable, k=self.chance.randrange(1, 40)))

    def message(self) -> dict[str, Any]:
        kind = self.chance.choice(KINDS)
        made: dict[str, Any] = {"type": kind.__struct_config__.tag}
        hints = get_type_hints(kind)
        for field in msgspec.structs.fields(kind):
            made[field.encode_name] = self.value(hints[field.name])
        return made

    def body(self) -> bytes:
        """The body of a request for a match or a seat, bent."""
        kinds: list[type[msgspec.Struct]] = [bodies.NewMatch, bodies.NewMatch, bodies.Claim]
        kind = self.chance.choice(kinds)
        made = {field.encode_name: self.part(field.type) for field in msgspec.structs.fields(kind) if self.chance.random() < 0.7}
        hostile = self.bent(made)
        return hostile if isinstance(hostile, bytes) else hostile.encode("utf-8", "replace")

    def written(self) -> bytes:
        """A deck or a position as nobody would write it."""
        fields = [
            "game",
            "name",
            "cards",
            "decks",
            "houses",
            "players",
            "hand",
            "deck",
            "board",
            "active",
            "seed",
            "turn",
            "zones",
            "you",
        ]
        made = {name: self.part(None) for name in self.chance.sample(fields, 6)}
        made["players"] = self.chance.choice([[dict(made)], [dict(made), dict(made)], {"0": dict(made)}, *ODD])
        made["cards"] = self.chance.choice([["anger"] * 3, [{"id": "anger"}], {"anger": 2}, *ODD])
        text = self.chance.choice(
            [json.dumps(made), self.word(), f"a: {self.word()}", "- " * 40, json.dumps(self.part(None)), "a:\n b: [1"]
        )
        return json.dumps({"text": text or " "}).encode()

    def part(self, hint: Any) -> Any:
        """Something for a field of a body: structs inside it, lists of them, or what comes to mind."""
        chance = self.chance
        inner = [each for each in (hint, *get_args(hint), *[deep for each in get_args(hint) for deep in get_args(each)])]
        structs = [each for each in inner if isinstance(each, type) and issubclass(each, msgspec.Struct)]
        if structs and chance.random() < 0.8:
            made = {each.encode_name: self.part(each.type) for each in msgspec.structs.fields(structs[0]) if chance.random() < 0.9}
            return [made] * chance.randrange(3) if list in [getattr(each, "__origin__", None) for each in inner] else made
        return chance.choice(
            [*ODD, *self.known, *self.matches, "keyforge", "me", "bot", "aprendiz", 60, {"decks": [7]}, {"position": {}}]
        )

    def hostile(self) -> str | bytes:
        return self.bent(self.message())

    def bent(self, made: dict[str, Any]) -> str | bytes:
        chance = self.chance
        bend = chance.randrange(10)
        if bend < 3:
            return json.dumps(made)
        name = chance.choice([*made, "x"])
        if bend == 3 and name in made:
            del made[name]
        elif bend == 4:
            made[self.word()] = chance.choice(ODD)
        elif bend in (5, 6):
            made[name] = chance.choice(ODD)
        elif bend == 7:
            text = json.dumps(made)
            return text[: chance.randrange(len(text))]
        elif bend == 8:
            return chance.choice(
                [json.dumps(chance.choice(ODD)), self.word(), "[" * 5_000, '{"a":' * 2_000, json.dumps([made] * 3)]
            )
        else:
            return chance.randbytes(chance.randrange(0, 60)) if chance.random() < 0.5 else json.dumps(made).encode()
        return json.dumps(made)

    def harmless(self, allowed: frozenset[str]) -> Iterator[str | bytes]:
        """Hostile messages without those that a player is simply allowed to send."""
        while True:
            message = self.hostile()
            try:
                said = wire.decode_incoming(message)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                yield message
                continue
            if isinstance(said, wire.Concede | wire.OpenHands) and "player" in allowed:
                continue
            if isinstance(said, wire.Join) and "player" not in allowed and said.token == "":
                continue
            yield message


def storm(seat: Seat, messages: Iterator[str | bytes], count: int) -> Counter[str]:
    """Send many messages without waiting, and count the answers by their codes."""
    found: Counter[str] = Counter()
    problems: list[BaseException] = []

    def listen() -> None:
        try:
            for _ in range(count):
                answer = seat.until(*ANSWERS)
                found[str(answer.get("code", answer["type"]))] += 1
        except BaseException as error:
            problems.append(error)

    listening = threading.Thread(target=listen)
    listening.start()
    for _ in range(count):
        seat.send(next(messages))
    listening.join(3 * PATIENCE)
    assert not problems, problems
    assert not listening.is_alive(), f"only {sum(found.values())} of {count} were answered"
    return found


def test_a_player_alone_with_a_bot_is_answered_whatever_they_say(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=53, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()
    match = served.room(made["match"]).match
    before = digest(match.state)
    fuzz = Fuzz(7, [f"play:{name}" for name in match.state.names[:20]] + ["pass?", "aprendiz", "maestro:1"], [made["match"]])
    total = storm(me, fuzz.harmless(frozenset({"player"})), 600)
    assert set(total) <= {*FAULTS, "pong", "reason", "impossible_now", "hinted"} and total["incident"] == 0, total
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
    assert set(total) <= {*FAULTS, "pong", "reason", "impossible_now"}, total
    assert total["incident"] == 0, total
    assert {"bad_message", "refused", "stale", "not_your_question", "already_joined", "spectator"} <= set(total), total
    assert digest(match.state) == before and match.seq == 0 and room.wish is None
    assert mover.update == asked
    assert step(seats, random.Random(1)) is not None
    for seat in (*seats, onlooker):
        seat.close()


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
