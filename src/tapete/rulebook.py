"""The rulebooks as data: every clause in our own words, in Spanish and English, with a stable id.

>>> rulebook("keyforge")["KF-overview-02"].en
'The first player to have three forged keys wins.'
"""

import json
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from tapete import plugins

GAMES_FOLDER = Path(__file__).resolve().parent / "games"
FILE = "rulebook.yaml"
AS_JSON = "rulebook.json"  # the same, where the page without a server was built: YAML would take a browser too long


class RulebookError(ValueError):
    """A rulebook.yaml that does not say what it should, or a game without one."""


class Kind(StrEnum):
    """What sort of statement a clause is."""

    ADVICE = "advice"
    COMPONENT = "component"
    DEFINITION = "definition"
    ERRATA = "errata"
    EXAMPLE = "example"
    FAQ = "faq"
    RULE = "rule"
    TOURNAMENT = "tournament"
    VARIANT = "variant"


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement of a rulebook.

    `ref` is the place in the printed rulebook, `needs` names the parts of the game a test of it touches, and `note`
    gives the reading chosen where the rulebook is silent or contradicts itself.
    """

    id: str
    ref: str
    kind: Kind
    es: str
    en: str
    testable: bool
    needs: tuple[str, ...] = ()
    note: str = ""

    def text(self, language: str) -> str:
        """The clause in one of the two languages."""
        return self.en if language == "en" else self.es

    @property
    def chapter(self) -> str:
        """The chapter it belongs to, the middle of its id.

        >>> rulebook("keyforge")["KF-overview-02"].chapter
        'overview'
        """
        return self.id.split("-")[1]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The heading of the clauses whose ids have this word in the middle."""

    id: str
    es: str
    en: str


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """All clauses of one game and its chapters, in the order of its rulebook."""

    game: str
    prefix: str
    clauses: tuple[Clause, ...]
    chapters: tuple[Chapter, ...]
    sayings: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)  # what players say for what it says
    _by_id: Mapping[str, Clause] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {clause.id: clause for clause in self.clauses})

    def __getitem__(self, clause_id: str) -> Clause:
        return self._by_id[clause_id]

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    @property
    def testable(self) -> tuple[Clause, ...]:
        """The clauses that a test can prove."""
        return tuple(clause for clause in self.clauses if clause.testable)

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold all the words, whatever their accents and capitals.

        >>> [clause.id for clause in rulebook("keyforge").search("quien LLEGA tres llaves")]
        ['KF-overview-02']
        """
        wanted = [_plain(word) for word in words.split()]
        if not wanted:
            return []
        return [clause for clause in self.clauses if all(word in _searchable(clause) for word in wanted)]


def games() -> tuple[str, ...]:
    """The games that have a rulebook, by name."""
    return tuple(sorted(folders()))


@cache
def folders() -> dict[str, Path]:
    """The folders of the games that have a rulebook, ours and those of installed packages."""
    found = {path.parent.name: path.parent for name in (FILE, AS_JSON) for path in GAMES_FOLDER.glob(f"*/{name}")}
    for id, entry in plugins.declared(plugins.GAMES).items():
        folder = plugins.folder(entry)
        if folder is not None and (folder / FILE).exists():
            found.setdefault(id, folder)
    return found


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    if game not in games():
        raise RulebookError(f"no game {game!r} with a {FILE}; there are {', '.join(games())}")
    folder = folders()[game]
    if (folder / AS_JSON).exists():
        return of_document(json.loads((folder / AS_JSON).read_text(encoding="utf-8")), game)
    return parse((folder / FILE).read_text(encoding="utf-8"), expected_game=game)


def find(clause_id: str) -> tuple[Rulebook, Clause] | None:
    """The clause of that id in any game, with its rulebook."""
    prefix = clause_id.partition("-")[0]
    for game in games():
        book = rulebook(game)
        if book.prefix == prefix and clause_id in book:
            return book, book[clause_id]
    return None


def parse(text: str, expected_game: str) -> Rulebook:
    """Read a rulebook from its YAML; say what is wrong with it where it is wrong."""
    return of_document(read_yaml(text), expected_game)


def read_yaml(text: str) -> Any:
    import yaml  # only here: a browser's table is given JSON

    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def of_document(document: Any, expected_game: str) -> Rulebook:
    """A rulebook from what its file says."""
    if not isinstance(document, dict) or not isinstance(document.get("clauses"), list):
        raise RulebookError(f"{expected_game}: a rulebook is a mapping with game, prefix, chapters and a list of clauses")
    game, prefix = document.get("game"), document.get("prefix")
    if game != expected_game:
        raise RulebookError(f"{expected_game}: its rulebook says it is of {game!r}")
    if not isinstance(prefix, str) or not prefix:
        raise RulebookError(f"{game}: the rulebook needs the prefix of its clause ids")
    clauses = tuple(_clause(entry, prefix) for entry in document["clauses"])
    seen: set[str] = set()
    for clause in clauses:
        if clause.id in seen:
            raise RulebookError(f"{clause.id}: two clauses have this id")
        seen.add(clause.id)
    chapters = _chapters(document.get("chapters"), clauses, expected_game)
    return Rulebook(expected_game, prefix, clauses, chapters, _sayings(document.get("sayings"), expected_game))


def _sayings(entries: Any, game: str) -> Mapping[str, tuple[str, ...]]:
    """What players say for what the rulebook says: for each language, lines of words that stand for each other."""
    if entries is None:
        return {}
    if not isinstance(entries, dict) or not entries.keys() <= {"es", "en"}:
        raise RulebookError(f"{game}: sayings should be es and en, each a list of lines of words")
    for lines in entries.values():
        if not isinstance(lines, list) or not all(isinstance(line, str) and len(line.split()) > 1 for line in lines):
            raise RulebookError(f"{game}: sayings should be lines of two words or more that stand for each other")
    return {language: tuple(lines) for language, lines in entries.items()}


def _chapters(entries: Any, clauses: tuple[Clause, ...], game: str) -> tuple[Chapter, ...]:
    """A heading for every chapter that has clauses, and no other."""
    if not isinstance(entries, dict):
        raise RulebookError(f"{game}: chapters should be a mapping from the middle of clause ids to headings")
    used = {clause.chapter for clause in clauses}
    for name in sorted(used ^ entries.keys()):
        raise RulebookError(f"{game}: chapter {name} " + ("has no heading" if name in used else "has no clause"))
    for name, heading in entries.items():
        if not isinstance(heading, dict) or heading.keys() != {"es", "en"} or not all(heading.values()):
            raise RulebookError(f"{game}: the heading of chapter {name} should be es and en")
    return tuple(Chapter(name, str(heading["es"]), str(heading["en"])) for name, heading in entries.items())


def _clause(entry: Any, prefix: str) -> Clause:
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        raise RulebookError(f"{prefix}: a clause without an id: {entry!r}")
    name = entry["id"]
    if not name.startswith(f"{prefix}-"):
        raise RulebookError(f"{name}: the id should begin with {prefix}-")
    if name.count("-") < 2:
        raise RulebookError(f"{name}: the id should be {prefix}-chapter-number")
    for key in ("ref", "kind", "es", "en"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise RulebookError(f"{name}: {key} should be a text")
    if not isinstance(entry.get("testable"), bool):
        raise RulebookError(f"{name}: testable should be true or false")
    if entry["kind"] not in list(Kind):
        raise RulebookError(f"{name}: kind {entry['kind']!r} is none of {', '.join(Kind)}")
    unknown = entry.keys() - {"id", "ref", "kind", "es", "en", "testable", "needs", "note"}
    if unknown:
        raise RulebookError(f"{name}: unknown fields {', '.join(sorted(unknown))}")
    needs = tuple(str(need) for need in entry.get("needs") or ())
    note = str(entry.get("note") or "")
    kind = Kind(entry["kind"])
    return Clause(name, entry["ref"], kind, entry["es"], entry["en"], entry["testable"], needs, note)


def _plain(text: str, ligature: str = "ae") -> str:
    """The text without accents and capitals; the Æ of Æmbar is written as the ligature says."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("æ", ligature))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@cache
def _searchable(clause: Clause) -> str:
    text = "\n".join((clause.id, clause.ref, clause.es, clause.en))
    # people type both "aembar" and "ambar" for Æmbar
    return _plain(text) + "\n" + _plain(text, ligature="a") if "æ" in text.casefold() else _plain(text)
