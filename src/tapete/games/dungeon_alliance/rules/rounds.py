"""Rounds of four cycles and a final phase; the end of the game (DA-round, DA-final, DA-end)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, settle
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import Fleeting, Lurk, Power
from tapete.games.dungeon_alliance.rules.activation import Turn
from tapete.games.dungeon_alliance.rules.drawing import draw_up
from tapete.games.dungeon_alliance.rules.harm import wound
from tapete.games.dungeon_alliance.rules.monsters import MonsterPhase
from tapete.games.dungeon_alliance.rules.solo import GOALS, SoloPhase, deductions
from tapete.games.dungeon_alliance.telling import BY_CARDS, BY_DAMAGE, BY_POINTS, SHARED
from tapete.games.dungeon_alliance.things import heroes

STAY: Final = Words("¿Se queda la carta bajo el héroe?", "Does the card stay under the hero?")
DRAW: Final = Words("¿Robas hasta tu tamaño de mano?", "Do you draw up to your hand size?")
HEROES_TURN: Final = 2
MONSTERS_TURN: Final = 3
FINAL: Final = 5


class Play(Frame):
    """The rounds of a game, one after another."""

    NAME = "play"
    FIELDS: ClassVar[tuple[str, ...]] = ("turns",)

    def __init__(self) -> None:
        self.step = 0
        self.turns = 0  # players who have activated a hero in this cycle

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                settle(s, [Event(ev.ROUND_BEGINS, amount=s.world[t.ROUND] + 1)])
            case 1:
                settle(s, [Event(ev.CYCLE_BEGINS, amount=s.world[t.CYCLE] + 1)])
                self.turns = 0
            case 2:
                self.next_hero(s)
            case 3:
                s.push(SoloPhase() if t.governs(s) else MonsterPhase())
            case 4:
                if s.world[t.CYCLE] < t.CYCLES and not s.world[t.ENDING]:
                    self.step = 1
            case 5:
                s.push(FinalPhase())
            case _:
                self.step = 0
                if t.last_phase(s):
                    score(s)

    def next_hero(self, s: State) -> None:
        """One hero of each player, clockwise from the first (DA-round-04); then the monsters, unless the end is near."""
        if self.turns == s.players:
            if s.world[t.ENDING]:
                self.step = FINAL
            return
        player = t.clockwise(s, s.world[t.FIRST])[self.turns]
        self.turns += 1
        self.step = HEROES_TURN
        s.world[t.ACTIVE] = player
        frame = Turn()
        frame.player = player
        s.push(frame)


class FinalPhase(Frame):
    """Ready, poison, discard what was used, draw, pass the token (DA-final-01)."""

    NAME = "final_phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "players")

    def __init__(self) -> None:
        self.step = 0
        self.cards: tuple[int, ...] = ()  # cards that may stay, still to be asked about
        self.players: tuple[int, ...] = ()  # players still to draw

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                settle(s, [Event(ev.FINAL_BEGINS, amount=s.world[t.ROUND])])
                ready_all(s)
                spread_poison(s)
                self.cards = tuple(discard_used(s))
            case 1:
                if self.cards:
                    card = self.cards[0]
                    options = [Option(s.names, "stay", (card,)), Option(s.names, "discard", (card,))]
                    s.ask(s.holder(card), "stay", options, STAY, card)
                else:
                    self.step = 3
            case 2:
                assert s.answer is not None
                if s.answer.verb == "discard":
                    settle(s, [ev.send(self.cards[0], t.DISCARD, s.holder(self.cards[0]), kind=ev.DISCARDED)])
                self.cards = self.cards[1:]
                self.step = 1
            case 3:
                self.players = tuple(t.clockwise(s, s.world[t.FIRST]))
            case 4:
                self.ask_draw(s)
            case 5:
                assert s.answer is not None
                if s.answer.verb == "yes":
                    draw_up(s, self.players[0])
                self.players = self.players[1:]
                self.step = 4
            case _:
                s.tallies[t.SHORT] = [0] * s.players  # it was for this draw, made or not (DA-solocard-11)
                if s.players > 1:
                    settle(s, [Event(ev.TOKEN, player=(s.world[t.FIRST] + 1) % s.players)])
                s.pop(self)

    def ask_draw(self, s: State) -> None:
        """Who holds fewer cards than the hand size may draw (DA-final-09); in the last phase of the game there is no use in it."""
        while self.players and not t.last_phase(s):
            player = self.players[0]
            size = t.row(s, player)[1] - s.tallies[t.SHORT][player]
            if len(s.zone(t.HAND, player)) < size and (s.zone(t.DECK, player) or s.zone(t.DISCARD, player)):
                s.ask(player, "draw", [Option(s.names, "yes"), Option(s.names, "no")], DRAW)
                return
            self.players = self.players[1:]
        self.step = 6


def ready_all(s: State) -> None:
    """Heroes, defeated ones too, then monsters (DA-final-02, DA-final-04, DA-final-12); Surges, waivers and marks are over."""
    for who in t.all_heroes(s) + t.monsters(s):
        settle(s, [Event(ev.REFRESHED, who)])
    for field in (t.SURGE, t.WAIVED, t.MARK):
        for who in t.all_heroes(s) + t.monsters(s):
            if s.numbers[field][who]:
                s.write(field)[who] = 0


def spread_poison(s: State) -> None:
    """One more for each undefeated hero who has any (DA-final-05, DA-final-06)."""
    for who in t.all_heroes(s):
        if s.numbers[t.POISON][who] and not s.numbers[t.DEFEATED][who]:
            wound(s, who, 1, True)


def discard_used(s: State) -> list[int]:
    """Everything under the heroes is discarded (DA-final-08), but for what may stay, which is asked about (DA-final-13)."""
    asked: list[int] = []
    for player in range(s.players):
        for card in s.zone(t.COLUMN, player)[:]:
            if says(s, card, Lurk):
                asked.append(card)
            elif says(s, card, Fleeting):
                settle(s, [ev.send(card, t.REMOVED, 0, kind=ev.REMOVED)])
            else:
                settle(s, [ev.send(card, t.DISCARD, player)])
        for card in s.zone(t.BURIED, player)[:]:
            settle(s, [ev.send(card, t.DISCARD, player)])
    return asked


def says(s: State, card: int, power: type[Power]) -> bool:
    """Whether a card has a power of this sort."""
    return any([isinstance(ability, power) for ability in s.cards[card].abilities])


# -- the end


def points(s: State, player: int) -> int:
    """All XP, spent or not, minus defeat tokens (DA-end-04)."""
    return s.tallies[t.XP][player] + s.tallies[t.SPENT][player] - s.tallies[t.DEFEATS][player]


def total(s: State) -> int:
    """The score of a game against the cards: everybody's points, less what is left in the dungeon (DA-solo-12)."""
    return sum([points(s, player) for player in range(s.players)]) - deductions(s)


def goal(s: State) -> int:
    """The score that wins a cooperative game, a rule of ours; alone the score itself is the result (DA-solo-14)."""
    return GOALS[s.players - 1]


def score(s: State) -> None:
    """Most XP; then most cards acquired; then least damage; else the tied win together (DA-end-05 to DA-end-08)."""
    for player in range(s.players):
        settle(s, [Event(ev.SCORED, player=player, amount=points(s, player))])
    if t.governs(s):
        score_together(s)
        return
    ranks = [rank(s, player) for player in range(s.players)]
    best = max(ranks)
    winners = tuple([player for player in range(s.players) if ranks[player] == best])
    for player in winners:
        settle(s, [Event(ev.WON, player=player, amount=won_by(ranks, player) if len(winners) == 1 else SHARED)])
    s.finish(winners)


def score_together(s: State) -> None:
    """Against the cards: alone the score is the result (DA-solo-14), together it must reach a goal of ours."""
    settle(s, [Event(ev.DEDUCTED, amount=deductions(s)), Event(ev.TOTALLED, amount=total(s))])
    if s.players == 1:
        s.finish((0,))
    elif total(s) >= goal(s):
        settle(s, [Event(ev.PREVAILED, amount=goal(s))])
        s.finish(tuple(range(s.players)))
    else:
        settle(s, [Event(ev.SUCCUMBED, amount=goal(s))])
        s.finish(())


def won_by(ranks: list[tuple[int, int, int]], winner: int) -> int:
    """What decided: points, else cards acquired, else damage."""
    others = [rank for player, rank in enumerate(ranks) if player != winner]
    if all([rank[0] < ranks[winner][0] for rank in others]):
        return BY_POINTS
    return BY_CARDS if all([rank[:2] < ranks[winner][:2] for rank in others]) else BY_DAMAGE


def rank(s: State, player: int) -> tuple[int, int, int]:
    damage = sum([values.hurt(s, who) for who in heroes(s, player)])
    return points(s, player), s.tallies[t.SELECTIONS][player], -damage
