from collections.abc import Iterator

import pytest
from tests.server.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one file."""
    running = Served(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()
