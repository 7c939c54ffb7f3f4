"""Saurian of Worlds Collide."""

from __future__ import annotations

import pytest

from tapete.games.keyforge.position import to_position


def test_axiom_of_grisk_spares_the_warded_and_those_with_aember(keyforge):
    t = keyforge.table(
        house="saurian", hand=["axiom-of-grisk"], line=["bumpsy"], enemy_line=[{"card": "troll", "aember": 1}, "zorg"]
    )
    t.play("axiom-of-grisk").choose("bumpsy")
    assert (t.in_play("bumpsy"), t.in_play("troll"), t.in_play("zorg"), t.chains()) == (True, True, False, 2)
    assert t.on("bumpsy", "ward") == 0


def test_city_state_interest_lets_each_friendly_creature_capture(keyforge):
    t = keyforge.table(
        house="saurian", hand=["city-state-interest"], line=["bumpsy", "troll"], enemy_line=["zorg"], enemy_aember=3, aember=2
    )
    t.play("city-state-interest")
    assert (t.on("bumpsy", "aember"), t.on("troll", "aember"), t.on("zorg", "aember"), t.enemy_aember) == (1, 1, 0, 1)


@pytest.mark.clause("KF-exalt-01")
def test_diplo_macy_exalts_whoever_fights_until_its_players_next_turn(keyforge):
    t = keyforge.table(
        house="saurian", hand=["diplo-macy"], line=["troll"], enemy_line=["bumpsy"], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play("diplo-macy").end_turn("brobnar")
    t.fight("bumpsy", "troll")
    assert (t.on("troll", "aember"), t.aember, t.enemy_aember) == (0, 2, 0)  # bumpsy fell with its Æ


def test_exile_gives_a_creature_away(keyforge):
    t = keyforge.table(house="saurian", hand=["exile"], line=["bumpsy", "troll"], enemy_line=["zorg"])
    t.play("exile")
    assert t.choices() == {"bumpsy", "troll"}
    t.choose("bumpsy")
    t.act("flank", word="left")
    assert t.controller("bumpsy") == 2


def test_favor_of_rex_triggers_a_play_effect_again(keyforge):
    t = keyforge.table(house="saurian", hand=["favor-of-rex"], line=["troll"], enemy_line=["urchin"], enemy_aember=2)
    t.play("favor-of-rex").choose("urchin")
    assert (t.aember, t.enemy_aember) == (2, 1)


def test_favor_of_rex_on_a_creature_without_play_effect_does_nothing(keyforge):
    t = keyforge.table(house="saurian", hand=["favor-of-rex"], line=["troll"], enemy_line=["urchin"], enemy_aember=2)
    t.play("favor-of-rex").choose("troll")
    assert (t.aember, t.enemy_aember) == (1, 2)


@pytest.mark.parametrize(("amber", "keys"), [(3, 1), (2, 0)])
def test_imperial_forge_is_cheaper_by_the_aember_on_friends(keyforge, amber, keys):
    t = keyforge.table(
        house="saurian",
        hand=["imperial-forge"],
        line=[{"card": "troll", "aember": amber}],
        enemy_line=[{"card": "zorg", "aember": 4}],
        aember=10,
    )
    t.play("imperial-forge")
    if keys:
        t.act("key", word="red")
    assert (t.keys(), t.aember) == ((1, 0) if keys else (0, 11))


def test_regrettable_meteor_destroys_dinosaurs_and_the_mighty(keyforge):
    t = keyforge.table(
        house="saurian", hand=["regrettable-meteor"], line=["questor-jarta", "bumpsy"], enemy_line=["troll", "brutodon-auxiliary"]
    )
    t.play("regrettable-meteor")
    assert t.ids("line") == ["bumpsy"] and t.ids("line", 2) == []


def test_sic_semper_tyrannosaurus_takes_all_from_the_most_powerful_and_destroys_it(keyforge):
    t = keyforge.table(
        house="saurian",
        hand=["sic-semper-tyrannosaurus"],
        line=["bumpsy"],
        enemy_line=[{"card": "troll", "aember": 3}, {"card": "zorg", "aember": 1}],
    )
    t.play("sic-semper-tyrannosaurus")
    t.take_lone()
    assert (t.aember, t.enemy_aember, t.in_play("troll"), t.in_play("zorg")) == (3, 0, False, True)


@pytest.mark.parametrize("card", ["sow-salt"])
def test_sow_salt_lets_nobody_reap_until_its_players_next_turn(keyforge, card):
    t = keyforge.table(
        house="saurian", hand=[card], line=["questor-jarta"], enemy_line=["bumpsy"], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play(card)
    assert not t.can("reap", "questor-jarta")
    t.end_turn("brobnar")
    assert not t.can("reap", "bumpsy") and t.can("fight", "bumpsy", "questor-jarta")
    t.end_turn("saurian")
    assert t.can("reap", "questor-jarta")


@pytest.mark.parametrize(("victim", "exalted"), [("bumpsy", 1), ("zorg", 0)])
def test_stomp_exalts_when_it_kills(keyforge, victim, exalted):
    t = keyforge.table(house="saurian", hand=["stomp"], line=["questor-jarta"], enemy_line=["bumpsy", "zorg"])
    t.play("stomp").choose(victim)
    t.take_lone()
    assert t.on("questor-jarta", "aember") == exalted


def test_tertiate_destroys_a_third_of_each_side_rounded_up(keyforge):
    t = keyforge.table(
        house="saurian", hand=["tertiate"], line=["bumpsy", "groggins"], enemy_line=["troll", "zorg", "urchin", "umbra"]
    )
    t.play("tertiate").choose("troll", "umbra", "groggins")
    assert t.ids("line") == ["bumpsy"] and t.ids("line", 2) == ["zorg", "urchin"]


@pytest.mark.parametrize(("many", "enemies", "keys", "exalted"), [(6, [], 1, 1), (5, [], 0, 1), (6, ["troll"], 0, 0)])
def test_triumph_asks_for_six_friends_and_no_enemies(keyforge, many, enemies, keys, exalted):
    line = ["bumpsy", "groggins", "questor-jarta", "headhunter", "urchin", "umbra"][:many]
    t = keyforge.table(house="saurian", hand=["triumph"], line=line, enemy_line=enemies)
    t.play("triumph")
    if keys:
        t.act("key", word="red")
    assert (t.keys(), t.on("bumpsy", "aember"), t.aember) == (keys, exalted, 1)
    assert t.decision.kind == "main"


def test_library_of_polliasaurus_moves_one_to_the_pool(keyforge):
    t = keyforge.table(
        house="saurian",
        artifacts=["library-of-polliasaurus"],
        line=[{"card": "troll", "aember": 2}],
        enemy_line=[{"card": "zorg", "aember": 2}],
    )
    t.use("library-of-polliasaurus")
    t.take_lone()
    assert (t.aember, t.on("troll", "aember"), t.on("zorg", "aember")) == (1, 1, 2)


def test_brutodon_auxiliary_shields_and_bites(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["brutodon-auxiliary", "urchin"])
    assert not t.can("fight", "bumpsy", "urchin")
    t.fight("bumpsy", "brutodon-auxiliary")
    assert not t.in_play("bumpsy") and t.damage("brutodon-auxiliary") == 5


def test_centurion_stenopius_grows_with_each_exaltation(keyforge):
    t = keyforge.table(house="saurian", hand=["centurion-stenopius"])
    t.play("centurion-stenopius").yes()
    assert t.power("centurion-stenopius") == 6
    t = keyforge.table(house="saurian", line=["centurion-stenopius"])
    t.reap("centurion-stenopius").no()
    assert t.power("centurion-stenopius") == 3


def test_cincinnatus_rex_needs_enemies_and_readies_all_others_when_exalted(keyforge):
    t = keyforge.table(
        house="saurian",
        line=["cincinnatus-rex", {"card": "bumpsy", "exhausted": True}],
        artifacts=[{"card": "cannon", "exhausted": True}],
        enemy_line=["zorg", "troll"],
    )
    t.fight("cincinnatus-rex", "troll").yes()
    assert (t.exhausted("bumpsy"), t.exhausted("cannon"), t.exhausted("cincinnatus-rex")) == (False, False, True)
    t = keyforge.table(house="saurian", hand=["cincinnatus-rex"], line=["bumpsy"])
    t.play("cincinnatus-rex")
    assert not t.in_play("cincinnatus-rex")


def test_draco_praeco_enrages_a_whole_house(keyforge):
    t = keyforge.table(house="saurian", line=["draco-praeco"], enemy_line=["bumpsy", "zorg", "troll"])
    t.reap("draco-praeco").yes().act("house", word="brobnar")
    assert (t.on("bumpsy", "enrage"), t.on("troll", "enrage"), t.on("zorg", "enrage"), t.on("draco-praeco", "aember")) == (
        1,
        1,
        0,
        1,
    )


def test_draco_praeco_not_exalted_enrages_nobody(keyforge):
    t = keyforge.table(house="saurian", line=["draco-praeco"], enemy_line=["bumpsy"])
    t.reap("draco-praeco").no()
    assert t.on("bumpsy", "enrage") == 0


@pytest.mark.parametrize(("answer", "aember"), [("yes", 1), ("no", 0)])
def test_legatus_raptor_readies_and_uses_another(keyforge, answer, aember):
    t = keyforge.table(house="saurian", line=["legatus-raptor", {"card": "bumpsy", "exhausted": True}], enemy_line=["urchin"])
    t.fight("legatus-raptor", "urchin").answer(answer)
    if answer == "yes":
        t.take_lone()
        t.act("reap", "bumpsy")
    assert (t.aember, t.on("legatus-raptor", "aember")) == (aember, aember)


@pytest.mark.parametrize(("mine", "left"), [(1, 3), (0, 2)])
def test_odoac_keeps_the_pool_from_thieves_while_he_holds_aember(keyforge, mine, left):
    t = keyforge.table(
        house="shadows", hand=["urchin"], enemy_line=[{"card": "odoac-the-patrician", "aember": mine}], enemy_aember=3
    )
    t.play("urchin")
    assert t.enemy_aember == left


def test_odoac_captures_when_played(keyforge):
    t = keyforge.table(house="saurian", hand=["odoac-the-patrician"], enemy_aember=3)
    t.play("odoac-the-patrician")
    assert (t.on("odoac-the-patrician", "aember"), t.enemy_aember) == (1, 2)


def test_primus_unguis_strengthens_all_friends_by_its_own_aember(keyforge):
    t = keyforge.table(
        house="saurian", line=[{"card": "primus-unguis", "aember": 1}, {"card": "bumpsy", "aember": 3}], enemy_line=["groggins"]
    )
    assert (t.power("primus-unguis"), t.power("bumpsy"), t.power("groggins")) == (7, 7, 8)
    t.reap("primus-unguis")
    assert t.power("bumpsy") == 9


@pytest.mark.parametrize(("answer", "aember", "on"), [("yes", 2, 1), ("no", 1, 0)])
def test_questor_jarta_gains_when_exalted(keyforge, answer, aember, on):
    t = keyforge.table(house="saurian", line=["questor-jarta"])
    t.reap("questor-jarta").answer(answer)
    assert (t.aember, t.on("questor-jarta", "aember")) == (aember, on)


def test_rhetor_gallim_makes_the_opponents_keys_dear_for_a_turn(keyforge):
    t = keyforge.table(house="saurian", hand=["rhetor-gallim"], enemy_aember=8)
    t.play("rhetor-gallim").end_turn().reach("house")
    assert (t.keys(2), t.key_cost(2), t.key_cost(1)) == (0, 9, 6)
    t = keyforge.table(house="saurian", line=["rhetor-gallim"], enemy_aember=8)
    t.reap("rhetor-gallim").no().end_turn().reach("house")
    assert t.keys(2) == 1


@pytest.mark.clause("KF-forge-10")
def test_senator_shrix_pays_with_his_own_aember(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["key-charge"],
        line=[{"card": "senator-shrix", "aember": 2}, {"card": "troll", "aember": 2}],
        aember=5,
    )
    t.play("key-charge").yes()
    assert t.can("spend", "senator-shrix") and not t.can("spend", "troll")


def test_senator_bracchus_lets_all_friends_pay(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["key-charge"],
        line=["senator-bracchus", {"card": "troll", "aember": 2}],
        enemy_line=[{"card": "zorg", "aember": 2}],
        aember=5,
    )
    t.play("key-charge").yes()
    assert t.can("spend", "troll") and not t.can("spend", "zorg")


def test_senators_are_exalted_by_use(keyforge):
    t = keyforge.table(house="saurian", line=["senator-bracchus", "senator-shrix"])
    t.reap("senator-bracchus").reap("senator-shrix").no()
    assert (t.on("senator-bracchus", "aember"), t.on("senator-shrix", "aember")) == (1, 0)


def test_the_callipygian_ideal_exalts_and_makes_the_aember_spendable(keyforge):
    t = keyforge.table(house="saurian", hand=["the-callipygian-ideal"], line=["troll", "bumpsy"])
    t.play("the-callipygian-ideal", host="troll")
    assert t.on("troll", "aember") == 1
    t = keyforge.table(
        house="untamed", hand=["key-charge"], line=[{"card": "troll", "aember": 2, "upgrades": ["the-callipygian-ideal"]}], aember=5
    )
    t.play("key-charge").yes()
    assert t.can("spend", "troll")


def test_spartasaur_avenges_the_fallen_on_all_but_dinosaurs(keyforge):
    t = keyforge.table(house="dis", hand=["hand-of-dis"], line=["spartasaur", "bumpsy", "questor-jarta"], enemy_line=["zorg"])
    t.play("hand-of-dis")
    t.take_lone()
    assert t.ids("line") == ["spartasaur", "questor-jarta"] and t.ids("line", 2) == []


def test_spartasaur_does_not_mourn_enemies_and_gains_by_fighting(keyforge):
    t = keyforge.table(house="saurian", line=["spartasaur", "bumpsy"], enemy_line=["umbra", "zorg"])
    t.fight("spartasaur", "umbra")
    assert t.in_play("bumpsy") and t.in_play("zorg") and t.aember == 2


@pytest.mark.parametrize("deed", ["play", "fight", "reap"])
def test_thero_centurion_captures_when_played_and_when_fighting(keyforge, deed):
    place = {"hand": ["thero-centurion"]} if deed == "play" else {"line": ["thero-centurion"]}
    t = keyforge.table(house="saurian", enemy_line=["urchin"], enemy_aember=2, **place)
    if deed == "play":
        t.play("thero-centurion")
    else:
        t.act(deed, "thero-centurion", *(["urchin"] if deed == "fight" else []))
    assert t.on("thero-centurion", "aember") == (0 if deed == "reap" else 1)


def test_tricerian_legionary_wards_a_friend(keyforge):
    t = keyforge.table(house="saurian", hand=["tricerian-legionary"], line=["bumpsy"], enemy_line=["zorg"])
    t.play("tricerian-legionary")
    assert t.choices() == {"bumpsy", "tricerian-legionary"}
    t.choose("bumpsy")
    assert t.on("bumpsy", "ward") == 1


def test_chant_of_hubris_moves_aember_between_creatures(keyforge):
    t = keyforge.table(house="saurian", hand=["chant-of-hubris"], line=["bumpsy"], enemy_line=[{"card": "troll", "aember": 2}])
    t.play("chant-of-hubris")
    t.take_lone()
    assert (t.on("troll", "aember"), t.on("bumpsy", "aember")) == (1, 1)


@pytest.mark.parametrize(("answer", "damage"), [("yes", 4), ("no", 2)])
def test_phalanx_strike_is_repeated_by_exalting_a_friend(keyforge, answer, damage):
    t = keyforge.table(house="saurian", hand=["phalanx-strike"], line=["bumpsy", "questor-jarta"], enemy_line=["troll"])
    t.play("phalanx-strike").choose("troll").answer(answer)
    if answer == "yes":
        t.choose("bumpsy").choose("troll")
    assert (t.damage("troll"), t.on("bumpsy", "aember")) == (damage, 1 if answer == "yes" else 0)


@pytest.mark.parametrize(("answer", "aember", "left"), [("yes", 5, 1), ("no", 2, 3)])
def test_tribute_is_repeated_by_exalting_the_captor(keyforge, answer, aember, left):
    t = keyforge.table(house="saurian", hand=["tribute"], line=["bumpsy", "troll"], enemy_aember=5)
    t.play("tribute")
    t.take_lone()
    t.answer(answer)
    t.take_lone()
    assert (t.on("troll", "aember"), t.enemy_aember) == (aember, left)


def test_good_of_the_many_spares_those_who_share_a_trait(keyforge):
    t = keyforge.table(house="saurian", hand=["good-of-the-many"], line=["bumpsy", "groggins", "umbra"], enemy_line=["headhunter"])
    t.play("good-of-the-many")
    assert t.ids("line") == ["bumpsy", "groggins"] and t.ids("line", 2) == []


@pytest.mark.parametrize(("victim", "mine", "theirs"), [("troll", 0, 1), ("bumpsy", 1, 0)])
def test_saury_about_that_pays_the_controller(keyforge, victim, mine, theirs):
    t = keyforge.table(house="saurian", hand=["saury-about-that"], line=["bumpsy"], enemy_line=["troll"])
    t.play("saury-about-that").choose(victim)
    assert (t.in_play(victim), t.aember, t.enemy_aember) == (False, mine, theirs)


@pytest.mark.parametrize(("captor", "much"), [("questor-jarta", 2), ("bumpsy", 1)])
def test_city_gates_serve_dinosaurs_better(keyforge, captor, much):
    t = keyforge.table(house="saurian", artifacts=["city-gates"], line=["questor-jarta", "bumpsy"], enemy_aember=4)
    t.use("city-gates").choose(captor)
    assert (t.on(captor, "aember"), t.enemy_aember) == (much, 4 - much)


def test_the_colosseum_counts_enemies_fallen_in_fights_and_forges_at_six(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=[{"card": "the-colosseum", "glory": 5}], line=["troll"], enemy_line=["umbra"], aember=6
    )
    t.use("the-colosseum", "omni")
    assert t.keys() == 0
    t = keyforge.table(
        house="brobnar", artifacts=[{"card": "the-colosseum", "glory": 5}], line=["troll"], enemy_line=["umbra"], aember=6
    )
    t.fight("troll", "umbra").use("the-colosseum", "omni").act("key", word="red")
    assert (t.keys(), t.aember) == (1, 0)


def test_the_colosseum_does_not_count_other_deaths(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch"], artifacts=[{"card": "the-colosseum", "glory": 5}], enemy_line=["umbra"], aember=6
    )
    t.play("punch")
    t.take_lone()
    t.use("the-colosseum", "omni")
    assert t.keys() == 0 and t.decision.kind == "main"


def test_praefectus_ludo_sends_the_aember_of_the_fallen_to_the_supply(keyforge):
    t = keyforge.table(house="dis", hand=["hand-of-dis"], line=["praefectus-ludo", {"card": "bumpsy", "aember": 2}, "umbra"])
    t.play("hand-of-dis")
    t.take_lone()
    assert (t.in_play("bumpsy"), t.aember, t.enemy_aember) == (False, 0, 0)


def test_praefectus_ludo_does_not_guard_his_own(keyforge):
    t = keyforge.table(house="dis", hand=["hand-of-dis"], line=["bumpsy", {"card": "praefectus-ludo", "aember": 2}, "umbra"])
    t.play("hand-of-dis")
    t.take_lone()
    assert t.enemy_aember == 2


def test_imperial_scutum_armors_and_empties_its_bearer(keyforge):
    t = keyforge.table(
        house="dis", hand=["gateway-to-dis"], line=[{"card": "bumpsy", "aember": 2, "upgrades": ["imperial-scutum"]}]
    )
    assert t.armor("bumpsy") == 2
    t.play("gateway-to-dis")
    assert t.enemy_aember == 0


def test_orator_hissaro_rouses_the_neighbors_for_the_turn(keyforge):
    line = [{"card": "bumpsy", "exhausted": True}, {"card": "umbra", "exhausted": True}, {"card": "zorg", "exhausted": True}]
    t = keyforge.table(house="saurian", hand=["orator-hissaro"], line=line)
    t.act("play", "orator-hissaro").act("place", word="1")
    assert (t.on("bumpsy", "aember"), t.on("umbra", "aember"), t.on("zorg", "aember")) == (1, 1, 0)
    assert t.can("reap", "bumpsy") and t.can("reap", "umbra") and not t.can("reap", "zorg")


def test_philophosaurus_shares_out_the_top_three(keyforge):
    t = keyforge.table(house="saurian", line=["philophosaurus"], deck=["punch", "fear", "anger", "smith"])
    t.reap("philophosaurus").yes().choose("fear").choose("anger")
    t.take_lone()
    assert (t.ids("archives"), t.ids("hand"), t.ids("discard"), t.ids("deck")) == (["fear"], ["anger"], ["punch"], ["smith"])


def test_philophosaurus_need_not_look(keyforge):
    t = keyforge.table(house="saurian", line=["philophosaurus"], deck=["punch", "fear", "anger"])
    t.reap("philophosaurus").no()
    assert len(t.ids("deck")) == 3


def test_tribune_pompitus_strengthens_each_by_its_own_aember(keyforge):
    t = keyforge.table(
        house="saurian", line=["tribune-pompitus", {"card": "bumpsy", "aember": 2}], enemy_line=[{"card": "zorg", "aember": 3}]
    )
    assert (t.power("tribune-pompitus"), t.power("bumpsy"), t.power("zorg")) == (4, 9, 7)


@pytest.mark.parametrize("line", [["saurus-rex"], ["saurus-rex", "bumpsy"]])
def test_saurus_rex_searches_from_the_center(keyforge, line):
    t = keyforge.table(house="saurian", line=line, deck=["punch", "stomp", "fear"])
    t.reap("saurus-rex")
    if len(line) == 1:
        t.yes().choose("stomp")
        assert t.ids("hand") == ["stomp"] and len(t.ids("deck")) == 2
    else:
        assert t.ids("hand") == [] and t.on("saurus-rex", "aember") == 0


def test_imperial_road_brings_a_saurian_that_enters_stunned(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["imperial-road"], hand=["questor-jarta", "bumpsy"])
    t.use("imperial-road", "omni")
    assert t.in_play("questor-jarta") and t.stunned("questor-jarta") and not t.in_play("bumpsy")


@pytest.mark.parametrize(("mine", "theirs", "taken", "stays"), [(4, 8, "7", True), (2, 5, "", False)])
def test_crassosaurus_takes_ten_from_both_or_goes(keyforge, mine, theirs, taken, stays):
    t = keyforge.table(house="saurian", hand=["crassosaurus"], aember=mine, enemy_aember=theirs)
    t.play("crassosaurus")
    if taken:
        t.act("number", word=taken)
    assert t.in_play("crassosaurus") == stays
    if stays:
        assert (t.on("crassosaurus", "aember"), t.aember, t.enemy_aember) == (10, 1, 1)


def test_kompsos_haruspex_repeats_play_effects_by_reaping(keyforge):
    t = keyforge.table(house="shadows", line=["kompsos-haruspex", "urchin"], enemy_aember=3)
    t.reap("urchin")
    assert (t.aember, t.enemy_aember) == (2, 2)
    t = keyforge.table(house="shadows", line=["urchin"], enemy_line=["kompsos-haruspex"], enemy_aember=3)
    t.reap("urchin")
    assert (t.aember, t.enemy_aember) == (1, 3)


@pytest.mark.parametrize(("answer", "stolen"), [("yes", 1), ("no", 0)])
def test_livia_makes_fight_and_reap_effects_one_for_the_turn(keyforge, answer, stolen):
    t = keyforge.table(house="saurian", line=["livia-the-elder", "spartasaur"], enemy_line=["urchin"], enemy_aember=3)
    t.reap("livia-the-elder").answer(answer)
    t.reap("spartasaur")
    assert t.aember == 2 + 2 * stolen


def test_terrordactyl_deals_only_4_and_4_to_each_neighbor_before(keyforge):
    t = keyforge.table(house="saurian", line=["terrordactyl"], enemy_line=["bumpsy", "raiding-knight", "troll", "krump"])
    t.fight("terrordactyl", "troll")
    assert (t.damage("raiding-knight"), t.damage("troll"), t.damage("terrordactyl")) == (2, 4, 8)  # two stopped by armor
    assert (t.damage("krump"), t.damage("bumpsy")) == (4, 0)


def test_terrordactyl_enters_stunned_and_does_nothing_before_it_is_attacked(keyforge):
    t = keyforge.table(
        house="saurian", hand=["terrordactyl"], enemy_line=["bumpsy", "krump"], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play("terrordactyl")
    assert t.stunned("terrordactyl")
    t.end_turn("brobnar").fight("krump", "terrordactyl")
    assert (t.damage("krump"), t.damage("bumpsy"), t.damage("terrordactyl")) == (4, 0, 6)


@pytest.mark.clause("KF-replace-02")
def test_gargantodon_has_each_stolen_aember_captured_by_a_creature_of_the_active_player(keyforge):
    t = keyforge.table(
        house="shadows",
        hand=["ghostly-hand", "bait-and-switch"],
        line=["bumpsy", "troll"],
        enemy_line=["gargantodon"],
        enemy_aember=5,
    )
    t.play("bait-and-switch")
    t.choose("bumpsy").choose("troll")
    assert (t.on("bumpsy", "aember"), t.on("troll", "aember")) == (1, 1)
    assert (t.aember, t.enemy_aember) == (0, 3)


def test_gargantodon_without_a_creature_of_the_active_player_keeps_the_aember_where_it_is(keyforge):
    t = keyforge.table(house="shadows", hand=["ghostly-hand"], enemy_line=["gargantodon"], enemy_aember=1)
    t.play("ghostly-hand")
    assert (t.aember, t.enemy_aember, t.on("gargantodon", "aember")) == (2, 1, 0)


def test_gargantodon_captures_from_the_active_player_what_the_other_would_steal(keyforge):
    t = keyforge.table(house="brobnar", line=["gargantodon", "troll"], enemy_line=["brend-the-fanatic"], aember=2, enemy_aember=2)
    t.fight("troll", "brend-the-fanatic").choose("troll").choose("gargantodon")  # three would be stolen, there are two
    assert (t.aember, t.enemy_aember, t.on("troll", "aember"), t.on("gargantodon", "aember")) == (0, 2, 1, 1)


def test_gargantodon_lets_captured_and_lost_aember_be(keyforge):
    t = keyforge.table(house="saurian", hand=["city-state-interest"], line=["gargantodon", "troll"], enemy_aember=3)
    t.play("city-state-interest")
    assert (t.on("gargantodon", "aember"), t.on("troll", "aember"), t.enemy_aember) == (1, 1, 1)


def test_auto_legionary_joins_the_line_as_a_creature_of_all_houses(keyforge):
    t = keyforge.table(
        house="saurian",
        artifacts=["auto-legionary"],
        line=["troll"],
        houses=["saurian", "logos", "dis"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.use("auto-legionary").act("flank", word="left")
    assert t.ids("line") == ["auto-legionary", "troll"] and t.ids("artifacts") == []
    assert (t.power("auto-legionary"), t.exhausted("auto-legionary")) == (5, True)
    t.end_turn("brobnar").end_turn("logos")
    assert t.can("reap", "auto-legionary")


def test_auto_legionary_is_no_creature_before_and_of_its_own_house_only(keyforge):
    t = keyforge.table(house="brobnar", hand=["gauntlet-of-command"], artifacts=["auto-legionary"], line=["troll"])
    assert not t.can("action", "auto-legionary")
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], artifacts=["auto-legionary"], line=["troll"])
    t.play("gateway-to-dis")
    assert t.in_play("auto-legionary") and not t.in_play("troll")


def test_auto_legionary_falls_as_a_creature_and_is_an_artifact_again(keyforge):
    t = keyforge.table(
        house="saurian",
        artifacts=["auto-legionary"],
        line=["troll"],
        enemy_line=["krump", "grump-buggy"],
        enemy_houses=["brobnar", "mars", "dis"],
        aember=2,
    )
    t.use("auto-legionary").act("flank", word="right").end_turn("brobnar")
    t.fight("krump", "auto-legionary")
    assert (t.zone("auto-legionary"), t.damage("krump"), t.aember) == ("discard", 5, 1)  # krump: an enemy creature fell


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_chant_of_hubris_asks_for_one_giver_and_one_taker(keyforge):
    line = [{"card": "bumpsy", "aember": 1}, "krump"]
    t = keyforge.table(house="saurian", hand=["chant-of-hubris"], line=line, enemy_line=[{"card": "troll", "aember": 2}])
    t.play("chant-of-hubris")
    assert t.choices() == {"bumpsy", "troll"}
    t.choose("troll")
    assert t.choices() == {"bumpsy", "krump"}
    t.choose("krump")
    assert [t.on(each, "aember") for each in ("bumpsy", "krump", "troll")] == [1, 1, 1]


def test_phalanx_strike_counts_and_exalts_friends_only(keyforge):
    t = keyforge.table(house="saurian", hand=["phalanx-strike"], line=["bumpsy", "krump"], enemy_line=["troll", "zorg", "urchin"])
    t.play("phalanx-strike").choose("troll")
    assert t.damage("troll") == 2
    t.yes()
    assert t.choices() == {"bumpsy", "krump"}


def test_tribute_is_captured_by_no_enemy(keyforge):
    t = keyforge.table(house="saurian", hand=["tribute"], line=["bumpsy"], enemy_line=["troll"], enemy_aember=5)
    t.play("tribute").no()
    assert (t.on("bumpsy", "aember"), t.on("troll", "aember"), t.enemy_aember) == (2, 0, 3)


def test_tertiate_counts_each_side_by_itself(keyforge):
    t = keyforge.table(house="saurian", hand=["tertiate"], line=["bumpsy", "groggins"], enemy_line=["troll", "zorg"])
    t.play("tertiate")
    assert t.choices() == {"troll", "zorg"}
    t.choose("troll")
    assert t.choices() == {"bumpsy", "groggins"}
    t.choose("bumpsy")
    assert t.decision.kind == "main" and t.ids("line") == ["groggins"] and t.ids("line", 2) == ["zorg"]


def test_triumph_counts_no_creature_that_was_not_exalted(keyforge):
    enemies = ["bumpsy", "groggins", "headhunter", "urchin", "umbra", "zorg"]
    t = keyforge.table(house="saurian", hand=["triumph"], line=["questor-jarta"], enemy_line=enemies)
    t.play("triumph")
    assert t.keys() == 0 and t.decision.kind == "main" and t.on("questor-jarta", "aember") == t.on("zorg", "aember") == 0


def test_diplo_macy_is_over_on_its_players_next_turn(keyforge):
    t = keyforge.table(house="saurian", hand=["diplo-macy"], line=["questor-jarta"], enemy_line=["culf-the-quiet"])
    t.play("diplo-macy").end_turn("mars").end_turn("saurian").fight("questor-jarta", "culf-the-quiet")
    assert t.on("questor-jarta", "aember") == 0


def test_stomp_exalts_one_friend(keyforge):
    t = keyforge.table(house="saurian", hand=["stomp"], line=["questor-jarta", "krump"], enemy_line=["bumpsy"])
    t.play("stomp").choose("bumpsy")
    assert t.choices() == {"questor-jarta", "krump"}
    t.choose("krump")
    assert (t.on("krump", "aember"), t.on("questor-jarta", "aember")) == (1, 0)


def test_imperial_road_brings_one_creature(keyforge):
    t = keyforge.table(house="dis", artifacts=["imperial-road"], hand=["questor-jarta", "thero-centurion", "troll", "city-gates"])
    t.use("imperial-road", "omni")
    assert t.choices() == {"questor-jarta", "thero-centurion"}
    t.choose("questor-jarta")
    assert t.in_play("questor-jarta") and t.zone("thero-centurion") == "hand"


def test_city_gates_open_for_friends(keyforge):
    t = keyforge.table(house="saurian", artifacts=["city-gates"], line=["bumpsy", "krump"], enemy_line=["troll"], enemy_aember=3)
    t.use("city-gates")
    assert t.choices() == {"bumpsy", "krump"}


def test_the_colosseum_does_not_count_friends_that_fall(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=[{"card": "the-colosseum", "glory": 5}], line=["krump"], enemy_line=["troll"], aember=6
    )
    t.fight("krump", "troll")
    assert not t.in_play("krump")
    t.use("the-colosseum", "omni")
    assert t.keys() == 0 and t.decision.kind == "main"


def test_library_of_polliasaurus_lends_from_one_friend(keyforge):
    line = [{"card": "troll", "aember": 2}, {"card": "krump", "aember": 2}]
    t = keyforge.table(house="saurian", artifacts=["library-of-polliasaurus"], line=line)
    t.use("library-of-polliasaurus").choose("krump")
    assert (t.aember, t.on("troll", "aember"), t.on("krump", "aember")) == (1, 2, 1)


def test_livia_teaches_friends_only_and_for_one_turn(keyforge):
    t = keyforge.table(
        house="saurian",
        line=["livia-the-elder", "spartasaur"],
        enemy_line=["thero-centurion", "spartasaur"],
        enemy_houses=["saurian", "mars", "dis"],
        aember=1,
    )
    t.reap("livia-the-elder").yes().end_turn("saurian").reap("2:spartasaur")
    assert t.enemy_aember == 1
    before = t.aember
    t.end_turn("saurian").reap("1:spartasaur")
    assert t.aember == before + 1


def test_praefectus_ludo_saves_nothing_on_enemies_or_on_who_only_leaves(keyforge):
    hurt = {"card": "bumpsy", "aember": 2, "damage": 4}
    t = keyforge.table(house="brobnar", hand=["punch"], line=["praefectus-ludo"], enemy_line=[hurt])
    t.play("punch").choose("bumpsy")
    assert not t.in_play("bumpsy") and t.aember == 3  # the bonus, and what the enemy held
    t = keyforge.table(house="untamed", hand=["nature-s-call"], line=["praefectus-ludo", hurt])
    t.play("nature-s-call").choose("bumpsy").done()
    assert t.enemy_aember == 2


def test_imperial_scutum_saves_nothing_on_who_only_leaves(keyforge):
    bearer = {"card": "bumpsy", "aember": 2, "upgrades": ["imperial-scutum"]}
    t = keyforge.table(house="untamed", hand=["nature-s-call"], line=[bearer, "troll"])
    t.play("nature-s-call").choose("bumpsy").done()
    assert t.enemy_aember == 2


def test_orator_hissaro_adopts_for_one_turn(keyforge):
    t = keyforge.table(house="saurian", hand=["orator-hissaro"], line=[{"card": "troll", "exhausted": True}])
    t.act("play", "orator-hissaro").act("place", word="1")
    assert t.can("reap", "troll")
    t.end_turn("mars").end_turn("saurian")
    assert not t.can("reap", "troll")


@pytest.mark.parametrize(("answer", "aember"), [("yes", 1), ("no", 0)])
def test_tribune_pompitus_may_be_exalted_before_it_fights(keyforge, answer, aember):
    t = keyforge.table(house="saurian", line=["tribune-pompitus"], enemy_line=["culf-the-quiet"])
    t.fight("tribune-pompitus", "culf-the-quiet").answer(answer)
    assert t.on("tribune-pompitus", "aember") == aember
    t = keyforge.table(house="saurian", line=["tribune-pompitus"])
    t.reap("tribune-pompitus")
    assert t.decision.kind == "main" and t.on("tribune-pompitus", "aember") == 0


def test_saurus_rex_searches_only_in_the_centre_when_exalted_and_for_saurians(keyforge):
    deck = ["city-gates", "troll", "stomp"]
    t = keyforge.table(house="saurian", line=["saurus-rex", "bumpsy"], deck=deck)
    t.reap("saurus-rex")
    assert t.decision.kind == "main" and t.on("saurus-rex", "aember") == 0 and t.ids("hand") == []
    t = keyforge.table(house="saurian", line=["troll", "saurus-rex", "bumpsy"], deck=deck)
    t.reap("saurus-rex").no()
    assert t.decision.kind == "main" and t.ids("hand") == []
    t = keyforge.table(house="saurian", line=["troll", "saurus-rex", "bumpsy"], deck=deck)
    t.reap("saurus-rex").yes()
    assert t.choices() == {"city-gates", "stomp"}
    t.choose("stomp")
    assert t.ids("hand") == ["stomp"] and t.on("saurus-rex", "aember") == 1


def test_senator_bracchus_pays_with_no_enemys_aember(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["key-charge"],
        line=["senator-bracchus", {"card": "krump", "aember": 1}],
        enemy_line=[{"card": "zorg", "aember": 2}],
        aember=6,
    )
    t.play("key-charge").yes()
    assert t.can("spend", "krump") and not t.can("spend", "zorg")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_cincinnatus_rex_readies_no_enemy_and_nobody_unless_exalted(keyforge, answer):
    t = keyforge.table(
        house="saurian",
        line=["cincinnatus-rex", {"card": "bumpsy", "exhausted": True}],
        enemy_line=["culf-the-quiet", {"card": "troll", "exhausted": True}],
    )
    t.fight("cincinnatus-rex", "culf-the-quiet").answer(answer)
    assert t.decision.kind == "main" and t.exhausted("bumpsy") == (answer == "no") and t.exhausted("troll")


def test_nobody_is_enraged_or_readied_by_who_is_not_exalted(keyforge):
    t = keyforge.table(house="saurian", line=["draco-praeco"], enemy_line=["bumpsy"])
    t.reap("draco-praeco").no()
    assert t.decision.kind == "main"
    line = ["legatus-raptor", {"card": "bumpsy", "exhausted": True}]
    t = keyforge.table(house="saurian", line=line, enemy_line=["culf-the-quiet"])
    t.fight("legatus-raptor", "culf-the-quiet").no()
    assert t.decision.kind == "main" and t.exhausted("bumpsy")


def test_legatus_raptor_readies_one(keyforge):
    line = ["legatus-raptor", {"card": "bumpsy", "exhausted": True}, {"card": "krump", "exhausted": True}]
    t = keyforge.table(house="saurian", line=line, enemy_line=["culf-the-quiet"])
    t.fight("legatus-raptor", "culf-the-quiet").yes()
    assert t.choices() == {"bumpsy", "krump"}
    t.choose("bumpsy").act("reap", "bumpsy")
    assert t.exhausted("bumpsy") and t.exhausted("krump") and t.aember == 1


@pytest.mark.parametrize("deed", ["play", "reap"])
def test_rhetor_gallim_taxes_the_opponent_and_for_one_turn(keyforge, deed):
    t = keyforge.table(house="saurian", **{"hand" if deed == "play" else "line": ["rhetor-gallim"]})
    if deed == "play":
        t.play("rhetor-gallim")
    else:
        t.reap("rhetor-gallim").yes()
    t.end_turn("mars")
    assert (t.key_cost(1), t.key_cost(2)) == (6, 9)
    t.end_turn("saurian").end_turn("mars")
    assert (t.key_cost(1), t.key_cost(2)) == (6, 6)


def test_gargantodon_enters_stunned_and_deals_only_4(keyforge):
    t = keyforge.table(house="saurian", hand=["gargantodon"])
    t.play("gargantodon")
    assert t.stunned("gargantodon")
    t = keyforge.table(house="saurian", line=["gargantodon"], enemy_line=["troll"])
    t.fight("gargantodon", "troll")
    assert (t.damage("troll"), t.damage("gargantodon")) == (4, 8)


def test_stomp_deals_five(keyforge):
    t = keyforge.table(house="saurian", hand=["stomp"], line=["questor-jarta"], enemy_line=["troll"])
    t.play("stomp").choose("troll")
    assert t.damage("troll") == 5 and t.on("questor-jarta", "aember") == 0


def test_the_colosseum_counts_one_for_each_and_asks_for_six(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["the-colosseum"], line=["troll"], enemy_line=["batdrone"])
    t.fight("troll", "batdrone")
    assert to_position(t.s)["players"][0]["artifacts"] == [{"card": "the-colosseum", "glory": 1}]
    t = keyforge.table(house="brobnar", artifacts=[{"card": "the-colosseum", "glory": 7}], aember=6)
    t.use("the-colosseum", "omni").act("key", word="red")
    assert to_position(t.s)["players"][0]["artifacts"] == [{"card": "the-colosseum", "glory": 1, "exhausted": 1}]
    t = keyforge.table(house="brobnar", artifacts=[{"card": "the-colosseum", "glory": 6}], aember=6)
    t.use("the-colosseum", "omni").act("key", word="red")
    assert t.keys() == 1


def test_the_callipygian_ideal_makes_no_other_aember_spendable(keyforge):
    line = [{"card": "troll", "aember": 2, "upgrades": ["the-callipygian-ideal"]}, {"card": "bumpsy", "aember": 2}]
    t = keyforge.table(house="untamed", hand=["key-charge"], line=line, aember=5)
    t.play("key-charge").yes()
    assert t.can("spend", "troll") and not t.can("spend", "bumpsy")
