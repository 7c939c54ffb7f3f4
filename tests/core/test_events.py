"""Events: replaced, applied, remembered, triggered on; in that order."""

from __future__ import annotations

import json

import pytest
from tests.core.mini import (
    CARDS,
    DECK,
    HAND,
    MARKED,
    MARKS,
    MOVED,
    OWN,
    PAID,
    RIVAL,
    TABLE,
    TURNED,
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
from tapete.core.abilities import Pending, Replacing
from tapete.core.decision import Option
from tapete.core.effects import Chosen, Done, Each, If, Program, Register, Sequence, resolving, scope
from tapete.core.events import (
    BY_ITSELF,
    Batch,
    Event,
    event_from,
    give_way,
    happen,
    happen_in_turn,
    happens,
    narrate,
    sighted,
    witnesses,
)
from tapete.core.frames import Frame
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


class Hearing(Frame):
    """A frame that wants to know what happens, and is done once it goes on."""

    NAME = "hearing"

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def run(self, s: State) -> None:
        s.pop(self)

    def note(self, s: State, event: Event) -> None:
        self.heard.append(event.card)


def test_whoever_waits_for_an_event_hears_of_it_with_work_put_below_meanwhile() -> None:
    s = table(Mini(), each=("a", "b", "c"), players=1)
    s.decision = None
    outer, inner = Hearing(), Hearing()
    depth = len(s.stack)
    s.push(outer)
    s.push(inner)
    for name, cause in (("1a", depth), ("1b", depth + 1), ("1c", -1)):
        frame = Batch()
        frame.waiting = (Event(MARKED, card(s, name), 0, 1, cause=cause),)
        s.push(frame)
    s.push_below(Idle(), depth + 1)
    s.advance()
    assert (outer.heard, inner.heard) == ([card(s, "1a")], [card(s, "1b")])


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


def test_an_event_that_did_nothing_is_not_remembered_where_nobody_writes_it_down_either() -> None:
    s = table(Mini())
    s.log = None
    happens(s, Event(MARKED, card(s, "1a"), 0, 0))
    assert s.history == []
    happens(s, Event(MARKED, card(s, "1a"), 0, 2))
    assert [e.amount for e in s.history] == [2]


def test_the_effect_that_caused_events_knows_how_many_happened() -> None:

    game = Mini(cards=(plain("b", Instead(0, 0, every=False)),))
    effect = Sequence(Mark(Each(RIVAL)), If(Done(), Mark(THIS, 5)))
    assert "1a" not in marks(resolve(table(game, each=("a", "b")), effect))  # one of the two was prevented
    assert marks(resolve(table(Mini(), each=("a", "b")), effect))["1a"] == 5


@pytest.mark.parametrize("written", [True, False], ids=["written down", "told to nobody"])
def test_an_effect_with_nothing_below_it_knows_what_it_has_done_too(written: bool) -> None:
    s = table(Mini(), each=("a", "b"))
    s.log = [] if written else None
    s.stack.clear()
    effect = Sequence(Mark(Each(RIVAL)), If(Done(), Mark(THIS, 5)))
    program = effect.compiled()
    program.id = "bottom/1"
    s.game.programs[program.id] = program
    s.push(resolving(program, 0, card(s, "1a")))
    while s.stack:
        s.stack[-1].run(s)
    assert marks(s)["1a"] == 5


@pytest.mark.parametrize("written", [True, False], ids=["written down", "told to nobody"])
def test_what_happens_triggers_whether_or_not_it_is_written_down(written: bool) -> None:
    s = table(Mini(cards=(plain("a", WhenMarked(Mark(THIS))), plain("z"))), each=("a", "z"), players=1)
    s.log = [] if written else None
    s.decision = None
    happens(s, Event(MARKED, card(s, "1z"), 0, 1))
    s.advance()
    assert marks(s) == {"1z": 1, "1a": 1}
    assert len(s.history) == 2


@pytest.mark.parametrize("written", [True, False], ids=["written down", "told to nobody"])
def test_a_game_that_ends_in_an_event_asks_nothing_more(written: bool) -> None:
    class Ending(Mini):
        def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
            raise AssertionError("nothing triggers after the end")

    game = Ending()
    s = table(game)
    s.log = [] if written else None
    s.finish((1,))
    happens(s, Event(MARKED, card(s, "1a"), 0, 1, cause=0))
    s.advance()
    assert s.over and s.winners == (1,) and s.decision is None


def test_all_cards_of_a_noun_are_found_by_zone_and_side() -> None:
    s = table(Mini())
    assert CARDS.all(s, scope(1, card(s, "2a"))) == [card(s, name) for name in ("2a", "2b", "2c", "1a", "1b", "1c")]
    assert RIVAL.all(s, scope(1, card(s, "2a"))) == [card(s, name) for name in ("1a", "1b", "1c")]
    assert not RIVAL.fits(s, scope(1, card(s, "2a")), card(s, "2b"))


def names(s: State) -> list[str]:
    return [frame.NAME for frame in s.stack]


def test_the_last_of_several_triggers_is_alone_on_the_stack_while_it_resolves() -> None:
    game = Mini(cards=(plain("a", WhenMarked(Mark(Chosen(OWN)))), plain("b", WhenMarked(Mark(Chosen(OWN))))))
    s = mark(table(game, each=("a", "b", "c"), players=1), "1c")
    answers(s, "resolve:1:a#1:0")
    assert names(s) == ["idle", "triggers", "resolving"]
    answers(s, "1c")
    assert names(s) == ["idle", "resolving"]
    assert names(answers(s, "1c")) == ["idle"] and marks(s) == {"1c": 3}


def test_one_trigger_by_itself_asks_with_nothing_waiting_below_it() -> None:
    s = mark(table(Mini(cards=(plain("a", WhenMarked(Mark(Chosen(RIVAL)))),)), each=("a", "b"), players=1), "1b")
    assert names(s) == ["idle"] and marks(s) == {"1b": 1}  # nothing to choose
    game = Mini(cards=(plain("a", WhenMarked(Mark(Chosen(OWN)))),))
    s = mark(table(game, each=("a", "b"), players=1), "1b")
    assert names(s) == ["idle", "resolving"]


def test_who_saw_what_is_kept_from_before_and_after() -> None:
    s = table(Mini(), players=3)
    own = card(s, "2a")
    everybody = 1 << 30 | 0b111
    assert witnesses(s, own) == everybody and witnesses(s, -1) == 0
    s.move(own, HAND, 1)
    assert witnesses(s, own) == 0b010 and sighted(s, Event(MARKED, own, source=own, other=-1)) == (0b010, 0, 0b010)
    s.move(own, DECK, 1)
    assert witnesses(s, own) == 0
    assert witnesses(s, 0) == everybody  # card 0 is a card like any other
    for zone, seen in ((HAND, 0b010), (TABLE, everybody), (DECK, everybody), (DECK, 0)):
        happens(s, Event(MOVED, own, 1, zone=zone))
        assert s.log is not None and s.log[-1].seen == seen


def test_the_other_card_and_the_source_are_seen_by_who_sees_them() -> None:
    s = table(Mini(), players=2)
    a, b, c = (card(s, name) for name in ("1a", "1b", "1c"))
    s.move(b, HAND, 0)
    s.move(c, DECK, 0)
    happens(s, Event(MARKED, a, 0, 1, source=b, other=c))
    assert s.log is not None
    entry = s.log[-1]
    assert (entry.seen, entry.seen_source, entry.seen_other) == (1 << 30 | 0b11, 0b01, 0)
    narrate(s, Event(MARKED, c, 0, 1, source=a, other=b))
    assert (s.log[-1].seen, s.log[-1].seen_source, s.log[-1].seen_other) == (0, 1 << 30 | 0b11, 0b01)
    assert len(s.log) == 2 and len(s.history) == 1 and marks(s) == {"1a": 1}  # what is only told changes nothing
    s.log = None
    narrate(s, Event(MARKED, c))
    happens(s, Event(MARKED, a, 0, 1))
    assert s.log is None and marks(s) == {"1a": 2}


def test_only_what_a_kind_of_event_wants_remembered_is() -> None:
    s = table(Mini())
    happens(s, Event(TURNED, 0, 0))
    assert s.history == [] and s.log is not None and len(s.log) == 1
    happens(s, Event(PAID, player=0, amount=1))
    assert [e.kind for e in s.history] == [PAID]


def test_an_event_is_its_numbers() -> None:
    e = Event(1, 2, 3, 4, 5, 6, 7, 8, (9, 10))
    assert e.values() == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert event_from(e.values()).values() == e.but().values() == e.values() and e.but() is not e
    fields = ("kind", "card", "player", "amount", "source", "other", "zone", "cause")
    for at, name in enumerate(fields):
        assert e.but(**{name: 0}).values() == [0 if at == each else value for each, value in enumerate(e.values())]
    assert e.after((3,)).values() == [1, 2, 3, 4, 5, 6, 7, 8, 3] and e.replaced == (9, 10)
    assert Event(0).values() == [0, -1, -1, 0, -1, -1, -1, -1]


class ByItself(Spared):
    """Asks nobody whether: it marks its own card instead, at once."""

    def offered_to(self, s: State, e: Event, r: Replacing) -> int:
        return BY_ITSELF


def test_a_replacement_that_asks_its_own_questions_is_taken_up_as_it_is() -> None:
    game = Mini(cards=(plain("a", ByItself()),))
    s = mark(table(game, each=("a", "b"), players=1), "1b")
    assert marks(s) == {"1a": 1} and names(s) == ["idle"]


def test_an_event_of_no_card_is_offered_without_a_name() -> None:
    class Free(Spared):
        def applies(self, s: State, e: Event, r: Replacing) -> bool:
            return e.card < 0

        def take_up(self, s: State, e: Event, r: Replacing) -> None:
            assert give_way(s, -1, [Event(MARKED, 1, 0, 2), Event(MARKED, 0, 0, 1)])

    game = Mini(cards=(plain("a", Free()),))
    s = table(game, each=("a", "b"), players=1)
    happens(s, Event(MARKED, -1, 0, 1))
    s.advance()
    assert s.decision is not None and s.decision.ids() == ["yes", "no"]
    assert (s.decision.player, s.decision.source, s.decision.kind) == (0, 0, "instead")
    answers(s, "yes")
    assert marks(s) == {"1a": 1, "1b": 2}


def test_what_gives_way_is_what_waits_first_in_the_innermost_batch() -> None:
    s = table(Mini(), players=1)
    assert not give_way(s, 1, [])
    outer, inner = Batch(), Batch()
    outer.waiting = (Event(MARKED, 1), Event(MARKED, 2))
    inner.waiting = (Event(MARKED, 0, replaced=(7,)), Event(MARKED, 1))
    s.push(outer)
    s.push(inner)
    s.push(Batch())  # nothing waits in it
    assert give_way(s, 0, [Event(MARKED, 2, 0, 5)])
    assert [e.values() for e in inner.waiting] == [[MARKED, 2, 0, 5, -1, -1, -1, -1, 7], Event(MARKED, 1).values()]
    assert give_way(s, 1, [])  # the outer one: in the inner one it does not wait first
    assert [e.card for e in outer.waiting] == [2] and len(inner.waiting) == 2
    assert not give_way(s, 1, [])


def test_the_order_is_asked_of_the_player_whose_abilities_they_are() -> None:
    class OwnFirst(Mini):
        def trigger_order(self, s: State, pending: tuple[Pending, ...], last: int) -> int:
            lasts.append(last)
            return 1 if any(p.you == 1 for p in pending) else 0

    lasts: list[int] = []
    game = OwnFirst(cards=(plain("a", WhenMarked(Mark(THIS))), plain("b", WhenMarked(Mark(THIS)))))
    s = table(game, each=("a", "b", "c"))
    happens(s, Event(MARKED, card(s, "1c"), 0, 1))
    s.advance()
    assert s.decision is not None and (s.decision.player, s.decision.kind) == (1, "order")
    assert s.decision.ids() == ["resolve:2:a#1:2", "resolve:2:b#1:3"]
    answers(s, "resolve:2:b#1:3")
    assert s.decision is not None and s.decision.player == 0 and lasts == [-1, 1, 1]
    assert story(s) == ["marks 1c", "marks 2b", "marks 2a"]
    answers(s, "resolve:1:a#1:0")
    assert story(s) == ["marks 1c", "marks 2b", "marks 2a", "marks 1a", "marks 1b"]


def test_two_of_the_same_thing_are_the_same_only_when_order_cannot_matter() -> None:
    class Blind(Mark):
        def blind(self) -> bool:
            return True

    seeing, blind = Mark(THIS).compiled(), Blind(THIS).compiled()
    e = Event(MARKED, 1)

    def same(program: Program, source: int = 0, you: int = 0, via: int = -1, other: Program | None = None) -> bool:
        return Pending(other or program, 0, 0, e).same(Pending(program, source, you, e, via))

    assert same(blind) and not same(seeing) and not same(blind, other=seeing)
    assert not same(blind, source=1) and not same(blind, you=1) and not same(blind, via=2)
    one = Pending(seeing, 0, 0, e)
    assert one.same(one)


@pytest.mark.parametrize("patient", [False, True])
def test_an_answer_given_before_an_event_is_not_kept_for_after_it_where_all_events_wait(patient: bool) -> None:
    s = table(Mini())
    s.patient = patient
    s.answer = Option(s.names, "act")
    happens(s, Event(MARKED, 0, 0, 1))
    while s.stack[-1].NAME == "batch":
        s.step()
    assert marks(s) == {"1a": 1}
    assert s.answer is not None and s.answer.verb == ("replaced" if patient else "act")
