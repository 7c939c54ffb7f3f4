"""Words of later sets for what lies on a card: exalt, counters without rules of their own, grafted cards."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, Branch, Code, Done, Effect, Keep, May, Resolving, Selection, amount, resolving
from tapete.core.events import Event, happen
from tapete.core.language import EN, TELL, Lexeme, Words, invariable, sentence
from tapete.core.nouns import ANYONE, Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.moving_events import FACE_UP
from tapete.games.keyforge.rules.headings import headed
from tapete.games.keyforge.things import ACTION, COUNTER_KINDS, COUNTER_NAMES, HOST, MOST_COUNTERS, UNDER, in_play
from tapete.games.keyforge.vocabulary.nouns import ACTION as ACTION_NOUN
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards
from tapete.games.keyforge.vocabulary.qualities import IsType
from tapete.games.keyforge.vocabulary.speech import Said


class Exalt(Said):
    """1 Æmber of the common supply on a creature (KF-exalt-01)."""

    def __init__(self, whom: Selection) -> None:
        super().__init__(Lexeme("exalta a", "exaltar a", "exalt"), Words("{target}", "{target}"), whom)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.PLACED, card, amount=1, source=f.source, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(signs.EXALT.mark)


class PutCounters(Said):
    """Counters whose meaning the card that puts them gives (KF-counter-01)."""

    def __init__(self, kind: str, number: int | Amount, on: Selection) -> None:
        name = COUNTER_NAMES[kind]
        tail = Words(f"{{n}} contadores de {name.es} sobre {{target}}", f"{{n}} {name.en} counters on {{target}}")
        if number == 1:
            tail = Words(f"un contador de {name.es} sobre {{target}}", f"a {name.en} counter on {{target}}")
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail, on)
        self.of = amount(number)
        self.kind = COUNTER_KINDS.index(kind)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        much = self.of.value(s, f)
        happen(s, [Event(ev.COUNTED, card, amount=much, source=f.source, zone=self.kind, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(self.of.symbols(), signs.COUNTER.mark)


class RemoveCounters(Said):
    """So many counters of a kind off a card, or all of them."""

    def __init__(self, kind: str, number: int, off: Selection) -> None:
        name = COUNTER_NAMES[kind]
        tail = Words(f"{number} contadores de {name.es} de {{target}}", f"{number} {name.en} counters from {{target}}")
        if not number:
            tail = Words(f"todos los contadores de {name.es} de {{target}}", f"each {name.en} counter from {{target}}")
        super().__init__(Lexeme("retira", "retirar", "remove"), tail, off)
        self.many = number
        self.kind = COUNTER_KINDS.index(kind)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        much = self.many if self.many else MOST_COUNTERS
        happen(s, [Event(ev.COUNTED, card, amount=-much, source=f.source, zone=self.kind, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(f"−{self.many}" if self.many else f"−{signs.ALL.mark}", signs.COUNTER.mark)


def remove_counters(kind: str, number: int, off: Selection) -> RemoveCounters:
    """So many, or all of them (0)."""
    return RemoveCounters(kind, number, off)


class ByExalting(Effect):
    """An effect that its player may repeat once by exalting a creature (KF-exalt-01)."""

    def __init__(self, effect: Effect, whom: Selection) -> None:
        self.effect = effect
        self.price = May(Exalt(whom))
        self.whom = whom

    def emit(self, code: Code) -> None:
        self.effect.emit(code)
        self.price.emit(code)
        branch = Branch(Done())
        code.add(branch)
        self.effect.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        return self.effect.clause(lang, mood)

    def text(self, lang: str) -> str:
        again = "to repeat the preceding effect" if lang == EN else "para repetir el efecto anterior"
        return f"{self.effect.text(lang)} {sentence(f'{self.price.clause(lang, TELL)} {again}')}"

    def parts(self) -> list[Effect]:
        return [self.effect, self.price]


def repeat_by_exalting(whom: Selection, effect: Effect) -> ByExalting:
    return ByExalting(effect, whom)


class MoveWard(Said):
    """A ward from one creature to another."""

    def __init__(self, giver: Selection, to: Selection) -> None:
        tail = Words(f"un Escudo de {giver.phrase('es')} a {{target}}", f"a ward from {giver.phrase('en')} to {{target}}")
        super().__init__(Lexeme("mueve", "mover", "move"), tail, to)
        self.giver = giver

    def emit(self, code: Code) -> None:
        self.giver.emit(code, self)
        code.add(Keep())
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        if f.kept and f.them:
            off = Event(ev.UNWARDED, f.kept[0], source=f.source, cause=cause)
            happen(s, [off, Event(ev.WARDED, f.them[0], f.you, source=f.source, cause=cause)])


def move_ward(giver: Selection, to: Selection) -> MoveWard:
    return MoveWard(giver, to)


class Graft(Said):
    """Put a card face up beneath this one; it is not in play (KF-graft-01)."""

    def __init__(self, what: Selection) -> None:
        tail = Words("{target} en esta carta", "{target} onto this card")
        super().__init__(Lexeme("injerta", "injertar", "graft"), tail, what)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        if in_play(s, f.source):
            cards = [card for card in f.them if not in_play(s, card)]
            happen(s, [Event(ev.SET_ASIDE, card, s.owners[card], FACE_UP, f.source, f.source, cause=cause) for card in cards])


class GraftedHere(Quality):
    """Grafted onto the card that speaks."""

    def __init__(self) -> None:
        super().__init__(invariable("injertada en esta carta", "grafted onto this card", True, 9, 9))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.numbers[HOST][card] == f.source + 1


class TriggerPlay(Said):
    """Resolve the *Play:* abilities of a card without playing it."""

    def __init__(self, what: Selection, again: bool = False) -> None:
        tail = Words("el efecto de Jugar de {target}", "the play effect of {target}")
        if again:
            tail = Words("el efecto de Jugar de {target} una vez más", "the play effect of {target} an additional time")
        super().__init__(Lexeme("activa", "activar", "trigger"), tail, what)

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            for ability, via in reversed(headed(s, card, "play")):
                s.push(resolving(ability.program, f.you, card, None, via))

    def symbols(self) -> str:
        return self.in_symbols(signs.TRIGGER_PLAY.mark)


grafted: Final = KeyForgeCards(ACTION_NOUN, (UNDER,), ANYONE, (IsType(ACTION), GraftedHere()))


def trigger_play(what: Selection, again: bool = False) -> TriggerPlay:
    return TriggerPlay(what, again)


def exalt(whom: Selection) -> Exalt:
    return Exalt(whom)


def put_counters(kind: str, number: int | Amount, on: Selection) -> PutCounters:
    return PutCounters(kind, number, on)


def graft(what: Selection) -> Graft:
    return Graft(what)
