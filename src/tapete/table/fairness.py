"""Whose work comes next: who has used least, first between addresses and then between the tables of one.

What counts is what the work has cost, not how many pieces it came in: a table that thinks for ten seconds waits until the others
have had as much. Whoever was away does not save up: they come in level with the one who was served last.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Account:
    """For whom something is done."""

    table: str
    address: str = ""


class Ledger:
    """What each of several has used; the one who has used least is next."""

    __slots__ = ("level", "used")

    def __init__(self) -> None:
        self.level = 0.0  # of the one who was served last
        self.used: dict[str, float] = {}

    def standing(self, name: str) -> float:
        return max(self.level, self.used.get(name, 0.0))

    def served(self, name: str) -> None:
        self.level = self.standing(name)
        if len(self.used) > 1_000:
            self.used = {each: used for each, used in self.used.items() if used > self.level}  # the others are level anyway

    def charge(self, name: str, cost: float) -> None:
        self.used[name] = self.standing(name) + cost


class FairQueue(Generic[Item]):
    """Work that waits.

    >>> queue = FairQueue[str]()
    >>> for item, address in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b")):
    ...     queue.put(item, Account(item, address))
    >>> queue.take(), queue.charge(Account("a1", "a"), 5.0), queue.take(), queue.take()
    ('a1', None, 'b1', 'a2')
    """

    def __init__(self) -> None:
        self.addresses = Ledger()
        self.tables: dict[str, Ledger] = {}
        self.waiting: dict[str, dict[str, deque[Item]]] = {}  # by address and table, in the order in which they came
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def put(self, item: Item, account: Account) -> None:
        self.waiting.setdefault(account.address, {}).setdefault(account.table, deque()).append(item)
        self.count += 1

    def take(self, allowed: Callable[[str], bool] | None = None) -> Item | None:
        """The next piece of work of an address that may have more done now; none when nothing waits."""
        open_to = [address for address in self.waiting if allowed is None or allowed(address)]
        if not open_to:
            return None
        address = min(open_to, key=self.addresses.standing)
        tables = self.waiting[address]
        ledger = self.tables.setdefault(address, Ledger())
        table = min(tables, key=ledger.standing)
        item = tables[table].popleft()
        self.addresses.served(address)
        ledger.served(table)
        self.tidy(address, table)
        return item

    def charge(self, account: Account, cost: float) -> None:
        """What a piece of work has cost."""
        self.addresses.charge(account.address, cost)
        self.tables.setdefault(account.address, Ledger()).charge(account.table, cost)
        if len(self.tables) > 1_000:
            self.tables = {address: ledger for address, ledger in self.tables.items() if address in self.waiting}

    def remove(self, item: Item, account: Account) -> bool:
        """Forget a piece of work; whether it was still waiting."""
        items = self.waiting.get(account.address, {}).get(account.table, deque())
        if item not in items:
            return False
        items.remove(item)
        self.tidy(account.address, account.table)
        return True

    def tidy(self, address: str, table: str) -> None:
        self.count -= 1
        tables = self.waiting[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[address]
