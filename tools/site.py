"""Build the page that needs no server into `build/site/`: plain files for any web server, `python tools/site.py`.

The same table as `make web` builds, but what it would ask a server it asks a worker of its own, in which the engine runs under
Pyodide (Python in WebAssembly, from the npm package). What does not depend on a match (games, cards, tables, rulebooks) is printed
beforehand as files, so that the lobby stands before Python has started.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
sys.path.insert(0, str(ROOT))

from tapete import __version__, rulebook  # noqa: E402
from tools import web  # noqa: E402  (the tool beside this one)

SOURCES = ROOT / "src" / "tapete"
SITE = ROOT / "build" / "site"
PYODIDE = web.WEB / "node_modules" / "pyodide"
# packages that play; a server, a laboratory and a command line stay at home
PARTS = ("core", "games", "bots", "meet", "puzzles", "review", "table")
MODULES = ("__init__.py", "asking.py", "plugins.py", "rulebook.py")
STEMMERS = ("__init__.py", "among.py", "basestemmer.py", "english_stemmer.py", "spanish_stemmer.py")
ENGINE = "engine"  # the folder of Python and of what it runs
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Of Python's own library, what no table needs.
LEFT_OUT = (
    "_pydatetime _pydecimal _pyio _pyrepl antigravity ctypes curses dbm doctest ensurepip ftplib idlelib imaplib lib2to3 "
    "mailbox multiprocessing nntplib optparse pdb pickletools poplib pydoc pydoc_data smtplib sqlite3 statistics "
    "tkinter turtle turtledemo unittest venv wsgiref xml xmlrpc zoneinfo"
).split()
ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig".split()
SQUEEZED = (".wasm", ".mjs")  # sent packed, and unpacked by the page: plain web servers do not pack
EPOCH = (1980, 1, 1, 0, 0, 0)


def main() -> int:
    now = web.digest([*web.sources(), *plays(), *[path for path in (web.WEB / "alone").iterdir()], Path(__file__).resolve()])
    stamp = SITE.parent / "site.stamp"
    if web.unchanged(stamp, now) and (SITE / "index.html").is_file():
        print("The page without a server is up to date.")
        return 0
    npm = web.Npm()
    web.installed(npm)
    web.generated()
    shutil.rmtree(SITE, ignore_errors=True)
    npm("run", "build", "--", "--mode", "alone", "--outDir", str(SITE))
    engine = SITE / ENGINE
    engine.mkdir(parents=True, exist_ok=True)
    copy_runtime(engine)
    pack_tapete(engine / "tapete.zip.gz")
    print_pages(SITE / "api")
    dress()
    write_list()
    stamp.write_text(now, encoding="utf-8")
    total = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    started = sum(path.stat().st_size for path in engine.iterdir())
    print(f"The page without a server is built: {total / 1e6:.1f} MB in all, {started / 1e6:.1f} MB of them the engine.")
    return 0


def copy_runtime(engine: Path) -> None:
    """Python itself; what is large and not packed yet, packed."""
    for name in RUNTIME:
        source = PYODIDE / name
        if source.suffix in SQUEEZED and name != "pyodide.mjs":
            (engine / f"{name}.gz").write_bytes(squeezed(source.read_bytes()))
        else:
            shutil.copyfile(source, engine / name)
    packages = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (engine / "pyodide-lock.json").write_text(json.dumps({"info": packages["info"], "packages": {}}), encoding="utf-8")
    library = zipfile.ZipFile(PYODIDE / "python_stdlib.zip")
    with packed(engine / "python_stdlib.zip.gz") as archive:
        for name in library.namelist():
            if is_needed(name):
                add(archive, name, library.read(name))


def is_needed(name: str) -> bool:
    """Whether a table needs a file of Python's own library."""
    first, _, rest = name.removesuffix(".py").partition("/")
    return not name.endswith("/") and first not in LEFT_OUT and (first != "encodings" or rest in ENCODINGS)


def pack_tapete(target: Path) -> None:
    """What plays, as one archive; rulebooks as JSON, because reading YAML takes a browser too long."""
    with packed(target) as archive:
        for path in sorted(plays()):
            add(archive, f"tapete/{path.relative_to(SOURCES).as_posix()}", path.read_bytes())
        for game in sorted(SOURCES.glob(f"games/*/{rulebook.FILE}")):
            said = rulebook.read_yaml(game.read_text(encoding="utf-8"))
            name = f"tapete/games/{game.parent.name}/{rulebook.AS_JSON}"
            add(archive, name, json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode())
        for name in STEMMERS:
            add(archive, f"snowballstemmer/{name}", stemmer(name))


def plays() -> list[Path]:
    files = [path for part in PARTS for path in (SOURCES / part).rglob("*") if path.is_file()]
    wanted = [path for path in files if "__pycache__" not in path.parts and path.suffix in (".py", ".json")]
    return [*wanted, *[SOURCES / name for name in MODULES]]


def stemmer(name: str) -> bytes:
    """A file of the package that stems words; of its list of languages only those that are spoken here."""
    import snowballstemmer

    if name != "__init__.py":
        return (Path(snowballstemmer.__file__).parent / name).read_bytes()
    return (
        b"from .english_stemmer import EnglishStemmer\nfrom .spanish_stemmer import SpanishStemmer\n\n\n"
        b"def stemmer(language):\n    return {'english': EnglishStemmer, 'spanish': SpanishStemmer}[language]()\n"
    )


def squeezed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


@contextmanager
def packed(target: Path) -> Iterator[zipfile.ZipFile]:
    """An archive that is packed as a whole: files alike need a quarter less so than each for itself."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        yield archive
    target.write_bytes(squeezed(whole.getvalue()))


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """The same content makes the same archive, whenever it is made."""
    archive.writestr(zipfile.ZipInfo(name, EPOCH), content)


def print_pages(api: Path) -> None:
    """What a server would answer the same to everybody, as files."""
    from tapete.table import alone, booklet, lobby, wire, workshop
    from tapete.table.scene import table_shown

    def page(name: str, content: object) -> None:
        path = api / f"{name}.json.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(squeezed(wire.encode(content)))

    page("games", lobby.offers())
    for icons in (SITE / "icons").glob("*.json"):
        (icons.parent / f"{icons.name}.gz").write_bytes(squeezed(icons.read_bytes()))
        icons.unlink()
    for game in lobby.playable():
        page(f"tables/{game.id}", table_shown(game))
        page(f"cards/{game.id}", alone.cards(game.id))
        page(f"workshop/{game.id}", workshop.shelf_shown(game))
        page(f"rules/{game.id}", booklet.book_shown(rulebook.rulebook(game.id)))


def dress() -> None:
    """What makes the page a program of its own: a manifest, and the worker that keeps it (``write_list`` tells it the build)."""
    for name in ("manifest.webmanifest", "sw.js"):
        shutil.copyfile(web.WEB / "alone" / name, SITE / name)
    page = SITE / "index.html"
    told = page.read_text(encoding="utf-8")
    page.write_text(told.replace("</head>", '  <link rel="manifest" href="manifest.webmanifest" />\n  </head>'), encoding="utf-8")


def write_list() -> None:
    """Every file with its size and the digest of all: what a browser keeps to need no network again."""
    files = sorted(path for path in SITE.rglob("*") if path.is_file())
    total = hashlib.blake2b(digest_size=12)
    for path in files:
        total.update(path.relative_to(SITE).as_posix().encode() + b"\0" + path.read_bytes())
    worker = SITE / "sw.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace("{build}", total.hexdigest()), encoding="utf-8")
    names = [path.relative_to(SITE).as_posix() for path in files if path != worker]
    listed = {"version": __version__, "build": total.hexdigest(), "files": names}
    (SITE / "files.json").write_text(json.dumps(listed, indent=0), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
