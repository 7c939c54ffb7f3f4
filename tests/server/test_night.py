"""A minute of a bad night: everything that can fail does, and nothing is lost or stands still (`python -m tests.load.night`)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.load import night
from tests.server.served import ME, Served, new_match, play_on, sit
from websockets.sync.client import connect

from tapete.table.store import Act, StoreError
from tapete.table.wire import decode_incoming


def test_a_bad_night_loses_nothing_and_every_match_ends_and_replays(tmp_path: Path) -> None:
    passed = night.run(tmp_path, minutes=0.15, tables=5, seed=5)
    assert passed.problems == []
    assert passed.moves > 100 and len(passed.finished) == 5 and sum(passed.faults.values()) >= 2


def test_who_could_not_sit_down_because_of_the_disk_may_try_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, ME])
    joining = f'{{"type": "join", "match": "{made["match"]}", "token": "{made["seats"][0]["token"]}"}}'
    assert decode_incoming(joining)

    async def full(match: str, act: Act) -> None:
        raise StoreError("disk full")

    with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
        with monkeypatch.context() as patched:
            patched.setattr(served.hub.store, "append", full)
            socket.send(joining)
            assert '"store_failed"' in str(socket.recv(20))
        socket.send(joining)
        assert '"joined"' in str(socket.recv(20))
    seats = sit(served.port, made)
    assert play_on(seats, random.Random(1), 3) == 3
    for seat in seats:
        seat.close()
