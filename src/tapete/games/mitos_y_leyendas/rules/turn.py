"""The turn: Grouping, Vigil, Mythological Battle and Final Phase (ML-grp-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen, happens, narrate
from tapete.core.frames import Frame
from tapete.core.language import EN, ES, Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import expire
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.acting import IN_VIGIL, VIGIL, elsewhere, hand, mine, theirs
from tapete.games.mitos_y_leyendas.rules.asking import mark
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.responding import respond_to_phase
from tapete.games.mitos_y_leyendas.things import active, other
from tapete.games.mitos_y_leyendas.values import burdened, given, hand_limit, player_total

GROUP: Final = Words("¿Agrupas tus cartas?", "Do you group your cards?")
MAIN: Final = Words("Vigilia: ¿qué haces?", "Vigil: what do you do?")
DISCARD: Final = Words(
    "Tienes {count} cartas y caben {most}: ¿cuál descartas?", "You hold {count} cards and may keep {most}: which one goes?"
)

# steps
BEGIN: Final = 0
ASK_GROUPING: Final = 1
GROUP_CARDS: Final = 2
GROUPING_BEGINS: Final = 3
GROUPING_GOES_ON: Final = 4
RESPOND_GROUPING: Final = 5
GROUPING_ENDS: Final = 6
VIGIL_BEGINS: Final = 7
OFFER: Final = 8  # where a position document begins
CHOSE: Final = 9
VIGIL_ENDS: Final = 10
BATTLE: Final = 11
TO_FINAL: Final = 12
FINAL_BEGINS: Final = 13
FINAL_GOES_ON: Final = 14
WEAR_OFF: Final = 15
DRAW: Final = 16
RESPOND_END: Final = 17
TURN_ENDS: Final = 18
FADE: Final = 19
TRIM: Final = 20
DROP_CARD: Final = 21
FINISH: Final = 22
RESPOND_FINAL: Final = 23  # between WEAR_OFF and DRAW


class Turn(Frame):
    """One turn after another."""

    NAME = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("answered", "intent")

    def __init__(self) -> None:
        self.step = 0
        self.answered = 0  # whether the Vigil has been responded to
        self.intent = ""  # what the player was about to do when responses to the Vigil were asked for

    def run(self, s: State) -> None:
        """What nobody takes notice of is followed by the next step at once."""
        while True:
            step = self.step
            self.step = step + 1
            if STEPS[step](self, s):
                return

    # -- Grouping

    def begin(self, s: State) -> bool:
        self.answered = 0
        happens(s, Event(ev.TURN, player=active(s), amount=s.turn + 1))
        return True

    def ask_grouping(self, s: State) -> bool:
        player = active(s)
        if t.stands_still(s):
            narrate(s, Event(ev.ENDED, amount=ev.STANDSTILL))
            s.finish((0, 1))
        elif groupable(s, player):
            s.offer(player, GROUPING, IN_GROUPING.options(s, player), GROUP)
        else:
            s.answer = None
            return False
        return True

    def group_cards(self, s: State) -> bool:
        if s.answer is None:
            return False
        IN_GROUPING.do(s, active(s), s.answer)
        return True

    def grouping_begins(self, s: State) -> bool:
        return mark(s, ev.GROUPING_BEGINS)  # ML-grp-06

    def grouping_goes_on(self, s: State) -> bool:
        return mark(s, ev.GROUPING)  # ML-grp-07

    def respond_grouping(self, s: State) -> bool:
        return respond_to_phase(s, "grouping")  # ML-resp-08

    def grouping_ends(self, s: State) -> bool:
        happens(s, Event(ev.PHASE_BEGINS, amount=t.VIGIL))
        expire(s, s.turn * 8 + t.GROUPING)  # ML-grp-08
        return True

    # -- Vigil

    def vigil_begins(self, s: State) -> bool:
        return mark(s, ev.VIGIL_BEGINS)  # ML-vig-06

    def offer(self, s: State) -> bool:
        """The main decision; what the player was about to do before the responses to the Vigil goes on if it still can."""
        player = active(s)
        if s.tallies[t.GOLD_DROPPED][player] and not self.answered:
            self.answered = 1
            self.step = OFFER
            respond_to_phase(s, "vigil")  # once the Oro is down (ML-resp-09)
            return True
        options = IN_VIGIL.options(s, player)
        intent = self.intent
        self.intent = ""
        for option in options if intent else []:
            if option.id == intent:
                s.answer = option
                return True
        s.offer(player, VIGIL, options, MAIN)
        return True

    def chose(self, s: State) -> bool:
        """Act or close the Vigil; without an Oro its responses come before anything else (ML-resp-09)."""
        answer = s.answer
        assert answer is not None
        self.step = OFFER
        if not self.answered and not (answer.verb == "play" and t.printed(s, answer.thing).type == t.GOLD):
            self.answered = 1
            depth = len(s.stack)
            respond_to_phase(s, "vigil")
            if len(s.stack) > depth:
                self.intent = answer.id
                return True
        if answer.verb == PASS:
            self.step = VIGIL_ENDS
        IN_VIGIL.do(s, active(s), answer)
        return True

    def vigil_ends(self, s: State) -> bool:
        return mark(s, ev.VIGIL_ENDS)  # ML-vig-08

    def battle(self, s: State) -> bool:
        expire(s, s.turn * 8 + t.VIGIL)  # ML-vig-09
        s.push(Battle())
        return True

    def to_final(self, s: State) -> bool:
        happens(s, Event(ev.PHASE_BEGINS, amount=t.FINAL))
        return True

    # -- Final Phase

    def final_begins(self, s: State) -> bool:
        return mark(s, ev.FINAL_BEGINS)  # ML-end-02

    def final_goes_on(self, s: State) -> bool:
        return mark(s, ev.FINAL)  # ML-end-13

    def wear_off(self, s: State) -> bool:
        expire(s, s.turn * 8 + t.FINAL)  # ML-end-03
        self.step = RESPOND_FINAL
        if any(s.numbers[t.BORROWED]) or min(s.numbers[t.TAUGHT]) < 0:
            happens(s, Event(ev.WORE_OFF))
        return True

    def respond_final(self, s: State) -> bool:
        self.step = DRAW
        return respond_to_phase(s, "final")  # ML-resp-14

    def draw(self, s: State) -> bool:
        """The only fixed draw of the turn, and extra ones together with it (ML-end-04, ML-end-11)."""
        player = active(s)
        if burdened(s, m.SKIPS_DRAW, player) or burdened(s, m.NO_DRAW, player):
            return True
        count = 1 + player_total(s, m.EXTRA_DRAW, player)
        happen(s, [Event(ev.DRAWN, player=player) for _ in range(count)])
        return True

    def respond_end(self, s: State) -> bool:
        return respond_to_phase(s, "end")  # ML-resp-15

    def turn_ends(self, s: State) -> bool:
        return mark(s, ev.TURN_ENDS)

    def fade(self, s: State) -> bool:
        """Unspent virtual Oros of both players are lost before the hand is counted (ML-gold-10, ML-gold-18, ML-end-14)."""
        batch: list[Event] = []
        for player in (0, 1):
            if s.tallies[t.VIRTUAL][player]:
                batch.append(Event(ev.FADED, player=player, amount=s.tallies[t.VIRTUAL][player]))
            for purpose in range(len(t.PURPOSES) if s.tallies[t.MEANT][player] else 0):
                batch.append(Event(ev.FADED, player=player, amount=s.tallies[t.NARROW + purpose][player], zone=purpose))
        if batch:
            happen(s, batch)
        return bool(batch)

    def trim(self, s: State) -> bool:
        """More than eight cards: the player chooses what to discard (ML-end-07, ML-end-08)."""
        player = active(s)
        held, most = len(s.zones[t.HAND * 2 + player]), hand_limit(s, player)
        if held <= most:
            self.step = FINISH
            return False
        s.ask(player, TRIMMING, TO_TRIM.options(s, player), discarding(held, most))
        return True

    def drop_card(self, s: State) -> bool:
        answer = s.answer
        assert answer is not None
        self.step = TRIM
        TO_TRIM.do(s, active(s), answer)
        return True

    def finish(self, s: State) -> bool:
        """The next turn is the opponent's, unless somebody has an extra one coming (ML-end-10)."""
        self.step = BEGIN
        extra = next_extra(s)
        due = s.world[t.DUE] - 1 if s.world[t.DUE] else other(active(s))
        happens(s, Event(ev.PASSES, player=extra if extra >= 0 else due, amount=1 if extra >= 0 else 0))
        return True


STEPS: Final[dict[int, Callable[[Turn, State], bool]]] = {
    BEGIN: Turn.begin,
    ASK_GROUPING: Turn.ask_grouping,
    GROUP_CARDS: Turn.group_cards,
    GROUPING_BEGINS: Turn.grouping_begins,
    GROUPING_GOES_ON: Turn.grouping_goes_on,
    RESPOND_GROUPING: Turn.respond_grouping,
    GROUPING_ENDS: Turn.grouping_ends,
    VIGIL_BEGINS: Turn.vigil_begins,
    OFFER: Turn.offer,
    CHOSE: Turn.chose,
    VIGIL_ENDS: Turn.vigil_ends,
    BATTLE: Turn.battle,
    TO_FINAL: Turn.to_final,
    FINAL_BEGINS: Turn.final_begins,
    FINAL_GOES_ON: Turn.final_goes_on,
    WEAR_OFF: Turn.wear_off,
    RESPOND_FINAL: Turn.respond_final,
    DRAW: Turn.draw,
    RESPOND_END: Turn.respond_end,
    TURN_ENDS: Turn.turn_ends,
    FADE: Turn.fade,
    TRIM: Turn.trim,
    DROP_CARD: Turn.drop_card,
    FINISH: Turn.finish,
}


def discarding(count: int, most: int) -> Words:
    return Words(DISCARD.fill(ES, count=str(count), most=str(most)), DISCARD.fill(EN, count=str(count), most=str(most)))


def next_extra(s: State) -> int:
    """Who takes an extra turn after this one, whoever's it is; -1 for nobody. The player of this turn goes first."""
    pending = s.world[t.EXTRA_TURNS]
    for player in (active(s), other(active(s))):
        if pending >> (t.FALLEN_BITS * player) & ((1 << t.FALLEN_BITS) - 1):
            return player
    return -1


def groupable(s: State, player: int) -> list[int]:
    """What can be grouped: Allies of the Attack Line and paid Oros that nothing holds back (ML-grp-02)."""
    cards = s.zones[t.ATTACK * 2 + player] + s.zones[t.PAID * 2 + player]
    return [card for card in cards if not given(s, m.STAYS, card)] if s.index().modifying[m.STAYS] else cards


# -- what is decided


class Group(Action):
    """Group everything that can be grouped (ML-grp-05)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.ALL_GROUPED if option.things else None

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NO_GROUPING_NOW

    def do(self, s: State, player: int, option: Option) -> None:
        cards = groupable(s, player)
        narrate(s, Event(ev.GROUPS, player=player, amount=len(cards)))
        happen(s, [Event(ev.GROUPED, card, player) for card in cards])


class Trim(Action):
    """Discard a card of a hand that is too large; its player chooses (ML-end-07, ML-end-08)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return None if s.place[option.thing] == t.HAND * 2 + player else no.TRIM_FROM_HAND

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, Event(ev.DISCARDED, option.thing, player))


def all_in_sight(s: State, player: int) -> list[int]:
    return hand(s, player) + all_but_hand(s, player)


def all_but_hand(s: State, player: int) -> list[int]:
    return mine(s, player) + theirs(s, player) + elsewhere(s, player)


GROUPING: Final = "grouping"
TRIMMING: Final = "discard"
GROUPING_ALL: Final = Group("group", Words("Agrupa tus cartas", "Group your cards"))
TRIMMING_ONE: Final = Trim("discard", Words("Descarta {thing}", "Discard {thing}"))
IN_GROUPING: Final = Actions(
    GROUPING,
    Row(nothing, GROUPING_ALL, Passing(Words("No agrupes", "Do not group"))),
    AskedAbout(all_in_sight, GROUPING_ALL),
)
TO_TRIM: Final = Actions(TRIMMING, Row(hand, TRIMMING_ONE), AskedAbout(all_but_hand, TRIMMING_ONE))
