"""`tapete admin`: the folder of a server's matches looked after: is it whole, a backup while it runs, and back again."""

import sqlite3
from argparse import Namespace
from collections import Counter
from pathlib import Path

from tapete.cli.commands import COMMANDS
from tapete.cli.commands.play import state_folder
from tapete.cli.parser import Subparsers, json_argument
from tapete.cli.text import Phrase, Problem, Text

HELP = COMMANDS["admin"]
CHECK_HELP = Phrase(
    es="revisa cada partida y dice qué falta; el servidor puede estar en marcha",
    en="go through every match and say what is missing; the server may be running",
)
BACKUP_HELP = Phrase(
    es="copia todo a un archivo; el servidor puede estar en marcha", en="copy everything to a file; the server may be running"
)
RESTORE_HELP = Phrase(es="recupera una copia en una carpeta sin partidas", en="bring a backup back to a folder without matches")
DATA_HELP = Phrase(es="carpeta de las partidas (la del usuario)", en="folder of the matches (the user's own)")
FILE_HELP = Phrase(es="el archivo de la copia", en="the file of the backup")
ACTION = Phrase(es="ACCIÓN", en="ACTION")
FOLDER = Phrase(es="CARPETA", en="FOLDER")
FILE = Phrase(es="ARCHIVO", en="FILE")
NOTHING = Phrase(es="en {folder} no hay partidas", en="there are no matches in {folder}")
EXISTS = Phrase(es="{file} ya existe y no se toca", en="{file} is there already and is left alone")
FAILED = Phrase(es="no se ha podido: {why}", en="it could not be done: {why}")
DAMAGED_FILE = Phrase(es="el archivo está dañado: {what}", en="the file is damaged: {what}")
DAMAGED_MATCH = Phrase(
    es="partida {match}: dañada ({what}); valen sus primeros {good} cambios y lo demás se ha perdido",
    en="match {match}: damaged ({what}); its first {good} changes stand and the rest is lost",
)
OLDER_MATCH = Phrase(
    es="partida {match}: de otras reglas o cartas ({what}); se puede mirar si todavía se repite, no seguir",
    en="match {match}: of other rules or cards ({what}); it can be watched if it still replays, not played on",
)
SUMMARY = Phrase(
    es="Partidas: {whole} enteras, {older} de otras reglas, {damaged} dañadas.",
    en="Matches: {whole} whole, {older} of other rules, {damaged} damaged.",
)
BACKED_UP = Phrase(
    es="{file}: {matches} {matches:partida copiada|partidas copiadas}", en="{file}: {matches} {matches:match|matches} copied"
)
RESTORED = Phrase(
    es="{folder}: {matches} {matches:partida recuperada|partidas recuperadas}",
    en="{folder}: {matches} {matches:match|matches} restored",
)


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("admin", help=text(HELP), description=text(HELP))
    actions = parser.add_subparsers(dest="action", required=True, metavar=text(ACTION))
    for name, help, run in (("check", CHECK_HELP, check), ("backup", BACKUP_HELP, backup), ("restore", RESTORE_HELP, restore)):
        action = actions.add_parser(name, help=text(help), description=text(help))
        if name != "check":
            action.add_argument("file", type=Path, metavar=text(FILE), help=text(FILE_HELP))
        action.add_argument("--data", type=Path, metavar=text(FOLDER), help=text(DATA_HELP))
        json_argument(action, text)
        action.set_defaults(run=run)


def folder_of(arguments: Namespace) -> Path:
    return Path(arguments.data) if arguments.data else state_folder() / "server"


def matches_in(folder: Path) -> None:
    from tapete.server.sqlite import FILE as NAME

    if not (folder / NAME).is_file():
        raise Problem(NOTHING, folder=folder)


def check(arguments: Namespace, text: Text) -> int:
    """1 when something is damaged."""
    from tapete.server import upkeep

    folder = folder_of(arguments)
    matches_in(folder)
    found = upkeep.check(folder)
    count = Counter([each.state for each in found])
    numbers = {"whole": count[upkeep.WHOLE], "older": count[upkeep.OLDER], "damaged": count[upkeep.DAMAGED]}
    if arguments.json:
        told = [{"match": e.match, "state": e.state, "what": e.what, "good": e.good} for e in found if e.state != upkeep.WHOLE]
        text.show_json({**numbers, "found": told})
    else:
        for each in found:
            if each.state == upkeep.DAMAGED:
                text.show(DAMAGED_MATCH if each.match else DAMAGED_FILE, match=each.match, what=each.what, good=each.good)
            elif each.state == upkeep.OLDER:
                text.show(OLDER_MATCH, match=each.match, what=each.what)
        text.show(SUMMARY, **numbers)
    return 1 if numbers["damaged"] else 0


def backup(arguments: Namespace, text: Text) -> int:
    from tapete.server import upkeep

    folder = folder_of(arguments)
    matches_in(folder)
    try:
        matches = upkeep.backup(folder, arguments.file)
    except FileExistsError:
        raise Problem(EXISTS, file=arguments.file) from None
    except (OSError, sqlite3.Error) as error:
        raise Problem(FAILED, why=error) from None
    told(arguments, text, BACKED_UP, matches, folder)
    return 0


def restore(arguments: Namespace, text: Text) -> int:
    from tapete.server import upkeep

    folder = folder_of(arguments)
    try:
        matches = upkeep.restore(arguments.file, folder)
    except FileExistsError:
        raise Problem(EXISTS, file=folder) from None
    except (OSError, sqlite3.Error) as error:
        raise Problem(FAILED, why=error) from None
    told(arguments, text, RESTORED, matches, folder)
    return 0


def told(arguments: Namespace, text: Text, phrase: Phrase, matches: int, folder: Path) -> None:
    if arguments.json:
        text.show_json({"matches": matches, "file": str(arguments.file), "folder": str(folder)})
    else:
        text.show(phrase, file=arguments.file, folder=folder, matches=matches)
