"""The round and its actions (RA-round, RA-action)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import Option
from tapete.core.effects import resolving
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import place_of, powers
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.collect import collect
from tapete.games.res_arcana.rules.costs import affordable, can_pay, place
from tapete.games.res_arcana.rules.passing import pass_turn
from tapete.games.res_arcana.rules.victory import check_victory
from tapete.games.res_arcana.things import (
    ACTIVE,
    AREA,
    ARTIFACT,
    DISCARD,
    FIRST,
    GOLD,
    HAND,
    ITEM,
    MAGE,
    MONUMENT,
    MONUMENT_DECK,
    MONUMENTS,
    PASSED,
    PLACE,
    PLACES,
    ROUND,
    clockwise,
    facts,
    in_play,
    mine,
    of_rivals,
    shared,
)
from tapete.games.res_arcana.words import UNSEEN, cost_text

YOUR_ACTION: Final = Words("Haz una acción o pasa.", "Take an action or pass.")

# steps of a round
BEGIN: Final = 0
OFFER: Final = 1
ACT: Final = 2
NEXT_PLAYER: Final = 3
CHECK: Final = 4
TIDY: Final = 5


class Round(Frame):
    """The rounds of a game, one after another: collect, actions, victory check (RA-round-01)."""

    NAME = "round"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == OFFER:
            self.offer(s)
        elif step == ACT:
            self.act(s)
        elif step == NEXT_PLAYER:
            self.next_player(s)
        elif step == BEGIN:
            self.begin(s)
        elif step == CHECK:
            check_victory(s, s.world[FIRST])
        else:
            self.tidy(s)

    def begin(self, s: State) -> None:
        """All collect, in turn order from the First Player (RA-collect-16)."""
        for player in reversed(clockwise(s, s.world[FIRST])):
            collect(s, player)
        happens(s, Event(ev.ROUND_BEGINS, amount=s.world[ROUND] + 1))

    def offer(self, s: State) -> None:
        player = s.world[ACTIVE]
        s.offer(player, "main", MAIN.options(s, player), YOUR_ACTION)

    def act(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        MAIN.do(s, s.world[ACTIVE], answer)

    def next_player(self, s: State) -> None:
        """Clockwise; whoever has passed is skipped (RA-action-02), and the last one goes on alone (RA-action-03)."""
        active = s.world[ACTIVE]
        for seat in range(1, s.players + 1):
            player = (active + seat) % s.players
            if not s.tallies[PASSED][player]:
                self.step = OFFER
                if player != active:
                    happens(s, Event(ev.TURN_BEGINS, player=player, amount=player))
                return

    def tidy(self, s: State) -> None:
        """Nobody has won: everything is straightened and a new round starts (RA-victory-06)."""
        self.step = BEGIN
        happens(s, Event(ev.READIED))


class OneAction(Action):
    """An action of one's turn, one at a time (RA-action-01); not before the round has come to its actions (RA-round-01)."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return held_up(s) or no.NOT_YOUR_TURN


def held_up(s: State) -> Refusal | None:
    """What comes before the actions of a round and is still under way."""
    for frame in s.stack:
        refusal = frame.holds_up()
        if refusal is not None:
            return refusal
    return None


class Place(OneAction):
    """Place an artifact from the hand (RA-action-05)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if s.place[option.thing] != HAND * s.players + player:
            return no.NOT_IN_HAND
        return None if can_pay(s, player, option.thing) else no.CANNOT_PAY

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        options += [Option(s.names, self.verb, (card,)) for card in affordable(s, player, things)]

    def do(self, s: State, player: int, option: Option) -> None:
        place(s, player, option.thing)

    def said(self, s: State, option: Option, lang: str) -> str:
        return cost_text(facts(s, option.thing), lang)


class Claim(Place):
    """Claim a face-up monument or a place of power (RA-action-06)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        card = option.thing
        if s.zone_kind(card) not in (MONUMENTS, PLACES):
            return why_not_in_centre(s, card)
        return None if can_pay(s, player, card) else no.CANNOT_PAY


def why_not_in_centre(s: State, card: int) -> Refusal:
    """Claimed already, still in the deck, the side of a tile that lies face down, or nothing that is ever claimed."""
    type = facts(s, card).type
    if type not in (MONUMENT, PLACE):
        return no.NOT_TO_CLAIM
    if in_play(s, card):
        return no.CLAIMED
    return no.NOT_SHOWN if type == MONUMENT else no.OTHER_SIDE


MONUMENT_PRICE: Final = 4  # in Gold, whichever monument it is


class ClaimUnseen(OneAction):
    """Claim the monument on top of the deck, without a look at it (RA-action-08)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if not shared(s, MONUMENT_DECK):
            return no.NO_MONUMENTS
        return None if s.tallies[GOLD][player] >= MONUMENT_PRICE else no.CANNOT_PAY

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        if s.tallies[GOLD][player] >= MONUMENT_PRICE and shared(s, MONUMENT_DECK):
            options.append(Option(s.names, self.verb, (), self.word))

    def do(self, s: State, player: int, option: Option) -> None:
        place(s, player, shared(s, MONUMENT_DECK)[0])

    def said(self, s: State, option: Option, lang: str) -> str:
        """By its name only for who has looked at it."""
        deck = shared(s, MONUMENT_DECK)
        if deck and s.decision is not None and s.game.sight.sees(s, s.decision.player, deck[0]):
            return f"{s.named(deck[0], lang)} ({cost_text(facts(s, deck[0]), lang)})"
        return UNSEEN.text(lang)


class Discard(OneAction):
    """Discard a card for 1 Gold, or for 2 others of any kind (RA-action-11)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (thing,), word) for word in DISCARDED_FOR]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if s.place[option.thing] != HAND * s.players + player:
            return no.NOT_FROM_HAND
        return None if option.word in DISCARDED_FOR else no.DISCARD_FOR

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        for card in things:
            options.append(Option(s.names, self.verb, (card,), "gold"))
            options.append(Option(s.names, self.verb, (card,), "two"))

    def do(self, s: State, player: int, option: Option) -> None:
        card = option.thing
        discard = [ev.send(card, DISCARD, player, 0), Event(ev.DISCARDED, card, player)]
        if option.word == "gold":
            happen_in_turn(s, [discard, [Event(ev.GAINED, player=player, amount=1, source=card, zone=GOLD)]])
        else:
            s.push(resolving(s.game.programs["rule/discard"], player, card))
            happen(s, discard)

    def phrases(self) -> dict[str, Words]:
        return {f"{self.verb}:{word}": phrase for word, phrase in DISCARDED_FOR.items()}


DISCARDED_FOR: Final = {
    "gold": Words("Descarta {thing} por 1 de Oro", "Discard {thing} for 1 Gold"),
    "two": Words("Descarta {thing} por 2 esencias", "Discard {thing} for 2 essences"),
}


class Use(OneAction):
    """Use one of the powers of a component, by its number (RA-action-15)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """One without powers is tried as well: there is a reason why it cannot be used."""
        return [Option(s.names, self.verb, (thing,), str(number)) for number in range(1, max(2, len(powers(s, thing)) + 1))]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        known = powers(s, option.thing)
        at = place_of(option.word, len(known))
        return no.NO_SUCH_POWER if at < 0 else known[at].refuse(s, player, option.thing)

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        for card in things:
            for number, power in enumerate(powers(s, card), 1):
                if power.refuse(s, player, card) is None:
                    options.append(Option(s.names, self.verb, (card,), str(number)))

    def do(self, s: State, player: int, option: Option) -> None:
        powers(s, option.thing)[int(option.word) - 1].start(s, player, option.thing)
        happens(s, Event(ev.USED, option.thing, player))

    def said(self, s: State, option: Option, lang: str) -> str:
        known = powers(s, option.thing)
        at = place_of(option.word, len(known))
        return NO_POWER.text(lang) if at < 0 else known[at].text(lang)


NO_POWER: Final = Words("No tiene efectos que usar.", "It has no effect to use.")


class PassTurn(Passing):
    """Pass until the next round (RA-pass-01)."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return held_up(s) or no.MUST_ANSWER

    def do(self, s: State, player: int, option: Option) -> None:
        pass_turn(s, player)


def hand(s: State, player: int) -> list[int]:
    return s.zone(HAND, player)


def centre(s: State, player: int) -> list[int]:
    """What can be claimed face up."""
    return shared(s, MONUMENTS) + shared(s, PLACES)


def seen_elsewhere(s: State, player: int, *types: int) -> list[int]:
    """What a player sees of some types that lies neither in play nor where it could be placed or claimed from."""
    found: list[int] = []
    for card in range(len(s.cards)):
        if facts(s, card).type in types and s.zone_kind(card) not in (HAND, AREA, MONUMENTS, PLACES):
            if s.game.sight.sees(s, player, card):
                found.append(card)
    return found


def artifacts_elsewhere(s: State, player: int) -> list[int]:
    return seen_elsewhere(s, player, ARTIFACT)


def claimable_elsewhere(s: State, player: int) -> list[int]:
    return seen_elsewhere(s, player, MONUMENT, PLACE)


def items_elsewhere(s: State, player: int) -> list[int]:
    return seen_elsewhere(s, player, ITEM, MAGE)


PLACING: Final = Place("place", Words("Pon en juego {thing} ({word})", "Place {thing} ({word})"), Words("Poner en juego", "Place"))
TO_CLAIM: Final = Words("Reclamar", "Claim")
CLAIMING: Final = Claim("claim", Words("Reclama {thing} ({word})", "Claim {thing} ({word})"), TO_CLAIM)
CLAIMING_UNSEEN: Final = ClaimUnseen("claim", Words("Reclama {word}", "Claim {word}"), TO_CLAIM, "top")
DISCARDING: Final = Discard("discard", Words("Descarta {thing}", "Discard {thing}"), Words("Descartar", "Discard"))
USING: Final = Use("use", Words("{thing}. {word}", "{thing}. {word}"), Words("Usar un efecto", "Use an effect"))
PASSING: Final = PassTurn(Words("Pasa hasta la próxima ronda", "Pass until the next round"), Words("Pasar", "Pass"))
# the five actions, in the rulebook's order (RA-action-04), and what cannot be done with anything else in sight
MAIN: Final = Actions(
    "main",
    Row(hand, PLACING),
    Row(centre, CLAIMING),
    Row(nothing, CLAIMING_UNSEEN),
    Row(hand, DISCARDING),
    Row(mine, USING),
    Row(nothing, PASSING),
    AskedAbout(of_rivals, USING),
    AskedAbout(items_elsewhere, USING),
    AskedAbout(artifacts_elsewhere, PLACING),
    AskedAbout(claimable_elsewhere, CLAIMING),
)
