"""Why a bot made a move, as plain data: what it thought of each option, and how much of that another player may be told.

A bot thinks about cards that only it sees. ``told`` keeps what a viewer could see too: options that name no card hidden from them,
and lines up to the first such card. A move of which nothing has happened yet, like a choice made in secret, is not explained.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tapete.core.state import State
from tapete.core.visibility import visible


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks of one option: how often it was tried, how it stands after it, and the line it expects to follow.

    ``value`` is the logarithm of the odds, as ``Game.evaluate`` says it; ``line`` are ids of options, this one first.
    """

    option: str
    visits: int
    value: float
    line: tuple[str, ...] = ()

    @property
    def chance(self) -> float:
        """The value as a chance of winning.

        >>> Thought("pass", 1, 0.0).chance
        0.5
        """
        return 1.0 / (1.0 + math.exp(-self.value))

    def as_json(self) -> dict[str, object]:
        return {
            "option": self.option,
            "visits": self.visits,
            "value": round(self.value, 3),
            "chance": round(self.chance, 3),
            "line": list(self.line),
        }


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot chose an option. ``thoughts`` go from best to worst, and are missing where the bot did not weigh options."""

    bot: str
    option: str
    thoughts: tuple[Thought, ...] = ()
    looked: int = 0  # iterations of a search, worlds of a look-ahead
    withheld: int = 0  # thoughts that are not told

    def as_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "option": self.option,
            "looked": self.looked,
            "thoughts": [thought.as_json() for thought in self.thoughts],
            "withheld": self.withheld,
        }


def told(explanation: Explanation, before: State, after: State, viewer: int) -> Explanation | None:
    """What a viewer may hear of it: ``before`` is the moment of the decision, ``after`` one since then at which something of it has
    happened in front of everybody. None when the move itself is hidden from them."""
    hidden = [after.names[card] for card in range(len(after.cards)) if concealed(before, after, card, viewer)]
    if names_any(explanation.option, hidden):
        return None
    thoughts: list[Thought] = []
    for thought in explanation.thoughts:
        if not names_any(thought.option, hidden):
            line = tuple(open_part(thought.line, hidden))
            thoughts.append(replace(thought, line=line))
    withheld = len(explanation.thoughts) - len(thoughts)
    return replace(explanation, thoughts=tuple(thoughts), withheld=withheld)


def concealed(before: State, after: State, card: int, viewer: int) -> bool:
    return not visible(before, viewer, card) and not visible(after, viewer, card)


def names_any(id: str, names: list[str]) -> bool:
    """Whether an option's id names one of these cards.

    >>> names_any("fight:1:troll#1>2:bumpsy#1", ["2:bumpsy#1"]), names_any("play:1:troll#12", ["1:troll#1"])
    (True, False)
    """
    parts = f">{id.partition(':')[2]}>".replace(":", ">")
    return any(f">{name.replace(':', '>')}>" in parts for name in names)


def open_part(line: tuple[str, ...], hidden: list[str]) -> list[str]:
    """A line up to the first move that names a hidden card."""
    found: list[str] = []
    for id in line:
        if names_any(id, hidden):
            break
        found.append(id)
    return found
