"""Pictures of every game's table for docs/images: `python -m tests.browser.screenshots [FOLDER]`.

A match of each game is played for a while as a bot advises, and then looked at in a browser: on a desk, on a small
laptop with the light cloth, and on a phone. Two more show how a guided first match begins and the lobby. One that moves shows
a few turns of KeyForge, for the README. Those that stand in pages of both languages are taken in both: `-en` are the English ones.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.browser.conftest import ARGUMENTS, chromium
from tests.server.served import BOT, ME, Message, Process, Seat, call, new_match

FOLDER = Path(__file__).parents[2] / "docs/images"
SIZES = {"desktop": (1440, 900), "laptop": (1366, 650), "phone": (390, 844)}
THEMES = {"laptop": "light"}
FIRST = (1366, 768)
LANGUAGES = {"es": "", "en": "-en"}
# A moment worth a picture: answers given at least, cards that each side has on the table and squares of the map by then.
MOMENTS = {
    "keyforge": (14, 3, 0),
    "res_arcana": (30, 5, 0),
    "mitos_y_leyendas": (20, 4, 0),
    "atrum_arena": (10, 5, 0),
    "dungeon_alliance": (40, 4, 45),
}
SEEDS = range(4, 20)
MOST_ANSWERS = 160
PATIENCE = 1.0  # seconds, when a bot was asked too often
SHUTTER = 700  # milliseconds for letters and cards to come to rest
FRAMES = 40
FRAME_WIDTH = 960
FRAME = 1100  # milliseconds that each is looked at


def played(port: int, game: str, answers: int, cards: int, squares: int) -> Message:
    """A match in which a bot has advised us for a while, at a question with something lying on the table."""
    areas = call(port, "GET", f"/api/tables/{game}")[1]["areas"]
    lying = {area["zone"] for area in areas if area["place"] == "table" and area["form"] in ("line", "row")}
    for seed in SEEDS:
        made = new_match(port, game, [ME, BOT], seed=seed)
        seat = Seat(port, made["match"], made["seats"][0]["token"])
        for answer in range(MOST_ANSWERS):
            update = seat.my_turn()
            if update["result"] is not None:
                break
            if answer >= answers and laid_out(update, lying) >= cards and mapped(update) >= squares:
                seat.close()
                return made
            advised(seat)
        seat.close()
    raise SystemExit(f"{game}: no moment with {cards} cards on each side")


def advised(seat: Seat) -> None:
    """Answer as a bot advises."""
    seat.send({"type": "hint", "level": "aprendiz"})
    while (hint := seat.until("hinted", "error")).get("code") == "too_fast":
        time.sleep(PATIENCE)
        seat.send({"type": "hint", "level": "aprendiz"})
    ack = seat.move(hint["option"] if hint["type"] == "hinted" else seat.options()[0])
    seat.seen(ack["seq"])


def laid_out(update: Message, zones: set[str]) -> int:
    """How many cards lie before the player who has fewest."""
    counts = [0] * update["view"]["players"]
    for zone in update["view"]["zones"]:
        if zone["zone"] in zones and zone["player"] is not None:
            counts[zone["player"]] += zone["count"]
    return min(counts)


def mapped(update: Message) -> int:
    plan = update["scene"]["plan"]
    return len(plan["squares"]) if plan else 0


def seated(browser: Any, port: int, made: Message, size: tuple[int, int], theme: str = "dark", language: str = "es") -> Any:
    """A page that sits at a match."""
    kept = [{"match": made["match"], "game": made["game"], "tokens": [made["seats"][0]["token"]], "invitations": [], "at": 0}]
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce")
    settings = {"language": language, "theme": theme}
    for key, value in (("tapete.matches", kept), ("tapete.settings", settings)):
        context.add_init_script(f"localStorage.setItem('{key}', {json.dumps(json.dumps(value))})")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/#/match/{made['match']}")
    page.wait_for_selector(".question.mine")
    page.wait_for_timeout(SHUTTER)
    return page


def pictures(browser: Any, port: int, made: Message, game: str, folder: Path) -> None:
    """A match at every size; in English at those that pages show."""
    for name, size in SIZES.items():
        theme = THEMES.get(name, "dark")
        for language, suffix in LANGUAGES.items():
            if theme == "dark" or language == "es":
                page = seated(browser, port, made, size, theme, language)
                page.screenshot(path=folder / f"{game}-{name}{suffix}.jpg", type="jpeg", quality=78)
                page.context.close()


def first_match(browser: Any, port: int, game: str, folder: Path) -> None:
    """How a guided match begins: the first question, with what a newcomer is told."""
    for language, suffix in LANGUAGES.items():
        size = {"width": FIRST[0], "height": FIRST[1]}
        context = browser.new_context(viewport=size, locale=language, color_scheme="dark", reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{port}/#/game/{game}")
        page.click("[data-act=first]")
        page.wait_for_selector(".question.mine")
        page.wait_for_timeout(SHUTTER)
        page.screenshot(path=folder / f"{game}-first{suffix}.jpg", type="jpeg", quality=78)
        context.close()


def moving(browser: Any, port: int, file: Path) -> None:
    """A match from its beginning, each answer a frame."""
    made = new_match(port, "keyforge", [ME, BOT], seed=SEEDS[0])
    page = seated(browser, port, made, SIZES["desktop"])
    seat = Seat(port, made["match"], made["seats"][0]["token"])
    frames: list[Image.Image] = []
    while len(frames) < FRAMES and seat.my_turn()["result"] is None:
        page.wait_for_timeout(SHUTTER)
        frames.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
        advised(seat)
    seat.close()
    page.context.close()
    small = [frame.resize((FRAME_WIDTH, FRAME_WIDTH * frame.height // frame.width), Image.Resampling.LANCZOS) for frame in frames]
    small[0].save(file, save_all=True, append_images=small[1:], duration=FRAME, loop=0, quality=55, method=6)


def lobby(browser: Any, port: int, folder: Path) -> None:
    for language, suffix in LANGUAGES.items():
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale=language, color_scheme="dark")
        page.goto(f"http://127.0.0.1:{port}/")
        page.wait_for_selector("[data-game]")
        page.wait_for_timeout(SHUTTER)
        page.screenshot(path=folder / f"lobby{suffix}.jpg", type="jpeg", quality=78)
        page.close()


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as matches, sync_playwright() as playwright:
        served = Process(Path(matches))
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        lobby(browser, served.port, folder)
        moving(browser, served.port, folder / "keyforge.webp")
        for game, moment in MOMENTS.items():
            first_match(browser, served.port, game, folder)
            pictures(browser, served.port, played(served.port, game, *moment), game, folder)
        browser.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
