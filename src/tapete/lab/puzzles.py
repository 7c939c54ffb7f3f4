"""Finding puzzles: games are played by bots, and every turn in them is searched to its end (``puzzles/solving.py``).

A turn is a puzzle when the most that it surely gives needs certain acts, each of them, so that the solution is one up to the order;
when it gives it whatever hidden cards are; and when it is not what first comes to mind.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tapete import bots, games
from tapete.bots import Perspective
from tapete.bots.light import by_prior
from tapete.core.randomness import fork, shuffled
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.state import State
from tapete.core.visibility import redeal
from tapete.lab.plan import Settings
from tapete.lab.playing import setup_for
from tapete.puzzles import ways
from tapete.puzzles.aims import AIMS, Aim
from tapete.puzzles.puzzle import Puzzle, Source, puzzle_from
from tapete.puzzles.solving import WON, Solver, TooWide, act_named, acting, fingerprint, tried

MOST: Final = 1_500  # positions of a turn that are looked at
WIDEST: Final = 1_000
CAP: Final = 2_000  # answers of a game
WORLDS: Final = 6  # in which a solution must hold
LOOKS: Final = 12  # turns at random, to see whether there is something to gain
LONGEST: Final = 60  # answers of such a turn
TRIES: Final = 40  # at random, to see how easily it is found
LIGHT: Final = 0.3  # of them that may succeed
A_FEW: Final = 2  # choices that a puzzle has at least
PER_GAME: Final = 3  # puzzles taken from one game
MANY: Final = 5  # acts of a long one
HANDS: Final = {"dungeon_alliance": 2}  # cards of a hand that are kept
IDLE: Final = frozenset({"pass", "end", "done", "stop"})


class Elsewhere(Exception):
    """A file holds what another search has found."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for, where."""

    game: str
    seed: int
    bots: str
    most: int = MOST
    settings: Settings = ()


@dataclass(slots=True)
class Found:
    """What was found so far, in how many games."""

    games: int
    puzzles: list[Puzzle]


def gathered(search: Search, count: int, most_games: int, out: Path | None, tell: Callable[[Found], None]) -> Found:
    """Puzzles until there are so many different ones, or games looked at; what a file holds already is gone on from."""
    found = Found(0, [])
    if out is not None and out.is_file():
        kept = json.loads(out.read_text(encoding="utf-8"))
        if kept["search"] != told(search):
            raise Elsewhere(str(out))
        found = Found(kept["games"], [puzzle_from(each) for each in kept["puzzles"]])
    while len(different(found.puzzles)) < count and found.games < most_games:
        found.puzzles += list(puzzles_in(search, found.games))
        found.games += 1
        if out is not None:
            keep(search, found, out)
        tell(found)
    return found


def keep(search: Search, found: Found, out: Path) -> None:
    """Written beside it first: whoever stops the command loses one game at most."""
    data = {"search": told(search), "games": found.games, "puzzles": [puzzle.as_json() for puzzle in found.puzzles]}
    beside = out.with_name(f"{out.name}.new")
    beside.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    beside.replace(out)


def different(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Puzzles with different solutions, easy ones first."""
    found: dict[tuple[str, ...], Puzzle] = {}
    for puzzle in puzzles:
        found.setdefault((puzzle.aim, *sorted(puzzle.acts)), puzzle)
    return sorted(found.values(), key=lambda each: (each.rating, each.id))


def written(puzzles: list[Puzzle]) -> str:
    """Puzzles as they are kept with a game: one a line."""
    rows = [json.dumps(puzzle.as_json(), ensure_ascii=False, separators=(",", ":")) for puzzle in different(puzzles)]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def told(search: Search) -> list[object]:
    """What decides what is found."""
    return [
        search.game,
        games.find(search.game).version,
        search.seed,
        search.bots,
        search.most,
        [list(each) for each in search.settings],
    ]


def puzzles_in(search: Search, number: int) -> Iterator[Puzzle]:
    """The puzzles of one game that bots play."""
    game = games.find(search.game)
    found = 0
    settled: tuple[int, int] | None = None  # the turn that need not be looked at again
    narrow = WIDEST  # options below which a turn that was too wide is looked at once more
    for move, state in moments(search, number):
        assert state.decision is not None
        turn = (game.hints.stretch(state), state.decision.player)
        if turn == settled and len(state.decision.options) > narrow:
            continue
        settled = turn
        narrow = 0  # what comes later in it is a part of what is searched now,
        puzzle, wide = puzzle_at(search, number, move, state)
        if puzzle is not None:
            yield puzzle
            found += 1
        elif wide:
            narrow = 2 * len(state.decision.options) // 3  # unless there was too much of it
        if found >= PER_GAME:
            return


def moments(search: Search, number: int) -> Iterator[tuple[int, State]]:
    """The moments of a game at which somebody is to act."""
    game = games.find(search.game)
    key = fork(search.seed, number)
    s = game.start(setup_for(game, 2, search.seed * 1_000_003 + number, search.settings), key)
    players = [bots.make(search.bots, fork(key, seat + 1)) for seat in range(s.players)]
    for move in range(CAP):
        if s.over:
            return
        assert s.decision is not None
        if game.accounts.main_depth(s) >= 0 and len(s.decision.options) > 1:
            yield move, s.clone()
        perspective = Perspective(s, move, key)
        s.choose(players[perspective.player].choose(perspective))


def puzzle_at(search: Search, number: int, move: int, s: State) -> tuple[Puzzle | None, bool]:
    """The puzzle at one moment, if there is one, and whether the turn was too wide to tell."""
    game = s.game
    try:
        position = told_of(s, fork(fork(search.seed, number), move))
        start = game.start({"position": position}, 0)
    except (BadDocument, EngineError):
        return None, True
    if start.decision is None or game.accounts.main_depth(start) < 0:
        return None, True
    for aim in promising(start):
        try:
            found = Candidate(start, aim, search.most).examined()
        except TooWide:
            return None, True  # and so it is with every other aim
        if found is not None:
            source = Source(search.seed, number, search.bots, move)
            id = f"{aim.id}-{search.seed}-{number}-{move}"
            return Puzzle(id, game.id, game.version, aim.id, position=position, source=source, **found), False
    return None, False


def told_of(s: State, key: int) -> dict[str, Any]:
    """The moment as a document; where whole hands make turns too wide, with a part of the hand, the rest discarded."""
    assert s.decision is not None
    position = s.game.documents.to_position(s)
    size = HANDS.get(s.game.id)
    if size is None:
        return position
    rows: Any = position["players"]
    own = rows[s.decision.player]
    hand = [own["hand"][at] for at in shuffled(key, 1, list(range(len(own["hand"]))))]
    kept = {**own, "hand": hand[:size], "discard": [*own.get("discard", []), *hand[size:]]}
    return {**position, "players": [kept if row is own else row for row in rows]}


def promising(start: State) -> list[Aim]:
    """The aims that a few turns at random come nearer to, the one with most to gain first."""
    assert start.decision is not None
    player = start.decision.player
    rule = Solver(start, AIMS[start.game.id][0].measure, 0)
    gains = {aim.id: 0 for aim in AIMS[start.game.id]}
    for number in range(LOOKS):
        s = start
        for count in range(LONGEST):
            after = tried(s, by_prior(s, fork(9, number), count))
            if after is None or rule.by_chance(s, after):
                break
            s = after
            for aim in AIMS[start.game.id]:
                gain = WON if player in s.winners else aim.measure(s, player) - aim.measure(start, player)
                gains[aim.id] = max(gains[aim.id], gain)
            if s.over or rule.ended(s):
                break
    return sorted([aim for aim in AIMS[start.game.id] if gains[aim.id] > 0], key=lambda aim: -gains[aim.id] / aim.least)


class Candidate:
    """A turn that may be a puzzle."""

    def __init__(self, start: State, aim: Aim, most: int) -> None:
        self.start = start
        self.aim = aim
        self.most = most
        assert start.decision is not None
        self.player = start.decision.player
        self.target = 0

    def solver(
        self, banned: frozenset[str] = frozenset(), only: frozenset[str] | None = None, start: State | None = None
    ) -> Solver:
        return Solver(start or self.start, self.aim.measure, self.most, self.target or WON, banned, only)

    def examined(self) -> dict[str, Any] | None:
        """What there is to say of it as a puzzle; nothing when it is none."""
        before = self.aim.measure(self.start, self.player)
        whole = Solver(self.start, self.aim.measure, self.most)
        self.target = whole.best(self.start)[0]
        if self.target - before < self.aim.least or (self.target == 0 and before == 0):
            return None
        line, acts = self.shortest(whole)
        real = [act for act in acts if act.partition(":")[0] not in IDLE]
        if not real or self.choices(line) < A_FEW:
            return None
        line = ways.walked(self.start, line, self.alike)
        second = self.without(acts)
        if second >= self.target or not self.holds(acts):
            return None
        light = self.light()
        instinct = not self.greedy()
        if (len(real) < A_FEW and light > LIGHT / 3) or light > LIGHT or (not instinct and light > LIGHT / 3):
            return None
        first = self.firsts()
        asked = self.aim.asked(self.start, self.player, self.target)
        themes = self.themes(line, acts, instinct and not light, first)
        rating = 800 + 70 * len(real) + 15 * len(line) + round(110 * -math.log2(light + 0.5 / TRIES)) + (200 if instinct else 0)
        rating += min(200, round(20 * math.log2(whole.looked)))
        return {
            "target": self.target,
            "second": second,
            "line": tuple(line),
            "acts": tuple(acts),
            "looked": whole.looked,
            "rating": max(600, min(2600, rating)),
            "themes": tuple(themes),
            "words": (asked.es, asked.en),
        }

    def shortest(self, whole: Solver) -> tuple[list[str], list[str]]:
        """A line without an act that could be left out, and its acts."""
        line = whole.played_out(self.start)
        acts = self.acts_of(line)
        for act in list(acts):
            only = frozenset([each for each in acts if each != act])
            solver = self.solver(only=only)
            if solver.best(self.start)[0] >= self.target:
                line = solver.played_out(self.start)
                acts = self.acts_of(line)
        return line, acts

    def alike(self, one: State, other: State) -> bool:
        return fingerprint(one, self.start) == fingerprint(other, self.start)

    def choices(self, line: list[str]) -> int:
        """How often the player has something to choose in a line; letting things be is no choice."""
        count = 0
        for s, id in self.along(line):
            assert s.decision is not None
            chosen = s.decision.player == self.player and len(s.decision.options) > 1
            count += chosen and id.partition(":")[0] not in IDLE
        return count

    def along(self, line: list[str]) -> Iterator[tuple[State, str]]:
        """The states at which the answers of a line are given, one after another."""
        s = self.start.clone()
        for id in line:
            yield s, id
            assert s.decision is not None
            option = s.decision.find(id)
            assert option is not None, id
            s.choose(option)

    def acts_of(self, line: list[str]) -> list[str]:
        """What the player does in a line at their own main decisions, each kind of act once."""
        found: list[str] = []
        for s, id in self.along(line):
            assert s.decision is not None
            how = id.partition(":")[0] in ways.ways(s)
            if s.decision.player == self.player and acting(s) and not how and act_named(id) not in found:
                found.append(act_named(id))
        return found

    def without(self, acts: list[str]) -> int:
        """How far the player gets without one of these acts, at best; as far as with all of them, when one is not needed."""
        second = self.aim.measure(self.start, self.player)
        for act in acts:
            second = max(second, self.solver(frozenset([act])).best(self.start)[0])
            if second >= self.target:
                break
        return second

    def holds(self, acts: list[str]) -> bool:
        """Whether these acts suffice however hidden cards lie."""
        only = frozenset(acts)
        for number in range(WORLDS):
            world = redeal(self.start, self.player, 1, number, WORLDS)
            if self.solver(only=only, start=world).best(world)[0] < self.target:
                return False
        return True

    def light(self) -> float:
        """How often it is found by doing what looks promising."""
        found = 0
        for number in range(TRIES):
            s = self.start.clone()
            rule = self.solver()
            key = fork(7, number)
            count = 0
            while not s.over and not rule.ended(s) and count < LONGEST:
                assert s.decision is not None
                count += 1
                after = tried(s, by_prior(s, key, count))
                if after is None:
                    break
                s = after
                if s.winners == (self.player,) or (not s.over and self.aim.measure(s, self.player) >= self.target):
                    found += 1
                    break
        return found / TRIES

    def greedy(self) -> bool:
        """Whether it is found by taking what looks best at once."""
        s = self.start.clone()
        rule = self.solver()
        for move in range(LONGEST):
            if s.over or rule.ended(s):
                break
            perspective = Perspective(s, move, 5)
            s.choose(bots.make("greedy:1", 3).choose(perspective))
            if s.winners == (self.player,) or (not s.over and self.aim.measure(s, self.player) >= self.target):
                return True
        return False

    def firsts(self) -> tuple[int, bool]:
        """With how many first moves it can be done, and whether the first of the line brings nothing by itself."""
        solver = self.solver()
        before = self.aim.measure(self.start, self.player)
        good = 0
        quiet = False
        for _, after in solver.tries(self.start):
            if solver.by_chance(self.start, after):
                continue
            if solver.search(after, 1)[0] >= self.target:
                good += 1
                quiet = quiet or (not after.over and self.aim.measure(after, self.player) <= before)
        return good, quiet

    def themes(self, line: list[str], acts: list[str], instinct: bool, first: tuple[int, bool]) -> list[str]:
        found: list[str] = []
        if self.target == WON:
            found.append("win")
        if instinct:
            found.append("instinct")
        if first[0] == 1:
            found.append("first")
        elif first[0] < len(acts):
            found.append("order")
        if first[1]:
            found.append("prepare")
        if self.answers(line):
            found.append("answer")
        if len(acts) >= MANY:
            found.append("long")
        elif self.choices(line) <= A_FEW:
            found.append("short")
        return found

    def answers(self, line: list[str]) -> bool:
        """Whether somebody else decides something on the way."""
        return any([s.decision is not None and s.decision.player != self.player for s, _ in self.along(line)])
