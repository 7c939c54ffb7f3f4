"""A game at the terminal: the board, the options in words, and one line of input at a time.

The session keeps a record of the answers, so it can be taken back, saved, and continued another day. It never shows more than
the player at the keyboard may see: news are told from the log by the visibility service, as every view is.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from tapete.boards import board
from tapete.bots import Bot, Perspective
from tapete.cli.documents import obstacle
from tapete.cli.help_lines import Reason, a_clause, card_lines, explanation_lines, impossible_lines, menu_lines, rule_lines
from tapete.cli.text import Phrase, Text
from tapete.core.decision import Option
from tapete.core.game import Game
from tapete.core.labels import menu
from tapete.core.records import Record
from tapete.core.refusal import EngineError
from tapete.core.state import State
from tapete.core.visibility import Shown
from tapete.core.windows import can_only_pass

WON = Phrase(es="¡Has ganado!", en="You win!")
LOST = Phrase(es="Has perdido.", en="You lose.")
WINNER = Phrase(es="Gana el jugador {player}.", en="Player {player} wins.")
DRAW = Phrase(es="Empate.", en="A draw.")
SCORES = Phrase(es="Puntuación: {scores}", en="Score: {scores}")
ASK = Phrase(es="Tu respuesta (número; h: ayuda)> ", en="Your answer (number; h: help)> ")
HELP = Phrase(
    es="""  número     elige esa opción
  Intro      vuelve a enseñar la mesa y las opciones
  t CARTA    el texto de una carta (o de las cartas de una opción: t 3)
  ?          qué no se puede hacer ahora y por qué, con su regla
  r PALABRA  busca en el reglamento (o una cláusula: r {clause})
  l          lo que ha pasado hasta ahora
  e          por qué ha jugado así el bot (lo que podrías ver tú)
  u          deshace hasta tu decisión anterior (contra bots)
  s ARCHIVO  guarda la partida
  q          sale; la partida queda guardada""",
    en="""  number     choose that option
  Enter      show the table and the options again
  t CARD     the text of a card (or of the cards of an option: t 3)
  ?          what cannot be done now and why, with its rule
  r WORD     search the rulebook (or a clause: r {clause})
  l          what has happened so far
  e          why the bot played as it did (as far as you may see)
  u          take back to your previous decision (against bots)
  s FILE     save the game
  q          quit; the game is kept""",
)
NOT_UNDERSTOOD = Phrase(
    es="No entiendo «{line}». Escribe el número de una opción (del 1 al {last}), o h para ver la ayuda.",
    en="I do not understand '{line}'. Type the number of an option (1 to {last}), or h for help.",
)
NOTHING_TO_UNDO = Phrase(es="No hay nada que deshacer.", en="There is nothing to take back.")
NO_UNDO = Phrase(es="Entre personas no se deshace.", en="Between people nothing is taken back.")
UNDONE = Phrase(es="Deshecho.", en="Taken back.")
SAVED = Phrase(es="Partida guardada en {file}", en="Game saved to {file}")
NOT_SAVED = Phrase(es="No se ha podido guardar en {file}: {why}", en="Could not save to {file}: {why}")
WHICH_FILE = Phrase(es="Falta el nombre del archivo: s partida.json", en="The name of the file is missing: s game.json")
CONTINUE = Phrase(es="Para seguir: {command} play {game} --continue {file}", en="To go on: {command} play {game} --continue {file}")
HAND_OVER = Phrase(
    es="Ahora decide el jugador {player}. Cuando esté ante la pantalla, pulsa Intro.",
    en="Player {player} decides now. When they are at the screen, press Enter.",
)
FAILED = Phrase(
    es="El juego ha fallado y la partida queda como estaba antes de la última respuesta: {problem}",
    en="The game has failed, and the match stays as it was before the last answer: {problem}",
)
CHOSEN = Phrase(es="→ {label}", en="→ {label}")
TIMES = " (×{count})"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
NEWS = 40  # lines of what has happened that are shown at once


class Quit(Exception):
    """The player leaves."""


class Session:
    """A game between people at this terminal and bots. A seat is a bot, or None for a person."""

    def __init__(
        self,
        game: Game,
        record: Record,
        seats: list[Bot | None],
        text: Text,
        read: Callable[[str], str],
        width: int,
        kept: Path,
        every_question: bool = False,
    ) -> None:
        self.game = game
        self.record = record
        self.seats = seats
        self.text = text
        self.read = read  # shows a prompt and returns a line; EOFError when there is no more
        self.width = width
        self.kept = kept  # where the record goes when the player leaves
        self.every_question = every_question
        self.people = [seat for seat, bot in enumerate(seats) if bot is None]
        self.viewer = self.people[0] if self.people else -1
        self.told = 0  # lines of the log that the viewer has read
        self.mine: list[int] = []  # how many answers had been given at each decision of a person
        self.reasons: list[Reason] = []  # what the bots have decided since a person last answered
        self.state = self.replayed(len(record.answers))

    @property
    def lang(self) -> str:
        return self.text.language

    # -- the game

    def replayed(self, until: int) -> State:
        """The game after some of its answers, with its log."""
        state = self.record.start(self.game)
        state.log = []
        self.mine = []
        for number, answer in enumerate(self.record.answers[:until]):
            assert state.decision is not None
            if self.seats[state.decision.player] is None and not self.passes(state):
                self.mine.append(number)
            self.game.play(state, answer)
        return state

    def run(self) -> bool:
        """Play until the end or until the player leaves; True when the game has ended."""
        fresh = True
        try:
            while not self.state.over:
                assert self.state.decision is not None
                bot = self.seats[self.state.decision.player]
                if bot is not None:
                    self.let(bot)
                    fresh = True
                elif self.passes(self.state):
                    self.answer(self.state.decision.options[0])
                else:
                    self.seat(self.state.decision.player)
                    self.show(fresh or self.state.decision.kind in self.game.looks)
                    fresh = self.ask()
        except (Quit, EOFError, KeyboardInterrupt):
            print()
            self.keep()
            return False
        except EngineError as error:
            self.text.show(FAILED, problem=str(error))
            self.keep()
            return False
        self.finish()
        return True

    def passes(self, state: State) -> bool:
        """Whether a person alone with bots is asked for a response, has none, and did not wish to be asked all the same."""
        return len(self.people) == 1 and not self.every_question and can_only_pass(state)

    def let(self, bot: Bot) -> None:
        """A bot decides; why is kept until a person has answered."""
        before = self.state.clone()
        chosen = bot.choose(Perspective(self.state, len(self.record.answers), self.record.seed))
        if before.decision is not None and len(before.decision.options) > 1:
            self.reasons.append(Reason(before, len(self.state.log or ()), bot.explain()))
        self.answer(chosen)

    def answer(self, option: Option) -> None:
        id = option.id
        self.game.play(self.state, id)
        self.record.note(self.state, id)

    def finish(self) -> None:
        self.news()
        print("\n".join(board(self.state, self.viewer, self.lang, self.width)))
        print()
        winners = self.state.winners
        verdict = self.state.game.speech.verdict(self.state, self.lang)
        if verdict:
            print(verdict)
        elif not winners or len(winners) == self.state.players:
            self.text.show(DRAW)
        elif len(self.people) == 1:
            self.text.show(WON if self.people[0] in winners else LOST)
        else:
            self.text.show(WINNER, player=winners[0] + 1)
        scores = self.state.game.lab.scores(self.state)
        if scores and not verdict:
            self.text.show(SCORES, scores=" · ".join(str(points) for points in scores))
        self.keep()

    # -- what is shown

    def seat(self, player: int) -> None:
        """With several people at one screen, nobody sees the hand of another."""
        if player == self.viewer or len(self.people) < 2:
            return
        print(CLEAR, end="")
        self.read(self.text(HAND_OVER, player=player + 1))
        self.viewer = player

    def show(self, whole: bool) -> None:
        """What has happened, the table (when it is worth it) and the question."""
        self.news()
        decision = self.state.decision
        assert decision is not None
        print()
        if whole:
            print("\n".join(board(self.state, self.viewer, self.lang, self.width)))
            print()
        print("\n".join(menu_lines(self.state, self.lang, self.width)))

    def news(self) -> None:
        """What has been logged since this person last looked."""
        log = self.state.log or []
        lines = self.lines(self.told)
        self.told = len(log)
        for line in lines[-NEWS:]:
            print(f"  {line}")

    def lines(self, since: int) -> list[str]:
        """The log in words from some entry on; the same thing several times in a row is said once."""
        shown = Shown(self.state, self.viewer)
        said: list[str] = []
        times: list[int] = []
        for entry in (self.state.log or [])[since:]:
            line = shown.line(entry).get(self.lang)
            if not isinstance(line, str):
                continue
            if said and said[-1] == line:
                times[-1] += 1
            else:
                said.append(line)
                times.append(1)
        return [line + (TIMES.format(count=count) if count > 1 else "") for line, count in zip(said, times, strict=True)]

    # -- what is typed

    def ask(self) -> bool:
        """Read lines until one of them is an answer; True when the game was taken back and the table is another."""
        while True:
            line = self.read(self.text(ASK)).strip()
            options = menu(self.state)
            chosen = self.option(line, options)
            if chosen is not None:
                self.mine.append(len(self.record.answers))
                self.reasons.clear()
                self.answer(chosen)
                return False
            word, _, rest = line.partition(" ")
            if self.command(word.lower(), rest.strip(), options):
                return True
            if self.unknown(word, rest):
                self.text.show(NOT_UNDERSTOOD, line=line, last=len(options))

    def option(self, line: str, options: list[Option]) -> Option | None:
        """An option by its number, or by its id as records write it."""
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        assert self.state.decision is not None
        return self.state.decision.find(line) if line else None

    def unknown(self, word: str, rest: str) -> bool:
        return word.lower() not in ("", "?", "h", "t", "r", "l", "e", "s", "u") or (
            word in ("?", "h", "l", "e", "u") and bool(rest)
        )

    def command(self, word: str, rest: str, options: list[Option]) -> bool:
        """Carry out a word that is no answer; True when the game was taken back."""
        if word == "":
            self.show(True)
        elif word == "h":
            self.text.show(HELP, clause=a_clause(self.game.id))
        elif word == "q":
            raise Quit
        elif word == "u":
            return self.undo()
        elif word == "s":
            self.save(rest)
        elif word == "l":
            print("\n".join(f"  {line}" for line in self.lines(0)[-4 * NEWS :]))
        elif word == "e":
            print("\n".join(explanation_lines(self.reasons, self.state, self.viewer, self.text, self.width)))
        elif word == "?":
            print("\n".join(impossible_lines(self.state, self.text, self.width)))
        elif word == "t":
            print("\n".join(card_lines(self.state, self.viewer, rest, options, self.text, self.width)))
        elif word == "r":
            print("\n".join(rule_lines(self.game.id, rest, self.text, self.width)))
        return False

    def undo(self) -> bool:
        """Back to the decision before this one of the person at the keyboard; False when there is none."""
        if len(self.people) > 1:
            self.text.show(NO_UNDO)
            return False
        if not self.mine:
            self.text.show(NOTHING_TO_UNDO)
            return False
        until = self.mine[-1]
        del self.record.answers[until:]
        for number in [number for number in self.record.digests if number > until]:
            del self.record.digests[number]
        self.state = self.replayed(until)
        self.reasons.clear()
        self.told = len(self.state.log or [])
        self.text.show(UNDONE)
        return True

    # -- keeping

    def save(self, name: str) -> None:
        if name:
            self.write(Path(name).expanduser())
        else:
            self.text.show(WHICH_FILE)

    def keep(self) -> None:
        """Leave the record where it can be found again."""
        if self.write(self.kept) and not self.state.over:
            self.text.show(CONTINUE, command=typed_command(), game=self.game.id, file=self.kept)

    def write(self, file: Path) -> bool:
        import json

        self.record.close(self.state)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(self.record.to_json(), ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            self.text.show(NOT_SAVED, file=file, why=obstacle(error))
            return False
        finally:
            self.record.end = ""  # the game goes on
        self.text.show(SAVED, file=file)
        return True


def typed_command() -> str:
    """The command as this person calls it: a clone's is in .venv/bin."""
    return sys.argv[0] if Path(sys.argv[0]).name == "tapete" else "tapete"
