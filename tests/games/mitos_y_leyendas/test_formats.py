"""Formats: what a kind of tournament asks of decks, and races as they were printed."""

from __future__ import annotations

import pytest

from tapete.core.refusal import BadDocument
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts
from tapete.games.mitos_y_leyendas.decks import problems, shipped_decks
from tapete.games.mitos_y_leyendas.formats import all_formats
from tapete.games.mitos_y_leyendas.things import EDITIONS
from tapete.games.mitos_y_leyendas.values import races

ORO = "trapelacucha"
NAHUAL = [["machi", 3], ["itzam_na", 3], ["inti-in", 3], ["yanomami", 2], ["totem_del_aguila", 1]]
pytestmark = pytest.mark.usefixtures("mitos")  # which declares the cards


def breached(cards, format):
    """The clauses that a deck of these cards and plain Oros breaks in a format."""
    rest = 50 - sum(count for _, count in cards)
    return {problem.clause for problem in problems({"name": "x", "format": format, "cards": [*cards, [ORO, rest]]})}


def test_every_format_speaks_of_editions_there_are_and_of_nothing_banned():
    assert list(all_formats()) == ["dar", "racial", "cortesanos", "vasallos"]
    for each in all_formats().values():
        assert set(each.editions) <= set(EDITIONS) and each.name.es and each.about.en
        assert each.banned == ()  # the list of July 2021 is empty, and no later one is known here (ML-scope-08)
    assert all_formats()["dar"].since == "2021-07"


@pytest.mark.clause("ML-scope-02", "ML-scope-08")
def test_the_dar_of_2021_admits_all_editions():
    assert breached(NAHUAL, "dar") == set()
    for deck in shipped_decks():
        assert problems({**deck, "format": "dar"}) == [], deck["name"]


def test_racial_asks_for_one_race_and_one_edition():
    assert breached(NAHUAL, "racial") == set()
    assert breached([*NAHUAL, ["huracan", 1]], "racial") == {"ML-deck-11"}  # a Warrior
    assert breached([*NAHUAL, ["odin-er", 1]], "racial") == {"ML-deck-11"}  # support of another edition
    assert breached([*NAHUAL, ["espada_real-er", 1]], "racial") == set()  # an Oro without ability is of none
    assert breached([*NAHUAL, ["baal-co", 1]], "racial") == {"ML-scope-02", "ML-deck-11"}  # La Cofradía is out


def test_an_expansion_counts_as_its_edition_and_a_card_of_two_races_for_both():
    assert breached([["caballero_negro", 3], ["ek_chuah", 1]], "racial") == {"ML-deck-11"}  # no race at all
    assert breached([["espectro_de_dragon", 3], ["judy", 3], ["dux", 3]], "racial") == set()
    assert breached([["raiko", 3], ["wong_fei_hung", 3]], "racial") == set()  # Samurai and Shaolin are both Champions


@pytest.mark.clause("ML-deck-12")
def test_frequencies_keep_the_rare_ones_out():
    assert breached([["yanomami", 1]], "vasallos") == ({"ML-deck-12"} if DECLARED["yanomami"].frequency != "vasallo" else set())
    real = next(card.id for card in DECLARED.values() if card.frequency == "real" and card.type == 0)
    common = next(card.id for card in DECLARED.values() if card.frequency == "vasallo" and card.type == 0)
    assert [breached([[real, 1]], each) for each in ("cortesanos", "vasallos", "dar")] == [{"ML-deck-12"}, {"ML-deck-12"}, set()]
    assert breached([[common, 1]], "vasallos") == set()


def test_a_format_that_is_none_is_refused_with_those_there_are(mitos):
    with pytest.raises(BadDocument, match="racial"):
        problems({"name": "x", "format": "extended", "cards": [[ORO, 50]]})
    with pytest.raises(BadDocument, match="vasallos"):
        mitos.new_game(format="extended")


def test_a_match_asks_its_format_of_both_decks(mitos):
    with pytest.raises(BadDocument, match="ML-deck-11"):
        mitos.new_game(format="racial", decks=["Los ocho inmortales", "Voces del nahual"])
    assert mitos.new_game(format="dar", decks=["El Enjambre", "Voces del nahual"]).decision.kind == "hand"


@pytest.mark.parametrize(("format", "expected"), [("dar", 0), (None, 1)])
def test_a_race_of_a_later_reprint_does_not_count_where_the_dar_is_strict(mitos, format, expected):
    t = mitos.new_game(decks=["La mesa redonda", "El Enjambre"], **({"format": format} if format else {}))
    at = next(card for card in range(len(t.s.cards)) if t.s.cards[card].id == "kordrag")
    vampire = next(card for card in range(len(t.s.cards)) if t.s.cards[card].id == "judy")
    assert bool(races(t.s, at)) == bool(expected)
    assert races(t.s, vampire)  # this one was printed with its race


def test_later_races_are_facts_of_printings():
    later = [facts for facts in all_facts().values() if facts.later_race]
    assert len(later) == 56 and all(facts.races for facts in later)
    assert {facts.edition for facts in later} <= {"er", "ere", "mg", "co"}
