"""What is drawn of a simulation: bars with their intervals, and how numbers are spread; in words of both languages."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.core.game import Game
from tapete.core.language import Words
from tapete.lab.plan import Result
from tapete.lab.tally import PARTS, Share, Spread

BY_BOT = Words("Partidas ganadas por bot", "Games won by each bot")
BY_SEAT = Words("Partidas ganadas por asiento", "Games won by each seat")
BY_UNIT = Words("Partidas ganadas con cada carta, mazo o personaje", "Games won with each card, deck or character")
DECISIONS = Words("Decisiones por partida", "Decisions in a game")
TURNS = Words("Turnos por partida", "Turns in a game")
SCORES = Words("Puntos", "Scores")
SEAT = Words("asiento {n}", "seat {n}")
MARKS = {1: "▲ ", 0: "", -1: "▼ "}  # those that stand out
MOST_BARS = 40  # of units: half of them the best, half the worst
BINS = 30


@dataclass(frozen=True, slots=True)
class Bar:
    """A share and its interval, and the share of who makes no difference."""

    label: str
    share: float
    low: float
    high: float
    even: float
    games: int


@dataclass(frozen=True, slots=True)
class Bars:
    name: str
    title: str
    bars: list[Bar]


@dataclass(frozen=True, slots=True)
class Histogram:
    """How often a number lay in each of some equal ranges."""

    name: str
    title: str
    start: int
    width: int
    counts: list[int]


def bar_charts(result: Result, game: Game, lang: str) -> list[Bars]:
    """Shares by bot (where there are several), by seat and by unit."""
    found: list[Bars] = []
    if len(result.shares) > 1:
        found.append(Bars("bots", BY_BOT.text(lang), [bar(label, share) for label, share in result.shares.items()]))
    seats = sorted(result.sums.seats.items())
    found.append(Bars("seats", BY_SEAT.text(lang), [bar(SEAT.fill(lang, n=str(seat + 1)), share) for seat, share in seats]))
    verdicts = result.verdicts()
    weighed = [each for each in verdicts if each.weighed] or verdicts
    shown = weighed if len(weighed) <= MOST_BARS else weighed[: MOST_BARS // 2] + weighed[-MOST_BARS // 2 :]
    units = [bar(MARKS[each.named] + unit_name(game, each.id, lang), each.unit.share) for each in shown]
    if units:
        found.append(Bars("units", BY_UNIT.text(lang), units))
    return found


def histograms(result: Result, lang: str) -> list[Histogram]:
    sums = result.sums
    wanted = (("decisions", DECISIONS, sums.decisions), ("turns", TURNS, sums.turns), ("scores", SCORES, sums.scores))
    return [
        histogram(name, title.text(lang), spread) for name, title, spread in wanted if any(spread.counts)
    ]  # a game may have no turns


def histogram(name: str, title: str, spread: Spread) -> Histogram:
    least, most = min(spread.counts), max(spread.counts)
    width = max(1, -(-(most - least + 1) // BINS))
    counts = [0] * ((most - least) // width + 1)
    for value, times in spread.counts.items():
        counts[(value - least) // width] += times
    return Histogram(name, title, least, width, counts)


def bar(label: str, share: Share) -> Bar:
    low, high = share.interval
    return Bar(label, share.share, low, high, share.even / (PARTS * share.games) if share.games else 0.0, share.games)


def unit_name(game: Game, id: str, lang: str) -> str:
    """A unit as people call it: a card of the catalogue by its name."""
    card = game.catalogue.get(id)
    return card.name.text(lang) if card is not None else id
