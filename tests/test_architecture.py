"""The layers: core <- games <- {bots, lab, interfaces, table} <- server <- cli, and cards that are only declarations."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests import laws, prose

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tapete"

# Modules by which the world gets into a computation; core may use none of them.
OUTSIDE_WORLD = frozenset(
    "asyncio builtins concurrent ctypes datetime fileinput getpass gettext glob http importlib io locale logging "
    "mmap multiprocessing os pathlib pickle platform queue random sched secrets select selectors shelve shutil signal "
    "socket socketserver sqlite3 ssl subprocess sys tempfile threading time urllib uuid".split()
)
CHANCE_AND_CLOCK = frozenset("random secrets time datetime uuid".split())
OUTSIDE_CALLS = frozenset("open print input exec eval __import__ breakpoint".split())
MIDDLE_LAYERS = ("bots", "puzzles", "review", "lab", "interfaces", "meet", "table", "server")

Law = Callable[[Path], Iterator[str]]


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py")) if folder.is_dir() else []


def imports(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, in full, wherever in the file the import stands."""
    here = ("tapete", *path.relative_to(package).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = here[: len(here) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            # `from tapete import cli` imports tapete.cli
            names = (
                [f"{module}.{alias.name}" for alias in node.names]
                if module in ("tapete", "tapete.games", "tapete.server")
                else [module]
            )
            yield from ((node.lineno, name) for name in names)


def is_within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def place(path: Path, package: Path, line: int) -> str:
    return f"{path.relative_to(package.parent).as_posix()}:{line}"


def core_knows_only_itself(package: Path) -> Iterator[str]:
    for path in files(package / "core"):
        for line, module in imports(path, package):
            where, top = place(path, package, line), module.partition(".")[0]
            if top == "tapete" and not is_within(module, "tapete.core"):
                yield f"{where}: core imports {module}; core knows no game: let the game pass in what core needs"
            elif top != "tapete" and top not in sys.stdlib_module_names:
                yield f"{where}: core imports {module}; core uses no third party: do it with the standard library"
            elif top in OUTSIDE_WORLD:
                yield (
                    f"{where}: core imports {module}; core has no input, output, clock or chance of its own: "
                    "take the value as an argument, and chance from the state (key and counter)"
                )


def core_does_no_input_or_output(package: Path) -> Iterator[str]:
    for path in files(package / "core"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if called in OUTSIDE_CALLS:
                yield f"{place(path, package, node.lineno)}: core calls {called}(); return the value to the caller"


def games_know_only_core_and_games(package: Path) -> Iterator[str]:
    for path in files(package / "games"):
        for line, module in imports(path, package):
            where, top = place(path, package, line), module.partition(".")[0]
            if top == "tapete" and not is_within(module, "tapete.core", "tapete.games"):
                yield f"{where}: a game imports {module}; a game stands on core alone: move what it needs into core"
            elif top != "tapete" and top not in sys.stdlib_module_names:
                yield f"{where}: a game imports {module}; games use no third party: do it with the standard library"
            elif top in CHANCE_AND_CLOCK:
                yield f"{where}: a game imports {module}; chance comes from the state, and there is no clock"


def nothing_below_imports_the_command_line(package: Path) -> Iterator[str]:
    below = [path for layer in MIDDLE_LAYERS for path in files(package / layer)]
    below += [path for path in sorted(package.glob("*.py")) if path.name != "__main__.py"]
    for path in below:
        for line, module in imports(path, package):
            if is_within(module, "tapete.cli"):
                yield (
                    f"{place(path, package, line)}: imports {module}; the command line is on top: "
                    "return values or raise an error, and let the command print them"
                )


def the_table_needs_no_machine(package: Path) -> Iterator[str]:
    """The match, what is told of it and what bots think also run in a browser: no sockets, files, processes or threads.

    Nothing but the standard library either, but for the two packages that a module of its own does without where they are not.
    """
    for path in files(package / "table"):
        for line, module in imports(path, package):
            top, where = module.partition(".")[0], place(path, package, line)
            if top == "tapete" and not is_within(module, *[f"tapete.{layer}" for layer in BELOW_THE_TABLE]):
                yield f"{where}: the table imports {module}; it stands on core, games, bots: take it behind a protocol"
            elif top in MACHINE:
                yield f"{where}: imports {module}; the table also runs where there is none: take what it gives as an argument"
            elif top not in ("tapete", DONE_WITHOUT.get(path.name)) and top not in sys.stdlib_module_names:
                yield f"{where}: imports {module}, which is not to be had everywhere: do it with the standard library"


def meeting_is_computed(package: Path) -> Iterator[str]:
    """Pairings, standings and ratings follow from results: whoever has the results has them, on any machine."""
    for path in files(package / "meet"):
        for line, module in imports(path, package):
            where, top = place(path, package, line), module.partition(".")[0]
            if top == "tapete" and not is_within(module, "tapete.core", "tapete.meet"):
                yield f"{where}: meet imports {module}; it knows no game: take what a match was like as a result"
            elif top in OUTSIDE_WORLD or (top != "tapete" and top not in sys.stdlib_module_names):
                yield f"{where}: meet imports {module}; take the value as an argument, and chance as a key"


def cards_are_declarations(package: Path) -> Iterator[str]:
    for path in sorted(package.glob("games/*/cards/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                word = "lambda" if isinstance(node, ast.Lambda) else f"def {node.name}"
                yield (
                    f"{place(path, package, node.lineno)}: {word} in a card file; a card is data: give the game's "
                    "vocabulary the missing verb, noun or amount, or list the card as not implemented"
                )


def game_folders(package: Path) -> list[Path]:
    return [path for path in sorted((package / "games").glob("*/")) if path.name != "__pycache__"]


def only_events_change_a_game(package: Path) -> Iterator[str]:
    for game in game_folders(package):
        for path, line, text in laws.stray_writes(game, package / "core"):
            yield (
                f"{place(path, package, line)}: {text}: a state changes only in an event's apply, in setup.py and position.py: "
                "make it a kind of event (core/kinds.py has the plain ones) and let it happen"
            )


MOST_METHODS = 30  # of Game
MOST_LINES = 200  # of a declaration


def a_game_answers_few_questions(package: Path) -> Iterator[str]:
    path = package / "core" / "game.py"
    for node in ast.walk(laws.parsed(path)) if path.exists() else ():
        if isinstance(node, ast.ClassDef) and node.name == "Game":
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name != "__init__"]
            if len(methods) > MOST_METHODS:
                where = place(path, package, node.lineno)
                yield f"{where}: Game has {len(methods)} methods, {MOST_METHODS} at most: ask a facet instead (core/facets.py)"


def declarations_are_short(package: Path) -> Iterator[str]:
    for path in sorted(package.glob("games/*/declaration.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MOST_LINES:
            yield f"{place(path, package, 1)}: {lines} lines, {MOST_LINES} at most: rules belong to rules/, the rest to a facet"


def nothing_skips_replacement(package: Path) -> Iterator[str]:
    """What applies events is private to core/events.py, where ``happen`` has asked who replaces them."""
    inner = [path for path in files(package / "core") + files(package / "games") if path != package / "core" / "events.py"]
    for path in inner + files(package / "bots"):
        for node in ast.walk(laws.parsed(path)):
            called = laws.last_name(node.func) if isinstance(node, ast.Call) else ""
            names = {alias.name for alias in node.names} if isinstance(node, ast.ImportFrom) else {called}
            if names & {"settle", "_settle", "_settle_untold"}:
                yield (
                    f"{place(path, package, node.lineno)}: settles events, so that nothing can replace what happens: "
                    "call happen, and go on in the frame's next step"
                )


def events_never_change(package: Path) -> Iterator[str]:
    for path in files(package / "core") + files(package / "games"):
        for line, text in laws.event_writes(path):
            yield f"{place(path, package, line)}: {text}: copies of a state share events: make another with e.but(…)"


def no_sentence_is_read_back(package: Path) -> Iterator[str]:
    """Texts are put together and never taken apart: what a text speaks of is known where it is made."""
    for path in [path for folder in ("core", "games", "bots", "table", "server", "cli") for path in files(package / folder)]:
        for line, text in prose.readings(path):
            yield f"{place(path, package, line)}: {text}: ask the node for what it knows, or mark it in the text (core/text.py)"


def constants_never_change(package: Path) -> Iterator[str]:
    """Compiled code looks a module's name up in a dictionary each time, unless it is known never to change."""
    for path in [path for folder in ("core", "games", "bots") for path in files(package / folder) if path.name != "__init__.py"]:
        if "cards" in path.relative_to(package).parts:
            continue
        for node in laws.parsed(path).body:
            plain = [target for target in node.targets if isinstance(target, ast.Name)] if isinstance(node, ast.Assign) else []
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and "Final" not in ast.unparse(node.annotation)
            ):
                plain = [node.target]
            for name in plain:
                if name.id.isupper():
                    yield f"{place(path, package, name.lineno)}: {name.id} is a constant: say so with Final"


def constant_rows_have_any_length(package: Path) -> Iterator[str]:
    """mypyc keeps a tuple of a known length as so many values, and makes a new tuple of them each time one is looked up in it."""
    for path in [path for name in ("core", "games", "bots") for path in files(package / name)]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and isinstance(node.value, ast.Tuple):
                alike = {type(each.value) for each in node.value.elts if isinstance(each, ast.Constant)}
                if len(node.value.elts) > 1 and all(isinstance(each, ast.Constant) for each in node.value.elts) and len(alike) == 1:
                    kind = alike.pop().__name__
                    yield f"{place(path, package, node.lineno)}: say Final[tuple[{kind}, ...]] of {ast.unparse(node.target)}"


MACHINE = frozenset(
    "concurrent ctypes mmap multiprocessing os pathlib psycopg queue resource select selectors shutil signal socket socketserver "
    "sqlite3 ssl starlette subprocess sys tempfile threading uvicorn websockets".split()
)
BELOW_THE_TABLE = ("core", "games", "bots", "puzzles", "review", "rulebook", "asking", "meet", "table")
DONE_WITHOUT = {"structs.py": "msgspec", "yaml_text.py": "yaml"}

LAWS: tuple[Law, ...] = (
    only_events_change_a_game,
    nothing_skips_replacement,
    events_never_change,
    no_sentence_is_read_back,
    constants_never_change,
    constant_rows_have_any_length,
    a_game_answers_few_questions,
    declarations_are_short,
    core_knows_only_itself,
    core_does_no_input_or_output,
    games_know_only_core_and_games,
    nothing_below_imports_the_command_line,
    cards_are_declarations,
    the_table_needs_no_machine,
    meeting_is_computed,
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_sources_keep_the_law(law: Law) -> None:
    broken = list(law(PACKAGE))
    assert not broken, "\n" + "\n".join(broken)


@pytest.mark.parametrize(
    ("law", "file", "source"),
    [
        (core_knows_only_itself, "core/a.py", "from tapete.games.keyforge import x"),
        (core_knows_only_itself, "core/a.py", "from tapete import rulebook"),
        (core_knows_only_itself, "core/deep/a.py", "from ...games import keyforge"),
        (core_knows_only_itself, "core/a.py", "import yaml"),
        (constants_never_change, "core/a.py", "NOTHING = -1"),
        (constants_never_change, "games/g/a.py", "MOST: int = 3"),
        (constant_rows_have_any_length, "games/g/a.py", "SIDES: Final = ('n', 'e', 's')"),
        (core_knows_only_itself, "core/a.py", "def f():\n    from random import choice"),
        (core_knows_only_itself, "core/a.py", "import os.path"),
        (core_does_no_input_or_output, "core/a.py", "data = open('x')"),
        (games_know_only_core_and_games, "games/g/a.py", "from tapete.bots import greedy"),
        (games_know_only_core_and_games, "games/g/a.py", "import numpy"),
        (games_know_only_core_and_games, "games/g/a.py", "import random"),
        (nothing_below_imports_the_command_line, "server/a.py", "from tapete.cli.text import Text"),
        (nothing_below_imports_the_command_line, "rulebook.py", "from tapete import cli"),
        (the_table_needs_no_machine, "table/match.py", "import socket"),
        (the_table_needs_no_machine, "table/driver.py", "from tapete.server.workers import Workers"),
        (the_table_needs_no_machine, "table/room.py", "from tapete.server import thinkers"),
        (meeting_is_computed, "meet/a.py", "from tapete.games import keyforge"),
        (meeting_is_computed, "meet/a.py", "import random"),
        (meeting_is_computed, "meet/a.py", "import networkx"),
        (cards_are_declarations, "games/g/cards/a.py", "x = card(lambda: 1)"),
        (cards_are_declarations, "games/g/cards/a.py", "def x(): pass"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    s.world[1] = 2"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    pool = s.tallies[1]\n    pool[0] -= 1"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    s.write(3)[0] = 1"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    s.move(1, 2, 0)"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    s.zone(1, 0).remove(3)"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    s.stack.clear()"),
        (only_events_change_a_game, "games/g/a.py", "def f(s: State):\n    s.past, s.history = s.history, []"),
        (only_events_change_a_game, "games/g/a.py", "class Gain(Verb):\n    def act(self, s: State):\n        s.turn += 1"),
        (a_game_answers_few_questions, "core/game.py", "class Game:\n" + "    def f(self): ...\n" * 31),
        (declarations_are_short, "games/g/declaration.py", "x = 1\n" * 201),
        (nothing_skips_replacement, "games/g/a.py", "def f(s: State):\n    settle(s, [])"),
        (nothing_skips_replacement, "core/a.py", "def f(s: State):\n    events._settle(s, [])"),
        (nothing_skips_replacement, "bots/a.py", "from tapete.core.events import _settle as apply"),
        (events_never_change, "games/g/a.py", "def f(e: Event):\n    e.amount = 3"),
        (events_never_change, "core/a.py", "def f(s):\n    for e in s.past:\n        e.card += 1"),
        (no_sentence_is_read_back, "core/a.py", "def f(x, lang):\n    return x.text(lang).partition(': ')"),
        (
            no_sentence_is_read_back,
            "core/a.py",
            "def f(x, lang):\n    said = x.clause(lang)\n    return said.replace('it', 'them')",
        ),
        (no_sentence_is_read_back, "games/g/a.py", "def f(words):\n    return words.en.startswith('it ')"),
        (no_sentence_is_read_back, "games/g/a.py", "def f(clause: str):\n    return clause.split()"),
        (no_sentence_is_read_back, "games/g/a.py", "def f(x):\n    return re.findall('[a-z]+', x.text(EN).lower())"),
        (no_sentence_is_read_back, "server/a.py", "def f(x, lang):\n    return 'esa criatura' in x.text(lang)"),
        (
            no_sentence_is_read_back,
            "cli/a.py",
            "def f(x, lang):\n    said = f'{x}.'\n    return said[:1].lower() + x.text(lang)[:1].lower()",
        ),
    ],
)
def test_a_broken_law_is_seen(tmp_path: Path, law: Law, file: str, source: str) -> None:
    assert list(law(written(tmp_path, file, source)))


@pytest.mark.parametrize(
    ("file", "source"),
    [
        (
            "core/a.py",
            "import hashlib, json\nfrom dataclasses import dataclass\nfrom tapete.core import b\nfrom . import b",
        ),
        (
            "games/g/a.py",
            "from tapete.core.state import State\nfrom tapete.games.g import b\nfrom .rules import c\nimport json",
        ),
        ("games/g/cards/a.py", "from tapete.games.g.vocabulary import card\nX = card('Furia')"),
        ("core/a.py", "A: Final[tuple[int, ...]] = (1, 2)\nB: Final = ('a', 2)\nC: Final = (1,)"),
        (
            "games/g/events.py",
            "def clear(s: State):\n    s.world[0] = 0\n\n\nclass Told(EventKind):\n    def apply(self, s: State, e: Event):\n"
            "        s.world[1] = 2\n        clear(s)\n        return e.but(amount=1)",
        ),
        ("games/g/rules/setup.py", "def start(s: State):\n    s.world[0] = 1"),
        ("server/a.py", "import os\nfrom tapete.games import keyforge"),
        ("cli/a.py", "from tapete import rulebook, server"),
        ("games/g/a.py", "def f(x, lang):\n    return x.text(lang).replace('{card}', x.name.text(lang)).strip()"),
        ("games/g/a.py", "def f(option, lang):\n    number, _, kind = option.word.partition('-')\n    return number"),
    ],
)
def test_what_the_laws_allow_passes(tmp_path: Path, file: str, source: str) -> None:
    package = written(tmp_path, file, source)
    assert [problem for law in LAWS for problem in law(package)] == []


def test_the_browsers_table_looks_for_nothing_in_sentences() -> None:
    """A text comes in pieces that say what they name (docs/protocol.md, *Texts*)."""
    web = PACKAGE.parents[1] / "web" / "src"
    sources = [path for path in sorted(web.rglob("*")) if path.suffix in (".ts", ".svelte") and "generated" not in path.parts]
    found = [f"{path.relative_to(web)}:{line}: {text}" for path in sources for line, text in prose.web_readings(path)]
    assert sources and not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "said.replaceAll(new RegExp(`(Jugador|Player) ${at + 1}`, 'g'), seat.name)",
        "const at = tell(card.name).indexOf(name);",
        "if (play.told(line).includes(name)) return;",
        "const number = shown.innerText.match(/[0-9]+/);",
    ],
)
def test_a_table_that_reads_sentences_is_seen(tmp_path: Path, line: str) -> None:
    (tmp_path / "a.ts").write_text(f"{line}\nconst fine = tell(card.name);\n", encoding="utf-8")
    assert [number for number, _ in prose.web_readings(tmp_path / "a.ts")] == [1]


def written(folder: Path, file: str, source: str) -> Path:
    package = folder / "tapete"
    path = package / file
    path.parent.mkdir(parents=True)
    path.write_text(source + "\n", encoding="utf-8")
    return package
