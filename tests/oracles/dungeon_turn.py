"""A hero's activation in Dungeon Alliance once more: what it may do, what that costs and what comes of it."""

from __future__ import annotations

from typing import Any

from tests.oracles.common import Disagreement
from tests.oracles.dungeon_combat import ENTRANCES, Blow, Elsewhere, Fighting, Question, Rules, Untold
from tests.oracles.dungeon_facts import World
from tests.oracles.dungeon_map import FORWARD, WAYS, Square, around, before, cheapest, name, named, room

MAIN = ("attack", "cast", "pet", "step", "walk", "again", "rest", "leave", "face", "done", "chest")  # answers that are compared
HELD = ("knack", "quiet", "backstab", "aim", "pierce", "tame")  # words that hold while the card lies there
DONE = ("mend", "bless", "halt", "mark", "learn", "study", "effort", "shove", "fleeting", "lurk")  # words that do something


class Turns(Fighting):
    """The activation under way (``turn``: who acts, the points left, what it has done), and the rules of it."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: dict[str, Any] = {}
        self.die = 0  # what the next roll shows
        self.actual = World()  # the engine's facts, for what chance decided

    # -- a hero's activation (DA-activate, DA-move, DA-attack, DA-rest)

    def activation(self, player: int) -> Rules:
        if not self.turn:
            ready = [hero for hero in self.all("hero") if self.w["hero", hero] == player and not self.w["exhausted", hero]]
            if ready:
                answer = yield Question(player, "activate", frozenset(f"activate:{hero}" for hero in ready))
                self.begin_turn(player, answer.partition(":")[2])
        if self.turn:
            while True:
                answer = yield Question(player, "main", frozenset(self.main_answers()))
                if answer == "done":
                    break
                yield from self.act(answer)
                if self.turn["who"] == "" or (self.w["defeated", self.turn["who"]] and answer.partition(":")[0] != "rest"):
                    break
        self.turn = {}
        yield Elsewhere(player, ("select", "discard"))

    def begin_turn(self, player: int, hero: str) -> None:
        self.w["exhausted", hero] = 1
        flags = dict.fromkeys(("spent", "second", "attacked", "resting", "started"), False)
        self.turn = {**flags, "player": player, "who": hero, "points": self.speed(hero), "attacks": ()}

    @property
    def who(self) -> str:
        return str(self.turn["who"])

    def passing(self) -> bool:
        """On another's square: it must go on (DA-step-04)."""
        return any(one != self.who and self.at(one) == self.at(self.who) for one in self.people())

    def main_answers(self) -> set[str]:
        turn, who = self.turn, self.who
        if self.w["defeated", who]:
            found = {"rest"}
            home = ENTRANCES[self.players][turn["player"]]
            return found | {"leave"} if self.free_squares(home) else found
        if self.passing():
            return self.move_answers()
        found = {"done", *self.attack_answers()}
        if not turn["attacked"]:
            found |= {f"face:{side}" for side in FORWARD if side != self.w["faces", who]}
            found |= self.move_answers() | self.chest_answers()
        if not turn["attacked"] and not turn["resting"] and not turn["second"]:
            found.add("again")
        if not turn["started"]:
            found.add("rest")
        return found

    def free_squares(self, home: tuple[int, int]) -> list[Square]:
        taken = self.taken()
        squares = [(home[0] * 3 + x, home[1] * 3 + y) for x in range(3) for y in range(3)]
        return [square for square in squares if square not in taken]

    # -- moving

    def shut(self) -> set[Square]:
        return {self.at(foe) for foe in self.foes(self.who)}

    def taken(self) -> set[Square]:
        return {self.at(one) for one in self.people() if one != self.who}

    def hidden_in(self, square: Square) -> list[str]:
        return [one for one in self.all("threat") if self.w["threat", one] == "hidden" and room(self.at(one)) == room(square)]

    def chest_on(self, square: Square) -> str:
        for one in self.all("threat"):
            if self.w["threat", one] == "open" and self.printed(one).row.sort == "chest" and self.at(one) == square:
                return one
        return ""

    def costs(self, stops: bool = True) -> dict[Square, int]:
        """What each square costs the hero; a walk ends where something happens: at a hidden threat or on a chest."""
        foes, shut, here = self.foes(self.who), self.shut(), self.at(self.who)

        def happens(square: Square) -> bool:
            return stops and (bool(self.chest_on(square)) or (room(square) != room(here) and bool(self.hidden_in(square))))

        return cheapest(here, lambda square: self.steps(square, foes, shut), self.turn["points"], happens)

    def move_answers(self) -> set[str]:
        """A step to a square beside it, a walk to an empty one farther off; nobody stops on another's square (DA-step-04)."""
        if self.turn["attacked"]:
            return set()
        here, taken, found = self.at(self.who), self.taken(), set()
        beside = dict(self.steps(here, self.foes(self.who), self.shut()))
        for way, (x, y) in WAYS.items():
            to = here[0] + x, here[1] + y
            if to in beside and beside[to] <= self.turn["points"] and (to not in taken or self.goes_through(to, beside[to])):
                found.add(f"step:{way}")
        costs = self.costs()
        found |= {f"walk:{name(to)}" for to in costs if to != here and to not in beside and to not in taken}
        return found

    def goes_through(self, square: Square, paid: int) -> bool:
        """Whether somebody who steps onto another's square can still get off it to an empty one."""
        foes, shut, taken = self.foes(self.who), self.shut(), self.taken()
        farther = cheapest(square, lambda here: self.steps(here, foes, shut), self.turn["points"] - paid)
        return any(to not in taken for to in farther)

    def chest_answers(self) -> set[str]:
        """A chest beside the hero, for a point and no roll, unless a monster is on it (DA-chest-01, DA-chest-02)."""
        occupied = {self.at(monster) for monster in self.all("monster")}
        halls, here = self.w["hallways",], self.at(self.who)
        near = {here, *around(halls, here, set(self.all("tile")))}
        chests = [one for one in self.all("threat") if self.w["threat", one] == "open" and self.chest_on(self.at(one)) == one]
        able = self.turn["points"] >= 1
        return {f"chest:{one}" for one in chests if able and self.at(one) in near and self.at(one) not in occupied}

    def pay(self, points: int) -> None:
        self.turn["points"] -= points
        self.turn["spent"] = self.turn["spent"] or points > 0

    # -- attacking

    def attack_answers(self) -> set[str]:
        """The hero's own attack, its weapons', its spells' and its pets', on everybody they reach (DA-attack, DA-pet)."""
        turn, who, found = self.turn, self.who, set()
        if turn["resting"] or self.w["waived", who]:
            return set()
        hand = [card for card in self.w["hand", turn["player"]] if "strike" in self.printed(card).words and self.playable(card)]
        weapons = [card for card in self.all("under") if self.w["under", card] == who and self.w["based", card]]
        ways = [(f"attack:{card}>", self.card_blow(card)) for card in weapons]
        ways += [(f"{'pet' if self.card_blow(card).pet else 'cast'}:{card}>", self.card_blow(card)) for card in hand]
        for lead, blow in [("attack:", self.own_blow(who)), *ways]:
            for target in self.may_be_attacked(who):
                if (blow.pet or self.attacks_left(target)) and self.sees(blow, target):
                    found.add(lead + target)
        return found

    def attacks_left(self, target: str) -> bool:
        """One, or a second against somebody else if no Speed was spent (DA-attack-15)."""
        attacks = self.turn["attacks"]
        return not attacks or (len(attacks) == 1 and not self.turn["spent"] and target not in attacks)

    def sees(self, blow: Blow, target: str) -> bool:
        a, b = self.at(self.who), self.at(target)
        turned = blow.blind or not self.turn["attacked"] or before(self.w["faces", self.who], a, b)
        return turned and self.in_reach(blow, a, b)

    def playable(self, card: str) -> bool:
        """Valid for the hero, and none of its types played this round (DA-play-04, DA-play-05)."""
        played = {each for one in self.all("under") if self.w["under", one] == self.who for each in self.printed(one).row.types}
        return self.fits(self.who, card) and not played & set(self.printed(card).row.types)

    # -- doing it

    def act(self, answer: str) -> Rules:
        verb, _, rest = answer.partition(":")
        if verb not in ("face",):
            self.turn["started"] = True
        yield from getattr(self, f"do_{verb}", self.do_untold)(rest)

    def do_untold(self, rest: str) -> Rules:
        raise Untold
        yield

    def do_face(self, side: str) -> Rules:
        self.w["faces", self.who] = side
        return
        yield

    def do_step(self, way: str) -> Rules:
        here = self.at(self.who)
        yield from self.go((here[0] + WAYS[way][0], here[1] + WAYS[way][1]), None)

    def do_walk(self, word: str) -> Rules:
        to = named(word)
        yield from self.go(to, self.costs()[to])

    def go(self, to: Square, cost: int | None) -> Rules:
        here = self.at(self.who)
        if cost is None:
            cost = dict(self.steps(here, self.foes(self.who), self.shut()))[to]
        self.count["step"] += 1
        self.pay(cost)
        hidden = self.hidden_in(to) if room(to) != room(here) else []
        self.w["at", self.who] = to
        if len(hidden) > 1:
            raise Untold
        for threat in hidden:
            self.spring(threat)
        if self.w["defeated", self.who]:
            return
        chest = self.chest_on(to)
        if chest:
            answer = yield Question(self.turn["player"], "on_chest", frozenset(("yes", "no")))
            if answer == "yes":
                self.loot(chest)

    def spring(self, threat: str) -> None:
        """A chest shows itself; a trap goes off where the hero stands, and a pit stays there (DA-threat)."""
        row, words = self.printed(threat)
        self.count["threat"] += 1
        self.w["threat", threat] = "open"
        if row.sort in ("chest", "locked_chest"):
            return
        blast = words["blast"]
        hit = (
            [hero for hero in self.all("hero") if room(self.at(hero)) == room(self.at(self.who))] if blast.everybody else [self.who]
        )
        for hero in hit:
            self.harm(hero, blast.damage, -1, blast.poison)
        for monster in self.all("monster") if "alarm" in words else []:
            self.w["exhausted", monster] = 0
        if row.sort == "pit":
            self.w["at", threat] = self.at(self.who)
        else:
            self.w.forget(threat)

    def loot(self, chest: str) -> None:
        self.count["chest"] += 1
        loot = self.printed(chest).words["loot"]
        self.gain(self.turn["player"], loot.xp)
        self.draw(loot.cards)
        self.w.forget(chest)

    def draw(self, cards: int) -> None:
        """So many cards more, if there are so many; which ones is chance."""
        player = self.turn["player"]
        drawn = min(cards, self.w["pile", player])
        came = self.actual["hand", player] - self.w["hand", player]
        if len(came) == drawn:
            self.w["hand", player] |= came
            self.w["pile", player] -= drawn

    def do_chest(self, chest: str) -> Rules:
        self.pay(1)
        self.loot(chest)
        return
        yield

    def do_pick(self, chest: str) -> Rules:
        """The die and what was added to it against the level of the chest (DA-lchest-04)."""
        self.pay(1)
        if (yield from self.tried(self.printed(chest).row.level)):
            self.loot(chest)

    def do_force(self, side: str) -> Rules:
        beyond, here = self.beyond(side), room(self.at(self.who))
        if ("tile", beyond) not in self.w:
            raise Untold
        self.pay(1)
        if (yield from self.tried(max(1, self.printed(self.w["tile", beyond]).row.level))):
            self.w["hallways",] |= {frozenset((here, beyond))}

    def do_open(self, side: str) -> Rules:
        beyond, here = self.beyond(side), room(self.at(self.who))
        if ("tile", beyond) not in self.w:
            raise Untold
        self.pay(1)
        self.w["hallways",] |= {frozenset((here, beyond))}
        return
        yield

    def beyond(self, side: str) -> tuple[int, int]:
        x, y = room(self.at(self.who))
        return x + FORWARD[side][0], y + FORWARD[side][1]

    def tried(self, level: int) -> Any:
        self.count["die"] += 1
        knack = sum(word.amount for word in self.says(self.who, "knack"))
        most = min(self.turn["points"], level)  # more than 1 + level is never needed (DA-locked-07)
        answer = yield Question(self.turn["player"], "effort", frozenset(f"effort:{points}" for points in range(most + 1)))
        added = int(answer.partition(":")[2])
        self.pay(added)
        return self.die + added + knack >= level

    def do_again(self, rest: str) -> Rules:
        self.turn.update(second=True, points=self.speed(self.who))
        self.w["waived", self.who] = 1
        return
        yield

    def do_rest(self, rest: str) -> Rules:
        self.turn["resting"] = True
        yield from self.mend(self.who, 3)
        self.turn["points"] = self.speed(self.who)

    def do_leave(self, rest: str) -> Rules:
        who, player = self.who, self.turn["player"]
        free = self.free_squares(ENTRANCES[self.players][player])
        answer = yield Question(player, "appear", frozenset(f"appear:{name(square)}" for square in free))
        self.w["at", who] = named(answer.partition(":")[2])
        self.w["damage", who] = self.w["poison", who] = self.w["defeated", who] = 0
        side = yield Question(player, "face", frozenset(f"face:{side}" for side in FORWARD))
        self.w["faces", who] = side.partition(":")[2]
        self.turn["who"] = ""

    def mend(self, hero: str, amount: int) -> Rules:
        """Remove tokens, of which kind its player says; who has fewer than its Health stands up (DA-rest-02, DA-defeat-07)."""
        player = self.w["hero", hero]
        for removed in range(min(amount, self.hurt(hero))):
            kind = "damage" if self.w["damage", hero] else "poison"
            if self.w["damage", hero] and self.w["poison", hero] and self.hurt(hero) > amount - removed:
                answer = yield Question(player, "remove", frozenset(("remove:normal", "remove:poison")))
                kind = "poison" if answer == "remove:poison" else "damage"
            self.w[kind, hero] -= 1
            self.count["mend"] += 1
        if self.w["defeated", hero] and self.hurt(hero) < self.printed(hero).row.health:
            self.w["defeated", hero] = 0
            side = yield Question(player, "stand", frozenset(f"face:{hero}:{side}" for side in FORWARD))
            self.w["faces", hero] = side.rpartition(":")[2]

    def do_surge(self, gain: str) -> Rules:
        who, player = self.who, self.turn["player"]
        for _ in range(2):
            answer = yield Question(player, "bury", frozenset(f"bury:{card}" for card in self.w["hand", player]))
            self.w["hand", player] -= {answer.partition(":")[2]}
        self.w["surge", who] = gain
        self.turn["points"] += gain == "speed"
        if gain == "heal":
            yield from self.mend(who, 1)

    def do_attack(self, rest: str) -> Rules:
        card, _, target = rest.rpartition(">")
        blow = self.card_blow(card) if card else self.own_blow(self.who)
        yield from self.strike(blow, target, own=True)

    def do_cast(self, rest: str) -> Rules:
        card, _, target = rest.partition(">")
        self.put_under(card, self.who)
        yield from self.strike(self.card_blow(card), target, own=True)

    def do_pet(self, rest: str) -> Rules:
        card, _, target = rest.partition(">")
        self.put_under(card, self.who)
        self.count["pet"] += 1
        yield from self.strike(self.card_blow(card), target, own=False)

    def strike(self, blow: Blow, aimed: str, own: bool) -> Rules:
        target, _, side = aimed.partition(":")
        if side:
            self.w["faces", self.who] = side
        if not blow.blind and not before(self.w["faces", self.who], self.at(self.who), self.at(target)):
            raise Disagreement(f"{self.who} turns {side} and has {target} behind it")
        self.turn["attacked"] = True
        if own:
            self.turn["attacks"] += (target,)
        yield from self.attack(self.who, blow, target)

    def do_play(self, rest: str) -> Rules:
        """A card under its hero: what it adds counts at once; its text says whom else it touches."""
        things, _, word = rest.partition(":")
        card, _, target = things.partition(">")
        words, who = self.printed(card).words, self.who
        if not set(words) <= {*DONE, *HELD}:
            raise Untold
        place, _, side = word.rpartition(",")
        if (side or word) in FORWARD:
            self.w["faces", who] = side or word
        under = target if "bless" in words and target else who
        speed = self.speed(who)
        self.put_under(card, under, 1 if word == "base" else 0)
        self.turn["points"] += self.speed(who) - speed
        if "effort" in words:
            self.pay(words["effort"].amount)
        self.count["card"] += 1
        if "learn" in words:
            self.gain(self.turn["player"], words["learn"].amount)
        if "study" in words:
            self.draw(words["study"].amount)
        if "halt" in words:
            self.w["exhausted", target] = 1
        if "mark" in words:
            self.w["mark", target] = True
        if "shove" in words:
            to = named(place or word.partition(",")[0])
            if ("hero", target) in self.w and room(to) != room(self.at(target)) and self.hidden_in(to):
                raise Untold
            self.w["at", target] = to
        if "mend" in words:
            yield from self.mend(target or who, words["mend"].amount)
