"""Shadows of Worlds Collide."""

from __future__ import annotations

import pytest


def test_hit_and_run_hurts_one_and_takes_a_friend_home(keyforge):
    t = keyforge.table(house="shadows", hand=["hit-and-run"], line=["umbra", "dodger"], enemy_line=["troll"])
    t.play("hit-and-run").choose("troll").choose("dodger")
    assert (t.damage("troll"), t.ids("hand")) == (2, ["dodger"])


@pytest.mark.parametrize(("artifacts", "aember"), [(["cannon"], 2), ([], 1)])
def test_hock_pays_only_for_an_artifact_destroyed(keyforge, artifacts, aember):
    t = keyforge.table(house="shadows", hand=["hock"], enemy_artifacts=artifacts)
    t.play("hock")
    t.take_lone()
    assert (t.aember, t.ids("artifacts", 2)) == (aember, [])


def test_inky_gloom_keeps_the_opponent_from_reaping(keyforge):
    t = keyforge.table(
        house="shadows", hand=["inky-gloom"], line=["umbra"], enemy_line=["bumpsy"], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play("inky-gloom")
    assert t.can("reap", "umbra")
    t.end_turn("brobnar")
    assert not t.can("reap", "bumpsy") and t.can("fight", "bumpsy", "umbra")


def test_into_the_night_lets_only_shadows_fight(keyforge):
    t = keyforge.table(
        house="shadows", hand=["into-the-night"], line=["umbra"], enemy_line=["bumpsy"], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play("into-the-night")
    assert t.can("fight", "umbra", "bumpsy")
    t.end_turn("brobnar")
    assert not t.can("fight", "bumpsy", "umbra") and t.can("reap", "bumpsy")


def test_kymoor_eclipse_shuffles_the_flanks_away(keyforge):
    t = keyforge.table(house="shadows", hand=["kymoor-eclipse"], line=["umbra", "dodger", "urchin"], enemy_line=["troll"])
    t.play("kymoor-eclipse")
    assert (t.ids("line"), t.ids("line", 2), sorted(t.ids("deck")), t.ids("deck", 2)) == (
        ["dodger"],
        [],
        ["umbra", "urchin"],
        ["troll"],
    )


def test_mug_takes_one_and_hurts(keyforge):
    t = keyforge.table(house="shadows", hand=["mug"], enemy_line=[{"card": "troll", "aember": 2}])
    t.play("mug")
    t.take_lone()
    assert (t.aember, t.on("troll", "aember"), t.damage("troll")) == (2, 1, 2)


def test_mug_hurts_also_who_holds_nothing(keyforge):
    t = keyforge.table(house="shadows", hand=["mug"], enemy_line=["troll"])
    t.play("mug")
    t.take_lone()
    assert (t.aember, t.damage("troll")) == (1, 2)


def test_no_safety_in_numbers_counts_the_creatures_of_both_players(keyforge):
    t = keyforge.table(
        house="shadows", hand=["no-safety-in-numbers"], line=["bumpsy", "umbra"], enemy_line=["troll", "groggins", "zorg"]
    )
    t.play("no-safety-in-numbers")
    assert (t.damage("bumpsy"), t.damage("troll"), t.damage("groggins"), t.damage("zorg"), t.in_play("umbra")) == (3, 3, 3, 0, True)


def test_subtle_chain_and_its_gang(keyforge):
    t = keyforge.table(house="shadows", hand=["subtle-chain"], line=["chain-gang"], enemy_hand=["punch"], enemy_aember=3)
    t.use("chain-gang")
    assert t.exhausted("chain-gang") and t.aember == 1
    t.play("subtle-chain").reach("main")
    assert not t.exhausted("chain-gang") and t.ids("hand", 2) == []
    t.use("chain-gang")
    t.take_lone()
    assert t.ids("deck") == ["subtle-chain"] and t.aember == 3


def test_chain_gang_is_not_readied_by_other_actions(keyforge):
    t = keyforge.table(house="shadows", hand=["hock"], line=[{"card": "chain-gang", "exhausted": True}])
    t.play("hock")
    assert t.exhausted("chain-gang")


@pytest.mark.parametrize(
    ("line", "enemies", "stolen"),
    [(["umbra"], ["troll", "zorg"], 1), ([], ["troll", "zorg"], 2), ([], ["troll", "zorg", "umbra", "charette"], 3), ([], [], 0)],
)
def test_trust_no_one_steals_by_houses_when_alone(keyforge, line, enemies, stolen):
    t = keyforge.table(house="shadows", hand=["trust-no-one"], line=line, enemy_line=enemies, enemy_aember=5)
    t.play("trust-no-one")
    assert (t.aember, t.enemy_aember) == (stolen, 5 - stolen)


def test_spike_trap_hurts_every_flank_once(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["spike-trap"], line=["troll"], enemy_line=["bumpsy", "groggins", "zorg"])
    t.use("spike-trap", "omni")
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("groggins"), t.damage("zorg"), t.in_play("spike-trap")) == (
        3,
        3,
        0,
        3,
        False,
    )


@pytest.mark.parametrize(
    ("name", "victim", "aember", "cards"),
    [("a-vinda", "urchin", 1, 1), ("a-vinda", "troll", 1, 2), ("j-vinda", "urchin", 2, 2), ("j-vinda", "troll", 1, 2)],
)
def test_the_vindas_profit_from_a_kill(keyforge, name, victim, aember, cards):
    t = keyforge.table(house="shadows", line=[name], enemy_line=["urchin", "troll"], enemy_hand=["punch", "anger"], enemy_aember=3)
    t.reap(name).choose(victim)
    assert (t.aember, len(t.ids("hand", 2))) == (aember, cards)


def test_breaker_hill_teaches_the_neighbors_to_steal(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy", "breaker-hill", "umbra", "troll"], enemy_aember=2)
    assert not t.can("action", "troll")
    t.use("bumpsy")
    assert t.aember == 1


PLANTS = [
    ("brobnar-plant", "brobnar"),
    ("dis-plant", "dis"),
    ("logos-plant", "logos"),
    ("saurian-plant", "saurian"),
    ("star-alliance-plant", "staralliance"),
    ("untamed-plant", "untamed"),
]


@pytest.mark.parametrize(("plant", "house"), PLANTS)
def test_a_plant_gains_when_anybody_chooses_its_house_and_not_another(keyforge, plant, house):
    t = keyforge.table(house="shadows", line=[plant], enemy_houses=[house, "mars", "sanctum"])
    t.end_turn(house)
    assert t.aember == 1
    t.end_turn("shadows")
    assert t.aember == 1


@pytest.mark.parametrize(("keys", "stolen"), [(["red"], 1), ([], 0)])
def test_hugger_mugger_steals_from_who_is_ahead_in_keys(keyforge, keys, stolen):
    t = keyforge.table(house="shadows", hand=["hugger-mugger"], enemy_aember=3, enemy_keys=keys)
    t.play("hugger-mugger")
    assert (t.on("hugger-mugger", "aember"), t.aember) == (1, stolen)


@pytest.mark.parametrize(("cards", "stolen"), [(5, 2), (6, 0)])
def test_manchego_steals_with_a_thin_deck(keyforge, cards, stolen):
    t = keyforge.table(house="shadows", hand=["manchego"], deck=["punch"] * cards, enemy_aember=3)
    t.play("manchego")
    assert t.aember == stolen


def test_manchego_may_go_back_to_the_deck(keyforge):
    t = keyforge.table(house="shadows", line=["manchego"])
    t.reap("manchego").yes()
    assert t.ids("deck") == ["manchego"]
    t = keyforge.table(house="shadows", line=["manchego"])
    t.reap("manchego").no()
    assert t.in_play("manchego")


def test_symon_puts_whom_it_fights_on_top_of_the_deck(keyforge):
    t = keyforge.table(house="shadows", line=["symon"], enemy_line=["troll"], enemy_deck=["punch"])
    t.fight("symon", "troll")
    assert t.ids("deck", 2) == ["troll", "punch"]


def test_symon_does_not_reach_one_that_fell(keyforge):
    t = keyforge.table(house="shadows", line=["symon"], enemy_line=["dust-pixie"], enemy_deck=["punch"])
    t.fight("symon", "dust-pixie")
    assert t.ids("deck", 2) == ["punch"] and t.ids("discard", 2) == ["dust-pixie"]


@pytest.mark.parametrize(
    ("line", "able"), [(["umbra", "the-shadow-council", "dodger"], True), (["umbra", "the-shadow-council"], False)]
)
def test_the_shadow_council_steals_from_the_center(keyforge, line, able):
    t = keyforge.table(house="shadows", line=line, enemy_aember=3)
    assert t.can("action", "the-shadow-council") == able
    if able:
        t.use("the-shadow-council")
        assert t.aember == 2


def test_weasand_gains_when_anybody_forges(keyforge):
    t = keyforge.table(house="shadows", line=["umbra", "weasand", "dodger"], enemy_aember=6)
    t.end_turn().reach("house")
    assert (t.keys(2), t.aember) == (1, 2)


def test_weasand_does_not_live_on_a_flank(keyforge):
    t = keyforge.table(house="shadows", hand=["weasand"], line=["umbra"])
    t.act("play", "weasand").act("place", word="1")
    assert not t.in_play("weasand")


@pytest.mark.parametrize(("aember", "dead"), [(1, True), (0, False)])
def test_whisper_kills_for_one_aember(keyforge, aember, dead):
    t = keyforge.table(house="shadows", line=["whisper"], enemy_line=["troll"], aember=aember)
    t.use("whisper")
    if dead:
        t.choose("troll")
    assert t.in_play("troll") != dead and t.aember == 0


def test_hunter_or_hunted_wards_or_moves_a_ward(keyforge):
    t = keyforge.table(house="shadows", hand=["hunter-or-hunted"], line=["umbra"], enemy_line=[{"card": "troll", "warded": True}])
    t.play("hunter-or-hunted").act("option", word="2")
    t.take_lone()
    assert (t.on("troll", "ward"), t.on("umbra", "ward")) == (0, 1)
    t = keyforge.table(house="shadows", hand=["hunter-or-hunted"], line=["umbra"], enemy_line=["troll"])
    t.play("hunter-or-hunted").act("option", word="1").choose("umbra")
    assert t.on("umbra", "ward") == 1


@pytest.mark.parametrize(("mine", "theirs", "after"), [(0, 3, (2, 2)), (5, 3, (7, 4))])
def test_finch_cloak_steals_when_poorer_and_else_gives_to_both(keyforge, mine, theirs, after):
    t = keyforge.table(house="shadows", line=["finch-cloak"], aember=mine, enemy_aember=theirs)
    t.reap("finch-cloak")
    assert (t.aember, t.enemy_aember) == after


@pytest.mark.parametrize(("house", "aember"), [("brobnar", 5), ("mars", 1)])
def test_gambling_den_pays_or_costs_whoever_bets(keyforge, house, aember):
    t = keyforge.table(house="shadows", artifacts=["gambling-den"], enemy_deck=["punch", "zorg"], enemy_aember=3)
    t.end_turn().yes().act("house", word=house)
    assert t.enemy_aember == aember


def test_gambling_den_need_not_be_entered(keyforge):
    t = keyforge.table(house="shadows", artifacts=["gambling-den"], enemy_deck=["punch"], enemy_aember=3)
    t.end_turn().no()
    assert t.enemy_aember == 3


def test_fidgit_plays_an_action_off_the_opponents_deck_as_its_own(keyforge):
    t = keyforge.table(house="shadows", line=["fidgit"], enemy_deck=["ghostly-hand", "troll"], enemy_aember=1)
    t.reap("fidgit").act("option", word="2")
    assert (t.ids("discard", 2), t.ids("discard"), t.aember, t.enemy_aember) == (["ghostly-hand"], [], 4, 0)


def test_fidgit_only_discards_what_is_no_action(keyforge):
    t = keyforge.table(house="shadows", line=["fidgit"], enemy_archives=["urchin"], enemy_deck=["ghostly-hand"], enemy_aember=1)
    t.reap("fidgit").act("option", word="1")
    assert (t.ids("discard", 2), t.ids("archives", 2), t.ids("deck", 2)) == (["urchin"], [], ["ghostly-hand"])
    assert (t.aember, t.enemy_aember) == (1, 1)


def test_fidgit_plays_an_action_out_of_the_opponents_archives(keyforge):
    t = keyforge.table(house="shadows", line=["fidgit"], enemy_archives=["ghostly-hand"], enemy_deck=["troll"], enemy_aember=1)
    t.reap("fidgit").act("option", word="1")
    assert (t.ids("archives", 2), t.ids("discard", 2), t.ids("deck", 2)) == ([], ["ghostly-hand"], ["troll"])
    assert (t.aember, t.enemy_aember) == (4, 0)  # reaped 1, its bonus 1, stolen 2 — of one


@pytest.mark.clause("KF-faq-16")
def test_fidgit_sends_its_own_players_archived_card_home_and_does_not_play_it(keyforge):
    t = keyforge.table(
        house="shadows",
        line=["fidgit"],
        enemy_archives=[{"card": "ghostly-hand", "owner": 1}],
        enemy_deck=["troll"],
        enemy_aember=1,
    )
    t.reap("fidgit").act("option", word="1")
    assert (t.ids("hand"), t.ids("discard"), t.aember, t.enemy_aember) == (["ghostly-hand"], [], 1, 1)


def forgery(keyforge, hand, **parts):
    t = keyforge.table(
        house="shadows", hand=hand, artifacts=["keyforgery"], enemy_aember=6, enemy_houses=["brobnar", "mars", "dis"], **parts
    )
    t.answer("pass")
    return t


def test_keyforgery_stops_the_key_of_who_guesses_wrong(keyforge):
    t = forgery(keyforge, ["urchin"], deck=[])
    assert t.s.decision.player == 1
    t.act("house", word="dis")
    assert (t.keys(2), t.enemy_aember, t.zone("keyforgery")) == (0, 6, "discard")
    assert t.s.decision.kind == "house"


def test_keyforgery_lets_who_guesses_right_forge_and_stays(keyforge):
    t = forgery(keyforge, ["urchin"], deck=[])
    t.act("house", word="shadows").act("key", word="red")
    assert (t.keys(2), t.enemy_aember, t.in_play("keyforgery")) == (1, 0, True)


def test_keyforgery_with_an_empty_hand_stops_nothing(keyforge):
    t = forgery(keyforge, [], deck=[])
    t.act("house", word="dis").act("key", word="red")
    assert (t.keys(2), t.in_play("keyforgery")) == (1, True)


def test_keyforgery_stops_its_own_player_never_and_only_one_of_two_is_spent(keyforge):
    t = keyforge.table(
        house="shadows",
        hand=["urchin"],
        artifacts=["keyforgery", "keyforgery"],
        deck=[],
        enemy_aember=6,
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.answer("pass")
    t.answer(t.options[0])  # which of the two goes first
    t.act("house", word="dis")
    assert (t.keys(2), t.ids("discard"), t.ids("artifacts")) == (0, ["keyforgery"], ["keyforgery"])


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_hunter_or_hunted_moves_one_ward_to_one_other(keyforge):
    line = [{"card": "troll", "warded": True}, {"card": "krump", "warded": True}, "bumpsy"]
    t = keyforge.table(house="shadows", hand=["hunter-or-hunted"], line=line, enemy_line=["headhunter"])
    t.play("hunter-or-hunted").act("option", word="2")
    assert t.choices() == {"troll", "krump"}
    t.choose("troll")
    assert "troll" not in t.choices() and {"bumpsy", "headhunter"} <= t.choices()
    t.choose("bumpsy")
    assert [t.on(each, "ward") for each in ("troll", "krump", "bumpsy", "headhunter")] == [0, 1, 1, 0]


def test_inky_gloom_lifts_after_one_turn(keyforge):
    t = keyforge.table(house="shadows", hand=["inky-gloom"], enemy_line=["zorg"])
    t.play("inky-gloom").end_turn("mars")
    assert not t.can("reap", "zorg")
    t.end_turn("shadows").end_turn("mars")
    assert t.can("reap", "zorg")


def test_into_the_night_is_over_on_its_players_next_turn(keyforge):
    t = keyforge.table(house="shadows", hand=["into-the-night"], line=["troll"], enemy_line=["krump"])
    t.play("into-the-night").end_turn("mars").end_turn("brobnar")
    assert t.can("fight", "troll", "krump")


def test_hit_and_run_returns_a_friend(keyforge):
    t = keyforge.table(house="shadows", hand=["hit-and-run"], line=["bumpsy", "krump"], enemy_line=["troll"])
    t.play("hit-and-run").choose("troll")
    assert t.choices() == {"bumpsy", "krump"}


def test_hock_destroys_one_artifact(keyforge):
    t = keyforge.table(house="shadows", hand=["hock"], artifacts=["cannon"], enemy_artifacts=["memory-chip"])
    t.play("hock").choose("memory-chip")
    assert t.in_play("cannon") and not t.in_play("memory-chip")


def test_mug_takes_from_one_creature_and_strikes_only_that_one(keyforge):
    t = keyforge.table(
        house="shadows", hand=["mug"], line=[{"card": "troll", "aember": 1}], enemy_line=[{"card": "krump", "aember": 1}]
    )
    t.play("mug")
    before = t.aember
    t.choose("krump")
    assert t.aember == before + 1 and (t.on("troll", "aember"), t.damage("troll"), t.damage("krump")) == (1, 0, 2)


def test_fidgit_plays_no_creature(keyforge):
    t = keyforge.table(house="shadows", line=["fidgit"], enemy_deck=["bumpsy", "troll"])
    t.reap("fidgit").act("option", word="2")
    assert t.decision.kind == "main" and t.ids("discard", 2) == ["bumpsy"] and not t.in_play("bumpsy")


def test_chain_gang_takes_one_subtle_chain_back(keyforge):
    t = keyforge.table(
        house="shadows", line=["chain-gang"], discard=["subtle-chain", "subtle-chain", "mug"], deck=["troll"], enemy_aember=2
    )
    t.use("chain-gang")
    while t.decision.kind == "choose":
        t.answer(t.options[0])
    assert sorted(t.ids("deck")) == ["subtle-chain", "troll"] and sorted(t.ids("discard")) == ["mug", "subtle-chain"]


def test_whisper_destroys_nobody_with_an_empty_pool(keyforge):
    t = keyforge.table(house="shadows", line=["whisper"], enemy_line=["troll", "krump"])
    t.use("whisper")
    assert t.decision.kind == "main" and t.in_play("troll") and t.in_play("krump")


def test_the_vindas_deal_one_and_take_one(keyforge):
    t = keyforge.table(house="shadows", line=["a-vinda"], enemy_line=["troll"], enemy_hand=["punch", "fear", "anger"])
    t.reap("a-vinda").choose("troll")
    assert t.damage("troll") == 1 and len(t.ids("hand", 2)) == 3
    t = keyforge.table(house="shadows", line=["j-vinda"], enemy_line=["troll"], enemy_aember=3)
    t.reap("j-vinda").choose("troll")
    assert t.damage("troll") == 1 and t.enemy_aember == 3
    t = keyforge.table(house="shadows", line=["j-vinda"], enemy_line=["bad-penny"], enemy_aember=3)
    t.reap("j-vinda").choose("bad-penny")
    assert (t.aember, t.enemy_aember) == (2, 2)


def test_chain_gang_minds_no_other_card(keyforge):
    t = keyforge.table(house="shadows", line=[{"card": "chain-gang", "exhausted": True}], hand=["mug"], enemy_line=["troll"])
    t.play("mug").choose("troll")
    assert t.decision.kind == "main" and t.exhausted("chain-gang")
    t = keyforge.table(house="shadows", line=["chain-gang"], discard=["mug"], deck=["troll"], enemy_aember=2)
    t.use("chain-gang")
    assert t.decision.kind == "main" and t.ids("discard") == ["mug"] and t.ids("deck") == ["troll"]


def test_subtle_chain_finds_nothing_in_an_empty_hand(keyforge):
    t = keyforge.table(house="shadows", hand=["subtle-chain"], enemy_archives=["troll"], enemy_deck=["krump"])
    t.play("subtle-chain")
    assert t.decision.kind == "main" and t.ids("discard", 2) == []
