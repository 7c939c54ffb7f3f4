"""`tapete simulate`: many games between bots."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, positive, setup_arguments, whole
from tapete.cli.text import Phrase, Problem, Text, near_names

if TYPE_CHECKING:
    from tapete.lab.simulate import Result

HELP = Phrase(es="juega muchas partidas entre bots", en="play many games between bots")
GAMES_HELP = Phrase(es="cuántas partidas (100)", en="how many games (100)")
BOTS_HELP = Phrase(
    es="los bots, separados por comas, que cambian de asiento en cada partida (random,random); uno solo los ocupa todos; {bots}",
    en="the bots, separated by commas; they change seats every game (random,random); a single one sits in all of them; {bots}",
)
SEED_HELP = Phrase(es="semilla: la misma da las mismas partidas (1)", en="seed: the same one gives the same games (1)")
PROCESSES_HELP = Phrase(
    es="procesos (uno por núcleo); no cambian el resultado", en="processes (one a core); they do not change the result"
)
CAP_HELP = Phrase(
    es="decisiones tras las que una partida cuenta como atascada ({cap})", en="decisions after which a game counts as stuck ({cap})"
)
REPLAY_HELP = Phrase(
    es="vuelve a jugar solo la partida N y escribe su registro (para `tapete replay`)",
    en="play only game N again and write its record (for `tapete replay`)",
)
NUMBER = Phrase(es="N", en="N")
NAMES = Phrase(es="BOTS", en="BOTS")

UNKNOWN_BOT = Phrase(es="no hay ningún bot «{value}». {near}", en="there is no bot '{value}'. {near}")
HOW_MANY = Phrase(
    es="{game} lo juegan de {least} a {most}: se han dado {given} bots",
    en="{game} is for {least} to {most} players: {given} bots were given",
)
NO_SUCH_GAME = Phrase(es="la partida va de 0 a {last}", en="the game is a number from 0 to {last}")
SUMMARY = Phrase(
    es="{game}: {finished} de {games} partidas terminadas en {seconds} s ({speed} por segundo; {decisions} decisiones por partida)",
    en="{game}: {finished} of {games} games finished in {seconds} s ({speed} a second; {decisions} decisions a game)",
)
WINS = Phrase(es="  {bot}: {wins} victorias ({share} %)", en="  {bot}: {wins} wins ({share}%)")
DRAWS = Phrase(es="  empates: {draws}", en="  draws: {draws}")
FAILED = Phrase(es="atascadas: {stuck}; con error: {errors}", en="stuck: {stuck}; with an error: {errors}")
FAILURE = Phrase(es="partida {number}: {problem}", en="game {number}: {problem}")
LOOK = Phrase(es="  para verla: {command} > partida.json", en="  to look at it: {command} > game.json")
PROGRESS = Phrase(es="{done} de {games} partidas, quedan {left} s", en="{done} of {games} games, {left} s left")


def register(subparsers: Subparsers, text: Text) -> None:
    from tapete import bots
    from tapete.lab.simulate import CAP

    parser = subparsers.add_parser("simulate", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--games", type=positive, default=100, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument(
        "--bots", default="random,random", metavar=text(NAMES), help=text(BOTS_HELP, bots=bots.describe(text.language))
    )
    parser.add_argument("--seed", type=whole, default=1, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--processes", type=positive, default=0, metavar=text(NUMBER), help=text(PROCESSES_HELP))
    parser.add_argument("--cap", type=positive, default=CAP, metavar=text(NUMBER), help=text(CAP_HELP, cap=CAP))
    parser.add_argument("--replay", type=whole, metavar=text(NUMBER), help=text(REPLAY_HELP))
    setup_arguments(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.lab import simulate as lab

    game = playable(arguments)
    names = bot_names(arguments.bots, text)
    settings = tuple(arguments.set)
    least, most = game.players_range()
    alone = len(names) == 1 and (bool(arguments.players) or least < most)
    if not alone and (not least <= len(names) <= most or arguments.players not in (0, len(names))):
        raise Problem(HOW_MANY, game=game.id, least=least, most=most, given=len(names))
    check_setup(game, arguments.players or (0 if alone else len(names)), settings, text)
    plan = lab.Plan(game.id, arguments.games, names, arguments.seed, arguments.cap, arguments.players, settings)
    if arguments.replay is not None:
        if not 0 <= arguments.replay < plan.games:
            raise Problem(NO_SUCH_GAME, last=plan.games - 1)
        text.show_json(lab.replay(plan, arguments.replay).to_json())
        return 0
    result = lab.simulate(plan, arguments.processes, progress_bar(plan.games, text))
    again = f"tapete simulate {game.id} --games {plan.games} --bots {','.join(names)} --seed {plan.seed} --cap {plan.cap}"
    again += f" --players {plan.players}" if plan.players else ""
    again += "".join([f" --set {name}={str(value).lower() if value in (True, False) else value}" for name, value in settings])
    for each in result.failures:
        print(text(FAILURE, number=each.number, problem=each.problem), file=sys.stderr)
        print(text(LOOK, command=f"{again} --replay {each.number}"), file=sys.stderr)
    if arguments.json:
        text.show_json(result.as_json())
    else:
        show(result, text)
    return 1 if result.errors or result.stuck else 0


def bot_names(given: str, text: Text) -> tuple[str, ...]:
    """The bots of a list; a name that no bot has is a wrong question."""
    from tapete import bots

    names = tuple(name.strip() for name in given.split(",") if name.strip())
    for name in names:
        if not bots.known(name):
            raise Problem(UNKNOWN_BOT, value=name, near=near_names(name, list(bots.names()), text))
    return names


def show(result: "Result", text: Text) -> None:
    plan = result.plan
    text.show(
        SUMMARY,
        game=plan.game,
        games=plan.games,
        finished=result.finished,
        seconds=f"{result.seconds:.1f}",
        speed=f"{plan.games / result.seconds:.1f}",
        decisions=round(result.decisions / plan.games),
    )
    for bot, wins in result.wins.items():
        text.show(WINS, bot=bot, wins=wins, share=round(100 * wins / max(1, result.finished), 1))
    if result.draws:
        text.show(DRAWS, draws=result.draws)
    if result.stuck or result.errors:
        text.show(FAILED, stuck=result.stuck, errors=result.errors)


def progress_bar(total: int, text: Text) -> Callable[[int], None] | None:
    """A line that is written over, for a person who watches; nothing when standard error is a file."""
    if not sys.stderr.isatty():
        return None
    began = time.monotonic()
    width = 30

    def draw(done: int) -> None:
        filled = width * done // total
        left = (time.monotonic() - began) * (total - done) / done
        told = text(PROGRESS, done=done, games=total, left=round(left))
        end = "\n" if done == total else ""
        print(f"\r\x1b[K[{'█' * filled}{'░' * (width - filled)}] {told}", end=end, file=sys.stderr, flush=True)

    return draw
