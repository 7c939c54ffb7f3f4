"""Work has a price and a place: what is larger than any real table is refused with what would be right, and nobody else notices."""

from __future__ import annotations

import json
import random
import threading
import time
from typing import Any

import msgspec
import pytest
from tests.games.keyforge.test_imports import decks_of_keyforge
from tests.server.branches import answered, foreseen, match_of
from tests.server.probe import Probe
from tests.server.served import BOT, ME, Message, Seat, Served, call, new_match, sit

from tapete import games
from tapete.core.records import catalogue_hash
from tapete.core.visibility import SPECTATOR
from tapete.games.keyforge.decks import random_deck
from tapete.server.connection import Connection
from tapete.server.settings import Bucket
from tapete.table import bounds, building, wire
from tapete.table.errors import Denied
from tapete.table.room import Room
from tapete.table.store import SAY, Act
from tapete.table.talk import MOST_LINES

GAMES = games.ids()
FORETOLD = 8  # answers whose forecasts are looked at
MOST_ASKED = 64  # that may be asked for at once
SAID = 300  # letters of a line


def crowd(creatures: int) -> Message:
    """A position of KeyForge with so many creatures on each side."""
    side = {"houses": ["brobnar", "dis", "logos"], "line": ["troll"] * creatures}
    return {"game": "keyforge", "house": "brobnar", "players": [side, side]}


def making(position: object, bot: bool = False) -> Message:
    return {"game": "keyforge", "seats": [ME, BOT if bot else ME], "setup": {"position": position}}


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"position": crowd(400)}, "90 cards; the document names 806"),
        ({"position": crowd(60)}, "90 cards, not 120"),
        ({"position": crowd(4_000)}, "3000 values"),
        ({"position": {"a": "x" * 700}}, "600 letters"),
        ({"position": {"x" * 700: 1}}, "600 letters"),
        ({"position": {"turn": 10**7}}, "999999 at most"),
        ({"position": json.loads("[" * 40 + "]" * 40)}, "16 levels"),
    ],
)
def test_a_table_larger_than_any_is_refused_with_what_would_be_right(served: Served, setup: Message, words: str) -> None:
    status, told = call(served.port, "POST", "/api/matches", {"game": "keyforge", "seats": [ME, ME], "setup": setup})
    assert status == 413 and told["code"] == "too_large", told
    assert words in told["text"]["en"] and told["text"]["es"]


def test_one_number_does_not_make_a_million_cards(served: Served) -> None:
    position = {"game": "mitos_y_leyendas", "players": [{"castle_size": 900_000}, {"castle_size": 20}]}
    began = time.monotonic()
    status, told = call(
        served.port, "POST", "/api/matches", {"game": "mitos_y_leyendas", "seats": [ME, ME], "setup": {"position": position}}
    )
    assert (status, told["code"]) in ((413, "too_large"), (400, "bad_setup")), told
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("path", ["positions", "decks"])
def test_documents_that_take_long_to_read_are_read_elsewhere(served: Served, path: str) -> None:
    slow = "\n".join([f"- {{a{n}: [1, 2, {{b: 'c'}}]}}" for n in range(4_000)])
    with Probe(served.port):
        status, told = call(served.port, "POST", f"/api/{path}/keyforge", {"text": slow})
        assert status in (400, 413) and told["code"] in ("bad_setup", "too_large"), told


def test_small_documents_that_make_large_tables_freeze_nobody(served: Served) -> None:
    asked = (served.port, "POST", "/api/matches", making(crowd(65), True))
    attackers = [threading.Thread(target=call, args=asked) for _ in range(8)]
    with Probe(served.port):
        for attacker in attackers:
            attacker.start()
        for attacker in attackers:
            attacker.join()
        call(served.port, "POST", "/api/positions/keyforge", {"text": json.dumps(crowd(400))})


def test_a_file_of_decks_as_other_programs_write_it_is_read(served: Served) -> None:
    """They number decks and days beyond a million, and one file may hold several decks."""
    decks = [decks_of_keyforge(random_deck(number, "WC"), "WORLDS_COLLIDE") for number in range(12)]
    for number, each in enumerate(decks):
        each["deck"] |= {"id": 5_123_456_789 + number, "dateAdded": 1_573_000_000_000, "more": [{"value": 0}] * 900}
    for written in (decks[0], decks):
        status, found = call(served.port, "POST", "/api/decks/keyforge", {"text": json.dumps(written)})
        assert status == 200 and len(found["cards"]) == 36
    status, refused = call(served.port, "POST", "/api/decks/keyforge", {"text": json.dumps({"deck": {"more": [0] * 40_000}})})
    assert status == 413 and "30000" in refused["text"]["en"]


def test_a_record_is_played_again_elsewhere(served: Served) -> None:
    keyforge = games.find("keyforge")
    record = {
        "record": 1, "game": "keyforge", "rules": keyforge.version, "catalogue": catalogue_hash(keyforge), "seed": 1, "every": 1,
        "setup": {"position": crowd(65)}, "answers": [], "digests": {"0": "x"}, "end": "",
    }  # fmt: skip
    with Probe(served.port):
        for _ in range(4):
            status, told = call(served.port, "POST", "/api/records", record)
            assert status == 413 and "90 cards, not 130" in told["text"]["en"], told


def test_digits_that_are_no_numbers_are_no_incident(served: Served) -> None:
    record = {
        "record": 1, "game": "keyforge", "rules": "", "catalogue": "", "seed": 1, "every": 1,
        "setup": {}, "answers": ["a"], "digests": {"²": "x"}, "end": "",
    }  # fmt: skip
    assert call(served.port, "POST", "/api/records", record)[1]["code"] == "bad_record"


# ---------------------------------------------------------------------------------------------------------------- what is legal


def test_the_largest_legal_tables_of_creatures_fit(served: Served) -> None:
    """All 36 cards of both decks are creatures in play: more has never been seen, and it is within every bound."""
    made = call(served.port, "POST", "/api/matches", making(crowd(36)))
    assert made[0] == 201, made
    (seat, other) = sit(served.port, made[1])
    assert 36 * 36 < len(seat.options()) <= bounds.OPTIONS
    assert max(len(text) for text in (*seat.messages, *other.messages)) <= bounds.UPDATE
    for each in (seat, other):
        each.close()
    allies = {"defence": ["einheryar"] * 48, "castle_size": 1, "reserve": ["espada_real-er"]}
    position = {"game": "mitos_y_leyendas", "players": [allies, allies]}
    wide = new_match(served.port, "mitos_y_leyendas", [ME, ME], setup={"position": position})
    (seat, other) = sit(served.port, wide)
    assert max(len(text) for text in (*seat.messages, *other.messages)) <= bounds.UPDATE
    for each in (seat, other):
        each.close()


@pytest.mark.parametrize("id", GAMES)
def test_every_moment_of_a_game_for_as_many_as_may_play_is_within_the_bounds(id: str) -> None:
    game = games.find(id)
    setup = dict(game.random_setup(1))
    if "players" in setup:
        setup = {"players": game.players_range()[1]}
    s = game.start(setup, 2)
    chance = random.Random(3)
    largest = 0
    for number in range(400):
        if s.decision is None:
            break
        largest = max(largest, len(s.decision.options))
        if number % 8 == 0:
            building.checked(game, s)
        s.choose(chance.choice(s.decision.options))
    assert 4 * largest < bounds.OPTIONS, "a bound with room to spare"
    written: Any = game.random_setup(7)
    bounds.check(written, "setup")


@pytest.mark.parametrize("id", GAMES)
def test_what_is_foretold_is_within_the_bounds_however_much_is_asked(id: str) -> None:
    match = match_of(id, 4)
    chance = random.Random(5)
    foretold = 0
    for number in range(90):
        if match.decision is None:
            break
        if number % 30 == 29:
            told = foreseen(match, match.decision.player, FORETOLD)
            foretold += len(told)
            assert len(msgspec.json.encode(told)) * MOST_ASKED < bounds.UPDATE * FORETOLD
        answered(match, chance.choice(match.decision.ids()))
    assert foretold


def test_all_that_can_be_said_at_a_table_is_within_the_bounds() -> None:
    match = match_of("keyforge", 1)
    longest = "🂡" * SAID
    with pytest.raises(msgspec.ValidationError):
        wire.decode_incoming(json.dumps({"type": "say", "id": "s", "text": longest + "x"}))
    match.said = [Act(number, 0, f"m{number}", SAY, f"={longest}", 0.0) for number in range(MOST_LINES)]
    room = Room(match, None, None, None, lambda: 0.0)  # type: ignore[arg-type]
    for _ in range(MOST_LINES):
        room.say_aside(f"={longest}", "ñ" * 40)
    assert bounds.UPDATE // 4 < len(wire.encode(room.talk(SPECTATOR))) <= bounds.UPDATE


def test_a_table_with_one_card_too_many_is_seen() -> None:
    game = games.find("keyforge")
    s = game.documents.position(crowd(36))
    bounds.check_table(game, s)
    with pytest.raises(Denied):
        bounds.check_table(game, game.documents.position(crowd(46)))


# ---------------------------------------------------------------------------------------------------------------- prices


def test_a_question_that_takes_long_costs_more(served: Served) -> None:
    bucket = Bucket(1.0, 10.0, 0.0)
    assert bucket.take(0.0, 30.0) and not bucket.take(5.0) and bucket.take(22.0), "in debt until it is paid"
    made = new_match(served.port, "keyforge", [ME, ME], setup={"position": crowd(36)})
    seat = Seat(served.port, made["match"], made["seats"][0]["token"])
    (listener,) = served.room(made["match"]).listeners
    assert isinstance(listener, Connection)
    listener.bucket = Bucket(0.0, 1_000.0, time.monotonic())
    assert seat.ask({"type": "ping"})["type"] == "pong" and listener.bucket.level == 999.0
    first = seat.ask({"type": "impossible"})
    level = listener.bucket.level
    assert first["type"] == "impossible_now" and level < 998.0
    assert seat.ask({"type": "impossible"}) == first and listener.bucket.level > level - 2.0, "looked for once"
    seat.close()


def test_an_address_does_not_keep_the_judge_busy_by_asking_at_many_tables(served: Served) -> None:
    made = [new_match(served.port, "keyforge", [ME, ME], setup={"position": crowd(36)}) for _ in range(3)]
    seats = [Seat(served.port, each["match"], each["seats"][0]["token"]) for each in made]
    listeners = [listener for each in made for listener in served.room(each["match"]).listeners]
    assert all(isinstance(each, Connection) and each.guest is listeners[0].guest for each in listeners)
    guest = listeners[0].guest
    before = guest.judge
    guest.judge = Bucket(0.0, 5.0, time.monotonic())
    try:
        told = [seat.ask({"type": "impossible"}) for seat in seats]
    finally:
        guest.judge = before
    assert [each.get("code", each["type"]) for each in told] == ["impossible_now", "too_fast", "too_fast"]
    for seat in seats:
        assert seat.ask({"type": "ping"})["type"] == "pong"
        seat.close()


@pytest.mark.parametrize("id", GAMES)
def test_no_deck_that_comes_with_a_game_is_larger_than_a_deck_may_be(id: str) -> None:
    for deck in games.find(id).documents.decks():
        bounds.check({"decks": [deck, deck]}, "setup")
