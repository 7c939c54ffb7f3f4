"""What many games add up to, in whole numbers: however the games are shared out and in whatever order they end, it is the same.

A win shared by several players is a part of one for each, and a game that nobody won is shared by all. Parts are counted in
2520ths, which are whole for up to ten.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tapete.lab.intervals import SURE, about_mean, student, wilson

PARTS = 2520
QUANTILES = (5, 25, 50, 75, 95)


@dataclass(slots=True)
class Share:
    """How often whoever sat in a seat, or had a unit, won.

    The games of one deal are not independent of one another, so the sums of products over deals are kept too: they tell how much
    the games are worth (``worth``).
    """

    games: int = 0
    wins: int = 0  # in parts
    even: int = 0  # the wins of who makes no difference, in parts
    deals: int = 0
    squares: int = 0  # over the deals: wins by wins,
    products: int = 0  # wins by games,
    sizes: int = 0  # and games by games

    def add(self, players: int, winners: tuple[int, ...], player: int) -> None:
        """Enter one game that is a deal of its own."""
        self.enter(1, part(players, winners, player), PARTS // players)

    def enter(self, games: int, wins: int, even: int) -> None:
        """Enter the games of one deal."""
        self.games += games
        self.wins += wins
        self.even += even
        self.deals += 1
        self.squares += wins * wins
        self.products += wins * games
        self.sizes += games * games

    def merge(self, other: Share) -> None:
        self.games += other.games
        self.wins += other.wins
        self.even += other.even
        self.deals += other.deals
        self.squares += other.squares
        self.products += other.products
        self.sizes += other.sizes

    @property
    def share(self) -> float:
        return self.wins / (PARTS * self.games) if self.games else 0.0

    @property
    def worth(self) -> float:
        """How many independent games would say as much: more than there are where a deal played from both sides evens out its luck,
        fewer where it only repeats it. Two deals of independent games are added, since few deals say little about that, and for the
        same reason Student's deviations take the place of the normal ones."""
        share = self.share
        chance = share * (1 - share)
        if not self.deals or chance <= 0:
            return float(self.games)
        spread = self.squares / PARTS**2 - 2 * share * self.products / PARTS + share * share * self.sizes
        usual = 2 * self.games / self.deals
        certain = (SURE / student(self.deals - 1)) ** 2 if self.deals < self.games else 1.0
        return certain * self.games * (self.games + usual) * chance / (max(0.0, spread) + usual * chance)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.worth, self.worth)

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": round(self.wins / PARTS, 2),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "even": round(self.even / (PARTS * self.games), 4) if self.games else 0.0,
        }


def part(players: int, winners: tuple[int, ...], player: int) -> int:
    """A player's part of a win: all of it, a part of a shared one, and of a game that nobody won."""
    if not winners:
        return PARTS // players
    return PARTS // len(winners) if player in winners else 0


@dataclass(slots=True)
class Unit:
    """How players fared who had a unit, by the bot that played for them, and by what they had it in.

    What a card is in, a deck or a hand that was dealt, is stronger or weaker for other reasons too, so games with the same carrier
    say the same thing once. ``row`` holds the wins and, for each bot, the wins of who makes no difference; ``products`` the sums of
    products of such rows over carriers that come once (the lower half of a square); ``held`` the rows of decks that come again.
    """

    share: Share = field(default_factory=Share)
    score: int = 0
    by_bot: dict[int, tuple[int, int, int]] = field(default_factory=dict)  # games, wins, even
    carriers: int = 0  # that came once
    products: list[int] = field(default_factory=list)
    held: dict[str, list[int]] = field(default_factory=dict)

    def enter(self, games: int, row: list[int], deck: str) -> None:
        """Enter the games of one deal with one carrier: a deck that comes again, by its name, or one that does not."""
        self.share.enter(games, row[0], sum(row[1:]))
        if deck:
            self.held[deck] = added(self.held.get(deck, []), row)
            return
        self.carriers += 1
        self.products = added(self.products, [one * other for at, one in enumerate(row) for other in row[: at + 1]])

    def note(self, bot: int, wins: int, even: int, score: int) -> None:
        before = self.by_bot.get(bot, (0, 0, 0))
        self.by_bot[bot] = (before[0] + 1, before[1] + wins, before[2] + even)
        self.score += score

    def merge(self, other: Unit) -> None:
        self.share.merge(other.share)
        self.score += other.score
        for bot, counts in other.by_bot.items():
            before = self.by_bot.get(bot, (0, 0, 0))
            self.by_bot[bot] = (before[0] + counts[0], before[1] + counts[1], before[2] + counts[2])
        self.carriers += other.carriers
        self.products = added(self.products, other.products)
        for deck, row in other.held.items():
            self.held[deck] = added(self.held.get(deck, []), row)


def added(some: list[int], others: list[int]) -> list[int]:
    """Two rows added up; a row that is shorter ends in zeros."""
    if len(some) < len(others):
        some, others = others, some
    return [value + (others[at] if at < len(others) else 0) for at, value in enumerate(some)]


@dataclass(frozen=True, slots=True)
class Played:
    """What is counted of a game that ended. ``places`` are the bots in the seats, ``decks`` the names of the decks there."""

    players: int
    winners: tuple[int, ...]
    units: tuple[tuple[int, str], ...]
    decisions: int
    turns: int
    scores: tuple[int, ...]
    places: tuple[int, ...] = ()
    decks: tuple[str, ...] = ()

    def place(self, seat: int) -> int:
        return self.places[seat] if self.places else 0

    def carrier(self, seat: int) -> str:
        """What a player's units lie in: their deck, or what this seat is dealt."""
        return self.decks[seat] if self.decks else f"#{seat}"


@dataclass(slots=True)
class Spread:
    """How some numbers are spread: how often there was each of them."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        self.counts[value] += 1

    def merge(self, other: Spread) -> None:
        self.counts.update(other.counts)

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    def mean(self) -> tuple[float, float, float]:
        """The mean, and the interval of the true one."""
        total = sum([value * times for value, times in self.counts.items()])
        squares = sum([value * value * times for value, times in self.counts.items()])
        return about_mean(self.count, total, squares)

    def deviation(self) -> float:
        mean = self.mean()[0]
        return math.sqrt(sum([times * (value - mean) ** 2 for value, times in self.counts.items()]) / max(1, self.count))

    def quantile(self, share: int) -> int:
        """The value below which about so many in a hundred lie."""
        wanted = round((self.count - 1) * share / 100)
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen > wanted:
                return value
        return 0

    def as_json(self) -> dict[str, object]:
        mean, low, high = self.mean()
        told: dict[str, object] = {"mean": round(mean, 2), "low": round(low, 2), "high": round(high, 2)}
        told["deviation"] = round(self.deviation(), 2)
        told |= {f"p{share}": self.quantile(share) for share in QUANTILES}
        return told | {"least": min(self.counts, default=0), "most": max(self.counts, default=0)}


@dataclass(slots=True)
class Sums:
    """Everything that is added up over games that ended."""

    seats: dict[int, Share] = field(default_factory=dict)
    units: dict[str, Unit] = field(default_factory=dict)
    decisions: Spread = field(default_factory=Spread)
    turns: Spread = field(default_factory=Spread)
    scores: Spread = field(default_factory=Spread)

    def add(
        self,
        players: int,
        winners: tuple[int, ...],
        units: Iterable[tuple[int, str]],
        decisions: int,
        turns: int,
        scores: Iterable[int],
    ) -> None:
        """Add one game that is a deal of its own."""
        self.enter([Played(players, winners, tuple(units), decisions, turns, tuple(scores))])

    def enter(self, deal: Sequence[Played]) -> None:
        """Add the games of one deal. A unit that a player has several of counts once for that player."""
        self.enter_seats(deal)
        self.enter_units(deal)
        for game in deal:
            self.decisions.add(game.decisions)
            self.turns.add(game.turns)
            for score in game.scores:
                self.scores.add(score)

    def enter_seats(self, deal: Sequence[Played]) -> None:
        for seat in range(max([game.players for game in deal], default=0)):
            games = [game for game in deal if seat < game.players]
            wins = sum([part(game.players, game.winners, seat) for game in games])
            even = sum([PARTS // game.players for game in games])
            self.seats.setdefault(seat, Share()).enter(len(games), wins, even)

    def enter_units(self, deal: Sequence[Played]) -> None:
        bots = 1 + max([max(game.places, default=0) for game in deal], default=0)
        found: dict[tuple[str, str], tuple[int, list[int]]] = {}
        for game in deal:
            for player, id in dict.fromkeys(game.units):
                wins, even = part(game.players, game.winners, player), PARTS // game.players
                score = game.scores[player] if player < len(game.scores) else 0
                self.units.setdefault(id, Unit()).note(game.place(player), wins, even, score)
                where = (id, game.carrier(player))
                games, row = found.get(where, (0, [0] * (1 + bots)))
                row[0] += wins
                row[1 + game.place(player)] += even
                found[where] = (games + 1, row)
        for (id, carrier), (games, row) in found.items():
            again = carrier != id and "#" not in carrier  # a deck is no carrier of itself, and one made up for a deal comes once
            self.units[id].enter(games, row, carrier if again else "")

    def merge(self, other: Sums) -> None:
        for seat, share in other.seats.items():
            self.seats.setdefault(seat, Share()).merge(share)
        for id, unit in other.units.items():
            self.units.setdefault(id, Unit()).merge(unit)
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)
        self.scores.merge(other.scores)

    def as_json(self) -> dict[str, object]:
        told: dict[str, object] = {
            "seats": [{"seat": seat + 1, **self.seats[seat].as_json()} for seat in sorted(self.seats)],
            "decisions_per_game": self.decisions.as_json(),
            "turns_per_game": self.turns.as_json(),
        }
        return told | ({"scores": self.scores.as_json()} if self.scores.counts else {})
