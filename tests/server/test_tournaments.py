"""Tournaments on a server: rounds that lay their own tables, results from the matches, and who may do what."""

from pathlib import Path
from typing import Any

from tests.server.company import Visitor, concede
from tests.server.served import Process, Served, call

from tapete.meet.results import Scale
from tapete.meet.standings import USUAL, standings

Value = dict[str, Any]
NEW = {"name": "Evening", "game": "res_arcana", "minutes": 0}


def made(organiser: Visitor, **more: object) -> str:
    status, found = organiser.post("/tournaments", {**NEW, **more})
    assert status == 201, found
    return str(found["id"])


def act(person: Visitor, id: str, action: str, **more: object) -> Value:
    status, found = person.post(f"/tournaments/{id}", {"action": action, **more})
    assert status == 200, found
    assert isinstance(found, dict)
    return found


def refused(person: Visitor, id: str, action: str, **more: object) -> str:
    status, found = person.post(f"/tournaments/{id}", {"action": action, **more})
    assert status >= 400, found
    return str(found["code"])


def shown(person: Visitor, id: str) -> Value:
    found = person.call("GET", f"/tournaments/{id}")[1]
    assert isinstance(found, dict)
    return found


def play_round(people: list[Visitor], id: str, done: int = 99) -> None:
    """At so many tables of the round, who is named second gives up."""
    by_id = {f"@{person.id}": person for person in people}
    for table in shown(people[0], id)["rounds_told"][0]["tables"][:done]:
        if table["other"] is not None:
            concede(by_id[table["other"]["id"]], by_id[table["one"]["id"]], table["match"])


def test_a_swiss_is_played_to_its_end_through_a_fall_of_the_server(tmp_path: Path) -> None:
    running = Process(tmp_path)
    people = [Visitor(running.port, f"Person {number}") for number in range(5)]
    id = made(people[0], rounds=2, rated=True)
    for person in people:
        act(person, id, "register")
    first = act(people[0], id, "pair")
    assert [table["match"] is not None for table in first["rounds_told"][0]["tables"]] == [True, True, False]
    play_round(people, id, 1)
    running.kill()
    running = Process(tmp_path)
    try:
        for person in people:
            person.port = running.port
        again = shown(people[0], id)["rounds_told"][0]["tables"]
        assert [table["match"] for table in again] == [table["match"] for table in first["rounds_told"][0]["tables"]]
        for table in again[1:2]:
            by_id = {f"@{person.id}": person for person in people}
            concede(by_id[table["other"]["id"]], by_id[table["one"]["id"]], table["match"])
        people[0].until_home(lambda home: not home["matches"])
        late = people[0].until_home(lambda _: all(table["result"] for table in shown(people[0], id)["rounds_told"][0]["tables"]))
        assert late["tournaments"][0]["state"] == "running"
        act(people[0], id, "pair")
        play_round(people, id)
        people[0].until_home(lambda _: all(table["result"] for table in shown(people[0], id)["rounds_told"][0]["tables"]))
        told = act(people[0], id, "finish")
        met = [frozenset([t["one"]["id"], t["other"]["id"]]) for r in told["rounds_told"] for t in r["tables"] if t["other"]]
        assert len(met) == len(set(met)) == 4
        assert sorted([row["points"] for row in told["standings"]], reverse=True)[0] == 6
        rows = call(running.port, "GET", "/api/meet/home")[1]["tournaments"]
        assert [(row["name"], row["state"]) for row in rows] == [("Evening", "over")]
    finally:
        running.stop()


def test_the_standings_follow_from_the_results_alone(served: Served) -> None:
    people = [Visitor(served.port, f"Person {number}") for number in range(4)]
    id = made(people[0], online=False, best_of=3)
    for person in people:
        act(person, id, "register")
    for wins in ((2, 1), (0, 2)):
        act(people[0], id, "pair")
        for table in (1, 2):
            act(people[0], id, "result", table=table, wins=wins)
    now = served.hub.meeting.company.tournament(id)  # type: ignore[union-attr]
    assert now is not None
    again = standings(now.seeds, now.all_results(), Scale(), USUAL)
    told = shown(people[0], id)["standings"]
    assert [(row["place"], row["id"], row["points"]) for row in told] == [(row.place, row.person, row.points) for row in again]
    status, _ = people[0].call("GET", f"/tournaments/{id}/nothing")
    assert status == 404


def test_a_judge_corrects_with_a_reason_that_is_kept(served: Served) -> None:
    ana, bea, eva, judge = [Visitor(served.port, name) for name in ("Ana", "Bea", "Eva", "Judge")]
    id = made(ana, online=False)
    for person in (ana, bea):
        act(person, id, "register")
    act(ana, id, "pair")
    assert refused(eva, id, "result", table=1, wins=[1, 0]) == "not_yours"
    act(bea, id, "result", table=1, wins=[1, 0])
    assert refused(bea, id, "result", table=1, wins=[0, 1], reason="I won") == "not_now"
    assert refused(bea, id, "judge", name=bea.id) == "not_yours"
    assert refused(judge, id, "result", table=1, wins=[0, 1], reason="no") == "not_yours"
    act(ana, id, "judge", name=judge.id)
    assert refused(judge, id, "result", table=1, wins=[0, 1]) == "not_now"
    told = act(judge, id, "result", table=1, wins=[0, 1], reason="the wrong way round")
    assert told["rounds_told"][0]["tables"][0]["result"]["wins"] == [0, 1]
    assert [(each["verdict"], each["reason"]) for each in told["rulings"]] == [("result", "the wrong way round")]


def test_a_table_that_was_decided_or_undone_has_no_match_that_counts(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
    id = made(ana, rated=True)
    for person in (ana, bea):
        act(person, id, "register")
    act(ana, id, "pair")
    assert len(bea.home()["matches"]) == 1
    act(ana, id, "undo")
    assert bea.home()["matches"] == []
    act(ana, id, "pair")
    act(bea, id, "drop")
    home = bea.home()
    assert home["matches"] == [] and home["me"]["ratings"] == []


def test_sealed_decks_are_made_and_five_reptantes_have_to_be_named(served: Served) -> None:
    ana = Visitor(served.port, "Ana")
    sealed = made(ana, game="keyforge", form="sealed")
    assert act(ana, sealed, "register")["entrants"][0]["deck"]
    five = made(ana, game="atrum_arena", form="five", minutes=35)
    assert refused(ana, five, "register") == "not_now"
    assert ana.post("/tournaments", {**NEW, "game": "atrum_arena", "form": "five", "minutes": 5})[1]["clause"].startswith("AA-")
    assert refused(ana, "none", "register") == "no_such_tournament"
