"""Discarding cards from hand in step 3 (KF-discard)."""

from __future__ import annotations

from typing import Final

from tapete.core.actions import Action
from tapete.core.decision import Option
from tapete.core.events import Event, happen
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.play import forbidden, refuse_untimely
from tapete.games.keyforge.things import ACTIVE_HOUSE, FROM_HAND, HAND
from tapete.games.keyforge.turn_events import CHOSEN_FROM_HAND
from tapete.games.keyforge.values import belongs


def refuse_discard(s: State, player: int, card: int) -> Refusal | None:
    """The one authority on discarding a card from hand in step 3."""
    if s.place[card] != HAND * 2 + player:
        return no.NOT_IN_HAND
    if not belongs(s, card, s.world[ACTIVE_HOUSE]):
        return no.OFF_HOUSE_DISCARD
    if s.turn == 1 and s.world[FROM_HAND] >= 1:
        return no.FIRST_TURN
    if s.index().modifying[m.CANNOT] and forbidden(s, player, m.TO_DISCARD, card):
        return no.CARD_FORBIDS
    return None


class Discard(Action):
    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_discard(s, player, option.thing)

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_untimely(s)

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        """Of cards in hand; without permissions for other houses only those of the active one are asked about."""
        modifying = s.index().modifying
        usual = s.turn > 1 and not modifying[m.MAY_PLAY] and not modifying[m.CANNOT]
        if usual or refuse_discard(s, player, thing) is None:
            options.append(Option(s.names, self.verb, (thing,)))

    def do(self, s: State, player: int, option: Option) -> None:
        card = option.thing
        happen(s, [Event(ev.ACTS, card, player, CHOSEN_FROM_HAND), Event(ev.DISCARDED, card, player)])


DISCARD: Final = Discard("discard", Words("Descarta {thing}", "Discard {thing}"), Words("Descartar", "Discard"))
