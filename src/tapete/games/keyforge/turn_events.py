"""The course of a game: who begins, turns and their steps, what counts as acting in them, and what the rules keep in mind."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.events import Event, EventKind
from tapete.core.modifiers import drop, spend, uses_left
from tapete.core.state import State
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.things import in_play, other
from tapete.games.keyforge.values import any_on, armor, armor_spent

FORGE_STEP: Final = 1
HOUSE_STEP: Final = 2
MAIN_STEP: Final = 3
READY_STEP: Final = 4
DRAW_STEP: Final = 5

CHOSEN_FROM_HAND: Final = 1  # `amount` of an ACTS event: played or discarded from hand by choice

WHEN_PLAYED: Final = 1  # `extra` of an ENTERS_READY that speaks of playing, not of entering
# `amount` of an ARRIVES event, as bits
READY: Final = 1  # an effect puts it into play ready
PLAYED: Final = 2  # and not only put into play

CONTROL_ID: Final = "rule/control"


class FirstChosen(EventKind):
    """Who begins the game (KF-setup-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.FIRST] = s.world[t.ACTIVE] = e.player
        return e


class TurnBegins(EventKind):
    """Nothing has been done in the turn yet, and spent armor is restored (KF-armor-04)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.turn += 1
        begin_step(s, FORGE_STEP)
        s.world[t.FROM_HAND] = 0
        s.world[t.ACTIVE_HOUSE] = t.NO_HOUSE
        s.tallies[t.KEYS_NOW][e.player] = 0
        for side in (0, 1):
            for card in s.zone(t.LINE, side):
                for field in (t.ARMOR_USED, t.ARMOR_SEEN, t.ATTACKED):
                    if s.numbers[field][card]:
                        s.write(field)[card] = 0
        s.touch()
        return e


class StepBegins(EventKind):
    """The step of the turn that ``amount`` says."""

    def apply(self, s: State, e: Event) -> Event | None:
        begin_step(s, e.amount)
        return e


def begin_step(s: State, step: int) -> None:
    """Alpha and Omega look at one step at a time (KF-alpha-01, KF-omega-01)."""
    s.world[t.STEP] = step
    s.world[t.ACTED] = 0
    s.world[t.END_STEP] = 0


class TurnPasses(EventKind):
    """The turn of ``player`` is over and belongs to the past; the other player is active."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.KEYS_BEFORE][e.player] = s.tallies[t.KEYS_NOW][e.player]
        s.past = s.history
        s.history = []
        s.world[t.ACTIVE] = other(e.player)
        s.touch()
        return e


class Acts(EventKind):
    """A card is played, used or discarded in this step."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.ACTED] += 1
        s.world[t.FROM_HAND] += e.amount
        return e


class Engages(Acts):
    """A creature is used to fight another one, which is attacked once more this turn (KF-elusive-01)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.write(t.ATTACKED)[e.other] += 1
        return super().apply(s, e)


class LaidOut(EventKind):
    """An action is laid on the table while it is being played (KF-timing-08)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.PLAYING, e.player)
        return e


class Arrives(EventKind):
    """How a card has entered play: what is in force when it lies there says whether ready, whether stunned."""

    def apply(self, s: State, e: Event) -> Event | None:
        card = e.card
        if not in_play(s, card):
            return None
        modifying = s.index().modifying
        if e.amount & READY or (modifying[m.ENTERS_READY] and enters_ready(s, card, bool(e.amount & PLAYED))):
            s.numbers[t.EXHAUSTED][card] = 0
        if modifying[m.ENTERS_STUNNED] and any_on(s, m.ENTERS_STUNNED, card):
            s.numbers[t.STUN][card] = 1
        return e


def enters_ready(s: State, card: int, played: bool) -> bool:
    """Whether an effect changes how this card enters; "the next one you play" is used up by playing it."""
    found = False
    for each in s.index().modifying[m.ENTERS_READY]:
        change = cast(Change, each.modifier)
        if (played or change.extra != WHEN_PLAYED) and change.affects(s, each.scope, card):
            found = True
            if each.lasting >= 0 and uses_left(s, each.lasting) > 0:
                spend(s, each.lasting)
    return found


class Claimed(EventKind):
    """A card has another controller while it is in play; this prevails over older effects (KF-control-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.BASE][e.card] = e.player + 1
        s.numbers[t.BASED][e.card] = s.next_serial()
        drop(s, [effect for effect in s.lasting if effect.ability.id != CONTROL_ID or effect.it != e.card])
        s.touch()
        return e


class Armored(EventKind):
    """Armor prevents damage, and is spent for this turn (KF-timing-20)."""

    def apply(self, s: State, e: Event) -> Event | None:
        whole = armor(s, e.card)
        s.write(t.ARMOR_USED)[e.card] = armor_spent(s, e.card, whole) + e.amount
        s.write(t.ARMOR_SEEN)[e.card] = whole
        return e


class LookedOver(EventKind):
    """The creatures in play have been looked at: who damaged them is forgotten, and armor that comes and goes is followed from
    one look to the next (KF-armor-08)."""

    def apply(self, s: State, e: Event) -> Event | None:
        numbers = s.numbers
        for card in s.zones[t.LINE * 2] + s.zones[t.LINE * 2 + 1]:
            for field in (t.CAUSE, t.FOE, t.DOOMED):
                if numbers[field][card]:
                    s.write(field)[card] = 0
            if s.index().modifying[m.ARMOR] or numbers[t.ARMOR_SEEN][card]:
                whole = armor(s, card)
                if whole != numbers[t.ARMOR_SEEN][card]:
                    s.write(t.ARMOR_USED)[card] = armor_spent(s, card, whole)
                    s.write(t.ARMOR_SEEN)[card] = whole
        return e
