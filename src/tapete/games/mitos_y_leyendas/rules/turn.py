"""The turn: Grouping, Vigil, Mythological Battle and Final Phase (ML-grp-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import Constant
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen, happens, narrate
from tapete.core.frames import Frame
from tapete.core.language import EN, ES, Words
from tapete.core.modifiers import Lasting
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import FOREVER, Change, expire
from tapete.games.mitos_y_leyendas.rules.asking import mark
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.responding import act, free_actions, respond_to_phase
from tapete.games.mitos_y_leyendas.things import active, allies, other
from tapete.games.mitos_y_leyendas.values import burdened, given, hand_limit, player_total

GROUP: Final = Words("¿Agrupas tus cartas?", "Do you group your cards?")
MAIN: Final = Words("Vigilia: ¿qué haces?", "Vigil: what do you do?")
DISCARD: Final = Words(
    "Tienes {count} cartas y caben {most}: ¿cuál descartas?", "You hold {count} cards and may keep {most}: which one goes?"
)
VIGIL_STEP: Final = 8  # where a position document begins
FINAL_STEP: Final = 13
STANDSTILL: Final = 100  # turns without a change to any Castle: nobody will ever lose, so it is a draw


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
        if step == 0:
            self.begin(s)
        elif step == 1:
            if groupable(s, player):
                s.offer(player, "grouping", [Option(s.names, "group"), Option(s.names, PASS)], GROUP)
            else:
                s.answer = None
        elif step == 2:
            if s.answer is not None and s.answer.verb == "group":
                cards = groupable(s, player)
                narrate(s, Event(ev.GROUPS, player=player, amount=len(cards)))
                happen(s, [Event(ev.GROUPED, card, player) for card in cards])  # ML-grp-05
        elif step == 3:
            mark(s, ev.GROUPING_BEGINS)  # ML-grp-06
        elif step == 4:
            mark(s, ev.GROUPING)  # ML-grp-07
        elif step == 5:
            respond_to_phase(s, "grouping")  # ML-resp-08
        elif step == 6:
            expire(s, s.turn * 8 + t.GROUPING)  # ML-grp-08
            s.world[t.PHASE] = t.VIGIL
        else:
            mark(s, ev.VIGIL_BEGINS)  # ML-vig-06

    def begin(self, s: State) -> None:
        """What counts per turn starts anew; Allies here since now have gone through a Grouping (ML-ally-09, ML-ally-10)."""
        s.turn += 1
        narrate(s, Event(ev.TURN, player=active(s), amount=s.turn))
        if stands_still(s):
            narrate(s, Event(ev.ENDED, amount=ev.STANDSTILL))
            s.finish((0, 1))
            return
        s.world[t.PHASE] = t.GROUPING
        s.world[t.DROP_CLOSED] = 0
        s.world[t.CANCELLED] = 0
        s.past = s.history
        s.history = []
        self.answered = 0
        for field in (t.GOLD_DROPPED, t.PLAYED, t.TALISMANS):
            s.tallies[field] = [0, 0]
        for field in (t.ATTACKED, t.FOUGHT, t.USES):
            s.numbers[field] = [0] * len(s.cards)
        for card in allies(s, active(s)):
            s.numbers[t.SETTLED][card] = 1
        s.touch()

    # -- Vigil

    def vigil(self, s: State, step: int) -> None:
        player = active(s)
        if step == 8:
            if s.tallies[t.GOLD_DROPPED][player] and not self.answered:
                self.answered = 1
                self.step = VIGIL_STEP
                respond_to_phase(s, "vigil")  # once the Oro is down (ML-resp-09)
                return
            self.offer(s, player, [*free_actions(s, player), Option(s.names, PASS)])
        elif step == 9:
            self.chose(s, player)
        elif step == 10:
            mark(s, ev.VIGIL_ENDS)  # ML-vig-08
        elif step == 11:
            expire(s, s.turn * 8 + t.VIGIL)  # ML-vig-09
            s.push(Battle())
        else:
            s.world[t.PHASE] = t.FINAL

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
            self.step = VIGIL_STEP + 2
            return
        if answer.verb == "use":
            s.world[t.DROP_CLOSED] = 1  # ML-vig-04
        act(s, player, answer)

    # -- Final Phase

    def final(self, s: State, step: int) -> None:
        player = active(s)
        if step == 13:
            mark(s, ev.FINAL_BEGINS)  # ML-end-02
        elif step == 14:
            mark(s, ev.FINAL)  # ML-end-13
        elif step == 15:
            expire(s, s.turn * 8 + t.FINAL)  # ML-end-03
            self.stop_borrowing(s)
            respond_to_phase(s, "final")  # ML-resp-14
        elif step == 16:
            self.draw(s, player)
        elif step == 17:
            respond_to_phase(s, "end")  # ML-resp-15
        elif step == 18:
            mark(s, ev.TURN_ENDS)
        elif step == 19:
            fade(s)
        elif step == 20:
            self.trim(s, player)
        elif step == 21:
            answer = s.answer
            assert answer is not None
            self.step = 20
            happens(s, Event(ev.DISCARDED, answer.thing, player))
        else:
            self.finish(s)

    def stop_borrowing(self, s: State) -> None:
        """Copied Strength and abilities vanish (ML-dur-03)."""
        if any(s.numbers[t.BORROWED]) or any([number < 0 for number in s.numbers[t.TAUGHT]]):
            s.numbers[t.BORROWED] = [0] * len(s.cards)
            s.numbers[t.TAUGHT] = [max(0, number) for number in s.numbers[t.TAUGHT]]
            s.touch()

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
            self.step = 22
            return
        prompt = discarding(len(hand), hand_limit(s, player))
        s.ask(player, "discard", [Option(s.names, "discard", (card,)) for card in hand], prompt)

    def finish(self, s: State) -> None:
        """What lasts until the end of the turn ends; then it is the opponent's (ML-dur-04, ML-end-10)."""
        expire(s, s.turn * 8 + 8)
        due = s.world[t.DUE] - 1 if s.world[t.DUE] else other(active(s))
        extra = next_extra(s)
        if extra >= 0:
            s.world[t.EXTRA_TURNS] -= 1 << (t.FALLEN_BITS * extra)
            s.world[t.DUE] = due + 1
            s.world[t.ACTIVE] = extra
            put_off(s, extra)
        else:
            s.world[t.DUE] = 0
            s.world[t.ACTIVE] = due
        self.step = 0


def discarding(count: int, most: int) -> Words:
    return Words(DISCARD.fill(ES, count=str(count), most=str(most)), DISCARD.fill(EN, count=str(count), most=str(most)))


def next_extra(s: State) -> int:
    """Who takes an extra turn after this one, whoever's it is; -1 for nobody. The player of this turn goes first."""
    pending = s.world[t.EXTRA_TURNS]
    for player in (active(s), other(active(s))):
        if pending >> (t.FALLEN_BITS * player) & ((1 << t.FALLEN_BITS) - 1):
            return player
    return -1


def put_off(s: State, player: int) -> None:
    """What waits for a turn of the opponent's waits one turn longer when this player takes one more before it."""
    kept: list[Lasting] = []
    for effect in s.lasting:
        modifier = effect.ability.modifier if isinstance(effect.ability, Constant) else None
        if isinstance(modifier, Change) and modifier.awaits and effect.you == player and effect.ends != FOREVER:
            effect = effect.later(8)
        kept.append(effect)
    s.lasting = kept


def stands_still(s: State) -> bool:
    """Whether the Castles have long been as they are. The rulebook does not foresee it; without it some games have no end."""
    total = len(s.zone(t.CASTLE, 0)) + len(s.zone(t.CASTLE, 1))
    if total != s.world[t.CASTLES]:
        s.world[t.CASTLES] = total
        s.world[t.QUIET] = 0
        return False
    s.world[t.QUIET] += 1
    return s.world[t.QUIET] >= STANDSTILL


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
