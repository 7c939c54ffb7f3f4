"""Something about the next card to be played, and cards that cannot be annulled or buy themselves off."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import AnswerMay, Branch, Code, Condition, Effect, Op, Program, Resolving, Verb
from tapete.core.events import Event, happens
from tapete.core.language import EN, Words, invariable
from tapete.core.modifiers import Lasting, last
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Spell
from tapete.games.mitos_y_leyendas.modifiers import Change, Span
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import purse
from tapete.games.mitos_y_leyendas.vocabulary.choices import MillsUntil
from tapete.games.mitos_y_leyendas.vocabulary.dealings import DiscardOneSuch, LoseOne
from tapete.games.mitos_y_leyendas.vocabulary.nouns import TALISMAN, Kind, OfType
from tapete.games.mitos_y_leyendas.vocabulary.rulings import FREE
from tapete.games.mitos_y_leyendas.vocabulary.verbs import Counting, DiscardHand, Discards, Removes, TheyDiscard, cause

ANY_CARD: Final = m.ANY_TYPE
NEXT_WORDS: Final = {
    ANY_CARD: Words("la próxima carta", "the next card"),
    1 << t.ALLY: Words("el próximo Aliado", "the next Ally"),
    1 << t.TALISMAN: Words("el próximo Talismán", "the next Talisman"),
}
WHO_WORDS: Final = (
    Words("que juegues", "you play"),
    Words("que juegue tu oponente", "your opponent plays"),
    Words("que se juegue", "anybody plays"),
)


class NextCard(Verb):
    """A change of the next card of some types that somebody plays, spent as that card is played."""

    def __init__(self, kind: int, types: int, who: int, by: int, es: str, en: str, span: Span) -> None:
        super().__init__(None)
        which, whose = NEXT_WORDS[types], WHO_WORDS[who]
        self.words = Words(f"{which.es} {whose.es} {es}", f"{which.en} {whose.en} {en}")
        self.constant = Constant(Change(kind, self.words, who=who, by=by, extra=types))
        self.span = span

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        begins, ends = self.span.begins(s, f.you), self.span.ends(s, f.you)
        last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), begins, ends, uses=1))

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.span.words.text(lang)}, {self.words.text(lang)}"


def next_costs_less(types: int, by: int) -> Effect:
    if by == FREE:
        es, en = "te cuesta 0", "costs you 0"
    else:
        oros = "Oro" if by == 1 else "Oros"
        es, en = f"te cuesta {by} {oros} menos", f"costs you {by} {oros} less"
    return NextCard(m.REDUCTION, types, m.YOU, by, es, en, m.UNTIL_FINAL_PHASE)


def next_is_safe(types: int) -> Effect:
    return NextCard(m.SAFE_FROM_ANNULMENT, types, m.YOU, m.FROM_EVERYONE, "no puede ser anulado" if types == 1 << t.TALISMAN
                    else "no puede ser anulada", "cannot be annulled", m.UNTIL_FINAL_PHASE)  # fmt: skip


def next_is_annulled(types: int, who: int) -> Effect:
    return NextCard(m.ANNULS, types, who, 0, "es anulado", "is annulled", m.FOR_THIS_TURN)


def answers_own_attack(effect: Effect) -> Ability:
    """A Talisman in response to your own attack declaration."""
    words = Words("juégalo en respuesta a que declares un ataque", "play it in response to your declaring an attack")
    return Spell(effect, None, words, ("attack",), None, m.YOU)


# -- Talismans that discard or mill


def empties(effect: Effect) -> bool:
    """Whether an effect discards cards or mills them."""
    if isinstance(effect, (Discards, DiscardHand, TheyDiscard, DiscardOneSuch, LoseOne, MillsUntil)):
        return True
    if isinstance(effect, Counting) and effect.kind == ev.MILLED:
        return True
    if isinstance(effect, Removes) and effect.kind == ev.DISCARDED:
        return True
    return any([empties(part) for part in effect.parts()])


class Empties(Quality):
    """A Talisman whose effect discards or mills."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        spell = face(s, card).spell
        return isinstance(spell, Spell) and empties(spell.effect)


EMPTYING: Final = Kind(
    TALISMAN,
    (t.PLAYING,),
    -1,
    (OfType(1 << t.TALISMAN), Empties(invariable("que descarten o boten cartas", "that discard or mill cards"))),
)
EMPTYING_IS_SAFE: Final = Constant(
    Change(
        m.SAFE_FROM_ANNULMENT,
        Words(
            "tu oponente no puede anular los Talismanes que juegues y que descarten o boten cartas",
            "your opponent cannot annul Talismans you play that discard or mill cards",
        ),
        EMPTYING,
        by=m.FROM_OPPONENT,
        extra=1 << t.TALISMAN,
    )
)


# -- a Talisman that its victim may buy off


class Ransomed(Spell):
    """As it is played, the opponent may annul it by paying Oros."""

    def __init__(self, effect: Effect, gold: int) -> None:
        super().__init__(effect)
        self.gold_to_annul = gold
        self.buying_off: Program = Ransom(gold).compiled()
        self.ransom = self.buying_off

    def programs(self) -> list[Program]:
        return [*super().programs(), self.buying_off]

    def text(self, lang: str) -> str:
        oros = "Oro" if self.gold_to_annul == 1 else "Oros"
        if lang == EN:
            return f"Your opponent may annul this card by paying {self.gold_to_annul} {oros}. {super().text(lang)}"
        return f"Tu oponente puede anular esta carta pagando {self.gold_to_annul} {oros}. {super().text(lang)}"


class Ransom(Effect):
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def emit(self, code: Code) -> None:
        able = Branch(TheyHave(self.gold))
        code.add(able)
        code.add(AskRansom(self.gold))
        answer = AnswerMay()
        code.add(answer)
        code.add(TheyPay(self.gold))
        code.add(AnnulThis())
        able.otherwise = code.here
        answer.otherwise = code.here


class TheyHave(Condition):
    """The opponent can pay so much for an ability."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def holds(self, s: State, f: Resolving) -> bool:
        return purse(s, other(f.you)) >= self.gold


class AskRansom(Op):
    def __init__(self, gold: int) -> None:
        oros = "Oro" if gold == 1 else "Oros"
        self.words = Words(f"¿Pagas {gold} {oros} para anular esa carta?", f"Do you pay {gold} {oros} to annul that card?")

    def run(self, s: State, f: Resolving) -> None:
        s.ask(other(f.you), "may", [Option(s.names, "yes"), Option(s.names, "no")], self.words, f.source)


class TheyPay(Op):
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, s: State, f: Resolving) -> None:
        pay(s, other(f.you), self.gold, f.source)


class AnnulThis(Op):
    def run(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.ANNULLED, f.source, source=f.source, cause=cause(s)))
