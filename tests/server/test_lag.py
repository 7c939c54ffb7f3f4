"""What a question and its answer take on their way is nobody's thinking; and who lies about it gains little."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.hands import HOUR, Hands, anew, mover, ring
from tests.server.served import ME, PATIENCE, Message, Seat, Served, new_match, play_on, sit

from tapete.table.clock import MOST_SAVED, SAVED

FAR = 0.15  # seconds each way


def table(timed: Served, clock: Message) -> tuple[Message, list[Seat]]:
    made = new_match(timed.port, "keyforge", [ME, ME], seed=91, clock=clock, setup={"first": 0})
    return made, sit(timed.port, made)


@pytest.fixture
def lag(timed: Served) -> object:
    def set(seconds: float) -> None:
        timed.lag = seconds

    yield set
    timed.lag = 0.0


def test_what_an_answer_took_on_its_way_is_forgiven(timed: Served, hands: Hands, lag: Callable[[float], None]) -> None:
    made, seats = table(timed, {"game": 600})
    first = mover(seats)
    lag(0.15)
    hands.on(10)
    first.seen(first.move(first.options()[0])["seq"])
    assert first.update["clocks"]["left"][first.you] == pytest.approx(600 - 9.85)
    assert first.update["clocks"]["left"][1 - first.you] == 600, "the other's time begins when the question is put"
    match = timed.room(made["match"]).match
    again = timed.inside(timed.hub.open(made["match"])).match
    assert again.clock.used == match.clock.used, "and it is kept with the answer"
    for seat in seats:
        seat.close()


def test_an_answer_on_its_way_is_waited_for_and_not_for_ever(timed: Served, hands: Hands, lag: Callable[[float], None]) -> None:
    made, seats = table(timed, {"move": 30})
    lag(0.5)
    hands.on(30.4)
    ring(timed, made["match"])
    first = mover(seats)
    first.seen(first.move(first.options()[0])["seq"])
    assert first.update["result"] is None
    late = mover(seats)
    hands.on(30.6)
    assert late.move(late.options()[0])["code"] == "time_up"
    late.wait(lambda update: update["result"] is not None)
    assert late.update["result"]["reason"] == "time"
    for seat in seats:
        seat.close()


def test_who_pretends_to_be_far_away_gains_little(timed: Served, hands: Hands, lag: Callable[[float], None]) -> None:
    _, seats = table(timed, {"game": 600})
    lag(HOUR)
    answers = 0
    chance = random.Random(1)
    while answers < 20:
        decider = mover(seats)
        hands.on(2)
        decider.seen(decider.move(chance.choice(decider.options()))["seq"])
        answers += decider is seats[0]
    spent = 600 - anew(timed, seats[0])["left"][0]
    assert spent >= answers * (2 - SAVED) - MOST_SAVED - 2 * SAVED
    for seat in seats:
        seat.close()


def test_the_table_s_own_time_knows_no_lag(timed: Served, hands: Hands, lag: Callable[[float], None]) -> None:
    made = new_match(timed.port, "atrum_arena", [ME, ME], seed=5, setup={"mode": "tournament"}, clock={"round": 2100})
    seats = sit(timed.port, made)
    chance = random.Random(2)
    while timed.room(made["match"]).match.preparing:
        mover(seats).move(chance.choice(mover(seats).options()))
    lag(0.9)
    hands.on(2100.5)
    ring(timed, made["match"])
    seats[0].wait(lambda update: update["result"] is not None)
    assert seats[0].update["result"]["reason"] == "round"
    for seat in seats:
        seat.close()


class FarAway:
    """A wire that takes its time in both directions."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.loop = asyncio.new_event_loop()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self.carry, sock=self.listening))
        self.loop.run_forever()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer), return_exceptions=True)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            self.loop.call_later(FAR, writer.write, data)
        writer.close()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)


def test_how_far_away_somebody_is_is_measured(tmp_path: Path) -> None:
    real = Served(tmp_path)
    wire = FarAway(real.port)
    try:
        made = new_match(real.port, "keyforge", [ME, ME], seed=91, clock={"game": 600}, setup={"first": 0})
        far = Seat(wire.port, made["match"], made["seats"][0]["token"])
        near = Seat(real.port, made["match"], made["seats"][1]["token"])
        room = real.room(made["match"])
        measured = {listener.seat: listener.lag for listener in room.listeners}
        waiting = threading.Event()
        for _ in range(int(PATIENCE / 0.05)):
            if measured[0]() and measured[1]():
                break
            waiting.wait(0.05)
        assert measured[0]() >= 2 * FAR and measured[1]() > 0
        play_on([far, near], random.Random(1), 8)
        kept = real.inside(real.hub.store.load(made["match"]))
        assert kept is not None
        forgiven = [act.lag for act in kept.acts if act.kind == "answer" and act.seat == 0]
        assert forgiven and forgiven[0] >= 2 * FAR
        for seat in (far, near):
            seat.close()
    finally:
        wire.close()
        real.stop()


def test_a_wall_clock_that_was_set_back_while_the_server_was_down_costs_nobody_time(tmp_path: Path, hands: Hands) -> None:
    first = Served(tmp_path, hands.now)
    made, seats = table(first, {"game": 600, "move": 60})
    for _ in range(3):
        hands.on(7)
        mover(seats).move(mover(seats).options()[0])
    used = list(first.room(made["match"]).match.clock.used)
    for seat in seats:
        seat.close()
    first.stop()
    hands.on(-HOUR)
    second = Served(tmp_path, hands.now)
    back = sit(second.port, made)
    assert second.room(made["match"]).match.clock.used == used and back[0].update["clocks"]["move"] == 60
    hands.on(5)
    mover(back).move(mover(back).options()[0])
    assert sum(second.room(made["match"]).match.clock.used) == pytest.approx(sum(used) + 5)
    for seat in back:
        seat.close()
    second.stop()
