"""What an answer will lead to, shown before it is given: ``core.forecast`` in the symbols of the table.

Everything told is what worlds dealt anew for the seat have in common; numbers are compared as the table shows them, on the cards
that change and beside the names of the players.
"""

from __future__ import annotations

from collections.abc import Iterator

from tapete.core.forecast import CERTAIN, ZONE, Forecaster, Outcome
from tapete.core.layout import Gem, Layout, Pose
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.table.look import Look
from tapete.table.texts import layout_of
from tapete.table.wire import FactShown, ForecastShown

KEY = 7  # the worlds are the same whenever the same is asked
MOST_LINES = 12
GEM = "gem"
TOKEN = "token"
MARK = "mark"
TURNED = "turned"
GAUGE = "gauge"
MOVED = "moved"
WINS = "wins"


def forecasts(look: Look, options: list[str]) -> Iterator[ForecastShown | None]:
    """The forecasts of some answers to the question of who looks, one after another: what is found, or nothing after a piece of
    work."""
    s = look.s
    assert s.decision is not None and s.decision.player == look.seat
    forecaster = Forecaster(s, fork(KEY, s.turn))
    yield None
    for option in dict.fromkeys(options):
        outcomes: list[Outcome] = []
        while s.decision.find(option) is not None and not forecaster.enough(outcomes):
            came = forecaster.attempt(option, len(outcomes))
            if came is None:
                break
            outcomes.append(came)
            yield None
        if outcomes and forecaster.enough(outcomes):
            yield shown(look, forecaster, option, outcomes)


def shown(look: Look, forecaster: Forecaster, option: str, outcomes: list[Outcome]) -> ForecastShown:
    told = forecaster.told(option, outcomes)
    cards = {change.card for change in told.changes if change.card >= 0}
    facts: list[FactShown] = []
    if told.changes or told.certainty == CERTAIN:
        layout = layout_of(look.s.game)
        each = [facts_of(layout, world, came, cards) for world, came in zip(forecaster.worlds, outcomes, strict=False)]
        facts = [fact for fact in each[0] if all([fact in others for others in each[1:]])]
    lines = [look.told(line) for line in told.lines[:MOST_LINES]]
    return ForecastShown(option, told.certainty, told.unless, facts, lines)


def facts_of(layout: Layout, before: State, came: Outcome, cards: set[int]) -> list[FactShown]:
    """What the table will show otherwise, in one world."""
    after = came.state
    moved = {change.card for change in came.changes if change.field == ZONE}
    found: list[FactShown] = []
    for card in sorted(cards):
        name = before.names[card]
        if card in moved:
            kind, player = divmod(after.place[card], after.players)
            found.append(FactShown(MOVED, after.game.zones[kind].id, name, player))
        else:
            found += posed_otherwise(name, layout, card, layout.pose(before, card), layout.pose(after, card), before)
    for player in range(before.players):
        old = {gauge.symbol: gauge.value for gauge in layout.gauges(before, player)}
        new = {gauge.symbol: gauge.value for gauge in layout.gauges(after, player)}
        found += otherwise(GAUGE, old, new, None, player)
    if after.over:
        found += [FactShown(WINS, "", None, winner) for winner in after.winners]
    return found


def posed_otherwise(name: str, layout: Layout, card: int, old: Pose, new: Pose, s: State) -> list[FactShown]:
    printed = {gem.symbol: gem.value for gem in layout.face(s.cards[card]).gems}
    found = otherwise(TOKEN, values(old.tokens), values(new.tokens), name, None)
    found += otherwise(GEM, gems(old, printed), gems(new, printed), name, None)
    found += otherwise(MARK, dict.fromkeys(old.marks, 1), dict.fromkeys(new.marks, 1), name, None)
    if old.turned != new.turned:
        found.append(FactShown(TURNED, "", name, None, old.turned, new.turned))
    return found


def gems(pose: Pose, printed: dict[str, int]) -> dict[str, int]:
    return values(pose.gems) if pose.gems or pose.bare else printed


def values(shown: list[Gem]) -> dict[str, int]:
    return {gem.symbol: gem.value for gem in shown}


def otherwise(kind: str, old: dict[str, int], new: dict[str, int], thing: str | None, player: int | None) -> list[FactShown]:
    symbols = [*old, *[symbol for symbol in new if symbol not in old]]
    return [
        FactShown(kind, symbol, thing, player, old.get(symbol, 0), new.get(symbol, 0))
        for symbol in symbols
        if old.get(symbol, 0) != new.get(symbol, 0)
    ]
