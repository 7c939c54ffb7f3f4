"""Selections: which cards a sentence is about — all of a kind, cards a player picks, or cards the text already knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.core.bills import CHOSEN, Bill
from tapete.core.decision import Option
from tapete.core.language import Words, listing
from tapete.core.programs import NOTHING, YOU, Amount, Code, Effect, Fixed, Op, Resolving, amount
from tapete.core.symbols import EACH, UP_TO, joined

if TYPE_CHECKING:
    from tapete.core.nouns import Cards
    from tapete.core.state import State


class Selection:
    """Which cards a sentence is about. ``emit`` writes the operations that fill ``them``."""

    def emit(self, code: Code, prompt: Effect) -> None:
        raise NotImplementedError

    def phrase(self, lang: str) -> str:
        """The cards in words, with article: "una criatura enemiga"."""
        raise NotImplementedError

    def governed(self, lang: str, preposition: str) -> str:
        """The cards after a preposition; of several phrases each one takes it: "a una criatura y a cada una de sus vecinas"."""
        return f"{preposition} {self.phrase(lang)}"

    def symbols(self) -> str:
        """The cards in symbols; "" when they cannot be said in them."""
        return ""

    def plural(self) -> bool:
        """Whether the phrase names several cards."""
        return False


class Each(Selection):
    """All the cards that fit, at once."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeAll(self.cards))

    def phrase(self, lang: str) -> str:
        return self.cards.phrase(lang, "each", False)

    def symbols(self) -> str:
        said = self.cards.symbols()
        return f"{EACH} {said}" if said else ""


class Chosen(Selection):
    """Cards that a player picks, one at a time: exactly ``most`` (as far as possible), or from ``least`` up to ``most``."""

    def __init__(self, cards: Cards, most: int | Amount = 1, least: int = -1, by: int = YOU, add: bool = False) -> None:
        self.cards = cards
        self.most = amount(most)
        self.optional = least == 0
        self.by = by
        self.add = add  # picks join the cards already chosen instead of replacing them

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(Picks(self, PromptOf(prompt)))
        code.add(Picked())

    def phrase(self, lang: str) -> str:
        several = not (isinstance(self.most, Fixed) and self.most.number == 1)
        if not several:
            return self.cards.phrase(lang, "up to" if self.optional else "a", False)
        return self.cards.phrase(lang, ("up to " if self.optional else "") + self.most.text(lang), True)

    def symbols(self) -> str:
        """So many cards; one is said by the card alone. A choice that somebody else makes has no symbol."""
        said, most = self.cards.symbols(), self.most.symbols()
        if self.by != YOU or not said or not most or type(self) is not Chosen:
            return ""
        return f"{UP_TO}{most} {said}" if self.optional else said if most == "1" else f"{most} {said}"

    def plural(self) -> bool:
        return not (isinstance(self.most, Fixed) and self.most.number == 1)


class Both(Selection):
    """Two selections made one after the other and then treated together."""

    def __init__(self, first: Selection, second: Selection) -> None:
        self.first = first
        self.second = second

    def emit(self, code: Code, prompt: Effect) -> None:
        self.first.emit(code, prompt)
        code.add(Keep())
        self.second.emit(code, prompt)
        code.add(Join())

    def leaves(self) -> list[Selection]:
        """The selections it is made of, however they are nested."""
        found: list[Selection] = []
        for each in (self.first, self.second):
            found += each.leaves() if type(each) is Both else [each]
        return found

    def phrase(self, lang: str) -> str:
        return listing([each.phrase(lang) for each in self.leaves()], lang)

    def symbols(self) -> str:
        return joined([self.first.symbols(), self.second.symbols()], " + ") if type(self) is Both else ""

    def governed(self, lang: str, preposition: str) -> str:
        return listing([each.governed(lang, preposition) for each in self.leaves()], lang)

    def plural(self) -> bool:
        return True


class Register(Selection):
    """A card the text already knows: this card, the chosen one, the one the event is about."""

    def __init__(self, name: str, words: Words, sign: str = "") -> None:
        self.name = name
        self.words = words
        self.sign = sign  # in symbols

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(Recall(self))

    def phrase(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        return self.sign

    def cards(self, s: State, f: Resolving) -> tuple[int, ...]:
        """The cards it stands for now, but for those that went out of sight since."""
        found = self.known(s, f)
        return tuple([card for card in found if card not in f.lost]) if f.lost else found

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        name = self.name
        if name == "this":
            return (f.source,)
        if name == "it":
            return (f.it,) if f.it != NOTHING else ()
        if name == "them":
            return f.them
        if name == "kept":
            return f.kept
        if name == "via":
            return (f.via if f.via != NOTHING else f.source,)
        if name == "noted":
            return tuple([e.card for e in f.noted if e.card != NOTHING])
        assert f.event is not None, name
        if name == "that":
            return (f.event.card,)
        assert name == "other", name
        return (f.event.other,)


class PromptOf:
    """The words of a question, printed once from the effect that asks it."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.cached: Words | None = None

    def words(self) -> Words:
        if self.cached is None:
            self.cached = Words(self.effect.text("es"), self.effect.text("en"))
        return self.cached


def chooser(s: State, f: Resolving, by: int) -> int:
    """Who makes a choice: the player the game's rules name, unless the text gives it to the opponent."""
    return s.game.decider(s, f.you) if by == YOU else s.game.opponent(s, f.you)


class TakeAll(Op):
    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def run(self, s: State, f: Resolving) -> None:
        f.them = tuple(self.cards.all(s, f))
        f.it = f.them[0] if f.them else NOTHING


class Recall(Op):
    def __init__(self, register: Register) -> None:
        self.register = register

    def run(self, s: State, f: Resolving) -> None:
        f.them = self.register.cards(s, f)


class Keep(Op):
    """Remember the cards chosen so far for later reference."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = f.them


class Join(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.them = f.kept + f.them


class Picks(Op):
    """Ask for the next pick; the following operation takes it and comes back here until the choice is complete."""

    def __init__(self, selection: Chosen, prompt: PromptOf) -> None:
        self.selection = selection
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        selection = self.selection
        most = selection.most.value(s, f)
        free = [card for card in selection.cards.all(s, f) if card not in f.picked] if len(f.picked) < most else []
        options = [Option(s.names, "choose", (card,)) for card in free]
        if options and selection.optional:
            options.append(Option(s.names, "done"))
        player = chooser(s, f, selection.by)
        if not options:
            s.answer = None
        elif len(options) == 1 and self.is_target(s, f, options[0]):
            s.aim(player, "choose", options, self.prompt.words(), f.source)
        else:
            s.ask(player, "choose", options, self.prompt.words(), f.source)

    def bill(self, s: State, f: Resolving) -> Bill | None:
        most = min(self.selection.most.value(s, f), len(self.selection.cards.all(s, f)))
        if most < 2 and not f.picked:
            return None
        left = most - len(f.picked)
        return Bill(CHOSEN, [("", len(f.picked))], [("", left)], f.picked, self.selection.optional)

    def is_target(self, s: State, f: Resolving, option: Option) -> bool:
        """Whether the only card left is a target to be shown: in play, not the price of something, not seen in a pick before."""
        return f.program is not None and f.program.aims and not f.picked and s.in_play(option.thing)


class Picked(Op):
    """Take the pick just answered."""

    def run(self, s: State, f: Resolving) -> None:
        answer = s.answer
        if answer is not None and answer.verb == "choose":
            f.picked = (*f.picked, answer.thing)
            f.lost = tuple([card for card in f.lost if card != answer.thing])
            f.step -= 2
            return
        f.them = f.picked
        f.it = f.picked[-1] if f.picked else NOTHING
        f.picked = ()
