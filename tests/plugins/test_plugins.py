"""Bots and games from packages outside the repository, installed in a temporary folder, play like ours."""

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tapete import bots, games
from tapete import plugins as packages
from tapete.bots import Perspective, plugins
from tapete.interfaces.table import deal

ROOT = Path(__file__).parents[2]
BOT = """
class First:
    '''Takes the first option.'''

    def __init__(self, key):
        self.key = key

    def choose(self, perspective):
        assert perspective.player in (0, 1) and perspective.view()["game"]
        return perspective.options[0]


class Cheat:
    def __init__(self, key):
        pass

    def choose(self, perspective):
        return "a win"


class Mute:
    def __init__(self, key):
        pass


number = 7
"""
ENTRIES = """
[tapete.bots]
first = guests:First

[tapete.games]
toy = toy_game:game
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder as pip leaves it: modules, and what they declare."""
    folder = tmp_path_factory.mktemp("installed")
    (folder / "guests.py").write_text(BOT)
    toy = (ROOT / "examples" / "toy_game.py").read_text(encoding="utf-8")
    (folder / "toy_game.py").write_text(toy, encoding="utf-8")
    about = folder / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    return folder


def tapete(installed: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command line, in a process that finds the installed package."""
    path = os.pathsep.join([str(installed), str(ROOT / "src")])
    surroundings = {**os.environ, "PYTHONPATH": path, "TAPETE_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "tapete", *words], capture_output=True, text=True, check=False, env=surroundings, cwd=installed
    )


def test_a_bot_of_an_installed_package_plays_by_its_name(installed):
    done = tapete(installed, "simulate", "keyforge", "--bots", "first,random", "--games", "2", "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert "first" in done.stdout and "2 of 2 games" in done.stdout
    assert "first: of an installed package" in " ".join(tapete(installed, "simulate", "--help").stdout.split())


def test_a_class_plays_by_its_module_and_name_and_in_the_ladder(installed):
    done = tapete(installed, "lab", "ladder", "keyforge", "--bots", "random,guests:First", "--games", "2", "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert "guests:First" in done.stdout


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("guests:Nobody", "Nobody"),
        ("nowhere:First", "nowhere"),
        ("guests:number", "not a class"),
        ("missing.pt", "missing.pt"),
        ("ismcts:abc", "no bot 'ismcts:abc'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_with_the_reason(installed, bot, reason):
    done = tapete(installed, "simulate", "keyforge", "--bots", f"{bot},random", "--games", "1")
    assert done.returncode == 2 and reason in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_a_game_of_an_installed_package_is_played_like_ours(installed):
    assert "toy" not in games.ids()
    done = tapete(installed, "simulate", "toy", "--games", "3", "--processes", "1", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["game"] == "toy" and told["finished"] == 3
    spec = json.loads(tapete(installed, "interface", "toy", "--json").stdout)
    assert {piece["name"] for piece in spec["rows"]["pieces"]} >= {"cards", "options"}


@pytest.mark.parametrize(
    ("written", "read"),
    [('{"a": "<path/>", "b": 3}', {"a": "<path/>"}), ("[1]", {}), ("{", {})],
)
def test_pictures_beside_a_game_of_a_package_are_read_and_what_is_none_is_not(tmp_path, monkeypatch, written, read):
    (tmp_path / "pictured_toy.py").write_text("game = None\n")
    entry = EntryPoint("pictured", "pictured_toy:game", packages.GAMES)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(packages, "declared", lambda group: {"pictured": entry})
    assert packages.drawings("pictured") == {} == packages.drawings("keyforge")
    (tmp_path / "icons.json").write_text(written)
    assert packages.drawings("pictured") == read


def test_an_answer_that_is_no_option_is_not_taken(installed, monkeypatch):
    monkeypatch.syspath_prepend(str(installed))
    table = deal("keyforge", 2, 1)
    perspective = Perspective(table.state, 0, 1)
    with pytest.raises(ValueError, match="not one of its options"):
        bots.make("guests:Cheat", 1).choose(perspective)
    with pytest.raises(LookupError, match="choose"):
        bots.make("guests:Mute", 1)
    guest = bots.make("guests:First", 1)
    assert guest.choose(perspective) is perspective.options[0]
    assert guest.explain().option == perspective.options[0].id and guest.name == "guests:First"


def test_names_of_ours_are_ours():
    assert bots.known("greedy") and bots.known("ismcts:100ms") and not bots.known("nobody") and not bots.known("random:5")
    assert not plugins.looks_plugged("greedy") and plugins.looks_plugged("mine.bots:Best") and plugins.looks_plugged("a/policy.pt")
