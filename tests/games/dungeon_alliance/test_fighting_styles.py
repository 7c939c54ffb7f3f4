"""The words that make heroes fight in ways of their own, each beside its negative case."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.test_cards import OPEN
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values

LAST: dict[str, Any] = {"cycle": 4, "first": 2, "active": 1}  # when this hero is done the round ends


# -- edges


@pytest.mark.clause("DA-power-01")
@pytest.mark.parametrize(
    ("who", "card", "ogre", "friends", "more"),
    [
        ("petra", "holy_blade", {"at": "e3"}, [{"hero": "holgar", "at": "f3"}], 1 + 1),
        ("petra", "holy_blade", {"at": "e3"}, [{"hero": "holgar", "at": "f1"}], 1),
        ("petra", "holy_blade", {"at": "e3"}, [{"hero": "holgar", "at": "f3", "damage": 7, "defeated": True}], 1),
        ("krom", "orcish_rage", {"at": "e3", "exhausted": True}, [], 2),
        ("krom", "orcish_rage", {"at": "e3"}, [], 0),
        ("krolt", "bedrock", {"at": "e3"}, [], 1),
    ],
    ids=["a friend beside it", "a friend elsewhere", "a friend down", "exhausted", "ready", "without moving"],
)
def test_an_edge_counts_only_when_what_it_asks_for_is_so(
    dungeon, who: str, card: str, ogre: dict[str, Any], friends: list[dict[str, Any]], more: int
) -> None:
    t_ = dungeon(who, at="e2", monsters={"ogre": ogre}, friends=friends, rivals=[{"hero": "bull", "at": "e14"}], under=[card])
    t_.act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + more - 1


def test_knives_find_a_wound_that_is_there_already(dungeon):
    for damage, more in (([0, 1], 1), ([0, 0], 0)):
        t_ = dungeon("runyon_zay", at="e1", monsters={"demon": {"at": "e3", "damage": damage}}, hand=["throwing_knives"])
        t_.act("play", "throwing_knives", word="base").act("attack", "throwing_knives", "demon")
        assert t_.number(t.DAMAGE, "demon") == sum(damage) + 4 + more - 3


def test_a_crossbow_is_aimed_standing_still(dungeon):
    t_ = dungeon("mcfarlin", at="e1", monsters={"demon": "e3"}, under=["crossbow"]).act("attack", "demon")
    assert t_.number(t.DAMAGE, "demon") == 3 + 1 + 2 - 3
    t_ = dungeon("mcfarlin", at="d1", monsters={"demon": "e3"}, under=["crossbow"]).steps("e").act("attack", "demon")
    assert t_.number(t.DAMAGE, "demon") == 3 + 1 - 3


def test_a_charge_gains_from_the_speed_it_costs(dungeon):
    t_ = dungeon("bull", at="e2", monsters={"demon": "e3"}, hand=["charge"]).act("play", "charge").act("attack", "demon")
    assert t_.number(t.DAMAGE, "demon") == 3 + 2 + 1 - 3


def test_vesna_hunts_best_by_herself(dungeon):
    for at, more in (("f1", 0), ("d3", 1)):
        t_ = dungeon(
            "vesna", at="f2", friends=[{"hero": "petra", "at": at}], under=["forest_step"], monsters={"demon": "f4"}, **OPEN
        )
        t_.s.numbers[t.CELL][t_.card("demon")] = t.floor(t_.s).find("d2") + 1
        t_.answer("face:w").act("attack", "demon")
        assert t_.number(t.DAMAGE, "demon") == 3 + more - 3


# -- friends nearby


@pytest.mark.clause("DA-power-01")
def test_a_blessing_strengthens_friends_next_to_its_hero_in_both_types_of_attack(dungeon):
    friends = [{"hero": "melinda", "at": "d2", "under": ["blessing"]}]
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, friends=friends).act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 1 - 1
    t_ = dungeon("lorna", at="e1", monsters={"ogre": "e3"}, friends=friends).act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 1 - 1
    far = [{"hero": "melinda", "at": "d4", "under": ["blessing"]}]
    assert dungeon(at="e2", monsters={"ogre": "e3"}, friends=far, **OPEN).act("attack", "ogre").number(t.DAMAGE, "ogre") == 3 - 1
    down = [{"hero": "melinda", "at": "d2", "under": ["blessing"], "damage": 6, "defeated": True}]
    assert dungeon(at="e2", monsters={"ogre": "e3"}, friends=down).act("attack", "ogre").number(t.DAMAGE, "ogre") == 3 - 1


def test_a_bulwark_shields_friends_nearby_and_no_rivals(dungeon):
    t_ = dungeon(
        at="e2", under=["bulwark_of_faith"], friends=[{"hero": "lorna", "at": "d2"}], rivals=[{"hero": "krom", "at": "f2"}]
    )
    armor = [values.armor(t_.s, t_.card(name)) for name in ("petra", "lorna", "krom")]
    assert armor == [2 + 2, 0 + 1, 1]


# -- what follows a hit


@pytest.mark.clause("DA-damage-10")
def test_a_poisoned_dagger_poisons_and_the_poison_works_in_the_final_phase(dungeon):
    t_ = dungeon("krom", at="e2", hand=["poison_dagger"], monsters={"demon": "e3"}, **LAST)
    t_.act("play", "poison_dagger").act("attack", "demon")
    assert t_.number(t.DAMAGE, "demon") == 3 + 2 - 3 and t_.number(t.POISON, "demon") == 1, "of the first player"
    t_.answer("done")
    while t_.s.world[t.ROUND] == 1:
        t_.s.choose(t_.decision.options[0])
    assert t_.number(t.DAMAGE, "demon") == 3


def test_a_blow_that_misses_poisons_nobody(dungeon):
    t_ = dungeon("jypzy", at="e2", under=["poison_dagger"], monsters={"demon": "e3"}).act("attack", "demon")
    assert t_.number(t.DAMAGE, "demon") == 2 + 2 - 3 and t_.number(t.POISON, "demon") == 1
    weapon = {"card": "poison_dagger", "base": True}  # so that its bonus does not count
    t_ = dungeon("jypzy", at="e2", under=[weapon], monsters={"demon": "e3"}).act("attack", "demon")
    assert t_.number(t.DAMAGE, "demon") == t_.number(t.POISON, "demon") == 0


def test_the_last_of_a_monster_that_dies_of_poison_is_paid_to_who_poisoned_it(dungeon):
    t_ = dungeon(
        at="e2",
        monsters={"goblin": {"at": "e5", "damage": [1, 0], "poison": 1, "exhausted": True}},
        hero={"exhausted": True},
        **LAST,
        **OPEN,
    )
    t_.answer("done")
    assert t_.s.tallies[t.XP] == [2, 0] and t_.zone(t.MONSTERS) == []


@pytest.mark.clause("DA-damage-10")
def test_in_pvp_poison_is_the_rivals_too(dungeon):
    t_ = dungeon("krom", at="e4", rivals=[{"hero": "graltar", "at": "e5"}], under=["poison_dagger"], pvp=True, **OPEN)
    t_.act("attack", "graltar")
    if t_.decision.kind == "react":
        t_.answer("pass")
    assert t_.number(t.POISON, "graltar") == 3 + 2 - 1 and t_.number(t.DAMAGE, "graltar") == 0


def test_a_touch_of_frost_exhausts_what_it_harms(dungeon):
    t_ = dungeon("mysterios", at="e2", hand=["frost_touch"], monsters={"demon": "e3", "ogre": "d3"}).act(
        "cast", "frost_touch", "demon"
    )
    assert t_.number(t.EXHAUSTED, "demon") == 1 and t_.number(t.EXHAUSTED, "ogre") == 0


def test_divine_wrath_heals_who_calls_it_down(dungeon):
    t_ = dungeon("melinda", at="e2", hero={"damage": 3}, hand=["divine_wrath"], monsters={"demon": "e3"})
    t_.act("cast", "divine_wrath", "demon")
    assert t_.hurt("melinda") == 3 - 1


def test_a_hammer_strikes_the_enemies_around_but_nobody_farther_off(dungeon):
    monsters = {"ogre": "e3", "demon": "d3", "goblin": "f1", "lich": "e5"}
    t_ = dungeon("holgar", at="e2", under=["hammer_blow"], rivals=[{"hero": "bull", "at": "d1"}], monsters=monsters, **OPEN)
    t_.act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1
    assert [t_.number(t.DAMAGE, name) for name in ("demon", "goblin", "lich")] == [1, 1, 0], "whatever their defence"
    assert t_.hurt("bull") == 0, "no enemy without PvP"


def test_a_spell_at_a_distance_sweeps_nobody(dungeon):
    t_ = dungeon("graltar", at="e1", under=["long_sword"], hand=["stone_rain"], monsters={"ogre": "e3", "demon": "d2"})
    t_.act("cast", "stone_rain", "ogre")
    assert t_.number(t.DAMAGE, "demon") == 1, "the stones, not the sword"


def test_thorns_answer_who_strikes_from_the_next_square_even_to_death(dungeon):
    done = {"activating": False, "hero": {"exhausted": True}, "active": 2, "first": 1}
    t_ = dungeon("bull", at="e4", under=["battle_scars"], monsters={"goblin": {"at": "e5", "faces": "s"}}, **done, **OPEN)
    t_.act("activate", "holgar").answer("done")
    while t_.decision.kind != "activate":
        t_.s.choose(t_.decision.options[0])
    assert t_.zone(t.MONSTERS) == [] and t_.s.tallies[t.XP][0] == 2 and t_.number(t.EXHAUSTED, "goblin") == 0
    t_ = dungeon("bull", at="e4", under=["battle_scars"], monsters={"goblin_archer": {"at": "e6", "faces": "s"}}, **done, **OPEN)
    t_.act("activate", "holgar").answer("done")
    while t_.decision.kind != "activate":
        t_.s.choose(t_.decision.options[0])
    assert t_.zone(t.MONSTERS) == ["goblin_archer"], "an arrow comes from too far"


@pytest.mark.parametrize(("monster", "healed"), [("goblin", 2), ("demon", 0)])
def test_graltar_takes_heart_when_he_slays(dungeon, monster: str, healed: int) -> None:
    t_ = dungeon("graltar", at="e2", hero={"damage": 3}, under=["great_axe"], monsters={monster: "e3"}).act("attack", monster)
    assert t_.hurt("graltar") == 3 - healed


def test_a_crown_draws_a_card_for_each_monster_slain(dungeon):
    t_ = dungeon(at="e2", one={"artifacts": ["crown"], "deck": ["duck", "map"]}, monsters={"goblin": "e3"}).act("attack", "goblin")
    assert t_.zone(t.HAND) == ["duck"]


# -- moving and searching


@pytest.mark.clause("DA-step-10")
def test_a_sidestep_leaves_enemies_for_nothing(dungeon):
    for under, left in ((["sidestep"], 4), ([], 3)):
        t_ = dungeon("jypzy", at="e2", under=under, monsters={"ogre": "e3"}).steps("s")
        assert t_.points == left


def test_ganzuas_bring_one_more_from_a_chest(dungeon):
    for under, xp in (["lockpicks"], 2), ([], 1):
        t_ = dungeon("jypzy", at="e4", under=under, threats=[{"threat": "chest_1", "at": "e5"}], **OPEN)
        t_.act("chest", "chest_1")
        assert t_.s.tallies[t.XP][0] == xp


@pytest.mark.clause("DA-move-05")
def test_emanon_is_elsewhere_for_no_speed_but_only_before_attacking(dungeon):
    t_ = dungeon("emanon", at="e1", monsters={"ogre": "e3"}, hand=["blur"], **OPEN)
    assert not t_.can("play", "blur", "emanon", word="e3") and not t_.can("play", "blur", "emanon", word="e5"), "taken, and too far"
    t_.answer("play:blur>emanon:d3")
    assert t_.at("emanon") == "d3" and t_.points == 4
    t_ = dungeon("emanon", at="e1", monsters={"ogre": "e3"}, hand=["blur"]).act("attack", "ogre")
    assert t_.why("play:blur>emanon:d3") == "DA-move-05"


@pytest.mark.clause("DA-threat-08")
def test_who_appears_in_a_room_reveals_what_lies_there(dungeon):
    t_ = dungeon("emanon", at="e3", hand=["blur"], threats=[{"threat": "dart_trap", "at": "f6", "hidden": True}], **OPEN)
    t_.answer("play:blur>emanon:e5")
    assert t_.hurt("emanon") == 2 and t_.at("emanon") == "e5"


# -- the limits of types and attacks


@pytest.mark.clause("DA-play-06")
def test_a_card_that_is_no_card_of_its_type_neither_bars_nor_is_barred(dungeon):
    t_ = dungeon("jypzy", at="e2", hand=["dagger"], under=["poison_dagger"])
    assert t_.can("play", "dagger")
    assert dungeon("jypzy", at="e2", hand=["poison_dagger"], under=["dagger"]).can("play", "poison_dagger")
    t_ = dungeon("jypzy", at="e2", hand=["poison_dagger"], under=["javelin", "dagger"])
    assert t_.why("play:poison_dagger") == "DA-play-04", "the javelin still counts"


@pytest.mark.clause("DA-play-06")
def test_graltar_sends_two_animals_and_no_third(dungeon):
    monsters = {"ogre": "e3", "demon": "d3"}
    t_ = dungeon("graltar", at="e2", under=["thick_hide", "hound"], hand=["wolf"], monsters=monsters)
    assert t_.can("pet", "wolf", "ogre")
    t_ = dungeon("graltar", at="e2", under=["thick_hide", "hound", "salamander"], hand=["wolf"], monsters=monsters)
    assert t_.why("pet:wolf>ogre#1") == "DA-play-04"
    assert dungeon("graltar", at="e2", under=["hound"], hand=["wolf"], monsters=monsters).why("pet:wolf>ogre#1") == "DA-play-04"


@pytest.mark.clause("DA-play-06", "DA-reaction-06")
def test_a_mirror_image_comes_after_another_reaction(dungeon):
    done = {"activating": False, "hero": {"exhausted": True}, "active": 2, "first": 1}
    for hand, offered in ((["mirror_image"], True), (["duck"], False)):
        t_ = dungeon("emanon", at="e4", under=["ward"], hand=hand, monsters={"orc": {"at": "e5", "faces": "s"}}, **done, **OPEN)
        t_.act("activate", "holgar").answer("done")
        while t_.decision.kind not in ("react", "activate"):
            t_.s.choose(t_.decision.options[0])
        assert (t_.decision.kind == "react") is offered


@pytest.mark.clause("DA-attack-15", "DA-attack-16")
def test_twin_arrows_find_two_enemies_after_a_step(dungeon):
    monsters = {"ogre": "e3", "demon": "d3"}
    t_ = dungeon("vesna", at="f1", under=["twin_arrows"], monsters=monsters).steps("w").act("attack", "ogre")
    assert t_.can("attack", "demon") and t_.why("attack:ogre#1") == "DA-attack-15"
    t_ = dungeon("vesna", at="f1", hand=["duck", "map"], monsters=monsters).steps("w").act("attack", "ogre")
    assert t_.why("attack:demon") == "DA-attack-16"


# -- spells


@pytest.mark.clause("DA-spell-06")
def test_great_healing_reaches_everybody_near_and_nobody_far(dungeon):
    friends = [{"hero": "petra", "at": "g2", "damage": 4}, {"hero": "krom", "at": "e5", "damage": 4}]
    walled = {"tiles": [{"tile": "old_crypt", "slot": [2, 0]}, *OPEN["tiles"]], "hallways": OPEN["hallways"]}
    t_ = dungeon("melinda", at="f1", hero={"damage": 1}, friends=friends, hand=["great_healing"], **walled).act(
        "play", "great_healing"
    )
    assert [t_.hurt(name) for name in ("melinda", "petra", "krom")] == [0, 2, 4]


@pytest.mark.clause("DA-hero-13")
def test_a_monster_in_a_web_strikes_less(dungeon):
    t_ = dungeon("mysterios", at="e1", hand=["web"], monsters={"demon": "e3"})
    assert values.monster_strength(t_.s, t_.card("demon"), t_.card("mysterios")) == 7
    t_.act("play", "web", "demon")
    assert values.monster_strength(t_.s, t_.card("demon"), t_.card("mysterios")) == 7 - 3
    assert values.defence(t_.s, t_.card("mysterios"), t_.card("demon"), t.RANGED, None) == 3, "its defence is as it was"


# -- monsters and their die


@pytest.mark.clause("DA-encounter-02", "DA-dice-01")
@pytest.mark.parametrize("die", [0, 3])
def test_an_ogre_adds_the_die_to_its_blow(dungeon, die: int) -> None:
    done = {"activating": False, "hero": {"exhausted": True}, "active": 2, "first": 1}
    t_ = dungeon(
        "holgar", at="e4", rivals=[{"hero": "bull", "at": "e14"}], monsters={"ogre": {"at": "e5", "faces": "s"}}, **done, **OPEN
    )
    t_.act("activate", "bull").seeded(die).answer("done")
    while t_.decision.kind != "activate":
        t_.s.choose(t_.decision.options[0])
    assert t_.hurt("holgar") == min(7, 5 + die - 2)


@pytest.mark.parametrize(("die", "dealt"), [(3, 0), (2, 2)])
def test_a_skeleton_falls_apart_before_the_blow_on_a_three(dungeon, die: int, dealt: int) -> None:
    t_ = dungeon(at="e2", monsters={"skeleton": "e3"}).seeded(die).act("attack", "skeleton")
    assert t_.number(t.DAMAGE, "skeleton") == dealt


def test_a_gargoyle_closes_its_cracks_the_last_ones_first(dungeon):
    done = {"activating": False, "hero": {"exhausted": True}, "active": 2, "first": 1}
    gargoyle = {"at": "e5", "faces": "s", "damage": [2, 1], "order": [1, 2]}
    t_ = dungeon(at="e1", monsters={"gargoyle": gargoyle}, **done, **OPEN).act("activate", "holgar").seeded(2).answer("done")
    while t_.decision.kind != "activate":
        t_.s.choose(t_.decision.options[0])
    assert [t_.number(field, "gargoyle") for field in (t.DAMAGE, t.BY, t.BY + 1)] == [1, 1, 0]
    assert t_.number(t.ORDER, "gargoyle") == 1, "who has no tokens left has no part in it"


def test_a_shaman_leads_those_next_to_it(dungeon):
    for at, strength in (("d4", 5), ("d6", 4)):
        t_ = dungeon(at="e3", monsters={"orc": "e4", "orc_shaman": at}, **OPEN)
        assert values.monster_strength(t_.s, t_.card("orc"), t_.card("petra")) == strength


# -- the box


def test_no_two_heroes_have_the_same_numbers() -> None:
    heroes = [card for card in GAME.catalogue.values() if isinstance(card, t.Hero)]
    assert len({(one.attack, one.armor, one.evasion, one.speed, one.health) for one in heroes}) == len(heroes) == 17


def test_no_three_starting_cards_are_alike() -> None:
    alike: dict[str, list[str]] = {}
    for card in GAME.catalogue.values():
        if isinstance(card, t.Card) and card.number:
            alike.setdefault(f"{card.types} {card.bonuses} {card.base} {card.text('en')}", []).append(card.id)
    assert sum(map(len, alike.values())) == 51 and max(map(len, alike.values())) <= 2
    assert len(alike) >= 48


def test_at_most_a_quarter_of_the_upgrades_are_only_a_bonus() -> None:
    upgrades = [card for card in GAME.catalogue.values() if isinstance(card, t.Card) and card.level]
    assert len([card for card in upgrades if not card.abilities]) * 4 <= len(upgrades) == 76


def test_every_hero_has_a_background_of_a_few_sentences_in_both_languages() -> None:
    for hero in [card for card in GAME.catalogue.values() if isinstance(card, t.Hero)]:
        for lang in ("es", "en"):
            assert len(hero.tale.text(lang)) > 80 and hero.tale.text(lang).count(".") >= 2, hero.id
            assert hero.tale.text(lang) in GAME.speech.facts_text(hero, lang), "it is told with the facts of the card"
        assert hero.tale.text("es") != hero.tale.text("en")


def test_most_solo_cards_name_two_icons_and_each_icon_is_named() -> None:
    cards = [card for card in GAME.catalogue.values() if isinstance(card, t.SoloCard)]
    named = [icon for card in cards for icon in card.icons]
    assert len([card for card in cards if len(card.icons) == 2]) == 12 and set(named) == {*t.RACES, *t.CLASSES}
    assert "Humano o Enano" in GAME.catalogue["omen_1"].text("es")


def test_ready_made_alliances_need_no_draft() -> None:
    from tapete.games.dungeon_alliance.cards.teams import TEAMS

    seen = set()
    for players in (1, 2, 3, 4):
        for seed in range(6):
            s = GAME.start({"players": players, "teams": True}, seed)
            assert s.decision is not None and s.decision.kind == "deploy"
            teams = [tuple(s.cards[who].id for who in t.heroes(s, player)) for player in range(players)]
            assert len(set(teams)) == players and set(teams) <= set(TEAMS)
            assert all(len(s.zone(t.HAND, player)) + len(s.zone(t.DECK, player)) == 12 for player in range(players))
            seen.add(teams[0])
    assert seen == set(TEAMS), "which team one gets is chance"


def test_a_score_below_zero_is_said_with_a_minus_sign(dungeon) -> None:
    s = dungeon(rivals=[{"hero": "krom", "at": "e14"}], cooperative=True, dungeon=["lair", "roost"]).s
    assert "−8" in GAME.speech.verdict(s, "es") and "-" not in GAME.speech.verdict(s, "es")
