"""Using cards: the ways of use, and who may use which card in which of them (KF-use, KF-usecr, KF-useart)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.abilities import Modifying
from tapete.core.actions import Action, Actions, Row
from tapete.core.decision import Option
from tapete.core.effects import scope
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import extend
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import UseOnlyIf
from tapete.games.keyforge.modifiers import Change, Unattackable
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.fight import fight
from tapete.games.keyforge.rules.headings import has_heading, headed
from tapete.games.keyforge.rules.play import end_the_other, forbidden, refuse_untimely, times_done, toll
from tapete.games.keyforge.rules.using import ACTING, FIGHTING, MODES, OMNI, REAPING, UNSTUN, use
from tapete.games.keyforge.things import (
    ACTIVE_HOUSE,
    ENRAGE,
    EXHAUSTED,
    HOUSE,
    LINE,
    POOL,
    STUN,
    TAUNT,
    UPGRADES,
    controller,
    in_play,
    is_creature,
    other,
)
from tapete.games.keyforge.values import belongs, blank, ignores, shielded_by_taunt

HOW_TO_USE: Final = Words("¿Cómo usas la carta?", "How do you use the card?")
WHOM_TO_FIGHT: Final = Words("¿Contra qué criatura lucha?", "Which creature does it fight?")

ALONE: Final = "alone"  # the word of a fight with nobody in particular, for its phrase


class Use(Action):
    """A way of using a card in step 3. ``deed`` is what effects that forbid just this way call it."""

    def __init__(self, verb: str, deed: int, phrase: Words, heading: Words) -> None:
        super().__init__(verb, phrase, heading)
        self.deed = deed

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return self.attempts(s, thing, self.refuse_card(s, player, thing) is None)

    def attempts(self, s: State, card: int, allowed: bool) -> list[Option]:
        """What could be tried with a card, which is or is not allowed to be used like this."""
        return [Option(s.names, self.verb, (card,))]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return self.refuse_card(s, player, option.thing)

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_untimely(s)

    def refuse_card(self, s: State, player: int, card: int) -> Refusal | None:
        """The one authority on using a card in step 3: nothing when it is legal, or the reason why not."""
        if not in_play(s, card):
            return no.NOT_IN_PLAY
        if controller(s, card) != player:
            return no.NOT_CONTROLLED
        may_fight = True
        if not belongs(s, card, s.world[ACTIVE_HOUSE]):
            allowed = bool(s.index().modifying[m.MAY_USE])
            if not self.by_omni(s, card) and not (allowed and may_use_off_house(s, player, card, self.verb)):
                return no.OFF_HOUSE
            may_fight = allowed and bool(may_use_off_house(s, player, card, FIGHTING))
        return self.refuse_way(s, player, card, may_fight)

    def by_omni(self, s: State, card: int) -> bool:
        """Whether the house does not matter (KF-omni-01)."""
        return False

    def refuse_way(self, s: State, player: int, card: int, may_fight: bool = True) -> Refusal | None:
        """Whether a card may be used like this, apart from its house: state, abilities, restrictions, tolls.

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
        refusal = self.unfit(s, card, creature, creature and s.numbers[STUN][card] > 0)
        if refusal is None:
            refusal = self.held_back(s, player, card, creature)
        if refusal is None:
            refusal = self.unwilling(s, player, card, may_fight)
        if refusal is None and len(s.history) > 5 and times_done(s, player, card) >= 6:
            return no.SIX_TIMES
        return refusal

    def unfit(self, s: State, card: int, creature: bool, stunned: bool) -> Refusal | None:
        """What a ready card in play lacks in order to be used like this."""
        return no.IS_STUNNED if stunned else None

    def held_back(self, s: State, player: int, card: int, creature: bool) -> Refusal | None:
        """What effects forbid, what the card itself asks for, and what cannot be paid."""
        modifying = s.index().modifying
        if modifying[m.CANNOT] and (forbidden(s, player, m.TO_USE, card) or forbidden(s, player, self.deed, card)):
            return no.CARD_FORBIDS
        for ability in s.cards[card].abilities:
            if isinstance(ability, UseOnlyIf) and not ability.condition.holds(s, scope(player, card)):
                if not (creature and blank(s, card)):
                    return no.USE_REQUIREMENT
        if modifying[m.TOLL] and toll(s, player, m.TO_USE, card) > s.tallies[POOL][player]:
            return no.CANNOT_PAY
        return None

    def unwilling(self, s: State, player: int, card: int, may_fight: bool) -> Refusal | None:
        """An enraged creature fights if it can (KF-enrage-01)."""
        enraged = bool(s.numbers[ENRAGE][card])
        bound = enraged or bool(s.index().modifying[m.MUST_FIGHT])
        if may_fight and bound and is_creature(s, card) and FIGHT.refuse_way(s, player, card) is None:
            return no.IS_ENRAGED if enraged else no.CARD_FORBIDS
        return None

    def do(self, s: State, player: int, option: Option) -> None:
        self.use_permission(s, player, option.thing)
        self.start(s, player, option, -1)

    def start(self, s: State, player: int, option: Option, cause: int) -> None:
        use(s, option.thing, player, self.verb, cause)

    def use_permission(self, s: State, player: int, card: int) -> None:
        """A use of another house's card takes up one place of a permission for a number of cards."""
        if belongs(s, card, s.world[ACTIVE_HOUSE]) or self.by_omni(s, card):
            return
        found = may_use_off_house(s, player, card, self.verb)
        for each in found:
            if each.lasting < 0 or not cast(Change, each.modifier).uses or card in each.scope.them:
                return
        if found:
            end_the_other(s, found[0])
            extend(s, found[0].lasting, card)


class Reap(Use):
    """Only creatures reap (KF-useart-07)."""

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        if free(s, player, thing) or (not s.numbers[STUN][thing] and self.refuse_card(s, player, thing) is None):
            options.append(Option(s.names, self.verb, (thing,)))

    def unfit(self, s: State, card: int, creature: bool, stunned: bool) -> Refusal | None:
        if not creature:
            return no.ARTIFACTS_DO_NOT
        return no.IS_STUNNED if stunned else None


class FightWith(Reap):
    """Fight an enemy creature (KF-fight-02)."""

    def attempts(self, s: State, card: int, allowed: bool) -> list[Option]:
        if not allowed:
            return [Option(s.names, self.verb, (card,), ALONE)]
        return [Option(s.names, self.verb, (card, target)) for target in s.zone(LINE, other(controller(s, card)))]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        refusal = self.refuse_card(s, player, option.thing)
        return refusal if refusal is not None or len(option.things) < 2 else refuse_target(s, option.thing, option.target)

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        if free(s, player, thing) or (not s.numbers[STUN][thing] and self.refuse_card(s, player, thing) is None):
            for target in targets(s, thing):
                options.append(Option(s.names, self.verb, (thing, target)))

    def unwilling(self, s: State, player: int, card: int, may_fight: bool) -> Refusal | None:
        return None if targets(s, card) else no.NOBODY_TO_FIGHT

    def start(self, s: State, player: int, option: Option, cause: int) -> None:
        fight(s, option.thing, player, option.target, cause)

    def phrases(self) -> dict[str, Words]:
        return {**super().phrases(), f"{self.verb}:{ALONE}": Words("Lucha con {thing}", "Fight with {thing}")}


class Activate(Use):
    """Use the *Action:* or the *Omni:* that a card has (KF-useart-08)."""

    def attempts(self, s: State, card: int, allowed: bool) -> list[Option]:
        """What a card does not have is not looked for, but of an artifact one asks what it is used for at all."""
        idle = self.verb == ACTING and not is_creature(s, card) and not headed(s, card, OMNI)
        return [Option(s.names, self.verb, (card,))] if idle or headed(s, card, self.verb) else []

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        if has_heading(s, thing, self.verb) and self.refuse_card(s, player, thing) is None:
            options.append(Option(s.names, self.verb, (thing,)))

    def by_omni(self, s: State, card: int) -> bool:
        return self.verb == OMNI

    def unfit(self, s: State, card: int, creature: bool, stunned: bool) -> Refusal | None:
        if stunned:
            return no.IS_STUNNED
        if headed(s, card, self.verb):
            return None
        return no.NO_SUCH_WAY if creature else no.NO_SUCH_ABILITY


class Unstun(Use):
    """Using a stunned creature only removes the stun (KF-stun-02)."""

    def attempts(self, s: State, card: int, allowed: bool) -> list[Option]:
        return super().attempts(s, card, allowed) if s.numbers[STUN][card] else []

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        if s.numbers[STUN][thing] and self.refuse_card(s, player, thing) is None:
            options.append(Option(s.names, self.verb, (thing,)))

    def by_omni(self, s: State, card: int) -> bool:
        """Losing a stun instead of an *Omni:* needs no house either (KF-stun-09)."""
        return bool(headed(s, card, OMNI))

    def unfit(self, s: State, card: int, creature: bool, stunned: bool) -> Refusal | None:
        return None if stunned else no.NOT_STUNNED

    def unwilling(self, s: State, player: int, card: int, may_fight: bool) -> Refusal | None:
        return None


def free(s: State, player: int, card: int) -> bool:
    """Whether nothing stands in the way of a ready creature's reaping and fighting: a quick look at what is usual."""
    numbers = s.numbers
    if numbers[STUN][card] or numbers[ENRAGE][card]:
        return False
    house = s.world[ACTIVE_HOUSE]
    if house < 0 or numbers[HOUSE][card] - 1 != house:
        return False
    modifying = s.index().modifying
    if modifying[m.CANNOT] or modifying[m.TOLL] or modifying[m.BELONGS] or modifying[m.MUST_FIGHT]:
        return False
    for ability in s.cards[card].abilities:
        if isinstance(ability, UseOnlyIf):
            return False
    return len(s.history) <= 5 or times_done(s, player, card) < 6


def may_use_off_house(s: State, player: int, card: int, mode: str) -> list[Modifying]:
    """The effects that let this player use a card of another house, in this way."""
    found: list[Modifying] = []
    for each in s.index().modifying[m.MAY_USE]:
        change = cast(Change, each.modifier)
        if each.you != player or (change.extra == m.TO_FIGHT_ONLY and mode not in (FIGHTING, UNSTUN)):
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
    if s.index().modifying[m.UNATTACKABLE]:
        found = [card for card in found if not sheltered(s, attacker, card)]
    return found


def sheltered(s: State, attacker: int, card: int) -> bool:
    """Whether a creature cannot be attacked by this one ("creatures not on a flank cannot fight this creature")."""
    for each in s.index().modifying[m.UNATTACKABLE]:
        change = cast(Unattackable, each.modifier)
        if change.affects(s, each.scope, card) and change.attackers.describes(s, each.scope, attacker):
            return True
    return False


def barred_target(s: State, attacker: int, card: int) -> bool:
    """Whether the attacker's own text keeps it from fighting this creature ("can only fight stunned creatures")."""
    for each in s.index().modifying[m.CANNOT]:
        change = cast(Change, each.modifier)
        if change.extra == m.TO_ATTACK and each.source == attacker and change.cards is not None:
            if change.cards.describes(s, each.scope, card):
                return True
    return False


def refuse_target(s: State, card: int, target: int) -> Refusal | None:
    """Whether a creature that may fight may fight this one."""
    if not is_creature(s, target) or controller(s, target) == controller(s, card):
        return no.NOT_AN_ENEMY
    if target not in targets(s, card):
        return no.TAUNT_SHIELDS if shielded_by_taunt(s, target) else no.CARD_FORBIDS
    return None


REAP: Final = Reap(REAPING, m.TO_REAP, Words("Cosecha con {thing}", "Reap with {thing}"), Words("Cosechar", "Reap"))
FIGHT: Final = FightWith(
    FIGHTING, m.TO_FIGHT, Words("Lucha con {thing} contra {target}", "Fight {target} with {thing}"), Words("Luchar", "Fight")
)
ABILITIES: Final = Words("Habilidades", "Abilities")
ACT: Final = Activate(ACTING, m.TO_ACT, Words("Usa la acción de {thing}", "Use {thing}’s action"), ABILITIES)
ACT_BY_OMNI: Final = Activate(OMNI, m.TO_ACT, Words("Usa el Omni de {thing}", "Use {thing}’s Omni"), ABILITIES)
LOSE_STUN: Final = Unstun(
    UNSTUN,
    m.TO_USE,
    Words("Retira el aturdimiento de {thing}", "Remove the stun from {thing}"),
    Words("Aturdidas", "Stunned"),
)
WAYS: Final = (REAP, FIGHT, ACT, ACT_BY_OMNI, LOSE_STUN)

# steps of a use by an effect
ASK: Final = 0


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
        if self.next_step() == ASK:
            self.ask(s)
            return
        answer = s.answer
        if answer is None:
            s.pop(self)
        else:
            BY_EFFECT.do(s, self.player, answer)

    def ask(self, s: State) -> None:
        player = s.game.decider(s, self.player)
        options = BY_EFFECT.options(s, player)
        s.answer = None
        if options:
            if self.modes == (FIGHTING,) and options[0].verb == FIGHTING:
                s.aim(player, BY_EFFECT.kind, options, WHOM_TO_FIGHT, self.card)
            else:
                s.ask(player, BY_EFFECT.kind, options, HOW_TO_USE, self.card)


def choosing(s: State) -> ChooseUse:
    """The use by an effect that is being asked about."""
    frame = s.stack[-1]
    assert isinstance(frame, ChooseUse)
    return frame


def used(s: State, player: int) -> list[int]:
    """The card that an effect uses."""
    return [choosing(s).card]


class ByEffect(Action):
    """One of the ways in which an effect lets a card be used, whatever its house (KF-usecr-02)."""

    def __init__(self, way: Use) -> None:
        super().__init__(way.verb, way.phrase)
        self.way = way

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        frame = choosing(s)
        if self.verb not in frame.modes and self.verb != UNSTUN:
            return []
        return self.way.attempts(s, thing, self.way.refuse_way(s, frame.player, thing) is None)

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        frame = choosing(s)
        card = option.thing
        if card != frame.card:
            return no.UNFINISHED
        if self.verb not in frame.modes and self.verb != UNSTUN:
            return no.NOT_THAT_WAY
        refusal = self.way.refuse_way(s, frame.player, card)
        if refusal is not None or len(option.things) < 2:
            return refusal
        return no.NOT_DESCRIBED if option.target in frame.against else refuse_target(s, card, option.target)

    def do(self, s: State, player: int, option: Option) -> None:
        frame = choosing(s)
        s.pop(frame)
        self.way.start(s, frame.player, option, frame.cause)

    def phrases(self) -> dict[str, Words]:
        return self.way.phrases()


BY_EFFECT: Final = Actions("use", Row(used, *[ByEffect(way) for way in WAYS]))


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
