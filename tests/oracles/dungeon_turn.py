"""A hero's activation in Dungeon Alliance once more: what it may do, what that costs and what comes of it."""

from __future__ import annotations

from tests.oracles.common import Disagreement
from tests.oracles.dungeon_cards import Cards
from tests.oracles.dungeon_combat import ENTRANCES, Blow, Elsewhere, Question, Rules
from tests.oracles.dungeon_map import FORWARD, WAYS, Square, before, cheapest, name, named, room


class Turns(Cards):
    """Moving, attacking and resting, and the whole of an activation."""

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

    def passing(self) -> bool:
        """On another's square: it must go on (DA-step-04)."""
        return any(one != self.who and self.at(one) == self.at(self.who) for one in self.people())

    def main_answers(self) -> set[str]:
        turn, who = self.turn, self.who
        if self.w["defeated", who]:
            found = {"rest", *self.surge_answers()}
            home = ENTRANCES[self.players][turn["player"]]
            return found | {"leave"} if self.free_squares(home) else found
        if self.passing():
            return self.move_answers()
        found = {"done", *self.attack_answers(), *self.card_answers(), *self.surge_answers()}
        if not turn["attacked"]:
            found |= {f"face:{side}" for side in FORWARD if side != self.w["faces", who]}
            found |= self.move_answers() | self.door_answers()
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

    def costs(self, stops: bool = True) -> dict[Square, int]:
        """What each square costs the hero; a walk ends where something happens: at a hidden threat or on a chest."""
        foes, shut, here, free = self.foes(self.who), self.shut(), self.at(self.who), bool(self.says(self.who, "nimble"))

        def happens(square: Square) -> bool:
            return stops and (bool(self.chest_on(square)) or (room(square) != room(here) and bool(self.hidden_in(room(square)))))

        return cheapest(here, lambda square: self.steps(square, foes, shut, free), self.turn["points"], happens)

    def move_answers(self) -> set[str]:
        """A step to a square beside it, a walk to an empty one farther off; nobody stops on another's square (DA-step-04)."""
        if self.turn["attacked"]:
            return set()
        here, taken, found = self.at(self.who), self.taken(), set()
        beside = dict(self.steps(here, self.foes(self.who), self.shut(), bool(self.says(self.who, "nimble"))))
        for way, (x, y) in WAYS.items():
            to = here[0] + x, here[1] + y
            if to in beside and beside[to] <= self.turn["points"] and (to not in taken or self.goes_through(to, beside[to])):
                found.add(f"step:{way}")
        costs = self.costs()
        found |= {f"walk:{name(to)}" for to in costs if to != here and to not in beside and to not in taken}
        return found

    def goes_through(self, square: Square, paid: int) -> bool:
        """Whether somebody who steps onto another's square can still get off it to an empty one."""
        foes, shut, taken, free = self.foes(self.who), self.shut(), self.taken(), bool(self.says(self.who, "nimble"))
        farther = cheapest(square, lambda here: self.steps(here, foes, shut, free), self.turn["points"] - paid)
        return any(to not in taken for to in farther)

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
        attacks, flurry = self.turn["attacks"], bool(self.says(self.who, "flurry"))
        return not attacks or (len(attacks) == 1 and (flurry or not self.turn["spent"]) and target not in attacks)

    def sees(self, blow: Blow, target: str) -> bool:
        a, b = self.at(self.who), self.at(target)
        turned = blow.blind or not self.turn["attacked"] or before(self.w["faces", self.who], a, b)
        return turned and self.in_reach(blow, a, b)

    # -- doing it

    def act(self, answer: str) -> Rules:
        verb, _, rest = answer.partition(":")
        if verb not in ("face",):
            self.turn["started"] = True
        yield from getattr(self, f"do_{verb}")(rest)

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
            cost = dict(self.steps(here, self.foes(self.who), self.shut(), bool(self.says(self.who, "nimble"))))[to]
        self.count["step"] += 1
        self.pay(cost)
        self.w["at", self.who] = to
        if room(to) != room(here):
            yield from self.enter(self.who)
        if self.w["defeated", self.who]:
            return
        chest = self.chest_on(to)
        if chest:
            answer = yield Question(self.turn["player"], "on_chest", frozenset(("yes", "no")))
            if answer == "yes":
                self.loot(chest)

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

    def do_attack(self, rest: str) -> Rules:
        card, _, target = rest.rpartition(">")
        blow = self.card_blow(card) if card else self.own_blow(self.who)
        yield from self.strike(blow, target, own=True)

    def do_cast(self, rest: str) -> Rules:
        card, _, target = rest.partition(">")
        self.put_under(card, self.who)
        yield from self.strike(self.card_blow(card), target, own=True)
        self.study(card)

    def study(self, card: str) -> None:
        words = self.printed(card).words
        if "study" in words:
            self.draw(words["study"].amount, self.turn["player"])

    def do_pet(self, rest: str) -> Rules:
        card, _, target = rest.partition(">")
        self.put_under(card, self.who)
        self.count["pet"] += 1
        yield from self.strike(self.card_blow(card), target, own=False)
        self.study(card)

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
