"""What cards may be played for and whom they reach: bonuses, spells without sight, pets, whole rooms, treasures that pay."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.abilities import LEAVES, gives, strike_of
from tapete.games.dungeon_alliance.printed import Card
from tapete.games.dungeon_alliance.vocabulary.places import Soothe
from tapete.games.dungeon_alliance.vocabulary.powers import Bless, Learn, Mend

WALLED: dict[str, Any] = {"tiles": [{"tile": "old_crypt", "slot": [2, 0]}]}  # a wall between f2 and g2
OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def cards(type: str) -> list[Card]:
    return [card for card in GAME.catalogue.values() if isinstance(card, Card) and type in card.types]


# -- bonuses to attacks


@pytest.mark.clause("DA-attack-05", "DA-power-05")
def test_graltar_draws_a_bow_for_the_spell_he_is_about_to_cast(dungeon):
    t_ = dungeon("graltar", at="e1", monsters={"ogre": "e3"}, hand=["stone_rain", "hunting_bow"])
    t_.act("play", "hunting_bow").act("cast", "stone_rain", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 4 + 2 - 1
    assert dungeon("graltar", at="e1", hand=["hunting_bow"]).why("play:hunting_bow") == "DA-attack-05", (
        "without the spell it is no use"
    )


@pytest.mark.clause("DA-attack-05", "DA-power-05")
def test_vesna_takes_a_sword_for_a_touch_of_frost(dungeon):
    t_ = dungeon("vesna", at="e2", monsters={"ogre": "e3"}, hand=["frost_touch", "short_sword"])
    t_.act("play", "short_sword").act("cast", "frost_touch", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 5 + 2 - 1
    t_ = dungeon("vesna", at="e2", hand=["frost_touch", "javelin"])
    assert t_.can("play", "javelin", word="plus"), "a card that offers a strength or a bonus gives the bonus too"
    assert dungeon("vesna", at="e2", hand=["javelin"]).why("play:javelin:plus") == "DA-attack-05"


@pytest.mark.clause("DA-attack-05")
@pytest.mark.parametrize(
    ("hand", "under", "reason"),
    [
        (["short_sword", "smite"], [], "a spell of somebody else"),
        (["short_sword", "lightning"], [], "a spell of the other type"),
        (["short_sword", "frost_touch"], ["lightning"], "an Attack Spell was cast already"),
        (["short_sword", "lynx"], [], "a pet's attack does not replace the hero's"),
    ],
)
def test_only_an_attack_spell_that_could_be_cast_makes_a_bonus_of_use(
    dungeon, hand: list[str], under: list[str], reason: str
) -> None:
    assert dungeon("vesna", at="e2", hand=hand, under=under).why("play:short_sword") == "DA-attack-05", reason


@pytest.mark.clause("DA-attack-05", "DA-spell-02")
def test_a_bonus_to_melee_alone_goes_under_nobody_who_shoots(dungeon):
    friends = [{"hero": "lorna", "at": "d2"}]
    t_ = dungeon(at="e2", faces="w", friends=friends, hand=["giant_strength"])
    assert t_.why("play:giant_strength>lorna") == "DA-attack-05" and t_.can("play", "giant_strength", "petra")
    assert dungeon("lorna", at="e2", hand=["feint"]).why("play:feint") == "DA-attack-05", "what it costs is no use either"
    assert dungeon("krom", at="e2", hand=["feint"]).can("play", "feint")


# -- spells


@pytest.mark.clause("DA-spell-06", "DA-pet-09")
@pytest.mark.parametrize(
    ("who", "card"),
    [("mysterios", "arcane_shield"), ("mirabell", "mend_wounds"), ("melinda", "healing_word"), ("mysterios", "haste")],
)
def test_a_spell_with_the_icon_reaches_a_friend_behind_a_wall_and_behind_the_back(dungeon, who: str, card: str) -> None:
    friends = [{"hero": "petra", "at": "g2", "damage": 4}]
    t_ = dungeon(who, at="f2", faces="w", friends=friends, hand=[card], **WALLED)
    t_.act("play", card, "petra")
    if "enhancement" in t.card_of(t_.s, t_.card(card)).types:
        assert t_.number(t.UNDER, card) == t_.card("petra") + 1
    else:
        assert t_.hurt("petra") < 4
    far = [{"hero": "petra", "at": "i2", "damage": 4}]
    assert dungeon(who, at="e2", faces="w", friends=far, hand=[card], **WALLED).why(f"play:{card}>petra") == "DA-spell-07", (
        "range holds"
    )


@pytest.mark.clause("DA-spell-07")
@pytest.mark.parametrize(("who", "card"), [("mirabell", "grace"), ("root", "barkskin"), ("petra", "lay_hands")])
def test_a_spell_without_the_icon_does_not(dungeon, who: str, card: str) -> None:
    friends = [{"hero": "krolt", "at": "g2", "damage": 4}]
    t_ = dungeon(who, at="f2", faces="e", friends=friends, hand=[card], **WALLED)
    assert t_.why(f"play:{card}>krolt") == "DA-spell-07"


@pytest.mark.clause("DA-spell-06")
def test_many_enhancement_and_healing_spells_show_the_icon_and_say_so() -> None:
    aimed = [
        (card, power)
        for card in cards("enhancement") + cards("healing")
        for power in card.abilities
        if isinstance(power, (Bless, Mend, Soothe)) and power.reach
    ]
    blind = [card.id for card, power in aimed if power.blind]
    assert len(aimed) == 15 and len(blind) == 9
    for card, power in aimed:
        assert ("Line of sight not required" in card.text("en")) is power.blind
        assert ("No requiere línea de visión" in card.text("es")) is power.blind


# -- pets


@pytest.mark.clause("DA-pet-05", "DA-pet-07", "DA-pet-09")
def test_every_pet_shows_both_icons() -> None:
    pets = [strike_of(card) for card in cards("pet")]
    assert len(pets) == 11 and all(strike is not None and strike.pet and strike.blind and strike.plain for strike in pets)
    said = GAME.catalogue["wolf"].text("en")
    assert "Line of sight not required" in said and "Bonuses not allowed" in said


@pytest.mark.clause("DA-pet-05")
def test_a_wolf_bites_behind_its_hero_but_not_through_a_wall(dungeon):
    t_ = dungeon("graltar", at="f2", faces="n", monsters={"ogre": "f1", "goblin": "g2"}, hand=["wolf"], **WALLED)
    assert t_.why("pet:wolf>goblin#1") == "DA-pet-05"
    t_.act("pet", "wolf", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1 and t_.number(t.FACING, "graltar") == 0, "nobody had to turn"


# -- whole rooms


@pytest.mark.clause("DA-pvp-04")
@pytest.mark.parametrize(("card", "harm"), [("earthquake", 1), ("fireball", 2)])
def test_what_shakes_a_room_hurts_everybody_in_it_the_caster_and_friends_too(dungeon, card: str, harm: int) -> None:
    t_ = dungeon(
        "belzamin",
        at="e1",
        friends=[{"hero": "petra", "at": "d2"}, {"hero": "lorna", "at": "e4"}],
        rivals=[{"hero": "holgar", "at": "f3"}, {"hero": "bull", "at": "f4"}],
        monsters={"ogre": "e3", "demon": "d3"},
        hand=[card],
        **OPEN,
    )
    t_.act("cast", card, "ogre")
    assert [t_.hurt(name) for name in ("belzamin", "petra", "holgar")] == [harm] * 3, "whatever their defence"
    assert t_.number(t.DAMAGE, "demon") == harm
    assert t_.hurt("lorna") == t_.hurt("bull") == 0, "another room"
    assert t_.s.tallies[t.XP] == [0, 0]


@pytest.mark.clause("DA-pvp-06")
def test_in_pvp_nobody_earns_experience_from_the_own_alliance(dungeon):
    t_ = dungeon(
        "belzamin",
        at="e4",
        friends=[{"hero": "petra", "at": "d4"}],
        rivals=[{"hero": "holgar", "at": "f5"}],
        monsters={"ogre": "e6"},
        hand=["fireball"],
        pvp=True,
        **OPEN,
    )
    t_.act("cast", "fireball", "ogre")
    assert t_.hurt("petra") == t_.hurt("holgar") == 2 and t_.s.tallies[t.XP] == [1, 0], "1 for Holgar, nothing for Petra"


# -- treasures


@pytest.mark.parametrize(("card", "xp"), [("coin_purse", 2), ("gems", 4)])
def test_a_treasure_pays_its_price_once_and_is_gone(dungeon, card: str, xp: int) -> None:
    assert t.card_of(dungeon().s, dungeon().card(card)).cost == xp
    t_ = dungeon(at="e2", hand=[card], cycle=4, first=2, active=1)
    t_.act("play", card)
    assert t_.s.tallies[t.XP][0] == xp and t_.zone(t.COLUMN) == [card], "it lies under the hero for the round"
    t_.answer("done")
    assert t_.s.world[t.ROUND] == 2
    assert t_.zone(t.REMOVED).count(card) == 1 and card not in t_.zone(t.DISCARD) + t_.zone(t.DECK) + t_.zone(t.HAND)


def test_no_card_pays_experience_round_after_round() -> None:
    paying = [card for card in GAME.catalogue.values() if any(isinstance(power, Learn) for power in card.abilities)]
    assert paying and all(gives(card, LEAVES) for card in paying)
