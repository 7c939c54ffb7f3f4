"""Rules that no printed card shows alone, with cards made for them: bearers, targets, responses, damage, races, control."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.core.events import Event, happens
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Activated, Spell, Target
from tapete.games.mitos_y_leyendas.catalogue import Facts
from tapete.games.mitos_y_leyendas.vocabulary.abilities.constant import UNBLOCKABLE, bearer_gains, gains, others_have
from tapete.games.mitos_y_leyendas.vocabulary.abilities.for_all import safe_from
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import response, spell
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import damages, enters
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import carried_by, discarding, only_if, sacrificing, use
from tapete.games.mitos_y_leyendas.vocabulary.conditions import There
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import bonus, harmless
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import THIS_ALLY, ally, gold, in_hand, played, race, totem
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import All, then_target
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import CancelAbility
from tapete.games.mitos_y_leyendas.vocabulary.verbs.compelling import deals_damage
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import discards, draw, mill
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import TakeControl, Then, destroy


@pytest.fixture(scope="module")
def kit(mitos_with):
    vampire_dragon = zones.race_bit("vampiro") | zones.race_bit("dragon")
    answer = ("responde", "respond")
    return mitos_with(
        made("battle-song", zones.TALISMAN, Spell(bonus(1, All(ally.own)), phases=(zones.WAR,))),
        made("sage", zones.ALLY, use(draw(1), condition=There(totem.own)), strength=1),
        made("drummer", zones.ALLY, Activated(bonus(1, THIS_ALLY), phases=(zones.WAR,)), strength=1),
        made("second-thoughts", zones.TALISMAN, response("cancel", *answer, CancelAbility(), None, m.EVERYONE)),
        made("novice", zones.ALLY, enters(draw(2), tolls=(discarding(1, in_hand(zones.TALISMAN)),)), strength=1),
        made("war-cry", zones.TALISMAN, response("attack", *answer, draw(1), None, m.EVERYONE)),
        made("spear", zones.WEAPON, bearer_gains(2), carried_by(race("campeon"))),
        made("ambush", zones.TALISMAN, response("play", *answer, destroy(Target(ally.enemy)), played(zones.WEAPON))),
        made("applause", zones.TALISMAN, response("play", *answer, draw(1), played(zones.WEAPON), m.EVERYONE)),
        made("weaken", zones.TALISMAN, response("play", *answer, bonus(-3, Target(ally.own)), played(zones.TALISMAN))),
        made("vampire-dragon", zones.ALLY, gains(1, There(race("dragon").own)), strength=2, races=vampire_dragon),
        made("herald", zones.ALLY, gains(1, There(race("vampiro").own)), strength=1),
        made("theft", zones.TALISMAN, spell(TakeControl(Target(gold.enemy, 2)), TakeControl(Target(totem.enemy)))),
        made("two-parts", zones.TALISMAN, spell(Then(discards(1), destroy(then_target(ally.enemy))))),
        made("veil", zones.TOTEM, others_have(m.UNTARGETABLE, ally.own, "no son objetivo", "are no targets")),
        made("archer", zones.ALLY, use(deals_damage(2)), use(mill(2)), damages(draw(1)), strength=1),
        made("peace", zones.TALISMAN, spell(harmless(Target(ally)))),
        made("x-cost", zones.ALLY, only_if(There(totem.own), "si tienes un Tótem", "if you have a Totem"), strength=5),
        made("untouched", zones.ALLY, safe_from("enemies"), strength=3),
        made("gallows", zones.ALLY, use(destroy(Target(ally)), tolls=(sacrificing(ally.own),)), strength=1),
        made("witness", zones.TALISMAN, response("use", *answer, draw(1))),
        made(
            "scribe", zones.ALLY, UNBLOCKABLE, use(bonus(1, THIS_ALLY), tolls=(discarding(1, in_hand(zones.TALISMAN)),)), strength=1
        ),
    )


# -- bearers


@pytest.mark.clause("ML-weap-05")
def test_a_weapon_that_asks_for_a_race_is_carried_by_it_alone(kit):
    t = kit.table(hand=["spear"], defence=["raiko", "huracan"], enemy_defence=["einheryar"])
    assert t.refusal("play", "spear", "huracan").clause == "ML-weap-05"
    assert t.refusal("play", "spear", "einheryar").clause == "ML-weap-05"
    t.play("spear", "raiko")
    assert t.strength("raiko") == 3
    nobody = kit.table(hand=["spear"], defence=["huracan"])
    assert nobody.refusal("play", "spear").clause == "ML-weap-02"


@pytest.mark.clause("ML-weap-07")
def test_the_weapon_stays_when_its_bearer_changes_race(kit):
    t = kit.table(hand=["spear", "insignia_de_toqui"], defence=["raiko", "jimmu_tenno"])
    t.play("spear", "raiko")
    t.play("insignia_de_toqui", "raiko")
    t.act("race", word="vampiro")
    assert t.races("raiko") == {"vampiro"}
    assert t.weapons("raiko") == ["spear", "insignia_de_toqui"]
    assert t.strength("raiko") == 3


@pytest.mark.clause("ML-weap-16")
def test_a_weapon_whose_bearer_is_gone_goes_to_its_owners_graveyard(kit):
    castle = ["espada_real-er", *["argonautas"] * 8]
    t = kit.table(gold=3, hand=["arco_de_ullr"], defence=["einheryar"], castle=castle, enemy_hand=["ambush"])
    t.act("play", "arco_de_ullr", "einheryar")
    t.play("ambush")
    assert t.zone("einheryar") == "graveyard"
    assert t.zone("arco_de_ullr") == "graveyard"
    assert t.s.owners[t.card("arco_de_ullr")] == 0
    assert (t.decision.kind, t.count("reserve")) == ("vigil", 0)  # it did not enter, so its trigger found no Oro


@pytest.mark.clause("ML-tal-06")
def test_nobody_responds_to_what_all_can_see_will_come_to_nothing(kit):
    t = kit.table(hand=["kunai", "applause"], gold=2, defence=["einheryar"], enemy_hand=["ambush"], patient=True)
    t.act("play", "kunai", "einheryar")
    while t.decision.kind == "annul":
        t.pass_()
    t.play("ambush")
    about = []
    while t.decision.kind in ("annul", "respond"):
        about.append(t.s.stack[-1].last.things[0])
        t.pass_()
    assert t.card("kunai") not in about  # nobody is so much as asked
    assert t.zone("applause") == "hand"
    u = kit.table(hand=["kunai", "applause"], gold=2, defence=["einheryar"], enemy_hand=["ambush"])
    u.act("play", "kunai", "einheryar")
    u.pass_()
    assert (u.decision.kind, u.decision.player) == ("respond", 0)  # the Weapon will enter, so it may be answered


@pytest.mark.clause("ML-tal-06")
def test_an_ability_whose_target_was_its_cost_is_not_responded_to(kit):
    t = kit.table(defence=["gallows", "huracan"], enemy_hand=["witness"])
    t.act("use", "gallows", word="1")
    t.choose("huracan")  # the target
    t.choose("huracan")  # and the cost
    assert t.zone("huracan") == "graveyard"
    assert t.decision.kind == "vigil"
    u = kit.table(defence=["gallows", "huracan"], enemy_hand=["witness"])
    u.act("use", "gallows", word="1")
    u.choose("gallows")
    u.choose("huracan")
    assert (u.decision.kind, u.decision.player) == ("answer", 1)


@pytest.mark.clause("ML-tal-06")
def test_an_attack_without_attackers_left_is_not_responded_to(kit):
    armed = [{"card": "einheryar", "weapons": ["yoroi"]}]
    t = kit.table(defence=["chiang_shih"], hand=["war-cry"], enemy_defence=armed)
    t.attack("chiang_shih")
    t.react("yoroi")
    assert t.zone("chiang_shih") == "defence"
    assert (t.zone("war-cry"), t.s.turn) == ("hand", 6)  # its player was not asked
    u = kit.table(defence=["chiang_shih"], hand=["war-cry"], enemy_defence=armed)
    u.attack("chiang_shih")
    u.pass_()
    assert (u.decision.kind, u.decision.player, u.can("play", "war-cry")) == ("phase", 0, True)


# -- targets


@pytest.mark.clause("ML-tgt-05")
def test_a_target_of_the_second_part_is_chosen_after_the_first(kit):
    t = kit.table(hand=["two-parts", "argonautas", "machi"], enemy_defence=["huracan", "einheryar"])
    t.act("play", "two-parts")
    assert t.choices() == {"argonautas", "machi"}  # nothing was chosen on declaring it
    t.choose("machi")
    assert t.zone("machi") == "graveyard"
    assert t.choices() == {"huracan", "einheryar"}
    t.choose("huracan")
    assert t.zone("huracan") == "graveyard"


@pytest.mark.clause("ML-tgt-05")
def test_a_target_of_the_second_part_must_be_able_to_be_one(kit):
    t = kit.table(hand=["two-parts", "argonautas"], enemy_defence=["huracan"], enemy_support=["veil"])
    t.act("play", "two-parts")
    assert t.count("hand") == 0
    assert t.zone("huracan") == "defence"
    assert t.zone("two-parts") == "graveyard"


@pytest.mark.clause("ML-tgt-09")
def test_a_target_is_looked_at_when_it_is_chosen_and_not_again(kit):
    t = kit.table(gold=2, hand=["esposas_de_los_furibundos"], enemy_defence=["einheryar"], enemy_hand=["weaken"])
    t.play("esposas_de_los_furibundos")
    t.play("weaken")
    assert t.zone("einheryar") == "graveyard"  # Strength 1 by then


@pytest.mark.clause("ML-tgt-09", "ML-abil-07")
def test_what_the_target_has_may_leave_the_card_without_effect(mitos):
    t = mitos.table(gold=9, hand=["perla_de_dragon"], enemy_support=["tui"], enemy_defence=["osiris-co"])
    t.play("perla_de_dragon")
    assert t.zone("tui") == "support"
    assert t.zone("perla_de_dragon") == "graveyard"


@pytest.mark.clause("ML-abil-07")
def test_an_effect_counts_as_resolved_however_little_of_it_can_be_done(mitos):
    t = mitos.table(gold=2, hand=["palma_de_hierro"], enemy_castle=["espada_real-er"] * 3)
    t.s.log = []
    t.play("palma_de_hierro")
    assert [entry.event.card for entry in t.s.log if entry.event.kind == ev.RESOLVED] == [t.card("palma_de_hierro")]
    assert t.count("exile", 2) == 0


# -- who acts on a card


@pytest.mark.clause("ML-affect-05")
def test_a_card_its_controller_is_made_to_destroy_is_affected_by_its_controller(kit):
    t = kit.table(gold=4, hand=["einheryar"], enemy_defence=["untouched"])
    t.play("einheryar")
    assert t.zone("untouched") == "defence"  # an opposing Ally cannot destroy it
    u = kit.table(defence=["nosferatu-co"], enemy_defence=["untouched"])
    u.attack("nosferatu-co").block()
    u.end_battle()
    assert u.zone("untouched") == "graveyard"  # its own controller has to


@pytest.mark.clause("ML-ctrl-14")
def test_oros_and_totems_change_sides_within_their_kind_of_zone(kit):
    t = kit.table(hand=["theft"], enemy_reserve=["espada_real-co"], enemy_paid=["gyallarhorn"], enemy_support=["totem_de_jaguar"])
    t.play("theft", "espada_real-co", "gyallarhorn")
    assert (t.zone("espada_real-co"), t.controller("espada_real-co")) == ("reserve", 1)
    assert (t.zone("gyallarhorn"), t.controller("gyallarhorn")) == ("paid", 1)
    assert (t.zone("totem_de_jaguar"), t.controller("totem_de_jaguar")) == ("support", 1)


# -- damage


@pytest.mark.clause("ML-dmg-19", "ML-dmg-17")
def test_dealing_damage_is_combat_damage_and_milling_is_not(kit):
    t = kit.table(defence=["archer"])
    t.s.log = []
    t.use("archer", number=1)
    assert t.count("castle", 2) == 18
    assert t.count("hand") == 1  # it has dealt damage
    t.use("archer", number=2)
    assert t.count("castle", 2) == 16
    assert t.count("hand") == 1
    kinds = [entry.event.zone for entry in t.s.log if entry.event.kind == ev.MILLED]
    assert kinds == [ev.COMBAT, ev.COMBAT, -1, -1]


@pytest.mark.clause("ML-dmg-19")
def test_who_deals_no_damage_deals_none_by_an_ability_either(kit):
    t = kit.table(defence=["archer"], hand=["peace"])
    t.play("peace", "archer")
    t.use("archer", number=1)
    assert t.count("castle", 2) == 20
    t.use("archer", number=2)
    assert t.count("castle", 2) == 18  # direct damage is another thing


@pytest.mark.clause("ML-dmg-22")
def test_the_triggers_of_the_damage_come_all_before_those_of_the_destroyed(mitos):
    t = mitos.table(
        defence=["bruja_de_la_montana", "bruja_de_la_montana", "einheryar"], enemy_defence=["elfos_arqueros", "argonautas"]
    )
    t.attack("bruja_de_la_montana#1", "bruja_de_la_montana#2", "einheryar")
    t.block(("elfos_arqueros", "einheryar"))
    order = []
    while t.decision.kind in ("may", "order"):
        order.append((t.decision.kind, t.decision.player))
        t.s.choose(t.decision.options[0] if t.decision.kind == "order" else t.decision.options[-1])
    # one batch of the two Brujas, ordered by their controller, and only then the Elfos of the other player
    assert [player for kind, player in order if kind == "may"] == [0, 0, 1]


# -- races, costs and Strengths


@pytest.mark.clause("ML-card-12")
def test_vampire_dragon_counts_as_both(kit):
    t = kit.table(gold=3, hand=["prueba_de_fuego-co"], defence=["vampire-dragon", "herald"], enemy_defence=["marduk"])
    assert t.races("vampire-dragon") == {"vampiro", "dragon"}
    assert t.strength("vampire-dragon") == 3  # there is a Dragon
    assert t.strength("herald") == 2  # and a Vampire
    assert t.can("play", "prueba_de_fuego-co")


@pytest.mark.clause("ML-play-19")
def test_a_cost_of_x_is_zero_and_the_card_sets_its_own_condition(kit):
    row = {"id": "x", "name": "X", "edition": "er", "number": 1, "type": "ally", "cost": "X", "strength": 2, "races": []}
    assert Facts({**row, "frequency": "real", "unique": False, "text": True, "named": False}).cost == 0
    t = kit.table(hand=["x-cost"])
    assert t.price("x-cost") == 0
    assert t.refusal("play", "x-cost").clause == "ML-play-05"
    u = kit.table(hand=["x-cost"], support=["tui"])
    u.play("x-cost")
    assert u.zone("x-cost") == "defence"


@pytest.mark.clause("ML-str-13")
def test_a_strength_of_x_is_zero_until_its_condition_is_met(mitos):
    row = {"id": "x", "name": "X", "edition": "er", "number": 1, "type": "ally", "cost": 1, "strength": "X", "races": []}
    assert Facts({**row, "frequency": "real", "unique": False, "text": True, "named": False}).strength == 0
    t = mitos.table(gold=1, hand=["fetiche-co", "apolo-co"], defence=["fetiche-co"], enemy_reserve=[])
    assert t.strength("fetiche-co#2") == 0
    happens(t.s, Event(ev.ENTERED, t.s.zone(zones.CASTLE, 1)[0], 1))
    assert t.strength("fetiche-co#2") == 0  # an Ally is no Oro
    u = mitos.table(gold=1, hand=["fetiche-co"], defence=["fetiche-co"], enemy_gold=2)
    assert u.strength("fetiche-co#2") == 2
    assert u.strength("fetiche-co#1") == 0  # in hand


# -- refusals


@pytest.mark.clause("ML-play-12", "ML-play-13")
def test_a_second_annulment_is_refused_with_its_rule(mitos):
    t = mitos.table(
        gold=5,
        hand=["einheryar", "flechero", "argonautas"],
        enemy_gold=9,
        enemy_hand=["sotz_na-in", "sotz_na-in", "kage_aruki_jutsu"],
    )
    t.act("play", "einheryar")
    t.act("play", "2:sotz_na-in#1")
    t.act("play", "flechero")  # which annuls the annulment
    assert (t.decision.kind, t.decision.player) == ("respond", 1)
    assert t.refusal("play", "2:sotz_na-in#2").clause == "ML-play-12"
    late = mitos.table(gold=4, hand=["einheryar", "argonautas"], enemy_gold=9, enemy_hand=["sotz_na-in", "kage_aruki_jutsu"])
    late.act("play", "einheryar")
    late.pass_()
    assert late.decision.kind == "respond"
    assert late.refusal("play", "sotz_na-in").clause == "ML-play-14"


@pytest.mark.parametrize(("hand", "asked"), [(["argonautas"], True), (["huitzilopochtli"], True), ([], False)])
def test_a_cost_taken_from_the_hand_does_not_tell_what_it_holds(kit, hand, asked):
    t = kit.table(defence=["vikingo-co"], enemy_defence=["scribe"], enemy_hand=hand, patient=True)
    t.attack("vikingo-co")
    while t.decision.kind in ("phase", "block"):
        t.answer("done" if t.decision.kind == "block" else "pass")
    assert (t.decision.kind == "war") == asked  # Talismans are barred, but a Talisman might be discarded for the Scribe


@pytest.mark.parametrize(("hand", "options"), [(["argonautas"], ["no"]), (["huitzilopochtli"], ["yes", "no"]), ([], None)])
def test_a_trigger_paid_from_the_hand_is_offered_whatever_the_hand_holds(kit, hand, options):
    t = kit.table(hand=["novice", *hand])
    t.play("novice")
    assert (t.options if t.decision.kind == "may" else None) == options
    fast = kit.table(hand=["novice", "argonautas"], quick=[1])
    fast.play("novice")
    assert fast.decision.kind == "vigil"


@pytest.mark.clause("ML-tal-08")
def test_a_talisman_for_the_battle_waits_for_it(kit):
    t = kit.table(hand=["battle-song"], defence=["chiang_shih"])
    assert t.refusal("play", "battle-song").clause == "ML-tal-08"
    t.attack("chiang_shih")
    assert (t.decision.kind, t.can("play", "battle-song")) == ("war", True)


@pytest.mark.clause("ML-use-02", "ML-use-01", "ML-tgt-08", "ML-act-02")
def test_an_ability_needs_its_condition_its_targets_and_its_phase(kit):
    t = kit.table(gold=1, defence=["sage", "machi", "drummer"], hand=["argonautas"])
    assert t.refusal("use", "sage", word="1").clause == "ML-use-02"
    assert t.refusal("use", "machi", word="1").clause == "ML-tgt-08"  # no opposing Ally
    assert t.refusal("use", "drummer", word="1").clause == "ML-act-02"  # for the Talisman War alone
    u = kit.table(gold=1, defence=["sage", "machi", "drummer"], hand=["argonautas"], support=["tui"], enemy_defence=["huracan"])
    assert u.can("use", "sage", word="1") and u.can("use", "machi", word="1")
    u.attack("drummer").block()
    assert u.can("use", "drummer", word="1")


@pytest.mark.clause("ML-use-09")
def test_one_attempt_to_cancel_in_all(kit):
    hand = ["flechero", "second-thoughts"]
    t = kit.table(gold=2, hand=hand, defence=["machi"], enemy_gold=3, enemy_hand=["marca_del_tigre"], enemy_defence=["huracan"])
    t.use("machi")
    t.play("marca_del_tigre")
    t.play("flechero")  # the attempt is annulled, and it was the only one
    assert t.strength("huracan") == 0
    assert t.zone("second-thoughts") == "hand"
    u = kit.table(gold=2, hand=hand, defence=["machi"], enemy_gold=3, enemy_hand=["marca_del_tigre"], enemy_defence=["huracan"])
    u.use("machi")
    u.pass_()
    assert (u.decision.kind, u.decision.player) == ("cancel", 0)  # nobody has tried yet
    u.play("second-thoughts")
    assert u.strength("huracan") == 3
