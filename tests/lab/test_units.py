"""What each game is weighed by."""

import pytest

from tapete.core.state import State
from tapete.games import find
from tapete.lab.bench import random_game
from tapete.lab.plan import Plan
from tapete.lab.playing import setup_of


def ended(game: str, players: int = 2, **belongings) -> State:
    plan = Plan(game, 1, ("random",) * players, belongings=tuple(belongings.items()))
    s = find(game).start(setup_of(find(game), plan, 0), 1)
    random_game(s, 1)
    assert s.over
    return s


@pytest.mark.parametrize("game", ["keyforge", "mitos_y_leyendas"])
def test_decks_by_name_and_all_their_cards(game):
    first, second = find(game).documents.decks()[:2]
    s = ended(game, decks=(first, second))
    units = find(game).lab.balance_units(s)
    assert [id for player, id in units if id not in s.game.catalogue] == [first["name"], second["name"]]
    for player in range(2):
        owned = [s.cards[card].id for card, owner in enumerate(s.owners) if owner == player]
        assert [id for who, id in units if who == player and id in s.game.catalogue] == owned


def test_a_deck_made_up_for_one_game_is_no_unit():
    s = ended("keyforge", decks=tuple({**deck, "name": f"#{at}"} for at, deck in enumerate(find("keyforge").documents.decks()[:2])))
    assert all(id in s.game.catalogue for _, id in s.game.lab.balance_units(s))


def test_the_mage_and_the_places_of_res_arcana():
    s = ended("res_arcana", 3)
    kinds = [(who, s.game.catalogue[id].type) for who, id in s.game.lab.balance_units(s)]
    assert [who for who, kind in kinds if kind == 1] == [0, 1, 2], "one mage each"
    assert {kind for _, kind in kinds} <= {1, 4}


@pytest.mark.parametrize(("game", "each"), [("atrum_arena", 3), ("dungeon_alliance", 4)])
def test_reptantes_and_heroes(game, each):
    units = find(game).lab.balance_units(ended(game))
    assert [[who for who, _ in units].count(player) for player in range(2)] == [each, each]
