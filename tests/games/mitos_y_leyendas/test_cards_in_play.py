"""Weapons, control, zones, Strength, lost and copied abilities."""

import pytest

from tapete.core.refusal import BadDocument


@pytest.mark.clause("ML-weap-01", "ML-weap-03", "ML-weap-04", "ML-con-31")
def test_an_ally_carries_one_weapon(mitos):
    t = mitos.table(gold=4, hand=["kunai", "kunai"], defence=["huracan"])
    t.play("kunai", "huracan")
    assert t.strength("huracan") == 5
    assert t.refusal("play", "kunai#2", "huracan").clause == "ML-weap-04"


@pytest.mark.clause("ML-weap-02")
def test_without_a_bearer_a_weapon_is_not_played(mitos):
    t = mitos.table(gold=4, hand=["kunai"])
    assert t.refusal("play", "kunai").clause == "ML-weap-02"


@pytest.mark.clause("ML-weap-06", "ML-end-12")
def test_losing_the_permission_does_not_drop_weapons(mitos):
    t = mitos.table(gold=8, hand=["kunai", "nanigata", "honda-in", "apolo-ere"], defence=["galvarino"])
    t.play("kunai", "galvarino").play("nanigata", "galvarino")
    assert t.refusal("play", "honda-in", "galvarino").clause == "ML-weap-04"
    t.play("apolo-ere", "galvarino")
    assert sorted(t.weapons("galvarino")) == ["kunai", "nanigata"]
    assert t.strength("galvarino") == 6


@pytest.mark.clause("ML-weap-08", "ML-lose-02")
def test_a_silenced_bearer_keeps_what_its_weapon_gives(mitos):
    t = mitos.table(gold=4, hand=["apolo-ere"], defence=[{"card": "cunas", "weapons": ["tecpatl"]}], enemy_defence=["einheryar"])
    t.play("apolo-ere", "cunas")
    t.attack("cunas")
    assert t.decision.kind != "block"


@pytest.mark.clause("ML-weap-09")
def test_a_silenced_weapon_leaves_the_bearers_own_ability(mitos):
    t = mitos.table(
        gold=1, support=["totem_ultimo"], defence=[{"card": "cunas", "weapons": ["kunai"]}], enemy_defence=["einheryar"]
    )
    t.use("totem_ultimo")
    assert t.strength("cunas") == 1
    t.attack("cunas")
    assert t.decision.kind != "block"


@pytest.mark.clause("ML-weap-10", "ML-ctrl-06", "ML-ctrl-07")
def test_weapons_follow_their_bearer_each_to_its_owner(mitos):
    armed = [{"card": "huracan", "weapons": [{"card": "ballesta-mg", "owner": 1}, "kunai"]}]
    t = mitos.table(gold=4, hand=["yanomami"], enemy_defence=armed)
    t.play("yanomami", "huracan")
    assert t.ids("graveyard") == ["ballesta-mg", "yanomami"]
    assert sorted(t.ids("graveyard", 2)) == ["huracan", "kunai"]
    u = mitos.table(gold=3, hand=["waldganger"], enemy_defence=armed)
    u.play("waldganger", "huracan")
    assert u.ids("hand")[0] == "ballesta-mg"
    assert sorted(u.ids("hand", 2)) == ["huracan", "kunai"]
    stolen = mitos.table(gold=4, hand=["yanomami"], enemy_defence=[{"card": "huracan", "owner": 1}])
    stolen.play("yanomami", "huracan")
    assert (sorted(stolen.ids("graveyard")), stolen.count("graveyard", 2)) == (["huracan", "yanomami"], 0)


@pytest.mark.clause("ML-weap-14")
def test_the_weapon_goes_with_its_bearer(mitos):
    t = mitos.table(gold=2, hand=["hades-er"], defence=["dearg_diulai"], enemy_defence=[{"card": "huracan", "weapons": ["kunai"]}])
    t.play("hades-er", "dearg_diulai", "huracan")
    assert t.controller("kunai") == 1
    assert t.strength("huracan") == 5


@pytest.mark.clause("ML-ctrl-11", "ML-ctrl-10")
def test_a_gained_ally_waits_in_defence(mitos):
    t = mitos.table(gold=2, hand=["hades-er"], defence=["dearg_diulai"], enemy_attack=["chiang_shih"])
    t.play("hades-er", "dearg_diulai", "chiang_shih")
    assert t.zone("chiang_shih") == "defence"
    turn = t.s.turn
    t.pass_()
    assert t.s.turn == turn + 1


@pytest.mark.clause("ML-ctrl-05", "ML-ctrl-08", "ML-con-35")
def test_an_ally_of_another_returns_to_its_owner(mitos):
    t = mitos.table(gold=3, hand=["sarutahiko"], defence=[{"card": "huracan", "owner": 2}])
    t.play("sarutahiko")
    t.yes()
    t.aim("huracan")
    assert "huracan" in t.ids("hand", 2)


@pytest.mark.clause("ML-ctrl-01", "ML-ctrl-02", "ML-ctrl-03")
def test_what_lies_on_a_side_counts_as_that_players(mitos):
    t = mitos.table(defence=["minotauro-co", {"card": "huracan", "owner": 2}], graveyard=["huracan"])
    assert t.strength("minotauro-co") == 4


@pytest.mark.clause("ML-zone-16", "ML-zone-17", "ML-con-21")
def test_exile_takes_cards_and_gives_none_back(mitos):
    t = mitos.table(
        gold=2,
        hand=["haiwatha-er", "palma_de_hierro"],
        exile=["huracan"],
        graveyard=[],
        enemy_castle=["huracan", "einheryar", "argonautas"],
    )
    assert t.refusal("play", "haiwatha-er").clause == "ML-tal-02"
    t.play("palma_de_hierro")
    t.choose("2:huracan")
    assert t.zone("2:huracan") == "exile"


@pytest.mark.clause("ML-tot-01", "ML-tot-02", "ML-tot-04", "ML-zone-11", "ML-play-03", "ML-play-17", "ML-tot-03")
def test_a_totem_stays_in_support(mitos):
    t = mitos.table(gold=2, hand=["totem_de_jaguar"], defence=["huracan"])
    t.play("totem_de_jaguar")
    assert t.zone("totem_de_jaguar") == "support"
    assert t.strength("huracan") == 4
    t.end_turn()
    assert t.zone("totem_de_jaguar") == "support"


@pytest.mark.clause("ML-tal-01", "ML-tal-04", "ML-tal-03", "ML-tgt-03", "ML-play-06")
def test_a_talisman_resolves_and_goes_to_the_graveyard(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_defence=["huracan", "einheryar"])
    t.act("play", "yanomami")
    assert t.zone("yanomami") == "playing"
    assert t.count("reserve") == 4  # targets come before the cost
    t.choose("einheryar")
    assert (t.zone("yanomami"), t.zone("einheryar")) == ("graveyard", "graveyard")


@pytest.mark.clause("ML-tgt-14")
def test_two_targets_are_two_cards(mitos):
    t = mitos.table(gold=2, hand=["arpia-er"], enemy_defence=["huracan", "einheryar"])
    t.play("arpia-er", "huracan")
    assert (t.strength("huracan"), t.strength("einheryar")) == (2, 3)
    alone = mitos.table(gold=2, hand=["arpia-er"], enemy_defence=["huracan"])
    assert alone.refusal("play", "arpia-er").clause == "ML-tal-02"


@pytest.mark.clause("ML-tgt-15", "ML-tgt-16")
def test_all_names_no_target(mitos):
    t = mitos.table(gold=5, hand=["stribog-mg"])
    t.play("stribog-mg")
    assert t.zone("stribog-mg") == "graveyard"


@pytest.mark.clause("ML-str-01", "ML-str-04", "ML-str-11")
def test_modifiers_stack_in_their_order(mitos):
    t = mitos.table(
        gold=9,
        hand=["gorgonas-er", "huitzilopochtli", "totem_de_jaguar"],
        enemy_defence=["huracan"],
        enemy_support=["totem_de_jaguar"],
    )
    assert t.strength("huracan") == 4
    t.play("gorgonas-er", "huracan")
    assert t.strength("huracan") == 0  # the bonus already in play is not added again
    t.play("huitzilopochtli", "huracan")
    assert t.strength("huracan") == 3


@pytest.mark.clause("ML-str-08", "ML-str-10", "ML-ally-03", "ML-ally-05")
def test_strength_never_falls_below_zero(mitos):
    t = mitos.table(gold=8, hand=["suplicio_de_loki", "matador_de_gigantes"], defence=["argonautas", "guajiro"])
    t.play("suplicio_de_loki", "1:argonautas#1")
    assert t.strength("1:argonautas#1") == 0
    t.play("matador_de_gigantes")
    assert (t.strength("1:argonautas#1"), t.strength("guajiro")) == (0, 4)


@pytest.mark.clause("ML-str-14", "ML-ally-02")
def test_a_computed_strength_is_a_base(mitos):
    t = mitos.table(gold=4, hand=["kunai", "cizin"], defence=["cizin"])
    assert t.strength("cizin#2") == 4
    t.play("kunai", "cizin#2")
    assert t.strength("cizin#2") == 6
    assert t.strength("cizin#1") == 0


@pytest.mark.clause("ML-cont-02", "ML-cont-04")
def test_continuous_conditions_are_looked_at_all_the_time(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], defence=["marduk"], enemy_defence=["dragon_medieval"])
    assert t.strength("marduk") == 6
    t.play("yanomami", "dragon_medieval")
    assert t.strength("marduk") == 3


@pytest.mark.clause("ML-lose-01", "ML-lose-03", "ML-card-22")
def test_a_lost_ability_comes_back_with_its_source_gone(mitos):
    t = mitos.table(
        gold=6, hand=["perla_de_dragon", "perla_de_dragon"], reserve=["espada_real-co"], defence=["huracan"], enemy_support=["tui"]
    )
    assert t.strength("huracan") == 3
    assert t.silenced("espada_real-co")
    t.act("play", "perla_de_dragon")
    while t.decision.kind == "pay":
        t.answer(t.decision.options[-1].id)
    assert t.strength("huracan") == 4


@pytest.mark.clause("ML-multi-11")
def test_becoming_a_copy_is_not_entering(mitos):
    t = mitos.table(gold=4, hand=["hodur"], enemy_defence=["einheryar"], defence=["argonautas"])
    t.play("hodur")
    assert t.strength("hodur") == 4
    assert t.zone("einheryar") == "castle"
    assert t.zone("1:argonautas#1") == "defence"


@pytest.mark.clause("ML-con-15", "ML-con-16", "ML-con-17", "ML-con-13")
def test_hodur_copies_permanent_effects_and_no_others(mitos):
    t = mitos.table(gold=9, hand=["hefesto-er", "hodur", "huitzilopochtli"], enemy_defence=["huracan"])
    t.play("hefesto-er", "huracan").play("huitzilopochtli", "huracan")
    assert t.strength("huracan") == 9
    t.play("hodur")
    assert t.strength("hodur") == 6


@pytest.mark.clause("ML-act-04", "ML-act-05")
def test_once_paid_an_effect_resolves_without_its_source(mitos):
    t = mitos.table(defence=["kenos"], enemy_defence=["huracan"])
    t.use("kenos")
    assert t.zone("kenos") == "graveyard"
    assert t.strength("huracan") == 0


@pytest.mark.clause("ML-use-01")
def test_only_ones_own_cards_in_play_are_used(mitos):
    t = mitos.table(gold=2, hand=["chiang_shih"], enemy_defence=["machi"], defence=["huracan"])
    assert t.refusal("use", "machi", word="1").clause == "ML-use-01"
    assert t.refusal("use", "chiang_shih", word="1").clause == "ML-use-01"
    assert t.refusal("use", "huracan", word="1").clause == "ML-use-01"


@pytest.mark.clause("ML-con-06", "ML-con-07", "ML-con-11")
def test_a_search_is_shown_and_shuffles(mitos):
    t = mitos.table(gold=2, hand=["pachamama"], castle=["huracan", "espada_real-er", "einheryar", "kunai"])
    t.play("pachamama")
    t.yes()
    assert t.choices() == {"huracan", "einheryar"}
    t.choose("huracan")
    assert t.ids("hand") == ["huracan"]
    assert t.s.game.sight.sees(t.s, 1, t.card("huracan"))


@pytest.mark.clause("ML-con-08")
def test_a_search_for_any_card_is_not_shown(mitos):
    t = mitos.table(gold=1, hand=["odin-er"], castle=["huracan", "espada_real-er", "einheryar", "kunai"])
    t.play("odin-er")
    t.choose("kunai")
    assert not t.s.game.sight.sees(t.s, 1, t.card("kunai"))


@pytest.mark.clause("ML-con-10", "ML-zone-14")
def test_searching_the_graveyard_keeps_its_order(mitos):
    t = mitos.table(gold=2, hand=["haiwatha-er"], graveyard=["huracan", "kunai", "einheryar"])
    t.play("haiwatha-er", "kunai")
    assert t.ids("graveyard") == ["huracan", "einheryar", "haiwatha-er"]


@pytest.mark.clause("ML-con-20")
def test_the_rivals_discard_is_random_unless_their_choice(mitos):
    held = ["huracan", "kunai", "einheryar"]
    thrown = set()
    for seed in range(20):
        t = mitos.table(seed=seed, gold=2, hand=["anchimallen-er"], enemy_hand=held).play("anchimallen-er")
        assert (t.count("hand", 2), t.count("graveyard", 2), t.decision.kind) == (2, 1, "vigil")  # nobody was asked
        thrown.update(t.ids("graveyard", 2))
    assert thrown == set(held)
    theirs = mitos.table(gold=9, hand=["kak_na-in"], enemy_hand=held).play("kak_na-in")
    assert (theirs.decision.player, theirs.choices()) == (1, set(held))
    theirs.choose("einheryar", "huracan")
    assert theirs.ids("hand", 2) == ["kunai"]


@pytest.mark.clause("ML-con-26", "ML-zone-18", "ML-affect-10")
def test_looking_at_a_hand_shows_it_to_one_player_alone(mitos):
    t = mitos.table(gold=1, hand=["seth"], enemy_hand=["huracan"])
    card = t.card("huracan")
    assert not t.s.game.sight.sees(t.s, 0, card)
    t.play("seth")
    assert t.s.game.sight.sees(t.s, 0, card)
    assert not t.s.game.sight.sees(t.s, -1, card)


@pytest.mark.clause("ML-con-29", "ML-con-27")
def test_jinas_arranges_the_top_of_the_castle(mitos):
    top = ["huracan", "kunai", "einheryar", "machi", "inti-in", "chacs"]
    t = mitos.table(gold=3, hand=["jinas"], castle=[*top, "argonautas", "argonautas"])
    t.play("jinas")
    t.choose("chacs", "inti-in", "machi", "einheryar", "kunai")
    assert t.ids("castle")[:6] == ["chacs", "inti-in", "machi", "einheryar", "kunai", "huracan"]


@pytest.mark.clause("ML-con-24", "ML-put-01", "ML-put-02")
def test_an_ally_put_into_play_counts_as_played_and_is_annulled(mitos):
    castle = ["marduk", "argonautas", "argonautas"]
    t = mitos.table(gold=4, hand=["merlin-er"], castle=castle, enemy_hand=["walkirias-co"])
    t.play("merlin-er").pass_()
    assert (t.decision.kind, t.decision.player) == ("annul", 1)
    t.play("walkirias-co")
    assert t.zone("marduk") == "graveyard"
    u = mitos.table(gold=4, hand=["merlin-er"], castle=castle)
    u.play("merlin-er")
    assert u.zone("marduk") == "defence"


@pytest.mark.clause("ML-zone-24")
def test_a_card_in_play_lies_where_its_type_does(mitos):
    with pytest.raises(BadDocument, match="ML-zone-24"):
        mitos.table(support=["huracan"])


@pytest.mark.clause(
    "ML-card-05", "ML-card-06", "ML-card-07", "ML-card-08", "ML-card-09", "ML-card-10", "ML-card-11", "ML-card-24", "ML-card-30"
)
def test_the_facts_of_the_cards(mitos):
    from tapete.games.mitos_y_leyendas import things
    from tapete.games.mitos_y_leyendas.catalogue import all_facts

    facts = list(all_facts().values())
    assert {card.type for card in facts} == set(range(5))
    assert all(card.races == 0 for card in facts if card.type != things.ALLY)
    assert all(card.strength == 0 for card in facts if card.type != things.ALLY)
    assert any(card.races == 0 for card in facts if card.type == things.ALLY)
    assert {"real", "cortesano", "vasallo"} <= {card.frequency for card in facts}
    sizes = {edition: len([card for card in facts if card.edition == edition]) for edition in things.EDITIONS}
    assert (sizes["er"], sizes["ere"], sizes["mg"], sizes["mge"], sizes["in"], sizes["co"], sizes["ed"]) == (
        126,
        48,
        126,
        48,
        126,
        170,
        236,
    )
    champion = things.race_bit("campeon")
    for name in ("samurai", "shaolin", "ninja"):
        assert all(card.races & champion for card in facts if card.races & things.race_bit(name))


@pytest.mark.clause("ML-resp-04")
def test_which_allies_affect_oros_is_a_fact_of_each_card(mitos):
    from tapete.games.mitos_y_leyendas.catalogue import all_facts

    labelled = {id for id, card in all_facts().items() if card.affects_gold}
    assert {"inti-in", "inti-co", "falsa_cautiva", "killa-co", "tsachila-co", "bragi", "lu_dong_pin"} <= labelled
    assert not labelled & {"chiang_shih", "fetiche-co", "sarutahiko", "unicornio-co", "natasha-co", "ejercito_enano", "einheryar"}
    assert all(all_facts()[id].type == 0 and all_facts()[id].boxed for id in labelled)
    for name, asked in (("bragi", True), ("chiang_shih", False)):
        t = mitos.table(gold=6, hand=[name], enemy_hand=["descubrir_al_zorro"])
        t.act("play", name)
        assert (t.decision.kind == "respond") == asked


@pytest.mark.clause("ML-lose-04", "ML-use-01", "ML-lose-05")
def test_a_card_that_lost_its_ability_cannot_use_it(mitos):
    t = mitos.table(gold=9, hand=["apolo-co"], defence=["machi"], enemy_defence=["huracan"])
    assert t.can("use", "machi", word="1")
    t.play("apolo-co", "machi")
    assert t.silenced("machi")
    assert t.refusal("use", "machi", word="1").clause == "ML-lose-04"


@pytest.mark.clause("ML-zone-15")
def test_the_owner_orders_what_reaches_the_graveyard_at_once(mitos):
    """Naglfar destroys all: each owner orders theirs, the active player first; Yggdrasil then takes what came last."""
    t = mitos.table(
        gold=9, hand=["naglfar"], defence=["talos", {"card": "rey_mono", "weapons": ["kunai"]}], graveyard=["prometeo"],
        enemy_defence=["huracan", "gargola"],
    )  # fmt: skip
    t.orderly = True
    t.play("naglfar")
    assert (t.decision.kind, t.decision.player) == ("arrange", 0)
    assert [name.split(":")[-1] for name in t.options].count("done") == 1
    t.choose("kunai", "talos")
    while t.decision.player == 0:
        t.done()
    assert t.ids("graveyard")[:3] == ["prometeo", "kunai", "talos"]  # what lay there keeps its place (ML-zone-14)
    t.choose("gargola")
    assert t.ids("graveyard", 2)[:2] == ["gargola", "huracan"]
    assert t.ids("castle", 2) and t.count("castle", 2) == 18  # the Talisman went on only then
    assert t.ids("graveyard", 2)[2:] == t.ids("graveyard", 2)[-2:]  # and what was milled lies above


@pytest.mark.clause("ML-zone-15")
def test_milled_cards_enter_the_graveyard_one_by_one_from_the_top(mitos):
    t = mitos.table(defence=["rey_mono"], enemy_castle=["talos", "prometeo", "huracan", "gargola"])
    t.orderly = True
    t.attack("rey_mono").end_battle()
    assert t.ids("graveyard", 2) == ["talos", "prometeo", "huracan"]


def test_alike_cards_are_not_asked_about(mitos):
    t = mitos.table(gold=9, hand=["naglfar"], enemy_defence=["talos", "talos"])
    t.orderly = True
    t.play("naglfar")
    assert (t.decision.kind, t.count("graveyard", 2)) == ("vigil", 4)


def test_a_seat_that_prefers_speed_is_asked_for_an_order_only_if_a_card_of_theirs_looks_at_it(mitos):
    for extra, asked in (([], "vigil"), (["yggdrasil"], "arrange")):
        t = mitos.table(gold=9, hand=["naglfar", *extra], defence=["talos", "prometeo"], quick=[1, 2])
        t.orderly = True
        t.play("naglfar")
        assert t.decision.kind == asked
