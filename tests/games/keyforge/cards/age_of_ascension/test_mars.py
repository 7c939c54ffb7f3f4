"""The Mars cards that came with Age of Ascension, one test or more each."""

import pytest


def test_hypnobeam_takes_an_enemy_for_good(keyforge):
    t = keyforge.table(house="mars", hand=["hypnobeam"], line=["zorg"], enemy_line=["krump", "troll"])
    t.play("hypnobeam")
    assert t.choices() == {"krump", "troll"}
    t.choose("krump")
    if t.decision.kind == "flank":
        t.act("flank", word="left")
    assert t.controller("krump") == 1
    t.end_turn("sanctum")
    assert t.controller("krump") == 1


def test_mars_first_readies_and_uses_a_friendly_martian(keyforge):
    t = keyforge.table(house="mars", hand=["mars-first"], line=[{"card": "john-smyth", "exhausted": True}, "troll"])
    t.play("mars-first")
    if t.decision.kind == "use":
        t.act("reap", "john-smyth")
    assert t.aember == 2 and t.exhausted("john-smyth")


def test_mars_needs_æmber_has_damaged_foreigners_capture_from_their_own_side(keyforge):
    enemies = [{"card": "krump", "damage": 1}, {"card": "john-smyth", "damage": 1}, "troll"]
    t = keyforge.table(house="mars", hand=["mars-needs-æmber"], enemy_line=enemies, aember=4, enemy_aember=4)
    t.play("mars-needs-æmber")
    assert [t.on(each, "aember") for each in ("krump", "john-smyth", "troll")] == [1, 0, 0]
    assert (t.aember, t.enemy_aember) == (5, 3)


def test_shard_of_hate_stuns_an_enemy_for_each_friendly_shard(keyforge):
    t = keyforge.table(
        house="mars",
        artifacts=["shard-of-hate", "shard-of-greed"],
        enemy_artifacts=["shard-of-pain"],
        enemy_line=["krump", "troll", "bumpsy"],
    )
    t.use("shard-of-hate").choose("krump", "bumpsy")
    assert [t.stunned(each) for each in ("krump", "troll", "bumpsy")] == [True, False, True]


def test_agent_hoo_man_stuns_a_foreigner_on_each_side(keyforge):
    t = keyforge.table(house="mars", line=["agent-hoo-man", "krump", "bumpsy"], enemy_line=["troll", "zorg"])
    t.reap("agent-hoo-man")
    assert t.choices() == {"krump", "bumpsy"}
    t.choose("krump")
    assert t.stunned("krump") and t.stunned("troll") and not t.stunned("zorg")


def test_agent_hoo_man_stuns_an_enemy_though_no_friend_fits(keyforge):
    t = keyforge.table(house="mars", line=["agent-hoo-man", "zorg"], enemy_line=["troll"])
    t.reap("agent-hoo-man")
    assert t.stunned("troll") and not t.stunned("agent-hoo-man")


def test_ixxyxli_fixfinger_arms_the_other_martians_on_both_sides(keyforge):
    t = keyforge.table(house="mars", line=["ixxyxli-fixfinger", "john-smyth", "troll"], enemy_line=["vezyma-thinkdrone"])
    assert [t.armor(each) for each in ("ixxyxli-fixfinger", "john-smyth", "troll", "vezyma-thinkdrone")] == [2, 1, 0, 1]


def test_nyzyk_resonator_makes_keys_dearer_for_each_neighbor(keyforge):
    assert keyforge.table(house="mars", line=["nyzyk-resonator"]).key_cost(2) == 6
    assert keyforge.table(house="mars", line=["nyzyk-resonator", "zorg"]).key_cost(2) == 8
    t = keyforge.table(house="mars", line=["zorg", "nyzyk-resonator", "troll"])
    assert (t.key_cost(2), t.key_cost(1)) == (10, 6)


def test_skybooster_squadron_returns_when_it_reaps_and_stays_when_it_fights(keyforge):
    t = keyforge.table(house="mars", line=["skybooster-squadron"])
    t.reap("skybooster-squadron")
    assert t.ids("hand") == ["skybooster-squadron"] and t.aember == 1
    t = keyforge.table(house="mars", line=["skybooster-squadron"], enemy_line=["dust-imp"])
    t.fight("skybooster-squadron", "dust-imp")
    assert t.in_play("skybooster-squadron")


def test_killzord_arms_its_bearer_and_chains_its_player_for_each_fight(keyforge):
    t = keyforge.table(house="mars", line=["john-smyth", "zorg"], hand=["killzord-mk-9001"], enemy_line=["krump"])
    t.play("killzord-mk-9001", host="john-smyth")
    assert (t.power("john-smyth"), t.armor("john-smyth")) == (4, 2)
    t.fight("john-smyth", "krump")
    while t.decision.kind in ("order", "choose"):
        t.answer(t.options[0])
    assert t.damage("john-smyth") == 0 and t.damage("krump") == 4  # skirmish
    assert t.chains() == 1


# ---------------------------------------------------------------------------------------------------------------- words of its own


@pytest.mark.parametrize(("line", "hurt"), [([], 4), (["zorg"], 0)])
def test_carpet_phloxem_falls_only_when_you_have_no_creatures(keyforge, line, hurt):
    t = keyforge.table(house="mars", hand=["carpet-phloxem"], line=line, enemy_line=["troll", "krump"])
    t.play("carpet-phloxem")
    assert t.damage("troll") == t.damage("krump") == hurt


@pytest.mark.parametrize(("line", "left"), [([], ["troll", "bumpsy"]), (["zorg"], ["troll", "krump", "bumpsy"])])
def test_phloxem_spike_destroys_what_is_off_the_flanks_when_you_have_no_creatures(keyforge, line, left):
    t = keyforge.table(house="mars", hand=["phloxem-spike"], line=line, enemy_line=["troll", "krump", "bumpsy"])
    t.play("phloxem-spike")
    assert t.ids("line", 2) == left


def test_destroy_them_all_takes_one_of_each(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["destroy-them-all"],
        artifacts=["feeding-pit"],
        enemy_artifacts=["cannon"],
        enemy_line=["troll", {"card": "krump", "upgrades": ["blood-of-titans"]}],
    )
    t.play("destroy-them-all").choose("cannon", "troll")
    assert [t.zone(each) for each in ("cannon", "troll", "blood-of-titans")] == ["discard"] * 3
    assert t.in_play("feeding-pit") and t.in_play("krump")


def test_destroy_them_all_does_what_it_can(keyforge):
    t = keyforge.table(house="mars", hand=["destroy-them-all"], enemy_line=["troll"])
    t.play("destroy-them-all")
    assert t.zone("troll") == "discard"


def test_destructive_analysis_strikes_again_for_each_card_purged(keyforge):
    t = keyforge.table(house="mars", hand=["destructive-analysis"], archives=["zorg", "krump"], enemy_line=["troll", "bumpsy"])
    t.play("destructive-analysis").choose("troll", "zorg").done()
    assert t.damage("troll") == 4 and t.zone("zorg") == "purged" and t.ids("archives") == ["krump"]


def test_destructive_analysis_may_purge_nothing(keyforge):
    t = keyforge.table(house="mars", hand=["destructive-analysis"], archives=["zorg"], enemy_line=["troll", "bumpsy"])
    t.play("destructive-analysis").choose("troll").done()
    assert t.damage("troll") == 2 and t.ids("archives") == ["zorg"]


def test_entropic_manipulator_moves_damage_about_and_may_kill(keyforge):
    enemies = [{"card": "troll", "damage": 3}, "dust-imp"]
    t = keyforge.table(house="mars", hand=["entropic-manipulator"], enemy_line=enemies, line=[{"card": "zorg", "damage": 1}])
    t.play("entropic-manipulator").act("option", word="2").yes().choose("dust-imp", "dust-imp", "troll")
    assert not t.in_play("dust-imp") and t.damage("troll") == 1 and t.damage("zorg") == 1


def test_exterminate_takes_a_weaker_foreigner_for_each_martian(keyforge):
    t = keyforge.table(
        house="mars", hand=["exterminate-exterminate"], line=["zorg", "john-smyth"], enemy_line=["krump", "urchin", "troll"]
    )
    t.play("exterminate-exterminate")
    assert t.choices() == {"krump", "urchin"}  # Zorg's power is 7
    t.choose("krump")
    assert not t.in_play("krump") and not t.in_play("urchin") and t.in_play("troll")


def test_extinction_takes_a_creature_and_its_kin(keyforge):
    t = keyforge.table(house="mars", hand=["extinction"], line=["krump"], enemy_line=["troll", "bumpsy", "urchin"])
    t.play("extinction").choose("troll")
    assert [t.in_play(each) for each in ("krump", "troll", "bumpsy", "urchin")] == [False, False, False, True]
    assert t.chains() == 1


def test_martian_generosity_draws_two_for_each_aember_lost(keyforge):
    t = keyforge.table(house="mars", hand=["martian-generosity"], aember=2, deck=["troll"] * 9)
    t.play("martian-generosity")
    assert t.aember == 0 and len(t.ids("hand")) == 6  # with its own bonus, three were lost


def test_aember_conduction_unit_stuns_only_the_first_reaper(keyforge):
    t = keyforge.table(
        house="mars", artifacts=["æmber-conduction-unit"], enemy_line=["krump", "bumpsy"], enemy_houses=["brobnar", "dis", "logos"]
    )
    t.end_turn("brobnar").reap("krump").reap("bumpsy")
    assert t.stunned("krump") and not t.stunned("bumpsy")


@pytest.mark.parametrize(
    ("line", "archived"), [(["glyxl-proliferator", "zorg"], ["zorg"]), (["troll", "glyxl-proliferator", "krump"], [])]
)
def test_glyxl_proliferator_files_a_mars_card_on_a_flank(keyforge, line, archived):
    t = keyforge.table(house="mars", line=line, discard=["zorg", "punch"])
    t.reap("glyxl-proliferator")
    if t.decision.kind == "choose":
        t.choose("zorg")
    assert t.ids("archives") == archived


def test_mindworm_turns_an_enemy_against_its_neighbors(keyforge):
    t = keyforge.table(house="mars", line=["mindworm"], enemy_line=["troll", "krump", "headhunter", "bumpsy"])
    t.fight("mindworm", "krump")
    assert t.damage("troll") == 6 and not t.in_play("headhunter") and t.damage("bumpsy") == 0


def test_storm_crawler_deals_only_one_and_stuns_enemy_reapers(keyforge):
    t = keyforge.table(house="mars", line=["storm-crawler"], enemy_line=["troll"], enemy_houses=["brobnar", "dis", "logos"])
    t.fight("storm-crawler", "troll")
    assert t.damage("troll") == 1 and not t.in_play("storm-crawler")
    t = keyforge.table(house="brobnar", line=["krump"], enemy_line=["storm-crawler"])
    t.fight("krump", "storm-crawler")
    assert t.damage("krump") == 1
    t = keyforge.table(house="brobnar", line=["krump"], enemy_line=["storm-crawler"])
    t.reap("krump")
    assert t.stunned("krump")


@pytest.mark.parametrize(
    ("soldier", "side", "order"),
    [("tyxl-beambuckler", "left", ["krump", "troll", "bumpsy"]), ("yxlyx-stimrager", "right", ["troll", "bumpsy", "krump"])],
)
def test_soldiers_throw_a_creature_to_a_flank(keyforge, soldier, side, order):
    enemies = ["troll", "krump", "bumpsy"]
    if soldier == "tyxl-beambuckler":
        t = keyforge.table(house="mars", hand=[soldier], enemy_line=enemies)
        t.play(soldier)
    else:
        t = keyforge.table(house="mars", line=[soldier], enemy_line=[*enemies, "urchin"])
        t.fight(soldier, "urchin")
    t.choose("krump").act("flank", word=side)
    assert [id for id in t.ids("line", 2) if id != "urchin"] == order and t.damage("krump") == 2


def test_tyxl_moves_nobody_that_it_destroys(keyforge):
    t = keyforge.table(house="mars", hand=["tyxl-beambuckler"], enemy_line=["troll", "dust-imp", "krump"])
    t.play("tyxl-beambuckler").choose("dust-imp")
    assert t.ids("line", 2) == ["troll", "krump"] and t.decision.kind == "main"


def test_xanthyx_harvester_works_among_martians_only(keyforge):
    t = keyforge.table(house="mars", line=["zorg", "xanthyx-harvester", "troll"])
    assert not t.can("reap", "xanthyx-harvester")
    t = keyforge.table(house="mars", line=["troll", "zorg", "xanthyx-harvester"])
    t.reap("xanthyx-harvester")
    assert t.aember == 2


@pytest.mark.parametrize("deed", ["reap", "fight"])
def test_containment_field_destroys_whatever_is_used(keyforge, deed):
    t = keyforge.table(house="brobnar", line=[{"card": "krump", "upgrades": ["containment-field"]}], enemy_line=["dust-imp"])
    t.act(deed, "krump", *(["dust-imp"] if deed == "fight" else []))
    assert t.zone("krump") == "discard"


def test_containment_field_leaves_an_idle_creature_alone(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "krump", "upgrades": ["containment-field"]}, "bumpsy"])
    t.reap("bumpsy").end_turn("mars")
    assert t.in_play("krump")


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_destroy_them_all_takes_one_upgrade(keyforge):
    bearer = {"card": "troll", "upgrades": ["force-field", "wild-spirit"]}
    t = keyforge.table(house="mars", hand=["destroy-them-all"], line=[bearer], enemy_line=["krump"], enemy_artifacts=["cannon"])
    t.play("destroy-them-all").choose("krump")
    assert t.choices() == {"force-field", "wild-spirit"}
    t.choose("wild-spirit")
    assert t.zone("force-field") == "upgrades"


def test_entropic_manipulator_may_leave_the_damage_where_it_is(keyforge):
    parts = {
        "line": [{"card": "bumpsy", "damage": 2}, "headhunter"],
        "enemy_line": [{"card": "troll", "damage": 1}, "krump"],
    }
    t = keyforge.table(house="mars", hand=["entropic-manipulator"], **parts)
    t.play("entropic-manipulator").act("option", word="1").no()
    assert [t.damage(each) for each in ("bumpsy", "headhunter", "troll", "krump")] == [2, 0, 1, 0]
    t = keyforge.table(house="mars", hand=["entropic-manipulator"], **parts)
    t.play("entropic-manipulator").act("option", word="2").no()
    assert [t.damage(each) for each in ("bumpsy", "headhunter", "troll", "krump")] == [2, 0, 1, 0]


def test_entropic_manipulator_moves_one_players_damage_among_their_own(keyforge):
    line = [{"card": "bumpsy", "damage": 1}, "headhunter"]
    t = keyforge.table(house="mars", hand=["entropic-manipulator"], line=line, enemy_line=[{"card": "troll", "damage": 1}, "krump"])
    t.play("entropic-manipulator").act("option", word="1").yes()
    assert t.choices() == {"bumpsy", "headhunter"}
    t.choose("headhunter")
    assert [t.damage(each) for each in ("bumpsy", "headhunter", "troll", "krump")] == [0, 1, 1, 0]


def test_exterminate_counts_friendly_mars_creatures_only(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["exterminate-exterminate"],
        line=["zorg", "troll"],
        enemy_line=["zorg", "bumpsy", "headhunter", "urchin"],
    )
    t.play("exterminate-exterminate")
    assert t.choices() == {"bumpsy", "headhunter", "urchin"}
    t.choose("urchin")
    assert t.decision.kind == "main" and t.in_play("bumpsy") and t.in_play("headhunter")


def test_mars_first_uses_one_friendly_creature(keyforge):
    t = keyforge.table(
        house="mars", hand=["mars-first"], line=["zorg", "ulyq-megamouth", "troll"], enemy_line=["john-smyth", "krump"]
    )
    t.play("mars-first")
    assert t.choices() == {"zorg", "ulyq-megamouth"}
    t.choose("zorg").act("reap", "zorg")
    assert not t.exhausted("ulyq-megamouth") and t.decision.kind == "main"


def test_mars_needs_æmber_of_enemies_only(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["mars-needs-æmber"],
        line=[{"card": "troll", "damage": 1}],
        enemy_line=[{"card": "krump", "damage": 1}],
        aember=3,
        enemy_aember=3,
    )
    t.play("mars-needs-æmber")
    assert (t.on("krump", "aember"), t.on("troll", "aember"), t.enemy_aember) == (1, 0, 2)


def test_shard_of_hate_counts_friendly_shards_and_stuns_enemies(keyforge):
    t = keyforge.table(
        house="mars",
        artifacts=["shard-of-hate", "cannon"],
        enemy_artifacts=["shard-of-pain"],
        line=["bumpsy"],
        enemy_line=["troll", "krump"],
    )
    t.use("shard-of-hate")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.decision.kind == "main" and t.stunned("krump") and not t.stunned("troll")


@pytest.mark.parametrize("where", [{"line": ["storm-crawler", "zorg"]}, {"artifacts": ["æmber-conduction-unit"], "line": ["zorg"]}])
def test_a_friend_that_reaps_is_not_stunned(keyforge, where):
    t = keyforge.table(house="mars", **where)
    t.reap("zorg")
    assert not t.stunned("zorg") and t.aember == 1


def test_agent_hoo_man_stuns_one_of_each_side(keyforge):
    t = keyforge.table(house="mars", line=["agent-hoo-man", "troll", "bumpsy"], enemy_line=["krump", "headhunter", "zorg"])
    t.reap("agent-hoo-man").choose("troll", "krump")
    assert t.stunned("troll") and t.stunned("krump")
    assert not t.stunned("bumpsy") and not t.stunned("headhunter") and not t.stunned("zorg")


def test_glyxl_proliferator_archives_one_mars_card(keyforge):
    t = keyforge.table(house="mars", line=["glyxl-proliferator"], discard=["zorg", "john-smyth", "troll"])
    t.reap("glyxl-proliferator")
    assert t.choices() == {"zorg", "john-smyth"}
    t.choose("zorg")
    assert t.ids("archives") == ["zorg"]


def test_xanthyx_harvester_is_free_again_when_its_neighbor_is_gone(keyforge):
    t = keyforge.table(house="mars", line=["xanthyx-harvester", "troll"], hand=["zorg"])
    assert not t.can("reap", "xanthyx-harvester")


def test_mindworm_turns_nobody_when_it_is_attacked(keyforge):
    t = keyforge.table(house="brobnar", line=["troll", "krump", "bumpsy"], enemy_line=["mindworm"])
    t.fight("krump", "mindworm")
    assert t.damage("troll") == t.damage("bumpsy") == 0
