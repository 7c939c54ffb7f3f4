"""Observations: what a player sees and no more, as numbers in named pieces."""

from copy import deepcopy

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed (make extras)")

from tests.interfaces.test_table import longer  # noqa: E402

from tapete import games  # noqa: E402
from tapete.core.codec import digest  # noqa: E402
from tapete.core.observation import CARD_COLUMNS, UNCOUNTED  # noqa: E402
from tapete.core.randomness import number  # noqa: E402
from tapete.core.visibility import exchange, redeal, visible  # noqa: E402
from tapete.core.zones import EVERYBODY  # noqa: E402
from tapete.games.atrum_arena.things import KNOWN  # noqa: E402
from tapete.interfaces.observations import Observer  # noqa: E402
from tapete.interfaces.recall import Recall, seen_text  # noqa: E402
from tapete.interfaces.table import ACTIONS, Table, deal, usual_players  # noqa: E402


def played(game: str, seed: int, log: bool = False):
    """Tables of a random game, every few answers, with what everybody remembers."""
    players = usual_players(games.find(game))
    table = deal(game, players, seed)
    recall = Recall(players)
    if log:
        table.state.log = []
    while not table.over:
        if table.moves % 13 == 0:
            yield table, recall
        action = number(seed, table.moves, table.legal)
        recall.answered(table, action)
        table.act(action)
    yield table, recall


@pytest.mark.parametrize("game", games.ids())
def test_nothing_that_is_hidden_reaches_an_observation(game):
    """Worlds that differ only in what a player may not know give the same tensor, the same words and the same memory."""
    observer = Observer(game, usual_players(games.find(game)))
    differing = 0
    for table, recall in played(game, 3, log=True):
        for player in range(table.state.players):
            other = Table(exchange(table.state, player, 17), table.moves)
            differing += digest(other.state) != digest(table.state)
            assert np.array_equal(observer.tensor(other, player), observer.tensor(table, player))
            assert seen_text(other.state, player) == seen_text(table.state, player)
            for remember in (Recall.text, Recall.fingerprint):
                assert remember(deepcopy(recall), other.state, player) == remember(deepcopy(recall), table.state, player)
            if not table.over and table.player == player:
                assert np.array_equal(observer.mask(other, player), observer.mask(table, player))
    assert differing > 5, "the worlds compared did differ"


@pytest.mark.parametrize("game", games.ids())
def test_a_world_dealt_anew_looks_the_same(game):
    observer = Observer(game, usual_players(games.find(game)))
    for table, _ in played(game, 4):
        if not table.over:
            player = table.player
            world = Table(redeal(table.state, player, 9), table.moves)
            assert np.array_equal(observer.tensor(world, player), observer.tensor(table, player))


@pytest.mark.parametrize("game", games.ids())
def test_the_pieces_hold_what_the_state_holds(game):
    observer = Observer(game, usual_players(games.find(game)))
    for table, _ in played(game, 5):
        s = table.state
        for player in range(s.players):
            pieces = observer.pieces(observer.tensor(table, player))
            assert sum(piece.size for piece in pieces.values()) == observer.size
            turned = [(player + seat) % s.players for seat in range(s.players)]
            assert pieces["tallies"].tolist() == [[float(field[seat]) for seat in turned] for field in s.tallies]
            assert pieces["world"].tolist() == np.array(s.world, dtype=np.float32).tolist()
            assert pieces["turn"][0] == s.turn and pieces["left_out"][0] == 0
            counts = [[len(s.zone(kind, seat)) for seat in turned] for kind in range(len(s.game.zones))]
            assert pieces["counts"].tolist() == counts
            kinds = range(len(s.game.zones))
            counted = [kind for kind in kinds if s.game.zones[kind].in_play] or kinds
            cards = [card for kind in counted for seat in turned for card in s.zone(kind, seat) if visible(s, player, card)]
            told = pieces["counters"]
            assert told[:, : len(cards)].tolist() == [[float(field[card]) for card in cards] for field in s.numbers]
            assert not told[:, len(cards) :].any()
            seen = [card for card in range(len(s.cards)) if visible(s, player, card)]
            assert np.count_nonzero(pieces["cards"][:, 0]) == len(seen), "every card has a number"


def test_a_card_in_the_own_hand_has_a_row_and_the_rivals_has_none():
    table = deal("keyforge", 2, 1)
    while table.decision.kind != "main":
        table.act(0)
    s, player = table.state, table.player
    observer = Observer("keyforge", 2)
    pieces = observer.pieces(observer.tensor(table, player))
    hand = [zone.id for zone in s.game.zones].index("hand") + 1
    rows = [dict(zip(CARD_COLUMNS, row.astype(int), strict=False)) for row in pieces["cards"] if row[0]]
    mine = [row for row in rows if row["zone"] == hand]
    ids = sorted(s.game.catalogue)
    assert [ids[row["card"] - 1] for row in mine] == [s.cards[card].id for card in s.zone(hand - 1, player)]
    assert {row["seat"] for row in mine} == {1} and {row["owner"] for row in mine} == {1}
    assert [row["place"] for row in mine] == list(range(1, len(mine) + 1))


def test_an_option_points_to_the_row_of_its_card():
    table = deal("keyforge", 2, 1)
    while not any(option.things for option in table.decision.options):
        table.act(0)
    observer = Observer("keyforge", 2)
    pieces = observer.pieces(observer.tensor(table, table.player))
    for option, told in zip(table.decision.options, pieces["options"], strict=False):
        assert told[0] == observer.layout.number(option.verb) and told[2] == len(option.things)
        if option.things:
            assert pieces["cards"][int(told[4]) - 1][0] == told[3] == table.state.cards[option.thing].entry
    assert not pieces["options"][table.legal :].any()


def test_who_does_not_decide_sees_no_options():
    table = deal("keyforge", 2, 1)
    observer = Observer("keyforge", 2)
    rival = 1 - table.player
    pieces = observer.pieces(observer.tensor(table, rival))
    assert not pieces["options"].any() and not observer.mask(table, rival).any()
    assert pieces["deciding"].tolist() == [0, 1]


def test_of_a_long_list_the_parts_are_told_and_then_their_options():
    table = deal("keyforge", 2, 1)
    longer(table, ACTIONS + 3)
    observer = Observer("keyforge", 2)
    player = table.player
    whole = observer.pieces(observer.tensor(table, player))
    assert observer.mask(table, player).sum() == 2 and (whole["stage"][0], np.count_nonzero(whole["options"][:, 0])) == (1, 2)
    table.act(1)
    part = observer.pieces(observer.tensor(table, player))
    assert observer.mask(table, player).sum() == 3 and (part["stage"][0], np.count_nonzero(part["options"][:, 0])) == (2, 3)


@pytest.mark.clause("AA-gap-06")
@pytest.mark.parametrize(("mode", "told"), [("duel", True), ("tournament", False)])
def test_a_zone_that_nobody_may_count_is_not_counted_here_either(mode, told):
    settings = (("mode", mode),)
    table = deal("atrum_arena", 2, 5, settings)
    observer = Observer("atrum_arena", 2, settings)
    counts = observer.pieces(observer.tensor(table, 0))["counts"]
    fosa = [zone.id for zone in table.state.game.zones].index("fosa")
    assert len(table.state.zones[fosa * 2]) > 0
    assert counts[fosa, 0] == (len(table.state.zones[fosa * 2]) if told else UNCOUNTED)


def test_how_deep_a_card_lies_in_a_zone_that_nobody_may_count_is_not_told():
    """The third card from the top is the only one known: its row says that it is the first that is seen, not the third."""
    settings = (("mode", "tournament"),)
    table = deal("atrum_arena", 2, 5, settings)
    s = table.state
    fosa = [zone.id for zone in s.game.zones].index("fosa")
    s.write(KNOWN)[s.zones[fosa * 2][2]] = EVERYBODY
    observer = Observer("atrum_arena", 2, settings)
    rows = observer.pieces(observer.tensor(table, 0))["cards"]
    told = [row[CARD_COLUMNS.index("place")] for row in rows if row[CARD_COLUMNS.index("zone")] == fosa + 1]
    assert told == [1]
    assert "fosa: not counted" in seen_text(s, 0)


def test_cards_beyond_the_rows_are_counted():
    table = deal("keyforge", 2, 1)
    observer = Observer("keyforge", 2)
    full = observer.pieces(observer.tensor(table, 0))
    seen = int(np.count_nonzero(full["cards"][:, 0]))
    observer.layout.rows = 2
    assert observer.pieces(observer.tensor(table, 0))["left_out"][0] == seen - 2
