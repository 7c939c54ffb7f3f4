"""Words for groups of cards: by counters, by power, by shared traits; for each of them; and what may be played or used."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Constant
from tapete.core.decision import Option
from tapete.core.effects import (
    Code,
    Condition,
    Effect,
    Op,
    Picked,
    PromptOf,
    Resolving,
    Sequence,
)
from tapete.core.language import EN, Lexeme, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import OR, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import Whenever
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules import destroy as destruction
from tapete.games.keyforge.values import power
from tapete.games.keyforge.vocabulary import changes as c
from tapete.games.keyforge.vocabulary.amounts import Counted
from tapete.games.keyforge.vocabulary.conditions import CardIs, Exists
from tapete.games.keyforge.vocabulary.lasting import SILENT, TAILS, THIS_TURN, Lasts
from tapete.games.keyforge.vocabulary.nouns import AnyNumber, KeyForgeCards, creature
from tapete.games.keyforge.vocabulary.qualities import NO_LIMIT, Untagged
from tapete.games.keyforge.vocabulary.speech import Said


def there_is(cards: KeyForgeCards, lasts: bool = False) -> Exists:
    """At least one such card is in play ("if there is"; with ``lasts``, "while there is")."""
    verb = "haya" if lasts else "hay"
    return Exists(cards, Words(f"{verb} {cards.phrase('es', 'a', False)}", f"there is {cards.phrase('en', 'a', False)}"))


IT_WAS_STUNNED: Final = CardIs(creature.stunned, Words("ya estaba aturdida", "it was already stunned"))


class DoneTo(Counted):
    """How many such cards there are among those to which the sentence before did something."""

    def __init__(self, kind: int, cards: Cards, words: Words) -> None:
        super().__init__("this way", words)
        self.kind = kind
        self.cards = cards

    def raw(self, s: State, f: Resolving, player: int) -> int:
        return len([e for e in f.noted if e.kind == self.kind and self.cards.describes(s, f, e.card)])


DEEDS: Final = {
    "destroyed": (ev.DESTROYED, Words("destruida", "destroyed")),
    "discarded": (ev.DISCARDED, Words("descartada", "discarded")),
    "returned": (ev.MOVED, Words("devuelta", "returned")),
}


def per_one(deed: str, cards: Cards) -> DoneTo:
    """For each such card destroyed, discarded or returned this way, whatever else the sentence before did."""
    kind, done = DEEDS[deed]
    words = Words(
        f"por {cards.phrase('es', 'each', False)} {done.es} de este modo",
        f"for each {cards.phrase('en', '', False)} {done.en} this way",
    )
    return DoneTo(kind, cards, words)


class WithTotalPower(AnyNumber):
    """Any number of creatures whose powers come to a sum at least; or none."""

    def __init__(self, least: int, cards: KeyForgeCards) -> None:
        super().__init__(cards.having(Untagged()), NO_LIMIT, 0)
        self.least = least

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(PickTowards(self, PromptOf(prompt)))
        code.add(Picked())

    def phrase(self, lang: str) -> str:
        some = super().phrase(lang)
        return (
            f"{some} with total power of {self.least} or more" if lang == EN else f"{some} con un poder total de {self.least} o más"
        )


class PickTowards(Op):
    """Ask for the next pick; it is over only when the sum is reached."""

    def __init__(self, selection: WithTotalPower, prompt: PromptOf) -> None:
        self.selection = selection
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        chosen = self.selection
        cards = chosen.cards.all(s, f)
        reached = sum([power(s, card) for card in f.picked]) >= chosen.least
        s.answer = None
        if sum([power(s, card) for card in cards]) < chosen.least:
            return
        options = [Option(s.names, "choose", (card,)) for card in cards if card not in f.picked]
        if reached:
            options.append(Option(s.names, "done"))
        s.ask(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)


def with_total_power(least: int, cards: KeyForgeCards) -> WithTotalPower:
    return WithTotalPower(least, cards)


class ItsControllerSacrifices(Said):
    """The creature of the event is sacrificed by whoever controls it."""

    def __init__(self) -> None:
        super().__init__(Lexeme("sacrifica", "sacrificar", "sacrifice"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "its controller sacrifices it" if lang == EN else "su controlador la sacrifica"

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        destruction.destroy(s, (f.event.card,), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return f"{signs.SACRIFICE.mark} {signs.IT.mark}"


def its_controller_sacrifices() -> ItsControllerSacrifices:
    return ItsControllerSacrifices()


def while_(condition: Condition, ability: Whenever) -> Whenever:
    """An ability that answers only while something is so."""
    before = ability.words
    ability.words = Words(f"mientras {condition.text('es')}, {before.es}", f"while {condition.text('en')}, {before.en}")
    assert ability.condition is None
    ability.condition = condition
    return ability


class Pair(Op):
    """A number by which two permissions know each other."""

    def run(self, s: State, f: Resolving) -> None:
        f.number = s.next_serial()


class PlayOrUse(Sequence):
    """One card of a kind may be played or used this turn, whatever its house: one of the two (see ``Change.either``)."""

    def __init__(self, cards: KeyForgeCards, in_play: KeyForgeCards) -> None:
        words = Words(
            f"puedes jugar o usar {cards.phrase('es', 'a', False)}", f"you may play or use {cards.phrase('en', 'a', False)}"
        )
        ways = (c.may_play(words, cards, number=1), c.may_use(words, in_play, number=1))
        for way in ways:
            assert isinstance(way, Constant) and isinstance(way.modifier, Change)
            way.modifier.either = True
        super().__init__(
            Lasts(ways[0], THIS_TURN, 1, SILENT, TAILS[THIS_TURN]), Lasts(ways[1], THIS_TURN, 0, SILENT, TAILS[THIS_TURN])
        )

    def emit(self, code: Code) -> None:
        code.add(Pair())
        super().emit(code)

    def clause(self, lang: str, mood: str) -> str:
        return self.effects[0].clause(lang, mood)

    def text(self, lang: str) -> str:
        return self.effects[0].text(lang)

    def symbols(self) -> str:
        return joined([effect.symbols() for effect in self.effects], OR)


def may_play_or_use_one(cards: KeyForgeCards, in_play: KeyForgeCards) -> PlayOrUse:
    return PlayOrUse(cards, in_play)
