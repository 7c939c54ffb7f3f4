"""What is known about the hero activation under way (DA-activate, DA-move)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.actions import Action
from tapete.core.decision import Option
from tapete.core.frames import Frame
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.refusal import EngineError, Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules import refusals as no


class Acting(Frame):
    """The part of a hero's activation that other chapters ask about."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "who", "points", "spent", "second", "attacked", "attacks", "resting", "started", "discarded",
    )  # fmt: skip

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.who = -1
        self.points = 0  # Speed left in this move
        self.spent = False  # any Speed spent this turn (DA-attack-16)
        self.second = False  # in the second move (DA-move-07)
        self.attacked = False  # an attack has been made, a pet's included: no more moving or turning
        self.attacks: tuple[int, ...] = ()  # the targets of the hero's own attacks
        self.resting = False
        self.started = False  # something was done besides turning: too late to declare a rest
        self.discarded = 0

    def flags(self) -> dict[str, bool]:
        """What has been done in it so far, by the words of a position document."""
        return {
            "spent": self.spent,
            "second": self.second,
            "attacked": self.attacked,
            "resting": self.resting,
            "started": self.started,
        }

    def pay(self, points: int) -> None:
        if points:
            self.points -= points
            self.spent = True

    def why_no_speed(self, s: State, points: int) -> Refusal | None:
        """Whether the hero may spend Speed now."""
        if self.attacked:
            return no.SPEED_AFTER_ATTACK
        if is_passing(s, self.who):
            return no.PASSING
        return no.NO_POINTS if self.points < points else None


def acting(s: State) -> Acting:
    """The activation under way."""
    for frame in reversed(s.stack):
        if isinstance(frame, Acting):
            return frame
    raise EngineError("no hero is being activated")


class Deed(Action):
    """Something that a hero does in its activation; one who is down only recovers (DA-defeat-11)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        turn = acting(s)
        return no.DEFEATED_ACTS if s.numbers[t.DEFEATED][turn.who] else self.why_not(s, turn, option)

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        """Why a hero who stands may not do it."""
        raise NotImplementedError

    def do(self, s: State, player: int, option: Option) -> None:
        turn = acting(s)
        turn.started = True
        self.act(s, turn, option)

    def act(self, s: State, turn: Acting, option: Option) -> None:
        raise NotImplementedError

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


class SideDeed(Deed):
    """What is done towards a side, which the word of the option names."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), SIDE_LETTERS[thing])]

    def side(self, option: Option) -> int:
        return SIDE_LETTERS.find(option.word) if len(option.word) == 1 else -1

    def said(self, s: State, option: Option, lang: str) -> str:
        return t.SIDE_NAMES[option.word].text(lang)


def is_passing(s: State, who: int) -> bool:
    """Whether a hero shares its square with another character, in the middle of a move (DA-step-18)."""
    cells = s.numbers[t.CELL]
    here = cells[who]
    for player in range(s.players):
        for other in s.zones[t.HEROES * s.players + player]:
            if cells[other] == here and other != who:
                return True
    return False
