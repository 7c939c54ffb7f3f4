"""Replacements: what "instead" says (KF-replace)."""

from __future__ import annotations

from tapete.core.abilities import Replacing
from tapete.core.effects import Act, Branch, Code, Condition, Effect, If, Resolving, Together
from tapete.core.events import Event
from tapete.core.language import EN, TELL, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.abilities import Prevention
from tapete.games.keyforge.rules.damage import unharmed
from tapete.games.keyforge.rules.destroy import save
from tapete.games.keyforge.things import TAGGED, is_creature, neighbors
from tapete.games.keyforge.vocabulary.speech import Said


class Instead(If):
    """An effect, and the one that takes its place under a condition: the text names the usual one first (KF-replace-05)."""

    def __init__(self, usual: Effect, condition: Condition, instead: Effect) -> None:
        super().__init__(condition, instead, usual)
        self.usual = usual

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.usual.clause(lang, mood)}; {self.exception(lang)}"

    def exception(self, lang: str) -> str:
        when = self.condition.text(lang)
        then = self.then.clause(lang, TELL)
        return f"if {when}, {then} instead" if lang == EN else f"si {when}, en vez de eso {then}"

    def text(self, lang: str) -> str:
        return f"{self.usual.text(lang)} {sentence(self.exception(lang))}"


class Spare(Said):
    """This creature is no longer tagged for destruction (KF-replace-03)."""

    def __init__(self) -> None:
        super().__init__(Lexeme("salva", "salvar", "save"), Words("esta criatura", "this creature"))

    def act(self, s: State, f: Resolving) -> None:
        save(s, f.source)


class StillTagged(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return bool(s.numbers[TAGGED][f.source])

    def text(self, lang: str) -> str:
        return "it is tagged for destruction" if lang == EN else "está marcada para ser destruida"


class InsteadOfDestruction(Together):
    """After *Destroyed:*, what happens in place of the destruction, unless that has been replaced already (KF-replace-02)."""

    def emit(self, code: Code) -> None:
        branch = Branch(StillTagged())
        code.add(branch)
        code.add(Act(Spare()))
        super().emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        text = super().clause(lang, mood)
        return f"{text} instead" if lang == EN else f"en vez de eso, {text}"


class DrawnDamage(Prevention):
    """Damage dealt to some neighbors is dealt to this creature instead, once their own armor has done its part (KF-faq-17).

    By then it is being dealt (KF-timing-21): what comes before, ward and armor (KF-ward-04, KF-timing-20), was for the neighbor
    to use, and this creature's own are passed by. Only where it cannot be dealt damage is none dealt.
    """

    def __init__(self, neighbors: Cards) -> None:
        words = Words(
            f"el daño infligido a {neighbors.phrase('es', 'each', False)} se inflige a esta criatura en vez de eso",
            f"damage dealt to {neighbors.phrase('en', 'each', False)} is dealt to this creature instead",
        )
        super().__init__((ev.DAMAGED,), words)
        self.neighbors = neighbors

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        if not is_creature(s, r.source) or e.card == r.source or e.card not in neighbors(s, r.source):
            return False
        frame = Resolving()
        frame.you = r.you
        frame.source = r.source
        return self.neighbors.describes(s, frame, e.card)

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        if unharmed(s, r.source):
            return []
        return [Event(ev.DAMAGED, r.source, e.player, e.amount, e.source, zone=e.zone | ev.REDIRECTED, cause=e.cause)]


def instead(usual: Effect, condition: Condition, other: Effect) -> Instead:
    """The usual effect, or the other one instead when the condition holds."""
    return Instead(usual, condition, other)


def instead_of_destruction(*effects: Effect) -> InsteadOfDestruction:
    return InsteadOfDestruction(*effects)


def draws_damage_of(neighbors: Cards) -> DrawnDamage:
    return DrawnDamage(neighbors)
