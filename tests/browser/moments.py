"""Positions worth measuring: from the middle of real games, and the most crowded of a hundred random ones.

Looking for them takes minutes, so they are kept in `build/moments`, under a name that changes with the sources of the games.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tapete.core.game import Game
from tapete.core.layout import LINE, PLAN, ROW, TABLE, TUCKED
from tapete.core.refusal import BadDocument
from tapete.core.state import State
from tapete.lab.plan import Plan
from tapete.lab.playing import answer, prepare
from tapete.table.scene import layout_of

Position = dict[str, Any]
ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build/moments"
REAL = 3
RANDOM_GAMES = 100
LONGEST = 4000
SEED = 17
LOOK_EVERY = 5  # positions of random games that are counted
# The middle of a match lies between two of its games, where hardly anything is in play.
SINGLE = {"res_arcana": (("match", False),)}
ME = 0  # the seat from which the table is looked at
SPREAD = (LINE, ROW, TUCKED, PLAN)


def moments(game: str) -> dict[str, Position]:
    """The positions of a game by name: `real-1` to `real-3` and `crowded`."""
    file = KEPT / f"{game}-{digest(game)}.json"
    if not file.is_file():
        found = {f"real-{number + 1}": middle(game, number) for number in range(REAL)} | {"crowded": most_crowded(game)}
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    kept: dict[str, Position] = json.loads(file.read_text(encoding="utf-8"))
    return kept


def digest(game: str) -> str:
    """What the positions depend on: the rules and the cards of the game, and this file."""
    found = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=8)
    for file in sorted((ROOT / "src/tapete/games" / game).rglob("*.py")):
        found.update(file.read_bytes())
    return found.hexdigest()


def middle(game: str, number: int) -> Position:
    """Where a game between two bots that play at first sight stands when half of its decisions are made."""
    plan = Plan(game, 1, ("light", "light"), SEED, players=2, settings=SINGLE.get(game, ()))
    state, players = prepare(plan, number)
    length = 0
    while not state.over and length < LONGEST:
        answer(state, players, length)
        length += 1
    state, players = prepare(plan, number)
    for moves in range(length):
        if moves >= length // 2 and (position := written(state)) is not None:
            return position
        answer(state, players, moves)
    raise SystemExit(f"{game}: no position in the second half of game {number}")


def most_crowded(game: str) -> Position:
    plan = Plan(game, RANDOM_GAMES, ("random", "random"), SEED, players=2)
    best: Position = {}
    most = -1
    for number in range(RANDOM_GAMES):
        state, players = prepare(plan, number)
        for moves in range(LONGEST):
            if state.over:
                break
            if moves % LOOK_EVERY == 0 and lying(state) > most and (position := written(state)) is not None:
                best, most = position, lying(state)
            answer(state, players, moves)
    return best


def written(state: State) -> Position | None:
    """The position as a document, where it is the seat's own decision and can be written down."""
    if state.decision is None or state.decision.player != ME:
        return None
    try:
        return state.game.documents.to_position(state)
    except BadDocument:
        return None


def lying(state: State) -> int:
    """How many cards lie side by side on the table."""
    zones = spread_zones(state.game)
    return sum(len(cards) for at, cards in enumerate(state.zones) if zone_of(state, at) in zones)


def spread_zones(game: Game) -> frozenset[str]:
    return frozenset(area.zone for area in layout_of(game).areas if area.place == TABLE and area.form in SPREAD)


def zone_of(state: State, at: int) -> str:
    return state.game.zones[at // state.players].id
