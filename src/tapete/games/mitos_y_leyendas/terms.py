"""The terms on which a card is played, attacks or is carried: what it asks for, what it costs, who may carry it."""

from __future__ import annotations

from tapete.core.abilities import Ability, CardDef
from tapete.core.effects import Amount as CoreAmount
from tapete.core.effects import (
    Condition,
    Effect,
    Program,
    amount,
    scope,
)
from tapete.core.language import EN, TELL, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import THEN, joined
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas.abilities import demands, enough_in_hand
from tapete.games.mitos_y_leyendas.things import Card
from tapete.games.mitos_y_leyendas.tolls import Toll


class Asks(Ability):
    """Something has to be done as a cost, besides paying Oros (ML-abil-05)."""

    def __init__(self, toll: Toll, words: Words) -> None:
        super().__init__()
        self.toll = toll
        self.words = words

    def programs(self) -> list[Program]:
        return [self.toll.program]

    def declared(self) -> list[Ability]:
        return self.toll.effect.declared()

    def text(self, lang: str) -> str:
        return sentence(f"{self.words.text(lang)}, {self.toll.clause(lang)}")


class ToPlay(Asks):
    """What the card asks for in order to enter play, paid along with its Oros (ML-play-23)."""

    def __init__(self, toll: Toll) -> None:
        super().__init__(toll, Words("para entrar en juego", "to enter play"))

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.tolls.append(self)

    def symbols(self) -> str:
        return joined([signs.TO_ENTER.mark, self.toll.symbols()], ": ")


class ToAttack(Asks):
    """What an Ally asks for in order to attack, paid as it is declared."""

    def __init__(self, toll: Toll) -> None:
        super().__init__(toll, Words("para que ataque", "for it to attack"))

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.attack_tolls.append(self)

    def symbols(self) -> str:
        return joined([signs.TO_ATTACK.mark, self.toll.symbols()], ": ")


class ToBeAttacked(Asks):
    """What a card in play asks of its controller's opponent for an attack, paid as that is declared."""

    def __init__(self, toll: Toll, words: Words) -> None:
        super().__init__(toll, words)

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.siege_tolls.append(self)

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))

    def symbols(self) -> str:
        return joined([f"{signs.RIVAL.mark} {signs.TO_ATTACK.mark}", self.toll.symbols()], ": ")


class InsteadOfDamage(Ability):
    """A choice as its combat damage to the Castle is about to be dealt (ML-dmg-08)."""

    def __init__(self, effect: Effect, choice: Effect) -> None:
        super().__init__()
        self.effect = effect  # what happens in its place
        self.program = choice.compiled()  # that or the damage
        self.demands = demands(effect)

    def possible(self, s: State, you: int, source: int) -> bool:
        """Whether it can be chosen: the hand holds what it takes (ML-abil-04)."""
        return enough_in_hand(s, you, source, self.demands)

    def programs(self) -> list[Program]:
        return [self.program]

    def declared(self) -> list[Ability]:
        return self.effect.declared()

    def text(self, lang: str) -> str:
        done = self.effect.clause(lang, TELL)
        if lang == EN:
            return sentence(f"when it would deal damage to your opponent’s Castle, you may choose instead: {done}")
        return sentence(f"cuando vaya a hacer daño al Castillo oponente, puedes elegir en su lugar: {done}")


class CostsLess(Ability):
    """The card itself costs less, by so much or as far as nothing (ML-play-09)."""

    def __init__(self, by: int | CoreAmount, words: Words, condition: Condition | None = None) -> None:
        super().__init__()
        self.by = amount(by)
        self.words = words
        self.condition = condition

    def cheaper(self, s: State, player: int, card: int, cost: int) -> int:
        frame = scope(player, card)
        if self.condition is not None and not self.condition.holds(s, frame):
            return cost
        return max(0, cost - self.by.value(s, frame))

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.reducing.append(self)
        card.least = 0

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))

    def symbols(self) -> str:
        if self.condition is not None:
            return joined([self.condition.symbols(), f"{signs.COST.mark} = 0"], THEN)
        by = self.by.symbols()
        return f"−{by} {signs.COST.mark}" if by else ""


class OnlyIf(Ability):
    """A condition for playing the card (ML-play-05)."""

    def __init__(self, condition: Condition, words: Words) -> None:
        super().__init__()
        self.condition = condition
        self.words = words

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.tolls.append(self)

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))

    def symbols(self) -> str:
        return joined([signs.ONLY_IF.mark, self.condition.symbols()], " ")


class CarriedBy(Ability):
    """A Weapon that asks for a certain bearer (ML-weap-05)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "a", False)
        return f"Only {what} can carry it." if lang == EN else f"Solo la puede portar {what}."

    def symbols(self) -> str:
        return joined([signs.CARRIED_BY.mark, self.cards.symbols()], " ")
