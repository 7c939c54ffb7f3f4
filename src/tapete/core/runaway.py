"""What would never end is stopped, and says which cards are at it.

Four things can run away, and each has its limit: texts that ask one another in a circle (``State.asking``), work that piles up
(``State.push``), work that goes on without anybody being asked (``State.advance``), and questions whose every answer leads back to
where the game already was (``stands_still``). The limits lie far beyond what games reach: in thousands of random games of each of
the five no text asked more than three others in a row, no stack was higher than 12 and no move took more than 70 steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.abilities import Pending
from tapete.core.refusal import EngineError

if TYPE_CHECKING:
    from tapete.core.frames import Frame
    from tapete.core.state import State

MOST_IN_A_ROW: Final = 50  # texts of cards that ask one another
MOST_STEPS: Final = 5_000  # without a question
LOOK_EACH: Final = 512  # answers between two looks at whether the game stands still
WATCHED: Final = 64  # more steps, to see which cards are at it
CIRCLE: Final = 64  # situations that a circle of questions may have
REMEMBERED: Final = 8  # samples of what the game was like
OFTEN: Final = 4  # samples that were like an earlier one
NAMES_CARDS: Final[tuple[str, ...]] = ("source", "card", "via")  # fields of frames that hold a card


def names(s: State, cards: list[int]) -> tuple[str, ...]:
    """The cards by their readable names, each once, in order."""
    return tuple(dict.fromkeys([s.names[card] for card in cards if card >= 0]))


def at_work(s: State, depth: int = 12) -> list[int]:
    """The cards that the topmost frames are about."""
    found: list[int] = []
    for frame in s.stack[-depth:]:
        found += held(frame)
    return found


def held(frame: Frame) -> list[int]:
    """The cards that a frame names, or the abilities that wait in it."""
    found: list[int] = []
    fields = frame.fields()
    for name in NAMES_CARDS:
        value = fields.get(name)
        if isinstance(value, int):
            found.append(value)
    waiting = fields.get("pending")
    if isinstance(waiting, tuple):  # abilities that wait
        found += [each.source for each in waiting if isinstance(each, Pending)]
    return found


def in_a_circle(s: State) -> EngineError:
    """Texts ask one another without end. None of them is answered, so none waits any longer."""
    cards = s.asking[-WATCHED:]
    s.asking.clear()
    return EngineError("texts of cards ask one another without end", names(s, cards))


def called_itself(s: State) -> EngineError:
    """A procedure calls itself without end: a fault of the program, not of a text. Only the pure build notices."""
    return EngineError("a procedure calls itself without end", names(s, at_work(s)))


def piled_up(s: State) -> EngineError:
    frames = ", ".join([frame.NAME for frame in s.stack[-6:]])
    return EngineError(f"work piles up without end ({frames})", names(s, at_work(s)))


def without_end(s: State) -> EngineError:
    """Nobody is asked any more. A few steps are watched, because no single one shows all the cards."""
    seen: list[int] = []
    for _ in range(WATCHED):
        if s.stack:
            seen += at_work(s)
        if s.decision is None and not s.over:
            s.step()
    return EngineError(f"{MOST_STEPS} steps without a question", names(s, seen))


# -- questions


def content(s: State) -> int:
    """A number for what the game is like now, whatever is being asked: where cards lie, all counters, what is in force."""
    lists = [*s.zones, *s.numbers, *s.tallies, s.world, [each.serial for each in s.lasting], [each.uses for each in s.lasting]]
    return hash((s.turn, len(s.reserved), tuple([tuple(each) for each in lists])))


def stands_still(s: State) -> None:
    """Look, now and then, whether the game has been like this before; if so again and again, whether any answer leads out."""
    s.unlooked = LOOK_EACH
    if s.over:
        return
    now = content(s)
    s.likely = s.likely + 1 if now in s.samples else 0
    s.samples = (*s.samples, now)[-REMEMBERED:]
    if s.likely >= OFTEN:
        s.likely = 0
        if leads_nowhere(s):
            assert s.decision is not None
            raise EngineError(f"every answer to {s.decision.kind!r} leads back to it", names(s, [s.decision.source, *at_work(s)]))


def leads_nowhere(s: State) -> bool:
    """Whether all answers, and all answers to what is asked then, only lead round in a small circle."""
    known = {situation(s)}
    waiting = [s.clone()]
    while waiting:
        here = waiting.pop()
        assert here.decision is not None
        for at in range(len(here.decision.options)):
            there = here.clone()
            there.unlooked = LOOK_EACH
            try:
                there.choose(here.decision.options[at])
            except EngineError:
                return False  # it ends that way, with an error of its own
            if there.over:
                return False
            where = situation(there)
            if where not in known:
                if len(known) == CIRCLE:
                    return False
                known.add(where)
                waiting.append(there)
    return True


def situation(s: State) -> int:
    """A number for what the game is like and what is asked."""
    assert s.decision is not None
    return hash((content(s), s.decision.player, s.decision.kind, tuple(s.decision.ids())))
