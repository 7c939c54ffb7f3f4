"""A simulation's results as files: JSON, CSV, Parquet, drawings and a page to read."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from tapete.lab.drawings import draw
from tapete.lab.plan import Outcome, Result
from tapete.lab.report import page

GAME_COLUMNS = ("game", "result", "players", "winning_bots", "winning_seats", "decisions", "turns", "scores")
UNIT_COLUMNS = ("id", "games", "wins", "share", "low", "high", "even", "weighed", "corrected", "chance", "named")

Row = tuple[object, ...]


def write_results(folder: Path, result: Result, outcomes: Sequence[Outcome], lang: str) -> tuple[list[str], list[str]]:
    """Write everything that can be; returns the names of the files, and the extras without which there would be more."""
    folder.mkdir(parents=True, exist_ok=True)
    tables: tuple[tuple[str, tuple[str, ...], list[Row]], ...] = (
        ("games", GAME_COLUMNS, [game_row(result, outcome) for outcome in outcomes]),
        ("units", UNIT_COLUMNS, unit_rows(result)),
    )
    (folder / "results.json").write_text(json.dumps(result.as_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / "report.html").write_text(page(result, lang), encoding="utf-8")
    found = ["results.json", "report.html"]
    for name, columns, rows in tables:
        found.append(write_csv(folder / f"{name}.csv", columns, rows))
    missing: list[str] = []
    write: tuple[tuple[str, Callable[[], list[str]]], ...] = (
        ("pyarrow", lambda: [write_parquet(folder / f"{name}.parquet", columns, rows) for name, columns, rows in tables]),
        ("matplotlib", lambda: draw(folder, result, lang)),
    )
    for extra, written in write:
        if find_spec(extra) is None:
            missing.append(extra)
        else:
            found += written()
    return found, missing


def game_row(result: Result, outcome: Outcome) -> Row:
    labels = result.plan.labels
    bots = " ".join([labels[place] for place in dict.fromkeys(outcome.winners)])
    seats = " ".join([str(seat + 1) for seat in outcome.seats])
    scores = " ".join([str(score) for score in outcome.scores])
    return outcome.number, outcome.result, outcome.players, bots, seats, outcome.decisions, outcome.turns, scores


def unit_rows(result: Result) -> list[Row]:
    return [tuple(each.as_json().values()) for each in result.verdicts()]


def write_csv(file: Path, columns: tuple[str, ...], rows: Iterable[Row]) -> str:
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(columns)
        writer.writerows(rows)
    return file.name


def write_parquet(file: Path, columns: tuple[str, ...], rows: Sequence[Row]) -> str:
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.table({name: [row[at] for row in rows] for at, name in enumerate(columns)})
    parquet.write_table(table, file)
    return file.name
