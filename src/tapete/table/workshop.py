"""The workshop of decks, as it is told: what they are made of, what a game says of one, and what is read from what somebody brings.

Everything here takes and returns plain values and refuses with ``Denied``: what strangers send is done where it can hurt nobody.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, TypeVar

from tapete.core.game import Game
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.workshop import BUILT
from tapete.table import bounds, documents, lobby
from tapete.table.bodies import (
    BarredShown,
    DeckAsked,
    DeckChecked,
    DecksRead,
    FieldShown,
    FormatShown,
    LineShown,
    ReasonShown,
    ShelfShown,
    Unread,
    ValueShown,
)
from tapete.table.errors import Denied, printable, unreadable
from tapete.table.errors import told as sentence_of
from tapete.table.wire import Both, both

MOST_READ: Final = 60  # decks of one document, and what was wrong with others
NAME: Final = 80  # letters of a deck's name
Made = TypeVar("Made")


def shelf_shown(game: Game) -> ShelfShown:
    """What decks of a game are made of; only values that some card has."""
    workshop = game.workshop
    cards = workshop.shelf()
    there = {(field, value) for values in cards.values() for field, own in values.items() for value in own}
    fields = [
        FieldShown(
            field.id,
            both(field.name),
            [ValueShown(id, both(name)) for id, name in field.values if (field.id, id) in there or field.id == workshop.parts],
        )
        for field in workshop.fields()
    ]
    formats = [FormatShown(each.id, both(each.name), both(each.about)) for each in workshop.formats()]
    sizes = (workshop.size, workshop.hand)
    decks = workshop.shipped() if workshop.way else []
    nouns = (both(workshop.noun), both(workshop.nouns))
    return ShelfShown(
        game.id, workshop.way, *sizes, workshop.curve, workshop.parts, fields, formats, cards, decks, workshop.fixed, *nouns
    )


def checked(id: str, asked: DeckAsked) -> DeckChecked:
    """What a game says of what lies on the bench, or of a deck as a document."""
    game = game_with_decks(id)
    if asked.deck is None:
        cards = [(each.card, each.count) for each in asked.cards]
        return attempted(lambda: told(game, game.workshop.made(asked.name, cards, asked.format)))
    deck = asked.deck
    bounds.check_deck(deck)
    return attempted(lambda: told(game, game.workshop.opened(deck)))


def read(id: str, text: str) -> DecksRead:
    """All decks that somebody brings in one document: a list of names, the JSON of another program, several of them."""
    game = game_with_decks(id)
    written = documents.read(text)
    if not isinstance(written, str):
        bounds.check_deck(written)
    attempted(lambda: json.dumps(written, ensure_ascii=False).encode())  # half characters could not be told
    found, errors = attempted(lambda: game.workshop.read_all(written))
    decks: list[DeckChecked] = []
    unread = [unread_of(each) for each in errors[:MOST_READ]]
    for each in found[:MOST_READ]:
        try:
            decks.append(attempted(lambda deck=each: told(game, deck)))  # type: ignore[misc]
        except Denied as denied:
            unread.append(Unread(denied.problem().text, denied.detail or ""))
    return DecksRead(decks, unread)


def told(game: Game, deck: dict[str, object]) -> DeckChecked:
    """A deck with all that its game says of it."""
    workshop = game.workshop
    strength = game.documents.strengths().get(workshop.measured(deck))
    return DeckChecked(
        name=printable(str(deck.get("name") or "")[:NAME]),
        deck=deck,
        lines=[LineShown(card, count, part) for card, count, part in workshop.lines(deck)],
        problems=[ReasonShown(each.clause, both(each.reason)) for each in workshop.problems(deck)],
        barred=[
            BarredShown(each.clause, both(each.reason), cards)
            for each, cards in (workshop.barred(deck) if workshop.way == BUILT else [])
        ],
        listed=workshop.listed(deck),
        strength=None if strength is None else lobby.with_names(game, strength),
    )


def game_with_decks(id: str) -> Game:
    game = lobby.game_named(id)
    if not game.workshop.way:
        raise unreadable("bad_setup", BadDocument("deck", f"{game.title.es} no tiene mazos", f"{game.title.en} has no decks"))
    return game


def attempted(work: Callable[[], Made]) -> Made:
    """What comes of a document, or why nothing does."""
    try:
        return work()
    except BadDocument as error:
        raise unreadable("bad_setup", error) from None
    except (EngineError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise Denied("bad_setup") from None


def unread_of(error: BadDocument) -> Unread:
    text = Both(sentence_of(error.reason.es), sentence_of(error.reason.en))
    return Unread(text, unreadable("bad_setup", error).detail or "")
