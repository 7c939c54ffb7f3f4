"""Threats: what entering a room reveals, chests, traps and pits (DA-threat, DA-chest, DA-disarm)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import PLUNDER
from tapete.games.dungeon_alliance.perils import perils_of
from tapete.games.dungeon_alliance.rules.harm import gain
from tapete.games.dungeon_alliance.things import cell, floor, owner, room, shared, threat

WHICH_THREAT: Final = Words("¿Qué amenaza se revela antes?", "Which threat is revealed first?")
OPEN_IT: Final = Words("¿Abres el cofre que pisas?", "Do you open the chest you stand on?")


def hidden_in(s: State, slot: int) -> list[int]:
    """The face-down threats of a room."""
    return [card for card in shared(s, t.FACE_DOWN) if floor(s).slot_of(cell(s, card)) == slot]


def hidden_at(s: State, at: int) -> int:
    """The face-down threat on a cell, or -1."""
    for card in shared(s, t.FACE_DOWN):
        if cell(s, card) == at:
            return card
    return -1


def chests(s: State, sort: str) -> list[int]:
    """The face-up chests of a sort on the board."""
    return [card for card in shared(s, t.OPEN_THREATS) if threat(s, card).sort == sort]


def under_monster(s: State, chest: int) -> bool:
    return bool(values.mask_of(s, t.monsters(s)) >> cell(s, chest) & 1)


class Entering(Frame):
    """A hero has come into a room: all its hidden threats are revealed, in the order the player chooses (DA-threat-07)."""

    NAME = "entering"
    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self) -> None:
        self.step = 0
        self.who = -1

    def run(self, s: State) -> None:
        found = hidden_in(s, room(s, self.who))
        if self.next_step() == 0:
            if not found:
                s.pop(self)
                return
            options = [Option(s.names, "reveal", (), floor(s).name(cell(s, card))) for card in found]
            s.ask(owner(s, self.who), "entering", options, WHICH_THREAT, self.who)
            return
        assert s.answer is not None
        self.step = 0
        card = hidden_at(s, floor(s).find(s.answer.word))
        if threat(s, card).is_trap:
            spring(s, card, self.who)  # no chance to disarm it (DA-threat-06)
        happens(s, turned_up(s, card, self.who))


def turned_up(s: State, card: int, who: int) -> Event:
    """A hero reveals a threat where it lies."""
    return Event(ev.REVEALED, card, owner(s, who), other=who, zone=cell(s, card) + 1)


def enter(s: State, who: int, slot: int) -> None:
    """What lies hidden in a room is revealed once a hero has come into it."""
    if hidden_in(s, slot):
        frame = Entering()
        frame.who = who
        s.push(frame)


# steps of a trap
GO_OFF: Final = 0
STRIKE: Final = 1
CLEAR: Final = 2


class Springing(Frame):
    """A trap goes off on the square of a hero (DA-threat-03); a pit stays there (DA-threat-05), others are discarded."""

    NAME = "springing"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "who")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.who = -1

    def run(self, s: State) -> None:
        step = self.next_step()
        card, player = self.card, owner(s, self.who)
        if step == GO_OFF:
            here = Event(ev.PASSED, card, player, cell(s, self.who))
            happen(s, [Event(ev.SPRUNG, card, player, other=self.who), here])
        elif step == STRIKE:
            for peril in reversed(perils_of(s.cards[card])):  # what is put on the stack last is done first
                peril.go_off(s, self.who)
        else:
            s.pop(self)
            if threat(s, card).sort != t.PIT:
                happens(s, Event(ev.CLEARED, card, player))


def spring(s: State, card: int, who: int) -> None:
    frame = Springing()
    frame.card = card
    frame.who = who
    s.push(frame)


def open_chest(s: State, card: int, who: int) -> None:
    """A hero's player gets the reward of its card; the token is discarded (DA-chest-04, DA-lchest-05)."""
    player = owner(s, who)
    for peril in perils_of(s.cards[card]):
        peril.open(s, player)
    more = values.given(s, who, PLUNDER)
    if more:
        gain(s, player, more)
    happen(s, [Event(ev.CHEST_OPENED, card, player, other=who), Event(ev.CLEARED, card, player)])


class OnChest(Frame):
    """A hero steps onto a normal chest and may open it at no cost (DA-chest-03)."""

    NAME = "on_chest"
    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self) -> None:
        self.step = 0
        self.who = -1

    def run(self, s: State) -> None:
        step = self.next_step()
        found = [card for card in chests(s, t.CHEST) if cell(s, card) == cell(s, self.who)]
        if step == 0:
            if not found or s.numbers[t.DEFEATED][self.who]:
                s.pop(self)
                return
            options = [Option(s.names, "yes"), Option(s.names, "no")]
            s.ask(owner(s, self.who), "on_chest", options, OPEN_IT, found[0])
            return
        assert s.answer is not None
        s.pop(self)
        if s.answer.verb == "yes":
            open_chest(s, found[0], self.who)
