"""What is due later: at the end of this turn or of the next one."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Condition, Effect, Resolving, Selection, Verb
from tapete.core.language import EN, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.core.symbols import joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Whenever
from tapete.games.mitos_y_leyendas.modifiers import END_OF_TURN, WHOLE_NEXT
from tapete.games.mitos_y_leyendas.things import in_play
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import at
from tapete.games.mitos_y_leyendas.vocabulary.abilities.when import Moment
from tapete.games.mitos_y_leyendas.vocabulary.conditions import StayedHome
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import THIS_ALLY
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy

AT_THE_END: Final = Words("al final del turno", "at the end of the turn")
THEN_AT_HOME: Final = Words("al final de ese turno, si no ha podido atacar", "at the end of that turn, if it could not attack")


class Doom(Verb):
    """At the end of the turn these cards are destroyed, if they are still there; or of the next one, if they stay home in it."""

    def __init__(self, selection: Selection, at_home: bool = False) -> None:
        super().__init__(selection)
        self.span = WHOLE_NEXT if at_home else END_OF_TURN
        self.words = THEN_AT_HOME if at_home else AT_THE_END
        condition = StayedHome() if at_home else None
        self.ability = Whenever((ev.PHASE,), AT_THE_END, destroy(THIS_ALLY), moment=ev.TURN_ENDS, condition=condition)

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        begins, ends = self.span.begins(s, f.you), self.span.ends(s, f.you)
        for card in f.them:
            if in_play(s, card) or s.place[card] // 2 == t.PLAYING:
                last(s, Lasting(self.ability, card, f.you, s.next_serial(), begins, ends, tie=card))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        what = self.selection.phrase(lang)
        return f"{self.words.text(lang)}, destroy {what}" if lang == EN else f"{self.words.text(lang)}, destruye {what}"

    def symbols(self) -> str:
        assert self.selection is not None
        if self.words is THEN_AT_HOME:
            said = [signs.NEXT_TURN.mark, f"{signs.TURN_ENDS.mark}:", signs.STAYED_HOME.mark, f"→ {signs.DESTROY.mark}"]
            return joined([*said, self.selection.symbols()], " ")
        return joined([f"{signs.TURN_ENDS.mark}: {signs.DESTROY.mark}", self.selection.symbols()], " ")


class Later(Verb):
    """An ability of nobody in play, in force for a while: "después de atacar, tus Aliados vuelven…"."""

    def __init__(self, moment: Moment, ability: Whenever) -> None:
        super().__init__(None)
        self.moment = moment
        self.ability = ability

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        span = self.moment.span
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), span.begins(s, f.you), span.ends(s, f.you)))

    def clause(self, lang: str, mood: str) -> str:
        said = self.ability.clause(lang)
        return f"{'this turn' if lang == EN else 'este turno'}, {said}" if self.moment.this_turn else said

    def symbols(self) -> str:
        return self.ability.symbols() if self.moment.span is END_OF_TURN else ""


def later(moment: Moment, effect: Effect, optional: bool = False, condition: Condition | None = None) -> Effect:
    """Something at a moment to come, perhaps only if something is so by then."""
    ability = at(moment, effect, optional, condition)
    assert isinstance(ability, Whenever)
    return Later(moment, ability)
