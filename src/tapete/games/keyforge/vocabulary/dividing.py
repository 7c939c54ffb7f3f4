"""Amounts that a player divides or chooses: damage shared out among creatures, "up to 3 damage"."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.effects import Act, Amount, Code, Op, PromptOf, Resolving, Selection, amount
from tapete.core.events import Event, happen
from tapete.core.language import EN, TELL, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.things import DAMAGE
from tapete.games.keyforge.vocabulary.speech import Said

DEAL = Lexeme("inflige", "infligir", "deal")


class DividedDamage(Said):
    """Damage whose every point may go to a creature of its own (KF-foreach-01); it is dealt all at once (KF-damage-08)."""

    def __init__(self, of: Amount, among: Cards, openly: bool) -> None:
        super().__init__(DEAL, Words("", ""))
        self.of = of
        self.among = among
        self.openly = openly  # the text says itself that the damage may be divided

    def emit(self, code: Code) -> None:
        asked = code.here
        code.add(AskShare(self))
        code.add(TakeShare(asked))
        code.add(Act(self))

    def clause(self, lang: str, mood: str) -> str:
        number, each = self.of.text(lang), self.of.each(lang)
        verb = self.lexeme.form(lang, mood)
        if not self.openly:
            target = self.among.phrase(lang, "a", False)
            return f"{verb} {number} damage to {target} {each}" if lang == EN else f"{verb} {number} de daño a {target} {each}"
        return f"{verb} {number} damage {each}" if lang == EN else f"{verb} {number} de daño {each}"

    def text(self, lang: str) -> str:
        text = sentence(self.clause(lang, TELL))
        if self.openly:
            many = self.among.phrase(lang, "", True)
            text += (
                f" You may divide this damage among any number of {many}."
                if lang == EN
                else f" Puedes repartir este daño entre cualquier número de {many}."
            )
        return text

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, self.of.value(s, f))

    def act(self, s: State, f: Resolving) -> None:
        shares: dict[int, int] = {}
        for card in f.them:
            shares[card] = shares.get(card, 0) + 1
        f.them = tuple(shares)
        deal(s, [Hit(card, much, f.source) for card, much in shares.items()], len(s.stack) - 1)


class AskShare(Op):
    """Ask where the next point of damage goes; the following operation comes back here until all are shared out."""

    def __init__(self, verb: DividedDamage) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        s.answer = None
        if len(f.picked) < self.verb.of.value(s, f):
            options = [Option(s.names, "choose", (card,)) for card in self.verb.among.all(s, f)]
            if options and not f.picked:
                s.aim(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)
            elif options:
                s.ask(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)


class TakeShare(Op):
    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, s: State, f: Resolving) -> None:
        if s.answer is not None:
            f.picked = (*f.picked, s.answer.thing)
            f.step = self.asked
            return
        f.them = f.picked
        f.picked = ()


class HealUpTo(Said):
    """Heal as much as the player wants, up to a number; ``number`` keeps how much was chosen."""

    def __init__(self, most: int | Amount, whom: Selection) -> None:
        tail = Words("hasta {n} de daño a {target}", "up to {n} damage from {target}")
        super().__init__(Lexeme("cura", "curar", "heal"), tail, whom)
        self.most = amount(most)

    def number(self) -> Amount:
        return self.most

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, self)
        code.add(AskHowMuch(self))
        code.add(TakeHowMuch())
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.HEALED, card, amount=f.number, source=f.source, cause=cause) for card in f.them if f.number])


class AskHowMuch(Op):
    def __init__(self, verb: HealUpTo) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        hurt = s.numbers[DAMAGE][f.them[0]] if f.them else 0
        most = min(hurt, self.verb.most.value(s, f))
        options = [Option(s.names, "number", (), str(much)) for much in range(most, -1, -1)]
        s.ask(s.game.decider(s, f.you), "number", options, self.prompt.words(), f.source)


class TakeHowMuch(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word)


def divide_damage(of: Amount, among: Cards) -> DividedDamage:
    """Damage that the text lets be divided."""
    return DividedDamage(of, among, openly=True)


def damage_for_each(of: Amount, to: Cards) -> DividedDamage:
    """ "Deal 1 damage to a creature for each…": every instance may take another target (KF-foreach-01)."""
    return DividedDamage(of, to, openly=False)


def heal_up_to(most: int | Amount, whom: Selection) -> HealUpTo:
    return HealUpTo(most, whom)
