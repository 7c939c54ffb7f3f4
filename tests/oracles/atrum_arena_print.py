"""What is printed in Atrum Arena: each Power's cost, discard, type and text, read as data from the declarations.

A text is a list of words: ``("Damage", (3,), {})``, or ``("Damage", (("PerMinion", (2, "BEAST"), {}),), {})``. What they mean is
for the second opinion to say.
"""

from __future__ import annotations

import ast
from importlib.resources import files
from typing import Any, NamedTuple

from tapete.games.atrum_arena.cards import FILES

MAIN_TYPES = ("beast", "fallen", "skeleton", "golem", "zombie")
ATTACK, DEFENSE, TACTICAL, COPYING = "ATTACK", "DEFENSE", "TACTICAL", "COPYING"


class Word(NamedTuple):
    """One word of a text with what stands beside it."""

    name: str
    args: tuple[Any, ...]
    given: tuple[tuple[str, Any], ...]

    def get(self, name: str, otherwise: Any = None) -> Any:
        return dict(self.given).get(name, otherwise)

    def arg(self, at: int, otherwise: Any = None) -> Any:
        return self.args[at] if len(self.args) > at else otherwise


class Power(NamedTuple):
    id: str
    cost: int
    discard: str  # a main type, or "neutral"
    kind: str
    text: tuple[Word, ...]
    needs: Word | None
    copies: Word | None
    exploiting: bool  # its own text has the cost paid by Exploiting
    tireless: bool  # launching it does not Exhaust its reptante
    piercing: bool  # no Defense answers it

    def has(self, *words: str) -> bool:
        return any(word.name in words for word in self.text)


def read(node: ast.expr) -> Any:
    """A declaration as data: names stay names."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Tuple):
        return tuple([read(each) for each in node.elts])
    if isinstance(node, ast.Starred):
        return read(node.value)
    assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    given = tuple([(str(each.arg), read(each.value)) for each in node.keywords])
    return Word(node.func.id, tuple([read(each) for each in node.args]), given)


def printed() -> tuple[dict[str, Power], dict[str, tuple[str, ...]]]:
    powers: dict[str, Power] = {}
    reptantes: dict[str, tuple[str, ...]] = {}
    for file in FILES:
        tree = ast.parse((files("tapete.games.atrum_arena.cards") / f"{file}.py").read_text("utf-8"))
        for line in tree.body:
            said = read(line.value) if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call) else None
            if said is not None and said.name == "power":
                key, _, _, cost, discard, kind, _, *text = said.args
                flags = (bool(said.get("exploiting")), bool(said.get("tireless")), bool(said.get("piercing")))
                made = Power(
                    f"{key}-{cost}", cost, discard.lower(), kind, tuple(text), said.get("needs"), said.get("copies"), *flags
                )
                powers[made.id] = made
            elif said is not None and said.name == "reptante":
                reptantes[said.args[0]] = said.args[3:]
    return powers, reptantes


POWERS, REPTANTES = printed()
