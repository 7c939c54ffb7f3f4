"""The turn and its five steps (KF-turn)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import expire
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules.archives import ARCHIVES_CHOICE
from tapete.games.keyforge.rules.discard import DISCARD as DISCARDING
from tapete.games.keyforge.rules.draw import refill
from tapete.games.keyforge.rules.forge import can_forge, forge, funds
from tapete.games.keyforge.rules.headings import has_heading
from tapete.games.keyforge.rules.house import HOUSE_CHOICE
from tapete.games.keyforge.rules.play import refuse_untimely
from tapete.games.keyforge.rules.playing import PLAY
from tapete.games.keyforge.rules.use import ACT as ACT_WITH
from tapete.games.keyforge.rules.use import ACT_BY_OMNI, REAP, WAYS
from tapete.games.keyforge.rules.using import OMNI
from tapete.games.keyforge.things import (
    ACTIVE_HOUSE,
    ARCHIVES,
    ARTIFACTS,
    DISCARD,
    END_STEP,
    EXHAUSTED,
    HAND,
    HOUSE,
    LINE,
    PURGED,
    UNDER,
    UPGRADES,
    active,
    other,
)
from tapete.games.keyforge.turn_events import DRAW_STEP, HOUSE_STEP, MAIN_STEP, READY_STEP
from tapete.games.keyforge.values import about_player, belongs, hand_size, key_cost

WHICH_HOUSE: Final = Words("Elige la casa activa.", "Choose the active house.")
WHETHER_ARCHIVES: Final = Words("¿Tomas las cartas de tus archivos?", "Do you take the cards from your archives?")
WHAT_TO_DO: Final = Words("Juega, descarta o usa cartas, o termina el paso.", "Play, discard or use cards, or end the step.")

# steps of the frame, in the order of the turn; saved games know them by their numbers
BEGIN: Final = 0
FORGE: Final = 1
BEGIN_HOUSE: Final = 2
CHOOSE_HOUSE: Final = 14
TAKE_HOUSE: Final = 3
OFFER_ARCHIVES: Final = 4
TAKE_ARCHIVES: Final = 5
BEGIN_MAIN: Final = 6
MAIN_OPTIONS: Final = 7
ACT: Final = 8
READY: Final = 9
DRAW: Final = 10
END: Final = 11
EXPIRE: Final = 12
HAND_OVER: Final = 13


class Turn(Frame):
    """The turns of a game, one after another: this frame is always at the bottom of the stack."""

    NAME = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == MAIN_OPTIONS:
            self.main(s)
        elif step == ACT:
            self.act(s)
        elif step == BEGIN:  # start-of-turn effects come before the key is checked (KF-timing-03)
            happens(s, Event(ev.TURN_BEGINS, player=active(s)))
        elif step == FORGE:
            self.forge_a_key(s)
        elif step == BEGIN_HOUSE:
            self.step = CHOOSE_HOUSE
            happens(s, Event(ev.STEP_BEGINS, amount=HOUSE_STEP))
        elif step == CHOOSE_HOUSE:
            self.step = TAKE_HOUSE
            self.choose_house(s)
        elif step == TAKE_HOUSE:
            self.take_house(s)
        elif step == OFFER_ARCHIVES:
            self.offer_archives(s)
        elif step == TAKE_ARCHIVES:
            self.take_archives(s)
        elif step == BEGIN_MAIN:
            happens(s, Event(ev.STEP_BEGINS, amount=MAIN_STEP))
        elif step == READY:
            self.ready(s)
        elif step == DRAW:
            self.draw(s)
        elif step == END:
            self.end(s)
        elif step == EXPIRE:
            expire(s)  # what then falls, falls on this turn
        else:
            self.step = FORGE
            player = active(s)
            happen(s, [Event(ev.TURN_PASSES, player=player), Event(ev.TURN_BEGINS, player=other(player))])

    def forge_a_key(self, s: State) -> None:
        """Forging is mandatory when the cost can be paid (KF-forge-01), one key at most (KF-forge-08)."""
        player = active(s)
        if not about_player(s, m.SKIPS_FORGE, player) and can_forge(s, player):
            forge(s, player)

    def choose_house(self, s: State) -> None:
        player = active(s)
        options = HOUSE_CHOICE.options(s, player)
        s.answer = None
        if options:
            s.ask(player, HOUSE_CHOICE.kind, options, WHICH_HOUSE)

    def take_house(self, s: State) -> None:
        if s.answer is not None:
            HOUSE_CHOICE.do(s, active(s), s.answer)

    def offer_archives(self, s: State) -> None:
        player = active(s)
        s.answer = None
        if s.zone(ARCHIVES, player):
            s.ask(player, ARCHIVES_CHOICE.kind, ARCHIVES_CHOICE.options(s, player), WHETHER_ARCHIVES)

    def take_archives(self, s: State) -> None:
        if s.answer is not None:
            ARCHIVES_CHOICE.do(s, active(s), s.answer)

    def main(self, s: State) -> None:
        if s.world[END_STEP]:
            self.step = READY
            return
        player = active(s)
        s.offer(player, MAIN.kind, MAIN.options(s, player), WHAT_TO_DO)

    def act(self, s: State) -> None:
        """One action of step 3; then the step goes on (KF-main-02)."""
        answer = s.answer
        assert answer is not None
        if answer.verb != PASS:
            self.step = MAIN_OPTIONS
        MAIN.do(s, active(s), answer)

    def ready(self, s: State) -> None:
        """The active player readies every card they control (KF-ready-01)."""
        player = active(s)
        exhausted = s.numbers[EXHAUSTED]
        cards = [card for zone in (LINE, ARTIFACTS) for card in s.zone(zone, player) if exhausted[card]]
        happen(s, [Event(ev.STEP_BEGINS, amount=READY_STEP), *[Event(ev.READIED, card, player) for card in cards]])

    def draw(self, s: State) -> None:
        player = active(s)
        happen(s, [Event(ev.STEP_BEGINS, amount=DRAW_STEP), *refill(s, player, hand_size(s, player))])

    def end(self, s: State) -> None:
        """End-of-turn effects, after step 5 (KF-endturn-01), and the call of "check!" (KF-draw-08)."""
        player = active(s)
        batch = [Event(ev.TURN_ENDS, player=player)]
        if funds(s, player) >= key_cost(s, player):
            batch.insert(0, Event(ev.CHECKED, player=player))
        happen(s, batch)


def hand(s: State, player: int) -> list[int]:
    return s.zone(HAND, player)


def playable(s: State, player: int) -> list[int]:
    """The cards in hand that are perhaps played or discarded: those of other houses are not (KF-main-04, KF-discard-04)."""
    cards = s.zone(HAND, player)
    if s.index().modifying[m.MAY_PLAY]:
        return cards
    return of_the_active_house(s, cards)


def of_the_active_house(s: State, cards: list[int]) -> list[int]:
    house = s.world[ACTIVE_HOUSE]
    if house < 0 or s.index().modifying[m.BELONGS]:
        return [card for card in cards if belongs(s, card, house)]
    printed = s.numbers[HOUSE]
    return [card for card in cards if printed[card] - 1 == house]


def line(s: State, player: int) -> list[int]:
    return s.zone(LINE, player)


def usable(s: State, player: int) -> list[int]:
    """The creatures that are perhaps used: only an Omni is used out of house (KF-omni-04)."""
    exhausted = s.numbers[EXHAUSTED]
    ready = [card for card in s.zone(LINE, player) if not exhausted[card]]
    if s.index().modifying[m.MAY_USE]:
        return ready
    mine = of_the_active_house(s, ready)
    return ready if len(mine) == len(ready) else [card for card in ready if card in mine or has_heading(s, card, OMNI)]


def artifacts(s: State, player: int) -> list[int]:
    return s.zone(ARTIFACTS, player)


def ready_artifacts(s: State, player: int) -> list[int]:
    exhausted = s.numbers[EXHAUSTED]
    return [card for card in s.zone(ARTIFACTS, player) if not exhausted[card]]


def enemy_line(s: State, player: int) -> list[int]:
    return s.zone(LINE, other(player))


def other_cards_in_play(s: State, player: int) -> list[int]:
    """The opponent's artifacts, and all upgrades: none of them is used."""
    return s.zone(ARTIFACTS, other(player)) + s.zone(UPGRADES, player) + s.zone(UPGRADES, other(player))


def elsewhere(s: State, player: int) -> list[int]:
    """The cards in sight that are neither in hand nor in play."""
    found: list[int] = []
    for zone in (DISCARD, ARCHIVES, PURGED, UNDER):
        for holder in (player, other(player)):
            found += s.game.sight.seen_cards(s, player, zone, holder)
    return found


class EndStep(Passing):
    """End step 3, and so the turn (KF-main-02)."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_untimely(s)


END_STEP_3: Final = EndStep(Words("Termina tu turno", "End your turn"), Words("Terminar", "End"))
# step 3: whatever else lies in sight can be asked about
MAIN: Final = Actions(
    "main",
    Row(hand, PLAY, DISCARDING).among(playable),
    Row(line, *WAYS).among(usable),
    Row(artifacts, ACT_WITH, ACT_BY_OMNI).among(ready_artifacts),
    Row(nothing, END_STEP_3),
    AskedAbout(enemy_line, REAP),
    AskedAbout(other_cards_in_play, ACT_WITH, ACT_BY_OMNI),
    AskedAbout(elsewhere, PLAY),
)
