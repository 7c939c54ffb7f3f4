"""How many things in sight can neither be used now nor say why: ``python -m tests.contract.reasons [--json]``.

Random games of every game, in all their modes; at each question, the things that the player who decides sees. A thing has its say
when an option names it, or when the judge has a reason with a clause for it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field

from tapete import games, rulebook
from tapete.core import randomness
from tapete.core.state import State
from tapete.core.visibility import visible

LONGEST = 400  # questions of one game that are looked at
BAR = 0.05


@dataclass
class Count:
    """What was found in one game."""

    questions: int = 0
    things: int = 0
    mute: Counter[str] = field(default_factory=Counter)  # kind of question and zone -> things without a say

    @property
    def share(self) -> float:
        return self.mute.total() / self.things if self.things else 0.0


def counted(game_id: str, rounds: int) -> Count:
    """Play so many random games and count."""
    game = games.find(game_id)
    known = {clause.id for clause in rulebook.rulebook(game_id)}
    found = Count()
    for seed in range(1, rounds + 1):
        s = game.start(game.random_setup(seed), seed)
        for at in range(LONGEST):
            if s.decision is None:
                break
            look(s, found, known)
            s.choose(s.decision.options[randomness.number(seed, at, len(s.decision.options))])
    return found


def look(s: State, found: Count, known: set[str]) -> None:
    """Count the things in sight at one question."""
    decision = s.decision
    assert decision is not None
    told = {thing for option in decision.options for thing in option.things}
    for option, refusal in s.game.impossible(s):
        if refusal.clause in known:
            told.update(option.things)
    found.questions += 1
    for card in range(len(s.cards)):
        if s.place[card] >= 0 and visible(s, decision.player, card):
            found.things += 1
            if card not in told:
                found.mute[f"{decision.kind}: {s.game.zones[s.place[card] // s.players].id}"] += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(games.ids()), help="which games, separated by commas")
    parser.add_argument("--rounds", type=int, default=6, help="random games of each")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    arguments = parser.parse_args()
    found = {each: counted(each, arguments.rounds) for each in arguments.games.split(",")}
    if arguments.json:
        shown = {
            each: {
                "questions": c.questions,
                "things": c.things,
                "without_reason": c.mute.total(),
                "share": c.share,
                "where": dict(c.mute),
            }
            for each, c in found.items()
        }
        print(json.dumps(shown))
    else:
        for each, c in found.items():
            print(f"{each}: {c.questions} questions, {c.things} things in sight, {100 * c.share:.2f} % without a reason")
            for where, number in c.mute.most_common(8):
                print(f"    {number:6}  {where}")
    return 0 if all(c.share <= BAR for c in found.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
