"""`tapete deck --game mitos_y_leyendas`: decks that are lists of names, checked clause by clause."""

from argparse import Namespace
from pathlib import Path

from tapete.cli.commands.deck import INVALID, MISSING, NO_DECK, VALID, write
from tapete.cli.documents import bad_document, read_document
from tapete.cli.text import Problem, Text
from tapete.core.refusal import BadDocument
from tapete.games.mitos_y_leyendas import decks, game
from tapete.games.mitos_y_leyendas.catalogue import all_facts
from tapete.games.mitos_y_leyendas.things import EDITIONS, TYPE_NAMES


def run(arguments: Namespace, text: Text) -> int:
    game()  # declares the cards
    if arguments.action == "random":
        write([decks.random_deck(arguments.seed)], arguments.out, text)
    elif arguments.action == "import":
        write([read(arguments.file, text)], arguments.out, text)
    elif arguments.action == "export":
        print(decks.written_list(read(arguments.deck, text)), end="")
    elif arguments.action == "validate":
        return validate(read(arguments.deck, text), text)
    else:
        show(arguments, text)
    return 0


def read(name: str, text: Text) -> dict[str, object]:
    """The deck a shipped name or a file means: a document, or lines of names with their counts."""
    shipped = decks.find_deck(name)
    if shipped is not None:
        return shipped
    file = Path(name)
    if not file.is_file():
        raise Problem(NO_DECK, value=name, known="; ".join([str(deck["name"]) for deck in decks.shipped_decks()]))
    try:
        if file.suffix in (".json", ".yaml", ".yml"):
            return game().read_deck(read_document(name))
        deck = decks.read_list(file.read_text(encoding="utf-8"))
        return deck if deck["name"] else {**deck, "name": file.stem}
    except BadDocument as bad:
        raise bad_document(name, bad, text) from None


def validate(deck: dict[str, object], text: Text) -> int:
    """Everything that is wrong, with its clause; and what cannot be played yet, which is no fault of the deck."""
    found = decks.problems(deck)
    for refusal in found:
        text.show(INVALID, name=deck.get("name", ""), problem=refusal.text(text.language))
    absent = [id for id in decks.missing(deck) if id in all_facts()]
    if absent:
        text.show(MISSING, name=deck.get("name", ""), cards=", ".join([all_facts()[id].name for id in absent]))
    if not found and not absent:
        text.show(VALID, name=deck.get("name", ""))
    return 1 if found or absent else 0


def show(arguments: Namespace, text: Text) -> None:
    listed = [read(arguments.deck, text)] if arguments.deck else list(decks.shipped_decks())
    if arguments.json:
        text.show_json({"decks": listed})
        return
    for deck in listed:
        print(deck.get("name", ""))
        guide = deck.get("guide")
        if isinstance(guide, dict):
            print(f"  {guide[text.language]}")
        if arguments.deck:
            show_cards(deck, text)


def show_cards(deck: dict[str, object], text: Text) -> None:
    facts = all_facts()
    for type, name in enumerate(TYPE_NAMES):
        rows = [(facts[id], count) for id, count in decks.entries(deck) if id in facts and facts[id].type == type]
        if rows:
            print(f"\n{name.text(text.language)} ({sum([count for _, count in rows])})")
            for card, count in rows:
                print(f"  {count} × {card.name} ({EDITIONS[card.edition]})")
