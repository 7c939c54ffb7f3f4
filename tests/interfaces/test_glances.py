"""What looks remember is never told of anything else: cards of one glance are alike, and old looks tell what new ones do."""

from __future__ import annotations

from random import Random

import pytest

from tapete import games
from tapete.core.encoding import LOOK
from tapete.core.flat import Flat
from tapete.core.observation import ACTIONS, observed
from tapete.core.rows import Layout
from tapete.core.state import State
from tapete.interfaces.table import deal, seats_for

STEPS = 250


def shown(s: State, player: int, layout: Layout, flat: Flat) -> tuple[bytes, bytes]:
    sight = observed(s, player, layout)
    return bytes(sight.told()), bytes(flat.vector(sight))


@pytest.mark.parametrize("game", games.ids())
def test_a_look_that_remembers_others_tells_what_a_first_look_tells(game: str) -> None:
    declared = games.find(game)
    players = seats_for(declared, 0)
    layout = Layout(declared, players, declared.encoding.rows(players), ACTIONS)
    flat = Flat(layout)
    chance = Random(game)
    table = deal(game, players, 1)
    for step in range(STEPS):
        if table.over:
            table = deal(game, players, step, (), True)
        player = step % players if chance.random() < 0.2 else table.player
        told = shown(table.state, player, layout, flat)
        if chance.random() < 0.3:
            fresh = Layout(declared, players, layout.rows, ACTIONS)
            assert told == shown(table.state, player, fresh, Flat(fresh))
        table.act(chance.randrange(table.legal))


@pytest.mark.parametrize("game", games.ids())
def test_cards_of_one_glance_are_told_alike(game: str) -> None:
    declared = games.find(game)
    encoding = declared.encoding
    players = seats_for(declared, 0)
    layout = Layout(declared, players, declared.encoding.rows(players), ACTIONS)
    chance = Random(game)
    table = deal(game, players, 2)
    known: dict[tuple[object, ...], list[int]] = {}
    glanced = looked = 0
    for step in range(STEPS):
        if table.over:
            table = deal(game, players, step, (), True)
        s, player = table.state, table.player
        sight = observed(s, player, layout)
        for outlook in sight.outlooks:
            for card in outlook.seen if layout.lively[outlook.kind] else ():
                glance = encoding.glance(s, player, card, sight.rows)
                looked += glance == LOOK
                glanced += glance != LOOK
                if glance != LOOK:
                    moment: list[int] = []
                    encoding.card(s, player, card, sight.rows, moment)
                    layout.fit(moment, 0, layout.lows, layout.highs)
                    copied: list[int] = []
                    encoding.copy(s, card, copied)
                    key = (s.cards[card].id, *copied, (s.owners[card] - player) % players, outlook.kind, outlook.seat, glance)
                    assert known.setdefault(key, moment) == moment, s.names[card]
        table.act(chance.randrange(table.legal))
    assert glanced > 10 * looked
