"""Edges of the rules: the north, the corner of the floor, the second player of a phase, the card that may stay."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME, play, started
from tests.oracles.test_dungeon_alliance import crowded, picks

from tapete.core.events import Event
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.monsters import places

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}
SIDES = [("n", "e1", "e3"), ("e", "d2", "f2"), ("s", "e3", "e1"), ("w", "f2", "d2")]  # a side, who looks there, whom it sees


def away(side: str) -> str:
    return "nesw"[("nesw".index(side) + 2) % 4]


# -- turning for what is aimed


@pytest.mark.clause("DA-spell-07", "DA-step-14")
@pytest.mark.parametrize(("side", "at", "ogre"), SIDES)
def test_whoever_is_behind_is_aimed_at_with_a_turn_to_any_side(dungeon, side: str, at: str, ogre: str) -> None:
    """A spell that moves somebody, a spell and an attack; the side is part of the answer wherever it lies."""
    t_ = dungeon("belzamin", at=at, faces=away(side), monsters={"ogre": ogre}, hand=["gust", "earthquake"])
    moves = [option.word for option in t_.decision.options if option.verb == "play"]
    assert moves and all(word.endswith(f",{side}") for word in moves), moves
    assert t_.can("cast", "earthquake", "ogre", word=side) and t_.can("attack", "ogre", word=side)
    to = moves[0].partition(",")[0]
    assert t_.why(f"play:gust>ogre#1:{to}") == "DA-spell-07", "without the turn it is not seen"
    wrong = "nesw"[("nesw".index(side) + 1) % 4]
    assert t_.why(f"play:gust>ogre#1:{to},{wrong}") == "DA-step-14", "another side is turned to first"
    t_.answer(f"play:gust>ogre#1:{to},{side}")
    assert t_.at("ogre") == to and t_.number(t.FACING, "belzamin") == "nesw".index(side)


@pytest.mark.clause("DA-spell-07", "DA-step-14")
@pytest.mark.parametrize("friend", ["holgar", "vesna"])  # the first and the last hero of the box
def test_a_friend_behind_is_blessed_with_a_turn(dungeon, friend: str) -> None:
    friends, rivals = [{"hero": friend, "at": "e1"}], [{"hero": "bull", "at": "e14"}]
    t_ = dungeon("mirabell", at="e3", faces="n", friends=friends, rivals=rivals, hand=["grace"])
    assert t_.why(f"play:grace>{friend}") == "DA-spell-07" and t_.why(f"play:grace>{friend}:e") == "DA-step-14"
    t_.answer(f"play:grace>{friend}:s")
    assert t_.number(t.UNDER, "grace") == t_.card(friend) + 1 and t_.number(t.FACING, "mirabell") == 2


@pytest.mark.clause("DA-attack-05")
@pytest.mark.parametrize(("who", "can"), [("lorna", False), ("krom", True)])
def test_a_card_for_melee_from_behind_is_no_use_to_an_archer(dungeon, who: str, can: bool) -> None:
    t_ = dungeon(who, at="e2", hand=["poison_dagger"])
    assert t_.can("play", "poison_dagger") is can
    if not can:
        assert t_.why("play:poison_dagger") == "DA-attack-05"


# -- entering


@pytest.mark.clause("DA-threat-01", "DA-threat-08")
def test_what_lies_hidden_is_revealed_by_entering_a_room_and_not_by_moving_about_in_it(dungeon):
    trap = [{"threat": "dart_trap", "at": "f6", "hidden": True}]
    t_ = dungeon(at="d4", threats=trap, **OPEN).steps("n", "n")
    assert t_.zone(t.FACE_DOWN) == ["dart_trap"] and t_.hurt("petra") == 0
    t_ = dungeon(at="e3", threats=trap, **OPEN).steps("n")
    assert t_.zone(t.FACE_DOWN) == [] and t_.hurt("petra") == 2
    rivals = [{"hero": "holgar", "at": "e3"}]
    t_ = dungeon("belzamin", at="e1", rivals=rivals, threats=trap, hand=["gust"], **OPEN)
    t_.act("play", "gust", "holgar", word="d3")
    assert t_.zone(t.FACE_DOWN) == ["dart_trap"], "moved within a room it enters none"
    t_ = dungeon("belzamin", at="e1", rivals=rivals, threats=trap, hand=["gust"], **OPEN)
    t_.act("play", "gust", "holgar", word="e4")
    assert t_.zone(t.FACE_DOWN) == [] and t_.hurt("holgar") == 2


# -- strength and defence


@pytest.mark.clause("DA-damage-03", "DA-pet-07")
def test_what_ignores_armour_for_a_hero_ignores_it_not_for_its_pet(dungeon):
    t_ = dungeon("graltar", at="e2", monsters={"minotaur": "e3"}, hand=["wolf"], one={"artifacts": ["ghost_blade"]})
    t_.act("pet", "wolf", "minotaur")
    assert t_.number(t.DAMAGE, "minotaur") == 3 - 2
    t_.act("attack", "minotaur")
    assert t_.number(t.DAMAGE, "minotaur") == 1 + 3


@pytest.mark.clause("DA-encounter-02", "DA-mmove-01")
@pytest.mark.parametrize(("monster", "reached"), [("gargoyle", True), ("minotaur", False)])
def test_who_flies_leaves_heroes_for_nothing_in_every_corner(dungeon, monster: str, reached: bool) -> None:
    """From a1, next to Petra, in the south-west corner of the floor: 5 points lead five squares away, or four."""
    tiles = [{"tile": "shrine", "slot": [0, 0]}, {"tile": "old_crypt", "slot": [0, 1]}]
    t_ = dungeon(at="b1", monsters={monster: "a1"}, tiles=tiles, hallways=[[[0, 0], [0, 1]]])
    cells = {t.floor(t_.s).name(at) for at in places(t_.s, t_.card(monster))}
    assert ("b6" in cells) is reached, cells
    assert ("a5" in cells) is reached, cells


@pytest.mark.clause("DA-encounter-02")
@pytest.mark.parametrize(("other", "harm"), [("d4", 1), ("f6", 0), (None, 0)])
def test_a_goblin_is_stronger_with_another_monster_next_to_the_target(dungeon, other: str | None, harm: int) -> None:
    monsters = {"goblin": "e5"} | ({"skeleton": {"at": other, "exhausted": True}} if other else {})
    t_ = dungeon("bull", at="e4", hero={"exhausted": True}, monsters=monsters, active=2, activating=False, under=["thick_hide"],
                 friends=[{"hero": "lorna", "at": "e1"}], **OPEN)  # fmt: skip
    t_.act("activate", "holgar").answer("done").act("goto", "goblin", word="e5")
    while t_.decision.kind in ("victim", "prowl"):
        t_.s.choose(t_.decision.options[0])
    assert t_.hurt("bull") == harm, "2 against an armour of 1 and 1"


# -- the final phase


@pytest.mark.clause("DA-final-13", "DA-final-05", "DA-final-06", "DA-final-01")
@pytest.mark.parametrize("answer", ["stay", "discard"])
def test_the_card_that_may_stay_is_asked_about_once_and_nothing_is_done_twice(dungeon, answer: str) -> None:
    rivals = [{"hero": "holgar", "at": "e14", "poison": 2}]
    t_ = dungeon("krom", at="e2", hero={"poison": 1}, under=["hide", "ambush"], cycle=4, rivals=rivals)
    t_.s.log = []
    t_.answer("done").act("activate", "holgar").answer("done")
    assert t_.decision.kind == "stay" and t_.zone(t.COLUMN) == ["hide"] and "ambush" in t_.zone(t.DISCARD)
    t_.act(answer, "hide")
    while t_.decision.kind == "draw":
        t_.answer("no")
    assert t_.s.world[t.ROUND] == 2 and t_.decision.kind == "activate"
    assert (t_.number(t.POISON, "krom"), t_.number(t.POISON, "holgar")) == (2, 3)
    assert t_.zone(t.COLUMN) == (["hide"] if answer == "stay" else [])
    assert len([entry for entry in t_.s.log if entry.event.kind == ev.FINAL_BEGINS]) == 1


@pytest.mark.clause("DA-final-09", "DA-final-01")
def test_in_the_final_phase_every_player_is_asked_to_draw_in_turn(dungeon):
    """Three at the table: each has fewer cards than they may hold, and each answers for themselves."""
    seats = [("petra", "h2"), ("bull", "b8"), ("lorna", "n8")]
    people = [{"heroes": [{"hero": name, "at": at, "exhausted": name != "lorna"}], "deck": deck} for (name, at), deck in
              zip(seats, (["duck", "map"], ["boots", "javelin"], ["sling", "parry"]), strict=True)]  # fmt: skip
    s = GAME.documents.position({"players": people, "cycle": 4, "first": 1, "active": 3})
    asked: list[tuple[int, int]] = []
    while s.world[t.ROUND] == 1:
        assert s.decision is not None
        if s.decision.kind == "draw":
            asked.append((s.decision.player, len(s.zone(t.HAND, s.decision.player))))
            s.choose(s.decision.find("no" if s.decision.player == 1 else "yes"))
        else:
            s.choose(s.decision.find("done") or s.decision.options[0])
    assert asked == [(0, 0), (1, 0)], "player 3 has drawn at the end of the activation"
    assert [len(s.zone(t.HAND, player)) for player in range(3)] == [2, 0, 2]


# -- upgrades


@pytest.mark.clause("DA-upgrade-10", "DA-upgrade-14", "DA-upgrade-15")
def test_when_nothing_comes_in_place_of_what_was_discarded_nothing_is_acquired(dungeon):
    t_ = dungeon(at="e2", one={"xp": 9}, area=["duck", "potion"], upgrades=[], pile=["map"]).answer("done")
    assert {"buy:potion", "salvage:map", "replace:duck"} <= set(t_.options)
    t_.answer("replace:duck")
    assert t_.zone(t.AREA) == ["potion"] and t_.zone(t.PILE) == ["map", "duck"], "the gap stays empty"
    assert t_.decision.kind != "select" and t_.s.tallies[t.XP][0] == 9, "no other card may be acquired, so there is nothing to ask"


# -- what is told


@pytest.mark.clause("DA-disarm-01")
@pytest.mark.parametrize(("extra", "kinds"), [(1, (ev.DISARMED,)), (0, (ev.FAILED, ev.SPRUNG))])
def test_a_trap_is_disarmed_or_goes_off_and_the_log_says_which(dungeon, extra: int, kinds: tuple[int, ...]) -> None:
    trap = [{"threat": "dart_trap", "at": "e5", "hidden": True, "known": True}]
    t_ = dungeon(at="e3", threats=trap, points=3, **OPEN).seeded(0)
    t_.s.log = []
    t_.answer("disarm:e5").answer(f"effort:{extra}")
    happened = [entry.event.kind for entry in t_.s.log]
    assert all(kind in happened for kind in kinds) and ev.CHEST_OPENED not in happened
    assert t_.zone(t.FACE_DOWN) == t_.zone(t.OPEN_THREATS) == [] and t_.hurt("petra") == (0 if extra else 2)


@pytest.mark.clause("DA-disarm-01", "DA-reveal-06")
def test_a_trap_that_goes_off_is_told_as_revealed_unless_it_lay_open(dungeon) -> None:
    hidden = [{"threat": "dart_trap", "at": "e5", "hidden": True, "known": True}]
    t_ = dungeon(at="e3", threats=hidden, points=3, **OPEN).seeded(0)
    t_.s.log = []
    t_.answer("disarm:e5").answer("effort:0")
    wanted = (ev.FAILED, ev.REVEALED, ev.SPRUNG)
    assert [entry.event.kind for entry in t_.s.log if entry.event.kind in wanted] == list(wanted)
    lying = [{"threat": "pit_1", "at": "f6", "hidden": True}]
    t_ = dungeon("mcfarlin", at="e3", threats=lying, **OPEN).answer("reveal:f6")
    t_.s.log = []
    t_.yes().seeded(0).answer("effort:0")
    told = [entry.event.kind for entry in t_.s.log]
    assert ev.FAILED in told and ev.REVEALED not in told, "it was revealed before"


@pytest.mark.clause("DA-solo-12", "DA-solo-13", "DA-end-04")
@pytest.mark.parametrize(("points", "verdict"), [(-1, ev.SUCCUMBED), (0, ev.PREVAILED)])
def test_the_end_against_the_cards_is_told_with_its_numbers(points: int, verdict: int) -> None:
    """A monster, a tile in the Area and two in the deck are left: 1 and 12 points less."""
    goal = 55
    mine = {"heroes": [{"hero": "petra", "at": "e2", "exhausted": True}], "xp": 30, "spent": 20, "defeats": 2}
    theirs = {"heroes": [{"hero": "bull", "at": "e14"}], "xp": goal + 13 - 48 + points}
    left = {"monsters": [{"monster": "orc", "at": "e5"}], "tile_area": ["web_hall"], "dungeon": ["roost", "lair"]}
    doc = {"players": [mine, theirs], **left, "cooperative": True, "round": 4, "cycle": 4, "active": 2, **OPEN}
    s = GAME.documents.position(doc)
    s.log = []
    play(s)
    told = {entry.event.kind: entry.event.amount for entry in s.log}
    scores = [(entry.event.player, entry.event.amount) for entry in s.log if entry.event.kind == ev.SCORED]
    assert scores == [(0, 48), (1, goal + 13 - 48 + points)]
    assert (told[ev.DEDUCTED], told[ev.TOTALLED], told[verdict]) == (13, goal + points, goal)
    assert not {ev.SUCCUMBED, ev.PREVAILED} - {verdict} & set(told)


def doer(s: State, event: Event) -> int:
    """The hero an event tells of: the one it happens to, or the one who does it to somebody else; -1 for none."""
    named = (event.other, event.card) if event.kind == ev.PUSHED else (event.card, event.other)
    heroes = [card for card in named if card >= 0 and t.kind(s, card) == t.HERO and s.zone_kind(card) == t.HEROES]
    return heroes[0] if heroes else -1


def test_whatever_is_told_of_a_hero_and_a_player_is_told_of_the_heros_player() -> None:
    seen: set[str] = set()
    for seed in range(1, 41):
        s = GAME.documents.position(crowded(seed))
        s.log = []
        answer = picks(seed, 0.6)
        for _ in range(50):
            if not s.over:
                s.choose(answer(s.decision))
        for entry in s.log:
            hero = doer(s, entry.event)
            if hero >= 0 and entry.event.player >= 0:
                name = ev.EVENTS[entry.event.kind].id
                assert entry.event.player == t.owner(s, hero), (name, s.names[hero])
                seen.add(name)
    acts = {"stepped", "passed", "faced", "activated", "surged", "played", "waived", "rested", "left", "deployed", "hit"}
    tries = {"tried", "rolled", "failed", "opened", "revealed", "sprung", "chest_opened"}
    suffers = {"wounded", "healed", "cured", "defeated", "stood"}
    assert acts | tries | suffers <= seen, (acts | tries | suffers) - seen


def test_heroes_are_deployed_and_faced_by_their_own_player() -> None:
    s = started(players=3)
    s.log = []
    play(s, 1, until=24)
    placed = [entry.event for entry in s.log if entry.event.kind in (ev.DRAFTED, ev.DEPLOYED, ev.FACED)]
    assert len(placed) == 36 and all(event.player == t.owner(s, event.card) for event in placed)
