"""A server whose clock is moved by the test."""

from __future__ import annotations

from tests.server.served import Message, Seat, Served

HOUR = 3600.0


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at

    def on(self, seconds: float) -> None:
        self.at += seconds


def mover(seats: list[Seat]) -> Seat:
    latest = max(seat.update["seq"] for seat in seats)
    for seat in seats:
        seat.seen(latest)
    return next(seat for seat in seats if seat.mine())


def ring(timed: Served, match: str) -> None:
    """As if the alarm had rung."""
    timed.inside(timed.room(match).run_out())


def anew(timed: Served, seat: Seat) -> Message:
    """The clocks as somebody who comes in now is told."""
    fresh = Seat(timed.port, seat.match, seat.token)
    fresh.close()
    clocks: Message = fresh.update["clocks"]
    return clocks
