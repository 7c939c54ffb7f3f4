"""The two builds of Tapete, pure and compiled, made from one source.

`tools/compile.py` writes the compiled build to `build/compiled` with a stamp that says which sources it was made from.
The command starts pure and moves to the compiled build when the stamp matches; `TAPETE_BUILD=pure` keeps it pure.
"""

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

MADE_FOLDERS = {"__pycache__", "static"}  # the browser's table is built from web/ (tools/web.py)
Build = Literal["pure", "compiled"]

PACKAGE = Path(__file__).resolve().parent
STAMP = "stamp.json"
CHOICE = "TAPETE_BUILD"


def which() -> Build:
    """The build that is running: compiled when the modules of `tapete.core` are extension modules."""
    core = PACKAGE / "core"
    extensions = (path for suffix in EXTENSION_SUFFIXES for path in core.rglob(f"*{suffix}"))
    return "compiled" if any(extensions) else "pure"


def source_root() -> Path | None:
    """The root of the source tree this package runs from; None for a package installed without it."""
    above = PACKAGE.parent
    candidates = {"src": above.parent, "compiled": above.parent.parent}
    root = candidates.get(above.name)
    return root if root is not None and (root / "src" / "tapete").is_dir() else None


def source_files(package: Path) -> list[Path]:
    """Every file of the package that was written by somebody, in a stable order."""
    made = {".pyc", ".pyo", ".so", ".pyd"}
    files = (path for path in package.rglob("*") if path.is_file())
    return sorted(path for path in files if not MADE_FOLDERS & set(path.parts) and path.suffix not in made)


def digest(files: list[Path], relative_to: Path) -> str:
    """A digest over the names and contents of the files."""
    total = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        total.update(f"{path.relative_to(relative_to).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def read_stamp(compiled: Path) -> dict[str, object]:
    """What the compiled build says about itself; empty when there is none."""
    try:
        stamp = json.loads((compiled / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def compiled_for_these_sources(root: Path) -> Path | None:
    """The folder of the compiled build, if it was made from the present sources for this Python."""
    compiled = root / "build" / "compiled"
    stamp = read_stamp(compiled)
    if stamp.get("python") != sys.implementation.cache_tag:
        return None
    package = root / "src" / "tapete"
    return compiled if stamp.get("sources") == digest(source_files(package), package) else None


def prefer_compiled(arguments: list[str]) -> None:
    """Replace this process by the same command on the compiled build; return when it has to stay as it is."""
    root = source_root()
    if os.environ.get(CHOICE) == "pure" or os.name != "posix" or root is None or which() == "compiled":
        return
    compiled = compiled_for_these_sources(root)
    path = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if compiled is None or str(compiled) in path:
        return
    front = os.pathsep.join([str(compiled), *filter(None, path)])
    # -P: a folder named `tapete` where the user happens to stand must not win over the compiled one
    command = [sys.executable, "-P", "-m", "tapete", *arguments]
    os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": front})
