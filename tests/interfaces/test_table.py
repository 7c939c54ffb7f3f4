"""Actions are places in the list of options; a list that is too long is answered in two steps."""

import pytest

from tapete import games
from tapete.core.decision import Decision, Option
from tapete.core.facets import Measures
from tapete.core.language import Words
from tapete.interfaces.table import ACTIONS, CHOOSING_PART, IN_PART, WHOLE, Table, deal, usual_players


def longer(table: Table, count: int) -> list[str]:
    """Give the pending decision as many options as asked for, all of which do what its first one does; returns their ids."""
    decision = table.decision
    first = decision.options[0]
    options = [Option(first.names, first.verb, first.things, f"{first.word}{number}") for number in range(count)]
    table.state.decision = Decision(decision.player, decision.kind, options, Words("¿?", "?"))
    table.look()
    return [option.id for option in options]


@pytest.mark.parametrize("game", games.ids())
def test_an_action_is_an_option_and_whole_games_can_be_played(game):
    table = deal(game, usual_players(games.find(game)), 5)
    while not table.over:
        assert 1 <= table.legal <= ACTIONS
        if table.stage == WHOLE:
            assert [table.said(action) for action in range(table.legal)] == table.decision.ids()
        table.act((table.moves * 7) % table.legal)
    assert len(table.returns()) == table.state.players and table.legal == 0


@pytest.mark.parametrize("count", [ACTIONS + 1, 3 * ACTIONS, 3 * ACTIONS + 5])
def test_every_option_of_a_long_list_can_be_reached_in_two_steps(count):
    table = deal("keyforge", 2, 1)
    ids = longer(table, count)
    reached = []
    assert table.stage == CHOOSING_PART
    for part in range(table.legal):
        inside = table.clone()
        inside.act(part)
        assert inside.stage == IN_PART and inside.player == table.player
        reached += [inside.said(action) for action in range(inside.legal)]
    assert reached == ids
    assert table.said(0) == f"{ids[0]} … {ids[ACTIONS - 1]}"
    assert table.said(table.legal - 1).endswith(ids[-1])


def test_after_the_second_step_the_game_goes_on():
    table = deal("keyforge", 2, 1)
    longer(table, ACTIONS + 3)
    pending = table.decision
    table.act(1)
    assert table.decision is pending
    with pytest.raises(ValueError, match="3 there are"):
        table.act(3)
    table.act(2)
    assert table.decision is not pending and table.part < 0


def test_a_copy_goes_its_own_way():
    table = deal("keyforge", 2, 1)
    twin = table.clone()
    twin.act(0)
    assert (table.moves, twin.moves) == (0, 1)


def test_a_win_is_one_and_a_loss_minus_one():
    table = deal("keyforge", 2, 1)
    assert table.returns() == [0.0, 0.0]
    table.state.finish((1,))
    assert table.returns() == [-1.0, 1.0]


def test_a_tie_is_nothing_to_both():
    table = deal("mitos_y_leyendas", 2, 1)
    table.state.finish((0, 1))
    assert table.returns() == [0.0, 0.0]


class Scored(Measures):
    def __init__(self, game, score):
        super().__init__(game)
        self.score = score

    def scores(self, s):
        return [self.score]


def test_where_the_result_is_the_score_the_score_counts(monkeypatch):
    table = deal("dungeon_alliance", 1, 1)
    table.state.finish((0,))
    game = table.state.game
    monkeypatch.setattr(game, "lab", Scored(game, 37))
    assert table.returns() == [0.37]
    monkeypatch.setattr(game, "lab", Scored(game, -370))
    assert table.returns() == [-1.0]
