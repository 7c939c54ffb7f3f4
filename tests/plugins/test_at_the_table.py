"""A bot of an installed package is offered in the lobby and plays at the table; a game of a package is laid there."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOT = """
class Last:
    def __init__(self, key):
        self.key = key

    def choose(self, perspective):
        return perspective.options[-1]


class Broken(Last):
    def choose(self, perspective):
        return "nothing"
"""
ENTRIES = """
[tapete.bots]
last = guests:Last
broken = guests:Broken

[tapete.games]
toy = toy_game:game
"""
LOOK = """
import json
from tapete.table import lobby
from tapete.table.bodies import SeatAsked
from tapete.table.errors import Denied
from tapete.table.thinking import ladder, levels, think

offered = lobby.offer
told = {"levels": [level.id for level in levels()], "about": [level.about.en for level in levels() if level.id == "last"]}
from tapete import games
told["toy"] = offered(games.find("toy"))["id"]
told["ladder"] = ladder("last")

def asked(level):
    try:
        lobby.checked_seats(games.find("keyforge"), [SeatAsked(kind="me"), SeatAsked(kind="bot", level=level)])
    except Denied as denied:
        return str(denied)
    return "taken"

told["asked"] = {level: asked(level) for level in ("last", "experto", "guests:Last", "nobody")}

from tapete.core.codec import to_json
from tapete.lab.playing import setup_for
from tapete.table.thinking import Task

game = games.find("keyforge")
s = game.start(setup_for(game, 2, 1), 1)
while s.decision is not None and len(s.decision.options) < 2:
    s.choose(s.decision.options[0])
told["options"] = s.decision.ids()
told["chosen"] = think(Task("keyforge", to_json(s), "last", 1, 0))
try:
    think(Task("keyforge", to_json(s), "broken", 1, 0))
except ValueError as error:
    told["broken"] = str(error)
print(json.dumps(told))
"""


def test_a_bot_of_a_package_sits_at_the_table_and_a_game_of_one_is_laid(tmp_path):
    (tmp_path / "guests.py").write_text(BOT)
    (tmp_path / "toy_game.py").write_text((ROOT / "examples" / "toy_game.py").read_text(encoding="utf-8"), encoding="utf-8")
    about = tmp_path / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")])}
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=False, env=surroundings)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["levels"][-2:] == ["broken", "last"] and told["about"] == ["of an installed package"]
    assert told["toy"] == "toy"
    assert told["ladder"] == ["last", "aprendiz"], "who plays on when the bot fails"
    assert told["asked"] == {"last": "taken", "experto": "taken", "guests:Last": "no_such_level", "nobody": "no_such_level"}
    assert told["chosen"] == told["options"][-1]
    assert "not one of its options" in told["broken"]
