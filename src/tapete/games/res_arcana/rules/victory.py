"""Points and the victory check (RA-victory)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.things import BONUS, FIRST, GAME_NUMBER, GOLD, MATCH, WINS, facts, mine, pool_size

CHECK: Final = "check"
ENOUGH: Final = 10
NEXT_GAME: Final = "next_game"  # what leads to another game of the match, among the frames of the game
LAST_GAME: Final = 3
ENOUGH_WINS: Final = 2

# steps of a check
ASK: Final = 0
COUNT: Final = 1
CLOSE: Final = 2

# steps of a game's end
END: Final = 0
FINISH: Final = 1


def points(s: State, player: int) -> int:
    """Components, scoring of places, and the token (RA-victory-01); turned ones count all the same (RA-victory-07)."""
    total = s.tallies[BONUS][player] + (1 if s.world[FIRST] == player else 0)
    cards = mine(s, player)
    for card in cards:
        total += worth(s, card, cards)
    return total


def worth(s: State, card: int, cards: list[int]) -> int:
    """The points of a component among those of its player."""
    what = facts(s, card)
    total = what.points
    if what.scores >= 0:
        total += s.numbers[what.scores][card]
    if what.per_creature or what.per_dragon:
        for other in cards:
            kind = facts(s, other)
            total += what.per_creature * kind.creature + what.per_dragon * kind.dragon
    return total


def tie_break(s: State, player: int) -> int:
    """Essences of the pool, Gold counting double (RA-victory-03)."""
    return pool_size(s, player) + s.tallies[GOLD][player]


def leaders(s: State) -> tuple[int, ...]:
    """Who wins if somebody has ten points; nobody otherwise. A remaining tie is shared (RA-victory-04)."""
    totals = [points(s, player) for player in range(s.players)]
    best = max(totals)
    if best < ENOUGH:
        return ()
    tied = [player for player in range(s.players) if totals[player] == best]
    richest = max([tie_break(s, player) for player in tied])
    return tuple([player for player in tied if tie_break(s, player) == richest])


class VictoryCheck(Frame):
    """Reactions to the check (RA-victory-14 to 17), then the count."""

    NAME = "victory_check"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = -1

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK:
            open_window(s, CHECK, Announcement(self.player, "check", (), "", tuple(range(s.players))))
            happens(s, Event(ev.CHECKED, player=self.player))
        elif step == COUNT:
            happen_in_turn(s, outcome(s))
        else:
            self.close(s)

    def close(self, s: State) -> None:
        """The points that count for this check only are counted once more, for the winners, and are gone."""
        winners = leaders(s)
        s.pop(self)
        if winners:
            frame = GameOver()
            frame.winners = winners
            s.push(frame)
        happens(s, Event(ev.CHECK_ENDS))


def outcome(s: State) -> list[list[Event]]:
    """Everybody's points, and who wins and how: by points, by the tie-break (RA-victory-03), or together (RA-victory-04)."""
    told = [[Event(ev.SCORED, player=player, amount=points(s, player)) for player in range(s.players)]]
    winners = leaders(s)
    if winners:
        most = points(s, winners[0])
        tied = [player for player in range(s.players) if points(s, player) == most]
        if len(tied) > 1:
            told.append([Event(ev.TIED, player=player, amount=tie_break(s, player)) for player in tied])
        how = ev.WON if len(winners) == 1 else ev.SHARED
        told.append([Event(how, player=player, amount=most) for player in winners])
    return told


def check_victory(s: State, player: int) -> None:
    """At the end of a round, or earlier when an effect says so: it is the same check (RA-victory-11)."""
    frame = VictoryCheck()
    frame.player = player
    s.push(frame)


class GameOver(Frame):
    """A game ends; in a match another one may follow (RA-match-08, RA-match-12)."""

    NAME = "game_over"
    FIELDS: ClassVar[tuple[str, ...]] = ("winners",)

    def __init__(self) -> None:
        self.step = 0
        self.winners: tuple[int, ...] = ()

    def run(self, s: State) -> None:
        if self.next_step() == END:
            self.end(s)
        else:
            s.finish(ahead(s))

    def end(self, s: State) -> None:
        if not s.world[MATCH]:
            s.finish(self.winners)
        elif max(s.tallies[WINS]) >= ENOUGH_WINS or s.world[GAME_NUMBER] >= LAST_GAME:
            best = ahead(s)
            happens(s, Event(ev.MATCH_WON, player=best[0]) if len(best) == 1 else Event(ev.MATCH_DRAWN))
        else:
            next_game(s, 1 - self.winners[0] if len(self.winners) == 1 else -1)


def ahead(s: State) -> tuple[int, ...]:
    """Who has won the most games of the match."""
    wins = s.tallies[WINS]
    return tuple([player for player in range(s.players) if wins[player] == max(wins)])


def next_game(s: State, loser: int) -> None:
    """Another game of the match begins, whatever was under way in the last one."""
    s.restart(s.game.frames[NEXT_GAME]())
    happens(s, Event(ev.NEXT_GAME, player=loser, amount=s.world[GAME_NUMBER] + 1))
