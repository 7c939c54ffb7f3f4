"""The Dis cards that came with Age of Ascension, one test or more each."""

import pytest

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
