"""Dungeon Alliance once more, from the rulebook: a hero's move and attacks, the monsters' turns, solo cards, the end of a round.

The rules are told as they are played: a step that needs an answer yields the question and gets the answer. What is not told here
(acquiring and drawing cards, laying tiles, searching for traps) is left alone: the engine is believed, and what follows is told
again from there. Of the engine nothing else is read but what chance decided: drawn cards, the die, what lies face down.
"""

from __future__ import annotations

from typing import Any

from tests.oracles.common import Disagreement
from tests.oracles.dungeon_combat import Elsewhere, Question, Rules, Untold
from tests.oracles.dungeon_facts import Facts
from tests.oracles.dungeon_map import FORWARD, Square, name, named, room
from tests.oracles.dungeon_turn import Turns

from tapete.core import randomness
from tapete.core.decision import Decision, Option
from tapete.core.state import State
from tapete.games.dungeon_alliance.declaration import dungeon_alliance

THREW = [kind.id for kind in dungeon_alliance().event_kinds].index("threw")
DIE = (0, 0, 1, 1, 2, 3)
LOOSE = ("hand", "pile")  # what chance decides in matters told elsewhere


class DungeonAlliance(Turns):
    """The rules, and one game followed with them."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules | None = None
        self.question: Question | Elsewhere | None = None
        self.compared = 0
        self.path: list[str] = []

    # -- following

    def play(self, s: State, picks: Any, most: int) -> None:
        self.look(s)
        for _ in range(most):
            if s.over or s.decision is None:
                return
            self.give(s, picks(s.decision))

    def give(self, s: State, option: Option) -> None:
        """Give an answer and follow it."""
        assert s.decision is not None
        self.path = [*self.path[-12:], f"{s.decision.player + 1}: {s.decision.kind}: {option.id}"]
        self.die = DIE[randomness.number(s.key, s.counter + 1, 6)]
        if s.log is None:
            s.log = []
        before = len(s.log)
        s.choose(option)
        self.dice += [entry.event.amount for entry in s.log[before:] if entry.event.kind == THREW]
        self.read(s)
        self.goes_on(s, option.id)
        self.meet(s)

    def goes_on(self, s: State, answer: str | None) -> None:
        """Let the rules run on to their next question."""
        if self.rules is None:
            return
        if isinstance(self.question, Elsewhere) and answer is not None:
            self.bought(self.question.player, *answer.partition(":")[::2])
            return
        try:
            self.question = self.rules.send(answer)
        except Untold:
            self.rules = None
        except StopIteration:
            self.rules, self.question = None, None
            if not s.over:
                self.fail("the game should be over", s.decision)

    def read(self, s: State) -> None:
        self.facts = Facts(s)
        self.actual = self.facts.world()

    def look(self, s: State) -> None:
        self.read(s)
        self.meet(s)

    def meet(self, s: State) -> None:
        """Come to the engine's question, and compare."""
        if self.rules is None:
            self.begin(s)
        while self.rules is not None:
            asked, question = s.decision, self.question
            if isinstance(question, Elsewhere):
                self.believe()
                if asked is not None and asked.kind in question.kinds and asked.player == question.player:
                    if asked.kind != "discard" or "done" in asked.ids():  # what a solo card makes a player discard is no choice
                        return
                self.goes_on(s, None)
            elif question is not None and self.is_asked(asked, question):
                break
            elif question is not None and len(question.answers) == 1 and question.kind != "main":
                self.goes_on(s, next(iter(question.answers)))
            else:
                assert question is not None
                self.fail(f"player {question.player + 1} should be asked {question.kind}: {sorted(question.answers)}", asked)
        else:
            return
        self.compare(s.decision)

    def begin(self, s: State) -> None:
        """At the choice of a hero, or in the middle of an activation."""
        if s.decision is None or s.decision.kind not in ("activate", "main"):
            return
        self.players = s.players
        self.dice = []
        self.w = self.facts.world()
        self.turn = self.facts.turn() if s.decision.kind == "main" else {}
        self.rules = self.game(s.decision.player)
        self.question = next(self.rules)

    def believe(self) -> None:
        for player in range(self.players):
            for kind in LOOSE:
                self.w[kind, player] = self.actual[kind, player]

    def bought(self, player: int, verb: str, card: str) -> None:
        """The one thing in matters told elsewhere that counts here: XP turned face down, and what artifacts bring."""
        if verb in ("buy", "salvage"):
            row = self.printed(card).row
            price = row.cost + (verb == "salvage")
            self.w["xp", player] -= price
            self.w["spent", player] += price
            if row.level == 3:
                self.w["artifact", card] = player

    def is_asked(self, asked: Decision | None, question: Question) -> bool:
        if asked is None or asked.kind != question.kind or asked.player != question.player:
            return False
        if question.kind != "main":
            return set(asked.ids()) == question.answers
        found = {self.short(option.id) for option in asked.options}
        if found != question.answers:
            extra, missing = sorted(found - question.answers), sorted(question.answers - found)
            self.fail(f"{self.turn['who']}: offered though it may not: {extra}; not offered though it may: {missing}", asked)
        return True

    def short(self, answer: str) -> str:
        """An answer without the side to which a hero turns for it: which of several sides that is, is not the rulebook's matter."""
        lead, _, word = answer.rpartition(":")
        if answer.partition(":")[0] not in ("attack", "cast", "pet", "play") or answer.count(":") < 2:
            return answer
        place, _, side = word.rpartition(",")
        return f"{lead}:{place}" if place else lead if side in FORWARD else answer

    def compare(self, asked: Decision | None) -> None:
        self.compared += 1
        differ = [f"{key}: {self.w.get(key)} expected, {self.actual.get(key)} found" for key in self.w.differ(self.actual)]
        if asked is not None and asked.kind == "main" and self.facts.turn() != self.turn:
            differ.append(f"the turn: {self.turn} expected, {self.facts.turn()} found")
        if differ:
            self.fail("\n".join(differ), asked)

    def fail(self, problem: str, asked: Decision | None) -> None:
        now = "nothing" if asked is None else f"player {asked.player + 1} is asked {asked.kind}: {', '.join(asked.ids())}"
        raise Disagreement("\n".join([problem, f"now {now}", "after:", *self.path]))

    # -- the round (DA-round, DA-final)

    def game(self, player: int) -> Rules:
        while True:
            order = [(self.w["first_player",] + seat) % self.players for seat in range(self.players)]
            for each in order[order.index(player) :]:
                yield from self.activation(each)
                self.finished()
            if not self.finished():
                if self.players == 1 or self.w["cooperative",]:
                    yield from self.omen(self.w["first_player",])
                else:
                    yield from self.monsters(order[::-1])
            if self.finished() or self.w["cycle",] == 4:
                yield from self.final_phase(order)
                if self.finished() or self.w["round",] == 4:
                    return
                self.w["round",] += 1
                self.w["cycle",] = 1
            else:
                self.w["cycle",] += 1
            player = self.w["first_player",]

    def finished(self) -> bool:
        """No tile to draw and no monster left: once that was so, the round is the last (DA-end-01)."""
        if not self.w["undrawn",] and not self.all("monster"):
            self.w["ending",] = 1
        return bool(self.w["ending",])

    def final_phase(self, order: list[int]) -> Rules:
        self.count["final phase"] += 1
        for hero in self.all("hero"):
            self.w["exhausted", hero] = self.w["waived", hero] = 0
            self.w["surge", hero] = ""
        for monster in self.all("monster"):
            self.w["exhausted", monster] = 0
            self.w["mark", monster] = ""
        for monster in self.all("monster"):
            if self.w["poisoned", monster]:
                self.count["festering"] += 1
                self.hit_monster(monster, 1, self.w["poisoned", monster] - 1)
        for hero in self.standing():
            if self.w["poison", hero]:
                self.wound(hero, 1, True)
        lurking = [card for card in self.all("under") if "lurk" in self.printed(card).words]
        for card in [card for card in self.all("under") if card not in lurking]:
            del self.w["under", card], self.w["based", card]
        for card in lurking:
            player = self.w["hero", self.w["under", card]]
            self.believe()
            answer = yield Question(player, "stay", frozenset((f"stay:{card}", f"discard:{card}")))
            if answer.startswith("discard"):
                del self.w["under", card], self.w["based", card]
        for player in order:
            yield Elsewhere(player, ("draw",))
        self.w["first_player",] = (self.w["first_player",] + 1) % self.players

    # -- the monsters' turns (DA-monster, DA-mmove)

    def monsters(self, order: list[int]) -> Rules:
        for player in order:
            able = self.chosen_from(player)
            if not able:
                return
            answer = yield Question(player, "monster", frozenset(f"monster:{one}" for one in able))
            yield from self.prowl(player, answer.partition(":")[2], self.standing(), 0)
            if self.finished():
                return

    def chosen_from(self, player: int) -> list[str]:
        """The farthest from one's own heroes first: neither with them nor next door, next door, with them (DA-monster-06 to 08)."""
        ready = [one for one in self.all("monster") if not self.w["exhausted", one]]
        homes = {room(self.at(hero)) for hero in self.all("hero") if self.w["hero", hero] == player}
        doors = {each for pair in self.w["hallways",] if pair & homes for each in pair}
        classes: list[list[str]] = [[], [], []]
        for one in ready:
            classes[2 if room(self.at(one)) in homes else 1 if room(self.at(one)) in doors else 0].append(one)
        return next((each for each in classes if each), [])

    def posts(self, monster: str, prey: list[str]) -> list[Square]:
        """The squares in its reach from which it can attack one of these; turning is free (DA-monster-11)."""
        blow = self.own_blow(monster)
        return [at for at in self.monster_places(monster) if any(self.in_reach(blow, at, self.at(hero)) for hero in prey)]

    def prowl(self, player: int, monster: str, prey: list[str], more: int) -> Rules:
        """It moves to where it can attack, if it can, and must attack then; afterwards it is exhausted (DA-monster-10 to 17)."""
        self.count["monster"] += 1
        if "regrowth" in self.printed(monster).words and sum(self.w["by", monster]):
            self.regrow(monster, self.dice.pop(0))
        places = self.posts(monster, prey) or self.monster_places(monster)
        answer = yield Question(player, "goto", frozenset(f"goto:{monster}:{name(at)}" for at in places))
        self.w["at", monster] = at = named(answer.rpartition(":")[2])
        blow = self.own_blow(monster)
        victims = [hero for hero in prey if self.in_reach(blow, at, self.at(hero))]
        sides = set(FORWARD)
        if victims:
            answer = yield Question(player, "victim", frozenset(f"attack:{monster}>{hero}" for hero in victims))
            victim = answer.rpartition(">")[2]
            sides = self.sides_that_see(at, self.at(victim))
        answer = yield Question(player, "prowl", frozenset(f"face:{side}" for side in sides))
        self.w["faces", monster] = answer.partition(":")[2]
        if victims:
            self.count["monster attack"] += 1
            yield from self.attack(monster, blow, victim, more)
        if ("monster", monster) in self.w:  # thorns may have slain it
            self.w["exhausted", monster] = 1

    def regrow(self, monster: str, amount: int) -> None:
        """Tokens leave it, those of whoever came last first."""
        tokens = list(self.w["by", monster])
        for player in reversed(self.w["order", monster]):
            removed = min(amount, tokens[player])
            tokens[player] -= removed
            amount -= removed
        self.w["by", monster] = tuple(tokens)
        self.w["order", monster] = tuple(player for player in self.w["order", monster] if tokens[player])

    # -- the cards of solo and cooperative play (DA-solo, DA-solocard)

    def omen(self, player: int) -> Rules:
        """What the card says, from top to bottom; then the next one is revealed, which is chance."""
        if not self.w["omen",]:
            raise Untold
        card = self.printed(self.w["omen",][0]).row
        if card.first == "ready":
            best = self.strongest(1)
            if best:
                answer = yield Question(player, "ready", frozenset(f"ready:{one}" for one in best))
                self.w["exhausted", answer.partition(":")[2]] = 0
        elif card.first == "tiles":
            if card.cross < len(self.w["tile_area",]):
                self.w["tile_area",] = self.actual["tile_area",]  # the next one is chance
                self.w["undrawn",] -= min(1, self.w["undrawn",])
        if self.finished():
            self.w["omen",] = self.actual["omen",]
            return
        marked = self.marked(card.icons)
        answers = {f"unleash:{one}:marked" for one in self.strongest(0) if self.posts(one, marked)}
        answers |= {f"unleash:{one}:any" for one in self.strongest(0) if self.posts(one, self.standing())}
        if answers:
            answer = yield Question(player, "unleash", frozenset(answers))
            _, monster, choice = answer.split(":")
            more = (1 if card.icons else 0) if choice == "marked" else 2
            if choice == "any" and card.type:
                more = 3 if self.own_blow(monster).kind == card.type else 0
            self.count["omen"] += 1
            yield from self.prowl(player, monster, marked if choice == "marked" else self.standing(), more)
        else:
            for action in card.third:
                yield from self.third(player, *action.partition(":")[::2])
        self.w["omen",] = self.actual["omen",]

    def strongest(self, exhausted: int) -> list[str]:
        """The ready or exhausted monsters of the highest XP (DA-solocard-03, DA-solocard-04)."""
        found = [one for one in self.all("monster") if self.w["exhausted", one] == exhausted]
        worth = {one: sum(self.printed(one).row.rewards) for one in found}
        return [one for one in found if worth[one] == max(worth.values())]

    def marked(self, icons: tuple[str, ...]) -> list[str]:
        """The heroes whom section II names: those with one of the icons, or those of the lowest defence (DA-solocard-13)."""
        if icons:
            return [one for one in self.standing() if {self.printed(one).row.race, *self.printed(one).row.classes} & set(icons)]
        lowest = min((self.total_defence(hero) for hero in self.standing()), default=0)
        return [hero for hero in self.standing() if self.total_defence(hero) == lowest]

    def third(self, player: int, word: str, amount: str) -> Rules:
        self.count["third section"] += 1
        if word == "surge":
            able = [one for one in self.strongest(1) if self.posts(one, self.standing())]
            if able:
                answer = yield Question(player, "surge", frozenset(f"unleash:{one}:surge" for one in able))
                monster = answer.split(":")[1]
                self.w["exhausted", monster] = 0
                yield from self.prowl(player, monster, self.standing(), 3)
        elif word == "xp":
            turned = min(1, self.w["xp", player])
            self.w["xp", player] -= turned
            self.w["spent", player] += turned
        elif word == "discard":
            for _ in range(min(3, len(self.w["hand", player]))):
                answer = yield Question(player, "discard", frozenset(f"discard:{card}" for card in self.w["hand", player]))
                self.w["hand", player] -= {answer.partition(":")[2]}
                self.w["pile", player] += 1
        else:
            for _ in range(int(amount)):
                if self.standing():
                    answer = yield Question(player, "suffer", frozenset(f"suffer:{hero}" for hero in self.standing()))
                    self.wound(answer.partition(":")[2], 1, word == "poison")
