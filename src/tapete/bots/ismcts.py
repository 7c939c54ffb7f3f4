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

The tree below the move that is made is kept: if the same player is asked next, the search of that decision goes on with it.
A search ends before its budget is spent when the rest could not change the move, and does not begin when the move is obvious.
"""

from __future__ import annotations

import math
import time
from typing import Final

from tapete.bots.explaining import Explanation, Thought
from tapete.bots.greedy import look_ahead
from tapete.bots.interface import Perspective
from tapete.bots.judging import HINTED, Judge, judge_of
from tapete.bots.light import DECIDED, best_step, come_to_rest, promising, standing, stirred
from tapete.bots.tree import Budget, Edge, Grown, Manner, Node, reckoned_from
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.state import State

LINE: Final = 6  # moves of the expected line that are told


class IsmctsBot:
    """Information-set Monte Carlo tree search within a budget."""

    name = "ismcts"

    def __init__(self, key: int, budget: Budget, judge: Judge | None = None) -> None:
        self.key = key
        self.budget = budget
        self.judge = judge  # None: the best there is for the game
        self.thoughts: list[Thought] = []
        self.iterations = 0  # of the last search
        self.last = ""
        self.grown: Grown | None = None  # what the last search found out about what follows

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        self.thoughts = []
        self.iterations = 0
        self.last = options[0].id
        grown = self.grown
        if grown is not None and not grown.follows(perspective):
            grown = None
        self.grown = grown
        if len(options) == 1:
            return options[0]
        light = stirred(perspective, self.key)
        if light is not None:
            self.last = light.id
            self.grown = None
            return light
        search = Search(perspective, randomness.fork(self.key, perspective.move), self.judge)
        if search.obvious():
            self.thoughts = search.thoughts()
            self.last = self.thoughts[0].option
        else:
            if grown is not None:
                search.go_on(grown)
            self.iterations = search.run(self.budget)
            self.thoughts = search.thoughts()
            self.last = self.thoughts[0].option
            self.grown = search.grown(self.last)
        return next(option for option in options if option.id == self.last)

    def explain(self) -> Explanation:
        return Explanation(self.name, self.last, tuple(self.thoughts), self.iterations)


class Search:
    """One decision."""

    def __init__(self, perspective: Perspective, key: int, judge: Judge | None = None) -> None:
        self.began = time.thread_time()
        self.set_out = self.began  # when it had looked at every move once and began to iterate
        self.perspective = perspective
        self.key = key
        self.worlds: list[State] = [perspective.world(0)]
        self.judge = judge_of(self.worlds[0]) if judge is None else judge
        self.manner = Manner(self.worlds[0].game.hints.foresight())
        self.pars: list[list[float]] = [self.par(self.worlds[0])]  # of the worlds
        self.given = self.pars[0]  # that of the world an iteration is in
        self.root = Node()
        self.stretch = 0  # the turn an iteration is in
        self.turns = 0  # how many it may still see the end of
        options = perspective.options
        for at, value in look_ahead(perspective, 1, self.judge).items():
            first = chance(value) - self.given[perspective.player]
            self.root.edges[options[at].id] = Edge(options[at].id, perspective.player, first)
        looks = [edge.first for edge in self.root.edges.values()]
        self.scale = self.manner.exploration * max(0.02, max(looks) - min(looks))

    def par(self, world: State) -> list[float]:
        """What everybody's chances are reckoned from in a world: with foresight, what they are before the move.

        Who was dealt the better hand makes more of a difference than the move; without this, so would which worlds it was tried in.
        """
        return chances(world, self.judge) if self.manner.foresight else [0.0] * world.players

    def mean_par(self) -> list[float]:
        """What everybody's chances are reckoned from, on average over the worlds so far."""
        return [sum([par[player] for par in self.pars]) / len(self.pars) for player in range(self.perspective.players)]

    def grown(self, id: str) -> Grown | None:
        """What was found out about what follows a move."""
        node = self.root.edges[id].node
        if node is None or not node.edges:
            return None
        return Grown(node, self.perspective.player, self.perspective.move, self.mean_par())

    def go_on(self, grown: Grown) -> None:
        """Begin with what the search of the decision before found out about the moves of this one."""
        reckoned_from(grown.node, [before - now for before, now in zip(grown.pars, self.mean_par(), strict=True)])
        for edge in self.root.edges.values():
            before = grown.node.edges.get(edge.id)
            if before is not None and before.player == edge.player:
                edge.visits = before.visits
                edge.available = before.available
                edge.total = before.total
                edge.node = before.node

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
        s = self.world(edge.tried if self.manner.foresight else number)
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
        values = chances(s, self.judge)
        edge.tried += 1
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
            s.choose(foregone(s) or best_step(s, self.judge, self.manner.tried))

    def open(self, s: State, node: Node) -> State:
        """Look at those options; the position after the best of them."""
        assert s.decision is not None
        player = s.decision.player
        best = s
        highest = -2.0
        for option in self.unopened(s, node):
            twin = s.clone()
            twin.choose(option)
            come_to_rest(twin, self.stretch, self.judge)
            value = chance(standing(twin, player, self.judge)) - self.given[player]
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
        par = self.mean_par()[self.perspective.player]
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


def chances(s: State, judge: Judge = HINTED) -> list[float]:
    """Everybody's chance of winning."""
    return [chance(standing(s, player, judge)) for player in range(s.players)]


def chance(value: float) -> float:
    """The chance of winning that an evaluation stands for."""
    return 1.0 / (1.0 + math.exp(-value))


def odds(mean: float) -> float:
    """The evaluation that a chance of winning stands for."""
    inner = min(max(mean, 1e-5), 1.0 - 1e-5)
    return max(-DECIDED, min(DECIDED, math.log(inner / (1.0 - inner))))
