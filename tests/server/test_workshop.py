"""The workshop of decks over the wire: what a game says of one, what is read from documents, and whose decks are whose."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.company import Visitor
from tests.server.served import Process, Served, awaited, call

from tapete.games import find
from tapete.games.keyforge.decks import shipped_decks
from tapete.games.mitos_y_leyendas.decks import random_deck
from tapete.server.meeting import LARGEST_DECK, MOST_DECKS
from tapete.table.alone import Alone

MITOS = find("mitos_y_leyendas")
DECK = random_deck(3)
ROUTES = [("GET", "/decks"), ("PUT", "/decks/one"), ("DELETE", "/decks/one")]


def check(port: int, game: str, body: object) -> tuple[int, Any]:
    return call(port, "POST", f"/api/workshop/{game}/check", body)


def read(port: int, game: str, text: str) -> tuple[int, Any]:
    return call(port, "POST", f"/api/workshop/{game}/read", {"text": text})


def bench(*cards: tuple[str, int]) -> list[dict[str, object]]:
    return [{"card": card, "count": count} for card, count in cards]


def kept(id: str = "one", **more: object) -> dict[str, object]:
    return {"id": id, "game": "mitos_y_leyendas", "name": "Mazo", "deck": DECK, **more}


# -- what a game says


def test_the_shelf_has_every_card_with_its_values(served: Served) -> None:
    status, shelf = call(served.port, "GET", "/api/workshop/mitos_y_leyendas")
    assert status == 200 and (shelf["way"], shelf["size"]) == ("built", 50)
    assert set(shelf["cards"]) == set(MITOS.catalogue)
    assert shelf["decks"] == MITOS.documents.decks()
    assert {"type", "race", "cost"} <= {field["id"] for field in shelf["fields"]}
    assert call(served.port, "GET", "/api/workshop/res_arcana")[1]["way"] == ""
    assert call(served.port, "GET", "/api/workshop/chess")[1]["code"] == "no_such_game"


def test_a_deck_is_judged_card_by_card(served: Served) -> None:
    lines = MITOS.workshop.lines(DECK)
    status, whole = check(served.port, "mitos_y_leyendas", {"name": "Mazo", "cards": bench(*[(id, n) for id, n, _ in lines])})
    assert (status, whole["problems"], sum(line["count"] for line in whole["lines"])) == (200, [], 50)
    assert [each["clause"] for each in whole["barred"]] == ["ML-deck-01"], "nothing goes into a deck that is full"
    status, less = check(served.port, "mitos_y_leyendas", {"cards": bench(*[(id, n) for id, n, _ in lines[1:]])})
    assert [each["clause"] for each in less["problems"]] == ["ML-deck-01"]
    again = check(served.port, "mitos_y_leyendas", {"deck": whole["deck"]})[1]
    assert again == whole, "the document says the same as the bench"


def test_a_deck_that_is_only_kept_is_judged_as_a_document(served: Served) -> None:
    deck = shipped_decks()[0]
    status, told = check(served.port, "keyforge", {"deck": deck})
    assert (status, told["name"], told["problems"], told["barred"]) == (200, deck["name"], [], [])
    status, refused = check(served.port, "keyforge", {"cards": bench(("dust-imp", 36))})
    assert (status, refused["code"]) == (400, "bad_setup")


def test_the_strength_comes_with_a_deck_that_was_measured(served: Served) -> None:
    measured = [deck for deck in shipped_decks() if find("keyforge").workshop.measured(deck)]
    assert check(served.port, "keyforge", {"deck": measured[0]})[1]["strength"]["games"] > 0
    assert check(served.port, "keyforge", {"deck": {**measured[0], "name": "Otro"}})[1]["strength"] is None


def test_all_decks_of_a_document_are_read(served: Served) -> None:
    listed = MITOS.workshop.listed(DECK)
    status, found = read(served.port, "mitos_y_leyendas", listed)
    assert (status, len(found["decks"]), found["errors"]) == (200, 1, [])
    assert sorted(line["card"] for line in found["decks"][0]["lines"]) == sorted(id for id, _, _ in MITOS.workshop.lines(DECK))
    three = [dict(deck) for deck in shipped_decks()[:3]]
    status, found = read(served.port, "keyforge", json.dumps([*three, {"name": "nothing"}]))
    assert [each["name"] for each in found["decks"]] == [each["name"] for each in three]
    assert [each["detail"] for each in found["errors"]] == ["[3].cards"]
    status, found = read(served.port, "mitos_y_leyendas", "3 Nadie")
    assert (status, found["decks"]) == (200, []) and "Nadie" in found["errors"][0]["text"]["es"]


@pytest.mark.parametrize(
    ("game", "path", "body", "code"),
    [
        ("chess", "check", {}, "no_such_game"),
        ("res_arcana", "check", {}, "bad_setup"),
        ("res_arcana", "read", {"text": "x"}, "bad_setup"),
        ("mitos_y_leyendas", "check", {"cards": [{"card": "x", "count": 0}]}, "bad_message"),
        ("mitos_y_leyendas", "check", {"cards": [{"card": "x", "count": 100}]}, "bad_message"),
        ("mitos_y_leyendas", "check", {"cards": bench(*[("x", 1)] * 201)}, "bad_message"),
        ("mitos_y_leyendas", "check", {"deck": {"cards": 7}}, "bad_setup"),
        ("mitos_y_leyendas", "check", {"deck": {"cards": [["x", 10**9]]}}, "ok"),
        ("mitos_y_leyendas", "check", {"format": "no-such-format"}, "bad_setup"),
        ("mitos_y_leyendas", "check", {"deck": {"name": "x" * 700, "cards": []}}, "too_large"),
        ("mitos_y_leyendas", "check", {"deck": {"more": [0] * 40_000}}, "too_large"),
        ("keyforge", "check", {"deck": {"cards": [["no-such-card", "dis"]]}}, "bad_setup"),
        ("keyforge", "read", {"text": json.dumps({"more": [0] * 40_000})}, "too_large"),
        ("keyforge", "read", {"text": '{"name": "\\ud800", "cards": []}'}, "bad_setup"),
        ("atrum_arena", "check", {"cards": bench(("x", 1))}, "bad_setup"),
    ],
)
def test_what_is_no_deck_is_refused(served: Served, game: str, path: str, body: object, code: str) -> None:
    status, told = call(served.port, "POST", f"/api/workshop/{game}/{path}", body)
    assert (told.get("code", "ok"), status < 500) == (code, True), told


def test_a_browser_alone_is_told_the_same(served: Served) -> None:
    async def never(asked: str) -> str:
        raise AssertionError(asked)

    alone = Alone(never, never)
    asked = [
        ("GET", "/api/workshop/atrum_arena", None),
        ("POST", "/api/workshop/mitos_y_leyendas/check", {"deck": DECK}),
        ("POST", "/api/workshop/mitos_y_leyendas/check", {"cards": bench(("x", 0))}),
        ("POST", "/api/workshop/keyforge/read", {"text": json.dumps([dict(deck) for deck in shipped_decks()[:2]])}),
    ]
    for method, path, body in asked:
        here = json.loads(awaited(alone.request(method, path, "" if body is None else json.dumps(body))))
        status, there = call(served.port, method, path, body)
        told = json.loads(here["text"])
        assert told.get("code") == there.get("code")
        assert "code" in there or (here["status"], told) == (status, there)


# -- whose decks are whose


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_nobody_has_decks_without_a_key(served: Served, method: str, path: str) -> None:
    for headers in ({}, {"Authorization": f"Bearer {'5e' * 16}"}):
        status, told = call(served.port, method, f"/api/meet{path}", kept(), headers)
        assert (status, told["code"]) == (401, "who_are_you")


def test_everybody_has_their_own_decks(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
    assert ana.call("PUT", "/decks/one", kept(note="mine"))[0] == 200
    assert bea.call("GET", "/decks")[1] == {"decks": []}
    assert bea.call("PUT", "/decks/one", kept(note="hers"))[0] == 200
    assert bea.call("DELETE", "/decks/one")[0] == 200
    found = ana.call("GET", "/decks")[1]["decks"]
    assert [(each["id"], each["note"], each["deck"]) for each in found] == [("one", "mine", DECK)]
    elsewhere = Visitor(served.port, "Ana", ana.key)
    assert elsewhere.call("PUT", "/decks/one", kept(note="from another device", favourite=True))[0] == 200
    assert [(each["note"], each["favourite"]) for each in ana.call("GET", "/decks")[1]["decks"]] == [("from another device", True)]
    page = call(served.port, "GET", f"/api/meet/people/{ana.id}")[1]
    assert "from another device" not in json.dumps(page), "decks are told to nobody else"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (kept("other"), "bad_message"),
        (kept(game="chess"), "no_such_game"),
        (kept(note="x" * 2_001), "bad_message"),
        (kept(deck={"more": [0] * 4_000}), "too_large"),
        (kept(versions=[{"at": 1.0, "deck": {"name": "x" * 700}}]), "too_large"),
        (kept(versions=[{"at": 1.0, "deck": {}}] * 13), "bad_message"),
        (kept(versions=[{"at": 1.0, "deck": {"more": ["x" * 500] * 10}}] * 12), "too_large"),
        (kept(results=[{"match": "m", "against": "x", "result": "cheated", "at": 1.0}]), "bad_message"),
        (kept(more=1), "bad_message"),
    ],
)
def test_a_deck_that_is_too_large_or_no_deck_is_not_kept(served: Served, body: object, code: str) -> None:
    assert LARGEST_DECK < 12 * 10 * 500
    ana = Visitor(served.port, "Ana")
    assert ana.call("PUT", "/decks/one", body)[1]["code"] == code
    assert ana.call("GET", "/decks")[1] == {"decks": []}


def test_so_many_decks_and_no_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_DECKS >= 100
    monkeypatch.setattr("tapete.server.meeting.MOST_DECKS", 2)
    ana = Visitor(served.port, "Ana")
    for id in ("one", "two", "one"):
        assert ana.call("PUT", f"/decks/{id}", kept(id))[0] == 200
    assert ana.call("PUT", "/decks/three", kept("three"))[1]["code"] == "too_many_decks"


def test_decks_are_exported_and_deleted_with_their_owner(tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        secret = "Unmistakable Note"
        ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
        ana.call("PUT", "/decks/one", kept(note=secret))
        bea.call("PUT", "/decks/one", kept())
        exported = ana.call("GET", "/me")[1]
        assert [(each["note"], each["deck"]) for each in exported["decks"]] == [(secret, DECK)]
        assert ana.call("DELETE", "/me")[0] == 200
        assert ana.call("GET", "/decks")[1]["code"] == "who_are_you"
        assert len(bea.call("GET", "/decks")[1]["decks"]) == 1
        served.stop()
        assert [file.name for file in tmp_path.iterdir() if secret.encode() in file.read_bytes()] == []
    finally:
        served.stop()


def test_several_processes_keep_the_same_decks(tmp_path: Path) -> None:
    running = Process(tmp_path, workers=2)
    try:
        ana = Visitor(running.port, "Ana")
        assert ana.call("PUT", "/decks/one", kept())[0] == 200
        for _ in range(8):  # whichever process answers
            assert [each["id"] for each in ana.call("GET", "/decks")[1]["decks"]] == ["one"]
        assert ana.call("DELETE", "/decks/one")[0] == 200
        for _ in range(8):
            assert ana.call("GET", "/decks")[1] == {"decks": []}
    finally:
        running.stop()


def test_an_alliance_is_brought_to_a_match(served: Served) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "aprendiz"}]
    body = {
        "game": "dungeon_alliance",
        "seats": seats,
        "setup": {"decks": [{"name": "x", "cards": ["holgar", "bull", "vesna", "root"]}]},
    }
    status, made = call(served.port, "POST", "/api/matches", body)
    assert (status, made["game"]) == (201, "dungeon_alliance")
    body["setup"] = {"decks": ["Los primeros", {"name": "x", "cards": ["holgar", "bull", "vesna", "root"]}]}
    status, refused = call(served.port, "POST", "/api/matches", body)
    assert (status, refused["code"]) == (400, "bad_setup") and "DA-component-07" in refused["text"]["es"]
