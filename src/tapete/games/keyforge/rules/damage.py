"""Damage: prevention, ward, armor, and what is left of it (KF-timing-19 to 21)."""

from __future__ import annotations

from tapete.core.events import Event, happen, settle
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import ARMOR_USED, WARD, is_creature
from tapete.games.keyforge.values import any_on, armor_left, invulnerable


class Hit:
    """Damage about to be dealt to one creature."""

    __slots__ = ("amount", "armored", "card", "in_fight", "piercing", "source")

    def __init__(self, card: int, amount: int, source: int, in_fight: bool = False, piercing: bool = False) -> None:
        self.card = card
        self.amount = amount
        self.source = source
        self.in_fight = in_fight  # dealt by a creature's power in a fight
        self.piercing = piercing  # armor does not prevent it
        self.armored = 0  # what armor has prevented of it


def deal(s: State, hits: list[Hit], cause: int = -1) -> None:
    """Deal damage, all of it at once (KF-damage-08)."""
    batch: list[Event] = []
    warded = [hit.card for hit in hits if s.numbers[WARD][hit.card]]
    for hit in hits:
        if hit.card in warded and not s.numbers[WARD][hit.card]:
            continue  # the ward took all that came at once (KF-ward-05)
        left = absorbed(s, hit)
        if left > 0:
            zone = (ev.IN_FIGHT if hit.in_fight else 0) | (ev.PIERCING if hit.piercing else 0)
            batch.append(Event(ev.DAMAGED, hit.card, -1, left, hit.source, zone=zone, cause=cause))
    armored = [Event(ev.ARMORED, hit.card, -1, hit.armored, hit.source) for hit in hits if hit.armored]
    if s.index().listening[ev.ARMORED]:
        batch = armored + batch
    else:
        for e in armored:
            tell(s, e)
    if batch:
        happen(s, batch)


def unharmed(s: State, card: int) -> bool:
    """Whether a creature cannot be dealt damage at all."""
    return invulnerable(s, card) or (bool(s.index().modifying[m.PROTECTED]) and any_on(s, m.PROTECTED, card))


def absorbed(s: State, hit: Hit) -> int:
    """What is left after prevention, then ward, then armor (KF-timing-19, KF-ward-04, KF-timing-20)."""
    card = hit.card
    if hit.amount <= 0 or not is_creature(s, card) or unharmed(s, card):
        return 0
    if s.numbers[WARD][card]:
        settle(s, [Event(ev.UNWARDED, card, source=hit.source)])
        return 0
    if hit.piercing:
        return hit.amount
    stopped = min(hit.amount, armor_left(s, card))
    if stopped:
        s.write(ARMOR_USED)[card] += stopped
    hit.armored = stopped
    return hit.amount - stopped
