"""Atrum Arena against its second opinion, over thousands of random decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.oracles.atrum_arena import AtrumArena, AtrumFollower
from tests.oracles.atrum_arena_print import MAIN_TYPES, POWERS
from tests.oracles.common import Disagreement, longer

from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.atrum_arena import declaration, game
from tapete.games.atrum_arena.catalogue import POWERS as CATALOGUE
from tapete.games.atrum_arena.position import PARTS, PHASES
from tapete.games.atrum_arena.things import Reptante

GAME = game()  # all powers are declared
GAMES = 8
POSITIONS = 100
BANNED = "incursion-cadaverica-2"
RAIDS = {
    "hand": ("DiscardRandom", "DiscardSeen"),
    "altar": ("Exploit", "ExploitOwn", "ExhaustMinions", "ReturnToHand", "Swap", "Bury"),
}


def picks(seed: int) -> Iterator[int]:
    dice = random.Random(seed)
    while True:
        yield dice.getrandbits(32)


def crowded(seed: int) -> State:
    """A position with full hands and altars, and reptantes with any powers: what seldom meets in a game meets here."""
    dice = random.Random(seed)
    made = declaration.AtrumArena()
    players = dice.choice((2, 2, 2, 3, 4))
    left = [type for type in (*MAIN_TYPES, "shadow") for _ in range(10 if players < 4 else 20)]
    dice.shuffle(left)
    powers = [power for power in POWERS if power != BANNED]
    favoured = dice.sample(powers, 12)  # so that some powers meet themselves and each other often
    battle, raid, mirror = seed % 4 == 0, seed % 4 == 1, seed % 4 == 2
    scarce = dice.choice(("hand", "altar")) if raid else ""
    if battle:  # one Attack and whatever answers it
        powers = [
            power for power in powers if POWERS[power].has("Damage", "Prevent", "Reinforce", "IfReinforced", "Annul", "Claim")
        ]
        favoured = [power for power in powers if POWERS[power].has("Prevent", "Reinforce")]
    elif raid:  # what takes from others what they have set aside, while they have little more
        powers = [power for power in powers if POWERS[power].kind == "TACTICAL" and POWERS[power].cost < 3]
        favoured = [power for power in powers if POWERS[power].has(*RAIDS[scarce])]
    elif mirror:  # copies, and what they copy
        powers = [power for power in powers if POWERS[power].kind in ("TACTICAL", "COPYING") and 0 < POWERS[power].cost < 4]
        favoured = [power for power in powers if POWERS[power].copies]

    def team(seat: int) -> list[object]:
        names: list[object] = []
        for number in range(dice.randint(1, 3)):
            name = f"{'abcd'[seat]}{number + 1}"
            ids = [dice.choice(favoured if dice.random() < 0.5 else powers) for _ in range(5)]
            made.register(Reptante(name, Words(name, name), tuple([CATALOGUE[id].power for id in ids]), True, ""))
            names.append({"card": name, "exhausted": dice.random() < 0.15})
        return names

    def some(most: int) -> list[str]:
        return [left.pop() for _ in range(min(dice.randint(0, most), len(left)))]

    def player(seat: int) -> dict[str, object]:
        altar: list[object] = [
            {"card": card, "exhausted": dice.random() < (0 if raid else 0.25)} for card in some(3 if scarce == "altar" else 7)
        ]
        return {
            "reptantes": team(seat),
            "hand": some(3 if scarce == "hand" else 7),
            "altar": altar,
            "resistance": dice.choice((10, 15, 20) if battle else (0, 1, 2, 3, 5, 8, 10, 12, 19, 20)),
            "placed": dice.random() < 0.5,
            "fell": dice.random() < 0.3,
        }

    active = dice.randint(1, players)
    part = "development" if battle else dice.choice((*PARTS, "development", "development"))
    document = {
        "game": "atrum_arena",
        "seed": seed,
        "players": [player(seat) for seat in range(players)],
        "groups": players == 4 and dice.random() < 0.5,
        "active": active,
        "turn": 2 * players + active,
        "phase": "main" if part == "development" else dice.choice(PHASES),
        "part": part,
        "vertedero": some(20),
        "fosa": some(20) if dice.random() < 0.3 else left,
        "rest": "none",
    }
    return made.documents.position(document)


@pytest.mark.parametrize("part", range(4))
def test_games_from_their_setup_agree(part: int) -> None:
    followed = 0
    for seed in range(part, GAMES * longer(), 4):
        s = GAME.start(GAME.random_setup(seed), seed)
        follower = AtrumFollower(AtrumArena(), s)
        follower.play(s, picks(seed), 400)
        followed += follower.followed
    assert followed > 100 * GAMES * longer() / 4, "it must have been followed from the first turn on"


@pytest.mark.parametrize("part", range(4))
def test_crowded_tables_agree(part: int) -> None:
    followed = compared = 0
    for seed in range(part, POSITIONS * longer(), 4):
        s = crowded(seed)
        follower = AtrumFollower(AtrumArena(), s)
        follower.play(s, picks(seed), 60)
        followed += follower.followed
        compared += follower.compared
    assert followed > 40 * POSITIONS * longer() / 4
    assert compared > 20 * POSITIONS * longer() / 4, "between two actions all facts are compared"


@pytest.mark.parametrize(("field", "shown"), [("resistance", "resistance"), ("returns", "returns"), ("token_golem", "token")])
def test_a_difference_is_noticed(field: str, shown: str) -> None:
    s = GAME.start(GAME.random_setup(0), 0)
    follower = AtrumFollower(AtrumArena(), s)
    follower.look(s)
    follower.answer("pass")
    s.choose(s.decision.find("pass"))
    s.tallies[s.game.player_fields.index(field)][0] += 1
    with pytest.raises(Disagreement, match=shown):
        follower.look(s)


def test_a_power_that_is_not_offered_is_noticed() -> None:
    s = crowded(1)
    follower = AtrumFollower(AtrumArena(), s)
    while len(s.decision.options) == 1:
        s.choose(s.decision.options[0])
    s.decision.options.pop(0)
    with pytest.raises(Disagreement, match="should be asked"):
        follower.look(s)


def test_chains_with_marks_of_several_players_come_up() -> None:
    """What the comparison is for must happen in it."""
    longest = unlaunched = exploited = 0
    for seed in range(20):
        s = crowded(seed)
        follower = AtrumFollower(AtrumArena(), s)
        for pick, _ in zip(picks(seed), range(60), strict=False):
            if s.over:
                break
            option = s.decision.options[pick % len(s.decision.options)]
            exploited += option.verb == "exploit"
            longest = max(longest, len(s.reserved))
            follower.answer(option.id)
            s.choose(option)
            unlaunched += len([each for each in s.log if s.game.event_kinds[each.event.kind].id == "not_launched"])
            follower.look(s)
    assert longest >= 5 and unlaunched > 10 and exploited > 50
