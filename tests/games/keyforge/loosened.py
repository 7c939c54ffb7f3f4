"""Cards of the later sets with one of their limits taken away, and whether the tests of the card notice.

    python -m tests.games.keyforge.loosened [HOUSE …] [--card ID] [--json]

A card is declared in one line of a card file. Each variant leaves out one thing that limits it (looser.py). All tests of cards in
which the card is at the table are then asked. A variant that all of them let pass is a limit nobody proves, or it makes no
difference: those are listed, with the reason, in loosened.yaml.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import itertools
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml
from tests.games.keyforge.conftest import KeyForgeKit, KeyForgeTable
from tests.games.keyforge.looser import LOOSE, UNSAYABLE, loosened

import tapete.games.keyforge.cards
from tapete.games.keyforge import game
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import DECLARED, all_facts
from tapete.games.keyforge.things import KEYWORDS

ROOT = Path(__file__).resolve().parents[3]
CARDS = Path(tapete.games.keyforge.cards.__file__).parent
FIRST = "CotA"
LATER = ("age_of_ascension", "worlds_collide")
LISTED = Path(__file__).with_suffix(".yaml")


@dataclass(frozen=True)
class Variant:
    """A card without one of its limits."""

    id: str
    what: str
    card: t.Card


@dataclass
class Case:
    """One test with its parameters, and the cards that are at its table."""

    name: str
    run: Callable[[KeyForgeKit], None]
    cards: set[str] = field(default_factory=set)


class Watching(KeyForgeKit):
    """Notes which cards are at the tables it makes."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()

    def table(self, house: str | None = None, turn: int = 3, **parts: Any) -> KeyForgeTable:
        made = super().table(house, turn, **parts)
        self.seen.update(card.id for card in made.s.cards)
        return made

    def new_game(self, seed: int = 1, **setup: Any) -> KeyForgeTable:
        made = super().new_game(seed, **setup)
        self.seen.update(card.id for card in made.s.cards)
        return made


# -- the cards


def modules() -> list[str]:
    """The card files that declare cards of later sets, as ``worlds_collide.dis``."""
    return ["others", *[f"{set}.{file.stem}" for set in LATER for file in sorted((CARDS / set).glob("[a-z]*.py"))]]


def declarations(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every later card of a card file with the call that declares it."""
    tree = ast.parse((CARDS / f"{name.replace('.', '/')}.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "card":
            id = str(ast.literal_eval(node.value.args[0]))
            if all_facts()[id].set != FIRST:
                yield id, node.value


def later_cards() -> list[str]:
    """Every card that is new since the first set."""
    return [id for name in modules() for id, _ in declarations(name)]


def variants(name: str, id: str, call: ast.Call) -> Iterator[Variant]:
    """The card without each of its limits, as far as it can be declared so."""
    facts = all_facts()[id]
    said: set[str] = {ast.unparse(call)}
    for what, loose in loosened(call, words_of(name), facts.type):
        text = ast.unparse(loose)
        if text in said:
            continue
        said.add(text)
        made = declared(name, id, text, facts.keywords)
        if made is not None:
            yield Variant(id, what, made)
    for keyword in facts.keywords:
        left = tuple([each for each in facts.keywords if each != keyword])
        made = declared(name, id, ast.unparse(call), left)
        if made is not None:
            yield Variant(id, f"without {KEYWORDS[keyword[0]]}", made)


def declared(name: str, id: str, text: str, keywords: tuple[tuple[int, int], ...]) -> t.Card | None:
    """The card as this text declares it; nothing when no such card can be said."""
    facts = all_facts()[id]
    made: list[t.Card] = []

    def card(_: str, *abilities: Any) -> None:
        made.append(
            t.Card(
                id, facts.name, facts.house, facts.type, facts.power, facts.armor, facts.aember, facts.traits, facts.rarity,
                facts.set, facts.number, keywords, abilities,
            )
        )  # fmt: skip

    try:
        eval(text, {**words_of(name), "card": card})
    except UNSAYABLE:
        return None
    return made[0]


def words_of(name: str) -> dict[str, Any]:
    """What a card file can say, and what only the variants say."""
    return {**vars(importlib.import_module(f"tapete.games.keyforge.cards.{name}")), **LOOSE}


# -- the tests


def test_files() -> list[ModuleType]:
    files = sorted((Path(__file__).parent / "cards").rglob("test_*.py"))
    return [importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts)) for file in files]


@cache
def cases() -> list[Case]:
    """Every test of the cards, once for each of its parameters, with the cards at its table."""
    found = []
    for module in test_files():
        for test, function in vars(module).items():
            if test.startswith("test_") and list(inspect.signature(function).parameters)[:1] == ["keyforge"]:
                found += [case(function, given) for given in parameters(function)]
    return found


def case(function: Callable[..., None], given: dict[str, Any]) -> Case:
    def run(kit: KeyForgeKit) -> None:
        function(keyforge=kit, **given)

    made = Case(function.__name__, run)
    kit = Watching()
    run(kit)
    made.cards = kit.seen
    return made


def parameters(function: Callable[..., None]) -> Iterator[dict[str, Any]]:
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
    for chosen in itertools.product(*[mark.args[1] for mark in marks]):
        given: dict[str, Any] = {}
        for mark, values in zip(marks, chosen, strict=True):
            names = [each.strip() for each in mark.args[0].split(",")] if isinstance(mark.args[0], str) else list(mark.args[0])
            given.update(zip(names, [values] if len(names) == 1 else values, strict=True))
        yield given


def noticed(variant: Variant) -> bool:
    """Whether a test fails with the loosened card in the place of the real one; those with few cards are asked first."""
    asked = sorted([each for each in cases() if variant.id in each.cards], key=lambda each: len(each.cards))
    with instead_of_the_real_one(variant.card):
        return any(fails(each) for each in asked)


@contextmanager
def instead_of_the_real_one(card: t.Card) -> Iterator[None]:
    """The card takes the place of the declared one; afterwards the game knows what it knew before, and no more."""
    made = game()
    real, abilities, programs = DECLARED[card.id], dict(made.abilities), dict(made.programs)
    fingerprint = made.fingerprint
    DECLARED[card.id] = card
    made.register(card)
    try:
        yield
    finally:
        DECLARED[card.id] = real
        made.register(real)
        for known, before in ((made.abilities, abilities), (made.programs, programs)):
            known.clear()
            known.update(before)
        made.fingerprint = fingerprint


def fails(asked: Case) -> bool:
    try:
        asked.run(KeyForgeKit())
    except Exception:
        return True
    return False


def unproven(name: str, only: str = "") -> tuple[int, list[Variant]]:
    """How many variants the cards of a file have, and those that no test notices."""
    tried, left = 0, []
    for id, call in declarations(name):
        for variant in variants(name, id, call) if not only or id == only else ():
            tried += 1
            if not noticed(variant):
                left.append(variant)
    return tried, left


def listed(name: str) -> list[str]:
    """The variants of a card file that make no difference, as ``loosened.yaml`` has them."""
    rows = yaml.safe_load(LISTED.read_text("utf-8"))
    own = {id for id, _ in declarations(name)}
    found = [(card, what) for row in rows for card, whats in row["cards"].items() for what in whats]
    return sorted(f"{card}: {what}" for card, what in found if card in own)


def main(given: list[str]) -> int:
    only = given[given.index("--card") + 1] if "--card" in given else ""
    houses = [each for each in given if not each.startswith("-") and each != only]
    wanted = [each for each in modules() if not houses or any(each.endswith(house) for house in houses)]
    result = {name: unproven(name, only) for name in wanted}
    if "--json" in given:
        rows = {name: [tried, [[each.id, each.what] for each in left]] for name, (tried, left) in result.items()}
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    for name, (tried, left) in result.items():
        known = listed(name)
        for each in left:
            mark = " (listed)" if f"{each.id}: {each.what}" in known else ""
            print(f"{name}: {each.id}: {each.what}{mark}")
        print(f"{name}: {tried} variants, {len(left)} not noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
