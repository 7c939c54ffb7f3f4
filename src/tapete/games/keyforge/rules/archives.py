"""Taking one's archived cards after the choice of a house (KF-archive)."""

from __future__ import annotations

from typing import Final

from tapete.core.actions import Action, Actions, AskedAbout, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happen
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.things import ARCHIVES, HAND

TAKE: Final = "take"
ALL_OR_NONE: Final = {
    TAKE: Words("Toma tus cartas archivadas", "Take your archived cards"),
    "leave": Words("Déjalas en los archivos", "Leave them in the archives"),
}


class TakeArchives(Action):
    """All archived cards are taken, or none (KF-archive-03)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), word) for word in ALL_OR_NONE]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return None if option.word in ALL_OR_NONE else no.ALL_OR_NONE

    def do(self, s: State, player: int, option: Option) -> None:
        """Cards of the other player go to their owner's hand (KF-faq-16)."""
        if option.word == TAKE:
            happen(s, [Event(ev.MOVED, card, s.owners[card], -1, zone=HAND) for card in s.zone(ARCHIVES, player)[:]])

    def phrases(self) -> dict[str, Words]:
        return {f"{self.verb}:{word}": phrase for word, phrase in ALL_OR_NONE.items()}


class TakeOne(Action):
    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.ALL_OR_NONE


def archived(s: State, player: int) -> list[int]:
    return s.zone(ARCHIVES, player)


ARCHIVES_CHOICE: Final = Actions(
    "archives",
    Row(nothing, TakeArchives("archives", Words("{word}", "{word}"))),
    AskedAbout(archived, TakeOne("choose", Words("Toma solo {thing}", "Take only {thing}"))),
)
