"""Cards about the next card or turn, the ability of another card, what Talismans cannot touch: each shown by playing it."""

from __future__ import annotations

import pytest

from tapete.core.labels import label
from tapete.games.mitos_y_leyendas import things as things_of

KILLER = "yanomami"  # a Talisman of 4: destroys an opposing Ally
ANNULLER = "flechero"  # annuls a Talisman


# ------------------------------------------------------------------------------------------------------------- the next card


def test_hyrronkkin_makes_the_next_ally_cheaper_this_turn(stage):
    t = stage.table(gold=9, hand=["hyrronkkin", "talos", "rey_mono", "helheim"])
    t.play("hyrronkkin")
    assert [t.price(each) for each in ("talos", "rey_mono", "helheim")] == [2, 4, 4]
    t.play("talos")
    assert t.price("rey_mono") == 5  # it was the next one
    kept = stage.table(gold=2, hand=["hyrronkkin", "talos"]).play("hyrronkkin").end_turn()
    assert kept.price("talos") == 3


def test_tradicion_viva_makes_the_next_card_free_and_safe(stage):
    parts = {"enemy_defence": ["talos"], "enemy_gold": 9, "enemy_hand": [ANNULLER]}
    t = stage.table(gold=6, hand=["tradicion_viva", KILLER, "rey_mono"], **parts)
    t.play("tradicion_viva")
    if t.decision.player == 1:
        t.pass_()
    assert (t.price(KILLER), t.price("rey_mono")) == (0, 0)
    t.play(KILLER, "talos")
    assert (t.zone("talos"), t.decision.player, t.price("rey_mono")) == ("graveyard", 0, 5)


def test_pak_hok_cha_annuls_the_next_talisman_whoever_plays_it(stage):
    t = stage.table(gold=11, hand=["pak_hok_cha", KILLER, "machitun"], enemy_defence=["talos", "rey_mono"])
    t.play("pak_hok_cha").play(KILLER, "talos")
    assert (t.zone("talos"), t.zone(KILLER), t.count("paid")) == ("defence", "graveyard", 7)
    t.play("machitun")
    assert t.zone("machitun") == "graveyard" and t.s.lasting  # only one was annulled: this one is in force


def test_pao_chuan_fa_annuls_the_defenders_next_talisman(stage):
    parts = {"defence": ["rey_mono"], "enemy_gold": 2, "enemy_hand": ["machitun"], "enemy_defence": ["talos"]}
    t = stage.table(gold=3, hand=["pao_chuan_fa"], **parts)
    t.attack("rey_mono").act("play", "pao_chuan_fa").done()
    t.act("play", "machitun").end_battle()
    assert (t.count("castle", 2), t.zone("machitun")) == (17, "graveyard")
    without = stage.table(**parts)
    without.attack("rey_mono").done().act("play", "machitun").end_battle()
    assert without.count("castle", 2) == 20
    assert stage.table(gold=3, hand=["pao_chuan_fa"]).refusal("play", "pao_chuan_fa").clause == "ML-tal-09"


def test_kan_keeps_what_mills_or_discards_from_being_annulled(stage):
    parts = {"support": ["kan"], "enemy_gold": 9, "enemy_hand": [ANNULLER], "enemy_defence": ["talos"]}
    mills = stage.table(gold=3, hand=["forja_de_enanos"], **parts).play("forja_de_enanos")
    assert mills.count("graveyard", 2) > 0
    kills = stage.table(gold=4, hand=[KILLER], **parts).play(KILLER, "talos")
    assert kills.can("play", ANNULLER)
    bare = stage.table(gold=3, hand=["forja_de_enanos"], **{**parts, "support": []}).play("forja_de_enanos")
    assert bare.can("play", ANNULLER)


def test_escudo_y_espada_counts_weapons_and_protects_a_talisman(stage):
    mine = {"card": "talos", "weapons": ["escudo_y_espada"]}
    theirs = {"card": "rey_mono", "weapons": ["kunai"]}
    t = stage.table(gold=4, hand=[KILLER], defence=[mine], enemy_defence=[theirs], enemy_gold=9, enemy_hand=[ANNULLER])
    assert t.strength("talos") == 4
    t.use("escudo_y_espada")
    assert (t.strength("talos"), t.zone("escudo_y_espada")) == (4, "graveyard")  # 2 and 2 for good
    t.play(KILLER, "rey_mono")
    assert t.zone("rey_mono") == "graveyard"
    assert t.end_turn().strength("talos") == 4


# --------------------------------------------------------------------------------------------------------- the opponent's choice


def test_jujitsu_annuls_unless_two_cards_are_milled(stage):
    parts = {"gold": 4, "hand": [KILLER], "defence": [], "enemy_defence": ["talos"], "enemy_gold": 2, "enemy_hand": ["jujitsu"]}
    t = stage.table(**parts)
    t.play(KILLER, "talos").act("play", "jujitsu")
    assert (t.decision.player, t.decision.prompt.es) == (
        0, "Elige una opción: bota 2 cartas de tu Castillo o bien tu carta es anulada.",
    )  # fmt: skip
    assert [label(t.s, each, "es") for each in t.decision.options] == ["Bota 2 cartas de tu Castillo.", "Tu carta es anulada."]
    assert [label(t.s, each, "en") for each in t.decision.options] == ["Mill 2 cards from your Castle.", "Your card is annulled."]
    t.answer("option:1")
    assert (t.zone("talos"), t.count("castle")) == ("graveyard", 18)
    annulled = stage.table(**parts)
    annulled.play(KILLER, "talos").act("play", "jujitsu").answer("option:2")
    assert (annulled.zone("talos"), annulled.zone(KILLER), annulled.count("castle")) == ("defence", "graveyard", 20)


def test_hou_chuan_fa_can_be_bought_off(stage):
    t = stage.table(gold=1, hand=["hou_chuan_fa"], enemy_gold=1)
    t.play("hou_chuan_fa")
    assert (t.decision.player, t.decision.prompt.en) == (1, "Do you pay 1 Oro to annul that card?")
    t.yes()
    top = t.s.zone(things_of.CASTLE, 1)[0]
    assert (t.count("paid", 2), t.s.game.sight.sees(t.s, 0, top)) == (1, False)
    poor = stage.table(gold=1, hand=["hou_chuan_fa"]).play("hou_chuan_fa")
    assert poor.s.game.sight.sees(poor.s, 0, poor.s.zone(things_of.CASTLE, 1)[0])


def test_choices_of_the_opponent_are_told_to_the_opponent(stage):
    t = stage.table(defence=["mani"], enemy_hand=["talos", "prometeo", "huracan"])
    t.attack("mani")
    assert t.decision.player == 1
    assert [label(t.s, each, "es") for each in t.decision.options] == [
        "Descarta 3 cartas de tu mano.", "Bota 2 cartas de tu Castillo.",
    ]  # fmt: skip
    t.answer("option:1")
    assert t.decision.prompt.es == "Descarta 3 cartas de tu mano."


# ---------------------------------------------------------------------------------------------------------------- extra turns


def test_cataratas_del_iguazu_give_a_turn_more(stage):
    t = stage.table(gold=4, hand=["cataratas_del_iguazu"], defence=["talos"], enemy_defence=["rey_mono"])
    t.play("cataratas_del_iguazu", "talos", "rey_mono")
    assert (t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "graveyard")
    order = []
    for _ in range(4):
        order.append(t.decision.player)
        t.end_turn()
    assert order == [0, 0, 1, 0]
    assert stage.table(gold=4, hand=["cataratas_del_iguazu"], defence=["talos"]).refusal("play", "cataratas_del_iguazu") is not None


def test_what_awaits_the_opponents_next_turn_waits_through_an_extra_one(stage):
    t = stage.table(
        gold=9, hand=["draupnir", "cataratas_del_iguazu"], defence=["talos", "prometeo"], enemy_gold=3, enemy_hand=["talos"]
    )
    t.play("draupnir").play("cataratas_del_iguazu", "1:talos#1", "prometeo")
    t.end_turn()
    assert t.decision.player == 0
    t.end_turn()
    assert t.decision.player == 1 and not t.can("play", "2:talos#1")  # Draupnir: no Oros in their next turn
    t.end_turn().end_turn()
    assert t.can("play", "2:talos#1")


def test_yingzhao_chuan_fa_is_a_turn_or_two_cards(stage):
    t = stage.table(gold=6, hand=["yingzhao_chuan_fa"], enemy_defence=["talos"], enemy_support=["helheim"], enemy_gold=1)
    t.play("yingzhao_chuan_fa").answer("option:2")
    t.aim("talos", "helheim")
    assert (t.zone("talos"), t.zone("helheim"), t.count("reserve", 2)) == ("graveyard", "graveyard", 1)
    assert t.end_turn().decision.player == 1
    turn = stage.table(gold=6, hand=["yingzhao_chuan_fa"]).play("yingzhao_chuan_fa").answer("option:1")
    assert turn.end_turn().decision.player == 0


def test_ataque_suicida_wins_in_the_extra_turn_or_loses(stage):
    t = stage.table(hand=["ataque_suicida"], defence=["talos"])
    t.play("ataque_suicida").attack("talos").end_battle()
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    assert (t.decision.player, t.s.over) == (0, False)
    t.end_turn()
    assert (t.s.over, t.s.winners) == (True, (1,))
    peace = stage.table(hand=["ataque_suicida"], defence=["talos"]).play("ataque_suicida").end_turn()
    assert peace.decision.player == 1  # without an attack there is no extra turn
    won = stage.table(hand=["ataque_suicida"], defence=["thor-er"], enemy_castle=["talos"] * 10)
    won.play("ataque_suicida").attack("thor-er").end_battle()
    while won.decision.kind != "vigil":
        won.answer(won.options[0])
    won.attack("thor-er").end_battle()
    assert (won.s.over, won.s.winners) == (True, (0,))


# -------------------------------------------------------------------------------------------------------------- taken abilities


def test_panku_has_the_ability_of_a_totem_for_good(stage):
    t = stage.table(gold=4, hand=["panku"], support=["niflheim"])
    t.play("panku")
    assert t.strength("panku") == 3
    t.end_turn()
    assert t.count("castle", 2) == 18  # Niflheim and Panku
    t.end_turn().end_turn()
    assert t.count("castle", 2) == 15
    none = stage.table(gold=4, hand=["panku"]).play("panku")
    assert none.zone("panku") == "defence"


def test_tsao_guojiu_has_the_ability_of_an_oro(stage):
    t = stage.table(gold=3, hand=["tsao_guojiu"], reserve=["halatafl"], enemy_defence=["thor-er"])
    t.act("play", "tsao_guojiu")
    while t.can("pay", "espada_real-er") or any(each.startswith("pay") for each in t.options):
        t.answer(next(each for each in t.options if "espada_real" in each))
    t.aim("halatafl")
    t.use("tsao_guojiu", "thor-er")
    assert (t.strength("thor-er"), t.zone("tsao_guojiu"), t.zone("halatafl")) == (0, "graveyard", "reserve")


def test_shue_yuen_copies_a_shaolin_until_the_final_phase(stage):
    shaolin = next(
        card for card in stage.mitos.game.catalogue.values()
        if card.races & things_of.race_bit("shaolin") and card.activated and card.id != "shue_yuen"
    )  # fmt: skip
    t = stage.table(gold=5, defence=["shue_yuen", shaolin.id], enemy_defence=["talos"])
    t.use("shue_yuen", shaolin.id)
    assert t.s.numbers[things_of.TAUGHT][t.card("shue_yuen")] < 0
    assert t.strength("shue_yuen") == 1  # the ability alone
    t.end_turn()
    assert t.s.numbers[things_of.TAUGHT][t.card("shue_yuen")] == 0


# ------------------------------------------------------------------------------------------------------------------ unaffected


def test_zombies_are_not_affected_by_talismans(stage):
    t = stage.table(gold=4, hand=[KILLER], enemy_defence=["zombies-co"])
    t.play(KILLER)
    assert (t.zone("zombies-co"), t.zone(KILLER)) == ("defence", "graveyard")  # a target, but not affected
    all_of_them = stage.table(gold=9, hand=["stribog-mg"], enemy_defence=["zombies-co", "talos"]).play("stribog-mg")
    assert (all_of_them.zone("zombies-co"), all_of_them.zone("talos")) == ("defence", "graveyard")
    weak = stage.table(gold=9, hand=["suplicio_de_loki"], enemy_defence=["zombies-co"]).play("suplicio_de_loki")
    assert weak.strength("zombies-co") == 1
    ally = stage.table(gold=9, hand=["einheryar"], enemy_defence=["zombies-co"]).play("einheryar", "zombies-co")
    assert ally.zone("zombies-co") == "graveyard"  # an Ally does


@pytest.mark.clause("ML-affect-05")
def test_a_talisman_that_makes_its_controller_act_does_reach_zombies(stage):
    t = stage.table(active=2, gold=9, hand=["fuente_de_urd"], enemy_defence=["zombies-co"])
    t.attack("zombies-co").end_battle()
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    t.play("fuente_de_urd")
    assert t.zone("zombies-co") == "graveyard"


@pytest.mark.parametrize(("guard", "friend"), [("izanami", "inari"), ("huang_zhong", "kunoichi")])
def test_it_keeps_its_kin_from_talismans_in_battle(stage, guard, friend):
    parts = {"active": 2, "enemy_gold": 9, "enemy_hand": ["suplicio_de_loki"], "enemy_defence": ["talos"]}
    t = stage.table(defence=[guard, friend], **parts)
    t.attack("talos").done()
    t.act("play", "suplicio_de_loki").aim(friend)
    assert t.strength(friend) == 3
    vigil = stage.table(defence=[guard, friend], **parts)
    vigil.play("suplicio_de_loki", friend)
    assert vigil.strength(friend) == 0
    itself = stage.table(defence=[guard, friend], **parts)
    itself.attack("talos").done().act("play", "suplicio_de_loki").aim(guard)
    assert itself.decision.kind == "war" or itself.strength(guard) >= 0


def test_what_a_talisman_does_to_all_allies_spares_the_unaffected(stage):
    armed = [{"card": "zombies-co", "weapons": ["kunai"]}, {"card": "talos", "weapons": ["kunai"]}]
    t = stage.table(gold=3, hand=["cadena_gleipnir", "hombres_de_madera"], defence=armed, enemy_defence=["prometeo"])
    t.attack("talos").done().act("play", "cadena_gleipnir")
    assert (t.strength("zombies-co"), t.strength("talos")) == (3, 2)
