"""What the laws of the engine look at: which classes are kinds of event, and where a state is written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

DATA = frozenset(
    "cards owners names setup key counter serial turn zones place numbers owned tallies world "
    "lasting reserved history past stack".split()
)  # what a state is made of
DOORS = frozenset("move shuffle slide write become".split())  # methods of a state by which only events change it
CHANGES = frozenset("append insert extend remove pop clear sort reverse".split())  # methods of a list
FIELDS = frozenset("kind card player amount source other zone cause replaced".split())  # of an event
SETUP = ("setup.py", "position.py")  # files in which a state is made, before anything happens in it

Function = ast.FunctionDef


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def kinds_of_event(*folders: Path) -> dict[Path, frozenset[str]]:
    """The classes that come from ``EventKind``, by the files they stand in. A base is looked for in the same file first."""
    bases: dict[tuple[Path, str], list[str]] = {}
    for path in [path for folder in folders for path in folder.rglob("*.py")]:
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef):
                bases[path, node.name] = [last_name(base) for base in node.bases]
    found = {key for key, above in bases.items() if key[1] == "EventKind" or "EventKind" in above}
    while True:
        names = {name for _, name in found}
        more = {
            (path, name)
            for (path, name), above in bases.items()
            if (path, name) not in found
            and any((path, base) in found or ((path, base) not in bases and base in names) for base in above)
        }
        if not more:
            return {path: frozenset(name for where, name in found if where == path) for path, _ in found}
        found |= more


def last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def states_of(function: Function) -> set[str]:
    """The variables of a function that hold a state: by their annotation, or by how they are made."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    found = {each.arg for each in arguments if each.annotation is not None and ast.unparse(each.annotation).strip("'\"") == "State"}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            made = last_name(node.value.func)
            if made in ("new_state", "State", "clone", "start", "redeal"):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def root(node: ast.expr) -> ast.expr:
    """What a chain of subscripts, and the call it may begin with, stands on."""
    while True:
        if isinstance(node, ast.Subscript):
            node = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            node = node.func
        else:
            return node


def is_data(node: ast.expr, states: set[str], aliases: set[str]) -> bool:
    """Whether an expression is part of a state: ``s.numbers[…]``, ``s.write(…)``, ``s.zone(…)``, or a variable that is one."""
    node = root(node)
    if isinstance(node, ast.Name):
        return node.id in aliases
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in states:
        return node.attr in DATA or node.attr in ("write", "zone")
    return False


def aliases_of(function: Function, states: set[str]) -> set[str]:
    """Variables that are lists of the state itself, so that writing into them writes into it."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute | ast.Subscript | ast.Call):
            if isinstance(node.value, ast.Subscript) and isinstance(node.value.slice, ast.Slice):
                continue  # a copy
            if is_data(node.value, states, found):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def writes(function: Function) -> Iterator[tuple[int, str]]:
    """Where a function changes a state, and with which words."""
    states = states_of(function)
    aliases = aliases_of(function, states)
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        for target in targets:
            for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                whole = isinstance(each, ast.Attribute) and is_data(each, states, set())
                if whole or (isinstance(each, ast.Subscript) and is_data(each, states, aliases)):
                    yield node.lineno, ast.unparse(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            on = node.func.value
            if (node.func.attr in DOORS - {"write"} and isinstance(on, ast.Name) and on.id in states) or (
                node.func.attr in CHANGES and is_data(on, states, aliases)
            ):
                yield node.lineno, ast.unparse(node)


def functions(tree: ast.Module, kinds: frozenset[str]) -> Iterator[tuple[Function, bool, bool]]:
    """Every function of a file, whether it is a method of a kind of event, and whether it stands in no class."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node, False, True
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, Function):
                    yield each, node.name in kinds, False


def called_names(tree: ast.Module) -> set[str]:
    return {last_name(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}


def stray_writes(game: Path, core: Path) -> Iterator[tuple[Path, int, str]]:
    """Writes of a game outside its events, its setup and its positions.

    A function beside the kinds of event may write for them, as long as nobody else calls it.
    """
    trees = {path: parsed(path) for path in sorted(game.rglob("*.py"))}
    kinds = kinds_of_event(core, game)
    elsewhere = {name for other, each in trees.items() if other not in kinds for name in called_names(each)}
    for path, tree in trees.items():
        if path.name in SETUP:
            continue
        for function, is_kind, is_free in functions(tree, kinds.get(path, frozenset())):
            if is_kind or (is_free and path in kinds and function.name not in elsewhere):
                continue
            for line, text in writes(function):
                yield path, line, text


def event_writes(path: Path) -> Iterator[tuple[int, str]]:
    """Where a file changes an event: it is not to, since copies of a state share it."""
    for function in [node for node in ast.walk(parsed(path)) if isinstance(node, Function)]:
        if function.name == "__init__":
            continue
        arguments = function.args.args
        events = {each.arg for each in arguments if each.annotation is not None and ast.unparse(each.annotation) == "Event"}
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Call)
                and last_name(node.value.func) in ("Event", "but", "after")
            ):
                events |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id in ("e", "event"):
                events.add(node.target.id)
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
            for each in targets:
                if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
                    if each.value.id in events and each.attr in FIELDS:
                        yield node.lineno, ast.unparse(node)
