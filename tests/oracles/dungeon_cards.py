"""Cards of Dungeon Alliance once more: which a hero may play, on whom, and what they do."""

from __future__ import annotations

from tests.oracles.dungeon_combat import Question, Rules, Untold
from tests.oracles.dungeon_doors import Doors
from tests.oracles.dungeon_map import FORWARD, Square, around, before, distance, name, named, room, seen

from tapete.games.dungeon_alliance.printed import TYPE_NAMES

# words that hold while the card lies there
HELD = (
    "knack",
    "quiet", "backstab", "aim", "pierce", "tame", "edge", "rally", "nimble", "flurry", "plunder", "free", "poisons", "stuns",
    "leech", "cleave", "thorns", "slaying", *[f"second_{type}" for type in TYPE_NAMES],
)  # fmt: skip
# words that do something
DONE = ("mend", "bless", "halt", "mark", "learn", "study", "effort", "shove", "fleeting", "lurk", "blink", "soothe")
MELEE = ("backstab", "poisons", "stuns", "cleave")  # words of use in melee alone
AIMED = ("mend", "bless", "halt", "mark", "shove", "blink")


class Cards(Doors):
    """Playing cards and the Power Surge."""

    # -- what may be played

    def card_answers(self) -> set[str]:
        found: set[str] = set()
        for card in self.w["hand", self.turn["player"]]:
            if "strike" not in self.printed(card).words and self.fits(self.who, card) and self.can_afford(card):
                found |= {f"play:{card}{way}" for way in self.ways(card)}
        return found

    def can_afford(self, card: str) -> bool:
        """A complex manoeuvre costs Speed, which nobody spends after an attack (DA-hero-04, DA-move-06)."""
        words = self.printed(card).words
        return "effort" not in words or (not self.turn["attacked"] and self.turn["points"] >= words["effort"].amount)

    def ways(self, card: str) -> list[str]:
        """On whom, or for what: its own strength or its bonus (DA-attack-08)."""
        row, words = self.printed(card)
        aimed = [word for word in AIMED if word in words]
        if "enhancement" not in row.types and not self.playable(card):
            return []
        if aimed:
            return [
                f">{target}{place}"
                for target in self.targets(card, aimed[0])
                for place in self.places(aimed[0], target, words[aimed[0]].reach)
            ]
        if row.base[1]:
            return [":base", *([":plus"] if row.bonuses and self.useful(card, self.who) else [])]
        return [""] if self.useful(card, self.who) else []

    def places_in_sight(self, reach: int) -> list[Square]:
        here = self.at(self.who)
        squares = [(x * 3 + a, y * 3 + b) for x, y in self.all("tile") for a in range(3) for b in range(3)]
        return [to for to in squares if distance(here, to) <= reach and seen(self.w["hallways",], here, to)]

    def places(self, word: str, target: str, reach: int) -> list[str]:
        """Where it is moved to, if it is moved."""
        taken = {self.at(one) for one in self.people()}
        if word == "blink":
            return [f":{name(to)}" for to in self.places_in_sight(reach) if to not in taken]
        if word != "shove":
            return [""]
        beside = around(self.w["hallways",], self.at(target), set(self.all("tile")))
        return [f":{name(to)}" for to in beside if to not in taken]

    def targets(self, card: str, word: str) -> list[str]:
        """Within range and, unless it says otherwise, in sight (DA-spell-06, DA-spell-07)."""
        who, power = self.who, self.printed(card).words[word]
        a, found = self.at(who), []
        for one in self.candidates(card, word):
            b = self.at(one)
            turned = not self.turn["attacked"] or before(self.w["faces", who], a, b)
            if one == who or (distance(a, b) <= power.reach and (power.blind or (turned and seen(self.w["hallways",], a, b)))):
                found.append(one)
        return found

    def candidates(self, card: str, word: str) -> list[str]:
        mine = [hero for hero in self.all("hero") if self.w["hero", hero] == self.turn["player"]]
        rivals = [hero for hero in self.standing() if hero not in mine]
        if word == "blink":
            return [] if self.turn["attacked"] else [self.who]
        if word == "mend":
            return [hero for hero in mine if self.hurt(hero)]
        if word == "bless":
            free = [hero for hero in mine if not self.types_taken(hero, card)]
            return [hero for hero in free if self.useful(card, hero)]
        if word == "halt":
            return [monster for monster in self.all("monster") if not self.w["exhausted", monster]]
        return self.all("monster") + (rivals if word == "shove" else [])

    def playable(self, card: str) -> bool:
        """Valid for the hero, and none of its types played this round (DA-play-04, DA-play-05)."""
        return self.fits(self.who, card) and not self.types_taken(self.who, card)

    def useful(self, card: str, hero: str) -> bool:
        """A card that only adds to attacks is played for a type of attack that the hero has (DA-attack-05, DA-power-05)."""
        row, words = self.printed(card)
        kinds = {kind for kind, _ in row.bonuses} | ({"melee"} if set(words) & set(MELEE) else set())
        if not kinds or not kinds <= {"melee", "ranged"} or not set(words) <= {*MELEE, "bless", "effort"}:
            return True
        under = [one for one in self.all("under") if self.w["under", one] == hero and self.w["based", one]]
        own = {self.own_blow(hero).kind} | {self.card_blow(one).kind for one in under}
        for spell in self.w["hand", self.turn["player"]]:
            if "strike" in self.printed(spell).words and self.fits(hero, spell):
                blow = self.card_blow(spell)
                if not blow.pet and not blow.plain and not self.types_taken(hero, spell):
                    own.add(blow.kind)
        return bool(kinds & own)

    def surge_answers(self) -> set[str]:
        """Two cards of the hand, once for each hero and round (DA-surge-01, DA-surge-03, DA-surge-08)."""
        who = self.who
        if self.w["surge", who] or len(self.w["hand", self.turn["player"]]) < 2:
            return set()
        found = set() if self.w["defeated", who] else {"surge:speed", "surge:attack"}
        return found | ({"surge:heal"} if self.hurt(who) else set())

    # -- doing it

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
            self.draw(words["study"].amount, self.turn["player"])
        if "halt" in words:
            self.w["exhausted", target] = 1
        if "mark" in words:
            for one in self.all("monster"):  # there is one token
                self.w["mark", one] = "" if self.w["mark", one] == who else self.w["mark", one]
            self.w["mark", target] = who
        if "shove" in words:
            was = room(self.at(target))
            self.w["at", target] = named(place or word.partition(",")[0])
            if ("hero", target) in self.w and room(self.at(target)) != was:
                yield from self.enter(target)  # also without spending Speed (DA-threat-08)
        if "blink" in words:
            was = room(self.at(who))
            self.w["at", who] = named(word)
            if room(self.at(who)) != was:
                yield from self.enter(who)
        if "soothe" in words:
            near = [one for one in self.all("hero") if distance(self.at(one), self.at(who)) <= words["soothe"].reach]
            for one in near:
                if self.w["hero", one] == self.turn["player"]:
                    yield from self.mend(one, words["soothe"].amount)
        if "mend" in words:
            yield from self.mend(target or who, words["mend"].amount)

    def do_surge(self, gain: str) -> Rules:
        who, player = self.who, self.turn["player"]
        for _ in range(2):
            answer = yield Question(player, "bury", frozenset(f"bury:{card}" for card in self.w["hand", player]))
            self.w["hand", player] -= {answer.partition(":")[2]}
        self.w["surge", who] = gain
        self.turn["points"] += gain == "speed"
        if gain == "heal":
            yield from self.mend(who, 1)

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
