"""Damage, defeat and experience (DA-damage, DA-defeat, DA-xp, DA-switch)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, settle
from tapete.core.frames import Frame
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.kinds import damagers
from tapete.games.dungeon_alliance.rules.market import refill
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import hero, monster, owner, shared


def wound(s: State, who: int, amount: int, poison: bool) -> None:
    """A hero takes damage; at its Health it falls, and the excess is removed, latest first (DA-defeat-01, DA-defeat-02)."""
    kind = 1 if poison else 0
    if amount <= 0 or s.numbers[t.DEFEATED][who]:
        return
    settle(s, [Event(ev.WOUNDED, who, owner(s, who), amount, zone=kind)])
    excess = values.hurt(s, who) - hero(s, who).health
    if excess >= 0:
        if excess > 0:
            settle(s, [Event(ev.CURED, who, owner(s, who), excess, zone=kind)])
        settle(s, [Event(ev.DEFEATED, who, owner(s, who))])


def hit(s: State, target: int, amount: int, player: int, by: int) -> None:
    """A monster takes damage from an alliance, by a hero or its pet, and falls at its Health (DA-damage-08)."""
    settle(s, [Event(ev.HIT, target, player, amount, other=by, zone=here(s, target))])
    if s.numbers[t.DAMAGE][target] >= monster(s, target).health:
        shares = rewards(s, target)
        settle(s, [Event(ev.FELL, target, player, zone=here(s, target))])
        for receiver, xp in shares:
            gain(s, receiver, xp)
        check_end(s)


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


def gain(s: State, player: int, xp: int) -> None:
    """XP from the reserves; an empty one changes the upgrade deck (DA-switch-01 to DA-switch-05)."""
    before = t.upgrade_level(s)
    settle(s, [Event(ev.GAINED, player=player, amount=xp)])
    now = t.upgrade_level(s)
    if now != before:
        settle(s, [Event(ev.SWITCHED, amount=now)])
        refill(s)


def check_end(s: State) -> None:
    """The dungeon deck is empty and no monster is left: the game is about to end (DA-end-01)."""
    if not shared(s, t.DUNGEON) and not t.monsters(s):
        s.world[t.ENDING] = 1


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
        if step == 0:
            self.remove(s, player)
        elif step == 1:
            assert s.answer is not None
            settle(s, [Event(ev.HEALED, self.who, player, 1, zone=1 if s.answer.word == "poison" else 0)])
            self.left -= 1
            self.step = 0
        elif step == 2:
            if s.numbers[t.DEFEATED][self.who] and values.health_left(s, self.who) > 0:
                settle(s, [Event(ev.STOOD, self.who, player)])
                options = [Option(s.names, "face", (self.who,), letter) for letter in SIDE_LETTERS]
                s.ask(player, "stand", options, WHICH_FACING, self.who)
            else:
                s.pop(self)
        else:
            assert s.answer is not None
            settle(s, [Event(ev.FACED, self.who, player, SIDE_LETTERS.index(s.answer.word))])
            s.pop(self)

    def remove(self, s: State, player: int) -> None:
        normal, poison = s.numbers[t.DAMAGE][self.who], s.numbers[t.POISON][self.who]
        if normal and poison and normal + poison > self.left > 0:
            options = [Option(s.names, "remove", (), "normal"), Option(s.names, "remove", (), "poison")]
            s.ask(player, "remove", options, WHICH_TOKEN, self.who)
            return
        first = min(self.left, normal)
        for kind, amount in enumerate((first, self.left - first)):
            settle(s, [Event(ev.HEALED, self.who, player, amount, zone=kind)])
        self.left = 0
        self.step = 2


WHICH_FACING: Final = Words("¿Hacia dónde mira?", "Which way does it face?")
WHICH_TOKEN: Final = Words("¿Qué daño se retira?", "Which damage is removed?")


def heal(s: State, who: int, amount: int) -> None:
    """Remove damage tokens from a hero, who stands up when they are fewer than its Health."""
    if amount > 0 and values.hurt(s, who):
        frame = Healing()
        frame.who = who
        frame.left = amount
        s.push(frame)
