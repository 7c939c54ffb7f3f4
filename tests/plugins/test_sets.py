"""Sets of cards from outside: made by `new-set`, kept apart from the official cards, named in setups and records."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tapete import games
from tapete.cli import set_files
from tapete.cli.text import Problem
from tapete.core.language import Words
from tapete.core.records import catalogue_hash
from tapete.core.refusal import BadDocument
from tapete.games import sets
from tapete.lab.playing import setup_for

ROOT = Path(__file__).parents[2]
GAMES = tuple(set_files.HEADS)
# what a process finds in which every game has a set of two cards
LOOK = """
import json, sys
from tapete import games
from tapete.core.pool import set_of
from tapete.core.records import catalogue_hash
from tapete.core.refusal import BadDocument
from tapete.core.rows import Layout
from tapete.lab.playing import setup_for

def refused(work):
    try:
        work()
    except BadDocument as error:
        return str(error)

told = {}
for id in sys.argv[1].split(","):
    game = games.find(id)
    mine = [card for card in game.catalogue if set_of(card)]
    layout = Layout(game, 2, 10, 64)
    plain = [game.start(setup_for(game, 2, number), number) for number in range(4)]
    named = [game.start(setup_for(game, 2, number, (("sets", "embers"),)), number) for number in range(24)]
    seen = next((s for s in named if any(set_of(card.id) for card in s.cards)), named[0])
    decks = {name: value for name, value in seen.setup.items() if name != "sets"}
    told[id] = {
        "mine": mine,
        "texts": [game.catalogue[card].name.en for card in mine],
        "first numbers": layout.ids[: len(layout.ids) - len(mine)] == sorted(card for card in game.catalogue if not set_of(card)),
        "in plain games": sum(bool(set_of(card.id)) for s in plain for card in s.cards),
        "in named games": sum(bool(set_of(card.id)) for s in named for card in s.cards),
        "setup": seen.setup["sets"],
        "hash": catalogue_hash(game),
        "hash of both": catalogue_hash(game, ("embers",)),
        "unknown": refused(lambda: game.start({**setup_for(game, 2, 1), "sets": "frost"}, 1)),
        "not named": refused(lambda: game.start(decks, 1)) if "decks" in decks else "",
        "choices": [value for choice in game.choices() if choice.field == "sets" for value, _ in choice.values],
    }
print(json.dumps(told))
"""


def with_sets(*folders: Path) -> dict[str, str]:
    path = os.pathsep.join([str(folder) for folder in folders])
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TAPETE_LANG": "en", sets.FOLDERS: path}


def tapete(cwd: Path, *words: str, folders: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tapete", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=with_sets(*folders), cwd=cwd)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A set of two cards for each game: what `new-set` writes, and one more card."""
    found = {}
    for game in GAMES:
        folder = tmp_path_factory.mktemp(game) / "embers"
        set_files.new_set(folder, game, "embers", Words("Brasas", "Embers"))
        found[game] = folder / f"tapete_{game}_embers"
        set_files.add_card(found[game], game, "spark", Words("Chispa", "Spark"))
    return found


@pytest.fixture(scope="module")
def told(made: dict[str, Path]) -> dict[str, dict[str, object]]:
    command = [sys.executable, "-c", LOOK, ",".join(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=with_sets(*made.values()))
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, object]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_set_takes_part_only_where_a_setup_names_it(told, game):
    of = told[game]
    assert of["mine"] == ["embers.first", "embers.spark"] and of["texts"][1] in ("Spark", "Chispa")
    assert of["in plain games"] == 0
    assert of["in named games"] > 0 and of["setup"] == "embers"
    assert of["choices"] == [None, "embers"]


@pytest.mark.parametrize("game", GAMES)
def test_official_cards_stay_as_they_are_beside_a_set(told, game):
    assert told[game]["hash"] == catalogue_hash(games.find(game)) != told[game]["hash of both"]
    assert told[game]["first numbers"], "a set changes the numbers that learners know official cards by"


@pytest.mark.parametrize("game", GAMES)
def test_a_set_that_is_not_there_is_refused_with_those_that_are(told, game):
    assert "no set 'frost'" in told[game]["unknown"] and "embers" in told[game]["unknown"]
    with pytest.raises(BadDocument, match="no set 'embers' from outside for this game; there is none"):
        games.find(game).start({**setup_for(games.find(game), 2, 1), "sets": "embers"}, 1)


@pytest.mark.parametrize("game", ["keyforge", "mitos_y_leyendas"])
def test_a_deck_with_a_card_of_a_set_that_the_setup_does_not_name_is_refused(told, game):
    assert "which the setup has to name: sets: embers" in told[game]["not named"]


def test_a_set_is_simulated_and_its_games_are_replayed_where_it_is(made, tmp_path):
    folder = made["res_arcana"]
    play = ("simulate", "res_arcana", "--games", "2", "--processes", "1", "--set", "sets=embers")
    done = tapete(tmp_path, *play, folders=(folder,))
    assert done.returncode == 0 and "2 of 2 games" in done.stdout, done.stderr
    record = tapete(tmp_path, *play, "--replay", "1", folders=(folder,))
    assert record.returncode == 0, record.stderr
    (tmp_path / "game.json").write_text(record.stdout, encoding="utf-8")
    assert json.loads(record.stdout)["setup"]["sets"] == "embers"
    assert tapete(tmp_path, "replay", "game.json", folders=(folder,)).returncode == 0
    elsewhere = tapete(tmp_path, "replay", "game.json")
    assert elsewhere.returncode == 2 and "there is no set 'embers'" in elsewhere.stderr, elsewhere.stdout


def test_the_commands_make_a_set_and_a_card_and_refuse_what_they_cannot(tmp_path):
    done = tapete(tmp_path, "new-set", "keyforge", "frost", "--es", "Escarcha")
    assert done.returncode == 0 and "--set sets=frost" in done.stdout, done.stderr
    inside = tmp_path / "frost" / "tapete_keyforge_frost"
    assert json.loads((inside / "set.json").read_text())["es"] == "Escarcha"
    assert tapete(tmp_path, "new-card", "keyforge", "rime", "--to", str(inside)).returncode == 0
    assert [row["id"] for row in json.loads((inside / "facts.json").read_text())] == ["frost.first", "frost.rime"]
    for words, reason in (
        (("new-set", "keyforge", "frost"), "exists already"),
        (("new-set", "keyforge", "Frost!"), "will not do as an id"),
        (("new-card", "keyforge", "rime", "--to", str(inside)), "already"),
        (("new-card", "res_arcana", "rime", "--to", str(inside)), "is no set of res_arcana"),
        (("new-card", "keyforge", "rime", "--to", str(tmp_path)), "is no set of keyforge"),
    ):
        refused = tapete(tmp_path, *words)
        assert refused.returncode == 2 and reason in refused.stderr and "Traceback" not in refused.stderr, refused.stderr


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("set.json", "{", "cannot be read"),
        ("set.json", '{"game": "keyforge"}', "expected game, id, es and en"),
        ("facts.json", '[{"id": "dust-imp"}]', "begins with 'embers.'"),
        ("cards.py", "card('nobody')", "cannot be declared"),
    ],
)
def test_a_broken_set_is_told_by_its_file(made, tmp_path, file, text, reason):
    broken = tmp_path / "broken"
    broken.mkdir()
    for each in made["keyforge"].iterdir():
        if each.is_file():
            (broken / each.name).write_text(each.read_text())
    (broken / file).write_text(text)
    done = tapete(tmp_path, "simulate", "keyforge", "--games", "1", folders=(broken,))
    assert done.returncode == 2 and file in done.stderr and reason in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


def test_a_card_of_a_set_is_written_once():
    with pytest.raises(Problem):
        set_files.add_card(ROOT, "keyforge", "spark", Words("Chispa", "Spark"))
