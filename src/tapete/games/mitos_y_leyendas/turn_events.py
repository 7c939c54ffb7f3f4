"""The course of a game as events: turns, hands, what counts as played or used, and Battles. What cards go through: events.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tapete.core.events import Event, EventKind
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.tolls import Charging

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.words import MitosYLeyendasSpeech


class Happening(EventKind):
    """Something that can happen; what the log tells of it hangs on the event (``telling.py``)."""

    def __init__(self, id: str, log: Words | None = None, remembered: bool = False) -> None:
        super().__init__(id, log, remembered)

    def sentence(self, s: State, e: Event) -> Words | None:
        return cast("MitosYLeyendasSpeech", s.game.speech).line(s, e, self.log)


class Marker(Happening):
    """Something that changes nothing by itself: to be triggered on, or told."""

    def apply(self, s: State, e: Event) -> Event | None:
        return e


class TurnBegins(Happening):
    """What counts per turn starts anew; Allies here since now have gone through a Grouping (ML-ally-09, ML-ally-10).

    Turns in which no Castle changes are counted; after too many, nothing begins any more.
    """

    def apply(self, s: State, e: Event) -> Event | None:
        s.turn = e.amount
        total = len(s.zone(t.CASTLE, 0)) + len(s.zone(t.CASTLE, 1))
        if total != s.world[t.CASTLES]:
            s.world[t.CASTLES] = total
            s.world[t.QUIET] = 0
        else:
            s.world[t.QUIET] += 1
        if t.stands_still(s):
            return e
        s.world[t.PHASE] = t.GROUPING
        s.world[t.DROP_CLOSED] = 0
        s.world[t.CANCELLED] = 0
        s.past = s.history
        s.history = []
        for field in (t.GOLD_DROPPED, t.PLAYED, t.TALISMANS):
            s.tallies[field] = [0, 0]
        for field in (t.ATTACKED, t.FOUGHT, t.USES):
            s.numbers[field] = [0] * len(s.cards)
        for card in t.allies(s, e.player):
            s.numbers[t.SETTLED][card] = 1
        s.touch()
        return e


class Passes(Happening):
    """The turn is over, and what lasted until its end (ML-dur-04). An extra one goes before whoever was due (ML-end-10)."""

    def apply(self, s: State, e: Event) -> Event | None:
        m.expire(s, s.turn * 8 + 8)
        if e.amount:
            if not s.world[t.DUE]:
                s.world[t.DUE] = 1 + t.other(s.world[t.ACTIVE])
            s.world[t.EXTRA_TURNS] -= 1 << (t.FALLEN_BITS * e.player)
            m.put_off(s, e.player)
        else:
            s.world[t.DUE] = 0
        s.world[t.ACTIVE] = e.player
        return e


class NewHand(Happening):
    """A hand goes back into its Castle (ML-setup-03)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.MULLIGANS][e.player] += 1
        for card in s.zone(t.HAND, e.player)[:]:
            s.move(card, t.CASTLE, e.player)
        s.shuffle(t.CASTLE, e.player)
        return e


class WoreOff(Happening):
    """Copied Strength and abilities vanish (ML-dur-03)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.BORROWED] = [0] * len(s.cards)
        s.numbers[t.TAUGHT] = [max(0, number) for number in s.numbers[t.TAUGHT]]
        s.touch()
        return e


class Played(Happening):
    """A card counts as played; anything but an Oro closes the drop of the Vigil (ML-vig-03)."""

    def apply(self, s: State, e: Event) -> Event | None:
        kind = t.printed(s, e.card).type
        s.tallies[t.PLAYED][e.player] += 1
        if kind == t.TALISMAN:
            s.tallies[t.TALISMANS][e.player] += 1
        if kind == t.GOLD:
            s.tallies[t.GOLD_DROPPED][e.player] += 1
        elif s.world[t.PHASE] == t.VIGIL and e.player == t.active(s):
            s.world[t.DROP_CLOSED] = 1
        return e


class Cancelled(Happening):
    """The ability of a card that is being used comes to nothing (ML-con-12)."""

    def apply(self, s: State, e: Event) -> Event | None:
        for frame in reversed(s.stack):
            if isinstance(frame, Charging) and frame.cancel(e.card):
                return e
        return None


class Assigned(Happening):
    """An Ally is declared as the blocker of an attacker."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.BLOCKER][e.other] = e.card + 1
        s.numbers[t.FOUGHT][e.card] = 1
        s.touch()
        return e


class BattleOver(Happening):
    """Nobody attacks or blocks any more, and what lasted until then ends (ML-dmg-23)."""

    def apply(self, s: State, e: Event) -> Event | None:
        m.expire(s, s.turn * 8 + t.DAMAGE)
        s.numbers[t.ATTACKING] = [0] * len(s.cards)
        s.numbers[t.BLOCKER] = [0] * len(s.cards)
        s.touch()
        return e
