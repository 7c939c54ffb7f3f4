from collections.abc import Iterator

import pytest
from tests.server.hands import Hands
from tests.server.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one file."""
    running = Served(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Served]:
    """A server whose clock the test moves."""
    running = Served(tmp_path_factory.mktemp("timed"), hands.now)
    yield running
    running.stop()
