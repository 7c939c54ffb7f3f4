"""A bot in twenty lines, for every game, and how often it beats another: ``python examples/a_bot_in_20_lines.py``"""

from tapete import bots, games
from tapete.bots import Perspective
from tapete.core.decision import Option


class Peek:
    """Tries each option in a world that agrees with all its player knows, and takes the one after which it stands best."""

    name = "peek"

    def choose(self, seen: Perspective) -> Option:
        def worth(number: int) -> float:
            world = seen.world()
            world.choose(world.decision.options[number])
            return world.game.hints.evaluate(world, seen.player)

        return seen.options[max(range(len(seen.options)), key=worth)]


def wins(rival: str, matches: int, game_id: str = "keyforge") -> int:
    won, game = 0, games.find(game_id)
    for number in range(matches):
        state, seat, moves = game.start(game.random_setup(number), number), number % 2, 0
        other = bots.make(rival, number)
        while state.decision is not None:
            bot = Peek() if state.decision.player == seat else other
            state.choose(bot.choose(Perspective(state, moves, state.key)))
            moves += 1
        won += state.winners == (seat,)
    return won


if __name__ == "__main__":
    print(f"peek beats random in {wins('random', 50)} of 50 games")
