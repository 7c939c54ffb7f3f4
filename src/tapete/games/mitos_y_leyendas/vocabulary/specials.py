"""Choices of a word or a number: name a card, choose a race, up to so many; and what hangs on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import Amount, Chosen, Code, Effect, Op, PromptOf, Resolving, Selection, Verb
from tapete.core.events import Event, happen, happens, narrate
from tapete.core.language import EN, INFINITIVE, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.nouns import YOURS
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import DECLARED
from tapete.games.mitos_y_leyendas.modifiers import Change, Span
from tapete.games.mitos_y_leyendas.things import RACES, face
from tapete.games.mitos_y_leyendas.values import races
from tapete.games.mitos_y_leyendas.vocabulary.nouns import TopCards
from tapete.games.mitos_y_leyendas.vocabulary.selections import Bearer
from tapete.games.mitos_y_leyendas.vocabulary.verbs import LOOK, cause

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
        names = sorted({card.name.es for card in DECLARED.values() if self.types >> card.type & 1})
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


class Number(Amount):
    """The number chosen."""

    def __init__(self, most: int = 0) -> None:
        self.most = most

    def value(self, s: State, f: Resolving) -> int:
        return f.number

    def text(self, lang: str) -> str:
        return f"up to {self.most}" if lang == EN else f"hasta {self.most}"


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


class NamedLose(Verb):
    """Every card of the name loses its ability for the rest of the game (ML-perm-05, ML-perm-08)."""

    def __init__(self, span: Span) -> None:
        super().__init__(None)
        words = Words("la carta nombrada y sus copias pierden su habilidad", "the named card and its copies lose their ability")
        self.words = words
        self.constant = Constant(Change(m.BLANK, words, named=True))
        self.span = span

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, self.span.ends(s, f.you), word=f.word))
        happens(s, Event(ev.NAMED, player=f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.words.text(lang)} {self.span.words.text(lang)}"


class BanName(Verb):
    """The opponent cannot play cards of that name while this card is in play (ML-multi-10)."""

    def __init__(self, selection: Selection) -> None:
        super().__init__(selection)
        words = Words("tu oponente no puede jugar cartas de ese nombre", "your opponent cannot play cards of that name")
        self.constant = Constant(Change(m.NAME_BAN, words, who=m.OPPONENT))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            name = face(s, card).name.es
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, m.FOREVER, tie=f.source, word=name))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            banned = "while this card is in play your opponent cannot play cards of that name"
            return f"choose {self.selection.phrase(lang)}; {banned}"
        banned = "mientras esta carta esté en juego tu oponente no puede jugar cartas de ese nombre"
        return f"elige {self.selection.phrase(lang)}; {banned}"


class RaceOf(Verb):
    """Its bearer is of the race chosen, while this Weapon stays (ML-affect-06)."""

    def __init__(self) -> None:
        super().__init__(Bearer())
        self.words = Words("su portador es de la raza elegida", "its bearer is of the chosen race")
        self.constant = Constant(Change(m.RACE, self.words))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, m.FOREVER, tie=f.source, number=f.number))

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)


class Arrange(Effect):
    """Look at the top cards of a Castle and put them back in any order (ML-con-29)."""

    def __init__(self, number: int, side: int = YOURS) -> None:
        self.number = number
        self.side = side

    def emit(self, code: Code) -> None:
        Chosen(TopCards(self.number, self.side), self.number).emit(code, self)
        code.add(PutBack())

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            whose = "your" if self.side == YOURS else "your opponent’s"
            return f"look at the top {self.number} cards of {whose} Castle and put them back in any order"
        whose = "de tu Castillo" if self.side == YOURS else "del Castillo oponente"
        order = "ordenarlas" if mood == INFINITIVE else "ordénalas"
        return f"{LOOK.form(lang, mood)} las {self.number} cartas superiores {whose} y {order} como quieras"


class PutBack(Op):
    """The first chosen ends on top."""

    def run(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for card in reversed(f.them):
            batch.append(Event(ev.KNOWS, card, f.you))  # the log tells them which
            batch.append(Event(ev.PLACED, card, f.you, 0, f.source))
        happen(s, batch)
