"""Several nodes of a Ray cluster come to the same result, also when one is lost in the middle."""

import time
from functools import partial

import pytest

from tapete.lab import engines
from tapete.lab.plan import Plan
from tapete.lab.playing import some_games

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install tapete[ray])")
NOTICED = 90.0  # seconds
PLAN = Plan("res_arcana", 96, ("random", "random"), seed=3)


def told(portions):
    """Every game's outcome by its number, in the order in which they come."""
    found = {}
    for portion in portions:
        for outcome in portion.outcomes:
            assert outcome.number not in found, "a game counted twice"
            found[outcome.number] = outcome
    return found


def alive_in_the_end() -> int:
    """How many nodes there are, once the cluster has noticed that one is gone."""
    until = time.monotonic() + NOTICED
    while len(found := [node for node in ray.nodes() if node["Alive"]]) > 2 and time.monotonic() < until:
        time.sleep(0.5)
    return len(found)


@pytest.fixture
def cluster():
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes = [made.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=made.address, log_to_driver=False)
    yield made, nodes
    ray.shutdown()
    made.shutdown()


def test_three_nodes_of_which_one_is_lost_come_to_the_same_as_one_process(cluster):
    made, nodes = cluster
    assert ray.cluster_resources()["CPU"] == 3
    work = partial(some_games, PLAN)
    games = engines.run(work, range(PLAN.games), engine=engines.RAY)
    first = [next(games)]
    made.remove_node(nodes[1], allow_graceful=False)
    lost = told([*first, *games])
    assert dict(sorted(lost.items())) == told(engines.run(work, range(PLAN.games), processes=1))
    assert len(lost) == PLAN.games
    assert alive_in_the_end() == 2, "the node was not lost"
