"""Everything that can happen in KeyForge. Nothing else changes a game."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Resolving
from tapete.core.events import Event, EventKind, Marker
from tapete.core.language import EN, Words
from tapete.core.modifiers import drop, untie
from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import controller, facts, in_play, is_creature, other

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
PURGE_ZONE: Final = t.PURGED

FACE_UP: Final = 7  # `amount` of a SET_ASIDE event
FROM_REAPING: Final = 1  # `zone` of a GAINED event
AEMBER_APART: Final = -2  # `player` of a LEFT event whose creature's Æmber is seen to by an event of its own
# `zone` of a DAMAGED event, as bits
FROM_SUPPLY: Final = 1  # `zone` of a STOLEN or CAPTURED event that leaves the pool as it was
IN_FIGHT: Final = 1  # dealt by a creature's power in a fight
REDIRECTED: Final = 2  # dealt to another creature than the one it was meant for
PIERCING: Final = 4  # armor does not prevent it


class Gained(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.tallies[t.POOL][e.player] += e.amount
        return e.amount > 0


class Lost(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        pool = s.tallies[t.POOL]
        e.amount = min(e.amount, pool[e.player])
        pool[e.player] -= e.amount
        return e.amount > 0


class Stolen(EventKind):
    """From the opponent's pool to that of the player who steals; what is left when there is less (KF-steal-02)."""

    def apply(self, s: State, e: Event) -> bool:
        pool = s.tallies[t.POOL]
        e.amount = min(e.amount, pool[other(e.player)])
        if e.zone != FROM_SUPPLY:
            pool[other(e.player)] -= e.amount
        pool[e.player] += e.amount
        return e.amount > 0


class Captured(EventKind):
    """From the pool of ``player`` onto a creature (KF-capture-01, KF-capture-04)."""

    def apply(self, s: State, e: Event) -> bool:
        if not in_play(s, e.card):
            return False
        pool = s.tallies[t.POOL]
        e.amount = min(e.amount, pool[e.player])
        if e.zone != FROM_SUPPLY:
            pool[e.player] -= e.amount
        s.numbers[t.AMBER][e.card] += e.amount
        return e.amount > 0


class Placed(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        if not in_play(s, e.card):
            return False
        s.numbers[t.AMBER][e.card] += e.amount
        return e.amount > 0


class Taken(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        on_card = s.numbers[t.AMBER]
        e.amount = min(e.amount, on_card[e.card])
        on_card[e.card] -= e.amount
        s.tallies[t.POOL][e.player] += e.amount
        return e.amount > 0


class Passed(EventKind):
    """From one card (``other``) to another."""

    def apply(self, s: State, e: Event) -> bool:
        on_card = s.numbers[t.AMBER]
        if not in_play(s, e.card):
            return False
        e.amount = min(e.amount, on_card[e.other])
        on_card[e.other] -= e.amount
        on_card[e.card] += e.amount
        return e.amount > 0


class Stored(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        pool = s.tallies[t.POOL]
        e.amount = min(e.amount, pool[e.player])
        pool[e.player] -= e.amount
        s.numbers[t.AMBER][e.card] += e.amount
        return e.amount > 0


class Paid(EventKind):
    """From the payer's pool to the opponent's (KF-pay-01)."""

    def apply(self, s: State, e: Event) -> bool:
        pool = s.tallies[t.POOL]
        e.amount = min(e.amount, pool[e.player])
        pool[e.player] -= e.amount
        pool[other(e.player)] += e.amount
        return e.amount > 0


class Spent(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        if e.card >= 0:
            s.numbers[t.AMBER][e.card] -= e.amount
        else:
            s.tallies[t.POOL][e.player] -= e.amount
        return e.amount > 0


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


class Left(EventKind):
    """A card leaves play for a zone of its owner (KF-leave-06) and loses all that was on it (KF-leave-02)."""

    def apply(self, s: State, e: Event) -> bool:
        card = e.card
        if not in_play(s, card):
            return False
        apart = e.player == AEMBER_APART
        e.player = controller(s, card)
        creature = is_creature(s, card)
        if not creature and facts(s, card).type == t.CREATURE:
            creature = True
        numbers = s.numbers
        amber = numbers[t.AMBER][card]
        owner = s.owners[card]
        keeper = owner if e.other == t.NO_HOUSE else e.other
        clear(s, card)
        s.move(card, e.zone, keeper, 0 if e.zone in (t.DECK, t.DISCARD) and e.amount >= 0 else -1)
        hidden = s.game.zones[e.zone].sight != "public"
        numbers[t.KNOWN][card] = t.EVERYBODY_KNOWS if hidden else 0
        if e.zone == t.DECK and e.amount < 0:
            mix(s, keeper)
        if e.zone in (t.HAND, t.DECK, t.ARCHIVES):
            out_of_sight(s, card)
        if amber and creature and not apart:
            s.tallies[t.POOL][other(e.player)] += amber
        if e.zone == t.PURGED:
            numbers[t.HOST][card] = e.source + 1  # by which card it was purged
        for lost in t.upgrades_on(s, card) + t.beneath(s, card):  # KF-leave-03, KF-graft-02
            clear(s, lost)
            s.move(lost, t.DISCARD, s.owners[lost], 0)
            numbers[t.KNOWN][lost] = 0
            untie(s, lost)
        untie(s, card)
        release(s, card)
        return True


def mix(s: State, player: int) -> None:
    """Shuffle a deck: nobody knows the place of any card in it any more."""
    for card in s.zone(t.DECK, player):
        s.numbers[t.KNOWN][card] = 0
    s.shuffle(t.DECK, player)


def release(s: State, card: int) -> None:
    """Whoever had taken control of a card has it no longer, should it come back into play (KF-leave-08)."""
    drop(s, [effect for effect in s.lasting if effect.it != card or effect.ability.id != "rule/control"])


def out_of_sight(s: State, card: int) -> None:
    """What abilities under way had in mind for a card no longer reaches it in a hidden zone (KF-leave-04)."""
    for frame in s.stack:
        if isinstance(frame, Resolving):
            frame.lost = (*frame.lost, card)


def clear(s: State, card: int) -> None:
    """A card outside play carries nothing."""
    numbers = s.numbers
    for field in LOST_ON_LEAVING:
        if numbers[field][card]:
            s.write(field)[card] = 0


LOST_ON_LEAVING: Final = (
    t.EXHAUSTED, t.DAMAGE, t.AMBER, t.STUN, t.WARD, t.ENRAGE, t.POWER_UP, t.ARMOR_USED, t.ARMOR_SEEN, t.HOST, t.TAGGED,
    t.ATTACKED, t.BASE, t.BASED, t.CAUSE, t.FOE, t.DOOMED, t.ARRIVED, t.COUNTER,
)  # fmt: skip


class Entered(EventKind):
    """A card enters play under ``player``: ``zone`` says where, ``amount`` the place in the line, ``other`` an upgrade's host."""

    def apply(self, s: State, e: Event) -> bool:
        card = e.card
        clear(s, card)
        s.move(card, e.zone, e.player, e.amount)
        numbers = s.numbers
        numbers[t.BASE][card] = e.player + 1
        numbers[t.ARRIVED][card] = numbers[t.BASED][card] = s.next_serial()
        if e.zone == t.UPGRADES:
            numbers[t.HOST][card] = e.other + 1
        else:
            numbers[t.EXHAUSTED][card] = 1
        numbers[t.KNOWN][card] = 0
        return True


MOVES: Final = {
    t.DECK: Words("va al mazo de {player}", "goes to {player}’s deck"),
    t.HAND: Words("va a la mano de {player}", "goes to {player}’s hand"),
    t.DISCARD: Words("va a la pila de descartes de {player}", "goes to {player}’s discard pile"),
    t.ARCHIVES: Words("va a los archivos de {player}", "goes to {player}’s archives"),
    t.PURGED: Words("queda purgada", "is purged"),
}


class Moved(EventKind):
    """A card moves between zones outside play: ``player`` holds the new zone, ``amount`` -1 is the bottom or end, 0 the top."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"where": MOVES.get(e.zone, MOVES[t.DISCARD]).text(lang)}

    def apply(self, s: State, e: Event) -> bool:
        card = e.card
        seen = 0
        for player in (0, 1):
            if s.game.sees(s, player, card):
                seen |= 1 << player
        if s.game.sees(s, -1, card):
            seen = t.EVERYBODY_KNOWS
        s.move(card, e.zone, e.player, e.amount)
        s.numbers[t.HOST][card] = 0
        s.numbers[t.KNOWN][card] = seen if s.game.zones[e.zone].sight != "public" else 0
        return True


class Discarded(EventKind):
    """To the top of the owner's discard pile, from hand, deck or archives (KF-pile-01)."""

    def apply(self, s: State, e: Event) -> bool:
        e.zone = s.zone_kind(e.card)
        s.move(e.card, t.DISCARD, s.owners[e.card], 0)
        s.numbers[t.KNOWN][e.card] = 0
        s.numbers[t.HOST][e.card] = 0
        return True


class Drawn(EventKind):
    """The top card of the deck to hand; an empty deck is first made anew from the discard pile (KF-draw-04)."""

    def apply(self, s: State, e: Event) -> bool:
        deck = s.zone(t.DECK, e.player)
        if not deck:
            pile = s.zone(t.DISCARD, e.player)
            if not pile:
                return False
            for card in pile[:]:
                s.move(card, t.DECK, e.player)
                s.numbers[t.KNOWN][card] = 0
            s.shuffle(t.DECK, e.player)
            deck = s.zone(t.DECK, e.player)
        e.card = deck[0]
        s.move(e.card, t.HAND, e.player)
        return True


class Revealed(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.KNOWN][e.card] = t.EVERYBODY_KNOWS if e.player < 0 else s.numbers[t.KNOWN][e.card] | (1 << e.player)
        return True


class Shuffled(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        mix(s, e.player)
        return True


class Forged(EventKind):
    """A key of the chosen colour (``zone``) is flipped; the third one ends the game at once (KF-objective-01)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        at = t.KEY_COLOURS.index(e.zone) if e.zone in t.KEY_COLOURS else 0
        return {"colour": t.COLOUR_WORDS[t.COLOUR_NAMES[at]].text(lang)}

    def apply(self, s: State, e: Event) -> bool:
        s.tallies[e.zone][e.player] = 1
        s.tallies[t.KEYS_NOW][e.player] += 1
        if t.keys(s, e.player) == 3:
            s.finish((e.player,))
        return True


class Unforged(EventKind):
    """A forged key is flipped back and counts no longer (KF-unforge-01)."""

    def apply(self, s: State, e: Event) -> bool:
        if not s.tallies[e.zone][e.player]:
            return False
        s.tallies[e.zone][e.player] = 0
        return True


class Chained(EventKind):
    """The tracker ends at 24 (KF-chains-08)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        noun = ("chain" if lang == EN else "cadena") + ("" if e.amount == 1 else "s")
        return {"chains": f"{e.amount} {noun}"}

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


class Controlled(EventKind):
    """A card in play changes controller: to the play area, or a flank, of the new one (KF-control-03, KF-control-04)."""

    def apply(self, s: State, e: Event) -> bool:
        if not in_play(s, e.card) or controller(s, e.card) == e.player:
            return False
        s.move(e.card, s.zone_kind(e.card), e.player, e.amount)
        return True


class Swapped(EventKind):
    """Two creatures of one line exchange places (KF-swap-02)."""

    def apply(self, s: State, e: Event) -> bool:
        place = s.place[e.card]
        if place != s.place[e.other] or e.card == e.other:
            return False
        line = s.zones[place]
        a = line.index(e.card)
        b = line.index(e.other)
        line[a], line[b] = line[b], line[a]
        s.touch()
        return True


class Shifted(EventKind):
    """A creature moves within its line (KF-move-04)."""

    def apply(self, s: State, e: Event) -> bool:
        if not is_creature(s, e.card):
            return False
        s.move(e.card, t.LINE, controller(s, e.card), e.amount)
        return True


class Looked(EventKind):
    """A player looks through a zone of another's or their own: ``other`` holds it, ``zone`` says which (KF-search-01)."""

    def apply(self, s: State, e: Event) -> bool:
        for card in s.zone(e.zone, e.other):
            s.numbers[t.KNOWN][card] |= 1 << e.player
        return True


class SetAside(EventKind):
    """Beneath another card and not in play: face down for its player, or face up when grafted (KF-graft-01)."""

    def apply(self, s: State, e: Event) -> bool:
        s.move(e.card, t.UNDER, e.player)
        s.numbers[t.HOST][e.card] = e.other + 1
        s.numbers[t.KNOWN][e.card] = t.EVERYBODY_KNOWS if e.amount == FACE_UP else 1 << e.player
        return True


EVENTS: Final = (
    Gained("gained", Words("{player} gana {amount} Æ", "{player} gains {amount}Æ")),
    Lost("lost", Words("{player} pierde {amount} Æ", "{player} loses {amount}Æ")),
    Stolen("stolen", Words("{player} roba {amount} Æ", "{player} steals {amount}Æ")),
    Captured("captured", Words("{card} captura {amount} Æ", "{card} captures {amount}Æ")),
    Placed("placed", Words("{card} recibe {amount} Æ", "{amount}Æ is placed on {card}")),
    Taken("taken", Words("{player} toma {amount} Æ de {card}", "{player} takes {amount}Æ from {card}")),
    Stored("stored", Words("{player} pone {amount} Æ sobre {card}", "{player} puts {amount}Æ on {card}")),
    Paid("paid", Words("{player} paga {amount} Æ a su oponente", "{player} pays their opponent {amount}Æ")),
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
    Left("left", Words("{card} sale del juego", "{card} leaves play")),
    Entered("entered", Words("{card} entra en juego", "{card} enters play")),
    Marker("played", Words("{player} juega {card}", "{player} plays {card}"), remembered=True),
    Discarded("discarded", Words("{player} descarta {card}", "{player} discards {card}"), remembered=True),
    Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    Moved("moved", Words("{card} {where}", "{card} {where}")),
    Revealed("revealed", Words("se revela {card}", "{card} is revealed")),
    Shuffled("shuffled", Words("{player} baraja su mazo", "{player} shuffles their deck")),
    Forged("forged", Words("{player} forja la llave {colour}", "{player} forges the {colour} key"), remembered=True),
    Unforged("unforged", Words("{player} pierde una llave forjada", "a key of {player} is unforged")),
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
    Controlled("controlled", Words("{player} toma el control de {card}", "{player} takes control of {card}")),
    Swapped("swapped", Words("{card} y {other} intercambian su posición", "{card} and {other} swap places")),
    Marker("attached"),
    Marker("named"),
    Marker("check", Words("{player}: ¡listo!", "{player}: check!")),
    SetAside("set_aside", Words("{player} pone una carta debajo de {other}", "{player} puts a card beneath {other}")),
    Counted("counted"),
    DamageMoved("damage_moved", Words("{amount} de daño pasa a {card}", "{amount} damage is moved to {card}")),
    Spent("spent", Words("{player} gasta {amount} Æ", "{player} spends {amount}Æ")),
    Marker("entered_play"),
    Marker("permitted", remembered=True),
    Gained("returned", Words("{player} recupera {amount} Æ", "{amount}Æ returns to {player}")),
    Passed("passed", Words("{amount} Æ de {other} pasa a {card}", "{amount}Æ moves from {other} to {card}")),
    Shifted("shifted", Words("{card} cambia de lugar en la línea", "{card} moves within the line")),
    Looked("looked"),
    Marker("armored"),
    Marker("fought_beside"),
    Marker("announced"),
)

WEIGHED: Final = (
    GAINED, LOST, STOLEN, CAPTURED, PLACED, TAKEN, STORED, PAID, DAMAGED, HEALED, DAMAGE_MOVED, PASSED,
)  # fmt: skip


def remembered(s: State, kind: int, player: int) -> list[Event]:
    """The events of one kind that this player brought about this turn."""
    return [e for e in s.history if e.kind == kind and e.player == player]
