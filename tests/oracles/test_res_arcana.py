"""Res Arcana against its second opinion, over thousands of random decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.oracles.common import Disagreement, Follower, longer
from tests.oracles.res_arcana import COMPONENTS, ESSENCES, ResArcana

from tapete.games.res_arcana import game

GAMES = 12
POSITIONS = 120


def picks(seed: int) -> Iterator[int]:
    dice = random.Random(seed)
    while True:
        yield dice.getrandbits(32)


def crowded(seed: int) -> dict[str, Any]:
    """A position with much in play: what seldom meets in a game meets here."""
    dice = random.Random(seed)
    players = 2 + seed % 3
    of = {
        kind: [row["id"] for row in COMPONENTS.values() if row["kind"] == kind] for kind in ("artifact", "mage", "item", "monument")
    }
    for cards in of.values():
        dice.shuffle(cards)
    tiles: dict[int, list[str]] = {}
    for row in COMPONENTS.values():
        if row["tile"]:
            tiles.setdefault(row["tile"]["number"], []).append(row["id"])
    places = [dice.choice(sides) for sides in tiles.values()]
    rich = dice.choice((1, 3, 6))

    def some(cards: list[str], most: int) -> list[str]:
        return [cards.pop() for _ in range(min(dice.randint(0, most), len(cards)))]

    def lying(card: str) -> object:
        row: dict[str, object] = {"card": card}
        if dice.random() < 0.25:
            row["turned"] = True
        for kind in ESSENCES:
            if dice.random() < 0.08:
                row[kind] = dice.randint(1, 6)
        return row

    def player(number: int) -> dict[str, object]:
        area = [of["mage"].pop(), of["item"].pop(), *some(of["artifact"], 7), *some(of["monument"], 2), *some(places, 2)]
        return {
            "pool": {kind: dice.randint(0, rich) for kind in ESSENCES},
            "passed": number > 0 and dice.random() < 0.2,
            "area": [lying(card) for card in area],
            "hand": some(of["artifact"], 4),
            "deck": some(of["artifact"], 3),
            "discard": some(of["artifact"], 3),
        }

    return {
        "game": "res_arcana",
        "seed": seed,
        "players": [player(number) for number in range(players)],
        "places": some(places, 5),
        "monuments": [of["monument"].pop() for _ in range(2) if of["monument"]],
        "monument_deck": some(of["monument"], 4),
        "first": 1 + seed % players,
    }


@pytest.mark.parametrize("part", range(4))
def test_games_from_their_setup_agree(part: int) -> None:
    followed = 0
    for seed in range(part, GAMES * longer(), 4):
        follower = Follower(ResArcana())
        follower.play(game().start(game().random_setup(seed), seed), picks(seed), 1500)
        followed += follower.followed
    assert followed > 100 * GAMES * longer() / 4, "it must have been followed from the first choice of an item on"


@pytest.mark.parametrize("part", range(4))
def test_crowded_tables_agree(part: int) -> None:
    followed = compared = 0
    for seed in range(part, POSITIONS * longer(), 4):
        follower = Follower(ResArcana())
        follower.play(game().documents.position(crowded(seed)), picks(seed), 60)
        followed += follower.followed
        compared += follower.compared
    assert followed > 40 * POSITIONS * longer() / 4
    assert compared > 15 * POSITIONS * longer() / 4, "between two actions all facts are compared"


@pytest.mark.parametrize("field", ["elan", "passed"])
def test_a_difference_is_noticed(field: str) -> None:
    s = game().documents.position(crowded(1))
    follower = Follower(ResArcana())
    follower.look(s)
    follower.answer("pass")
    s.choose(s.decision.find("pass"))
    follower.look(s)
    assert s.decision.kind == "item"
    follower.answer(s.decision.ids()[0])
    s.choose(s.decision.options[0])
    s.tallies[s.game.player_fields.index(field)][0] ^= 1
    with pytest.raises(Disagreement, match=field):
        follower.look(s)


def test_an_action_that_is_not_offered_is_noticed() -> None:
    s = game().documents.position(crowded(1))
    s.decision.options.pop()
    rules = ResArcana()
    rules.every_main = 1
    with pytest.raises(Disagreement, match="should be asked"):
        Follower(rules).look(s)
