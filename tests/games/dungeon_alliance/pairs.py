"""Positions in which two things that react, ready, move, mark, heal, stay or strike apart meet each other, played on at random.

    python -m tests.games.dungeon_alliance.pairs [--count N] [--seed N] [--moves N] [--part 1/2]

plays all pairs (or ``--count`` of them) and names those that raise something, never come to a decision or pay wrongly, and those
about which the second opinion (tests/oracles) thinks otherwise. Cards, artifacts, monsters, traps and solo cards are chosen by the
words they are written in, so that whatever is added later joins by itself.
"""

from __future__ import annotations

import random
import sys
from typing import Any, cast

from tests.games import pairs as runner
from tests.games.dungeon_alliance.whole_games import GAME
from tests.games.pairs import Meetings, one_of_each
from tests.oracles.dungeon_alliance import DungeonAlliance

from tapete.core.decision import Option
from tapete.core.ledger import Book
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.abilities import Power
from tapete.games.dungeon_alliance.perils import Trait
from tapete.games.dungeon_alliance.vocabulary.threats import Alarm, Hole

MODES: tuple[dict[str, Any], ...] = ({}, {"pvp": True}, {"cooperative": True})  # alone, against each other, together

ROOMS = (("shrine", [1, 1]), ("abyss", [1, 2]), ("throne", [0, 1]))


def meddles(thing: t.Thing) -> bool:
    """Whether it reacts, strikes apart from its hero, or touches others by more than what it adds."""
    if isinstance(thing, t.Card) and ("reaction" in thing.types or len(thing.types) > 1 or thing.base[1]):
        return True
    return thing.kind == t.SOLO or any(isinstance(ability, (Power, Trait, Alarm, Hole)) for ability in thing.abilities)


def meddlers() -> list[str]:
    """The things to pair, one of those that are alike in kind, text and numbers."""
    things = [cast(t.Thing, each) for each in GAME.catalogue.values()]
    return one_of_each(
        [thing for thing in things if meddles(thing)], lambda thing: GAME.speech.facts_text(cast(t.Thing, thing), "es")
    )


def thing(id: str) -> t.Thing:
    return cast(t.Thing, GAME.catalogue[id])


def hero_for(card: t.Card, taken: list[str]) -> str:
    """A hero whose icons the card asks for."""
    heroes = [each for each in GAME.catalogue.values() if isinstance(each, t.Hero)]
    for each in sorted(heroes, key=lambda hero: hero.id in taken):
        count = each.classes.count
        icons = (
            any(count(kind) for kind in card.classes)
            if card.either
            else all(count(kind) >= card.classes.count(kind) for kind in card.classes)
        )
        if icons and (not card.races or each.race in card.races):
            return each.id
    raise AssertionError(f"{card.id} fits nobody")


def meeting(first: str, second: str, scene: int, seed: int) -> State:
    """Both at hand in a crowded room and the one beyond it, some people hurt, one of them down."""
    dice = random.Random(seed)
    mode = MODES[scene]
    names: list[list[str]] = [[], []]
    things = list(dict.fromkeys((first, second)))  # there is one of each
    holder = {id: at if mode.get("pvp") else 0 for at, id in enumerate(things)}
    for id in things:
        if isinstance(thing(id), t.Card):
            names[holder[id]].append(hero_for(cast(t.Card, thing(id)), names[0] + names[1]))
    others = [each.id for each in GAME.catalogue.values() if isinstance(each, t.Hero)]
    dice.shuffle(others)
    for side in names:
        side[:] = list(dict.fromkeys(side))
    names[1] = [name for name in names[1] if name not in names[0]]
    for side in names:
        while len(side) < 4:
            side.append(next(name for name in others if name not in names[0] + names[1]))
    squares = [f"{x}{y}" for y in (4, 5, 6) for x in "def"] + ["e2", "e3"]
    dice.shuffle(squares)
    spare = [f"{x}{y}" for x in "def" for y in (13, 14, 15)]

    def hero(name: str, at: int) -> dict[str, Any]:
        hurt = dice.choice((0, 1, 2)) if at else 2
        if at == 2:
            hurt = cast(t.Hero, thing(name)).health
        place = squares.pop() if at < 3 and len(squares) > 5 else spare.pop()
        poison = min(hurt, dice.choice((0, 1)))
        faces = {"at": place, "faces": dice.choice("nesw")}
        return {"hero": name, **faces, "damage": hurt - poison, "poison": poison, "defeated": at == 2, "exhausted": False}

    def player(side: int) -> dict[str, Any]:
        mine = [id for id in things if holder[id] == side and isinstance(thing(id), t.Card)]
        artifacts = [id for id in mine if "artifact" in cast(t.Card, thing(id)).types]
        filler = [id for id in FILLERS[side] if id not in things]
        hand = [*[id for id in mine if id not in artifacts], *filler]
        return {"heroes": [hero(name, at) for at, name in enumerate(names[side])], "hand": hand, "artifacts": artifacts, "xp": 4}

    alone = mode == {}
    if alone:
        spare = [f"{x}{y}" for x in "def" for y in (1,)]
    people = [player(0)] if alone else [player(0), player(1)]
    monsters = [id for id in things if thing(id).kind == t.MONSTER] + ["goblin", "orc_shaman", "skeleton"]
    threats = [id for id in things if thing(id).kind == t.THREAT] or ["dart_trap"]
    doc: dict[str, Any] = {
        "game": "dungeon_alliance", "seed": seed, "players": people, **mode, "reserves": [0, 3], "cycle": 1, "round": 2,
        "first": 1, "tiles": [{"tile": tile, "slot": slot} for tile, slot in ROOMS],
        "hallways": [[[1, 0], [1, 1]], [[1, 1], [1, 2]], [[0, 1], [1, 1]]], "tile_area": ["roost", "lair"],
        "monsters": [
            {"monster": id, "at": place, "faces": dice.choice("nesw"), "exhausted": at == 1}
            for at, (id, place) in enumerate(zip(dict.fromkeys(monsters), [*squares[:2], "e7", "c5", "d8"], strict=False))
        ],
        "threats": [
            {"threat": id, "at": place, "hidden": True} for id, place in zip(threats, ("f9", "a4"), strict=False)
        ],
    }  # fmt: skip
    omens = [id for id in things if thing(id).kind == t.SOLO] or ["omen_6"]
    if not mode.get("pvp"):
        doc |= {"solo": omens[:1], "solo_deck": [*omens[1:], *[id for id in ("omen_1", "omen_16") if id not in omens]]}
    s = GAME.documents.position(doc)
    s.book = Book()
    return s


FILLERS = (["duck", "map", "boots", "javelin"], ["reflex", "potion", "sling", "travel_cloak"])


def play_on(s: State, first: str, second: str, seed: int, moves: int) -> None:
    """Answers that gladly name one of the two, with the second opinion beside them."""
    opinion = DungeonAlliance()
    opinion.look(s)

    def keen(s: State, option: Option) -> bool:
        return any(s.cards[each].id in (first, second) for each in option.things) or option.verb == "unleash"

    runner.play_on(s, seed, moves, (*runner.IDLE, "face", "again", "rest", "bury"), give=opinion.give, keen=keen)


def play(first: str, second: str, scene: int, seed: int, moves: int) -> None:
    play_on(meeting(first, second, scene, seed), first, second, seed, moves)


MEETINGS = Meetings(meddlers(), len(MODES), play)

if __name__ == "__main__":
    sys.exit(MEETINGS.main(str(__doc__).partition("\n")[0]))
