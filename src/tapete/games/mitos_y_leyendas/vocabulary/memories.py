"""What this turn and the one before remember: who attacked, and what hangs on it."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, Condition, Effect, Resolving
from tapete.core.language import EN, Words
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Whenever
from tapete.games.mitos_y_leyendas.vocabulary.circumstances import ForTheTurn
from tapete.games.mitos_y_leyendas.vocabulary.nouns import Kind, agreeing, ally


def attacked_you(s: State, you: int, before: bool) -> list[int]:
    """The opposing Allies that attacked in the turn before, or in this one."""
    past = s.past if before else s.history
    return list(dict.fromkeys([e.card for e in past if e.kind == ev.ATTACKS and e.player != you]))


class AttackedBefore(Quality):
    """It attacked in the turn before."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card in attacked_you(s, f.you, True)


LAST_ATTACKERS: Final[Kind] = ally.enemy.with_quality(
    AttackedBefore(
        agreeing(
            "que te haya atacado en el turno anterior", "que te hayan atacado en el turno anterior", "that attacked you last turn"
        )
    )
)


class WereAttacked(Condition):
    """You were attacked in the turn before."""

    def holds(self, s: State, f: Resolving) -> bool:
        return bool(attacked_you(s, f.you, True))

    def text(self, lang: str) -> str:
        return "you were attacked last turn" if lang == EN else "te atacaron en el turno anterior"


class Attackers(Amount):
    """How many Allies attacked you, in the turn before or in this one."""

    def __init__(self, before: bool) -> None:
        self.before = before

    def value(self, s: State, f: Resolving) -> int:
        return len(attacked_you(s, f.you, self.before))

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        if self.before:
            return (
                "for each Ally that attacked you last turn" if lang == EN else "por cada Aliado que te atacó en el turno anterior"
            )
        return "for each Ally that attacked you" if lang == EN else "por cada Aliado que te haya atacado"


class InYourTurn(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return t.active(s) == f.you

    def text(self, lang: str) -> str:
        return "it is your turn" if lang == EN else "es tu turno"


class StayedHome(Condition):
    """The card that speaks (or its bearer) has not attacked this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        host = t.bearer(s, f.source)
        return not s.numbers[t.ATTACKED][host if host >= 0 else f.source]

    def text(self, lang: str) -> str:
        return "it did not attack" if lang == EN else "no ha atacado"


class BearerStayedHome(StayedHome):
    def text(self, lang: str) -> str:
        return "its bearer did not attack" if lang == EN else "su portador no ha atacado"


class YouStayedHome(Condition):
    """You have not attacked this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.kind == ev.ATTACKS and e.player == f.you for e in s.history])


def turn_ends_in_peace(effect: Effect) -> Effect:
    """At the end of this turn, if you have not attacked."""
    words = Words("al final del turno, si no has atacado", "at the end of the turn, if you did not attack")
    ability = Whenever((ev.PHASE,), words, effect, moment=ev.TURN_ENDS, who=m.EVERYONE, condition=YouStayedHome())
    return ForTheTurn(ability, said=False)
