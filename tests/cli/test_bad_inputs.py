"""Wrong questions: each is answered with a sentence in the language of the run, exit code 2, and nothing written."""

import pytest

from tapete.cli import main

# Files that lie in the folder: a deck with a card that does not exist, what is no document, a folder, what is no journal.
FILES = {
    "bad.json": '{"name": "x", "houses": ["brobnar", "dis", "logos"], "cards": [["no-such-card", "brobnar"]]}',
    "torn.json": '{"name": "x", ',
    "torn.yaml": "a: [1, 2\nb: }",
    "list.json": "[1, 2, 3]",
    "empty.json": "",
    "number.json": "7",
    "bytes.json": "\x00\x01\x02",
    "record.json": '{"game": "keyforge", "answers": ["nonsense"]}',
    "game.json": '{"game": "chess"}',
    "folder/journal.jsonl": "this is no journal\n",
}
WRONG = """
simulate
simulate chess
simulate keyforge --games 0
simulate keyforge --games -3
simulate keyforge --games many
simulate keyforge --games 1.5
simulate keyforge --bots nobody,random
simulate keyforge --bots random,random,random
simulate keyforge --bots ismcts:abc,random
simulate keyforge --bots ,
simulate keyforge --bots no.such.module:Bot,random
simulate keyforge --bots missing.pt,random
simulate keyforge --players 9
simulate res_arcana --bots random --players 9
simulate keyforge --set chians=[4,0]
simulate keyforge --set chains
simulate res_arcana --bots random,random --set mode=nonsense
simulate keyforge --deck Nobody --deck Carladonna
simulate keyforge --deck Carladonna
simulate keyforge --deck torn.json --deck Carladonna
simulate keyforge --deck bad.json --deck Carladonna
simulate keyforge --deck list.json --deck Carladonna
simulate keyforge --deck number.json --deck Carladonna
simulate keyforge --each chains=[1,2,3]
simulate keyforge --seed x
simulate keyforge --replay 100
simulate keyforge --engine cloud
simulate keyforge --games 2 --out list.json
simulate keyforge --games 2 --out list.json/below
simulate keyforge --games 2 --out folder
simulate keyforge --processes 0
lab
lab question
lab ladder keyforge --bots random
lab ladder keyforge --bots random,nobody
lab ladder keyforge --games 2 --bots random,random --out list.json
lab balance keyforge --bot random,random
lab balance keyforge --only everything
lab balance keyforge --games 2 --bot random --out list.json
lab chains Carladonna
lab chains Carladonna Nobody
lab chains Carladonna bad.json
lab gauntlet keyforge
lab gauntlet keyforge Nobody
lab gauntlet keyforge empty.json
lab gauntlet res_arcana Healer
lab gauntlet keyforge Carladonna --against Nobody
lab gauntlet keyforge Carladonna --margin 50
lab gauntlet keyforge Carladonna --margin x
lab gauntlet keyforge Carladonna --bot random,random
lab gauntlet keyforge Carladonna --deals 0
lab gauntlet keyforge Carladonna --bot random --deals 2 --out list.json
lab gauntlet keyforge Carladonna --bot random --deals 2 --out folder
lab matrix keyforge Carladonna
lab matrix keyforge Carladonna Carladonna
lab matrix dungeon_alliance
lab ablate keyforge
lab ablate keyforge no-such-thing
lab ablate keyforge smith --deck Carladonna
lab ablate dungeon_alliance Bull
lab card keyforge no-such-card
lab card res_arcana healer
lab openings keyforge --at lunch
lab openings keyforge --players 4
lab openings chess
replay
replay missing.json
replay torn.json
replay list.json
replay game.json
replay record.json
position missing.json
position torn.yaml
position number.json
deck validate missing.json
deck validate bytes.json
deck show keyforge Nobody
text keyforge no-such-card
text chess
rules ask
rules show keyforge KF-nothing-99
interface chess
bench keyforge --seconds 0
bench keyforge --seconds x
new-card keyforge no-such-card
new-card res_arcana UPPER!
new-game Bad-Name!
completion cobol
conformance chess
words chess
serve --port 99999999
serve --port x
play chess
admin check --data missing
nonsense
--lang fr simulate keyforge
simulate keyforge --unknown
"""
LINES = [line for line in WRONG.splitlines() if line]


@pytest.fixture
def place(tmp_path, monkeypatch):
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def contents(folder):
    return {str(file.relative_to(folder)): file.read_bytes() if file.is_file() else None for file in folder.rglob("*")}


def asked(words):
    try:
        return main(words)
    except SystemExit as left:
        return left.code


@pytest.mark.parametrize("line", LINES)
def test_a_wrong_question_is_a_sentence(line, place, capsys):
    before = contents(place)
    said = []
    for lang in ("es", "en"):
        words = line.split()
        code = asked(words if words[0] == "--lang" else [*words, "--lang", lang])
        told = capsys.readouterr()
        assert code == 2, (code, told)
        assert told.out == ""
        assert told.err.startswith("tapete: "), told.err
        sentence = told.err.splitlines()[0].removeprefix("tapete: ")
        assert len(sentence.split()) >= 2, sentence
        for word in (
            "Traceback",
            "Errno",
            "Error(",
            "NoneType",
            "KeyError",
            "File exists",
            "<unicode string>",
            "object at 0x",
            "Phrase(",
        ):
            assert word not in told.err, told.err
        said.append(sentence)
    assert contents(place) == before, "nothing is written"
    assert line.startswith("--lang") or said[0] != said[1], said


def test_there_are_sixty_and_more():
    assert len(set(LINES)) == len(LINES) >= 60


def test_what_the_system_says_is_said_in_the_language_of_the_run(place, capsys):
    assert asked(["simulate", "keyforge", "--games", "2", "--out", "list.json", "--lang", "es"]) == 2
    assert "ahí hay un archivo, no una carpeta" in capsys.readouterr().err
    assert asked(["simulate", "keyforge", "--deck", "torn.json", "--deck", "Carladonna", "--lang", "es"]) == 2
    assert "línea 1, columna 15" in capsys.readouterr().err
    assert asked(["simulate", "keyforge", "--players", "9", "--lang", "en"]) == 2
    assert "keyforge is for 2 players, not 9" in capsys.readouterr().err
