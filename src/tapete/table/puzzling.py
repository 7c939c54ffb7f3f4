"""Puzzles at the table: which there are, the table of one, and what is to be said of what was tried.

A puzzle is played as a match against bots: its player is sent what a player is sent, and nothing of where it comes from. What was
answered there is judged by the search that proves the puzzle (``puzzles/solving.py``).
"""

from __future__ import annotations

import datetime
from functools import lru_cache
from typing import Annotated, Final

from tapete import games
from tapete.core.decision import Option
from tapete.core.labels import said
from tapete.core.language import EN, ES, Words
from tapete.core.state import State
from tapete.meet import glicko
from tapete.puzzles.puzzle import GAMES, Puzzle, daily, find, puzzles_of
from tapete.puzzles.solving import FAILED, WON, Solver, TooWide
from tapete.puzzles.ways import following
from tapete.table.advice import why
from tapete.table.bodies import NewMatch, SeatAsked
from tapete.table.errors import Denied
from tapete.table.match import Match
from tapete.table.structs import Meta, Struct, json
from tapete.table.wire import Both, both

MOST: Final = 20_000  # positions that are looked at for one answer
RIVAL: Final = "aficionado"
OPEN: Final = "open"
SOLVED: Final = "solved"
MISSED: Final = "missed"
SURE: Final = 60.0  # the deviation of a puzzle's rating

REACHED: Final = Words("Resuelto.", "Solved.")
SHORT: Final = Words(
    "Así ya no se llega. Lo más que da: {best}. Hacía falta: {target}.",
    "That no longer gets there. At best: {best}. Needed: {target}.",
)
NO_WIN: Final = Words("Así ya no se gana en este turno.", "That way the game is not won this turn.")
LOST: Final = Words("Así ya no se llega.", "That way it cannot be reached.")
THE_CARD: Final = Words("Fíjate en {thing}.", "Look at {thing}.")
SOME_OTHER: Final = Words("Ahora no hace falta ninguna carta nueva.", "No further card is needed now.")


class PuzzleShown(Struct, frozen=True):
    """A puzzle as it is offered."""

    id: str
    rating: int
    asked: Both
    themes: list[str]


class ThemeShown(Struct, frozen=True):
    id: str
    name: Both


class PuzzlesOfGame(Struct, frozen=True):
    game: str
    title: Both
    themes: list[ThemeShown]
    puzzles: list[PuzzleShown]


class PuzzleShelf(Struct, frozen=True):
    """The answer of GET /api/puzzles: all there are, and which is today's."""

    day: str
    daily: list[str]  # the game and the id; empty where there are none
    games: list[PuzzlesOfGame]


class StepTold(Struct, frozen=True):
    """An answer of a line in words, and what it changes."""

    option: str
    words: Both
    because: Both


class Judged(Struct, frozen=True):
    """The answer of GET /api/matches/{match}/puzzle/{puzzle}: how far it is solved."""

    state: str  # open, solved, missed
    answers: int  # of its player so far
    told: Both
    next: str  # after a miss: the best answer to the question that is asked now, or none
    solution: list[StepTold]  # once it is solved, or given up


class PuzzleHint(Struct, frozen=True):
    """The answer of GET /api/matches/{match}/puzzle/{puzzle}/hint: first which card, then which answer."""

    told: Both
    option: str


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/puzzles/{game}/{puzzle}/rating: somebody's rating before, and whether they solved it."""

    solved: bool
    rating: Annotated[float, Meta(ge=0, le=4_000)] = glicko.MIDDLE
    deviation: Annotated[float, Meta(ge=10, le=350)] = glicko.UNSURE
    volatility: Annotated[float, Meta(ge=0.01, le=0.2)] = glicko.STEADY


class Rated(Struct, frozen=True):
    rating: float
    deviation: float
    volatility: float


decode_tried = json.Decoder(Tried).decode


# ------------------------------------------------------------------------------------------------------------- what there is


def shelf(today: datetime.date) -> PuzzleShelf:
    """All puzzles, game by game, and that of the day."""
    found = daily(today)
    shown = [of_game(game) for game in GAMES if puzzles_of(game)]
    return PuzzleShelf(today.isoformat(), [] if found is None else [found.game, found.id], shown)


def of_game(id: str) -> PuzzlesOfGame:
    each = puzzles_of(id)
    names = {theme: both(words) for puzzle in each for theme, words in puzzle.named_themes().items()}
    themes = [ThemeShown(theme, name) for theme, name in names.items()]
    rows = [PuzzleShown(one.id, one.rating, both(one.asked), list(one.named_themes())) for one in each]
    return PuzzlesOfGame(id, both(games.find(id).title), themes, rows)


def puzzle_named(game: str, id: str) -> Puzzle:
    found = find(game, id)
    if found is None:
        raise Denied("not_found")
    return found


def table_of(game: str, id: str) -> NewMatch:
    """The match that is played to solve a puzzle."""
    puzzle = puzzle_named(game, id)
    start = puzzle.start()
    assert start.decision is not None
    seats = [SeatAsked("me") if seat == start.decision.player else SeatAsked("bot", RIVAL) for seat in range(start.players)]
    return NewMatch(puzzle.game, seats, {"position": puzzle.position})


def puzzle_at(match: Match, id: str, seat: int) -> Puzzle:
    """The puzzle that is played in a match, for whoever solves it."""
    puzzle = puzzle_named(match.kept.game, id)
    if match.kept.setup.get("position") != puzzle.position or seat not in match.people:
        raise Denied("not_found")
    return puzzle


def rated(puzzle: Puzzle, tried: Tried) -> Rated:
    """Somebody's rating after a puzzle, which is a rival with its own."""
    own = glicko.Rating(tried.rating, tried.deviation, tried.volatility)
    after = glicko.rated(own, [(glicko.Rating(float(puzzle.rating), SURE), glicko.WIN if tried.solved else glicko.LOSS)])
    return Rated(round(after.rating, 1), round(after.deviation, 1), round(after.volatility, 5))


# ------------------------------------------------------------------------------------------------------------- what was tried


@lru_cache(maxsize=8)
def prover(game: str, id: str) -> tuple[State, Solver]:
    """The beginning of a puzzle and its search, which remembers what it has found."""
    puzzle = puzzle_named(game, id)
    start = puzzle.start()
    return start, Solver(start, puzzle.measure, MOST, puzzle.target)


class Trial:
    """What was answered to a puzzle, followed from its beginning."""

    def __init__(self, puzzle: Puzzle, answers: list[str]) -> None:
        self.puzzle = puzzle
        start, self.solver = prover(puzzle.game, puzzle.id)
        self.state = start.clone()
        self.given = 0  # answers of whoever solves it
        self.result = OPEN
        for id in answers:
            if self.result == SOLVED or self.over():
                break
            self.follow(id)

    def follow(self, id: str) -> None:
        """One more answer of anybody."""
        s = self.state
        assert s.decision is not None
        option = s.decision.find(id)
        if option is None:
            raise Denied("bad_message", detail=id[:64])
        own = s.decision.player == self.solver.player
        self.given += own
        before = s.clone()
        s.choose(option)
        if self.reached():
            self.result = SOLVED
        elif own and self.result == OPEN and not self.reachable(before):
            self.result = MISSED

    def reached(self) -> bool:
        s = self.state
        if s.over:
            return s.winners == (self.solver.player,)
        return self.puzzle.measure(s, self.solver.player) >= self.puzzle.target

    def over(self) -> bool:
        return self.state.over or self.solver.ended(self.state)

    def reachable(self, before: State) -> bool:
        """Whether it can still be done. What luck has brought counts from then on."""
        if self.over():
            return False
        if self.solver.counter != self.state.counter or self.solver.learned(self.state):
            self.solver = Solver(self.state, self.puzzle.measure, MOST, self.puzzle.target)
        self.solver.looked = 0
        try:
            return self.solver.best(self.state)[0] >= self.puzzle.target
        except TooWide:
            return True

    def straight(self) -> str:
        """An answer that leads on: with the acts of the solution alone, where they still do."""
        for only in (frozenset(self.puzzle.acts), None):
            solver = Solver(self.state, self.puzzle.measure, MOST, self.puzzle.target, only=only)
            try:
                value, line = solver.best(self.state)
            except TooWide:
                continue
            if value >= self.puzzle.target and line:
                return following(self.state, line)
        return ""

    def most(self) -> tuple[int, str]:
        """How far one still gets, and the answer that leads there."""
        s = self.state
        if self.over() or s.decision is None:
            return (FAILED if s.over else self.puzzle.measure(s, self.solver.player)), ""
        whole = Solver(s, self.puzzle.measure, MOST) if s.decision.player == self.solver.player else None
        if whole is None:
            return self.puzzle.measure(s, self.solver.player), ""
        try:
            value, line = whole.best(s)
        except TooWide:
            return self.puzzle.measure(s, self.solver.player), ""
        return value, following(s, line)


def judged(puzzle: Puzzle, answers: list[str], given_up: bool) -> Judged:
    """How far a puzzle is solved by what was answered."""
    trial = Trial(puzzle, answers)
    solution = solution_of(puzzle.game, puzzle.id) if given_up or trial.result == SOLVED else []
    if trial.result == SOLVED:
        return Judged(SOLVED, trial.given, both(REACHED), "", solution)
    if trial.result == OPEN:
        return Judged(OPEN, trial.given, both(Words("", "")), "", solution)
    best, following = trial.most()
    return Judged(MISSED, trial.given, both(refuted(puzzle, best)), following, solution)


def refuted(puzzle: Puzzle, best: int) -> Words:
    """What a wrong try misses."""
    if puzzle.target >= WON:
        return NO_WIN
    start, solver = prover(puzzle.game, puzzle.id)
    if best <= FAILED:
        return LOST
    shown = [puzzle.measured.told(start, solver.player, value) for value in (best, puzzle.target)]
    return Words(*[SHORT.fill(lang, best=shown[0].text(lang), target=shown[1].text(lang)) for lang in (ES, EN)])


def hinted(puzzle: Puzzle, answers: list[str], whole: bool) -> PuzzleHint:
    """Which card matters now; asked again, which answer."""
    trial = Trial(puzzle, answers)
    s = trial.state
    if trial.result != OPEN or s.decision is None or s.decision.player != trial.solver.player:
        raise Denied("no_hint")
    option = s.decision.find(trial.straight())
    if option is None:
        raise Denied("no_hint")
    words = Words(*[said(s, option, lang) if whole else looked_at(s, option, lang) for lang in (ES, EN)])
    return PuzzleHint(both(words), option.id if whole else "")


def looked_at(s: State, option: Option, lang: str) -> str:
    return THE_CARD.fill(lang, thing=s.named(option.thing, lang)) if option.things else SOME_OTHER.text(lang)


@lru_cache(maxsize=64)
def solution_of(game: str, id: str) -> list[StepTold]:
    """The solution in words: each answer of whoever solves it, and what it changes."""
    puzzle = puzzle_named(game, id)
    s = puzzle.start()
    assert s.decision is not None
    player = s.decision.player
    found: list[StepTold] = []
    for each in puzzle.line:
        assert s.decision is not None
        option = s.decision.find(each)
        if option is None:
            break
        if s.decision.player == player:
            words = Words(*[said(s, option, lang) for lang in (ES, EN)])
            found.append(StepTold(option.id, both(words), both(why(s, option.id))))
        s.choose(option)
    return found
