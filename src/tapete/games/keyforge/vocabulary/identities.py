"""Words for cards that are something else for a while: copies, creatures played as upgrades, artifacts in the battleline."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Branch, Code, Condition, Effect, Op, Resolving
from tapete.core.language import EN, Lexeme, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import AND, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import EntersAsCopy, OrAsUpgrade
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules.control import ask_flank, flank_place
from tapete.games.keyforge.rules.line import shift
from tapete.games.keyforge.things import ARTIFACTS, HOUSE_NAMES, LINE, controller, in_play, is_creature
from tapete.games.keyforge.vocabulary.abilities import action
from tapete.games.keyforge.vocabulary.changes import Spoken, subject
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import a, creature
from tapete.games.keyforge.vocabulary.speech import Said
from tapete.games.keyforge.vocabulary.zones import reveal


def or_as_upgrade(ability: Ability) -> OrAsUpgrade:
    return OrAsUpgrade(ability)


def enters_as_copy(of: Cards, house: str) -> EntersAsCopy:
    """Of a creature in play; the house is its own."""
    name = HOUSE_NAMES[house]
    es, en = of.phrase("es", "a", False), of.phrase("en", "a", False)
    words = Words(
        f"esta criatura entra en juego como una copia de {es} en juego, salvo que pertenece a la casa {name.es}",
        f"this creature enters play as a copy of {en} in play, except it belongs to house {name.en}",
    )
    return EntersAsCopy(of, words)


class InTheLine(Condition):
    """While this card stands in a battleline."""

    def holds(self, s: State, f: Resolving) -> bool:
        return is_creature(s, f.source)

    def text(self, lang: str) -> str:
        return "it is in the battleline" if lang == EN else "esté en la línea de batalla"

    def symbols(self) -> str:
        return signs.IN_LINE.mark


class AskFlank(Op):
    def run(self, s: State, f: Resolving) -> None:
        s.answer = None
        if in_play(s, f.source):
            ask_flank(s, controller(s, f.source))


class JoinLine(Said):
    """This card goes to a flank of its controller's battleline without leaving play; there it is a creature."""

    def __init__(self) -> None:
        tail = Words("esta carta en un flanco de tu línea de batalla", "this card on a flank of your battleline")
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail)

    def emit(self, code: Code) -> None:
        code.add(AskFlank())
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        if s.answer is not None and s.place[f.source] // 2 in (ARTIFACTS, LINE):
            shift(s, f.source, flank_place(s), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return f"{signs.THIS.mark} {signs.MOVE.mark} {signs.FLANK.mark}"


def joins_the_line(power: int) -> tuple[Ability, ...]:
    """An artifact that, put on a flank, is a creature of this power that belongs to all houses."""
    said = Words(
        f"mientras esté en la línea de batalla, se considera una criatura con {power} de poder y pertenece a todas las casas",
        f"while in the battleline, it is considered a creature with {power} power and belongs to all houses",
    )
    strong = Spoken(m.POWER, said, by=power, condition=InTheLine())
    at_home = Spoken(m.BELONGS, Words("", ""), extra=-1, condition=InTheLine())
    return action(JoinLine()), Constant(strong), Constant(at_home)


class Revealed(Condition):
    """The sentence before has revealed a card."""

    def holds(self, s: State, f: Resolving) -> bool:
        return any([e.kind == ev.REVEALED for e in f.noted])

    def text(self, lang: str) -> str:
        return "you do" if lang == EN else "lo haces"


class TakeItsText(Op):
    """Remember which card was revealed."""

    def run(self, s: State, f: Resolving) -> None:
        f.word = s.cards[f.noted[0].card].id


class LendText(Effect):
    """Reveal a creature card from your hand; a creature in play has its text, too, for the turn."""

    def __init__(self) -> None:
        self.reveal = reveal(a(creature.in_hand))
        self.chosen = a(creature)
        who = subject(creature.chosen)
        words = Words(f"{who.es} obtiene el texto de la criatura revelada", f"{who.en} gains the text box of the revealed creature")
        self.lasts = for_the_turn(Constant(Change(m.TEXT, words, creature.chosen)))

    def emit(self, code: Code) -> None:
        self.reveal.emit(code)
        branch = Branch(REVEALED)
        code.add(branch)
        code.add(TakeItsText())
        self.chosen.emit(code, self)
        self.lasts.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        choose = "choose a creature in play" if lang == EN else "elige una criatura en juego"
        both = f"{self.reveal.clause(lang, mood)} {'and' if lang == EN else 'y'} {choose}"
        return f"{both}; {self.lasts.clause(lang, mood)}"

    def parts(self) -> list[Effect]:
        return [self.reveal, self.lasts]

    def symbols(self) -> str:
        gives = f"{signs.THIS_TURN.mark} {signs.CREATURE.mark} {signs.TEXT_OF.mark} {signs.IT.mark}"
        return joined([self.reveal.symbols(), gives], AND)


REVEALED: Final = Revealed()


def lend_text() -> LendText:
    return LendText()
