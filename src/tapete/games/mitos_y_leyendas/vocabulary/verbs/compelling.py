"""What the opponent is made to do: who acts on a card, who chooses, what is damage."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Act, Amount, AskWhich, ChooseOne, Chosen, Code, Effect, Resolving, Verb, amount, emit_chosen
from tapete.core.events import Event, happen, happen_in_turn, narrate
from tapete.core.language import EN, THIRD, Adjective, Words, listing, sentence
from tapete.core.state import State
from tapete.core.symbols import OR, grouped, joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import WHO, Doing, OnCards, Target
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.values import given
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import SAME_TYPE
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import Kind, card_in_play
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import Quiet
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import All
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import mill
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import DESTROY, cause, destroy

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

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.RIVAL.mark, signs.DESTROY.mark, self.selection.symbols()], " ") if type(self) is TheyDestroy else ""


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

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.RIVAL.mark, signs.DESTROY.mark, self.selection.symbols()], " ") if type(self) is TheyDestroyAll else ""


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


def each_destroys(cards: Kind, all: bool = False) -> Effect:
    return EachDestroysAll(cards) if all else EachDestroys(cards)


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


def they_destroy(cards: Kind, number: int = 1, all: bool = False) -> Effect:
    return TheyDestroyAll(cards) if all else TheyDestroy(cards, number)


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

    def symbols(self) -> str:
        number = self.number.symbols()
        return f"{number} {signs.DAMAGE.mark}" if number else ""


def deals_damage(number: int | Amount) -> Effect:
    return DealsDamage(number)


class TheirChoice(Effect):
    """The opponent chooses one of two evils; the first may ask for cards in their hand, or in their Castle."""

    def __init__(self, first: Effect, second: Effect, hand: int, castle: int = 0) -> None:
        assert isinstance(first, Doing) and isinstance(second, Doing)
        self.effects: tuple[Doing, Doing] = (first, second)
        self.hand = hand  # cards they need in order to choose the first
        self.castle = castle

    def emit(self, code: Code) -> None:
        told = tuple([effect.addressed() for effect in self.effects])
        code.add(AskThem(ChooseOne(*told), self.effects, told, self.hand, self.castle))
        emit_chosen(code, self.effects)

    def clause(self, lang: str, mood: str) -> str:
        joined = listing([effect.told(lang) for effect in self.effects], lang, Words("o", "or"))
        return f"your opponent chooses one: {joined}" if lang == EN else f"tu oponente elige una opción: {joined}"

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, "tell"))

    def parts(self) -> list[Effect]:
        return list(self.effects)

    def symbols(self) -> str:
        either = joined([grouped(effect.symbols()) for effect in self.effects], OR)
        return f"{signs.RIVAL.mark}: {either}" if either else ""


class Unless(TheirChoice):
    """Something happens unless the opponent mills so many cards, which their Castle has to hold (ML-play-20)."""

    def __init__(self, effect: Effect, milled: int) -> None:
        super().__init__(mill(milled), effect, 0, milled)

    def clause(self, lang: str, mood: str) -> str:
        instead = self.effects[0].told(lang)
        done = self.effects[1].clause(lang, mood)
        if lang == EN:
            return f"{done} unless your opponent chooses to {instead}"
        return f"{done}, salvo que tu oponente elija {instead}"


class AskThem(AskWhich):
    def __init__(self, effect: Effect, effects: tuple[Effect, ...], told: tuple[Effect, ...], hand: int, castle: int) -> None:
        super().__init__(effect, effects, told)
        self.hand = hand
        self.castle = castle

    def run(self, s: State, f: Resolving) -> None:
        rival = other(f.you)
        able = len(s.zone(t.HAND, rival)) >= self.hand and len(s.zone(t.CASTLE, rival)) >= self.castle
        options = [Option(s.names, "option", (), number) for number in (("1", "2") if able else ("2",))]
        s.ask(rival, "modal", options, self.prompt.words(), f.source)
