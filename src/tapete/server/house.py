"""The rules of the house: how much one address may have of what all share, and how much there is.

An address is a machine, or a home behind one; of IPv6 the first half counts, because one home has all of the second. What it has
used up fills again with time. Whoever exceeds something is told so (429, or 1013 on a websocket) and nobody else notices.
"""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections.abc import Callable
from typing import Final

from tapete.server.settings import Bucket, Settings

RESERVE: Final = 96  # descriptors for files, the store and workers
TABLES: Final = 10  # of one address that may ask for advice as if each were alone
MOST_GUESTS: Final = 10_000
BUSY: Final = "busy"  # the house is full
TOO_MANY: Final = "too_fast"  # this address has enough


def home_of(address: str) -> str:
    """Whom an address stands for.

    >>> home_of("192.0.2.7"), home_of("2001:db8:1:2:3::4"), home_of("::ffff:192.0.2.7"), home_of("a pipe")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'a pipe')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Address(int(found) >> 64 << 64))
    return str(found)


class Guest:
    """One address: what it has, and how much more it may have."""

    __slots__ = (
        "advice",
        "bytes",
        "foresight",
        "hints",
        "judge",
        "looks",
        "matches",
        "messages",
        "sockets",
        "tables",
        "talk",
        "used",
    )

    def __init__(self, settings: Settings, now: float) -> None:
        self.sockets = 0
        self.tables = 0  # websockets
        self.used = now
        self.messages = Bucket(settings.address_messages_per_second, settings.address_messages_at_once, now)
        self.bytes = Bucket(settings.address_bytes_per_second, settings.address_bytes_at_once, now)
        self.judge = Bucket(settings.judge_per_second, settings.judge_at_once, now)
        self.foresight = Bucket(settings.forecasts_per_second, settings.forecasts_at_once, now)
        self.matches = Bucket(settings.matches_per_second, settings.matches_at_once, now)
        self.looks = Bucket(settings.looks_per_second, settings.looks_at_once, now)
        self.talk = Bucket(settings.talk_per_second, settings.talk_at_once, now)
        self.hints = Bucket(settings.hints_per_second, settings.hints_at_once, now)
        self.advice = Bucket(TABLES * settings.hints_per_second, TABLES * settings.hints_at_once, now)  # at all its tables


class House:
    """All addresses that have been here of late."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.guests: dict[str, Guest] = {}  # the last that came at the end
        self.sockets = 0
        self.tables = 0
        self.refused = 0
        self.descriptors = 0  # that there are; 0: nobody knows
        self.proxies = frozenset(settings.proxies)

    @property
    def most_sockets(self) -> int:
        """Sockets of all kinds, with a reserve of descriptors for the house itself."""
        spare = max(8, self.descriptors - RESERVE) if self.descriptors else self.settings.sockets
        return min(self.settings.sockets, spare)

    @property
    def most_of_one(self) -> int:
        """Sockets of one address: never all there are."""
        return max(1, min(self.settings.address_sockets, self.most_sockets // 2))

    def guest(self, address: str) -> Guest:
        home = home_of(address)
        found = self.guests.pop(home, None)
        if found is None:
            found = Guest(self.settings, self.now())
            if len(self.guests) >= MOST_GUESTS:
                self.tidy()
        self.guests[home] = found
        found.used = self.now()
        return found

    def tidy(self) -> None:
        """Forget who came first and has nothing open: their rates begin anew, nobody else's."""
        idle = [home for home, guest in self.guests.items() if not guest.sockets and not guest.tables]
        for home in idle[: max(1, MOST_GUESTS // 10)]:
            del self.guests[home]

    # -- sockets

    def admit(self, address: str) -> str:
        """Let a socket in: "" or why not."""
        guest = self.guest(address)
        if self.sockets >= self.most_sockets:
            self.refused += 1
            return BUSY
        if address not in self.proxies and guest.sockets >= self.most_of_one:
            self.refused += 1
            return TOO_MANY
        self.sockets += 1
        guest.sockets += 1
        return ""

    def dismiss(self, address: str) -> None:
        self.sockets -= 1
        self.guest(address).sockets -= 1

    def seat(self, address: str) -> bool:
        """Let a websocket in; behind a proxy this is the first time that its address is known."""
        guest = self.guest(address)
        if self.tables >= self.settings.connections or guest.tables >= self.most_of_one:
            self.refused += 1
            return False
        self.tables += 1
        guest.tables += 1
        return True

    def unseat(self, address: str) -> None:
        self.tables -= 1
        self.guest(address).tables -= 1


def raise_descriptors() -> int:
    """As many files and sockets as the system lets this process have; 0 where it does not say."""
    found = 0
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        found = soft
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            found = wanted
    return found
