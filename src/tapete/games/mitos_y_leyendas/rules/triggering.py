"""What triggers: abilities that answer what has happened, and where they wait for their time (ML-trig-01, ML-multi-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import Pending
from tapete.core.effects import Resolving
from tapete.core.events import Batch, Event, Triggers
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.playing import DECLARE, ENTER, FINISH, Playing
from tapete.games.mitos_y_leyendas.things import face, voice
from tapete.games.mitos_y_leyendas.values import silenced, unusable

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas

LEAVING: Final[tuple[int, ...]] = (ev.DESTROYED, ev.EXILED, ev.SHUFFLED_IN, ev.RETURNED, ev.BURIED)


def triggered(s: State, happened: list[Event]) -> list[Pending]:
    """What cards say about themselves, and then what others have to say about it."""
    speaking = cast("MitosYLeyendas", s.game).speaking
    pending: list[Pending] = []
    for e in happened:
        card = e.card
        if card >= 0 and (s.cards[card] in speaking or e.amount or (e.kind == ev.DESTROYED and e.other >= 0) or t.altered(s, card)):
            speak(s, e, pending)
    listening = s.index().listening
    for e in happened:
        for each in listening[e.kind]:
            if each.ability.matches(s, e, each.source, each.you) and (each.via < -1 or not unusable(s, each.source)):
                pending.append(Pending(each.ability.program, each.source, each.you, e, each.via))
    return pending


def speak(s: State, e: Event, pending: list[Pending]) -> None:
    """What a card says about itself; of a card that has left play, as it was (ML-trig-01)."""
    card = e.card
    if e.kind == ev.DESTROYED and e.other >= 0:
        for ability in t.printed(s, e.other).own.get(ev.BEARER_FELL, ()):
            pending.append(Pending(cast(Power, ability).program, e.other, e.player, e))
    if e.kind in LEAVING:
        if e.amount == 0:
            return
        shown = cast("MitosYLeyendas", s.game).ordinals[e.amount - 1]
        you = e.player
    elif e.kind == ev.PLAYED and s.place[card] // 2 == t.PLAYING and not silenced(s, card):
        shown = face(s, card)
        you = e.player
    elif t.in_play(s, card) and not unusable(s, card):
        shown = voice(s, card)
        you = s.place[card] % 2
    else:
        return
    for ability in shown.own.get(e.kind, ()):
        power = cast(Power, ability)
        if power.holds(s, you, card, e):
            pending.append(Pending(power.program, card, you, e))


def wait(s: State, happened: Event, pending: list[Pending]) -> None:
    """What has triggered waits: for its step of the card being played or of the Battle, or below the effect under way."""
    top = s.stack[-1]
    if (isinstance(top, Playing) and happened.kind == ev.PLAYED) or (isinstance(top, Battle) and top.holding):
        top.hold(pending)
    else:
        wait_below(s, pending)


def wait_below(s: State, pending: list[Pending]) -> None:
    """Triggers do not interrupt an effect: they wait below it, with those that wait already (ML-multi-12)."""
    stack = s.stack
    at = len(stack)
    below = at
    while below > 0:
        frame = stack[below - 1]
        if isinstance(frame, Resolving) or under_effect(frame):
            at = below - 1
        elif not isinstance(frame, Batch):  # what an effect lets happen belongs to it
            break
        below -= 1
    waiting = stack[at - 1] if at > 0 else None
    if at < len(stack) and isinstance(waiting, Triggers):
        waiting.pending = waiting.pending + tuple(pending)
    else:
        s.push_below(Triggers.of(pending), at)


def under_effect(frame: object) -> bool:
    """Whether a card is taking effect, or an effect is about to put one into play."""
    return isinstance(frame, Playing) and (frame.step in (FINISH, ENTER) or (frame.step == DECLARE and frame.free == 1))
