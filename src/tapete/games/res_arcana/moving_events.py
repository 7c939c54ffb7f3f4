"""Events that move components: to zones and decks, and all of them at once between two games."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.res_arcana import things as t

FACE_UP_MONUMENTS: Final = 2
BELOW: Final = Words("los pone bajo su mazo", "puts them below their deck")
NEW_DECK: Final = Words("forma con ellos un mazo nuevo", "makes a new deck of them")


def relocate(s: State, card: int, zone: int, player: int, at: int = -1) -> None:
    """A card goes to another zone; what lay on it goes back to the supply."""
    for kind in t.KINDS:
        s.numbers[kind][card] = 0
    s.numbers[t.TURNED][card] = 0
    s.numbers[t.RESTING][card] = 0
    s.numbers[t.KNOWN][card] = 0
    if zone in (t.DISCARD, t.AREA):
        s.numbers[t.EXPOSED][card] = 1
    s.move(card, zone, player, at)


class Moved(EventKind):
    """A card goes to another zone; ``amount`` 0 is the top, -1 the end."""

    def apply(self, s: State, e: Event) -> Event | None:
        relocate(s, e.card, e.zone, e.player, e.amount)
        return e


class Dealt(EventKind):
    """A card is dealt to a player, or drafted by them: it goes to the end of one of their zones."""

    def apply(self, s: State, e: Event) -> Event | None:
        relocate(s, e.card, e.zone, e.player)
        s.numbers[t.DEALT_TO][e.card] = e.player + 1
        return e


class Drawn(EventKind):
    """The top card of the own deck, if there is one."""

    def apply(self, s: State, e: Event) -> Event | None:
        deck = s.zone(t.DECK, e.player)
        if not deck:
            return None
        e = e.but(card=deck[0])
        s.move(e.card, t.HAND, e.player)
        s.numbers[t.KNOWN][e.card] = 0
        return e


class Renewed(EventKind):
    """The discards are shuffled and go below what is left of the deck (RA-effect-15, RA-effect-16): ``amount`` cards."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"made": (BELOW if e.amount else NEW_DECK).text(lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        pile = s.zone(t.DISCARD, e.player)
        if not pile:
            return None
        s.shuffle(t.DISCARD, e.player)
        for card in s.zone(t.DISCARD, e.player)[:]:
            s.move(card, t.DECK, e.player)
            s.numbers[t.KNOWN][card] = 0
        return e


class PutBack(EventKind):
    """A card that was looked at goes back to a place of its deck, counted from the top; only who looked knows it there."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, e.zone, s.holder(e.card), e.amount)
        s.numbers[t.KNOWN][e.card] = 1 << e.player
        return e


class Shuffled(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        reshuffle(s, e.zone, e.player)
        return e


def reshuffle(s: State, zone: int, player: int) -> None:
    """Nobody knows where a card of the zone lies any more."""
    for card in s.zone(zone, player):
        s.numbers[t.KNOWN][card] = 0
    s.shuffle(zone, player)


class LaidOut(EventKind):
    """The centre is laid out and everybody has one of each essence (RA-setup-01 to 06); ``amount`` 1 for a first game's places."""

    def apply(self, s: State, e: Event) -> Event | None:
        lay(s, t.ITEM, t.ITEMS)
        for tile in range(1, 6):
            lay_tile(s, tile, e.amount == 1)
        lay(s, t.MONUMENT, t.MONUMENT_DECK)
        reshuffle(s, t.MONUMENT_DECK, 0)
        for _ in range(FACE_UP_MONUMENTS):
            relocate(s, t.shared(s, t.MONUMENT_DECK)[0], t.MONUMENTS, 0)
        for kind in t.KINDS:
            s.tallies[kind] = [1] * s.players
        return e


def lay(s: State, type: int, zone: int) -> None:
    """All components of a type go to a zone of the centre."""
    for card in range(len(s.cards)):
        if t.facts(s, card).type == type:
            relocate(s, card, zone, 0)


def lay_tile(s: State, tile: int, first_game: bool) -> None:
    """One side of a place tile is face up: the one for a first game, or either."""
    sides = [card for card in range(len(s.cards)) if t.facts(s, card).tile == tile]
    if first_game:
        shown = sides[0] if t.facts(s, sides[0]).first_game_side else sides[1]
    else:
        shown = sides[s.random(2)]
    for card in sides:
        relocate(s, card, t.PLACES if card == shown else t.CENTRE, 0)


class NextGame(EventKind):
    """Game ``amount`` of a match begins, after one that ``player`` has lost, or nobody.

    Mages stay with their players (RA-match-02). The sixteen artifacts of the game just played go to the centre, to be picked from
    (RA-match-03), and in a third game to the decks of those who picked them (RA-match-09).
    """

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.GAME_NUMBER] = e.amount
        s.world[t.LOSER] = e.player
        s.world[t.ROUND] = 0
        s.world[t.FLIPPED] = 0
        s.tallies[t.PASSED] = [0] * s.players
        for card in range(len(s.cards)):
            type = t.facts(s, card).type
            zone = s.zone_kind(card)
            if type == t.MAGE and zone == t.AREA:
                relocate(s, card, t.AREA, s.holder(card))
            elif type == t.ARTIFACT and zone != t.BOX:
                if e.amount == 2:
                    relocate(s, card, t.CENTRE, 0)
                else:
                    relocate(s, card, t.DECK, s.numbers[t.DEALT_TO][card] - 1)
                s.numbers[t.EXPOSED][card] = 1
        return e
