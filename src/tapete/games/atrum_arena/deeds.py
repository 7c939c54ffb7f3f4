"""Deeds: the sentences of powers, and the frame in which a power that was launched takes effect."""

from __future__ import annotations

from typing import ClassVar, cast

from tapete.core.decision import Option
from tapete.core.effects import Amount, Code, Effect, Op, PromptOf, Resolving
from tapete.core.events import Event
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement
from tapete.games.atrum_arena.powers import LinkAim, MinionAim, Requirement
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.values import twin_offered


class Launching(Resolving):
    """A power taking effect: what it was announced with is in ``link``."""

    NAME = "launching"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "program", "you", "source", "via", "event", "it", "them", "picked", "kept", "noted", "wanted", "word", "number", "loop",
        "lost", "link",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.link: Announcement | None = None

    @property
    def announced(self) -> Announcement:
        assert self.link is not None
        return self.link

    def target(self, field: int) -> int:
        """A number of the announcement."""
        assert self.link is not None
        return self.link.numbers[field]

    def note(self, s: State, event: Event) -> None:
        """What the sentence under way wanted to happen has happened; the sentence says what comes of it."""
        assert self.program is not None
        op = self.program.ops[self.step - 1]
        if isinstance(op, Do):
            op.deed.done(s, self, event)


class Deed(Effect):
    """One sentence of a power. Subclasses say what it is aimed at, do it, and print it."""

    def emit(self, code: Code) -> None:
        code.add(Do(self))

    def act(self, s: State, f: Launching) -> None:
        raise NotImplementedError

    def done(self, s: State, f: Launching, event: Event) -> None:
        """An event that names the frame as its cause has happened: what comes of it for the chain."""

    # -- what the sentence is about, for the announcement and the general rules

    def aims_at_victim(self) -> bool:
        """Whether it needs an opponent chosen at the announcement."""
        return False

    def aims_at_anyone(self) -> bool:
        """Whether the player chosen may be anybody."""
        return False

    def names_opponent(self) -> bool:
        """Whether its sentence speaks of that opponent."""
        return self.aims_at_victim() and not self.aims_at_anyone()

    def harms(self) -> bool:
        """Whether it damages that opponent or lowers their resistance (AA-goal-07)."""
        return False

    def befriends(self) -> bool:
        """Whether it speaks of you or yours, and so may be applied to a team-mate (AA-multi-07)."""
        return False

    def minions(self) -> MinionAim | None:
        return None

    def link(self) -> LinkAim | None:
        return None

    def alters(self) -> bool:
        """Whether it raises or lowers the number of esbirros of an altar (AA-altar-11)."""
        return False

    def loses(self) -> bool:
        """Whether its launcher loses resistance by it (AA-altar-13)."""
        return False

    def commits(self) -> bool:
        """Whether it takes another resource of its launcher (AA-altar-14)."""
        return False

    def demands(self) -> Requirement | None:
        """What must be left for it of the launcher's own, after the cost is paid and the targets have gone (AA-ann-02)."""
        return None

    # -- for the table and the bots

    def strength(self) -> Amount | None:
        """How much it does, where that is damage, prevention or resistance."""
        return None

    def sign(self) -> str:
        """The symbol that stands for that on the table."""
        return ""

    def worth(self) -> float:
        """About what it brings, in points of resistance."""
        return 1.0

    def force(self) -> bool:
        """Whether it is the damage of an Attack or the prevention of a Defense, which follow the power's type (AA-type-07)."""
        return False


class AskingDeed(Deed):
    """A sentence with choices made while it resolves, one pick at a time."""

    def emit(self, code: Code) -> None:
        code.add(Ask(self))
        code.add(Took(self))

    def prepares(self, s: State, f: Launching) -> bool:
        """Let happen what must come before the next pick; whether there was anything."""
        return False

    def options(self, s: State, f: Launching) -> list[Option]:
        """What can be picked now; nothing when the choice is complete."""
        raise NotImplementedError

    def chooser(self, s: State, f: Launching) -> int:
        return f.you

    def targets(self) -> bool:
        """Whether what is picked lies on the table and has something done to it: then the only one is shown too."""
        return False

    def take(self, s: State, f: Launching, answer: Option) -> None:
        """A pick; it joins ``f.picked`` unless the sentence does something else with it."""
        f.picked = (*f.picked, answer.thing)

    def finish(self, s: State, f: Launching) -> None:
        """All is picked: do it."""
        raise NotImplementedError

    def why_not(self, s: State, f: Launching, option: Option) -> Refusal | None:
        """Why something else cannot be picked: the text says what can."""
        return no.ALIKE if twin_offered(s, option) else no.NOT_IN_TEXT


class Do(Op):
    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def run(self, s: State, f: Resolving) -> None:
        self.deed.act(s, cast(Launching, f))


class Ask(Op):
    def __init__(self, deed: AskingDeed) -> None:
        self.deed = deed
        self.prompt = PromptOf(deed)

    def run(self, s: State, f: Resolving) -> None:
        launching = cast(Launching, f)
        if self.deed.prepares(s, launching):
            f.step -= 1
            return
        options = self.deed.options(s, launching)
        chooser = self.deed.chooser(s, launching)
        if not options:
            s.answer = None
        elif self.deed.targets() and not f.picked:
            s.aim(chooser, "choose", options, self.prompt.words(), f.source)
        else:
            s.ask(chooser, "choose", options, self.prompt.words(), f.source)


class Took(Op):
    def __init__(self, deed: AskingDeed) -> None:
        self.deed = deed

    def run(self, s: State, f: Resolving) -> None:
        launching = cast(Launching, f)
        answer = s.answer
        if answer is not None and answer.verb != "done":
            self.deed.take(s, launching, answer)
            f.step -= 2
            return
        self.deed.finish(s, launching)
        f.picked = ()

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return self.deed.why_not(s, cast(Launching, f), option)
