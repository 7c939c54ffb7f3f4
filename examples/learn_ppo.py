"""Learn a game by playing against oneself: PPO in PyTorch, on the CPU, in one file.

    python examples/learn_ppo.py GAME [--minutes 30] [--out policy.pt] [--against random,greedy] [--seed 1] [--tables 64]

It knows nothing of any game but its published columns (``tapete interface GAME``). A card is read by one small network, the same
for every row; an option by another, which sees the option's words, its two cards and the whole table, and gives a score. So what is
learned about a card or a verb holds wherever it turns up. All seats are played by the same network, and every decision of every
seat is learned from: a game is worth 1 to who won it and -1 to who lost.

What is written at the end is a bot: ``tapete simulate GAME --bots policy.pt,greedy``.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field

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
from tapete.interfaces.table import ACTIONS, Table, deal, usual_players

CARD, WIDTH = 24, 96  # sizes of what is learned about a card by name, and of everything else
BATCH, MINIBATCH, EPOCHS = 4096, 256, 3
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
DISCOUNT, TRACE = 0.997, 0.95  # a win soon is worth a little more; how far an outcome reaches back


class Reader(nn.Module):
    """The columns of a piece as a vector: a few learned numbers for each category, counts by their logarithm, flags as they are."""

    def __init__(self, columns: list[Column], cards: nn.Embedding) -> None:
        super().__init__()
        self.plain = [at for at, each in enumerate(columns) if each.kind != CATEGORY]
        self.counts = [1.0 if each.kind == COUNT else 0.0 for each in columns if each.kind != CATEGORY]
        self.named = [at for at, each in enumerate(columns) if each.of == CARDS]
        self.categories = [at for at, each in enumerate(columns) if each.kind == CATEGORY and each.of not in (CARDS, ROWS)]
        sizes = [columns[at].high + 1 for at in self.categories]
        self.tables = nn.ModuleList([nn.Embedding(size, min(8, size)) for size in sizes])
        self.cards = cards
        self.width = len(self.plain) + CARD * len(self.named) + sum(min(8, size) for size in sizes)
        self.register_buffer("scaled", torch.tensor(self.counts))

    def forward(self, rows: Tensor) -> Tensor:
        plain = rows[..., self.plain].float()
        logs = torch.sign(plain) * torch.log2(1 + plain.abs()) / 4
        parts = [plain + (logs - plain) * self.scaled]
        parts += [self.cards(rows[..., at]) for at in self.named]
        parts += [table(rows[..., at]) for at, table in zip(self.categories, self.tables, strict=True)]
        return torch.cat(parts, dim=-1)


class Policy(nn.Module):
    """From rows of numbers to a score for every option, and to how the player stands."""

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        layout = observer.layout
        self.spans = {piece.name: (piece.at, piece.size, piece.rows, piece.width) for piece in layout.pieces}
        cards = nn.Embedding(len(layout.ids) + 1, CARD, padding_idx=0)
        self.table = Reader(layout.table.columns, cards)
        self.players = Reader(layout.seats.columns, cards)
        self.card = Reader(layout.cards.columns, cards)
        self.option = Reader(layout.options.columns, cards)
        names = [column.name for column in layout.options.columns]
        self.row, self.other = names.index("row"), names.index("other_row")
        self.of_card = nn.Sequential(nn.Linear(self.card.width, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        whole = self.table.width + layout.players * self.players.width + 2 * WIDTH
        self.of_table = nn.Sequential(nn.Linear(whole, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU())
        asked = self.option.width + 3 * WIDTH
        self.of_option = nn.Sequential(nn.Linear(asked, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.standing = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def piece(self, whole: Tensor, name: str) -> Tensor:
        at, size, rows, width = self.spans[name]
        return whole[:, at : at + size].reshape(-1, rows, width)

    def forward(self, whole: Tensor, most: int = ACTIONS) -> tuple[Tensor, Tensor]:
        """The scores of the first so many options of each decision; those that are not there have none to speak of."""
        whole = whole.long()
        rows = self.piece(whole, "cards")
        there = (rows[..., :1] > 0).float()
        cards = self.of_card(self.card(rows)) * there
        strongest = cards.max(dim=1).values
        table = self.table(self.piece(whole, "table")).flatten(1)
        players = self.players(self.piece(whole, "players")).flatten(1)
        around = self.of_table(torch.cat([table, players, cards.sum(dim=1) / 8, strongest], dim=-1))
        options = self.piece(whole, "options").narrow(1, 0, most)
        padded = torch.cat([torch.zeros_like(cards[:, :1]), cards], dim=1)  # row 0 is no card
        first = padded.gather(1, options[..., self.row, None].expand(-1, -1, WIDTH))
        other = padded.gather(1, options[..., self.other, None].expand(-1, -1, WIDTH))
        asked = torch.cat([self.option(options), first, other, around[:, None].expand(-1, options.shape[1], -1)], dim=-1)
        scores = self.of_option(asked).squeeze(-1).masked_fill(options[..., 0] == 0, -1e9)
        return scores, self.standing(around).squeeze(-1)


@dataclass
class Steps:
    """Decisions to learn from: what was seen, what was done, how likely that was, what it led to."""

    seen: list[NDArray[np.int16]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)  # how many actions there were
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)  # advantages

    def close(self, worth: float) -> None:
        """A game is over: work out, from its end, how much better each decision was than expected (GAE)."""
        after, gain = worth, 0.0
        gains = []
        for at in range(len(self.values) - 1, -1, -1):
            last = at == len(self.values) - 1
            expected = worth if last else DISCOUNT * after
            gain = expected - self.values[at] + (0.0 if last else DISCOUNT * TRACE * gain)
            after = self.values[at]
            gains.append(gain)
        self.gains = gains[::-1]

    def add(self, other: Steps) -> None:
        for name in ("seen", "actions", "legal", "chances", "values", "gains"):
            getattr(self, name).extend(getattr(other, name))


class School:
    """Tables at which the policy plays against itself."""

    def __init__(self, game: str, tables: int, seed: int) -> None:
        self.game, self.seed, self.dealt = game, seed, 0
        self.players = usual_players_of(game)
        self.observer = Observer(game, self.players)
        self.tables = [self.new() for _ in range(tables)]
        self.under_way = [[Steps() for _ in range(self.players)] for _ in range(tables)]
        self.games = 0

    def new(self) -> Table:
        self.dealt += 1
        return deal(self.game, self.players, fork(self.seed, self.dealt))

    def gather(self, policy: Policy, wanted: int) -> Steps:
        """Play until games with so many decisions have ended."""
        found = Steps()
        while len(found.actions) < wanted:
            seen = np.stack([self.observer.whole(table, table.player) for table in self.tables])
            with torch.inference_mode():
                scores, values = policy(torch.from_numpy(seen), max(table.legal for table in self.tables))
                odds = torch.log_softmax(scores, dim=-1)
                actions = torch.multinomial(odds.exp(), 1).squeeze(-1)
                chances = odds.gather(1, actions[:, None]).squeeze(-1)
            for at, table in enumerate(self.tables):
                if table.legal > 1:  # nothing is learned where there is nothing to decide
                    steps = self.under_way[at][table.player]
                    steps.seen.append(seen[at])
                    steps.actions.append(int(actions[at]))
                    steps.legal.append(table.legal)
                    steps.chances.append(float(chances[at]))
                    steps.values.append(float(values[at]))
                table.act(int(actions[at]))
                if table.over:
                    for steps, worth in zip(self.under_way[at], table.returns(), strict=True):
                        steps.close(worth)
                        found.add(steps)
                    self.tables[at], self.under_way[at] = self.new(), [Steps() for _ in range(self.players)]
                    self.games += 1
        return found


def learn(policy: Policy, optimiser: torch.optim.Optimizer, steps: Steps, random: np.random.Generator) -> None:
    """Make what went better than expected likelier, in small steps (PPO)."""
    seen = torch.from_numpy(np.stack(steps.seen))
    actions, before = torch.tensor(steps.actions), torch.tensor(steps.chances)
    gains, values = torch.tensor(steps.gains), torch.tensor(steps.values)
    legal = np.array(steps.legal)
    goals = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(random.permutation(len(actions)), max(1, len(actions) // MINIBATCH)):
            chosen = torch.from_numpy(part)
            scores, standing = policy(seen[chosen], int(legal[part].max()))
            odds = torch.log_softmax(scores, dim=-1)
            chance = odds.gather(1, actions[chosen, None]).squeeze(-1)
            ratio = (chance - before[chosen]).exp()
            gain = gains[chosen]
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
        table, me = deal(game, players, fork(seed, number)), number % players
        bot = bots.make(opponent, fork(seed, number))
        while not table.over:
            if table.player == me:
                with torch.inference_mode():
                    scores, _ = policy(torch.from_numpy(observer.whole(table, me)[None]))
                table.act(int(scores[0].argmax()))
            else:
                table.answer(bot.choose(Perspective(table.state, table.moves, table.state.key)))
        worth = table.returns()[me]
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


def train(game: str, minutes: float, out: str = "", against: tuple[str, ...] = (), seed: int = 1, tables: int = 64) -> Policy:
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    school = School(game, tables, seed)
    policy = Policy(school.observer)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    begun, told, decisions = time.monotonic(), 0.0, 0
    while (spent := (time.monotonic() - begun) / 60) < minutes:
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.1, 1 - spent / minutes)
        steps = school.gather(policy, BATCH)
        learn(policy, optimiser, steps, random)
        decisions += len(steps.actions)
        if spent - told > minutes / 10:
            told = spent
            won = ", ".join(f"{share_won(policy, game, bot, 20):.0%} against {bot}" for bot in against)
            print(f"{spent:5.1f} min, {school.games} games, {decisions} decisions: {won or 'no bots asked'}", flush=True)
    if out:
        save(policy, game, out)
    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--out", default="policy.pt")
    parser.add_argument("--against", default="random,greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--games", type=int, default=200, help="played against each bot at the end")
    given = parser.parse_args()
    named = tuple(name for name in given.against.split(",") if name)
    learned = train(given.game, given.minutes, given.out, named, given.seed, given.tables)
    for name in named:
        print(f"{share_won(learned, given.game, name, given.games, seed=99):.1%} of {given.games} games won against {name}")
