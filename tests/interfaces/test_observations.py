"""Observations: what a player sees and no more, as numbers in named pieces."""

import pickle
from copy import deepcopy

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed (make extras)")

from tests.interfaces.test_table import longer  # noqa: E402

from tapete import games  # noqa: E402
from tapete.core.codec import digest  # noqa: E402
from tapete.core.randomness import number  # noqa: E402
from tapete.core.visibility import exchange, redeal, visible  # noqa: E402
from tapete.core.zones import EVERYBODY  # noqa: E402
from tapete.games.atrum_arena.things import KNOWN  # noqa: E402
from tapete.games.keyforge.things import LINE  # noqa: E402
from tapete.games.keyforge.values import armor_left, power, printed_house  # noqa: E402
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
            assert np.array_equal(observer.whole(other, player), observer.whole(table, player))
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
            assert np.array_equal(observer.whole(world, player), observer.whole(table, player))


def column(observer, pieces, piece, name):
    """One column of a piece."""
    found = next(each for each in observer.layout.pieces if each.name == piece)
    return pieces[piece][:, [each.name for each in found.columns].index(name)].tolist()


@pytest.mark.parametrize("game", games.ids())
def test_the_pieces_hold_what_the_state_holds(game):
    observer = Observer(game, usual_players(games.find(game)))
    for table, _ in played(game, 5):
        s = table.state
        for player in range(s.players):
            pieces = observer.rows(table, player)
            turned = [(player + seat) % s.players for seat in range(s.players)]
            assert column(observer, pieces, "table", "turn") == [s.turn] and column(observer, pieces, "table", "left_out") == [0]
            for kind, zone in enumerate(s.game.zones):
                told = column(observer, pieces, "table" if zone.shared else "players", f"{zone.id}_cards")
                assert told == [len(s.zone(kind, seat)) for seat in ([0] if zone.shared else turned)]
            untold = s.game.encoding.untold()
            seen = [card for card in range(len(s.cards)) if visible(s, player, card) and s.zone_kind(card) not in untold]
            assert np.count_nonzero(pieces["cards"][:, 0]) == len(seen), "every card has a number"
            ids = [observer.layout.ids[entry - 1] for entry in pieces["cards"][: len(seen), 0]]
            assert sorted(ids) == sorted(s.cards[card].id for card in seen)


def test_a_card_in_the_own_hand_has_a_row_and_the_rivals_has_none():
    table = deal("keyforge", 2, 1)
    while table.decision.kind != "main":
        table.act(0)
    s, player = table.state, table.player
    observer = Observer("keyforge", 2)
    pieces = observer.rows(table, player)
    hand = [zone.id for zone in s.game.zones].index("hand") + 1
    mine = [at for at, zone in enumerate(column(observer, pieces, "cards", "zone")) if zone == hand]
    told = {
        name: [column(observer, pieces, "cards", name)[at] for at in mine] for name in ("card", "seat", "owner", "place", "house")
    }
    cards = s.zone(hand - 1, player)
    assert [observer.layout.ids[entry - 1] for entry in told["card"]] == [s.cards[card].id for card in cards]
    assert set(told["seat"]) == {1} and set(told["owner"]) == {1}
    assert told["place"] == list(range(1, len(mine) + 1))
    assert told["house"] == [printed_house(s, card) + 1 for card in cards]


def test_a_creature_is_told_with_its_power_and_armor_of_this_moment():
    """A Staunch Knight beside the flank: what is printed, and what is in force."""
    document = {
        "game": "keyforge",
        "house": "sanctum",
        "players": [
            {"houses": ["sanctum", "dis", "logos"], "line": [{"card": "staunch-knight", "damage": 1}, "grey-monk"]},
            {"houses": ["brobnar", "mars", "logos"], "line": ["troll"]},
        ],
    }
    s = games.find("keyforge").start({"position": document}, 1)
    observer = Observer("keyforge", 2)
    pieces = observer.rows(Table(s), 0)
    told = {
        name: column(observer, pieces, "cards", name)[:3] for name in ("power", "printed_power", "armor_left", "damage", "on_flank")
    }
    line = [card for player in (0, 1) for card in s.zone(LINE, player)]
    assert told["power"] == [power(s, card) for card in line] and told["armor_left"] == [armor_left(s, card) for card in line]
    assert told["power"] != told["printed_power"] and told["armor_left"][0] > 0
    assert told["damage"] == [1, 0, 0] and told["on_flank"] == [1, 1, 1]


def test_an_option_points_to_the_row_of_its_card():
    table = deal("keyforge", 2, 1)
    while not any(option.things for option in table.decision.options):
        table.act(0)
    observer = Observer("keyforge", 2)
    pieces = observer.rows(table, table.player)
    verbs, rows = column(observer, pieces, "options", "verb"), column(observer, pieces, "options", "row")
    for at, option in enumerate(table.decision.options):
        assert observer.layout.verbs.values[verbs[at]] == option.verb
        if option.things:
            assert pieces["cards"][rows[at] - 1][0] == column(observer, pieces, "options", "card")[at]
            assert observer.layout.ids[pieces["cards"][rows[at] - 1][0] - 1] == table.state.cards[option.thing].id
    assert not pieces["options"][table.legal :].any()


def test_who_does_not_decide_sees_no_options():
    table = deal("keyforge", 2, 1)
    observer = Observer("keyforge", 2)
    rival = 1 - table.player
    pieces = observer.rows(table, rival)
    assert not pieces["options"].any() and not observer.mask(table, rival).any()
    assert not observer.pieces(observer.tensor(table, rival))["options"].any()
    assert column(observer, pieces, "table", "deciding") == [2]


def test_of_a_long_list_the_parts_are_told_and_then_their_options():
    table = deal("keyforge", 2, 1)
    longer(table, ACTIONS + 3)
    observer = Observer("keyforge", 2)
    player = table.player
    whole = observer.rows(table, player)
    assert observer.mask(table, player).sum() == np.count_nonzero(whole["options"][:, 0]) == 2
    assert column(observer, whole, "table", "stage") == [1]
    table.act(1)
    part = observer.rows(table, player)
    assert observer.mask(table, player).sum() == np.count_nonzero(part["options"][:, 0]) == 3
    assert column(observer, part, "table", "stage") == [2]


@pytest.mark.clause("AA-gap-06")
@pytest.mark.parametrize(("mode", "told"), [("duel", True), ("tournament", False)])
def test_a_zone_that_nobody_may_count_is_not_counted_here_either(mode, told):
    settings = (("mode", mode),)
    table = deal("atrum_arena", 2, 5, settings)
    observer = Observer("atrum_arena", 2, settings)
    pieces = observer.rows(table, 0)
    fosa = [zone.id for zone in table.state.game.zones].index("fosa")
    size = len(table.state.zones[fosa * 2])
    assert size > 0
    assert column(observer, pieces, "table", "fosa_cards") == [size if told else 0]
    assert column(observer, pieces, "table", "fosa_counted") == [1 if told else 0]


def test_how_deep_a_card_lies_in_a_zone_that_nobody_may_count_is_not_told():
    """The third card from the top is the only one known: its row says that it is the first that is seen, not the third."""
    settings = (("mode", "tournament"),)
    table = deal("atrum_arena", 2, 5, settings)
    s = table.state
    fosa = [zone.id for zone in s.game.zones].index("fosa")
    s.write(KNOWN)[s.zones[fosa * 2][2]] = EVERYBODY
    observer = Observer("atrum_arena", 2, settings)
    pieces = observer.rows(table, 0)
    zones, places = column(observer, pieces, "cards", "zone"), column(observer, pieces, "cards", "place")
    assert [place for zone, place in zip(zones, places, strict=True) if zone == fosa + 1] == [1]
    assert "fosa: not counted" in seen_text(s, 0)


def test_a_power_that_can_be_announced_is_told_with_the_option():
    """Which power of a Reptante it is, the option says: its kind, its cost and which esbirros pay for it."""
    for seed in range(1, 20):
        table = deal("atrum_arena", 2, seed)
        observer = Observer("atrum_arena", 2)
        while not table.over and not any(option.verb == "announce" for option in table.decision.options):
            table.act(number(seed, table.moves, table.legal))
        if not table.over:
            break
    pieces = observer.rows(table, table.player)
    for at, option in enumerate(table.decision.options):
        if option.verb == "announce":
            power_ = table.state.cards[option.thing].powers[int(option.word) - 1]
            assert column(observer, pieces, "options", "power_kind")[at] == power_.kind + 1
            assert column(observer, pieces, "options", "power_cost")[at] == power_.cost


def test_a_card_that_an_option_only_names_is_that_card():
    """Mitos y Leyendas asks for names of cards that lie nowhere."""
    observer = Observer("mitos_y_leyendas", 2)
    catalogue = games.find("mitos_y_leyendas").catalogue
    for id in list(catalogue)[::100]:
        word, one, two, entry = observer.layout.word(catalogue[id].name.es)
        assert (word, one, two) == (0, 0, 0) and catalogue[observer.layout.ids[entry - 1]].name.es == catalogue[id].name.es
    assert observer.layout.word("7")[1:] == [7, 0, 0]


def test_cards_beyond_the_rows_are_counted():
    table = deal("keyforge", 2, 1)
    observer = Observer("keyforge", 2)
    full = observer.rows(table, 0)
    seen = int(np.count_nonzero(full["cards"][:, 0]))
    observer.layout.rows = 2
    assert column(observer, observer.rows(table, 0), "table", "left_out") == [seen - 2]


@pytest.mark.parametrize("game", games.ids())
def test_an_observer_can_be_copied_and_pickled(game):
    table = deal(game, usual_players(games.find(game)), 5)
    observer = Observer(game, table.state.players)
    for twin in (deepcopy(observer), pickle.loads(pickle.dumps(observer))):
        assert np.array_equal(twin.tensor(table, 0), observer.tensor(table, 0))
