"""Opening what is closed: the tile to be placed, the die that forces locks and disarms traps (DA-tile, DA-locked … DA-disarm)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules.acting import Acting, acting
from tapete.games.dungeon_alliance.rules.threats import open_chest, spring, turned_up
from tapete.games.dungeon_alliance.rules.tiles import fitting, open_hallway, place
from tapete.games.dungeon_alliance.telling import PACKED
from tapete.games.dungeon_alliance.things import threat

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

    def bill(self, s: State) -> Bill | None:
        """What the attempt costs in any case, and how many points may be added to it."""
        most = min(self.level, acting(s).points - self.base)
        return Bill(PAID, [("left", self.base)], [("left", most)], (), True)

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


def reveal(s: State, card: int) -> None:
    """Begin to reveal a threat from outside."""
    frame = Revealing()
    frame.card = card
    s.push(frame)
