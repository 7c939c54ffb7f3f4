"""What bots are told about a position, and what they make of it."""

from __future__ import annotations

from typing import Any

from tests.games.dungeon_alliance.whole_games import GAME, drafted

from tapete.bots import Perspective, make
from tapete.games.dungeon_alliance import prospects
from tapete.games.dungeon_alliance import things as t
from tapete.lab.plan import Plan
from tapete.lab.simulate import simulate

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}
RIVALS = (("players", 2), ("pvp", False), ("cooperative", False), ("basic", False))


def chosen(table: Any) -> str:
    return make("greedy", 1).choose(Perspective(table.s, 0)).id


def test_a_hero_next_to_a_goblin_strikes_it(dungeon):
    assert chosen(dungeon(at="e3", monsters={"goblin": "e4"}, **OPEN)) == "attack:goblin#1"


def test_a_hero_turns_to_strike_what_is_behind_it(dungeon):
    t_ = dungeon(at="e2", faces="n", monsters={"goblin": "e1"})
    assert not t_.can("attack", "goblin")
    while t_.decision.kind == "main" and not t_.s.over:
        t_.s.choose(make("greedy", 1).choose(Perspective(t_.s, 0)))
    assert t_.s.tallies[t.XP] == [2, 0]


def test_a_weapon_is_played_before_a_strike_that_would_do_nothing(dungeon):
    t_ = dungeon("melinda", at="e2", monsters={"gargoyle": "e3"}, under=[], hand=["blessing"])  # strength 2 against armour 2
    assert chosen(t_) == "play:blessing>melinda"


def test_with_nothing_in_reach_a_hero_goes_for_a_door_and_opens_it(dungeon):
    t_ = dungeon(at="e1", tile_area=["old_crypt", "web_hall"])
    kinds: list[str] = []
    while t_.decision.kind in ("main", "tile") and t_.decision.player == 0:
        option = make("greedy", 1).choose(Perspective(t_.s, 0))
        kinds.append(option.verb)
        t_.s.choose(option)
    assert "open" in kinds and len(t.tiles(t_.s)) == 3


def test_damage_on_a_monster_a_wound_and_a_fall_change_how_an_alliance_stands(dungeon):
    plain = GAME.hints.evaluate(dungeon(monsters={"ogre": "e5"}, **OPEN).s, 0)
    struck = GAME.hints.evaluate(dungeon(monsters={"ogre": {"at": "e5", "damage": [4, 0]}}, **OPEN).s, 0)
    hurt = GAME.hints.evaluate(dungeon(hero={"damage": 4}, monsters={"ogre": "e5"}, **OPEN).s, 0)
    fallen = GAME.hints.evaluate(
        dungeon(hero={"damage": 6, "defeated": True}, one={"defeats": 1}, monsters={"ogre": "e5"}, **OPEN).s, 0
    )
    assert struck > plain > hurt > fallen


def test_a_look_ahead_rests_when_the_main_part_of_an_activation_is_over(dungeon):
    t_ = dungeon(one={"xp": 3}, area=["duck"])
    before = GAME.hints.stretch(t_.s)
    t_.answer("face:e")
    assert GAME.hints.stretch(t_.s) == before
    t_.answer("done")
    assert t_.decision.kind == "select" and GAME.hints.stretch(t_.s) != before


def test_every_option_of_a_game_has_a_weight() -> None:
    s = drafted(4, pvp=True)
    for _ in range(300):
        if s.over:
            break
        assert s.decision is not None
        weights = [GAME.hints.prior(s, option) for option in s.decision.options]
        assert min(weights) >= 0 and sum(weights) > 0
        s.choose(s.decision.options[weights.index(max(weights))])


def test_what_a_card_does_is_reckoned_once() -> None:
    assert prospects.use(GAME.catalogue["crown"]) > prospects.use(GAME.catalogue["duck"]) > 0.0  # type: ignore[arg-type]


def test_the_greedy_bot_beats_random_play_and_scores_more_alone() -> None:
    assert simulate(Plan("dungeon_alliance", 2, ("greedy:1", "random"), 2, settings=RIVALS), 1).wins["greedy:1"] == 2
    alone = [
        simulate(Plan("dungeon_alliance", 2, (bot,), 2, players=1, settings=(("basic", False),)), 1)
        for bot in ("greedy:1", "random")
    ]
    assert min(alone[0].sums.scores.counts) > max(alone[1].sums.scores.counts)
