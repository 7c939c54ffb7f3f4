"""Conditions: if, while, unless."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, Condition, Done, Effect, RepeatWhile, Resolving
from tapete.core.language import EN, Words, listing
from tapete.core.nouns import ANYONE, THEIRS, YOURS, Cards
from tapete.core.state import State
from tapete.core.symbols import AT_LEAST, IS, NOT, counted
from tapete.games.keyforge import signs
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import ACTIVE_HOUSE, DECK, HOUSE_NAMES, HOUSES, POOL, active, haunted, keys, other
from tapete.games.keyforge.vocabulary.amounts import Counted, count
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, any_card, creature
from tapete.games.keyforge.vocabulary.qualities import NO_LIMIT, OfTheActiveHouse

IF_YOU_DO: Final = Done()


class PoolIs(Condition):
    """A player's pool within bounds."""

    def __init__(self, who: int, least: int, most: int = NO_LIMIT) -> None:
        self.who = who
        self.least = least
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        player = f.you if self.who == YOU else other(f.you)
        return self.least <= s.tallies[POOL][player] <= self.most

    def text(self, lang: str) -> str:
        who = Words("tienes", "you have") if self.who == YOU else Words("tu oponente tiene", "your opponent has")
        if self.most == 0:
            if lang == EN:
                return f"{who.en} no Æ"
            return "no tienes Æ" if self.who == YOU else "tu oponente no tiene Æ"
        if self.least == self.most:
            return f"{who.en} exactly {self.least}Æ" if lang == EN else f"{who.es} exactamente {self.least} Æ"
        if self.most < NO_LIMIT:
            return f"{who.en} {self.most}Æ or fewer" if lang == EN else f"{who.es} {self.most} Æ o menos"
        return f"{who.en} {self.least}Æ or more" if lang == EN else f"{who.es} {self.least} Æ o más"

    def symbols(self) -> str:
        number = f"≥{self.least}" if self.most == NO_LIMIT else f"{self.most}" if self.least == self.most else f"≤{self.most}"
        whose = "" if self.who == YOU else f"{signs.RIVAL.mark} "
        return f"{whose}{number} {signs.AEMBER.mark}"


class HasMore(Condition):
    """Whether a player has more than the other: Æmber, forged keys, or cards of a kind in play."""

    def __init__(self, who: int, of: str | KeyForgeCards, still: bool) -> None:
        self.who = who
        self.of = of
        self.still = still

    def number(self, s: State, f: Resolving, yours: bool) -> int:
        of = self.of
        if isinstance(of, KeyForgeCards):
            return len((of.friendly if yours else of.enemy).all(s, f))
        player = f.you if yours else other(f.you)
        return keys(s, player) if of == "keys" else s.tallies[POOL][player]

    def holds(self, s: State, f: Resolving) -> bool:
        mine, theirs = self.number(s, f, True), self.number(s, f, False)
        return mine > theirs if self.who == YOU else theirs > mine

    def text(self, lang: str) -> str:
        of = self.of
        what = of.phrase(lang, "", True) if isinstance(of, KeyForgeCards) else COMPARED[of].text(lang)
        verb = (CONTROLS if isinstance(of, KeyForgeCards) else HAS)[self.who, self.still].text(lang)
        if lang == EN:
            return f"{verb} more {what} than {'your opponent' if self.who == YOU else 'you'}"
        return f"{verb} más {what} que {'tu oponente' if self.who == YOU else 'tú'}"

    def symbols(self) -> str:
        of = self.of
        if isinstance(of, KeyForgeCards):
            mine, theirs = counted(of.friendly.symbols()), counted(of.enemy.symbols())
        elif of == "aember":
            mine, theirs = counted(signs.AEMBER.mark), counted(f"{signs.RIVAL.mark} {signs.AEMBER.mark}")
        else:
            return ""
        many, few = (mine, theirs) if self.who == YOU else (theirs, mine)
        return f"{many} > {few}" if many and few else ""


COMPARED: Final = {"aember": Words("Æ", "Æ"), "keys": Words("llaves forjadas", "forged keys")}
HAS: Final = {
    (YOU, False): Words("tienes", "you have"),
    (OPPONENT, False): Words("tu oponente tiene", "your opponent has"),
    (OPPONENT, True): Words("tu oponente sigue teniendo", "your opponent still has"),
}
CONTROLS: Final = {
    (YOU, False): Words("controlas", "you control"),
    (OPPONENT, False): Words("tu oponente controla", "your opponent controls"),
    (OPPONENT, True): Words("tu oponente sigue controlando", "your opponent still controls"),
}


def has_more(who: int, of: str | KeyForgeCards, still: bool = False) -> HasMore:
    """More "aember", forged "keys" or such cards in play than the other player; perhaps ``still``, after what came before."""
    return HasMore(who, of, still)


class AtLeast(Condition):
    """Whether an amount reaches a number (or stays below it)."""

    def __init__(self, of: Amount, least: int, words: Words, below: bool = False) -> None:
        self.of = of
        self.least = least
        self.words = words
        self.below = below

    def holds(self, s: State, f: Resolving) -> bool:
        return (self.of.value(s, f) >= self.least) != self.below

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        of = self.of.symbols()
        return "" if not of else f"{of} {'<' if self.below else AT_LEAST}{self.least}"


class Exists(Condition):
    def __init__(self, cards: Cards, words: Words, wanted: bool = True) -> None:
        self.cards = cards
        self.words = words
        self.wanted = wanted

    def holds(self, s: State, f: Resolving) -> bool:
        return self.cards.any(s, f) == self.wanted

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        said = self.cards.symbols()
        return "" if not said else f"{AT_LEAST}1 {said}" if self.wanted else f"0 {said}"


class AllExist(Condition):
    """Whether there is a card of every kind: "as long as it is possible to repeat all of it"."""

    def __init__(self, *kinds: Cards) -> None:
        self.kinds = kinds

    def holds(self, s: State, f: Resolving) -> bool:
        return all([cards.any(s, f) for cards in self.kinds])

    def text(self, lang: str) -> str:
        return listing([cards.phrase(lang, "a", False) for cards in self.kinds], lang)


class CardIs(Condition):
    """Whether the card chosen before is such a card."""

    def __init__(self, cards: Cards, words: Words, wanted: bool = True) -> None:
        self.cards = cards
        self.words = words
        self.wanted = wanted

    def holds(self, s: State, f: Resolving) -> bool:
        return f.it >= 0 and self.cards.describes(s, f, f.it) == self.wanted

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        said = self.cards.symbols()
        return "" if not said else f"{signs.IT.mark}{IS}{said}" if self.wanted else f"{signs.IT.mark} {NOT} {said}"


class HouseIsNotActive(Condition):
    """While another house than this one is active on your turn."""

    def __init__(self, house: str) -> None:
        self.house = HOUSES.index(house)
        self.name = HOUSE_NAMES[house]

    def holds(self, s: State, f: Resolving) -> bool:
        return active(s) == f.you and s.world[ACTIVE_HOUSE] != self.house

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"{self.name.en} is not your active house"
        return f"{self.name.es} no sea tu casa activa"

    def symbols(self) -> str:
        return f"{signs.YOUR_TURN.mark} {signs.ACTIVE_HOUSE.mark} {NOT} {signs.HOUSE_SIGNS[HOUSES[self.house]].mark}"


class YourTurn(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return active(s) == f.you

    def text(self, lang: str) -> str:
        return "it is your turn" if lang == EN else "es tu turno"

    def symbols(self) -> str:
        return signs.YOUR_TURN.mark


IT_IS_YOUR_TURN: Final = YourTurn()


class Haunted(Condition):
    """While your discard pile holds ten cards or more (KF-haunted-01)."""

    def holds(self, s: State, f: Resolving) -> bool:
        return haunted(s, f.you)

    def text(self, lang: str) -> str:
        return "you are haunted" if lang == EN else "estés embrujado"


YOU_ARE_HAUNTED: Final = Haunted()


def house_is_not_active(house: str) -> HouseIsNotActive:
    return HouseIsNotActive(house)


def there_are(least: int, cards: KeyForgeCards) -> AtLeast:
    """At least so many cards of a kind, in play or where the noun says; of the opponent's, in play on their side."""
    if cards.side == THEIRS:
        some = cards.beside(ANYONE)
        many = Words(some.phrase("es", f"{least} o más", True), some.phrase("en", f"{least} or more", True))
        return AtLeast(count(cards), least, Words(f"tu oponente tiene {many.es} en juego", f"your opponent has {many.en} in play"))
    there = cards.lying_there()
    words = Words(f"hay {there.phrase('es', f'{least} o más', True)}", f"there are {there.phrase('en', f'{least} or more', True)}")
    return AtLeast(count(cards), least, words)


def you_control(id: str) -> Exists:
    """A creature of this name."""
    name = all_facts()[id].name
    return Exists(creature.friendly.named(id), Words(f"controlas a {name.es}", f"you control {name.en}"))


def none_was_purged(id: str) -> Exists:
    """No card of this name is among the purged ones."""
    name = all_facts()[id].name
    words = Words(f"{name.es} no ha sido purgado", f"{name.en} has not been purged")
    return Exists(any_card.named(id).purged(), words, wanted=False)


def your_deck_has_at_most(number: int) -> AtLeast:
    in_deck = KeyForgeCards(any_card.noun, (DECK,), YOURS)
    words = Words(f"tienes {number} cartas o menos en tu mazo", f"you have {number} or fewer cards in your deck")
    return AtLeast(count(in_deck), number + 1, words, below=True)


def it_is_of(house: str, so: bool = True) -> CardIs:
    """The card at hand is of this house, or not (``so``); of the one "chosen" before; or, of a discarded card, the "active" one."""
    if house == "chosen":
        return CardIs(any_card.of_that_house, Words("es de esa casa", "it is of that house"))
    if house == "active":
        words = Words("la carta descartada es de la casa activa", "the discarded card is of the active house")
        return CardIs(any_card.having(OfTheActiveHouse()), words)
    name = HOUSE_NAMES[house]
    if not so:
        return CardIs(any_card.not_of(house), Words(f"esa carta no es de {name.es}", f"that card is not a {name.en} card"))
    return CardIs(any_card.of(house), Words(f"es una carta de {name.es}", f"it is a {name.en} card"))


def you_healed(number: int, or_more: bool = False) -> AtLeast:
    healed = Counted("this way", Words("", ""))
    more = Words(" o más", " or more") if or_more else Words("", "")
    return AtLeast(healed, number, Words(f"has curado {number} de daño{more.es}", f"you healed {number} damage{more.en}"))


def there_is_no(cards: KeyForgeCards) -> Exists:
    """No card of a kind is in play, on either side or on the opponent's."""
    kind = cards.beside(ANYONE)
    none = "ninguna" if cards.noun.feminine else "ningún"
    words = Words(f"no hay {none} {kind.phrase('es', '', False)} en juego", f"there is no {kind.phrase('en', '', False)} in play")
    if cards.side == YOURS:
        words = Words(f"no controlas {kind.phrase('es', '', True)}", f"you control no {kind.phrase('en', '', True)}")
    if cards.side == THEIRS:
        words = Words(
            f"tu oponente no tiene {kind.phrase('es', '', True)} en juego",
            f"your opponent has no {kind.phrase('en', '', True)} in play",
        )
    return Exists(cards, words, wanted=False)


def has(who: int, least: int, most: int = NO_LIMIT) -> PoolIs:
    """So much Æmber in a player's pool."""
    return PoolIs(who, least, most)


def repeat_if(condition: Condition, effect: Effect, once: bool = False) -> RepeatWhile:
    """Again and again while a condition holds, or once more."""
    what = Words("repite este efecto", "repeat this effect")
    if once:
        what = Words("repite el efecto anterior una vez", "repeat the preceding effect once")
    words = Words(f"si {condition.text('es')}, {what.es}", f"if {condition.text('en')}, {what.en}")
    return RepeatWhile(effect, condition, words, limit=1 if once else 0)


def repeat_at_will(effect: Effect, *needed: Cards) -> RepeatWhile:
    """As often as its player likes, while there is a card of every kind it needs."""
    words = Words(
        "puedes repetir este efecto tantas veces como quieras, mientras sea posible repetirlo entero",
        "you may repeat this effect as many times as you like, as long as it is possible to repeat all of it",
    )
    return RepeatWhile(effect, AllExist(*needed), words, ask=True)


class ActiveHouseIs(Condition):
    def __init__(self, house: str) -> None:
        self.house = house

    def holds(self, s: State, f: Resolving) -> bool:
        return s.world[ACTIVE_HOUSE] == HOUSES.index(self.house)

    def text(self, lang: str) -> str:
        name = HOUSE_NAMES[self.house].text(lang)
        return f"{name} is the active house" if lang == EN else f"la casa activa es {name}"

    def symbols(self) -> str:
        return f"{signs.ACTIVE_HOUSE.mark}{IS}{signs.HOUSE_SIGNS[self.house].mark}"


def active_house_is(house: str) -> ActiveHouseIs:
    return ActiveHouseIs(house)
