"""The statistics against known truths: planted strengths are found with the promised coverage, and what makes no difference is
named as rarely as promised."""

import random

from tapete.lab.ablation import contrasts
from tapete.lab.matchups import Matrix, standing, strength
from tapete.lab.sequences import HIGHER, LOWER, SAME, Sequence95, asked
from tapete.lab.tally import Played, Sums
from tapete.lab.verdicts import passing, verdicts


def test_an_interval_that_is_looked_at_after_every_deal_holds_the_truth():
    """60 means between 0.1 and 0.9, 150 deals each, looked at after every one: missed at most once in twenty."""
    drawn = random.Random(5)
    missed = 0
    for _ in range(60):
        truth = drawn.uniform(0.1, 0.9)
        seen = Sequence95()
        for _ in range(150):
            seen.add((drawn.random() < truth) * 0.5 + (drawn.random() < truth) * 0.5)
            if not seen.low <= truth <= seen.high:
                missed += 1
                break
    assert missed <= 60 * 0.05 + 2


def test_a_question_stops_as_soon_as_it_is_settled():
    drawn = random.Random(6)
    strong = asked([(drawn.random() < 0.8) * 1.0 for _ in range(400)], 0.5, 0.05)
    weak = asked([(drawn.random() < 0.2) * 1.0 for _ in range(400)], 0.5, 0.05)
    even = asked([0.5] * 400, 0.5, 0.05)
    assert (strong.settled, weak.settled, even.settled) == (HIGHER, LOWER, SAME)
    assert max(strong.count, weak.count) < 100
    assert strong.low > 0.5
    assert weak.high < 0.5


def test_a_settled_question_is_seldom_settled_wrongly():
    """An even deck, looked at after every deal, is called stronger or weaker at most once in twenty."""
    drawn = random.Random(7)
    rows = [{at: [0, drawn.choice((0.0, 0.5, 0.5, 1.0))] for at in range(120)} for _ in range(80)]
    assert sum([strength(each, 0.01).settled in (HIGHER, LOWER) for each in rows]) <= 80 * 0.05 + 2


def games_of(worth: dict[str, float], decks: int, games: int, drawn: random.Random) -> Sums:
    """Games between random decks of twelve cards each; a deck's strength is what its cards are worth."""
    cards = sorted(worth)
    sums = Sums()
    for _ in range(decks):
        hands = [drawn.sample(cards, 12) for _ in range(2)]
        chance = 0.5 + sum([worth[card] for card in hands[0]]) - sum([worth[card] for card in hands[1]])
        deal = []
        for number in range(games):
            won = 0 if drawn.random() < chance else 1
            seats = (number % 2, 1 - number % 2)
            units = tuple([(seat, card) for seat in range(2) for card in hands[seats[seat]]])
            deal.append(Played(2, (seats.index(won),), units, 1, 1, (), (0, 0), (f"#{seats[0]}", f"#{seats[1]}")))
        sums.enter(deal)
    return sums


def test_cards_without_effect_are_seldom_named():
    """Forty simulations with 60 cards that make no difference: a false name in at most about one of twenty."""
    drawn = random.Random(8)
    worth = {f"card {at}": 0.0 for at in range(60)}
    false = sum([any(each.named for each in verdicts(games_of(worth, 150, 2, drawn).units)) for _ in range(40)])
    assert false <= 40 * 0.05 + 3


def test_planted_cards_are_named_and_the_others_seldom():
    drawn = random.Random(9)
    worth = {f"card {at}": 0.0 for at in range(60)} | {"good": 0.25, "bad": -0.25}
    named: list[str] = []
    for _ in range(10):
        found = verdicts(games_of(worth, 300, 2, drawn).units)
        assert all(each.weighed for each in found)
        named += [each.id for each in found if each.named == (1 if each.id == "good" else -1)]
        order = [each.id for each in found]
        assert order[0] == "good"
        assert order[-1] == "bad"
    right = named.count("good") + named.count("bad")
    assert right == 20
    assert len(named) - right <= 4


def test_games_of_one_deck_say_their_thing_once():
    """A card in a single strong deck is not a strong card, however many games there are."""
    sums = Sums()
    for _ in range(200):
        sums.enter([Played(2, (0,), ((0, "card"), (1, "other")), 1, 1, (), (0, 0), ("Strong", "Weak"))])
    found = {each.id: each for each in verdicts(sums.units)}
    assert not found["card"].weighed
    assert found["card"].named == 0


def test_decks_of_planted_strengths_are_ranked_with_the_promised_coverage():
    """Eight decks with known chances, thirty matrices: 95 of 100 intervals hold the truth, and the order is right at the ends."""
    drawn = random.Random(10)
    elo = [-300, -200, -100, -50, 0, 100, 200, 300]
    pairs = Matrix("keyforge", "greedy", 1, decks=tuple(range(8))).pairs
    held = looked = 0
    for _ in range(30):
        rows = {}
        for at in range(40 * len(pairs)):
            one, other = pairs[at % len(pairs)]
            chance = 1 / (1 + 10 ** ((elo[other] - elo[one]) / 400))
            rows[at] = [((drawn.random() < chance) + (drawn.random() < chance)) / 2]
        found = standing(8, pairs, rows)
        order = sorted(range(8), key=lambda deck: found.ratings[deck].elo)
        assert order[0] == 0
        assert order[-1] == 7
        for match in found.matches:
            low, high = match.interval
            held += low <= 1 / (1 + 10 ** ((elo[match.other] - elo[match.one]) / 400)) <= high
            looked += 1
    assert held / looked >= 0.93


def test_a_circle_is_told_and_a_scale_is_not_taken_for_one():
    drawn = random.Random(11)
    pairs = Matrix("keyforge", "greedy", 1, decks=(0, 1, 2)).pairs
    chances = {(0, 1): 0.75, (1, 2): 0.75, (0, 2): 0.25}
    circle = {at: [(drawn.random() < chances[pairs[at % 3]]) * 1.0] for at in range(600)}
    found = standing(3, pairs, circle)
    assert found.circles == ((0, 1, 2),)
    assert found.misfit < 0.001
    scale = {(0, 1): 0.64, (1, 2): 0.64, (0, 2): 0.76}
    misfits = []
    for _ in range(60):
        rows = {at: [(drawn.random() < scale[pairs[at % 3]]) * 1.0] for at in range(300)}
        found = standing(3, pairs, rows)
        assert not found.circles
        misfits.append(found.misfit)
    assert sum(each < 0.05 for each in misfits) <= 60 * 0.05 + 4


def test_contrasts_without_effect_are_seldom_named():
    drawn = random.Random(12)
    false = 0
    for _ in range(60):
        seen = {f"card {at}": [drawn.choice((-0.5, 0.0, 0.0, 0.0, 0.5)) for _ in range(40)] for at in range(30)}
        false += any(each.named for each in contrasts(seen))
    assert false <= 60 * 0.05 + 4
    seen["good"] = [drawn.choice((0.0, 0.5, 0.5)) for _ in range(40)]
    assert [each.id for each in contrasts(seen) if each.named == 1][:1] == ["good"]


def test_the_procedure_of_benjamini_and_hochberg():
    """The example of their paper (1995): fifteen chances, four rejected at 0.05."""
    values = (0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0)
    assert passing({f"{at:02}": value for at, value in enumerate(values)}) == {"00", "01", "02", "03"}
