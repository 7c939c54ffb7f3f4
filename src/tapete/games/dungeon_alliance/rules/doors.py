"""Doors, locked doors, secret doors and new tiles; the die that forces locks and disarms traps (DA-door … DA-disarm)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.grid.tiles import DOOR, FRAME, HALLWAY, SECRET, VACANT, has_door, side_state
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, acting
from tapete.games.dungeon_alliance.rules.threats import chests, hidden_in, open_chest, spring, turned_up, under_monster
from tapete.games.dungeon_alliance.rules.tiles import can_fit, doors_of, fitting, open_hallway, place
from tapete.games.dungeon_alliance.telling import PACKED
from tapete.games.dungeon_alliance.things import cell, floor, layout, room, threat, tile_at

WHICH_TILE: Final = Words("¿Qué losa colocas y cómo?", "Which tile do you place, and how?")
HOW_MUCH: Final = Words("¿Cuántos puntos añades antes de tirar?", "How many points do you add before rolling?")
TRAP_FOUND: Final = Words("Es una trampa. ¿Intentas desactivarla?", "It is a trap. Do you try to disarm it?")

ASK: Final = 0  # the first step of what begins with a question

# steps of a try
TRY: Final = 0
ROLL: Final = 1

# steps of a revelation
REVEAL: Final = 0
ANSWER: Final = 1
ASK_TRAP: Final = 2


# -- who may try what


def why_not_beside(s: State, turn: Acting, side: int) -> Refusal | None:
    refusal = turn.why_no_speed(s, 1)
    if refusal is not None:
        return refusal
    return None if side in floor(s).sides_at(cell(s, turn.who)) else no.NOT_BESIDE


def side_found(s: State, turn: Acting, side: int) -> str:
    """What the side of the room is that a hero stands along."""
    return side_state(floor(s), t.doors(s), s.world[t.HALLWAYS], room(s, turn.who), side)


def why_not_open(s: State, turn: Acting, side: int, known: str = "") -> Refusal | None:
    """The one authority on opening a normal door (DA-door-01); ``known`` spares looking at the side again."""
    refusal = why_not_beside(s, turn, side)
    if refusal is not None:
        return refusal
    slot = room(s, turn.who)
    found = known or side_found(s, turn, side)
    if found == FRAME:
        return no.FRAME_THERE
    if found == HALLWAY:
        return no.ALREADY_OPEN
    if found == VACANT:
        if not has_door(doors_of(s, slot), side):
            return no.NOT_A_DOOR
        return None if can_fit(s, slot, side, False) else no.NO_TILES
    return None if found == DOOR else no.NOT_A_DOOR


def why_not_force(s: State, turn: Acting, side: int, known: str = "") -> Refusal | None:
    """The one authority on trying a locked or a secret door (DA-locked-02, DA-secret-02)."""
    refusal = why_not_beside(s, turn, side)
    if refusal is not None:
        return refusal
    slot = room(s, turn.who)
    found = known or side_found(s, turn, side)
    if found == FRAME:
        return no.FRAME_FORCED
    if found == HALLWAY:
        return no.ALREADY_OPEN
    if found == DOOR:
        return no.IS_A_DOOR
    if enemies_in(s, turn.player, slot) and not values.is_quiet(s, turn.who):
        return no.ENEMIES_BY_WALL if found == SECRET else no.ENEMIES_BY_LOCK
    if found == VACANT and not can_fit(s, slot, side, True):
        return no.NO_TILES
    return None


def enemies_in(s: State, player: int, slot: int) -> bool:
    """Whether there are standing enemies of an alliance in a room."""
    return bool(values.mask_of(s, values.enemies(s, player)) & floor(s).slot_cells[slot])


def why_not_chest(s: State, turn: Acting, card: int) -> Refusal | None:
    """The one authority on opening a normal chest for 1 point (DA-chest-01)."""
    if card not in chests(s, t.CHEST):
        return no.LOCKED_CHEST if card in chests(s, t.LOCKED_CHEST) else no.NO_CHEST
    refusal = turn.why_no_speed(s, 1)
    if refusal is not None:
        return refusal
    if not layout(s).adjacent(cell(s, turn.who), cell(s, card)) and cell(s, turn.who) != cell(s, card):
        return no.CHEST_FAR
    return no.MONSTER_ON_CHEST if under_monster(s, card) else None


def why_not_pick(s: State, turn: Acting, card: int) -> Refusal | None:
    """The one authority on trying a locked chest (DA-lchest-01, DA-lchest-02)."""
    if card not in chests(s, t.LOCKED_CHEST):
        return no.NO_CHEST
    refusal = turn.why_no_speed(s, 1)
    if refusal is not None:
        return refusal
    if not layout(s).adjacent(cell(s, turn.who), cell(s, card)) and cell(s, turn.who) != cell(s, card):
        return no.CHEST_FAR
    if enemies_in(s, turn.player, room(s, card)) and not values.is_quiet(s, turn.who):
        return no.ENEMIES_BY_CHEST
    return None


def rooms_in_reach(s: State, who: int) -> list[int]:
    """The rooms behind the hallways on the sides a hero stands along (DA-reveal-07)."""
    slot = room(s, who)
    found: list[int] = []
    for side in floor(s).sides_at(cell(s, who)):
        joint = floor(s).joint(slot, side)
        if joint >= 0 and s.world[t.HALLWAYS] >> joint & 1:
            found.append(floor(s).beside[slot][side])
    return found


def why_not_reveal(s: State, turn: Acting, at: int, known: bool) -> Refusal | None:
    """The one authority on revealing a threat from outside, or disarming a trap left face down (DA-reveal-01, DA-reveal-05)."""
    slot = floor(s).slot_of(at) if at >= 0 else -1
    found = [card for card in hidden_in(s, slot) if cell(s, card) == at] if slot >= 0 else []
    if not found:
        return no.NO_THREAT
    if bool(s.numbers[t.KNOWN][found[0]]) != known:
        return no.NOT_KNOWN if known else no.KNOWN
    refusal = turn.why_no_speed(s, 1)
    if refusal is not None:
        return refusal
    if slot not in rooms_in_reach(s, turn.who):
        return no.NO_HALLWAY
    near = enemies_in(s, turn.player, slot) or enemies_in(s, turn.player, room(s, turn.who))
    return no.ENEMIES_BY_THREAT if near and not values.is_quiet(s, turn.who) else None


def options(s: State, turn: Acting) -> list[Option]:
    """All doors, chests and threats the hero may try now."""
    found: list[Option] = []
    if turn.why_no_speed(s, 1) is not None:
        return found
    for side in floor(s).sides_at(cell(s, turn.who)):
        known = side_found(s, turn, side)
        if known == FRAME or known == HALLWAY:
            continue
        if why_not_open(s, turn, side, known) is None:
            found.append(Option(s.names, "open", (), SIDE_LETTERS[side]))
        if why_not_force(s, turn, side, known) is None:
            found.append(Option(s.names, "force", (), SIDE_LETTERS[side]))
    for card in chests(s, t.CHEST):
        if why_not_chest(s, turn, card) is None:
            found.append(Option(s.names, "chest", (card,)))
    for card in chests(s, t.LOCKED_CHEST):
        if why_not_pick(s, turn, card) is None:
            found.append(Option(s.names, "pick", (card,)))
    for slot in rooms_in_reach(s, turn.who):
        for card in hidden_in(s, slot):
            seen = bool(s.numbers[t.KNOWN][card])
            if why_not_reveal(s, turn, cell(s, card), seen) is None:
                found.append(Option(s.names, "disarm" if seen else "reveal", (), floor(s).name(cell(s, card))))
    return found


# -- opening


def open_door(s: State, turn: Acting, side: int) -> None:
    """1 point and no roll; beyond a door without a tile, one of the Area is placed (DA-tile-01)."""
    slot = room(s, turn.who)
    if tile_at(s, floor(s).beside[slot][side]) >= 0:
        turn.pay(1)
        open_hallway(s, turn, slot, side)
    else:
        s.push(placing(slot, side, False))


def force_door(s: State, turn: Acting, side: int) -> None:
    slot = room(s, turn.who)
    beyond = tile_at(s, floor(s).beside[slot][side])
    if beyond < 0:
        s.push(placing(slot, side, True))
        return
    frame = Attempt()
    frame.slot = slot
    frame.side = side
    frame.level = t.level_of(s, beyond)
    s.push(frame)


def try_threat(s: State, card: int, base: int) -> None:
    """The die against a locked chest or a trap."""
    frame = Attempt()
    frame.card = card
    frame.level = threat(s, card).level
    frame.base = base
    s.push(frame)


class Placing(Frame):
    """The tile of the Area that goes beyond a side, and its rotation (DA-tile-02, DA-locked-10)."""

    NAME = "placing"
    FIELDS: ClassVar[tuple[str, ...]] = ("slot", "side", "forced")

    def __init__(self) -> None:
        self.step = 0
        self.slot = -1
        self.side = 0
        self.forced = False

    def run(self, s: State) -> None:
        turn = acting(s)
        if self.next_step() == ASK:
            found = [
                Option(s.names, "tile", (card,), str(90 * rotation))
                for card, rotation in fitting(s, self.slot, self.side, self.forced)
            ]
            s.ask(turn.player, "tile", found, WHICH_TILE, turn.who)
            return
        assert s.answer is not None
        card, rotation = s.answer.thing, int(s.answer.word) // 90
        s.pop(self)
        if self.forced:
            frame = Attempt()
            frame.slot = self.slot
            frame.side = self.side
            frame.tile = card
            frame.rotation = rotation
            frame.level = t.level_of(s, card)
            s.push(frame)
        else:
            turn.pay(1)
            place(s, turn, card, self.slot, self.side, rotation)


def placing(slot: int, side: int, forced: bool) -> Placing:
    frame = Placing()
    frame.slot = slot
    frame.side = side
    frame.forced = forced
    return frame


class Attempt(Frame):
    """Points are added, the die is rolled against a level: a locked or secret door, a locked chest, a trap.

    The base point pays for the attempt; each further one adds 1, and as many as the level make it certain (DA-locked-07).
    """

    NAME = "attempt"
    FIELDS: ClassVar[tuple[str, ...]] = ("slot", "side", "tile", "rotation", "card", "level", "base")

    def __init__(self) -> None:
        self.step = 0
        self.slot = -1
        self.side = 0
        self.tile = -1
        self.rotation = 0
        self.card = -1  # a chest or a trap, when it is no door
        self.level = 1
        self.base = 1

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        turn = acting(s)
        if self.next_step() == ASK:
            most = min(self.level, turn.points - self.base)
            found = [Option(s.names, "effort", (), str(extra)) for extra in range(most + 1)]
            s.ask(turn.player, "effort", found, HOW_MUCH, self.card if self.card >= 0 else turn.who)
            return
        assert s.answer is not None
        extra = int(s.answer.word)
        s.pop(self)
        turn.pay(self.base + extra)
        s.push(self.trying(extra))

    def trying(self, extra: int) -> Trying:
        frame = Trying()
        frame.slot = self.slot
        frame.side = self.side
        frame.tile = self.tile
        frame.rotation = self.rotation
        frame.card = self.card
        frame.level = self.level
        frame.base = self.base
        frame.extra = extra
        return frame


class Trying(Attempt):
    """The points are spent: the die, and what comes of it."""

    NAME = "trying"
    FIELDS: ClassVar[tuple[str, ...]] = (*Attempt.FIELDS, "extra", "rolled")

    def __init__(self) -> None:
        super().__init__()
        self.extra = 0
        self.rolled = 0

    def run(self, s: State) -> None:
        turn = acting(s)
        step = self.next_step()
        added = self.extra + values.knack(s, turn.who)
        if step == TRY:
            happens(s, Event(ev.TRIED, turn.who, turn.player, self.base + self.extra, other=self.card, zone=self.side))
        elif step == ROLL and self.extra < self.level:
            die, needed = t.DIE[s.random(len(t.DIE))], added * PACKED + self.level
            happens(s, Event(ev.ROLLED, turn.who, turn.player, die, zone=needed, cause=len(s.stack) - 1))
        elif step > ROLL:
            s.pop(self)
            if self.extra >= self.level or self.rolled + added >= self.level:
                self.succeed(s, turn)
            else:
                self.fail(s, turn)

    def note(self, s: State, event: Event) -> None:
        self.rolled = event.amount

    def succeed(self, s: State, turn: Acting) -> None:
        if self.tile >= 0:
            place(s, turn, self.tile, self.slot, self.side, self.rotation)
        elif self.card < 0:
            open_hallway(s, turn, self.slot, self.side)
        elif threat(s, self.card).is_trap:
            disarmed = Event(ev.DISARMED, self.card, turn.player, other=turn.who)
            happen(s, [disarmed, Event(ev.CLEARED, self.card, turn.player)])
        else:
            open_chest(s, self.card, turn.who)

    def fail(self, s: State, turn: Acting) -> None:
        told = [[Event(ev.FAILED, turn.who, turn.player)]]
        if self.card >= 0 and threat(s, self.card).is_trap:
            spring(s, self.card, turn.who)  # on the square of who tried, even outside the room (DA-disarm-03)
            if s.zone_kind(self.card) == t.FACE_DOWN:
                told.append([turned_up(s, self.card, turn.who)])
        happen_in_turn(s, told)


class Revealing(Frame):
    """A threat revealed from outside: a chest stays face up; a trap is disarmed at once or turned down again (DA-reveal-04)."""

    NAME = "revealing"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self) -> None:
        self.step = 0
        self.card = -1

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        turn = acting(s)
        step = self.next_step()
        if step == REVEAL:
            self.step = ASK_TRAP
            happens(s, turned_up(s, self.card, turn.who))
            return
        if step == ASK_TRAP:
            self.step = ANSWER
            if threat(s, self.card).is_trap:
                s.ask(turn.player, "trap", [Option(s.names, "yes"), Option(s.names, "no")], TRAP_FOUND, self.card)
            else:
                s.pop(self)
            return
        assert s.answer is not None
        s.pop(self)
        if s.answer.verb == "yes":
            try_threat(s, self.card, 0)
        else:
            happens(s, Event(ev.HIDDEN, self.card, turn.player))


def reveal(s: State, turn: Acting, card: int) -> None:
    turn.pay(1)
    frame = Revealing()
    frame.card = card
    s.push(frame)
