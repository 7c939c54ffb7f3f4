"""Owners and controllers (KF-control)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.things import (
    ARRIVED,
    ARTIFACTS,
    BASE,
    BASED,
    LINE,
    TAGGED,
    active,
    controller,
    in_play,
    is_creature,
)

WHICH_FLANK: Final = Words("¿En qué flanco?", "On which flank?")
LEFT: Final = "left"
RIGHT: Final = "right"
CHOOSE_FLANK: Final = 0  # the first step of a change of control


def ask_flank(s: State, player: int) -> None:
    """The active player chooses the flank (KF-flank-02); in an empty line there is nothing to choose."""
    s.ask(active(s), "flank", flanks(s, player), WHICH_FLANK)


def flanks(s: State, player: int) -> list[Option]:
    right = Option(s.names, "flank", (), RIGHT)
    return [Option(s.names, "flank", (), LEFT), right] if s.zone(LINE, player) else [right]


def why_not_flank(s: State, option: Option) -> Refusal | None:
    """A place inside the line, where a flank is asked for (KF-creature-03)."""
    asked = s.decision is not None and s.decision.kind == "flank"
    return no.INSIDE_THE_LINE if asked and option.verb in ("flank", "place") else None


def flank_place(s: State) -> int:
    """The place in the line that was answered: 0 for the left end, -1 for the right."""
    assert s.answer is not None
    return 0 if s.answer.word == LEFT else -1


class TakeControl(Frame):
    """A card in play goes to the play area, or a flank, of its new controller (KF-control-03, KF-control-04).

    What its going back destroys, or keeps from destruction, is looked at when it lies there.
    """

    NAME = "take_control"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "source", "cause")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1
        self.source = -1
        self.cause = -1

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return why_not_flank(s, option)

    def run(self, s: State) -> None:
        if self.next_step() == CHOOSE_FLANK:
            s.answer = None
            if not in_play(s, self.card) or controller(s, self.card) == self.player:
                s.pop(self)
            elif is_creature(s, self.card):
                ask_flank(s, self.player)
        else:
            place = flank_place(s) if s.answer is not None else -1
            s.pop(self)
            if in_play(s, self.card):
                happens(s, Event(ev.CONTROLLED, self.card, self.player, place, self.source, cause=self.cause))


def give_control(s: State, card: int, player: int, source: int = -1, cause: int = -1) -> None:
    """A player takes control of a card."""
    frame = TakeControl()
    frame.card = card
    frame.player = player
    frame.source = source
    frame.cause = cause
    s.push(frame)


def take_for_good(s: State, cards: tuple[int, ...], player: int, source: int, cause: int = -1) -> None:
    """Control that lasts while the cards are in play; it prevails over older effects (KF-control-05)."""
    for card in cards:
        give_control(s, card, player, source, cause)
    happen(s, [Event(ev.CLAIMED, card, player, source=source) for card in cards])


def rightful(s: State, card: int) -> int:
    """Who controls a card: the most recent effect in force, or whoever it was played by (KF-control-05)."""
    latest = s.numbers[BASED][card]
    player = s.numbers[BASE][card] - 1
    for each in s.index().modifying[m.CONTROLS]:
        if each.modifier.affects(s, each.scope, card):
            via = each.scope.via
            when = each.lasting if each.lasting >= 0 else s.numbers[ARRIVED][via]
            if when > latest:
                latest = when
                player = each.you if each.lasting >= 0 else controller(s, via)
    return player


def check_control(s: State) -> None:
    """Control goes back when what held it ends."""
    numbers = s.numbers
    watched = bool(s.index().modifying[m.CONTROLS])
    for player in (0, 1):
        for zone in (LINE, ARTIFACTS):
            for card in s.zones[zone * 2 + player]:
                if (watched or numbers[BASE][card] != player + 1) and not numbers[TAGGED][card]:
                    owner = rightful(s, card)
                    if owner != player and not moving(s, card):
                        give_control(s, card, owner)


def changing_hands(s: State) -> bool:
    """Whether any change of control is under way."""
    return any([isinstance(frame, TakeControl) for frame in s.stack])


def moving(s: State, card: int) -> bool:
    """Whether a change of control of this card is already under way."""
    return any([isinstance(frame, TakeControl) and frame.card == card for frame in s.stack])
