"""Bots that think: sensible moves, the same with the same seed, and a reason for each."""

import pytest

from tapete import bots
from tapete.bots import Perspective
from tapete.bots.greedy import GreedyBot
from tapete.bots.ismcts import Budget, IsmctsBot, Search, chance, odds
from tapete.bots.light import DECIDED, standing
from tapete.games import find
from tapete.lab.plan import Plan
from tapete.lab.simulate import simulate

THINKERS = ("light", "greedy", "ismcts:15")


def keyforge(**sides: object):
    """A KeyForge position at the main decision of player 1."""
    document = {"game": "keyforge", "active": 1, "house": "brobnar", "step": "main", "players": [sides["mine"], sides["theirs"]]}
    return find("keyforge").documents.position(document)


def choice(state, name: str = "greedy") -> str:
    return bots.make(name, 1).choose(Perspective(state, 0, 1)).id


@pytest.mark.parametrize("name", THINKERS)
def test_a_seed_gives_the_same_games(name: str) -> None:
    plan = Plan("keyforge", 1, (name, "random"), seed=11)
    first = simulate(plan, 1).as_json()
    second = simulate(plan, 1).as_json()
    del first["seconds"], second["seconds"]
    assert first == second
    assert first["finished"] == 1


def test_the_light_bot_beats_random_play() -> None:
    for game, least in (("keyforge", 22), ("res_arcana", 15)):
        assert simulate(Plan(game, 24, ("light", "random"), seed=2), 1).wins["light"] >= least


def test_the_greedy_bot_beats_random_play() -> None:
    assert simulate(Plan("keyforge", 8, ("greedy", "random"), seed=2), 1).wins["greedy"] >= 7


TABLES = [
    ("res_arcana", {"players": 3, "mode": "first_game"}),
    ("res_arcana", {"players": 4, "mode": "first_game"}),
    ("atrum_arena", {"players": 3, "mode": "free"}),
    ("atrum_arena", {"players": 4, "mode": "groups"}),
    ("atrum_arena", {"players": 6, "mode": "groups"}),
    ("atrum_arena", {"players": 6, "mode": "free"}),
    ("dungeon_alliance", {"players": 4}),
]


@pytest.mark.parametrize(("game_id", "setup"), TABLES)
@pytest.mark.parametrize("name", ["greedy:1", "ismcts:3"])
def test_bots_play_with_several_players_and_in_groups(name: str, game_id: str, setup: dict[str, object]) -> None:
    game = find(game_id)
    state = game.start(setup, 5)
    seats = [bots.make(name if seat == 0 else "light", seat) for seat in range(state.players)]
    thought = 0
    for move in range(90):
        if state.over:
            break
        perspective = Perspective(state, move, 3)
        option = seats[perspective.player].choose(perspective)
        assert option in perspective.options
        thought += perspective.player == 0 and len(perspective.options) > 1
        state.choose(option)
    assert thought


def test_a_search_tells_what_it_thinks() -> None:
    game = find("keyforge")
    state = game.start(game.random_setup(3), 3)
    bot = IsmctsBot(1, Budget(iterations=40))
    while len(state.decision.options) < 4:
        state.choose(state.decision.options[0])
    chosen = bot.choose(Perspective(state, 5, 1))
    assert sum(thought.visits for thought in bot.thoughts) == bot.iterations
    assert 20 <= bot.iterations <= 40
    assert bot.thoughts[0].option == chosen.id
    assert bot.thoughts[0].line[0] == chosen.id
    assert bot.thoughts[0].visits == max(thought.visits for thought in bot.thoughts)
    assert all(-DECIDED <= thought.value <= DECIDED for thought in bot.thoughts)


@pytest.mark.parametrize(("game_id", "setup"), [("keyforge", None), ("atrum_arena", {"players": 2, "mode": "duel"})])
def test_a_search_that_ends_early_makes_the_move_it_would_have_made(game_id: str, setup: dict[str, object] | None) -> None:
    game = find(game_id)
    state = game.start(setup or game.random_setup(3), 3)
    player = bots.make("greedy:1", 1)
    saved = 0
    for move in range(40):
        perspective = Perspective(state, move, 1)
        if game.accounts.main_depth(state) >= 0 and len(perspective.options) > 2 and move % 3 == 0:
            short = Search(perspective, 7)
            saved += 30 - short.run(Budget(iterations=30))
            whole = Search(perspective, 7)
            for number in range(30):
                whole.iterate(number)
            assert short.thoughts()[0].option == whole.thoughts()[0].option
        state.choose(player.choose(perspective))
    assert saved > 0


def test_play_goes_on_to_the_end_of_the_turns_that_are_looked_at() -> None:
    game = find("atrum_arena")
    state = game.start({"players": 2, "mode": "duel"}, 3)
    assert game.hints.foresight() > 0
    search = Search(Perspective(state, 0, 1), 7)
    search.stretch, search.turns = game.hints.stretch(state), 2
    world = search.world(0)
    search.play_on(world)
    assert world.turn == state.turn + 2


@pytest.mark.parametrize("game_id", ["atrum_arena", "res_arcana"])
def test_with_foresight_moves_are_compared_in_the_same_worlds(game_id: str) -> None:
    game = find(game_id)
    state = game.start({"players": 2}, 3)
    search = Search(Perspective(state, 0, 1), 7)
    for number in range(12):
        search.iterate(number)
    assert len(search.root.edges) > 1
    most = max(edge.visits for edge in search.root.edges.values())
    assert len(search.worlds) == (most if game.hints.foresight() else 12)
    player = state.decision.player
    for world, par in zip(search.worlds, search.pars, strict=True):
        assert par[player] == (chance(standing(world, player)) if game.hints.foresight() else 0.0)


def test_what_is_done_by_habit_and_looks_best_costs_no_search() -> None:
    game = find("atrum_arena")
    state = game.start({"players": 2, "mode": "duel"}, 3)
    bot = IsmctsBot(1, Budget(iterations=10))
    kinds: dict[str, int] = {}
    for move in range(60):
        kind, several = state.decision.kind, len(state.decision.options) > 1
        option = bot.choose(Perspective(state, move, 1))
        if several:
            kinds[kind] = kinds.get(kind, 0) + bot.iterations
        state.choose(option)
    assert kinds["part"] == 0 and kinds["main"] > 0


def test_a_greedy_bot_tells_what_it_thinks() -> None:
    game = find("res_arcana")
    state = game.start({"players": 2}, 3)
    bot = GreedyBot(1)
    chosen = bot.choose(Perspective(state, 0, 1))
    assert bot.thoughts[0].option == chosen.id
    assert bot.thoughts[0].value == max(thought.value for thought in bot.thoughts)


def test_a_budget_in_milliseconds_is_kept_roughly() -> None:
    import time

    game = find("keyforge")
    state = game.start(game.random_setup(3), 3)
    began = time.perf_counter()
    bots.make("ismcts:30ms", 1).choose(Perspective(state, 0, 1))
    assert time.perf_counter() - began < 2.0


def test_chances_and_odds_are_two_ways_to_say_the_same() -> None:
    for value in (-4.0, 0.0, 0.5, 3.0):
        assert odds(chance(value)) == pytest.approx(value)


def test_the_end_of_the_game_outweighs_everything() -> None:
    state = find("keyforge").start(find("keyforge").random_setup(1), 1)
    assert -DECIDED < standing(state, 0) < DECIDED
    state.finish((1,))
    assert (standing(state, 0), standing(state, 1)) == (-DECIDED, DECIDED)


@pytest.mark.parametrize(
    "name", ["nobody", "random:3", "greedy:0", "greedy:5ms", "ismcts:", "maestro:9", "random:hint", "maestro:hint"]
)
def test_a_name_that_no_bot_has_is_refused(name: str) -> None:
    assert not bots.known(name)
    with pytest.raises(LookupError, match="there are: random"):
        bots.make(name, 1)


@pytest.mark.parametrize("name", [*bots.names(), "ismcts:400", "ismcts:100ms", "greedy:2", "greedy:hint", "ismcts:100ms:hint"])
def test_every_bot_can_be_made_by_its_name(name: str) -> None:
    assert bots.known(name)
    assert bots.make(name, 1).name
    assert bots.describe("es") and bots.describe("en", ("maestro",)) == "maestro: Tomás reckons with what you will do next"
