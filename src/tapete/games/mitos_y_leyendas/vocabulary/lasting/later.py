"""What is due later: at the end of this turn or of the next one."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Condition, Effect, Resolving, Selection, Verb
from tapete.core.language import EN, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Whenever
from tapete.games.mitos_y_leyendas.modifiers import END_OF_TURN, Span
from tapete.games.mitos_y_leyendas.things import in_play
from tapete.games.mitos_y_leyendas.vocabulary.conditions import DrawsAtTheEnd, YouStayedHome
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import THIS_ALLY
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy

AT_THE_END: Final = Words("al final del turno", "at the end of the turn")


class Doom(Verb):
    """At the end of the turn these cards are destroyed, if they are still there."""

    def __init__(self, selection: Selection) -> None:
        super().__init__(selection)
        self.ability = Whenever((ev.PHASE,), AT_THE_END, destroy(THIS_ALLY), moment=ev.TURN_ENDS)

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            if in_play(s, card) or s.place[card] // 2 == t.PLAYING:
                last(s, Lasting(self.ability, card, f.you, s.next_serial(), s.turn, END_OF_TURN.ends(s, f.you), tie=card))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        what = self.selection.phrase(lang)
        return f"at the end of the turn, destroy {what}" if lang == EN else f"al final del turno, destruye {what}"


class ForTheTurn(Verb):
    """An ability of nobody in play, in force for a while: "después de atacar, tus Aliados vuelven…"."""

    def __init__(self, ability: Ability, span: Span = END_OF_TURN, said: bool = True) -> None:
        super().__init__(None)
        assert isinstance(ability, Whenever)
        self.ability = ability
        self.span = span
        self.said = said  # the ability does not say itself when it ends

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), self.span.begins(s, f.you), self.span.ends(s, f.you)))

    def clause(self, lang: str, mood: str) -> str:
        said = self.ability.clause(lang)
        return f"{'this turn' if lang == EN else 'este turno'}, {said}" if self.said else said


def after_attacking_this_turn(effect: Effect) -> Effect:
    """Once you have attacked this turn."""
    words = Words("después de atacar", "after attacking")
    return ForTheTurn(Whenever((ev.PHASE,), words, effect, who=m.YOU, moment=ev.BATTLE_ENDS))


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


def turn_ends_in_peace(effect: Effect) -> Effect:
    """At the end of this turn, if you have not attacked."""
    words = Words("al final del turno, si no has atacado", "at the end of the turn, if you did not attack")
    ability = Whenever((ev.PHASE,), words, effect, moment=ev.TURN_ENDS, who=m.EVERYONE, condition=YouStayedHome())
    return ForTheTurn(ability, said=False)


def your_turn_ends_with(effect: Effect) -> Effect:
    """At the end of this turn, which is yours; to whoever skips its draw there is nothing to add (ML-golden-06, ML-end-11)."""
    words = Words("al final de tu turno", "at the end of your turn")
    ending = Whenever((ev.PHASE,), words, effect, who=m.YOU, moment=ev.TURN_ENDS, optional=True, condition=DrawsAtTheEnd())
    return ForTheTurn(ending, said=False)
