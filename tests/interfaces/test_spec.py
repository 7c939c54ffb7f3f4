"""The published spec, held to by random games of every mode and number of players."""

import json

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed (make extras)")

from tapete import games  # noqa: E402
from tapete.core.flat import Flat, scale  # noqa: E402
from tapete.core.observation import observed  # noqa: E402
from tapete.core.randomness import number  # noqa: E402
from tapete.core.rows import Layout  # noqa: E402
from tapete.core.state import State  # noqa: E402
from tapete.core.visibility import exchange  # noqa: E402
from tapete.interfaces.spec import layout_of, spec  # noqa: E402
from tapete.interfaces.table import Table, usual_players  # noqa: E402

GAMES_OF_EACH = 14
EVERY = 29  # answers


def sights(game: str):
    """What players see in random games of every mode: the table, who looks, and the spec for so many players."""
    declared = games.find(game)
    specs: dict[int, dict] = {}
    for seed in range(GAMES_OF_EACH):
        table = Table(declared.start(declared.random_setup(seed), seed))
        players = table.state.players
        specs.setdefault(players, spec(game, players))
        while not table.over:
            if table.moves % EVERY == 0:
                for player in range(players):
                    yield table, player, specs[players]
            table.act(number(seed, table.moves, table.legal))


def taken_apart(told, form):
    for piece in form["pieces"]:
        rows, width = piece["shape"]
        yield piece, told[piece["at"] : piece["at"] + rows * width].reshape(rows, width)


@pytest.mark.parametrize("game", games.ids())
def test_every_number_is_what_its_column_says(game):
    """A category below its size, a count between its bounds, a flag 0 or 1, all within ±10,000. No number had to be cut to fit,
    no word was missing from its vocabulary, and no card was without a row."""
    layouts: dict[int, tuple[Layout, Flat]] = {}
    for table, player, published in sights(game):
        players = table.state.players
        if players not in layouts:
            layouts[players] = (layout_of(game, players), Flat(layout_of(game, players)))
        layout, flat = layouts[players]
        sight = observed(table.state, player, layout, table.first, table.step, table.stage)
        rows = np.frombuffer(sight.told(), dtype=np.int16)
        assert len(rows) == published["rows"]["size"]
        for piece, numbers in taken_apart(rows, published["rows"]):
            low = np.array([column.get("min", 0) for column in piece["columns"]])
            high = np.array([column.get("max", column.get("size", 2) - 1) for column in piece["columns"]])
            assert (numbers >= low).all() and (numbers <= high).all(), piece["name"]
            assert np.abs(high).max() <= 10_000
            for at, column in enumerate(piece["columns"]):
                if column.get("values", [""])[1:2] == ["?"]:
                    assert not (numbers[:, at] == 1).any(), (
                        f"{table.state.decision} says a word that is not listed: {column['name']}"
                    )
            if piece["name"] == "table":
                assert numbers[0, [column["name"] for column in piece["columns"]].index("left_out")] == 0
        vector = np.frombuffer(flat.vector(sight), dtype=np.float32)
        assert len(vector) == published["flat"]["size"] and np.isfinite(vector).all()
        for piece, numbers in taken_apart(vector, published["flat"]):
            low = np.array([scale(column.get("min", 0)) for column in piece["columns"]]).astype(np.float32)
            high = np.array([scale(column["max"]) if column["kind"] == "count" else 1 for column in piece["columns"]]).astype(
                np.float32
            )
            assert (numbers >= low).all() and (numbers <= high).all(), piece["name"]
        assert layout.cut == 0


@pytest.mark.parametrize("game", games.ids())
def test_no_mode_tells_what_is_hidden(game):
    """Exchanging what a player may not know changes neither form, in any mode."""
    layouts: dict[int, tuple[Layout, Flat]] = {}
    looked = 0
    for table, player, _ in sights(game):
        players = table.state.players
        layout, flat = layouts.setdefault(players, (layout_of(game, players), Flat(layout_of(game, players))))
        looked += 1
        if looked % 5 == 0:
            other = exchange(table.state, player, 23)
            seen, again = [observed(s, player, layout, table.first, table.step, table.stage) for s in (table.state, other)]
            assert seen.told() == again.told() and flat.vector(seen) == flat.vector(again)
    assert looked > 100


@pytest.mark.parametrize("game", games.ids())
def test_what_is_remembered_is_what_would_be_told_anew(game):
    """Only what changed is written again: with all that was told before, and after looks at other states of the same game and at
    other games, both forms are what somebody is told who looks for the first time."""
    layouts: dict[int, tuple[Layout, Flat]] = {}
    earlier: dict[int, State] = {}
    looked = 0
    for table, player, _ in sights(game):
        players = table.state.players
        layout, flat = layouts.setdefault(players, (layout_of(game, players), Flat(layout_of(game, players))))
        fresh = layout_of(game, players)
        for s in [table.state, *[earlier[players] for _ in range(looked % 3) if players in earlier]]:
            sight = observed(s, player, layout, table.first, table.step, table.stage)
            first = observed(s, player, fresh, table.first, table.step, table.stage)
            fresh.memories.clear()
            fresh.faces.clear()
            assert sight.told() == first.told() and flat.vector(sight) == Flat(fresh).vector(first)
        if looked % 7 == 0:
            earlier[players] = table.state.clone()
        looked += 1
    assert looked > 100


@pytest.mark.parametrize("game", games.ids())
def test_the_spec_can_be_written_down_and_stays_as_it_is(game):
    published = spec(game)
    assert json.loads(json.dumps(published)) == published == spec(game)
    assert published["players"] == usual_players(games.find(game)) and published["version"][0] == 2
    for form in ("rows", "flat"):
        at = 0
        for piece in published[form]["pieces"]:
            names = [column["name"] for column in piece["columns"]]
            assert len(set(names)) == len(names) == piece["shape"][1] and piece["at"] == at, piece["name"]
            at += piece["shape"][0] * piece["shape"][1]
            for column in piece["columns"]:
                assert column["kind"] in ("categorical", "count", "flag")
                if "values" in column:
                    assert len(column["values"]) == column["size"]
        assert at == published[form]["size"]


def test_the_fingerprint_tells_columns_apart_and_not_cards():
    assert spec("keyforge")["fingerprint"] != spec("mitos_y_leyendas")["fingerprint"]
    assert spec("res_arcana", 2)["fingerprint"] != spec("res_arcana", 3)["fingerprint"]
