"""A bot that searches: information-set Monte Carlo tree search.

One tree over what this player knows. Every iteration takes a world that the player cannot tell from the real one (redealt, with
its own randomness), goes down the tree by the options that this world has, and opens one more decision: every promising option
of it is followed to where the position comes to rest, and whoever decides there is expected to take the best. What that leads
to is credited to everybody on the way. So the search begins as a look-ahead of one step and grows where it matters, through the
rest of the turn and into the turns of the others.

A move that is rarely possible is judged by how often it was possible (availability counts). Of many moves the promising ones
come first (progressive widening). What differs only in name is one move at the root. Players are independent: each takes the
moves that are best for their own side, so two to six can play, alone or in groups. Choices in the middle of an effect are
decisions like any other; below the root those that are a matter of habit (``Game.habit``) are not searched.

In a game with foresight (``Game.foresight``) a line is played on for some turns before it is judged, which leaves time for fewer of
them. So there every move is tried in the same worlds, and what counts is how much better or worse than before it leaves each.

A search ends before its budget is spent when the rest could not change the move, and does not begin when the move is obvious.
"""

from __future__ import annotations

import math
import time
from typing import Final

from tapete.bots.explaining import Explanation, Thought
from tapete.bots.greedy import look_ahead
from tapete.bots.interface import Perspective
from tapete.bots.light import DECIDED, best_step, come_to_rest, promising, standing, stirred
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.state import State

LINE: Final = 6  # moves of the expected line that are told


class Budget:
    """How long to think: so many iterations, or so many milliseconds of a core (then the clock decides, and moves may differ)."""

    __slots__ = ("iterations", "milliseconds")

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds


class Manner:
    """How to search in a game with so much foresight (``Game.foresight``)."""

    __slots__ = (
        "deepest",
        "exploration",
        "first",
        "foresight",
        "longest",
        "opened",
        "tried",
        "trust",
        "turns",
        "widening",
        "worlds",
    )

    def __init__(self, foresight: int) -> None:
        self.foresight = foresight > 0  # play on to the end of those turns, and compare moves in the same worlds
        self.turns = foresight or 2  # turns (or rounds) that are looked at, this one included
        self.exploration = 0.6  # in units of how far the moves of the decision lie apart
        self.worlds = 16  # redealt in advance; iterations take them in turn, each time with new randomness
        self.trust = 3.0 if foresight else 1.0  # how many visits the first look at a move counts for
        self.opened = 12  # options of a decision inside the tree that are looked at
        self.first = 2  # moves tried at a node from the start,
        self.widening = 1.0  # and this times the root of its visits
        self.deepest = 24  # decisions from the root
        self.longest = 60  # decisions that are played on,
        self.tried = 3  # and options tried at each


class Edge:
    """A move at a node: what it looked like at first, and what has come of it for the player who makes it."""

    __slots__ = ("available", "first", "id", "node", "player", "total", "visits")

    def __init__(self, id: str, player: int, first: float) -> None:
        self.id = id
        self.player = player
        self.first = first
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node: Node | None = None

    def estimate(self, trust: float, drop: float) -> float:
        """Its chance: the visits, and the first look as if it had been ``trust`` more of them."""
        return (self.total + trust * (self.first - drop)) / (self.visits + trust)

    def beneath(self) -> Node:
        """What follows it."""
        node = self.node
        if node is None:
            node = Node()
            self.node = node
        return node


class Node:
    """What follows a move; its edges are found as worlds offer them."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0


class IsmctsBot:
    """Information-set Monte Carlo tree search within a budget."""

    name = "ismcts"

    def __init__(self, key: int, budget: Budget) -> None:
        self.key = key
        self.budget = budget
        self.thoughts: list[Thought] = []
        self.iterations = 0  # of the last search
        self.last = ""

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        self.thoughts = []
        self.iterations = 0
        self.last = options[0].id
        if len(options) == 1:
            return options[0]
        light = stirred(perspective, self.key)
        if light is not None:
            self.last = light.id
            return light
        search = Search(perspective, randomness.fork(self.key, perspective.move))
        if not search.obvious():
            self.iterations = search.run(self.budget)
        self.thoughts = search.thoughts()
        self.last = self.thoughts[0].option
        return next(option for option in options if option.id == self.last)

    def explain(self) -> Explanation:
        return Explanation(self.name, self.last, tuple(self.thoughts), self.iterations)


class Search:
    """One decision."""

    def __init__(self, perspective: Perspective, key: int) -> None:
        self.began = time.thread_time()
        self.set_out = self.began  # when it had looked at every move once and began to iterate
        self.perspective = perspective
        self.key = key
        self.worlds: list[State] = [perspective.world(0)]
        self.manner = Manner(self.worlds[0].game.hints.foresight())
        self.pars: list[list[float]] = [self.par(self.worlds[0])]  # of the worlds
        self.given = self.pars[0]  # that of the world an iteration is in
        self.root = Node()
        self.stretch = 0  # the turn an iteration is in
        self.turns = 0  # how many it may still see the end of
        options = perspective.options
        for at, value in look_ahead(perspective, 1).items():
            first = chance(value) - self.given[perspective.player]
            self.root.edges[options[at].id] = Edge(options[at].id, perspective.player, first)
        looks = [edge.first for edge in self.root.edges.values()]
        self.scale = self.manner.exploration * max(0.02, max(looks) - min(looks))

    def par(self, world: State) -> list[float]:
        """What everybody's chances are reckoned from in a world: with foresight, what they are before the move.

        Who was dealt the better hand makes more of a difference than the move; without this, so would which worlds it was tried in.
        """
        return chances(world) if self.manner.foresight else [0.0] * world.players

    def obvious(self) -> bool:
        """Whether there is nothing to search: one move in several names, or what is done by habit and looks best as well."""
        if len(self.root.edges) == 1:
            return True
        habit = foregone(self.worlds[0])
        if habit is None or habit.id not in self.root.edges:
            return False
        return self.root.edges[habit.id].first >= max([edge.first for edge in self.root.edges.values()])

    def run(self, budget: Budget) -> int:
        """Iterate until the budget is spent, or cannot change the move any more; how often that was."""
        self.set_out = time.thread_time()
        count = 0
        while not self.settles(self.left(count, budget)):
            self.iterate(count)
            count += 1
        return count

    def left(self, count: int, budget: Budget) -> float:
        """How many iterations are left: of a time, as many as it would take at the pace so far."""
        if not budget.milliseconds:
            return float(budget.iterations - count)
        now = time.thread_time()
        rest = self.began + budget.milliseconds / 1000.0 - now
        return rest * (count + 1) / (now - self.set_out + 1e-9)

    def settles(self, left: float) -> bool:
        """Whether so many more iterations would not change which move is looked into most."""
        if left <= 0:
            return True
        first = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def iterate(self, number: int) -> None:
        options = self.perspective.options
        edge, option = self.select(options, self.root)
        s = self.world(edge.visits if self.manner.foresight else number)
        self.stretch = s.game.hints.stretch(s)
        self.turns = self.manner.turns
        assert s.decision is not None
        s.choose(s.decision.options[options.index(option)])
        path = [edge]
        node = self.descend(s, path)
        if node is not None:
            s = self.open(s, node)
            if self.manner.foresight:
                self.play_on(s)
        values = chances(s)
        for edge in path:
            edge.visits += 1
            edge.total += values[edge.player] - self.given[edge.player]

    def world(self, number: int) -> State:
        """A world for an iteration, with randomness of its own."""
        at = number % self.manner.worlds
        if at == len(self.worlds):
            self.worlds.append(self.perspective.world(at))
            self.pars.append(self.par(self.worlds[at]))
        self.given = self.pars[at]
        s = self.worlds[at].clone()
        s.key = randomness.fork(self.key, number)
        return s

    def descend(self, s: State, path: list[Edge]) -> Node | None:
        """Down the tree to a decision with options never looked at; None when there is nothing more to look at."""
        node = path[0].beneath()
        while self.settled(s):
            if self.unopened(s, node):
                return node
            if len(path) == self.manner.deepest:
                return None
            assert s.decision is not None
            edge, option = self.select(s.decision.options, node)
            path.append(edge)
            s.choose(option)
            node = edge.beneath()
        return None

    def settled(self, s: State) -> bool:
        """On to a decision worth looking at; False at the end of the game or of the last turn that is looked at."""
        while s.decision is not None and not self.beyond(s):
            option = foregone(s)
            if option is None:
                return True
            s.choose(option)
        return False

    def beyond(self, s: State) -> bool:
        """Whether the last turn to look at is over."""
        now = s.game.hints.stretch(s)
        if now != self.stretch:
            self.stretch = now
            self.turns -= 1
        return self.turns <= 0

    def unopened(self, s: State, node: Node) -> list[Option]:
        """The promising options that no world has offered here before."""
        edges = node.edges
        return [option for option in promising(s, self.manner.opened) if option.id not in edges]

    def play_on(self, s: State) -> None:
        """To the end of the last turn that is looked at, everybody taking at each step what looks best."""
        for _ in range(self.manner.longest):
            if s.decision is None or self.beyond(s):
                return
            s.choose(foregone(s) or best_step(s, self.manner.tried))

    def open(self, s: State, node: Node) -> State:
        """Look at those options; the position after the best of them."""
        assert s.decision is not None
        player = s.decision.player
        best = s
        highest = -2.0
        for option in self.unopened(s, node):
            twin = s.clone()
            twin.choose(option)
            come_to_rest(twin, self.stretch)
            value = chance(standing(twin, player)) - self.given[player]
            node.edges[option.id] = Edge(option.id, player, value)
            if value > highest:
                highest = value
                best = twin
        return best

    def select(self, options: list[Option], node: Node) -> tuple[Edge, Option]:
        """The move to look at next among those a world offers."""
        edges = node.edges
        found = [(edges[option.id], option) for option in options if option.id in edges]
        trust = self.manner.trust
        drop = dropped([edge for edge, _ in found])
        most = self.manner.first + int(self.manner.widening * math.sqrt(node.visits))
        node.visits += 1
        ranked = sorted([(-edge.estimate(trust, drop), edge.id, edge, option) for edge, option in found], key=by_merit)[:most]
        best = ranked[0]
        highest = -10.0
        for each in ranked:
            edge = each[2]
            edge.available += 1
            score = self.scale * math.sqrt(math.log(edge.available + 1.0) / (edge.visits + trust)) - each[0]
            if score > highest:
                highest = score
                best = each
        return best[2], best[3]

    def thoughts(self) -> list[Thought]:
        """The moves of the decision, the chosen one first, each with the line that is expected after it."""
        edges = list(self.root.edges.values())
        drop = dropped(edges)
        ranked = sorted([(edge.visits, edge.estimate(self.manner.trust, drop), edge.id, edge) for edge in edges], key=by_visits)
        par = sum([each[self.perspective.player] for each in self.pars]) / len(self.pars)
        return [Thought(edge.id, visits, odds(value + par), expected(edge)) for visits, value, _, edge in ranked]


def dropped(edges: list[Edge]) -> float:
    """How much less than at first look moves have turned out to be worth, on average.

    The answers of the others come after the first look, so a move that has been looked into looks worse than it did; without this a
    move would seem good because nobody has looked into it.
    """
    visits = sum([edge.visits for edge in edges])
    if not visits:
        return 0.0
    return sum([edge.first * edge.visits - edge.total for edge in edges]) / visits


def foregone(s: State) -> Option | None:
    """The only option; or what is done by habit, unless it is somebody's turn to act, something else looks more promising, or
    something of another kind as promising: with what to pay is a matter of habit, whether to answer an attack is not."""
    assert s.decision is not None
    options = s.decision.options
    if len(options) == 1:
        return options[0]
    habit = s.game.hints.habit(s) if s.game.accounts.main_depth(s) < 0 else None
    if habit is None:
        return None
    prior = s.game.hints.prior
    weight = prior(s, habit)
    for option in options:
        other = prior(s, option)
        if other > weight or (other == weight and option.verb != habit.verb):
            return None
    return habit


def by_merit(each: tuple[float, str, Edge, Option]) -> tuple[float, str]:
    """The moves that promise most first."""
    return each[0], each[1]


def by_visits(each: tuple[int, float, str, Edge]) -> tuple[int, float, str]:
    """The moves looked into most first."""
    return -each[0], -each[1], each[2]


def expected(edge: Edge) -> tuple[str, ...]:
    """A move and those most often made after it."""
    line = [edge.id]
    node = edge.node
    while node is not None and node.visits and len(line) < LINE:
        best = max(node.edges.values(), key=visits_of)
        line.append(best.id)
        node = best.node
    return tuple(line)


def visits_of(edge: Edge) -> int:
    return edge.visits


def chances(s: State) -> list[float]:
    """Everybody's chance of winning."""
    return [chance(standing(s, player)) for player in range(s.players)]


def chance(value: float) -> float:
    """The chance of winning that an evaluation stands for."""
    return 1.0 / (1.0 + math.exp(-value))


def odds(mean: float) -> float:
    """The evaluation that a chance of winning stands for."""
    inner = min(max(mean, 1e-5), 1.0 - 1e-5)
    return max(-DECIDED, min(DECIDED, math.log(inner / (1.0 - inner))))
