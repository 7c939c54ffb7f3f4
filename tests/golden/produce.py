"""What the golden files hold, made anew: `python -m tests.golden.produce` (or `make golden`) writes them all.

A golden file changes when the product changes what people read or what the rules allow. Read its diff as a reviewer would: every
line of it must be meant.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import yaml
from tests.golden import versions
from tools.words import page as word_page

from tapete import games
from tapete.bots import Perspective, make
from tapete.cli.commands.text import entries, legend_lines, symbol_lines
from tapete.core.labels import label
from tapete.core.state import State
from tapete.core.text import plain
from tapete.core.visibility import SPECTATOR, Shown

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent.parent / "docs"
PERFT = HERE / "perft.yaml"
SEED = 7
SEEDS = {"atrum_arena": 136}  # a game that reaches its end: most of this one's are for more players, and longer
DECISIONS = 400
HOW = "if that is meant, run `make golden` and read the diff"


def texts(id: str) -> str:
    """All cards of a game in both languages."""
    game = games.find(id)
    return "\n\n".join(entries(game, game.catalogue.values())) + "\n"


def symbols(id: str) -> str:
    """The legend of a game, and its cards as far as they can be said in symbols."""
    game = games.find(id)
    cards = list(game.catalogue.values())
    lines = {card.id: [plain(line) for line in game.speech.symbols(card)] for card in cards}
    return "\n".join([*legend_lines(game, "es"), "", *legend_lines(game, "en"), "", *symbol_lines(cards, lines)]) + "\n"


def playthrough(id: str) -> str:
    """One seeded game between random bots: every question, its answer and what came of it, in both languages."""
    game = games.find(id)
    seed = SEEDS.get(id, SEED)
    state = game.start(game.random_setup(seed), seed)
    state.log = []
    players = [make("random", seat + 1) for seat in range(state.players)]
    lines = [f"{id}, seed {seed}, random bots"]
    move = 0
    while move < DECISIONS and not state.over:
        if state.decision.lone:
            lines += one_move(state, state.decision.options[0], "–")  # shown, not chosen: the bots' chance does not go on
            continue
        move += 1
        lines += one_move(state, players[state.decision.player].choose(Perspective(state, move - 1)), str(move))
    lines.append(f"over: {state.over}, winners: {[player + 1 for player in state.winners]}")
    return "\n".join(lines) + "\n"


def one_move(state: State, option, number: str) -> list[str]:
    decision = state.decision
    lines = [
        "",
        f"{number}. player {decision.player + 1}, {decision.kind}, {len(decision.options)} options: {option.id}",
        f"   {plain(decision.prompt.es)} → {label(state, option, 'es')}",
        f"   {plain(decision.prompt.en)} → {label(state, option, 'en')}",
    ]
    before = len(state.log)
    state.choose(option)
    shown = Shown(state, SPECTATOR)
    for entry in state.log[before:]:
        said = shown.line(entry)
        if "es" in said:
            lines.append(f"     {said['es']} / {said['en']}")
    return lines


def perft(state: State, depth: int) -> int:
    """How many games of this many decisions there are from here: every option of every decision is tried."""
    if depth == 0 or state.decision is None:
        return 1
    if depth == 1:
        return len(state.decision.options)
    total = 0
    for at in range(len(state.decision.options)):
        world = state.clone()
        world.choose(world.decision.options[at])
        total += perft(world, depth - 1)
    return total


def perft_cases() -> list[dict]:
    return yaml.safe_load(PERFT.read_text("utf-8"))


def counted(case: dict) -> list[int]:
    game = games.find(case["position"]["game"])
    return [perft(game.documents.position(case["position"]), depth) for depth in range(1, case["depth"] + 1)]


def files() -> dict[Path, str]:
    """All golden files that are made whole; the counts of perft.yaml are filled in beside their positions."""
    found = {}
    for id in games.ids():
        if games.find(id).catalogue:
            found[HERE / f"{id}_texts.txt"] = texts(id)
            found[HERE / f"{id}_playthrough.txt"] = playthrough(id)
        if games.find(id).signs:
            found[HERE / "symbols" / f"{id}.txt"] = symbols(id)
    for id in with_card_files():
        found[DOCS / f"words-{id}.md"] = word_page(games.find(id))
    return found


def with_card_files() -> list[str]:
    """The games whose cards stand in files of their own; one that has just been begun may have none yet."""
    return [id for id in games.ids() if find_spec(f"tapete.games.{id}.cards")]


def main() -> int:
    for file, text in files().items():
        file.write_text(text, "utf-8")
        print(file.relative_to(HERE.parent.parent))
    cases = [{**case, "counts": counted(case)} for case in perft_cases()]
    head = "".join(line + "\n" for line in PERFT.read_text("utf-8").splitlines() if line.startswith("#"))
    PERFT.write_text(head + yaml.safe_dump(cases, allow_unicode=True, sort_keys=False, width=120, default_flow_style=None), "utf-8")
    print(PERFT.relative_to(HERE.parent.parent))
    return versions.main()


if __name__ == "__main__":
    sys.exit(main())
