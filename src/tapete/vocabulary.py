"""The words that card files are written in: how many cards use each, and the shortest card that shows it.

Card files hold declarations and nothing else, so that their words can be read from them: every name in a declaration but the
one that declares it. What a word says is what the shortest card with it prints, in both languages and in symbols.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from tapete.core.abilities import CardDef
from tapete.core.game import Game
from tapete.core.text import plain


class Word:
    """A word of a game's vocabulary: in how many declarations it is used, and by which cards."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cards = 0
        self.users: list[CardDef] = []

    def example(self) -> CardDef | None:
        """The card with this word that says least, the first one of several; a card without text shows nothing."""
        telling = [card for card in self.users if card.text("en")]
        return min(telling, key=length, default=None)


def length(card: CardDef) -> tuple[int, str]:
    return len(card.text("en")), card.id


def words(game: Game) -> list[Word]:
    """Every word that the cards of a game are written in, by its name."""
    found: dict[str, Word] = {}
    own: set[str] = set()  # names that card files make themselves
    for tree in card_files(game.id):
        for node in tree.body:
            if not isinstance(node, ast.Expr | ast.Assign) or isinstance(node.value, ast.Constant):
                continue
            if isinstance(node, ast.Assign):
                own.update([name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)])
            declared = card_of(game, node.value)
            for name in sorted(names_in(node.value)):
                word = found.setdefault(name, Word(name))
                word.cards += 1
                if declared is not None:
                    word.users.append(declared)
    return [found[name] for name in sorted(found, key=str.casefold) if name not in own and name != "__all__"]


def one_card(vocabulary: list[Word]) -> list[Word]:
    """Words that exactly one card uses: a word that one card uses is the exception."""
    return [word for word in vocabulary if word.cards == 1]


def names_in(node: ast.expr) -> set[str]:
    """The names in a declaration, but for the one that declares."""
    declares = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} - {declares}


def card_of(game: Game, node: ast.expr) -> CardDef | None:
    """The card that a call declares: its id is among the texts it is given, perhaps together with a number ("claw-2")."""
    if not isinstance(node, ast.Call):
        return None
    given = [each.value for each in node.args if isinstance(each, ast.Constant)]
    texts = [each for each in given if isinstance(each, str)]
    numbered = [f"{text}-{number}" for text in texts for number in given if isinstance(number, int)]
    for id in [*texts, *numbered]:
        if id in game.catalogue:
            return game.catalogue[id]
    return None


def card_files(id: str) -> Iterator[ast.Module]:
    """The card files of a game as they are written."""
    for file in sources(files(f"tapete.games.{id}.cards")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def sources(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for file in sorted(folder.iterdir(), key=name_of):
        if file.is_dir():
            found += sources(file)
        elif file.name.endswith(".py") and file.name != "__init__.py":
            found.append(file)
    return found


def name_of(file: Traversable) -> str:
    return file.name


def in_symbols(game: Game, card: CardDef) -> str:
    """What a card does in symbols, in one line; nothing when part of it cannot be said so."""
    lines = [plain(line) for line in game.speech.symbols(card)]
    return " ‖ ".join(lines) if lines and all(lines) else ""
