"""`tapete tournament`: an organiser's table without a network. Every action reads the file, takes one step and writes it."""

import secrets
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tapete.cli import tournament_words as words
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Parser, Subparsers
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text, near_names

HELP = COMMANDS["tournament"]
NO_FORM = Phrase(es="{game} no tiene la forma «{value}». {near}", en="{game} has no form '{value}'. {near}")
NO_TWO = Phrase(es="a {game} no se puede jugar entre dos", en="two cannot play {game}")
UNKNOWN_BOT = Phrase(es="no hay ningún bot «{value}». {near}", en="there is no bot '{value}'. {near}")
NEEDS_DECK = Phrase(es="en esta forma se dice con qué se juega: --deck", en="in this form people say what they play: --deck")
NO_DECKS = Phrase(es="en esta forma nadie trae mazo", en="in this form nobody brings a deck")
CREATED = Phrase(es="{file}: torneo empezado, semilla {seed}", en="{file}: tournament begun, seed {seed}")
REGISTERED = Phrase(es="{name} entra con el número {number}{deck}", en="{name} enters as number {number}{deck}")
DONE = Phrase(es="hecho", en="done")
UNDID = Phrase(es="deshecho: {kind}", en="undone: {kind}")
DISQUALIFY = Phrase(
    es="{name} lleva {count} llamados de atención: se le puede descalificar{clause}",
    en="{name} has {count} warnings and may be disqualified{clause}",
)
WARNINGS = 3
FACTS = ("name", "names", "round", "table", "wins", "verdict", "reason")  # of a step, in the history
WRITTEN = Phrase(es="escrito: {file}", en="written: {file}")
FORM_LINE = Phrase(es="{id}: {name}. {about}", en="{id}: {name}. {about}")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("tournament", help=text(HELP), description=text(HELP))
    actions = parser.add_subparsers(dest="action", required=True, metavar=text(words.ACTION))
    for name, arguments, run in ACTIONS:
        action = actions.add_parser(name, help=text(words.HELPS[name]), description=text(words.HELPS[name]))
        if name != "forms":
            action.add_argument("file", type=Path, metavar=text(words.FILE), help=text(words.FILE_HELP))
        arguments(action, text)
        action.set_defaults(run=run)


# -- what each action does


def terms(arguments: Namespace, text: Text) -> dict[str, Any]:
    """The first step of a tournament, once the game is known to allow it."""
    from tapete import forms
    from tapete.cli.documents import bad_document
    from tapete.cli.tournament_file import REFUSED, refused
    from tapete.core.refusal import BadDocument
    from tapete.meet import steps

    game = playable(arguments)
    known = forms.forms_of(game.id)
    if not known:
        raise Problem(NO_TWO, game=game.id)
    form = known[0] if arguments.form is None else forms.form_named(game.id, arguments.form)
    if form is None:
        near = near_names(arguments.form, [each.id for each in known], text)
        raise Problem(NO_FORM, game=game.id, value=arguments.form, near=near)
    settings = {**form.settings, **dict(arguments.set)}
    minutes = form.minutes if arguments.minutes is None else arguments.minutes
    refusal = forms.why_not(game, settings, minutes)
    if refusal is not None:
        raise refused(refusal, text)
    if arguments.set:
        try:
            forms.check_deck(game, settings, forms.filler_deck(game, form, 1, 0))
        except BadDocument as error:
            raise bad_document("--set", error, text) from None
    ties = arguments.tie_breaks.split(",") if arguments.tie_breaks else list(form.tie_breaks)
    try:
        return steps.create(
            arguments.title or arguments.file.stem,
            game.id,
            form.id,
            pairing=arguments.pairing,
            rounds=arguments.rounds,
            cycles=arguments.cycles,
            third_place=arguments.third_place,
            best_of=arguments.best_of or form.best_of,
            minutes=minutes,
            check_in=arguments.check_in,
            scale=arguments.points,
            tie_breaks=[each.strip() for each in ties],
            key=secrets.randbelow(1 << 32) if arguments.seed is None else arguments.seed,
            settings=settings,
            handicap=forms.MOST_HANDICAP if form.handicap else 0,
        )
    except steps.NotNow as not_now:
        raise Problem(REFUSED, why=not_now.text(text.language)) from None


def create(arguments: Namespace, text: Text) -> int:
    from tapete.cli import tournament_file as kept

    step = terms(arguments, text)
    kept.create(arguments.file, step)
    text.show(CREATED, file=arguments.file, seed=step["key"])
    return 0


def enter(arguments: Namespace, text: Text) -> int:
    from tapete.cli import tournament_file as kept
    from tapete.cli.tournament_text import deck_name
    from tapete.meet import steps

    if arguments.bot:
        bot_names(arguments.bot, text)
    now = kept.opened(arguments.file)
    deck = deck_for(now.terms, len(now.entrants), arguments.deck, text)
    now = kept.take(
        arguments.file, text, lambda before: steps.register(before, arguments.name, deck, arguments.bot, arguments.handicap)
    )
    told = f" · {deck_name(deck)}" if deck is not None else ""
    text.show(REGISTERED, name=arguments.name, number=len(now.entrants), deck=told)
    return 0


def deck_for(terms: Any, number: int, name: str | None, text: Text) -> Any:
    """The deck of somebody who registers: brought and legal, made for them, or none."""
    from tapete import forms, games
    from tapete.cli.documents import bad_document, find_deck
    from tapete.core.refusal import BadDocument

    game = games.find(terms.game)
    form = forms.form_named(terms.game, terms.form) or forms.SIMPLE
    if form.decks == forms.MADE and name is None:
        return forms.made_deck(game, terms.key, number)
    if name is not None and form.decks != forms.OWN:
        raise Problem(NO_DECKS)
    if name is None:
        if form.listed:
            raise Problem(NEEDS_DECK)
        return None
    deck = find_deck(game, name, text)
    try:
        forms.check_deck(game, dict(terms.settings), deck)
    except BadDocument as error:
        raise bad_document(name, error, text) from None
    return deck


def step_with(make: Callable[[Namespace], Callable[[Any], dict[str, Any]]]) -> Callable[[Namespace, Text], int]:
    """An action that takes one step and shows the round."""

    def run(arguments: Namespace, text: Text) -> int:
        from tapete.cli import tournament_file as kept
        from tapete.cli.tournament_text import show_round

        now = kept.take(arguments.file, text, make(arguments))
        text.show(DONE) if not now.round else show_round(now, text)
        return 0

    return run


def checking_in(arguments: Namespace) -> Callable[[Any], dict[str, Any]]:
    from tapete.meet import steps

    return lambda now: steps.check_in(now, list(now.entrants) if arguments.all else arguments.names)


def dropping(arguments: Namespace) -> Callable[[Any], dict[str, Any]]:
    from tapete.meet import steps

    return lambda now: steps.drop(now, arguments.name, arguments.reason)


def coming_back(arguments: Namespace) -> Callable[[Any], dict[str, Any]]:
    from tapete.meet import steps

    return lambda now: steps.come_back(now, arguments.name)


def pairing(arguments: Namespace) -> Callable[[Any], dict[str, Any]]:
    from tapete.meet import steps

    return steps.pair


def resulting(arguments: Namespace) -> Callable[[Any], dict[str, Any]]:
    from tapete.meet import results, steps

    one, other, *draws = arguments.wins
    how = results.FORFEIT if arguments.forfeit else results.PLAYED
    return lambda now: steps.result(
        now, arguments.table, (one, other), sum(draws), arguments.score[:2], how, arguments.reason, arguments.round
    )


def finishing(arguments: Namespace) -> Callable[[Any], dict[str, Any]]:
    from tapete.meet import steps

    return steps.finish


def rule(arguments: Namespace, text: Text) -> int:
    """A ruling; with as many warnings as cost the game, the organiser is told."""
    from tapete import games
    from tapete.cli import tournament_file as kept
    from tapete.cli.tournament_text import show_rulings
    from tapete.meet import steps

    now = kept.take(
        arguments.file,
        text,
        lambda before: steps.rule(before, arguments.name, arguments.verdict, arguments.reason, arguments.clause),
    )
    show_rulings(now, text)
    person = steps.person(now, arguments.name)
    times = games.find(now.terms.game).endings.times(dict(now.terms.settings))
    most = times.warnings if times is not None and times.warnings else WARNINGS
    if person.warnings >= most and not person.dropped:
        clause = " (AA-conduct-04)" if now.terms.game == "atrum_arena" else ""
        text.show(DISQUALIFY, name=person.name, count=person.warnings, clause=clause)
    return 0


def undo(arguments: Namespace, text: Text) -> int:
    from tapete.cli import tournament_file as kept
    from tapete.meet import steps

    undone = kept.opened(arguments.file).steps[-1]["kind"]
    kept.take(arguments.file, text, steps.undo)
    text.show(UNDID, kind=undone)
    return 0


def show(arguments: Namespace, text: Text) -> int:
    from tapete.cli import tournament_text as told
    from tapete.cli.tournament_file import opened

    now = opened(arguments.file)
    if arguments.json:
        text.show_json(told.as_json(now))
        return 0
    told.show_heading(now, text)
    told.show_round(now, text, min(arguments.round, now.round))
    return 0


def standings(arguments: Namespace, text: Text) -> int:
    from tapete.cli import tournament_text as told
    from tapete.cli.tournament_file import opened

    now = opened(arguments.file)
    if arguments.json:
        text.show_json({"standings": told.as_json(now)["standings"]})
        return 0
    told.show_heading(now, text)
    told.show_standings(now, text, arguments.round)
    return 0


def rulings(arguments: Namespace, text: Text) -> int:
    from tapete.cli import tournament_text as told
    from tapete.cli.tournament_file import opened

    told.show_rulings(opened(arguments.file), text)
    return 0


def history(arguments: Namespace, text: Text) -> int:
    from tapete.cli.tournament_file import read

    for number, step in enumerate(read(arguments.file), start=1):
        facts = [
            f"{name}={step[name]}" for name in ("name", "names", "round", "table", "wins", "verdict", "reason") if step.get(name)
        ]
        print(f"{number:>4}  {step.get('at', ''):<25}  {step['kind']:<11} {' '.join(facts)}".rstrip())
    return 0


def export(arguments: Namespace, text: Text) -> int:
    import json

    from tapete.cli import tournament_text as told
    from tapete.cli.tournament_file import opened

    now = opened(arguments.file)
    as_table = arguments.results or (arguments.out is not None and arguments.out.suffix.lower() == ".csv")
    written = (
        told.as_csv(now, arguments.results) if as_table else json.dumps(told.as_json(now), ensure_ascii=False, indent=1) + "\n"
    )
    if arguments.out is None:
        print(written, end="")
        return 0
    arguments.out.write_text(written, encoding="utf-8")
    text.show(WRITTEN, file=arguments.out)
    return 0


def bots(arguments: Namespace, text: Text) -> int:
    """All rounds by bots; a file that is there goes on with its own terms."""
    from tapete.cli import tournament_bots as playing
    from tapete.cli import tournament_file as kept
    from tapete.cli import tournament_text as told

    names = bot_names(arguments.bots, text)
    if not arguments.file.exists():
        kept.create(arguments.file, terms(arguments, text))
    playing.enter(arguments.file, text, names, arguments.people, arguments.late)
    for now in playing.play_on(arguments.file, text, names, arguments.people, arguments.leave, arguments.processes):
        if not arguments.json:
            told.show_round(now, text)
    now = kept.opened(arguments.file)
    if arguments.json:
        text.show_json(told.as_json(now))
    else:
        told.show_standings(now, text)
    return 0


def bot_names(given: str, text: Text) -> list[str]:
    from tapete import bots
    from tapete.cli.playable import known_bot

    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names or [given]:
        if not known_bot(name):
            raise Problem(UNKNOWN_BOT, value=name, near=near_names(name, list(bots.names()), text))
    return names


def forms(arguments: Namespace, text: Text) -> int:
    from tapete.forms import forms_of

    for form in forms_of(playable(arguments).id):
        text.show(FORM_LINE, id=form.id, name=form.name.text(text.language), about=form.about.text(text.language))
    return 0


ACTIONS: tuple[tuple[str, Callable[[Parser, Text], None], Callable[[Namespace, Text], int]], ...] = (
    ("create", words.terms_words, create),
    ("register", words.register_words, enter),
    ("check-in", words.check_in_words, step_with(checking_in)),
    ("drop", words.person_words, step_with(dropping)),
    ("back", words.person_words, step_with(coming_back)),
    ("pair", words.no_words, step_with(pairing)),
    ("result", words.result_words, step_with(resulting)),
    ("rule", words.rule_words, rule),
    ("finish", words.no_words, step_with(finishing)),
    ("undo", words.no_words, undo),
    ("show", words.round_words, show),
    ("standings", words.round_words, standings),
    ("rulings", words.no_words, rulings),
    ("history", words.no_words, history),
    ("export", words.export_words, export),
    ("bots", words.bots_words, bots),
    ("forms", words.game_words, forms),
)
