"""`tapete serve`: the server of the table."""

import contextlib
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tapete.build import prefer_compiled, source_root
from tapete.cli.commands import COMMANDS
from tapete.cli.commands.play import state_folder
from tapete.cli.parser import Subparsers
from tapete.cli.playable import whole
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    import uvicorn

    from tapete.server.app import Door
    from tapete.server.quicker import Quickening
    from tapete.server.settings import Settings

HELP = COMMANDS["serve"]
HOST_HELP = Phrase(es="dirección en la que escucha (127.0.0.1)", en="address to listen on (127.0.0.1)")
PORT_HELP = Phrase(es="puerto (8765); 0 elige uno libre", en="port (8765); 0 takes a free one")
DATA_HELP = Phrase(es="carpeta de las partidas (la del usuario)", en="folder of the matches (the user's own)")
DATABASE_HELP = Phrase(
    es="guarda las partidas en PostgreSQL y no en la carpeta, por ejemplo postgresql://usuario@servidor/tapete",
    en="keep matches in PostgreSQL, not in the folder, such as postgresql://user@server/tapete",
)
ORIGIN_HELP = Phrase(
    es="página de otro sitio que puede hablar con la mesa, por ejemplo https://tapete.example; se puede repetir",
    en="page of another place that may speak to the table, such as https://tapete.example; may be given again",
)
PROXY_HELP = Phrase(
    es="dirección de un intermediario (proxy) de confianza, cuyo X-Forwarded-For se cree; se puede repetir; ninguno si no se dice",
    en="address of a trusted proxy whose X-Forwarded-For is believed; may be given again; none unless it is",
)
LIMIT_HELP = Phrase(
    es="cambia un límite, por ejemplo address_sockets=500 (docs/security.md); se puede repetir",
    en="change a limit, such as address_sockets=500 (docs/security.md); may be given again",
)
CONTACT_HELP = Phrase(
    es="cómo encuentra un servicio de avisos (Web Push) a quien lleva el servidor: mailto:… o https://…",
    en="how a push service reaches whoever runs the server: mailto:… or https://…",
)
CONTACT = Phrase(es="CONTACTO", en="CONTACT")
CODE_HELP = Phrase(
    es="código que debe saber quien es nuevo; sin él, cualquiera es bienvenido",
    en="code that whoever is new has to know; without it everybody is welcome",
)
CODE = Phrase(es="CÓDIGO", en="CODE")
LOG_HELP = Phrase(es="cómo se escriben los sucesos: text o json (text)", en="how the log is written: text or json (text)")
WORKERS_HELP = Phrase(
    es="cuántos procesos atienden las mesas (1); con más de uno se usan varios núcleos",
    en="how many processes serve the tables (1); more than one use several cores",
)
NO_WORKERS = Phrase(
    es="los procesos van de 1 a {most}, no {workers}, y en este sistema puede que solo 1",
    en="workers are 1 to {most}, not {workers}, and on this system perhaps only 1",
)
MOST_WORKERS = 64
OPEN_HELP = Phrase(es="abre el navegador en la mesa, si lo hay", en="open the browser at the table, if there is one")
COMPILE_HELP = Phrase(
    es="si hay un compilador de C, compila el motor mientras se juega y lo usa desde la partida siguiente",
    en="with a C compiler, compile the engine while people play, and use it from the next match on",
)
COMPILING = Phrase(
    es="El motor se compila en segundo plano; en unos minutos, entre dos partidas, la mesa irá más deprisa.",
    en="The engine is being compiled in the background; in some minutes, between two matches, the table will be faster.",
)
COMPILED = Phrase(es="El motor ya está compilado: la mesa sigue con él.", en="The engine is compiled: the table goes on with it.")
HOST = Phrase(es="DIRECCIÓN", en="ADDRESS")
PORT = Phrase(es="PUERTO", en="PORT")
FOLDER = Phrase(es="CARPETA", en="FOLDER")
ORIGIN = Phrase(es="ORIGEN", en="ORIGIN")
DATABASE = Phrase(es="BASE", en="DATABASE")
LIMIT = Phrase(es="NOMBRE=NÚMERO", en="NAME=NUMBER")
BAD_LIMIT = Phrase(es="no hay ningún límite {limit}; los hay: {names}", en="there is no limit {limit}; there are: {names}")
BAD_PORT = Phrase(es="el puerto va de 0 a 65535, no {port}", en="a port is 0 to 65535, not {port}")
CANNOT_LISTEN = Phrase(es="no se puede escuchar en {host}:{port}: {why}", en="cannot listen on {host}:{port}: {why}")
NO_DATA = Phrase(es="no se pueden guardar partidas en {folder}: {why}", en="matches cannot be kept in {folder}: {why}")
NO_DRIVER = Phrase(
    es="falta lo necesario para hablar con PostgreSQL: instálalo con: pip install 'tapete[postgres]'",
    en="what speaks to PostgreSQL is missing: install it with: pip install 'tapete[postgres]'",
)
THE_DATABASE = Phrase(es="la base de datos", en="the database")
RUNNING = Phrase(
    es="La mesa está puesta en {url} (partidas en {folder}). Ctrl-C para recogerla.",
    en="The table is laid at {url} (matches in {folder}). Ctrl-C to clear it.",
)
OPEN_TO_ALL = Phrase(
    es="Atención: cualquiera que alcance {host} puede entrar; pon delante algo que hable HTTPS.",
    en="Note: whoever reaches {host} can come in; put something that speaks HTTPS in front.",
)


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("serve", help=text(HELP), description=text(HELP))
    parser.add_argument("--host", default="127.0.0.1", metavar=text(HOST), help=text(HOST_HELP))
    parser.add_argument("--port", type=whole, default=8765, metavar=text(PORT), help=text(PORT_HELP))
    parser.add_argument("--data", type=Path, metavar=text(FOLDER), help=text(DATA_HELP))
    parser.add_argument("--database", default="", metavar=text(DATABASE), help=text(DATABASE_HELP))
    parser.add_argument("--origin", action="append", default=[], metavar=text(ORIGIN), help=text(ORIGIN_HELP))
    parser.add_argument("--proxy", action="append", default=[], metavar=text(HOST), help=text(PROXY_HELP))
    parser.add_argument("--code", default="", metavar=text(CODE), help=text(CODE_HELP))
    parser.add_argument("--contact", default="", metavar=text(CONTACT), help=text(CONTACT_HELP))
    parser.add_argument("--limit", action="append", default=[], metavar=text(LIMIT), help=text(LIMIT_HELP))
    parser.add_argument("--log", choices=("text", "json"), default="text", help=text(LOG_HELP))
    parser.add_argument("--workers", type=whole, default=1, metavar="N", help=text(WORKERS_HELP))
    parser.add_argument("--compile", action="store_true", help=text(COMPILE_HELP))
    parser.add_argument("--open", action="store_true", help=text(OPEN_HELP))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.server import Settings, server
    from tapete.server.app import LOOPBACK, application, store_of
    from tapete.server.logbook import write_to
    from tapete.server.several import Several, possible
    from tapete.table.store import StoreError

    host, port = str(arguments.host), int(arguments.port)
    if not 0 <= port <= 65535:
        raise Problem(BAD_PORT, port=port)
    workers = int(arguments.workers)
    if not 1 <= workers <= MOST_WORKERS or (workers > 1 and not possible()):
        raise Problem(NO_WORKERS, workers=workers, most=MOST_WORKERS)
    folder = arguments.data or state_folder() / "server"
    listening = listen(host, port, workers > 1)
    actual = int(listening.getsockname()[1])
    database = str(arguments.database)
    kept = text(THE_DATABASE) if database else folder
    plain = Settings(
        folder,
        host,
        actual,
        database,
        tuple(arguments.origin),
        tuple(arguments.proxy),
        code=str(arguments.code),
        contact=str(arguments.contact),
    )
    settings = limited(plain, arguments.limit)
    as_json = arguments.log == "json"
    write_to(sys.stderr, as_json)
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{actual}/"

    def announce() -> None:
        text.show(RUNNING, url=url, folder=kept)
        if host not in LOOPBACK:
            text.show(OPEN_TO_ALL, host=host)
        sys.stdout.flush()
        if arguments.open:
            open_browser(url)

    try:
        store = store_of(settings)
    except (OSError, StoreError) as error:
        listening.close()
        raise Problem(NO_DATA, folder=kept, why=error) from None
    except ModuleNotFoundError:
        listening.close()
        raise Problem(NO_DRIVER) from None
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn ends in order, then raises it again
        if workers > 1:
            Several(settings, workers, store, as_json).run(announce)
        else:
            door = application(settings, store)
            ready = server(settings, door)
            announce()
            quickening = quicken(door, ready, text) if arguments.compile else None
            try:
                ready.run(sockets=[listening])
            finally:
                if quickening is not None:
                    quickening.stop()
            if quickening is not None and quickening.done:
                text.show(COMPILED)
                sys.stdout.flush()
                again(actual)
    return 0


def quicken(door: "Door", ready: "uvicorn.Server", text: Text) -> "Quickening | None":
    """Begin to compile in the background, where that can be done and helps."""
    from tapete.server.quicker import Quickening, command

    root = source_root()
    compiling = None if root is None else command(root)
    if root is None or compiling is None:
        return None
    text.show(COMPILING)
    sys.stdout.flush()
    return Quickening(root, compiling, door.hub, ready)


def again(port: int) -> None:
    """The same command on the compiled build, at the same port, without another window of the browser."""
    given = [word for word in sys.argv[1:] if word != "--open"]
    prefer_compiled([*given, "--port", str(port)])


def limited(settings: "Settings", limits: list[str]) -> "Settings":
    """The settings with some of their numbers changed."""
    import dataclasses

    known = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}
    numbers = {name: value for name, value in known.items() if name != "port" and isinstance(value, int | float)}
    for limit in limits:
        name, _, number = limit.partition("=")
        try:
            changed: dict[str, Any] = {name: type(numbers[name])(float(number))}
            settings = dataclasses.replace(settings, **changed)
        except (KeyError, ValueError, OverflowError):
            raise Problem(BAD_LIMIT, limit=limit, names=", ".join(numbers)) from None
    return settings


def open_browser(url: str) -> None:
    """Show the table in a browser with windows; one that would take over the terminal is left alone."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """The socket of the server, so that a port that is taken is told before anything else; a shared one only keeps the port."""
    from tapete.server.several import reserved

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return reserved(host, port) if shared else socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        raise Problem(CANNOT_LISTEN, host=host, port=port, why=error.strerror or error) from None
