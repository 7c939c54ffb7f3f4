"""What a text asks of others before it can be used: cards to discard, a draw to add to, an own controller to act (DAR 6.7)."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import response, spell
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, played
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import discards
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import bury

HELD = ["talos", "prometeo", "rey_mono"]


# -- cards to discard (ML-abil-04)


@pytest.mark.clause("ML-abil-04", "ML-play-05")
@pytest.mark.parametrize(("card", "asks"), [
    ("ciclope", 2), ("kak_na-in", 2), ("kak_na-co", 2), ("anchimallen-er", 1), ("anchimallen-co", 1), ("marcas_de_guerra", 1),
    ("viaje_al_oeste", 2), ("espiritus_de_la_niebla", 1),
])  # fmt: skip
def test_a_talisman_that_discards_needs_as_many_cards_in_the_opposing_hand(mitos, card, asks):
    for held in range(asks):
        t = mitos.table(gold=9, hand=[card, "seth", "zeus"], enemy_hand=HELD[:held])
        assert t.refusal("play", card).clause == "ML-abil-04"
    t = mitos.table(gold=9, hand=[card, "seth", "zeus"], enemy_hand=HELD[:asks])
    t.play(card, "seth")
    while t.decision.kind == "choose":
        t.answer(t.options[0])
    assert (t.zone(card), t.count("hand", 2)) == ("graveyard", 0)


@pytest.mark.clause("ML-abil-04", "ML-use-02")
@pytest.mark.parametrize(("card", "zone"), [
    ("totem_de_la_desesperanza", "support"), ("mesalina-co", "defence"), ("kun", "support"),
])  # fmt: skip
def test_an_ability_that_discards_needs_a_card_in_the_opposing_hand(mitos, card, zone):
    t = mitos.table(gold=3, hand=["seth"], **{zone: [card]})
    assert t.refusal("use", card, word="1").clause == "ML-abil-04"
    u = mitos.table(gold=3, hand=["seth"], enemy_hand=["talos"], **{zone: [card]})
    u.use(card)
    assert u.zone("talos") == "graveyard"


@pytest.mark.clause("ML-abil-04")
def test_marcas_de_guerra_needs_a_card_in_both_hands_besides_itself(mitos):
    t = mitos.table(gold=2, hand=["marcas_de_guerra"], enemy_hand=["talos"])
    assert t.refusal("play", "marcas_de_guerra").clause == "ML-abil-04"
    u = mitos.table(gold=2, hand=["marcas_de_guerra", "seth"], enemy_hand=["talos"]).play("marcas_de_guerra")
    assert (u.zone("seth"), u.zone("talos")) == ("graveyard", "graveyard")


@pytest.mark.clause("ML-abil-04", "ML-resp-05")
def test_kage_aruki_does_not_answer_an_ally_played_as_the_last_card(mitos):
    t = mitos.table(hand=["huracan"], enemy_gold=3, enemy_hand=["kage_aruki_jutsu"])
    t.play("huracan")
    assert (t.zone("huracan"), t.zone("kage_aruki_jutsu")) == ("defence", "hand")
    u = mitos.table(hand=["huracan", "talos"], enemy_gold=3, enemy_hand=["kage_aruki_jutsu"])
    u.play("huracan").act("play", "kage_aruki_jutsu")
    assert u.zone("talos") == "graveyard"


@pytest.mark.clause("ML-abil-04", "ML-use-02")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_a_trigger_that_discards_three_does_nothing_to_a_smaller_hand(mitos, held):
    t = mitos.table(defence=["mono_de_hierro"], enemy_hand=HELD[:held], enemy_defence=["huracan"])
    t.attack("mono_de_hierro").block()
    while not t.s.over and t.s.turn == 5:
        t.answer(t.options[0] if t.decision.kind == "choose" else t.options[-1])
    assert t.count("hand", 2) == (0 if held == 3 else held)


@pytest.mark.clause("ML-abil-04")
def test_fukurukujo_trades_its_damage_only_for_two_cards(mitos):
    t = mitos.table(defence=["fukurukujo"], enemy_hand=["talos"]).attack("fukurukujo").end_battle()
    assert (t.count("hand", 2), t.count("castle", 2)) == (1, 17)
    u = mitos.table(defence=["fukurukujo"], enemy_hand=["talos", "prometeo"]).attack("fukurukujo")
    assert u.decision.kind == "modal"


@pytest.mark.clause("ML-abil-04", "ML-abil-07")
def test_what_a_hand_loses_meanwhile_is_no_longer_asked_for(mitos_with):
    kit = mitos_with(made("alms", zones.TALISMAN, response("play", "responde", "respond", discards(1), played(zones.TALISMAN))))
    t = kit.table(gold=4, hand=["kak_na-in"], enemy_hand=["alms", "talos", "prometeo"])
    t.play("kak_na-in").act("play", "alms").choose("talos")
    assert (t.count("hand", 2), t.count("hand")) == (0, 1)  # one of two was left to discard; the rest goes on


# -- cards to be found in a Graveyard (DAR 6.7)


@pytest.mark.clause("ML-use-02", "ML-abil-02")
def test_a_fixed_number_of_cards_is_sought_only_where_there_are_as_many(mitos):
    t = mitos.table(gold=2, hand=["banquete_chino"], graveyard=["escudo_real", "talos"])
    assert t.refusal("play", "banquete_chino").clause == "ML-tal-02"
    u = mitos.table(gold=2, hand=["banquete_chino"], graveyard=["escudo_real", "fruto_sagrado"])
    u.play("banquete_chino", "escudo_real", "fruto_sagrado")
    assert u.ids("graveyard") == ["banquete_chino"]
    one = mitos.table(gold=3, hand=["mortus"], graveyard=["escudo_real"]).play("mortus")
    assert (one.decision.kind, one.zone("escudo_real")) == ("vigil", "graveyard")  # nobody is asked: there are not two
    two = mitos.table(gold=3, hand=["mortus"], graveyard=["escudo_real", "fruto_sagrado"]).play("mortus")
    assert two.decision.kind == "may"


# -- the draw of the end of the turn


def ended(t, **answers):
    """The turn is ended: what is asked on the way is answered by its kind, else passed."""
    t.pass_()
    while not t.s.over and t.s.turn == 5:
        t.answer(answers.get(t.decision.kind, t.options[-1]))
    return t


@pytest.mark.clause("ML-golden-06", "ML-end-11")
@pytest.mark.parametrize(("card", "more", "answer"), [
    ("ebisu", 2, {"number": "number:2"}), ("lin_kuei", 1, {"may": "yes"}),
])  # fmt: skip
def test_pa_kua_tai_chi_stops_what_is_drawn_at_the_end_of_the_turn(mitos, card, more, answer):
    free = ended(mitos.table(defence=[card]), **answer)
    assert free.count("hand") == 1 + more
    t = mitos.table(defence=[card], support=["pa_kua_tai_chi"], patient=True).pass_()
    kinds = set()
    while t.s.turn == 5:
        kinds.add(t.decision.kind)
        t.answer(t.options[-1])
    assert (t.count("hand"), kinds & {"number", "may"}) == (0, set())
    theirs = ended(mitos.table(defence=[card], enemy_support=["pa_kua_tai_chi"]), **answer)
    assert theirs.count("hand") == 0


@pytest.mark.clause("ML-golden-06", "ML-end-11")
@pytest.mark.parametrize("side", ["support", "enemy_support"])
def test_pa_kua_tai_chi_leaves_tumba_del_caballero_nothing_to_add_to(mitos, side):
    parts = {"gold": 4, "hand": ["tumba_del_caballero", "zeus"], "castle": ["talos"] * 6}
    free = mitos.table(**parts).play("tumba_del_caballero").pass_()
    assert free.decision.kind == "may"
    t = mitos.table(**parts, **{side: ["pa_kua_tai_chi"]}).play("tumba_del_caballero").pass_()
    assert (t.s.turn, t.ids("hand"), t.count("castle")) == (6, ["zeus"], 6)  # nobody was asked


@pytest.mark.clause("ML-end-11")
def test_extra_cards_are_drawn_along_with_the_normal_one(mitos):
    t = mitos.table(defence=["ebisu", "lin_kuei"])
    t.s.log = []
    ended(t, number="number:2", may="yes")
    kinds = [entry.event.kind for entry in t.s.log]
    first = kinds.index(ev.DRAWN)
    assert kinds[first : first + 4] == [ev.DRAWN] * 4


# -- a Strength that is reduced to a minimum of 0


@pytest.mark.clause("ML-str-10")
def test_suplicio_de_loki_takes_away_no_more_than_there_is(mitos):
    t = mitos.table(gold=9, hand=["suplicio_de_loki", "huitzilopochtli"], defence=["prometeo"])
    t.play("suplicio_de_loki", "prometeo")
    assert t.strength("prometeo") == 0
    t.play("huitzilopochtli", "prometeo")
    assert t.strength("prometeo") == 3  # 1, not less than 0, and 3
    strong = mitos.table(gold=9, hand=["suplicio_de_loki"], defence=["los_titanes"]).play("suplicio_de_loki", "los_titanes")
    assert strong.strength("los_titanes") == 2


@pytest.mark.clause("ML-str-10")
def test_sacrificio_de_odin_takes_away_no_more_than_there_is(mitos):
    hand = ["sacrificio_de_odin", "huitzilopochtli", "talos", "talos"]
    t = mitos.table(gold=9, hand=hand, enemy_defence=["prometeo", "los_titanes"])
    t.play("sacrificio_de_odin")
    assert (t.strength("prometeo"), t.strength("los_titanes")) == (0, 2)
    t.play("huitzilopochtli", "prometeo")
    assert t.strength("prometeo") == 3


@pytest.mark.clause("ML-str-10")
def test_a_loss_that_names_no_minimum_is_made_up_for_first(mitos):
    t = mitos.table(gold=9, hand=["arpia-co", "huitzilopochtli"], enemy_defence=["argonautas", "prometeo"])
    t.play("arpia-co", "argonautas", "prometeo")
    u = mitos.table(gold=9, hand=["invunche-co", "invunche-co", "huitzilopochtli"], enemy_defence=["prometeo"])
    u.play("1:invunche-co#1").play("1:invunche-co#2").play("huitzilopochtli", "prometeo")
    assert (t.strength("prometeo"), u.strength("prometeo")) == (0, 2)  # 1 - 1 - 1 + 3


# -- what goes from play to the Graveyard is destroyed


@pytest.mark.clause("ML-con-23")
def test_feng_shui_destroys(mitos):
    t = mitos.table(gold=9, hand=["feng_shui"], enemy_defence=["yurei", "talos", "prometeo"])
    t.play("feng_shui", "talos", "prometeo", "yurei")
    assert (t.zone("yurei"), t.zone("talos"), t.count("hand", 2)) == ("graveyard", "defence", 1)  # Yurei heard of it
    safe = mitos.table(gold=9, hand=["feng_shui"], enemy_defence=["osiris-co", "talos"], enemy_support=["tui"])
    safe.play("feng_shui", "talos", "osiris-co", "tui")
    assert safe.zone("tui") == "support"  # Osiris keeps Totems from being destroyed


@pytest.mark.clause("ML-con-23")
def test_kemsa_hears_of_its_fall_whatever_brings_it(mitos_with):
    kit = mitos_with(made("pit", zones.TALISMAN, spell(bury(Target(ally)))))
    dead = ["huracan", "machi", "einheryar"]
    t = kit.table(hand=["pit"], defence=["kemsa-co"], graveyard=dead)
    t.play("pit").yes()
    t.choose(*dead)
    assert (t.zone("kemsa-co"), t.count("castle")) == ("graveyard", 23)
    struck = kit.table(active=2, enemy_gold=4, enemy_hand=["yanomami"], defence=["kemsa-co"], graveyard=dead)
    struck.play("yanomami").yes()
    assert struck.decision.kind == "choose"


@pytest.mark.clause("ML-con-23")
def test_triton_leaves_play_however_it_falls(mitos_with):
    kit = mitos_with(made("pit", zones.TALISMAN, spell(bury(Target(ally)))))
    t = kit.table(hand=["pit"], defence=["triton-co"], enemy_hand=["talos"]).play("pit")
    assert (t.zone("triton-co"), t.zone("talos")) == ("graveyard", "graveyard")


# -- what players are made to do to their own cards


@pytest.mark.clause("ML-affect-05")
def test_mirada_berserker_and_naglfar_make_each_player_act(mitos):
    armed = {"card": "talos", "weapons": ["kunai"]}
    foe = {"card": "geri_y_freki", "weapons": ["kunai"]}
    t = mitos.table(
        gold=9, hand=["mirada_berserker"], defence=[armed], support=["totem_de_jaguar"], enemy_defence=[foe], enemy_support=["tui"]
    )
    t.play("mirada_berserker")
    assert (t.zone("geri_y_freki"), t.zone("talos"), t.zone("tui")) == ("graveyard", "graveyard", "graveyard")
    u = mitos.table(gold=9, hand=["naglfar"], defence=["zombies-co"], enemy_defence=["zombies-co", "geri_y_freki"])
    u.play("naglfar")
    assert (u.zone("1:zombies-co"), u.zone("2:zombies-co"), u.zone("geri_y_freki")) == ("graveyard",) * 3
    plain = mitos.table(gold=9, hand=["stribog-mg"], enemy_defence=["zombies-co", "geri_y_freki"]).play("stribog-mg")
    assert (plain.zone("zombies-co"), plain.zone("geri_y_freki")) == ("defence", "defence")  # that one is the Talisman's deed


@pytest.mark.clause("ML-affect-05")
def test_asgard_does_not_avenge_what_its_controller_destroys(mitos):
    t = mitos.table(gold=9, hand=["naglfar"], enemy_support=["asgard"], enemy_defence=["talos"], castle=["prometeo"] * 5)
    t.play("naglfar")
    assert t.decision.kind == "vigil"
    armed = {"card": "talos", "weapons": ["kunai"]}
    u = mitos.table(
        gold=9,
        hand=["mirada_berserker"],
        defence=[armed, "prometeo"],
        support=["tui"],
        enemy_defence=[armed],
        enemy_support=["asgard", "tui"],
    )
    u.play("mirada_berserker", "1:talos#1", "2:talos#1", "1:kunai", "2:kunai", "1:tui", "2:tui")
    assert (u.zone("asgard"), u.zone("prometeo"), u.decision.kind) == ("support", "defence", "vigil")


@pytest.mark.clause("ML-tgt-12")
def test_mirada_berserker_needs_all_three_on_both_sides(mitos):
    armed = {"card": "talos", "weapons": ["kunai"]}
    t = mitos.table(gold=9, hand=["mirada_berserker"], defence=[armed], support=["tui"], enemy_defence=[armed])
    assert t.refusal("play", "mirada_berserker").clause == "ML-tal-02"
