"""The Logos cards that came with Age of Ascension, one test or more each."""

import pytest


@pytest.mark.parametrize(("enemy", "mine"), [(8, 3), (7, 1)])
def test_cutthroat_research_steals_two_from_whoever_has_eight(keyforge, enemy, mine):
    t = keyforge.table(house="logos", hand=["cutthroat-research"], enemy_aember=enemy)
    t.play("cutthroat-research")
    assert (t.aember, t.enemy_aember) == (mine, enemy - mine + 1)


@pytest.mark.parametrize(("prey", "drawn"), [("urchin", 1), ("troll", 0)])
def test_poke_draws_only_for_a_kill(keyforge, prey, drawn):
    t = keyforge.table(house="logos", hand=["poke"], enemy_line=[prey], deck=["krump", "bumpsy"])
    t.play("poke")
    assert len(t.ids("hand")) == drawn


def test_memory_chip_archives_a_card_when_logos_is_chosen(keyforge):
    t = keyforge.table(house="dis", artifacts=["memory-chip"], hand=["troll", "krump"], deck=["punch"] * 9)
    t.end_turn("mars").end_turn().reach("house")
    t.house("logos").choose("troll")
    assert t.ids("archives") == ["troll"]


def test_memory_chip_sleeps_while_another_house_is_chosen(keyforge):
    t = keyforge.table(house="dis", artifacts=["memory-chip"], hand=["troll"], deck=["punch"] * 9)
    t.end_turn("mars").end_turn("dis")
    assert t.ids("archives") == [] and t.decision.kind == "main"


def test_scientifical_hack_opens_artifacts_of_other_houses(keyforge):
    t = keyforge.table(house="logos", artifacts=["scientifical-hack", "cannon"], line=["troll"], enemy_line=["krump"])
    assert not t.can("action", "cannon")
    t.use("scientifical-hack", "omni")
    assert t.can("action", "cannon") and not t.can("reap", "troll")


def test_shard_of_knowledge_draws_for_each_friendly_shard(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["shard-of-knowledge", "shard-of-greed"], enemy_artifacts=["shard-of-pain"], deck=["troll"] * 5
    )
    t.use("shard-of-knowledge")
    assert len(t.ids("hand")) == 2


def test_fila_draws_for_a_creature_played_beside_her_and_not_farther_off(keyforge):
    t = keyforge.table(
        house="logos", line=["fila-the-researcher", "titan-mechanic"], hand=["batdrone", "dextre"], deck=["troll"] * 5
    )
    t.play("dextre", flank="right")
    assert t.ids("hand") == ["batdrone"]
    t.play("batdrone", flank="left")
    assert t.ids("hand") == ["troll"]


def test_fila_does_not_care_for_enemy_creatures(keyforge):
    t = keyforge.table(house="logos", hand=["batdrone"], enemy_line=["fila-the-researcher"], deck=["troll"], enemy_deck=["krump"])
    t.play("batdrone")
    assert t.ids("hand") == [] and t.ids("hand", 2) == []


def test_fila_draws_for_a_creature_that_the_opponent_plays_beside_her(keyforge):
    """Scowly Caper enters play under the control of its player's opponent."""
    t = keyforge.table(
        house="shadows",
        hand=["scowly-caper"],
        enemy_line=["fila-the-researcher"],
        deck=["krump"],
        enemy_deck=["troll"],
    )
    t.play("scowly-caper")
    assert t.ids("line", 2) == ["fila-the-researcher", "scowly-caper"]
    assert t.ids("hand") == [] and t.ids("hand", 2) == ["troll"]


def test_helper_bot_lets_one_card_of_another_house_be_played(keyforge):
    t = keyforge.table(house="logos", hand=["helper-bot", "troll", "krump"])
    assert not t.can("play", "troll")
    t.play("helper-bot").play("troll")
    if t.decision.kind == "permission":
        t.answer(t.options[0])
    assert t.in_play("troll") and not t.can("play", "krump")


def test_hexpion_goes_to_the_archives_with_the_top_card(keyforge):
    t = keyforge.table(house="logos", line=["hexpion", "batdrone"], deck=["troll", "krump"], enemy_line=["bumpsy"])
    t.fight("hexpion", "bumpsy")
    assert sorted(t.ids("archives")) == ["hexpion", "troll"] and t.ids("deck") == ["krump"]


@pytest.mark.parametrize(("watcher", "house"), [("pip-pip", "logos"), ("zysysyx-shockworm", "mars")])
def test_enemies_that_reap_are_stunned_and_friends_are_not(keyforge, watcher, house):
    t = keyforge.table(house="dis", line=[watcher, "dust-imp"], enemy_line=["krump"], enemy_houses=["brobnar", "mars", "shadows"])
    t.reap("dust-imp")
    assert not t.stunned("dust-imp")
    t.end_turn("brobnar").reap("krump")
    assert t.stunned("krump") and t.enemy_aember == 1


def test_professor_sutterkin_draws_for_each_friendly_logos_creature(keyforge):
    t = keyforge.table(house="logos", line=["professor-sutterkin", "batdrone", "troll"], enemy_line=["dextre"], deck=["krump"] * 5)
    t.reap("professor-sutterkin")
    assert len(t.ids("hand")) == 2


def test_the_curator_has_artifacts_enter_ready_but_not_creatures(keyforge):
    t = keyforge.table(house="logos", line=["the-curator"], hand=["library-of-babble", "batdrone"], deck=["troll"] * 3)
    t.play("library-of-babble").play("batdrone")
    assert not t.exhausted("library-of-babble") and t.exhausted("batdrone")
    t.use("library-of-babble")
    assert t.ids("hand") == ["troll"]


def test_backup_copy_puts_the_creature_on_top_of_its_deck(keyforge):
    t = keyforge.table(
        house="logos", line=[{"card": "titan-mechanic", "upgrades": ["backup-copy"]}], deck=["troll"], enemy_line=["krump"]
    )
    t.fight("titan-mechanic", "krump")
    assert t.ids("deck") == ["titan-mechanic", "troll"] and t.ids("discard") == ["backup-copy"]


# ---------------------------------------------------------------------------------------------------------------- words of its own


def test_binate_rupture_doubles_both_pools(keyforge):
    t = keyforge.table(house="logos", hand=["binate-rupture"], aember=2, enemy_aember=5)
    t.play("binate-rupture")
    assert (t.aember, t.enemy_aember) == (4, 10)


def test_entropic_swirl_strikes_and_pays_for_each_trait(keyforge):
    t = keyforge.table(house="logos", hand=["entropic-swirl"], enemy_line=["champion-anaphiel", "troll"])
    t.play("entropic-swirl").choose("champion-anaphiel")
    traits = len(keyforge.game.catalogue["champion-anaphiel"].traits)
    assert t.aember == traits == 2
    assert t.damage("champion-anaphiel") == 2 * traits - 1  # its armor


def test_master_the_theory_archives_for_each_enemy_when_alone(keyforge):
    t = keyforge.table(house="logos", hand=["master-the-theory", "troll", "krump", "bumpsy"], enemy_line=["headhunter", "urchin"])
    t.play("master-the-theory").yes().choose("troll").yes().choose("krump")
    assert sorted(t.ids("archives")) == ["krump", "troll"] and t.ids("hand") == ["bumpsy"]


def test_master_the_theory_does_nothing_beside_a_friend(keyforge):
    t = keyforge.table(house="logos", hand=["master-the-theory", "troll"], line=["batdrone"], enemy_line=["headhunter"])
    t.play("master-the-theory")
    assert t.ids("archives") == [] and t.decision.kind == "main"


def test_standardized_testing_takes_both_ends_with_all_their_ties(keyforge):
    t = keyforge.table(
        house="logos", hand=["standardized-testing"], line=["urchin", "krump"], enemy_line=["troll", "bad-penny", "bumpsy"]
    )
    t.play("standardized-testing")
    assert [t.in_play(each) for each in ("urchin", "bad-penny", "troll", "krump", "bumpsy")] == [False, False, False, True, True]


def test_redacted_forges_a_key_at_the_fourth_aember(keyforge):
    t = keyforge.table(house="dis", artifacts=[{"card": "[redacted]", "aember": 2}], deck=["punch"] * 9)
    t.end_turn("mars").end_turn().reach("house")
    t.house("logos")
    assert t.on("[redacted]", "aember") == 3 and t.in_play("[redacted]")
    t.end_turn("mars").end_turn().reach("house")
    t.house("logos").act("key", word="red")
    assert t.keys() == 1 and t.zone("[redacted]") == "discard"


def test_redacted_gets_nothing_for_other_houses(keyforge):
    t = keyforge.table(house="dis", artifacts=["[redacted]"], deck=["punch"] * 9)
    t.end_turn("mars").end_turn("dis")
    assert t.on("[redacted]", "aember") == 0


def test_fetchdrones_capture_for_each_logos_card_discarded(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["fetchdrones"], deck=["batdrone", "troll", "dextre"], line=["krump"], enemy_aember=5
    )
    t.use("fetchdrones")
    assert (t.on("krump", "aember"), t.enemy_aember) == (2, 3)
    assert sorted(t.ids("discard")) == ["batdrone", "troll"]


def test_quantum_fingertrap_swaps_two_of_one_line(keyforge):
    t = keyforge.table(house="logos", artifacts=["quantum-fingertrap"], line=["batdrone"], enemy_line=["troll", "krump", "bumpsy"])
    t.use("quantum-fingertrap")
    assert t.choices() == {"troll", "krump", "bumpsy"}  # Batdrone stands alone
    t.choose("troll")
    assert t.choices() == {"krump", "bumpsy"}
    t.choose("bumpsy")
    assert t.ids("line", 2) == ["bumpsy", "krump", "troll"]


def test_seismo_entangler_keeps_a_house_from_reaping_for_a_turn(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["seismo-entangler"],
        enemy_line=["krump", "urchin"],
        enemy_houses=["brobnar", "mars", "shadows"],
        line=["troll"],
    )
    t.use("seismo-entangler").act("house", word="brobnar").end_turn("brobnar")
    assert not t.can("reap", "krump") and t.can("fight", "krump", "troll")
    t.end_turn("logos").end_turn("brobnar")
    assert t.can("reap", "krump")


def test_director_of_zyx_archives_at_the_start_of_your_turn_only(keyforge):
    t = keyforge.table(house="logos", line=["director-of-zyx"], hand=["troll"] * 6, deck=["krump", "bumpsy"])
    t.end_turn().reach("house")
    assert t.ids("archives") == []
    t.house("mars").end_turn().reach("house")
    assert t.ids("archives") == ["krump"]


def test_eyegor_keeps_one_of_three_and_discards_the_others(keyforge):
    t = keyforge.table(house="logos", hand=["eyegor"], deck=["troll", "krump", "bumpsy", "headhunter"])
    t.play("eyegor")
    assert t.choices() == {"troll", "krump", "bumpsy"}
    t.choose("krump")
    assert t.ids("hand") == ["krump"] and sorted(t.ids("discard")) == ["bumpsy", "troll"] and t.ids("deck") == ["headhunter"]


def test_eyegor_looks_in_private_and_at_what_there_is(keyforge):
    t = keyforge.table(house="logos", hand=["eyegor"], deck=["troll"])
    t.play("eyegor")
    if t.decision.kind == "choose":
        t.choose("troll")
    assert t.ids("hand") == ["troll"] and t.ids("discard") == []


def test_project_zyx_plays_an_archived_card_of_any_house(keyforge):
    t = keyforge.table(house="logos", line=["project-zyx"], archives=["bumpsy", "troll"], enemy_aember=3)
    t.reap("project-zyx").yes().choose("bumpsy")
    if t.decision.kind == "flank":
        t.act("flank", word="right")
    assert t.in_play("bumpsy") and t.enemy_aember == 2 and t.ids("archives") == ["troll"]


def test_project_zyx_may_leave_the_archives_alone(keyforge):
    t = keyforge.table(house="logos", line=["project-zyx"], archives=["bumpsy"])
    t.reap("project-zyx").no()
    assert t.ids("archives") == ["bumpsy"]


@pytest.mark.clause("KF-faq-16")
def test_project_zyx_sends_home_a_card_it_does_not_own(keyforge):
    t = keyforge.table(house="logos", line=["project-zyx"], archives=[{"card": "bumpsy", "owner": 2}])
    t.reap("project-zyx").yes()
    if t.decision.kind == "choose":
        t.choose("bumpsy")
    assert t.ids("hand", 2) == ["bumpsy"] and t.ids("archives") == []


@pytest.mark.parametrize(
    ("line", "archived"), [(["troll", "titan-librarian", "krump"], ["bumpsy"]), (["titan-librarian", "krump"], [])]
)
def test_titan_librarian_files_a_card_away_from_the_flanks(keyforge, line, archived):
    t = keyforge.table(house="logos", line=line, hand=["bumpsy"])
    t.end_turn()
    assert t.ids("archives") == archived


def test_zyx_researcher_takes_the_top_of_deck_or_discard_pile(keyforge):
    t = keyforge.table(house="logos", hand=["zyx-researcher"], deck=["troll"], discard=["krump", "bumpsy"])
    top = t.ids("discard")[0]
    t.play("zyx-researcher").act("option", word="2")
    assert t.ids("archives") == [top]
    t = keyforge.table(house="logos", hand=["zyx-researcher"], deck=["troll"], discard=["krump"])
    t.play("zyx-researcher").act("option", word="1")
    assert t.ids("archives") == ["troll"]


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_master_the_theory_counts_enemies_and_nobody_controls_a_friend(keyforge):
    t = keyforge.table(house="logos", hand=["master-the-theory", "troll", "krump"], enemy_line=["urchin"])
    t.play("master-the-theory").yes().choose("troll")
    assert t.decision.kind == "main" and t.ids("archives") == ["troll"]


def test_poke_hits_one_enemy(keyforge):
    t = keyforge.table(house="logos", hand=["poke"], line=["bumpsy"], enemy_line=["troll", "krump"], deck=["punch"])
    t.play("poke")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert (t.damage("krump"), t.damage("troll")) == (1, 0)


@pytest.mark.parametrize("card", ["[redacted]", "memory-chip"])
def test_the_opponents_choice_of_logos_says_nothing(keyforge, card):
    t = keyforge.table(house="dis", artifacts=[card], hand=["troll"] * 6, enemy_houses=["logos", "mars", "shadows"])
    t.end_turn("logos")
    assert t.decision.kind == "main" and t.on(card, "aember") == 0 and t.ids("archives") == []


def test_fetchdrones_has_one_friend_capture_at_a_time(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["fetchdrones"],
        deck=["batdrone", "troll"],
        line=["krump", "bumpsy"],
        enemy_line=["headhunter"],
        enemy_aember=5,
    )
    t.use("fetchdrones")
    assert t.choices() == {"krump", "bumpsy"}
    t.choose("bumpsy")
    assert (t.on("bumpsy", "aember"), t.on("krump", "aember"), t.enemy_aember) == (2, 0, 3)


def test_scientifical_hack_is_for_friendly_artifacts_and_one_turn(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["scientifical-hack", "cannon"],
        enemy_artifacts=["library-of-babble"],
        enemy_houses=["mars", "dis"],
    )
    t.use("scientifical-hack", "omni")
    assert not t.can("action", "library-of-babble")
    t.end_turn("mars")
    assert not t.can("action", "library-of-babble") and not t.can("action", "cannon")
    t.end_turn("logos")
    assert not t.can("action", "cannon")


def test_seismo_entangler_lets_other_houses_reap_and_its_own_player_too(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["seismo-entangler"],
        line=["batdrone"],
        enemy_line=["krump", "zorg"],
        enemy_houses=["brobnar", "mars", "logos"],
    )
    t.use("seismo-entangler").act("house", word="logos")
    assert t.can("reap", "batdrone")
    t.end_turn("brobnar")
    assert t.can("reap", "krump")
    t.end_turn("logos")
    assert t.can("reap", "batdrone")


def test_shard_of_knowledge_counts_no_other_artifact(keyforge):
    t = keyforge.table(house="logos", artifacts=["shard-of-knowledge", "cannon"], deck=["troll"] * 5)
    t.use("shard-of-knowledge")
    assert len(t.ids("hand")) == 1


def test_fila_draws_for_no_upgrade_on_her_neighbor(keyforge):
    t = keyforge.table(house="logos", line=["fila-the-researcher", "batdrone"], hand=["discombobulator"], deck=["troll"])
    t.play("discombobulator", host="batdrone")
    assert t.ids("hand") == []


def test_helper_bot_played_in_another_house_opens_no_logos_card(keyforge):
    hand = ["helper-bot", "batdrone", "troll"]
    t = keyforge.table(house="sanctum", hand=hand, line=["logos-ambassador"])
    t.reap("logos-ambassador").play("helper-bot")
    assert t.can("play", "troll") and not t.can("play", "batdrone")


def test_the_curator_readies_no_enemy_artifact(keyforge):
    t = keyforge.table(house="brobnar", hand=["cannon"], enemy_line=["the-curator"])
    t.play("cannon")
    assert t.exhausted("cannon")


def test_titan_librarian_files_one_card_on_its_own_players_turns(keyforge):
    t = keyforge.table(house="logos", line=["troll", "titan-librarian", "krump"], hand=["bumpsy", "punch"])
    t.end_turn()
    assert t.choices() == {"bumpsy", "punch"}
    t.choose("punch")
    assert t.ids("archives") == ["punch"]
    t = keyforge.table(house="brobnar", hand=["bumpsy"], enemy_line=["zorg", "titan-librarian", "zorg"], enemy_hand=["punch"])
    t.end_turn()
    assert t.ids("archives") == t.ids("archives", 2) == []


def test_binate_rupture_doubles_pools_and_nothing_on_creatures(keyforge):
    t = keyforge.table(house="logos", hand=["binate-rupture"], line=[{"card": "troll", "aember": 2}], enemy_aember=1)
    t.play("binate-rupture")
    assert (t.aember, t.enemy_aember, t.on("troll", "aember")) == (0, 2, 2)
