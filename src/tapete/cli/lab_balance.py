"""`tapete lab balance GAME`: how often whoever has a hero, a deck or a card wins."""

from argparse import Namespace
from typing import TYPE_CHECKING

from tapete.cli.commands.simulate import bot_names, progress_bar
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, positive, setup_arguments, whole
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.lab.balance import Balance, Unit

HELP = Phrase(
    es="mide el equilibrio: cuánto gana quien tiene cada héroe, mazo o carta, con el mismo bot en todos los asientos",
    en="measure the balance: how often whoever has a hero, deck or card wins, with one bot in every seat",
)
GAMES_HELP = Phrase(es="partidas (400)", en="games (400)")
BOT_HELP = Phrase(es="el bot que juega por todos ({usual})", en="the bot that plays for everybody ({usual})")
SEED_HELP = Phrase(es="semilla (1)", en="seed (1)")
PROCESSES_HELP = Phrase(es="procesos (uno por núcleo)", en="processes (one a core)")
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
    es="  {name}: {share} % (95 %: {low}–{high}) de {games}",
    en="  {name}: {share}% (95%: {low}–{high}) of {games}",
)
POINTS = Phrase(es="; {score} puntos", en="; {score} points")

DECKS = "decks"
CARDS = "cards"


def register(questions: Subparsers, text: Text) -> None:
    from tapete.lab.balance import USUAL

    parser = questions.add_parser("balance", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--games", type=positive, default=400, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument("--bot", default=USUAL, metavar=text(NAME), help=text(BOT_HELP, usual=USUAL))
    parser.add_argument("--seed", type=whole, default=1, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--processes", type=positive, default=0, metavar=text(NUMBER), help=text(PROCESSES_HELP))
    parser.add_argument("--only", choices=(DECKS, CARDS), help=text(ONLY_HELP))
    setup_arguments(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.lab.balance import weigh
    from tapete.lab.plan import Plan

    game = playable(arguments)
    names = bot_names(arguments.bot, text)
    if len(names) != 1:
        raise Problem(ONE_BOT)
    least, most = game.players_range()
    players = arguments.players or max(least, min(2, most))
    settings = tuple(arguments.set)
    check_setup(game, players, settings, text)
    plan = Plan(game.id, arguments.games, names, arguments.seed, players=players, settings=settings)
    found = weigh(plan, arguments.processes, progress_bar(plan.games, text))
    weighed = bool(found.units)
    if arguments.only is not None:
        found.units = [unit for unit in found.units if (unit.id in game.catalogue) == (arguments.only == CARDS)]
    if arguments.json:
        text.show_json(found.as_json())
    else:
        show(found, game, text)
        if not found.units:
            text.show(NONE_LEFT if weighed else NO_UNITS, game=game.id, only=arguments.only)
    return 1 if found.finished < arguments.games else 0


def show(found: "Balance", game: "Game", text: Text) -> None:
    from tapete.lab.balance import spread

    plan = found.plan
    text.show(SUMMARY, game=game.id, finished=found.finished, games=plan.games, bot=plan.bots[0], seconds=round(found.seconds, 1))
    if found.scores:
        text.show(SCORES, **spread(found.scores))
    for unit in found.units:
        show_unit(unit, game, text, bool(found.scores))


def show_unit(unit: "Unit", game: "Game", text: Text, scored: bool) -> None:
    from tapete.lab.intervals import wilson

    low, high = wilson(unit.wins, unit.games)
    card = game.catalogue.get(unit.id)
    told = text(
        UNIT,
        name=card.name.text(text.language) if card is not None else unit.id,
        share=round(100 * unit.share, 1),
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        games=unit.games,
    )
    print(told + (text(POINTS, score=round(unit.score / unit.games, 1)) if scored else ""))
