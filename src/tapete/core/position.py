"""Reading documents that people write: positions, setups, records. Every error names its field and what would be right.

The engine gives the reading; what a position of a game consists of, and how a state is built from it, is the game's own.

>>> Document({"turn": 3, "hosue": "dis"}, "players[0]").number("turn")
3
"""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING

from tapete.core.refusal import BadDocument

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.game import Game

NO_LIMIT = 1 << 128  # keys of randomness are large


class Document:
    """A mapping being read. It remembers which fields were asked for, so that ``close`` can name the others."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict):
            raise BadDocument(path or "document", f"expected an object with fields, not {described(data)}")
        self.data: dict[str, object] = data
        self.path = path
        self.read: dict[str, bool] = {}

    def at(self, name: str) -> str:
        """The path of a field, for error messages."""
        return f"{self.path}.{name}" if self.path else name

    def get(self, name: str) -> object:
        """A field as it stands; None when it is missing."""
        self.read[name] = True
        return self.data.get(name)

    def has(self, name: str) -> bool:
        return name in self.data

    def required(self, name: str) -> object:
        if name not in self.data:
            raise BadDocument(self.at(name), "missing")
        return self.get(name)

    def text(self, name: str) -> str:
        value = self.required(name)
        if not isinstance(value, str):
            raise BadDocument(self.at(name), f"expected a text, not {described(value)}")
        return value

    def flag(self, name: str) -> bool:
        value = self.required(name)
        if not isinstance(value, bool):
            raise BadDocument(self.at(name), f"expected true or false, not {described(value)}")
        return value

    def number(self, name: str, least: int = -NO_LIMIT, below: int = NO_LIMIT) -> int:
        return whole(self.required(name), self.at(name), least, below)

    def items(self, name: str) -> list[object]:
        value = self.required(name)
        if not isinstance(value, list):
            raise BadDocument(self.at(name), f"expected a list, not {described(value)}")
        return value

    def numbers(self, name: str, least: int = -NO_LIMIT, below: int = NO_LIMIT) -> list[int]:
        return [whole(item, f"{self.at(name)}[{at}]", least, below) for at, item in enumerate(self.items(name))]

    def texts(self, name: str) -> list[str]:
        found: list[str] = []
        for at, item in enumerate(self.items(name)):
            if not isinstance(item, str):
                raise BadDocument(f"{self.at(name)}[{at}]", f"expected a text, not {described(item)}")
            found.append(item)
        return found

    def document(self, name: str) -> Document:
        return Document(self.required(name), self.at(name))

    def documents(self, name: str) -> list[Document]:
        return [Document(item, f"{self.at(name)}[{at}]") for at, item in enumerate(self.items(name))]

    def choice(self, name: str, among: list[str]) -> str:
        """A text that must be one of a few words."""
        value = self.text(name)
        if value not in among:
            raise BadDocument(self.at(name), f"{value!r} is not known{near(value, among)}")
        return value

    def card(self, game: Game, name: str) -> CardDef:
        return find_card(game, self.text(name), self.at(name))

    def cards(self, game: Game, name: str) -> list[CardDef]:
        return [find_card(game, text, f"{self.at(name)}[{at}]") for at, text in enumerate(self.texts(name))]

    def close(self) -> None:
        """Everything has been read: any field left is a mistake of the writer."""
        for name in self.data:
            if name not in self.read:
                raise BadDocument(self.at(str(name)), f"unknown field{near(str(name), list(self.read))}")


def whole(value: object, field: str, least: int = -NO_LIMIT, below: int = NO_LIMIT) -> int:
    """A whole number within its limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadDocument(field, f"expected a whole number, not {described(value)}")
    if not least <= value < below:
        limits = f"{least} or more" if below == NO_LIMIT else f"from {least} to {below - 1}"
        raise BadDocument(field, f"expected a number {limits}, not {value}")
    return value


def find_card(game: Game, text: str, field: str) -> CardDef:
    """A card by its id or by its name in either language, whatever its capitals and accents."""
    card = game.catalogue.get(text)
    if card is not None:
        return card
    wanted = plain(text)
    for each in game.catalogue.values():
        if wanted in (plain(each.id), plain(each.name.es), plain(each.name.en)):
            return each
    known = [name for each in game.catalogue.values() for name in (each.id, each.name.es, each.name.en)]
    raise BadDocument(field, f"unknown card {text!r}{near(text, known)}")


def plain(text: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def near(text: str, known: list[str]) -> str:
    """A hint with the known words most like this one.

    >>> near("trol", ["troll", "dextre"])
    '; did you mean troll?'
    """
    found = alike(text, known)
    if found:
        return f"; did you mean {' or '.join(found)}?"
    return f"; there are: {', '.join(known)}" if 0 < len(known) <= 12 else ""


def alike(text: str, known: list[str]) -> list[str]:
    """The known words most like this one, whatever their capitals and accents."""
    by_plain = {plain(word): word for word in known}
    return list(dict.fromkeys([by_plain[word] for word in get_close_matches(plain(text), list(by_plain), 3)]))


def described(value: object) -> str:
    """A wrong value, in few words."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    return repr(value)[:40]
