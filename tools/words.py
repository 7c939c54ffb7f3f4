"""Write docs/words-<game>.md: the words that each game's cards are written in, made from the card files.

python tools/words.py           write the pages anew
python tools/words.py --check   say by the exit code whether they are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from tapete import games
from tapete.core.game import Game
from tapete.vocabulary import Word, in_symbols, one_card, words

DOCS = Path(__file__).resolve().parent.parent / "docs"
OPENING = """# The words of {name}

*Made from the card files by `tools/words.py` (`make golden` writes it too).*

Every word that the cards of {name} are written in, with the number of declarations that use it and the shortest card that shows it:
in English, in Spanish and in symbols where it can be said in them (`tapete text {id} --symbols` prints their legend). How a card is
written is told in [add-a-card.md](add-a-card.md); the same list for programs: `tapete words {id} --json`.

{count} words, {alone} of them on one card only.

| word | cards | example | English | Spanish | symbols |
|---|---:|---|---|---|---|
"""


def page(game: Game) -> str:
    found = words(game)
    head = OPENING.format(name=game.title.en, id=game.id, count=len(found), alone=len(one_card(found)))
    return head + "".join([row(game, word) for word in found])


def row(game: Game, word: Word) -> str:
    card = word.example()
    if card is None:
        return f"| `{word.name}` | {word.cards} | | | | |\n"
    cells = (card.name.en, card.text("en"), card.text("es"), in_symbols(game, card))
    return f"| `{word.name}` | {word.cards} | {' | '.join([cell.replace('|', '/') for cell in cells])} |\n"


def pages() -> dict[Path, str]:
    return {DOCS / f"words-{id}.md": page(games.find(id)) for id in games.ids()}


def main() -> int:
    made = pages()
    if "--check" in sys.argv:
        return int(any(not file.exists() or file.read_text(encoding="utf-8") != text for file, text in made.items()))
    for file, text in made.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
