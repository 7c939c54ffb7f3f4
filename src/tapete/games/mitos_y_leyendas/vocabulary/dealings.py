"""Dealings with cards that more than one text has: what the opponent picks, what comes back, what is shown, given away, named."""

from __future__ import annotations

from tapete.core.abilities import Ability
from tapete.core.decision import Option
from tapete.core.effects import (
    Act,
    AskWhich,
    ChooseOne,
    Chosen,
    Code,
    Effect,
    Op,
    PromptOf,
    Resolving,
    Together,
    Verb,
    emit_chosen,
)
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, Words
from tapete.core.nouns import THEIRS, Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import PAY, Whenever
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.terms import InsteadOfDamage
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.values import given, purse
from tapete.games.mitos_y_leyendas.vocabulary.circumstances import ForTheTurn
from tapete.games.mitos_y_leyendas.vocabulary.drawing import DrawsAtTheEnd
from tapete.games.mitos_y_leyendas.vocabulary.nouns import CARD, in_hand
from tapete.games.mitos_y_leyendas.vocabulary.specials import Number, TakeNumber
from tapete.games.mitos_y_leyendas.vocabulary.verbs import BOTH, DISCARD, Removes, cause, draw, players

# -- cards that the sentence before has moved


class Those(Cards):
    """The cards that the sentence before put into your hand and that are still there."""

    def __init__(self) -> None:
        super().__init__(CARD, (t.HAND,), m.YOU)

    def all(self, s: State, f: Resolving) -> list[int]:
        hand = t.HAND * 2 + f.you
        return [e.card for e in f.noted if e.card >= 0 and s.place[e.card] == hand]


class ShowThose(Verb):
    """You show the cards to your opponent."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.SHOWN, card, f.you, source=f.source, cause=at) for card in Those().all(s, f)])

    def clause(self, lang: str, mood: str) -> str:
        return "show them to your opponent" if lang == EN else "muéstralas a tu oponente"


class TheyExile(Verb):
    """Your opponent exiles some of those cards, at their choice."""

    def __init__(self, number: int) -> None:
        super().__init__(Chosen(Those(), number, by=1))
        self.number = number

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(
            code, Told(self, Words(f"Destierra {self.number} de esas cartas.", f"Exile {self.number} of those cards."))
        )
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.EXILED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"your opponent exiles {self.number} of them; the others stay in your hand"
        return f"tu oponente destierra {self.number} de ellas; las demás quedan en tu mano"


class LoseOne(Verb):
    """Your opponent makes you discard one of those cards: at random (ML-con-20)."""

    def act(self, s: State, f: Resolving) -> None:
        those = Those().all(s, f)
        if those:
            happens(s, Event(ev.DISCARDED, those[s.random(len(those))], f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        return "your opponent discards one of them at random" if lang == EN else "tu oponente te descarta una de ellas al azar"


class Told(Effect):
    """An effect that is told to whoever decides, in words of their own."""

    def __init__(self, effect: Effect, words: Words) -> None:
        self.effect = effect
        self.words = words

    def text(self, lang: str) -> str:
        return self.words.text(lang)


# -- hands


class ShowHands(Verb):
    """Each player shows their hand."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        cards = [(card, player) for player in players(f, BOTH) for card in s.zone(t.HAND, player)]
        happen(s, [Event(ev.SHOWN, card, player, source=f.source, cause=at) for card, player in cards])

    def clause(self, lang: str, mood: str) -> str:
        return "each player shows their hand" if lang == EN else "cada jugador muestra su mano"


class DiscardOneSuch(Verb):
    """A player discards a card of a kind from their hand, if they have one; they choose which."""

    def __init__(self, type: int, theirs: bool) -> None:
        super().__init__(Chosen(in_hand(type, THEIRS if theirs else 0), by=1 if theirs else 0))
        self.type = type
        self.theirs = theirs

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        name = t.TYPE_NAMES[self.type]
        self.selection.emit(code, Told(self, Words(f"Descarta un {name.es} de tu mano.", f"Discard a {name.en} from your hand.")))
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DISCARDED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        name = t.TYPE_NAMES[self.type].text(lang)
        if lang == EN:
            return f"your opponent discards a {name} if they have one" if self.theirs else f"discard a {name} if you have one"
        return f"tu oponente descarta un {name} si tiene alguno" if self.theirs else f"descarta un {name} si tienes alguno"


# -- control and choices


class GiveAway(Verb):
    """Your opponent gains control of cards."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        them = [card for card in f.them if not given(s, m.NOT_SWAPPED, card)]
        happen(s, [Event(ev.CONTROLLED, card, other(f.you), source=f.source, cause=at) for card in them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"your opponent gains control of {self.selection.phrase(lang)}"
        return f"tu oponente gana el control de {self.selection.phrase(lang)}"


class Spare(Verb):
    """Cards that are pointed at and stay where they are."""

    def act(self, s: State, f: Resolving) -> None:
        return

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        phrase = self.selection.phrase(lang)
        return f"point at {phrase}, which stay in play" if lang == EN else f"señala {phrase}, que se quedan en juego"


# -- a choice that may cost


class PayFor(Effect):
    """Oros are paid for something within an effect."""

    def __init__(self, gold: int, effect: Effect) -> None:
        self.gold = gold
        self.effect = effect

    def able(self, s: State, f: Resolving) -> bool:
        return purse(s, f.you, t.ABILITY, f.source) >= self.gold

    def emit(self, code: Code) -> None:
        code.add(PayNow(self.gold))
        self.effect.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        joint = "and" if lang == EN else "y"
        oros = "Oro" if self.gold == 1 else "Oros"
        return f"{PAY.form(lang, mood)} {self.gold} {oros} {joint} {self.effect.clause(lang, mood)}"

    def parts(self) -> list[Effect]:
        return [self.effect]


class PayNow(Op):
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, s: State, f: Resolving) -> None:
        pay(s, f.you, self.gold, f.source, t.ABILITY)


class ChooseAble(ChooseOne):
    """One of several effects, of which those that cannot be paid for are not offered."""

    def emit(self, code: Code) -> None:
        code.add(AskAble(self, self.effects))
        emit_chosen(code, self.effects)


class AskAble(AskWhich):
    def run(self, s: State, f: Resolving) -> None:
        able = [i for i, effect in enumerate(self.effects) if not isinstance(effect, PayFor) or effect.able(s, f)]
        s.ask(f.you, "modal", [Option(s.names, "option", (), str(i + 1)) for i in able], self.prompt.words(), f.source)


# -- instead of damage


class Withhold(Verb):
    """The damage this Ally was about to deal is not dealt."""

    def act(self, s: State, f: Resolving) -> None:
        for frame in s.stack:
            if isinstance(frame, Battle):
                frame.withhold(f.source)

    def clause(self, lang: str, mood: str) -> str:
        return "this Ally deals no damage" if lang == EN else "este Aliado no hace daño"


class DealIt(Verb):
    """The damage is dealt."""

    def act(self, s: State, f: Resolving) -> None:
        return

    def clause(self, lang: str, mood: str) -> str:
        return "this Ally deals its damage" if lang == EN else "este Aliado hace su daño"


def or_instead(effect: Effect) -> Ability:
    """Its damage, or something else, as you like."""
    return InsteadOfDamage(effect, ChooseOne(Together(effect, Withhold(None)), DealIt(None)))


# -- a number of cards


class DrawMore(Effect):
    """You draw as many cards more as you like, and discard as many of your hand."""

    def emit(self, code: Code) -> None:
        code.add(AskMore(self))
        code.add(TakeNumber())
        draw(Number()).emit(code)
        Removes(ev.DISCARDED, DISCARD, Chosen(in_hand(), Number())).emit(code)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "draw as many extra cards as you like; then discard that many"
        verb = "robar" if mood == "infinitive" else "roba"
        return f"{verb} las cartas extra que quieras; luego descarta otras tantas"


class AskMore(Op):
    def __init__(self, effect: Effect) -> None:
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "number", (), str(number)) for number in range(len(s.zone(t.CASTLE, f.you)) + 1)]
        s.ask(f.you, "number", options, self.prompt.words(), f.source)


def your_turn_ends_with(effect: Effect) -> Effect:
    """At the end of this turn, which is yours; to whoever skips its draw there is nothing to add (ML-golden-06, ML-end-11)."""
    words = Words("al final de tu turno", "at the end of your turn")
    ending = Whenever((ev.PHASE,), words, effect, who=m.YOU, moment=ev.TURN_ENDS, optional=True, condition=DrawsAtTheEnd())
    return ForTheTurn(ending, said=False)
