"""Step 3, playing, discarding and using cards; the first turn (KF-main, KF-firstturn, KF-discard)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, deed, gear, relic

from tapete.core.refusal import Refused
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import action, whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import may_play
from tapete.games.keyforge.vocabulary.lasting import this_turn
from tapete.games.keyforge.vocabulary.looking import play_top
from tapete.games.keyforge.vocabulary.nouns import a, any_card
from tapete.games.keyforge.vocabulary.using import play
from tapete.games.keyforge.vocabulary.zones import discard


@pytest.mark.clause("KF-main-01", "KF-main-02", "KF-discard-01", "KF-discard-02", "KF-use-01")
def test_any_number_of_cards_of_the_active_house_in_any_order(keyforge):
    t = keyforge.table(house="brobnar", hand=["wolf", "coin", "goat", "coin", "bear"], line=["ox", "mouse"], artifacts=["lamp"])
    t.reap("ox").play("wolf").discard("goat").use("lamp").play("coin").discard("bear").reap("mouse").play("coin#2")
    assert t.aember == 5
    assert t.ids("hand") == []
    assert t.ids("line") == ["ox", "mouse", "wolf"]
    assert set(t.ids("discard")) == {"goat", "bear", "coin"}


@pytest.mark.clause("KF-main-03")
def test_nothing_of_that_is_mandatory(keyforge):
    t = keyforge.table(house="brobnar", hand=["wolf"], line=["ox"])
    assert "pass" in t.options
    t.answer("pass")
    assert t.ids("hand") == ["wolf"]
    assert t.aember == 0


@pytest.mark.clause("KF-main-04", "KF-discard-04")
def test_cards_of_an_inactive_house_are_refused_unless_an_ability_allows_it(keyforge):
    keyforge.add(relic("pass-card", may_play(WORDLESS, any_card.of("logos"))))
    parts = {"hand": ["imp", "scholar"], "line": [{"card": "imp"}, "scholar"]}
    t = keyforge.table(house="brobnar", **parts)
    assert t.refusal("play", "imp").clause == "KF-main-04"
    assert t.refusal("discard", "imp").clause == "KF-discard-04"
    assert t.refusal("reap", "imp#2").clause == "KF-main-04"
    assert t.options == ["pass"]
    allowed = keyforge.table(house="brobnar", artifacts=["pass-card"], **parts)
    assert allowed.can("play", "scholar")
    assert not allowed.can("play", "imp")
    assert not allowed.can("discard", "scholar"), "playing was allowed, not discarding"


@pytest.mark.clause("KF-main-04")
def test_with_a_permission_for_any_number_of_cards_nobody_is_asked_for_another_one(keyforge):
    keyforge.add(
        relic("pass-card", may_play(WORDLESS, any_card.of("logos"))),
        deed("licence", this_turn(may_play(WORDLESS, any_card), uses=1)),
    )
    t = keyforge.table(house="brobnar", hand=["licence", "scholar", "scholar", "imp", "imp"], artifacts=["pass-card"])
    t.play("licence").play("scholar#1")
    assert t.decision.kind == "main", "nobody was asked which permission is used"
    t.play("scholar#2").play("imp#1")
    assert t.refusal("play", "imp#2").clause == "KF-main-04", "only now was the licence used"


@pytest.mark.clause("KF-discard-03", "KF-pile-01")
def test_discarding_gives_no_bonus_and_triggers_no_ability(keyforge):
    keyforge.add(deed("feast", gain(3), aember=2))
    t = keyforge.table(house="brobnar", hand=["feast", "wolf"], discard=["goat"])
    t.discard("feast").discard("wolf")
    assert t.aember == 0
    assert t.ids("discard") == ["wolf", "feast", "goat"], "each on top of the pile"


@pytest.mark.clause("KF-discard-02")
def test_discards_are_made_one_at_a_time(keyforge):
    keyforge.add(relic("ragman", whenever(ev.DISCARDED, WORDLESS, gain(1), who=YOU)))
    t = keyforge.table(house="brobnar", hand=["wolf", "goat"], artifacts=["ragman"])
    t.discard("wolf")
    assert t.aember == 1
    assert t.decision.kind == "main"
    t.discard("goat")
    assert t.aember == 2


# -- the first turn


def first_turn(keyforge, **parts):
    return keyforge.table(house="brobnar", turn=1, **parts)


@pytest.mark.clause("KF-firstturn-01")
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_on_the_first_turn_a_single_card_is_played_or_discarded(keyforge, verb):
    t = first_turn(keyforge, hand=["coin", "coin", "wolf"], line=["ox"])
    t.act(verb, "coin")
    assert t.refusal("play", "coin#2").clause == "KF-firstturn-01"
    assert t.refusal("discard", "wolf").clause == "KF-firstturn-01"
    assert t.can("reap", "ox"), "cards in play are not limited"


@pytest.mark.clause("KF-firstturn-02", "KF-firstturn-05")
def test_effects_change_the_limit(keyforge):
    keyforge.add(deed("licence", this_turn(may_play(WORDLESS, any_card.not_of("brobnar")), uses=1)))
    t = first_turn(keyforge, hand=["licence", "imp", "imp", "wolf"])
    t.play("licence")
    assert t.refusal("play", "wolf").clause == "KF-firstturn-01"
    t.play("imp")
    assert t.in_play("imp")
    assert t.refusal("play", "imp#2").clause == "KF-firstturn-01", "the permission was for one card"
    keyforge.add(deed("pass", this_turn(may_play(WORDLESS, any_card), uses=1)))
    t = first_turn(keyforge, hand=["pass", "wolf", "ox"])
    t.play("pass").play("wolf")
    assert t.refusal("play", "ox").clause == "KF-firstturn-01", "a card of the active house used it up too: the limit was reached"


@pytest.mark.clause("KF-firstturn-05")
def test_an_effect_may_play_or_discard_more_cards_from_hand(keyforge):
    keyforge.add(deed("muster", play(a(any_card.in_hand))), deed("litter", discard(a(any_card.in_hand))))
    t = first_turn(keyforge, hand=["muster", "wolf"])
    t.play("muster")
    assert t.in_play("wolf")
    other = first_turn(keyforge, hand=["litter", "wolf"])
    other.play("litter")
    assert other.ids("hand") == []
    assert "wolf" in other.ids("discard")


@pytest.mark.clause("KF-firstturn-03")
def test_the_limit_is_neither_the_second_players_nor_that_of_later_turns(keyforge):
    t = keyforge.start(first=0, decks=[keyforge.deck("wolf"), keyforge.deck("wolf")])
    t.answer("keep").answer("keep").house("brobnar")
    plays = [option for option in t.options if option.startswith("play:")]
    t.answer(plays[0])
    assert not [option for option in t.options if option.startswith("play:")]
    for _ in range(2):
        t.answer("pass").house("brobnar")
        for _ in range(3):
            t.answer(next(option for option in t.options if option.startswith("play:")))
            if t.decision.kind == "flank":
                t.answer("flank:right")
        assert len(t.s.zone(5, t.decision.player)) >= 3


@pytest.mark.clause("KF-firstturn-04")
def test_a_card_from_another_zone_does_not_count(keyforge):
    keyforge.add(relic("tap", action(play_top())))
    t = first_turn(keyforge, hand=["goat", "wolf"], deck=["coin"], artifacts=["tap"])
    t.use("tap")
    assert t.aember == 1
    assert t.can("play", "goat"), "the one card from hand is still to be played"
    t.play("goat")
    assert t.refusal("play", "wolf").clause == "KF-firstturn-01"


def test_what_names_no_card_is_no_answer_and_breaks_nothing(keyforge):
    t = keyforge.table(house="brobnar", hand=["wolf"], line=["ox"])
    for nonsense in (
        "play",
        "play:nothing",
        "discard:nobody",
        "reap:nobody",
        "fight:ox>nobody",
        "fight:nobody>ox",
        "choose:nobody",
    ):
        with pytest.raises(Refused) as caught:
            t.s.game.play(t.s, nonsense)
        assert caught.value.refusal.clause == "CORE-option", nonsense


def test_the_judge_lists_what_cannot_be_played_discarded_or_used_and_why(keyforge):
    t = keyforge.table(house="brobnar", hand=["imp", "wolf"], line=["scholar", "ox"])
    said = {(option.verb, t.s.cards[option.thing].id): refusal.clause for option, refusal in t.s.game.impossible(t.s)}
    assert said[("play", "imp")] == "KF-main-04" and said[("discard", "imp")] == "KF-discard-04"
    assert said[("reap", "scholar")] == "KF-main-04"
    assert not {("play", "wolf"), ("discard", "wolf"), ("reap", "ox")} & set(said)


def test_whatever_lies_in_sight_is_an_option_or_says_why_not(keyforge):
    keyforge.add(gear("gilding"))
    t = keyforge.table(
        house="brobnar",
        hand=["imp"],
        line=[{"card": "ox", "upgrades": ["gilding"]}, {"card": "wolf", "exhausted": True}],
        artifacts=["anvil"],
        discard=["goat"],
        enemy_line=["boar"],
        enemy_artifacts=["lamp"],
        enemy_discard=["bear"],
    )
    known = {thing for option in t.decision.options for thing in option.things}
    said = {}
    for option, refusal in t.s.game.impossible(t.s):
        said.setdefault(t.s.cards[option.thing].id, set()).add(refusal.clause)
        known.update(option.things)
    assert known == set(range(len(t.s.cards)))
    assert said["goat"] == said["bear"] == {"KF-main-01"}, "only the hand is played"
    assert said["boar"] == said["lamp"] == {"KF-ability-07"}, "only what one controls is used"
    assert said["anvil"] == {"KF-useart-08"} and said["wolf"] == {"KF-state-03"}


@pytest.mark.clause("KF-firstturn-01", "KF-firstturn-05")
def test_what_an_effect_plays_from_hand_does_not_use_up_the_limit(keyforge):
    keyforge.add(relic("horn", action(play(a(any_card.in_hand)))))
    t = first_turn(keyforge, hand=["wolf", "ox", "goat"], artifacts=["horn"])
    t.use("horn").choose("wolf").play("ox")
    assert t.in_play("wolf") and t.in_play("ox")
    assert t.refusal("play", "goat").clause == "KF-firstturn-01"
