"""`tapete lab train GAME`: learn to judge the positions of a game from games that bots play against themselves."""

import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tapete.cli.commands.simulate import undertaking
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, positive, setting, whole
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.lab.training import Learned, Training

HELP = Phrase(
    es="aprende a juzgar las posiciones de un juego, con partidas de bots contra sí mismos",
    en="learn to judge the positions of a game, from games that bots play against themselves",
)
GAMES_HELP = Phrase(es="partidas de las que se aprende en cada ronda (1000)", en="games to learn from in each round (1000)")
ROUNDS_HELP = Phrase(
    es="rondas; desde la segunda se juega con lo aprendido (1)", en="rounds; from the second on what was learned plays (1)"
)
TRIALS_HELP = Phrase(
    es="partidas de cada prueba contra el juicio propio del juego (200)", en="games of each trial against the game's own hint (200)"
)
HOURS_HELP = Phrase(
    es="parar después de estas horas; la misma orden sigue donde quedó",
    en="stop after these hours; the same command goes on from there",
)
MINUTES_HELP = Phrase(es="lo mismo, en minutos", en="the same, in minutes")
SEED_HELP = Phrase(es="semilla de la que sale todo (1)", en="the seed that decides everything (1)")
PROCESSES_HELP = Phrase(es="procesos (uno por núcleo)", en="processes (one for each core)")
OUT_HELP = Phrase(es="carpeta del diario, la curva y los pesos", en="folder of the journal, the curve and the weights")
SET_HELP = Phrase(es="un campo de la preparación, por ejemplo mode=duel", en="a field of the setup, such as mode=duel")
NUMBER = Phrase(es="N", en="N")
FOLDER = Phrase(es="CARPETA", en="FOLDER")
SETTING = Phrase(es="CAMPO=VALOR", en="FIELD=VALUE")
NO_NUMPY = Phrase(
    es="para aprender hace falta numpy (pip install 'tapete[lab]')", en="learning needs numpy (pip install 'tapete[lab]')"
)
NOT_TWO = Phrase(
    es="se aprende de partidas de dos, y {game} no lo permite", en="it learns from games of two, which {game} does not allow"
)
STOPPED = Phrase(
    es="Se acabó el tiempo; lo jugado está en {folder}. La misma orden sigue desde ahí.",
    en="The time is up; what was played is in {folder}. The same command goes on from there.",
)
PLAYED = Phrase(es="{part}: {done} de {count}", en="{part}: {done} of {count}")
POINT = Phrase(
    es="ronda {round}, {games} partidas ({positions} posiciones): pérdida {loss}; con el juicio propio {hint}",
    en="round {round}, {games} games ({positions} positions): loss {loss}; with the game's own hint {hint}",
)
TRIED = Phrase(
    es="mezcla {blend}: gana {share} % al juicio propio (95 %: {low}–{high}) en {games} {games:partida|partidas}",
    en="blend {blend}: wins {share}% against the hint (95%: {low}–{high}) in {games} {games:game|games}",
)
BETTER = Phrase(es="Juega mejor que el juicio propio: {file}", en="It plays better than the hint: {file}")
NO_BETTER = Phrase(
    es="No está claro que juegue mejor que el juicio propio, así que {file} dice mezcla 0",
    en="It is not certain to play better than the hint, so {file} says blend 0",
)


def register(questions: Subparsers, text: Text) -> None:
    parser = questions.add_parser("train", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--games", type=positive, default=1000, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument("--rounds", type=positive, default=1, metavar=text(NUMBER), help=text(ROUNDS_HELP))
    parser.add_argument("--trials", type=positive, default=200, metavar=text(NUMBER), help=text(TRIALS_HELP))
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--hours", type=positive, default=0, metavar=text(NUMBER), help=text(HOURS_HELP))
    limit.add_argument("--minutes", type=positive, default=0, metavar=text(NUMBER), help=text(MINUTES_HELP))
    parser.add_argument("--seed", type=whole, default=1, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--processes", type=positive, default=0, metavar=text(NUMBER), help=text(PROCESSES_HELP))
    parser.add_argument("--out", type=Path, required=True, metavar=text(FOLDER), help=text(OUT_HELP))
    parser.add_argument("--set", action="append", type=setting, default=[], metavar=text(SETTING), help=text(SET_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run, engine="local")


def run(arguments: Namespace, text: Text) -> int:
    from tapete.bots.reading import SEATED
    from tapete.lab.training import OutOfTime, Training, train

    if find_spec("numpy") is None:
        raise Problem(NO_NUMPY)
    game = playable(arguments)
    least, most = game.players_range()
    if not least <= SEATED <= most:
        raise Problem(NOT_TWO, game=game.id)
    settings = tuple(arguments.set)
    if least < most and "players" not in dict(settings):
        settings = (("players", SEATED), *settings)
    check_setup(game, SEATED, settings, text)
    plan = Training(game.id, arguments.seed, arguments.games, arguments.rounds, arguments.trials, settings)
    seconds = 3600.0 * arguments.hours + 60.0 * arguments.minutes

    def tell(part: str, done: int, count: int) -> None:
        print(text(PLAYED, part=part, done=done, count=count), file=sys.stderr, flush=True)

    with undertaking(arguments):
        try:
            learned = train(plan, arguments.out, command(plan), arguments.processes, seconds, tell)
        except OutOfTime:
            print(text(STOPPED, folder=arguments.out), file=sys.stderr)
            return 1
    if arguments.json:
        text.show_json({"game": game.id, "curve": learned.curve, "tried": learned.tried, "blend": learned.told["blend"]})
    else:
        show(learned, arguments.out, text)
    return 0


def command(plan: "Training") -> str:
    """The command that does it again."""
    told = [f"tapete lab train {plan.game} --games {plan.games} --rounds {plan.rounds} --trials {plan.trials} --seed {plan.seed}"]
    for name, value in plan.settings:
        told.append(f"--set {name}={str(value).lower() if isinstance(value, bool) else value}")
    return " ".join(told)


def show(learned: "Learned", folder: Path, text: Text) -> None:
    from tapete.bots.judging import FILE

    for point in learned.curve:
        shown = {name: point[name] for name in ("round", "games", "positions")}
        text.show(POINT, **shown, loss=f"{point['loss']:.4f}", hint=f"{point['hint_loss']:.4f}")
    for trial in learned.tried:
        shares = {name: round(100 * trial[name], 1) for name in ("share", "low", "high")}
        text.show(TRIED, blend=trial["blend"], games=trial["games"], **shares)
    text.show(BETTER if learned.better else NO_BETTER, file=folder / FILE)
