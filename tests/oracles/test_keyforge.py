"""KeyForge against its second opinion, over thousands of random decisions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.oracles.common import Disagreement, longer
from tests.oracles.keyforge import KeyForge
from tests.oracles.keyforge_table import PRINTED
from tests.oracles.keyforge_texts import TEXTS

from tapete.games.keyforge import game
from tapete.games.keyforge import things as t

GAMES = 32
POSITIONS = 200
PLAIN_HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")


def picks(seed: int) -> Iterator[int]:
    dice = random.Random(seed)
    while True:
        yield dice.getrandbits(32)


def of_type(kind: str) -> list[str]:
    return sorted(card for card in TEXTS if PRINTED[card]["type"] == kind)


CREATURES, ARTIFACTS, UPGRADES, ACTIONS = [of_type(kind) for kind in ("creature", "artifact", "upgrade", "action")]


# what redirects, diverts, replaces and shields: they should meet now and then
MEDDLERS = ["shadow-self", "shadow-self", "ether-spider", "po-s-pixies", "sir-marrows", "maruck-the-marked", "champion-anaphiel"]


def deck(dice: random.Random, strangers: int = 0) -> dict[str, Any]:
    """Three houses of twelve cards whose text is told, but for some strangers; half of them creatures."""
    houses = dice.sample(PLAIN_HOUSES, 3)
    cards: list[list[str]] = []
    for house in houses:
        own = [card for card in TEXTS if PRINTED[card]["house"] == house]
        creatures = [card for card in own if PRINTED[card]["type"] == "creature"]
        chosen = [dice.choice(creatures) for _ in range(6)] + [dice.choice(own) for _ in range(6)]
        others = sorted(card for card in game().catalogue if card not in TEXTS and PRINTED[card]["house"] == house)
        chosen[:strangers] = dice.sample(others, strangers)
        cards += [[card, house] for card in chosen]
    return {"name": "told", "houses": houses, "cards": cards}


def crowded(seed: int) -> dict[str, Any]:
    """A position with much in play, so that wards, armor, shields and doubles meet."""
    dice = random.Random(seed)
    house = dice.choice(PLAIN_HOUSES)
    at_home = [card for card in TEXTS if PRINTED[card]["house"] == house]

    def creature() -> dict[str, Any]:
        card = dice.choice(
            dice.choice(([each for each in at_home if each in CREATURES], CREATURES, CREATURES, CREATURES, MEDDLERS))
        )
        row: dict[str, Any] = {"card": card}
        for mark, chance, most in (("damage", 0.3, 2), ("aember", 0.25, 3), ("power_counters", 0.1, 2)):
            if dice.random() < chance:
                row[mark] = dice.randint(1, most)
        for mark, chance in (("warded", 0.15), ("stunned", 0.1), ("enraged", 0.1), ("exhausted", 0.3)):
            if dice.random() < chance:
                row[mark] = True
        if dice.random() < 0.3:
            row["upgrades"] = [dice.choice(UPGRADES) for _ in range(dice.randint(1, 2))]
        return row

    def player(bare: bool) -> dict[str, Any]:
        """Without cards outside play the first creature is the very first card of all."""
        found: dict[str, Any] = {
            "houses": [house, *dice.sample([each for each in PLAIN_HOUSES if each != house], 2)],
            "aember": dice.choice((0, 1, 3, 5, 6, 7, 9)),
            "keys": dice.sample(["red", "blue", "yellow"], dice.choice((0, 0, 1, 2))),
            "chains": dice.choice((0, 0, 0, 1, 7, 13, 24)),
            "hand": [dice.choice(at_home) for _ in range(dice.randint(3, 6))],
            "line": [creature() for _ in range(dice.randint(2, 6))],
            "artifacts": [dice.choice(ARTIFACTS) for _ in range(dice.randint(0, 2))],
            "deck": [dice.choice([*CREATURES, *ACTIONS, *ARTIFACTS, *UPGRADES]) for _ in range(dice.randint(0, 12))],
            "discard": [dice.choice([*CREATURES, *ACTIONS]) for _ in range(dice.randint(0, 4))],
            "archives": [dice.choice(ACTIONS) for _ in range(dice.choice((0, 0, 1, 2)))],
        }
        return {key: value for key, value in found.items() if not bare or key not in ("hand", "deck", "discard", "archives")}

    return {
        "game": "keyforge",
        "seed": seed,
        "house": house,
        "active": 1 + seed % 2,
        "players": [player(dice.random() < 0.2), player(False)],
    }


def total(opinions: list[KeyForge]) -> tuple[int, Counter[str]]:
    """How many questions were compared, and how often each matter was worked out."""
    seen: Counter[str] = Counter()
    for opinion in opinions:
        seen.update(opinion.seen)
    return sum(opinion.compared for opinion in opinions), seen


def play_game(seed: int, strangers: int = 0) -> KeyForge:
    dice = random.Random(seed)
    setup = {**game().random_setup(seed), "decks": [deck(dice, strangers), deck(dice, strangers)], "any_deck": True}
    opinion = KeyForge(TEXTS)
    opinion.play(game().start(setup, seed), picks(seed), 1500)
    return opinion


def play_position(seed: int) -> KeyForge:
    opinion = KeyForge(TEXTS)
    opinion.play(game().documents.position(crowded(seed)), picks(seed), 60)
    return opinion


@pytest.mark.parametrize("part", range(2))
def test_games_of_told_cards_agree(part: int) -> None:
    compared, seen = total([play_game(seed) for seed in range(part, GAMES * longer(), 2)])
    games = GAMES * longer() / 2
    assert compared > 150 * games, seen
    assert min(seen[matter] for matter in ("gained", "drawn", "fight", "damage", "destroyed")) > 10 * games, seen
    assert min(seen[matter] for matter in ("key", "armor", "together", "evaded")) > games, seen
    assert seen["victory"] > games / 2, "most games must have been followed to their end"


@pytest.mark.parametrize("part", range(4))
def test_crowded_tables_agree(part: int) -> None:
    compared, seen = total([play_position(seed) for seed in range(part, POSITIONS * longer(), 4)])
    positions = POSITIONS * longer() / 4
    assert compared > 30 * positions, seen
    assert min(seen[matter] for matter in ("fight", "damage", "destroyed", "gained", "chain shed", "drawn")) > positions, seen
    assert min(seen[matter] for matter in ("armor", "ward", "key", "spoils", "together", "reshuffled")) > positions / 4, seen
    assert min(seen[matter] for matter in ("stolen", "captured", "changed cost", "archives taken")) > positions / 20, seen


def test_games_with_strangers_agree_until_one_of_them_is_played() -> None:
    compared, seen = total([play_game(seed, 2) for seed in range(GAMES * longer() // 2)])
    assert compared > 10 * GAMES * longer(), seen


def fought() -> tuple[KeyForge, Any]:
    """A fight that is over for the engine, and not yet looked at: power 7 against power 4 and armor 2."""
    lines: list[dict[str, Any]] = [
        {"houses": ["brobnar", "dis", "logos"], "line": ["earthshaker"], "aember": 2},
        {"houses": ["sanctum", "dis", "logos"], "line": ["bulwark", "staunch-knight"], "aember": 2},
    ]
    s = game().documents.position({"game": "keyforge", "house": "brobnar", "players": lines})
    opinion = KeyForge(TEXTS)
    opinion.begin(s)
    assert s.decision is not None
    option = next(each for each in s.decision.options if each.verb == "fight" and each.target == s.zone(t.LINE, 1)[1])
    answer = opinion.answer_to(s.decision, option)
    s.choose(option)
    opinion.run(answer)
    return opinion, s


def test_a_fight_is_followed() -> None:
    opinion, s = fought()
    opinion.look(s)
    assert opinion.seen["armor"] == 1 and s.numbers[t.DAMAGE][s.zone(t.LINE, 1)[1]] == 3


@pytest.mark.parametrize("field", [t.EXHAUSTED, t.DAMAGE, t.AMBER, t.STUN, t.WARD, t.ENRAGE, t.POWER_UP])
def test_a_mark_that_is_wrong_is_noticed(field: int) -> None:
    opinion, s = fought()
    s.numbers[field][s.zone(t.LINE, 1)[0]] += 1
    with pytest.raises(Disagreement, match=t.CARD_FIELDS[field]):
        opinion.look(s)


@pytest.mark.parametrize(("tally", "noticed"), [(t.POOL, "pools"), (t.CHAINS, "chains"), (t.RED, "keys")])
def test_a_count_that_is_wrong_is_noticed(tally: int, noticed: str) -> None:
    opinion, s = fought()
    s.tallies[tally][1] += 1
    with pytest.raises(Disagreement, match=noticed):
        opinion.look(s)


def test_a_use_that_is_not_offered_is_noticed() -> None:
    opinion, s = fought()
    opinion.look(s)
    s.decision.options.pop()
    with pytest.raises(Disagreement, match="should be asked"):
        opinion.look(s)


def test_the_filter_lets_no_card_in_whose_text_is_not_told() -> None:
    opinion, s = fought()
    assert opinion.told(s)
    stranger = {"houses": ["dis", "logos", "mars"], "line": ["restringuntus"]}
    s = game().documents.position({"game": "keyforge", "house": "dis", "players": [stranger, stranger]})
    assert not opinion.told(s)
