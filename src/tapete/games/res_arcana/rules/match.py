"""The match of three for two players (RA-match)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.drawing import opening_hand
from tapete.games.res_arcana.rules.setup import ASK_ITEM, Setup
from tapete.games.res_arcana.rules.victory import NEXT_GAME
from tapete.games.res_arcana.things import ARTIFACT, CENTRE, DECK, FIRST, LOSER, facts, shared

WHO_STARTS: Final = Words("¿Quién empieza la próxima partida?", "Who starts the next game?")
WHICH_ARTIFACT: Final = Words("Toma un artefacto.", "Take an artifact.")

# steps of the way to the next game
LAY_OUT: Final = 0
ASK_FIRST: Final = 1
TAKE_FIRST: Final = 2
ASK_ARTIFACT: Final = 3
TAKE_ARTIFACT: Final = 4
BEGIN: Final = 5


class NextGame(Frame):
    """Another game of the match: new centre, the loser names the First Player, the sixteen artifacts are picked once."""

    NAME = NEXT_GAME
    FIELDS: ClassVar[tuple[str, ...]] = ("picks",)

    def __init__(self) -> None:
        self.step = 0
        self.picks = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == LAY_OUT:
            happens(s, Event(ev.LAID_OUT))
        elif step == ASK_FIRST:
            self.ask_first(s)
        elif step == TAKE_FIRST:
            assert s.answer is not None
            happens(s, Event(ev.STARTS, player=int(s.answer.word) - 1))
        elif step == ASK_ARTIFACT:
            self.ask_artifact(s)
        elif step == TAKE_ARTIFACT:
            self.take_artifact(s)
        else:
            self.begin(s)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return no.NOT_ON_OFFER if option.things else None

    def holds_up(self) -> Refusal | None:
        return no.STILL_SETTING_UP

    def ask_first(self, s: State) -> None:
        """The loser decides (RA-match-05); after a shared win, somebody drawn at random (RA-match-10)."""
        decider = s.world[LOSER] if s.world[LOSER] >= 0 else s.random(2)
        options = [Option(s.names, "first", (), str(player + 1)) for player in range(2)]
        s.ask(decider, "first", options, WHO_STARTS)

    def picker(self, s: State) -> int:
        """One, then two each, the last one for the First Player: 1-2-2-2-2-2-2-2-1 (RA-match-06)."""
        turn = (self.picks + 1) // 2
        return (s.world[FIRST] + turn) % 2

    def ask_artifact(self, s: State) -> None:
        """While there are any in the centre: in a third game all lie in their decks already (RA-match-09)."""
        cards = [card for card in shared(s, CENTRE) if facts(s, card).type == ARTIFACT]
        if not cards:
            self.step = BEGIN
            return
        options = [Option(s.names, "pick", (card,)) for card in cards]
        s.ask(self.picker(s), "pick", options, WHICH_ARTIFACT)

    def take_artifact(self, s: State) -> None:
        assert s.answer is not None
        card = s.answer.thing
        picker = self.picker(s)
        self.picks += 1
        self.step = ASK_ARTIFACT
        happen_in_turn(s, [[Event(ev.PICKED, card, picker)], [Event(ev.DEALT, card, picker, zone=DECK)]])

    def begin(self, s: State) -> None:
        """Shuffle, draw three, choose items as usual (RA-match-07)."""
        s.pop(self)
        frame = Setup()
        frame.step = ASK_ITEM
        s.push(frame)
        first = s.world[FIRST]
        batches = [[Event(ev.TURN_BEGINS, player=first, amount=first)]]
        for player in range(s.players):
            batches += opening_hand(player)
        happen_in_turn(s, batches)
