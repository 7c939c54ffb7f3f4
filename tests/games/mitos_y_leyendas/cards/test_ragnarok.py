"""Ragnarok: each card shown by playing it."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas.values import unblockable

# ---------------------------------------------------------------------------------------------------------------- Talismanes


def test_los_eddas_change_the_opponents_hand_for_four_cards(stage):
    t = stage.play("los_eddas", enemy_hand=["talos"])
    assert (t.count("hand", 2), t.zone("talos")) == (4, "graveyard")
    empty = stage.play("los_eddas")
    assert empty.count("hand", 2) == 0  # nothing was discarded, so nothing follows


def test_matador_de_gigantes_doubles_all_yours(stage):
    t = stage.play("matador_de_gigantes", defence=["talos", "rey_mono"], enemy_defence=["prometeo"])
    assert [t.strength(each) for each in ("talos", "rey_mono", "prometeo")] == [4, 6, 1]


def test_naglfar_destroys_everything_in_play(stage):
    t = stage.play("naglfar", defence=["talos"], enemy_gold=2, enemy_support=["totem_lunar"])
    assert t.count("paid") == 0
    assert (t.zone("talos"), t.zone("totem_lunar"), t.count("reserve", 2), t.count("castle", 2)) == (
        "graveyard",
        "graveyard",
        0,
        18,
    )


def test_espina_somnoliente_destroys_and_mills_its_own(stage):
    t = stage.play("espina_somnoliente", "totem_lunar", enemy_support=["totem_lunar"])
    assert (t.zone("totem_lunar"), t.count("castle")) == ("graveyard", 19)


def test_waldganger_returns_an_ally_then_may_draw(stage):
    t = stage.play("waldganger", "rey_mono", enemy_defence=["rey_mono"])
    assert (t.ids("hand", 2), t.count("hand")) == (["rey_mono"], 1)


def test_esposas_de_los_furibundos_need_a_strong_ally(stage):
    t = stage.play("esposas_de_los_furibundos", enemy_defence=["thor-er", "rey_mono"])
    assert (t.zone("thor-er"), t.zone("rey_mono")) == ("graveyard", "defence")
    weak = stage.table(gold=2, hand=["esposas_de_los_furibundos"], enemy_defence=["rey_mono"])
    assert weak.refusal("play", "esposas_de_los_furibundos").clause == "ML-tal-02"


def test_astucia_de_loki_returns_the_unblockable(stage):
    t = stage.play("astucia_de_loki", defence=["cunas", "talos"], enemy_defence=["berserker-er"])
    assert (t.ids("hand"), t.ids("hand", 2), t.zone("talos")) == (["cunas"], ["berserker-er"], "defence")


def test_metamorfosis_de_loki_turns_bonuses_around(stage):
    t = stage.play("metamorfosis_de_loki", defence=[{"card": "rey_mono", "weapons": ["kunai"]}])
    assert t.strength("rey_mono") == 1
    t.end_turn()
    assert t.strength("rey_mono") == 1


def test_mirada_berserker_takes_an_ally_a_weapon_and_a_totem_of_each(stage):
    sides = {
        "defence": [{"card": "talos", "weapons": ["kunai"]}, "rey_mono"],
        "support": ["totem_lunar"],
        "enemy_defence": [{"card": "prometeo", "weapons": ["nanigata"]}, "thor-er"],
        "enemy_support": ["totem_de_magma"],
    }
    t = stage.play("mirada_berserker", "rey_mono", "thor-er", **sides)
    gone = ("rey_mono", "thor-er", "kunai", "nanigata", "totem_lunar", "totem_de_magma")
    assert {t.zone(each) for each in gone} == {"graveyard"}
    assert (t.zone("talos"), t.zone("prometeo")) == ("defence", "defence")
    lacking = stage.table(gold=3, hand=["mirada_berserker"], **{**sides, "enemy_support": []})
    assert lacking.refusal("play", "mirada_berserker").clause == "ML-tal-02"


def test_sacrificio_de_odin_weakens_by_your_hand(stage):
    t = stage.play("sacrificio_de_odin", hand=["talos", "prometeo"], enemy_defence=["rey_mono", "gargola"])
    assert (t.strength("rey_mono"), t.strength("gargola")) == (1, 0)


def test_espiritus_de_la_niebla_discard_by_choice_and_mill(stage):
    t = stage.play("espiritus_de_la_niebla", enemy_hand=["talos", "rey_mono"])
    assert t.decision.player == 1
    t.choose("talos")
    assert (t.ids("hand", 2), t.count("castle", 2)) == (["rey_mono"], 19)


def test_fimbultyr_gives_both_a_new_hand(stage):
    t = stage.play("fimbultyr", hand=["talos"], enemy_hand=["rey_mono", "prometeo"])
    assert (t.count("hand"), t.count("hand", 2)) == (5, 5)
    assert "talos" in t.ids("graveyard")


def test_draupnir_closes_oro_cards_but_not_virtual_oros(stage):
    t = stage.play("draupnir", enemy_gold=3, enemy_hand=["escudo_real", "vidar", "oraculo"])
    t.end_turn()
    assert t.refusal("play", "escudo_real").clause == "ML-put-04"
    assert t.refusal("play", "vidar").clause == "ML-play-20"
    t.play("oraculo")
    t.play("vidar")
    assert (t.zone("vidar"), t.count("reserve", 2)) == ("defence", 3)
    t.end_turn().end_turn()
    assert t.can("play", "escudo_real")


def test_draupnir_in_the_opponents_war_waits_for_their_next_turn(stage):
    t = stage.table(active=2, gold=4, hand=["draupnir"], enemy_defence=["talos"], enemy_gold=1, enemy_hand=["escudo_real", "seth"])
    t.attack("talos")
    t.play("draupnir")
    while t.decision.kind != "vigil":
        t.answer(t.options[-1])
    t.end_turn()
    assert t.refusal("play", "escudo_real").clause == "ML-put-04"


def test_cuernos_de_adumla_may_bring_an_oro_besides_that_of_the_turn(stage):
    t = stage.play("cuernos_de_adumla", castle=["talos", "escudo_real", "zeus"])
    assert t.zone("escudo_real") == "reserve"


def test_fuente_de_mimir_destroys_anything_but_an_oro_then_may_draw(stage):
    t = stage.play("fuente_de_mimir", "totem_lunar", enemy_support=["totem_lunar"], enemy_gold=1)
    assert (t.zone("totem_lunar"), t.count("hand")) == ("graveyard", 1)
    assert stage.table(gold=4, hand=["fuente_de_mimir"], enemy_gold=2).refusal("play", "fuente_de_mimir").clause == "ML-tal-02"


def test_suplicio_de_loki_takes_three(stage):
    t = stage.play("suplicio_de_loki", "thor-er", enemy_defence=["thor-er"])
    assert t.strength("thor-er") == 5


def test_hidromiel_shuffles_three_and_draws_two(stage):
    pile = ["talos", "rey_mono", "prometeo", "zeus"]
    t = stage.play("hidromiel", "talos", "rey_mono", "prometeo", graveyard=pile)
    assert (t.ids("graveyard"), t.count("hand"), t.count("castle")) == (["zeus", "hidromiel"], 2, 21)
    assert stage.table(gold=2, hand=["hidromiel"], graveyard=pile[:2]).refusal("play", "hidromiel").clause == "ML-tal-02"


def test_fuente_de_hvergelmir_looks_and_may_draw(stage):
    t = stage.play("fuente_de_hvergelmir", enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))
    assert t.count("hand") == 1


def test_funeral_vikingo_destroys_an_armed_ally(stage):
    t = stage.play("funeral_vikingo", enemy_defence=[{"card": "rey_mono", "weapons": ["kunai"]}, "talos"])
    assert (t.zone("rey_mono"), t.zone("kunai"), t.zone("talos")) == ("graveyard", "graveyard", "defence")


def test_herfyoturr_brings_the_armed_back_after_attacking(stage):
    t = stage.play("herfyoturr", defence=[{"card": "talos", "weapons": ["kunai"]}, "rey_mono"])
    t.attack("talos", "rey_mono")
    assert (t.zone("talos"), t.zone("rey_mono")) == ("defence", "attack")


# ---------------------------------------------------------------------------------------------------------------- Tótems


def test_nidavellir_takes_an_ally_at_its_printed_cost(stage):
    t = stage.table(gold=3, hand=["talos"], enemy_gold=3, enemy_support=["nidavellir"])
    t.play("talos")
    t.yes()
    assert (t.controller("talos"), t.count("paid", 2)) == (2, 3)
    u = stage.table(gold=3, hand=["talos"], enemy_gold=3, enemy_support=["nidavellir"])
    u.play("talos").no()
    assert u.controller("talos") == 1


def test_alfheim_protects_your_oros(stage):
    t = stage.table(gold=3, hand=["vishnu"], enemy_gold=1, enemy_support=["alfheim"])
    t.play("vishnu")
    assert t.count("reserve", 2) == 1


def test_niflheim_mills_in_each_of_their_turns(stage):
    t = stage.table(support=["niflheim"])
    t.end_turn()
    assert (t.count("castle", 2), t.count("castle")) == (19, 19)
    t.end_turn()
    assert t.count("castle", 2) == 18  # their own draw


def test_yotunheim_mills_for_each_ally_they_play(stage):
    t = stage.table(active=2, support=["yotunheim"], enemy_gold=3, enemy_hand=["talos"])
    t.play("talos")
    assert t.count("castle", 2) == 19


def test_midgard_brings_your_attackers_back(stage):
    t = stage.fight("talos", support=["midgard"])
    assert (t.zone("talos"), t.count("castle", 2)) == ("defence", 18)


def test_muspellsheim_destroys_anything_but_oros_once_a_turn(stage):
    t = stage.use("muspellsheim", "talos", pay=8, enemy_defence=["talos", "rey_mono"])
    assert t.zone("talos") == "graveyard"
    assert t.refusal("use", "muspellsheim", word="1").clause == "ML-act-10"


# ---------------------------------------------------------------------------------------------------------------- Armas


def test_guantes_de_hierro_keep_their_bearer_from_combat_damage(stage):
    t = stage.armed("guantes_de_hierro", enemy_defence=["thor-er"])
    assert t.strength("rey_mono") == 4
    t.attack("rey_mono").block(("thor-er", "rey_mono"))
    assert t.zone("rey_mono") == "attack"


def test_arco_de_ullr_draws_only_with_the_oro(stage):
    t = stage.play("arco_de_ullr", "rey_mono", defence=["rey_mono"], castle=["talos", "escudo_real", "zeus", "seth"])
    assert (t.strength("rey_mono"), t.zone("escudo_real"), t.count("hand")) == (4, "reserve", 1)
    none = stage.play("arco_de_ullr", "rey_mono", defence=["rey_mono"], castle=["talos", "zeus", "seth"])
    assert none.count("hand") == 0


def test_espada_de_frey_may_draw_a_card_more_after_an_attack(stage):
    t = stage.armed("espada_de_frey")
    assert t.strength("rey_mono") == 5
    t.attack("rey_mono")
    t.yes()
    assert t.count("hand") == 2
    u = stage.armed("espada_de_frey")
    u.attack("rey_mono")
    u.no()
    assert u.count("hand") == 1


def test_cinturon_de_thor_gives_one(stage):
    assert stage.armed("cinturon_de_thor").strength("rey_mono") == 4


def test_yelmo_escandinavo_turns_cards_into_strength(stage):
    t = stage.armed("yelmo_escandinavo", hand=["talos", "prometeo"])
    t.use("yelmo_escandinavo", "talos").use("yelmo_escandinavo")
    assert (t.strength("rey_mono"), t.count("hand")) == (5, 0)


def test_gambantein_orders_the_top_of_their_castle(stage):
    t = stage.armed("gambantein", enemy_castle=["baal-er"] * 4 + ["talos", "prometeo", "zeus", "seth"])
    t.attack("rey_mono")
    stage.accept(t)
    t.choose("zeus", "prometeo")
    assert t.ids("castle", 2) == ["zeus", "prometeo", "talos", "seth"]


# ---------------------------------------------------------------------------------------------------------------- Dioses


def test_hodur_becomes_a_rival_ally_that_cannot_be_played_again(stage):
    t = stage.play("hodur", enemy_gold=9, enemy_defence=["berserker-er"], enemy_hand=["berserker-er"])
    assert (t.strength("hodur"), t.zone("2:berserker-er#2"), unblockable(t.s, t.card("hodur"))) == (2, "castle", True)
    t.end_turn()
    assert t.refusal("play", "2:berserker-er#1").clause == "ML-play-04"


@pytest.mark.parametrize(
    ("id", "fits", "not_fits"),
    [("hermod", "tyr", ""), ("frigg", "snotra", "yord"), ("eir", "sif", "snotra"), ("niorun", "kvasir", "sif")],
)
def test_gods_that_return_a_god_to_the_castle(stage, id, fits, not_fits):
    pile = [fits, "talos", *([not_fits] if not_fits else [])]
    t = stage.play(id, fits, graveyard=pile)
    assert t.zone(fits) == "castle"
    assert set(t.ids("graveyard")) == set(pile) - {fits}
    declined = stage.table(gold=5, hand=[id], graveyard=[fits])
    declined.play(id).no()
    assert declined.zone(fits) == "graveyard"


def test_nanna_dies_to_annul_a_talisman_of_anybody(stage):
    t = stage.table(gold=1, hand=["seth"], enemy_defence=["nanna"], enemy_hand=["talos"])
    t.play("seth")
    t.react("nanna")
    assert (t.zone("nanna"), t.zone("seth")) == ("graveyard", "graveyard")
    assert not t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_maghi_may_discard_at_random(stage):
    t = stage.fight("maghi", enemy_hand=["talos", "prometeo"])
    stage.accept(t)
    assert t.count("hand", 2) == 1


def test_baldur_may_find_any_card_when_destroyed(stage):
    t = stage.destroyed("baldur", "zeus", castle=["talos", "zeus", "seth"])
    assert t.ids("hand") == ["zeus"]


def test_sif_takes_a_rival_ally_into_their_castle(stage):
    t = stage.destroyed("sif", "rey_mono", enemy_defence=["rey_mono", "prometeo"])
    assert t.zone("rey_mono") == "castle"


def test_idunn_counts_the_oros_of_your_graveyard(stage):
    assert stage.table(defence=["idunn"], graveyard=["escudo_real", "lampara_magica-er", "talos"]).strength("idunn") == 3


def test_bragi_burns_oros_for_strength(stage):
    t = stage.use("bragi", "escudo_real", pay=1, reserve=["escudo_real"])
    assert (t.strength("bragi"), t.zone("escudo_real")) == (4, "graveyard")


def test_nerthus_may_go_back_to_the_castle(stage):
    assert stage.destroyed("nerthus").zone("nerthus") == "castle"


def test_forseti_may_draw_a_card_more_at_the_end_of_the_turn(stage):
    t = stage.use("forseti", pay=2)
    assert t.refusal("use", "forseti", word="1").clause == "ML-act-10"
    t.end_turn()
    assert t.count("hand") == 2


def test_vidar_turns_oros_into_strength(stage):
    t = stage.use("vidar", pay=2)
    t.use("vidar")
    assert t.strength("vidar") == 3


@pytest.mark.parametrize("id", ["tyra", "geri_y_freki"])
def test_allies_that_only_block(stage, id):
    t = stage.table(defence=[id, "talos"])
    t.pass_()
    assert (t.can("attack", id), t.can("attack", "talos")) == (False, True)


def test_nyord_brings_gods_of_strength_four_or_less(stage):
    t = stage.use("nyord", pay=4, castle=["tyr", "yord", "talos"])
    assert (t.zone("yord"), t.zone("tyr")) == ("defence", "castle")


def test_ullr_attacks_at_once_at_the_price_of_a_card(stage):
    t = stage.play("ullr", hand=["talos", "prometeo"])
    t.attack("ullr")
    t.choose("talos")
    assert (t.count("castle", 2), t.zone("talos")) == (17, "graveyard")
    later = stage.fight("ullr", hand=["talos"])
    assert "talos" in later.ids("hand")


# ---------------------------------------------------------------------------------------------------------- Abominaciones


def test_draugar_lets_your_abominations_attack_at_once(stage):
    t = stage.play("surt", defence=["draugar"])
    t.attack("surt")
    assert t.count("castle", 2) == 18
    itself = stage.play("draugar")
    itself.attack("draugar")
    assert itself.count("castle", 2) == 16


@pytest.mark.parametrize(
    ("id", "fits", "not_fits"),
    [("hugin_y_munin", "talos", "thor-er"), ("hraesvelg", "gargola", "talos"), ("fenoeiself", "kvasir", "gargola")],
)
def test_abominations_that_return_a_cheap_card(stage, id, fits, not_fits):
    t = stage.play(id, fits, graveyard=[fits, not_fits, "escudo_real"])
    assert t.zone(fits) == "castle"
    assert set(t.ids("graveyard")) == {not_fits, "escudo_real"}  # an Oro has no cost


def test_yormungand_eats_cards_in_battle(stage):
    t = stage.table(hand=["talos", "prometeo"], defence=["yormungand"])
    assert t.refusal("use", "yormungand", word="1").clause == "ML-act-02"
    t.attack("yormungand")
    t.answer("pass")  # it may already be used in answer to the attack
    t.use("yormungand", "talos")
    assert t.strength("yormungand") == 4
    t.use("yormungand")
    assert t.count("castle", 2) == 15


def test_aegir_sends_a_rival_ally_home(stage):
    t = stage.play("aegir", "rey_mono", enemy_defence=["rey_mono", "prometeo"])
    assert t.zone("rey_mono") == "castle"


def test_rugnir_finds_an_oro_when_it_blocks(stage):
    t = stage.table(active=2, defence=["rugnir"], enemy_defence=["talos"], castle=["zeus", "escudo_real", "seth"])
    t.attack("talos").block(("rugnir", "talos"))
    assert "escudo_real" in t.ids("hand")


def test_surt_may_destroy_a_totem(stage):
    assert stage.play("surt", enemy_support=["totem_lunar"]).zone("totem_lunar") == "graveyard"


def test_nidhogg_may_pay_to_mill_one_more(stage):
    t = stage.fight("nidhogg", gold=1)
    t.yes()
    assert (t.count("castle", 2), t.count("paid")) == (15, 1)


def test_geri_y_freki_fall_to_allies_but_not_to_talismans(stage):
    t = stage.table(gold=8, hand=["yanomami", "einheryar"], enemy_defence=["geri_y_freki"])
    t.play("yanomami")
    assert t.zone("geri_y_freki") == "defence"
    t.play("einheryar")
    assert t.zone("geri_y_freki") == "graveyard"


def test_ratatosk_leaves_its_strength_to_all_yours(stage):
    t = stage.use("ratatosk", defence=["talos", "rey_mono"], enemy_defence=["prometeo"])
    assert [t.strength(each) for each in ("talos", "rey_mono", "prometeo")] == [3, 4, 1]
    t.end_turn().end_turn()
    assert t.strength("talos") == 3


def test_sleipnir_comes_to_whoever_has_fewer_allies(stage):
    t = stage.table(gold=1, hand=["sleipnir"], enemy_defence=["talos"])
    t.play("sleipnir")
    assert t.zone("sleipnir") == "defence"
    even = stage.table(gold=1, hand=["sleipnir"])
    assert even.refusal("play", "sleipnir").clause == "ML-play-05"


def test_ejercito_enano_fights_whoever_has_fewer_oros(stage):
    t = stage.table(gold=2, enemy_gold=1, defence=["ejercito_enano", "ejercito_enano"])
    assert t.strength("ejercito_enano#1") == 4
    t.pass_()
    assert t.can("attack", "ejercito_enano#1")
    poor = stage.table(gold=1, enemy_gold=1, defence=["ejercito_enano", "talos"])
    poor.pass_()
    assert not poor.can("attack", "ejercito_enano")
    defending = stage.table(active=2, gold=1, enemy_gold=1, defence=["ejercito_enano"], enemy_defence=["talos"])
    defending.attack("talos")
    assert defending.count("castle") == 18  # nobody could block


def test_gigantes_de_hielo_come_back_stronger(stage):
    t = stage.fight("gigantes_de_hielo", "", "surt", "talos")
    assert [t.zone(each) for each in ("gigantes_de_hielo", "surt", "talos")] == ["defence", "defence", "attack"]
    assert [t.strength(each) for each in ("gigantes_de_hielo", "surt", "talos")] == [5, 3, 2]


def test_byleist_may_draw_for_each_weapon(stage):
    t = stage.table(gold=5, hand=["kunai", "nanigata"], defence=["byleist"])
    t.play("kunai", "byleist").yes()
    t.play("nanigata", "byleist").yes()
    t.end_turn()
    assert t.count("hand") == 3


# ---------------------------------------------------------------------------------------------------------------- Bárbaros


@pytest.mark.parametrize(("id", "fits", "not_fits"), [("ragnar_lodbrog", "yord", "tyr"), ("trivaldi", "rey_mono", "yord")])
def test_barbarians_that_destroy_the_weaker(stage, id, fits, not_fits):
    t = stage.play(id, enemy_defence=[fits, not_fits])
    assert (t.zone(fits), t.zone(not_fits)) == ("graveyard", "defence")


def test_einheryar_destroys_any_rival_ally(stage):
    assert stage.play("einheryar", enemy_defence=["thor-er"]).zone("thor-er") == "graveyard"
    assert stage.play("einheryar", defence=["talos"]).zone("talos") == "defence"


def test_nott_strengthens_your_barbarians(stage):
    t = stage.table(defence=["nott", "trivaldi", "talos"], enemy_defence=["dagur"])
    assert [t.strength(each) for each in ("nott", "trivaldi", "talos", "dagur")] == [5, 4, 2, 3]


def test_egil_makes_weapons_cheaper_on_your_barbarians(stage):
    t = stage.table(hand=["kunai"], defence=["egil_skalla_grimsson", "trivaldi", "talos"], enemy_defence=["dagur"])
    assert [t.price("kunai", host=host) for host in ("egil_skalla_grimsson", "trivaldi", "talos", "dagur")] == [1, 1, 2, 2]


def test_sol_brings_your_barbarians_back(stage):
    t = stage.fight("trivaldi", "", "talos", defence=["sol"])
    assert (t.zone("trivaldi"), t.zone("talos")) == ("defence", "attack")


def test_dagur_may_find_a_god(stage):
    assert stage.play("dagur", castle=["talos", "tyr", "zeus"]).ids("hand") == ["tyr"]


def test_elfos_arqueros_draw_or_mill_three(stage):
    t = stage.destroyed("elfos_arqueros")
    t.answer("option:1")
    assert t.count("hand") == 3
    u = stage.destroyed("elfos_arqueros")
    u.answer("option:2")
    assert u.count("castle", 2) == 17


# ---------------------------------------------------------------------------------------------------------------- Oros


def test_gyallarhorn_may_bring_two_oros_when_destroyed(stage):
    castle = ["talos", "escudo_real", "lampara_magica-er", "zeus"]
    t = stage.table(active=2, enemy_gold=3, enemy_hand=["vishnu"], reserve=["gyallarhorn"], castle=castle)
    t.play("vishnu")
    t.yes()
    t.aim("escudo_real")
    assert set(t.ids("reserve")) == {"escudo_real", "lampara_magica-er"}


def test_halatafl_dies_to_take_strength(stage):
    t = stage.use("halatafl", "rey_mono", enemy_defence=["rey_mono"])
    assert (t.zone("halatafl"), t.strength("rey_mono")) == ("graveyard", 0)


# ------------------------------------------------------------------------------------------ memories, races, choices


def test_fuente_de_urd_destroys_whoever_attacked_last_turn(stage):
    t = stage.table(active=2, gold=3, hand=["fuente_de_urd"], enemy_defence=["talos", "rey_mono"])
    t.attack("talos")
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    t.play("fuente_de_urd")
    assert (t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "defence")


def test_runas_fill_both_hands(stage):
    t = stage.play("runas", hand=["talos"], enemy_hand=["seth", "zeus"])
    assert (t.count("hand"), t.count("hand", 2)) == (8, 8)


def test_forja_de_enanos_mills_as_far_as_an_oro(stage):
    t = stage.play("forja_de_enanos", enemy_castle=["talos", "seth", "escudo_real", "zeus", "baal-er"])
    assert t.ids("castle", 2) == ["zeus", "baal-er"]


def test_amuleto_de_thor_belongs_to_the_battle(stage):
    t = stage.table(gold=2, hand=["amuleto_de_thor"], defence=["talos"], enemy_defence=["rey_mono"])
    assert t.refusal("play", "amuleto_de_thor").clause == "ML-tal-08"
    u = stage.armed("kunai", "talos", gold=2, hand=["amuleto_de_thor"], enemy_defence=["rey_mono"])
    u.attack("talos").block(("rey_mono", "talos"))
    u.play("amuleto_de_thor")
    assert (u.zone("rey_mono"), u.zone("talos"), u.count("castle", 2)) == ("graveyard", "attack", 16)


def test_hel_may_buy_cards_back_each_turn(stage):
    pile = ["talos", "rey_mono", "prometeo", "zeus", "seth", "baal-er"]
    t = stage.table(active=2, gold=5, defence=["hel"], graveyard=pile)
    t.pass_()
    while t.decision.kind != "may":
        t.answer(t.options[0])
    t.yes()
    assert (t.ids("graveyard"), t.count("paid")) == (["talos"], 5)


def test_dawn_counts_a_race_of_the_opponent(stage):
    t = stage.play("dawn", defence=["virna"], enemy_defence=["judy", "dux", "talos"])
    t.act("race", word="vampiro")
    assert t.strength("dawn") == 3


def test_mani_mills_two_unless_three_cards_are_discarded(stage):
    t = stage.fight("mani", enemy_hand=["talos", "seth", "zeus"])
    assert t.decision.player == 1
    t.answer("option:1").choose("talos", "seth")
    assert t.count("castle", 2) == 18
    few = stage.fight("mani", enemy_hand=["talos", "seth"])
    assert few.count("castle", 2) == 16
    assert stage.cannot_be_blocked("mani")
