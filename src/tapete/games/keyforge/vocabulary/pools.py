"""Pools as a whole: all but some of the Æmber, pools brought down to a number."""

from __future__ import annotations

from tapete.core.effects import Amount, Effect, Resolving
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.things import POOL, active, other
from tapete.games.keyforge.vocabulary.speech import Said


class AllBut(Amount):
    """All of the opponent's Æmber except some: what is left over a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, f: Resolving) -> int:
        return max(0, s.tallies[POOL][other(f.you)] - self.number)

    def text(self, lang: str) -> str:
        return f"all but {self.number} of your opponent’s " if lang == EN else "todo el"

    def each(self, lang: str) -> str:
        return "" if lang == EN else f"de tu oponente menos {self.number}"


class ReducePools(Said):
    """Each player with more Æmber than a number loses what they have over it."""

    def __init__(self, number: int) -> None:
        tail = Words(
            f"con {number + 1} Æ o más pierde Æ hasta tener {number}",
            f"with {number + 1}Æ or more is reduced to {number}Æ",
        )
        super().__init__(Lexeme("cada jugador", "cada jugador", "each player", en_third="each player"), tail)
        self.most = number

    def act(self, s: State, f: Resolving) -> None:
        first = active(s)
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (first, other(first)):
            over = s.tallies[POOL][player] - self.most
            if over > 0:
                batch.append(Event(ev.LOST, player=player, amount=over, source=f.source, cause=cause))
        happen(s, batch)


def all_but(number: int) -> AllBut:
    return AllBut(number)


def reduce_pools(number: int) -> Effect:
    return ReducePools(number)
