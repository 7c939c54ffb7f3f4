"""Declaring attackers and blockers: who may attack and block, and why somebody else does not (ML-bat-04, ML-blk-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.actions import Action, Actions, AskedAbout, Row, nothing
from tapete.core.decision import Option
from tapete.core.effects import scope
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.acting import elsewhere, hand, mine, theirs
from tapete.games.mitos_y_leyendas.terms import ToAttack, ToBeAttacked
from tapete.games.mitos_y_leyendas.things import allies, attacking, other, voice
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
)

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.rules.battle import Battle

ATTACK: Final = "attack"
BLOCK: Final = "block"


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
    modifying = s.index().modifying
    if modifying[m.ATTACK_TOLL]:
        due = sum([total(s, m.ATTACK_TOLL, each) for each in (*chosen, card)])
        if due > purse(s, player):
            return no.ATTACK_COST
    if modifying[m.COMPANY]:
        able = [each for each in s.zone(t.DEFENCE, player) if may_attack(s, each)]
        if len(able) - 1 < total(s, m.COMPANY, card):
            return no.COMPANY
    asked = siege_tolls(s, other(player))
    if asked and not all_payable(s, player, asked):
        return no.ATTACK_COST
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


def siege_tolls(s: State, defender: int) -> list[tuple[int, ToBeAttacked]]:
    """What the cards of whoever would be attacked ask for it."""
    found: list[tuple[int, ToBeAttacked]] = []
    for zone in (t.SUPPORT, t.DEFENCE, t.ATTACK):
        for card in s.zones[zone * 2 + defender]:
            shown = voice(s, card) if t.altered(s, card) else t.printed(s, card)
            if shown.siege_tolls and not silenced(s, card):
                found += [(card, ability) for ability in cast(list[ToBeAttacked], shown.siege_tolls)]
    return found


def all_payable(s: State, player: int, asked: list[tuple[int, ToBeAttacked]]) -> bool:
    """Whether there is enough for all of them together, of which each takes cards of its own."""
    due = sum([ability.toll.count.value(s, scope(player, source)) for source, ability in asked])
    for source, ability in asked:
        needs = ability.toll.needs
        if needs is not None and len(needs.all(s, scope(player, source))) < due:
            return False
    return True


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
    if evades(s, m.NOT_BLOCKED_BY, attacker, card, True) or evades(s, m.BLOCKED_ONLY_BY, attacker, card, False):
        return no.NOT_BY_IT
    return refuse_another_block(s, player, card, attacker)


def evades(s: State, kind: int, attacker: int, card: int, such: bool) -> bool:
    """Whether an attacker is not blocked by such Allies, or only by such, and this one is among them or is not."""
    for each in s.index().modifying[kind]:
        change = cast(Change, each.modifier)
        if change.affects(s, each.scope, attacker) and change.blockers is not None:
            if change.blockers.fits(s, each.scope, card) == such:
                return True
    return False


def refuse_another_block(s: State, player: int, card: int, attacker: int) -> Refusal | None:
    """How many attackers an Ally blocks (ML-blk-03, ML-blk-15)."""
    already = blocked_by(s, card)
    if given(s, m.BLOCKS_SUM, card):
        force = sum([strength(s, each) for each in already]) + strength(s, attacker)
        return no.EXHAUSTED if already and force > strength(s, card) else None
    free = most_blocks(s, card)
    if len(already) >= free + total(s, m.BLOCKS_FOR_GOLD, card):
        return no.ONE_BLOCK
    return no.BLOCK_COST if len(already) >= free and not purse(s, player, t.ABILITY, card) else None


def most_blocks(s: State, card: int) -> int:
    """How many attackers an Ally can block for nothing (ML-blk-03)."""
    return 1 + total(s, m.BLOCKS_MORE, card)


def beyond(s: State, card: int) -> bool:
    """Whether its next block is one that it pays for."""
    return not given(s, m.BLOCKS_SUM, card) and len(blocked_by(s, card)) >= most_blocks(s, card)


# -- the declarations as actions


def chosen(s: State) -> tuple[int, ...]:
    """The attackers declared so far."""
    return cast("Battle", s.stack[-1]).attackers


class Attack(Action):
    """Declare an Ally of the Defence Line as an attacker."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_attack(s, player, option.thing, chosen(s))

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        declared = chosen(s)
        for card in things:
            if refuse_attack(s, player, card, declared) is None:
                options.append(Option(s.names, self.verb, (card,)))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NO_BATTLE


class EnoughAttackers(Action):
    """Nobody else attacks."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_done(s, player, chosen(s))

    def said(self, s: State, option: Option, lang: str) -> str:
        return (NOBODY_ELSE_ATTACKS if chosen(s) else NOBODY_ATTACKS).text(lang)


class Block(Action):
    """Declare an Ally as the blocker of an attacker; first of one that must be blocked (ML-blk-05)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """An Ally is tried against every attacker; of anything else one attempt tells enough."""
        against = attacking(s) if t.is_ally(s, thing) and s.place[thing] % 2 == player else attacking(s)[:1]
        return [Option(s.names, self.verb, (thing, attacker)) for attacker in against]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if len(option.things) != 2:
            return no.NOT_ATTACKING
        refusal = refuse_block(s, player, option.thing, option.target)
        if refusal is None and not given(s, m.MUST_BE_BLOCKED, option.target) and pressing(s, player):
            return no.MUST_BLOCK
        return refusal

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.BLOCK_LINE


class EnoughBlockers(Action):
    """Nobody else blocks."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.MUST_BLOCK if pressing(s, player) else None

    def said(self, s: State, option: Option, lang: str) -> str:
        return (NOBODY_ELSE_BLOCKS if any(s.numbers[t.BLOCKER]) else NOBODY_BLOCKS).text(lang)


def pressing(s: State, player: int) -> bool:
    """Whether some attacker that must be blocked still can be."""
    if not s.index().modifying[m.MUST_BE_BLOCKED]:
        return False
    for attacker in attacking(s):
        if given(s, m.MUST_BE_BLOCKED, attacker):
            for card in allies(s, player):
                if refuse_block(s, player, card, attacker) is None:
                    return True
    return False


def defence_line(s: State, player: int) -> list[int]:
    return s.zones[t.DEFENCE * 2 + player]


def all_but_defence_line(s: State, player: int) -> list[int]:
    """Everything in sight from which nobody attacks."""
    line = defence_line(s, player)
    return [card for card in mine(s, player) + hand(s, player) + theirs(s, player) + elsewhere(s, player) if card not in line]


def all_but_allies(s: State, player: int) -> list[int]:
    """Everything in sight that neither blocks nor is to be blocked."""
    able = allies(s, player) + attacking(s)
    return [card for card in mine(s, player) + hand(s, player) + theirs(s, player) + elsewhere(s, player) if card not in able]


NOBODY_ATTACKS: Final = Words("Nadie ataca", "Nobody attacks")
NOBODY_ELSE_ATTACKS: Final = Words("Nadie más ataca", "Nobody else attacks")
NOBODY_BLOCKS: Final = Words("Nadie bloquea", "Nobody blocks")
NOBODY_ELSE_BLOCKS: Final = Words("Nadie más bloquea", "Nobody else blocks")
ATTACKING: Final = Attack("attack", Words("Ataca con {thing}", "Attack with {thing}"))
BLOCKING: Final = Block("block", Words("Bloquea a {target} con {thing}", "Block {target} with {thing}"))
ATTACKS: Final = Actions(
    ATTACK,
    Row(defence_line, ATTACKING),
    Row(nothing, EnoughAttackers("done", Words("{word}", "{word}"))),
    AskedAbout(all_but_defence_line, ATTACKING),
)
BLOCKS: Final = Actions(
    BLOCK,
    Row(allies, BLOCKING),
    Row(nothing, EnoughBlockers("done", Words("{word}", "{word}"))),
    AskedAbout(all_but_allies, BLOCKING),
)
