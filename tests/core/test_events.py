"""Events: replaced, applied, remembered, triggered on; in that order."""

from __future__ import annotations

import json

import pytest
from tests.core.mini import (
    CARDS,
    MARKED,
    MARKS,
    RIVAL,
    Idle,
    Instead,
    Mark,
    Mini,
    Spared,
    WhenMarked,
    answers,
    card,
    marks,
    plain,
    resolve,
    story,
    table,
)

from tapete.core import codec
from tapete.core.abilities import Pending
from tapete.core.effects import Done, Each, If, Register, Sequence, scope
from tapete.core.events import Batch, Event, happen, happen_in_turn, happens
from tapete.core.language import Words
from tapete.core.state import State

THIS = Register("this", Words("esta carta", "this card"))


def mark(s: State, *names: str, amount: int = 1) -> State:
    """Marks fall on cards, all at once, by nobody's doing."""
    s.decision = None
    happen(s, [Event(MARKED, card(s, name), 0, amount) for name in names])
    s.advance()
    return s


def test_a_replacement_changes_what_happens() -> None:
    game = Mini(cards=(plain("a", Instead(1, 2, every=False)),))
    s = mark(table(game, each=("a", "b")), "1a")
    assert marks(s) == {"1a": 3}
    assert marks(mark(s, "1b")) == {"1a": 3, "1b": 1}  # not for another card


def test_a_replacement_applies_once_to_one_event() -> None:
    game = Mini(cards=(plain("a", Instead(2, 0, every=False)),))
    assert marks(mark(table(game, each=("a", "b")), "1a")) == {"1a": 2}


def test_what_is_prevented_does_not_happen_and_triggers_nothing() -> None:
    game = Mini(cards=(plain("a", Instead(0, 0, every=False)), plain("b", WhenMarked(Mark(THIS)))))
    s = mark(table(game, each=("a", "b")), "1a")
    assert marks(s) == {}
    assert story(s) == []


def test_who_orders_two_replacements_decides_what_comes_of_them() -> None:
    for first, result in (("1a", 4), ("1b", 3)):
        game = Mini(cards=(plain("a", Instead(1, 1)), plain("b", Instead(2, 0))))
        s = table(game, each=("a", "b", "c"), players=1)
        mark(s, "1c")
        assert s.decision is not None and s.decision.kind == "replace"
        s.game.play(s, next(id for id in s.decision.ids() if f"1:{first[1]}#1" in id))
        assert marks(s) == {"1c": result}


def test_a_replacement_that_is_offered_may_be_declined() -> None:
    for answer, result in (("yes:1:b#1", {"1a": 1}), ("no", {"1b": 1})):
        game = Mini(cards=(plain("a", Spared()),))
        s = mark(table(game, each=("a", "b"), players=1), "1b")
        assert s.decision is not None and s.decision.kind == "instead"
        twin = codec.from_json(game, json.loads(json.dumps(codec.to_json(s))))
        for each in (s, twin):
            each.game.play(each, answer)
            assert marks(each) == result


def test_each_event_of_a_batch_is_offered_once_and_what_must_replace_it_comes_first() -> None:
    game = Mini(cards=(plain("a", Spared()), plain("b", Instead(2, 0, every=False))))
    s = mark(table(game, each=("a", "b", "c"), players=1), "1b", "1c")
    assert s.decision is not None and s.decision.ids() == ["yes:1:b#1", "no"]
    s.game.play(s, "no")
    assert s.decision is not None and s.decision.ids() == ["yes:1:c#1", "no"]
    s.game.play(s, "yes:1:c#1")
    assert marks(s) == {"1a": 1, "1b": 2}


def test_a_batch_waiting_for_the_order_is_written_down_and_copied() -> None:
    game = Mini(cards=(plain("a", Instead(1, 1)), plain("b", Instead(2, 0))))
    s = mark(table(game, each=("a", "b", "c"), players=1), "1c", "1a")
    copy = s.clone()
    twin = codec.from_json(game, json.loads(json.dumps(codec.to_json(s))))
    for each in (s, copy, twin):
        while each.decision is not None and each.decision.kind == "replace":
            each.game.play(each, each.decision.ids()[0])
    assert marks(s) == marks(copy) == marks(twin) == {"1c": 4, "1a": 4}
    assert not [e for e in s.history for other in copy.history if e is other]  # events that apply may complete are not shared


def test_what_happens_together_triggers_together() -> None:
    game = Mini(cards=(plain("a", WhenMarked(Mark(THIS))),))
    s = mark(table(game, each=("a", "b", "c"), players=1), "1b", "1c")
    assert s.decision is not None
    assert s.decision.kind == "order"
    assert s.numbers[MARKS][card(s, "1b")] == s.numbers[MARKS][card(s, "1c")] == 1  # both before either trigger
    s.game.play(s, s.decision.ids()[0])
    assert marks(s) == {"1a": 2, "1b": 1, "1c": 1}


def in_turn(s: State, *names: str) -> State:
    """Marks fall on cards, one after another, by nobody's doing."""
    s.decision = None
    happen_in_turn(s, [[Event(MARKED, card(s, name), 0, 1)] for name in names])
    s.advance()
    return s


@pytest.mark.parametrize("patient", [False, True])
def test_what_happens_first_triggers_before_the_next_happens(patient: bool) -> None:
    s = table(Mini(cards=(plain("a", WhenMarked(Mark(THIS))),)), each=("a", "b", "c"), players=1)
    s.patient = patient
    assert story(in_turn(s, "1b", "1c", "1b")) == ["marks 1b", "marks 1a", "marks 1c", "marks 1a", "marks 1b", "marks 1a"]


@pytest.mark.parametrize("patient", [False, True])
def test_what_happens_in_turn_happens_in_that_order(patient: bool) -> None:
    s = table(Mini(cards=(plain("a", Instead(2, 0, every=False)),)), each=("a", "b"), players=1)
    s.patient = patient
    assert story(in_turn(s, "1b", "1a", "1b")) == ["marks 1b", "marks 1a", "marks 1b"]
    assert marks(s) == {"1a": 2, "1b": 2}


def test_nothing_more_happens_in_turn_once_the_game_is_over() -> None:
    class Ending(Mini):
        def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
            s.finish((0,))
            return []

    s = in_turn(table(Ending()), "1a", "1b")
    assert s.over and marks(s) == {"1a": 1}


def test_work_put_below_is_done_when_what_lies_above_has_finished() -> None:
    s = table(Mini(), each=("a", "b"), players=1)
    s.decision = None
    depth = len(s.stack)
    s.push(marking(s, "1a"))
    s.push(marking(s, "1b"))
    s.push_below(marking(s, "1a"), depth + 1)
    s.advance()
    assert story(s) == ["marks 1b", "marks 1a", "marks 1a"]


def test_a_restart_drops_the_work_that_was_under_way() -> None:
    s = table(Mini(), each=("a", "b"), players=1)
    s.decision = None
    s.push(marking(s, "1a"))
    s.restart(Idle())
    s.push(marking(s, "1b"))
    s.advance()
    assert story(s) == ["marks 1b"]
    assert [frame.NAME for frame in s.stack] == ["idle"]


def marking(s: State, name: str) -> Batch:
    """Work that marks a card."""
    frame = Batch()
    frame.waiting = (Event(MARKED, card(s, name), 0, 1),)
    return frame


def test_the_arbiter_orders_triggers_of_different_cards() -> None:
    game = Mini(cards=(plain("a", WhenMarked(Mark(THIS, 1))), plain("b", WhenMarked(Mark(THIS, 2)))))
    s = table(game, each=("a", "b", "c"), players=1)
    happens(s, Event(MARKED, card(s, "1c"), 0, 1))
    s.advance()
    assert s.decision is not None
    answers(s, next(id for id in s.decision.ids() if "1:b#1" in id))
    assert story(s)[:2] == ["marks 1c", "marks 1b"]


class ByPlayer(Mini):
    """Triggers alternate between the players, beginning with player 2."""

    def trigger_order(self, s: State, pending: tuple[Pending, ...], last: int) -> int:
        wanted = 1 if last != 1 else 0
        return wanted if any(p.you == wanted for p in pending) else 1 - wanted

    def still_triggers(self, s: State, p: Pending) -> bool:
        return s.zone_kind(p.source) == 2


def test_a_game_may_alternate_triggers_between_players() -> None:
    game = ByPlayer(cards=(plain("a", WhenMarked(Mark(THIS))), plain("z")))
    s = table(game, each=("a", "z"))
    happens(s, Event(MARKED, card(s, "1z"), 0, 1))
    s.advance()
    assert story(s)[:2] == ["marks 1z", "marks 2a"]


def test_a_trigger_whose_card_has_gone_is_dropped() -> None:
    game = ByPlayer(cards=(plain("a", WhenMarked(Mark(THIS))), plain("z")))
    s = table(game, each=("a", "z"))
    happens(s, Event(MARKED, card(s, "1z"), 0, 1))
    s.move(card(s, "2a"), 3, 1)
    s.advance()
    assert "2a" not in marks(s)


def test_an_event_that_did_nothing_is_neither_remembered_nor_logged() -> None:
    s = mark(table(Mini()), "1a", amount=0)
    assert s.history == []
    assert s.log == []


def test_the_effect_that_caused_events_knows_how_many_happened() -> None:

    game = Mini(cards=(plain("b", Instead(0, 0, every=False)),))
    effect = Sequence(Mark(Each(RIVAL)), If(Done(), Mark(THIS, 5)))
    assert "1a" not in marks(resolve(table(game, each=("a", "b")), effect))  # one of the two was prevented
    assert marks(resolve(table(Mini(), each=("a", "b")), effect))["1a"] == 5


def test_a_game_that_ends_in_an_event_asks_nothing_more() -> None:
    class Ending(Mini):
        def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
            raise AssertionError("nothing triggers after the end")

    game = Ending()
    s = table(game)
    s.finish((1,))
    happens(s, Event(MARKED, card(s, "1a"), 0, 1, cause=0))
    s.advance()
    assert s.over and s.winners == (1,) and s.decision is None


def test_all_cards_of_a_noun_are_found_by_zone_and_side() -> None:
    s = table(Mini())
    assert CARDS.all(s, scope(1, card(s, "2a"))) == [card(s, name) for name in ("2a", "2b", "2c", "1a", "1b", "1c")]
    assert RIVAL.all(s, scope(1, card(s, "2a"))) == [card(s, name) for name in ("1a", "1b", "1c")]
    assert not RIVAL.fits(s, scope(1, card(s, "2a")), card(s, "2b"))
