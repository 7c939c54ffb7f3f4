"""The judge: why an answer that is not among the options is not allowed, with its clause."""

from __future__ import annotations

from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.announcing import MODES, Announcing, refuse
from tapete.games.atrum_arena.rules.costs import Paying
from tapete.games.atrum_arena.rules.turn import refuse_place
from tapete.games.atrum_arena.values import types


def why_not(s: State, option_id: str) -> Refusal | None:
    """The clause that forbids an answer which names an action of the game."""
    decision = s.decision
    assert decision is not None
    verb, _, rest = option_id.partition(":")
    top = s.stack[-1]
    if isinstance(top, Announcing):
        return about_announcement(s, top, verb, rest)
    if isinstance(top, Paying):
        return about_payment(s, top, verb, rest)
    if verb in MODES:
        name, _, number = rest.rpartition(":")
        if name not in s.names or not number.isdigit():
            return None
        if decision.kind not in ("main", "part", links.CHAIN, links.PHASE_START):
            return no.RESOLVING
        window = top if isinstance(top, Window) and top.discipline == links.CHAIN else None
        card = s.names.index(name)
        if t.is_esbirro(s, card):
            return no.NOT_YOURS
        return refuse(s, decision.player, card, int(number) - 1, MODES[verb], window)
    if verb == "place" and rest in s.names:
        return refuse_place(s, decision.player, s.names.index(rest))
    if decision.kind == "hand_limit":
        return no.KEEP_FIVE
    if verb == "withdraw":
        return no.FINAL
    return None


def about_announcement(s: State, frame: Announcing, verb: str, rest: str) -> Refusal | None:
    """An objective or a discard that is not valid."""
    if verb in MODES or verb == "withdraw":
        return no.FINAL
    if verb == "target" and rest.isdigit() and 0 < int(rest) <= s.players:
        target = int(rest) - 1
        if target in t.opponents(s, frame.player) and not s.tallies[t.RESISTANCE][target]:
            return no.AT_ZERO
        return no.NOT_AN_OPPONENT if target not in t.opponents(s, frame.player) else no.NO_TARGET
    if verb == "discard":
        name, _, wild = rest.partition(":")
        if name not in s.names:
            return None
        card = s.names.index(name)
        if s.zone_kind(card) != t.HAND or s.holder(card) != frame.player:
            return no.NO_DISCARD
        if any([card in each.things for each in s.reserved]):
            return no.DISCARD_COMMITTED
        if types(s, card) & t.SHADOW:
            mains = [each for each in t.hand(s, frame.player) if types(s, each) & t.MAIN]
            return no.NO_COMPANION if mains else no.TWO_SHADOWS
        return no.NO_TOKEN if wild == "token" else no.WRONG_DISCARD
    if verb == "choose":
        return no.NO_TARGET
    if verb == "power":
        return no.NOT_ANNULLABLE
    return no.NOTHING_TO_COPY if verb == "copy" else None


def about_payment(s: State, frame: Paying, verb: str, rest: str) -> Refusal | None:
    """An esbirro that cannot pay."""
    if verb != "choose" or rest not in s.names:
        return no.RESOLVING if verb in MODES else None
    link = frame.link
    assert link is not None
    card = s.names.index(rest)
    if not t.is_esbirro(s, card):
        return None
    if t.in_altar(s, card):
        if s.holder(card) != link.player:
            friends = t.friends(s, link.player)
            return no.TEAMMATES_MINION if s.holder(card) in friends else no.OTHERS_MINION
        if s.numbers[t.EXHAUSTED][card]:
            return no.EXHAUSTED_MINION
        return no.DISCARD_COMMITTED
    if s.zone_kind(card) == t.HAND and types(s, card) & t.SHADOW:
        return no.TWO_SHADOWS
    return no.DISCARD_COMMITTED
