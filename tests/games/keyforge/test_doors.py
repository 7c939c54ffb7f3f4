"""One door for every change: what a card may replace is proposed, never settled past its replacements (KF-replace-02)."""

import ast
from pathlib import Path

import pytest

import tapete.games.keyforge
from tapete.core.abilities import Ability, Replacement
from tapete.games.keyforge import events as ev

HERE = Path(tapete.games.keyforge.__file__).parent
PROPOSING = ("happen", "happens", "settle")


def inside(ability: Ability) -> list[Ability]:
    """An ability with all that it grants or puts in force."""
    return [ability, *[deeper for inner in ability.declared() for deeper in inside(inner)]]


def replaced() -> set[int]:
    """The kinds of events that some card replaces."""
    cards = tapete.games.keyforge.game().catalogue.values()
    found = [each for card in cards for ability in card.abilities for each in inside(ability)]
    return {kind for each in found if isinstance(each, Replacement) for kind in each.kinds}


def kinds_in(node: ast.AST) -> set[str]:
    """The names of the event kinds proposed anywhere in a piece of code: ``Event(ev.PAID, …)``."""
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
    kinds = [each.args[0] for each in calls if each.func.id == "Event" and each.args]
    return {kind.attr for kind in kinds if isinstance(kind, ast.Attribute)}


def settled(function: ast.FunctionDef) -> set[str]:
    """The kinds a function settles: written in the call itself, or gathered in a list that the call names."""
    calls = [each for each in ast.walk(function) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
    found: set[str] = set()
    gathers = False
    for call in calls:
        if call.func.id == "settle":
            found |= kinds_in(call.args[1])
            gathers = gathers or isinstance(call.args[1], ast.Name)
    if gathers:
        proposed = set().union(*[kinds_in(call) for call in calls if call.func.id in PROPOSING])
        found |= kinds_in(function) - proposed
    return found


def functions():
    for file in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{file.relative_to(HERE)}:{node.name}", node


def test_cards_replace_payments_gains_damage_and_leaving():
    assert {ev.PAID, ev.GAINED, ev.STOLEN, ev.CAPTURED, ev.TAKEN, ev.RETURNED, ev.DAMAGED, ev.LEFT} <= replaced()


@pytest.mark.clause("KF-replace-02")
def test_nothing_that_a_card_replaces_is_settled_past_it():
    names = {name for name, kind in vars(ev).items() if isinstance(kind, int) and name.isupper()}
    assert {name for _, node in functions() for name in settled(node)} <= names
    wrong = [(place, name) for place, node in functions() for name in settled(node) if getattr(ev, name) in replaced()]
    assert not wrong, "propose it with happen or happens"


def test_the_search_finds_what_is_settled():
    found = {name for _, node in functions() for name in settled(node)}
    assert {"TURN_BEGINS", "PLAYED", "REAPED", "USED", "FOUGHT", "SPENT", "ENTERED"} <= found
