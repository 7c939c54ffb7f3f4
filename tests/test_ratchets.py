"""Laws that are not kept everywhere yet: how often each is broken is counted, and the count may only fall.

python -m tests.test_ratchets           who breaks which law
python -m tests.test_ratchets --write   record lower counts as the new limit (higher ones are refused)
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests import prose
from tests.laws import last_name, parsed

from tapete import games, vocabulary

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tapete"
LIMITS = Path(__file__).parent / "golden" / "ratchets.json"
MOST_BRANCHES = 20
BRANCHES = (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.IfExp, ast.comprehension, ast.Assert, ast.With)
COPIED = ("frames.py", "codec.py")  # where the fields of a frame are copied and written by their names

Count = Callable[[], list[str]]


def files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(PACKAGE).as_posix()}:{line}"


def literal_steps() -> list[str]:
    """Steps of a frame that are written as numbers: a saved state does not survive an inserted step."""
    found: list[str] = []
    for path in files("core", "games"):
        for node in ast.walk(parsed(path)):
            if not isinstance(node, ast.FunctionDef) or node.name == "__init__":
                continue
            for each in ast.walk(node):
                if isinstance(each, ast.Assign) and any(ast.unparse(target).endswith(".step") for target in each.targets):
                    if isinstance(each.value, ast.Constant) and each.value.value != 0:
                        found.append(where(path, each.lineno))
                elif isinstance(each, ast.Match) and "step" in ast.unparse(each.subject):
                    cases = [case.pattern for case in each.cases]
                    found += [where(path, case.lineno) for case in cases if is_number(case)]
                elif isinstance(each, ast.Compare) and ast.unparse(each.left) in ("step", "self.step"):
                    if isinstance(each.comparators[0], ast.Constant) and each.comparators[0].value != 0:
                        found.append(where(path, each.lineno))
    return found


def lines_in_symbols(id: str) -> list[tuple[str, str]]:
    """Every ability of a game's cards, and how it is said in symbols."""
    game = games.find(id)
    cards = game.catalogue.values()
    return [(f"{card.id}/{at}", line) for card in cards for at, line in enumerate(game.speech.symbols(card), 1)]


def unsaid_abilities(id: str) -> list[str]:
    """Abilities of a game's cards that cannot be said in symbols yet."""
    return [ability for ability, line in lines_in_symbols(id) if not line]


def sentences_read_back() -> list[str]:
    """Places where a printed sentence is taken apart again."""
    return [f"{where(path, line)} {text}" for path in files("core", "games") for line, text in prose.readings(path)]


def is_number(pattern: ast.pattern) -> bool:
    return isinstance(pattern, ast.MatchValue) and isinstance(pattern.value, ast.Constant)


def branchy_functions() -> list[str]:
    """Functions with more than twenty ways through them."""
    found: list[str] = []
    for path in files("."):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and branches(node) > MOST_BRANCHES:
                found.append(f"{where(path, node.lineno)} {node.name} ({branches(node)})")
    return found


def branches(function: ast.AST) -> int:
    count = 1
    for node in ast.walk(function):
        if isinstance(
            node, ast.If | ast.For | ast.While | ast.ExceptHandler | ast.IfExp | ast.comprehension | ast.Assert | ast.With
        ):
            count += 1
        elif isinstance(node, ast.BoolOp):
            count += len(node.values) - 1
        elif isinstance(node, ast.Match):
            count += len(node.cases)
    return count


def attributes_by_name() -> list[str]:
    """Attributes looked up by their name in core and games: what a thing can do is asked of the thing."""
    found: list[str] = []
    for path in files("core", "games"):
        for node in ast.walk(parsed(path)):
            if (
                isinstance(node, ast.Call)
                and last_name(node.func) in ("getattr", "hasattr")
                and path.name not in ("frames.py", "codec.py")
            ):
                found.append(where(path, node.lineno))
    return found


def modules_in_circles() -> list[str]:
    """Modules that import each other, imports inside functions included."""
    names = {module_name(path): path for path in files(".")}
    graph = {name: set(imported(path, names)) - {name} for name, path in names.items()}
    reach = {name: reachable(name, graph) for name in graph}
    return sorted(name for name in graph if name in reach[name])


def module_name(path: Path) -> str:
    parts = ("tapete", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, names: dict[str, Path]) -> Iterator[str]:
    tree = parsed(path)
    only_types = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for each in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in only_types:
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in names:
                    yield whole
                elif node.module in names:
                    yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)


def reachable(start: str, graph: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph.get(name, ())
    return seen


def one_card_words(game: str) -> list[str]:
    """Words of a game's vocabulary that exactly one card uses: a word that one card uses is the exception."""
    return [word.name for word in vocabulary.one_card(vocabulary.words(games.find(game)))]


RATCHETS: dict[str, Count] = {
    "literal_steps": literal_steps,
    "functions_over_complexity_20": branchy_functions,
    "attributes_by_name": attributes_by_name,
    "modules_in_import_circles": modules_in_circles,
    "one_card_words_keyforge": lambda: one_card_words("keyforge"),
    "one_card_words_mitos_y_leyendas": lambda: one_card_words("mitos_y_leyendas"),
    "sentences_read_back": sentences_read_back,
    "abilities_without_symbols_atrum_arena": lambda: unsaid_abilities("atrum_arena"),
    "abilities_without_symbols_dungeon_alliance": lambda: unsaid_abilities("dungeon_alliance"),
    "abilities_without_symbols_keyforge": lambda: unsaid_abilities("keyforge"),
    "abilities_without_symbols_mitos_y_leyendas": lambda: unsaid_abilities("mitos_y_leyendas"),
    "abilities_without_symbols_res_arcana": lambda: unsaid_abilities("res_arcana"),
}

# Counts that grow with the cards there are, when nothing else gets worse: of these, the share may only fall (in thousandths).
SHARES: dict[str, Callable[[], int]] = {
    "one_card_words_keyforge": lambda: len(vocabulary.words(games.find("keyforge"))),
    "abilities_without_symbols_keyforge": lambda: len(lines_in_symbols("keyforge")),
    "abilities_without_symbols_mitos_y_leyendas": lambda: len(lines_in_symbols("mitos_y_leyendas")),
}


def measured(law: str, found: list[str]) -> int:
    """How often a law is broken: how many times or, where ``SHARES`` says so, in how many of a thousand cases, rounded up."""
    return -(-1000 * len(found) // SHARES[law]()) if law in SHARES else len(found)


def limits() -> dict[str, int]:
    found: dict[str, int] = json.loads(LIMITS.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("law", RATCHETS)
def test_the_law_is_broken_no_more_often_than_before(law: str) -> None:
    found = RATCHETS[law]()
    limit = limits()[law]
    count = measured(law, found)
    assert count <= limit, f"{law}: {count}{' of a thousand' if law in SHARES else ''}, at most {limit}\n" + "\n".join(found)


def test_every_law_has_a_limit() -> None:
    assert set(limits()) == set(RATCHETS)


def main() -> int:
    before = limits() if LIMITS.exists() else {}
    after = {law: measured(law, count()) for law, count in RATCHETS.items()}
    if "--write" in sys.argv:
        risen = [law for law, count in after.items() if count > before.get(law, count)]
        if risen:
            print(f"these have risen: {', '.join(risen)}")
            return 1
        LIMITS.write_text(json.dumps(after, indent=1) + "\n", encoding="utf-8")
        return 0
    for law, count in RATCHETS.items():
        print(f"{law}: {after[law]} (at most {before.get(law)})", *count(), sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
