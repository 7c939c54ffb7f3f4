"""The Dis cards that came with Age of Ascension, one test or more each."""

import pytest

from tapete.games.keyforge.position import to_position

# ---------------------------------------------------------------------------------------------------------------- actions


def test_cull_the_weak_destroys_the_weakest_enemy_and_asks_only_about_a_tie(keyforge):
    t = keyforge.table(house="dis", hand=["cull-the-weak"], line=["urchin"], enemy_line=["troll", "dust-imp", "bumpsy"])
    t.play("cull-the-weak")
    assert t.zone("dust-imp") == "discard" and t.in_play("urchin")
    t = keyforge.table(house="dis", hand=["cull-the-weak"], enemy_line=["troll", "dust-imp", "shooler", "tocsin"])
    t.play("cull-the-weak")
    assert t.in_play("troll") and not t.in_play("dust-imp")


def test_exhume_plays_a_creature_of_any_house_from_the_discard_pile(keyforge):
    t = keyforge.table(house="dis", hand=["exhume"], discard=["bumpsy", "punch"], enemy_aember=3)
    t.play("exhume").yes()
    assert t.in_play("bumpsy") and t.enemy_aember == 2  # it was played: its Play ability resolved


def test_exhume_may_be_declined(keyforge):
    t = keyforge.table(house="dis", hand=["exhume"], discard=["bumpsy"])
    t.play("exhume").no()
    assert t.zone("bumpsy") == "discard" and t.aember == 1


def test_misery_exploit_counts_damaged_enemies_only(keyforge):
    enemies = [{"card": "troll", "damage": 1}, {"card": "krump", "damage": 5}, "bumpsy"]
    t = keyforge.table(house="dis", hand=["misery-exploit"], line=[{"card": "headhunter", "damage": 1}], enemy_line=enemies)
    t.play("misery-exploit")
    assert t.aember == 2


def test_not_finished_with_you_shuffles_back_as_many_creatures_as_wanted(keyforge):
    t = keyforge.table(house="dis", hand=["not-finished-with-you"], discard=["troll", "bumpsy", "punch"], deck=["krump"])
    t.play("not-finished-with-you")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("troll").act("done")
    assert sorted(t.ids("deck")) == ["krump", "troll"] and "bumpsy" in t.ids("discard")


def test_ortannu_s_binding_hurts_a_friend(keyforge):
    t = keyforge.table(house="dis", hand=["ortannu-s-binding"], line=["troll", "bumpsy"], enemy_line=["krump"])
    t.play("ortannu-s-binding")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("troll")
    assert t.damage("troll") == 2


def test_unlocked_gateway_destroys_everything_and_ends_the_step(keyforge):
    t = keyforge.table(house="dis", hand=["unlocked-gateway", "dust-imp"], line=["troll"], enemy_line=["krump"])
    t.play("unlocked-gateway")
    assert not t.in_play("troll") and not t.in_play("krump")
    assert t.decision.player == 1 and t.decision.kind != "main"  # Omega: nothing more was played


# ---------------------------------------------------------------------------------------------------------------- reaping


@pytest.mark.parametrize("where", [{"line": ["æmber-imp", "dust-imp"]}, {"artifacts": ["orb-of-invidius"], "line": ["dust-imp"]}])
def test_whoever_reaps_is_stunned_friend_or_foe(keyforge, where):
    t = keyforge.table(house="dis", enemy_line=["krump", "bumpsy"], enemy_houses=["brobnar", "mars", "logos"], **where)
    t.reap("dust-imp")
    assert t.stunned("dust-imp") and t.aember == 1
    t.end_turn("brobnar").reap("krump")
    assert t.stunned("krump") and not t.stunned("bumpsy")
    t.fight("bumpsy", "dust-imp")
    assert not t.stunned("bumpsy")  # fighting is not reaping


def test_the_æmber_imp_stuns_itself_when_it_reaps(keyforge):
    t = keyforge.table(house="dis", line=["æmber-imp"])
    t.reap("æmber-imp")
    assert t.stunned("æmber-imp")


# ---------------------------------------------------------------------------------------------------------------- creatures


@pytest.mark.parametrize(("yurk", "number"), [("yurk", 1), ("old-yurk", 2), ("ancient-yurk", 3)])
def test_the_bigger_the_yurk_the_more_is_discarded(keyforge, yurk, number):
    hand = ["troll", "punch", "bumpsy", "krump"]
    t = keyforge.table(house="dis", hand=[yurk, *hand])
    t.play(yurk).choose(*hand[:number])
    assert sorted(t.ids("hand")) == sorted(hand[number:])
    assert t.decision.kind == "main"


def test_old_yurk_discards_what_there_is(keyforge):
    t = keyforge.table(house="dis", hand=["old-yurk", "troll"])
    t.play("old-yurk")
    if t.decision.kind != "main":
        t.choose("troll")
    assert t.ids("hand") == [] and t.in_play("old-yurk")


def test_neffru_pays_the_owner_of_every_creature_that_falls(keyforge):
    t = keyforge.table(house="dis", line=["neffru", "troll"], hand=["hand-of-dis"], enemy_line=["krump", "bumpsy", "headhunter"])
    t.play("hand-of-dis")
    assert not t.in_play("bumpsy") and (t.aember, t.enemy_aember) == (0, 1)


@pytest.mark.clause("KF-timing-25")
def test_neffru_pays_nobody_when_it_falls_with_the_rest(keyforge):
    t = keyforge.table(house="dis", hand=["unlocked-gateway"], line=["neffru"], enemy_line=["krump"])
    t.play("unlocked-gateway")
    assert not t.in_play("neffru") and (t.aember, t.enemy_aember) == (0, 0)


def test_skullion_demands_a_friend_or_itself(keyforge):
    t = keyforge.table(house="dis", hand=["skullion"], line=["troll"], enemy_line=["krump"])
    t.play("skullion")
    assert t.choices() == {"troll", "skullion"}
    t.choose("troll")
    assert t.zone("troll") == "discard" and t.in_play("skullion")
    t = keyforge.table(house="dis", hand=["skullion"])
    t.play("skullion")
    assert t.zone("skullion") == "discard"


def test_tezmal_bars_a_house_for_one_turn(keyforge):
    t = keyforge.table(house="dis", line=["tezmal"], enemy_houses=["mars", "sanctum", "shadows"])
    t.reap("tezmal").act("house", word="mars")
    t.end_turn().reach("house")
    assert {option.word for option in t.decision.options} == {"sanctum", "shadows"}
    t.house("sanctum").end_turn("dis").end_turn().reach("house")
    assert {option.word for option in t.decision.options} == {"mars", "sanctum", "shadows"}


# ---------------------------------------------------------------------------------------------------------------- words of its own


def test_banish_fills_the_opponents_archives(keyforge):
    t = keyforge.table(house="dis", hand=["banish"], line=["dust-imp"], enemy_line=["krump", "troll"])
    t.play("banish").choose("krump")
    assert t.ids("archives", 2) == ["krump"] and t.ids("archives") == []


def test_binding_irons_chains_the_opponent(keyforge):
    t = keyforge.table(house="dis", hand=["binding-irons"])
    t.play("binding-irons")
    assert (t.chains(1), t.chains(2)) == (0, 3)


def test_pain_reaction_goes_on_to_the_neighbors_of_what_it_destroys(keyforge):
    t = keyforge.table(house="dis", hand=["pain-reaction"], enemy_line=["troll", "dust-imp", "krump", "bumpsy"])
    t.play("pain-reaction").choose("dust-imp")
    assert [t.damage(each) for each in ("troll", "krump", "bumpsy")] == [2, 2, 0]


def test_pain_reaction_stops_at_a_survivor(keyforge):
    t = keyforge.table(house="dis", hand=["pain-reaction"], enemy_line=["troll", "krump", "bumpsy"])
    t.play("pain-reaction").choose("krump")
    assert [t.damage(each) for each in ("troll", "krump", "bumpsy")] == [0, 2, 0]


def test_wretched_doll_dooms_a_creature_and_destroys_it_the_next_time(keyforge):
    t = keyforge.table(house="dis", artifacts=["wretched-doll"], enemy_line=["krump", "troll"])
    t.use("wretched-doll").choose("krump")
    assert t.in_play("krump")
    t.end_turn("mars").end_turn("dis").use("wretched-doll")
    assert t.zone("krump") == "discard" and t.in_play("troll")


def test_angwish_makes_keys_dearer_by_its_wounds(keyforge):
    t = keyforge.table(house="dis", line=[{"card": "angwish", "damage": 3}])
    assert (t.key_cost(2), t.key_cost(1)) == (9, 6)
    assert keyforge.table(house="dis", line=["angwish"]).key_cost(2) == 6


def test_bloodshard_imp_has_reapers_sacrificed_on_both_sides(keyforge):
    t = keyforge.table(
        house="dis", line=["bloodshard-imp", "shooler"], enemy_line=["krump"], enemy_houses=["brobnar", "mars", "logos"]
    )
    t.reap("shooler")
    assert t.zone("shooler") == "discard" and t.aember == 1
    t.end_turn("brobnar").reap("krump")
    assert t.zone("krump") == "discard" and t.enemy_aember == 1


@pytest.mark.parametrize(("imp", "number"), [("bronze-key-imp", 0), ("silver-key-imp", 1), ("gold-key-imp", 2)])
def test_key_imps_bar_one_key_to_everybody(keyforge, imp, number):
    colours = ["red", "blue", "yellow"]
    for keys in (0, 1, 2):
        t = keyforge.table(house="dis", line=[imp], enemy_aember=7, enemy_keys=colours[:keys], aember=0)
        t.end_turn()
        if t.s.decision is not None and t.decision.kind == "key":
            t.answer(t.options[0])
        assert t.keys(2) == (keys if keys == number else keys + 1)


def test_key_imps_stop_keys_forged_by_cards_and_their_own_player_too(keyforge):
    t = keyforge.table(house="untamed", hand=["key-charge"], line=["bronze-key-imp"], aember=9)
    t.play("key-charge").yes()
    assert t.keys() == 0 and t.aember == 8  # the price was paid


def test_gub_is_strong_and_taunts_away_from_the_flanks(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["krump", "gub", "troll"])
    assert t.power("gub") == 6 and not t.can("fight", "bumpsy", "krump")
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["gub", "troll"])
    assert t.power("gub") == 1 and t.can("fight", "bumpsy", "troll")


def test_onyx_knight_destroys_odd_power_only(keyforge):
    t = keyforge.table(house="dis", hand=["onyx-knight"], line=["bumpsy"], enemy_line=["troll", "headhunter", "urchin"])
    t.play("onyx-knight")
    assert [t.in_play(each) for each in ("bumpsy", "troll", "headhunter", "urchin", "onyx-knight")] == [
        False,
        True,
        False,
        False,
        True,
    ]


def test_ortannu_fetches_his_bindings_and_strikes_for_each(keyforge):
    t = keyforge.table(
        house="dis",
        line=["ortannu-the-chained"],
        discard=["ortannu-s-binding", "dust-imp", "ortannu-s-binding"],
        enemy_line=["krump", "troll", "bumpsy"],
    )
    t.reap("ortannu-the-chained").choose("troll", "troll")
    assert t.ids("hand") == ["ortannu-s-binding", "ortannu-s-binding"]
    assert [t.damage(each) for each in ("krump", "troll", "bumpsy")] == [4, 4, 4]
    assert t.decision.kind == "main"


def test_ortannu_without_bindings_strikes_nobody(keyforge):
    t = keyforge.table(house="dis", line=["ortannu-the-chained"], discard=["dust-imp"], enemy_line=["krump"])
    t.reap("ortannu-the-chained")
    assert t.damage("krump") == 0 and t.ids("hand") == []


def test_spyyyder_poisons_on_the_flank_only(keyforge):
    t = keyforge.table(house="dis", line=["spyyyder"], enemy_line=["troll", "krump", "bumpsy"])
    t.fight("spyyyder", "troll")
    assert not t.in_play("troll")
    t = keyforge.table(house="dis", line=["spyyyder"], enemy_line=["troll", "krump", "bumpsy"])
    t.fight("spyyyder", "krump")
    assert t.damage("krump") == 2
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["spyyyder"])
    t.fight("troll", "spyyyder")
    assert t.damage("troll") == 2  # attacked, it has no poison


@pytest.mark.parametrize(("line", "size"), [(["dust-imp", "streke", "shooler"], 5), (["streke", "dust-imp"], 6)])
def test_streke_shortens_the_opponents_hand_away_from_the_flanks(keyforge, line, size):
    t = keyforge.table(house="dis", line=line, enemy_deck=["troll"] * 9)
    t.end_turn("mars").end_turn().reach("house")
    assert len(t.ids("hand", 2)) == size


# ------------------------------------------------------------------------------------------------------- whom they leave alone


@pytest.mark.parametrize("card", ["banish", "pain-reaction"])
def test_only_enemies_are_banished_or_pained(keyforge, card):
    t = keyforge.table(house="dis", hand=[card], line=["bumpsy"], enemy_line=["krump", "troll"])
    t.play(card)
    assert t.choices() == {"krump", "troll"}


def test_exhume_plays_one_creature(keyforge):
    t = keyforge.table(house="dis", hand=["exhume"], discard=["bumpsy", "troll", "punch"])
    t.play("exhume").yes()
    assert t.choices() == {"bumpsy", "troll"}
    t.choose("troll")
    assert t.in_play("troll") and t.zone("bumpsy") == "discard"


def test_spyyyder_has_no_poison_when_a_flank_creature_attacks_it_or_when_it_attacks_the_middle(keyforge):
    t = keyforge.table(house="dis", line=["spyyyder"], enemy_line=["krump", "troll", "bumpsy"])
    t.fight("spyyyder", "troll")
    assert t.in_play("troll") and t.damage("troll") == 2
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["spyyyder"])
    t.fight("troll", "spyyyder")
    assert t.in_play("troll") and t.damage("troll") == 2


def test_streke_leaves_its_own_players_hand_alone(keyforge):
    t = keyforge.table(house="dis", line=["dust-imp", "streke", "shooler"], deck=["troll"] * 9)
    t.end_turn()
    assert len(t.ids("hand")) == 6


def test_tezmal_forbids_the_house_for_one_turn(keyforge):
    t = keyforge.table(house="dis", line=["tezmal"])
    t.reap("tezmal").house("mars").end_turn().reach("house")
    assert not t.can("house", word="mars")
    t.house("sanctum").end_turn("dis").end_turn().reach("house")
    assert t.can("house", word="mars")


def test_wretched_doll_lays_one_counter(keyforge):
    t = keyforge.table(house="dis", artifacts=["wretched-doll"], enemy_line=["troll", "krump"])
    t.use("wretched-doll").choose("troll")
    assert to_position(t.s)["players"][1]["line"] == [{"card": "troll", "doom": 1}, "krump"]


def test_bloodshard_imp_asks_nothing_of_a_fighter(keyforge):
    t = keyforge.table(house="brobnar", line=["krump", "troll"], enemy_line=["bloodshard-imp", "bronze-key-imp"])
    t.fight("krump", "bronze-key-imp")
    assert t.in_play("krump") and t.in_play("troll") and t.decision.kind == "main"
