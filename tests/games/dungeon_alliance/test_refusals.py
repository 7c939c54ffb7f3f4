"""What is refused names the rule that forbids it, whatever was tried and whenever."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.core.codec import to_json
from tapete.core.refusal import Refused

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}
HAND = ["fire_bolt", "slumber", "holy_blade", "wolf"]


def refused(table: Any, option_id: str) -> str:
    """The clause with which an answer is refused, or nothing when it is no answer to anything."""
    refusal = GAME.why_not(table.s, option_id)
    return refusal.clause if refusal is not None else ""


def to_the_monsters(table: Any) -> Any:
    """Both players are done with their heroes."""
    while table.decision.kind not in ("monster", "goto"):
        table.answer("done") if "done" in table.options else table.s.choose(table.decision.options[0])
    return table


@pytest.mark.clause("DA-defeat-11", "DA-rest-07")
@pytest.mark.parametrize(
    "answer",
    ["step:n", "walk:e2", "face:e", "again", "open:n", "force:e", "chest:chest_1#1", "pick:locked_chest_1#1", "reveal:e8",
     "disarm:e8", "attack:goblin#1", "attack:goblin#1:s", "play:holy_blade", "cast:fire_bolt>goblin#1", "pet:wolf>goblin#1"],
)  # fmt: skip
def test_a_hero_who_is_down_does_nothing_but_recover(dungeon, answer: str) -> None:
    tiles = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [1, 2]}]}
    threats = [
        {"threat": "chest_1", "at": "d6"},
        {"threat": "locked_chest_1", "at": "f6"},
        {"threat": "dart_trap", "at": "e8", "hidden": True},
    ]
    halls = {"hallways": [[[1, 0], [1, 1]], [[1, 1], [1, 2]]]}
    down = {"damage": 6, "defeated": True}
    t_ = dungeon(at="e6", hero=down, hand=HAND, monsters={"goblin": "e5"}, threats=threats, **tiles, **halls)
    assert refused(t_, answer) == "DA-defeat-11"
    assert set(t_.options) == {"surge:heal", "rest", "leave"}


@pytest.mark.clause("DA-attack-01")
def test_who_is_not_on_the_board_or_no_enemy_is_not_attacked(dungeon):
    t_ = dungeon(at="e2", monsters={"goblin": "e3"}, friends=[{"hero": "lorna", "at": "d2"}], hand=["holy_blade"])
    assert t_.can("attack", "goblin#1")
    for name in ("goblin#2", "ogre#1", "lorna", "petra", "vesna", "holy_blade", "bone_pile", "chest_1#1"):
        assert refused(t_, f"attack:{name}") == "DA-attack-01", name


@pytest.mark.clause("DA-step-18", "DA-step-04")
@pytest.mark.parametrize(
    "answer",
    ["face:e", "again", "open:w", "force:n", "chest:chest_1#1", "pick:locked_chest_1#1", "reveal:e5", "attack:goblin#1",
     "surge:speed", "play:holy_blade", "play:feint", "pet:hound>goblin#1"],
)  # fmt: skip
def test_a_hero_who_is_passing_through_anothers_square_does_nothing_but_go_on(dungeon, answer: str) -> None:
    threats = [
        {"threat": "chest_1", "at": "d3"},
        {"threat": "locked_chest_1", "at": "d1"},
        {"threat": "dart_trap", "at": "e5", "hidden": True},
    ]
    hand, friends = ["holy_blade", "feint", "hound"], [{"hero": "lorna", "at": "d2"}]
    t_ = dungeon(at="e1", friends=friends, monsters={"goblin": "e2"}, hand=hand, threats=threats, points=7, **OPEN).steps("nw")
    assert refused(t_, answer) == "DA-step-18"
    assert {option.partition(":")[0] for option in t_.options} == {"step", "walk"}


@pytest.mark.clause("DA-play-01")
def test_only_what_is_in_the_hand_is_played_struck_with_or_discarded(dungeon):
    t_ = dungeon(at="e1", monsters={"ogre": "e3"}, hand=["heavy_crossbow", "duck"])
    assert refused(t_, "attack:heavy_crossbow>ogre#1") == "DA-play-01", "it has not been played for its strength"
    assert refused(t_, "play:parry") == refused(t_, "cast:fire_bolt>ogre#1") == "DA-play-01"
    t_.act("play", "heavy_crossbow", word="base")
    assert t_.can("attack", "heavy_crossbow", "ogre")
    t_.answer("done")
    assert t_.decision.kind == "discard" and refused(t_, "discard:parry") == "DA-play-01" and "discard:duck" in t_.options


@pytest.mark.clause("DA-reaction-01", "DA-reaction-05", "DA-play-01", "DA-play-04", "DA-valid-01")
@pytest.mark.parametrize(
    ("answer", "clause"),
    [("react:potion", "DA-reaction-01"), ("react:dodge", "DA-valid-01"), ("react:blur", "DA-play-01"),
     ("react:holgar", "DA-play-01")],
)  # fmt: skip
def test_outside_its_turn_a_hero_answers_with_a_fitting_reaction_of_the_hand(dungeon, answer: str, clause: str) -> None:
    t_ = dungeon(at="e4", hero={"exhausted": True}, hand=["parry", "potion", "dodge"], monsters={"orc": "e5"}, active=2,
                 activating=False, friends=[{"hero": "lorna", "at": "e1"}], **OPEN)  # fmt: skip
    t_.act("activate", "holgar").answer("done")
    while t_.decision.kind != "react":
        t_.s.choose(t_.decision.options[0])
    assert set(t_.options) == {"react:parry", "pass"} and refused(t_, answer) == clause


@pytest.mark.clause("DA-monster-10", "DA-monster-11")
def test_a_monster_goes_where_it_can_attack_and_no_farther_than_its_speed(dungeon):
    t_ = to_the_monsters(dungeon(at="e4", monsters={"orc": "e6"}, **OPEN))
    assert set(t_.options) == {f"goto:orc#1:{at}" for at in ("d4", "d5", "e5", "f4", "f5")}, "with 4 points, 2 to leave Petra"
    assert refused(t_, "goto:orc#1:d6") == "DA-monster-11", "from there it reaches nobody"
    assert refused(t_, "goto:orc#1:e14") == "DA-monster-10"
    assert refused(t_, "walk:d6") == refused(t_, "step:n") == "DA-activate-02", "it is not a hero who moves"
    with pytest.raises(Refused):
        t_.answer("goto:orc#1:d6")


@pytest.mark.clause("DA-round-12", "DA-monster-06")
def test_an_exhausted_monster_and_a_nearer_one_are_refused(dungeon):
    tiles = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [1, 3]}]}
    monsters = {"orc": "e5", "goblin": "e11", "ghoul": {"at": "d11", "exhausted": True}, "ogre": "f10"}
    t_ = dungeon(at="e2", rivals=[{"hero": "holgar", "at": "e1"}], monsters=monsters, **tiles, hallways=[[[1, 0], [1, 1]]])
    to_the_monsters(t_)
    assert set(t_.options) == {"monster:goblin#1", "monster:ogre#1"}
    assert refused(t_, "monster:ghoul#1") == "DA-round-12" and refused(t_, "monster:orc#1") == "DA-monster-06"


@pytest.mark.clause("DA-reveal-05", "DA-door-01", "DA-rest-10")
def test_a_known_trap_is_disarmed_an_unknown_one_revealed_and_a_door_opened(dungeon):
    tiles = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [0, 0]}], "hallways": [[[1, 0], [1, 1]]]}
    threats = [{"threat": "dart_trap", "at": "e5", "hidden": True, "known": True}, {"threat": "pit_1", "at": "f6", "hidden": True}]
    t_ = dungeon(at="e3", threats=threats, **tiles)
    assert t_.can("disarm", word="e5") and t_.can("reveal", word="f6")
    assert refused(t_, "reveal:e5") == refused(t_, "disarm:f6") == "DA-reveal-05"
    assert dungeon(at="d2", **tiles).why("force:w") == "DA-door-01", "door to door: there is nothing to force"
    full = [{"hero": name, "at": at} for name, at in (("lorna", "d1"), ("krolt", "e1"), ("bull", "f1"))]
    rivals = [{"hero": name, "at": at} for name, at in (("holgar", "d2"), ("krom", "f2"), ("root", "d3"), ("vesna", "f3"))]
    crowd = {"goblin": "e2", "goblin#2": "e3"}
    down = {"damage": 6, "defeated": True}
    t_ = dungeon(at="e5", hero=down, friends=full, rivals=rivals, monsters=crowd, **OPEN)
    assert t_.why("leave") == "DA-rest-10" and set(t_.options) == {"rest"}


@pytest.mark.clause("DA-upgrade-01")
def test_what_lies_elsewhere_is_not_on_sale(dungeon):
    t_ = dungeon(at="e2", one={"xp": 9}, area=["duck", "potion"], pile=["map"]).answer("done")
    assert t_.decision.kind == "select" and {"buy:duck", "salvage:map"} <= set(t_.options)
    assert refused(t_, "buy:map") == refused(t_, "salvage:duck") == refused(t_, "buy:boots") == "DA-upgrade-01"


@pytest.mark.clause("DA-activate-01", "DA-round-12", "DA-activate-02")
def test_another_hero_an_exhausted_one_and_another_moment_are_refused(dungeon):
    friends = [{"hero": "lorna", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    t_ = dungeon(at="e2", hero={"exhausted": True}, friends=friends, activating=False)
    assert set(t_.options) == {"activate:lorna", "activate:bull"}
    assert refused(t_, "activate:petra") == "DA-round-12" and refused(t_, "activate:holgar") == "DA-activate-01"
    assert refused(t_, "step:n") == refused(t_, "buy:duck") == "DA-activate-02" and refused(t_, "nonsense") == ""


@pytest.mark.parametrize(
    "answer",
    ["attack:nobody", "attack:ogre#1>nobody", "attack:nobody>ogre#1", "play:nobody", "play:holy_blade>nobody", "cast:nobody>ogre#1",
     "step:up", "step", "face:north", "walk:z99", "open:up", "surge:luck", "chest:nobody", "reveal:z99", ":", "", "attack:>:"],
)  # fmt: skip
def test_nonsense_is_refused_and_never_upsets_the_table(dungeon, answer: str) -> None:
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, hand=["holy_blade"])
    before = to_json(t_.s)
    with pytest.raises(Refused) as caught:
        t_.answer(answer)
    nowhere = {"walk:z99": "DA-geometry-02", "reveal:z99": "DA-reveal-01"}
    assert caught.value.refusal.clause == nowhere.get(answer, "CORE-option") and to_json(t_.s) == before


def in_vain(table: Any) -> dict[str, str]:
    """The cards of the hand that cannot be played and the characters that cannot be attacked, each with its clause."""
    said = {option.id: (option.verb, refusal.clause) for option, refusal in GAME.impossible(table.s)}
    return {id: clause for id, (verb, clause) in said.items() if verb in ("play", "cast", "pet", "attack")}


def left_aside(table: Any) -> list[tuple[str, str]]:
    return [(option.id, refusal.clause) for option, refusal in GAME.impossible(table.s) if option.verb == "touch"]


def test_what_a_player_might_look_for_is_listed_with_its_reason_and_nothing_that_is_offered(dungeon):
    """Cards of the hand that cannot be played now, and monsters that cannot be attacked."""
    hand = ["lay_hands", "holy_blade", "javelin", "fire_bolt", "potion"]
    t_ = dungeon(at="e2", hero={"damage": 1}, hand=hand, monsters={"ogre": "e3", "goblin": "e5"}, **OPEN)
    assert in_vain(t_) == {"cast:fire_bolt": "DA-valid-01", "attack:goblin#1": "DA-attack-10", "attack:holgar": "DA-pvp-02"}
    t_ = dungeon(at="e2", hand=hand, under=["short_sword"], monsters={"goblin": "e1"})
    unhurt = {"play:lay_hands": "DA-spell-07", "play:potion": "DA-spell-07", "attack:holgar": "DA-pvp-02"}
    assert in_vain(t_) == {
        **unhurt, "cast:fire_bolt": "DA-valid-01", "play:holy_blade": "DA-play-04", "play:javelin": "DA-play-04",
    }  # fmt: skip
    assert t_.can("attack", "goblin", word="s"), "who is behind can be attacked with a turn, and is not listed"
    t_.answer("done")
    assert in_vain(t_) == {} and {clause for _, clause in left_aside(t_)} >= {"DA-play-03", "DA-activate-02"}


@pytest.mark.clause("DA-lchest-02", "DA-locked-03", "DA-secret-03")
@pytest.mark.parametrize(("rival", "pvp", "refusal"), [("f6", True, True), ("f6", False, False), ("e14", True, False)])
def test_in_pvp_rivals_near_forbid_locks_and_friends_never_do(dungeon, rival: str, pvp: bool, refusal: bool) -> None:
    """The rival stands in the room of chest and hero, or far away; the friend is there in any case."""
    lock = [{"threat": "locked_chest_1", "at": "e5"}]
    t_ = dungeon("bull", at="d5", friends=[{"hero": "lorna", "at": "f4"}], rivals=[{"hero": "holgar", "at": rival}], threats=lock,
                 pvp=pvp, tiles=[{"tile": "old_crypt", "slot": [1, 1]}, {"tile": "shrine", "slot": [0, 1]}],
                 hallways=[[[1, 0], [1, 1]]])  # fmt: skip
    assert t_.can("pick", "locked_chest_1") is not refusal and t_.can("force", word="w") is not refusal
    if refusal:
        assert t_.why("pick:locked_chest_1#1") == "DA-lchest-02" and t_.why("force:w") == "DA-locked-03"
