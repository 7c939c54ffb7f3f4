"""`tapete lab gauntlet` and `tapete lab matrix`: how strong a deck is, and how decks fare against one another."""

from argparse import Namespace
from typing import TYPE_CHECKING

from tapete.cli.lab_studies import (
    DECK,
    against_argument,
    conducted,
    deck_name,
    decks_of,
    deliver,
    hundredths,
    margin_argument,
    margin_of,
    one_bot,
    provenance,
    study_arguments,
)
from tapete.cli.parser import Subparsers
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.lab.matchups import Standing

GAUNTLET_HELP = Phrase(
    es="cómo de fuerte es un mazo contra otros, parando cuando la pregunta está resuelta",
    en="how strong a deck is against others, stopping when the question is settled",
)
MATRIX_HELP = Phrase(
    es="cómo les va a unos mazos contra otros, y si hay círculos en los que cada uno gana al siguiente",
    en="how decks fare against one another, and whether there are circles in which each beats the next",
)
MOST_HELP = Phrase(es="repartos como mucho, cada uno desde los dos asientos (400)", en="deals at most, each from both seats (400)")
EACH_HELP = Phrase(es="repartos de cada pareja, desde los dos asientos (50)", en="deals of each pair, from both seats (50)")
ONE_HELP = Phrase(es="el mazo, por su nombre o en un archivo", en="the deck, by its name or in a file")
SOME_HELP = Phrase(
    es="los mazos, por su nombre o en un archivo (todos los del juego)",
    en="the decks, by name or in a file (all that come with the game)",
)
TWO_AT_LEAST = Phrase(es="hacen falta al menos dos mazos distintos", en="at least two different decks are needed")
ANSWER = Phrase(
    es="{deck} gana {mean} % (95 %: {low}–{high}) contra {decks} {decks:mazo|mazos}, con {bot}: {said} "
    "({deals} {deals:reparto|repartos}, desde los dos asientos)",
    en="{deck} wins {mean}% (95%: {low}–{high}) against {decks} {decks:deck|decks}, played by {bot}: {said} "
    "({deals} {deals:deal|deals}, from both seats)",
)
SAID = {
    "higher": Phrase(es="es más fuerte que ellos", en="it is stronger than they are"),
    "lower": Phrase(es="es más débil que ellos", en="it is weaker than they are"),
    "same": Phrase(es="es tan fuerte como ellos", en="it is as strong as they are"),
    "": Phrase(es="aún no está resuelto; hacen falta más --deals", en="not settled yet; more --deals are needed"),
}
AGAINST = Phrase(
    es="  contra {name}: {share} % (95 %: {low}–{high}) de {games} {games:partida|partidas}",
    en="  against {name}: {share}% (95%: {low}–{high}) of {games} {games:game|games}",
)
MATCH = Phrase(
    es="{mark} {one} contra {other}: {share} % (95 %: {low}–{high}) de {games} {games:partida|partidas}",
    en="{mark} {one} against {other}: {share}% (95%: {low}–{high}) of {games} {games:game|games}",
)
RATING = Phrase(es="  {deck}: {elo} Elo (95 %: {low} a {high})", en="  {deck}: {elo} Elo (95%: {low} to {high})")
CIRCLE = Phrase(
    es="Un círculo: {one} gana a {two}, {two} a {three} y {three} a {one}",
    en="A circle: {one} beats {two}, {two} beats {three} and {three} beats {one}",
)
NO_CIRCLE = Phrase(es="Ningún círculo de tres mazos es seguro", en="No circle of three decks is certain")
MISFIT = Phrase(
    es="Una sola escala de fuerza {fits} los resultados (el azar dejaría tanto sin explicar {chance} veces de cada 100)",
    en="One scale of strength {fits} the results (chance would leave as much unexplained {chance} times in 100)",
)
FITS = Phrase(es="explica", en="explains")
FAILS = Phrase(es="no explica", en="does not explain")
MARKS = {1: "▲", 0: " ", -1: "▼"}


def register(questions: Subparsers, text: Text) -> None:
    gauntlet = questions.add_parser("gauntlet", help=text(GAUNTLET_HELP), description=text(GAUNTLET_HELP))
    study_arguments(gauntlet, text, 400, MOST_HELP)
    gauntlet.add_argument("deck", metavar=text(DECK), help=text(ONE_HELP))
    against_argument(gauntlet, text)
    margin_argument(gauntlet, text)
    gauntlet.set_defaults(run=run_gauntlet)
    matrix = questions.add_parser("matrix", help=text(MATRIX_HELP), description=text(MATRIX_HELP))
    study_arguments(matrix, text, 50, EACH_HELP)
    matrix.add_argument("decks", nargs="*", metavar=text(DECK), help=text(SOME_HELP))
    matrix.set_defaults(run=run_matrix)


def run_gauntlet(arguments: Namespace, text: Text) -> int:
    from tapete.lab.answers import gauntlet_sheet
    from tapete.lab.matchups import Gauntlet, against_each, strength

    game = playable(arguments)
    bot, margin = one_bot(arguments, text), margin_of(arguments)
    (deck,) = decks_of(game, [arguments.deck], text)
    field = tuple([each for each in decks_of(game, arguments.against, text) if arguments.against or each != deck])
    study = Gauntlet(game.id, bot, arguments.seed, deck=deck, field=field)
    rows = conducted(study, arguments.deals, arguments, text, lambda known: bool(strength(known, margin).settled))
    found = strength(rows, margin)
    each = against_each(rows, len(field))
    names = [deck_name(other) for other in field]
    sheet = gauntlet_sheet(game.title, deck_name(deck), found, list(zip(names, each, strict=True)), provenance(study, rows))
    if deliver(sheet, arguments, text):
        return 0
    ends = hundredths(mean=found.mean, low=found.low, high=found.high)
    said = SAID[found.settled]
    text.show(ANSWER, deck=deck_name(deck), decks=len(field), bot=bot, said=said, deals=found.count, **ends)
    for name, share in zip(names, each, strict=True):
        low, high = share.interval
        if share.games:
            text.show(AGAINST, name=name, games=share.games, **hundredths(share=share.share, low=low, high=high))
    return 0


def run_matrix(arguments: Namespace, text: Text) -> int:
    from tapete.lab.answers import matrix_sheet
    from tapete.lab.matchups import Matrix, standing

    game = playable(arguments)
    bot = one_bot(arguments, text)
    decks = tuple({deck_name(deck): deck for deck in decks_of(game, arguments.decks, text)}.values())
    if len(decks) < 2:
        raise Problem(TWO_AT_LEAST)
    study = Matrix(game.id, bot, arguments.seed, decks=decks)
    rows = conducted(study, arguments.deals * len(study.pairs), arguments, text)
    found = standing(len(decks), study.pairs, rows)
    names = [deck_name(deck) for deck in decks]
    if not deliver(matrix_sheet(game.title, names, found, provenance(study, rows)), arguments, text):
        show(names, found, text)
    return 0


def show(names: list[str], found: "Standing", text: Text) -> None:
    for each in found.matches:
        low, high = each.interval
        ends = hundredths(share=each.share.share, low=low, high=high)
        text.show(MATCH, mark=MARKS[each.surely], one=names[each.one], other=names[each.other], games=each.share.games, **ends)
    for rating in sorted(found.ratings, key=lambda one: -one.elo):
        text.show(RATING, deck=names[int(rating.bot)], elo=round(rating.elo), low=round(rating.low), high=round(rating.high))
    if len(names) > 2:
        text.show(MISFIT, fits=FITS if found.misfit >= 0.05 else FAILS, chance=f"{100 * found.misfit:.1f}")
        for one, two, three in found.circles:
            text.show(CIRCLE, one=names[one], two=names[two], three=names[three])
        if not found.circles:
            text.show(NO_CIRCLE)
