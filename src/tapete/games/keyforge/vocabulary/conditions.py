"""Conditions and amounts."""

from __future__ import annotations

from tapete.core.effects import Amount, Condition, Done, Resolving
from tapete.core.language import EN, Words, listing
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import (
    ACTIVE_HOUSE,
    AMBER,
    ARCHIVES,
    DAMAGE,
    HAND,
    HOUSE_NAMES,
    HOUSES,
    KEYS_BEFORE,
    KEYS_NOW,
    POOL,
    ZONES,
    active,
    haunted,
    keys,
    other,
)
from tapete.games.keyforge.values import on_flank
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards

IF_YOU_DO = Done()


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
        if what == "pool":
            return s.tallies[POOL][player]
        if what == "keys":
            return keys(s, player)
        if what == "unforged":
            return 3 - keys(s, player)
        if what == "this way":
            return f.weight(s)
        if what == "aember on this":
            return s.numbers[AMBER][f.source]
        if what == "aember on it":
            return s.numbers[AMBER][f.it]
        if what == "damage on it":
            return s.numbers[DAMAGE][f.it]
        if what == "archives":
            return len(s.zone(ARCHIVES, player))
        assert what == "number", what
        return f.number


AEMBER_ON_IT = Counted("aember on it", Words("por cada Æ que haya sobre ella", "for each Æ on it"))


class Whole(Counted):
    """A counted amount that stands by itself instead of "for each": "todo el Æ de tu oponente"."""

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def each(self, lang: str) -> str:
        return ""


class EqualTo(Counted):
    """A single amount as large as a number of things: unlike "for each", it is not shared out (KF-foreach-01)."""

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def each(self, lang: str) -> str:
        return ""


class EventAmount(Amount):
    """As much as happened: the damage just prevented, the Æmber just gained."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def value(self, s: State, f: Resolving) -> int:
        return f.event.amount if f.event is not None else 0

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return self.words.text(lang)


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


def count(cards: KeyForgeCards, times: int = 1) -> Count:
    return Count(cards, times)


def this_way(words: Words, times: int = 1) -> Counted:
    """As many as the sentence before brought about."""
    return Counted("this way", words, times=times)


def their_keys() -> Counted:
    return Counted("keys", Words("por cada llave forjada de tu oponente", "for each forged key your opponent has"), OPPONENT)


# ---------------------------------------------------------------------------------------------------------------- conditions


class PoolIs(Condition):
    """A player's pool within bounds."""

    def __init__(self, who: int, least: int, most: int = 999) -> None:
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
        return f"{who.en} {self.least}Æ or more" if lang == EN else f"{who.es} {self.least} Æ o más"


class MoreAember(Condition):
    """Whether the opponent has more Æmber than you."""

    def holds(self, s: State, f: Resolving) -> bool:
        return s.tallies[POOL][other(f.you)] > s.tallies[POOL][f.you]

    def text(self, lang: str) -> str:
        return "your opponent has more Æ than you" if lang == EN else "tu oponente tiene más Æ que tú"


class MoreCards(Condition):
    """Whether there are more cards of one kind than of another."""

    def __init__(self, many: Cards, few: Cards, words: Words) -> None:
        self.many = many
        self.few = few
        self.words = words

    def holds(self, s: State, f: Resolving) -> bool:
        return len(self.many.all(s, f)) > len(self.few.all(s, f))

    def text(self, lang: str) -> str:
        return self.words.text(lang)


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


class Exists(Condition):
    def __init__(self, cards: Cards, words: Words, wanted: bool = True) -> None:
        self.cards = cards
        self.words = words
        self.wanted = wanted

    def holds(self, s: State, f: Resolving) -> bool:
        return self.cards.any(s, f) == self.wanted

    def text(self, lang: str) -> str:
        return self.words.text(lang)


class AllExist(Condition):
    """Whether there is a card of every kind: "as long as it is possible to repeat all of it"."""

    def __init__(self, *kinds: Cards) -> None:
        self.kinds = kinds

    def holds(self, s: State, f: Resolving) -> bool:
        return all([cards.any(s, f) for cards in self.kinds])

    def text(self, lang: str) -> str:
        return listing([cards.phrase(lang, "a", False) for cards in self.kinds], lang)


class OnFlank(Condition):
    """While this creature is on a flank."""

    def holds(self, s: State, f: Resolving) -> bool:
        return on_flank(s, f.source)

    def text(self, lang: str) -> str:
        return "this creature is on a flank" if lang == EN else "esta criatura esté en un flanco"


class ItWas(Condition):
    """What became of the last verb's card: "if this damage destroys that creature"."""

    def __init__(self, kind: int, words: Words, wanted: bool = True) -> None:
        self.kind = kind
        self.words = words
        self.wanted = wanted

    def holds(self, s: State, f: Resolving) -> bool:
        destroyed = self.kind == ev.DESTROYED  # only what the sentence chose: another creature may fall in its place
        return any([e.kind == self.kind and (not destroyed or e.card in f.them) for e in f.noted]) == self.wanted

    def text(self, lang: str) -> str:
        return self.words.text(lang)


class ForgedBefore(Condition):
    """Whether the opponent forged a key on their last turn, or you this turn."""

    def __init__(self, who: int) -> None:
        self.who = who

    def holds(self, s: State, f: Resolving) -> bool:
        if self.who == YOU:
            return s.tallies[KEYS_NOW][f.you] > 0
        return s.tallies[KEYS_BEFORE][other(f.you)] > 0

    def text(self, lang: str) -> str:
        if self.who == YOU:
            return "you forged a key this turn" if lang == EN else "has forjado una llave este turno"
        if lang == EN:
            return "your opponent forged a key on their previous turn"
        return "tu oponente forjó una llave en su turno anterior"


class Happened(Condition):
    """Whether enough events of a kind are in this turn's history (or in the opponent's previous turn's)."""

    def __init__(
        self,
        kind: int,
        least: int,
        words: Words,
        cards: Cards | None = None,
        who: int = YOU,
        past: bool = False,
        zone: int = -1,
        different: bool = False,
    ) -> None:
        self.kind = kind
        self.least = least
        self.words = words
        self.cards = cards
        self.who = who
        self.past = past
        self.zone = zone  # the zone the event names: where a discarded card came from
        self.different = different  # the same card twice counts once

    def holds(self, s: State, f: Resolving) -> bool:
        player = f.you if self.who == YOU else other(f.you)
        found = happened(s, f, self.kind, player, self.cards, self.past, self.zone)
        return (len(set(found)) if self.different else len(found)) >= self.least

    def text(self, lang: str) -> str:
        return self.words.text(lang)


def happened(s: State, f: Resolving, kind: int, player: int, cards: Cards | None, past: bool = False, zone: int = -1) -> list[int]:
    """The cards to which this happened, by this player's doing."""
    events = s.past if past else s.history
    found = [e.card for e in events if e.kind == kind and (player < 0 or e.player == player) and zone in (-1, e.zone)]
    return [card for card in found if cards is None or cards.describes(s, f, card)]


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


class CameFrom(Condition):
    """Whether the event's card came from a zone: "from your hand"."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.zone == self.zone

    def text(self, lang: str) -> str:
        name = ZONES[self.zone].name.text(lang)
        return f"it came from your {name}" if lang == EN else f"proviene de tu {name}"


class PlayedExactly(Condition):
    """Whether you played just so many cards this turn."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, s: State, f: Resolving) -> bool:
        return len(ev.remembered(s, ev.PLAYED, f.you)) == self.number

    def text(self, lang: str) -> str:
        if lang == EN:
            cards = "one card" if self.number == 1 else f"{self.number} cards"
            return f"you played exactly {cards} this turn"
        cards = "una carta" if self.number == 1 else f"{self.number} cartas"
        return f"has jugado exactamente {cards} este turno"


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


class YourTurn(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return active(s) == f.you

    def text(self, lang: str) -> str:
        return "it is your turn" if lang == EN else "es tu turno"


IT_IS_YOUR_TURN = YourTurn()


class Haunted(Condition):
    """While your discard pile holds ten cards or more (KF-haunted-01)."""

    def holds(self, s: State, f: Resolving) -> bool:
        return haunted(s, f.you)

    def text(self, lang: str) -> str:
        return "you are haunted" if lang == EN else "estés embrujado"


YOU_ARE_HAUNTED = Haunted()


DESTROYED_BY_IT = ItWas(ev.DESTROYED, Words("este daño destruye a esa criatura", "this damage destroys that creature"))
SURVIVED_IT = ItWas(ev.DESTROYED, Words("no es destruida", "it is not destroyed"), wanted=False)
OPPONENT_HAS_MORE_AEMBER = MoreAember()
ON_FLANK = OnFlank()
FROM_HAND = CameFrom(HAND)
OPPONENT_FORGED = ForgedBefore(OPPONENT)
YOU_FORGED = ForgedBefore(YOU)


def opponent_has(least: int, most: int = 999) -> PoolIs:
    return PoolIs(OPPONENT, least, most)


def you_have(least: int, most: int = 999) -> PoolIs:
    return PoolIs(YOU, least, most)


def house_is_not_active(house: str) -> HouseIsNotActive:
    return HouseIsNotActive(house)
