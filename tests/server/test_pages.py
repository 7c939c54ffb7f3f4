"""What is served over HTTP: the front page and the table's files, games, rules, cards."""

from pathlib import Path

import pytest
from tests.server.served import ME, Seat, Served, call, new_match, request

from tapete import games
from tapete.server import pages


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
    names = [str(deck["name"]) for deck in games.find("keyforge").decks()][:2]
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


def test_the_rulebook_is_searched_in_both_languages(served: Served) -> None:
    for words in ("tres%20llaves%20vence", "three%20forged%20keys%20wins"):
        status, told = call(served.port, "GET", f"/api/rules/keyforge?q={words}")
        assert status == 200 and "KF-overview-02" in [clause["id"] for clause in told["clauses"]]
    assert call(served.port, "GET", "/api/rules/keyforge/KF-overview-02")[1]["text"]["en"].startswith("The first player")
    assert call(served.port, "GET", "/api/rules/keyforge/KF-none-99")[1]["code"] == "no_such_clause"
    assert call(served.port, "GET", "/api/rules/chess")[1]["code"] == "no_such_game"
    everything = call(served.port, "GET", "/api/rules/atrum_arena")[1]
    assert everything["found"] == len(everything["clauses"]) > 100


def test_cards_with_their_texts(served: Served) -> None:
    status, headers, _ = request(served.port, "GET", "/api/cards/keyforge")
    assert status == 200
    assert request(served.port, "GET", "/api/cards/keyforge", headers={"If-None-Match": headers["etag"]})[0] == 304
    card = call(served.port, "GET", "/api/cards/keyforge/anger")[1]
    assert card["name"]["es"] == "Furia" and card["text"]["es"] and card["text"]["en"]
    assert call(served.port, "GET", "/api/cards/keyforge/nobody")[1]["code"] == "no_such_card"
    assert call(served.port, "DELETE", "/api/games")[0] == 405
