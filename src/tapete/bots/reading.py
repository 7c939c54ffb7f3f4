"""What a learned judgement reads of a position: a few dozen numbers that the player it is about may know.

They come from what a game declares anyway: the columns of a player (``Game.encoding``: counters and derived values), how many cards
lie in each zone, the counters of the cards in play, and which cards are in play, in the own hand and in the piles that are seen.
Each is the own side less the other's, except for cards that only their holder sees. One more is what the game's own hint says.

A number stands for a quality; how much it counts may depend on how far the game has come and on whose turn it is.
"""

from __future__ import annotations

from typing import Final

from tapete.core.encoding import COUNT, FLAG
from tapete.core.game import Game
from tapete.core.state import State
from tapete.core.zones import HOLDER, PUBLIC

EVEN: Final = "even"  # one in every position
HINT: Final = "hint"  # what ``Game.hints.evaluate`` says
MOST: Final = 30.0  # no number is larger: some counters say when something happened
SEATED: Final = 2  # for how many players a judgement is learned
CLOCKS: Final = ("round",)  # counters of nobody that say how far a game has come, where the number of the turn does not
ACTIVE: Final = "active"  # the counter of nobody that says whose turn it is


class Place:
    """Kinds of zone whose cards are read by name, and the numbers of their cards."""

    def __init__(self, id: str, kinds: list[int], both: bool) -> None:
        self.id = id
        self.kinds = kinds
        self.both = both  # the other side's cards count against
        self.at: dict[str, int] = {}


def piles(game: Game) -> list[Place]:
    """The zones out of play whose cards are seen by everybody, or by their holder."""
    found: list[Place] = []
    for kind, zone in enumerate(game.zones):
        if zone.shared:
            continue
        if zone.sight == HOLDER:
            found.append(Place(zone.id, [kind], False))
        elif zone.sight == PUBLIC and not zone.in_play:
            found.append(Place(zone.id, [kind], True))
    return found


class Reading:
    """What is read of the positions of a game between two, and what each number means (``names``)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: list[str] = [EVEN, HINT]
        self.columns: list[int] = []  # of a player, that count something
        encoding = game.encoding
        for at, column in enumerate(encoding.player_columns(SEATED)):
            if column.kind == COUNT or column.kind == FLAG:
                self.columns.append(at)
                self.names.append("player/" + column.name)
        self.played = [kind for kind, zone in enumerate(game.zones) if zone.in_play]
        self.counted = [kind for kind, zone in enumerate(game.zones) if not zone.shared and kind not in encoding.uncounted()]
        for kind in self.counted:
            self.names.append("count/" + game.zones[kind].id)
        places = [*piles(game), Place("play", self.played, True)]
        if not self.played:  # a game that tells no zone apart: its public zones are what is in play
            self.played = [kind for kind, zone in enumerate(game.zones) if zone.sight == PUBLIC and not zone.shared]
        self.places = places
        self.fields: list[int] = []
        for field, name in enumerate(game.card_fields):
            if field != game.known and field not in game.sight.printed_fields():
                self.fields.append(field)
                self.names.append("card/" + name)
        for place in places:
            for id in game.catalogue:
                place.at[id] = len(self.names)
                self.names.append(place.id + "/" + id)
        self.whose = game.world_fields.index(ACTIVE) if ACTIVE in game.world_fields else -1
        clocks = [game.world_fields.index(name) for name in CLOCKS if name in game.world_fields]
        self.clock = clocks[0] if clocks else -1

    def time(self, s: State) -> int:
        """How far a game has come, in turns or rounds."""
        return s.world[self.clock] if self.clock >= 0 else s.turn

    def turn(self, s: State, player: int) -> float:
        """1 in the own turn, -1 in the other's."""
        acting = s.world[self.whose] if self.whose >= 0 else s.decision.player if s.decision is not None else player
        return 1.0 if acting == player else -1.0

    def read(self, s: State, player: int, which: list[int], values: list[float]) -> None:
        """Add the numbers that are not 0, each with which it is; a card that lies there twice is told twice."""
        rival = 1 - player
        which.append(0)
        values.append(1.0)
        which.append(1)
        values.append(self.game.hints.evaluate(s, player))
        at = self.of_players(s, player, which, values)
        zones = s.zones
        for kind in self.counted:
            more = len(zones[kind * 2 + player]) - len(zones[kind * 2 + rival])
            if more:
                which.append(at)
                values.append(clipped(float(more)))
            at += 1
        for field in self.fields:
            total = 0
            counters = s.numbers[field]
            for kind in self.played:
                for card in zones[kind * 2 + player]:
                    total += counters[card]
                for card in zones[kind * 2 + rival]:
                    total -= counters[card]
            if total:
                which.append(at)
                values.append(clipped(float(total)))
            at += 1
        self.of_cards(s, player, which, values)

    def of_players(self, s: State, player: int, which: list[int], values: list[float]) -> int:
        """The columns of both players; the number after theirs."""
        own: list[int] = []
        theirs: list[int] = []
        self.game.encoding.player(s, player, player, own)
        self.game.encoding.player(s, player, 1 - player, theirs)
        at = 2
        for column in self.columns:
            more = own[column] - theirs[column]
            if more:
                which.append(at)
                values.append(clipped(float(more)))
            at += 1
        return at

    def of_cards(self, s: State, player: int, which: list[int], values: list[float]) -> None:
        """Cards by what they are, where this player sees them."""
        sight = self.game.sight
        cards = s.cards
        for place in self.places:
            at = place.at
            for kind in place.kinds:
                for card in sight.seen_cards(s, player, kind, player):
                    number = at.get(cards[card].id, -1)
                    if number >= 0:
                        which.append(number)
                        values.append(1.0)
                if place.both:
                    for card in sight.seen_cards(s, player, kind, 1 - player):
                        number = at.get(cards[card].id, -1)
                        if number >= 0:
                            which.append(number)
                            values.append(-1.0)


def clipped(value: float) -> float:
    return max(-MOST, min(MOST, value))
