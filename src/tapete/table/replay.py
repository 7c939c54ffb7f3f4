"""Looking back: a match that is over, after any number of its answers and with anybody's eyes, and what happened in it counted.

A replay is the match played once more with a state kept every few answers: a slider may jump anywhere and waits for a few
answers to be played again, not for the whole match.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from tapete.core.events import Event
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR
from tapete.table.bodies import AnswerShown, EventStats, MarkShown, MomentShown, SeatStats, Stats
from tapete.table.errors import Denied
from tapete.table.look import Look
from tapete.table.match import NO, Match
from tapete.table.news import lines_of, question, result_of
from tapete.table.scene import scene
from tapete.table.texts import layout_of
from tapete.table.wire import LogPart, Told, Update, both

STRIDE: Final = 16  # answers between two states that are kept
MOST_KEPT: Final = 500  # of a very long match, fewer
SLICE: Final = 0.004  # seconds of playing before others get their turn


class Replay:
    """A match that is over, ready to be looked at."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.stride = max(STRIDE, len(match.answers) // MOST_KEPT)
        self.kept: list[State] = []
        self.lines = [0]  # how long the log was after each number of answers
        self.times: Counter[tuple[int, int]] = Counter()  # of events, by kind and player
        self.amounts: Counter[tuple[int, int]] = Counter()

    async def wind(self) -> None:
        """Play the match once, a little at a time."""
        match = self.match
        state = match.start()
        pause = Pause()
        for number, answer in enumerate(match.answers):
            if number % self.stride == 0:
                self.kept.append(state.clone())
            state.log = []
            match.game.play(state, answer.option)
            log = state.log
            self.lines.append(self.lines[-1] + len(match.worded(log)))
            for entry in log:
                self.count(entry.event)
            state.log = None
            await pause.when_due()
        if len(match.answers) % self.stride == 0:
            self.kept.append(state)

    def count(self, e: Event) -> None:
        player = e.player if 0 <= e.player < self.match.players else SPECTATOR
        self.times[e.kind, player] += 1
        self.amounts[e.kind, player] += e.amount

    async def state(self, answers: int) -> State:
        """The state after so many answers: one that may be changed."""
        at = answers // self.stride
        state = self.kept[at].clone()
        pause = Pause()
        for answer in self.match.answers[at * self.stride : answers]:
            self.match.game.play(state, answer.option)
            await pause.when_due()
        return state

    # -- a moment

    async def moment(self, answers: int, seat: int, hands: bool, since: int) -> MomentShown:
        """The table after so many answers, as a seat saw it or with every hand open."""
        match = self.match
        total = len(match.answers)
        if not 0 <= answers <= total:
            raise Denied("no_such_moment", detail=f"0-{total}")
        given: AnswerShown | None = None
        if answers > 0:
            state = await self.state(answers - 1)
            given = self.answer(state, answers - 1, seat, hands)
            match.game.play(state, match.answers[answers - 1].option)
        else:
            state = await self.state(0)
        look = Look(state, seat, hands)
        shown = None if seat == SPECTATOR else seat
        return MomentShown(match.kept.id, answers, total, shown, given, self.update(look, answers, since))

    def answer(self, before: State, number: int, seat: int, hands: bool) -> AnswerShown:
        given = self.match.answers[number]
        decision = before.decision
        assert decision is not None
        option = decision.find(given.option)
        if option is None or not (hands or seat == given.seat):
            return AnswerShown(given.seat, None, None, given.stand_in)
        return AnswerShown(given.seat, given.option, Look(before, seat, hands).label(before, option), given.stand_in)

    def update(self, look: Look, answers: int, since: int) -> Update:
        match = self.match
        s = look.s
        last = answers == len(match.answers)
        after = self.lines[min(since, answers)] if since >= 0 else 0
        return Update(
            seq=answers,
            view=look.view(),
            scene=scene(look),
            question=question(look, None if last else s.decision, to_all=bool(look.hands)),
            active=s.game.active(s),
            turn=s.turn,
            log=LogPart(after, lines_of(match, look, after, self.lines[answers])),
            undo=NO,
            result=result_of(match) if last else None,
            seed=str(match.seed),
            clocks=None,
        )

    # -- the whole match

    def stats(self) -> Stats:
        match = self.match
        known = not match.kept.terms.record
        decisions = Counter([answer.seat for answer in match.answers])
        replaced = Counter([answer.seat for answer in match.answers if answer.stand_in])
        return Stats(
            match=match.kept.id,
            answers=len(match.answers),
            taken_back=match.taken_back,
            turns=match.state.turn,
            seconds=round(sum(match.clock.used), 3) if known else None,
            seats=[
                SeatStats(
                    decisions[seat],
                    round(match.clock.used[seat], 3) if known else None,
                    match.names[seat],
                    each.level,
                    replaced[seat],
                )
                for seat, each in enumerate(match.kept.seats)
            ],
            events=self.events(),
            marks=self.marks(),
        )

    def marks(self) -> list[MarkShown]:
        """Where turns and rounds begin, as everybody was told."""
        lines = lines_of(self.match, Look(self.match.state, SPECTATOR), 0, len(self.match.entries))
        return [MarkShown(line.answer + 1, Told(line.es, line.en)) for line in lines if line.heading]

    def events(self) -> list[EventStats]:
        """What happened, of all that the game thinks worth counting, in its order."""
        game = self.match.game
        found: list[EventStats] = []
        seats = range(self.match.players)
        numbers = {kind.id: number for number, kind in enumerate(game.event_kinds)}
        for id, name in layout_of(game).counted.items():
            number = numbers[id]
            log = game.event_kinds[number].log
            times = [self.times[number, seat] for seat in seats]
            elsewhere = self.times[number, SPECTATOR]
            if elsewhere or any(times):
                amounts = [self.amounts[number, seat] for seat in seats] if log is not None and "{amount}" in log.es else None
                found.append(EventStats(id, both(name), times, elsewhere, amounts))
        return found


class Pause:
    """Lets the others have their turn now and then in a long work."""

    def __init__(self) -> None:
        self.ends = time.perf_counter() + SLICE

    async def when_due(self) -> None:
        if time.perf_counter() > self.ends:
            await asyncio.sleep(0)
            self.ends = time.perf_counter() + SLICE
