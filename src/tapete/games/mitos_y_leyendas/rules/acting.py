"""What a player does of their own accord, in their Vigil and in the Talisman War: plays cards and uses abilities."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.legal import hosts, refuse_play, refuse_use, usable_elsewhere
from tapete.games.mitos_y_leyendas.rules.playing import play
from tapete.games.mitos_y_leyendas.rules.using import USED, use
from tapete.games.mitos_y_leyendas.things import Card, active, allies, other, voice
from tapete.games.mitos_y_leyendas.values import price, purse
from tapete.games.mitos_y_leyendas.words import whereabouts

VIGIL: Final = "vigil"
PRIORITY: Final = "war"
ON_HOST: Final = Words(" sobre {host}", " on {host}")
NOTHING_TO_USE: Final = Words("no tiene ninguna habilidad que usar", "it has no ability to use")
CHOOSE: Final = "choose"
PAST_ALL_COSTS: Final = 1 << 20


class Play(Action):
    """Play a card from the hand, a Weapon on an Ally (ML-play-04, ML-play-05)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        if t.printed(s, thing).type == t.WEAPON and refuse_play(s, player, thing) is None:
            both = allies(s, player) + allies(s, other(player))
            return [Option(s.names, self.verb, (thing, host)) for host in both]
        return [Option(s.names, self.verb, (thing,))]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        card = option.thing
        host = option.things[1] if len(option.things) > 1 else -1
        refusal = refuse_play(s, player, card, host)
        if refusal is None and host < 0 and t.printed(s, card).type == t.WEAPON:
            return no.ON_WHOM
        return refusal

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        own = s.world[t.PHASE] == t.VIGIL and active(s) == player
        most = at_most(s, player)
        defs = s.cards
        for card in things:
            shown = cast(Card, defs[card])
            if shown.type != t.GOLD and (shown.least > most or not (own or shown.type == t.TALISMAN)):
                continue
            if refuse_play(s, player, card) is None:
                if shown.type != t.WEAPON:
                    options.append(Option(s.names, self.verb, (card,)))
                    continue
                for host in hosts(s, player, card):
                    if price(s, player, card, host) <= purse(s, player, t.WEAPON, card, host):
                        options.append(Option(s.names, self.verb, (card, host)))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        card = option.thing
        if s.place[card] != t.HAND * 2 + player:
            return no.NOT_IN_HAND
        shown = t.printed(s, card)
        if shown.type == t.GOLD:
            return no.GOLD_IN_VIGIL
        return no.TALISMAN_TIME if shown.type == t.TALISMAN else no.ONLY_VIGIL

    def do(self, s: State, player: int, option: Option) -> None:
        play(s, player, option.thing, option.things[1] if len(option.things) > 1 else -1)

    def said(self, s: State, option: Option, lang: str) -> str:
        """On whom a Weapon is played; where each player has an Ally of that name, whose."""
        decision = s.decision
        if len(option.things) < 2 or decision is None:
            return ""
        host = option.target
        name = s.named(host, lang)
        rivals = [each.target for each in decision.options if len(each.things) > 1]
        if any([rival != host and s.cards[rival] is s.cards[host] for rival in rivals]):
            name = f"{name} ({whereabouts(s, host, decision.player, lang)})"
        return ON_HOST.fill(lang, host=name)


def at_most(s: State, player: int) -> int:
    """What a player can pay for a card while all costs are as printed; a number past them all when something changes them."""
    modifying = s.index().modifying
    if modifying[m.SURCHARGE] or modifying[m.REDUCTION] or modifying[m.CHEAP_WEAPON] or modifying[m.WORTH] or modifying[m.NO_GOLD]:
        return PAST_ALL_COSTS
    return PAST_ALL_COSTS if s.tallies[t.MEANT][player] else s.tallies[t.VIRTUAL][player] + len(s.zones[t.RESERVE * 2 + player])


class Use(Action):
    """Use one of the abilities of a card, by its number (ML-use-01, ML-use-02)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """One without abilities is tried as well: there is a reason why it cannot be used."""
        most = max(1, len(voice(s, thing).activated))
        return [Option(s.names, self.verb, (thing,), str(number)) for number in range(1, most + 1)]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_use(s, player, option.thing, place_of(option.word))

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        defs = s.cards
        copied, borrowed, taught = s.numbers[t.COPY], s.numbers[t.BORROWED], s.numbers[t.TAUGHT]
        for card in things:
            if cast(Card, defs[card]).activated or copied[card] or borrowed[card] or taught[card]:
                for number in range(len(voice(s, card).activated)):
                    if refuse_use(s, player, card, number) is None:
                        options.append(Option(s.names, self.verb, (card,), str(number + 1)))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return self.refuse(s, player, option) or no.USE_TIME

    def do(self, s: State, player: int, option: Option) -> None:
        card = option.thing
        number = place_of(option.word)
        use(s, cast(Power, voice(s, card).activated[number]), player, card, USED, t.bearer(s, card), number)

    def said(self, s: State, option: Option, lang: str) -> str:
        abilities = voice(s, option.thing).activated
        number = place_of(option.word)
        return abilities[number].text(lang) if 0 <= number < len(abilities) else NOTHING_TO_USE.text(lang)


class UseInVigil(Use):
    """The first use closes the drop of the Vigil (ML-vig-04)."""

    def do(self, s: State, player: int, option: Option) -> None:
        super().do(s, player, option)
        happens(s, Event(ev.DROP_CLOSES, amount=1))


def place_of(word: str) -> int:
    """The place of an ability that options count from one; -1 when the word is no number."""
    return int(word) - 1 if word.isdigit() else -1


# -- what is in sight


def hand(s: State, player: int) -> list[int]:
    return s.zones[t.HAND * 2 + player]


def mine(s: State, player: int) -> list[int]:
    """A player's cards in play."""
    zones = s.zones
    return [card for zone in t.IN_PLAY for card in zones[zone * 2 + player]]


def theirs(s: State, player: int) -> list[int]:
    """The opponent's cards in play."""
    return mine(s, other(player))


def elsewhere(s: State, player: int) -> list[int]:
    """What a player sees neither in play nor in their own hand: Graveyards, Exile, shown and known cards."""
    sight = s.game.sight
    return [
        card
        for card in range(len(s.cards))
        if not t.in_play(s, card) and s.place[card] != t.HAND * 2 + player and sight.sees(s, player, card)
    ]


def theirs_unused(s: State, player: int) -> list[int]:
    """Of the opponent's cards in play, those with nothing for this player to use."""
    usable = usable_elsewhere(s, player)
    return [card for card in theirs(s, player) if card not in usable]


def elsewhere_unused(s: State, player: int) -> list[int]:
    usable = usable_elsewhere(s, player)
    return [card for card in elsewhere(s, player) if card not in usable]


def beside_the_question(s: State) -> list[tuple[Option, Refusal]]:
    """What is in sight at a question that is no time to act: not among the cards to choose from, or to be played or used later."""
    decision = s.decision
    assert decision is not None
    player = decision.player
    choosing = any([option.verb == CHOOSE for option in decision.options])
    named = {thing for option in decision.options for thing in option.things}
    found: list[tuple[Option, Refusal]] = []
    for card in range(len(s.cards)):
        if card in named or not s.game.sight.sees(s, player, card):
            continue
        action: Action = USING if t.in_play(s, card) else PLAYING
        option = Option(s.names, CHOOSE, (card,)) if choosing else action.tries(s, player, card)[0]
        refusal = s.stack[-1].why_not(s, option) if choosing else action.untimely(s, player, option)
        if refusal is not None:
            found.append((option, refusal))
    return found


PLAYING: Final = Play("play", Words("Juega {thing}{word}", "Play {thing}{word}"), Words("Jugar", "Play"))
USE_PHRASE: Final = Words("Usa {thing}: {word}", "Use {thing}: {word}")
ABILITIES: Final = Words("Habilidades", "Abilities")
USING: Final = Use("use", USE_PHRASE, ABILITIES)
USING_IN_VIGIL: Final = UseInVigil("use", USE_PHRASE, ABILITIES)
IN_VIGIL: Final = Actions(
    VIGIL,
    Row(hand, PLAYING),
    Row(mine, USING_IN_VIGIL),
    Row(usable_elsewhere, USING_IN_VIGIL),
    Row(nothing, Passing(Words("Termina la Vigilia", "End the Vigil"), Words("Terminar", "End"))),
    AskedAbout(theirs_unused, USING_IN_VIGIL),
    AskedAbout(elsewhere_unused, PLAYING),
)
IN_THE_WAR: Final = Actions(
    PRIORITY,
    Row(hand, PLAYING),
    Row(mine, USING),
    Row(usable_elsewhere, USING),
    Row(nothing, Passing(Words("Paso", "Pass"), Words("Pasar", "Pass"))),
    AskedAbout(theirs_unused, USING),
    AskedAbout(elsewhere_unused, PLAYING),
)
