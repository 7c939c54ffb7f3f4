"""What would a bot do in my place? Asked against bots, about one's own question; and of anybody's once the match is over."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import BOT, ME, PATIENCE, Message, Seat, Served, call, new_match, pieces, play_on, sit, words

from tapete import games
from tapete.core.text import plain
from tapete.table.advice import why
from tapete.table.fairness import Account
from tapete.table.thinking import Task, answered

GAMES = games.ids()


def asked(seat: Seat, **more: object) -> Message:
    seat.send({"type": "hint", **more})
    return seat.until("hinted", "error")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_says_what_it_would_do_in_my_place(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, BOT], seed=101)
    (me,) = sit(served.port, made)
    chance = random.Random(1)
    for _ in range(4):
        me.my_turn()
        me.seen(me.move(chance.choice(me.options()))["seq"])
    me.my_turn()
    hint = asked(me, level="aficionado")
    assert hint["type"] == "hinted", hint
    assert hint["option"] in me.options() and hint["seq"] == me.update["seq"] and hint["level"] == "aficionado"
    labels = {option["id"]: option["label"] for option in me.update["question"]["options"]}
    for lang in ("es", "en"):
        assert words(labels[hint["option"]], lang) in words(hint["words"], lang)
    assert all(piece in pieces(hint["words"]) for piece in pieces(labels[hint["option"]])), "advice names what the option names"
    assert all(0 <= each["chance"] <= 1 and each["option"] in labels for each in hint["weighed"])
    if len(labels) > 1:
        assert hint["weighed"][0]["option"] == hint["option"] and "%" in words(hint["words"])
    assert me.move(hint["option"])["type"] == "ack"
    me.close()


def test_who_may_ask_and_when(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=102)
    seats = sit(served.port, made)
    assert asked(seats[0])["code"] == "no_hint", "people play for themselves"
    onlooker = Seat(served.port, made["match"])
    assert asked(onlooker)["code"] == "spectator"
    alone = new_match(served.port, "keyforge", [ME, BOT], seed=102, setup={"first": 0})
    (me,) = sit(served.port, alone)
    assert asked(me, level="dios")["code"] == "no_such_level"
    me.ask({"type": "concede", "id": "c"})
    assert asked(me)["code"] == "match_over"
    for seat in (*seats, onlooker, me):
        seat.close()


def test_one_question_at_a_time_and_the_player_plays_on_meanwhile(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=103, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()
    let_go = asyncio.Event()
    explained = served.hub.thinkers.explained

    async def slow(task: Task, account: Account) -> object:
        await asyncio.wait_for(let_go.wait(), PATIENCE)
        return await explained(task, account)

    with monkeypatch.context() as patched:
        patched.setattr(served.hub.thinkers, "explained", slow)
        before = me.update["seq"]
        me.send({"type": "hint"})
        assert asked(me)["code"] == "too_fast"
        assert me.move(me.options()[0])["type"] == "ack"
        assert served.loop is not None
        served.loop.call_soon_threadsafe(let_go.set)
        hint = me.until("hinted")
        assert hint["seq"] == before
    me.close()


def test_questions_are_rationed(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=104, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()
    codes = [asked(me, level="aprendiz").get("code", "hinted") for _ in range(8)]
    assert codes[:5] == ["hinted"] * 5 and "too_fast" in codes[5:]
    me.close()


def test_the_whole_server_gives_one_piece_of_advice_at_a_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    working, most = 0, 0
    done = served.hub.thinkers.done

    async def counted(work: Any, task: Task, account: Account) -> Any:
        nonlocal working, most
        working += work is answered
        most = max(most, working)
        await asyncio.sleep(0.05)
        try:
            return await done(work, task, account)
        finally:
            working -= work is answered

    monkeypatch.setattr(served.hub.thinkers, "done", counted)
    seats = []
    for _ in range(3):
        made = new_match(served.port, "keyforge", [ME, BOT], seed=107, setup={"first": 0})
        seats += sit(served.port, made)
        seats[-1].my_turn()
    for seat in seats:
        seat.send({"type": "hint", "level": "aprendiz"})
    for seat in seats:
        assert seat.until("hinted", "error")["type"] == "hinted"
        seat.close()
    assert most == 1


def test_a_bot_that_fails_has_no_advice(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=105, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()

    async def never(task: Task, account: Account) -> object:
        raise RuntimeError("no idea")

    monkeypatch.setattr(served.hub.thinkers, "explained", never)
    told = asked(me)
    assert told["code"] == "no_hint" and "idea" not in str(told)
    me.close()


def test_after_the_match_a_bot_is_asked_about_any_moment(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=106)
    seats = sit(served.port, made)
    play_on(seats, random.Random(2), 20)
    path = f"/api/matches/{made['match']}/moments"
    assert call(served.port, "GET", f"{path}/10/hint")[1]["code"] == "record_closed"
    seats[0].ask({"type": "concede", "id": "c"})
    status, hint = call(served.port, "GET", f"{path}/10/hint?level=aficionado")
    moment = call(served.port, "GET", f"{path}/10")[1]
    assert status == 200 and hint["option"] in [option["id"] for option in moment["update"]["question"]["options"]]
    assert hint == call(served.port, "GET", f"{path}/10/hint?level=aficionado")[1]
    assert call(served.port, "GET", f"{path}/10/hint?level=dios")[1]["code"] == "no_such_level"
    assert call(served.port, "GET", f"{path}/20/hint")[1]["code"] == "no_such_moment"
    for seat in seats:
        seat.close()


def test_after_the_match_a_bot_tells_what_it_thought(tmp_path: Path) -> None:
    patient = Served(tmp_path, hints_per_second=1e6, hints_at_once=1e6)
    made = new_match(patient.port, "keyforge", [ME, {"kind": "bot", "level": "aficionado"}], seed=108, setup={"first": 1})
    (me,) = sit(patient.port, made)
    chance = random.Random(3)
    for _ in range(6):
        me.my_turn()
        me.seen(me.move(chance.choice(me.options()))["seq"])
    me.my_turn()
    me.ask({"type": "concede", "id": "c"})
    match = patient.room(made["match"]).match
    path = f"/api/matches/{made['match']}/moments"
    thought = 0
    for number, given in enumerate(match.answers):
        if given.seat == 1 and thought < 5:
            hint = call(patient.port, "GET", f"{path}/{number}/hint")[1]
            assert (hint["option"], hint["level"]) == (given.option, "aficionado")
            thought += bool(hint["weighed"])
    assert thought
    me.close()
    patient.stop()


def test_advice_says_what_the_answer_changes(served: Served) -> None:
    """The advice tells what is gained, and not only which creature to use."""
    position = {
        "game": "keyforge",
        "house": "dis",
        "players": [
            {"houses": ["dis", "logos", "mars"], "aember": 3, "line": ["dust-imp"]},
            {"houses": ["brobnar", "mars", "logos"], "line": ["grenade-snib"]},
        ],
    }
    state = games.find("keyforge").documents.position(position)
    told = why(state, "reap:1:dust-imp#1")
    assert plain(told.en) == " That way: Player 1 gains 1Æ."
    assert plain(told.es).startswith(" Así: Jugador 1 obtiene 1")
    assert why(state, "end-of-nothing").en == ""
