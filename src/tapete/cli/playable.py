"""From the name of a game to the game, with an error a person understands."""

from argparse import ArgumentParser, Namespace

from tapete import rulebook
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.game import Game
from tapete.core.refusal import BadDocument

NOT_YET = Phrase(
    es="{game} todavía no se puede jugar: solo está su reglamento. Se puede jugar a: {playable}.",
    en="{game} cannot be played yet: only its rulebook is here. Games that can be played: {playable}.",
)
NO_GAME = Phrase(
    es="no hay ningún juego «{game}». Se puede jugar a: {playable}.",
    en="there is no game '{game}'. Games that can be played: {playable}.",
)
NOT_POSITIVE = Phrase(
    es="«{value}» no vale: hace falta un número entero desde 1", en="'{value}' will not do: a whole number from 1 on is needed"
)
NOT_A_NUMBER = Phrase(es="«{value}» no vale: hace falta un número entero", en="'{value}' will not do: a whole number is needed")
NOT_A_TIME = Phrase(
    es="«{value}» no vale: hacen falta unos segundos, por ejemplo 2.5",
    en="'{value}' will not do: a number of seconds is needed, such as 2.5",
)


def playable(arguments: Namespace) -> Game:
    """The game a command is about."""
    return find(str(arguments.game))


def find(id: str) -> Game:
    """A game by its name, as a document or an argument gives it."""
    from tapete import games

    if id not in games.ids():
        known = id in rulebook.games()
        raise Problem(NOT_YET if known else NO_GAME, game=id, playable=", ".join(games.ids()))
    try:
        return games.find(id)
    except BadDocument as error:  # a set of cards from outside that cannot be read
        es, en = (f"{{file}}: {told.replace('{', '{{').replace('}', '}}')}" for told in (error.reason.es, error.reason.en))
        raise Problem(Phrase(es=es, en=en), file=error.field) from None


NO_GUEST = Phrase(es="ese bot no se puede traer: {reason}", en="that bot cannot be had: {reason}")


def known_bot(name: str) -> bool:
    """Whether there is such a bot; one from elsewhere that cannot be had is a wrong question, with the reason."""
    from tapete import bots

    try:
        return bots.known(name)
    except LookupError as error:
        raise Problem(NO_GUEST, reason=str(error)) from None


PLAYERS_HELP = Phrase(es="cuántos juegan, en un juego que lo deja abierto", en="how many play, in a game that leaves it open")
SET_HELP = Phrase(
    es="un campo de la preparación, por ejemplo mode=draft; se puede repetir",
    en="a field of the setup, such as mode=draft; can be given again",
)
NUMBER = Phrase(es="N", en="N")
SETTING = Phrase(es="CAMPO=VALOR", en="FIELD=VALUE")
NOT_A_SETTING = Phrase(es="«{value}» no vale: hace falta campo=valor", en="'{value}' will not do: field=value is needed")
SO_MANY_PLAY = Phrase(es="a {game} se juega entre {least}, no {given}", en="{game} is for {least} players, not {given}")
OTHER_NUMBER = Phrase(
    es="según --set juegan {wanted} y se sientan {given}: usa --players {wanted}",
    en="by --set there are {wanted} players, and {given} sit down: use --players {wanted}",
)
FROM_TO_PLAY = Phrase(
    es="a {game} juegan de {least} a {most} personas; has pedido {given}",
    en="{game} is for {least} to {most} players; you asked for {given}",
)


def setup_arguments(parser: ArgumentParser, text: Text) -> None:
    """`--players` and `--set`, for commands that set games up."""
    parser.add_argument("--players", type=positive, default=0, metavar=text(NUMBER), help=text(PLAYERS_HELP))
    parser.add_argument("--set", action="append", type=setting, default=[], metavar=text(SETTING), help=text(SET_HELP))


def setting(value: str) -> tuple[str, object]:
    """A field of a setup and its value, for argparse."""
    import yaml

    name, equals, text = value.partition("=")
    if not name or not equals:
        raise Problem(NOT_A_SETTING, value=value)
    try:
        return name.strip(), yaml.safe_load(text)
    except yaml.YAMLError:
        return name.strip(), text


def check_setup(game: Game, players: int, settings: tuple[tuple[str, object], ...], text: Text) -> None:
    """Refuse a number of players or settings with which the game cannot be set up."""
    from tapete.cli.documents import bad_document
    from tapete.lab.playing import setup_for

    least, most = game.players_range()
    if players and not least <= players <= most:
        raise wrong_number(game, players, SO_MANY_PLAY, FROM_TO_PLAY)
    if settings:
        try:
            made = game.start(setup_for(game, players, 1, settings), 1)
        except BadDocument as error:
            raise bad_document("--set", error, text) from None
        if players and made.players != players:
            raise Problem(OTHER_NUMBER, wanted=made.players, given=players)


def wrong_number(game: Game, given: int, so_many: Phrase, from_to: Phrase) -> Problem:
    """That so many cannot play: one phrase for a game of a fixed number of players, another for one that leaves it open."""
    least, most = game.players_range()
    return Problem(so_many if least == most else from_to, game=game.id, least=least, most=most, given=given)


def positive(value: str) -> int:
    """A whole number from 1 on, for argparse."""
    if not value.isascii() or not value.isdigit() or int(value) < 1:
        raise Problem(NOT_POSITIVE, value=value)
    return int(value)


def whole(value: str) -> int:
    """A whole number, for argparse."""
    try:
        return int(value)
    except ValueError:
        raise Problem(NOT_A_NUMBER, value=value) from None


def seconds(value: str) -> float:
    """A time above zero, for argparse."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0.0 < number < 86_400.0:
        raise Problem(NOT_A_TIME, value=value)
    return number
