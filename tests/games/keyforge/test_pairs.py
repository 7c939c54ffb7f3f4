"""Cards that copy, repeat, replace, redirect, protect or play again, each with each other: nothing is raised and nothing loops.

A sample is played here; ``TAPETE_PAIRS=all`` plays every pair, as ``python -m tests.games.keyforge.pairs`` does.
"""

import pytest
from tests.games.keyforge.pairs import MEETINGS, check, meddlers, meeting, play_on

from tapete.core.frames import Frame
from tapete.core.refusal import EngineError

SAMPLE = 500  # pairs
PARTS = 4


def test_the_cards_are_found_by_the_words_they_are_written_in():
    words = {
        "mimicry": "copies", "ether-spider": "replaces", "po-s-pixies": "replaces", "shadow-self": "redirects",
        "harland-mindlock": "takes control", "collar-of-subordination": "takes control", "bouncing-deathquark": "repeats",
        "replicator": "repeats", "nexus": "uses another's", "wild-wormhole": "plays again", "protectrix": "protects",
        "tentacus": "tolls", "hallowed-shield": "protects", "phoenix-heart": "grants", "sneklifter": "changes sides",
        "armageddon-cloak": "saves", "champion-s-challenge": "fights", "reverse-time": "swaps piles",
        "mimic-gel": "copies", "creed-of-nurture": "lends a text", "kompsos-haruspex": "repeats", "explo-rover": "is another type",
        "auto-legionary": "becomes a creature", "gargantodon": "replaces", "gebuk": "takes its place", "keyforgery": "annuls",
        "odoac-the-patrician": "annuls", "fidgit": "plays another's", "the-vaultkeeper": "annuls", "sir-marrows": "replaces",
    }  # fmt: skip
    assert set(words) <= set(meddlers())
    assert not {"troll", "bumpsy", "urchin"} & set(meddlers())


@pytest.mark.parametrize("part", range(PARTS))
def test_no_pair_raises_anything_loops_or_pays_wrongly(part):
    chosen = MEETINGS.sample(SAMPLE)
    assert {card for pair in chosen for card in pair} == set(meddlers())
    assert MEETINGS.problems(chosen, part, PARTS) == []


def test_the_cards_of_a_pair_do_act():
    """The fuzz is worth something only if the cards are played and used."""
    met = 0
    for at, (first, second) in enumerate(MEETINGS.pairs(120)):
        s = meeting(first, second, 0, 1 + at)
        s.log = []
        play_on(s, 1 + at, 60)
        acting = {s.cards[entry.event.card].id for entry in s.log if entry.event.card >= 0}
        met += first in acting and second in acting
    assert met >= 110


class Endless(Frame):
    NAME = "endless"

    def run(self, s):
        pass


def test_what_never_comes_to_a_decision_is_noticed():
    s = meeting("mimicry", "nexus", 0, 1)
    s.push(Endless())
    with pytest.raises(EngineError, match="steps without a question"):
        play_on(s, 1, 1)


def test_what_is_paid_wrongly_is_noticed():
    s = meeting("mimicry", "nexus", 0, 1)
    s.book.blame("what is due is what leaves", "a test")
    with pytest.raises(AssertionError):
        check(s)
