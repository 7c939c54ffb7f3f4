"""A match of a tournament between two bots: as many games as it takes, decided by its seed alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete import bots, forms, games
from tapete.core import series
from tapete.core.randomness import fork, number
from tapete.lab.plan import CAP
from tapete.lab.playing import answer


@dataclass(frozen=True, slots=True)
class Match:
    """What two bots are to play, in plain data: it goes to another process."""

    game: str
    settings: dict[str, Any]
    decks: tuple[Any, Any]
    bots: tuple[str, str]
    seed: int
    best_of: int
    decisive: bool  # somebody has to win
    cap: int = CAP


@dataclass(frozen=True, slots=True)
class Played:
    wins: tuple[int, int]
    draws: int
    score: tuple[int, int]
    decisions: int
    by_lot: bool = False


def play(match: Match) -> Played:
    """The match. A game that is stuck is drawn; where somebody has to win and nobody did, the lot decides."""
    game = games.find(match.game)
    setup = forms.setup_of(game, match.settings, list(match.decks))
    wins, score, draws, decisions = [0, 0], [0, 0], 0, 0
    for at in range(match.best_of):
        seed = fork(match.seed, at)
        state = game.start(setup, seed)
        players = [bots.make(name, fork(seed, seat + 1)) for seat, name in enumerate(match.bots)]
        moves = 0
        while not state.over and moves < match.cap:
            answer(state, players, moves)
            moves += 1
        decisions += moves
        series_won = series.results_so_far(state.setup)
        if series_won:  # the game knows the whole match
            wins = series.wins(series_won, 2)
            draws = series_won.count(series.NOBODY)
            break
        if state.over and len(state.winners) == 1:
            wins[state.winners[0]] += 1
        else:
            draws += 1
        for seat, points in enumerate(game.lab.scores(state) if state.over else []):
            score[seat] += points
        if max(wins) > match.best_of // 2:
            break
        if state.over:
            setup = game.rematch(state)
    lot = match.decisive and wins[0] == wins[1]
    if lot:
        wins[number(match.seed, 0, 2)] += 1
        draws = min(draws, match.best_of - sum(wins))
    return Played((wins[0], wins[1]), draws, (score[0], score[1]), decisions, lot)
