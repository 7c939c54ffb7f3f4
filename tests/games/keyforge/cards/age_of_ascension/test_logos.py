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
