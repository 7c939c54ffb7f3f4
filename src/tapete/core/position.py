"""Reading documents that people write: positions, setups, records. Every error names its field and what would be right.

The engine gives the reading; what a position of a game consists of, and how a state is built from it, is the game's own.

>>> Document({"turn": 3, "hosue": "dis"}, "players[0]").number("turn")
3
"""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from tapete.core.language import EN, ES, Words, listing
from tapete.core.refusal import BadDocument, Refusal

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.game import Game

NO_LIMIT: Final = 1 << 128  # keys of randomness are large
LONGEST_QUOTE: Final = 40
MOST_NAMED: Final = 20
OR: Final = Words("o", "or")


class Document:
    """A mapping being read. It remembers which fields were asked for, so that ``close`` can name the others.

    A field with a ``default`` may be left out.
    """

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict):
            raise expected(path or "document", "un objeto con campos", "an object with fields", data)
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
        """Whether a field that may be left out is there; asked about, it is known to ``close``."""
        self.read[name] = True
        return name in self.data

    def required(self, name: str) -> object:
        if name not in self.data:
            raise missing(self.at(name))
        return self.get(name)

    def text(self, name: str, default: str | None = None) -> str:
        if default is not None and not self.has(name):
            return default
        return a_text(self.required(name), self.at(name))

    def flag(self, name: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(name):
            return default
        value = self.required(name)
        if not isinstance(value, bool):
            raise expected(self.at(name), "true o false", "true or false", value)
        return value

    def number(self, name: str, least: int = -NO_LIMIT, below: int = NO_LIMIT, default: int | None = None) -> int:
        if default is not None and not self.has(name):
            return default
        return whole(self.required(name), self.at(name), least, below)

    def items(self, name: str, default: list[object] | None = None) -> list[object]:
        if default is not None and not self.has(name):
            return default
        value = self.required(name)
        if not isinstance(value, list):
            raise expected(self.at(name), "una lista", "a list", value)
        return value

    def numbers(self, name: str, least: int = -NO_LIMIT, below: int = NO_LIMIT, default: list[int] | None = None) -> list[int]:
        if default is not None and not self.has(name):
            return default
        return [whole(item, f"{self.at(name)}[{at}]", least, below) for at, item in enumerate(self.items(name))]

    def texts(self, name: str, default: list[str] | None = None) -> list[str]:
        if default is not None and not self.has(name):
            return default
        return [a_text(item, f"{self.at(name)}[{at}]") for at, item in enumerate(self.items(name))]

    def document(self, name: str) -> Document:
        return Document(self.required(name), self.at(name))

    def documents(self, name: str, default: list[Document] | None = None) -> list[Document]:
        if default is not None and not self.has(name):
            return default
        return [Document(item, f"{self.at(name)}[{at}]") for at, item in enumerate(self.items(name))]

    def choice(self, name: str, among: list[str], default: str | None = None) -> str:
        """A text that must be one of a few words."""
        if default is not None and not self.has(name):
            return default
        value = self.text(name)
        if value not in among:
            raise not_among(self.at(name), value, among)
        return value

    def card(self, game: Game, name: str) -> CardDef:
        return find_card(game, self.text(name), self.at(name))

    def cards(self, game: Game, name: str) -> list[CardDef]:
        return [find_card(game, text, f"{self.at(name)}[{at}]") for at, text in enumerate(self.texts(name))]

    def close(self) -> None:
        """Everything has been read: any field left is a mistake of the writer."""
        for name in self.data:
            if name not in self.read:
                raise unknown_field(self.at(str(name)), str(name), list(self.read))


def check_game(doc: Document, game: Game) -> None:
    """A document of another game is not read."""
    given = doc.text("game")
    if given != game.id:
        raise BadDocument(
            "game", f"el juego debe ser {game.id}, no {quoted(given).es}", f"expected {game.id}, not {quoted(given).en}"
        )


def check_players(given: int, least: int, most: int) -> None:
    """As many rows under ``players`` as the game has players."""
    if not least <= given <= most:
        es, en = (f"{least}", f"{least}") if least == most else (f"de {least} a {most}", f"{least} to {most}")
        raise BadDocument("players", f"hacen falta {es} jugadores, no {given}", f"expected {en} players, not {given}")


def a_text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise expected(field, "un texto", "a text", value)
    return value


def card_list(value: object, field: str) -> list[object]:
    """A list of cards, in whatever form the game writes them."""
    if not isinstance(value, list):
        raise expected(field, "una lista de cartas", "a list of cards", value)
    return value


def whole(value: object, field: str, least: int = -NO_LIMIT, below: int = NO_LIMIT) -> int:
    """A whole number within its limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise expected(field, "un número entero", "a whole number", value)
    if not least <= value < below:
        if below == NO_LIMIT:
            raise expected(field, f"un número desde {least}", f"a number {least} or more", value)
        raise expected(field, f"un número de {least} a {below - 1}", f"a number from {least} to {below - 1}", value)
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
    raise unknown_card(field, text, known)


def plain(text: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def shipped_deck(game: Game, name: str) -> dict[str, object] | None:
    """A deck that comes with a game, by its name or by a part of it that no other one has."""
    wanted = plain(name)
    decks = game.documents.decks()
    for deck in decks:
        if plain(str(deck["name"])) == wanted:
            return deck
    found = [deck for deck in decks if wanted and wanted in plain(str(deck["name"]))]
    return found[0] if len(found) == 1 else None


def alike(text: str, known: list[str]) -> list[str]:
    """The known words most like this one, whatever their capitals and accents."""
    by_plain = {plain(word): word for word in known}
    return list(dict.fromkeys([by_plain[word] for word in get_close_matches(plain(text), list(by_plain), 3)]))


# ---------------------------------------------------------------------------------------------------------------- what is said


def missing(field: str) -> BadDocument:
    return BadDocument(field, "falta este campo", "this field is missing")


def expected(field: str, es: str, en: str, value: object) -> BadDocument:
    """Something else stands there: what would be right, and what it is.

    >>> expected("turn", "un número entero", "a whole number", "x").reason
    Words('hace falta un número entero, no «x»', "expected a whole number, not 'x'")
    """
    found = described(value)
    instead = Words("y no hay nada" if value is None else f"no {found.es}", f"not {found.en}")
    return BadDocument(field, f"hace falta {es}, {instead.es}", f"expected {en}, {instead.en}")


def unknown_field(field: str, name: str, known: list[str]) -> BadDocument:
    hint = near(name, known)
    return BadDocument(field, f"campo desconocido{hint.es}", f"unknown field{hint.en}")


def unknown_card(field: str, text: str, known: list[str], name: str = "") -> BadDocument:
    """``name`` is the part of the text that is a card's name, where it says more."""
    hint = near(name or text, known)
    return BadDocument(field, f"no hay ninguna carta {quoted(text).es}{hint.es}", f"unknown card {quoted(text).en}{hint.en}")


def not_among(field: str, value: str, among: list[str]) -> BadDocument:
    """A word that is none of those that can stand there."""
    hint = near(value, among)
    return BadDocument(field, f"aquí no vale {quoted(value).es}{hint.es}", f"{quoted(value).en} is not known{hint.en}")


def no_positions(game: Game) -> BadDocument:
    es, en = f"{game.title.es} todavía no tiene documentos de posición", f"{game.title.en} has no position documents yet"
    return BadDocument("game", es, en)


def forbidden(field: str, refusal: Refusal) -> BadDocument:
    """What a document asks for and a rule does not allow, with its clause."""
    return BadDocument(field, refusal.text(ES), refusal.text(EN))


def near(text: str, known: list[str]) -> Words:
    """A hint with the known words most like this one, or with all of them when none is and they are few.

    >>> near("trol", ["troll", "dextre"])
    Words('; ¿querías decir troll?', '; did you mean troll?')
    """
    found = alike(text, known)
    if found:
        return Words(f"; ¿querías decir {listing(found, ES, OR)}?", f"; did you mean {listing(found, EN, OR)}?")
    listed = ", ".join([word for word in known if word])
    return Words(f"; hay: {listed}", f"; there are: {listed}") if listed and len(known) <= MOST_NAMED else Words("", "")


def quoted(text: str) -> Words:
    """What somebody wrote, so that it stays on the line and is not too long."""
    shown = repr(text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…")
    return Words(f"«{shown[1:-1]}»", shown)


def described(value: object) -> Words:
    """A wrong value, in few words."""
    if value is None:
        return Words("nada", "nothing")
    if isinstance(value, dict):
        return Words("un objeto", "an object")
    if isinstance(value, list):
        return Words("una lista", "a list")
    if isinstance(value, str):
        return quoted(value)
    shown = str(value).lower() if isinstance(value, bool) else repr(value)[:LONGEST_QUOTE]  # true, as documents have it
    return Words(shown, shown)
