"""The match of three for two players (RA-match)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, settle
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.rules.drawing import draw
from tapete.games.res_arcana.rules.setup import Setup, hand_out, lay_out_centre
from tapete.games.res_arcana.things import (
    ACTIVE,
    AREA,
    ARTIFACT,
    BOX,
    CENTRE,
    DECK,
    EXPOSED,
    FIRST,
    FLIPPED,
    GAME_NUMBER,
    HOLDER_WAS,
    LOSER,
    MAGE,
    PASSED,
    ROUND,
    SAW_DECK,
    facts,
    shared,
)

WHO_STARTS = Words("¿Quién empieza la próxima partida?", "Who starts the next game?")
WHICH_ARTIFACT = Words("Toma un artefacto.", "Take an artifact.")
ITEM_STEP = 9


class NextGame(Frame):
    """Another game of the match: new centre, the loser names the First Player, the sixteen artifacts are picked once."""

    NAME = "next_game"
    FIELDS: ClassVar[tuple[str, ...]] = ("picks",)

    def __init__(self) -> None:
        self.step = 0
        self.picks = 0

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                self.clear(s)
            case 1:
                self.ask_first(s)
            case 2:
                self.take_first(s)
            case 3:
                self.ask_artifact(s)
            case 4:
                self.take_artifact(s)
            case _:
                self.begin(s)

    def clear(self, s: State) -> None:
        """Mages stay with their players (RA-match-02); the rest goes back, the sixteen artifacts to the centre (RA-match-03)."""
        s.world[GAME_NUMBER] += 1
        settle(s, [Event(ev.NEXT_GAME, amount=s.world[GAME_NUMBER])])
        s.world[ROUND] = 0
        s.world[FLIPPED] = 0
        for player in range(s.players):
            s.tallies[PASSED][player] = 0
        for card in range(len(s.cards)):
            what = facts(s, card)
            holder = s.numbers[HOLDER_WAS][card] - 1
            if what.type == ARTIFACT and holder >= 0 and was_used(s, card):
                if s.world[GAME_NUMBER] == 2:
                    settle(s, [ev.send(s, card, CENTRE, 0)])
                else:
                    settle(s, [ev.send(s, card, DECK, holder)])
                s.numbers[EXPOSED][card] = 1
            elif what.type == MAGE and s.zone_kind(card) == AREA:
                settle(s, [ev.send(s, card, AREA, s.holder(card))])
        lay_out_centre(s, False)

    def ask_first(self, s: State) -> None:
        """The loser decides (RA-match-05); after a shared win, somebody drawn at random (RA-match-10)."""
        decider = s.world[LOSER] if s.world[LOSER] >= 0 else s.random(2)
        options = [Option(s.names, "first", (), str(player + 1)) for player in range(2)]
        s.ask(decider, "first", options, WHO_STARTS)

    def take_first(self, s: State) -> None:
        assert s.answer is not None
        s.world[FIRST] = int(s.answer.word) - 1
        settle(s, [Event(ev.STARTS, player=s.world[FIRST])])

    def picker(self, s: State) -> int:
        """One, then two each, the last one for the First Player: 1-2-2-2-2-2-2-2-1 (RA-match-06)."""
        turn = (self.picks + 1) // 2
        return (s.world[FIRST] + turn) % 2

    def ask_artifact(self, s: State) -> None:
        """While there are any in the centre: in a third game all lie in their decks already (RA-match-09)."""
        cards = [card for card in shared(s, CENTRE) if facts(s, card).type == ARTIFACT]
        if not cards:
            self.step = 5
            return
        options = [Option(s.names, "pick", (card,)) for card in cards]
        s.ask(self.picker(s), "pick", options, WHICH_ARTIFACT)

    def take_artifact(self, s: State) -> None:
        assert s.answer is not None
        settle(s, [Event(ev.PICKED, s.answer.thing, self.picker(s))])
        hand_out(s, s.answer.thing, DECK, self.picker(s))
        self.picks += 1
        self.step = 3

    def begin(self, s: State) -> None:
        """Shuffle, draw three, choose items as usual (RA-match-07)."""
        s.pop(self)
        s.world[ACTIVE] = s.world[FIRST]
        for player in range(s.players):
            s.tallies[SAW_DECK][player] = 1
            settle(s, [Event(ev.SHUFFLED, player=player, zone=DECK)])
            draw(s, player, 3)
        frame = Setup()
        frame.step = ITEM_STEP
        s.push(frame)


def was_used(s: State, card: int) -> bool:
    """Whether an artifact belonged to the game just played: it is not in the box."""
    return s.zone_kind(card) != BOX
