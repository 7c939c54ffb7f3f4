"""`tapete lab balance GAME`: how often whoever has a hero, a deck or a card wins."""

from argparse import Namespace
from typing import TYPE_CHECKING

from tapete.cli.commands.simulate import bot_names, played, run_arguments, write
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, positive, setup_arguments
from tapete.cli.standing_out import numbers, show_named
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.lab.plan import Result
    from tapete.lab.verdicts import Verdict

HELP = Phrase(
    es="mide el equilibrio: cuánto gana quien tiene cada héroe, mazo o carta, con el mismo bot en todos los asientos",
    en="measure the balance: how often whoever has a hero, deck or card wins, with one bot in every seat",
)
GAMES_HELP = Phrase(es="partidas (400)", en="games (400)")
BOT_HELP = Phrase(es="el bot que juega por todos ({usual})", en="the bot that plays for everybody ({usual})")
ONLY_HELP = Phrase(
    es="decks: solo los mazos con nombre; cards: solo lo que está en el catálogo",
    en="decks: only decks with a name; cards: only the catalogue",
)
NUMBER = Phrase(es="N", en="N")
NAME = Phrase(es="BOT", en="BOT")
ONE_BOT = Phrase(es="hace falta un solo bot, que juega por todos", en="one bot is needed, which plays for everybody")
NO_UNITS = Phrase(
    es="{game} no dice qué se pesa en él (Game.balance_units)", en="{game} does not say what is weighed in it (Game.balance_units)"
)
NONE_LEFT = Phrase(es="no hay nada que decir con --only {only}", en="there is nothing to tell with --only {only}")
SUMMARY = Phrase(
    es="{game}: {finished} de {games} {games:partida terminada|partidas terminadas} con {bot} en {seconds} s; "
    "victorias de quien tuvo cada cosa:",
    en="{game}: {finished} of {games} {games:game|games} finished with {bot} in {seconds} s; wins of whoever had each:",
)
SCORES = Phrase(
    es="Puntos: media {mean}, desviación {deviation}; 5 %: {p5}, 25 %: {p25}, mediana {p50}, 75 %: {p75}, 95 %: {p95}",
    en="Scores: mean {mean}, deviation {deviation}; 5%: {p5}, 25%: {p25}, median {p50}, 75%: {p75}, 95%: {p95}",
)
UNIT = Phrase(
    es="{name}: {share} % (95 %: {low}–{high}) de {games} {games:partida|partidas}; corregido {corrected} %",
    en="{name}: {share}% (95%: {low}–{high}) in {games} {games:game|games}; corrected {corrected}%",
)
POINTS = Phrase(es="; {score} puntos", en="; {score} points")

MARKS = {1: "▲ ", 0: "  ", -1: "▼ "}
DECKS = "decks"
CARDS = "cards"


def register(questions: Subparsers, text: Text) -> None:
    from tapete.lab.balance import USUAL

    parser = questions.add_parser("balance", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--games", type=positive, default=400, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument("--bot", default=USUAL, metavar=text(NAME), help=text(BOT_HELP, usual=USUAL))
    run_arguments(parser, text)
    parser.add_argument("--only", choices=(DECKS, CARDS), help=text(ONLY_HELP))
    setup_arguments(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.lab.balance import balance_json
    from tapete.lab.plan import Plan
    from tapete.lab.playing import seatings

    game = playable(arguments)
    names = bot_names(arguments.bot, text)
    if len(names) != 1:
        raise Problem(ONE_BOT)
    least, most = game.players_range()
    players = arguments.players or max(least, min(2, most))
    settings = tuple(arguments.set)
    check_setup(game, players, settings, text)
    fixed = "decks" in dict(settings)
    seats = 1 if arguments.once or fixed else seatings(game, names)
    plan = Plan(game.id, arguments.games, names, arguments.seed, players=players, settings=settings, seatings=seats).whole()
    result = played(plan, arguments, text)
    if arguments.out is not None:
        write(result, arguments.out, text)
    found = balance_json(result)
    wanted = [each for each in result.verdicts() if arguments.only is None or belongs(each, game, arguments.only)]
    if arguments.json:
        kept = {each.id for each in wanted}
        text.show_json(found | {"units": [result.unit_json(each) for each in result.verdicts() if each.id in kept]})
    else:
        show(result, wanted, game, text)
        if not wanted:
            text.show(NONE_LEFT if result.sums.units else NO_UNITS, game=game.id, only=arguments.only)
    return 1 if result.finished < plan.games else 0


def belongs(each: "Verdict", game: "Game", only: str) -> bool:
    return (each.id in game.catalogue) == (only == CARDS)


def show(result: "Result", wanted: "list[Verdict]", game: "Game", text: Text) -> None:
    from tapete.lab.balance import balance_json

    plan = result.plan
    text.show(SUMMARY, game=game.id, finished=result.finished, games=plan.games, bot=plan.bots[0], seconds=round(result.seconds, 1))
    scores = balance_json(result)["scores"]
    if scores and isinstance(scores, dict):
        text.show(SCORES, **scores)
    for each in wanted:
        points = each.unit.score / each.unit.share.games
        told = text(UNIT, name=unit_name_of(each, game, text), **numbers(each))
        print(MARKS[each.named] + told + (text(POINTS, score=round(points, 1)) if scores else ""))
    show_named(wanted, game, text)


def unit_name_of(each: "Verdict", game: "Game", text: Text) -> str:
    from tapete.lab.charts import unit_name

    return unit_name(game, each.id, text.language)
