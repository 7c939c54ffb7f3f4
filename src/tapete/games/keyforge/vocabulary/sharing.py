"""Redistributing: what lies on some creatures is taken together and shared out among them anew."""

from __future__ import annotations

from typing import Final

from tapete.core.bills import SHARED, Bill
from tapete.core.decision import Option
from tapete.core.effects import Act, Code, Op, PromptOf, Resolving
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.things import AMBER, CARD_FIELDS, DAMAGE
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards
from tapete.games.keyforge.vocabulary.speech import Said

WHAT: Final = {
    "damage": (DAMAGE, ev.DAMAGE_MOVED, Words("el daño", "the damage")),
    "aember": (AMBER, ev.PASSED, Words("el Æ", "the Æ")),
}


class Redistribute(Said):
    """Every point is given a place, then all of it moves at once: moving is neither dealing nor healing (KF-move-02)."""

    def __init__(self, what: str, among: KeyForgeCards) -> None:
        super().__init__(Lexeme("redistribuye", "redistribuir", "redistribute"), Words("", ""))
        self.field, self.kind, self.words = WHAT[what]
        self.among = among

    def emit(self, code: Code) -> None:
        asked = code.here
        code.add(AskPlace(self))
        code.add(TakePlace(asked))
        code.add(Act(self))

    def clause(self, lang: str, mood: str) -> str:
        verb = self.lexeme.form(lang, mood)
        if lang == EN:
            return f"{verb} {self.words.en} on {self.among.phrase(lang, '', True)} among {self.among.phrase(lang, '', True)}"
        return f"{verb} {self.words.es} de {self.among.phrase(lang, 'those all', True)} entre ellas"

    def points(self, s: State, f: Resolving) -> int:
        return sum([s.numbers[self.field][card] for card in self.among.all(s, f)])

    def act(self, s: State, f: Resolving) -> None:
        cards = self.among.all(s, f)
        owed = {card: f.them.count(card) - s.numbers[self.field][card] for card in cards}
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for giver in cards:
            for taker in cards:
                much = min(-owed[giver], owed[taker])
                if much > 0:
                    owed[giver] += much
                    owed[taker] -= much
                    batch.append(Event(self.kind, taker, amount=much, source=f.source, other=giver, cause=cause))
        happen(s, batch)


class AskPlace(Op):
    """Ask where the next point goes; the following operation comes back here until all are shared out."""

    def __init__(self, verb: Redistribute) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        s.answer = None
        cards = self.verb.among.all(s, f)
        if len(cards) > 1 and len(f.picked) < self.verb.points(s, f):
            options = [Option(s.names, "choose", (card,)) for card in cards]
            s.ask(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)

    def bill(self, s: State, f: Resolving) -> Bill | None:
        given = len(f.picked)
        symbol = CARD_FIELDS[self.verb.field]
        return Bill(SHARED, [(symbol, given)], [(symbol, self.verb.points(s, f) - given)])


class TakePlace(Op):
    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, s: State, f: Resolving) -> None:
        if s.answer is not None:
            f.picked = (*f.picked, s.answer.thing)
            f.step = self.asked
            return
        f.them = f.picked
        f.picked = ()


def redistribute(what: str, among: KeyForgeCards) -> Redistribute:
    """The "damage" or the "aember" on some creatures."""
    return Redistribute(what, among)
