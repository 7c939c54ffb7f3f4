"""Compare the speed of two checkouts in one run on one core; print a table of how many times as fast this one is.

    git worktree add --detach ../before COMMIT                       # make it ready as this one (make setup, make compile)
    python benchmarks/compare.py ../before [--build pure] [--games keyforge,res_arcana] [--rounds 12] [--core 0] [--json FILE]

Both sides play at the same time as processes of their own, which take turns on one core, a slice of CPU time each: whatever else
the machine does slows both down alike. The measure is the median over the rounds of the new speed divided by the old one.

Measured are random play (decisions a second), the copy of a state in mid-game (copies a second), and random play through
PettingZoo with an observation and the legal actions at every step (steps a second), flat and, where a checkout has them, as rows.
A side that has no such form is measured with the one it has.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("keyforge", "res_arcana", "mitos_y_leyendas", "atrum_arena", "dungeon_alliance")
WHAT = ("play", "clone", "flat", "rows")
UNITS = {"play": "decisions/s", "clone": "copies/s", "flat": "steps/s", "rows": "steps/s"}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", type=Path, help="the checkout to compare this one with")
    parser.add_argument("--this", type=Path, default=ROOT, help="another checkout in the place of this one")
    parser.add_argument("--build", choices=("compiled", "pure"), default="compiled")
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas")
    parser.add_argument("--what", default=",".join(WHAT), help="which measures, separated by commas")
    parser.add_argument("--rounds", type=int, default=12, help="slices of each side")
    parser.add_argument("--slice", type=float, default=0.25, help="seconds of CPU time of a slice")
    parser.add_argument("--core", type=int, default=0, help="the core on which everything runs")
    parser.add_argument("--json", type=Path, help="where to write the numbers")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        return serve(arguments.games, arguments.what)
    rows: list[dict[str, object]] = []
    print(f"{'game':18}{'measure':9}{'before':>12}{'now':>12}  {'':12}{'ratio':>6}  middle half", flush=True)
    for game in arguments.games.split(","):
        for what in arguments.what.split(","):
            rows.append(compared(arguments, game, what))
    if arguments.json:
        arguments.json.write_text(json.dumps({"build": arguments.build, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    return 0


def compared(arguments: argparse.Namespace, game: str, what: str) -> dict[str, object]:
    """One measure of one game on both sides, slice by slice in turns."""
    sides = [worker(root, arguments, game, what) for root in (arguments.other, arguments.this)]
    slices: list[tuple[float, float]] = []
    for at in range(-1, arguments.rounds):  # the first one warms up
        order = (0, 1) if at % 2 else (1, 0)
        speeds = [0.0, 0.0]
        for side in order:
            speeds[side] = measured(sides[side], arguments.slice)
        if at >= 0:
            slices.append((speeds[0], speeds[1]))
    for side in sides:
        assert side.stdin is not None
        side.stdin.close()
        side.wait()
    before, now = (statistics.median(pair[side] for pair in slices) for side in (0, 1))
    low, ratio, high = statistics.quantiles([pair[1] / pair[0] for pair in slices], n=4)
    print(f"{game:18}{what:9}{before:12,.0f}{now:12,.0f}  {UNITS[what]:12}{ratio:6.2f}  {low:.2f}–{high:.2f}", flush=True)
    return {"game": game, "measure": what, "before": round(before), "now": round(now), "ratio": round(ratio, 3)}


def worker(root: Path, arguments: argparse.Namespace, game: str, what: str) -> subprocess.Popen[str]:
    """A process that measures one side whenever it is asked to."""
    root = root.resolve()
    path = root / "build" / "compiled" if arguments.build == "compiled" else root / "src"
    if not (path / "tapete").is_dir():
        raise SystemExit(f"{root.name} has no {arguments.build} build: make compile there first")
    environment = {**os.environ, "PYTHONPATH": str(path), "TAPETE_BUILD": arguments.build, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", __file__, str(root), "--worker", "--games", game, "--what", what]
    pinned = ["taskset", "-c", str(arguments.core), *command]
    return subprocess.Popen(pinned, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def measured(side: subprocess.Popen[str], seconds: float) -> float:
    assert side.stdin is not None and side.stdout is not None
    side.stdin.write(f"{seconds}\n")
    side.stdin.flush()
    line = side.stdout.readline()
    if not line:
        raise SystemExit("a side has stopped; its error is above")
    return float(line)


def serve(game: str, what: str) -> int:
    """Answer each line, which is a number of seconds, with how much was done a second."""
    work = {"play": played, "clone": cloned}.get(what)
    pieces = work(game) if work else stepped(game, what)
    next(pieces)
    for line in sys.stdin:
        began = time.process_time()
        limit = began + float(line)
        done = 0
        while time.process_time() < limit:
            done += next(pieces)
        print(done / (time.process_time() - began), flush=True)
    return 0


def played(game_id: str) -> Iterator[int]:
    """Whole games at random, with their setup; the number of decisions of each piece of them."""
    from tapete import games
    from tapete.core import randomness

    try:
        from tapete.lab.playing import setup_for
    except ImportError:  # an older checkout
        from tapete.lab.simulate import setup_for

    game = games.find(game_id)
    number = randomness.number
    seed = 0
    while True:
        seed += 1
        key = randomness.fork(1, seed)
        s = game.start(setup_for(game, 0, seed), key)
        moves = before = 0
        while s.decision is not None and moves < 20_000:
            options = s.decision.options
            moves += 1
            s.choose(options[number(key, moves, len(options))])
            if moves - before == 100:
                before = moves
                yield 100
        yield moves - before


def cloned(game_id: str) -> Iterator[int]:
    from tapete.lab.bench import middles

    states = middles(game_id, 1)
    while True:
        for s in states:
            s.clone()
        yield len(states)


def stepped(game_id: str, form: str) -> Iterator[int]:
    """Random play through PettingZoo; the legal actions are always the first ones."""
    from tapete.interfaces.pettingzoo import raw_env

    env = raw_env(game_id, form=form) if "form" in inspect.signature(raw_env).parameters else raw_env(game_id)
    rng = Random(1)
    env.reset(seed=1)
    while True:
        for _ in range(50):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(int(rng.random() * int(seen["action_mask"].sum())))
        yield 50


if __name__ == "__main__":
    sys.exit(main())
