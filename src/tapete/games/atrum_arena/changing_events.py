"""What each kind of event does to the table; the sentences are in ``events``."""

from __future__ import annotations

from tapete.core.events import Event, EventKind
from tapete.core.language import Words
from tapete.core.modifiers import expire
from tapete.core.state import State
from tapete.core.zones import EVERYBODY
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.telling import Filler, Told, TypeIn, as_number


def renew(s: State) -> bool:
    """The whole vertedero, shuffled, is the new fosa as soon as this one runs out (AA-turn-13): whether it did."""
    if t.fosa(s) or not t.vertedero(s):
        return False
    known = s.numbers[t.KNOWN]
    for card in t.vertedero(s)[:]:
        known[card] = 0
        s.move(card, t.FOSA, 0)
    s.shuffle(t.FOSA, 0)
    return True


def top(s: State) -> int:
    """The top of the fosa, once there is one again; NOTHING without any esbirro to be had."""
    renew(s)
    return t.fosa(s)[0] if t.fosa(s) else t.NOTHING


class Said(Told):
    """An event that is only told: nothing changes by it."""

    def apply(self, s: State, e: Event) -> Event | None:
        return e


class Refilled(EventKind):
    """A new fosa, where there was none to be had when the last one ran out and now there is (AA-gap-01)."""

    def apply(self, s: State, e: Event) -> Event | None:
        return e if renew(s) else None


# -- turns


class TurnBegins(Told):
    """Whatever looks alike in a turn is counted anew: what was before does not count (AA-score-07)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.turn += 1
        s.tallies[t.TURNS][e.player] += 1
        s.world[t.PHASE] = t.READY_PHASE
        s.world[t.PART] = t.START
        s.world[t.LOOKS] = 0
        s.world[t.LOOK] = t.NOTHING
        return e


class TurnEnds(EventKind):
    """What lasts until the end of the turn ends, and the event's player is next (AA-turn-23)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.world[t.TOKENS_OUT]:
            s.world[t.TOKENS_OUT] = 0
            for at in range(len(t.MAIN_TYPES)):
                s.tallies[t.TOKENS + at] = [0] * s.players
        expire(s)
        s.world[t.ACTIVE] = e.player
        return e


class LookedOver(EventKind):
    """How the table looks (``amount``) at a question is compared with how it looked at one earlier question of the turn, which
    moves on to the first, second, fourth, eighth… of them, so that a loop of any length is found in the end (AA-score-07)."""

    def apply(self, s: State, e: Event) -> Event | None:
        world = s.world
        world[t.LOOKS] += 1
        asked = world[t.LOOKS]
        if e.amount == world[t.LOOK]:
            world[t.CAME_BACK] += 1
        elif asked & (asked - 1) == 0:
            world[t.LOOK] = e.amount
            world[t.CAME_BACK] = 0
        return e


# -- cards


class Restored(Told):
    """Back to 10 when the own turn begins; never fewer than there were (AA-goal-12, AA-goal-13)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.RETURNS][e.player] = 0
        e = e.but(amount=max(t.STARTING_RESISTANCE, s.tallies[t.RESISTANCE][e.player]))
        s.tallies[t.RESISTANCE][e.player] = e.amount
        return e


class ReadiedAll(Told):
    """All Exhausted cards of a player at once (AA-turn-06), but for a reptante that must wait (AA-err-03)."""

    def apply(self, s: State, e: Event) -> Event | None:
        exhausted = s.numbers[t.EXHAUSTED]
        sleeps = s.numbers[t.SLEEPS]
        turned = False
        for card in [*t.altar(s, e.player), *t.team(s, e.player)]:
            if sleeps[card]:
                sleeps[card] -= 1
            elif exhausted[card]:
                exhausted[card] = 0
                turned = True
        return e if turned else None


class Turned(Told):
    """A reptante or an esbirro of an altar is turned (AA-act-01, AA-act-05)."""

    def __init__(self, id: str, log: Words, value: int, *fillers: Filler) -> None:
        super().__init__(id, log, *fillers)
        self.value = value

    def apply(self, s: State, e: Event) -> Event | None:
        if s.numbers[t.EXHAUSTED][e.card] == self.value:
            return None
        s.numbers[t.EXHAUSTED][e.card] = self.value
        return e


class Drawn(Told):
    """The top of the fosa goes to a hand, unseen by the others (AA-turn-08)."""

    def apply(self, s: State, e: Event) -> Event | None:
        card = top(s)
        if card == t.NOTHING:
            return None
        s.move(card, t.HAND, e.player)
        return e.but(card=card, zone=1 if renew(s) else 0)


class Moved(Told):
    """A card goes to a zone, Ready or Exhausted; ``known`` says whether everybody has seen it."""

    def __init__(
        self,
        id: str,
        log: Words,
        zone: int,
        exhausted: int = 0,
        known: int = 0,
        at: int = -1,
        fillers: tuple[Filler, ...] = (),
    ) -> None:
        super().__init__(id, log, *fillers)
        self.zone = zone
        self.exhausted = exhausted
        self.known = known
        self.at = at

    def apply(self, s: State, e: Event) -> Event | None:
        shared = self.zone == t.FOSA or self.zone == t.VERTEDERO or self.zone == t.REVEALED
        s.numbers[t.EXHAUSTED][e.card] = self.exhausted
        s.numbers[t.KNOWN][e.card] = self.known
        from_fosa = s.zone_kind(e.card) == t.FOSA
        s.move(e.card, self.zone, 0 if shared else e.player, self.at)
        if from_fosa and self.zone != t.REVEALED:
            return e.but(zone=1 if renew(s) else 0)
        return e


class Discarded(Moved):
    """An esbirro of a hand; one at random where the event names none."""

    def apply(self, s: State, e: Event) -> Event | None:
        if e.card != t.NOTHING:
            return super().apply(s, e)
        held = t.hand(s, e.player)
        return super().apply(s, e.but(card=held[s.random(len(held))])) if held else None


class Added(Moved):
    """An esbirro that a power puts into an altar; the top of the fosa where the event names none (AA-altar-06)."""

    def apply(self, s: State, e: Event) -> Event | None:
        card = top(s) if e.card == t.NOTHING else e.card
        return super().apply(s, e.but(card=card)) if card != t.NOTHING else None


class Spilled(Moved):
    """The top of the fosa goes to the vertedero."""

    def apply(self, s: State, e: Event) -> Event | None:
        card = top(s)
        return super().apply(s, e.but(card=card)) if card != t.NOTHING else None


class Placed(Moved):
    """The esbirro of the turn (AA-turn-15)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.PLACED_ON][e.player] = s.turn
        return super().apply(s, e)


class Taken(Told):
    """From one altar to another, as it was unless the text says otherwise: a power adds it, so it enters Exhausted."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.EXHAUSTED][e.card] = 1
        s.move(e.card, t.ALTAR, e.player)
        return e


class Swapped(Told):
    """Two esbirros of two altars change places, each in the state it was in (AA-altar-08)."""

    def apply(self, s: State, e: Event) -> Event | None:
        first = s.holder(e.card)
        second = s.holder(e.other)
        s.move(e.card, t.ALTAR, second)
        s.move(e.other, t.ALTAR, first)
        return e


class Found(Told):
    """A searched esbirro goes to a hand; ``amount`` 1 shows it to everybody (AA-search-04, AA-search-06)."""

    def apply(self, s: State, e: Event) -> Event | None:
        e = e.but(zone=s.zone_kind(e.card))
        s.numbers[t.KNOWN][e.card] = EVERYBODY if e.amount else 0
        s.move(e.card, t.HAND, e.player)
        if e.zone == t.FOSA:
            renew(s)
        return e


class Shown(Told):
    """A player shows the whole hand."""

    def apply(self, s: State, e: Event) -> Event | None:
        e = e.but(zone=as_number([t.printed_type(s, card) for card in t.hand(s, e.player)]))
        for card in t.hand(s, e.player):
            s.numbers[t.KNOWN][card] = EVERYBODY
        return e


class Looked(Told):
    """A player looks at another's hand (``zone``)."""

    def apply(self, s: State, e: Event) -> Event | None:
        for card in t.hand(s, e.zone):
            s.numbers[t.KNOWN][card] |= 1 << e.player
        return e


class Shuffled(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        for card in t.fosa(s):
            s.numbers[t.KNOWN][card] = 0
        s.shuffle(t.FOSA, 0)
        return e


class GaveBack(Told):
    """What is left of the revealed esbirros goes back to the fosa, which is shuffled (AA-key-10)."""

    def apply(self, s: State, e: Event) -> Event | None:
        e = e.but(zone=len(t.revealed(s)))
        for card in t.revealed(s)[:]:
            s.move(card, t.FOSA, 0)
        for card in t.fosa(s):
            s.numbers[t.KNOWN][card] = 0
        s.shuffle(t.FOSA, 0)
        renew(s)
        return e


class Harmed(Told):
    """Resistance goes down, to 0 at most; whoever reaches 0 loses a reptante at once, one per turn (AA-goal-04, AA-goal-06)."""

    def apply(self, s: State, e: Event) -> Event | None:
        resistance = s.tallies[t.RESISTANCE]
        before = resistance[e.player]
        e = e.but(amount=min(before, e.amount))
        if e.amount <= 0 or s.tallies[t.OUT][e.player]:
            return None
        resistance[e.player] = before - e.amount
        e = e.but(zone=before - e.amount)
        if before == e.amount:
            s.tallies[t.RETURNS][e.player] = 1
            if s.tallies[t.FELL_ON][e.player] != s.turn:
                s.tallies[t.DUE][e.player] = t.PENDING
                s.dirty = True
        return e


class Healed(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        before = s.tallies[t.RESISTANCE][e.player]
        e = e.but(amount=min(e.amount, t.MOST_RESISTANCE - before))
        e = e.but(zone=before + e.amount)
        s.tallies[t.RESISTANCE][e.player] = e.zone
        return e if e.amount > 0 else None


class Falling(EventKind):
    """Those who are to remove a reptante now do so at the same moment (AA-score-03)."""

    def apply(self, s: State, e: Event) -> Event | None:
        due = s.tallies[t.DUE]
        for player in range(s.players):
            if due[player] == t.PENDING:
                due[player] = t.UNDER_WAY
        s.world[t.FALLS] += 1
        return e


class Eliminated(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.FALL][e.player] = s.world[t.FALLS]
        s.tallies[t.FELL_ON][e.player] = s.turn
        s.tallies[t.DUE][e.player] = 0
        s.numbers[t.EXHAUSTED][e.card] = 0
        s.numbers[t.SLEEPS][e.card] = 0
        s.move(e.card, t.ELIMINATED, e.player)
        return e


class Defeated(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.OUT][e.player] = 1
        return e


class Cleared(Told):
    """Hand and altar of somebody who is out go to the vertedero (AA-multi-10)."""

    def apply(self, s: State, e: Event) -> Event | None:
        for card in [*t.hand(s, e.player), *t.altar(s, e.player)]:
            s.numbers[t.EXHAUSTED][card] = 0
            s.numbers[t.KNOWN][card] = 0
            s.move(card, t.VERTEDERO, 0)
        return e


class Token(Told):
    """A discard that counts as a chosen type; ``zone`` is the place of the type among the main ones."""

    def __init__(self, id: str, log: Words, change: int) -> None:
        super().__init__(id, log, TypeIn("type"))
        self.change = change

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.TOKENS + e.zone][e.player] += self.change
        s.world[t.TOKENS_OUT] += self.change
        return e


class Sleeps(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.SLEEPS][e.card] += 1
        return e


class Reinforced(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.REINFORCED_ON][e.player] = s.turn
        return e


class SetAside(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.ASIDE, s.owners[e.card])
        return e


# -- endings


class TimeUp(Told):
    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.ENDING] = t.ON_TIME
        return e


class Conceded(Told):
    """In a tournament the round scores nothing for who concedes (AA-score-06)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.world[t.TOURNAMENT]:
            s.world[t.ENDING] = 1 + e.player
        return e


class GameEnds(EventKind):
    """The game is over; ``amount`` are the winners as bits."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.finish(tuple([player for player in range(s.players) if e.amount >> player & 1]))
        return e
