"""The words of cards that look around their hero: where it may go at once, and who near it is healed."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import happens
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.symbols import EACH
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import signs, values
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.abilities import Power
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.rules.harm import heal
from tapete.games.dungeon_alliance.rules.threats import enter
from tapete.games.dungeon_alliance.things import cell, floor, heroes, layout, room


class Blink(Power):
    """The hero goes to an empty square in sight at once, for no Speed; like all moving, before any attack (DA-move-06)."""

    aimed: ClassVar[bool] = True

    def why_not_now(self, s: State, turn: Acting) -> Refusal | None:
        return no.AFTER_ATTACK if turn.attacked else None

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        return [turn.who]

    def places(self, s: State, target: int) -> list[str]:
        here, plan, taken, laid = cell(s, target), floor(s), values.occupied(s), t.laid(s)
        found: list[str] = []
        for at in range(plan.size):
            if laid >> at & 1 and not taken >> at & 1 and plan.distance(here, at) <= self.reach and layout(s).sees(here, at):
                found.append(plan.name(at))
        return found

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        to = floor(s).find(place)
        if floor(s).slot_of(to) != room(s, target):
            enter(s, target, floor(s).slot_of(to))
        happens(s, ev.step_to(s, target, turn.player, to, ev.BLINKED))

    def text(self, lang: str) -> str:
        return BLINK.fill(lang, r=str(self.reach))

    def symbols(self) -> str:
        return f"{signs.BLINK.mark} {signs.within(self.reach, self.blind)}"


BLINK: Final = Words(
    "Antes de atacar, pon a este héroe en una casilla vacía con línea de visión a {r} casillas o menos, sin gastar Velocidad.",
    "Before attacking, put this hero on an empty square within {r} squares in line of sight, without spending Speed.",
)


def blink(reach: int) -> Blink:
    return Blink(0, reach)


class Soothe(Power):
    """Removes damage from every hero of the alliance near its hero, without line of sight (DA-spell-06)."""

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        here = cell(s, turn.who)
        for who in reversed(heroes(s, turn.player)):  # what is put on the stack last is done first
            if floor(s).distance(here, cell(s, who)) <= self.reach:
                heal(s, who, self.amount)

    def text(self, lang: str) -> str:
        return SOOTHE.fill(lang, n=str(self.amount), r=str(self.reach))

    def symbols(self) -> str:
        return f"{self.amount} {signs.HEAL.mark} {EACH} {signs.OF_ALLIANCE.mark} {signs.within(self.reach, True)}"


SOOTHE: Final = Words(
    "Retira {n} de daño de cada héroe de tu alianza a {r} casillas o menos. No requiere línea de visión.",
    "Remove {n} damage from each hero of your alliance within {r} squares. Line of sight not required.",
)


def soothe(amount: int, reach: int = 3) -> Soothe:
    return Soothe(amount, reach, True)
