"""The only target of an effect is shown before it is taken; the only card that can pay, or lies out of play, is not."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.core.state import State
from tapete.games.mitos_y_leyendas.things import GRAVEYARD
from tapete.games.res_arcana.things import TURNED
from tapete.testing import Table


def waiting(document: dict[str, Any], option_id: str) -> Table:
    """The table after an answer, with whatever it then shows."""
    table = Table(games.find(document["game"]).documents.position(document))
    table.shows_lone = True
    return table.answer(option_id)


def lone(s: State) -> list[str]:
    return s.decision.ids() if s.decision is not None and s.decision.lone else []


def keyforge(**parts: Any) -> dict[str, Any]:
    mine = {"houses": ["brobnar", "dis", "logos"], "hand": parts["hand"], "line": parts.get("line", [])}
    theirs = {"houses": ["mars", "sanctum", "shadows"], "line": parts.get("enemy_line", [])}
    return {"game": "keyforge", "house": "brobnar", "turn": 3, "players": [mine, theirs]}


def test_keyforge_shows_the_only_creature_an_action_can_hurt():
    t = waiting(keyforge(hand=["punch"], line=["troll"]), "play:1:punch#1")
    assert lone(t.s) == ["choose:1:troll#1"]
    assert t.s.numbers[0][t.card("troll")] == 0
    t.choose("troll")
    assert t.decision.kind == "main"


def test_keyforge_shows_the_only_creature_an_upgrade_can_be_put_on():
    t = waiting(keyforge(hand=["blood-of-titans"], enemy_line=["silvertooth"]), "play:1:blood-of-titans#1")
    assert lone(t.s) == ["host:2:silvertooth#1"]


def test_keyforge_asks_no_question_where_two_creatures_can_be_chosen_but_once():
    t = waiting(keyforge(hand=["punch"], line=["troll"], enemy_line=["silvertooth"]), "play:1:punch#1")
    assert t.choices() == {"troll", "silvertooth"}
    assert not t.decision.lone


def mitos(**parts: Any) -> dict[str, Any]:
    mine = {"castle_size": 20, "hand": parts["hand"], "reserve": ["espada_real-er"] * 4, "defence": parts.get("defence", [])}
    theirs = {"castle_size": 20, "defence": parts.get("enemy_defence", [])}
    return {"game": "mitos_y_leyendas", "players": [mine, theirs]}


@pytest.mark.clause("ML-tgt-02")
def test_mitos_shows_that_the_only_ally_to_strengthen_is_the_rivals():
    t = waiting(mitos(hand=["huitzilopochtli"], enemy_defence=["huracan"]), "play:1:huitzilopochtli#1")
    assert lone(t.s) == ["choose:2:huracan#1"]


def test_mitos_takes_the_only_card_that_pays_without_a_question():
    document = mitos(hand=[], defence=["guevadan-co"])
    t = waiting(document, "use:1:guevadan-co#1:1")
    assert not t.decision.lone
    assert t.s.zone_kind(t.card("guevadan-co")) == GRAVEYARD


def test_res_arcana_shows_the_only_component_to_straighten():
    mine = {"area": ["reanimate"], "pool": {"elan": 1}}
    t = waiting({"game": "res_arcana", "players": [mine, {}]}, "use:reanimate:1")
    assert lone(t.s) == ["choose:reanimate"]


def test_res_arcana_takes_the_only_creature_that_pays_without_a_question():
    mine = {"area": ["sacred_grove", "hawk"]}
    t = waiting({"game": "res_arcana", "players": [mine, {}]}, "use:sacred_grove:2")
    assert t.decision.kind == "main"
    assert t.s.numbers[TURNED][t.card("hawk")] == 1
