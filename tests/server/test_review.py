"""The review of a match at the table: made in the background when somebody asks for it, once, with progress."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator

import pytest
from tests.server.served import ME, Message, Served, awaited, call, new_match, play_on, sit
from tests.server.test_alone import Browser, Page

from tapete.review.account import played, reviewed
from tapete.review.weighing import Asked, weigh
from tapete.table import reviewing
from tapete.table.fairness import Account
from tapete.table.thinking import Busy, Unable


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody has to wait between one request for advice and the next: the tests of this file make many."""
    running = Served(tmp_path_factory.mktemp("matches"), hints_per_second=1e9, hints_at_once=1e9)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "ITERATIONS", 4)
    monkeypatch.setattr(reviewing, "PAUSE", 0.01)


def given_up(served: Served, answers: int = 16) -> str:
    """A match of some moves that was given up."""
    made = new_match(served.port, "mitos_y_leyendas", [ME, ME], seed=106)
    seats = sit(served.port, made)
    play_on(seats, random.Random(2), answers)
    path = f"/api/matches/{made['match']}/review"
    assert call(served.port, "GET", path)[1]["code"] == "record_closed", "nobody is advised while they play"
    seats[0].ask({"type": "concede", "id": "c"})
    for seat in seats:
        seat.close()
    return path


def until_done(served: Served, path: str) -> list[Message]:
    """All that is told of a review until it is done."""
    told: list[Message] = []
    for _ in range(2_000):
        status, found = call(served.port, "GET", path)
        assert status == 200, found
        told.append(found)
        if found["review"] is not None:
            return told
        time.sleep(0.1)  # nobody may ask as often as they like
    raise AssertionError(told[-1])


def test_a_review_is_made_in_the_background_and_is_that_of_the_record(served: Served) -> None:
    path = given_up(served)
    told = until_done(served, path)
    assert told[0]["review"] is None, "whoever asks first does not wait"
    assert [each["done"] for each in told] == sorted(each["done"] for each in told)
    last = told[-1]
    assert last["done"] == last["count"] == len(last["review"]["steps"]) > 0
    match = served.room(last["match"]).match
    record = played(match.game, match.kept.setup, match.seed, [each.option for each in match.answers], iterations=4)
    offline = reviewed(record, [weigh(task) for task in record.tasks])
    assert [step["cost"] for step in last["review"]["steps"]] == [round(step.weighed.cost, 3) for step in offline.steps]
    assert last["review"]["curves"] == [[list(point) for point in curve] for curve in rounded(offline)]
    for seat in last["review"]["seats"]:
        total = seat["start"] - seat["lost"] + seat["given"] + seat["luck"] + seat["revised"]
        assert total == pytest.approx(seat["end"], abs=0.005)


def rounded(review: object) -> list[list[tuple[int, float]]]:
    return [[(answers, round(chance, 3)) for answers, chance in review.curve(seat)] for seat in range(2)]  # type: ignore[attr-defined]


def test_it_is_made_once_for_everybody_who_asks(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    path = given_up(served)
    weighed, asked = served.hub.thinkers.weighed, []

    async def counted(task: Asked, account: Account) -> object:
        asked.append(task.move)
        if len(asked) == 1:
            raise Busy
        return await weighed(task, account)

    monkeypatch.setattr(served.hub.thinkers, "weighed", counted)
    first = until_done(served, path)[-1]
    assert call(served.port, "GET", path)[1] == first
    assert len(asked) == first["count"] + 1, "each once, and once more where the bots were too busy"


def test_a_review_that_fails_is_refused_and_can_be_tried_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    path = given_up(served)
    weighed = served.hub.thinkers.weighed

    async def never(task: Asked, account: Account) -> object:
        raise Unable("no idea")

    monkeypatch.setattr(served.hub.thinkers, "weighed", never)
    found: Message = {}
    for _ in range(500):
        found = call(served.port, "GET", path)[1]
        if "code" in found:
            break
        time.sleep(0.1)  # nobody may ask as often as they like
    assert found["code"] == "no_review" and "idea" not in str(found)
    monkeypatch.setattr(served.hub.thinkers, "weighed", weighed)
    assert until_done(served, path)[-1]["review"] is not None


def test_no_more_reviews_are_kept_than_there_is_room_for(served: Served) -> None:
    first, second = given_up(served), given_up(served)
    reviews = served.hub.reviews
    reviews.most = 1
    until_done(served, first)
    until_done(served, second)
    assert list(reviews.kept) == [second.split("/")[3]]


def test_a_page_without_a_server_reviews_too() -> None:
    async def looked_back() -> Message:
        page = Page(Browser())
        made = await page.made("mitos_y_leyendas", "me", "aprendiz", seed=3)
        await page.join(made)
        for _ in range(6):
            await page.move()
        page.alone.say(1, json.dumps({"type": "concede", "id": "c"}))
        await page.until(lambda: (page.last("update") or {}).get("result") is not None)
        found: Message = {"review": None}
        async with asyncio.timeout(60):
            while found["review"] is None:
                status, found = await page.ask("GET", f"/api/matches/{made['match']}/review")
                assert status == 200, found
                await asyncio.sleep(0.01)
        return found

    found = awaited(looked_back())
    assert found["done"] == found["count"] == len(found["review"]["steps"])
