"""The Mythological Battle: attack, block, Talisman War and damage (ML-bat-02)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.abilities import Pending
from tapete.core.decision import Option
from tapete.core.effects import resolving, scope
from tapete.core.events import Event, Triggers, happen, happens, narrate
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change, expire
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.asking import mark
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.rules.responding import PRIORITY, attacking, respond_to_phase
from tapete.games.mitos_y_leyendas.terms import InsteadOfDamage, ToAttack
from tapete.games.mitos_y_leyendas.things import active, other
from tapete.games.mitos_y_leyendas.values import (
    blocked_by,
    burdened,
    given,
    may_attack,
    may_block,
    purse,
    silenced,
    strength,
    total,
    unblockable,
    unusable,
    voice,
)

WHO_ATTACKS: Final = Words("¿Qué Aliados atacan?", "Which Allies attack?")
WHO_BLOCKS: Final = Words("¿Qué Aliados bloquean, y a quién?", "Which Allies block, and whom?")

# steps
CHOOSE_ATTACKER: Final = 0
DECLARED: Final = 1
ADVANCE: Final = 2
ATTACK_BEGINS: Final = 3
RESPOND_ATTACK: Final = 4
ATTACK: Final = 5
ATTACK_ENDS: Final = 6
BLOCK_STEP: Final = 7
BLOCK: Final = 8
BLOCK_BEGINS: Final = 9
RESPOND_BLOCK: Final = 10
BLOCKS: Final = 11
BLOCK_ENDS: Final = 12
WAR_STEP: Final = 13
WAR: Final = 14
WAR_ENDS: Final = 15
DAMAGE_STEP: Final = 16
RESPOND_DAMAGE: Final = 17
COMPARE: Final = 18
DEAL: Final = 19
RESPOND_DEALT: Final = 20
DESTROY: Final = 21
TELL_DEALT: Final = 22
BATTLE_ENDS: Final = 23
CLOSE: Final = 24
TOLLS: Final = 25  # between ADVANCE and ATTACK_BEGINS


class Battle(Frame):
    """A Battle, which exists only if somebody attacks (ML-bat-01)."""

    NAME = "battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("attackers", "doomed", "dealt", "pending", "holding", "killers")

    def __init__(self) -> None:
        self.step = 0
        self.attackers: tuple[int, ...] = ()
        self.doomed: tuple[int, ...] = ()  # who loses its comparison
        self.killers: tuple[int, ...] = ()  # who loses and to whom: victim, killer, victim, killer…
        self.dealt: tuple[int, ...] = ()  # attacker, damage, attacker, damage…
        self.pending: tuple[Pending, ...] = ()
        self.holding = 0  # triggers of the destruction wait for those of the damage (ML-dmg-22)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step < BLOCK_STEP or step == TOLLS:
            self.attack(s, step)
        elif step < WAR_STEP:
            self.block(s, step)
        elif step < DAMAGE_STEP:
            self.war(s, step)
        else:
            self.damage(s, step)

    # -- attack declaration

    def attack(self, s: State, step: int) -> None:
        player = active(s)
        if step == CHOOSE_ATTACKER:
            if s.world[t.PHASE] != t.ATTACKS:
                self.begin(s, player)
                return
            able = [card for card in s.zone(t.DEFENCE, player) if refuse_attack(s, player, card, self.attackers) is None]
            options = [Option(s.names, "attack", (card,)) for card in able]
            if not options:
                s.answer = None
                return
            if why_not_done(s, player, self.attackers) is None:
                options.append(Option(s.names, "done"))
            s.ask(player, "attack", options, WHO_ATTACKS)
        elif step == DECLARED:
            self.declared(s, player)
        elif step == ADVANCE:
            self.step = TOLLS
            happen(s, [Event(ev.ADVANCED, card, player) for card in self.attackers])
        elif step == TOLLS:
            self.step = ATTACK_BEGINS
            toll = sum([total(s, m.ATTACK_TOLL, card) for card in self.attackers])
            for card in self.attackers:
                for ability in attack_tolls(s, card):
                    s.push(ability.toll.frame(s, player, card))
            pay(s, player, toll, self.attackers[0])
        elif step == ATTACK_BEGINS:
            mark(s, ev.ATTACK_BEGINS)  # ML-bat-07
        elif step == RESPOND_ATTACK:
            respond_to_phase(s, "attack")  # ML-resp-10
        elif step == ATTACK:
            if s.world[t.CANCELLED]:
                self.undo(s)
                return
            happen(s, [Event(ev.ATTACKS, card, player) for card in attacking(s)])  # ML-bat-09
        else:
            happens(s, Event(ev.PHASE_BEGINS, amount=t.BLOCKS))
            expire(s, s.turn * 8 + t.ATTACKS)  # ML-bat-10

    def begin(self, s: State, player: int) -> None:
        """The attack declaration, if there is an Ally that can attack."""
        if anybody_attacks(s, player):
            self.step = CHOOSE_ATTACKER
            happens(s, Event(ev.PHASE_BEGINS, amount=t.ATTACKS))
        else:
            s.answer = None

    def declared(self, s: State, player: int) -> None:
        answer = s.answer
        if answer is not None and answer.verb == "attack":
            self.attackers = (*self.attackers, answer.thing)
            self.step = CHOOSE_ATTACKER
        elif not self.attackers:
            s.pop(self)  # ML-bat-11

    def undo(self, s: State) -> None:
        """The attack is cancelled: the Battle does not take place (ML-resp-17, ML-resp-18)."""
        s.pop(self)
        happen(s, [Event(ev.RETREATED, card, amount=1) for card in attacking(s)])

    # -- block declaration

    def block(self, s: State, step: int) -> None:
        defender = other(active(s))
        if step == BLOCK_STEP:
            options = [
                Option(s.names, "block", (card, attacker))
                for card in s.zone(t.DEFENCE, defender) + s.zone(t.ATTACK, defender)
                for attacker in attacking(s)
                if refuse_block(s, defender, card, attacker) is None
            ]
            if not options:
                s.answer = None
                return
            if not must_block(s, options):
                options.append(Option(s.names, "done"))
            else:
                options = [option for option in options if given(s, m.MUST_BE_BLOCKED, option.target)]
            s.ask(defender, "block", options, WHO_BLOCKS)
        elif step == BLOCK:
            answer = s.answer
            if answer is not None and answer.verb == "block":
                self.step = BLOCK_STEP
                self.assign(s, defender, answer.thing, answer.target)
        elif step == BLOCK_BEGINS:
            mark(s, ev.BLOCK_BEGINS)  # ML-blk-09
        elif step == RESPOND_BLOCK:
            respond_to_phase(s, "block")  # ML-blk-18
        elif step == BLOCKS:
            happen(s, blocks(s))  # ML-blk-19
        else:
            happens(s, Event(ev.PHASE_BEGINS, amount=t.WAR))
            expire(s, s.turn * 8 + t.BLOCKS)  # ML-blk-20

    def assign(self, s: State, defender: int, blocker: int, attacker: int) -> None:
        """One block is declared: an Ally that came back for it is in the Defence Line now, and an extra block is paid for."""
        if beyond(s, blocker):
            pay(s, defender, 1, blocker, t.ABILITY)
        assigned = Event(ev.ASSIGNED, blocker, defender, other=attacker)
        returns = s.place[blocker] // 2 == t.ATTACK
        happen(s, [Event(ev.RETREATED, blocker, defender), assigned] if returns else [assigned])

    # -- Talisman War

    def war(self, s: State, step: int) -> None:
        player = active(s)
        if step == WAR_STEP:
            mark(s, ev.WAR_BEGINS)  # ML-war-07
        elif step == WAR:
            first = any([given(s, m.FIRST_ACTION, card) for card in attacking(s)])
            open_window(s, PRIORITY, Announcement(other(player) if first else player, "war"))  # the defender first (ML-war-02)
            respond_to_phase(s, "war")
        else:
            happens(s, Event(ev.PHASE_BEGINS, amount=t.DAMAGE))
            expire(s, s.turn * 8 + t.WAR)  # ML-war-09

    # -- damage

    def damage(self, s: State, step: int) -> None:
        player = active(s)
        defender = other(player)
        if step == DAMAGE_STEP:
            mark(s, ev.DAMAGE_BEGINS)  # ML-dmg-01
        elif step == RESPOND_DAMAGE:
            respond_to_phase(s, "damage")  # ML-resp-13
        elif step == COMPARE:
            self.compare(s)
            if burdened(s, m.SHIELDED, defender):
                self.dealt = ()
            for card in self.dealt[::2]:
                for ability in voice(s, card).abilities:
                    if isinstance(ability, InsteadOfDamage) and not unusable(s, card) and ability.possible(s, player, card):
                        s.push(resolving(ability.program, player, card))
        elif step == DEAL:
            count = sum(self.dealt[1::2])
            if count and not s.world[t.CANCELLED]:
                for card, amount in zip(self.dealt[::2], self.dealt[1::2], strict=True):
                    narrate(s, Event(ev.HITS, card, defender, amount))
                happen(s, [Event(ev.MILLED, player=defender, zone=ev.COMBAT) for _ in range(count)])  # ML-dmg-08
        elif step == RESPOND_DEALT:
            if self.dealt:
                respond_to_phase(s, "damaged")  # ML-dmg-09
        elif step == DESTROY:
            self.holding = 1
            doomed = [card for card in self.doomed if t.is_ally(s, card)]
            if doomed:
                happen(s, [Event(ev.DESTROYED, card, zone=ev.COMBAT) for card in doomed])  # ML-dmg-10, ML-dmg-24
        elif step == TELL_DEALT:
            self.holding = 0
            if self.pending:
                waiting = list(self.pending)
                self.pending = ()
                s.push(Triggers.of(waiting))
            pairs = list(zip(self.dealt[::2], self.dealt[1::2], strict=True))
            happen(s, [Event(ev.DEALT, card, defender, amount) for card, amount in pairs])  # ML-dmg-21
        elif step == BATTLE_ENDS:
            mark(s, ev.BATTLE_ENDS)
        else:
            s.pop(self)
            happens(s, Event(ev.BATTLE_OVER))

    def hold(self, pending: list[Pending]) -> None:
        self.pending = self.pending + tuple(pending)

    def withhold(self, attacker: int) -> None:
        """The damage of one attacker is not dealt after all."""
        pairs = list(zip(self.dealt[::2], self.dealt[1::2], strict=True))
        self.dealt = tuple([number for pair in pairs if pair[0] != attacker for number in pair])

    def compare(self, s: State) -> None:
        """Strengths are compared once, all pairs at a time; that fixes damage and destruction (ML-dmg-07, ML-dmg-25)."""
        killers: list[int] = []
        dealt: list[int] = []
        summed: list[int] = []
        for card in attacking(s):
            blocker = blocker_of(s, card)
            if blocker < 0:
                deal(s, dealt, card, strength(s, card))  # ML-dmg-03
            elif given(s, m.BLOCKS_SUM, blocker):
                tell_clash(s, card, blocker)
                if blocker not in summed:
                    summed.append(blocker)
            else:
                tell_clash(s, card, blocker)
                killers += pair(s, card, strength(s, card), blocker, dealt)
        for blocker in summed:
            against = blocked_by(s, blocker)
            force = sum([strength(s, card) for card in against])
            mine = strength(s, blocker)
            if mine <= force:
                for card in against:
                    if not given(s, m.HARMLESS, card):
                        killers += [blocker, card]
            if mine >= force:
                if not given(s, m.HARMLESS, blocker):
                    for card in against:
                        killers += [card, blocker]  # ML-blk-16
            else:
                deal(s, dealt, against[0], force - mine)  # ML-blk-21
        self.killers = tuple(killers)
        self.doomed = tuple(dict.fromkeys(killers[::2]))
        self.dealt = tuple(dealt)


def tell_clash(s: State, card: int, blocker: int) -> None:
    if s.log is not None:
        narrate(s, Event(ev.CLASH, card, amount=strength(s, card) * ev.CLASH_BASE + strength(s, blocker), other=blocker))


def pair(s: State, card: int, force: int, blocker: int, dealt: list[int]) -> list[int]:
    """One attacker against one blocker (ML-dmg-04, ML-dmg-05, ML-dmg-06): who loses, each before whoever it loses to."""
    mine = strength(s, blocker)
    lost: list[int] = []
    if force >= mine and not given(s, m.HARMLESS, card):
        lost += [blocker, card]
    if mine >= force and not given(s, m.HARMLESS, blocker):
        lost += [card, blocker]
    deal(s, dealt, card, force - mine)
    return lost


def deal(s: State, dealt: list[int], card: int, amount: int) -> None:
    if amount > 0 and not given(s, m.HARMLESS, card):
        dealt += [card, amount]


def blocker_of(s: State, attacker: int) -> int:
    """The Ally that still blocks an attacker, or -1 (ML-dmg-15). A blocker that leaves or changes sides blocks nobody any more."""
    return max(-1, s.numbers[t.BLOCKER][attacker] - 1)


def blocks(s: State) -> list[Event]:
    """Blocks, and attackers without one, as events at once."""
    found: list[Event] = []
    for card in attacking(s):
        blocker = blocker_of(s, card)
        if blocker >= 0:
            found.append(Event(ev.BLOCKS, blocker, s.place[blocker] % 2, other=card))
            found.append(Event(ev.BLOCKED, card, s.place[card] % 2, other=blocker))
        elif s.numbers[t.BLOCKER][card] == 0:
            found.append(Event(ev.UNBLOCKED, card, s.place[card] % 2))
    return found


# -- what may attack and block


def anybody_attacks(s: State, player: int) -> bool:
    """Whether some Ally can be declared as an attacker."""
    for card in s.zone(t.DEFENCE, player):
        if refuse_attack(s, player, card, ()) is None:
            return True
    return False


def refuse_attack(s: State, player: int, card: int, chosen: tuple[int, ...]) -> Refusal | None:
    """Why an Ally cannot be declared as an attacker."""
    if s.place[card] != t.DEFENCE * 2 + player or card in chosen:
        return no.NOT_IN_DEFENCE
    if not may_attack(s, card):
        if burdened(s, m.NOT_ATTACKED, other(player)):
            return no.NO_ATTACK_ON
        return no.MAY_NOT_ATTACK if given(s, m.CANNOT_ATTACK, card) else no.NOT_SETTLED
    due = sum([total(s, m.ATTACK_TOLL, each) for each in (*chosen, card)])
    if due > purse(s, player):
        return no.ATTACK_COST
    able = [each for each in s.zone(t.DEFENCE, player) if may_attack(s, each)]
    if len(able) - 1 < total(s, m.COMPANY, card):
        return no.COMPANY
    return refuse_attack_tolls(s, player, (*chosen, card)) if attack_tolls(s, card) else None


def refuse_attack_tolls(s: State, player: int, attackers: tuple[int, ...]) -> Refusal | None:
    """What Allies ask for in order to attack has to be there for all of them together."""
    needed: dict[int, int] = {}
    for card in attackers:
        for ability in attack_tolls(s, card):
            toll = ability.toll
            if toll.needs is not None:
                frame = scope(player, card)
                zone = toll.needs.zones[0]
                needed[zone] = needed.get(zone, 0) + toll.count.value(s, frame)
                if len(toll.needs.all(s, frame)) < needed[zone]:
                    return no.ATTACK_COST
    return None


def attack_tolls(s: State, card: int) -> list[ToAttack]:
    """What an Ally asks for in order to attack."""
    found = voice(s, card).attack_tolls
    return cast(list[ToAttack], found) if found and not silenced(s, card) else []


def why_not_done(s: State, player: int, chosen: tuple[int, ...]) -> Refusal | None:
    """Whether the attack may be declared as it is."""
    rallied = any([given(s, m.RALLIES, card) for card in chosen])
    for card in s.zone(t.DEFENCE, player):
        if (rallied or given(s, m.MUST_ATTACK, card)) and refuse_attack(s, player, card, chosen) is None:
            return no.MUST_ATTACK
    for card in chosen:
        if total(s, m.COMPANY, card) > len(chosen) - 1:
            return no.COMPANY
    return None


def refuse_block(s: State, player: int, card: int, attacker: int) -> Refusal | None:
    """Why an Ally cannot block an attacker (ML-blk-03 to ML-blk-15)."""
    if s.place[card] == t.ATTACK * 2 + player and not given(s, m.RETURNS_TO_BLOCK, card):
        return no.ATTACKERS_STAY
    if s.place[card] // 2 not in t.LINES or s.place[card] % 2 != player:
        return no.BLOCK_LINE
    if attacker not in attacking(s):
        return no.NOT_ATTACKING
    if s.numbers[t.BLOCKER][attacker]:
        return no.TAKEN_ATTACKER
    if not may_block(s, card):
        return no.MAY_NOT_BLOCK
    if unblockable(s, attacker) and not given(s, m.BLOCKS_UNBLOCKABLE, card):
        return no.UNBLOCKABLE
    index = s.index()
    for each in index.modifying[m.NOT_BLOCKED_BY]:
        change = cast(Change, each.modifier)
        if change.affects(s, each.scope, attacker) and change.blockers is not None and change.blockers.fits(s, each.scope, card):
            return no.NOT_BY_IT
    for each in index.modifying[m.BLOCKED_ONLY_BY]:
        change = cast(Change, each.modifier)
        if (
            change.affects(s, each.scope, attacker)
            and change.blockers is not None
            and not change.blockers.fits(s, each.scope, card)
        ):
            return no.NOT_BY_IT
    already = blocked_by(s, card)
    if given(s, m.BLOCKS_SUM, card):
        force = sum([strength(s, each) for each in already]) + strength(s, attacker)
        return no.EXHAUSTED if already and force > strength(s, card) else None
    if len(already) >= most_blocks(s, card) + total(s, m.BLOCKS_FOR_GOLD, card):
        return no.ONE_BLOCK
    return no.BLOCK_COST if len(already) >= most_blocks(s, card) and not purse(s, player, t.ABILITY, card) else None


def most_blocks(s: State, card: int) -> int:
    """How many attackers an Ally can block for nothing (ML-blk-03)."""
    return 1 + total(s, m.BLOCKS_MORE, card)


def beyond(s: State, card: int) -> bool:
    """Whether its next block is one that it pays for."""
    return not given(s, m.BLOCKS_SUM, card) and len(blocked_by(s, card)) >= most_blocks(s, card)


def must_block(s: State, options: list[Option]) -> bool:
    """Whether some attacker that must be blocked still can be."""
    return any([given(s, m.MUST_BE_BLOCKED, option.target) for option in options])
