"""Learn a game by playing against oneself: PPO in PyTorch, on the CPU, in one file.

    python examples/learn_ppo.py GAME [--minutes 30] [--teacher greedy] [--out policy.pt] [--against random,greedy] [--seed 1]

It knows nothing of any game but its published columns (``tapete interface GAME``). A card is read by one small network, the same
for every row; an option by another, which sees the option's words, its two cards and the whole table, and gives a score. So what is
learned about a card or a verb holds wherever it turns up. All seats are played by the same network, and every decision of every
seat is learned from: a game is worth 1 to who won it and -1 to who lost. With a teacher, it begins by imitating that bot, and then
plays against it at every second table.

What is written at the end is a bot: ``tapete simulate GAME --bots policy.pt,greedy``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, pairwise

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tapete import bots
from tapete.bots import Perspective
from tapete.core.encoding import CARDS, CATEGORY, COUNT, ROWS, Column
from tapete.core.randomness import fork
from tapete.interfaces.observations import Observer
from tapete.interfaces.spec import spec
from tapete.interfaces.table import deal, usual_players

CARD, WIDTH, GATES = 16, 64, 32  # sizes: what is learned about a card by name, everything else, and which cards matter to an option
TABLES, MOVES = 64, 64  # games played at once, and how many decisions of each are learned from at a time
MINIBATCH, EPOCHS = 256, 3
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.005, 0.5
WATCHING = 0.2  # of the time, where there is a teacher
DISCOUNT, TRACE = 0.995, 0.95  # a win soon is worth a little more; how far an outcome reaches back


class Reader(nn.Module):
    """The columns of a piece as a vector: a few learned numbers for each category, counts by their logarithm, flags as they are."""

    def __init__(self, columns: list[Column], cards: nn.Embedding) -> None:
        super().__init__()
        plain = [at for at, each in enumerate(columns) if each.kind != CATEGORY]
        self.named = [at for at, each in enumerate(columns) if each.of == CARDS]
        self.categories = [at for at, each in enumerate(columns) if each.kind == CATEGORY and each.of not in (CARDS, ROWS)]
        sizes = [columns[at].high + 1 for at in self.categories]
        self.tables = nn.ModuleList([small(nn.Embedding(size, min(8, size))) for size in sizes])
        self.cards = cards
        self.width = len(plain) + CARD * len(self.named) + sum(min(8, size) for size in sizes)
        self.register_buffer("plain", torch.tensor(plain))
        self.register_buffer("counts", torch.tensor([columns[at].kind == COUNT for at in plain]))

    def forward(self, rows: Tensor) -> Tensor:
        plain = rows.index_select(-1, self.plain).float()
        logs = torch.sign(plain) * torch.log2(1 + plain.abs()) / 4
        parts = [torch.where(self.counts, logs, plain)]
        parts += [self.cards(rows[..., at].int()) for at in self.named]
        parts += [table(rows[..., at].int()) for at, table in zip(self.categories, self.tables, strict=True)]
        return torch.cat(parts, dim=-1)


def small(table: nn.Embedding) -> nn.Embedding:
    """Nothing is known of anything at first."""
    nn.init.normal_(table.weight, std=0.1)
    return table


def layers(*sizes: int) -> nn.Sequential:
    """Layers of these sizes, each but the last followed by a bend; the last one begins small, so that all options begin alike."""
    found: list[nn.Module] = []
    for before, after in pairwise(sizes):
        found += [nn.Linear(before, after), nn.ReLU()]
    if sizes[-1] == 1:
        found.pop()
        nn.init.normal_(found[-1].weight, std=0.01)
    return nn.Sequential(*found)


class Policy(nn.Module):
    """From rows of numbers to a score for every option, and to how the player stands."""

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        layout = observer.layout
        self.spans = {piece.name: (piece.at, piece.rows, piece.width) for piece in layout.pieces}
        self.most_cards = layout.rows
        cards = small(nn.Embedding(len(layout.ids) + 1, CARD))
        self.table = Reader(layout.table.columns, cards)
        self.players = Reader(layout.seats.columns, cards)
        self.card = Reader(layout.cards.columns, cards)
        self.option = Reader(layout.options.columns, cards)
        names = [column.name for column in layout.options.columns]
        self.row, self.other = names.index("row"), names.index("other_row")
        self.of_card = layers(self.card.width, WIDTH, WIDTH)
        whole = self.table.width + layout.players * self.players.width + 2 * WIDTH
        self.of_table = layers(whole, 2 * WIDTH, WIDTH)
        asked = self.option.width + 3 * WIDTH
        self.asks, self.answers = nn.Linear(asked, GATES), nn.Linear(WIDTH, GATES)
        self.of_option = layers(asked + WIDTH, WIDTH, WIDTH, 1)
        self.standing = layers(WIDTH, WIDTH, 1)

    def piece(self, whole: Tensor, name: str, most: int = 0) -> Tensor:
        """The first so many rows of a piece, or all of them."""
        at, rows, width = self.spans[name]
        rows = most or rows
        return whole[:, at : at + rows * width].reshape(-1, rows, width)

    def forward(self, whole: Tensor, actions: int = 0, most_cards: int = 0) -> tuple[Tensor, Tensor]:
        """The scores of the first so many options of each decision; those that are not there have none to speak of."""
        rows = self.piece(whole, "cards", most_cards)
        there = (rows[..., :1] > 0).float()
        cards = self.of_card(self.card(rows)) * there
        strongest = cards.max(dim=1).values
        table = self.table(self.piece(whole, "table")).flatten(1)
        players = self.players(self.piece(whole, "players")).flatten(1)
        around = self.of_table(torch.cat([table, players, cards.sum(dim=1) / 8, strongest], dim=-1))
        options = self.piece(whole, "options", actions)
        padded = torch.cat([torch.zeros_like(cards[:, :1]), cards], dim=1)  # row 0 is no card
        first = padded.gather(1, options[..., self.row, None].long().expand(-1, -1, WIDTH))
        other = padded.gather(1, options[..., self.other, None].long().expand(-1, -1, WIDTH))
        asked = torch.cat([self.option(options), first, other, around[:, None].expand(-1, options.shape[1], -1)], dim=-1)
        gates = torch.sigmoid(self.asks(asked) @ self.answers(cards).transpose(1, 2) / GATES**0.5) * there.transpose(1, 2)
        asked = torch.cat([asked, gates @ cards / 8], dim=-1)  # with the cards that matter to each option, whoever it names
        scores = self.of_option(asked).squeeze(-1).masked_fill(options[..., 0] == 0, -1e9)
        return scores, self.standing(around).squeeze(-1)

    def seen(self, whole: NDArray[np.int16]) -> int:
        """The most cards that any of these observations shows; the rows after them are empty."""
        at, rows, width = self.spans["cards"]
        there = whole[:, at : at + rows * width : width].any(axis=0)
        return int(there.nonzero()[0].max(initial=0)) + 1


@dataclass
class Steps:
    """Decisions to learn from: what was seen, what was done, how likely that was, how one stood, and what came of it."""

    seen: list[NDArray[np.int16]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)  # how many actions there were
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)  # how much better it went than expected (GAE)

    def close(self, worth: float) -> None:
        """Work the gains out from the end on; ``worth`` is what came after the last decision."""
        after, gain = worth, 0.0
        for value in reversed(self.values):
            gain = after - value + DISCOUNT * TRACE * gain
            after = DISCOUNT * value
            self.gains.append(gain)
        self.gains.reverse()

    def cut(self) -> Steps:
        """In the middle of a game: the last decision is left for the next time, and how one stands there is what came after."""
        last = Steps(*[getattr(self, name)[-1:] for name in NAMES])
        for name in NAMES:
            del getattr(self, name)[-1:]
        self.close(DISCOUNT * sum(last.values))
        return last

    def add(self, other: Steps) -> None:
        for name in (*NAMES, "gains"):
            getattr(self, name).extend(getattr(other, name))


NAMES = ("seen", "actions", "legal", "chances", "values")


class Seats:
    """A table: which of its seats are the learner's, and their decisions. The others are a bot's."""

    def __init__(self, game: str, players: int, number: int, key: int, bot: str) -> None:
        self.table = deal(game, players, key)
        self.steps = [Steps() for _ in range(players)]
        self.bots = [bots.make(bot, fork(key, seat)) if bot and seat != number % players else None for seat in range(players)]
        self.wait()

    def wait(self) -> None:
        """Play on to where the learner has something to decide."""
        table = self.table
        while not table.over:
            bot = self.bots[table.player]
            if bot is not None:
                table.answer(bot.choose(Perspective(table.state, table.moves, table.state.key)))
            elif table.legal == 1:
                table.act(0)
            else:
                return


class School:
    """Tables at which the policy plays against itself, or at some of them against bots."""

    def __init__(self, game: str, seed: int, teacher: str) -> None:
        self.game, self.seed, self.dealt = game, seed, 0
        self.players = usual_players_of(game)
        self.observer = Observer(game, self.players)
        self.teacher = teacher
        self.tables = [self.new(at) for at in range(TABLES)]

    def new(self, at: int) -> Seats:
        """The next game at a table that is not over before it begins."""
        while True:
            self.dealt += 1
            seats = Seats(self.game, self.players, self.dealt, fork(self.seed, self.dealt), self.teacher if at % 2 else "")
            if not seats.table.over:
                return seats

    def gather(self, policy: Policy) -> Steps:
        found = Steps()
        for _ in range(MOVES):
            seen = np.stack([self.observer.whole(seats.table, seats.table.player) for seats in self.tables])
            with torch.inference_mode():
                most = max(seats.table.legal for seats in self.tables)
                scores, values = policy(torch.from_numpy(seen), most, policy.seen(seen))
                odds = torch.log_softmax(scores, dim=-1)
                actions = torch.multinomial(odds.exp(), 1)
                chances = odds.gather(1, actions)
            done = zip(self.tables, seen, actions[:, 0].tolist(), chances[:, 0].tolist(), values.tolist(), strict=True)
            for at, (seats, saw, action, chance, value) in enumerate(done):
                table = seats.table
                steps = seats.steps[table.player]
                steps.seen.append(saw)
                steps.actions.append(action)
                steps.legal.append(table.legal)
                steps.chances.append(chance)
                steps.values.append(value)
                table.act(action)
                seats.wait()
                if table.over:
                    for steps, worth in zip(seats.steps, table.returns(), strict=True):
                        steps.close(worth)
                        found.add(steps)
                    self.tables[at] = self.new(at)
        for seats in self.tables:
            for seat, steps in enumerate(seats.steps):
                seats.steps[seat] = steps.cut()
                found.add(steps)
        return found


def watch(game: str, players: int, teacher: str, observer: Observer, keys: Iterator[int]) -> Steps:
    """What a bot does when it plays against itself, and what came of it."""
    found = Steps()
    while len(found.actions) < TABLES * MOVES:
        key = next(keys)
        table, steps = deal(game, players, key), [Steps() for _ in range(players)]
        playing = [bots.make(teacher, fork(key, seat)) for seat in range(players)]
        while not table.over:
            player = table.player
            choice = playing[player].choose(Perspective(table.state, table.moves, key))
            if table.legal > 1 and not table.stage:
                steps[player].seen.append(observer.whole(table, player))
                steps[player].actions.append(table.decision.options.index(choice))
                steps[player].legal.append(table.legal)
            table.answer(choice)
        for mine, worth in zip(steps, table.returns(), strict=True):
            last = len(mine.actions) - 1
            mine.gains = [worth * DISCOUNT ** (last - at) for at in range(last + 1)]
            mine.values = mine.chances = [0.0] * (last + 1)
            found.add(mine)
    return found


def learn(
    policy: Policy, optimiser: torch.optim.Optimizer, steps: Steps, random: np.random.Generator, imitate: bool = False
) -> None:
    """Make what went better than expected likelier, in small steps (PPO); or else what was seen done, whatever came of it."""
    seen, legal = np.stack(steps.seen), np.array(steps.legal)
    actions, before = torch.tensor(steps.actions), torch.tensor(steps.chances)
    gains, values = torch.tensor(steps.gains), torch.tensor(steps.values)
    goals = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(random.permutation(len(actions)), max(1, len(actions) // MINIBATCH)):
            chosen, some = torch.from_numpy(part), seen[part]
            scores, standing = policy(torch.from_numpy(some), int(legal[part].max()), policy.seen(some))
            odds = torch.log_softmax(scores, dim=-1)
            chance = odds.gather(1, actions[chosen, None]).squeeze(-1)
            if imitate:
                better = chance.mean()
            else:
                ratio, gain = (chance - before[chosen]).exp(), gains[chosen]
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(odds.exp() * odds.clamp(min=-20)).sum(dim=-1).mean()
            loss = -better - ENTROPY * spread + VALUE * (standing - goals[chosen]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def share_won(policy: Policy, game: str, opponent: str, games: int, seed: int = 77) -> float:
    """How often the policy wins against a bot, changing seats; a tie counts half."""
    players = usual_players_of(game)
    observer = Observer(game, players)
    total = 0.0
    for number in range(games):
        seats = Seats(game, players, number, fork(seed, number), opponent)
        table = seats.table
        while not table.over:
            whole = observer.whole(table, table.player)[None]
            with torch.inference_mode():
                scores, _ = policy(torch.from_numpy(whole), table.legal, policy.seen(whole))
            table.act(int(torch.multinomial(scores[0].softmax(dim=-1), 1)))
            seats.wait()
        worth = table.returns()[number % players]
        total += 1.0 if worth > 0 else 0.5 if worth == 0 else 0.0
    return total / games


def usual_players_of(game: str) -> int:
    from tapete import games

    return usual_players(games.find(game))


def save(policy: Policy, game: str, path: str) -> None:
    """Write a bot: what gives the scores, and beside it what it was trained on."""

    class Scores(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.policy = policy

        def forward(self, whole: Tensor) -> Tensor:
            scores: Tensor = self.policy(whole)[0]
            return scores

    published = spec(game, usual_players_of(game))
    layout = Observer(game, usual_players_of(game)).layout
    about = {name: published[name] for name in ("game", "version", "players", "fingerprint", "cards")} | {"rows": layout.rows}
    one = torch.zeros((1, layout.size), dtype=torch.int16)
    program = torch.export.export(Scores().eval(), (one,))
    with open(path, "wb") as file:
        torch.export.save(program, file, extra_files={"tapete.json": json.dumps(about)})


def train(
    game: str, minutes: float, out: str = "", against: tuple[str, ...] = (), seed: int = 1, teacher: str = "", games: int = 60
) -> Policy:
    """With a teacher, the first fifth of the time is spent watching it play; then it sits at every second table."""
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    school = School(game, seed, teacher)
    policy = Policy(school.observer)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    keys = (fork(seed, -number) for number in count(1))
    watching = minutes * WATCHING if teacher else 0.0
    begun, told, decisions = time.monotonic(), 0.0, 0
    while (spent := (time.monotonic() - begun) / 60) < minutes:
        imitate = spent < watching
        for group in optimiser.param_groups:
            group["lr"] = RATE if imitate else RATE * (0.3 if teacher else 1.0) * max(0.05, 1 - spent / minutes)
        steps = watch(game, school.players, teacher, school.observer, keys) if imitate else school.gather(policy)
        learn(policy, optimiser, steps, random, imitate)
        decisions += len(steps.actions)
        if spent - told > minutes / 12:
            told = spent
            won = ", ".join(f"{share_won(policy, game, bot, games):.0%} against {bot}" for bot in against)
            print(f"{spent:5.1f} min, {decisions} decisions{' watched' if imitate else ''}: {won}", flush=True)
            if out:
                save(policy, game, out)
    if out:
        save(policy, game, out)
    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--out", default="policy.pt")
    parser.add_argument("--teacher", default="", help="a bot to watch first, and to play against at every second table")
    parser.add_argument("--against", default="random,greedy", help="bots to measure oneself by")
    parser.add_argument("--games", type=int, default=200, help="played against each of them at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    named = tuple(name for name in given.against.split(",") if name)
    learned = train(given.game, given.minutes, given.out, named, given.seed, given.teacher)
    for name in named:
        print(f"{share_won(learned, given.game, name, given.games, seed=99):.1%} of {given.games} games won against {name}")
