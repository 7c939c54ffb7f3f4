"""Somebody who leaves has not conceded: they are away, and what was agreed comes of it; whoever comes back plays on."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.company import Visitor
from tests.server.hands import Hands, mover
from tests.server.served import BOT, ME, PATIENCE, Message, Seat, Served, call, new_match, sit

from tapete.table.fairness import Account
from tapete.table.thinking import Task

CLAIM = {"then": "claim", "after": 300}
BOT_SITS_IN = {"then": "bot", "after": 300}


class Table:
    """Two people at a table of a server whose clock the test moves, and who is away is noted at once.

    So even the second who sits down has been away, from when the first was there.
    """

    def __init__(self, folder: Path, absence: Message | None, clock: Message | None = None) -> None:
        self.folder = folder
        self.hands = Hands()
        self.served = Served(folder, self.hands.now, away=0.0)
        self.made = new_match(self.served.port, "keyforge", [ME, ME], setup={"first": 0}, absence=absence, clock=clock)
        self.seats = sit(self.served.port, self.made)

    def leave(self, seat: int) -> None:
        """One leaves, and it is noted."""
        self.seats[seat].close()
        late = time.monotonic() + PATIENCE
        while seat not in self.served.room(self.made["match"]).match.away:
            assert time.monotonic() < late
            time.sleep(0.01)

    def come(self, seat: int) -> Seat:
        self.seats[seat].close()
        self.seats[seat] = Seat(self.served.port, self.made["match"], self.made["seats"][seat]["token"])
        return self.seats[seat]

    def claim(self, seat: int, against: int, id: str = "c") -> Message:
        return self.seats[seat].ask({"type": "claim_match", "id": id, "seat": against})

    def shown(self, seat: int) -> Message:
        """A seat as an onlooker who comes now is shown it."""
        eye = Seat(self.served.port, self.made["match"])
        eye.close()
        found: Message = eye.joined["seats"][seat]
        return found

    def look(self) -> None:
        """As if the alarm of the absences had rung."""
        self.served.inside(self.served.room(self.made["match"]).watch.ring())

    def restart(self) -> None:
        for seat in self.seats:
            seat.close()
        self.served.stop()
        self.served = Served(self.folder, self.hands.now, away=0.0)

    def stop(self) -> None:
        for seat in self.seats:
            seat.close()
        self.served.stop()


def test_leaving_is_not_conceding_and_is_shown(tmp_path: Path) -> None:
    table = Table(tmp_path, CLAIM)
    assert table.seats[0].joined["absence"] == {"then": "claim", "after": 300.0}
    away = mover(table.seats).you
    table.leave(away)
    table.hands.on(30)
    shown = table.shown(away)
    assert (shown["connected"], shown["conceded"], shown["away"], shown["due"]) == (False, False, 30.0, 270.0)
    table.hands.on(10_000)
    assert not table.served.room(table.made["match"]).match.over
    table.come(away)
    shown = table.shown(away)
    assert (shown["connected"], shown["away"], shown["due"]) == (True, None, None)
    assert mover(table.seats).move(mover(table.seats).options()[0])["type"] == "ack"
    table.stop()


ROWS = [  # who claims, what was agreed, how long the other has been away, whether they decide: what is answered, and why
    ("rival", CLAIM, 301, True, "ack", ""),
    ("rival", CLAIM, 299, True, "no_claim", "come back"),
    ("rival", CLAIM, 301, False, "no_claim", "does not wait"),
    ("rival", CLAIM, None, True, "no_claim", "is at the table"),
    ("rival", None, 301, True, "no_claim", "nobody agreed"),
    ("rival", BOT_SITS_IN, 299, True, "no_claim", "nobody agreed"),
    ("oneself", CLAIM, 301, True, "no_claim", "nobody is missing"),
    ("no seat", CLAIM, 301, True, "no_claim", "nobody is missing"),
    ("onlooker", CLAIM, 301, True, "spectator", ""),
]


@pytest.mark.parametrize(("who", "agreed", "seconds", "decides", "code", "why"), ROWS)
def test_who_may_claim(
    tmp_path: Path, who: str, agreed: Message | None, seconds: float | None, decides: bool, code: str, why: str
) -> None:
    table = Table(tmp_path, agreed)
    decider = mover(table.seats).you
    away = decider if decides else 1 - decider
    if agreed is None:
        table.seats[away].close()
        table.hands.on(seconds or 0)
    elif seconds is not None:
        table.leave(away)
        table.hands.on(seconds)
    if who == "onlooker":
        eye = Seat(table.served.port, table.made["match"])
        answer = eye.ask({"type": "claim_match", "id": "c", "seat": away})
        eye.close()
    else:
        against = {"rival": away, "oneself": 1 - away, "no seat": 7}[who]
        answer = table.claim(1 - away, against)
    assert answer.get("code", "ack") == code
    assert why in answer.get("text", {"en": ""})["en"].lower()
    assert table.served.room(table.made["match"]).match.over == (code == "ack")
    table.stop()


def test_a_claim_ends_the_match_once_and_is_told(tmp_path: Path) -> None:
    table = Table(tmp_path, CLAIM)
    away = mover(table.seats).you
    rival = 1 - away
    table.leave(away)
    table.hands.on(301)
    first = table.claim(rival, away)
    assert first["type"] == "ack" and table.claim(rival, away) == first, "sent again, nothing happens twice"
    assert table.claim(rival, away, "other")["code"] == "match_over"
    over = table.come(rival).update["result"]
    assert over == {"winners": [rival], "reason": "absence", "scores": []}
    told = call(table.served.port, "GET", f"/api/matches/{table.made['match']}/record")[1]
    assert [(each["kind"], each["seat"]) for each in told["absences"][-2:]] == [("absent", away), ("claimed", away)]
    taken = call(table.served.port, "POST", "/api/records", told)[1]
    assert taken["result"] == over
    assert table.shown(away)["left"] == "absence"
    table.stop()


def test_a_restart_forgets_no_absence_and_leaves_time_to_come_back(tmp_path: Path) -> None:
    table = Table(tmp_path, CLAIM)
    away = mover(table.seats).you
    rival = 1 - away
    table.leave(away)
    table.hands.on(10_000)
    table.restart()
    table.come(rival)
    assert "120 s" in table.claim(rival, away)["text"]["en"], "nobody could come back while the server was down"
    table.hands.on(121)
    assert table.claim(rival, away, "again")["type"] == "ack"
    table.stop()


def test_whoever_was_at_the_table_when_the_server_fell_is_away_from_then_on(tmp_path: Path) -> None:
    table = Table(tmp_path, CLAIM)
    away = mover(table.seats).you
    table.restart()
    table.come(1 - away)
    late = time.monotonic() + PATIENCE
    while table.shown(away)["away"] is None:
        assert time.monotonic() < late
        time.sleep(0.01)
    assert "is at the table" not in table.claim(1 - away, away)["text"]["en"]
    table.hands.on(301)
    assert table.claim(1 - away, away, "again")["type"] == "ack"
    table.stop()


def test_a_bot_sits_in_with_what_the_seat_knows_until_somebody_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path, BOT_SITS_IN, clock={"game": 3600})
    match = table.served.room(table.made["match"]).match
    thinkers, asked = table.served.hub.thinkers, []
    choose = thinkers.choose

    async def noted(task: Task, account: Account) -> str:
        asked.append(task)
        return await choose(task, account)

    monkeypatch.setattr(thinkers, "choose", noted)
    away = mover(table.seats).you
    rival = 1 - away
    table.leave(away)
    table.hands.on(299)
    table.look()
    assert not match.standing
    table.hands.on(2)
    table.look()
    assert match.standing == {away} and table.shown(away)["stand_in"] and table.shown(away)["kind"] == "person"
    chance = random.Random(5)
    here = table.seats[rival]
    for _ in range(6):
        if here.my_turn()["result"] is None:
            here.seen(here.move(chance.choice(here.options()))["seq"])
    assert match.stood_in == [away] and asked
    seed = str(match.seed)
    assert all(seed not in json.dumps(task.world) for task in asked), "it cannot know how the cards were shuffled"
    used = match.clock.used[away]
    assert used == pytest.approx(301.0), "what the bot thinks is not their time"
    back = table.come(away)
    assert not match.standing and not match.away
    before = len([answer for answer in match.answers if answer.stand_in])
    for _ in range(4):
        turn = mover(table.seats)
        ack = turn.move(turn.options()[0])
        assert ack["type"] == "ack", "each decides for oneself again"
        turn.seen(ack["seq"])
    assert len([answer for answer in match.answers if answer.stand_in]) == before
    assert back.ask({"type": "concede", "id": "x"})["type"] == "ack"
    told = call(table.served.port, "GET", f"/api/matches/{table.made['match']}/record")[1]
    assert [each["kind"] for each in told["absences"][-3:]] == ["absent", "stand_in", "back"]
    taken = call(table.served.port, "POST", "/api/records", told)[1]
    replayed = table.served.room(taken["match"]).match
    stood_in = [answer.stand_in for answer in match.answers]
    assert any(stood_in) and [answer.stand_in for answer in replayed.answers] == stood_in, "a replay knows who played what"
    stats = call(table.served.port, "GET", f"/api/matches/{table.made['match']}/stats")[1]
    assert stats["seats"][away]["stand_in"] == sum(stood_in) and stats["seats"][rival]["stand_in"] == 0
    first = stood_in.index(True) + 1
    moments = f"/api/matches/{table.made['match']}/moments"
    assert call(table.served.port, "GET", f"{moments}/{first}")[1]["answer"]["stand_in"]
    table.stop()


def test_no_bot_sits_in_while_nobody_waits(tmp_path: Path) -> None:
    table = Table(tmp_path, BOT_SITS_IN)
    away = mover(table.seats).you
    table.leave(away)
    table.seats[1 - away].close()
    table.hands.on(10_000)
    eye = Seat(table.served.port, table.made["match"])
    table.look()
    assert not table.served.room(table.made["match"]).match.standing, "an onlooker is nobody whom they keep waiting"
    eye.close()
    table.come(1 - away)
    table.look()
    assert table.served.room(table.made["match"]).match.standing == {away}
    table.stop()


def test_a_bot_that_still_thinks_when_somebody_is_back_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path, BOT_SITS_IN)
    match = table.served.room(table.made["match"]).match
    away = mover(table.seats).you
    begun: list[bool] = []

    async def slow(task: Task, account: Account) -> str:
        import asyncio

        begun.append(True)
        await asyncio.sleep(0.3)
        return str(match.decision.ids()[0]) if match.decision else ""

    monkeypatch.setattr(table.served.hub.thinkers, "choose", slow)
    table.leave(away)
    table.hands.on(301)
    table.look()
    late = time.monotonic() + PATIENCE
    while not begun:
        assert time.monotonic() < late
        time.sleep(0.01)
    seq = table.come(away).update["seq"]
    time.sleep(0.6)
    assert match.seq == seq and not match.answers
    assert table.seats[away].move(table.seats[away].options()[0])["type"] == "ack"
    table.stop()


@pytest.mark.parametrize(
    ("absence", "seats"),
    [
        ({"then": "shame", "after": 300}, [ME, ME]),
        ({"then": "claim", "after": 59}, [ME, ME]),
        ({"then": "claim", "after": 1_209_601}, [ME, ME]),
        ({"then": "claim", "after": 300}, [ME, BOT]),
        ({"then": "claim"}, [ME, ME]),
    ],
)
def test_what_cannot_be_agreed_is_refused(served: Served, absence: Message, seats: list[dict[str, str]]) -> None:
    asked = {"game": "keyforge", "seats": seats, "absence": absence}
    assert call(served.port, "POST", "/api/matches", asked)[0] == 400


def rated(tmp_path: Path, absence: Message) -> tuple[Served, Hands, list[Visitor], str]:
    hands = Hands()
    running = Served(tmp_path, hands.now, away=0.0)
    people = [Visitor(running.port, name) for name in ("Ana", "Bea")]
    people[0].seek("res_arcana", rated=True, absence=absence)
    assert people[1].seek("res_arcana", rated=True)["match"] is None, "what is agreed must be the same"
    assert people[1].call("GET", "/home")[1]["seeks"][-1]["absence"] in (None, {**absence, "after": float(absence["after"])})
    match = people[1].seek("res_arcana", rated=True, absence=absence)["match"]
    return running, hands, people, match


def seated(running: Served, people: list[Visitor], match: str) -> list[Seat]:
    tokens = [who.token(match) for who in people]
    return sorted([Seat(running.port, match, token) for token in tokens], key=by_seat)


def by_seat(seat: Seat) -> int:
    assert isinstance(seat.you, int)
    return seat.you


def until(holds: Any) -> None:
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.02)


def test_a_claimed_match_is_rated(tmp_path: Path) -> None:
    running, hands, people, match = rated(tmp_path, CLAIM)
    seats = seated(running, people, match)
    away = mover(seats).you
    seats[away].close()
    until(lambda: away in running.room(match).match.away)
    hands.on(301)
    assert seats[1 - away].ask({"type": "claim_match", "id": "c", "seat": away})["type"] == "ack"
    home = people[0].until_home(lambda home: home["finished"])
    assert home["finished"][0]["reason"] == "absence" and home["me"]["ratings"][0]["games"] == 1
    seats[1 - away].close()
    running.stop()


@pytest.mark.parametrize("bot_wins", [True, False])
def test_what_a_bot_wins_for_somebody_is_nobodys_rating(tmp_path: Path, bot_wins: bool) -> None:
    running, hands, people, match = rated(tmp_path, BOT_SITS_IN)
    seats = seated(running, people, match)
    away = mover(seats).you
    seats[away].close()
    until(lambda: away in running.room(match).match.away)
    hands.on(301)
    running.inside(running.room(match).watch.ring())
    until(lambda: running.room(match).match.stood_in == [away])
    if bot_wins:
        assert seats[1 - away].ask({"type": "concede", "id": "x"})["type"] == "ack"
    else:
        back = seated(running, people, match)
        assert back[away].ask({"type": "concede", "id": "x"})["type"] == "ack"
        for seat in back:
            seat.close()
    home = people[0].until_home(lambda home: home["finished"])
    assert bool(home["me"]["ratings"]) != bot_wins
    seats[1 - away].close()
    running.stop()


def test_the_clock_of_the_table_and_absences_go_together(tmp_path: Path) -> None:
    table = Table(tmp_path, CLAIM, clock={"game": 200})
    away = mover(table.seats).you
    table.leave(away)
    table.hands.on(301)
    answer = table.claim(1 - away, away)
    assert answer["code"] == "match_over", "whose time is over has lost by that"
    assert table.come(1 - away).update["result"]["reason"] == "time"
    table.stop()
