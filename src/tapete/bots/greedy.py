"""A bot that looks one step ahead: it tries every option in worlds it cannot tell from the real one and takes the best.

An option is followed to where the position comes to rest: through the choices it asks for, up to the next action or the end of the
turn. Every option is tried in one world; those that come out best are tried in the others too, because what is drawn differs.
"""

from __future__ import annotations

from typing import Final

from tapete.bots.explaining import Explanation, Thought
from tapete.bots.interface import Perspective
from tapete.bots.judging import Judge, judge_of
from tapete.bots.light import come_to_rest, standing, stirred
from tapete.core.decision import Option
from tapete.core.labels import distinct
from tapete.core.state import State

WORLDS: Final = 3
SHORTLIST: Final = 5
CLOSE: Final = 1.5  # how far below the best an option may lie and still be tried again


class GreedyBot:
    """One step ahead. ``worlds`` is the budget: in how many worlds the best options are tried."""

    name = "greedy"

    def __init__(self, key: int, worlds: int = WORLDS, judge: Judge | None = None) -> None:
        self.key = key
        self.judge = judge  # None: the best there is for the game
        self.worlds = worlds
        self.thoughts: list[Thought] = []
        self.last = ""

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        self.thoughts = []
        self.last = options[0].id
        if len(options) == 1:
            return options[0]
        light = stirred(perspective, self.key)
        if light is not None:
            self.last = light.id
            return light
        values = look_ahead(perspective, self.worlds, self.judge)
        ranked = sorted(values, key=lambda at: (-values[at], at))
        self.thoughts = [Thought(options[at].id, 1, values[at]) for at in ranked]
        self.last = options[ranked[0]].id
        return options[ranked[0]]

    def explain(self) -> Explanation:
        return Explanation(self.name, self.last, tuple(self.thoughts), self.worlds)


def look_ahead(perspective: Perspective, worlds: int, judge: Judge | None = None) -> dict[int, float]:
    """The value of every distinct option by its place; a poor one after a single look, an idle one not at all."""
    player = perspective.player
    world = perspective.world(0)
    assert world.decision is not None
    if judge is None:
        judge = judge_of(world)
    options = world.decision.options
    different = [option for option in distinct(world) if not world.game.hints.idle(world, option)] or options
    places = [at for at, option in enumerate(options) if option in different]
    values = {at: follow(world, at, player, judge) for at in places}
    floor = max(values.values()) - CLOSE
    shortlist = sorted([at for at in places if values[at] >= floor], key=lambda at: (-values[at], at))[:SHORTLIST]
    if len(shortlist) < 2:
        return values
    totals = {at: values[at] for at in shortlist}
    for number in range(1, worlds):
        world = perspective.world(number)
        for at in shortlist:
            totals[at] += follow(world, at, player, judge)
    looked = {at: totals[at] / worlds for at in shortlist}
    worst = min(looked.values())
    rest = {at: min(value, worst - 0.001) for at, value in values.items() if at not in looked}
    return looked | rest


def follow(world: State, at: int, player: int, judge: Judge) -> float:
    """How the player stands after an option, once the position is at rest."""
    s = world.clone()
    assert s.decision is not None
    stretch = s.game.hints.stretch(s)
    s.choose(s.decision.options[at])
    come_to_rest(s, stretch, judge)
    return standing(s, player, judge)
