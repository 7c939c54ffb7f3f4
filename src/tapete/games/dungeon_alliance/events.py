"""Everything that can happen in Dungeon Alliance."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t

(
    MOVED, STEPPED, FACED, EXHAUSTED, READIED, WOUNDED, HIT, HEALED, CURED, DEFEATED, STOOD, FELL, GAINED, SPENT, OPENED, PLACED,
    APPEARED, LAID, REVEALED, HIDDEN, SPRUNG, CLEARED, CHEST_OPENED, PLAYED, SURGED, DRAWN, RENEWED, SELECTED, ROUND_BEGINS,
    CYCLE_BEGINS, TOKEN, ROLLED, ATTACKED, MISSED, RESTED, DRAFTED, SWITCHED, DISARMED, WAIVED, LEFT, SCORED,
    MARKED, PASSED,
) = range(43)  # fmt: skip


class Moved(EventKind):
    """A card goes to a zone (``amount`` from the start of it, -1 at its end) and loses what it had where it lay."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, e.zone, e.player, e.amount)
        if s.numbers[t.UNDER][e.card]:
            s.write(t.UNDER)[e.card] = 0
        if s.numbers[t.BASED][e.card]:
            s.write(t.BASED)[e.card] = 0
        return True


class Stepped(EventKind):
    """A character comes to a cell (``amount``) of a floor so wide (``zone``)."""

    def apply(self, s: State, e: Event) -> bool:
        s.write(t.CELL)[e.card] = e.amount + 1
        return True

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"square": f"{chr(ord('a') + e.amount % e.zone)}{e.amount // e.zone + 1}" if e.zone > 0 else ""}


class Faced(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.write(t.FACING)[e.card] = e.amount
        return True

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"side": t.SIDE_NAMES[SIDE_LETTERS[e.amount]].text(lang)}


class Counter(EventKind):
    """A counter of a thing is set to a value fixed by the kind of event."""

    def __init__(self, id: str, log: Words | None, field: int, value: int) -> None:
        super().__init__(id, log)
        self.field = field
        self.value = value

    def apply(self, s: State, e: Event) -> bool:
        if s.numbers[self.field][e.card] == self.value:
            return False
        s.write(self.field)[e.card] = self.value
        return True


class Wounded(EventKind):
    """A hero takes damage tokens: normal ones, or poison when ``zone`` is 1 (DA-damage-10)."""

    def apply(self, s: State, e: Event) -> bool:
        if e.amount <= 0 or s.numbers[t.DEFEATED][e.card]:  # DA-defeat-03
            return False
        s.write(t.POISON if e.zone == 1 else t.DAMAGE)[e.card] += e.amount
        return True


class Hit(EventKind):
    """A monster takes damage tokens in the colour of an alliance (DA-damage-07, DA-damage-09)."""

    def apply(self, s: State, e: Event) -> bool:
        if e.amount <= 0:
            return False
        s.write(t.DAMAGE)[e.card] += e.amount
        s.write(t.BY + e.player)[e.card] += e.amount
        if e.player not in damagers(s, e.card):
            s.write(t.ORDER)[e.card] = s.numbers[t.ORDER][e.card] * 5 + e.player + 1
        return True


def damagers(s: State, monster: int) -> list[int]:
    """The alliances that have damaged a monster, the earliest first."""
    code = s.numbers[t.ORDER][monster]
    found: list[int] = []
    while code:
        found.insert(0, code % 5 - 1)
        code //= 5
    return found


class Healed(EventKind):
    """Damage tokens are removed: normal ones, or poison when ``zone`` is 1."""

    def apply(self, s: State, e: Event) -> bool:
        field = t.POISON if e.zone == 1 else t.DAMAGE
        removed = min(e.amount, s.numbers[field][e.card])
        if removed <= 0:
            return False
        e.amount = removed
        s.write(field)[e.card] -= removed
        return True


class Fell(EventKind):
    """A defeated monster's token returns to its card and its damage to the owners (DA-xp-02)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.SUPPLY, 0)
        for field in (t.CELL, t.FACING, t.EXHAUSTED, t.DAMAGE, t.ORDER, t.BY, t.BY + 1, t.BY + 2, t.BY + 3, t.MARK):
            if s.numbers[field][e.card]:
                s.write(field)[e.card] = 0
        return True


class Marked(EventKind):
    """A hero's only token goes onto a monster, from wherever it was (DA-hero-13)."""

    def apply(self, s: State, e: Event) -> bool:
        marks = s.write(t.MARK)
        for other in t.monsters(s):
            if marks[other] == e.other + 1:
                marks[other] = 0
        marks[e.card] = e.other + 1
        return True


class Gained(EventKind):
    """XP from the first reserve, then the second, then without limit (DA-xp-08); face up (DA-xp-07)."""

    def apply(self, s: State, e: Event) -> bool:
        if e.amount <= 0:
            return False
        left = e.amount
        for field in (t.RESERVE_1, t.RESERVE_2):
            taken = min(left, s.world[field])
            s.world[field] -= taken
            left -= taken
        s.tallies[t.XP][e.player] += e.amount
        return True


class Spent(EventKind):
    """Tokens are turned face down and kept (DA-upgrade-02)."""

    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.XP][e.player] -= e.amount
        s.tallies[t.SPENT][e.player] += e.amount
        return True


class Opened(EventKind):
    """A hallway for good (DA-door-04); ``amount`` is the joint."""

    def apply(self, s: State, e: Event) -> bool:
        s.world[t.HALLWAYS] |= 1 << e.amount
        return True


class Placed(EventKind):
    """A tile comes to a slot (``amount``) with a rotation (``other``)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.BOARD, 0)
        s.write(t.SLOT)[e.card] = e.amount + 1
        s.write(t.ROTATION)[e.card] = e.zone
        return True


class Appeared(EventKind):
    """A monster comes to a cell of the board, ready, facing a side (``zone``) (DA-tile-06)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.MONSTERS, 0)
        s.write(t.CELL)[e.card] = e.amount + 1
        s.write(t.FACING)[e.card] = e.zone
        return True


class Laid(EventKind):
    """A threat is laid face down, unseen (DA-tile-07)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.FACE_DOWN, 0)
        s.write(t.CELL)[e.card] = e.amount + 1
        return True


class Revealed(EventKind):
    """A threat is turned face up, where it lies."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.OPEN_THREATS, 0)
        return True


class Hidden(EventKind):
    """A trap is turned face down again; everybody knows it (DA-reveal-05)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.FACE_DOWN, 0)
        s.write(t.KNOWN)[e.card] = 1
        return True


class Cleared(EventKind):
    """A threat token is discarded."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.REMOVED, 0)
        s.write(t.CELL)[e.card] = 0
        s.write(t.KNOWN)[e.card] = 0
        return True


class Played(EventKind):
    """A card goes under a hero (``other``); ``amount`` 1 plays it for its own strength (DA-play-03)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.COLUMN, e.player)
        s.write(t.UNDER)[e.card] = e.other + 1
        if e.amount:
            s.write(t.BASED)[e.card] = e.amount
        return True


class Surged(EventKind):
    """A hero's Power Surge of the round; ``amount`` says which."""

    def apply(self, s: State, e: Event) -> bool:
        s.write(t.SURGE)[e.card] = e.amount
        return True

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"surge": SURGE_WORDS[e.amount].text(lang)}


SURGE_WORDS: Final = (
    Words("nada", "nothing"),
    Words("+1 de Velocidad", "+1 Speed"),
    Words("+1 de Ataque", "+1 Attack"),
    Words("−1 de daño", "−1 damage"),
)


class Drawn(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        deck = s.zone(t.DECK, e.player)
        if not deck:
            return False
        e.card = deck[0]
        s.move(e.card, t.HAND, e.player)
        return True


class Renewed(EventKind):
    """The discards become a new deck (DA-draw-05)."""

    def apply(self, s: State, e: Event) -> bool:
        for card in s.zone(t.DISCARD, e.player)[:]:
            s.move(card, t.DECK, e.player)
        s.shuffle(t.DECK, e.player)
        return True


class Selected(EventKind):
    """A card is acquired: to hand, or beside the heroes when it is an artifact; the marker advances (DA-upgrade-19)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, e.zone, e.player)
        s.tallies[t.SELECTIONS][e.player] += 1
        return True


class World(EventKind):
    """A counter of the table takes the event's amount (or player)."""

    def __init__(self, id: str, log: Words | None, field: int) -> None:
        super().__init__(id, log)
        self.field = field

    def apply(self, s: State, e: Event) -> bool:
        s.world[self.field] = e.player if self.field == t.FIRST else e.amount
        return True


class RoundBegins(EventKind):
    """The next round, before the first of its cycles."""

    def apply(self, s: State, e: Event) -> bool:
        s.world[t.ROUND] = e.amount
        s.world[t.CYCLE] = 0
        return True


class DefeatedHero(EventKind):
    """A hero is laid down and its player takes a defeat token (DA-defeat-05)."""

    def apply(self, s: State, e: Event) -> bool:
        s.write(t.DEFEATED)[e.card] = 1
        s.tallies[t.DEFEATS][e.player] += 1
        return True


EVENTS: Final = (
    Moved("moved"),
    Stepped("stepped", Words("{card} pasa a {square}", "{card} comes to {square}")),
    Faced("faced", Words("{card} mira al {side}", "{card} faces {side}")),
    Counter("exhausted", Words("{card} se agota", "{card} is exhausted"), t.EXHAUSTED, 1),
    Counter("readied", Words("{card} se prepara", "{card} is ready"), t.EXHAUSTED, 0),
    Wounded("wounded", Words("{card} recibe {amount} de daño", "{card} takes {amount} damage")),
    Hit("hit", Words("{player} hace {amount} de daño a {card}", "{player} deals {amount} damage to {card}")),
    Healed("healed", Words("{card} se cura {amount}", "{card} heals {amount}")),
    Healed("cured"),
    DefeatedHero("defeated", Words("{card} cae", "{card} is defeated")),
    Counter("stood", Words("{card} se levanta", "{card} stands up"), t.DEFEATED, 0),
    Fell("fell", Words("{card} es eliminado", "{card} is slain")),
    Gained("gained", Words("{player} recibe {amount} XP", "{player} gains {amount} XP")),
    Spent("spent", Words("{player} gasta {amount} XP", "{player} spends {amount} XP")),
    Opened("opened", Words("se abre un pasillo", "a hallway is opened")),
    Placed("placed", Words("se coloca {card}", "{card} is placed")),
    Appeared("appeared", Words("aparece {card}", "{card} appears")),
    Laid("laid", Words("una amenaza boca abajo", "a face-down threat")),
    Revealed("revealed", Words("se revela {card}", "{card} is revealed")),
    Hidden("hidden", Words("{card} vuelve boca abajo", "{card} is turned face down again")),
    Marker("sprung", Words("salta {card} bajo {other}", "{card} goes off under {other}")),
    Cleared("cleared"),
    Marker("chest_opened", Words("{player} abre {card}", "{player} opens {card}")),
    Played("played", Words("{player} juega {card}", "{player} plays {card}")),
    Surged("surged", Words("Descarga de Fuerza de {card}: {surge}", "Power Surge of {card}: {surge}")),
    Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    Renewed("renewed", Words("{player} baraja sus descartes", "{player} shuffles the discards")),
    Selected("selected", Words("{player} adquiere {card}", "{player} acquires {card}")),
    RoundBegins("round_begins", Words("ronda {amount}", "round {amount}")),
    World("cycle_begins", Words("ciclo {amount}", "cycle {amount}"), t.CYCLE),
    World("token", Words("{player} es jugador inicial", "{player} is first player"), t.FIRST),
    Marker("rolled", Words("dado: {amount}", "die: {amount}")),
    Marker("attacked", Words("{other} ataca a {card} con {amount}", "{other} attacks {card} with {amount}")),
    Marker("missed", Words("{other} no daña a {card}", "{other} does not hurt {card}")),
    Marker("rested", Words("{card} descansa", "{card} rests")),
    Marker("drafted", Words("{player} elige a {card}", "{player} drafts {card}")),
    Marker("switched", Words("se pasa al mazo de mejoras de nivel {amount}", "the level {amount} upgrade deck is used")),
    Marker("disarmed", Words("{card} queda desactivada", "{card} is disarmed")),
    Counter("waived", Words("{card} renuncia a atacar", "{card} gives up attacking"), t.WAIVED, 1),
    Marker("left", Words("{card} abandona la mazmorra", "{card} leaves the dungeon")),
    Marker("scored", Words("{player}: {amount} puntos", "{player}: {amount} points")),
    Marked("marked", Words("{other} marca a {card}", "{other} marks {card}")),
    Stepped("passed"),
)


def step_to(s: State, card: int, player: int, cell: int) -> Event:
    """The event of somebody coming to a cell."""
    return Event(STEPPED, card, player, cell, zone=t.floor(s).width)


def send(card: int, zone: int, player: int, at: int = -1) -> Event:
    """The event of a card going to a zone."""
    return Event(MOVED, card, player, at, zone=zone)
