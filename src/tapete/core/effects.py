"""What abilities are written in: effects that print themselves in two languages and compile to small programs.

An effect is a tree of static nodes. Compiling flattens it into a ``Program``: a tuple of operations run by one frame,
``Resolving``, whose registers are what the sentence has chosen and done so far ("that creature", "this way"). Only the control
nodes of this module can pause for a decision; verbs are atomic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.frames import Frame
from tapete.core.language import EN, INFINITIVE, TELL, Lexeme, Words, listing, sentence

if TYPE_CHECKING:
    from tapete.core.abilities import Ability
    from tapete.core.nouns import Cards
    from tapete.core.state import State

NOTHING = -1
YOU = 0
OPPONENT = 1


class Program:
    """An effect flattened into operations. ``id`` is its name in the game; frames refer to it by that."""

    __slots__ = ("blind", "effect", "id", "ops")

    def __init__(self, effect: Effect, ops: tuple[Op, ...]) -> None:
        self.id = ""
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

    def note(self, s: State, event: Event) -> None:
        if self.fresh:
            self.fresh = False
            self.noted = ()
        self.noted = (*self.noted, event)

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
        return sentence(self.clause(lang, TELL))

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

    def text(self, lang: str) -> str:
        """The number as it stands before a unit ("2")."""
        raise NotImplementedError

    def each(self, lang: str) -> str:
        """What follows a unit amount, when this counts things: "por cada criatura amiga", "for each friendly creature"."""
        return ""


class Fixed(Amount):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, f: Resolving) -> int:
        return self.number

    def text(self, lang: str) -> str:
        return str(self.number)


def amount(of: int | Amount) -> Amount:
    return of if isinstance(of, Amount) else Fixed(of)


class Condition:
    """Something that holds or not."""

    def holds(self, s: State, f: Resolving) -> bool:
        raise NotImplementedError

    def text(self, lang: str) -> str:
        """The condition after "si"/"if"."""
        raise NotImplementedError


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


# ---------------------------------------------------------------------------------------------------------------- selections


class Selection:
    """Which cards a sentence is about. ``emit`` writes the operations that fill ``them``."""

    def emit(self, code: Code, prompt: Effect) -> None:
        raise NotImplementedError

    def phrase(self, lang: str) -> str:
        """The cards in words, with article: "una criatura enemiga"."""
        raise NotImplementedError

    def plural(self) -> bool:
        """Whether the phrase names several cards."""
        return False


class Each(Selection):
    """All the cards that fit, at once."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeAll(self.cards))

    def phrase(self, lang: str) -> str:
        return self.cards.phrase(lang, "each", False)


class Chosen(Selection):
    """Cards that a player picks, one at a time: exactly ``most`` (as far as possible), or from ``least`` up to ``most``."""

    def __init__(self, cards: Cards, most: int | Amount = 1, least: int = -1, by: int = YOU, add: bool = False) -> None:
        self.cards = cards
        self.most = amount(most)
        self.optional = least == 0
        self.by = by
        self.add = add  # picks join the cards already chosen instead of replacing them

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(Picks(self, PromptOf(prompt)))
        code.add(Picked())

    def phrase(self, lang: str) -> str:
        several = not (isinstance(self.most, Fixed) and self.most.number == 1)
        if not several:
            return self.cards.phrase(lang, "up to" if self.optional else "a", False)
        return self.cards.phrase(lang, ("up to " if self.optional else "") + self.most.text(lang), True)

    def plural(self) -> bool:
        return not (isinstance(self.most, Fixed) and self.most.number == 1)


class Both(Selection):
    """Two selections made one after the other and then treated together."""

    def __init__(self, first: Selection, second: Selection) -> None:
        self.first = first
        self.second = second

    def emit(self, code: Code, prompt: Effect) -> None:
        self.first.emit(code, prompt)
        code.add(Keep())
        self.second.emit(code, prompt)
        code.add(Join())

    def phrase(self, lang: str) -> str:
        return listing([self.first.phrase(lang), self.second.phrase(lang)], lang)

    def plural(self) -> bool:
        return True


class Register(Selection):
    """A card the text already knows: this card, the chosen one, the one the event is about."""

    def __init__(self, name: str, words: Words) -> None:
        self.name = name
        self.words = words

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(Recall(self))

    def phrase(self, lang: str) -> str:
        return self.words.text(lang)

    def cards(self, s: State, f: Resolving) -> tuple[int, ...]:
        """The cards it stands for now, but for those that went out of sight since."""
        found = self.known(s, f)
        return tuple([card for card in found if card not in f.lost]) if f.lost else found

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        name = self.name
        if name == "this":
            return (f.source,)
        if name == "it":
            return (f.it,) if f.it != NOTHING else ()
        if name == "them":
            return f.them
        if name == "kept":
            return f.kept
        if name == "via":
            return (f.via if f.via != NOTHING else f.source,)
        if name == "noted":
            return tuple([e.card for e in f.noted if e.card != NOTHING])
        assert f.event is not None, name
        if name == "that":
            return (f.event.card,)
        assert name == "other", name
        return (f.event.other,)


class PromptOf:
    """The words of a question, printed once from the effect that asks it."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.cached: Words | None = None

    def words(self) -> Words:
        if self.cached is None:
            self.cached = Words(self.effect.text("es"), self.effect.text("en"))
        return self.cached


def chooser(s: State, f: Resolving, by: int) -> int:
    """Who makes a choice: the player the game's rules name, unless the text gives it to the opponent."""
    return s.game.decider(s, f.you) if by == YOU else s.game.opponent(s, f.you)


class TakeAll(Op):
    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def run(self, s: State, f: Resolving) -> None:
        f.them = tuple(self.cards.all(s, f))
        f.it = f.them[0] if f.them else NOTHING


class Recall(Op):
    def __init__(self, register: Register) -> None:
        self.register = register

    def run(self, s: State, f: Resolving) -> None:
        f.them = self.register.cards(s, f)


class Keep(Op):
    """Remember the cards chosen so far for later reference."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = f.them


class Join(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.them = f.kept + f.them


class Picks(Op):
    """Ask for the next pick; the following operation takes it and comes back here until the choice is complete."""

    def __init__(self, selection: Chosen, prompt: PromptOf) -> None:
        self.selection = selection
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        selection = self.selection
        most = selection.most.value(s, f)
        free = [card for card in selection.cards.all(s, f) if card not in f.picked] if len(f.picked) < most else []
        options = [Option(s.names, "choose", (card,)) for card in free]
        if options and selection.optional:
            options.append(Option(s.names, "done"))
        if options:
            s.ask(chooser(s, f, selection.by), "choose", options, self.prompt.words(), f.source)
        else:
            s.answer = None


class Picked(Op):
    """Take the pick just answered."""

    def run(self, s: State, f: Resolving) -> None:
        answer = s.answer
        if answer is not None and answer.verb == "choose":
            f.picked = (*f.picked, answer.thing)
            f.lost = tuple([card for card in f.lost if card != answer.thing])
            f.step -= 2
            return
        f.them = f.picked
        f.it = f.picked[-1] if f.picked else NOTHING
        f.picked = ()


# ---------------------------------------------------------------------------------------------------------------- verbs


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
        self.verb.act(s, f)
        if f.fresh:
            f.fresh = False
            f.noted = ()


# ---------------------------------------------------------------------------------------------------------------- control


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


CHOOSE = Lexeme("elige", "elegir", "choose")
CAN = Words("puedes", "you may")
THEY_CAN = Words("puede", "may")


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
        ask = AskWhich(self)
        code.add(ask)
        branch = Which()
        code.add(branch)
        ends: list[Jump] = []
        for effect in self.effects:
            branch.targets.append(code.here)
            effect.emit(code)
            end = Jump()
            code.add(end)
            ends.append(end)
        for end in ends:
            end.target = code.here

    def clause(self, lang: str, mood: str) -> str:
        joint = Words("o bien", "or")
        return listing([effect.clause(lang, mood) for effect in self.effects], lang, joint)

    def text(self, lang: str) -> str:
        intro = "Choose one: " if lang == EN else "Elige una opción: "
        return intro + sentence(self.clause(lang, TELL))[:1].lower() + sentence(self.clause(lang, TELL))[1:]

    def parts(self) -> list[Effect]:
        return list(self.effects)


class AskWhich(Op):
    def __init__(self, effect: ChooseOne) -> None:
        self.effect = effect
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "option", (), str(i + 1)) for i in range(len(self.effect.effects))]
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
        return f"{clause} {self.times.text(lang)} " + ("times" if lang == EN else "veces")

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
    """Choose cards, then carry the effect out with each of them in turn ("one at a time")."""

    def __init__(self, selection: Selection, effect: Effect) -> None:
        self.selection = selection
        self.effect = effect

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
        with_them = self.effect.clause(lang, mood)
        phrase = self.selection.phrase(lang)
        for it in ("that creature", "it") if lang == EN else ("esa criatura", "ella"):
            if it in with_them:
                return with_them.replace(it, phrase) + (", one at a time" if lang == EN else ", de una en una")
        return f"{with_them} ({phrase})"

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

    def parts(self) -> list[Effect]:
        return [self.effect]


class Unloop(Op):
    """Leave a loop whose condition has failed."""

    def run(self, s: State, f: Resolving) -> None:
        f.loop = f.loop[:-1]
