"""Search a player's turn to its end: how far can they surely get, whatever the others answer and however hidden cards lie?

Every line of the turn is tried. What chance decides, or what brings a card to light that the player did not know, does not count:
a puzzle must be solved by thinking. Lines that come to the same table are searched once. The others answer as badly for the solver
as they can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tapete.core.codec import write_frame
from tapete.core.decision import Option
from tapete.core.labels import distinct
from tapete.core.refusal import EngineError
from tapete.core.state import State
from tapete.core.visibility import visible
from tapete.games.dungeon_alliance.rules.moving import STEP
from tapete.games.dungeon_alliance.things import FACING
from tapete.puzzles import ways

WON: Final = 1_000_000  # more than any measure
FAILED: Final = -1_000_000
ATTACKING: Final = ("attack",)  # kinds of decisions
DEEPEST: Final = 80  # decisions of one turn

Measure = Callable[[State, int], int]
Line = tuple[str, ...]


class TooWide(Exception):
    """There are more positions than may be looked at."""


class Solver:
    """The turn of one player from one moment on. What was found stays known: later questions about the same turn are quick."""

    def __init__(
        self,
        root: State,
        measure: Measure,
        most: int,
        enough: int = WON,
        banned: frozenset[str] = frozenset(),
        only: frozenset[str] | None = None,
    ) -> None:
        assert root.decision is not None
        self.player = root.decision.player
        self.measure = measure
        self.most = most  # positions that may be looked at
        self.enough = enough  # the search stops at this
        self.banned = banned  # acts that may not be used,
        self.only = only  # and those that may: all, if nothing is said
        self.looked = 0
        self.hidden = [card for card in range(len(root.cards)) if not visible(root, self.player, card)]
        self.root = root
        self.counter = root.counter
        self.stretch = root.game.hints.stretch(root)
        self.known: dict[int, tuple[int, Line]] = {}

    def best(self, s: State) -> tuple[int, Line]:
        """How far the player surely gets from here, and the answers that lead there, up to the first one that is not theirs."""
        return self.search(s, 0)

    def search(self, s: State, depth: int) -> tuple[int, Line]:
        if s.over:
            return (WON, ()) if s.winners == (self.player,) else (FAILED, ())
        here = self.measure(s, self.player)
        if self.ended(s) or here >= self.enough:
            return here, ()
        assert s.decision is not None
        key = fingerprint(s, self.root)
        found = self.known.get(key)
        if found is None:
            self.looked += 1
            if self.looked > self.most or depth > DEEPEST:
                raise TooWide
            self.known[key] = (here, ())  # who comes back here has gained nothing
            found = self.chosen(s, here, depth) if s.decision.player == self.player else (self.answered(s, depth), ())
            self.known[key] = found
        return found

    def chosen(self, s: State, here: int, depth: int) -> tuple[int, Line]:
        """The player's own decision: the best of all options, or to let it be."""
        value, line = here, Line()
        for ids, after in self.tries(s):
            if self.by_chance(s, after):
                continue
            came, rest = self.search(after, depth + 1)
            if came > value:
                value, line = came, (*ids, *rest)
                if value >= self.enough:
                    break
        return value, line

    def tries(self, s: State) -> Iterator[tuple[Line, State]]:
        """What the player may do here, after turning or not, and what each leads to."""
        turns = ways.turns(s)
        confined = False
        for option in self.options(s):
            after = tried(s, option)
            if after is not None:
                stepped = option.verb == STEP.verb
                confined = confined or (stepped and not ways.turns(after))
                yield ((option.id,) if stepped or not turns else (ways.ahead(turns), option.id)), after
        for turn in turns:
            there = ways.after(s, turn.id)
            for option in self.options(there):
                after = tried(there, option) if ways.hinges(option, confined) else None
                if after is not None:
                    yield (turn.id, option.id), after

    def answered(self, s: State, depth: int) -> int:
        """Somebody else's decision: the worst of all options."""
        value = WON
        for option in distinct(s):
            after = tried(s, option)
            if after is not None:
                value = min(value, FAILED if self.by_chance(s, after) else self.search(after, depth + 1)[0])
            if value == FAILED:
                break
        return value

    def options(self, s: State) -> list[Option]:
        """The options that are tried."""
        options = ways.searched(s, distinct(s))
        if not acting(s) or not (self.banned or self.only is not None):
            return options
        how = ways.ways(s)
        return [option for option in options if option.verb in how or self.allowed(act_named(option.id))]

    def allowed(self, act: str) -> bool:
        return act not in self.banned and (self.only is None or act in self.only)

    def ended(self, s: State) -> bool:
        """Whether the turn is over, or somebody else is to act."""
        if s.decision is None or s.game.hints.stretch(s) != self.stretch:
            return True
        return s.decision.player != self.player and s.game.accounts.main_depth(s) >= 0

    def by_chance(self, before: State, after: State) -> bool:
        """Whether an answer led to where chance, or a card that the player did not know, had a say."""
        if after.over or self.ended(after):
            return False
        return after.counter != before.counter or self.learned(after)

    def learned(self, s: State) -> bool:
        """Whether the player sees a card that they did not know."""
        sees = s.game.sight.sees
        player = self.player
        for card in self.hidden:
            if sees(s, player, card):
                return True
        return False

    def worst(self, s: State) -> str:
        """What somebody else answers to keep the player from it."""
        worst, value = "", WON + 1
        for option in distinct(s):
            after = tried(s, option)
            if after is None:
                continue
            came = FAILED if self.by_chance(s, after) else self.search(after, 1)[0]
            if came < value:
                worst, value = option.id, came
        return worst

    def played_out(self, s: State) -> list[str]:
        """All answers of the best line, the others' worst ones among them, up to where enough is reached or the player stops."""
        s = s.clone()
        found: list[str] = []
        while not s.over and not self.ended(s) and self.measure(s, self.player) < self.enough and len(found) < DEEPEST:
            assert s.decision is not None
            id = ways.following(s, self.search(s, 0)[1]) if s.decision.player == self.player else self.worst(s)
            if not id:
                break
            option = s.decision.find(id)
            assert option is not None, id
            s.choose(option)
            found.append(id)
        return found


def acting(s: State) -> bool:
    """Whether whoever decides says what to do, and not only how: at the turn's own questions, and when attackers are named."""
    return s.game.accounts.main_depth(s) >= 0 or (s.decision is not None and s.decision.kind in ATTACKING)


def tried(s: State, option: Option) -> State | None:
    """What an answer leads to; nothing when it leads nowhere."""
    after = s.clone()
    try:
        after.choose(option)
    except EngineError:
        return None
    return after


def act_named(id: str) -> str:
    """An answer without which copy of a card it names, and without how it is paid.

    >>> act_named("fight:1:troll#1>2:imp#12")
    'fight:1:troll>2:imp'
    >>> act_named("exploit:1:arena-vieja:4")
    'announce:1:arena-vieja:4'
    """
    found: list[str] = []
    copying = False
    for letter in id:
        copying = letter == "#" or (copying and letter.isdigit())
        if not copying:
            found.append(letter)
    verb, colon, rest = "".join(found).partition(":")
    return ways.PAID.get(verb, verb) + colon + rest


def fingerprint(s: State, root: State) -> int:
    """Equal for two ways from one root to the same table: the order of what was done does not count, only what was done.

    Most of a table stays as it was all turn, so only what differs from the root is read.
    """
    lasting = sorted([(e.ability.id, e.source, e.you, e.starts, e.ends, e.uses, e.it, e.them, e.word, e.number) for e in s.lasting])
    history = sorted([tuple(e.values()) for e in s.history])
    kinds = s.game.zones
    zones: list[tuple[int, ...]] = []
    for at, zone in enumerate(s.zones):
        if zone != root.zones[at]:
            zones.append((at, *(zone if kinds[at // s.players].ordered else sorted(zone))))
    free = ways.free(s)
    rows = [(at, *row) for at, row in enumerate(s.numbers) if row != root.numbers[at] and not (free and at == FACING)]
    if free:
        rows.append((FACING, *ways.unturned(s)))
    tallies = tuple([tuple(row) for row in s.tallies])
    frames = tuple([repr(write_frame(frame)) for frame in s.stack])
    reserved = tuple([(each.player, each.source, each.cost.parts, each.things) for each in s.reserved])
    asked = ways.question(s, free)
    return hash((tuple(zones), tuple(rows), tallies, tuple(s.world), tuple(lasting), tuple(history), frames, reserved, asked))
