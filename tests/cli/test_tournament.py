"""`tapete tournament`: an organiser at the terminal, from the first name to the last result."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tapete.cli import main
from tapete.cli import tournament_file as kept
from tapete.meet.results import Scale
from tapete.meet.standings import standings
from tapete.meet.tournament import Tournament


class Desk:
    """The organiser's terminal."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "evening.json"
        self.capsys = capsys

    def __call__(self, action: str, *arguments: str, code: int = 0) -> str:
        got = main(["tournament", action, str(self.file), *arguments, "--lang", "en"])
        said = self.capsys.readouterr()
        assert got == code, said.err
        return said.err if code else said.out

    def now(self) -> Tournament:
        return kept.opened(self.file)


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path, capsys)


def begun(desk: Desk, *names: str, options: tuple[str, ...] = ()) -> Desk:
    desk("create", "res_arcana", "--form", "plain", "--seed", "3", *options)
    for name in names:
        desk("register", name)
    return desk


def test_an_evening_from_the_first_name_to_the_export(desk: Desk, tmp_path: Path) -> None:
    begun(desk, "Ana", "Bea", "Cai", "Dan", "Eva", options=("--rounds", "3", "--best-of", "3"))
    assert "Round 1 of 3 · 2 of 3 results are missing" in desk("pair")
    first, _, bye = desk.now().tables[1]
    assert bye.other == ""
    desk("result", "1", "2-1")
    assert "all results are in" in desk("result", "2", "0-2")
    desk("register", "Fay")
    assert "Round 2 of 3" in desk("pair")
    assert len(desk.now().open_tables()) == 3
    assert "the results of tables 1, 2, 3 are missing" in desk("pair", code=2)
    for table in desk.now().tables[2]:
        desk("result", str(table.table), "2-0")
    desk("drop", first.other)
    desk("pair")
    assert first.other not in {each for table in desk.now().tables[3] for each in (table.one, table.other)}
    for table in desk.now().open_tables():
        desk("result", str(table.table), "1-1-1")
    assert "all rounds have been played (3)" in desk("pair", code=2)
    desk("finish")
    assert "the tournament is over" in desk("register", "Late", code=2)
    shown = desk("standings")
    assert "†" in shown and "opponents' match wins" in shown
    desk("export", "--out", str(tmp_path / "all.json"))
    document = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert document["tournament"]["finished"] and len(document["rounds"]) == 3 and len(document["people"]) == 6
    desk("export", "--out", str(tmp_path / "table.csv"))
    rows = list(csv.DictReader((tmp_path / "table.csv").open(encoding="utf-8")))
    assert [row["name"] for row in rows] == [row["name"] for row in document["standings"]]
    results = list(csv.DictReader(desk("export", "--results").splitlines()))
    assert len(results) == sum(len(each["tables"]) for each in document["rounds"])


def test_every_step_can_be_undone_and_stays_in_the_history(desk: Desk) -> None:
    begun(desk, "Ana", "Bea")
    stages = [kept.read(desk.file)]
    for action in (("pair",), ("result", "1", "1-0"), ("rule", "Ana", "warning", "--reason", "slow"), ("drop", "Bea"), ("finish",)):
        desk(*action)
        stages.append(kept.read(desk.file))
    for stage in reversed(stages[:-1]):
        assert "undone" in desk("undo")
        assert vars(desk.now()) == vars(Tournament(stage))
    assert desk("history").count("undone") == 5
    for _ in ("Bea", "Ana"):
        desk("undo")
    assert "there is nothing to undo" in desk("undo", code=2)


def test_a_result_is_changed_only_with_a_reason_which_is_kept(desk: Desk) -> None:
    begun(desk, "Ana", "Bea")
    desk("pair")
    desk("result", "1", "1-0")
    assert "judge's ruling: say why" in desk("result", "1", "0-1", code=2)
    desk("result", "1", "0-1", "--reason", "entered the wrong way round")
    assert "entered the wrong way round" in desk("rulings")
    assert desk.now().results[1, 1].wins == (0, 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("result", "7", "1-0"), "there is no table 7 in round 1; there are 1–2"),
        (("result", "1", "2-0"), "a match ends with 1 wins and has 1 games at most; that is 2-0-0"),
        (("result", "1", "x"), "something like 2-1 is needed"),
        (("result", "2", "1-0"), "bye: there is no result to enter"),
        (("register", "ANA"), "somebody is called ANA already"),
        (("register", "   "), "a name has 1 to 40 letters"),
        (("drop", "Zoe"), "there is nobody called Zoe"),
        (("back", "Ana"), "Ana is in the tournament"),
        (("rule", "Ana", "warning"), "say the reason"),
        (("rule", "Ana", "banished", "--reason", "x"), "there is no ruling 'banished'"),
        (("finish",), "the results of tables 1 are missing"),
        (("create", "keyforge"), "is there already and is left alone"),
        (("register", "Zoe", "--deck", "Carladonna"), "nobody brings a deck"),
        (("register", "Zoe", "--bot", "nobody"), "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(desk: Desk, arguments: tuple[str, ...], said: str) -> None:
    begun(desk, "Ana", "Bea", "Cai")
    desk("pair")
    before = desk.file.read_bytes()
    assert said in desk(*arguments, code=2)
    assert desk.file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("keyforge", "--set", "chains=[4,0]"), "KF-handicap-02"),
        (("atrum_arena", "--minutes", "20"), "AA-trn-14"),
        (("keyforge", "--form", "sealde"), "Did you mean sealed?"),
        (("keyforge", "--tie-breaks", "luck"), "tie_breaks: luck will not do"),
        (("keyforge", "--best-of", "99"), "best_of: 99 will not do; it goes from 1 to 9"),
        (("keyforge", "--points", "3,1"), "four numbers are needed"),
        (("mitos_y_leyendas", "--set", "dance=1"), "dance"),
    ],
)
def test_a_tournament_that_cannot_be_is_not_begun(desk: Desk, arguments: tuple[str, ...], said: str) -> None:
    assert said in desk("create", *arguments, code=2)
    assert not desk.file.exists()


def test_only_those_who_have_come_are_paired(desk: Desk) -> None:
    begun(desk, "Ana", "Bea", "Cai", options=("--check-in",))
    assert "two people have to be there; there are 0" in desk("pair", code=2)
    desk("check-in", "ana", "Bea")
    desk("pair")
    assert {desk.now().tables[1][0].one, desk.now().tables[1][0].other} == {"Ana", "Bea"}


def test_who_leaves_during_a_round_loses_it_and_may_come_back_unless_disqualified(desk: Desk) -> None:
    begun(desk, "Ana", "Bea", "Cai", "Dan", options=("--rounds", "3"))
    desk("pair")
    desk("drop", "Ana", "--reason", "the last bus")
    lost = next(result for result in desk.now().results.values() if "Ana" in result.people())
    assert lost.how == "forfeit" and lost.winner() != "Ana"
    desk("back", "Ana")
    assert "Ana" in desk.now().here()
    desk("rule", "Ana", "disqualified", "--reason", "marked cards")
    assert "Ana was disqualified" in desk("back", "Ana", code=2)


def test_atrum_arena_registers_five_and_warns_three_times(desk: Desk) -> None:
    desk("create", "atrum_arena", "--seed", "1")
    assert "people say what they play" in desk("register", "Ana", code=2)
    three = desk.file.with_name("three.txt")
    three.write_text("fauces-de-ambar\nespada-sin-rey\ntorre-que-anda\n", encoding="utf-8")
    assert "AA-trn-01" in desk("register", "Ana", "--deck", str(three), code=2)
    desk("register", "Ana", "--deck", "La jauría")
    desk("register", "Bea", "--deck", "El osario")
    desk("pair")
    desk("result", "1", "1-0", "--score", "2-0")
    for _ in range(2):
        assert "may be disqualified" not in desk("rule", "Ana", "warning", "--reason", "slow play", "--clause", "AA-trn-20")
    assert "Ana has 3 warnings and may be disqualified (AA-conduct-04)" in desk("rule", "Ana", "warning", "--reason", "slow")
    assert "score" in desk("standings")


def test_a_sealed_deck_is_made_for_each_and_the_same_again(desk: Desk) -> None:
    desk("create", "keyforge", "--form", "sealed", "--seed", "8")
    desk("register", "Ana")
    desk("register", "Bea")
    decks = [each.deck["name"] for each in desk.now().entrants.values()]
    desk("undo")
    desk("register", "Bea")
    assert len(set(decks)) == 2 and [each.deck["name"] for each in desk.now().entrants.values()] == decks


@pytest.mark.parametrize("pairing", ["swiss", "single", "double", "round_robin"])
def test_bots_play_a_tournament_of_every_kind_to_its_end(desk: Desk, pairing: str) -> None:
    desk("bots", "atrum_arena", "--people", "5", "--pairing", pairing, "--seed", "2", "--processes", "1")
    now = desk.now()
    assert now.finished and now.standings()[0].place == 1
    assert {row.person for row in now.standings()} == set(now.entrants)
    assert any(sum(result.score) for result in now.results.values())


@pytest.mark.parametrize(("game", "form"), [("keyforge", "sealed"), ("res_arcana", "match"), ("mitos_y_leyendas", "primera_era")])
def test_bots_play_the_games_own_forms(desk: Desk, game: str, form: str) -> None:
    desk("bots", game, "--form", form, "--people", "4", "--rounds", "1", "--seed", "2", "--processes", "1")
    assert desk.now().finished


def test_a_swiss_of_33_goes_on_after_it_was_killed_and_ends_as_it_would_have(desk: Desk) -> None:
    """Some come late, some leave; no repeats, fair byes, and the standings follow from the results that were exported."""
    words = ["keyforge", "--people", "33", "--rounds", "6", "--late", "3", "--leave", "4", "--seed", "5", "--processes", "1"]
    command = [sys.executable, "-m", "tapete", "tournament", "bots", str(desk.file), *words]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
    for _ in range(600):
        time.sleep(0.1)
        if desk.file.exists() and desk.now().round >= 2 and 0 < len(desk.now().open_tables()) < 14:
            break
    running.send_signal(signal.SIGKILL)
    running.wait()
    halfway = kept.read(desk.file)
    assert not desk.now().finished and desk.now().round >= 2
    document = json.loads(desk("bots", *words, "--json"))
    assert kept.read(desk.file)[: len(halfway)] == halfway
    now = desk.now()
    assert now.finished and now.round == 6 and len(now.entrants) == 33 and len(now.gone()) == 4
    pairs = Counter(frozenset((row["one"], row["other"])) for each in document["rounds"] for row in each["tables"] if row["other"])
    byes = Counter(row["one"] for each in document["rounds"] for row in each["tables"] if not row["other"])
    assert max(pairs.values()) == 1 and max(byes.values()) == 1
    again = standings(now.seeds, now.all_results(), Scale(), now.terms.tie_breaks)
    assert [(row.place, row.person, row.points) for row in again] == [
        (row["place"], row["name"], row["points"]) for row in document["standings"]
    ]
    whole = desk.file.with_name("whole.json")
    assert main(["tournament", "bots", str(whole), *words]) == 0
    desk.capsys.readouterr()
    assert kept.opened(whole).results == now.results


def test_two_terminals_lose_no_step(desk: Desk) -> None:
    begun(desk)
    command = [sys.executable, "-m", "tapete", "tournament", "register", str(desk.file)]
    running = [subprocess.Popen([*command, f"P{at}"], stdout=subprocess.DEVNULL, env=os.environ) for at in range(4)]
    assert [each.wait() for each in running] == [0] * 4
    assert len(desk.now().entrants) == 4


@pytest.mark.parametrize("written", ["", "[]", '{"tapete": "tournament"}', '{"tapete": "tournament", "version": 1, "steps": [{}]}'])
def test_another_file_is_not_taken_for_a_tournament(desk: Desk, written: str) -> None:
    desk.file.write_text(written, encoding="utf-8")
    assert "is not the file of a tournament" in desk("show", code=2)


def test_the_forms_of_a_game_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "forms", "keyforge", "--lang", "es"]) == 0
    assert "sealed: Sellado" in capsys.readouterr().out


def test_names_that_look_like_formulas_stay_names(desk: Desk) -> None:
    begun(desk, "=1+1", "Bea")
    desk("pair")
    desk("result", "1", "1-0")
    assert "'=1+1" in desk("export", "--results")
