"""Grouping, Vigil and Final Phase; paying; setting up."""

import pytest

from tapete.games.mitos_y_leyendas import things as zones


@pytest.mark.clause("ML-setup-01", "ML-setup-02", "ML-setup-04", "ML-setup-06", "ML-deck-08", "ML-ctrl-04", "ML-scope-10")
def test_a_game_starts_with_an_oro_in_the_reserve_and_eight_cards(mitos):
    t = mitos.new_game(2)
    for player in (1, 2):
        assert t.count("hand", player) == 8
        assert t.count("castle", player) == 41
        (oro,) = t.s.zone(zones.RESERVE, player - 1)
        assert not zones.printed(t.s, oro).boxed
        assert t.s.owners[oro] == player - 1
    firsts = {
        mitos.new_game(2, **{}).s.world[zones.FIRST],
        *[mitos.new_game(seed).s.world[zones.FIRST] for seed in range(2, 20, 2)],
    }
    assert firsts == {0, 1}


@pytest.mark.clause("ML-setup-03")
def test_each_change_of_hand_costs_a_card(mitos):
    t = mitos.new_game(2, first=0)
    t.answer("mulligan")
    assert t.count("hand") == 7
    t.answer("mulligan")
    assert t.count("hand") == 6
    assert t.count("castle") == 43
    t.answer("keep")
    assert t.decision.player == 1
    t.answer("keep")
    assert t.refusal("mulligan").clause == "ML-setup-03"


@pytest.mark.clause("ML-setup-05", "ML-end-04", "ML-end-05", "ML-end-10")
def test_the_first_turn_is_like_any_other(mitos):
    t = mitos.new_game(2, first=0)
    t.answer("keep").answer("keep")
    assert t.decision.kind == "vigil"
    assert t.count("hand") == 8
    t.pass_()
    t.s.choose(t.decision.options[0]) if t.decision.kind == "discard" else None
    assert t.count("castle") == 40
    assert t.s.world[zones.ACTIVE] == 1


@pytest.mark.clause("ML-grp-01", "ML-grp-02", "ML-grp-03", "ML-grp-05", "ML-zone-25", "ML-zone-10")
def test_grouping_is_offered_whole_and_brings_back_allies_and_oros(mitos):
    t = mitos.table(active=2, attack=["chiang_shih"], paid=["espada_real-er", "espada_real-er"])
    t.pass_()
    assert t.options == ["group", "pass"]
    assert t.zone("chiang_shih") == "attack"
    t.answer("group")
    assert t.zone("chiang_shih") == "defence"
    assert t.count("reserve") == 2


@pytest.mark.clause("ML-grp-04", "ML-grp-09", "ML-zone-06")
def test_what_is_not_grouped_waits(mitos):
    t = mitos.table(active=2, hand=["huitzilopochtli"], attack=["chiang_shih"], paid=["espada_real-er"], defence=["huracan"])
    t.pass_()
    t.answer("pass")
    assert t.refusal("play", "huitzilopochtli").clause == "ML-play-20"
    assert t.refusal("group").clause == "ML-grp-09"
    t.pass_()
    assert t.refusal("attack", "chiang_shih").clause == "ML-bat-05"


@pytest.mark.clause("ML-vig-01", "ML-vig-02", "ML-zone-04")
def test_one_oro_a_turn(mitos):
    t = mitos.table(hand=["espada_real-er", "espada_real-er"])
    t.play("espada_real-er")
    assert t.zone("espada_real-er") == "reserve"
    assert t.refusal("play", "espada_real-er#2").clause == "ML-vig-02"


@pytest.mark.clause("ML-vig-03", "ML-vig-04", "ML-vig-07")
def test_the_oro_comes_first(mitos):
    t = mitos.table(hand=["espada_real-er", "huracan"])
    t.play("huracan")
    assert t.refusal("play", "espada_real-er").clause == "ML-vig-03"
    u = mitos.table(gold=1, hand=["espada_real-er"], defence=["chiang_shih"])
    u.use("chiang_shih")
    assert u.refusal("play", "espada_real-er#1").clause == "ML-vig-03"


@pytest.mark.clause("ML-vig-05", "ML-tal-08", "ML-war-08", "ML-act-02")
def test_what_is_played_when(mitos):
    t = mitos.table(
        gold=9,
        hand=["huracan", "kunai", "totem_de_jaguar", "huitzilopochtli"],
        defence=["chiang_shih"],
        enemy_gold=1,
        enemy_hand=["huitzilopochtli"],
    )
    assert {option.split(":")[2].split("#")[0] for option in t.options if option.startswith("play")} == {
        "huracan", "kunai", "totem_de_jaguar", "huitzilopochtli",
    }  # fmt: skip
    t.attack("chiang_shih")
    assert (t.decision.kind, t.decision.player) == ("war", 1)
    t.pass_()
    assert t.decision.player == 0
    for name in ("huracan", "totem_de_jaguar"):
        assert t.refusal("play", name).clause == "ML-vig-05"
    assert t.refusal("play", "kunai", "chiang_shih").clause == "ML-vig-05"
    assert t.can("play", "huitzilopochtli")
    assert t.can("use", "chiang_shih", word="1")


@pytest.mark.clause("ML-end-07", "ML-end-08", "ML-zone-19", "ML-con-19")
def test_nine_cards_are_too_many_at_the_end_of_the_turn(mitos):
    t = mitos.table(hand=["huracan"] * 8, enemy_hand=["huracan"] * 9)
    t.pass_()
    assert (t.decision.kind, t.decision.player) == ("discard", 0)
    t.act("discard", "huracan#3")
    assert t.count("hand") == 8
    assert t.ids("graveyard") == ["huracan"]
    assert t.count("hand", 2) == 9


@pytest.mark.clause("ML-win-01", "ML-win-02", "ML-zone-02")
def test_drawing_the_last_card_loses(mitos):
    t = mitos.table(castle=["argonautas"])
    t.pass_()
    assert t.s.over and t.s.winners == (1,)


@pytest.mark.clause("ML-win-03", "ML-win-04", "ML-con-05")
def test_both_castles_at_once_are_a_draw(mitos):
    t = mitos.table(gold=5, hand=["fimbultyr"], castle=["argonautas"] * 3, enemy_castle=["argonautas"] * 5)
    t.play("fimbultyr")
    assert t.s.over and t.s.winners == (0, 1)


@pytest.mark.clause("ML-gold-01", "ML-gold-14", "ML-play-02", "ML-play-07", "ML-card-15", "ML-gold-15")
def test_paying_moves_oros_to_paid(mitos):
    t = mitos.table(gold=3, hand=["chon_chon-er"])
    t.play("chon_chon-er")
    assert (t.count("reserve"), t.count("paid")) == (1, 2)


@pytest.mark.clause("ML-play-20", "ML-card-20")
def test_a_card_that_cannot_be_paid_is_refused_and_zero_is_payable(mitos):
    t = mitos.table(gold=1, hand=["chon_chon-er", "huracan"])
    assert t.refusal("play", "chon_chon-er").clause == "ML-play-20"
    t.play("huracan")
    assert t.count("paid") == 0


@pytest.mark.clause("ML-gold-09", "ML-gold-13", "ML-gold-17", "ML-gold-03")
def test_virtual_oros_pay_when_their_player_wants(mitos):
    t = mitos.table(gold=3, hand=["haiit-ere", "huitzilopochtli"], defence=["huracan"])
    t.play("haiit-ere")
    assert t.virtual() == 2
    t.act("play", "huitzilopochtli")
    assert {option.partition(":")[0] for option in t.options} == {"pay"} and len(t.options) == 2
    t.act("pay", "espada_real-er#2")
    assert t.virtual() == 2
    assert t.count("paid") == 2


@pytest.mark.clause("ML-gold-18")
def test_unspent_virtual_oros_vanish(mitos):
    t = mitos.table(virtual=3, enemy_virtual=2)
    t.end_turn()
    assert (t.virtual(1), t.virtual(2)) == (0, 0)


@pytest.mark.clause("ML-gold-06", "ML-gold-07", "ML-gold-08")
def test_virtual_oros_are_no_oros_in_play(mitos):
    t = mitos.table(virtual=5, gold=1, defence=["cizin", "bragi"], enemy_virtual=3, hand=["vishnu", "mithra"])
    assert t.strength("cizin") == 1
    assert t.refusal("play", "vishnu").clause == "ML-tal-02"
    assert t.refusal("play", "mithra").clause == "ML-put-03"


@pytest.mark.clause("ML-gold-16", "ML-gold-04")
def test_an_oro_worth_two_loses_the_excess(mitos):
    t = mitos.table(reserve=["puchao"], hand=["huitzilopochtli"], defence=["huracan"])
    t.play("huitzilopochtli")
    assert t.zone("puchao") == "paid"
    assert t.virtual() == 0
    u = mitos.table(reserve=["puchao"], hand=["chon_chon-er"])
    u.play("chon_chon-er")
    assert u.count("castle", 2) == 18


@pytest.mark.clause("ML-lose-05", "ML-card-23")
def test_an_oro_that_loses_its_ability_is_an_oro_without_one(mitos):
    t = mitos.table(gold=3, hand=["tui"], enemy_reserve=["puchao"], enemy_hand=["chon_chon-er"])
    t.play("tui")
    t.end_turn()
    assert t.refusal("play", "2:chon_chon-er").clause == "ML-play-20"


@pytest.mark.clause("ML-gold-12")
def test_oros_have_no_cost(mitos):
    t = mitos.table(gold=4, hand=["hugin_y_munin"], graveyard=["espada_real-er"])
    t.play("hugin_y_munin")
    assert t.decision.kind == "vigil"
    assert t.ids("graveyard") == ["espada_real-er"]


@pytest.mark.clause("ML-cont-05", "ML-cont-08", "ML-play-08")
def test_a_surcharge_makes_cards_dearer_but_not_oros(mitos):
    t = mitos.table(gold=2, hand=["huitzilopochtli", "espada_real-er"], defence=["huracan"], enemy_support=["totem_de_guanaco-in"])
    assert t.price("huitzilopochtli") == 2
    assert t.price("espada_real-er") == 0
    t.play("espada_real-er#1")
    t.play("huitzilopochtli", "huracan")
    assert t.count("paid") == 2


@pytest.mark.clause("ML-card-18", "ML-card-19", "ML-play-09", "ML-play-10")
def test_reductions_stop_at_zero_and_offset_surcharges(mitos):
    t = mitos.table(hand=["pahuahtun", "tacan", "machi"], support=["totem_del_aguila", "totem_del_aguila"])
    assert t.price("pahuahtun") == 0
    assert t.price("tacan") == 0
    assert t.price("machi") == 1
    u = mitos.table(hand=["pahuahtun"], support=["totem_del_aguila"], enemy_support=["totem_de_guanaco-in"])
    assert u.price("pahuahtun") == 0


@pytest.mark.clause("ML-end-11", "ML-con-25")
def test_an_extra_card_is_drawn_with_the_normal_one(mitos):
    t = mitos.table(support=["totem_de_la_fecundidad-mg"])
    t.end_turn()
    assert t.count("hand") == 2


@pytest.mark.clause("ML-dur-02", "ML-ally-04")
def test_a_bonus_lasts_until_the_end_of_the_turn(mitos):
    t = mitos.table(gold=1, hand=["huitzilopochtli"], defence=["huracan"])
    t.play("huitzilopochtli", "huracan")
    assert t.strength("huracan") == 6
    t.end_turn()
    assert t.strength("huracan") == 3


@pytest.mark.clause("ML-perm-03", "ML-con-36")
def test_a_permanent_bonus_stays_until_the_ally_leaves(mitos):
    t = mitos.table(gold=3, hand=["hefesto-er"], defence=["huracan"], enemy_gold=3, enemy_hand=["waldganger"])
    t.play("hefesto-er", "huracan")
    t.end_turn()
    assert t.strength("huracan") == 6
    t.play("waldganger", "huracan")
    assert t.zone("huracan") == "hand"
    assert t.strength("huracan") == 3


@pytest.mark.clause("ML-ally-09", "ML-ally-10")
def test_an_ally_waits_for_a_grouping_before_it_attacks(mitos):
    t = mitos.table(gold=3, hand=["chiang_shih"], defence=["argonautas"])
    t.play("chiang_shih")
    t.pass_()
    assert t.refusal("attack", "chiang_shih").clause == "ML-ally-09"
    t.answer("done")
    t.end_turn() if t.decision.kind == "vigil" else None
    assert t.s.numbers[zones.SETTLED][t.card("chiang_shih")] == 1


def test_phases_without_answers_ask_nobody(mitos):
    t = mitos.table()
    turn = t.s.turn
    t.pass_()
    assert t.s.turn == turn + 1 and t.decision.kind == "vigil"


@pytest.mark.clause("ML-win-01", "ML-win-02", "ML-win-03")
@pytest.mark.parametrize(
    ("card", "castle", "enemy_castle", "loser"),
    [
        ("baal-er", ["huracan"], ["huracan"] * 9, 1),  # drawn
        ("odin-er", ["huracan"], ["huracan"] * 9, 1),  # searched for and taken
        ("cuernos_de_adumla", ["espada_real-er"], ["huracan"] * 9, 1),  # an Oro put into play
        ("merlin-er", ["marduk"], ["huracan"] * 9, 1),  # an Ally put into play
        ("chon_chon-er", ["huracan"] * 9, ["huracan"] * 2, 2),  # milled
        ("palma_de_hierro", ["huracan"] * 9, ["huracan"], 2),  # exiled
    ],
)
def test_whoever_runs_out_of_castle_loses_however_its_last_card_leaves(mitos, card, castle, enemy_castle, loser):
    t = mitos.table(gold=5, hand=[card], castle=castle, enemy_castle=enemy_castle)
    t.act("play", card)
    while not t.s.over:
        t.answer("yes" if "yes" in t.options else t.options[0])
        assert t.s.turn == 5
    assert t.s.winners == (2 - loser,)


@pytest.mark.clause("ML-use-06")
def test_a_use_is_told(mitos):
    t = mitos.table(gold=1, defence=["chiang_shih"])
    t.s.log = []
    t.use("chiang_shih")
    told = [t.s.game.event_kinds[entry.event.kind].id for entry in t.s.log]
    assert told == ["drop_closes", "uses", "use_counted", "paid", "used", "lasts"]  # used once it is paid for, before its effect
