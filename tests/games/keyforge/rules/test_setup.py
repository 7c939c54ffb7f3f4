"""Setting up a game, and series of games (KF-setup)."""

from __future__ import annotations

import pytest

from tapete.games.keyforge import things as t


@pytest.mark.clause("KF-setup-03", "KF-keys-01")
def test_each_player_starts_with_three_unforged_keys_one_of_each_colour(keyforge):
    table = keyforge.start()
    assert t.COLOUR_NAMES == ("red", "blue", "yellow")
    for player in (0, 1):
        assert [table.s.tallies[colour][player] for colour in t.KEY_COLOURS] == [0, 0, 0]


@pytest.mark.clause("KF-setup-04")
def test_the_first_player_is_drawn_by_lot_and_takes_the_first_turn(keyforge):
    began = set()
    for seed in range(12):
        table = keyforge.start(seed=seed)
        first = table.s.world[t.FIRST]
        table.answer("keep").answer("keep")
        assert table.decision.player == first
        assert table.s.turn == 1
        began.add(first)
    assert began == {0, 1}


@pytest.mark.clause("KF-setup-06")
def test_the_decks_are_shuffled(keyforge):
    deck = keyforge.deck("wolf", "imp", "scholar")
    hands = set()
    for seed in range(8):
        table = keyforge.start(seed=seed, first=0, decks=[deck, deck])
        hands.add(tuple(table.ids("hand")))
    assert len(hands) > 4, "different seeds deal different hands"
    again = keyforge.start(seed=3, first=0, decks=[deck, deck])
    assert tuple(again.ids("hand")) == tuple(keyforge.start(seed=3, first=0, decks=[deck, deck]).ids("hand"))


@pytest.mark.clause("KF-setup-07", "KF-setup-08")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_seven_cards_and_the_second_six(keyforge, first):
    table = keyforge.start(first=first)
    assert len(table.ids("hand", first + 1)) == 7
    assert len(table.ids("hand", 2 - first)) == 6
    assert len(table.ids("deck", first + 1)) == 29


@pytest.mark.clause("KF-setup-10")
def test_pools_are_empty_and_nothing_is_in_play_discarded_or_archived(keyforge):
    table = keyforge.start()
    assert (table.aember, table.enemy_aember) == (0, 0)
    for player in (1, 2):
        for zone in ("line", "artifacts", "upgrades", "discard", "archives", "purged"):
            assert table.ids(zone, player) == []
