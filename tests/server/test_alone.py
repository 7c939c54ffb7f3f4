"""The table without a house: what a server answers, answered in one process, and kept before it is told."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.served import awaited

from tapete.table.alone import Alone, think

GAMES = ("atrum_arena", "dungeon_alliance", "keyforge", "mitos_y_leyendas", "res_arcana")


class Browser:
    """What a page lends the table: a database and a thinker; the database can be made to fail."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}
        self.full = False

    async def keeper(self, text: str) -> str:
        asked = json.loads(text)
        if asked["do"] == "load":
            found = self.kept.get(asked["match"])
            return "" if found is None else json.dumps(found)
        if self.full:
            raise OSError("QuotaExceededError")
        if asked["do"] == "create":
            self.kept[asked["match"]] = {"made": asked["made"], "seed": asked["seed"], "acts": asked["acts"], "claims": {}}
        elif asked["do"] == "append":
            kept = self.kept[asked["match"]]["acts"]
            assert asked["seq"] == len(kept) + 1
            kept.append(asked["act"])
        else:
            self.kept[asked["match"]]["claims"][str(asked["seat"])] = asked["claim"]
        return ""

    async def thinker(self, text: str) -> str:
        return think(text)


class Page:
    """A page with one line."""

    def __init__(self, browser: Browser) -> None:
        self.alone = Alone(browser.keeper, browser.thinker)
        self.told: list[dict[str, Any]] = []
        self.said = 0

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        answered = json.loads(await self.alone.request(method, path, "" if body is None else json.dumps(body), token))
        return answered["status"], json.loads(answered["text"])

    async def made(self, game: str, *seats: str, **more: object) -> dict[str, Any]:
        asked = [{"kind": "bot", "level": seat} if seat != "me" else {"kind": "me"} for seat in seats]
        status, made = await self.ask("POST", "/api/matches", {"game": game, "seats": asked, **more})
        assert status == 200, made
        return dict(made)

    async def join(self, made: dict[str, Any]) -> None:
        self.alone.connect(1, lambda text: self.told.append(json.loads(text)))
        number = {"type": "join", "match": made["match"], "token": made["seats"][0]["token"], "since": -1, "number": ""}
        self.alone.say(1, json.dumps(number))
        await self.until(lambda: self.last("update") is not None)

    async def until(self, so: Any) -> None:
        async with asyncio.timeout(60):
            while not so():
                await asyncio.sleep(0.001)

    def last(self, type: str) -> dict[str, Any] | None:
        return next((each for each in reversed(self.told) if each["type"] == type), None)

    def asked(self) -> bool:
        update = self.last("update")
        return update is not None and (bool((update["question"] or {}).get("options")) or update["result"] is not None)

    async def move(self) -> None:
        """The first option, once it is my turn."""
        await self.until(self.asked)
        update = self.last("update")
        assert update is not None
        if update["result"] is not None:
            return
        self.said += 1
        id, before = f"m{self.said}", update["seq"]
        self.alone.say(1, json.dumps({"type": "move", "id": id, "option": update["question"]["options"][-1]["id"], "seq": before}))
        await self.until(lambda: any(each.get("id") == id for each in self.told))
        answer = next(each for each in self.told if each.get("id") == id)
        if answer["type"] == "ack":
            await self.until(lambda: (self.last("update") or {})["seq"] > before)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_with_a_bot_and_found_again(game: str) -> None:
    async def play() -> None:
        browser = Browser()
        page = Page(browser)
        made = await page.made(game, "me", "aprendiz", seed=5)
        await page.join(made)
        for _ in range(12):
            await page.move()
        await page.until(page.asked)
        seen = page.last("update")
        assert seen is not None
        # The page is closed and opened again: everything that was told is still there.
        again = Page(browser)
        await again.join(made)
        await again.until(again.asked)
        found = again.last("update")
        assert found is not None and found["seq"] == seen["seq"] and found["view"] == seen["view"]

    awaited(play())


def test_a_move_that_could_not_be_kept_is_not_made() -> None:
    async def play() -> None:
        browser = Browser()
        page = Page(browser)
        made = await page.made("res_arcana", "me", "aprendiz", seed=5)
        await page.join(made)
        await page.until(page.asked)
        before = page.last("update")
        browser.full = True
        await page.move()
        assert [each["code"] for each in page.told if each["type"] == "error"] == ["store_failed"]
        assert page.last("update") == before
        browser.full = False
        await page.move()
        assert page.last("ack") is not None

    awaited(play())


def test_a_match_that_was_never_kept_is_not_there() -> None:
    status, told = awaited(Page(Browser()).ask("GET", "/api/matches/nothing/shuffle"))
    assert (status, told["code"]) == (404, "no_such_match")


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/nowhere", None, "not_found"),
        ("GET", "/api/rules/chess", None, "no_such_game"),
        ("GET", "/api/rules/keyforge/KF-none-99", None, "no_such_clause"),
        ("POST", "/api/matches", {"game": "keyforge", "seats": 7}, "bad_message"),
        ("POST", "/api/decks/chess", {"text": "x"}, "no_such_game"),
        ("POST", "/api/positions/keyforge", {"text": "nonsense: ["}, "bad_setup"),
        ("POST", "/api/records", {"record": 1}, "bad_record"),
    ],
)
def test_what_cannot_be_answered_is_refused_as_a_server_would(method: str, path: str, body: object, code: str) -> None:
    status, told = awaited(Page(Browser()).ask(method, path, body))
    assert status >= 400 and told["code"] == code


def test_a_finished_match_is_looked_back_at_and_handed_on() -> None:
    async def play() -> None:
        page = Page(Browser())
        made = await page.made("res_arcana", "me", "aprendiz", seed=5)
        await page.join(made)
        id = made["match"]
        assert (await page.ask("GET", f"/api/matches/{id}/moments/0"))[1]["code"] == "record_closed"
        page.alone.say(1, json.dumps({"type": "concede", "id": "c"}))
        await page.until(lambda: (page.last("update") or {}).get("result") is not None)
        status, record = await page.ask("GET", f"/api/matches/{id}/record")
        assert status == 200 and record["result"]["reason"] == "concession"
        assert (await page.ask("GET", f"/api/matches/{id}/moments/0?seat=1"))[0] == 200
        assert (await page.ask("GET", f"/api/matches/{id}/moments/0?seat=9"))[1]["code"] == "bad_message"
        assert (await page.ask("GET", f"/api/matches/{id}/stats"))[0] == 200
        status, taken = await page.ask("POST", "/api/records", record)
        assert status == 200 and taken["game"] == "res_arcana"

    awaited(play())


def test_the_rulebook_is_asked_without_a_server() -> None:
    status, told = awaited(Page(Browser()).ask("GET", "/api/rules/keyforge?q=can%20I%20attack%20past%20taunt"))
    assert status == 200 and told["clauses"][0]["chapter"] == "taunt"
