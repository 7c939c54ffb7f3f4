"""What a card may be: qualities that test it and the adjectives that say so."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Resolving
from tapete.core.language import EN, Adjective, invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.core.symbols import AT_LEAST, NOT, UP_TO
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules.playing import under_way
from tapete.games.mitos_y_leyendas.things import face, weapons_on
from tapete.games.mitos_y_leyendas.values import has_race, is_blank_gold, strength, unblockable

NO_WORD: Final = Adjective("", "", "", "", "")


ENEMY: Final = Adjective("oponente", "oponente", "oponentes", "oponentes", "opposing", False, 3, 1)


# In Spanish the place comes after what the card is ("un Dios de Fuerza 2 o menos de tu Cementerio"), then its name, its controller,
# and last whatever has a verb of its own.
PLACE_RANK: Final = 7


NAME_RANK: Final = 8


OWNER_RANK: Final = 9


CLAUSE_RANK: Final = 10


OWN: Final = invariable("que controles", "you control", es_rank=OWNER_RANK, en_rank=5)


class Agreeing(Adjective):
    """A phrase with a verb in it, which agrees in number in both languages: "que porte un Arma", "que porten un Arma"."""

    def __init__(self, es: str, es_plural: str, en: str, en_plural: str) -> None:
        super().__init__(es, es, es_plural, es_plural, en, True, CLAUSE_RANK, CLAUSE_RANK)
        self.en_plural = en_plural

    def word(self, lang: str, feminine: bool, plural: bool) -> str:
        return self.en_plural if lang == EN and plural else super().word(lang, feminine, plural)


def agreeing(es: str, es_plural: str, en: str, en_plural: str = "") -> Adjective:
    return Agreeing(es, es_plural, en, en_plural or en)


class OfType(Quality):
    def __init__(self, types: int, adjective: Adjective = NO_WORD) -> None:
        super().__init__(adjective)
        self.types = types  # as bits

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(self.types >> face(s, card).type & 1)

    def symbols(self) -> str:
        return NOT + signs.ORO.mark if self.types == 15 and self.adjective.m else ""


class OfRace(Quality):
    def __init__(self, bits: int, adjective: Adjective = NO_WORD) -> None:
        super().__init__(adjective)
        self.bits = bits

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return has_race(s, card, self.bits)


class NotOfRace(OfRace):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not super().test(s, f, card)

    def symbols(self) -> str:
        return " ".join([NOT + sign.mark for race, sign in enumerate(signs.RACE_SIGNS) if self.bits >> race & 1])


class StrengthFrom(Quality):
    """Strength within limits."""

    def __init__(self, least: int, most: int, adjective: Adjective) -> None:
        super().__init__(adjective)
        self.least = least
        self.most = most

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return self.least <= strength(s, card) <= self.most

    def symbols(self) -> str:
        limit = f"{UP_TO}{self.most}" if self.least == 0 else f"{AT_LEAST}{self.least}"
        return f"{signs.STRENGTH.mark}{limit}" if self.least == 0 or self.most >= 1 << 20 else ""


class CostFrom(Quality):
    """Printed cost within limits; Oros have none (ML-gold-12)."""

    def __init__(self, least: int, most: int, adjective: Adjective) -> None:
        super().__init__(adjective)
        self.least = least
        self.most = most

    def test(self, s: State, f: Resolving, card: int) -> bool:
        shown = face(s, card)
        return shown.type != t.GOLD and self.least <= shown.cost <= self.most

    def symbols(self) -> str:
        return f"{signs.COST.mark}{UP_TO}{self.most}" if self.least == 0 else ""


class Attacking(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(s.numbers[t.ATTACKING][card])

    def symbols(self) -> str:
        return signs.ATTACKING.mark


class Blocking(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card + 1 in s.numbers[t.BLOCKER]

    def symbols(self) -> str:
        return signs.BLOCKING.mark


class Fighting(Quality):
    """Attacking or blocking."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(s.numbers[t.ATTACKING][card]) or card + 1 in s.numbers[t.BLOCKER]

    def symbols(self) -> str:
        return signs.FIGHTING.mark


class Another(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card != f.source

    def symbols(self) -> str:
        return signs.ANOTHER.mark


class CalledLike(Quality):
    """Of a certain name, or one of several."""

    def __init__(self, *names: str) -> None:
        name = " o ".join(names)
        words = (f"llamado {name}", f"llamada {name}", f"llamados {name}", f"llamadas {name}")
        super().__init__(Adjective(*words, f"named {' or '.join(names)}", True, NAME_RANK, 6))
        self.names = names

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return face(s, card).name.es in self.names


class Unblockable(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return unblockable(s, card)

    def symbols(self) -> str:
        return signs.FLAGS["unblockable"].mark


class Armed(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(weapons_on(s, card))

    def symbols(self) -> str:
        return signs.ARMED.mark


class Unarmed(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not weapons_on(s, card)

    def symbols(self) -> str:
        return signs.UNARMED.mark


class WithText(Quality):
    """An Oro with ability; one that has lost it has none (ML-gold-11)."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not is_blank_gold(s, card)


class TouchesGold(Quality):
    """An Ally whose ability may touch anyone's Oros (ML-resp-04)."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return face(s, card).affects_gold


class FromHand(Quality):
    """Being played from a hand, not put into play from elsewhere."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        frame = under_way(s, card)
        return frame is None or frame.origin == t.HAND

    def symbols(self) -> str:
        return signs.FROM_HAND.mark


class Quiet(Quality):
    """Words for what the zones already select."""

    def __init__(self, adjective: Adjective, sign: str = "") -> None:
        super().__init__(adjective)
        self.sign = sign  # in symbols

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return True

    def symbols(self) -> str:
        return self.sign


class Lying(Quiet):
    """Where the cards are: out of there in most sentences, in there where they are counted."""

    def __init__(self, es: str, en: str, sign: str) -> None:
        super().__init__(located(es, f"from {en}"), sign)
        self.inside = Quiet(located(es, f"in {en}"), sign)


def located(es: str, en: str) -> Adjective:
    return invariable(es, en, es_rank=PLACE_RANK, en_rank=PLACE_RANK)
