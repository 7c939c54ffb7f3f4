"""Things that react, ready, move, mark, heal, stay or strike apart, each with each other: nothing is raised and nothing loops.

A sample is played here; ``TAPETE_PAIRS=all`` plays every pair, as ``python -m tests.games.dungeon_alliance.pairs`` does. The second
opinion follows every meeting, so that nothing comes of two cards but what the rulebook says.
"""

import pytest
from tests.games.dungeon_alliance.pairs import MEETINGS, meddlers, meeting, play_on
from tests.games.pairs import lies_right
from tests.oracles.common import Disagreement
from tests.oracles.dungeon_alliance import DungeonAlliance

from tapete.core.frames import Frame
from tapete.core.refusal import EngineError
from tapete.games.dungeon_alliance import things as t

SAMPLE = 128  # pairs
PARTS = 4
MOVES = 30  # in each of their meetings


def test_the_things_are_found_by_the_words_they_are_written_in():
    words = {
        "parry": "reacts", "duck": "reacts", "gust": "moves others", "web": "weakens", "hold": "exhausts", "hex": "marks",
        "barkskin": "goes under another", "restoration": "stands up", "hide": "stays", "gems": "leaves the game",
        "fireball": "hurts a room", "hawk": "strikes apart",
        "war_pick": "ignores", "crystal_ball": "sees past others", "beast_totem": "helps pets", "storm_spear": "one or the other",
        "shield_bash": "two types", "alarm_trap": "readies", "pit_2": "stays", "goblin": "in packs", "ghoul": "poisons",
        "omen_6": "readies", "charge": "costs Speed", "ogre": "throws the die", "skeleton": "eludes", "minotaur": "regrows",
        "hammer_blow": "cleaves", "poison_dagger": "poisons", "blessing": "helps friends nearby", "blur": "is elsewhere at once",
        "battle_scars": "answers blows", "dwarven_hammer": "exhausts", "great_axe": "gains by slaying",
        "twin_arrows": "strikes twice",
        "dagger": "is no card of its type", "thick_hide": "lets two pets", "great_healing": "heals all around",
    }  # fmt: skip
    assert set(words) <= set(meddlers())
    assert not {"longbow", "chain_mail", "aegis", "chest_1", "petra", "bone_pile"} & set(meddlers())


@pytest.mark.parametrize("part", range(PARTS))
def test_no_pair_raises_anything_loops_or_leads_elsewhere_than_the_rulebook(part):
    chosen = MEETINGS.sample(SAMPLE)
    assert {each for pair in chosen for each in pair} == set(meddlers())
    assert MEETINGS.problems(chosen, part, PARTS, MOVES) == []


def test_the_things_of_a_pair_do_act():
    """The fuzz is worth something only if the things are played, or are there and do something."""
    chosen = MEETINGS.pairs(SAMPLE)[::4]
    met = 0
    for at, (first, second) in enumerate(chosen):
        acting = set()
        for scene in range(MEETINGS.scenes):
            s = meeting(first, second, scene, 1 + at)
            s.log = []
            play_on(s, first, second, 1 + at, MOVES)
            acting |= {s.cards[card].id for entry in s.log for card in (entry.event.card, entry.event.other) if card >= 0}
            acting |= {s.cards[card].id for player in range(s.players) for card in s.zone(t.ARTIFACTS, player)}
        met += {first, second} <= acting
    assert met >= 0.8 * len(chosen)


class Endless(Frame):
    NAME = "endless"

    def run(self, s):
        pass


def test_what_never_comes_to_a_decision_is_noticed():
    s = meeting("parry", "gust", 0, 1)
    s.push(Endless())
    with pytest.raises(EngineError, match="steps without a question"):
        s.choose(s.decision.options[0])


def test_what_is_paid_wrongly_is_noticed():
    s = meeting("parry", "gust", 0, 1)
    s.book.blame("what is due is what leaves", "a test")
    with pytest.raises(AssertionError):
        lies_right(s)


def test_what_leads_elsewhere_is_noticed():
    s = meeting("parry", "gust", 0, 1)
    opinion = DungeonAlliance()
    opinion.look(s)
    s.tallies[t.XP][0] += 1
    with pytest.raises(Disagreement, match="xp"):
        opinion.look(s)
