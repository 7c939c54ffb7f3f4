"""What a card is worth: the same deals with it and without it.

Of each deal four games are played: a deck with the card against another from both seats, and the same deck with something else in
the card's place against the same one, with the cards dealt from the same places in the deck. What is compared is the card with what
could be there instead: a card drawn for each deal of those that could (``Measures.instead_of``). A result lies between -1, won only
without it, and 1, won only with it; most deals come out the same either way, and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete import games
from tapete.core.randomness import fork, number
from tapete.lab.intervals import SURE
from tapete.lab.sequences import Answer, asked
from tapete.lab.study import Row, Rows, Study, meeting
from tapete.lab.verdicts import Difference, passing, shrinking

RIVAL = 101  # counters by which are drawn the opponent,
OTHER = 102  # the card instead,
HOLDER = 103  # the deck of several,
SLOT = 104  # and the card whose place a new one takes
TRIES = 400  # random decks looked at for one in which a card could be
LEAST = 20  # deals, before a card is named


@dataclass(frozen=True)
class Ablation(Study):
    """Decks with cards and without: deal ``n`` is about card ``n`` modulo their number, in one of the decks that have it. A row is
    what the deck wins with the card, and without it."""

    decks: tuple[dict[str, object], ...] = ()
    field: tuple[object, ...] = ()
    cards: tuple[str, ...] = ()

    def play(self, at: int) -> Row:
        lab = games.find(self.game).lab
        card = self.cards[at % len(self.cards)]
        key = fork(self.seed, at // len(self.cards))
        holders = [deck for deck in self.decks if card in lab.deck_cards(deck)]
        deck = holders[number(key, HOLDER, len(holders))]
        others = lab.instead_of(deck, card)
        other = others[number(key, OTHER, len(others))]
        rival = self.field[number(key, RIVAL, len(self.field))]
        return [meeting(self, (deck, rival), key), meeting(self, (lab.exchanged(deck, card, other), rival), key)]


@dataclass(frozen=True)
class EveryCard(Study):
    """Each card of one deck in the same deals: a row is what the deck wins as it is, and without each of the cards."""

    decks: tuple[dict[str, object]] = ({},)
    field: tuple[object, ...] = ()
    cards: tuple[str, ...] = ()

    def play(self, at: int) -> Row:
        lab = games.find(self.game).lab
        deck = self.decks[0]
        key = fork(self.seed, at)
        rival = self.field[number(key, RIVAL, len(self.field))]
        row: Row = [meeting(self, (deck, rival), key)]
        for slot, card in enumerate(self.cards):
            others = lab.instead_of(deck, card)
            other = others[number(fork(key, slot), OTHER, len(others))]
            row.append(meeting(self, (lab.exchanged(deck, card, other), rival), key))
        return row


def every_card(rows: Rows, cards: Sequence[str]) -> list[Contrast]:
    """What each card of a deck adds, the best first."""
    seen: dict[str, list[float]] = {card: [] for card in cards}
    for _, (whole, *without) in sorted(rows.items()):
        for card, won in zip(cards, without, strict=True):
            if whole is not None and won is not None:
                seen[card].append(whole - won)
    return contrasts(seen)


@dataclass(frozen=True)
class Newcomer(Study):
    """A card in random decks: each deal has two decks of its own, and one of them has the card in the place of another or not. A
    row is what the deck wins with the card, and without it."""

    card: str = ""

    def play(self, at: int) -> Row:
        found = self.place(at)
        key = fork(self.seed, at)
        return [meeting(self, found[:2], key), meeting(self, found[1:][::-1], key)] if found else [None, None]

    def place(self, at: int) -> tuple[dict[str, object], ...]:
        """A deck with the card, its rival, and the same deck without it; nothing when no deck was found that could have it."""
        key = fork(self.seed, at)
        lab = games.find(self.game).lab
        for attempt in range(TRIES):
            deck, rival = random_decks(self.game, number(key, attempt, 1 << 30))
            slots = [card for card in lab.deck_cards(deck) if self.card in lab.instead_of(deck, card)]
            if slots:
                return lab.exchanged(deck, slots[number(key, SLOT, len(slots))], self.card), rival, deck
        return ()


def random_decks(game: str, drawn: int) -> list[dict[str, object]]:
    """Two decks made up at random, where a game makes them up; else two of those that come with it."""
    found = games.find(game)
    for offset in range(4):
        decks = found.random_setup(drawn + offset).get("decks")
        if isinstance(decks, list) and len(decks) == 2 and all(["#" in str(deck.get("name", "")) for deck in decks]):
            return decks
    shipped = list(found.documents.decks())
    return [shipped[number(drawn, seat, len(shipped))] for seat in range(2)]


def values(rows: Rows) -> list[float]:
    """What each deal says, in the order of their numbers."""
    return [row[0] - row[1] for _, row in sorted(rows.items()) if None not in row]


def worth(rows: Rows, margin: float) -> Answer:
    """What a card is worth, in games won, by the deals up to where that is settled: more, less, or as good as nothing."""
    found = asked([(value + 1) / 2 for value in values(rows)], 0.5, margin / 2)
    return Answer(found.settled, found.count, 2 * found.mean - 1, 2 * found.low - 1, 2 * found.high - 1)


@dataclass(frozen=True, slots=True)
class Contrast:
    """The mean of some differences, drawn towards nothing (``corrected``), with its interval; ``named`` when it stands out."""

    id: str
    deals: int
    mean: float
    low: float
    high: float
    corrected: float
    named: int

    def as_json(self) -> dict[str, object]:
        shares = {"mean": self.mean, "low": self.low, "high": self.high, "corrected": self.corrected}
        return {
            "id": self.id,
            "deals": self.deals,
            **{name: round(value, 4) for name, value in shares.items()},
            "named": self.named,
        }


def contrasts(seen: dict[str, list[float]]) -> list[Contrast]:
    """Several things compared at once: those that stand out, with as many false ones among them as ``verdicts`` allows."""
    differences = {id: difference(some) for id, some in seen.items() if some}
    weighed = {id: each for id, each in differences.items() if len(seen[id]) >= LEAST}
    named = passing({id: each.chance for id, each in weighed.items()})
    kept = shrinking(list(weighed.values()))
    found: list[Contrast] = []
    for id, each in differences.items():
        reach = SURE * each.spread
        drawn = each.value * kept / (kept + each.spread**2) if kept and id in weighed else 0.0
        sign = 0 if id not in named else 1 if each.value > 0 else -1
        low, high = max(-1.0, each.value - reach), min(1.0, each.value + reach)
        found.append(Contrast(id, len(seen[id]), each.value, low, high, drawn, sign))
    return sorted(found, key=lambda each: (-each.mean, each.id))


def difference(some: list[float]) -> Difference:
    """A mean and its standard deviation. Two deals that differ by one half are added, one each way: where all deals say the same,
    that is not yet certain."""
    count = len(some)
    mean = sum(some) / count
    squares = sum([(value - mean) ** 2 for value in some]) + 0.5
    return Difference(mean, (squares / (count + 1)) ** 0.5 / count**0.5)


def by_card(study: Ablation, rows: Rows) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {card: [] for card in study.cards}
    for at, row in sorted(rows.items()):
        if None not in row:
            found[study.cards[at % len(study.cards)]].append(row[0] - row[1])
    return found
