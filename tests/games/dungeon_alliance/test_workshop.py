"""The workshop of Dungeon Alliance: four heroes, each of whom exists once, and a game that begins with them instead of a draft."""

from __future__ import annotations

import pytest

from tapete.core.game import Game
from tapete.core.refusal import BadDocument
from tapete.core.state import State
from tapete.games import find
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.alliances import handed
from tapete.games.dungeon_alliance.cards.teams import TEAMS

FOUR = ["holgar", "bull", "vesna", "root"]
OTHERS = ["krom", "lorna", "mysterios", "petra"]


@pytest.fixture(scope="module")
def game() -> Game:
    return find("dungeon_alliance")


def deck(heroes: list[str]) -> dict[str, object]:
    return {"name": "Mis cuatro", "cards": heroes}


def alliances(s: State) -> list[list[str]]:
    return [[s.cards[who].id for who in t.heroes(s, player)] for player in range(s.players)]


def clauses(game: Game, heroes: list[str]) -> list[str]:
    return [each.clause for each in game.workshop.problems(deck(heroes))]


@pytest.mark.clause("DA-overview-03")
def test_an_alliance_has_exactly_four_heroes(game: Game) -> None:
    assert clauses(game, FOUR) == []
    assert clauses(game, FOUR[:3]) == ["DA-overview-03"]
    assert clauses(game, [*FOUR, "krom"]) == ["DA-overview-03"]
    barred = game.workshop.barred(deck(FOUR))
    assert [(each.clause, len(cards)) for each, cards in barred] == [("DA-overview-03", 17)]


@pytest.mark.clause("DA-component-07")
def test_there_is_one_of_each_hero(game: Game) -> None:
    assert clauses(game, ["holgar", "holgar", "bull", "root"]) == ["DA-component-07"]
    assert [(each.clause, cards) for each, cards in game.workshop.barred(deck(FOUR[:2]))] == [("DA-component-07", FOUR[:2])]


def test_the_shelf_has_the_heroes_alone_with_what_they_are(game: Game) -> None:
    shelf = game.workshop.shelf()
    assert len(shelf) == 17
    assert shelf["krom"] == {
        "race": ["half_orc"], "class": ["martial", "stealth"], "reach": ["melee"], "force": ["3"], "speed": ["4"], "health": ["6"],
    }  # fmt: skip


def test_who_brings_an_alliance_plays_with_it_and_drafts_nothing(game: Game) -> None:
    s = game.start({"players": 2, "decks": [deck(FOUR), deck(OTHERS)]}, 5)
    assert alliances(s) == [FOUR, OTHERS]
    assert s.decision is not None and s.decision.kind == "deploy"
    assert game.start({"players": 2, "decks": None}, 5).decision.kind == "draft"  # type: ignore[union-attr]


def test_who_brings_none_gets_a_ready_made_one_of_other_heroes(game: Game) -> None:
    for seed in range(20):
        own, theirs = alliances(game.start({"players": 2, "decks": [deck(FOUR)]}, seed))
        assert own == FOUR and tuple(theirs) in TEAMS and not set(own) & set(theirs)


def test_where_no_ready_made_one_is_whole_the_first_free_heroes_come(game: Game) -> None:
    lot = [each for team in TEAMS for each in team]
    one_of_each = [team[0] for team in TEAMS]
    given, first, second = handed(lot, [one_of_each, None, None])
    assert given == one_of_each
    free = [each for each in lot if each not in given]
    assert (first, second) == (free[:4], free[4:8])


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        ([deck(FOUR[:3])], "DA-overview-03"),
        ([deck(["holgar", "holgar", "bull", "root"])], "DA-component-07"),
        ([deck(FOUR), deck([*OTHERS[:3], "holgar"])], "Holgar"),
        ([deck([*FOUR[:3], "hammer_blow"])], "Golpe de Martillo"),
        ([deck([*FOUR[:3], "nobody"])], "nobody"),
        ([deck(FOUR), deck(OTHERS), None], "2"),
        ("x", "2"),
    ],
)
def test_alliances_that_cannot_be_are_refused(game: Game, decks: object, said: str) -> None:
    with pytest.raises(BadDocument) as refused:
        game.start({"players": 2, "decks": decks}, 1)
    assert said in refused.value.reason.es


def test_an_alliance_is_read_from_names_and_written_again(game: Game) -> None:
    read = game.documents.read_deck("Holgar\nbull\n\nVesna\nRoot\n")
    assert read["cards"] == FOUR and read["name"] == "Holgar · Bull · Vesna · Root"
    assert game.documents.read_deck(game.workshop.listed(read))["cards"] == FOUR
    assert game.documents.read_deck(deck(FOUR)) == deck(FOUR)


def test_the_alliances_that_come_with_the_game_are_legal(game: Game) -> None:
    assert [game.workshop.problems(each) for each in game.workshop.shipped()] == [[]] * len(TEAMS)
