"""How each version of a game plays and what its cards say: a match under way outlives a change only if neither is another.

A kept match is its setup, its seed and its answers. It goes on as it began while the same answers bring the same questions and
the same table. So a version is held to *behaviour*: seeded games at random, each a fingerprint of every question, its options and
where everything lies. How the rules are written, and what the log says, is free.
"""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from pathlib import Path

from tapete import games
from tapete.core.game import Game
from tapete.core.language import EN, ES
from tapete.core.records import catalogue_hash
from tapete.core.state import State

FILE = Path(__file__).resolve().parent / "versions.json"
GAMES = 24  # seeded games of each game: every mode, and most cards
DECISIONS = 400
Versions = dict[str, dict[str, dict[str, object]]]  # by game and version


def played(game: Game, seed: int) -> str:
    """A fingerprint of one seeded game: every question and its options, and what lies where after each answer."""
    state = game.start(game.random_setup(seed), seed)
    chance = random.Random(seed)
    total = blake2b(digest_size=4)
    for _ in range(DECISIONS):
        total.update(json.dumps(so(state)).encode())
        if state.decision is None:
            break
        state.choose(chance.choice(state.decision.options))
    return total.hexdigest()


def so(s: State) -> list[object]:
    """What the players have before them, whatever the engine keeps besides."""
    decision = s.decision
    asked = None if decision is None else [decision.player, decision.ids()]
    tallies = sorted([(name, s.tallies[field]) for field, name in enumerate(s.game.player_fields) if any(s.tallies[field])])
    zones = [[s.names[card] for card in zone] for zone in s.zones]
    return [asked, zones, tallies, s.turn, s.over, list(s.winners)]


def cards(game: Game) -> str:
    """A fingerprint of the cards: what the server compares, and the numbers printed on them."""
    total = blake2b(catalogue_hash(game).encode(), digest_size=8)
    for id in sorted(game.catalogue):
        for lang in (ES, EN):
            total.update(game.speech.facts_text(game.catalogue[id], lang).encode() + b"\0")
    return total.hexdigest()


def now(game: Game) -> dict[str, object]:
    return {"cards": cards(game), "played": [played(game, seed) for seed in range(GAMES)]}


def kept() -> Versions:
    found: Versions = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def problem(game: Game, found: dict[str, object], known: dict[str, dict[str, object]]) -> str:
    """What must be done before this game may be changed like this; "" when its version is as it was."""
    version = known.get(game.version)
    if version is None:
        return f"{game.id} {game.version} is not in tests/golden/versions.json yet: run `make golden`"
    changed = ["the texts or numbers of its cards"] if version["cards"] != found["cards"] else []
    before, after = version["played"], found["played"]
    assert isinstance(before, list) and isinstance(after, list)
    parted = [str(seed) for seed, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    changed += [f"how {len(parted)} of {len(after)} seeded games go (seeds {', '.join(parted[:5])})"] if parted else []
    if not changed:
        return ""
    newer = max([int(each) for each in known]) + 1
    return (
        f"version {game.version} of {game.id} is no longer what it was: {' and '.join(changed)} changed. Matches begun with it "
        f'would part. If that is meant, write version="{newer}" in its declaration.py and run `make golden`; if not, undo it.'
    )


def main() -> int:
    """Note how new versions play. One that is known already is never written over."""
    all = kept()
    code = 0
    for id in games.ids():
        game = games.find(id)
        known = all.setdefault(id, {})
        found = now(game)
        if game.version not in known:
            known[game.version] = found
        elif problem(game, found, known):
            print(problem(game, found, known))
            code = 1
    FILE.write_text(json.dumps(all, indent=1) + "\n", "utf-8")
    print(f"tests/golden/{FILE.name}")
    return code
