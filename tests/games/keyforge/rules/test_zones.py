"""Drawing, piles, archives and searches (KF-draw, KF-pile, KF-archive, KF-search)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, deed, relic

from tapete.games.keyforge import events as ev
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import keys_cost
from tapete.games.keyforge.vocabulary.decks import card_of_yours, search_for
from tapete.games.keyforge.vocabulary.looking import play_top
from tapete.games.keyforge.vocabulary.nouns import a, any_card, creature
from tapete.games.keyforge.vocabulary.zones import (
    archive,
    archive_top,
    discard_top,
    draw,
    put_on_top,
    shuffle_deck,
    shuffle_into_deck,
)


@pytest.mark.clause("KF-draw-01")
@pytest.mark.parametrize(("held", "drawn"), [(0, 6), (2, 4), (6, 0)])
def test_the_hand_is_refilled_to_six_from_the_top_of_the_deck(keyforge, held, drawn):
    deck = ["mouse", "goat", "wolf", "boar", "bear", "ox", "whale"]
    t = keyforge.table(house="brobnar", hand=["imp"] * held, deck=deck)
    t.answer("pass")
    assert t.ids("hand") == ["imp"] * held + deck[:drawn]
    assert t.ids("deck") == deck[drawn:]


@pytest.mark.clause("KF-draw-03")
def test_more_than_six_cards_are_not_discarded(keyforge):
    t = keyforge.table(house="brobnar", hand=["imp"] * 9, deck=["wolf"])
    t.answer("pass")
    assert len(t.ids("hand")) == 9
    assert t.ids("discard") == []


@pytest.mark.clause("KF-draw-04", "KF-draw-05", "KF-pile-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_mid_draw(keyforge):
    t = keyforge.table(house="brobnar", deck=["mouse", "goat"], discard=["wolf"] * 5)
    t.answer("pass")
    assert t.ids("hand")[:2] == ["mouse", "goat"], "first what was left"
    assert t.ids("hand").count("wolf") == 4
    assert t.ids("deck") == ["wolf"]
    assert t.ids("discard") == []


@pytest.mark.clause("KF-draw-04")
def test_the_new_deck_is_shuffled_and_unknown(keyforge):
    orders = set()
    for seed in range(6):
        t = keyforge.table(house="brobnar", discard=["mouse", "goat", "wolf", "boar", "bear", "ox", "whale"], seed=seed)
        t.answer("pass")
        orders.add(tuple(t.ids("hand")))
        assert not any(t.s.game.sight.sees(t.s, 1, card) for card in t.s.zone(0, 0) + t.s.zone(1, 0))
    assert len(orders) > 3


@pytest.mark.clause("KF-draw-06")
def test_any_draw_makes_the_deck_anew(keyforge):
    keyforge.add(deed("study", draw(3)))
    t = keyforge.table(house="brobnar", hand=["study"], deck=["mouse"], discard=["wolf", "wolf", "wolf"])
    t.play("study")
    assert t.ids("hand") == ["mouse", "wolf", "wolf"]
    assert t.ids("deck") == ["wolf"]
    assert t.ids("discard") == ["study"], "the card that drew was not in the pile yet"


@pytest.mark.clause("KF-draw-07")
def test_with_neither_deck_nor_discard_pile_nothing_is_drawn_and_nobody_loses(keyforge):
    t = keyforge.table(house="brobnar", deck=["mouse"], discard=["wolf"])
    t.answer("pass")
    assert sorted(t.ids("hand")) == ["mouse", "wolf"]
    assert not t.s.over
    assert t.decision.player == 1


@pytest.mark.clause("KF-draw-08")
@pytest.mark.parametrize(("pool", "tariff", "called"), [(6, 0, True), (5, 0, False), (8, 3, False), (9, 3, True)])
def test_ready_to_forge_is_announced_at_the_end_of_the_turn(keyforge, pool, tariff, called):
    keyforge.add(relic("tariff", keys_cost(tariff, YOU)))
    t = keyforge.table(house="brobnar", aember=pool, artifacts=["tariff"], enemy_aember=9)
    t.s.log = []
    before = (t.aember, t.enemy_aember, t.keys())
    t.answer("pass")
    calls = [entry.event.player for entry in t.s.log if entry.event.kind == ev.CHECKED]
    assert calls == ([0] if called else [])
    assert (t.aember, t.keys()) == (before[0], before[2]), "it changes nothing"


@pytest.mark.clause("KF-draw-10", "KF-pile-04")
@pytest.mark.parametrize("words", [play_top, discard_top, archive_top])
def test_an_effect_on_the_top_card_of_an_empty_deck_finds_none_and_does_not_reshuffle(keyforge, words):
    keyforge.add(deed("peek", words()))
    t = keyforge.table(house="brobnar", hand=["peek"], discard=["wolf", "bear"])
    t.play("peek")
    assert t.ids("deck") == []
    assert t.ids("discard") == ["peek", "wolf", "bear"]
    assert t.ids("archives") == []


# -- piles


@pytest.mark.clause("KF-pile-02")
def test_discard_piles_are_public(keyforge):
    t = keyforge.table(house="brobnar", discard=["wolf"], enemy_discard=["bear"])
    for watcher in (0, 1, -1):
        assert t.s.game.sight.sees(t.s, watcher, t.card("wolf"))
        assert t.s.game.sight.sees(t.s, watcher, t.card("bear"))


@pytest.mark.clause("KF-pile-01", "KF-pile-03")
def test_the_pile_keeps_its_order_unless_a_card_changes_it(keyforge):
    keyforge.add(deed("shuffle-up", shuffle_deck("discard")))
    t = keyforge.table(house="brobnar", hand=["coin", "goat", "shuffle-up"], discard=["wolf", "bear", "ox"])
    t.play("coin").discard("goat")
    assert t.ids("discard") == ["goat", "coin", "wolf", "bear", "ox"], "the newest on top, the rest as it was"
    t.play("shuffle-up")
    assert t.ids("discard") == ["shuffle-up"]
    assert sorted(t.ids("deck")) == sorted(["goat", "coin", "wolf", "bear", "ox"])


# -- archives


@pytest.mark.clause("KF-archive-02", "KF-archive-05")
def test_only_abilities_archive_cards_and_without_a_source_from_hand(keyforge):
    keyforge.add(deed("file", archive(a(card_of_yours))))
    assert keyforge.game.catalogue["file"].text("en") == "Play: Archive a card."
    t = keyforge.table(house="brobnar", hand=["file", "wolf", "bear"], line=["ox"], discard=["goat"])
    assert not [option for option in t.options if "archive" in option]
    t.play("file")
    assert t.choices() == {"wolf", "bear"}
    t.choose("bear")
    assert t.ids("archives") == ["bear"]
    assert not t.s.game.sight.sees(t.s, 1, t.card("bear")), "face down"


@pytest.mark.clause("KF-archive-04")
def test_the_opponent_knows_an_archived_card_only_if_they_saw_it_go(keyforge):
    keyforge.add(deed("file", archive(a(any_card.in_hand))), deed("stash", archive(a(creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["file", "stash", "wolf"], line=["ox"])
    t.play("file").choose("wolf")
    t.play("stash")
    assert t.s.game.sight.sees(t.s, 0, t.card("wolf")) and t.s.game.sight.sees(t.s, 0, t.card("ox"))
    assert not t.s.game.sight.sees(t.s, 1, t.card("wolf"))


# -- searching


@pytest.mark.clause("KF-search-01", "KF-search-02", "KF-search-03", "KF-search-04")
def test_a_search_looks_through_the_zone_in_private_may_find_nothing_and_shuffles_the_deck(keyforge):
    keyforge.add(deed("seek", search_for(creature.power(5))))
    deck = ["mouse", "goat", "bear", "wolf", "ox", "imp", "boar", "scholar"]
    t = keyforge.table(house="brobnar", hand=["seek"], deck=deck, discard=["whale", "goat", "wolf"])
    t.play("seek")
    assert t.choices() == {"bear", "ox", "whale"}
    assert all(t.s.game.sight.sees(t.s, 0, card) for card in t.s.zone(0, 0)), "the searcher sees every card"
    assert not any(t.s.game.sight.sees(t.s, 1, card) for card in t.s.zone(0, 0)), "nobody else does"
    nothing = t.s.clone()
    nothing.game.play(nothing, "done")
    assert sorted(nothing.cards[card].id for card in nothing.zone(0, 0)) == sorted(deck)
    assert [nothing.cards[card].id for card in nothing.zone(0, 0)] != deck, "the deck is shuffled all the same"
    assert not any(nothing.game.sight.sees(nothing, 0, card) for card in nothing.zone(0, 0))
    t.choose("ox")
    assert t.ids("hand") == ["ox"]
    assert t.ids("discard") == ["seek", "whale", "goat", "wolf"], "the pile keeps its order"
    assert not any(t.s.game.sight.sees(t.s, 0, card) for card in t.s.zone(0, 0))


@pytest.mark.clause("KF-draw-05")
def test_cards_are_drawn_one_at_a_time(keyforge):
    keyforge.add(
        deed("study", draw(2)),
        relic("scribe", whenever(ev.DRAWN, WORDLESS, gain(1), who=YOU)),
        deed("plan", put_on_top(a(any_card.in_hand))),
    )
    t = keyforge.table(house="brobnar", hand=["study"], deck=["mouse", "goat"], artifacts=["scribe"])
    t.s.log = []
    t.play("study")
    assert [entry.event.card for entry in t.s.log if entry.event.kind == ev.DRAWN] == [t.card("mouse"), t.card("goat")]
    assert t.aember == 2


@pytest.mark.parametrize(("send", "shuffled"), [(shuffle_into_deck, True), (put_on_top, False), (archive, False)])
def test_a_deck_is_shuffled_with_the_card_that_is_shuffled_into_it_and_only_then(keyforge, send, shuffled):
    keyforge.add(deed("bury", send(a(any_card.in_discard))))
    deck = ["mouse", "goat", "wolf", "boar", "bear", "ox", "whale"]
    orders = set()
    for seed in range(6):
        t = keyforge.table(house="brobnar", hand=["bury"], deck=deck, discard=["imp"], seed=seed)
        t.play("bury")
        orders.add(tuple([card for card in t.ids("deck") if card != "imp"]))
    assert (len(orders) > 1) is shuffled
