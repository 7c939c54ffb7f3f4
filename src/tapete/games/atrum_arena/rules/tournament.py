"""Tournaments (III.2): registering five, setting two aside, the end of time, score, concession, warnings (AA-trn, AA-score)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.history import banned
from tapete.games.atrum_arena.things import COPIES, TYPES, Reptante

REGISTERED: Final = 5
TEAM_MINUTES: Final = 5  # to form the teams (AA-trn-13)
ROUND_MINUTES: Final = 35  # at least (AA-trn-14)
IDLE_MINUTES: Final = 1  # longest spell without playing (AA-trn-15)
WARNINGS: Final = 3  # that may cost the tournament (AA-conduct-04)

WRONG_NUMBER = Refusal("AA-trn-01", "Se registran 5 Reptantes.", "Five Reptantes are registered.")
SAME_NAME = Refusal("AA-trn-01", "Los 5 Reptantes han de tener nombres distintos.", "The five must have different names.")
SAME_UNIQUE = Refusal("AA-trn-04", "Un Poder único se repite entre los 5.", "A unique Power is repeated among the five.")
CHANGED = Refusal("AA-trn-02", "Los 5 registrados no se cambian durante el torneo.", "The five registered do not change.")
BANNED = Refusal("AA-ban-01", "Un Poder está prohibido.", "A Power is banned.")
BAD_DECK = Refusal("AA-trn-12", "El mazo ha de tener 60 cartas, 10 de cada tipo.", "The deck must hold 60 cards, 10 of each type.")
LATE = Refusal("AA-trn-13", "Formar equipos lleva 5 minutos como mucho.", "Forming teams takes five minutes at most.")
SHORT_ROUND = Refusal("AA-trn-14", "La ronda dura al menos 35 minutos.", "The round lasts at least 35 minutes.")
IDLE = Refusal("AA-trn-15", "No se permite más de 1 minuto sin jugar.", "More than a minute of inaction is not allowed.")

WHICH_RIVAL = Words("¿Qué Reptante apartas del equipo rival?", "Which of the opponent's Reptantes do you set aside?")
WHICH_OWN = Words("¿Qué Reptante tuyo apartas?", "Which of your own Reptantes do you set aside?")


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


def why_not_changed(registered: list[Reptante], brought: list[Reptante]) -> Refusal | None:
    """Whether the five of a later round are those registered (AA-trn-02)."""
    return None if sorted([each.id for each in registered]) == sorted([each.id for each in brought]) else CHANGED


def why_not_deck(types: list[int]) -> Refusal | None:
    """Whether a deck is a legal one, told by the types of its cards (AA-trn-12)."""
    fine = len(types) == COPIES * len(TYPES) and all([types.count(type) == COPIES for type in TYPES])
    return None if fine else BAD_DECK


def why_not_in_time(forming: int, round: int, idle: int) -> Refusal | None:
    """Whether times, in minutes, are within the limits of a tournament (AA-trn-13 to 15)."""
    if forming > TEAM_MINUTES:
        return LATE
    if round < ROUND_MINUTES:
        return SHORT_ROUND
    return IDLE if idle > IDLE_MINUTES else None


class Removing(Frame):
    """First removes one of second's five, second one of first's, then each one of their own at once (AA-trn-07 to 10)."""

    NAME = "removing"
    FIELDS: ClassVar[tuple[str, ...]] = ("chosen",)

    def __init__(self) -> None:
        self.step = 0
        self.chosen = -1

    def run(self, s: State) -> None:
        first = s.world[t.FIRST]
        second = (first + 1) % s.players
        step = self.step
        self.step = step + 1
        if step == 0:
            ask(s, first, second, WHICH_RIVAL)
        elif step == 1:
            happens(s, Event(ev.SET_ASIDE, chosen(s), first))
            ask(s, second, first, WHICH_RIVAL)
        elif step == 2:
            happens(s, Event(ev.SET_ASIDE, chosen(s), second))
            ask(s, first, first, WHICH_OWN)
        elif step == 3:
            self.chosen = chosen(s)
            ask(s, second, second, WHICH_OWN)
        else:
            s.pop(self)
            happen(s, [Event(ev.SET_ASIDE, self.chosen, first), Event(ev.SET_ASIDE, chosen(s), second)])


def ask(s: State, player: int, whose: int, prompt: Words) -> None:
    s.ask(player, "remove", [Option(s.names, "remove", (card,)) for card in t.team(s, whose)], prompt)


def chosen(s: State) -> int:
    answer = s.answer
    assert answer is not None
    return answer.thing


# -- the end


def on_time(s: State) -> int:
    """Who wins when time is up: reptantes, resistance, who lost one last; -1 is for the judge (AA-score-01 to 03)."""
    if ahead(len(t.team(s, 0)), len(t.team(s, 1))) >= 0:
        return ahead(len(t.team(s, 0)), len(t.team(s, 1)))
    resistance = s.tallies[t.RESISTANCE]
    if ahead(resistance[0], resistance[1]) >= 0:
        return ahead(resistance[0], resistance[1])
    return ahead(s.tallies[t.FALL][0], s.tallies[t.FALL][1])


def ahead(first: int, second: int) -> int:
    """0 or 1 for the higher of two numbers, -1 when they are equal."""
    return -1 if first == second else 0 if first > second else 1


def scores(s: State, winner: int, timed: bool) -> tuple[int, int]:
    """Reptantes in play; the loser of a tie in them scores one fewer (AA-score-04, AA-score-05)."""
    found = [len(t.team(s, 0)), len(t.team(s, 1))]
    if timed and found[0] == found[1] and winner >= 0:
        found[1 - winner] -= 1
    return found[0], found[1]


def end_on_time(s: State, judged: int = -1) -> tuple[int, int]:
    """Stop the game at this very moment; ``judged`` decides what no criterion does. Returns the scores."""
    winner = on_time(s)
    winner = judged if winner < 0 else winner
    made = scores(s, winner, True)
    s.finish(() if winner < 0 else (winner,))
    return made


def concede(s: State, player: int) -> tuple[int, int]:
    """Give up: the game is lost and the round scores nothing; the other scores the reptantes in play (AA-score-06, AA-score-08)."""
    made = [len(t.team(s, each)) for each in range(2)]
    made[player] = 0
    s.finish((1 - player,))
    return made[0], made[1]


def loop(s: State, culprit: int) -> tuple[int, int]:
    """Whoever keeps an infinite loop going is held to have conceded (AA-score-07)."""
    return concede(s, culprit)


def confirmed(first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Both players report the same score (AA-score-09)."""
    return first == second


def may_be_disqualified(warnings: int) -> bool:
    """Three warnings (AA-conduct-04)."""
    return warnings >= WARNINGS
