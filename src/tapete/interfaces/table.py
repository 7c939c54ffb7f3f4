"""A game under way whose answers are numbers: what every interface for learning programs stands on.

An action is the place of an option in the list of the pending decision, so the legal actions are always ``range(legal)``. There
are ``ACTIONS`` of them in every game. A decision with more options than that is answered in two steps: the options are cut into
parts of ``ACTIONS``, first the part is chosen and then the option in it. No option is left out, and no game is a special case.
"""

from __future__ import annotations

from typing import Final

from tapete import games
from tapete.core.codec import from_json, to_json
from tapete.core.decision import Decision, Option
from tapete.core.facets import Measures
from tapete.core.game import Game
from tapete.core.observation import ACTIONS as ACTIONS
from tapete.core.refusal import EngineError
from tapete.core.state import State
from tapete.lab.plan import CAP, Settings
from tapete.lab.playing import setup_for

WHOLE: Final = 0
CHOOSING_PART: Final = 1
IN_PART: Final = 2
SCORE_OF_A_WIN: Final = 100  # points that are worth as much as a win, where the result of a game is nothing but its points


def usual_players(game: Game) -> int:
    """Two, where a game can be played by two."""
    least, most = game.players_range()
    return max(least, min(2, most))


class Table:
    """A state, and the part of a long list of options that was chosen.

    ``legal`` is how many actions there are, from 0 up; they begin at place ``first`` of the options and are ``step`` apart.
    """

    __slots__ = ("first", "legal", "moves", "over", "part", "stage", "state", "step")

    def __init__(self, state: State, moves: int = 0, part: int = -1) -> None:
        self.state = state
        self.moves = moves
        self.part = part
        self.look()

    def look(self) -> None:
        """See what can be answered now."""
        decision = self.state.decision
        self.over = decision is None or self.moves >= CAP
        self.stage, self.first, self.step = WHOLE, 0, 1
        self.legal = 0 if decision is None or self.over else len(decision.options)
        if self.legal > ACTIONS:
            if self.part < 0:
                self.stage, self.step = CHOOSING_PART, ACTIONS
                self.legal = -(-self.legal // ACTIONS)
            else:
                self.stage, self.first = IN_PART, self.part * ACTIONS
                self.legal = min(ACTIONS, self.legal - self.first)

    def clone(self) -> Table:
        """An independent copy, with the log as far as it goes."""
        twin = self.state.clone()
        twin.log = None if self.state.log is None else self.state.log[:]
        return Table(twin, self.moves, self.part)

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the state as its document, since compiled classes do not take themselves apart."""
        return unpacked, (self.state.game.id, to_json(self.state), self.moves, self.part)

    @property
    def player(self) -> int:
        """Who decides."""
        return self.decision.player

    @property
    def decision(self) -> Decision:
        decision = self.state.decision
        if decision is None:
            raise EngineError("nobody is asked: the game is over")
        return decision

    def option(self, action: int) -> Option:
        """The option that an action means; of a part, its first."""
        return self.decision.options[self.first + action * self.step]

    def act(self, action: int) -> None:
        """Answer with an action."""
        if not 0 <= action < self.legal:
            raise ValueError(f"action {action} is not one of the {self.legal} there are")
        self.moves += 1
        if self.stage == CHOOSING_PART:
            self.part = action
        else:
            self.part = -1
            self.state.choose(self.option(action))
            self.take_lone()
        self.look()

    def answer(self, option: Option) -> None:
        """Answer with an option, whichever part of the list it is in: for bots, which see the list as it is."""
        self.moves += 1
        self.part = -1
        self.state.choose(option)
        self.take_lone()
        self.look()

    def take_lone(self) -> None:
        """The only target of an effect is shown to people; a program has nothing to learn from taking it."""
        decision = self.state.decision
        while decision is not None and decision.lone:
            self.state.choose(decision.options[0])
            decision = self.state.decision

    def said(self, action: int) -> str:
        """An action in words: the option's id, or the first and last of a part."""
        option = self.option(action)
        if self.stage != CHOOSING_PART:
            return option.id
        options = self.decision.options
        return f"{option.id} … {options[min(len(options), (action + 1) * ACTIONS) - 1].id}"

    def returns(self) -> list[float]:
        """What the game was worth to each player: 1 to who won and -1 to who lost.

        Where all won or nobody did, it is 0, or else a hundredth of the points, from -1 to 1, in a game that keeps points.
        """
        s = self.state
        if not s.over:
            return [0.0] * s.players
        if 0 < len(s.winners) < s.players:
            return [1.0 if player in s.winners else -1.0 for player in range(s.players)]
        return [max(-1.0, min(1.0, score / SCORE_OF_A_WIN)) for score in s.game.lab.scores(s) or [0] * s.players]


def deal(game_id: str, players: int, seed: int, settings: Settings = (), variants: bool = False) -> Table:
    """A game at its first decision: the seed decides the setup, as far as the settings leave it open, and all its chance.

    What can be chosen before a game (modes, variants, who begins) is as usual unless the settings say otherwise. With ``variants``
    the seed decides that too.
    """
    game = games.find(game_id)
    setup = setup_for(game, players, seed, settings)
    if not variants:
        drawn = {choice.field for choice in game.choices()} - dict(settings).keys()
        setup = {field: value for field, value in setup.items() if field not in drawn}
    return Table(game.start(setup, seed))


def seats_for(game: Game, players: int) -> int:
    """So many players, or the usual number for 0; ValueError when the game is not for so many."""
    least, most = game.players_range()
    if players and not least <= players <= most:
        raise ValueError(f"{game.id} is for {least if least == most else f'{least} to {most}'} players, not {players}")
    return players or usual_players(game)


def zero_sum(game: Game, players: int) -> bool:
    """Whether what one player wins another loses: between two, unless a tie is worth its points."""
    return players == 2 and type(game.lab).scores is Measures.scores


def unpacked(game: str, data: dict[str, object], moves: int, part: int) -> Table:
    """A table as pickle kept it."""
    return Table(from_json(games.find(game), data), moves, part)
