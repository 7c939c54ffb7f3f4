"""La Cofradía, Misión Santiago and Liber Dominus: each card shown by playing it.

Reprints that say the same as the first printing are shown beside it, in the file of that edition.
"""

from __future__ import annotations

import pytest

from tapete.core.labels import label
from tapete.games.mitos_y_leyendas.values import may_attack, unblockable

# --------------------------------------------------------------------------------------- those the rulebook speaks of


def test_abominacion_keeps_you_from_being_attacked(stage):
    t = stage.table(active=2, defence=["abominacion-co"], enemy_defence=["talos"])
    assert not may_attack(t.s, t.card("talos"))
    own = stage.table(defence=["abominacion-co"])
    assert may_attack(own.s, own.card("abominacion-co"))


def test_minotauro_counts_all_yours_itself_too(stage):
    t = stage.table(defence=["minotauro-co"], attack=["talos"], enemy_defence=["rey_mono"])
    assert t.strength("minotauro-co") == 4


def test_shuar_silences_a_name_for_the_whole_game(stage):
    t = stage.play("shuar-co", enemy_gold=9, enemy_defence=["berserker-er"], enemy_hand=["berserker-co"])
    t.act("name", word="Berserker")
    assert not unblockable(t.s, t.card("berserker-er"))
    t.end_turn()
    t.play("berserker-co")
    assert not unblockable(t.s, t.card("berserker-co"))


def test_espada_real_strengthens_yours_and_resists_rival_allies(stage):
    t = stage.table(active=2, reserve=["espada_real-co"], defence=["talos"], enemy_gold=9, enemy_hand=["salome", "vishnu"])
    assert t.strength("talos") == 3
    t.play("salome")
    assert t.zone("espada_real-co") == "reserve"
    t.play("vishnu")
    assert (t.zone("espada_real-co"), t.strength("talos")) == ("graveyard", 2)


def test_killa_keeps_everybody_from_putting_down_oros(stage):
    t = stage.table(hand=["escudo_real"], enemy_defence=["killa-co"])
    assert t.refusal("play", "escudo_real").clause == "ML-put-04"


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_pastor_draws_up_to_three(stage, number):
    t = stage.play("pastor-co")
    t.act("number", word=str(number))
    assert t.count("hand") == number


def test_vikingo_keeps_the_opponent_from_talismans(stage):
    t = stage.table(active=2, defence=["vikingo-co"], hand=["seth"], gold=1, enemy_gold=1, enemy_hand=["seth"])
    assert t.refusal("play", "2:seth").clause == "ML-play-04"


def test_zara_keeps_an_ally_out_of_battle_while_it_is_in_play(stage):
    t = stage.play("zara-co", "rey_mono", defence=["talos"], enemy_defence=["rey_mono"])
    t.attack("talos")
    assert t.count("castle", 2) == 18  # nobody could block
    assert not may_attack(t.s, t.card("rey_mono"))
    u = stage.table(gold=9, hand=["zara-co", "waldganger"], enemy_defence=["rey_mono"], enemy_gold=5)
    u.play("zara-co", "rey_mono").play("waldganger", "rey_mono").no()
    u.end_turn()
    u.play("rey_mono")
    u.end_turn().end_turn()
    assert may_attack(u.s, u.card("rey_mono"))  # it came back as a new card


def test_tsachila_closes_oros_in_the_next_turn(stage):
    t = stage.play("tsachila-co", enemy_gold=3, enemy_hand=["escudo_real", "beowulf", "oraculo"])
    t.end_turn()
    assert t.refusal("play", "escudo_real").clause == "ML-put-04"
    assert t.refusal("play", "beowulf").clause == "ML-play-20"
    t.play("oraculo")
    assert t.virtual(2) == 0
    t.end_turn().end_turn()
    assert t.can("play", "beowulf")


# ---------------------------------------------------------------------------------------------------------------- Talismanes


def test_hefesto_of_la_cofradia_looks_for_an_ally_in_battle(stage):
    t = stage.table(gold=3, hand=["hefesto-co"], defence=["talos"])
    assert t.refusal("play", "hefesto-co").clause == "ML-tal-02"
    t.attack("talos")
    t.play("hefesto-co", "talos")
    assert (t.count("castle", 2), t.strength("talos")) == (17, 3)


def test_oraculo_gives_four_virtual_oros(stage):
    assert stage.play("oraculo").virtual() == 4


def test_cancerbero_of_la_cofradia_destroys_one_of_yours(stage):
    t = stage.play("cancerbero-co", "talos", defence=["talos"], enemy_defence=["rey_mono"], castle=["escudo_real", "zeus", "seth"])
    assert (t.zone("talos"), t.zone("rey_mono"), t.ids("hand")) == ("graveyard", "defence", ["escudo_real"])


# ---------------------------------------------------------------------------------------------------------------- Aliados


def test_grifo_is_unblockable_and_goes_back_to_the_castle(stage):
    assert stage.cannot_be_blocked("grifo-co")
    t = stage.fight("grifo-co")
    assert (t.count("castle", 2), t.zone("grifo-co")) == (17, "castle")


def test_hadas_bring_one_another(stage):
    t = stage.play("hadas-co", castle=["talos", "hadas-co", "zeus"])
    assert sorted(t.ids("defence")) == ["hadas-co", "hadas-co"]


def test_brujo_chilote_shuffles_an_ally_for_three(stage):
    t = stage.use("brujo_chilote-co", "rey_mono", pay=3, enemy_defence=["rey_mono", "prometeo"])
    assert t.zone("rey_mono") == "castle"


def test_duende_mills_four(stage):
    assert stage.play("duende-co").count("castle", 2) == 16


def test_el_alicanto_grows_in_each_of_your_turns(stage):
    t = stage.table(defence=["el_alicanto-co"])
    t.end_turn()
    assert t.strength("el_alicanto-co") == 0
    t.end_turn()
    assert t.strength("el_alicanto-co") == 1


def test_manuk_shrinks_each_turn(stage):
    t = stage.table(defence=["manuk-co"])
    t.end_turn()
    assert t.strength("manuk-co") == 3
    t.end_turn()
    assert t.strength("manuk-co") == 2


def test_enjambre_leads_your_vampires(stage):
    t = stage.table(defence=["enjambre-co", "judy", "talos"], enemy_defence=["virna"])
    assert [t.strength(each) for each in ("enjambre-co", "judy", "talos", "virna")] == [3, 3, 2, 2]
    assert stage.cannot_be_blocked("judy", defence=["enjambre-co"])


def test_hechicera_finds_a_talisman_for_two_once_a_turn(stage):
    t = stage.use("hechicera-co", pay=4, castle=["talos", "seth", "rey_mono"])
    assert t.ids("hand") == ["seth"]
    assert t.refusal("use", "hechicera-co", word="1").clause == "ML-act-10"


def test_magnus_discards_at_random_and_gains_one_when_it_attacks(stage):
    assert stage.play("magnus-co", enemy_hand=["talos", "prometeo"]).count("hand", 2) == 1
    assert stage.fight("magnus-co").count("castle", 2) == 18


def test_maui_mills_two_and_discards_one_of_yours(stage):
    t = stage.play("maui-co", hand=["talos", "prometeo"])
    t.choose("talos")
    assert (t.count("castle"), t.ids("hand")) == (18, ["prometeo"])


def test_medusa_of_la_cofradia_keeps_an_ally_from_attacking_for_one(stage):
    t = stage.use("medusa-co", "talos", pay=1, enemy_defence=["talos"])
    assert not may_attack(t.s, t.card("talos"))


def test_mesalina_discards_at_random_once_a_turn(stage):
    t = stage.use("mesalina-co", pay=4, enemy_hand=["talos", "prometeo"])
    assert t.count("hand", 2) == 1
    assert t.refusal("use", "mesalina-co", word="1").clause == "ML-act-10"


def test_natasha_brings_two_virtual_oros_as_she_attacks(stage):
    assert stage.war("natasha-co").virtual() == 2


def test_thor_destroys_two_of_your_choice(stage):
    t = stage.play("thor-co", "talos", "rey_mono", enemy_defence=["talos", "rey_mono", "prometeo"])
    assert [t.zone(each) for each in ("talos", "rey_mono", "prometeo")] == ["graveyard", "graveyard", "defence"]


def test_zusano_attacks_at_once_with_a_free_weapon(stage):
    t = stage.play("zusano-co", hand=["kunai"])
    t.play("kunai", "zusano-co")
    t.attack("zusano-co")
    assert t.count("castle", 2) == 17


def test_centauro_grows_for_good_with_each_attack(stage):
    t = stage.fight("centauro-co")
    assert (t.count("castle", 2), t.strength("centauro-co")) == (18, 2)


def test_hadas_guerreras_make_all_yours_unblockable(stage):
    t = stage.table(defence=["hadas_guerreras-co", "talos"], enemy_defence=["rey_mono"])
    t.attack("hadas_guerreras-co", "talos")
    assert t.count("castle", 2) == 16


def test_linna_must_be_blocked(stage):
    t = stage.table(defence=["linna-co"], enemy_defence=["talos", "rey_mono"])
    t.attack("linna-co")
    assert not t.can("done")


def test_niamh_dies_to_annul_an_ally(stage):
    t = stage.table(gold=3, hand=["talos"], enemy_defence=["niamh-co"])
    t.play("talos")
    t.react("niamh-co")
    assert (t.zone("talos"), t.zone("niamh-co")) == ("graveyard", "graveyard")


def test_osiris_protects_your_totems(stage):
    t = stage.table(gold=2, hand=["perla_de_dragon"], enemy_defence=["osiris-co"], enemy_support=["totem_lunar"])
    t.play("perla_de_dragon")
    assert t.zone("totem_lunar") == "support"


def test_rugdraige_may_destroy_a_vampire(stage):
    assert stage.play("rugdraige-co", enemy_defence=["judy", "talos"]).zone("judy") == "graveyard"


def test_sisiutil_sells_strength(stage):
    t = stage.use("sisiutil-co", "talos", pay=2, defence=["talos"])
    assert t.strength("talos") == 4


def test_tezcaltlipoca_of_la_cofradia_puts_the_totem_into_play(stage):
    t = stage.play("tezcaltlipoca-co", graveyard=["totem_lunar", "talos"])
    assert t.zone("totem_lunar") == "support"


def test_triton_discards_as_it_comes_and_goes(stage):
    assert stage.play("triton-co", enemy_hand=["talos", "prometeo"]).count("hand", 2) == 1
    t = stage.table(gold=3, hand=["horus"], enemy_defence=["triton-co"], enemy_hand=["seth"])
    t.play("horus")
    assert (t.zone("triton-co"), t.count("hand")) == ("castle", 0)
    u = stage.table(gold=3, hand=["horus", "talos"], enemy_defence=["triton-co"])
    u.play("horus")
    assert u.zone("talos") == "graveyard"


def test_amaru_copies_a_shaman_until_the_final_phase(stage):
    t = stage.play("amaru-co", "machi", pay=1, defence=["machi"], enemy_defence=["rey_mono"])
    assert t.strength("amaru-co") == 1
    t.use("amaru-co", "rey_mono")
    assert t.strength("rey_mono") == 0
    t.end_turn()
    assert t.strength("amaru-co") == 0


def test_khnum_attacks_at_once_and_nobody_is_blocked(stage):
    t = stage.play("khnum-co", defence=["talos"], enemy_defence=["rey_mono"])
    t.attack("khnum-co", "talos")
    assert t.count("castle", 2) == 15


def test_la_quimera_looks_at_your_three_top_cards(stage):
    t = stage.play("la_quimera-co", castle=["talos", "zeus", "seth", "kunai"])
    assert [t.s.game.sight.sees(t.s, 0, t.card(each)) for each in ("talos", "zeus", "seth", "kunai")] == [True, True, True, False]
    assert t.ids("castle") == ["talos", "zeus", "seth", "kunai"]


def test_lilith_keeps_the_opponent_from_abilities_in_battle_alone(stage):
    t = stage.table(gold=1, enemy_gold=2, defence=["lilith-co"], enemy_defence=["machi"])
    t.attack("lilith-co").block()
    assert t.count("castle", 2) == 18  # Machi was not asked
    t.use("machi", "lilith-co")
    assert t.strength("lilith-co") == 0


# ----------------------------------------------------------------------------------- Misión Santiago and Liber Dominus


def test_guardian_protects_your_oros_and_may_bring_one_back(stage):
    t = stage.table(
        active=2, enemy_gold=7, enemy_hand=["vishnu", "yanomami"], gold=1, defence=["guardian"], graveyard=["escudo_real"]
    )
    t.play("vishnu")
    assert t.count("reserve") == 1
    t.play("yanomami")
    t.yes()
    assert t.zone("escudo_real") == "reserve"


def test_resplandor_dorado_gives_two_virtual_oros(stage):
    assert stage.play("resplandor_dorado").virtual() == 2


def test_totem_de_guerra_protects_everybodys_oros(stage):
    t = stage.table(gold=3, hand=["vishnu"], support=["totem_de_guerra"], enemy_gold=1)
    t.play("vishnu")
    assert t.count("reserve", 2) == 1


def test_golpe_vampiro_gives_two(stage):
    assert stage.armed("golpe_vampiro").strength("rey_mono") == 5


def test_dragon_de_magma_destroys_a_rival_ally(stage):
    assert stage.play("dragon_de_magma", enemy_defence=["thor-er"]).zone("thor-er") == "graveyard"


# ------------------------------------------------------------------------------------------ memories, choices, tops


def test_kel_essuf_brings_the_top_card_if_it_is_an_ally(stage):
    assert stage.play("kel_essuf-co", castle=["talos", "zeus", "seth"]).zone("talos") == "defence"
    assert stage.play("kel_essuf-co", castle=["zeus", "talos", "seth"]).zone("zeus") == "graveyard"


def test_ogro_grows_in_each_of_your_turns_it_stays_at_home(stage):
    t = stage.table(defence=["ogro-co"])
    t.end_turn()
    assert t.strength("ogro-co") == 2
    t.end_turn()
    assert t.strength("ogro-co") == 2  # the opponent's turn does not count
    u = stage.fight("ogro-co")
    assert u.strength("ogro-co") == 0


def test_moiras_of_la_cofradia_discards_when_it_stays_at_home(stage):
    t = stage.table(defence=["moiras-co"], enemy_hand=["talos", "seth"])
    t.end_turn()
    assert t.count("graveyard", 2) == 1
    u = stage.fight("moiras-co", enemy_hand=["talos", "seth"])
    assert u.count("hand", 2) == 2


def test_exorcista_leaves_the_opponent_two_evils(stage):
    t = stage.play("exorcista-co", enemy_hand=["talos", "seth"])
    assert t.decision.player == 1
    evils = [label(t.s, option, "es") for option in t.decision.options]
    assert evils == ["Descarta una carta de tu mano.", "Bota 2 cartas de tu Castillo."]  # told to whoever decides
    t.answer("option:1").choose("talos")
    assert (t.ids("hand", 2), t.count("castle", 2)) == (["seth"], 20)
    empty = stage.play("exorcista-co")
    assert empty.count("castle", 2) == 18


def test_kemsa_may_shuffle_three_cards_when_destroyed(stage):
    t = stage.destroyed("kemsa-co", "talos", "seth", "zeus", graveyard=["talos", "seth", "zeus"])
    assert t.ids("graveyard") == ["kemsa-co"]


def test_daphne_y_gregor_decide_whether_to_be_blocked(stage):
    t = stage.table(defence=["daphne_y_gregor-co"], enemy_defence=["talos"])
    t.attack("daphne_y_gregor-co").yes()
    assert t.count("castle", 2) == 18
    u = stage.table(defence=["daphne_y_gregor-co"], enemy_defence=["talos"])
    u.attack("daphne_y_gregor-co").no()
    assert u.can("block", "talos", "daphne_y_gregor-co")


def test_igor_doubles_against_the_unblockable(stage):
    t = stage.table(active=2, defence=["igor-co"], enemy_defence=["dragon_medieval"])
    t.attack("dragon_medieval").block(("igor-co", "dragon_medieval"))
    assert (t.zone("igor-co"), t.zone("dragon_medieval")) == ("graveyard", "graveyard")
    u = stage.table(active=2, defence=["igor-co"], enemy_defence=["los_titanes"])
    u.attack("los_titanes").block(("igor-co", "los_titanes"))
    assert u.zone("los_titanes") == "attack"
