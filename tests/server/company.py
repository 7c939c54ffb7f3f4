"""People of a server, as their browsers would speak for them."""

from __future__ import annotations

import random
import secrets
import time
from typing import Any

from tests.server.served import PATIENCE, Seat, call, play_on

Value = dict[str, Any]


class Visitor:
    """Somebody with a key."""

    def __init__(self, port: int, name: str, key: str = "") -> None:
        self.port = port
        self.key = key or secrets.token_hex(16)
        status, self.told = self.post("/me", {"name": name})
        assert status in (200, 201), self.told
        self.id = self.told["id"]

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        return call(self.port, method, f"/api/meet{path}", body, {"Authorization": f"Bearer {self.key}"})

    def post(self, path: str, body: object = None) -> tuple[int, Any]:
        return self.call("POST", path, {} if body is None else body)

    def home(self) -> Value:
        status, found = self.call("GET", "/home")
        assert status == 200, found
        assert isinstance(found, dict)
        return found

    def seek(self, game: str = "keyforge", **more: object) -> Value:
        status, found = self.post("/seeks", {"game": game, **more})
        assert status == 201, found
        assert isinstance(found, dict)
        return found

    def token(self, match: str) -> str:
        status, found = self.post(f"/matches/{match}/seat", {"number": "7"})
        assert status == 200, found
        return str(found["token"])

    def sit(self, match: str) -> Seat:
        return Seat(self.port, match, self.token(match))

    def until_home(self, holds: Any) -> Value:
        """Home, as soon as it looks like this."""
        late = time.monotonic() + PATIENCE
        while not holds(home := self.home()):
            assert time.monotonic() < late, home
            time.sleep(0.05)
        return home


def concede(loser: Visitor, winner: Visitor, match: str) -> None:
    """Both sit down, a few moves are made, and one gives up."""
    tokens = [who.token(match) for who in (loser, winner)]  # both numbers are mixed before anybody looks
    seats = [Seat(loser.port, match, token) for token in tokens]
    play_on(seats, random.Random(3), 4)
    seats[0].ask({"type": "concede", "id": seats[0].name()})
    for seat in seats:
        seat.wait(lambda update: update["result"] is not None)
        seat.close()
