"""A question about a moment of a game: why something cannot be done, or what happens if it is, with the clauses that decide.

What is told are the judge's own answers (``Game.impossible``) and the forecasts (``core/forecast.py``); the words of the question
only choose among them. Both know no more than the player who decides does.
"""

import re
from dataclasses import dataclass
from typing import Final

from tapete.asking import stems
from tapete.core.decision import Option
from tapete.core.forecast import Forecaster
from tapete.core.labels import label
from tapete.core.state import State
from tapete.core.text import plain
from tapete.core.visibility import visible

MOST: Final = 3
WORLDS_KEY: Final = 1
NEAR: Final = 0.6  # of the best answer's score: what is told beside it
WHY: Final = re.compile(r"\bwhy\b|\bcan'?t\b|\bcannot\b|\bpor qu[eé]\b|\bno pued[eo]\b|\bno me deja\b", re.IGNORECASE)
WHAT_IF: Final = re.compile(r"\bif\b|\bwhat happens\b|\bqu[eé] pasa\b|\bsi\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is told of one thing somebody might do: its name, whether it is possible, the sentences, and the clause if not."""

    option: str
    label: str
    possible: bool
    lines: tuple[str, ...]
    clause: str = ""
    certainty: str = ""


def rulings(s: State, question: str, language: str, most: int = MOST) -> list[Ruling]:
    """What the judge says of what a question names, best first; nothing when it names nothing that lies on this table."""
    if s.decision is None:
        return []
    asked = frozenset(stems(question, language))
    why, what_if = bool(WHY.search(question)), bool(WHAT_IF.search(question))
    found: list[tuple[float, Ruling]] = []
    if why or not what_if:
        for option, refusal in s.game.impossible(s.clone()):
            if all([visible(s, s.decision.player, card) for card in option.things]):
                said = label(s, option, language)
                told = Ruling(option.id, said, False, (plain(refusal.reason.text(language)),), refusal.clause)
                found.append((_nearness(asked, said, language), told))
    if not why:
        forecaster = Forecaster(s, WORLDS_KEY)
        near = [(_nearness(asked, label(s, each, language), language), each) for each in s.decision.options]
        best = max([score for score, _ in near], default=0.0)
        found += [(score, _tried(s, forecaster, each, language)) for score, each in near if score and score >= NEAR * best]
    found = sorted([each for each in found if each[0] > 0], key=lambda each: -each[0])
    return [ruling for score, ruling in found if score >= NEAR * found[0][0]][:most]


def _tried(s: State, forecaster: Forecaster, option: Option, language: str) -> Ruling:
    told = forecaster.forecast(option.id)
    said = label(s, option, language)
    if told is None:
        return Ruling(option.id, said, True, ())
    return Ruling(option.id, said, True, tuple([plain(line.text(language)) for line in told.lines]), certainty=told.certainty)


def _nearness(asked: frozenset[str], said: str, language: str) -> float:
    """How much of what is said the question names, from 0 to 1."""
    words = frozenset(stems(said, language))
    return len(asked & words) / len(words) if words else 0.0
