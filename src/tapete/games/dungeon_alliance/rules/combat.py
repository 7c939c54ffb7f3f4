"""Combat: range and sight, strength, damage (DA-attack, DA-los, DA-power, DA-damage, DA-pet, DA-pvp, DA-reaction)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, Passing, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.grid.sight import in_view
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import FLURRY, POISONS, Strike, strike_of
from tapete.games.dungeon_alliance.perils import ELUDED, ELUSIVE, RAGE, VENOM, has_trait
from tapete.games.dungeon_alliance.rules import blows, turning
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, Deed, acting, is_passing
from tapete.games.dungeon_alliance.rules.harm import gain, hit, wound
from tapete.games.dungeon_alliance.rules.limits import why_not_type
from tapete.games.dungeon_alliance.rules.turning import AHEAD, NEVER
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import card_of, cell, floor, hero, heroes, layout, monster, owner, room

REACT: Final = Words("¿Juegas una Reacción?", "Do you play a Reaction?")


# -- whether a hero may attack


def why_not_attack(s: State, turn: Acting, target: int) -> Refusal | None:
    """Whether the hero has an attack left for this target (DA-attack-12, DA-attack-15)."""
    if turn.attacks:
        if len(turn.attacks) > 1:
            return no.TWO_DONE
        if turn.spent and not values.given(s, turn.who, FLURRY):
            return no.HAS_MOVED
        if target in turn.attacks:
            return no.SAME_ENEMY
    return None


def why_no_attacks(s: State, turn: Acting) -> Refusal | None:
    """Whether the hero can attack at all: what also stops its pets (DA-pet-03)."""
    if turn.resting:
        return no.RESTING
    if s.numbers[t.WAIVED][turn.who]:
        return no.WAIVED
    return no.PASSING if is_passing(s, turn.who) else None


def why_not_enemy(s: State, who: int, target: int) -> Refusal | None:
    """Whether a character is an enemy that may be attacked directly (DA-pvp-02, DA-pvp-08, DA-pvp-09)."""
    if t.kind(s, target) == t.MONSTER:
        return None if s.numbers[t.CELL][target] else no.OUT_OF_RANGE
    if t.kind(s, target) != t.HERO or s.zone_kind(target) != t.HEROES or owner(s, target) == owner(s, who):
        return no.OWN_HERO
    if not s.world[t.PVP]:
        return no.NOT_AN_ENEMY
    if s.numbers[t.DEFEATED][target]:
        return no.DOWN
    if at_home(s, target):
        return no.AT_HOME
    return no.FROM_HOME if at_home(s, who) else None


def at_home(s: State, who: int) -> bool:
    """Whether a hero stands on the starting tile of its own colour (DA-pvp-11)."""
    return room(s, who) == floor(s).entrances[owner(s, who)][0]


def why_not_reached(s: State, who: int, target: int, kind: str, source: Strike | None, facing: int) -> Refusal | None:
    """Range, facing and line of sight of one attack (DA-attack-10, DA-attack-11, DA-los, DA-pet-05)."""
    here, there = cell(s, who), cell(s, target)
    reach = source.span if source is not None else values.usual_reach(kind)
    if source is not None and source.pet and source.blind:
        steps = layout(s).walk(here, there)
        return None if reach[0] <= steps <= reach[1] else no.NO_WAY
    if not values.in_range(s, here, there, reach):
        if kind == t.MELEE:
            return no.NOT_ADJACENT
        return no.ADJACENT_SHOT if floor(s).distance(here, there) < reach[0] else no.OUT_OF_RANGE
    if source is not None and source.blind:
        return None
    if not in_view(floor(s), here, facing, there):
        return no.BEHIND_MELEE if kind == t.MELEE else no.BEHIND_YOU
    return None if layout(s).sees(here, there) else no.NO_SIGHT


def why_not_strike(s: State, turn: Acting, target: int, kind: str, source: Strike | None, side: int = AHEAD) -> Refusal | None:
    """The one authority on an attack: the hero's own, a weapon's, a spell's or a pet's; ``side`` is where it turns to for it."""
    refusal = why_not_enemy(s, turn.who, target) or why_no_attacks(s, turn)
    if refusal is not None:
        return refusal
    if side == AHEAD:
        return why_not_target(s, turn, target, kind, source, s.numbers[t.FACING][turn.who])
    refusal = turning.why_not_face(s, turn, side) or why_not_target(s, turn, target, kind, source, side)
    if refusal is not None:
        return refusal
    return None if aim(s, turn, target, kind, source) == side else no.TURN_FIRST


def why_not_target(s: State, turn: Acting, target: int, kind: str, source: Strike | None, facing: int) -> Refusal | None:
    """What hangs on the target alone, of an attack that the hero could make."""
    if source is None or not source.pet:
        refusal = why_not_attack(s, turn, target)
        if refusal is not None:
            return refusal
    return why_not_reached(s, turn.who, target, kind, source, facing)


def aim(s: State, turn: Acting, target: int, kind: str, source: Strike | None) -> int:
    """Which way the hero turns to attack somebody: ``AHEAD`` when it need not, ``NEVER`` when it cannot reach them."""
    refusal = why_not_target(s, turn, target, kind, source, s.numbers[t.FACING][turn.who])
    if refusal is None:
        return AHEAD
    if refusal is not no.BEHIND_YOU and refusal is not no.BEHIND_MELEE:
        return NEVER
    side = turning.side_for(s, turn, target)
    return side if side >= 0 and layout(s).sees(cell(s, turn.who), cell(s, target)) else NEVER


def targets(s: State, turn: Acting, kind: str, source: Strike | None) -> list[tuple[int, int]]:
    """The enemies that an attack could be aimed at now, each with the side the hero turns to for it."""
    found: list[tuple[int, int]] = []
    if why_no_attacks(s, turn) is not None:
        return found
    for each in t.monsters(s):
        side = aim(s, turn, each, kind, source)
        if side != NEVER:
            found.append((each, side))
    if s.world[t.PVP]:
        for each in values.enemy_heroes(s, turn.player):
            if why_not_enemy(s, turn.who, each) is None:
                side = aim(s, turn, each, kind, source)
                if side != NEVER:
                    found.append((each, side))
    return found


class Assault(Deed):
    """The hero's own attack, or one with the strength of a weapon played for it."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """With an enemy, the hero's own attack on it; with a weapon, its attacks on everybody."""
        turn = acting(s)
        if t.kind(s, thing) != t.CARD:
            return [self.try_with(s, turn, -1, hero(s, turn.who).attack[0], thing)]
        kind = card_of(s, thing).base[0]
        return [self.try_with(s, turn, thing, kind, target) for target in others(s, player)]

    def try_with(self, s: State, turn: Acting, card: int, kind: str, target: int) -> Option:
        able = why_no_attacks(s, turn) is None and why_not_enemy(s, turn.who, target) is None
        side = aim(s, turn, target, kind, None) if able else NEVER
        return Option(s.names, self.verb, (target,) if card < 0 else (card, target), turning.said(side))

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        card = option.thing if len(option.things) > 1 else -1
        for source, kind, _ in values.bases(s, turn.who):
            if source == card:
                return why_not_strike(s, turn, option.target, kind, None, turning.side_in(option.word))
        return no.NOT_IN_HAND

    def act(self, s: State, turn: Acting, option: Option) -> None:
        card = option.thing if len(option.things) > 1 else -1
        turn.attacked = True
        turn.attacks = (*turn.attacks, option.target)
        for source, kind, strength in values.bases(s, turn.who):
            if source == card:
                attack(s, turn.who, option.target, kind, strength)
        turning.turn_for(s, turn, option.word)

    def said(self, s: State, option: Option, lang: str) -> str:
        return attack_text(s, acting(s).who, option, lang)


def add_all(s: State, turn: Acting, options: list[Option]) -> None:
    """The attacks from the hero's own strength and from weapons played for theirs."""
    for card, kind, _ in values.bases(s, turn.who):
        for target, side in targets(s, turn, kind, None):
            options.append(Option(s.names, ATTACK.verb, (target,) if card < 0 else (card, target), turning.said(side)))


def others(s: State, player: int) -> list[int]:
    """Who is on the board and no hero of the alliance."""
    return t.monsters(s) + [who for rival in range(s.players) if rival != player for who in heroes(s, rival)]


def based_weapons(s: State, player: int) -> list[int]:
    """The weapons that the hero has played for their own strength."""
    return [card for card in values.column(s, acting(s).who) if s.numbers[t.BASED][card]]


def attack_text(s: State, who: int, option: Option, lang: str) -> str:
    """What a target is struck with if not the hero's own attack, the damage it would take, and whether the hero turns for it."""
    target = option.target
    card = option.thing if len(option.things) > 1 else -1
    source = strike_of(s.cards[card]) if card >= 0 else None
    kind, base = (source.type, source.strength) if source is not None else hero(s, who).attack
    parts: list[str] = []
    if card >= 0 and source is None:
        kind, base = card_of(s, card).base
        parts.append(s.named(card, lang))
    harm = values.strength(s, who, kind, base, target, source) - values.defence(s, who, target, kind, source)
    return ", ".join([*parts, DAMAGE.fill(lang, n=str(max(0, harm)))]) + turning.turn_text(option.word, lang)


DAMAGE: Final = Words("{n} de daño", "{n} damage")
TO_ATTACK: Final[Words] = Words("Atacar", "Attack")
ATTACK: Final = Assault("attack", Words("Ataca a {target} ({where}, {word})", "Attack {target} ({where}, {word})"), TO_ATTACK)


# -- the attack itself

DECLARE: Final = 0
ASK_REACTION: Final = 1
REACTION: Final = 2


class Attack(Frame):
    """One attack, in the order of the steps of combat (DA-combat-02)."""

    NAME = "attack"
    FIELDS: ClassVar[tuple[str, ...]] = ("who", "target", "kind", "base", "source", "more", "power")

    def __init__(self) -> None:
        self.step = 0
        self.who = -1
        self.target = -1
        self.kind = ""
        self.base = 0
        self.source = -1  # the card whose attack it is, or -1
        self.more = 0  # added to this single attack (DA-solocard-08)
        self.power = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == DECLARE:
            self.declare(s)
        elif step == ASK_REACTION and self.asks_reaction(s):
            return
        elif step == REACTION:
            self.take_reaction(s)
        else:
            self.damage(s)

    def strike(self, s: State) -> Strike | None:
        return strike_of(s.cards[self.source]) if self.source >= 0 else None

    def striker(self, s: State) -> int:
        """Who strikes: the attacker, or the pet it sends."""
        strike = self.strike(s)
        return self.source if strike is not None and strike.pet else self.who

    def declare(self, s: State) -> None:
        """Target and strength are declared (DA-reaction-04)."""
        if t.kind(s, self.who) == t.HERO:
            self.power = values.strength(s, self.who, self.kind, self.base, self.target, self.strike(s))
        else:
            self.power = values.monster_strength(s, self.who, self.target) + self.more
            if has_trait(monster(s, self.who), RAGE):
                die = t.DIE[s.random(len(t.DIE))]
                self.power += die
                self.announce(s, Event(ev.THREW, self.who, amount=die, zone=here(s, self.who)))
                return
        self.announce(s, None)

    def announce(self, s: State, thrown: Event | None) -> None:
        """The die, if it is thrown, and the attack with its strength."""
        where = here(s, self.target) or here(s, self.who)
        attacked = Event(ev.ATTACKED, self.target, -1, self.power, self.who, self.striker(s), where)
        happen(s, [attacked] if thrown is None else [thrown, attacked])

    def asks_reaction(self, s: State) -> bool:
        """Who could hold a Reaction for the hero attacked, as far as the table knows, is asked; without rivals to keep a secret
        from, only who does hold one."""
        if t.kind(s, self.target) != t.HERO or not might_react(s, self.target):
            return False
        player = owner(s, self.target)
        found = REACTIONS.options(s, player)
        if len(found) == 1 and t.governs(s):
            return False
        s.offer(player, "react", found, REACT, self.target)
        return True

    def take_reaction(self, s: State) -> None:
        assert s.answer is not None
        REACTIONS.do(s, owner(s, self.target), s.answer)

    def damage(self, s: State) -> None:
        """Attack minus defence; equal or lower misses (DA-damage-01)."""
        s.pop(self)
        source = self.strike(s)
        defence = values.defence(s, self.who, self.target, self.kind, source)
        die = self.eluding(s)
        amount = self.power - defence if die != ELUDED else 0
        blows.follow(s, self.who, self.target, self.kind, amount, source)
        if source is not None and source.splash:
            self.splash(s, source.splash)
        self.sweep(s, source)
        where = here(s, self.target)
        if amount > 0:
            hurt(s, self.who, self.striker(s), self.target, amount, self.poisons(s, source))
        elif die != ELUDED:
            happens(s, Event(ev.MISSED, self.target, amount=defence, other=self.who, zone=where))
        if die != NO_DIE:
            thrown = Event(ev.THREW, self.target, amount=die, zone=where)
            happen(s, [thrown, Event(ev.ELUDED, self.target, zone=where)] if die == ELUDED else [thrown])

    def eluding(self, s: State) -> int:
        """What an elusive monster throws."""
        if t.kind(s, self.target) == t.MONSTER and has_trait(monster(s, self.target), ELUSIVE):
            return t.DIE[s.random(len(t.DIE))]
        return NO_DIE

    def poisons(self, s: State, source: Strike | None) -> bool:
        """Whether its damage is poison (DA-damage-10)."""
        if t.kind(s, self.who) == t.MONSTER:
            return has_trait(monster(s, self.who), VENOM)
        return blows.leaves(s, self.who, self.kind, source, POISONS) > 0

    def sweep(self, s: State, source: Strike | None) -> None:
        """The other enemies beside a hero who cleaves."""
        if t.kind(s, self.who) == t.HERO:
            amount, foes = blows.around(s, self.who, self.target, self.kind, source)
            if foes:
                splash(s, self.who, self.striker(s), amount, foes)

    def splash(self, s: State, amount: int) -> None:
        """Whoever else is in the room, whoever they belong to (DA-pvp-04)."""
        slot = room(s, self.target)
        others = [each for each in t.monsters(s) + t.all_heroes(s) if each != self.target and room(s, each) == slot]
        splash(s, self.who, self.striker(s), amount, tuple(others))


NO_DIE: Final = -1


class Splashing(Frame):
    """An attack hurts others besides its target, one after another."""

    NAME = "splashing"
    FIELDS: ClassVar[tuple[str, ...]] = ("who", "by", "amount", "others")

    def __init__(self) -> None:
        self.step = 0
        self.who = -1
        self.by = -1
        self.amount = 0
        self.others: tuple[int, ...] = ()

    def run(self, s: State) -> None:
        if not self.others:
            s.pop(self)
            return
        target, self.others = self.others[0], self.others[1:]
        if t.kind(s, target) != t.MONSTER or s.zone_kind(target) == t.MONSTERS:
            hurt(s, self.who, self.by, target, self.amount, False)


def splash(s: State, who: int, by: int, amount: int, others: tuple[int, ...]) -> None:
    frame = Splashing()
    frame.who = who
    frame.by = by
    frame.amount = amount
    frame.others = others
    s.push(frame)


def hurt(s: State, who: int, by: int, target: int, amount: int, poison: bool) -> None:
    """Tokens on a monster in the alliance's colour; on a hero, normal or poison ones, and in PvP half of it in XP."""
    if t.kind(s, target) == t.MONSTER:
        hit(s, target, amount, owner(s, who), by)
        return
    if t.kind(s, who) == t.MONSTER:
        wound(s, [target], amount, poison)
        return
    if not s.numbers[t.DEFEATED][target] and s.world[t.PVP] and owner(s, target) != owner(s, who):
        gain(s, owner(s, who), amount // 2)  # the excess included (DA-pvp-06)
    wound(s, [target], amount, poison)


def attack(s: State, who: int, target: int, kind: str, base: int, source: int = -1, more: int = 0) -> None:
    frame = Attack()
    frame.who = who
    frame.target = target
    frame.kind = kind
    frame.base = base
    frame.source = source
    frame.more = more
    s.push(frame)


# -- reactions


def why_not_react(s: State, who: int, card: int) -> Refusal | None:
    """The one authority on a Reaction of a hero who is attacked (DA-reaction-05, DA-reaction-06)."""
    if s.place[card] != t.HAND * s.players + owner(s, who):
        return no.NOT_IN_HAND
    if not is_reaction(s, card):
        return no.ONLY_REACTIONS
    if not values.fits(s, who, card):
        return no.NOT_VALID
    if s.numbers[t.DEFEATED][who]:
        return no.DEFEATED_ACTS
    return why_not_type(s, who, card)


def attacked(s: State) -> int:
    """Who is the target of the attack under way."""
    top = s.stack[-1]
    return top.target if isinstance(top, Attack) else -1


class React(Action):
    """Answer an attack with a card of the hand."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_react(s, attacked(s), option.thing)

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, Event(ev.PLAYED, option.thing, player, other=attacked(s)))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


def hand(s: State, player: int) -> list[int]:
    return s.zone(t.HAND, player)


REACTIONS: Final = Actions(
    "react",
    Row(hand, React("react", Words("Reacciona con {thing}", "React with {thing}"))),
    Row(nothing, Passing(Words("No reacciones", "Do not react"))),
)


def reactions(s: State, who: int) -> list[int]:
    """The Reactions in hand that a hero may play now."""
    return [card for card in s.zone(t.HAND, owner(s, who)) if why_not_react(s, who, card) is None]


def is_reaction(s: State, card: int) -> bool:
    return "reaction" in card_of(s, card).types


def might_react(s: State, who: int) -> bool:
    """Whether a hero's player could hold a Reaction for it: what lies hidden from the table is known by name, not by place."""
    player = owner(s, who)
    if not s.zone(t.HAND, player):
        return False
    for zone in (t.HAND, t.DECK, t.BURIED):
        for card in s.zone(zone, player):
            if is_reaction(s, card) and values.fits(s, who, card) and why_not_type(s, who, card) is None:
                return True
    return False
