"""Rules that a looser test would let break: each played out at the table, with the case beside it that must go the other way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME, started

from tapete.core.grid.tiles import DOOR, HALLWAY, LOCKED, SECRET, side_state
from tapete.core.visibility import SPECTATOR, view
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.testing import Table

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}
DONE: dict[str, Any] = {"hero": {"exhausted": True}, "active": 2, "activating": False}
SIX = ["potion", "map", "boots", "javelin", "sling", "buckler"]


def alone(card: str, heroes: list[dict[str, Any]], monsters: list[dict[str, Any]], **more: Any) -> Table:
    """Somebody alone is done with the first hero: the card of the cycle follows."""
    first = {"heroes": heroes, **more.pop("one", {})}
    doc = {"players": [first], "monsters": monsters, "solo": [card], "activating": heroes[0]["hero"], "area": [], **OPEN, **more}
    t_ = Table(GAME.documents.position(doc)).answer("done")
    while t_.s.decision is not None and t_.decision.kind == "discard" and "done" in t_.options:
        t_.answer("done")
    return t_


def number(table: Table, field: int, name: str) -> int:
    return table.s.numbers[field][table.card(name)]


def first_things(table: Table, *kinds: str) -> Table:
    """Answer these kinds of questions with the first thing offered."""
    while table.s.decision is not None and table.decision.kind in kinds:
        table.s.choose(table.decision.options[0])
    return table


# -- moving


@pytest.mark.clause("DA-move-08")
@pytest.mark.parametrize(
    ("before", "after", "points"),
    [
        (["boots"], [], 4 + 2),  # in the first move: it counts again
        ([], ["boots"], 4 + 2),  # only in the second: it counts once
        (["boots"], ["surge_forward"], 4 + 2 + 2),
        ([], [], 4),
    ],
)
def test_the_second_move_has_every_bonus_of_speed_once(dungeon, before: list[str], after: list[str], points: int) -> None:
    t_ = dungeon(at="e2", hand=[*before, *after])
    for card in before:
        t_.act("play", card)
    t_.answer("again")
    for card in after:
        t_.act("play", card)
    assert t_.points == points


@pytest.mark.clause("DA-move-08", "DA-surge-01")
def test_a_surge_of_speed_in_the_first_move_counts_in_the_second_too(dungeon):
    t_ = dungeon(at="e2", hand=["fire_bolt", "great_axe"])
    t_.answer("surge:speed").act("bury", "fire_bolt").steps("n").answer("again")
    assert t_.points == 4 + 1


@pytest.mark.clause("DA-move-11")
def test_what_is_left_of_the_first_move_pays_for_nothing_in_the_second(dungeon):
    t_ = dungeon(at="e2", points=3).answer("again")
    assert t_.points == 4, "not 3 + 4"
    t_ = dungeon(at="e1", friends=[{"hero": "lorna", "at": "e2"}], points=4).steps("n")
    assert t_.why("again") == "DA-step-18" and "again" not in t_.options, "the first move ends on an empty square"
    t_.steps("n")
    assert "again" in t_.options


@pytest.mark.clause("DA-locked-05", "DA-locked-06")
def test_a_failed_lock_is_tried_again_for_another_point_without_what_was_added_before(dungeon):
    t_ = dungeon("lorna", at="d2", tiles=[{"tile": "bridge", "slot": [0, 0]}])  # level II
    t_.seeded(0).answer("force:w").answer("effort:1")
    assert t_.points == 2 and not t.layout(t_.s).connected(0, 1), "0 + 1 is not 2"
    assert "force:w" in t_.options, "it may be tried again"
    t_.seeded(1).answer("force:w").answer("effort:0")
    assert t_.points == 1 and not t.layout(t_.s).connected(0, 1), "1, and the point added before is lost"
    t_.seeded(2).answer("force:w")
    assert t_.points == 0 and t.layout(t_.s).connected(0, 1)
    assert dungeon("lorna", at="d2", points=0, tiles=[{"tile": "bridge", "slot": [0, 0]}]).why("force:w") == "DA-step-02"


@pytest.mark.clause("DA-tile-04")
def test_a_new_tile_opens_one_side_and_meets_its_neighbours_door_to_door_door_to_wall_and_wall_to_wall(dungeon):
    """Between the old crypt on the west (a wall to the east) and the shrine on the east (a door to the west)."""
    around = [{"tile": "old_crypt", "slot": [0, 1]}, {"tile": "shrine", "slot": [2, 1]}]

    def states(tile: str, rotation: str) -> list[str]:
        t_ = dungeon(at="e3", tiles=around, tile_area=[tile, "web_hall"], dungeon=["armory"])
        t_.answer("open:n").act("tile", tile, word=rotation)
        plan, slot = t.floor(t_.s), t.floor(t_.s).slot(1, 1)
        assert t_.s.world[t.HALLWAYS].bit_count() == 1, "one hallway, where it was opened"
        return [side_state(plan, t.doors(t_.s), t_.s.world[t.HALLWAYS], slot, side) for side in (2, 3, 1)]

    assert states("guard_post", "0") == [HALLWAY, LOCKED, DOOR], "its doors meet a wall and a door"
    assert states("gallery", "0") == [HALLWAY, SECRET, LOCKED], "its walls meet a wall and a door"


# -- combat


@pytest.mark.clause("DA-rest-04")
def test_a_resting_hero_makes_no_attack_of_any_kind_but_may_cast_a_control_spell(dungeon):
    t_ = dungeon("mysterios", at="e1", monsters={"ogre": "e3"}, hand=["fire_bolt", "slumber", "raven"])
    assert t_.can("cast", "fire_bolt", "ogre") and t_.can("attack", "ogre") and t_.can("pet", "raven", "ogre")
    t_.answer("rest")
    assert not [option for option in t_.options if option.partition(":")[0] in ("attack", "cast", "pet")]
    assert t_.why("cast:fire_bolt>ogre#1") == t_.why("attack:ogre#1") == t_.why("pet:raven>ogre#1") == "DA-rest-04"
    t_.act("play", "slumber", "ogre")
    assert t_.number(t.EXHAUSTED, "ogre")


@pytest.mark.clause("DA-pet-09")
def test_magic_missile_needs_no_sight_and_takes_no_bonus_but_minds_who_stands_between(dungeon):
    walled: dict[str, Any] = {"tiles": [{"tile": "old_crypt", "slot": [2, 0]}]}
    t_ = dungeon("mysterios", at="e2", monsters={"ogre": "g2"}, hand=["magic_missile"], hero={"surge": "attack"}, **walled)
    assert t.layout(t_.s).walk(t.cell(t_.s, t_.card("mysterios")), t.cell(t_.s, t_.card("ogre"))) < 0, "there is no way at all"
    t_.act("cast", "magic_missile", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 5 - 1, "without the surge's +1"
    friends = [{"hero": "petra", "at": "e2"}]
    t_ = dungeon("mysterios", at="e1", friends=friends, monsters={"ogre": "e3"}, hand=["magic_missile"])
    t_.act("cast", "magic_missile", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 5 - 1 - 1, "Petra is in the way: only pets go past"


@pytest.mark.clause("DA-pvp-04", "DA-defeat-05")
def test_a_rival_felled_by_an_earthquake_costs_its_player_a_token_and_pays_nobody(dungeon):
    rivals = [{"hero": "holgar", "at": "f3", "damage": 6}, {"hero": "bull", "at": "e14"}]
    t_ = dungeon("belzamin", at="e1", monsters={"demon": "e3"}, rivals=rivals, hand=["earthquake"])
    t_.act("cast", "earthquake", "demon")
    assert t_.number(t.DEFEATED, "holgar") and t_.s.tallies[t.DEFEATS] == [0, 1] and t_.s.tallies[t.XP] == [0, 0]
    t_ = dungeon("belzamin", at="e4", monsters={"demon": "e6"}, rivals=[{"hero": "holgar", "at": "f6"}], hand=["fireball"],
                 pvp=True, **OPEN)  # fmt: skip
    t_.act("cast", "fireball", "demon")
    assert t_.s.tallies[t.XP] == [1, 0], "in PvP the same damage pays"


@pytest.mark.clause("DA-combat-03", "DA-damage-04", "DA-los-03")
def test_a_monster_shoots_along_a_free_line_and_whoever_stands_in_it_protects_the_target(dungeon):
    friends = [{"hero": "krolt", "at": "e2", "exhausted": True}]
    t_ = dungeon("lorna", at="e1", friends=friends, monsters={"drake": "e3"}, **DONE)
    t_.act("activate", "holgar").answer("done").act("goto", "drake", word="e3")
    first_things(t_, "victim", "prowl")
    assert t_.hurt("lorna") == 5 - 2 - 1, "Krolt, who is too near to be shot at, adds 1 to her defence"
    walls = {"tiles": [*OPEN["tiles"], {"tile": "old_crypt", "slot": [2, 0]}], "hallways": OPEN["hallways"]}
    t_ = dungeon("lorna", at="f2", monsters={"orc_shaman": "h2"}, **DONE, **walls)
    t_.act("activate", "holgar").answer("done")
    assert {option.word for option in t_.decision.options} >= {"h2", "g2"}, "no wall is shot through: it goes where it likes"
    first_things(t_, "goto", "prowl")
    assert t_.hurt("lorna") == 0


@pytest.mark.clause("DA-mmove-06", "DA-threat-05")
def test_an_open_pit_slows_a_monster_and_weakens_it_like_a_hero(dungeon):
    pit = [{"threat": "pit_1", "at": "e4"}]
    plain, holed = (dungeon(at="e2", monsters={"skeleton": "e6"}, threats=threats, **OPEN) for threats in ([], pit))

    def costs(table: Any) -> int:
        ground = values.monster_ground(table.s, table.card("skeleton"))
        return 1 + (ground.rough >> t.floor(table.s).find("e4") & 1)

    assert (costs(plain), costs(holed)) == (1, 2)
    for threats, harm in (([], 3 - 2), (pit, 3 - 1 - 2)):
        t_ = dungeon(at="e3", monsters={"skeleton": "e4", "ogre": "e14"}, threats=threats, rivals=[{"hero": "holgar", "at": "f14"}],
                     **DONE, **OPEN)  # fmt: skip
        t_.act("activate", "holgar").answer("done")
        while t_.decision.kind in ("monster", "goto", "victim", "prowl"):
            stay = [option for option in t_.decision.options if option.id in ("monster:skeleton#1", "goto:skeleton#1:e4")]
            t_.s.choose((stay or t_.decision.options)[0])
        assert t_.hurt("petra") == harm


@pytest.mark.clause("DA-defeat-07")
def test_a_fallen_hero_whom_a_friend_heals_stands_up_at_once_and_its_player_turns_it(dungeon):
    fallen = [{"hero": "lorna", "at": "e2", "damage": 5, "defeated": True}]
    t_ = dungeon(at="e1", friends=fallen, hand=["lay_hands"])
    t_.act("play", "lay_hands", "lorna")
    assert not t_.number(t.DEFEATED, "lorna") and t_.hurt("lorna") == 3
    assert (t_.decision.kind, t_.decision.player) == ("stand", 0)
    t_.act("face", "lorna", word="w")
    assert t_.number(t.FACING, "lorna") == 3 and t_.decision.kind == "main"
    t_.answer("done")
    t_.act("activate", "holgar").answer("done").act("activate", "lorna")
    assert t_.can("step", word="n") and t_.why("leave") == "DA-rest-12", "her next turn is like any other"


# -- cards and upgrades


@pytest.mark.clause("DA-upgrade-19", "DA-draw-03", "DA-draft-table-01")
@pytest.mark.parametrize(
    ("had", "bought", "limit", "size"), [(1, True, 2, 6), (1, False, 1, 6), (3, True, 2, 7), (3, False, 2, 6), (7, True, 3, 8)]
)
def test_each_card_acquired_moves_the_marker_and_counts_for_this_very_discard_and_draw(
    dungeon, had: int, bought: bool, limit: int, size: int
) -> None:
    deck = ["parry", "dodge", "ward", "web", "hex", "haste", "hound", "raven", "herbs", "feint"]
    t_ = dungeon(at="e2", hand=SIX, one={"xp": 9, "selections": had, "deck": deck}, area=["duck"]).answer("done")
    t_.answer("buy:duck" if bought else "done")
    assert t_.s.tallies[t.SELECTIONS][0] == had + bought
    discarded = 0
    while t_.decision.kind == "discard" and t_.decision.player == 0:
        t_.s.choose(t_.decision.options[0])
        discarded += 1
    assert discarded == limit and len(t_.zone(t.HAND)) == size


@pytest.mark.clause("DA-draw-03")
def test_drawing_is_no_choice_and_stops_at_the_hand_size(dungeon):
    t_ = dungeon(at="e2", hand=["potion"], one={"deck": [*SIX[1:], "parry", "dodge"]}).answer("done").answer("done")
    assert t_.decision.player == 1 and len(t_.zone(t.HAND)) == 6 and t_.zone(t.DECK) == ["parry", "dodge"]


@pytest.mark.clause("DA-draw-09")
def test_hand_deck_and_surge_cards_are_secret_and_the_discards_are_face_up(dungeon):
    one = {"deck": ["parry"], "discard": ["ward"]}
    t_ = dungeon(at="e2", hand=["potion", "map", "boots"], one=one, cycle=4, active=1, first=2)
    t_.answer("surge:speed").act("bury", "potion").act("bury", "map")

    def seen(player: int) -> set[str]:
        return {id for id in ("boots", "parry", "ward", "potion", "map") if f'"{id}"' in str(view(t_.s, player)).replace("'", '"')}

    assert seen(1) == seen(SPECTATOR) == {"ward"}, "a rival sees the discards alone"
    assert {"boots", "ward", "potion", "map"} <= seen(0)
    t_.answer("done")
    first_things(t_, "discard", "select")
    assert t_.s.world[t.ROUND] == 2 or t_.decision.kind == "draw"
    shown = {t_.s.cards[card].id for card in t_.s.zone(t.DISCARD, 0)}
    assert {"potion", "map"} <= shown <= seen(1), "face up once they are discarded"


# -- the setup


@pytest.mark.clause("DA-setup-19")
@pytest.mark.parametrize("order", [(0, 0, 0), (3, 2, 1), (1, 1, 0)])
def test_each_player_chooses_who_leads_and_who_stands_where_behind(order: tuple[int, ...]) -> None:
    s = started(4)
    while s.decision is not None and s.decision.kind == "draft":
        s.choose(s.decision.options[0])
    plan = t.floor(s)
    for player, (centre, row) in enumerate((("e2", ["d1", "e1", "f1"]), ("e14", ["d15", "e15", "f15"]))):
        waiting = list(t.heroes(s, player))
        for square, pick in zip([centre, *row], (*order, 0), strict=True):
            chosen = waiting.pop(pick)
            if waiting:  # the last one has no choice left
                assert s.decision is not None and (s.decision.kind, s.decision.player) == ("deploy", player)
                assert {option.thing for option in s.decision.options} == {chosen, *waiting}, "any hero not placed yet"
                s.choose(next(option for option in s.decision.options if option.thing == chosen))
            assert plan.name(t.cell(s, chosen)) == square


# -- monsters


def three_rooms(dungeon: Any, *tired: str, **more: Any) -> Any:
    """Holgar in the hall; a goblin with him, an orc in the room beyond the hallway, a skeleton behind a closed door."""
    tiles = [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [1, 2]}, {"tile": "guard_post", "slot": [0, 1]}]
    places = {"goblin": "d4", "orc": "e8", "skeleton": "b5"}
    monsters = {name: {"at": at, "exhausted": name in tired} for name, at in places.items()}
    rivals = [{"hero": "holgar", "at": "e4"}]
    joints = [[[1, 1], [1, 2]]]
    return dungeon(at="e2", monsters=monsters, rivals=rivals, tiles=tiles, hallways=joints, **DONE, **more)


@pytest.mark.clause("DA-monster-06", "DA-monster-07", "DA-monster-08", "DA-monster-05")
@pytest.mark.parametrize(
    ("tired", "left"), [((), "skeleton"), (("skeleton",), "orc"), (("skeleton", "orc"), "goblin"), (("skeleton", "goblin"), "orc")]
)
def test_a_player_activates_the_monster_farthest_from_the_own_heroes(dungeon, tired: tuple[str, ...], left: str) -> None:
    t_ = three_rooms(dungeon, *tired)
    t_.act("activate", "holgar").answer("done")
    assert t_.s.cards[t_.decision.source].id == left, "the only one of the first class that has any: no question which"
    for other in {"goblin", "orc", "skeleton"} - {left}:
        assert other not in t_.choices()


@pytest.mark.clause("DA-monster-06")
def test_a_fallen_hero_still_counts_as_a_hero_in_its_room(dungeon):
    t_ = dungeon(
        at="e2",
        rivals=[{"hero": "holgar", "at": "e4", "damage": 7, "defeated": True, "exhausted": True}, {"hero": "bull", "at": "e14"}],
        monsters={"goblin": "d4", "orc": "d14"},
        **DONE,
        **OPEN,
    )
    t_.act("activate", "bull").answer("done")
    assert t_.decision.kind == "monster" and t_.choices() == {"goblin", "orc"}, "both share a room with a hero of player 2"


# -- solo cards


@pytest.mark.clause("DA-solo-05", "DA-solo-06", "DA-solo-07", "DA-solo-08")
def test_the_card_is_read_from_top_to_bottom_and_the_third_section_only_when_the_second_failed() -> None:
    """Omen 1: ready a monster; an attack; else 1 XP and 2 damage."""
    heroes = [{"hero": "petra", "at": "e2"}, {"hero": "bull", "at": "d2"}]
    tired = {"monster": "orc", "at": "e5", "exhausted": True}
    t_ = alone("omen_1", heroes, [tired], one={"xp": 2})
    assert t_.decision.kind == "unleash" and not number(t_, t.EXHAUSTED, "orc"), "made ready by section I, it attacks in II"
    t_.answer("unleash:orc#1:any")
    first_things(t_, "goto", "victim", "prowl")
    assert t_.decision.kind == "activate" and t_.s.tallies[t.XP][0] == 2, "and section III is not read"
    t_ = alone("omen_1", heroes, [tired], one={"xp": 2}, hallways=[])
    assert not number(t_, t.EXHAUSTED, "orc") and t_.s.tallies[t.XP][0] == 1 and t_.decision.kind == "suffer"


@pytest.mark.clause("DA-solocard-07", "DA-solo-08")
def test_what_the_strongest_cannot_do_no_weaker_monster_does_in_its_place() -> None:
    heroes = [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    far = {"tiles": [*OPEN["tiles"], {"tile": "shrine", "slot": [0, 1]}]}
    monsters = [{"monster": "ogre", "at": "b5"}, {"monster": "goblin", "at": "e3"}]  # the ogre is shut in, the goblin is near
    t_ = alone("omen_1", heroes, monsters, one={"xp": 2}, **far)
    assert t_.decision.kind == "suffer" and t_.s.tallies[t.XP][0] == 1, "section III, and the goblin stays where it is"
    assert number(t_, t.CELL, "goblin") == t.floor(t_.s).find("e3") + 1 and not number(t_, t.EXHAUSTED, "goblin")


@pytest.mark.clause("DA-solo-09", "DA-solo-10", "DA-solocard-03")
def test_of_two_monsters_alike_and_of_two_heroes_alike_the_player_chooses() -> None:
    heroes = [{"hero": "lorna", "at": "e1"}, {"hero": "vesna", "at": "d1"}, {"hero": "holgar", "at": "f1"}]
    two = [{"monster": "orc", "at": "e5", "exhausted": True}, {"monster": "orc", "at": "d5", "exhausted": True}]
    weak = {"monster": "goblin", "at": "f6", "exhausted": True}
    t_ = alone("omen_6", heroes, [*two, weak])
    assert t_.decision.kind == "ready" and set(t_.options) == {"ready:orc#1", "ready:orc#2"}, "not the goblin of lower XP"
    t_.answer("ready:orc#2")
    assert [number(t_, t.EXHAUSTED, name) for name in ("orc#1", "orc#2", "goblin")] == [1, 0, 1]
    t_ = alone("omen_3", heroes, [{"monster": "drake", "at": "e5"}], tile_area=["web_hall"], dungeon=["bridge", "armory"])
    t_.answer("unleash:drake#1:marked")
    both = next(option for option in t_.decision.options if option.word == "e3")
    t_.s.choose(both)
    assert t_.decision.kind == "victim" and t_.choices() == {"lorna", "vesna"}, "two elves, and not Holgar"


@pytest.mark.clause("DA-solo-16", "DA-solocard-09")
@pytest.mark.parametrize(("card", "tired"), [("omen_6", False), ("omen_2", True)])
def test_a_monster_that_acted_for_the_card_is_exhausted(card: str, tired: bool) -> None:
    heroes = [{"hero": "petra", "at": "e2"}, {"hero": "lorna", "at": "d2"}]
    t_ = alone(card, heroes, [{"monster": "orc", "at": "e5", "exhausted": tired}])
    seen = []
    while t_.s.world[t.CYCLE] == 1:
        seen.append(t_.decision.kind)
        if t_.decision.kind in ("goto", "victim"):
            assert not number(t_, t.EXHAUSTED, "orc"), "ready while it acts"
        t_.s.choose(t_.decision.options[0])
    assert "goto" in seen and number(t_, t.EXHAUSTED, "orc")


@pytest.mark.clause("DA-solocard-12", "DA-defeat-03")
@pytest.mark.parametrize(("card", "field", "most"), [("omen_14", t.DAMAGE, 3), ("omen_11", t.POISON, 2)])
def test_tokens_are_spread_one_by_one_among_those_who_stand_green_ones_as_poison(card: str, field: int, most: int) -> None:
    down = {"hero": "lorna", "at": "f1", "damage": 5, "defeated": True}
    t_ = alone(card, [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}, down], [])
    assert set(t_.options) == {"suffer:petra", "suffer:bull"}, "none for who is down"
    t_.act("suffer", "petra")
    for _ in range(most - 1):
        t_.act("suffer", "bull")
    assert [number(t_, field, name) for name in ("petra", "bull")] == [1, most - 1] and t_.decision.kind == "activate"
    other = t.POISON if field == t.DAMAGE else t.DAMAGE
    assert number(t_, other, "petra") == number(t_, other, "bull") == 0


@pytest.mark.clause("DA-solocard-12", "DA-defeat-03")
def test_tokens_beyond_what_the_standing_can_hold_are_lost() -> None:
    down = {"hero": "lorna", "at": "f1", "damage": 5, "defeated": True}
    t_ = alone("omen_14", [{"hero": "petra", "at": "e1", "damage": 5}, down], [])
    assert number(t_, t.DEFEATED, "petra") and values.hurt(t_.s, t_.card("petra")) == 6 and t_.s.tallies[t.DEFEATS] == [1]
    assert values.hurt(t_.s, t_.card("lorna")) == 5 and t_.decision.kind == "activate", "the other two hurt nobody"


@pytest.mark.clause("DA-solocard-13", "DA-solocard-06")
def test_the_weakest_is_sought_among_all_who_stand_with_their_cards_and_must_be_reached() -> None:
    """Defence: Mysterios 1 (3 with a shield), Bull 1, Petra 2, Krolt 2."""

    def marked(*heroes: dict[str, Any], **more: Any) -> list[str]:
        t_ = alone("omen_12", [{"hero": "petra", "at": "e2"}, *heroes], [{"monster": "ogre", "at": "e5"}], **more)
        if t_.decision.kind != "unleash" or "unleash:ogre#1:marked" not in t_.options:
            return []
        t_.answer("unleash:ogre#1:marked")
        victims: set[str] = set()
        for option in t_.decision.options if t_.decision.kind == "goto" else []:
            twin = Table(t_.s.clone())
            twin.s.choose(option)
            victims |= twin.choices() if twin.decision.kind == "victim" else {twin.s.cards[twin.s.stack[-1].target].id}  # type: ignore[attr-defined]
        return sorted(victims)

    krolt = {"hero": "krolt", "at": "f2"}
    assert marked({"hero": "mysterios", "at": "d2"}, {"hero": "bull", "at": "f2"}) == ["bull", "mysterios"], "1 and 1: a tie"
    assert marked({"hero": "mysterios", "at": "d2", "under": ["arcane_shield"]}, krolt) == ["krolt", "petra"], "3 against 2 and 2"
    fallen = {"hero": "mysterios", "at": "d2", "damage": 6, "defeated": True}
    assert marked(fallen, krolt) == ["krolt", "petra"], "who is down is not sought"
    far = {"tiles": [*OPEN["tiles"], {"tile": "shrine", "slot": [0, 0]}]}
    assert marked({"hero": "mysterios", "at": "b2"}, krolt, **far) == [], "the weakest is out of reach"
