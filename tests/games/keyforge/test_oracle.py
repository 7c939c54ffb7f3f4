"""Our engine against recordings of another one, where they are at hand."""

from dataclasses import replace
from pathlib import Path

import pytest
from tools.oracle.document import document
from tools.oracle.engine import engine, printed
from tools.oracle.excuses import difference, missing_card, read_differences
from tools.oracle.record import read, scenario
from tools.oracle_keyforge import PAGE, closing, run

from tapete import build
from tapete.rulebook import find

RECORDINGS = Path(__file__).resolve().parents[4] / "shared" / "oracle" / "keyforge"
needs_recordings = [
    pytest.mark.skipif(not RECORDINGS.is_dir(), reason="no recordings beside the project (../shared/oracle/keyforge)"),
    pytest.mark.skipif(
        build.which() != "pure", reason="the oracle takes the place of the randomness, which only the pure build allows"
    ),
]
FEWEST = 616  # scenarios that pass; the number may only grow


def failures(results):
    return [f"{each.name}, step {each.step}: {'; '.join(each.details[:2])}" for each in results if each.outcome == "failed"]


@pytest.mark.parametrize(("file", "fewest"), [("scenarios.jsonl.gz", FEWEST), ("random_games.jsonl.gz", 10)])
class TestRecordings:
    pytestmark = needs_recordings

    def test_replay_to_the_recorded_tables(self, file, fewest):
        results = run(read(RECORDINGS / file))
        assert not failures(results)
        assert len([each for each in results if each.outcome == "passed"]) >= fewest, closing(results)

    def test_every_skipped_one_says_why(self, file, fewest):
        assert all(each.reason for each in run(read(RECORDINGS / file)[:200]) if each.outcome == "skipped")


class TestOracle:
    pytestmark = needs_recordings

    def tampered(self, change):
        """A recording that passes, with its last moment changed."""
        for each in read(RECORDINGS / "scenarios.jsonl.gz"):
            if each.name.endswith("should allow fighting with a non-active house creature"):
                assert run([each])[0].outcome == "passed"
                last = each.inputs[-1]
                mine = change(last.after.sides[0])
                each.inputs[-1] = replace(last, after=replace(last.after, sides=(mine, last.after.sides[1])))
                return run([each])[0]
        raise AssertionError("the recording is gone")

    @pytest.mark.parametrize(
        "change",
        [
            lambda side: replace(side, amber=side.amber + 1),
            lambda side: replace(side, chains=1),
            lambda side: replace(side, key_cost=7),
            lambda side: replace(side, keys=frozenset({"red"})),
            lambda side: replace(side, deck=side.deck[::-1]),
            lambda side: replace(side, hand=side.deck[:1], deck=side.deck[1:]),
            lambda side: replace(side, play=side.play[::-1]),
            lambda side: replace(side, play=(replace(side.play[0], damage=9), *side.play[1:])),
            lambda side: replace(side, play=(replace(side.play[0], exhausted=False), *side.play[1:])),
            lambda side: replace(side, play=(replace(side.play[0], power=1), *side.play[1:])),
            lambda side: replace(side, play=(replace(side.play[0], armor=1), *side.play[1:])),
        ],
    )
    def test_notices_a_table_that_differs(self, change):
        result = self.tampered(change)
        assert result.outcome == "failed"
        assert result.details

    def test_notices_other_targets(self):
        for each in read(RECORDINGS / "scenarios.jsonl.gz"):
            if each.name.endswith("should allow fighting with a non-active house creature"):
                asked = each.inputs[4]
                mine = asked.after.sides[0]
                prompt = replace(mine.prompt, selectable=mine.prompt.selectable[:2])
                each.inputs[4] = replace(
                    asked, after=replace(asked.after, sides=(replace(mine, prompt=prompt), asked.after.sides[1]))
                )
                assert run([each])[0].outcome == "failed"


def test_a_recording_is_skipped_only_for_a_card_we_do_not_have_or_a_known_difference():
    if not RECORDINGS.is_dir() or build.which() != "pure":
        pytest.skip("no recordings beside the project, or a build that cannot be rigged")
    table = read_differences()
    for each in read(RECORDINGS / "scenarios.jsonl.gz"):
        result = run([each])[0]
        if result.outcome == "skipped":
            assert missing_card(each) or difference(each, table) is not None, result


@pytest.mark.parametrize(
    ("recorded", "ours"),
    [("giants-bane", "giants--bane"), ("aember-imp", "æmber-imp"), ("skoll", "sköll"), ("redacted", "[redacted]")],
)
def test_a_name_is_matched_however_it_is_spelt(recorded, ours):
    assert printed(recorded) is engine().catalogue[ours]
    assert printed(f"{recorded}-the-second") is None


ASKED = {"menu": "Choose a card to play, discard or use", "title": "", "buttons": ["End Turn"], "selectable": [], "selected": []}
WAITING = {**ASKED, "menu": "Waiting for opponent", "buttons": []}


def half(prompt=ASKED, **what):
    keys = {"red": False, "blue": False, "yellow": False}
    piles = {pile: [] for pile in ("hand", "deck", "discard", "archives", "purged", "play")}
    return {"amber": 0, "keys": keys, "chains": 0, "house": None, "keyCost": 6, **piles, "prompt": prompt, **what}


def moment(mine, theirs):
    return {"phase": "main", "active": "player1", "round": 2, "p": {"player1": mine, "player2": theirs}}


def recording(amber, card="nobody-knows-me", house="saurian"):
    """A creature reaps, in a house of a later set."""
    uid = f"1:{card}#1"
    ready, tired = {"u": uid, "t": "creature", "power": 3}, {"u": uid, "t": "creature", "power": 3, "exhausted": True}
    menu = {**ASKED, "menu": "Choose an ability:", "buttons": ["Reap with this creature", "Cancel"]}
    ops = [
        {"op": "card", "by": "player1", "card": uid, "state": moment(half(menu, play=[ready], house=house), half(WAITING))},
        {
            "op": "button",
            "by": "player1",
            "text": "Reap with this creature",
            "state": moment(half(play=[tired], house=house, amber=amber), half(WAITING)),
        },
    ]
    return scenario({"name": "reaping", "init": moment(half(play=[ready], house=house), half(WAITING)), "ops": ops})


@pytest.mark.skipif(build.which() != "pure", reason="only the pure build can be rigged")
class TestStrangers:
    def test_a_card_nobody_has_declared_reaps_as_recorded(self):
        assert run([recording(amber=1)])[0].outcome == "passed"

    def test_a_recording_in_which_it_does_more_is_skipped_with_its_name(self):
        result = run([recording(amber=3)])[0]
        assert (result.outcome, result.reason) == ("skipped", "needs nobody-knows-me")

    def test_a_card_of_ours_is_never_an_excuse(self):
        assert run([recording(amber=1, card="dextre", house="logos")])[0].outcome == "passed"
        assert run([recording(amber=3, card="dextre", house="logos")])[0].outcome == "failed"


@pytest.mark.skipif(build.which() != "pure", reason="only the pure build can be rigged")
@pytest.mark.parametrize(("recorded", "outcome"), [({"growth": 3}, "passed"), ({"growth": 2}, "failed"), ({"glory": 3}, "failed")])
def test_counters_are_compared_by_their_kind(recorded, outcome):
    tree, verb = {"u": "1:vineapple-tree#1", "t": "artifact"}, "Use this card's Action ability"
    before = half(play=[{**tree, "tokens": {"growth": 2}}], house="untamed", keyCost=8)
    menu = {**before, "prompt": {**ASKED, "menu": "Choose an ability:", "buttons": [verb, "Cancel"]}}
    after = half(play=[{**tree, "tokens": recorded, "exhausted": True}], house="untamed", keyCost=9)
    theirs, later = half(WAITING, keyCost=8), half(WAITING, keyCost=9)
    ops = [
        {"op": "card", "by": "player1", "card": tree["u"], "state": moment(menu, theirs)},
        {"op": "button", "by": "player1", "text": verb, "state": moment(after, later)},
    ]
    result = run([scenario({"name": "growing", "init": moment(before, theirs), "ops": ops})])[0]
    assert result.outcome == outcome, result.details


def test_every_known_difference_cites_a_clause_of_our_rulebook():
    assert [each.clause for each in read_differences() if find(each.clause) is None] == []


def test_the_page_of_the_oracle_is_printed_from_the_table():
    """Write it anew with ``python tools/oracle_keyforge.py --docs``."""
    assert PAGE.read_text(encoding="utf-8") == document(read_differences())
