"""A second pair of eyes on what is paid: it reads the log and works out by itself what each announcement owes (II.1, II.5).

It knows announcements by what was said aloud, and compares what was due with what really left, launch by launch.
"""

from __future__ import annotations

from tapete.core.events import Entry, Event
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.telling import POWER_LIST

GIVEN = (ev.EXHAUSTED, ev.EXPLOITED, ev.DISCARDED)  # told with the power that they pay for


class Due:
    """A power that was announced: who owes its cost, and whether by Exploiting."""

    def __init__(self, e: Event) -> None:
        self.player = e.player
        self.reptante = e.card
        self.power: Power = POWER_LIST[e.amount]
        self.exploiting = False
        self.annulled = False


class Ledger:
    """Follows a game's log."""

    def __init__(self, s: State) -> None:
        s.log = []
        self.due: list[Due] = []  # announced and not yet launched, in order
        self.given: list[Event] = []  # paid, and not yet for anything
        self.tokens = 0
        self.types_given = False  # this turn the types of some esbirros are changed
        self.launched: list[Power] = []
        self.unlaunched: list[Power] = []

    def read(self, s: State) -> None:
        """All that has happened since the last time."""
        assert s.log is not None
        for entry in s.log:
            self.note(s, entry)
        s.log = []

    def note(self, s: State, entry: Entry) -> None:
        e = entry.event
        if e.kind == ev.ANNOUNCED:
            assert not self.given, "something is paid while something else is announced"
            self.due.append(Due(e))
        elif e.kind == ev.WILL_EXPLOIT:
            self.due[-1].exploiting = True
        elif e.kind == ev.ANNULLED:
            self.due[-1].annulled = True
        elif e.kind in GIVEN and e.zone >= 0:
            self.given.append(e)
        elif e.kind in (ev.TYPE_GIVEN, ev.TURN_BEGINS):
            self.types_given = e.kind == ev.TYPE_GIVEN
        elif e.kind == ev.TOKEN_USED:
            self.tokens += 1
        elif e.kind == ev.NOT_LAUNCHED:
            due = self.due.pop()  # what was announced last comes first
            assert POWER_LIST[e.amount] is due.power and not self.given, f"{due.power.key} is paid though it is not launched"
            self.unlaunched.append(due.power)
        elif e.kind == ev.LAUNCHED:
            due = self.due.pop()
            assert POWER_LIST[e.amount] is due.power and e.player == due.player and e.card == due.reptante
            self.settle(s, due)
            self.launched.append(due.power)
            self.given = []
            self.tokens = 0

    def settle(self, s: State, due: Due) -> None:
        """What was due for a power is what was given for it, no more and no less."""
        power = due.power
        name = f"{power.key}-{power.cost}"
        assert all(POWER_LIST[e.zone] is power and e.player == due.player for e in self.given), name
        tired = [e for e in self.given if e.card == due.reptante]
        altar = [e for e in self.given if e.kind != ev.DISCARDED and e.card != due.reptante]
        hand = [e for e in self.given if e.kind == ev.DISCARDED]
        assert len(altar) == len({e.card for e in altar}) == power.cost, f"{name} costs {power.cost}, not {len(altar)}"
        assert {e.kind for e in altar} <= {ev.EXPLOITED if due.exploiting else ev.EXHAUSTED}, name
        exhausts = power.cost > 0 and not due.exploiting and (not power.tireless or due.annulled)
        assert len(tired) == (1 if exhausts else 0), f"{name}: its reptante"
        types = sorted([th.printed_type(s, e.card) for e in hand])
        assert len(hand) in (1, 2) and len({e.card for e in hand}) == len(hand), name
        if len(hand) == 2:
            assert power.esbirro != th.NEUTRAL and not self.tokens and types[1] == th.SHADOW and types[0] & th.MAIN, name
        elif not self.tokens and not self.types_given:
            assert types[0] & power.esbirro, f"{name} is not launched with that discard"
