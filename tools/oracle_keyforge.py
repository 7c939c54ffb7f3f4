"""Replay recorded KeyForge games through our engine and say where the two part.

    python tools/oracle_keyforge.py FILE [--only SUBSTRING] [--verbose] [--json]
    python tools/oracle_keyforge.py --docs

The last line is always "N passed, M failed, K skipped". Every recording is replayed. One that differs is skipped
when a card in it is not implemented, or when a later rulebook makes it differ: those differences are listed in
oracle_differences.yaml, and ``--docs`` writes docs/oracle.md from that list.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.oracle.dice import rigged  # noqa: E402
from tools.oracle.document import document  # noqa: E402
from tools.oracle.engine import engine  # noqa: E402
from tools.oracle.excuses import Difference, departures, difference, missing_card, read_differences  # noqa: E402
from tools.oracle.record import Scenario, read  # noqa: E402
from tools.oracle.replay import Result, replay  # noqa: E402

PAGE = ROOT / "docs" / "oracle.md"


def judge(scenario: Scenario, table: list[Difference]) -> Result:
    """Replay one recording. One that differs is skipped if a card in it is not ours, or if the difference is known."""
    result = replay(engine(), scenario, departures(scenario, table))
    if result.outcome != "failed":
        return result
    missing = missing_card(scenario)
    known = difference(scenario, table)
    if known is not None and not missing:
        missing = known.reason()
    return Result(scenario.name, "skipped", missing, result.step, result.details) if missing else result


def run(recordings: list[Scenario]) -> list[Result]:
    """Replay recordings."""
    table = read_differences()
    with rigged():
        return [judge(each, table) for each in recordings]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--only", default="", help="only recordings whose name or file contains this")
    parser.add_argument("--verbose", action="store_true", help="every difference of every failure")
    parser.add_argument("--json", action="store_true", help="one JSON object before the last line")
    parser.add_argument("--docs", action="store_true", help="write docs/oracle.md and stop")
    args = parser.parse_args()
    if args.docs:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(document(read_differences()), encoding="utf-8")
        return 0
    if args.file is None:
        parser.error("a file of recordings is needed")
    recordings = [each for each in read(args.file) if args.only in each.name or args.only in each.file]
    results = run(recordings)
    if args.json:
        print(json.dumps([vars(each) for each in results if each.outcome != "passed"], ensure_ascii=False))
    else:
        report(results, args.verbose)
    print(closing(results))
    return 1 if any([each.outcome == "failed" for each in results]) else 0


def closing(results: list[Result]) -> str:
    counts = Counter([each.outcome for each in results])
    return f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped"


def report(results: list[Result], verbose: bool) -> None:
    for each in results:
        if each.outcome == "skipped":
            print(f"skipped  {each.name}: {each.reason}")
        elif each.outcome == "passed" and each.reason:
            print(f"passed   {each.name}, taking over the recorded table after {each.reason}")
    for each in results:
        if each.outcome == "failed":
            print(f"FAILED   {each.name}, step {each.step}")
            for line in each.details if verbose else each.details[:4]:
                print(f"           {line}")


if __name__ == "__main__":
    sys.exit(main())
