"""Values that are computed, never written: strength, defence, Speed, what a character may enter and see."""

from __future__ import annotations

from typing import Final

from tapete.core.grid.cells import BITS
from tapete.core.grid.reach import Ground
from tapete.core.grid.sight import BEHIND, bearing, in_view, obstacles
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.abilities import (
    ALONE,
    BACKSTAB,
    DIE,
    FEEBLER,
    FLANKED,
    HURT,
    IGNORES_DEFENCE,
    MOVED,
    NIMBLE,
    PETS,
    QUIET,
    SIGHT,
    TIRED,
    WEAKER,
    Strike,
    edges_of,
    gives,
)
from tapete.games.dungeon_alliance.perils import BULWARK, FLIGHT, LEADER, PACK, PIERCING, has_trait
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.things import card_of, cell, floor, hero, heroes, layout, monster, owner

PLACE: Final = {ability: at for at, ability in enumerate(t.BONUSES)}


def column(s: State, who: int) -> list[int]:
    """The face-up cards under a hero."""
    return [card for card in s.zone(t.COLUMN, owner(s, who)) if s.numbers[t.UNDER][card] == who + 1]


def in_force(s: State, who: int) -> list[int]:
    """The cards that work for a hero: those under it and the alliance's artifacts (DA-artifact-03)."""
    return column(s, who) + s.zone(t.ARTIFACTS, owner(s, who))


def given(s: State, who: int, what: str) -> int:
    """How much of something a hero's cards give."""
    return sum([gives(s.cards[card], what) for card in in_force(s, who)])


def bonus(s: State, who: int, kind: str) -> int:
    """What a hero's cards add to one ability for the rest of the round (DA-play-08)."""
    total = 0
    for card in in_force(s, who):
        if not s.numbers[t.BASED][card]:
            for ability, amount in card_of(s, card).bonuses:
                if ability == kind:
                    total += amount
    return total if kind == t.SPEED else total + lent(s, who, kind)


def bonuses(s: State, who: int) -> list[int]:
    """What ``bonus`` says of every ability, in the order of BONUSES, worked out in one go."""
    found = [0] * len(t.BONUSES)
    based = s.numbers[t.BASED]
    for card in in_force(s, who):
        if not based[card]:
            for ability, amount in card_of(s, card).bonuses:
                found[PLACE[ability]] += amount
    under = s.numbers[t.UNDER]
    for card in s.zone(t.COLUMN, owner(s, who)):
        shared = card_of(s, card).shared
        if shared and under[card] != who + 1 and beside(s, under[card] - 1, who):
            for ability, amount in shared:
                if ability != t.SPEED:
                    found[PLACE[ability]] += amount
    return found


def lent(s: State, who: int, kind: str) -> int:
    """What friends beside a hero add, while they stand (DA-power-01)."""
    total = 0
    under = s.numbers[t.UNDER]
    for card in s.zone(t.COLUMN, owner(s, who)):
        shared = card_of(s, card).shared
        if shared and under[card] != who + 1 and beside(s, under[card] - 1, who):
            for ability, amount in shared:
                if ability == kind:
                    total += amount
    return total


def beside(s: State, friend: int, who: int) -> bool:
    """Whether a hero who stands is next to somebody."""
    return standing(s, friend) and layout(s).adjacent(cell(s, friend), cell(s, who))


def speed(s: State, who: int) -> int:
    """A hero's points for one move (DA-move-01, DA-move-02); a Surge for Speed counts like a card (DA-move-08)."""
    return hero(s, who).speed + bonus(s, who, t.SPEED) + (1 if s.numbers[t.SURGE][who] == 1 else 0)


def bases(s: State, who: int) -> list[tuple[int, str, int]]:
    """The strengths an attack can start from: the hero's own (card -1) and those of weapons played for it (DA-attack-06)."""
    found = [(-1, hero(s, who).attack[0], hero(s, who).attack[1])]
    for card in column(s, who):
        if s.numbers[t.BASED][card]:
            found.append((card, card_of(s, card).base[0], card_of(s, card).base[1]))
    return found


def attack_bonus(s: State, who: int, kind: str) -> int:
    """What is added to every attack of a type (DA-power-01, DA-power-02); a Surge adds to both types (DA-surge-02)."""
    return bonus(s, who, kind) + (1 if s.numbers[t.SURGE][who] == 2 else 0)


def strength(s: State, who: int, kind: str, base: int, target: int, source: Strike | None) -> int:
    """The strength of a hero's attack: one type, its bonuses, what facing and pits change."""
    total = base
    if source is None or not source.plain:
        total += attack_bonus(s, who, kind)
    if source is not None and source.pet:
        total += given(s, who, PETS)
    else:
        if kind == t.MELEE and bearing(floor(s), cell(s, target), s.numbers[t.FACING][target], cell(s, who)) == BEHIND:
            total += backstab(s, who)
        if source is None or not source.plain:
            total += edge(s, who, target)
    if in_pit(s, who) and not (source is not None and source.pet):
        total -= 1
    return max(0, total)


def edge(s: State, who: int, target: int) -> int:
    """What a hero's cards add against this target, as things are now."""
    total = 0
    for card in in_force(s, who):
        for each in edges_of(s.cards[card]):
            if holds(s, who, target, each.when):
                total += each.amount
    return total


def holds(s: State, who: int, target: int, when: str) -> bool:
    """Whether what an edge asks for is so."""
    if when == HURT:
        return s.numbers[t.DAMAGE][target] + s.numbers[t.POISON][target] > 0
    if when == TIRED:
        return bool(s.numbers[t.EXHAUSTED][target])
    if when == FLANKED:
        return any([friend != who and beside(s, friend, target) for friend in heroes(s, owner(s, who))])
    if when == ALONE:
        return not any([friend != who and beside(s, friend, who) for friend in heroes(s, owner(s, who))])
    for frame in s.stack:
        if isinstance(frame, Acting) and frame.who == who:
            return frame.spent == (when == MOVED)
    return False


def monster_strength(s: State, who: int, target: int) -> int:
    facts = monster(s, who)
    total = facts.attack[1]
    if has_trait(facts, PACK):
        for other in t.monsters(s):
            if other != who and layout(s).adjacent(cell(s, other), cell(s, target)):
                total += 1
                break
    if led(s, who):
        total += 1
    if in_pit(s, who):
        total -= 1
    return max(0, total - marked(s, who, FEEBLER))


def led(s: State, who: int) -> bool:
    """Whether a leader stands next to a monster."""
    for other in t.monsters(s):
        if other != who and has_trait(monster(s, other), LEADER) and layout(s).adjacent(cell(s, other), cell(s, who)):
            return True
    return False


def pits(s: State) -> int:
    """The cells with an open pit, as a mask."""
    mask = 0
    for card in t.shared(s, t.OPEN_THREATS):
        if t.threat(s, card).sort == t.PIT:
            mask |= 1 << cell(s, card)
    return mask


def in_pit(s: State, who: int) -> bool:
    return bool(pits(s) >> cell(s, who) & 1)


# -- defence


def armor(s: State, who: int) -> int:
    if t.kind(s, who) == t.HERO:
        return hero(s, who).armor + bonus(s, who, t.ARMOR)
    total = monster(s, who).armor
    if has_trait(monster(s, who), BULWARK):
        for other in t.monsters(s):
            if other != who and layout(s).adjacent(cell(s, other), cell(s, who)):
                return total + 1
    return total


def evasion(s: State, who: int) -> int:
    if t.kind(s, who) == t.HERO:
        return hero(s, who).evasion + bonus(s, who, t.EVASION)
    return monster(s, who).evasion


def defence(s: State, attacker: int, target: int, kind: str, source: Strike | None) -> int:
    """Armour and evasion together (DA-damage-02), less what the attack ignores, and obstacles in a ranged attack."""
    total = bare_defence(s, attacker, target, source)
    pet = source is not None and source.pet
    if kind == t.RANGED and not pet and not aims(s, attacker):
        total += in_the_way(s, cell(s, attacker), cell(s, target))
    return total


def bare_defence(s: State, attacker: int, target: int, source: Strike | None) -> int:
    """Armour and evasion, less what the attack ignores: what counts wherever the attacker stands."""
    ignored = ignores(s, attacker, source)
    total = 0
    if t.ARMOR not in ignored:
        total += armor(s, target)
    if t.EVASION not in ignored:
        total += evasion(s, target)
    return max(0, total - weakness(s, target))


def weakness(s: State, target: int) -> int:
    """How much lower a monster's defence is with a hero's token on it (DA-hero-13)."""
    return marked(s, target, WEAKER)


def marked(s: State, target: int, what: str) -> int:
    """What a hero's token on a monster takes off it."""
    marker = s.numbers[t.MARK][target] - 1
    return given(s, marker, what) if marker >= 0 else 0


def in_the_way(s: State, here: int, there: int) -> int:
    """The characters in the line between two cells (DA-damage-04)."""
    return obstacles(floor(s), here, there, occupied(s))


def ignores(s: State, attacker: int, source: Strike | None) -> list[str]:
    found: list[str] = []
    if source is not None and source.ignores:
        found.append(source.ignores)
    if t.kind(s, attacker) == t.HERO:
        if source is None or not source.pet:
            found += [kind for kind, what in IGNORES_DEFENCE.items() if given(s, attacker, what)]
    elif has_trait(monster(s, attacker), PIERCING):
        found.append(t.ARMOR)
    return found


def aims(s: State, who: int) -> bool:
    return t.kind(s, who) == t.HERO and given(s, who, SIGHT) > 0


def backstab(s: State, who: int) -> int:
    """What a hero adds to melee attacks from behind."""
    return given(s, who, BACKSTAB)


def knack(s: State, who: int) -> int:
    return given(s, who, DIE)


def is_quiet(s: State, who: int) -> bool:
    return given(s, who, QUIET) > 0


def health_left(s: State, who: int) -> int:
    return hero(s, who).health - s.numbers[t.DAMAGE][who] - s.numbers[t.POISON][who]


def hurt(s: State, who: int) -> int:
    return s.numbers[t.DAMAGE][who] + s.numbers[t.POISON][who]


# -- where one may go


def standing(s: State, who: int) -> bool:
    return s.numbers[t.DEFEATED][who] == 0 and s.numbers[t.CELL][who] > 0


def mask_of(s: State, cards: list[int]) -> int:
    mask = 0
    cells = s.numbers[t.CELL]
    for card in cards:
        at = cells[card]
        if at:
            mask |= BITS[at - 1]
    return mask


def occupied(s: State) -> int:
    """The cells with a character, standing or not (DA-damage-13)."""
    return mask_of(s, t.all_heroes(s)) | mask_of(s, t.monsters(s))


def enemy_heroes(s: State, player: int) -> list[int]:
    """The rivals' heroes that are enemies: in PvP all who stand, else none (DA-step-05)."""
    if not s.world[t.PVP]:
        return []
    return [who for rival in range(s.players) if rival != player for who in heroes(s, rival) if standing(s, who)]


def enemies(s: State, player: int) -> list[int]:
    """All enemies of an alliance on the board."""
    return t.monsters(s) + enemy_heroes(s, player)


def hero_ground(s: State, who: int) -> Ground:
    """What the cells are for a hero: enemies block and tax, the others are passed (DA-step-03, DA-step-06, DA-step-10)."""
    cells = s.numbers[t.CELL]
    near = layout(s).masks
    foes = taxed = 0
    walls: list[int] = []
    for card in enemies(s, owner(s, who)):
        at = cells[card] - 1
        if at >= 0:
            walls.append(at)
            foes |= BITS[at]
            taxed |= near[at]
    if given(s, who, NIMBLE):
        taxed = 0
    others = mask_of(s, [card for card in t.all_heroes(s) if card != who])
    return Ground(foes, others, taxed, pits(s), walls)


def monster_ground(s: State, who: int) -> Ground:
    """What the cells are for a monster: standing heroes block and tax, all others are passed (DA-mmove-01, DA-mmove-04)."""
    heroes_up = mask_of(s, [card for card in t.all_heroes(s) if standing(s, card)])
    others = mask_of(s, [card for card in t.all_heroes(s) if not standing(s, card)])
    others |= mask_of(s, [card for card in t.monsters(s) if card != who])
    taxed = 0 if has_trait(monster(s, who), FLIGHT) else layout(s).around(heroes_up)
    return Ground(heroes_up, others, taxed, pits(s))


# -- range and sight


def in_range(s: State, at: int, target: int, reach: tuple[int, int]) -> bool:
    """Whether a target is as many squares away as an attack reaches; what touches must be adjacent (DA-los-06, DA-geometry-05)."""
    distance = floor(s).distance(at, target)
    return reach[0] <= distance <= reach[1] and (distance > 1 or layout(s).adjacent(at, target))


def sees(s: State, at: int, facing: int, target: int) -> bool:
    """In front or at a side, and no wall in the line (DA-los-03, DA-los-04)."""
    return in_view(floor(s), at, facing, target) and layout(s).sees(at, target)


def usual_reach(kind: str) -> tuple[int, int]:
    return (1, 1) if kind == t.MELEE else (t.RANGED_FROM, t.RANGED_TO)


def in_the_open(s: State, target: int, kind: str) -> int:
    """The cells, as a mask, from which a character could attack a target once it has turned: range and a free line."""
    least, most = usual_reach(kind)
    return layout(s).ring(cell(s, target), least, most)


# -- which cards a hero may play


def fits(s: State, who: int, card: int) -> bool:
    """Whether one hero has everything a card asks for (DA-valid-01 to DA-valid-08)."""
    asked, facts = card_of(s, card), hero(s, who)
    if asked.races and facts.race not in asked.races:
        return False
    if not asked.classes:
        return True
    if asked.either:
        return any([kind in facts.classes for kind in asked.classes])
    for kind in asked.classes:
        if facts.classes.count(kind) < asked.classes.count(kind):
            return False
    return True


def fits_someone(s: State, card: int, among: list[int]) -> bool:
    return any([fits(s, who, card) for who in among])
