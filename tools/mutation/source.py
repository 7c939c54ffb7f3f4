"""A source file as the tests see it: its functions, and the statements that can be reached one by one."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

Function = ast.FunctionDef | ast.AsyncFunctionDef
PROBE = "_reached_"  # what a probed module calls the list of its statements


@dataclass
class Piece:
    """A function of a module, or a method of its classes, with what is inside of it: its statements are numbered in one run."""

    name: str
    digest: str
    start: int
    end: int


@dataclass
class Source:
    """A file, its statements inside of functions numbered as they stand."""

    file: str  # from the root of the project
    text: bytes
    numbers: dict[ast.stmt, int] = field(default_factory=dict)
    pieces: list[Piece] = field(default_factory=list)
    outside: str = ""  # a digest of everything but the insides of functions

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def lines(self) -> list[bytes]:
        return self.text.splitlines(keepends=True)

    @cached_property
    def starts(self) -> list[int]:
        """Where each line begins, in bytes."""
        found = [0]
        for line in self.lines:
            found.append(found[-1] + len(line))
        return found

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def written(self, node: ast.expr | ast.stmt) -> str:
        """The node as it is written, on one line."""
        start, end = self.span(node)
        return " ".join(self.text[start:end].decode().split())

    def line(self, number: int) -> str:
        return self.lines[number - 1].decode().strip()


def read(file: str, text: bytes) -> Source:
    source = Source(file, text)
    for name, function, _ in functions(source.tree):
        start = len(source.numbers)
        for statement in statements(function):
            source.numbers[statement] = len(source.numbers)
        first, last = source.span(function)
        source.pieces.append(Piece(name, hashlib.sha256(source.text[first:last]).hexdigest(), start, len(source.numbers)))
    source.outside = outside(source)
    return source


def functions(tree: ast.Module | ast.ClassDef, above: str = "") -> Iterator[tuple[str, Function, bool]]:
    """The functions of a module and the methods of its classes by their qualified names."""
    for child in outer(tree.body):
        if isinstance(child, Function):
            yield above + child.name, child, bool(above)
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{above}{child.name}.")


def outer(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a body, also those under an ``if``."""
    for child in body:
        yield child
        if isinstance(child, ast.If | ast.Try | ast.With):
            yield from outer([inner for inner in ast.iter_child_nodes(child) if isinstance(inner, ast.stmt)])


def statements(function: Function) -> Iterator[ast.stmt]:
    """Every statement inside of a function but its documentation; what a nested function consists of is inside too."""
    for body in bodies(function):
        for child in body:
            if not is_text(child):
                yield child


def bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements that belongs to a node or to something inside of it."""
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        if isinstance(body, list) and body:
            yield body
            for child in body:
                yield from bodies(child)
    for name in ("handlers", "cases"):
        for inner in getattr(node, name, None) or ():
            yield from bodies(inner)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def outside(source: Source) -> str:
    """A digest of what a file does when it is imported: everything but the insides of functions, and which methods there are."""
    total = hashlib.sha256()
    at = 0
    for name, function, is_method in functions(source.tree):
        start, end = source.span(function)
        total.update(squeezed(source.text[at:start]))
        at = end
        defaults = [source.written(default) for default in (*function.args.defaults, *function.args.kw_defaults) if default]
        if is_method or defaults:  # a new method may take the place of an inherited one; a new function is called by nobody yet
            total.update(f"{name}({', '.join(defaults)})\0".encode())
    total.update(squeezed(source.text[at:]))
    return total.hexdigest()


def squeezed(text: bytes) -> bytes:
    return b" ".join(text.split())


def probed(source: Source) -> ast.Module:
    """The file with a probe before each statement, which notes that the statement is reached."""
    tree = ast.parse(source.text)
    number = 0
    for _, function, _ in functions(tree):
        for body in list(bodies(function)):
            marked: list[ast.stmt] = []
            for child in body:
                if not is_text(child):
                    probe = ast.parse(f"{PROBE}[{number}] = 1").body[0]
                    for node in ast.walk(probe):
                        if isinstance(node, ast.expr | ast.stmt):
                            ast.copy_location(node, child)
                    marked.append(probe)
                    number += 1
                marked.append(child)
            body[:] = marked
    assert number == len(source.numbers), source.file
    return tree
