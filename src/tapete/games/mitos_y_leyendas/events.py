"""Everything that can happen in Mitos y Leyendas. Nothing else changes a game."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.kinds import CardNumber, WorldMark, WorldNumber
from tapete.core.language import Words
from tapete.core.modifiers import drop, untie
from tapete.core.state import State
from tapete.core.zones import EVERYBODY
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import bearer, body, in_play, is_ally, voice, weapons_on
from tapete.games.mitos_y_leyendas.turn_events import (
    Assigned,
    BattleOver,
    Cancelled,
    Happening,
    Marker,
    NewHand,
    Passes,
    Played,
    TurnBegins,
    WoreOff,
)
from tapete.games.mitos_y_leyendas.values import given, one_too_many

DRAWN: Final = 0
MILLED: Final = 1
DESTROYED: Final = 2
EXILED: Final = 3
SHUFFLED_IN: Final = 4
RETURNED: Final = 5
DISCARDED: Final = 6
ENTERED: Final = 7
PLAYED: Final = 8
PAID: Final = 9
GENERATED: Final = 10
SPENT: Final = 11
FADED: Final = 12  # virtual Oros lost at the end of the turn
GROUPED: Final = 13
DECLARED: Final = 14  # shown as the card being played
ADVANCED: Final = 15  # to the Attack Line
ATTACKS: Final = 16
RETREATED: Final = 17  # back to the Defence Line
BLOCKS: Final = 18
UNBLOCKED: Final = 19
PHASE: Final = 20
CONTROLLED: Final = 21
ANNULLED: Final = 22
CANCELLED: Final = 23
RESOLVED: Final = 24  # a Talisman has done what it does
SHOWN: Final = 25
LOOKED: Final = 26
TAKEN: Final = 27  # from Castle or Graveyard to the hand
USED: Final = 28
SHUFFLED: Final = 29
DEALT: Final = 30  # an Ally has dealt damage to a Castle
COPIED: Final = 31
REGROUPED: Final = 32  # one Oro from Paid to Reserve
PLACED: Final = 33  # on top of a Castle or at its bottom
FAILED: Final = 34  # a card that could not enter play after all
SAVED: Final = 35
NAMED: Final = 36
BLOCKED: Final = 37  # the attacker's side of a block
BURIED: Final = 38  # put into the Graveyard without being destroyed
ARRANGED: Final = 39  # comes to lie on top of its Graveyard
BEARER_FELL: Final = 40  # never an event of its own: what Weapons have to say when their bearer is destroyed
PUT: Final = 41  # an effect has put a card into play
TURN: Final = 42  # turn `amount` begins
NEW_HANDS: Final = 44  # a hand goes back for another of `amount` cards

# lines of the log that are no events: they change nothing, and nothing answers them
GROUPS: Final = 43
AIMED: Final = 45  # a target is chosen
USES: Final = 46  # somebody decides to use an ability
LASTS: Final = 47  # something comes into force for a while
HITS: Final = 48  # damage is about to be dealt
CLASH: Final = 49  # an attacker meets its blocker
CHOSEN: Final = 50  # a race or a number
ENDED: Final = 51
FOLLOWS: Final = 54  # a Weapon leaves play along with its bearer

# events again
REFUNDED: Final = 52  # virtual Oros that a cost which was not met gives back
UNPAID: Final = 53  # an Oro that it gives back
PHASE_BEGINS: Final = 55  # phase or step `amount`
PASSES: Final = 56  # the turn goes to `player`, `amount` 1 when it is an extra one
WORE_OFF: Final = 57  # what was copied until the Final Phase
DROP_CLOSES: Final = 58  # no Oro is put down any more, `amount` 1
BATTLE_OVER: Final = 59
ASSIGNED: Final = 60  # an Ally is to block `other`
USE_COUNTED: Final = 61  # one more use of an ability, packed like t.USES
EXTRA_TURN: Final = 62  # one more turn, packed like t.EXTRA_TURNS
PHASE_CANCELLED: Final = 63  # the phase under way, `amount` 1
FALL_OVER: Final = 64  # cards that reached a Graveyard at once have all arrived
KNOWS: Final = 65  # `player` knows where a card of a Castle lies

# moments of the turn, as the amount of a PHASE event
GROUPING_BEGINS: Final = 0
GROUPING: Final = 1
VIGIL_BEGINS: Final = 2
VIGIL_ENDS: Final = 3
ATTACK_BEGINS: Final = 4
BLOCK_BEGINS: Final = 5
WAR_BEGINS: Final = 6
DAMAGE_BEGINS: Final = 7
FINAL_BEGINS: Final = 8
FINAL: Final = 9
TURN_ENDS: Final = 10
BATTLE_ENDS: Final = 11
# why a card was milled or destroyed, as the zone of the event
COMBAT: Final = 1
BY_CONTROLLER: Final = 2  # an effect makes the player act on a card of their own (ML-affect-05)


# what the log knows a line by, as the zone of the event
NEW_HAND: Final = 1  # a card of an opening hand
SEARCHED: Final = 1  # a Castle shuffled because it was looked through
FREE: Final = 1  # a card that an effect puts into play
A_RACE: Final = 0  # what was chosen
A_NUMBER: Final = 1
A_NAME: Final = 2
CLASH_BASE: Final = 1000  # the Strength of an attacker times this, plus that of its blocker

# how the game ended, as the amount of its last line
EMPTY: Final = 0
STANDSTILL: Final = 1
GIVEN_UP: Final = 2
BY_EFFECT: Final = 3

# how much of another card is copied, as the zone of the event
FULLY: Final = 0
BORROWS: Final = 1  # Strength and ability, until the Final Phase
LEARNS: Final = 2  # the ability, for good
LEARNS_FOR_NOW: Final = 3  # the ability, until the Final Phase


def hide(s: State, card: int) -> None:
    s.numbers[t.KNOWN][card] = 0


def emptied(s: State, player: int) -> None:
    """A card has moved. Note that a Castle has run out; the game looks once the movement is over (ML-win-01, ML-win-03)."""
    if not s.zone(t.CASTLE, player):
        s.world[t.EMPTIED] |= 1 << player
        s.dirty = True


def fell(s: State, card: int) -> None:
    """Count a card that reaches a Graveyard along with others: its owner may choose their order (ML-zone-15)."""
    s.world[t.FALLEN] += 1 << (t.FALLEN_BITS * s.owners[card])


def depart(s: State, card: int, zone: int) -> None:
    """A card in play goes to a zone of its owner as a new card, and its Weapons to theirs (ML-ctrl-06, ML-weap-10, ML-dur-05)."""
    carried = weapons_on(s, card)
    wipe(s, card)
    s.move(card, zone, s.owners[card])
    for weapon in carried:
        wipe(s, weapon)
        s.move(weapon, zone, s.owners[weapon])
    if zone == t.GRAVEYARD:
        for each in (card, *carried):
            fell(s, each)
    if zone == t.CASTLE:
        for each in (card, *carried):
            s.shuffle(t.CASTLE, s.owners[each])
            forget(s, s.owners[each])


def wipe(s: State, card: int) -> None:
    """Nothing that was on the card stays on it."""
    attackers = s.numbers[t.BLOCKER]
    for field in range(len(s.numbers)):
        s.numbers[field][card] = 0
    for attacker in range(len(attackers)):
        if attackers[attacker] == card + 1:
            attackers[attacker] = -1  # it was blocked, and nobody is there now
    untie(s, card)
    drop(s, [effect for effect in s.lasting if not effect.them or max(effect.them) >= 0])  # nothing is left of it


def forget(s: State, player: int) -> None:
    """Nobody knows the order of a shuffled Castle."""
    for card in s.zone(t.CASTLE, player):
        s.numbers[t.KNOWN][card] = 0


def shift(s: State, card: int, kind: int) -> None:
    """Move a card in play to another zone of its controller."""
    if s.cards[card].abilities or t.altered(s, card):
        s.move(card, kind, s.place[card] % 2)
    else:
        s.slide(card, kind)


class Drawn(Happening):
    def apply(self, s: State, e: Event) -> Event | None:
        castle = s.zone(t.CASTLE, e.player)
        if not castle:
            return None
        e = e.but(card=castle[0])
        s.move(e.card, t.HAND, e.player)
        emptied(s, e.player)
        return e


class Milled(Happening):
    """The top card of a Castle goes to the Graveyard (ML-con-04); without one nothing happens (ML-con-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        castle = s.zone(t.CASTLE, e.player)
        if not castle:
            return None
        e = e.but(card=castle[0])
        s.move(e.card, t.GRAVEYARD, e.player)
        emptied(s, e.player)
        return e


class Leaves(Happening):
    """A card leaves its place for the Graveyard, Exile, Castle or hand of its owner.

    ``player`` becomes whoever controlled it and ``amount`` 1 + the number of the card it was, 0 when it had no ability. ``other``
    becomes a Weapon on it that has something to say about its bearer's fall.
    """

    def __init__(self, id: str, zone: int) -> None:
        super().__init__(id, remembered=zone == t.GRAVEYARD)
        self.zone = zone

    def along(self, s: State, e: Event) -> list[Event]:
        return [Event(FOLLOWS, weapon, s.place[weapon] % 2, other=e.card) for weapon in weapons_on(s, e.card)]

    def apply(self, s: State, e: Event) -> Event | None:
        from tapete.games.mitos_y_leyendas.values import unusable

        card = e.card
        kind = s.place[card] // 2
        if kind == t.EXILE:
            return None  # ML-zone-17
        if in_play(s, card):
            e = e.but(player=s.place[card] % 2, amount=0 if unusable(s, card) else voice(s, card).ordinal + 1)
            if e.kind == DESTROYED:
                for weapon in weapons_on(s, card):
                    if BEARER_FELL in voice(s, weapon).own and not unusable(s, weapon):
                        e = e.but(other=weapon)
            depart(s, card, self.zone)
            return e
        if e.kind == DESTROYED:
            return None  # only what is in play is destroyed (ML-con-23)
        holder = s.place[card] % 2
        hide(s, card)
        s.move(card, self.zone, s.owners[card])
        if self.zone == t.GRAVEYARD:
            fell(s, card)
        if self.zone == t.CASTLE:
            s.shuffle(t.CASTLE, s.owners[card])
            forget(s, s.owners[card])
        else:
            emptied(s, holder)
        return e.but(player=holder, amount=0)


class Discarded(Happening):
    def apply(self, s: State, e: Event) -> Event | None:
        if s.place[e.card] // 2 != t.HAND:
            return None
        e = e.but(player=s.place[e.card] % 2)
        s.move(e.card, t.GRAVEYARD, s.owners[e.card])
        fell(s, e.card)
        return e


class Entered(Happening):
    """A card enters play under the control of ``player``: a Weapon on ``other``, an Ally in the Defence Line… (ML-con-24)."""

    def apply(self, s: State, e: Event) -> Event | None:
        card = e.card
        kind = t.RESTS[t.printed(s, card).type]
        side = e.player
        holder = s.place[card] % 2
        if kind == t.WEAPONS:
            if not is_ally(s, e.other):
                return None
            side = s.place[e.other] % 2  # ML-weap-13
            s.numbers[t.HOST][card] = e.other + 1
        hide(s, card)
        s.numbers[t.ARRIVED][card] = s.next_serial()
        s.move(card, kind if e.zone < 0 else e.zone, side)
        emptied(s, holder)
        return e


class Paid(Happening):
    def apply(self, s: State, e: Event) -> Event | None:
        if s.place[e.card] // 2 != t.RESERVE:
            return None
        shift(s, e.card, t.PAID)
        return e


class Counted(Happening):
    """Virtual Oros come and go (ML-gold-13, ML-gold-17)."""

    def apply(self, s: State, e: Event) -> Event | None:
        tally = s.tallies[t.NARROW + e.zone if e.zone >= 0 else t.VIRTUAL]  # ``zone`` is the purpose they are meant for
        comes = e.kind in (GENERATED, REFUNDED)
        if not comes:
            e = e.but(amount=min(e.amount, tally[e.player]))
        change = e.amount if comes else -e.amount
        tally[e.player] += change
        if e.zone >= 0:
            s.tallies[t.MEANT][e.player] += change
        return e if e.amount > 0 else None


class Grouped(Happening):
    """An Ally goes back to the Defence Line, an Oro to the Reserve (ML-grp-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        kind = s.place[e.card] // 2
        if kind == t.ATTACK:
            shift(s, e.card, t.DEFENCE)
        elif kind == t.PAID:
            shift(s, e.card, t.RESERVE)
        else:
            return None
        return e


class Declared(Happening):
    def apply(self, s: State, e: Event) -> Event | None:
        holder = s.place[e.card] % 2
        hide(s, e.card)
        s.move(e.card, t.PLAYING, e.player)
        emptied(s, holder)
        return e


class Advanced(Happening):
    def apply(self, s: State, e: Event) -> Event | None:
        if s.place[e.card] // 2 != t.DEFENCE:
            return None
        s.numbers[t.ATTACKING][e.card] = 1
        s.numbers[t.ATTACKED][e.card] = 1
        s.numbers[t.BLOCKER][e.card] = 0
        shift(s, e.card, t.ATTACK)
        return e


class Retreated(Happening):
    """From Attack to Defence (ML-con-22). ``amount`` 1 undoes the attack itself (ML-resp-17)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.place[e.card] // 2 != t.ATTACK:
            return None
        s.numbers[t.ATTACKING][e.card] = 0
        s.numbers[t.BLOCKER][e.card] = 0
        if e.amount:
            s.numbers[t.ATTACKED][e.card] = 0
        shift(s, e.card, t.DEFENCE)
        return e


class Controlled(Happening):
    """``player`` gains control: Allies go to Defence, others to the same kind of zone (ML-ctrl-10, ML-ctrl-14)."""

    def apply(self, s: State, e: Event) -> Event | None:
        card = e.card
        if not in_play(s, card) or s.place[card] % 2 == e.player or bearer(s, card) >= 0:
            return None
        if one_too_many(s, e.player, card):
            return None
        kind = s.place[card] // 2
        carried = weapons_on(s, card)
        s.numbers[t.SETTLED][card] = 0
        s.numbers[t.ATTACKING][card] = 0
        s.numbers[t.BLOCKER][card] = 0
        blockers = s.numbers[t.BLOCKER]
        for attacker in range(len(blockers)):
            if blockers[attacker] == card + 1:
                blockers[attacker] = -1
        s.move(card, t.DEFENCE if kind == t.ATTACK else kind, e.player)
        for weapon in carried:
            s.move(weapon, t.WEAPONS, e.player)  # ML-weap-14
        return e


class Annulled(Happening):
    """A card being played goes to its owner's Graveyard instead of taking effect (ML-ann-02, ML-ann-03)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.place[e.card] // 2 != t.PLAYING:
            return None
        exiled = t.printed(s, e.card).type == t.TALISMAN and s.index().modifying[m.EXILES_TALISMANS]
        e = e.but(zone=t.EXILE if exiled else t.GRAVEYARD)
        s.move(e.card, e.zone, s.owners[e.card])
        return e


class Resolved(Annulled):
    """A Talisman that has done what it does goes to the Graveyard, or to its owner's hand when something kept it from there."""

    def apply(self, s: State, e: Event) -> Event | None:
        if not given(s, m.COMES_BACK, e.card) or s.index().modifying[m.EXILES_TALISMANS]:
            return super().apply(s, e)
        hide(s, e.card)
        s.move(e.card, t.HAND, s.owners[e.card])
        return e.but(zone=t.HAND)


class Shown(Happening):
    """Everybody sees a card."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.KNOWN][e.card] = EVERYBODY
        return e


class Looked(Happening):
    """``player`` sees a card."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.KNOWN][e.card] |= 1 << e.player
        return e


class Taken(Happening):
    """A card found in a Castle or Graveyard goes to its owner's hand; ``amount`` 1 when it was shown (ML-con-07)."""

    def apply(self, s: State, e: Event) -> Event | None:
        kind = s.place[e.card] // 2
        if kind == t.EXILE:
            return None
        holder = s.place[e.card] % 2
        s.numbers[t.KNOWN][e.card] = EVERYBODY if e.amount or kind == t.GRAVEYARD else 0
        s.move(e.card, t.HAND, s.owners[e.card])
        emptied(s, holder)
        return e


class Shuffled(Happening):
    def apply(self, s: State, e: Event) -> Event | None:
        s.shuffle(t.CASTLE, e.player)
        forget(s, e.player)
        return e


class Copied(Happening):
    """``card`` takes the printed face numbered ``amount``: fully, or (``zone``) in part, with its new abilities still unused.

    Of ``other``, the card it copies, it takes the permanent effects too: all of them, or those that make up its Strength.
    """

    def apply(self, s: State, e: Event) -> Event | None:
        card = e.card
        if not in_play(s, card) and s.place[card] // 2 != t.PLAYING:
            return None
        before = voice(s, card)
        if e.zone in (LEARNS, LEARNS_FOR_NOW):
            s.numbers[t.TAUGHT][card] = e.amount + 1 if e.zone == LEARNS else -e.amount - 1
        else:
            m.give_back(s, card)
            self.transform(s, e, e.other if e.other >= 0 and in_play(s, e.other) else -1)
        s.touch()
        if voice(s, card) is not before:
            s.numbers[t.USES][card] = 0
        return e

    def transform(self, s: State, e: Event, model: int) -> None:
        """Strength and ability, or all that the other card is."""
        taught = s.numbers[t.TAUGHT]
        if e.zone == BORROWS:
            s.numbers[t.BORROWED][e.card] = e.amount + 1
            taught[e.card] = max(0, taught[e.card])
            if model >= 0:
                m.borrow(s, e.card, model)
                if voice(s, model) is not body(s, model):
                    taught[e.card] = -voice(s, model).ordinal - 1
        else:
            s.numbers[t.COPY][e.card] = e.amount + 1
            taught[e.card] = max(0, taught[model]) if model >= 0 else 0
            if model >= 0:
                m.inherit(s, e.card, model)


class Placed(Happening):
    """A card of a Castle goes to a place in it, counted from the top."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.CASTLE, s.owners[e.card], e.amount)
        return e


class Arranged(Happening):
    """Of cards that reached a Graveyard at once, this one comes to lie on the others."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.place[e.card] // 2 != t.GRAVEYARD:
            return None
        s.move(e.card, t.GRAVEYARD, s.place[e.card] % 2)
        return e


EVENTS: Final[tuple[EventKind, ...]] = (
    Drawn("drawn", remembered=True),
    Milled("milled"),
    Leaves("destroyed", t.GRAVEYARD),
    Leaves("exiled", t.EXILE),
    Leaves("shuffled_in", t.CASTLE),
    Leaves("returned", t.HAND),
    Discarded("discarded"),
    Entered("entered", remembered=True),
    Played("played", remembered=True),
    Paid("paid", Words("{player} paga con {card}", "{player} pays with {card}")),
    Counted("generated"),
    Counted("spent"),
    Counted("faded"),
    Grouped("grouped"),
    Declared("declared"),
    Advanced("advanced", Words("{card} ataca", "{card} attacks")),
    Marker("attacks", remembered=True),
    Retreated("retreated"),
    Marker("blocks", Words("{card} bloquea a {other}", "{card} blocks {other}"), remembered=True),
    Marker("unblocked", Words("nadie bloquea a {card}", "nobody blocks {card}")),
    Marker("phase"),
    Controlled("controlled"),
    Annulled("annulled"),
    Cancelled("cancelled"),
    Resolved("resolved"),
    Shown("shown"),
    Looked("looked"),
    Taken("taken"),
    Marker("used", remembered=True),
    Shuffled("shuffled"),
    Marker("dealt", remembered=True),
    Copied("copied"),
    Grouped("regrouped"),
    Placed("placed"),
    Annulled("failed", Words("{card} no llega a entrar en juego", "{card} does not enter play after all")),
    Marker("saved"),
    Marker("named"),
    Marker("was_blocked"),
    Leaves("buried", t.GRAVEYARD),
    Arranged("arranged"),
    Marker("bearer_fell"),
    Marker("put"),
    TurnBegins("turn"),
    Marker("groups"),
    NewHand("new_hand"),
    Marker("aimed"),
    Marker("uses"),
    Marker("lasts"),
    Marker("hits"),
    Marker("clash"),
    Marker("chosen"),
    Marker("ended"),
    Counted("refunded", Words("{player} recupera {amount} Oros virtuales", "{player} takes back {amount} virtual Oros")),
    Grouped("unpaid", Words("{player} recupera {card}: no se ha pagado todo", "{player} takes {card} back: not all was paid")),
    Marker("follows", Words("{card} va con su portador, {other}", "{card} goes with its bearer, {other}")),
    WorldMark("phase_begins", t.PHASE),
    Passes("passes"),
    WoreOff("wore_off"),
    WorldMark("drop_closes", t.DROP_CLOSED),
    BattleOver("battle_over"),
    Assigned("assigned"),
    CardNumber("use_counted", t.USES),
    WorldNumber("extra_turn", t.EXTRA_TURNS),
    WorldMark("phase_cancelled", t.CANCELLED),
    WorldMark("fall_over", t.FALLEN),
    Looked("knows"),
)
