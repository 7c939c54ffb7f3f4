"""The judge: whatever a player could try and does not find among the options is refused with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.grid.floor import DIRECTIONS, SIDE_LETTERS
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.abilities import strike_of


def attempts(s: State) -> Iterator[Option]:
    """Everything somebody might try at a decision, sensible or not."""
    assert s.decision is not None
    player, kind, plan = s.decision.player, s.decision.kind, t.floor(s)
    characters = t.monsters(s) + t.all_heroes(s)
    if kind == "main":
        yield from [Option(s.names, "step", (), word) for word in DIRECTIONS]
        yield from [Option(s.names, verb, (), side) for side in SIDE_LETTERS for verb in ("face", "open", "force")]
        yield from [Option(s.names, verb) for verb in ("again", "rest", "leave")]
        yield from [Option(s.names, "surge", (), which) for which in t.SURGES[1:]]
        yield from [Option(s.names, "attack", (target,)) for target in characters]
        yield from [Option(s.names, verb, (card,)) for card in t.shared(s, t.OPEN_THREATS) for verb in ("chest", "pick")]
        hidden = [plan.name(t.cell(s, card)) for card in t.shared(s, t.FACE_DOWN)]
        yield from [Option(s.names, verb, (), square) for square in hidden for verb in ("reveal", "disarm")]
        for card in s.zone(t.HAND, player):
            strike = strike_of(s.cards[card])
            if strike is not None:
                yield from [Option(s.names, "pet" if strike.pet else "cast", (card, target)) for target in characters]
    elif kind == "activate":
        yield from [Option(s.names, "activate", (who,)) for who in t.all_heroes(s)]
    elif kind == "select":
        cards = t.shared(s, t.AREA) + t.shared(s, t.PILE) + s.zone(t.HAND, player)
        yield from [Option(s.names, verb, (card,)) for card in cards for verb in ("buy", "salvage", "replace")]
    elif kind == "monster":
        yield from [Option(s.names, "monster", (who,)) for who in t.monsters(s)]
    elif kind == "goto":
        yield from [Option(s.names, "goto", (s.decision.source,), plan.name(at)) for at in range(plan.size)]
    elif kind == "react":
        yield from [Option(s.names, "react", (card,)) for card in s.zone(t.HAND, player)]


@pytest.mark.parametrize("setup", [{"players": 1}, {"players": 2}, {"players": 3, "pvp": True}])
def test_whatever_is_tried_and_not_offered_is_refused_with_a_clause(setup: dict[str, Any]) -> None:
    s = GAME.start(setup, 11)
    move = tried = 0
    clauses: set[str] = set()
    while not s.over:
        assert s.decision is not None
        options = s.decision.options
        move += 1
        if move % 9 == 0:
            offered = {option.id for option in options}
            for attempt in attempts(s):
                if attempt.id not in offered:
                    refusal = GAME.why_not(s, attempt.id)
                    assert refusal is not None, f"{attempt.id} is neither offered nor refused"
                    clauses.add(refusal.clause)
                    tried += 1
        s.choose(options[randomness.number(11, move, len(options))])
    assert tried > 500 and len(clauses) > 15 and all(clause.startswith("DA-") for clause in clauses)


@pytest.mark.parametrize(
    "setup", [{"players": 1}, {"players": 2}, {"players": 3, "pvp": True}, {"players": 2, "cooperative": True}]
)
def test_everything_in_sight_is_an_option_or_has_its_reason(setup: dict[str, Any]) -> None:
    s = GAME.start(setup, 7)
    kinds: set[str] = set()
    move = 0
    while not s.over:
        assert s.decision is not None
        options = s.decision.options
        move += 1
        if move % 11 == 0 or s.decision.kind not in kinds:
            kinds.add(s.decision.kind)
            told = {thing for option in options for thing in option.things}
            for option, refusal in GAME.impossible(s):
                assert refusal.clause.startswith("DA-") and s.decision.find(option.id) is None, option.id
                again = GAME.why_not(s, option.id)
                assert again is not None and again.clause == refusal.clause, option.id
                told.update(option.things)
            sight = {card for card in range(len(s.cards)) if GAME.sight.sees(s, s.decision.player, card)}
            assert sight <= told, [s.names[card] for card in sight - told]
        s.choose(options[randomness.number(7, move, len(options))])
    assert kinds >= {"draft", "deploy", "activate", "main", "discard", "goto"}


@pytest.mark.clause("DA-step-02", "DA-step-10", "DA-step-04", "DA-geometry-02")
def test_every_square_of_the_dungeon_is_an_option_or_has_its_reason(dungeon) -> None:
    halls = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [1, 2]}], "hallways": [[[1, 0], [1, 1]]]}
    t_ = dungeon(at="e2", monsters={"goblin": "e5"}, friends=[{"hero": "lorna", "at": "d5"}], points=3, **halls)
    told = {option.id: refusal.clause for option, refusal in GAME.impossible(t_.s)}
    assert told["walk:f6"] == "DA-step-02", "too far"
    assert told["walk:e5"] == "DA-step-10", "an enemy stands there"
    assert told["walk:d5"] == "DA-step-04", "a friend stands there"
    assert told["walk:e8"] == "DA-step-02", "behind a closed door"
    assert told["walk:e13"] == "DA-step-02", "in the room of the others"
    squares = {t.floor(t_.s).name(at) for at in range(t.floor(t_.s).size) if t.laid(t_.s) >> at & 1}
    near = {t.floor(t_.s).name(at) for at in t.layout(t_.s).next[t.cell(t_.s, t_.card("petra"))]}
    offered = {option.removeprefix("walk:") for option in t_.options if option.startswith("walk:")}
    refused = {id.removeprefix("walk:") for id in told if id.startswith("walk:")}
    assert offered | refused == squares - near - {"e2"} and not offered & refused
    assert {option for option in [*t_.options, *told] if option.startswith("step:")} == {f"step:{word}" for word in DIRECTIONS}


@pytest.mark.clause("DA-rest-01", "DA-rest-12", "DA-rest-07", "DA-move-07", "DA-surge-08")
def test_every_button_says_why_it_is_not_there(dungeon) -> None:
    told = {option.id: refusal.clause for option, refusal in GAME.impossible(dungeon(at="e2", second=True, started=True).s)}
    assert told["again"] == "DA-move-07" and told["rest"] == "DA-rest-01" and told["leave"] == "DA-rest-12"
    assert told["surge:speed"] == "DA-surge-08", "no cards to bury"
    down = dungeon(at="e2", hero={"damage": 6, "defeated": True})
    told = {option.id: refusal.clause for option, refusal in GAME.impossible(down.s)}
    assert told["done"] == "DA-rest-07" and told["again"] == "DA-defeat-11" and "rest" in down.options
