"""`tapete simulate`: many games between bots."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import (
    FROM_TO_PLAY,
    SO_MANY_PLAY,
    check_setup,
    known_bot,
    playable,
    positive,
    setting,
    setup_arguments,
    whole,
    wrong_number,
)
from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.core.refusal import BadDocument

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.lab.plan import Plan, Result
    from tapete.lab.tally import Share

HELP = COMMANDS["simulate"]
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
DECK_HELP = Phrase(
    es="mazo del primer bot, por su nombre o en un archivo; repetido, el del siguiente. Cada bot lleva el suyo a su asiento",
    en="the deck of the first bot, by its name or in a file; given again, the next one's. Each bot takes its own from seat to seat",
)
EACH_HELP = Phrase(
    es="un campo de la preparación con un valor para cada bot, por ejemplo chains=[4,0]; se puede repetir",
    en="a field of the setup with a value for each bot, such as chains=[4,0]; can be given again",
)
OUT_HELP = Phrase(
    es="carpeta de los resultados (JSON, CSV, Parquet, gráficas, informe) y del diario: interrumpida, la misma orden sigue",
    en="folder for the results (JSON, CSV, Parquet, charts, report) and the journal: interrupted, the same command goes on",
)
ENGINE_HELP = Phrase(
    es="dónde se juega: local, en esta máquina; ray, en un clúster de Ray (RAY_ADDRESS). El resultado es el mismo",
    en="where to play: local, on this machine; ray, on a Ray cluster (RAY_ADDRESS). The result is the same",
)
NUMBER = Phrase(es="N", en="N")
DECK = Phrase(es="MAZO", en="DECK")
FOLDER = Phrase(es="CARPETA", en="FOLDER")
VALUES = Phrase(es="CAMPO=[A,B]", en="FIELD=[A,B]")
NAMES = Phrase(es="BOTS", en="BOTS")

UNKNOWN_BOT = Phrase(es="no hay ningún bot «{value}». {near}", en="there is no bot '{value}'. {near}")
SO_MANY_BOTS = Phrase(
    es="a {game} se juega entre {least}; bots dados: {given}", en="{game} is for {least} players; bots given: {given}"
)
FROM_TO_BOTS = Phrase(
    es="a {game} juegan de {least} a {most} personas; bots dados: {given}",
    en="{game} is for {least} to {most} players; bots given: {given}",
)
NO_SUCH_GAME = Phrase(es="la partida va de 0 a {last}", en="the game is a number from 0 to {last}")
SUMMARY = Phrase(
    es="{game}: {finished} de {games} {games:partida terminada|partidas terminadas} en {seconds} s "
    "({speed} por segundo; {decisions} decisiones por partida)",
    en="{game}: {finished} of {games} {games:game|games} finished in {seconds} s ({speed} a second; {decisions} decisions a game)",
)
SHARE = Phrase(
    es="  {who}: {wins} {wins:victoria|victorias} de {games}, {share} % (95 %: {low}–{high})",
    en="  {who}: {wins} {wins:win|wins} in {games} {games:game|games}, {share}% (95%: {low}–{high})",
)
SEAT = Phrase(es="asiento {number}", en="seat {number}")
DRAWS = Phrase(es="  empates: {draws}", en="  draws: {draws}")
LENGTH = Phrase(
    es="  {what}: {mean} de media (95 %: {low}–{high}), mediana {median}, de {least} a {most}",
    en="  {what}: {mean} on average (95%: {low}–{high}), median {median}, from {least} to {most}",
)
DECISIONS = Phrase(es="decisiones por partida", en="decisions a game")
TURNS = Phrase(es="turnos por partida", en="turns a game")
SCORES = Phrase(es="puntos", en="points")
ONCE_HELP = Phrase(
    es="juega cada reparto una sola vez; si no, al comparar bots o mazos se juega desde todos los asientos",
    en="play each deal only once; otherwise, where bots or decks are compared, it is played from every seat",
)
WRITTEN = Phrase(es="escrito en {folder}: {files}", en="written to {folder}: {files}")
NO_EXTRA = Phrase(
    es="sin {extra} no hay más archivos: pip install 'tapete[lab]'",
    en="without {extra} there are no more files: pip install 'tapete[lab]'",
)
NO_RAY = Phrase(es="Ray no está instalado: pip install 'tapete[ray]'", en="Ray is not installed: pip install 'tapete[ray]'")
ANOTHER = Phrase(
    es="{folder} tiene el diario de otra simulación ({difference}); elige otra carpeta",
    en="{folder} holds the journal of another simulation ({difference}); choose another folder",
)
NO_FOLDER = Phrase(es="no se puede escribir en {folder}: {why}", en="cannot write to {folder}: {why}")
FOR_EACH_BOT = Phrase(
    es="{field}: hacen falta {count} valores, uno por bot", en="{field}: {count} values are needed, one for each bot"
)
FAILED = Phrase(es="atascadas: {stuck}; con error: {errors}", en="stuck: {stuck}; with an error: {errors}")
FAILURE = Phrase(es="partida {number}: {problem}", en="game {number}: {problem}")
LOOK = Phrase(es="  para verla: {command} > partida.json", en="  to look at it: {command} > game.json")
PROGRESS = Phrase(es="{done} de {games} partidas, quedan {left} s", en="{done} of {games} games, {left} s left")
DEALS_PROGRESS = Phrase(es="{done} de {games} repartos, quedan {left} s", en="{done} of {games} deals, {left} s left")


def register(subparsers: Subparsers, text: Text) -> None:
    from tapete import bots
    from tapete.lab.plan import CAP

    parser = subparsers.add_parser("simulate", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--games", type=positive, default=100, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument(
        "--bots", default="random,random", metavar=text(NAMES), help=text(BOTS_HELP, bots=bots.describe(text.language))
    )
    parser.add_argument("--cap", type=positive, default=CAP, metavar=text(NUMBER), help=text(CAP_HELP, cap=CAP))
    parser.add_argument("--replay", type=whole, metavar=text(NUMBER), help=text(REPLAY_HELP))
    parser.add_argument("--deck", action="append", default=[], metavar=text(DECK), help=text(DECK_HELP))
    parser.add_argument("--each", action="append", type=setting, default=[], metavar=text(VALUES), help=text(EACH_HELP))
    run_arguments(parser, text)
    setup_arguments(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run_arguments(parser: ArgumentParser, text: Text, once: bool = True) -> None:
    """What everything that plays many games takes: its seed, where it is played, and where its files go."""
    from tapete.lab.engines import ENGINES, LOCAL

    parser.add_argument("--seed", type=whole, default=1, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--processes", type=positive, default=0, metavar=text(NUMBER), help=text(PROCESSES_HELP))
    parser.add_argument("--out", type=Path, metavar=text(FOLDER), help=text(OUT_HELP))
    parser.add_argument("--engine", choices=ENGINES, default=LOCAL, help=text(ENGINE_HELP))
    if once:
        parser.add_argument("--once", action="store_true", help=text(ONCE_HELP))


def run(arguments: Namespace, text: Text) -> int:
    from tapete.lab.playing import replay

    plan = planned(playable(arguments), arguments, text)
    if arguments.replay is not None:
        if not 0 <= arguments.replay < plan.games:
            raise Problem(NO_SUCH_GAME, last=plan.games - 1)
        text.show_json(replay(plan, arguments.replay).to_json())
        return 0
    result = played(plan, arguments, text)
    if arguments.out is not None:
        write(result, arguments.out, text)  # before anything is printed: whoever reads it may leave
    for each in result.failures:
        print(text(FAILURE, number=each.number, problem=each.problem), file=sys.stderr)
        print(text(LOOK, command=f"{again(plan, arguments)} --replay {each.number}"), file=sys.stderr)
    if arguments.json:
        text.show_json(result.as_json())
    else:
        show(result, text)
    return 1 if result.errors or result.stuck else 0


def planned(game: "Game", arguments: Namespace, text: Text) -> "Plan":
    """The simulation that is asked for, once it is known to be possible."""
    from tapete.cli.documents import bad_document
    from tapete.lab.plan import Plan
    from tapete.lab.playing import seatings, setup_of

    names = bot_names(arguments.bots, text)
    settings = tuple(arguments.set)
    least, most = game.players_range()
    if arguments.players and not least <= arguments.players <= most:
        raise wrong_number(game, arguments.players, SO_MANY_PLAY, FROM_TO_PLAY)
    alone = len(names) == 1 and (bool(arguments.players) or least < most)
    if not alone and (not least <= len(names) <= most or arguments.players not in (0, len(names))):
        raise wrong_number(game, len(names), SO_MANY_BOTS, FROM_TO_BOTS)
    check_setup(game, arguments.players or (0 if alone else len(names)), settings, text)
    own = belongings(game, arguments, names, text)
    seats = 1 if arguments.once or alone else seatings(game, names, own)
    plan = Plan(game.id, arguments.games, names, arguments.seed, arguments.cap, arguments.players, settings, own, seats).whole()
    try:
        game.start(setup_of(game, plan, 0), 1)
    except BadDocument as error:
        raise bad_document("--each", error, text) from None
    return plan


def belongings(
    game: "Game", arguments: Namespace, names: tuple[str, ...], text: Text
) -> tuple[tuple[str, tuple[object, ...]], ...]:
    """What each bot brings along: its deck, and the fields of the setup with a value for each."""
    from tapete.cli.documents import find_deck

    found: list[tuple[str, tuple[object, ...]]] = []
    if arguments.deck:
        found.append(("decks", tuple([find_deck(game, name, text) for name in arguments.deck])))
    for field, values in arguments.each:
        found.append((field, tuple(values) if isinstance(values, list) else (values,)))
    for field, given in found:
        if len(given) != len(names):
            raise Problem(FOR_EACH_BOT, field=field, count=len(names))
    return tuple(found)


def played(plan: "Plan", arguments: Namespace, text: Text, folder: Path | None = None) -> "Result":
    """All games, on the engine that is asked for, with a journal in the folder of the results or another."""
    from tapete.lab.simulate import simulate

    with undertaking(arguments):
        bar = progress_bar(plan.games, text)
        return simulate(plan, arguments.processes, bar, arguments.engine, folder or arguments.out)


def in_parts(arguments: Namespace, text: Text) -> "Callable[[Plan, str], Result]":
    """How an undertaking of several simulations plays each: with its journal in a folder of its own below that of the results."""

    def play(plan: "Plan", name: str) -> "Result":
        return played(plan, arguments, text, None if arguments.out is None else arguments.out / name)

    return play


@contextmanager
def undertaking(arguments: Namespace) -> Iterator[None]:
    """What can be in the way of a long undertaking: Ray, the journal of another one, a folder that cannot be written."""
    from tapete.cli.documents import obstacle
    from tapete.lab.engines import RAY
    from tapete.lab.journal import AnotherSimulation

    if arguments.engine == RAY and find_spec("ray") is None:
        raise Problem(NO_RAY)
    try:
        yield
    except AnotherSimulation as another:
        raise Problem(ANOTHER, folder=arguments.out, difference=another.difference) from None
    except OSError as error:
        if arguments.out is None:
            raise
        raise Problem(NO_FOLDER, folder=arguments.out, why=obstacle(error)) from None


def again(plan: "Plan", arguments: Namespace) -> str:
    """The command of a simulation."""
    told = f"tapete simulate {plan.game} --games {plan.games} --bots {','.join(plan.bots)} --seed {plan.seed} --cap {plan.cap}"
    told += f" --players {plan.players}" if plan.players else ""
    told += " --once" if arguments.once else ""
    told += "".join([f" --set {name}={str(value).lower() if value in (True, False) else value}" for name, value in plan.settings])
    told += "".join([f" --deck {name!r}" for name in arguments.deck])
    return told + "".join([f" --each {name}={value}".replace(", ", ",") for name, value in arguments.each])


def bot_names(given: str, text: Text) -> tuple[str, ...]:
    """The bots of a list; a name that no bot has is a wrong question."""
    from tapete import bots

    names = tuple(name.strip() for name in given.split(",") if name.strip())
    for name in names:
        if not known_bot(name):
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
    for label, share in result.shares.items() if len(plan.bots) > 1 else ():
        show_share(label, share, text)
    if result.draws and len(plan.bots) > 1:
        text.show(DRAWS, draws=result.draws)
    sums = result.sums
    for seat in sorted(sums.seats):
        show_share(text(SEAT, number=seat + 1), sums.seats[seat], text)
    for what, spread in ((DECISIONS, sums.decisions), (TURNS, sums.turns), (SCORES, sums.scores)):
        if any(spread.counts):
            mean, low, high = (f"{value:.1f}" for value in spread.mean())
            ends = {"least": min(spread.counts), "most": max(spread.counts)}
            text.show(LENGTH, what=text(what), mean=mean, low=low, high=high, median=spread.quantile(50), **ends)
    show_units(result, text)
    if result.stuck or result.errors:
        text.show(FAILED, stuck=result.stuck, errors=result.errors)


def show_share(who: str, share: "Share", text: Text) -> None:
    from tapete.lab.tally import PARTS

    low, high = share.interval
    text.show(
        SHARE,
        who=who,
        wins=f"{share.wins / PARTS:g}",
        games=share.games,
        share=f"{100 * share.share:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
    )


def show_units(result: "Result", text: Text) -> None:
    """The units that stand out; all of them are in the files."""
    from tapete import games
    from tapete.cli.standing_out import show_named

    show_named(result.verdicts(), games.find(result.plan.game), text)


def write(result: "Result", folder: Path, text: Text) -> None:
    """The files of a simulation."""
    from tapete.lab.files import write_results
    from tapete.lab.journal import Journal

    tell_written(folder, write_results(folder, result, Journal(folder, result.plan).outcomes(), text.language), text)


def tell_written(folder: Path, written: tuple[list[str], list[str]], text: Text) -> None:
    """Which files there are, and what is missing for more; told on standard error, beside whatever is told."""
    files, missing = written
    print(text(WRITTEN, folder=folder, files=", ".join(files)), file=sys.stderr)
    for extra in missing:
        print(text(NO_EXTRA, extra=extra), file=sys.stderr)


def progress_bar(total: int, text: Text, phrase: Phrase = PROGRESS) -> Callable[[int], None] | None:
    """A line that is written over, for a person who watches; nothing when standard error is a file."""
    if not sys.stderr.isatty():
        return None
    began = time.monotonic()
    width = 30

    def draw(done: int) -> None:
        filled = width * done // total
        left = (time.monotonic() - began) * (total - done) / done
        told = text(phrase, done=done, games=total, left=round(left))
        end = "\n" if done == total else ""
        print(f"\r\x1b[K[{'█' * filled}{'░' * (width - filled)}] {told}", end=end, file=sys.stderr, flush=True)

    return draw
