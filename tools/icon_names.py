"""Record which pictures are in use: `python tools/icon_names.py ICONS_JSON`, with icons.json of npm's @iconify-json/game-icons.

Writes tests/contract/icons.txt, and refuses names that the set does not have.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tapete import games
from tapete.games.faces import pictures

LIST = Path(__file__).resolve().parent.parent / "tests" / "contract" / "icons.txt"


def in_use() -> set[str]:
    """The pictures of cards and symbols of all games."""
    used: set[str] = set()
    for id in games.ids():
        layout = games.find(id).layout()
        used |= set(pictures(id).values())
        used |= {layout.face(card).picture for card in games.find(id).catalogue.values()}
        used |= {symbol.icon for symbol in layout.symbols}
    return used


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    known = set(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["icons"])
    used = in_use()
    if used - known:
        print(f"not in the set: {', '.join(sorted(used - known))}", file=sys.stderr)
        return 1
    LIST.write_text("\n".join(sorted(used)) + "\n", encoding="utf-8")
    print(f"{len(used)} names")
    return 0


if __name__ == "__main__":
    sys.exit(main())
