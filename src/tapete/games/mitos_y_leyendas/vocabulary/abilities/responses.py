"""Talismans, and what responds: to cards, attacks, abilities, damage."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.decision import Option
from tapete.core.effects import AnswerMay, Branch, Code, Condition, Effect, Op, Program, Resolving, Sequence
from tapete.core.events import Event, happens
from tapete.core.language import EN, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Reaction, Spell
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.abilities.on import Occasion
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import SUBJECTS
from tapete.games.mitos_y_leyendas.vocabulary.conditions import TheyHave
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import Annul, CancelAbility
from tapete.games.mitos_y_leyendas.vocabulary.verbs.compelling import Unless
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import cause


def spell(*effects: Effect, condition: Condition | None = None) -> Ability:
    """What a Talisman does."""
    return Spell(effects[0] if len(effects) == 1 else Sequence(*effects), condition)


def war_spell(*effects: Effect) -> Ability:
    """A Talisman for the Battle alone."""
    words = Words("juégalo en la Guerra de Talismanes", "play it in the Talisman War")
    return Spell(effects[0] if len(effects) == 1 else Sequence(*effects), None, words, phases=(t.WAR,))


def response(moment: str, es: str, en: str, effect: Effect, to: Cards | None = None, whose: int = m.OPPONENT) -> Ability:
    """A Talisman played in response."""
    return Spell(effect, None, Words(es, en), (moment,), to, whose)


def reaction(
    moment: str,
    es: str,
    en: str,
    effect: Effect,
    to: Cards | None = None,
    whose: int = m.OPPONENT,
    pay: int = 0,
    tolls: tuple[Toll, ...] = (),
) -> Ability:
    return Reaction((moment,), Words(es, en), effect, to, whose, pay, tolls)


ANSWERS: Final[tuple[Words, ...]] = (
    Words("juégalo en respuesta a que juegues", "play it in response to your playing"),
    Words("juégalo en respuesta a que tu oponente juegue", "play it in response to your opponent playing"),
    Words("juégalo en respuesta a que un jugador juegue", "play it in response to a player playing"),
)


def annuls(cards: Cards, who: int = m.OPPONENT, unless: int = 0) -> Ability:
    """A Talisman that annuls such a card as it is played; perhaps unless its player mills so many cards."""
    es = f"{ANSWERS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{ANSWERS[who].en} {cards.phrase('en', 'a', False)}"
    return Spell(Unless(Annul(), unless) if unless else Annul(), None, Words(es, en), ("annul",), cards, who)


def annuls_by(cards: Cards, who: int, tolls: tuple[Toll, ...] = (), gold: int = 0) -> Ability:
    """A card in play that annuls such a card."""
    es = f"{SUBJECTS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{SUBJECTS[who].en} {cards.phrase('en', 'a', False)}"
    return Reaction(("annul",), Words(es, en), Annul(), cards, who, gold, tolls)


def answers_play(cards: Cards, effect: Effect, who: int = m.OPPONENT) -> Ability:
    """A Talisman in response to such a card being played."""
    es = f"{ANSWERS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{ANSWERS[who].en} {cards.phrase('en', 'a', False)}"
    return Spell(effect, None, Words(es, en), ("play",), cards, who)


def cancels_by(tolls: tuple[Toll, ...], cards: Cards) -> Ability:
    """A card in play that cancels an opposing card's ability."""
    es = f"cuando {cards.phrase('es', 'a', False)} oponente usa su habilidad"
    en = f"when an opposing {cards.phrase('en', '', False)} uses its ability"
    return Reaction(("cancel",), Words(es, en), CancelAbility(), cards, m.OPPONENT, 0, tolls)


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


def answers(to: Occasion, effect: Effect, condition: Condition | None = None) -> Ability:
    """A Talisman in response to something."""
    words = Words(f"juégalo {to.words.es}", f"play it {to.words.en}")
    return Spell(effect, condition, words, to.moments, None, to.whose)


def answers_in_play(to: Occasion, effect: Effect, tolls: tuple[Toll, ...]) -> Ability:
    """A card in play that responds, at a price."""
    return Reaction(to.moments, to.words, effect, None, to.whose, 0, tolls)
