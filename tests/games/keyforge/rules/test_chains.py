"""Chains, handicaps and bids (KF-chains, KF-handicap, KF-bidding)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import beast, deed

from tapete.games.keyforge.rules.draw import chain_penalty
from tapete.games.keyforge.rules.handicap import assigned
from tapete.games.keyforge.vocabulary.aember import gain_chains
from tapete.games.keyforge.vocabulary.changes import refills
from tapete.games.keyforge.vocabulary.zones import draw

DECK = ["wolf"] * 20


@pytest.mark.clause("KF-chains-01", "KF-chains-08")
def test_chains_raise_the_tracker_up_to_24(keyforge):
    keyforge.add(deed("shackle", gain_chains(3)))
    t = keyforge.table(house="brobnar", hand=["shackle", "shackle"], chains=1)
    t.play("shackle")
    assert t.chains() == 4
    assert t.chains(2) == 0
    full = keyforge.table(house="brobnar", hand=["shackle"], chains=23)
    full.play("shackle")
    assert full.chains() == 24


@pytest.mark.clause("KF-chains-02", "KF-chains-03", "KF-chains-04", "KF-chains-05", "KF-chains-06", "KF-chains-07", "KF-chains-09")
@pytest.mark.parametrize(
    ("chains", "drawn"),
    [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)],
)
def test_chains_reduce_the_refill_by_their_level_and_one_is_shed(keyforge, chains, drawn):
    t = keyforge.table(house="brobnar", deck=DECK, chains=chains)
    t.answer("pass")
    assert len(t.ids("hand")) == drawn, "the level before the chain is shed"
    assert t.chains() == max(0, chains - 1)


@pytest.mark.clause("KF-chains-08")
def test_the_penalty_never_exceeds_four_cards():
    assert [chain_penalty(chains) for chains in (0, 1, 6, 7, 12, 13, 18, 19, 24)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.clause("KF-chains-10")
def test_chains_reduce_the_opening_hand_and_one_is_shed_for_it(keyforge):
    t = keyforge.start(first=0, chains=[4, 13])
    assert (len(t.ids("hand")), t.chains()) == (6, 3)
    assert (len(t.ids("hand", 2)), t.chains(2)) == (3, 12)


@pytest.mark.clause("KF-chains-11")
def test_draws_by_abilities_are_neither_reduced_nor_shed_chains(keyforge):
    keyforge.add(deed("study", draw(3)))
    t = keyforge.table(house="brobnar", hand=["study"], deck=DECK, chains=7)
    t.play("study")
    assert len(t.ids("hand")) == 3
    assert t.chains() == 7


@pytest.mark.clause("KF-chains-12", "KF-faq-04")
@pytest.mark.parametrize("size", [6, 7])
def test_with_a_full_hand_no_chain_is_shed(keyforge, size):
    t = keyforge.table(house="brobnar", hand=["bear"] * size, deck=DECK, chains=2)
    t.answer("pass")
    assert len(t.ids("hand")) == size
    assert t.chains() == 2


@pytest.mark.clause("KF-chains-13", "KF-faq-05")
def test_a_chain_is_shed_though_nothing_is_drawn_if_a_card_was_due(keyforge):
    t = keyforge.table(house="brobnar", hand=["bear"] * 5, deck=DECK, chains=2)
    t.answer("pass")
    assert len(t.ids("hand")) == 5
    assert t.chains() == 1


@pytest.mark.clause("KF-chains-14")
def test_shedding_looks_at_the_hand_and_not_at_the_deck(keyforge):
    t = keyforge.table(house="brobnar", hand=["bear"] * 3, chains=2)
    t.answer("pass")
    assert len(t.ids("hand")) == 3
    assert t.chains() == 1


@pytest.mark.clause("KF-chains-15")
def test_the_example_of_seven_chains(keyforge):
    t = keyforge.start(first=1, chains=[7, 0], decks=[keyforge.deck("wolf"), keyforge.deck("wolf")])
    assert (len(t.ids("hand")), t.chains()) == (4, 6), "two fewer at setup"
    t.answer("keep").answer("keep").house("brobnar").answer("pass")
    for left in (5, 4, 3, 2, 1, 0):
        t.house("brobnar")
        t.answer(next(option for option in t.options if option.startswith("discard")))
        t.answer("pass")
        assert (len(t.ids("hand")), t.chains()) == (5, left)
        t.house("brobnar").answer("pass")
    t.house("brobnar").answer("pass")
    assert (len(t.ids("hand")), t.chains()) == (6, 0), "then hands are as large as ever"


@pytest.mark.clause("KF-chains-16", "KF-draw-09")
def test_an_effect_on_the_refill_decides_whether_a_card_was_due(keyforge):
    keyforge.add(beast("mother", 5, refills(1)))
    t = keyforge.table(house="brobnar", hand=["bear"] * 6, deck=DECK, line=["mother"], chains=1)
    t.answer("pass")
    assert len(t.ids("hand")) == 6, "the seventh was due and is not drawn"
    assert t.chains() == 0
    free = keyforge.table(house="brobnar", hand=["bear"] * 2, deck=DECK, line=["mother"])
    free.answer("pass")
    assert len(free.ids("hand")) == 7


# -- handicaps


@pytest.mark.clause("KF-handicap-04", "KF-handicap-05")
@pytest.mark.parametrize(
    ("results", "chains"),
    [("ww", 4), ("www", 5), ("wwwwww", 6), ("wwlww", 4), ("lll", 3), ("llllll", 2), ("llwl", 4), ("wwwlll", 4), ("lllwww", 4)],
)
def test_three_in_a_row_move_the_handicap(results, chains):
    assert assigned(results) == chains


@pytest.mark.clause("KF-handicap-05")
def test_there_are_never_fewer_than_no_chains():
    assert assigned("lll" * 6) == 0
    assert assigned("www" * 40) == 24
