"""The Rule of Six (KF-six)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import deed, relic

from tapete.core.effects import Times
from tapete.games.keyforge.vocabulary.abilities import action
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.damage import ready
from tapete.games.keyforge.vocabulary.nouns import THIS_ARTIFACT, a, artifact, creature
from tapete.games.keyforge.vocabulary.using import use
from tapete.games.keyforge.vocabulary.zones import return_to_hand


@pytest.mark.clause("KF-six-01", "KF-use-02")
def test_a_card_is_used_six_times_in_a_turn_and_no_more(keyforge):
    keyforge.add(relic("engine", action(gain(1), ready(THIS_ARTIFACT))))
    t = keyforge.table(house="brobnar", artifacts=["engine"])
    for _ in range(6):
        t.use("engine")
    assert t.aember == 6
    assert t.refusal("action", "engine").clause == "KF-six-01"


@pytest.mark.clause("KF-six-01")
def test_copies_of_the_same_name_and_plays_share_the_count(keyforge):
    t = keyforge.table(house="brobnar", hand=["lamp"] * 4, artifacts=["lamp"] * 4)
    for copy in range(1, 4):
        t.act("play", f"lamp#{copy}")
    for copy in range(5, 8):
        t.act("action", f"lamp#{copy}")
    assert t.refusal("play", "lamp#4").clause == "KF-six-01"
    assert t.refusal("action", "lamp#8").clause == "KF-six-01"
    assert t.can("discard", "lamp#4"), "discarding is neither playing nor using"


@pytest.mark.clause("KF-six-01")
def test_it_also_binds_what_an_effect_would_use_or_play(keyforge):
    keyforge.add(relic("engine", action(gain(1), ready(THIS_ARTIFACT))), deed("order", use(a(artifact.friendly))))
    t = keyforge.table(house="brobnar", hand=["order"], artifacts=["engine"])
    for _ in range(6):
        t.use("engine")
    t.play("order")
    assert t.aember == 6


@pytest.mark.clause("KF-six-02")
def test_the_count_starts_anew_each_turn(keyforge):
    keyforge.add(relic("engine", action(gain(0), ready(THIS_ARTIFACT))))
    t = keyforge.table(house="brobnar", artifacts=["engine"])
    for _ in range(6):
        t.use("engine")
    t.end_turn("mars").end_turn("brobnar")
    assert t.can("action", "engine")


@pytest.mark.clause("KF-six-03")
def test_repeating_an_effect_does_not_count(keyforge):
    keyforge.add(deed("avalanche", Times(9, gain(1))), deed("recall", return_to_hand(a(creature))))
    t = keyforge.table(house="brobnar", hand=["avalanche", "avalanche"])
    t.play("avalanche")
    assert t.aember == 9
    t.play("avalanche#2")
    assert t.aember == 18
