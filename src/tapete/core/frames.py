"""Unfinished work as data: a resolution stack of frames.

A frame is one procedure of the rulebook (or one ability) that is under way. Its attributes are its local variables, its ``run``
method is the table of contents of its steps. The step is advanced before it runs, so whatever the step puts on the stack is
done before the frame goes on. Attributes hold only plain values (numbers, text, tuples, events) and references to static
declarations, so a frame can be copied, compared and written to JSON at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from tapete.core.bills import Bill
    from tapete.core.decision import Option
    from tapete.core.events import Event
    from tapete.core.refusal import Refusal
    from tapete.core.state import State


class Frame:
    """The base of all procedures. Every field has a default so that a frame can be made first and filled afterwards."""

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.step = 0

    def next_step(self) -> int:
        """The step to run now; the frame already points at the one after it."""
        step = self.step
        self.step = step + 1
        return step

    def run(self, s: State) -> None:
        raise NotImplementedError

    def shows(self) -> tuple[int, ...]:
        """The cards that whoever is asked while it is under way gets to see, wherever they lie; -1 is none."""
        return ()

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """What keeps an answer out of the question that it asks now; nothing where the answer makes no sense at all."""
        return None

    def bill(self, s: State) -> Bill | None:
        """What has been given and what is left, where the question that it asks now is one of several."""
        return None

    def holds_up(self) -> Refusal | None:
        """Why the actions of a turn have to wait while it is under way, when it comes before them."""
        return None

    def note(self, s: State, event: Event) -> None:
        """An event that this frame caused has happened."""

    def lifted(self, depth: int) -> None:
        """The frames from this depth on, among them this one, lie one place higher."""

    def fields(self) -> dict[str, object]:
        """What it holds, by the names of its fields."""
        return {name: getattr(self, name) for name in self.FIELDS}

    def copy(self) -> Frame:
        twin = type(self)()
        twin.step = self.step
        for name in self.FIELDS:
            setattr(twin, name, getattr(self, name))
        return twin
