"""Leaving play, lasting effects, purging, grafting (KF-leave, KF-lasting, KF-purge, KF-graft)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.effects import Choose, Sequence
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.modifiers import OPPONENT
from tapete.games.keyforge.vocabulary.abilities import on_leaving_play, on_play, whenever
from tapete.games.keyforge.vocabulary.aember import gain, steal
from tapete.games.keyforge.vocabulary.changes import gets
from tapete.games.keyforge.vocabulary.damage import damage, destroy
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import IT, a, any_card, artifact, creature, each
from tapete.games.keyforge.vocabulary.qualities import NO_WORD
from tapete.games.keyforge.vocabulary.status import graft
from tapete.games.keyforge.vocabulary.using import put_in_play
from tapete.games.keyforge.vocabulary.zones import (
    archive,
    purge,
    put_into_archives,
    put_on_top,
    return_to_hand,
    shuffle_into_deck,
)

WAYS = [(return_to_hand, "hand"), (put_on_top, "deck"), (archive, "archives"), (purge, "purged"), (destroy, "discard")]


@pytest.mark.clause("KF-leave-01", "KF-leave-06", "KF-control-07")
@pytest.mark.parametrize(("verb", "zone"), WAYS)
def test_a_card_leaves_play_for_a_zone_of_its_owner(keyforge, verb, zone):
    keyforge.add(deed("away", verb(a(creature))), relic("watch", whenever(ev.LEFT, WORDLESS, gain(1))))
    t = keyforge.table(house="brobnar", hand=["away"], line=[{"card": "wolf", "owner": 2}], artifacts=["watch"])
    t.play("away")
    assert t.ids(zone, 2) == ["wolf"]
    assert t.aember == 1


@pytest.mark.clause("KF-leave-06")
def test_an_effect_may_name_another_zone(keyforge):
    keyforge.add(deed("sample-it", put_into_archives(a(creature.enemy))))
    t = keyforge.table(house="brobnar", hand=["sample-it"], enemy_line=["wolf"])
    t.play("sample-it")
    assert t.ids("archives") == ["wolf"]
    assert t.s.owners[t.card("wolf")] == 1


@pytest.mark.clause("KF-leave-02")
@pytest.mark.parametrize(("verb", "zone"), WAYS)
def test_leaving_play_takes_everything_off_a_card(keyforge, verb, zone):
    keyforge.add(deed("away", verb(a(creature.friendly))), deed("back", put_in_play(a(any_card.in_discard))))
    burdened = {"card": "whale", "damage": 2, "stunned": True, "enraged": True, "power_counters": 3, "aember": 2, "glory": 5}
    t = keyforge.table(house="brobnar", hand=["away"], line=[burdened])
    t.play("away")
    assert t.zone("whale") == zone
    for field in ("damage", "stun", "enrage", "power_counters", "aember", "counters", "exhausted"):
        assert t.on("whale", field) == 0
    assert t.enemy_aember == 2


@pytest.mark.clause("KF-leave-04")
@pytest.mark.parametrize("verb", [return_to_hand, put_on_top, archive])
def test_what_is_still_to_come_does_not_reach_a_card_in_a_hidden_zone(keyforge, verb):
    keyforge.add(deed("chase", Sequence(Choose(a(creature.enemy)), verb(IT), purge(IT))))
    t = keyforge.table(house="brobnar", hand=["chase"], enemy_line=["wolf"])
    t.play("chase")
    assert t.zone("wolf") != "purged"


@pytest.mark.clause("KF-leave-04")
def test_unless_it_names_that_zone(keyforge):
    keyforge.add(deed("chase", Sequence(return_to_hand(a(creature.enemy)), purge(a(creature.in_their_hand)))))
    t = keyforge.table(house="brobnar", hand=["chase"], enemy_line=["wolf"])
    t.play("chase")
    assert t.ids("purged", 2) == ["wolf"]


@pytest.mark.clause("KF-leave-07")
@pytest.mark.parametrize(("verb", "zone"), WAYS)
def test_a_leaves_play_ability_applies_just_before_leaving(keyforge, verb, zone):
    keyforge.add(beast("magda", 2, on_leaving_play(steal(2, OPPONENT))), deed("away", verb(a(creature))))
    t = keyforge.table(house="brobnar", hand=["away"], line=["magda"], aember=5)
    t.s.log = []
    t.play("away")
    assert (t.aember, t.enemy_aember) == (3, 2)
    order = [entry.event.kind for entry in t.s.log if entry.event.kind in (ev.STOLEN, ev.LEFT)]
    assert order == [ev.STOLEN, ev.LEFT]
    assert t.zone("magda") == zone


@pytest.mark.clause("KF-leave-08")
def test_what_was_put_on_a_card_for_a_while_ends_when_it_leaves(keyforge):
    keyforge.add(
        deed("boost", Sequence(Choose(a(creature.friendly)), for_the_turn(gets(power=4, cards=creature.chosen)[0]))),
        deed("recall", return_to_hand(a(creature.friendly))),
    )
    t = keyforge.table(house="brobnar", hand=["boost", "recall"], line=["wolf"])
    t.play("boost")
    assert t.power("wolf") == 7
    t.play("recall").play("wolf")
    assert t.power("wolf") == 3


@pytest.mark.clause("KF-leave-09")
def test_aember_on_a_card_that_is_no_creature_returns_to_the_supply(keyforge):
    keyforge.add(deed("scrap", destroy(a(artifact))))
    t = keyforge.table(house="brobnar", hand=["scrap"], artifacts=[{"card": "anvil", "aember": 3}])
    t.play("scrap")
    assert (t.aember, t.enemy_aember) == (0, 0)
    assert t.on("anvil", "aember") == 0


# -- lasting effects


@pytest.mark.clause("KF-lasting-01", "KF-lasting-02", "KF-lasting-03")
def test_a_lasting_effect_works_for_its_time_without_its_card_and_on_what_comes_later(keyforge):
    keyforge.add(
        beast("bard", 2, on_play(for_the_turn(gets(power=2, cards=creature.friendly)[0]))),
        deed("exile", return_to_hand(a(creature.friendly))),
    )
    t = keyforge.table(house="brobnar", hand=["bard", "wolf", "exile"], line=["bear"], enemy_line=["goat"])
    t.play("bard")
    assert t.power("bear") == 7
    t.play("exile").choose("bard")
    assert t.power("bear") == 7, "its card has gone, the effect has not"
    t.play("wolf")
    assert t.power("wolf") == 5, "it reaches what enters later"
    assert t.power("goat") == 2
    t.answer("pass")
    assert t.power("bear") == 5, "its time is over"


@pytest.mark.clause("KF-lasting-01")
def test_a_lasting_trigger_is_like_a_constant_ability_meanwhile(keyforge):
    keyforge.add(deed("song", for_the_turn(whenever(ev.FOUGHT, WORDLESS, gain(1), cards=creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["song"], line=["bear", "ox"], enemy_line=["mouse", "goat"])
    t.play("song").fight("bear", "mouse").fight("ox", "goat")
    assert t.aember == 2


# -- purging and grafting


@pytest.mark.clause("KF-purge-01", "KF-purge-02")
def test_a_purged_card_is_out_of_the_game_face_down_with_its_owner(keyforge):
    keyforge.add(
        deed("banish", purge(a(creature))),
        deed("bury", purge(a(any_card.in_hand))),
        deed("refresh", shuffle_into_deck(each(any_card.in_discard))),
    )
    t = keyforge.table(house="brobnar", hand=["banish", "bury", "mouse", "goat"], enemy_line=[{"card": "wolf", "owner": 1}])
    t.play("banish")
    assert t.ids("purged") == ["wolf"]
    assert t.s.game.sight.sees(t.s, 1, t.card("wolf")), "everybody saw it go"
    t.play("bury").choose("mouse")
    assert not t.s.game.sight.sees(t.s, 1, t.card("mouse")), "one purged from hand stays unseen"
    for _ in range(3):
        t.end_turn("mars").end_turn("brobnar")
    assert sorted(t.ids("purged")) == ["mouse", "wolf"]


@pytest.mark.clause("KF-purge-02", "KF-golden-01")
def test_a_card_may_expressly_return_what_was_purged(keyforge):
    purged = creature.lying(things.PURGED, 0, NO_WORD)
    keyforge.add(deed("box", put_in_play(a(purged))))
    t = keyforge.table(house="brobnar", hand=["box"], purged=["wolf"])
    t.play("box")
    assert t.in_play("wolf")


@pytest.mark.clause("KF-graft-01", "KF-graft-02")
def test_a_grafted_card_lies_face_up_beneath_its_host_and_falls_with_it(keyforge):
    keyforge.add(
        beast("grafter", 3, on_play(graft(a(any_card.in_hand)))),
        beast("captain", 3, *gets(power=2, cards=creature.friendly)),
    )
    t = keyforge.table(house="brobnar", hand=["grafter", "captain", "axe"], line=["wolf"])
    t.play("grafter").choose("captain")
    assert t.zone("captain") == "under"
    assert not t.in_play("captain")
    assert t.power("wolf") == 3, "it is not in play"
    for watcher in (0, 1, -1):
        assert t.s.game.sight.sees(t.s, watcher, t.card("captain"))
    t.play("axe").choose("grafter")
    assert t.zone("captain") == "discard"


@pytest.mark.clause("KF-cardab-01", "KF-cardab-02")
def test_an_ability_only_reaches_cards_in_play_unless_it_names_another_zone(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["spark", "wolf"],
        discard=["bear"],
        archives=["ox"],
        deck=["goat"],
        purged=["boar"],
        enemy_line=["whale"],
    )
    t.play("spark")
    assert t.damage("whale") == 2, "the only creature it could be dealt to"
    assert t.s.cards[t.card("spark")].text("en") == "Play: Deal 2 damage to a creature."
    assert t.refusal("reap", "wolf").clause == "KF-cardab-02"


@pytest.mark.clause("KF-damage-08")
def test_cards_that_leave_together_leave_at_once(keyforge):
    keyforge.add(deed("tide", return_to_hand(each(creature))), deed("prick", damage(1, a(creature))))
    t = keyforge.table(house="brobnar", hand=["tide"], line=["wolf"], enemy_line=["bear"])
    t.play("tide")
    assert t.ids("hand") == ["wolf"] and t.ids("hand", 2) == ["bear"]
