"""What a cost asks for really leaves: nothing is announced that cannot be paid, and nothing is paid with twice."""

import json

import pytest
from tests.games.mitos_y_leyendas.conftest import MitosTable, made

from tapete.core.codec import from_json, to_json
from tapete.core.language import Words
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.terms import CostsLess
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import response
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import discarding, sacrificing, to_play, use
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, played
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import discard_random, draw

GUARDS = ["alfheim", "totem_de_guerra"]  # Totems under which Oros cannot be destroyed
STRONG = "los_titanes"  # an Ally of Strength 5


def settle(t):
    """Answer with the first option whatever is to be paid with or given."""
    while t.s.decision is not None and t.decision.kind in ("choose", "pay"):
        t.answer(t.options[0])
    return t


# -- what cannot be destroyed pays for nothing


@pytest.mark.clause("ML-play-20", "ML-use-05")
@pytest.mark.parametrize("guard", GUARDS)
def test_bragi_gains_nothing_for_an_oro_that_cannot_be_destroyed(mitos, guard):
    t = mitos.table(gold=2, defence=["bragi"], support=[guard])
    assert t.refusal("use", "bragi", word="1").clause == "ML-abil-05"
    free = settle(mitos.table(gold=2, defence=["bragi"]).use("bragi"))
    assert (free.strength("bragi"), free.count("graveyard")) == (4, 1)


@pytest.mark.clause("ML-play-20")
def test_guardian_keeps_the_oros_of_its_controller_alone(mitos):
    t = mitos.table(gold=2, defence=["bragi", "guardian"])
    assert t.refusal("use", "bragi", word="1").clause == "ML-abil-05"
    theirs = mitos.table(gold=2, defence=["bragi"], enemy_defence=["guardian"])
    assert theirs.can("use", "bragi", word="1")


@pytest.mark.clause("ML-play-20", "ML-use-05")
@pytest.mark.parametrize(("oro", "parts"), [
    ("teatro_kabuki", {"enemy_defence": ["talos"]}),
    ("go", {"enemy_reserve": ["gyallarhorn"]}),
    ("halatafl", {"enemy_defence": ["talos"]}),
])  # fmt: skip
def test_an_oro_that_cannot_be_destroyed_is_not_sacrificed(mitos, oro, parts):
    t = mitos.table(reserve=[oro], support=["alfheim"], **parts)
    assert t.refusal("use", oro, word="1").clause == "ML-abil-05"
    free = mitos.table(reserve=[oro], **parts)
    free.use(oro)
    assert free.zone(oro) == "graveyard"


@pytest.mark.clause("ML-play-20")
def test_mithra_does_not_enter_for_oros_that_cannot_be_destroyed(mitos):
    t = mitos.table(gold=2, hand=["mithra"], support=["totem_de_guerra"])
    assert t.refusal("play", "mithra").clause == "ML-put-03"
    free = settle(mitos.table(gold=2, hand=["mithra"]).play("mithra"))
    assert (free.zone("mithra"), free.count("graveyard"), free.count("reserve")) == ("defence", 2, 0)


@pytest.mark.clause("ML-play-20")
@pytest.mark.parametrize("guard", GUARDS)
def test_rasputin_burns_no_oro_that_cannot_be_destroyed(mitos, guard):
    t = mitos.table(gold=1, defence=["rasputin-co", "talos"], support=[guard]).pass_()
    assert t.refusal("attack", "rasputin-co").clause == "ML-golden-05"
    old = mitos.table(gold=1, defence=["rasputin-mg"], support=[guard]).attack("rasputin-mg")
    assert (old.s.turn, old.count("castle", 2), old.count("reserve")) == (6, 19, 1)  # nobody was asked to burn it
    free = mitos.table(gold=1, defence=["rasputin-co"]).attack("rasputin-co")
    assert (free.count("graveyard"), free.count("castle", 2)) == (1, 18)


@pytest.mark.clause("ML-play-20", "ML-use-05", "ML-con-32")
@pytest.mark.parametrize("totem", ["totem_de_conejo-in", "totem_de_conejo-co"])
def test_a_totem_that_cannot_be_destroyed_saves_nobody(mitos, totem):
    parts = {"active": 2, "enemy_gold": 4, "enemy_hand": ["yanomami"], "support": [totem]}
    t = mitos.table(defence=["osiris-co", "talos"], **parts)
    t.play("yanomami", "talos")
    assert (t.zone("talos"), t.zone(totem), t.decision.kind) == ("graveyard", "support", "vigil")
    mortal = mitos.table(defence=["prometeo", "talos"], **parts)
    mortal.play("yanomami", "talos").act("yes", "talos")
    assert (mortal.zone("talos"), mortal.zone(totem)) == ("defence", "graveyard")


@pytest.mark.clause("ML-play-20")
def test_only_what_can_be_destroyed_is_offered_as_a_sacrifice(mitos_with):
    kit = mitos_with(made("altar", zones.TOTEM, use(draw(1), tolls=(sacrificing(ally.own),))))
    t = kit.table(support=["altar"], defence=["geri_y_freki", "talos", "prometeo"])
    t.act("use", "altar", word="1")
    assert t.choices() == {"talos", "prometeo"}  # Geri y Freki are not destroyed by Totems
    alone = kit.table(support=["altar"], defence=["geri_y_freki"])
    assert alone.refusal("use", "altar", word="1").clause == "ML-abil-05"


# -- a Castle that is too small


@pytest.mark.clause("ML-play-20", "ML-abil-05")
@pytest.mark.parametrize(("card", "milled"), [("demonio", 4), ("nanahuatzin", 2)])
def test_a_card_that_mills_more_than_the_castle_holds_is_not_played(mitos, card, milled):
    t = mitos.table(gold=9, hand=[card], castle=["talos"] * (milled - 1))
    assert t.refusal("play", card).clause == "ML-put-03"
    enough = mitos.table(gold=9, hand=[card], castle=["talos"] * (milled + 1)).play(card)
    assert (enough.zone(card), enough.count("castle")) == ("defence", 1)
    exactly = mitos.table(gold=9, hand=[card], castle=["talos"] * milled).play(card)
    assert exactly.s.winners == (1,)  # it can be paid, and loses


@pytest.mark.clause("ML-play-20", "ML-abil-05")
@pytest.mark.parametrize(("card", "milled"), [("sirenas-er", 2), ("sirenas-co", 2), ("totem_del_puma", 3), ("vanaheim", 3)])
def test_an_ability_that_mills_more_than_the_castle_holds_is_not_used(mitos, card, milled):
    where = "defence" if card.startswith("sirenas") else "support"
    parts = {where: [card], "enemy_defence": ["talos"]}
    poor = mitos.table(castle=["talos"] * (milled - 1), **parts)
    assert poor.refusal("use", card, word="1").clause == "ML-abil-05"
    assert mitos.table(castle=["talos"] * milled, **parts).can("use", card, word="1")


@pytest.mark.clause("ML-play-20", "ML-abil-05")
def test_excalibur_he_xian_gu_and_helheim_mill_no_more_than_there_is(mitos):
    bearer = {"card": "caballero_blanco", "weapons": ["excalibur"]}
    assert mitos.table(defence=[bearer], castle=["talos"]).can("use", "excalibur", word="1")
    attacked = mitos.table(defence=["he_xian_gu"], castle=["talos"], enemy_defence=["talos"]).attack("he_xian_gu")
    assert attacked.can("react", "he_xian_gu", word="1")
    doomed = {"active": 2, "enemy_gold": 4, "enemy_hand": ["yanomami"], "support": ["helheim"], "defence": ["frigg"]}
    poor = mitos.table(castle=["talos"], **doomed).play("yanomami", "frigg")
    assert (poor.zone("frigg"), poor.count("castle")) == ("graveyard", 1)
    able = mitos.table(castle=["talos"] * 3, **doomed).play("yanomami", "frigg").act("yes", "frigg")
    assert (able.zone("frigg"), able.count("castle")) == ("defence", 1)


@pytest.mark.clause("ML-play-20")
def test_jujitsu_is_not_bought_off_with_cards_that_are_not_there(mitos):
    parts = {"gold": 4, "hand": ["seth"], "enemy_gold": 2, "enemy_hand": ["jujitsu"]}
    t = mitos.table(castle=["talos"], **parts).play("seth").act("play", "jujitsu")
    assert (t.zone("seth"), t.count("castle"), t.s.over) == ("graveyard", 1, False)
    rich = mitos.table(castle=["talos"] * 3, **parts).play("seth").act("play", "jujitsu")
    assert rich.options == ["option:1", "option:2"]


# -- Oros are paid first, and not twice


def hymir(mitos, oros, **parts):
    """Hymir in the Graveyard: 4 Oros and an Ally of Strength 4 or more bring it back. Amor de Valkyria, for 2, would save that."""
    return mitos.table(gold=oros, graveyard=["hymir"], hand=["amor_de_valkyria"], defence=[STRONG], **parts)


@pytest.mark.clause("ML-use-05")
def test_the_oros_of_a_cost_do_not_pay_for_something_else_meanwhile(mitos):
    t = hymir(mitos, 4)
    t.use("hymir")
    assert (t.zone("hymir"), t.zone(STRONG), t.zone("amor_de_valkyria")) == ("defence", "graveyard", "hand")
    assert (t.count("paid"), t.count("reserve")) == (4, 0)


@pytest.mark.clause("ML-use-05")
def test_oros_worth_more_are_not_paid_with_twice_either(mitos):
    t = hymir(mitos, 0, reserve=["puchao", "puchao"])
    settle(t.use("hymir"))
    assert (t.zone("hymir"), t.count("paid"), t.zone("amor_de_valkyria")) == ("defence", 2, "hand")


@pytest.mark.clause("ML-use-05", "ML-play-20", "ML-con-34")
def test_a_sacrifice_that_is_saved_pays_for_nothing(mitos):
    t = hymir(mitos, 6)
    t.use("hymir")
    t.act("play", "amor_de_valkyria").no()
    assert (t.zone(STRONG), t.zone("hymir"), t.zone("amor_de_valkyria")) == ("defence", "graveyard", "graveyard")
    assert (t.count("paid"), t.count("reserve")) == (2, 4)  # what Amor cost; Hymir's Oros were not paid after all
    passed = hymir(mitos, 6)
    passed.use("hymir").pass_()
    assert (passed.zone("hymir"), passed.count("paid"), passed.zone(STRONG)) == ("defence", 4, "graveyard")


@pytest.mark.clause("ML-use-05", "ML-play-20")
def test_virtual_oros_come_back_too_and_the_use_is_not_counted(mitos):
    t = mitos.table(virtual=5, defence=["morgana", "rey_mono"], support=["totem_de_conejo-in"], enemy_defence=["talos"])
    t.use("morgana", "rey_mono").act("yes", "rey_mono")
    assert (t.zone("rey_mono"), t.zone("talos"), t.zone("totem_de_conejo-in")) == ("defence", "defence", "graveyard")
    assert t.can("use", "morgana", word="1")  # it was not used
    u = hymir(mitos, 0, virtual=6)
    u.use("hymir").act("play", "amor_de_valkyria").no()
    assert (u.virtual(), u.zone("hymir")) == (4, "graveyard")
    assert "Jugador 1 recupera 4 Oros virtuales" in u.story()


@pytest.mark.clause("ML-play-20")
def test_a_card_whose_sacrifice_is_saved_goes_back_to_the_hand(mitos):
    t = mitos.table(
        hand=["tesoro_de_guayacan"], defence=["talos"], enemy_defence=["prometeo"], enemy_support=["totem_de_conejo-in"]
    )
    t.play("tesoro_de_guayacan", "talos").act("yes", "prometeo")
    assert (t.zone("tesoro_de_guayacan"), t.zone("prometeo"), t.zone("talos")) == ("hand", "defence", "graveyard")
    assert t.refusal("play", "tesoro_de_guayacan").clause == "ML-put-03"  # one Ally is left, and it asks for two


@pytest.mark.clause("ML-use-05", "ML-con-21")
def test_a_sacrifice_that_is_exiled_has_left_all_the_same(mitos):
    t = mitos.table(gold=4, graveyard=["hymir"], defence=[STRONG], enemy_gold=3, enemy_hand=["she_chuan_fa"])
    t.use("hymir").act("play", "she_chuan_fa")
    assert (t.zone("hymir"), t.zone(STRONG)) == ("defence", "exile")


@pytest.mark.clause("ML-play-07", "ML-play-23")
def test_an_oro_that_was_paid_may_still_be_destroyed_or_returned(mitos):
    t = mitos.table(gold=2, hand=["mithra"], enemy_support=["totem_de_guanaco-in"])
    settle(t.play("mithra"))
    assert (t.zone("mithra"), t.count("graveyard"), t.count("paid")) == ("defence", 2, 0)
    u = mitos.table(gold=1, hand=["puchao"], enemy_support=["totem_de_cocodrilo-in"])
    settle(u.play("puchao"))
    assert (u.zone("puchao"), u.count("hand"), u.count("paid")) == ("reserve", 1, 0)


@pytest.mark.clause("ML-play-20", "ML-put-06")
def test_of_two_oros_put_into_play_only_those_that_are_paid_for_enter(mitos):
    castle = ["talos", "espada_real-er", "espada_real-er", *["talos"] * 5]
    crocodiles = ["totem_de_cocodrilo-in", "totem_de_cocodrilo-co"]  # an Oro that enters play costs two others
    t = mitos.table(gold=4, hand=["incubo-mg"], reserve=["gyallarhorn"], castle=castle, enemy_support=crocodiles)
    t.play("incubo-mg", "gyallarhorn")
    t.answer(t.options[-1]).answer(t.options[-1]).yes()
    t.answer(t.options[0])
    assert (t.count("reserve"), t.count("paid")) == (1, 4)  # two for Íncubo, two for an Oro; for the other there were none
    assert t.ids("castle").count("espada_real-er") == 1


@pytest.mark.clause("ML-put-03")
def test_puchao_put_into_play_returns_an_oro_all_the_same(mitos):
    castle = ["talos", "puchao", "espada_real-er", "talos", "talos"]
    t = mitos.table(defence=["grootslang"], paid=["abaco", "zampona"], castle=castle)
    t.use("grootslang").aim("puchao").aim("abaco")
    assert (t.zone("puchao"), t.zone("abaco"), t.zone("zampona")) == ("reserve", "hand", "paid")
    alone = mitos.table(defence=["grootslang"], castle=castle).use("grootslang").aim("puchao")
    assert (alone.zone("puchao"), alone.count("reserve")) == ("castle", 0)  # there is no Oro to return
    plain = mitos.table(defence=["grootslang"], castle=castle).use("grootslang").aim("espada_real-er")
    assert plain.ids("reserve") == ["espada_real-er"]


@pytest.mark.clause("ML-put-03")
def test_guayacan_put_into_play_takes_two_allies_all_the_same(mitos):
    castle = ["talos", "tesoro_de_guayacan", "espada_real-er", "talos"]
    t = mitos.table(defence=["grootslang", "einheryar"], castle=castle, enemy_defence=["prometeo"])
    settle(t.use("grootslang").aim("tesoro_de_guayacan"))
    assert (t.zone("tesoro_de_guayacan"), t.zone("einheryar"), t.zone("prometeo")) == ("reserve", "graveyard", "graveyard")
    alone = mitos.table(defence=["grootslang", "einheryar"], castle=castle).use("grootslang").aim("tesoro_de_guayacan")
    assert (alone.zone("tesoro_de_guayacan"), alone.zone("einheryar")) == ("castle", "defence")  # one Ally is left, it asks for two


@pytest.mark.clause("ML-put-03")
def test_of_two_allies_that_come_back_only_one_finds_a_card_to_discard(mitos_with):
    kit = mitos_with(made("pilgrim", zones.ALLY, to_play(discarding(1)), strength=1))
    t = kit.table(gold=9, hand=["stribog-mg", "lothar", "talos"], defence=["pilgrim", "pilgrim"])
    t.play("stribog-mg").play("lothar")
    assert (t.count("defence"), t.count("hand"), t.zone("talos")) == (1, 0, "graveyard")


@pytest.mark.clause("ML-con-13", "ML-play-20")
def test_a_copied_talisman_whose_cost_can_no_longer_be_paid_does_nothing(mitos_with):
    words = ("responde", "respond")
    kit = mitos_with(made("pickpocket", zones.TALISMAN, response("play", *words, discard_random(1), played(zones.TALISMAN))))
    parts = {"gold": 4, "hand": ["galdar", "talos"], "graveyard": ["tragedia-co"], "enemy_hand": ["pickpocket", "prometeo"]}
    t = kit.table(**parts).play("galdar").pass_()
    assert (t.zone("talos"), t.s.game.sight.sees(t.s, 0, t.card("prometeo"))) == ("graveyard", True)
    robbed = kit.table(**parts).play("galdar").act("play", "pickpocket")
    assert (robbed.zone("talos"), robbed.s.game.sight.sees(robbed.s, 0, robbed.card("prometeo"))) == ("graveyard", False)
    alone = kit.table(gold=4, hand=["galdar"], graveyard=["tragedia-co"], enemy_hand=["prometeo"])
    assert alone.refusal("play", "galdar").clause == "ML-tal-02"


@pytest.mark.clause("ML-ann-05")
def test_a_card_that_cannot_be_annulled_is_not_bought_off(mitos):
    t = mitos.table(gold=9, hand=["tradicion_viva", "hou_chuan_fa"], enemy_gold=1, enemy_hand=["talos"])
    t.play("tradicion_viva").play("hou_chuan_fa")
    assert (t.decision.kind, t.count("paid", 2)) == ("vigil", 0)
    open_to_it = mitos.table(gold=9, hand=["hou_chuan_fa"], enemy_gold=1, enemy_hand=["talos"]).play("hou_chuan_fa")
    assert open_to_it.decision.kind == "may"


@pytest.mark.parametrize(("where", "verb"), [
    ({"hand": ["lesther-mg", "machi", "talos", "abaco"]}, "play"),
    ({"defence": ["niu_wa"], "hand": ["machi", "talos", "abaco"]}, "attack"),
])  # fmt: skip
def test_a_game_can_be_written_down_while_a_cost_is_paid(mitos, where, verb):
    t = mitos.table(**where)
    if verb == "play":
        t.act("play", "lesther-mg")
    else:
        t.attack("niu_wa")
    assert t.decision.kind == "choose"
    again = MitosTable(from_json(t.s.game, json.loads(json.dumps(to_json(t.s)))))
    t.aim("machi", "talos")
    again.aim("machi", "talos")
    assert (t.zone("machi"), t.zone("talos"), t.zone("abaco")) == ("graveyard", "graveyard", "hand")
    assert again.s.zones == t.s.zones


def test_in_the_middle_of_a_payment_the_bill_says_what_was_paid_and_what_is_left(mitos):
    t = mitos.table(gold=6, hand=["perla_de_dragon"], reserve=["espada_real-co"], defence=["huracan"], enemy_support=["tui"])
    t.act("play", "perla_de_dragon")
    bills = []
    while t.decision.kind == "pay":
        bill = t.s.stack[-1].bill(t.s)
        bills.append((bill.kind, bill.done, bill.due))
        t.answer(t.options[-1])
    assert bills == [("paid", [], [("gold", 2)]), ("paid", [("gold", 1)], [("gold", 1)])]


def test_a_change_that_concerns_only_certain_cards_is_not_drawn_as_one_of_a_player():
    """No sign says at once whom and about which cards."""
    kind = m.MODIFIERS.index("cannot_attack")
    assert m.OnPlayers(kind, Words("", ""), m.OPPONENT).for_them() == signs.FLAGS["cannot_attack"].mark
    assert m.OnPlayers(kind, Words("", ""), m.OPPONENT, cards=ally).for_them() == ""


def test_while_targets_are_chosen_the_bill_says_how_many_are_left_among_ones_own(mitos):
    dead = ["huracan", "thor-er", "machi", "talos"]
    t = mitos.table(gold=6, hand=["hidromiel"], graveyard=dead, enemy_graveyard=["rey_mono"])
    t.act("play", "hidromiel")
    bills = []
    for name in dead[:3]:
        bill = t.s.stack[-1].bill(t.s)
        bills.append((bill.kind, bill.done, bill.due, [t.s.cards[card].id for card in bill.cards]))
        t.act("choose", name)
    assert bills == [
        ("chosen", [], [("", 3)], []),
        ("chosen", [("", 1)], [("", 2)], dead[:1]),
        ("chosen", [("", 2)], [("", 1)], dead[:2]),
    ]


def test_a_discount_without_a_number_that_can_be_drawn_is_not_drawn():
    assert CostsLess(2, Words("", "")).symbols() == f"−2 {signs.COST.mark}"
    assert CostsLess(m.Lent(), Words("", "")).symbols() == ""
