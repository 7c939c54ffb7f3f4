"""What is served over HTTP: the front page and the table's files, games, rules, cards."""

import gzip
import json
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.served import BOT, ME, PATIENCE, Seat, Served, call, new_match, request

from tapete import games
from tapete.server import app, pages


def test_until_the_table_is_built_the_front_page_says_so(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    status, headers, content = request(served.port, "GET", "/")
    assert status == 200 and "todavía no está construida" in content.decode() and "not built yet" in content.decode()
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_files_of_the_table_are_served_and_nothing_beside_them(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Tapete</title>")
    (static / "assets" / "table-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    assert request(served.port, "GET", "/")[1]["cache-control"] == "no-cache"
    status, headers, content = request(served.port, "GET", "/assets/table-1a2b.js")
    assert (status, content) == (200, b"1") and "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript") or "javascript" in headers["content-type"]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/nothing", "/assets"):
        assert request(served.port, "GET", path)[0] == 404


def test_the_front_page_does_not_wait_for_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = threading.Event()
    monkeypatch.setattr(app, "load", lambda: loaded.wait(PATIENCE))
    starting = Served(tmp_path)
    assert request(starting.port, "GET", "/")[0] == 200
    with ThreadPoolExecutor(1) as another:
        told = another.submit(call, starting.port, "GET", "/api/games")
        with pytest.raises(TimeoutError):
            told.result(0.3)
        loaded.set()
        assert len(told.result(PATIENCE)[1]["games"]) == len(games.ids())
    starting.stop()


PLAIN = {"Accept-Encoding": "identity"}
ZIPPED = {"Accept-Encoding": "gzip, br"}


@pytest.mark.parametrize("path", ["/", "/assets/table-1a2b.js", "/assets/table-1a2b.css", "/icons/keyforge.json", "/icon.svg"])
def test_files_are_packed_for_who_takes_them_so(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    file = tmp_path / (path[1:] or "index.html")
    file.parent.mkdir(exist_ok=True)
    file.write_text("the table " * 500)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    status, headers, content = request(served.port, "GET", path, headers=ZIPPED)
    assert status == 200 and headers["content-encoding"] == "gzip" and headers["vary"] == "Accept-Encoding"
    assert len(content) < 500 and gzip.decompress(content) == file.read_bytes()
    status, headers, content = request(served.port, "GET", path, headers=PLAIN)
    assert "content-encoding" not in headers and content == file.read_bytes()
    assert request(served.port, "GET", path, headers={"If-None-Match": headers["etag"]})[0] == 304
    file.write_text("another table")
    os.utime(file, ns=(1, 1))
    assert request(served.port, "GET", path, headers=PLAIN)[2] == b"another table"


def test_letters_are_packed_already(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/letters.woff2").write_bytes(bytes(2000))
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    status, headers, content = request(served.port, "GET", "/assets/letters.woff2", headers=ZIPPED)
    assert status == 200 and "content-encoding" not in headers and content == bytes(2000)


@pytest.mark.parametrize("path", ["/api/games", "/api/cards/res_arcana", "/api/tables/res_arcana", "/api/rules/res_arcana"])
def test_what_changes_only_with_the_server_is_packed_and_kept(served: Served, path: str) -> None:
    status, headers, content = request(served.port, "GET", path, headers=ZIPPED)
    assert status == 200 and headers["content-encoding"] == "gzip" and headers["content-type"] == "application/json"
    told = request(served.port, "GET", path, headers=PLAIN)[2]
    assert gzip.decompress(content) == told and len(content) < len(told) / 2
    assert json.loads(told)
    assert request(served.port, "GET", path, headers={"If-None-Match": headers["etag"]})[0] == 304


def test_the_games_with_all_that_can_be_chosen(served: Served) -> None:
    status, told = call(served.port, "GET", "/api/games")
    assert status == 200 and told["languages"] == ["es", "en"]
    assert "aprendiz" in [level["id"] for level in told["levels"]]
    by_id = {game["id"]: game for game in told["games"]}
    assert set(by_id) == set(games.ids())
    assert by_id["keyforge"]["decks"] and all("name" in deck for deck in by_id["keyforge"]["decks"])
    assert [choice["field"] for choice in by_id["res_arcana"]["choices"]] == ["mode", "match", "first"]
    assert by_id["res_arcana"]["players"] == {"least": 2, "most": 4}


def test_chosen_decks_and_variants_are_played(served: Served) -> None:
    names = [str(deck["name"]) for deck in games.find("keyforge").documents.decks()][:2]
    setup = {"decks": names, "first": 1}
    made = new_match(served.port, "keyforge", [ME, ME], setup=setup)
    match = served.room(made["match"]).match
    decks = match.kept.setup["decks"]
    assert isinstance(decks, list)
    assert [deck["name"] for deck in decks] == names
    assert match.game.active(match.state) == 1
    drafted = new_match(served.port, "res_arcana", [ME, ME], setup={"mode": "draft"})
    seat = Seat(served.port, drafted["match"], drafted["seats"][0]["token"])
    assert seat.update["question"]["kind"] == "pick"
    seat.close()


def test_the_same_seed_gives_the_same_match(served: Served) -> None:
    made = [new_match(served.port, "keyforge", [ME, ME], seed=61) for _ in range(2)]
    seats = [Seat(served.port, each["match"], each["seats"][0]["token"]) for each in made]
    assert seats[0].update == seats[1].update
    assert made[0]["shuffle"]["kind"] == "seed"
    for seat in seats:
        seat.close()


def test_the_rulebook_is_asked_in_both_languages(served: Served) -> None:
    for language, words in (("es", "quien%20vence%20con%20tres%20llaves"), ("en", "who%20wins%20with%20three%20forged%20keys")):
        status, told = call(served.port, "GET", f"/api/rules/keyforge?q={words}")
        assert status == 200 and "KF-overview-02" in [clause["id"] for clause in told["clauses"][:5]]
        found = next(clause for clause in told["clauses"] if clause["id"] == "KF-overview-02")
        marked = [found["text"][language][first:last] for first, last in found["marks"][language]]
        assert "llaves" in marked or "keys" in marked
    assert call(served.port, "GET", "/api/rules/keyforge/KF-overview-02")[1]["text"]["en"].startswith("The first player")
    assert call(served.port, "GET", "/api/rules/keyforge/KF-none-99")[1]["code"] == "no_such_clause"
    assert call(served.port, "GET", "/api/rules/chess")[1]["code"] == "no_such_game"
    everything = call(served.port, "GET", "/api/rules/atrum_arena")[1]
    assert everything["found"] == len(everything["clauses"]) > 100


def test_cards_with_their_texts(served: Served) -> None:
    status, headers, content = request(served.port, "GET", "/api/cards/keyforge")
    assert status == 200
    assert request(served.port, "GET", "/api/cards/keyforge", headers={"If-None-Match": headers["etag"]})[0] == 304
    packed = request(served.port, "GET", "/api/cards/keyforge", headers={"Accept-Encoding": "gzip, br"})
    assert packed[1]["content-encoding"] == "gzip" and gzip.decompress(packed[2]) == content
    assert len(packed[2]) < len(content) / 3 and packed[1]["etag"] == headers["etag"]
    card = call(served.port, "GET", "/api/cards/keyforge/anger")[1]
    assert card["name"]["es"] == "Furia" and card["text"]["es"] and card["text"]["en"]
    assert call(served.port, "GET", "/api/cards/keyforge/nobody")[1]["code"] == "no_such_card"
    assert call(served.port, "DELETE", "/api/games")[0] == 405


def test_a_deck_is_read_as_people_bring_it(served: Served) -> None:
    listed = "# Dos cartas\n3 Skadi\n2 Zara"
    status, deck = call(served.port, "POST", "/api/decks/mitos_y_leyendas", {"text": listed})
    assert status == 200 and deck["name"] == "Dos cartas" and [count for _, count in deck["cards"]] == [3, 2]
    own = {"name": "Corto", "houses": ["brobnar", "dis", "logos"], "cards": [["troll", "brobnar"]]}
    status, deck = call(served.port, "POST", "/api/decks/keyforge", {"text": json.dumps(own)})
    assert status == 200 and deck["cards"] == [["troll", "brobnar"]]
    status, problem = call(served.port, "POST", "/api/decks/mitos_y_leyendas", {"text": "3 Nadie"})
    assert status == 400 and problem["code"] == "bad_setup" and problem["detail"] == "deck"
    assert problem["text"]["es"].startswith("Así no se puede preparar la partida. Línea 1: no hay ninguna carta «Nadie»; ¿querías ")
    assert problem["text"]["en"].startswith("The match cannot be set up like this. Line 1: unknown card 'Nadie'; did you mean ")
    status, problem = call(served.port, "POST", "/api/decks/res_arcana", {"text": "{}"})
    assert status == 400 and problem["code"] == "bad_setup"
    assert problem["text"]["es"] == "Así no se puede preparar la partida. Res Arcana no tiene mazos."
    status, problem = call(served.port, "POST", "/api/decks/mitos_y_leyendas", {"text": "3 nobody\n" * 100})
    assert status == 400 and 400 < len(problem["text"]["es"]) < 500 and problem["text"]["es"].endswith("…")


def test_a_position_is_read_as_yaml_and_played(served: Served) -> None:
    written = "game: keyforge\nhouse: brobnar\nplayers:\n- {houses: [brobnar, dis, logos], hand: [punch]}\n- {aember: 6}\n"
    status, position = call(served.port, "POST", "/api/positions/keyforge", {"text": written})
    assert status == 200 and position["players"][1] == {"aember": 6}
    made = new_match(served.port, "keyforge", [ME, BOT], setup={"position": position})
    assert made["game"] == "keyforge"
    status, problem = call(served.port, "POST", "/api/positions/keyforge", {"text": "game: keyforge\nhouse: nobody"})
    assert status == 400 and problem["code"] == "bad_setup"
    status, problem = call(served.port, "POST", "/api/positions/keyforge", {"text": '{"players": [{"aember": "x"}, {}]}'})
    assert (status, problem["detail"]) == (400, "players[0].aember")
    assert problem["text"] == {
        "es": "Así no se puede preparar la partida. Hace falta un número entero, no «x».",
        "en": "The match cannot be set up like this. Expected a whole number, not 'x'.",
    }
    status, problem = call(served.port, "POST", "/api/positions/keyforge", {"text": '{"players": [{}, {}], "\\ud800": 1}'})
    assert (status, problem["code"], problem["detail"]) == (400, "bad_setup", "position.?")  # half a character cannot be sent back


def test_a_document_cannot_grow_by_references(served: Served) -> None:
    text = "a: &a [1, 2]\nb: [*a, *a]"
    status, problem = call(served.port, "POST", "/api/positions/keyforge", {"text": text})
    assert status == 400 and problem["code"] == "bad_setup"


def test_pictures_that_were_not_built_are_those_that_a_package_brings(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    monkeypatch.setattr(pages.plugins, "drawings", lambda game: {"square": game})
    assert call(served.port, "GET", "/icons/keyforge.json") == (200, {"square": "keyforge"})
    assert call(served.port, "GET", "/icons/chess.json")[0] == 404
    assert call(served.port, "GET", "/icons/table.json")[0] == 404
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "table.json").write_text('{"cog": ""}')
    assert call(served.port, "GET", "/icons/table.json") == (200, {"cog": ""})
    assert call(served.port, "GET", "/icons/" + "x" * 400 + ".json")[0] == 404
