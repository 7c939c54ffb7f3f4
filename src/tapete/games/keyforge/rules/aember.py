"""Æmber: gaining, losing, stealing, capturing, and the places it can be spent from."""

from __future__ import annotations

from tapete.core.events import Event, happen, happens
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.things import AMBER, ARTIFACTS, LINE, POOL, controller, other
from tapete.games.keyforge.values import any_on, cannot_be_stolen


def gain(s: State, player: int, amount: int, source: int, cause: int = -1) -> None:
    """From the common supply to a pool (KF-play-02)."""
    if amount > 0:
        happens(s, Event(ev.GAINED, player=player, amount=amount, source=source, cause=cause))


def lose(s: State, player: int, amount: int, source: int, cause: int = -1) -> None:
    """From a pool to the common supply, as much as there is."""
    if min(amount, s.tallies[POOL][player]) > 0:
        happens(s, Event(ev.LOST, player=player, amount=amount, source=source, cause=cause))


def steal(s: State, player: int, amount: int, source: int, cause: int = -1) -> None:
    """From the opponent's pool to that of ``player`` (KF-steal-01)."""
    if min(amount, s.tallies[POOL][other(player)]) > 0 and not cannot_be_stolen(s, other(player)):
        happens(s, Event(ev.STOLEN, player=player, amount=amount, source=source, cause=cause))


def capture(
    s: State, cards: tuple[int, ...], amount: int, source: int, cause: int = -1, own_side: bool = False, you: int = -1
) -> None:
    """Onto creatures from the pool of their controller's opponent (KF-capture-01), or from their own side when told so.

    The card that speaks is on the side of ``you``, whoever resolves its ability as if it were theirs (KF-faq-36).
    """
    batch: list[Event] = []
    for card in cards:
        side = you if card == source and you >= 0 else controller(s, card)
        victim = side if own_side else other(side)
        batch.append(Event(ev.CAPTURED, card, victim, amount, source, cause=cause))
    if batch and amount > 0:
        happen(s, batch)


def spendable(s: State, player: int) -> list[int]:
    """The cards whose Æmber this player may spend on keys (KF-forge-10)."""
    if not s.index().modifying[m.SPENDABLE]:
        return []
    amber = s.numbers[AMBER]
    cards = s.zone(ARTIFACTS, player) + s.zone(LINE, player)
    return [card for card in cards if amber[card] and any_on(s, m.SPENDABLE, card)]
