"""The icons of the browser's table: of the 4,000 Game Icons only those in use, one file for each game.

`python tools/table_icons.py SET FOLDER OWN COVERS` reads the icon set (in JSON) and writes FOLDER/<game>.json for the pictures
of its cards and symbols, OWN for those of the table itself (which come with the first game that is opened), and COVERS with a few
cards of each game for the lobby. A layout that names an icon that does not exist is an error.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from tapete import games
from tapete.core.game import Game
from tapete.table.texts import layout_of

TABLE = (  # of the table itself: buttons and states
    "anticlockwise-rotation",
    "card-pick",
    "card-pickup",
    "clockwise-rotation",
    "cog",
    "discussion",
    "death-skull",
    "gavel",
    "magnifying-glass",
    "hamburger-menu",
    "laurel-crown",
    "light-bulb",
    "open-book",
    "perspective-dice-six-faces-random",
    "robot-golem",
    "scroll-unfurled",
    "sight-disabled",
    "spectacles",
    "trophy-cup",
)
ON_A_COVER = 5
PLAIN = 900  # letters: a cover shows drawings that are told from afar, and weigh little

Bodies = dict[str, str]


def icon_set(path: Path) -> Bodies:
    """Every icon of the set, with the other names some have."""
    document = json.loads(path.read_text(encoding="utf-8"))
    bodies = {name: str(icon["body"]) for name, icon in document["icons"].items()}
    for name, alias in document.get("aliases", {}).items():
        if alias["parent"] in bodies and not set(alias) & {"rotate", "hFlip", "vFlip"}:
            bodies[name] = bodies[alias["parent"]]
    return bodies


FRACTION = re.compile(r"(\d*\.\d+)(?=(.?))")


def lighter(body: str) -> str:
    """A drawing with one decimal, where nobody sees more of them; arcs, whose flags touch their numbers, stay as they are.

    >>> lighter('<path d="M1.234.06h12.02.5z"/>')
    '<path d="M1.2.1h12 .5z"/>'
    """
    if re.search("[aA][-.0-9]", body):
        return body

    def rounded(found: re.Match[str]) -> str:
        short = f"{float(found[1]):.1f}".removesuffix(".0")
        short = short[1:] if short.startswith("0.") else short
        return short + " " * (found[2] == "." and "." not in short)

    return FRACTION.sub(rounded, body)


def in_use(game: Game) -> set[str]:
    """The icons that a game's layout names."""
    layout = layout_of(game)
    pictures = {layout.face(card).picture for card in game.catalogue.values()}
    return pictures | {symbol.icon for symbol in layout.symbols}


def chosen(names: set[str], bodies: Bodies, who: str) -> Bodies:
    missing = sorted(names - set(bodies))
    if missing:
        raise SystemExit(f"{who}: no such icon in Game Icons: {', '.join(missing)}")
    return {name: bodies[name] for name in sorted(names)}


def cover(game: Game, bodies: Bodies) -> dict[str, object]:
    """How a game looks in the lobby: its cloth, what it is about, and a few of its cards with colours as different as can be."""
    layout = layout_of(game)
    shown: list[dict[str, str]] = []
    for card in game.catalogue.values():
        face = layout.face(card)
        if len(bodies[face.picture]) <= PLAIN and face.colour not in {each["colour"] for each in shown}:
            dress = layout.dress(card)
            shown.append(
                {"colour": face.colour, "body": lighter(bodies[face.picture]), "frame": dress.frame, "ground": dress.ground}
            )
    step = max(1, len(shown) // ON_A_COVER)
    about = {"es": layout.about.es, "en": layout.about.en}
    return {"cloth": layout.cloth, "about": about, "cards": shown[::step][:ON_A_COVER]}


def main() -> int:
    bodies = icon_set(Path(sys.argv[1]))
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    covers: dict[str, object] = {}
    for id in games.ids():
        game = games.find(id)
        written(folder / f"{id}.json", chosen(in_use(game), bodies, id))
        covers[id] = cover(game, bodies)
    own = chosen(set(TABLE), bodies, "table")
    written(Path(sys.argv[3]), {name: lighter(body) for name, body in own.items()})
    written(Path(sys.argv[4]), covers)
    return 0


def written(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
