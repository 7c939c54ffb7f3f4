"""The beginning: the initial Oro, eight cards, and changing a hand (ML-setup-01 to ML-setup-04)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, happen, narrate
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules.turn import Turn
from tapete.games.mitos_y_leyendas.things import other

KEEP = Words("¿Te quedas con esta mano?", "Do you keep this hand?")


class Setup(Frame):
    """Both players get their hands, the starting player decides first."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kept")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.kept = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == 0:
            self.player = s.world[t.FIRST]
            for player in (self.player, other(self.player)):
                deal(s, player, t.OPENING_HAND)
        elif step == 1:
            options = [Option(s.names, "keep")]
            if s.tallies[t.MULLIGANS][self.player] < t.OPENING_HAND:
                options.append(Option(s.names, "mulligan"))
            s.ask(self.player, "hand", options, KEEP)
        elif step == 2:
            answer = s.answer
            assert answer is not None
            self.step = 1
            if answer.verb == "mulligan":
                self.change(s)
            elif self.kept:
                self.step = 3
            else:
                self.kept = 1
                self.player = other(self.player)
        else:
            s.pop(self)
            s.push(Turn())

    def change(self, s: State) -> None:
        """The hand goes back, and one card fewer comes for each change (ML-setup-03)."""
        player = self.player
        s.tallies[t.MULLIGANS][player] += 1
        for card in s.zone(t.HAND, player)[:]:
            s.move(card, t.CASTLE, player)
        s.shuffle(t.CASTLE, player)
        count = t.OPENING_HAND - s.tallies[t.MULLIGANS][player]
        narrate(s, Event(ev.NEW_HANDS, player=player, amount=count))
        deal(s, player, count)


def deal(s: State, player: int, count: int) -> None:
    happen(s, [Event(ev.DRAWN, player=player, zone=ev.NEW_HAND) for _ in range(count)])
