"""Mundo Gótico and its expansion: each card shown by playing it. Reprints of La Cofradía that say the same stand beside them."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas.values import may_attack

# ---------------------------------------------------------------------------------------------------------------- Talismanes


@pytest.mark.parametrize("id", ["eclipse_de_dragon-mg", "eclipse_de_dragon-co"])
def test_eclipse_de_dragon_closes_the_opponents_graveyard(stage, id):
    t = stage.play(id, hand=["pan_gu-er"], enemy_gold=6, enemy_hand=["haiwatha-er", "pan_gu-er"], enemy_graveyard=["zeus"])
    t.end_turn()
    assert t.refusal("play", "haiwatha-er").clause == "ML-tal-02"
    assert t.refusal("play", "2:pan_gu-er").clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["lucha_de_golems-mg", "lucha_de_golems-co"])
def test_lucha_de_golems_closes_both_graveyards(stage, id):
    t = stage.play(id, pay=2, hand=["haiwatha-er"], graveyard=["talos"], enemy_gold=2, enemy_hand=["haiwatha-er"])
    assert t.refusal("play", "1:haiwatha-er").clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["pozo_del_juramento-mg", "pozo_del_juramento-co"])
def test_pozo_del_juramento_destroys_an_attacker(stage, id):
    t = stage.table(enemy_gold=4, enemy_hand=[id], defence=["rey_mono", "talos"])
    t.attack("rey_mono")
    t.play(id, "rey_mono")
    assert (t.zone("rey_mono"), t.count("castle", 2)) == ("graveyard", 20)
    early = stage.table(gold=4, hand=[id], enemy_defence=["talos"])
    assert early.refusal("play", id).clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["hombre_de_poca_fe-mg", "hombre_de_poca_fe-co"])
def test_hombre_de_poca_fe_destroys_a_blocker(stage, id):
    t = stage.table(gold=3, hand=[id], defence=["talos"], enemy_defence=["rey_mono", "prometeo"])
    assert t.refusal("play", id).clause == "ML-tal-02"  # nobody blocks in the Vigil
    t.attack("talos").block(("rey_mono", "talos"))
    t.play(id, "rey_mono")
    assert (t.zone("rey_mono"), t.zone("talos"), t.count("castle", 2)) == ("graveyard", "attack", 18)


@pytest.mark.parametrize("id", ["dominacion-mg", "dominacion-co"])
def test_dominacion_keeps_an_ally_from_attacking_in_the_next_turn(stage, id):
    t = stage.play(id, "talos", enemy_defence=["talos", "rey_mono"])
    t.end_turn()
    assert (may_attack(t.s, t.card("talos")), may_attack(t.s, t.card("rey_mono"))) == (False, True)
    t.end_turn().end_turn()
    assert may_attack(t.s, t.card("talos"))


@pytest.mark.parametrize("id", ["cremacion-mg", "cremacion-co"])
def test_cremacion_destroys_every_vampire(stage, id):
    t = stage.play(id, defence=["judy", "talos"], enemy_defence=["virna"])
    assert [t.zone(each) for each in ("judy", "talos", "virna")] == ["graveyard", "defence", "graveyard"]


@pytest.mark.parametrize("id", ["prueba_de_fuego-mg", "prueba_de_fuego-co"])
def test_prueba_de_fuego_destroys_a_vampire(stage, id):
    t = stage.play(id, "virna", enemy_defence=["virna", "talos"])
    assert t.zone("virna") == "graveyard"
    assert stage.table(gold=2, hand=[id], enemy_defence=["talos"]).refusal("play", id).clause == "ML-tal-02"


def test_marcas_de_guerra_costs_each_player_a_card(stage):
    t = stage.play("marcas_de_guerra", hand=["talos", "rey_mono"], enemy_hand=["prometeo"])
    assert (t.count("hand"), t.count("hand", 2)) == (1, 0)


@pytest.mark.parametrize("id", ["licantropia-mg", "licantropia-co"])
def test_licantropia_makes_strength_of_cost_for_good(stage, id):
    t = stage.play(id, "rey_mono", defence=["rey_mono"])
    assert t.strength("rey_mono") == 5
    t.end_turn().end_turn()
    assert t.strength("rey_mono") == 5


def test_ofuscacion_makes_all_attack_in_the_next_turn(stage):
    t = stage.play("ofuscacion", enemy_defence=["talos", "rey_mono"])
    t.end_turn()
    t.pass_()
    assert not t.can("done")


def test_mordida_takes_the_damage_of_an_attacking_vampire(stage):
    t = stage.table(enemy_gold=1, enemy_hand=["mordida"], defence=["judy", "talos"])
    t.attack("judy", "talos")
    t.play("mordida", "judy")
    assert t.count("castle", 2) == 18


def test_custodio_makes_vampires_harmless_to_castles_and_allies(stage):
    t = stage.table(enemy_gold=2, enemy_hand=["custodio"], defence=["judy", "virna"], enemy_defence=["prometeo"])
    t.attack("judy", "virna").block(("prometeo", "judy"))
    t.play("custodio")
    assert (t.count("castle", 2), t.zone("prometeo")) == (20, "defence")


@pytest.mark.parametrize("id", ["luna_llena-mg", "luna_llena-co"])
def test_luna_llena_strengthens_every_werewolf(stage, id):
    t = stage.play(id, defence=["licantropo", "talos"], enemy_defence=["rastreador"])
    assert [t.strength(each) for each in ("licantropo", "talos", "rastreador")] == [3, 2, 3]


@pytest.mark.parametrize("id", ["estigma-mg", "estigma-co"])
def test_estigma_sends_an_attacker_back(stage, id):
    t = stage.table(enemy_gold=2, enemy_hand=[id], defence=["rey_mono"])
    t.attack("rey_mono")
    t.play(id, "rey_mono")
    assert (t.zone("rey_mono"), t.count("castle", 2)) == ("defence", 20)


@pytest.mark.parametrize("id", ["stribog-mg", "stribog-co"])
def test_stribog_destroys_every_ally(stage, id):
    t = stage.play(id, defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "graveyard")


@pytest.mark.parametrize("id", ["mascara_de_jade", "espectro_de_dragon"])
def test_talismans_that_mill_three(stage, id):
    assert stage.play(id).count("castle", 2) == 17


def test_arbol_de_justicia_mills_as_many_as_the_hand_holds(stage):
    assert stage.play("arbol_de_justicia", enemy_hand=["talos", "rey_mono"]).count("castle", 2) == 18


def test_dama_de_hierro_destroys_two_oros(stage):
    t = stage.play("dama_de_hierro", "escudo_real", "fruto_sagrado", enemy_gold=1, enemy_reserve=["escudo_real", "fruto_sagrado"])
    assert t.ids("graveyard", 2) == ["escudo_real", "fruto_sagrado"]
    assert stage.table(gold=6, hand=["dama_de_hierro"], enemy_gold=1).refusal("play", "dama_de_hierro").clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["justos_por_pecadores-mg", "justos_por_pecadores-co"])
def test_justos_por_pecadores_destroys_and_protects_for_a_turn(stage, id):
    t = stage.play(id, "talos", enemy_defence=["talos", "rey_mono"])
    assert t.zone("talos") == "graveyard"
    t.end_turn()
    assert not may_attack(t.s, t.card("rey_mono"))
    t.end_turn().end_turn()
    assert may_attack(t.s, t.card("rey_mono"))


@pytest.mark.parametrize("id", ["incubo-mg", "incubo-co"])
def test_incubo_turns_an_oro_into_a_card(stage, id):
    t = stage.table(gold=2, hand=[id])
    t.play(id, "espada_real-er#1")
    assert (t.count("hand"), t.ids("graveyard")) == (1, ["espada_real-er", id])


@pytest.mark.parametrize("id", ["tragedia-mg", "tragedia-co"])
def test_tragedia_pays_a_card_for_a_look(stage, id):
    t = stage.play(id, hand=["talos"], enemy_hand=["rey_mono"])
    assert t.zone("talos") == "graveyard"
    assert t.s.game.sight.sees(t.s, 0, t.card("rey_mono"))
    assert stage.table(hand=[id]).refusal("play", id)


def test_juego_eterno_destroys_a_weapon_or_totem(stage):
    t = stage.play("juego_eterno", "totem_lunar", enemy_support=["totem_lunar"], defence=[{"card": "talos", "weapons": ["kunai"]}])
    assert (t.zone("totem_lunar"), t.zone("kunai")) == ("graveyard", "weapons")


def test_dycom_may_find_an_oro(stage):
    t = stage.play("dycom_el_recaudador", castle=["talos", "escudo_real", "rey_mono"])
    assert t.ids("hand") == ["escudo_real"]


def test_lider_de_la_jauria_adds_the_cost(stage):
    t = stage.play("lider_de_la_jauria", "licantropo", defence=["licantropo"])
    assert t.strength("licantropo") == 5
    t.end_turn()
    assert t.strength("licantropo") == 2


def test_amanecer_changes_the_hand(stage):
    t = stage.play("amanecer", hand=["talos", "rey_mono"], castle_size=30)
    assert (t.count("hand"), t.count("castle")) == (2, 30)


def test_presencia_maligna_discards_the_talismans_of_a_hand(stage):
    t = stage.play("presencia_maligna", enemy_hand=["zeus", "talos", "baal-er"])
    assert t.ids("hand", 2) == ["talos"]
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


@pytest.mark.parametrize("id", ["rappagan_mekabk", "revolucion_de_los_objetos-in"])
def test_an_ally_of_their_castle_under_your_control(stage, id):
    t = stage.play(id, enemy_castle=["zeus", "talos", *["baal-er"] * 6])
    assert (t.zone("talos"), t.controller("talos")) == ("defence", 1)
    t.end_turn().end_turn()
    t.attack("talos")
    assert t.count("castle", 2) == 7 - 1 - 2


def test_daimon_doubles_an_ally_that_dies_at_the_end_of_the_turn(stage):
    t = stage.play("daimon", "rey_mono", defence=["rey_mono", "talos"])
    assert t.strength("rey_mono") == 6
    t.end_turn()
    assert (t.zone("rey_mono"), t.zone("talos")) == ("graveyard", "defence")


def test_evocacion_brings_an_ally_for_the_turn(stage):
    t = stage.play("evocacion", castle=["zeus", "talos", "baal-er", "seth"])
    assert t.zone("talos") == "defence"
    t.end_turn()
    assert t.zone("talos") == "graveyard"


@pytest.mark.parametrize("id", ["mascara_de_oro-mg", "mascara_de_oro-co"])
def test_mascara_de_oro_brings_attackers_back_this_turn(stage, id):
    t = stage.play(id, defence=["talos"])
    t.attack("talos")
    assert (t.zone("talos"), t.count("castle", 2)) == ("defence", 18)
    t.end_turn()
    t.attack("talos")
    assert t.zone("talos") == "attack"


# ---------------------------------------------------------------------------------------------------------------- Armas


@pytest.mark.parametrize("id", ["ballesta-mg", "ballesta-co"])
def test_ballesta_keeps_its_bearer_out_of_battle(stage, id):
    t = stage.armed(id, "talos", defence=["rey_mono"])
    t.pass_()
    assert not t.can("attack", "talos")
    u = stage.table(defence=["rey_mono"], enemy_defence=[{"card": "talos", "weapons": [id]}])
    u.attack("rey_mono")
    assert u.decision.kind != "block"


@pytest.mark.parametrize("id", ["yelmo-mg", "yelmo-co"])
def test_yelmo_makes_its_bearer_unblockable(stage, id):
    assert stage.cannot_be_blocked("rey_mono", id)


@pytest.mark.parametrize("id", ["escudo_hiperboreo-mg", "escudo_hiperboreo-co"])
def test_escudo_hiperboreo_brings_its_bearer_back(stage, id):
    t = stage.armed(id)
    t.attack("rey_mono")
    assert (t.zone("rey_mono"), t.count("castle", 2)) == ("defence", 17)


def test_guadana_strengthens_and_kills(stage):
    t = stage.armed("guadana")
    assert t.strength("rey_mono") == 6
    t.attack("rey_mono")
    assert (t.count("castle", 2), t.zone("rey_mono"), t.zone("guadana")) == (14, "graveyard", "graveyard")
    idle = stage.armed("guadana")
    idle.end_turn()
    assert idle.zone("rey_mono") == "defence"


@pytest.mark.parametrize("id", ["espada_envenenada-mg", "espada_envenenada-co"])
def test_espada_envenenada_kills_an_attacker_at_the_end_of_the_turn(stage, id):
    t = stage.armed(id)
    t.attack("rey_mono")
    assert (t.count("castle", 2), t.zone("rey_mono")) == (17, "graveyard")


@pytest.mark.parametrize("id", ["anima_negra-mg", "anima_negra-co"])
def test_anima_negra_counts_the_opponents_hand(stage, id):
    assert stage.armed(id, enemy_hand=["talos", "prometeo"]).strength("rey_mono") == 5


def test_dagas_krish_make_a_vampire(stage):
    assert stage.armed("dagas_krish", "talos").races("talos") == {"vampiro"}


@pytest.mark.parametrize("id", ["martillo_y_estacas-mg", "martillo_y_estacas-co"])
def test_martillo_y_estacas_keep_vampires_from_blocking(stage, id):
    t = stage.armed(id, enemy_defence=["judy", "talos"])
    t.attack("rey_mono")
    assert (t.can("block", "judy", "rey_mono"), t.can("block", "talos", "rey_mono")) == (False, True)


@pytest.mark.parametrize("id", ["guantelete-mg", "guantelete-co"])
def test_guantelete_sets_strength_to_cost(stage, id):
    t = stage.armed(id, gold=1, hand=["huitzilopochtli"])
    assert t.strength("rey_mono") == 5
    t.play("huitzilopochtli", "rey_mono")
    assert t.strength("rey_mono") == 5  # nothing changes what a Weapon sets


# ---------------------------------------------------------------------------------------------------------------- Tótems


@pytest.mark.parametrize("id", ["totem_de_la_fecundidad-mg", "totem_de_la_fecundidad-co"])
def test_totem_de_la_fecundidad_gives_each_player_a_card_more(stage, id):
    t = stage.table(support=[id])
    t.end_turn()
    assert t.count("hand") == 2
    t.end_turn()
    assert t.count("hand", 2) == 2


def test_totem_del_vacio_allows_one_talisman_a_turn(stage):
    t = stage.table(gold=2, hand=["seth", "baal-er"], support=["totem_del_vacio"])
    t.play("seth")
    assert t.refusal("play", "baal-er").clause == "ML-play-04"


def test_totem_de_sangre_keeps_a_vampire_from_attacking_in_its_turn(stage):
    t = stage.use("totem_de_sangre", "judy", pay=2, enemy_defence=["judy", "virna"])
    t.end_turn()
    assert (may_attack(t.s, t.card("judy")), may_attack(t.s, t.card("virna"))) == (False, True)


def test_totem_de_la_iluminacion_destroys_an_opposing_totem_once_a_turn(stage):
    t = stage.use("totem_de_la_iluminacion", "totem_lunar", pay=4, enemy_support=["totem_lunar", "totem_de_magma"])
    assert t.zone("totem_lunar") == "graveyard"
    assert t.refusal("use", "totem_de_la_iluminacion", word="1").clause == "ML-act-10"


def test_totem_del_genesis_returns_any_opposing_card(stage):
    t = stage.use("totem_del_genesis", "escudo_real", pay=3, enemy_reserve=["escudo_real"], enemy_defence=["talos"])
    assert "escudo_real" in t.ids("hand", 2)


def test_totem_del_olvido_once_in_mundo_gotico_often_in_la_cofradia(stage):
    t = stage.use("totem_del_olvido-mg", "talos", hand=["talos", "rey_mono"])
    assert t.virtual() == 2
    assert t.refusal("use", "totem_del_olvido-mg", word="1").clause == "ML-act-10"
    u = stage.use("totem_del_olvido-co", "talos", hand=["talos", "rey_mono"])
    u.use("totem_del_olvido-co")
    assert u.virtual() == 4


def test_totem_de_la_desesperanza_lets_the_opponent_choose(stage):
    t = stage.use("totem_de_la_desesperanza", pay=3, enemy_hand=["talos", "rey_mono"])
    assert t.decision.player == 1
    t.choose("rey_mono")
    assert t.ids("hand", 2) == ["talos"]


def test_totem_ultimo_silences_every_weapon(stage):
    t = stage.use("totem_ultimo", pay=1, defence=[{"card": "rey_mono", "weapons": ["kunai"]}])
    assert t.strength("rey_mono") == 3


def test_totem_de_fuego_destroys_an_opposing_weapon(stage):
    t = stage.use("totem_de_fuego", "kunai", pay=1, enemy_defence=[{"card": "rey_mono", "weapons": ["kunai"]}])
    assert t.zone("kunai") == "graveyard"


def test_totem_de_vitalidad_helps_your_blockers(stage):
    t = stage.table(active=2, support=["totem_de_vitalidad"], defence=["talos"], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block(("talos", "rey_mono"))
    assert (t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "graveyard")
    assert stage.table(support=["totem_de_vitalidad"], defence=["talos"]).strength("talos") == 2


def test_totem_de_penumbra_makes_weapons_dearer_for_all(stage):
    t = stage.table(support=["totem_de_penumbra"], hand=["kunai"], defence=["talos"], enemy_hand=["kunai"])
    assert (t.price("1:kunai"), t.price("2:kunai", 2)) == (3, 3)


@pytest.mark.parametrize(("id", "ally"), [("totem_de_magma", "judy"), ("totem_lunar", "licantropo")])
def test_totems_that_strengthen_a_race_on_both_sides(stage, id, ally):
    t = stage.table(support=[id], defence=[ally, "talos"], enemy_defence=[ally])
    assert (t.strength(f"1:{ally}"), t.strength(f"2:{ally}"), t.strength("talos")) == (3, 3, 2)


def test_totem_del_bosque_makes_werewolves_cheaper_for_all(stage):
    t = stage.table(support=["totem_del_bosque"], hand=["licantropo", "talos"], enemy_hand=["rastreador"])
    assert (t.price("licantropo"), t.price("talos"), t.price("rastreador", 2)) == (2, 3, 2)


def test_totem_magnetico_keeps_the_armed_from_blocking(stage):
    t = stage.table(
        support=["totem_magnetico"], defence=["rey_mono"], enemy_defence=[{"card": "talos", "weapons": ["kunai"]}, "prometeo"]
    )
    t.attack("rey_mono")
    assert (t.can("block", "talos", "rey_mono"), t.can("block", "prometeo", "rey_mono")) == (False, True)


def test_totem_de_hierro_keeps_the_armed_from_attacking(stage):
    t = stage.armed("kunai", "talos", support=["totem_de_hierro"], defence=["rey_mono"])
    t.pass_()
    assert (t.can("attack", "talos"), t.can("attack", "rey_mono")) == (False, True)


def test_totem_runico_opens_the_opponents_hand(stage):
    t = stage.table(support=["totem_runico"], hand=["rey_mono"], enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))
    assert not t.s.game.sight.sees(t.s, 1, t.card("rey_mono"))


# ---------------------------------------------------------------------------------------------------------------- Vampiros


@pytest.mark.parametrize("id", ["kain-mg", "kain-co"])
def test_kain_strengthens_attacking_vampires(stage, id):
    t = stage.war(id, "", "judy", "talos", defence=["virna"])
    assert [t.strength(each) for each in (id, "judy", "talos", "virna")] == [5, 3, 2, 2]


@pytest.mark.parametrize("id", ["kasim-mg", "kasim-co", "von_krieg"])
def test_vampires_that_attack_at_once(stage, id):
    t = stage.play(id)
    t.attack(id)
    assert t.count("castle", 2) == 19
    slow = stage.play("judy", defence=["talos"])
    slow.pass_()
    assert not slow.can("attack", "judy")


@pytest.mark.parametrize("id", ["conde_shatten-mg", "conde_shatten-co"])
def test_conde_shatten_makes_an_ally_attack(stage, id):
    t = stage.use(id, "talos", pay=1, enemy_defence=["talos", "rey_mono"])
    t.end_turn()
    t.pass_()
    assert not t.can("done")
    t.act("attack", "talos")
    assert t.can("done")


def test_ekimmu_dies_after_fighting(stage):
    t = stage.fight("ekimmu")
    assert (t.count("castle", 2), t.zone("ekimmu")) == (17, "graveyard")
    u = stage.table(active=2, defence=["ekimmu"], enemy_defence=["talos"])
    u.attack("talos").block(("ekimmu", "talos"))
    assert (u.zone("talos"), u.zone("ekimmu")) == ("graveyard", "graveyard")
    v = stage.table(defence=["ekimmu"])
    v.end_turn()
    assert v.zone("ekimmu") == "defence"


@pytest.mark.parametrize("id", ["strix-mg", "strix-co"])
def test_strix_attacks_in_company(stage, id):
    t = stage.table(defence=[id])
    t.pass_()
    assert t.zone(id) == "defence" and t.s.world[0] == 1  # no Battle: it is the opponent's turn
    u = stage.table(defence=[id, "talos", "rey_mono"])
    u.pass_()
    u.act("attack", id)
    assert not u.can("done")


def test_ryurik_of_mundo_gotico_counts_knights_who_cannot_block_it(stage):
    t = stage.table(defence=["ryurik-mg", "sir_gawain"], enemy_defence=["gilgamesh", "talos"])
    assert t.strength("ryurik-mg") == 3
    t.attack("ryurik-mg")
    assert (t.can("block", "gilgamesh", "ryurik-mg"), t.can("block", "talos", "ryurik-mg")) == (False, True)


def test_ryurik_of_la_cofradia_counts_vampires(stage):
    assert stage.table(defence=["ryurik-co", "judy"], enemy_defence=["virna", "talos"]).strength("ryurik-co") == 6


def test_falsa_cautiva_costs_an_oro(stage):
    t = stage.table(reserve=["escudo_real"], hand=["falsa_cautiva"], enemy_gold=2)
    t.play("falsa_cautiva")
    assert (t.zone("escudo_real"), t.count("reserve", 2)) == ("graveyard", 2)


@pytest.mark.parametrize("id", ["fetiche-mg", "fetiche-co"])
def test_fetiche_is_as_strong_as_the_opponents_oros_are_many(stage, id):
    assert stage.table(gold=5, enemy_gold=2, enemy_paid=["escudo_real"], defence=[id]).strength(id) == 3


def test_khan_may_find_a_vampire(stage):
    t = stage.fight("khan", castle=["talos", "judy", "rey_mono"])
    stage.accept(t)
    assert "judy" in t.ids("hand")


@pytest.mark.parametrize("id", ["lesther-mg", "lesther-co"])
def test_lesther_asks_for_two_cards(stage, id):
    t = stage.table(hand=[id, "talos", "rey_mono"])
    t.play(id, "talos")
    assert set(t.ids("graveyard")) == {"talos", "rey_mono"}
    assert stage.table(hand=[id, "talos"]).refusal("play", id).clause == "ML-put-03"


def test_rasputin_may_burn_an_oro_for_strength(stage):
    t = stage.table(gold=2, defence=["rasputin-mg"])
    t.attack("rasputin-mg")
    t.yes()
    t.aim("espada_real-er#1")
    assert (t.count("castle", 2), t.count("graveyard")) == (18, 1)
    u = stage.table(gold=2, defence=["rasputin-mg"])
    u.attack("rasputin-mg")
    u.no()
    assert (u.count("castle", 2), u.count("reserve")) == (19, 2)


@pytest.mark.parametrize("id", ["nosferatu-mg", "nosferatu-co"])
def test_nosferatu_costs_the_opponent_an_ally(stage, id):
    t = stage.table(defence=[id], enemy_attack=["talos", "rey_mono"])
    t.attack(id)
    t.aim("rey_mono")
    assert (t.zone("rey_mono"), t.zone("talos")) == ("graveyard", "attack")


@pytest.mark.parametrize("id", ["moiras-mg", "dux"])
def test_vampires_that_knights_cannot_block(stage, id):
    t = stage.table(defence=[id], enemy_defence=["gilgamesh", "talos"])
    t.attack(id)
    assert (t.can("block", "gilgamesh", id), t.can("block", "talos", id)) == (False, True)


def test_issler_counts_the_opponents_hand(stage):
    assert stage.table(defence=["issler"], hand=["talos"], enemy_hand=["talos", "rey_mono"]).strength("issler") == 2


@pytest.mark.parametrize("id", ["xamedhi-mg", "xamedhi-co"])
def test_xamedhi_stays_in_the_attack_line_a_turn_longer(stage, id):
    t = stage.table(defence=[id, "talos"])
    t.attack(id, "talos")
    t.end_turn()
    assert (t.zone(id), t.zone("talos")) == ("attack", "defence")
    t.end_turn().end_turn()
    assert t.zone(id) == "defence"


def test_alas_negras_needs_another_vampire(stage):
    assert stage.cannot_be_blocked("alas_negras")
    t = stage.table(defence=["alas_negras", "talos"])
    t.end_turn()
    assert t.zone("alas_negras") == "graveyard"
    u = stage.table(defence=["alas_negras", "judy"])
    u.end_turn()
    assert u.zone("alas_negras") == "defence"


def test_salome_destroys_an_oro(stage):
    assert stage.play("salome", enemy_gold=1).count("graveyard", 2) == 1


def test_bestia_acechando_must_be_blocked(stage):
    t = stage.table(defence=["bestia_acechando"], enemy_defence=["talos", "rey_mono"])
    t.attack("bestia_acechando")
    assert not t.can("done")


def test_itazzy_counts_every_vampire(stage):
    assert stage.table(defence=["itazzy", "judy"], enemy_defence=["virna", "talos"]).strength("itazzy") == 3


@pytest.mark.parametrize("id", ["jinete_de_dragon", "brazo_fuerte", "casandra"])
def test_allies_with_two_weapons(stage, id):
    t = stage.table(gold=9, hand=["kunai", "nanigata", "martillo_shaolin"], defence=[id])
    t.play("kunai", id).play("nanigata", id)
    assert t.refusal("play", "martillo_shaolin", id).clause == "ML-weap-04"
    assert len(t.weapons(id)) == 2


def test_mortus_may_search_two_oros_in_the_graveyard(stage):
    t = stage.play("mortus", "escudo_real", "lampara_magica-er", graveyard=["escudo_real", "talos", "lampara_magica-er"])
    assert set(t.ids("hand")) == {"escudo_real", "lampara_magica-er"}


def test_dearg_diulai_costs_its_controller_a_card_each_turn(stage):
    t = stage.table(defence=["dearg_diulai"], hand=["talos", "rey_mono"])
    t.pass_()
    while t.decision.kind != "choose":
        t.answer(t.options[-1])
    t.choose("talos")
    assert t.zone("talos") == "graveyard"


def test_vampiro_del_desierto_must_attack_as_it_comes(stage):
    t = stage.play("vampiro_del_desierto", defence=["talos"])
    t.pass_()
    assert t.can("attack", "vampiro_del_desierto") and not t.can("done")
    settled = stage.table(defence=["vampiro_del_desierto", "talos"])
    settled.pass_()
    assert settled.can("done")


def test_hiedra_espino_dies_in_combat_at_a_price(stage):
    t = stage.fight("hiedra_espino", "rey_mono", enemy_hand=["talos", "prometeo"])
    assert t.decision.player == 1
    t.choose("talos")
    assert t.ids("hand", 2) == ["prometeo"]
    u = stage.destroyed("hiedra_espino", enemy_reserve=["escudo_real"])
    assert "hiedra_espino" in u.ids("graveyard")


# ------------------------------------------------------------------------------------------------ Licántropos y dragones


@pytest.mark.parametrize("id", ["knochen-mg", "knochen-co", "selena"])
def test_allies_that_block_until_their_strength_is_exhausted(stage, id):
    t = stage.table(active=2, defence=[id], enemy_defence=["prometeo", "gargola", "thor-er"])
    t.attack("prometeo", "gargola", "thor-er")
    t.act("block", id, "prometeo").act("block", id, "gargola")  # that exhausts it: nobody is left to block the third
    assert (t.zone("prometeo"), t.zone("gargola"), t.zone(id)) == ("graveyard", "graveyard", "defence")
    assert t.count("castle") == 12


@pytest.mark.parametrize("id", ["dragon_de_sombra-mg", "dragon_de_sombra-co"])
def test_dragon_de_sombra_destroys_a_totem(stage, id):
    t = stage.fight(id, enemy_support=["totem_lunar"])
    stage.accept(t)
    assert t.zone("totem_lunar") == "graveyard"


def test_jauria_finds_a_werewolf(stage):
    t = stage.play("jauria", castle=["talos", "licantropo", "rey_mono"])
    assert t.ids("hand") == ["licantropo"]


@pytest.mark.parametrize("id", ["guevadan-mg", "guevadan-co"])
def test_guevadan_eats_werewolves(stage, id):
    t = stage.use(id, "licantropo", defence=["licantropo", "talos"])
    assert (t.strength(id), t.zone("licantropo"), t.zone("talos")) == (4, "graveyard", "defence")


def test_calixto_gets_one_weapon_for_two_less(stage):
    t = stage.table(gold=3, hand=["kunai", "kabuto"], defence=["calixto", "talos"], support=["totem_del_mono-in"])
    assert (t.price("kabuto", host="calixto"), t.price("kabuto", host="talos")) == (1, 3)
    t.play("kunai", "calixto")
    assert t.price("kabuto", host="calixto") == 3
    theirs = stage.table(hand=["kunai"], enemy_defence=["calixto"])
    assert theirs.price("kunai", host="calixto") == 2  # whoever arms another's Ally pays in full


def test_titan_licantropo_costs_the_hand(stage):
    t = stage.play("titan_licantropo", hand=["talos", "rey_mono"])
    assert t.count("hand") == 0
    assert stage.cannot_be_blocked("titan_licantropo")


def test_licantropos_salvajes_are_blocked_by_their_own(stage):
    t = stage.table(defence=["licantropos_salvajes"], enemy_defence=["licantropo", "talos"])
    t.attack("licantropos_salvajes")
    blocks = (t.can("block", "licantropo", "licantropos_salvajes"), t.can("block", "talos", "licantropos_salvajes"))
    assert blocks == (True, False)


@pytest.mark.parametrize("id", ["guardia_del_escudo", "silver"])
def test_allies_that_only_block(stage, id):
    t = stage.table(defence=[id, "talos"])
    t.pass_()
    assert (t.can("attack", id), t.can("attack", "talos")) == (False, True)


def test_ambroce_may_destroy_a_totem_of_the_opponent(stage):
    t = stage.fight("ambroce", support=["totem_de_magma"], enemy_support=["totem_lunar"])
    stage.accept(t)
    assert (t.zone("totem_lunar"), t.zone("totem_de_magma")) == ("graveyard", "support")


def test_fribert_gives_an_oro_for_each_werewolf_left(stage):
    t = stage.use("fribert", defence=["licantropo", "rastreador", "talos"])
    assert (t.zone("fribert"), t.virtual()) == ("graveyard", 2)


# ---------------------------------------------------------------------------------------------------------------- Cazadores


@pytest.mark.parametrize(("id", "alone"), [("monje_de_kri_ling-mg", 2), ("monje_de_kri_ling-co", 5)])
def test_monje_de_kri_ling_counts_every_hunter(stage, id, alone):
    assert stage.table(defence=[id]).strength(id) == alone
    assert stage.table(defence=[id, "armstrong"], enemy_defence=["linna-mg", "talos"]).strength(id) == alone + 2


def test_roy_weakens_a_vampire_that_blocks_it(stage):
    assert stage.war("roy", "judy").strength("judy") == 1
    assert stage.war("roy", "talos").strength("talos") == 2


def test_krana_mills_one(stage):
    assert stage.play("krana").count("castle", 2) == 19


@pytest.mark.parametrize("id", ["corazon_de_leon-mg", "corazon_de_leon-co"])
def test_corazon_de_leon_gains_one_when_it_attacks(stage, id):
    assert stage.fight(id).count("castle", 2) == 17


def test_tribunal_gains_one_when_nobody_blocks_it(stage):
    assert stage.fight("tribunal").count("castle", 2) == 17
    assert stage.war("tribunal", "rey_mono").strength("tribunal") == 2


def test_scarlet_doubles_when_it_blocks_also_what_was_added_before(stage):
    t = stage.table(active=2, defence=[{"card": "scarlet", "weapons": ["nanigata"]}], enemy_defence=["los_titanes"])
    t.attack("los_titanes").block(("scarlet", "los_titanes"))
    assert (t.zone("los_titanes"), t.zone("scarlet")) == ("graveyard", "defence")


@pytest.mark.parametrize("id", ["puritano-mg", "puritano-co"])
def test_puritano_may_look_at_the_hand(stage, id):
    t = stage.play(id, enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


@pytest.mark.parametrize("id", ["karl-mg", "karl-co"])
def test_karl_blocks_with_its_cost(stage, id):
    t = stage.table(active=2, defence=[id], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block((id, "rey_mono"))
    assert (t.zone("rey_mono"), t.zone(id)) == ("graveyard", "graveyard")


@pytest.mark.parametrize("id", ["emboscada-mg", "emboscada-co"])
def test_emboscada_destroys_an_oro_when_nobody_blocks_it(stage, id):
    assert stage.fight(id, enemy_gold=1).count("graveyard", 2) == 1 + 2
    assert stage.fight(id, "prometeo", enemy_gold=1).count("reserve", 2) == 1


def test_van_helsing_strengthens_the_other_hunters_for_good(stage):
    t = stage.play("van_helsing", defence=["armstrong", "talos"], enemy_defence=["linna-mg"])
    assert [t.strength(each) for each in ("van_helsing", "armstrong", "talos", "linna-mg")] == [2, 3, 2, 2]
    t.end_turn().end_turn()
    assert t.strength("armstrong") == 3


@pytest.mark.parametrize("id", ["espectro-mg", "espectro-co"])
def test_espectro_may_look_at_the_next_card_of_a_castle(stage, id):
    t = stage.play(id, castle=["talos", "zeus"], enemy_castle=["rey_mono", "zeus"])
    t.answer("option:2")
    assert t.s.game.sight.sees(t.s, 0, t.card("rey_mono"))
    assert not t.s.game.sight.sees(t.s, 0, t.card("talos"))


@pytest.mark.parametrize("id", ["oraculo_zingaro-mg", "oraculo_zingaro-co"])
def test_oraculo_zingaro_doubles_what_your_oros_pay(stage, id):
    t = stage.table(gold=3, hand=[id, "yanomami"], enemy_defence=["talos"])
    t.play(id)
    t.play("yanomami")
    while t.decision.kind == "pay":
        t.answer(t.options[0])
    assert (t.zone("talos"), t.count("paid")) == ("graveyard", 3)


@pytest.mark.parametrize("id", ["vigilia_de_armas-mg", "vigilia_de_armas-co"])
def test_vigilia_de_armas_silences_talismans_and_abilities_for_the_turn(stage, id):
    t = stage.table(gold=5, hand=[id, "seth"], defence=["vidar"])
    t.play(id)
    assert t.refusal("play", "seth").clause == "ML-play-04"
    assert t.refusal("use", "vidar", word="1")
    t.end_turn().end_turn()
    assert t.can("play", "seth") and t.can("use", "vidar", word="1")


@pytest.mark.parametrize(
    ("id", "pays_for", "not_for"),
    [
        ("fragua", "kabuto", "totem_lunar"),
        ("mecenas", "dux", "lupo"),
        ("trofeo_de_guerra", "lupo", "dux"),
        ("tonatiuh", "cin_teotl", "dux"),
        ("caceria_del_peyotl-in", "gorgonas-er", "dux"),
        ("caceria_del_peyotl-co", "totem_lunar", "gorgonas-er"),
    ],
)
def test_virtual_oros_that_pay_only_for_what_they_are_meant(stage, id, pays_for, not_for):
    t = stage.play(id, hand=[pays_for, not_for], defence=["talos"], enemy_defence=["rey_mono"])
    assert t.refusal("play", not_for).clause == "ML-play-20"
    t.play(pays_for, *(["talos"] if pays_for == "kabuto" else ["rey_mono"]))
    assert t.zone(pays_for) != "hand"
    t.end_turn()
    assert all(sum(t.s.tallies[field]) == 0 for field in range(5, 13))
