"""Reviews of matches that are over (docs/review.md): made once, in the background where bots think, and asked for until done.

Everybody may look at a match that is over with every hand open, and so at its review. What it weighs each decision by is only what
its player knew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from tapete.core.language import EN, ES, Words
from tapete.core.visibility import SPECTATOR
from tapete.review.account import SEED, Again, Review, Step, Sum, reviewed
from tapete.review.weighing import Asked, Weighed
from tapete.review.words import LABELS, Turn, counted, turning_points
from tapete.table.bodies import BalanceShown, LookedBack, PivotShown, ReviewShown, StepShown
from tapete.table.errors import Denied
from tapete.table.fairness import Account
from tapete.table.look import Look
from tapete.table.match import Match
from tapete.table.replay import Pause
from tapete.table.thinking import Busy, Thinkers
from tapete.table.wire import Both, both

logger = logging.getLogger("tapete.server")
ITERATIONS: Final = 100  # of the search of a decision
AT_ONCE: Final = 2  # decisions of a match that are weighed at the same time
PAUSE: Final = 0.5  # seconds until the bots are asked again, when too many others ask them


class Reviewing:
    """The review of one match, as far as it is."""

    def __init__(self, match: Match, thinkers: Thinkers, address: str) -> None:
        self.match = match
        self.thinkers = thinkers
        self.account = Account(match.kept.id, address)
        self.found: dict[int, Weighed] = {}
        self.count = 0
        self.review: LookedBack | None = None
        self.failed = False
        self.work = asyncio.create_task(self.make())

    async def make(self) -> None:
        try:
            self.review = shown(await self.made(), self.match)
        except Exception as error:
            self.failed = True
            logger.error("match %s: no review", self.match.kept.id, exc_info=error)

    async def made(self) -> Review:
        match = self.match
        again = Again(match.game, match.start(), [answer.option for answer in match.answers], SEED, ITERATIONS)
        pause = Pause()
        for _ in again.through():
            await pause.when_due()
        played = again.played()
        self.count = len(played.tasks)
        left = iter(enumerate(played.tasks))
        await asyncio.gather(*[self.weigh(left) for _ in range(AT_ONCE)])
        return reviewed(played, [self.found[at] for at in range(self.count)])

    async def weigh(self, left: Iterator[tuple[int, Asked]]) -> None:
        """One decision after another, while there are any."""
        for at, task in left:
            while at not in self.found:
                try:
                    self.found[at] = await self.thinkers.weighed(task, self.account)
                except Busy:
                    await asyncio.sleep(PAUSE)

    def told(self) -> ReviewShown:
        if self.failed:
            raise Denied("no_review")
        return ReviewShown(self.match.kept.id, len(self.found), self.count, self.review)


class Reviews:
    """Those that are being made or were asked for of late, the last at the end."""

    def __init__(self, thinkers: Thinkers, most: int) -> None:
        self.thinkers = thinkers
        self.most = most
        self.kept: dict[str, Reviewing] = {}

    def has(self, match: Match) -> bool:
        return match.kept.id in self.kept

    def close(self) -> None:
        for each in self.kept.values():
            each.work.cancel()

    def of(self, match: Match, address: str = "") -> ReviewShown:
        """How far the review of a match is, which begins when it is first asked for."""
        id = match.kept.id
        found = self.kept.pop(id, None) or Reviewing(match, self.thinkers, address)
        self.kept[id] = found
        while len(self.kept) > self.most:
            self.kept.pop(next(iter(self.kept))).work.cancel()
        if found.failed:
            del self.kept[id]  # whoever asks again tries again
        return found.told()


# ---------------------------------------------------------------------------------------------------------------- as it is shown


def shown(review: Review, match: Match) -> LookedBack:
    played = review.played
    look = Look(match.state, SPECTATOR, True)
    return LookedBack(
        played.game.id,
        played.answers,
        played.iterations,
        played.rivals,
        [step_shown(step, match.answers[step.choice.answer].stand_in) for step in review.steps],
        [[(answers, round(chance, 3)) for answers, chance in review.curve(seat)] for seat in range(played.players)],
        [pivot_shown(turn, look) for turn in turning_points(review)],
        [balance_shown(each) for each in review.sums],
    )


def step_shown(step: Step, stand_in: bool) -> StepShown:
    choice, each = step.choice, step.weighed
    return StepShown(
        choice.answer,
        choice.turn,
        choice.player,
        both(choice.made),
        step.label,
        both(LABELS[step.label]),
        round(each.chance, 3),
        round(each.cost, 3),
        round(step.luck.change, 3),
        [both(words) for words in each.line],
        stand_in,
    )


def pivot_shown(turn: Turn, look: Look) -> PivotShown:
    return PivotShown(turn.answer, turn.kind, turn.player, round(turn.change, 3), look.told(turn.words))


def balance_shown(each: Sum) -> BalanceShown:
    numbers = [round(number, 3) for number in (each.start, each.lost, each.given, each.luck, each.revised, each.end)]
    return BalanceShown(each.decisions, each.accuracy, wrong(each), *numbers)


def wrong(each: Sum) -> Both:
    return both(Words(counted(each, ES), counted(each, EN)))
