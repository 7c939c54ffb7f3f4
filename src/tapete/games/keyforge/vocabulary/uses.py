"""How often, and in which ways, cards have been or can be used."""

from __future__ import annotations

from tapete.core.effects import Condition, Resolving
from tapete.core.language import EN, invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules.headings import headed
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards


class FirstUse(Condition):
    """Whether the use just made is this creature's first of the turn (since it entered play)."""

    def holds(self, s: State, f: Resolving) -> bool:
        uses = 0
        for e in s.history:
            if e.card == f.source:
                if e.kind == ev.PLAYED:
                    uses = 0
                elif e.kind == ev.USED:
                    uses += 1
        return uses == 1

    def text(self, lang: str) -> str:
        if lang == EN:
            return "this is the first time this creature was used this turn"
        return "es la primera vez que se usa esta criatura este turno"


FIRST_USE = FirstUse()


class Reaper(Quality):
    """Has a *Reap:* ability that is not already resolving: effects that trigger one another do not come back to where they
    began, or two Replicators alone would never end."""

    def __init__(self) -> None:
        super().__init__(invariable("", ""))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        effects = [ability.program for ability, _ in headed(s, card, "reap")]
        for frame in s.stack:
            if isinstance(frame, Resolving) and frame.source == card and frame.program in effects:
                return False
        return bool(effects)


def with_reap_effect(cards: KeyForgeCards) -> KeyForgeCards:
    return cards.having(Reaper())
