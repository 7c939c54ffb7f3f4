"""Results that hurt rivals, ward off a loss, or concern victory."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.effects import Code, Resolving
from tapete.core.events import Event, happens
from tapete.core.language import EN, Words
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import signs
from tapete.games.res_arcana.abilities import Part, Power, Reaction, Result
from tapete.games.res_arcana.rules.life import current_loss, depth_of_loss, lose_life
from tapete.games.res_arcana.rules.victory import check_victory as begin_check
from tapete.games.res_arcana.things import DEATH
from tapete.games.res_arcana.vocabulary.asking import once

A_LOSS: Final = Words("ignórala", "ignore it")
AN_EFFECT: Final = Words("ignóralo", "ignore it")
WHICH_WAY: Final = Words("¿Qué eliges?", "Which do you choose?")


class LifeLoss(Result):
    """Every rival who has not passed loses Life, unless they ignore it (RA-life)."""

    def __init__(self, amount: int, ignored_by: Part | None = None, dragon: bool = False) -> None:
        self.amount = amount
        self.ignored_by = ignored_by
        self.dragon = dragon
        self.escape = Reaction("life_loss", (ignored_by,), (Ignore(),)) if ignored_by is not None else None

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        lose_life(s, f.you, f.source, self.amount, self.dragon)

    def clause(self, lang: str, mood: str) -> str:
        text = f"each rival loses {self.amount} Life" if lang == EN else f"cada rival pierde {self.amount} de Vida"
        if self.ignored_by is not None:
            text += (" unless they " if lang == EN else " a menos que ") + self.ignored_by.unless(lang)
        return text

    def symbols(self) -> str:
        text = f"{signs.LOSS.mark} −{self.amount}"
        return f"{text} ({self.ignored_by.symbols()})" if self.ignored_by is not None else text


def escape_of(s: State, card: int) -> Reaction | None:
    """The way out that an attacking component itself offers (RA-life-07)."""
    return way_out(s.cards[card])


def way_out(printed: CardDef) -> Reaction | None:
    for ability in printed.abilities:
        if isinstance(ability, Power):
            for result in ability.results:
                if isinstance(result, LifeLoss) and result.escape is not None:
                    return result.escape
    return None


class Ignore(Result):
    """The loss does not reach this player (RA-life-06)."""

    def __init__(self, it: Words = A_LOSS) -> None:
        self.it = it

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.IGNORED, f.source, f.you, source=current_loss(s).source, cause=depth_of_loss(s)))

    def clause(self, lang: str, mood: str) -> str:
        return self.it.text(lang)

    def symbols(self) -> str:
        return signs.IGNORE.mark


class Points(Result):
    """Points for this check only (RA-errata-02)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.BONUS, f.source, f.you, self.amount))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"score {self.amount} more points in this check only"
        return f"suma {self.amount} puntos más, solo en esta comprobación"

    def symbols(self) -> str:
        return f"+{self.amount} {signs.POINTS.mark}"


class CheckVictory(Result):
    """Check victory in mid-round (RA-victory-10)."""

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        begin_check(s, f.you)

    def clause(self, lang: str, mood: str) -> str:
        return "check for victory" if lang == EN else "comprueba la victoria"

    def symbols(self) -> str:
        return f"{signs.POINTS.mark}?"


class PayOrTurn(Result):
    """Cursed Forge in Collect: pay 1 Death or turn it, the owner's choice (RA-note-21)."""

    def demands(self) -> bool:
        return True

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "option", (), "turn")]
        if s.tallies[DEATH][f.you]:
            options.insert(0, Option(s.names, "option", (), "pay"))
        s.ask(f.you, "curse", options, WHICH_WAY, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        if answer.word == "pay":
            happens(s, Event(ev.PAID, player=f.you, amount=1, zone=DEATH))
        else:
            happens(s, Event(ev.TURNED, f.source, f.you))

    def clause(self, lang: str, mood: str) -> str:
        return "pay 1 Death or turn this component" if lang == EN else "paga 1 de Muerte o agota este componente"

    def symbols(self) -> str:
        return f"−1 {signs.essence(DEATH)} / {signs.TURN.mark}"
