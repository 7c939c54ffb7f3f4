"""Records: a match as what it was made from and what was answered, with digests that prove a replay.

The same rules, cards, setup, seed and answers give the same game anywhere. A record keeps a digest every few answers and one at
the end; replaying compares them and says at which answer two games part.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from tapete.core.codec import digest
from tapete.core.language import EN, ES
from tapete.core.pool import named, set_of
from tapete.core.position import Document, expected, missing
from tapete.core.refusal import BadDocument, Refused

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.core.state import State

EVERY: Final = 20


class Diverged(Exception):
    """A replay that is not the game recorded: at which answer, what was expected and what came."""

    def __init__(self, answer: int, expected: str, got: str) -> None:
        super().__init__(f"answer {answer}: expected {expected}, got {got}")
        self.answer = answer  # how many answers had been given
        self.expected = expected
        self.got = got


class Record:
    """A match, finished or under way."""

    def __init__(self, game: str, rules: str, catalogue: str, setup: dict[str, object], seed: int, every: int = EVERY) -> None:
        self.game = game
        self.rules = rules
        self.catalogue = catalogue
        self.setup = setup
        self.seed = seed
        self.every = every
        self.answers: list[str] = []
        self.digests: dict[int, str] = {}  # by number of answers given
        self.end = ""  # the digest after the last answer, once closed

    def copy(self) -> Record:
        """An independent record of the same match so far."""
        twin = Record(self.game, self.rules, self.catalogue, self.setup, self.seed, self.every)
        twin.answers = self.answers[:]
        twin.digests = dict(self.digests)
        twin.end = self.end
        return twin

    # -- keeping

    def start(self, game: Game) -> State:
        """The game at its first decision."""
        state = game.start(self.setup, self.seed)
        if not self.answers:
            self.digests[0] = digest(state)
        return state

    def note(self, s: State, option_id: str) -> None:
        """An answer was given, and this is the state after it."""
        self.answers.append(option_id)
        if len(self.answers) % self.every == 0:
            self.digests[len(self.answers)] = digest(s)

    def close(self, s: State) -> None:
        """The match is over, or is kept as it stands."""
        self.end = digest(s)

    # -- replaying

    def replay(self, game: Game, until: int = -1) -> State:
        """Play the answers again, up to some number of them, and verify every digest on the way."""
        if game.id != self.game:
            raise Diverged(0, f"game {self.game}", f"game {game.id}")
        differs = self.differs(game)
        if differs is not None:
            raise differs
        s = game.start(self.setup, self.seed)
        self.verify(s, 0)
        last = len(self.answers) if until < 0 else min(until, len(self.answers))
        for number in range(last):
            try:
                game.play(s, self.answers[number])
            except Refused as refused:
                offered = "the game to be over" if s.decision is None else f"one of {', '.join(s.decision.ids())}"
                problem = f"{self.answers[number]} ({refused.refusal.clause})"
                raise Diverged(number, offered, problem) from refused
            self.verify(s, number + 1)
        return s

    def differs(self, game: Game) -> Diverged | None:
        """What the match was played by, where it is not what the game has now: rules or cards."""
        if game.version != self.rules:
            return Diverged(0, f"rules version {self.rules}", f"rules version {game.version}")
        cards = catalogue_hash(game, named(self.setup))
        if cards != self.catalogue:
            return Diverged(0, f"cards {self.catalogue}", f"cards {cards}")
        return None

    def accepted(self, game: Game) -> tuple[int, int]:
        """How many answers other rules or cards still accept, and up to which of them a digest proves the same game (-1: none)."""
        s = game.start(self.setup, self.seed)
        same, proven = True, -1
        for number in range(len(self.answers) + 1):
            if number:
                try:
                    game.play(s, self.answers[number - 1])
                except Exception:  # other rules may make anything of an answer that was not given to them
                    return number - 1, proven
            told = self.digests.get(number)
            if told is not None:
                same = same and told == digest(s)
                proven = number if same else proven
        return len(self.answers), proven

    def verify(self, s: State, number: int) -> None:
        expected = self.digests.get(number)
        if expected is not None:
            compare(number, expected, digest(s))
        if self.end and number == len(self.answers):
            compare(number, self.end, digest(s))

    # -- documents

    def to_json(self) -> dict[str, object]:
        return {
            "record": 1,
            "game": self.game,
            "rules": self.rules,
            "catalogue": self.catalogue,
            "setup": self.setup,
            "seed": self.seed,
            "every": self.every,
            "answers": self.answers[:],
            "digests": {str(number): value for number, value in self.digests.items()},
            "end": self.end,
        }


def compare(number: int, expected: str, got: str) -> None:
    if expected != got:
        raise Diverged(number, f"digest {expected}", f"digest {got}")


def begin(game: Game, setup: dict[str, object], seed: int, every: int = EVERY) -> Record:
    """A record of a match about to be played."""
    return Record(game.id, game.version, catalogue_hash(game, named(setup)), setup, seed, every)


def record_from(data: object) -> Record:
    """The record that ``to_json`` wrote."""
    doc = Document(data, "")
    if doc.number("record") != 1:
        raise expected("record", "1, la versión del formato", "1, the version of the format", doc.number("record"))
    setup = doc.document("setup")
    record = Record(
        doc.text("game"), doc.text("rules"), doc.text("catalogue"), setup.data, doc.number("seed"), doc.number("every", 1)
    )
    record.answers = doc.texts("answers")
    digests = doc.document("digests")
    for number in digests.data:
        if not number.isdigit() or int(number) > len(record.answers):
            raise BadDocument(
                digests.at(number),
                f"hace falta un número de respuestas hasta {len(record.answers)}: ¿está entero el registro?",
                f"expected a number of answers up to {len(record.answers)}: is the record whole?",
            )
        record.digests[int(number)] = digests.text(number)
    for given in range(0, len(record.answers) + 1, record.every):
        if given not in record.digests:
            raise missing(digests.at(str(given)))
    record.end = doc.text("end")
    doc.close()
    return record


def record_from_text(text: str) -> Record:
    """A record from the text of a JSON document."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        es, en = f"línea {error.lineno}, columna {error.colno}", f"line {error.lineno}, column {error.colno}"
        raise BadDocument("document", f"no es JSON o está cortado ({es})", f"not JSON, or cut short ({en})") from None
    return record_from(data)


def catalogue_hash(game: Game, sets: tuple[str, ...] = ()) -> str:
    """A fingerprint of the cards as implemented, their ids, names and printed texts: the official ones and those of these sets."""
    if not game.fingerprint:
        game.fingerprint = fingerprint(game, [id for id in game.catalogue if not set_of(id)])
    return fingerprint(game, [id for id in game.catalogue if not set_of(id) or set_of(id) in sets]) if sets else game.fingerprint


def fingerprint(game: Game, ids: list[str]) -> str:
    total = blake2b(digest_size=8)
    for id in sorted(ids):
        card = game.catalogue[id]
        for text in (id, card.name.es, card.name.en, card.text(ES), card.text(EN)):
            total.update(text.encode() + b"\0")
    return total.hexdigest()
