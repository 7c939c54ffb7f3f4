"""Drawing, the draw step and chains (KF-draw, KF-chains)."""

from __future__ import annotations

from tapete.core.events import Event, happen
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import CHAINS, DECK, DISCARD, HAND


def draw(s: State, player: int, count: int, cause: int = -1) -> None:
    """Draw cards one at a time, as many as there are (KF-draw-05, KF-draw-07)."""
    happen(s, drawn(s, player, count, cause))


def drawn(s: State, player: int, count: int, cause: int = -1) -> list[Event]:
    """The cards that are drawn now, each an event. The log tells first that the discard pile is needed for them."""
    held = len(s.zone(DECK, player))
    batch = [Event(ev.DRAWN, player=player, cause=cause) for _ in range(min(count, held + len(s.zone(DISCARD, player))))]
    if len(batch) > held:
        tell(s, Event(ev.RESHUFFLES, player=player))
    return batch


def chain_penalty(chains: int) -> int:
    """1 fewer card for 1–6 chains, 2 for 7–12, 3 for 13–18, 4 for 19–24 (KF-chains-04 to 07)."""
    return (chains + 5) // 6


def refill(s: State, player: int, size: int) -> list[Event]:
    """Refill the hand; chains reduce a draw that was due and one is shed for it (KF-chains-02, KF-chains-03)."""
    missing = size - len(s.zone(HAND, player))
    if missing <= 0:
        return []
    chains = s.tallies[CHAINS][player]
    if not chains:
        return drawn(s, player, missing)
    return [*drawn(s, player, max(0, missing - chain_penalty(chains))), Event(ev.SHED, player=player, amount=-1)]
