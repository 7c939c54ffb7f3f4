"""In the middle of a payment, or of a choice of several parts, a question says what was given and what is left."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tapete import games
from tapete.core.bills import KINDS, PAID, SHARED, Bill
from tapete.core.decision import Decision
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.table.look import Look
from tapete.table.news import question

GAMES = ("keyforge", "res_arcana", "mitos_y_leyendas", "atrum_arena", "dungeon_alliance")
PLAYED = 12  # random games
LONGEST = 400  # answers in each of them


def asked(id: str) -> Iterator[tuple[State, Decision, Bill | None]]:
    """The questions of some random games, each with its bill."""
    game = games.find(id)
    for number in range(PLAYED):
        chance = random.Random(number)
        s = game.start(game.random_setup(number), number)
        for _ in range(LONGEST):
            if s.decision is None:
                break
            yield s, s.decision, s.stack[-1].bill(s)
            s.choose(chance.choice(s.decision.options))


def amount(parts: list[tuple[str, int]]) -> int:
    return sum([value for _, value in parts])


@pytest.mark.parametrize("id", GAMES)
def test_what_was_given_and_what_is_left_make_the_whole(id: str) -> None:
    """Each answer moves something from what is left to what was given, and nothing gets lost on the way."""
    symbols = {symbol.id for symbol in games.find(id).layout().symbols} | {""}
    seen: Counter[str] = Counter()
    steps = 0
    before: tuple[Frame, Bill] | None = None
    for s, decision, bill in asked(id):
        if bill is None:
            before = None
            continue
        seen[bill.kind] += 1
        assert bill.kind in KINDS
        assert bill.done or bill.due, decision
        assert {symbol for symbol, _ in bill.done + bill.due} <= symbols
        if before is not None and before[0] is s.stack[-1] and bill.kind in (PAID, SHARED) and decision.kind != "discount":
            steps += 1
            assert amount(bill.done) + amount(bill.due) == amount(before[1].done) + amount(before[1].due), decision
            assert amount(bill.done) > amount(before[1].done), decision
        before = (s.stack[-1], bill) if decision.kind != "discount" else None
    assert seen, "no payment was seen"
    if id in ("res_arcana", "mitos_y_leyendas"):
        assert steps > 5


@pytest.mark.parametrize("id", GAMES)
def test_only_who_decides_is_told(id: str) -> None:
    """The bill goes with the question: others learn neither, and cards that one does not see are not named."""
    told = 0
    for s, decision, bill in asked(id):
        if bill is None or told > 20:
            continue
        told += 1
        shown = question(Look(s, decision.player), decision)
        assert shown is not None
        assert shown.bill is not None
        assert [(each.symbol, each.value) for each in shown.bill.due] == bill.due
        sight = s.game.sight
        assert shown.bill.cards == [s.names[card] for card in bill.cards if sight.sees(s, decision.player, card)]
        other = question(Look(s, (decision.player + 1) % s.players), decision)
        assert other is not None
        assert other.bill is None or s.players == 1
    assert told
