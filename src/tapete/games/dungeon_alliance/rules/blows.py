"""What follows a blow: the enemies around, poison, exhaustion, thorns (ours; the effects of cards, DA-power-01, DA-damage-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import CLEAVE, IN_MELEE, LEECH, POISONS, STUNS, THORNS, Strike
from tapete.games.dungeon_alliance.rules.harm import heal, hit
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import cell, layout, owner


def leaves(s: State, who: int, kind: str, source: Strike | None, what: str) -> int:
    """What a hero's attack does besides to whom it damages; a pet's, only what the pet says."""
    printed = source.leaving(what) if source is not None else 0
    if (source is not None and source.pet) or (kind != t.MELEE and what in IN_MELEE):
        return printed
    return printed + values.given(s, who, what)


def around(s: State, who: int, target: int, kind: str, source: Strike | None) -> tuple[int, tuple[int, ...]]:
    """How much whom a melee attack reaches besides: the other enemies beside the hero."""
    amount = values.given(s, who, CLEAVE) if kind == t.MELEE and (source is None or not source.pet) else 0
    if not amount:
        return 0, ()
    foes = [foe for foe in values.enemies(s, owner(s, who)) if foe != target and layout(s).adjacent(cell(s, foe), cell(s, who))]
    return amount, tuple(foes)


# steps of what follows
POISON: Final = 0
STUN: Final = 1


class Aftermath(Frame):
    """Once its damage is dealt, an attack poisons, exhausts, heals, or is answered by thorns."""

    NAME = "aftermath"
    FIELDS: ClassVar[tuple[str, ...]] = ("who", "target", "poison", "stun", "healed", "thorns")

    def __init__(self) -> None:
        self.step = 0
        self.who = -1
        self.target = -1
        self.poison = 0
        self.stun = 0
        self.healed = 0
        self.thorns = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == POISON:
            if self.poison and s.zone_kind(self.target) == t.MONSTERS:
                happens(s, Event(ev.POISONED, self.target, owner(s, self.who), zone=here(s, self.target)))
        elif step == STUN:
            if self.stun and s.zone_kind(self.target) == t.MONSTERS:
                happens(s, Event(ev.EXHAUSTED, self.target, owner(s, self.who), zone=here(s, self.target)))
        else:
            s.pop(self)
            if self.healed and values.standing(s, self.who):
                heal(s, self.who, self.healed)
            if self.thorns and values.standing(s, self.target) and s.zone_kind(self.who) == t.MONSTERS:
                hit(s, self.who, self.thorns, owner(s, self.target), self.target)


def follow(s: State, who: int, target: int, kind: str, harm: int, source: Strike | None) -> None:
    """Let what an attack brings about come after its damage."""
    frame = Aftermath()
    frame.who = who
    frame.target = target
    if t.kind(s, who) == t.HERO:
        if harm > 0:
            frame.healed = leaves(s, who, kind, source, LEECH)
            if t.kind(s, target) == t.MONSTER:
                frame.poison = leaves(s, who, kind, source, POISONS)
                frame.stun = leaves(s, who, kind, source, STUNS)
    elif layout(s).adjacent(cell(s, who), cell(s, target)):
        frame.thorns = values.given(s, target, THORNS)
    if frame.poison or frame.stun or frame.healed or frame.thorns:
        s.push(frame)
