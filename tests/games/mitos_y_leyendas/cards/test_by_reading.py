"""Cards whose text leaves something open and is read as other cards with the same words are, or as their other printing says."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.declaring import refuse_attack


@pytest.fixture
def attacked(mitos):
    """The opponent's Vigil, with Allies of theirs ready to attack."""

    def table(**parts):
        return mitos.table(active=2, **parts)

    return table


# ---------------------------------------------------------------------------------------------- as they enter play


def test_la_quimera_looks_at_three_cards_and_leaves_them_in_their_order(stage):
    t = stage.play("la_quimera-er", castle=["talos", "prometeo", "rey_mono", "gargola"])
    assert t.ids("castle") == ["talos", "prometeo", "rey_mono", "gargola"]
    seen = [t.s.game.sight.sees(t.s, player, t.card(each)) for player in (0, 1) for each in ("talos", "rey_mono", "gargola")]
    assert seen == [True, True, False, False, False, False]


def test_gnomos_burlones_of_el_reto_destroy_any_ally_and_themselves_if_they_are_alone(stage):
    t = stage.play("gnomos_burlones-er", "thor-er", defence=["talos"], enemy_defence=["thor-er"])
    assert (t.zone("thor-er"), t.zone("talos"), t.zone("gnomos_burlones-er")) == ("graveyard", "defence", "defence")
    alone = stage.play("gnomos_burlones-er")
    assert alone.zone("gnomos_burlones-er") == "graveyard"


def test_manuk_of_el_reto_loses_strength_every_turn_and_for_good(stage):
    t = stage.table(defence=["manuk-er"])
    t.end_turn()
    assert t.strength("manuk-er") == 3
    t.end_turn()
    assert t.strength("manuk-er") == 2


def test_vampiro_grows_by_the_cards_that_its_controller_mills(stage):
    t = stage.play("vampiro")
    assert t.options == [f"number:{number}" for number in range(6)]
    t.act("number", word="4")
    assert (t.strength("vampiro"), t.count("castle"), t.count("castle", 2)) == (4, 16, 20)
    t.end_turn()
    assert t.strength("vampiro") == 4
    none = stage.play("vampiro")
    none.act("number", word="0")
    assert (none.strength("vampiro"), none.count("castle")) == (0, 20)


def test_vampiro_grows_only_by_what_there_was_to_mill(stage):
    t = stage.play("vampiro", castle=["talos", "prometeo"])
    t.act("number", word="5")
    assert t.s.over  # an empty Castle loses, whatever came of it


def test_hombre_lobo_makes_the_next_werewolf_free_and_no_other_ally(stage):
    t = stage.play("hombre_lobo-co", hand=["guevadan-co", "talos", "brazo_fuerte"])
    assert [t.price(each) for each in ("guevadan-co", "talos", "brazo_fuerte")] == [0, 3, 0]
    t.play("guevadan-co")
    assert t.price("brazo_fuerte") == 1  # it was for one
    later = stage.play("hombre_lobo-co", hand=["guevadan-co"])
    later.end_turn()
    assert later.price("guevadan-co") == 5  # and for this turn


# -------------------------------------------------------------------------------------------------------- attacks


def test_gandalf_strengthens_the_dwarves_that_attack_beside_it(stage):
    sides = {"defence": ["gandalf", "ejercito_enano", "ejercito_enano"], "reserve": ["abaco"]}
    t = stage.table(**sides, hand=["hombres_de_madera"])
    t.attack("gandalf", "ejercito_enano#1")
    fighting, home = "ejercito_enano#1", "ejercito_enano#2"
    assert (t.strength("gandalf"), t.strength(fighting), t.strength(home)) == (4, 5, 4)  # each counts the other one besides


def test_gandalf_is_unblockable_and_gives_nothing_when_it_stays_home(stage):
    t = stage.table(
        defence=["gandalf", "ejercito_enano"], reserve=["abaco"], enemy_defence=["rey_mono"], hand=["hombres_de_madera"]
    )
    t.attack("ejercito_enano")
    t.done()
    assert t.strength("ejercito_enano") == 3
    alone = stage.table(defence=["gandalf"], enemy_defence=["rey_mono"])
    alone.attack("gandalf")  # nobody is asked to block it
    assert alone.count("castle", 2) == 16


def test_holmgang_makes_an_ally_attack_in_the_next_turn(stage):
    t = stage.play("holmgang", "rey_mono", enemy_defence=["rey_mono", "talos"])
    t.end_turn()
    t.answer("pass")
    assert t.options == ["attack:2:rey_mono#1", "attack:2:talos#1"]  # nobody may stop before it has been declared
    t.act("attack", "rey_mono")
    t.done()
    if t.decision.kind == "block":
        t.done()
    t.end_battle()
    assert t.zone("rey_mono") == "attack"


def test_holmgang_destroys_an_ally_that_could_not_attack(stage):
    t = stage.play("holmgang", "esfinge-er", enemy_defence=["esfinge-er"])
    t.end_turn()
    assert t.zone("esfinge-er") == "defence"
    t.end_turn()
    assert t.zone("esfinge-er") == "graveyard"


def test_holmgang_is_for_ones_own_turn(stage):
    t = stage.table(active=2, gold=3, hand=["holmgang", "hombres_de_madera"], enemy_defence=["rey_mono", "talos"])
    t.attack("rey_mono")
    assert t.options == ["play:1:hombres_de_madera#1", "pass"]
    assert t.refusal("play", "holmgang").clause == "ML-play-05"


def test_totem_de_salamandra_asks_an_ally_for_an_attack_and_the_attacker_chooses_which(attacked):
    t = attacked(support=["totem_de_salamandra"], enemy_defence=["rey_mono", "talos"])
    t.attack("rey_mono")
    assert (t.decision.player, t.decision.kind) == (1, "choose")
    t.choose("talos")
    t.end_battle()
    assert (t.zone("talos"), t.zone("rey_mono"), t.count("castle")) == ("graveyard", "attack", 17)


def test_totem_de_salamandra_costs_a_lone_attacker_itself(attacked):
    t = attacked(support=["totem_de_salamandra"], enemy_defence=["rey_mono"])
    t.attack("rey_mono")
    assert (t.zone("rey_mono"), t.count("castle")) == ("graveyard", 20)


def test_totem_de_salamandra_asks_nothing_of_its_controller_nor_once_it_has_lost_its_ability(attacked, mitos):
    own = mitos.table(support=["totem_de_salamandra"], defence=["rey_mono"])
    own.attack("rey_mono")
    assert own.zone("rey_mono") == "attack"
    silent = attacked(support=["totem_de_salamandra"], enemy_gold=2, enemy_hand=["apolo-co"], enemy_defence=["rey_mono"])
    silent.play("apolo-co", "totem_de_salamandra")
    silent.attack("rey_mono")
    assert silent.zone("rey_mono") == "attack"


def test_two_totems_de_salamandra_ask_for_an_ally_each(attacked):
    t = attacked(support=["totem_de_salamandra", "totem_de_salamandra"], enemy_defence=["rey_mono", "talos", "gargola"])
    t.attack("rey_mono")
    t.choose("talos")
    t.choose("gargola")
    assert (t.zone("rey_mono"), t.count("graveyard", 2)) == ("attack", 2)


def test_two_totems_de_salamandra_cannot_both_be_given_the_only_ally(attacked):
    t = attacked(support=["totem_de_salamandra", "totem_de_salamandra"], enemy_defence=["rey_mono"])
    assert not t.can("attack", "rey_mono")
    assert refuse_attack(t.s, 1, t.card("rey_mono"), ()) is no.ATTACK_COST


# ------------------------------------------------------------------------------------------------- damage and Oros


def hurt(attacked, card, **parts):
    """An attack for 3 that nobody blocks, and the card in response to its damage."""
    t = attacked(gold=3, hand=[card], enemy_defence=["rey_mono"], **parts)
    t.attack("rey_mono")
    if t.decision.kind == "war":
        t.pass_()
    return t


def test_arlequin_of_la_cofradia_mills_as_much_as_was_dealt(attacked):
    t = hurt(attacked, "arlequin-co")
    t.play("arlequin-co")
    t.end_battle()
    assert (t.count("castle"), t.count("castle", 2)) == (17, 16)  # three milled and the draw of the end of the turn


def test_arlequin_of_mundo_gotico_makes_the_attacker_discard_what_they_choose(attacked):
    t = hurt(attacked, "arlequin-mg", enemy_hand=["talos", "gargola", "thor-er", "prometeo"])
    t.play("arlequin-mg")
    assert t.decision.player == 1
    for each in ("talos", "gargola", "thor-er"):
        t.choose(each)
    assert [t.zone(each) for each in ("talos", "gargola", "thor-er", "prometeo")] == [*["graveyard"] * 3, "hand"]


def test_arlequin_of_mundo_gotico_asks_for_as_many_cards_in_the_hand(attacked):
    t = hurt(attacked, "arlequin-mg", enemy_hand=["talos", "gargola"])
    assert not t.can("play", "arlequin-mg")


def test_arlequin_has_nothing_to_answer_without_damage(attacked):
    t = attacked(gold=3, hand=["arlequin-co"], defence=["thor-er"], enemy_defence=["rey_mono"])
    assert not t.can("play", "arlequin-co")
    t.attack("rey_mono")
    t.block(("thor-er", "rey_mono"))
    while t.s.decision is not None and t.decision.kind == "war":
        t.pass_()
    assert not t.can("play", "arlequin-co")


def test_ataud_de_marfil_gives_twice_what_it_would_pay_and_is_gone(stage):
    t = stage.use("ataud_de_marfil", hand=["prometeo"])
    assert (t.zone("ataud_de_marfil"), t.virtual()) == ("graveyard", 2)
    t.play("prometeo")
    assert (t.zone("prometeo"), t.virtual()) == ("defence", 0)
    paid = stage.table(paid=["ataud_de_marfil"])
    assert paid.refusal("use", "ataud_de_marfil", word="1").clause == "ML-use-02"  # it has given what it gives


def test_ataud_de_marfil_cannot_be_given_while_oros_cannot_be_destroyed(stage):
    t = stage.table(reserve=["ataud_de_marfil"], support=["alfheim"])
    assert t.options == ["pass"]
    assert stage.table(reserve=["ataud_de_marfil"]).options == ["use:1:ataud_de_marfil#1:1", "pass"]


def test_revolucion_de_los_objetos_takes_an_ally_out_of_the_opponents_castle(stage):
    sides = {"castle": ["thor-er", "talos"], "enemy_castle": ["rey_mono", "abaco", "abaco"]}
    t = stage.play("revolucion_de_los_objetos-co", "rey_mono", **sides)
    assert (t.zone("rey_mono"), t.controller("rey_mono"), t.zone("thor-er")) == ("defence", 1, "castle")
