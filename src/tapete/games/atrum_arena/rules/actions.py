"""What a player does of their own accord (I.5, II.1): placing an esbirro, announcing powers, letting a moment go by."""

from __future__ import annotations

from typing import Final

from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.announcement import OPENING, RESPONSE, announcing
from tapete.games.atrum_arena.rules.announcing import ANNOUNCE, EXPLOIT, MODES, announceable, refuse
from tapete.games.atrum_arena.values import one_of_each
from tapete.games.atrum_arena.words import titled

MAIN: Final = "main"
PART: Final = "part"


class Place(Action):
    """The esbirro of the turn (AA-turn-15, AA-altar-02)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if links.chain_under_way(s) is not None:
            return no.PLACE_IN_CHAIN
        if player != s.world[t.ACTIVE] or s.world[t.PHASE] != t.MAIN_PHASE or s.world[t.PART] != t.DEVELOPMENT:
            return no.PLACE_ONLY_IN_MAIN
        if s.tallies[t.PLACED_ON][player] == s.turn:
            return no.PLACED_ALREADY
        if s.zone_kind(option.thing) != t.HAND or s.holder(option.thing) != player:
            return no.NOT_IN_HAND
        return None if option.thing in one_of_each(s, t.hand(s, player)) else no.ALIKE

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return self.refuse(s, player, option) or no.PLACE_IN_CHAIN

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        if s.tallies[t.PLACED_ON][player] != s.turn:
            options += [Option(s.names, self.verb, (card,)) for card in one_of_each(s, things)]

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, Event(ev.PLACED, option.thing, player))


class Announce(Action):
    """Announce a power, by its number, to be paid in one of two ways (AA-ann-01, AA-act-11)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """Each power in the ways of paying that it has, Exploiting right after Exhausting; once where the reason is the same."""
        found: list[Option] = []
        for number, power in enumerate(t.reptante(s, thing).powers, 1):
            ways = [Option(s.names, verb, (thing,), str(number)) for verb in MODES]
            if power.cost == 0:
                found.append(ways[0])
            elif power.exploiting:
                found.append(ways[1])
            else:
                reason = self.refuse(s, player, ways[0])
                found += ways if reason is None or self.refuse(s, player, ways[1]) is not reason else ways[:1]
        return found

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if t.is_esbirro(s, option.thing):
            return no.NOT_YOURS
        number = int(option.word) - 1 if option.word.isdecimal() else t.NOTHING
        return refuse(s, player, option.thing, number, MODES[option.verb], open_chain(s))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return s.stack[-1].holds_up() or no.RESOLVING

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        options += announceable(s, player, open_chain(s))

    def do(self, s: State, player: int, option: Option) -> None:
        announcing(s, player, option, RESPONSE if isinstance(s.stack[-1], Window) else OPENING)

    def said(self, s: State, option: Option, lang: str) -> str:
        powers = t.reptante(s, option.thing).powers
        return titled(powers[int(option.word) - 1], lang)


class Exploit(Announce):
    """The other way of paying, which ``Announce`` tries as well: a menu lists it apart."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return []


class Withdraw(Action):
    """Take back what was announced: never (AA-ann-12)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        chain = open_chain(s)
        announced = chain is not None and player in [link.player for link in chain.chain]
        return [Option(s.names, self.verb)] if announced else []

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.FINAL

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.FINAL


class LetGo(Passing):
    """Do nothing more at this moment; what has to be answered is answered first."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return s.stack[-1].why_not(s, option)


def open_chain(s: State) -> Window | None:
    """The chain that whoever decides may respond to."""
    top = s.stack[-1]
    return top if isinstance(top, Window) and top.discipline == links.CHAIN else None


# -- things in sight


def hand(s: State, player: int) -> list[int]:
    return t.hand(s, player)


def team(s: State, player: int) -> list[int]:
    return t.team(s, player)


def other_reptantes(s: State, player: int) -> list[int]:
    """All reptantes but the own ones in play: others', eliminated ones and those set aside."""
    return [card for card, owner in enumerate(s.owners) if owner >= 0 and card not in t.team(s, player)]


def other_esbirros(s: State, player: int) -> list[int]:
    """The esbirros that a player sees outside their hand."""
    sight = s.game.sight
    own = t.hand(s, player)
    return [card for card, owner in enumerate(s.owners) if owner < 0 and card not in own and sight.sees(s, player, card)]


PLACING: Final = Place("place", Words("Coloca en tu Altar: {thing}", "Put into your Altar: {thing}"), Words("Colocar", "Place"))
ANNOUNCING: Final = Announce(ANNOUNCE, Words("{thing}: {word}", "{thing}: {word}"), Words("Anunciar", "Announce"))
EXPLOITING: Final = Exploit(
    EXPLOIT,
    Words("{thing}: {word}, pagado Explotando", "{thing}: {word}, paid by Exploiting"),
    Words("Anunciar y pagar Explotando", "Announce and pay by Exploiting"),
)
WITHDRAWING: Final = Withdraw("withdraw", Words("Retira lo que has anunciado", "Withdraw what you announced"))
ASKED_ABOUT: Final[tuple[AskedAbout, ...]] = (
    AskedAbout(team, EXPLOITING),
    AskedAbout(other_reptantes, ANNOUNCING),
    AskedAbout(other_esbirros, PLACING),
    AskedAbout(nothing, WITHDRAWING),
)
IN_MAIN: Final = Actions(
    MAIN,
    Row(hand, PLACING),
    Row(team, ANNOUNCING),
    AskedAbout(team, EXPLOITING),
    Row(nothing, LetGo(Words("Termina tu fase Principal", "End your Main phase"), Words("Terminar", "End"))),
    *ASKED_ABOUT[1:],
)


def only_announcing(kind: str, passing: Words) -> Actions:
    """The moments at which nothing is placed."""
    return Actions(kind, Row(team, ANNOUNCING), Row(nothing, LetGo(passing)), AskedAbout(hand, PLACING), *ASKED_ABOUT)


IN_PART: Final = only_announcing(PART, Words("Sigue adelante", "Go on"))
AT_PHASE_START: Final = only_announcing(links.PHASE_START, Words("No anuncies nada", "Announce nothing"))
IN_CHAIN: Final = only_announcing(links.CHAIN, Words("No respondas", "Do not respond"))
