"""A server of several processes: one table for all who sit at it wherever they came in, and tables that outlive their process."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import cluster
from tests.server.served import BOT, ME, OPEN, PATIENCE, Message, Process, Seat, call, new_match, play_on, request, sit
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

WORKERS = 2
LIMITS = ("matches_at_once=1e9", "address_messages_at_once=1e9")


def parts(server: Process, wanted: int = WORKERS) -> dict[str, int]:
    """The processes that answer, by their names: asked until so many have."""
    found: dict[str, int] = {}
    latest = time.monotonic() + PATIENCE
    while len(found) < wanted and time.monotonic() < latest:
        with contextlib.suppress(OSError):
            text = request(server.port, "GET", "/metrics")[2].decode()
            told = re.search(r'tapete_part_info\{part="(\w+)",pid="(\d+)"\}', text)
            assert told is not None, text
            found[told[1]] = int(told[2])
    return found


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def waited(holds: object, seconds: float = PATIENCE) -> bool:
    assert callable(holds)
    latest = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > latest:
            return False
        time.sleep(0.05)
    return True


def ready(server: Process) -> bool:
    """Whether a match can be made: on a busy machine the first one takes a while."""
    with contextlib.suppress(OSError, AssertionError):
        return bool(new_match(server.port, "keyforge", [ME, ME], seed=0))
    return False


@contextlib.contextmanager
def running(folder: Path, database: str = "", *limits: str) -> Iterator[Process]:
    server = Process(folder, database=database, limits=(*LIMITS, *limits), workers=WORKERS)
    try:
        assert waited(lambda: ready(server), 120), "its games are loaded"
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("several")) as server:
        yield server


def all_here(seat: Seat) -> bool:
    """Whether this seat was last told that everybody is at the table."""
    told = [message for message in map(read, seat.messages) if message["type"] in ("joined", "seats")]
    return all([each["connected"] for each in told[-1]["seats"]])


def read(text: str) -> Message:
    found: Message = json.loads(text)
    return found


def test_who_sits_at_one_table_sits_together_wherever_they_came_in(several: Process) -> None:
    """A player who came in at another process sees who else is there, is asked to take back, and is told the same moves."""
    assert len(parts(several)) == WORKERS
    chance = random.Random(3)
    for number in range(8):
        first, second = seats = sit(several.port, new_match(several.port, "keyforge", [ME, ME], seed=number))
        assert play_on(seats, chance, 6) == 6
        first.send({"type": "ping"})
        first.until("pong")
        assert all_here(first) and all_here(second)
        mover = first if first.joined["you"] == 0 else second
        other = second if mover is first else first
        mover.send({"type": "undo", "id": "back"})
        asked = other.until("undo_asked", "error")
        assert asked["type"] == "undo_asked", asked
        other.ask({"type": "consent", "id": "yes", "request": asked["request"], "agree": True})
        ack = mover.until("ack", "error")
        assert ack["type"] == "ack", ack
        for seat in seats:
            seat.close()


def test_a_seat_taken_at_one_process_is_taken_at_all(several: Process) -> None:
    for number in range(6):
        made = new_match(several.port, "keyforge", [ME, OPEN], seed=number)
        first = Seat(several.port, made["match"], made["seats"][0]["token"])
        body = {"invitation": made["seats"][1]["invitation"], "name": "Eva"}
        status, claimed = call(several.port, "POST", f"/api/matches/{made['match']}/claim", body)
        assert status == 200, claimed
        second = Seat(several.port, made["match"], claimed["token"])
        assert play_on([first, second], random.Random(number), 8) == 8
        assert call(several.port, "POST", f"/api/matches/{made['match']}/claim", body)[0] == 403
        first.close()
        second.close()


def test_a_wrong_token_is_told_and_the_right_one_may_follow(several: Process) -> None:
    for number in range(6):
        made = new_match(several.port, "keyforge", [ME, ME], seed=number)
        sitting = Seat(several.port, made["match"], made["seats"][0]["token"])
        other = Seat(several.port, made["match"])  # to have a socket: a spectator
        other.close()
        with connect(f"ws://127.0.0.1:{several.port}/ws", max_size=None) as socket:
            socket.send(f'{{"type":"join","match":"{made["match"]}","token":"wrong"}}')
            assert read(str(socket.recv(PATIENCE)))["code"] == "bad_token"
            socket.send(f'{{"type":"join","match":"{made["match"]}","token":"{made["seats"][1]["token"]}"}}')
            assert read(str(socket.recv(PATIENCE)))["type"] == "joined"
        sitting.close()


def test_bots_answer_at_every_process(several: Process) -> None:
    for number in range(4):
        made = new_match(several.port, "keyforge", [ME, BOT], seed=number)
        seat = sit(several.port, made)[0]
        chance = random.Random(number)
        for _ in range(10):
            seat.my_turn()
            ack = seat.move(chance.choice(seat.options()))
            assert ack["type"] == "ack", ack
            seat.seen(ack["seq"])
        seat.close()


def play_through_a_fall(server: Process, tables: int) -> None:
    """Tables at all processes; one of them falls, everybody comes back and plays on from what was acknowledged."""
    chance = random.Random(5)
    made = [new_match(server.port, "keyforge", [ME, ME], seed=number) for number in range(tables)]
    sitting = [sit(server.port, each) for each in made]
    reached: list[int] = []
    for seats in sitting:
        play_on(seats, chance, 5)
        reached.append(max(seat.update["seq"] for seat in seats))
    before = parts(server)
    fallen = sorted(before)[0]
    os.kill(before[fallen], signal.SIGKILL)
    again = time.monotonic()
    cut = 0
    for each, seats, seq in zip(made, sitting, reached, strict=True):
        try:
            play_on(seats, chance, 3)
        except (ConnectionClosed, TimeoutError, OSError):
            cut += 1
            for seat in seats:
                seat.close()
            seats[:] = come_back(server, each)
            assert seats[0].update["seq"] >= seq
            play_on(seats, chance, 3)
        assert max(seat.update["seq"] for seat in seats) > seq
    assert 0 < cut < 2 * tables, "some of the tables stood at the process that fell"
    assert time.monotonic() - again < 60
    after = parts(server)
    assert len(after) == WORKERS and fallen not in after, "another process has taken its place"
    for seats in sitting:
        for seat in seats:
            seat.close()


def come_back(server: Process, made: Message) -> list[Seat]:
    """Sit down again, as often as it takes: the door of the part that fell may still be named for a moment."""
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            return sit(server.port, made)
        except (AssertionError, ConnectionClosed, TimeoutError, OSError, KeyError):
            if time.monotonic() > latest:
                raise
            time.sleep(0.1)


def test_tables_outlive_their_process(several: Process) -> None:
    play_through_a_fall(several, 8)


def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path, "", "worker_hangs=6") as server:
        name, pid = sorted(parts(server).items())[0]
        os.kill(pid, signal.SIGSTOP)
        assert waited(lambda: not alive(pid), 60), "it was taken for hung"
        assert name not in parts(server) and len(parts(server)) == WORKERS


def test_the_processes_end_with_their_keeper(tmp_path: Path) -> None:
    for ending in (Process.stop, Process.kill):
        with running(tmp_path) as server:
            pids = parts(server).values()
            ending(server)
            assert waited(lambda pids=pids: not any([alive(pid) for pid in pids]))


def test_several_processes_on_a_database(tmp_path: Path) -> None:
    if cluster.missing():
        pytest.skip(cluster.missing())
    with cluster.cluster() as database, running(tmp_path, database) as server:
        play_through_a_fall(server, 6)
