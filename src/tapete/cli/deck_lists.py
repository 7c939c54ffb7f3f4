"""`tapete deck --game mitos_y_leyendas`: decks that are lists of names, checked clause by clause."""

from argparse import Namespace

from tapete.cli.deck_files import INVALID, MISSING, VALID, write
from tapete.cli.documents import find_deck, read_deck
from tapete.cli.text import Text
from tapete.core.language import Words
from tapete.games.mitos_y_leyendas import decks, game, lists
from tapete.games.mitos_y_leyendas.catalogue import all_facts
from tapete.games.mitos_y_leyendas.things import EDITIONS, TYPE_NAMES

LEVELS = {"starter": Words("para empezar", "for beginners"), "tournament": Words("de torneo", "for tournaments")}


def run(arguments: Namespace, text: Text) -> int:
    game()  # declares the cards
    if arguments.action == "random":
        write([decks.random_deck(arguments.seed)], arguments.out, text)
    elif arguments.action == "import":
        write([read_deck(game(), arguments.file, text)], arguments.out, text)
    elif arguments.action == "export":
        print(lists.written_list(find_deck(game(), arguments.deck, text)), end="")
    elif arguments.action == "validate":
        return validate(find_deck(game(), arguments.deck, text), text)
    else:
        show(arguments, text)
    return 0


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
    listed = [find_deck(game(), arguments.deck, text)] if arguments.deck else list(decks.shipped_decks())
    if arguments.json:
        text.show_json({"decks": listed})
        return
    for deck in listed:
        level = LEVELS.get(str(deck.get("level", "")))
        print(f"{deck.get('name', '')} ({level.text(text.language)})" if level else deck.get("name", ""))
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
