"""What a question to the laboratory is answered with, as files: JSON, CSV, Parquet and a page to read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from importlib.util import find_spec
from pathlib import Path

from tapete.core.language import Words
from tapete.lab.files import Row, write_csv, write_parquet
from tapete.lab.report import INK, document

FOUND_WITH = Words("Semilla {seed}; reglas {rules}; cartas {cards}.", "Seed {seed}; rules {rules}; cards {cards}.")


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its name in files, its heading on the page, and how its numbers are told there."""

    name: str
    heading: Words
    kind: str = ""  # "share" is told in hundredths, "points" with its sign


@dataclass(frozen=True, slots=True)
class Table:
    """A table; ``drawn`` are the columns of a value and the two ends of its interval, of which a bar is drawn."""

    name: str
    title: Words
    columns: tuple[Column, ...]
    rows: Sequence[Row]
    drawn: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """An answer: its title, what is to be said about it, its tables, and all of it for programs."""

    title: Words
    lines: Sequence[Words]
    tables: Sequence[Table]
    data: dict[str, object] = field(default_factory=dict)


def write_sheet(folder: Path, sheet: Sheet, lang: str) -> tuple[list[str], list[str]]:
    """Write everything that can be; returns the names of the files, and the extras without which there would be more."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.json").write_text(json.dumps(sheet.data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / "report.html").write_text(sheet_page(sheet, lang), encoding="utf-8")
    found = ["results.json", "report.html"]
    extra = find_spec("pyarrow") is not None
    for table in sheet.tables:
        names = tuple([column.name for column in table.columns])
        found.append(write_csv(folder / f"{table.name}.csv", names, table.rows))
        if extra:
            found.append(write_parquet(folder / f"{table.name}.parquet", names, table.rows))
    return found, [] if extra else ["pyarrow"]


def sheet_page(sheet: Sheet, lang: str) -> str:
    title = sheet.title.text(lang)
    lines = [line.text(lang) for line in sheet.lines]
    if "seed" in sheet.data and "rules" in sheet.data:
        lines.append(FOUND_WITH.fill(lang, **{name: str(sheet.data[name]) for name in ("seed", "rules", "cards")}))
    parts = [f"<h1>{escape(title)}</h1>", *[f"<p>{escape(line)}</p>" for line in lines]]
    return document(title, parts + [section(table, lang) for table in sheet.tables], lang)


def section(table: Table, lang: str) -> str:
    head = "".join([f"<th>{escape(column.heading.text(lang))}</th>" for column in table.columns])
    head += "<th style='width:30%'></th>" if table.drawn else ""
    rows = "".join([f"<tr>{cells(table, row)}</tr>" for row in table.rows])
    return f"<h2>{escape(table.title.text(lang))}</h2><div class=wide><table><tr>{head}</tr>{rows}</table></div>"


def cells(table: Table, row: Row) -> str:
    told = [told_cell(column, value) for column, value in zip(table.columns, row, strict=True)]
    if table.drawn:
        value, low, high = [row[at] for at in table.drawn]
        kind = table.columns[table.drawn[0]].kind
        told.append(f"<td>{interval_svg(number(value), number(low), number(high), kind == 'points')}</td>")
    return "".join(told)


def told_cell(column: Column, value: object) -> str:
    if column.kind and isinstance(value, int | float):
        shown = f"{100 * value:+.1f}" if column.kind == "points" else f"{100 * value:.1f} %"
        return f"<td class=n>{shown}</td>"
    return f"<td{' class=n' if isinstance(value, int | float) else ''}>{escape(str(value))}</td>"


def number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def interval_svg(value: float, low: float, high: float, signed: bool) -> str:
    """An interval and the value in it on a scale of 0 to 100 %, or of 50 points either way; the upright line is even."""
    start, width = (-0.5, 1.0) if signed else (0.0, 1.0)

    def at(share: float) -> float:
        return 100 * (min(start + width, max(start, share)) - start) / width

    drawn = '<rect width="100" height="10" fill="#eceae1"/><rect x="49.75" width=".5" height="10" fill="#c2410c"/>'
    drawn += f'<rect x="{at(low):.2f}" y="3" width="{max(0.4, at(high) - at(low)):.2f}" height="4" fill="{INK}"/>'
    drawn += f'<rect x="{at(value) - 0.4:.2f}" y="1" width=".8" height="8" fill="#000"/>'
    return f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" style="height:.8rem">{drawn}</svg>'
