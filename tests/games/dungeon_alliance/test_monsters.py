"""Monsters: how they move, whom they attack and what is told of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.core.events import Event, happen
from tapete.core.grid.tiles import DOOR, side_state
from tapete.core.visibility import view
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.drawing import drawn
from tapete.games.dungeon_alliance.perils import Trait
from tapete.games.dungeon_alliance.rules.monsters import candidates, places
from tapete.testing import Table

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def cells(table: Any, name: str) -> set[str]:
    return {t.floor(table.s).name(at) for at in places(table.s, table.card(name))}


@pytest.mark.clause("DA-mmove-01", "DA-mmove-04", "DA-mmove-05", "DA-mmove-03")
def test_monsters_pay_to_leave_heroes_pass_each_other_and_end_on_threats(dungeon):
    hidden = [{"threat": "dart_trap", "at": "d6", "hidden": True}]
    t_ = dungeon(at="e3", monsters={"skeleton": "e4", "goblin": "e5"}, threats=hidden, **OPEN)
    reached = cells(t_, "skeleton")  # speed 3: 2 to leave e4, then 1
    assert "d6" in reached and "e5" not in reached and "e3" not in reached and "e6" in reached
    happen(t_.s, [Event(ev.STEPPED, t_.card("skeleton"), 0, t.floor(t_.s).find("d6"))])
    assert t_.zone(t.FACE_DOWN) == ["dart_trap"]


@pytest.mark.clause("DA-mmove-02")
def test_a_monster_opens_neither_the_door_beside_it_nor_the_chest_it_ends_on(dungeon):
    tiles = [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [0, 1]}]  # door to door, closed
    chest = [{"threat": "chest_1", "at": "d6"}]
    t_ = dungeon(at="e14", rivals=[{"hero": "holgar", "at": "d14"}], monsters={"goblin": "d5"}, tiles=tiles, threats=chest)
    slot = t.floor(t_.s).slot(1, 1)
    assert side_state(t.floor(t_.s), t.doors(t_.s), t_.s.world[t.HALLWAYS], slot, 3) == DOOR
    assert cells(t_, "goblin") == {f"{x}{y}" for x in "def" for y in (4, 5, 6)}, "all of its room and nothing beyond"
    t_.answer("done").act("activate", "holgar").answer("done")
    assert t_.decision.kind == "goto" and not [option for option in t_.options if option.startswith(("open", "force", "chest"))]
    t_.act("goto", "goblin", word="d6")
    while t_.decision.kind == "prowl":
        t_.s.choose(t_.decision.options[0])
    assert t_.at("goblin") == "d6" and t_.zone(t.OPEN_THREATS) == ["chest_1"]
    assert t_.s.world[t.HALLWAYS] == 0 and t_.s.tallies[t.XP] == [0, 0]


@pytest.mark.clause("DA-monster-03")
def test_without_ready_monsters_the_next_cycle_starts_at_once(dungeon):
    tired = {"orc": {"at": "e5", "exhausted": True}}
    people: dict[str, Any] = {"hero": {"exhausted": True}, "friends": [{"hero": "lorna", "at": "e1"}]}
    t_ = dungeon(at="e2", monsters=tired, active=2, activating=False, cycle=1, **people, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert (t_.decision.kind, t_.decision.player, t_.s.world[t.CYCLE]) == ("activate", 0, 2)
    t_ = dungeon(at="e2", monsters={**tired, "goblin": "d6"}, active=2, activating=False, cycle=1, **people, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert (t_.decision.kind, t_.s.world[t.CYCLE]) == ("goto", 1), "the goblin is ready, so it acts first"
    while t_.decision.kind != "activate":
        t_.s.choose(t_.decision.options[0])
    assert t_.number(t.EXHAUSTED, "goblin") and (t_.decision.player, t_.s.world[t.CYCLE]) == (0, 2), "one, and nobody is left"


@pytest.mark.clause("DA-monster-02", "DA-monster-09")
def test_any_player_may_take_any_monster_within_the_priority(dungeon):
    t_ = dungeon(at="e2", monsters={"orc": "e5", "goblin": "d6"}, **OPEN)
    assert candidates(t_.s, 1) == [t_.card("orc"), t_.card("goblin")]
    for name in ("orc", "goblin"):
        t_.s.numbers[t.EXHAUSTED][t_.card(name)] = 1
    assert candidates(t_.s, 1) == []


@pytest.mark.clause("DA-monster-10", "DA-monster-13", "DA-monster-16", "DA-monster-17", "DA-monster-18")
def test_a_monster_moves_once_turns_freely_attacks_once_and_is_done(dungeon):
    friends = [{"hero": "bull", "at": "d2", "exhausted": True}, {"hero": "lorna", "at": "e1"}]
    t_ = dungeon(at="f2", hero={"exhausted": True}, friends=friends, monsters={"orc": {"at": "e3", "faces": "n"}}, active=2,
                 activating=False, **OPEN)  # fmt: skip
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e3")
    assert t_.decision.kind == "victim" and t_.choices() == {"petra", "bull"}
    t_.act("attack", "orc", "bull")
    assert "face:s" in t_.options
    t_.answer("face:s")
    assert t_.number(t.EXHAUSTED, "orc") and t_.hurt("bull") == 3 and t_.hurt("petra") == 0


@pytest.mark.clause("DA-encounter-02")
def test_powers_of_monsters_name_the_ability_they_belong_to() -> None:
    traits = [ability for card in GAME.catalogue.values() for ability in card.abilities if isinstance(ability, Trait)]
    assert traits and all(trait.text("en").split(":")[0] in ("Attack", "Speed", "Defence", "Health") for trait in traits)


@pytest.mark.clause("DA-encounter-03")
def test_a_monster_on_the_map_shows_its_abilities_its_front_and_its_experience(dungeon):
    t_ = dungeon(monsters={"minotaur": {"at": "e5", "faces": "w"}}, **OPEN)
    minotaur = GAME.catalogue["minotaur"]
    said = GAME.speech.facts_text(minotaur, "en") + minotaur.text("en")
    for part in ("Melee attack 5", "armour 2", "Speed 5", "Health 6", "XP 7: 5 and 2", "ignores armour"):
        assert part in said, part
    assert any("m←" in line for line in drawn(t_.s)), "the arrow of its front"
    zones: Any = view(t_.s, 1)["zones"]
    on_board = next(zone["cards"] for zone in zones if zone["zone"] == "monsters")
    assert [(card["card"], card["square"], card["counters"]["facing"]) for card in on_board] == [("minotaur", "e5", 3)]


@pytest.mark.clause("DA-damage-10", "DA-damage-11")
def test_venom_puts_poison_tokens_which_add_up_to_defeat(dungeon):
    t_ = dungeon(
        "lorna", at="e2", hero={"damage": 4, "exhausted": True}, monsters={"cave_spider": "e3"}, active=2, activating=False
    )
    t_.act("activate", "holgar").answer("done")
    while t_.decision.kind in ("goto", "prowl"):
        t_.s.choose(t_.decision.options[0])
    assert t_.number(t.POISON, "lorna") == 1 and t_.number(t.DEFEATED, "lorna")


@pytest.mark.clause("DA-monster-01", "DA-round-05")
@pytest.mark.parametrize(("first", "order"), [(1, [2, 1, 0]), (2, [0, 2, 1])])
def test_among_three_the_monsters_go_round_counter_clockwise(first: int, order: list[int]) -> None:
    heroes = [("petra", "h2"), ("holgar", "b8"), ("bull", "n8")]
    people = [{"heroes": [{"hero": who, "at": at, "exhausted": player != order[0]}]} for player, (who, at) in enumerate(heroes)]
    monsters = [{"monster": who, "at": at} for who, at in (("orc", "g7"), ("goblin", "h8"), ("ghoul", "i9"))]
    doc = {"players": people, "monsters": monsters, "tiles": [{"tile": "bone_pile", "slot": [2, 2]}], "first": first}
    t_ = Table(GAME.documents.position({**doc, "active": order[0] + 1}))
    t_.act("activate", heroes[order[0]][0]).answer("done")
    seen = []
    while t_.decision.kind in ("monster", "goto", "prowl"):
        seen.append(t_.decision.player)
        t_.s.choose(t_.decision.options[0])
    assert list(dict.fromkeys(seen)) == order


@pytest.mark.clause("DA-monster-01", "DA-round-05")
def test_while_a_monster_is_activated_it_is_the_turn_of_its_player(dungeon):
    monsters = {"goblin": "e5", "ghoul": "e8"}
    tiles = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [1, 2]}]}
    friends = [{"hero": "lorna", "at": "d1"}]
    t_ = dungeon(at="e2", friends=friends, rivals=[{"hero": "holgar", "at": "e14"}], monsters=monsters, **tiles)
    t_.answer("done").act("activate", "holgar").answer("done")
    seen = []
    while t_.decision.kind in ("monster", "goto", "prowl", "victim"):
        assert t_.s.game.active(t_.s) == t_.decision.player, "who activates it decides where it goes"
        seen.append(t_.decision.player)
        t_.s.choose(t_.decision.options[0])
    assert list(dict.fromkeys(seen)) == [1, 0], "from the last player, counter-clockwise"
    assert t_.s.game.active(t_.s) == t_.decision.player == 0 and t_.decision.kind == "activate", "then the first player's heroes"
