"""Nothing runs away: what would never end is an error that names its cards, and the match stays at its last change."""

from __future__ import annotations

import pytest
from tests.core.mini import (
    CARD,
    CARDS,
    MARKED,
    MARKS,
    OWN,
    RIVAL,
    TABLE,
    Idle,
    IsMarked,
    Mark,
    Mini,
    Play,
    card,
    plain,
    resolve,
    table,
)

from tapete import build
from tapete.core import runaway
from tapete.core.abilities import Constant, Index, Pending, Triggered
from tapete.core.codec import digest
from tapete.core.decision import PASS, Option
from tapete.core.effects import Amount, Choose, Chosen, Condition, Each, Effect, Register, RepeatWhile, Resolving, Sequence, Verb
from tapete.core.events import Event, Triggers
from tapete.core.language import Words, adjective
from tapete.core.modifiers import Lasting, Modifier
from tapete.core.nouns import Cards, Quality
from tapete.core.programs import resolving
from tapete.core.refusal import EngineError
from tapete.core.runaway import LOOK_EACH, MOST_IN_A_ROW, MOST_STEPS
from tapete.core.state import DEEPEST, State

NO_WORDS = Words("", "")
THIS = Register("this", Words("esta carta", "this card"))


class Always(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return True


class Nothing(Verb):
    def act(self, s: State, f: Resolving) -> None:
        pass

    def clause(self, lang: str, mood: str) -> str:
        return "do nothing" if lang == "en" else "no hagas nada"


def for_ever(effect: Effect) -> Effect:
    return RepeatWhile(effect, Always(), NO_WORDS)


def answers_for_ever(s: State) -> None:
    """Answer whatever is asked, far longer than any game lasts."""
    for number in range(40 * LOOK_EACH):
        assert s.decision is not None
        s.game.play(s, s.decision.ids()[number % len(s.decision.options)])


# -- texts that ask one another


class AsksTheOther(Quality):
    """Fits when some card fits that the text of the other card speaks of."""

    others: Cards

    def test(self, s: State, f: Resolving, card: int) -> bool:
        seen = Resolving()
        seen.you = f.you
        seen.source = card
        return bool(self.others.all(s, seen)) or self.others.describes(s, seen, card) or self.others.fits(s, seen, card)


def circular() -> Cards:
    first, second = AsksTheOther(adjective("a", "a")), AsksTheOther(adjective("b", "b"))
    cards = Cards(CARD, (TABLE,), -1, (first,))
    first.others = Cards(CARD, (TABLE,), -1, (second,))
    second.others = cards
    return cards


@pytest.mark.parametrize("ask", ["all", "fits", "describes"])
def test_nouns_that_ask_one_another_end_as_an_error_that_names_the_cards(ask: str) -> None:
    s = table(Mini(), each=("a", "b"))
    f = Resolving()
    f.you = 0
    f.source = card(s, "1b")
    questions = {
        "all": lambda: circular().all(s, f),
        "fits": lambda: circular().fits(s, f, card(s, "1a")),
        "describes": lambda: circular().describes(s, f, card(s, "1a")),
    }
    with pytest.raises(EngineError, match="ask one another without end") as caught:
        questions[ask]()
    assert "1:a#1" in caught.value.cards
    assert s.asking == []  # and other questions can be asked again
    assert len(CARDS.all(s, f)) == 4


class AsksItself(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return self.asked(s, f)


class CountsItself(Amount):
    def value(self, s: State, f: Resolving) -> int:
        return self.reckoned(s, f) + 1


def test_conditions_and_amounts_of_modifiers_that_ask_themselves_end_as_an_error() -> None:
    s = table(Mini(), each=("a",))
    f = Resolving()
    f.source = card(s, "2a")
    with pytest.raises(EngineError) as caught:
        AsksItself().asked(s, f)
    assert caught.value.cards == ("2:a#1",)
    with pytest.raises(EngineError) as caught:
        CountsItself().reckoned(s, f)
    assert caught.value.cards == ("2:a#1",)


class NeedsTheIndex(Modifier):
    """Whether it is in force depends on what is in force."""

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        return bool(s.index().modifying[self.kind])


class Curious(Mini):
    """Asks its modifiers while it gathers them."""

    def indexed(self, s: State) -> Index:
        index = super().indexed(s)
        for each in index.modifying[0]:
            each.modifier.affects(s, each.scope, each.source)
        return index


def test_an_index_that_asks_for_itself_ends_as_an_error() -> None:
    s = table(Curious(cards=(plain("a", Constant(NeedsTheIndex(0))),)), each=("a",))
    with pytest.raises(EngineError):
        s.index()


def test_as_many_questions_as_texts_may_ask_in_a_row_are_no_error() -> None:
    s = table(Mini(), each=("a",))
    f = Resolving()
    f.source = 0
    s.asking = [0] * (MOST_IN_A_ROW - 1)
    marked = Cards(CARD, (TABLE,), -1, (IsMarked(adjective("marcado", "marked")),))
    assert len(CARDS.all(s, f)) == 2 and not marked.describes(s, f, 0)
    for ask in (CARDS.all, lambda s, f: marked.describes(s, f, 0)):
        s.asking = [0] * MOST_IN_A_ROW
        with pytest.raises(EngineError):
            ask(s, f)


# -- triggers and steps


class Echoes(Triggered):
    """Each mark its player makes is answered with another one."""

    def __init__(self) -> None:
        super().__init__((MARKED,), Mark(THIS), own=False)

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        return e.player == you

    def text(self, lang: str) -> str:
        return self.effect.text(lang)


def test_triggers_without_end_are_an_error_that_names_the_card() -> None:
    s = table(Mini(cards=(plain("a", Echoes()),)), each=("a", "b"))
    with pytest.raises(EngineError, match="work piles up without end") as caught:
        resolve(s, Mark(THIS), source="1b")
    assert caught.value.cards == ("1:a#1",)


def test_steps_without_end_are_an_error_that_names_the_card() -> None:
    with pytest.raises(EngineError, match=f"{MOST_STEPS} steps without a question") as caught:
        resolve(table(Mini()), for_ever(Nothing()), source="1c")
    assert caught.value.cards == ("1:c#1",)


class Restless(Mini):
    """Whenever it looks at the table it changes it."""

    def check(self, s: State) -> None:
        s.touch()


def test_a_check_that_never_comes_to_rest_is_an_error() -> None:
    s = table(Restless())
    s.touch()
    with pytest.raises(EngineError, match="steps without a question"):
        s.advance()


def test_many_steps_that_end_are_no_error() -> None:
    s = table(Mini(), each=("a",))
    repeated = RepeatWhile(Mark(Each(OWN)), Always(), NO_WORDS, limit=MOST_STEPS // 10)
    resolve(s, repeated)
    assert s.numbers[MARKS][0] == MOST_STEPS // 10 + 1


class CallsItself(Verb):
    def act(self, s: State, f: Resolving) -> None:
        self.act(s, f)

    def clause(self, lang: str, mood: str) -> str:
        return "call" if lang == "en" else "llama"


@pytest.mark.skipif(build.which() == "compiled", reason="a compiled procedure that calls itself cannot be stopped")
def test_a_procedure_that_calls_itself_is_an_error_that_names_the_card() -> None:
    with pytest.raises(EngineError, match="calls itself") as caught:
        resolve(table(Mini()), CallsItself(), source="2c")
    assert caught.value.cards == ("2:c#1",)


# -- questions


class End(Idle):
    NAME = "end"

    def run(self, s: State) -> None:
        s.finish((0,))


def test_questions_without_end_are_an_error_that_names_the_card() -> None:
    s = resolve(table(Mini()), for_ever(Choose(Chosen(RIVAL))), source="1b")
    with pytest.raises(EngineError, match="every answer to 'choose' leads back") as caught:
        answers_for_ever(s)
    assert "1:b#1" in caught.value.cards


def test_two_questions_in_turn_without_end_are_an_error() -> None:
    s = resolve(table(Mini()), for_ever(Sequence(Choose(Chosen(RIVAL)), Choose(Chosen(OWN)))))
    with pytest.raises(EngineError, match="leads back"):
        answers_for_ever(s)


def test_questions_that_one_answer_leads_out_of_are_no_error() -> None:
    """Whoever goes on saying yes may; they can say no, and then the game ends."""
    s = table(Mini())
    s.game.frames[End.NAME] = End
    s.push(End())
    resolve(s, RepeatWhile(Nothing(), Always(), NO_WORDS, ask=True))
    for _ in range(20 * LOOK_EACH):
        assert s.decision is not None
        s.game.play(s, "yes")


def test_questions_whose_answers_change_the_game_are_no_error() -> None:
    s = resolve(table(Mini(), each=("a", "b")), for_ever(Mark(Chosen(CARDS))))
    answers_for_ever(s)
    assert sum(s.numbers[MARKS]) == 40 * LOOK_EACH


def test_a_circle_that_ends_in_another_error_is_told_as_that_error() -> None:
    class Fails(Verb):
        def act(self, s: State, f: Resolving) -> None:
            raise EngineError("of its own")

        def clause(self, lang: str, mood: str) -> str:
            return "fail" if lang == "en" else "falla"

    s = resolve(table(Mini()), Sequence(Choose(Chosen(RIVAL)), Fails()))
    assert not runaway.leads_nowhere(s)


# -- the match stays as it was


class Gate(Idle):
    """Asks before it lets something run away."""

    NAME = "gate"

    def run(self, s: State) -> None:
        if self.next_step() == 0:
            s.ask(0, "gate", [Option(s.names, "go"), Option(s.names, PASS)], NO_WORDS)
            return
        assert s.answer is not None
        if s.answer.verb == "go":
            resolve(s, Sequence(Mark(Each(CARDS)), for_ever(Nothing())))
        else:
            s.pop(self)


def test_a_move_that_runs_away_leaves_the_state_and_its_log_as_they_were() -> None:
    s = table(Mini())
    s.game.frames[Gate.NAME] = Gate
    s.push(Gate())
    s.advance()
    s.log = []
    before = digest(s)
    stack = s.stack
    for _ in range(2):
        with pytest.raises(EngineError):
            s.game.play(s, "go")
        assert digest(s) == before
        assert s.log == []
        assert sum(s.numbers[MARKS]) == 0
    assert s.stack is not stack
    s.game.play(s, PASS)  # and it can be played on
    assert s.decision is not None
    assert s.decision.kind == "idle"


def test_a_card_that_runs_away_when_played_is_named_by_its_ability() -> None:
    game = Mini(cards=(plain("a", Play(for_ever(Nothing()))),))
    s = table(game, each=("a",))
    ability = game.catalogue["a"].abilities[0]
    assert isinstance(ability, Play)
    s.push(Triggers.of([Pending(ability.program, 1, 1, Event(MARKED))]))
    with pytest.raises(EngineError) as caught:
        s.advance()
    assert caught.value.cards == ("2:a#1",)


# -- whether the game stands still, looked at closely


def asking(s: State) -> State:
    s.advance()
    assert s.decision is not None
    return s


def test_what_the_game_is_like_is_everything_but_what_is_asked() -> None:
    s = table(Mini())
    before = runaway.content(s)
    assert runaway.content(asking(s.clone())) == before
    for change in (
        lambda t: t.move(0, 3, 0),
        lambda t: t.numbers[MARKS].__setitem__(2, 1),
        lambda t: t.tallies[0].__setitem__(1, 9),
        lambda t: t.world.append(1),
        lambda t: setattr(t, "turn", 1),
        lambda t: setattr(t, "reserved", [0]),
        lambda t: setattr(t, "lasting", [Lasting(Play(Nothing()), 0, 0, 1, 0, 0)]),
    ):
        twin = s.clone()
        change(twin)
        assert runaway.content(twin) != before
    s.lasting = [Lasting(Play(Nothing()), 0, 0, 1, 0, 0, uses=2)]
    used = s.clone()
    used.lasting = [s.lasting[0].used()]
    assert runaway.content(used) != runaway.content(s)


def test_what_is_asked_belongs_to_the_situation() -> None:
    s = asking(table(Mini()))
    before = runaway.situation(s)
    assert runaway.situation(s.clone()) == before
    for player, kind, verb in ((1, "idle", PASS), (0, "main", PASS), (0, "idle", "go")):
        twin = s.clone()
        twin.offer(player, kind, [Option(s.names, verb)], NO_WORDS)
        assert runaway.situation(twin) != before


class Corridor(Idle):
    """Questions in a row; the last one leads out, if there is a last one."""

    NAME = "corridor"
    length = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if self.length and step == self.length:
            s.finish((0,))
        else:
            s.offer(0, f"door {step if self.length else step % 3}", [Option(s.names, "on"), Option(s.names, "look")], NO_WORDS)


@pytest.mark.parametrize(("length", "nowhere"), [(0, True), (1, False), (2, False), (5, False)])
def test_a_way_out_is_found_however_many_questions_away_and_a_circle_has_none(length: int, nowhere: bool) -> None:
    s = table(Mini())

    class Long(Corridor):
        pass

    Long.length = length
    s.push(Long())
    asking(s)
    before = digest(s)
    assert runaway.leads_nowhere(s) == nowhere
    assert digest(s) == before


def test_more_situations_than_a_small_circle_has_are_no_circle() -> None:
    class Counting(Idle):
        most = 0

        def run(self, s: State) -> None:
            step = self.next_step()
            s.offer(0, f"door {step % self.most}", [Option(s.names, "on"), Option(s.names, "look")], NO_WORDS)

    for most, nowhere in ((runaway.CIRCLE, True), (runaway.CIRCLE + 1, False)):
        Counting.most = most
        s = table(Mini())
        s.push(Counting())
        assert runaway.leads_nowhere(asking(s)) == nowhere


def test_the_game_is_looked_at_now_and_then_and_only_what_was_seen_often_is_looked_at_closely() -> None:
    s = table(Mini())
    s.push(Corridor())
    asking(s)
    assert s.unlooked == LOOK_EACH
    for number in range(1, runaway.OFTEN + 1):
        s.unlooked = 0
        s.game.play(s, "on")
        assert (s.unlooked, s.likely, len(s.samples)) == (LOOK_EACH, number - 1, number)
    s.unlooked = 0
    with pytest.raises(EngineError, match="leads back") as caught:
        s.choose(Option(s.names, "on"))
    assert caught.value.cards == ()
    s.numbers[MARKS][0] = 1  # and once something has changed it is counted anew
    s.likely = 2
    s.unlooked = 0
    s.choose(Option(s.names, "on"))
    assert s.likely == 0


def test_between_two_looks_answers_are_only_counted() -> None:
    s = table(Mini())
    s.push(Corridor())
    asking(s)
    for left in range(LOOK_EACH - 1, LOOK_EACH - 4, -1):
        s.choose(Option(s.names, "on"))
        assert (s.unlooked, s.samples) == (left, ())
    s.unlooked = 1
    s.choose(Option(s.names, "on"))
    assert (s.unlooked, s.samples) == (0, ())  # the look comes with the next one
    for _ in range(runaway.REMEMBERED + 3):
        s.numbers[MARKS][0] += 1
        s.unlooked = 0
        s.choose(Option(s.names, "on"))
    assert len(s.samples) == runaway.REMEMBERED and s.samples[-1] == runaway.content(s)


def test_a_game_that_is_over_is_not_looked_at() -> None:
    s = table(Mini())
    s.push(End())
    s.unlooked = 0
    s.choose(Option(s.names, "on"))
    assert s.over and (s.unlooked, s.samples) == (LOOK_EACH, ())


# -- who is at it


def test_the_cards_at_work_are_those_of_the_topmost_frames_each_once() -> None:
    s = table(Mini())
    program = Nothing().compiled()
    for source in (5, 3, 3, -1):
        s.push(resolving(program, 0, source, via=4 if source == 5 else -1))
    s.push(Triggers.of([Pending(program, 1, 0, Event(MARKED)), Pending(program, 2, 0, Event(MARKED))]))
    assert runaway.at_work(s) == [5, 4, 3, -1, 3, -1, -1, -1, 1, 2]
    assert runaway.at_work(s, 2) == [-1, -1, 1, 2]
    assert runaway.names(s, runaway.at_work(s)) == tuple([s.names[number] for number in (5, 4, 3, 1, 2)])
    assert runaway.names(s, [0, 0]) == ("1:a#1",)
    assert runaway.held(s.stack[0]) == []


def test_as_much_work_as_may_pile_up_is_no_error() -> None:
    s = table(Mini())
    for _ in range(DEEPEST - 1):
        s.push(Idle())
    assert len(s.stack) == DEEPEST
    with pytest.raises(EngineError, match=r"piles up without end \(idle, idle, idle, idle, idle, idle\)"):
        s.push(Idle())


def test_an_error_names_its_cards_when_it_knows_them() -> None:
    assert str(EngineError("broken", ("a", "b"))) == "broken: a, b" and EngineError("broken", ("a",)).cards == ("a",)
    assert str(EngineError("broken")) == "broken" and EngineError("broken").cards == ()
