"""Ways to play KeyForge: best of three, adaptive, sealed, and the end of a round's time."""

from collections import Counter

import pytest

from tapete import bots
from tapete.core.codec import digest, from_json, to_json
from tapete.core.decision import Option
from tapete.core.labels import label
from tapete.core.records import begin
from tapete.core.refusal import BadDocument, Refused
from tapete.core.visibility import Shown, exchange, redeal, view
from tapete.games import find
from tapete.games.keyforge import things as t
from tapete.games.keyforge.decks import shipped_decks
from tapete.lab.playing import answer
from tapete.table.look import Look
from tapete.table.scene import scene

GAME = find("keyforge")
DECKS = list(shipped_decks()[:2])


def begun(seed=5, **setup):
    return GAME.start({"decks": DECKS, **setup}, seed)


def won(s, *winners):
    """The game under way ends so, by its rules, and everybody goes on if there is another."""
    s.finish(winners)
    s.advance()
    while not s.over and s.decision.kind == "another_game":
        GAME.play(s, "ready")
    return s


def played_deck(s, player):
    """The cards that a player plays with."""
    return sorted([s.cards[card].id for card, owner in enumerate(s.owners) if owner == player])


def listed(deck):
    return sorted([id for id, _ in deck["cards"]])


def play_on(s, bot="light"):
    """Bots play to the end; the kinds of decisions that were asked, in order, each once in a row."""
    record = begin(GAME, s.setup, s.key)
    players = [bots.make(bot, 1), bots.make(bot, 2)]
    kinds = []
    while not s.over:
        kinds += [s.decision.kind] if kinds[-1:] != [s.decision.kind] else []
        record.note(s, answer(s, players, len(record.answers)))
        assert len(record.answers) < 6000
    return kinds


# -- adaptive


@pytest.mark.clause("KF-setup-05")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_second_game_of_an_adaptive_match_is_played_with_each_others_deck(winner):
    s = won(begun(format="adaptive"), winner)
    assert s.decision.kind == "first" and s.decision.player == winner, "who now has the deck that lost"
    assert [played_deck(s, player) for player in (0, 1)] == [listed(DECKS[1]), listed(DECKS[0])]
    assert {s.names[card][0] for card in s.zone(t.DECK, 0)} == {"1"}
    assert won(s, winner).winners == (winner,), "both games won: there is no third"


@pytest.mark.clause("KF-setup-05", "KF-bidding-01")
@pytest.mark.parametrize("strong", [0, 1])
@pytest.mark.parametrize("bidder", [0, 1])
def test_after_one_win_each_chains_are_bid_for_the_deck_that_won_both(strong, bidder):
    s = won(won(begun(format="adaptive"), strong), 1 - strong)
    assert s.decision.kind == "bidding" and DECKS[strong]["name"] in s.decision.prompt.en
    GAME.play(s, "bid:3")
    if s.decision.player == bidder:
        GAME.play(s, "bid:5")
    GAME.play(s, "yield")
    assert played_deck(s, bidder) == listed(DECKS[strong])
    assert s.decision.kind == "first" and s.decision.player == 1 - bidder, "whoever plays the deck that lost chooses"
    GAME.play(s, "begin")
    assert s.tallies[t.CHAINS][bidder] > 0 and s.tallies[t.CHAINS][1 - bidder] == 0
    assert won(s, bidder).winners == (bidder,)


def test_where_a_game_of_an_adaptive_match_has_no_winner_there_is_no_bidding():
    s = won(won(begun(format="adaptive")), 1)
    assert s.decision.kind == "mulligan" and played_deck(s, 0) == listed(DECKS[0])
    assert won(s, 0).winners == (0, 1)


def test_between_two_games_one_is_told_what_changes_and_then_who_plays_what():
    s = begun(format="adaptive")
    s.log = []
    s.finish((1,))
    s.advance()
    assert s.decision.prompt.en == "Player 2 wins game 1. 0–1. In the next one each plays the other’s deck."
    GAME.play(s, "ready")
    assert scene(Look(s, 1)).series.number == 1
    s.log = []
    GAME.play(s, "ready")
    names = [deck["name"] for deck in DECKS]
    assert [Shown(s, 0).line(entry)["en"] for entry in s.log[:3]] == [
        "Game 2 begins",
        f"Player 1 plays “{names[1]}”",
        f"Player 2 plays “{names[0]}”",
    ]
    s.finish((0,))
    s.advance()
    assert s.decision.prompt.es.endswith(f"Ahora se pujan cadenas por «{names[1]}», que ha ganado las dos.")
    shown = scene(Look(s, 0)).series
    assert (shown.number, shown.results) == (2, [1, 0]) and shown.ahead.es.startswith("Ahora se pujan")
    GAME.play(s, "ready")
    GAME.play(s, "ready")
    assert s.decision.kind == "bidding" and scene(Look(s, 0)).series.ahead is None


def test_a_card_has_the_same_number_in_every_game_so_that_the_log_stays_true():
    s = begun(format="adaptive")
    before = s.cards
    assert won(s, 0).cards == before


@pytest.mark.parametrize("asked", [{"chains": [4, 0]}, {"handicap": {"deck": 0}}, {"bidding": 0}, {"best_of": 5}])
def test_an_adaptive_match_brings_its_own_chains_and_its_own_length(asked):
    with pytest.raises(BadDocument):
        begun(format="adaptive", **asked)


def test_no_such_format():
    with pytest.raises(BadDocument, match="archon"):
        begun(format="brawl")
    with pytest.raises(BadDocument):
        begun(exchanged=True, bidding=0)


@pytest.mark.clause("KF-handicap-04", "KF-handicap-05")
def test_a_handicap_follows_the_results_of_a_series():
    s = begun(best_of=5, handicap={"deck": 0, "start": 2, "results": "ww"}, first=0)
    won(s, 0)
    assert s.setup["handicap"]["results"] == "www"
    GAME.play(s, "begin")
    assert s.tallies[t.CHAINS] == [2, 0], "one chain more after three wins in a row, and one shed with the opening hand"


def test_bots_play_an_adaptive_match_through_with_a_bidding():
    for seed in range(1, 30):
        s = begun(seed, format="adaptive")
        kinds = play_on(s)
        if len(s.setup["results"]) == 3:
            break
    assert kinds.count("another_game") == 2 and "bidding" in kinds and len(s.winners) == 1


# -- sealed


def sealed(seed=3, given=3, **setup):
    return GAME.start({"sealed": given, **setup}, seed)


@pytest.mark.parametrize(("given", "count"), [(3, 3), (6, 6), ({"decks": 3, "edition": "aoa"}, 3)])
def test_everybody_chooses_one_of_the_decks_they_open(given, count):
    s = sealed(given=given)
    pools = s.setup["pools"]
    assert len({name for pool in pools for name in pool}) == 2 * count
    if isinstance(given, dict):
        assert all(name.startswith("AoA #") for pool in pools for name in pool)
    assert s.decision.player == 0 and len(s.decision.options) == count
    assert pools[0][1] in label(s, s.decision.options[1], "es") and ": " in label(s, s.decision.options[1], "es")
    GAME.play(s, "deck:1")
    assert s.decision.player == 1 and pools[1][2] in label(s, s.decision.options[2], "en")
    twin = from_json(GAME, to_json(s))
    s.log = []
    for each in (s, twin):
        GAME.play(each, "deck:2")
    assert digest(s) == digest(twin) and s.decision.kind == "mulligan"
    assert played_deck(s, 0) == listed(GAME.documents.read_deck(pools[0][1]))
    assert played_deck(s, 1) == listed(GAME.documents.read_deck(pools[1][2]))
    assert [Shown(s, 1).line(entry)["es"] for entry in s.log[:2]] == [
        f"Jugador {player + 1} juega con «{s.setup['decks'][player]['name']}»" for player in (0, 1)
    ]


def test_every_card_of_a_deck_that_is_opened_is_told_and_how_often():
    s = sealed()
    often = 0
    for at, name in enumerate(s.setup["pools"][0]):
        told = label(s, s.decision.options[at], "en").replace("\u00a0", " ")
        counts = Counter((house, id) for id, house in GAME.documents.read_deck(name)["cards"])
        assert sum(counts.values()) == 36
        for (_, id), count in counts.items():
            card = GAME.catalogue[id].name.en
            assert (f"{count} × {card}" in told) == (count > 1)
            assert card in told
        often += sum(count > 1 for count in counts.values())
    assert often, "no deck has a card twice"


def test_a_deck_that_nobody_has_opened_is_told_as_it_was_written():
    s = sealed()
    for word in ("3", "x", "²", "-1"):
        assert label(s, Option(s.names, "deck", (), word), "es") == word


def test_nobody_learns_which_deck_the_other_has_chosen_before_choosing():
    views = []
    for at in range(3):
        s = sealed()
        GAME.play(s, f"deck:{at}")
        views.append((view(s, 1), view(s, -1), redeal(s, 1, 9).stack[-1].chosen))
        assert view(exchange(s, 1, 3), 1) == view(s, 1)
    assert views[0] == views[1] == views[2]


def test_the_decks_follow_from_the_seed_and_what_cannot_be_is_refused():
    assert sealed(3).setup["pools"] == sealed(3).setup["pools"] != sealed(4).setup["pools"]
    for given in (2, True, "3", {"decks": 3, "edition": "mm"}, {"edition": "wc"}):
        with pytest.raises(BadDocument):
            sealed(given=given)
    with pytest.raises(BadDocument, match="decks"):
        sealed(decks=DECKS)
    with pytest.raises(Refused):
        GAME.play(sealed(), "deck:3")


def test_in_a_sealed_series_the_decks_stay():
    s = sealed(best_of=3)
    GAME.play(s, "deck:0")
    GAME.play(s, "deck:0")
    chosen = [played_deck(s, 0), played_deck(s, 1)]
    won(s, 0)
    assert s.decision.kind == "first" and [played_deck(s, 0), played_deck(s, 1)] == chosen


def test_bots_play_a_sealed_best_of_three_through():
    s = sealed(11, best_of=3)
    kinds = play_on(s)
    assert kinds[0] == "deck" and kinds.count("deck") == 1 and 1 <= kinds.count("another_game") <= 2
    assert len(s.winners) == 1 and s.setup["results"].count(s.winners[0]) == 2


def test_a_sealed_adaptive_match_is_both():
    s = sealed(given=6, format="adaptive")
    GAME.play(s, "deck:5")
    GAME.play(s, "deck:4")
    chosen = [played_deck(s, 0), played_deck(s, 1)]
    won(s, 0)
    assert [played_deck(s, 0), played_deck(s, 1)] == chosen[::-1]


# -- the time of a round


@pytest.mark.parametrize(
    ("first", "second", "winners", "why"),
    [
        ({"keys": ["red"]}, {"aember": 9}, (0,), "con más llaves forjadas"),
        ({"aember": 3}, {"aember": 4}, (1,), "con más Æmbar en la reserva"),
        ({"line": ["dust-imp"]}, {}, (0,), "con más criaturas en juego"),
        ({"aember": 2}, {"aember": 2}, (), "Nadie va por delante: no gana nadie"),
    ],
)
def test_when_time_is_up_keys_then_aember_then_creatures_decide(first, second, winners, why):
    houses = {"houses": ["dis", "logos", "mars"]}
    s = GAME.start({"position": {"game": "keyforge", "house": "dis", "players": [{**houses, **first}, {**houses, **second}]}}, 1)
    s.log = []
    GAME.endings.time_up(s)
    assert s.over and s.winners == winners
    lines = [Shown(s, 0).line(entry).get("es", "") for entry in s.log]
    assert lines[0] == "Se acaba el tiempo" and why in lines[1]


def test_a_round_lasts_at_least_a_minute():
    times = GAME.endings.times({"decks": DECKS})
    assert times.why_not_round(59) is not None and times.why_not_round(60) is None
