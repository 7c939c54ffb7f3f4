"""The Mars cards that came with Age of Ascension, one test or more each."""


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
