"""Fighting in Dungeon Alliance once more: who reaches whom, how hard a blow is, who falls and who is paid for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from tests.oracles.dungeon_facts import Printed, World, printed
from tests.oracles.dungeon_map import FORWARD, Square, adjacent, around, before, cheapest, crosses, distance, room, seen

from tapete.games.dungeon_alliance.declaration import dungeon_alliance

PRINTED: dict[str, Printed] = {card.id: printed(card) for card in dungeon_alliance().catalogue.values()}
ENTRANCES = {1: [(1, 0)], 2: [(1, 0), (1, 4)], 3: [(2, 0), (0, 2), (4, 2)], 4: [(2, 0), (0, 2), (2, 4), (4, 2)]}
RANGE = {"melee": (1, 1), "ranged": (2, 3)}


class Question(NamedTuple):
    """What the rules ask now: whom, what, and which answers there are."""

    player: int
    kind: str
    answers: frozenset[str]


class Elsewhere(NamedTuple):
    """Questions of these kinds, as many as there are: their matter is not told here, and what comes of it is believed."""

    player: int
    kinds: tuple[str, ...]


class Untold(Exception):
    """Something happens that is not told here."""


Rules = Generator[Question | Elsewhere, Any, None]


class Blow(NamedTuple):
    """One attack: its type and own strength, and what its card says."""

    kind: str
    strength: int
    reach: tuple[int, int]
    pet: bool = False
    blind: bool = False
    plain: bool = False
    splash: int = 0
    ignores: str = ""
    leaves: str = ""


class Fighting:
    """The facts of a game, changed by what the rulebook says about fights."""

    def __init__(self) -> None:
        self.w = World()
        self.players = 0
        self.dice: list[int] = []  # what was thrown in this step, which is chance
        self.count: Counter[str] = Counter()  # how often each matter was worked out

    # -- small words

    def all(self, kind: str) -> list[Any]:
        return self.w.all(kind)

    def printed(self, name: str) -> Printed:
        return PRINTED[name.partition("#")[0]]

    def at(self, name: str) -> Square:
        square: Square = self.w["at", name]
        return square

    def standing(self) -> list[str]:
        return [hero for hero in self.all("hero") if not self.w["defeated", hero]]

    def hurt(self, hero: str) -> int:
        return int(self.w["damage", hero] + self.w["poison", hero])

    def near(self, a: str, b: str) -> bool:
        return adjacent(self.w["hallways",], self.at(a), self.at(b))

    def foes(self, hero: str) -> list[str]:
        """The enemies of a hero: monsters, and in PvP the heroes of the others who stand (DA-step-05, DA-defeat-04)."""
        rivals = [other for other in self.standing() if self.w["hero", other] != self.w["hero", hero]]
        return self.all("monster") + (rivals if self.w["pvp",] else [])

    def cards(self, hero: str) -> list[str]:
        """What counts for a hero: the cards under it and the artifacts of its alliance."""
        under = [card for card in self.all("under") if self.w["under", card] == hero]
        return under + [card for card in self.all("artifact") if self.w["artifact", card] == self.w["hero", hero]]

    def bonus(self, hero: str, kind: str) -> int:
        """What cards add; one that is played for its own strength adds nothing to that (DA-attack-08)."""
        found = 0
        for card in self.cards(hero):
            if not self.w.get(("based", card)):
                found += sum(amount for name, amount in self.printed(card).row.bonuses if name == kind)
        return found + self.rallied(hero, kind)

    def rallied(self, hero: str, kind: str) -> int:
        """What friends next to a hero add while they stand: cards that say so (DA-power-01)."""
        found = 0
        for card in self.all("under"):
            friend = self.w["under", card]
            words = [each for each in self.printed(card).row.abilities if type(each).__name__ == "Rally" and each.kind == kind]
            if words and self.friends_next_to(hero, friend):
                found += sum(each.amount for each in words)
        return found

    def friends_next_to(self, hero: str, friend: str) -> bool:
        """Whether another hero of the same alliance, on its feet, is next to this one."""
        same = friend != hero and self.w["hero", friend] == self.w["hero", hero]
        return same and not self.w["defeated", friend] and self.near(friend, hero)

    def says(self, hero: str, word: str) -> list[Any]:
        return [self.printed(card).words[word] for card in self.cards(hero) if word in self.printed(card).words]

    def speed(self, hero: str) -> int:
        surge = 1 if self.w["surge", hero] == "speed" else 0
        return int(self.printed(hero).row.speed) + self.bonus(hero, "speed") + surge

    def people(self) -> list[str]:
        return self.all("hero") + self.all("monster")

    def pits(self) -> set[Square]:
        open_ones = [one for one in self.all("threat") if self.w["threat", one] == "open"]
        return {self.at(one) for one in open_ones if self.printed(one).row.sort == "pit"}

    # -- ways

    def steps(self, square: Square, foes: Iterable[str], shut: set[Square], free: bool = False) -> list[tuple[Square, int]]:
        """The squares beside one that nobody bars, and what they cost: 1, 1 more to leave an enemy, 1 more into a pit."""
        halls = self.w["hallways",]
        leaving = 0 if free else int(any(adjacent(halls, square, self.at(foe)) for foe in foes))
        rooms, pits = set(self.all("tile")), self.pits()
        return [(to, 1 + leaving + (to in pits)) for to in around(halls, square, rooms) if to not in shut]

    def monster_places(self, monster: str) -> list[Square]:
        """Where its Speed takes it (DA-mmove-01, DA-mmove-04); it may stay, and it ends on a square of its own."""
        heroes = self.standing()
        shut = {self.at(hero) for hero in heroes}
        facts = self.printed(monster)
        taken = {self.at(one) for one in self.people() if one != monster}
        reach = cheapest(self.at(monster), lambda here: self.steps(here, heroes, shut, "flight" in facts.words), facts.row.speed)
        return [square for square in reach if square not in taken]

    # -- reach and sight

    def in_reach(self, blow: Blow, a: Square, b: Square) -> bool:
        """Range and sight, wherever the attacker looks (DA-attack-10, DA-attack-11, DA-pet-05)."""
        halls = self.w["hallways",]
        low, high = blow.reach
        if blow.pet:
            rooms = set(self.all("tile"))
            way = cheapest(a, lambda here: [(to, 1) for to in around(halls, here, rooms)], high)
            return b in way and low <= way[b]
        if blow.kind == "melee":
            return adjacent(halls, a, b)
        if not low <= distance(a, b) <= high or (distance(a, b) == 1 and not adjacent(halls, a, b)):
            return False
        return blow.blind or seen(halls, a, b)

    def own_blow(self, name: str) -> Blow:
        kind, strength = self.printed(name).row.attack
        return Blow(kind, strength, RANGE[kind])

    def card_blow(self, card: str) -> Blow:
        row, words = self.printed(card)
        if "strike" not in words:
            return Blow(row.base[0], row.base[1], RANGE[row.base[0]])
        it = words["strike"]
        return Blow(it.type, it.strength, it.span, it.pet, it.blind, it.plain, it.splash, it.ignores, it.leaves)

    def may_be_attacked(self, hero: str) -> list[str]:
        """Monsters, and rival heroes in PvP unless a starting tile forbids it (DA-pvp-08, DA-pvp-09)."""
        found = []
        for foe in self.foes(hero):
            homes = [(one, ENTRANCES[self.players][self.w["hero", one]]) for one in (hero, foe) if ("hero", one) in self.w]
            if ("monster", foe) in self.w or not any(room(self.at(one)) == home for one, home in homes):
                found.append(foe)
        return found

    # -- strength and defence

    def strength(self, who: str, blow: Blow, target: str) -> int:
        total = blow.strength - (not blow.pet and self.at(who) in self.pits())  # a pet stands nowhere (DA-pet-02)
        if ("monster", who) in self.w:
            others = [one for one in self.all("monster") if one not in (who, target)]
            total += int("pack" in self.printed(who).words and any(self.near(one, target) for one in others))
            total += int(any("leader" in self.printed(one).words and self.near(one, who) for one in others))
            return max(0, max(0, total) - self.marked_down(who, "feebler"))
        if blow.pet:
            total += sum(word.amount for word in self.says(who, "tame"))
        if blow.plain:
            return total
        total += self.bonus(who, blow.kind) + (self.w["surge", who] == "attack")
        if blow.kind == "melee" and not before(self.w["faces", target], self.at(target), self.at(who)):
            total += sum(word.amount for word in self.says(who, "backstab"))
        return total + (0 if blow.pet else sum(edge.amount for edge in self.edges(who) if self.holds(who, target, edge.when)))

    def edges(self, who: str) -> list[Any]:
        return [each for card in self.cards(who) for each in self.printed(card).row.abilities if type(each).__name__ == "Edge"]

    def holds(self, who: str, target: str, when: str) -> bool:
        """Whether what a card asks for is so: of the target, of friends about, or of the Speed spent."""
        mine = [one for one in self.all("hero") if self.w["hero", one] == self.w["hero", who]]
        up = [one for one in mine if one != who and not self.w["defeated", one]]
        monster = ("monster", target) in self.w
        return bool(
            {
                "hurt": (sum(self.w["by", target]) or self.w["poisoned", target]) if monster else self.hurt(target),
                "tired": self.w["exhausted", target],
                "flanked": any(self.near(one, target) for one in up),
                "alone": not any(self.near(one, who) for one in up),
                "still": not self.spent(who),
                "moved": self.spent(who),
            }[when]
        )

    def spent(self, who: str) -> bool:
        """Whether the hero has spent Speed in its turn."""
        raise NotImplementedError

    def marked_down(self, monster: str, what: str) -> int:
        """What the token of a hero on a monster takes off it (DA-hero-13)."""
        marker = self.w["mark", monster]
        return sum(word.amount for word in self.says(marker, "mark") if word.what == what) if marker else 0

    def defence(self, who: str, blow: Blow, target: str) -> int:
        facts = self.printed(target)
        armor, evasion = facts.row.armor, facts.row.evasion
        if ("hero", target) in self.w:
            armor, evasion = armor + self.bonus(target, "armor"), evasion + self.bonus(target, "evasion")
        else:
            others = [one for one in self.all("monster") if one != target]
            armor += "bulwark" in facts.words and any(self.near(one, target) for one in others)
        ignored = {blow.ignores}
        if ("hero", who) in self.w and not blow.pet:
            ignored |= {word.what.removeprefix("ignores_") for word in self.says(who, "pierce")}
        elif "piercing" in self.printed(who).words:
            ignored.add("armor")
        total = armor * ("armor" not in ignored) + evasion * ("evasion" not in ignored)
        if ("monster", target) in self.w:
            total = max(0, total - self.marked_down(target, "weaker"))
        return int(total) + self.obstacles(who, blow, target)

    def obstacles(self, who: str, blow: Blow, target: str) -> int:
        """Everybody the line passes, friend or foe, standing or not (DA-damage-04, DA-damage-13)."""
        if blow.kind != "ranged" or blow.pet or (("hero", who) in self.w and self.says(who, "aim")):
            return 0
        a, b = self.at(who), self.at(target)
        return len([one for one in self.people() if one not in (who, target) and crosses(a, b, self.at(one))])

    def total_defence(self, hero: str) -> int:
        row = self.printed(hero).row
        return int(row.armor + row.evasion) + self.bonus(hero, "armor") + self.bonus(hero, "evasion")

    # -- harm

    def attack(self, who: str, blow: Blow, target: str, more: int = 0) -> Rules:
        """Reaction, then damage, then experience (DA-combat-02, DA-reaction-04)."""
        self.count["attack"] += 1
        if ("hero", target) in self.w:
            yield from self.reaction(target)
        owner = self.w.get(("hero", who), -1)
        facts, fallen = self.printed(who).words, self.printed(target).words
        harm = self.strength(who, blow, target) + more - self.defence(who, blow, target)
        if "rage" in facts:
            harm += self.dice.pop(0)
        if "elusive" in fallen and self.dice.pop(0) == 3:
            harm = 0
        others = [one for one in self.people() if one != target and room(self.at(one)) == room(self.at(target))]
        effects = {word: self.leaving(who, blow, word) for word in ("poisons", "stuns", "leech")} if owner >= 0 else {}
        reach = [foe for foe in self.foes(who) if foe != target and self.near(foe, who)] if owner >= 0 else []
        sweeps = (
            sum(word.amount for word in self.says(who, "cleave")) if owner >= 0 and blow.kind == "melee" and not blow.pet else 0
        )
        thorns = sum(word.amount for word in self.says(target, "thorns")) if owner < 0 and self.near(who, target) else 0
        striker = "" if blow.pet else who
        if harm > 0:
            self.count["hit"] += 1
            yield from self.strike_down(target, harm, owner, striker, "venom" in facts or bool(effects.get("poisons")))
        for one in reach if sweeps else []:
            self.count["sweep"] += 1
            yield from self.strike_down(one, sweeps, owner, striker)
        for one in others if blow.splash else []:
            self.count["splash"] += 1
            yield from self.strike_down(one, blow.splash, owner, striker)
        yield from self.aftermath(who, target, effects if harm > 0 else {}, thorns)

    def leaving(self, who: str, blow: Blow, word: str) -> int:
        """What a blow does to whom it damages, or to who deals it: printed on its card, or on those that count for the hero."""
        printed = int(blow.leaves == word)
        if blow.pet or (word != "leech" and blow.kind != "melee"):
            return printed
        return printed + sum(each.amount for each in self.says(who, word))

    def aftermath(self, who: str, target: str, effects: dict[str, int], thorns: int) -> Rules:
        if ("monster", target) in self.w:
            if effects.get("poisons"):
                self.count["poisoned monster"] += 1
                self.w["poisoned", target] = self.w["hero", who] + 1
            if effects.get("stuns"):
                self.w["exhausted", target] = 1
        if effects.get("leech") and not self.w["defeated", who]:
            yield from self.mend(who, effects["leech"])
        if thorns and not self.w["defeated", target]:
            self.count["thorns"] += 1
            yield from self.strike_down(who, thorns, self.w["hero", target], target)

    def strike_down(self, target: str, amount: int, owner: int, striker: str, venom: bool = False) -> Rules:
        """Damage, and what the hero who slays a monster with it gets out of that."""
        was = ("monster", target) in self.w
        if not was and ("hero", target) not in self.w:
            return
        self.harm(target, amount, owner, venom)
        if was and ("monster", target) not in self.w and ("hero", striker) in self.w and not self.w["defeated", striker]:
            for word in self.says(striker, "slaying"):
                self.count["slaying"] += 1
                self.draw(word.amount, owner)
                yield from self.mend(striker, word.healed)

    def mend(self, hero: str, amount: int) -> Rules:
        raise NotImplementedError

    def draw(self, cards: int, player: int) -> None:
        raise NotImplementedError

    def types_taken(self, hero: str, card: str) -> bool:
        """Whether a hero has played all it may of one of the card's types this round (DA-play-04 to DA-play-06)."""
        if "free" in self.printed(card).words:
            return False
        for each in self.printed(card).row.types:
            under = [one for one in self.all("under") if self.w["under", one] == hero and each in self.printed(one).row.types]
            counting = [one for one in under if "free" not in self.printed(one).words]
            if counting and len(counting) > len(self.says(hero, f"second_{each}")):
                return True
        return False

    def reaction(self, hero: str) -> Rules:
        player = self.w["hero", hero]
        answers = {"pass"}
        if not self.w["defeated", hero]:
            for card in self.w["hand", player]:
                if "reaction" in self.printed(card).row.types and self.fits(hero, card) and not self.types_taken(hero, card):
                    answers.add(f"react:{card}")
        answer = yield Question(player, "react", frozenset(answers))
        if answer != "pass":
            self.count["reaction"] += 1
            self.put_under(answer.partition(":")[2], hero)

    def fits(self, hero: str, card: str) -> bool:
        """One race of those it asks for; each class icon as often as it is shown, or one of two with a bar (DA-valid)."""
        row, needed = self.printed(hero).row, self.printed(card).row
        if needed.races and row.race not in needed.races:
            return False
        if needed.either:
            return any(each in row.classes for each in needed.classes)
        return not Counter(needed.classes) - Counter(row.classes)

    def put_under(self, card: str, hero: str, based: int = 0) -> None:
        player = self.w["hero", hero]
        self.w["hand", player] -= {card}
        self.w["under", card] = hero
        self.w["based", card] = based

    def harm(self, target: str, amount: int, by: int, venom: bool = False) -> None:
        if ("monster", target) in self.w:
            self.hit_monster(target, amount, by)
        elif not self.w["defeated", target]:
            if self.w["pvp",] and by not in (-1, self.w["hero", target]):
                self.gain(by, amount // 2)  # the excess included (DA-pvp-06)
            self.wound(target, amount, venom)

    def wound(self, hero: str, amount: int, venom: bool) -> None:
        """Tokens up to its Health: what is more is removed, the latest first (DA-damage-12)."""
        health = self.printed(hero).row.health
        self.w["poison" if venom else "damage", hero] += min(amount, health - self.hurt(hero))
        self.count["poison" if venom else "wound"] += 1
        if self.hurt(hero) == health:
            self.count["defeat"] += 1
            self.w["defeated", hero] = 1
            self.w["defeats", self.w["hero", hero]] += 1

    def hit_monster(self, monster: str, amount: int, by: int) -> None:
        tokens = list(self.w["by", monster])
        tokens[by] += amount
        self.w["by", monster] = tuple(tokens)
        if by not in self.w["order", monster]:
            self.w["order", monster] += (by,)
        if sum(tokens) < self.printed(monster).row.health:
            return
        self.count["kill"] += 1
        first, second = sorted(self.printed(monster).row.rewards, reverse=True)
        paid = sorted(self.w["order", monster], key=lambda player: -tokens[player])  # ties: who came first (DA-xp-05)
        if len(paid) == 1:
            self.gain(paid[0], first + second)
        else:
            self.count["shared kill"] += 1
            self.gain(paid[0], first)
            self.gain(paid[1], second)
        self.w.forget(monster)

    def gain(self, player: int, amount: int) -> None:
        """Face up, from the first reserve, then the second, then from what was set aside (DA-xp-08)."""
        self.w["xp", player] += amount
        for reserve in (("reserve_1",), ("reserve_2",)):
            taken = min(amount, self.w[reserve])
            self.w[reserve] -= taken
            amount -= taken

    def sides_that_see(self, a: Square, b: Square) -> set[str]:
        return {side for side in FORWARD if before(side, a, b)}
