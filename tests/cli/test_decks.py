"""Decks on the command line: one door for every command, whatever form the file has."""

import json
import os
import subprocess
import sys

import pytest

from tapete.cli import main
from tapete.cli.text import Phrase, Text
from tapete.games import find

GAMES = ("--games", "1", "--once", "--bots", "random,random", "--json")


def shipped(game: str, at: int = 0) -> dict[str, object]:
    return find(game).documents.decks()[at]


def master_vault(deck: dict[str, object]) -> dict[str, object]:
    """A deck of ours as Master Vault writes it."""
    cards = [{"id": f"{id}/{house}", "card_title": id, "house": house} for id, house in dict.fromkeys(map(tuple, deck["cards"]))]
    ids = [f"{id}/{house}" for id, house in deck["cards"]]
    data = {"name": deck["name"], "_links": {"houses": [], "cards": ids}}
    return {"data": data, "_linked": {"cards": cards, "houses": []}}


def simulated(capsys, game: str, *decks) -> int:
    code = main(["simulate", game, *GAMES, *[word for deck in decks for word in ("--deck", str(deck))]])
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return json.loads(out)["finished"] if code == 0 else -code


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_a_list_of_names_plays_wherever_it_is_valid(capsys, tmp_path, encoding):
    assert main(["deck", "export", "dioses de asgard", "--game", "mitos_y_leyendas"]) == 0
    file = tmp_path / "mi mazo.txt"
    file.write_text(capsys.readouterr().out, encoding)
    assert main(["deck", "validate", str(file), "--game", "mitos_y_leyendas"]) == 0
    capsys.readouterr()
    assert simulated(capsys, "mitos_y_leyendas", file, "dioses de asgard") == 1


def test_a_master_vault_file_is_imported_where_a_deck_is_asked_for(capsys, tmp_path):
    file = tmp_path / "vault.json"
    file.write_text(json.dumps(master_vault(shipped("keyforge"))), "utf-8")
    assert main(["deck", "validate", str(file)]) == 0
    capsys.readouterr()
    assert simulated(capsys, "keyforge", file, str(shipped("keyforge", 1)["name"])) == 1


def test_a_list_with_a_deck_that_cannot_be_read_is_not_a_success(capsys, tmp_path):
    file, out = tmp_path / "decks.json", tmp_path / "out.json"
    file.write_text(json.dumps([shipped("keyforge"), {"cards": []}]), "utf-8")
    assert main(["deck", "import", str(file), "--out", str(out)]) == 1
    told = capsys.readouterr()
    assert "[1]" in told.err and "1 mazo no se ha podido leer" in told.err
    assert "1 mazo escrito en" in told.out
    assert json.loads(out.read_text("utf-8"))["name"] == shipped("keyforge")["name"]


def test_two_decks_are_written_in_the_plural(capsys, tmp_path):
    file, out = tmp_path / "decks.json", tmp_path / "out.json"
    file.write_text(json.dumps([shipped("keyforge"), shipped("keyforge", 1)]), "utf-8")
    assert main(["deck", "import", str(file), "--out", str(out), "--lang", "en"]) == 0
    assert "2 decks written to" in capsys.readouterr().out


def test_a_phrase_agrees_with_its_number():
    phrase = Phrase(es="{n} {n:carta|cartas}", en="{n} {n:card|cards}")
    assert [Text("es")(phrase, n=n) for n in (0, 1, 2)] == ["0 cartas", "1 carta", "2 cartas"]


def test_results_are_written_before_anything_is_printed(tmp_path):
    """Whoever reads the output may leave at once, as ``head`` does; the files are there all the same."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "tapete", "simulate", "res_arcana", "--games", "2", "--out", str(tmp_path / "out")]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert "Traceback" not in done.stderr
    assert (tmp_path / "out" / "results.json").is_file()


@pytest.mark.parametrize(("edition", "set_id"), [("aoa", "AoA"), ("WC", "WC"), ("mundos en colisión", "WC")])
def test_a_random_deck_of_a_set_is_written_and_plays(capsys, tmp_path, edition, set_id):
    out = tmp_path / "deck.json"
    assert main(["deck", "random", "--edition", edition, "--seed", "7", "--out", str(out)]) == 0
    assert json.loads(out.read_text("utf-8"))["name"] == f"{set_id} #7"
    assert main(["deck", "validate", str(out)]) == 0
    capsys.readouterr()
    assert simulated(capsys, "keyforge", out, f"{set_id} #8") == 1, "by its file, and by its name"


def test_a_random_deck_without_a_set_is_of_the_first(capsys):
    written = []
    for words in ([], ["--edition", "cota"]):
        assert main(["deck", "random", "--seed", "7", *words]) == 0
        written.append(capsys.readouterr().out)
    assert written[0] == written[1] and json.loads(written[0])["name"] == "#7"


@pytest.mark.parametrize(
    ("language", "said"), [("es", "no hay ningún set «mm»; hay CotA"), ("en", "there is no set 'mm'; there are CotA")]
)
def test_a_set_that_is_not_there_is_refused_with_those_that_are(capsys, language, said):
    assert main(["deck", "random", "--edition", "mm", "--lang", language]) != 0
    told = capsys.readouterr()
    assert said in told.err and "AoA" in told.err and "WC" in told.err and not told.out


def test_a_game_without_sets_of_random_decks_says_so(capsys):
    assert main(["deck", "random", "--game", "mitos_y_leyendas", "--edition", "aoa"]) != 0
    assert "quita --edition" in capsys.readouterr().err


def test_a_link_to_master_vault_is_explained_wherever_a_deck_is_asked_for(capsys):
    id = "10ff6ac7-c6c9-444b-a1aa-10fe87c3c524"
    for words in (["deck", "import", f"https://www.keyforgegame.com/deck-details/{id}"], ["simulate", "keyforge", "--deck", id]):
        assert main([*words, "--lang", "en"]) != 0
        assert f"api/decks/v2/{id}/?links=cards" in capsys.readouterr().err
