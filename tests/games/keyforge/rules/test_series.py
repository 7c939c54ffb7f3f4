"""Series of games between two decks: who chooses who begins, and chains that follow the results (KF-setup-05, KF-handicap)."""

import pytest

from tapete.core.codec import digest, from_json, to_json
from tapete.core.labels import label
from tapete.core.refusal import BadDocument
from tapete.games import find
from tapete.games.keyforge import things as t
from tapete.games.keyforge.decks import shipped_decks

GAME = find("keyforge")
DECKS = list(shipped_decks()[:2])


def begun(seed=5, **setup):
    return GAME.start({"decks": DECKS, **setup}, seed)


def rematch(setup, winners):
    """The setup of the game after one that these won."""
    ended = GAME.start(setup, 1)
    ended.finish(tuple(winners))
    return GAME.rematch(ended)


@pytest.mark.clause("KF-setup-05")
@pytest.mark.parametrize(("answer", "first"), [("begin", 1), ("follow", 0)])
def test_the_loser_of_the_last_game_is_asked_who_begins(answer, first):
    s = GAME.start(rematch({"decks": DECKS, "first": 1}, [0]), 5)
    assert s.decision.player == 1 and s.decision.kind == "first"
    assert [label(s, option, "es") for option in s.decision.options] == ["Empiezas tú", "Empieza tu oponente"]
    assert not s.zone(t.HAND, 0) and not s.zone(t.HAND, 1), "nobody draws before it is settled"
    twin = from_json(GAME, to_json(s))
    for each in (s, twin):
        GAME.play(each, answer)
    assert digest(s) == digest(twin)
    assert s.world[t.FIRST] == first
    assert s.decision.kind == "mulligan" and s.decision.player == first
    assert len(s.zone(t.HAND, first)) == 7 and len(s.zone(t.HAND, 1 - first)) == 6


@pytest.mark.clause("KF-setup-05")
def test_the_first_game_of_a_series_is_decided_by_lot_and_a_choice_made_before_is_not_asked_again():
    assert begun().decision.kind == "mulligan"
    assert begun(chooser=1, first=0).decision.kind == "mulligan"


def test_after_a_draw_nobody_has_the_choice():
    assert "chooser" not in rematch({"decks": DECKS, "first": 0}, [])


@pytest.mark.clause("KF-handicap-01", "KF-handicap-03")
def test_the_handicap_puts_four_chains_on_the_stronger_deck():
    s = begun(first=0, handicap={"deck": 1})
    assert s.tallies[t.CHAINS] == [0, 3], "one is shed with the opening hand"
    assert len(s.zone(t.HAND, 1)) == 5
    assert begun(first=0, handicap={"deck": 1, "start": 7}).tallies[t.CHAINS] == [0, 6]


@pytest.mark.clause("KF-handicap-04", "KF-handicap-05")
@pytest.mark.parametrize(("winner", "chains"), [(1, 5), (0, 3)])
def test_three_games_in_a_row_move_the_handicap_of_a_series(winner, chains):
    setup = {"decks": DECKS, "handicap": {"deck": 1}}
    for _ in range(3):
        assert GAME.start({**setup, "first": 1}, 1).tallies[t.CHAINS] == [0, 3]
        setup = rematch(setup, [winner])
    s = GAME.start({**setup, "first": 1}, 1)
    assert s.tallies[t.CHAINS] == [0, chains - 1]
    assert setup["handicap"]["results"] == ("www" if winner == 1 else "lll")


@pytest.mark.clause("KF-handicap-06")
def test_the_handicap_belongs_to_the_pairing():
    """One deck, two rivals: what happened against one says nothing about the other."""
    deck, rival, another = shipped_decks()[:3]
    pairings = {"www": {"decks": [deck, rival]}, "lll": {"decks": [deck, another]}}
    for results, setup in pairings.items():
        setup["handicap"] = {"deck": 0}
        for result in results:
            setup.update(rematch(setup, [0 if result == "w" else 1]))
        setup["first"] = 0
    assert [GAME.start(setup, 1).tallies[t.CHAINS] for setup in pairings.values()] == [[4, 0], [2, 0]], "one is shed at once"


@pytest.mark.clause("KF-handicap-02")
@pytest.mark.parametrize("event", ["tournament", "new_decks"])
@pytest.mark.parametrize("asked", [{"chains": [0, 4]}, {"handicap": {"deck": 1}}])
def test_no_handicap_in_a_tournament_nor_with_new_decks(event, asked):
    with pytest.raises(BadDocument, match="KF-handicap-02"):
        begun(event=event, **asked)
    assert begun(event=event).tallies[t.CHAINS] == [0, 0]
    assert begun(event=event, chains=[0, 0]).tallies[t.CHAINS] == [0, 0]


def test_chains_given_outright_do_not_change_in_a_series():
    setup = rematch({"decks": DECKS, "chains": [2, 0]}, [0])
    assert setup["chains"] == [2, 0] and setup["chooser"] == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("chains", [1]), ("chains", [0, 25]), ("chains", [-1, 0]), ("chains", ["1", 0]), ("chains", 4), ("first", 2),
        ("first", True), ("chooser", "me"), ("handicap", 4), ("handicap", {"deck": 2}), ("handicap", {"deck": 0, "start": -1}),
        ("handicap", {"deck": 0, "results": "won"}), ("event", "league"), ("bidding", 2), ("bidding", True), ("bid", [25, 0]),
    ],
)  # fmt: skip
def test_what_a_setup_cannot_mean_is_refused(field, value):
    with pytest.raises(BadDocument) as refused:
        begun(**{field: value})
    assert field in str(refused.value)
