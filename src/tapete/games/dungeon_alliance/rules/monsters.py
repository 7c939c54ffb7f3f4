"""Monsters, activated by the players (DA-monster, DA-mmove)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, Row
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.grid.floor import SIDE_LETTERS, SIDES
from tapete.core.grid.reach import halts
from tapete.core.grid.sight import in_view
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.perils import REGROWTH, has_trait
from tapete.games.dungeon_alliance.rules import combat
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.harm import WHICH_FACING
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import cell, floor, heroes, layout, monster, room

WHICH_MONSTER: Final = Words("¿Qué monstruo activas?", "Which monster do you activate?")
WHERE_TO: Final = Words("¿Adónde va el monstruo?", "Where does the monster go?")
WHOM: Final = Words("¿A qué héroe ataca?", "Which hero does it attack?")

# steps of a monster's activation
PROWL: Final = 0
GO: Final = 1
ASK_TARGET: Final = 2
TARGET: Final = 3
ASK_FACING: Final = 4
STRIKE: Final = 5
ASK_WHERE: Final = 7

# steps of the monster phase
NEXT_PLAYER: Final = 0
ACTIVATE: Final = 1
ASK_MONSTER: Final = 2


def distance_class(s: State, player: int, who: int) -> int:
    """1 far from the player's heroes, 2 in a room connected to one of theirs, 3 in a room with one (DA-monster-06 to 08, 21)."""
    found = 1
    slot = room(s, who)
    for each in heroes(s, player):
        if room(s, each) == slot:
            return 3
        if layout(s).connected(slot, room(s, each)):
            found = 2
    return found


def candidates(s: State, player: int) -> list[int]:
    """The ready monsters of the first class that has any."""
    ready = [who for who in t.monsters(s) if not s.numbers[t.EXHAUSTED][who]]
    for tier in (1, 2, 3):
        found = [who for who in ready if distance_class(s, player, who) == tier]
        if found:
            return found
    return []


def why_not_monster(s: State, player: int, who: int) -> Refusal | None:
    if who not in t.monsters(s) or s.numbers[t.EXHAUSTED][who]:
        return no.MONSTER_EXHAUSTED
    return None if who in candidates(s, player) else no.PRIORITY


def places(s: State, who: int) -> list[int]:
    """Where a monster's move may end."""
    return halts(layout(s), values.monster_ground(s, who), cell(s, who), monster(s, who).speed)


def victims(s: State, who: int, at: int) -> list[int]:
    """The heroes a monster could attack from a cell: turning is free (DA-monster-11)."""
    kind = monster(s, who).attack[0]
    return [each for each in t.all_heroes(s) if values.standing(s, each) and values.in_the_open(s, each, kind) >> at & 1]


def destinations(s: State, who: int, whom: tuple[int, ...] = ()) -> list[int]:
    """The cells from which it can attack somebody (one of ``whom``, if given), if there are any; else all it reaches."""
    within = places(s, who)
    kind = monster(s, who).attack[0]
    open_to = 0
    for each in whom or t.all_heroes(s):
        if values.standing(s, each):
            open_to |= values.in_the_open(s, each, kind)
    able = [at for at in within if open_to >> at & 1]
    return able if able or whom else within


class Prowling(Frame):
    """One monster's activation: it moves, attacks if it can, and is exhausted (DA-monster-10 to DA-monster-16)."""

    NAME = "prowling"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "who", "target", "only", "more")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.who = -1
        self.target = -1
        self.only: tuple[int, ...] = ()  # the heroes a solo card allows
        self.more = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == PROWL:
            self.step = ASK_WHERE
            happen(s, [Event(ev.PROWLS, self.who, self.player, zone=here(s, self.who)), *regrowth(s, self.who)])
        elif step == ASK_WHERE:
            self.step = GO
            s.ask(self.player, "goto", WAYS.options(s, self.player), WHERE_TO, self.who)
        elif step == GO:
            assert s.answer is not None
            to = floor(s).find(s.answer.word)
            if to != cell(s, self.who):
                happens(s, ev.step_to(s, self.who, self.player, to))
        elif step == ASK_TARGET:
            self.ask_target(s)
        elif step == TARGET:
            assert s.answer is not None
            self.target = s.answer.target
        elif step == ASK_FACING:
            self.ask_facing(s)
        elif step == STRIKE:
            self.strike(s)
        else:
            s.pop(self)
            if s.zone_kind(self.who) == t.MONSTERS:  # thorns may have slain it
                happens(s, Event(ev.EXHAUSTED, self.who, self.player, zone=here(s, self.who)))

    def ask_target(self, s: State) -> None:
        found = victims(s, self.who, cell(s, self.who))
        if self.only:
            found = [each for each in found if each in self.only]
        if not found:
            self.step = ASK_FACING
            return
        s.ask(self.player, "victim", [Option(s.names, "attack", (self.who, each)) for each in found], WHOM, self.who)

    def ask_facing(self, s: State) -> None:
        here = cell(s, self.who)
        sides = [side for side in SIDES if self.target < 0 or in_view(floor(s), here, side, cell(s, self.target))]
        s.ask(self.player, "prowl", [Option(s.names, "face", (), SIDE_LETTERS[side]) for side in sides], WHICH_FACING, self.who)

    def strike(self, s: State) -> None:
        """It attacks if it can; afterwards it is exhausted even if it did nothing (DA-monster-15)."""
        assert s.answer is not None
        side = SIDE_LETTERS.index(s.answer.word)
        if self.target >= 0:
            kind, strength = monster(s, self.who).attack
            combat.attack(s, self.who, self.target, kind, strength, -1, self.more)
        happens(s, Event(ev.FACED, self.who, self.player, side, zone=here(s, self.who)))


def regrowth(s: State, who: int) -> list[Event]:
    """A monster that regrows throws the die when it has damage."""
    if not s.numbers[t.DAMAGE][who] or not has_trait(monster(s, who), REGROWTH):
        return []
    die = t.DIE[s.random(len(t.DIE))]
    return [Event(ev.THREW, who, amount=die, zone=here(s, who)), Event(ev.REGREW, who, amount=die, zone=here(s, who))]


def prowl(s: State, player: int, who: int, only: tuple[int, ...] = (), more: int = 0) -> None:
    frame = Prowling()
    frame.player = player
    frame.who = who
    frame.only = only
    frame.more = more
    s.push(frame)


class MonsterPhase(Frame):
    """Each player activates one ready monster, from the last player, counter-clockwise (DA-monster-01, DA-round-05)."""

    NAME = "monster_phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("turns",)

    def __init__(self) -> None:
        self.step = 0
        self.turns = 0

    def player(self, s: State) -> int:
        return (s.world[t.FIRST] - 1 - self.turns) % s.players

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == NEXT_PLAYER:
            over = self.turns == s.players or s.world[t.ENDING]
            if over or not candidates(s, self.player(s)):  # no ready monsters (DA-monster-03) or the end is near (DA-end-09)
                s.pop(self)
                return
            self.step = ASK_MONSTER
            happens(s, Event(ev.TAKES_OVER, amount=self.player(s)))
            return
        if step == ASK_MONSTER:
            self.step = ACTIVATE
            s.ask(self.player(s), "monster", MONSTERS.options(s, self.player(s)), WHICH_MONSTER)
            return
        assert s.answer is not None
        player = self.player(s)
        self.turns += 1
        self.step = NEXT_PLAYER
        prowl(s, player, s.answer.thing)


# -- what is done with monsters


class ActivateMonster(Action):
    """Choose the monster to activate."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_monster(s, player, option.thing)

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        options += [Option(s.names, self.verb, (who,)) for who in candidates(s, player)]

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


class GoTo(Action):
    """Where the monster goes that is being activated."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (prowling(s).who,), floor(s).name(thing))]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        frame, at = prowling(s), floor(s).find(option.word)
        if at in destinations(s, frame.who, frame.only) and option.thing == frame.who:
            return None
        return no.MUST_REACH if at in places(s, frame.who) else no.MONSTER_FAR

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        frame = prowling(s)
        cells = destinations(s, frame.who, frame.only)
        options += [Option(s.names, self.verb, (frame.who,), floor(s).name(at)) for at in cells]

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


def prowling(s: State) -> Prowling:
    top = s.stack[-1]
    assert isinstance(top, Prowling)
    return top


def on_board(s: State, player: int) -> list[int]:
    return t.monsters(s)


def squares(s: State, player: int) -> list[int]:
    """All squares of the dungeon."""
    laid = t.laid(s)
    return [at for at in range(floor(s).size) if laid >> at & 1]


MONSTERS: Final = Actions(
    "monster", Row(on_board, ActivateMonster("monster", Words("Activa a {thing} ({where})", "Activate {thing} ({where})")))
)
WAYS: Final = Actions("goto", Row(squares, GoTo("goto", Words("{thing} va a {word}", "{thing} goes to {word}"))))
