"""Resistance up and down (I.3, II.9.4)."""

from __future__ import annotations

from tapete.core.effects import Amount
from tapete.core.events import Event, happens
from tapete.core.language import EN
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena.deeds import Deed, Launching
from tapete.games.atrum_arena.powers import an_opponent
from tapete.games.atrum_arena.vocabulary.amounts import number_of, tail, usually


class Heal(Deed):
    def __init__(self, amount: int | Amount) -> None:
        self.amount = number_of(amount)

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        happens(s, Event(ev.HEALED, player=f.target(links.FRIEND), amount=self.amount.value(s, f), source=f.source))

    def strength(self) -> Amount | None:
        return self.amount

    def sign(self) -> str:
        return "heal"

    def worth(self) -> float:
        return usually(self.amount)

    def clause(self, lang: str, mood: str) -> str:
        amount = self.amount
        if lang == EN:
            return f"raise your resistance by {amount.text(lang)}{tail(amount, lang)}"
        return f"aumenta {amount.text(lang)} tu resistencia{tail(amount, lang)}"

    def symbols(self) -> str:
        return f"+{self.amount.symbols()} {signs.RESISTANCE.mark}"


class Lose(Deed):
    """The launcher's own loss, which nothing prevents and no team-mate takes (AA-decr-01, AA-multi-15)."""

    def __init__(self, amount: int, general: bool = False) -> None:
        self.amount = amount
        self.general = general

    def loses(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        happens(s, Event(ev.WEAKENED, player=f.you, amount=self.amount, source=f.source))

    def worth(self) -> float:
        return -1.0 * self.amount

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"decrease your resistance by {self.amount}" + (" (general rule)" if self.general else "")
        return f"disminuye {self.amount} tu resistencia" + (" (regla general)" if self.general else "")

    def symbols(self) -> str:
        return f"−{self.amount} {signs.RESISTANCE.mark}"


class Weaken(Deed):
    """An opponent's resistance decreases: it is not damage (AA-decr-01)."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = number_of(amount)

    def aims_at_victim(self) -> bool:
        return True

    def harms(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        happens(s, Event(ev.WEAKENED, player=f.target(links.VICTIM), amount=self.amount.value(s, f), source=f.source))

    def strength(self) -> Amount | None:
        return self.amount

    def sign(self) -> str:
        return "weaken"

    def worth(self) -> float:
        return usually(self.amount)

    def clause(self, lang: str, mood: str) -> str:
        amount = self.amount
        if lang == EN:
            return f"decrease {an_opponent(lang, mood)}'s resistance by {amount.text(lang)}{tail(amount, lang)}"
        return f"disminuye {amount.text(lang)} la resistencia de {an_opponent(lang, mood)}{tail(amount, lang)}"

    def symbols(self) -> str:
        return f"{signs.RIVAL.mark} −{self.amount.symbols()} {signs.RESISTANCE.mark}"
