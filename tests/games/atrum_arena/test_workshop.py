"""The workshop of Atrum Arena: three reptantes, or the five of a tournament."""

from __future__ import annotations

import pytest

from tapete.core.language import Words
from tapete.games import find
from tapete.games.atrum_arena.teams import SHIPPED
from tapete.games.atrum_arena.things import PowerCard, Reptante
from tapete.games.atrum_arena.workshop import why_not

GAME = find("atrum_arena")
WORKSHOP = GAME.workshop
REPTANTES = {id: card for id, card in GAME.catalogue.items() if isinstance(card, Reptante)}


def made(*ids: str) -> dict[str, object]:
    return WORKSHOP.made("Equipo", [(id, 1) for id in ids], "")


def clauses(*ids: str) -> list[str]:
    return [each.clause for each in WORKSHOP.problems(made(*ids))]


def barred(card: str, *ids: str) -> str:
    return next((refusal.clause for refusal, cards in WORKSHOP.barred(made(*ids)) if card in cards), "")


def test_all_reptantes_are_on_the_shelf_and_nothing_else() -> None:
    assert set(WORKSHOP.shelf()) == set(REPTANTES)


@pytest.mark.clause("AA-comp-01")
def test_a_team_has_three_or_the_five_of_a_tournament() -> None:
    one, two, three, four, five = [id for id, _, _ in WORKSHOP.lines(SHIPPED[0])]
    assert clauses(one, two) == ["AA-comp-01"]
    assert clauses(one, two, three) == []
    assert clauses(one, two, three, four) == ["AA-comp-01"]
    assert clauses(one, two, three, four, five) == []
    assert WORKSHOP.lines(made(one, two, three, four))[-1] == (four, 1, "reserve")


@pytest.mark.clause("AA-comp-03")
def test_the_same_one_does_not_come_twice() -> None:
    one, two, *_ = REPTANTES
    assert barred(one, one) == "AA-comp-03"
    assert barred(two, one) == ""
    assert "AA-comp-03" in clauses(one, one, two)


def with_power(id: str, unique: str) -> Reptante:
    power = GAME.catalogue[unique]
    assert isinstance(power, PowerCard)
    return Reptante(id, Words(id, id), (power.power,), True, "")


@pytest.mark.clause("AA-trn-04")
def test_the_reserve_brings_no_unique_power_again_and_none_that_is_banned() -> None:
    team = [REPTANTES[id] for id, _, _ in WORKSHOP.lines(SHIPPED[0])][:2]
    again = with_power("again", "deja-vu-2")
    refusal = why_not([*team, with_power("first", "deja-vu-2")], again)
    assert refusal is not None and refusal.clause == "AA-trn-04"
    assert why_not([team[0], with_power("first", "deja-vu-2")], again) is None
    refusal = why_not([*team, with_power("first", "deja-vu-2")], with_power("banned", "incursion-cadaverica-2"))
    assert refusal is not None and refusal.clause == "AA-ban-01"


@pytest.mark.clause("AA-trn-01")
def test_a_sixth_has_no_place() -> None:
    five = [id for id, _, _ in WORKSHOP.lines(SHIPPED[0])]
    other = next(id for id in REPTANTES if id not in five)
    assert barred(other, *five) == "AA-trn-01"


def test_a_list_is_read_as_it_was_written() -> None:
    for deck in SHIPPED:
        again = GAME.documents.read_deck(WORKSHOP.listed(deck))
        assert WORKSHOP.lines(again) == WORKSHOP.lines(deck)


def test_a_team_is_opened_again_before_it_is_whole() -> None:
    one, two, *_ = [id for id, _, _ in WORKSHOP.lines(SHIPPED[0])]
    deck = made(one, two)
    assert WORKSHOP.opened(deck) == deck and clauses(one, two) == ["AA-comp-01"]
    assert WORKSHOP.opened(dict(SHIPPED[0]))["reserve"] == SHIPPED[0]["reserve"]
