"""Logos of Worlds Collide."""

from __future__ import annotations

import pytest

from tapete.core.codec import from_json, to_json
from tapete.games.keyforge.values import belongs, power


def test_data_forge_costs_ten_more_less_the_cards_in_hand(keyforge):
    t = keyforge.table(house="logos", hand=["data-forge", "punch", "fear", "anger"], aember=12)
    t.play("data-forge").yes().act("key", word="red")
    assert (t.keys(), t.aember) == (1, 0)


def test_data_forge_forges_nothing_when_the_cost_is_too_high(keyforge):
    t = keyforge.table(house="logos", hand=["data-forge", "punch"], aember=12)
    t.play("data-forge").yes()
    assert (t.keys(), t.aember) == (0, 13)


@pytest.mark.parametrize(("turn_before", "stolen"), [(True, 2), (False, 1)])
def test_information_exchange_answers_theft_with_theft(keyforge, turn_before, stolen):
    t = keyforge.table(
        house="shadows",
        active=1,
        hand=["urchin"],
        line=["umbra"],
        aember=4,
        enemy_hand=["information-exchange"],
        enemy_houses=["logos", "mars", "dis"],
        enemy_aember=2,
    )
    if turn_before:
        t.play("urchin")
    mine = t.aember
    t.end_turn("logos")
    t.play("information-exchange")
    assert mine - t.aember == stolen


def test_tautau_vapors_draws_two_and_archives_one(keyforge):
    t = keyforge.table(house="logos", hand=["tautau-vapors"], deck=["punch", "fear", "anger"])
    t.play("tautau-vapors").choose("fear")
    assert (t.ids("archives"), t.ids("hand")) == (["fear"], ["punch"])


def test_tautau_vapors_archives_nothing_from_an_empty_hand(keyforge):
    t = keyforge.table(house="logos", hand=["tautau-vapors"])
    t.play("tautau-vapors")
    assert t.ids("archives") == []


@pytest.mark.parametrize(("card", "house", "cost"), [("universal-keylock", "logos", 9), ("the-quiet-anvil", "shadows", 4)])
def test_keys_cost_more_or_less_until_one_is_forged(keyforge, card, house, cost):
    t = keyforge.table(house=house, artifacts=[card], enemy_aember=cost)
    assert (t.key_cost(), t.key_cost(2)) == (cost, cost)
    t.end_turn().reach("house")
    assert (t.keys(2), t.in_play(card), t.key_cost(2)) == (1, False, 6)


def test_universal_recycle_bin_archives_only_what_one_owns(keyforge):
    t = keyforge.table(house="logos", artifacts=["universal-recycle-bin"], purged=["punch", "fear"], enemy_purged=["anger"])
    t.use("universal-recycle-bin")
    assert t.choices() == {"punch", "fear"}
    t.choose("fear")
    assert t.ids("archives") == ["fear"]


def test_babbling_bibliophile_draws_two(keyforge):
    t = keyforge.table(house="logos", line=["babbling-bibliophile"], deck=["punch", "fear", "anger"], enemy_line=["urchin"])
    t.reap("babbling-bibliophile")
    assert len(t.ids("hand")) == 2


def test_caendle_unit_draws_for_enemies_that_reap_and_not_for_friends(keyforge):
    t = keyforge.table(
        house="logos",
        line=["cændle-unit", "doc-bookton"],
        enemy_line=["bumpsy"],
        deck=["punch"] * 8,
        enemy_houses=["brobnar", "mars", "dis"],
        enemy_aember=1,
    )
    t.use("cændle-unit")
    assert (t.on("cændle-unit", "aember"), t.enemy_aember) == (1, 0)
    t.end_turn("brobnar")
    before = len(t.ids("hand"))
    t.reap("bumpsy")
    assert len(t.ids("hand")) == before + 1


def test_daughter_refills_to_seven(keyforge):
    t = keyforge.table(house="logos", line=["daughter"], deck=["punch"] * 9)
    t.end_turn().reach("house")
    assert len(t.ids("hand")) == 7


@pytest.mark.parametrize(("enemies", "archived"), [(["troll", "bumpsy"], 1), (["troll"], 0)])
def test_dr_milli_archives_for_the_enemies_in_excess_without_counting_himself(keyforge, enemies, archived):
    t = keyforge.table(house="logos", hand=["dr-milli", "punch", "fear"], line=["daughter"], enemy_line=enemies)
    t.play("dr-milli")
    if archived:
        t.choose("punch")
    assert len(t.ids("archives")) == archived


def test_edai_makes_the_opponents_keys_dear_by_the_archives(keyforge):
    t = keyforge.table(house="logos", hand=["edai-edie-4x4", "punch"], archives=["fear"])
    t.play("edai-edie-4x4")
    t.take_lone()
    assert (t.key_cost(2), t.key_cost()) == (8, 6)


def test_hapsis_is_warded_and_draws_when_it_destroys_in_a_fight(keyforge):
    t = keyforge.table(house="logos", line=["hapsis"], enemy_line=["umbra"], deck=["punch"])
    t.fight("hapsis", "umbra")
    assert (t.on("hapsis", "ward"), t.ids("hand")) == (1, ["punch"])


def test_hapsis_gets_nothing_for_an_enemy_that_stands(keyforge):
    t = keyforge.table(house="logos", line=["hapsis"], enemy_line=["zorg"], deck=["punch"])
    t.fight("hapsis", "zorg")
    assert t.ids("hand") == []


def test_quant_lets_one_action_of_another_house_be_played(keyforge):
    t = keyforge.table(house="logos", line=["quant"], hand=["punch", "fear", "bumpsy"], enemy_line=["troll"])
    assert not t.can("play", "punch")
    t.reap("quant")
    assert t.can("play", "punch") and not t.can("play", "bumpsy")
    t.play("punch").choose("troll")
    assert not t.can("play", "fear")


def test_sanitation_engineer_discards_a_card(keyforge):
    t = keyforge.table(house="logos", line=["sanitation-engineer"], hand=["punch", "fear"])
    t.reap("sanitation-engineer").choose("punch")
    assert t.ids("discard") == ["punch"]


@pytest.mark.parametrize(("line", "drawn"), [(["daughter", "titan-guardian", "hapsis"], 2), (["daughter", "titan-guardian"], 0)])
def test_titan_guardian_draws_only_off_the_flanks(keyforge, line, drawn):
    t = keyforge.table(
        house="logos", line=line, hand=["fear"], deck=["punch"] * 3, artifacts=["anomaly-exploiter"], enemy_line=["troll"]
    )
    s = t.s
    s.numbers[1][t.card("titan-guardian")] = 1
    t.use("anomaly-exploiter")
    t.take_lone()
    assert len(t.ids("hand")) == 1 + drawn


@pytest.mark.parametrize(("top", "where"), [("doc-bookton", "line"), ("punch", "archives")])
def test_wormhole_technician_plays_logos_and_archives_the_rest(keyforge, top, where):
    t = keyforge.table(house="logos", line=["wormhole-technician"], deck=[top, "fear"])
    t.reap("wormhole-technician")
    if where == "line":
        t.act("flank", word="left")
    assert top in t.ids(where)


def test_groupthink_tank_hits_all_who_stand_beside_their_own_house(keyforge):
    t = keyforge.table(house="logos", line=["groupthink-tank", "troll"], enemy_line=["bumpsy", "groggins", "zorg"])
    t.use("groupthink-tank")
    assert (t.damage("bumpsy"), t.damage("groggins"), t.damage("zorg"), t.damage("troll"), t.damage("groupthink-tank")) == (
        4,
        4,
        0,
        0,
        0,
    )


def test_mini_groupthink_tank_needs_both_neighbors(keyforge):
    t = keyforge.table(house="logos", line=["mini-groupthink-tank"], enemy_line=["bumpsy", "groggins", "troll", "zorg"])
    t.reap("mini-groupthink-tank")
    t.take_lone()
    assert not t.in_play("groggins") and (t.damage("troll"), t.damage("bumpsy")) == (0, 0)


@pytest.mark.parametrize(("friend", "cards"), [("velum", 2), ("daughter", 1)])
def test_hyde_draws_more_beside_velum(keyforge, friend, cards):
    t = keyforge.table(house="logos", line=["hyde", friend], deck=["punch"] * 4)
    t.reap("hyde")
    assert len(t.ids("hand")) == cards


@pytest.mark.parametrize(("friend", "cards"), [("hyde", 2), ("daughter", 1)])
def test_velum_archives_more_beside_hyde(keyforge, friend, cards):
    t = keyforge.table(house="logos", line=["velum", friend], hand=["punch", "fear", "anger"])
    t.reap("velum").choose("punch")
    if cards == 2:
        t.choose("fear")
    assert len(t.ids("archives")) == cards


@pytest.mark.parametrize(("one", "two"), [("hyde", "velum"), ("velum", "hyde")])
def test_hyde_and_velum_bring_each_other_back(keyforge, one, two):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=[one], discard=[two])
    t.play("gateway-to-dis")
    assert sorted(t.ids("archives")) == ["hyde", "velum"]
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=[one])
    t.play("gateway-to-dis")
    assert t.ids("archives") == [] and one in t.ids("discard")


@pytest.mark.parametrize(("line", "hand"), [(["daughter"], 7), (["zenzizenzizenzic"], 8), (["zenzizenzizenzic", "hyde"], 6)])
def test_zenzizenzizenzic_refills_from_the_center(keyforge, line, hand):
    t = keyforge.table(house="logos", line=line, deck=["punch"] * 9)
    t.end_turn().reach("house")
    assert len(t.ids("hand")) == hand


def test_discombobulator_keeps_the_aember_of_who_controls_the_creature(keyforge):
    t = keyforge.table(
        house="shadows", hand=["urchin"], enemy_line=[{"card": "troll", "upgrades": ["discombobulator"]}], enemy_aember=2
    )
    t.play("urchin")
    assert t.enemy_aember == 2


def test_thorium_plasmate_moves_an_enemy_among_its_kin_and_burns_it(keyforge):
    t = keyforge.table(house="logos", hand=["thorium-plasmate"], enemy_line=["troll", "zorg", "bumpsy", "groggins"])
    t.play("thorium-plasmate").choose("troll").act("place", word="2")
    assert (t.ids("line", 2), t.damage("troll")) == (["zorg", "bumpsy", "troll", "groggins"], 4)


def test_thorium_plasmate_does_nothing_beside_strangers(keyforge):
    t = keyforge.table(house="logos", hand=["thorium-plasmate"], enemy_line=["troll", "zorg", "umbra"])
    t.play("thorium-plasmate").choose("troll").act("place", word="1")
    assert (t.ids("line", 2), t.damage("troll")) == (["zorg", "troll", "umbra"], 0)


@pytest.mark.parametrize(("name", "counters"), [("reassembling-automaton", 0), ("self-bolstering-automata", 2)])
def test_an_automaton_reassembles_on_a_flank_while_it_has_friends(keyforge, name, counters):
    t = keyforge.table(house="dis", hand=["hand-of-dis"], line=["hapsis", name, "daughter"])
    t.act("play", "hand-of-dis").act("flank", word="left")
    assert t.ids("line") == [name, "hapsis", "daughter"]
    assert (t.exhausted(name), t.on(name, "power_counters")) == (True, counters)


def test_an_automaton_alone_is_destroyed(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=["reassembling-automaton"])
    t.play("gateway-to-dis")
    assert t.ids("discard")[-1:] == ["reassembling-automaton"] or "reassembling-automaton" in t.ids("discard")


@pytest.mark.parametrize(("line", "gained"), [(["hyde", "daughter"], 2), (["hyde", "bumpsy"], 0)])
def test_code_monkey_archives_the_neighbors_and_is_paid_for_kin(keyforge, line, gained):
    t = keyforge.table(house="logos", hand=["code-monkey"], line=line)
    t.act("play", "code-monkey").act("place", word="1")
    assert (sorted(t.ids("archives")), t.aember, t.ids("line")) == (sorted(line), gained, ["code-monkey"])


def test_academy_training_makes_ones_own_creature_logos(keyforge):
    t = keyforge.table(house="logos", line=[{"card": "bumpsy", "upgrades": ["academy-training"]}], deck=["punch"])
    t.reap("bumpsy")
    assert t.ids("hand") == ["punch"]
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["academy-training"]}], deck=["punch"])
    assert not t.can("reap", "bumpsy")


def test_mimic_gel_needs_another_creature(keyforge):
    t = keyforge.table(house="logos", hand=["mimic-gel"])
    assert not t.can("play", "mimic-gel")


def test_mimic_gel_is_the_creature_it_copies_until_it_leaves(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["mimic-gel"],
        line=["troll"],
        enemy_line=["bumpsy"],
        enemy_aember=2,
        enemy_houses=["brobnar", "mars", "dis"],
    )
    gel = t.card("mimic-gel")
    t.act("play", "mimic-gel")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("bumpsy").act("flank", word="right")
    assert (t.s.cards[gel].id, t.enemy_aember) == ("bumpsy", 1)  # the Play: of what it copies
    assert t.ids("line") == ["troll", "bumpsy"]
    t.end_turn("brobnar")
    t.answer(next(option for option in t.options if option.startswith("fight") and option.endswith(t.s.names[gel])))
    assert (t.s.cards[gel].id, t.ids("discard")) == ("mimic-gel", ["mimic-gel"])


def test_mimic_gel_copies_the_very_first_card_of_all(keyforge):
    t = keyforge.table(
        house="logos", active=2, line=["troll", "umbra"], enemy_hand=["mimic-gel"], enemy_houses=["logos", "dis", "mars"]
    )
    gel = t.card("mimic-gel")
    assert t.card("troll") == 0
    t.act("play", "mimic-gel").choose("troll")
    assert (t.s.cards[gel].id, power(t.s, gel), t.ids("line", 2)) == ("troll", 8, ["troll"])


def test_mimic_gel_belongs_to_logos_whatever_it_copies(keyforge):
    t = keyforge.table(house="logos", hand=["mimic-gel"], line=["troll"])
    gel = t.card("mimic-gel")
    t.play("mimic-gel")
    assert belongs(t.s, gel, 2) and not belongs(t.s, gel, 0) and power(t.s, gel) == 8


@pytest.mark.clause("KF-faq-51")
def test_mimic_gel_copies_no_alpha_creature_too_late(keyforge):
    t = keyforge.table(house="logos", hand=["mimic-gel"], line=["batdrone"], enemy_line=["bumblebird", "troll"])
    assert t.act("play", "mimic-gel").choices() == {"batdrone", "bumblebird", "troll"}
    t = keyforge.table(house="logos", hand=["mimic-gel"], line=["batdrone"], enemy_line=["bumblebird", "troll"])
    assert t.reap("batdrone").act("play", "mimic-gel").choices() == {"batdrone", "troll"}
    t = keyforge.table(house="logos", hand=["mimic-gel", "foggify"], enemy_line=["bumblebird"])
    assert t.can("play", "mimic-gel")
    assert not t.play("foggify").can("play", "mimic-gel")


def test_mimic_gel_put_into_play_copies_too_and_alone_is_destroyed(keyforge):
    t = keyforge.table(house="untamed", line=[{"card": "gebuk", "damage": 4}], deck=["mimic-gel"], enemy_line=["krump", "bumpsy"])
    gel = t.card("mimic-gel")
    t.fight("gebuk", "krump").choose("krump")
    assert (t.s.cards[gel].id, t.ids("line")) == ("krump", ["krump"])
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=["gebuk"], deck=["mimic-gel"])
    t.play("gateway-to-dis")
    assert t.ids("line") == [] and sorted(t.ids("discard")) == ["gateway-to-dis", "gebuk", "mimic-gel"]


def test_a_mimic_gel_of_a_mimic_gel_is_what_that_one_copies_and_a_saved_game_keeps_it(keyforge):
    t = keyforge.table(house="logos", hand=["mimic-gel", "mimic-gel"], line=["troll"])
    for _ in range(2):
        play = next(option for option in t.options if option.startswith("play"))
        t.answer(play)
        if t.decision.kind == "choose":
            t.answer(t.options[0])
        t.act("flank", word="right")
    assert t.ids("line") == ["troll"] * 3
    again = from_json(t.s.game, to_json(t.s))
    assert [card.id for card in again.cards] == [card.id for card in t.s.cards]


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_thorium_plasmate_moves_no_friend(keyforge):
    t = keyforge.table(house="logos", hand=["thorium-plasmate"], line=["bumpsy"], enemy_line=["krump", "zorg"])
    t.play("thorium-plasmate")
    assert t.choices() == {"krump", "zorg"}


def test_a_lone_self_bolstering_automata_is_destroyed(keyforge):
    t = keyforge.table(house="logos", line=["self-bolstering-automata"], enemy_line=["krump"])
    t.fight("self-bolstering-automata", "krump")
    assert t.zone("self-bolstering-automata") == "discard"


def test_mini_groupthink_tank_strikes_one_of_those_between_their_like(keyforge):
    enemies = ["troll", "bumpsy", "krump", "headhunter"]
    t = keyforge.table(house="logos", line=["mini-groupthink-tank"], enemy_line=enemies)
    t.reap("mini-groupthink-tank")
    assert t.choices() == {"bumpsy", "krump"}
    t.choose("krump")
    assert t.in_play("bumpsy") and t.damage("bumpsy") == 0 and not t.in_play("krump")


@pytest.mark.parametrize(("one", "other"), [("hyde", "velum"), ("velum", "hyde")])
def test_hyde_and_velum_archive_one_card_of_the_others_name(keyforge, one, other):
    t = keyforge.table(house="logos", line=[one], enemy_line=["troll"], discard=[other, other, "krump"])
    t.fight(one, "troll")
    while t.decision.kind == "choose":
        assert t.choices() == {other}
        t.answer(t.options[0])
    assert sorted(t.ids("archives")) == sorted([one, other]) and sorted(t.ids("discard")) == sorted(["krump", other])
    t = keyforge.table(house="logos", line=[one], enemy_line=["troll"], discard=["krump"])
    t.fight(one, "troll")
    assert t.ids("archives") == [] and t.zone(one) == "discard"


@pytest.mark.parametrize("line", [["daughter"], ["troll", "zenzizenzizenzic", "krump"]])
def test_the_opponent_draws_no_more_for_daughter_or_zenzizenzizenzic(keyforge, line):
    t = keyforge.table(house="logos", line=line, enemy_deck=["troll"] * 12)
    t.end_turn("mars").end_turn().reach("house")
    assert len(t.ids("hand", 2)) == 6


def test_caendle_unit_draws_for_no_friend(keyforge):
    t = keyforge.table(house="logos", line=["cændle-unit", "batdrone"], deck=["troll"])
    t.reap("batdrone")
    assert t.ids("hand") == []


def test_edai_edie_archives_one_card(keyforge):
    t = keyforge.table(house="logos", hand=["edai-edie-4x4", "troll", "krump"])
    t.play("edai-edie-4x4")
    assert t.choices() == {"troll", "krump"}
    t.choose("troll")
    assert t.ids("archives") == ["troll"]


def test_quant_reaping_in_another_house_opens_no_logos_action(keyforge):
    t = keyforge.table(house="sanctum", hand=["labwork", "punch", "troll"], line=["logos-ambassador", "quant"])
    t.reap("logos-ambassador").reap("quant")
    while t.decision.kind != "main":
        t.answer(t.options[0])
    assert t.can("play", "punch") and not t.can("play", "labwork") and not t.can("play", "troll")


def test_academy_training_caendle_unit_and_hapsis_draw_one_card(keyforge):
    deck = ["troll", "krump", "bumpsy"]
    t = keyforge.table(house="logos", line=[{"card": "dust-pixie", "upgrades": ["academy-training"]}], deck=deck)
    t.reap("dust-pixie")
    assert t.ids("hand") == ["troll"]
    t = keyforge.table(house="mars", line=["zorg"], enemy_line=["cændle-unit"], enemy_deck=deck)
    t.reap("zorg")
    assert t.ids("hand", 2) == ["troll"]
    t = keyforge.table(house="logos", line=["hapsis"], enemy_line=["batdrone"], deck=deck)
    t.fight("hapsis", "batdrone")
    assert t.ids("hand") == ["troll"]


def test_caendle_unit_captures_one(keyforge):
    t = keyforge.table(house="logos", line=["cændle-unit"], enemy_aember=3)
    t.use("cændle-unit")
    assert (t.on("cændle-unit", "aember"), t.enemy_aember) == (1, 2)


def test_mini_groupthink_tank_deals_eight(keyforge):
    t = keyforge.table(house="logos", line=["mini-groupthink-tank"], enemy_line=["troll", "lollop-the-titanic", "krump"])
    t.reap("mini-groupthink-tank")
    assert t.damage("lollop-the-titanic") == 8


def test_discombobulator_keeps_no_aember_from_being_lost_and_none_of_the_other_players(keyforge):
    bearer = {"card": "troll", "upgrades": ["discombobulator"]}
    t = keyforge.table(house="brobnar", line=["groke"], enemy_line=[bearer, "culf-the-quiet"], enemy_aember=2)
    t.fight("groke", "culf-the-quiet")
    assert t.enemy_aember == 1
    t = keyforge.table(house="shadows", hand=["urchin"], line=[bearer], enemy_aember=2)
    t.play("urchin")
    assert (t.aember, t.enemy_aember) == (1, 1)
