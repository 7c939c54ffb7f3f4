"""Tournaments (III.2): registering five, setting two aside, times, the end of time, score, concession, loops (AA-trn, AA-score)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.times import Times
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.history import banned
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.things import Reptante

REGISTERED: Final = 5
MINUTE: Final = 60
FACTOR: Final = 1_000_003
LARGEST: Final = 1 << 61
BACK_AGAIN: Final = 3  # times within a turn that the table comes back to how it was: a loop

WRONG_NUMBER: Final = Refusal("AA-trn-01", "Se registran 5 Reptantes.", "Five Reptantes are registered.")
SAME_NAME: Final = Refusal("AA-trn-01", "Los 5 Reptantes han de tener nombres distintos.", "The five must have different names.")
SAME_UNIQUE: Final = Refusal("AA-trn-04", "Un Poder único se repite entre los 5.", "A unique Power is repeated among the five.")
BANNED: Final = Refusal("AA-ban-01", "Un Poder está prohibido.", "A Power is banned.")
SHORT_ROUND: Final = Refusal("AA-trn-14", "La ronda dura al menos 35 minutos.", "The round lasts at least 35 minutes.")
TIMES: Final = Times(35 * MINUTE, SHORT_ROUND, preparing=5 * MINUTE, idle=MINUTE, warnings=3)  # AA-trn-13 to 15, AA-conduct-04

WHICH_RIVAL: Final = Words("¿Qué Reptante de tu oponente apartas?", "Which of the opponent's Reptantes do you set aside?")
WHICH_OWN: Final = Words("¿Qué Reptante tuyo apartas?", "Which of your own Reptantes do you set aside?")


# -- before the game


def why_not_registered(five: list[Reptante]) -> Refusal | None:
    """Whether five reptantes can be registered together (AA-trn-01, AA-trn-04, AA-trn-05, AA-trn-22)."""
    if len(five) != REGISTERED:
        return WRONG_NUMBER
    if len({each.id for each in five}) < REGISTERED:
        return SAME_NAME
    seen: list[str] = []
    for each in five:
        for power in each.powers:
            if power.key in banned():
                return BANNED
        for key in unique_powers(each):
            if key in seen:
                return SAME_UNIQUE
            seen.append(key)
    return None


def unique_powers(of: Reptante) -> list[str]:
    """The unique powers of a reptante, each once."""
    return sorted({power.key for power in of.powers if power.unique})


def next_round(s: State) -> dict[str, object]:
    """The setup of a player's next game in the tournament: the five registered do not change (AA-trn-02)."""
    teams: list[list[str]] = [[], []]
    for card, owner in enumerate(s.owners):
        if owner >= 0:
            teams[owner].append(s.cards[card].id)
    return {**s.setup, "decks": teams}


# steps of setting aside; those at which somebody is asked have kept their numbers
ASK_FIRST: Final = 0
TAKE_SECONDS: Final = 1
TAKE_FIRSTS: Final = 2
KEEP_OWN: Final = 3
TAKE_BOTH: Final = 4
ASK_SECOND: Final = 5
ASK_FIRST_OWN: Final = 6


class Removing(Frame):
    """First removes one of second's five, second one of first's, then each one of their own at once (AA-trn-07 to 10)."""

    NAME = "removing"
    FIELDS: ClassVar[tuple[str, ...]] = ("chosen",)

    def __init__(self) -> None:
        self.step = ASK_FIRST
        self.chosen = -1

    def holds_up(self) -> Refusal | None:
        return no.TEAMS_FIRST

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """It is another's, one's own, or set aside already (AA-trn-07 to 09)."""
        if self.step == TAKE_SECONDS:
            return no.FIRST_TAKES_SECONDS
        return no.SECOND_TAKES_FIRSTS if self.step == TAKE_FIRSTS else no.EACH_TAKES_OWN

    def run(self, s: State) -> None:
        first = s.world[t.FIRST]
        second = (first + 1) % s.players
        step = self.step
        if step == ASK_FIRST:
            self.step = TAKE_SECONDS
            ask(s, first, second, WHICH_RIVAL)
        elif step == TAKE_SECONDS:
            self.step = ASK_SECOND
            happens(s, Event(ev.SET_ASIDE, chosen(s), first, zone=second))
        elif step == ASK_SECOND:
            self.step = TAKE_FIRSTS
            ask(s, second, first, WHICH_RIVAL)
        elif step == TAKE_FIRSTS:
            self.step = ASK_FIRST_OWN
            happens(s, Event(ev.SET_ASIDE, chosen(s), second, zone=first))
        elif step == ASK_FIRST_OWN:
            self.step = KEEP_OWN
            ask(s, first, first, WHICH_OWN)
        elif step == KEEP_OWN:
            self.step = TAKE_BOTH
            self.chosen = chosen(s)
            ask(s, second, second, WHICH_OWN)
        else:
            s.pop(self)
            happen(s, [Event(ev.SET_ASIDE, self.chosen, first, zone=first), Event(ev.SET_ASIDE, chosen(s), second, zone=second)])


def ask(s: State, player: int, whose: int, prompt: Words) -> None:
    s.ask(player, "remove", [Option(s.names, "remove", (card,)) for card in t.team(s, whose)], prompt)


def chosen(s: State) -> int:
    answer = s.answer
    assert answer is not None
    return answer.thing


# -- the end


def end_on_time(s: State) -> None:
    """The time of the round is over: the game stops at this very moment, and reptantes, then resistance, then who removed one of
    their own more recently decide; where nothing does, nobody wins here and the judge decides (AA-score-01 to 03)."""
    teams = [len(t.team(s, player)) for player in range(2)]
    reasons = (ev.MORE_REPTANTES, ev.MORE_RESISTANCE, ev.LOST_ONE_LATER)
    for how, (first, second) in zip(reasons, (teams, s.tallies[t.RESISTANCE], s.tallies[t.FALL]), strict=True):
        if first != second:
            happen_in_turn(s, [[Event(ev.TIME_UP)], *crowned(0 if first > second else 1, how)])
            return
    happen_in_turn(s, [[Event(ev.TIME_UP)], [Event(ev.UNDECIDED)], [Event(ev.GAME_ENDS)]])


def crowned(player: int, how: int) -> list[list[Event]]:
    """A player wins before the other has lost every reptante."""
    return [[Event(ev.WON, player=player, zone=how)], [Event(ev.GAME_ENDS, amount=1 << player)]]


def concede(s: State, player: int, how: int = ev.GAVE_UP) -> None:
    """Give up, or be held to have done so: the game is lost, and the round scores nothing (AA-score-06 to 08)."""
    happen_in_turn(s, [[Event(ev.CONCEDED, player=player, zone=how)], *crowned(1 - player, ev.BY_CONCESSION)])


def scores(s: State) -> list[int]:
    """Reptantes in play at the end; nothing for who conceded, one fewer for who lost on time with as many (AA-score-04 to 06)."""
    found = [len(t.team(s, player)) for player in range(2)]
    ending = s.world[t.ENDING]
    if ending > 0:
        found[ending - 1] = 0
    elif ending == t.ON_TIME and found[0] == found[1] and s.winners:
        found[1 - s.winners[0]] -= 1
    return found


# -- loops


LOOK: Final = 0
JUDGE: Final = 1


class LookingForLoops(Frame):
    """Whether whoever acts keeps a loop going: within a turn the table comes back again and again to how it was (AA-score-07)."""

    NAME = "looking_for_loops"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = LOOK
        self.player = 0

    def run(self, s: State) -> None:
        if self.next_step() == LOOK:
            happens(s, Event(ev.LOOKED_OVER, amount=looks(s)))
            return
        s.pop(self)
        if s.world[t.CAME_BACK] >= BACK_AGAIN:
            concede(s, self.player, ev.LOOPED)


def look_for_loops(s: State, player: int) -> None:
    """Before a player acts, or what they announced goes on."""
    frame = LookingForLoops()
    frame.player = player
    s.push(frame)


def looks(s: State) -> int:
    """What lies open before both players, as one number: where in the turn, the vertedero, resistance, reptantes, altars, and how
    many cards are held and tokens are out."""
    exhausted = s.numbers[t.EXHAUSTED]
    seen = [s.world[t.PHASE], s.world[t.PART], s.world[t.TOKENS_OUT]]
    seen += sorted([t.printed_type(s, card) for card in t.vertedero(s)])
    for player in range(s.players):
        seen += [s.tallies[t.RESISTANCE][player], s.tallies[t.PLACED_ON][player], len(t.hand(s, player))]
        seen += [2 * card + exhausted[card] for card in t.team(s, player)]
        seen += sorted([2 * t.printed_type(s, card) + exhausted[card] for card in t.altar(s, player)])
    look = 0
    for each in seen:
        look = (look * FACTOR + each + 1) % LARGEST
    return look
