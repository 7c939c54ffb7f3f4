"""Using cards: reap, fight, *Action:*, *Omni:*, and removing a stun (KF-use, KF-usecr, KF-useart)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.abilities import Modifying, Pending
from tapete.core.decision import Option
from tapete.core.effects import resolving, scope
from tapete.core.events import Event, Triggers, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import extend
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import Bold, UseOnlyIf
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.play import ACT, FIGHT, REAP, USE, forbidden, times_done, toll
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import (
    ACTIVE_HOUSE,
    ARRIVED,
    ENRAGE,
    EXHAUSTED,
    LINE,
    POOL,
    STUN,
    TAUNT,
    UPGRADES,
    controller,
    facts,
    in_play,
    is_creature,
    other,
)
from tapete.games.keyforge.values import belongs, blank, granted, ignores, shielded_by_taunt

REAPING: Final = "reap"
FIGHTING: Final = "fight"
ACTING: Final = "action"
OMNI: Final = "omni"
UNSTUN: Final = "unstun"
MODES: Final = (REAPING, FIGHTING, ACTING, OMNI, UNSTUN)

ANY_USE: Final = 0  # `extra` of a MAY_USE
ONLY_FIGHT: Final = 1

# steps of using a card
PAY: Final = 0
EXHAUST: Final = 1
BEGIN: Final = 2
EFFECT: Final = 3
FINISH: Final = 4

HOW_TO_USE = Words("¿Cómo usas la carta?", "How do you use the card?")
WHOM_TO_FIGHT = Words("¿Contra qué criatura lucha?", "Which creature does it fight?")


def headed(s: State, card: int, heading: str) -> list[tuple[Bold, int]]:
    """A card's abilities under a bold heading, printed and granted, each with the card that grants it (or -1)."""
    found: list[tuple[Bold, int]] = []
    printed = facts(s, card).bold.get(heading)
    if printed is not None and not (in_play(s, card) and blank(s, card)):
        for ability in printed:
            found.append((cast(Bold, ability), -1))
    if s.place[card] // 2 == LINE and may_be_granted(s):
        for given, via in granted(s, card):
            if isinstance(given, Bold) and heading in given.headings:
                found.append((given, via))
    return found


def may_be_granted(s: State) -> bool:
    """Whether anything in play gives abilities to other cards."""
    return bool(s.zones[UPGRADES * 2] or s.zones[UPGRADES * 2 + 1] or s.index().modifying[m.GRANT])


def has_heading(s: State, card: int, heading: str) -> bool:
    """Whether a card may have abilities under a heading: a cheap look before the real one."""
    return heading in facts(s, card).bold or (s.place[card] // 2 == LINE and may_be_granted(s))


def may_use_off_house(s: State, player: int, card: int, mode: str) -> list[Modifying]:
    """The effects that let this player use a card of another house, in this way."""
    found: list[Modifying] = []
    for each in s.index().modifying[m.MAY_USE]:
        change = cast(Change, each.modifier)
        if each.you != player or (change.extra == ONLY_FIGHT and mode not in (FIGHTING, UNSTUN)):
            continue
        if each.lasting >= 0 and change.uses and card not in each.scope.them and len(each.scope.them) >= change.uses:
            continue
        if change.affects(s, each.scope, card):
            found.append(each)
    return found


def targets(s: State, attacker: int) -> list[int]:
    """The enemy creatures this creature may attack (KF-fight-02, KF-taunt-01)."""
    line = s.zone(LINE, other(controller(s, attacker)))
    reach = s.index().modifying[m.CANNOT]
    heedless = ignores(s, attacker, TAUNT)
    found = [card for card in line if heedless or not shielded_by_taunt(s, card)]
    if reach:
        found = [card for card in found if not barred_target(s, attacker, card)]
    return found


def barred_target(s: State, attacker: int, card: int) -> bool:
    """Whether the attacker's own text keeps it from fighting this creature ("can only fight stunned creatures")."""
    for each in s.index().modifying[m.CANNOT]:
        change = cast(Change, each.modifier)
        if change.extra == TARGET and each.source == attacker and change.cards is not None:
            if change.cards.describes(s, each.scope, card):
                return True
    return False


TARGET: Final = 6


def refuse_mode(s: State, player: int, card: int, mode: str, may_fight: bool = True) -> Refusal | None:
    """Whether a card may be used in one way, apart from its house: state, abilities, restrictions, tolls.

    ``may_fight`` is whether its house or an effect would let it fight, so that an enraged creature must (KF-enrage-01).
    """
    kind = s.place[card] // 2
    if not in_play(s, card):
        return no.NOT_IN_PLAY
    if kind == UPGRADES:
        return no.UPGRADES_NOT_USED
    if s.numbers[EXHAUSTED][card]:
        return no.NOT_READY
    creature = kind == LINE
    stunned = creature and s.numbers[STUN][card]
    if mode == UNSTUN:
        if not stunned:
            return no.NOT_STUNNED
    elif stunned:
        return no.IS_STUNNED
    elif mode == REAPING or mode == FIGHTING:
        if not creature:
            return no.ARTIFACTS_DO_NOT
    elif not headed(s, card, mode):
        return no.NO_SUCH_WAY if creature else no.NO_SUCH_ABILITY
    modifying = s.index().modifying
    if modifying[m.CANNOT]:
        if forbidden(s, player, USE, card):
            return no.CARD_FORBIDS
        if mode == FIGHTING and forbidden(s, player, FIGHT, card):
            return no.CARD_FORBIDS
        if mode == REAPING and forbidden(s, player, REAP, card):
            return no.CARD_FORBIDS
        if mode in (ACTING, OMNI) and forbidden(s, player, ACT, card):
            return no.CARD_FORBIDS
    for ability in () if creature and blank(s, card) else s.cards[card].abilities:
        if isinstance(ability, UseOnlyIf) and not ability.condition.holds(s, scope(player, card)):
            return no.USE_REQUIREMENT
    if modifying[m.TOLL] and toll(s, player, USE, card) > s.tallies[POOL][player]:
        return no.CANNOT_PAY
    if mode == FIGHTING and not targets(s, card):
        return no.NOBODY_TO_FIGHT
    if may_fight and creature and s.numbers[ENRAGE][card] and mode in (REAPING, ACTING, OMNI):
        if refuse_mode(s, player, card, FIGHTING) is None:
            return no.IS_ENRAGED
    if len(s.history) > 5 and times_done(s, player, card) >= 6:
        return no.SIX_TIMES
    return None


def refuse_use(s: State, player: int, card: int, mode: str) -> Refusal | None:
    """The one authority on using a card in step 3: nothing when it is legal, or the reason why not."""
    if not in_play(s, card):
        return no.NOT_IN_PLAY
    if controller(s, card) != player:
        return no.NOT_CONTROLLED
    may_fight = True
    if not belongs(s, card, s.world[ACTIVE_HOUSE]):
        allowed = bool(s.index().modifying[m.MAY_USE])
        if not by_omni(s, card, mode) and not (allowed and may_use_off_house(s, player, card, mode)):
            return no.OFF_HOUSE
        may_fight = allowed and bool(may_use_off_house(s, player, card, FIGHTING))
    return refuse_mode(s, player, card, mode, may_fight)


def by_omni(s: State, card: int, mode: str) -> bool:
    """*Omni:* needs no house, nor does losing a stun instead of it (KF-omni-01, KF-stun-09)."""
    return mode == OMNI or (mode == UNSTUN and bool(headed(s, card, OMNI)))


def refuse_fight(s: State, player: int, card: int, target: int) -> Refusal | None:
    """Whether this creature may fight that one."""
    refusal = refuse_use(s, player, card, FIGHTING)
    if refusal is not None:
        return refusal
    if not is_creature(s, target) or controller(s, target) == controller(s, card):
        return no.NOT_AN_ENEMY
    if target not in targets(s, card):
        return no.TAUNT_SHIELDS if shielded_by_taunt(s, target) else no.CARD_FORBIDS
    return None


class Using(Frame):
    """A card being used in one way. The user pays tolls, the card is exhausted, then the way of use resolves."""

    NAME = "using"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "mode", "target", "cause", "against", "stamp", "answered")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1  # who uses it: its controller, or whoever uses it as if it were theirs
        self.mode = ""
        self.target = -1
        self.cause = -1
        self.against: tuple[int, ...] = ()  # creatures it may not fight this time
        self.stamp = 0  # of its entry into play
        self.answered: tuple[str, ...] = ()  # its *Reap:* abilities that have triggered

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == PAY:
            self.pay(s)
        elif step == EXHAUST:
            happen(s, [Event(ev.ACTS, self.card, self.player), Event(ev.EXHAUSTS, self.card, self.player)])
        elif step == BEGIN:
            self.begin(s)
        elif step == EFFECT:
            self.effect(s)
        elif step == FINISH:
            self.finish(s)
        else:
            self.answer_late(s)

    def pay(self, s: State) -> None:
        if self.mode != UNSTUN:
            tell(s, Event(ev.REAPS_WITH if self.mode == REAPING else ev.USES, self.card, self.player))
        due = toll(s, self.player, USE, self.card)
        if due:
            happens(s, Event(ev.PAID, player=self.player, amount=due))

    def begin(self, s: State) -> None:
        if self.mode == UNSTUN:
            happens(s, Event(ev.UNSTUNNED, self.card))
        elif self.mode == REAPING:
            happens(s, Event(ev.REAPS, self.card, self.player))

    def effect(self, s: State) -> None:
        """Reap gives 1 Æmber (KF-reap-02); *Action:* and *Omni:* resolve their text (KF-timing-17)."""
        if self.mode == REAPING:
            if is_creature(s, self.card):
                gainer = self.player
                e = Event(ev.GAINED, self.card, gainer, 1, self.card, zone=ev.FROM_REAPING)
                happens(s, e)
        else:
            for ability, via in reversed(headed(s, self.card, self.mode)):
                s.push(resolving(ability.program, self.player, self.card, None, via))

    def finish(self, s: State) -> None:
        batch: list[Event] = []
        if self.mode == REAPING and is_creature(s, self.card):
            batch.append(Event(ev.REAPED, self.card, self.player, cause=self.cause))
            self.stamp = s.numbers[ARRIVED][self.card]
            self.answered = tuple([ability.program.id for ability, _ in headed(s, self.card, REAPING)])
        batch.append(Event(ev.USED, self.card, self.player, other=-1, cause=self.cause if not batch else -1))
        happen(s, batch)

    def answer_late(self, s: State) -> None:
        """A *Reap:* that the creature gains while its others are being resolved still triggers (KF-faq-35)."""
        late: list[Pending] = []
        if self.stamp and is_creature(s, self.card) and s.numbers[ARRIVED][self.card] == self.stamp:
            left = list(self.answered)
            for ability, via in headed(s, self.card, REAPING):
                if ability.program.id in left:
                    left.remove(ability.program.id)
                else:
                    e = Event(ev.REAPED, self.card, self.player)
                    late.append(Pending(ability.program, self.card, self.player, e, via))
        if late:
            self.answered = (*self.answered, *[each.program.id for each in late])
            s.push(Triggers.of(late))
        else:
            s.pop(self)


def use(s: State, card: int, player: int, mode: str, target: int = -1, cause: int = -1) -> None:
    """Start using a card in a way that has been found legal."""
    if mode == FIGHTING:
        from tapete.games.keyforge.rules.fight import fight

        fight(s, card, player, target, cause)
        return
    frame = Using()
    frame.card = card
    frame.player = player
    frame.mode = mode
    frame.cause = cause
    s.push(frame)


def use_by_permission(s: State, player: int, card: int, mode: str) -> None:
    """A use of another house's card takes up one place of a permission for a number of cards."""
    if belongs(s, card, s.world[ACTIVE_HOUSE]) or by_omni(s, card, mode):
        return
    found = may_use_off_house(s, player, card, mode)
    for each in found:
        if each.lasting < 0 or not cast(Change, each.modifier).uses or card in each.scope.them:
            return
    if found:
        extend(s, found[0].lasting, card)


class ChooseUse(Frame):
    """A card used by an effect: its player says how, among the ways open to it; stunned, it only loses the stun."""

    NAME = "choose_use"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "modes", "cause", "against")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1
        self.modes: tuple[str, ...] = MODES
        self.cause = -1
        self.against: tuple[int, ...] = ()

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                self.ask(s)
            case _:
                answer = s.answer
                s.pop(self)
                if answer is not None:
                    target = answer.target if answer.verb == FIGHTING else -1
                    use(s, self.card, self.player, answer.verb, target, self.cause)

    def ask(self, s: State) -> None:
        card = self.card
        options: list[Option] = []
        stunned = is_creature(s, card) and s.numbers[STUN][card]
        for mode in (UNSTUN,) if stunned else self.modes:
            if refuse_mode(s, self.player, card, mode) is None:
                if mode == FIGHTING:
                    options += [Option(s.names, mode, (card, target)) for target in targets(s, card) if target not in self.against]
                else:
                    options.append(Option(s.names, mode, (card,)))
        s.answer = None
        if options:
            player = s.game.decider(s, self.player)
            if self.modes == (FIGHTING,) and not stunned:
                s.aim(player, "use", options, WHOM_TO_FIGHT, card)
            else:
                s.ask(player, "use", options, HOW_TO_USE, card)


def use_by_effect(
    s: State, card: int, player: int, modes: tuple[str, ...] = MODES, cause: int = -1, against: tuple[int, ...] = ()
) -> None:
    """An effect makes a player use a card, in one of these ways (KF-usecr-02)."""
    frame = ChooseUse()
    frame.card = card
    frame.player = player
    frame.modes = modes
    frame.cause = cause
    frame.against = against
    s.push(frame)
