"""What a player does not know and must not learn: cards that are hidden, and how a face-down discard serves (AA-ann-16)."""

from __future__ import annotations

from tapete.core.costs import Cost, Reservation, exchange, is_marked, still_serves
from tapete.core.facets import Sight
from tapete.core.state import State
from tapete.core.visibility import permute
from tapete.core.windows import Announcement, Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules.costs import COMPANION, Paying, cost_of, suits
from tapete.games.atrum_arena.values import types


def marked_openly(s: State, reserved: Reservation) -> tuple[int, ...]:
    """The esbirros that may be marked as set aside for all who see them: no discard that others know but have not been shown."""
    discard = reserved.things[-1]
    secret = s.numbers[t.KNOWN][discard] and not links.is_shown(s, reserved.serial)
    open = reserved.things[:-1] if secret else reserved.things
    return tuple([card for card in open if still_serves(s, reserved, card)])


def hidden(s: State, player: int) -> list[int]:
    """The esbirros that a player does not see."""
    return [card for card in range(len(s.cards)) if t.is_esbirro(s, card) and not s.game.sight.sees(s, player, card)]


def supposed(s: State, player: int, link: Announcement) -> Announcement:
    """An announcement as the player may take it to be; the card in the place of its discard is made to serve."""
    power = own_power(s, link)
    for each in s.reserved:
        if each.serial == link.reservation and not s.game.sight.sees(s, player, each.things[-1]):
            wild = fitted(s, player, each, power)
            if wild >= 0 and wild != link.numbers[links.WILD]:
                cost = cost_of(power, link.numbers[links.MODE], wild)
                exchange(s, Reservation(each.serial, each.player, each.source, cost, each.things))
                return links.marked(link, links.WILD, wild)
    return link


def fitted(s: State, player: int, reserved: Reservation, power: Power) -> int:
    """Put a card that serves into the place of the discard: of the type, else a sombra; -1 when neither may lie there."""
    card = reserved.things[-1]
    taken = [thing for each in s.reserved for thing in each.things]
    others = [each for each in hidden(s, player) if each not in taken]
    for wild, wanted in ((links.PLAIN, power.esbirro), (links.WITH_SHADOW, t.SHADOW)):
        if suits(s, power, wild, card):
            return wild
        able = [each for each in others if t.printed_type(s, each) & wanted]
        if able:
            permute(s, player, [card, able[0]], [able[0], card])
            return wild
    return -1


class AtrumArenaSight(Sight):
    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Nobody counts the fosa in a tournament (AA-gap-06)."""
        return kind != t.FOSA or not s.world[t.TOURNAMENT]

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """Esbirros the player does not see; a discard that lies face down is then made to serve again (``suppose``)."""
        unseen = hidden(s, player)
        return [unseen] if len(unseen) > 1 else []

    def known_reservation(self, s: State, player: int, reserved: Reservation) -> Reservation:
        """Which esbirro is set aside, and whether a sombra or a type chosen before helps it, is its owner's secret until somebody
        responds."""
        if reserved.player == player or links.is_shown(s, reserved.serial):
            return reserved
        cost = Cost(*[part for part in reserved.cost.parts if part[0] < COMPANION])
        return Reservation(reserved.serial, reserved.player, reserved.source, cost, (*reserved.things[:-1], t.NOTHING))

    def suppose(self, world: State, player: int) -> None:
        """What lies face down for an announcement is of the type that it asks for, if such a card may lie there, else a sombra;
        whatever it really is."""
        for frame in world.stack:
            if isinstance(frame, Window) and frame.discipline == links.CHAIN:
                for at in range(len(frame.chain)):
                    links.rewrite(frame, at, supposed(world, player, frame.chain[at]))
                if frame.launching is not None:
                    frame.launching = supposed(world, player, frame.launching)
            elif isinstance(frame, Paying) and frame.link is not None:
                frame.link = supposed(world, player, frame.link)

    def described(self, s: State, card: int) -> dict[str, object]:
        """The types an esbirro of an altar is of, and what is reserved."""
        if t.is_esbirro(s, card) and t.in_altar(s, card):
            kinds = types(s, card)
            return {"types": [t.TYPE_IDS[type] for type in t.TYPES if kinds & type], "reserved": is_marked(s, card)}
        return {}
