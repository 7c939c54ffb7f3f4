"""Doors, locked and secret doors, chests, threats seen from outside: who may try what (DA-door … DA-reveal)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.grid.tiles import DOOR, FRAME, HALLWAY, SECRET, VACANT, has_door, side_state
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, Deed, SideDeed, acting
from tapete.games.dungeon_alliance.rules.attempts import Attempt, placing, reveal, try_threat
from tapete.games.dungeon_alliance.rules.threats import chests, hidden_at, hidden_in, open_chest, under_monster
from tapete.games.dungeon_alliance.rules.tiles import can_fit, doors_of, open_hallway
from tapete.games.dungeon_alliance.things import cell, floor, layout, room, shared, tile_at

# -- who may try what


def why_not_beside(s: State, turn: Acting, side: int) -> Refusal | None:
    refusal = turn.why_no_speed(s, 1)
    if refusal is not None:
        return refusal
    return None if side in floor(s).sides_at(cell(s, turn.who)) else no.NOT_BESIDE


def side_found(s: State, turn: Acting, side: int) -> str:
    """What the side of the room is that a hero stands along."""
    return side_state(floor(s), t.doors(s), s.world[t.HALLWAYS], room(s, turn.who), side)


def why_not_open(s: State, turn: Acting, side: int) -> Refusal | None:
    """The one authority on opening a normal door (DA-door-01)."""
    return why_not_beside(s, turn, side) or why_closed(s, turn, side, side_found(s, turn, side))


def why_closed(s: State, turn: Acting, side: int, found: str) -> Refusal | None:
    """What hangs on the side itself, when it is to be opened."""
    slot = room(s, turn.who)
    if found == FRAME:
        return no.FRAME_THERE
    if found == HALLWAY:
        return no.ALREADY_OPEN
    if found == VACANT:
        if not has_door(doors_of(s, slot), side):
            return no.NOT_A_DOOR
        return None if can_fit(s, slot, side, False) else no.NO_TILES
    return None if found == DOOR else no.NOT_A_DOOR


def why_not_force(s: State, turn: Acting, side: int) -> Refusal | None:
    """The one authority on trying a locked or a secret door (DA-locked-02, DA-secret-02)."""
    return why_not_beside(s, turn, side) or why_no_force(s, turn, side, side_found(s, turn, side))


def why_no_force(s: State, turn: Acting, side: int, found: str) -> Refusal | None:
    """What hangs on the side itself, when it is to be forced."""
    slot = room(s, turn.who)
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


# -- what is done


class OpenDoor(SideDeed):
    """1 point and no roll; beyond a door without a tile, one of the Area is placed (DA-tile-01)."""

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        side = self.side(option)
        return why_not_open(s, turn, side) if side >= 0 else None

    def act(self, s: State, turn: Acting, option: Option) -> None:
        slot, side = room(s, turn.who), self.side(option)
        if tile_at(s, floor(s).beside[slot][side]) >= 0:
            turn.pay(1)
            open_hallway(s, turn, slot, side)
        else:
            s.push(placing(slot, side, False))


class ForceDoor(SideDeed):
    """The die against the level of what lies beyond a locked or a secret door."""

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        side = self.side(option)
        return why_not_force(s, turn, side) if side >= 0 else None

    def act(self, s: State, turn: Acting, option: Option) -> None:
        slot, side = room(s, turn.who), self.side(option)
        beyond = tile_at(s, floor(s).beside[slot][side])
        if beyond < 0:
            s.push(placing(slot, side, True))
            return
        frame = Attempt()
        frame.slot = slot
        frame.side = side
        frame.level = t.level_of(s, beyond)
        s.push(frame)


class OpenChest(Deed):
    """Open a normal chest for 1 point."""

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        return why_not_chest(s, turn, option.thing)

    def act(self, s: State, turn: Acting, option: Option) -> None:
        turn.pay(1)
        open_chest(s, option.thing, turn.who)


class PickLock(Deed):
    """Try a locked chest."""

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        return why_not_pick(s, turn, option.thing)

    def act(self, s: State, turn: Acting, option: Option) -> None:
        try_threat(s, option.thing, 1)


class Reveal(Deed):
    """Reveal a threat from outside its room, by its square."""

    known: ClassVar[bool] = False  # whether it is left for those that everybody has seen

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        if bool(s.numbers[t.KNOWN][hidden_at(s, thing)]) != self.known:
            return []
        return [Option(s.names, self.verb, (), floor(s).name(thing))]

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        return why_not_reveal(s, turn, floor(s).find(option.word), self.known)

    def act(self, s: State, turn: Acting, option: Option) -> None:
        turn.pay(1)
        reveal(s, hidden_at(s, floor(s).find(option.word)))


class Disarm(Reveal):
    """Try a trap that was left face down."""

    known: ClassVar[bool] = True

    def act(self, s: State, turn: Acting, option: Option) -> None:
        try_threat(s, hidden_at(s, floor(s).find(option.word)), 1)


def chests_in_view(s: State, player: int) -> list[int]:
    return chests(s, t.CHEST)


def locked_chests(s: State, player: int) -> list[int]:
    return chests(s, t.LOCKED_CHEST)


def hidden_threats(s: State, player: int) -> list[int]:
    """The squares of all that lies hidden, what is near first."""
    near = [cell(s, card) for slot in rooms_in_reach(s, acting(s).who) for card in hidden_in(s, slot)]
    return near + [cell(s, card) for card in shared(s, t.FACE_DOWN) if cell(s, card) not in near]


def add_all(s: State, turn: Acting, options: list[Option]) -> None:
    """All doors, chests and threats that a hero with a point to spend may try now, each looked at once."""
    sides = floor(s).sides_at(cell(s, turn.who))
    doors = t.doors(s) if sides else []
    for side in sides:
        found = side_state(floor(s), doors, s.world[t.HALLWAYS], room(s, turn.who), side)
        if found == FRAME or found == HALLWAY:
            continue
        if why_closed(s, turn, side, found) is None:
            options.append(Option(s.names, OPEN.verb, (), SIDE_LETTERS[side]))
        if why_no_force(s, turn, side, found) is None:
            options.append(Option(s.names, FORCE.verb, (), SIDE_LETTERS[side]))
    CHEST.add_each(s, turn.player, chests(s, t.CHEST), options)
    PICK.add_each(s, turn.player, chests(s, t.LOCKED_CHEST), options)
    for slot in rooms_in_reach(s, turn.who):
        for card in hidden_in(s, slot):
            REVEAL.add(s, turn.player, cell(s, card), options)
            DISARM.add(s, turn.player, cell(s, card), options)


DOORS: Final[Words] = Words("Puertas y amenazas", "Doors and threats")
OPEN: Final[OpenDoor] = OpenDoor("open", Words("Abre la puerta del {word}", "Open the door to the {word}"), DOORS)
FORCE: Final[ForceDoor] = ForceDoor("force", Words("Intenta abrir paso al {word}", "Try to open a way to the {word}"), DOORS)
CHEST: Final[OpenChest] = OpenChest("chest", Words("Abre {thing}", "Open {thing}"), DOORS)
PICK: Final[PickLock] = PickLock("pick", Words("Intenta abrir {thing}", "Try to open {thing}"), DOORS)
REVEAL: Final[Reveal] = Reveal("reveal", Words("Revela la amenaza de {word}", "Reveal the threat on {word}"), DOORS)
DISARM: Final[Disarm] = Disarm("disarm", Words("Intenta desactivar la trampa de {word}", "Try to disarm the trap on {word}"), DOORS)
