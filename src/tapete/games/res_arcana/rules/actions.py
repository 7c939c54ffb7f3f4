"""The round and its actions (RA-round, RA-action)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import PASS, Option
from tapete.core.effects import resolving
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import powers
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.collect import collect
from tapete.games.res_arcana.rules.costs import can_pay, place
from tapete.games.res_arcana.rules.passing import pass_turn
from tapete.games.res_arcana.rules.victory import check_victory
from tapete.games.res_arcana.things import (
    ACTIVE,
    DISCARD,
    FIRST,
    GOLD,
    HAND,
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
    shared,
)

YOUR_ACTION = Words("Haz una acción o pasa.", "Take an action or pass.")

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
        s.offer(player, "main", main_options(s, player), YOUR_ACTION)

    def act(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        player = s.world[ACTIVE]
        verb = answer.verb
        if verb == PASS:
            pass_turn(s, player)
        elif verb in ("place", "claim"):
            card = answer.thing if answer.things else shared(s, MONUMENT_DECK)[0]  # RA-action-08: unseen
            place(s, player, card)
        elif verb == "discard":
            discard_for_essence(s, player, answer.thing, answer.word)
        else:
            powers(s, answer.thing)[int(answer.word) - 1].start(s, player, answer.thing)
            happens(s, Event(ev.USED, answer.thing, player))

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


def discard_for_essence(s: State, player: int, card: int, way: str) -> None:
    """1 Gold, or 2 others of any kind (RA-action-11)."""
    discard = [ev.send(card, DISCARD, player, 0), Event(ev.DISCARDED, card, player)]
    if way == "gold":
        happen_in_turn(s, [discard, [Event(ev.GAINED, player=player, amount=1, source=card, zone=GOLD)]])
    else:
        s.push(resolving(s.game.programs["rule/discard"], player, card))
        happen(s, discard)


def refuse_place(s: State, player: int, card: int) -> Refusal | None:
    """The one authority on placing an artifact."""
    if s.place[card] != HAND * s.players + player:
        return no.NOT_IN_HAND
    return None if can_pay(s, player, card) else no.CANNOT_PAY


def refuse_claim(s: State, player: int, card: int) -> Refusal | None:
    """The one authority on claiming a monument or a place."""
    if card not in shared(s, MONUMENTS) and card not in shared(s, PLACES):
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


MONUMENT_PRICE = 4  # in Gold, whichever monument it is


def refuse_claim_unseen(s: State, player: int) -> Refusal | None:
    """The one authority on claiming the monument on top of the deck (RA-action-08), without a look at it."""
    if not shared(s, MONUMENT_DECK):
        return no.NO_MONUMENTS
    return None if s.tallies[GOLD][player] >= MONUMENT_PRICE else no.CANNOT_PAY


def refuse_discard(s: State, player: int, card: int) -> Refusal | None:
    return None if s.place[card] == HAND * s.players + player else no.NOT_FROM_HAND


def refuse_power(s: State, player: int, card: int, number: int) -> Refusal | None:
    known = powers(s, card)
    if number < 1 or number > len(known):
        return no.NO_SUCH_POWER
    return known[number - 1].refuse(s, player, card)


def main_options(s: State, player: int) -> list[Option]:
    """The five actions, in the rulebook's order (RA-action-04)."""
    names = s.names
    options: list[Option] = []
    hand = s.zone(HAND, player)
    options += [Option(names, "place", (card,)) for card in hand if can_pay(s, player, card)]
    for zone in (MONUMENTS, PLACES):
        options += [Option(names, "claim", (card,)) for card in shared(s, zone) if can_pay(s, player, card)]
    if refuse_claim_unseen(s, player) is None:
        options.append(Option(names, "claim", (), "top"))
    for card in hand:
        options.append(Option(names, "discard", (card,), "gold"))
        options.append(Option(names, "discard", (card,), "two"))
    for card in mine(s, player):
        for number, power in enumerate(powers(s, card), 1):
            if power.refuse(s, player, card) is None:
                options.append(Option(names, "use", (card,), str(number)))
    options.append(Option(names, PASS))
    return options
