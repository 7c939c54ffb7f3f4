"""`tapete review`: look back at a recorded match, decision by decision, with what each player knew then."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.cli.commands import COMMANDS
from tapete.cli.commands.replay import DIVERGED, FILE, FILE_HELP, NUMBER, load
from tapete.cli.documents import bad_document
from tapete.cli.parser import Subparsers, json_argument
from tapete.cli.playable import find, positive, seconds, whole
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.records import Diverged
from tapete.core.refusal import BadDocument
from tapete.core.text import plain

if TYPE_CHECKING:
    from tapete.review.account import Review, Step, Sum
    from tapete.review.words import Turn

HELP = COMMANDS["review"]
ITERATIONS_HELP = Phrase(
    es="cuánto se busca en cada decisión ({usual}): con el mismo número y la misma semilla sale lo mismo",
    en="how long each decision is searched ({usual}): the same number and the same seed give the same review",
)
SECONDS_HELP = Phrase(
    es="elige cuánto buscar para acabar en unos N segundos, y lo dice",
    en="choose how long to search so as to end in about N seconds, and say it",
)
SEED_HELP = Phrase(es="la semilla del azar de la búsqueda ({usual})", en="the seed of the search's own chance ({usual})")
PROCESSES_HELP = Phrase(
    es="cuántos procesos a la vez (los núcleos que haya)", en="how many processes at once (as many as there are cores)"
)
PLAYER_HELP = Phrase(es="solo las decisiones de un jugador: 1, 2…", en="only the decisions of one player: 1, 2…")
SEARCHING = Phrase(es="{count} decisiones, {iterations} iteraciones cada una", en="{count} decisions, {iterations} iterations each")
DONE = Phrase(es="{done} de {count} decisiones, quedan {left} s", en="{done} of {count} decisions, {left} s left")
NOTHING = Phrase(es="{file}: no hay nada que decidir en esta partida", en="{file}: there is nothing to decide in this game")
NO_PLAYER = Phrase(es="no hay jugador {player}: van del 1 al {last}", en="there is no player {player}: they are 1 to {last}")

CURVE = Phrase(es="Posibilidades de ganar del jugador {player}, en %", en="Player {player}'s chance of winning, in %")
TURNED = Phrase(es="Dónde cambió la partida", en="Where the game turned")
TURN = Phrase(es="{answer:>5}. {words}", en="{answer:>5}. {words}")
COSTLY = Phrase(es="Lo que más costó", en="What cost most")
NO_COST = Phrase(es="Ninguna decisión costó más de {least} puntos.", en="No decision cost more than {least} points.")
STEP = Phrase(
    es="{answer:>5}. {turn}jugador {player}: {made} — {label}, {cost} puntos (de {before} % a {after} %)",
    en="{answer:>5}. {turn}player {player}: {made} — {label}, {cost} points (from {before} % to {after} %)",
)
OF_TURN = Phrase(es="turno {turn}, ", en="turn {turn}, ")
BETTER = Phrase(es="       mejor: {line}", en="       better: {line}")
PLAYER = Phrase(es="Jugador {player}", en="Player {player}")
ACCURACY = Phrase(
    es="  precisión {accuracy} de 100 en {decisions} decisiones{wrong}",
    en="  accuracy {accuracy} of 100 over {decisions} decisions{wrong}",
)
AT_STAKE = Phrase(
    es="  de sus {decisions} decisiones dependía demasiado poco para hablar de precisión{wrong}",
    en="  too little depended on their {decisions} decisions to speak of accuracy{wrong}",
)
ADDS_UP = Phrase(
    es="  empezó con {start} %; sus decisiones: {lost}; {given}la suerte: {luck}; visto luego distinto: {revised}; final: {end} %",
    en="  began with {start} %; their choices: {lost}; {given}luck: {luck}; seen otherwise later: {revised}; end: {end} %",
)
GIVEN = Phrase(es="las del rival: {given}; ", en="the rival's: {given}; ")
HOW = Phrase(
    es="Con lo que cada jugador sabía entonces. {iterations} iteraciones, semilla {seed}.",
    en="With what each player knew then. {iterations} iterations, seed {seed}.",
)
COSTS = 8  # costly decisions that are told
LEAST = 0.02
TALL = 8  # lines of the curve
WIDE = 72


def register(subparsers: Subparsers, text: Text) -> None:
    from tapete.review.account import SEED
    from tapete.review.weighing import ITERATIONS

    parser = subparsers.add_parser("review", help=text(HELP), description=text(HELP))
    parser.add_argument("file", metavar=text(FILE), help=text(FILE_HELP))
    parser.add_argument("--player", type=positive, default=0, metavar=text(NUMBER), help=text(PLAYER_HELP))
    budget = parser.add_mutually_exclusive_group()
    about = text(ITERATIONS_HELP, usual=ITERATIONS)
    budget.add_argument("--iterations", type=positive, default=ITERATIONS, metavar=text(NUMBER), help=about)
    budget.add_argument("--seconds", type=seconds, metavar=text(NUMBER), help=text(SECONDS_HELP))
    parser.add_argument("--seed", type=whole, default=SEED, metavar=text(NUMBER), help=text(SEED_HELP, usual=SEED))
    parser.add_argument("--processes", type=positive, default=0, metavar=text(NUMBER), help=text(PROCESSES_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.review.words import as_json

    review = made(arguments, text)
    if review is None:
        return 1
    if arguments.json:
        text.show_json(as_json(review))
    else:
        tell(review, arguments.player - 1, text)
    return 0


def made(arguments: Namespace, text: Text) -> "Review | None":
    """The review; None for a record that is not the game it says it is."""
    from tapete.lab.looking_back import iterations_within, weigh_all
    from tapete.review.account import played, reviewed

    record = load(arguments.file, text)
    game = find(record.game)
    try:
        record.replay(game)
        match = played(game, record.setup, record.seed, record.answers, arguments.seed, arguments.iterations)
    except Diverged as diverged:
        text.show(DIVERGED, file=arguments.file, answer=diverged.answer, expected=diverged.expected, got=diverged.got)
        return None
    except BadDocument as error:
        raise bad_document(arguments.file, error, text) from None
    if not match.tasks:
        raise Problem(NOTHING, file=arguments.file)
    if arguments.player > match.players:
        raise Problem(NO_PLAYER, player=arguments.player, last=match.players)
    if arguments.seconds is not None:
        iterations = iterations_within(match.tasks, arguments.seconds, arguments.processes)
        tasks = tuple([replace(task, iterations=iterations) for task in match.tasks])
        match = replace(match, tasks=tasks, iterations=iterations)
    print(text(SEARCHING, count=len(match.tasks), iterations=match.iterations), file=sys.stderr)
    return reviewed(match, weigh_all(match.tasks, arguments.processes, progress(len(match.tasks), text)))


def progress(count: int, text: Text) -> Callable[[int], None] | None:
    """A line that is written over, for a person who watches."""
    if not sys.stderr.isatty():
        return None
    began = time.monotonic()

    def draw(done: int) -> None:
        left = round((time.monotonic() - began) * (count - done) / done)
        end = "\n" if done == count else ""
        print("\r\x1b[K" + text(DONE, done=done, count=count, left=left), end=end, file=sys.stderr, flush=True)

    return draw


# ---------------------------------------------------------------------------------------------------------------- in words


def tell(review: "Review", only: int, text: Text) -> None:
    from tapete.review.words import turning_points

    match = review.played
    text.show(HOW, iterations=match.iterations, seed=match.seed)
    for player in range(match.players):
        if only in (-1, player) and review.curve(player):
            print()
            text.show(CURVE, player=player + 1)
            print("\n".join(drawn(review.curve(player), match.answers)))
    turns = [turn for turn in turning_points(review) if only in (-1, turn.player)]
    if turns:
        show_turns(turns, text)
    show_costs([step for step in review.steps if only in (-1, step.choice.player)], text)
    for sum in review.sums:
        if sum.decisions and only in (-1, sum.player):
            show_sum(sum, match.rivals, text)


def show_turns(turns: "list[Turn]", text: Text) -> None:
    print()
    text.show(TURNED)
    for turn in turns:
        text.show(TURN, answer=turn.answer + 1, words=plain(turn.words.text(text.language)))


def show_costs(steps: "list[Step]", text: Text) -> None:
    print()
    worst = sorted([step for step in steps if step.weighed.cost >= LEAST], key=lambda step: -step.weighed.cost)[:COSTS]
    if not worst:
        text.show(NO_COST, least=round(100 * LEAST))
        return
    text.show(COSTLY)
    for step in sorted(worst, key=lambda step: step.choice.answer):
        show_step(step, text)


def show_step(step: "Step", text: Text) -> None:
    from tapete.review.words import LABELS

    choice, each, lang = step.choice, step.weighed, text.language
    text.show(
        STEP,
        answer=choice.answer + 1,
        turn=text(OF_TURN, turn=choice.turn) if choice.turn else "",
        player=choice.player + 1,
        made=choice.made.text(lang),
        label=LABELS[step.label].text(lang),
        cost=round(100 * each.cost),
        before=round(100 * each.chance),
        after=round(100 * step.chance),
    )
    text.show(BETTER, line=" · ".join(words.text(lang) for words in each.line))


def show_sum(sum: "Sum", rivals: bool, text: Text) -> None:
    from tapete.review.words import counted

    print()
    text.show(PLAYER, player=sum.player + 1)
    counts = counted(sum, text.language)
    wrong = f": {counts}" if counts else ""
    if sum.accuracy is None:
        text.show(AT_STAKE, decisions=sum.decisions, wrong=wrong)
    else:
        text.show(ACCURACY, accuracy=sum.accuracy, decisions=sum.decisions, wrong=wrong)
    text.show(
        ADDS_UP,
        start=round(100 * sum.start),
        end=round(100 * sum.end),
        lost=signed(-sum.lost),
        given=text(GIVEN, given=signed(sum.given)) if rivals else "",
        luck=signed(sum.luck),
        revised=signed(sum.revised),
    )


def signed(change: float) -> str:
    """A change of chance in points, with its sign.

    >>> signed(0.123), signed(-0.05), signed(0.001)
    ('+12', '−5', '0')
    """
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def drawn(curve: list[tuple[int, float]], answers: int) -> list[str]:
    """A curve in letters, by the number of answers."""
    columns: list[float | None] = [None] * WIDE
    for answer, chance in curve:
        columns[min(WIDE - 1, answer * WIDE // max(1, answers))] = chance
    last = 0.5
    filled: list[int] = []
    for column in columns:
        last = last if column is None else column
        filled.append(min(TALL * 8, round(last * TALL * 8)))
    lines: list[str] = []
    for level in range(TALL - 1, -1, -1):
        name = {TALL - 1: "100", TALL // 2 - 1: " 50", 0: "  0"}.get(level, "   ")
        lines.append(f"  {name} │" + "".join(" ▁▂▃▄▅▆▇█"[max(0, min(8, height - level * 8))] for height in filled))
    return lines
