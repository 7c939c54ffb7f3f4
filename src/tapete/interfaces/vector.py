"""Many games at once, each for one agent against bots: in one process, or spread over several.

>>> from tapete.interfaces.vector import make               # doctest: +SKIP
>>> envs = make("keyforge", 64, processes=4)                # doctest: +SKIP

Observations lie in one array that is written in place, a row for each game; with processes it lies in memory that they share. A
game that ends is dealt anew in the same step, as Gymnasium's ``SAME_STEP`` says: ``infos["final_obs"]`` has what was seen last.
``infos["action_mask"]`` has the legal actions of all games. Game ``n`` is the same one however many processes there are.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tapete import games
from tapete.core.randomness import fork
from tapete.interfaces.gymnasium import Opponent, Seat
from tapete.interfaces.observations import FLAT, Mask, Observer
from tapete.interfaces.spaces import action_space, observation_space
from tapete.interfaces.table import ACTIONS, seats_for
from tapete.lab.plan import Settings

Made = tuple[str, Opponent, int, "int | None", Settings, bool, str]  # what a seat is made of, and the form
RESET, STEP, CLOSE = "reset", "step", "close"
START: Final = "spawn"  # a process that is forked inherits threads of learning libraries


def make(
    game: str,
    count: int,
    opponent: Opponent = "random",
    processes: int = 1,
    players: int = 0,
    seat: int | None = None,
    form: str = FLAT,
    variants: bool = False,
    **settings: object,
) -> Games:
    """So many games at once; see ``AgainstBots`` for what they are made of."""
    made = (game, opponent, players, seat, tuple(sorted(settings.items())), variants, form)
    return Games(made, count) if processes <= 1 else Processes(made, count, processes)


class Bench:
    """Some seats that play side by side and write what they see into rows of arrays."""

    def __init__(self, made: Made, seen: NDArray[Any], masks: Mask) -> None:
        game, opponent, players, seat, settings, variants, form = made
        count = len(seen)
        self.seats = [Seat(game, opponent, players, seat, settings, variants, at) for at in range(count)]
        self.observer = Observer(game, self.seats[0].players, settings)
        self.look = self.observer.tensor if form == FLAT else self.observer.whole
        self.seen = seen
        self.masks = masks

    def reset(self, keys: Sequence[int]) -> int:
        """Deal each game by its key; returns how many."""
        for at, key in enumerate(keys):
            seat = self.seats[at]
            seat.key, seat.dealt = key, 0
            seat.deal()
            self.write(at)
        return len(keys)

    def write(self, at: int) -> None:
        seat = self.seats[at]
        self.seen[at] = self.look(seat.table, seat.me)
        self.masks[at] = self.observer.mask(seat.table, seat.me)

    def step(self, actions: Sequence[int]) -> tuple[list[float], list[bool], list[bool], dict[int, NDArray[Any]]]:
        """Take an action in each game; what was seen last of those that ended comes with the rest."""
        worths: list[float] = []
        overs: list[bool] = []
        cuts: list[bool] = []
        last: dict[int, NDArray[Any]] = {}
        for at, action in enumerate(actions):
            seat = self.seats[at]
            worth, over, cut = seat.act(int(action))
            worths.append(worth)
            overs.append(over)
            cuts.append(cut)
            if over or cut:
                last[at] = self.look(seat.table, seat.me)
                seat.deal()
            self.write(at)
        return worths, overs, cuts, last


class Games(VectorEnv[Any, Any, Any]):
    """Games side by side in this process."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, made: Made, count: int) -> None:
        if count < 1:
            raise ValueError(f"at least one game, not {count}")
        game, _, players, _, settings, _, form = made
        self.made = made
        self.form = form
        self.num_envs = count
        self.observer = Observer(game, seats_for(games.find(game), players), settings)
        self.single_observation_space = observation_space(self.observer, form)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.key = randbits(62)
        self.width = self.observer.size if form == FLAT else self.observer.layout.size
        self.kind: type[np.generic] = np.float32 if form == FLAT else np.int16
        self.open()

    def open(self) -> None:
        self.seen = np.zeros((self.num_envs, self.width), dtype=self.kind)
        self.masks: Mask = np.zeros((self.num_envs, ACTIONS), dtype=np.int8)
        self.bench = Bench(self.made, self.seen, self.masks)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew: with a seed, game ``n`` is always the same one."""
        if isinstance(seed, int):
            self.key = seed
        self.deal([fork(self.key, at) for at in range(self.num_envs)])
        self.key = fork(self.key, self.num_envs)
        return self.told(self.seen), {"action_mask": self.masks.copy()}

    def deal(self, keys: list[int]) -> None:
        self.bench.reset(keys)

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        worths, overs, cuts, last = self.act([int(action) for action in actions])
        infos: dict[str, Any] = {"action_mask": self.masks.copy()}
        if last:
            final = np.zeros(self.num_envs, dtype=object)
            for at, seen in last.items():
                final[at] = seen if self.form == FLAT else self.observer.row_pieces(seen)
            infos["final_obs"] = final
            infos["_final_obs"] = np.array([at in last for at in range(self.num_envs)])
        return self.told(self.seen), np.array(worths), np.array(overs), np.array(cuts), infos

    def act(self, actions: list[int]) -> tuple[list[float], list[bool], list[bool], dict[int, NDArray[Any]]]:
        return self.bench.step(actions)

    def told(self, seen: NDArray[Any]) -> Any:
        """A copy of what is seen, since the array is written anew at every step; rows in their pieces."""
        copy = seen.copy()
        if self.form == FLAT:
            return copy
        pieces = self.observer.layout.pieces
        return {each.name: copy[:, each.at : each.at + each.size].reshape(-1, *each.shape) for each in pieces}

    def action_masks(self) -> Mask:
        return self.masks.copy()


class Processes(Games):
    """Games spread over processes, each of which plays a part of them and writes into memory that all share."""

    def __init__(self, made: Made, count: int, processes: int) -> None:
        self.processes = min(processes, count)
        super().__init__(made, count)

    def open(self) -> None:
        context = multiprocessing.get_context(START)
        size = np.dtype(self.kind).itemsize
        shared = context.RawArray("b", self.num_envs * self.width * size)
        masked = context.RawArray("b", self.num_envs * ACTIONS)
        self.seen = np.frombuffer(shared, dtype=self.kind).reshape(self.num_envs, self.width)
        self.masks = np.frombuffer(masked, dtype=np.int8).reshape(self.num_envs, ACTIONS)
        ends = [self.num_envs * part // self.processes for part in range(self.processes + 1)]
        self.parts = list(pairwise(ends))
        self.pipes: list[Connection] = []
        self.workers = []
        for part in self.parts:
            here, there = context.Pipe()
            shape = (self.num_envs, self.width, np.dtype(self.kind).str)
            worker = context.Process(target=work, args=(there, self.made, shared, masked, shape, part), daemon=True)
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)

    def ask(self, what: str, given: list[int]) -> list[Any]:
        """Let every process do something with its part, and wait for all."""
        for pipe, (first, end) in zip(self.pipes, self.parts, strict=True):
            pipe.send((what, given[first:end]))
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def deal(self, keys: list[int]) -> None:
        self.ask(RESET, keys)

    def act(self, actions: list[int]) -> tuple[list[float], list[bool], list[bool], dict[int, NDArray[Any]]]:
        answers = self.ask(STEP, actions)
        last: dict[int, NDArray[Any]] = {}
        for (first, _), answer in zip(self.parts, answers, strict=True):
            last.update({first + at: seen for at, seen in answer[3].items()})
        return *[[each for answer in answers for each in answer[field]] for field in range(3)], last  # type: ignore[return-value]

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self.pipes:
            try:
                pipe.send((CLOSE, []))
                pipe.close()
            except OSError:
                pass  # its process has ended already
        for worker in self.workers:
            worker.join(5)


def work(pipe: Connection, made: Made, shared: Any, masked: Any, shape: tuple[int, int, str], part: tuple[int, int]) -> None:
    """What a process does: play its part of the games until it is told to stop."""
    count, width, kind = shape
    first, end = part
    seen = np.frombuffer(shared, dtype=kind).reshape(count, width)[first:end]
    masks: Mask = np.frombuffer(masked, dtype=np.int8).reshape(count, ACTIONS)[first:end]
    bench: Bench | None = None
    while True:
        try:
            what, given = pipe.recv()
        except EOFError:
            return
        if what == CLOSE:
            return
        try:
            bench = bench or Bench(made, seen, masks)
            pipe.send(bench.reset(given) if what == RESET else bench.step(given))
        except Exception as error:
            pipe.send(error)


def from_registry(game: str, num_envs: int = 1, **given: Any) -> Games:
    """What ``gymnasium.make_vec`` calls."""
    given.pop("render_mode", None)
    return make(game, num_envs, **given)
