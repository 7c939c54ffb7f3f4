"""How our Reptantes of Atrum Arena fare, and a page for each of them made from it.

    python tools/reptantes.py play --deals 2000 --bot greedy --seed 1    # adds to docs/data/reptantes.json what that bot made of it
    python tools/reptantes.py pages                                      # writes docs/atrum-arena-reptantes.md and its twin

A deal is two teams of three drawn at random and one order of the Pit, played twice: each team once goes first. ``--minutes`` ends
it earlier; what was played is written down as it comes, and the same command goes on from there. Deal ``n`` is decided by the seed
and ``n`` alone.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if not any("compiled" in each for each in sys.path):
    sys.path.insert(0, str(ROOT / "src"))

from tapete import bots, games  # noqa: E402
from tapete.bots import Perspective  # noqa: E402
from tapete.core.language import EN, ES  # noqa: E402
from tapete.core.randomness import fork, shuffled  # noqa: E402
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES, KIND_NAMES  # noqa: E402

DATA = ROOT / "docs" / "data" / "reptantes.json"
PAGES = {EN: ROOT / "docs" / "atrum-arena-reptantes.md", ES: ROOT / "docs" / "es" / "atrum-arena-reptantes.md"}
GAME = "atrum_arena"
TEAM = 3
CAP = 5000  # decisions
FEW = 24  # games in which two Reptantes have met, for the pair to be named
NAMED_RIVALS = 2
OFTEN = 10  # deals after which they are written down


class Duel(NamedTuple):
    """A duel that ended: who won, the teams by seat, and which seat began."""

    winner: int
    teams: tuple[tuple[str, ...], tuple[str, ...]]
    first: int


# -- playing


def reptantes() -> list[str]:
    game = games.find(GAME)
    return [card.id for card in game.catalogue.values() if hasattr(card, "story")]


def dealt(seed: int, number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two teams that share nobody."""
    known = reptantes()
    order = shuffled(fork(seed, number), 1, list(range(len(known))))
    return tuple([known[at] for at in order[:TEAM]]), tuple([known[at] for at in order[TEAM : 2 * TEAM]])


def duel(bot: str, seed: int, number: int, swapped: bool) -> Duel | None:
    """One duel of a deal; nothing when it does not end."""
    one, two = dealt(seed, number)
    teams = (two, one) if swapped else (one, two)
    setup: dict[str, object] = {"mode": "duel", "players": 2, "first": 0, "decks": [list(team) for team in teams]}
    key = fork(seed, number)
    state = games.find(GAME).start(setup, key)
    players = [bots.make(bot, fork(key, 1 + seat + 2 * swapped)) for seat in range(2)]
    for _ in range(CAP):
        if state.over:
            return Duel(state.winners[0], teams, 0) if len(state.winners) == 1 else None
        assert state.decision is not None
        seat = state.decision.player
        state.choose(players[seat].choose(Perspective(state, seat)))
    return None


class Tally:
    """Duels counted: by Reptante, by pair, by who began."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.deals: int = kept.get("deals", 0)
        self.unfinished: int = kept.get("unfinished", 0)
        self.ended, self.first = kept.get("first", (0, 0))
        self.seconds: float = kept.get("seconds", 0)
        self.rows: dict[str, list[int]] = kept.get("reptantes", {})  # deals, and of how many its team won none, one or both duels
        self.pairs: dict[str, dict[str, list[int]]] = kept.get("pairs", {})

    def enter(self, duels: list[Duel | None]) -> None:
        self.deals += 1
        ended = [each for each in duels if each is not None]
        if len(ended) < len(duels):
            self.unfinished += 1
            return
        won: dict[str, int] = {}
        for each in ended:
            self.ended += 1
            self.first += each.winner == each.first
            for seat in range(2):
                for own in each.teams[seat]:
                    won[own] = won.get(own, 0) + (each.winner == seat)
                    for rival in each.teams[1 - seat]:
                        met = self.pairs.setdefault(own, {}).setdefault(rival, [0, 0])
                        met[0] += 1
                        met[1] += each.winner == seat
        for own, wins in won.items():
            row = self.rows.setdefault(own, [0, 0, 0, 0])
            row[0] += 1
            row[1 + wins] += 1

    def as_json(self, bot: str, seed: int) -> dict[str, Any]:
        return {
            "bot": bot,
            "seed": seed,
            "version": games.find(GAME).version,
            "deals": self.deals,
            "unfinished": self.unfinished,
            "first": [self.ended, self.first],
            "seconds": round(self.seconds),
            "reptantes": dict(sorted(self.rows.items())),
            "pairs": {id: dict(sorted(met.items())) for id, met in sorted(self.pairs.items())},
        }


def play(bot: str, deals: int, seed: int, minutes: float, file: Path, among: list[str]) -> None:
    """Plays deals until there are so many; those of the same bot, seed and version that a file holds count among them.

    With names, only deals that have one of these Reptantes are played.
    """
    kept = kept_in(file)
    before = kept.get(bot, {})
    same = before.get("seed") == seed and before.get("version") == games.find(GAME).version
    tally = Tally(before if same else {})
    began, spent = time.monotonic(), tally.seconds
    while tally.deals < deals and (not minutes or time.monotonic() - began < 60 * minutes):
        left_out = among and not set(among) & {each for team in dealt(seed, tally.deals) for each in team}
        tally.enter([] if left_out else [duel(bot, seed, tally.deals, swapped) for swapped in (False, True)])
        if tally.deals % OFTEN == 0 or tally.deals == deals:
            tally.seconds = spent + time.monotonic() - began
            kept[bot] = tally.as_json(bot, seed)
            write(kept, file)


def kept_in(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def write(kept: dict[str, Any], file: Path) -> None:
    """Written beside it first: whoever stops the command loses a few deals at most."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    beside.write_text(json.dumps(kept, separators=(",", ":"), sort_keys=True).replace('}},"', '}},\n"') + "\n", "utf-8")
    beside.replace(file)


# -- reading


class Share(NamedTuple):
    """How much was won of so many deals, and between what the true share lies 95 times in 100."""

    deals: int
    share: float
    low: float
    high: float


def share(row: list[int]) -> Share:
    """Of a Reptante's deals: none, one or both duels won. Both duels of a deal count as one observation, since they are alike."""
    deals, _, halves, wholes = row
    mean = (wholes + halves / 2) / deals
    spread = (wholes + halves / 4) / deals - mean * mean
    width = 1.96 * (spread / deals) ** 0.5
    return Share(deals, mean, max(0.0, mean - width), min(1.0, mean + width))


def print_table(found: dict[str, Any]) -> None:
    rows = sorted([(share(row), id) for id, row in found["reptantes"].items()], key=lambda each: -each[0].share)
    for each, id in rows:
        print(f"{id:24} {each.deals:5} {100 * each.share:5.1f} % {100 * each.low:5.1f}-{100 * each.high:5.1f}")
    ended, first = found["first"]
    print(f"{found['deals']} deals, {found['unfinished']} unfinished, {found['seconds']} s")
    print(f"first player {100 * first / max(1, ended):.1f} % of {ended} duels")


# -- pages

TITLE = {EN: "The Reptantes of Atrum Arena, one by one", ES: "Los Reptantes de Atrum Arena, uno a uno"}
ABOUT = {
    EN: "All of them are ours: see [what Atrum Arena is played with](content-atrum-arena.md). This page is written by\n"
    "`python tools/reptantes.py pages`.",
    ES: "Todos son nuestros: véase [con qué se juega a Atrum Arena](content-atrum-arena.md). Esta página la escribe\n"
    "`python tools/reptantes.py pages`.",
}
HOW = {
    EN: "Shares are of duels between teams of three drawn at random. Each deal is played twice, each team going first once, with\n"
    "the same bot in both seats: {bots}. An interval holds the true share 95 times in 100. A match-up counts all duels in\n"
    "which the two met, whoever stood beside them; the number of duels is in brackets.",
    ES: "Las partes son de duelos entre equipos de tres al azar. Cada reparto se juega dos veces, empezando una vez cada equipo,\n"
    "con el mismo bot en los dos asientos: {bots}. Un intervalo contiene la parte verdadera 95 veces de cada 100. Un\n"
    "enfrentamiento cuenta todos los duelos en que los dos se vieron, con quien fuera al lado; entre paréntesis, cuántos.",
}
NAMED = {EN: "{bot}, {deals} deals (seed {seed})", ES: "{bot}, {deals} repartos (semilla {seed})"}
SECTIONS = {
    EN: ("Beasts", "Fallen", "Skeletons", "Golems", "Zombies", "Of no people"),
    ES: ("Bestias", "Caídos", "Esqueletos", "Gólems", "Zombies", "Sin pueblo"),
}
COLUMNS = {EN: "| Power | cost | discard | type | text |", ES: "| Poder | coste | descarte | tipo | texto |"}
WON = {
    EN: "With {bot}: **{share}** of {deals} deals ({low} to {high}).",
    ES: "Con {bot}: **{share}** de {deals} repartos (de {low} a {high}).",
}
AGAINST = {EN: "Against", ES: "Contra"}
BEST = {EN: "Best and worst match-ups: {best}; {worst}.", ES: "Mejores y peores enfrentamientos: {best}; {worst}."}


def sections() -> dict[str, int]:
    """Each Reptante's section, by the headings of the card file."""
    found: dict[str, int] = {}
    known = reptantes()
    at = -1
    lines = (ROOT / "src" / "tapete" / "games" / GAME / "cards" / "reptantes.py").read_text("utf-8").splitlines()
    for line in lines:
        if line.startswith("# -- "):
            at += 1
        elif line.startswith('    "') and at >= 0:
            id = line.split('"')[1]
            if id in known:
                found[id] = at
    return found


SECTION_OF = sections()


def percent(value: float, lang: str) -> str:
    said = f"{100 * value:.1f} %"
    return said.replace(".", ",") if lang == ES else said


def page(kept: dict[str, Any], lang: str) -> str:
    lines = [f"# {TITLE[lang]}", "", ABOUT[lang]]
    if kept:
        bots_named = "; ".join([NAMED[lang].format(bot=bot, deals=row["deals"], seed=row["seed"]) for bot, row in kept.items()])
        lines += ["", HOW[lang].format(bots=bots_named)]
    for at, section in enumerate(SECTIONS[lang]):
        lines += ["", f"## {section}"]
        for id, where in SECTION_OF.items():
            if where == at:
                lines += entry(id, kept, lang)
    return "\n".join(lines) + "\n"


def entry(id: str, kept: dict[str, Any], lang: str) -> list[str]:
    card: Any = games.find(GAME).catalogue[id]
    lines = ["", f"### {card.name.text(lang)}", "", f"*{card.story.text(lang)}*", "", COLUMNS[lang], "|---|---|---|---|---|"]
    for power in card.powers:
        star = "★" if power.unique else ""
        kind, discard = KIND_NAMES[power.kind].text(lang), ESBIRRO_NAMES[power.esbirro].text(lang)
        lines.append(f"| {power.name.text(lang)}{star} | {power.cost} | {discard} | {kind} | {power.text(lang)} |")
    for bot, row in kept.items():
        if id in row["reptantes"]:
            lines += ["", fared(id, bot, row, lang)]
    return lines


def fared(id: str, bot: str, row: dict[str, Any], lang: str) -> str:
    """How often its team won, against each people and against whom most and least."""
    whole = share(row["reptantes"][id])
    ends = (percent(whole.low, lang), percent(whole.high, lang))
    said = [
        WON[lang].format(bot=bot, share=percent(whole.share, lang), deals=whole.deals, low=ends[0].removesuffix(" %"), high=ends[1])
    ]
    met: dict[str, list[int]] = row["pairs"].get(id, {})
    parts = []
    for at, section in enumerate(SECTIONS[lang]):
        games_met = sum([each[0] for rival, each in met.items() if SECTION_OF[rival] == at])
        won = sum([each[1] for rival, each in met.items() if SECTION_OF[rival] == at])
        if games_met:
            parts.append(f"{section} {percent(won / games_met, lang)} ({games_met})")
    if parts:
        said.append(f"{AGAINST[lang]}: {', '.join(parts)}.")
    often = sorted([(won / count, rival, count) for rival, (count, won) in met.items() if count >= FEW])
    if len(often) >= 2 * NAMED_RIVALS:
        best = [named_rival(each, lang) for each in often[::-1][:NAMED_RIVALS]]
        worst = [named_rival(each, lang) for each in often[:NAMED_RIVALS]]
        said.append(BEST[lang].format(best=", ".join(best), worst=", ".join(worst)))
    return " ".join(said)


def named_rival(each: tuple[float, str, int], lang: str) -> str:
    part, rival, count = each
    return f"{games.find(GAME).catalogue[rival].name.text(lang)} {percent(part, lang)} ({count})"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("play", "show", "pages"))
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="end after so many minutes")
    parser.add_argument("--among", nargs="*", default=[], help="play only the deals that have one of these Reptantes")
    parser.add_argument("--data", type=Path, default=DATA)
    given = parser.parse_args()
    if given.what == "play":
        play(given.bot, given.deals, given.seed, given.minutes, given.data, given.among)
    kept = kept_in(given.data)
    if given.what == "pages":
        for lang, file in PAGES.items():
            file.write_text(page(kept, lang), "utf-8")
        return 0
    for found in kept.values():
        print_table(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
