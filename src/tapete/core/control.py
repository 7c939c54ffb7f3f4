"""Verbs, and the control nodes of card text: sequence, may, if, choose one, times, one by one, repeat. Only these can pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tapete.core.decision import Option
from tapete.core.language import EN, INFINITIVE, TELL, Lexeme, Words, listing, sentence, small
from tapete.core.programs import YOU, Amount, Code, Condition, Effect, Fixed, Op, Resolving, amount
from tapete.core.selections import Keep, PromptOf, Register, Selection, chooser
from tapete.core.symbols import AGAIN, AND, MAY, OR, THEN, TIMES, grouped, joined
from tapete.core.symbols import CHOOSE as PICK

if TYPE_CHECKING:
    from tapete.core.state import State


class Verb(Effect):
    """An atomic change to the cards of its selection (or to a player). Games subclass it and write ``act``."""

    def __init__(self, selection: Selection | None = None) -> None:
        self.selection = selection

    def emit(self, code: Code) -> None:
        if self.selection is not None:
            self.selection.emit(code, self)
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        """Propose the events. ``f.them`` are the cards; ``len(s.stack) - 1`` is the cause to write into the events."""
        raise NotImplementedError

    def wanted(self, s: State, f: Resolving) -> int:
        """How much must happen for this to count as fully done."""
        return max(1, len(f.them)) if self.selection is not None else 1


class Act(Op):
    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def run(self, s: State, f: Resolving) -> None:
        """What the verb before brought about can still be counted ("this way") until this one brings about something."""
        f.wanted = self.verb.wanted(s, f)
        f.fresh = True
        f.narrow(s, self.verb)
        self.verb.act(s, f)
        if f.fresh:
            f.fresh = False
            f.noted = ()


class Sequence(Effect):
    """One thing after another, each finished before the next."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def emit(self, code: Code) -> None:
        for effect in self.effects:
            effect.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        return listing([effect.clause(lang, mood) for effect in self.effects], lang)

    def text(self, lang: str) -> str:
        return " ".join([effect.text(lang) for effect in self.effects])

    def symbols(self) -> str:
        """Of a sequence as it is: one that means more has to say it."""
        plain = type(self) is Sequence or type(self) is Together
        return joined([effect.symbols() for effect in self.effects], AND) if plain else ""

    def parts(self) -> list[Effect]:
        return list(self.effects)


class Together(Sequence):
    """A sequence that the text joins in one sentence: "stun and exhaust this creature"."""

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, TELL))


class Choose(Effect):
    """Choose cards, for the sentences that follow."""

    def __init__(self, selection: Selection) -> None:
        self.selection = selection

    def emit(self, code: Code) -> None:
        self.selection.emit(code, self)

    def clause(self, lang: str, mood: str) -> str:
        return f"{CHOOSE.form(lang, mood)} {self.selection.phrase(lang)}"

    def symbols(self) -> str:
        said = self.selection.symbols()
        return f"{PICK} {said}" if said else ""


CHOOSE: Final = Lexeme("elige", "elegir", "choose")
CAN: Final = Words("puedes", "you may")
THEY_CAN: Final = Words("puede", "may")


class May(Effect):
    """An effect its player may decline."""

    def __init__(self, effect: Effect, by: int = YOU) -> None:
        self.effect = effect
        self.by = by

    def emit(self, code: Code) -> None:
        code.add(AskMay(self))
        answer = AnswerMay()
        code.add(answer)
        self.effect.emit(code)
        answer.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        return f"{CAN.text(lang)} {self.effect.clause(lang, INFINITIVE)}"

    def aside(self, lang: str, several: bool = False) -> str:
        return self.effect.aside(lang, several)

    def symbols(self) -> str:
        said = self.effect.symbols()
        return MAY + grouped(said) if said and self.by == YOU else ""

    def parts(self) -> list[Effect]:
        return [self.effect]


class AskMay(Op):
    def __init__(self, effect: May) -> None:
        self.effect = effect
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "yes"), Option(s.names, "no")]
        s.ask(chooser(s, f, self.effect.by), "may", options, self.prompt.words(), f.source)


class AnswerMay(Op):
    def __init__(self) -> None:
        self.otherwise = 0

    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        if s.answer.verb == "no":
            f.noted = ()
            f.wanted = 1
            f.step = self.otherwise


class If(Effect):
    """An effect under a condition, perhaps with another one otherwise."""

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None, last: bool = False) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.last = last  # the text puts the condition after the effect

    def emit(self, code: Code) -> None:
        branch = Branch(self.condition)
        code.add(branch)
        self.then.emit(code)
        if self.otherwise is None:
            branch.otherwise = code.here
            return
        jump = Jump()
        code.add(jump)
        branch.otherwise = code.here
        self.otherwise.emit(code)
        jump.target = code.here

    def clause(self, lang: str, mood: str) -> str:
        when = ("if " if lang == EN else "si ") + self.condition.text(lang)
        then = self.then.clause(lang, mood)
        text = f"{then} {when}" if self.last else f"{when}, {then}"
        return text

    def text(self, lang: str) -> str:
        text = sentence(self.clause(lang, TELL))
        if isinstance(self.then, Sequence) and not isinstance(self.then, Together):
            first = self.then.effects[0].clause(lang, TELL)
            when = ("if " if lang == EN else "si ") + self.condition.text(lang)
            text = " ".join([sentence(f"{when}, {first}")] + [effect.text(lang) for effect in self.then.effects[1:]])
        if self.otherwise is not None:
            other = "otherwise, " if lang == EN else "si no, "
            text += " " + sentence(other + self.otherwise.clause(lang, TELL))
        return text

    def symbols(self) -> str:
        return self.conditioned() if type(self) is If else ""

    def conditioned(self) -> str:
        """The condition, what follows from it and what otherwise, in symbols."""
        then = joined([self.condition.symbols(), grouped(self.then.symbols())], THEN)
        return then if self.otherwise is None else joined([then, grouped(self.otherwise.symbols())], OR)

    def parts(self) -> list[Effect]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]


class Branch(Op):
    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.otherwise = 0

    def run(self, s: State, f: Resolving) -> None:
        if not self.condition.holds(s, f):
            f.step = self.otherwise


class Again(Branch):
    """Goes back to the start of a repetition, if its condition holds and the game lets the ability go on."""

    def run(self, s: State, f: Resolving) -> None:
        if not (s.game.repeats(s, f) and self.condition.holds(s, f)):
            f.step = self.otherwise


class Jump(Op):
    def __init__(self) -> None:
        self.target = 0

    def run(self, s: State, f: Resolving) -> None:
        f.step = self.target


class ChooseOne(Effect):
    """One of several effects, by choice of its player."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def emit(self, code: Code) -> None:
        code.add(AskWhich(self, self.effects))
        emit_chosen(code, self.effects)

    def clause(self, lang: str, mood: str) -> str:
        joint = Words("o bien", "or")
        return listing([effect.clause(lang, mood) for effect in self.effects], lang, joint)

    def text(self, lang: str) -> str:
        intro = "Choose one: " if lang == EN else "Elige una opción: "
        return intro + small(sentence(self.clause(lang, TELL)))

    def symbols(self) -> str:
        return joined([grouped(effect.symbols()) for effect in self.effects], OR)

    def parts(self) -> list[Effect]:
        return list(self.effects)


def emit_chosen(code: Code, effects: tuple[Effect, ...]) -> None:
    """Go on with the effect whose number was answered, counted from 1, and meet again after it."""
    branch = Which()
    code.add(branch)
    ends: list[Jump] = []
    for effect in effects:
        branch.targets.append(code.here)
        effect.emit(code)
        end = Jump()
        code.add(end)
        ends.append(end)
    for end in ends:
        end.target = code.here


class AskWhich(Op):
    """Asks for one of several effects by its number, from 1. ``told`` are the same as said to whoever decides."""

    def __init__(self, effect: Effect, effects: tuple[Effect, ...], told: tuple[Effect, ...] = ()) -> None:
        self.effects = effects
        self.told = told if told else effects
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "option", (), str(i + 1)) for i in range(len(self.effects))]
        s.ask(s.game.decider(s, f.you), "modal", options, self.prompt.words(), f.source)


class Which(Op):
    def __init__(self) -> None:
        self.targets: list[int] = []

    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.step = self.targets[int(s.answer.word) - 1]


class Times(Effect):
    """An effect carried out as many times as an amount says, each time with its own choices ("for each…")."""

    def __init__(self, times: int | Amount, effect: Effect) -> None:
        self.times = amount(times)
        self.effect = effect

    def emit(self, code: Code) -> None:
        code.add(LoopStart(self.times))
        top = code.here
        head = LoopHead()
        code.add(head)
        self.effect.emit(code)
        back = Jump()
        back.target = top
        code.add(back)
        head.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        each = self.times.each(lang)
        clause = self.effect.clause(lang, mood)
        if each:
            return f"{each}, {clause}"
        number = self.times.text(lang)
        if lang == EN:
            return f"{clause} twice" if number == "2" else f"{clause} {number} times"
        return f"{clause} {'dos' if number == '2' else number} veces"

    def aside(self, lang: str, several: bool = False) -> str:
        return self.effect.aside(lang, True)

    def symbols(self) -> str:
        return joined([self.times.symbols(), grouped(self.effect.symbols())], TIMES)

    def parts(self) -> list[Effect]:
        return [self.effect]


class LoopStart(Op):
    def __init__(self, times: Amount) -> None:
        self.times = times

    def run(self, s: State, f: Resolving) -> None:
        f.loop = (*f.loop, self.times.value(s, f))


class LoopHead(Op):
    def __init__(self) -> None:
        self.end = 0

    def run(self, s: State, f: Resolving) -> None:
        left = f.loop[-1]
        if left <= 0:
            f.loop = f.loop[:-1]
            f.step = self.end
        else:
            f.loop = (*f.loop[:-1], left - 1)


class OneByOne(Effect):
    """Choose cards, then do something with each in turn ("one at a time"): ``deed`` with ``it``, the card whose turn it is."""

    def __init__(self, selection: Selection, it: Register, deed: Callable[[Selection], Effect]) -> None:
        self.selection = selection
        self.effect = deed(it)
        self.told = deed(selection)  # the same, said of all of them

    def emit(self, code: Code) -> None:
        self.selection.emit(code, self)
        code.add(Keep())
        top = code.here
        head = NextOf()
        code.add(head)
        self.effect.emit(code)
        back = Jump()
        back.target = top
        code.add(back)
        head.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        return self.told.clause(lang, mood) + (", one at a time" if lang == EN else ", de una en una")

    def symbols(self) -> str:
        return self.told.symbols()

    def parts(self) -> list[Effect]:
        return [self.effect]


class NextOf(Op):
    def __init__(self) -> None:
        self.end = 0

    def run(self, s: State, f: Resolving) -> None:
        if not f.kept:
            f.step = self.end
            return
        f.it = f.kept[0]
        f.them = (f.it,)
        f.kept = f.kept[1:]


class RepeatWhile(Effect):
    """An effect, repeated while a condition holds (``limit`` repetitions at most) or while its player wants to."""

    def __init__(self, effect: Effect, condition: Condition, words: Words, limit: int = 0, ask: bool = False) -> None:
        self.effect = effect
        self.condition = condition
        self.words = words
        self.limit = limit
        self.ask = ask

    def emit(self, code: Code) -> None:
        code.add(LoopStart(Fixed(self.limit if self.limit else 1 << 20)))
        top = code.here
        self.effect.emit(code)
        head = LoopHead()
        code.add(head)
        branch = Again(self.condition)
        code.add(branch)
        answer = AnswerMay()
        if self.ask:
            may = May(self.effect)
            code.add(AskMay(may))
            code.add(answer)
        back = Jump()
        back.target = top
        code.add(back)
        branch.otherwise = code.here
        answer.otherwise = code.here
        code.add(Unloop())
        head.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        return self.effect.clause(lang, mood)

    def text(self, lang: str) -> str:
        return f"{self.effect.text(lang)} {sentence(self.words.text(lang))}"

    def symbols(self) -> str:
        again = f"{self.limit}{TIMES}{AGAIN}" if self.limit else MAY + AGAIN if self.ask else AGAIN
        if self.ask:
            return joined([self.effect.symbols(), again], AND)
        return joined([self.effect.symbols(), joined([self.condition.symbols(), again], THEN)], AND)

    def parts(self) -> list[Effect]:
        return [self.effect]


class Unloop(Op):
    """Leave a loop whose condition has failed."""

    def run(self, s: State, f: Resolving) -> None:
        f.loop = f.loop[:-1]
