"""A strength for every deck (lab/strengths.py)."""

from tapete.games import find
from tapete.lab.strengths import elo, measured, strength
from tapete.lab.study import Means
from tapete.lab.tally import PARTS, Share

GAME = find("keyforge")
DECKS = GAME.documents.decks()


def share(*won: float) -> Share:
    """So many deals, and of each what was won of its two games."""
    found = Share()
    for each in won:
        found.enter(2, round(each * 2 * PARTS), PARTS)
    return found


def test_half_of_the_games_is_1500_and_more_deals_make_it_surer():
    few = strength("A", {"B": share(1.0, 0.0), "C": share(0.5, 0.5)})
    many = strength("A", {"B": share(*[1.0, 0.0] * 20), "C": share(*[0.5] * 40)})
    assert few.elo == many.elo == 1500 and few.games == 8
    assert few.low < many.low < 1500 < many.high < few.high
    assert elo(0.75) - 1500 == 1500 - elo(0.25) == 191


def test_the_best_and_the_worst_match_up_are_named_and_who_was_not_met_is_not():
    told = strength("A", {"B": share(1.0, 0.5), "C": share(0.0, 0.5), "D": Share()}).as_json()
    assert told["best"] == {"deck": "B", "share": 0.75, "games": 4} and told["worst"] == {"deck": "C", "share": 0.25, "games": 4}
    assert strength("A", {"B": share(1.0, 1.0)}).high > strength("A", {"B": share(1.0, 1.0)}).low > 1500 - 400


def test_the_same_seed_gives_the_same_strengths_and_no_deck_meets_itself():
    one, two = [measured("keyforge", DECKS[:2], DECKS[:3], "light", 3, 5, Means(1)) for _ in range(2)]
    assert [each.as_json() for each in one] == [each.as_json() for each in two]
    assert all([each.deck not in each.shares and each.games == 6 for each in one])
    assert one[0].elo >= one[1].elo
