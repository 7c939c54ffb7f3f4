"""The review of a match, drawn up from its decisions as they were weighed.

For each player the match is an account that adds up: from the chance they began with, less what their own choices cost, more what
their rival's cost, with luck (what chance and hidden cards changed), and with what the review itself saw otherwise a decision
later, where nothing had come to light in between, it arrives at how the match ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tapete.core.game import Game
from tapete.core.labels import label
from tapete.core.language import EN, ES, Words
from tapete.core.state import State
from tapete.core.visibility import Shown
from tapete.core.windows import can_only_pass
from tapete.review.weighing import ITERATIONS, Asked, Weighed, asked

SEED: Final = 1
BEST: Final = "best"
ONLY: Final = "only"
GOOD: Final = "good"
INEXACT: Final = "inexact"
MISTAKE: Final = "mistake"
SERIOUS: Final = "serious"
MISSED: Final = "missed"
AT_LEAST: Final = ((SERIOUS, 0.12), (MISTAKE, 0.05), (INEXACT, 0.02), (GOOD, 0.0))  # what a choice cost
WON: Final = 0.95  # a chance that is as good as a win
AT_STAKE: Final = 0.3  # that choices at random would cost a player in all: below it there is no accuracy to speak of
ALONE: Final = 0.08  # the second best costs so much: there was only one move


@dataclass(frozen=True, slots=True)
class News:
    """What a player has learned in a stretch of a match that no choice of theirs explains."""

    learned: bool = False  # whether a card came to light for them, or chance had a say
    cards: tuple[Words, ...] = ()  # those that came to light, by name, once each, in their order

    def and_then(self, later: News) -> News:
        more = tuple([card for card in later.cards if card not in self.cards])
        return News(self.learned or later.learned, self.cards + more)


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of the match at which there was something to decide, as it was made."""

    answer: int  # how many answers had been given
    turn: int
    player: int
    option: str
    made: Words  # what was chosen, said to who chose it
    news: tuple[News, ...]  # for each player, since the choice before


@dataclass(frozen=True, slots=True)
class Played:
    """A match played again for its review."""

    game: Game
    choices: tuple[Choice, ...]
    tasks: tuple[Asked, ...]  # one for each
    players: int
    rivals: bool  # two, and what one gains the other loses
    results: tuple[float, ...]  # 1 a win, 0 a loss, 0.5 a draw; empty when the match was not played to its end
    news: tuple[News, ...]  # since the last choice
    answers: int
    seed: int
    iterations: int


@dataclass(frozen=True, slots=True)
class Luck:
    """What a player's chance changed by, between two of their choices, that no choice explains."""

    change: float = 0.0
    since: int = 0  # the answer after which it happened, and before which it shows
    until: int = 0
    cards: tuple[Words, ...] = ()  # that came to light


@dataclass(frozen=True, slots=True)
class Step:
    """A choice and what it was worth."""

    choice: Choice
    weighed: Weighed
    label: str
    luck: Luck  # before it

    @property
    def chance(self) -> float:
        """Of winning, once the choice was made."""
        return self.weighed.chance - self.weighed.cost


@dataclass(frozen=True, slots=True)
class Sum:
    """A player's account."""

    player: int
    decisions: int
    accuracy: int | None  # 100: always the best that was found; 0: no better than at random; too little was at stake: none
    labels: dict[str, int]
    start: float
    lost: float  # by own choices
    given: float  # by the rival's
    luck: float
    revised: float  # seen otherwise a decision later
    end: float


@dataclass(frozen=True, slots=True)
class Review:
    played: Played
    steps: tuple[Step, ...]
    sums: tuple[Sum, ...]

    def curve(self, player: int) -> list[tuple[int, float]]:
        """A player's chance after each of their choices, by the number of answers, and how it ended.

        What a rival believed is no point of it: they knew other cards, and a curve through both would jump where nothing happened.
        """
        points = [(step.choice.answer + 1, step.chance) for step in self.steps if step.choice.player == player]
        if self.played.results:
            points.append((self.played.answers, self.played.results[player]))
        return points


def played(
    game: Game, setup: dict[str, object], seed: int, answers: list[str], key: int = SEED, iterations: int = ITERATIONS
) -> Played:
    """Play a match again and put down what there is to weigh."""
    work = Again(game, game.start(setup, seed), answers, key, iterations)
    for _ in work.through():
        pass
    return work.played()


class Again:
    """A match played again for its review, answer by answer, so that others may have their turn in between."""

    def __init__(self, game: Game, state: State, answers: list[str], key: int, iterations: int) -> None:
        self.game = game
        self.state = state
        self.answers = answers
        self.key = key
        self.iterations = iterations
        self.choices: list[Choice] = []
        self.tasks: list[Asked] = []
        self.rivals = are_rivals(state)
        self.news = [News()] * state.players

    def through(self) -> Iterator[int]:
        for number, answer in enumerate(self.answers):
            self.note(number, answer)
            before = self.state.clone()
            self.game.play(self.state, answer)
            self.news = [old.and_then(learned(before, self.state, player)) for player, old in enumerate(self.news)]
            yield number

    def note(self, number: int, answer: str) -> None:
        s = self.state
        decision = s.decision
        assert decision is not None, "the match was over"
        if len(decision.options) == 1 or can_only_pass(s):
            return
        option = decision.find(answer)
        assert option is not None, answer
        made = Words(label(s, option, ES), label(s, option, EN))
        self.choices.append(Choice(number, s.turn, decision.player, answer, made, tuple(self.news)))
        self.tasks.append(asked(s, answer, number, self.key, self.iterations))
        self.news = [News()] * s.players

    def played(self) -> Played:
        s = self.state
        return Played(
            self.game,
            tuple(self.choices),
            tuple(self.tasks),
            s.players,
            self.rivals,
            tuple([result(s, player) for player in range(s.players)]) if s.over else (),
            tuple(self.news),
            len(self.answers),
            self.key,
            self.iterations,
        )


def are_rivals(s: State) -> bool:
    """Whether two play, and the one wins if the other gives up."""
    if s.players != 2 or s.over:
        return False
    after = s.clone()
    s.game.endings.give_up(after, frozenset({0}))
    return after.over and after.winners == (1,)


def result(s: State, player: int) -> float:
    if player not in s.winners:
        return 0.0 if s.winners else 0.5
    return 1.0 if len(s.winners) < s.players or s.players == 1 else 0.5


def learned(before: State, after: State, player: int) -> News:
    """Whether chance had a say, and which cards came to light for a player."""
    then, now = Shown(before, player), Shown(after, player)
    old = len(before.cards)
    seen = [card for card in range(len(after.cards)) if now.sees(card) and not (card < old and then.sees(card))]
    names: dict[Words, None] = dict.fromkeys([after.cards[card].name for card in seen])
    return News(bool(names) or before.counter != after.counter, tuple(names))


# ---------------------------------------------------------------------------------------------------------------- the account


def reviewed(match: Played, weights: list[Weighed]) -> Review:
    """The review, once every decision was weighed, in their order."""
    weights = confirmed(match, weights)
    changes = [Account(match, weights, player) for player in range(match.players)]
    steps: list[Step] = []
    for choice, each in zip(match.choices, weights, strict=True):
        luck = changes[choice.player].luck.get(choice.answer, Luck())
        steps.append(Step(choice, each, labelled(each), luck))
    sums = [summed(account, [step for step in steps if step.choice.player == account.player]) for account in changes]
    return Review(match, tuple(steps), tuple(balanced(sums) if match.rivals else sums))


def balanced(sums: list[Sum]) -> list[Sum]:
    """Of two rivals, what is luck for the one is bad luck for the other: what both count as theirs, the review saw otherwise."""
    one, other = [each.luck for each in sums]
    luck = [(one - other) / 2, (other - one) / 2]
    return [replace(each, luck=luck[at], revised=each.revised + each.luck - luck[at]) for at, each in enumerate(sums)]


def confirmed(match: Played, weights: list[Weighed]) -> list[Weighed]:
    """What choices cost, no more than the next look confirms.

    Where a player decides again and nothing has come to light since, the position after the choice is looked at once more, and more
    deeply: when it turns out better than was thought, the choice had cost less.
    """
    found = weights[:]
    for at, (choice, following) in enumerate(zip(match.choices, match.choices[1:], strict=False)):
        if following.player == choice.player and not following.news[choice.player].learned:
            most = max(0.0, weights[at].chance - weights[at + 1].chance)
            found[at] = no_dearer(weights[at], choice, most)
    return found


def no_dearer(each: Weighed, choice: Choice, most: float) -> Weighed:
    """A choice that turned out to cost so much at most: nothing, and it was the best."""
    if each.cost <= most:
        return each
    if most > 0.0:
        return replace(each, cost=most)
    return replace(each, cost=0.0, best=choice.option, line=(choice.made,))


class Account:
    """What a player's chance changed by, from each of their choices to the next."""

    def __init__(self, match: Played, weights: list[Weighed], player: int) -> None:
        self.player = player
        self.luck: dict[int, Luck] = {}  # by the answer before which it shows
        self.lost = self.given = self.revised = self.start = self.end = 0.0
        self.first = True
        self.since = 0  # the last own choice,
        self.given_since = 0.0  # what the rival has given
        self.news = News()  # and what has come to light since
        for choice, each in zip(match.choices, weights, strict=True):
            self.news = self.news.and_then(choice.news[player])
            if choice.player == player:
                self.arrive(choice.answer, each.chance)
                self.end = each.chance - each.cost
                self.lost += each.cost
            else:
                self.news = replace(self.news, learned=True)  # what somebody else does tells something
                if match.rivals:
                    self.given_since += each.cost
        if match.results and not self.first:
            self.news = self.news.and_then(match.news[player])
            self.arrive(match.answers, match.results[player])

    def arrive(self, answer: int, chance: float) -> None:
        """At the next choice, or at the end."""
        if self.first:
            self.first = False
            self.start = chance
        else:
            self.given += self.given_since
            change = chance - self.end - self.given_since
            if self.news.learned:
                self.luck[answer] = Luck(change, self.since, answer, self.news.cards)
            else:
                self.revised += change
        self.end = chance
        self.since = answer
        self.given_since = 0.0
        self.news = News()


def summed(account: Account, steps: list[Step]) -> Sum:
    at_stake = sum([step.weighed.blind for step in steps])
    kept = 1.0 - account.lost / at_stake if at_stake >= AT_STAKE else 0.0
    labels: dict[str, int] = {}
    for step in steps:
        labels[step.label] = labels.get(step.label, 0) + 1
    return Sum(
        account.player,
        len(steps),
        max(0, round(100 * kept)) if at_stake >= AT_STAKE else None,
        labels,
        account.start,
        account.lost,
        account.given,
        sum([luck.change for luck in account.luck.values()]),
        account.revised,
        account.end,
    )


def labelled(each: Weighed) -> str:
    """What a choice is called."""
    if each.cost <= 0.0:
        return ONLY if each.looked and each.margin >= ALONE else BEST
    found = next(name for name, least in AT_LEAST if each.cost >= least)
    return MISSED if found == SERIOUS and each.chance >= WON else found
