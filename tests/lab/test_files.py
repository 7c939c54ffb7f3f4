"""The files of a simulation."""

import csv
import json

import pytest

from tapete.cli import main
from tapete.lab import files
from tapete.lab.journal import Journal
from tapete.lab.plan import Plan
from tapete.lab.simulate import simulate

PLAN = Plan("dungeon_alliance", 6, ("random", "light"), seed=5)


@pytest.fixture(scope="module")
def done(tmp_path_factory):
    folder = tmp_path_factory.mktemp("out")
    result = simulate(PLAN, 1, folder=folder)
    written, missing = files.write_results(folder, result, Journal(folder, PLAN).outcomes(), "en")
    return folder, result, written, missing


def rows(file):
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_the_tables_hold_every_game_and_unit(done):
    folder, result, written, _ = done
    assert {"results.json", "report.html", "games.csv", "units.csv"} <= set(written)
    games = rows(folder / "games.csv")
    assert [int(row["game"]) for row in games] == list(range(6))
    assert sum(int(row["decisions"]) for row in games) == result.decisions
    assert all(row["winning_bots"] for row in games)
    units = rows(folder / "units.csv")
    assert {row["id"]: int(row["games"]) for row in units} == {id: unit.share.games for id, unit in result.sums.units.items()}
    assert json.loads((folder / "results.json").read_text("utf-8")) == json.loads(json.dumps(result.as_json()))


def test_parquet_holds_the_same(done):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed (make extras)")
    folder, _, written, _ = done
    assert {"games.parquet", "units.parquet"} <= set(written)
    table = parquet.read_table(folder / "games.parquet").to_pylist()
    assert [{name: str(value) for name, value in row.items()} for row in table] == rows(folder / "games.csv")


def test_charts_are_drawn_as_png_and_svg(done):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make extras)")
    folder, _, written, _ = done
    for name in ("bots", "seats", "units", "decisions", "scores"):
        assert {f"{name}.png", f"{name}.svg"} <= set(written)
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (folder / f"{name}.svg").read_text("utf-8")


def test_the_page_stands_alone_and_tells_everything(done):
    folder, result, _, _ = done
    page = (folder / "report.html").read_text("utf-8")
    assert page.count("<script") == 1 and "src=" not in page and "http" not in page and "fetch" not in page
    for label in result.shares:
        assert label in page
    assert "Decisions in a game" in page and "<svg" in page
    assert all(f"{100 * share.share:.1f} %" in page for share in result.sums.seats.values())


def test_what_cannot_be_written_is_said(done, monkeypatch, tmp_path):
    _, result, _, _ = done
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    written, missing = files.write_results(tmp_path, result, [], "es")
    assert missing == ["pyarrow", "matplotlib"]
    assert sorted(written) == ["games.csv", "report.html", "results.json", "units.csv"]


def test_the_command_writes_its_folder_and_goes_on_in_it(capsys, tmp_path):
    command = ["simulate", "keyforge", "--games", "3", "--processes", "1", "--out", str(tmp_path), "--json"]
    assert main(command) == 0
    captured = capsys.readouterr()
    first = json.loads(captured.out)
    assert "report.html" in captured.err and (tmp_path / "report.html").is_file()
    assert main([*command, "--games", "3"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again | {"seconds": 0} == first | {"seconds": 0}
    assert main([*command, "--seed", "9"]) == 2
    assert "otra simulación" in capsys.readouterr().err


def test_decks_and_fields_of_each_bot(capsys):
    from tapete.games import find

    names = [str(deck["name"]) for deck in find("keyforge").documents.decks()[:2]]
    decks = [word for name in names for word in ("--deck", name)]
    few = ["simulate", "keyforge", "--games", "2", "--processes", "1"]
    assert main([*few, *decks, "--each", "chains=[5,0]"]) == 0
    assert main([*few, *decks[:2]]) == 2
    assert "uno por bot" in capsys.readouterr().err
    assert main([*few, "--each", "chains=[a,b]"]) == 2


def test_ray_is_asked_for_by_name(capsys, monkeypatch):
    from tapete.cli.commands import simulate as command

    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert main(["simulate", "keyforge", "--games", "1", "--engine", "ray"]) == 2
    assert "tapete[ray]" in capsys.readouterr().err
