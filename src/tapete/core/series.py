"""Several games in a row: the best of three or five, over as soon as nobody can catch up.

The setup says so. ``best_of`` is how many games there can be, and ``results`` who won each of those before, as a seat or -1 for
nobody alone; a game that has series takes both fields in its setup and offers ``choice()``. When one game is over everybody says
that they are ready; then the state becomes the next game, which ``Game.rematch`` sets up and whose shuffle follows from the first
one's. So a whole series is one match, with one record and one log. Whoever gives up gives up the series.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core import randomness
from tapete.core.actions import Action, Actions, Row, nothing
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.position import expected

if TYPE_CHECKING:
    from tapete.core.decision import Option
    from tapete.core.state import State

BEST_OF: Final = "best_of"
RESULTS: Final = "results"
FIELDS: Final[tuple[str, ...]] = (BEST_OF, RESULTS)
LENGTHS: Final[tuple[int, ...]] = (1, 3, 5)
NOBODY: Final = -1

NAME: Final = Words("Partidas", "Games")
ONE: Final = Words("Una", "One")
BEST: Final = Words("Al mejor de {n}", "Best of {n}")
WON_BY: Final = Words("La partida {n} la gana el jugador {who}. {score}.", "Player {who} wins game {n}. {score}.")
WON_BY_NOBODY: Final = Words("La partida {n} no la gana nadie. {score}.", "Nobody wins game {n}. {score}.")
STANDS: Final = Words("Partida {n} de {most} como mucho; {score}", "Game {n} of at most {most}; {score}")
READY: Final = Words("A la partida {word}", "On to game {word}")


def length(setup: dict[str, object]) -> int:
    """How many games there can be: 1 where the setup says nothing."""
    found = setup.get(BEST_OF)
    if found is None:
        return 1
    if isinstance(found, bool) or not isinstance(found, int) or found not in LENGTHS:
        raise expected(BEST_OF, "1, 3 o 5", "1, 3 or 5", found)
    return found


def results(setup: dict[str, object], players: int) -> list[int]:
    """Who won each of the games before."""
    found = setup.get(RESULTS)
    if found is None:
        return []
    ok = isinstance(found, list) and all([type(each) is int and NOBODY <= each < players for each in found])
    if not ok or not isinstance(found, list) or len(found) >= length(setup):
        raise expected(
            RESULTS,
            "una lista con quién ganó cada partida (-1: nadie), más corta que la serie",
            "a list of who won each game (-1: nobody), shorter than the series",
            found,
        )
    return [int(each) for each in found]


def check(setup: dict[str, object], players: int) -> None:
    """Refuse fields of a series that make none."""
    if decided(results(setup, players), length(setup), players):
        raise expected(RESULTS, "una serie sin decidir", "a series that is not decided", setup[RESULTS])


def wins(won: list[int], players: int) -> list[int]:
    """How many games each player has won."""
    return [won.count(player) for player in range(players)]


def decided(won: list[int], most: int, players: int) -> bool:
    """Whether nobody can catch up with the leader in the games that are left.

    >>> decided([0], 3, 2), decided([0, 0], 3, 2), decided([0, 1], 3, 2), decided([0, -1, 1], 3, 2)
    (False, True, False, True)
    """
    order = sorted(wins(won, players), reverse=True)
    left = most - len(won)
    second = order[1] if players > 1 else 0
    return left <= 0 or order[0] > second + left


def leaders(won: list[int], players: int) -> tuple[int, ...]:
    """Who has won the most games."""
    counts = wins(won, players)
    return tuple([player for player in range(players) if counts[player] == max(counts)])


def score(won: list[int], players: int) -> str:
    """
    >>> score([0, -1, 1, 0], 2)
    '2–1'
    """
    return "–".join([str(each) for each in wins(won, players)])


def choice_values() -> tuple[tuple[object, Words], ...]:
    """What can be chosen before a game: one, or the best of some."""
    one: tuple[object, Words] = (None, ONE)
    return (one, *[(n, Words(BEST.fill("es", n=str(n)), BEST.fill("en", n=str(n)))) for n in LENGTHS[1:]])


def number(s: State) -> int:
    """Which game of the series lies on the table: the last one that was entered, until the next begins."""
    won = results_so_far(s.setup)
    return len(won) if between(s) or decided(won, length(s.setup), s.players) else len(won) + 1


def between(s: State) -> bool:
    """Whether a game is over and the next waits until everybody is ready."""
    return bool(s.stack) and isinstance(s.stack[-1], BetweenGames)


def standing(s: State) -> Words | None:
    """How the series stands, for a table to show; nothing outside of one."""
    most = length(s.setup)
    if most == 1:
        return None
    told = {"n": str(number(s)), "most": str(most), "score": score(results_so_far(s.setup), s.players)}
    return Words(STANDS.fill("es", **told), STANDS.fill("en", **told))


def results_so_far(setup: dict[str, object]) -> list[int]:
    """The results of a setup that has been checked, also when the series is decided."""
    found = setup.get(RESULTS)
    return [int(each) for each in found] if isinstance(found, list) else []


def single(setup: dict[str, object]) -> dict[str, object]:
    """The setup of one game alone: who thinks ahead does not think beyond its end."""
    return {field: value for field, value in setup.items() if field not in FIELDS}


# ---------------------------------------------------------------------------------------------------------------- from game to game


def go_on(s: State) -> None:
    """A game of a series is over: the series is won, or the next game waits until everybody is ready."""
    close(s)
    if not decided(results_so_far(s.setup), length(s.setup), s.players):
        s.over = False
        s.dirty = False
        s.stack.clear()
        s.push(BetweenGames())


def close(s: State) -> None:
    """Enter the game that is over: whoever has won the most games so far has won, as long as there is no other."""
    if BEST_OF in s.setup:
        won = [*results_so_far(s.setup), s.winners[0] if len(s.winners) == 1 else NOBODY]
        s.setup = {**s.setup, RESULTS: won}
        s.winners = leaders(won, s.players)


class BetweenGames(Frame):
    """Everybody looks at the table of the game that is over and says that they are ready."""

    NAME = "between_games"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = 0

    def run(self, s: State) -> None:
        if self.next_step() == 0:
            s.offer(self.player, ANOTHER_GAME.kind, ANOTHER_GAME.options(s, self.player), question(s))
        elif self.player + 1 < s.players:
            self.player += 1
            self.step = 0
        else:
            s.pop(self)
            next_game(s)


class Ready(Action):
    """Go on to the next game."""

    def said(self, s: State, option: Option, lang: str) -> str:
        return str(len(results_so_far(s.setup)) + 1)


ANOTHER_GAME: Final = Actions("another_game", Row(nothing, Ready("ready", READY)))


def question(s: State) -> Words:
    """Who won the game before, how the series stands, and what changes in the next game."""
    won = results_so_far(s.setup)
    words = WON_BY_NOBODY if not won or won[-1] < 0 else WON_BY
    told = {"n": str(len(won)), "score": score(won, s.players), "who": str(won[-1] + 1) if won else ""}
    ahead = s.game.endings.next_game(s) or Words("", "")
    return Words(f"{words.fill('es', **told)} {ahead.es}".rstrip(), f"{words.fill('en', **told)} {ahead.en}".rstrip())


def next_game(s: State) -> None:
    """The state becomes the next game of the series."""
    won = results_so_far(s.setup)
    s.winners = (won[-1],) if won and won[-1] != NOBODY else ()
    begin(s, s.game.rematch(s), randomness.fork(s.key, len(won)))
    s.game.endings.another_game(s, len(won) + 1)


def begin(s: State, setup: dict[str, object], seed: int) -> None:
    """The state becomes a game with this setup, whatever lay on the table: the next of a series, or one prepared just now."""
    s.become(s.game.start(setup, seed))
