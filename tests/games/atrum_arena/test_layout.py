"""How Atrum Arena lies on the table: five powers readable, the chain with what it reserves."""

from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import things as t


def attacked(aa: AtrumKit) -> AtrumTable:
    """A's Attack of cost 1 is announced and waits for B's answer."""
    mine: dict[str, Any] = {"a": ["zarpazo-1 acopio-0"], "a_hand": "beast fallen", "a_altar": "golem zombie"}
    table = aa.table(**mine, b=["lomo-erizado-1"], b_hand="beast", b_altar="golem")
    return table.announce("zarpazo-1", discard="beast", target="b")


def test_a_reptante_has_five_powers_with_cost_discard_and_force(aa: AtrumKit) -> None:
    face = aa.game.layout().face(aa.game.catalogue["fauces-de-ambar"])
    assert [part.name.es for part in face.parts] == ["Zarpazo", "Zarpazo", "Rugido de guerra", "Lomo erizado", "Potenciar impacto"]
    assert [(gem.symbol, gem.value) for gem in face.parts[1].gems] == [("cost", 2), ("beast", 1), ("damage", 6)]
    assert [(gem.symbol, gem.value) for gem in face.parts[4].gems] == [("cost", 1), ("any", 1), ("reinforce", 2)]
    assert face.parts[0].kind.es == "Ataque · Bestia"


def test_the_chain_shows_who_announced_what_at_whom_and_what_is_reserved(aa: AtrumKit) -> None:
    table = attacked(aa)
    layout = table.s.game.layout()
    (link,) = layout.chain(table.s)
    assert (link.player, link.players, link.part) == (0, [1], 1)
    assert link.name.en == "Claw Swipe"
    assert len([card for card in link.reserved if t.in_altar(table.s, card)]) == 1
    banner = layout.banner(table.s)
    assert banner is not None
    table.announce("lomo-erizado-1")
    second = layout.chain(table.s)[1]
    assert (second.player, second.link) == (1, 0)  # aimed at the Attack
    table.resolve()
    assert layout.chain(table.s) == [] and layout.banner(table.s) is None


@pytest.mark.clause("AA-ann-20", "AA-ann-22")
def test_what_is_reserved_is_turned_halfway_and_what_is_exhausted_all_the_way(aa: AtrumKit) -> None:
    table = attacked(aa)
    layout = table.s.game.layout()
    reptante = t.team(table.s, 0)[0]
    altar = t.altar(table.s, 0)
    assert layout.pose(table.s, reptante).turned == 45
    assert sorted([layout.pose(table.s, card).turned for card in altar]) == [0, 45]
    table.resolve()
    assert layout.pose(table.s, reptante).turned == 90
    assert sorted([layout.pose(table.s, card).turned for card in altar]) == [0, 90]


def test_a_shadow_shows_the_types_it_has_in_its_altar(aa: AtrumKit) -> None:
    table = aa.table(a=["zarpazo-1"], a_altar="shadow beast zombie")
    shadow = next(card for card in t.altar(table.s, 0) if table.s.cards[card].id == "shadow")
    assert table.s.game.layout().pose(table.s, shadow).marks == ["beast", "zombie"]


def test_resistance_and_reptantes_say_who_is_winning(aa: AtrumKit) -> None:
    table = aa.table(a=["zarpazo-1"], a_resistance=4)
    big = {each.symbol: each.value for each in table.s.game.layout().gauges(table.s, 0) if each.big}
    assert big == {"reptantes": 3, "resistance": 4}


def test_an_announcement_names_the_power_of_its_reptante(aa: AtrumKit) -> None:
    table = aa.table(a=["acopio-0 zarpazo-0"], a_hand="beast")
    layout = table.s.game.layout()
    parts = {option.word: layout.reading(table.s, option) for option in table.decision.options if option.verb == "announce"}
    assert parts and all([reading is not None and str(reading.part) == word for word, reading in parts.items()])


def test_a_newcomer_with_nothing_to_announce_is_told_to_pass(aa: AtrumKit) -> None:
    table = aa.table(a=["zarpazo-1"])
    told = table.s.game.layout().lesson(table.s, table.decision)
    assert table.options == ["pass"] and told is not None and "pass" in told.en


def test_a_newcomer_is_told_to_place_a_minion_only_while_one_can_be_placed(aa: AtrumKit) -> None:
    def told(table: AtrumTable) -> str:
        lesson = table.s.game.layout().lesson(table.s, table.decision)
        assert lesson is not None
        return lesson.en

    table = aa.table(a=["zarpazo-0"], a_hand="beast beast golem")
    assert {"place", "announce"} <= {option.verb for option in table.decision.options} and "one a turn" in told(table)
    table.place("golem")
    assert "is placed" in told(table)
    assert "one a turn" not in told(aa.table(a=["zarpazo-1"], a_hand="golem"))  # nothing to announce with
