"""Words about pools and houses: who has more, who has how many houses, doubling, paying, and Æmber that goes back to the supply."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, Condition, Effect, Resolving
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import counted
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import Whenever
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.things import AMBER, active, controller, facts, other
from tapete.games.keyforge.values import power
from tapete.games.keyforge.vocabulary.abilities import joined
from tapete.games.keyforge.vocabulary.houses import represented
from tapete.games.keyforge.vocabulary.nouns import creature
from tapete.games.keyforge.vocabulary.speech import Said


class NothingDiscarded(Condition):
    """The controller of this creature has discarded no card this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not ev.remembered(s, ev.DISCARDED, controller(s, f.source))

    def text(self, lang: str) -> str:
        if lang == EN:
            return "its controller has not discarded a card this turn"
        return "su controlador no haya descartado ninguna carta este turno"


ITS_CONTROLLER_DISCARDED_NOTHING: Final = NothingDiscarded()


class ControlsHouses(Condition):
    """Whether a player controls creatures of so many different houses, or not."""

    def __init__(self, who: int, least: int) -> None:
        self.who = who
        self.least = least

    def holds(self, s: State, f: Resolving) -> bool:
        cards = creature.friendly if self.who == YOU else creature.enemy
        return (len(represented(s, cards.all(s, f))) >= self.least) == (self.who == YOU)

    def text(self, lang: str) -> str:
        if self.who == YOU:
            some = Words(
                f"controlas criaturas de {self.least} casas distintas", f"you control creatures from {self.least} different houses"
            )
        else:
            some = Words(
                f"tu oponente no controle criaturas de {self.least} casas distintas",
                f"your opponent does not control creatures from {self.least} different houses",
            )
        return some.text(lang)


def houses_of_creatures(who: int, number: int) -> ControlsHouses:
    """Your creatures are of so many houses, or those of the opponent are of fewer."""
    return ControlsHouses(who, number)


class AsMuch(Amount):
    """As much Æmber as a number: "gain as much Æ as half its power"."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def text(self, lang: str) -> str:
        return "as much " if lang == EN else "tanto"

    def each(self, lang: str) -> str:
        return f"as {self.words.en}" if lang == EN else f"como {self.words.es}"


class HalfItsPower(AsMuch):
    """Of the creature chosen before, rounded down."""

    def value(self, s: State, f: Resolving) -> int:
        return power(s, f.it) // 2 if f.it >= 0 else 0

    def symbols(self) -> str:
        return counted(signs.HALF_POWER.mark)


HALF: Final = HalfItsPower(Words("la mitad de su poder (redondeando hacia abajo)", "half its power (rounding down the gain)"))


class ItsBonus(AsMuch):
    """The Æmber bonus printed on the card chosen before."""

    def value(self, s: State, f: Resolving) -> int:
        return facts(s, f.it).aember if f.it >= 0 else 0

    def symbols(self) -> str:
        return counted(signs.BONUS.mark)


BONUS: Final = ItsBonus(Words("su bonificación de Æ", "its Æ bonus"))


class TheirBonuses(AsMuch):
    """The Æmber bonuses of the cards just moved, together."""

    def value(self, s: State, f: Resolving) -> int:
        return sum([facts(s, e.card).aember for e in f.noted if e.card >= 0])

    def text(self, lang: str) -> str:
        return "" if lang == EN else "tanto"

    def each(self, lang: str) -> str:
        return f"equal to {self.words.en}" if lang == EN else super().each(lang)


BONUSES: Final = TheirBonuses(Words("la bonificación de Æ total de las cartas purgadas", "the total Æ bonus of the purged cards"))


def as_much_as(what: str) -> AsMuch:
    """ "half-its-power" or "its-bonus", of the card chosen before; or "their-bonuses", of those just purged."""
    return {"half-its-power": HALF, "its-bonus": BONUS, "their-bonuses": BONUSES}[what]


class OwnersGain(Said):
    """For each card to which the sentence before did something, its owner gains Æmber."""

    def __init__(self, deed: Words, cards: Cards) -> None:
        super().__init__(Lexeme("obtén", "obtener", "gain"), Words("", ""))
        self.deed = deed
        self.cards = cards

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"for each {self.cards.phrase(lang, '', False)} {self.deed.en} this way, its owner gains 1Æ"
        return f"por {self.cards.phrase(lang, 'each', False)} {self.deed.es} de este modo, su propietario obtiene 1 Æ"

    def act(self, s: State, f: Resolving) -> None:
        first, cause = active(s), len(s.stack) - 1
        counted = [s.owners[e.card] for e in f.noted if e.card >= 0 and self.cards.describes(s, f, e.card)]
        gains = [(player, counted.count(player)) for player in (first, other(first)) if player in counted]
        happen(s, [Event(ev.GAINED, player=player, amount=much, source=f.source, cause=cause) for player, much in gains])


DONE_TO: Final = {"discarded": Words("descartada", "discarded"), "purged": Words("purgada", "purged")}


def owners_gain(deed: str, cards: Cards) -> OwnersGain:
    """For each such card discarded, or purged, this way."""
    return OwnersGain(DONE_TO[deed], cards)


class HoldsAember(Condition):
    """So much Æmber on this card."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: State, f: Resolving) -> bool:
        return s.numbers[AMBER][f.source] >= self.least

    def text(self, lang: str) -> str:
        return (
            f"there is {self.least}Æ or more on this artifact" if lang == EN else f"haya {self.least} Æ o más sobre este artefacto"
        )


def once_it_holds(least: int, *effects: Effect) -> Whenever:
    """As soon as there is so much Æmber on this artifact, wherever it comes from."""
    condition = HoldsAember(least)
    words = Words(f"cuando {condition.text('es')}", f"when {condition.text('en')}")
    arriving = (ev.PLACED, ev.STORED, ev.PASSED, ev.CAPTURED)
    return Whenever(arriving, words, joined(effects), condition=condition, itself=True)
