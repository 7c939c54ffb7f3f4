"""New tiles: which fit beyond a side, and what comes with them (DA-tile)."""

from __future__ import annotations

from tapete.core.events import Event, settle
from tapete.core.grid.floor import opposite
from tapete.core.grid.tiles import has_door
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.rules.harm import check_end
from tapete.games.dungeon_alliance.things import floor, shared, threat, tile, tile_at


def doors_of(s: State, slot: int) -> int:
    """The doors of the tile in a slot, as bits."""
    card = tile_at(s, slot)
    return tile(s, card).shape.doors(s.numbers[t.ROTATION][card])


def can_fit(s: State, slot: int, side: int, forced: bool) -> bool:
    """Whether some tile of the Area can be put beyond a side: any tile has a door, and only one with four has no wall."""
    here = has_door(doors_of(s, slot), side)
    if not forced:
        return here and bool(shared(s, t.TILE_AREA))
    return any([not here or not tile(s, card).shape.all_doors for card in shared(s, t.TILE_AREA)])


def fitting(s: State, slot: int, side: int, forced: bool) -> list[tuple[int, int]]:
    """The tiles of the Area and the rotations with which they can be put beyond a side.

    A normal door needs a door opposite it (DA-tile-02); force needs any other meeting (DA-locked-09, DA-secret-05).
    """
    here = has_door(doors_of(s, slot), side)
    found: list[tuple[int, int]] = []
    for card in shared(s, t.TILE_AREA):
        for rotation in range(4):
            there = has_door(tile(s, card).shape.doors(rotation), opposite(side))
            if (here and there) != forced:
                found.append((card, rotation))
    return found


def open_hallway(s: State, turn: Acting, slot: int, side: int) -> None:
    settle(s, [Event(ev.OPENED, turn.who, turn.player, floor(s).joint(slot, side), zone=side)])


def place(s: State, turn: Acting, card: int, slot: int, side: int, rotation: int) -> None:
    """A tile comes to the slot beyond a side: hallway, refill of the Area, monsters, threats, in that order (DA-tile-05 to 07)."""
    plan = floor(s)
    beyond = plan.beside[slot][side]
    settle(s, [Event(ev.PLACED, card, turn.player, beyond, zone=rotation)])
    open_hallway(s, turn, slot, side)
    show_tile(s)
    icons = tile(s, card).shape.icons(rotation)
    for (x, y), icon in icons:
        if icon != t.THREAT_ICON:
            bring_monster(s, icon, plan.inner(beyond, x, y), opposite(side))
    for (x, y), icon in icons:
        if icon == t.THREAT_ICON:
            lay_threat(s, tile(s, card).level, plan.inner(beyond, x, y))
    check_end(s)


def show_tile(s: State) -> None:
    """The top tile of the deck comes to the Area, if there is one (DA-tile-05)."""
    if shared(s, t.DUNGEON):
        settle(s, [ev.send(shared(s, t.DUNGEON)[0], t.TILE_AREA, 0, kind=ev.SHOWN)])


def bring_monster(s: State, id: str, at: int, facing: int) -> None:
    """A monster of the supply, ready and facing the opened door (DA-tile-06); none when the supply lacks it (DA-tile-10)."""
    for each in shared(s, t.SUPPLY):
        if s.cards[each].id == id:
            settle(s, [Event(ev.APPEARED, each, amount=at, zone=facing)])
            return


def lay_threat(s: State, level: int, at: int) -> None:
    """The top token of the stack of a level, unseen (DA-tile-07)."""
    for each in shared(s, t.THREATS):
        if threat(s, each).level == level:
            settle(s, [Event(ev.LAID, each, amount=at)])
            return
