"""Rules of several parts, each part looked at: what else a rule says beside what its first test shows."""

import pytest
from tests.games.mitos_y_leyendas.conftest import ORO, made

from tapete.core.visibility import SPECTATOR
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import response, spell
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import enters
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import carried_by, discarding, milling, sacrificing, shuffling, use
from tapete.games.mitos_y_leyendas.vocabulary.amounts import Count
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, card_in_play, in_graveyard, race
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy

ANSWER = ("responde", "respond")


@pytest.fixture(scope="module")
def kit(mitos_with):
    return mitos_with(
        made("by-oros", zones.ALLY, use(draw(1), 2), strength=1),
        made("by-castle", zones.ALLY, use(draw(1), tolls=(milling(2),)), strength=1),
        made("by-hand", zones.ALLY, use(draw(1), tolls=(discarding(2),)), strength=1),
        made("by-graveyard", zones.ALLY, use(draw(1), tolls=(shuffling(in_graveyard(), 2),)), strength=1),
        made("by-play", zones.ALLY, use(draw(1), tolls=(sacrificing(ally.own.another, 2),)), strength=1),
        made("counter", zones.ALLY, use(draw(Count(ally.enemy))), strength=1),
        made("meteor", zones.TALISMAN, response("use", *ANSWER, destroy(Target(ally.own)))),
        made("warlord", zones.ALLY, enters(destroy(Target(ally.enemy))), strength=1),
        made("sniper", zones.ALLY, use(destroy(Target(ally.enemy)), 1), strength=1),
        made("doom", zones.TALISMAN, spell(destroy(Target(card_in_play)))),
        made("lance", zones.WEAPON, carried_by(race("caballero"))),
    )


@pytest.mark.clause("ML-abil-05")
@pytest.mark.parametrize(
    ("name", "poor", "able", "gone"),
    [
        ("by-oros", {"gold": 1}, {"gold": 2}, {"reserve": 2}),
        ("by-castle", {"castle": ["talos"]}, {"castle": ["talos"] * 4}, {"castle": 3}),
        ("by-hand", {"hand": ["talos"]}, {"hand": ["talos"] * 2}, {"hand": 1}),
        ("by-graveyard", {"graveyard": ["talos"]}, {"graveyard": ["talos"] * 2}, {"graveyard": 2}),
        ("by-play", {"defence": ["talos"]}, {"defence": ["talos"] * 2}, {"defence": 2}),
    ],
)
def test_an_ability_costs_oros_or_cards_of_castle_hand_graveyard_or_play(kit, name, poor, able, gone):
    def table(parts):
        return kit.table(**{**parts, "defence": [name, *parts.get("defence", [])]})

    assert not table(poor).can("use", name, word="1")
    t = table(able)
    before = {zone: t.count(zone) for zone in gone}
    t.act("use", name, word="1")
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    # one card is drawn: it comes into the hand and leaves the Castle
    assert {zone: before[zone] - t.count(zone) for zone in gone} == gone


@pytest.mark.clause("ML-ally-02")
def test_a_bonus_for_every_ally_reaches_none_out_of_play(mitos):
    parts = {"hand": ["huracan"], "graveyard": ["huracan"], "castle": ["huracan", "talos"], "exile": ["huracan"]}
    t = mitos.table(defence=["huracan"], support=["totem_de_jaguar"], **parts)
    strengths = {t.zone(f"huracan#{copy}"): t.strength(f"huracan#{copy}") for copy in range(1, 6)}
    assert strengths == {"defence": 4, "hand": 3, "graveyard": 3, "castle": 3, "exile": 3}


@pytest.mark.clause("ML-ann-03", "ML-tal-01")
@pytest.mark.parametrize("annulled", [True, False])
def test_a_talisman_goes_to_the_graveyard_of_its_owner_whoever_plays_it(mitos, annulled):
    borrowed = {"card": "yanomami", "owner": 2}
    t = mitos.table(gold=4, hand=[borrowed], enemy_defence=["nanna", "huracan"]).play("yanomami", "huracan")
    if annulled:
        t.react("nanna")
    else:
        t.pass_()
    assert (t.zone("huracan") == "defence") == annulled
    assert (t.zone("yanomami"), t.controller("yanomami")) == ("graveyard", 2)
    assert "yanomami" not in [t.s.cards[e.event.card].id for e in t.s.log if e.event.kind == ev.ENTERED]


@pytest.mark.clause("ML-ann-03")
def test_an_annulled_talisman_goes_elsewhere_when_a_card_says_so(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_defence=["nanna", "huracan", "tammo"])
    t.play("yanomami", "huracan").react("nanna")
    assert (t.zone("yanomami"), t.controller("yanomami"), t.zone("huracan")) == ("exile", 1, "defence")


@pytest.mark.clause("ML-card-10")
def test_the_races_are_these_and_somebody_is_of_each():
    from tapete.games.mitos_y_leyendas.catalogue import all_facts

    races = "abominacion bestia barbaro caballero cazador campeon chaman criaturas dragon dios faerie kami guerrero licantropo xian"
    assert list(zones.RACES[: zones.MAIN_RACES]) == [*races.split(), "vampiro"]
    assert set(zones.RACES[zones.MAIN_RACES :]) == {"samurai", "shaolin", "ninja"}  # of the Campeones
    held = [card.races for card in all_facts().values() if card.type == zones.ALLY]
    assert all(any(mask & zones.race_bit(name) for mask in held) for name in zones.RACES)


@pytest.mark.clause("ML-con-10")
def test_a_graveyard_of_many_lies_as_it_lay_after_a_search(mitos):
    lying = ["huracan", "talos", "kunai", "machi", "yanomami", "abaco", "raiko", "einheryar"]
    t = mitos.table(gold=2, hand=["haiwatha-er"], graveyard=lying).play("haiwatha-er", "kunai")
    assert t.ids("graveyard") == [card for card in lying if card != "kunai"] + ["haiwatha-er"]


@pytest.mark.clause("ML-ctrl-11")
def test_a_gained_ally_attacks_after_a_grouping_of_its_new_controller_and_of_nobody_else(mitos):
    t = mitos.table(gold=2, hand=["hades-er"], defence=["dearg_diulai", "huracan"], enemy_defence=["chiang_shih"])
    t.play("hades-er", "dearg_diulai", "chiang_shih").pass_()
    assert (t.decision.kind, t.can("attack", "huracan"), t.can("attack", "chiang_shih")) == ("attack", True, False)
    t.answer("done").answer("pass")
    while t.decision.player != 0 or t.decision.kind != "vigil":  # the turn of the other, and the Grouping of the own
        t.answer("group" if "group" in t.options else t.options[-1])
    assert (t.zone("chiang_shih"), t.controller("chiang_shih")) == ("defence", 1)
    assert t.pass_().can("attack", "chiang_shih")


@pytest.mark.clause("ML-setup-03")
def test_an_unwanted_hand_is_shuffled_into_the_castle(mitos):
    t = mitos.new_game(2, first=0)
    unwanted = list(t.s.zone(zones.HAND, 0))
    castle = list(t.s.zone(zones.CASTLE, 0))
    t.answer("mulligan")
    assert sorted(t.s.zone(zones.HAND, 0) + t.s.zone(zones.CASTLE, 0)) == sorted(unwanted + castle)
    back = [card for card in t.s.zone(zones.CASTLE, 0) if card in unwanted]
    assert back and not set(unwanted[:7]) <= set(t.s.zone(zones.HAND, 0))
    where = [at for at, card in enumerate(t.s.zone(zones.CASTLE, 0)) if card in unwanted]
    assert where[-1] - where[0] >= len(where)  # not side by side: they lie among the others
    assert [card for card in t.s.zone(zones.CASTLE, 0) if card in castle] != [card for card in castle if t.s.place[card] // 2 == 0]


@pytest.mark.clause("ML-tgt-08")
def test_a_weapon_is_played_on_a_bearer_that_meets_what_it_asks_for(kit):
    t = kit.table(hand=["lance"], defence=["huracan"], enemy_defence=["talos"])
    assert not [option for option in t.options if option.startswith("play:")]
    assert kit.table(hand=["lance"], defence=["caballero_blanco"]).can("play", "lance", "caballero_blanco")


@pytest.mark.clause("ML-use-04")
def test_targets_of_an_ability_are_chosen_before_it_is_paid_and_cancelled(kit):
    against = {"enemy_gold": 3, "enemy_hand": ["marca_del_tigre"], "enemy_defence": ["huracan", "talos"]}
    t = kit.table(gold=1, defence=["sniper"], **against)
    t.act("use", "sniper", word="1")
    assert (t.decision.kind, t.choices(), t.count("paid")) == ("choose", {"huracan", "talos"}, 0)
    t.choose("talos")
    assert (t.decision.kind, t.decision.player, t.count("paid")) == ("cancel", 1, 1)
    t.pass_()
    assert (t.zone("talos"), t.zone("huracan"), t.decision.kind) == ("graveyard", "defence", "vigil")
    u = kit.table(hand=["warlord"], **against)  # and those of one that triggers
    u.act("play", "warlord")
    assert (u.decision.kind, u.decision.player, u.choices()) == ("choose", 0, {"huracan", "talos"})
    u.choose("talos")
    assert (u.decision.kind, u.decision.player, u.zone("talos")) == ("cancel", 1, "defence")
    u.pass_()
    assert (u.zone("talos"), u.zone("huracan"), u.decision.kind) == ("graveyard", "defence", "vigil")


@pytest.mark.clause("ML-use-08")
@pytest.mark.parametrize(("answered", "drawn"), [(False, 2), (True, 1)])
def test_an_ability_counts_what_is_there_once_it_was_responded_to(kit, answered, drawn):
    t = kit.table(defence=["counter"], enemy_defence=["huracan", "talos"], enemy_hand=["meteor"])
    t.act("use", "counter", word="1")
    assert (t.decision.kind, t.decision.player) == ("answer", 1)
    if answered:
        t.play("meteor", "talos")
    else:
        t.pass_()
    assert t.count("hand") == drawn


@pytest.mark.clause("ML-vig-01")
@pytest.mark.parametrize(
    ("card", "zone"),
    [("huracan", "defence"), ("kunai", "weapons"), ("yanomami", "graveyard"), ("totem_de_jaguar", "support"), (ORO, "reserve")],
)
def test_the_active_player_plays_cards_of_every_type_in_the_vigil_and_from_the_hand_alone(mitos, card, zone):
    parts = {"gold": 9, "enemy_gold": 9, "defence": ["talos"], "enemy_defence": ["machi"]}
    t = mitos.table(hand=[card], enemy_hand=[card], graveyard=[card], castle=[card] * 3, **parts)
    offered = [t.s.names[option.things[0]] for option in t.decision.options if option.verb == "play"]
    mine = next(name for name in t.s.names if t.s.zone_kind(t.s.names.index(name)) == zones.HAND and name.startswith("1:"))
    assert (t.decision.kind, t.decision.player, set(offered)) == ("vigil", 0, {mine})
    t.play(mine, *(["talos"] if card == "kunai" else ["machi"]))
    assert t.zone(mine) == zone


@pytest.mark.clause("ML-zone-11")
def test_the_support_line_is_seen_by_all_and_holds_totems_alone(mitos):
    t = mitos.table(gold=9, hand=["huracan", "kunai", "yanomami", "totem_de_jaguar", ORO], enemy_defence=["machi"])
    t.play("huracan").play("kunai", "huracan").play("yanomami", "machi").play("totem_de_jaguar")
    assert t.ids("support") == ["totem_de_jaguar"]
    assert all(t.s.game.sight.sees(t.s, viewer, t.card("totem_de_jaguar")) for viewer in (0, 1, SPECTATOR))
    assert zones.in_play(t.s, t.card("totem_de_jaguar"))


@pytest.mark.clause("ML-zone-24")
def test_in_play_are_both_lines_support_both_treasures_and_weapons_and_nothing_else(kit):
    inside = {"defence": [{"card": "huracan", "weapons": ["kunai"]}], "attack": ["talos"], "support": ["totem_de_jaguar"]}
    treasure = {"reserve": ["abaco"], "paid": ["zampona"]}
    outside = {"hand": ["machi"], "graveyard": ["raiko"], "exile": ["einheryar"], "castle": ["argonautas"] * 3}
    enemies = {f"enemy_{zone}": cards for zone, cards in {**inside, **treasure, **outside}.items()}
    t = kit.table(hand=["doom"], **enemies)
    t.act("play", "doom")
    assert t.choices() == {"huracan", "kunai", "talos", "totem_de_jaguar", "abaco", "zampona"}


@pytest.mark.clause("ML-zone-18")
def test_a_hand_is_its_players_alone_until_it_is_played_face_up(mitos):
    def seen(t):
        return [t.s.game.sight.sees(t.s, viewer, t.card("machi")) for viewer in (0, 1, SPECTATOR)]

    t = mitos.table(gold=9, hand=["totem_runico"], enemy_hand=["machi"])
    assert seen(t) == [False, True, False]
    assert seen(t.play("totem_runico")) == [True, True, True]
    assert not zones.in_play(t.s, t.card("machi"))
