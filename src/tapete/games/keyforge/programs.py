"""Rules that resolve like abilities: Assault, Hazardous, and control while an effect lasts."""

from __future__ import annotations

from tapete.core.abilities import Constant
from tapete.core.effects import Amount, Code, Effect, Op, Program, Resolving, Sequence
from tapete.core.events import Event, happen
from tapete.core.language import Words
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.turn_events import CONTROL_ID
from tapete.games.keyforge.values import keyword
from tapete.games.keyforge.vocabulary.damage import damage
from tapete.games.keyforge.vocabulary.nouns import CREATURE, EVENT_CARD, FOUGHT
from tapete.games.keyforge.vocabulary.qualities import NO_WORD


class KeywordValue(Amount):
    """The value of a keyword on the card that speaks."""

    def __init__(self, word: int) -> None:
        self.word = word

    def value(self, s: State, f: Resolving) -> int:
        return keyword(s, f.source, self.word)

    def text(self, lang: str) -> str:
        return "X"


class TheChosen(Quality):
    """The very card a lasting effect was made for."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card == f.it


class Assault(Sequence):
    """Damage, and word of what it destroyed for whoever listens."""

    def emit(self, code: Code) -> None:
        super().emit(code)
        code.add(TellOfTheFallen())


class TellOfTheFallen(Op):
    def run(self, s: State, f: Resolving) -> None:
        if s.index().listening[ev.ASSAULTED]:
            fallen = [e for e in f.noted if e.kind == ev.DESTROYED]
            happen(s, [Event(ev.ASSAULTED, e.card, e.player, other=f.source, zone=e.zone) for e in fallen])


def programs() -> list[Program]:
    """What the attacker, and what the attacked creature, does before a fight (KF-assault-01, KF-hazardous-01)."""
    return [
        rule("rule/assault", Assault(damage(KeywordValue(t.ASSAULT), FOUGHT))),
        rule("rule/hazardous", damage(KeywordValue(t.HAZARDOUS), EVENT_CARD)),
    ]


def rule(id: str, effect: Effect) -> Program:
    program = effect.compiled()
    program.id = id
    return program


def control() -> Constant:
    """Control of the card that a lasting effect was made for."""
    chosen = Cards(CREATURE, (t.LINE, t.ARTIFACTS), -1, (TheChosen(NO_WORD),))
    ability = Constant(Change(m.CONTROLS, Words("", ""), chosen))
    ability.adopt(CONTROL_ID)
    return ability
