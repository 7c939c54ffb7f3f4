"""One game of a simulation: its setup, its bots, and how it ended.

Game ``n`` is decided by the simulation's seed and ``n`` alone, so a game that failed can be played again by itself: ``replay``.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable

from tapete import bots, games
from tapete.bots import Bot, Perspective
from tapete.core import records
from tapete.core.game import Game
from tapete.core.pool import FIELD
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.games import sets
from tapete.lab.plan import ERROR, FINISHED, STUCK, Outcome, Plan, Portion, Settings
from tapete.lab.tally import Played

SETUPS = 12  # random setups looked at for one with the right number of players


def some_games(plan: Plan, numbers: Iterable[int]) -> Portion:
    """Some games of a plan, one after another. The games of one deal belong into one portion."""
    portion = Portion()
    deals: dict[int, list[Played]] = {}
    for number in numbers:
        outcome, played = one_game(plan, number)
        portion.outcomes.append(outcome)
        if played is not None:
            deals.setdefault(plan.deal(number), []).append(played)
    for deal in deals.values():
        portion.sums.enter(deal)
    return portion


def one_game(plan: Plan, number: int) -> tuple[Outcome, Played | None]:
    """Game ``number`` of a plan, and what is counted of it if it ended; an error of the engine is an outcome like any other."""
    moves = 0
    try:
        state, players = prepare(plan, number)
        while not state.over and moves < plan.cap:
            answer(state, players, moves)
            moves += 1
        return ending(plan, number, state, moves)
    except Exception:
        return Outcome(number, ERROR, (), moves, traceback.format_exc(limit=-3).strip()), None


def ending(plan: Plan, number: int, s: State, moves: int) -> tuple[Outcome, Played | None]:
    """How a game ended."""
    if not s.over:
        return Outcome(number, STUCK, (), moves, f"{moves} decisions", s.players), None
    places = tuple([plan.place(seat, number) for seat in range(s.players)])
    units = tuple(s.game.lab.balance_units(s))
    scores = tuple(s.game.lab.scores(s))
    played = Played(s.players, s.winners, units, moves, s.turn, scores, places, deck_names(s))
    winners = tuple([places[seat] for seat in s.winners])
    return Outcome(number, FINISHED, winners, moves, "", s.players, s.winners, s.turn, scores), played


def deck_names(s: State) -> tuple[str, ...]:
    """The decks of the seats by their names; nothing in a game without decks."""
    decks = s.setup.get("decks")
    if not isinstance(decks, list) or len(decks) != s.players:
        return ()
    names = [deck.get("name") if isinstance(deck, dict) else deck for deck in decks]
    return tuple([str(name or f"#{seat}") for seat, name in enumerate(names)])


def prepare(plan: Plan, number: int) -> tuple[State, list[Bot]]:
    """A game at its first decision, and the bot of each seat. The games of a deal begin alike; their bots' chance is their own."""
    game = games.find(plan.game)
    state = game.start(setup_of(game, plan, number), fork(plan.seed, plan.deal(number)))
    seats = [plan.bots[plan.place(seat, number)] for seat in range(state.players)]
    key = fork(plan.seed, number)
    return state, [bots.make(name, fork(key, seat + 1)) for seat, name in enumerate(seats)]


def setup_of(game: Game, plan: Plan, number: int) -> dict[str, object]:
    """The setup of one game of a plan, with what its bots bring to their seats; with one bot, decks that are drawn change seats."""
    players = plan.players or (len(plan.bots) if len(plan.bots) > 1 else 0)
    setup = setup_for(game, players, plan.seed * 1_000_003 + plan.deal(number), plan.settings)
    for name, values in plan.belongings:
        setup[name] = [values[plan.place(seat, number)] for seat in range(len(values))]
    decks = setup.get("decks")
    if len(plan.bots) == 1 and plan.seatings > 1 and isinstance(decks, list):
        setup["decks"] = [decks[(seat + number) % len(decks)] for seat in range(len(decks))]
    return setup


def seatings(game: Game, bots: tuple[str, ...], belongings: tuple[tuple[str, tuple[object, ...]], ...] = ()) -> int:
    """How often each deal is played in a comparison: from every seat, where those compared differ in what they bring along or, with
    one bot, in decks that are drawn; else once, since the second game would be the first again."""
    if len(bots) == 1:
        decks = game.random_setup(1).get("decks")
        return len(decks) if isinstance(decks, list) else 1
    differ = len(set(bots)) > 1 or any([any([value != values[0] for value in values]) for _, values in belongings])
    return len(bots) if differ else 1


def setup_for(game: Game, players: int, number: int, settings: Settings = ()) -> dict[str, object]:
    """The n-th random setup, for this many players (0 is any number) where the game leaves that open, and with settings.

    Where a random setup says something about a setting it must say the same, so that the rest of it fits: as many players as a mode
    is for. Where one of the game's choices is settled, the others are as usual, since they may not go together.
    """
    wanted = dict(settings)
    choices = {choice.field for choice in game.choices()}
    left_out = choices - wanted.keys() if choices & wanted.keys() else set()
    for attempt in range(SETUPS):
        setup = sets.drawn(game.id, number + attempt, game.random_setup(number + attempt), wanted.get(FIELD))
        agrees = all([setup.get(field, value) == value for field, value in settings])
        if agrees and (not players or setup.get("players", players) == players):
            made = {**{field: value for field, value in setup.items() if field not in left_out}, **wanted}
            return made if game.documents.takes_decks(made) else {field: made[field] for field in made if field != "decks"}
    least, most = game.players_range()
    return {**({"players": players or least} if least < most else {}), **wanted}


def answer(state: State, players: list[Bot], moves: int) -> str:
    """Let the bot whose decision is pending decide."""
    perspective = Perspective(state, moves, state.key)
    option = players[perspective.player].choose(perspective)
    state.choose(option)
    return option.id


def replay(plan: Plan, number: int) -> records.Record:
    """Play one game of a plan again and keep its record, up to where it ended, got stuck or failed."""
    game = games.find(plan.game)
    record = records.begin(game, setup_of(game, plan, number), fork(plan.seed, plan.deal(number)))
    _, players = prepare(plan, number)
    state = record.start(game)
    for moves in range(plan.cap):
        if state.over:
            break
        perspective = Perspective(state, moves, state.key)
        option = players[perspective.player].choose(perspective)
        id = option.id
        try:
            state.choose(option)
        except Exception:
            record.answers.append(id)
            return record
        record.note(state, id)
    record.close(state)
    return record
