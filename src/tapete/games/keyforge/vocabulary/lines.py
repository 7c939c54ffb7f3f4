"""Effects that run along a battleline."""

from __future__ import annotations

from tapete.core.effects import Act, Code, Effect, Join, Keep, Op, Resolving, Selection
from tapete.core.language import EN, Lexeme
from tapete.core.state import State
from tapete.games.keyforge.vocabulary.harm import damage
from tapete.games.keyforge.vocabulary.nouns import THEM, a, creature

DEAL = Lexeme("inflige", "infligir", "deal")


class DamageAlong(Effect):
    """Damage to a creature, then to its neighbor, then to that one's other neighbor: all chosen before any falls (KF-faq-19)."""

    def __init__(self, amounts: tuple[int, int, int], first: Selection) -> None:
        self.amounts = amounts
        self.first = first

    def emit(self, code: Code) -> None:
        self.first.emit(code, self)
        code.add(Keep())
        for _ in range(2):
            a(creature.next_to_it.different).emit(code, self)
            code.add(Join())
            code.add(Keep())
        for place, amount in enumerate(self.amounts):
            code.add(TakeKept(place))
            code.add(Act(damage(amount, THEM)))

    def clause(self, lang: str, mood: str) -> str:
        one, two, three = self.amounts
        first = self.first.phrase(lang)
        deal = DEAL.form(lang, mood)
        if lang == EN:
            beyond = f"{three} damage to that creature’s other neighbor"
            return f"{deal} {one} damage to {first}, {two} damage to its neighbor, and {beyond}"
        beyond = f"{three} de daño a la otra criatura adyacente a esta última"
        return f"{deal} {one} de daño a {first}, {two} de daño a una criatura adyacente a ella y {beyond}"


class TakeKept(Op):
    """One of the cards kept, if there were that many."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State, f: Resolving) -> None:
        f.them = f.kept[self.place : self.place + 1]


def damage_along(amounts: tuple[int, int, int], first: Selection) -> DamageAlong:
    return DamageAlong(amounts, first)
