"""Break the rules on purpose, one small change at a time, and see whether the tests notice.

    python tools/mutate.py keyforge --count 150 --seed 1 --json
    python tools/mutate.py core
    python tools/mutate.py src/tapete/games/keyforge/rules/fight.py --count 1000

Each mutant is one change: a comparison, a condition, a number, a player, a dropped line. Only the tests that reach the changed line
are run, and of them those that speak of rules (``--all``: also those that only play along). A mutant that all of them let pass has
*survived*: a rule that nobody proves, or a change that makes no difference. The latter are listed with the reason in tests/mutants.
The tree itself is never touched. The same ``--seed`` chooses the same mutants.

With ``--among`` and ``--within`` fewer tests are asked, and more mutants survive; what is noticed is noticed all the same. With
``--only`` the survivors of an earlier run are tried again.

Which tests reach which line is found out once and kept in build/mutation; a change in the code asks only the tests it concerns.
"""

from __future__ import annotations

import argparse
import json
import math
import resource
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutation import equivalents, memory, reach, testing, trials  # noqa: E402
from tools.mutation.changes import Mutant, chosen, mutants  # noqa: E402
from tools.mutation.order import Order  # noqa: E402
from tools.mutation.source import Source, read  # noqa: E402
from tools.mutation.targets import Project, Target, is_asked, target  # noqa: E402


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", help="a game, core, or a file or folder")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default 2)")
    parser.add_argument("--all", action="store_true", help="ask also the tests that only play along: bots, servers, commands…")
    parser.add_argument("--among", action="append", default=[], metavar="TESTS", help="ask only the tests of this file or folder")
    parser.add_argument("--within", type=float, default=math.inf, help="ask about a mutant only so many seconds of tests")
    parser.add_argument("--only", type=Path, metavar="JSON", help="try only the mutants that survived in this result of --json")
    parser.add_argument("--patience", type=float, default=2, help="seconds beyond ten times the usual ones (default 2)")
    parser.add_argument("--bar", type=float, help="end with 1 when a smaller share is killed, in percent")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, and nothing else to the standard output")
    parser.add_argument("--listed", action="store_true", help="try the mutants that are listed as making no difference instead")
    parser.add_argument("--list", action="store_true", help="print the mutants and test nothing")
    return parser.parse_args(given)


def main(given: list[str] | None = None, project: Project | None = None) -> int:
    options = arguments(given)
    project = project or Project(ROOT)
    try:
        wanted = target(project, options.target, options.all, tuple(options.among))
    except LookupError as error:
        print(error, file=sys.stderr)
        return 2
    sources = {file: read(file, (project.root / file).read_bytes()) for file in wanted.files}
    every = [mutant for source in sources.values() for mutant in mutants(source)]
    began = time.monotonic()
    listed = equivalents.read(project.root)
    for stale in equivalents.unmatched(listed, every, wanted.files):
        say(f"listed as making no difference, but there is no such mutant any more: {stale.key}")
    known = {each.key for each in listed}
    if options.listed:
        return check_listed(project, wanted, sources, [mutant for mutant in every if mutant.key in known], options)
    picked = those_of(options.only, every) if options.only else chosen(every, options.count, options.seed)
    if options.list:
        print(*picked, sep="\n")
        return 0
    asked = [mutant for mutant in picked if mutant.key not in known]
    verdicts = tried(project, wanted, sources, asked, options)
    result = summary(verdicts, len(picked), len(picked) - len(asked), time.monotonic() - began)
    if options.json:
        print(json.dumps({"target": wanted.name, "seed": options.seed, **result}, ensure_ascii=False, indent=1))
    else:
        tell(verdicts, result)
    return 1 if options.bar is not None and float(str(result["share"])) < options.bar else 0


def those_of(result: Path, every: list[Mutant]) -> list[Mutant]:
    """The survivors of an earlier run, as far as there still are such mutants."""
    known = json.loads(result.read_text(encoding="utf-8"))["survived"]
    keys = {tuple(each[name] for name in ("file", "function", "code", "before", "after", "nth")) for each in known}
    return [mutant for mutant in every if mutant.key in keys]


def check_listed(
    project: Project, wanted: Target, sources: dict[str, Source], every: list[Mutant], options: argparse.Namespace
) -> int:
    """Whether what is listed as making no difference makes none that a test notices."""
    wrong = [verdict for verdict in tried(project, wanted, sources, every, options) if verdict.outcome == trials.KILLED]
    for verdict in wrong:
        print(f"listed wrongly  {verdict.mutant}  ({verdict.by})")
    print(f"{len(every)} listed, {len(wrong)} of them wrongly")
    return 1 if wrong else 0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def tried(
    project: Project, wanted: Target, sources: dict[str, Source], asked: list[Mutant], options: argparse.Namespace
) -> list[trials.Verdict]:
    jobs: int = options.jobs
    testing.prepare(project)
    found = reach.update(project, wanted, jobs, say)
    known = memory.load(project.root)
    order = Order(project, wanted, found, sources, known, options.patience, options.within)
    failing = [name for name, test in found.tests.items() if test.outcome == testing.FAILED and is_asked(project, wanted, name)]
    if failing:
        say(f"{len(failing)} tests fail without any mutant and are not asked: {', '.join(failing[:5])}" + "…" * (len(failing) > 5))
    questions = [order.question(mutant) for mutant in asked]
    try:
        verdicts, unfit = trials.try_in_place([each for each in questions if not each.anew], order, jobs, say)
        anew = [each for each in questions if each.anew] + [order.anew(each.mutant) for each in unfit]
        verdicts += trials.try_anew(anew, order, jobs, say)
    finally:
        known.save()
    return sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.start))


def summary(verdicts: list[trials.Verdict], mutants: int, equivalent: int, seconds: float) -> dict[str, object]:
    alive = [verdict for verdict in verdicts if verdict.outcome == trials.SURVIVED]
    killed = len(verdicts) - len(alive)
    return {
        "mutants": mutants,
        "killed": killed,
        "equivalent": equivalent,
        "survived": [described(verdict) for verdict in alive],
        "share": round(100 * killed / len(verdicts), 1) if verdicts else 100.0,
        "seconds": round(seconds),
        "processor_seconds": round(sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])),  # on a busy machine they say more
    }


def described(verdict: trials.Verdict) -> dict[str, object]:
    mutant = verdict.mutant
    return {
        "file": mutant.file,
        "line": mutant.line,
        "function": mutant.function,
        "code": mutant.code,
        "before": mutant.before,
        "after": mutant.after,
        "nth": mutant.nth,
        "tests": verdict.tests,
    }


def tell(verdicts: list[trials.Verdict], result: dict[str, object]) -> None:
    for verdict in verdicts:
        if verdict.outcome == trials.SURVIVED:
            print(trials.said(verdict))
    alive = len([verdict for verdict in verdicts if verdict.outcome == trials.SURVIVED])
    print(
        f"{result['mutants']} mutants: {result['killed']} killed, {alive} survived, {result['equivalent']} make no difference; "
        f"{result['share']} % killed, {result['seconds']} s"
    )


if __name__ == "__main__":
    sys.exit(main())
