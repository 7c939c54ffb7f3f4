"""Everything that can happen in Atrum Arena."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import Power

TURN_BEGINS: Final = 0
RESTORED: Final = 1
READIED_ALL: Final = 2
READIED: Final = 3
EXHAUSTED: Final = 4
DRAWN: Final = 5
DISCARDED: Final = 6
PLACED: Final = 7
ADDED: Final = 8
EXPLOITED: Final = 9
TAKEN_BACK: Final = 10
BURIED: Final = 11
TAKEN: Final = 12
SWAPPED: Final = 13
FOUND: Final = 14
SHOWN: Final = 15
REVEALED: Final = 16
SHUFFLED: Final = 17
GAVE_BACK: Final = 18
DAMAGED: Final = 19
WEAKENED: Final = 20
HEALED: Final = 21
ELIMINATED: Final = 22
DEFEATED: Final = 23
CLEARED: Final = 24
ANNOUNCED: Final = 25
LAUNCHED: Final = 26
NOT_LAUNCHED: Final = 27
ANNULLED: Final = 28
REINFORCED: Final = 29
PREVENTED: Final = 30
WITHOUT_EFFECT: Final = 31
TOKEN_GIVEN: Final = 32
TOKEN_USED: Final = 33
SLEEPS: Final = 34
SET_ASIDE: Final = 35
WON: Final = 36

POWER_LIST: list[Power] = []  # all powers, by their numbers, so that the log can name them


def refill(s: State) -> None:
    """The whole vertedero, shuffled, is the new fosa as soon as this one runs out (AA-turn-13)."""
    if t.fosa(s) or not t.vertedero(s):
        return
    known = s.numbers[t.KNOWN]
    for card in t.vertedero(s)[:]:
        known[card] = 0
        s.move(card, t.FOSA, 0)
    s.shuffle(t.FOSA, 0)


class OfPower(EventKind):
    """An event about a power, whose number is the ``amount``."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"power": POWER_LIST[e.amount].name.text(lang) if e.amount < len(POWER_LIST) else "?"}

    def apply(self, s: State, e: Event) -> bool:
        return True


class Restored(EventKind):
    """Back to 10 when the own turn begins; never fewer than there were (AA-goal-12, AA-goal-13)."""

    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.RETURNS][e.player] = 0
        e.amount = max(t.STARTING_RESISTANCE, s.tallies[t.RESISTANCE][e.player])
        s.tallies[t.RESISTANCE][e.player] = e.amount
        return True


class ReadiedAll(EventKind):
    """All Exhausted cards of a player at once (AA-turn-06), but for a reptante that must wait (AA-err-03)."""

    def apply(self, s: State, e: Event) -> bool:
        exhausted = s.numbers[t.EXHAUSTED]
        sleeps = s.numbers[t.SLEEPS]
        for card in t.altar(s, e.player):
            exhausted[card] = 0
        for card in t.team(s, e.player):
            if sleeps[card]:
                sleeps[card] -= 1
            else:
                exhausted[card] = 0
        return True


class Turned(EventKind):
    """A reptante or an esbirro of an altar is turned (AA-act-01, AA-act-05)."""

    def __init__(self, id: str, log: Words, value: int) -> None:
        super().__init__(id, log)
        self.value = value

    def apply(self, s: State, e: Event) -> bool:
        if s.numbers[t.EXHAUSTED][e.card] == self.value:
            return False
        s.numbers[t.EXHAUSTED][e.card] = self.value
        return True


class Drawn(EventKind):
    """The top of the fosa goes to a hand, unseen by the others (AA-turn-08)."""

    def apply(self, s: State, e: Event) -> bool:
        refill(s)
        if not t.fosa(s):
            return False
        e.card = t.fosa(s)[0]
        s.move(e.card, t.HAND, e.player)
        refill(s)
        return True


class Moved(EventKind):
    """A card goes to a zone, Ready or Exhausted; ``known`` says whether everybody has seen it."""

    def __init__(self, id: str, log: Words, zone: int, exhausted: int = 0, known: int = 0, at: int = -1) -> None:
        super().__init__(id, log)
        self.zone = zone
        self.exhausted = exhausted
        self.known = known
        self.at = at

    def apply(self, s: State, e: Event) -> bool:
        shared = self.zone == t.FOSA or self.zone == t.VERTEDERO or self.zone == t.REVEALED
        s.numbers[t.EXHAUSTED][e.card] = self.exhausted
        s.numbers[t.KNOWN][e.card] = self.known
        from_fosa = s.zone_kind(e.card) == t.FOSA
        s.move(e.card, self.zone, 0 if shared else e.player, self.at)
        if from_fosa and self.zone != t.REVEALED:
            refill(s)
        return True


class Placed(Moved):
    """The esbirro of the turn (AA-turn-15)."""

    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.PLACED_ON][e.player] = s.turn
        return super().apply(s, e)


class Taken(EventKind):
    """From one altar to another, as it was unless the text says otherwise: a power adds it, so it enters Exhausted."""

    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.EXHAUSTED][e.card] = 1
        s.move(e.card, t.ALTAR, e.player)
        return True


class Swapped(EventKind):
    """Two esbirros of two altars change places, each in the state it was in (AA-altar-08)."""

    def apply(self, s: State, e: Event) -> bool:
        first = s.holder(e.card)
        second = s.holder(e.other)
        s.move(e.card, t.ALTAR, second)
        s.move(e.other, t.ALTAR, first)
        return True


class Found(EventKind):
    """A searched esbirro goes to a hand; ``amount`` 1 shows it to everybody (AA-search-04, AA-search-06)."""

    def apply(self, s: State, e: Event) -> bool:
        from_fosa = s.zone_kind(e.card) == t.FOSA
        s.numbers[t.KNOWN][e.card] = t.EVERYBODY if e.amount else 0
        s.move(e.card, t.HAND, e.player)
        if from_fosa:
            refill(s)
        return True


class Shown(EventKind):
    """A player shows the whole hand."""

    def apply(self, s: State, e: Event) -> bool:
        for card in t.hand(s, e.player):
            s.numbers[t.KNOWN][card] = t.EVERYBODY
        return True


class Shuffled(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        for card in t.fosa(s):
            s.numbers[t.KNOWN][card] = 0
        s.shuffle(t.FOSA, 0)
        return True


class GaveBack(EventKind):
    """What is left of the revealed esbirros goes back to the fosa, which is shuffled (AA-key-10)."""

    def apply(self, s: State, e: Event) -> bool:
        for card in t.revealed(s)[:]:
            s.move(card, t.FOSA, 0)
        for card in t.fosa(s):
            s.numbers[t.KNOWN][card] = 0
        s.shuffle(t.FOSA, 0)
        refill(s)
        return True


class Harmed(EventKind):
    """Resistance goes down, to 0 at most; whoever reaches 0 loses a reptante at once, one per turn (AA-goal-04, AA-goal-06)."""

    def apply(self, s: State, e: Event) -> bool:
        resistance = s.tallies[t.RESISTANCE]
        before = resistance[e.player]
        e.amount = min(before, e.amount)
        if e.amount <= 0 or s.tallies[t.OUT][e.player]:
            return False
        resistance[e.player] = before - e.amount
        if before == e.amount:
            s.tallies[t.RETURNS][e.player] = 1
            if s.tallies[t.FELL_ON][e.player] != s.turn:
                s.tallies[t.DUE][e.player] = 1
                s.dirty = True
        return True


class Healed(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        before = s.tallies[t.RESISTANCE][e.player]
        e.amount = min(e.amount, t.MOST_RESISTANCE - before)
        s.tallies[t.RESISTANCE][e.player] = before + max(0, e.amount)
        return e.amount > 0


class Eliminated(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.FALL][e.player] = s.world[t.FALLS]
        s.tallies[t.FELL_ON][e.player] = s.turn
        s.tallies[t.DUE][e.player] = 0
        s.numbers[t.EXHAUSTED][e.card] = 0
        s.numbers[t.SLEEPS][e.card] = 0
        s.move(e.card, t.ELIMINATED, e.player)
        return True


class Defeated(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.OUT][e.player] = 1
        return True


class Cleared(EventKind):
    """Hand and altar of somebody who is out go to the vertedero (AA-multi-10)."""

    def apply(self, s: State, e: Event) -> bool:
        for card in [*t.hand(s, e.player), *t.altar(s, e.player)]:
            s.numbers[t.EXHAUSTED][card] = 0
            s.numbers[t.KNOWN][card] = 0
            s.move(card, t.VERTEDERO, 0)
        return True


class Token(EventKind):
    """A discard that counts as a chosen type; ``zone`` is the place of the type among the main ones."""

    def __init__(self, id: str, log: Words, change: int) -> None:
        super().__init__(id, log)
        self.change = change

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"type": t.ESBIRROS[max(0, e.zone)].name.text(lang)}

    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.TOKENS + e.zone][e.player] += self.change
        s.world[t.TOKENS_OUT] += self.change
        return True


class Sleeps(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.SLEEPS][e.card] += 1
        return True


class Reinforced(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.REINFORCED_ON][e.player] = s.turn
        return True


class SetAside(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.ASIDE, s.owners[e.card])
        return True


EVENTS: Final = (
    Marker("turn_begins", Words("turno de {player}", "{player}'s turn")),
    Restored("restored", Words("{player} vuelve a {amount} de resistencia", "{player} is back at {amount} resistance")),
    ReadiedAll("readied_all", Words("{player} prepara sus cartas", "{player} readies all cards")),
    Turned("readied", Words("se prepara {card}", "{card} is readied"), 0),
    Turned("exhausted", Words("se agota {card}", "{card} is exhausted"), 1),
    Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    Moved("discarded", Words("{player} descarta {card}", "{player} discards {card}"), t.VERTEDERO),
    Placed("placed", Words("{player} coloca {card} en su Altar", "{player} puts {card} into their Altar"), t.ALTAR),
    Moved("added", Words("{card} entra Agotado en el Altar de {player}", "{card} enters {player}'s Altar Exhausted"), t.ALTAR, 1),
    Moved("exploited", Words("se explota {card} de {player}", "{player}'s {card} is exploited"), t.VERTEDERO),
    Moved("taken_back", Words("{card} vuelve a la mano de {player}", "{card} returns to {player}'s hand"), t.HAND, 0, t.EVERYBODY),
    Moved("buried", Words("{card} va al tope de la Fosa", "{card} goes on top of the Pit"), t.FOSA, 0, t.EVERYBODY, 0),
    Taken("taken", Words("{card} pasa al Altar de {player}", "{card} moves to {player}'s Altar")),
    Swapped("swapped", Words("se intercambian {card} y {other}", "{card} and {other} are swapped")),
    Found("found", Words("{player} busca y roba {card}", "{player} searches and draws {card}")),
    Shown("shown", Words("{player} muestra su mano", "{player} shows their hand")),
    Moved("revealed", Words("se revela {card}", "{card} is revealed"), t.REVEALED),
    Shuffled("shuffled", Words("se baraja la Fosa", "the Pit is shuffled")),
    GaveBack("gave_back", Words("lo revelado vuelve a la Fosa y se baraja", "what was revealed returns to the Pit, shuffled")),
    Harmed("damaged", Words("{player} sufre {amount} de daño", "{player} takes {amount} damage")),
    Harmed("weakened", Words("la resistencia de {player} disminuye {amount}", "{player}'s resistance decreases by {amount}")),
    Healed("healed", Words("la resistencia de {player} aumenta {amount}", "{player}'s resistance rises by {amount}")),
    Eliminated("eliminated", Words("{player} pierde a {card}", "{player} loses {card}")),
    Defeated("defeated", Words("{player} queda fuera de la partida", "{player} is out of the game")),
    Cleared("cleared", Words("la mano y el Altar de {player} van al Vertedero", "{player}'s hand and Altar go to the Dump")),
    OfPower("announced", Words("{player} anuncia {power} ({card})", "{player} announces {power} ({card})")),
    OfPower("launched", Words("{player} lanza {power} ({card})", "{player} launches {power} ({card})")),
    OfPower("not_launched", Words("{power} de {player} no llega a lanzarse", "{player}'s {power} is not launched")),
    OfPower("annulled", Words("{power} de {player} queda anulado", "{player}'s {power} is annulled")),
    Reinforced("reinforced", Words("{player} refuerza en {amount}", "{player} reinforces by {amount}")),
    Marker("prevented", Words("{player} previene hasta {amount} de daño", "{player} prevents up to {amount} damage")),
    OfPower("without_effect", Words("{power} no tiene efecto", "{power} has no effect")),
    Token("token_given", Words("{player}: un descarte contará como {type}", "{player}: a discard will count as {type}"), 1),
    Token("token_used", Words("el descarte de {player} cuenta como {type}", "{player}'s discard counts as {type}"), -1),
    Sleeps("sleeps", Words("{card} no se preparará la próxima vez", "{card} will not ready next time")),
    SetAside("set_aside", Words("{player} aparta a {card}", "{player} sets {card} aside")),
    Marker("won", Words("{player} gana la partida", "{player} wins the game")),
)
