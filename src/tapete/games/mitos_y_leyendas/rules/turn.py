"""The turn: Grouping, Vigil, Mythological Battle and Final Phase (ML-grp-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen, happens, narrate
from tapete.core.frames import Frame
from tapete.core.language import EN, ES, Words
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import expire
from tapete.games.mitos_y_leyendas.rules.asking import mark
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.responding import act, free_actions, respond_to_phase
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
VIGIL_STEP: Final = 8  # where a position document begins
CHOSE: Final = 9
VIGIL_ENDS: Final = 10
BATTLE: Final = 11
TO_FINAL: Final = 12
FINAL_STEP: Final = 13
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
        step = self.next_step()
        if step < VIGIL_STEP:
            self.grouping(s, step)
        elif step < FINAL_STEP:
            self.vigil(s, step)
        else:
            self.final(s, step)

    # -- Grouping

    def grouping(self, s: State, step: int) -> None:
        player = active(s)
        if step == BEGIN:
            self.answered = 0
            happens(s, Event(ev.TURN, player=player, amount=s.turn + 1))
        elif step == ASK_GROUPING:
            if t.stands_still(s):
                narrate(s, Event(ev.ENDED, amount=ev.STANDSTILL))
                s.finish((0, 1))
            elif groupable(s, player):
                s.offer(player, "grouping", [Option(s.names, "group"), Option(s.names, PASS)], GROUP)
            else:
                s.answer = None
        elif step == GROUP_CARDS:
            if s.answer is not None and s.answer.verb == "group":
                cards = groupable(s, player)
                narrate(s, Event(ev.GROUPS, player=player, amount=len(cards)))
                happen(s, [Event(ev.GROUPED, card, player) for card in cards])  # ML-grp-05
        elif step == GROUPING_BEGINS:
            mark(s, ev.GROUPING_BEGINS)  # ML-grp-06
        elif step == GROUPING_GOES_ON:
            mark(s, ev.GROUPING)  # ML-grp-07
        elif step == RESPOND_GROUPING:
            respond_to_phase(s, "grouping")  # ML-resp-08
        elif step == GROUPING_ENDS:
            happens(s, Event(ev.PHASE_BEGINS, amount=t.VIGIL))
            expire(s, s.turn * 8 + t.GROUPING)  # ML-grp-08
        else:
            mark(s, ev.VIGIL_BEGINS)  # ML-vig-06

    # -- Vigil

    def vigil(self, s: State, step: int) -> None:
        player = active(s)
        if step == VIGIL_STEP:
            if s.tallies[t.GOLD_DROPPED][player] and not self.answered:
                self.answered = 1
                self.step = VIGIL_STEP
                respond_to_phase(s, "vigil")  # once the Oro is down (ML-resp-09)
                return
            self.offer(s, player, [*free_actions(s, player), Option(s.names, PASS)])
        elif step == CHOSE:
            self.chose(s, player)
        elif step == VIGIL_ENDS:
            mark(s, ev.VIGIL_ENDS)  # ML-vig-08
        elif step == BATTLE:
            expire(s, s.turn * 8 + t.VIGIL)  # ML-vig-09
            s.push(Battle())
        else:
            happens(s, Event(ev.PHASE_BEGINS, amount=t.FINAL))

    def offer(self, s: State, player: int, options: list[Option]) -> None:
        """The main decision; what the player was about to do before the responses to the Vigil goes on if it still can."""
        intent = self.intent
        self.intent = ""
        for option in options if intent else []:
            if option.id == intent:
                s.answer = option
                return
        s.offer(player, "vigil", options, MAIN)

    def chose(self, s: State, player: int) -> None:
        """Act or close the Vigil; without an Oro its responses come before anything else (ML-resp-09)."""
        answer = s.answer
        assert answer is not None
        self.step = VIGIL_STEP
        if not self.answered and responds_first(s, answer):
            self.answered = 1
            depth = len(s.stack)
            respond_to_phase(s, "vigil")
            if len(s.stack) > depth:
                self.intent = answer.id
                return
        if answer.verb == PASS:
            self.step = VIGIL_ENDS
            return
        act(s, player, answer)
        if answer.verb == "use":
            happens(s, Event(ev.DROP_CLOSES, amount=1))  # ML-vig-04

    # -- Final Phase

    def final(self, s: State, step: int) -> None:
        player = active(s)
        if step == FINAL_STEP:
            mark(s, ev.FINAL_BEGINS)  # ML-end-02
        elif step == FINAL_GOES_ON:
            mark(s, ev.FINAL)  # ML-end-13
        elif step == WEAR_OFF:
            expire(s, s.turn * 8 + t.FINAL)  # ML-end-03
            self.step = RESPOND_FINAL
            if any(s.numbers[t.BORROWED]) or any([number < 0 for number in s.numbers[t.TAUGHT]]):
                happens(s, Event(ev.WORE_OFF))
        elif step == RESPOND_FINAL:
            self.step = DRAW
            respond_to_phase(s, "final")  # ML-resp-14
        elif step == DRAW:
            self.draw(s, player)
        elif step == RESPOND_END:
            respond_to_phase(s, "end")  # ML-resp-15
        elif step == TURN_ENDS:
            mark(s, ev.TURN_ENDS)
        elif step == FADE:
            fade(s)
        elif step == TRIM:
            self.trim(s, player)
        elif step == DROP_CARD:
            answer = s.answer
            assert answer is not None
            self.step = TRIM
            happens(s, Event(ev.DISCARDED, answer.thing, player))
        else:
            self.finish(s)

    def draw(self, s: State, player: int) -> None:
        """The only fixed draw of the turn, and extra ones together with it (ML-end-04, ML-end-11)."""
        if burdened(s, m.SKIPS_DRAW, player) or burdened(s, m.NO_DRAW, player):
            return
        count = 1 + player_total(s, m.EXTRA_DRAW, player)
        happen(s, [Event(ev.DRAWN, player=player) for _ in range(count)])

    def trim(self, s: State, player: int) -> None:
        """More than eight cards: the player chooses what to discard (ML-end-07, ML-end-08)."""
        hand = s.zone(t.HAND, player)
        if len(hand) <= hand_limit(s, player):
            self.step = FINISH
            return
        prompt = discarding(len(hand), hand_limit(s, player))
        s.ask(player, "discard", [Option(s.names, "discard", (card,)) for card in hand], prompt)

    def finish(self, s: State) -> None:
        """The next turn is the opponent's, unless somebody has an extra one coming (ML-end-10)."""
        self.step = BEGIN
        extra = next_extra(s)
        due = s.world[t.DUE] - 1 if s.world[t.DUE] else other(active(s))
        happens(s, Event(ev.PASSES, player=extra if extra >= 0 else due, amount=1 if extra >= 0 else 0))


def discarding(count: int, most: int) -> Words:
    return Words(DISCARD.fill(ES, count=str(count), most=str(most)), DISCARD.fill(EN, count=str(count), most=str(most)))


def next_extra(s: State) -> int:
    """Who takes an extra turn after this one, whoever's it is; -1 for nobody. The player of this turn goes first."""
    pending = s.world[t.EXTRA_TURNS]
    for player in (active(s), other(active(s))):
        if pending >> (t.FALLEN_BITS * player) & ((1 << t.FALLEN_BITS) - 1):
            return player
    return -1


def responds_first(s: State, answer: Option) -> bool:
    """Everything but the Oro of the turn waits for the responses to the Vigil."""
    return not (answer.verb == "play" and t.printed(s, answer.thing).type == t.GOLD)


def groupable(s: State, player: int) -> list[int]:
    """What can be grouped: Allies of the Attack Line and paid Oros that nothing holds back (ML-grp-02)."""
    cards = s.zones[t.ATTACK * 2 + player] + s.zones[t.PAID * 2 + player]
    return [card for card in cards if not given(s, m.STAYS, card)]


def fade(s: State) -> None:
    """Unspent virtual Oros of both players are lost before the hand is counted (ML-gold-10, ML-gold-18, ML-end-14)."""
    batch: list[Event] = []
    for player in (0, 1):
        if s.tallies[t.VIRTUAL][player]:
            batch.append(Event(ev.FADED, player=player, amount=s.tallies[t.VIRTUAL][player]))
        for purpose in range(len(t.PURPOSES) if s.tallies[t.MEANT][player] else 0):
            batch.append(Event(ev.FADED, player=player, amount=s.tallies[t.NARROW + purpose][player], zone=purpose))
    if batch:
        happen(s, batch)
