"""Kinds of event that every game has: a counter that goes up or down, a mark that is set, a phase that begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.core.events import Event, EventKind
from tapete.core.language import Words

if TYPE_CHECKING:
    from tapete.core.state import State


class CardNumber(EventKind):
    """A counter of the event's card changes by the event's amount."""

    def __init__(self, id: str, field: int, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        if e.amount == 0:
            return None
        s.write(self.field)[e.card] += e.amount
        return e


class CardMark(EventKind):
    """A counter of the event's card is set to the event's amount; nothing happens when it was so already."""

    def __init__(self, id: str, field: int, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        if s.numbers[self.field][e.card] == e.amount:
            return None
        s.write(self.field)[e.card] = e.amount
        return e


class PlayerNumber(EventKind):
    """A counter of the event's player changes by the event's amount."""

    def __init__(self, id: str, field: int, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        if e.amount == 0:
            return None
        s.tallies[self.field][e.player] += e.amount
        return e


class PlayerMark(EventKind):
    """A counter of the event's player is set to the event's amount; nothing happens when it was so already."""

    def __init__(self, id: str, field: int, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        tally = s.tallies[self.field]
        if tally[e.player] == e.amount:
            return None
        tally[e.player] = e.amount
        return e


class WorldNumber(EventKind):
    """A counter that belongs to nobody changes by the event's amount."""

    def __init__(self, id: str, field: int, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        if e.amount == 0:
            return None
        s.world[self.field] += e.amount
        return e


class WorldMark(EventKind):
    """A counter that belongs to nobody is set to the event's amount (a phase begins); nothing happens when it was so already."""

    def __init__(self, id: str, field: int, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        if s.world[self.field] == e.amount:
            return None
        s.world[self.field] = e.amount
        return e
