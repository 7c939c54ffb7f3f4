"""What `make wheel` makes: a wheel that plays and lays the table without the sources, Node or a compiler."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a wheel that was made from a copy of the sources, as pip would lay them."""
    copy, made, laid = (tmp_path_factory.mktemp(name) for name in ("copy", "made", "laid"))
    for name in NEEDED:
        shutil.copy2(ROOT / name, copy)
    shutil.copytree(ROOT / "src" / "tapete", copy / "src" / "tapete", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(made)]
    subprocess.run([*command, str(copy)], check=True, capture_output=True)
    zipfile.ZipFile(next(made.iterdir())).extractall(laid)
    return laid


def test_compiled_modules_go_into_a_wheel_of_this_machine(tmp_path: Path) -> None:
    """As cibuildwheel makes it; those of another Python stay out."""
    ours, other = f"one{sysconfig.get_config_var('EXT_SUFFIX')}", "one.cpython-39-x86_64-linux-gnu.so"
    for name in (*NEEDED, "setup.py"):
        shutil.copy2(ROOT / name, tmp_path)
    for folder in ("src/tapete", "build/compiled/tapete/core"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy2(ROOT / "src/tapete/__init__.py", tmp_path / "src/tapete")
    for name in (ours, other):
        (tmp_path / "build/compiled/tapete/core" / name).write_bytes(b"")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "made", "."]
    environment = {**os.environ, "TAPETE_WHEEL": "compiled"}
    subprocess.run(command, check=True, capture_output=True, cwd=tmp_path, env=environment)
    (wheel,) = (tmp_path / "made").iterdir()
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in wheel.name and not wheel.name.endswith("-none-any.whl")
    held = zipfile.ZipFile(wheel).namelist()
    assert f"tapete/core/{ours}" in held and f"tapete/core/{other}" not in held


def tapete(installed: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(installed), "TAPETE_LANG": "en"}
    command = [sys.executable, "-P", "-m", "tapete", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, cwd=installed)


def test_a_wheel_says_its_version(installed: Path) -> None:
    assert tapete(installed, "--version").stdout.endswith("(pure)\n")


def test_a_wheel_holds_every_rulebook_and_the_facts_of_every_card(installed: Path) -> None:
    for game in sorted(path.parent for path in (ROOT / "src/tapete/games").glob("*/rulebook.yaml")):
        data = {path.relative_to(ROOT / "src").as_posix() for path in game.rglob("*") if path.suffix in (".json", ".yaml")}
        assert data and all((installed / name).is_file() for name in data), game.name


def test_a_wheel_plays(installed: Path) -> None:
    played = tapete(installed, "simulate", "res_arcana", "--games", "2", "--json", "--processes", "1")
    assert '"finished": 2' in played.stdout, played.stderr


def test_a_wheel_lays_the_table(installed: Path) -> None:
    if not (ROOT / "src/tapete/server/static/index.html").is_file():
        pytest.skip("the table has not been built (make web)")
    assert (installed / "tapete/server/static/index.html").is_file()
