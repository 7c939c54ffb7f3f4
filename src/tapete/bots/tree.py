"""What a search is made of: how long it thinks, how it goes about it, and the tree it grows."""

from __future__ import annotations

from tapete.bots.interface import Perspective


class Budget:
    """How long to think: so many iterations, or so many milliseconds of a core (then the clock decides, and moves may differ)."""

    __slots__ = ("iterations", "milliseconds")

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds


class Manner:
    """How to search in a game with so much foresight (``Game.foresight``)."""

    __slots__ = (
        "deepest",
        "exploration",
        "first",
        "foresight",
        "longest",
        "opened",
        "tried",
        "trust",
        "turns",
        "widening",
        "worlds",
    )

    def __init__(self, foresight: int) -> None:
        self.foresight = foresight > 0  # play on to the end of those turns, and compare moves in the same worlds
        self.turns = foresight or 2  # turns (or rounds) that are looked at, this one included
        self.exploration = 0.6  # in units of how far the moves of the decision lie apart
        self.worlds = 16  # redealt in advance; iterations take them in turn, each time with new randomness
        self.trust = 3.0 if foresight else 1.0  # how many visits the first look at a move counts for
        self.opened = 12  # options of a decision inside the tree that are looked at
        self.first = 2  # moves tried at a node from the start,
        self.widening = 1.0  # and this times the root of its visits
        self.deepest = 24  # decisions from the root
        self.longest = 60  # decisions that are played on,
        self.tried = 3  # and options tried at each


class Edge:
    """A move at a node: what it looked like at first, and what has come of it for the player who makes it."""

    __slots__ = ("available", "first", "id", "node", "player", "total", "tried", "visits")

    def __init__(self, id: str, player: int, first: float) -> None:
        self.id = id
        self.player = player
        self.first = first
        self.visits = 0
        self.tried = 0  # of the visits, those of the decision that is searched
        self.available = 0
        self.total = 0.0
        self.node: Node | None = None

    def estimate(self, trust: float, drop: float) -> float:
        """Its chance: the visits, and the first look as if it had been ``trust`` more of them."""
        return (self.total + trust * (self.first - drop)) / (self.visits + trust)

    def beneath(self) -> Node:
        """What follows it."""
        node = self.node
        if node is None:
            node = Node()
            self.node = node
        return node


class Node:
    """What follows a move; its edges are found as worlds offer them."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0


class Grown:
    """The part of a tree below the move that was made: the next decision of the same player goes on with it."""

    __slots__ = ("move", "node", "pars", "player")

    def __init__(self, node: Node, player: int, move: int, pars: list[float]) -> None:
        self.node = node
        self.player = player
        self.move = move  # how many answers the game had had when it was last looked at
        self.pars = pars  # what everybody's chances were reckoned from, on average

    def follows(self, perspective: Perspective) -> bool:
        """Whether a decision comes right after, with nobody else asked in between."""
        follows = perspective.move == self.move + 1 and perspective.player == self.player
        self.move = perspective.move
        return follows


def reckoned_from(node: Node, less: list[float]) -> None:
    """Let everybody's chances in a tree be reckoned from so much less."""
    for edge in node.edges.values():
        edge.first += less[edge.player]
        edge.total += less[edge.player] * edge.visits
        if edge.node is not None:
            reckoned_from(edge.node, less)
