"""Dungeon Alliance against its second opinion, over thousands of random decisions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.oracles.common import Disagreement, longer
from tests.oracles.dungeon_alliance import DungeonAlliance
from tests.oracles.dungeon_combat import PRINTED

from tapete.core.decision import Decision, Option
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.declaration import dungeon_alliance

GAME = dungeon_alliance()
GAMES = 8
POSITIONS = 240
EAGER = ("attack", "cast", "pet", "react", "chest", "pick", "force", "unleash")  # what crowded tables are about
MODES: list[dict[str, Any]] = [{"players": 1}, {"players": 2}, {"players": 2, "pvp": True}, {"players": 2, "cooperative": True}]
SLOTS = [[column, row] for column in range(3) for row in range(1, 4)]


def picks(seed: int, eager: float) -> Callable[[Decision], Option]:
    dice = random.Random(seed)

    def pick(asked: Decision) -> Option:
        wanted = [option for option in asked.options if option.verb in EAGER]
        if wanted and dice.random() < eager:
            return dice.choice(wanted)
        if asked.kind == "main" and dice.random() < 0.2 * eager and asked.find("done") is not None:
            return asked.find("done")
        return dice.choice(asked.options)

    return pick


def room_of(at: str) -> tuple[int, int]:
    return "abcdefghi".index(at[0]) // 3, (int(at[1:]) - 1) // 3


def crowded(seed: int) -> dict[str, Any]:
    """A dungeon full of people: whoever seldom meets in a game meets here."""
    dice = random.Random(seed)
    mode = MODES[seed % len(MODES)]
    slots = [[1, 1], *dice.sample(SLOTS, 3)] if dice.random() < 0.8 else [[1, 1], [0, 1]]
    slots = [slot for at, slot in enumerate(slots) if slot not in slots[:at]]
    starts = [[1, 0]] + [[1, 4]] * (mode["players"] - 1)
    of: dict[str, list[str]] = {}
    for id, card in PRINTED.items():
        kind = {t.HERO: "hero", t.MONSTER: "monster", t.THREAT: "threat", t.TILE: "tile", t.SOLO: "solo"}.get(card.row.kind, "card")
        of.setdefault(kind, []).append(id)
    tiles = [tile for tile in of["tile"] if not tile.startswith("start")]
    dice.shuffle(tiles)
    rooms = starts + slots
    doors = [[a, b] for a in rooms for b in rooms if a < b and abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and dice.random() < 0.8]
    packed = dice.sample(rooms, min(len(rooms), 3))  # most stand close together
    free = [(room[0] * 3 + x, room[1] * 3 + y) for room in packed for x in range(3) for y in range(3)]
    free += [(room[0] * 3 + 1, room[1] * 3 + 1) for room in rooms if room not in packed]
    dice.shuffle(free)
    heroes, cards = dice.sample(of["hero"], len(of["hero"])), dice.sample(of["card"], len(of["card"]))

    def square() -> dict[str, str]:
        x, y = free.pop()
        return {"at": f"{'abcdefghi'[x]}{y + 1}", "faces": dice.choice("nesw")}

    def fitting(hero: str, want: int) -> list[Any]:
        """Cards for a hero to have played: of different types, its own first."""
        found: list[Any] = []
        types: set[str] = set()
        for card in sorted(cards, key=lambda card: PRINTED[card].row.number != PRINTED[hero].row.number):
            row = PRINTED[card].row
            if len(found) < want and row.types[0] != "artifact" and not types & set(row.types):
                types |= set(row.types)
                cards.remove(card)
                found.append({"card": card, "base": True} if row.base[1] and (not row.bonuses or dice.random() < 0.5) else card)
        return found

    def hero(ready: bool) -> dict[str, Any]:
        name = heroes.pop()
        health = PRINTED[name].row.health
        hurt = dice.choice((0, 0, 1, 2, health - 1, health))
        poison = min(hurt, dice.choice((0, 0, 0, 1, 2)))
        wounds = {"damage": hurt - poison, "poison": poison, "defeated": hurt == health}
        under = fitting(name, dice.randint(0, 2))
        return {"hero": name, **square(), **wounds, "under": under, "exhausted": not ready}

    def player() -> dict[str, Any]:
        team = [hero(at >= cycle - 1) for at in range(4)]  # one has been activated in each cycle before
        numbers = [PRINTED[each["hero"]].row.number for each in team]
        own = [card for card in cards if PRINTED[card].row.number in numbers]
        hand = own[:3] + dice.sample([card for card in cards if card not in own and PRINTED[card].row.types[0] != "artifact"], 3)
        artifacts = dice.sample([card for card in cards if PRINTED[card].row.types[0] == "artifact"], dice.choice((0, 0, 1, 3)))
        for card in hand + artifacts:
            cards.remove(card)
        deck = dice.sample([card for card in cards if PRINTED[card].row.types[0] != "artifact"], dice.randint(0, 6))
        for card in deck:
            cards.remove(card)
        return {"heroes": team, "hand": hand, "artifacts": artifacts, "deck": deck, "xp": dice.randint(0, 9)}

    def monster() -> dict[str, Any]:
        name = dice.choice(of["monster"])
        row: dict[str, Any] = {"monster": name, **square(), "exhausted": dice.random() < 0.3}
        if PRINTED[name].row.health > 2 and dice.random() < 0.4:
            row["damage"] = [dice.randint(0, 1) for _ in range(mode["players"])]
        return row

    def threat() -> dict[str, Any]:
        at = square()["at"]
        entered = any(room_of(at) == room_of(each["at"]) for row in people for each in row["heroes"])
        return {"threat": dice.choice(of["threat"]), "at": at, "hidden": not entered}  # who enters a room turns up what lies there

    cycle = dice.randint(1, 4)
    people = [player() for _ in range(mode["players"])]
    crowd = list({row["monster"]: row for row in [monster() for _ in range(min(dice.randint(2, 6), len(free) - 3))]}.values())
    threats = list({row["threat"]: row for row in [threat() for _ in range(dice.randint(0, 3))]}.values())
    alone = {"solo": [dice.choice(of["solo"])]} if mode["players"] == 1 or "cooperative" in mode else {}
    return {
        "game": "dungeon_alliance", "seed": seed, "players": people, "monsters": crowd, "threats": threats, "hallways": doors,
        "tile_area": [tiles.pop(), tiles.pop()],
        "tiles": [{"tile": tiles.pop(), "slot": slot, "rotation": dice.choice((0, 90, 180, 270))} for slot in slots],
        "round": dice.randint(1, 4), "cycle": cycle, "first": dice.randint(1, mode["players"]),
        "reserves": dice.choice(([3, 5], [0, 4], [0, 0], [12, 16])), **alone,
        **{key: mode[key] for key in mode if key != "players"},
    }  # fmt: skip


def followed(play: Callable[[int], DungeonAlliance], seeds: range) -> tuple[int, Counter[str]]:
    """How many positions were compared, and how often each matter was worked out."""
    compared, count = 0, Counter[str]()
    for seed in seeds:
        opinion = play(seed)
        compared += opinion.compared
        count.update(opinion.count)
    return compared, count


def play_game(seed: int) -> DungeonAlliance:
    opinion = DungeonAlliance()
    opinion.play(GAME.start({"basic": seed % 3 == 0, **MODES[seed % len(MODES)]}, seed), picks(seed, 0.3), 1500)
    return opinion


def play_position(seed: int) -> DungeonAlliance:
    opinion = DungeonAlliance()
    opinion.play(GAME.documents.position(crowded(seed)), picks(seed, 0.6), 50)
    return opinion


@pytest.mark.parametrize("part", range(4))
def test_games_from_their_first_activation_agree(part: int) -> None:
    """Alone, against a rival, in PvP and together: part by part."""
    compared, count = followed(play_game, range(part, GAMES * longer(), 4))
    games = GAMES * longer() / 4
    assert compared > 100 * games, count
    assert min(count[matter] for matter in ("step", "attack", "monster", "final phase")) > games, count


@pytest.mark.parametrize("part", range(4))
def test_crowded_dungeons_agree(part: int) -> None:
    compared, count = followed(play_position, range(part, POSITIONS * longer(), 4))
    positions = POSITIONS * longer() / 4
    assert compared > 25 * positions, count
    assert min(count[matter] for matter in ("attack", "hit", "step", "monster attack", "wound")) > positions, count
    assert min(count[matter] for matter in ("kill", "poison", "defeat", "mend", "card")) > positions / 4, count
    assert count["omen" if part in (0, 3) else "shared kill"] > 0, count
    assert min(count[matter] for matter in ("pet", "reaction", "chest", "threat")) > 0, count


@pytest.mark.parametrize(
    ("tampered", "noticed"),
    [("damage", r"damage', 'petra'\): 2 expected, 1 found"), ("xp", r"xp', 0\): 0 expected"), ("points", "the turn")],
)
def test_a_difference_is_noticed(tampered: str, noticed: str) -> None:
    s = GAME.documents.position(
        {
            "players": [{"heroes": [{"hero": "petra", "at": "e2", "damage": 2}]}, {"heroes": [{"hero": "holgar", "at": "e14"}]}],
            "monsters": [{"monster": "ogre", "at": "e3"}],
            "activating": "petra",
        }
    )
    opinion = DungeonAlliance()
    opinion.look(s)
    s.choose(s.decision.find("attack:ogre#1"))
    opinion.goes_on(s, "attack:ogre#1")
    if tampered == "damage":
        s.numbers[t.DAMAGE][s.names.index("petra")] = 1
    elif tampered == "xp":
        s.tallies[t.XP][0] = 3
    else:
        s.stack[-1].points -= 1
    with pytest.raises(Disagreement, match=noticed):
        opinion.look(s)


def test_an_attack_that_is_not_offered_is_noticed() -> None:
    s = GAME.documents.position(
        {
            "players": [{"heroes": [{"hero": "petra", "at": "e2"}]}],
            "monsters": [{"monster": "ogre", "at": "e3"}],
            "activating": "petra",
        }
    )
    s.decision.options.remove(s.decision.find("attack:ogre#1"))
    with pytest.raises(Disagreement, match=r"not offered though it may: \['attack:ogre#1'\]"):
        DungeonAlliance().look(s)
