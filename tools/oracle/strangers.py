"""Cards nobody here has declared, made up from what a recording shows of them: their type, power, armor and house.

They have no text. Many recordings only let such a card lie about, fight or reap, and those can be replayed all the same.
"""

from __future__ import annotations

from tools.oracle.engine import printed, stand_in
from tools.oracle.record import Scenario, slug

from tapete.core.language import Words
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.things import HOUSES, Card

TYPES = {
    "Play this action": t.ACTION,
    "Play this creature": t.CREATURE,
    "Play this artifact": t.ARTIFACT,
    "Play this upgrade": t.UPGRADE,
}


def cards_of(scenario: Scenario) -> dict[str, Card]:
    """Every card of a recording by its slug: ours, a guest, or made up."""
    shown = {slug(uid) for moment in scenario.moments() for uid in moment.uids()}
    return {id: printed(id) or stranger(id, scenario) for id in sorted(shown)}


def stranger(id: str, scenario: Scenario) -> Card:
    if id in all_facts():
        return stand_in(id, ())
    power, armor = strength(id, scenario)
    return Card(id, Words(id, id), house(id, scenario), kind(id, scenario), power, armor, 0, (), "", "", "", (), ())


def kind(id: str, scenario: Scenario) -> int:
    for each in scenario.inputs:
        if slug(each.card) == id:
            for button in each.after.asked.buttons:
                if button in TYPES:
                    return TYPES[button]
    for moment in scenario.moments():
        for side in moment.sides:
            for card in side.play:
                if slug(card.uid) == id:
                    return t.CREATURE if card.creature else t.ARTIFACT
                if id in [slug(uid) for uid in card.upgrades]:
                    return t.UPGRADE
    return t.ACTION


def strength(id: str, scenario: Scenario) -> tuple[int, int]:
    """Power and armor when it is first seen, without counters."""
    for moment in scenario.moments():
        for side in moment.sides:
            for card in side.play:
                if slug(card.uid) == id and card.creature:
                    return (card.power or 0) - card.power_counters, card.armor + card.armor_used
    return 0, 0


def house(id: str, scenario: Scenario) -> int:
    """The house that was active when something could be done with it."""
    before = scenario.first
    for each in scenario.inputs:
        active = before.sides[before.active].house
        if slug(each.card) == id and active in HOUSES and "Cancel" in each.after.asked.buttons:
            return HOUSES.index(active)
        before = each.after
    return -1
