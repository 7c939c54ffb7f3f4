"""Programs: every control node can pause, and goes on where it was."""

from __future__ import annotations

import json

import pytest
from tests.core.mini import CARD, CARDS, HAND, MARKED_CARDS, MARKS, OWN, RIVAL, Mark, Mini, answers, card, marks, resolve, table

from tapete.core import codec
from tapete.core.effects import (
    OPPONENT,
    Both,
    Choose,
    ChooseOne,
    Chosen,
    Condition,
    Done,
    Each,
    Effect,
    Fixed,
    If,
    May,
    Not,
    OneByOne,
    Register,
    RepeatWhile,
    Resolving,
    Selection,
    Sequence,
    Times,
    Verb,
    amount,
    scope,
)
from tapete.core.events import Event
from tapete.core.language import Words
from tapete.core.nouns import Cards
from tapete.core.programs import resolving
from tapete.core.refusal import EngineError
from tapete.core.state import State

IN_HAND = Cards(CARD, (HAND,))
THIS = Register("this", Words("esta carta", "this card"))
IT = Register("it", Words("ella", "it"))
THEM = Register("them", Words("ellas", "them"))
FEW = Words("repite si hay pocas", "repeat if there are few")


class FewMarks(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return sum(s.numbers[MARKS]) < 3

    def text(self, lang: str) -> str:
        return "there are few marks" if lang == "en" else "hay pocas marcas"


def kind(s: State) -> str:
    assert s.decision is not None
    return s.decision.kind


def test_each_takes_all_that_fit_at_once() -> None:
    assert marks(resolve(table(Mini()), Mark(Each(RIVAL)))) == {"2a": 1, "2b": 1, "2c": 1}


def test_a_choice_lists_all_that_fit_and_nothing_else() -> None:
    s = resolve(table(Mini()), Mark(Chosen(RIVAL)))
    assert s.decision is not None
    assert s.decision.ids() == ["choose:2:a#1", "choose:2:b#1", "choose:2:c#1"]
    assert marks(answers(s, "2b")) == {"2b": 1}


def test_a_lone_target_in_play_is_shown_before_it_is_taken_and_among_none_the_effect_passes() -> None:
    s = resolve(table(Mini(), each=("a",)), Mark(Chosen(RIVAL)))
    assert s.decision is not None
    assert s.decision.lone
    assert s.decision.ids() == ["choose:2:a#1"]
    assert marks(s) == {}
    assert marks(answers(s, "2a")) == {"2a": 1}
    assert marks(resolve(table(Mini()), Mark(Chosen(MARKED_CARDS)))) == {}


def test_the_last_of_several_targets_was_seen_before_and_is_taken_at_once() -> None:
    s = resolve(table(Mini(), each=("a", "b")), Mark(Chosen(RIVAL, 2)))
    assert s.decision is not None
    assert not s.decision.lone
    assert marks(answers(s, "2a")) == {"2a": 1, "2b": 1}


def test_a_lone_card_that_is_the_price_of_something_is_taken_at_once() -> None:
    s = table(Mini(), each=("a",))
    program = Mark(Chosen(RIVAL)).compiled()
    program.id = "price/1"
    program.aims = False
    s.push(resolving(program, 0, card(s, "1a")))
    s.advance()
    assert marks(s) == {"2a": 1}


def test_a_lone_card_out_of_play_is_taken_at_once() -> None:
    s = table(Mini(), each=("a",))
    s.move(card(s, "2a"), HAND, 1)
    resolve(s, Mark(Chosen(IN_HAND)))
    assert marks(s) == {"2a": 1}


def test_a_lone_target_survives_a_copy_through_json() -> None:
    s = resolve(table(Mini(), each=("a",)), Mark(Chosen(RIVAL)))
    copy = codec.from_json(s.game, codec.to_json(s))
    assert copy.decision is not None
    assert copy.decision.lone
    assert codec.digest(copy) == codec.digest(s)


def test_several_are_picked_one_at_a_time_and_none_twice() -> None:
    s = resolve(table(Mini()), Mark(Chosen(CARDS, 2)))
    answers(s, "1a")
    assert s.decision is not None
    assert "choose:1:a#1" not in s.decision.ids()
    assert marks(s) == {}  # nothing happens before the choice is complete
    assert marks(answers(s, "2a")) == {"1a": 1, "2a": 1}


def told_of_the_choice(s: State) -> tuple[list[tuple[str, int]], list[tuple[str, int]], tuple[int, ...], bool] | None:
    bill = s.stack[-1].bill(s)
    return None if bill is None else (bill.done, bill.due, bill.cards, bill.atmost)


def test_a_choice_of_several_says_how_many_were_picked_and_how_many_are_left() -> None:
    s = resolve(table(Mini()), Mark(Chosen(CARDS, 3)))
    assert told_of_the_choice(s) == ([], [("", 3)], (), False)
    assert told_of_the_choice(answers(s, "1a")) == ([("", 1)], [("", 2)], (card(s, "1a"),), False)
    assert told_of_the_choice(answers(s, "2a")) == ([("", 2)], [("", 1)], (card(s, "1a"), card(s, "2a")), False)
    few = resolve(table(Mini(), each=("a",)), Mark(Chosen(CARDS, 9, least=0)))
    assert told_of_the_choice(few) == ([], [("", 2)], (), True)  # there are no more than two


def test_a_choice_of_a_single_card_has_nothing_to_count() -> None:
    assert told_of_the_choice(resolve(table(Mini()), Mark(Chosen(CARDS)))) is None


def test_up_to_some_can_stop_early() -> None:
    s = resolve(table(Mini()), Mark(Chosen(CARDS, 3, least=0)))
    assert marks(answers(s, "1a", "done")) == {"1a": 1}
    assert marks(answers(resolve(table(Mini()), Mark(Chosen(CARDS, 3, least=0))), "done")) == {}


def test_two_selections_are_treated_together() -> None:
    s = resolve(table(Mini()), Mark(Both(Chosen(OWN), Chosen(RIVAL))))
    answers(s, "1b")
    assert marks(s) == {}
    assert marks(answers(s, "2c")) == {"1b": 1, "2c": 1}


def test_registers_remember_what_the_text_refers_to() -> None:
    s = resolve(table(Mini()), Sequence(Choose(Chosen(RIVAL)), Mark(THIS), Mark(IT, 2)))
    assert marks(answers(s, "2b")) == {"1a": 1, "2b": 2}


@pytest.mark.parametrize(("answer", "result"), [("yes", {"1a": 1, "2a": 1, "2b": 1, "2c": 1}), ("no", {"1a": 1})])
def test_may_can_be_declined(answer: str, result: dict[str, int]) -> None:
    s = resolve(table(Mini()), Sequence(May(Mark(Each(RIVAL))), Mark(THIS)))
    assert kind(s) == "may"
    assert marks(answers(s, answer)) == result


@pytest.mark.parametrize(("answer", "result"), [("yes", {"1a": 1, "1b": 1}), ("no", {"1c": 1})])
def test_if_you_do_asks_whether_it_was_done(answer: str, result: dict[str, int]) -> None:
    other = Chosen(OWN)
    s = resolve(table(Mini()), Sequence(May(Mark(THIS)), If(Done(), Mark(other), Mark(other))))
    answers(s, answer, "1b" if answer == "yes" else "1c")
    assert marks(s) == result


def test_not_is_the_contrary() -> None:
    refused = Not(Done(), Words("no lo haces", "you do not"))
    s = resolve(table(Mini()), Sequence(May(Mark(THIS)), If(refused, Mark(Each(RIVAL)))))
    assert marks(answers(s, "no")) == {"2a": 1, "2b": 1, "2c": 1}
    assert refused.text("en") == "you do not"


@pytest.mark.parametrize(("answer", "result"), [("option:1", {"1a": 1}), ("option:2", {"2a": 1, "2b": 1, "2c": 1})])
def test_one_of_several(answer: str, result: dict[str, int]) -> None:
    s = resolve(table(Mini()), ChooseOne(Mark(THIS), Mark(Each(RIVAL))))
    assert kind(s) == "modal"
    assert marks(answers(s, answer)) == result


def test_times_has_its_own_choices_each_time() -> None:
    s = resolve(table(Mini()), Times(3, Mark(Chosen(RIVAL))))
    assert marks(answers(s, "2a", "2a", "2b")) == {"2a": 2, "2b": 1}
    assert marks(resolve(table(Mini()), Times(0, Mark(THIS)))) == {}


def test_loops_nest() -> None:
    assert marks(resolve(table(Mini()), Times(2, Sequence(Times(3, Mark(THIS)), Mark(THIS))))) == {"1a": 8}


def test_one_by_one_goes_through_the_chosen_in_turn() -> None:
    s = resolve(table(Mini()), OneByOne(Each(RIVAL), IT, lambda it: May(Mark(it))))
    assert marks(answers(s, "yes", "no", "yes")) == {"2a": 1, "2c": 1}


def test_repeat_while_a_condition_holds_up_to_a_limit() -> None:
    assert marks(resolve(table(Mini()), RepeatWhile(Mark(THIS), FewMarks(), FEW))) == {"1a": 3}
    assert marks(resolve(table(Mini()), RepeatWhile(Mark(THIS), FewMarks(), FEW, limit=1))) == {"1a": 2}


def test_repeat_while_its_player_wants_to() -> None:
    s = resolve(table(Mini()), RepeatWhile(Mark(THIS), FewMarks(), FEW, ask=True))
    assert marks(answers(s, "yes", "no")) == {"1a": 2}


def test_a_loop_left_early_does_not_disturb_the_next() -> None:
    both = Sequence(RepeatWhile(Mark(THIS), FewMarks(), FEW), Times(2, Mark(Chosen(RIVAL))))
    assert marks(answers(resolve(table(Mini()), both), "2a", "2b")) == {"1a": 3, "2a": 1, "2b": 1}


@pytest.mark.parametrize(
    ("effect", "first", "rest"),
    [
        (Mark(Chosen(CARDS, 3)), "1a", ("1b", "2a")),
        (Times(3, Mark(Chosen(RIVAL))), "2a", ("2b", "2c")),
        (OneByOne(Each(RIVAL), IT, lambda it: May(Mark(it))), "yes", ("no", "yes")),
        (Mark(Both(Chosen(OWN), Chosen(RIVAL))), "1b", ("2b",)),
        (Sequence(May(Mark(THIS)), If(Done(), Mark(Chosen(OWN)))), "yes", ("1c",)),
    ],
)
def test_an_effect_is_written_down_in_its_middle_and_goes_on(effect: Effect, first: str, rest: tuple[str, ...]) -> None:
    s = answers(resolve(table(Mini()), effect), first)
    twin = codec.from_json(s.game, json.loads(json.dumps(codec.to_json(s))))
    copy = s.clone()
    for each in (s, twin, copy):
        answers(each, *rest)
    assert marks(twin) == marks(copy) == marks(s) != {}
    assert codec.digest(twin) == codec.digest(copy) == codec.digest(s)


def test_a_runaway_stack_is_an_error_and_not_a_crash() -> None:
    s = table(Mini())
    with pytest.raises(EngineError, match="work piles up without end"):
        for _ in range(1000):
            s.push(s.stack[0].copy())


def test_a_frame_finishes_only_on_top() -> None:
    s = table(Mini())
    bottom = s.stack[0]
    s.push(bottom.copy())
    with pytest.raises(EngineError, match="below the top"):
        s.pop(bottom)


def test_a_question_without_options_is_an_error() -> None:
    with pytest.raises(EngineError, match="without options"):
        table(Mini()).ask(0, "choose", [], Words("¿?", "?"))


def test_the_card_whose_ability_asks_is_named_in_the_question() -> None:
    s = resolve(table(Mini()), Mark(Chosen(RIVAL)), source="1b")
    assert s.decision is not None
    assert s.decision.source == card(s, "1b")


# -- more of the same, exactly


class Wants(Mark):
    """A verb that wants as much as the test says."""

    def __init__(self, selection: Selection | None, wants: int) -> None:
        assert selection is not None
        super().__init__(selection)
        self.wants = wants

    def wanted(self, s: State, f: Resolving) -> int:
        return self.wants


def test_who_declines_has_not_done_it_even_after_something_that_wanted_nothing() -> None:
    s = resolve(table(Mini()), Sequence(Wants(THIS, 0), May(Mark(THIS)), If(Done(), Mark(Each(RIVAL)))))
    assert marks(answers(s, "no")) == {"1a": 1}


@pytest.mark.parametrize(("wants", "done"), [(0, True), (3, True), (4, False)])
def test_a_verb_is_done_when_as_much_happened_as_it_wanted(wants: int, done: bool) -> None:
    s = resolve(table(Mini()), Sequence(Wants(Each(RIVAL), wants), If(Done(), Mark(THIS))))
    assert ("1a" in marks(s)) == done


def test_a_verb_wants_one_for_each_of_its_cards_and_one_where_there_is_none() -> None:
    f = Resolving()
    f.them = (1, 2, 3)
    s = table(Mini())
    assert Mark(THIS).wanted(s, f) == 3
    f.them = ()
    assert Mark(THIS).wanted(s, f) == 1
    f.them = (1, 2)
    assert Verb().wanted(s, f) == 1


def test_what_the_last_verb_brought_about_is_counted_until_the_next_one_brings_about_something() -> None:
    class Counted(Condition):
        def holds(self, s: State, f: Resolving) -> bool:
            seen.append((len(f.noted), f.weight(s), f.wanted))
            return True

    seen: list[tuple[int, int, int]] = []
    look = If(Counted(), Choose(THIS))
    resolve(table(Mini()), Sequence(look, Mark(Each(RIVAL)), look, Mark(Each(MARKED_CARDS), 0), look, Mark(THIS), look))
    assert seen == [(0, 0, 1), (3, 3, 3), (0, 0, 3), (1, 1, 1)]


def test_an_opponent_may_be_the_one_who_chooses() -> None:
    s = resolve(table(Mini(), players=3), Mark(Chosen(CARDS, by=OPPONENT)), you=2)
    assert s.decision is not None and s.decision.player == 0
    s = resolve(table(Mini()), May(Mark(THIS), by=OPPONENT))
    assert s.decision is not None and s.decision.player == 1


def test_the_game_says_who_decides_for_a_player() -> None:
    class Guided(Mini):
        def decider(self, s: State, player: int) -> int:
            return 1 - player

    for effect in (Mark(Chosen(CARDS)), May(Mark(THIS)), ChooseOne(Mark(THIS), Mark(Each(RIVAL)))):
        s = resolve(table(Guided()), effect)
        assert s.decision is not None and s.decision.player == 1


def test_picks_are_exactly_as_many_as_there_are_when_there_are_fewer() -> None:
    s = resolve(table(Mini(), each=("a", "b")), Mark(Chosen(RIVAL, 5)))
    assert marks(answers(s, "2b")) == {"2a": 1, "2b": 1}
    s = resolve(table(Mini(), each=("a", "b")), Mark(Chosen(RIVAL, 0)))
    assert marks(s) == {}


def test_up_to_as_many_as_there_are_ends_by_itself_after_the_last() -> None:
    s = resolve(table(Mini(), each=("a", "b")), Mark(Chosen(RIVAL, 2, least=0)))
    assert s.decision is not None and s.decision.ids() == ["choose:2:a#1", "choose:2:b#1", "done"]
    answers(s, "2a")
    assert s.decision is not None and s.decision.ids() == ["choose:2:b#1", "done"]
    assert kind(answers(s, "2b")) == "idle" and marks(s) == {"2a": 1, "2b": 1}


def test_the_card_chosen_last_is_it_and_all_of_them_are_them() -> None:
    s = resolve(table(Mini()), Sequence(Choose(Chosen(RIVAL, 2)), Mark(THEM, 1), Mark(IT, 5)))
    assert marks(answers(s, "2c", "2a")) == {"2c": 1, "2a": 6}
    s = resolve(table(Mini()), Sequence(Choose(Each(RIVAL)), Mark(IT, 5)))
    assert marks(s) == {"2a": 5}
    assert marks(resolve(table(Mini()), Sequence(Choose(Chosen(RIVAL, 0)), Mark(IT)))) == {}
    assert marks(resolve(table(Mini()), Sequence(Choose(Each(MARKED_CARDS)), Mark(IT)))) == {}


def known(name: str, f: Resolving) -> tuple[int, ...]:
    return Register(name, Words("x", "x")).cards(table(Mini()), f)


def test_every_register_stands_for_its_cards_but_for_those_that_went_out_of_sight() -> None:
    f = Resolving()
    f.source, f.it, f.them, f.kept = 0, 4, (1, 2), (3, 5)
    f.event = Event(0, card=2, other=3)
    f.noted = (Event(0, card=5), Event(0), Event(0, card=1))
    found = {name: known(name, f) for name in ("this", "it", "them", "kept", "via", "noted", "that", "other")}
    assert found == {
        "this": (0,),
        "it": (4,),
        "them": (1, 2),
        "kept": (3, 5),
        "via": (0,),
        "noted": (5, 1),
        "that": (2,),
        "other": (3,),
    }
    f.via = 4
    assert known("via", f) == (4,)
    f.it = -1
    assert known("it", f) == ()
    f.lost = (1, 0, 3)
    assert [known(name, f) for name in ("this", "them", "kept", "noted", "other")] == [(), (2,), (5,), (5,), ()]


def test_a_card_that_is_picked_again_is_in_sight_again() -> None:
    s = resolve(table(Mini()), Sequence(Choose(Chosen(RIVAL)), Mark(IT)))
    frame = s.stack[-1]
    assert isinstance(frame, Resolving)
    frame.lost = (card(s, "2a"), card(s, "2b"))
    answers(s, "2a")
    assert marks(s) == {"2a": 1}


def test_the_program_ends_where_its_operations_end_and_the_frame_goes() -> None:
    s = resolve(table(Mini()), Sequence(Mark(THIS), Mark(THIS)))
    assert [frame.NAME for frame in s.stack] == ["idle"] and marks(s) == {"1a": 2}
    frame = resolving(Mark(THIS).compiled(), 1, 3, Event(0, card=5), 2)
    assert (frame.you, frame.source, frame.via, frame.event and frame.event.card) == (1, 3, 2, 5)


def test_a_repetition_stops_when_the_game_says_so() -> None:
    class Tired(Mini):
        def repeats(self, s: State, f: Resolving) -> bool:
            return sum(s.numbers[MARKS]) < 2

    assert marks(resolve(table(Tired()), RepeatWhile(Mark(THIS), FewMarks(), FEW))) == {"1a": 2}


def test_a_repetition_asks_only_while_its_condition_holds() -> None:
    s = resolve(table(Mini()), RepeatWhile(Mark(THIS), FewMarks(), FEW, ask=True))
    assert kind(answers(s, "yes", "yes")) == "idle" and marks(s) == {"1a": 3}
    assert s.decision is not None


def test_what_follows_a_repetition_or_a_choice_comes_once() -> None:
    again = RepeatWhile(Mark(THIS), FewMarks(), FEW, limit=1)
    assert marks(resolve(table(Mini()), Sequence(again, Mark(Each(RIVAL))))) == {"1a": 2, "2a": 1, "2b": 1, "2c": 1}
    s = resolve(table(Mini()), Sequence(ChooseOne(Mark(THIS), Mark(THIS, 2), Mark(THIS, 4)), Mark(THIS, 10)))
    assert marks(answers(s, "option:2")) == {"1a": 12}
    s = resolve(table(Mini()), Sequence(OneByOne(Each(RIVAL), IT, Mark), Mark(THIS)))
    assert marks(s) == {"2a": 1, "2b": 1, "2c": 1, "1a": 1}


def test_the_effects_inside_one_are_its_parts() -> None:
    first, second = Mark(THIS), Mark(IT)
    assert Sequence(first, second).parts() == ChooseOne(first, second).parts() == [first, second]
    assert If(Done(), first).parts() == May(first).parts() == Times(2, first).parts() == [first]
    assert If(Done(), first, second).parts() == [first, second]
    assert OneByOne(THIS, THIS, lambda it: first).parts() == RepeatWhile(first, Done(), FEW).parts() == [first]
    assert first.parts() == [] and not first.blind()


def test_a_plain_number_is_itself_for_modifiers_too() -> None:
    s = table(Mini())
    assert Fixed(3).value(s, Resolving()) == Fixed(3).reckoned(s, Resolving()) == 3
    assert amount(4).value(s, Resolving()) == 4 and amount(Fixed(2)).text("en") == "2"


def test_a_noun_describes_a_card_wherever_it_lies_and_fits_it_only_in_its_place() -> None:
    s = table(Mini())
    f = scope(0, card(s, "1a"))
    s.numbers[MARKS][card(s, "2a")] = s.numbers[MARKS][card(s, "2b")] = 1
    s.move(card(s, "2b"), HAND, 1)
    assert [MARKED_CARDS.describes(s, f, card(s, name)) for name in ("1a", "2a", "2b")] == [False, True, True]
    assert [MARKED_CARDS.fits(s, f, card(s, name)) for name in ("1a", "2a", "2b")] == [False, True, False]
    assert [OWN.fits(s, f, card(s, name)) for name in ("1a", "2a")] == [True, False]
    assert [RIVAL.fits(s, f, card(s, name)) for name in ("1a", "2a", "2b")] == [False, True, False]
    assert MARKED_CARDS.any(s, f) and MARKED_CARDS.all(s, f) == [card(s, "2a")] and not IN_HAND.any(table(Mini()), f)
    assert s.asking == []


def test_the_contrary_of_a_condition_holds_when_it_does_not() -> None:
    s = table(Mini())
    contrary = Not(FewMarks(), Words("x", "x"))
    assert not contrary.holds(s, Resolving())
    s.numbers[MARKS][0] = 9
    assert contrary.holds(s, Resolving())


class Sheltered(Resolving):
    """Keeps its verbs from the first of their cards."""

    def narrow(self, s: State, verb: Effect) -> None:
        self.them = self.them[1:]


def test_before_a_verb_acts_a_game_may_keep_it_from_some_cards() -> None:
    s = table(Mini())
    frame = Sheltered()
    frame.program = Mark(Each(RIVAL)).compiled()
    frame.you, frame.source = 0, card(s, "1a")
    s.push(frame)
    s.advance()
    assert marks(s) == {"2b": 1, "2c": 1}
    assert frame.wanted == 3  # it wanted all of them


def test_an_inner_loop_left_early_leaves_the_outer_one_as_it_was() -> None:
    inner = RepeatWhile(Mark(THIS), FewMarks(), FEW)
    assert marks(resolve(table(Mini()), Times(3, inner))) == {"1a": 5}  # three times until there are three, then once and once
