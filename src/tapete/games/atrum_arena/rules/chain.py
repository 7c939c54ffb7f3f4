"""Chains (II.2, II.3, II.5): what is announced last is launched first, unless it can no longer be (AA-chain, AA-launch)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.facets import Responding
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import (
    AT_ONCE,
    AT_RESOLUTION,
    FROM_RESPONDER,
    FROM_THE_START,
    LAST,
    LAST_FIRST,
    SEATS,
    TARGETS_FIRST,
    Announcement,
    Discipline,
    Window,
    current,
    open_chain,
)
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import Launching
from tapete.games.atrum_arena.kinds import OF_BOTH
from tapete.games.atrum_arena.links import effect_of, own_power
from tapete.games.atrum_arena.powers import LOW_COST, Power
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.actions import ANNOUNCING
from tapete.games.atrum_arena.rules.announcing import conceivable
from tapete.games.atrum_arena.rules.costs import Paying, why_not_paid
from tapete.games.atrum_arena.rules.objectives import harms, kind_now, link_aim, link_fits, needs_victim, still_fits
from tapete.games.atrum_arena.rules.tournament import look_for_loops
from tapete.games.atrum_arena.rules.ways import Way, payable
from tapete.games.atrum_arena.telling import reason_number
from tapete.games.atrum_arena.values import warded
from tapete.games.atrum_arena.words import question

WINDOWS: Final[tuple[Discipline, ...]] = (
    Discipline(
        links.CHAIN, Words("¿Respondes?", "Do you respond?"), TARGETS_FIRST, LAST, FROM_RESPONDER, 0, AT_RESOLUTION, LAST_FIRST
    ),
    Discipline(
        links.PHASE_START,
        Words("Empieza la fase: ¿anuncias un Poder Táctico?", "The phase begins: do you announce a Tactical Power?"),
        SEATS,
        LAST,
        FROM_THE_START,
        0,
        AT_RESOLUTION,
        AT_ONCE,
    ),
)


def why_not_aimed(s: State, link: Announcement, power: Power, kind: int, cost: int) -> Refusal | None:
    """Whether condition and objectives still hold, also once the cost is paid (AA-launch-10, AA-launch-11, AA-gap-09)."""
    if power.needs is not None and not power.needs.holds(s, link.player, ()):
        return no.CONDITION
    if s.tallies[t.OUT][link.numbers[links.FRIEND]]:
        return no.TARGET_LOST
    if needs_victim(power, kind):
        victim = link.numbers[links.VICTIM]
        if victim < 0 or s.tallies[t.OUT][victim]:
            return no.TARGET_LOST
        if harms(power, kind) and victim != link.player and not s.tallies[t.RESISTANCE][victim]:
            return no.AT_ZERO
    left: tuple[int, ...] = ()
    if power.minions is not None:
        left = still_aimed_at(s, link, power)
        if len(left) < (2 if power.minions.whose == OF_BOTH else 1):
            return no.TARGET_LOST
    if not payable(s, Way(link.player, cost, link.numbers[links.MODE], link.reservation), power, left):
        return no.CONDITION
    aim = link_aim(power, kind)
    if aim is not None:
        at = link.numbers[links.AIMED]
        chain = current(s).chain
        if not 0 <= at < len(chain) or not link_fits(s, link.player, aim, chain[at]):
            return no.TARGET_LOST
    return None


def still_aimed_at(s: State, link: Announcement, power: Power) -> tuple[int, ...]:
    """The esbirros chosen at the announcement that are still valid targets (AA-gap-09)."""
    return tuple([card for card in link.things[1:] if still_fits(s, link, power, card)])


class TakingEffect(Frame):
    """A power has been launched; now it has its effect."""

    NAME = "taking_effect"
    FIELDS: ClassVar[tuple[str, ...]] = ("link",)

    def __init__(self) -> None:
        self.step = 0
        self.link: Announcement | None = None

    def run(self, s: State) -> None:
        s.pop(self)
        assert self.link is not None
        take_effect(s, self.link)


def take_effect(s: State, link: Announcement) -> None:
    """Annulled, or kept off from its target, it has none; else it is put on the stack, a copy before what the copier adds."""
    power = own_power(s, link)
    if link.numbers[links.ANNULLED] or untouchable(s, link):
        why = ev.WAS_ANNULLED if link.numbers[links.ANNULLED] else ev.IS_WARDED
        happens(s, Event(ev.WITHOUT_EFFECT, link.things[0], link.player, power.number, zone=why))
        return
    effect = effect_of(s, link)
    if effect.minions is not None:
        link = links.aimed_only_at(link, still_aimed_at(s, link, effect))
    if effect is power:
        s.push(resolving(power, link, False))
        return
    if power.deeds:
        s.push(resolving(power, link, False))
    s.push(resolving(effect, link, power.cost <= LOW_COST))


def resolving(power: Power, link: Announcement, taxed: bool) -> Launching:
    """The effect of a power; a copy of cost 0 or 1 has the loss of 2 added where the general rule says (AA-altar-17)."""
    frame = Launching()
    frame.program = power.taxed_program if taxed else power.plain_program
    frame.you = link.player
    frame.source = link.things[0]
    frame.link = link
    return frame


def untouchable(s: State, link: Announcement) -> bool:
    """Whether a lasting effect keeps powers from affecting its target: then it counts as annulled (AA-target-03)."""
    victim = link.numbers[links.VICTIM]
    return victim >= 0 and warded(s, victim, link.player)


class AtrumArenaResponding(Responding):
    def plays(self, s: State, player: int) -> bool:
        return not s.tallies[t.OUT][player]

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        options: list[Option] = []
        if not s.tallies[t.OUT][player] and not s.tallies[t.OUT][s.world[t.ACTIVE]]:
            ANNOUNCING.add_each(s, player, t.team(s, player), options)
        return options

    def asks(self, s: State, window: Window, player: int) -> bool:
        """Only hidden hands may tell who can respond, so everybody who might is asked (AA-gap-06)."""
        if s.tallies[t.OUT][player] or s.tallies[t.OUT][s.world[t.ACTIVE]]:
            return False
        return conceivable(s, player, window if window.discipline == links.CHAIN else None)

    def asked(self, s: State, window: Window) -> Words:
        return question(s, window)

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        self.game.actions[window.discipline].do(s, player, option)

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        """Why an announced power is not launched after all: nothing of it is paid (AA-launch-09 to 12)."""
        card = announced.things[0]
        if s.zone_kind(card) != t.REPTANTES:
            return no.GONE
        if s.numbers[t.EXHAUSTED][card]:
            return no.EXHAUSTED_FOR_GOOD
        source = announced.numbers[links.COPIED_FROM]
        own = own_power(s, announced)
        if source >= 0:
            assert own.copies is not None
            if s.zone_kind(source) != t.REPTANTES or (own.copies.ready and s.numbers[t.EXHAUSTED][source]):
                return no.COPIED_LOST
        kind = kind_now(s, announced)
        if kind != announced.numbers[links.KIND]:
            return no.TYPE_CHANGED  # an Attack that is a Defense now, in its own turn, or the other way round (AA-type-06)
        return why_not_paid(s, announced, own) or why_not_aimed(s, announced, effect_of(s, announced), kind, own.cost)

    def not_launched(self, s: State, announced: Announcement, refusal: Refusal) -> None:
        number = own_power(s, announced).number
        happens(s, Event(ev.NOT_LAUNCHED, announced.things[0], announced.player, number, zone=reason_number(refusal)))

    def pay(self, s: State, announced: Announcement) -> None:
        frame = Paying()
        frame.link = announced
        s.push(frame)

    def launch(self, s: State, announced: Announcement) -> None:
        """A power of a phase start opens its chain; one of a closed chain, now paid, takes effect (AA-launch-05)."""
        if current(s).discipline == links.PHASE_START:
            open_chain(s, links.CHAIN, announced)
            if s.world[t.TOURNAMENT]:
                look_for_loops(s, announced.player)  # also who is out of turn can keep one going, at the start of a phase
            return
        frame = TakingEffect()
        frame.link = announced
        s.push(frame)
        batches = [[Event(ev.LAUNCHED, announced.things[0], announced.player, own_power(s, announced).number)]]
        claim = announced.numbers[links.CLAIMED]
        if claim >= 0 and not s.tallies[t.OUT][claim] and s.zone_kind(announced.numbers[links.DISCARDED]) == t.VERTEDERO:
            batches.append([Event(ev.ADDED, announced.numbers[links.DISCARDED], claim)])
        happen_in_turn(s, batches)
