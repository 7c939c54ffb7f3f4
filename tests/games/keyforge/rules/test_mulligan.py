"""The mulligan (KF-mulligan)."""

from __future__ import annotations

import pytest


@pytest.mark.clause("KF-mulligan-01", "KF-setup-09")
def test_a_mulligan_gives_a_new_hand_with_one_card_fewer(keyforge):
    t = keyforge.start(first=0, seed=5)
    before = list(t.s.zone(1, 0))
    t.answer("mulligan")
    assert len(t.ids("hand")) == 6
    assert len(t.ids("deck")) == 30
    assert set(t.s.zone(1, 0)) != set(before)
    t.answer("mulligan")
    assert len(t.ids("hand", 2)) == 5


@pytest.mark.clause("KF-mulligan-02")
def test_the_second_hand_is_kept(keyforge):
    t = keyforge.start(first=0)
    t.answer("mulligan")
    assert t.decision.player == 1, "the first player is not asked again"
    t.answer("keep")
    assert t.decision.kind == "house"
    assert t.refusal("mulligan").clause == "KF-mulligan-02"


@pytest.mark.clause("KF-mulligan-03", "KF-setup-09")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_decides_first(keyforge, first):
    t = keyforge.start(first=first)
    assert t.decision.kind == "mulligan"
    assert t.decision.player == first
    t.answer("keep")
    assert t.decision.player == 1 - first
    t.answer("keep")
    assert t.decision.kind == "house"
    assert [len(t.ids("hand", 1)), len(t.ids("hand", 2))] == ([7, 6] if first == 0 else [6, 7])


@pytest.mark.clause("KF-mulligan-04")
def test_with_chains_the_new_hand_is_one_smaller_than_the_one_held_and_sheds_no_other_chain(keyforge):
    t = keyforge.start(first=0, chains=[7, 0])
    assert len(t.ids("hand")) == 5
    assert t.chains() == 6
    t.answer("mulligan")
    assert len(t.ids("hand")) == 4
    assert t.chains() == 6
