"""The front door for Python: games, matches and options, with nothing of the machinery in sight.

>>> import tapete
>>> game = tapete.game("keyforge")
>>> match = game.match(seed=1)
>>> match.player, match.options
(1, [Option('keep'), Option('mulligan')])
>>> print(match.options[0])
Keep this hand
>>> match.play(match.options[0])
>>> match.play("dance")
Traceback (most recent call last):
tapete.core.refusal.Refused: That answer is not among the options. (CORE-option)
>>> match.undo()
>>> match
Match('keyforge', seed=1, 0 answers, player 1 decides)
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from tapete import games as packages
from tapete.boards import board
from tapete.core import codec, records
from tapete.core import forecast as forecasting
from tapete.core.decision import Option as Answer
from tapete.core.game import Game as Rules
from tapete.core.labels import label
from tapete.core.language import EN, LANGUAGES
from tapete.core.position import shipped_deck
from tapete.core.refusal import BadDocument, Refusal, Refused
from tapete.core.state import State
from tapete.core.text import plain
from tapete.core.visibility import SPECTATOR, Shown, view

WIDTH = 100  # columns of a printed board
ANY_SEED = 1 << 32
FORECASTS = 1  # the key of the worlds in which answers are tried


def game(id: str) -> Game:
    """A game by its id.

    >>> game("res_arcana")
    Game('res_arcana')
    >>> game("res_arcane")
    Traceback (most recent call last):
    LookupError: no game 'res_arcane'; did you mean 'res_arcana'?
    """
    if id not in packages.ids():
        close = get_close_matches(id, packages.ids(), n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(packages.ids())}"
        raise LookupError(f"no game {id!r}; {hint}")
    return Game(packages.find(id))


class Option:
    """One legal answer: ``id`` is its name for programs, ``str()`` its sentence for people."""

    __slots__ = ("_label", "id")

    def __init__(self, id: str, label: str) -> None:
        self.id = id
        self._label = label

    def __str__(self) -> str:
        return self._label

    def __repr__(self) -> str:
        return f"Option({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)


class Forecast:
    """What an answer leads to, as far as the player who decides can know.

    ``certainty`` is "certain", "chance" or "hidden" (cards may have a say that the player does not know), ``unless`` tells that
    somebody might respond, ``lines`` is what the log will tell, as far as that can be foreseen.
    """

    __slots__ = ("certainty", "lines", "unless")

    def __init__(self, certainty: str, unless: bool, lines: list[str]) -> None:
        self.certainty = certainty
        self.unless = unless
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def __repr__(self) -> str:
        return f"Forecast({self.certainty!r}, {self.lines!r})"


class Game:
    """A game that can be played, and all that is known about it before a match.

    >>> res_arcana = game("res_arcana")
    >>> res_arcana.title("es"), res_arcana.players
    ('Res Arcana', (2, 4))
    >>> print(res_arcana.text("athanor"))
    Athanor...
    """

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules  # the declaration, for whoever needs the engine itself

    @property
    def id(self) -> str:
        """The name of the game for programs."""
        return self.rules.id

    @property
    def version(self) -> str:
        """The version of the rules: records of another version may part ways."""
        return self.rules.version

    @property
    def players(self) -> tuple[int, int]:
        """How many can play, from and to."""
        return self.rules.players_range()

    @property
    def cards(self) -> list[str]:
        """The ids of all cards that can be played with."""
        return list(self.rules.catalogue)

    @property
    def decks(self) -> list[str]:
        """The names of the decks that come with the game."""
        return [str(deck["name"]) for deck in self.rules.documents.decks()]

    @property
    def choices(self) -> dict[str, list[object]]:
        """What can be settled before a match besides players and decks, with the values it can have; the usual one first."""
        return {choice.field: [value for value, _ in choice.values] for choice in self.rules.choices()}

    def title(self, language: str = EN) -> str:
        """The name of the game for people."""
        return self.rules.title.text(language)

    def text(self, card: str, language: str = EN) -> str:
        """A card in words: its name, its facts and what it does."""
        found = self.rules.catalogue.get(card)
        if found is None:
            close = get_close_matches(card, self.rules.catalogue, n=1)
            raise LookupError(f"no card {card!r} in {self.id}" + (f"; did you mean {close[0]!r}?" if close else ""))
        facts = self.rules.speech.facts_text(found, language)
        heading = found.name.text(language) + (f" ({facts})" if facts else "")
        return "\n".join([line for line in (heading, found.text(language)) if line])

    def match(self, seed: int | None = None, language: str = EN, **setup: Any) -> Match:
        """A new match. The same seed and setup give the same match; without a seed chance decides.

        ``players``, ``decks`` and what ``choices`` names are keywords. A deck is the name of one that comes with the game, a
        document in any form that the game reads, or None for any.

        >>> game("keyforge").match(seed=1, first=0, decks=["Carladonna", None]).player
        0
        >>> game("keyforge").match(seed=1, deks=[])
        Traceback (most recent call last):
        tapete.core.refusal.BadDocument: deks: unknown field; did you mean decks?...
        """
        known = seed if seed is not None else secrets.randbelow(ANY_SEED)
        return Match(self, records.begin(self.rules, self._setup(known, setup), known), language)

    def position(self, document: dict[str, object], seed: int = 0, language: str = EN) -> Match:
        """A match that begins from a position document (docs/positions.md)."""
        return Match(self, records.begin(self.rules, {"position": document}, seed), language)

    def replay(self, record: dict[str, object], until: int = -1, language: str = EN) -> Match:
        """The match that a record tells, verified answer by answer, after ``until`` of them (all by default)."""
        read = records.record_from(record)
        read.replay(self.rules, until)
        made = Match(self, records.begin(self.rules, read.setup, read.seed, read.every), language)
        for answer in read.answers if until < 0 else read.answers[:until]:
            made.play(answer)
        return made

    def from_json(self, document: dict[str, object], language: str = EN) -> Match:
        """The match that ``Match.to_json`` wrote, at the moment it was written.

        >>> match = game("keyforge").match(seed=1)
        >>> game("keyforge").from_json(match.to_json()).to_json() == match.to_json()
        True
        """
        read = records.record_from(document.get("record"))
        made = Match(self, read, language)
        made.state = codec.from_json(self.rules, document.get("state"))
        read.verify(made.state, len(read.answers))
        read.end = ""
        return made

    def _setup(self, seed: int, given: dict[str, Any]) -> dict[str, object]:
        usual = dict(self.rules.random_setup(seed))
        players = given.get("players", 0)
        if "players" in usual:
            usual = {"players": players or self.players[0]}
        elif players not in (0, self.players[0]):
            raise BadDocument("players", f"juegan {self.players[0]}", f"{self.players[0]} play this game")
        for field in self.choices:
            usual.pop(field, None)
        chosen = {field: value for field, value in given.items() if field not in ("players", "decks")}
        setup = {**usual, **chosen}
        if "decks" in given:
            drawn = setup.get("decks")
            setup["decks"] = self._decks(
                given["decks"], drawn if isinstance(drawn, list) else [None] * (players or self.players[0])
            )
        return setup

    def _decks(self, given: Any, drawn: list[object]) -> list[object]:
        if not isinstance(given, list | tuple) or len(given) > len(drawn):
            raise BadDocument("decks", f"hace falta una lista de hasta {len(drawn)}", f"expected a list of up to {len(drawn)}")
        found = drawn[:]
        for at, deck in enumerate(given):
            if deck is not None:
                shipped = shipped_deck(self.rules, deck) if isinstance(deck, str) else None
                found[at] = shipped or self.rules.documents.read_deck(deck)
        return found

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return game, (self.id,)


class Match:
    """A match under way: who decides, what they can answer, and everything that came of it.

    >>> match = game("res_arcana").match(seed=7, players=2)
    >>> while not match.over:
    ...     match.play(match.options[0])
    >>> match.winners
    (1,)
    >>> match.record()["answers"] == match.answers
    True
    """

    def __init__(self, game: Game, record: records.Record, language: str = EN) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self._record = record
        self.state: State = record.start(game.rules)  # the engine's own state, for whoever needs more than this door
        self.state.log = []

    # -- the question

    @property
    def seed(self) -> int:
        """What decides all chance of this match."""
        return self._record.seed

    @property
    def players(self) -> int:
        """How many play."""
        return self.state.players

    @property
    def player(self) -> int | None:
        """Who decides now, counted from 0; None once the match is over."""
        return None if self.state.decision is None else self.state.decision.player

    @property
    def prompt(self) -> str:
        """The question in words; empty once the match is over."""
        return "" if self.state.decision is None else plain(self.state.decision.prompt.text(self.language))

    @property
    def options(self) -> list[Option]:
        """All legal answers."""
        return [self._shown(option) for option in self._answers()]

    def _shown(self, option: Answer) -> Option:
        return Option(option.id, label(self.state, option, self.language))

    def _answers(self) -> list[Answer]:
        return [] if self.state.decision is None else self.state.decision.options

    # -- answering

    def play(self, option: Option | str) -> None:
        """Answer with an option or its id. ``Refused``, with its clause, when the rules forbid it; then nothing has changed."""
        id = option if isinstance(option, str) else option.id
        after = self.state.clone()
        after.log = list(self.state.log or ())
        try:
            self.game.rules.play(after, id)
        except Refused as refused:
            raise Refused(refused.refusal, self.language) from None
        self.state = after
        self._record.note(after, id)

    def why_not(self, option: str) -> Refusal | None:
        """Why an answer is not possible now; None when it is."""
        if any([each.id == option for each in self._answers()]):
            return None
        try:
            self.game.rules.play(self.state.clone(), option)
        except Refused as refused:
            return refused.refusal
        return None

    def impossible(self) -> list[tuple[str, Refusal]]:
        """What whoever decides might look for and cannot do now, as ids, each with its reason."""
        return [(option.id, refusal) for option, refusal in self.game.rules.impossible(self.state)]

    def advise(self, bot: str = "greedy") -> Option:
        """What a bot would answer in the place of whoever decides, seeing only what they see."""
        from tapete import bots

        if self.over:
            raise ValueError("the match is over")
        chosen = bots.make(bot, self.seed).choose(bots.Perspective(self.state, len(self.answers), self.seed))
        return self._shown(chosen)

    def forecast(self, option: Option | str) -> Forecast:
        """What an answer will lead to, as far as whoever decides can know: nothing hidden is looked at.

        >>> match = game("keyforge").match(seed=1)
        >>> told = match.forecast(match.options[0])
        >>> told.certainty in ("certain", "chance", "hidden")
        True
        """
        id = option if isinstance(option, str) else option.id
        if self.state.decision is None or self.state.decision.find(id) is None:
            refusal = self.why_not(id)
            raise ValueError(f"{id}: no option" if refusal is None else f"{id}: {refusal.reason.text(self.language)}")
        told = forecasting.Forecaster(self.state, FORECASTS).forecast(id)
        if told is None:
            raise ValueError(f"{id}: cannot be tried to its end")
        return Forecast(told.certainty, told.unless, [plain(line.text(self.language)) for line in told.lines])

    def undo(self, answers: int = 1) -> None:
        """Take back the last answer, or several."""
        left = len(self.answers) - answers
        if answers < 1 or left < 0:
            raise ValueError(f"{answers} answers cannot be taken back: {len(self.answers)} were given")
        replayed = self.game.replay(self.record(), left, self.language)
        self.state = replayed.state
        self._record = replayed._record

    # -- what is so

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, counted from 0: none while it goes on, several when they share it."""
        return self.state.winners

    @property
    def scores(self) -> list[int]:
        """What each player has scored, once it is over, in a game that keeps scores."""
        return self.game.rules.lab.scores(self.state) if self.over else []

    @property
    def answers(self) -> list[str]:
        """The ids of all answers so far."""
        return self._record.answers[:]

    def view(self, seat: int) -> dict[str, object]:
        """Everything a player may know, as plain data; ``seat`` -1 is a spectator."""
        if not SPECTATOR <= seat < self.players:
            raise ValueError(f"no seat {seat}: there are 0 to {self.players - 1}, and -1 for a spectator")
        return view(self.state, seat)

    def board(self, seat: int, width: int = WIDTH) -> str:
        """The table in text, as a player sees it; ``seat`` -1 is a spectator."""
        return "\n".join(board(self.state, seat, self.language, width))

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """What has happened, told to a player or a spectator."""
        shown = Shown(self.state, seat)
        lines = [shown.line(entry).get(self.language) for entry in self.state.log or ()]
        return [line for line in lines if isinstance(line, str)]

    def __str__(self) -> str:
        """The board as whoever decides sees it."""
        return self.board(SPECTATOR if self.player is None else self.player)

    def __repr__(self) -> str:
        now = f"over, winners {self.winners}" if self.over else f"player {self.player} decides"
        return f"Match({self.game.id!r}, seed={self.seed}, {len(self.answers)} answers, {now})"

    def __iter__(self) -> Iterator[Option]:
        raise TypeError("a match is not a list: use match.options")

    # -- copies and documents

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        return self.game.from_json, (self.to_json(), self.language)

    def clone(self) -> Match:
        """An independent copy."""
        twin = copy.copy(self)
        twin.state = self.state.clone()
        twin.state.log = list(self.state.log or ())
        twin._record = self._record.copy()
        return twin

    def to_json(self) -> dict[str, object]:
        """The whole match, hidden cards included, as plain data; ``Game.from_json`` reads it."""
        return {"record": self.record(), "state": codec.to_json(self.state)}

    def position(self) -> dict[str, object]:
        """The position document of this moment, at a main decision (docs/positions.md)."""
        return self.game.rules.documents.to_position(self.state)

    def record(self) -> dict[str, object]:
        """The match as what it was made from and what was answered; ``Game.replay`` plays it again."""
        kept = self._record.copy()
        kept.close(self.state)
        return kept.to_json()
