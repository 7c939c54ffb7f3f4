"""The turn and its five steps (KF-turn)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import expire
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.draw import refill
from tapete.games.keyforge.rules.forge import can_forge, forge, funds
from tapete.games.keyforge.rules.house import choosable_houses
from tapete.games.keyforge.rules.play import DISCARDING, forbidden, play_card, refuse_play
from tapete.games.keyforge.rules.use import (
    ACTING,
    FIGHTING,
    OMNI,
    REAPING,
    UNSTUN,
    has_heading,
    headed,
    refuse_use,
    targets,
    use,
    use_by_permission,
)
from tapete.games.keyforge.things import (
    ACTIVE_HOUSE,
    ARCHIVES,
    ARTIFACTS,
    END_STEP,
    EXHAUSTED,
    FROM_HAND,
    HAND,
    HOUSES,
    LINE,
    STUN,
    active,
    other,
)
from tapete.games.keyforge.turn_events import CHOSEN_FROM_HAND, DRAW_STEP, HOUSE_STEP, MAIN_STEP, READY_STEP
from tapete.games.keyforge.values import about_player, belongs, hand_size, key_cost

WHICH_HOUSE = Words("Elige la casa activa.", "Choose the active house.")
WHETHER_ARCHIVES = Words("¿Tomas las cartas de tus archivos?", "Do you take the cards from your archives?")
MAIN = Words("Juega, descarta o usa cartas, o termina el paso.", "Play, discard or use cards, or end the step.")

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
        options = [Option(s.names, "house", (), HOUSES[house]) for house in choosable_houses(s, active(s))]
        s.answer = None
        if options:
            s.ask(active(s), "house", options, WHICH_HOUSE)

    def take_house(self, s: State) -> None:
        if s.answer is not None:
            house = HOUSES.index(s.answer.word)
            happens(s, Event(ev.HOUSE_CHOSEN, player=active(s), amount=house))

    def offer_archives(self, s: State) -> None:
        """All archived cards may be taken, or none (KF-archive-03)."""
        s.answer = None
        if s.zone(ARCHIVES, active(s)):
            options = [Option(s.names, "archives", (), "take"), Option(s.names, "archives", (), "leave")]
            s.ask(active(s), "archives", options, WHETHER_ARCHIVES)

    def take_archives(self, s: State) -> None:
        """Cards of the other player go to their owner's hand (KF-faq-16)."""
        if s.answer is not None and s.answer.word == "take":
            cards = s.zone(ARCHIVES, active(s))[:]
            happen(s, [Event(ev.MOVED, card, s.owners[card], -1, zone=HAND) for card in cards])

    def main(self, s: State) -> None:
        if s.world[END_STEP]:
            self.step = READY
            return
        s.offer(active(s), "main", main_options(s), MAIN)

    def act(self, s: State) -> None:
        """One action of step 3; then the step goes on (KF-main-02)."""
        answer = s.answer
        assert answer is not None
        player = active(s)
        verb = answer.verb
        if verb == PASS:
            return
        self.step = MAIN_OPTIONS
        if verb == "play":
            play_card(s, answer.thing, player, by_effect=False)
        elif verb == "discard":
            card = answer.thing
            happen(s, [Event(ev.ACTS, card, player, CHOSEN_FROM_HAND), Event(ev.DISCARDED, card, player)])
        else:
            use_by_permission(s, player, answer.thing, verb)
            use(s, answer.thing, player, verb, answer.target if verb == FIGHTING else -1)

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


def refuse_discard(s: State, player: int, card: int) -> Refusal | None:
    """The one authority on discarding a card from hand in step 3 (KF-discard)."""
    if s.place[card] != HAND * 2 + player:
        return no.NOT_IN_HAND
    if not belongs(s, card, s.world[ACTIVE_HOUSE]):
        return no.OFF_HOUSE_DISCARD
    if s.turn == 1 and s.world[FROM_HAND] >= 1:
        return no.FIRST_TURN
    if s.index().modifying[m.CANNOT] and forbidden(s, player, DISCARDING, card):
        return no.CARD_FORBIDS
    return None


def main_options(s: State) -> list[Option]:
    """Everything the active player may do now in step 3."""
    player = active(s)
    names = s.names
    options: list[Option] = []
    modifying = s.index().modifying
    house = s.world[ACTIVE_HOUSE]
    for card in s.zone(HAND, player):
        if not modifying[m.MAY_PLAY] and not belongs(s, card, house):
            continue  # neither played nor discarded (KF-main-04, KF-discard-04): no need to ask twice
        if refuse_play(s, player, card) is None:
            options.append(Option(names, "play", (card,)))
        if refuse_discard(s, player, card) is None:
            options.append(Option(names, "discard", (card,)))
    exhausted = s.numbers[EXHAUSTED]
    for card in s.zone(LINE, player):
        if exhausted[card]:
            continue
        if not modifying[m.MAY_USE] and not has_heading(s, card, OMNI) and not belongs(s, card, house):
            continue  # only an Omni is used out of house (KF-omni-04)
        if s.numbers[STUN][card]:
            if refuse_use(s, player, card, UNSTUN) is None:
                options.append(Option(names, UNSTUN, (card,)))
            continue
        if refuse_use(s, player, card, REAPING) is None:
            options.append(Option(names, REAPING, (card,)))
        if refuse_use(s, player, card, FIGHTING) is None:
            for target in targets(s, card):
                options.append(Option(names, FIGHTING, (card, target)))
        add_activated(s, player, card, options)
    for card in s.zone(ARTIFACTS, player):
        if not exhausted[card]:
            add_activated(s, player, card, options)
    options.append(Option(names, PASS))
    return options


def add_activated(s: State, player: int, card: int, options: list[Option]) -> None:
    for mode in (ACTING, OMNI):
        if has_heading(s, card, mode) and headed(s, card, mode) and refuse_use(s, player, card, mode) is None:
            options.append(Option(s.names, mode, (card,)))
