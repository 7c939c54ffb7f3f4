"""Announcing (II.1): who may announce what and when (AA-ann, AA-pow, AA-flow)."""

from __future__ import annotations

from typing import Final

from tapete.core import costs as ledger
from tapete.core.decision import Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import COPYING, OF_BOTH, OWN
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.costs import COMPANION, EXHAUSTION, MINIONS, Means, exhausts
from tapete.games.atrum_arena.rules.moments import timely_kinds, untimely
from tapete.games.atrum_arena.rules.objectives import copyable, obstacle
from tapete.games.atrum_arena.rules.ways import Way, payable
from tapete.games.atrum_arena.values import kind_of

ANNOUNCE: Final = "announce"
EXPLOIT: Final = "exploit"
MODES: Final = {ANNOUNCE: links.EXHAUSTING, EXPLOIT: links.EXPLOITING}
VERBS: Final[tuple[str, ...]] = (ANNOUNCE, EXPLOIT)
NUMBERS: Final = tuple([str(number) for number in range(1, 10)])  # of the powers of a reptante


def refuse(s: State, player: int, card: int, number: int, mode: int, window: Window | None) -> Refusal | None:
    """The one authority on whether a power can be announced now, paid in this way."""
    if s.zone_kind(card) != t.REPTANTES or s.holder(card) != player:
        return no.NOT_YOURS
    powers = t.reptante(s, card).powers
    if not 0 <= number < len(powers):
        return no.NO_SUCH_POWER
    power = powers[number]
    kind = kind_of(s, card, power)
    if kind != COPYING:
        refusal = untimely(s, player, kind, window)
        if refusal is not None:
            return refusal
    if s.numbers[t.EXHAUSTED][card]:
        return no.IS_EXHAUSTED
    if mode == links.EXPLOITING and power.cost == 0:
        return no.NO_EXPLOIT
    if mode == links.EXHAUSTING and power.exploiting and power.cost:
        return no.ONLY_EXPLOITING
    if exhausts(power, mode) and ledger.reserved(s, EXHAUSTION, card):
        return no.COMMITTED
    means = Means(s, player)
    if means.minions < power.cost:
        return no.NOT_ENOUGH_MINIONS
    if not means.mask & power.esbirro:
        return no.NO_DISCARD
    way = Way(player, power.cost, mode)
    if kind == COPYING:
        return None if copyable(s, card, power, window, way) else no.NOTHING_TO_COPY
    return obstacle(s, power, kind, window, way)


def announceable(s: State, player: int, window: Window | None) -> list[Option]:
    """Every power the player can announce now, in each way of paying it."""
    if not t.hand(s, player):
        return []
    means = Means(s, player)
    return [] if not means.mask or means.minions < 0 else possible(s, player, window, means.minions, means.mask, False)


def conceivable(s: State, player: int, window: Window | None) -> bool:
    """Whether, as far as the others know, the player might announce something: all but the types in hand is public.

    That a discard goes with a sombra is known once it has been shown; before, nobody may learn it from who is asked (AA-ann-16).
    """
    committed = 0
    minions = t.ready_count(s, player)
    for each in s.reserved:
        if each.player == player:
            shown = links.is_shown(s, each.serial)
            committed += 1
            for resource, amount in each.cost.parts:
                if resource == MINIONS:
                    minions -= amount
                elif resource == COMPANION and shown:
                    committed += amount
    return minions >= 0 and len(t.hand(s, player)) > committed and bool(possible(s, player, window, minions, t.NEUTRAL, True))


def possible(s: State, player: int, window: Window | None, minions: int, mask: int, first: bool) -> list[Option]:
    """The powers for which there are moment, reptante, altar, discard and objective (only the first one if asked)."""
    found: list[Option] = []
    most = min(minions, t.MOST_COST)
    exhausted = s.numbers[t.EXHAUSTED]
    timely = timely_kinds(s, player, window)
    lasting = bool(s.lasting)
    exhausting: Way | None = None
    for card in t.team(s, player):
        if exhausted[card]:
            continue
        spent = bool(s.reserved) and ledger.reserved(s, EXHAUSTION, card) > 0
        for number, power in t.reptante(s, card).payable[most]:
            if not power.esbirro & mask:
                continue
            kind = kind_of(s, card, power) if lasting else power.kind
            if kind != COPYING and not timely >> kind & 1:
                continue
            if exhausting is None:
                exhausting = Way(player, 0, links.EXHAUSTING)  # what leaves nothing of the altar serves for any cost
            if kind == COPYING:
                if not copyable(s, card, power, window, exhausting):
                    continue
            elif obstacle(s, power, kind, window, exhausting) is not None:
                continue
            if not power.exploiting and not (spent and exhausts(power, links.EXHAUSTING)):
                found.append(Option(s.names, ANNOUNCE, (card,), NUMBERS[number]))
            if power.cost and exploitable(s, player, card, power, kind, window):
                found.append(Option(s.names, EXPLOIT, (card,), NUMBERS[number]))
            if first and found:
                return found
    return found


def exploitable(s: State, player: int, card: int, power: Power, kind: int, window: Window | None) -> bool:
    """Whether a power that could be paid by Exhausting could be paid by Exploiting too."""
    if kind != COPYING and not power.particular:
        return True  # it makes no difference how it is paid
    way = Way(player, power.cost, links.EXPLOITING)
    aim = power.minions
    if kind == COPYING or (aim is not None and (power.anyone or aim.whose == OWN or aim.whose == OF_BOTH)):
        return feasible(s, card, power, kind, window, way)
    return payable(s, way, power, ())  # what it is aimed at does not pay for it


def feasible(s: State, card: int, power: Power, kind: int, window: Window | None, way: Way) -> bool:
    """Whether a power, paid in this way, has something to do."""
    if kind == COPYING:
        return bool(copyable(s, card, power, window, way))
    return obstacle(s, power, kind, window, way) is None
