"""Damage, defeat and experience (DA-damage, DA-defeat, DA-xp, DA-switch)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import powers_of
from tapete.games.dungeon_alliance.kinds import damagers
from tapete.games.dungeon_alliance.rules.market import refill
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import hero, monster, owner, shared

# steps of wounds
TAKE: Final = 0
FALL: Final = 1

# steps of a hit on a monster, after TAKE and FALL
REWARD: Final = 2

# steps of a gain
GAIN: Final = 0
SWITCH: Final = 1

# steps of healing
REMOVE: Final = 0
REMOVED: Final = 1
STAND: Final = 2
FACED: Final = 3
FACE: Final = 4


class Wounding(Frame):
    """Heroes take damage, one after another; at its Health a hero falls, and the excess is removed (DA-defeat-01, DA-defeat-02)."""

    NAME = "wounding"
    FIELDS: ClassVar[tuple[str, ...]] = ("heroes", "amount", "poison")

    def __init__(self) -> None:
        self.step = 0
        self.heroes: tuple[int, ...] = ()
        self.amount = 0
        self.poison = 0

    def run(self, s: State) -> None:
        if not self.heroes:
            s.pop(self)
            return
        who = self.heroes[0]
        if self.next_step() == TAKE:
            happens(s, Event(ev.WOUNDED, who, owner(s, who), self.amount, zone=self.poison))
            return
        self.heroes = self.heroes[1:]
        self.step = TAKE
        excess = values.hurt(s, who) - hero(s, who).health
        if excess >= 0 and not s.numbers[t.DEFEATED][who]:  # the latest tokens are those too many
            cured = Event(ev.CURED, who, owner(s, who), excess, zone=self.poison)
            happen(s, [cured, Event(ev.DEFEATED, who, owner(s, who))])


def wound(s: State, who: list[int], amount: int, poison: bool) -> None:
    """Heroes take damage, in this order."""
    frame = Wounding()
    frame.heroes = tuple(who)
    frame.amount = amount
    frame.poison = 1 if poison else 0
    s.push(frame)


class Hitting(Frame):
    """A monster takes damage from an alliance, by a hero, its pet or its poison, and falls at its Health (DA-damage-08)."""

    NAME = "hitting"
    FIELDS: ClassVar[tuple[str, ...]] = ("target", "amount", "player", "by", "receivers", "shares")

    def __init__(self) -> None:
        self.step = 0
        self.target = -1
        self.amount = 0
        self.player = -1
        self.by = -1
        self.receivers: tuple[int, ...] = ()
        self.shares: tuple[int, ...] = ()

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == TAKE:
            kind = ev.HIT if self.by >= 0 else ev.FESTERED
            happens(s, Event(kind, self.target, self.player, self.amount, other=self.by, zone=here(s, self.target)))
        elif step == FALL and s.numbers[t.DAMAGE][self.target] >= monster(s, self.target).health:
            shares = rewards(s, self.target)  # before its damage goes back to the owners
            self.receivers = tuple([receiver for receiver, _ in shares])
            self.shares = tuple([xp for _, xp in shares])
            happens(s, Event(ev.FELL, self.target, self.player, zone=here(s, self.target)))
        elif s.zone_kind(self.target) == t.MONSTERS:
            s.pop(self)
        elif self.shares:
            receiver, xp = self.receivers[0], self.shares[0]
            self.receivers, self.shares = self.receivers[1:], self.shares[1:]
            self.step = REWARD
            gain(s, receiver, xp)
        else:
            s.pop(self)
            self.boast(s)
            check_end(s)

    def boast(self, s: State) -> None:
        """What the cards of the hero who slew it do."""
        if self.by >= 0 and t.kind(s, self.by) == t.HERO and values.standing(s, self.by):
            for card in reversed(values.in_force(s, self.by)):  # what is put on the stack last is done first
                for power in powers_of(s.cards[card]):
                    power.slain(s, self.by)


def hit(s: State, target: int, amount: int, player: int, by: int) -> None:
    """``by`` is the hero or the pet, or -1 when it is poison."""
    frame = Hitting()
    frame.target = target
    frame.amount = amount
    frame.player = player
    frame.by = by
    s.push(frame)


def rewards(s: State, target: int) -> list[tuple[int, int]]:
    """Who gets how much for a monster: all to one, or the two rewards to the two who hurt it most (DA-xp-03 to DA-xp-06)."""
    by_time = damagers(s, target)
    facts = monster(s, target)
    if len(by_time) == 1:
        return [(by_time[0], facts.xp)]
    ranked = sorted(by_time, key=tokens(s, target, by_time).__getitem__)
    larger, smaller = max(facts.rewards), min(facts.rewards)
    return [(ranked[0], larger), (ranked[1], smaller)]


def tokens(s: State, target: int, by_time: list[int]) -> dict[int, tuple[int, int]]:
    """What ranks the alliances: most damage, then earliest (DA-xp-05)."""
    return {player: (-s.numbers[t.BY + player][target], at) for at, player in enumerate(by_time)}


class Gaining(Frame):
    """XP from the reserves; an empty one changes the upgrade deck (DA-switch-01 to DA-switch-05)."""

    NAME = "gaining"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "xp", "level")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.xp = 0
        self.level = 0  # of the upgrade deck before

    def run(self, s: State) -> None:
        now = t.upgrade_level(s)
        if self.next_step() == GAIN:
            self.level = now
            happens(s, Event(ev.GAINED, player=self.player, amount=self.xp))
            return
        s.pop(self)
        if now != self.level:
            refill(s)
            happens(s, Event(ev.SWITCHED, amount=now))


def gain(s: State, player: int, xp: int) -> None:
    frame = Gaining()
    frame.player = player
    frame.xp = xp
    s.push(frame)


def check_end(s: State) -> None:
    """The dungeon deck is empty and no monster is left: the game is about to end (DA-end-01)."""
    if not shared(s, t.DUNGEON) and not t.monsters(s):
        happens(s, Event(ev.END_NEARS, amount=1))


class Healing(Frame):
    """Damage tokens leave a hero; its player picks which, when there are both kinds (DA-rest-02, DA-defeat-07)."""

    NAME = "healing"
    FIELDS: ClassVar[tuple[str, ...]] = ("who", "left")

    def __init__(self) -> None:
        self.step = 0
        self.who = -1
        self.left = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        player = owner(s, self.who)
        if step == REMOVE:
            self.remove(s, player)
        elif step == REMOVED:
            assert s.answer is not None
            self.left -= 1
            self.step = REMOVE
            happens(s, Event(ev.HEALED, self.who, player, 1, zone=1 if s.answer.word == "poison" else 0))
        elif step == STAND:
            if s.numbers[t.DEFEATED][self.who] and values.health_left(s, self.who) > 0:
                self.step = FACE
                happens(s, Event(ev.STOOD, self.who, player))
            else:
                s.pop(self)
        elif step == FACE:
            self.step = FACED
            options = [Option(s.names, "face", (self.who,), letter) for letter in SIDE_LETTERS]
            s.ask(player, "stand", options, WHICH_FACING, self.who)
        else:
            assert s.answer is not None
            s.pop(self)
            happens(s, Event(ev.FACED, self.who, player, SIDE_LETTERS.index(s.answer.word)))

    def remove(self, s: State, player: int) -> None:
        normal, poison = s.numbers[t.DAMAGE][self.who], s.numbers[t.POISON][self.who]
        if normal and poison and normal + poison > self.left > 0:
            options = [Option(s.names, "remove", (), "normal"), Option(s.names, "remove", (), "poison")]
            s.ask(player, "remove", options, WHICH_TOKEN, self.who)
            return
        first = min(self.left, normal)
        amounts = (first, self.left - first)
        self.left = 0
        self.step = STAND
        happen(s, [Event(ev.HEALED, self.who, player, amount, zone=kind) for kind, amount in enumerate(amounts)])


WHICH_FACING: Final = Words("¿Hacia dónde mira?", "Which way does it face?")
WHICH_TOKEN: Final = Words("¿Qué daño se retira?", "Which damage is removed?")


def heal(s: State, who: int, amount: int) -> None:
    """Remove damage tokens from a hero, who stands up when they are fewer than its Health."""
    if amount > 0 and values.hurt(s, who):
        frame = Healing()
        frame.who = who
        frame.left = amount
        s.push(frame)
