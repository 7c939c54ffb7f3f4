"""OpenSpiel's own tests, on every game."""

import subprocess
import sys

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (make extras)")

import numpy as np  # noqa: E402

from tapete import games  # noqa: E402
from tapete.interfaces import openspiel  # noqa: E402
from tapete.interfaces.openspiel import RECENT, read_settings  # noqa: E402

FEW = "deals=8"


@pytest.mark.parametrize("game", games.ids())
def test_the_simulation_test_of_openspiel_passes(game):
    pyspiel.random_sim_test(pyspiel.load_game(f"tapete_{game}({FEW})"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", games.ids())
def test_sampled_chance_has_no_last_deal(game):
    """Every new state brings a deal of its own, and keeps it through copies and documents."""
    loaded = pyspiel.load_game(f"tapete_{game}(deals=0)")
    assert loaded.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    first, second = loaded.new_initial_state(), loaded.new_initial_state()
    assert first.chance_outcomes() == [(0, 1.0)]
    copy = first.clone()
    for state in (first, second, copy):
        state.apply_action(0)
    assert first.table.state.key == copy.table.state.key != second.table.state.key
    assert loaded.deserialize_state(first.serialize()).table.state.key == first.table.state.key


@pytest.mark.parametrize(
    ("game", "players", "zero"),
    [
        ("keyforge", 2, True),
        ("res_arcana", 2, True),
        ("res_arcana", 3, False),
        ("atrum_arena", 2, False),
        ("dungeon_alliance", 2, False),
    ],
)
def test_what_one_of_two_wins_the_other_loses(game, players, zero):
    """But for a game whose ties are worth their points."""
    utility = pyspiel.load_game(f"tapete_{game}(players={players})").get_type().utility
    assert (utility == pyspiel.GameType.Utility.ZERO_SUM) is zero


def test_a_game_is_not_for_any_number():
    with pytest.raises(ValueError, match="keyforge is for 2 players, not 3"):
        pyspiel.load_game("tapete_keyforge(players=3)")


@pytest.mark.parametrize(("game", "players"), [("res_arcana", 3), ("dungeon_alliance", 1)])
def test_it_passes_for_other_numbers_of_players(game, players):
    loaded = pyspiel.load_game(f"tapete_{game}({FEW},players={players})")
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def dealt(text: str, deal: int = 3):
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == game.max_chance_outcomes()
    state.apply_action(deal)
    return game, state


def test_a_history_is_the_deal_and_the_actions():
    game, state = dealt(f"tapete_keyforge({FEW})")
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    player = state.current_player()
    assert again.information_state_string(player) == state.information_state_string(player)
    assert again.information_state_tensor(player) == state.information_state_tensor(player)
    assert state.action_to_string(player, 0) == state.table.decision.options[0].id


def test_an_information_state_remembers_and_an_observation_forgets():
    game, state = dealt(f"tapete_keyforge({FEW})")
    player = state.current_player()
    before = state.information_state_tensor(player)
    kept, seen = [openspiel.SpielObserver(game, pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (True, False)]
    assert set(kept.dict) - set(seen.dict) == {"recent", "memory"}
    said = state.action_to_string(player, 0)
    state.apply_action(0)
    assert any(line.startswith("> ") and line.endswith(said) for line in state.information_state_string(player).splitlines())
    assert state.information_state_tensor(player) != before
    kept.set_from(state, player)
    assert kept.dict["memory"].any() and kept.dict["recent"].shape[0] == RECENT


def test_two_ways_to_the_same_sight_are_two_memories():
    """The one who discards first one card and then another remembers the order."""
    prints = []
    for order in ((0, 1), (1, 0)):
        _, state = dealt(f"tapete_keyforge({FEW})")
        ids = state.table.decision.ids()
        recall = state.recall
        for action in order:
            recall.answered(state.table, action)
        prints.append(recall.fingerprint(state.table.state, state.current_player()))
        assert len(ids) > 1
    assert prints[0] != prints[1]


def test_the_rival_does_not_learn_what_is_hidden():
    _, state = dealt(f"tapete_keyforge({FEW})")
    player = state.current_player()
    assert "decision: player" in state.observation_string(1 - player)
    hand = next(line for line in state.observation_string(1 - player).splitlines() if line.startswith(f"hand of {player}"))
    assert hand.endswith("hidden: ")


def test_a_state_is_dealt_anew_for_who_searches():
    """OpenSpiel's own IS-MCTS can play."""
    from open_spiel.python.algorithms import ismcts, mcts

    game, state = dealt(f"tapete_keyforge({FEW})")
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, random), uct_c=1.4, max_simulations=3, random_state=random
    )
    assert bot.step(state) in state.legal_actions()
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.table.state.key != state.table.state.key


def test_settings_are_fields_of_the_setup():
    _, state = dealt(f"tapete_res_arcana({FEW},players=3,settings=mode: draft)")
    assert state.table.state.setup["mode"] == "draft"
    with pytest.raises(ValueError, match="fields of a setup"):
        read_settings("draft")


def test_only_what_one_player_sees_can_be_observed():
    game, _ = dealt(f"tapete_keyforge({FEW})")
    public = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(public)


def test_a_program_that_used_the_games_ends_well():
    """pyspiel lets go of registered games after the interpreter: they must be classes."""
    done = subprocess.run([sys.executable, "-c", "import tapete.interfaces.openspiel"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
