"""Whoever looks at a state: a seat, a spectator, or somebody to whom every hand is open. All of it is the visibility service's."""

from __future__ import annotations

from tapete.core.events import Entry
from tapete.core.language import EN, ES
from tapete.core.state import State
from tapete.core.visibility import Shown, saw
from tapete.core.zones import EVERYBODY
from tapete.server.wire import LogLine


class Eyes:
    """One look at one state."""

    def __init__(self, s: State, seat: int, hands: bool = False, cards: dict[int, dict[str, object]] | None = None) -> None:
        self.s = s
        self.seat = seat
        self.shown = Shown(s, seat)
        self.hands = [Shown(s, player) for player in range(s.players)] if hands else []  # each as their holder sees them
        for shown in (self.shown, *self.hands):
            shown.cards = self.shown.cards if cards is None else cards  # all views of a moment show a card alike

    def sees(self, card: int) -> bool:
        return self.shown.sees(card) or any([holder.sees(card) for holder in self.hands])

    def name(self, card: int) -> str | None:
        """The card's readable name; nothing for a hidden one."""
        return self.s.names[card] if card >= 0 and self.sees(card) else None

    def view(self) -> dict[str, object]:
        """The table as it may be seen, without what an update tells beside it."""
        s = self.s
        return {
            "game": s.game.id,
            "player": self.seat,
            "players": s.players,
            "turn": s.turn,
            "zones": self.zones(),
            "tallies": {name: s.tallies[field] for field, name in enumerate(s.game.player_fields)},
            "world": {name: s.world[field] for field, name in enumerate(s.game.world_fields)},
            "lasting": self.shown.lasting(),
            "announced": self.shown.announced(),
            "reserved": self.shown.reserved(),
        }

    def zones(self) -> list[dict[str, object]]:
        """The zones; where hands are open, each as the player it belongs to sees it."""
        found = self.shown.zones()
        if self.hands:
            held = [holder.zones() for holder in self.hands]
            for at, zone in enumerate(found):
                player = zone["player"]
                if isinstance(player, int):
                    found[at] = held[player][at]
        return found

    # -- the log

    def line(self, entry: Entry, clauses: dict[str, str]) -> LogLine:
        s = self.s
        if self.hands:
            entry = told_to_all(entry)
        line = self.shown.line(entry)
        event = str(line["event"])
        e = entry.event
        named = ((e.card, entry.seen), (e.other, entry.seen_other), (e.source, entry.seen_source))
        cards = [s.cards[card].id for card, seen in named if 0 <= card < len(s.cards) and saw(seen, self.seat)]
        return LogLine(event, str(line[ES]), str(line[EN]), cards, clauses.get(event))


def told_to_all(entry: Entry) -> Entry:
    """A line as told where every hand is open: what somebody saw, everybody is told."""
    return Entry(entry.event, *[EVERYBODY if seen else 0 for seen in (entry.seen, entry.seen_other, entry.seen_source)])
