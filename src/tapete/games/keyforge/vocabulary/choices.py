"""Choices of numbers, keys and groups of cards."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import (
    Amount,
    Both,
    Branch,
    Chosen,
    Code,
    Condition,
    Each,
    Effect,
    Join,
    Keep,
    Op,
    PromptOf,
    Register,
    Resolving,
    Selection,
    amount,
)
from tapete.core.events import Event, happens
from tapete.core.language import EN, Noun, invariable, listing
from tapete.core.nouns import ANYONE, Cards, Quality
from tapete.core.state import State
from tapete.core.symbols import joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import ARTIFACTS, COLOUR_NAMES, IN_PLAY, KEY_COLOURS, LINE, facts, other
from tapete.games.keyforge.values import on_flank
from tapete.games.keyforge.vocabulary.amounts import HighestPower, Third
from tapete.games.keyforge.vocabulary.history import ANYTHING_DONE
from tapete.games.keyforge.vocabulary.nouns import FOUGHT, KeyForgeCards, creature
from tapete.games.keyforge.vocabulary.qualities import NO_WORD


class AndOneNeighbor(Both):
    """A creature and one of its neighbors, both chosen before anything happens to them."""

    def __init__(self, cards: KeyForgeCards) -> None:
        super().__init__(Chosen(cards), Chosen(creature.next_to_it))

    def phrase(self, lang: str) -> str:
        one = self.first.phrase(lang)
        return f"{one} and to a neighbor of that creature" if lang == EN else f"{one} y una criatura adyacente a ella"

    def governed(self, lang: str, preposition: str) -> str:
        return f"{self.first.governed(lang, preposition)} y {preposition} una criatura adyacente a ella"


class EachOfSome(Chosen):
    """Several cards, each of which gets the whole of it."""

    def phrase(self, lang: str) -> str:
        some = super().phrase(lang)
        if lang == EN:
            return f"each of {some}"
        return f"cada una de {some}" if self.cards.noun.feminine else f"cada uno de {some}"


class AThird(Chosen):
    """One third of some cards, rounded up, chosen by the player."""

    def __init__(self, cards: KeyForgeCards) -> None:
        super().__init__(cards, Third(cards))

    def phrase(self, lang: str) -> str:
        all = self.cards.phrase(lang, "those all" if lang != EN else "", True)
        return f"one third of {all} (rounded up)" if lang == EN else f"un tercio de {all} (redondeando hacia arriba)"


def a_third_of(cards: KeyForgeCards) -> AThird:
    return AThird(cards)


def a_creature_and_a_neighbor() -> AndOneNeighbor:
    return AndOneNeighbor(creature)


def each_of(number: int, cards: KeyForgeCards, fewer: bool = False) -> EachOfSome:
    """So many cards, or (``fewer``) up to so many."""
    return EachOfSome(cards, number, 0 if fewer else -1)


class ChooseNumber(Effect):
    """Choose a number, for the sentences that follow. Beyond ``most`` all numbers would do the same: nothing."""

    def __init__(self, most: int | Amount) -> None:
        self.most = amount(most)

    def emit(self, code: Code) -> None:
        code.add(AskNumber(self.most, PromptOf(self)))
        code.add(TakeNumber())

    def clause(self, lang: str, mood: str) -> str:
        return "choose a number" if lang == EN else "elige un número"


class AskNumber(Op):
    def __init__(self, most: Amount, prompt: PromptOf) -> None:
        self.most = most
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "number", (), str(number)) for number in range(self.most.value(s, f) + 1)]
        s.ask(s.game.decider(s, f.you), "number", options, self.prompt.words(), f.source)


class TakeNumber(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word)
        tell(s, Event(ev.NAMED, player=s.game.decider(s, f.you), amount=f.number, source=f.source, zone=ev.NAMES_NUMBER))


class Provided(Effect):
    """An effect that would do nothing otherwise: it is skipped without a question, and its words stay the same."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def emit(self, code: Code) -> None:
        branch = Branch(self.condition)
        code.add(branch)
        self.effect.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        return self.effect.clause(lang, mood)

    def text(self, lang: str) -> str:
        return self.effect.text(lang)

    def parts(self) -> list[Effect]:
        return [self.effect]


class WithNeighbors(Selection):
    """A creature and those next to it, together."""

    def __init__(self, centre: Selection, beside: KeyForgeCards) -> None:
        self.centre = centre
        self.beside = Each(beside)

    def emit(self, code: Code, prompt: Effect) -> None:
        self.centre.emit(code, prompt)
        code.add(Keep())
        self.beside.emit(code, prompt)
        code.add(Join())

    def phrase(self, lang: str) -> str:
        return listing([self.centre.phrase(lang), self.each_beside(lang)], lang)

    def governed(self, lang: str, preposition: str) -> str:
        one = self.centre.governed(lang, preposition)
        return f"{one} and {self.each_beside(lang)}" if lang == EN else f"{one} y {preposition} {self.each_beside(lang)}"

    def each_beside(self, lang: str) -> str:
        """Of a creature the text already knows, whose neighbors they are has to be said in English."""
        if lang != EN:
            return "cada criatura adyacente a ella"
        return "each of that creature’s neighbors" if isinstance(self.centre, Register) else "each of its neighbors"

    def plural(self) -> bool:
        return True

    def symbols(self) -> str:
        return joined([self.centre.symbols(), self.beside.symbols()], " + ")


class EachTimeAnother(Selection):
    """A card that was not chosen the times before, within one effect done several times."""

    def __init__(self, cards: KeyForgeCards) -> None:
        self.cards = cards
        self.one = Chosen(cards.having(NotKept()))

    def emit(self, code: Code, prompt: Effect) -> None:
        self.one.emit(code, prompt)
        code.add(KeepToo())

    def phrase(self, lang: str) -> str:
        if lang == EN:
            return "a different " + self.cards.phrase(lang, "", False)
        return self.cards.phrase(lang, "a", False) + (" distinta" if self.cards.noun.feminine else " distinto")


class NotKept(Quality):
    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card not in f.kept


class KeepToo(Op):
    """Remember what was chosen besides what was chosen before."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = f.kept + f.them


class ArtifactOrOnFlank(Quality):
    def __init__(self) -> None:
        super().__init__(invariable("", ""))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.place[card] // 2 == ARTIFACTS or on_flank(s, card)


artifact_or_flank_creature: Final = KeyForgeCards(
    Noun("artefacto o una criatura de flanco", "artefactos o criaturas de flanco", False, "artifact or flank creature", ""),
    (LINE, ARTIFACTS),
    ANYONE,
    (ArtifactOrOnFlank(),),
)


class ChooseTrait(Effect):
    """Choose a trait, for the sentences that follow: of those that cards in play have."""

    def emit(self, code: Code) -> None:
        code.add(AskTrait(PromptOf(self)))
        code.add(TakeTrait())

    def clause(self, lang: str, mood: str) -> str:
        return "choose a trait" if lang == EN else "elige un rasgo"


class AskTrait(Op):
    def __init__(self, prompt: PromptOf) -> None:
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        cards = [card for zone in IN_PLAY for player in (0, 1) for card in s.zone(zone, player)]
        found = sorted({trait for card in cards for trait in facts(s, card).traits})
        s.answer = None
        if found:
            options = [Option(s.names, "trait", (), trait) for trait in found]
            s.ask(s.game.decider(s, f.you), "naming", options, self.prompt.words(), f.source)


class TakeTrait(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.word = s.answer.word if s.answer is not None else ""


def choose_trait() -> ChooseTrait:
    return ChooseTrait()


class UnforgeTheirKey(Effect):
    """Unforge the key the opponent forged on their previous turn; of several, one of your choice (KF-faq-38)."""

    def emit(self, code: Code) -> None:
        code.add(AskKey(PromptOf(self)))
        code.add(Unforge())

    def clause(self, lang: str, mood: str) -> str:
        return "unforge it" if lang == EN else "desfórjala"


class AskKey(Op):
    def __init__(self, prompt: PromptOf) -> None:
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        owner = other(f.you)
        forged = [colour for colour in KEY_COLOURS if s.tallies[colour][owner]]
        lately = [e.zone for e in s.past if e.kind == ev.FORGED and e.player == owner]
        if lately:  # unknown when the game was set up from a position
            forged = [colour for colour in forged if colour in lately]
        options = [Option(s.names, "key", (), COLOUR_NAMES[KEY_COLOURS.index(colour)]) for colour in forged]
        s.answer = None
        if options:
            s.ask(s.game.decider(s, f.you), "key", options, self.prompt.words(), f.source)


class Unforge(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.noted = ()
        f.wanted = 1
        if s.answer is not None:
            colour = KEY_COLOURS[COLOUR_NAMES.index(s.answer.word)]
            happens(s, Event(ev.UNFORGED, player=other(f.you), zone=colour, source=f.source, cause=len(s.stack) - 1))


def choose_power(cards: Cards) -> ChooseNumber:
    """A number, for what has that power; above the highest there is nothing."""
    return ChooseNumber(HighestPower(cards))


def with_neighbors(centre: Selection) -> WithNeighbors:
    return WithNeighbors(centre, creature.next_to_the_fought if centre is FOUGHT else creature.next_to_it)


def a_different(cards: KeyForgeCards) -> EachTimeAnother:
    return EachTimeAnother(cards)


def unforge_their_key() -> UnforgeTheirKey:
    return UnforgeTheirKey()


def if_anything_was_done(effect: Effect) -> Provided:
    return Provided(ANYTHING_DONE, effect)
