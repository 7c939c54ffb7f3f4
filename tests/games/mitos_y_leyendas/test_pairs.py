"""Cards that copy, repeat, replace, redirect, save or annul, each with each other: nothing is raised and nothing loops.

A sample is played here; ``TAPETE_PAIRS=all`` plays every pair, as ``python -m tests.games.mitos_y_leyendas.pairs`` does.
"""

import pytest
from tests.games.mitos_y_leyendas.pairs import MEETINGS, RunsAway, answer, meddlers, meeting

from tapete.core.frames import Frame

SAMPLE = 160  # pairs


def test_the_cards_are_found_by_the_words_they_are_written_in():
    words = {
        "galdar": "repeats", "hodur": "copies", "ser_abominable": "copies", "panku": "learns", "lei_kung": "enters as another",
        "makimono": "answers a copy", "totem_de_conejo-in": "saves", "amor_de_valkyria": "saves", "she_chuan_fa": "diverts",
        "nidavellir": "redirects", "hades-er": "swaps", "nanna": "annuls", "walkirias-co": "annuls", "hou_chuan_fa": "bought off",
        "marca_del_tigre": "cancels", "fukurukujo": "does something instead", "osiris-co": "protects", "lothar": "brings back",
    }  # fmt: skip
    assert set(words) <= set(meddlers())
    assert not {"talos", "baal-er", "kunai"} & set(meddlers())


def test_no_pair_raises_anything_or_loops():
    chosen = MEETINGS.sample(SAMPLE)
    assert {card for pair in chosen for card in pair} == set(meddlers())
    assert MEETINGS.problems(chosen) == []


class Endless(Frame):
    NAME = "endless"

    def run(self, s):
        self.step += 1


def test_what_never_comes_to_a_decision_is_noticed():
    s = meeting("galdar", "nanna", 0, 1)
    s.push(Endless())
    with pytest.raises(RunsAway, match="endless"):
        answer(s, s.decision.options[0], None)
