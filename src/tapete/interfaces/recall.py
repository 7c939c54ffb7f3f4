"""What a player remembers, in words and as a fingerprint: the game's history as far as they saw it, and their own answers.

Observations forget; OpenSpiel's *information states* do not. ``Recall`` keeps the answers, beside the log in the state. Its
fingerprints are made as the game goes on and tell apart, for all practical purposes, what a player can tell apart.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from tapete.core.events import Entry
from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.visibility import Shown, saw, view
from tapete.interfaces.table import Table

FINGERPRINT: Final = 8  # bytes


class Memory:
    """What one player remembers: their answers, a fingerprint, and lines of text, each made as far as somebody asked for it."""

    __slots__ = ("answered", "answers", "lines", "print", "printed", "told")

    def __init__(self) -> None:
        self.answers: list[tuple[int, str]] = []  # lines of the log before it, and the answer
        self.print = b""
        self.printed = 0  # lines of the log that the fingerprint holds
        self.lines: list[str] = []
        self.told = 0  # lines of the log among them
        self.answered = 0  # answers among them

    def copy(self) -> Memory:
        twin = Memory()
        twin.answers = self.answers[:]
        twin.print = self.print
        twin.printed = self.printed
        twin.lines = self.lines[:]
        twin.told = self.told
        twin.answered = self.answered
        return twin

    def answer(self, s: State, player: int, offered: str, said: str) -> None:
        """Remember an answer, and what could have been chosen."""
        self.fingerprint(s, player)
        self.answers.append((len(s.log or ()), said))
        self.print = folded(self.print, f"{offered}={said}")

    def fingerprint(self, s: State, player: int) -> bytes:
        log = s.log or []
        for number in range(self.printed, len(log)):
            self.print = folded(self.print, gist(s, log[number], player))
        self.printed = len(log)
        return self.print

    def text(self, s: State, player: int) -> str:
        log = s.log or []
        shown = Shown(s, player)
        while self.told < len(log):
            self.tell_answers(self.told)
            entry = log[self.told]
            self.lines.append(str(shown.line(entry).get(EN, s.game.event_kinds[entry.event.kind].id)))
            self.told += 1
        self.tell_answers(len(log))
        return "\n".join(self.lines)

    def tell_answers(self, before: int) -> None:
        while self.answered < len(self.answers) and self.answers[self.answered][0] <= before:
            self.lines.append(f"> {self.answers[self.answered][1]}")
            self.answered += 1


class Recall:
    """What the players of a game remember."""

    __slots__ = ("memories",)

    def __init__(self, players: int) -> None:
        self.memories = [Memory() for _ in range(players)]

    def __deepcopy__(self, memo: dict[int, object]) -> Recall:
        twin = Recall(0)
        twin.memories = [each.copy() for each in self.memories]
        return twin

    def answered(self, table: Table, action: int) -> None:
        """The player who decides is about to take an action."""
        decision = table.decision
        said = f"{decision.kind} {table.said(action)}"
        self.memories[decision.player].answer(table.state, decision.player, ",".join(decision.ids()), said)

    def fingerprint(self, s: State, player: int) -> bytes:
        """A fingerprint of what a player has seen and answered up to now."""
        return self.memories[player].fingerprint(s, player)

    def text(self, s: State, player: int) -> str:
        """All a player remembers, line by line."""
        return self.memories[player].text(s, player)


def folded(print: bytes, text: str) -> bytes:
    return blake2b(print + text.encode(), digest_size=FINGERPRINT).digest()


def gist(s: State, entry: Entry, player: int) -> str:
    """A line of the log in a few signs, with the cards that the player saw."""
    e = entry.event
    cards = ((e.card, entry.seen), (e.other, entry.seen_other), (e.source, entry.seen_source))
    names = [s.names[card] if 0 <= card < len(s.names) and saw(seen, player) else "" for card, seen in cards]
    return f"{e.kind} {e.player} {e.amount} {names}"


def seen_text(s: State, player: int) -> str:
    """What a player sees at this moment, piece by piece."""
    shown = view(s, player)
    lines = [f"player {player} of {shown['players']}, turn {shown['turn']}"]
    for name in ("tallies", "world"):
        values = shown[name]
        assert isinstance(values, dict)
        lines.append(f"{name}: " + ", ".join([f"{field} {value}" for field, value in values.items()]))
    zones = shown["zones"]
    assert isinstance(zones, list)
    lines += [zone_text(zone) for zone in zones if zone["count"] or zone["cards"]]
    for name in ("lasting", "announced", "reserved", "result"):
        if shown[name]:
            lines.append(f"{name}: {shown[name]}")
    decision = shown["decision"]
    if isinstance(decision, dict):
        told = f"decision: player {decision['player']}, {decision['kind']}"
        options = decision.get("options")
        lines.append(told + (": " + ", ".join([option["id"] for option in options]) if options else ""))
    return "\n".join(lines)


def zone_text(zone: dict[str, object]) -> str:
    cards = zone["cards"]
    assert isinstance(cards, list)
    listed = ["?" if card is None else card_text(card) for card in cards]
    holder = "" if zone["player"] is None else f" of {zone['player']}"
    contents = f"; known to hold {zone['contents']}" if "contents" in zone else ""
    counted = "not counted" if zone["count"] is None else f"{zone['count']} cards, {zone['hidden']} hidden"
    return f"{zone['zone']}{holder}: {counted}: {', '.join(listed)}{contents}"


def card_text(card: dict[str, object]) -> str:
    counters = card["counters"]
    assert isinstance(counters, dict)
    marks = "".join([f" {name}={value}" for name, value in counters.items()])
    return f"{card['name']}{marks}"
