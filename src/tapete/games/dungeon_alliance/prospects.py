"""What an alliance could do next, for the bots: each hero's best target, chest or door by how soon it can be had, and its cards.

The unit is one point, as in ``hints``.
"""

from __future__ import annotations

from typing import Final

from tapete.core.grid.floor import SIDES
from tapete.core.grid.sight import BEHIND, bearing, in_view, obstacles
from tapete.core.grid.tiles import DOOR, VACANT, has_door, side_state
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import (
    BACKSTAB,
    CLEAVE,
    FLURRY,
    IGNORES_DEFENCE,
    LEECH,
    POISONS,
    SIGHT,
    STUNS,
    Edge,
    edges_of,
    powers_of,
)
from tapete.games.dungeon_alliance.perils import perils_of
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.rules.activation import SELECT
from tapete.games.dungeon_alliance.rules.harm import rewards
from tapete.games.dungeon_alliance.things import Card, card_of, cell, floor, hero, heroes, layout, monster, shared, threat

MARKED: Final = 0.55  # of a monster's XP, for the damage it has
HELD: Final = 0.06  # a point of use of a card in hand for a hero who has yet to act
IDLE: Final = 0.02  # the same for one who has acted
NOW: Final = 0.8  # of what the hero who acts can do at once
SOON: Final = 0.68  # of what a ready hero can do in its own activation
LATER: Final[tuple[float, ...]] = (0.45, 0.36, 0.28, 0.22, 0.17, 0.13, 0.1)  # of what takes this many activations more
NEAR: Final = 0.015  # less for each point of Speed on the way
SPARE: Final = 0.12  # of what the other monsters in reach are worth besides the best
UNKNOWN: Final = 1.1  # a door to an unknown room
UNKNOWN_ALONE: Final = 3.2  # the same where rooms left unknown cost points
BEYOND: Final = 0.6  # a closed door to a known room
FOLLOWING: Final = 0.35  # poison, exhaustion or a cleaving blow besides the damage
HEALING: Final = 0.2  # a point of damage removed from the hero when it hits
LOCKED: Final = 0.6  # of a chest that is locked
DONE: Final = 0.01  # an activation whose main part is over: nothing pointless is done first


class Gear:
    """What a hero's cards make of it for the rest of the round, gathered in one look."""

    def __init__(self, s: State, who: int) -> None:
        facts = hero(s, who)
        kind, base = facts.attack
        melee, ranged, self.pace = 0, 0, facts.speed
        self.backstab = 0
        self.aims = False
        self.ignores_armor = False
        self.ignores_evasion = False
        self.flurry = False
        self.more = 0.0
        self.edges: list[Edge] = []
        surge = s.numbers[t.SURGE][who]
        best: tuple[str, int] = (kind, base)
        for card in values.in_force(s, who):
            what = card_of(s, card)
            if s.numbers[t.BASED][card]:
                if what.base[0] != kind or what.base[1] > base:
                    best = what.base
                continue
            for ability, amount in what.bonuses:
                if ability == t.MELEE:
                    melee += amount
                elif ability == t.RANGED:
                    ranged += amount
                elif ability == t.SPEED:
                    self.pace += amount
            self.edges += edges_of(what)
            for power in powers_of(what):
                self.more += FOLLOWING * (power.gives(POISONS) + power.gives(STUNS) + power.gives(CLEAVE)) + HEALING * power.gives(
                    LEECH
                )
                self.flurry = self.flurry or power.gives(FLURRY) > 0
                self.backstab += power.gives(BACKSTAB)
                self.aims = self.aims or power.gives(SIGHT) > 0
                self.ignores_armor = self.ignores_armor or power.gives(IGNORES_DEFENCE[t.ARMOR]) > 0
                self.ignores_evasion = self.ignores_evasion or power.gives(IGNORES_DEFENCE[t.EVASION]) > 0
        self.kind = best[0]
        self.power = best[1] + (melee if self.kind == t.MELEE else ranged) + (1 if surge == 2 else 0)
        self.power += values.lent(s, who, self.kind)
        if surge == 1:
            self.pace += 1


class Prey:
    """A monster as a target: where it stands, how it is defended, and what more damage on it would bring an alliance."""

    def __init__(self, s: State, target: int, player: int) -> None:
        facts = monster(s, target)
        damage = s.numbers[t.DAMAGE][target]
        own = s.numbers[t.BY + player][target]
        self.at = cell(s, target)
        self.facing = s.numbers[t.FACING][target]
        self.armor = values.armor(s, target)
        self.weakness = values.weakness(s, target)
        self.evasion = facts.evasion
        self.health = facts.health
        self.left = facts.health - damage
        self.own = own
        self.rivals = damage - own
        self.rewards = facts.rewards
        self.had = MARKED * share(s, target, player) * damage / facts.health if own else 0.0

        self.card = target

    def spoils(self, harm: int) -> float:
        """What so much more damage would bring."""
        if not self.rivals:
            reward = self.rewards[0] + self.rewards[1]
        else:
            reward = self.rewards[0] if self.own + harm > self.rivals else self.rewards[1]
        return reward - self.had if harm >= self.left else MARKED * reward * harm / self.health


class Outlook:
    """What all heroes of an evaluation share: who acts, the monsters, and the doors that could be opened."""

    def __init__(self, s: State, player: int) -> None:
        self.acting: Acting | None = None
        if len(s.stack) > 1:
            frame = s.stack[1]
            if isinstance(frame, Acting):
                self.acting = frame
        self.last = s.world[t.ROUND] >= t.ROUNDS or bool(s.world[t.ENDING])
        self.alone = t.governs(s)
        self.prey = [Prey(s, target, player) for target in t.monsters(s)]
        self.occupied = values.occupied(s)
        self.doors = doors(s, self.alone)


def share(s: State, target: int, player: int) -> int:
    """What an alliance would get for a monster if it fell now."""
    for receiver, xp in rewards(s, target):
        if receiver == player:
            return xp
    return 0


def prospects(s: State, player: int, outlook: Outlook) -> float:
    """The best each hero could do next, and the cards in hand."""
    value = hand_worth(s, player)
    acting = outlook.acting
    if acting is not None and acting.player == player and acting.step >= SELECT:
        value += DONE
    for who in heroes(s, player):
        if s.numbers[t.CELL][who] and not s.numbers[t.DEFEATED][who]:
            value += prospect(s, who, outlook)
    return value


def prospect(s: State, who: int, outlook: Outlook) -> float:
    """What a hero's best target is worth, by how soon it can be had."""
    acting = outlook.acting
    active = acting is not None and acting.who == who and acting.step < SELECT
    gear = Gear(s, who)
    moves, strikes, fixed = 0, False, False
    if active:
        assert acting is not None
        fixed = acting.attacked
        if not fixed:
            moves = acting.points
        if not s.numbers[t.WAIVED][who] and not acting.resting:
            strikes = attacks_left(acting, gear)
    elif s.numbers[t.EXHAUSTED][who]:
        if outlook.last:
            return 0.0
    else:
        moves, strikes = gear.pace, True
    best = best_strike(s, who, gear, active, fixed, moves, strikes, outlook)
    errand = best_errand(s, who, gear, active, moves, outlook)
    return errand + 0.3 * best if errand > best else best + 0.3 * errand


def attacks_left(acting: Acting, gear: Gear) -> bool:
    return not acting.attacks or (len(acting.attacks) == 1 and (gear.flurry or not acting.spent))


def best_strike(s: State, who: int, gear: Gear, active: bool, fixed: bool, moves: int, strikes: bool, outlook: Outlook) -> float:
    """The enemy that is most worth striking, and a little for the others; a ``fixed`` hero cannot turn any more."""
    plan = layout(s)
    here = cell(s, who)
    facing = s.numbers[t.FACING][who]
    least, most = values.usual_reach(gear.kind)
    best = 0.0
    others = 0.0
    for prey in outlook.prey:
        steps = plan.walk(here, prey.at)
        if steps < 0:
            continue
        able = bool(plan.ring(prey.at, least, most) >> here & 1)
        if fixed and able and not in_view(floor(s), here, facing, prey.at):
            able = False
        guard = (0 if gear.ignores_armor else prey.armor) + (0 if gear.ignores_evasion else prey.evasion) - prey.weakness
        harm = gear.power - max(0, guard)
        if able:
            if gear.kind == t.RANGED:
                if not gear.aims:
                    harm -= obstacles(floor(s), here, prey.at, outlook.occupied)
            elif gear.backstab and bearing(floor(s), prey.at, prey.facing, here) == BEHIND:
                harm += gear.backstab
        for edge in gear.edges:
            if values.holds(s, who, prey.card, edge.when):
                harm += edge.amount
        if harm > 0:
            gain = prey.spoils(harm) + gear.more
        else:
            gain = 0.05 * (prey.rewards[0] + prey.rewards[1]) / (1 + steps)  # a card may change that
        need = 0 if able else max(1, steps - most)
        gain *= patience(need, moves, gear.pace, strikes, active, outlook.last)
        if gain > best:
            others += best
            best = gain
        else:
            others += gain
    return best + SPARE * others


def patience(need: int, moves: int, pace: int, strikes: bool, active: bool, last: bool) -> float:
    """Which part of something counts by when it can be had."""
    if strikes and need <= moves:
        return (NOW if active else SOON) - NEAR * need
    away = need - moves
    turns = 0 if away <= 0 else 1 + (away - 1) // max(1, pace)
    if not strikes or turns:
        if last and active:
            return 0.02 / (1 + turns)
        return LATER[min(turns, len(LATER) - 1)] - 0.25 * NEAR * need
    return LATER[0]


def best_errand(s: State, who: int, gear: Gear, active: bool, moves: int, outlook: Outlook) -> float:
    """The chest or the door that is most worth going to."""
    plan = layout(s)
    here = cell(s, who)
    best = 0.0
    for card in shared(s, t.OPEN_THREATS):
        gain = loot(s, card)
        if gain > best:
            steps = plan.walk(here, cell(s, card))
            if steps >= 0:
                best = max(best, gain * patience(max(1, steps), moves, gear.pace, True, active, outlook.last))
    for middle, along, gain in outlook.doors:
        if gain > best:
            steps = 0 if along >> here & 1 else plan.walk(here, middle)
            if steps >= 0:
                best = max(best, gain * patience(steps + 1, moves, gear.pace, True, active, outlook.last))
    return best


def loot(s: State, card: int) -> float:
    """About what a chest in view holds."""
    gain = 0.0
    for peril in perils_of(s.cards[card]):
        gain += peril.xp + 0.2 * peril.cards
    return gain * LOCKED if threat(s, card).sort == t.LOCKED_CHEST else gain


_doors: Final[dict[tuple[int, ...], list[tuple[int, int, float]]]] = {}
KEPT: Final = 4096  # maps whose doors are remembered


def doors(s: State, alone: bool) -> list[tuple[int, int, float]]:
    """The closed doors that could be opened: the middle cell, all cells along it as a mask, and what lies behind it."""
    unknown = bool(shared(s, t.TILE_AREA))
    mode = s.players * 4 + (2 if alone else 0) + (1 if unknown else 0)
    key = tuple([mode, s.world[t.HALLWAYS], *t.doors(s)])
    found = _doors.get(key)
    if found is None:
        if len(_doors) >= KEPT:
            _doors.clear()
        found = find_doors(s, alone, unknown)
        _doors[key] = found
    return found


def find_doors(s: State, alone: bool, unknown: bool) -> list[tuple[int, int, float]]:
    plan = floor(s)
    having = t.doors(s)
    found: list[tuple[int, int, float]] = []
    for tile in t.tiles(s):
        slot = s.numbers[t.SLOT][tile] - 1
        for side in SIDES:
            state = side_state(plan, having, s.world[t.HALLWAYS], slot, side)
            gain = 0.0
            if state == VACANT and unknown and has_door(having[slot], side):
                gain = UNKNOWN_ALONE if alone else UNKNOWN
            elif state == DOOR:
                gain = BEYOND
            if gain:
                mask = 0
                for at in plan.along(slot, side):
                    mask |= 1 << at
                found.append((plan.middle(slot, side), mask, gain))
    return found


# ---------------------------------------------------------------------------------------------------------------- cards


def hand_worth(s: State, player: int) -> float:
    """Cards in hand, by their use and by whether somebody who may play them has yet to act."""
    value = 0.0
    waiting = [who for who in heroes(s, player) if not s.numbers[t.EXHAUSTED][who]]
    for card in s.zone(t.HAND, player):
        what = card_of(s, card)
        rate = HELD if "reaction" in what.types or values.fits_someone(s, card, waiting) else IDLE
        value += rate * use(what)
    for card in s.zone(t.ARTIFACTS, player):
        value += 0.25 * card_of(s, card).cost
    return value


_uses: Final[dict[str, float]] = {}


def use(what: Card) -> float:
    """How much a card does, reckoned once: its bonuses, its own attack, its abilities and its price."""
    found = _uses.get(what.id)
    if found is None:
        found = 1.0 + 0.5 * sum([amount for _, amount in what.bonuses]) + 0.4 * what.base[1]
        found += 1.2 * len(what.abilities) + 0.4 * what.cost
        _uses[what.id] = found
    return found
