"""Programs: effects flattened into operations, the frame that runs them, and what sentences count and require.

Compiling flattens a tree of static nodes into a ``Program``: a tuple of operations run by one frame, ``Resolving``, whose
registers are what the sentence has chosen and done so far ("that creature", "this way").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core.events import Event
from tapete.core.frames import Frame
from tapete.core.language import EN, TELL, Words, sentence
from tapete.core.runaway import MOST_IN_A_ROW, in_a_circle
from tapete.core.symbols import DONE

if TYPE_CHECKING:
    from tapete.core.abilities import Ability
    from tapete.core.bills import Bill
    from tapete.core.decision import Option
    from tapete.core.refusal import Refusal
    from tapete.core.state import State

NOTHING: Final = -1
YOU: Final = 0
OPPONENT: Final = 1


class Program:
    """An effect flattened into operations. ``id`` is its name in the game; frames refer to it by that."""

    __slots__ = ("aims", "blind", "effect", "id", "ops")

    def __init__(self, effect: Effect, ops: tuple[Op, ...]) -> None:
        self.id = ""
        self.aims = True  # the cards it has somebody choose are targets; no, when they are the price of something
        self.blind = effect.blind()
        self.effect = effect
        self.ops = ops


class Resolving(Frame):
    """An ability under way: its program, whose it is, and what it has chosen and done so far."""

    NAME = "resolving"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "program", "you", "source", "via", "event", "it", "them", "picked", "kept", "noted", "wanted", "word", "number", "loop",
        "lost",
    )  # fmt: skip

    def __init__(self) -> None:
        self.step = 0
        self.program: Program | None = None
        self.you = NOTHING
        self.source = NOTHING  # the card whose ability this is ("this creature")
        self.via = NOTHING  # the card that grants it, when it is not the source
        self.event: Event | None = None  # what it answers
        self.it = NOTHING  # the card chosen last ("that creature")
        self.them: tuple[int, ...] = ()  # the cards the current sentence is about
        self.picked: tuple[int, ...] = ()  # picks of a multiple choice under way
        self.kept: tuple[int, ...] = ()  # an earlier choice that the text refers back to
        self.noted: tuple[Event, ...] = ()  # what the last verb brought about ("this way")
        self.wanted = 1  # how much the last verb wanted to bring about ("if you do")
        self.word = ""  # a house, colour or other word chosen
        self.number = 0
        self.loop: tuple[int, ...] = ()  # counters of the loops under way, innermost last
        self.lost: tuple[int, ...] = ()  # cards that went out of sight meanwhile: what is said about them no longer reaches them
        self.fresh = False  # only while a verb acts: it has not brought about anything yet

    def run(self, s: State) -> None:
        assert self.program is not None
        ops = self.program.ops
        step = self.step
        if step >= len(ops):
            s.pop(self)
            return
        self.step = step + 1
        ops[step].run(s, self)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """The operation that takes the answer knows."""
        assert self.program is not None
        ops = self.program.ops
        refusal = ops[self.step].why_not(s, self, option) if self.step < len(ops) else None
        if refusal is None and option.verb == "choose" and option.things:
            return s.game.why_not_chosen(s, option.thing)
        return refusal

    def bill(self, s: State) -> Bill | None:
        """The operation that asked knows."""
        assert self.program is not None
        return self.program.ops[self.step - 1].bill(s, self)

    def note(self, s: State, event: Event) -> None:
        if self.fresh:
            self.fresh = False
            self.noted = ()
        self.noted = (*self.noted, event)

    def narrow(self, s: State, verb: Effect) -> None:
        """Leave out, before a verb acts, the cards that the game's rules keep it from touching."""

    def weight(self, s: State) -> int:
        """How much of the last verb really happened."""
        return sum([s.game.weight(e) for e in self.noted])

    def succeeded(self, s: State) -> bool:
        """Whether the last verb was carried out fully ("if you do")."""
        return self.weight(s) >= self.wanted


def resolving(program: Program, you: int, source: int, event: Event | None = None, via: int = NOTHING) -> Resolving:
    """A frame ready to resolve a program."""
    frame = Resolving()
    frame.program = program
    frame.you = you
    frame.source = source
    frame.event = event
    frame.via = via
    return frame


def scope(you: int, source: int) -> Resolving:
    """A frame that only serves to read nouns and amounts from a card's side; it never runs."""
    frame = Resolving()
    frame.you = you
    frame.source = source
    return frame


class Op:
    """One operation of a program: static, shared by all games; its data are in the frame."""

    def run(self, s: State, f: Resolving) -> None:
        raise NotImplementedError

    def bill(self, s: State, f: Resolving) -> Bill | None:
        """How far a choice of several parts has come, of which it asks one."""
        return None

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        """What keeps an answer out, when this operation is to take it; nothing where the answer makes no sense at all."""
        return None


class Code:
    """Operations being written, with jumps patched once their target is known."""

    def __init__(self) -> None:
        self.ops: list[Op] = []

    def add(self, op: Op) -> None:
        self.ops.append(op)

    @property
    def here(self) -> int:
        return len(self.ops)


class Effect:
    """A node of card text that does something."""

    def emit(self, code: Code) -> None:
        raise NotImplementedError

    def clause(self, lang: str, mood: str) -> str:
        """The effect in words, without capital or full stop: told to you, after "puedes", or with another subject."""
        raise NotImplementedError

    def text(self, lang: str) -> str:
        """The effect as sentences."""
        aside = self.aside(lang)
        said = sentence(self.clause(lang, TELL))
        return f"{said} {aside}" if aside else said

    def aside(self, lang: str, several: bool = False) -> str:
        """A sentence of its own after the effect, where the text adds one: "this damage cannot be prevented by armor".

        ``several`` when the effect is done several times.
        """
        return ""

    def symbols(self) -> str:
        """The effect in symbols (``core/symbols.py``); "" when it cannot be said in them."""
        return ""

    def parts(self) -> list[Effect]:
        """The effects inside this one."""
        return []

    def blind(self) -> bool:
        """Whether it does the same whatever it answers, without choices: then the order of two of it cannot matter."""
        return False

    def declared(self) -> list[Ability]:
        """The abilities this effect puts in force, for the game to know by name. A verb that does adds its own."""
        found: list[Ability] = []
        for part in self.parts():
            found.extend(part.declared())
        return found

    def compiled(self) -> Program:
        code = Code()
        self.emit(code)
        return Program(self, tuple(code.ops))


class Amount:
    """A number computed when it is needed."""

    def value(self, s: State, f: Resolving) -> int:
        raise NotImplementedError

    def reckoned(self, s: State, f: Resolving) -> int:
        """The number, asked for a modifier: other cards' texts may have a say in it, and this one in theirs."""
        asking = s.asking
        asking.append(f.source)
        if len(asking) > MOST_IN_A_ROW:
            raise in_a_circle(s)
        number = self.value(s, f)
        asking.pop()
        return number

    def text(self, lang: str) -> str:
        """The number as it stands before a unit ("2")."""
        raise NotImplementedError

    def symbols(self) -> str:
        """The number in symbols; "" when it cannot be said in them."""
        return ""

    def each(self, lang: str) -> str:
        """What follows a unit amount, when this counts things: "por cada criatura amiga", "for each friendly creature"."""
        return ""


class Fixed(Amount):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, f: Resolving) -> int:
        return self.number

    def reckoned(self, s: State, f: Resolving) -> int:
        return self.number

    def text(self, lang: str) -> str:
        return str(self.number)

    def symbols(self) -> str:
        return str(self.number) if type(self) is Fixed else ""


def amount(of: int | Amount) -> Amount:
    return of if isinstance(of, Amount) else Fixed(of)


class Condition:
    """Something that holds or not."""

    def holds(self, s: State, f: Resolving) -> bool:
        raise NotImplementedError

    def asked(self, s: State, f: Resolving) -> bool:
        """Whether it holds, asked for a modifier: other cards' texts may have a say in it, and this one in theirs."""
        asking = s.asking
        asking.append(f.source)
        if len(asking) > MOST_IN_A_ROW:
            raise in_a_circle(s)
        so = self.holds(s, f)
        asking.pop()
        return so

    def text(self, lang: str) -> str:
        """The condition after "si"/"if"."""
        raise NotImplementedError

    def symbols(self) -> str:
        """The condition in symbols; "" when it cannot be said in them."""
        return ""


class Not(Condition):
    """The contrary of a condition, with words of its own."""

    def __init__(self, condition: Condition, words: Words) -> None:
        self.condition = condition
        self.words = words

    def holds(self, s: State, f: Resolving) -> bool:
        return not self.condition.holds(s, f)

    def text(self, lang: str) -> str:
        return self.words.text(lang)


class Done(Condition):
    """Whether the last verb was carried out fully."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.succeeded(s)

    def text(self, lang: str) -> str:
        return "you do" if lang == EN else "lo haces"

    def symbols(self) -> str:
        return DONE
