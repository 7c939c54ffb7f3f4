"""What happens to Æmber and to the keys forged with it (KF-aember, KF-forge)."""

from __future__ import annotations

from typing import Final

from tapete.core.events import NO_EVENTS, Event, EventKind
from tapete.core.language import Words, player_named
from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.telling import FROM_THEM, TO_THEM, whence
from tapete.games.keyforge.things import in_play, other

SPENT_FROM: Final = Words("{player} gasta {amount} Æ de {card} en una llave", "{player} spends {amount}Æ from {card} on a key")
WON: Final = 68  # the kind of event that tells who has won (events.py)
FROM_SUPPLY: Final = 1  # `zone` of a STOLEN or CAPTURED event that leaves the pool as it was


class Gained(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.POOL][e.player] += e.amount
        return e if e.amount > 0 else None


class Lost(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        pool = s.tallies[t.POOL]
        e = e.but(amount=min(e.amount, pool[e.player]))
        pool[e.player] -= e.amount
        return e if e.amount > 0 else None


class Stolen(EventKind):
    """From the opponent's pool to that of the player who steals; what is left when there is less (KF-steal-02)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"whose": whence(TO_THEM, e.zone == FROM_SUPPLY, other(e.player), lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        pool = s.tallies[t.POOL]
        e = e.but(amount=min(e.amount, pool[other(e.player)]))
        if e.zone != FROM_SUPPLY:
            pool[other(e.player)] -= e.amount
        pool[e.player] += e.amount
        return e if e.amount > 0 else None


class Captured(EventKind):
    """From the pool of ``player`` onto a creature (KF-capture-01, KF-capture-04)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"whose": whence(FROM_THEM, e.zone == FROM_SUPPLY, e.player, lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        if not in_play(s, e.card):
            return None
        pool = s.tallies[t.POOL]
        e = e.but(amount=min(e.amount, pool[e.player]))
        if e.zone != FROM_SUPPLY:
            pool[e.player] -= e.amount
        s.numbers[t.AMBER][e.card] += e.amount
        return e if e.amount > 0 else None


class Placed(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        if not in_play(s, e.card):
            return None
        s.numbers[t.AMBER][e.card] += e.amount
        return e if e.amount > 0 else None


class Taken(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        on_card = s.numbers[t.AMBER]
        e = e.but(amount=min(e.amount, on_card[e.card]))
        on_card[e.card] -= e.amount
        s.tallies[t.POOL][e.player] += e.amount
        return e if e.amount > 0 else None


class Dropped(EventKind):
    """From a card to the common supply."""

    def apply(self, s: State, e: Event) -> Event | None:
        on_card = s.numbers[t.AMBER]
        e = e.but(amount=min(e.amount, on_card[e.card]))
        on_card[e.card] -= e.amount
        return e if e.amount > 0 else None


class Passed(EventKind):
    """From one card (``other``) to another."""

    def apply(self, s: State, e: Event) -> Event | None:
        on_card = s.numbers[t.AMBER]
        if not in_play(s, e.card):
            return None
        e = e.but(amount=min(e.amount, on_card[e.other]))
        on_card[e.other] -= e.amount
        on_card[e.card] += e.amount
        return e if e.amount > 0 else None


class Stored(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        pool = s.tallies[t.POOL]
        e = e.but(amount=min(e.amount, pool[e.player]))
        pool[e.player] -= e.amount
        s.numbers[t.AMBER][e.card] += e.amount
        return e if e.amount > 0 else None


class Paid(EventKind):
    """From the payer's pool to the opponent's (KF-pay-01)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"rival": player_named(other(e.player), lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        pool = s.tallies[t.POOL]
        e = e.but(amount=min(e.amount, pool[e.player]))
        pool[e.player] -= e.amount
        pool[other(e.player)] += e.amount
        return e if e.amount > 0 else None


class Spent(EventKind):
    """On a key, from the pool or from a card (KF-forge-10)."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return SPENT_FROM if e.card >= 0 else self.log

    def apply(self, s: State, e: Event) -> Event | None:
        if e.card >= 0:
            s.numbers[t.AMBER][e.card] -= e.amount
        else:
            s.tallies[t.POOL][e.player] -= e.amount
        return e if e.amount > 0 else None


class OfKey(EventKind):
    """What happens to the key of a colour (``zone``)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        at = t.KEY_COLOURS.index(e.zone) if e.zone in t.KEY_COLOURS else 0
        return {"colour": t.COLOUR_WORDS[t.COLOUR_NAMES[at]].text(lang)}


class Forged(OfKey):
    """A key of the chosen colour is flipped; the third one ends the game at once (KF-objective-01)."""

    def along(self, s: State, e: Event) -> list[Event]:
        return [Event(WON, player=e.player)] if t.keys(s, e.player) == 2 else NO_EVENTS

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[e.zone][e.player] = 1
        s.tallies[t.KEYS_NOW][e.player] += 1
        if t.keys(s, e.player) == 3:
            s.finish((e.player,))
        return e


class Unforged(OfKey):
    """A forged key is flipped back and counts no longer (KF-unforge-01)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if not s.tallies[e.zone][e.player]:
            return None
        s.tallies[e.zone][e.player] = 0
        return e
