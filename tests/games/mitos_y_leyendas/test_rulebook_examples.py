"""The worked examples of the rulebook, named for their cards."""

import pytest

from tapete.games.mitos_y_leyendas.things import HAND, face


@pytest.mark.clause("ML-weap-11", "ML-weap-12", "ML-weap-13", "ML-weap-15")
def test_ballesta_on_the_rivals_huracan(mitos):
    t = mitos.table(gold=6, hand=["ballesta-mg", "yanomami"], defence=["chiang_shih"], enemy_defence=["huracan", "einheryar"])
    t.play("ballesta-mg", "huracan")
    assert t.controller("ballesta-mg") == 2
    t.attack("chiang_shih")
    assert t.refusal("block", "huracan", "chiang_shih").clause == "ML-blk-08"
    u = mitos.table(active=2, enemy_defence=[{"card": "huracan", "weapons": [{"card": "ballesta-mg", "owner": 1}]}, "einheryar"])
    u.pass_()
    assert u.refusal("attack", "huracan").clause == "ML-blk-08"
    v = mitos.table(gold=6, hand=["ballesta-mg", "yanomami"], enemy_defence=["huracan"])
    v.play("ballesta-mg", "huracan").play("yanomami", "huracan")
    assert v.ids("graveyard") == ["ballesta-mg", "yanomami"]  # its owner's
    assert v.ids("graveyard", 2) == ["huracan"]


@pytest.mark.clause("ML-ctrl-09", "ML-ctrl-10", "ML-ctrl-12")
def test_hades_swaps_dearg_diulai_for_nanahuatzin(mitos):
    t = mitos.table(gold=9, hand=["hades-er", "waldganger"], defence=["dearg_diulai"], enemy_defence=["nanahuatzin"])
    t.play("hades-er", "dearg_diulai", "nanahuatzin")
    assert (t.controller("dearg_diulai"), t.controller("nanahuatzin")) == (2, 1)
    assert t.zone("hades-er") == "graveyard"
    t.end_turn().end_turn()
    assert t.controller("nanahuatzin") == 1
    t.play("waldganger", "dearg_diulai")
    assert t.zone("dearg_diulai") == "hand"
    assert t.s.place[t.card("dearg_diulai")] % 2 == 0  # once it leaves play it is its owner's again


@pytest.mark.clause("ML-str-02", "ML-ally-07")
def test_gorgonas_then_huitzilopochtli_make_three(mitos):
    t = mitos.table(gold=2, enemy_gold=2, hand=["huitzilopochtli"], defence=["chiang_shih"], enemy_hand=["gorgonas-er"])
    t.attack("chiang_shih")
    t.play("gorgonas-er", "chiang_shih")
    assert t.strength("chiang_shih") == 0
    t.play("huitzilopochtli", "chiang_shih")
    assert t.strength("chiang_shih") == 3


@pytest.mark.clause("ML-resp-02", "ML-resp-03", "ML-resp-04", "ML-lose-04")
def test_inti_answered_by_descubrir_al_zorro_destroys_nothing(mitos):
    t = mitos.table(gold=3, enemy_gold=3, hand=["inti-in"], enemy_hand=["descubrir_al_zorro"])
    t.play("inti-in")
    assert t.decision.player == 1
    t.play("descubrir_al_zorro")
    assert t.zone("inti-in") == "defence"
    assert t.silenced("inti-in")
    assert t.count("reserve", 2) == 3


@pytest.mark.clause("ML-resp-19", "ML-resp-20", "ML-resp-21", "ML-resp-22")
def test_falsa_cautiva_zorro_flechero(mitos):
    t = mitos.table(gold=2, hand=["falsa_cautiva", "flechero"], enemy_hand=["descubrir_al_zorro", "descubrir_al_zorro"])
    t.play("falsa_cautiva")
    t.act("play", "2:descubrir_al_zorro")
    assert (t.decision.kind, t.decision.player) == ("annul", 0)
    t.play("flechero")
    assert t.zone("2:descubrir_al_zorro") == "graveyard"
    assert t.zone("falsa_cautiva") == "defence"
    assert not t.silenced("falsa_cautiva")
    t.aim("espada_real-er#1")
    assert t.count("graveyard") == 2  # Flechero and the Oro it destroys
    assert t.zone("2:descubrir_al_zorro#2") == "hand"


@pytest.mark.clause("ML-trig-10", "ML-play-21", "ML-ann-02", "ML-ann-03")
def test_nanna_is_destroyed_to_annul_a_talisman(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_defence=["nanna", "huracan"])
    t.play("yanomami", "huracan")
    assert (t.decision.kind, t.decision.player) == ("annul", 1)
    t.react("nanna")
    assert t.zone("nanna") == t.zone("yanomami") == "graveyard"
    assert t.zone("huracan") == "defence"
    assert t.count("reserve") == 0  # what was paid stays paid
    u = mitos.table(gold=4, hand=["yanomami"], enemy_defence=["nanna", "huracan"])
    u.play("yanomami", "huracan")
    u.pass_()  # her controller decides
    assert (u.zone("nanna"), u.zone("huracan")) == ("defence", "graveyard")
    own = mitos.table(gold=4, hand=["yanomami"], defence=["nanna"], enemy_defence=["huracan"])
    own.play("yanomami", "huracan")
    assert (own.decision.kind, own.decision.player) == ("annul", 0)  # whoever plays it


@pytest.mark.clause("ML-multi-01", "ML-multi-02", "ML-multi-04", "ML-trig-08")
def test_naglfar_gyallarhorn_first_then_elfos_arqueros(mitos):
    oros = ["espada_real-er", "puerta_del_sol_tiahuanacu", "argonautas", "argonautas", "argonautas"]
    t = mitos.table(gold=4, hand=["naglfar"], reserve=["gyallarhorn"], castle=oros, enemy_defence=["elfos_arqueros"])
    t.act("play", "naglfar")
    for copy in (2, 3, 4, 5):
        t.act("pay", f"espada_real-er#{copy}")
    assert t.count("castle", 2) == 18
    assert t.decision.player == 0
    t.yes()
    t.aim("espada_real-er#1", "puerta_del_sol_tiahuanacu")
    assert t.count("reserve") == 2
    assert t.decision.player == 1
    t.yes()
    t.act("option", word="1")
    assert t.count("hand", 2) == 3


@pytest.mark.clause("ML-multi-07", "ML-multi-08", "ML-cont-05", "ML-play-23", "ML-card-16")
def test_nidavellir_takes_chacs_for_its_printed_cost(mitos):
    t = mitos.table(gold=1, hand=["chacs", "argonautas"], enemy_support=["totem_de_guanaco-in", "nidavellir"])
    assert t.price("chacs") == 1
    t.play("chacs")
    assert t.decision.player == 1
    t.yes()
    assert t.controller("chacs") == 2
    assert t.zone("chacs") == "defence"
    assert t.count("hand") == 0
    assert t.count("paid") == 1


@pytest.mark.clause("ML-multi-09", "ML-multi-10", "ML-con-14", "ML-card-04")
def test_hodur_becomes_a_copy_and_the_name_is_banned(mitos):
    t = mitos.table(
        gold=9, hand=["hodur", "gnomos_burlones-co"], enemy_gold=9, enemy_defence=["huracan", "machi"], enemy_hand=["huracan"]
    )
    t.play("hodur", "2:huracan#2")
    assert face(t.s, t.card("hodur")).id == "huracan"
    assert t.strength("hodur") == 3
    assert t.zone("2:huracan#2") == "castle"
    t.end_turn()
    assert t.refusal("play", "2:huracan#1").clause == "ML-play-04"
    t.end_turn()
    t.play("gnomos_burlones-co", "hodur")
    assert t.zone("hodur") == "graveyard"
    t.end_turn()
    assert t.can("play", "2:huracan#1")  # without Hodur the ban is over


@pytest.mark.clause("ML-str-05", "ML-ally-08")
def test_minotauro_with_tetsu_bishi_has_zero(mitos):
    t = mitos.table(gold=3, hand=["tetsu_bishi", "huitzilopochtli"], enemy_defence=["minotauro-co", "argonautas"])
    assert t.strength("minotauro-co") == 4
    t.play("tetsu_bishi", "minotauro-co")
    assert t.strength("minotauro-co") == 0
    t.play("huitzilopochtli", "minotauro-co")
    assert t.strength("minotauro-co") == 0  # as long as it carries it


@pytest.mark.clause("ML-str-06", "ML-str-07", "ML-ally-06", "ML-str-09")
def test_matador_de_gigantes_doubles_under_metamorfosis_de_loki(mitos):
    t = mitos.table(
        gold=10, hand=["metamorfosis_de_loki", "matador_de_gigantes", "huitzilopochtli"], defence=["minotauro-co", "einheryar"]
    )
    t.play("metamorfosis_de_loki")
    assert t.strength("minotauro-co") == 0  # 2 − 2
    t.play("matador_de_gigantes")
    assert t.strength("einheryar") == 8
    t.play("huitzilopochtli", "einheryar")
    assert t.strength("einheryar") == 5


@pytest.mark.clause("ML-use-10", "ML-use-12")
def test_arco_de_ullr_draws_only_after_an_oro(mitos):
    t = mitos.table(gold=3, hand=["arco_de_ullr"], defence=["einheryar"])
    t.play("arco_de_ullr", "einheryar")
    t.yes()
    assert (t.count("hand"), t.decision.kind) == (0, "vigil")
    assert t.strength("einheryar") == 5
    u = mitos.table(gold=3, hand=["arco_de_ullr"], defence=["einheryar"], castle=["espada_real-er", *["argonautas"] * 5])
    u.play("arco_de_ullr", "einheryar")
    u.yes()
    assert u.zone("1:espada_real-er#1") == "reserve"
    u.yes()
    assert u.count("hand") == 1


@pytest.mark.clause("ML-use-13", "ML-use-14")
def test_pastor_draws_from_none_to_three(mitos):
    t = mitos.table(gold=2, hand=["pastor-co"])
    t.play("pastor-co")
    assert [each.word for each in t.decision.options] == ["0", "1", "2", "3"]
    t.act("number", word="2")
    assert t.count("hand") == 2


@pytest.mark.clause("ML-golden-01", "ML-golden-03", "ML-golden-04")
def test_inti_chooses_oros_of_reserve_and_paid_alike(mitos):
    t = mitos.table(gold=3, hand=["inti-in"], enemy_reserve=["puchao"], enemy_paid=["tesoro_de_guayacan", "espada_real-er"])
    t.play("inti-in")
    assert t.choices() == {"puchao", "tesoro_de_guayacan", "espada_real-er"}
    t.choose("puchao", "tesoro_de_guayacan")
    assert t.ids("graveyard", 2) == ["puchao", "tesoro_de_guayacan"]


@pytest.mark.clause("ML-golden-05", "ML-golden-06")
def test_pa_kua_tai_chi_skips_the_draw(mitos):
    t = mitos.table(support=["pa_kua_tai_chi"])
    t.end_turn()
    assert t.count("hand") == 0
    t.end_turn()
    assert t.count("hand", 2) == 0


@pytest.mark.clause("ML-use-02", "ML-use-03", "ML-tal-02")
def test_hidromiel_needs_three_cards_in_the_graveyard(mitos):
    t = mitos.table(gold=2, hand=["hidromiel"], graveyard=["argonautas", "argonautas"])
    assert t.refusal("play", "hidromiel").clause == "ML-tal-02"
    u = mitos.table(gold=2, hand=["hidromiel"], graveyard=["huracan", "machi", "einheryar"])
    u.play("hidromiel", "huracan", "machi", "einheryar")
    assert u.ids("graveyard") == ["hidromiel"]
    assert (u.count("castle"), u.count("hand")) == (21, 2)


@pytest.mark.clause("ML-tgt-11", "ML-tgt-10", "ML-tgt-08")
def test_esposas_de_los_furibundos_do_not_choose_the_weak(mitos):
    t = mitos.table(gold=4, hand=["esposas_de_los_furibundos", "yanomami"], enemy_defence=["einheryar", "minotauro-co", "huracan"])
    t.act("play", "esposas_de_los_furibundos")
    assert t.choices() == {"einheryar", "minotauro-co"}
    u = mitos.table(gold=4, hand=["esposas_de_los_furibundos", "yanomami"], enemy_defence=["huracan"])
    assert u.refusal("play", "esposas_de_los_furibundos").clause == "ML-tal-02"
    assert u.can("play", "yanomami")


@pytest.mark.clause("ML-tgt-12", "ML-tgt-13")
def test_mirada_berserker_needs_all_three_on_both_sides(mitos):
    side = {"defence": [{"card": "einheryar", "weapons": ["yoroi"]}], "support": ["nidavellir"]}
    t = mitos.table(gold=3, hand=["mirada_berserker"], enemy_defence=["einheryar"], enemy_support=["nidavellir"], **side)
    assert t.refusal("play", "mirada_berserker").clause == "ML-tal-02"
    armed = [{"card": "huracan", "weapons": ["yoroi"]}]
    t = mitos.table(gold=3, hand=["mirada_berserker"], enemy_defence=armed, enemy_support=["nidavellir"], **side)
    t.act("play", "mirada_berserker")
    t.pass_() if t.decision.kind == "annul" else None
    assert t.count("defence") == t.count("defence", 2) == t.count("support") == t.count("support", 2) == 0


@pytest.mark.clause("ML-tgt-07")
def test_fuente_de_mimir_draws_only_when_something_was_destroyed(mitos):
    t = mitos.table(gold=4, hand=["fuente_de_mimir"], enemy_defence=["huracan"], enemy_gold=1)
    t.play("fuente_de_mimir")
    assert t.zone("huracan") == "graveyard"  # the Oro was no possible target
    t.yes()
    assert t.count("hand") == 1
    u = mitos.table(gold=4, hand=["fuente_de_mimir"], enemy_defence=["osiris-co"], enemy_support=["tui"])
    u.play("fuente_de_mimir", "tui")
    assert u.zone("tui") == "support"  # Osiris protects it
    assert (u.count("hand"), u.decision.kind) == (0, "vigil")


@pytest.mark.clause("ML-put-04", "ML-put-05")
def test_killa_bars_the_drop_but_not_cuernos_de_adumla(mitos):
    castle = ["espada_real-er", *["argonautas"] * 5]
    t = mitos.table(gold=2, hand=["cuernos_de_adumla", "espada_real-er"], castle=castle, enemy_defence=["killa-co"])
    in_hand = t.s.names[t.s.zone(HAND, 0)[1]]
    assert t.refusal("play", in_hand).clause == "ML-put-04"
    t.play("cuernos_de_adumla")
    t.yes()
    assert (t.count("reserve"), t.count("paid")) == (1, 2)
    assert t.refusal("play", in_hand).clause == "ML-put-04"


@pytest.mark.clause("ML-resp-16", "ML-resp-10")
def test_yoroi_returns_the_attackers_and_the_battle_goes_on(mitos):
    t = mitos.table(
        gold=1, hand=["huitzilopochtli"], defence=["huracan"], enemy_defence=[{"card": "einheryar", "weapons": ["yoroi"]}]
    )
    t.attack("huracan")
    t.react("yoroi")
    assert t.zone("huracan") == "defence"
    assert t.zone("yoroi") == "graveyard"
    assert t.phase == "war"


@pytest.mark.clause("ML-resp-06", "ML-resp-17", "ML-resp-18")
def test_kawarimi_cancels_the_whole_attack(mitos):
    t = mitos.table(gold=1, hand=["huitzilopochtli"], defence=["chiang_shih"], enemy_gold=3, enemy_hand=["kawarimi"])
    t.attack("chiang_shih")
    assert (t.decision.kind, t.decision.player, t.zone("chiang_shih")) == ("phase", 1, "attack")
    t.play("kawarimi")
    assert (t.s.turn, t.count("castle", 2), t.count("castle")) == (6, 20, 19)  # no War, no damage: only the draw of the Final Phase
    assert t.zone("chiang_shih") == "defence"


@pytest.mark.clause("ML-act-08", "ML-dur-01", "ML-dur-03")
def test_ser_abominable_copies_until_the_final_phase(mitos):
    t = mitos.table(gold=2, defence=["ser_abominable"], enemy_defence=["machi"])
    t.use("ser_abominable", "machi")
    assert t.strength("ser_abominable") == 1
    t.use("ser_abominable", "machi")  # now with the ability of Machi, which is paid for
    assert (t.strength("machi"), t.count("paid")) == (0, 1)
    t.end_turn()
    assert t.strength("ser_abominable") == 0
    t.end_turn()
    assert t.can("use", "ser_abominable", word="1")  # a turn later it copies again
    u = mitos.table(defence=["ser_abominable"], enemy_defence=["chacs"])
    u.use("ser_abominable", "chacs")
    assert u.strength("ser_abominable") == 6
    assert u.refusal("use", "ser_abominable", word="1").clause == "ML-use-01"


@pytest.mark.clause("ML-act-09", "ML-act-11")
def test_machi_as_often_as_it_is_paid_for(mitos):
    t = mitos.table(gold=2, defence=["machi"], enemy_defence=["huracan", "einheryar"])
    t.use("machi", "huracan").use("machi", "einheryar")
    assert (t.strength("huracan"), t.strength("einheryar"), t.count("paid")) == (0, 0, 2)
    assert t.refusal("use", "machi", word="1").clause == "ML-gold-15"


@pytest.mark.clause("ML-act-11", "ML-act-12")
def test_chiang_shih_gains_one_for_each_oro(mitos):
    t = mitos.table(gold=3, defence=["chiang_shih"])
    t.use("chiang_shih").use("chiang_shih").use("chiang_shih")
    assert (t.strength("chiang_shih"), t.count("reserve")) == (6, 0)
    assert t.refusal("use", "chiang_shih", word="1").clause == "ML-gold-15"


@pytest.mark.clause("ML-act-10", "ML-abil-05")
def test_daikoku_twice_a_turn_with_a_talisman_each(mitos):
    t = mitos.table(defence=["daikoku"], hand=["yanomami", "yanomami", "yanomami"], castle=["argonautas"] * 20)
    t.use("daikoku").choose("yanomami#1")
    assert (t.count("hand"), t.count("castle")) == (4, 19)
    t.use("daikoku").choose("yanomami#2")
    assert (t.count("hand"), t.count("castle")) == (5, 18)
    assert t.refusal("use", "daikoku", word="1").clause == "ML-act-10"
    empty = mitos.table(defence=["daikoku"], hand=["huracan"])
    assert empty.refusal("use", "daikoku", word="1").clause == "ML-abil-05"


@pytest.mark.clause("ML-trig-09", "ML-trig-11")
def test_einheryar_destroys_whether_one_wants_or_not(mitos):
    t = mitos.table(gold=4, hand=["einheryar"], enemy_defence=["huracan"])
    t.play("einheryar")
    assert t.zone("huracan") == "graveyard"
    alone = mitos.table(gold=4, hand=["einheryar"])
    alone.play("einheryar")
    assert alone.zone("einheryar") == "defence"


@pytest.mark.clause("ML-affect-06", "ML-card-13", "ML-card-14")
def test_insignia_de_toqui_gives_a_race(mitos):
    t = mitos.table(hand=["insignia_de_toqui"], defence=["huracan"])
    t.play("insignia_de_toqui", "huracan")
    t.act("race", word="vampiro")
    assert t.races("huracan") == {"vampiro"}
    u = mitos.table(hand=["insignia_de_toqui"], defence=["minotauro-co"])
    u.play("insignia_de_toqui", "minotauro-co")
    u.act("race", word="dragon")
    assert u.races("minotauro-co") == {"dragon"}


@pytest.mark.clause("ML-affect-07")
def test_abominacion_keeps_the_rival_from_attacking(mitos):
    t = mitos.table(defence=["huracan"], enemy_defence=["abominacion-co"])
    turn = t.s.turn
    t.pass_()
    assert t.s.turn == turn + 1


@pytest.mark.clause("ML-affect-08", "ML-abil-03")
def test_shen_yi_exiles_from_the_rivals_castle(mitos):
    t = mitos.table(gold=1, hand=["shen_yi"], enemy_castle=["espada_real-er", "huracan", "argonautas", "inti-in"])
    t.play("shen_yi")
    assert "espada_real-er" not in t.choices()
    t.choose("huracan")
    assert t.zone("huracan") == "exile"
    only_oros = mitos.table(gold=1, hand=["shen_yi"], enemy_castle=["espada_real-er"] * 4)
    only_oros.play("shen_yi")
    assert only_oros.zone("shen_yi") == "defence"


@pytest.mark.clause("ML-affect-09")
def test_tsachila_bars_oros_on_the_next_turn(mitos):
    t = mitos.table(gold=3, hand=["tsachila-co"], enemy_gold=3, enemy_hand=["huracan", "minotauro-co", "espada_real-er"])
    t.play("tsachila-co")
    t.end_turn()
    assert t.refusal("play", "2:espada_real-er#1").clause == "ML-put-04"
    assert t.refusal("play", "minotauro-co").clause == "ML-play-20"
    assert t.can("play", "huracan")


@pytest.mark.clause("ML-cont-06", "ML-cont-03")
def test_vikingo_stops_talismans(mitos):
    t = mitos.table(gold=8, hand=["yanomami", "huitzilopochtli", "einheryar"], enemy_defence=["vikingo-co"])
    assert t.refusal("play", "yanomami").clause == t.refusal("play", "huitzilopochtli").clause == "ML-play-04"
    t.play("einheryar")
    assert t.zone("vikingo-co") == "graveyard" and t.can("play", "huitzilopochtli")  # while it is in play
    own = mitos.table(gold=1, hand=["huitzilopochtli"], defence=["vikingo-co"])
    assert own.can("play", "huitzilopochtli")  # the rival alone


@pytest.mark.clause("ML-cont-07", "ML-str-12")
def test_espada_real_strengthens_all_its_controllers_allies(mitos):
    t = mitos.table(hand=["huracan"], reserve=["espada_real-co"], defence=["einheryar"], enemy_defence=["minotauro-co"])
    assert t.strength("einheryar") == 5
    assert t.strength("minotauro-co") == 3
    t.play("huracan")
    assert t.strength("huracan") == 4


@pytest.mark.clause("ML-perm-02", "ML-perm-05", "ML-perm-08", "ML-card-02")
def test_shuar_names_a_card_for_the_rest_of_the_game(mitos):
    t = mitos.table(gold=6, hand=["shuar-co", "yanomami"], enemy_defence=["vikingo-co"], enemy_hand=["vikingo-co"], enemy_gold=3)
    t.play("shuar-co")
    t.act("name", word="Vikingo")
    assert t.silenced("vikingo-co")
    t.end_turn()
    t.play("2:vikingo-co#2" if t.zone("2:vikingo-co#2") == "hand" else "2:vikingo-co")
    assert t.silenced("2:vikingo-co#1") and t.silenced("2:vikingo-co#2")


@pytest.mark.clause("ML-perm-04", "ML-perm-09")
def test_zara_holds_an_ally_while_that_ally_stays(mitos):
    t = mitos.table(
        gold=9, hand=["zara-co", "waldganger", "gnomos_burlones-co"], enemy_defence=["huracan", "machi"], defence=["chiang_shih"]
    )
    t.play("zara-co", "huracan").play("gnomos_burlones-co", "zara-co")
    assert t.zone("zara-co") == "graveyard"  # the effect stays without her
    t.attack("chiang_shih")
    assert t.refusal("block", "huracan", "chiang_shih").clause == "ML-blk-08"
    assert t.can("block", "machi", "chiang_shih")
    t.block().end_battle()
    t.pass_()
    assert t.refusal("attack", "huracan").clause == "ML-blk-08"
    t.answer("done")
    t.answer("group")
    t.play("waldganger", "huracan")
    t.no()
    t.end_turn()
    t.play("huracan")
    t.pass_()
    assert t.can("attack", "huracan")  # a new card


@pytest.mark.clause("ML-perm-06", "ML-perm-07")
def test_eclipse_de_dragon_closes_the_rivals_graveyard(mitos):
    t = mitos.table(
        gold=3, hand=["eclipse_de_dragon-mg"], enemy_gold=2, enemy_hand=["hidromiel"], enemy_graveyard=["argonautas"] * 4
    )
    t.play("eclipse_de_dragon-mg")
    t.end_turn()
    assert t.refusal("play", "hidromiel").clause == "ML-tal-02"


@pytest.mark.clause("ML-trig-08")
def test_gyallarhorn_triggers_and_its_controller_decides(mitos):
    castle = ["puerta_del_sol_tiahuanacu", "puerta_del_sol_tiahuanacu", *["argonautas"] * 5]
    for answer, gained in (("yes", 2), ("no", 0)):
        t = mitos.table(gold=3, hand=["salome"], enemy_reserve=["gyallarhorn"], enemy_castle=castle)
        t.play("salome")
        assert (t.zone("gyallarhorn"), t.decision.player, t.options) == ("graveyard", 1, ["yes", "no"])
        t.answer(answer)
        t.aim("puerta_del_sol_tiahuanacu#1", "puerta_del_sol_tiahuanacu#2")
        assert t.count("reserve", 2) == gained


@pytest.mark.clause("ML-cont-05", "ML-cont-08")
def test_totem_de_guanaco_makes_each_of_the_rivals_cards_dearer(mitos):
    hand = ["espada_real-er", "huracan", "huitzilopochtli", "kunai", "totem_de_jaguar"]
    t = mitos.table(gold=9, hand=hand, defence=["einheryar"], enemy_support=["totem_de_guanaco-in"], enemy_hand=["machi"])
    assert [t.price(name) for name in hand[1:]] == [1, 2, 3, 3]
    assert t.price("machi", player=2) == 3  # its controller pays no more
    oro = t.s.names[t.s.zone(HAND, 0)[0]]
    t.act("play", oro)
    assert t.count("paid") == 0  # an Oro has no cost that could rise
    t.play("huracan")
    assert t.count("paid") == 1


@pytest.mark.clause("ML-ctrl-07")
def test_yanomami_aegir_waldganger_and_wong_fei_hung_send_cards_to_their_owners(mitos):
    stolen = [{"card": "huracan", "owner": 1}]
    for card, zone in (("yanomami", "graveyard"), ("aegir", "castle"), ("waldganger", "hand")):
        t = mitos.table(gold=4, hand=[card], enemy_defence=stolen)
        t.play(card, "huracan")
        assert (t.zone("huracan"), t.controller("huracan")) == (zone, 1)
    exiled = mitos.table(defence=[{"card": "wong_fei_hung", "owner": 2}])
    exiled.use("wong_fei_hung")
    assert (exiled.zone("wong_fei_hung"), exiled.controller("wong_fei_hung")) == ("exile", 2)


@pytest.mark.clause("ML-tgt-10")
def test_yanomami_takes_any_opposing_ally(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], defence=["machi"], enemy_defence=["chacs", "dearg_diulai", "argonautas", "tyra"])
    t.act("play", "yanomami")
    assert t.choices() == {"chacs", "dearg_diulai", "argonautas", "tyra"}
    assert t.refusal("choose", "machi").clause == "ML-tgt-08"


@pytest.mark.clause("ML-card-26")
def test_los_eddas_print_what_they_do_and_nothing_else(mitos):
    t = mitos.table(gold=5, hand=["los_eddas"], enemy_hand=["huracan", "machi"])
    said = t.s.cards[t.card("los_eddas")].text("es")
    assert said == "Tu oponente descarta toda su mano, luego roba 4 cartas."
    t.play("los_eddas")
    assert (t.count("hand", 2), t.count("graveyard", 2)) == (4, 2)
