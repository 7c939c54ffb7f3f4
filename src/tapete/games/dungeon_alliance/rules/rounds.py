"""Rounds of four cycles and a final phase; the end of the game (DA-round, DA-final, DA-end)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import LEAVES, STAYS, gives
from tapete.games.dungeon_alliance.rules.activation import Turn
from tapete.games.dungeon_alliance.rules.drawing import draw_up
from tapete.games.dungeon_alliance.rules.harm import hit, wound
from tapete.games.dungeon_alliance.rules.monsters import MonsterPhase
from tapete.games.dungeon_alliance.rules.solo import GOALS, SoloPhase, deductions
from tapete.games.dungeon_alliance.telling import BY_CARDS, BY_DAMAGE, BY_POINTS, SHARED
from tapete.games.dungeon_alliance.things import heroes

WHETHER_STAY: Final = Words("¿Se queda la carta bajo el héroe?", "Does the card stay under the hero?")
WHETHER_DRAW: Final = Words("¿Robas hasta tu tamaño de mano?", "Do you draw up to your hand size?")

# steps of a round
ROUND: Final = 0
CYCLE: Final = 1
HEROES_TURN: Final = 2
MONSTERS_TURN: Final = 3
NEXT_CYCLE: Final = 4
FINAL: Final = 5

# steps of the final phase
BEGIN: Final = 0
ASK_STAY: Final = 1
STAY: Final = 2
WHO_DRAWS: Final = 3
ASK_DRAW: Final = 4
DRAW_UP: Final = 5
PASS_ON: Final = 6
READY: Final = 7
POISON: Final = 8
TIDY: Final = 9

# steps of the end
COUNT: Final = 0
JUDGE: Final = 1


class Play(Frame):
    """The rounds of a game, one after another."""

    NAME = "play"
    FIELDS: ClassVar[tuple[str, ...]] = ("turns",)

    def __init__(self) -> None:
        self.step = 0
        self.turns = 0  # players who have activated a hero in this cycle

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ROUND:
            happens(s, Event(ev.ROUND_BEGINS, amount=s.world[t.ROUND] + 1))
        elif step == CYCLE:
            self.turns = 0
            happens(s, Event(ev.CYCLE_BEGINS, amount=s.world[t.CYCLE] + 1))
        elif step == HEROES_TURN:
            self.next_hero(s)
        elif step == MONSTERS_TURN:
            s.push(SoloPhase() if t.governs(s) else MonsterPhase())
        elif step == NEXT_CYCLE:
            if s.world[t.CYCLE] < t.CYCLES and not s.world[t.ENDING]:
                self.step = CYCLE
        elif step == FINAL:
            s.push(FinalPhase())
        else:
            self.step = ROUND
            if t.last_phase(s):
                s.push(Scoring())

    def next_hero(self, s: State) -> None:
        """One hero of each player, clockwise from the first (DA-round-04); then the monsters, unless the end is near."""
        if self.turns == s.players:
            if s.world[t.ENDING]:
                self.step = FINAL
            return
        player = t.clockwise(s, s.world[t.FIRST])[self.turns]
        self.turns += 1
        self.step = HEROES_TURN
        frame = Turn()
        frame.player = player
        s.push(frame)
        happens(s, Event(ev.TAKES_OVER, amount=player))


class FinalPhase(Frame):
    """Ready, poison, discard what was used, draw, pass the token (DA-final-01)."""

    NAME = "final_phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "players")

    def __init__(self) -> None:
        self.step = 0
        self.cards: tuple[int, ...] = ()  # cards that may stay, still to be asked about
        self.players: tuple[int, ...] = ()  # players still to draw

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == BEGIN:
            self.step = READY
            happens(s, Event(ev.FINAL_BEGINS, amount=s.world[t.ROUND]))
        elif step == READY:
            ready_all(s)
        elif step == POISON:
            spread_poison(s)
        elif step == TIDY:
            self.step = ASK_STAY
            self.cards = tuple(lurking(s))
            discard_used(s)
        elif step == ASK_STAY or step == STAY:
            self.stay(s, step)
        elif step == WHO_DRAWS:
            self.players = tuple(t.clockwise(s, s.world[t.FIRST]))
        elif step == ASK_DRAW:
            self.ask_draw(s)
        elif step == DRAW_UP:
            assert s.answer is not None
            player, self.players = self.players[0], self.players[1:]
            self.step = ASK_DRAW
            if s.answer.verb == "yes":
                draw_up(s, player)
        else:
            s.pop(self)
            told = [Event(ev.DRAWS_LESS, player=player) for player in range(s.players)]  # this draw, made or not (DA-solocard-11)
            if s.players > 1:
                told.append(Event(ev.TOKEN, player=(s.world[t.FIRST] + 1) % s.players))
            happen(s, told)

    def stay(self, s: State, step: int) -> None:
        """What may stay under its hero is asked about, card by card (DA-final-13)."""
        if not self.cards:
            self.step = WHO_DRAWS
            return
        card = self.cards[0]
        if step == ASK_STAY:
            options = [Option(s.names, "stay", (card,)), Option(s.names, "discard", (card,))]
            s.ask(s.holder(card), "stay", options, WHETHER_STAY, card)
            return
        assert s.answer is not None
        self.cards = self.cards[1:]
        self.step = ASK_STAY
        if s.answer.verb == "discard":
            happens(s, ev.send(card, t.DISCARD, s.holder(card), kind=ev.DISCARDED))

    def ask_draw(self, s: State) -> None:
        """Who holds fewer cards than the hand size may draw (DA-final-09); in the last phase of the game there is no use in it."""
        while self.players and not t.last_phase(s):
            player = self.players[0]
            size = t.row(s, player)[1] - s.tallies[t.SHORT][player]
            if len(s.zone(t.HAND, player)) < size and (s.zone(t.DECK, player) or s.zone(t.DISCARD, player)):
                s.ask(player, "draw", [Option(s.names, "yes"), Option(s.names, "no")], WHETHER_DRAW)
                return
            self.players = self.players[1:]
        self.step = PASS_ON


def ready_all(s: State) -> None:
    """Heroes, defeated ones too, then monsters (DA-final-02, DA-final-04, DA-final-12); Surges, waivers and marks are over."""
    happen(s, [Event(ev.REFRESHED, who) for who in t.all_heroes(s) + t.monsters(s)])


def spread_poison(s: State) -> None:
    """One more for each undefeated hero who has any (DA-final-05, DA-final-06); for each poisoned monster too, which is ours."""
    for foe in reversed([each for each in t.monsters(s) if s.numbers[t.POISON][each]]):
        hit(s, foe, 1, s.numbers[t.POISON][foe] - 1, -1)
    ill = [who for who in t.all_heroes(s) if s.numbers[t.POISON][who] and not s.numbers[t.DEFEATED][who]]
    wound(s, ill, 1, True)


def lurking(s: State) -> list[int]:
    """The cards under heroes that may stay there, which is asked about (DA-final-13)."""
    return [card for player in range(s.players) for card in s.zone(t.COLUMN, player) if gives(s.cards[card], STAYS)]


def discard_used(s: State) -> None:
    """Everything else under the heroes is discarded (DA-final-08)."""
    gone: list[Event] = []
    for player in range(s.players):
        for card in s.zone(t.COLUMN, player):
            if gives(s.cards[card], LEAVES):
                gone.append(ev.send(card, t.REMOVED, 0, kind=ev.REMOVED))
            elif not gives(s.cards[card], STAYS):
                gone.append(ev.send(card, t.DISCARD, player))
        gone += [ev.send(card, t.DISCARD, player) for card in s.zone(t.BURIED, player)]
    happen(s, gone)


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


class Scoring(Frame):
    """Everybody's points are told, then who wins; the game is over."""

    NAME = "scoring"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == COUNT:
            happen(s, [Event(ev.SCORED, player=player, amount=points(s, player)) for player in range(s.players)])
        elif step == JUDGE:
            happen(s, verdict_together(s) if t.governs(s) else verdict(s))
        else:
            s.finish(winners(s))


def winners(s: State) -> tuple[int, ...]:
    """Most XP; then most cards acquired; then least damage; else the tied win together (DA-end-05 to DA-end-08).

    Against the cards, alone the score is the result (DA-solo-14), together it must reach a goal of ours.
    """
    everybody = range(s.players)
    if s.players == 1:
        return (0,)
    if t.governs(s):
        return tuple(everybody) if total(s) >= goal(s) else ()
    ranks = [rank(s, player) for player in everybody]
    return tuple([player for player in everybody if ranks[player] == max(ranks)])


def verdict(s: State) -> list[Event]:
    """Who wins, and by what."""
    ranks = [rank(s, player) for player in range(s.players)]
    won = winners(s)
    return [Event(ev.WON, player=player, amount=won_by(ranks, player) if len(won) == 1 else SHARED) for player in won]


def verdict_together(s: State) -> list[Event]:
    """Against the cards: what is left in the dungeon, the score, and whether it is enough."""
    told = [Event(ev.DEDUCTED, amount=deductions(s)), Event(ev.TOTALLED, amount=total(s))]
    if s.players > 1:
        told.append(Event(ev.PREVAILED if winners(s) else ev.SUCCUMBED, amount=goal(s)))
    return told


def won_by(ranks: list[tuple[int, int, int]], winner: int) -> int:
    """What decided: points, else cards acquired, else damage."""
    others = [rank for player, rank in enumerate(ranks) if player != winner]
    if all([rank[0] < ranks[winner][0] for rank in others]):
        return BY_POINTS
    return BY_CARDS if all([rank[:2] < ranks[winner][:2] for rank in others]) else BY_DAMAGE


def rank(s: State, player: int) -> tuple[int, int, int]:
    damage = sum([values.hurt(s, who) for who in heroes(s, player)])
    return points(s, player), s.tallies[t.SELECTIONS][player], -damage
