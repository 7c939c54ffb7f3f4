"""An evening of made-up people whose matches are decided by a seed: some come late, some leave."""

import random
from dataclasses import dataclass, field

from tapete.meet import swiss
from tapete.meet.results import BYE, FORFEIT, Result, Scale
from tapete.meet.swiss import Pairing

SCALE = Scale()


@dataclass
class Evening:
    seeds: list[str]
    results: list[Result] = field(default_factory=list)
    rounds: list[list[Pairing]] = field(default_factory=list)
    present: list[list[str]] = field(default_factory=list)


def evening(people: int, rounds: int, seed: int) -> Evening:
    """So many people and rounds: about one in six comes late or leaves, some matches are drawn and a few not played."""
    chance = random.Random(seed)
    names = [f"P{at:02d}" for at in range(people)]
    arrives = {name: chance.choice([2, 3]) if chance.random() < 0.1 else 1 for name in names}
    leaves = {name: chance.randint(2, rounds) if chance.random() < 0.1 else rounds + 1 for name in names}
    made = Evening(swiss.by_lot(names, seed))
    for round in range(1, rounds + 1):
        here = [name for name in made.seeds if arrives[name] <= round < leaves[name]]
        made.present.append(here)
        made.rounds.append(swiss.pair(here, made.results, round, seed, SCALE))
        made.results += [decided(each, round, chance) for each in made.rounds[-1]]
    return made


def decided(table: Pairing, round: int, chance: random.Random) -> Result:
    if not table.other:
        return Result(round, table.one, "", (2, 0), how=BYE)
    if chance.random() < 0.03:
        return Result(round, table.one, table.other, chance.choice([(2, 0), (0, 2), (0, 0)]), how=FORFEIT)
    wins = chance.choice([(2, 0), (2, 1), (1, 2), (0, 2), (1, 1)])
    return Result(round, table.one, table.other, wins, chance.choice([0, 0, 1]), (chance.randint(0, 3), chance.randint(0, 3)))
