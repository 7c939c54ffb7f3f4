"""Position documents of Res Arcana."""

from __future__ import annotations

import pytest

from tapete.core import randomness
from tapete.core.refusal import BadDocument


@pytest.mark.parametrize("number", range(8))
def test_a_position_taken_from_a_game_is_that_position(res_arcana, number):
    game = res_arcana.game
    s = game.start(game.random_setup(number), number)
    taken = 0
    for move in range(400):
        if s.decision is None:
            break
        if s.decision.kind == "main" and move % 7 == 0:
            document = game.documents.to_position(s)
            again = game.documents.position(document)
            assert game.documents.to_position(again) == document
            assert again.decision.ids() == s.decision.ids()
            taken += 1
        options = s.decision.options
        s.choose(options[randomness.number(number, move, len(options))])
    assert taken > 3


def test_only_a_turn_to_act_has_a_document(res_arcana):
    t = res_arcana.new_game()
    with pytest.raises(BadDocument, match="turn to act"):
        t.s.game.documents.to_position(t.s)


def test_components_are_named_by_id_or_in_either_language(res_arcana):
    t = res_arcana.table(area=["Cáliz de fuego", "Dwarven Pickaxe", "athanor"])
    assert t.ids("area") == ["chalice_of_fire", "dwarven_pickaxe", "athanor"]


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"players": [{}]}, "players"),
        ({"players": [{}] * 5}, "players"),
        ({"game": "keyforge", "players": [{}, {}]}, "game"),
        ({"players": [{"pool": {"mana": 2}}, {}]}, "players[0].pool.mana"),
        ({"players": [{"pool": {"elan": -1}}, {}]}, "players[0].pool.elan"),
        ({"players": [{"hand": ["vault", "vault"]}, {}]}, "players[0].hand[1]"),
        ({"players": [{"hand": ["seer"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"area": ["seer", "druid"]}, {}]}, "players[0].area[1]"),
        ({"players": [{"area": ["alchemy", "research"]}, {}]}, "players[0].area[1]"),
        ({"players": [{"area": [{"card": "hawk", "tired": True}]}, {}]}, "players[0].area[0].tired"),
        ({"players": [{"area": ["hawwk"]}, {}]}, "players[0].area[0]"),
        ({"players": [{}, {}], "places": ["colossus"]}, "places[0]"),
        ({"players": [{}, {}], "monuments": ["coral_castle"]}, "monuments[0]"),
        ({"players": [{}, {}], "active": 3}, "active"),
        ({"players": [{"passed": True}, {}], "active": 1}, "active"),
        ({"players": [{}, {}], "season": 3}, "season"),
        ({"players": [{}, {}, {}], "match": {"game": 1}}, "match"),
        ({"players": [{}, {}], "match": {"game": 2, "wins": [1, 1]}}, "match.wins"),
    ],
)
def test_a_wrong_document_is_refused_by_its_field(res_arcana, document, field):
    with pytest.raises(BadDocument) as caught:
        res_arcana.game.documents.position(document)
    assert caught.value.field == field


def test_what_is_not_mentioned_lies_in_the_box_and_items_in_the_supply(res_arcana):
    t = res_arcana.table(area=["research"])
    assert len(t.ids("items")) == 7
    assert t.zone("hawk") == "box"
    assert t.zone("temple") == "box"
