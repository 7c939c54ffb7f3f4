"""What each kind of event does to a table of Dungeon Alliance."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.zones import EVERYBODY
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.telling import Told, poison_text, side_text, square


class Moved(EventKind):
    """A card goes to a zone (``amount`` from the start of it, -1 at its end) and loses what it had where it lay."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, e.zone, e.player, e.amount)
        if s.numbers[t.UNDER][e.card]:
            s.write(t.UNDER)[e.card] = 0
        if s.numbers[t.BASED][e.card]:
            s.write(t.BASED)[e.card] = 0
        return e


class Stepped(Told):
    """A character or a token comes to a cell (``amount``); ``zone`` remembers where a monster was."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.write(t.CELL)[e.card] = e.amount + 1
        return e

    def gaps(self, s: State, e: Event, lang: str) -> dict[str, str]:
        return {**super().gaps(s, e, lang), "square": square(s, e.amount)}


class Faced(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.write(t.FACING)[e.card] = e.amount
        return e

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {**super().words(e, lang), "side": side_text(e.amount, lang)}


class Counter(Told):
    """A counter of a thing is set to a value fixed by the kind of event."""

    def __init__(self, id: str, log: Words | None, field: int, value: int) -> None:
        super().__init__(id, log)
        self.field = field
        self.value = value

    def apply(self, s: State, e: Event) -> Event | None:
        if s.numbers[self.field][e.card] == self.value:
            return None
        s.write(self.field)[e.card] = self.value
        return e


class Refreshed(EventKind):
    """A character is ready for another round; its Surge, its waiver and the token on it are over (DA-final-02, DA-final-04)."""

    def apply(self, s: State, e: Event) -> Event | None:
        changed = [field for field in (t.EXHAUSTED, t.SURGE, t.WAIVED, t.MARK) if s.numbers[field][e.card]]
        for field in changed:
            s.write(field)[e.card] = 0
        return e if changed else None


class Wounded(Told):
    """A hero takes damage tokens: normal ones, or poison when ``zone`` is 1 (DA-damage-10)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if e.amount <= 0 or s.numbers[t.DEFEATED][e.card]:  # DA-defeat-03
            return None
        s.write(t.POISON if e.zone == 1 else t.DAMAGE)[e.card] += e.amount
        return e

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"kind": poison_text(e.zone, lang)}


class Hit(Told):
    """A monster takes damage tokens in the colour of an alliance (DA-damage-07, DA-damage-09)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if e.amount <= 0:
            return None
        s.write(t.DAMAGE)[e.card] += e.amount
        s.write(t.BY + e.player)[e.card] += e.amount
        if e.player not in damagers(s, e.card):
            s.write(t.ORDER)[e.card] = s.numbers[t.ORDER][e.card] * 5 + e.player + 1
        return e


class Poisoned(Told):
    """A monster is poisoned by an alliance: the last one that did it (ours, after DA-damage-10)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.numbers[t.POISON][e.card] == e.player + 1:
            return None
        s.write(t.POISON)[e.card] = e.player + 1
        return e


class Regrew(Told):
    """A monster removes damage tokens, those of whoever came last first."""

    def apply(self, s: State, e: Event) -> Event | None:
        left = min(e.amount, s.numbers[t.DAMAGE][e.card])
        if left <= 0:
            return None
        e = e.but(amount=left)
        s.write(t.DAMAGE)[e.card] -= left
        by_time = damagers(s, e.card)
        while left:
            tokens = s.write(t.BY + by_time[-1])
            removed = min(left, tokens[e.card])
            tokens[e.card] -= removed
            left -= removed
            if not tokens[e.card]:
                by_time.pop()
        order = 0
        for player in by_time:
            order = order * 5 + player + 1
        s.write(t.ORDER)[e.card] = order
        return e


def damagers(s: State, monster: int) -> list[int]:
    """The alliances that have damaged a monster, the earliest first."""
    code = s.numbers[t.ORDER][monster]
    found: list[int] = []
    while code:
        found.insert(0, code % 5 - 1)
        code //= 5
    return found


class Healed(Wounded):
    """Damage tokens are removed: normal ones, or poison when ``zone`` is 1."""

    def apply(self, s: State, e: Event) -> Event | None:
        field = t.POISON if e.zone == 1 else t.DAMAGE
        removed = min(e.amount, s.numbers[field][e.card])
        if removed <= 0:
            return None
        e = e.but(amount=removed)
        s.write(field)[e.card] -= removed
        return e


class Fell(Told):
    """A defeated monster's token returns to its card and its damage to the owners (DA-xp-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.SUPPLY, 0)
        for field in (t.CELL, t.FACING, t.EXHAUSTED, t.DAMAGE, t.POISON, t.ORDER, t.BY, t.BY + 1, t.BY + 2, t.BY + 3, t.MARK):
            if s.numbers[field][e.card]:
                s.write(field)[e.card] = 0
        return e


class Marked(Told):
    """A hero's only token goes onto a monster, from wherever it was (DA-hero-13)."""

    def apply(self, s: State, e: Event) -> Event | None:
        marks = s.write(t.MARK)
        for other in t.monsters(s):
            if marks[other] == e.other + 1:
                marks[other] = 0
        marks[e.card] = e.other + 1
        return e


class Gained(EventKind):
    """XP from the first reserve, then the second, then without limit (DA-xp-08); face up (DA-xp-07)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if e.amount <= 0:
            return None
        left = e.amount
        for field in (t.RESERVE_1, t.RESERVE_2):
            taken = min(left, s.world[field])
            s.world[field] -= taken
            left -= taken
        s.tallies[t.XP][e.player] += e.amount
        return e


class Spent(EventKind):
    """Tokens are turned face down and kept (DA-upgrade-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.XP][e.player] -= e.amount
        s.tallies[t.SPENT][e.player] += e.amount
        return e


class Opened(Told):
    """A hero opens a hallway for good (DA-door-04) on one side (``zone``) of its room; ``amount`` is the joint."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.HALLWAYS] |= 1 << e.amount
        return e

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"side": side_text(max(0, e.zone), lang)}


class Placed(EventKind):
    """A tile comes to a slot (``amount``) with a rotation (``zone``)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.BOARD, 0)
        s.write(t.SLOT)[e.card] = e.amount + 1
        s.write(t.ROTATION)[e.card] = e.zone
        return e

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.player >= 0 else None  # the starting tiles lie there from the first


class Appeared(Stepped):
    """A monster comes to a cell of the board, ready, facing a side (``zone``) (DA-tile-06)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.MONSTERS, 0)
        s.write(t.CELL)[e.card] = e.amount + 1
        s.write(t.FACING)[e.card] = e.zone
        return e


class Laid(Stepped):
    """A threat is laid face down, unseen (DA-tile-07)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.FACE_DOWN, 0)
        s.write(t.CELL)[e.card] = e.amount + 1
        return e


class Revealed(Told):
    """A threat is turned face up by a hero (``other``), where it lies (``zone``)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.OPEN_THREATS, 0)
        return e


class Hidden(EventKind):
    """A trap is turned face down again; everybody knows it (DA-reveal-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.FACE_DOWN, 0)
        s.write(t.KNOWN)[e.card] = EVERYBODY
        return e


class Cleared(EventKind):
    """A threat token is discarded."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.REMOVED, 0)
        s.write(t.CELL)[e.card] = 0
        s.write(t.KNOWN)[e.card] = 0
        return e


class Played(EventKind):
    """A hero (``source``) plays a card, which goes under it or another (``other``); ``amount`` 1 plays it for its own strength
    (DA-play-03). Without a ``source`` it is a Reaction."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.COLUMN, e.player)
        s.write(t.UNDER)[e.card] = e.other + 1
        if e.amount:
            s.write(t.BASED)[e.card] = e.amount
        return e

    def sentence(self, s: State, e: Event) -> Words | None:
        if e.source < 0:
            return REACTS
        return self.log if e.source == e.other else LENDS


REACTS: Final = Words("{other} reacciona con {card}", "{other} reacts with {card}")
LENDS: Final = Words("{source} juega {card} sobre {other}", "{source} plays {card} on {other}")


class Surged(EventKind):
    """A hero's Power Surge of the round; ``amount`` says which."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.write(t.SURGE)[e.card] = e.amount
        return e

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"surge": SURGE_WORDS[e.amount].text(lang)}


SURGE_WORDS: Final[tuple[Words, ...]] = (
    Words("nada", "nothing"),
    Words("+1 de Velocidad", "+1 Speed"),
    Words("+1 de Ataque", "+1 Attack"),
    Words("−1 de daño", "−1 damage"),
)


class Drawn(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        deck = s.zone(t.DECK, e.player)
        if not deck:
            return None
        e = e.but(card=deck[0])
        s.move(e.card, t.HAND, e.player)
        return e


class Renewed(EventKind):
    """The discards become a new deck (DA-draw-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        for card in s.zone(t.DISCARD, e.player)[:]:
            s.move(card, t.DECK, e.player)
        s.shuffle(t.DECK, e.player)
        return e


class Selected(EventKind):
    """A card is acquired: to hand, or beside the heroes when it is an artifact; the marker advances (DA-upgrade-19)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, e.zone, e.player)
        s.tallies[t.SELECTIONS][e.player] += 1
        return e


class World(EventKind):
    """A counter of the table takes the event's amount (or player)."""

    def __init__(self, id: str, log: Words | None, field: int) -> None:
        super().__init__(id, log)
        self.field = field

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[self.field] = e.player if self.field == t.FIRST else e.amount
        return e


class RoundBegins(EventKind):
    """The next round, before the first of its cycles."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.ROUND] = e.amount
        s.world[t.CYCLE] = 0
        return e


class DefeatedHero(Told):
    """A hero is laid down and its player takes a defeat token (DA-defeat-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.write(t.DEFEATED)[e.card] = 1
        s.tallies[t.DEFEATS][e.player] += 1
        return e
