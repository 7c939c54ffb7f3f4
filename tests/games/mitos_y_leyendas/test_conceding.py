"""Giving up: at any moment, whoever is asked, and the other one wins."""

import pytest

from tapete.games import find
from tapete.table.match import Match
from tapete.table.store import ANSWER, CONCEDE, Act, MatchKept, SeatKept, Stored


def match(position):
    seats = (SeatKept("me", token="a"), SeatKept("open", token="b"))
    game = find("mitos_y_leyendas")
    return Match(Stored(MatchKept("m", game.id, game.version, "", {"position": position}, 1, "", seats, 0.0)))


def do(table, seat, kind, value=""):
    act = Act(table.seq + 1, seat, f"move-{table.seq + 1}", kind, value, 0.0)
    table.commit(table.prepare(act))


@pytest.mark.clause("ML-win-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_gives_up_in_the_middle_of_a_window_and_the_other_wins(seat):
    table = match(
        {
            "players": [
                {"hand": ["yanomami"], "reserve": ["espada_real-er"] * 4, "castle_size": 9},
                {"hand": ["flechero"], "reserve": ["espada_real-er"], "defence": ["huracan"], "castle_size": 9},
            ]
        }
    )
    do(table, 0, ANSWER, "play:1:yanomami#1")
    do(table, 0, ANSWER, "choose:2:huracan#1")
    assert (table.decision.kind, table.decision.player) == ("annul", 1)
    do(table, seat, CONCEDE)
    assert table.over
    assert table.winners == [1 - seat]
    assert table.decision is None
