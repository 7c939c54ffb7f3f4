"""New tiles: which fit beyond a side, and what comes with them (DA-tile)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
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


def opened(s: State, turn: Acting, slot: int, side: int) -> Event:
    """The hallway on one side of a room opens."""
    return Event(ev.OPENED, turn.who, turn.player, floor(s).joint(slot, side), zone=side)


def open_hallway(s: State, turn: Acting, slot: int, side: int) -> None:
    happens(s, opened(s, turn, slot, side))


# steps of laying a tile
PEOPLE: Final = 0
THREATEN: Final = 1


class Laying(Frame):
    """A tile lies in its slot: monsters, then threats come with it (DA-tile-06, DA-tile-07)."""

    NAME = "laying"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "side")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.side = 0  # of the room before it, which the door opened

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == PEOPLE:
            happen(s, self.monsters(s))
        elif step == THREATEN:
            happen(s, self.threats(s))
        else:
            s.pop(self)
            check_end(s)

    def icons(self, s: State) -> list[tuple[int, str]]:
        """What comes with the tile, by the cells."""
        slot, shape = s.numbers[t.SLOT][self.card] - 1, tile(s, self.card).shape
        return [(floor(s).inner(slot, x, y), icon) for (x, y), icon in shape.icons(s.numbers[t.ROTATION][self.card])]

    def monsters(self, s: State) -> list[Event]:
        """From the supply, ready and facing the opened door (DA-tile-06); none where the supply lacks it (DA-tile-10)."""
        supply = shared(s, t.SUPPLY)[:]
        found: list[Event] = []
        for at, icon in self.icons(s):
            if icon != t.THREAT_ICON:
                for each in supply:
                    if s.cards[each].id == icon:
                        supply.remove(each)
                        found.append(Event(ev.APPEARED, each, amount=at, zone=opposite(self.side)))
                        break
        return found

    def threats(self, s: State) -> list[Event]:
        """The top tokens of the stack of the tile's level, unseen (DA-tile-07)."""
        stack = [each for each in shared(s, t.THREATS) if threat(s, each).level == tile(s, self.card).level]
        cells = [at for at, icon in self.icons(s) if icon == t.THREAT_ICON]
        return [Event(ev.LAID, each, amount=at) for each, at in zip(stack, cells, strict=False)]


def place(s: State, turn: Acting, card: int, slot: int, side: int, rotation: int) -> None:
    """A tile comes to the slot beyond a side: hallway, refill of the Area, monsters, threats, in that order (DA-tile-05 to 07)."""
    frame = Laying()
    frame.card = card
    frame.side = side
    s.push(frame)
    laid = [Event(ev.PLACED, card, turn.player, floor(s).beside[slot][side], zone=rotation)]
    happen_in_turn(s, [laid, [opened(s, turn, slot, side)], next_tile(s)])


def next_tile(s: State) -> list[Event]:
    """The top tile of the deck comes to the Area, if there is one (DA-tile-05)."""
    return [ev.send(card, t.TILE_AREA, 0, kind=ev.SHOWN) for card in shared(s, t.DUNGEON)[:1]]
