"""One too many: a third attack, a second monster, a card without the Speed it costs, somebody asked who has nothing to say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.monsters import places
from tapete.testing import Table

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}
DONE: dict[str, Any] = {"hero": {"exhausted": True}, "active": 2, "activating": False}


def monsters_act(table: Table) -> list[str]:
    """Let the monsters of the cycle do the first thing offered; the decisions that came up."""
    kinds: list[str] = []
    while table.s.decision is not None and table.decision.kind in ("monster", "goto", "victim", "prowl", "react"):
        kinds.append(table.decision.kind)
        table.s.choose(table.decision.options[0])
    return kinds


def tired(table: Any) -> int:
    return sum(table.s.numbers[t.EXHAUSTED][who] for who in t.monsters(table.s))


# -- combat


@pytest.mark.clause("DA-attack-12", "DA-attack-15")
def test_two_attacks_and_never_a_third(dungeon):
    t_ = dungeon(at="e2", monsters={"ogre": "e3", "minotaur": "d3", "demon": "f3"})
    t_.act("attack", "ogre")
    assert t_.why("attack:ogre#1") == "DA-attack-15", "not the same enemy twice"
    assert "4" not in t_.decision.prompt.en, "no Speed is left to speak of"
    t_.act("attack", "minotaur")
    assert t_.why("attack:demon") == "DA-attack-15" and not t_.can("attack", "demon")


@pytest.mark.clause("DA-attack-01")
def test_only_who_is_in_the_game_and_an_enemy_is_attacked(dungeon):
    t_ = dungeon("holgar", at="e2", friends=[{"hero": "lorna", "at": "e3"}], rivals=[{"hero": "petra", "at": "e14"}], pvp=True)
    assert t_.why("attack:bull") == "DA-attack-01", "nobody drafted him"
    assert t_.why("attack:lorna") == "DA-attack-01", "of the own alliance"
    t_ = dungeon(at="e2", hero={"exhausted": True}, active=2, activating=False, pvp=True).act("activate", "holgar")
    assert t_.why("attack:bull") == "DA-attack-01", "nor by the other player"


@pytest.mark.clause("DA-reaction-05")
@pytest.mark.parametrize(
    ("player", "asked"),
    [
        ({"hand": ["bulwark_of_faith"]}, True),
        ({"hand": ["holy_blade"], "deck": ["bulwark_of_faith"]}, True),  # as far as the table knows, it could be in hand
        ({"hand": [], "deck": ["bulwark_of_faith"]}, False),
        ({"hand": ["holy_blade", "sidestep"]}, False),  # no Reaction of hers
    ],
)
def test_only_who_could_hold_a_fitting_reaction_is_asked_for_one(dungeon, player: dict[str, Any], asked: bool) -> None:
    t_ = dungeon(at="e4", monsters={"orc": "e5"}, one=player, **DONE, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert ("react" in monsters_act(t_)) is asked


@pytest.mark.clause("DA-reaction-05", "DA-play-10")
def test_who_has_reacted_this_round_is_not_asked_again(dungeon):
    hero = {"exhausted": True, "under": ["parry"]}
    t_ = dungeon(at="e4", monsters={"orc": "e5"}, one={"hand": ["bulwark_of_faith"]}, **{**DONE, "hero": hero}, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert "react" not in monsters_act(t_)


@pytest.mark.clause("DA-hero-04", "DA-move-06", "DA-step-02", "DA-play-04")
def test_a_manoeuvre_that_costs_speed_needs_it(dungeon):
    t_ = dungeon("bull", at="e2", hand=["charge"], points=0)
    assert t_.why("play:charge") == "DA-step-02"
    t_ = dungeon("bull", at="e2", hand=["charge"], monsters={"ogre": "e3", "minotaur": "d3"}).act("attack", "ogre")
    assert t_.why("play:charge") == "DA-move-06"
    t_ = dungeon("bull", at="e2", hand=["feint"], under=["charge"])
    assert t_.why("play:feint") == "DA-play-04", "its type is taken, however much Speed there is"


@pytest.mark.clause("DA-pvp-03", "DA-attack-14")
def test_a_gust_moves_monsters_and_rivals_and_nobody_of_ones_own(dungeon):
    t_ = dungeon("belzamin", at="e1", hand=["gust"], friends=[{"hero": "lorna", "at": "d2"}], monsters={"orc": "e3"},
                 rivals=[{"hero": "holgar", "at": "f3"}])  # fmt: skip
    moved = {t_.s.names[option.target] for option in t_.decision.options if option.verb == "play"}
    assert moved == {"orc#1", "holgar"} and t_.why("play:gust>lorna:d3") == "DA-spell-07"


def test_slumber_is_for_those_who_are_awake(dungeon):
    monsters = {"ogre": {"at": "e4", "exhausted": True}, "orc": "d4"}
    t_ = dungeon("mysterios", at="e3", hand=["slumber"], monsters=monsters, **OPEN)
    assert t_.can("play", "slumber", "orc") and not t_.can("play", "slumber", "ogre")


# -- chests


@pytest.mark.clause("DA-lchest-01", "DA-chest-01")
def test_a_chest_is_tried_from_beside_it_and_each_in_its_own_way(dungeon):
    chests = [{"threat": "chest_1", "at": "f1"}, {"threat": "locked_chest_1", "at": "d1"}]
    t_ = dungeon(at="e3", threats=chests)
    assert t_.why("pick:locked_chest_1#1") == "DA-chest-01" and t_.why("chest:chest_1#1") == "DA-chest-01"
    t_ = dungeon(at="e2", threats=chests)
    assert t_.can("pick", "locked_chest_1") and t_.can("chest", "chest_1")
    t_ = dungeon(at="e2", threats=chests, points=1)
    assert t_.can("pick", "locked_chest_1") and t_.can("chest", "chest_1"), "one point is enough to try"
    t_ = dungeon(at="e2", threats=chests, points=0)
    assert t_.why("pick:locked_chest_1#1") == t_.why("chest:chest_1#1") == "DA-step-02"
    assert t_.why("pick:chest_1#1") == "DA-threat-02" and t_.why("chest:locked_chest_1#1") == "DA-lchest-03"


# -- monsters


@pytest.mark.clause("DA-round-03", "DA-round-05", "DA-monster-01", "DA-round-10")
def test_each_player_activates_one_monster_and_the_rest_wait_for_the_next_cycle(dungeon):
    monsters = {"orc": "e6", "goblin": "d6", "ghoul": "f6"}
    friends = [{"hero": "lorna", "at": "e1"}]
    t_ = dungeon(at="d1", friends=friends, monsters=monsters, **DONE, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert (t_.decision.kind, t_.decision.player) == ("monster", 1), "the last player begins"
    t_.act("monster", "orc")
    monsters_act(t_)
    assert tired(t_) == 2 and (t_.decision.kind, t_.s.world[t.CYCLE]) == ("activate", 2)


@pytest.mark.clause("DA-monster-06", "DA-monster-07", "DA-monster-08", "DA-round-12")
def test_a_nearer_or_a_tired_monster_is_refused_with_its_rule(dungeon):
    far = [{"tile": "guard_post", "slot": [0, 4]}, *OPEN["tiles"]]
    monsters = {"goblin": "e1", "skeleton": "e6", "orc": "a13", "ghoul": "b14", "giant_rat": {"at": "c15", "exhausted": True}}
    people = {"friends": [{"hero": "lorna", "at": "d1"}], "two": {"heroes": [{"hero": "holgar", "at": "d2"}]}}
    t_ = dungeon(at="e2", monsters=monsters, tiles=far, hallways=OPEN["hallways"], **people, **DONE)
    t_.act("activate", "holgar").answer("done")
    assert t_.choices() == {"orc", "ghoul"}, "neither with a hero of theirs nor in a connected room"
    assert t_.why("monster:skeleton#1") == t_.why("monster:goblin#1") == "DA-monster-06"
    assert t_.why("monster:giant_rat#1") == "DA-round-12"


@pytest.mark.clause("DA-end-09")
def test_once_the_end_has_come_no_other_monster_is_activated(dungeon):
    t_ = dungeon(at="e2", friends=[{"hero": "lorna", "at": "e1"}], monsters={"orc": "e5", "goblin": "d6"}, **DONE, **OPEN)
    t_.act("activate", "holgar").answer("done").act("monster", "orc")
    t_.s.world[t.ENDING] = 1
    t_.s.log = []
    monsters_act(t_)
    moved = {entry.event.card for entry in t_.s.log if entry.event.kind == ev.FACED}
    assert t_.s.over and moved == {t_.card("orc")}


# -- the final phase


@pytest.mark.clause("DA-final-09", "DA-final-10")
def test_in_the_final_phase_everybody_short_of_cards_is_asked_whoever_is_not(dungeon):
    full = {"hand": ["duck", "potion", "map", "boots", "javelin", "sling"]}
    short = {"hand": ["parry"], "deck": ["dodge", "ward", "web", "hex", "haste", "hound", "raven"]}
    t_ = dungeon(at="e2", one=full, two=short, cycle=4, **DONE)
    t_.act("activate", "holgar").answer("done").answer("done")
    assert len(t_.s.zone(t.HAND, 1)) == 6, "after its activation it draws"
    t_ = dungeon(at="e2", one=full, two={"hand": ["parry"], "discard": [], "heroes": [
        {"hero": "holgar", "at": "e14", "under": ["dwarven_plate", "stone_stance"]}]}, cycle=4, **DONE)  # fmt: skip
    t_.act("activate", "holgar").answer("done").answer("done")
    assert (t_.decision.kind, t_.decision.player) == ("draw", 1)
    t_.yes()
    assert len(t_.s.zone(t.HAND, 1)) == 3 and t_.s.world[t.ROUND] == 2


# -- solo cards


def alone(card: str, **more: Any) -> Table:
    heroes = [{"hero": "petra", "at": "e2"}, {"hero": "bull", "at": "d2"}]
    doc = {"players": [{"heroes": heroes}], "solo": [card], "activating": "petra", **OPEN, **more}
    return Table(GAME.documents.position(doc)).answer("done")


@pytest.mark.clause("DA-solo-07", "DA-solocard-07")
def test_without_a_hero_of_the_icon_only_the_other_action_is_left() -> None:
    t_ = alone("omen_3", tile_area=["old_crypt", "web_hall"], monsters=[{"monster": "orc", "at": "e5"}])  # elf: nobody
    assert t_.decision.kind == "goto", "the attack of choice was the only one possible"
    assert t_.s.stack[-1].more == 2  # type: ignore[attr-defined]


@pytest.mark.clause("DA-solocard-02", "DA-solo-06")
def test_a_card_that_points_at_a_tile_that_is_not_there_takes_none() -> None:
    t_ = alone("omen_9", tile_area=["old_crypt"], dungeon=["barracks", "bridge"], monsters=[{"monster": "orc", "at": "e5"}])
    assert [t_.s.cards[card].id for card in t.shared(t_.s, t.TILE_AREA)] == ["old_crypt"]


# -- the judge


def test_what_is_no_answer_to_anything_is_refused_and_breaks_nothing(dungeon):
    t_ = dungeon(at="e3", hand=["fire_bolt", "great_axe"], **OPEN)
    for nonsense in ("surge:wings", "surge", "open:ne", "open", "face:up", "step:up", "attack", "play:nothing", "chest:x"):
        assert t_.why(nonsense) == "CORE-option", nonsense


def test_the_judge_says_of_each_card_in_hand_and_each_monster_why_not(dungeon):
    t_ = dungeon(at="e2", hand=["fire_bolt", "holy_blade"], monsters={"ogre": "e5", "orc": "e3"}, **OPEN)
    assert dungeon("mysterios", hand=["fire_bolt"]).why("cast:fire_bolt") == "DA-spell-07", "aimed at nobody"
    said = {option.id: refusal.clause for option, refusal in GAME.impossible(t_.s) if option.verb in ("play", "cast", "attack")}
    assert said == {"cast:fire_bolt": "DA-valid-01", "attack:ogre#1": "DA-attack-10", "attack:holgar": "DA-pvp-02"}


@pytest.mark.clause("DA-attack-08", "DA-power-04")
def test_a_weapon_used_for_its_own_strength_adds_its_bonus_to_nothing(dungeon):
    t_ = dungeon(at="e2", hand=["javelin"], monsters={"ogre": "e3", "demon": "d3"})
    t_.answer("play:javelin:base")
    assert {"attack:javelin>ogre#1", "attack:ogre#1"} <= set(t_.options)
    t_.act("attack", "javelin", "ogre").act("attack", "demon")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1 and t_.number(t.DAMAGE, "demon") == 0, "3 and 3, without the +2"
    t_ = dungeon(at="e2", hand=["javelin"], monsters={"ogre": "e3"})
    t_.answer("play:javelin:plus").act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1


@pytest.mark.clause("DA-threat-01", "DA-threat-07", "DA-reveal-01")
def test_who_comes_in_reveals_the_threats_of_that_room_and_of_no_other(dungeon):
    tiles = [*OPEN["tiles"], {"tile": "guard_post", "slot": [0, 1]}]
    threats = [{"threat": "dart_trap", "at": "d6", "hidden": True}, {"threat": "chest_1", "at": "a4", "hidden": True}]
    t_ = dungeon(at="e3", tiles=tiles, hallways=OPEN["hallways"], threats=threats)
    assert "reveal:d6" in t_.options and t_.why("reveal:a4") == "DA-reveal-07"
    t_.steps("n")
    assert t_.hurt("petra") == 2 and t_.zone(t.FACE_DOWN) == ["chest_1"]


@pytest.mark.clause("DA-chest-03", "DA-step-17")
def test_who_falls_on_coming_in_opens_no_chest(dungeon):
    threats = [{"threat": "chest_1", "at": "e4"}, {"threat": "dart_trap", "at": "d6", "hidden": True}]
    t_ = dungeon(at="e3", hero={"damage": 5}, threats=threats, **OPEN)
    t_.steps("n")
    assert t_.number(t.DEFEATED, "petra") and t_.zone(t.OPEN_THREATS) == ["chest_1"] and t_.decision.kind != "on_chest"


@pytest.mark.clause("DA-pet-07", "DA-artifact-03")
def test_what_raises_pets_raises_nothing_else(dungeon):
    totem = {"artifacts": ["beast_totem"]}
    t_ = dungeon("graltar", at="e2", hand=["wolf"], one=totem, monsters={"ogre": "e3", "demon": "d3"})
    t_.act("pet", "wolf", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1
    t_.act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 4 + 3 - 1, "the hero's own attack is that of a hero"


def test_a_blow_from_behind_is_for_those_who_strike_hand_to_hand(dungeon):
    behind = {"ogre": {"at": "e3", "faces": "n"}}
    t_ = dungeon(at="e2", one={"artifacts": ["assassins_mask"]}, monsters=behind).act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1
    t_ = dungeon(at="e2", one={"artifacts": ["assassins_mask"]}, monsters={"ogre": {"at": "e3", "faces": "s"}})
    assert t_.act("attack", "ogre").number(t.DAMAGE, "ogre") == 3 - 1, "it sees the blow coming"
    t_ = dungeon("lorna", at="e1", one={"artifacts": ["assassins_mask"]}, monsters=behind).act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1, "an arrow is no stab"
    t_ = dungeon("graltar", at="e2", hand=["wolf"], one={"artifacts": ["assassins_mask"]}, monsters=behind)
    assert t_.act("pet", "wolf", "ogre").number(t.DAMAGE, "ogre") == 3 - 1, "nor is a pet's bite the hero's"


@pytest.mark.clause("DA-damage-03")
@pytest.mark.parametrize(("who", "spell", "dealt"), [("mirabell", "starlight", 5 - 2), ("emanon", "shadow_bolt", 5 - 1)])
def test_a_spell_ignores_the_one_defence_it_names(dungeon, who: str, spell: str, dealt: int) -> None:
    t_ = dungeon(who, at="e1", hand=[spell], monsters={"demon": "e3"})  # armour 2, evasion 1
    t_.act("cast", spell, "demon")
    assert t_.number(t.DAMAGE, "demon") == dealt


@pytest.mark.clause("DA-mmove-01", "DA-defeat-10", "DA-monster-11")
def test_a_monster_beside_a_hero_pays_to_leave_unless_it_flies_or_the_hero_is_down(dungeon):
    long = {"tiles": [*OPEN["tiles"], {"tile": "shrine", "slot": [1, 2]}], "hallways": [*OPEN["hallways"], [[1, 1], [1, 2]]]}

    def reached(monster: str, **hero: Any) -> set[str]:
        t_ = dungeon(at="e3", monsters={monster: "e4"}, hero=hero, **long)
        return {t.floor(t_.s).name(at) for at in places(t_.s, t_.card(monster))}

    assert "e6" in reached("skeleton") and "e7" not in reached("skeleton"), "Speed 3: 2 for the first step"
    assert "e7" in reached("skeleton", damage=6, defeated=True)
    assert "e9" in reached("gargoyle") and "e9" not in reached("giant_rat"), "both have Speed 5"


@pytest.mark.clause("DA-threat-04")
def test_gas_reaches_the_heroes_of_that_room_and_an_alarm_wakes_the_monsters(dungeon):
    friends = [{"hero": "lorna", "at": "e4"}, {"hero": "bull", "at": "d1"}]
    tired = {"ogre": {"at": "f6", "exhausted": True}}
    gas = [{"threat": "gas_trap", "at": "d6", "hidden": True}]
    t_ = dungeon(at="e3", friends=friends, monsters=tired, threats=gas, **OPEN).steps("nw")
    assert [t_.number(t.POISON, name) for name in ("petra", "lorna", "bull", "holgar")] == [1, 1, 0, 0]
    assert t_.number(t.EXHAUSTED, "ogre") and t_.zone(t.OPEN_THREATS) == [], "the gas is gone, the ogre sleeps on"
    t_ = dungeon(at="e3", monsters=tired, threats=[{"threat": "alarm_trap", "at": "d6", "hidden": True}], **OPEN).steps("nw")
    assert t_.hurt("petra") == 2 and not t_.number(t.EXHAUSTED, "ogre")
    t_ = dungeon(at="e3", monsters=tired, threats=[{"threat": "pit_1", "at": "d6", "hidden": True}], **OPEN).steps("nw")
    assert t_.hurt("petra") == 1 and t_.number(t.EXHAUSTED, "ogre") and t_.zone(t.OPEN_THREATS) == ["pit_1"]
