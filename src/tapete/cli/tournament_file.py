"""The file of a tournament: its steps as JSON, written whole or not at all, by one command at a time."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tapete.cli.documents import obstacle, read_document
from tapete.cli.text import Phrase, Problem, Text
from tapete.meet.steps import NotNow
from tapete.meet.tournament import CREATED, Step, Tournament

MARK = "tournament"
VERSION = 1
NOT_ONE = Phrase(es="{file} no es el archivo de un torneo", en="{file} is not the file of a tournament")
NEWER = Phrase(es="{file} es de una versión posterior de Tapete", en="{file} is from a later version of Tapete")
EXISTS = Phrase(es="{file} ya existe y no se toca", en="{file} is there already and is left alone")
CANNOT_WRITE = Phrase(es="no se puede escribir {file}: {why}", en="cannot write {file}: {why}")
REFUSED = Phrase(es="{why}", en="{why}")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def read(file: Path) -> list[Step]:
    """The steps in a file."""
    document = read_document(str(file))
    if not isinstance(document, dict) or document.get("tapete") != MARK or not isinstance(document.get("steps"), list):
        raise Problem(NOT_ONE, file=file)
    if document.get("version") != VERSION:
        raise Problem(NEWER, file=file)
    steps: list[Step] = document["steps"]
    if not steps or not all([isinstance(step, dict) and "kind" in step for step in steps]) or steps[0]["kind"] != CREATED:
        raise Problem(NOT_ONE, file=file)
    return steps


def opened(file: Path) -> Tournament:
    """The tournament in a file."""
    try:
        return Tournament(read(file))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise Problem(NOT_ONE, file=file) from None


def write(file: Path, steps: list[Step]) -> None:
    """All steps, in place of what was there: whoever reads sees the old file or the new one, also if the power fails."""
    beside = file.with_name(f".{file.name}.new")
    written = json.dumps({"tapete": MARK, "version": VERSION, "steps": steps}, ensure_ascii=False, indent=1)
    try:
        with beside.open("w", encoding="utf-8") as out:
            out.write(written + "\n")
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise Problem(CANNOT_WRITE, file=file, why=obstacle(error)) from None


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """One command at a time: two that write would lose a step."""
    try:
        import fcntl
    except ImportError:  # where there are no such locks, the organiser is alone anyway
        yield
        return
    try:
        held = os.open(file.resolve().parent, os.O_RDONLY)  # the folder: nothing is left behind
    except OSError as error:
        raise Problem(CANNOT_WRITE, file=file, why=obstacle(error)) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def create(file: Path, step: Step) -> Tournament:
    with alone(file):
        if file.exists():
            raise Problem(EXISTS, file=file)
        steps = [{**step, "at": now()}]
        write(file, steps)
    return Tournament(steps)


def take(file: Path, text: Text, make: Callable[[Tournament], Step]) -> Tournament:
    """One more step, if it is possible, and the tournament after it."""
    with alone(file):
        before = opened(file)
        try:
            step = make(before)
        except NotNow as refused:
            raise Problem(REFUSED, why=refused.text(text.language)) from None
        steps = [*read(file), {**step, "at": now()}]
        after = Tournament(steps)
        write(file, steps)
    return after


def refused(refusal: Any, text: Text) -> Problem:
    """A rule that forbids it."""
    return Problem(REFUSED, why=refusal.text(text.language))
