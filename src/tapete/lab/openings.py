"""What to begin with: every answer to an early question tried in the same deal.

Bots take a mulligan when a hand is bad, so those who took one win less, and that says nothing about mulligans. Here the game is
stopped when a player is first asked (whether to keep the hand, which house, which mage), and played on to its end from there once
for every answer. An answer is worth what is won with it beyond the mean of all answers to that question in that deal.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete import bots, games
from tapete.bots import Bot
from tapete.core.decision import Option
from tapete.core.labels import label
from tapete.core.randomness import fork, shuffled
from tapete.core.state import State
from tapete.core.text import plain
from tapete.lab.playing import answer, setup_for
from tapete.lab.study import Row, Rows, Study
from tapete.lab.tally import PARTS, part

MOST = 6  # answers tried of a question with more: as many drawn for each deal
PROBES = 4  # games looked at for what is asked early
EARLY = 12  # decisions that count as early where nobody gets to look at the table before


@dataclass(frozen=True)
class Openings(Study):
    """A question tried with all its answers; a row is a list of answers, each with its words and what its player won."""

    at: str = ""
    players: int = 2

    def play(self, number: int) -> Row:
        key = fork(self.seed, number)
        s = begun(self, number)
        seats = self.seated(s, key)
        player = number % s.players
        moves = 0
        while not s.over and moves < self.cap:
            asked = s.decision
            if asked is not None and asked.player == player and asked.kind == self.at and len(asked.options) > 1:
                return [self.tried(s, option, player, moves, key) for option in some(asked.options, key)]
            answer(s, seats, moves)
            moves += 1
        return []

    def seated(self, s: State, key: int) -> list[Bot]:
        return [bots.make(self.bot, fork(key, seat + 1)) for seat in range(s.players)]

    def tried(self, s: State, option: Option, player: int, moves: int, key: int) -> list[object]:
        """What comes of one answer."""
        twin = s.clone()
        twin.choose(option)
        seats = self.seated(twin, key)
        while not twin.over and moves < self.cap:
            moves += 1
            answer(twin, seats, moves)
        won = part(twin.players, twin.winners, player) / PARTS if twin.over else None
        return [named(s, option), *[called(s, option, lang) for lang in ("es", "en")], won]


def begun(study: Openings, number: int) -> State:
    game = games.find(study.game)
    setup = setup_for(game, study.players, study.seed * 1_000_003 + number, study.settings)
    return game.start(setup, fork(study.seed, number))


def some(options: tuple[Option, ...] | list[Option], key: int) -> list[Option]:
    """The answers that are tried."""
    return [options[at] for at in sorted(shuffled(key, 7, list(range(len(options))))[:MOST])]


def named(s: State, option: Option) -> str:
    """An answer by what it is about, whichever copy of a card that is."""
    things = [s.cards[thing].id if 0 <= thing < len(s.cards) else str(thing) for thing in option.things]
    return ":".join([part for part in (option.verb, *things, option.word) if part])


def called(s: State, option: Option, lang: str) -> str:
    """An answer as people say it: the cards it is about, or what it does."""
    cards = [s.cards[thing].name.text(lang) for thing in option.things if 0 <= thing < len(s.cards)]
    return ", ".join(cards) or plain(label(s, option, lang))


def early(study: Openings) -> list[str]:
    """The kinds of questions with several answers that are asked before the first turn's own decision."""
    found: list[str] = []
    for number in range(PROBES):
        s = begun(study, number)
        seats = study.seated(s, fork(study.seed, number))
        for moves in range(EARLY):
            asked = s.decision
            if asked is None or asked.kind in s.game.looks[:1]:
                break
            if len(asked.options) > 1 and asked.kind not in found:
                found.append(asked.kind)
            answer(s, seats, moves)
    return found


def by_answer(rows: Rows) -> tuple[dict[str, list[float]], dict[str, tuple[str, str]]]:
    """What each answer won beyond the mean of all in its deal, and how it is said."""
    seen: dict[str, list[float]] = {}
    words: dict[str, tuple[str, str]] = {}
    for _, row in sorted(rows.items()):
        tried = [each for each in row if each[3] is not None]
        if len(tried) > 1:
            mean = sum([each[3] for each in tried]) / len(tried)
            values: dict[str, list[float]] = {}
            for id, es, en, won in tried:
                words.setdefault(id, (es, en))
                values.setdefault(id, []).append(won - mean)
            for id, some_values in values.items():
                seen.setdefault(id, []).append(sum(some_values) / len(some_values))
    return seen, words
