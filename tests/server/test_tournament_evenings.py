"""Whole tournaments on a server: bots fill up and play each other, chains follow a person, and what each game's own form asks for.

The Swiss of 33 takes two to four minutes and is played on demand: TAPETE_EVENINGS=all. Always played: nine, in the same way.
"""

from __future__ import annotations

import csv
import io
import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.company import Visitor, concede
from tests.server.served import Process, Seat, Served, call, request
from tests.server.test_tournaments import act, made, refused, shown

from tapete.meet.results import Result, Scale
from tapete.meet.standings import standings
from tapete.meet.swiss import by_lot

Value = dict[str, Any]
LIMITS = [f"{each}_{rate}=1e9" for each in ("matches", "looks") for rate in ("per_second", "at_once")]
PATIENCE = 240.0  # seconds for a round of bots on a busy machine
SIZES = [(9, 3, 1, 1), *([(33, 6, 3, 4)] if os.environ.get("TAPETE_EVENINGS") == "all" else [])]


def results_in(told: Value) -> int:
    return sum(table["result"] is not None for table in told["rounds_told"][0]["tables"])


def until(person: Visitor, id: str, holds: Callable[[Value], bool]) -> Value:
    late = time.monotonic() + PATIENCE
    while not holds(told := shown(person, id)):
        assert time.monotonic() < late, [table["result"] for table in told["rounds_told"][0]["tables"]]
        time.sleep(0.2)
    return told


def round_played(person: Visitor, id: str) -> Value:
    return until(person, id, lambda told: results_in(told) == len(told["rounds_told"][0]["tables"]))


def recomputed(told: Value) -> list[tuple[int, str, int]]:
    """The standings from the results alone, as an export tells them."""
    results = [
        Result(
            each["round"],
            table["one"]["id"],
            table["other"]["id"] if table["other"] else "",
            (table["result"]["wins"][0], table["result"]["wins"][1]),
            table["result"]["draws"],
            (table["result"]["score"][0], table["result"]["score"][1]),
            table["result"]["how"],
        )
        for each in told["rounds_told"]
        for table in each["tables"]
    ]
    people = [each["id"] for each in told["standings"]]
    rows = standings(by_lot(people, 1), results, Scale(**told["points_of"]), told["tie_breaks"])
    return sorted([(row.place, row.person, row.points) for row in rows])


@pytest.mark.parametrize(("people", "rounds", "late", "leave"), SIZES)
def test_a_swiss_of_bots_goes_on_when_the_server_is_killed_in_a_round(
    tmp_path: Path, people: int, rounds: int, late: int, leave: int
) -> None:
    running = Process(tmp_path, limits=LIMITS)
    try:
        ana = Visitor(running.port, "Ana")
        id = made(ana, game="keyforge", form="archon", rounds=rounds)
        for _ in range(people - late):
            act(ana, id, "enter", bot="aprendiz")
        for round in range(1, rounds + 1):
            if round == 2:
                for _ in range(late):
                    act(ana, id, "enter", bot="aprendiz")
            told = act(ana, id, "pair")
            if round == 2:
                until(ana, id, lambda told: results_in(told) >= 2)
                running.kill()
                running = Process(tmp_path, limits=LIMITS)
                ana.port = running.port
                again = shown(ana, id)["rounds_told"][0]
                assert [table["match"] for table in again["tables"]] == [
                    table["match"] for table in told["rounds_told"][0]["tables"]
                ]
            round_played(ana, id)
            for gone in range(leave if round == 2 else 0):
                act(ana, id, "drop", name=f"aprendiz {gone + 2}")
        told = act(ana, id, "finish")
    finally:
        running.stop()
    tables = [table for each in told["rounds_told"] for table in each["tables"]]
    pairs = Counter(frozenset((table["one"]["id"], table["other"]["id"])) for table in tables if table["other"])
    byes = Counter(table["one"]["id"] for table in tables if not table["other"])
    assert len(told["entrants"]) == people and len(told["rounds_told"]) == rounds
    assert max(pairs.values()) == 1, "nobody meets anybody again"
    assert max(byes.values(), default=0) <= 1, "nobody has two byes"
    assert sum(each["dropped"] for each in told["entrants"]) == leave
    assert recomputed(told) == sorted([(row["place"], row["id"], row["points"]) for row in told["standings"]])


def test_bots_of_an_elimination_play_until_somebody_has_won(served: Served) -> None:
    ana = Visitor(served.port, "Ana")
    id = made(ana, game="keyforge", form="sealed", pairing="single", minutes=0, rated=True)
    for _ in range(3):
        act(ana, id, "enter", bot="aprendiz")
    for _ in range(2):
        act(ana, id, "pair")
        round_played(ana, id)
    told = act(ana, id, "finish")
    assert [row["place"] for row in told["standings"]] == [1, 2, 3]
    decks = [each["deck"] for each in told["entrants"]]
    assert len(set(decks)) == 3 and all(decks)
    ratings = call(served.port, "GET", "/api/meet/ladders/keyforge/live")[1]["people"]
    assert ratings == [], "bots among themselves are not rated"


def test_nobody_else_may_ask_for_a_match_of_bots_alone(served: Served) -> None:
    bots = [{"kind": "bot", "level": "aprendiz"}] * 2
    assert call(served.port, "POST", "/api/matches", {"game": "keyforge", "seats": bots})[1]["code"] == "bad_seats"


def test_there_is_room_for_so_many_bots_and_tournaments(served: Served) -> None:
    ana = Visitor(served.port, "Ana")
    id = made(ana)
    for _ in range(64):
        act(ana, id, "enter", bot="aprendiz")
    assert refused(ana, id, "enter", bot="aprendiz") == "not_now"
    assert refused(ana, id, "enter", bot="nobody") == "no_such_level"
    for _ in range(9):
        made(ana)
    assert ana.post("/tournaments", {"name": "One too many", "game": "res_arcana"})[1]["code"] == "too_fast"
    for _ in range(2):
        act(ana, id, "pair" if shown(ana, id)["state"] == "open" else "undo")
    Visitor(served.port, "Bea").post("/tournaments", {"name": "Hers", "game": "res_arcana"})


def test_an_arena_of_five_reptantes_sets_two_aside_in_every_round(served: Served) -> None:
    """AA-trn-01, AA-trn-07 to 09: bans are made at the table, and the score breaks ties."""
    ana = Visitor(served.port, "Ana")
    id = made(ana, game="atrum_arena", form="five", minutes=35, rounds=2)
    assert shown(ana, id)["tie_breaks"][:2] == ["score", "score_difference"]
    for _ in range(4):
        act(ana, id, "enter", bot="aprendiz")
    for _ in range(2):
        act(ana, id, "pair")
        round_played(ana, id)
    told = act(ana, id, "finish")
    assert recomputed(told) == sorted([(row["place"], row["id"], row["points"]) for row in told["standings"]])
    assert any(sum(table["result"]["score"]) for each in told["rounds_told"] for table in each["tables"])
    for each in told["rounds_told"]:
        for table in each["tables"]:
            status, kept = call(served.port, "GET", f"/api/matches/{table['match']}/record")
            assert status == 200
            answers = [str(answer) for answer in kept["record"]["answers"]]
            aside = [answer.split(":")[1] for answer in answers if answer.startswith("remove:")]
            assert Counter(aside) == {"1": 2, "2": 2}, "two of each side's five, before anything is played"
            assert all(answer.startswith("remove:") for answer in answers[:4])


def test_a_sealed_evening_gives_everybody_a_deck_that_is_theirs_in_every_round(served: Served) -> None:
    people = [Visitor(served.port, name) for name in ("Ana", "Bea", "Cai", "Dan")]
    id = made(people[0], game="keyforge", form="sealed", minutes=35, rounds=2)
    for person in people:
        act(person, id, "register")
    assert refused(people[0], id, "register") == "not_now", "nobody is given two"
    own = {f"@{person.id}": shown(person, id)["my_deck"] for person in people}
    assert len({deck["name"] for deck in own.values()}) == 4
    by_id = {f"@{person.id}": person for person in people}
    for round in range(2):
        told = act(people[0], id, "pair")
        for table in told["rounds_told"][0]["tables"]:
            names = [table["one"]["id"], table["other"]["id"]]
            setup = served.room(table["match"]).match.kept.setup
            assert setup["decks"] == [own[name] for name in names], f"round {round + 1}"
            concede(by_id[names[1]], by_id[names[0]], table["match"])
        told = round_played(people[0], id)
    told = act(people[0], id, "finish")
    assert recomputed(told) == sorted([(row["place"], row["id"], row["points"]) for row in told["standings"]])
    assert call(served.port, "GET", f"/api/meet/tournaments/{id}")[1]["my_deck"] is None, "the list is its owner's to show"


def test_chains_follow_a_person_from_match_to_match_and_to_the_next_tournament(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")

    def chained() -> str:
        id = made(ana, game="keyforge", form="chainbound", minutes=0, pairing="round_robin", cycles=4)
        assert refused(ana, id, "register") == "not_now", "a deck has to be said"
        act(ana, id, "register", deck="Carladonna")
        act(bea, id, "register", deck="Parker la Sedienta")
        return id

    def chains(told: Value) -> list[int]:
        return [each["handicap"] for each in told["entrants"]]

    id = chained()
    for expected in ([0, 0], [1, 0], [2, 0]):
        told = act(ana, id, "pair")
        assert chains(told) == expected
        table = told["rounds_told"][0]["tables"][0]
        mine = 0 if table["one"]["id"] == told["me"] else 1
        setup = served.room(table["match"]).match.kept.setup
        chained_with = setup.get("chains", [0, 0])
        assert isinstance(chained_with, list)
        assert chained_with[mine] == expected[0] and sum(chained_with) == sum(expected)
        concede(bea, ana, table["match"])
        round_played(ana, id)
    assert chains(shown(ana, id)) == [3, 0]
    told = act(ana, id, "pair")
    concede(ana, bea, told["rounds_told"][0]["tables"][0]["match"])
    round_played(ana, id)
    assert chains(act(ana, id, "finish")) == [2, 1]
    assert chains(shown(ana, chained())) == [2, 1], "they come to the next one with what they left with"


def test_an_adaptive_match_is_a_series_with_both_decks(served: Served) -> None:
    ana, bea = Visitor(served.port, "Ana"), Visitor(served.port, "Bea")
    id = made(ana, game="keyforge", form="adaptive")
    act(ana, id, "register", deck="Carladonna")
    act(bea, id, "register", deck="Parker la Sedienta")
    match = act(ana, id, "pair")["rounds_told"][0]["tables"][0]["match"]
    onlooker = Seat(served.port, match)
    chosen = {each["field"]: each["value"] for each in onlooker.joined["chosen"]}
    assert {"format", "best_of"} <= set(chosen), chosen
    onlooker.close()
    concede(bea, ana, match)
    table = round_played(ana, id)["rounds_told"][0]["tables"][0]
    assert sorted(table["result"]["wins"]) == [0, 2]


@pytest.mark.parametrize("form", ["dar", "racial", "cortesanos", "vasallos"])
def test_the_formats_of_mitos_take_only_their_decks(served: Served, form: str) -> None:
    ana = Visitor(served.port, "Ana")
    id = made(ana, game="mitos_y_leyendas", form=form, minutes=0)
    legal = form in ("dar", "racial")
    status, found = ana.post(f"/tournaments/{id}", {"action": "register", "deck": "Dioses de Asgard"})
    assert (status == 200) == legal, found
    assert legal or found["code"] == "bad_setup"
    status, found = ana.post(f"/tournaments/{id}", {"action": "enter", "bot": "aprendiz"})
    assert (status == 200) == legal, "where no deck that comes with the game will do, bots have none either"


def test_what_is_written_for_other_programs_is_whole(served: Served) -> None:
    ana, bea = Visitor(served.port, "=Ana"), Visitor(served.port, "Bea")
    id = made(ana, online=False, points={"win": 2, "draw": 1, "bye": 2}, tie_breaks=["sonneborn"], best_of=3)
    for person in (ana, bea):
        act(person, id, "register")
    act(ana, id, "enter", name="Cai, on paper")
    act(ana, id, "pair")
    act(ana, id, "undo")
    told = act(ana, id, "pair")
    table = next(each["table"] for each in told["rounds_told"][0]["tables"] if each["other"])
    act(ana, id, "result", table=table, wins=[2, 1])
    act(ana, id, "rule", name="Cai, on paper", verdict="warning", reason="late", clause="RA-match-01")
    told = act(ana, id, "finish")

    def written(name: str) -> str:
        return request(served.port, "GET", f"/api/meet/tournaments/{id}/{name}")[2].decode()

    rows = list(csv.DictReader(io.StringIO(written("standings.csv"))))
    assert [row["points"] for row in rows] == ["2", "2", "0"] and "sonneborn" in rows[0]
    assert "'=Ana" in [row["name"] for row in rows]
    results = list(csv.DictReader(io.StringIO(written("results.csv"))))
    assert {(row["wins_one"], row["wins_other"], row["how"]) for row in results} == {("2", "1", "played"), ("2", "0", "bye")}
    status, whole = call(served.port, "GET", f"/api/meet/tournaments/{id}/export.json")
    assert status == 200 and whole["standings"] == told["standings"]
    kinds = [step["kind"] for step in whole["history"]]
    assert kinds == ["created", *["registered"] * 3, "paired", "undone", "paired", "result", "ruled", "finished"]
    assert whole["rulings"][0]["by"] == "=Ana" and whole["rulings"][0]["clause"] == "RA-match-01"


def test_the_forms_are_told_with_the_shortest_rounds_that_the_rules_allow(served: Served) -> None:
    told = {each["game"]: each for each in call(served.port, "GET", "/api/meet/forms")[1]["games"]}
    assert [form["id"] for form in told["keyforge"]["forms"]] == ["archon", "sealed", "adaptive", "chainbound", "plain"]
    assert told["keyforge"]["lengths"] == [1, 3, 5] and told["res_arcana"]["lengths"] == [1]
    five = told["atrum_arena"]["forms"][0]
    assert (five["id"], five["least_minutes"], five["listed"]) == ("five", 35, True)


def test_a_late_one_enters_a_swiss_and_one_who_left_comes_back(served: Served) -> None:
    ana, bea, cai, dan = [Visitor(served.port, name) for name in ("Ana", "Bea", "Cai", "Dan")]
    id = made(ana, online=False, rounds=3)
    for person in (ana, bea, cai):
        act(person, id, "register")
    told = act(ana, id, "pair")
    table = next(each["table"] for each in told["rounds_told"][0]["tables"] if each["other"])
    act(ana, id, "result", table=table, wins=[1, 0])
    act(dan, id, "register")
    act(bea, id, "drop", reason="the last bus")
    told = act(ana, id, "pair")
    there = {name["id"] for table in told["rounds_told"][0]["tables"] for name in (table["one"], table["other"]) if name}
    assert f"@{dan.id}" in there and f"@{bea.id}" not in there
    act(bea, id, "back")
    assert not [each for each in shown(bea, id)["entrants"] if each["dropped"]]


def test_the_parts_of_a_server_share_the_tables_of_bots(tmp_path: Path) -> None:
    running = Process(tmp_path, limits=LIMITS, workers=2)
    try:
        ana = Visitor(running.port, "Ana")
        id = made(ana, game="keyforge", form="archon", rounds=1)
        for _ in range(6):
            act(ana, id, "enter", bot="aprendiz")
        act(ana, id, "pair")
        told = round_played(ana, id)
        assert [table["result"]["how"] for table in told["rounds_told"][0]["tables"]] == ["played"] * 3
        for table in told["rounds_told"][0]["tables"]:
            status, kept = call(running.port, "GET", f"/api/matches/{table['match']}/record")
            assert status == 200 and kept["result"]["reason"] == "rules"
    finally:
        running.stop()
