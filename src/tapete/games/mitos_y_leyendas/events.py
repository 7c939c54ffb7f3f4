"""Everything that can happen in Mitos y Leyendas. Nothing else changes a game."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.language import Words
from tapete.core.modifiers import drop, untie
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import EVERYBODY_KNOWS, bearer, in_play, is_ally, weapons_on

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
REFUNDED: Final = 41  # virtual Oros that a cost which was not met gives back
UNPAID: Final = 42  # an Oro that it gives back

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
MOMENTS: Final = (
    Words("empieza la Agrupación", "Grouping begins"),
    Words("Fase de Agrupación", "Grouping Phase"),
    Words("empieza la Vigilia", "Vigil begins"),
    Words("termina la Vigilia", "Vigil ends"),
    Words("declaración de ataque", "attack declaration"),
    Words("declaración de bloqueo", "block declaration"),
    Words("Guerra de Talismanes", "Talisman War"),
    Words("asignación de daño", "damage assignment"),
    Words("empieza la Fase Final", "the Final Phase begins"),
    Words("Fase Final", "Final Phase"),
    Words("termina el turno", "the turn ends"),
    Words("termina la Batalla", "the Battle ends"),
)

# why a card was milled or destroyed, as the zone of the event
DIRECT: Final = 0
COMBAT: Final = 1
BY_CONTROLLER: Final = 2  # an effect makes the player act on a card of their own (ML-affect-05)


# how much of another card is copied, as the zone of the event
FULLY: Final = 0
BORROWS: Final = 1  # Strength and ability, until the Final Phase
LEARNS: Final = 2  # the ability, for good
LEARNS_FOR_NOW: Final = 3  # the ability, until the Final Phase


def hide(s: State, card: int) -> None:
    s.numbers[t.KNOWN][card] = 0


def emptied(s: State, player: int) -> None:
    """Note that a Castle has run out; the game looks once the movement is over (ML-win-01, ML-win-03)."""
    if not s.zones[t.CASTLE * 2 + player]:
        s.world[t.EMPTIED] |= 1 << player
        s.dirty = True


def fell(s: State, card: int) -> None:
    """Count a card that reaches a Graveyard along with others: its owner may choose their order (ML-zone-15)."""
    s.world[t.FALLEN] += 1 << (t.FALLEN_BITS * s.owners[card])


def depart(s: State, card: int, zone: int) -> None:
    """A card in play goes to a zone of its owner as a new card, and its Weapons to theirs (ML-ctrl-06, ML-weap-10, ML-dur-05)."""
    carried = weapons_on(s, card)
    strip(s, card)
    s.move(card, zone, s.owners[card])
    for weapon in carried:
        strip(s, weapon)
        s.move(weapon, zone, s.owners[weapon])
    if zone == t.GRAVEYARD:
        for each in (card, *carried):
            fell(s, each)
    if zone == t.CASTLE:
        for each in (card, *carried):
            s.shuffle(t.CASTLE, s.owners[each])
            forget(s, s.owners[each])


def strip(s: State, card: int) -> None:
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
    for card in s.zones[t.CASTLE * 2 + player]:
        s.numbers[t.KNOWN][card] = 0


def shift(s: State, card: int, kind: int) -> None:
    """Move a card in play to another zone of its controller."""
    if s.cards[card].abilities or t.altered(s, card):
        s.move(card, kind, s.place[card] % 2)
    else:
        s.slide(card, kind)


class Drawn(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        castle = s.zones[t.CASTLE * 2 + e.player]
        if not castle:
            return False
        e.card = castle[0]
        s.move(e.card, t.HAND, e.player)
        emptied(s, e.player)
        return True


class Milled(EventKind):
    """The top card of a Castle goes to the Graveyard (ML-con-04); without one nothing happens (ML-con-05)."""

    def apply(self, s: State, e: Event) -> bool:
        castle = s.zones[t.CASTLE * 2 + e.player]
        if not castle:
            return False
        e.card = castle[0]
        hide(s, e.card)
        s.move(e.card, t.GRAVEYARD, e.player)
        emptied(s, e.player)
        return True


class Leaves(EventKind):
    """A card leaves its place for the Graveyard, Exile, Castle or hand of its owner.

    ``player`` becomes whoever controlled it and ``amount`` 1 + the number of the card it was, 0 when it had no ability. ``other``
    becomes a Weapon on it that has something to say about its bearer's fall.
    """

    def __init__(self, id: str, log: Words, zone: int) -> None:
        super().__init__(id, log, remembered=zone == t.GRAVEYARD)
        self.zone = zone

    def apply(self, s: State, e: Event) -> bool:
        from tapete.games.mitos_y_leyendas.values import unusable, voice

        card = e.card
        kind = s.place[card] // 2
        if kind == t.EXILE:
            return False  # ML-zone-17
        if in_play(s, card):
            e.player = s.place[card] % 2
            e.amount = 0 if unusable(s, card) else voice(s, card).ordinal + 1
            if e.kind == DESTROYED:
                for weapon in weapons_on(s, card):
                    if BEARER_FELL in voice(s, weapon).own and not unusable(s, weapon):
                        e.other = weapon
            depart(s, card, self.zone)
            return True
        if e.kind == DESTROYED:
            return False  # only what is in play is destroyed (ML-con-23)
        holder = s.place[card] % 2
        e.player = holder
        e.amount = 0
        hide(s, card)
        s.move(card, self.zone, s.owners[card])
        if self.zone == t.GRAVEYARD:
            fell(s, card)
        if self.zone == t.CASTLE:
            s.shuffle(t.CASTLE, s.owners[card])
            forget(s, s.owners[card])
        elif kind == t.CASTLE:
            emptied(s, holder)
        return True


class Discarded(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        if s.place[e.card] // 2 != t.HAND:
            return False
        e.player = s.place[e.card] % 2
        hide(s, e.card)
        s.move(e.card, t.GRAVEYARD, s.owners[e.card])
        fell(s, e.card)
        return True


class Entered(EventKind):
    """A card enters play under the control of ``player``: a Weapon on ``other``, an Ally in the Defence Line… (ML-con-24)."""

    def apply(self, s: State, e: Event) -> bool:
        card = e.card
        kind = t.RESTS[t.printed(s, card).type]
        side = e.player
        castle = s.place[card] // 2 == t.CASTLE
        holder = s.place[card] % 2
        if kind == t.WEAPONS:
            if not is_ally(s, e.other):
                return False
            side = s.place[e.other] % 2  # ML-weap-13
            s.numbers[t.HOST][card] = e.other + 1
        hide(s, card)
        s.numbers[t.ARRIVED][card] = s.next_serial()
        s.move(card, kind if e.zone < 0 else e.zone, side)
        if castle:
            emptied(s, holder)
        return True


class Paid(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        if s.place[e.card] // 2 != t.RESERVE:
            return False
        shift(s, e.card, t.PAID)
        return True


class Counted(EventKind):
    """Virtual Oros come and go (ML-gold-13, ML-gold-17)."""

    def apply(self, s: State, e: Event) -> bool:
        tally = s.tallies[t.NARROW + e.zone if e.zone >= 0 else t.VIRTUAL]  # ``zone`` is the purpose they are meant for
        comes = e.kind in (GENERATED, REFUNDED)
        if not comes:
            e.amount = min(e.amount, tally[e.player])
        change = e.amount if comes else -e.amount
        tally[e.player] += change
        if e.zone >= 0:
            s.tallies[t.MEANT][e.player] += change
        return e.amount > 0


class Grouped(EventKind):
    """An Ally goes back to the Defence Line, an Oro to the Reserve (ML-grp-02)."""

    def apply(self, s: State, e: Event) -> bool:
        kind = s.place[e.card] // 2
        if kind == t.ATTACK:
            shift(s, e.card, t.DEFENCE)
        elif kind == t.PAID:
            shift(s, e.card, t.RESERVE)
        else:
            return False
        return True


class Declared(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        castle = s.place[e.card] // 2 == t.CASTLE
        holder = s.place[e.card] % 2
        hide(s, e.card)
        s.move(e.card, t.PLAYING, e.player)
        if castle:
            emptied(s, holder)
        return True


class Advanced(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        if s.place[e.card] // 2 != t.DEFENCE:
            return False
        s.numbers[t.ATTACKING][e.card] = 1
        s.numbers[t.ATTACKED][e.card] = 1
        s.numbers[t.BLOCKER][e.card] = 0
        shift(s, e.card, t.ATTACK)
        return True


class Retreated(EventKind):
    """From Attack to Defence (ML-con-22). ``amount`` 1 undoes the attack itself (ML-resp-17)."""

    def apply(self, s: State, e: Event) -> bool:
        if s.place[e.card] // 2 != t.ATTACK:
            return False
        s.numbers[t.ATTACKING][e.card] = 0
        s.numbers[t.BLOCKER][e.card] = 0
        if e.amount:
            s.numbers[t.ATTACKED][e.card] = 0
        shift(s, e.card, t.DEFENCE)
        return True


class Phase(EventKind):
    """A moment of the turn."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"moment": MOMENTS[e.amount].text(lang)}

    def apply(self, s: State, e: Event) -> bool:
        return True


class Controlled(EventKind):
    """``player`` gains control: Allies go to Defence, others to the same kind of zone (ML-ctrl-10, ML-ctrl-14)."""

    def apply(self, s: State, e: Event) -> bool:
        from tapete.games.mitos_y_leyendas.values import one_too_many

        card = e.card
        if not in_play(s, card) or s.place[card] % 2 == e.player or bearer(s, card) >= 0:
            return False
        if one_too_many(s, e.player, card):
            return False
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
        return True


class Annulled(EventKind):
    """A card being played goes to its owner's Graveyard instead of taking effect (ML-ann-02, ML-ann-03)."""

    def apply(self, s: State, e: Event) -> bool:
        if s.place[e.card] // 2 != t.PLAYING:
            return False
        exiled = t.printed(s, e.card).type == t.TALISMAN and s.index().modifying[m.EXILES_TALISMANS]
        s.move(e.card, t.EXILE if exiled else t.GRAVEYARD, s.owners[e.card])
        return True


class Shown(EventKind):
    """Everybody sees a card."""

    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.KNOWN][e.card] = EVERYBODY_KNOWS
        return True


class Looked(EventKind):
    """``player`` sees a card."""

    def apply(self, s: State, e: Event) -> bool:
        s.numbers[t.KNOWN][e.card] |= 1 << e.player
        return True


class Taken(EventKind):
    """A card found in a Castle or Graveyard goes to its owner's hand; ``amount`` 1 when it was shown (ML-con-07)."""

    def apply(self, s: State, e: Event) -> bool:
        kind = s.place[e.card] // 2
        if kind == t.EXILE:
            return False
        holder = s.place[e.card] % 2
        s.numbers[t.KNOWN][e.card] = EVERYBODY_KNOWS if e.amount or kind == t.GRAVEYARD else 0
        s.move(e.card, t.HAND, s.owners[e.card])
        if kind == t.CASTLE:
            emptied(s, holder)
        return True


class Shuffled(EventKind):
    def apply(self, s: State, e: Event) -> bool:
        s.shuffle(t.CASTLE, e.player)
        forget(s, e.player)
        return True


class Copied(EventKind):
    """``card`` takes the printed face numbered ``amount``: fully, or (``zone``) in part, with its new abilities still unused.

    Of ``other``, the card it copies, it takes the permanent effects too: all of them, or those that make up its Strength.
    """

    def apply(self, s: State, e: Event) -> bool:
        from tapete.games.mitos_y_leyendas.values import voice

        card = e.card
        if not in_play(s, card) and s.place[card] // 2 != t.PLAYING:
            return False
        before = voice(s, card)
        if e.zone in (LEARNS, LEARNS_FOR_NOW):
            s.numbers[t.TAUGHT][card] = e.amount + 1 if e.zone == LEARNS else -e.amount - 1
        else:
            m.give_back(s, card)
            self.transform(s, e, e.other if e.other >= 0 and in_play(s, e.other) else -1)
        s.touch()
        if voice(s, card) is not before:
            s.numbers[t.USES][card] = 0
        return True

    def transform(self, s: State, e: Event, model: int) -> None:
        """Strength and ability, or all that the other card is."""
        from tapete.games.mitos_y_leyendas.values import body, voice

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


class Placed(EventKind):
    """A card goes to a place in its owner's Castle, counted from the top."""

    def apply(self, s: State, e: Event) -> bool:
        if in_play(s, e.card):
            depart(s, e.card, t.EXILE)
        s.move(e.card, t.CASTLE, s.owners[e.card], e.amount)
        return True


class Arranged(EventKind):
    """Of cards that reached a Graveyard at once, this one comes to lie on the others."""

    def apply(self, s: State, e: Event) -> bool:
        if s.place[e.card] // 2 != t.GRAVEYARD:
            return False
        s.move(e.card, t.GRAVEYARD, s.place[e.card] % 2)
        return True


def log(es: str, en: str) -> Words:
    return Words(es, en)


EVENTS: Final[tuple[EventKind, ...]] = (
    Drawn("drawn", log("{player} roba {card}", "{player} draws {card}"), remembered=True),
    Milled("milled", log("{player} bota {card} de su Castillo", "{player} mills {card}")),
    Leaves("destroyed", log("{card} es destruida", "{card} is destroyed"), t.GRAVEYARD),
    Leaves("exiled", log("{card} va al Destierro", "{card} is exiled"), t.EXILE),
    Leaves("shuffled_in", log("{card} se baraja en su Castillo", "{card} is shuffled into its Castle"), t.CASTLE),
    Leaves("returned", log("{card} sube a la mano de su dueño", "{card} returns to its owner’s hand"), t.HAND),
    Discarded("discarded", log("{player} descarta {card}", "{player} discards {card}")),
    Entered("entered", log("{card} entra en juego", "{card} enters play"), remembered=True),
    Marker("played", log("{player} juega {card}", "{player} plays {card}"), remembered=True),
    Paid("paid", log("{player} paga con {card}", "{player} pays with {card}")),
    Counted("generated", log("{player} genera {amount} Oros virtuales", "{player} generates {amount} virtual Oros")),
    Counted("spent", log("{player} gasta {amount} Oros virtuales", "{player} spends {amount} virtual Oros")),
    Counted("faded", log("{player} pierde {amount} Oros virtuales", "{player} loses {amount} virtual Oros")),
    Grouped("grouped", log("{card} se agrupa", "{card} is grouped")),
    Declared("declared", log("{player} declara {card}", "{player} declares {card}")),
    Advanced("advanced", log("{card} pasa a la Línea de Ataque", "{card} moves to the Attack Line")),
    Marker("attacks", log("{card} ataca", "{card} attacks"), remembered=True),
    Retreated("retreated", log("{card} vuelve a la Línea de Defensa", "{card} goes back to the Defence Line")),
    Marker("blocks", log("{card} bloquea a {other}", "{card} blocks {other}"), remembered=True),
    Marker("unblocked", log("{card} no es bloqueada", "{card} is not blocked")),
    Phase("phase", log("{player}: {moment}", "{player}: {moment}")),
    Controlled("controlled", log("{player} pasa a controlar {card}", "{player} gains control of {card}")),
    Annulled("annulled", log("{card} es anulada", "{card} is annulled")),
    Marker("cancelled", log("lo de {card} se cancela", "{card} is cancelled")),
    Annulled("resolved", log("{card} termina y va al Cementerio", "{card} is done and goes to the Graveyard")),
    Shown("shown", log("{player} muestra {card}", "{player} shows {card}")),
    Looked("looked", log("{player} mira {card}", "{player} looks at {card}")),
    Taken("taken", log("{card} va a la mano de {player}", "{card} goes to {player}’s hand")),
    Marker("used", log("{player} usa {card}", "{player} uses {card}"), remembered=True),
    Shuffled("shuffled", log("{player} baraja su Castillo", "{player} shuffles their Castle")),
    Marker("dealt", log("{card} hace {amount} de daño", "{card} deals {amount} damage"), remembered=True),
    Copied("copied", log("{card} copia a {other}", "{card} copies {other}")),
    Grouped("regrouped", log("{card} vuelve a la Reserva", "{card} goes back to the Reserve")),
    Placed("placed", log("{card} va al Castillo", "{card} goes to the Castle")),
    Annulled("failed", log("{card} no llega a entrar en juego", "{card} does not enter play after all")),
    Marker("saved", log("{card} se salva", "{card} is saved")),
    Phase("named", log("{player} nombra una carta", "{player} names a card")),
    Marker("was_blocked", None),
    Leaves("buried", log("{card} va al Cementerio", "{card} goes to the Graveyard"), t.GRAVEYARD),
    Arranged("arranged", None),
    Marker("bearer_fell", None),
    Counted("refunded", log("{player} recupera {amount} Oros virtuales", "{player} gets {amount} virtual Oros back")),
    Grouped("unpaid", log("{player} recupera {card}: no se ha pagado todo", "{player} takes {card} back: not all was paid")),
)
