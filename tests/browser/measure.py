"""How much of the table can be read, and what moves on it: `python -m tests.browser.measure [--json] [--shots FOLDER] [GAME…]`.

Every game is laid out in a browser at five sizes, in three positions of the middle of real games and in the most crowded position
of a hundred random ones (`moments`), and measured:

- ``cards_share``: the part of the board (the cloth between the header and the question) that cards cover. Tiles of a map are cards.
- ``smallest_title_px``, ``cut_titles``: the smallest title of a card on the board or in the hand, and how many are cut or covered.
- ``saying``, ``cut_texts``, ``silent``: cards and Powers that say what they do in words or symbols, texts that do not find room
  where they stand, and cards that have something to say and do not.
- ``cut_words``: questions, names of people and of areas that are not read whole, and people whose numbers are out of sight.
- ``smallest_card_px``: the width of the narrowest card. Piles beside a name and cards on the map are no cards that one reads.
- ``hand_visible``: the part of the hand's cards that lie wholly within the window.

Then thirty questions are answered at random from the first position (or another: `--from`), while the page looks on:

- ``question_heights``: the heights that the question's bar had.
- ``moved_px``: the farthest that something moved which the game did not: a card whose area holds what it held before, lying as it
  lay; a cell of the map, unless nothing asked about was in sight; a button with the same meaning. ``moves`` names the worst.

And with cards that travel, as whoever has not asked for less motion sees them:

- ``long_tasks``, ``longest_task_ms``: how often the page was busy for more than a tenth of a second while questions were answered,
  and for how long at most (0: never for 50 ms). They say something only on a quiet machine, so no test asks for them; ``load``
  tells how quiet it was (the processes that wanted to run, for each core).
- ``longest_cpu_ms``: the processor's time of the task that took most of it. It hardly depends on who else is busy on the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ARGUMENTS, chromium, missing
from tests.browser.moments import Position, moments
from tests.server.served import BOT, ME, Message, Process, Seat, new_match

GAMES = ("keyforge", "res_arcana", "mitos_y_leyendas", "atrum_arena", "dungeon_alliance")
SIZES = ((1440, 900), (1366, 650), (1024, 768), (390, 844), (844, 390))
QUESTIONS = 30
WATCHED = "real-1"
TRAVELS = 12  # answers while cards travel
PACE = {"reduce": 0, "no-preference": 350}  # milliseconds for each step of the others
LONG = 100  # milliseconds
TASKS = ("ThreadControllerImpl::RunTask", "RunTask")
BUSY = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((each) => each.duration))).observe({ type: 'longtask' });
"""
SCRIPT = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


class Watched:
    """A match from a position, in a page that looks on while its moves are made beside it."""

    def __init__(self, browser: Any, port: int, game: str, position: Position, motion: str = "reduce") -> None:
        made = new_match(port, game, [ME, BOT], setup={"position": position}, seed=1, every_question=True)
        self.token = made["seats"][0]["token"]
        self.seat = Seat(port, made["match"], self.token)
        self.seat.my_turn()
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="es", reduced_motion=motion)
        kept = [{"match": made["match"], "game": game, "tokens": [self.token], "invitations": [], "at": 0}]
        settings = {"pace": PACE[motion], "language": "es", "passAlone": False, "hints": False, "drawer": False}
        for name, value in (("tapete.matches", kept), ("tapete.settings", settings)):
            self.context.add_init_script(f"localStorage.setItem('{name}', {json.dumps(json.dumps(value))})")
        self.page = self.context.new_page()
        self.page.goto(f"http://127.0.0.1:{port}/#/match/{made['match']}")
        self.page.wait_for_selector(".question")
        self.page.evaluate("document.fonts.ready")
        self.page.evaluate(SCRIPT)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.rest()

    def rest(self) -> None:
        """Until nothing moves any more, however long a busy machine takes for it."""
        size = self.page.viewport_size
        self.page.evaluate("([width, height]) => tableAtRest(width, height)", [size["width"], size["height"]])

    def measured(self) -> Message:
        found: Message = self.page.evaluate("() => measureTable()")
        return found

    def snapshot(self) -> Message:
        self.rest()
        found: Message = self.page.evaluate("() => snapshotOfTable()")
        return found

    def answer(self, chance: random.Random) -> bool:
        """One question answered at random; whether another is asked."""
        if self.seat.update["result"] is not None:
            return False
        options = self.seat.options()
        going_on = [option for option in options if option not in ("pass", "done", "concede")]
        ack = self.seat.move(chance.choice(going_on or options))
        self.seat.seen(ack["seq"])
        update = self.seat.my_turn()
        self.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-seq]').dataset.seq) >= seq",
            arg=update["seq"],
        )
        return update["result"] is None

    def close(self) -> None:
        self.seat.close()
        self.context.close()


def moved(before: Message, after: Message) -> dict[str, int]:
    """How far each thing moved or grew that the game left alone, in pixels."""
    found: dict[str, int] = {}
    for kind in ("cards", "buttons") if out_of_sight(before, after) else ("cards", "buttons", "cells"):
        for name, now in after[kind].items():
            then = before[kind].get(name)
            if then is None or then["where"] != now["where"]:
                continue
            far = max(abs(a - b) for a, b in zip(then["box"], now["box"], strict=True))
            if far > 1:
                found[f"{kind}: {name}"] = round(far)
    return found


def out_of_sight(before: Message, after: Message) -> bool:
    """Whether nothing that is asked about now was in sight before: then the map may move."""
    if not after["asked"] or before["map"] is None:
        return False
    left, top, width, height = before["map"]
    boxes = [before["cells"][name]["box"] for name in after["asked"] if name in before["cells"]]
    return not any(left <= x and x + w <= left + width and top <= y and y + h <= top + height for x, y, w, h in boxes)


def questions(watched: Watched, size: tuple[int, int], seed: int) -> Message:
    """What moves over thirty questions."""
    watched.resize(size)
    chance = random.Random(seed)
    heights: set[int] = set()
    cut: set[str] = set()
    worst: dict[str, int] = {}
    asked = 0
    before = watched.snapshot()
    heights.add(before["question"])
    for _ in range(QUESTIONS):
        if not watched.answer(chance):
            break
        asked += 1
        after = watched.snapshot()
        heights.add(after["question"])
        cut.update(after["words"])
        for name, far in moved(before, after).items():
            worst[name] = max(far, worst.get(name, 0))
        before = after
    largest = sorted(worst.items(), key=lambda each: -each[1])
    return {
        "questions": asked,
        "question_heights": sorted(heights),
        "cut_words": sorted(cut),
        "moved_px": largest[0][1] if largest else 0,
        "moves": dict(largest[:6]),
    }


def travelling(watched: Watched, size: tuple[int, int]) -> Message:
    """How long the page is busy at once while cards travel."""
    watched.resize(size)
    watched.page.evaluate(BUSY)
    browser = watched.context.browser
    browser.start_tracing(page=watched.page, categories=["toplevel"])
    chance = random.Random(0)
    for _ in range(TRAVELS):
        if not watched.answer(chance):
            break
    watched.rest()
    tasks = watched.page.evaluate("() => tasks")
    return {
        "longest_cpu_ms": round(longest_cpu(json.loads(browser.stop_tracing())["traceEvents"])),
        "long_tasks": sum(each > LONG for each in tasks),
        "longest_task_ms": round(max(tasks, default=0)),
        "load": round(os.getloadavg()[0] / (os.cpu_count() or 1), 1),
    }


def longest_cpu(events: list[Message]) -> float:
    """The milliseconds of the processor that the longest task of the page took."""
    page = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [each for each in events if each["name"] in TASKS and (each["pid"], each["tid"]) in page]
    return max((each.get("tdur", 0) / 1000 for each in tasks), default=0.0)


def measure(
    browser: Any,
    port: int,
    game: str,
    sizes: list[tuple[int, int]],
    shots: Path | None,
    quick: bool,
    seed: int = 0,
    start: str = WATCHED,
) -> Message:
    positions = moments(game)
    found: Message = {f"{w}x{h}": {"positions": {}} for w, h in sizes}
    for name, position in positions.items():
        watched = Watched(browser, port, game, position)
        for size in sizes:
            watched.resize(size)
            key = f"{size[0]}x{size[1]}"
            found[key]["positions"][name] = watched.measured()
            if shots is not None:
                watched.page.screenshot(path=shots / f"{game}-{key}-{name}.png")
        watched.close()
    for size in sizes if not quick else []:
        watched = Watched(browser, port, game, positions[start])
        answers = SIZES.index(size) if size in SIZES else 0  # the same at a size, whichever others are measured
        found[f"{size[0]}x{size[1]}"] |= questions(watched, size, seed + answers)
        watched.close()
        watched = Watched(browser, port, game, positions[start], "no-preference")
        found[f"{size[0]}x{size[1]}"] |= travelling(watched, size)
        watched.close()
    for each in found.values():
        asked = each.pop("cut_words", [])
        each |= summed(list(each["positions"].values()))
        each["cut_words"] = sorted({*each["cut_words"], *asked})
    return found


def summed(positions: list[Message]) -> Message:
    """The worst of all positions."""
    return {
        "cards_share": min(each["cards_share"] for each in positions),
        "smallest_title_px": min(each["smallest_title_px"] for each in positions),
        "cut_titles": sum(each["cut_titles"] for each in positions),
        "cut_texts": sum(each["cut_texts"] for each in positions),
        "cut_words": sorted({words for each in positions for words in each["cut_words"]}),
        "silent": sum(each["silent"] for each in positions),
        "smallest_card_px": min(each["smallest_card_px"] for each in positions),
        "hand_visible": min(each["hand_visible"] for each in positions),
    }


def told(game: str, size: str, found: Message) -> str:
    shares = " ".join(f"{each['cards_share']:.2f}" for each in found["positions"].values())
    line = f"{game:17}{size:>9}  cards {shares}  title {found['smallest_title_px']:>4} px, {found['cut_titles']:>2} cut"
    line += f"  texts {found['cut_texts']:>2} cut, {found['silent']:>2} silent"
    line += f"  card {found['smallest_card_px']:>3} px  hand {found['hand_visible']:.2f}"
    if "moved_px" in found:
        line += f"  bar {found['question_heights']}  moved {found['moved_px']} px in {found['questions']}"
        line += f"  cpu {found['longest_cpu_ms']} ms,"
        line += f" busy {found['longest_task_ms']} ms, {found['long_tasks']} times over {LONG}, load {found['load']}"
    return line + (f"  cut: {found['cut_words']}" if found["cut_words"] else "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of every position at every size")
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, instead of the five")
    parser.add_argument("--seed", type=int, default=0, help="other answers to the thirty questions")
    parser.add_argument(
        "--from", dest="start", default=WATCHED, help="the position from which questions are answered: real-2, crowded"
    )
    parser.add_argument("--still", action="store_true", help="only the positions, without questions or motion")
    asked = parser.parse_args()
    reason = missing()
    if reason is not None:
        raise SystemExit(reason)
    sizes = [(int(w), int(h)) for w, h in (each.split("x") for each in asked.size)] if asked.size else list(SIZES)
    if asked.shots is not None:
        asked.shots.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    found: Message = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Process(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            for game in asked.games:
                found[game] = measure(browser, served.port, game, sizes, asked.shots, asked.still, asked.seed, asked.start)
                if not asked.json:
                    for size, each in found[game].items():
                        print(told(game, size, each), flush=True)
            browser.close()
        finally:
            served.stop()
    if asked.json:
        print(json.dumps({"games": found, "seconds": round(time.monotonic() - began, 1)}, ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
