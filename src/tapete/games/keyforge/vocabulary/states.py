"""Conditions about the card that speaks: where it stands, what lies on it."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Condition, Resolving
from tapete.core.language import EN, Words
from tapete.core.state import State
from tapete.core.symbols import AND, NOT, joined
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.rules.fight import current_fight
from tapete.games.keyforge.things import COUNTER_KINDS, COUNTER_NAMES, controller, counters
from tapete.games.keyforge.values import centre, on_flank
from tapete.games.keyforge.vocabulary.conditions import CardIs, Exists
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, creature

# what a creature is: in Spanish the indicative ("si esta criatura…") and the subjunctive ("mientras esta criatura…")
STATES: Final = {
    "flank": (Words("está en un flanco", "is on a flank"), "esté en un flanco"),
    "off-flank": (Words("no está en un flanco", "is not on a flank"), "no esté en un flanco"),
    "center": (
        Words("está en el centro de tu línea de batalla", "is in the center of your battleline"),
        "esté en el centro de tu línea de batalla",
    ),
    "damaged": (Words("está dañada", "is damaged"), "esté dañada"),
    "ready": (Words("está preparada", "is ready"), "esté preparada"),
    "fighting": (Words("está luchando", "is fighting"), "esté luchando"),
    "aember": (Words("tiene Æ sobre ella", "has Æ on it"), "tenga Æ sobre ella"),
}


STATE_SIGNS: Final = {  # in symbols
    "flank": signs.FLANK.mark,
    "off-flank": NOT + signs.FLANK.mark,
    "center": signs.CENTER.mark,
    "damaged": signs.DAMAGED.mark,
    "ready": NOT + signs.EXHAUST.mark,
    "fighting": signs.FIGHTING.mark,
    "aember": signs.WITH_AEMBER.mark,
}


class ThisIs(Condition):
    """Whether the creature that speaks, or the one chosen before, is in some state (KF-center-01 for the center)."""

    def __init__(self, state: str, words: Words, chosen: bool = False) -> None:
        self.state = state
        self.words = words
        self.chosen = chosen  # the creature chosen before, instead of the one that speaks

    def holds(self, s: State, f: Resolving) -> bool:
        card, state = f.it if self.chosen else f.source, self.state
        if card < 0 or s.place[card] // 2 != t.LINE:
            return False
        if state == "flank" or state == "off-flank":
            return on_flank(s, card) == (state == "flank")
        if state == "center":
            return centre(s, controller(s, card)) == card
        if state == "fighting":
            fight = current_fight(s)
            return fight is not None and (fight.attacker == card or fight.defender == card)
        if state == "ready":
            return not s.numbers[t.EXHAUSTED][card]
        return s.numbers[t.DAMAGE if state == "damaged" else t.AMBER][card] > 0

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        sign = STATE_SIGNS.get(self.state, "")
        return f"{signs.THIS.mark} {sign}" if sign and not self.chosen else ""


def this_is(state: str) -> ThisIs:
    """ "If this creature is…" """
    return ThisIs(state, Words(f"esta criatura {STATES[state][0].es}", f"this creature {STATES[state][0].en}"))


def while_this_is(state: str) -> ThisIs:
    """ "While this creature is…" """
    return ThisIs(state, Words(f"esta criatura {STATES[state][1]}", f"this creature {STATES[state][0].en}"))


def it_is(what: KeyForgeCards | str) -> Condition:
    """The card chosen before is of this kind, wherever it lies; or it is in some state ("flank", "damaged"…)."""
    if isinstance(what, str):
        return ThisIs(what, Words(STATES[what][0].es, f"it {STATES[what][0].en}"), chosen=True)
    return CardIs(what, Words(f"es {what.phrase('es', 'a', False)}", f"it is {what.phrase('en', 'a', False)}"))


class HasCounters(Condition):
    """Whether so many counters of one kind are on the card that speaks (KF-counter-01)."""

    def __init__(self, kind: str, least: int) -> None:
        self.kind = COUNTER_KINDS.index(kind)
        self.least = least
        self.name = COUNTER_NAMES[kind]

    def holds(self, s: State, f: Resolving) -> bool:
        return counters(s, f.source, self.kind) >= self.least

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"there are {self.least} or more {self.name.en} counters on it"
        return f"hay {self.least} o más contadores de {self.name.es} sobre él"

    def symbols(self) -> str:
        return f"≥{self.least} {signs.COUNTER.mark}"


def has_counters(kind: str, least: int) -> HasCounters:
    """On this artifact."""
    return HasCounters(kind, least)


class KeyIsForged(Condition):
    """While the key of a colour is forged."""

    def __init__(self, colour: str, theirs: bool) -> None:
        self.colour = t.KEY_COLOURS[t.COLOUR_NAMES.index(colour)]
        self.name = t.COLOUR_WORDS[colour]
        self.theirs = theirs

    def holds(self, s: State, f: Resolving) -> bool:
        return s.tallies[self.colour][1 - f.you if self.theirs else f.you] > 0

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"{'your opponent’s' if self.theirs else 'your'} {self.name.en} key is forged"
        whose = f"la llave {self.name.es} de tu oponente" if self.theirs else f"tu llave {self.name.es}"
        return f"{whose} esté forjada"


def key_is_forged(colour: str, theirs: bool = False) -> KeyIsForged:
    return KeyIsForged(colour, theirs)


YOU_CONTROL_OTHERS: Final = Exists(creature.friendly.other, Words("controlas otras criaturas", "you control other creatures"))


class HoldsLess(Condition):
    """Whether fewer Æmber than a number are on the creature that speaks."""

    def __init__(self, than: int) -> None:
        self.than = than

    def holds(self, s: State, f: Resolving) -> bool:
        return s.numbers[t.AMBER][f.source] < self.than

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"this creature has fewer than {self.than}Æ on it"
        return f"esta criatura tiene menos de {self.than} Æ sobre ella"


def holds_less_than(number: int) -> HoldsLess:
    return HoldsLess(number)


class AllOf(Condition):
    """Several things at once."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: State, f: Resolving) -> bool:
        return all([condition.holds(s, f) for condition in self.conditions])

    def text(self, lang: str) -> str:
        return (" and " if lang == EN else " y ").join([condition.text(lang) for condition in self.conditions])

    def symbols(self) -> str:
        return joined([condition.symbols() for condition in self.conditions], AND)


def all_of(*conditions: Condition) -> AllOf:
    return AllOf(*conditions)


class TideIsLow(Condition):
    """The tide belongs to later sets: here nothing raises or lowers it, and it is neither high nor low."""

    def holds(self, s: State, f: Resolving) -> bool:
        return False

    def text(self, lang: str) -> str:
        return "the tide is low" if lang == EN else "la marea esté baja"


THE_TIDE_IS_LOW: Final = TideIsLow()
