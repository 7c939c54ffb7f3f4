"""Keywords (KF-alpha, KF-omega, KF-assault, KF-hazard, KF-elusive, KF-skirmish, KF-taunt, KF-poison, KF-invuln)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, gear, relic

from tapete.core.abilities import Constant
from tapete.core.effects import Sequence
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import YOU, Change
from tapete.games.keyforge.vocabulary.abilities import before_fight, on_fight, on_play, whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import gains, gets
from tapete.games.keyforge.vocabulary.damage import damage, destroy, ready, sacrifice
from tapete.games.keyforge.vocabulary.nouns import FOUGHT, a, creature, each
from tapete.games.keyforge.vocabulary.zones import archive, draw, purge, return_to_hand, shuffle_into_deck


def lancers(keyforge):
    keyforge.add(
        beast("lancer", 3, on_fight(gain(1)), assault=3),
        beast("cactus", 3, hazardous=3),
        beast("bramble", 9, hazardous=2),
        relic("chorus", whenever(ev.FOUGHT, WORDLESS, gain(10), who=YOU)),
        relic("tally", whenever(ev.USED, WORDLESS, gain(100), who=YOU)),
    )


# -- Alpha and Omega


@pytest.mark.clause("KF-alpha-01")
@pytest.mark.parametrize("before", ["play:1:coin#1", "discard:1:coin#1", "reap:1:wolf#1"])
def test_alpha_is_only_played_before_anything_else_in_the_step(keyforge, before):
    keyforge.add(beast("dawn", 3, alpha=1))
    t = keyforge.table(house="brobnar", hand=["dawn", "coin"], line=["wolf"])
    assert t.can("play", "dawn")
    t.answer(before)
    assert t.refusal("play", "dawn").clause == "KF-alpha-01"
    assert t.can("discard", "dawn"), "discarding it is another matter"


@pytest.mark.clause("KF-alpha-01")
def test_alpha_looks_at_the_current_step_only(keyforge):
    keyforge.add(beast("dawn", 3, alpha=1), relic("oath", whenever(ev.HOUSE_CHOSEN, WORDLESS, gain(1), who=YOU)))
    t = keyforge.table(house="brobnar", hand=["dawn", "dawn"])
    t.play("dawn")
    assert t.refusal("play", "dawn#2").clause == "KF-alpha-01"
    t.end_turn("mars").end_turn("brobnar")
    assert t.can("play", "dawn#2")


@pytest.mark.clause("KF-alpha-02")
def test_blanking_creatures_in_play_does_not_remove_alpha_from_a_card_in_hand(keyforge):
    keyforge.add(beast("dawn", 3, alpha=1), relic("hush", Constant(Change(m.BLANK, WORDLESS, creature))))
    t = keyforge.table(house="brobnar", hand=["dawn", "dawn"], artifacts=["hush"])
    t.play("dawn")
    assert t.refusal("play", "dawn#2").clause == "KF-alpha-01"


@pytest.mark.clause("KF-omega-01", "KF-omega-02")
def test_omega_ends_the_step_once_everything_pending_has_resolved(keyforge):
    keyforge.add(
        beast("dusk", 3, on_play(gain(2)), omega=1),
        relic("usher", whenever(ev.PLAYED, WORDLESS, gain(10), who=YOU)),
    )
    t = keyforge.table(house="brobnar", hand=["dusk", "coin"], line=["wolf"], artifacts=["usher"], deck=["bear"] * 9)
    t.act("play", "dusk").answer("flank:right")
    assert t.decision.kind == "order"
    t.s.choose(t.decision.options[0])
    assert t.aember == 12, "its own ability and the others"
    assert t.decision.player == 1, "then the rest of the turn went by"
    assert len(t.ids("hand")) == 6
    assert "coin" in t.ids("hand")
    assert not t.exhausted("dusk"), "steps 4 and 5 took place"


@pytest.mark.clause("KF-omega-01")
def test_omega_on_an_action_too(keyforge):
    keyforge.add(deed("finale", gain(1), omega=1))
    t = keyforge.table(house="brobnar", hand=["finale"], line=["wolf"])
    t.play("finale")
    assert t.decision.player == 1
    assert t.aember == 1


# -- Assault and Hazardous


@pytest.mark.clause("KF-assault-01", "KF-assault-03", "KF-assault-04")
def test_assault_damages_the_defender_before_the_fight_and_may_cut_it_short(keyforge):
    lancers(keyforge)
    t = keyforge.table(house="brobnar", line=["lancer"], enemy_line=["ox"])
    t.fight("lancer", "ox")
    assert t.zone("ox") == "discard", "three before and three in the fight"
    short = keyforge.table(house="brobnar", line=["lancer"], enemy_line=["wolf"])
    short.fight("lancer", "wolf")
    assert short.zone("wolf") == "discard"
    assert short.damage("lancer") == 0, "no power damage was dealt"
    assert short.in_play("lancer")
    assert short.aember == 0, "the Fight ability did not resolve"


@pytest.mark.clause("KF-assault-04", "KF-assault-07")
def test_a_fight_cut_short_by_a_before_fight_ability(keyforge):
    keyforge.add(beast("banisher", 3, before_fight(return_to_hand(FOUGHT)), on_fight(gain(1))))
    t = keyforge.table(house="brobnar", line=["banisher"], enemy_line=["ox"])
    t.fight("banisher", "ox")
    assert t.ids("hand", 2) == ["ox"]
    assert t.damage("banisher") == 0
    assert t.aember == 0
    assert t.exhausted("banisher")


@pytest.mark.clause("KF-assault-05", "KF-hazard-04")
def test_several_sources_of_assault_or_hazardous_add_up(keyforge):
    lancers(keyforge)
    keyforge.add(gear("pike", gains("assault", 2)), gear("spikes", gains("hazardous", 2)))
    t = keyforge.table(house="brobnar", line=[{"card": "lancer", "upgrades": ["pike"]}], enemy_line=["bear"])
    t.fight("lancer", "bear")
    assert t.zone("bear") == "discard"
    assert t.damage("lancer") == 0, "five before the fight"
    h = keyforge.table(house="brobnar", line=["bear"], enemy_line=[{"card": "cactus", "upgrades": ["spikes"]}])
    h.fight("bear", "cactus")
    assert h.zone("bear") == "discard"
    assert h.damage("cactus") == 0


@pytest.mark.clause("KF-assault-06")
def test_assault_does_not_work_when_defending(keyforge):
    lancers(keyforge)
    t = keyforge.table(house="brobnar", line=["bear"], enemy_line=["lancer"])
    t.fight("bear", "lancer")
    assert t.damage("bear") == 3, "only its power"


@pytest.mark.clause("KF-assault-07", "KF-enrage-03")
def test_the_attacker_of_a_fight_cut_short_has_been_used_to_fight(keyforge):
    lancers(keyforge)
    t = keyforge.table(
        house="brobnar", line=[{"card": "lancer", "enraged": True}], enemy_line=["wolf"], artifacts=["chorus", "tally"]
    )
    t.fight("lancer", "wolf")
    t.reach("main")
    assert t.exhausted("lancer")
    assert t.on("lancer", "enrage") == 0
    assert t.aember == 110, "what follows fighting and using acts, its own Fight ability does not"


@pytest.mark.clause("KF-hazard-01", "KF-hazard-03")
def test_hazardous_damages_the_attacker_before_the_fight(keyforge):
    lancers(keyforge)
    t = keyforge.table(house="brobnar", line=["whale"], enemy_line=["cactus"])
    t.fight("whale", "cactus")
    assert t.damage("whale") == 6, "three before and three in the fight"
    short = keyforge.table(house="brobnar", line=["wolf"], enemy_line=["cactus"])
    short.fight("wolf", "cactus")
    assert short.zone("wolf") == "discard"
    assert short.damage("cactus") == 0
    attacker = keyforge.table(house="brobnar", line=["cactus"], enemy_line=["ox"])
    attacker.fight("cactus", "ox")
    assert attacker.damage("ox") == 3, "only when attacked"


@pytest.mark.clause("KF-hazard-05", "KF-assault-02", "KF-hazard-02")
@pytest.mark.parametrize("first", ["lancer", "cactus"])
def test_the_first_of_both_that_kills_leaves_the_other_without_effect(keyforge, first):
    lancers(keyforge)
    t = keyforge.table(house="brobnar", line=["lancer"], enemy_line=["cactus"])
    t.fight("lancer", "cactus")
    t.answer(next(option for option in t.options if first in option))
    survivor, dead = ("lancer", "cactus") if first == "lancer" else ("cactus", "lancer")
    assert t.zone(dead) == "discard"
    assert t.damage(survivor) == 0


@pytest.mark.clause("KF-splash-01")
def test_splash_attack_reaches_the_neighbors_of_the_defender(keyforge):
    keyforge.add(beast("wave", 4, splash_attack=2))
    t = keyforge.table(house="brobnar", line=["wave"], enemy_line=["bear", "wolf", "ox", "whale"])
    t.fight("wave", "wolf")
    assert [t.damage(id) for id in ("bear", "ox", "whale")] == [2, 2, 0]


# -- Elusive, Skirmish, Taunt, Poison


@pytest.mark.clause("KF-elusive-01", "KF-elusive-03", "KF-elusive-04")
def test_the_first_attack_of_the_turn_on_an_elusive_creature_deals_no_damage(keyforge):
    keyforge.add(beast("brawler", 5, on_fight(gain(1))))
    t = keyforge.table(house="brobnar", line=["brawler", "bear"], enemy_line=["fox"])
    t.fight("brawler", "fox")
    assert (t.damage("brawler"), t.damage("fox")) == (0, 0)
    assert t.aember == 1, "the fight took place"
    t.fight("bear", "fox")
    assert t.zone("fox") == "discard"
    assert t.damage("bear") == 3


@pytest.mark.clause("KF-elusive-01")
def test_elusive_protects_again_in_the_next_turn_and_only_when_attacked(keyforge):
    t = keyforge.table(house="brobnar", line=["bear", "fox"], enemy_line=["fox", "boar"])
    t.fight("bear", "2:fox")
    t.end_turn("mars").end_turn("brobnar")
    t.fight("bear", "2:fox")
    assert t.damage("2:fox") == 0
    t.fight("1:fox", "boar")
    assert t.damage("boar") == 3, "an attacking Elusive creature fights as any other"


@pytest.mark.clause("KF-elusive-02")
def test_elusive_does_not_stop_assault_hazardous_or_other_abilities(keyforge):
    keyforge.add(beast("lancer", 5, before_fight(damage(1, FOUGHT)), assault=1), beast("nettle", 6, elusive=1, hazardous=2))
    t = keyforge.table(house="brobnar", line=["lancer"], enemy_line=["nettle"])
    t.fight("lancer", "nettle")
    while t.decision.kind == "order":
        t.s.choose(t.decision.options[0])
    assert t.damage("nettle") == 2
    assert t.damage("lancer") == 2


@pytest.mark.clause("KF-elusive-05")
def test_an_attack_cut_short_counts_as_the_first(keyforge):
    keyforge.add(beast("nettle", 4, elusive=1, hazardous=3))
    t = keyforge.table(house="brobnar", line=["wolf", "whale"], enemy_line=["nettle"])
    t.fight("wolf", "nettle")
    assert t.zone("wolf") == "discard"
    t.fight("whale", "nettle")
    assert t.zone("nettle") == "discard", "the second attack of the turn is a normal fight"


@pytest.mark.clause("KF-skirmish-01", "KF-skirmish-02")
def test_skirmish_spares_the_attacker_the_power_damage_and_nothing_else(keyforge):
    keyforge.add(beast("cactus", 6, hazardous=1))
    t = keyforge.table(house="brobnar", line=["ram"], enemy_line=["ox"])
    t.fight("ram", "ox")
    assert t.damage("ram") == 0
    assert t.damage("ox") == 3
    h = keyforge.table(house="brobnar", line=["ram"], enemy_line=["cactus"])
    h.fight("ram", "cactus")
    assert h.damage("ram") == 1
    attacked = keyforge.table(house="brobnar", line=["goat"], enemy_line=["ram"])
    attacked.fight("goat", "ram")
    assert attacked.damage("ram") == 2


@pytest.mark.clause("KF-taunt-01", "KF-taunt-02")
def test_neighbors_of_a_taunt_creature_are_not_attacked_unless_they_taunt_too(keyforge):
    t = keyforge.table(house="brobnar", line=["bear"], enemy_line=["goat", "hound", "hound", "wolf", "mouse"])
    for target in ("goat", "wolf"):
        assert t.refusal("fight", "bear", target).clause == "KF-taunt-01"
    for target in ("hound#1", "hound#2", "mouse"):
        assert t.can("fight", "bear", target)


@pytest.mark.clause("KF-taunt-03")
def test_taunt_does_not_protect_from_anything_but_attacks(keyforge):
    t = keyforge.table(house="brobnar", hand=["spark"], enemy_line=["boar", "hound"])
    t.play("spark")
    assert t.choices() == {"boar", "hound"}
    t.choose("boar")
    assert t.damage("boar") == 2


@pytest.mark.clause("KF-poison-01", "KF-poison-04")
@pytest.mark.parametrize("attacks", [True, False])
def test_poison_destroys_what_its_power_damage_reaches_attacking_and_defending(keyforge, attacks):
    t = keyforge.table(house="brobnar", line=["viper" if attacks else "whale"], enemy_line=["whale" if attacks else "viper"])
    t.fight("viper", "whale") if attacks else t.fight("whale", "viper")
    assert t.zone("whale") == "discard"


@pytest.mark.clause("KF-poison-02")
def test_poison_needs_a_damage_that_is_really_dealt(keyforge):
    t = keyforge.table(house="brobnar", line=["viper"], enemy_line=["knight"])
    t.fight("viper", "knight")
    assert t.in_play("knight"), "armor prevented both points"
    warded = keyforge.table(house="brobnar", line=["viper"], enemy_line=[{"card": "whale", "warded": True}])
    warded.fight("viper", "whale")
    assert warded.in_play("whale")


@pytest.mark.clause("KF-poison-03")
def test_poison_is_not_in_the_damage_of_keywords_or_abilities(keyforge):
    keyforge.add(
        beast("adder", 2, on_play(damage(1, a(creature.enemy))), poison=1, hazardous=1),
        beast("spitter", 2, poison=1, splash_attack=1, assault=1),
    )
    played = keyforge.table(house="brobnar", hand=["adder"], enemy_line=["whale"])
    played.play("adder")
    assert played.damage("whale") == 1
    hazardous = keyforge.table(house="brobnar", line=["ram"], enemy_line=["adder"])
    hazardous.fight("ram", "adder")
    assert hazardous.damage("ram") == 1, "Skirmish kept it from the adder's power, not from Hazardous"
    splash = keyforge.table(house="brobnar", line=["spitter"], enemy_line=["ox", "whale"])
    splash.fight("spitter", "ox")
    assert splash.ids("line", 2) == ["whale"] and splash.damage("whale") == 1, "only the power of the attacker is poisonous"
    assault = keyforge.table(house="brobnar", line=["spitter"], enemy_line=["fox"])
    assault.fight("spitter", "fox")
    assert assault.damage("fox") == 1, "Elusive kept it from the power, not from Assault"


# -- invulnerable


@pytest.mark.clause("KF-invuln-01", "KF-invuln-03", "KF-invuln-04")
def test_an_invulnerable_creature_is_neither_damaged_nor_destroyed_nor_sacrificed(keyforge):
    keyforge.add(deed("altar", sacrifice(each(creature.friendly))), relic("gloom", *gets(power=-9, cards=creature)))
    t = keyforge.table(house="brobnar", hand=["storm", "axe", "altar", "gloom"], line=["golem"], enemy_line=["whale"])
    t.play("storm")
    assert t.damage("golem") == 0
    t.play("axe").choose("golem")
    t.play("altar")
    assert t.in_play("golem")
    t.play("gloom")
    assert t.power("golem") == 0
    assert t.in_play("golem")
    assert t.zone("whale") == "discard"


@pytest.mark.clause("KF-invuln-01")
def test_an_invulnerable_creature_takes_nothing_in_a_fight_not_even_poison(keyforge):
    t = keyforge.table(house="brobnar", line=["golem"], enemy_line=["viper"])
    t.fight("golem", "viper")
    assert t.in_play("golem")
    assert t.damage("golem") == 0
    assert t.zone("viper") == "discard"


@pytest.mark.clause("KF-invuln-02")
@pytest.mark.parametrize(
    ("verb", "zone"), [(purge, "purged"), (archive, "archives"), (return_to_hand, "hand"), (shuffle_into_deck, "deck")]
)
def test_an_invulnerable_creature_may_leave_by_other_means(keyforge, verb, zone):
    keyforge.add(deed("away", verb(a(creature))))
    t = keyforge.table(house="brobnar", hand=["away"], line=["golem"])
    t.play("away")
    assert t.zone("golem") == zone


@pytest.mark.clause("KF-destroy-18")
def test_a_destruction_is_finished_before_the_next_instruction(keyforge):
    keyforge.add(
        deed("harvest-souls", Sequence(destroy(a(creature.enemy)), draw(1), ready(a(creature.friendly)))),
        relic("mourner", whenever(ev.DESTROYED, WORDLESS, gain(1), cards=creature)),
    )
    t = keyforge.table(house="brobnar", hand=["harvest-souls"], enemy_line=["wolf"], deck=["goat"], artifacts=["mourner"])
    t.s.log = []
    t.play("harvest-souls")
    steps = [entry.event.kind for entry in t.s.log if entry.event.kind in (ev.TAGGED, ev.LEFT, ev.DESTROYED, ev.GAINED, ev.DRAWN)]
    assert steps == [ev.TAGGED, ev.LEFT, ev.DESTROYED, ev.GAINED, ev.DRAWN]
