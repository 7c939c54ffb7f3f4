"""Amounts: what texts count, and by which other card they measure."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Constant
from tapete.core.effects import Amount, Fixed, Resolving
from tapete.core.language import EN, Words
from tapete.core.nouns import ANYONE, Cards
from tapete.core.state import State
from tapete.core.symbols import UP_TO, counted
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Effecting
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.things import bearer, face, voice
from tapete.games.mitos_y_leyendas.values import strength
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import attacked_you
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import Kind


class Measured(Amount):
    """An amount that a sentence can tell as what something equals."""

    def equal(self, lang: str) -> str:
        """After "igual" and "equal to"."""
        raise NotImplementedError

    def text(self, lang: str) -> str:
        return "X"


class Equalling(Amount):
    """An amount that is told as what it equals: "gana Fuerza igual a su coste"."""

    clausal = False  # it ends in a clause of its own, so that how long it lasts is said before it


class Count(Measured):
    """How many cards fit."""

    def __init__(self, cards: Cards, times: int = 1) -> None:
        self.cards = cards
        self.times = times

    def value(self, s: State, f: Resolving) -> int:
        return self.times * len(self.cards.all(s, f))

    def text(self, lang: str) -> str:
        return str(self.times)

    def each(self, lang: str) -> str:
        cards = self.cards
        what = (cards.lying if isinstance(cards, Kind) else cards).phrase(lang, "", False)
        if cards.side == ANYONE and cards.zones[0] in t.IN_PLAY:
            what += " in play" if lang == EN else " en juego"
        return f"for each {what}" if lang == EN else f"por cada {what}"

    def equal(self, lang: str) -> str:
        what = self.cards.phrase(lang, "", True)
        return f"the number of {what}" if lang == EN else f"al número de {what}"

    def symbols(self) -> str:
        return counted(self.cards.symbols(), self.times)


class HandCount(Measured):
    """Cards in a hand: their number is public (ML-abil-04)."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def value(self, s: State, f: Resolving) -> int:
        return len(s.zone(t.HAND, f.you if self.mine else t.other(f.you)))

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return self.each_in(HANDS[0 if self.mine else 1], lang)

    def each_of_theirs(self, lang: str) -> str:
        """In a sentence about the opponent, who has been named already."""
        return self.each(lang) if self.mine else self.each_in(HANDS[2], lang)

    def each_in(self, hand: Words, lang: str) -> str:
        return f"for each card in {hand.en}" if lang == EN else f"por cada carta de {hand.es}"

    def equal(self, lang: str) -> str:
        hand = HANDS[0 if self.mine else 1].text(lang)
        return f"the number of cards in {hand}" if lang == EN else f"al número de cartas de {hand}"

    def symbols(self) -> str:
        return counted((signs.HAND if self.mine else signs.THEIR_HAND).mark)


HANDS: Final[tuple[Words, ...]] = (
    Words("tu mano", "your hand"),
    Words("la mano de tu oponente", "your opponent’s hand"),
    Words("su mano", "their hand"),
)


class CostOf(Equalling):
    """The printed cost of the card spoken of."""

    def value(self, s: State, f: Resolving) -> int:
        return face(s, f.it if f.it >= 0 else f.source).cost

    def text(self, lang: str) -> str:
        return "equal to its cost" if lang == EN else "igual a su coste"

    def symbols(self) -> str:
        return signs.COST.mark


class Paid(Equalling):
    """The printed cost of the card that was paid with, of which an Oro has none (ML-gold-12), or the Strength that it had."""

    def __init__(self, strength: bool = False) -> None:
        self.strength = strength
        self.clausal = strength

    def value(self, s: State, f: Resolving) -> int:
        if not isinstance(f, Effecting):
            return 0
        if self.strength:
            return f.measured[0] if f.measured else 0
        return sum([face(s, card).cost for card in f.paid])

    def text(self, lang: str) -> str:
        if self.strength:
            return "equal to what this card had" if lang == EN else "igual a la que tenía esta carta"
        return "equal to that card’s cost" if lang == EN else "igual al coste de esa carta"


class BearerStrength(Amount):
    """The Strength of the Ally that carries this Weapon, or carried it when the ability was used."""

    def value(self, s: State, f: Resolving) -> int:
        host = t.bearer(s, f.source)
        if host < 0:
            host = f.via
        return strength(s, host) if host >= 0 and t.is_ally(s, host) else 0

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return "for each point of its bearer’s Strength" if lang == EN else "por cada punto de Fuerza del portador"


class Greatest(Amount):
    """The greatest Strength among your other Allies, but for those whose own is told in this same way."""

    def value(self, s: State, f: Resolving) -> int:
        rivals = [card for card in t.allies(s, f.you) if card != f.source and not mirrors(s, card)]
        return max([0, *[strength(s, card) for card in rivals]])

    def text(self, lang: str) -> str:
        return "X"


def mirrors(s: State, card: int) -> bool:
    """Whether the Strength of an Ally is that of another one."""
    for ability in voice(s, card).abilities:
        if isinstance(ability, Constant) and isinstance(ability.modifier, Change) and isinstance(ability.modifier.by, Greatest):
            return True
    return False


class OpposedPlus(Amount):
    """So much more than the Strength of the Ally it blocks."""

    def __init__(self, more: int) -> None:
        self.more = more

    def value(self, s: State, f: Resolving) -> int:
        return strength(s, f.event.other) + self.more if f.event is not None and f.event.other >= 0 else self.more

    def text(self, lang: str) -> str:
        return f"{self.more} more than the Ally it blocks" if lang == EN else f"{self.more} más que el Aliado al que bloquea"


DONE: Final = {
    "shuffled": Words("por cada carta barajada así", "for each card shuffled this way"),
    "destroyed": Words("por cada Aliado destruido así", "for each Ally destroyed this way"),
    "milled": Words("por cada carta botada así", "for each card milled this way"),
}


class Thus(Amount):
    """How many cards the sentence before has shuffled in, destroyed or milled."""

    def __init__(self, done: str = "shuffled") -> None:
        self.done = DONE[done]

    def value(self, s: State, f: Resolving) -> int:
        return len(f.noted)

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return self.done.text(lang)

    def symbols(self) -> str:
        return counted(signs.DONE.mark)


class BearerCost(Amount):
    """The printed cost of the Ally that carries this Weapon."""

    def value(self, s: State, f: Resolving) -> int:
        host = bearer(s, f.source)
        return face(s, host).cost if host >= 0 else 0


class Attackers(Measured):
    """How many Allies attacked you, in the turn before or in this one."""

    def __init__(self, before: bool) -> None:
        self.before = before

    def value(self, s: State, f: Resolving) -> int:
        return len(attacked_you(s, f.you, self.before))

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        if self.before:
            return (
                "for each Ally that attacked you last turn" if lang == EN else "por cada Aliado que te atacó en el turno anterior"
            )
        return "for each Ally that attacked you" if lang == EN else "por cada Aliado que te haya atacado"

    def equal(self, lang: str) -> str:
        if lang == EN:
            return f"the number of Allies that attacked you{' last turn' if self.before else ''}"
        return f"al número de Aliados que te atacaron{' en el turno anterior' if self.before else ''}"


class DamageDealt(Measured):
    """The damage the event tells of."""

    def value(self, s: State, f: Resolving) -> int:
        return f.event.amount if f.event is not None else 0

    def equal(self, lang: str) -> str:
        return "the damage dealt" if lang == EN else "al daño hecho"


class DamageTaken(Measured):
    """The damage that your Castle has taken in the Battle under way."""

    def value(self, s: State, f: Resolving) -> int:
        for frame in reversed(s.stack):
            if isinstance(frame, Battle):
                return sum(frame.dealt[1::2])
        return 0

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return "for each point of that damage" if lang == EN else "por cada punto de ese daño"

    def symbols(self) -> str:
        return counted(signs.DAMAGE.mark)


def lessens(by: Amount) -> bool:
    """Whether an amount takes away."""
    return isinstance(by, Minus) or (isinstance(by, Fixed) and by.number < 0)


def size(by: Amount, lang: str) -> str:
    """An amount in words, whether it adds or takes away."""
    if isinstance(by, Minus):
        return by.of.text(lang)
    return str(abs(by.number)) if isinstance(by, Fixed) else by.text(lang)


class Minus(Amount):
    """So much less."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, f: Resolving) -> int:
        return -self.of.value(s, f)

    def text(self, lang: str) -> str:
        return "-" + self.of.text(lang)

    def each(self, lang: str) -> str:
        return self.of.each(lang)

    def symbols(self) -> str:
        said = self.of.symbols()
        return f"−{said}" if said else ""


class Number(Amount):
    """The number chosen."""

    def __init__(self, most: int = 0) -> None:
        self.most = most

    def value(self, s: State, f: Resolving) -> int:
        return f.number

    def text(self, lang: str) -> str:
        return f"up to {self.most}" if lang == EN else f"hasta {self.most}"

    def symbols(self) -> str:
        return f"{UP_TO}{self.most}" if self.most else ""
