"""Amounts: numbers that are counted when they are read, and how each is said."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, Fixed, Resolving
from tapete.core.language import EN, Words, adjective
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import DONE as SYMBOL_DONE
from tapete.core.symbols import EACH, counted
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import (
    AMBER,
    ARCHIVES,
    COUNTER_KINDS,
    COUNTER_NAMES,
    DAMAGE,
    LINE,
    NO_HOUSE,
    POOL,
    counters,
    facts,
    keys,
    other,
    upgrades_on,
)
from tapete.games.keyforge.values import belongs, kin_beside, power, printed_house
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards


class HighestPower(Amount):
    """The highest power among some creatures; 0 when there are none."""

    def __init__(self, among: Cards) -> None:
        self.among = among

    def value(self, s: State, f: Resolving) -> int:
        return max([0, *[power(s, card) for card in self.among.all(s, f)]])

    def text(self, lang: str) -> str:
        return "X"


class Count(Amount):
    """How many cards there are: "for each friendly creature"."""

    def __init__(self, cards: KeyForgeCards, times: int = 1) -> None:
        self.cards = cards
        self.times = times

    def value(self, s: State, f: Resolving) -> int:
        return len(self.cards.all(s, f)) * self.times

    def text(self, lang: str) -> str:
        return str(self.times)

    def each(self, lang: str) -> str:
        return f"{'for each' if lang == EN else 'por'} {self.cards.counted(lang)}"

    def symbols(self) -> str:
        return counted(self.cards.symbols(), self.times)


COUNTED_SIGNS: Final = {  # in symbols
    "this way": SYMBOL_DONE,
    "upgrades": f"{signs.UPGRADE.mark} {signs.THIS.mark}",
    "aember on friendly creatures": f"{signs.AEMBER.mark} {signs.FRIENDLY.mark} {signs.CREATURE.mark}",
    "aember on this": f"{signs.AEMBER.mark} {signs.THIS.mark}",
    "damage on this": f"{signs.DAMAGE.mark} {signs.THIS.mark}",
    "aember on it": f"{signs.AEMBER.mark} {signs.IT.mark}",
    "damage on it": f"{signs.DAMAGE.mark} {signs.IT.mark}",
    "pool": signs.AEMBER.mark,
    "keys": signs.KEY.mark,
    "unforged": signs.UNFORGED.mark,
    "archives": signs.ARCHIVED.mark,
}


class Counted(Amount):
    """A number the game knows, with words of its own."""

    def __init__(self, what: str, words: Words, who: int = YOU, times: int = 1, less: int = 0) -> None:
        self.what = what
        self.words = words
        self.who = who
        self.times = times
        self.less = less

    def text(self, lang: str) -> str:
        return str(self.times)

    def each(self, lang: str) -> str:
        return self.words.text(lang)

    def value(self, s: State, f: Resolving) -> int:
        player = f.you if self.who == YOU else other(f.you)
        return max(0, self.raw(s, f, player) * self.times - self.less)

    def raw(self, s: State, f: Resolving, player: int) -> int:
        what = self.what
        if what == "this way":
            return f.weight(s)
        if what == "aember on this":
            return s.numbers[AMBER][f.source]
        if what == "aember on it":
            return s.numbers[AMBER][f.it]
        if what == "damage on this":
            return s.numbers[DAMAGE][f.source]
        if what == "damage on it":
            return s.numbers[DAMAGE][f.it]
        if what == "upgrades":
            return len(upgrades_on(s, f.source))
        if what == "traits":
            return len(facts(s, f.it).traits) if f.it >= 0 else 0
        if what == "kin beside":
            return len(kin_beside(s, f.it)) if f.it >= 0 else 0
        if what == "prevented":
            return f.event.amount if f.event is not None else 0
        if what == "revealed of its house":
            house = printed_house(s, f.it) if f.it >= 0 else NO_HOUSE
            return len([e for e in f.noted if e.kind == ev.REVEALED and belongs(s, e.card, house)])
        return f.number if what == "number" else self.of_player(s, player)

    def of_player(self, s: State, player: int) -> int:
        what = self.what
        if what == "pool":
            return s.tallies[POOL][player]
        if what == "keys":
            return keys(s, player)
        if what == "aember on friendly creatures":
            return sum([s.numbers[AMBER][card] for card in s.zone(LINE, player)])
        if what == "unforged":
            return 3 - keys(s, player)
        if what == "archives":
            return len(s.zone(ARCHIVES, player))
        assert what == "destroyed in fights", what
        fallen = [e for e in s.history if e.kind == ev.DESTROYED and e.zone == LINE and e.other >= 0]
        return len([e for e in fallen if e.player == player])

    def symbols(self) -> str:
        sign = COUNTED_SIGNS.get(self.what, "")
        if not sign or self.less:
            return ""
        return counted(f"{signs.RIVAL.mark} {sign}" if self.who == OPPONENT else sign, self.times)


class Whole(Counted):
    """A counted amount that stands by itself instead of "for each": "todo el Æ de tu oponente"."""

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def each(self, lang: str) -> str:
        return ""


class AllAember(Whole):
    """All the Æmber in a player's pool."""

    def symbols(self) -> str:
        return EACH if self.who == YOU else super().symbols()


def all_aember(who: int) -> AllAember:
    words = Words("todo tu", "all your ") if who == YOU else Words("todo su", "all of their ")
    return AllAember("pool", words, who)


class Excess(Amount):
    """How many more cards of one kind than of another."""

    def __init__(self, many: Cards, few: Cards, words: Words) -> None:
        self.many = many
        self.few = few
        self.words = words

    def value(self, s: State, f: Resolving) -> int:
        return max(0, len(self.many.all(s, f)) - len(self.few.all(s, f)))

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        many, few = counted(self.many.symbols()), counted(self.few.symbols())
        return f"({many} − {few})" if many and few else ""


class EqualTo(Amount):
    """A single amount as large as a number of things: unlike "for each", it is not shared out (KF-foreach-01)."""

    def __init__(self, of: Amount, words: Words) -> None:
        self.of = of
        self.words = words

    def value(self, s: State, f: Resolving) -> int:
        return self.of.value(s, f)

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        return "" if isinstance(self.of, Excess) else self.of.symbols()


def equal_to(deed: str, cards: KeyForgeCards) -> EqualTo:
    """As many as the cards "revealed" this way, or as those by which the opponent controls more of them ("difference")."""
    if deed == "difference":
        return EqualTo(Excess(cards.enemy, cards.friendly, Words("", "")), Words("la diferencia", "the difference"))
    done = DONE[deed].word("es", cards.noun.feminine, True)
    words = Words(
        f"el número de {cards.phrase('es', '', True)} {done} de este modo",
        f"the number of {cards.phrase('en', '', True)} {deed} this way",
    )
    return EqualTo(this_way(words), words)


class CountersOn(Amount):
    """For each counter of a kind on the card that speaks; of an upgrade's text, on the upgrade (KF-counter-01)."""

    def __init__(self, kind: str) -> None:
        self.kind = COUNTER_KINDS.index(kind)
        self.name = COUNTER_NAMES[kind]

    def value(self, s: State, f: Resolving) -> int:
        return counters(s, f.via if f.via >= 0 else f.source, self.kind)

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        if lang == EN:
            return f"for each {self.name.en} counter on this card"
        return f"por cada contador de {self.name.es} que haya sobre esta carta"

    def symbols(self) -> str:
        return counted(f"{signs.COUNTER.mark} {signs.THIS.mark}")


def counters_on_it(kind: str) -> CountersOn:
    return CountersOn(kind)


def count(cards: KeyForgeCards, times: int = 1) -> Count:
    return Count(cards, times)


def this_way(words: Words, times: int = 1) -> Counted:
    """As many as the sentence before brought about."""
    return Counted("this way", words, times=times)


def their_keys() -> Counted:
    return Counted("keys", Words("por cada llave forjada de tu oponente", "for each forged key your opponent has"), OPPONENT)


DONE: Final = {
    "destroyed": adjective("destruido", "destroyed"),
    "discarded": adjective("descartado", "discarded"),
    "healed": adjective("curado", "healed"),
    "purged": adjective("purgado", "purged"),
    "revealed": adjective("revelado", "revealed"),
    "sacrificed": adjective("sacrificado", "sacrificed"),
    "shuffled": adjective("barajado", "shuffled"),
}


def per(deed: str, cards: Cards, times: int = 1) -> Counted:
    """For each card to which the sentence before did this: "for each card revealed this way"."""
    done = DONE[deed].word("es", cards.noun.feminine, False)
    words = Words(
        f"por {cards.phrase('es', 'each', False)} {done} de este modo", f"for each {cards.phrase('en', '', False)} {deed} this way"
    )
    return Counted("this way", words, times=times)


def in_excess(cards: KeyForgeCards, who: int) -> Excess:
    """How many more cards of a kind a player controls than the other."""
    one = Words(cards.phrase("es", "each", False), cards.phrase("en", "", False))
    if who == YOU:
        words = Words(
            f"por {one.es} que controles de más respecto a tu oponente", f"for each {one.en} you control in excess of your opponent"
        )
        return Excess(cards.friendly, cards.enemy, words)
    words = Words(
        f"por {one.es} que tu oponente controle de más respecto a ti", f"for each {one.en} your opponent controls in excess of you"
    )
    return Excess(cards.enemy, cards.friendly, words)


THINGS: Final = {
    "aember-on-it": ("aember on it", YOU, Words("Æ que haya sobre ella", "Æ on it")),
    "aember-on-this": ("aember on this", YOU, Words("Æ que haya sobre ella", "Æ on it")),
    "aember-on-this-creature": ("aember on this", YOU, Words("Æ que haya sobre esta criatura", "Æ on this creature")),
    "aember-on-friendly-creatures": (
        "aember on friendly creatures",
        YOU,
        Words("Æ que haya sobre criaturas aliadas", "Æ on friendly creatures"),
    ),
    "damage-on-it": ("damage on it", YOU, Words("punto de daño que haya sobre ella", "damage on it")),
    "damage-healed": ("this way", YOU, Words("punto de daño curado de este modo", "damage healed this way")),
    "aember-stolen": ("prevented", YOU, Words("Æ robado", "Æ stolen")),
    "upgrade-on-this": ("upgrades", YOU, Words("mejora que tenga unida", "upgrade attached to it")),
    "aember-in-your-pool": ("pool", YOU, Words("Æ que haya en tu reserva", "Æ in your pool")),
    "archived-card": ("archives", YOU, Words("carta que tengas archivada", "archived card you have")),
    "damage-on-this": ("damage on this", YOU, Words("punto de daño que haya sobre esta criatura", "damage on this creature")),
    "aember-lost": ("this way", YOU, Words("Æ perdido de este modo", "Æ lost this way")),
    "unforged-key": ("unforged", YOU, Words("llave que no hayas forjado", "unforged key you have")),
    "damage-prevented": ("prevented", YOU, Words("punto de daño evitado de este modo", "damage prevented this way")),
    "enemy-destroyed-in-a-fight": (
        "destroyed in fights",
        OPPONENT,
        Words("criatura enemiga destruida en una lucha este turno", "enemy creature that was destroyed in a fight this turn"),
    ),
    "trait-of-it": ("traits", YOU, Words("rasgo de esa criatura", "trait that creature has")),
    "neighbor-of-its-house": (
        "kin beside",
        YOU,
        Words("criatura adyacente a ella que comparta casa con ella", "of its neighbors that shares a house with it"),
    ),
    "card-revealed-of-its-house": (
        "revealed of its house",
        YOU,
        Words(
            "carta revelada de este modo que sea de la misma casa que la carta descartada",
            "card of the discarded card’s house revealed this way",
        ),
    ),
}


def for_each(thing: str, times: int = 1) -> Counted:
    """So much for each of these things."""
    what, who, words = THINGS[thing]
    return Counted(what, Words(f"por cada {words.es}", f"for each {words.en}"), who, times)


class AllBut(Amount):
    """All of the opponent's Æmber except some: what is left over a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, f: Resolving) -> int:
        return max(0, s.tallies[POOL][other(f.you)] - self.number)

    def text(self, lang: str) -> str:
        return f"all but {self.number} of your opponent’s " if lang == EN else "todo el"

    def each(self, lang: str) -> str:
        return "" if lang == EN else f"de tu oponente menos {self.number}"

    def symbols(self) -> str:
        return f"({counted(f'{signs.RIVAL.mark} {signs.AEMBER.mark}')} − {self.number})"


def all_but(number: int) -> AllBut:
    return AllBut(number)


class Reduced(Amount):
    """A number of Æmber, reduced by 1 for each of some things."""

    def __init__(self, number: int, by: Amount) -> None:
        self.number = number
        self.by = by

    def value(self, s: State, f: Resolving) -> int:
        return self.number - self.by.value(s, f)

    def text(self, lang: str) -> str:
        return str(self.number)

    def each(self, lang: str) -> str:
        return f", {'reduced by 1Æ' if lang == EN else 'reducido en 1 Æ'} {self.by.each(lang)}"


def reduced(number: int, by: Amount) -> Reduced:
    return Reduced(number, by)


class Rather(Amount):
    """A number, and another one where the creature it is about is such a one."""

    def __init__(self, usual: int, instead: int, cards: KeyForgeCards, words: Words) -> None:
        self.usual = usual
        self.special = instead
        self.cards = cards
        self.words = words

    def value(self, s: State, f: Resolving) -> int:
        return self.special if f.it >= 0 and self.cards.describes(s, f, f.it) else self.usual

    def text(self, lang: str) -> str:
        return str(self.usual)

    def each(self, lang: str) -> str:
        return (
            f"({self.special} instead if {self.words.en})" if lang == EN else f"({self.special} en vez de eso si {self.words.es})"
        )


def rather(usual: int, instead: int, cards: KeyForgeCards) -> Rather:
    """So much, or so much instead if it is a creature of a kind: damaged, or of a trait."""
    words = Words(f"es {cards.phrase('es', 'a', False)}", f"it is {cards.phrase('en', 'a', False)}")
    return Rather(usual, instead, cards, words)


class Third(Amount):
    """One third of some cards, rounded up."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, s: State, f: Resolving) -> int:
        return -(-len(self.cards.all(s, f)) // 3)

    def text(self, lang: str) -> str:
        return "one third of" if lang == EN else "un tercio de"


THAT_MUCH: Final = Whole("this way", Words("esa cantidad", "that much"))


class Additional(Fixed):
    """A number on top of what was said before."""

    def text(self, lang: str) -> str:
        return f"an additional {self.number}" if lang == EN else f"otros {self.number}"

    def symbols(self) -> str:
        return str(self.number)


def additional(number: int) -> Additional:
    return Additional(number)
