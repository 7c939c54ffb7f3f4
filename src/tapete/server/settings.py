"""What a server may be told: where it keeps its matches and how much it bears."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults suit a table among friends on one machine."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""  # of PostgreSQL, as postgresql://…; none: a file in the folder ``data``
    origins: tuple[str, ...] = ()  # pages of other places that may speak to the table, like https://tapete.example
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    record_bytes: int = 2 * 1024 * 1024  # of a record that somebody brings along
    record_seconds: float = 20.0  # to play it again
    messages_per_second: float = 50.0  # of one connection, in the long run
    messages_at_once: float = 200.0
    patience: int = 200  # messages beyond the rate before the connection is closed
    join_seconds: float = 20.0  # for a websocket to sit down somewhere
    sockets: int = 5_000  # of all kinds, as far as there are descriptors
    connections: int = 4_000  # websockets
    address_sockets: int = 200  # of one address
    address_messages_per_second: float = 400.0
    address_messages_at_once: float = 2_000.0
    address_bytes_per_second: float = float(1 << 20)
    address_bytes_at_once: float = float(8 << 20)
    judge_per_second: float = 100.0  # pieces of 2 ms that the judge thinks for one address, at all its tables
    judge_at_once: float = 500.0
    forecasts_per_second: float = 100.0  # pieces of 2 ms that are spent on forecasts for one address, at all its tables
    forecasts_at_once: float = 500.0
    matches_per_second: float = 5.0  # made from one address, in the long run
    matches_at_once: float = 200.0
    looks_per_second: float = 20.0  # moments of finished matches, for one address
    looks_at_once: float = 200.0
    hints_per_second: float = 0.5  # what a bot would do, for one connection or address
    hints_at_once: float = 5.0
    talk_per_second: float = 0.5  # lines said from one address, in the long run
    talk_at_once: float = 8.0
    notices_per_second: float = 1 / 60  # told to one person, in the long run
    notices_at_once: float = 20.0
    notice_after: float = 10.0  # seconds of quiet at a table after which somebody who is not there is told
    notice_seconds: float = 10.0  # to send one
    private_notices: int = 0  # 1: notices may go to addresses that are not of the open network, and without a lock
    contact: str = ""  # mailto: or https: by which a push service reaches whoever runs the server
    code: str = ""  # that whoever is new has to know; none: everybody is welcome
    keep_days: float = 0.0  # a match is deleted so long after its last change; 0: never
    keep_unplayed_days: float = 30.0  # and one in which nothing was done after it was made; 0: never
    rooms: int = 1_000  # matches kept in memory; more only while somebody is at each of them
    rest: float = 900.0  # seconds for which a match that nobody is at stays in memory
    rest_over: float = 60.0  # and one that is over
    replays: int = 32  # finished matches that are being looked at
    bot_workers: int = max(3, (os.cpu_count() or 1) + 1)  # more than cores: a long thought does not stop the short ones
    bot_seconds: float = 20.0  # of a processor for one answer of the strongest bot; half as many for each level below
    bot_megabytes: int = 768  # of memory for a bot
    bot_wait: float = 0.3  # seconds in the queue for each of which bots play a level below their own, and say so
    bot_rest: float = 60.0  # seconds after which bots stop thinking at a table that everybody has left
    away: float = 20.0  # seconds after which somebody who has left a table is away
    return_time: float = 120.0  # seconds that everybody who is away has after a restart before anything comes of it
    builders: int = 2  # processes in which what strangers send is built
    builder_seconds: float = 3.0  # of a processor for a setup, a deck or a position
    builder_megabytes: int = 512
    worker_hangs: float = 20.0  # seconds beyond four times its budget before a worker is replaced, and of silence before a part is


class Bucket:
    """A rate with some slack: so many at once, so many per second in the long run."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = now

    def take(self, now: float, price: float = 1.0) -> bool:
        """Whether one more is within the rate; what costs more than one leaves the bucket in debt.

        >>> bucket = Bucket(1.0, 2.0, 0.0)
        >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
        [True, True, False, True]
        """
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= price
        return True
