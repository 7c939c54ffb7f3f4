"""The Mythological Battle: attack, block, Talisman War, damage."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import response
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw


@pytest.mark.clause("ML-bat-01", "ML-bat-11")
def test_without_attackers_there_is_no_battle(mitos):
    t = mitos.table(defence=["huracan"], hand=["huitzilopochtli"], gold=1)
    turn = t.s.turn
    t.pass_()
    assert t.decision.kind == "attack"
    t.answer("done")
    assert t.s.turn == turn + 1


@pytest.mark.clause("ML-bat-05", "ML-bat-06", "ML-zone-07", "ML-zone-08", "ML-dmg-03", "ML-dmg-08", "ML-zone-03", "ML-ally-01")
def test_an_unblocked_attacker_mills_its_strength(mitos):
    t = mitos.table(defence=["chiang_shih", "argonautas"])
    t.attack("chiang_shih")
    t.end_battle()
    assert t.count("castle", 2) == 17
    assert t.count("graveyard", 2) == 3
    assert (t.zone("chiang_shih"), t.zone("argonautas")) == ("attack", "defence")


@pytest.mark.clause("ML-bat-02", "ML-bat-03")
@pytest.mark.parametrize("enemies", [[], ["machi"]])
def test_a_battle_has_four_steps_in_order_even_when_nothing_is_done(mitos, enemies):
    t = mitos.table(defence=["chiang_shih"], enemy_defence=enemies)
    t.s.log = []
    t.attack("chiang_shih")
    if enemies:
        t.block(("2:machi#1", "chiang_shih"))
    t.end_battle()
    moments = [entry.event.amount for entry in t.s.log if entry.event.kind == ev.PHASE]
    battle = moments[moments.index(ev.VIGIL_ENDS) + 1 : moments.index(ev.BATTLE_ENDS)]
    assert battle == [ev.ATTACK_BEGINS, ev.BLOCK_BEGINS, ev.WAR_BEGINS, ev.DAMAGE_BEGINS]


@pytest.mark.clause("ML-bat-04")
def test_one_battle_a_turn(mitos):
    t = mitos.table(defence=["chiang_shih", "huracan"], gold=1, hand=["hombres_de_madera"])
    t.attack("chiang_shih")
    assert t.decision.kind == "war"
    assert t.refusal("attack", "huracan").clause == "ML-bat-04"


@pytest.mark.clause("ML-dmg-04", "ML-blk-01", "ML-blk-02", "ML-con-23", "ML-zone-13")
def test_a_stronger_attacker_destroys_and_mills_the_difference(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_defence=["argonautas"])
    t.attack("chiang_shih")
    assert (t.decision.kind, t.decision.player) == ("block", 1)
    t.block(("2:argonautas#1", "chiang_shih"))
    t.end_battle()
    assert t.zone("2:argonautas#1") == "graveyard"
    assert t.count("castle", 2) == 18


@pytest.mark.clause("ML-dmg-05")
def test_a_tie_destroys_both_even_at_zero(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_defence=["minotauro-co"])
    t.attack("chiang_shih").block(("minotauro-co", "chiang_shih"))
    t.end_battle()
    assert t.zone("chiang_shih") == t.zone("minotauro-co") == "graveyard"
    assert t.count("castle", 2) == 20
    zero = mitos.table(defence=["ser_abominable"], enemy_defence=["dearg_diulai"])
    zero.attack("ser_abominable").block(("dearg_diulai", "ser_abominable"))
    zero.end_battle()
    assert zero.zone("ser_abominable") == zero.zone("dearg_diulai") == "graveyard"


@pytest.mark.clause("ML-dmg-06")
def test_a_stronger_blocker_destroys_the_attacker(mitos):
    t = mitos.table(defence=["guajiro"], enemy_defence=["einheryar"])
    t.attack("guajiro").block(("einheryar", "guajiro"))
    t.end_battle()
    assert (t.zone("guajiro"), t.zone("einheryar")) == ("graveyard", "defence")
    assert t.count("castle", 2) == 20


@pytest.mark.clause("ML-blk-03", "ML-blk-04", "ML-blk-05")
def test_blocks_are_one_to_one_and_voluntary(mitos):
    t = mitos.table(defence=["chiang_shih", "einheryar"], enemy_defence=["huracan", "minotauro-co"])
    t.attack("chiang_shih", "einheryar")
    assert "done" in t.options
    t.act("block", "huracan", "chiang_shih")
    assert t.refusal("block", "minotauro-co", "chiang_shih").clause == "ML-blk-04"
    assert t.refusal("block", "huracan", "einheryar").clause == "ML-blk-03"


@pytest.mark.clause("ML-blk-06", "ML-zone-09", "ML-zone-10")
def test_an_ally_in_the_attack_line_does_not_block(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_attack=["huracan"], enemy_defence=["einheryar"])
    t.attack("chiang_shih")
    assert t.refusal("block", "huracan", "chiang_shih").clause == "ML-zone-09"


@pytest.mark.clause("ML-blk-07")
def test_a_fresh_ally_may_block(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_defence=[{"card": "einheryar", "fresh": True}])
    t.attack("chiang_shih")
    assert t.can("block", "einheryar", "chiang_shih")


@pytest.mark.clause("ML-blk-10", "ML-blk-12")
def test_the_unblockable_is_not_blocked_but_blocks(mitos):
    t = mitos.table(defence=["huracan", "chiang_shih"], enemy_defence=["cunas", "zhang_fei"])
    t.attack("huracan", "chiang_shih")
    assert t.refusal("block", "cunas", "huracan").clause == "ML-blk-10"
    assert t.can("block", "cunas", "chiang_shih")
    assert t.can("block", "zhang_fei", "huracan")


@pytest.mark.clause("ML-blk-11")
@pytest.mark.parametrize(
    ("attacker", "weapons", "given"),
    [
        ("chiang_shih", [], {"hand": ["ix_chel"], "gold": 2}),
        ("chiang_shih", [], {"support": ["totem_del_condor"]}),
        ("chiang_shih", ["tecpatl"], {}),
        ("amaru-in", [], {"attack": ["cuero"]}),
    ],
    ids=["talisman", "totem", "weapon", "another ally"],
)
def test_being_unblockable_comes_from_other_cards(mitos, attacker, weapons, given):
    plain = mitos.table(defence=[attacker], enemy_defence=["einheryar"])
    plain.attack(attacker)
    assert plain.can("block", "einheryar", attacker)
    u = mitos.table(defence=[{"card": attacker, "weapons": weapons}], enemy_defence=["einheryar", "zhang_fei"], **given)
    if "hand" in given:
        u.play("ix_chel", attacker)
    u.attack(attacker)
    assert u.refusal("block", "einheryar", attacker).clause == "ML-blk-10"
    assert u.can("block", "zhang_fei", attacker)  # who may block the unblockable


@pytest.mark.clause("ML-blk-13")
def test_becoming_unblockable_later_does_not_undo_the_block(mitos):
    t = mitos.table(gold=2, hand=["ix_chel"], defence=["chiang_shih"], enemy_defence=["einheryar"])
    t.attack("chiang_shih").block(("einheryar", "chiang_shih"))
    t.play("ix_chel", "chiang_shih")
    t.end_battle()
    assert t.zone("chiang_shih") == "graveyard"


@pytest.mark.clause("ML-blk-16")
@pytest.mark.parametrize(("other", "blocker"), [("machi", "graveyard"), ("ser_abominable", "defence")])
def test_a_tie_with_the_total_destroys_all(mitos, other, blocker):
    t = mitos.table(defence=["einheryar", other], enemy_defence=["knochen-mg"])
    t.attack("einheryar", other)
    assert t.strength("knochen-mg") - t.strength("einheryar") - t.strength(other) == (0 if blocker == "graveyard" else 1)
    t.act("block", "knochen-mg", "einheryar").act("block", "knochen-mg", other)
    t.end_battle()
    assert t.zone("einheryar") == t.zone(other) == "graveyard"
    assert t.zone("knochen-mg") == blocker
    assert t.count("castle", 2) == 20


@pytest.mark.clause("ML-blk-14", "ML-blk-15")
def test_a_blocker_until_its_strength_is_exhausted(mitos):
    t = mitos.table(defence=["guajiro", "chiang_shih", "argonautas"], enemy_defence=["knochen-mg"])
    t.attack("guajiro", "argonautas", "chiang_shih")
    t.act("block", "knochen-mg", "chiang_shih")
    assert t.refusal("block", "knochen-mg", "guajiro").clause == "ML-blk-15"  # 3 + 3 against 5
    t.act("block", "knochen-mg", "argonautas")
    t.block() if t.decision.kind == "block" else None
    t.end_battle()
    assert t.zone("knochen-mg") == "defence"
    assert t.zone("chiang_shih") == "graveyard"
    assert t.count("castle", 2) == 17


@pytest.mark.clause("ML-blk-21")
def test_an_exhausted_blocker_that_is_exceeded_later_dies(mitos):
    t = mitos.table(gold=1, hand=["huitzilopochtli"], defence=["minotauro-co", "einheryar"], enemy_defence=["knochen-mg"])
    t.attack("einheryar", "minotauro-co")
    t.act("block", "knochen-mg", "einheryar")
    t.block() if t.decision.kind == "block" else None
    t.play("huitzilopochtli", "einheryar")
    t.end_battle()
    assert t.zone("knochen-mg") == "graveyard"
    assert t.zone("einheryar") == "attack"
    assert t.count("castle", 2) == 20 - 2 - 4


@pytest.mark.clause("ML-blk-17")
def test_a_blocker_of_several_is_compared_with_each(mitos):
    t = mitos.table(defence=["guajiro", "argonautas"], enemy_defence=["acihuatl"])
    t.attack("guajiro", "argonautas")
    t.act("block", "acihuatl", "guajiro").act("block", "acihuatl", "argonautas")
    t.block() if t.decision.kind == "block" else None
    t.end_battle()
    assert t.zone("guajiro") == "graveyard"
    assert t.zone("acihuatl") == "defence"
    assert t.count("castle", 2) == 20


@pytest.mark.clause("ML-war-02", "ML-war-03", "ML-war-04", "ML-war-05")
def test_priority_begins_with_the_defender_and_ends_with_two_passes(mitos):
    t = mitos.table(
        gold=2, hand=["huitzilopochtli", "huitzilopochtli"], defence=["chiang_shih"], enemy_gold=2, enemy_hand=["hombres_de_madera"]
    )
    t.attack("chiang_shih")
    assert (t.decision.kind, t.decision.player) == ("war", 1)
    t.pass_()
    assert t.decision.player == 0
    t.play("huitzilopochtli", "chiang_shih")
    assert t.decision.player == 1  # it had passed, and priority comes back
    t.play("hombres_de_madera", "chiang_shih")
    assert t.decision.player == 0
    t.pass_()
    t.end_battle()
    assert t.count("castle", 2) == 20 - 7


@pytest.mark.clause("ML-war-06", "ML-dmg-16", "ML-con-22")
def test_the_war_goes_on_after_the_attacker_is_sent_back(mitos):
    t = mitos.table(
        gold=1,
        hand=["huitzilopochtli"],
        defence=["chiang_shih"],
        enemy_gold=2,
        enemy_hand=["estigma-mg"],
        enemy_defence=["einheryar"],
    )
    t.attack("chiang_shih").block(("einheryar", "chiang_shih"))
    t.play("estigma-mg", "chiang_shih")
    assert t.zone("chiang_shih") == "defence"
    assert (t.decision.kind, t.decision.player) == ("war", 0)
    t.end_battle()
    assert t.zone("einheryar") == "defence" and t.zone("chiang_shih") == "defence"
    assert t.count("castle", 2) == 20


@pytest.mark.clause("ML-dmg-15")
def test_a_blocker_that_is_gone_covers_nothing(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], defence=["chiang_shih"], enemy_defence=["einheryar"])
    t.attack("chiang_shih").block(("einheryar", "chiang_shih"))
    t.play("yanomami", "einheryar")
    t.end_battle()
    assert t.count("castle", 2) == 17


@pytest.mark.clause("ML-dmg-10", "ML-dmg-11")
def test_an_empty_castle_loses_before_anybody_dies(mitos):
    t = mitos.table(defence=["chiang_shih", "guajiro"], enemy_defence=["argonautas"], enemy_castle=["argonautas"] * 3)
    t.attack("chiang_shih", "guajiro")
    blocker = t.s.names[t.s.zone(4, 1)[0]]
    t.block((blocker, "guajiro"))
    t.end_battle()
    assert t.s.over and t.s.winners == (0,)
    assert t.zone(blocker) == "defence"


@pytest.mark.clause("ML-dmg-12", "ML-dmg-13", "ML-dmg-14", "ML-con-32", "ML-con-34")
def test_protected_from_combat_yet_the_difference_is_dealt(mitos):
    armed = [{"card": "argonautas", "weapons": ["guantes_de_hierro"]}]
    t = mitos.table(defence=["einheryar"], enemy_defence=armed)
    t.attack("einheryar")
    t.act("block", "2:argonautas#1", "einheryar")
    t.end_battle()
    assert t.zone("2:argonautas#1") == "defence"
    assert t.weapons("2:argonautas#1") == ["guantes_de_hierro"]
    assert t.count("castle", 2) == 18  # 4 against 2


@pytest.mark.clause("ML-dmg-24", "ML-dmg-07")
def test_the_doomed_die_together_and_their_triggers_come_afterwards(mitos):
    t = mitos.table(defence=["yurei", "argonautas"], enemy_defence=["yurei", "argonautas"])
    t.attack("yurei", "1:argonautas#1")
    t.act("block", "2:yurei", "1:yurei").act("block", "2:argonautas#1", "1:argonautas#1")
    t.end_battle()
    assert t.zone("1:yurei") == t.zone("2:yurei") == "graveyard"
    assert t.zone("1:argonautas#1") == t.zone("2:argonautas#1") == "graveyard"
    assert t.count("hand", 2) == 1


@pytest.mark.clause("ML-dmg-21")
def test_damage_triggers_go_off_after_the_damage(mitos):
    t = mitos.table(defence=["bruja_de_la_montana"])
    t.attack("bruja_de_la_montana")
    assert t.count("castle", 2) == 18
    t.yes()
    assert t.count("hand") == 2  # one for the damage, one at the end of the turn


@pytest.mark.clause("ML-bat-09")
def test_what_triggers_by_attacking_comes_after_the_responses_to_the_attack(mitos_with):
    kit = mitos_with(made("war-cry", zones.TALISMAN, response("attack", "responde", "respond", draw(1))))
    t = kit.table(defence=["guajiro"], enemy_hand=["war-cry"])
    t.attack("guajiro")
    assert (t.decision.kind, t.decision.player, t.strength("guajiro")) == ("phase", 1, 2)
    t.act("play", "war-cry").end_battle()
    assert t.count("castle", 2) == 16  # one drawn, and three by the Strength it has got


@pytest.mark.clause("ML-blk-19")
def test_blocking_and_being_blocked_trigger(mitos):
    t = mitos.table(defence=["gui"], enemy_defence=["cin_teotl"])
    t.attack("gui").block(("cin_teotl", "gui"))
    t.end_battle()
    assert t.count("hand") == 2
    assert t.zone("gui") == "graveyard"  # 2 against 3


@pytest.mark.clause("ML-blk-08")
def test_effects_keep_allies_from_attacking_and_blocking(mitos):
    t = mitos.table(gold=3, hand=["caleuche"], defence=["chiang_shih", "esfinge-er"], enemy_defence=["einheryar"])
    t.play("caleuche")
    t.pass_()
    assert t.refusal("attack", "esfinge-er").clause == "ML-blk-08"
    t.attack("chiang_shih")
    t.end_battle()
    assert t.count("castle", 2) == 17


@pytest.mark.clause("ML-dmg-17", "ML-con-04", "ML-con-37")
def test_milling_by_text_is_direct_damage(mitos):
    t = mitos.table(gold=3, hand=["mascara_de_jade"])
    t.play("mascara_de_jade")
    assert t.count("castle", 2) == 17
    assert t.count("graveyard", 2) == 3


def test_milled_cards_enter_the_graveyard_from_the_top_one_by_one(mitos):
    t = mitos.table(gold=2, hand=["chon_chon-er"], enemy_castle=["huracan", "einheryar", "argonautas"])
    t.play("chon_chon-er")
    assert t.ids("graveyard", 2) == ["huracan", "einheryar"]


@pytest.mark.clause("ML-blk-01")
def test_only_attackers_are_blocked(mitos):
    t = mitos.table(defence=["chiang_shih", "argonautas"], attack=["machi"], enemy_defence=["einheryar"])
    t.attack("chiang_shih")
    assert t.refusal("block", "einheryar", "1:argonautas#1").clause == "ML-blk-01"
    assert t.refusal("block", "einheryar", "machi").clause == "ML-blk-01"  # in the Attack Line since an earlier turn
    assert t.can("block", "einheryar", "chiang_shih")


@pytest.mark.clause("ML-blk-06")
def test_blocking_has_its_time_and_its_line(mitos):
    t = mitos.table(defence=["huracan"], enemy_defence=["machi"], enemy_attack=["einheryar"])
    assert t.decision.kind == "vigil"
    assert t.refusal("block", "huracan", "einheryar").clause == "ML-blk-06"
    assert t.refusal("block", "machi", "einheryar").clause == "ML-blk-06"


@pytest.mark.clause("ML-bat-11")
def test_without_an_ally_that_can_attack_no_attack_is_declared(mitos):
    """The phase of the attacks does not even begin."""
    for defence, begins in ((["huracan"], True), ([], False)):
        t = mitos.table(defence=defence, enemy_defence=["machi"])
        t.answer("pass")
        begun = [e.event.amount for e in t.s.log if e.event.kind == ev.PHASE_BEGINS]
        assert (zones.ATTACKS in begun) == begins


@pytest.mark.clause("ML-lose-02", "ML-lose-04")
def test_an_ally_that_lost_its_ability_asks_for_nothing_in_order_to_attack(mitos):
    """Niu Wa discards two cards in order to attack."""
    parts = {"hand": ["machi", "huracan"], "defence": ["niu_wa"], "enemy_castle_size": 20}
    t = mitos.table(**parts)
    t.attack("niu_wa")
    while t.decision.kind == "choose":
        t.answer(t.options[0])
    assert {"machi", "huracan"} <= set(t.ids("graveyard"))
    bare = mitos.table(gold=9, **{**parts, "hand": ["apolo-co"]})
    bare.play("apolo-co", "niu_wa")
    assert bare.silenced("niu_wa")
    bare.answer("pass")
    assert bare.can("attack", "niu_wa"), "with an empty hand it attacks all the same"
    poor = mitos.table(**{**parts, "hand": ["machi"]})
    poor.answer("pass")
    assert poor.s.decision.kind != "attack" or not poor.can("attack", "niu_wa"), "one card is not enough"
