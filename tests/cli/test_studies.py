"""`tapete lab gauntlet, matrix, ablate, card, openings` as somebody asks them at the terminal."""

import csv
import json
import subprocess
import sys
import time

import pytest

from tapete import __version__, build
from tapete.cli import main

QUICK = ["--bot", "random", "--processes", "1"]
TRIO = ["Carladonna", "Parker la Sedienta", "Tsong, the Watcher of Food"]
GAUNTLET = ["gauntlet", "keyforge", "Carladonna", "--against", TRIO[1], "--deals", "8", *QUICK]
QUESTIONS = {
    "gauntlet": (GAUNTLET, "opponents.csv", 1),
    "matrix": (["matrix", "keyforge", *TRIO, "--deals", "2", *QUICK], "pairs.csv", 3),
    "ablate a card": (["ablate", "keyforge", "smith", "--deals", "4", *QUICK], "worth.csv", 1),
    "ablate a deck": (["ablate", "atrum_arena", "La jauría", "--deals", "2", *QUICK], "worth.csv", 3),
    "card": (["card", "mitos_y_leyendas", "ullr", "--deals", "4", *QUICK], "worth.csv", 1),
    "openings": (["openings", "res_arcana", "--at", "mage", "--deals", "3", *QUICK], "worth.csv", None),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_with_files_that_say_with_what_they_were_made(question, tmp_path, capsys):
    asked, table, rows = QUESTIONS[question]
    assert main(["lab", *asked, "--seed", "3", "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert (told["tapete"], told["build"], told["seed"], told["bot"]) == (__version__, build.which(), 3, "random")
    assert told["rules"]
    assert told["cards"]
    with (tmp_path / table).open(encoding="utf-8") as file:
        found = list(csv.DictReader(file))
    assert found
    assert rows is None or len(found) == rows
    for row in found:
        middle, low, high = [float(row["share" if "share" in row else "mean"]), float(row["low"]), float(row["high"])]
        assert low <= middle <= high
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" in page
    assert __version__ in page
    assert f"{told['cards']}." in page, "the page says with what it was made"


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_in_words_of_both_languages(question, capsys):
    asked, _, _ = QUESTIONS[question]
    said = []
    for lang in ("es", "en"):
        assert main(["--lang", lang, "lab", *asked]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] != said[1]
    assert "95 %" in said[0]
    assert "95%" in said[1]


def test_processes_change_nothing(capsys):
    told = []
    for processes in ("1", "2"):
        assert main(["lab", *GAUNTLET, "--processes", processes, "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_gauntlet_stops_when_it_is_settled(capsys):
    """Carladonna loses nearly everything against Tsong when both are played at random."""
    assert main(["lab", "gauntlet", "keyforge", "Carladonna", "--against", TRIO[2], "--deals", "400", *QUICK, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["settled"] == "lower"
    assert told["high"] < 0.5
    assert told["deals"] < 100
    assert told["looked_at"] <= told["deals"]


def test_a_study_that_is_killed_goes_on_where_it_was(tmp_path, capsys):
    """Killed without warning; what it had written down is not played again, and the answer is the same to the byte."""
    asked = ["lab", "matrix", "keyforge", *TRIO, "--deals", "20", *QUICK, "--out"]
    assert main([*asked, str(tmp_path / "whole")]) == 0
    whole = {name: (tmp_path / "whole" / name).read_bytes() for name in ("results.json", "pairs.csv", "ratings.csv", "report.html")}
    folder = tmp_path / "killed"
    code = f"import sys; from tapete.cli import main; sys.exit(main({[*asked, str(folder)]!r}))"
    killed = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    journal = folder / "journal.jsonl"
    limit = time.monotonic() + 120
    while not (journal.is_file() and journal.read_bytes().count(b"\n") >= 3):
        assert killed.poll() is None, "it ended before it could be killed"
        assert time.monotonic() < limit
        time.sleep(0.005)
    killed.kill()
    killed.wait()
    assert not (folder / "results.json").exists()
    before = journal.read_bytes()
    kept = before[: before.rfind(b"\n") + 1]
    assert main([*asked, str(folder)]) == 0
    assert {name: (folder / name).read_bytes() for name in whole} == whole
    after = journal.read_bytes()
    assert after.startswith(kept)
    numbers = [number for line in after.decode().splitlines()[1:] for number in json.loads(line)]
    assert sorted(numbers, key=int) == [str(number) for number in range(60)], "no deal is played twice"
    capsys.readouterr()


def test_the_folder_of_another_study_is_refused(tmp_path, capsys):
    assert main(["lab", *GAUNTLET, "--out", str(tmp_path)]) == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert main(["lab", *GAUNTLET, "--seed", "2", "--out", str(tmp_path)]) == 2
    assert "seed: 1 / 2" in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
