"""How the server is: the numbers that an operator watches, as Prometheus reads them."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tapete.server.hub import Hub

BEGUN: Final = time.monotonic()


def metrics(hub: Hub) -> str:
    """All of them, one a line."""
    thinkers, builders, house = hub.pool.workers, hub.builders, hub.house
    found: list[tuple[str, str, str, float]] = [
        ("tapete_up_seconds", "counter", "seconds since the server began", time.monotonic() - BEGUN),
        ("tapete_cpu_seconds", "counter", "seconds of a processor that the server has taken", time.process_time()),
        ("tapete_rooms", "gauge", "matches in memory", len(hub.rooms)),
        ("tapete_tables", "gauge", "websockets", house.tables),
        ("tapete_sockets", "gauge", "sockets of all kinds", house.sockets),
        ("tapete_sockets_most", "gauge", "sockets that there can be", house.most_sockets),
        ("tapete_refused", "counter", "sockets turned away", house.refused),
        ("tapete_addresses", "gauge", "addresses that were here of late", len(house.guests)),
        ("tapete_thoughts_waiting", "gauge", "answers of bots that wait for a worker", len(thinkers.queue)),
        ("tapete_thoughts", "counter", "answers of bots", thinkers.done),
        ("tapete_thinkers_lost", "counter", "workers of bots lost or stopped", thinkers.lost),
        ("tapete_builds_waiting", "gauge", "documents that wait to be built", len(builders.queue)),
        ("tapete_builds", "counter", "documents built", builders.done),
        ("tapete_builders_lost", "counter", "workers lost over documents", builders.lost),
        ("tapete_sweep_longest_seconds", "gauge", "the longest look through all garbage", hub.sweeper.longest),
        ("tapete_memory_bytes", "gauge", "memory that the server holds", memory()),
    ]
    part = "" if hub.places is None else hub.places.name
    who = f'tapete_part_info{{part="{part}",pid="{os.getpid()}"}}'
    lines = [f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value:g}\n" for name, kind, about, value in found]
    return f"# HELP tapete_part_info who says this\n# TYPE tapete_part_info gauge\n{who} 1\n" + "".join(lines)


def memory() -> float:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return float(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0.0  # not every system tells
