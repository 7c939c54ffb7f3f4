"""What is wrong with a document is told in Spanish and in English: every reader of every game, and every sentence of the source."""

import ast
import copy
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.shipped import SHIPPED

import tapete
from tapete import games
from tapete.cli.commands.position import example
from tapete.core.game import Game
from tapete.core.refusal import BadDocument

SOURCE = Path(tapete.__file__).parent
WRONG: tuple[object, ...] = (None, "zzz", "", -1, 99, 1.5, True, [], ["zzz"], [[1, 2, 3]], {}, {"zzz": 1})
CLAUSE = re.compile(r"\b[A-Z]{2}-[a-z]+-\d+\b")
TELLING = {"BadDocument": 1, "expected": 1}  # where the Spanish sentence stands; the English one follows


# -- what readers say


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document."""
    yield path
    inner = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


def shape(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """One item of a list stands for all of them."""
    return tuple("[]" if isinstance(key, int) else key for key in path)


def changed(document: Any, path: tuple[Any, ...], value: object) -> Any:
    if not path:
        return value
    made = copy.deepcopy(document)
    inner = made
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return made


def mistakes(document: Any) -> Iterator[Any]:
    """The document with something wrong in each of its places: another kind of thing, one too many, an unknown field."""
    for path in {shape(path): path for path in places(document)}.values():
        for value in WRONG if path else ():
            yield changed(document, path, value)
        found = document
        for key in path:
            found = found[key]
        if isinstance(found, list):
            yield changed(document, path, [*found, *found])
        if isinstance(found, dict):
            yield changed(document, path, {**found, "hosue": 1})


def readers(game: Game) -> Iterator[tuple[str, Callable[[Any], object], Any]]:
    yield "position", game.documents.position, example(game.id)
    for number in range(3):
        yield "setup", lambda setup: game.start(setup, 1), dict(game.random_setup(number))
    for deck in game.documents.decks()[:1]:
        yield "deck", game.documents.read_deck, deck
    yield "deck", game.documents.read_deck, "1 zzz\n2 nobody"


def told(read: Callable[[Any], object], document: object) -> BadDocument | None:
    try:
        read(document)
    except BadDocument as error:
        return error
    return None


@pytest.mark.parametrize("id", SHIPPED)
def test_every_reader_tells_mistakes_in_both_languages(id: str) -> None:
    game = games.find(id)
    found: set[str] = set()
    for reader, read, document in readers(game):
        before = len(found)
        whole = WRONG if reader != "setup" else ()  # a setup is always an object
        for wrong in (*whole, *mistakes(document)):
            error = told(read, wrong)
            if error is not None:
                es, en = error.reason.es, error.reason.en
                assert error.field and es and en and es != en, error
                assert not re.search(r"[{}]|\b(expected|unknown|did you mean)\b", es), es
                assert not re.search(r"[{}]|\b(hace|hacen|falta|querías)\b", en), en
                assert set(CLAUSE.findall(es)) == set(CLAUSE.findall(en)), (es, en)
                assert str(error) == f"{error.field}: {en}"
                found.add(str(error))
        assert len(found) > before or reader != "position", reader
    assert len(found) > 20


# -- what the source says


def sentences() -> Iterator[tuple[str, ast.expr, ast.expr]]:
    """Every pair of sentences that stands where a mistake is told."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLING and len(node.args) > 2:
                yield f"{file.relative_to(SOURCE)}:{node.lineno}", node.args[1], node.args[2]


def literal(node: ast.expr) -> str:
    """The words of a sentence without what is filled in."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


def filled(node: ast.expr) -> list[str]:
    """What is filled in, whatever its language."""
    parts = [ast.unparse(part.value) for part in ast.walk(node) if isinstance(part, ast.FormattedValue)]
    return sorted(re.sub(r"\b(es|en)\b", "lang", part) for part in parts)


def test_every_sentence_of_the_source_stands_in_both_languages_and_is_filled_in_alike() -> None:
    found = list(sentences())
    assert len(found) > 100
    for where, es, en in found:
        assert filled(es) == filled(en), where
        assert not re.search("[{}]", literal(es) + literal(en)), where
        assert CLAUSE.findall(literal(es)) == CLAUSE.findall(literal(en)), where
        if re.search(r"[^\W\d]", literal(es) + literal(en)):
            assert literal(es) and literal(en) and literal(es) != literal(en), where
