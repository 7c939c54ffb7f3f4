"""Balance: how often a player wins who has a hero, a deck or a card, among bots that play alike.

It is a simulation with one bot in every seat, so all that a simulation has is there too: its journal, its files, its engines. The
units are those that ``Game.lab.balance_units`` names at the end of a game. A win shared by several counts as a part of one for
each, so a unit is even when its share is one in as many as play. Which units are told to stand out: ``verdicts``.
"""

from __future__ import annotations

from tapete.lab.journal import made_with
from tapete.lab.plan import Result
from tapete.lab.tally import QUANTILES

USUAL = "greedy"


def balance_json(result: Result) -> dict[str, object]:
    """What a balance tells programs."""
    plan = result.plan
    scores = result.sums.scores
    spread: dict[str, object] = {}
    if scores.counts:
        spread = {"mean": round(scores.mean()[0], 2), "deviation": round(scores.deviation(), 2)}
        spread |= {f"p{share}": scores.quantile(share) for share in QUANTILES}
    return {
        **made_with(plan.game),
        "game": plan.game,
        "bot": plan.bots[0],
        "players": plan.players,
        "games": plan.games,
        "finished": result.finished,
        "seed": plan.seed,
        "seatings": plan.seatings,
        "seconds": round(result.seconds, 1),
        "units": [result.unit_json(each) for each in result.verdicts()],
        "scores": spread,
    }
