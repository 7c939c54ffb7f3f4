"""Moments of the turn at which abilities trigger: ``at(when.YOUR_TURN_BEGINS, …)``."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Condition
from tapete.core.language import Words
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas.modifiers import END_OF_TURN, WHOLE_NEXT, Span
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Attacks, DrawsAtTheEnd, HaveGrouped, YouStayedHome


class Moment:
    """A moment: of whose turn, how it is said, and what has to be so, which its words tell already.

    Of what is due later, ``span`` is how long it waits, and the words say which turn it is about unless they say "this turn".
    """

    def __init__(
        self, moment: int, who: int, es: str, en: str, condition: Condition | None = None, span: Span = END_OF_TURN,
        this_turn: bool = False,
    ) -> None:  # fmt: skip
        self.moment = moment
        self.who = who
        self.words = Words(es, en)
        self.condition = condition
        self.span = span
        self.this_turn = this_turn


YOUR_TURN_BEGINS: Final = Moment(ev.GROUPING_BEGINS, m.YOU, "al principio de tu turno", "at the beginning of your turn")
THEIR_TURN_BEGINS: Final = Moment(
    ev.GROUPING_BEGINS, m.OPPONENT, "al principio del turno de tu oponente", "at the beginning of your opponent’s turn"
)
EACH_TURN_BEGINS: Final = Moment(ev.GROUPING_BEGINS, m.EVERYONE, "al principio de cada turno", "at the beginning of each turn")
YOUR_GROUPING: Final = Moment(ev.GROUPING, m.YOU, "en tu Fase de Agrupación", "in your Grouping Phase")  # ML-grp-07
YOU_HAVE_GROUPED: Final = Moment(ev.GROUPING, m.YOU, "después de agrupar", "after grouping", HaveGrouped())
THEIR_GROUPING_ENDS: Final = Moment(
    ev.VIGIL_BEGINS, m.OPPONENT, "al terminar la Agrupación de tu oponente", "as your opponent’s Grouping ends"
)
BATTLE_BEGINS: Final = Moment(  # whoever attacks, in time for what responds to the attack
    ev.ATTACK_BEGINS, m.EVERYONE, "al empezar la Batalla Mitológica", "as the Mythological Battle begins"
)
IT_HAS_ATTACKED: Final = Moment(ev.BATTLE_ENDS, m.YOU, "después de atacar", "after attacking", Attacks())
ITS_BEARER_HAS_ATTACKED: Final = Moment(
    ev.BATTLE_ENDS, m.YOU, "después de que su portador ataque", "after its bearer attacks", Attacks()
)
YOU_HAVE_ATTACKED: Final = Moment(ev.BATTLE_ENDS, m.YOU, "después de atacar", "after attacking", this_turn=True)
ANYBODY_HAS_ATTACKED: Final = Moment(ev.BATTLE_ENDS, m.EVERYONE, "después de atacar", "after attacking", this_turn=True)
THEY_HAVE_ATTACKED: Final = Moment(
    ev.BATTLE_ENDS, m.OPPONENT, "al final de un ataque de tu oponente", "at the end of an attack by your opponent"
)
YOUR_DRAW: Final = Moment(  # before the draw of the end of your turn, which nothing makes you skip (ML-end-11, ML-golden-06)
    ev.FINAL, m.YOU, "al final de tu turno", "at the end of your turn", DrawsAtTheEnd()
)
AFTER_YOUR_DRAW: Final = Moment(ev.TURN_ENDS, m.YOU, "al final de tu turno", "at the end of your turn", DrawsAtTheEnd())
YOUR_TURN_ENDS: Final = Moment(ev.TURN_ENDS, m.YOU, "al final de tu turno", "at the end of your turn")
EACH_TURN_ENDS: Final = Moment(ev.TURN_ENDS, m.EVERYONE, "al final de cada turno", "at the end of each turn")
TURN_ENDS: Final = Moment(ev.TURN_ENDS, m.EVERYONE, "al final del turno", "at the end of the turn")
TURN_ENDS_IN_PEACE: Final = Moment(
    ev.TURN_ENDS, m.EVERYONE, "al final del turno, si no has atacado", "at the end of the turn, if you did not attack",
    YouStayedHome(),
)  # fmt: skip
NEXT_TURN_ENDS: Final = Moment(
    ev.TURN_ENDS, m.EVERYONE, "al final del próximo turno", "at the end of the next turn", span=WHOLE_NEXT
)
