"""Response windows in the disciplines of the games: chain with reservation, reaction, annulment, response, priority."""

from __future__ import annotations

import json

import pytest
from tests.core.mini import COIN, GOLD, Mini, MiniResponding, answers, card, story, table

from tapete.core import codec, costs
from tapete.core import windows as w
from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.language import Words
from tapete.core.ledger import Book
from tapete.core.refusal import EngineError, Refused
from tapete.core.state import State
from tapete.core.visibility import view
from tapete.core.windows import Announcement, Discipline, can_only_pass, current, open_chain, open_window, round_from

ASKED = Words("¿Respondes?", "Do you respond?")
CHAIN = Discipline("chain", ASKED, w.TARGETS_FIRST, w.LAST, w.FROM_RESPONDER, 0, w.AT_RESOLUTION, w.LAST_FIRST)
REACTION = Discipline("reaction", ASKED, w.TARGETS_ONLY, w.NEVER, w.ONWARD)
ANNUL = Discipline("annul", ASKED, w.SEATS, w.LAST, w.FROM_RESPONDER, 1, w.AT_ANNOUNCEMENT, w.LAST_FIRST)
RESPOND = Discipline("respond", ASKED, w.SEATS, w.LAST, w.ONWARD, 1)
WAR = Discipline("war", ASKED, w.SEATS, w.LAST, w.FROM_RESPONDER)
PHASE = Discipline("phase", ASKED, w.SEATS, w.LAST, w.FROM_THE_START)
QUEUE = Discipline("queue", ASKED, w.SEATS, w.LAST, w.FROM_RESPONDER, 0, w.AT_RESOLUTION, w.FIRST_FIRST)
POLITE = Discipline("polite", ASKED, asks=w.ALWAYS)
ALL = (CHAIN, REACTION, ANNUL, RESPOND, WAR, PHASE, QUEUE, POLITE)


def chain(s: State, first: str, discipline: str = "chain") -> State:
    """A player announces something."""
    game = s.game
    assert isinstance(game, Mini)
    number = card(s, first)
    open_chain(s, discipline, game.announcement(s, s.owners[number], number))
    s.advance()
    return s


def ask(s: State, discipline: str, last: int, targets: tuple[int, ...] = ()) -> State:
    """A window about something that is not in its chain."""
    open_window(s, discipline, Announcement(last, "loss", targets=targets))
    s.advance()
    return s


def asked(s: State) -> int:
    """The player asked, counted from 1; 0 when the window is closed."""
    assert s.decision is not None
    return 0 if s.decision.kind == "idle" else s.decision.player + 1


# -- chain with reservation (Atrum Arena)


def test_a_chain_resolves_in_reverse_order_each_link_paid_right_before_its_effect() -> None:
    s = chain(table(Mini(ALL)), "1a")
    answers(s, "2a", "1b", "pass", "pass")
    assert asked(s) == 0
    assert story(s) == ["pays 1", "launches 1b", "pays 2", "launches 2a", "pays 1", "launches 1a"]


def test_having_passed_does_not_stop_a_later_response() -> None:
    s = chain(table(Mini(ALL), each=("a", "b", "c", "d")), "1a")
    answers(s, "2a", "pass", "2b", "pass", "2c")
    assert asked(s) == 1
    answers(s, "1b", "pass", "pass")
    assert [line for line in story(s) if "launches" in line] == [f"launches {name}" for name in ("1b", "2c", "2b", "2a", "1a")]


def test_the_announcer_may_answer_themselves_when_the_opponent_passes() -> None:
    s = chain(table(Mini(ALL)), "1a")
    assert asked(s) == 2
    answers(s, "pass")
    assert asked(s) == 1
    answers(s, "1b")
    assert asked(s) == 2  # and the window returns to the opponent


def test_targets_are_asked_first_then_the_others_by_seat_and_the_announcer_last() -> None:
    game = Mini(ALL)
    game.aims["2:a#1"] = (0, 3)
    s = chain(table(game, players=5), "2a")
    order = []
    for _ in range(5):
        order.append(asked(s))
        answers(s, "pass")
    assert order == [4, 1, 3, 5, 2]
    assert asked(s) == 0


def test_nothing_is_paid_while_the_chain_grows_but_all_of_it_is_reserved() -> None:
    s = chain(table(Mini(ALL)), "1a")
    answers(s, "2a", "1b")
    assert s.tallies[GOLD] == [5, 5]
    assert [costs.free(s, COIN, player) for player in (0, 1)] == [3, 4]
    answers(s, "pass", "pass")
    assert s.tallies[GOLD] == [3, 4]
    assert s.reserved == []


def test_a_link_that_became_unpayable_is_not_launched_and_its_reservation_is_released() -> None:
    game = Mini(ALL)
    game.drains["2:a#1"] = 0
    s = chain(table(game), "1a")
    answers(s, "2a", "pass", "pass")
    assert story(s) == ["pays 2", "launches 2a", "fails 1a"]
    assert s.reserved == []
    assert s.tallies[GOLD] == [0, 4]
    assert costs.free(s, 1, card(s, "1a")) == 1  # it is not exhausted either


def test_a_link_whose_conditions_broke_is_not_launched_and_pays_nothing() -> None:
    game = Mini(ALL)
    game.spoils["2:a#1"] = "1:a#1"
    s = chain(table(game), "1a")
    answers(s, "2a", "pass", "pass")
    assert story(s) == ["pays 2", "launches 2a", "fails 1a"]
    assert s.tallies[GOLD] == [5, 4]


def test_what_is_reserved_cannot_serve_another_announcement() -> None:
    s = chain(table(Mini(ALL), gold=2), "1a")
    answers(s, "pass", "1b", "pass")
    assert asked(s) == 0  # player 1 has no free gold left, so nobody is asked again
    s = chain(table(Mini(ALL), gold=2), "1a")
    answers(s, "pass")
    with pytest.raises(Refused):
        s.game.play(s, "act:1:a#1")  # its readiness is reserved
    assert s.decision is not None and "act:1:b#1" in s.decision.ids()


def test_first_in_first_out_is_the_same_mechanism() -> None:
    s = chain(table(Mini(ALL)), "1a", "queue")
    answers(s, "2a", "pass", "pass")
    assert [line for line in story(s) if "launches" in line] == ["launches 1a", "launches 2a"]


# -- reactions of those affected (Res Arcana)


def test_each_affected_rival_decides_once_clockwise_and_pays_at_once() -> None:
    s = ask(table(Mini(ALL), players=4), "reaction", last=2, targets=(0, 1, 3))
    assert asked(s) == 4
    answers(s, "4a")
    assert story(s) == ["pays 4", "launches 4a"]
    assert asked(s) == 1
    answers(s, "pass")
    assert asked(s) == 2
    answers(s, "2b")
    assert asked(s) == 0  # never the one who caused it
    assert story(s) == ["pays 4", "launches 4a", "pays 2", "launches 2b"]


def test_who_is_not_affected_is_not_asked() -> None:
    s = ask(table(Mini(ALL), players=4), "reaction", last=0, targets=(2,))
    assert asked(s) == 3
    answers(s, "pass")
    assert asked(s) == 0


def test_a_reaction_that_cannot_be_paid_is_not_offered() -> None:
    s = ask(table(Mini(ALL), players=2, gold=0), "reaction", last=0, targets=(1,))
    assert asked(s) == 0


# -- annulments, responses and priority (Mitos y Leyendas)


def test_each_player_has_one_annulment_the_opponent_first() -> None:
    s = ask(table(Mini(ALL)), "annul", last=0)
    assert asked(s) == 2
    answers(s, "2a")
    assert asked(s) == 1  # who may annul the annulment
    answers(s, "1a")
    assert asked(s) == 0  # player 2 has used theirs
    assert story(s) == ["pays 2", "pays 1", "launches 1a", "launches 2a"]


def test_who_let_the_annulment_pass_may_still_answer_one() -> None:
    s = ask(table(Mini(ALL)), "annul", last=0)
    answers(s, "pass", "1a")
    assert asked(s) == 2
    answers(s, "2a")
    assert [line for line in story(s) if "launches" in line] == ["launches 2a", "launches 1a"]


def test_a_response_is_finished_before_the_other_player_decides() -> None:
    s = ask(table(Mini(ALL)), "respond", last=0)
    answers(s, "2a")
    assert story(s) == ["pays 2", "launches 2a"]
    assert asked(s) == 1
    answers(s, "1a")
    assert asked(s) == 0  # one response each


def test_priority_alternates_from_the_defender_until_both_pass_in_a_row() -> None:
    s = ask(table(Mini(ALL)), "war", last=0)
    order = []
    for answer in ("pass", "1a", "2a", "pass", "2b", "pass", "pass"):
        order.append(asked(s))
        answers(s, answer)
    assert order == [2, 1, 2, 1, 2, 1, 2]
    assert asked(s) == 0
    assert [line for line in story(s) if "launches" in line] == ["launches 1a", "launches 2a", "launches 2b"]


def test_the_start_of_a_phase_is_offered_again_in_the_same_order() -> None:
    s = ask(table(Mini(ALL), players=3), "phase", last=0)
    answers(s, "pass", "3a")
    order = []
    for _ in range(3):
        order.append(asked(s))
        answers(s, "pass")
    assert order == [2, 3, 1]
    assert asked(s) == 0


# -- what they share


def test_being_asked_can_be_made_to_tell_nothing() -> None:
    s = ask(table(Mini(ALL), gold=0), "polite", last=0)
    assert asked(s) == 2
    answers(s, "pass", "pass")
    assert asked(s) == 0


def test_who_has_left_the_game_is_not_asked() -> None:
    game = Mini(ALL)
    game.gone = (1,)
    s = ask(table(game, players=3), "war", last=0)
    assert asked(s) == 3


def test_an_open_window_is_written_down_and_goes_on() -> None:
    s = chain(table(Mini(ALL)), "1a")
    answers(s, "2a")
    text = json.dumps(codec.to_json(s))
    twin = codec.from_json(s.game, json.loads(text))
    assert codec.digest(twin) == codec.digest(s)
    for each in (s, twin):
        answers(each, "1b", "pass", "pass")
    assert codec.digest(twin) == codec.digest(s)
    assert story(twin) == story(s)


def test_a_copy_does_not_share_the_window() -> None:
    s = chain(table(Mini(ALL)), "1a")
    before = codec.digest(s)
    answers(s.clone(), "2a", "pass", "pass")
    assert codec.digest(s) == before


def test_the_chain_and_its_reservations_are_shown_to_everybody() -> None:
    s = chain(table(Mini(ALL)), "1a")
    for player in (-1, 0, 1):
        shown = view(s, player)
        assert shown["announced"] == [{"player": 0, "verb": "act", "things": ["1:a#1"], "word": "", "targets": []}]
        assert shown["reserved"] == [{"player": 0, "source": "1:a#1", "cost": {"gold": 1, "readiness": 1}, "things": []}]


def test_there_is_no_current_window_when_none_is_open() -> None:
    with pytest.raises(EngineError, match="no window"):
        current(table(Mini(ALL)))


def test_who_can_only_pass_and_need_not_be_asked() -> None:
    s = ask(table(Mini(ALL), gold=0), "polite", last=0)
    assert can_only_pass(s)
    s.game.looks = ("polite",)
    assert not can_only_pass(s)  # a moment to look at the table
    s.game.looks = ("main",)
    options = s.decision.options if s.decision is not None else []
    s.offer(0, "polite", [*options, *options], ASKED)
    assert not can_only_pass(s)
    s.offer(0, "polite", [Option(s.names, "act")], ASKED)
    assert not can_only_pass(s)
    s.decision = None
    assert not can_only_pass(s)


def test_a_question_names_the_card_it_is_about() -> None:
    s = chain(table(Mini(ALL)), "1b")
    assert s.decision is not None and s.decision.source == card(s, "1b")
    answers(s, "2a")
    assert s.decision is not None and s.decision.source == card(s, "2a")  # the last link
    s = ask(table(Mini(ALL)), "war", last=0)
    assert s.decision is not None and s.decision.source == -1


def test_passing_is_always_the_last_option() -> None:
    s = ask(table(Mini(ALL)), "war", last=0)
    assert s.decision is not None
    assert s.decision.ids() == ["act:2:a#1", "act:2:b#1", "act:2:c#1", "pass"]


def test_who_has_used_up_their_responses_is_not_even_asked_politely() -> None:
    polite = Discipline("once", ASKED, w.SEATS, w.LAST, w.FROM_THE_START, 1, asks=w.ALWAYS)
    s = ask(table(Mini((polite,))), "once", last=0)
    answers(s, "2a")
    assert asked(s) == 1  # not player 2 again
    answers(s, "pass")
    assert asked(s) == 0


def test_two_responses_each_are_two() -> None:
    twice = Discipline("twice", ASKED, w.SEATS, w.NEVER, w.FROM_THE_START, 2)
    s = ask(table(Mini((twice,))), "twice", last=0)
    answers(s, "2a", "2b")
    assert asked(s) == 0


@pytest.mark.parametrize(
    ("whom", "announcer", "targets", "order"),
    [
        (w.SEATS, w.LAST, (), [2, 3, 0, 1]),
        (w.SEATS, w.NEVER, (), [2, 3, 0]),
        (w.SEATS, w.LAST, (0,), [2, 3, 0, 1]),  # whomever it is aimed at
        (w.TARGETS_FIRST, w.LAST, (0, 3), [3, 0, 2, 1]),
        (w.TARGETS_FIRST, w.NEVER, (0,), [0, 2, 3]),
        (w.TARGETS_ONLY, w.LAST, (0, 3), [3, 0]),
        (w.TARGETS_ONLY, w.LAST, (0, 1), [0, 1]),
        (w.TARGETS_ONLY, w.NEVER, (0, 1), [0]),
        (w.TARGETS_ONLY, w.LAST, (), []),
    ],
)
def test_who_is_asked_and_in_which_order(whom: str, announcer: str, targets: tuple[int, ...], order: list[int]) -> None:
    discipline = Discipline("x", ASKED, whom, announcer)
    s = table(Mini((discipline,)), players=4)
    assert list(round_from(s, discipline, Announcement(1, "act", targets=targets))) == order


def test_a_first_link_is_paid_when_it_is_announced_or_when_it_takes_effect() -> None:
    s = chain(table(Mini(ALL)), "1a", "annul")
    assert (s.tallies[GOLD], s.reserved) == ([4, 5], [])  # paid already
    s = chain(table(Mini(ALL)), "1a", "chain")
    assert s.tallies[GOLD] == [5, 5] and len(s.reserved) == 1
    free = table(Mini(ALL))
    open_chain(free, "annul", Announcement(0, "act", (card(free, "1a"),)))  # with nothing to pay
    free.advance()
    assert free.tallies[GOLD] == [5, 5]
    answers(free, "pass", "pass")
    assert story(free) == ["launches 1a"]


def test_what_takes_effect_is_no_longer_announced() -> None:
    s = chain(table(Mini(ALL)), "1a")
    seen: list[object] = []

    class Looking(MiniResponding):
        def launch(self, s: State, announced: Announcement) -> None:
            window = current(s)
            seen.append((announced.things, window.launching, [each.things for each in window.chain]))
            super().launch(s, announced)

    game = Mini(ALL)
    game.responding = Looking(game)
    s = chain(table(game), "1a")
    answers(s, "2a", "pass", "pass")
    first, second = card(s, "1a"), card(s, "2a")
    assert seen == [((second,), None, [(first,)]), ((first,), None, [])]
    assert [frame.NAME for frame in s.stack] == ["idle"]


def test_the_book_hears_of_what_takes_effect_when_something_was_reserved_for_it() -> None:
    class Heard(Book):
        def launched(self, s: State, serial: int) -> None:
            heard.append(serial)
            super().launched(s, serial)

    heard: list[int] = []
    s = table(Mini(ALL))
    s.book = Heard()
    chain(s, "1a")
    answers(s, "pass", "pass")
    assert heard == [1] and s.book.problems == []
    open_chain(s, "chain", Announcement(0, "act", (card(s, "1b"),)))
    s.decision = None
    s.advance()
    answers(s, "pass", "pass")
    assert heard == [1]


def test_the_innermost_window_is_the_current_one() -> None:
    s = table(Mini(ALL))
    open_window(s, "war", Announcement(0, "loss"))
    inner = Announcement(1, "gain")
    open_window(s, "respond", inner, Event(0, 3))
    window = current(s)
    assert window is s.stack[-1] and window.last is inner and window.event is not None and window.event.card == 3
    s.push(s.stack[0].copy())
    assert current(s) is window
