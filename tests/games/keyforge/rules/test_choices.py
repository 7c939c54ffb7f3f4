"""The most and least powerful, for each, and repetitions (KF-mostpow, KF-leastpow, KF-foreach, KF-repeat)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import beast, deed, relic

from tapete.core.effects import Choose, RepeatWhile, Sequence, Times
from tapete.core.language import Words
from tapete.core.refusal import Refused
from tapete.games.keyforge.modifiers import OPPONENT
from tapete.games.keyforge.vocabulary.abilities import action, on_destroyed, on_play
from tapete.games.keyforge.vocabulary.aember import gain, steal
from tapete.games.keyforge.vocabulary.amounts import Count, count
from tapete.games.keyforge.vocabulary.conditions import AtLeast, has, has_more
from tapete.games.keyforge.vocabulary.damage import damage, destroy
from tapete.games.keyforge.vocabulary.nouns import IT, a, artifact, creature, each
from tapete.games.keyforge.vocabulary.power import least_powerful, most_powerful, the_least_powerful, the_most_powerful

AGAIN = Words("repite", "repeat")


@pytest.mark.clause("KF-mostpow-01", "KF-leastpow-01")
def test_those_tied_for_the_highest_or_lowest_power_all_are(keyforge):
    keyforge.add(deed("topple", damage(1, each(most_powerful(creature)))), deed("bully", damage(1, each(least_powerful(creature)))))
    t = keyforge.table(house="brobnar", hand=["topple", "bully"], line=["ox", "wolf", "goat"], enemy_line=["ox", "goat"])
    t.play("topple")
    assert [t.damage(id) for id in ("1:ox", "2:ox", "wolf", "1:goat", "2:goat")] == [1, 1, 0, 0, 0]
    t.play("bully")
    assert [t.damage(id) for id in ("1:ox", "2:ox", "wolf", "1:goat", "2:goat")] == [1, 1, 0, 1, 1]


@pytest.mark.clause("KF-mostpow-02", "KF-leastpow-02")
def test_if_only_one_of_the_tied_is_wanted_the_active_player_chooses(keyforge):
    keyforge.add(deed("topple", destroy(a(most_powerful(creature)))), deed("bully", destroy(a(least_powerful(creature)))))
    t = keyforge.table(house="brobnar", hand=["topple", "bully"], line=["ox", "wolf", "goat"], enemy_line=["ox", "goat"])
    t.play("topple")
    assert t.decision.player == 0
    assert sorted(t.options) == ["choose:1:ox#1", "choose:2:ox#1"]
    for answer, clause in (("choose:1:wolf#1", "KF-ability-08"), ("choose:nobody", "CORE-option")):
        with pytest.raises(Refused) as caught:
            t.s.game.play(t.s, answer)
        assert caught.value.refusal.clause == clause
    t.choose("2:ox")
    t.play("bully")
    assert sorted(t.options) == ["choose:1:goat#1", "choose:2:goat#1"]


@pytest.mark.clause("KF-mostpow-03", "KF-mostpow-04", "KF-mostpow-05")
def test_a_group_of_the_most_powerful_is_filled_from_the_highest_down(keyforge):
    keyforge.add(deed("fates", destroy(the_most_powerful(creature, 3))), beast("titan", 7))
    t = keyforge.table(house="brobnar", hand=["fates"], line=["whale", "bear"], enemy_line=["titan", "bear", "wolf"])
    t.play("fates")
    assert sorted(t.options) == ["choose:1:bear#1", "choose:2:bear#1"], "8, 7 and one of both 5"
    t.choose("2:bear")
    assert t.ids("line") == ["bear"]
    assert t.ids("line", 2) == ["wolf"]


@pytest.mark.clause("KF-mostpow-03")
@pytest.mark.parametrize("line", [["whale"], ["whale", "bear"], ["whale", "bear", "bear"]])
def test_a_group_takes_all_there_are_when_they_run_out_or_fit(keyforge, line):
    keyforge.add(deed("fates", destroy(the_most_powerful(creature, 3))))
    t = keyforge.table(house="brobnar", hand=["fates"], line=line)
    t.play("fates")
    assert t.decision.kind == "main"
    assert t.ids("line") == []


@pytest.mark.clause("KF-leastpow-03", "KF-leastpow-04")
def test_a_group_of_the_least_powerful_is_filled_from_the_lowest_up(keyforge):
    keyforge.add(deed("sift", destroy(the_least_powerful(creature, 3))))
    t = keyforge.table(house="brobnar", hand=["sift"], line=["mouse", "wolf", "whale"], enemy_line=["goat", "wolf"])
    t.play("sift")
    assert sorted(t.options) == ["choose:1:wolf#1", "choose:2:wolf#1"]
    t.choose("1:wolf")
    assert t.ids("line") == ["whale"]
    assert t.ids("line", 2) == ["wolf"]
    few = keyforge.table(house="brobnar", hand=["sift"], line=["mouse", "whale"])
    few.play("sift")
    assert few.ids("line") == []


# -- for each


@pytest.mark.clause("KF-foreach-01", "KF-foreach-03")
def test_a_for_each_effect_may_be_split(keyforge):
    keyforge.add(relic("shard", action(Times(Count(artifact.friendly), damage(1, a(creature.enemy))))))
    t = keyforge.table(house="brobnar", artifacts=["shard", "anvil", "lamp"], enemy_line=["bear", "ox"])
    t.use("shard")
    t.choose("bear").choose("ox").choose("bear")
    assert (t.damage("bear"), t.damage("ox")) == (2, 1)


@pytest.mark.clause("KF-foreach-02", "KF-foreach-04")
def test_with_a_creature_chosen_first_everything_goes_to_it(keyforge):
    keyforge.add(deed("blaster", Sequence(Choose(a(creature)), damage(count(creature.friendly), IT))))
    t = keyforge.table(house="brobnar", hand=["blaster"], line=["wolf", "goat", "mouse"], enemy_line=["bear", "ox"])
    t.play("blaster").choose("ox")
    assert t.decision.kind == "main", "a single choice"
    assert (t.damage("bear"), t.damage("ox")) == (0, 3)


# -- repetitions


@pytest.mark.clause("KF-repeat-01")
@pytest.mark.parametrize(("theirs", "stolen"), [(14, 2), (1, 1), (0, 1)])
def test_repeating_the_preceding_effect_does_not_repeat_the_instruction_itself(keyforge, theirs, stolen):
    keyforge.add(deed("bait", RepeatWhile(steal(1), has_more(OPPONENT, "aember"), AGAIN, limit=1)))
    t = keyforge.table(house="brobnar", hand=["bait"], enemy_aember=theirs)
    t.play("bait")
    assert t.aember == min(stolen, theirs)


@pytest.mark.clause("KF-repeat-02")
def test_a_plain_repeat_may_go_round_and_round(keyforge):
    keyforge.add(deed("drain", RepeatWhile(steal(1), has(OPPONENT, 3), AGAIN)))
    t = keyforge.table(house="brobnar", hand=["drain"], enemy_aember=12)
    t.play("drain")
    assert (t.aember, t.enemy_aember) == (10, 2)


@pytest.mark.clause("KF-repeat-03")
def test_a_repetition_stops_when_the_card_that_causes_it_leaves_play(keyforge):
    any_left = AtLeast(Count(creature), 1, Words("", ""))
    keyforge.add(
        beast("shark", 4, on_play(RepeatWhile(Sequence(destroy(a(creature)), gain(1)), any_left, AGAIN))),
        deed("plague", RepeatWhile(Sequence(destroy(a(creature)), gain(1)), any_left, AGAIN)),
        beast("ghost", 2, on_destroyed(gain(0))),
    )
    t = keyforge.table(house="brobnar", hand=["shark"], line=["wolf", "goat"], enemy_line=["bear"])
    t.play("shark").choose("wolf").choose("shark")
    assert t.decision.kind == "main"
    assert t.ids("line") == ["goat"], "the shark destroyed itself and cannot go on"
    assert t.aember == 2, "but what was begun is finished"
    act = keyforge.table(house="brobnar", hand=["plague"], line=["wolf"], enemy_line=["bear"])
    act.play("plague").choose("wolf")
    assert act.ids("line", 2) == [], "an action is never in play and goes on"
