"""Random games with decks of the three sets against each other, and with decks of any cards: a sample of ``mixed``."""

from tests.games.keyforge.mixed import ANYTHING, UNENDED, decks, problem

from tapete.games.keyforge.catalogue import all_facts

SAMPLE = 90


def test_no_random_game_of_mixed_sets_raises_anything_loops_or_pays_wrongly():
    assert [said for said in map(problem, range(1, 1 + SAMPLE)) if said] == []


def test_the_sample_plays_every_set_against_every_other_and_cards_of_all():
    met = {tuple(sorted(deck["name"].split("#")[0] for deck in decks(seed))) for seed in range(1, 1 + SAMPLE)}
    assert len(met - {("mixed", "mixed")}) == 6, met
    anything = decks(ANYTHING)[0]["cards"]
    assert {all_facts()[id].set for id, _ in anything} == {"CotA", "AoA", "WC"}


def test_what_goes_wrong_is_noticed(monkeypatch):
    monkeypatch.setattr("tests.games.keyforge.mixed.check", lambda s: 1 / 0)
    assert "ZeroDivisionError" in problem(1)
    monkeypatch.undo()
    monkeypatch.setattr("tests.games.keyforge.mixed.IN_A_TURN", 2)
    assert "does not end" in problem(1)
    monkeypatch.undo()
    monkeypatch.setattr("tests.games.keyforge.mixed.DECISIONS", 10)
    assert problem(1).startswith(UNENDED)
