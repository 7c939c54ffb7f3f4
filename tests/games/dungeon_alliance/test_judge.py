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
