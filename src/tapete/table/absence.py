"""What was agreed about somebody who stays away: nothing, that the others may claim the match, or that a bot sits in.

Leaving is not conceding. Who is away is kept among the changes of a match (``absent``, ``back``, ``stand_in``, ``claimed``), so
that a server that falls forgets nobody's absence, and a replay, a review and the ratings know who played what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CLAIM: Final = "claim"
BOT: Final = "bot"
CONSEQUENCES: Final = (CLAIM, BOT)


@dataclass(frozen=True, slots=True)
class AbsenceKept:
    """What comes of it when the table waits for somebody who has been away for so many seconds."""

    then: str  # claim, bot
    after: float


@dataclass(frozen=True, slots=True)
class Noted:
    """Somebody went or came, or what came of it, after so many answers."""

    seat: int
    kind: str
    answers: int
    at: float
