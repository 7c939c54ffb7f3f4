"""How Dungeon Alliance lies on the table: the map above all."""

from tests.games.dungeon_alliance.conftest import HALL, Dungeon

from tapete.core.layout import Layout, Square
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.declaration import dungeon_alliance


def layout(d: Dungeon) -> Layout:
    return d.s.game.layout()


def squares(d: Dungeon) -> dict[str, Square]:
    plan = layout(d).plan(d.s)
    assert plan is not None and (plan.width, plan.height) == (9, 15)
    return {square.name: square for square in plan.squares}


def test_the_map_has_the_cells_of_the_tiles_laid_with_north_on_top(dungeon: type[Dungeon]) -> None:
    found = squares(dungeon(tiles=[HALL]))
    assert len(found) == 27  # two starting tiles and the hall
    assert (found["d1"].x, found["d1"].y) == (3, 14) and (found["f15"].x, found["f15"].y) == (5, 0)
    assert "a1" not in found


def test_a_room_has_walls_around_it_and_doors_in_the_middle_of_its_sides(dungeon: type[Dungeon]) -> None:
    found = squares(dungeon(tiles=[HALL]))
    assert found["e2"].sides == "...."  # the centre of the starting tile
    assert found["d1"].sides == "..##"
    assert found["e3"].sides == "d..." and found["e4"].sides == "..d."  # door to door, closed
    assert found["e1"].sides == "..#."  # the coloured door to the frame is never opened
    assert found["d2"].sides == "...d"  # a door to where no tile lies yet


def test_an_opened_hallway_is_open_on_both_sides(dungeon: type[Dungeon]) -> None:
    d = dungeon(tiles=[HALL], at="e3")
    d.answer("open:n")
    assert squares(d)["e3"].sides == "o..." and squares(d)["e4"].sides == "..o."


def test_heroes_and_monsters_stand_on_their_squares_and_face_somewhere(dungeon: type[Dungeon]) -> None:
    d = dungeon(tiles=[HALL], at="e2", faces="e", monsters={"goblin": {"at": "d5", "exhausted": True}}, hero={"damage": 2})
    hero, goblin = (layout(d).pose(d.s, d.card(name)) for name in ("petra", "goblin"))
    assert (hero.at, hero.facing, goblin.at) == ("e2", "e", "d5")
    health = t.hero(d.s, d.card("petra")).health
    assert [(gem.value, gem.printed) for gem in hero.gems if gem.symbol == "health"] == [(health - 2, health)]
    assert [(token.symbol, token.value) for token in hero.tokens] == [("damage", 2)]
    assert "active" in hero.marks and goblin.marks == ["exhausted"]


def test_cards_played_lie_under_their_hero_and_add_to_its_numbers(dungeon: type[Dungeon]) -> None:
    d = dungeon(hand=["holy_blade"])
    d.answer("play:holy_blade")
    assert layout(d).pose(d.s, d.card("holy_blade")).on == d.card("petra")
    attack = next(gem for gem in layout(d).pose(d.s, d.card("petra")).gems if gem.symbol == "melee")
    added = dict(t.card_of(d.s, d.card("holy_blade")).bonuses)[t.MELEE]
    assert attack.printed == t.hero(d.s, d.card("petra")).attack[1]
    assert added and attack.value == attack.printed + added


def test_a_step_says_its_square_and_what_it_costs(dungeon: type[Dungeon]) -> None:
    d = dungeon(tiles=[HALL], at="e5", monsters={"goblin": "d6"})
    costs = {}
    for option in d.decision.options:
        reading = layout(d).reading(d.s, option)
        if option.verb == "step":
            assert reading is not None
            costs[reading.squares[0]] = reading.number
    assert costs["f4"] == 2  # leaving a square next to a goblin costs one more
    reach = {name: square.reach for name, square in squares(d).items()}
    assert reach["f4"] == 2 and reach["d6"] == -1 and reach["e5"] == -1


def test_where_a_threat_lies_face_down_is_told_and_what_it_is_is_not(dungeon: type[Dungeon]) -> None:
    d = dungeon(tiles=[HALL], threats=[{"threat": "dart_trap", "at": "d6", "hidden": True}])
    assert squares(d)["d6"].kind == "?" and squares(d)["e5"].kind == "floor"


def test_the_steps_of_an_activation(dungeon: type[Dungeon]) -> None:
    d = dungeon(hand=["holy_blade"], one={"xp": 9})
    assert layout(d).stage(d.s) == "act"
    d.answer("done")
    assert (d.decision.kind, layout(d).stage(d.s)) in (("select", "upgrade"), ("discard", "draw"))


def test_a_view_tells_whose_a_hero_is(dungeon: type[Dungeon]) -> None:
    d = dungeon()
    assert d.s.game.sight.described(d.s, d.card("petra"))["owner"] == 0
    assert d.s.game.sight.described(d.s, d.card("holgar"))["owner"] == 1


def test_a_newcomer_is_told_when_an_enemy_is_in_range(dungeon: type[Dungeon]) -> None:
    far, near = dungeon(), dungeon(at="e2", faces="n", monsters={"goblin": "e3"})
    told = [layout(d).lesson(d.s, d.decision) for d in (far, near)]
    assert told[0] is not None and told[1] is not None
    assert "Spend Speed" in told[0].en and "in range" in told[1].en


def test_against_the_cards_there_is_one_score_and_together_a_goal() -> None:
    game = dungeon_alliance()
    alone, together, rivals = (
        game.start({"players": players, **more}, 3) for players, more in ((1, {}), (2, {"cooperative": True}), (2, {}))
    )
    scores = [[each for each in game.layout().gauges(s, 0) if each.symbol == "score"] for s in (alone, together, rivals)]
    assert [[each.value for each in found] for found in scores] == [[game.lab.scores(alone)[0]], [game.lab.scores(together)[0]], []]
    assert scores[0][0].most == -1 and scores[1][0].most > 0


def test_an_attack_takes_aim_from_the_hero_at_the_monster(dungeon: type[Dungeon]) -> None:
    d = dungeon(tiles=[HALL], at="e5", faces="w", monsters={"goblin": "d5"})
    aims = {option.id: reading.aim for option in d.decision.options if (reading := layout(d).reading(d.s, option)) is not None}
    attack = next(option for option in d.decision.options if option.verb == "attack")
    assert aims[attack.id] == d.card("petra")
    assert all(aim < 0 for id, aim in aims.items() if not id.startswith(("attack", "play")))
