"""Step 2, choosing a house (KF-house, KF-cannot)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, gear, relic

from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.vocabulary.abilities import whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import belongs_to, cannot_choose, may_play, must_choose
from tapete.games.keyforge.vocabulary.nouns import a, creature
from tapete.games.keyforge.vocabulary.using import take_control
from tapete.games.keyforge.vocabulary.zones import archive

THEIRS = {"enemy_houses": ["brobnar", "dis", "logos"]}


def orders(keyforge):
    keyforge.add(
        relic("must-dis", must_choose("dis", OPPONENT, WORDLESS)),
        relic("must-logos", must_choose("logos", OPPONENT, WORDLESS)),
        relic("must-mars", must_choose("mars", OPPONENT, WORDLESS)),
        relic("no-brobnar", cannot_choose("brobnar", OPPONENT, WORDLESS)),
        relic("no-dis", cannot_choose("dis", OPPONENT, WORDLESS)),
        relic("no-logos", cannot_choose("logos", OPPONENT, WORDLESS)),
    )


@pytest.mark.clause("KF-house-02", "KF-house-03", "KF-house-13")
def test_the_chosen_house_is_active_all_turn_and_says_what_can_be_played_discarded_and_used(keyforge):
    t = keyforge.table(house="brobnar", enemy_hand=["wolf", "imp"], enemy_line=["bear", "scholar", "imp"], **THEIRS)
    t.answer("pass")
    assert set(t.options) == {"house:brobnar", "house:dis", "house:logos"}
    t.house("dis")
    assert t.can("play", "imp") and t.can("discard", "imp") and t.can("reap", "imp#2")
    assert t.refusal("play", "wolf").clause == "KF-main-04"
    assert t.refusal("discard", "wolf").clause == "KF-discard-04"
    assert t.refusal("reap", "bear").clause == "KF-main-04"
    assert t.refusal("reap", "scholar").clause == "KF-main-04"
    t.reap("imp#2")
    assert t.s.world[things.ACTIVE_HOUSE] == things.HOUSES.index("dis")
    assert not t.can("reap", "bear")


@pytest.mark.clause("KF-house-04", "KF-archive-03", "KF-archive-06")
def test_after_choosing_a_house_all_archived_cards_may_be_taken(keyforge):
    hand = ["wolf"] * 6
    t = keyforge.table(house="brobnar", enemy_hand=hand, enemy_archives=["bear", "imp"], **THEIRS)
    t.answer("pass").house("brobnar")
    assert set(t.options) == {"archives:take", "archives:leave"}
    assert t.refusal("choose", "bear").clause == "KF-archive-03"
    t.answer("archives:take")
    assert sorted(t.ids("hand", 2)) == sorted([*hand, "bear", "imp"]), "hand size is no limit"
    assert t.ids("archives", 2) == []
    left = keyforge.table(house="brobnar", enemy_archives=["bear", "imp"], **THEIRS)
    left.answer("pass").house("brobnar").answer("archives:leave")
    assert left.ids("archives", 2) == ["bear", "imp"]
    assert left.ids("hand", 2) == []


@pytest.mark.clause("KF-house-05", "KF-control-06", "KF-house-06")
def test_a_controlled_card_of_a_foreign_house_makes_that_house_eligible(keyforge):
    foreign = [{"card": "imp", "house": "mars", "owner": 1}]
    t = keyforge.table(house="brobnar", enemy_line=foreign, **THEIRS)
    t.answer("pass")
    assert t.can("house", word="mars")
    assert t.refusal("house", word="untamed").clause == "KF-house-06"
    t.house("mars")
    assert t.can("reap", "imp")
    without = keyforge.table(house="brobnar", line=[{"card": "imp", "house": "mars"}], **THEIRS)
    without.answer("pass")
    assert without.refusal("house", word="mars").clause == "KF-house-06", "the opponent's card does not help"


@pytest.mark.clause("KF-house-10")
def test_a_foreign_house_is_eligible_only_while_its_card_is_controlled(keyforge):
    keyforge.add(deed("lure", take_control(a(creature.enemy))))
    t = keyforge.table(house="brobnar", hand=["lure"], enemy_line=[{"card": "imp", "house": "mars", "owner": 1}], **THEIRS)
    t.play("lure")
    assert t.controller("imp") == 1
    t.answer("pass")
    assert t.refusal("house", word="mars").clause == "KF-house-06"


@pytest.mark.clause("KF-house-05")
def test_a_card_counted_as_of_another_house_gives_that_house(keyforge):
    keyforge.add(gear("banner", belongs_to("saurian", WORDLESS)))
    t = keyforge.table(house="brobnar", enemy_line=[{"card": "wolf", "upgrades": ["banner"]}], **THEIRS)
    t.answer("pass")
    assert t.can("house", word="saurian")


@pytest.mark.clause("KF-house-07", "KF-golden-01")
def test_an_order_to_choose_an_ineligible_house_is_ignored(keyforge):
    orders(keyforge)
    t = keyforge.table(house="brobnar", artifacts=["must-mars"], **THEIRS)
    t.answer("pass")
    assert set(t.options) == {"house:brobnar", "house:dis", "house:logos"}


@pytest.mark.clause("KF-house-08")
def test_a_house_must_be_chosen(keyforge):
    t = keyforge.table(house="brobnar", **THEIRS)
    t.answer("pass")
    assert t.refusal("pass").clause == "KF-house-08"


@pytest.mark.clause("KF-house-09")
def test_abilities_restrict_the_choice(keyforge):
    orders(keyforge)
    t = keyforge.table(house="brobnar", artifacts=["must-dis"], enemy_archives=["wolf"], **THEIRS)
    t.answer("pass")
    assert t.s.world[things.ACTIVE_HOUSE] == things.HOUSES.index("dis"), "a single house is taken at once"
    two = keyforge.table(house="brobnar", artifacts=["no-dis"], **THEIRS)
    two.answer("pass")
    assert set(two.options) == {"house:brobnar", "house:logos"}
    assert two.refusal("house", word="dis").clause == "KF-cannot-01"
    both = keyforge.table(house="brobnar", artifacts=["must-dis", "must-logos"], **THEIRS)
    both.answer("pass")
    assert both.refusal("house", word="brobnar").clause == "KF-house-09"


@pytest.mark.clause("KF-house-11")
def test_without_any_valid_house_the_turn_goes_on_with_none(keyforge):
    orders(keyforge)
    keyforge.add(relic("charter", may_play(WORDLESS, creature.of("logos"))), beast("stray", 2, house=""))
    t = keyforge.table(
        house="brobnar",
        artifacts=["no-brobnar", "no-dis", "no-logos"],
        enemy_hand=["wolf", "scholar", "stray"],
        enemy_line=["bear", "stray"],
        enemy_artifacts=["beacon", "charter"],
        enemy_archives=["ox"],
        **THEIRS,
    )
    t.answer("pass")
    assert t.decision.kind == "archives", "the archives may still be taken"
    t.answer("archives:leave")
    assert t.s.world[things.ACTIVE_HOUSE] == things.NO_HOUSE
    assert t.refusal("play", "wolf").clause == "KF-main-04"
    assert t.refusal("discard", "wolf").clause == "KF-discard-04"
    assert t.refusal("reap", "bear").clause == "KF-main-04"
    assert t.refusal("play", "stray").clause == "KF-main-04", "not even a card of no house"
    assert t.refusal("reap", "stray#2").clause == "KF-main-04"
    assert t.can("omni", "beacon"), "only Omni…"
    assert t.can("play", "scholar"), "…and what an effect allows remain"


@pytest.mark.clause("KF-house-12")
def test_one_of_several_obligations_is_enough(keyforge):
    orders(keyforge)
    t = keyforge.table(house="brobnar", artifacts=["must-dis", "must-logos", "must-mars"], **THEIRS)
    t.answer("pass")
    assert set(t.options) == {"house:dis", "house:logos"}


@pytest.mark.clause("KF-cannot-01", "KF-cannot-02")
def test_cannot_beats_must(keyforge):
    orders(keyforge)
    t = keyforge.table(house="brobnar", artifacts=["must-dis", "no-dis"], **THEIRS)
    t.answer("pass")
    assert set(t.options) == {"house:brobnar", "house:logos"}
    assert t.refusal("house", word="dis").clause == "KF-cannot-01"


@pytest.mark.clause("KF-timing-07")
def test_effects_that_follow_the_choice_come_before_the_archives(keyforge):
    keyforge.add(relic("oath", whenever(ev.HOUSE_CHOSEN, WORDLESS, archive(a(creature.friendly)), gain(1), who=YOU)))
    t = keyforge.table(house="brobnar", enemy_artifacts=["oath"], enemy_line=["wolf"], **THEIRS)
    t.answer("pass").house("dis")
    assert t.enemy_aember == 1
    assert t.ids("archives", 2) == ["wolf"]
    assert t.decision.kind == "archives", "even the card just archived may be taken"
    t.answer("archives:take")
    assert t.ids("hand", 2) == ["wolf"]
