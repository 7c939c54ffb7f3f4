"""Cards that come, go and change places: entering and leaving play, drawing, discarding, control, the battleline."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Resolving
from tapete.core.events import Event, EventKind
from tapete.core.language import Words, player_named
from tapete.core.modifiers import drop, untie
from tapete.core.state import State
from tapete.core.zones import EVERYBODY
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import shifters
from tapete.games.keyforge.telling import QUIETLY, agreed
from tapete.games.keyforge.things import controller, in_play, is_creature

FACE_UP: Final = 7  # `amount` of a SET_ASIDE event


OWN_ZONE: Final = -1  # `other` of a LEFT event that goes to a zone of its owner


def kept_by(player: int) -> int:
    """`other` of a LEFT event that goes to a zone of this player: no card has a negative number."""
    return -2 - player


def keeper_of(e: Event) -> int:
    return -2 - e.other


class Left(EventKind):
    """A card leaves play for a zone of its owner (KF-leave-06) and loses all that was on it (KF-leave-02).

    Where a creature's Æmber goes is an event of its own (``rules/leave.py``).
    """

    def sentence(self, s: State, e: Event) -> Words | None:
        return agreed(s, e.card, SHUFFLED_AWAY if e.zone == t.DECK and e.amount < 0 else DEPARTURES[e.zone])

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"keeper": player_named(keeper_of(e), lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        card = e.card
        if not in_play(s, card):
            return None
        numbers = s.numbers
        owner = s.owners[card]
        keeper = owner if e.other == OWN_ZONE else keeper_of(e)
        e = e.but(player=controller(s, card), other=kept_by(keeper))  # known from now on, for the log
        clear(s, card)
        s.move(card, e.zone, keeper, 0 if e.zone in (t.DECK, t.DISCARD) and e.amount >= 0 else -1)
        hidden = s.game.zones[e.zone].sight != "public"
        numbers[t.KNOWN][card] = EVERYBODY if hidden else 0
        if e.zone == t.DECK and e.amount < 0:
            mix(s, keeper)
        if e.zone in (t.HAND, t.DECK, t.ARCHIVES):
            out_of_sight(s, card)
        if e.zone == t.PURGED:
            numbers[t.HOST][card] = e.source + 1  # by which card it was purged
        for lost in t.upgrades_on(s, card) + t.beneath(s, card):  # KF-leave-03, KF-graft-02
            clear(s, lost)
            s.move(lost, t.DISCARD, s.owners[lost], 0)
            untie(s, lost)
        untie(s, card)
        release(s, card)
        unmask(s, card)
        return e


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


LOST_ON_LEAVING: Final[tuple[int, ...]] = (
    t.EXHAUSTED, t.DAMAGE, t.AMBER, t.STUN, t.WARD, t.ENRAGE, t.POWER_UP, t.ARMOR_USED, t.ARMOR_SEEN, t.HOST, t.TAGGED,
    t.ATTACKED, t.BASE, t.BASED, t.CAUSE, t.FOE, t.DOOMED, t.ARRIVED, t.COUNTER,
)  # fmt: skip


class Entered(EventKind):
    """A card enters play under ``player``: ``zone`` says where, ``amount`` the place in the line, ``other`` an upgrade's host."""

    def sentence(self, s: State, e: Event) -> Words | None:
        if e.zone == t.UPGRADES:
            return ATTACHED
        return None if e.source == QUIETLY else self.log

    def apply(self, s: State, e: Event) -> Event | None:
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
        return e


ATTACHED: Final = Words("{card} se une a {other}", "{card} is attached to {other}")
DEPARTURES: Final = {
    t.DECK: Words("{card} va a la parte superior del mazo de {keeper}", "{card} goes to the top of {keeper}’s deck"),
    t.HAND: Words("{card} vuelve a la mano de {keeper}", "{card} returns to {keeper}’s hand"),
    t.DISCARD: Words("{card} es destruid{o}", "{card} is destroyed"),
    t.ARCHIVES: Words("{card} va a los archivos de {keeper}", "{card} goes to {keeper}’s archives"),
    t.PURGED: Words("{card} es purgad{o}", "{card} is purged"),
}
SHUFFLED_AWAY: Final = Words("{card} se baraja en el mazo de {keeper}", "{card} is shuffled into {keeper}’s deck")
MOVES: Final = {
    t.DECK: Words("{card} va al mazo de {player}", "{card} goes to {player}’s deck"),
    t.HAND: Words("{card} va a la mano de {player}", "{card} goes to {player}’s hand"),
    t.DISCARD: Words("{card} va a la pila de descartes de {player}", "{card} goes to {player}’s discard pile"),
    t.ARCHIVES: Words("{card} va a los archivos de {player}", "{card} goes to {player}’s archives"),
    t.PURGED: Words("se purga {card}", "{card} is purged"),
}
ON_TOP: Final = Words("{card} va a la parte superior del mazo de {player}", "{card} goes to the top of {player}’s deck")
LOOKS: Final = Words("{player} mira {card}", "{player} looks at {card}")


class Copies(EventKind):
    """A card becomes a copy of another one in play (``other``), until it leaves play."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.write(t.PRINTED)[e.card] = shifters().index(t.facts(s, e.card)) + 1
        turn_into(s, e.card, t.facts(s, e.other))
        return e


def unmask(s: State, card: int) -> None:
    """A copy that has left play is what is printed on it again."""
    printed = s.numbers[t.PRINTED][card]
    if printed:
        s.write(t.PRINTED)[card] = 0
        turn_into(s, card, shifters()[printed - 1])


def turn_into(s: State, card: int, what: t.Card) -> None:
    s.cards = (*s.cards[:card], what, *s.cards[card + 1 :])
    s.touch()


class Reattached(EventKind):
    """An upgrade goes from one creature to another (``other``) without leaving play."""

    def apply(self, s: State, e: Event) -> Event | None:
        if not in_play(s, e.card) or not is_creature(s, e.other) or s.numbers[t.HOST][e.card] == e.other + 1:
            return None
        s.numbers[t.HOST][e.card] = e.other + 1
        s.touch()
        return e


class Moved(EventKind):
    """A card moves between zones outside play: ``player`` holds the new zone, ``amount`` -1 is the bottom or end, 0 the top."""

    def sentence(self, s: State, e: Event) -> Words | None:
        if e.source == QUIETLY:
            return None
        return ON_TOP if e.zone == t.DECK and e.amount == 0 else MOVES.get(e.zone, self.log)

    def apply(self, s: State, e: Event) -> Event | None:
        card = e.card
        seen = 0
        for player in (0, 1):
            if s.game.sight.sees(s, player, card):
                seen |= 1 << player
        if s.game.sight.sees(s, -1, card):
            seen = EVERYBODY
        s.move(card, e.zone, e.player, e.amount)
        s.numbers[t.HOST][card] = 0
        s.numbers[t.KNOWN][card] = seen if s.game.zones[e.zone].sight != "public" else 0
        return e


class Discarded(EventKind):
    """To the top of the owner's discard pile, from hand, deck or archives (KF-pile-01)."""

    def apply(self, s: State, e: Event) -> Event | None:
        e = e.but(zone=s.zone_kind(e.card))
        s.move(e.card, t.DISCARD, s.owners[e.card], 0)
        s.numbers[t.KNOWN][e.card] = 0
        s.numbers[t.HOST][e.card] = 0
        return e


class Drawn(EventKind):
    """The top card of the deck to hand; an empty deck is first made anew from the discard pile (KF-draw-04)."""

    def apply(self, s: State, e: Event) -> Event | None:
        deck = s.zone(t.DECK, e.player)
        if not deck:
            pile = s.zone(t.DISCARD, e.player)
            if not pile:
                return None
            for card in pile[:]:
                s.move(card, t.DECK, e.player)
                s.numbers[t.KNOWN][card] = 0
            s.shuffle(t.DECK, e.player)
            deck = s.zone(t.DECK, e.player)
        e = e.but(card=deck[0])
        s.move(e.card, t.HAND, e.player)
        return e


class Revealed(EventKind):
    """To everybody, or to one player."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if e.player < 0 else LOOKS

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.KNOWN][e.card] = EVERYBODY if e.player < 0 else s.numbers[t.KNOWN][e.card] | (1 << e.player)
        return e


class Shuffled(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        mix(s, e.player)
        return e


class Controlled(EventKind):
    """A card in play changes controller: to the play area, or a flank, of the new one (KF-control-03, KF-control-04)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if not in_play(s, e.card) or controller(s, e.card) == e.player:
            return None
        s.move(e.card, s.zone_kind(e.card), e.player, e.amount)
        return e


class Swapped(EventKind):
    """Two creatures of one line exchange places (KF-swap-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        place = s.place[e.card]
        if place != s.place[e.other] or e.card == e.other:
            return None
        line = s.zones[place]
        a = line.index(e.card)
        b = line.index(e.other)
        line[a], line[b] = line[b], line[a]
        s.touch()
        return e


class Shifted(EventKind):
    """A creature moves within its line (KF-move-04); an artifact whose text says so joins it."""

    def apply(self, s: State, e: Event) -> Event | None:
        if not is_creature(s, e.card) and s.zone_kind(e.card) != t.ARTIFACTS:
            return None
        s.move(e.card, t.LINE, controller(s, e.card), e.amount)
        return e


class Looked(EventKind):
    """A player looks through a zone of another's or their own: ``other`` holds it, ``zone`` says which (KF-search-01)."""

    def apply(self, s: State, e: Event) -> Event | None:
        for card in s.zone(e.zone, e.other):
            s.numbers[t.KNOWN][card] |= 1 << e.player
        return e


class SetAside(EventKind):
    """Beneath another card and not in play: face down for its player, or face up when grafted (KF-graft-01)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.move(e.card, t.UNDER, e.player)
        s.numbers[t.HOST][e.card] = e.other + 1
        s.numbers[t.KNOWN][e.card] = EVERYBODY if e.amount == FACE_UP else 1 << e.player
        return e
