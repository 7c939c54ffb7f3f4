"""Decks as people write them: lines of names with their counts, in whatever file they come (ML-scope-05, ML-deck-13).

``read`` is the one door for all of them: a document of ours, its JSON text, lines of text, or the bytes of a file.

    # Dioses de Asgard          the first comment names the deck
    Aliados (24)                headings, further comments and blank lines say nothing
    3 × Huracán
    Ballesta (Mundo Gótico) x2
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Final

from tapete.core.language import EN, ES, Words, listing
from tapete.core.position import expected, plain, quoted, unknown_card
from tapete.core.refusal import BadDocument
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, Facts, all_facts
from tapete.games.mitos_y_leyendas.decks import entries, is_plain_gold, too_many
from tapete.games.mitos_y_leyendas.things import EDITIONS

# editions of reprints, worth the original card whatever their finish (ML-scope-05, ML-scope-07), as words without accents
REPRINTS: Final[tuple[str, ...]] = (
    "leyendas primera era",
    "coleccion legendaria",
    "colecciones legendarias",
    "coleccion completa",
    "colecciones completas",
)
FINISHES: Final[tuple[str, ...]] = ("foil", "legendaria", "full art")
HEADINGS: Final[tuple[str, ...]] = (
    "aliado", "aliados", "arma", "armas", "talisman", "talismanes", "totem", "totems", "totemes", "oro", "oros",
    "oro inicial", "oros iniciales", "oros sin habilidad", "oros con habilidad", "castillo", "mazo", "carta", "cartas", "total",
    "ally", "allies", "weapon", "weapons", "talismans", "gold", "golds", "starting gold", "initial gold", "castle", "deck",
    "card", "cards",
)  # fmt: skip
BULLETS: Final[tuple[str, ...]] = ("-", "*", "•", "·", "–")
COMMENTS: Final[tuple[str, ...]] = ("#", "//")
DIGITS: Final = 6  # no count has more


class Line:
    """A line that names a card: where it stands, how many, and the printings it may mean."""

    def __init__(self, at: int, count: int, printings: list[Facts]) -> None:
        self.at = at
        self.count = count
        self.printings = printings  # the one that is meant first, if nothing speaks against it


# -- whatever somebody brings


def read(written: object) -> dict[str, object]:
    """A deck from whatever somebody brings, in the form that setups list under ``decks``."""
    if isinstance(written, bytes):
        written = decoded(written)
    if isinstance(written, str) and written.strip("\ufeff \r\n\t").startswith("{"):
        written = from_json(written.strip("\ufeff"))
    if isinstance(written, list) and written and all([isinstance(line, str) for line in written]):
        written = "\n".join([str(line) for line in written])
    if isinstance(written, str):
        return read_list(written)
    if not isinstance(written, dict):
        raise expected("deck", "un objeto con name y cards", "an object with name and cards", written)
    entries(written)
    return written


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16 if it is that, else as Windows writes Spanish."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def from_json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadDocument(
            "deck", "el texto empieza como JSON, pero no se puede leer", "the text begins like JSON but cannot be read"
        ) from None


# -- lines of text


def read_list(text: str, name: str = "") -> dict[str, object]:
    """A deck from lines such as ``3 Ballesta`` or ``3 × Ballesta (La Cofradía)``, whatever their capitals and accents.

    Reprints and their finishes in brackets mean the original card. A name with several printings means the last one with which
    the list is legal. An error says which lines are wrong, and what was perhaps meant; nothing is read in part.
    """
    lines: list[Line] = []
    wrong: list[Words] = []
    for at, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.replace("\ufeff", "").split())
        if line.startswith(COMMENTS):
            title = line.lstrip("#/ ")
            if line.startswith("#") and not name and not lines and not is_heading(title):
                name = title
            continue
        line = uncommented(line)
        if line and not is_heading(line):
            try:
                lines.append(read_line(at, line))
            except BadDocument as bad:
                wrong.append(Words(f"línea {at}: {bad.reason.es}", f"line {at}: {bad.reason.en}"))
    if wrong:
        raise BadDocument("deck", "; ".join([each.es for each in wrong]), "; ".join([each.en for each in wrong]))
    return {"name": name, "cards": [[card.id, line.count] for line, card in zip(lines, settled(lines), strict=True)]}


def uncommented(line: str) -> str:
    """A line without its bullet and without what is only remarked after it."""
    for mark in COMMENTS:
        line = line.partition(f" {mark}")[0]
    head, _, rest = line.partition(" ")
    return rest if head in BULLETS else line


def is_heading(line: str) -> bool:
    """Whether a line only says what kind of cards come next, perhaps with how many there are."""
    words = in_words(bracketed(line)[0]).split()
    kept = [word for word in words if not word.isdecimal()]
    return not kept or " ".join(kept) in HEADINGS


def read_line(at: int, line: str) -> Line:
    number, rest = counted(line)
    printings = named(rest, "deck")
    if number < 1:
        raise expected("deck", "una copia o más", "one copy or more", number)
    return Line(at, number, printings)


def counted(line: str) -> tuple[int, str]:
    """How many, and what: the number may come first or last, with or without a cross. Some names begin with a number."""
    readings = [(1, line)]
    head, _, rest = line.partition(" ")
    digits = head.rstrip("x×X")
    if is_number(digits) and rest:
        readings.append((int(digits), rest.removeprefix("×").removeprefix("x ").removeprefix("X ").strip()))
    first, _, last = line.rpartition(" ")
    digits = last.lstrip("x×X")
    if is_number(digits) and first:
        readings.append((int(digits), first.removesuffix("×").removesuffix(" x").removesuffix(" X").strip()))
    for number, name in readings:
        if is_known(name):
            return number, name
    return readings[min(1, len(readings) - 1)]


def is_known(text: str) -> bool:
    """Whether a text is an id or a card's name, with something in brackets or without, and nothing else."""
    if text in all_facts():
        return True
    after = text.replace("]", ")").partition(")")[2]
    return not after and plain(bracketed(text)[0]) in known_names()


@cache
def known_names() -> frozenset[str]:
    return frozenset([plain(card.name) for card in all_facts().values()])


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= DIGITS


# -- which printing a name means


def named(text: str, field: str) -> list[Facts]:
    """The printings that an id, a name, or a name with its edition in brackets may mean, the likeliest first."""
    facts = all_facts()
    if text in facts:
        return [facts[text]]
    name, brackets = bracketed(text)
    found = [card for card in facts.values() if plain(card.name) == plain(name)]
    if not found:
        raise unknown_card(field, text, sorted({card.name for card in facts.values()}), name)
    notes = [in_words(note) for note in brackets.split(",")]
    for note in notes:
        if note and note not in REPRINTS and note not in FINISHES:
            fitting = [card for card in found if note in editions_of(card)]
            if not fitting:
                raise other_editions(field, found[0].name, brackets, found)
            found = fitting
    if any([note in REPRINTS for note in notes]):
        return found[:1]  # a reprint is the card first printed (ML-scope-05)
    latest = found[::-1]
    return [card for card in latest if card.id in DECLARED] + [card for card in latest if card.id not in DECLARED]


def bracketed(text: str) -> tuple[str, str]:
    """What stands before brackets, and what within."""
    name, _, inner = text.replace("[", "(").replace("]", ")").partition("(")
    return name.strip(), inner.partition(")")[0].strip()


def editions_of(card: Facts) -> tuple[str, ...]:
    """How the edition of a printing may be written: by its name or its letters, with the number of the card or without."""
    name = in_words(EDITIONS[card.edition])
    return name, card.edition, f"{name} {card.number}", f"{card.edition} {card.number}"


def other_editions(field: str, name: str, brackets: str, found: list[Facts]) -> BadDocument:
    """The name exists, but not in that edition: in which it does."""
    editions = [EDITIONS[card.edition] for card in found]
    there = Words(listing(editions, ES), listing(editions, EN))
    wrong = quoted(brackets)
    return BadDocument(
        field, f"{name} no está en {wrong.es}; está en {there.es}", f"{name} is not in {wrong.en}; it is in {there.en}"
    )


def settled(lines: list[Line]) -> list[Facts]:
    """The printing of each line. Lines that leave it open take the likeliest one with which the list is legal (ML-deck-02,
    ML-deck-04, ML-deck-05): three of a name are not three of its Unique printing."""
    known = [(line.printings[0], line.count) for line in lines if len(line.printings) == 1]
    open_lines = [line for line in lines if len(line.printings) > 1]
    totals: Counter[str] = Counter()
    for line in open_lines:
        totals[line.printings[0].name] += line.count
    chosen: dict[str, Facts] = {}
    for line in open_lines:
        name = line.printings[0].name
        if name not in chosen:
            chosen[name] = legal_printing(line.printings, totals[name], known)
            known.append((chosen[name], totals[name]))
    if not any([is_plain_gold(card) for card, _ in known]):
        begin_with_gold(open_lines, chosen)
    return [line.printings[0] if len(line.printings) == 1 else chosen[line.printings[0].name] for line in lines]


def begin_with_gold(open_lines: list[Line], chosen: dict[str, Facts]) -> None:
    """A list without an Oro to start with takes the plain printing of the first Oro that leaves it open (ML-deck-07)."""
    for line in open_lines:
        for card in line.printings:
            if is_plain_gold(card):
                chosen[card.name] = card
                return


def legal_printing(printings: list[Facts], count: int, known: list[tuple[Facts, int]]) -> Facts:
    """The first of these printings of which so many fit beside the other lines; the likeliest if none does."""
    before = len(too_many(known))
    for card in printings:
        if len(too_many([*known, (card, count)])) == before:
            return card
    return printings[0]


def in_words(text: str) -> str:
    """The words of a text without capitals, accents and dashes."""
    letters = [letter if letter.isalnum() else " " for letter in plain(text)]
    return " ".join("".join(letters).split())


def written_list(deck: dict[str, object]) -> str:
    """A deck as text: how many, name, and the edition where a name has several printings."""
    facts = all_facts()
    printings = Counter([card.name for card in facts.values()])
    lines = [f"# {deck.get('name', '')}"]
    for id, count in entries(deck):
        card = facts[id]
        edition = f" ({EDITIONS[card.edition]})" if printings[card.name] > 1 else ""
        lines.append(f"{count} × {card.name}{edition}")
    return "\n".join(lines) + "\n"
