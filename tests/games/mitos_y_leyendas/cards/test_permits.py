"""Cards that let somebody do more than the rules do, or ask for something where they ask nothing: each shown by playing it."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas.values import unblockable


def test_ek_chuah_takes_all_along(stage):
    t = stage.table(defence=["ek_chuah", "talos", "rey_mono", "tyra"])
    t.answer("pass").act("attack", "ek_chuah")
    assert (t.can("done"), t.can("attack", "talos"), t.can("attack", "tyra")) == (False, True, False)  # Tyra cannot attack at all
    assert t.refusal("done").clause == "ML-golden-05"
    alone = stage.table(defence=["ek_chuah", "talos"])
    alone.answer("pass").act("attack", "talos")
    assert alone.can("done")  # without it they attack as they like


@pytest.mark.parametrize("id", ["freya", "hoderi"])
def test_it_goes_back_from_the_attack_line_to_block(stage, id):
    t = stage.table(active=2, attack=[id, "talos"], enemy_defence=["prometeo"])
    t.attack("prometeo")
    assert (t.can("block", id, "prometeo"), t.can("block", "talos", "prometeo")) == (True, False)
    assert t.refusal("block", "talos", "prometeo").clause == "ML-zone-09"
    t.block((id, "prometeo"))
    assert t.zone(id) == ("graveyard" if id == "freya" else "defence")  # Freya is as strong as Prometeo
    assert t.count("castle") == 20
    stays = stage.table(active=2, attack=[id], enemy_defence=["prometeo"])
    stays.attack("prometeo").done()
    assert stays.zone(id) == "attack"  # it goes back only in order to block


def test_kunoichi_pays_for_a_second_block(stage):
    t = stage.table(active=2, gold=1, defence=["kunoichi"], enemy_defence=["talos", "prometeo"])
    t.attack("talos", "prometeo")
    t.act("block", "kunoichi", "talos").act("block", "kunoichi", "prometeo")
    assert (t.count("paid"), t.zone("talos"), t.zone("prometeo"), t.zone("kunoichi")) == (1, "graveyard", "graveyard", "defence")
    poor = stage.table(active=2, defence=["kunoichi"], enemy_defence=["talos", "prometeo"])
    poor.attack("talos", "prometeo").act("block", "kunoichi", "talos")
    assert poor.count("castle") == 19  # Prometeo went by
    three = stage.table(active=2, gold=3, defence=["kunoichi"], enemy_defence=["talos", "prometeo", "huracan"])
    three.attack("talos", "prometeo", "huracan").act("block", "kunoichi", "talos").act("block", "kunoichi", "prometeo")
    assert three.count("paid") == 1  # one more, not two


def test_zapatos_de_hierro_give_the_attacker_the_first_action(stage):
    parts = {"hand": ["hombres_de_madera"], "enemy_hand": ["hombres_de_madera"], "enemy_defence": ["prometeo"]}
    t = stage.armed("zapatos_de_hierro", **parts)
    assert t.strength("rey_mono") == 4
    t.attack("rey_mono").done()
    assert (t.decision.kind, t.decision.player) == ("war", 0)
    plain = stage.armed("kunai", **parts)
    plain.attack("rey_mono").done()
    assert (plain.decision.kind, plain.decision.player) == ("war", 1)


def test_rasputin_destroys_an_oro_in_order_to_attack(stage):
    t = stage.table(gold=1, defence=["rasputin-co"])
    t.attack("rasputin-co").end_battle()
    assert (t.count("reserve"), t.count("graveyard"), t.count("castle", 2)) == (0, 1, 18)
    poor = stage.table(defence=["rasputin-co", "talos"]).answer("pass")
    assert (poor.can("attack", "rasputin-co"), poor.can("attack", "talos")) == (False, True)


def test_niu_wa_needs_two_cards_of_the_hand_each_time(stage):
    t = stage.table(defence=["niu_wa"], hand=["talos", "prometeo", "huracan"])
    t.attack("niu_wa").choose("talos", "prometeo").end_battle()
    assert (t.ids("graveyard"), t.count("castle", 2)) == (["talos", "prometeo"], 17)
    two = stage.table(defence=["niu_wa", "niu_wa"], hand=["talos", "prometeo", "huracan"]).answer("pass")
    first = next(each for each in two.options if each.startswith("attack"))
    two.answer(first)
    assert not any(each.startswith("attack") for each in (two.options if two.decision.kind == "attack" else []))


def test_machitun_keeps_all_opposing_allies_from_doing_damage(stage):
    t = stage.table(active=2, gold=2, hand=["machitun"], defence=["talos"], enemy_defence=["thor-er", "rey_mono"])
    t.attack("thor-er", "rey_mono").block(("talos", "thor-er"))
    t.act("play", "machitun")
    t.end_battle()
    assert (t.count("castle"), t.zone("talos"), t.zone("rey_mono")) == (20, "defence", "attack")


def test_zui_chuan_fa_wards_off_unarmed_attackers_alone(stage):
    t = stage.table(active=2, gold=4, hand=["zui_chuan_fa"], defence=["talos"], enemy_defence=["thor-er", "rey_mono"])
    t.attack("thor-er", "rey_mono").block(("talos", "thor-er"))
    t.act("play", "zui_chuan_fa").end_battle()
    assert (t.count("castle"), t.zone("talos")) == (20, "graveyard")  # the Castle is spared, the blocker is not
    armed = stage.table(active=2, gold=4, hand=["zui_chuan_fa"], enemy_defence=[{"card": "thor-er", "weapons": ["kunai"]}])
    armed.attack("thor-er")
    assert (armed.zone("zui_chuan_fa"), armed.count("castle")) == ("hand", 10)


def test_tche_ma_tien_refills_an_all_but_empty_castle(stage):
    parts = {"active": 2, "gold": 5, "hand": ["tche_ma_tien"], "graveyard": ["talos", "prometeo"], "enemy_defence": ["rey_mono"]}
    t = stage.table(castle=["huracan"] * 5, **parts)
    t.attack("rey_mono")
    assert t.decision.player == 0 and t.decision.kind == "phase"
    t.act("play", "tche_ma_tien")
    assert (t.count("castle"), t.ids("graveyard")) == (7, ["tche_ma_tien"])
    many = stage.table(castle=["huracan"] * 6, **parts)
    many.attack("rey_mono")
    assert many.decision.kind != "phase"  # three cards are left, which is not fewer than three


def test_cadena_gleipnir_takes_the_bonuses_of_all(stage):
    t = stage.table(
        gold=3,
        hand=["cadena_gleipnir", "hombres_de_madera"],
        defence=[{"card": "rey_mono", "weapons": ["kunai"]}],
        enemy_defence=["talos"],
    )
    assert t.strength("rey_mono") == 5
    assert t.refusal("play", "cadena_gleipnir").clause == "ML-tal-08"
    t.attack("rey_mono").done().act("play", "cadena_gleipnir")
    assert t.strength("rey_mono") == 3


def test_chi_kung_silences_an_attacker_before_it_triggers(stage):
    t = stage.table(active=2, gold=3, hand=["chi_kung"], enemy_defence=["berserker-er", "talos"], defence=["prometeo"])
    t.attack("berserker-er", "talos")
    t.act("play", "chi_kung").aim("berserker-er")
    assert (t.silenced("berserker-er"), t.silenced("talos")) == (True, False)
    assert t.can("block", "prometeo", "berserker-er")


def test_asesino_del_emperador_gives_an_ally_one_turn(stage):
    t = stage.table(gold=8, hand=["asesino_del_emperador", "rey_mono"], enemy_defence=["talos"])
    t.s.choose(next(each for each in t.decision.options if each.id.startswith("play:1:rey_mono")))
    while not t.can("play", "asesino_del_emperador"):
        t.pass_()
    t.act("play", "asesino_del_emperador")
    assert t.zone("rey_mono") == "defence"
    t.attack("rey_mono").end_battle()
    assert (t.count("castle", 2), t.zone("rey_mono")) == (17, "graveyard")


@pytest.mark.parametrize("id", ["yagyu_jubei", "miyamoto_musashi"])
def test_it_carries_two_katanas_and_nothing_else_beside_one(stage, id):
    one = stage.table(gold=9, hand=["katana", "kunai"], defence=[{"card": id, "weapons": ["katana"]}])
    assert one.refusal("play", "kunai", id).clause == "ML-weap-04"
    assert not unblockable(one.s, one.card(id))
    hand = next(each for each in one.options if each.startswith("play:1:katana"))
    one.answer(hand)
    assert (one.weapons(id), unblockable(one.s, one.card(id))) == (["katana", "katana"], True)
    other = stage.table(gold=9, hand=["katana"], defence=[{"card": id, "weapons": ["kunai"]}])
    assert other.refusal("play", "katana", id).clause == "ML-weap-04"


def test_gigantes_de_fuego_take_up_a_weapon_for_nothing_and_die_after_attacking(stage):
    t = stage.table(gold=3, hand=["gigantes_de_fuego", "kunai", "katana"])
    t.play("gigantes_de_fuego").yes().choose("kunai")
    assert (t.weapons("gigantes_de_fuego"), t.zone("katana")) == (["kunai"], "hand")
    fought = stage.fight("gigantes_de_fuego")
    assert fought.end_battle().zone("gigantes_de_fuego") == "graveyard"
    waiting = stage.table(defence=["gigantes_de_fuego"]).end_turn()
    assert waiting.zone("gigantes_de_fuego") == "defence"


def test_pala_de_monje_finds_two_weapons_though_it_be_annulled(stage):
    t = stage.table(gold=3, hand=["pala_de_monje"], defence=["talos"], castle=["kunai", "huracan", "huracan"], graveyard=["katana"])
    t.play("pala_de_monje", "talos").choose("kunai")
    assert (sorted(t.ids("hand")), t.weapons("talos")) == (["katana", "kunai"], ["pala_de_monje"])


def test_bo_draws_on_entering_and_when_its_bearer_attacks(stage):
    t = stage.table(gold=3, hand=["bo"], defence=["talos"])
    t.play("bo", "talos").yes()
    assert t.count("hand") == 1
    t.attack("talos").yes()
    assert t.count("hand") >= 2


def test_garm_and_hymir_come_back_from_the_graveyard_at_a_price(stage):
    t = stage.table(gold=2, graveyard=["garm"])
    t.use("garm")
    assert (t.zone("garm"), t.count("paid")) == ("defence", 2)
    assert stage.table(gold=1, graveyard=["garm"]).refusal("use", "garm", word="1").clause == "ML-gold-15"
    big = stage.table(gold=4, graveyard=["hymir"], defence=["thor-er", "talos"])
    big.use("hymir")
    assert (big.zone("hymir"), big.zone("thor-er"), big.zone("talos")) == ("defence", "graveyard", "defence")
    weak = stage.table(gold=4, graveyard=["hymir"], defence=["talos"])
    assert not weak.can("use", "hymir", word="1")
    assert not stage.table(gold=9, defence=["garm"]).can("use", "garm", word="1")  # only from the Graveyard
    theirs = stage.table(gold=9, enemy_graveyard=["garm"])
    assert not theirs.can("use", "garm", word="1")


@pytest.mark.parametrize("id", ["totem_del_puma", "vanaheim"])
def test_any_player_may_destroy_it_for_three_cards(stage, id):
    mine = stage.table(support=[id])
    mine.use(id)
    assert (mine.zone(id), mine.count("castle")) == ("graveyard", 17)
    theirs = stage.table(active=2, support=[id])
    theirs.use(id)
    assert (theirs.zone(id), theirs.count("castle"), theirs.count("castle", 2)) == ("graveyard", 20, 17)


def test_what_totem_del_puma_and_vanaheim_forbid(stage):
    assert stage.table(hand=["espada_real-er"], support=["totem_del_puma"]).refusal("play", "espada_real-er").clause == "ML-put-04"
    t = stage.table(active=2, support=["vanaheim"], enemy_defence=["talos"])
    t.answer("pass")
    assert t.s.turn > 1 or t.decision.kind != "attack"


def test_totem_bienaventurado_lets_a_second_oro_down_from_the_next_turn_on(stage):
    t = stage.table(hand=["espada_real-er", "espada_real-er"], support=["totem_bienaventurado"])
    for _ in range(2):
        t.answer(next(each for each in t.options if each.startswith("play")))
    assert t.count("reserve") == 2
    late = stage.table(gold=2, hand=["totem_bienaventurado", "espada_real-er"])
    late.play("totem_bienaventurado")
    assert late.refusal("play", "espada_real-er").clause == "ML-vig-03"
    third = stage.table(hand=["espada_real-er"] * 3, support=["totem_bienaventurado"])
    for _ in range(2):
        third.answer(next(each for each in third.options if each.startswith("play")))
    assert not any(each.startswith("play") for each in third.options)


def test_tammo_exiles_every_talisman_that_is_played(stage):
    t = stage.table(gold=4, hand=["yanomami"], defence=["tammo"], enemy_defence=["talos"])
    t.play("yanomami", "talos")
    assert (t.zone("yanomami"), t.zone("talos")) == ("exile", "graveyard")
    without = stage.table(gold=4, hand=["yanomami"], enemy_defence=["talos"]).play("yanomami", "talos")
    assert without.zone("yanomami") == "graveyard"


def test_three_cachorros_make_werewolves_cost_nothing(stage):
    t = stage.table(hand=["hombre_lobo-er", "talos"], defence=["cachorro-co", "cachorro-co", "cachorro-mge"])
    assert (t.price("hombre_lobo-er"), t.price("talos")) == (0, 3)
    two = stage.table(hand=["hombre_lobo-er"], defence=["cachorro-co", "cachorro-co"])
    assert two.price("hombre_lobo-er") > 0
