"""How fair our content of Dungeon Alliance is, measured: heroes, upgrades, scores alone and together.

python tools/dungeon_fairness.py heroes --deals 200 --seed 1 --bot greedy   mirrored deals: both teams play from both seats
python tools/dungeon_fairness.py solo --deals 100 --bot greedy
python tools/dungeon_fairness.py together --players 2 --deals 60

Heroes are dealt at random, four and four; each deal is played twice, the teams having changed seats. The same arguments give the
same games. What was played is written to ``--keep FILE`` as it comes, and the same command goes on from there. ``--skip N`` leaves
out the first deals; ``--raw`` prints the counts as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tapete.bots import Bot, Perspective, make
from tapete.core.decision import Option
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.declaration import dungeon_alliance
from tapete.games.dungeon_alliance.rules.rounds import goal, total
from tapete.lab.intervals import wilson

GAME = dungeon_alliance()


def finished(setup: dict[str, object], seed: int, bot: str, teams: list[list[str]]) -> State:
    """One game between bots; heroes are taken in the order of these teams, if there are any."""
    state = GAME.start(setup, seed)
    wanted = [list(team) for team in teams]
    players: list[Bot] = [make(bot, 1000 * seed + seat) for seat in range(state.players)]
    move = 0
    while state.decision is not None:
        decision = state.decision
        if decision.kind == "draft" and wanted:
            state.choose(drafted(state, wanted[decision.player]))
        elif len(decision.options) == 1:
            state.choose(decision.options[0])
        else:
            state.choose(players[decision.player].choose(Perspective(state, move, seed)))
        move += 1
    return state


def drafted(state: State, team: list[str]) -> Option:
    """The hero of the team that is on offer; a deal in which one is missing is not played (``dealt``)."""
    assert state.decision is not None
    for option in state.decision.options:
        if state.cards[option.thing].id in team:
            return option
    raise AssertionError(f"{team} not on offer")


def dealt(seed: int) -> list[list[str]]:
    """Eight of the nine heroes that this seed lays out, in two teams."""
    state = GAME.start({"players": 2}, seed)
    assert state.decision is not None
    shown = [state.cards[option.thing].id for option in state.decision.options]
    random.Random(seed).shuffle(shown)
    return [shown[:4], shown[4:8]]


COUNTS = ("games", "wins", "by_winners", "by_losers", "first")


class Kept:
    """What was found so far, written down after each deal if a file is given."""

    def __init__(self, asked: list[object], file: Path | None) -> None:
        self.asked = [*asked, GAME.version]
        self.file = file
        self.found: dict[str, Any] = {"deals": 0, **{name: {} for name in COUNTS}, "scores": []}
        if file is not None and file.exists():
            kept = json.loads(file.read_text("utf-8"))
            if kept["asked"] != self.asked:
                raise SystemExit(f"{file} holds what {kept['asked']} found")
            self.found = kept["found"]
        for name in COUNTS:
            self.found[name] = Counter(self.found[name])

    def write(self) -> None:
        self.found["deals"] += 1
        if self.file is not None:
            beside = self.file.with_name(f"{self.file.name}.new")
            beside.write_text(json.dumps({"asked": self.asked, "found": self.found}), "utf-8")
            beside.replace(self.file)


def heroes(seeds: range, bot: str, kept: Kept) -> dict[str, Any]:
    """Games and wins of each hero, and of each upgrade how often winners and losers acquired it."""
    found = kept.found
    for seed in seeds[found["deals"] :]:
        teams = dealt(seed)
        for swapped in (False, True):
            sides = teams[::-1] if swapped else teams
            state = finished({"players": 2, "first": 1}, seed, bot, sides)
            found["first"]["games"] += 1
            found["first"]["wins"] += state.winners == (0,)
            for player, side in enumerate(sides):
                share = 1 / len(state.winners) if player in state.winners else 0
                for hero in side:
                    found["games"][hero] += 1
                    found["wins"][hero] += share
                if len(state.winners) == 1:
                    found["by_winners" if share else "by_losers"].update(acquired(state, player))
        kept.write()
    return found


def acquired(state: State, player: int) -> list[str]:
    """The upgrades an alliance has at the end, wherever they lie."""
    zones = (t.HAND, t.DECK, t.DISCARD, t.COLUMN, t.BURIED, t.ARTIFACTS)
    cards = [card for zone in zones for card in state.zone(zone, player)]
    return [state.cards[card].id for card in cards if t.card_of(state, card).level]


def scores(setup: dict[str, object], seeds: range, bot: str, kept: Kept) -> list[int]:
    found: list[int] = kept.found["scores"]
    for seed in seeds[kept.found["deals"] :]:
        found.append(total(finished(setup, seed, bot, [])))
        kept.write()
    return found


def told(found: dict[str, Any]) -> list[str]:
    lines = ["| hero | games | won | interval |", "|---|---|---|---|"]
    share = {hero: found["wins"][hero] / games for hero, games in found["games"].items()}
    for hero in sorted(share, key=share.__getitem__, reverse=True):
        games = found["games"][hero]
        low, high = wilson(found["wins"][hero], games)
        lines.append(
            f"| {GAME.catalogue[hero].name.en} | {games} | {100 * share[hero]:.1f} % | {100 * low:.1f}–{100 * high:.1f} % |"
        )
    first = found["first"]
    lines += [
        "",
        f"first player: {first['wins']} of {first['games']}",
        "",
        "| upgrade | by winners | by losers | ratio |",
        "|---|---|---|---|",
    ]
    bought = Counter(found["by_winners"]) + Counter(found["by_losers"])
    ratio = {id: (found["by_winners"][id] + 0.5) / (found["by_losers"][id] + 0.5) for id in bought}
    for id in sorted(ratio, key=ratio.__getitem__, reverse=True):
        lines.append(f"| {GAME.catalogue[id].name.en} | {found['by_winners'][id]} | {found['by_losers'][id]} | {ratio[id]:.2f} |")
    return lines


def spread(values: list[int]) -> str:
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (5, 25, 50, 75, 95)]
    return f"{len(ordered)} games, mean {sum(ordered) / len(ordered):.1f}; 5, 25, 50, 75, 95 %: {at}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("what", choices=("heroes", "solo", "together"))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--raw", action="store_true")
    args = parser.parse_args()
    seeds = range(args.seed + args.skip, args.seed + args.deals)
    kept = Kept([args.what, args.bot, args.seed, args.skip, args.players], args.keep)
    if args.what == "heroes":
        found = heroes(seeds, args.bot, kept)
        print(json.dumps(found) if args.raw else "\n".join(told(found)))
        return 0
    alone = args.what == "solo"
    setup: dict[str, object] = {"players": 1} if alone else {"players": args.players, "cooperative": True}
    values = scores(setup, seeds, args.bot, kept)
    print(json.dumps(values) if args.raw else spread(values))
    if not alone:
        need = goal(GAME.start(setup, 1))
        print(f"won: {len([value for value in values if value >= need])} of {len(values)} with {need} points")
    return 0


if __name__ == "__main__":
    sys.exit(main())
