"""La Ira del Nahual: each card shown by playing it. Reprints of La Cofradía that say the same stand beside them."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas.values import unblockable

# ---------------------------------------------------------------------------------------------------------------- Talismanes


@pytest.mark.parametrize("id", ["yanomami", "tecnica_de_la_media_luna"])
def test_talismans_that_destroy_an_opposing_ally(stage, id):
    t = stage.play(id, "rey_mono", defence=["talos"], enemy_defence=["rey_mono", "prometeo"])
    assert (t.zone("rey_mono"), t.zone("talos")) == ("graveyard", "defence")
    assert stage.table(gold=4, hand=[id], defence=["talos"]).refusal("play", id).clause == "ML-tal-02"


@pytest.mark.parametrize(
    ("id", "played", "price"),
    [
        ("auca", "kunai", 2),
        ("toki", "totem_lunar", 2),
        ("flechero", "seth", 1),
        ("sotz_na-in", "talos", 3),
        ("sotz_na-co", "talos", 3),
    ],
)
def test_talismans_that_annul_a_type_played_from_hand(stage, id, played, price):
    t = stage.table(gold=price, hand=[played], defence=["rey_mono"], enemy_gold=3, enemy_hand=[id])
    t.play(played, "rey_mono")
    t.play(id)
    assert (t.zone(played), t.count("paid")) == ("graveyard", price)
    other = stage.table(gold=2, hand=["haiit-ere" if played != "seth" else "beowulf"], enemy_gold=3, enemy_hand=[id])
    other.play("haiit-ere" if played != "seth" else "beowulf")
    assert other.zone(id) == "hand" and other.decision.player == 0


def test_sotz_na_does_not_reach_what_is_put_into_play_from_the_castle(stage):
    castle = ["marduk", "argonautas", "argonautas"]
    t = stage.table(gold=4, hand=["merlin-er"], castle=castle, enemy_gold=3, enemy_hand=["sotz_na-in"])
    t.play("merlin-er")
    assert (t.zone("marduk"), t.zone("sotz_na-in")) == ("defence", "hand")


def test_ira_del_nahual_makes_attackers_unblockable_also_those_that_come_later(stage):
    t = stage.play("ira_del_nahual", hand=["huracan"], defence=["talos"], enemy_defence=["rey_mono"])
    t.play("huracan")
    assert not unblockable(t.s, t.card("talos"))  # it does not attack yet
    t.attack("talos", "huracan")
    assert t.count("castle", 2) == 15


@pytest.mark.parametrize(("id", "found"), [("ix_chebel_yax", "seth"), ("pachamama", "talos")])
def test_talismans_that_find_a_card(stage, id, found):
    t = stage.play(id, castle=["escudo_real", "seth", "talos", "kunai"])
    assert t.ids("hand") == [found]


@pytest.mark.parametrize("id", ["kak_na-in", "kak_na-co"])
def test_kak_na_discards_two_by_their_choice_and_draws(stage, id):
    t = stage.play(id, enemy_hand=["talos", "rey_mono", "prometeo"])
    assert t.decision.player == 1
    t.choose("talos", "prometeo")
    assert (t.ids("hand", 2), t.count("hand")) == (["rey_mono"], 1)


def test_ix_chel_makes_one_ally_unblockable(stage):
    t = stage.play("ix_chel", "talos", defence=["talos", "rey_mono"], enemy_defence=["prometeo"])
    t.attack("talos")
    assert t.count("castle", 2) == 18


def test_xochi_vaoyotl_doubles_an_ally(stage):
    t = stage.play("xochi_vaoyotl", "rey_mono", defence=["rey_mono"])
    assert t.strength("rey_mono") == 6
    t.end_turn()
    assert t.strength("rey_mono") == 3


def test_xochiquetzal_doubles_a_blocker(stage):
    t = stage.table(active=2, gold=3, hand=["xochiquetzal"], defence=["talos"], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block(("talos", "rey_mono"))
    t.play("xochiquetzal", "talos")
    assert (t.zone("rey_mono"), t.zone("talos")) == ("graveyard", "defence")


def test_rito_del_dorado_pays_two_cards_for_two_oros(stage):
    castle = ["escudo_real", "lampara_magica-er", "talos", "zeus"]
    t = stage.table(hand=["rito_del_dorado", "talos", "rey_mono"], castle=castle)
    t.play("rito_del_dorado", "1:talos#1", "escudo_real")
    assert set(t.ids("hand")) == {"escudo_real", "lampara_magica-er"}
    assert stage.table(hand=["rito_del_dorado", "talos"]).refusal("play", "rito_del_dorado")


def test_mascara_del_sol_returns_an_oro_of_anybody(stage):
    t = stage.play("mascara_del_sol", "escudo_real", enemy_reserve=["escudo_real"])
    assert t.ids("hand", 2) == ["escudo_real"]


@pytest.mark.parametrize("id", ["sacrificio_gladiatorio-in", "sacrificio_gladiatorio-co"])
def test_sacrificio_gladiatorio_mills_for_each_of_their_allies(stage, id):
    assert stage.play(id, defence=["talos"], enemy_defence=["rey_mono"], enemy_attack=["prometeo"]).count("castle", 2) == 18


def test_camaxtle_makes_the_armed_unblockable(stage):
    t = stage.play("camaxtle", defence=[{"card": "talos", "weapons": ["kunai"]}, "rey_mono"], enemy_defence=["prometeo"])
    t.attack("talos", "rey_mono")
    assert (t.can("block", "prometeo", "talos"), t.can("block", "prometeo", "rey_mono")) == (False, True)


def test_huascar_y_atahualpa_save_your_blockers(stage):
    t = stage.table(active=2, gold=1, hand=["huascar_y_atahualpa"], defence=["prometeo"], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block(("prometeo", "rey_mono"))
    t.play("huascar_y_atahualpa")
    assert (t.zone("prometeo"), t.count("castle")) == ("defence", 18)


def test_iniciacion_guerrera_asks_for_one_race(stage):
    t = stage.play("iniciacion_guerrera", defence=["tsachila-in", "shuar-in"])
    assert (t.strength("tsachila-in"), t.strength("shuar-in")) == (3, 3)
    mixed = stage.table(gold=3, hand=["iniciacion_guerrera"], defence=["tsachila-in", "talos"])
    assert mixed.refusal("play", "iniciacion_guerrera").clause == "ML-play-05"


def test_ch_ayin_na_saves_a_castle_that_runs_out(stage):
    pile = ["talos", "rey_mono", "prometeo", "zeus", "seth", "baal-er"]
    t = stage.play("ch_ayin_na", castle_size=4, graveyard=pile)
    assert (t.count("castle"), t.ids("graveyard")) == (9, ["talos", "ch_ayin_na"])
    full = stage.table(gold=4, hand=["ch_ayin_na"], graveyard=pile)
    assert full.refusal("play", "ch_ayin_na").clause == "ML-play-05"


# ---------------------------------------------------------------------------------------------------------------- Tótems


def test_totem_del_condor_makes_yours_unblockable(stage):
    assert stage.cannot_be_blocked("talos", support=["totem_del_condor"])
    assert not stage.cannot_be_blocked("talos", enemy_support=["totem_del_condor"])


def test_totem_del_aguila_makes_your_shamans_cheaper(stage):
    t = stage.table(support=["totem_del_aguila"], hand=["machi", "talos"], enemy_hand=["machi"])
    assert (t.price("1:machi"), t.price("talos"), t.price("2:machi", 2)) == (2, 3, 3)


@pytest.mark.parametrize("id", ["totem_de_guanaco-in", "totem_de_guanaco-co"])
def test_totem_de_guanaco_makes_the_opponents_cards_dearer(stage, id):
    t = stage.table(support=[id], hand=["talos"], enemy_hand=["talos", "escudo_real"])
    assert (t.price("1:talos"), t.price("2:talos", 2), t.price("escudo_real", 2)) == (3, 4, 0)


@pytest.mark.parametrize("id", ["totem_del_mono-in", "totem_del_mono-co"])
def test_totem_del_mono_lets_yours_carry_one_more(stage, id):
    t = stage.table(gold=9, hand=["kunai", "nanigata", "honda-in"], support=[id], defence=["talos"])
    t.play("kunai", "talos").play("nanigata", "talos")
    assert t.refusal("play", "honda-in", "talos").clause == "ML-weap-04"


def test_totem_de_jaguar_strengthens_yours(stage):
    t = stage.table(support=["totem_de_jaguar"], defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.strength("talos"), t.strength("rey_mono")) == (3, 3)


# ---------------------------------------------------------------------------------------------------------------- Armas


def test_insignia_de_toqui_gives_the_race_you_choose(stage):
    t = stage.table(hand=["insignia_de_toqui"], defence=["judy"])
    t.play("insignia_de_toqui", "judy")
    t.act("race", word="dragon")
    assert t.races("judy") == {"dragon"}


@pytest.mark.parametrize(("id", "strength"), [("atlatl", 6), ("honda-in", 4), ("honda-co", 4), ("tecpatl", 3)])
def test_weapons_that_make_unblockable(stage, id, strength):
    assert stage.armed(id).strength("rey_mono") == strength
    assert stage.cannot_be_blocked("rey_mono", id)


def test_tepoztopilli_blocks_the_unblockable(stage):
    t = stage.table(defence=["cunas"], enemy_defence=[{"card": "talos", "weapons": ["tepoztopilli"]}, "rey_mono"])
    t.attack("cunas")
    assert (t.can("block", "talos", "cunas"), t.can("block", "rey_mono", "cunas")) == (True, False)


def test_boleadoras_let_their_bearer_block_several(stage):
    t = stage.table(defence=["talos", "prometeo"], enemy_defence=[{"card": "rey_mono", "weapons": ["boleadoras"]}])
    t.attack("talos", "prometeo")
    t.act("block", "rey_mono", "talos").act("block", "rey_mono", "prometeo")
    assert (t.zone("talos"), t.zone("prometeo"), t.zone("rey_mono")) == ("graveyard", "graveyard", "defence")


def test_cerbatana_costs_the_hand_of_whoever_blocks(stage):
    t = stage.armed("cerbatana", enemy_defence=["talos"], enemy_hand=["prometeo", "seth"])
    t.attack("rey_mono").block(("talos", "rey_mono"))
    assert t.count("hand", 2) == 0


def test_macahuitl_may_bring_an_oro(stage):
    t = stage.armed("macahuitl", castle=["talos", "escudo_real", "zeus", "seth"])
    t.attack("rey_mono")
    stage.accept(t)
    assert t.zone("escudo_real") == "reserve"


def test_maza_discards_at_random(stage):
    t = stage.armed("maza", enemy_hand=["talos", "prometeo"])
    t.attack("rey_mono")
    assert t.count("hand", 2) == 1


def test_arco_y_flechas_count_your_oros(stage):
    assert stage.armed("arco_y_flechas", gold=2, paid=["escudo_real"]).strength("rey_mono") == 6


# ---------------------------------------------------------------------------------------------------------------- Chamanes


def test_cueva_de_quicavi_strengthens_all_yours_when_destroyed(stage):
    t = stage.destroyed("cueva_de_quicavi", defence=["talos", "rey_mono"])
    assert (t.strength("talos"), t.strength("rey_mono")) == (3, 4)


def test_huitzil_destroys_the_weak(stage):
    t = stage.use("huitzil", "prometeo", pay=2, enemy_defence=["prometeo", "talos"])
    assert t.zone("prometeo") == "graveyard"
    assert t.refusal("use", "huitzil", word="1").clause == "ML-act-10"


def test_machi_takes_strength_as_often_as_she_is_paid(stage):
    t = stage.use("machi", "talos", pay=2, enemy_defence=["talos", "rey_mono"])
    t.use("machi", "rey_mono")
    assert (t.strength("talos"), t.strength("rey_mono")) == (0, 0)
    t.end_turn()
    assert t.strength("rey_mono") == 3


def test_inca_yupanqui_counts_your_totems(stage):
    t = stage.table(defence=["inca_yupanqui"], support=["totem_lunar", "totem_de_magma"], enemy_support=["totem_lunar"])
    assert t.strength("inca_yupanqui") == 3


def test_tacan_leaves_its_strength_to_other_shamans(stage):
    t = stage.destroyed("tacan", defence=["brujo_chilote-er", "talos"])
    assert (t.strength("brujo_chilote-er"), t.strength("talos")) == (2, 2)


def test_pahuahtun_asks_for_a_card(stage):
    t = stage.play("pahuahtun", hand=["talos"])
    assert (t.zone("pahuahtun"), t.zone("talos")) == ("defence", "graveyard")
    assert stage.table(hand=["pahuahtun"]).refusal("play", "pahuahtun").clause == "ML-put-03"
    assert stage.cannot_be_blocked("pahuahtun")


def test_itzam_na_blocks_the_unblockable(stage):
    t = stage.table(defence=["cunas"], enemy_defence=["itzam_na", "rey_mono"])
    t.attack("cunas")
    assert (t.can("block", "itzam_na", "cunas"), t.can("block", "rey_mono", "cunas")) == (True, False)


def test_nanahuatzin_mills_two_to_enter(stage):
    assert stage.play("nanahuatzin").count("castle") == 18
    assert stage.cannot_be_blocked("nanahuatzin")


def test_kenos_dies_to_take_strength(stage):
    t = stage.use("kenos", "rey_mono", enemy_defence=["rey_mono"])
    assert (t.zone("kenos"), t.strength("rey_mono")) == ("graveyard", 0)


def test_cin_teotl_gains_one_when_it_blocks(stage):
    t = stage.table(active=2, defence=["cin_teotl"], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block(("cin_teotl", "rey_mono"))
    assert (t.zone("rey_mono"), t.zone("cin_teotl")) == ("graveyard", "graveyard")


def test_wiraqocha_may_find_a_shaman(stage):
    t = stage.fight("wiraqocha", castle=["talos", "machi", "zeus", "seth"])
    stage.accept(t)
    assert "machi" in t.ids("hand")


@pytest.mark.parametrize(("id", "alone"), [("huehueteotl-in", 3), ("huehueteotl-co", 4)])
def test_huehueteotl_counts_your_shamans_itself_too(stage, id, alone):
    assert stage.table(defence=[id]).strength(id) == alone
    assert stage.table(defence=[id, "machi"], enemy_defence=["machi"]).strength(id) == alone + 1


def test_kalku_mills_three(stage):
    assert stage.play("kalku").count("castle", 2) == 17


def test_runa_urutrungu_may_put_a_totem_into_play(stage):
    t = stage.play("runa_urutrungu", castle=["talos", "totem_lunar", "zeus"])
    assert t.zone("totem_lunar") == "support"


def test_apu_illa_gets_one_weapon_for_nothing(stage):
    t = stage.table(hand=["kunai", "kabuto"], defence=["apu_illa"], support=["totem_del_mono-in"])
    t.play("kunai", "apu_illa")
    assert t.weapons("apu_illa") == ["kunai"]
    assert t.price("kabuto", host="apu_illa") == 3


@pytest.mark.parametrize("id", ["inti-in", "inti-co"])
def test_inti_destroys_two_oros_of_your_choice(stage, id):
    t = stage.play(id, "puchao", "escudo_real", enemy_reserve=["puchao", "lampara_magica-er"], enemy_paid=["escudo_real"])
    assert set(t.ids("graveyard", 2)) == {"puchao", "escudo_real"}
    one = stage.play(id, enemy_gold=1)
    assert (one.zone(id), one.count("reserve", 2)) == ("defence", 1)


@pytest.mark.parametrize("id", ["tezcaltlipoca-in", "caupolican"])
def test_allies_that_search_a_totem_in_the_graveyard(stage, id):
    t = stage.play(id, graveyard=["totem_lunar", "talos"])
    assert t.ids("hand") == ["totem_lunar"]


def test_cipatonal_y_oxmoco_shuffle_exactly_three(stage):
    t = stage.destroyed("cipatonal_y_oxmoco", "talos", "rey_mono", "prometeo", graveyard=["talos", "rey_mono", "prometeo", "zeus"])
    assert set(t.ids("graveyard")) == {"zeus", "cipatonal_y_oxmoco"}
    few = stage.destroyed("cipatonal_y_oxmoco", graveyard=["talos"])
    assert few.ids("graveyard") == ["talos", "cipatonal_y_oxmoco"]


def test_kukulcan_looks_at_the_top_of_a_castle(stage):
    t = stage.use("kukulcan", pay=1, castle=["talos", "zeus"])
    t.answer("option:1")
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


# ---------------------------------------------------------------------------------------------------------------- Guerreros


@pytest.mark.parametrize("id", ["cunas", "tzitzimime", "huracan"])
def test_unblockable_warriors(stage, id):
    assert stage.cannot_be_blocked(id)


@pytest.mark.parametrize(("id", "strength"), [("tzitzimime", 2), ("huracan", 3), ("ruminahui", 1)])
def test_warriors_that_attack_at_once(stage, id, strength):
    t = stage.play(id)
    t.attack(id)
    assert t.count("castle", 2) == 20 - strength
    assert t.zone(id) == ("graveyard" if id == "huracan" else "attack")


def test_huracan_that_stays_at_home_lives(stage):
    t = stage.play("huracan")
    t.end_turn()
    assert t.zone("huracan") == "defence"


def test_tlaloques_count_shamans_twice(stage):
    assert stage.table(defence=["tlaloques", "machi"], enemy_defence=["kenos"]).strength("tlaloques") == 5


@pytest.mark.parametrize("id", ["galvarino", "peri_pillan", "umoara", "centzon_totochtin"])
def test_warriors_with_two_weapons(stage, id):
    t = stage.table(gold=9, hand=["kunai", "nanigata", "honda-in"], defence=[id])
    t.play("kunai", id).play("nanigata", id)
    assert t.refusal("play", "honda-in", id).clause == "ML-weap-04"


def test_cangrejos_are_unblockable_with_a_weapon(stage):
    assert not stage.cannot_be_blocked("cangrejos")
    assert stage.cannot_be_blocked("cangrejos", "kunai")


def test_chacs_costs_the_whole_hand(stage):
    t = stage.play("chacs", hand=["talos", "rey_mono"])
    assert (t.zone("chacs"), t.count("hand")) == ("defence", 0)


@pytest.mark.parametrize("id", ["guajiro", "quetzalcoatl_retorna", "caballo_marino-in", "caballo_marino-co"])
def test_allies_that_gain_one_when_they_attack(stage, id):
    assert stage.fight(id).count("castle", 2) == 17


def test_cabracan_dies_to_destroy_a_totem(stage):
    t = stage.use("cabracan", "totem_lunar", support=["totem_de_magma"], enemy_support=["totem_lunar"])
    assert (t.zone("cabracan"), t.zone("totem_lunar"), t.zone("totem_de_magma")) == ("graveyard", "graveyard", "support")


@pytest.mark.parametrize("id", ["guerrero_aguila-in", "guerrero_aguila-co"])
def test_guerrero_aguila_grows_with_every_warrior_destroyed(stage, id):
    t = stage.play("stribog-mg", defence=["talos"])
    assert t.zone("talos") == "graveyard"
    u = stage.table(gold=8, hand=["yanomami", "yanomami"], defence=[id], enemy_defence=["tsachila-in", "talos"])
    u.play("yanomami#1", "tsachila-in").play("yanomami#2", "talos")
    assert u.strength(id) == 3
    u.end_turn()
    assert u.strength(id) == 3


def test_etsa_cannot_be_blocked_by_shamans(stage):
    t = stage.table(defence=["etsa"], enemy_defence=["machi", "talos"])
    t.attack("etsa")
    assert (t.can("block", "machi", "etsa"), t.can("block", "talos", "etsa")) == (False, True)


@pytest.mark.parametrize("id", ["karib-in", "karib-co"])
def test_karib_carries_weapons_for_one_less(stage, id):
    t = stage.table(hand=["kunai"], defence=[id], enemy_hand=["kunai"])
    assert (t.price("1:kunai", host=id), t.price("2:kunai", 2, host=id)) == (1, 2)


def test_cihuate_teotl_counts_your_weapons(stage):
    armed = {"card": "talos", "weapons": ["kunai"]}
    assert stage.table(defence=["cihuate_teotl", armed], enemy_defence=[armed]).strength("cihuate_teotl") == 3


def test_namandu_may_look_at_the_hand(stage):
    t = stage.play("namandu", enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_acihuatl_blocks_several(stage):
    t = stage.table(active=2, defence=["acihuatl"], enemy_defence=["talos", "rey_mono"])
    t.attack("talos", "rey_mono")
    t.act("block", "acihuatl", "talos").act("block", "acihuatl", "rey_mono")
    assert (t.zone("talos"), t.zone("rey_mono"), t.zone("acihuatl")) == ("graveyard", "graveyard", "defence")


def test_tlaca_tecolotl_draws_four_and_discards_two(stage):
    t = stage.play("tlaca_tecolotl", hand=["talos", "rey_mono"])
    t.choose("talos", "rey_mono")
    assert (t.count("hand"), t.count("graveyard")) == (4, 2)


def test_ahu_kin_destroys_a_weapon(stage):
    t = stage.play("ahu_kin", "kunai", enemy_defence=[{"card": "talos", "weapons": ["kunai"]}])
    assert t.zone("kunai") == "graveyard"


def test_tlazolteotl_destroys_the_weak_of_both(stage):
    t = stage.play("tlazolteotl", defence=["talos"], enemy_defence=["prometeo", "rey_mono"])
    zones = [t.zone(each) for each in ("talos", "prometeo", "rey_mono", "tlazolteotl")]
    assert zones == ["graveyard", "graveyard", "defence", "defence"]


def test_moctezuma_only_blocks(stage):
    t = stage.table(defence=["moctezuma", "talos"])
    t.pass_()
    assert (t.can("attack", "moctezuma"), t.can("attack", "talos")) == (False, True)


def test_cuauhtemoc_may_find_a_weapon_when_blocked(stage):
    t = stage.fight("cuauhtemoc", "prometeo", castle=["talos", "kunai", "zeus", "seth"])
    stage.accept(t)
    assert "kunai" in t.ids("hand")


def test_lautaro_feeds_on_your_other_allies(stage):
    t = stage.play("lautaro", defence=["talos", "rey_mono"], enemy_defence=["prometeo"])
    assert (t.strength("lautaro"), t.zone("talos"), t.zone("prometeo")) == (2, "graveyard", "defence")
    t.end_turn()
    assert t.strength("lautaro") == 2
    assert stage.cannot_be_blocked("lautaro")


# ---------------------------------------------------------------------------------------------------------------- Bestias


def test_camahueto_goes_back_after_attacking(stage):
    t = stage.fight("camahueto")
    assert (t.zone("camahueto"), t.count("castle", 2)) == ("defence", 17)


@pytest.mark.parametrize("id", ["cuchivilu-in", "cuchivilu-co"])
def test_cuchivilu_strengthens_your_beasts_for_good(stage, id):
    t = stage.play(id, defence=["camahueto", "talos"], enemy_defence=["amaru-in"])
    assert [t.strength(each) for each in (id, "camahueto", "talos", "amaru-in")] == [3, 4, 2, 5]


def test_cuero_makes_your_beasts_unblockable(stage):
    assert stage.cannot_be_blocked("camahueto", defence=["cuero"])
    assert stage.cannot_be_blocked("cuero")
    assert not stage.cannot_be_blocked("talos", defence=["cuero"])


@pytest.mark.parametrize("id", ["chinivilu-in", "chinivilu-co"])
def test_chinivilu_leaves_two_to_a_beast(stage, id):
    t = stage.destroyed(id, "camahueto", defence=["camahueto", "talos"])
    assert t.strength("camahueto") == 5


# ---------------------------------------------------------------------------------------------------------------- Oros


def test_puchao_returns_an_oro_and_pays_for_two(stage):
    t = stage.table(reserve=["escudo_real"], hand=["puchao", "gorgonas-er"], enemy_defence=["talos"])
    t.play("puchao")
    assert (t.zone("puchao"), t.zone("escudo_real")) == ("reserve", "hand")
    t.play("gorgonas-er", "talos")
    assert (t.zone("puchao"), t.strength("talos")) == ("paid", 0)
    assert stage.table(hand=["puchao"]).refusal("play", "puchao").clause == "ML-put-03"


def test_tesoro_de_guayacan_destroys_two_allies_and_pays_for_three(stage):
    t = stage.table(hand=["tesoro_de_guayacan", "vishnu"], defence=["talos"], enemy_defence=["rey_mono"], enemy_gold=1)
    t.play("tesoro_de_guayacan", "talos")
    assert (t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "graveyard")
    t.play("vishnu")
    assert t.count("graveyard", 2) == 2


# ------------------------------------------------------------------------------------------ memories, races, comparisons


def attacked_by_talos(stage, id, gold):
    """Your Vigil, after a turn in which Talos attacked you."""
    t = stage.table(active=2, gold=gold, hand=[id], enemy_defence=["talos", "rey_mono"])
    t.attack("talos")
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    return t


def test_anchancho_takes_the_strongest(stage):
    t = stage.play("anchancho", defence=["thor-er"], enemy_defence=["talos", "rey_mono", "prometeo"])
    assert (t.zone("rey_mono"), t.zone("talos")) == ("graveyard", "defence")


def test_ix_tabai_answers_an_attack_of_the_turn_before(stage):
    t = attacked_by_talos(stage, "ix_tabai", 2)
    t.play("ix_tabai", "rey_mono")
    assert t.zone("rey_mono") == "graveyard"
    peace = stage.table(gold=2, hand=["ix_tabai"], enemy_defence=["talos"])
    assert peace.refusal("play", "ix_tabai").clause == "ML-play-05"


@pytest.mark.parametrize("id", ["ah_puch-in", "ah_puch-co"])
def test_ah_puch_changes_all_yours_for_one_of_the_hand(stage, id):
    t = stage.play(id, hand=["thor-er", "seth"], defence=["talos", "rey_mono"], enemy_defence=["prometeo"])
    assert t.ids("defence") == ["thor-er"]
    assert t.zone("prometeo") == "defence"


def test_reduccion_de_cabeza_needs_every_oro_paid(stage):
    t = stage.play("reduccion_de_cabeza", enemy_paid=["escudo_real"])
    assert t.zone("escudo_real") == "graveyard"
    spare = stage.table(gold=4, hand=["reduccion_de_cabeza"], enemy_gold=1, enemy_paid=["escudo_real"])
    assert spare.refusal("play", "reduccion_de_cabeza").clause == "ML-play-05"


@pytest.mark.parametrize("id", ["totem_de_perro-in", "totem_de_perro-co"])
def test_totem_de_perro_gives_all_yours_a_race_in_play(stage, id):
    t = stage.table(gold=1, hand=[id], defence=["talos", "machi"], enemy_defence=["judy"])
    t.play(id)
    assert {option.word for option in t.decision.options} == {"chaman", "vampiro"}
    t.act("race", word="vampiro")
    assert (t.races("talos"), t.races("machi")) == ({"vampiro"}, {"vampiro"})


def test_totem_de_serpiente_mills_for_each_attacker(stage):
    t = stage.table(active=2, support=["totem_de_serpiente"], enemy_defence=["talos", "rey_mono"])
    t.attack("talos", "rey_mono")
    assert t.count("castle", 2) == 20 - 2 - 1  # and the card they draw


def test_joon_grows_with_every_attacker(stage):
    t = stage.table(active=2, defence=["joon"], enemy_defence=["rey_mono", "prometeo"])
    t.attack("rey_mono", "prometeo").block(("joon", "rey_mono"))
    assert (t.zone("joon"), t.zone("rey_mono")) == ("graveyard", "graveyard")
    assert stage.table(defence=["joon"]).strength("joon") == 1


@pytest.mark.parametrize("id", ["basilisco-in", "basilisco-co"])
def test_basilisco_is_not_blocked_by_the_race_it_chose(stage, id):
    t = stage.play(id, enemy_defence=["judy", "talos"])
    t.act("race", word="vampiro")
    t.end_turn().end_turn()
    t.attack(id)
    assert (t.can("block", "judy", id), t.can("block", "talos", id)) == (False, True)
