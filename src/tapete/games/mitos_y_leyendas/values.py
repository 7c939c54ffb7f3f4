"""Values that are computed when read: face, Strength, races, cost, what a card or a player may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import Modifying
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change, Sole
from tapete.games.mitos_y_leyendas.things import Card, bearer, body, face, in_play, other

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.terms import CostsLess


PRINTED_RACES: Final = "dar"  # the format in which a race counts only where it is printed


def stamp(s: State, each: Modifying) -> int:
    """When a modifier began to apply: with its effect, or with the entry of its card (ML-str-01)."""
    return each.lasting if each.lasting >= 0 else s.numbers[t.ARRIVED][each.source]


def blanked(s: State, card: int) -> int:
    """The latest moment at which the card lost its ability; -1 when it has it."""
    latest = -1
    for each in s.index().modifying[m.BLANK]:
        if each.modifier.affects(s, each.scope, card):
            latest = max(latest, stamp(s, each))
    return latest


def silenced(s: State, card: int) -> bool:
    """Whether its text box is treated as blank (ML-card-22, ML-lose-01)."""
    return blanked(s, card) >= 0


def unusable(s: State, card: int) -> bool:
    """Whether a card has no ability to use: it has lost it, or is kept from using it (ML-use-01)."""
    modifying = s.index().modifying
    return (bool(modifying[m.BLANK]) and silenced(s, card)) or (bool(modifying[m.NO_USE]) and given(s, m.NO_USE, card))


def strength(s: State, card: int) -> int:
    """The Strength of an Ally: in play with all its modifiers (ML-str-11), elsewhere as printed (ML-ally-02)."""
    if not in_play(s, card):
        return face(s, card).strength
    modifying = s.index().modifying
    if modifying[m.SET]:
        absolute = setter(s, card)
        if absolute is not None:
            return max(0, absolute.modifier.amount(s, absolute.scope, card))  # ML-ally-08
    value = base_strength(s, card)
    if not modifying[m.STRENGTH] and not modifying[m.DOUBLE] and not modifying[m.SET]:
        return max(0, value)
    steps = steps_of_strength(s, card)
    if not steps:
        return max(0, value)
    inverted = bool(modifying[m.INVERTS]) and not given(s, m.UNAFFECTED, card)
    for _, kind, amount, floored in steps:
        if kind == m.SET:
            value = amount
        elif kind == m.DOUBLE:
            value = max(0, value) * 2  # ML-str-07, ML-str-10
        else:
            value += -abs(amount) if inverted else amount
            if floored or inverted:
                value = max(0, value)
    return max(0, value)


def setter(s: State, card: int) -> Modifying | None:
    """The latest card in play that says what the Strength of an Ally is."""
    found: Modifying | None = None
    for each in s.index().modifying[m.SET]:
        if each.lasting < 0 and each.modifier.affects(s, each.scope, card):
            if found is None or stamp(s, each) >= stamp(s, found):
                found = each
    return found


def steps_of_strength(s: State, card: int) -> list[tuple[int, int, int, int]]:
    """What changes the Strength of an Ally, in the order it began (ML-str-01): when, the kind, by how much, whether floored."""
    modifying = s.index().modifying
    twice = modifying[m.WEAPON_TWICE]
    lost = -1  # when the bonuses it had were taken away
    for each in modifying[m.NO_BONUS]:
        if each.modifier.affects(s, each.scope, card):
            lost = max(lost, stamp(s, each))
    steps: list[tuple[int, int, int, int]] = []
    for kind in (m.STRENGTH, m.DOUBLE, m.SET):
        for each in modifying[kind]:
            if each.modifier.affects(s, each.scope, card) and (kind != m.STRENGTH or stamp(s, each) > lost):
                step = each.modifier.amount(s, each.scope, card)
                if twice and kind == m.STRENGTH and each.lasting < 0 and bearer(s, each.source) == card:
                    step *= 2 ** len([again for again in twice if again.modifier.affects(s, again.scope, each.source)])
                steps.append((stamp(s, each), kind, step, cast(Change, each.modifier).extra & m.FLOORED))
    steps.sort()
    return steps


def base_strength(s: State, card: int) -> int:
    """The printed Strength, or the one its own text computes (ML-str-14)."""
    value = body(s, card).strength
    for each in s.index().modifying[m.BASE]:
        if each.modifier.affects(s, each.scope, card):
            value = each.modifier.amount(s, each.scope, card)
    return value


def races(s: State, card: int) -> int:
    """The races of an Ally, as bits: a race given by an effect replaces the printed one (ML-card-13, ML-card-14)."""
    shown = face(s, card)
    found = shown.races
    if shown.later_race and s.setup.get("format") == PRINTED_RACES:
        found = 0  # strictly as printed
    if in_play(s, card):
        latest = -1
        for each in s.index().modifying[m.RACE]:
            if each.modifier.affects(s, each.scope, card) and stamp(s, each) >= latest:
                latest = stamp(s, each)
                change = cast(Change, each.modifier)
                found = change.extra if change.extra else each.scope.number
    return found


def has_race(s: State, card: int, bits: int) -> bool:
    return bool(races(s, card) & bits)


def is_blank_gold(s: State, card: int) -> bool:
    """An Oro without ability, or one that has lost it (ML-gold-11)."""
    shown = face(s, card)
    return shown.type == t.GOLD and (not shown.boxed or (in_play(s, card) and silenced(s, card)))


# -- questions about one card


def given(s: State, kind: int, card: int) -> bool:
    """Whether some modifier of a kind applies to a card."""
    for each in s.index().modifying[kind]:
        if each.modifier.affects(s, each.scope, card) and heard(s, each, kind, card):
            return True
    return False


def heard(s: State, each: Modifying, kind: int, card: int) -> bool:
    """A lost ability also hides what others had granted by then, but for a Weapon's gifts (ML-lose-02, ML-weap-08)."""
    if kind not in m.GIVEN:
        return True
    if each.lasting < 0 and bearer(s, each.source) == card:
        return True
    return stamp(s, each) > blanked(s, card)


def total(s: State, kind: int, card: int) -> int:
    """The sum of the modifiers of a kind that apply to a card."""
    amount = 0
    for each in s.index().modifying[kind]:
        if each.modifier.affects(s, each.scope, card) and heard(s, each, kind, card):
            amount += each.modifier.amount(s, each.scope, card)
    return amount


# -- questions about a player


def burdened(s: State, kind: int, player: int) -> bool:
    """Whether some modifier of a kind concerns a player."""
    for each in s.index().modifying[kind]:
        if cast(Change, each.modifier).concerns(s, each.scope, player):
            return True
    return False


def mute(s: State, player: int) -> bool:
    """Whether a player cannot use abilities of cards now: in the Battle, or at all."""
    for each in s.index().modifying[m.NO_ABILITIES]:
        change = cast(Change, each.modifier)
        if (change.extra == m.ALWAYS or s.world[t.PHASE] in t.BATTLE) and change.concerns(s, each.scope, player):
            return True
    return False


def player_total(s: State, kind: int, player: int) -> int:
    amount = 0
    for each in s.index().modifying[kind]:
        if cast(Change, each.modifier).concerns(s, each.scope, player):
            amount += each.modifier.amount(s, each.scope, -1)
    return amount


def hand_limit(s: State, player: int) -> int:
    """Eight cards, unless an effect raises the maximum (ML-zone-19)."""
    return t.HAND_LIMIT + player_total(s, m.HAND_SIZE, player)


def one_too_many(s: State, player: int, card: int) -> bool:
    """Whether a player who may have a single card of some names in play would have two."""
    shown = face(s, card)
    if shown.alone and any([face(s, each).name.es in shown.alone for each in t.allies(s, player)]):
        return True
    for each in s.index().modifying[m.ONLY_ONE]:
        if each.scope.you == player and shown.name.es in cast(Sole, each.modifier).names:
            return True
    return False


# -- gold


def barred(s: State, player: int, what: int) -> bool:
    """Whether a player cannot do something with Oros: pay with them, put them down, generate them."""
    for each in s.index().modifying[m.NO_GOLD]:
        change = cast(Change, each.modifier)
        if change.extra & what and change.concerns(s, each.scope, player):
            return True
    return False


def worth(s: State, card: int, type: int = -1) -> int:
    """For how many Oros one pays (ML-gold-16), when it pays for a card of some type; some pay for certain types alone."""
    amount = 1
    for each in s.index().modifying[m.WORTH]:
        if each.modifier.affects(s, each.scope, card):
            only = cast(Change, each.modifier).extra
            if only and (type < 0 or not only >> type & 1):
                return 0
            amount += each.modifier.amount(s, each.scope, card)
    return amount


def meant_for(s: State, player: int, type: int, card: int, host: int) -> list[int]:
    """The purposes for which a player has virtual Oros and that this payment serves."""
    if not s.tallies[t.MEANT][player]:
        return []
    judged = card if type != t.WEAPON else host if host >= 0 and s.place[host] % 2 == player else -1
    found: list[int] = []
    for purpose in range(len(t.PURPOSES)):
        if s.tallies[t.NARROW + purpose][player]:
            types, bits = t.PURPOSES[purpose]
            if type >= 0 and types >> type & 1 and (not bits or (judged >= 0 and bool(races(s, judged) & bits))):
                found.append(purpose)
    return found


def purse(s: State, player: int, type: int = -1, card: int = -1, host: int = -1) -> int:
    """How much a player can pay for a card of some type, or for an ability (``type`` ABILITY) of a card."""
    modifying = s.index().modifying
    if not modifying[m.NO_GOLD] and not modifying[m.WORTH] and not s.tallies[t.MEANT][player]:
        return s.tallies[t.VIRTUAL][player] + len(s.zones[t.RESERVE * 2 + player])
    amount = 0
    if not barred(s, player, m.SPEND_VIRTUAL):
        amount = s.tallies[t.VIRTUAL][player]
        for purpose in meant_for(s, player, type, card, host):
            amount += s.tallies[t.NARROW + purpose][player]
    if barred(s, player, m.SPEND):
        return amount
    for each in s.zones[t.RESERVE * 2 + player]:
        amount += worth(s, each, type)
    return amount


def price(s: State, player: int, card: int, host: int = -1) -> int:
    """What playing a card costs: cost plus surcharges, then reductions, never below 0 (ML-play-08, ML-card-18)."""
    shown = face(s, card)
    if shown.type == t.GOLD:
        return player_total(s, m.GOLD_TOLL, player)
    index = s.index()
    amount = shown.cost
    bit = 1 << shown.type
    for each in index.modifying[m.SURCHARGE]:
        change = cast(Change, each.modifier)
        if change.extra & bit and change.concerns(s, each.scope, player) and describes(s, change, each, card):
            amount += change.amount(s, each.scope, card)
    for each in index.modifying[m.REDUCTION]:
        change = cast(Change, each.modifier)
        if change.extra & bit and change.concerns(s, each.scope, player) and describes(s, change, each, card):
            amount -= change.amount(s, each.scope, card)
    amount = max(0, amount)
    for ability in shown.reducing:
        amount = cast("CostsLess", ability).cheaper(s, player, card, amount)
    if host >= 0 and shown.type == t.WEAPON:
        for each in index.modifying[m.CHEAP_WEAPON]:  # whoever controls the bearer pays less
            if each.scope.you == player and each.modifier.affects(s, each.scope, host):
                amount -= each.modifier.amount(s, each.scope, host)
    return max(0, amount)


def least_price(s: State, player: int, shown: Card) -> int:
    """The least that playing such a card could cost, for a card that is not on the table: every reduction may apply to it."""
    index = s.index()
    amount = shown.cost
    bit = 1 << shown.type
    for each in index.modifying[m.SURCHARGE]:
        change = cast(Change, each.modifier)
        if change.extra & bit and change.cards is None and change.concerns(s, each.scope, player):
            amount += change.amount(s, each.scope, -1)
    for each in index.modifying[m.REDUCTION]:
        change = cast(Change, each.modifier)
        if change.extra & bit and change.concerns(s, each.scope, player):
            amount -= change.amount(s, each.scope, -1)
    return 0 if shown.reducing else max(0, amount)


def describes(s: State, change: Change, each: Modifying, card: int) -> bool:
    """Whether a card being played is one the change speaks of."""
    return change.cards is None or change.cards.describes(s, each.scope, card)


# -- battle


def may_attack(s: State, card: int) -> bool:
    """Whether an Ally of the Defence Line is enabled to attack (ML-ally-09, ML-blk-08)."""
    if not s.numbers[t.SETTLED][card] and not given(s, m.HASTE, card):
        return False
    modifying = s.index().modifying
    if modifying[m.CANNOT_ATTACK] and given(s, m.CANNOT_ATTACK, card):
        return False
    return not modifying[m.NOT_ATTACKED] or not burdened(s, m.NOT_ATTACKED, other(s.place[card] % 2))


def may_block(s: State, card: int) -> bool:
    """Any Ally that nothing prevents (ML-blk-07)."""
    return not given(s, m.CANNOT_BLOCK, card)


def unblockable(s: State, card: int) -> bool:
    return given(s, m.UNBLOCKABLE, card) and not given(s, m.BLOCKABLE, card)


def blocked_by(s: State, blocker: int) -> list[int]:
    """The attackers an Ally blocks."""
    wanted = blocker + 1
    numbers = s.numbers[t.BLOCKER]
    line = s.zones[t.ATTACK * 2] + s.zones[t.ATTACK * 2 + 1]
    return [card for card in line if numbers[card] == wanted]
