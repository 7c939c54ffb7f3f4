"""Derived values and durations: nothing that can be computed is ever written into a card.

A ``Modifier`` is static data: what kind of value it changes, for which cards or players, and by how much. It is in force while
the card that declares it is in play (a *constant*), or for a while after an effect created it (a ``Lasting`` in the state).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.abilities import Ability, Constant

if TYPE_CHECKING:
    from tapete.core.effects import Program, Resolving
    from tapete.core.state import State

FOREVER: Final = 1 << 30
NOTHING: Final = -1


class Modifier:
    """A change to a derived value. ``kind`` is the game's number for what it changes."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        """Whether it changes this card's value, read from the side of its own card and player (``scope``)."""
        return True

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        """By how much."""
        return 0

    def text(self, lang: str) -> str:
        raise NotImplementedError

    def clause(self, lang: str) -> str:
        """The change inside another sentence: without capital letter and full stop."""
        raise NotImplementedError

    def symbols(self) -> str:
        """The change in symbols; "" when it cannot be said in them."""
        return ""

    def programs(self) -> list[Program]:
        return []

    def declared(self) -> list[Ability]:
        """The abilities it grants."""
        return []


class Lasting:
    """A lasting effect: a static ability in force from turn ``starts`` to the end of turn ``ends``, for ``you``.

    ``tie`` is a card whose leaving play ends it; ``uses`` counts down for "the next creature…"; ``it``, ``them`` and ``word``
    are what its creating effect had chosen.
    """

    __slots__ = ("ability", "ends", "it", "number", "serial", "source", "starts", "them", "tie", "uses", "word", "you")

    def __init__(
        self,
        ability: Ability,
        source: int,
        you: int,
        serial: int,
        starts: int,
        ends: int,
        tie: int = NOTHING,
        uses: int = NOTHING,
        it: int = NOTHING,
        them: tuple[int, ...] = (),
        word: str = "",
        number: int = 0,
    ) -> None:
        self.ability = ability
        self.source = source
        self.you = you
        self.serial = serial
        self.starts = starts
        self.ends = ends
        self.tie = tie
        self.uses = uses
        self.it = it
        self.them = them
        self.word = word
        self.number = number

    def used(self) -> Lasting:
        """The same effect with one use fewer."""
        return Lasting(
            self.ability, self.source, self.you, self.serial, self.starts, self.ends, self.tie, self.uses - 1,
            self.it, self.them, self.word, self.number,
        )  # fmt: skip

    def later(self, moments: int) -> Lasting:
        """The same effect, put off by one turn of so many moments."""
        twin = self.used()
        twin.uses = self.uses
        twin.starts = self.starts + 1
        twin.ends = self.ends + moments
        return twin

    def concerns(self, card: int) -> bool:
        """Whether it changes this very card: a card that has left play and comes back is another one."""
        return isinstance(self.ability, Constant) and (self.it == card or card in self.them)

    def without(self, card: int) -> Lasting:
        """The same effect for the other cards it was made for; the place of this one stays taken."""
        twin = self.used()
        twin.uses = self.uses
        twin.it = NOTHING if self.it == card else self.it
        twin.them = tuple([NOTHING if each == card else each for each in self.them])
        return twin

    def with_card(self, card: int) -> Lasting:
        """The same effect for one more card."""
        twin = self.used()
        twin.uses = self.uses
        twin.them = (*self.them, card)
        return twin


def last(s: State, effect: Lasting) -> None:
    """Put a lasting effect in force."""
    s.lasting = [*s.lasting, effect]
    s.touch()
    if s.log is not None:
        s.game.speech.tell_lasting(s, effect)


def drop(s: State, keep: list[Lasting]) -> None:
    """Keep only these lasting effects."""
    if len(keep) != len(s.lasting):
        s.lasting = keep
        s.touch()


def exchange(s: State, instead: list[Lasting]) -> None:
    """Put these in the place of the lasting effects in force, one for one: what they are has changed."""
    s.lasting = instead
    s.touch()


def expire(s: State) -> None:
    """End what lasted until the turn that has just finished."""
    drop(s, [effect for effect in s.lasting if effect.ends > s.turn])


def untie(s: State, card: int) -> None:
    """End what lasted until this card left play, and what had been put on this very card for a while."""
    if any([effect.tie == card for effect in s.lasting]):
        drop(s, [effect for effect in s.lasting if effect.tie != card])
    if any([effect.concerns(card) for effect in s.lasting]):
        exchange(s, [effect.without(card) if effect.concerns(card) else effect for effect in s.lasting])


def spend(s: State, serial: int) -> None:
    """Use up one use of a lasting effect; the last use ends it."""
    kept: list[Lasting] = []
    for effect in s.lasting:
        if effect.serial != serial:
            kept.append(effect)
        elif effect.uses > 1:
            kept.append(effect.used())
    s.lasting = kept
    s.touch()


def uses_left(s: State, serial: int) -> int:
    """The uses that a lasting effect still has; -1 where they are not counted, and 0 where there is no such effect."""
    for effect in s.lasting:
        if effect.serial == serial:
            return effect.uses
    return 0


def extend(s: State, serial: int, card: int) -> None:
    """A lasting effect is about one more card."""
    s.lasting = [effect.with_card(card) if effect.serial == serial else effect for effect in s.lasting]
    s.touch()
