"""Values that are computed when they are read: the types of an esbirro where it lies, the type of a power now."""

from __future__ import annotations

from typing import Final

from tapete.core import costs
from tapete.core.decision import Option
from tapete.core.state import State
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE
from tapete.games.atrum_arena.powers import Power


def types(s: State, card: int) -> int:
    """All types an esbirro is of where it lies, as bits (AA-shadow-02 to 07, AA-type-01)."""
    place = s.place[card]
    zone = place // s.players
    if s.lasting and (zone == t.HAND or zone == t.ALTAR):
        given = changed_types(s, zone, place % s.players)
        if given:
            return given
    own = t.printed_type(s, card)
    if own != t.SHADOW or zone != t.ALTAR:
        return own
    return assumed(s, s.zones[place])


def assumed(s: State, altar: list[int]) -> int:
    """What a sombra is among these esbirros of an altar (AA-shadow-03, AA-shadow-04)."""
    others = 0
    for each in altar:
        what = s.cards[each]
        assert isinstance(what, t.Esbirro)
        others |= what.type
    others &= t.MAIN
    return others if others else t.SHADOW


def types_without(s: State, card: int, gone: tuple[int, ...]) -> int:
    """All types an esbirro of an altar would be of if these had left it: a sombra may lose some (AA-shadow-06, AA-shadow-20)."""
    own = t.printed_type(s, card)
    if s.lasting:
        given = changed_types(s, t.ALTAR, s.holder(card))
        if given:
            return given
    if own != t.SHADOW:
        return own
    return assumed(s, [each for each in t.altar(s, s.holder(card)) if each not in gone])


def changed_types(s: State, zone: int, holder: int) -> int:
    """The type that a lasting effect gives to everything in a hand or altar; 0 when there is none."""
    found = 0
    for each in s.index().modifying[t.TYPE_CHANGE]:
        if each.you == holder and each.scope.word == t.ZONES[zone].id:
            found = each.scope.number
    return found


def count(s: State, player: int, wanted: int) -> int:
    """How many esbirros of these types an altar holds; a sombra counts once (AA-shadow-05)."""
    return len([card for card in t.altar(s, player) if types(s, card) & wanted])


def count_without(s: State, player: int, wanted: int, gone: tuple[int, ...]) -> int:
    """How many of these types an altar would hold if some had left it; what its sombras are hangs on the others that stay."""
    left = [card for card in t.altar(s, player) if card not in gone] if gone else t.altar(s, player)
    given = changed_types(s, t.ALTAR, player) if s.lasting else 0
    if given:
        return len(left) if given & wanted else 0
    found = 0
    others = 0
    sombras = 0
    for card in left:
        own = t.printed_type(s, card)
        others |= own
        if own == t.SHADOW:
            sombras += 1
        elif own & wanted:
            found += 1
    assumed_type = others & t.MAIN or t.SHADOW
    return found + sombras if assumed_type & wanted else found


def alike(s: State, card: int) -> int:
    """What tells an esbirro from others that lie together: its type, its state, and which announced powers are aimed at it."""
    look = t.printed_type(s, card) + (t.NEUTRAL + 1) * s.numbers[t.EXHAUSTED][card]
    if not s.reserved:
        return look
    window = links.chain_under_way(s)
    if window is None:
        return look
    place = 2 * (t.NEUTRAL + 1)
    for link in window.chain if window.launching is None else (*window.chain, window.launching):
        if card in link.things:
            look += place
        place *= 2
    return look


def one_of_each(s: State, cards: list[int]) -> list[int]:
    """One esbirro of each kind: those that are alike are as good as each other, unless each of them is marked to pay for
    another announcement; then it matters which of these loses its own (AA-launch-09)."""
    if not s.reserved:
        return one_of_each_look(s, cards)
    loose = [card for card in cards if not costs.is_marked(s, card)]
    found = one_of_each_look(s, loose)
    looks = [alike(s, card) for card in found]
    marked: list[tuple[int, int]] = []
    for card in cards:
        key = (alike(s, card), costs.marked_for(s, card))
        if card not in loose and key[0] not in looks and key not in marked:
            marked.append(key)
            found.append(card)
    return [card for card in cards if card in found]


def one_of_each_look(s: State, cards: list[int]) -> list[int]:
    """One esbirro of each kind, where only their looks matter."""
    seen: list[int] = []
    found: list[int] = []
    for card in cards:
        look = alike(s, card)
        if look not in seen:
            seen.append(look)
            found.append(card)
    return found


def twin_offered(s: State, option: Option) -> bool:
    """Whether an esbirro that the player sees is just like another that the question under way lets them pick."""
    decision = s.decision
    assert decision is not None
    card = option.thing if option.things else t.NOTHING
    if card == t.NOTHING or not t.is_esbirro(s, card) or not s.game.sight.sees(s, decision.player, card):
        return False
    look = alike(s, card)
    others = [each.thing for each in decision.options if each.verb == option.verb and each.things and each.thing != card]
    return any([s.place[other] == s.place[card] and alike(s, other) == look for other in others])


def kind_of(s: State, card: int, power: Power) -> int:
    """Attack, Defense or Tactical, as lasting effects have it (AA-type-05)."""
    kind = power.kind
    if s.lasting:
        for each in s.index().modifying[t.KIND_CHANGE]:
            if card in each.scope.them and each.modifier.affects(s, each.scope, kind):
                kind = each.modifier.amount(s, each.scope, kind)
    return kind


FORCE_WORDS: Final = {ATTACK: "attacks", DEFENSE: "defenses"}


def emboldened(s: State, player: int, kind: int) -> int:
    """How much more the Attacks or Defenses of a player do this turn."""
    if not s.lasting:
        return 0
    wanted = FORCE_WORDS[kind]
    found = [each for each in s.index().modifying[t.FORCE_CHANGE] if each.you == player and each.scope.word == wanted]
    return sum([each.scope.number for each in found])


def warded(s: State, player: int, by: int) -> bool:
    """Whether a power of ``by`` has no effect on a player: those of opponents may be kept off (AA-target-03)."""
    if not s.lasting or s.tallies[t.SIDE][player] == s.tallies[t.SIDE][by]:
        return False
    for each in s.index().modifying[t.WARD]:
        if each.scope.number == player:
            return True
    return False
