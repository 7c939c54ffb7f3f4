"""Extra turns, and what hangs on them."""

from __future__ import annotations

from tapete.core.abilities import Ability
from tapete.core.effects import Effect, Resolving, Verb
from tapete.core.events import Event, happens, narrate
from tapete.core.language import EN, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Whenever
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.vocabulary.circumstances import ForTheTurn


class ExtraTurn(Verb):
    """You take a turn more after this one, whoever's it is; then the turns go on as they would have."""

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.EXTRA_TURN, player=f.you, amount=1 << (t.FALLEN_BITS * f.you)))

    def clause(self, lang: str, mood: str) -> str:
        return "take an extra turn after this one" if lang == EN else "juega un turno extra después de este"


class Loses(Verb):
    """You lose the game."""

    def act(self, s: State, f: Resolving) -> None:
        narrate(s, Event(ev.ENDED, player=other(f.you), amount=ev.BY_EFFECT, source=f.source))
        s.finish((other(f.you),))


class LastChance(ExtraTurn):
    """An extra turn in which the game has to be won."""

    def __init__(self) -> None:
        super().__init__(None)
        words = Words("al final de ese turno", "at the end of that turn")
        self.ability = Whenever((ev.PHASE,), words, Loses(), who=m.YOU, moment=ev.TURN_ENDS)

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        super().act(s, f)
        ends = (s.turn + 1) * 8 + 8
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), s.turn + 1, ends))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "take an extra turn after this one; if you do not win in it, you lose the game"
        return "juega un turno extra después de este; si no ganas en él, pierdes el juego"


def extra_turn() -> Effect:
    return ExtraTurn(None)


def after_attacking_this_turn(effect: Effect) -> Effect:
    """Once you have attacked this turn."""
    words = Words("después de atacar", "after attacking")
    return ForTheTurn(Whenever((ev.PHASE,), words, effect, who=m.YOU, moment=ev.BATTLE_ENDS))
