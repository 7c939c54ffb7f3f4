"""Measure every game on both builds in one run and print a table.

    python benchmarks/run.py [--games keyforge,res_arcana] [--seconds 3] [--rounds 3] [--json]

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
    if arguments.json:
        print(json.dumps({"rows": rows}))
    else:
        show(rows)
    return 0


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


if __name__ == "__main__":
    sys.exit(main())
