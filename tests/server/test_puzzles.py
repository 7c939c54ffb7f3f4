"""A puzzle at a table: its player is sent what a player is sent, is judged for themselves alone, and it works without a server."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.served import Seat, Served, awaited, call
from tests.server.test_alone import Browser, Page

from tapete.core.visibility import visible
from tapete.puzzles.puzzle import GAMES, Puzzle, puzzles_of


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()


def shortest(game: str) -> Puzzle:
    return min(puzzles_of(game), key=lambda puzzle: ("answer" in puzzle.themes, len(puzzle.line), puzzle.id))


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles_of(game)])
def test_the_table_of_a_puzzle_tells_nothing_hidden(game: str, served: Served) -> None:
    puzzle = shortest(game)
    status, made = call(served.port, "POST", f"/api/puzzles/{game}/{puzzle.id}", {})
    assert status == 201
    start = puzzle.start()
    assert start.decision is not None
    mine = start.decision.player
    assert [seat["kind"] for seat in made["seats"]].index("me") == mine
    seat = Seat(served.port, made["match"], made["seats"][mine]["token"])
    sent = json.dumps(seat.update).replace('"gems": [', "[")  # a field of what is shown of a card, and the name of an upgrade
    hidden = [start.names[card] for card in range(len(start.cards)) if start.place[card] >= 0 and not visible(start, mine, card)]
    kept_back = [zone for zone in start.game.zones if zone.sight != "public"]
    assert hidden and kept_back, "there is something to tell"
    named = [name for name in hidden if f'"{name}"' in sent]
    known = [name for zone in seat.update["view"]["zones"] for name in zone.get("contents", [])]
    assert set(named) <= set(known), "only what is in a list whose contents everybody knows"
    assert call(served.port, "GET", f"/api/matches/{made['match']}/record")[1]["code"] == "record_closed"
    seat.close()


def test_only_who_sits_there_is_judged_and_only_on_that_puzzle(served: Served) -> None:
    puzzle = shortest("keyforge")
    other = next(each for each in puzzles_of("keyforge") if each.position != puzzle.position)
    _, made = call(served.port, "POST", f"/api/puzzles/keyforge/{puzzle.id}", {})
    token = next(seat["token"] for seat in made["seats"] if seat["token"])
    path = f"/api/matches/{made['match']}/puzzle"
    mine = {"Authorization": f"Bearer {token}"}
    assert call(served.port, "GET", f"{path}/{puzzle.id}", headers=mine)[1]["state"] == "open"
    assert call(served.port, "GET", f"{path}/{puzzle.id}")[0] == 403
    assert call(served.port, "GET", f"{path}/{puzzle.id}", headers={"Authorization": "Bearer x"})[0] == 403
    assert call(served.port, "GET", f"{path}/{other.id}", headers=mine)[0] == 404
    assert call(served.port, "GET", f"{path}/nothing", headers=mine)[0] == 404
    first = call(served.port, "GET", f"{path}/{puzzle.id}/hint", headers=mine)[1]
    whole = call(served.port, "GET", f"{path}/{puzzle.id}/hint?whole=1", headers=mine)[1]
    assert first["option"] == "" and whole["option"]
    assert call(served.port, "GET", f"{path}/{puzzle.id}?solution=1", headers=mine)[1]["solution"]


def test_a_puzzle_without_a_server_is_the_same() -> None:
    puzzle = shortest("res_arcana")

    async def solve() -> None:
        page = Page(Browser())
        status, shelf = await page.ask("GET", "/api/puzzles")
        assert status == 200 and {each["game"] for each in shelf["games"]} == {game for game in GAMES if puzzles_of(game)}
        status, made = await page.ask("POST", f"/api/puzzles/res_arcana/{puzzle.id}", {})
        assert status == 200
        token = next(seat["token"] for seat in made["seats"] if seat["token"])
        path = f"/api/matches/{made['match']}/puzzle/{puzzle.id}"
        assert (await page.ask("GET", path, token=token))[1]["state"] == "open"
        assert (await page.ask("GET", f"{path}/hint?whole=1", token=token))[1]["option"]
        status, after = await page.ask("POST", f"/api/puzzles/res_arcana/{puzzle.id}/rating", {"solved": True})
        assert status == 200 and after["rating"] > 1500
        assert (await page.ask("POST", f"/api/puzzles/res_arcana/{puzzle.id}/rating", {"solved": 3}))[0] == 400

    awaited(solve())
