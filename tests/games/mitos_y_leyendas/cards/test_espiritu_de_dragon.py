"""Espíritu de Dragón: each card shown by playing it."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas import things
from tapete.games.mitos_y_leyendas.values import may_attack, unblockable

# ---------------------------------------------------------------------------------------------------------------- Kami


def test_hotei_strengthens_every_kami(stage):
    t = stage.table(defence=["hotei", "talos"], enemy_defence=["iha_naga"])
    assert [t.strength(each) for each in ("hotei", "talos", "iha_naga")] == [3, 2, 4]


def test_hoori_may_find_any_card(stage):
    t = stage.play("hoori", "seth", castle=["talos", "seth", "zeus"])
    assert t.ids("hand") == ["seth"]


def test_sarutahiko_may_return_anything_but_an_oro(stage):
    t = stage.play("sarutahiko", "totem_lunar", enemy_support=["totem_lunar"], enemy_gold=1)
    assert t.ids("hand", 2) == ["totem_lunar"]


@pytest.mark.parametrize(("id", "zone"), [("iha_naga", "graveyard"), ("uzume", "castle")])
def test_kami_against_totems(stage, id, zone):
    t = stage.play(id, support=["totem_de_magma"], enemy_support=["totem_lunar"])
    assert (t.zone("totem_lunar"), t.zone("totem_de_magma")) == (zone, "support")


def test_hachiman_takes_an_ally_without_weapon(stage):
    t = stage.play("hachiman", enemy_defence=[{"card": "rey_mono", "weapons": ["kunai"]}, "talos"])
    assert (t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "defence")


@pytest.mark.parametrize("id", ["jurojin", "yama_bushi"])
def test_allies_that_may_return_a_champion(stage, id):
    t = stage.play(id, graveyard=["momotaro", "talos"])
    assert (t.zone("momotaro"), t.zone("talos")) == ("castle", "graveyard")


def test_kojin_dies_for_two_strength_of_all(stage):
    t = stage.use("kojin", defence=["talos", "rey_mono"], enemy_defence=["prometeo"])
    assert [t.strength(each) for each in ("talos", "rey_mono", "prometeo")] == [4, 5, 1]


def test_okuni_nushi_counts_your_totems_twice(stage):
    t = stage.table(defence=["okuni_nushi"], support=["totem_lunar", "totem_de_magma"], enemy_support=["totem_lunar"])
    assert t.strength("okuni_nushi") == 5


def test_oho_yama_only_blocks_with_three_more(stage):
    t = stage.table(active=2, defence=["oho_yama"], enemy_defence=["yord"])
    t.attack("yord").block(("oho_yama", "yord"))
    assert (t.zone("yord"), t.zone("oho_yama")) == ("graveyard", "defence")
    own = stage.table(defence=["oho_yama"])
    assert not may_attack(own.s, own.card("oho_yama"))


@pytest.mark.parametrize("id", ["ninigi_no_mikoto", "han_xiang_zi"])
def test_three_virtual_oros_for_talismans_in_each_battle(stage, id):
    t = stage.table(active=2, defence=[id], hand=["kawarimi"], enemy_defence=["talos"])
    t.attack("talos")
    t.play("kawarimi")  # paid with them, in answer to the attack
    assert (t.zone("kawarimi"), t.count("castle"), t.zone("talos")) == ("graveyard", 20, "defence")
    own = stage.war(id)
    assert own.s.tallies[things.NARROW][0] == 3
    assert own.virtual() == 0


def test_susano_wa_is_unblockable_with_any_number_of_weapons(stage):
    assert stage.cannot_be_blocked("susano_wa")
    t = stage.table(gold=9, hand=["kunai", "nanigata", "honda-in"], defence=["susano_wa"])
    t.play("kunai", "susano_wa").play("nanigata", "susano_wa").play("honda-in", "susano_wa")
    assert t.strength("susano_wa") == 10


def test_ryujin_leads_kami_that_block_two(stage):
    t = stage.table(active=2, defence=["ryujin", "iha_naga"], enemy_defence=["talos", "prometeo", "gargola"])
    assert (t.strength("ryujin"), t.strength("iha_naga")) == (6, 4)
    t.attack("talos", "prometeo", "gargola")
    t.act("block", "iha_naga", "talos").act("block", "iha_naga", "prometeo")
    assert not t.can("block", "iha_naga", "gargola")
    assert t.can("block", "ryujin", "gargola")


def test_kagutsuchi_asks_for_a_card(stage):
    t = stage.play("kagutsuchi", hand=["talos"])
    assert (t.zone("kagutsuchi"), t.zone("talos")) == ("defence", "graveyard")
    assert stage.table(gold=2, hand=["kagutsuchi"]).refusal("play", "kagutsuchi").clause == "ML-put-03"


def test_bishamon_counts_your_kami(stage):
    assert stage.table(defence=["bishamon", "iha_naga"], enemy_defence=["hoori"]).strength("bishamon") == 6


def test_benten_brings_your_kami_back(stage):
    t = stage.fight("iha_naga", "", "talos", defence=["benten"])
    assert (t.zone("iha_naga"), t.zone("talos")) == ("defence", "attack")


def test_raiden_grows_two_in_each_of_your_turns(stage):
    t = stage.table(defence=["raiden"])
    t.end_turn().end_turn()
    assert t.strength("raiden") == 2


def test_amateratsu_may_return_a_card_each_grouping(stage):
    t = stage.table(active=2, defence=["amateratsu"], graveyard=["talos", "seth"])
    t.pass_()
    while t.decision.kind != "may":
        t.answer(t.options[0])
    t.yes()
    t.choose("talos")
    assert t.zone("talos") == "castle"


def test_daikoku_changes_talismans_for_two_cards_twice_a_turn(stage):
    t = stage.use("daikoku", "seth", hand=["seth", "zeus", "baal-er", "talos"], castle_size=30)
    t.use("daikoku", "zeus")
    assert t.refusal("use", "daikoku", word="1").clause == "ML-act-10"
    assert t.count("hand") == 6  # two given, four drawn


def test_fujin_may_destroy_a_weapon_then_draw(stage):
    t = stage.play("fujin", "kunai", enemy_defence=[{"card": "talos", "weapons": ["kunai"]}])
    assert (t.zone("kunai"), t.count("hand")) == ("graveyard", 1)


def test_suku_na_biko_turns_cards_into_strength(stage):
    t = stage.use("suku_na_biko", "talos", hand=["talos", "prometeo"])
    assert (t.strength("suku_na_biko"), t.zone("talos")) == (3, "graveyard")


def test_ebisu_may_draw_two_more_at_the_end_of_your_turn(stage):
    t = stage.table(defence=["ebisu"])
    t.pass_()
    while t.decision.kind != "number":
        t.answer(t.options[-1])
    t.act("number", word="2")
    assert t.count("hand") == 3


def test_izanagi_may_draw_for_each_weapon_at_once(stage):
    t = stage.table(gold=5, hand=["kunai", "nanigata"], defence=["izanagi", "talos"])
    t.play("kunai", "izanagi").yes()
    assert t.count("hand") == 2
    t.play("nanigata", "talos")
    assert t.count("hand") == 1


def test_sengen_changes_as_many_cards_as_you_like(stage):
    t = stage.play("sengen", hand=["talos", "seth", "zeus"], castle_size=30)
    t.choose("talos", "seth").done()
    assert t.count("hand") == 3
    assert "zeus" in t.ids("hand")


# ---------------------------------------------------------------------------------------------------------------- Xian


def test_san_xing_is_unblockable_among_four_xian(stage):
    t = stage.table(defence=["san_xing", "baije", "shen_yi"], enemy_defence=["li_tie_guai"])
    assert not unblockable(t.s, t.card("san_xing"))
    u = stage.table(defence=["san_xing", "baije", "shen_yi", "li_tie_guai"])
    assert unblockable(u.s, u.card("san_xing"))


def test_yu_ren_searches_a_xian_in_the_graveyard(stage):
    assert stage.play("yu_ren", graveyard=["baije", "talos"]).ids("hand") == ["baije"]


def test_li_tien_may_shuffle_up_to_three_talismans(stage):
    t = stage.play("li_tien", graveyard=["seth", "zeus", "baal-er", "talos"])
    t.choose("seth", "zeus").done()
    assert t.ids("graveyard") == ["baal-er", "talos"]


def test_lan_cai_he_dies_to_send_an_attacker_back(stage):
    t = stage.table(active=2, defence=["lan_cai_he"], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block()
    t.use("lan_cai_he", "rey_mono")
    assert (t.zone("rey_mono"), t.count("castle")) == ("defence", 20)


def test_cai_shen_goes_back_to_the_castle(stage):
    assert stage.destroyed("cai_shen").zone("cai_shen") == "castle"


def test_sha_heshang_may_shuffle_a_weak_ally(stage):
    t = stage.play("sha_heshang", enemy_defence=["talos", "rey_mono"])
    assert (t.zone("talos"), t.zone("rey_mono")) == ("castle", "defence")


def test_guan_ti_may_shuffle_an_ally_then_the_opponent_discards(stage):
    t = stage.play("guan_ti", enemy_defence=["los_titanes", "thor-er"], enemy_hand=["seth", "zeus"])
    assert (t.zone("los_titanes"), t.zone("thor-er"), t.decision.player) == ("castle", "defence", 1)
    t.choose("seth")
    assert t.ids("hand", 2) == ["zeus"]
    nobody = stage.play("guan_ti", enemy_defence=["thor-er"], enemy_hand=["seth"])
    assert nobody.count("hand", 2) == 1


def test_he_xian_gu_turns_unblockable_as_it_attacks(stage):
    t = stage.table(defence=["he_xian_gu"], enemy_defence=["thor-er"])
    assert t.refusal("use", "he_xian_gu", word="1").clause == "ML-act-02"  # not in the Vigil
    t.attack("he_xian_gu")
    t.react("he_xian_gu")
    assert t.count("castle") == 19
    t.end_battle()
    assert t.count("castle", 2) == 16


def test_shen_yi_exiles_a_card_of_their_castle_that_is_no_oro(stage):
    t = stage.play("shen_yi", enemy_castle=["escudo_real", "talos", "zeus"])
    assert t.choices() == {"talos", "zeus"}
    t.choose("talos")
    assert t.zone("talos") == "exile"


def test_lu_dong_pin_silences_a_card_once_a_turn(stage):
    t = stage.use("lu_dong_pin", "berserker-er", pay=2, enemy_defence=["berserker-er", "talos"])
    assert t.silenced("berserker-er")
    assert t.refusal("use", "lu_dong_pin", word="1").clause == "ML-act-10"


def test_li_tie_guai_costs_two_cards_to_block(stage):
    t = stage.fight("li_tie_guai", "talos", enemy_hand=["seth", "zeus", "baal-er"])
    assert t.decision.player == 1
    t.choose("seth", "zeus")
    assert t.ids("hand", 2)[:1] == ["baal-er"]


@pytest.mark.parametrize("id", ["baije", "momotaro"])
def test_allies_that_may_look_at_the_hand(stage, id):
    t = stage.play(id, enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_kuei_xing_returns_an_ally(stage):
    assert stage.play("kuei_xing", "talos", enemy_defence=["talos", "rey_mono"]).ids("hand", 2) == ["talos"]


def test_zhang_guo_lao_returns_two_cards(stage):
    t = stage.play("zhang_guo_lao", "talos", "escudo_real", enemy_defence=["talos", "rey_mono"], enemy_reserve=["escudo_real"])
    assert set(t.ids("hand", 2)) == {"talos", "escudo_real"}


def test_yu_huang_is_cheaper_for_each_xian_in_play(stage):
    t = stage.table(hand=["yu_huang"], defence=["baije"], enemy_defence=["shen_yi"])
    assert t.price("yu_huang") == 1


# ---------------------------------------------------------------------------------------------------------------- Campeones


def test_da_yu_blocks_several(stage):
    t = stage.table(active=2, defence=["da_yu"], enemy_defence=["talos", "rey_mono"])
    t.attack("talos", "rey_mono")
    t.act("block", "da_yu", "talos").act("block", "da_yu", "rey_mono")
    assert t.count("castle") == 20 - 1 - 2


def test_cao_cao_blocks_two(stage):
    t = stage.table(active=2, defence=["cao_cao"], enemy_defence=["prometeo", "gargola", "talos"])
    t.attack("prometeo", "gargola", "talos")
    t.act("block", "cao_cao", "prometeo").act("block", "cao_cao", "gargola")
    assert t.count("castle") == 18  # the third went through


def test_raiko_carries_any_number_of_weapons(stage):
    t = stage.table(gold=9, hand=["kunai", "nanigata", "honda-in"], defence=["raiko"])
    t.play("kunai", "raiko").play("nanigata", "raiko").play("honda-in", "raiko")
    assert len(t.weapons("raiko")) == 3


def test_yuan_shueh_weakens_once_a_turn(stage):
    t = stage.use("yuan_shueh", "talos", pay=2, enemy_defence=["talos", "rey_mono"])
    assert t.strength("talos") == 1
    assert t.refusal("use", "yuan_shueh", word="1").clause == "ML-act-10"


def test_guan_yu_strengthens_the_other_champions_for_good(stage):
    t = stage.play("guan_yu", defence=["momotaro", "talos"], enemy_defence=["cao_cao"])
    assert [t.strength(each) for each in ("guan_yu", "momotaro", "talos", "cao_cao")] == [2, 3, 2, 2]


def test_hattori_hanzo_finds_a_champion_or_draws_two(stage):
    t = stage.play("hattori_hanzo", castle=["talos", "momotaro", "seth", "zeus"])
    t.answer("option:1")
    assert t.ids("hand") == ["momotaro"]
    u = stage.play("hattori_hanzo")
    u.answer("option:2")
    assert u.count("hand") == 2


def test_zhang_fei_blocks_the_unblockable(stage):
    t = stage.table(defence=["cunas"], enemy_defence=["zhang_fei", "talos"])
    t.attack("cunas")
    assert (t.can("block", "zhang_fei", "cunas"), t.can("block", "talos", "cunas")) == (True, False)


def test_hua_mu_lan_gains_two_when_she_attacks(stage):
    assert stage.fight("hua_mu_lan").count("castle", 2) == 15


@pytest.mark.parametrize(("id", "oros"), [("tomoe_gozen", 2), ("tchi_yeu", 1)])
def test_allies_that_are_paid_to_attack(stage, id, oros):
    t = stage.fight(id, gold=oros)
    assert (t.count("castle", 2), t.count("paid")) == (15, oros)
    poor = stage.table(gold=oros - 1, defence=[id, "talos"])
    poor.pass_()
    assert not poor.can("attack", id)


def test_sasaki_kojiro_destroys_the_unblockable(stage):
    t = stage.use("sasaki_kojiro", pay=1, defence=["cunas"], enemy_defence=["berserker-er", "talos"])
    assert (t.zone("berserker-er"), t.zone("cunas")) == ("graveyard", "defence")


@pytest.mark.parametrize("id", ["zhao_yun", "shachihoko"])
def test_allies_that_attack_at_once(stage, id):
    t = stage.play(id)
    assert may_attack(t.s, t.card(id))
    slow = stage.play("cao_cao")
    assert not may_attack(slow.s, slow.card("cao_cao"))


def test_jimmu_tenno_sells_strength_dear(stage):
    assert stage.use("jimmu_tenno", pay=3).strength("jimmu_tenno") == 2


def test_pa_yu_feng_regroups_an_oro_when_destroyed(stage):
    t = stage.destroyed("pa_yu_feng", paid=["escudo_real"])
    assert t.zone("escudo_real") == "reserve"


def test_li_sou_counts_every_shaolin(stage):
    assert stage.table(defence=["li_sou", "pa_yu_feng", "momotaro"], enemy_defence=["bai_yu_feng"]).strength("li_sou") == 4


@pytest.mark.parametrize("id", ["bai_yu_feng"])
def test_bai_yu_feng_exiles_three_of_their_graveyard(stage, id):
    t = stage.fight(id, enemy_graveyard=["talos", "seth", "zeus"])
    t.aim("talos", "seth", "zeus")
    assert t.ids("exile", 2) == ["talos", "seth", "zeus"]
    few = stage.fight(id, enemy_graveyard=["talos"])
    assert few.count("exile", 2) == 0  # with the card it milled there are only two


def test_kappa_exiles_three_of_their_graveyard_when_destroyed(stage):
    t = stage.destroyed("kappa", "talos", "seth", "zeus", enemy_graveyard=["talos", "seth", "zeus", "baal-er"])
    assert t.ids("exile", 2) == ["talos", "seth", "zeus"]


def test_shinobi_finds_a_weapon(stage):
    assert stage.play("shinobi", castle=["talos", "kunai", "zeus"]).ids("hand") == ["kunai"]


def test_wong_fei_hung_goes_into_exile_for_one_strength_of_all(stage):
    t = stage.use("wong_fei_hung", defence=["talos", "rey_mono"])
    assert (t.zone("wong_fei_hung"), t.strength("talos"), t.strength("rey_mono")) == ("exile", 3, 4)


def test_shiro_amakusa_gives_an_ally_to_cancel_an_allys_ability(stage):
    t = stage.table(gold=1, defence=["machi"], enemy_defence=["shiro_amakusa", "talos"])
    t.use("machi", "talos")
    t.react("shiro_amakusa")
    t.aim("talos")
    assert (t.zone("talos"), t.strength("shiro_amakusa"), t.count("paid")) == ("graveyard", 2, 1)


def test_isun_boshi_shows_their_hand_when_destroyed(stage):
    t = stage.destroyed("isun_boshi", enemy_castle=["zeus", "seth"], enemy_graveyard=["talos"])
    assert t.zone("isun_boshi") == "graveyard"
    u = stage.table(active=2, enemy_gold=4, enemy_hand=["yanomami", "talos"], defence=["isun_boshi"])
    u.play("yanomami")
    assert u.s.game.sight.sees(u.s, 0, u.card("talos"))


def test_huang_di_may_order_the_top_of_a_castle(stage):
    t = stage.play("huang_di", enemy_castle=["talos", "seth", "zeus", "baal-er"])
    t.answer("option:2")
    t.choose("zeus", "seth")
    assert t.ids("castle", 2) == ["zeus", "seth", "talos", "baal-er"]


def test_mono_de_hierro_costs_three_cards_when_nobody_blocks_it(stage):
    t = stage.fight("mono_de_hierro", enemy_hand=["talos", "seth", "zeus", "baal-er"])
    t.choose("talos", "seth", "zeus")
    assert t.ids("hand", 2)[0] == "baal-er"


def test_nemuri_kyoshiro_leads_your_other_champions(stage):
    t = stage.table(defence=["nemuri_kyoshiro", "momotaro", "talos"], enemy_defence=["cao_cao"])
    assert [t.strength(each) for each in ("nemuri_kyoshiro", "momotaro", "talos", "cao_cao")] == [2, 2, 2, 2]


def test_lin_kuei_may_draw_a_card_more(stage):
    t = stage.table(defence=["lin_kuei"])
    t.pass_()
    while t.decision.kind != "may":
        t.answer(t.options[-1])
    t.yes()
    assert t.count("hand") == 2


@pytest.mark.parametrize(("id", "saved"), [("benkei", "momotaro"), ("serpiente_blanca", "baku")])
def test_allies_that_die_to_save_another_from_combat(stage, id, saved):
    t = stage.table(defence=[id, saved], enemy_defence=["thor-er"])
    t.use(id, saved)
    t.attack(saved).block(("thor-er", saved))
    assert (t.zone(id), t.zone(saved)) == ("graveyard", "attack")


def test_the_47_ronin_bring_one_another(stage):
    t = stage.play("47_ronin", castle=["talos", "47_ronin", "47_ronin", "zeus"])
    t.aim("47_ronin#2")
    assert t.ids("defence") == ["47_ronin"] * 3


def test_nomi_no_sukune_is_exiled_by_combat_alone(stage):
    assert stage.fight("nomi_no_sukune", "talos").zone("nomi_no_sukune") == "exile"
    assert stage.destroyed("nomi_no_sukune").zone("nomi_no_sukune") == "graveyard"


# ---------------------------------------------------------------------------------------------------------------- Criaturas


def test_gallo_celestial_shuffles_up_to_two_allies(stage):
    t = stage.play("gallo_celestial", "talos", "rey_mono", graveyard=["talos", "rey_mono", "prometeo", "seth"])
    assert t.ids("graveyard") == ["prometeo", "seth"]


def test_geon_si_dies_to_shuffle_a_rival_ally(stage):
    t = stage.use("geon_si", "talos", enemy_defence=["talos", "rey_mono"])
    assert (t.zone("geon_si"), t.zone("talos")) == ("graveyard", "castle")


def test_ciempies_dies_to_give_three(stage):
    t = stage.use("ciempies", "talos", defence=["talos", "rey_mono"])
    assert (t.zone("ciempies"), t.strength("talos")) == ("graveyard", 5)


def test_bruja_de_la_montana_may_draw_for_damage(stage):
    t = stage.fight("bruja_de_la_montana")
    stage.accept(t)
    assert t.count("hand") == 2  # with the card of the turn


def test_xing_tien_buys_strength_for_good(stage):
    t = stage.use("xing_tien", pay=3)
    t.end_turn()
    assert t.strength("xing_tien") == 3


def test_ninyo_dies_in_battle_for_the_other_creatures(stage):
    t = stage.table(defence=["ninyo", "konaki_jiji", "talos"])
    t.attack("konaki_jiji", "talos")
    t.react("ninyo")
    stage.accept(t)
    t.end_battle()
    assert (t.zone("ninyo"), t.count("castle", 2)) == ("graveyard", 20 - 4 - 2)


def test_konaki_jiji_may_draw_as_it_attacks(stage):
    t = stage.fight("konaki_jiji")
    stage.accept(t)
    assert t.count("hand") == 2


def test_gui_draws_when_blocked(stage):
    assert stage.fight("gui", "talos").count("hand") == 2
    assert stage.fight("gui").count("hand") == 1


def test_fu_discards_for_each_creature_you_play(stage):
    t = stage.play("nurikabe", defence=["fu"], enemy_hand=["talos", "seth"])
    assert t.count("hand", 2) == 1
    other = stage.play("talos", defence=["fu"], enemy_hand=["rey_mono", "seth"])
    assert other.count("hand", 2) == 2


def test_baku_cannot_block(stage):
    t = stage.table(active=2, defence=["baku"], enemy_defence=["talos"])
    t.attack("talos")
    assert t.count("castle") == 18


def test_kitsune_looks_at_the_hand_when_nobody_blocks_it(stage):
    t = stage.fight("kitsune", enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_yosei_makes_one_of_yours_unblockable(stage):
    t = stage.use("yosei", "talos", pay=2, defence=["talos"], enemy_defence=["rey_mono"])
    t.attack("talos")
    assert t.count("castle", 2) == 18


def test_chiang_shih_turns_oros_into_strength(stage):
    t = stage.use("chiang_shih", pay=3)
    t.use("chiang_shih").use("chiang_shih")
    assert t.strength("chiang_shih") == 6


def test_kilin_looks_at_the_hand_in_battle(stage):
    t = stage.table(gold=1, defence=["kilin"], enemy_hand=["talos"])
    assert t.refusal("use", "kilin", word="1").clause == "ML-act-02"
    t.attack("kilin")
    t.react("kilin")
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_yurei_draws_when_destroyed(stage):
    assert stage.destroyed("yurei").count("hand") == 1


def test_kong_kong_leads_your_creatures(stage):
    t = stage.war("kong_kong", "", "talos", defence=["baku"])
    assert [t.strength(each) for each in ("kong_kong", "talos", "baku")] == [2, 2, 6]


def test_nurikabe_only_blocks(stage):
    t = stage.table(defence=["nurikabe"])
    assert not may_attack(t.s, t.card("nurikabe"))


def test_tengu_attacks_with_two_others(stage):
    t = stage.table(defence=["tengu", "talos"])
    t.pass_()
    assert not t.can("attack", "tengu")


def test_grulla_may_pay_to_attack_at_once(stage):
    t = stage.table(gold=3, hand=["grulla"])
    t.play("grulla").yes()
    assert may_attack(t.s, t.card("grulla"))
    u = stage.table(gold=3, hand=["grulla"])
    u.play("grulla").no()
    assert not may_attack(u.s, u.card("grulla"))


def test_rukuru_kubi_goes_back_after_attacking(stage):
    assert stage.fight("rukuru_kubi").zone("rukuru_kubi") == "defence"


def test_yuki_onna_may_destroy_a_weapon(stage):
    assert stage.play("yuki_onna", enemy_defence=[{"card": "talos", "weapons": ["kunai"]}]).zone("kunai") == "graveyard"


def test_oni_may_find_another_in_castle_or_graveyard(stage):
    t = stage.play("oni", castle=["talos", "oni", "zeus"], graveyard=["seth"])
    t.answer("option:1")
    assert t.ids("hand") == ["oni"]
    u = stage.play("oni", graveyard=["oni", "seth"])
    u.answer("option:2")
    assert u.ids("hand") == ["oni"]


def test_gui_xian_brings_another_into_play(stage):
    t = stage.play("gui_xian", graveyard=["gui_xian", "seth"])
    t.answer("option:1")
    assert t.ids("defence") == ["gui_xian", "gui_xian"]
    assert stage.cannot_be_blocked("gui_xian")


def test_feng_huang_returns_cards_twice_in_battle(stage):
    t = stage.table(gold=3, defence=["feng_huang"], graveyard=["talos", "seth", "zeus"])
    t.attack("feng_huang")
    t.react("feng_huang").aim("talos")
    t.use("feng_huang", "seth")
    assert set(t.ids("graveyard")) == {"zeus"}
    assert t.count("paid") == 2
    assert t.decision.kind != "war"  # a third time is not allowed


def test_tanuki_returns_a_card_or_draws_in_your_grouping(stage):
    t = stage.table(active=2, defence=["tanuki"], graveyard=["talos", "seth"])
    t.pass_()
    while t.decision.kind != "modal":
        t.answer(t.options[0])
    t.answer("option:1").choose("talos")
    assert t.zone("talos") == "castle"


# ---------------------------------------------------------------------------------------------------------------- Talismanes


def test_bushido_counts_your_hand(stage):
    t = stage.play("bushido", hand=["seth", "zeus"], defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.strength("talos"), t.strength("rey_mono")) == (4, 3)


def test_kayakujutsu_silences_an_oro_and_destroys_it(stage):
    t = stage.play(
        "kayakujutsu", "gyallarhorn", enemy_reserve=["gyallarhorn", "escudo_real"], enemy_castle=["fruto_sagrado", "zeus"]
    )
    assert (t.zone("gyallarhorn"), t.decision.kind, t.zone("fruto_sagrado")) == ("graveyard", "vigil", "castle")


def test_dokuenjutsu_destroys_two_cards_of_your_choice(stage):
    t = stage.play("dokuenjutsu", "talos", "escudo_real", enemy_defence=["talos", "rey_mono"], enemy_reserve=["escudo_real"])
    assert set(t.ids("graveyard", 2)) == {"talos", "escudo_real"}


def test_kawarimi_cancels_the_whole_attack(stage):
    t = stage.table(active=2, gold=3, hand=["kawarimi"], enemy_defence=["talos", "rey_mono"])
    t.attack("talos", "rey_mono")
    t.play("kawarimi")
    assert (t.count("castle"), t.zone("talos"), t.zone("rey_mono")) == (20, "defence", "defence")


def test_marca_del_tigre_cancels_an_ability_for_the_turn(stage):
    t = stage.table(gold=2, defence=["machi"], enemy_defence=["talos"], enemy_gold=3, enemy_hand=["marca_del_tigre"])
    t.use("machi", "talos")
    t.play("marca_del_tigre")
    assert (t.strength("talos"), t.count("paid")) == (2, 1)
    assert t.refusal("use", "machi", word="1")
    t.end_turn().end_turn()
    t.use("machi", "talos")
    assert t.strength("talos") == 0


def test_sepukku_exiles_an_ally_of_their_castle(stage):
    assert stage.play("sepukku", enemy_castle=["zeus", "talos", "seth"]).zone("talos") == "exile"


def test_kage_aruki_jutsu_answers_an_ally_with_a_discard(stage):
    t = stage.table(gold=3, hand=["talos", "seth"], enemy_gold=3, enemy_hand=["kage_aruki_jutsu"])
    t.play("talos")
    t.play("kage_aruki_jutsu")
    assert (t.zone("talos"), t.zone("seth")) == ("defence", "graveyard")


def test_saimin_no_jutsu_protects_for_a_turn(stage):
    t = stage.play("saimin_no_jutsu", enemy_defence=["talos"])
    assert t.count("hand") == 1
    t.end_turn()
    assert not may_attack(t.s, t.card("talos"))


def test_kibidango_makes_strength_of_cost_for_the_turn(stage):
    t = stage.play("kibidango", "rey_mono", defence=["rey_mono"])
    assert t.strength("rey_mono") == 5
    t.end_turn()
    assert t.strength("rey_mono") == 3


def test_iaido_destroys_a_weapon(stage):
    assert stage.play("iaido", enemy_defence=[{"card": "talos", "weapons": ["kunai"]}]).zone("kunai") == "graveyard"


def test_niten_ichi_ryu_takes_all_allies_or_all_hands(stage):
    t = stage.play("niten_ichi_ryu", hand=["seth"], defence=["talos"], enemy_hand=["zeus"])
    t.answer("option:1")
    assert (t.zone("talos"), t.zone("seth")) == ("graveyard", "hand")
    u = stage.play("niten_ichi_ryu", hand=["seth"], defence=["talos"], enemy_hand=["zeus"])
    u.answer("option:2")
    assert (u.zone("talos"), u.zone("seth"), u.zone("zeus")) == ("defence", "graveyard", "graveyard")


def test_descubrir_al_zorro_answers_only_allies_that_affect_oros(stage):
    t = stage.table(gold=3, hand=["salome"], enemy_gold=1, enemy_hand=["descubrir_al_zorro"])
    t.play("salome")
    t.play("descubrir_al_zorro")
    assert (t.zone("salome"), t.count("reserve", 2)) == ("defence", 1)
    for harmless in ("cizin", "sarutahiko", "vidar"):
        u = stage.table(gold=5, hand=[harmless], enemy_hand=["descubrir_al_zorro"])
        u.play(harmless)
        assert u.decision.player == 0


def test_i_ching_asks_for_a_xian(stage):
    t = stage.play("i_ching", defence=["baije"], castle=["talos", "seth", "rey_mono"])
    assert t.ids("hand") == ["seth"]
    assert t.s.game.sight.sees(t.s, 1, t.card("seth"))
    assert stage.table(gold=1, hand=["i_ching"], enemy_defence=["baije"]).refusal("play", "i_ching").clause == "ML-play-05"


def test_marca_de_dragon_asks_for_a_champion(stage):
    t = stage.play("marca_de_dragon", defence=["momotaro"], castle=["talos", "kunai", "rey_mono"])
    assert t.ids("hand") == ["kunai"]
    assert stage.table(gold=4, hand=["marca_de_dragon"]).refusal("play", "marca_de_dragon").clause == "ML-play-05"


def test_yabusame_mills_four_and_cannot_be_annulled(stage):
    t = stage.table(gold=4, hand=["yabusame"], enemy_hand=["walkirias-co"])
    t.play("yabusame")
    assert (t.count("castle", 2), t.zone("walkirias-co")) == (16, "hand")


def test_kitsune_tsuki_mills_for_each_of_their_oros(stage):
    assert stage.play("kitsune_tsuki", enemy_gold=2, enemy_paid=["escudo_real"]).count("castle", 2) == 17


def test_ken_nage_takes_the_whole_hand(stage):
    assert stage.play("ken_nage", enemy_hand=["talos", "seth"]).count("hand", 2) == 0


def test_fu_chuan_fa_counts_your_oros(stage):
    t = stage.play("fu_chuan_fa", "talos", pay=1, defence=["talos"])
    assert t.strength("talos") == 6


def test_viaje_al_oeste_pays_a_card_for_two_and_cannot_be_annulled(stage):
    t = stage.table(gold=2, hand=["viaje_al_oeste", "talos"], enemy_hand=["walkirias-co", "seth", "zeus"])
    t.play("viaje_al_oeste")
    assert (t.zone("talos"), t.decision.player) == ("graveyard", 1)
    t.choose("seth", "zeus")
    assert t.ids("hand", 2) == ["walkirias-co"]


def test_palma_de_hierro_exiles_what_is_no_oro(stage):
    assert stage.play("palma_de_hierro", enemy_castle=["escudo_real", "talos", "fruto_sagrado"]).zone("talos") == "exile"


def test_kage_gakure_jutsu_exiles_two_then_draws(stage):
    t = stage.play("kage_gakure_jutsu", "talos", "seth", enemy_castle=["talos", "seth", "zeus"])
    t.aim("talos", "seth")
    assert (set(t.ids("exile", 2)), t.count("hand")) == ({"talos", "seth"}, 1)


def test_banquete_chino_shuffles_two_oros(stage):
    pile = ["escudo_real", "fruto_sagrado", "lampara_magica-er", "talos"]
    t = stage.play("banquete_chino", "escudo_real", "fruto_sagrado", graveyard=pile)
    t.aim("escudo_real", "fruto_sagrado")
    assert set(t.ids("graveyard")) == {"lampara_magica-er", "talos", "banquete_chino"}


def test_cha_no_yu_returns_an_opposing_oro(stage):
    assert stage.play("cha_no_yu", enemy_reserve=["escudo_real"]).ids("hand", 2) == ["escudo_real"]


def test_kyusho_takes_a_card_you_choose(stage):
    t = stage.play("kyusho", "talos", enemy_hand=["talos", "seth", "escudo_real"])
    t.aim("talos")
    assert set(t.ids("hand", 2)) == {"seth", "escudo_real"}


def test_sake_may_draw_a_card_more(stage):
    t = stage.play("sake")
    t.end_turn()
    assert t.count("hand") == 2
    u = stage.table(hand=["sake"])
    u.play("sake").no()
    u.end_turn()
    assert u.count("hand") == 1


def test_dispositivo_espinoso_destroys_two_oros_of_anybody(stage):
    t = stage.play("dispositivo_espinoso", "escudo_real", "fruto_sagrado", enemy_reserve=["escudo_real", "fruto_sagrado"])
    assert set(t.ids("graveyard", 2)) == {"escudo_real", "fruto_sagrado"}


def test_hombres_de_madera_give_one(stage):
    assert stage.play("hombres_de_madera", "talos", defence=["talos"]).strength("talos") == 3


def test_entrenamiento_en_pilares_changes_two_cards(stage):
    t = stage.play("entrenamiento_en_pilares", hand=["talos", "seth"])
    t.choose("talos", "seth")
    assert (t.count("hand"), set(t.ids("graveyard"))) == (2, {"talos", "seth", "entrenamiento_en_pilares"})


def test_duelo_de_espadas_finds_a_weapon_then_discards_two(stage):
    t = stage.play("duelo_de_espadas", hand=["seth", "zeus"], castle=["talos", "kunai", "rey_mono"])
    t.choose("seth", "zeus")
    assert t.ids("hand") == ["kunai"]
    none = stage.play("duelo_de_espadas", hand=["seth", "zeus"], castle=["talos", "rey_mono"])
    assert none.count("hand") == 2  # no Weapon, no discard


def test_perla_de_dragon_destroys_a_totem(stage):
    assert stage.play("perla_de_dragon", enemy_support=["totem_lunar"]).zone("totem_lunar") == "graveyard"


def test_kage_bun_shin_no_jutsu_hides_one_race(stage):
    t = stage.play("kage_bun_shin_no_jutsu", defence=["tsachila-in", "shuar-in"], enemy_defence=["rey_mono"])
    t.attack("tsachila-in")
    assert t.count("castle", 2) == 18


def test_lung_chuan_fa_gives_two_and_sight_of_the_unblockable(stage):
    t = stage.play("lung_chuan_fa", defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.strength("talos"), t.strength("rey_mono")) == (4, 3)


# ---------------------------------------------------------------------------------------------------------------- Tótems


def test_kun_trades_a_card_for_one_at_random_in_your_turn(stage):
    t = stage.use("kun", "talos", hand=["talos", "seth"], enemy_hand=["zeus", "rey_mono"])
    assert (t.count("hand", 2), t.zone("talos")) == (1, "graveyard")
    assert t.refusal("use", "kun", word="1").clause == "ML-act-10"
    u = stage.table(
        active=2, support=["kun"], hand=["talos"], defence=["prometeo"], enemy_defence=["rey_mono"], enemy_hand=["zeus"]
    )
    u.attack("rey_mono").block()
    assert u.count("castle") == 17  # in their turn Kun was not offered


def test_monte_kun_lun_destroys_the_unblockable(stage):
    t = stage.use("monte_kun_lun", pay=2, enemy_defence=["berserker-er", "talos"])
    assert t.zone("berserker-er") == "graveyard"


def test_pa_kua_tai_chi_takes_the_draw_of_the_turn(stage):
    t = stage.table(support=["pa_kua_tai_chi"], gold=1, hand=["baal-er"])
    t.play("baal-er")
    t.end_turn()
    assert t.count("hand") == 1  # other draws go on
    t.end_turn()
    assert t.count("hand", 2) == 0


def test_sun_finds_a_card_and_mills_one(stage):
    t = stage.use("sun", "seth", pay=4, castle=["talos", "seth", "zeus"])
    assert (t.ids("hand"), t.count("castle", 2)) == (["seth"], 19)
    assert t.refusal("use", "sun", word="1").clause == "ML-act-10"


def test_li_destroys_everything(stage):
    t = stage.use("li", pay=3, defence=["talos"], enemy_defence=["rey_mono"], enemy_gold=2)
    assert (t.zone("li"), t.zone("talos"), t.zone("rey_mono"), t.count("reserve", 2), t.count("paid")) == (
        "graveyard",
        "graveyard",
        "graveyard",
        0,
        0,
    )


def test_tui_silences_the_opponents_oros(stage):
    t = stage.table(support=["tui"], enemy_reserve=["espada_real-co"], enemy_defence=["talos"])
    assert (t.silenced("espada_real-co"), t.strength("talos")) == (True, 2)


def test_chen_mills_two_after_their_grouping(stage):
    t = stage.table(support=["chen"])
    t.end_turn()
    assert t.count("castle", 2) == 18


def test_chien_returns_an_oro_each_grouping(stage):
    t = stage.table(active=2, support=["chien"], graveyard=["escudo_real", "talos"])
    t.end_turn()
    assert (t.zone("escudo_real"), t.zone("talos")) == ("castle", "graveyard")


# ---------------------------------------------------------------------------------------------------------------- Armas


def test_kabuto_turns_two_cards_into_five(stage):
    t = stage.armed("kabuto", hand=["seth", "zeus"])
    t.use("kabuto", "seth")
    assert (t.strength("rey_mono"), t.count("hand")) == (8, 0)


def test_yoroi_gives_two_and_sends_attackers_back(stage):
    t = stage.table(active=2, defence=[{"card": "talos", "weapons": ["yoroi"]}], enemy_defence=["rey_mono", "prometeo"])
    assert t.strength("talos") == 4
    t.attack("rey_mono", "prometeo")
    t.react("yoroi")
    assert (t.zone("yoroi"), t.zone("rey_mono"), t.count("castle")) == ("graveyard", "defence", 20)


@pytest.mark.parametrize(
    ("id", "strength"), [("fu_tao", 0), ("martillo_shaolin", 2), ("nanigata", 4), ("kunai", 5), ("tetsu_bishi", 0)]
)
def test_weapons_that_change_strength(stage, id, strength):
    assert stage.armed(id).strength("rey_mono") == strength


def test_kusari_gama_weakens_whoever_blocks(stage):
    t = stage.armed("kusari_gama", enemy_defence=["los_titanes"])
    t.attack("rey_mono").block(("los_titanes", "rey_mono"))
    assert (t.zone("los_titanes"), t.count("castle", 2)) == ("graveyard", 17)


def test_gao_jie_bien_hides_its_bearer_and_kills_it(stage):
    assert stage.cannot_be_blocked("rey_mono", "gao_jie_bien")
    t = stage.armed("gao_jie_bien")
    t.attack("rey_mono")
    assert t.zone("rey_mono") == "graveyard"


def test_shuko_keeps_its_bearer_from_changing_sides(stage):
    t = stage.table(gold=2, hand=["hades-er"], defence=["talos"], enemy_defence=[{"card": "rey_mono", "weapons": ["shuko"]}])
    t.play("hades-er")
    assert (t.controller("talos"), t.controller("rey_mono")) == (1, 2)


def test_nunchaku_gives_two_when_its_bearer_blocks(stage):
    t = stage.table(active=2, defence=[{"card": "talos", "weapons": ["nunchaku"]}], enemy_defence=["rey_mono"])
    assert t.strength("talos") == 2
    t.attack("rey_mono").block(("talos", "rey_mono"))
    assert (t.zone("talos"), t.zone("rey_mono")) == ("defence", "graveyard")


def test_espada_celestial_cannot_be_blocked_yet_is_not_unblockable(stage):
    assert stage.cannot_be_blocked("rey_mono", "espada_celestial")
    t = stage.armed("espada_celestial")
    assert not unblockable(t.s, t.card("rey_mono"))


def test_katana_is_at_home_with_samurai(stage):
    assert stage.armed("katana").strength("rey_mono") == 5
    assert stage.armed("katana", "shiro_amakusa").strength("shiro_amakusa") == 7


def test_coraza_china_asks_for_one_race(stage):
    assert stage.armed("coraza_china", "momotaro", defence=["cao_cao"]).strength("momotaro") == 3
    assert stage.armed("coraza_china", "momotaro", defence=["talos"]).strength("momotaro") == 1


# ---------------------------------------------------------------------------------------------------------------- Oros


def test_yasakani_may_regroup_at_the_end_of_each_turn(stage):
    t = stage.table(paid=["yasakani"])
    t.pass_()
    while t.decision.kind != "may":
        t.answer(t.options[-1])
    t.yes()
    assert t.zone("yasakani") == "reserve"


def test_teatro_kabuki_dies_to_return_an_ally(stage):
    t = stage.use("teatro_kabuki", "talos", enemy_defence=["talos", "rey_mono"])
    assert (t.zone("teatro_kabuki"), t.ids("hand", 2)) == ("graveyard", ["talos"])


def test_sello_imperial_de_jade_strengthens_your_unblockable_allies(stage):
    t = stage.table(reserve=["sello_imperial_de_jade"], defence=["cunas", "talos"], enemy_defence=["berserker-er"])
    assert [t.strength(each) for each in ("cunas", "talos", "berserker-er")] == [3, 2, 2]


def test_go_destroys_an_oro_that_has_its_ability(stage):
    t = stage.use("go", enemy_reserve=["gyallarhorn", "escudo_real"])
    assert t.zone("gyallarhorn") == "graveyard"
    silent = stage.table(reserve=["go"], support=["tui"], enemy_reserve=["gyallarhorn"])
    assert silent.refusal("use", "go", word="1").clause == "ML-tgt-08"


# ------------------------------------------------------------------------------------------ memories and choices


def test_han_zhongli_takes_the_card_it_names_which_is_no_oro(stage):
    t = stage.play("han_zhongli", enemy_hand=["talos", "zeus"])
    assert "name:Escudo Real" not in t.options
    t.act("name", word="Talos")
    assert t.ids("hand", 2) == ["zeus"]


def test_tien_mu_asks_the_opponent_for_two_cards_or_one_of_the_castle(stage):
    t = stage.play("tien_mu", enemy_hand=["talos", "zeus", "seth"])
    assert t.decision.player == 1
    t.answer("option:1").choose("talos", "zeus")
    assert (t.zone("tien_mu"), t.ids("hand", 2)) == ("defence", ["seth"])
    u = stage.play("tien_mu", enemy_hand=["talos"])
    assert (u.zone("tien_mu"), u.count("castle", 2)) == ("defence", 19)


def test_geisha_at_home_costs_the_opponent_a_card(stage):
    t = stage.table(defence=["geisha"], enemy_hand=["talos", "zeus"])
    t.pass_()
    while t.decision.kind != "modal":
        t.answer(t.options[-1])
    t.answer("option:2")
    assert (t.count("castle", 2), t.count("hand", 2)) == (19, 2)
    u = stage.fight("geisha", enemy_hand=["talos"])
    assert u.count("castle", 2) == 19  # its damage and nothing else


def test_ma_chao_keeps_an_ally_from_using_its_ability(stage):
    t = stage.table(gold=3, defence=["ma_chao"], enemy_defence=["machi"], enemy_gold=1)
    t.use("ma_chao", "machi")
    t.attack("ma_chao").block()
    assert t.count("castle", 2) == 19  # Machi was not offered


def test_kendo_takes_an_ally_stronger_than_its_cost(stage):
    t = stage.play("kendo", enemy_defence=["tchi_yeu", "rey_mono"])
    assert (t.zone("tchi_yeu"), t.zone("rey_mono")) == ("graveyard", "defence")


def test_banquete_japones_doubles_one_oro(stage):
    t = stage.table(gold=1, reserve=["escudo_real"], hand=["banquete_japones", "gorgonas-er"], enemy_defence=["talos"])
    t.play("banquete_japones", "espada_real-er")
    t.play("gorgonas-er")
    assert (t.zone("espada_real-er"), t.strength("talos")) == ("paid", 0)


def test_tang_lang_chuan_fa_rewards_peace(stage):
    t = stage.play("tang_lang_chuan_fa", defence=["prometeo"])
    t.end_turn()
    assert t.count("castle", 2) == 16
    u = stage.play("tang_lang_chuan_fa", defence=["prometeo"])
    u.attack("prometeo")
    assert u.count("castle", 2) == 19


def test_nukewaza_mills_for_each_attacker_of_the_turn_before(stage):
    t = stage.table(active=2, gold=5, hand=["nukewaza"], enemy_defence=["talos", "rey_mono"])
    t.attack("talos", "rey_mono")
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    t.play("nukewaza")
    assert t.count("castle", 2) == 20 - 1 - 2


def test_vencer_sin_luchar_leaves_the_choice_to_the_opponent(stage):
    t = stage.play("vencer_sin_luchar", enemy_defence=["talos"], enemy_reserve=["escudo_real"], enemy_support=["totem_lunar"])
    assert (t.decision.player, t.choices()) == (1, {"talos", "escudo_real"})
    t.choose("escudo_real")
    assert t.zone("escudo_real") == "graveyard"


def test_cometa_falls_on_whoever_has_three_more_oros(stage):
    t = stage.table(gold=2, hand=["cometa"], enemy_gold=4, enemy_reserve=["escudo_real"])
    t.play("cometa")
    assert t.decision.player == 1
    t.choose("escudo_real")
    assert t.zone("escudo_real") == "graveyard"
    even = stage.table(gold=2, hand=["cometa"], enemy_gold=4)
    assert even.refusal("play", "cometa").clause == "ML-play-05"


def test_shuriken_wants_its_bearer_to_attack(stage):
    t = stage.armed("shuriken")
    t.end_turn()
    assert t.count("castle") == 20 - 3 - 1
    u = stage.armed("shuriken")
    u.attack("rey_mono")
    assert u.count("castle") == 19


def test_lung_pays_for_the_abilities_of_creatures_in_battle(stage):
    t = stage.war("lung", "", "chiang_shih", defence=["vidar"])
    assert t.can("use", "chiang_shih", word="1") and not t.can("use", "vidar", word="1")
    t.use("chiang_shih").use("chiang_shih")
    assert t.strength("chiang_shih") == 5


def test_guan_dao_finds_cards_for_guan_yu_alone(stage):
    t = stage.armed("guan_dao", "guan_yu", gold=4, castle=["talos", "seth", "zeus"])
    assert t.strength("guan_yu") == 4
    t.use("guan_dao").choose("seth")
    assert t.ids("hand") == ["seth"]
    assert t.refusal("use", "guan_dao", word="1").clause == "ML-act-10"
    other = stage.armed("guan_dao", gold=2)
    assert not other.can("use", "guan_dao", word="1")
