"""Sitting down: names, several people at one screen, a match alone, and a newcomer's first game."""

import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.served import BOT, ME, Seat, Served, call, new_match, pieces, play_on, sit, step

from tapete import games
from tapete.core.language import Words
from tapete.server.sqlite import SqliteStore
from tapete.table import lobby
from tapete.table.texts import layout_of

GAMES = games.ids()


def named(kind: str, name: str) -> dict[str, str]:
    return {"kind": kind, "name": name}


# ---------------------------------------------------------------------------------------------------------------- names


def test_names_are_shown_tidied_to_everybody(served: Served) -> None:
    made = new_match(served.port, "keyforge", [named("me", "  Ana\n María "), named("open", "El de la esquina")])
    me = Seat(served.port, made["match"], made["seats"][0]["token"])
    assert [seat["name"] for seat in me.joined["seats"]] == ["Ana María", "El de la esquina"]
    path = f"/api/matches/{made['match']}/claim"
    status, claimed = call(served.port, "POST", path, {"invitation": made["seats"][1]["invitation"], "name": "Luis\u202e"})
    assert status == 200
    told = me.until("seats")
    while not told["seats"][1]["taken"]:
        told = me.until("seats")
    assert told["seats"][1]["name"] == "Luis"
    onlooker = Seat(served.port, made["match"])
    assert [seat["name"] for seat in onlooker.joined["seats"]] == ["Ana María", "Luis"]
    stored = served.inside(served.hub.store.load(made["match"]))
    assert stored is not None and stored.claims[claimed["seat"]].name == "Luis"
    for seat in (me, onlooker):
        seat.close()


def test_who_gives_no_name_keeps_the_one_on_the_invitation(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, named("open", "Eva")])
    call(served.port, "POST", f"/api/matches/{made['match']}/claim", {"invitation": made["seats"][1]["invitation"]})
    assert served.room(made["match"]).match.names == ["", "Eva"]


def test_a_name_too_long_is_refused(served: Served) -> None:
    body = {"game": "keyforge", "seats": [named("me", "x" * 41), ME]}
    assert call(served.port, "POST", "/api/matches", body)[1]["code"] == "bad_message"


def test_a_file_of_an_earlier_version_gains_what_it_lacks(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "matches.sqlite3")
    old.executescript(
        "CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, catalogue TEXT NOT NULL,"
        " setup TEXT NOT NULL, seed TEXT NOT NULL, shuffle TEXT NOT NULL, seats TEXT NOT NULL,"
        " created REAL NOT NULL) WITHOUT ROWID;"
        "CREATE TABLE claims (match TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL, at REAL NOT NULL,"
        " PRIMARY KEY (match, seat)) WITHOUT ROWID;"
        """INSERT INTO matches VALUES ('m', 'keyforge', '1', '', '{}', '7', 'seed', '[{"kind": "me", "level": ""}]', 1.0);"""
        "INSERT INTO claims VALUES ('m', 0, 'hash', 2.0);"
    )
    old.close()
    store = SqliteStore(tmp_path)
    found = store.read("m")
    assert found is not None
    assert found.match.seats[0].name == "" and not found.match.terms.guided and found.claims[0].token == "hash"
    store.writer.close()
    store.reader.close()
    store.held.close()


# ---------------------------------------------------------------------------------------------------------------- tables


def test_two_at_one_screen_have_a_token_each(served: Served) -> None:
    made = new_match(served.port, "res_arcana", [named("me", "Ana"), named("me", "Luis"), BOT], seed=71)
    tokens = [seat["token"] for seat in made["seats"]]
    assert tokens[0] and tokens[1] and tokens[0] != tokens[1] and tokens[2] is None
    seats = sit(served.port, made)
    assert [seat.you for seat in seats] == [0, 1]
    chance = random.Random(1)
    for _ in range(20):
        for seat in seats:
            seat.seen(max(each.update["seq"] for each in seats))
        mover = next((seat for seat in seats if seat.mine()), None)
        if mover is None:
            seats[0].until("update")
        else:
            mover.seen(mover.move(chance.choice(mover.options()))["seq"])
    answered = {answer.seat for answer in served.room(made["match"]).match.answers}
    assert {0, 1} <= answered
    for seat in seats:
        seat.close()


def test_alone_at_a_table_made_for_one(served: Served) -> None:
    made = new_match(served.port, "dungeon_alliance", [ME], seed=72)
    (me,) = sit(served.port, made)
    assert me.update["result"] is None and me.mine()
    assert play_on([me], random.Random(2), 10) == 10
    assert me.ask({"type": "concede", "id": "c"})["type"] == "ack"
    result = me.wait(lambda update: update["result"] is not None)["result"]
    assert (result["winners"], result["reason"]) == ([], "concession")
    me.close()


def test_a_series_is_told_with_every_change(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], setup={"sealed": 3, "format": "adaptive"}, seed=3)
    seats = sit(served.port, made)
    for seat in seats:
        seat.my_turn()
        assert seat.options() == ["deck:0", "deck:1", "deck:2"]
        assert any(["card" in piece for piece in pieces(seat.update["question"]["options"][0]["label"])]), "a name opens its card"
        seat.move("deck:2")
    update = seats[0].wait(lambda update: any([zone["count"] for zone in update["view"]["zones"]]))
    assert update["scene"]["series"] == {"most": 3, "number": 1, "results": [], "ahead": None}
    for seat in seats:
        seat.close()


def test_what_does_not_go_together_is_told_and_refused(served: Served) -> None:
    offered = {game["id"]: game for game in call(served.port, "GET", "/api/games")[1]["games"]}
    apart = {choice["field"]: choice["apart"] for choice in offered["keyforge"]["choices"]}
    assert apart["sealed"] == ["decks"] and apart["format"] == ["best_of", "chains", "handicap", "bidding"]
    for setup in ({"sealed": 3, "decks": [None, None]}, {"format": "adaptive", "chains": [4, 0]}, {"best_of": 2}):
        status, _ = call(served.port, "POST", "/api/matches", {"game": "keyforge", "seats": [ME, ME], "setup": setup})
        assert status == 400, setup


def test_decks_come_with_their_strength_and_can_be_asked_for_by_it(served: Served) -> None:
    offered = {game["id"]: game for game in call(served.port, "GET", "/api/games")[1]["games"]}
    known = {deck["name"]: deck["strength"] for deck in offered["keyforge"]["decks"]}
    assert all([each["low"] < each["elo"] < each["high"] for each in known.values()])
    assert offered["res_arcana"]["strengths"] == [] and "cards" not in offered["keyforge"]["decks"][0]
    strongest = offered["keyforge"]["strengths"][-1]
    made = new_match(served.port, "keyforge", [ME, BOT], setup={"decks": [None, {"strength": strongest}]}, seed=3)
    setup = served.room(made["match"]).match.kept.setup
    name = setup["decks"][1]["name"]
    assert abs(games.find("keyforge").documents.strengths()[name]["elo"] - strongest) < 250
    for wrong in (strongest + 1, str(strongest), True, None):
        body = {"game": "keyforge", "seats": [ME, BOT], "setup": {"decks": [{"strength": wrong}]}}
        assert call(served.port, "POST", "/api/matches", body)[0] == 400, wrong


def test_what_was_settled_before_the_match_is_told_in_words(served: Served) -> None:
    made = new_match(served.port, "res_arcana", [ME, ME], setup={"mode": "draft"})
    onlooker = Seat(served.port, made["match"])
    assert {each["field"] for each in onlooker.joined["chosen"]} >= {"mode"}
    draft = next(each for each in onlooker.joined["chosen"] if each["field"] == "mode")
    words = {value: name for choice in games.find("res_arcana").choices() for value, name in choice.values}
    assert draft["value"] == {"es": words["draft"].es, "en": words["draft"].en} and draft["name"]["es"]
    assert onlooker.joined["position"] is False and onlooker.joined["guided"] is False
    onlooker.close()


# ---------------------------------------------------------------------------------------------------------------- a first game


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_first_match(served: Served, game: str) -> None:
    offered = {each["id"]: each for each in call(served.port, "GET", "/api/games")[1]["games"]}
    made = new_match(served.port, game, [], first=True)
    assert len(made["seats"]) == offered[game]["first"]["seats"]
    assert [seat["kind"] for seat in made["seats"]] == ["me"] + ["bot"] * (len(made["seats"]) - 1)
    (me,) = sit(served.port, made)
    assert me.joined["guided"] is True
    chance = random.Random(3)
    for _ in range(3):
        if me.my_turn()["result"] is None:
            me.seen(me.move(chance.choice(me.options()))["seq"])
    me.close()


def test_a_first_game_is_as_the_games_table_has_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("keyforge")
    decks = [str(deck["name"]) for deck in game.documents.decks()][2:4]
    arranged = SimpleNamespace(first_game=lambda: {"setup": {"decks": decks, "first": 1}, "seed": 5, "seats": 2})
    monkeypatch.setattr(lobby, "layout_of", lambda game: arranged)
    made = new_match(served.port, "keyforge", [named("me", "Ana"), BOT], first=True)
    match = served.room(made["match"]).match
    kept = match.kept.setup["decks"]
    assert isinstance(kept, list) and [deck["name"] for deck in kept] == decks
    assert match.kept.seed == 5 and made["shuffle"]["kind"] == "seed" and match.names == ["Ana", ""]


def test_a_first_game_brings_its_own_setup(served: Served) -> None:
    for more in ({"setup": {"first": 1}}, {"seed": 3}):
        body = {"game": "keyforge", "first": True, **more}
        assert call(served.port, "POST", "/api/matches", body)[1]["code"] == "bad_setup"
    body = {"game": "keyforge", "first": True, "seats": [ME, ME, ME]}
    assert call(served.port, "POST", "/api/matches", body)[1]["code"] == "bad_seats"


def test_lessons_are_told_at_their_questions(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    layout = layout_of(games.find("keyforge"))
    monkeypatch.setitem(layout.guide, "house", Words("Elige una casa.", "Choose a house."))
    made = new_match(served.port, "keyforge", [ME, ME], seed=73)
    seats = sit(served.port, made)
    chance = random.Random(4)
    while seats[0].update["question"]["kind"] != "house":
        step(seats, chance)
    mover = next(seat for seat in seats if seat.mine())
    assert mover.update["question"]["lesson"] == {"es": "Elige una casa.", "en": "Choose a house."}
    assert seats[1 - mover.you].update["question"]["lesson"] is None
    for seat in seats:
        seat.close()


def test_names_keep_to_one_line() -> None:
    assert lobby.tidy("\x00a\tb\u200b ") == "a b"
