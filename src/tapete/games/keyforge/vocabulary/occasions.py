"""What this turn has been like so far: the house chosen, the cards played."""

from __future__ import annotations

from tapete.core.effects import Condition, Resolving
from tapete.core.language import EN, invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.things import ACTIVE_HOUSE, CREATURE, HOUSE_NAMES, HOUSES, facts


class ActiveHouseIs(Condition):
    def __init__(self, house: str) -> None:
        self.house = house

    def holds(self, s: State, f: Resolving) -> bool:
        return s.world[ACTIVE_HOUSE] == HOUSES.index(self.house)

    def text(self, lang: str) -> str:
        name = HOUSE_NAMES[self.house].text(lang)
        return f"{name} is the active house" if lang == EN else f"la casa activa es {name}"


class NothingElsePlayed(Condition):
    """You have played no card this turn other than the one that speaks."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.card != f.source for e in ev.remembered(s, ev.PLAYED, f.you)])

    def text(self, lang: str) -> str:
        return "you have not played any other cards this turn" if lang == EN else "no has jugado ninguna otra carta este turno"


class FirstPlayed(Quality):
    """The first creature played this turn: nobody has played one before it."""

    def __init__(self) -> None:
        super().__init__(invariable("", ""))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not any([e.kind == ev.PLAYED and facts(s, e.card).type == CREATURE for e in s.history])


NOTHING_ELSE_PLAYED = NothingElsePlayed()
FIRST_PLAYED = FirstPlayed()


def active_house_is(house: str) -> ActiveHouseIs:
    return ActiveHouseIs(house)
