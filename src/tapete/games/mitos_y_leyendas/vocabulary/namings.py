"""What is chosen or named and holds from then on, and moments that only a few texts speak of."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import (
    Code,
    Condition,
    Effect,
    Op,
    PromptOf,
    Resolving,
    Selection,
    Verb,
)
from tapete.core.events import Event, happens, narrate
from tapete.core.language import EN, Words
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Whenever
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.turn import groupable
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import strength
from tapete.games.mitos_y_leyendas.vocabulary.choices import FromNowOn
from tapete.games.mitos_y_leyendas.vocabulary.circumstances import ForTheTurn
from tapete.games.mitos_y_leyendas.vocabulary.nouns import NO_WORD, ally
from tapete.games.mitos_y_leyendas.vocabulary.rulings import ally_card
from tapete.games.mitos_y_leyendas.vocabulary.verbs import cause

STRENGTHS: Final = 30


class ChooseStrength(Effect):
    """Choose a level of Strength."""

    def emit(self, code: Code) -> None:
        code.add(AskStrength(self))
        code.add(TakeStrength())

    def clause(self, lang: str, mood: str) -> str:
        return "choose a Strength" if lang == EN else "elige una Fuerza"


class AskStrength(Op):
    def __init__(self, effect: Effect) -> None:
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        most = max([STRENGTHS, *[strength(s, card) for card in t.allies(s, 0) + t.allies(s, 1)]])
        options = [Option(s.names, "number", (), str(number)) for number in range(most + 1)]
        s.ask(f.you, "number", options, self.prompt.words(), f.source)


class TakeStrength(Op):
    """One more than the Strength, so that none chosen is told from zero."""

    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word) + 1
        narrate(s, Event(ev.CHOSEN, player=f.you, amount=f.number - 1, source=f.source, zone=ev.A_NUMBER))


class ChosenStrength(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return strength(s, card) == f.number - 1


def not_blocked_by_that_strength() -> Effect:
    words = Words("no lo pueden bloquear Aliados de esa Fuerza", "it cannot be blocked by Allies of that Strength")
    blockers = ally.with_quality(ChosenStrength(NO_WORD))
    return FromNowOn(Change(m.NOT_BLOCKED_BY, words, chosen=True, blockers=blockers))


class GainsByName(Verb):
    """An Ally and its copies get a bonus for as long as this card is in play."""

    def __init__(self, selection: Selection, by: int) -> None:
        super().__init__(selection)
        words = Words(f"ese Aliado y sus copias ganan +{by} a la Fuerza", f"that Ally and its copies get +{by} Strength")
        self.constant = Constant(Change(m.STRENGTH, words, named=True, by=by))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            name = face(s, card).name.es
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, FOREVER, tie=f.source, word=name))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        modifier = self.constant.modifier
        assert isinstance(modifier, Change)
        while_here = "while this card is in play" if lang == EN else "mientras esta carta esté en juego"
        choose = "choose" if lang == EN else "elige"
        return f"{choose} {self.selection.phrase(lang)}; {modifier.words.text(lang)} {while_here}"


class BanNamed(Verb):
    """The opponent plays no more cards of the name told; and this card, once per game, is not played again by you."""

    def __init__(self) -> None:
        super().__init__(None)
        es = "tu oponente no puede jugarlo por el resto del juego, ni tú otra vez esta carta"
        en = "your opponent cannot play it for the rest of the game, nor you this card again"
        self.theirs = Constant(Change(m.NAME_BAN, Words(es, en), who=m.OPPONENT))
        self.mine = Constant(Change(m.NAME_BAN, Words(es, en), who=m.YOU))

    def declared(self) -> list[Ability]:
        return [self.theirs, self.mine]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.theirs, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=f.word))
        last(s, Lasting(self.mine, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=face(s, f.source).name.es))
        happens(s, Event(ev.NAMED, player=f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        modifier = self.theirs.modifier
        assert isinstance(modifier, Change)
        return modifier.words.text(lang)


# -- moments


class HaveGrouped(Condition):
    """You have grouped what you could."""

    def holds(self, s: State, f: Resolving) -> bool:
        return t.active(s) == f.you and not groupable(s, f.you)


class PlayedAtMost(Condition):
    """Your opponent played no more than so many cards this turn."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        return s.tallies[t.PLAYED][other(f.you)] <= self.most

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"your opponent did not play more than {self.most} cards"
        return f"tu oponente no ha jugado más de {self.most} cartas"


def after_grouping(effect: Effect, optional: bool = False) -> Ability:
    """Once you have grouped."""
    words = Words("después de agrupar", "after grouping")
    return Whenever((ev.PHASE,), words, effect, who=m.YOU, moment=ev.GROUPING, optional=optional, condition=HaveGrouped())


def whenever_one_enters(effect: Effect) -> Ability:
    """Each time an Ally, this one too, enters play under your control."""
    words = Words("cuando un Aliado entra en juego bajo tu control", "when an Ally enters play under your control")
    return Whenever((ev.ENTERED,), words, effect, ally_card, m.YOU)


def next_turn_ends(effect: Effect, condition: Condition) -> Effect:
    """At the end of the next turn, if something is so."""
    words = Words(
        f"al final del próximo turno, si {condition.text('es')}", f"at the end of the next turn, if {condition.text('en')}"
    )
    ability = Whenever((ev.PHASE,), words, effect, moment=ev.TURN_ENDS, condition=condition)
    return ForTheTurn(ability, m.Span(m.NEXT_TURN, starts=1, phase=8, later=1), said=False)


def this_turn_ends(effect: Effect) -> Effect:
    """At the end of this turn."""
    ability = Whenever((ev.PHASE,), Words("al final del turno", "at the end of the turn"), effect, moment=ev.TURN_ENDS)
    return ForTheTurn(ability, said=False)
