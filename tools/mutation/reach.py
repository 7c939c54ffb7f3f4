"""Which tests reach which statements: found out by running each test by itself, and kept for the next time.

What is kept of a test stays true as long as nothing that it has reached has changed, neither in its own file; the rest is
found out anew.
"""

from __future__ import annotations

import gc
import hashlib
import pickle
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from tools.mutation import testing
from tools.mutation.importing import WithProbes
from tools.mutation.processes import Patience, Send, Work, alone, crowd
from tools.mutation.source import Source, read
from tools.mutation.targets import Project, Target, file_of, is_asked, is_near, test_folders

KEPT = "build/mutation/reach.pickle"
VERSION = 4
OFTEN = 60.0  # seconds between two savings
SLOWEST = 900.0  # seconds a test may take
Say = Callable[[str], None]


@dataclass
class Reached:
    """What one test reaches: of each file, a byte for every statement."""

    key: str  # of the test's own sources
    outcome: str
    seconds: float
    files: dict[str, bytes]
    stamp: int = 0  # another one each time it is found out anew

    def reaches(self, file: str, start: int, end: int) -> bool:
        return 1 in self.files.get(file, b"")[start:end]

    def breadth(self) -> int:
        return sum(part.count(1) for part in self.files.values())


@dataclass
class Shape:
    """How a file was when its statements were numbered."""

    outside: str
    pieces: list[tuple[str, str, int, int]]


@dataclass
class Reach:
    shapes: dict[str, Shape] = field(default_factory=dict)
    others: dict[str, str] = field(default_factory=dict)  # digests of what is no code, by group
    tests: dict[str, Reached] = field(default_factory=dict)
    imported: dict[str, dict[str, bytes]] = field(default_factory=dict)  # by target: what runs before any test does
    whole: dict[str, str] = field(default_factory=dict)  # by target: the digest of everything when it was last complete
    version: int = VERSION


def group(project: Project, file: str) -> str:
    """What belongs together when it is imported: the core, one game, the rest."""
    parts = Path(file).relative_to(project.package).parts
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0] if len(parts) > 1 else ""


def load(project: Project) -> Reach:
    try:
        kept = pickle.loads(zlib.decompress((project.root / KEPT).read_bytes()))
    except (OSError, zlib.error, pickle.PickleError, AttributeError, EOFError, ImportError):
        return Reach()
    return kept if isinstance(kept, Reach) and kept.version == VERSION else Reach()


def save(project: Project, reach: Reach) -> None:
    place = project.root / KEPT
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_suffix(".new")
    beside.write_bytes(zlib.compress(pickle.dumps(reach), 1))
    beside.replace(place)


# -- what has changed


def digests(project: Project) -> tuple[dict[str, str], str]:
    """What a test's own sources are: its file and all that tests share; and a digest of everything there is."""
    shared, everything = hashlib.sha256(), hashlib.sha256()
    own: dict[str, bytes] = {}
    for file in sorted((project.root / project.tests).rglob("*.py")):
        path, text = project.relative(file), file.read_bytes()
        if file.name.startswith("test_"):
            own[path] = text
        else:
            shared.update(path.encode() + text)
        everything.update(path.encode() + text)
    for file in sorted(path for path in (project.root / project.package).rglob("*") if path.is_file()):
        if "__pycache__" not in file.parts and "static" not in file.parts:
            everything.update(project.relative(file).encode() + file.read_bytes())
    found = {path: hashlib.sha256(shared.digest() + text).hexdigest() for path, text in own.items()}
    return found, everything.hexdigest()


def data(project: Project) -> dict[str, str]:
    """Digests of the files of each group that are no code."""
    found: dict[str, str] = {}
    for file in sorted(path for path in (project.root / project.package).rglob("*") if path.is_file()):
        path = project.relative(file)
        if file.suffix not in (".py", ".pyc") and "static" not in file.parts:
            name = group(project, path)
            found[name] = hashlib.sha256(f"{found.get(name, '')}{path}".encode() + file.read_bytes()).hexdigest()
    return found


def renew(project: Project, reach: Reach, sources: dict[str, Source]) -> None:
    """Forget the tests for which something has changed, and number the statements of the others as they are now."""
    shapes = {
        file: Shape(source.outside, [(each.name, each.digest, each.start, each.end) for each in source.pieces])
        for file, source in sources.items()
    }
    others = data(project)
    stale = {name for name in {*others, *reach.others} if others.get(name) != reach.others.get(name)}
    moves: dict[str, Move] = {}
    for file in {*shapes, *reach.shapes}:
        old, new = reach.shapes.get(file), shapes.get(file)
        if old is None or new is None or old.outside != new.outside:
            stale.add(group(project, file))
        if old is not None and new is not None and old.pieces != new.pieces:
            moves[file] = Move(old, new)
    for imported in reach.imported.values():
        stale |= {group(project, file) for file, move in moves.items() if move.touches(imported.get(file, b""))}
    for name, test in list(reach.tests.items()):
        if any(group(project, file) in stale or (file in moves and moves[file].touches(part)) for file, part in test.files.items()):
            del reach.tests[name]
        elif not moves.keys().isdisjoint(test.files):
            test.files = {file: moves[file].moved(part) if file in moves else part for file, part in test.files.items()}
    reach.shapes, reach.others = shapes, others


class Move:
    """How a file has changed: which of its functions are as they were, and where they are now."""

    def __init__(self, old: Shape, new: Shape) -> None:
        self.size = new.pieces[-1][3] if new.pieces else 0
        now = {(name, digest): (start, end) for name, digest, start, end in new.pieces}
        self.kept = [(start, end, *now[name, digest]) for name, digest, start, end in old.pieces if (name, digest) in now]
        self.gone = [(start, end) for name, digest, start, end in old.pieces if (name, digest) not in now]

    def touches(self, part: bytes) -> bool:
        return any(1 in part[start:end] for start, end in self.gone)

    def moved(self, part: bytes) -> bytes:
        made = bytearray(self.size)
        for start, end, now, then in self.kept:
            made[now:then] = part[start:end]
        return bytes(made)


# -- finding out


def update(project: Project, wanted: Target, jobs: int, say: Say) -> Reach:
    """What the tests that are asked about a target reach."""
    keys, whole = digests(project)
    reach = load(project)
    if reach.whole.get(wanted.kept) == whole:
        return reach
    renew(project, reach, {file: read(file, (project.root / file).read_bytes()) for file in project.sources()})
    reach.whole = {name: then for name, then in reach.whole.items() if then == whole}

    def work(send: Send) -> None:
        probes = WithProbes(project)
        probes.install()

        def then(tests: testing.Tests) -> None:
            before(project, wanted)
            reach.imported[wanted.kept] = {file: bytes(reached) for file, reached in probes.reached.items() if 1 in reached}
            probes.forget()
            batches = in_batches(project, wanted, missing(project, wanted, reach, tests, keys))
            find_out(project, reach, batches, probes, keys, jobs, send)
            reach.whole[wanted.kept] = whole
            save(project, reach)

        testing.collect(project, test_folders(project, wanted), then)

    ended = alone(work, say)
    if ended.error != "":
        raise testing.NotCollected(ended.error or "the process that runs the tests has died")
    return load(project)


def before(project: Project, wanted: Target) -> None:
    """What is done once for all tests: the cards of a game are declared."""
    if wanted.games:
        games = import_module(f"{project.name}.games")
        for game in wanted.games:
            games.find(game)


def missing(project: Project, wanted: Target, reach: Reach, tests: testing.Tests, keys: dict[str, str]) -> testing.Tests:
    """The tests about which nothing is known, or no longer; those that are no more are forgotten."""
    files = set(test_folders(project, wanted))
    for name in [name for name in reach.tests if file_of(name) in files and name not in tests]:
        del reach.tests[name]
    found = {}
    for name, item in tests.items():
        known = reach.tests.get(name)
        if is_asked(project, wanted, name) and (known is None or known.key != keys[file_of(name)]):
            found[name] = item
    return found


def in_batches(project: Project, wanted: Target, tests: testing.Tests) -> list[testing.Tests]:
    """Those that speak of rules each by itself, as they are asked. The others file by file: they share servers and simulations."""
    found: dict[str, testing.Tests] = {}
    for name, item in tests.items():
        found.setdefault(name if is_near(project, wanted, name) else file_of(name), {})[name] = item
    return list(found.values())


def find_out(
    project: Project, reach: Reach, batches: list[testing.Tests], probes: WithProbes, keys: dict[str, str], jobs: int, send: Send
) -> None:
    """Run the tests, each batch by itself, and note what they reach."""
    began = saved = time.monotonic()
    parts: dict[bytes, bytes] = {}  # many tests reach the same of a file
    done, many, step = 0, sum(len(batch) for batch in batches), 100
    gc.collect()
    gc.freeze()
    for batch, process in crowd(((batch, noting(batch, probes)) for batch in batches), jobs):
        found: dict[str, Reached] = dict(message for message in process.messages if isinstance(message, tuple))
        for name in batch:
            test = found.get(name) or Reached("", testing.FAILED, 0.0, {})
            test.key, test.stamp = keys[file_of(name)], time.time_ns()
            test.files = {file: parts.setdefault(part, part) for file, part in test.files.items()}
            reach.tests[name] = test
        done += len(batch)
        if done >= step or done == many:
            send(f"reach: {done} of {many} tests, {time.monotonic() - began:.0f} s")
            step = done + 100
        if time.monotonic() - saved > OFTEN:
            save(project, reach)
            saved = time.monotonic()


def noting(batch: testing.Tests, probes: WithProbes) -> Work:
    def work(send: Send) -> None:
        items = list(batch.items())
        for at, (name, item) in enumerate(items):
            send(Patience(SLOWEST))
            ran = testing.run(item, items[at + 1][1] if at + 1 < len(items) else None)
            files = {file: bytes(reached) for file, reached in probes.reached.items() if 1 in reached}
            send((name, Reached("", ran.outcome, ran.seconds, files)))
            probes.forget()

    return work
