"""One decision of a match, weighed with what the player knew: what was best, what the choice cost, and what was expected.

A search looks for the best move in worlds dealt anew for the player. What it finds best among many looks a little better than it
is, because it was chosen for looking good; so the move that was made and the one found are then tried side by side, in other worlds
than those of the search and in the same ones for both, and the difference is what the choice cost. A difference within its own
error counts for nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from tapete import games
from tapete.bots import Perspective
from tapete.bots.ismcts import LINE, Search, foregone
from tapete.bots.tree import Budget, Edge
from tapete.core.codec import from_json, to_json
from tapete.core.decision import Option
from tapete.core.labels import alike, label
from tapete.core.language import EN, ES, Words
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.core.visibility import redeal

ITERATIONS: Final = 200  # of the search of a decision, when nothing is said
LEAST: Final = 16  # trials of each of two moves side by side
SURE: Final = 1.5  # errors that a difference must exceed to count
TRIFLE: Final = 0.005  # below this a difference is none


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision to be weighed, as it travels to a process: a world that its player cannot tell from the real one."""

    game: str
    world: dict[str, object]
    option: str
    move: int
    key: int
    iterations: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """What came of it; chances are of the player who decided."""

    best: str  # the move found best; the one made, where none was found that is better
    chance: float  # of winning with it
    cost: float  # how much less with the one that was made
    blind: float  # how much less, on average, with any move
    margin: float  # how much less with the second best
    line: tuple[Words, ...]  # what was expected to follow, the best move first, up to the first move of somebody else
    looked: int  # iterations; 0: it was obvious

    def as_json(self) -> dict[str, object]:
        line = [{ES: words.es, EN: words.en} for words in self.line]
        return {**{name: getattr(self, name) for name in ("best", "chance", "cost", "blind", "margin", "looked")}, "line": line}


def weighed_from(data: dict[str, Any]) -> Weighed:
    """What ``as_json`` wrote."""
    line = tuple([Words(words[ES], words[EN]) for words in data["line"]])
    return Weighed(data["best"], data["chance"], data["cost"], data["blind"], data["margin"], line, data["looked"])


def asked(state: State, option: str, move: int, seed: int, iterations: int = ITERATIONS) -> Asked:
    """The decision pending in a state of a match. Nothing hidden from its player goes along, nor what the match was made from."""
    assert state.decision is not None
    key = fork(seed, move)
    world = to_json(redeal(state, state.decision.player, key))
    world["setup"] = {}
    return Asked(state.game.id, world, option, move, key, iterations)


def weigh(task: Asked) -> Weighed:
    """Weigh a decision; the same whenever and wherever it is weighed."""
    state = from_json(games.find(task.game), task.world)
    return weighed(state, task.option, task.move, task.key, task.iterations)


def weighed(state: State, option: str, move: int, key: int, iterations: int) -> Weighed:
    perspective = Perspective(state, move, key)
    search = Search(perspective, fork(key, 1))
    looked = 0 if search.obvious() else search.run(Budget(iterations=iterations))
    thoughts = search.thoughts()
    best = thoughts[0]
    made = same_move(state, option, [each.option for each in thoughts])
    found, chance, cost = best, best.chance, 0.0
    if made != best.option:
        better, worse = side_by_side(perspective, best.option, made, key, max(LEAST, iterations // 4))
        if better > worse:
            chance, cost = better, better - worse
        else:
            found = next((each for each in thoughts if each.option == made), best)
            chance = found.chance
    blind = sum([max(0.0, found.chance - each.chance) for each in thoughts]) / len(thoughts)
    margin = found.chance - max([0.0, *[each.chance for each in thoughts if each is not found]])
    line = told(perspective.world(0), found.line or (found.option,))
    name = found.option if cost > 0.0 else option
    numbers = [round(each, 4) for each in (chance, cost, max(blind, cost / len(thoughts)), max(0.0, margin))]
    return Weighed(name, numbers[0], numbers[1], numbers[2], numbers[3], line, looked)


def same_move(s: State, option: str, others: list[str]) -> str:
    """The move that an option is under another name, where the search knows it so; else itself."""
    assert s.decision is not None
    made = s.decision.find(option)
    assert made is not None, option
    for id in others:
        other = s.decision.find(id)
        if other is not None and (id == option or alike(s, made, other)):
            return id
    return option


def side_by_side(perspective: Perspective, best: str, made: str, key: int, trials: int) -> tuple[float, float]:
    """The chances with two moves, tried in the same worlds; twice the same unless the second is surely worse."""
    search = Search(Perspective(perspective.world(0), perspective.move, fork(key, 2)), fork(key, 3))
    edges = [search.root.edges.get(id) or Edge(id, perspective.player, 0.0) for id in (best, made)]
    differences: list[float] = []
    for number in range(trials):
        better, worse = [tried(search, edge, number) for edge in edges]
        differences.append(better - worse)
    mean = sum(differences) / trials
    spread = sum([(each - mean) ** 2 for each in differences]) / (trials - 1)
    par = sum([each[perspective.player] for each in search.pars]) / len(search.pars)
    chances = [within(par + edge.total / trials) for edge in edges]
    if mean > max(TRIFLE, SURE * math.sqrt(spread / trials)):
        return chances[0], min(chances[0], chances[1])
    return chances[0], chances[0]


def within(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def tried(search: Search, edge: Edge, number: int) -> float:
    """What comes of one more look into a move."""
    before = edge.total
    search.root.edges = {edge.id: edge}
    search.iterate(number)
    return edge.total - before


def told(world: State, line: tuple[str, ...]) -> tuple[Words, ...]:
    """A line in words, as far as the same player goes on deciding; what is a matter of habit goes without saying."""
    assert world.decision is not None
    player = world.decision.player
    found: list[Words] = []
    for id in line[:LINE]:
        option = offered(world, id, player)
        if option is None:
            break
        found.append(Words(label(world, option, ES), label(world, option, EN)))
        world.choose(option)
    return tuple(found)


def offered(world: State, id: str, player: int) -> Option | None:
    """The option of that name, once habits have brought a world to it; None when it is somebody else's turn to decide."""
    while world.decision is not None and world.decision.player == player:
        option = world.decision.find(id)
        if option is not None:
            return option
        habit = foregone(world)
        if habit is None:
            return None
        world.choose(habit)
    return None
