"""What is over leaves memory, at once and without a long look through everything."""

from __future__ import annotations

import gc
import random
import time
import weakref
from pathlib import Path

import pytest
from tests.server.served import BOT, ME, Served, call, new_match, play_on, sit, step

from tapete import games
from tapete.core.codec import digest
from tapete.server import garbage
from tapete.server.connection import Connection
from tapete.table.match import MOST_KEPT, REMEMBERED, Match
from tapete.table.room import Room
from tapete.table.store import ANSWER, Act, MatchKept, SeatKept, Stored


def until(holds: object, seconds: float = 20.0) -> None:
    latest = time.monotonic() + seconds
    while not holds() and time.monotonic() < latest:  # type: ignore[operator]
        time.sleep(0.05)
    assert holds()  # type: ignore[operator]


def test_rooms_nobody_is_in_leave_memory_and_are_gone_without_a_collection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.server.hub.KEEPING", 0.1)
    served = Served(tmp_path, rest_over=0.1, rest=1.0, bot_rest=0.2)
    gc.disable()
    try:
        rooms: list[weakref.ref[Room]] = []
        ids = []
        for number, other in enumerate([ME, BOT, ME]):
            made = new_match(served.port, "keyforge", [ME, other], seed=number, clock={"game": 600})
            ids.append(made["match"])
            seats = sit(served.port, made)
            if other is ME:
                play_on(seats, random.Random(1), 8)
            else:
                seats[0].my_turn()
            rooms.append(weakref.ref(served.hub.rooms[made["match"]]))
            if number == 0:
                seats[0].ask({"type": "concede", "id": "c"})
                assert call(served.port, "GET", f"/api/matches/{made['match']}/moments/3")[0] == 200
            for seat in seats:
                seat.close()
        until(lambda: ids[0] not in served.hub.rooms and not served.hub.replays)
        served.inside(_nothing())
        assert rooms[0]() is None, "nothing refers to it any more"
        clocks_go = [id for id in ids[1:] if id in served.hub.rooms]
        assert clocks_go, "a match whose clock goes stays"
        assert call(served.port, "GET", f"/api/matches/{ids[0]}/stats")[0] == 200, "and is found again when somebody asks"
    finally:
        gc.enable()
        served.stop()


def test_a_websocket_that_is_closed_is_gone_without_a_collection(served: Served) -> None:
    """A server at which somebody always plays never looks through everything: each would keep its windows for ever."""
    made = new_match(served.port, "keyforge", [ME, ME], seed=4)
    seats = sit(served.port, made)
    lines = [weakref.ref(listener.line) for listener in served.room(made["match"]).listeners if isinstance(listener, Connection)]
    assert len(lines) == 2
    gc.collect()
    gc.disable()
    try:
        for seat in seats:
            seat.close()
        until(lambda: all([line() is None for line in lines]))
    finally:
        gc.enable()


async def _nothing() -> None:
    return None


def test_only_the_young_are_looked_through_while_anybody_plays(served: Served) -> None:
    assert gc.get_threshold() == (garbage.YOUNG, garbage.MIDDLE, garbage.NEVER)
    sweeper = garbage.Sweeper()
    sweeper.last -= 2 * garbage.SELDOM
    now = time.monotonic()
    assert not sweeper.sweep(now, 1), "somebody plays"
    assert not sweeper.sweep(now - 60, garbage.FEW + 1), "it would take long"
    assert sweeper.sweep(now - 60, 1) and not sweeper.sweep(now - 60, 1), "seldom"


@pytest.mark.parametrize("game", ["keyforge", "res_arcana"])
def test_any_earlier_moment_is_found_though_few_are_kept(game: str) -> None:
    played = games.find(game)
    seats = (SeatKept("me", token="a"), SeatKept("me", token="b"))
    setup = {"players": 2} if "players" in played.random_setup(1) else dict(played.random_setup(1))
    match = Match(Stored(MatchKept("x", game, played.version, "", setup, 5, "seed", seats, 0.0)))
    chance = random.Random(2)
    seen: list[tuple[str, int]] = []
    while match.decision is not None and len(match.answers) < 330:
        seen.append((digest(match.state), len(match.entries)))
        option = chance.choice(match.decision.options).id
        match.commit(match.prepare(Act(match.seq + 1, match.decision.player, f"m{match.seq}", ANSWER, option, 1.0)))
    if not match.over:
        assert len(match.past) <= REMEMBERED and 0 < len(match.far) <= MOST_KEPT
    for answers in (0, 1, 31, 32, 33, len(seen) // 2, len(seen) - 1):
        moment = match.moment(answers)
        assert (digest(moment.state), moment.lines) == seen[answers], answers
    assert not match.over or (not match.past and not match.far)


def test_a_table_that_many_watch_is_told_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=7)
    seats = sit(served.port, made)
    watchers = [type(seats[0])(served.port, made["match"]) for _ in range(5)]
    written = 0
    from tapete.table import room

    update = room.update

    def counted(*arguments: object) -> object:
        nonlocal written
        written += 1
        return update(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(room, "update", counted)
    step(seats, random.Random(1))
    for watcher in watchers:
        watcher.seen(1)
    assert written == 3, "one for each seat, one for all who look on"
    for seat in (*seats, *watchers):
        seat.close()
