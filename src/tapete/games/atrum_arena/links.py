"""What an announced power is while its chain lasts: the numbers its announcement carries.

A link is known by its place in the chain, which never changes: chains grow and resolve at their end.
"""

from __future__ import annotations

from typing import Final

from tapete.core.state import State
from tapete.core.windows import Announcement, Window
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.things import NOTHING, reptante

NUMBER: Final = 0  # which power of its reptante, from 0
MODE: Final = 1  # how its cost is paid
AIMED: Final = 2  # the place in the chain of the power it is aimed at
FRIEND: Final = 3  # whom "you" and "yours" stand for
VICTIM: Final = 4  # the player it is aimed at
COPIED_FROM: Final = 5  # the reptante whose power it copies
COPIED: Final = 6  # and which of its powers
KIND: Final = 7  # attack, defense or tactical
REINFORCED: Final = 8
PREVENTED: Final = 9
ANNULLED: Final = 10
WILD: Final = 11  # how the type of its discard is met
CLAIMED: Final = 12  # the player in whose altar its discard ends up
DISCARDED: Final = 13  # the esbirro discarded for it
SHOWN: Final = 14  # whether the esbirro set aside for its discard lies open (AA-ann-16)
SIZE: Final = 15

EXHAUSTING: Final = 0
EXPLOITING: Final = 1

PLAIN: Final = 0
WITH_SHADOW: Final = 1  # a sombra and any esbirro of a main type (AA-shadow-09)
WITH_TOKEN: Final = 2  # a discard that counts as a type chosen before (AA-type-03)


def numbers_of(number: int, mode: int, player: int, kind: int) -> list[int]:
    """The numbers of a power as its announcement begins."""
    made = [0] * SIZE
    made[NUMBER] = number
    made[MODE] = mode
    made[AIMED] = NOTHING
    made[FRIEND] = player
    made[VICTIM] = NOTHING
    made[COPIED_FROM] = NOTHING
    made[COPIED] = NOTHING
    made[KIND] = kind
    made[CLAIMED] = NOTHING
    made[DISCARDED] = NOTHING
    return made


def marked(link: Announcement, field: int, value: int) -> Announcement:
    """The same announcement with another number."""
    numbers = (*link.numbers[:field], value, *link.numbers[field + 1 :])
    return Announcement(link.player, link.verb, link.things, link.word, link.targets, link.reservation, numbers)


def aimed_only_at(link: Announcement, cards: tuple[int, ...]) -> Announcement:
    """The same announcement with those of its target cards that are still valid."""
    things = (link.things[0], *cards)
    return Announcement(link.player, link.verb, things, link.word, link.targets, link.reservation, link.numbers)


def chain_under_way(s: State) -> Window | None:
    """The chain that is open or resolving, if any."""
    for frame in reversed(s.stack):
        if isinstance(frame, Window) and frame.discipline == CHAIN:
            return frame
    return None


def is_shown(s: State, reservation: int) -> bool:
    """Whether somebody has responded to the announcement that something is reserved for, so that its discard was shown."""
    for frame in s.stack:
        if isinstance(frame, Window):
            for link in frame.chain if frame.launching is None else (*frame.chain, frame.launching):
                if link.reservation == reservation:
                    return bool(link.numbers[SHOWN])
    return False


def rewrite(window: Window, at: int, link: Announcement) -> None:
    """Put another version of a link in its place."""
    window.chain = (*window.chain[:at], link, *window.chain[at + 1 :])


CHAIN: Final = "chain"
PHASE_START: Final = "phase_start"


def effect_of(s: State, link: Announcement) -> Power:
    """The power whose effect an announcement will have: its own, or the copied one."""
    source = link.numbers[COPIED_FROM]
    if source >= 0:
        return reptante(s, source).powers[link.numbers[COPIED]]
    return own_power(s, link)


def own_power(s: State, link: Announcement) -> Power:
    """The power that was announced, whose cost is paid."""
    return reptante(s, link.things[0]).powers[link.numbers[NUMBER]]
