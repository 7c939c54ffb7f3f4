"""Moments (I.6, III.5): when a power of each type can be announced (AA-pow, AA-flow, AA-atkc)."""

from __future__ import annotations

from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE, TACTICAL
from tapete.games.atrum_arena.rules import refusals as no


def untimely(s: State, player: int, kind: int, window: Window | None) -> Refusal | None:
    """Why a power of this type cannot be announced at this moment; ``window`` is the open chain."""
    active = s.world[t.ACTIVE]
    if kind == ATTACK:
        if window is not None:
            return no.ATTACK_AS_ANSWER
        if player != active or s.world[t.PHASE] != t.MAIN_PHASE:
            return no.ATTACK_ONLY_IN_MAIN
        return None if s.world[t.PART] == t.DEVELOPMENT else no.ATTACK_ONLY_IN_DEVELOPMENT
    if kind == DEFENSE:
        if window is None or player == active or not window.chain or window.chain[0].numbers[links.KIND] != ATTACK:
            return no.DEFENSE_NEEDS_ATTACK
        if links.effect_of(s, window.chain[0]).piercing:
            return no.NO_DEFENSE
        for link in window.chain:
            if link.numbers[links.KIND] == DEFENSE:
                return no.SECOND_DEFENSE
        return None
    if window is None and player != active and s.world[t.PART] != t.START:
        return no.NOT_NOW
    return None


def timely_kinds(s: State, player: int, window: Window | None) -> int:
    """Which types could be announced at this moment, as bits: ``untimely`` for all of them at once."""
    own = player == s.world[t.ACTIVE]
    if window is not None:
        return (1 << TACTICAL) if own or untimely(s, player, DEFENSE, window) is not None else (1 << TACTICAL | 1 << DEFENSE)
    if not own:
        return (1 << TACTICAL) if s.world[t.PART] == t.START else 0
    developing = s.world[t.PHASE] == t.MAIN_PHASE and s.world[t.PART] == t.DEVELOPMENT
    return (1 << TACTICAL | 1 << ATTACK) if developing else 1 << TACTICAL
