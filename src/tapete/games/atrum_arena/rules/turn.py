"""The turn (I.5, III.5): four phases, each with start, development and end (AA-turn, AA-flow)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Actions
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.actions import IN_MAIN, IN_PART
from tapete.games.atrum_arena.rules.announcing import conceivable
from tapete.games.atrum_arena.rules.tournament import look_for_loops
from tapete.games.atrum_arena.values import one_of_each, twin_offered

YOUR_MAIN: Final = Words("Tu fase Principal: ¿qué haces?", "Your Main phase: what do you do?")
PART_PROMPTS: Final[tuple[tuple[Words, Words], ...]] = (  # in the development and at the end of each phase
    (
        Words("Tu fase de Preparar: ¿anuncias un Poder Táctico?", "Your Ready phase: do you announce a Tactical Power?"),
        Words("Acaba tu fase de Preparar: ¿anuncias un Poder Táctico?", "Your Ready phase ends: do you announce a Tactical Power?"),
    ),
    (
        Words("Tu fase de Robar: ¿anuncias un Poder Táctico?", "Your Draw phase: do you announce a Tactical Power?"),
        Words("Acaba tu fase de Robar: ¿anuncias un Poder Táctico?", "Your Draw phase ends: do you announce a Tactical Power?"),
    ),
    (
        YOUR_MAIN,
        Words("Acaba tu fase Principal: ¿anuncias un Poder Táctico?", "Your Main phase ends: do you announce a Tactical Power?"),
    ),
    (
        Words("Tu fase de Descartar: ¿anuncias un Poder Táctico?", "Your Discard phase: do you announce a Tactical Power?"),
        Words(
            "Acaba tu fase de Descartar: ¿anuncias un Poder Táctico?", "Your Discard phase ends: do you announce a Tactical Power?"
        ),
    ),
)
TOO_MANY: Final = Words(
    "Tienes más de 5 Esbirros en la mano: ¿cuál descartas?", "You hold more than 5 minions: which do you discard?"
)

BEGIN: Final = 0
START: Final = 1
ACTION: Final = 2
OFFER: Final = 3
TAKE: Final = 4
LAST_OFFER: Final = 5
LAST_TAKE: Final = 6
FINISH: Final = 7
QUESTION: Final = 8  # of a tournament, once it is clear that nobody keeps a loop going

# steps of discarding
COUNT: Final = 0
DISCARD: Final = 1


class Turn(Frame):
    """A player's turn, from its start to the next player's."""

    NAME = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: State) -> None:
        step = self.step
        if step != FINISH and s.tallies[t.OUT][s.world[t.ACTIVE]]:
            self.step = FINISH  # AA-gap-04
            return
        if step == BEGIN:
            self.step = START
            begin(s)
        elif step == START:
            self.step = ACTION
            open_window(s, links.PHASE_START, Announcement(s.world[t.ACTIVE], "phase"))
            happens(s, Event(ev.PART_BEGINS, amount=t.START))
        elif step == ACTION:
            self.step = OFFER
            develop(s)
        elif step == OFFER or step == LAST_OFFER:
            self.offer(s)
        elif step == TAKE or step == LAST_TAKE:
            self.take(s)
        elif step == QUESTION:
            self.ask(s, actions(s))
        else:
            self.close_phase(s)

    def offer(self, s: State) -> None:
        """The active player may act as long as they like; in the main part they are always asked."""
        player = s.world[t.ACTIVE]
        rows = actions(s)
        if rows is IN_PART and not conceivable(s, player, None):
            self.go_on(s)
        elif s.world[t.TOURNAMENT]:
            self.step = QUESTION
            look_for_loops(s, player)
        else:
            self.ask(s, rows)

    def ask(self, s: State, rows: Actions) -> None:
        development = s.world[t.PART] == t.DEVELOPMENT
        self.step = TAKE if development else LAST_TAKE
        player = s.world[t.ACTIVE]
        prompt = PART_PROMPTS[s.world[t.PHASE] - 1][0 if development else 1]
        s.offer(player, rows.kind, rows.options(s, player), prompt)

    def take(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        self.step = OFFER if self.step == TAKE else LAST_OFFER
        if answer.verb == PASS:
            self.go_on(s)
        else:
            actions(s).do(s, s.world[t.ACTIVE], answer)

    def go_on(self, s: State) -> None:
        """From the development to the end of a phase, and from there to the next."""
        if s.world[t.PART] == t.DEVELOPMENT:
            self.step = LAST_OFFER
            happens(s, Event(ev.PART_BEGINS, amount=t.END))
        else:
            self.step = FINISH

    def close_phase(self, s: State) -> None:
        """On to the next phase, or to the next player (AA-turn-22, AA-turn-23)."""
        if s.world[t.PHASE] < t.DISCARD_PHASE and not s.tallies[t.OUT][s.world[t.ACTIVE]]:
            self.step = START
            happens(s, Event(ev.PHASE_BEGINS, amount=s.world[t.PHASE] + 1))
        else:
            self.step = BEGIN
            happens(s, Event(ev.TURN_ENDS, player=next_player(s)))


def actions(s: State) -> Actions:
    """What the active player can do in this part of the phase."""
    return IN_MAIN if s.world[t.PHASE] == t.MAIN_PHASE and s.world[t.PART] == t.DEVELOPMENT else IN_PART


def next_player(s: State) -> int:
    """The player on the left who is still in the game (AA-turn-03, AA-turn-04)."""
    player = (s.world[t.ACTIVE] + 1) % s.players
    while s.tallies[t.OUT][player]:
        player = (player + 1) % s.players
    return player


def begin(s: State) -> None:
    """Before the start of phase 1, whoever had reached 0 returns to 10 (AA-flow-01, AA-goal-12)."""
    player = s.world[t.ACTIVE]
    batches = [[Event(ev.TURN_BEGINS, player=player)]]
    if s.tallies[t.RETURNS][player]:
        batches.append([Event(ev.RESTORED, player=player)])
    happen_in_turn(s, batches)


def develop(s: State) -> None:
    """The development of a phase begins, with what opens it (AA-flow-17)."""
    player = s.world[t.ACTIVE]
    phase = s.world[t.PHASE]
    batches = [[Event(ev.PART_BEGINS, amount=t.DEVELOPMENT)]]
    if phase == t.READY_PHASE:
        batches.append([Event(ev.READIED_ALL, player=player)])
    elif phase == t.DRAW_PHASE:
        batches += [[Event(ev.DRAWN, player=player)] for _ in range(draws(s, player))]
    elif phase == t.DISCARD_PHASE:
        frame = Discarding()
        frame.player = player
        s.push(frame)
    happen_in_turn(s, batches)


def draws(s: State, player: int) -> int:
    """3 esbirros; 2 in the first turn of all but the last to have theirs (AA-turn-07 to 12)."""
    turns = s.tallies[t.TURNS]
    if turns[player] != 1:
        return 3
    later = [each for each in range(s.players) if not turns[each] and not s.tallies[t.OUT][each]]
    return 2 if later else 3


class Discarding(Frame):
    """Down to five esbirros in hand, of the player's choice (AA-turn-19)."""

    NAME = "discarding"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = COUNT
        self.player = 0

    def holds_up(self) -> Refusal | None:
        return no.DISCARD_FIRST

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return no.ALIKE if twin_offered(s, option) else no.KEEP_FIVE

    def run(self, s: State) -> None:
        if self.step == DISCARD:
            answer = s.answer
            assert answer is not None
            self.step = COUNT
            happens(s, Event(ev.DISCARDED, answer.thing, self.player))
            return
        held = t.hand(s, self.player)
        if len(held) <= t.HAND_LIMIT:
            s.pop(self)
            return
        self.step = DISCARD
        s.ask(self.player, "hand_limit", [Option(s.names, "discard", (c,)) for c in one_of_each(s, held)], TOO_MANY)
