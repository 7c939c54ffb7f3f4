"""Mitos y Leyendas against its second opinion, over thousands of random decisions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.oracles.common import Disagreement, longer
from tests.oracles.mitos_y_leyendas import PRINTED, TEXTS, MitosYLeyendas, followed, told

from tapete.games.mitos_y_leyendas import game
from tapete.games.mitos_y_leyendas.things import GRAVEYARD, PAID, RESERVE

GAMES = 24
POSITIONS = 160
ORO = "espada_real-er"
PLAIN = sorted({row["name"]: row["id"] for row in PRINTED.values() if row["type"] == "ally" and not row["text"]}.values())


def picks(seed: int) -> Iterator[int]:
    dice = random.Random(seed)
    while True:
        yield dice.getrandbits(32)


def deck(dice: random.Random, strangers: int) -> dict[str, Any]:
    """A legal deck of cards whose text is told in the second opinion, but for some strangers."""
    names: dict[str, str] = {}
    others = sorted(card for card in game().catalogue if not told(card) and not PRINTED[card]["unique"])
    for card in dice.sample(others, strangers) + dice.sample(sorted(TEXTS), 9) + dice.sample(PLAIN, 9):
        names.setdefault(PRINTED[card]["name"], card)
    cards = [[card, 2] for card in list(names.values())[:15]]
    return {"name": "told", "cards": [*cards, [ORO, 50 - 2 * len(cards)]]}


def crowded(seed: int) -> dict[str, Any]:
    """A Vigil with much in play, so that prices, Strengths and preventions meet."""
    dice = random.Random(seed)
    of = {kind: [card for card in TEXTS if PRINTED[card]["type"] == kind] for kind in ("ally", "weapon", "talisman", "totem")}
    allies = [*of["ally"] * 4, *PLAIN]
    at_hand = [*of["weapon"], *of["talisman"], *of["totem"], *of["ally"], *dice.sample(PLAIN, 12), ORO, ORO]

    def ally() -> dict[str, Any]:
        row: dict[str, Any] = {"card": dice.choice(allies)}
        if dice.random() < 0.4:
            row["weapons"] = [dice.choice([*of["weapon"], "guantes_de_hierro", "guantes_de_hierro"])]
        return row

    def player() -> dict[str, Any]:
        return {
            "reserve": [ORO] * dice.randint(0, 6),
            "hand": [*dice.sample(at_hand, dice.randint(3, 8)), dice.choice(of["talisman"])],
            "defence": [ally() for _ in range(dice.randint(1, 4))],
            "support": dice.sample(of["totem"], dice.randint(0, 2)),
            "castle": [dice.choice(at_hand) for _ in range(dice.randint(3, 25))],
        }

    return {"game": "mitos_y_leyendas", "seed": seed, "active": 1 + seed % 2, "players": [player(), player()]}


def total(opinions: list[MitosYLeyendas]) -> tuple[int, Counter[str]]:
    """How many positions were compared, and how often each matter was worked out."""
    seen: Counter[str] = Counter()
    for opinion in opinions:
        seen.update(opinion.seen)
    return sum(opinion.compared for opinion in opinions), seen


def play_game(seed: int, strangers: int) -> MitosYLeyendas:
    dice = random.Random(seed)
    setup = {**game().random_setup(seed), "decks": [deck(dice, strangers), deck(dice, strangers)]}
    opinion = MitosYLeyendas()
    opinion.play(game().start(setup, seed), picks(seed), 1500)
    return opinion


def play_position(seed: int) -> MitosYLeyendas:
    opinion = MitosYLeyendas()
    opinion.play(game().documents.position(crowded(seed)), picks(seed), 60)
    return opinion


@pytest.mark.parametrize("part", range(2))
def test_games_of_told_cards_agree(part: int) -> None:
    compared, seen = total([play_game(seed, 0) for seed in range(part, GAMES * longer(), 2)])
    games = GAMES * longer() / 2
    assert compared > 120 * games, seen
    assert min(seen[matter] for matter in ("payment", "battle", "draw", "grouping")) > 5 * games, seen
    assert seen["defeat"] > games / 2, "most games must have been followed to their end"


@pytest.mark.parametrize("part", range(2))
def test_crowded_tables_agree(part: int) -> None:
    compared, seen = total([play_position(seed) for seed in range(part, POSITIONS * longer(), 2)])
    positions = POSITIONS * longer() / 2
    assert compared > 30 * positions, seen
    assert min(seen[matter] for matter in ("payment", "battle", "pair")) > positions, seen
    assert min(seen[matter] for matter in ("virtual payment", "changed price", "milled cost")) > positions / 10, seen
    assert min(seen[matter] for matter in ("prevention", "survival")) > positions / 30, seen


def test_games_with_strangers_agree_until_one_of_them_is_played() -> None:
    compared, seen = total([play_game(seed, 3) for seed in range(GAMES * longer())])
    assert compared > 15 * GAMES * longer(), seen
    assert seen["payment"] > GAMES * longer(), seen


@pytest.mark.parametrize(
    ("tampered", "noticed"),
    [("unpaid", "costs 2; 1 Oros"), ("overpaid", "costs 2; 3 Oros"), ("lost", "must lie")],
)
def test_a_wrong_payment_is_noticed(tampered: str, noticed: str) -> None:
    us = {"hand": ["argonautas"], "reserve": [ORO] * 4, "castle_size": 9}
    s = game().documents.position({"game": "mitos_y_leyendas", "players": [us, {"castle_size": 9}]})
    opinion = MitosYLeyendas()
    opinion.begin(s)
    assert s.decision is not None
    option = next(each for each in s.decision.options if each.verb == "play")
    opinion.answer(s.decision, option)
    s.choose(option)
    if tampered == "unpaid":
        s.move(s.zone(PAID, 0)[0], RESERVE, 0)
    elif tampered == "overpaid":
        s.move(s.zone(RESERVE, 0)[0], PAID, 0)
    else:
        s.move(s.zone(PAID, 0)[0], GRAVEYARD, 0)
        s.move(s.zone(RESERVE, 0)[0], PAID, 0)
    with pytest.raises(Disagreement, match=noticed):
        opinion.look(s)


def test_the_filter_lets_no_card_in_whose_text_is_not_told() -> None:
    table = {"game": "mitos_y_leyendas", "players": [{"castle_size": 9, "defence": ["talos"]}, {"castle_size": 9}]}
    assert followed(game().documents.position(table))
    table["players"] = [{"castle_size": 9, "defence": ["talos", "chasqui"]}, {"castle_size": 9}]
    assert not followed(game().documents.position(table))
