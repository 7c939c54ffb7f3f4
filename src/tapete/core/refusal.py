"""Why something is not allowed: always with the clause of the rulebook that forbids it."""

from tapete.core.language import Words
from tapete.core.text import plain


class Refusal:
    """A reason, in both languages, and the clause behind it. Refusals are constants: making one costs nothing in play."""

    def __init__(self, clause: str, es: str, en: str) -> None:
        self.clause = clause
        self.reason = Words(es, en)

    def text(self, lang: str) -> str:
        return f"{plain(self.reason.text(lang))} ({self.clause})"

    def __repr__(self) -> str:
        return f"Refusal({self.clause})"


class Refused(Exception):
    """An answer that the rules do not allow. The state is as it was before. The message is English unless asked otherwise."""

    def __init__(self, refusal: Refusal, lang: str = "en") -> None:
        super().__init__(refusal.text(lang))
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """The clause of the rulebook that forbids it."""
        return self.refusal.clause


class BadDocument(Exception):
    """A position, setup, deck, record or saved state that cannot be read: which field is wrong and what would be right.

    Where a rule forbids it, its clause stands in the sentence. The sentences that recur are in ``core/position.py``.

    >>> str(BadDocument("seed", "falta este campo", "this field is missing"))
    'seed: this field is missing'
    """

    def __init__(self, field: str, es: str, en: str) -> None:
        super().__init__(f"{field}: {en}")
        self.field = field
        self.reason = Words(es, en)


class EngineError(Exception):
    """The engine found itself in a state that its own rules exclude. Never caused by a player's answer.

    ``cards`` are the names of those involved, where it can tell (core/runaway.py).
    """

    def __init__(self, problem: str, cards: tuple[str, ...] = ()) -> None:
        super().__init__(f"{problem}: {', '.join(cards)}" if cards else problem)
        self.cards = cards
