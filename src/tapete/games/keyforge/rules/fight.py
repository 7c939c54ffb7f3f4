"""Fighting (KF-fight, KF-timing-13 to 16)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.abilities import Pending
from tapete.core.events import Event, Triggers, happen, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.play import toll
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import (
    ARRIVED,
    ASSAULT,
    ATTACKED,
    ELUSIVE,
    ENRAGE,
    HAZARDOUS,
    SKIRMISH,
    SPLASH,
    controller,
    is_creature,
    neighbors,
)
from tapete.games.keyforge.values import ignores, keyword, power

# steps of a fight
PAY: Final = 0
EXHAUST: Final = 1
BEFORE: Final = 2
EXCHANGE_DAMAGE: Final = 3
CALM: Final = 4


class Fight(Frame):
    """A creature is used to fight."""

    NAME = "fight"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "defender", "player", "cause", "stamps", "cancelled", "redirected", "first", "fought", "neighbours",
        "beside",
    )  # fmt: skip

    def __init__(self) -> None:
        self.step = 0
        self.attacker = -1
        self.defender = -1
        self.player = -1
        self.cause = -1
        self.stamps: tuple[int, int] = (0, 0)
        self.cancelled = False
        self.redirected = -1  # whom the attacker damages instead of the defender
        self.first = False  # the first attack on the defender this turn
        self.fought = False
        self.neighbours: tuple[int, ...] = ()  # the attacker's neighbors when the fight happened
        self.beside: tuple[int, ...] = ()  # the defender's

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == PAY:
            self.pay(s)
        elif step == EXHAUST:
            self.exhaust(s)
        elif step == BEFORE:
            self.before(s)
        elif step == EXCHANGE_DAMAGE:
            self.exchange_damage(s)
        elif step == CALM:
            self.calm(s)
        else:
            s.pop(self)
            self.finish(s)

    def pay(self, s: State) -> None:
        tell(s, Event(ev.ATTACKS, self.attacker, self.player, other=self.defender))
        due = toll(s, self.player, m.TO_USE, self.attacker)
        if due:
            happens(s, Event(ev.PAID, player=self.player, amount=due))

    def exhaust(self, s: State) -> None:
        """The attacker is exhausted and the defender chosen (KF-timing-13)."""
        arrived = s.numbers[ARRIVED]
        self.stamps = (arrived[self.attacker], arrived[self.defender])
        engages = Event(ev.ENGAGES, self.attacker, self.player, other=self.defender)
        happen(s, [engages, Event(ev.EXHAUSTS, self.attacker, self.player)])

    def before(self, s: State) -> None:
        """ "Before fight", Hazardous and Assault, in the order the active player wants (KF-timing-14)."""
        self.first = s.numbers[ATTACKED][self.defender] == 1
        self.neighbours = tuple(neighbors(s, self.attacker))
        e = Event(ev.ATTACKS, self.attacker, self.player, other=self.defender)
        pending = s.game.triggers(s, [e])
        if keyword(s, self.attacker, ASSAULT):
            pending.append(Pending(s.game.programs["rule/assault"], self.attacker, self.player, e))
        if keyword(s, self.defender, HAZARDOUS):
            pending.append(Pending(s.game.programs["rule/hazardous"], self.defender, controller(s, self.defender), e))
        if pending:
            s.push(Triggers.of(pending))

    def stands(self, s: State, card: int, which: int) -> bool:
        """Whether a fighter is still the creature it was when the fight began."""
        return is_creature(s, card) and s.numbers[ARRIVED][card] == self.stamps[which]

    def exchange_damage(self, s: State) -> None:
        """Both deal damage equal to their power at the same time (KF-fight-03), unless the fight was cut short."""
        attacker, defender = self.attacker, self.defender
        if self.cancelled or not self.stands(s, attacker, 0) or not self.stands(s, defender, 1):
            return
        if controller(s, attacker) == controller(s, defender):
            return
        self.fought = True
        self.neighbours = tuple(neighbors(s, attacker))
        self.beside = tuple(neighbors(s, defender))
        dodged = self.first and bool(keyword(s, defender, ELUSIVE)) and not ignores(s, attacker, ELUSIVE)
        if dodged:
            tell(s, Event(ev.DODGED, defender, other=attacker))
        hits = self.blow(s, dodged)
        if not dodged and not keyword(s, attacker, SKIRMISH):
            hits.append(Hit(attacker, strength(s, defender, attacking=False), defender, ev.IN_FIGHT))
        splash = keyword(s, attacker, SPLASH)
        if splash:
            hits += [Hit(each, splash, attacker) for each in neighbors(s, defender)]
        deal(s, hits, len(s.stack) - 1)

    def blow(self, s: State, dodged: bool) -> list[Hit]:
        """The damage of the attacker's power, to the defender or to whom an effect turns it."""
        attacker, defender = self.attacker, self.defender
        victim = self.redirected if self.redirected >= 0 else defender
        if harmless(s, attacker, attacking=True) or (dodged and victim == defender) or not is_creature(s, victim):
            return []
        meant = victim == defender or victim == attacker
        zone = ev.IN_FIGHT if meant else ev.IN_FIGHT | ev.REDIRECTED
        return [Hit(victim, strength(s, attacker, attacking=True) + self.bonus(s), attacker, zone)]

    def bonus(self, s: State) -> int:
        """Extra damage the attacker deals in this fight."""
        extra = 0
        for each in s.index().modifying[m.FIGHT_BONUS]:
            change = cast(Change, each.modifier)
            if each.source == self.attacker and change.cards is not None:
                if change.cards.fits(s, each.scope, self.defender):
                    extra += change.amount(s, each.scope, self.attacker)
        return extra

    def calm(self, s: State) -> None:
        """After fighting, a creature is no longer enraged (KF-enrage-03, KF-assault-07)."""
        if s.numbers[ENRAGE][self.attacker] and self.stands(s, self.attacker, 0):
            happens(s, Event(ev.CALMED, self.attacker))

    def finish(self, s: State) -> None:
        """*Fight:*, "after fights" and "after is used" together (KF-timing-16); *Fight:* only for a survivor (KF-fight-04)."""
        survived = 1 if self.stands(s, self.attacker, 0) else 0
        foe = self.defender
        batch: list[Event] = []
        if not self.cancelled:
            amount = survived if self.fought else -1
            batch.append(Event(ev.FOUGHT, self.attacker, self.player, amount, other=foe, cause=self.cause))
            if s.index().listening[ev.FOUGHT_BESIDE]:
                batch += [Event(ev.FOUGHT_BESIDE, card, self.player, other=self.attacker) for card in self.neighbours]
            if self.cause >= 0:  # an effect that has a creature fight may go on to the neighbors of what it fought
                batch += [Event(ev.STOOD_BESIDE, card, self.player, other=foe, cause=self.cause) for card in self.beside]
        batch.append(Event(ev.USED, self.attacker, self.player, other=foe))
        happen(s, batch)


def harmless(s: State, card: int, attacking: bool) -> bool:
    """Whether a creature deals no damage of its power in a fight."""
    for each in s.index().modifying[m.HARMLESS]:
        change = cast(Change, each.modifier)
        if not (attacking and change.extra == m.WHEN_ATTACKED) and change.affects(s, each.scope, card):
            return True
    return False


def strength(s: State, card: int, attacking: bool) -> int:
    """The damage of its power that a creature deals in a fight: none, or only so much, where a text says so."""
    if harmless(s, card, attacking):
        return 0
    much = power(s, card)
    for each in s.index().modifying[m.DEALS_ONLY]:
        if each.modifier.affects(s, each.scope, card):
            much = min(much, each.modifier.amount(s, each.scope, card))
    return much


def fight(s: State, attacker: int, player: int, defender: int, cause: int = -1) -> None:
    """Start a fight that has been found legal."""
    frame = Fight()
    frame.attacker = attacker
    frame.defender = defender
    frame.player = player
    frame.cause = cause
    s.push(frame)


def current_fight(s: State) -> Fight | None:
    """The fight under way, if any (the innermost one)."""
    for frame in reversed(s.stack):
        if isinstance(frame, Fight):
            return frame
    return None
