"""A bot that searches: information-set Monte Carlo tree search.

One tree over what this player knows. Every iteration takes a world that the player cannot tell from the real one (redealt, with its
own randomness), goes down the tree by the options that this world has, adds one move, plays on lightly to the end of the turn, and
credits every player on the way with how they stand there. A move that is rarely possible is judged by how often it was
possible (availability counts); of many moves the promising ones come first (progressive widening). The moves of the decision itself
start from what one step of look-ahead says of them.

Players are independent: each takes the moves that are best for themselves, so two to six can play. Choices in the middle of an
effect are nodes like any other.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from tapete.bots.greedy import look_ahead
from tapete.bots.interface import Perspective, Thought
from tapete.bots.light import DECIDED, best_step, by_prior, come_to_rest, standing
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.state import State

LINE = 6  # moves of the expected line that are told


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many iterations, or so many milliseconds of a core (then the clock decides, and moves may differ)."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True, slots=True)
class Manner:
    """How to search."""

    exploration: float = 0.35
    worlds: int = 16  # redealt in advance; iterations take them in turn, each time with new randomness
    trust: float = 2.0  # how many visits the one-step value of a move counts for at the root
    widening: float = 2.0  # moves tried at a node: this times the root of its visits
    turns: int = 1  # turns (or rounds) that are looked at, this one included: every move is judged at the same horizon
    longest: int = 40  # decisions of light play at most
    tried: int = 0  # minor decisions of light play with so few options are decided by where they lead


class Edge:
    """A move at a node, and what has come of it for the player who makes it."""

    __slots__ = ("available", "id", "node", "player", "prior", "total", "visits")

    def __init__(self, id: str, player: int, prior: float) -> None:
        self.id = id
        self.player = player
        self.prior = prior
        self.visits = 0.0
        self.available = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Node:
    """What follows a move; its edges are found as worlds offer them."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0


class IsmctsBot:
    """Information-set Monte Carlo tree search within a budget."""

    name = "ismcts"

    def __init__(self, key: int, budget: Budget, manner: Manner | None = None) -> None:
        self.key = key
        self.budget = budget
        self.manner = manner or Manner()
        self.thoughts: list[Thought] = []
        self.iterations = 0  # of the last search

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        self.thoughts = []
        if len(options) == 1:
            return options[0]
        search = Search(perspective, randomness.fork(self.key, perspective.move), self.manner)
        self.iterations = search.run(self.budget)
        self.thoughts = search.thoughts()
        best = self.thoughts[0].option
        return next(option for option in options if option.id == best)


class Search:
    """One decision."""

    def __init__(self, perspective: Perspective, key: int, manner: Manner) -> None:
        self.perspective = perspective
        self.key = key
        self.manner = manner
        self.worlds: list[State] = []
        self.root = Node()
        self.began = time.thread_time()
        self.stretch = 0  # the turn an iteration is in
        self.turns = 0  # how many it may still see the end of
        options = perspective.options
        for at, value in look_ahead(perspective, 1).items():
            edge = Edge(options[at].id, perspective.player, 1.0)
            edge.visits = manner.trust
            edge.total = manner.trust * chance(value)
            self.root.edges[edge.id] = edge

    def run(self, budget: Budget) -> int:
        """Iterate until the budget is spent; how often that was."""
        count = 0
        limit = self.began + budget.milliseconds / 1000.0
        while count < budget.iterations or (budget.milliseconds and time.thread_time() < limit):
            self.iterate(count)
            count += 1
        return count

    def iterate(self, number: int) -> None:
        s = self.world(number)
        self.stretch = s.game.stretch(s)
        self.turns = self.manner.turns
        path = self.descend(s)
        self.play_out(s, randomness.fork(self.key, 2 * number + 1))
        values = [chance(standing(s, player)) for player in range(s.players)]
        for edge in path:
            edge.visits += 1.0
            edge.total += values[edge.player]

    def world(self, number: int) -> State:
        """A world for an iteration, with randomness of its own."""
        at = number % self.manner.worlds
        if at == len(self.worlds):
            self.worlds.append(self.perspective.world(at))
        s = self.worlds[at].clone()
        s.key = randomness.fork(self.key, 2 * number)
        return s

    def descend(self, s: State) -> list[Edge]:
        """Down the tree to a move that was never made, which is made."""
        node = self.root
        path: list[Edge] = []
        while s.decision is not None and not self.beyond(s):
            options = s.decision.options
            if len(options) == 1:
                s.choose(options[0])
                continue
            edge, option = self.select(s, node)
            path.append(edge)
            node.visits += 1
            s.choose(option)
            if edge.node is None:
                edge.node = Node()
                if edge.visits < 1.0:
                    break
            node = edge.node
        return path

    def beyond(self, s: State) -> bool:
        """Whether the last turn to look at is over."""
        now = s.game.stretch(s)
        if now != self.stretch:
            self.stretch = now
            self.turns -= 1
        return self.turns <= 0

    def select(self, s: State, node: Node) -> tuple[Edge, Option]:
        """The move to look at next among those this world offers."""
        found = self.offered(s, node)
        if node is not self.root:
            most = int(self.manner.widening * math.sqrt(node.visits + 1.0))
            if len(found) > most:
                found.sort(key=by_merit)
                found = found[: max(1, most)]
        best = found[0]
        highest = -1.0
        for each in found:
            edge = each[0]
            edge.available += 1
            if edge.visits < 1.0:
                score = 10.0 + edge.prior
            else:
                spread = math.sqrt(math.log(edge.available + 1.0) / edge.visits)
                score = edge.total / edge.visits + self.manner.exploration * spread
            if score > highest:
                highest = score
                best = each
        return best

    def offered(self, s: State, node: Node) -> list[tuple[Edge, Option]]:
        """The edges of the options of this world; at the root only those that differ."""
        assert s.decision is not None
        player = s.decision.player
        found: list[tuple[Edge, Option]] = []
        edges = node.edges
        for option in s.decision.options:
            id = option.id
            edge = edges.get(id)
            if edge is None:
                if node is self.root:
                    continue
                edge = Edge(id, player, float(s.game.prior(s, option)))
                edges[id] = edge
            found.append((edge, option))
        return found

    def play_out(self, s: State, key: int) -> None:
        """Light play to the horizon."""
        game = s.game
        for count in range(self.manner.longest):
            decision = s.decision
            if decision is None or self.beyond(s):
                return
            if len(decision.options) <= self.manner.tried and game.main_depth(s) < 0:
                s.choose(best_step(s))
            else:
                s.choose(by_prior(s, key, count))
        if not self.beyond(s):
            come_to_rest(s, self.stretch)

    def thoughts(self) -> list[Thought]:
        """The moves of the decision, the chosen one first, each with the line that is expected after it."""
        edges = sorted(self.root.edges.values(), key=by_visits)
        return [Thought(edge.id, round(edge.visits), odds(edge.mean), expected(edge)) for edge in edges]


def by_merit(each: tuple[Edge, Option]) -> tuple[float, float, str]:
    """Visited moves first, then the most promising."""
    edge = each[0]
    return (-edge.visits, -edge.prior, edge.id)


def by_visits(edge: Edge) -> tuple[float, float, str]:
    return (-edge.visits, -edge.mean, edge.id)


def expected(edge: Edge) -> tuple[str, ...]:
    """A move and those most often made after it."""
    line = [edge.id]
    node = edge.node
    while node is not None and len(line) < LINE:
        tried = [each for each in node.edges.values() if each.visits >= 1.0]
        if not tried:
            break
        best = min(tried, key=by_visits)
        line.append(best.id)
        node = best.node
    return tuple(line)


def chance(value: float) -> float:
    """The chance of winning that an evaluation stands for."""
    return 1.0 / (1.0 + math.exp(-value))


def odds(mean: float) -> float:
    """The evaluation that a chance of winning stands for."""
    inner = min(max(mean, 1e-5), 1.0 - 1e-5)
    return max(-DECIDED, min(DECIDED, math.log(inner / (1.0 - inner))))
