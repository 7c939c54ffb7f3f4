"""El Reto and its expansion: each card shown by playing it."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas.values import may_attack

# ---------------------------------------------------------------------------------------------------------------- Talismanes


@pytest.mark.parametrize("id", ["odin-er", "odin-co"])
def test_odin_finds_any_card_of_the_castle_without_showing_it(stage, id):
    t = stage.play(id, castle=["demonio", "talos", "rey_mono"])
    t.choose("talos")
    assert t.ids("hand") == ["talos"]
    assert not t.s.game.sight.sees(t.s, 1, t.card("talos"))


@pytest.mark.parametrize("id", ["gorgonas-er", "gorgonas-co"])
def test_gorgonas_leaves_an_opposing_ally_without_strength_for_the_turn(stage, id):
    t = stage.play(id, "rey_mono", enemy_defence=["rey_mono", "talos"], defence=["thor-er"])
    assert (t.strength("rey_mono"), t.strength("talos"), t.strength("thor-er")) == (0, 2, 8)
    t.end_turn()
    assert t.strength("rey_mono") == 3


def test_huitzilopochtli_gives_three(stage):
    t = stage.play("huitzilopochtli", "talos", defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.strength("talos"), t.strength("rey_mono")) == (5, 3)


@pytest.mark.parametrize("id", ["hades-er", "hades-co"])
def test_hades_needs_an_ally_on_each_side(stage, id):
    t = stage.play(id, "talos", "rey_mono", defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.controller("talos"), t.controller("rey_mono")) == (2, 1)
    alone = stage.table(gold=2, hand=[id], defence=["talos"])
    assert alone.refusal("play", id).clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["bufalo_blanco-er", "bufalo_blanco-co"])
def test_bufalo_blanco_strengthens_yours_alone(stage, id):
    t = stage.play(id, defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.strength("talos"), t.strength("rey_mono")) == (3, 3)


@pytest.mark.parametrize("id", ["seth", "loki-er", "loki-co"])
def test_a_look_at_the_opponents_hand(stage, id):
    t = stage.play(id, enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_caleuche_keeps_every_opposing_ally_from_blocking(stage):
    t = stage.play("caleuche", defence=["talos"], enemy_defence=["rey_mono", "prometeo"])
    t.attack("talos")
    assert t.decision.kind != "block"


def test_bruja_carabusse_keeps_one_from_blocking(stage):
    t = stage.play("bruja_carabusse", "rey_mono", defence=["talos"], enemy_defence=["rey_mono", "prometeo"])
    t.attack("talos")
    assert not t.can("block", "rey_mono", "talos")
    assert t.can("block", "prometeo", "talos")


def test_hefesto_gives_three_for_good(stage):
    t = stage.play("hefesto-er", "talos", defence=["talos"])
    t.end_turn().end_turn()
    assert t.strength("talos") == 5


def test_pincoya_gives_one_for_good(stage):
    t = stage.play("pincoya", "talos", defence=["talos"])
    t.end_turn()
    assert t.strength("talos") == 3


def test_hercules_looks_for_an_ally_in_battle(stage):
    t = stage.table(gold=5, hand=["hercules"], defence=["talos", "rey_mono"])
    assert t.refusal("play", "hercules").clause == "ML-tal-02"
    t.attack("talos")
    t.play("hercules", "talos")
    assert (t.strength("talos"), t.strength("rey_mono")) == (3, 3)
    t.end_battle()
    assert t.strength("talos") == 3


@pytest.mark.parametrize(("id", "cards"), [("baal-er", 1), ("zeus", 6)])
def test_talismans_that_draw(stage, id, cards):
    t = stage.play(id)
    assert t.count("hand") == cards
    assert t.count("castle") == 20 - cards


@pytest.mark.parametrize("id", ["icaro-er", "icaro-co", "baal-co"])
def test_icaro_may_draw(stage, id):
    t = stage.table(gold=1, hand=[id])
    t.play(id).no()
    assert t.count("hand") == 0
    assert stage.play(id).count("hand") == 1


def test_vampiro_oriental_draws_two_and_discards_one(stage):
    t = stage.play("vampiro_oriental", hand=["talos"])
    t.choose("talos")
    assert (t.count("hand"), t.zone("talos")) == (2, "graveyard")


@pytest.mark.parametrize(("id", "cards"), [("ciclope", 2), ("anchimallen-er", 1), ("anchimallen-co", 1)])
def test_talismans_that_discard_at_random(stage, id, cards):
    t = stage.play(id, enemy_hand=["talos", "rey_mono", "prometeo"])
    assert t.count("hand", 2) == 3 - cards
    assert t.count("graveyard", 2) == cards


@pytest.mark.parametrize("id", ["ymir-er", "ymir-co"])
def test_ymir_keeps_the_opponents_allies_from_attacking_this_turn(stage, id):
    t = stage.play(id, defence=["talos"], enemy_defence=["rey_mono"])
    assert not may_attack(t.s, t.card("rey_mono"))
    assert may_attack(t.s, t.card("talos"))
    t.end_turn()
    assert may_attack(t.s, t.card("rey_mono"))


@pytest.mark.parametrize("id", ["xolotl-er", "xolotl-co"])
def test_xolotl_destroys_the_strong_ones_of_the_opponent(stage, id):
    t = stage.play(id, enemy_defence=["rey_mono", "los_titanes", "thor-er"], defence=["sir_gawain", "tyr"])
    assert set(t.ids("graveyard", 2)) == {"los_titanes", "thor-er"}
    assert t.zone("tyr") == "defence"


def test_vishnu_destroys_an_oro_paid_or_not(stage):
    t = stage.table(gold=3, hand=["vishnu"], enemy_reserve=["lampara_magica-er"], enemy_paid=["escudo_real"])
    t.play("vishnu", "escudo_real")
    assert t.ids("graveyard", 2) == ["escudo_real"]


@pytest.mark.parametrize("id", ["pan_gu-er", "pan_gu-co"])
def test_pan_gu_searches_the_graveyard_and_names_no_target(stage, id):
    t = stage.table(gold=3, hand=[id], graveyard=["talos", "zeus", "baal-er"])
    t.act("play", id)
    assert t.count("reserve") == 0  # the cost is paid before the choice is made
    t.choose("zeus")
    assert t.ids("hand") == ["zeus"]
    empty = stage.table(gold=3, hand=[id], graveyard=["talos"])
    assert empty.refusal("play", id).clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["aquiles-er", "aquiles-co"])
def test_aquiles_helps_a_blocker(stage, id):
    t = stage.table(active=2, gold=2, hand=[id], defence=["talos", "prometeo"], enemy_defence=["rey_mono"])
    t.attack("rey_mono").block(("talos", "rey_mono"))
    t.play(id, "talos")
    assert (t.zone("rey_mono"), t.zone("talos")) == ("graveyard", "defence")


@pytest.mark.parametrize("id", ["invunche-er", "invunche-co"])
def test_invunche_weakens_every_opposing_ally(stage, id):
    t = stage.play(id, enemy_defence=["talos", "rey_mono"], defence=["prometeo"])
    assert (t.strength("talos"), t.strength("rey_mono"), t.strength("prometeo")) == (1, 2, 1)


@pytest.mark.parametrize("id", ["arpia-er", "arpia-co"])
def test_arpia_weakens_two(stage, id):
    t = stage.play(id, "talos", "rey_mono", enemy_defence=["talos", "rey_mono", "prometeo"])
    assert (t.strength("talos"), t.strength("rey_mono"), t.strength("prometeo")) == (1, 2, 1)


def test_jinas_orders_the_six_top_cards(stage):
    castle = ["talos", "rey_mono", "prometeo", "thor-er", "los_titanes", "demonio", "zeus"]
    t = stage.play("jinas", castle=castle)
    t.choose("demonio", "talos", "rey_mono", "prometeo", "thor-er")
    assert t.ids("castle") == ["demonio", "talos", "rey_mono", "prometeo", "thor-er", "los_titanes", "zeus"]


@pytest.mark.parametrize(("id", "cards"), [("chon_chon-er", 2), ("chon_chon-co", 2)])
def test_talismans_that_mill(stage, id, cards):
    t = stage.play(id)
    assert (t.count("castle", 2), t.count("castle")) == (20 - cards, 20)


@pytest.mark.parametrize("id", ["haiwatha-er", "haiwatha-co"])
def test_haiwatha_returns_a_card_of_your_graveyard(stage, id):
    t = stage.play(id, "talos", graveyard=["talos", "zeus"], enemy_graveyard=["rey_mono"])
    assert t.ids("hand") == ["talos"]


def test_poseidon_looks_at_the_top_of_their_castle(stage):
    t = stage.play("poseidon", enemy_castle=["talos", "rey_mono"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))
    assert not t.s.game.sight.sees(t.s, 0, t.card("rey_mono"))


@pytest.mark.parametrize("id", ["merlin-er", "merlin-co"])
def test_merlin_puts_a_knight_into_play(stage, id):
    t = stage.play(id, castle=["talos", "sir_gawain", "beowulf"])
    t.choose("sir_gawain")
    assert t.zone("sir_gawain") == "defence"


def test_indra_may_take_an_oro_from_the_hand(stage):
    t = stage.play("indra", "escudo_real", enemy_hand=["escudo_real", "talos"])
    assert t.ids("hand", 2) == ["talos"]
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))


def test_izanami_e_izanagi_may_find_a_dragon(stage):
    t = stage.play("izanami_e_izanagi", castle=["talos", "hydra", "argonautas"])
    assert t.ids("hand") == ["hydra"]


@pytest.mark.parametrize("id", ["apolo-ere", "apolo-co"])
def test_apolo_takes_every_ability_of_a_card_for_the_turn(stage, id):
    t = stage.play(id, "berserker-er", enemy_defence=["berserker-er"])
    assert t.silenced("berserker-er")
    t.end_turn()
    assert not t.silenced("berserker-er")


def test_kelpie_helps_vampires_alone(stage):
    t = stage.play("kelpie", "judy", defence=["judy", "talos"])
    assert (t.strength("judy"), t.strength("talos")) == (5, 2)
    assert stage.table(gold=1, hand=["kelpie"], defence=["talos"]).refusal("play", "kelpie").clause == "ML-tal-02"


@pytest.mark.parametrize("id", ["haiit-ere", "haiit-co"])
def test_haiit_gives_two_virtual_oros(stage, id):
    t = stage.play(id)
    assert t.virtual() == 2
    t.end_turn()
    assert t.virtual() == 0


def test_hada_viviana_keeps_the_opponent_from_drawing_at_all(stage):
    t = stage.play("hada_viviana", enemy_gold=1, enemy_hand=["baal-er"])
    t.end_turn()
    t.play("baal-er")
    assert t.count("hand", 2) == 0
    t.end_turn()
    assert t.count("castle", 2) == 20
    t.end_turn()
    t.end_turn()
    assert t.count("castle", 2) == 19


def test_fu_hi_takes_the_damage_of_an_attacker(stage):
    t = stage.table(enemy_gold=1, enemy_hand=["fu_hi"], defence=["rey_mono"])
    t.attack("rey_mono")
    t.play("fu_hi", "rey_mono")
    t.end_battle()
    assert t.count("castle", 2) == 20


def test_conejo_escriba_opens_the_hand_for_the_whole_game(stage):
    t = stage.play("conejo_escriba", enemy_hand=["talos"])
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))
    t.end_turn().end_turn()
    assert all(t.s.game.sight.sees(t.s, 0, card) for card in t.s.zone(1, 1))


def test_pixies_keeps_the_opponent_from_using_oros_in_this_turn(stage):
    rival = {"enemy_gold": 3, "enemy_hand": ["gorgonas-er"], "enemy_virtual": 2}
    t = stage.table(defence=["talos"], **rival)
    t.attack("talos")
    assert t.can("play", "gorgonas-er")
    t = stage.play("pixies", defence=["talos"], **rival)
    t.attack("talos")
    assert (t.count("castle", 2), t.strength("talos")) == (18, 2)
    assert t.count("reserve", 2) == 3


def test_quetzalcoatl_lets_an_unblockable_ally_be_blocked(stage):
    t = stage.table(active=2, enemy_gold=1, enemy_hand=["quetzalcoatl"], enemy_defence=["berserker-er"], defence=["talos"])
    t.play("quetzalcoatl", "berserker-er")
    t.attack("berserker-er")
    assert t.can("block", "talos", "berserker-er")


def test_orejona_keeps_paid_oros_paid(stage):
    t = stage.table(gold=4, hand=["orejona"], enemy_paid=["escudo_real"], enemy_reserve=["lampara_magica-er"])
    t.play("orejona")
    t.end_turn()
    assert t.zone("escudo_real") == "paid"
    t.end_turn().end_turn()
    assert t.zone("escudo_real") == "reserve"


def test_horus_shuffles_an_opposing_ally(stage):
    t = stage.play("horus", "talos", enemy_defence=["talos", "rey_mono"])
    assert t.zone("talos") == "castle"


@pytest.mark.parametrize("id", ["viracocha-er", "viracocha-co"])
def test_viracocha_keeps_an_ally_from_attacking_and_blocking(stage, id):
    t = stage.play(id, "rey_mono", defence=["talos"], enemy_defence=["rey_mono"])
    t.attack("talos")
    assert t.decision.kind != "block"


@pytest.mark.parametrize("id", ["walkirias-ere", "walkirias-co"])
def test_walkirias_annul_anything_played(stage, id):
    t = stage.table(gold=3, hand=["rey_midas", "fetiche-mg"], gold_dropped=True, enemy_hand=[id], virtual=1)
    t.play("rey_midas")
    t.play(id)
    assert t.zone("rey_midas") == "graveyard"
    assert t.virtual() == 0


def test_yggdrasil_shuffles_the_top_five_of_the_graveyard(stage):
    pile = ["talos", "rey_mono", "prometeo", "thor-er", "los_titanes", "demonio"]
    t = stage.play("yggdrasil", graveyard=pile)
    assert t.ids("graveyard") == ["talos", "yggdrasil"]
    assert t.count("castle") == 25


def test_cancerbero_destroys_any_ally_and_finds_two_oros(stage):
    oros = ("escudo_real", "lampara_magica-er")
    t = stage.play(
        "cancerbero-er", "rey_mono", *oros, enemy_defence=["rey_mono"], castle=["escudo_real", "talos", "lampara_magica-er"]
    )
    assert t.zone("rey_mono") == "graveyard"
    assert set(t.ids("hand")) == {"escudo_real", "lampara_magica-er"}


def test_matador_de_dragones_buries_a_dragon_of_their_castle(stage):
    t = stage.play("matador_de_dragones", enemy_castle=["talos", "hydra", "rey_mono"])
    assert t.ids("graveyard", 2) == ["hydra"]


def test_afrodita_orders_the_top_of_their_castle(stage):
    t = stage.play("afrodita", enemy_castle=["talos", "rey_mono", "prometeo", "zeus"])
    t.choose("prometeo", "rey_mono")
    assert t.ids("castle", 2) == ["prometeo", "rey_mono", "talos", "zeus"]


# ---------------------------------------------------------------------------------------------------------------- Aliados


@pytest.mark.parametrize(
    "id", ["dragon_medieval", "serpiente_emplumada-er", "serpiente_emplumada-co", "berserker-er", "berserker-co"]
)
def test_unblockable_allies(stage, id):
    assert stage.cannot_be_blocked(id)
    assert not stage.cannot_be_blocked("talos")


@pytest.mark.parametrize("id", ["guerrero_jaguar", "kraken"])
def test_allies_that_gain_one_when_they_attack(stage, id):
    t = stage.table(defence=[id])
    before = t.strength(id)
    t.attack(id)
    assert t.count("castle", 2) == 20 - before - 1
    assert t.strength(id) == before  # the turn is over


def test_ser_abominable_copies_an_ally_until_the_final_phase(stage):
    t = stage.use("ser_abominable", "berserker-er", enemy_defence=["berserker-er", "talos"])
    assert t.strength("ser_abominable") == 2
    assert t.refusal("use", "ser_abominable", word="1")
    t.attack("ser_abominable")
    assert t.decision.kind != "block"
    t.end_battle()
    assert t.strength("ser_abominable") == 0


@pytest.mark.parametrize("id", ["trauko-er", "trauko-co"])
def test_traukos_count_one_another(stage, id):
    assert stage.table(defence=[id]).strength(id) == 2
    t = stage.table(defence=[id, "trauko-co"], enemy_defence=["trauko-co"])
    assert t.strength(id) == 3


def test_demonio_mills_four_of_your_own_to_enter(stage):
    t = stage.play("demonio")
    assert (t.zone("demonio"), t.count("castle"), t.count("castle", 2)) == ("defence", 16, 20)


@pytest.mark.parametrize("id", ["mara-er", "mara-co", "balder"])
def test_allies_that_come_back_to_hand_when_destroyed(stage, id):
    t = stage.destroyed(id)
    assert t.ids("hand") == [id]


@pytest.mark.parametrize("id", ["unicornio-er", "unicornio-co"])
def test_unicornio_turns_into_an_oro(stage, id):
    t = stage.use(id)
    assert (t.virtual(), t.zone(id)) == (1, "graveyard")


@pytest.mark.parametrize("id", ["bunyip", "gnomos_burlones-co"])
def test_allies_that_destroy_one_of_yours(stage, id):
    t = stage.play(id, "talos", defence=["talos"], enemy_defence=["rey_mono"])
    assert (t.zone("talos"), t.zone("rey_mono"), t.zone(id)) == ("graveyard", "defence", "defence")
    assert stage.play(id).zone(id) == "graveyard"  # alone, it is itself the one


def test_oannes_may_draw(stage):
    assert stage.play("oannes").count("hand") == 1


@pytest.mark.parametrize("id", ["fenrir-er", "fenrir-co"])
def test_fenrir_attacks_with_two_others(stage, id):
    t = stage.table(defence=[id, "talos"])
    t.pass_()
    assert not t.can("attack", id)
    pack = stage.table(defence=[id, "talos", "rey_mono"])
    pack.pass_()
    pack.act("attack", id)
    assert not pack.can("done")
    pack.act("attack", "talos")  # the third goes by itself
    assert pack.count("castle", 2) == 11


def test_marduk_grows_while_a_dragon_is_in_play(stage):
    assert stage.table(defence=["marduk"]).strength("marduk") == 3
    assert stage.table(defence=["marduk"], enemy_defence=["hydra"]).strength("marduk") == 6


def test_el_basajaun_must_be_blocked(stage):
    t = stage.table(defence=["el_basajaun", "prometeo"], enemy_defence=["talos"])
    t.attack("el_basajaun", "prometeo")  # the only one who can block has no choice
    assert (t.zone("el_basajaun"), t.zone("talos")) == ("graveyard", "graveyard")
    two = stage.table(defence=["el_basajaun"], enemy_defence=["talos", "rey_mono"])
    two.attack("el_basajaun")
    assert not two.can("done")


@pytest.mark.parametrize("id", ["esfinge-er", "esfinge-co"])
def test_esfinge_only_blocks(stage, id):
    t = stage.table(defence=[id, "talos"])
    t.pass_()
    assert not t.can("attack", id)
    assert t.can("attack", "talos")


def test_kordrag_makes_knights_of_all_yours(stage):
    t = stage.table(defence=["kordrag", "talos"], enemy_defence=["rey_mono"])
    assert t.races("talos") == {"caballero"}
    assert t.races("rey_mono") == set()


def test_cizin_is_as_strong_as_your_oros_are_many(stage):
    assert stage.table(gold=3, paid=["escudo_real"], defence=["cizin"]).strength("cizin") == 4


def test_kornos_is_blocked_by_knights_alone(stage):
    t = stage.table(defence=["kornos"], enemy_defence=["talos", "gilgamesh"])
    t.attack("kornos")
    assert t.can("block", "gilgamesh", "kornos")
    assert not t.can("block", "talos", "kornos")


def test_grootslang_becomes_an_oro_of_the_castle(stage):
    t = stage.use("grootslang", castle=["talos", "escudo_real", "rey_mono"])
    assert (t.zone("grootslang"), t.zone("escudo_real")) == ("graveyard", "reserve")


def test_mithra_asks_for_two_oros(stage):
    t = stage.table(reserve=["escudo_real"], paid=["lampara_magica-er"], hand=["mithra"])
    t.play("mithra")
    t.aim("escudo_real")
    assert set(t.ids("graveyard")) == {"escudo_real", "lampara_magica-er"}
    poor = stage.table(reserve=["escudo_real"], hand=["mithra"])
    assert poor.refusal("play", "mithra").clause == "ML-put-03"


def test_isthar_goes_back_to_hand_after_attacking(stage):
    t = stage.fight("isthar")
    t.end_battle()
    assert "isthar" in t.ids("hand")
    assert t.count("castle", 2) == 17


def test_krishna_mills_one_of_your_own(stage):
    assert stage.play("krishna").count("castle") == 19


def test_kasewats_must_attack(stage):
    t = stage.table(defence=["kasewats", "talos"])
    t.pass_()
    assert not t.can("done")
    t.act("attack", "kasewats")
    assert t.can("done")


def test_rey_midas_brings_an_oro(stage):
    assert stage.play("rey_midas").virtual() == 1


def test_dragon_oriental_blocks_the_unblockable(stage):
    t = stage.table(defence=["berserker-er"], enemy_defence=["dragon_oriental", "talos"])
    t.attack("berserker-er")
    assert t.can("block", "dragon_oriental", "berserker-er")
    assert not t.can("block", "talos", "berserker-er")


def test_humbaba_sends_an_oro_back(stage):
    t = stage.destroyed("humbaba", "escudo_real", enemy_reserve=["escudo_real"])
    assert "escudo_real" in t.ids("hand", 2)


def test_dagon_shows_your_hand(stage):
    t = stage.play("dagon", hand=["talos"])
    assert t.s.game.sight.sees(t.s, 1, t.card("talos"))


def test_goblins_weaken_whoever_blocks_them(stage):
    t = stage.war("goblins", "talos")
    assert t.strength("talos") == 1
    t.end_battle()
    assert (t.zone("goblins"), t.zone("talos")) == ("graveyard", "graveyard")


def test_narciso_attacks_a_smaller_hand(stage):
    t = stage.table(defence=["narciso"], hand=["rey_mono"])
    t.pass_()
    assert t.can("attack", "narciso")
    even = stage.table(defence=["narciso", "talos"], hand=["rey_mono"], enemy_hand=["rey_mono"])
    even.pass_()
    assert not even.can("attack", "narciso")


@pytest.mark.parametrize("id", ["pegaso-er", "pegaso-co"])
def test_pegaso_leaves_its_strength_to_another(stage, id):
    t = stage.destroyed(id, "talos", defence=["talos"])
    assert t.strength("talos") == 3


@pytest.mark.parametrize("id", ["sirenas-er", "sirenas-co"])
def test_sirenas_pay_with_their_castle(stage, id):
    t = stage.use(id, "talos", defence=["rey_mono"], enemy_defence=["talos"])
    assert t.count("castle") == 18
    t.attack("rey_mono")
    assert t.decision.kind != "block"


def test_medusa_stops_an_attack_of_this_turn(stage):
    t = stage.use("medusa-er", "talos", pay=3, enemy_defence=["talos"])
    assert t.count("paid") == 3
    t.end_turn()
    t.pass_()
    assert t.can("attack", "talos")  # the turn in which it could not is over


@pytest.mark.parametrize("id", ["ninfas-er", "ninfas-co"])
def test_ninfas_find_another(stage, id):
    t = stage.play(id, castle=["talos", "ninfas-co", "rey_mono"])
    assert t.ids("hand") == ["ninfas-co"]


def test_caballero_negro_strengthens_all_other_knights(stage):
    t = stage.play("caballero_negro", defence=["sir_gawain"], enemy_defence=["gilgamesh", "talos"])
    assert [t.strength(each) for each in ("caballero_negro", "sir_gawain", "gilgamesh", "talos")] == [2, 4, 3, 2]


def test_rey_arturo_leads_knights_into_battle(stage):
    t = stage.war("rey_arturo", "", "sir_gawain", "talos", defence=["gilgamesh"])
    assert [t.strength(each) for each in ("rey_arturo", "sir_gawain", "talos", "gilgamesh")] == [4, 4, 2, 2]


def test_amazonas_are_free_beside_amazonas(stage):
    t = stage.table(hand=["amazonas", "amazonas"], enemy_defence=["amazonas"])
    assert t.price("amazonas#1") == 0
    assert stage.table(hand=["amazonas"]).price("amazonas") == 2


@pytest.mark.parametrize("id", ["perseo-er", "perseo-co"])
def test_perseo_silences_medusa_and_sirenas_of_the_opponent(stage, id):
    t = stage.table(defence=[id, "medusa-er"], enemy_defence=["medusa-co", "sirenas-co", "unicornio-er"])
    silent = [t.silenced(each) for each in ("medusa-er", "medusa-co", "sirenas-co", "unicornio-er")]
    assert silent == [False, True, True, False]


# --------------------------------------------------------------------------------- names, tops of Castles, what costs tell


def test_guillermo_tell_takes_the_card_it_names(stage):
    t = stage.play("guillermo_tell", enemy_hand=["talos", "zeus"])
    t.act("name", word="Zeus")
    assert t.ids("hand", 2) == ["talos"]
    assert t.s.game.sight.sees(t.s, 0, t.card("talos"))
    missed = stage.play("guillermo_tell", enemy_hand=["talos"])
    missed.act("name", word="Zeus")
    assert missed.ids("hand", 2) == ["talos"]


def test_caballo_de_troya_bans_a_name_for_the_rest_of_the_game(stage):
    t = stage.play("caballo_de_troya", "berserker-er", enemy_gold=6, enemy_defence=["berserker-er"], enemy_hand=["berserker-co"])
    t.end_turn()
    assert t.refusal("play", "berserker-co").clause == "ML-play-04"


def test_caja_de_pandora_turns_the_top_of_both_castles(stage):
    t = stage.play("caja_de_pandora", castle=["talos", "seth", "zeus"], enemy_castle=["baal-er", "seth", "zeus"])
    assert (t.zone("talos"), t.controller("talos"), t.zone("2:baal-er")) == ("defence", 1, "graveyard")
    u = stage.play("caja_de_pandora", castle=["baal-er", "seth", "zeus"], enemy_castle=["talos", "seth", "zeus"])
    assert (u.zone("talos"), u.controller("talos")) == ("defence", 2)


@pytest.mark.parametrize("id", ["wondjinas-ere", "wondjinas-co"])
def test_wondjinas_makes_strength_of_every_cost(stage, id):
    t = stage.play(id, defence=["rey_mono"], enemy_defence=["talos"])
    assert (t.strength("rey_mono"), t.strength("talos")) == (5, 3)
    t.end_turn()
    assert (t.strength("rey_mono"), t.strength("talos")) == (3, 2)


def test_sir_galahad_gains_one_while_it_is_a_knight(stage):
    assert stage.table(defence=["sir_galahad"]).strength("sir_galahad") == 3
    assert stage.armed("dagas_krish", "sir_galahad").strength("sir_galahad") == 2


@pytest.mark.parametrize("id", ["anubis-er", "anubis-co"])
def test_anubis_dies_to_bring_an_ally_back_into_play(stage, id):
    t = stage.use(id, "talos", graveyard=["talos", "rey_mono", "seth"])
    assert (t.zone(id), t.zone("talos"), t.zone("rey_mono")) == ("graveyard", "defence", "graveyard")


def test_odiseo_gains_one_as_it_comes_and_two_cannot_be_blocked(stage):
    t = stage.play("odiseo")
    assert t.strength("odiseo") == 2
    t.end_turn()
    assert t.strength("odiseo") == 1
    assert not stage.cannot_be_blocked("odiseo")
    assert stage.cannot_be_blocked("odiseo", defence=["odiseo"])
