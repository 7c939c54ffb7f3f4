"""Which testable clauses of the rulebooks have a test.

The tests are read, not run: a clause is covered when a test function carries `@pytest.mark.clause("KF-forge-03")`, by
itself, through its class, through its module (`pytestmark`) or through one of its parameters
(`pytest.param(..., marks=pytest.mark.clause(...))`). A test that is always skipped, expected to fail or empty proves
nothing and does not count.
"""

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from tapete import build
from tapete.rulebook import GAMES_FOLDER, Rulebook, find, games, rulebook

BASELINE = Path("tests") / "golden" / "conformance.json"
EXCUSES = "excused.yaml"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class ConformanceError(ValueError):
    """Coverage that cannot be told, or a file about it that does not say what it should."""


class NoSourceTree(ConformanceError):
    """An installed package has no tests to read."""


@dataclass(slots=True)
class Scan:
    """What the tests say: for each clause the tests that prove it, and the marks that are wrong."""

    proofs: dict[str, list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of a game's rulebook is proven by tests."""

    game: str
    testable: int
    covered: int
    missing: tuple[str, ...]
    excused: Mapping[str, str]

    def as_json(self) -> dict[str, object]:
        """The stable shape for programs."""
        return {
            "game": self.game,
            "testable": self.testable,
            "covered": self.covered,
            "missing": list(self.missing),
            "excused": dict(self.excused),
        }


def tests_folder() -> Path:
    """The folder of the tests; only the source tree has one."""
    root = build.source_root()
    if root is None or not (root / "tests").is_dir():
        raise NoSourceTree("coverage is read from the tests, and they are only in the source tree")
    return root / "tests"


def scan(tests: Path) -> Scan:
    """Read the clause marks of every test file below the folder."""
    result = Scan()
    files = {*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}
    for path in sorted(files):
        _TestFile(path, path.relative_to(tests.parent).as_posix(), result).read()
    for clause_id, proofs in sorted(result.proofs.items()):
        if find(clause_id) is None:
            result.problems.append(f"{proofs[0]}: no rulebook has a clause {clause_id}")
    return result


def coverage(book: Rulebook, proofs: Mapping[str, object], excuses: Mapping[str, str]) -> Coverage:
    """Compare a rulebook with the clauses that tests prove and those that are excused."""
    testable = [clause.id for clause in book.testable]
    covered = [clause_id for clause_id in testable if clause_id in proofs]
    open_ones = [clause_id for clause_id in testable if clause_id not in proofs]
    missing = tuple(clause_id for clause_id in open_ones if clause_id not in excuses)
    excused = {clause_id: excuses[clause_id] for clause_id in open_ones if clause_id in excuses}
    return Coverage(book.game, len(testable), len(covered), missing, excused)


def coverage_of(names: Iterable[str]) -> list[Coverage]:
    """The coverage of these games by the tests of the source tree."""
    proofs = scan(tests_folder()).proofs
    return [coverage(rulebook(name), proofs, excuses_of(name)) for name in names]


def excuses_of(game: str) -> dict[str, str]:
    """The clauses of a game that no test has to prove, each with its reason."""
    path = GAMES_FOLDER / game / EXCUSES
    if not path.is_file():
        return {}
    document = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    if not isinstance(document, dict) or not all(isinstance(reason, str) and reason for reason in document.values()):
        raise ConformanceError(f"{game}/{EXCUSES}: it should map each clause id to a reason")
    return {str(clause_id): reason.strip() for clause_id, reason in document.items()}


def excuse_problems(book: Rulebook, excuses: Iterable[str], proofs: Mapping[str, object]) -> list[str]:
    """Excuses for clauses that do not need one."""
    problems = []
    for clause_id in excuses:
        if clause_id not in book:
            problems.append(f"{book.game}/{EXCUSES}: no clause {clause_id}")
        elif not book[clause_id].testable:
            problems.append(f"{book.game}/{EXCUSES}: {clause_id} is not testable and needs no excuse")
        elif clause_id in proofs:
            problems.append(f"{book.game}/{EXCUSES}: {clause_id} has a test now; remove its excuse")
    return problems


def baseline(root: Path) -> dict[str, int]:
    """The clauses covered per game, below which coverage must not fall."""
    path = root / BASELINE
    return {game: int(count) for game, count in json.loads(path.read_text(encoding="utf-8")).items()}


def raise_baseline() -> dict[str, int]:
    """Record the present coverage as the new minimum; it can only rise."""
    root = tests_folder().parent
    before = baseline(root) if (root / BASELINE).is_file() else {}
    now = {entry.game: entry.covered for entry in coverage_of(games())}
    counts = {game: max(count, before.get(game, 0)) for game, count in now.items()}
    (root / BASELINE).parent.mkdir(parents=True, exist_ok=True)
    (root / BASELINE).write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
    return counts


class _TestFile:
    """The marks of one test file."""

    def __init__(self, path: Path, name: str, result: Scan) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"), filename=name)
        self.name = name
        self.result = result
        self.values = dict(_assignments(self.tree.body))
        self.used: set[ast.Call] = set()

    def read(self) -> None:
        """Add this file's proofs and problems to the result."""
        self._read_body(self.tree.body, prefix=self.name, inherited=[])
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and self._mark_name(node) == "clause" and node not in self.used:
                self._problem(node, "this clause mark is on nothing that is a test (test_..., or Test... with tests)")

    def _read_body(self, body: list[ast.stmt], prefix: str, inherited: list[ast.expr]) -> None:
        local = dict(_assignments(body)).get("pytestmark")
        marks = [*inherited, *([local] if local is not None else [])]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                self._read_body(node.body, f"{prefix}::{node.name}", [*marks, *node.decorator_list])
            elif isinstance(node, Function) and node.name.startswith("test_"):
                self._read_test(node, f"{prefix}::{node.name}", [*marks, *node.decorator_list])

    def _read_test(self, node: Function, name: str, marks: list[ast.expr]) -> None:
        reachable = list(self._with_named_values(marks))
        clauses = [call for call in reachable if isinstance(call, ast.Call) and self._mark_name(call) == "clause"]
        self.used.update(clauses)
        if not clauses:
            return
        if any(self._mark_name(mark) in ("skip", "xfail") for mark in marks):
            return
        if all(_says_nothing(statement) for statement in node.body):
            self._problem(node, f"{node.name} has a clause mark and an empty body")
            return
        for call in clauses:
            for clause_id in self._ids(call):
                self.result.proofs.setdefault(clause_id, []).append(name)

    def _ids(self, call: ast.Call) -> Iterator[str]:
        if not call.args or call.keywords:
            self._problem(call, 'a clause mark takes clause ids: pytest.mark.clause("KF-forge-03")')
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            else:
                self._problem(call, "write the clause id as a literal, so that it can be read without running the test")

    def _with_named_values(self, expressions: list[ast.expr]) -> Iterator[ast.AST]:
        """Every node of the expressions and of the module's values they name (a shared list of parameters)."""
        followed: set[str] = set()
        waiting: list[ast.AST] = list(expressions)
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(ast.iter_child_nodes(node))
            if isinstance(node, ast.Name) and node.id in self.values and node.id not in followed:
                followed.add(node.id)
                waiting.append(self.values[node.id])

    def _mark_name(self, node: ast.expr) -> str | None:
        """`clause` for pytest.mark.clause(...) or a name given to pytest.mark.clause; None for what is no mark."""
        target = node.func if isinstance(node, ast.Call) else node
        if isinstance(target, ast.Name) and target.id in self.values:
            target = self.values[target.id]
        if isinstance(target, ast.Attribute):
            owner = target.value
            named = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", None)
            return target.attr if named == "mark" else None
        return None

    def _problem(self, node: ast.AST, sentence: str) -> None:
        self.result.problems.append(f"{self.name}:{getattr(node, 'lineno', 0)}: {sentence}")


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _says_nothing(statement: ast.stmt) -> bool:
    only_a_constant = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return only_a_constant or isinstance(statement, ast.Pass)
