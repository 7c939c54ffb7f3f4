"""Doors, chests and threats of Dungeon Alliance once more: what a hero may try beside it, and what comes of the die."""

from __future__ import annotations

from typing import Any

from tests.oracles.dungeon_combat import Fighting, Question, Rules, Untold
from tests.oracles.dungeon_facts import World
from tests.oracles.dungeon_map import FORWARD, Room, Square, around, name, named, room

OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
ROWS = {1: 5, 2: 5, 3: 4, 4: 5}  # of the frame, by players
COLUMNS = {1: 3, 2: 3, 3: 5, 4: 5}


class Doors(Fighting):
    """The activation under way (``turn``: who acts, the points left, what it has done), and what Speed pays for besides moving."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: dict[str, Any] = {}
        self.die = 0  # what the next roll shows
        self.actual = World()  # the engine's facts, for what chance decided

    @property
    def who(self) -> str:
        return str(self.turn["who"])

    def pay(self, points: int) -> None:
        self.turn["points"] -= points
        self.turn["spent"] = self.turn["spent"] or points > 0

    # -- what may be tried

    def door_answers(self) -> set[str]:
        """A point opens a door or pays for a try at a lock, a wall, a chest or a threat."""
        if self.turn["points"] < 1:
            return set()
        found = {f"{verb}:{side}" for side in FORWARD for verb in self.tries(side)}
        return found | self.chest_answers() | self.threat_answers()

    def tries(self, side: str) -> list[str]:
        """Open or force, beside that side of the room (DA-geometry-08, DA-geometry-11)."""
        x, y = self.at(self.who)
        edge = {"n": y % 3 == 2, "e": x % 3 == 2, "s": y % 3 == 0, "w": x % 3 == 0}
        here, beyond = room((x, y)), self.beyond(side)
        inside = 0 <= beyond[0] < COLUMNS[self.players] and 0 <= beyond[1] < ROWS[self.players]
        if not edge[side] or not inside or frozenset((here, beyond)) in self.w["hallways",]:
            return []
        door = side in self.w["doors", here]
        if ("tile", beyond) in self.w:
            both = door and OPPOSITE[side] in self.w["doors", beyond]
            return ["open"] if both else self.undisturbed("force", here)
        tiles = [self.printed(tile).row.shape for tile in self.w["tile_area",]]
        walls = [shape for shape in tiles if not shape.all_doors]
        opens = ["open"] if door and tiles else []
        fits = walls if door else tiles  # from a door to a wall, from a wall to anything (DA-locked-09, DA-secret-05)
        return opens + (self.undisturbed("force", here) if fits else [])

    def undisturbed(self, verb: str, *rooms: Room) -> list[str]:
        """Only without enemies there, unless a card allows it (DA-locked-03, DA-lchest-02, DA-reveal-02)."""
        near = any(room(self.at(foe)) in rooms for foe in self.foes(self.who))
        return [verb] if not near or self.says(self.who, "quiet") else []

    def beyond(self, side: str) -> Room:
        x, y = room(self.at(self.who))
        return x + FORWARD[side][0], y + FORWARD[side][1]

    def chest_answers(self) -> set[str]:
        """A chest beside the hero: no monster on it (DA-chest-02), no enemies in the room of a locked one (DA-lchest-02)."""
        occupied = {self.at(monster) for monster in self.all("monster")}
        here, found = self.at(self.who), set()
        near = {here, *around(self.w["hallways",], here, set(self.all("tile")))}
        for one in self.all("threat"):
            sort, at = self.printed(one).row.sort, self.at(one)
            if self.w["threat", one] == "open" and at in near:
                if sort == "chest" and at not in occupied:
                    found.add(f"chest:{one}")
                if sort == "locked_chest" and self.undisturbed("pick", room(at)):
                    found.add(f"pick:{one}")
        return found

    def threat_answers(self) -> set[str]:
        """What lies face down behind a hallway beside the hero (DA-reveal-01, DA-reveal-05)."""
        x, y = self.at(self.who)
        sides = [side for side, at in (("n", y % 3 == 2), ("e", x % 3 == 2), ("s", y % 3 == 0), ("w", x % 3 == 0)) if at]
        rooms = [self.beyond(side) for side in sides if frozenset((room((x, y)), self.beyond(side))) in self.w["hallways",]]
        found = set()
        for one in self.all("threat"):
            there = room(self.at(one))
            if self.w["threat", one] != "open" and there in rooms and self.undisturbed("", room((x, y)), there):
                found.add(f"{'disarm' if self.w['threat', one] == 'known' else 'reveal'}:{name(self.at(one))}")
        return found

    # -- doing it

    def do_open(self, side: str) -> Rules:
        if ("tile", self.beyond(side)) not in self.w:
            raise Untold
        self.pay(1)
        self.w["hallways",] |= {frozenset((room(self.at(self.who)), self.beyond(side)))}
        return
        yield

    def do_force(self, side: str) -> Rules:
        beyond = self.beyond(side)
        if ("tile", beyond) not in self.w:
            raise Untold
        self.pay(1)
        if (yield from self.tried(max(1, self.printed(self.w["tile", beyond]).row.level))):
            self.w["hallways",] |= {frozenset((room(self.at(self.who)), beyond))}

    def tried(self, level: int) -> Any:
        """The die and what was added to it against a level; more than 1 + level is never needed (DA-locked-04 to 07)."""
        self.count["die"] += 1
        answers = frozenset(f"effort:{points}" for points in range(min(self.turn["points"], level) + 1))
        answer = yield Question(self.turn["player"], "effort", answers)
        added = int(answer.partition(":")[2])
        self.pay(added)
        return self.die + added + sum(word.amount for word in self.says(self.who, "knack")) >= level

    def do_chest(self, chest: str) -> Rules:
        self.pay(1)
        self.loot(chest)
        return
        yield

    def do_pick(self, chest: str) -> Rules:
        self.pay(1)
        if (yield from self.tried(self.printed(chest).row.level)):
            self.loot(chest)

    def loot(self, chest: str) -> None:
        self.count["chest"] += 1
        loot = self.printed(chest).words["loot"]
        self.gain(self.turn["player"], loot.xp + sum(word.amount for word in self.says(self.who, "plunder")))
        self.draw(loot.cards, self.turn["player"])
        self.w.forget(chest)

    def spent(self, who: str) -> bool:
        return bool(self.turn and self.turn["spent"] and self.turn["who"] == who)

    def draw(self, cards: int, player: int) -> None:
        """So many cards more, if there are so many; which ones is chance."""
        drawn = min(cards, self.w["pile", player])
        came = self.actual["hand", player] - self.w["hand", player]
        if len(came) == drawn:
            self.w["hand", player] |= came
            self.w["pile", player] -= drawn

    def do_reveal(self, word: str) -> Rules:
        """A chest shows itself; a trap is disarmed at once, for nothing more, or left face down and known (DA-reveal-04)."""
        self.pay(1)
        (threat,) = [one for one in self.hidden_in(room(named(word))) if self.at(one) == named(word)]
        self.w["threat", threat] = "open"
        if self.printed(threat).row.sort in ("chest", "locked_chest"):
            return
        if (yield Question(self.turn["player"], "trap", frozenset(("yes", "no")))) == "no":
            self.w["threat", threat] = "known"
        else:
            yield from self.disarmed(threat)

    def do_disarm(self, word: str) -> Rules:
        self.pay(1)
        (threat,) = [one for one in self.hidden_in(room(named(word))) if self.at(one) == named(word)]
        yield from self.disarmed(threat)

    def disarmed(self, threat: str) -> Rules:
        """It is discarded, or goes off on the square of the hero who tried (DA-disarm-01, DA-disarm-03)."""
        self.count["disarm"] += 1
        if (yield from self.tried(self.printed(threat).row.level)):
            self.w.forget(threat)
        else:
            self.spring(threat, self.who)

    # -- entering a room

    def hidden_in(self, where: Room) -> list[str]:
        return [one for one in self.all("threat") if self.w["threat", one] != "open" and room(self.at(one)) == where]

    def chest_on(self, square: Square) -> str:
        for one in self.all("threat"):
            if self.w["threat", one] == "open" and self.printed(one).row.sort == "chest" and self.at(one) == square:
                return one
        return ""

    def enter(self, hero: str) -> Rules:
        """All that lies face down is revealed, in the order the player chooses (DA-threat-07)."""
        while hidden := self.hidden_in(room(self.at(hero))):
            answers = frozenset(f"reveal:{name(self.at(one))}" for one in hidden)
            answer = yield Question(self.w["hero", hero], "entering", answers)
            (threat,) = [one for one in hidden if self.at(one) == named(answer.partition(":")[2])]
            self.spring(threat, hero)

    def spring(self, threat: str, who: str) -> None:
        """A chest shows itself; a trap goes off where the hero stands, and a pit stays there (DA-threat)."""
        row, words = self.printed(threat)
        self.count["threat"] += 1
        self.w["threat", threat] = "open"
        if row.sort in ("chest", "locked_chest"):
            return
        blast = words["blast"]
        here = room(self.at(who))
        for hero in [one for one in self.all("hero") if room(self.at(one)) == here] if blast.everybody else [who]:
            self.harm(hero, blast.damage, -1, blast.poison)
        for monster in self.all("monster") if "alarm" in words else []:
            self.w["exhausted", monster] = 0
        if row.sort == "pit":
            self.w["at", threat] = self.at(who)
        else:
            self.w.forget(threat)
