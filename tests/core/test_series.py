"""Several games in a row, as the core plays them (core/series.py)."""

import pytest

from tapete import bots
from tapete.core import series
from tapete.core.codec import digest, from_json, to_json
from tapete.core.labels import label
from tapete.core.records import begin
from tapete.core.refusal import BadDocument
from tapete.core.visibility import redeal, view
from tapete.games import find
from tapete.lab.playing import answer

GAME = find("mitos_y_leyendas")
DECKS = [deck["name"] for deck in GAME.documents.decks()[:2]]


def won(s, *winners):
    """The game under way ends so, by its rules."""
    s.finish(winners)
    s.advance()
    return s


def begun(**setup):
    return GAME.start({"decks": DECKS, "first": 0, **setup}, 5)


def go_on(s):
    GAME.play(s, "ready")
    GAME.play(s, "ready")


def test_two_wins_in_a_row_decide_a_best_of_three():
    s = won(begun(best_of=3), 1)
    assert not s.over and s.decision.kind == "another_game" and s.decision.player == 0
    assert s.decision.prompt.es == "La partida 1 la gana el jugador 2. 0–1."
    assert [label(s, option, "en") for option in s.decision.options] == ["On to game 2"]
    go_on(s)
    assert series.standing(s).en == "Game 2 of at most 3; 0–1" and s.decision.kind == "hand"
    won(s, 1)
    assert s.over and s.winners == (1,) and s.setup["results"] == [1, 1]


def test_one_win_each_leads_to_a_third_game_and_draws_to_nobody():
    s = won(begun(best_of=3), 1)
    go_on(s)
    won(s, 0)
    go_on(s)
    won(s, 0, 1)  # a draw
    assert s.over and s.winners == (0, 1) and s.setup["results"] == [1, 0, -1]


@pytest.mark.parametrize(
    ("results", "most", "over"),
    [
        ([0, 0, 1, 1], 5, False),
        ([0, 0, 1], 5, False),
        ([0, 0, -1], 5, False),
        ([0, 0, 1, 0], 5, True),
        ([0, 0, -1, -1], 5, True),
        ([1, 0, -1], 3, True),
    ],
)
def test_a_series_is_decided_when_the_second_cannot_catch_up(results, most, over):
    assert series.decided(results, most, 2) is over


def test_after_a_draw_the_next_game_is_asked_for_in_nobodys_name():
    s = won(begun(best_of=3), 0)
    go_on(s)
    won(s, 0, 1)
    assert s.decision.kind == "another_game"
    assert s.decision.prompt == series.question(s)
    assert s.decision.prompt.es.startswith(series.WON_BY_NOBODY.fill("es", n="2", score="1–0"))


def test_every_game_of_a_series_is_shuffled_anew_and_always_the_same_way():
    hands = []
    for _ in range(2):
        s = begun(best_of=3)
        first = [s.names[card] for card in s.zone(GAME.zones.index(next(z for z in GAME.zones if z.id == "hand")), 0)]
        go_on(won(s, 0))
        again = [s.names[card] for card in s.zone(GAME.zones.index(next(z for z in GAME.zones if z.id == "hand")), 0)]
        assert first != again
        hands.append((first, again, digest(s)))
    assert hands[0] == hands[1]


def test_a_state_between_two_games_can_be_written_down_and_nobody_sees_more_than_before():
    s = won(begun(best_of=5), 0)
    twin = from_json(GAME, to_json(s))
    assert digest(twin) == digest(s)
    for each in (s, twin):
        go_on(each)
    assert digest(twin) == digest(s) and view(twin, 1) == view(s, 1)


def test_who_thinks_ahead_does_not_think_beyond_the_end_of_the_game():
    s = begun(best_of=3)
    world = redeal(s, 0, 7)
    won(world, 1)
    assert world.over and world.winners == (1,)
    assert "best_of" in s.setup


def test_bots_play_a_series_through_and_its_record_replays():
    record = begin(GAME, {"decks": DECKS, "best_of": 3}, 8)
    s = record.start(GAME)
    players = [bots.make("light", 1), bots.make("light", 2)]
    moves = 0
    while not s.over:
        record.note(s, answer(s, players, moves))
        moves += 1
    assert 2 <= len(s.setup["results"]) <= 3 and s.winners
    record.close(s)
    assert record.replay(GAME).winners == s.winners


def test_the_round_ends_a_series_where_it_stands():
    s = won(begun(best_of=3), 0)
    go_on(s)
    s.finish(())
    series.close(s)
    assert s.over and s.winners == (0,)


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"best_of": 2}, "best_of"),
        ({"best_of": True}, "best_of"),
        ({"best_of": 3, "results": [0, 0]}, "results"),
        ({"best_of": 3, "results": [2]}, "results"),
        ({"best_of": 3, "results": "0"}, "results"),
        ({"results": [0]}, "results"),
    ],
)
def test_what_is_no_series_is_refused(asked, field):
    with pytest.raises(BadDocument) as refused:
        begun(**asked)
    assert refused.value.field == field
