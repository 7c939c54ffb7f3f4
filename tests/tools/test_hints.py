"""tools/hints.py: hints from a file play as they would in the game, and constants are tried in its hands only."""

from pathlib import Path

from tools.hints import Table, hints_of, loaded, varied

from tapete.games import find

FILE = str(Path(__file__).resolve().parents[2] / "src" / "tapete" / "games" / "mitos_y_leyendas" / "hints.py")


def test_the_games_own_hints_in_a_file_play_the_same_game() -> None:
    table = Table("mitos_y_leyendas", 3, ())
    copied = hints_of(loaded(FILE), table.game)
    assert [table.play(0, seat, copied, table.own) for seat in (0, 1)] == [
        table.play(0, seat, table.own, table.own) for seat in (0, 1)
    ]
    assert find("mitos_y_leyendas").hints is table.own


def test_varied_constants_are_those_of_the_file_alone() -> None:
    module = loaded(FILE)
    [(logs, share)] = varied(Table("mitos_y_leyendas", 3, ()), module, ["FORCE", "CARD"], 1)
    assert len(logs) == 2 and abs(share) <= 0.5
    assert module.FORCE != loaded(FILE).FORCE
