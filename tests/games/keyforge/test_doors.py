"""One door for every change: everything that happens is proposed, never settled past what may replace it (KF-replace-02)."""

import ast
from pathlib import Path

import pytest

import tapete.games.keyforge
from tapete.core.abilities import Ability, Replacement
from tapete.games.keyforge import events as ev

HERE = Path(tapete.games.keyforge.__file__).parent


def inside(ability: Ability) -> list[Ability]:
    """An ability with all that it grants or puts in force."""
    return [ability, *[deeper for inner in ability.declared() for deeper in inside(inner)]]


def replaced() -> set[int]:
    """The kinds of events that some card replaces."""
    cards = tapete.games.keyforge.game().catalogue.values()
    found = [each for card in cards for ability in card.abilities for each in inside(ability)]
    return {kind for each in found if isinstance(each, Replacement) for kind in each.kinds}


def settles(source: str) -> bool:
    """Whether a piece of code settles events by itself."""
    calls = [each.func for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Call)]
    return "settle" in [func.id if isinstance(func, ast.Name) else getattr(func, "attr", "") for func in calls]


def test_cards_replace_payments_gains_damage_and_leaving():
    assert {ev.PAID, ev.GAINED, ev.STOLEN, ev.CAPTURED, ev.TAKEN, ev.RETURNED, ev.DAMAGED, ev.LEFT} <= replaced()


@pytest.mark.clause("KF-replace-02")
def test_nothing_is_settled_past_what_may_replace_it():
    wrong = [file.name for file in HERE.rglob("*.py") if settles(file.read_text("utf-8"))]
    assert not wrong, "propose it with happen or happens"


def test_the_search_finds_what_is_settled():
    assert settles("def f(s):\n    settle(s, [])") and settles("events.settle(s, batch)")
    assert not settles("def settle(s):\n    happen(s, [])")
