"""Objectives (II.9.5): what a power may be aimed at, when it is announced and again when it is launched (AA-target)."""

from __future__ import annotations

from typing import Final

from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import ATTACK, COPYING, DEFENSE, EITHER, OF_BOTH, OWN, TACTICAL
from tapete.games.atrum_arena.links import effect_of, own_power
from tapete.games.atrum_arena.powers import LinkAim, MinionAim, Power
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.moments import untimely
from tapete.games.atrum_arena.rules.ways import Way, matters, payable
from tapete.games.atrum_arena.values import kind_of, types

PREVENTS_ATTACK: Final = LinkAim((ATTACK,))
PREVENTS_DAMAGE: Final = LinkAim((ATTACK, TACTICAL), damaging=True)


def damages(power: Power, kind: int) -> bool:
    """Whether its force is damage: an Attack's, or the direct damage of a Tactical (AA-type-07)."""
    return power.force and (kind == ATTACK or (kind == TACTICAL and power.strikes))


def needs_victim(power: Power, kind: int) -> bool:
    return damages(power, kind) or power.other_victim


def harms(power: Power, kind: int) -> bool:
    return damages(power, kind) or power.other_harm


def link_aim(power: Power, kind: int) -> LinkAim | None:
    """The announced power it needs, if any."""
    if power.force and not damages(power, kind):
        return PREVENTS_ATTACK if kind == DEFENSE else PREVENTS_DAMAGE
    return power.link


def kind_now(s: State, link: Announcement) -> int:
    """The type of an announced power at this moment."""
    source = link.numbers[links.COPIED_FROM]
    return kind_of(s, source if source >= 0 else link.things[0], effect_of(s, link))


# -- players


def victims(s: State, power: Power, kind: int, way: Way) -> list[int]:
    """The players it may be aimed at (AA-goal-07, AA-goal-08)."""
    player = way.player
    found = t.opponents(s, player)
    if power.anyone:
        found = [each for each in range(s.players) if not s.tallies[t.OUT][each]]
    if harms(power, kind):
        resistance = s.tallies[t.RESISTANCE]
        found = [each for each in found if resistance[each] > 0 or each == player]
    aim = power.minions
    if aim is not None and aim.whose != OWN:
        found = [each for each in found if len(minions_of(s, power, aim, each, (), way)) >= least(aim)]
    return found


def has_victim(s: State, power: Power, kind: int, way: Way) -> bool:
    """Whether there is anybody it may be aimed at: the same as ``victims``, found faster."""
    player = way.player
    tallies = s.tallies
    out, side = tallies[t.OUT], tallies[t.SIDE]
    harming = harms(power, kind)
    aim = power.minions
    for each in range(s.players):
        if out[each] or not (power.anyone or side[each] != side[player]):
            continue
        if harming and each != player and tallies[t.RESISTANCE][each] <= 0:
            continue
        if aim is None or aim.whose == OWN or len(minions_of(s, power, aim, each, (), way)) >= least(aim):
            return True
    return False


def victim_refusal(s: State, player: int, power: Power, kind: int) -> Refusal:
    """Why nobody can be its target."""
    if harms(power, kind) and any([s.tallies[t.RESISTANCE][each] == 0 for each in t.opponents(s, player)]):
        return no.AT_ZERO
    return no.NO_TARGET


# -- esbirros of altars


def least(aim: MinionAim) -> int:
    """How many of one altar must be picked."""
    return 1 if aim.up_to or aim.whose == OF_BOTH else aim.count


def minions_of(s: State, power: Power, aim: MinionAim, holder: int, picked: tuple[int, ...], way: Way) -> list[int]:
    """The esbirros of one altar that fit an aim, are not picked yet and can be picked besides paying for the power (AA-ann-02)."""
    exhausted = s.numbers[t.EXHAUSTED]
    fitting: list[int] = []
    for card in t.altar(s, holder):
        if (aim.state == EITHER or exhausted[card] == aim.state) and types(s, card) & aim.types and card not in picked:
            fitting.append(card)
    if not fitting or not matters(way, power):
        return fitting
    if holder != way.player and len(picked) + 1 >= least(aim):  # paying is the same whichever of another’s altar it is
        return fitting if payable(s, way, power, (*picked, fitting[0])) else []
    return [card for card in fitting if completable(s, power, aim, holder, (*picked, card), way)]


def completable(s: State, power: Power, aim: MinionAim, holder: int, picked: tuple[int, ...], way: Way) -> bool:
    """Whether what is picked, and as many more as must be, leaves a way to pay."""
    if len(picked) >= least(aim):
        return payable(s, way, power, picked)
    return bool(minions_of(s, power, aim, holder, picked, way))


def minion_choices(s: State, power: Power, victim: int, picked: tuple[int, ...], way: Way) -> list[int]:
    """The esbirros that may be picked next; nothing when the aim is complete."""
    aim = power.minions
    if aim is None or len(picked) >= aim.count:
        return []
    own = aim.whose == OWN or (aim.whose == OF_BOTH and not picked)
    return minions_of(s, power, aim, way.player if own else victim, picked, way)


def still_fits(s: State, link: Announcement, power: Power, card: int) -> bool:
    """Whether an esbirro chosen at the announcement is still a valid target."""
    aim = power.minions
    assert aim is not None
    if not t.in_altar(s, card):
        return False
    own = aim.whose == OWN or (aim.whose == OF_BOTH and card == link.things[1])
    if s.holder(card) != (link.player if own else link.numbers[links.VICTIM]):
        return False
    if aim.state != EITHER and s.numbers[t.EXHAUSTED][card] != aim.state:
        return False
    return bool(types(s, card) & aim.types)


# -- announced powers


def link_fits(s: State, player: int, aim: LinkAim, target: Announcement) -> bool:
    kind = kind_now(s, target)
    if kind not in aim.kinds:
        return False
    if aim.damaging and not damages(effect_of(s, target), kind):
        return False
    if aim.rival and s.tallies[t.SIDE][target.player] == s.tallies[t.SIDE][player]:
        return False
    return not (aim.neutral and own_power(s, target).esbirro != t.NEUTRAL)


def link_choices(s: State, player: int, aim: LinkAim, window: Window | None) -> list[int]:
    """The places in the chain of the powers it may be aimed at."""
    if window is None:
        return []
    chain = window.chain
    first = len(chain) - 1 if aim.last else 0
    return [at for at in range(max(0, first), len(chain)) if link_fits(s, player, aim, chain[at])]


def link_refusal(aim: LinkAim, window: Window | None) -> Refusal:
    """Why no announced power can be its target."""
    if aim.last:
        return no.NOTHING_TO_ANNUL if window is None else no.NOT_ANNULLABLE
    if aim is PREVENTS_ATTACK or aim is PREVENTS_DAMAGE:
        return no.NOTHING_TO_PREVENT
    return no.NOTHING_TO_REINFORCE


# -- everything together


def obstacle(s: State, power: Power, kind: int, window: Window | None, way: Way) -> Refusal | None:
    """Why a power paid in this way has no valid objective, or could not do what it must (AA-ann-02)."""
    player = way.player
    if power.needs is not None and not power.needs.holds(s, player, ()):
        return no.CONDITION
    if needs_victim(power, kind) and not has_victim(s, power, kind, way):
        return if_exhausting(s, power, kind, window, way) or victim_refusal(s, player, power, kind)
    aim = power.minions
    if aim is not None and (aim.whose == OWN or aim.whose == OF_BOTH):
        if len(minions_of(s, power, aim, player, (), way)) < least(aim):
            return if_exhausting(s, power, kind, window, way) or no.NO_TARGET
    elif power.particular and not payable(s, way, power, ()):
        return if_exhausting(s, power, kind, window, way) or no.CONDITION
    wanted = link_aim(power, kind)
    if wanted is not None and not link_choices(s, player, wanted, window):
        return link_refusal(wanted, window)
    return None


def if_exhausting(s: State, power: Power, kind: int, window: Window | None, way: Way) -> Refusal | None:
    """Whether it is only this way of paying that stands in its way."""
    if not way.taking or not power.particular:
        return None
    return obstacle(s, power, kind, window, Way(way.player, way.cost, links.EXHAUSTING)) or spent(power)


def spent(power: Power) -> Refusal:
    """Its cost would take what its effect needs."""
    return no.SPENT_ON_COST if power.demand is None else no.NOTHING_TO_EXPLOIT


def copyable(s: State, card: int, power: Power, window: Window | None, way: Way) -> list[tuple[int, int]]:
    """The powers a copying power can copy now: those that could be used at this moment (AA-key-13, AA-key-14)."""
    player = way.player
    aim = power.copies
    assert aim is not None
    found: list[tuple[int, int]] = []
    for holder in range(s.players):
        if aim.own and holder != player:
            continue
        for other in t.team(s, holder):
            if other == card or (aim.ready and s.numbers[t.EXHAUSTED][other]):
                continue
            for number, each in enumerate(t.reptante(s, other).powers):
                kind = kind_of(s, other, each)
                if kind == COPYING or untimely(s, player, kind, window) is not None:
                    continue
                if obstacle(s, each, kind, window, way) is None:
                    found.append((other, number))
    return found
