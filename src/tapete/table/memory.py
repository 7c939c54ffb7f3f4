"""A store that lasts as long as whatever runs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.table.store import Act, ClaimKept, MatchKept, Stored, StoreError


class MemoryStore:
    """Keeps matches, and refuses what a database would refuse."""

    def __init__(self) -> None:
        self.matches: dict[str, Stored] = {}

    async def create(self, match: MatchKept, acts: Sequence[Act] = ()) -> None:
        if match.id in self.matches:
            raise StoreError("there is such a match")
        self.matches[match.id] = Stored(match, list(acts))

    async def claim(self, match: str, seat: int, claim: ClaimKept, at: float) -> None:
        stored = self.found(match)
        if seat in stored.claims:
            raise StoreError("the seat is taken")
        stored.claims[seat] = claim

    async def append(self, match: str, act: Act) -> None:
        stored = self.found(match)
        if act.seq != len(stored.acts) + 1 or any([(each.seat, each.move) == (act.seat, act.move) for each in stored.acts]):
            raise StoreError("there is such a change")
        stored.acts.append(act)

    async def load(self, match: str) -> Stored | None:
        stored = self.matches.get(match)
        return None if stored is None else Stored(stored.match, stored.acts[:], dict(stored.claims))

    async def forget(self, before: float, unplayed: float) -> int:
        gone = [id for id, each in self.matches.items() if (last := changed(each)) < before or (not each.acts and last < unplayed)]
        for id in gone:
            del self.matches[id]
        return len(gone)

    def listen(self, changed: Callable[[str], None]) -> None:
        """Nobody else can change anything here."""

    async def close(self) -> None:
        """There is nothing to close."""

    def found(self, match: str) -> Stored:
        stored = self.matches.get(match)
        if stored is None:
            raise StoreError("there is no such match")
        return stored


def changed(stored: Stored) -> float:
    return stored.acts[-1].at if stored.acts else stored.match.created
