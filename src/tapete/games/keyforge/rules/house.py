"""Step 2, choose a house (KF-house)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.actions import Action, Actions, AskedAbout, Row, nothing
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happens
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.things import ARTIFACTS, HOUSES, IDENTITY, LINE, UPGRADES
from tapete.games.keyforge.values import about_player, belongs, printed_house
from tapete.games.keyforge.words import house_with_cards


def eligible_houses(s: State, player: int) -> list[int]:
    """The houses of the identity card, and those of controlled cards (KF-house-02, KF-house-05, KF-house-06)."""
    identity = s.tallies[IDENTITY][player]
    found = [house for house in range(len(HOUSES)) if identity >> house & 1]
    changed = bool(s.index().modifying[m.BELONGS])
    for zone in (LINE, ARTIFACTS, UPGRADES):
        for card in s.zone(zone, player):
            house = printed_house(s, card)
            if house >= 0 and house not in found and belongs(s, card, house):
                found.append(house)
            if changed:
                found += [given for given in range(len(HOUSES)) if given not in found and belongs(s, card, given)]
    return found


def named_house(s: State, change: Change, word: str) -> int:
    """The house a "must" or "cannot" names: printed, or chosen when the effect was made."""
    return HOUSES.index(word) if change.extra == -2 else change.extra


def forbidden_houses(s: State, player: int) -> list[int]:
    """The houses that effects keep this player from choosing."""
    changes = about_player(s, m.CANNOT_CHOOSE_HOUSE, player)
    return [named_house(s, cast(Change, each.modifier), each.scope.word) for each in changes]


def choosable_houses(s: State, player: int) -> list[int]:
    """What may be chosen: "cannot" beats "must" (KF-cannot-01), an ineligible "must" is ignored (KF-house-07), one of
    several "must" is enough (KF-house-12), and nothing may be left (KF-house-11)."""
    barred = forbidden_houses(s, player)
    houses = [house for house in eligible_houses(s, player) if house not in barred]
    wanted: list[int] = []
    for each in about_player(s, m.MUST_CHOOSE_HOUSE, player):
        house = named_house(s, cast(Change, each.modifier), each.scope.word)
        if house in houses:
            wanted.append(house)
    return [house for house in houses if house in wanted] if wanted else houses


def refuse_house(s: State, player: int, house: int) -> Refusal | None:
    """The one authority on choosing a house: nothing when it is legal, or the reason why not."""
    if house not in eligible_houses(s, player):
        return no.BAD_HOUSE
    if house in forbidden_houses(s, player):
        return no.CANNOT_HOUSE
    return None if house in choosable_houses(s, player) else no.MUST_HOUSE


class ChooseHouse(Action):
    """Choose the house that is active this turn."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """All houses, those of the player first."""
        eligible = eligible_houses(s, player)
        houses = eligible + [house for house in range(len(HOUSES)) if house not in eligible]
        return [Option(s.names, self.verb, (), HOUSES[house]) for house in houses]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if option.word not in HOUSES:
            return no.NO_HOUSE
        return refuse_house(s, player, HOUSES.index(option.word))

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        for house in choosable_houses(s, player):
            options.append(Option(s.names, self.verb, (), HOUSES[house]))

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, Event(ev.HOUSE_CHOSEN, player=player, amount=HOUSES.index(option.word)))

    def said(self, s: State, option: Option, lang: str) -> str:
        assert s.decision is not None
        return house_with_cards(s, s.decision.player, option.word, lang)


class ChooseNone(Action):
    """A house must be chosen (KF-house-08)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return []

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NO_HOUSE


CHOOSING: Final = ChooseHouse("house", Words("{word}", "{word}"))
NO_HOUSE: Final = ChooseNone(PASS, Words("Ninguna", "None"))
HOUSE_CHOICE: Final = Actions("house", Row(nothing, CHOOSING), AskedAbout(nothing, NO_HOUSE))
