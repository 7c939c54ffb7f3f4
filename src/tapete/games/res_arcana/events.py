"""Everything that can happen in Res Arcana."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.res_arcana import things as t

GAINED: Final = 0  # `zone` is the essence
PAID: Final = 1
PUT: Final = 2  # from the supply onto a component
TAKEN: Final = 3  # everything off a component into its player's pool
REMOVED: Final = 4  # off a component into the supply
TURNED: Final = 5
STRAIGHTENED: Final = 6
MOVED: Final = 7
DRAWN: Final = 8
PLACED: Final = 9
CLAIMED: Final = 10
DESTROYED: Final = 11
DISCARDED: Final = 12
USED: Final = 13
PASSED: Final = 14
EXCHANGED: Final = 15
LOSS: Final = 16
IGNORED: Final = 17
CHECKED: Final = 18
BONUS: Final = 19
ROUND_BEGINS: Final = 20
LOOKED: Final = 21
SHUFFLED: Final = 22
REVEALED: Final = 23
WON: Final = 24
TOKEN: Final = 25
RENEWED: Final = 26
PUT_BACK: Final = 27
RESTED: Final = 28


class Essence(EventKind):
    """An event about an essence, which its ``zone`` names."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        name = t.ESSENCE_NAMES[t.ESSENCES[e.zone]].text(lang) if 0 <= e.zone < len(t.ESSENCES) else "?"
        return {"essence": name}


class Gained(Essence):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[e.zone][e.player] += e.amount
        return e.amount > 0


class Paid(Essence):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[e.zone][e.player] -= e.amount
        return e.amount > 0


class Put(Essence):
    def apply(self, s: State, e: Event) -> bool:
        s.numbers[e.zone][e.card] += e.amount
        return e.amount > 0


class Taken(EventKind):
    """Everything or nothing (RA-collect-10)."""

    def apply(self, s: State, e: Event) -> bool:
        for kind in t.KINDS:
            e.amount += s.numbers[kind][e.card]
            s.tallies[kind][e.player] += s.numbers[kind][e.card]
            s.numbers[kind][e.card] = 0
        return e.amount > 0


class Removed(Essence):
    def apply(self, s: State, e: Event) -> bool:
        s.numbers[e.zone][e.card] -= e.amount
        return e.amount > 0


class Turned(EventKind):
    def __init__(self, id: str, log: Words, value: int) -> None:
        super().__init__(id, log)
        self.value = value

    def apply(self, s: State, e: Event) -> bool:
        if s.numbers[t.TURNED][e.card] == self.value:
            return False
        s.numbers[t.TURNED][e.card] = self.value
        return True


class Moved(EventKind):
    """A card goes to another zone; ``amount`` 0 is the top, -1 the end. What lay on it goes back to the supply."""

    def apply(self, s: State, e: Event) -> bool:
        for kind in t.KINDS:
            s.numbers[kind][e.card] = 0
        s.numbers[t.TURNED][e.card] = 0
        s.numbers[t.RESTING][e.card] = 0
        s.numbers[t.KNOWN][e.card] = 0
        if e.zone in (t.DISCARD, t.AREA):
            s.numbers[t.EXPOSED][e.card] = 1
        s.move(e.card, e.zone, e.player, e.amount)
        return True


class Drawn(EventKind):
    """The top card of the own deck, if there is one."""

    def apply(self, s: State, e: Event) -> bool:
        deck = s.zone(t.DECK, e.player)
        if not deck:
            return False
        e.card = deck[0]
        s.move(e.card, t.HAND, e.player)
        s.numbers[t.KNOWN][e.card] = 0
        return True


class Renewed(EventKind):
    """The discards are shuffled and go below what is left of the deck (RA-effect-15, RA-effect-16)."""

    def apply(self, s: State, e: Event) -> bool:
        pile = s.zone(t.DISCARD, e.player)
        if not pile:
            return False
        s.shuffle(t.DISCARD, e.player)
        for card in s.zone(t.DISCARD, e.player)[:]:
            s.move(card, t.DECK, e.player)
            s.numbers[t.KNOWN][card] = 0
        return True


class PutBack(EventKind):
    """A card that was looked at goes back to a place of its deck, counted from the top; only who looked knows it there."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, e.zone, s.holder(e.card), e.amount)
        s.numbers[t.KNOWN][e.card] = 1 << e.player
        return True


class Rested(EventKind):
    """An item shows its Pass side (RA-pass-06)."""

    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.RESTING][e.card] = 1
        return True


class Bonus(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.BONUS][e.player] += e.amount
        return True


class Passed(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.PASSED][e.player] = 1
        return True


class Looked(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.KNOWN][e.card] |= 1 << e.player
        return True


class Shuffled(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        for card in s.zone(e.zone, e.player):
            s.numbers[t.KNOWN][card] = 0
        s.shuffle(e.zone, e.player)
        return True


class Token(EventKind):
    """The First Player token changes hands and shows its Pass side (RA-pass-03)."""

    def apply(self, s: State, e: Event) -> bool:
        s.world[t.FIRST] = e.player
        s.world[t.FLIPPED] = 1
        return True


EVENTS: Final = (
    Gained("gained", Words("{player} recibe {amount} de {essence}", "{player} gains {amount} {essence}")),
    Paid("paid", Words("{player} paga {amount} de {essence}", "{player} pays {amount} {essence}")),
    Put("put", Words("{amount} de {essence} sobre {card}", "{amount} {essence} on {card}")),
    Taken("taken", Words("{player} retira todo lo que hay sobre {card}", "{player} takes everything off {card}")),
    Removed("removed", Words("se quita {amount} de {essence} de {card}", "{amount} {essence} is removed from {card}")),
    Turned("turned", Words("{card} se gira", "{card} is turned"), 1),
    Turned("straightened", Words("{card} se endereza", "{card} is straightened"), 0),
    Moved("moved"),
    Drawn("drawn", Words("{player} roba una carta", "{player} draws a card")),
    Marker("placed", Words("{player} pone en juego {card}", "{player} places {card}")),
    Marker("claimed", Words("{player} reclama {card}", "{player} claims {card}")),
    Marker("destroyed", Words("{player} destruye {card}", "{player} destroys {card}")),
    Marker("discarded", Words("{player} descarta {card}", "{player} discards {card}")),
    Marker("used", Words("{player} usa {card}", "{player} uses {card}")),
    Passed("passed", Words("{player} pasa", "{player} passes")),
    Marker("exchanged", Words("{player} cambia su objeto por {card}", "{player} exchanges the item for {card}")),
    Marker("loss", Words("{player} pierde {amount} de Vida", "{player} loses {amount} Life")),
    Marker("ignored", Words("{player} ignora la pérdida de Vida", "{player} ignores the Life loss")),
    Marker("checked", Words("se comprueba la victoria", "victory is checked")),
    Bonus("bonus", Words("{player} suma {amount} puntos en esta comprobación", "{player} adds {amount} points for this check")),
    Marker("round_begins", Words("ronda {amount}", "round {amount}")),
    Looked("looked", Words("{player} mira cartas de un mazo", "{player} looks at cards of a deck")),
    Shuffled("shuffled"),
    Marker("revealed", Words("{player} juega con {card}", "{player} plays {card}")),
    Marker("won", Words("{player} gana la partida", "{player} wins the game")),
    Token("token", Words("{player} toma la ficha de jugador inicial", "{player} takes the First Player token")),
    Renewed("renewed", Words("{player} baraja sus descartes bajo su mazo", "{player} shuffles the discards below the deck")),
    PutBack("put_back"),
    Rested("rested"),
)


def send(s: State, card: int, zone: int, player: int, at: int = -1) -> Event:
    """The event of a card going to a zone."""
    return Event(MOVED, card, player, at, zone=zone)
