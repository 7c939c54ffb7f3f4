"""Cards that do what another one says, Oros that are paid for or pay for some things alone: each shown by playing it."""

from __future__ import annotations

import pytest

from tapete.core.labels import label

KILLER = "yanomami"  # a Talisman of 4: destroys an opposing Ally


def test_hacha_de_enoch_shuffles_its_fallen_bearer_and_falls_itself(stage):
    t = stage.table(active=2, defence=[{"card": "talos", "weapons": ["hacha_de_enoch"]}], enemy_gold=4, enemy_hand=[KILLER])
    t.play(KILLER, "talos")
    assert (t.zone("talos"), t.zone("hacha_de_enoch"), t.count("castle")) == ("castle", "graveyard", 21)
    alone = stage.table(
        active=2, defence=[{"card": "talos", "weapons": ["hacha_de_enoch"]}], enemy_gold=9, enemy_hand=["espina_somnoliente"],
    )  # fmt: skip
    alone.play("espina_somnoliente", "hacha_de_enoch")
    assert (alone.zone("talos"), alone.zone("hacha_de_enoch")) == ("defence", "graveyard")


@pytest.mark.parametrize("id", ["totem_de_cocodrilo-in", "totem_de_cocodrilo-co"])
def test_totem_de_cocodrilo_makes_the_opponent_pay_for_each_oro(stage, id):
    t = stage.table(active=2, support=[id], enemy_gold=1, enemy_hand=["espada_real-er", "espada_real-er"])
    t.answer(next(each for each in t.options if each.startswith("play")))
    assert (t.count("reserve", 2), t.count("paid", 2)) == (1, 1)
    none = stage.table(active=2, support=[id], enemy_hand=["espada_real-er"])
    assert none.refusal("play", "espada_real-er").clause == "ML-play-20"
    mine = stage.table(support=[id], hand=["espada_real-er"]).play("espada_real-er")
    assert mine.count("reserve") == 1


def test_totem_de_cocodrilo_is_paid_for_oros_that_effects_put_into_play(stage):
    parts = {"active": 2, "support": ["totem_de_cocodrilo-in"], "enemy_castle": ["espada_real-er", "talos", "talos"]}
    t = stage.table(enemy_gold=5, enemy_hand=["cuernos_de_adumla"], **parts)
    cost = t.price("cuernos_de_adumla", 2)
    t.play("cuernos_de_adumla").yes()
    assert (t.count("paid", 2), t.count("reserve", 2)) == (cost + 1, 5 - cost)
    poor = stage.table(enemy_gold=cost, enemy_hand=["cuernos_de_adumla"], **parts)
    poor.play("cuernos_de_adumla").yes()
    assert (poor.count("reserve", 2), "espada_real-er" in poor.ids("castle", 2)) == (0, True)


def test_drakkar_pays_two_for_weapons_totems_and_talismans_alone(stage):
    t = stage.table(reserve=["drakkar"], hand=["kunai", "prometeo", "golem_sombrio-co"], defence=["talos"])
    assert t.price("kunai", host="talos") <= 2
    assert t.can("play", "kunai", "talos")
    assert t.refusal("play", "prometeo").clause == "ML-play-20"
    t.play("kunai", "talos")
    assert (t.zone("drakkar"), t.weapons("talos")) == ("paid", ["kunai"])
    ability = stage.table(reserve=["drakkar"], defence=["vidar"])
    assert ability.refusal("use", "vidar", word="1").clause == "ML-gold-15"


def test_reina_guinivere_pays_for_knights_and_for_their_weapons(stage):
    t = stage.table(defence=["reina_guinivere", "talos"], hand=["kunai", "caballero_blanco", "prometeo"])
    t.use("reina_guinivere")
    assert t.can("play", "kunai", "reina_guinivere") and not t.can("play", "kunai", "talos")
    t.play("kunai", "reina_guinivere")
    assert t.weapons("reina_guinivere") == ["kunai"]
    t.use("reina_guinivere", number=2)
    assert t.refusal("play", "prometeo").clause == "ML-play-20"
    t.play("caballero_blanco")
    assert t.zone("caballero_blanco") == "defence"
    assert t.refusal("use", "reina_guinivere", word="1").clause == "ML-act-10"


def test_galdar_has_the_effect_of_a_talisman_of_the_graveyard(stage):
    t = stage.table(gold=4, hand=["galdar"], graveyard=[KILLER, "flechero"], enemy_defence=["talos", "rey_mono"])
    t.play("galdar", KILLER, "rey_mono")
    assert (t.zone("rey_mono"), t.zone("talos"), t.zone(KILLER)) == ("graveyard", "defence", "graveyard")
    only_answers = stage.table(gold=4, hand=["galdar"], graveyard=["flechero"], enemy_defence=["talos"])
    assert only_answers.refusal("play", "galdar").clause == "ML-tal-02"


def test_lei_kung_enters_play_as_a_xian_of_yours(stage):
    t = stage.table(gold=4, hand=["lei_kung"], defence=["lao_tse", "rey_mono"])
    t.play("lei_kung")
    assert (t.strength("lei_kung"), t.s.game.sight.described(t.s, t.card("lei_kung"))["copy"]) == (3, "lao_tse")
    triggers = stage.table(gold=4, hand=["lei_kung"], defence=["huang_fei_hu"])
    triggers.play("lei_kung")
    assert triggers.controller("lei_kung") == 2  # what it enters as has something to say on entering
    alone = stage.table(gold=4, hand=["lei_kung"], defence=["talos"]).play("lei_kung")
    assert (alone.zone("lei_kung"), alone.strength("lei_kung")) == ("defence", 0)


def test_saku_arai_doubles_what_a_weapon_gives(stage):
    t = stage.table(gold=3, hand=["saku_arai"], defence=[{"card": "talos", "weapons": ["kunai"]}])
    t.play("saku_arai")
    assert t.strength("talos") == 6  # 2, and twice 2
    assert t.end_turn().strength("talos") == 4
    assert stage.table(gold=3, hand=["saku_arai"], defence=["talos"]).refusal("play", "saku_arai").clause == "ML-tal-02"


def test_fukurukujo_deals_its_damage_or_costs_the_opponent_two_cards(stage):
    t = stage.fight("fukurukujo", enemy_hand=["talos", "prometeo", "huracan"])
    assert [label(t.s, each, "es") for each in t.decision.options] == [
        "Tu oponente descarta 2 cartas de su mano al azar y este Aliado no hace daño.", "Este Aliado hace su daño.",
    ]  # fmt: skip
    t.answer("option:1").end_battle()
    assert (t.count("hand", 2), t.count("castle", 2)) == (1, 20)
    dealt = stage.fight("fukurukujo", enemy_hand=["talos", "prometeo", "huracan"]).answer("option:2").end_battle()
    assert (dealt.count("hand", 2), dealt.count("castle", 2)) == (3, 17)
    assert stage.cannot_be_blocked("fukurukujo")


def test_makimono_destroys_what_is_about_to_copy(stage):
    shaolin = {"defence": ["shue_yuen", "13_heroes_shaolin"], "enemy_gold": 3, "enemy_hand": ["makimono"]}
    t = stage.table(**shaolin)
    t.use("shue_yuen")
    assert t.decision.player == 1
    t.act("play", "makimono")
    assert (t.zone("shue_yuen"), t.zone("13_heroes_shaolin")) == ("graveyard", "defence")
    passed = stage.table(**shaolin).use("shue_yuen").pass_()
    assert passed.zone("shue_yuen") == "defence"
    assert stage.table(gold=3, hand=["makimono"]).refusal("play", "makimono").clause == "ML-tal-09"


def test_tumba_del_caballero_changes_as_many_cards_as_you_like(stage):
    t = stage.table(gold=4, hand=["tumba_del_caballero", "talos"], castle=["prometeo"] * 6)
    t.play("tumba_del_caballero").answer("pass")
    assert t.decision.kind == "may"
    t.yes().act("number", word="2")
    t.choose("talos")
    t.answer(t.options[0])
    assert (t.count("hand"), t.count("castle"), t.zone("talos")) == (2, 3, "graveyard")
    declined = stage.table(gold=4, hand=["tumba_del_caballero", "talos"], castle=["prometeo"] * 6)
    declined.play("tumba_del_caballero").answer("pass").no()
    assert (declined.count("hand"), declined.count("castle")) == (2, 5)
