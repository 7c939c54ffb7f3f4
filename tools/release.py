"""Go through the checklist of a release and say what is not in order; nothing is published.

python tools/release.py             what can be told in a second: versions, changelogs, the tree
python tools/release.py --build     also wheels, site and documents, and the wheel tried in an environment of its own
python tools/release.py --whole     also make test
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
TOP = re.compile(r"^## (\d+\.\d+\.\d+)(?: \((.+)\))?$", re.MULTILINE)
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
PAPERS = (
    "LICENSE",
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "CITATION.cff",
    "CHANGELOG.md",
    "CHANGELOG.es.md",
)
FIRST = "cd9cb8d"  # what 0.1.0 was made of: it has no tag


class Wrong(Exception):
    """Something that has to be put right before a release."""


def version() -> str:
    text = (ROOT / "src" / "tapete" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise Wrong("src/tapete/__init__.py does not say __version__")
    return found[1]


def versions_agree() -> str:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))["version"]
    if cited != version():
        raise Wrong(f"tapete says {version()}, CITATION.cff {cited}")
    return version()


def changelogs_tell_it() -> str:
    told = []
    for name in ("CHANGELOG.md", "CHANGELOG.es.md"):
        found = TOP.search((ROOT / name).read_text(encoding="utf-8"))
        if found is None or found[1] != version():
            raise Wrong(f"{name} begins with {'no version' if found is None else found[1]}; tapete says {version()}")
        if not DAY.fullmatch(found[2] or ""):
            raise Wrong(f"{name}: {found[1]} has no day, such as (2026-11-18)")
        told.append(found[2])
    if told[0] != told[1]:
        raise Wrong(f"the changelogs name two days: {told[0]}, {told[1]}")
    return told[0]


def papers_are_there() -> str:
    missing = [name for name in PAPERS if not (ROOT / name).is_file()]
    if missing:
        raise Wrong(f"missing: {', '.join(missing)}")
    return f"{len(PAPERS)} files"


def tree_is_clean() -> str:
    if changed := output("git", "status", "--porcelain").splitlines():
        raise Wrong(f"{len(changed)} files are not committed, the first {changed[0][3:]}")
    return output("git", "rev-parse", "--short", "HEAD").strip()


def subjects_are_short() -> str:
    """At most 72 characters since the last release."""
    last = output("git", "tag", "--list", "v*", "--sort=-v:refname").split()
    subjects = output("git", "log", "--format=%s", f"{last[0] if last else FIRST}..HEAD").splitlines()
    if long := [subject for subject in subjects if len(subject) > 72]:
        raise Wrong(f"{len(long)} subjects are over 72 characters, the first: {long[0]}")
    return f"{len(subjects)} commits"


def made(target: str) -> Callable[[], str]:
    def run() -> str:
        done = subprocess.run(["make", target], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            raise Wrong(f"make {target} ended with {done.returncode}: {' '.join(done.stdout.split()[-30:])}")
        return (done.stdout.strip().splitlines() or [""])[-1]

    return run


def wheel_works_by_itself() -> str:
    """In an environment of its own, outside the tree: it says its version and plays."""
    wheels = sorted((ROOT / "dist").glob("*-none-any.whl"))
    if not wheels:
        raise Wrong("dist/ has no wheel")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        tapete = str(Path(folder, "bin", "tapete"))
        try:
            output(str(Path(folder, "bin", "python")), "-m", "pip", "install", "--quiet", str(wheels[0]), at=folder)
            said = output(tapete, "--version", at=folder).strip()
            output(tapete, "simulate", "res_arcana", "--games", "2", "--bots", "random,random", at=folder)
        except subprocess.CalledProcessError as error:
            raise Wrong(f"{' '.join(error.cmd[:3])}… ended with {error.returncode}: {error.stderr[-300:]}") from None
    if version() not in said:
        raise Wrong(f"the wheel says {said}, not {version()}")
    return said


def output(*command: str, at: str | Path = ROOT) -> str:
    return subprocess.run(command, cwd=at, check=True, capture_output=True, text=True).stdout


QUICK: list[tuple[str, Callable[[], str]]] = [
    ("the versions agree", versions_agree),
    ("both changelogs tell it, with its day", changelogs_tell_it),
    ("the papers of a public project are there", papers_are_there),
    ("everything is committed", tree_is_clean),
    ("subjects have at most 72 characters", subjects_are_short),
]
BUILT: list[tuple[str, Callable[[], str]]] = [
    ("wheels are built", made("wheel")),
    ("the wheel works by itself", wheel_works_by_itself),
    ("the page without a server is built", made("site")),
    ("the documents are built", made("docs")),
]
WHOLE: list[tuple[str, Callable[[], str]]] = [("make test passes", made("test"))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", action="store_true", help="also build everything and try the wheel")
    parser.add_argument("--whole", action="store_true", help="also make test")
    given = parser.parse_args()
    wrong = 0
    for name, check in QUICK + (BUILT if given.build or given.whole else []) + (WHOLE if given.whole else []):
        try:
            print(f"  yes  {name}: {check()}", flush=True)
        except Wrong as error:
            wrong += 1
            print(f"  NO   {name}: {error}", flush=True)
    print("ready" if not wrong else f"{wrong} to put right")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
