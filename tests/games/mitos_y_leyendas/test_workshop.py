"""The workshop of Mitos y Leyendas: what fits into a deck of fifty is told as it is built, with its clause."""

from __future__ import annotations

import pytest

from tapete.core.workshop import BUILT
from tapete.games import find
from tapete.games.mitos_y_leyendas.catalogue import all_facts
from tapete.games.mitos_y_leyendas.decks import SIZE, is_plain_gold, random_deck, shipped_decks
from tapete.games.mitos_y_leyendas.things import ALLY

GAME = find("mitos_y_leyendas")
WORKSHOP = GAME.workshop
GOLD = next(id for id, card in all_facts().items() if is_plain_gold(card))
PLAIN = next(id for id, card in all_facts().items() if card.type == ALLY and not card.unique)
UNIQUE = next(id for id, card in all_facts().items() if card.unique)


def made(*cards: tuple[str, int], format: str = "") -> dict[str, object]:
    return WORKSHOP.made("Mazo", list(cards), format)


def clauses(deck: dict[str, object]) -> list[str]:
    return [each.clause for each in WORKSHOP.problems(deck)]


def barred(deck: dict[str, object], card: str) -> str:
    """The clause that keeps one more of a card out."""
    return next((refusal.clause for refusal, cards in WORKSHOP.barred(deck) if card in cards), "")


def test_every_card_is_on_the_shelf_with_values_that_have_a_name() -> None:
    names = {field.id: [value for value, _ in field.values] for field in WORKSHOP.fields()}
    assert set(WORKSHOP.shelf()) == set(GAME.catalogue)
    assert (WORKSHOP.way, WORKSHOP.size, WORKSHOP.parts in names, WORKSHOP.curve in names) == (BUILT, 50, True, True)
    for id, values in WORKSHOP.shelf().items():
        for field, own in values.items():
            assert set(own) <= set(names[field]), id


@pytest.mark.clause("ML-deck-01")
def test_a_deck_has_fifty_cards_and_no_more_go_in() -> None:
    assert clauses(made((GOLD, 49))) == ["ML-deck-01"]
    assert clauses(made((GOLD, SIZE))) == []
    assert barred(made((GOLD, 49)), PLAIN) == ""
    assert [(refusal.clause, len(cards)) for refusal, cards in WORKSHOP.barred(made((GOLD, SIZE)))] == [
        ("ML-deck-01", len(GAME.catalogue))
    ]


@pytest.mark.clause("ML-deck-02")
def test_a_fourth_copy_is_kept_out_and_a_third_is_not() -> None:
    assert barred(made((PLAIN, 2)), PLAIN) == ""
    assert barred(made((PLAIN, 3)), PLAIN) == "ML-deck-02"
    assert "ML-deck-02" in clauses(made((PLAIN, 4), (GOLD, 46)))


@pytest.mark.clause("ML-deck-04")
def test_a_unique_card_goes_in_once() -> None:
    assert barred(made((GOLD, 1)), UNIQUE) == ""
    assert barred(made((UNIQUE, 1)), UNIQUE) == "ML-deck-04"


def test_a_format_keeps_out_what_it_does_not_admit() -> None:
    for format in WORKSHOP.formats():
        deck = made((GOLD, 1), format=format.id)
        out = {card for _, cards in WORKSHOP.barred(deck) for card in cards}
        for id in WORKSHOP.shelf():
            alone = [each for each in clauses(made((id, 1), format=format.id)) if each not in ("ML-deck-01", "ML-deck-07")]
            assert bool(alone) == (id in out), (format.id, id)


def test_whatever_is_not_barred_brings_no_new_problem() -> None:
    """The shelf and the judge of decks agree, card by card, in the middle of every deck that comes with the game."""
    for deck in shipped_decks():
        half = [(id, count) for id, count, _ in WORKSHOP.lines(deck)][:12]
        begun = made(*half)
        before = clauses(begun)
        out = {card for _, cards in WORKSHOP.barred(begun) for card in cards}
        for id in WORKSHOP.shelf():
            with_it = [each for each in clauses(made(*half, (id, 1))) if each != "ML-deck-07"]
            assert (id in out) == (len(with_it) > len([each for each in before if each != "ML-deck-07"])), id


def test_a_list_is_read_as_it_was_written() -> None:
    for deck in [*shipped_decks(), *[random_deck(number) for number in range(5)]]:
        again = GAME.documents.read_deck(WORKSHOP.listed(deck))
        assert sorted(WORKSHOP.lines(again)) == sorted(WORKSHOP.lines(deck))


def test_a_card_that_nobody_knows_is_a_problem_and_nothing_worse() -> None:
    deck = made(("no-such-card", 1), (GOLD, 49))
    assert clauses(deck) == ["ML-scope-02"]
    assert "no-such-card" not in WORKSHOP.listed(deck)
    assert WORKSHOP.lines(deck) == [(GOLD, 49, "gold")]
