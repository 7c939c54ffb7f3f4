"""`tapete position`: check a position document, look at it, or take one from a recorded match."""

import shutil
from argparse import Namespace

from tapete.boards import board
from tapete.cli.commands import COMMANDS
from tapete.cli.commands.replay import load
from tapete.cli.documents import bad_document, read_document
from tapete.cli.help_lines import menu_lines
from tapete.cli.parser import Subparsers, json_argument
from tapete.cli.playable import find, whole
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.records import Diverged, Record
from tapete.core.refusal import BadDocument
from tapete.core.state import State

HELP = COMMANDS["position"]
FILE_HELP = Phrase(
    es="una posición (JSON o YAML) o el registro de una partida", en="a position (JSON or YAML) or the record of a game"
)
FILE = Phrase(es="ARCHIVO", en="FILE")
MOVE_HELP = Phrase(es="de un registro: la posición tras la respuesta N", en="of a record: the position after answer N")
SHOW_HELP = Phrase(es="enseña un ejemplo de documento de este juego", en="show an example document of this game")
NUMBER = Phrase(es="N", en="N")
GAME = Phrase(es="JUEGO", en="GAME")

RIGHT = Phrase(
    es="{file}: correcta ({options} opciones para el jugador {player})",
    en="{file}: correct ({options} options for player {player})",
)
NEITHER = Phrase(es="falta un archivo, o --show JUEGO para ver un ejemplo", en="a file is missing, or --show GAME for an example")
NOT_A_RECORD = Phrase(es="--move es para registros, y {file} es una posición", en="--move is for records, and {file} is a position")
WHICH_GAME = Phrase(
    es="{file}: game: falta el juego, por ejemplo game: keyforge",
    en="{file}: game: the game is missing, for example game: keyforge",
)
NO_SUCH_MOVE = Phrase(es="la partida tiene {answers} respuestas, no {asked}", en="the game has {answers} answers, not {asked}")
DIVERGED = Phrase(
    es="{file} no se puede volver a jugar: en la respuesta {answer} se esperaba {expected} y hay {got}",
    en="{file} cannot be played again: at answer {answer} {expected} was expected and there is {got}",
)
ELSEWHERE = Phrase(
    es="{file}: {problem}; cerca hay otros momentos que sí lo tienen: {moves}",
    en="{file}: {problem}; moments near it that have one: {moves}",
)
NO_MAIN = Phrase(es="{game} no llega a ninguna decisión que tenga documento", en="{game} reaches no decision that has a document")
LONGEST = 200
NEAR = 60  # how many answers around a moment are looked at for another that can be written


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("position", help=text(HELP), description=text(HELP))
    parser.add_argument("file", nargs="?", metavar=text(FILE), help=text(FILE_HELP))
    parser.add_argument("--move", type=whole, metavar=text(NUMBER), help=text(MOVE_HELP))
    parser.add_argument("--show", metavar=text(GAME), help=text(SHOW_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    if arguments.show:
        print(written(example(arguments.show)))
        return 0
    if not arguments.file:
        raise Problem(NEITHER)
    data = read_document(arguments.file)
    if isinstance(data, dict) and "answers" in data:
        return from_record(arguments, text)
    state = at_moment(arguments.file, arguments.move, text)
    assert state.decision is not None
    if arguments.json:
        options = state.decision.ids()
        text.show_json({"game": state.game.id, "valid": True, "player": state.decision.player + 1, "options": options})
        return 0
    show(state, text)
    print()
    text.show(RIGHT, file=arguments.file, options=len(state.decision.options), player=state.decision.player + 1)
    return 0


def built(data: object, file: str, text: Text) -> State:
    """The state that a document describes."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Problem(WHICH_GAME, file=file)
    try:
        return find(data["game"]).documents.position(data)
    except BadDocument as error:
        raise bad_document(file, error, text) from None


def from_record(arguments: Namespace, text: Text) -> int:
    """The document of a recorded moment; without a move, of its end."""
    state = replayed(arguments.file, arguments.move, text)
    try:
        print(written(state.game.documents.to_position(state)))
    except BadDocument as error:
        record = load(arguments.file, text)
        near = writable(record, len(record.answers) if arguments.move is None else arguments.move)
        if not near:
            raise bad_document(arguments.file, error, text) from None
        moves = ", ".join([f"--move {move}" for move in near])
        raise Problem(ELSEWHERE, file=arguments.file, problem=error.reason.text(text.language), moves=moves) from None
    return 0


def writable(record: Record, move: int) -> list[int]:
    """The moments nearest to one, before and after it, that a document can describe."""
    game = find(record.game)
    first, last = max(0, move - NEAR), min(len(record.answers), move + NEAR)
    state = record.replay(game, first)
    found: list[int] = []
    for at in range(first, last + 1):
        if at > first:
            game.play(state, record.answers[at - 1])
        try:
            game.documents.to_position(state)
        except BadDocument:
            continue
        found.append(at)
    before, after = [at for at in found if at < move], [at for at in found if at > move]
    return before[-1:] + after[:1]


def replayed(file: str, move: int | None, text: Text) -> State:
    """A recorded moment; without a move, the end."""
    record = load(file, text)
    until = len(record.answers) if move is None else move
    if not 0 <= until <= len(record.answers):
        raise Problem(NO_SUCH_MOVE, answers=len(record.answers), asked=until)
    try:
        return record.replay(find(record.game), until)
    except Diverged as diverged:
        raise Problem(DIVERGED, file=file, answer=diverged.answer, expected=diverged.expected, got=diverged.got) from None
    except BadDocument as error:
        raise bad_document(file, error, text) from None


def at_moment(file: str, move: int | None, text: Text) -> State:
    """The moment that a position document describes, or a record after one of its answers."""
    data = read_document(file)
    if isinstance(data, dict) and "answers" in data:
        return replayed(file, move, text)
    if move is not None:
        raise Problem(NOT_A_RECORD, file=file)
    return built(data, file, text)


def example(id: str) -> dict[str, object]:
    """A document from the middle of a random game."""
    from tapete.core.randomness import number

    game = find(id)
    state = game.start(game.random_setup(1), 1)
    found: dict[str, object] = {}
    for move in range(LONGEST):
        if state.decision is None:
            break
        try:
            found = game.documents.to_position(state)
        except BadDocument:
            if move == LONGEST - 1 and not found:
                raise
        state.choose(state.decision.options[number(1, move, len(state.decision.options))])
        if found and move > LONGEST // 4:
            break
    if not found:
        raise Problem(NO_MAIN, game=id)
    return found


def written(document: dict[str, object]) -> str:
    """A document as YAML that a person can read and change, short lists on one line."""
    import yaml

    text: str = yaml.safe_dump(document, allow_unicode=True, sort_keys=False, default_flow_style=None, width=110)
    return text.rstrip()


def show(state: State, text: Text) -> None:
    assert state.decision is not None
    width = min(120, shutil.get_terminal_size((100, 40)).columns)
    print("\n".join(board(state, state.decision.player, text.language, width)))
    print()
    print("\n".join(menu_lines(state, text.language, width)))
