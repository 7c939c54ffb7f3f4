"""`tapete conformance`: which clauses of the rulebooks have a test."""

from argparse import Namespace

from tapete import conformance
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, json_argument, optional_game_argument
from tapete.cli.text import Phrase, Problem, Text
from tapete.conformance import Coverage
from tapete.rulebook import games, rulebook

HELP = COMMANDS["conformance"]
BASELINE_HELP = Phrase(
    es="guarda la cobertura de ahora como el nuevo mínimo (solo sube)",
    en="record the present coverage as the new minimum (it only rises)",
)
NEEDS_SOURCES = Phrase(
    es="la cobertura se lee de las pruebas, que solo están en el árbol de fuentes: usa un clon con `make setup`",
    en="coverage is read from the tests, which only the source tree has: use a clone with `make setup`",
)
BAD_EXCUSES = Phrase(es="no se puede leer: {why}", en="cannot be read: {why}")
GAME = Phrase(es="juego", en="game")
TESTABLE = Phrase(es="comprobables", en="testable")
COVERED = Phrase(es="probadas", en="covered")
MISSING = Phrase(es="faltan", en="missing")
EXCUSED = Phrase(es="excusadas", en="excused")
TOTAL = Phrase(es="total", en="total")
SUMMARY = Phrase(
    es="{game}: {covered} de {testable} cláusulas probadas; faltan {missing}; excusadas {excused}",
    en="{game}: {covered} of {testable} clauses covered; {missing} missing; {excused} excused",
)
RECORDED = Phrase(es="mínimo guardado: {counts}", en="minimum recorded: {counts}")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("conformance", help=text(HELP), description=text(HELP))
    optional_game_argument(parser, text)
    json_argument(parser, text)
    parser.add_argument("--write-baseline", action="store_true", help=text(BASELINE_HELP))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    try:
        if arguments.write_baseline:
            return _record(text)
        entries = conformance.coverage_of([arguments.game] if arguments.game else games())
    except conformance.NoSourceTree:
        raise Problem(NEEDS_SOURCES) from None
    except conformance.ConformanceError as error:
        raise Problem(BAD_EXCUSES, why=error) from error
    if arguments.json:
        text.show_json(entries[0].as_json() if arguments.game else {"games": [entry.as_json() for entry in entries]})
    elif arguments.game:
        _show_game(entries[0], text)
    else:
        _show_table(entries, text)
    return 0


def _record(text: Text) -> int:
    counts = conformance.raise_baseline()
    text.show(RECORDED, counts=", ".join(f"{game} {count}" for game, count in counts.items()))
    return 0


def _show_game(entry: Coverage, text: Text) -> None:
    book = rulebook(entry.game)
    for title, rows in (
        (MISSING, [(clause_id, book[clause_id].text(text.language)) for clause_id in entry.missing]),
        (EXCUSED, list(entry.excused.items())),
    ):
        if rows:
            print(f"{text(title)}:")
        for clause_id, sentence in rows:
            print(f"  {clause_id}  {sentence}")
    numbers = {"covered": entry.covered, "testable": entry.testable}
    text.show(SUMMARY, game=entry.game, missing=len(entry.missing), excused=len(entry.excused), **numbers)


def _show_table(entries: list[Coverage], text: Text) -> None:
    rows = [(entry.game, entry.testable, entry.covered, len(entry.missing), len(entry.excused)) for entry in entries]
    columns = list(zip(*(row[1:] for row in rows), strict=True))
    total = (text(TOTAL), *(sum(column) for column in columns))
    head = tuple(text(phrase) for phrase in (GAME, TESTABLE, COVERED, MISSING, EXCUSED))
    lines = [tuple(str(cell) for cell in row) for row in (head, *rows, total)]
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("  ".join(cells))
