"""Time at the table, where a rulebook speaks of it: preparing, the round that ends a game, pauses and warnings."""

from __future__ import annotations

from tapete.core.refusal import Refusal


class Times:
    """What the rules say about time, in seconds; 0: nothing. Whoever keeps the clock asks the game."""

    def __init__(self, round: int, too_short: Refusal, preparing: int = 0, idle: int = 0, warnings: int = 0) -> None:
        self.round = round  # the shortest a round may be; when it is over, ``Game.time_up`` says how things stand
        self.too_short = too_short
        self.preparing = preparing  # the longest that preparing may take, before the round (``Game.preparing``)
        self.idle = idle  # the longest anybody may take over a question without a warning
        self.warnings = warnings  # so many cost the game

    def why_not_round(self, seconds: float) -> Refusal | None:
        """Why a round may not be as short as this."""
        return self.too_short if seconds < self.round else None
