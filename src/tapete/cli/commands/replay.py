"""`tapete replay`: play a recorded match again, in words, and verify that it is the same match."""

import shutil
from argparse import Namespace
from typing import TYPE_CHECKING

from tapete.cli.commands import COMMANDS
from tapete.cli.documents import bad_document, read_document
from tapete.cli.parser import Subparsers, json_argument
from tapete.cli.playable import find, whole
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.records import Diverged, Record, record_from
from tapete.core.refusal import BadDocument
from tapete.table.shuffle import Shown, problem, shown

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.core.state import State

HELP = COMMANDS["replay"]
FILE_HELP = Phrase(es="el registro de la partida", en="the record of the game")
FILE = Phrase(es="ARCHIVO", en="FILE")
VERIFY_HELP = Phrase(es="solo comprueba que la partida es la misma", en="only verify that the game is the same")
MOVE_HELP = Phrase(es="hasta la respuesta N; enseña la mesa", en="up to answer N; shows the table")
EYES_HELP = Phrase(es="con los ojos de quién: 1, 2…, 0 para un espectador (0)", en="with whose eyes: 1, 2…, 0 for a spectator (0)")
NUMBER = Phrase(es="N", en="N")

SAME = Phrase(
    es="{file}: la misma partida, {answers} respuestas, {digests} huellas comprobadas",
    en="{file}: the same game, {answers} answers, {digests} digests verified",
)
DIVERGED = Phrase(
    es="{file}: otra partida desde la respuesta {answer}: se esperaba {expected} y hay {got}",
    en="{file}: another game from answer {answer} on: {expected} was expected and there is {got}",
)
OTHER_RULES = Phrase(
    es="{file}: la partida es de la versión {then} de las reglas, y las de ahora son la {now}.",
    en="{file}: the match was played by version {then} of the rules, and those of now are version {now}.",
)
OTHER_CARDS = Phrase(
    es="{file}: la partida se jugó con otras cartas que las de ahora.",
    en="{file}: the match was played with other cards than those of now.",
)
STILL_ACCEPTED = Phrase(
    es="De sus {answers} respuestas se admiten todavía las {accepted} primeras; así queda lo que se puede ver.",
    en="Of its {answers} answers the first {accepted} are still accepted; this is what can be watched.",
)
PROVEN = Phrase(
    es="Hasta la respuesta {proven} las huellas prueban que es la misma partida.",
    en="Up to answer {proven} the digests prove that it is the same game.",
)
UNPROVEN = Phrase(
    es="Ninguna huella prueba que sea la misma partida: puede que entonces ocurriera otra cosa.",
    en="No digest proves that it is the same game: something else may have happened then.",
)
SAME_SHUFFLE = Phrase(
    es="el barajado es el prometido antes de la partida: {promised}",
    en="the shuffle is the one promised before the match: {promised}",
)
FITS_ITSELF = Phrase(
    es="el barajado es el del compromiso que trae el propio archivo: {promised} (dé con --commitment el que guardó al empezar)",
    en="the shuffle fits the commitment in the file itself: {promised} (give the one you kept from the start with --commitment)",
)
OTHER_SHUFFLE = Phrase(es="{file}: el barajado no es el prometido: {why}", en="{file}: the shuffle is not the one promised: {why}")
NO_PROMISE = Phrase(es="{file} no dice qué se prometió del barajado", en="{file} does not say what was promised of the shuffle")
COMMITMENT_HELP = Phrase(
    es="el compromiso que guardó al empezar: el barajado tiene que ser el suyo",
    en="the commitment you kept from the start: the shuffle must be its own",
)
NUMBER_HELP = Phrase(
    es="el número que su programa mandó para el barajado: tiene que estar mezclado",
    en="the number your program sent for the shuffle: it must be mixed in",
)
HEX = Phrase(es="COMPROMISO", en="COMMITMENT")
OWN = Phrase(es="NÚMERO", en="NUMBER")
WON = Phrase(es="Gana: jugador {players}", en="Winner: player {players}")
DRAW = Phrase(es="Empate", en="A draw")
GAVE_UP = Phrase(es="Gana: jugador {players}, por abandono", en="Winner: player {players}, by concession")
OUT_OF_TIME = Phrase(es="Gana: jugador {players}, por tiempo", en="Winner: player {players}, on time")
AWAY = Phrase(es="Gana: jugador {players}, por ausencia", en="Winner: player {players}, by absence")
WARNED = Phrase(es="Gana: jugador {players}, por llamados de atención", en="Winner: player {players}, by warnings")
ROUND_OVER = Phrase(es="Gana: jugador {players}, al acabar la ronda", en="Winner: player {players}, at the end of the round")
JUDGE = Phrase(
    es="Se acabó la ronda y ningún criterio desempata: decide el juez.",
    en="The round is over and nothing breaks the tie: the judge decides.",
)
HOW = {"concession": GAVE_UP, "time": OUT_OF_TIME, "warnings": WARNED, "absence": AWAY, "round": ROUND_OVER}
UNFINISHED = Phrase(es="La partida no está terminada.", en="The game is not finished.")
NO_SUCH_PLAYER = Phrase(es="no hay jugador {player}: van del 1 al {last}", en="there is no player {player}: they are 1 to {last}")
NO_SUCH_MOVE = Phrase(es="la partida tiene {answers} respuestas, no {asked}", en="the game has {answers} answers, not {asked}")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("replay", help=text(HELP), description=text(HELP))
    parser.add_argument("file", metavar=text(FILE), help=text(FILE_HELP))
    parser.add_argument("--verify", action="store_true", help=text(VERIFY_HELP))
    parser.add_argument("--commitment", default="", metavar=text(HEX), help=text(COMMITMENT_HELP))
    parser.add_argument("--number", default="", metavar=text(OWN), help=text(NUMBER_HELP))
    parser.add_argument("--move", type=whole, metavar=text(NUMBER), help=text(MOVE_HELP))
    parser.add_argument("--player", type=whole, default=0, metavar=text(NUMBER), help=text(EYES_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    record, promised, result = load_with_promise(arguments.file, text)
    game = find(record.game)
    kept, number = str(arguments.commitment).strip().lower(), str(arguments.number).strip()
    if (kept or number) and promised is None:
        raise Problem(NO_PROMISE, file=arguments.file)
    wrong = None if promised is None else problem(record, promised, kept, number)
    if wrong is not None:
        if arguments.json:
            text.show_json({"game": game.id, "same": False, "shuffle": False, "why": wrong.text(text.language)})
        else:
            text.show(OTHER_SHUFFLE, file=arguments.file, why=wrong.text(text.language))
        return 1
    if arguments.move is not None and not 0 <= arguments.move <= len(record.answers):
        raise Problem(NO_SUCH_MOVE, answers=len(record.answers), asked=arguments.move)
    try:
        if not arguments.json and not arguments.verify and record.differs(game) is not None:
            return tell_older(record, game, arguments, text)
        record.replay(game)
    except Diverged as diverged:
        if arguments.json:
            text.show_json(
                {"game": game.id, "same": False, "answer": diverged.answer, "expected": diverged.expected, "got": diverged.got}
            )
        else:
            text.show(DIVERGED, file=arguments.file, answer=diverged.answer, expected=diverged.expected, got=diverged.got)
        return 1
    except BadDocument as error:
        raise bad_document(arguments.file, error, text) from None
    digests = len(record.digests) + (1 if record.end else 0)
    if arguments.json:
        text.show_json({"game": game.id, "same": True, "answers": len(record.answers), "digests": digests})
    elif arguments.verify:
        text.show(SAME, file=arguments.file, answers=len(record.answers), digests=digests)
        if promised is not None:
            text.show(SAME_SHUFFLE if kept else FITS_ITSELF, promised=promised.commitment)
    else:
        tell(record, game, result, arguments, text)
    return 0


def load(file: str, text: Text) -> Record:
    return load_with_promise(file, text)[0]


def load_with_promise(file: str, text: Text) -> tuple[Record, Shown | None, dict[str, object]]:
    """The record; of a server's match also what was promised of its shuffle and how it ended."""
    document = read_document(file)
    promised: Shown | None = None
    result: object = {}
    if isinstance(document, dict) and isinstance(document.get("record"), dict):
        promised = shown(document.get("shuffle"))
        result = document.get("result")
        document = document["record"]
    try:
        return record_from(document), promised, result if isinstance(result, dict) else {}
    except BadDocument as error:
        raise bad_document(file, error, text) from None


def tell(record: Record, game: "Game", result: dict[str, object], arguments: Namespace, text: Text) -> None:
    """The match in words: who answered what, and what came of it."""
    from tapete.boards import board

    s = game.start(record.setup, record.seed)
    if not 0 <= arguments.player <= s.players:
        raise Problem(NO_SUCH_PLAYER, player=arguments.player, last=s.players)
    viewer = arguments.player - 1
    answers = record.answers if arguments.move is None else record.answers[: arguments.move]
    for line in told(s, answers, viewer, text.language):
        print(line)
    if arguments.move is not None:
        width = min(120, shutil.get_terminal_size((100, 40)).columns)
        print("\n".join(board(s, max(0, viewer), text.language, width)))
    elif not s.over:
        show_given_up(result, s.players, text)
    elif s.winners:
        text.show(WON, players=", ".join(str(player + 1) for player in s.winners))
    else:
        text.show(DRAW)


def tell_older(record: Record, game: "Game", arguments: Namespace, text: Text) -> int:
    """A match by other rules or cards, as far as the present ones still accept its answers."""
    accepted, proven = record.accepted(game)
    why = OTHER_CARDS if record.rules == game.version else OTHER_RULES
    text.show(why, file=arguments.file, then=record.rules, now=game.version)
    text.show(STILL_ACCEPTED, accepted=accepted, answers=len(record.answers))
    text.show(UNPROVEN if proven < 0 else PROVEN, proven=proven)
    if arguments.move is not None and arguments.move > accepted:
        raise Problem(NO_SUCH_MOVE, answers=accepted, asked=arguments.move)
    kept = record.copy()
    del kept.answers[accepted:]
    tell(kept, game, {}, arguments, text)
    return 1


def show_given_up(result: dict[str, object], players: int, text: Text) -> None:
    """How a match ended that the rules have not ended."""
    told = result.get("winners")
    winners = [seat + 1 for seat in told if isinstance(seat, int) and 0 <= seat < players] if isinstance(told, list) else []
    reason = str(result.get("reason"))
    if winners:
        text.show(HOW.get(reason, GAVE_UP), players=", ".join(str(seat) for seat in winners))
    elif reason == "round":
        text.show(JUDGE)
    else:
        text.show(UNFINISHED)


def told(s: "State", answers: list[str], viewer: int, lang: str) -> list[str]:
    """The log of a match in words; the options themselves where the viewer is who chose them, or nobody's secret is at stake."""
    from tapete.core.labels import label
    from tapete.core.visibility import Shown

    s.log = []
    lines: list[str] = []
    read = 0
    for number, answer in enumerate(answers, 1):
        decision = s.decision
        assert decision is not None
        option = decision.find(answer)
        assert option is not None
        if decision.player == viewer:
            lines.append(f"{number:>4}. {label(s, option, lang)}")
        s.choose(option)
        shown = Shown(s, viewer)
        for entry in s.log[read:]:
            line = shown.line(entry).get(lang)
            if isinstance(line, str):
                lines.append(f"      {line}")
        read = len(s.log)
    return lines
