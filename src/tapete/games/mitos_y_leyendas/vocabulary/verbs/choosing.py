"""Choices of a word, a number or a price, and how they are told to whoever decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.decision import Option
from tapete.core.effects import AskWhich, ChooseOne, Code, Effect, Op, PromptOf, Resolving, emit_chosen
from tapete.core.events import Event, narrate
from tapete.core.language import EN, Words
from tapete.core.pool import named
from tapete.core.state import State
from tapete.games import sets
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import PAY
from tapete.games.mitos_y_leyendas.catalogue import DECLARED
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.things import RACES
from tapete.games.mitos_y_leyendas.values import purse, races, strength

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas


class NameCard(Effect):
    """Name a card: exactly one of the names there are (ML-card-02), perhaps of a card that is no Oro, or of a certain type."""

    def __init__(self, no_oro: bool = False, type: int = -1) -> None:
        self.no_oro = no_oro
        self.type = type

    def emit(self, code: Code) -> None:
        code.add(AskName(self))
        code.add(TakeWord())

    def clause(self, lang: str, mood: str) -> str:
        if self.type >= 0:
            name = t.TYPE_NAMES[self.type].text(lang)
            return f"name a {name}" if lang == EN else f"nombra un {name}"
        if self.no_oro:
            return "name a card other than an Oro" if lang == EN else "nombra una carta que no sea un Oro"
        return "name a card" if lang == EN else "nombra una carta"


class AskName(Op):
    def __init__(self, effect: NameCard) -> None:
        self.types = 1 << effect.type if effect.type >= 0 else m.ANY_TYPE - (1 << t.GOLD if effect.no_oro else 0)
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        known = [DECLARED[id] for id in sets.taking_part(DECLARED, named(s.setup))]
        names = sorted({card.name.es for card in known if self.types >> card.type & 1})
        s.ask(f.you, "name", [Option(s.names, "name", (), name) for name in names], self.prompt.words(), f.source)


class TakeWord(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.word = s.answer.word
        number = cast("MitosYLeyendas", s.game).by_name[f.word]
        narrate(s, Event(ev.CHOSEN, player=f.you, amount=number, source=f.source, zone=ev.A_NAME))


class ChooseRace(Effect):
    """Choose one of the races (ML-card-10), or one of those in play."""

    def __init__(self, present: bool = False) -> None:
        self.present = present

    def emit(self, code: Code) -> None:
        code.add(AskRace(self))
        code.add(TakeRace())

    def clause(self, lang: str, mood: str) -> str:
        if self.present:
            return "choose the race of an Ally in play" if lang == EN else "elige la raza de un Aliado en juego"
        return "choose a race" if lang == EN else "elige una raza"


class AskRace(Op):
    def __init__(self, effect: ChooseRace) -> None:
        self.present = effect.present
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        found = -1
        if self.present:
            found = 0
            for card in t.allies(s, 0) + t.allies(s, 1):
                found |= races(s, card)
        options = [Option(s.names, "race", (), name) for name in RACES[: t.MAIN_RACES] if found & t.race_bit(name)]
        if options:
            s.ask(f.you, "race", options, self.prompt.words(), f.source)
        else:
            s.answer = None


class TakeRace(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.number = t.race_bit(s.answer.word) if s.answer is not None else 0
        if s.answer is not None:
            race = t.RACES.index(s.answer.word)
            narrate(s, Event(ev.CHOSEN, player=f.you, amount=race, source=f.source, zone=ev.A_RACE))


class UpTo(Effect):
    """Choose a number from zero to ``most`` and do it so many times (ML-use-13)."""

    def __init__(self, most: int, effect: Effect) -> None:
        self.most = most
        self.effect = effect

    def emit(self, code: Code) -> None:
        code.add(AskNumber(self))
        code.add(TakeNumber())
        self.effect.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        return self.effect.clause(lang, mood)

    def parts(self) -> list[Effect]:
        return [self.effect]

    def symbols(self) -> str:
        return self.effect.symbols()


class AskNumber(Op):
    def __init__(self, effect: UpTo) -> None:
        self.effect = effect
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "number", (), str(number)) for number in range(self.effect.most + 1)]
        s.ask(f.you, "number", options, self.prompt.words(), f.source)


class TakeNumber(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word)
        narrate(s, Event(ev.CHOSEN, player=f.you, amount=f.number, source=f.source, zone=ev.A_NUMBER))


STRENGTHS: Final = 30


class ChooseStrength(Effect):
    """Choose a level of Strength."""

    def emit(self, code: Code) -> None:
        code.add(AskStrength(self))
        code.add(TakeStrength())

    def clause(self, lang: str, mood: str) -> str:
        return "choose a Strength" if lang == EN else "elige una Fuerza"


class AskStrength(Op):
    def __init__(self, effect: Effect) -> None:
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        most = max([STRENGTHS, *[strength(s, card) for card in t.allies(s, 0) + t.allies(s, 1)]])
        options = [Option(s.names, "number", (), str(number)) for number in range(most + 1)]
        s.ask(f.you, "number", options, self.prompt.words(), f.source)


class TakeStrength(Op):
    """One more than the Strength, so that none chosen is told from zero."""

    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word) + 1
        narrate(s, Event(ev.CHOSEN, player=f.you, amount=f.number - 1, source=f.source, zone=ev.A_NUMBER))


class Told(Effect):
    """An effect that is told to whoever decides, in words of their own."""

    def __init__(self, effect: Effect, words: Words) -> None:
        self.effect = effect
        self.words = words

    def text(self, lang: str) -> str:
        return self.words.text(lang)


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
