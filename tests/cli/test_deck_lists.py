"""`tapete deck --game mitos_y_leyendas`: lists of names in, lists of names out, and what is wrong with them."""

from tapete.cli import main


def test_a_shipped_deck_goes_out_as_a_list_and_comes_back_valid(capsys, tmp_path):
    assert main(["deck", "export", "dioses de asgard", "--game", "mitos_y_leyendas"]) == 0
    listed = capsys.readouterr().out
    assert listed.startswith("# Dioses de Asgard\n")
    file = tmp_path / "asgard.txt"
    file.write_text(listed, "utf-8")
    assert main(["deck", "validate", str(file), "--game", "mitos_y_leyendas"]) == 0


def test_a_bad_deck_is_told_its_clauses(capsys, tmp_path):
    file = tmp_path / "malo.txt"
    file.write_text("4 huracan\n", "utf-8")
    assert main(["deck", "validate", str(file), "--game", "mitos_y_leyendas"]) == 1
    said = capsys.readouterr().out
    for clause in ("ML-deck-01", "ML-deck-02", "ML-deck-07"):
        assert clause in said


def test_an_unknown_name_gets_a_hint(capsys, tmp_path):
    file = tmp_path / "raro.txt"
    file.write_text("3 huracam\n", "utf-8")
    assert main(["deck", "import", str(file), "--game", "mitos_y_leyendas"]) != 0
    assert "Huracán" in capsys.readouterr().err


def test_every_wrong_line_is_told_in_the_language_of_the_run(capsys, tmp_path):
    file = tmp_path / "raro.txt"
    file.write_text("3 huracam\n2 YANOMAMI\n1 espada reaal\n", "utf-8")
    assert main(["deck", "validate", str(file), "--game", "mitos_y_leyendas"]) != 0
    said = capsys.readouterr().err
    assert "línea 1: no hay ninguna carta «huracam»; ¿querías decir Huracán?" in said
    assert "línea 3: no hay ninguna carta «espada reaal»; ¿querías decir Espada Real, Espada Celestial o Escudo Real?" in said
    assert main(["deck", "validate", str(file), "--game", "mitos_y_leyendas", "--lang", "en"]) != 0
    assert "line 1: unknown card 'huracam'; did you mean Huracán?" in capsys.readouterr().err


def test_an_unknown_id_of_a_document_gets_a_hint_too(capsys, tmp_path):
    file = tmp_path / "raro.json"
    file.write_text('{"name": "x", "cards": [["huracam", 3]]}', "utf-8")
    assert main(["deck", "validate", str(file), "--game", "mitos_y_leyendas"]) == 1
    assert "no hay ninguna carta «huracam»; ¿querías decir huracan? (ML-scope-02)" in capsys.readouterr().out
