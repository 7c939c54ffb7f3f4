"""The table runs by itself, without what a house has, and says and refuses there what it says and refuses here."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.fuzz import Fuzz

from tapete import games

FUZZED = 3_000
MOVES = 40


def corpus() -> list[bytes]:
    fuzz = Fuzz(7, ["a1", "pass", "done"], ["m"])
    made = [json.dumps(fuzz.message()).encode("utf-8", "replace") for _ in range(FUZZED)]
    bent = [fuzz.bent(fuzz.message()) for _ in range(FUZZED)]
    made += [each if isinstance(each, bytes) else each.encode("utf-8", "replace") for each in bent]
    return made + [fuzz.body() for _ in range(FUZZED)]


def run(alone: bool) -> Any:
    said = [base64.b64encode(each).decode() for each in corpus()]
    asked = json.dumps({"alone": alone, "games": list(games.ids()), "moves": MOVES, "said": said})
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.alone"],
        input=asked,
        capture_output=True,
        text=True,
        cwd=root,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def both() -> tuple[Any, Any]:
    return run(True), run(False)


def test_the_table_needs_nothing_of_a_house(both: tuple[Any, Any]) -> None:
    """All of it loads without databases, web servers, processes and compiled packages; only YAML is not read there."""
    alone, usual = both
    assert (alone["kind"], usual["kind"]) == ("tapete.table.plain", "msgspec")
    assert [each.partition(":")[0] for each in alone["failed"]] == ["yaml_text"] and usual["failed"] == []


def test_the_same_bytes_are_told(both: tuple[Any, Any]) -> None:
    alone, usual = both
    for game in games.ids():
        assert len(usual["told"][game]) > 2 * MOVES
        assert alone["told"][game] == usual["told"][game], game


def test_the_same_is_understood_and_refused(both: tuple[Any, Any]) -> None:
    alone, usual = both
    said = [each for each in corpus() for _ in range(4)]
    apart = [(raw, a, b) for raw, a, b in zip(said, alone["answered"], usual["answered"], strict=True) if a != b]
    assert not apart, (len(apart), apart[:5])
    understood = [each for each in usual["answered"] if each]
    assert len(understood) > FUZZED // 4 and len(understood) < len(said)
