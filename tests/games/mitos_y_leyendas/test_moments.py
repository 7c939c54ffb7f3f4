"""Beginnings and ends of phases, what lasts how long, kinds of abilities, and words of the rulebook's tenth section."""

import pytest

from tapete.core.codec import digest, from_json, to_json
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as zones


def moments(t):
    """The moments of the turn the log has told so far."""
    return [entry.event.amount for entry in t.s.log if entry.event.kind == ev.PHASE]


@pytest.mark.clause(
    "ML-grp-06", "ML-grp-07", "ML-vig-06", "ML-vig-08", "ML-blk-09", "ML-war-07", "ML-dmg-01", "ML-end-02", "ML-end-13"
)
def test_the_moments_of_a_turn_come_in_their_order(mitos):
    t = mitos.table(defence=["chiang_shih"], active=2, enemy_castle_size=20)
    t.s.log = []
    t.pass_()
    t.attack("chiang_shih")
    told = moments(t)
    start = told.index(ev.GROUPING_BEGINS)
    assert told[start : start + 12] == [
        ev.GROUPING_BEGINS, ev.GROUPING, ev.VIGIL_BEGINS, ev.VIGIL_ENDS, ev.ATTACK_BEGINS, ev.BLOCK_BEGINS, ev.WAR_BEGINS,
        ev.DAMAGE_BEGINS, ev.BATTLE_ENDS, ev.FINAL_BEGINS, ev.FINAL, ev.TURN_ENDS,
    ]  # fmt: skip


@pytest.mark.clause("ML-grp-06")
def test_a_trigger_at_the_beginning_of_the_turn(mitos):
    t = mitos.table(defence=["raiden"], active=2)
    t.end_turn()
    assert t.strength("raiden") == 2


@pytest.mark.clause("ML-grp-08")
def test_what_lasts_for_the_next_turn_ends_with_it(mitos):
    t = mitos.table(gold=3, hand=["dominacion-mg"], enemy_defence=["chiang_shih", "argonautas"])
    t.play("dominacion-mg", "chiang_shih")
    t.end_turn()
    t.pass_()
    assert t.refusal("attack", "chiang_shih").clause == "ML-blk-08"
    t.answer("done")
    t.end_turn() if t.decision.kind == "vigil" else None
    assert not t.s.lasting


@pytest.mark.clause("ML-trig-01", "ML-trig-02", "ML-trig-03", "ML-abil-01", "ML-card-21")
def test_a_trigger_goes_off_by_itself_and_its_text_says_when(mitos):
    t = mitos.table(gold=3, hand=["krana"])
    t.play("krana")
    assert t.count("castle", 2) == 19
    assert t.s.cards[t.card("krana")].text("es").startswith("Cuando entra en juego")


@pytest.mark.clause("ML-act-01", "ML-act-06")
def test_using_is_voluntary_and_the_effect_then_is_not(mitos):
    t = mitos.table(gold=2, defence=["machi"], enemy_defence=["huracan", "einheryar"])
    assert "pass" in t.options
    t.act("use", "machi", word="1")
    assert not any(option in ("done", "pass", "no") for option in t.options)


@pytest.mark.clause("ML-use-06")
def test_what_depends_on_a_cost_resolves_before_the_effect(mitos):
    t = mitos.table(defence=["bragi"], reserve=["gyallarhorn"], castle=["espada_real-er", *["argonautas"] * 5])
    t.use("bragi")
    assert t.options == ["yes", "no"]  # Gyallarhorn, destroyed as the cost, asks first
    assert t.strength("bragi") == 2
    t.yes()
    assert t.count("reserve") == 1
    assert t.strength("bragi") == 4


@pytest.mark.clause("ML-use-08")
def test_an_effect_is_applied_to_the_game_as_it_is_then(mitos):
    t = mitos.table(gold=3, hand=["bushido", "huracan", "huracan"], defence=["chiang_shih"])
    t.play("bushido")
    assert t.strength("chiang_shih") == 5  # two cards are left in hand


@pytest.mark.clause("ML-use-11", "ML-tgt-04", "ML-tgt-06")
def test_what_follows_a_then_is_chosen_after_the_first_part(mitos):
    t = mitos.table(
        gold=2, hand=["duelo_de_espadas", "huracan", "einheryar", "machi"], castle=["kunai", "argonautas", "argonautas"]
    )
    t.play("duelo_de_espadas")
    assert t.choices() == {"huracan", "einheryar", "machi", "kunai"}
    u = mitos.table(gold=2, hand=["duelo_de_espadas", "huracan", "einheryar", "machi"])
    u.play("duelo_de_espadas")
    assert u.count("hand") == 3  # no Weapon was found, so nothing is discarded


@pytest.mark.clause("ML-multi-05")
def test_a_long_sequence_of_effects_keeps_to_the_order_of_players(mitos):
    t = mitos.table(gold=5, hand=["stribog-mg"], defence=["yurei"], enemy_defence=["elfos_arqueros", "yurei"])
    t.play("stribog-mg")
    assert t.count("hand") == 1  # the active player's first
    assert t.decision.player == 1


@pytest.mark.clause("ML-dmg-18", "ML-dmg-02")
def test_the_comparison_is_made_once_and_as_a_whole(mitos):
    t = mitos.table(defence=["kain-mg", "itazzy"], enemy_defence=["einheryar"])
    t.attack("kain-mg", "itazzy").block(("einheryar", "itazzy"))
    t.end_battle()
    # Itazzy (2 Vampires and the attack: 3) dies against 4 and Kain (5) hits, both by the Strengths of the same moment
    assert t.zone("itazzy") == "graveyard"
    assert t.count("castle", 2) == 15


@pytest.mark.clause("ML-end-06")
def test_what_is_drawn_at_the_end_comes_before_the_hand_is_counted(mitos):
    t = mitos.table(hand=["huracan"] * 8)
    t.pass_()
    assert (t.decision.kind, t.count("hand")) == ("discard", 9)


@pytest.mark.clause("ML-con-03", "ML-con-02")
def test_a_card_is_shuffled_into_its_owners_castle(mitos):
    t = mitos.table(gold=3, hand=["aegir"], enemy_defence=[{"card": "huracan", "owner": 1}])
    before = list(t.s.zone(zones.CASTLE, 0))
    t.play("aegir")
    after = t.s.zone(zones.CASTLE, 0)
    assert t.card("huracan") in after
    assert [card for card in after if card in before] != before


@pytest.mark.clause("ML-con-33", "ML-zone-20", "ML-con-28")
def test_drawing_takes_the_top_card_into_the_hand(mitos):
    t = mitos.table(gold=1, hand=["baal-er"], castle=["huracan", "einheryar", "machi"])
    t.play("baal-er")
    assert t.ids("hand") == ["huracan"]
    assert t.ids("castle") == ["einheryar", "machi"]


@pytest.mark.clause("ML-con-01", "ML-tgt-01")
def test_choosing_is_the_payers(mitos):
    t = mitos.table(gold=3, hand=["mascara_del_sol"], reserve=["puchao"], enemy_gold=1)
    t.act("play", "mascara_del_sol")
    assert t.decision.player == 0
    assert t.choices() == {"espada_real-er", "puchao"}


@pytest.mark.clause("ML-affect-03", "ML-affect-04")
def test_a_player_is_affected_when_the_effect_resolves(mitos):
    t = mitos.table(gold=3, hand=["mascara_de_jade"], enemy_gold=1, enemy_hand=["flechero"])
    t.play("mascara_de_jade")
    assert t.count("castle", 2) == 20
    t.pass_()
    assert t.count("castle", 2) == 17


@pytest.mark.clause("ML-abil-02")
def test_requirements_look_at_public_zones_alone(mitos):
    t = mitos.table(gold=9, hand=["pan_gu-er", "yanomami"], castle=["yanomami"] * 5)
    assert t.refusal("play", "pan_gu-er").clause == "ML-tal-02"  # Talismans in hand and Castle do not count


@pytest.mark.clause("ML-resp-01", "ML-resp-07")
def test_an_action_is_answered_before_and_a_step_after_it_began(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_gold=3, enemy_hand=["kawarimi"])
    t.attack("chiang_shih")
    assert (t.decision.kind, t.zone("chiang_shih")) == ("phase", "attack")
    u = mitos.table(hand=["huracan", "argonautas"], enemy_gold=3, enemy_hand=["kage_aruki_jutsu"])
    u.play("huracan")
    assert (u.decision.kind, u.zone("huracan")) == ("respond", "playing")


@pytest.mark.clause("ML-perm-03", "ML-con-36")
def test_a_permanent_bonus_for_several_outlives_those_that_leave(mitos):
    t = mitos.table(gold=12, hand=["cuchivilu-in", "justos_por_pecadores-co", "stribog-mg"], defence=["amaru-in"])
    before = t.strength("amaru-in")
    t.play("cuchivilu-in")
    assert t.strength("amaru-in") == before + 1
    t.play("justos_por_pecadores-co", "cuchivilu-in")
    assert t.strength("amaru-in") == before + 1
    again = from_json(t.s.game, to_json(t.s))
    assert digest(again) == digest(t.s)
    t.end_turn().end_turn()
    assert len(t.s.lasting) == 1
    t.play("stribog-mg")
    assert not t.s.lasting  # nothing is left that it could concern
