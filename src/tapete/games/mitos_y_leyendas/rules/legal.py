"""What may be played and used: the one authority on each, with the clause that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.effects import scope
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Power, Spell
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.terms import CarriedBy, OnlyIf, ToPlay
from tapete.games.mitos_y_leyendas.things import Card, active, allies, in_play, is_ally, voice, weapons_on
from tapete.games.mitos_y_leyendas.values import (
    barred,
    burdened,
    describes,
    given,
    heard,
    mute,
    one_too_many,
    player_total,
    price,
    purse,
    silenced,
    unusable,
)

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas

FREELY: Final = ""  # the moment of an ordinary play, in one's Vigil or in the Talisman War


def refuse_play(s: State, player: int, card: int, host: int = -1, moment: str = FREELY) -> Refusal | None:
    """Why a card cannot be played now from hand (ML-play-04, ML-play-05)."""
    if s.place[card] != t.HAND * 2 + player:
        return no.NOT_IN_HAND
    shown = t.printed(s, card)
    if shown.type == t.GOLD:
        refusal = refuse_drop(s, player)
        if refusal is None and price(s, player, card) > purse(s, player, shown.type, card):
            refusal = no.TOO_DEAR
        return refusal or refuse_tolls(s, player, card)
    refusal = refuse_time(s, player, shown, moment)
    if refusal is None:
        refusal = refuse_card(s, player, card)
    if refusal is not None:
        return refusal
    if shown.type == t.WEAPON:
        refusal = refuse_host(s, player, card, host) if host >= 0 else refuse_weapon(s, player, card)
        if refusal is not None or host < 0:
            return refusal or refuse_tolls(s, player, card)  # what it costs hangs on who is to carry it
    if price(s, player, card, host) > purse(s, player, shown.type, card, host):
        return no.TOO_DEAR
    return refuse_tolls(s, player, card)


def refuse_drop(s: State, player: int) -> Refusal | None:
    """One Oro a turn, first thing in one's own Vigil (ML-vig-02, ML-vig-03)."""
    if s.world[t.PHASE] != t.VIGIL or active(s) != player:
        return no.GOLD_IN_VIGIL
    if burdened(s, m.NO_DROP, player) or barred(s, player, m.DROP):
        return no.NO_DROP
    if s.tallies[t.GOLD_DROPPED][player] > player_total(s, m.EXTRA_DROP, player):
        return no.ONE_GOLD
    if s.world[t.DROP_CLOSED]:
        return no.GOLD_FIRST
    return None


def refuse_time(s: State, player: int, shown: Card, moment: str) -> Refusal | None:
    """Whether this is the phase, or the event, for such a card."""
    phase = s.world[t.PHASE]
    if shown.type == t.TALISMAN:
        spell = cast(Spell, shown.spell)
        if spell.moments:
            return None if moment in spell.moments else no.ONLY_RESPONSE
        if spell.phases and phase not in spell.phases:
            return no.TALISMAN_TIME
        return None if phase == t.WAR or (phase == t.VIGIL and active(s) == player) else no.TALISMAN_TIME
    return None if phase == t.VIGIL and active(s) == player else no.ONLY_VIGIL


def refuse_card(s: State, player: int, card: int) -> Refusal | None:
    """Prohibitions, conditions and targets, for a card played or put into play."""
    shown = t.printed(s, card)
    if forbidden(s, player, card, shown):
        return no.FORBIDDEN
    for ability in shown.tolls:
        if isinstance(ability, OnlyIf) and not ability.condition.holds(s, scope(player, card)):
            return no.CONDITION
    spell = shown.spell
    if spell is not None:
        power = cast(Spell, spell)
        if not power.holds(s, player, card):
            return no.CONDITION
        if not power.has_cards(s, player, card):
            return no.TOO_FEW_TO_DISCARD
        if not power.has_targets(s, player, card):
            return no.NO_TARGET
        if not power.payable(s, player, card):
            return no.TOLL
    return None


def forbidden(s: State, player: int, card: int, shown: Card) -> bool:
    """Whether something in force keeps a player from playing a card (ML-play-04)."""
    index = s.index()
    for each in index.modifying[m.CANNOT_PLAY]:
        change = cast(Change, each.modifier)
        if change.extra >> shown.type & 1 and change.concerns(s, each.scope, player) and describes(s, change, each, card):
            return True
    if one_too_many(s, player, card):
        return True
    for each in index.modifying[m.NAME_BAN]:
        if cast(Change, each.modifier).concerns(s, each.scope, player) and each.scope.word == shown.name.es:
            return True
    if index.modifying[m.NOT_AGAIN] and given(s, m.NOT_AGAIN, card):
        return True
    return shown.type == t.TALISMAN and bool(s.tallies[t.TALISMANS][player]) and burdened(s, m.TALISMAN_LIMIT, player)


def refuse_tolls(s: State, player: int, card: int) -> Refusal | None:
    """What the card asks for in order to enter play (ML-put-03)."""
    for ability in t.printed(s, card).tolls:
        if isinstance(ability, ToPlay) and not ability.toll.payable(s, player, card):
            return no.TOLL
    return None


def refuse_weapon(s: State, player: int, card: int) -> Refusal | None:
    """A Weapon needs a bearer somewhere (ML-weap-02, ML-weap-12)."""
    if not hosts(s, player, card):
        return no.NO_BEARER
    for host in hosts(s, player, card):
        if price(s, player, card, host) <= purse(s, player, t.WEAPON, card, host):
            return None
    return no.TOO_DEAR


def hosts(s: State, player: int, card: int) -> list[int]:
    """The Allies that could carry a Weapon, on either side (ML-weap-12)."""
    both = allies(s, player) + allies(s, t.other(player))
    return [ally for ally in both if refuse_host(s, player, card, ally) is None]


def refuse_host(s: State, player: int, card: int, host: int) -> Refusal | None:
    """Whether an Ally can carry a Weapon (ML-weap-03, ML-weap-04, ML-weap-05)."""
    if not is_ally(s, host):
        return no.NO_BEARER
    carried = len(weapons_on(s, host))
    if carried and carried >= 1 + extra_weapons(s, card, host):
        return no.ALREADY_ARMED
    for ability in t.printed(s, card).abilities:
        if isinstance(ability, CarriedBy) and not ability.cards.fits(s, scope(player, card), host):
            return no.WRONG_BEARER
    return None


def extra_weapons(s: State, card: int, host: int) -> int:
    """How many Weapons more than one an Ally can carry; some only if all are of a certain kind (ML-weap-03)."""
    room = 0
    for each in s.index().modifying[m.EXTRA_WEAPON]:
        change = cast(Change, each.modifier)
        if not change.affects(s, each.scope, host) or not heard(s, each, m.EXTRA_WEAPON, host):
            continue
        only = change.blockers
        if only is None or all([only.describes(s, each.scope, weapon) for weapon in [*weapons_on(s, host), card]]):
            room += change.amount(s, each.scope, host)
    return room


def refuse_use(s: State, player: int, card: int, number: int) -> Refusal | None:
    """Why an activated ability cannot be used now (ML-use-01, ML-use-02)."""
    if s.place[card] < 0 or (not in_play(s, card) and s.place[card] // 2 != t.GRAVEYARD):
        return no.NOT_YOURS
    abilities = voice(s, card).activated
    if not 0 <= number < len(abilities):
        return no.NO_ABILITY
    power = cast(Activated, abilities[number])
    if s.place[card] % 2 != player and not power.anyone:
        return no.NOT_YOURS
    if in_play(s, card) != (power.zone < 0) or (power.zone == t.GRAVEYARD and burdened(s, m.NO_GRAVEYARD, player)):
        return no.USE_PLACE
    if silenced(s, card):
        return no.LOST_ABILITY
    if unusable(s, card):
        return no.KEPT_FROM_USE
    phase = s.world[t.PHASE]
    if phase not in power.phases or ((phase == t.VIGIL or power.own_turn) and active(s) != player):
        return no.USE_TIME
    if mute(s, player):
        return no.USE_TIME
    if power.times and uses(s, card, number) >= power.times:
        return no.USED_UP
    return refuse_power(s, player, card, power)


def usable_elsewhere(s: State, player: int) -> list[int]:
    """The cards with an ability that a player may use although they are not in play under their control."""
    elsewhere = cast("MitosYLeyendas", s.game).elsewhere
    defs = s.cards
    zones = s.zones
    found = [card for card in zones[t.GRAVEYARD * 2 + player] if defs[card] in elsewhere]
    numbers = s.numbers
    copied, borrowed, taught = numbers[t.COPY], numbers[t.BORROWED], numbers[t.TAUGHT]
    for zone in t.IN_PLAY:
        for card in zones[zone * 2 + 1 - player]:
            if defs[card] in elsewhere or copied[card] or borrowed[card] or taught[card]:
                found.append(card)
    return found


def refuse_power(s: State, player: int, card: int, power: Power) -> Refusal | None:
    """Condition, targets and cost of an ability."""
    if not power.holds(s, player, card):
        return no.USE_CONDITION
    if power.gold and power.gold > purse(s, player, t.ABILITY, card):
        return no.USE_GOLD
    if not power.payable(s, player, card):
        return no.USE_COST
    if not power.has_cards(s, player, card):
        return no.TOO_FEW_TO_DISCARD
    if not power.has_targets(s, player, card):
        return no.USE_TARGET
    return None


def uses(s: State, card: int, number: int) -> int:
    """How often an ability of a card was used this turn."""
    return s.numbers[t.USES][card] >> (t.USE_BITS * number) & ((1 << t.USE_BITS) - 1)
