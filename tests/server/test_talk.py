"""What is said at a table: kept, told in order, phrases in both languages, who looks on among themselves, nothing to excess."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.company import Visitor
from tests.server.served import BOT, ME, Seat, Served, new_match, sit

from tapete.table.fairness import Account
from tapete.table.talk import MOST_LINES
from tapete.table.thinking import Task


def says(seat: Seat, number: int, **what: str) -> dict[str, Any]:
    return seat.ask({"type": "say", "id": f"say{number}", **what})


def test_players_hear_each_other_in_order_and_whoever_comes_later_too(served: Served) -> None:
    made = new_match(served.port, "res_arcana", [ME, ME], seed=5)
    ana, bea = sit(served.port, made)
    assert says(ana, 1, phrase="hello")["type"] == "ack"
    heard = bea.until("said")
    assert (heard["seat"], heard["text"], heard["words"]) == (0, "", {"es": "¡Hola!", "en": "Hello!"})
    assert says(bea, 1, text="  what a\n\u202ehand  ")["type"] == "ack"
    assert ana.until("said")["text"] == "what a hand"
    assert [line["seat"] for line in map(json.loads, ana.messages) if line["type"] == "said"] == [0, 1], "one hears oneself too"
    again = Seat(served.port, made["match"], made["seats"][0]["token"])
    told = again.until("talk")
    assert [(line["seat"], line["text"]) for line in told["said"]] == [(0, ""), (1, "what a hand")]
    assert "hello" in [each["id"] for each in told["phrases"]]
    for seat in (ana, bea, again):
        seat.close()


def test_what_was_said_is_no_move_and_survives_the_server(tmp_path: Path) -> None:
    first = Served(tmp_path)
    made = new_match(first.port, "res_arcana", [ME, ME], seed=5)
    ana, bea = sit(first.port, made)
    before = ana.update["seq"]
    assert says(ana, 1, text="before the fall")["type"] == "ack"
    decider = ana if ana.update["question"]["player"] == 0 else bea
    assert decider.move(decider.options()[0])["type"] == "ack", "a move that saw nothing of it stands"
    assert says(ana, 1, text="before the fall")["seq"] == before + 1, "the same words under the same name are said once"
    ana.close()
    bea.close()
    first.stop()
    second = Served(tmp_path)
    back = Seat(second.port, made["match"], made["seats"][1]["token"])
    assert [line["text"] for line in back.until("talk")["said"]] == ["before the fall"]
    back.close()
    second.stop()


def test_who_looks_on_is_heard_by_players_only_when_nothing_is_left_to_play(served: Served) -> None:
    made = new_match(served.port, "res_arcana", [ME, ME], seed=5)
    ana, bea = sit(served.port, made)
    eye, other = Seat(served.port, made["match"], ""), Seat(served.port, made["match"], "")
    assert says(eye, 1, text="she holds a dragon", name="Leo")["type"] == "ack"
    heard = other.until("said")
    assert (heard["seat"], heard["name"], heard["text"]) == (-1, "Leo", "she holds a dragon")
    assert says(ana, 1, phrase="luck")["type"] == "ack"
    assert bea.until("said")["words"]["en"] == "Good luck!", "the first that a player hears is what a player said"
    late = Seat(served.port, made["match"], made["seats"][1]["token"])
    assert [line["seat"] for line in late.until("talk")["said"]] == [0]
    assert bea.ask({"type": "report", "id": "r", "number": "g1"})["code"] == "no_request", "nor can a player learn that it was said"
    bea.ask({"type": "concede", "id": "c"})
    over = Seat(served.port, made["match"], made["seats"][1]["token"])
    assert [line["seat"] for line in over.until("talk")["said"]] == [-1, 0]
    for seat in (ana, bea, eye, other, late, over):
        seat.close()


@pytest.mark.parametrize("what", [{}, {"text": " \n"}, {"phrase": "insult"}, {"text": "x" * 301}])
def test_what_says_nothing_or_too_much_is_refused(served: Served, what: dict[str, str]) -> None:
    made = new_match(served.port, "res_arcana", [ME, BOT], seed=5)
    (ana,) = sit(served.port, made)
    assert says(ana, 1, **what)["code"] == "bad_message"
    assert served.room(made["match"]).match.said == []
    ana.close()


def test_talk_is_rationed_and_a_match_holds_only_so_much(tmp_path: Path) -> None:
    slow = Served(tmp_path, talk_per_second=0.01, talk_at_once=3.0)
    made = new_match(slow.port, "res_arcana", [ME, ME], seed=5)
    ana, bea = sit(slow.port, made)
    assert [says(ana, n, phrase="hello").get("code", "ack") for n in range(4)] == ["ack"] * 3 + ["too_fast"]
    assert says(bea, 1, phrase="hello")["code"] == "too_fast", "they share an address"
    slow.stop()
    full = Served(tmp_path / "full", talk_per_second=1e9, talk_at_once=1e9)
    made = new_match(full.port, "res_arcana", [ME, ME], seed=5)
    (ana, bea) = sit(full.port, made)
    assert says(ana, 0, phrase="hello")["type"] == "ack"
    match = full.room(made["match"]).match
    match.said *= MOST_LINES
    refused = says(ana, 1, phrase="hello")
    assert (refused["code"], refused["detail"]) == ("too_fast", str(MOST_LINES))
    ana.close()
    bea.close()
    full.stop()


def test_a_bot_thinks_on_whatever_is_said(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=104, setup={"first": 0})
    (me,) = sit(served.port, made)
    thinkers = served.hub.thinkers
    choose, asked = thinkers.choose, []

    async def slow(task: Task, account: Account) -> str:
        asked.append(task.move)
        await asyncio.sleep(0.2)
        return await choose(task, account)

    monkeypatch.setattr(thinkers, "choose", slow)
    while len(asked) < 3:
        me.my_turn()
        assert me.move(me.options()[-1])["type"] == "ack"
        assert says(me, len(me.updates), phrase="moment")["type"] == "ack"
        time.sleep(0.05)
    me.my_turn()
    assert len(set(asked)) == len(asked), "no question is thought about twice"
    me.close()


def test_a_report_reaches_whoever_runs_the_server(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    made = new_match(served.port, "res_arcana", [ME, ME], seed=5)
    ana, bea = sit(served.port, made)
    said = says(ana, 1, text="you play like a troll")
    assert bea.ask({"type": "report", "id": "r", "number": "77"})["code"] == "no_request"
    with caplog.at_level("WARNING", "tapete.server"):
        assert bea.ask({"type": "report", "id": "r", "number": str(said["seq"])})["type"] == "ack"
    line = caplog.records[-1].getMessage()
    assert made["match"] in line and "seat 0" in line and "by seat 1" in line and "troll" in line
    ana.close()
    bea.close()


def test_whoever_leaves_for_good_takes_their_words_along(tmp_path: Path) -> None:
    running = Served(tmp_path)
    ana, bea = Visitor(running.port, "Ana"), Visitor(running.port, "Bea")
    ana.seek()
    match = bea.seek()["match"]
    tables = ana.sit(match), bea.sit(match)
    for number, (table, text) in enumerate(zip(tables, ("my secret recipe", "lovely"), strict=True)):
        assert says(table, number, text=text)["type"] == "ack"
    assert [each["said"] for each in ana.call("GET", "/me")[1]["said"]] == ["my secret recipe"]
    assert ana.call("DELETE", "/me")[0] == 200
    late = Seat(running.port, match, "")
    assert [line["text"] for line in late.until("talk")["said"]] == ["lovely"]
    for table in (*tables, late):
        table.close()
    running.stop()
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and b"secret recipe" in file.read_bytes()]
    again = Served(tmp_path)
    late = Seat(again.port, match, "")
    assert [line["text"] for line in late.until("talk")["said"]] == ["lovely"], "its acts can still be played again"
    late.close()
    again.stop()
