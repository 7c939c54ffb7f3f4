"""Derived values: power, armor, keywords, houses, costs, read from what is printed and what is in force."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import Modifying
from tapete.core.state import State
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.things import (
    ARMOR_SEEN,
    ARMOR_USED,
    HOUSE,
    HOUSES,
    INVULNERABLE,
    LINE,
    POWER_UP,
    TAUNT,
    Card,
    facts,
    neighbors,
)


def total(s: State, kind: int, card: int) -> int:
    """The sum of the modifiers of one kind on a card."""
    result = 0
    for each in s.index().modifying[kind]:
        if each.modifier.affects(s, each.scope, card):
            result += each.modifier.amount(s, each.scope, card)
    return result


def any_on(s: State, kind: int, card: int) -> bool:
    """Whether a modifier of this kind is on a card."""
    for each in s.index().modifying[kind]:
        if each.modifier.affects(s, each.scope, card):
            return True
    return False


def about_player(s: State, kind: int, player: int) -> list[Modifying]:
    """The modifiers of one kind that concern a player."""
    return [each for each in s.index().modifying[kind] if cast(Change, each.modifier).concerns(s, each.scope, player)]


def power(s: State, card: int) -> int:
    """A creature's power (KF-component-04, KF-pcounter-01); damage does not reduce it (KF-damage-07)."""
    result = facts(s, card).power + s.numbers[POWER_UP][card]
    if s.index().modifying[m.POWER]:
        result += total(s, m.POWER, card)
    return result if result > 0 else 0


def armor(s: State, card: int) -> int:
    """A creature's whole armor, printed and gained (KF-armor-05)."""
    result = facts(s, card).armor
    if s.index().modifying[m.ARMOR]:
        result += total(s, m.ARMOR, card)
    return result if result > 0 else 0


def armor_left(s: State, card: int) -> int:
    """The damage armor can still prevent this turn."""
    whole = armor(s, card)
    return max(0, whole - armor_spent(s, card, whole))


def armor_spent(s: State, card: int, whole: int) -> int:
    """How much of a creature's armor is spent: armor lost takes spent armor first (KF-armor-08)."""
    seen = s.numbers[ARMOR_SEEN][card]
    used = s.numbers[ARMOR_USED][card]
    return max(0, used - (seen - whole)) if whole < seen else used


def keyword(s: State, card: int, word: int) -> int:
    """The value of a keyword on a card: 0 without it, 1 or its number with it (numbers add up, KF-assault-05)."""
    index = s.index()
    result = 0
    if not blank(s, card):
        result = facts(s, card).values[word]
    for each in index.modifying[m.KEYWORD]:
        change = cast(Change, each.modifier)
        if change.extra == word and change.affects(s, each.scope, card):
            result += change.amount(s, each.scope, card)
    for each in index.modifying[m.TEXT]:
        if each.modifier.affects(s, each.scope, card):
            result += lent(s, each).values[word]
    if result:
        for each in index.modifying[m.LOSES_KEYWORD]:
            change = cast(Change, each.modifier)
            if change.extra == word and change.affects(s, each.scope, card):
                return 0
    return result


def lent(s: State, text: Modifying) -> Card:
    """The card whose whole text an effect gives to another."""
    return cast(Card, s.game.catalogue[text.scope.word])


def blank(s: State, card: int) -> bool:
    """Whether a card's text is treated as empty."""
    return bool(s.index().modifying[m.BLANK]) and any_on(s, m.BLANK, card)


def invulnerable(s: State, card: int) -> bool:
    return keyword(s, card, INVULNERABLE) > 0


def printed_house(s: State, card: int) -> int:
    """The house on this very copy: a Maverick counts as the house it is printed in (KF-cardmark-02)."""
    return s.numbers[HOUSE][card] - 1


def belongs(s: State, card: int, house: int) -> bool:
    """Whether a card belongs to a house; to none while no house is active (KF-house-11)."""
    if house < 0:
        return False
    changes = s.index().modifying[m.BELONGS]
    if changes:
        replaced = False
        for each in changes:
            change = cast(Change, each.modifier)
            if change.affects(s, each.scope, card):
                given = change.extra
                if given == house or given == -1:
                    return True
                replaced = replaced or change.by.value(s, each.scope) > 0
        if replaced:
            return False
    return s.numbers[HOUSE][card] - 1 == house


def has_trait(s: State, card: int, trait: str) -> bool:
    return trait in facts(s, card).traits


def on_flank(s: State, card: int) -> bool:
    """Whether a creature is at an end of its line, or counts as if (KF-flank-01)."""
    place = s.place[card]
    if place // 2 != LINE:
        return False
    line = s.zones[place]
    if line[0] == card or line[-1] == card:
        return True
    return any_on(s, m.FLANK, card)


def centre(s: State, player: int) -> int:
    """The creature with equally many on each side, or -1 (KF-center-01)."""
    line = s.zone(LINE, player)
    return line[len(line) // 2] if len(line) % 2 else -1


def shielded_by_taunt(s: State, card: int) -> bool:
    """Whether a neighbor's Taunt keeps this creature from being attacked (KF-taunt-01)."""
    if keyword(s, card, TAUNT):
        return False
    for each in neighbors(s, card):
        if keyword(s, each, TAUNT):
            return True
    return False


def ignores(s: State, attacker: int, word: int) -> bool:
    """Whether an attacker ignores a keyword of what it attacks."""
    for each in s.index().modifying[m.IGNORES]:
        change = cast(Change, each.modifier)
        if change.extra >> word & 1 and change.affects(s, each.scope, attacker):
            return True
    return False


def key_cost(s: State, player: int) -> int:
    """What a key costs this player now; never below zero (KF-cost-01, KF-forge-07)."""
    cost = 6
    for each in about_player(s, m.KEY_COST, player):
        cost += each.modifier.amount(s, each.scope, -1)
    return cost if cost > 0 else 0


def hand_size(s: State, player: int) -> int:
    """How many cards the draw step refills to, before chains (KF-draw-09)."""
    size = 6
    for each in about_player(s, m.HAND_SIZE, player):
        size += each.modifier.amount(s, each.scope, -1)
    return size if size > 0 else 0


def cannot_be_stolen(s: State, player: int) -> bool:
    return bool(about_player(s, m.NOT_STOLEN, player))


def houses_of(s: State, card: int) -> list[int]:
    """The houses a card belongs to."""
    return [house for house in range(len(HOUSES)) if belongs(s, card, house)]


def share_a_house(s: State, one: int, two: int) -> bool:
    return any([belongs(s, two, house) for house in houses_of(s, one)])


def kin_beside(s: State, card: int) -> list[int]:
    """The neighbors that share a house with a creature."""
    if s.place[card] // 2 != LINE:
        return []
    return [each for each in neighbors(s, card) if share_a_house(s, card, each)]
