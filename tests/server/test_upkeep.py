"""An operator's day: stores of old, damage, backups while it runs, health, metrics, clocks that step, what is deleted when."""

from __future__ import annotations

import json
import random
import sqlite3
import stat
import tarfile
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.former import REPEATED, watched
from tests.server.served import ME, OPEN, Process, Seat, Served, awaited, call, new_match, play_on, request, sit

from tapete import games
from tapete.cli import main
from tapete.server import upkeep
from tapete.server.app import steady_clock
from tapete.server.rows import VERSION
from tapete.server.seal import Sealed, losses, sealed
from tapete.server.sqlite import SqliteStore
from tapete.table.store import ANSWER, Act, ClaimKept, MatchKept, SeatKept, StoreError

OLD = Path(__file__).parent / "data" / "store-cd9cb8d.sql"
FOLDER = Path(__file__).parent / "data" / "folder-cd9cb8d.tar.xz"
GAMES = games.ids()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder as the server of cd9cb8d left it, with a match under way in each game."""
    folder = tmp_path / "old"
    folder.mkdir()
    with sqlite3.connect(folder / "matches.sqlite3") as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    return folder


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["admin", *words, "--json"])
    said = capsys.readouterr().out
    return code, json.loads(said) if said else {}


# ---------------------------------------------------------------------------------------------------------------- matches of old


def answers_kept(folder: Path) -> dict[str, list[str]]:
    """The answers of each match in a folder of old, in their order."""
    reader = sqlite3.connect(folder / "matches.sqlite3")
    rows = reader.execute("SELECT match, value, kind FROM acts ORDER BY match, seq").fetchall()
    reader.close()
    assert {kind for _, _, kind in rows} == {ANSWER}
    return {match: [value for id, value, _ in rows if id == match] for match, _, _ in rows}


def test_a_store_of_old_opens_and_each_match_can_be_watched_as_far_as_it_replays(old: Path) -> None:
    kept = answers_kept(old)
    served = Served(old)
    try:
        reached = {game: watched(served.port, f"old-{game}", game, kept[f"old-{game}"]) for game in GAMES}
        assert [reached[game] for game in REPEATED] == [len(kept[f"old-{game}"]) for game in REPEATED], "to where they stood"
        made = new_match(served.port, "keyforge", [ME, ME], seed=1)
        assert call(served.port, "GET", f"/api/matches/{made['match']}/shuffle")[0] == 200, "and new ones are made beside them"
    finally:
        served.stop()
    with sqlite3.connect(old / "matches.sqlite3") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    connection.close()


def test_a_match_of_old_that_cannot_even_begin_says_so(old: Path) -> None:
    with sqlite3.connect(old / "matches.sqlite3") as connection:
        for match, setup in (("old-atrum_arena", {"players": 1}), ("old-keyforge", {"decks": ["gone", "gone"]})):
            connection.execute("UPDATE matches SET setup = ? WHERE id = ?", (json.dumps(setup), match))
    connection.close()
    served = Served(old)
    try:
        for match in ("old-atrum_arena", "old-keyforge"):
            status, answer = call(served.port, "GET", f"/api/matches/{match}/moments/0")
            assert (status, answer["code"], answer["detail"]) == (409, "other_rules", "2"), answer
            assert answer["text"]["es"] and answer["text"]["en"] and answer["incident"]
        assert call(served.port, "GET", "/api/matches/old-res_arcana/moments/0")[0] == 200, "the others are looked at as ever"
    finally:
        served.stop()


def test_a_folder_that_the_server_of_old_left_when_it_was_killed_opens(tmp_path: Path) -> None:
    """Ten matches under way that were played at cd9cb8d over its own sockets: each can be watched as far as it still plays."""
    folder = tmp_path / "old"
    with tarfile.open(FOLDER) as packed:
        packed.extractall(folder, filter="data")
    served = Served(folder)
    try:
        reader = sqlite3.connect(folder / "matches.sqlite3")
        kept = reader.execute("SELECT m.id, m.game, count(*) FROM matches m JOIN acts a ON a.match = m.id GROUP BY m.id").fetchall()
        reader.close()
        assert sorted({game for _, game, _ in kept}) == sorted(GAMES) and len(kept) == 10
        answers = answers_kept(folder)
        whole = 0
        for match, game, changes in kept:
            assert len(answers[match]) == changes
            whole += watched(served.port, match, game, answers[match]) == changes
        assert whole >= 5, "most of them to where they stood"
    finally:
        served.stop()


def test_other_cards_are_noticed_though_the_rules_have_the_same_number(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=2)
    seats = sit(served.port, made)
    play_on(seats, random.Random(1), 4)
    for seat in seats:
        seat.close()
    with sqlite3.connect(served.settings.data / "matches.sqlite3", timeout=10) as connection:
        connection.execute("UPDATE matches SET catalogue = 'other' WHERE id = ?", (made["match"],))
    connection.close()
    served.inside(put_away(served, made["match"]))
    seat = Seat(served.port, made["match"], made["seats"][0]["token"])
    assert seat.update["result"]["reason"] == "older"
    assert seat.ask({"type": "move", "id": "x", "option": "pass", "seq": 4})["code"] == "match_over"
    seat.close()


async def put_away(served: Served, match: str) -> None:
    served.hub.rooms.pop(match).forget()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    awaited(SqliteStore(tmp_path).close())
    with sqlite3.connect(tmp_path / "matches.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="newer version"):
        SqliteStore(tmp_path)
    assert [found.state for found in upkeep.check(tmp_path)] == [upkeep.DAMAGED]


# ---------------------------------------------------------------------------------------------------------------- damage


def test_damage_is_found_and_what_is_lost_is_said(served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = []
    for seed in range(5):
        made = new_match(served.port, "keyforge", [ME, ME], seed=seed)
        seats = sit(served.port, made)
        play_on(seats, random.Random(1), 10)
        for seat in seats:
            seat.close()
        ids.append(made["match"])
    folder = tmp_path / "copy"
    file = tmp_path / "backup.sqlite3"
    code, told = admin(capsys, "backup", str(file), "--data", str(served.settings.data))
    assert code == 0 and told["matches"] >= 5 and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert admin(capsys, "backup", str(file), "--data", str(served.settings.data))[0] == 2, "a backup is never written over"
    code, told = admin(capsys, "restore", str(file), "--data", str(folder))
    assert code == 0 and told["matches"] >= 5
    assert admin(capsys, "restore", str(file), "--data", str(folder))[0] == 2
    assert admin(capsys, "check", "--data", str(folder))[0] == 0
    with sqlite3.connect(folder / "matches.sqlite3") as connection:
        connection.execute("DELETE FROM acts WHERE match = ? AND seq = 4", (ids[0],))
        connection.execute("UPDATE acts SET value = 'no:such#1' WHERE match = ? AND seq = 8", (ids[1],))
        connection.execute("UPDATE matches SET setup = '{' WHERE id = ?", (ids[2],))
        connection.execute("DELETE FROM matches WHERE id = ?", (ids[3],))
    connection.close()
    code, told = admin(capsys, "check", "--data", str(folder))
    found = {each["match"]: each for each in told["found"]}
    assert code == 1 and told["damaged"] == 4 and ids[4] not in found
    assert (found[ids[0]]["good"], found[ids[0]]["what"]) == (3, "change 4 is missing")
    assert found[ids[1]]["good"] == 7 and found[ids[2]]["good"] == 0 and "not there" in found[ids[3]]["what"]
    assert main(["admin", "check", "--data", str(folder), "--lang", "es"]) == 1
    assert "valen sus primeros 3 cambios" in capsys.readouterr().out
    assert main(["admin", "check", "--data", str(tmp_path / "nowhere")]) == 2


@pytest.fixture
def fallen(tmp_path: Path) -> tuple[Path, list[str]]:
    """A folder whose server was killed in the middle of two matches, with the matches' ids."""
    folder = tmp_path / "fallen"
    server = Process(folder)
    ids = []
    for seed in range(2):
        made = new_match(server.port, "keyforge", [ME, ME], seed=seed)
        seats = sit(server.port, made)
        play_on(seats, random.Random(seed), 12)
        ids.append(made["match"])
    server.kill()
    return folder, ids


def test_after_a_fall_nothing_is_missing(fallen: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    folder, ids = fallen
    assert (folder / "matches.sqlite3-wal").stat().st_size > 0 and set(sealed(folder)) == set(ids)
    assert admin(capsys, "check", "--data", str(folder)) == (0, {"whole": 2, "older": 0, "damaged": 0, "found": []})


@pytest.mark.parametrize("share", [0.0, 0.8])
def test_a_log_that_lost_its_tail_is_noticed(
    fallen: tuple[Path, list[str]], share: float, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    folder, ids = fallen
    wal = folder / "matches.sqlite3-wal"
    with wal.open("r+b") as file:
        file.truncate(int(share * wal.stat().st_size))
    code, told = admin(capsys, "check", "--data", str(folder))
    found = {each["match"]: each for each in told["found"]}
    assert code == 1 and ids[1] in found and told["damaged"] == len(found)
    stands = found[ids[1]]["good"]
    lost = f"changes {stands + 1} to 12 were acknowledged and are lost" if share else "the whole match, with 12 changes"
    assert found[ids[1]]["what"].startswith(lost) and stands < 12
    assert ids[0] in found or share
    assert main(["admin", "check", "--data", str(folder), "--lang", "es"]) == 1
    assert f"valen sus primeros {stands} cambios" in capsys.readouterr().out
    store = SqliteStore(folder)  # the next server goes on with what there is, and says so once and for all
    kept = awaited(store.load(ids[1]))
    assert (kept is None) if not share else (kept is not None and len(kept.acts) == stands)
    assert ids[1] in caplog.text and sealed(folder) == {}
    awaited(store.close())
    assert admin(capsys, "check", "--data", str(folder)) == (1, told)


def test_a_match_that_was_deleted_on_purpose_is_no_loss(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for id in ("old", "new"):
        awaited(store.create(MatchKept(id, "keyforge", "1", "", {}, 1, "seed", (SeatKept("open"),), 5.0 if id == "old" else 50.0)))
    awaited(store.append("new", Act(1, 0, "a", ANSWER, "x", 50.0)))
    awaited(store.claim("new", 0, ClaimKept("token"), 50.0))
    assert awaited(store.forget(10.0, 10.0)) == 1
    assert sealed(tmp_path) == {"new": Sealed(1, {0})} and losses(store.reader, sealed(tmp_path)) == []
    lost = losses(store.reader, {"new": Sealed(1, {0, 1}), "old": Sealed()})
    assert [(each.match, each.stands) for each in lost] == [("new", 1), ("old", 0)]
    awaited(store.close())
    assert sealed(tmp_path) == {}, "all of it is in the file itself"


def test_the_seal_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.server.seal.MOST", 2_000)
    store = SqliteStore(tmp_path)
    awaited(store.create(MatchKept("long", "keyforge", "1", "", {}, 1, "seed", (SeatKept("me"),), 0.0)))
    sizes = []
    for number in range(1, 1_001):
        awaited(store.append("long", Act(number, 0, f"m{number}", ANSWER, "x", 0.0)))
        sizes.append((tmp_path / "matches.seal").stat().st_size)
    assert max(sizes) < 2_100 and sizes.count(0) >= 3 and sizes[-1] > 0
    awaited(store.close())


def test_a_backup_while_people_play_has_every_acknowledged_move(served: Served, tmp_path: Path) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=9)
    seats = sit(served.port, made)
    chance = random.Random(2)
    for number in range(3):
        play_on(seats, chance, 5)
        upkeep.backup(served.settings.data, tmp_path / f"{number}.sqlite3")
        upkeep.restore(tmp_path / f"{number}.sqlite3", tmp_path / str(number))
        elsewhere = Served(tmp_path / str(number))
        try:
            back = Seat(elsewhere.port, made["match"], seats[0].token)
            assert back.update["seq"] == 5 * (number + 1) and back.update["view"] == seats[0].update["view"]
            back.close()
        finally:
            elsewhere.stop()
    for seat in seats:
        seat.close()


def test_nobody_else_on_the_machine_reads_the_matches(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    store = SqliteStore(folder)
    awaited(store.create(MatchKept("a", "keyforge", "1", "", {}, 1, "seed", (SeatKept("me"),), 0.0)))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("matches.sqlite3*")}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and len(modes) >= 2 and set(modes.values()) == {0o600}, modes
    awaited(store.close())


# ---------------------------------------------------------------------------------------------------------------- time


def test_old_matches_are_deleted_when_the_operator_says_so_and_not_before(tmp_path: Path) -> None:
    day = 86_400.0
    now = time.time()
    store = SqliteStore(tmp_path)

    async def fill() -> None:
        for id, made, last in (("played", 100, 90), ("recent", 100, 1), ("unplayed", 40, None), ("fresh", 2, None)):
            await store.create(MatchKept(id, "keyforge", "1", "", {}, 1, "seed", (SeatKept("me"),), now - made * day))
            if last is not None:
                await store.append(id, Act(1, 0, "a", ANSWER, "x", now - last * day))

    async def left() -> list[str]:
        return [id for id in ("played", "recent", "unplayed", "fresh") if await store.load(id) is not None]

    awaited(fill())
    assert awaited(store.forget(0.0, 0.0)) == 0
    assert awaited(store.forget(0.0, now - 30 * day)) == 1 and awaited(left()) == ["played", "recent", "fresh"]
    assert awaited(store.forget(now - 60 * day, now - 30 * day)) == 1 and awaited(left()) == ["recent", "fresh"]
    awaited(store.close())


def test_a_step_of_the_wall_clock_decides_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        made = new_match(served.port, "keyforge", [ME, ME], seed=3, clock={"game": 600})
        seats = sit(served.port, made)
        before = time.time()
        monkeypatch.setattr(time, "time", lambda: before + 3_600)
        play_on(seats, random.Random(1), 4)
        monkeypatch.setattr(time, "time", lambda: before - 3_600)
        play_on(seats, random.Random(1), 4)
        assert seats[0].update["result"] is None
        assert all(left is None or left > 500 for left in seats[0].update["clocks"]["left"])
        now = steady_clock()
        first = now()
        monkeypatch.setattr(time, "time", lambda: before + 10**6)
        assert 0 <= now() - first < 60
        for seat in seats:
            seat.close()
    finally:
        served.stop()


# ---------------------------------------------------------------------------------------------------------------- asked again


def test_a_lost_answer_to_a_claim_can_be_asked_for_again_by_who_took_the_seat(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, OPEN], seed=4)
    path = f"/api/matches/{made['match']}/claim"
    asked = {"invitation": made["seats"][1]["invitation"], "key": "a secret of my own"}
    first, again = [call(served.port, "POST", path, asked) for _ in range(2)]
    assert first == again and first[0] == 200 and first[1]["seat"] == 1
    for other in ({**asked, "key": "somebody else's secret"}, {"invitation": asked["invitation"]}, {**asked, "key": "short"}):
        assert call(served.port, "POST", path, other)[1]["code"] == "bad_invitation"
    seat = Seat(served.port, made["match"], first[1]["token"])
    assert seat.you == 1
    seat.close()


# ---------------------------------------------------------------------------------------------------------------- how it is


def test_health_readiness_and_metrics(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(served.port, "GET", "/health") == (200, {"healthy": True})
    assert call(served.port, "GET", "/ready") == (200, {"ready": True})
    made = new_match(served.port, "keyforge", [ME, ME], seed=5)
    seats = sit(served.port, made)
    status, headers, body = request(served.port, "GET", "/metrics")
    numbers = dict([line.split() for line in body.decode().splitlines() if not line.startswith("#")])
    assert status == 200 and headers["content-type"].startswith("text/plain")
    assert float(numbers["tapete_tables"]) >= 2 and float(numbers["tapete_rooms"]) >= 1 and float(numbers["tapete_builds"]) >= 1
    assert made["match"] not in body.decode(), "nobody's match is named"

    async def broken(match: str) -> None:
        raise StoreError("gone")

    monkeypatch.setattr(served.hub.store, "load", broken)
    assert call(served.port, "GET", "/ready") == (503, {"ready": False})
    assert call(served.port, "GET", "/health")[0] == 200
    for seat in seats:
        seat.close()
