"""`tapete lab ablate`, `tapete lab card` and `tapete lab openings`: what cards are worth, and what to begin with."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.cli.lab_studies import (
    DECK,
    against_argument,
    conducted,
    deck_name,
    decks_of,
    deliver,
    margin_argument,
    margin_of,
    one_bot,
    provenance,
    signed,
    study_arguments,
)
from tapete.cli.parser import Subparsers
from tapete.cli.playable import check_setup, playable, setup_arguments
from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.core.language import Words

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.game import Game
    from tapete.lab.ablation import Contrast
    from tapete.lab.sequences import Answer

ABLATE_HELP = Phrase(
    es="qué vale una carta, o cada carta de un mazo: los mismos repartos con ella y con otra en su lugar",
    en="what a card is worth, or every card of a deck: the same deals with it and with another in its place",
)
CARD_HELP = Phrase(
    es="si una carta es justa: en mazos al azar, en el lugar de otra y sin ella, en los mismos repartos",
    en="whether a card is fair: in random decks, in the place of another and without it, in the same deals",
)
OPENINGS_HELP = Phrase(
    es="con qué empezar: cada respuesta a una pregunta temprana (mano, casa, mago), probada en los mismos repartos",
    en="what to begin with: every answer to an early question (hand, house, mage), tried in the same deals",
)
MOST_HELP = Phrase(
    es="repartos: de una carta, como mucho; de un mazo, de cada carta (200)",
    en="deals: of a card, at most; of a deck, for each card (200)",
)
CARD_DEALS_HELP = Phrase(es="repartos como mucho (400)", en="deals at most (400)")
OPENING_DEALS_HELP = Phrase(es="repartos en los que se prueba (200)", en="deals in which it is tried (200)")
WHICH_HELP = Phrase(
    es="una carta, por su nombre o id, o un mazo, por su nombre o en un archivo",
    en="a card, by name or id, or a deck, by name or in a file",
)
ONE_HELP = Phrase(es="la carta, por su nombre o su id", en="the card, by its name or id")
IN_HELP = Phrase(
    es="un mazo que tiene la carta; se puede repetir (los del juego que la tienen)",
    en="a deck that has the card; can be given again (those of the game that have it)",
)
AT_HELP = Phrase(
    es="la pregunta, por ejemplo mulligan, house o mage (la primera que se hace)",
    en="the question, such as mulligan, house or mage (the first that is asked)",
)
WHICH = Phrase(es="CARTA|MAZO", en="CARD|DECK")
CARD = Phrase(es="CARTA", en="CARD")
KIND = Phrase(es="PREGUNTA", en="QUESTION")
NEITHER = Phrase(
    es="no hay ninguna carta ni ningún mazo «{value}». {near}", en="there is neither a card nor a deck '{value}'. {near}"
)
NO_CARD = Phrase(es="no hay ninguna carta «{value}». {near}", en="there is no card '{value}'. {near}")
NOWHERE = Phrase(
    es="ningún mazo del juego tiene {card}: da uno con --deck, o pregunta `tapete lab card {game} {id}`",
    en="no deck of the game has {card}: give one with --deck, or ask `tapete lab card {game} {id}`",
)
NOT_IN = Phrase(es="{deck} no tiene {card}", en="{deck} does not have {card}")
NO_OTHER = Phrase(es="nada puede ir en un mazo en el lugar de {card}", en="nothing could be in a deck in the place of {card}")
NO_PLACE = Phrase(
    es="{card} no cabe en ninguno de {tries} mazos al azar de {game}: nadie podría llevarla en el lugar de otra",
    en="{card} has no place in any of {tries} random decks of {game}: nobody could have it in the place of another",
)
NOT_EARLY = Phrase(
    es="{game} no pregunta «{value}» al empezar. Preguntas tempranas con varias respuestas: {asked}",
    en="{game} does not ask '{value}' early. Early questions with several answers: {asked}",
)
NOTHING = Phrase(es="ninguna", en="none")
WORTH = Phrase(
    es="{card}: {mean} partidas de cada 100 (95 %: {low} a {high}) frente a lo que podría ir en su lugar, con {bot}: {said} "
    "({deals} {deals:reparto|repartos}, cada uno cuatro veces)",
    en="{card}: {mean} games in 100 (95%: {low} to {high}) beside what could be in its place, played by {bot}: {said} "
    "({deals} {deals:deal|deals}, each four times)",
)
SAID = {
    "higher": Phrase(es="es mejor", en="it is better"),
    "lower": Phrase(es="es peor", en="it is worse"),
    "same": Phrase(es="vale lo mismo", en="it is worth the same"),
    "": Phrase(es="aún no está resuelto; hacen falta más --deals", en="not settled yet; more --deals are needed"),
}
FAIR = {
    "higher": Phrase(es="demasiado buena para el lugar que ocupa", en="too good for the place it takes"),
    "lower": Phrase(es="más débil que las demás", en="weaker than the others"),
    "same": Phrase(es="justa", en="fair"),
    "": SAID[""],
}
EACH = Phrase(
    es="{mark} {name}: {mean} (95 %: {low} a {high}) en {deals} {deals:reparto|repartos}; corregido {corrected}",
    en="{mark} {name}: {mean} (95%: {low} to {high}) in {deals} {deals:deal|deals}; corrected {corrected}",
)
HEADING = Phrase(
    es="{what}, en partidas ganadas de más de cada 100, con {bot} (▲ ▼: más de lo que da el azar):",
    en="{what}, in games won more out of 100, played by {bot} (▲ ▼: more than chance explains):",
)
TOO_FEW = Phrase(
    es="Para señalar algo hacen falta al menos {least} repartos de cada cosa",
    en="To mark anything at least {least} deals of each are needed",
)
ANSWERS = Phrase(es="Cada respuesta a «{value}»", en="Every answer to '{value}'")
CARDS_OF = Phrase(es="Cada carta de {value}", en="Every card of {value}")
MARKS = {1: "▲", 0: " ", -1: "▼"}


def register(questions: Subparsers, text: Text) -> None:
    ablate = questions.add_parser("ablate", help=text(ABLATE_HELP), description=text(ABLATE_HELP))
    study_arguments(ablate, text, 200, MOST_HELP)
    ablate.add_argument("which", metavar=text(WHICH), help=text(WHICH_HELP))
    ablate.add_argument("--deck", action="append", default=[], metavar=text(DECK), help=text(IN_HELP))
    against_argument(ablate, text)
    margin_argument(ablate, text)
    ablate.set_defaults(run=run_ablate)
    card = questions.add_parser("card", help=text(CARD_HELP), description=text(CARD_HELP))
    study_arguments(card, text, 400, CARD_DEALS_HELP)
    card.add_argument("card", metavar=text(CARD), help=text(ONE_HELP))
    margin_argument(card, text)
    card.set_defaults(run=run_card)
    openings = questions.add_parser("openings", help=text(OPENINGS_HELP), description=text(OPENINGS_HELP))
    study_arguments(openings, text, 200, OPENING_DEALS_HELP)
    openings.add_argument("--at", metavar=text(KIND), help=text(AT_HELP))
    setup_arguments(openings, text)
    openings.set_defaults(run=run_openings)


def run_ablate(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    margin_of(arguments)
    one_bot(arguments, text)
    decks_of(game, [], text)
    card = named_card(game, arguments.which)
    return ablate_deck(game, arguments, text) if card is None else ablate_card(game, card, arguments, text)


def ablate_card(game: "Game", card: "CardDef", arguments: Namespace, text: Text) -> int:
    from tapete.lab.ablation import Ablation, worth
    from tapete.lab.answers import worth_sheet

    margin, name = margin_of(arguments), card.name.text(text.language)
    given = decks_of(game, arguments.deck, text)
    holders = tuple([deck for deck in given if card.id in game.lab.deck_cards(deck)])
    if arguments.deck and len(holders) < len(given):
        raise Problem(NOT_IN, deck=deck_name(next(deck for deck in given if deck not in holders)), card=name)
    if not holders:
        raise Problem(NOWHERE, card=name, game=game.id, id=card.id)
    if not all([game.lab.instead_of(deck, card.id) for deck in holders]):
        raise Problem(NO_OTHER, card=name)
    field = decks_of(game, arguments.against, text)
    study = Ablation(game.id, one_bot(arguments, text), arguments.seed, decks=holders, field=field, cards=(card.id,))
    rows = conducted(study, arguments.deals, arguments, text, lambda known: bool(worth(known, margin).settled))
    found = worth(rows, margin)
    title = Words(f"{game.title.es}: qué vale {card.name.es}", f"{game.title.en}: what {card.name.en} is worth")
    data = {**provenance(study, rows), "card": card.id, "decks": [deck_name(deck) for deck in holders]}
    if not deliver(worth_sheet(title, found, data), arguments, text):
        show_worth(name, found, study.bot, SAID, text)
    return 0


def ablate_deck(game: "Game", arguments: Namespace, text: Text) -> int:
    from tapete.cli.documents import UNKNOWN_DECK
    from tapete.lab.ablation import Ablation, by_card, contrasts
    from tapete.lab.answers import CARD as HEAD
    from tapete.lab.answers import contrasts_sheet

    try:
        (deck,) = decks_of(game, [arguments.which], text)
    except Problem as problem:
        if problem.phrase is not UNKNOWN_DECK:
            raise
        names = [deck_name(each) for each in game.documents.decks()] + card_names(game, text)
        raise Problem(NEITHER, value=arguments.which, near=near_names(arguments.which, names, text)) from None
    cards = tuple([card for card in game.lab.deck_cards(deck) if game.lab.instead_of(deck, card)])
    field = decks_of(game, arguments.against, text)
    study = Ablation(game.id, one_bot(arguments, text), arguments.seed, decks=(deck,), field=field, cards=cards)
    rows = conducted(study, arguments.deals * len(cards), arguments, text)
    found = [(each, game.catalogue[each.id].name) for each in contrasts(by_card(study, rows))]
    called = deck_name(deck)
    title = Words(f"{game.title.es}: qué vale cada carta de {called}", f"{game.title.en}: what every card of {called} is worth")
    data = {**provenance(study, rows), "deck": called}
    if not deliver(contrasts_sheet(title, HEAD, found, data), arguments, text):
        show_contrasts(text(CARDS_OF, value=called), found, study.bot, text)
    return 0


def run_card(arguments: Namespace, text: Text) -> int:
    from tapete.lab.ablation import TRIES, Newcomer, worth
    from tapete.lab.answers import worth_sheet

    game = playable(arguments)
    margin, bot = margin_of(arguments), one_bot(arguments, text)
    decks_of(game, [], text)
    card = named_card(game, arguments.card)
    if card is None:
        raise Problem(NO_CARD, value=arguments.card, near=near_names(arguments.card, card_names(game, text), text))
    study = Newcomer(game.id, bot, arguments.seed, card=card.id)
    if not study.place(0):
        raise Problem(NO_PLACE, card=card.name.text(text.language), tries=TRIES, game=game.id)
    rows = conducted(study, arguments.deals, arguments, text, lambda known: bool(worth(known, margin).settled))
    found = worth(rows, margin)
    title = Words(f"{game.title.es}: si {card.name.es} es justa", f"{game.title.en}: whether {card.name.en} is fair")
    if not deliver(worth_sheet(title, found, {**provenance(study, rows), "card": card.id}), arguments, text):
        show_worth(card.name.text(text.language), found, bot, FAIR, text)
    return 0


def run_openings(arguments: Namespace, text: Text) -> int:
    from dataclasses import replace

    from tapete.lab.ablation import contrasts
    from tapete.lab.answers import ANSWER, contrasts_sheet
    from tapete.lab.openings import Openings, by_answer, early

    game = playable(arguments)
    least, most = game.players_range()
    players = arguments.players or max(least, min(2, most))
    settings = tuple(arguments.set)
    check_setup(game, players, settings, text)
    study = Openings(game.id, one_bot(arguments, text), arguments.seed, settings, players=players)
    asked = early(study)
    wanted = arguments.at or (asked[0] if asked else "")
    if wanted not in asked:
        raise Problem(NOT_EARLY, game=game.id, value=wanted, asked=", ".join(asked) or NOTHING)
    study = replace(study, at=wanted)
    rows = conducted(study, arguments.deals, arguments, text)
    seen, words = by_answer(rows)
    found = [(each, Words(*words[each.id])) for each in contrasts(seen)]
    title = Words(f"{game.title.es}: con qué empezar ({wanted})", f"{game.title.en}: what to begin with ({wanted})")
    if not deliver(contrasts_sheet(title, ANSWER, found, {**provenance(study, rows), "at": wanted}), arguments, text):
        show_contrasts(text(ANSWERS, value=wanted), found, study.bot, text)
    return 0


def named_card(game: "Game", asked: str) -> "CardDef | None":
    from tapete.core.position import find_card
    from tapete.core.refusal import BadDocument

    try:
        return find_card(game, asked, "card")
    except BadDocument:
        return None


def card_names(game: "Game", text: Text) -> list[str]:
    return [name for card in game.catalogue.values() for name in (card.name.text(text.language), card.id)]


def show_worth(name: str, found: "Answer", bot: str, said: dict[str, Phrase], text: Text) -> None:
    ends = signed(mean=found.mean, low=found.low, high=found.high)
    text.show(WORTH, card=name, bot=bot, said=said[found.settled], deals=found.count, **ends)


def show_contrasts(what: str, found: "Sequence[tuple[Contrast, Words]]", bot: str, text: Text) -> None:
    from tapete.lab.ablation import LEAST

    text.show(HEADING, what=what, bot=bot)
    for each, name in found:
        ends = signed(mean=each.mean, low=each.low, high=each.high, corrected=each.corrected)
        text.show(EACH, mark=MARKS[each.named], name=name.text(text.language), deals=each.deals, **ends)
    if all([each.deals < LEAST for each, _ in found]):
        text.show(TOO_FEW, least=LEAST)
