"""Deeds that fill and ready altars (II.6): adding Esbirros from somewhere, readying them and Reptantes."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.symbols import INTO, MAY, UP_TO
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import AskingDeed, Deed, Launching
from tapete.games.atrum_arena.values import one_of_each, types
from tapete.games.atrum_arena.vocabulary.amounts import several


class AddFromFosa(Deed):
    """From the top of the fosa to your altar, Exhausted (AA-altar-06)."""

    def __init__(self, number: int = 1) -> None:
        self.number = number

    def befriends(self) -> bool:
        return True

    def alters(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        taker = f.target(links.FRIEND)
        happen_in_turn(s, [[Event(ev.ADDED, player=taker, source=f.source)] for _ in range(self.number)])

    def worth(self) -> float:
        return 1.7 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, t.NEUTRAL, lang)
        if lang == EN:
            return f"put {number} from the top of the Pit into your Altar"
        return f"coloca en tu Altar {number} del tope de la Fosa"

    def symbols(self) -> str:
        return f"{signs.minions(self.number)} {signs.TOP.mark}{INTO}{signs.ALTAR.mark}"


class AddChosen(AskingDeed):
    """Esbirros of a pile go to your altar, Exhausted; they are chosen while it resolves."""

    def __init__(self, number: int, type: int = t.NEUTRAL) -> None:
        self.number = number
        self.type = type

    def befriends(self) -> bool:
        return True

    def alters(self) -> bool:
        return True

    def pile(self, s: State, f: Launching) -> list[int]:
        raise NotImplementedError

    def options(self, s: State, f: Launching) -> list[Option]:
        if len(f.picked) >= self.number:
            return []
        able = [card for card in self.pile(s, f) if card not in f.picked and types(s, card) & self.type]
        return [Option(s.names, "choose", (card,)) for card in one_of_each(s, able)]

    def finish(self, s: State, f: Launching) -> None:
        f.number = len(f.picked)
        happen(s, [Event(ev.ADDED, card, f.target(links.FRIEND), source=f.source) for card in f.picked])


class AddFromHand(AddChosen):
    """From your hand, as many as you like."""

    def commits(self) -> bool:
        return True

    def chooser(self, s: State, f: Launching) -> int:
        return f.target(links.FRIEND)

    def pile(self, s: State, f: Launching) -> list[int]:
        return t.hand(s, f.target(links.FRIEND))

    def options(self, s: State, f: Launching) -> list[Option]:
        options = super().options(s, f)
        return [*options, Option(s.names, "done")] if options else []

    def worth(self) -> float:
        return 0.6 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, self.type, lang)
        if lang == EN:
            return f"you may put {'' if self.number == 1 else 'up to '}{number} from your hand into your Altar"
        return f"puedes colocar en tu Altar {'' if self.number == 1 else 'hasta '}{number} de tu mano"

    def symbols(self) -> str:
        number = MAY + "1" if self.number == 1 else f"{UP_TO}{self.number}"
        return f"{signs.minions(number, self.type)} {signs.HAND.mark}{INTO}{signs.ALTAR.mark}"


class AddFromVertedero(AddChosen):
    """From the vertedero."""

    def pile(self, s: State, f: Launching) -> list[int]:
        return t.vertedero(s)

    def worth(self) -> float:
        return 1.7 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, self.type, lang)
        if lang == EN:
            return f"put {number} from the Dump into your Altar"
        return f"coloca en tu Altar {number} del Vertedero"

    def symbols(self) -> str:
        return f"{signs.minions(self.number, self.type)} {signs.DUMP.mark}{INTO}{signs.ALTAR.mark}"


class ReadyMinions(AskingDeed):
    """Own Exhausted esbirros are readied; chosen while it resolves."""

    def __init__(self, number: int) -> None:
        self.number = number

    def befriends(self) -> bool:
        return True

    def targets(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if len(f.picked) >= self.number:
            return []
        able = [c for c in t.altar(s, f.target(links.FRIEND)) if s.numbers[t.EXHAUSTED][c] and c not in f.picked]
        return [Option(s.names, "choose", (card,)) for card in one_of_each(s, able)]

    def finish(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.READIED, card, f.target(links.FRIEND), source=f.source) for card in f.picked])

    def worth(self) -> float:
        return 0.6 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, t.NEUTRAL, lang)
        if lang == EN:
            return f"ready {number} in your Altar"
        return f"Prepara {number} de tu Altar"

    def symbols(self) -> str:
        return f"{signs.MAKE_READY.mark} {signs.minions(self.number)} {signs.ALTAR.mark}"


class ReadyReptante(AskingDeed):
    """An Exhausted reptante of yours, another than this one, is readied."""

    def befriends(self) -> bool:
        return True

    def targets(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if f.picked:
            return []
        able = [c for c in t.team(s, f.target(links.FRIEND)) if s.numbers[t.EXHAUSTED][c] and c != f.source]
        return [Option(s.names, "choose", (card,)) for card in able]

    def finish(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.READIED, card, f.target(links.FRIEND), source=f.source) for card in f.picked])

    def worth(self) -> float:
        return 3.0

    def clause(self, lang: str, mood: str) -> str:
        return "ready another of your Reptantes" if lang == EN else "Prepara a otro de tus Reptantes"

    def symbols(self) -> str:
        return f"{signs.MAKE_READY.mark} {signs.ANOTHER_OWN.mark}"


class Sleep(Deed):
    """The copier stays Exhausted through its next Ready phase, unless it was paid by Exploiting (AA-err-03, AA-err-04)."""

    def act(self, s: State, f: Launching) -> None:
        if f.target(links.MODE) == links.EXHAUSTING and s.zone_kind(f.source) == t.REPTANTES:
            happens(s, Event(ev.SLEEPS, f.source, f.you))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "this Reptante is not readied in its next Ready phase, unless the cost was paid by Exploiting"
        return "este Reptante no se Prepara en su próxima fase de Preparar, salvo que el coste se haya pagado Explotando"

    def symbols(self) -> str:
        return signs.SLEEP.mark
