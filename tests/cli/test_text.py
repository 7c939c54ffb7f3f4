"""`tapete text`: cards in both languages."""

import json

import pytest

from tapete.cli import main
from tapete.games import find


def test_one_card_is_printed_in_both_languages(capsys):
    assert main(["text", "keyforge", "cañon"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Cañón / Cannon  [cannon]\n")
    assert "Acción: Inflige 2 de daño a una criatura." in out
    assert "Action: Deal 2 damage to a creature." in out


@pytest.mark.parametrize(("language", "told"), [("es", "no hay ninguna carta «xx»."), ("en", "there is no card 'xx'.")])
def test_a_card_like_no_other_is_refused_without_a_hint(capsys, language, told):
    assert main(["text", "keyforge", "xx", "--lang", language]) == 2
    assert f"{told}\n" in capsys.readouterr().err


def test_all_cards_are_printed_with_a_count(capsys):
    assert main(["text", "keyforge", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    game = find("keyforge")
    for id in game.catalogue:
        assert f"[{id}]" in out
    assert "cards implemented" in out.splitlines()[-1]


def test_what_is_missing_is_one_json_object(capsys):
    assert main(["text", "keyforge", "--missing", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["game", "cards", "printings", "implemented", "missing"]
    assert data["game"] == "keyforge" and data["cards"] == 868 and data["printings"] == 1155
    assert data["cards"] == data["implemented"] + len(data["missing"])


def test_the_texts_are_there_for_programs(capsys):
    assert main(["text", "keyforge", "troll", "--json"]) == 0
    (card,) = json.loads(capsys.readouterr().out)["texts"]
    assert card["name"] == {"es": "Trol", "en": "Troll"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["trolll"], "¿Querías decir Trol, troll"), (["troll", "--missing"], "--missing"), (["zzzzzz"], "no hay ninguna carta")],
)
def test_a_wrong_card_is_answered(capsys, arguments, told):
    assert main(["text", "keyforge", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_what_is_missing_of_mitos_y_leyendas_is_ranked_by_what_keeps_it_back(capsys):
    assert main(["text", "mitos_y_leyendas", "--missing", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    waiting = [group["cards"] for group in data["waiting"]]
    assert [id for group in waiting for id in group] == data["missing"]  # each missing card once, with its reason
    assert len(set(data["missing"])) == data["cards"] - data["implemented"]
    sizes = [len(group) for group in waiting if group is not waiting[-1]]
    assert sizes == sorted(sizes, reverse=True)
    assert main(["text", "mitos_y_leyendas", "--missing", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[0] == str(len(waiting[0]))
    assert lines[1].strip() == waiting[0][0]


def test_a_card_is_said_in_symbols_with_their_legend(capsys):
    assert main(["text", "res_arcana", "athanor", "--symbols", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "↷    turn" in told and "→    leads to" in told
    assert "      ↷, −1 ✹ ▶ ↴ 2 ✹\n      ↷, ⤴ 6 ✹, −X = ▶ +X ◉\n" in told
    assert told.endswith("res_arcana: 2 of 2 abilities are said in symbols\n")


def test_symbols_are_there_for_programs(capsys):
    assert main(["text", "res_arcana", "--symbols", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["abilities"] == data["said"] == sum(len(lines) for lines in data["symbols"].values())
    assert data["symbols"]["catacombs_of_the_dead"][-1] == "1 ★ / ☠", "what a place scores"
    assert {"id": "turn", "glyph": "↷", "name": {"es": "agota", "en": "turn"}} in data["legend"]


def test_what_is_missing_has_no_symbols(capsys):
    assert main(["text", "res_arcana", "--symbols", "--missing"]) == 2
