"""Libraries that learn, run on our environments, and the learner of the examples: it learns, and what it writes is a bot."""

import importlib
from types import ModuleType

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed (make extras)")

from tapete import bots, games  # noqa: E402
from tapete.bots import Perspective, learned  # noqa: E402
from tapete.core.randomness import number  # noqa: E402
from tapete.interfaces.table import deal  # noqa: E402


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed (pip install 'tapete[learn]')")
    torch.set_num_threads(1)
    return importlib.import_module("learn_ppo")


def test_what_came_of_a_decision_is_told_back_from_the_end(learner):
    steps = learner.Steps(values=[0.2, 0.5])
    steps.close(1.0)
    last = 1.0 - 0.5
    assert steps.gains == pytest.approx([learner.DISCOUNT * 0.5 - 0.2 + learner.DISCOUNT * learner.TRACE * last, last])


def test_in_the_middle_of_a_game_the_last_decision_waits_for_what_comes(learner):
    steps = learner.Steps(["a", "b"], [3, 4], [5, 5], [-1.0, -2.0], [0.2, 0.5])
    left = steps.cut()
    assert (left.seen, left.actions, left.legal, left.chances, left.values, left.gains) == (["b"], [4], [5], [-2.0], [0.5], [])
    assert (steps.seen, steps.actions, steps.values) == (["a"], [3], [0.2])
    assert steps.gains == pytest.approx([learner.DISCOUNT * 0.5 - 0.2])
    assert learner.Steps().cut().seen == []


def test_it_learns_which_option_is_right(learner):
    """Shown that the last option is always right, it takes the last one nearly always after a few rounds, wherever that is."""
    torch = learner.torch
    torch.manual_seed(1)
    school = learner.School("res_arcana", 1, "")
    policy = learner.Policy(school.observer)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    table, shown = deal("res_arcana", 2, 5), learner.Steps()
    while not table.over:
        if table.legal > 1:
            act = school.observer.whole(table, table.player)
            verbs = school.observer.row_pieces(act)["options"][: table.legal, 0]
            shown.seen.append(act)
            shown.actions.append(int(verbs.argmax()))  # the verb with the highest number
            shown.legal.append(table.legal)
        table.act(number(5, table.moves, table.legal))
    size = len(shown.actions)
    shown.values = shown.chances = shown.gains = [0.0] * size

    def right() -> float:
        with torch.inference_mode():
            scores = policy(torch.from_numpy(np.stack(shown.seen)))[0]
        return float((scores.argmax(dim=-1) == torch.tensor(shown.actions)).float().mean())

    before = right()
    for _ in range(20):
        learner.learn(policy, optimiser, shown, np.random.default_rng(1), imitate=True)
    assert size > 50 and right() > max(0.9, before)


def test_what_it_writes_is_a_bot_that_plays_by_its_chances_and_refuses_other_games(learner, tmp_path):
    path = str(tmp_path / "policy.pt")
    policy = learner.Policy(learner.Observer("res_arcana", 2))
    learner.save(policy, "res_arcana", path)
    observer = learner.Observer("res_arcana", 2)
    bot, table = bots.make(path, 1), deal("res_arcana", 2, 3)
    looked = 0
    while not table.over and not (looked and table.legal == len(table.decision.options) > 2):
        table.answer(bot.choose(Perspective(table.state, table.moves, table.state.key)))
        looked += 1
    with learner.torch.inference_mode():
        scores = policy(learner.torch.from_numpy(observer.whole(table, table.player)[None]))[0]
    chances = scores[0, : table.legal].softmax(dim=-1).tolist()
    taken = [0] * table.legal
    perspective = Perspective(table.state, table.moves, table.state.key)
    for key in range(400):
        taken[table.decision.options.index(bots.make(path, key).choose(perspective))] += 1
    assert all(abs(number / 400 - chance) < 0.1 for number, chance in zip(taken, chances, strict=True))
    assert bots.make(path, 7).choose(perspective) == bots.make(path, 7).choose(perspective)
    other = deal("keyforge", 2, 3)
    with pytest.raises(ValueError, match="it was trained on res_arcana for 2, not keyforge for 2"):
        bot.choose(Perspective(other.state, other.moves, other.state.key))


def test_a_bot_knows_its_cards_by_their_names_and_not_those_that_came_later(learner, tmp_path):
    """Trained when there were fewer cards: the others keep their meaning, and what it does not know it is told as no card."""
    path = str(tmp_path / "policy.pt")
    policy = learner.Policy(learner.Observer("res_arcana", 2))
    learner.save(policy, "res_arcana", path)
    bot = learned.reading(path)(1)
    about = bot.learned.about
    added = about["cards"].pop(0)
    table = deal("res_arcana", 2, 3)
    bot.learned.prepare(Perspective(table.state, table.moves, table.state.key))
    ids = sorted(games.find("res_arcana").catalogue)
    assert added == ids[0] and bot.learned.old == [0, 0, *range(1, len(ids))]
    about["fingerprint"] = "another"
    bot.learned.layout = None
    with pytest.raises(ValueError, match="another version"):
        bot.learned.prepare(Perspective(table.state, table.moves, table.state.key))


def test_stable_baselines_learns_with_masks():
    contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    import gymnasium

    import tapete.interfaces.gymnasium  # noqa: F401

    env = gymnasium.make("tapete/res_arcana-v2", opponent="random")
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(256)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=info["action_mask"])
        assert info["action_mask"][action]
        seen, _, ended, cut, info = env.step(action)
        over = ended or cut
    assert model.num_timesteps == 256


@pytest.mark.parametrize("game", ["keyforge", "dungeon_alliance"])
def test_openspiel_s_dqn_learns_numbers_that_are_numbers(game):
    for module in ("pyspiel", "torch", "tree"):
        pytest.importorskip(module, reason="OpenSpiel, PyTorch or dm-tree is not installed")
    learn = importlib.import_module("learn_openspiel")
    table = learn.learned(game, steps=600, seed=1)
    assert table.steps == 600 and table.agent.loss is not None
    assert table.sound() and table.play(10, evaluating=True) in (-1.0, 0.0, 1.0) and table.steps == 600


def test_tianshou_learns_with_masks():
    pytest.importorskip("tianshou", reason="Tianshou is not installed (pip install tianshou)")
    learn = importlib.import_module("learn_tianshou")
    dqn = learn.learned("res_arcana", "random", steps=200, seed=1)
    assert all(part.isfinite().all() for part in dqn.policy.model.parameters())
    assert 0 <= learn.share_won(dqn, "res_arcana", "random", 2) <= 1, "an action that is not there would have lost every game"


def test_rllib_learns_with_masks():
    pytest.importorskip("ray.rllib", reason="RLlib is not installed (pip install 'ray[rllib]')")
    learn = importlib.import_module("learn_rllib")
    learn.ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        ppo = learn.configured("res_arcana", "random", 1).training(
            train_batch_size_per_learner=256, minibatch_size=64, num_epochs=1
        )
        told = ppo.build_algo().train()
    finally:
        learn.ray.shutdown()
    assert told["env_runners"]["num_env_steps_sampled_lifetime"] >= 256
    assert abs(told["learners"]["default_policy"]["total_loss"]) < 1e6
