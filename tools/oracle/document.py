"""docs/oracle.md, printed from the table of known differences."""

from __future__ import annotations

from tools.oracle.excuses import Difference

INTRODUCTION = """# The oracle

Keyteki is an independent KeyForge engine. Its behaviour was recorded: scenarios with the whole table after each input, and whole
games. `tools/oracle_keyforge.py` replays those inputs through our engine and compares the tables wherever both engines are at rest.

    python tools/oracle_keyforge.py FILE [--only SUBSTRING] [--verbose] [--json]

The inputs between two moments at rest are taken together. The first ones name the action; the others are hints, because the two
engines ask differently (a target after its attacker, a choice that has only one answer, a "may" declined by picking nothing). A
small search looks for answers among our legal options that agree with the hints and lead to the recorded table: Æmber, keys,
chains, key costs, the active house, every zone with the order of decks, battlelines in order, and everything on the cards. What an
action menu offers for a card must be what our options offer for it, and a click that did nothing must be an action we refuse.
Shuffles and other randomness follow the recording; cards that reach a discard pile at the same time may lie there in any order.

Cards of later sets that stand beside ours in many recordings are declared for the oracle alone (`tools/oracle/guests.py`).
Any other card that is not implemented stands there without a text, with the type, power, armor and house that the recording
shows (`tools/oracle/strangers.py`). A recording that differs is skipped when it has such a card, or when it is listed below;
any other one has failed. Names are matched without accents, ligatures and hyphens. Where a recording edits the table by a
command of the other engine, ours follows the edit: with its own questions taken together, or in the middle of a choice, which
then goes on. A whole game that is listed goes on from the recorded table after the steps named. Keyteki follows a later
rulebook than ours; where the two differ, ours decides. This page is written by `python tools/oracle_keyforge.py --docs` from
`tools/oracle_differences.yaml`.

## Known differences
"""


def document(table: list[Difference]) -> str:
    lines = [INTRODUCTION]
    for each in sorted(table, key=by_clause):
        lines.append(f"### {each.clause}\n")
        lines.append(f"- Recorded: {each.recorded}")
        lines.append(f"- Ours: {each.ours}")
        lines.append("- Recordings:")
        lines += [f"  - {name}" for name in each.recordings]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def by_clause(difference: Difference) -> str:
    return difference.clause
