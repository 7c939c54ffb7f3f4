"""Damage: prevention, ward, armor, and what is left of it (KF-timing-19 to 21)."""

from __future__ import annotations

from tapete.core.events import Event, happen
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.things import WARD, is_creature
from tapete.games.keyforge.values import any_on, armor_left, invulnerable, total


class Hit:
    """Damage about to be dealt to one creature. ``zone`` is that of the event: in a fight, piercing…"""

    __slots__ = ("amount", "card", "source", "zone")

    def __init__(self, card: int, amount: int, source: int, zone: int = 0) -> None:
        self.card = card
        self.amount = amount
        self.source = source
        self.zone = zone


def deal(s: State, hits: list[Hit], cause: int = -1) -> None:
    """Deal damage, all of it at once (KF-damage-08): prevention, then ward, then armor, and what is left is dealt (KF-timing-19,
    KF-ward-04, KF-timing-20)."""
    wards: list[Event] = []
    armored: list[Event] = []
    dealt: list[Event] = []
    for hit in hits:
        card = hit.card
        if hit.amount <= 0 or not is_creature(s, card) or unharmed(s, card):
            continue
        if s.numbers[WARD][card]:
            if card not in [e.card for e in wards]:  # it takes all that comes at once (KF-ward-05)
                wards.append(Event(ev.UNWARDED, card, source=hit.source))
            continue
        left = hit.amount
        if not hit.zone & ev.PIERCING:
            stopped = min(left, armor_left(s, card) - sum([e.amount for e in armored if e.card == card]))
            if stopped > 0:
                armored.append(Event(ev.ARMORED, card, -1, stopped, hit.source))
                left -= stopped
        if left > 0:
            if s.index().modifying[m.MORE_DAMAGE]:
                left += total(s, m.MORE_DAMAGE, card)
            dealt.append(Event(ev.DAMAGED, card, -1, left, hit.source, zone=hit.zone, cause=cause))
    happen(s, wards + armored + dealt)


def unharmed(s: State, card: int) -> bool:
    """Whether a creature cannot be dealt damage at all."""
    return invulnerable(s, card) or (bool(s.index().modifying[m.PROTECTED]) and any_on(s, m.PROTECTED, card))
