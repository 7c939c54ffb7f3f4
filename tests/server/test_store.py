"""What every store must do, SQLite and PostgreSQL alike; and two servers that share a database."""

import asyncio
import importlib.util
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server import cluster
from tests.server.former import watched
from tests.server.served import BOT, ME, OPEN, Process, Seat, Served, awaited, call, new_match, play_on, sit, step

from tapete import games
from tapete.server.rows import VERSION
from tapete.server.sqlite import SqliteStore
from tapete.table.clock import ClockKept
from tapete.table.store import ANSWER, Act, ClaimKept, DeckRow, MatchKept, NoteStore, SeatKept, Store, StoreError, Terms

OLD = Path(__file__).parent / "data" / "store-cd9cb8d.sql"
Opened = Callable[[], Store]


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A database of our own, or the reason why there is none."""
    if importlib.util.find_spec("psycopg") is None:
        pytest.skip("psycopg is not installed: pip install tapete[postgres]")
    if cluster.missing():
        pytest.skip(cluster.missing())
    with cluster.cluster() as connection:
        yield connection


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens a store; again and again, the same one."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    database = empty(request.getfixturevalue("database"))
    return lambda: postgres(database)


def postgres(database: str) -> Store:
    from tapete.server.postgres import PostgresStore

    return PostgresStore(database)


def empty(database: str) -> str:
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DROP TABLE IF EXISTS acts, claims, matches, decks, losses, store")
    return database


def kept(id: str) -> MatchKept:
    terms = Terms(guided=True, origin="other", begun=3, clock=ClockKept(60.0, 1.5, 5.0))
    seats = (SeatKept("me", "", "a", "", "Ana 'Ñ' \u2014"),)
    return MatchKept(id, "keyforge", "1", "", {"decks": ["ñ"]}, 1 << 100, "verified", seats, 1_700_000_000.123456, terms)


def act(seq: int, move: str) -> Act:
    return Act(seq, 0, move, ANSWER, "pass", 1_700_000_000.123456)


# ---------------------------------------------------------------------------------------------------------------- the contract


def test_a_store_gives_back_what_it_was_given(opened: Opened) -> None:
    async def story() -> None:
        store = opened()
        await store.create(kept("one"))
        await store.create(kept("two"))
        await asyncio.gather(*[store.append("one", act(number, f"m{number}")) for number in range(1, 200)])
        await store.claim("one", 0, ClaimKept("hash", "Luis"), 3.0)
        await store.close()
        again = opened()
        found = await again.load("one")
        assert found is not None
        assert found.match == kept("one")
        assert found.acts == [act(number, f"m{number}") for number in range(1, 200)]
        assert found.claims == {0: ClaimKept("hash", "Luis")}
        assert await again.load("three") is None
        assert await again.load("\x00") is None
        await again.close()

    awaited(story())


def test_a_match_and_what_it_begins_with_are_kept_together_or_not_at_all(opened: Opened) -> None:
    async def story() -> None:
        store = opened()
        many = [act(number, f"m{number}") for number in range(1, 6_001)]
        await store.create(kept("one"), many)
        found = await store.load("one")
        assert found is not None and found.acts == many
        with pytest.raises(StoreError):
            await store.create(kept("two"), [act(1, "a"), act(1, "b")])
        assert await store.load("two") is None
        await store.close()

    awaited(story())


def test_one_bad_row_spoils_no_other_of_its_batch(opened: Opened) -> None:
    async def story() -> None:
        store = opened()
        await store.create(kept("one"))
        rows = [act(1, "a"), act(2, "b"), act(2, "c"), act(3, "a"), act(4, "d"), act(5, "\ud800"), act(6, "e")]
        results = await asyncio.gather(*[store.append("one", row) for row in rows], return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False, False, True, True, False, True, False]
        with pytest.raises(StoreError):
            await store.append("nowhere", act(1, "a"))
        with pytest.raises(StoreError):
            await store.create(kept("one"))
        found = await store.load("one")
        assert found is not None
        assert [row.seq for row in found.acts] == [1, 2, 4, 6]
        await store.close()

    awaited(story())


def test_a_seat_is_claimed_once(opened: Opened) -> None:
    async def story() -> None:
        store = opened()
        await store.create(kept("one"))
        await store.claim("one", 0, ClaimKept("first", ""), 1.0)
        with pytest.raises(StoreError):
            await store.claim("one", 0, ClaimKept("second", ""), 2.0)
        found = await store.load("one")
        assert found is not None and found.claims[0].token == "first"
        await store.close()

    awaited(story())


def test_a_match_is_played_and_found_again(opened: Opened, tmp_path: Path) -> None:
    first = Served(tmp_path / "a", store=opened())
    made = new_match(first.port, "keyforge", [ME, ME], seed=111)
    seats = sit(first.port, made)
    play_on(seats, random.Random(1), 40)
    before = [{**seat.update, "log": None} for seat in seats]
    for seat in seats:
        seat.close()
    first.stop()
    second = Served(tmp_path / "b", store=opened())
    back = sit(second.port, made)
    assert [{**seat.update, "log": None} for seat in back] == before
    assert step(back, random.Random(2)) is not None
    for seat in back:
        seat.close()
    second.stop()


# ---------------------------------------------------------------------------------------------------------------- SQLite


def test_writes_are_synced_to_the_disk_and_a_folder_serves_one_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert store.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.writer.execute("PRAGMA synchronous").fetchone() == (2,)
    with pytest.raises(StoreError, match="another server"):
        SqliteStore(tmp_path)
    awaited(store.close())


# ---------------------------------------------------------------------------------------------------------------- PostgreSQL


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers of one database."""
    empty(database)
    servers = [Served(tmp_path / name, store=postgres(database)) for name in "ab"]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def test_a_database_of_cd9cb8d_is_brought_forward_and_its_matches_are_found(database: str, tmp_path: Path) -> None:
    import psycopg

    empty(database)
    script = OLD.read_text(encoding="utf-8").replace(" WITHOUT ROWID", "")
    parts = [part for part in script.split(";\n") if "TRANSACTION" not in part and "COMMIT" not in part]
    parts.sort(key=lambda part: ("INSERT" in part, '"matches"' not in part and "TABLE matches" not in part))
    with psycopg.connect(database, autocommit=True) as connection:
        for part in parts:
            connection.execute(part)
        rows = connection.execute("SELECT match, value FROM acts ORDER BY match, seq").fetchall()
    kept = {match: [value for id, value in rows if id == match] for match, _ in rows}
    served = Served(tmp_path, store=postgres(database))
    try:
        for game in games.ids():
            watched(served.port, f"old-{game}", game, kept[f"old-{game}"])
        made = new_match(served.port, "keyforge", [ME, ME], seed=1)
        seats = sit(served.port, made)
        assert play_on(seats, random.Random(1), 5) == 5
        for seat in seats:
            seat.close()
    finally:
        served.stop()
    with psycopg.connect(database, autocommit=True) as connection:
        assert connection.execute("SELECT version FROM store").fetchall() == [(VERSION,)]
        connection.execute("UPDATE store SET version = 99")
    with pytest.raises(StoreError, match="newer version"):
        postgres(database)


def test_people_at_two_servers_play_one_match(pair: tuple[Served, Served]) -> None:
    made = new_match(pair[0].port, "keyforge", [ME, OPEN], seed=112)
    me = Seat(pair[0].port, made["match"], made["seats"][0]["token"])
    path = f"/api/matches/{made['match']}/claim"
    claimed = call(pair[1].port, "POST", path, {"invitation": made["seats"][1]["invitation"], "name": "Luis"})[1]
    told = me.until("seats")
    while not told["seats"][1]["taken"]:
        told = me.until("seats")
    assert told["seats"][1]["name"] == "Luis"
    you = Seat(pair[1].port, made["match"], claimed["token"])
    play_on([me, you], random.Random(3), 60)
    assert me.update["seq"] == you.update["seq"] == 60 and me.log and len(me.log) == len(you.log)
    assert me.ask({"type": "concede", "id": "c"})["type"] == "ack"
    you.wait(lambda update: update["result"] is not None)
    assert you.update["result"] == {"winners": [1], "reason": "concession", "scores": []}
    for seat in (me, you):
        seat.close()


def test_a_bot_that_two_servers_let_think_answers_once(pair: tuple[Served, Served]) -> None:
    made = new_match(pair[0].port, "keyforge", [ME, BOT], seed=113)
    (me,) = sit(pair[0].port, made)
    onlooker = Seat(pair[1].port, made["match"])
    chance = random.Random(4)
    for _ in range(15):
        if me.my_turn()["result"] is None:
            me.seen(me.move(chance.choice(me.options()))["seq"])
    onlooker.seen(me.my_turn()["seq"])
    matches = [server.room(made["match"]).match for server in pair]
    assert [each.option for each in matches[0].answers] == [each.option for each in matches[1].answers]
    for seat in (me, onlooker):
        seat.close()


def test_after_kill_nine_no_acknowledged_move_is_lost(database: str, tmp_path: Path) -> None:
    empty(database)
    first = Process(tmp_path, database=database)
    made = new_match(first.port, "keyforge", [ME, ME], seed=114)
    seats = sit(first.port, made)
    play_on(seats, random.Random(5), 30)
    mover = next(seat for seat in seats if seat.mine())
    mover.send({"type": "move", "id": "in-flight", "option": mover.options()[0], "seq": mover.update["seq"]})
    first.kill()
    second = Process(tmp_path, database=database)
    try:
        back = sit(second.port, made)
        assert back[0].update["seq"] in (30, 31)
        assert play_on(back, random.Random(6), 10) == 10
    finally:
        assert second.stop() in (0, 130)
    assert not list(tmp_path.glob("*.sqlite3"))


def test_a_lost_connection_is_made_again(database: str) -> None:
    async def story() -> None:
        import psycopg

        store = postgres(empty(database))
        await store.create(kept("one"))
        with psycopg.connect(database, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tapete'")
        with pytest.raises(StoreError):
            await store.append("one", act(1, "a"))
        await store.append("one", act(1, "a"))
        with pytest.raises(StoreError):
            await store.load("one")
        found = await store.load("one")
        assert found is not None and found.acts == [act(1, "a")]
        await store.close()

    awaited(story())


def test_a_database_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(StoreError):
        postgres(f"host={tmp_path} dbname=nothing")


def test_decks_are_kept_replaced_and_dropped(opened: Opened) -> None:
    async def keep() -> None:
        store = opened()
        assert isinstance(store, NoteStore)
        assert await store.keep_deck(DeckRow("ana", "one", "1", 1.0), 2)
        assert await store.keep_deck(DeckRow("ana", "two", "2", 2.0), 2)
        assert not await store.keep_deck(DeckRow("ana", "three", "3", 3.0), 2), "no room for a third"
        assert await store.keep_deck(DeckRow("bea", "one", "4", 1.0), 2)
        assert await store.keep_deck(DeckRow("ana", "one", "5", 4.0), 2), "in the place of the first"
        await store.close()
        store = opened()
        assert isinstance(store, NoteStore)
        assert (await store.decks("ana"), await store.decks("bea"), await store.decks("eva")) == (["5", "2"], ["4"], [])
        await store.drop_decks("ana", "two")
        assert await store.decks("ana") == ["5"]
        await store.drop_decks("ana")
        assert (await store.decks("ana"), await store.decks("bea")) == ([], ["4"])
        await store.close()

    awaited(keep())
