"""What can be named to be changed: a game, the core, or files and folders; and which tests may have something to say about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = "src/tapete"
# The files of a game's folder that hold rules; the others are data, words, documents, the table, and what bots think.
RULES = ("rules/**/*", "vocabulary/**/*", "*values", "*events", "*abilities", "*modifiers", "powers", "terms", "links", "bids")
ASIDE = ("browser",)  # folders of tests that need more than Python, and see the rules only through everything else
NEAR = ("contract", "core", "games", "golden", "oracles")  # those that speak of rules; the others only play along
# Those that speak of the core besides: what a program sees of a match, the front door's copies, views and refusals, the move that
# the documentation follows frame by frame, and that worlds dealt anew do not tell how the hidden cards lie.
NEAR_CORE = (*NEAR, "interfaces", "test_front.py", "test_docs.py", "bots/test_hidden_information.py")


@dataclass(frozen=True)
class Project:
    """Where the code and its tests are. (The tool's own tests have a small one.)"""

    root: Path
    package: str = PACKAGE  # the folder of the package, from the root
    tests: str = "tests"

    @property
    def name(self) -> str:
        return PurePosixPath(self.package).name

    @cached_property
    def games(self) -> list[str]:
        return sorted(file.parent.name for file in (self.root / self.package / "games").glob("*/__init__.py"))

    def relative(self, file: Path) -> str:
        return file.resolve().relative_to(self.root).as_posix()

    def sources(self) -> list[str]:
        return [self.relative(file) for file in sorted((self.root / self.package).rglob("*.py"))]


@dataclass(frozen=True)
class Target:
    """What is changed, under one name."""

    name: str
    files: list[str]
    games: list[str]  # whose tests are asked; all of them for what all games use
    everybody: bool = False  # whether tests that only play along are asked too
    among: tuple[str, ...] = ()  # the files and folders of tests that alone are asked; without any, all of them

    @property
    def kept(self) -> str:
        """Under which name it is remembered who is asked."""
        return ", ".join([self.name, *(["everybody"] if self.everybody else []), *self.among])


def target(project: Project, place: str, everybody: bool = False, among: tuple[str, ...] = ()) -> Target:
    """A game by its id, ``core``, or a path; LookupError when there is nothing of that name."""
    package = project.root / project.package
    every = project.games
    if place in every:
        folder = package / "games" / place
        found = sorted({file for pattern in RULES for file in folder.glob(f"{pattern}.py")})
        return Target(place, with_code(project, found), [place], everybody, among)
    where = package / "core" if place == "core" else project.root / place
    if not where.exists():
        raise LookupError(f"no {place!r}; there are: {', '.join(every)}, core, and the files and folders of {project.package}")
    found = sorted(where.rglob("*.py")) if where.is_dir() else [where]
    inside = [game for game in every if where.resolve().is_relative_to(package / "games" / game)]
    ruled = bool(inside) or where.resolve().is_relative_to(package / "core")  # of the rest, nobody else speaks
    return Target(place, with_code(project, found), inside or every, everybody or not ruled, among)


def with_code(project: Project, files: list[Path]) -> list[str]:
    return [project.relative(file) for file in files if file.name != "__init__.py"]


def is_near(project: Project, wanted: Target, test: str) -> bool:
    """Whether a test speaks of what is changed, and does not only use it."""
    path = PurePosixPath(file_of(test)).relative_to(project.tests)
    return any([path.is_relative_to(each) for each in (NEAR if len(wanted.games) == 1 else NEAR_CORE)])


def file_of(test: str) -> str:
    """The file that a test, by its id, stands in."""
    return test.partition("::")[0]


def folder_of(project: Project, test: str) -> str:
    return PurePosixPath(test).relative_to(project.tests).parts[0]


def is_asked(project: Project, wanted: Target, test: str) -> bool:
    """Whether a test, by its id, is asked about a target: not those of other games."""
    folder = folder_of(project, test)
    if wanted.among and not any([PurePosixPath(file_of(test)).is_relative_to(each) for each in wanted.among]):
        return False
    if folder in ASIDE or not (wanted.everybody or is_near(project, wanted, test)):
        return False
    if len(wanted.games) != 1:
        return True
    if folder == "core":
        return False
    named = [game for game in project.games if game in test]
    return not named or wanted.games[0] in named


def test_folders(project: Project, wanted: Target) -> list[str]:
    """The files with tests that may be asked: those that are surely of other games are not even read."""
    found = []
    for file in sorted((project.root / project.tests).rglob("test_*.py")):
        path = project.relative(file)
        if is_asked(project, wanted, path):
            found.append(path)
    return found
