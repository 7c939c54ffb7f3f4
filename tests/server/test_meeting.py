"""People who come back: a key and a name, seeking, rated matches, home, and what is left of who wants to be forgotten."""

import secrets
from pathlib import Path

import pytest
from tests.server.company import Visitor, concede
from tests.server.served import Process, Seat, Served, call

from tapete.meet.glicko import LOSS, WIN, Rating, rated


def test_somebody_is_who_has_their_key_on_whatever_device(served: Served) -> None:
    ana = Visitor(served.port, "  Ana\n María ")
    assert ana.told["name"] == "Ana María"
    elsewhere = Visitor(served.port, "Ana", ana.key)
    assert elsewhere.id == ana.id
    assert ana.home()["me"]["name"] == "Ana"
    assert Visitor(served.port, "Ana").id != ana.id


@pytest.mark.parametrize("key", ["", "short", "0" * 31, "G" * 32, "5e" * 16])
def test_without_a_key_that_is_known_nobody_acts(served: Served, key: str) -> None:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    for method, path in (("GET", "/me"), ("DELETE", "/me"), ("POST", "/seeks"), ("POST", "/matches/x/seat")):
        status, problem = call(served.port, method, f"/api/meet{path}", {"game": "keyforge"}, headers)
        assert (status, problem["code"]) == (401, "who_are_you")


def test_two_who_seek_the_same_are_brought_together(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
    wanted = {"clock": {"game": 1500.0}, "rated": True}
    assert ana.seek(**wanted)["match"] is None
    assert bea.seek(rated=True)["match"] is None  # without a clock: something else
    match = bea.seek(**wanted)["match"]
    home = ana.home()
    assert [(each["match"], each["waits"]) for each in home["matches"]] == [(match, True)]
    assert {each["name"] for each in home["matches"][0]["people"]} == {"Ana", "Bea"}
    assert not [seek for seek in home["seeks"] if seek["who"]["id"] == ana.id]


def test_a_rated_match_counts_once_for_both(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
    ana.seek("res_arcana", rated=True)
    match = bea.seek("res_arcana", rated=True)["match"]
    concede(ana, bea, match)
    done = ana.until_home(lambda home: home["finished"])
    assert (done["finished"][0]["result"], bea.home()["finished"][0]["result"]) == ("lost", "won")
    for person, points in ((ana, LOSS), (bea, WIN)):
        rating = person.home()["me"]["ratings"][0]
        expected = rated(Rating(), [(Rating(), points)])
        assert (rating["ladder"], rating["rating"], rating["games"]) == ("res_arcana/live", round(expected.rating), 1)
        assert rating["provisional"]
    status, page = bea.call("GET", f"/people/{ana.id}")
    assert status == 200 and page["against"] == [1, 0, 0]
    ladder = call(served.port, "GET", "/api/meet/ladders/res_arcana/live")[1]["people"]
    assert [each["name"] for each in ladder][:2] == ["Bea", "Ana"]


def test_nobody_sits_down_for_another(served: Served) -> None:
    ana, bea, eva = [Visitor(served.port, name) for name in ("Ana", "Bea", "Eva")]
    ana.seek("keyforge", rated=True, setup={"best_of": 3})
    match = bea.seek("keyforge", rated=True, setup={"best_of": 3})["match"]
    assert eva.post(f"/matches/{match}/seat")[1]["code"] == "not_yours"
    assert eva.post(f"/matches/{match}/again")[1]["code"] == "not_yours"
    token = ana.post(f"/matches/{match}/seat")[1]["token"]
    assert ana.post(f"/matches/{match}/seat")[1]["token"] == token, "the same seat on another device"
    assert next(table["match"] for table in eva.home()["tables"]) == match
    watching = Seat(served.port, match)
    assert watching.you is None
    watching.close()


def test_a_seek_is_withdrawn_by_who_made_it(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
    seek = ana.seek("mitos_y_leyendas")["seek"]
    assert bea.call("DELETE", f"/seeks/{seek}")[1]["code"] == "not_yours"
    assert ana.post(f"/seeks/{seek}/accept")[1]["code"] == "not_yours"
    assert ana.call("DELETE", f"/seeks/{seek}")[0] == 200
    assert bea.post(f"/seeks/{seek}/accept")[1]["code"] == "no_such_seek"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"game": "keyforge", "setup": {"best_of": 4}}, "bad_setup"),
        ({"game": "keyforge", "setup": {"decks": []}}, "bad_setup"),
        ({"game": "keyforge", "deck": "No such deck"}, "no_such_deck"),
        ({"game": "keyforge", "clock": {"increment": 5}}, "bad_setup"),
        ({"game": "keyforge", "wants": "nobody"}, "no_such_person"),
    ],
)
def test_what_could_not_be_played_is_refused_at_once(served: Served, asked: dict[str, object], code: str) -> None:
    assert Visitor(served.port, "Ana").post("/seeks", asked)[1]["code"] == code


def test_a_rematch_is_offered_and_taken(served: Served) -> None:
    ana, bea, eva = [Visitor(served.port, name) for name in ("Ana", "Bea", "Eva")]
    deck = "Carladonna"
    ana.seek("keyforge", deck=None, rated=False, setup={"format": "adaptive"})
    match = bea.seek("keyforge", rated=False, setup={"format": "adaptive"})["match"]
    concede(bea, ana, match)
    bea.until_home(lambda home: home["finished"])
    offered = ana.post(f"/matches/{match}/again")[1]
    assert offered["match"] is None
    assert [seek["wants"] for seek in bea.home()["seeks"] if seek["who"]["id"] == ana.id] == [bea.id]
    assert not [seek for seek in eva.home()["seeks"] if seek["who"]["id"] == ana.id], "asked of one, told to one"
    again = bea.post(f"/matches/{match}/again")[1]["match"]
    assert again and again != match
    decks = [served.room(each).match.kept.setup["decks"] for each in (match, again)]
    assert sorted([str(deck) for deck in decks[0]]) == sorted([str(deck) for deck in decks[1]]), deck


def test_what_is_kept_about_somebody_can_be_had_and_deleted(tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        name = "Somebody Unmistakable"
        ana, bea = Visitor(served.port, name), Visitor(served.port, "Bea")
        ana.seek("res_arcana", rated=True)
        match = bea.seek("res_arcana", rated=True)["match"]
        concede(ana, bea, match)
        ana.until_home(lambda home: home["finished"])
        kept = ana.call("GET", "/me")[1]
        assert kept["name"] == name and [each["match"] for each in kept["matches"]] == [match]
        assert kept["ratings"] and kept["matches"][0]["rivals"] == ["Bea"]
        assert ana.call("DELETE", "/me")[0] == 200
        assert ana.call("GET", "/me")[1]["code"] == "who_are_you"
        rival = bea.home()["finished"][0]["people"]
        assert {each["name"] for each in rival} == {"Bea", ""}
        served.stop()
        found = [file.name for file in tmp_path.iterdir() if name.encode() in file.read_bytes()]
        assert found == [], "the name is in no file"
        again = Served(tmp_path)
        home = Visitor(again.port, "Bea", bea.key).home()
        assert home["me"]["ratings"] and {each["name"] for each in home["finished"][0]["people"]} == {"Bea", ""}
        again.stop()
    finally:
        served.stop()


def test_a_server_that_falls_has_everything_again(tmp_path: Path) -> None:
    first = Process(tmp_path)
    ana, bea = Visitor(first.port, "Ana"), Visitor(first.port, "Bea")
    ana.seek("res_arcana", rated=True, clock={"move": 259200.0})
    match = bea.seek("res_arcana", rated=True, clock={"move": 259200.0})["match"]
    concede(ana, bea, match)
    first.kill()  # perhaps before the end was noted
    second = Process(tmp_path)
    try:
        ana.port = bea.port = second.port
        home = ana.until_home(lambda home: home["finished"])
        assert [each["match"] for each in home["finished"]] == [match]
        assert [(each["ladder"], each["games"]) for each in home["me"]["ratings"]] == [("res_arcana/correspondence", 1)]
    finally:
        second.stop()


def test_several_processes_of_a_server_agree(tmp_path: Path) -> None:
    running = Process(tmp_path, workers=2)
    try:
        people = [Visitor(running.port, f"Person {number}") for number in range(8)]
        made = [person.seek("res_arcana") for person in people]
        matches = {each["match"] for each in made if each["match"]}
        assert len(matches) == 4
        for person in people:
            for _ in range(3):
                assert len(person.home()["matches"]) == 1
    finally:
        running.stop()


def test_a_server_may_ask_whoever_is_new_for_a_code(tmp_path: Path) -> None:
    served = Served(tmp_path, code="open sesame")
    try:
        key = {"Authorization": f"Bearer {secrets.token_hex(16)}"}
        assert call(served.port, "POST", "/api/meet/me", {"name": "Ana"}, key)[1]["code"] == "bad_invitation"
        assert call(served.port, "POST", "/api/meet/me", {"name": "Ana", "code": "open sesame"}, key)[0] == 201
        assert call(served.port, "POST", "/api/meet/me", {"name": "Eva"}, key)[1]["name"] == "Eva"
    finally:
        served.stop()
