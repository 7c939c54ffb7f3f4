"""What can be changed in a file: one small change at a time, each of them a mutant."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutation.source import Function, Source, is_text

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.FloorDiv: ast.Mult, ast.Mult: ast.FloorDiv, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = {"list": "[]", "tuple": "()", "set": "set()", "dict": "{}", "int": "0"}  # what a function could return instead, by its type
PLAYERS = ("player", "you", "opponent", "active", "rival")  # what a player is called
FOR_PROGRAMMERS = (
    "EngineError",
    "NotImplementedError",
    "AssertionError",
    "KeyError",
    "TypeError",
    "ValueError",
    "LookupError",
    "RuntimeError",
)
UNSPOKEN = ("__repr__",)
NOWHERE = -1


@dataclass(frozen=True)
class Mutant:
    """One change. Where it is does not depend on the number of its line, so that it is the same after lines have moved."""

    file: str
    function: str  # the qualified name; empty for a constant of the module
    code: str  # the line in which the change begins, as it is written
    before: str
    after: str
    nth: int  # of the equal changes in equal lines of the function
    line: int
    start: int
    end: int
    statement: int  # its number in the file, or NOWHERE when it runs on import

    @property
    def key(self) -> tuple[str, str, str, str, str, int]:
        return self.file, self.function, self.code, self.before, self.after, self.nth

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.function or 'module'}: {self.before}  ->  {self.after}"

    def applied(self, text: bytes) -> bytes:
        return text[: self.start] + self.after.encode() + text[self.end :]


Change = tuple[ast.expr | ast.stmt, str]


def mutants(source: Source) -> list[Mutant]:
    """Every mutant of a file, as they stand in it."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str, str]] = Counter()
    for node, function, statement in places(source):
        for piece, after in changes(node, function):
            start, end = source.span(piece)
            name = function.name if function else ""
            before, code = source.written(piece), source.line(piece.lineno)
            if before == after:
                continue
            same = (name, code, before, after)
            seen[same] += 1
            found.append(Mutant(source.file, name, code, before, after, seen[same], piece.lineno, start, end, statement))
    return found


def chosen(every: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """As many as asked for. Each has a lot of its own, so that a change elsewhere leaves the others chosen."""
    drawn = sorted(every, key=lambda mutant: hashlib.sha256(f"{seed}{mutant.key}".encode()).digest())[:count]
    return sorted(drawn, key=lambda mutant: (mutant.file, mutant.start, mutant.after))


# -- where


@dataclass(frozen=True)
class Inside:
    """The function a piece of code stands in."""

    name: str
    returns: ast.expr | None


Place = tuple[ast.AST, Inside | None, int]


def places(source: Source) -> Iterator[Place]:
    """The code that may be changed: what runs in functions, and the plain numbers that a module gives names to."""
    yield from below(source, source.tree, None, "", NOWHERE)


def below(source: Source, node: ast.AST, inside: Inside | None, above: str, statement: int) -> Iterator[Place]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            if child.name not in UNSPOKEN:
                yield from in_function(source, child, above, statement)
        elif isinstance(child, ast.ClassDef):
            yield from below(source, child, inside, f"{above}{child.name}.", statement)
        elif inside is not None:
            yield from in_code(source, child, inside, above, statement)
        elif isinstance(node, ast.Module) and isinstance(child, ast.Assign) and is_number(child.value):
            yield child.value, None, NOWHERE


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def in_function(source: Source, function: Function, above: str, statement: int) -> Iterator[Place]:
    inside = Inside(above + function.name, function.returns)
    for default in (*function.args.defaults, *function.args.kw_defaults):
        if default is not None:  # what is given when nothing is said; settled where the function is made
            yield from in_code(source, default, inside, "", statement)
    for child in function.body:
        yield from in_code(source, child, inside, f"{inside.name}.<locals>.", statement)


def in_code(source: Source, node: ast.AST, inside: Inside, above: str, statement: int) -> Iterator[Place]:
    if isinstance(node, ast.JoinedStr):
        return  # text; and before Python 3.12 nobody knows where its parts stand
    if isinstance(node, Function | ast.ClassDef):
        yield from below(source, ast.Module([node], []), inside, above, source.numbers.get(node, statement))
        return
    if isinstance(node, ast.stmt):
        if is_text(node) or is_silent(node) or is_first_value(node, inside):
            return
        statement = source.numbers[node]
    yield node, inside, statement
    if isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
        return  # a negative number is one number
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.AnnAssign) and child is node.annotation):
            yield from in_code(source, child, inside, above, statement)


def is_silent(node: ast.stmt) -> bool:
    """Whether a statement is for programmers only: a check of the engine, an error nobody else sees, an import."""
    if isinstance(node, ast.Raise):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return isinstance(raised, ast.Name) and raised.id in FOR_PROGRAMMERS
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal | ast.Pass)


def is_first_value(node: ast.stmt, inside: Inside) -> bool:
    """Whether a statement gives a new thing the first value of a field, before anything is known about it."""
    if not inside.name.endswith("__init__") or not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return False
    return all(
        isinstance(part, ast.Constant | ast.Tuple | ast.List | ast.UnaryOp | ast.USub | ast.Load) for part in ast.walk(node.value)
    )


# -- what


def changes(node: ast.AST, inside: Inside | None) -> Iterator[Change]:
    """What could be written instead of a piece of code."""
    match node:
        case ast.Compare():
            yield from comparisons(node)
        case ast.BoolOp(op=op, values=values):
            other: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
            for kept in one_less(values):
                yield node, f"({ast.unparse(kept[0] if len(kept) == 1 else ast.BoolOp(op, kept))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            yield node, f"({1 - value})"
        case ast.If(test=test) | ast.IfExp(test=test):
            yield test, "True"
            yield test, "False"
        case ast.While(test=test) if not isinstance(test, ast.Constant):
            yield test, "False"
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield test, "True"
        case ast.Constant() | ast.List() | ast.Call():
            yield from values_changed(node)
        case ast.BinOp():
            yield from sums(node)
        case ast.Subscript(slice=index, ctx=ast.Load()) if is_player(index):
            yield index, f"1 - {ast.unparse(index)}"
        case ast.stmt():
            yield from statements_changed(node, inside)


def comparisons(node: ast.Compare) -> Iterator[Change]:
    for at, op in enumerate(node.ops):
        if type(op) in COMPARISONS:
            ops = [COMPARISONS[type(op)]() if each == at else old for each, old in enumerate(node.ops)]
            yield node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
    named = node.comparators[0]
    if isinstance(node.ops[0], ast.In | ast.NotIn) and isinstance(named, ast.Tuple | ast.List | ast.Set) and len(named.elts) > 1:
        for kept in one_less(named.elts):
            yield named, ast.unparse(ast.Tuple(kept, ast.Load()))


def values_changed(node: ast.Constant | ast.List | ast.Call) -> Iterator[Change]:
    match node:
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
            if value > 0:
                yield node, str(value - 1)
        case ast.List(elts=values, ctx=ast.Load()):
            for kept in one_less(values):
                yield node, ast.unparse(ast.List(kept, ast.Load()))
        case ast.Call(func=ast.Name(id=name), args=given, keywords=named) if name in CALLS:
            yield node, ast.unparse(ast.Call(ast.Name(CALLS[name]), given, named))
        case ast.Call(func=called, args=given, keywords=named):
            if name_of(called) == "opponent" and given:
                yield node, ast.unparse(given[-1])
            for argument in (*given, *[each.value for each in named]):
                if is_player(argument):
                    yield argument, f"1 - {ast.unparse(argument)}"


def sums(node: ast.BinOp) -> Iterator[Change]:
    parts = (node.left, node.right)
    if any(is_written(part) for part in parts):
        return
    if isinstance(node.op, ast.Add) and any(is_list(part) for part in parts):
        for part in parts:
            yield node, f"({ast.unparse(part)})"
    elif type(node.op) in ARITHMETIC:
        yield node, f"({ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))})"


def statements_changed(node: ast.stmt, inside: Inside | None) -> Iterator[Change]:
    match node:
        case ast.AugAssign(target=target, op=op, value=value) if not is_written(value):
            yield node, "pass"
            if type(op) in ARITHMETIC and not is_list(value):
                yield node, ast.unparse(ast.AugAssign(target, ARITHMETIC[type(op)](), value))
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr(value=ast.Call()):
            if inside is None or not inside.name.endswith("__init__"):  # nothing works without its fields: every test would notice
                yield node, "pass"
        case ast.Continue() | ast.Break() | ast.Return(value=None) | ast.Raise() | ast.Delete():
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if inside is not None and not isinstance(value, ast.Constant):
            for other in others(inside.returns):
                yield value, other


def others(returns: ast.expr | None) -> list[str]:
    """What a function of this type could return whatever happens."""
    if isinstance(returns, ast.BinOp) and isinstance(returns.right, ast.Constant) and returns.right.value is None:
        return ["None"]
    name = name_of(returns.value if isinstance(returns, ast.Subscript) else returns)
    return ["True", "False"] if name == "bool" else [EMPTY[name]] if name in EMPTY else []


def one_less(values: list[ast.expr]) -> Iterator[list[ast.expr]]:
    for dropped in range(len(values)):
        yield [value for at, value in enumerate(values) if at != dropped]


def name_of(node: ast.expr | None) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_player(node: ast.expr) -> bool:
    return name_of(node) in PLAYERS


def is_written(node: ast.expr) -> bool:
    """Whether something is text for people."""
    if isinstance(node, ast.BinOp):
        return is_written(node.left) or is_written(node.right)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_list(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.ListComp | ast.Tuple) or (
        isinstance(node, ast.Call) and name_of(node.func) in ("list", "tuple")
    )
