"""Whom to put with whom so that everybody has somebody and the sum of what is amiss is least.

A perfect matching of least weight in a general graph, by Edmonds' algorithm with blossoms and dual variables (J. Edmonds, *Paths,
Trees, and Flowers*, 1965; H. Gabow's bookkeeping), in whole numbers of any size. ``Matching`` works on weights to be made as large
as possible; ``perfect_matching`` turns costs into them, with so much added to each that one more pair outweighs every cost.

The vertices are 1 to n, and 0 is nobody. A blossom is a vertex too, with a number above n: an odd circle of vertices, ``circle``,
which begins with its base. ``outer`` is the outermost blossom in which a vertex lies.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

EVEN = 0  # at an even distance from an unmatched vertex in the forest: may be matched anew
ODD = 1
FREE = -1  # outside the forest

Pair = tuple[int, int]


def perfect_matching(size: int, costs: Mapping[Pair, int]) -> list[Pair] | None:
    """The pairs that cover 0 to ``size`` - 1 at the least cost; None where the pairs that have a cost cannot cover them all.

    >>> perfect_matching(4, {(0, 1): 0, (2, 3): 9, (0, 2): 1, (1, 3): 2})
    [(0, 2), (1, 3)]
    >>> perfect_matching(4, {(0, 1): 0, (0, 2): 0, (0, 3): 0}) is None
    True
    """
    if size % 2 or not costs:
        return None if size else []
    least, most = min(costs.values()), max(costs.values())
    more = (size // 2 + 1) * (most - least + 1)  # than all costs together
    matching = Matching(size, {(one + 1, other + 1): more + most - cost for (one, other), cost in costs.items()})
    matching.run()
    pairs = [(at - 1, mate - 1) for at, mate in enumerate(matching.mate[: size + 1]) if at < mate]
    return pairs if 2 * len(pairs) == size else None


class Matching:
    """The pairs with the largest sum of weights, each weight above 0."""

    def __init__(self, size: int, weights: Mapping[Pair, int]) -> None:
        self.size = size
        rooms = 2 * size + 2  # for vertices, blossoms and nobody
        self.last = size  # the highest number in use
        self.weight = [[0] * rooms for _ in range(rooms)]
        # the vertices at the two ends of the best edge from here to there, which may both be blossoms
        self.ends: list[list[Pair]] = [[(here, there) for there in range(rooms)] for here in range(rooms)]
        for (one, other), weight in weights.items():
            self.weight[one][other] = self.weight[other][one] = weight
        self.dual = [max(weights.values(), default=0)] * (size + 1) + [0] * (rooms - size - 1)
        self.mate = [0] * rooms
        self.tight = [0] * rooms  # the even vertex with the tightest edge to here
        self.outer = [*range(size + 1), *[0] * (rooms - size - 1)]
        self.parent = [0] * rooms
        self.side = [FREE] * rooms
        self.seen = [0] * rooms
        self.searches = 0
        self.circle: list[list[int]] = [[] for _ in range(rooms)]
        # in which of a blossom's members a vertex lies
        self.member = [[here if here == there else 0 for there in range(rooms)] for here in range(rooms)]
        self.queue: deque[int] = deque()

    def run(self) -> None:
        while self.grow():
            pass

    # -- edges

    def loose(self, here: int, there: int) -> int:
        """How far an edge is from being tight; only tight ones are used."""
        one, other = self.ends[here][there]
        return self.dual[one] + self.dual[other] - 2 * self.weight[one][other]

    def offer(self, here: int, there: int) -> None:
        if not self.tight[there] or self.loose(here, there) < self.loose(self.tight[there], there):
            self.tight[there] = here

    def look_for_tight(self, there: int) -> None:
        self.tight[there] = 0
        for here in range(1, self.size + 1):
            if self.weight[here][there] > 0 and self.outer[here] != there and self.side[self.outer[here]] == EVEN:
                self.offer(here, there)

    def push(self, at: int) -> None:
        if at <= self.size:
            self.queue.append(at)
        else:
            for inner in self.circle[at]:
                self.push(inner)

    def put_into(self, at: int, blossom: int) -> None:
        self.outer[at] = blossom
        for inner in self.circle[at] if at > self.size else ():
            self.put_into(inner, blossom)

    # -- blossoms

    def distance(self, blossom: int, member: int) -> int:
        """The place of a member in its circle, which is turned round so that an even way leads to it from the base."""
        circle = self.circle[blossom]
        at = circle.index(member)
        if at % 2 == 0:
            return at
        circle[1:] = circle[:0:-1]
        return len(circle) - at

    def match(self, here: int, there: int) -> None:
        """Match here with there, and inside a blossom all its members anew."""
        inner, other = self.ends[here][there]
        self.mate[here] = other
        if here <= self.size:
            return
        member = self.member[here][inner]
        way = self.distance(here, member)
        circle = self.circle[here]
        for at in range(way):
            self.match(circle[at], circle[at ^ 1])
        self.match(member, there)
        self.circle[here] = circle[way:] + circle[:way]

    def augment(self, here: int, there: int) -> None:
        """Match here with there, and along the tree up to its root those who lose their mates."""
        while True:
            left = self.outer[self.mate[here]]
            self.match(here, there)
            if not left:
                return
            above = self.outer[self.parent[left]]
            self.match(left, above)
            here, there = above, left

    def common_ancestor(self, here: int, there: int) -> int:
        self.searches += 1
        while here or there:
            if here:
                if self.seen[here] == self.searches:
                    return here
                self.seen[here] = self.searches
                here = self.outer[self.mate[here]]
                if here:
                    here = self.outer[self.parent[here]]
            here, there = there, here
        return 0

    def way_up(self, start: int, ancestor: int) -> list[int]:
        """From an even vertex up the tree to below an ancestor; odd ones on the way become even."""
        way: list[int] = []
        at = start
        while at != ancestor:
            odd = self.outer[self.mate[at]]
            way += [at, odd]
            self.push(odd)
            at = self.outer[self.parent[odd]]
        return way

    def add_blossom(self, here: int, ancestor: int, there: int) -> None:
        blossom = self.size + 1
        while blossom <= self.last and self.outer[blossom]:
            blossom += 1
        self.last = max(self.last, blossom)
        self.dual[blossom] = 0
        self.side[blossom] = EVEN
        self.mate[blossom] = self.mate[ancestor]
        self.circle[blossom] = [ancestor, *reversed(self.way_up(here, ancestor)), *self.way_up(there, ancestor)]
        self.put_into(blossom, blossom)
        for at in range(1, self.last + 1):
            self.weight[blossom][at] = self.weight[at][blossom] = 0
        self.member[blossom] = [0] * len(self.member[blossom])
        for inner in self.circle[blossom]:
            self.take_edges(blossom, inner)
        self.look_for_tight(blossom)

    def take_edges(self, blossom: int, inner: int) -> None:
        """The best edges of a member are those of its blossom."""
        for at in range(1, self.last + 1):
            if self.weight[inner][at] and (not self.weight[blossom][at] or self.loose(inner, at) < self.loose(blossom, at)):
                self.weight[blossom][at] = self.weight[at][blossom] = self.weight[inner][at]
                self.ends[blossom][at] = self.ends[inner][at]
                self.ends[at][blossom] = self.ends[at][inner]
        for at in range(1, self.size + 1):
            if self.member[inner][at]:
                self.member[blossom][at] = inner

    def expand(self, blossom: int) -> None:
        """Take an odd blossom apart whose dual variable has fallen to 0."""
        for inner in self.circle[blossom]:
            self.put_into(inner, inner)
        entrance = self.member[blossom][self.ends[blossom][self.parent[blossom]][0]]
        way = self.distance(blossom, entrance)
        circle = self.circle[blossom]
        for at in range(0, way, 2):
            odd, even = circle[at], circle[at + 1]
            self.parent[odd] = self.ends[even][odd][0]
            self.side[odd], self.side[even] = ODD, EVEN
            self.tight[odd] = 0
            self.look_for_tight(even)
            self.push(even)
        self.side[entrance] = ODD
        self.parent[entrance] = self.parent[blossom]
        for inner in circle[way + 1 :]:
            self.side[inner] = FREE
            self.look_for_tight(inner)
        self.outer[blossom] = 0

    # -- the search for one more pair

    def found_tight(self, one: int, other: int) -> bool:
        """What a tight edge gives: a longer tree, a blossom, or one more pair."""
        here, there = self.outer[one], self.outer[other]
        if self.side[there] == FREE:
            self.parent[there] = one
            self.side[there] = ODD
            mate = self.outer[self.mate[there]]
            self.tight[there] = self.tight[mate] = 0
            self.side[mate] = EVEN
            self.push(mate)
        elif self.side[there] == EVEN:
            ancestor = self.common_ancestor(here, there)
            if not ancestor:
                self.augment(here, there)
                self.augment(there, here)
                return True
            self.add_blossom(here, ancestor, there)
        return False

    def outermost(self) -> list[int]:
        return [at for at in range(1, self.last + 1) if self.outer[at] == at]

    def grow(self) -> bool:
        """Grow trees from all who have nobody until two of them meet; whether they did."""
        for at in range(self.last + 1):
            self.side[at] = FREE
            self.tight[at] = 0
        self.queue.clear()
        for at in self.outermost():
            if not self.mate[at]:
                self.parent[at] = 0
                self.side[at] = EVEN
                self.push(at)
        if not self.queue:
            return False
        while True:
            if self.scan():
                return True
            if not self.adjust():
                return False
            for at in self.outermost():
                here = self.tight[at]
                if self.outer[at] == at and here and self.outer[here] != at and self.loose(here, at) == 0:
                    if self.found_tight(*self.ends[here][at]):
                        return True
            for blossom in range(self.size + 1, self.last + 1):
                if self.outer[blossom] == blossom and self.side[blossom] == ODD and self.dual[blossom] == 0:
                    self.expand(blossom)

    def scan(self) -> bool:
        """Follow the tight edges of all that wait in the queue; whether one more pair was found."""
        while self.queue:
            here = self.queue.popleft()
            if self.side[self.outer[here]] == ODD:
                continue
            for there in range(1, self.size + 1):
                if self.weight[here][there] > 0 and self.outer[here] != self.outer[there]:
                    if self.loose(here, there):
                        self.offer(here, self.outer[there])
                    elif self.found_tight(here, there):
                        return True
        return False

    def adjust(self) -> bool:
        """Change the dual variables as far as they can be; false when no further pair can be gained."""
        steps: list[int] = []
        for at in self.outermost():
            if at > self.size and self.side[at] == ODD:
                steps.append(self.dual[at] // 2)
            if self.tight[at] and self.side[at] == FREE:
                steps.append(self.loose(self.tight[at], at))
            elif self.tight[at] and self.side[at] == EVEN:
                steps.append(self.loose(self.tight[at], at) // 2)
        even = [at for at in range(1, self.size + 1) if self.side[self.outer[at]] == EVEN]
        lowest = min(self.dual[at] for at in even)
        step = min(steps, default=lowest)
        if lowest <= step:
            return False
        for at in range(1, self.size + 1):
            self.dual[at] += {EVEN: -step, ODD: step, FREE: 0}[self.side[self.outer[at]]]
        for at in self.outermost():
            if at > self.size:
                self.dual[at] += {EVEN: 2 * step, ODD: -2 * step, FREE: 0}[self.side[at]]
        self.queue.clear()
        return True
