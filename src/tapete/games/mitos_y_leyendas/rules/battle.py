"""The Mythological Battle: attack, block, Talisman War and damage (ML-bat-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from tapete.core.abilities import Pending
from tapete.core.effects import resolving
from tapete.core.events import Event, Triggers, happen, happen_in_turn, happens, narrate
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change, expire
from tapete.games.mitos_y_leyendas.rules import declaring
from tapete.games.mitos_y_leyendas.rules.acting import PRIORITY
from tapete.games.mitos_y_leyendas.rules.asking import mark
from tapete.games.mitos_y_leyendas.rules.declaring import anybody_attacks, attack_tolls, beyond, siege_tolls
from tapete.games.mitos_y_leyendas.rules.paying import pay, refund
from tapete.games.mitos_y_leyendas.rules.responding import respond_to_phase
from tapete.games.mitos_y_leyendas.terms import InsteadOfDamage
from tapete.games.mitos_y_leyendas.things import active, attacking, other, voice
from tapete.games.mitos_y_leyendas.tolls import Charging
from tapete.games.mitos_y_leyendas.values import blocked_by, burdened, given, strength, total, unusable

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
CHOOSE_BLOCKER: Final = 7
BLOCK: Final = 8
BLOCK_BEGINS: Final = 9
RESPOND_BLOCK: Final = 10
BLOCKS: Final = 11
BLOCK_ENDS: Final = 12
WAR_BEGINS: Final = 13
WAR: Final = 14
WAR_ENDS: Final = 15
DAMAGE_BEGINS: Final = 16
RESPOND_DAMAGE: Final = 17
COMPARE: Final = 18
DEAL: Final = 19
RESPOND_DEALT: Final = 20
DESTROY: Final = 21
TELL_DEALT: Final = 22
BATTLE_ENDS: Final = 23
CLOSE: Final = 24
TOLLS: Final = 25  # between ADVANCE and ATTACK_BEGINS


class Battle(Charging):
    """A Battle, which exists only if somebody attacks (ML-bat-01)."""

    NAME = "battle"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "attackers", "doomed", "dealt", "pending", "holding", "killers", "paid", "measured", "oros", "spent", "short",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.attackers: tuple[int, ...] = ()
        self.doomed: tuple[int, ...] = ()  # who loses its comparison
        self.killers: tuple[int, ...] = ()  # who loses and to whom: victim, killer, victim, killer…
        self.dealt: tuple[int, ...] = ()  # attacker, damage, attacker, damage…
        self.pending: tuple[Pending, ...] = ()
        self.holding = 0  # triggers of the destruction wait for those of the damage (ML-dmg-22)

    def run(self, s: State) -> None:
        """What nobody takes notice of is followed by the next step at once."""
        while True:
            step = self.step
            self.step = step + 1
            if STEPS[step](self, s):
                return

    # -- attack declaration

    def choose_attacker(self, s: State) -> bool:
        player = active(s)
        if s.world[t.PHASE] != t.ATTACKS:
            self.begin(s, player)
            return True
        options = declaring.ATTACKS.options(s, player)
        if options and options[0].verb == "attack":
            s.ask(player, declaring.ATTACK, options, WHO_ATTACKS)
        else:
            s.answer = None
        return True

    def begin(self, s: State, player: int) -> None:
        """The attack declaration, if there is an Ally that can attack."""
        if anybody_attacks(s, player):
            self.step = CHOOSE_ATTACKER
            happens(s, Event(ev.PHASE_BEGINS, amount=t.ATTACKS))
        else:
            s.answer = None

    def declared(self, s: State) -> bool:
        answer = s.answer
        if answer is not None and answer.verb == "attack":
            self.attackers = (*self.attackers, answer.thing)
            self.step = CHOOSE_ATTACKER
        elif not self.attackers:
            s.pop(self)  # ML-bat-11
        return True

    def advance(self, s: State) -> bool:
        self.step = TOLLS
        happen(s, [Event(ev.ADVANCED, card, active(s)) for card in self.attackers])
        return True

    def tolls(self, s: State) -> bool:
        self.step = ATTACK_BEGINS
        player = active(s)
        toll = sum([total(s, m.ATTACK_TOLL, card) for card in self.attackers])
        for card in self.attackers:
            for ability in attack_tolls(s, card):
                s.push(ability.toll.frame(s, player, card))
        for source, asked in siege_tolls(s, other(player)):
            s.push(asked.toll.frame(s, player, source))
        pay(s, player, toll, self.attackers[0], charge=1)
        return True

    def attack_begins(self, s: State) -> bool:
        """What was to leave as a cost has stayed: nobody attacks (ML-play-20)."""
        if self.short:
            s.pop(self)
            back = [Event(ev.RETREATED, card, amount=1) for card in attacking(s)]
            happen_in_turn(s, [refund(s, self, active(s)), back])
            return True
        return mark(s, ev.ATTACK_BEGINS)  # ML-bat-07

    def respond_attack(self, s: State) -> bool:
        return respond_to_phase(s, "attack")  # ML-resp-10

    def attack(self, s: State) -> bool:
        """An attack that was cancelled is undone: the Battle does not take place (ML-resp-17, ML-resp-18)."""
        if s.world[t.CANCELLED]:
            s.pop(self)
            happen(s, [Event(ev.RETREATED, card, amount=1) for card in attacking(s)])
        else:
            happen(s, [Event(ev.ATTACKS, card, active(s)) for card in attacking(s)])  # ML-bat-09
        return True

    def attack_ends(self, s: State) -> bool:
        happens(s, Event(ev.PHASE_BEGINS, amount=t.BLOCKS))
        expire(s, s.turn * 8 + t.ATTACKS)  # ML-bat-10
        return True

    # -- block declaration

    def choose_blocker(self, s: State) -> bool:
        defender = other(active(s))
        options = declaring.BLOCKS.options(s, defender)
        if options and options[0].verb == "block":
            s.ask(defender, declaring.BLOCK, options, WHO_BLOCKS)
        else:
            s.answer = None
        return True

    def block(self, s: State) -> bool:
        """One block is declared: an Ally that came back for it is in the Defence Line now, and an extra block is paid for."""
        answer = s.answer
        if answer is None or answer.verb != "block":
            return True
        self.step = CHOOSE_BLOCKER
        defender = other(active(s))
        blocker = answer.thing
        if beyond(s, blocker):
            pay(s, defender, 1, blocker, t.ABILITY)
        assigned = Event(ev.ASSIGNED, blocker, defender, other=answer.target)
        returns = s.place[blocker] // 2 == t.ATTACK
        happen(s, [Event(ev.RETREATED, blocker, defender), assigned] if returns else [assigned])
        return True

    def block_begins(self, s: State) -> bool:
        return mark(s, ev.BLOCK_BEGINS)  # ML-blk-09

    def respond_block(self, s: State) -> bool:
        return respond_to_phase(s, "block")  # ML-blk-18

    def blocks(self, s: State) -> bool:
        happen(s, blocks(s))  # ML-blk-19
        return True

    def block_ends(self, s: State) -> bool:
        happens(s, Event(ev.PHASE_BEGINS, amount=t.WAR))
        expire(s, s.turn * 8 + t.BLOCKS)  # ML-blk-20
        return True

    # -- Talisman War

    def war_begins(self, s: State) -> bool:
        return mark(s, ev.WAR_BEGINS)  # ML-war-07

    def war(self, s: State) -> bool:
        player = active(s)
        first = any([given(s, m.FIRST_ACTION, card) for card in attacking(s)])
        open_window(s, PRIORITY, Announcement(other(player) if first else player, "war"))  # the defender first (ML-war-02)
        respond_to_phase(s, "war")
        return True

    def war_ends(self, s: State) -> bool:
        happens(s, Event(ev.PHASE_BEGINS, amount=t.DAMAGE))
        expire(s, s.turn * 8 + t.WAR)  # ML-war-09
        return True

    # -- damage

    def damage_begins(self, s: State) -> bool:
        return mark(s, ev.DAMAGE_BEGINS)  # ML-dmg-01

    def respond_damage(self, s: State) -> bool:
        return respond_to_phase(s, "damage")  # ML-resp-13

    def measure(self, s: State) -> bool:
        """Compare, and ask whether something is to be done instead of dealing the damage."""
        player = active(s)
        self.compare(s)
        if burdened(s, m.SHIELDED, other(player)):
            self.dealt = ()
        if s.index().modifying[m.CAPPED]:
            self.cap(s, other(player))
        if s.index().modifying[m.TAKES_DAMAGE]:
            self.divert(s, other(player))
        for card in self.dealt[::2]:
            for ability in voice(s, card).abilities:
                if isinstance(ability, InsteadOfDamage) and not unusable(s, card) and ability.possible(s, player, card):
                    s.push(resolving(ability.program, player, card))
        return True

    def cap(self, s: State, defender: int) -> None:
        """The attackers together deal a Castle no more than so much: those that attack last fall short."""
        limits = [each for each in s.index().modifying[m.CAPPED] if cast(Change, each.modifier).concerns(s, each.scope, defender)]
        if limits:
            left = min([each.modifier.amount(s, each.scope, -1) for each in limits])
            dealt: list[int] = []
            for card, amount in self.pairs():
                deal(s, dealt, card, min(amount, left))
                left -= min(amount, left)
            self.dealt = tuple(dealt)

    def divert(self, s: State, defender: int) -> None:
        """An Ally takes what the Castle would: it falls if that is as much as its Strength, as in any comparison (ML-dmg-04)."""
        takers = [card for card in t.allies(s, defender) if given(s, m.TAKES_DAMAGE, card)]
        if takers and self.dealt:
            taker = takers[0]
            if sum(self.dealt[1::2]) >= resists(s, taker, strength(s, taker)):
                self.killers += tuple([each for card, _ in self.pairs() for each in (taker, card)])
                self.doomed = tuple(dict.fromkeys((*self.doomed, taker)))
            self.dealt = ()

    def deal(self, s: State) -> bool:
        defender = other(active(s))
        count = sum(self.dealt[1::2])
        if count and not s.world[t.CANCELLED]:
            for card, amount in self.pairs():
                narrate(s, Event(ev.HITS, card, defender, amount))
            happen(s, [Event(ev.MILLED, player=defender, zone=ev.COMBAT) for _ in range(count)])  # ML-dmg-08
        return True

    def respond_dealt(self, s: State) -> bool:
        if self.dealt:
            respond_to_phase(s, "damaged")  # ML-dmg-09
        return True

    def destroy(self, s: State) -> bool:
        self.holding = 1
        doomed = [card for card in self.doomed if t.is_ally(s, card)]
        if doomed:
            happen(s, [Event(ev.DESTROYED, card, zone=ev.COMBAT) for card in doomed])  # ML-dmg-10, ML-dmg-24
        return True

    def tell_dealt(self, s: State) -> bool:
        self.holding = 0
        if self.pending:
            waiting = list(self.pending)
            self.pending = ()
            s.push(Triggers.of(waiting))
        defender = other(active(s))
        happen(s, [Event(ev.DEALT, card, defender, amount) for card, amount in self.pairs()])  # ML-dmg-21
        return True

    def battle_ends(self, s: State) -> bool:
        return mark(s, ev.BATTLE_ENDS)

    def close(self, s: State) -> bool:
        s.pop(self)
        happens(s, Event(ev.BATTLE_OVER))
        return True

    def pairs(self) -> list[tuple[int, int]]:
        """Who deals how much."""
        return list(zip(self.dealt[::2], self.dealt[1::2], strict=True))

    def hold(self, pending: list[Pending]) -> None:
        self.pending = self.pending + tuple(pending)

    def withhold(self, attacker: int) -> None:
        """The damage of one attacker is not dealt after all."""
        self.dealt = tuple([number for pair in self.pairs() if pair[0] != attacker for number in pair])

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
            if resists(s, blocker, mine) <= force:
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


STEPS: Final[dict[int, Callable[[Battle, State], bool]]] = {
    CHOOSE_ATTACKER: Battle.choose_attacker,
    DECLARED: Battle.declared,
    ADVANCE: Battle.advance,
    TOLLS: Battle.tolls,
    ATTACK_BEGINS: Battle.attack_begins,
    RESPOND_ATTACK: Battle.respond_attack,
    ATTACK: Battle.attack,
    ATTACK_ENDS: Battle.attack_ends,
    CHOOSE_BLOCKER: Battle.choose_blocker,
    BLOCK: Battle.block,
    BLOCK_BEGINS: Battle.block_begins,
    RESPOND_BLOCK: Battle.respond_block,
    BLOCKS: Battle.blocks,
    BLOCK_ENDS: Battle.block_ends,
    WAR_BEGINS: Battle.war_begins,
    WAR: Battle.war,
    WAR_ENDS: Battle.war_ends,
    DAMAGE_BEGINS: Battle.damage_begins,
    RESPOND_DAMAGE: Battle.respond_damage,
    COMPARE: Battle.measure,
    DEAL: Battle.deal,
    RESPOND_DEALT: Battle.respond_dealt,
    DESTROY: Battle.destroy,
    TELL_DEALT: Battle.tell_dealt,
    BATTLE_ENDS: Battle.battle_ends,
    CLOSE: Battle.close,
}


def tell_clash(s: State, card: int, blocker: int) -> None:
    if s.log is not None:
        narrate(s, Event(ev.CLASH, card, amount=strength(s, card) * ev.CLASH_BASE + strength(s, blocker), other=blocker))


def pair(s: State, card: int, force: int, blocker: int, dealt: list[int]) -> list[int]:
    """One attacker against one blocker (ML-dmg-04, ML-dmg-05, ML-dmg-06): who loses, each before whoever it loses to."""
    mine = strength(s, blocker)
    lost: list[int] = []
    if force >= resists(s, blocker, mine) and not given(s, m.HARMLESS, card):
        lost += [blocker, card]
    if mine >= resists(s, card, force) and not given(s, m.HARMLESS, blocker):
        lost += [card, blocker]
    deal(s, dealt, card, force - mine)
    return lost


def resists(s: State, card: int, force: int) -> int:
    """The Strength that an Ally of so much falls to."""
    return 2 * force if s.index().modifying[m.STURDY] and given(s, m.STURDY, card) else force


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
