"""Logos' cards, one test or more each."""

from __future__ import annotations

import pytest

# ---------------------------------------------------------------------------------------------------------------- actions


def test_bouncing_deathquark_destroys_in_pairs_as_often_as_wanted(keyforge):
    t = keyforge.table(house="logos", hand=["bouncing-deathquark"], line=["mother", "dextre"], enemy_line=["troll", "krump"])
    t.play("bouncing-deathquark").choose("troll", "mother")
    assert not t.in_play("troll") and not t.in_play("mother")
    t.yes()
    assert not t.in_play("krump") and not t.in_play("dextre")
    assert t.decision.kind == "main"


def test_bouncing_deathquark_is_not_repeated_in_part(keyforge):
    t = keyforge.table(house="logos", hand=["bouncing-deathquark"], line=["mother"], enemy_line=["troll", "krump"])
    t.play("bouncing-deathquark").choose("troll")
    assert t.decision.kind == "main"
    assert t.in_play("krump")


def test_bouncing_deathquark_can_be_stopped(keyforge):
    t = keyforge.table(house="logos", hand=["bouncing-deathquark"], line=["mother", "dextre"], enemy_line=["troll", "krump"])
    t.play("bouncing-deathquark").choose("troll", "mother").no()
    assert t.in_play("krump") and t.in_play("dextre")


@pytest.mark.clause("KF-replace-06")
def test_dimension_door_steals_instead_of_gaining_when_reaping(keyforge):
    t = keyforge.table(house="logos", hand=["dimension-door", "labwork"], line=["mother", "dextre"], enemy_aember=1)
    t.play("dimension-door").reap("mother")
    assert (t.aember, t.enemy_aember) == (1, 0)
    t.reap("dextre")
    assert (t.aember, t.enemy_aember) == (1, 0)
    t.play("labwork")
    assert t.aember == 2


def test_dimension_door_ends_with_the_turn(keyforge):
    t = keyforge.table(house="logos", hand=["dimension-door"], enemy_line=["zorg"], aember=2, enemy_aember=1)
    t.play("dimension-door").end_turn("mars").reap("zorg")
    assert (t.aember, t.enemy_aember) == (2, 2)


def test_effervescent_principle_halves_both_pools(keyforge):
    t = keyforge.table(house="logos", hand=["effervescent-principle"], aember=5, enemy_aember=4)
    t.play("effervescent-principle")
    assert (t.aember, t.enemy_aember) == (3, 2)
    assert t.chains() == 1


def test_foggify_keeps_the_opponent_from_fighting_for_a_turn(keyforge):
    t = keyforge.table(house="logos", hand=["foggify"], line=["mother"], enemy_line=["tunk"])
    t.play("foggify")
    assert t.can("fight", "mother", "tunk")
    t.end_turn("mars")
    assert t.refusal("fight", "tunk", "mother").clause == "KF-golden-01"
    assert t.can("reap", "tunk")
    t.end_turn("logos").end_turn("mars")
    assert t.can("fight", "tunk", "mother")


@pytest.mark.clause("KF-search-03")
def test_help_from_future_self_finds_timetraveller_in_the_deck(keyforge):
    t = keyforge.table(
        house="logos", hand=["help-from-future-self"], deck=["mother", "timetraveller", "dextre"], discard=["labwork", "foggify"]
    )
    t.play("help-from-future-self")
    assert t.choices() == {"timetraveller"}
    t.choose("timetraveller")
    assert t.zone("timetraveller") == "hand"
    assert t.ids("discard") == ["help-from-future-self"]
    assert sorted(t.ids("deck")) == ["dextre", "foggify", "labwork", "mother"]


@pytest.mark.clause("KF-search-02")
def test_help_from_future_self_may_find_nothing(keyforge):
    t = keyforge.table(house="logos", hand=["help-from-future-self"], deck=["mother"], discard=["timetraveller"])
    t.play("help-from-future-self").done()
    assert sorted(t.ids("deck")) == ["mother", "timetraveller"]


def test_interdimensional_graft_takes_what_is_left_after_forging(keyforge):
    t = keyforge.table(house="logos", hand=["interdimensional-graft"], enemy_aember=8)
    t.play("interdimensional-graft").end_turn("mars")
    assert t.keys(2) == 1
    assert (t.aember, t.enemy_aember) == (3, 0)


def test_interdimensional_graft_only_lasts_one_turn(keyforge):
    t = keyforge.table(house="logos", hand=["interdimensional-graft"], enemy_aember=5, enemy_line=["tunk", "zorg"])
    t.play("interdimensional-graft").end_turn("mars").reap("tunk").reap("zorg").end_turn("logos").end_turn("mars")
    assert t.keys(2) == 1
    assert (t.aember, t.enemy_aember) == (1, 1)


def test_knowledge_is_power_archives_or_counts_archived_cards(keyforge):
    t = keyforge.table(house="logos", hand=["knowledge-is-power", "knowledge-is-power", "labwork"], archives=["mother", "dextre"])
    t.act("play", "knowledge-is-power#1").act("option", word="2")
    assert t.aember == 2
    t.act("play", "knowledge-is-power#2").act("option", word="1")
    assert t.zone("labwork") == "archives"


def test_labwork_archives_a_card_from_hand(keyforge):
    t = keyforge.table(house="logos", hand=["labwork", "anger", "mother"])
    t.play("labwork").choose("anger")
    assert t.aember == 1
    assert t.ids("archives") == ["anger"]


@pytest.mark.clause("KF-errata-06")
@pytest.mark.clause("KF-faq-24")
def test_library_access_draws_for_every_other_card_and_purges_itself(keyforge):
    t = keyforge.table(
        house="logos", hand=["library-access", "mother", "psychic-bug"], deck=["dextre", "labwork", "foggify"], enemy_hand=[]
    )
    t.play("library-access")
    assert t.zone("library-access") == "purged"
    assert t.ids("hand") == ["mother", "psychic-bug"]
    t.play("mother")
    assert t.ids("hand") == ["psychic-bug", "dextre"]


def test_library_access_does_not_draw_when_discarding_nor_on_later_turns(keyforge):
    t = keyforge.table(house="logos", hand=["library-access", "labwork", "mother"], deck=["dextre"] * 9)
    t.play("library-access").discard("labwork")
    assert t.ids("hand") == ["mother"]
    t.end_turn("mars").end_turn("logos").play("mother")
    assert len(t.ids("hand")) == 5


@pytest.mark.clause("KF-faq-06")
@pytest.mark.clause("KF-faq-07")
def test_library_access_and_wild_wormhole_resolve_in_the_chosen_order(keyforge):
    t = keyforge.table(
        house="logos", hand=["library-access", "wild-wormhole"], deck=["labwork", "random-access-archives", "mother"]
    )
    t.play("library-access").play("wild-wormhole")
    assert t.aember == 1
    assert t.decision.kind == "order"
    wormhole = [option.id for option in t.decision.options if "wild-wormhole" in option.id]
    t.answer(wormhole[0])
    # the wormhole plays Labwork: its bonus first, then its own text and the draw are simultaneous again
    assert t.aember == 2
    assert t.decision.kind == "order"
    access = [option.id for option in t.decision.options if "library-access" in option.id]
    t.answer(access[0])
    assert "random-access-archives" in t.ids("archives")
    assert t.ids("hand") == ["mother"]


def test_neuro_syphon_steals_and_draws_from_the_richer(keyforge):
    t = keyforge.table(house="logos", hand=["neuro-syphon"], deck=["mother"], aember=1, enemy_aember=3)
    t.play("neuro-syphon")
    assert (t.aember, t.enemy_aember) == (3, 2)
    assert t.ids("hand") == ["mother"]


def test_neuro_syphon_does_nothing_to_the_poorer(keyforge):
    t = keyforge.table(house="logos", hand=["neuro-syphon"], deck=["mother"], aember=2, enemy_aember=3)
    t.play("neuro-syphon")  # its own bonus makes the pools equal
    assert (t.aember, t.enemy_aember) == (3, 3)
    assert t.ids("hand") == []


@pytest.mark.clause("KF-faq-14")
def test_phase_shift_allows_one_card_of_another_house_each(keyforge):
    t = keyforge.table(house="logos", hand=["phase-shift", "phase-shift", "anger", "punch", "smaaash"])
    assert t.refusal("play", "anger").clause == "KF-main-04"
    t.act("play", "phase-shift#1").act("play", "phase-shift#2")
    t.act("play", "anger")
    t.s.choose(t.decision.options[0])  # which of the two lets it be played
    assert t.can("play", "punch")
    t.play("punch")
    assert t.refusal("play", "smaaash").clause == "KF-main-04"


def test_phase_shift_does_not_let_the_card_be_discarded(keyforge):
    t = keyforge.table(house="logos", hand=["phase-shift", "anger"])
    t.play("phase-shift")
    assert t.refusal("discard", "anger").clause == "KF-discard-04"


@pytest.mark.clause("KF-faq-02")
def test_phase_shift_lets_another_card_be_played_on_the_first_turn(keyforge):
    t = keyforge.table(house="logos", turn=1, hand=["phase-shift", "anger", "labwork"])
    t.play("phase-shift")
    assert t.refusal("play", "labwork").clause == "KF-firstturn-01"
    t.play("anger")
    assert t.aember == 1


@pytest.mark.clause("KF-faq-39")
def test_phase_shift_is_used_up_by_a_mimicry_of_a_logos_card(keyforge):
    t = keyforge.table(
        house="logos", hand=["phase-shift", "mimicry", "anger"], deck=["mother"], enemy_discard=["random-access-archives"]
    )
    t.play("phase-shift").act("play", "mimicry")
    while t.decision.kind != "main":
        t.s.choose(t.decision.options[0])
    assert t.ids("archives") == ["mother"]
    assert t.refusal("play", "anger").clause == "KF-main-04"


def test_positron_bolt_runs_along_the_line(keyforge):
    t = keyforge.table(house="logos", hand=["positron-bolt"], enemy_line=["troll", "krump", "mother", "zorg"])
    t.play("positron-bolt")
    assert t.choices() == {"troll", "zorg"}
    t.choose("troll")
    assert [t.damage(name) for name in ("troll", "krump", "mother", "zorg")] == [3, 2, 1, 0]


def test_positron_bolt_reaches_the_neighbors_of_a_creature_it_destroys(keyforge):
    t = keyforge.table(house="logos", hand=["positron-bolt"], enemy_line=["dextre", "batdrone", "mother", "zorg"])
    t.play("positron-bolt").choose("dextre")
    assert not t.in_play("dextre") and not t.in_play("batdrone")
    assert (t.damage("mother"), t.damage("zorg")) == (1, 0)


@pytest.mark.clause("KF-faq-19")
def test_positron_bolt_on_a_creature_that_counts_as_flank(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["positron-bolt"],
        artifacts=["spectral-tunneler"],
        enemy_line=["troll", "krump", "mother", "zorg"],
    )
    t.use("spectral-tunneler").choose("mother")
    t.play("positron-bolt").choose("mother", "krump")
    assert [t.damage(name) for name in ("troll", "krump", "mother", "zorg")] == [1, 2, 3, 0]


def test_random_access_archives_takes_the_top_card(keyforge):
    t = keyforge.table(house="logos", hand=["random-access-archives"], deck=["mother", "dextre"])
    t.play("random-access-archives")
    assert t.ids("archives") == ["mother"]


def test_remote_access_uses_an_artifact_as_if_it_were_yours(keyforge):
    t = keyforge.table(house="logos", hand=["remote-access"], deck=["mother"], enemy_artifacts=["library-of-babble"])
    t.play("remote-access")
    assert t.ids("hand") == ["mother"]
    assert t.exhausted("library-of-babble")
    assert t.controller("library-of-babble") == 2


def test_reverse_time_exchanges_deck_and_discard_pile(keyforge):
    t = keyforge.table(house="logos", hand=["reverse-time"], deck=["mother", "dextre"], discard=["labwork", "foggify", "batdrone"])
    t.play("reverse-time")
    assert sorted(t.ids("deck")) == ["batdrone", "foggify", "labwork"]
    assert sorted(t.ids("discard")) == ["dextre", "mother", "reverse-time"]


def test_scrambler_storm_stops_action_cards_for_a_turn(keyforge):
    t = keyforge.table(house="logos", hand=["scrambler-storm"], enemy_hand=["ammonia-clouds", "tunk"], enemy_deck=["zorg"] * 9)
    t.play("scrambler-storm").end_turn("mars")
    assert t.refusal("play", "ammonia-clouds").clause == "KF-golden-01"
    assert t.can("play", "tunk") and t.can("discard", "ammonia-clouds")
    t.end_turn("logos").end_turn("mars")
    assert t.can("play", "ammonia-clouds")


def test_sloppy_labwork_archives_then_discards(keyforge):
    t = keyforge.table(house="logos", hand=["sloppy-labwork", "anger", "mother", "dextre"])
    t.play("sloppy-labwork").choose("mother", "anger")
    assert (t.zone("mother"), t.zone("anger"), t.zone("dextre")) == ("archives", "discard", "hand")


def test_twin_bolt_emission_hits_two_different_creatures(keyforge):
    t = keyforge.table(house="logos", hand=["twin-bolt-emission"], enemy_line=["troll", "krump", "mother"])
    t.play("twin-bolt-emission").choose("troll")
    assert t.choices() == {"krump", "mother"}
    t.choose("mother")
    assert [t.damage(name) for name in ("troll", "krump", "mother")] == [2, 0, 2]


def test_wild_wormhole_plays_the_top_card_whatever_its_house(keyforge):
    t = keyforge.table(house="logos", hand=["wild-wormhole"], deck=["bumpsy"], enemy_aember=2)
    t.play("wild-wormhole")
    assert t.in_play("bumpsy") and t.exhausted("bumpsy")
    assert t.enemy_aember == 1


@pytest.mark.clause("KF-faq-03")
@pytest.mark.clause("KF-firstturn-04")
def test_wild_wormhole_plays_from_the_deck_on_the_first_turn(keyforge):
    t = keyforge.table(house="logos", turn=1, hand=["wild-wormhole", "labwork"], deck=["bumpsy"])
    t.play("wild-wormhole")
    assert t.in_play("bumpsy")
    assert t.refusal("play", "labwork").clause == "KF-firstturn-01"


@pytest.mark.clause("KF-faq-10")
@pytest.mark.clause("KF-play-07")
def test_wild_wormhole_leaves_an_unplayable_card_on_top(keyforge):
    t = keyforge.table(house="logos", hand=["wild-wormhole"], deck=["kelifi-dragon", "mother"], aember=5)
    t.play("wild-wormhole")
    assert t.ids("deck") == ["kelifi-dragon", "mother"]
    assert t.aember == 6
    assert t.s.game.sight.sees(t.s, 1, t.card("kelifi-dragon"))


@pytest.mark.clause("KF-draw-10")
def test_wild_wormhole_with_an_empty_deck_does_not_reshuffle(keyforge):
    t = keyforge.table(house="logos", hand=["wild-wormhole"], discard=["mother"])
    t.play("wild-wormhole")
    assert t.ids("deck") == []
    assert sorted(t.ids("discard")) == ["mother", "wild-wormhole"]


# ---------------------------------------------------------------------------------------------------------------- artifacts


def test_anomaly_exploiter_destroys_a_damaged_creature(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["anomaly-exploiter"],
        enemy_line=[{"card": "troll", "damage": 1}, "krump", {"card": "zorg", "damage": 2}],
    )
    t.use("anomaly-exploiter")
    assert t.choices() == {"troll", "zorg"}
    t.choose("troll")
    assert not t.in_play("troll")


def test_chaos_portal_plays_the_top_card_of_the_named_house(keyforge):
    t = keyforge.table(house="logos", artifacts=["chaos-portal"], deck=["bumpsy"], enemy_aember=1)
    t.use("chaos-portal").house("brobnar")
    assert t.in_play("bumpsy")
    assert t.enemy_aember == 0


def test_chaos_portal_reveals_a_card_of_another_house_and_leaves_it(keyforge):
    t = keyforge.table(house="logos", artifacts=["chaos-portal"], deck=["bumpsy"])
    t.use("chaos-portal").house("dis")
    assert t.ids("deck") == ["bumpsy"]
    assert t.s.game.sight.sees(t.s, 1, t.card("bumpsy"))


def test_crazy_killing_machine_destroys_a_card_of_each_house_turned_up(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["crazy-killing-machine"],
        line=["bumpsy"],
        deck=["anger"],
        enemy_line=["tunk", "zorg"],
        enemy_deck=["ammonia-clouds"],
    )
    t.use("crazy-killing-machine").choose("zorg")
    assert not t.in_play("bumpsy") and not t.in_play("zorg")
    assert t.in_play("tunk") and t.in_play("crazy-killing-machine")


def test_crazy_killing_machine_destroys_itself_when_it_finds_fewer_than_two(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["crazy-killing-machine"], deck=["anger"], enemy_line=["tunk"], enemy_deck=["ammonia-clouds"]
    )
    t.use("crazy-killing-machine")
    assert not t.in_play("tunk")
    assert t.zone("crazy-killing-machine") == "discard"


def test_library_of_babble_draws(keyforge):
    t = keyforge.table(house="logos", artifacts=["library-of-babble"], deck=["mother"])
    t.use("library-of-babble")
    assert t.ids("hand") == ["mother"]


def test_mobius_scroll_archives_itself_with_up_to_two_cards(keyforge):
    t = keyforge.table(house="logos", artifacts=["mobius-scroll"], hand=["mother", "anger", "labwork"])
    t.use("mobius-scroll").choose("anger", "labwork")
    assert sorted(t.ids("archives")) == ["anger", "labwork", "mobius-scroll"]


def test_mobius_scroll_may_go_alone(keyforge):
    t = keyforge.table(house="logos", artifacts=["mobius-scroll"], hand=["mother"])
    t.use("mobius-scroll").done()
    assert t.ids("archives") == ["mobius-scroll"]


@pytest.mark.clause("KF-forge-10")
@pytest.mark.clause("KF-forge-11")
@pytest.mark.clause("KF-forge-12")
def test_pocket_universe_holds_aember_for_keys(keyforge):
    t = keyforge.table(house="logos", artifacts=[{"card": "pocket-universe", "aember": 2}], aember=4, enemy_line=["zorg"])
    t.use("pocket-universe")
    assert (t.aember, t.on("pocket-universe", "aember")) == (3, 3)
    t.end_turn("mars").answer("pass")
    for _ in range(3):
        t.act("spend", "pocket-universe")
    t.reach("house")
    assert t.keys() == 1
    assert (t.aember, t.on("pocket-universe", "aember")) == (0, 0)


@pytest.mark.clause("KF-leave-09")
def test_pocket_universe_gives_its_aember_to_nobody_when_it_leaves(keyforge):
    t = keyforge.table(house="mars", artifacts=[{"card": "pocket-universe", "aember": 2}], hand=["emp-blast"], enemy_aember=0)
    t.play("emp-blast")
    assert not t.in_play("pocket-universe")
    assert (t.aember, t.enemy_aember) == (1, 0)


@pytest.mark.clause("KF-faq-30")
@pytest.mark.clause("KF-playgl-03")
def test_spangler_box_purges_changes_hands_and_gives_back(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["spangler-box"], line=["mother"], enemy_line=["kelifi-dragon"], enemy_hand=["emp-blast"]
    )
    t.use("spangler-box").choose("kelifi-dragon")
    assert t.zone("kelifi-dragon") == "purged"
    assert t.controller("spangler-box") == 2
    t.end_turn("mars").play("emp-blast")
    assert t.zone("spangler-box") == "discard"
    assert t.in_play("kelifi-dragon") and t.controller("kelifi-dragon") == 2
    assert t.exhausted("kelifi-dragon")


def test_spangler_box_stays_when_a_ward_keeps_the_creature(keyforge):
    t = keyforge.table(house="logos", artifacts=["spangler-box"], enemy_line=[{"card": "troll", "warded": True}])
    t.use("spangler-box")
    assert t.in_play("troll")
    assert t.controller("spangler-box") == 1


def test_spectral_tunneler_grants_a_reap_and_a_flank(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["spectral-tunneler"], line=["batdrone", "mother", "dextre"], deck=["labwork", "foggify"]
    )
    t.use("spectral-tunneler").choose("mother").reap("mother")
    assert t.ids("hand") == ["labwork"]
    t.reap("dextre")
    assert t.ids("hand") == ["labwork"]


@pytest.mark.clause("KF-leave-08")
def test_spectral_tunneler_no_longer_reaches_a_creature_that_left_and_came_back(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["spectral-tunneler"],
        line=["mother"],
        hand=["phase-shift", "hysteria", "labwork"],
        deck=["dextre", "foggify"],
        houses=["logos", "dis", "mars"],
    )
    t.use("spectral-tunneler").play("phase-shift").play("hysteria")
    assert t.zone("mother") == "hand"
    t.play("mother")
    assert not [each for each in t.s.lasting if each.tie == t.card("mother")]


def test_strange_gizmo_destroys_everything_after_you_forge(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["strange-gizmo"], line=["mother"], aember=6, enemy_line=["zorg"], enemy_artifacts=["sniffer"]
    )
    t.end_turn("mars").answer("pass").reach("house")
    assert t.keys() == 1
    assert not any([t.in_play(name) for name in ("strange-gizmo", "mother", "zorg", "sniffer")])


def test_strange_gizmo_does_not_mind_the_opponents_keys(keyforge):
    t = keyforge.table(house="logos", artifacts=["strange-gizmo"], line=["mother"], enemy_aember=6)
    t.end_turn("mars")
    assert t.keys(2) == 1
    assert t.in_play("mother")


def test_the_howling_pit_gives_everybody_one_card_more(keyforge):
    t = keyforge.table(house="logos", artifacts=["the-howling-pit"], deck=["mother"] * 9, enemy_deck=["zorg"] * 9)
    t.end_turn("mars")
    assert len(t.ids("hand")) == 7
    t.end_turn("logos")
    assert len(t.ids("hand", 2)) == 7


# ---------------------------------------------------------------------------------------------------------------- creatures


def test_batdrone_steals_when_it_fights_unharmed(keyforge):
    t = keyforge.table(house="logos", line=["batdrone"], enemy_line=["troll"], enemy_aember=2)
    t.fight("batdrone", "troll")
    assert t.damage("batdrone") == 0
    assert (t.aember, t.enemy_aember) == (1, 1)


def test_brain_eater_draws_for_what_is_destroyed_fighting_it(keyforge):
    t = keyforge.table(house="logos", line=["brain-eater"], deck=["mother", "dextre"], enemy_line=["bumpsy", "troll"])
    t.fight("brain-eater", "bumpsy")
    assert t.ids("hand") == ["mother"]


def test_brain_eater_draws_nothing_for_a_creature_destroyed_otherwise(keyforge):
    t = keyforge.table(
        house="logos",
        line=["brain-eater"],
        artifacts=["anomaly-exploiter"],
        deck=["mother"],
        enemy_line=[{"card": "bumpsy", "damage": 1}],
    )
    t.use("anomaly-exploiter")
    assert not t.in_play("bumpsy")
    assert t.ids("hand") == []


def test_dextre_captures_and_returns_to_the_top_of_the_deck(keyforge):
    t = keyforge.table(house="logos", hand=["dextre", "bouncing-deathquark"], deck=["mother"], enemy_line=["troll"], enemy_aember=2)
    t.play("dextre")
    assert t.on("dextre", "aember") == 1
    t.play("bouncing-deathquark")
    assert t.ids("deck") == ["dextre", "mother"]
    assert t.enemy_aember == 2


def test_doc_bookton_draws_when_reaping(keyforge):
    t = keyforge.table(house="logos", line=["doc-bookton"], deck=["mother"])
    t.reap("doc-bookton")
    assert t.aember == 1
    assert t.ids("hand") == ["mother"]


def test_dr_escotera_gains_for_the_opponents_keys(keyforge):
    t = keyforge.table(house="logos", hand=["dr-escotera"], keys=["red"], enemy_keys=["red", "blue"])
    t.play("dr-escotera")
    assert t.aember == 2


def test_dysania_discards_the_opponents_archives(keyforge):
    t = keyforge.table(house="logos", hand=["dysania"], enemy_archives=["zorg", "tunk"], archives=["mother"])
    t.play("dysania")
    assert sorted(t.ids("discard", 2)) == ["tunk", "zorg"]
    assert t.ids("archives") == ["mother"]
    assert t.aember == 2


@pytest.mark.clause("KF-faq-16")
def test_dysania_gets_her_own_sides_abducted_creatures_back_to_hand(keyforge):
    t = keyforge.table(house="logos", hand=["dysania"], enemy_archives=[{"card": "mother", "owner": 1}, "tunk"])
    t.play("dysania")
    assert t.zone("mother") == "hand" and t.controller("mother") == 1
    assert t.ids("discard", 2) == ["tunk"]
    assert t.aember == 1


def test_ganymede_archivist_archives_when_reaping(keyforge):
    t = keyforge.table(house="logos", line=["ganymede-archivist"], hand=["anger", "mother"])
    t.reap("ganymede-archivist").choose("anger")
    assert t.ids("archives") == ["anger"]


def test_harland_mindlock_controls_a_flank_creature_until_it_leaves(keyforge):
    t = keyforge.table(
        house="logos", hand=["harland-mindlock"], enemy_line=["troll", "krump", "zorg"], enemy_hand=["ammonia-clouds"]
    )
    t.play("harland-mindlock")
    assert t.choices() == {"troll", "zorg"}
    t.choose("troll").act("flank", word="left")
    assert t.controller("troll") == 1
    t.end_turn("mars").play("ammonia-clouds")
    assert t.zone("harland-mindlock") == "discard"
    if t.decision.kind == "flank":
        t.act("flank", word="right")
    assert t.controller("troll") == 2


@pytest.mark.clause("KF-card-11")
def test_quixo_draws_after_fighting(keyforge):
    t = keyforge.table(house="logos", line=["quixo-the-adventurer"], deck=["mother", "dextre"], enemy_line=["troll"])
    t.fight("quixo-the-adventurer", "troll")
    assert t.damage("quixo-the-adventurer") == 0
    assert (t.ids("hand"), t.ids("deck")) == (["mother"], ["dextre"])


@pytest.mark.clause("KF-card-12")
@pytest.mark.clause("KF-draw-09")
def test_mother_refills_to_seven(keyforge):
    t = keyforge.table(house="logos", line=["mother"], deck=["labwork"] * 9, enemy_deck=["zorg"] * 9)
    t.end_turn("mars")
    assert len(t.ids("hand")) == 7
    t.end_turn("logos")
    assert len(t.ids("hand", 2)) == 6


def test_neutron_shark_goes_on_until_a_logos_card_turns_up(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["neutron-shark"],
        line=["mother", "batdrone"],
        deck=["anger", "labwork"],
        enemy_line=["troll"],
        enemy_artifacts=["sniffer"],
    )
    t.play("neutron-shark").choose("sniffer", "batdrone")
    assert t.zone("anger") == "discard"
    t.choose("mother")  # the troll is the only enemy left
    assert not t.in_play("troll") and not t.in_play("mother")
    assert t.zone("labwork") == "discard"
    assert t.in_play("neutron-shark") and t.decision.kind == "main"


@pytest.mark.clause("KF-faq-59")
@pytest.mark.clause("KF-repeat-03")
def test_neutron_shark_destroyed_by_itself_does_not_repeat(keyforge):
    t = keyforge.table(
        house="logos", hand=["neutron-shark"], line=["mother"], deck=["anger", "punch"], enemy_line=["troll", "krump"]
    )
    t.play("neutron-shark").choose("troll", "neutron-shark")
    assert t.ids("deck") == ["punch"]
    assert t.in_play("krump") and t.in_play("mother")
    assert t.decision.kind == "main"


def test_novu_archaeologist_archives_from_the_discard_pile(keyforge):
    t = keyforge.table(house="logos", line=["novu-archaeologist"], discard=["anger", "mother"])
    t.use("novu-archaeologist").choose("anger")
    assert t.ids("archives") == ["anger"]


def test_ozmo_heals_or_stuns_a_mars_creature(keyforge):
    t = keyforge.table(house="logos", line=["ozmo-martianologist"], enemy_line=[{"card": "tunk", "damage": 4}, "troll"])
    t.reap("ozmo-martianologist").act("option", word="1")
    assert t.damage("tunk") == 1
    t = keyforge.table(house="logos", line=["ozmo-martianologist"], enemy_line=["tunk", "troll"])
    t.reap("ozmo-martianologist").act("option", word="2")
    assert t.stunned("tunk") and not t.stunned("troll")


def test_psychic_bug_looks_at_the_opponents_hand(keyforge):
    t = keyforge.table(house="logos", hand=["psychic-bug"], enemy_hand=["tunk"])
    assert not t.s.game.sight.sees(t.s, 0, t.card("tunk"))
    t.play("psychic-bug")
    assert t.s.game.sight.sees(t.s, 0, t.card("tunk"))


def test_replicator_triggers_another_creatures_reap(keyforge):
    t = keyforge.table(house="logos", line=["replicator", "mother"], deck=["anger"], enemy_line=["doc-bookton", "krump"])
    t.reap("replicator")
    assert t.ids("hand") == ["anger"]
    assert not t.exhausted("doc-bookton")


@pytest.mark.clause("KF-faq-36")
def test_two_replicators_do_not_trigger_each_other_for_ever(keyforge):
    t = keyforge.table(house="logos", line=["replicator", "replicator"], deck=["anger"])
    t.reap("replicator")
    assert t.aember == 1
    assert t.decision.kind == "main"


def test_replicator_reaches_a_third_creature_through_another_replicator(keyforge):
    t = keyforge.table(house="logos", line=["replicator", "replicator", "doc-bookton"], deck=["anger"])
    t.reap("replicator").choose("replicator#2")
    assert t.ids("hand") == ["anger"]
    assert t.decision.kind == "main"


def test_replicator_of_an_enemy_sequis_captures_from_its_own_controller(keyforge):
    t = keyforge.table(house="logos", line=["replicator"], enemy_line=["sequis"], aember=2, enemy_aember=2)
    t.reap("replicator")
    assert (t.aember, t.enemy_aember) == (3, 1)
    assert t.on("sequis", "aember") == 1


@pytest.mark.clause("KF-faq-21")
def test_replicator_of_an_enemy_sanctum_guardian_moves_nobody(keyforge):
    t = keyforge.table(house="logos", line=["replicator", "mother"], enemy_line=["sanctum-guardian", "troll"])
    t.reap("replicator")
    while t.decision.kind != "main":
        t.s.choose(t.decision.options[0])
    assert t.ids("line") == ["replicator", "mother"]
    assert t.ids("line", 2) == ["sanctum-guardian", "troll"]


def test_research_smoko_archives_the_top_card_when_destroyed(keyforge):
    t = keyforge.table(house="logos", line=["research-smoko"], hand=["bouncing-deathquark"], deck=["anger"], enemy_line=["troll"])
    t.play("bouncing-deathquark")
    assert t.ids("archives") == ["anger"]


def test_skippy_timehog_keeps_the_opponent_from_using_cards(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["skippy-timehog"],
        enemy_line=["tunk", {"card": "zorg", "stunned": True}],
        enemy_hand=["ammonia-clouds"],
        enemy_artifacts=["incubation-chamber"],
    )
    t.play("skippy-timehog").end_turn("mars")
    assert t.refusal("reap", "tunk").clause == "KF-golden-01"
    assert t.refusal("fight", "tunk", "skippy-timehog").clause == "KF-golden-01"
    assert t.refusal("unstun", "zorg").clause == "KF-golden-01"
    assert t.refusal("omni", "incubation-chamber").clause == "KF-golden-01"
    assert t.can("play", "ammonia-clouds") and t.can("discard", "ammonia-clouds")


def test_timetraveller_draws_and_goes_back_into_the_deck(keyforge):
    t = keyforge.table(house="logos", hand=["timetraveller"], deck=["mother", "dextre", "labwork"])
    t.play("timetraveller")
    assert t.ids("hand") == ["mother", "dextre"]
    t = keyforge.table(house="logos", line=["timetraveller"], deck=["mother", "dextre"])
    t.use("timetraveller")
    assert sorted(t.ids("deck")) == ["dextre", "mother", "timetraveller"]


def test_titan_mechanic_makes_keys_cheaper_from_a_flank(keyforge):
    t = keyforge.table(house="logos", line=["titan-mechanic", "mother", "dextre"])
    assert (t.key_cost(1), t.key_cost(2)) == (5, 5)
    t = keyforge.table(house="logos", line=["mother", "titan-mechanic", "dextre"])
    assert (t.key_cost(1), t.key_cost(2)) == (6, 6)


def test_vespilon_theorist_archives_a_card_of_the_named_house(keyforge):
    t = keyforge.table(house="logos", line=["vespilon-theorist"], deck=["anger", "mother"])
    t.reap("vespilon-theorist").house("brobnar")
    assert t.ids("archives") == ["anger"]
    assert t.aember == 2


def test_vespilon_theorist_discards_a_card_of_another_house(keyforge):
    t = keyforge.table(house="logos", line=["vespilon-theorist"], deck=["anger", "mother"])
    t.reap("vespilon-theorist").house("dis")
    assert t.ids("discard") == ["anger"]
    assert t.aember == 1


def test_veylan_analyst_gains_for_every_artifact_used(keyforge):
    t = keyforge.table(house="logos", line=["veylan-analyst"], artifacts=["library-of-babble", "mobius-scroll"], deck=["mother"])
    t.use("library-of-babble")
    assert t.aember == 1
    t.use("mobius-scroll").done()  # it has left play when its use is over
    assert t.aember == 2
    t.reap("veylan-analyst")
    assert t.aember == 3


# ---------------------------------------------------------------------------------------------------------------- upgrades


def test_experimental_therapy_makes_a_creature_of_every_house(keyforge):
    t = keyforge.table(house="logos", hand=["experimental-therapy"], line=["troll"], enemy_line=["tunk"])
    t.play("experimental-therapy", host="troll")
    assert t.stunned("troll") and t.exhausted("troll")
    t.end_turn("mars").answer("pass")
    assert {"house:shadows", "house:mars", "house:untamed"} <= set(t.options)
    t.house("dis")
    assert t.can("unstun", "troll")


def test_rocket_boots_ready_a_creature_after_its_first_use(keyforge):
    t = keyforge.table(house="logos", line=[{"card": "mother", "upgrades": ["rocket-boots"]}])
    t.reap("mother")
    assert not t.exhausted("mother")
    t.reap("mother")
    assert t.exhausted("mother")
    assert t.aember == 2


def test_transposition_sandals_swap_and_let_the_other_be_used(keyforge):
    t = keyforge.table(
        house="logos", line=[{"card": "mother", "upgrades": ["transposition-sandals"]}, "dextre", "troll"], enemy_line=["krump"]
    )
    assert t.refusal("reap", "troll").clause == "KF-main-04"
    t.use("mother").choose("troll")
    assert t.ids("line") == ["troll", "dextre", "mother"]
    t.reap("troll")
    assert t.aember == 1


@pytest.mark.clause("KF-control-05", "KF-lasting-01")
def test_tireless_crocag_lives_on_when_harland_mindlock_gives_a_creature_back(keyforge):
    t = keyforge.table(house="logos", hand=["harland-mindlock"], line=["tireless-crocag"], enemy_line=["urchin", "silvertooth"])
    t.play("harland-mindlock", flank="right").choose("silvertooth").act("flank", word="right")
    t.end_turn("shadows")
    t.fight("urchin", "harland-mindlock")  # both fall
    assert t.ids("line", 2) == ["silvertooth"]
    assert t.in_play("tireless-crocag")


def test_tireless_crocag_falls_when_nobody_comes_back(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], line=["tireless-crocag"], enemy_line=["urchin"])
    t.play("punch").choose("urchin")
    assert not t.in_play("tireless-crocag")
