"""A person at the table who knows no game: reads what is asked, looks for what glows, and clicks it."""

from __future__ import annotations

import json
import random
from typing import Any

PATIENCE = 40_000  # milliseconds
ENDS = ("pass", "done", "keep", "together")
# What can be clicked now: the items of an open menu, or else what glows and the question's buttons; each with a point that really
# belongs to it, since cards lie on one another.
LOOK = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));  // what moves has come to rest
    const table = document.querySelector('[data-seq]');
    const end = document.querySelector('[data-result]');
    if (end) return { over: end.dataset.result };
    if (!table) return { waiting: true };
    const base = { seq: table.dataset.seq, phase: table.dataset.phase };
    if (table.dataset.busy === 'true' || table.dataset.phase === 'waiting') return { ...base, waiting: true };
    const menu = [...document.querySelectorAll('[role=menu] [data-option]')];
    const question = [...document.querySelectorAll('.question.mine [data-option]:not([disabled]), .question.mine [data-legal]')];
    const aimed = [...document.querySelectorAll('.board .thing.target[data-legal]')];
    const glowing = [...document.querySelectorAll('.board [data-legal], .edge [data-legal]')];
    const places = [];
    window.looked = [];
    for (const each of menu.length ? [...menu, ...aimed] : [...question, ...glowing]) {
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = each.getBoundingClientRect();
        for (const [x, y] of [[.5, .5], [.5, .12], [.12, .5], [.06, .2], [.9, .5], [.5, .9]]) {
            const point = [box.left + box.width * x, box.top + box.height * y];
            const hit = document.elementFromPoint(point[0], point[1]);
            if (hit && (each === hit || each.contains(hit))) {
                const what = each.dataset.option ?? each.dataset.thing ?? each.dataset.square ?? '';
                places.push({ x: point[0], y: point[1], what, at: window.looked.push([each, x, y]) - 1 });
                break;
            }
        }
    }
    return { ...base, places };
}"""
# Where a place is now: looking for others may have scrolled it away.
AGAIN = """(at) => {
    const [each, x, y] = window.looked[at];
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = each.getBoundingClientRect();
    return [box.left + box.width * x, box.top + box.height * y];
}"""
CHANGED = """([seq, phase]) => {
    const table = document.querySelector('[data-seq]');
    if (document.querySelector('[data-result]')) return true;
    return !!table && (table.dataset.seq !== seq || table.dataset.phase !== phase) && table.dataset.busy !== 'true';
}"""
ASKED = """() => {
    const table = document.querySelector('[data-seq]');
    if (document.querySelector('[data-result]')) return true;
    return !!table && table.dataset.phase !== 'waiting' && table.dataset.busy !== 'true';
}"""


class Screen:
    """One browser, its page and what went wrong on it."""

    def __init__(self, context: Any, port: int, language: str) -> None:
        self.context = context
        self.base = f"http://127.0.0.1:{port}"
        settings = json.dumps({"pace": 0, "language": language, "passAlone": False})
        context.add_init_script(f"localStorage.getItem('tapete.settings') || localStorage.setItem('tapete.settings', '{settings}')")
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.forgiven: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def heard(self, message: Any) -> None:
        if message.type == "error" and not any(part in message.text for part in self.forgiven):
            self.errors.append(message.text)

    def forgive(self, part: str) -> None:
        """An error of the console that a test provokes itself."""
        self.forgiven.append(part)

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.base}/{path}")

    # -- the lobby

    def begin(self, game: str, seed: int | None = None, seats: list[str] | None = None, **choices: int) -> None:
        """A match made in the lobby by clicks; against a bot of the lowest level unless ``seats`` say otherwise."""
        page = self.page
        self.go()
        page.click(f"[data-game={game}]")
        for at, seat in enumerate(seats or []):
            page.locator("form label.seat select").nth(at).select_option(seat)
        for field, value in choices.items():
            page.locator(f"select[name={field}]").select_option(str(value))
        if seed is not None:
            page.click("form summary")
            page.fill("input[name=seed]", str(seed))
        page.click("[data-act=play]")
        page.wait_for_selector(".table")

    def puzzle(self, game: str, position: str) -> None:
        """A position document, pasted in the lobby and played against a bot."""
        page = self.page
        self.go(f"#/game/{game}")
        page.get_by_role("button", name="Cargar una posición").click()
        page.fill("dialog textarea", position)
        page.locator("dialog .button.main").click()
        page.wait_for_selector(".table")

    # -- the table

    def look(self) -> dict[str, Any]:
        """What is asked here and what can be clicked, once something is asked, or the end."""
        self.page.wait_for_function(ASKED)
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def glance(self) -> dict[str, Any]:
        """What can be clicked at this moment, without waiting for a question."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def seq(self) -> int:
        """The change that the table shows."""
        return int(self.page.get_attribute("[data-seq]", "data-seq"))

    def settle(self, other: Screen) -> None:
        """Until another screen shows what this one shows."""
        other.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=self.seq())

    def click(self, seen: dict[str, Any], place: dict[str, Any]) -> None:
        """A real click, and patience until something comes of it."""
        x, y = self.page.evaluate(AGAIN, place["at"])
        self.page.mouse.click(x, y)
        self.page.wait_for_function(CHANGED, arg=[seen["seq"], seen["phase"]])

    def play(self, chance: random.Random, haste: float = 0.6, most: int = 2000) -> str:
        """A whole game of random clicks, often on what ends a step; how it ended for who sits here."""
        for _ in range(most):
            seen = self.look()
            if "over" in seen:
                return str(seen["over"])
            if "places" in seen:
                assert seen["places"], f"asked ({seen['phase']}), but nothing can be clicked"
                hurried = [place for place in seen["places"] if place["what"] in ENDS]
                self.click(seen, chance.choice(hurried if hurried and chance.random() < haste else seen["places"]))
        raise AssertionError(f"no end after {most} clicks")


class Line:
    """A page's line to the server, which can be cut, mended, or made to lose what is sent."""

    def __init__(self, page: Any) -> None:
        self.whole = True
        self.losing = False
        self.changed = ""
        self.moves: list[dict[str, Any]] = []
        self.open: list[Any] = []
        page.route_web_socket("**/ws", self.opened)

    def opened(self, socket: Any) -> None:
        if not self.whole:
            socket.close(code=1001)
            return
        self.open.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda message: self.sent(server, message))

    def sent(self, server: Any, message: str) -> None:
        said = json.loads(message)
        if said["type"] == "move":
            self.moves.append(said)
            if self.losing:
                return
            if self.changed:
                message = json.dumps({**said, "option": self.changed})
        server.send(message)

    def cut(self) -> None:
        self.whole = False
        for socket in self.open:
            socket.close(code=1001)
        self.open.clear()

    def mend(self) -> None:
        self.whole = True
        self.losing = False

    def swallow(self) -> None:
        self.losing = True

    def change_moves(self, option: str) -> None:
        """Every move becomes this one, as a client that knows no rules would make it."""
        self.changed = option
