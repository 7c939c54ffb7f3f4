"""Everything that can happen in KeyForge. Nothing else changes a game."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.kinds import CardMark, PlayerMark, WorldMark
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge import aember_events as aember
from tapete.games.keyforge import format_events as formats
from tapete.games.keyforge import moving_events as moving
from tapete.games.keyforge import things as t
from tapete.games.keyforge import turn_events as turn
from tapete.games.keyforge.bids import Bid, BidWon
from tapete.games.keyforge.telling import Agreeing, Line, counters_text, ended
from tapete.games.keyforge.things import in_play, is_creature
from tapete.games.keyforge.values import keyword

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
PLAYS: Final = 62  # told when a card is played, before all that comes of it
REAPS_WITH: Final = 63
USES: Final = 64
DODGED: Final = 65
CHANGES_HAND: Final = 66
KEEPS_HAND: Final = 67
WON: Final = 68
FELL: Final = 69  # an upgrade, or a card beneath another, goes with the card it was on
RESHUFFLES: Final = 70
STEP_BEGINS: Final = 71
TURN_PASSES: Final = 72  # to the other player
ACTS: Final = 73  # a card is played, used or discarded in this step
ENGAGES: Final = 74  # a creature is used to fight
LAID_OUT: Final = 75  # an action is on the table while it is played
ARRIVES: Final = 76  # a card that enters play does so ready, or stunned
STEP_CUT: Final = 77  # Omega ends the step
CLAIMED: Final = 78  # control that lasts while the card is in play
SPARED: Final = 79  # no longer tagged for destruction
LOOKED_OVER: Final = 80  # the rules have looked at the creatures in play
FIRST_CHOSEN: Final = 81
MULLIGANED: Final = 82
DROPPED: Final = 83  # Æmber from a card to the common supply
REATTACHED: Final = 84  # an upgrade moves to another creature
HOUSE_BECOMES: Final = 85  # another house is active from now on
STOOD_BESIDE: Final = 86  # next to what was fought, when an effect had a creature fight
DECK_CHOSEN: Final = 87  # in sealed
GAME_BEGINS: Final = 88  # another game of a series
TIME_UP: Final = 89
WON_ON_TIME: Final = 90
NOBODY_WINS: Final = 91
TIME_ENDS_IT: Final = 92
ASSAULTED: Final = 93  # destroyed by the assault damage of ``other``
WOULD_FORGE: Final = 94  # a key is about to be forged and could be paid
COPIES: Final = 95  # a card becomes a copy of ``other``
PURGE_ZONE: Final = t.PURGED

FROM_REAPING: Final = 1  # `zone` of a GAINED event
TO_BE_TOLD: Final = 1  # `amount` of a TAGGED event that the log tells: something comes between it and the destruction
NAMES_HOUSE: Final = 0  # `zone` of a NAMED event
NAMES_NUMBER: Final = 1
# `zone` of a DAMAGED event, as bits
IN_FIGHT: Final = 1  # dealt by a creature's power in a fight
REDIRECTED: Final = 2  # dealt to another creature than the one it was meant for
PIERCING: Final = 4  # armor does not prevent it

DEALT: Final = Words("{source} inflige {amount} de daño a {card}", "{source} deals {amount} damage to {card}")
POWER_COUNTER: Final = Words("Poder +1", "+1 power")
COUNTERS_GONE: Final = Words("{card} pierde {counters}", "{card} loses {counters}")
PLAYS_AS: Final = Words("{player} juega {card} como copia de {other}", "{player} plays {card} as a copy of {other}")
THE_HOUSE: Final = Words("la casa {house}", "house {house}")
THE_NUMBER: Final = Words("el número {n}", "the number {n}")


class Damaged(EventKind):
    """Damage that nothing prevented is placed on the creature (KF-damage-01). Lethal damage is found by the check.

    In a fight, Poison destroys what its power damage reached (KF-poison-01); only the two creatures are fighting (KF-fightgl-01).
    """

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.source < 0 else DEALT

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.DAMAGE][e.card] += e.amount
        s.write(t.CAUSE)[e.card] = e.cause + 1
        if e.zone > 0 and e.zone & IN_FIGHT:
            if not e.zone & REDIRECTED:
                s.write(t.FOE)[e.card] = e.source + 1
            if keyword(s, e.source, t.POISON):
                s.write(t.DOOMED)[e.card] = 1
        s.dirty = True
        return e


class DamageMoved(EventKind):
    """Moving damage is not dealing it (KF-move-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        damage = s.numbers[t.DAMAGE]
        e = e.but(amount=min(e.amount, damage[e.other]))
        damage[e.other] -= e.amount
        damage[e.card] += e.amount
        s.dirty = True
        return e if e.amount > 0 else None


class Healed(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        damage = s.numbers[t.DAMAGE]
        e = e.but(amount=min(e.amount, damage[e.card]))
        damage[e.card] -= e.amount
        return e if e.amount > 0 else None


class Turned(Agreeing):
    """Sets a status of a card in play; nothing happens when it has it already (KF-stun-08, KF-ward-03, KF-enrage-04)."""

    def __init__(self, id: str, log: Words, field: int, value: int) -> None:
        super().__init__(id, log)
        self.field = field
        self.value = value

    def apply(self, s: State, e: Event) -> Event | None:
        field = s.numbers[self.field]
        if not in_play(s, e.card) or field[e.card] == self.value:
            return None
        s.write(self.field)[e.card] = self.value
        return e


class Unwarded(Turned):
    """What would destroy the creature may still be there when its ward is gone (KF-ward-07)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.dirty = True
        return super().apply(s, e)


class Readiness(Turned):
    """Ready or exhausted: told where a card makes it so; that a card is used, or that a turn ends, says it already."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.source >= 0 else None


class Counters(EventKind):
    """+1 power counters (KF-pcounter-01)."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.amount > 0 else COUNTERS_GONE

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"counters": counters_text(e.amount, POWER_COUNTER, lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        if not is_creature(s, e.card):
            return None
        e = e.but(amount=max(e.amount, -s.numbers[t.POWER_UP][e.card]))
        s.write(t.POWER_UP)[e.card] += e.amount
        s.dirty = True
        return e if e.amount != 0 else None


class Counted(EventKind):
    """Counters without rules of their own (KF-counter-01): ``zone`` says which of them."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.amount > 0 else COUNTERS_GONE

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"counters": counters_text(e.amount, t.COUNTER_NAMES[t.COUNTER_KINDS[e.zone]], lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        now = t.counters(s, e.card, e.zone)
        e = e.but(amount=max(-now, min(e.amount, t.MOST_COUNTERS - now)))
        if not in_play(s, e.card) or not e.amount:
            return None
        s.write(t.COUNTER)[e.card] += e.amount << (t.COUNTER_BITS * e.zone)
        return e


class Tagged(Agreeing):
    """Tagged for destruction: its *Destroyed* abilities are next (KF-destroy-01); nothing is tagged twice (KF-destroy-10)."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return super().sentence(s, e) if e.amount == TO_BE_TOLD else None

    def apply(self, s: State, e: Event) -> Event | None:
        if not in_play(s, e.card) or s.numbers[t.TAGGED][e.card]:
            return None
        s.numbers[t.TAGGED][e.card] = 1
        return e


class Chained(EventKind):
    """The tracker ends at 24 (KF-chains-08)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"chains": t.chains_text(e.amount, lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        chains = s.tallies[t.CHAINS]
        chains[e.player] = max(0, min(24, chains[e.player] + e.amount))
        return e if e.amount != 0 else None


class Fell(Line):
    """Told where the card has really gone (KF-leave-03, KF-graft-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        return e if s.zone_kind(e.card) == t.DISCARD else None


class Plays(Line):
    """A card is played, perhaps as a copy of another one."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.other < 0 else PLAYS_AS


class Named(Line):
    """What a player names for a card: a house, or a number (``zone``)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        if e.zone == NAMES_NUMBER:
            return {"what": THE_NUMBER.fill(lang, n=str(e.amount))}
        return {"what": THE_HOUSE.fill(lang, house=t.HOUSE_NAMES[t.HOUSES[e.amount]].text(lang))}


class HouseChosen(EventKind):
    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"house": t.HOUSE_NAMES[t.HOUSES[e.amount]].text(lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.ACTIVE_HOUSE] = e.amount
        return e


EVENTS: Final = (
    aember.Gained("gained", Words("{player} obtiene {amount} Æ", "{player} gains {amount}Æ")),
    aember.Lost("lost", Words("{player} pierde {amount} Æ", "{player} loses {amount}Æ")),
    aember.Stolen("stolen", Words("{player} roba {amount} Æ {whose}", "{player} steals {amount}Æ {whose}"), remembered=True),
    aember.Captured("captured", Words("{card} captura {amount} Æ {whose}", "{card} captures {amount}Æ {whose}")),
    aember.Placed("placed", Words("{card} recibe {amount} Æ", "{card} receives {amount}Æ")),
    aember.Taken("taken", Words("{player} toma {amount} Æ de {card}", "{player} takes {amount}Æ from {card}")),
    aember.Stored("stored", Words("{player} pone {amount} Æ sobre {card}", "{player} puts {amount}Æ on {card}")),
    aember.Paid("paid", Words("{player} paga {amount} Æ a {rival}", "{player} pays {amount}Æ to {rival}")),
    Damaged("damaged", Words("{card} recibe {amount} de daño", "{card} is dealt {amount} damage"), remembered=True),
    Healed("healed", Words("{card} se cura {amount} de daño", "{card} heals {amount} damage")),
    Readiness("readied", Words("{card} se prepara", "{card} readies"), t.EXHAUSTED, 0),
    Readiness("exhausts", Words("{card} se agota", "{card} exhausts"), t.EXHAUSTED, 1),
    Turned("stunned", Words("{card} queda aturdid{o}", "{card} is stunned"), t.STUN, 1),
    Turned("unstunned", Words("{card} deja de estar aturdid{o}", "{card} is no longer stunned"), t.STUN, 0),
    Turned("warded", Words("{card} queda escudad{o}", "{card} is warded"), t.WARD, 1),
    Unwarded("unwarded", Words("{card} pierde su contador de Escudar", "{card} loses its ward"), t.WARD, 0),
    Turned("enraged", Words("{card} se enfurece", "{card} is enraged"), t.ENRAGE, 1),
    Turned("calmed", Words("{card} se calma", "{card} is no longer enraged"), t.ENRAGE, 0),
    Counters("counters", Words("{card} recibe {counters}", "{card} gets {counters}")),
    Tagged("tagged", Words("{card} queda marcad{o} para ser destruid{o}", "{card} is tagged for destruction")),
    Marker("destroyed", remembered=True),
    Marker("leaving"),
    moving.Left("left", ended(moving.DEPARTURES[t.DISCARD], "o")),
    moving.Entered(
        "entered", Words("{card} entra en juego bajo el control de {player}", "{card} enters play under {player}’s control")
    ),
    Marker("played", remembered=True),
    moving.Discarded("discarded", Words("{player} descarta {card}", "{player} discards {card}"), remembered=True),
    moving.Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    moving.Moved("moved", moving.MOVES[t.DISCARD]),
    moving.Revealed("revealed", Words("se revela {card}", "{card} is revealed")),
    moving.Shuffled("shuffled", Words("{player} baraja su mazo", "{player} shuffles their deck")),
    aember.Forged("forged", Words("{player} forja la llave {colour}", "{player} forges the {colour} key"), remembered=True),
    aember.Unforged("unforged", Words("se desforja la llave {colour} de {player}", "{player}’s {colour} key is unforged")),
    Chained("chained", Words("{player} obtiene {chains}", "{player} gains {chains}")),
    Chained("shed", Words("{player} se libra de una cadena", "{player} sheds a chain")),
    Marker("reaps"),
    Marker("reaped", remembered=True),
    Marker("attacks", Words("{player} ataca a {other} con {card}", "{player} attacks {other} with {card}")),
    Marker("fought", remembered=True),
    Marker("used", remembered=True),
    HouseChosen("house_chosen", Words("{player} elige {house} como casa activa", "{player} chooses {house} as the active house")),
    turn.TurnBegins("turn_begins", Words("turno de {player}", "{player}’s turn")),
    Marker("turn_ends"),
    moving.Controlled("controlled", Words("{player} toma el control de {card}", "{player} takes control of {card}")),
    moving.Swapped("swapped", Words("{card} y {other} intercambian su posición", "{card} and {other} swap places")),
    Marker("attached"),
    Named("named", Words("{player} elige {what}", "{player} chooses {what}")),
    Marker("check", Words("{player} anuncia: «¡Listo!»", "{player} announces: “Check!”")),
    moving.SetAside("set_aside", Words("{player} pone {card} debajo de {other}", "{player} puts {card} beneath {other}")),
    Counted("counted", Words("{card} recibe {counters}", "{card} gets {counters}")),
    DamageMoved("damage_moved", Words("{amount} de daño pasa de {other} a {card}", "{amount} damage moves from {other} to {card}")),
    aember.Spent("spent", Words("{player} gasta {amount} Æ en una llave", "{player} spends {amount}Æ on a key")),
    Marker("entered_play"),
    Marker("permitted", remembered=True),
    aember.Gained("returned", Words("{player} obtiene {amount} Æ de {card}", "{player} gets {amount}Æ from {card}")),
    aember.Passed("passed", Words("{amount} Æ pasa de {other} a {card}", "{amount}Æ moves from {other} to {card}")),
    moving.Shifted("shifted", Words("{card} cambia de lugar en la línea", "{card} moves within the line")),
    moving.Looked("looked", Words("{player} busca en su mazo", "{player} searches their deck")),
    turn.Armored("armored", Words("la armadura de {card} evita {amount} de daño", "{card}’s armor prevents {amount} damage")),
    Marker("fought_beside"),
    Marker("announced"),
    Bid("bid", Words("{player} ofrece {chains}", "{player} bids {chains}")),
    BidWon("bid_won", Words("{player} gana la puja con {chains}", "{player} wins the bidding with {chains}")),
    Plays("plays", Words("{player} juega {card}", "{player} plays {card}")),
    Line("reaps_with", Words("{player} cosecha con {card}", "{player} reaps with {card}")),
    Line("uses", Words("{player} usa {card}", "{player} uses {card}")),
    Line("dodged", Words("{card} elude el ataque de {other}", "{card} eludes the attack of {other}")),
    Line(
        "changes_hand",
        Words("{player} cambia su mano por otra con una carta menos", "{player} takes a new hand with one card fewer"),
    ),
    Line("keeps_hand", Words("{player} se queda con su mano", "{player} keeps their hand")),
    Line(
        "won", Words("{player} ha forjado su tercera llave y gana la partida", "{player} has forged a third key and wins the game")
    ),
    Fell("fell", moving.MOVES[t.DISCARD]),
    Line(
        "reshuffles",
        Words("{player} baraja sus descartes y hace con ellos su mazo", "{player} shuffles their discard pile into a new deck"),
    ),
    turn.StepBegins("step_begins"),
    turn.TurnPasses("turn_passes"),
    turn.Acts("acts"),
    turn.Engages("engages"),
    turn.LaidOut("laid_out"),
    turn.Arrives("arrives"),
    WorldMark("step_cut", t.END_STEP),
    turn.Claimed("claimed"),
    CardMark("spared", t.TAGGED),
    turn.LookedOver("looked_over"),
    turn.FirstChosen("first_chosen"),
    PlayerMark("mulliganed", t.MULLIGANED),
    aember.Dropped(
        "dropped", Words("{amount} Æ de {card} vuelve a la reserva común", "{amount}Æ on {card} goes to the common supply")
    ),
    moving.Reattached("reattached", moving.ATTACHED),
    HouseChosen("house_becomes", Words("{house} es ahora la casa activa", "{house} is now the active house")),
    Marker("stood_beside"),
    formats.DeckChosen("deck_chosen", Words("{player} juega con {deck}", "{player} plays {deck}")),
    Line("game_begins", Words("Empieza la partida {amount}", "Game {amount} begins")),
    Line("time_up", Words("Se acaba el tiempo", "Time is up")),
    formats.WonOnTime("won_on_time", Words("{player} gana {how}", "{player} wins {how}")),
    Line("nobody_wins", Words("Nadie va por delante: no gana nadie", "Nobody is ahead: nobody wins")),
    formats.TimeEndsIt("time_ends_it"),
    Marker("assaulted"),
    Marker("would_forge"),
    moving.Copies("copies", Words("{card} es una copia de {other}", "{card} is a copy of {other}")),
)

WEIGHED: Final[tuple[int, ...]] = (
    GAINED, LOST, STOLEN, CAPTURED, PLACED, TAKEN, STORED, PAID, DAMAGED, HEALED, DAMAGE_MOVED, PASSED, DROPPED,
)  # fmt: skip


COUNTING: Final[tuple[int, ...]] = (
    STEP_BEGINS,
    ACTS,
    ENGAGES,
    LOOKED_OVER,
)  # the rules count for themselves; nobody's power changes by it


def remembered(s: State, kind: int, player: int) -> list[Event]:
    """The events of one kind that this player brought about this turn."""
    return [e for e in s.history if e.kind == kind and e.player == player]
