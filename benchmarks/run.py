"""Measure every game on both builds, and what others offer, in one run; print two tables.

    python benchmarks/run.py [--games keyforge,res_arcana] [--seconds 3] [--rounds 3] [--no-peers] [--json]

The first table is random play in the engine itself. The second is random play through interfaces for learning programs, ours and
those of others (benchmarks/peers.py), as far as they are installed: ``make extras``, ``pip install 'tapete[bench]'``.

Each measurement is a process of its own. The builds take turns, and of the rounds the best one counts: what else the machine
does can only slow a run down. Numbers of one run can be compared with each other, and with nothing else.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tapete import build, games  # noqa: E402  (the sources beside this program, whatever is installed)

COLUMNS = ("game", "build", "decisions_per_second", "games_per_second", "decisions_per_game", "clone_microseconds")
TITLES = ("game", "build", "decisions/s", "games/s", "decisions/game", "clone µs")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(games.ids()), help="which games, separated by commas")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each build")
    parser.add_argument("--no-peers", action="store_true", help="only the engine")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    arguments = parser.parse_args()
    compiled = build.compiled_for_these_sources(ROOT)
    if compiled is None:
        print("no compiled build of these sources (make compile): only the pure one is measured", file=sys.stderr)
    rows: list[dict[str, object]] = []
    for game in arguments.games.split(","):
        best: dict[str, dict[str, object]] = {}
        for _ in range(arguments.rounds):
            for path in filter(None, (ROOT / "src", compiled)):
                row = measured(game, path, arguments.seconds)
                name = str(row["build"])
                if name not in best or speed(row) > speed(best[name]):
                    best[name] = row
        rows += best.values()
    steps = [] if arguments.no_peers else interfaces(compiled or ROOT / "src", arguments.seconds, arguments.rounds)
    if arguments.json:
        print(json.dumps({"rows": rows, "interfaces": steps}))
    else:
        show(rows)
        show_interfaces(steps)
    return 0


def interfaces(path: Path, seconds: float, rounds: int) -> list[dict[str, object]]:
    """Random play through interfaces, ours and others', each in a process of its own and in turns; the best round counts."""
    names = run_peers(path).splitlines()
    best: dict[str, dict[str, object]] = {}
    for _ in range(rounds):
        for name in names:
            row = json.loads(run_peers(path, name, "--seconds", str(seconds)).splitlines()[-1])
            if name not in best or row["steps_per_second"] > float(str(best[name]["steps_per_second"])):
                best[name] = row
    return list(best.values())


def run_peers(path: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path), "TAPETE_BUILD": "pure" if path.name == "src" else "compiled"}
    command = [sys.executable, "-P", str(ROOT / "benchmarks" / "peers.py"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def measured(game: str, path: Path, seconds: float) -> dict[str, object]:
    """One measurement in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(path), "TAPETE_BUILD": "pure" if path.name == "src" else "compiled"}
    command = [sys.executable, "-P", "-m", "tapete", "bench", game, "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    row: dict[str, object] = json.loads(done.stdout)
    return row


def speed(row: dict[str, object]) -> float:
    return float(str(row["decisions_per_second"]))


def show(rows: list[dict[str, object]]) -> None:
    cells = [TITLES, *(tuple(str(row[column]) for column in COLUMNS) for row in rows)]
    widths = [max(len(line[at]) for line in cells) for at in range(len(TITLES))]
    for line in cells:
        print("  ".join([line[0].ljust(widths[0]), line[1].ljust(widths[1]), *map(str.rjust, line[2:], widths[2:])]))
    for game in dict.fromkeys(str(row["game"]) for row in rows):
        both = {str(row["build"]): speed(row) for row in rows if row["game"] == game}
        if len(both) == 2:
            print(f"{game}: compiled is {both['compiled'] / both['pure']:.1f} times as fast")


def show_interfaces(rows: list[dict[str, object]]) -> None:
    if rows:
        print(f"\n{'interface and game':34}  {'steps/s':>9}  {'games/s':>9}")
    for row in rows:
        print(f"{row['name']:34}  {row['steps_per_second']:>9}  {row['games_per_second']:>9}")


if __name__ == "__main__":
    sys.exit(main())
