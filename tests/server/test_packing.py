"""What goes over a websocket is packed, and what is packed too well is refused."""

from __future__ import annotations

import random
import zlib

import pytest
from tests.server.served import BOT, ME, Seat, Served, new_match, play_on, sit
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from tapete.server import packing
from tapete.server.connection import Connection


def test_an_update_costs_little_beside_the_one_before_it(served: Served) -> None:
    made = new_match(served.port, "dungeon_alliance", [ME, BOT], seed=3)
    seat = Seat(served.port, made["match"], made["seats"][0]["token"])
    (agreed,) = seat.socket.protocol.extensions
    assert isinstance(agreed, PerMessageDeflate)
    for _ in range(6):
        seat.my_turn()
        seat.seen(seat.move(seat.options()[0])["seq"])
    seat.close()
    updates = [message.encode() for message in seat.messages if message.startswith('{"type":"update"')]
    window = zlib.compressobj(wbits=-agreed.remote_max_window_bits, memLevel=5)
    packed = [len(window.compress(update) + window.flush(zlib.Z_SYNC_FLUSH)) for update in updates]
    assert sum(packed[1:]) * 10 < sum(len(update) for update in updates[1:])


def test_the_window_is_as_large_as_what_is_said(served: Served) -> None:
    for game, bits in (("keyforge", packing.SMALL), ("dungeon_alliance", packing.TOLD)):
        made = new_match(served.port, game, [ME, ME], seed=3)
        seats = sit(served.port, made)
        lines = [listener.line for listener in served.room(made["match"]).listeners if isinstance(listener, Connection)]
        assert [line.window for line in lines] == [bits, bits], game
        play_on(seats, random.Random(1), 6)
        lines[0].fit(packing.SHORT + 1)  # in the middle of a match: the other end goes on reading
        assert play_on(seats, random.Random(2), 6) == 6
        for seat in seats:
            seat.close()


def test_a_message_that_unpacks_to_too_much_is_refused(served: Served) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
        socket.send(" " * (served.settings.message_bytes + 1))  # some twenty bytes on the way
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
