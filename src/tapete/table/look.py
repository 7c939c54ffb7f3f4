"""Whoever looks at a state: a seat, a spectator, or somebody to whom every hand is open. All of it is the visibility service's."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.events import Entry
from tapete.core.labels import said
from tapete.core.language import EN, ES, Words
from tapete.core.state import State
from tapete.core.visibility import Shown
from tapete.core.zones import EVERYBODY
from tapete.table.texts import told
from tapete.table.wire import LogLine, Span, Told

NOTHING = Words("", "")
Place = tuple[int, int, int, int, bool]  # of a line in the log: its answer, turn, whose turn, depth, whether it is a heading


class Look:
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
            "lasting": self.lasting(),
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

    def lasting(self) -> list[dict[str, object]]:
        """What is in force, in words that name what they are about."""
        found = self.shown.lasting()
        for shown, effect in zip(found, self.s.lasting, strict=True):
            shown["text"] = self.told(Words(effect.ability.text(ES), effect.ability.text(EN)))
        return found

    # -- the log

    def line(self, entry: Entry, clauses: dict[str, str], place: Place) -> LogLine:
        event = self.s.game.event_kinds[entry.event.kind].id
        words = self.shown.sentence(told_to_all(entry) if self.hands else entry)
        line = told(self.s.game, NOTHING if words is None else words, self.recalled)
        return LogLine(event, line.es, line.en, clauses.get(event) or None, *place)

    def recalled(self, card: int, name: str) -> str | Span:
        """A card that the log names: whoever is told saw it then, wherever it is now."""
        return Span(name, card=self.s.cards[card].id, thing=self.name(card))

    # -- what is asked

    def told(self, words: Words) -> Told:
        """A text of this moment."""
        return told(self.s.game, words, self.named)

    def named(self, card: int, name: str) -> str | Span:
        """A card by its name; more than that only of one that is seen."""
        return Span(name, card=self.s.cards[card].id, thing=self.s.names[card]) if self.sees(card) else name

    def label(self, s: State, option: Option) -> Told:
        """What an option means, at this moment or at one of the same sheet."""
        return self.told(Words(said(s, option, ES), said(s, option, EN)))


def told_to_all(entry: Entry) -> Entry:
    """A line as told where every hand is open: what somebody saw, everybody is told."""
    return Entry(entry.event, *[EVERYBODY if seen else 0 for seen in (entry.seen, entry.seen_other, entry.seen_source)])
