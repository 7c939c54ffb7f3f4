"""Who is asked in a window: whoever might answer as far as the other player can tell, so that being asked tells nothing.

What a hand holds is hidden, and so is the list of a deck. A player with a card the other has not seen, and with the Oros for some
Talisman that fits the moment, might have that Talisman. Only public facts decide: the hand's size, the Oros, what is in play. A
seat may give this discretion up (``setup["quick"]``) and then is asked only when it has an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import CardDef
from tapete.core.events import Event, happens
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.things import voice
from tapete.games.mitos_y_leyendas.values import burdened, least_price, mute, purse, unusable

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas
    from tapete.games.mitos_y_leyendas.facets import MitosYLeyendasSight

QUICK: Final = "quick"


def mark(s: State, moment: int) -> bool:
    """A moment of the turn comes: told to the log and to whatever listens; whether anybody takes notice."""
    if s.log is None and not s.index().listening[ev.PHASE]:
        return False
    happens(s, Event(ev.PHASE, player=s.world[t.ACTIVE], amount=moment))
    return True


def ask_for(s: State, discipline: str, moment: str, about: Announcement, event: Event | None = None) -> bool:
    """Open a window, unless nobody could conceivably answer; whether it is open."""
    game = cast("MitosYLeyendas", s.game)
    if moment not in game.answers and moment not in game.answered:
        return False  # no card there is answers it
    subject = about.things[0] if about.things else -1
    if not conceivable(s, 0, moment, subject, about.player) and not conceivable(s, 1, moment, subject, about.player):
        return False
    open_window(s, discipline, about, event)
    return True


def quick(s: State, player: int) -> bool:
    """Whether a seat prefers speed to secrecy: it is asked only when it can answer."""
    seats = s.setup.get(QUICK)
    return isinstance(seats, list) and player in seats


def conceivable(s: State, player: int, moment: str, subject: int, by: int) -> bool:
    """Whether a player might answer, as far as the other one can tell."""
    return might_play(s, player, moment, subject, by) or might_react(s, player, moment, subject, by)


def might_play(s: State, player: int, moment: str, subject: int, by: int) -> bool:
    """Whether some Talisman that a hidden hand could hold would fit."""
    candidates = cast("MitosYLeyendas", s.game).answers.get(moment)
    if candidates is None or not s.zones[t.HAND * 2 + player]:
        return False
    money = purse(s, player, t.TALISMAN)
    modifying = s.index().modifying
    as_printed = not modifying[m.SURCHARGE] and not modifying[m.REDUCTION]
    if (
        (as_printed and candidates[0].least > money)
        or not cast("MitosYLeyendasSight", s.game.sight).hides(s, player)
        or talismans_barred(s, player)
    ):
        return False
    for card in candidates:
        if as_printed:
            if card.least > money:
                return False  # the cheapest come first
        elif least_price(s, player, card) > money:
            continue
        spell = cast(Power, card.spell)
        if spell.fits(s, player, -1, subject, by) and spell.holds(s, player, -1) and spell.has_cards(s, player, -1):
            return True
    return False


def might_play_freely(s: State, player: int) -> bool:
    """Whether a hidden hand could hold a Talisman for the War."""
    if not cast("MitosYLeyendasSight", s.game.sight).hides(s, player) or talismans_barred(s, player):
        return False
    money = purse(s, player, t.TALISMAN)
    for card in cast("MitosYLeyendas", s.game).war_talismans:  # the cheapest first
        if least_price(s, player, card) <= money:
            return True
    return False


def talismans_barred(s: State, player: int) -> bool:
    """Whether something in play keeps a player from playing any Talisman."""
    for each in s.index().modifying[m.CANNOT_PLAY]:
        change = cast(Change, each.modifier)
        if change.extra >> t.TALISMAN & 1 and change.cards is None and change.concerns(s, each.scope, player):
            return True
    return s.tallies[t.TALISMANS][player] > 0 and burdened(s, m.TALISMAN_LIMIT, player)


def might_react(s: State, player: int, moment: str, subject: int, by: int) -> bool:
    """Whether a card in play might respond: only what its cost takes from the hand is not known."""
    game = cast("MitosYLeyendas", s.game)
    if moment not in game.answered:
        return False
    reactive = game.reactive
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2 + player]:
            if speaks(s, card, reactive):
                abilities = voice(s, card).moments.get(moment)
                if abilities is not None and not unusable(s, card):
                    for ability in abilities:
                        power = cast(Power, ability)
                        if open_to(s, player, card, power, subject, by) and power.imaginable(s, player, card):
                            return True
    return False


def speaks(s: State, card: int, reactive: set[CardDef]) -> bool:
    """Whether a card has answers at all, its own or those of what it copies."""
    return s.cards[card] in reactive or t.altered(s, card)


def open_to(s: State, player: int, card: int, power: Power, subject: int, by: int) -> bool:
    """Whether an ability of a card in play fits what is going on, whatever its cost takes from the hand."""
    if not power.fits(s, player, card, subject, by):
        return False
    if mute(s, player):
        return False
    if not power.holds(s, player, card) or power.gold > purse(s, player, t.ABILITY, card):
        return False
    return power.has_targets(s, player, card)
