"""How far something has come that is asked in several questions: what was paid, chosen or shared out, and what is still due."""

from __future__ import annotations

from typing import Final

PAID: Final = "paid"
CHOSEN: Final = "chosen"
SHARED: Final = "shared"
LOST: Final = "lost"
KINDS: Final = (PAID, CHOSEN, SHARED, LOST)


class Bill:
    """What was given so far and what is left to give: amounts by symbol ("" counts cards), and the cards themselves.

    ``atmost`` says that no more than what is left can be given, and less will do.
    """

    __slots__ = ("atmost", "cards", "done", "due", "kind")

    def __init__(
        self,
        kind: str,
        done: list[tuple[str, int]],
        due: list[tuple[str, int]],
        cards: tuple[int, ...] = (),
        atmost: bool = False,
    ) -> None:
        self.kind = kind
        self.done = [part for part in done if part[1] > 0]
        self.due = [part for part in due if part[1] > 0]
        self.cards = cards
        self.atmost = atmost

    def __repr__(self) -> str:
        return f"Bill({self.kind}: {self.done}, due {self.due})"
