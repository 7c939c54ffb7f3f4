"""Operations that let a node act, ask and take the answer."""

from __future__ import annotations

from tapete.core.bills import Bill
from tapete.core.decision import Option
from tapete.core.effects import Code, Fixed, Jump, LoopHead, LoopStart, Op, Resolving
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana.abilities import Acting


class Do(Op):
    """Carries out a node of this vocabulary."""

    def __init__(self, node: Acting) -> None:
        self.node = node

    def run(self, s: State, f: Resolving) -> None:
        self.node.act(s, f)

    def bill(self, s: State, f: Resolving) -> Bill | None:
        return self.node.bill(s, f)


class Took(Op):
    """Hands the answer to the node that asked."""

    def __init__(self, node: Acting) -> None:
        self.node = node

    def run(self, s: State, f: Resolving) -> None:
        answer = s.answer
        if answer is not None:
            self.node.take(s, f, answer)

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return self.node.why_not(s, f, option)


def once(code: Code, node: Acting, asks: bool) -> None:
    code.add(Do(node))
    if asks:
        code.add(Took(node))


def many(code: Code, times: int, node: Acting) -> None:
    """Ask and take a number of times, if any."""
    if times:
        loop(code, LoopStart(Fixed(times)), node)


def loop(code: Code, start: Op, node: Acting) -> None:
    """Ask and take as often as the operation says that starts it."""
    code.add(start)
    top = code.here
    head = LoopHead()
    code.add(head)
    once(code, node, True)
    back = Jump()
    back.target = top
    code.add(back)
    head.end = code.here
