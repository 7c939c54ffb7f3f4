"""The table by itself, without the packages and modules that a house has: run by ``test_plain.py`` with and without msgspec."""

from __future__ import annotations

import asyncio
import base64
import importlib
import json
import pkgutil
import random
import sys

ABSENT = "msgspec yaml starlette uvicorn websockets h11 sqlite3 psycopg multiprocessing".split()


def without(names: list[str]) -> None:
    for name in names:
        sys.modules[name] = None  # type: ignore[assignment]


def everything() -> list[str]:
    """Import all of the table: the names of what could not be, with the reason."""
    import tapete.table

    failed: list[str] = []
    for module in pkgutil.iter_modules(tapete.table.__path__):
        try:
            importlib.import_module(f"tapete.table.{module.name}")
        except ImportError as error:
            failed.append(f"{module.name}: {error}")
    return failed


async def played(game: str, moves: int) -> list[str]:
    """A match between two who answer at random: all that both of them are told."""
    from tapete import games
    from tapete.core.records import catalogue_hash
    from tapete.table.memory import MemoryStore
    from tapete.table.room import Room, rebuilt
    from tapete.table.store import MatchKept, SeatKept
    from tapete.table.telling import Telling

    heard: dict[int, list[str]] = {}

    class Ear:
        address = ""

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def lag(self) -> float:
            return 0.0

        def tell(self, message: bytes, news: bool = False) -> None:
            heard.setdefault(self.seat, []).append(message.decode())

    found = games.find(game)
    setup = found.random_setup(1)
    state = found.start(setup, 1)
    seats = tuple([SeatKept("me", token="-") for _ in range(state.players)])
    store = MemoryStore()
    await store.create(MatchKept("m", game, found.version, catalogue_hash(found), setup, 1, "seed", seats, 0.0))
    stored = await store.load("m")
    assert stored is not None
    room = Room(await rebuilt(stored), store, None, Telling(), lambda: 0.0)  # type: ignore[arg-type]
    for seat in range(state.players):
        await room.enter(Ear(seat), -1)
    chance = random.Random(1)
    for number in range(moves):
        decision = room.match.decision
        if decision is None:
            break
        await room.answer(decision.player, f"m{number}", chance.choice(decision.ids()), room.match.seq)
        room.spread()
        heard[decision.player].append(room.impossible(decision.player).decode())
    return [message for _, each in sorted(heard.items()) for message in each]


def answered(said: list[str]) -> list[str]:
    """What is made of messages and bodies that came in: written again, or "" where refused."""
    from tapete.table import bodies, wire
    from tapete.table.structs import NOT_UNDERSTOOD

    found: list[str] = []
    for each in said:
        raw = base64.b64decode(each)
        for decode in (wire.decode_incoming, bodies.decode_new_match, bodies.decode_claim, bodies.decode_written):
            try:
                found.append(wire.encode(decode(raw)).decode())
            except NOT_UNDERSTOOD:
                found.append("")
    return found


def main() -> None:
    asked = json.load(sys.stdin)
    if asked["alone"]:
        without(ABSENT)
    told = {game: asyncio.run(played(game, asked["moves"])) for game in asked["games"]}
    found = {"failed": everything(), "told": told, "answered": answered(asked["said"])}
    json.dump({**found, "kind": sys.modules["tapete.table.structs"].Struct.__module__}, sys.stdout)


if __name__ == "__main__":
    main()
