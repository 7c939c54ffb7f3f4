"""Bidding chains for a deck, in real games (KF-bidding)."""

import pytest

from tapete.cli import main
from tapete.contract import Playthrough
from tapete.core import text
from tapete.core.codec import digest, from_json, to_json
from tapete.core.labels import label
from tapete.core.records import begin
from tapete.core.refusal import BadDocument, Refused
from tapete.core.visibility import exchange, view
from tapete.games import find
from tapete.games.keyforge import things as t
from tapete.games.keyforge.decks import shipped_decks

GAME = find("keyforge")
DECKS = list(shipped_decks()[:2])
JULIE, TERRY = 0, 1


def bidding(deck=0, *bids, **setup):
    s = GAME.start({"decks": DECKS, "first": JULIE, "bidding": deck, **setup}, 5)
    for bid in bids:
        GAME.play(s, bid)
    return s


def deck_of(s, player):
    """What a player owns, in whatever zone, by the ids of the cards."""
    return sorted([card.id for card, owner in zip(s.cards, s.owners, strict=True) if owner == player])


def listed(deck):
    return sorted([entry[0] for entry in deck["cards"]])


@pytest.mark.clause("KF-bidding-01")
def test_bids_rise_by_turns_until_somebody_yields():
    s = bidding()
    assert s.decision.player == JULIE and s.decision.ids() == [*[f"bid:{chains}" for chains in range(25)], "yield"]
    assert not s.zone(t.HAND, JULIE) and not s.zone(t.HAND, TERRY), "nobody draws before it is settled"
    GAME.play(s, "bid:3")
    assert s.decision.player == TERRY and s.decision.ids() == [*[f"bid:{chains}" for chains in range(4, 25)], "yield"]
    GAME.play(s, "yield")
    assert s.decision.kind == "mulligan" and s.tallies[t.CHAINS] == [2, 0], "one is shed with the opening hand"


def test_the_name_of_a_deck_cannot_pass_for_a_card():
    named = {**DECKS[0], "name": text.card(0, "Troll")}
    asked = GAME.start({"decks": [named, DECKS[1]], "first": JULIE, "bidding": 0}, 5).decision.prompt
    assert "Troll" in asked.es and [span.kind for span in text.spans(asked.es)] == [""]


@pytest.mark.clause("KF-bidding-01")
@pytest.mark.parametrize("deck", [0, 1])
@pytest.mark.parametrize("winner", [JULIE, TERRY])
def test_the_winner_plays_the_deck_with_the_chains_and_the_other_the_other_deck(deck, winner):
    s = bidding(
        deck, *["bid:8", "yield"][: 2 if winner == JULIE else 0], *["bid:7", "bid:8", "yield"][: 3 if winner == TERRY else 0]
    )
    loser = 1 - winner
    assert deck_of(s, winner) == listed(DECKS[deck]) and deck_of(s, loser) == listed(DECKS[1 - deck])
    assert s.tallies[t.CHAINS][winner] == 7 and s.tallies[t.CHAINS][loser] == 0
    for player, own in ((winner, DECKS[deck]), (loser, DECKS[1 - deck])):
        houses = [t.HOUSES[house] for house in range(len(t.HOUSES)) if s.tallies[t.IDENTITY][player] >> house & 1]
        assert sorted(houses) == sorted(own["houses"])
        held = s.zone(t.HAND, player) + s.zone(t.DECK, player)
        assert len(held) == 36 and all(s.names[card].startswith(f"{player + 1}:") for card in held)
    assert len(s.zone(t.HAND, JULIE)) == (5 if winner == JULIE else 7) and len(s.zone(t.HAND, TERRY)) == (
        4 if winner == TERRY else 6
    )
    assert GAME.lab.balance_units(s)[:2] == [
        (player, (DECKS[deck] if player == winner else DECKS[1 - deck])["name"]) for player in (0, 1)
    ]


@pytest.mark.clause("KF-bidding-02")
def test_the_example_of_julie_and_terry():
    s = bidding(0, "bid:5", "bid:6", "bid:7", "yield")
    assert deck_of(s, JULIE) == listed(DECKS[0]) and deck_of(s, TERRY) == listed(DECKS[1])
    assert s.tallies[t.CHAINS] == [6, 0] and len(s.zone(t.HAND, JULIE)) == 5, "seven chains, one of them shed at once"


def test_who_yields_at_once_leaves_the_deck_without_chains():
    s = bidding(0, "yield")
    assert s.tallies[t.CHAINS] == [0, 0] and deck_of(s, TERRY) == listed(DECKS[0])


@pytest.mark.clause("KF-chains-08")
def test_nobody_can_bid_more_than_the_tracker_holds():
    s = bidding(0, "bid:24")
    assert s.decision.kind == "mulligan" and s.tallies[t.CHAINS] == [23, 0], "there was nothing left but to yield"


@pytest.mark.clause("KF-bidding-01")
@pytest.mark.parametrize(
    ("answer", "clause"),
    [
        ("bid:5", "KF-bidding-01"),
        ("bid:2", "KF-bidding-01"),
        ("bid:-1", "KF-bidding-01"),
        ("bid:many", "KF-bidding-01"),
        ("bid:25", "KF-chains-08"),
    ],
)
def test_what_is_no_bid_is_refused_with_its_clause(answer, clause):
    s = bidding(0, "bid:5")
    before = digest(s)
    with pytest.raises(Refused) as refused:
        GAME.play(s, answer)
    assert refused.value.refusal.clause == clause and digest(s) == before
    told = {option.id: refusal.clause for option, refusal in GAME.impossible(s)}
    assert told == {f"bid:{chains}": "KF-bidding-01" for chains in range(6)}


@pytest.mark.clause("KF-bidding-01")
def test_after_the_bidding_nobody_bids():
    assert GAME.why_not(bidding(0, "bid:1", "yield"), "bid:2").clause == "KF-bidding-01"


def test_it_is_said_in_words():
    s = bidding(1, "bid:1")
    assert [label(s, s.decision.options[at], "es") for at in (0, -1)] == ["Ofrece 2 cadenas", "Cede"]
    assert DECKS[1]["name"] in s.decision.prompt.es and DECKS[1]["name"] in s.decision.prompt.en
    s.log = []
    GAME.play(s, "bid:4")
    GAME.play(s, "yield")
    told = [line["es"] for line in view(s, 0)["log"] if line["event"].startswith("bid")]
    assert told == ["Jugador 2 ofrece 4 cadenas", "Jugador 2 gana la puja con 4 cadenas"]


def test_a_game_can_be_kept_in_the_middle_of_the_bidding_and_nothing_hidden_shows():
    s = bidding(0, "bid:5")
    twin = from_json(GAME, to_json(s))
    for each in (s, twin):
        GAME.play(each, "bid:6")
        GAME.play(each, "yield")
    assert digest(s) == digest(twin) and s.setup == twin.setup
    for player in (-1, 0, 1):
        assert view(exchange(s, player, 3), player) == view(s, player)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_a_bidding_keeps_the_contract(monkeypatch, seed):
    monkeypatch.setattr(type(GAME), "random_setup", lambda game, number: {"decks": DECKS, "bidding": number % 2})
    Playthrough(GAME, seed, 40).run()


@pytest.mark.clause("KF-setup-05")
def test_in_a_series_decks_and_chains_stay_as_they_were_won_and_the_right_to_choose_follows_the_deck():
    s = bidding(0, "bid:1", "bid:2", "yield", event="tournament")
    s.finish((JULIE,))
    again = GAME.start(GAME.rematch(s), 6)
    assert again.decision.kind == "first" and again.decision.player == TERRY, (
        "who has the deck that lost, no longer its first owner"
    )
    assert deck_of(again, TERRY) == listed(DECKS[0])
    GAME.play(again, "follow")
    assert again.tallies[t.CHAINS] == [0, 1]


def test_bids_and_given_chains_exclude_each_other():
    for asked in ({"chains": [1, 0]}, {"handicap": {"deck": 0}}):
        with pytest.raises(BadDocument, match="KF-bidding-01"):
            bidding(**asked)


def test_bots_bid_a_little_and_then_yield():
    s = bidding()
    likely = max(s.decision.options, key=lambda option: GAME.hints.prior(s, option))
    assert likely.id == "bid:0"
    GAME.play(s, "bid:4")
    assert max(s.decision.options, key=lambda option: GAME.hints.prior(s, option)).id == "yield"


def test_it_is_offered_before_a_game_and_a_record_of_it_can_be_played_again(capsys):
    assert [value for choice in GAME.choices() if choice.field == "bidding" for value, _ in choice.values] == [None, 0, 1]
    record = begin(GAME, {"decks": DECKS, "bidding": 1}, 3)
    s = record.replay(GAME)
    assert s.decision.kind == "bidding"
    assert main(["simulate", "keyforge", "--games", "2", "--bots", "greedy,greedy", "--set", "bidding=0", "--json"]) == 0
    assert '"finished": 2' in capsys.readouterr().out


def test_the_command_says_why_there_is_no_handicap(capsys):
    assert main(["play", "keyforge", "--chains", "4,0", "--set", "event=tournament"]) != 0
    assert "En un torneo no hay hándicap de cadenas. (KF-handicap-02)" in capsys.readouterr().err
