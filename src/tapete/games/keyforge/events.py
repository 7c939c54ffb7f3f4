"""Everything that can happen in KeyForge. Nothing else changes a game."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge import aember_events as aember
from tapete.games.keyforge import moving_events as moving
from tapete.games.keyforge import things as t
from tapete.games.keyforge.bids import Bid, BidWon
from tapete.games.keyforge.things import in_play, is_creature

GAINED: Final = 0
LOST: Final = 1
STOLEN: Final = 2
CAPTURED: Final = 3
PLACED: Final = 4  # Æmber from the supply on a card
TAKEN: Final = 5  # Æmber from a card to a pool
STORED: Final = 6  # Æmber from a pool to a card
PAID: Final = 7  # to the opponent
DAMAGED: Final = 8
HEALED: Final = 9
READIED: Final = 10
EXHAUSTS: Final = 11
STUNNED: Final = 12
UNSTUNNED: Final = 13
WARDED: Final = 14
UNWARDED: Final = 15
ENRAGED: Final = 16
CALMED: Final = 17
COUNTERS: Final = 18
TAGGED: Final = 19
DESTROYED: Final = 20
LEAVING: Final = 21
LEFT: Final = 22
ENTERED: Final = 23
PLAYED: Final = 24
DISCARDED: Final = 25
DRAWN: Final = 26
MOVED: Final = 27
REVEALED: Final = 28
SHUFFLED: Final = 29
FORGED: Final = 30
UNFORGED: Final = 31
CHAINED: Final = 32
SHED: Final = 33
REAPS: Final = 34  # about to reap
REAPED: Final = 35
ATTACKS: Final = 36  # about to fight
FOUGHT: Final = 37
USED: Final = 38
HOUSE_CHOSEN: Final = 39
TURN_BEGINS: Final = 40
TURN_ENDS: Final = 41
CONTROLLED: Final = 42
SWAPPED: Final = 43
ATTACHED: Final = 44
NAMED: Final = 45
CHECKED: Final = 46  # "check!": enough Æmber for a key
SET_ASIDE: Final = 47  # put beneath another card
COUNTED: Final = 48  # a counter without rules of its own
DAMAGE_MOVED: Final = 49
SPENT: Final = 50  # Æmber on a key, from the pool or from a card
ENTERED_PLAY: Final = 51  # after everything that entering does by itself
PERMITTED: Final = 52  # a card in play lets its player play a card of another house
RETURNED: Final = 53  # Æmber of a creature that has left play, to a pool
PASSED: Final = 54  # Æmber from one card to another
SHIFTED: Final = 55  # a creature moves within its line
LOOKED: Final = 56  # a player looks through a zone
ARMORED: Final = 57  # armor prevents damage
FOUGHT_BESIDE: Final = 58  # a neighbor was used to fight
ANNOUNCED: Final = 59  # an action was played and is about to resolve
BID: Final = 60  # chains offered for a deck
BID_WON: Final = 61
PURGE_ZONE: Final = t.PURGED

FROM_REAPING: Final = 1  # `zone` of a GAINED event
# `zone` of a DAMAGED event, as bits
IN_FIGHT: Final = 1  # dealt by a creature's power in a fight
REDIRECTED: Final = 2  # dealt to another creature than the one it was meant for
PIERCING: Final = 4  # armor does not prevent it


class Damaged(EventKind):
    """Damage that nothing prevented is placed on the creature (KF-damage-01). Lethal damage is found by the check."""

    def apply(self, s: State, e: Event) -> bool:
        if e.amount <= 0 or not is_creature(s, e.card):
            return False
        numbers = s.numbers
        numbers[t.DAMAGE][e.card] += e.amount
        s.write(t.CAUSE)[e.card] = e.cause + 1
        if e.zone == IN_FIGHT or e.zone == IN_FIGHT | PIERCING:
            s.write(t.FOE)[e.card] = e.source + 1
        s.dirty = True
        return True


class DamageMoved(EventKind):
    """Moving damage is not dealing it (KF-move-02)."""

    def apply(self, s: State, e: Event) -> bool:
        damage = s.numbers[t.DAMAGE]
        e.amount = min(e.amount, damage[e.other])
        damage[e.other] -= e.amount
        damage[e.card] += e.amount
        s.dirty = True
        return e.amount > 0


class Healed(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        damage = s.numbers[t.DAMAGE]
        e.amount = min(e.amount, damage[e.card])
        damage[e.card] -= e.amount
        return e.amount > 0


class Turned(EventKind):
    """Sets a status of a card in play; nothing happens when it has it already (KF-stun-08, KF-ward-03, KF-enrage-04)."""

    def __init__(self, id: str, log: Words, field: int, value: int) -> None:
        super().__init__(id, log)
        self.field = field
        self.value = value

    def apply(self, s: State, e: Event) -> bool:
        field = s.numbers[self.field]
        if not in_play(s, e.card) or field[e.card] == self.value:
            return False
        s.write(self.field)[e.card] = self.value
        return True


class Counters(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        if not is_creature(s, e.card):
            return False
        s.write(t.POWER_UP)[e.card] += e.amount
        s.dirty = True
        return e.amount != 0


class Counted(EventKind):
    """Counters without rules of their own (KF-counter-01): ``zone`` says which of them."""

    def apply(self, s: State, e: Event) -> bool:
        kind = max(0, e.zone)
        now = t.counters(s, e.card, kind)
        e.amount = max(-now, min(e.amount, t.MOST_COUNTERS - now))
        if not in_play(s, e.card) or not e.amount:
            return False
        s.write(t.COUNTER)[e.card] += e.amount << (t.COUNTER_BITS * kind)
        return True


class Tagged(EventKind):
    """Tagged for destruction: its *Destroyed* abilities are next (KF-destroy-01); nothing is tagged twice (KF-destroy-10)."""

    def apply(self, s: State, e: Event) -> bool:
        if not in_play(s, e.card) or s.numbers[t.TAGGED][e.card]:
            return False
        s.numbers[t.TAGGED][e.card] = 1
        return True


class Chained(EventKind):
    """The tracker ends at 24 (KF-chains-08)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"chains": t.chains_text(e.amount, lang)}

    def apply(self, s: State, e: Event) -> bool:
        chains = s.tallies[t.CHAINS]
        chains[e.player] = max(0, min(24, chains[e.player] + e.amount))
        return e.amount != 0


class HouseChosen(EventKind):
    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"house": t.HOUSE_NAMES[t.HOUSES[e.amount]].text(lang)}

    def apply(self, s: State, e: Event) -> bool:
        s.world[t.ACTIVE_HOUSE] = e.amount
        return True


EVENTS: Final = (
    aember.Gained("gained", Words("{player} gana {amount} Æ", "{player} gains {amount}Æ")),
    aember.Lost("lost", Words("{player} pierde {amount} Æ", "{player} loses {amount}Æ")),
    aember.Stolen("stolen", Words("{player} roba {amount} Æ", "{player} steals {amount}Æ")),
    aember.Captured("captured", Words("{card} captura {amount} Æ", "{card} captures {amount}Æ")),
    aember.Placed("placed", Words("{card} recibe {amount} Æ", "{amount}Æ is placed on {card}")),
    aember.Taken("taken", Words("{player} toma {amount} Æ de {card}", "{player} takes {amount}Æ from {card}")),
    aember.Stored("stored", Words("{player} pone {amount} Æ sobre {card}", "{player} puts {amount}Æ on {card}")),
    aember.Paid("paid", Words("{player} paga {amount} Æ a su oponente", "{player} pays their opponent {amount}Æ")),
    Damaged("damaged", Words("{card} recibe {amount} de daño", "{card} is dealt {amount} damage"), remembered=True),
    Healed("healed", Words("{card} se cura {amount} de daño", "{card} heals {amount} damage")),
    Turned("readied", Words("{card} se prepara", "{card} readies"), t.EXHAUSTED, 0),
    Turned("exhausts", Words("{card} se agota", "{card} exhausts"), t.EXHAUSTED, 1),
    Turned("stunned", Words("{card} queda aturdida", "{card} is stunned"), t.STUN, 1),
    Turned("unstunned", Words("{card} deja de estar aturdida", "{card} is no longer stunned"), t.STUN, 0),
    Turned("warded", Words("{card} queda escudada", "{card} is warded"), t.WARD, 1),
    Turned("unwarded", Words("{card} pierde su protección", "{card} loses its ward"), t.WARD, 0),
    Turned("enraged", Words("{card} se enfurece", "{card} is enraged"), t.ENRAGE, 1),
    Turned("calmed", Words("{card} se calma", "{card} is no longer enraged"), t.ENRAGE, 0),
    Counters("counters", Words("{card} recibe {amount} contadores +1", "{card} gets {amount} +1 power counters")),
    Tagged("tagged"),
    Marker("destroyed", Words("{card} es destruida", "{card} is destroyed"), remembered=True),
    Marker("leaving"),
    moving.Left("left", Words("{card} sale del juego", "{card} leaves play")),
    moving.Entered("entered", Words("{card} entra en juego", "{card} enters play")),
    Marker("played", Words("{player} juega {card}", "{player} plays {card}"), remembered=True),
    moving.Discarded("discarded", Words("{player} descarta {card}", "{player} discards {card}"), remembered=True),
    moving.Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    moving.Moved("moved", Words("{card} {where}", "{card} {where}")),
    moving.Revealed("revealed", Words("se revela {card}", "{card} is revealed")),
    moving.Shuffled("shuffled", Words("{player} baraja su mazo", "{player} shuffles their deck")),
    aember.Forged("forged", Words("{player} forja la llave {colour}", "{player} forges the {colour} key"), remembered=True),
    aember.Unforged("unforged", Words("{player} pierde una llave forjada", "a key of {player} is unforged")),
    Chained("chained", Words("{player} gana {chains}", "{player} gains {chains}")),
    Chained("shed", Words("{player} se libra de una cadena", "{player} sheds a chain")),
    Marker("reaps"),
    Marker("reaped", Words("{card} cosecha", "{card} reaps"), remembered=True),
    Marker("attacks", Words("{card} ataca a {other}", "{card} attacks {other}")),
    Marker("fought", remembered=True),
    Marker("used", remembered=True),
    HouseChosen("house_chosen", Words("{player} elige {house}", "{player} chooses {house}")),
    Marker("turn_begins", Words("turno de {player}", "{player}’s turn")),
    Marker("turn_ends"),
    moving.Controlled("controlled", Words("{player} toma el control de {card}", "{player} takes control of {card}")),
    moving.Swapped("swapped", Words("{card} y {other} intercambian su posición", "{card} and {other} swap places")),
    Marker("attached"),
    Marker("named"),
    Marker("check", Words("{player}: ¡listo!", "{player}: check!")),
    moving.SetAside("set_aside", Words("{player} pone una carta debajo de {other}", "{player} puts a card beneath {other}")),
    Counted("counted"),
    DamageMoved("damage_moved", Words("{amount} de daño pasa a {card}", "{amount} damage is moved to {card}")),
    aember.Spent("spent", Words("{player} gasta {amount} Æ", "{player} spends {amount}Æ")),
    Marker("entered_play"),
    Marker("permitted", remembered=True),
    aember.Gained("returned", Words("{player} recupera {amount} Æ de {card}", "{player} takes back {amount}Æ from {card}")),
    aember.Passed("passed", Words("{amount} Æ de {other} pasa a {card}", "{amount}Æ moves from {other} to {card}")),
    moving.Shifted("shifted", Words("{card} cambia de lugar en la línea", "{card} moves within the line")),
    moving.Looked("looked"),
    Marker("armored"),
    Marker("fought_beside"),
    Marker("announced"),
    Bid("bid", Words("{player} ofrece {chains}", "{player} bids {chains}")),
    BidWon("bid_won", Words("{player} gana la puja con {chains}", "{player} wins the bidding with {chains}")),
)

WEIGHED: Final = (
    GAINED, LOST, STOLEN, CAPTURED, PLACED, TAKEN, STORED, PAID, DAMAGED, HEALED, DAMAGE_MOVED, PASSED,
)  # fmt: skip


def remembered(s: State, kind: int, player: int) -> list[Event]:
    """The events of one kind that this player brought about this turn."""
    return [e for e in s.history if e.kind == kind and e.player == player]
