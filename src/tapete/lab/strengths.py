"""A strength for every deck: Elo against a fixed gauntlet of decks, all played by one bot, every deal from both seats.

Who wins half of the games against the gauntlet has ``EVEN`` points; 400 more are odds of ten to one. A deck of the gauntlet does
not meet itself. What is found is kept in a file together with everything that made it, so that it can be made again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tapete import games
from tapete.lab.ablation import EveryCard, every_card
from tapete.lab.elo import POINTS
from tapete.lab.matchups import Gauntlet, against_each
from tapete.lab.study import Means, conduct
from tapete.lab.tally import Share

EVEN = 1500
LEAST = 0.005  # a share at an end of the scale has no Elo: this much of a game is left to the other


@dataclass(frozen=True, slots=True)
class Strength:
    """How one deck fared: its Elo with the interval that holds the true one 95 times in 100, and against each of the gauntlet."""

    deck: str
    games: int
    elo: int
    low: int
    high: int
    shares: dict[str, Share]

    def as_json(self) -> dict[str, object]:
        order = sorted(self.shares, key=lambda name: (-self.shares[name].share, name))
        return {
            "deck": self.deck,
            "games": self.games,
            "elo": self.elo,
            "low": self.low,
            "high": self.high,
            "best": matchup(order[0], self.shares[order[0]]),
            "worst": matchup(order[-1], self.shares[order[-1]]),
        }


def matchup(deck: str, share: Share) -> dict[str, object]:
    return {"deck": deck, "share": round(share.share, 3), "games": share.games}


def elo(share: float) -> int:
    """The points of whoever wins this share against the gauntlet.

    >>> elo(0.5), elo(10 / 11), elo(0.0) == elo(0.001)
    (1500, 1900, True)
    """
    bounded = min(1 - LEAST, max(LEAST, share))
    return round(EVEN + POINTS * math.log(bounded / (1 - bounded)))


def measured(
    game: str,
    decks: Sequence[dict[str, object]],
    gauntlet: Sequence[dict[str, object]],
    bot: str,
    deals: int,
    seed: int,
    means: Means,
    told: Callable[[Strength], None] | None = None,
) -> list[Strength]:
    """The strength of each deck, the strongest first."""
    found: list[Strength] = []
    for deck in decks:
        rivals = [each for each in gauntlet if each["name"] != deck["name"]]
        study = Gauntlet(game, bot, seed, deck=deck, field=tuple(rivals))
        each = against_each(conduct(study, deals, means), len(rivals))
        found.append(strength(str(deck["name"]), {str(rival["name"]): share for rival, share in zip(rivals, each, strict=True)}))
        if told is not None:
            told(found[-1])
    return sorted(found, key=lambda strength: (-strength.elo, strength.deck))


def worths(
    game: str, deck: dict[str, object], gauntlet: Sequence[dict[str, object]], bot: str, deals: int, seed: int, means: Means
) -> list[dict[str, object]]:
    """What each card adds to a deck, the best first: how much more often it wins in the same deals with the card than with
    another of its house in its place, with the interval that holds the true share 95 times in 100."""
    lab = games.find(game).lab
    rivals = tuple([each for each in gauntlet if each["name"] != deck["name"]])
    cards = tuple(dict.fromkeys([card for card in lab.deck_cards(deck) if lab.instead_of(deck, card)]))
    rows = conduct(EveryCard(game, bot, seed, decks=(deck,), field=rivals, cards=cards), deals, means)
    found = every_card(rows, cards)
    return [
        {"card": each.id, "adds": round(each.mean, 3), "low": round(each.low, 3), "high": round(each.high, 3)} for each in found
    ]


def strength(deck: str, shares: dict[str, Share]) -> Strength:
    """One deck's strength from its results against each of the gauntlet."""
    met = {name: share for name, share in shares.items() if share.games}
    whole = Share()
    for share in met.values():
        whole.merge(share)
    low, high = whole.interval
    return Strength(deck, whole.games, elo(whole.share), elo(low), elo(high), met)
