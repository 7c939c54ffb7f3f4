"""What the opponent buys off: each of their cards for so many Oros, or it goes."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Act, Amount, Chosen, Code, Op, Resolving
from tapete.core.events import Event, happen
from tapete.core.language import EN, Words
from tapete.core.state import State
from tapete.core.symbols import EACH, OR, THEN
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas.abilities import OnCards
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.things import allies, other
from tapete.games.mitos_y_leyendas.values import purse
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally
from tapete.games.mitos_y_leyendas.vocabulary.verbs.choosing import Told
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import cause

KEPT: Final = Words(
    "Elige los Aliados que conservas, pagando 1 Oro por cada uno; los demás se destruyen.",
    "Choose the Allies you keep, paying 1 Oro for each; the others are destroyed.",
)


class Affordable(Amount):
    """As many as the opponent can pay 1 Oro each for."""

    def value(self, s: State, f: Resolving) -> int:
        return purse(s, other(f.you))

    def text(self, lang: str) -> str:
        return "X"


class Redeem(OnCards):
    """The opponent pays 1 Oro for each Ally of theirs that they keep, and destroys the others themselves (ML-affect-05)."""

    def __init__(self) -> None:
        super().__init__(Chosen(ally.enemy, Affordable(), 0, by=1), by_controller=True)

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, Told(self, KEPT))
        code.add(PayForEach())
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        lost = [card for card in allies(s, other(f.you)) if card not in f.them]
        happen(s, [Event(ev.DESTROYED, card, source=f.source, zone=ev.BY_CONTROLLER, cause=at) for card in lost])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "for each Ally they control, your opponent pays 1 Oro or destroys it"
        return "por cada Aliado que controle, tu oponente paga 1 Oro o lo destruye"

    def symbols(self) -> str:
        return f"{signs.RIVAL.mark}: {EACH} {ally.enemy.symbols()}{THEN}1 {signs.ORO.mark}{OR}{signs.DESTROY.mark}"


class PayForEach(Op):
    def run(self, s: State, f: Resolving) -> None:
        if f.them:
            pay(s, other(f.you), len(f.them), f.source)
