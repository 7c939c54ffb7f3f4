"""What the rulebook tells apart by its words: who acts on a card, what is damage, what is a target of its own after a "then"."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Act, Amount, Chosen, Code, Effect, Resolving, Selection, Verb, amount
from tapete.core.events import Event, happen, happen_in_turn, narrate
from tapete.core.language import EN, THIRD, Adjective, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import WHO, OnCards, Target, Whenever
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.values import given
from tapete.games.mitos_y_leyendas.vocabulary.amounts import SAME_TYPE, KilledByThem
from tapete.games.mitos_y_leyendas.vocabulary.nouns import Kind, Quiet, card_in_play
from tapete.games.mitos_y_leyendas.vocabulary.selections import All
from tapete.games.mitos_y_leyendas.vocabulary.verbs import DESTROY, cause, destroy

THEIRS: Final = Adjective("suyo", "suya", "suyos", "suyas", "of theirs", True, 5, 5)


class TheyDestroy(OnCards):
    """The opponent destroys cards of theirs that you choose (ML-golden-07): their controller acts on them (ML-affect-05)."""

    def __init__(self, cards: Kind, number: int) -> None:
        super().__init__(Target(cards.enemy, number), by_controller=True)
        self.said = cards.with_quality(Quiet(THEIRS))
        self.number = number

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DESTROYED, card, source=f.source, zone=ev.BY_CONTROLLER, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        tail = "that you choose" if lang == EN else "que tú eliges"
        return f"{WHO[m.OPPONENT].text(lang)} {DESTROY.form(lang, THIRD)} {self.phrase(lang)} {tail}"

    def phrase(self, lang: str) -> str:
        return self.said.phrase(lang, "a", False) if self.number == 1 else self.said.phrase(lang, str(self.number), True)


class TheyDestroyAll(OnCards):
    """The opponent destroys all of some of their cards."""

    def __init__(self, cards: Kind) -> None:
        super().__init__(All(cards.enemy), by_controller=True)
        self.said = cards.anyones

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DESTROYED, card, source=f.source, zone=ev.BY_CONTROLLER, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        return f"{WHO[m.OPPONENT].text(lang)} {DESTROY.form(lang, THIRD)} {self.said.phrase(lang, 'all', True)}"


def they_destroy_all(cards: Kind) -> Effect:
    return TheyDestroyAll(cards)


class EachDestroys(OnCards):
    """Each player destroys a card of theirs; whoever uses it chooses both (ML-golden-07), their controllers act (ML-affect-05)."""

    def __init__(self, cards: Kind) -> None:
        super().__init__(Target(cards.own), Target(cards.enemy), by_controller=True)
        self.said = cards.with_quality(Quiet(THEIRS))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DESTROYED, card, source=f.source, zone=ev.BY_CONTROLLER, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        tail = "that you choose" if lang == EN else "que tú eliges"
        return f"{WHO[m.EVERYONE].text(lang)} {DESTROY.form(lang, THIRD)} {self.said.phrase(lang, 'a', False)} {tail}"


class EachDestroysAll(TheyDestroyAll):
    """The players destroy all of some cards, each their own."""

    def __init__(self, cards: Kind) -> None:
        super().__init__(cards)
        self.selection = All(cards.anyones)

    def clause(self, lang: str, mood: str) -> str:
        tail = "that they control" if lang == EN else "que controla"
        return f"{WHO[m.EVERYONE].text(lang)} {DESTROY.form(lang, THIRD)} {self.said.phrase(lang, 'all', True)} {tail}"


def each_destroys(cards: Kind) -> Effect:
    return EachDestroys(cards)


def each_destroys_all(cards: Kind) -> Effect:
    return EachDestroysAll(cards)


class TheyPick(OnCards):
    """The opponent destroys a card of theirs that they choose themselves, as the text says (ML-golden-07)."""

    def __init__(self, cards: Kind) -> None:
        super().__init__(Chosen(cards.enemy, by=1), by_controller=True)
        self.cards = cards
        self.said = cards.with_quality(Quiet(THEIRS))
        self.told = destroy(Chosen(cards.own))

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, self.told)  # said to the opponent, who decides
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DESTROYED, card, source=f.source, zone=ev.BY_CONTROLLER, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"your opponent destroys {self.cards.phrase(lang, 'a', False)} of their choice"
        return f"tu oponente destruye {self.said.phrase(lang, 'a', False)} a su elección"


def they_pick_and_destroy(cards: Kind) -> Effect:
    return TheyPick(cards)


class TheyDestroySame(TheyDestroy):
    """The opponent destroys a card of theirs of the same type as the one spoken of; you choose it as the effect applies."""

    def __init__(self) -> None:
        super().__init__(card_in_play, 1)
        self.selection = Chosen(card_in_play.enemy.with_quality(SAME_TYPE))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "your opponent destroys a card of theirs of the same type that you choose"
        return "tu oponente destruye una carta suya del mismo tipo que tú eliges"


def they_destroy_same() -> Effect:
    return TheyDestroySame()


def when_they_destroy_yours(effect: Effect) -> Ability:
    words = Words("cuando tu oponente destruye una carta que controlas", "when your opponent destroys a card you control")
    return Whenever((ev.DESTROYED,), words, effect, who=m.YOU, condition=KilledByThem())


def they_destroy(cards: Kind, number: int = 1) -> Effect:
    return TheyDestroy(cards, number)


class DealsDamage(Verb):
    """Damage to the opponent's Castle by an ability: combat damage, though there be no combat (ML-dmg-19)."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__(None)
        self.number = amount(number)

    def act(self, s: State, f: Resolving) -> None:
        count = self.number.value(s, f)
        if count <= 0 or (t.is_ally(s, f.source) and given(s, m.HARMLESS, f.source)):
            return
        victim = other(f.you)
        at = cause(s)
        narrate(s, Event(ev.HITS, f.source, victim, count))
        milled = [Event(ev.MILLED, player=victim, source=f.source, zone=ev.COMBAT, cause=at) for _ in range(count)]
        happen_in_turn(s, [milled, [Event(ev.DEALT, f.source, victim, count)]])

    def clause(self, lang: str, mood: str) -> str:
        number = self.number.text(lang)
        return (
            f"it deals {number} damage to your opponent’s Castle" if lang == EN else f"hace {number} de daño al Castillo oponente"
        )


def deals_damage(number: int | Amount) -> Effect:
    return DealsDamage(number)


class Targetable(Cards):
    """Of these cards, those that can be targets."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.noun, cards.zones, cards.side, cards.qualities)
        self.target = Target(cards)

    def all(self, s: State, f: Resolving) -> list[int]:
        return self.target.available(s, f)

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.target.cards.phrase(lang, article, plural)


def then_target(cards: Cards, most: int = 1) -> Selection:
    """A target of the second part of a text, chosen once the first part is done (ML-tgt-05)."""
    return Chosen(Targetable(cards), most)
