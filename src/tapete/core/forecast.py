"""What an answer will lead to, as far as the player who is asked can know.

The answer is tried in worlds dealt anew for that player (``redeal``), up to the next question: nothing in a forecast can tell what
they do not know. Where others may respond, they are supposed to pass, and the forecast says so (``unless``). What all these worlds
have in common is told; they are some of all that could be, dealt so that every place holds as many different cards as it can. A
forecast is

``certain``  nothing hidden and no chance had a say in it
``chance``   a card is shuffled or a die is cast on the way: it tells what comes before
``hidden``   cards that the player does not know may have a say in it, or come to light: it tells what the worlds tried agree on
"""

from __future__ import annotations

from typing import Final

from tapete.core import runaway
from tapete.core.decision import Option
from tapete.core.events import Entry
from tapete.core.language import Words
from tapete.core.refusal import EngineError
from tapete.core.state import State
from tapete.core.visibility import Shown, redeal, visible
from tapete.core.windows import Window

CERTAIN: Final = "certain"
CHANCE: Final = "chance"
HIDDEN: Final = "hidden"
WORLDS: Final = 6  # tried for each answer
ZONE: Final = "zone"  # the field of a change of place


class Change:
    """A number that will be another: of a card, of a player or of nobody. For a change of place the numbers are kinds of zone."""

    __slots__ = ("after", "before", "card", "field", "player")

    def __init__(self, card: int, player: int, field: str, before: int, after: int) -> None:
        self.card = card
        self.player = player
        self.field = field
        self.before = before
        self.after = after

    def values(self) -> tuple[int, int, str, int, int]:
        return self.card, self.player, self.field, self.before, self.after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Change) and other.values() == self.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Change{self.values()}"


class Forecast:
    """What one answer leads to: how sure that is, whether that holds only unless somebody responds, the lines the log will tell,
    and what will have changed by then."""

    __slots__ = ("certainty", "changes", "lines", "option", "unless")

    def __init__(self, option: str, certainty: str, unless: bool, lines: list[Words], changes: list[Change]) -> None:
        self.unless = unless
        self.option = option
        self.certainty = certainty
        self.lines = lines
        self.changes = changes


class Outcome:
    """What came of an answer in one world."""

    __slots__ = ("changes", "clear", "learned", "lines", "rolled", "state", "sure", "unless")

    def __init__(
        self,
        state: State,
        lines: list[Words],
        clear: int,
        sure: int,
        rolled: bool,
        unless: bool,
        learned: bool,
        changes: list[Change],
    ) -> None:
        self.state = state  # that world afterwards
        self.unless = unless  # whether somebody else could have responded
        self.learned = learned  # whether unknown cards came to light, or are what the next question is about
        self.lines = lines
        self.clear = clear  # how many lines were told before one about a card that the player does not know
        self.sure = sure  # how many lines were told before chance had a say
        self.rolled = rolled
        self.changes = changes


class Forecaster:
    """Forecasts for the pending question of one state; its answers share the worlds they are tried in."""

    def __init__(self, s: State, key: int, worlds: int = WORLDS) -> None:
        decision = s.decision
        assert decision is not None, "there is no question to answer"
        self.player = decision.player
        self.known = [visible(s, self.player, card) for card in range(len(s.cards))]
        self.secret = [each.serial for each in s.reserved if any([not self.known[card] for card in each.things])]  # face down
        self.worlds = [redeal(s, self.player, key, number, worlds) for number in range(worlds)]

    def forecast(self, option_id: str) -> Forecast | None:
        """What an answer leads to; nothing for one that is no option, or that cannot be tried to its end."""
        outcomes = self.tried(option_id)
        return None if outcomes is None else self.told(option_id, outcomes)

    def tried(self, option_id: str) -> list[Outcome] | None:
        """What comes of an answer in each world, in their order; in fewer of them once nothing could be told any more."""
        outcomes: list[Outcome] = []
        while not self.enough(outcomes):
            came = self.attempt(option_id, len(outcomes))
            if came is None:
                return None
            outcomes.append(came)
        return outcomes

    def enough(self, outcomes: list[Outcome]) -> bool:
        """Whether all worlds were tried, or nothing is left that could be told."""
        return len(outcomes) == len(self.worlds) or any([each.rolled and each.sure == 0 for each in outcomes[-1:]])

    def attempt(self, option_id: str, number: int) -> Outcome | None:
        """What comes of an answer in one of the worlds; nothing for one that is no option, or that cannot be tried to its end."""
        world = self.worlds[number]
        assert world.decision is not None
        option = world.decision.find(option_id)
        if option is None:
            return None
        try:
            return outcome(world.clone(), option, self.player, self.known)
        except EngineError:
            return None

    def told(self, option_id: str, outcomes: list[Outcome]) -> Forecast:
        """What can be said of an answer by what came of it."""
        told = agreed(option_id, outcomes)
        return doubted(told, outcomes[0], self.secret) if self.secret else told


def outcome(s: State, option: Option, player: int, known: list[bool]) -> Outcome:
    """Give an answer in a world of its own, and see what that player will have seen of it."""
    log: list[Entry] = []
    s.log = log
    before = numbers(s, known)
    began = s.counter
    rolled = unless = False
    sure = 0
    take(s, option)
    for _ in range(runaway.MOST_STEPS):
        if s.decision is not None or s.over:
            break
        top = s.stack[-1]
        if isinstance(top, Window) and not s.dirty and top.passes_unasked(player):
            unless = True
            continue
        s.step()
        rolled = rolled or s.counter != began
        if not rolled:
            sure = len(log)
    else:
        raise runaway.without_end(s)
    if not rolled:
        sure = len(log)
    shown = Shown(s, player)
    learned = secretly_asked(s, known) or any([not known[card] and shown.sees(card) for card in range(len(s.cards))])
    lines, clear, told = told_lines(shown, log, known, sure)
    return Outcome(s, lines, clear, told, rolled, unless, learned, differences(before, numbers(s, known)))


def told_lines(shown: Shown, log: list[Entry], known: list[bool], sure: int) -> tuple[list[Words], int, int]:
    """The log as its player reads it: how many lines come before one about cards not known, and before what chance decides."""
    lines: list[Words] = []
    told = clear = -1
    for at, entry in enumerate(log):
        if at == sure:
            told = len(lines)
        if clear < 0 and not all([card < 0 or known[card] for card in (entry.event.card, entry.event.other, entry.event.source)]):
            clear = len(lines)
        words = shown.sentence(dimmed(entry, known))
        if words is not None:
            lines.append(words)
    return lines, clear if clear >= 0 else len(lines), told if told >= 0 else len(lines)


def take(s: State, option: Option) -> None:
    """Give an answer without running on."""
    s.answer = option
    s.decision = None


def secretly_asked(s: State, known: list[bool]) -> bool:
    """Whether the next question is about cards that are not known: with others, there might be no question."""
    if s.decision is not None:
        for option in s.decision.options:
            for card in option.things:
                if not known[card]:
                    return True
    return False


def dimmed(entry: Entry, known: list[bool]) -> Entry:
    """A line of the log as it can be told beforehand: without the names of the cards that were not known then."""
    e = entry.event
    seen = entry.seen if e.card < 0 or known[e.card] else 0
    other = entry.seen_other if e.other < 0 or known[e.other] else 0
    source = entry.seen_source if e.source < 0 or known[e.source] else 0
    return Entry(e, seen, other, source)


def numbers(s: State, known: list[bool]) -> dict[tuple[int, int, str], int]:
    """Everything countable that is in sight, by card, player and field."""
    found: dict[tuple[int, int, str], int] = {}
    cards = [card for card in range(len(s.cards)) if known[card]]
    for card in cards:
        found[card, -1, ZONE] = s.place[card] // s.players
    for field, name in enumerate(s.game.card_fields):
        column = s.numbers[field]
        for card in cards:
            found[card, -1, name] = column[card]
    for field, name in enumerate(s.game.player_fields):
        for player in range(s.players):
            found[-1, player, name] = s.tallies[field][player]
    for field, name in enumerate(s.game.world_fields):
        found[-1, -1, name] = s.world[field]
    return found


def differences(before: dict[tuple[int, int, str], int], after: dict[tuple[int, int, str], int]) -> list[Change]:
    found: list[Change] = []
    for key, old in before.items():
        new = after[key]
        if new != old:
            found.append(Change(key[0], key[1], key[2], old, new))
    return found


def agreed(option_id: str, outcomes: list[Outcome]) -> Forecast:
    """What all worlds have in common."""
    first = outcomes[0]
    rolled = any([each.rolled for each in outcomes])
    unless = any([each.unless for each in outcomes])
    lines: list[Words] = []
    for at in range(min([each.sure for each in outcomes])):
        line = first.lines[at]
        if not all([each.lines[at] == line for each in outcomes]):
            break
        lines.append(line)
    changes = [] if rolled else [change for change in first.changes if all([change in each.changes for each in outcomes])]
    if rolled:
        return Forecast(option_id, CHANCE, unless, lines, changes)
    learned = any([each.learned for each in outcomes])
    same = not learned and all([len(each.lines) == len(lines) and len(each.changes) == len(changes) for each in outcomes])
    return Forecast(option_id, CERTAIN if same else HIDDEN, unless, lines, changes)


def doubted(told: Forecast, first: Outcome, secret: list[int]) -> Forecast:
    """A forecast beside cards that somebody has set aside face down: worlds dealt anew suppose one choice of theirs, and so only
    what comes before such a card has a say is told. One that was used, or could not be, had a say even if no line names it."""
    certainty = HIDDEN if told.certainty == CERTAIN else told.certainty
    if first.clear < len(first.lines):
        return Forecast(told.option, certainty, told.unless, told.lines[: first.clear], [])
    waiting = [each.serial for each in first.state.reserved]
    if all([serial in waiting for serial in secret]):
        return told
    return Forecast(told.option, certainty, told.unless, [], [])
