"""Break the rules on purpose, one small change at a time, and see whether the tests notice.

    python tools/mutate.py src/tapete/games/GAME/rules --count 100 -- tests/games/GAME

Each mutant is one change in a copy of the project: a comparison, a condition, a number, a dropped line. What follows ``--``
goes to pytest. A mutant that all tests let pass has *survived* and is printed; it is a rule nobody proves, or a change
that makes no difference. The tree itself is never touched. The same ``--seed`` chooses the same mutants.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "examples", "tools", "pyproject.toml")
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.FloorDiv: ast.Mult}


@dataclass(frozen=True)
class Mutant:
    file: Path
    line: int
    old: str
    new: str
    start: int
    end: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old}  ->  {self.new}"


def changes(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """What could be written instead of a piece of code."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=others) if type(op) in COMPARISONS:
            yield node, ast.unparse(ast.Compare(left, [COMPARISONS[type(op)]()], others))
        case ast.BoolOp(op=op, values=values):
            other: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
            for dropped in range(len(values)):
                kept = [value for at, value in enumerate(values) if at != dropped]
                yield node, f"({ast.unparse(kept[0] if len(kept) == 1 else ast.BoolOp(op, kept))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.If(test=test) | ast.IfExp(test=test) if not isinstance(test, ast.Constant):
            yield test, "True"
            yield test, "False"
        case ast.comprehension(ifs=[test]):
            yield test, "True"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield node, f"({ast.unparse(ast.BinOp(left, ARITHMETIC[type(op)](), right))})"
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
            yield node, ast.unparse(ast.AugAssign(target, ARITHMETIC[type(op)](), value))
        case ast.Expr(value=ast.Call()) | ast.Continue():
            yield node, "pass"


def pieces(node: ast.AST) -> Iterator[ast.AST]:
    """The code that runs: no annotations, first values of a frame's fields, checks of the engine, or constants of a module."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Assert | ast.AnnAssign | ast.arg | ast.Import | ast.ImportFrom):
            continue
        if isinstance(child, ast.FunctionDef) and child.name == "__init__":
            continue
        if isinstance(node, ast.Module | ast.ClassDef) and not isinstance(child, ast.FunctionDef | ast.ClassDef):
            continue
        yield child
        yield from pieces(child)


def mutants(file: Path) -> list[Mutant]:
    source = (ROOT / file).read_bytes()
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    found = []
    for node in pieces(ast.parse(source)):
        for piece, new in changes(node):
            assert isinstance(piece, ast.expr | ast.stmt) and piece.end_lineno is not None and piece.end_col_offset is not None
            start, end = starts[piece.lineno - 1] + piece.col_offset, starts[piece.end_lineno - 1] + piece.end_col_offset
            found.append(Mutant(file, piece.lineno, " ".join(source[start:end].decode().split()), new, start, end))
    return found


def chosen(files: list[Path], count: int, seed: int) -> list[Mutant]:
    """As many mutants as asked for, from every file in proportion to what there is to change in it, and one at least."""
    chance = random.Random(seed)
    each = {file: mutants(file) for file in files}
    total = sum(map(len, each.values()))
    found = []
    for every in each.values():
        share = min(len(every), max(1, round(count * len(every) / total))) if every else 0
        found += sorted(chance.sample(every, share), key=lambda mutant: mutant.start)
    return found


def survives(mutant: Mutant, copy: Path, tests: list[str], patience: float) -> bool:
    """Whether the tests pass with the change made; tests that never end have noticed it."""
    place = copy / mutant.file
    source = place.read_bytes()
    place.write_bytes(source[: mutant.start] + mutant.new.encode() + source[mutant.end :])
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "TAPETE_BUILD": "pure", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=patience, check=False)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        place.write_bytes(source)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="+", type=Path, help="files or folders to change")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (default 1)")
    parser.add_argument("--patience", type=float, default=300, help="seconds after which the tests have noticed (default 300)")
    parser.add_argument("--list", action="store_true", help="print the mutants and test nothing")
    mine = sys.argv[1:]
    tests = mine[mine.index("--") + 1 :] if "--" in mine else []
    options = parser.parse_args(mine[: mine.index("--")] if "--" in mine else mine)
    files: list[Path] = []
    for place in options.places:
        here = (ROOT / place).resolve()
        files += [file.relative_to(ROOT) for file in (sorted(here.rglob("*.py")) if here.is_dir() else [here])]
    every = chosen(files, options.count, options.seed)
    if options.list:
        print(*every, sep="\n")
        return 0
    alive = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy(ROOT / name, copy / name)
        for mutant in every:
            if survives(mutant, copy, tests, options.patience):
                alive += 1
                print(f"survived  {mutant}", flush=True)
    print(f"{alive} of {len(every)} mutants survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
