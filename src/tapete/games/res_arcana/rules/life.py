"""Losing Life, and reacting to it (RA-life, RA-react)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.bills import LOST, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import EngineError, Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.costs import give
from tapete.games.res_arcana.things import ESSENCES, KINDS, LIFE, PASSED, clockwise, pool_size

REACTIONS: Final = "reactions"

# steps of a loss
ASK_REACTION: Final = 0
LOSE: Final = 1
ASK_OTHER: Final = 2
TAKE_OTHER: Final = 3

WHICH_LOST: Final = Words("¿Qué esencia pierdes en lugar de Vida?", "Which essence do you lose instead of Life?")


class LosingLife(Frame):
    """A Life loss: clockwise, each rival decides for themselves whether to ignore it, and loses (RA-life-08, RA-life-11)."""

    NAME = "losing_life"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "source", "amount", "dragon", "rivals", "ignored", "owed")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.source = -1
        self.amount = 0
        self.dragon = False
        self.rivals: tuple[int, ...] = ()  # those it still has to reach; the first one is deciding or losing
        self.ignored = False  # whether that one ignores it
        self.owed = 0  # for Life that was missing; nothing between two rivals

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK_REACTION:
            self.ask_reaction(s)
        elif step == LOSE:
            self.lose(s)
        elif step == ASK_OTHER:
            self.ask_other(s)
        else:
            self.take_other(s)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return no.NOT_TO_LOSE if option.word in ESSENCES else None

    def bill(self, s: State) -> Bill | None:
        return Bill(LOST, [], [("any", self.owed)])

    def note(self, s: State, event: Event) -> None:
        """Somebody ignores the loss (RA-life-06)."""
        self.ignored = True

    def ask_reaction(self, s: State) -> None:
        if not self.rivals:
            s.pop(self)
            return
        self.ignored = False
        open_window(s, REACTIONS, Announcement(self.player, "life_loss", (self.source,), "", self.rivals[:1]))

    def lose(self, s: State) -> None:
        """Life first (RA-life-04); for each one missing two others, as far as possible (RA-life-03)."""
        player = self.rivals[0]
        if self.ignored:
            return
        life = min(self.amount, s.tallies[LIFE][player])
        self.owed = 2 * (self.amount - life)
        if pool_size(s, player):
            happens(s, Event(ev.LOST, player=player, amount=life, source=self.source, zone=LIFE))
        else:
            happens(s, Event(ev.UNHARMED, player=player, source=self.source))

    def ask_other(self, s: State) -> None:
        """Which others is the loser's choice (RA-life-05), while there is one."""
        player = self.rivals[0]
        self.owed = min(self.owed, pool_size(s, player))
        given = give(s, ev.LOST, player, self.owed, self.source)
        if given:
            self.owed -= given
            self.step = ASK_OTHER
            return
        if not self.owed:
            self.rivals = self.rivals[1:]
            self.step = ASK_REACTION
            return
        kinds = [kind for kind in KINDS if s.tallies[kind][player]]
        s.ask(player, "lose", [Option(s.names, "lose", (), ESSENCES[kind]) for kind in kinds], WHICH_LOST, self.source)

    def take_other(self, s: State) -> None:
        assert s.answer is not None
        kind = ESSENCES.index(s.answer.word)
        self.owed -= 1
        self.step = ASK_OTHER
        happens(s, Event(ev.LOST, player=self.rivals[0], amount=1, source=self.source, zone=kind))


def lose_life(s: State, player: int, source: int, amount: int, dragon: bool) -> None:
    """All rivals who have not passed lose Life (RA-life-09), never the one who causes it (RA-life-01)."""
    frame = LosingLife()
    frame.player = player
    frame.source = source
    frame.amount = amount
    frame.dragon = dragon
    frame.rivals = tuple([each for each in clockwise(s, player)[1:] if not s.tallies[PASSED][each]])
    s.push(frame)


def current_loss(s: State) -> LosingLife:
    return cast(LosingLife, s.stack[depth_of_loss(s)])


def depth_of_loss(s: State) -> int:
    """Where on the stack the Life loss lies that is under way."""
    for depth in reversed(range(len(s.stack))):
        if isinstance(s.stack[depth], LosingLife):
            return depth
    raise EngineError("no Life loss is under way")
