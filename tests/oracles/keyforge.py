"""KeyForge once more, from the rulebook: damage and what stops it, Æmber and keys, chains, drawing, readying and archives.

The rules are written as one procedure that stops at every question of theirs and goes on with the engine's answer. Only cards whose
text is told in ``keyforge_texts`` are followed; as soon as another one is played or stands in play the game is left alone.
Of the engine nothing is read but what chance or a player decided: the order of a shuffled deck, and of cards discarded together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tests.oracles.common import Disagreement
from tests.oracles.keyforge_damage import Damage, capture_one, gain_one, give_the_rest, strike
from tests.oracles.keyforge_table import (
    MARKS,
    PRINTED,
    UNORDERED,
    Answer,
    Ask,
    Doing,
    Hit,
    Steps,
    Text,
    Trigger,
    field,
    tally,
    world,
)

from tapete.core.decision import Decision, Option
from tapete.core.state import State
from tapete.games.keyforge.things import COLOUR_NAMES, ZONES


class KeyForge(Damage):
    """One game beside the engine's."""

    def __init__(self, texts: dict[str, Text]) -> None:
        super().__init__(texts)
        self.compared = 0
        self.path: list[str] = []
        self.steps: Steps | None = None
        self.ask: Ask | None = None

    # -- following

    def told(self, s: State) -> bool:
        """The filter: nothing has entered the game whose text is not told."""
        public = [zone for zone, kind in enumerate(ZONES) if kind.in_play or kind.id in ("playing", "under")]
        return all(s.cards[card].id in self.texts for zone in public for side in (0, 1) for card in s.zone(zone, side))

    def play(self, s: State, picks: Iterator[int], most: int) -> None:
        """Answer at random and follow, as long as the filter lets it."""
        for _ in range(most):
            if s.over or s.decision is None:
                return
            if self.steps is None and s.decision.kind in ("house", "main"):
                self.begin(s)
                self.look(s)
            asked = s.decision
            options = asked.options if len(asked.options) == 1 else [each for each in asked.options if each.verb != "pass"]
            if len(options) < len(asked.options) and next(picks) % 8 == 0:
                options = asked.options
            option = options[next(picks) % len(options)]
            self.path = [*self.path[-14:], f"{asked.player + 1}: {asked.kind}: {option.id}"]
            if option.verb == "play" and s.cards[option.thing].id not in self.texts:
                return
            before = self.answer_to(asked, option) if self.steps is not None else None
            s.choose(option)
            if self.steps is not None:
                if not self.told(s):
                    return
                self.actual = s
                self.run(before)
                self.look(s)

    def begin(self, s: State) -> None:
        """Where following can begin: where a house is being chosen, or at a position."""
        assert s.decision is not None
        self.read(s)
        self.steps = self.game(s.decision.kind == "main")
        self.run(None)

    def run(self, answer: Any) -> None:
        assert self.steps is not None
        try:
            self.ask = self.steps.send(answer)
        except StopIteration:
            self.ask = None

    def look(self, s: State) -> None:
        """Run on until the engine's question, and compare."""
        asked = s.decision
        for _ in range(200):
            ask = self.ask
            if ask is None:
                break
            if asked is not None and asked.player == ask.player and self.fits(asked, ask):
                break
            if ask.waiting and alike(self, ask.waiting):
                self.run(0)
            elif len(ask.answers) == 1:
                self.run(ask.answers[0])
            else:
                self.fail(f"player {ask.player + 1} should be asked {self.said(ask)}", asked)
        if s.over or self.ask is None:
            if not s.over or s.winners != (self.winner,):
                self.fail(f"winner {self.winner} expected, {s.winners} found; asked {self.ask and self.said(self.ask)}", asked)
            self.seen["victory"] += 1
            return
        if asked is None or asked.kind != "replace":  # then something is half done, and only what comes of it is said by the rules
            self.compare(s)

    def answer_to(self, asked: Decision, option: Option) -> Any:
        assert self.ask is not None
        if not self.ask.waiting:
            return meant(option)
        pending = self.actual.stack[-1].pending  # type: ignore[attr-defined]
        one = pending[int(option.word)]
        twins = [each for each in pending[: int(option.word)] if (each.source, each.via) == (one.source, one.via)]
        own = [
            at for at, each in enumerate(self.ask.waiting) if each.now.source == option.thing and each.now.via == max(one.via, -1)
        ]
        about = [at for at in own if self.ask.waiting[at].now.about == one.event.card]
        return about[0] if about else own[len(twins)]

    # -- the turn (KF-turn)

    def game(self, in_main: bool) -> Steps:
        yield from self.rest_of_turn(in_main)
        while self.winner < 0:
            self.active = 1 - self.active
            self.turn += 1
            self.new_turn()
            yield from self.forging_step()
            if self.winner < 0:
                yield from self.rest_of_turn(False)

    def rest_of_turn(self, in_main: bool) -> Steps:
        if not in_main:
            yield from self.house_step()
        while not self.ended:
            verb, things, _ = yield Ask(self.active, tuple(self.options()))
            if verb == "pass":
                break
            yield from self.act(verb, things)
            if self.winner >= 0:
                return
        for card in self.mine("line") + self.mine("artifacts"):
            self.on["exhausted"][card] = 0
        self.refill()
        yield from self.ordered(self.after("end of turn", self.active))

    def house_step(self) -> Steps:
        """One of the three, or of a card under control (KF-control-06); then perhaps the archives, all of them (KF-archive-03)."""
        me = self.active
        choice = self.houses[me] | {self.house[card] for zone in ("line", "artifacts", "upgrades") for card in self.mine(zone)}
        must = {word for card in self.in_play() if (word := self.commands(card, me))}
        if must & choice:
            choice = must & choice
        _, _, self.active_house = yield Ask(me, tuple([("house", (), house) for house in sorted(choice)]))
        yield from self.ordered(self.after(f"chose {self.active_house}", me))
        if self.zone["archives", me]:
            _, _, word = yield Ask(me, (("archives", (), "take"), ("archives", (), "leave")))
            if word == "take":
                self.seen["archives taken"] += 1
                for card in self.zone["archives", me][:]:
                    self.zone["archives", me].remove(card)
                    self.zone["hand", self.owner[card]].append(card)

    def commands(self, card: int, player: int) -> str:
        words = [each.word for each in self.text(card).always if each.word.startswith("must ") and each.times(self, card, player)]
        return words[0].removeprefix("must ") if words else ""

    def refill(self) -> None:
        """Up to six, more or fewer by effects; chains take cards away and one chain is shed (KF-draw, KF-chains)."""
        me = self.active
        due = 6 + self.constant("refill", me) - len(self.zone["hand", me])
        if due <= 0:
            return
        fewer = min(-(-self.chains[me] // 6), 4)
        if self.chains[me]:
            self.chains[me] -= 1
            self.seen["chain shed"] += 1
        self.draw(me, due - fewer)

    def draw(self, player: int, count: int) -> None:
        deck, hand = self.zone["deck", player], self.zone["hand", player]
        for _ in range(count):
            if not deck:
                self.reshuffle(player)
            if deck:
                hand.append(deck.pop(0))
                self.seen["drawn"] += 1

    def reshuffle(self, player: int) -> None:
        """Chance gives the order: what the engine has drawn of it already lies on top."""
        pile = self.zone["discard", player]
        rest = [card for card in self.actual.zone(0, player) if card in pile]
        self.zone["deck", player][:] = [card for card in pile if card not in rest] + rest
        pile.clear()
        self.seen["reshuffled"] += 1

    # -- forging (KF-forge)

    def forging_step(self) -> Steps:
        me = self.active
        if self.constant("skip forging", me) or ("skip forging", self.turn, me, -1) in self.lasting:
            return
        yield from self.forge(me, self.key_cost(me))

    def forge(self, me: int, cost: int) -> Steps:
        """Paid in full or not at all; from the pool, or from cards that allow it, as the player likes (KF-forge-12)."""
        purses = [card for card in self.in_play() if self.controller(card) == me and self.is_purse(card)]
        stored = sum(self.on["aember"][card] for card in purses)
        if self.pool[me] + stored < cost or len(self.keys[me]) == 3:
            return
        for _ in range(cost):
            ways: list[Answer] = [("spend", (card,), "") for card in purses if self.on["aember"][card]]
            _, things, _ = yield Ask(me, (*ways, *[("spend", (), "pool")][: self.pool[me]]))
            if things:
                self.on["aember"][things[0]] -= 1
                self.seen["stored payment"] += 1
            else:
                self.pool[me] -= 1
        self.seen["key"] += 1
        self.seen["changed cost"] += cost != 6
        for card in self.in_play():
            if self.controller(card) != me and any(each.word == "gets what is spent" for each in self.text(card).always):
                yield from self.gain(1 - me, cost)
                break
        lacking = [colour for colour in COLOUR_NAMES if colour not in self.keys[me]]
        _, _, colour = yield Ask(me, tuple([("key", (), each) for each in lacking]))
        self.keys[me].add(colour)
        if len(self.keys[me]) == 3:
            self.winner = me
            return
        yield from self.check()
        late = [
            Trigger(Doing(1 - me, each.card), give_the_rest, True) for each in self.lasting if each[:3] == ("graft", self.turn, me)
        ]
        yield from self.ordered([*self.after("forged", me), *self.after("anybody forged", -1), *late])

    def is_purse(self, card: int) -> bool:
        return any(each.word == "purse" for each in self.text(card).always)

    # -- what can be done in step 3 (KF-main, KF-use)

    def options(self) -> list[Answer]:
        me = self.active
        found: list[Answer] = [("pass", (), "")]
        for card in self.zone["hand", me]:
            if self.house[card] != self.active_house or (self.turn == 1 and me == self.first and self.from_hand):
                continue
            found.append(("discard", (card,), ""))
            if self.cards[card] in self.texts and self.may_play(card):
                found.append(("play", (card,), ""))
        for card in self.mine("line") + self.mine("artifacts"):
            found += self.uses(card)
        return found

    def may_play(self, card: int) -> bool:
        me, row = self.active, PRINTED[self.cards[card]]
        kind = row["type"]
        if self.times[row["en"]] >= 6 or ("alpha" in row["keywords"] and self.acted):
            return False
        if kind == "upgrade" and not self.creatures():
            return False
        if kind == "creature" and self.constant("no creatures", me):
            return False
        if self.constant("two cards", me) and self.plays >= 2:
            return False
        if self.forbidden(f"no {kind}", me):
            return False
        least = sum(each.amount for each in self.text(card).always if each.word == "needs")
        return self.pool[me] >= max(least, self.toll(card))

    def toll(self, card: int) -> int:
        """What must be paid to the opponent, and lost, to play a card."""
        kind = PRINTED[self.cards[card]]["type"]
        price = sum(each.amount for each in self.text(card).always if each.word == "price")
        return price + (self.constant("artifact toll", self.active) if kind == "artifact" else 0)

    def uses(self, card: int, any_house: bool = False) -> list[Answer]:
        """Every way to use a card (KF-useart, KF-usecr); an enraged creature must fight if it can (KF-enrage-01)."""
        creature = self.is_creature(card)
        if self.on["exhausted"][card] or self.times[PRINTED[self.cards[card]]["en"]] >= 6:
            return []
        at_home = any_house or self.house[card] == self.active_house or self.is_any_house(card)
        if creature and self.on["stun"][card]:
            return [("unstun", (card,), "")] if at_home or self.headed(card, "omni") else []
        if not creature and self.constant("use toll", self.active) > self.pool[self.active]:
            return []
        found: list[Answer] = []
        fights: list[Answer] = []
        if creature and at_home:
            fights = [("fight", (card, target), "") for target in self.targets(card)]
            if not any(each.word == "cannot reap" for each in self.text(card).always):
                found.append(("reap", (card,), ""))
        if self.on["enrage"][card] and fights:
            return fights
        if self.headed(card, "action") and at_home:
            found.append(("action", (card,), ""))
        if self.headed(card, "omni"):
            found.append(("omni", (card,), ""))
        return found + fights

    def targets(self, card: int) -> list[int]:
        """Whom a creature may attack (KF-taunt, KF-fight-07)."""
        enemy = 1 - self.controller(card)
        if self.forbidden("no fights", self.controller(card)):
            return []
        words = [each.word for each in self.text(card).always]
        found: list[int] = []
        for each in self.zone["line", enemy]:
            hidden = not self.has(each, "taunt") and any(self.has(other, "taunt") for other in self.neighbors(each))
            if (
                (not hidden or "unseen" in words)
                and ("only flanks" not in words or self.is_flank(each))
                and ("only stunned" not in words or self.on["stun"][each])
            ):
                found.append(each)
        return found

    def act(self, verb: str, things: tuple[int, ...]) -> Steps:
        card = things[0]
        self.acted += 1
        if verb == "discard":
            self.from_hand += 1
            self.zone["hand", self.active].remove(card)
            self.zone["discard", self.owner[card]].insert(0, card)
            yield from self.ordered(self.after("discarded", self.active, card))
        elif verb == "play":
            self.from_hand += 1
            yield from self.play_card(card)
        else:
            yield from self.use(verb, things)

    # -- playing (KF-play, KF-timing-08)

    def play_card(self, card: int) -> Steps:
        me, row = self.active, PRINTED[self.cards[card]]
        kind = row["type"]
        side, host = "right", -1
        price = sum(each.amount for each in self.text(card).always if each.word == "price")
        self.pool[me] -= price
        yield from self.pay(me, self.toll(card) - price)
        if kind == "creature" and self.mine("line"):
            _, _, side = yield Ask(me, (("flank", (), "left"), ("flank", (), "right")))
        elif kind == "upgrade":
            _, (host,), _ = yield Ask(me, tuple([("host", (each,), "") for each in self.creatures()]))
        self.zone["hand", me].remove(card)
        self.times[row["en"]] += 1
        self.plays += 1
        yield from self.enter(card, kind, side, host)
        yield from self.gain(me, row["aember"])
        ready = self.headed(card, "play")
        ready += self.after(f"played {self.house[card]} {kind}", me, card)
        waiting = [*ready, *self.after(f"played {kind}", me, card), *self.after(f"enemy played {kind}", 1 - me, card)]
        yield from self.ordered([*waiting, *self.after(f"enters {kind}", -1, card)])
        if kind == "action":
            self.zone["playing", me].remove(card)
            self.zone["discard", self.owner[card]].insert(0, card)
        if "omega" in row["keywords"]:
            self.ended = True

    def enter(self, card: int, kind: str, side: str, host: int) -> Steps:
        me = self.active
        if kind == "action":
            self.zone["playing", me].append(card)
        elif kind == "upgrade":
            self.zone["upgrades", self.owner[card]].append(card)
            self.host[card] = host
        else:
            row = self.zone["line" if kind == "creature" else "artifacts", me]
            row.insert(0 if side == "left" else len(row), card)
            words = [each.word for each in self.text(card).always]
            first = kind == "creature" and not self.creatures_played and self.constant("first ready", -1)
            others = kind == "creature" and self.constant("ready creatures", me)
            self.on["exhausted"][card] = int(not ("enters ready" in words or first or others))
            self.on["stun"][card] = int("enters stunned" in words)
            self.creatures_played += kind == "creature"
        yield from self.check()

    # -- using (KF-reap, KF-fight, KF-timing-12 to 17)

    def use(self, verb: str, things: tuple[int, ...]) -> Steps:
        card = things[0]
        me = self.controller(card)
        self.times[PRINTED[self.cards[card]]["en"]] += 1
        if not self.is_creature(card):
            yield from self.pay(me, self.constant("use toll", me))
        self.on["exhausted"][card] = 1
        if verb == "unstun":
            self.on["stun"][card] = 0
        elif verb == "reap":
            yield from self.reap(card)
        elif verb == "fight":
            yield from self.fight(card, things[1])
        else:
            artifact = not self.is_creature(card)
            yield from self.ordered(self.headed(card, verb)[:1])
            if artifact:
                yield from self.ordered(self.after("used artifact", me, card))

    def reap(self, card: int) -> Steps:
        me = self.controller(card)
        doors = [each.card for each in self.lasting if each[:3] == ("reaping steals", self.turn, me)]
        ways = self.spiders(me) + doors if doors else []
        if len(ways) > 1:  # which replaces it first
            _, ways, _ = yield Ask(me, tuple([("replace", (each,), "") for each in ways]))
        came = 0
        if not ways:
            came = yield from self.gain(me, 1)
        elif ways[0] in doors:
            yield from self.steal(me, 1)
        else:
            self.on["aember"][ways[0]] += 1
        reaped = self.headed(card, "reap")
        also = [Trigger(Doing(each.player, each.card, card), gain_one, True) for each in self.lasting if each.word == "reaps gain"]
        self.reaped = came
        yield from self.ordered(self.after("enemy gained by reaping", 1 - me, card) if came else [])
        yield from self.ordered([*reaped, *also])

    def fight(self, attacker: int, defender: int) -> Steps:
        me = self.controller(attacker)
        again = self.attacked[defender] > 0
        self.attacked[defender] += 1
        self.seen["fight"] += 1
        self.aside = defender  # whom the attacker's damage goes to
        before = self.headed(attacker, "before fight", defender)
        if self.value(attacker, "assault"):
            before.append(Trigger(Doing(me, attacker, defender, self.value(attacker, "assault")), strike))
        if self.value(defender, "hazardous"):
            before.append(Trigger(Doing(1 - me, defender, attacker, self.value(defender, "hazardous")), strike))
        self.duel = attacker, defender
        yield from self.ordered(before)
        whole = self.is_creature(attacker) and self.is_creature(defender)
        if whole:
            yield from self.exchange(attacker, defender, again)
        self.duel = -1, -1
        after: list[Trigger] = []
        if self.is_creature(attacker):
            self.on["enrage"][attacker] = 0
            if whole:
                after += self.headed(attacker, "fight", defender)
        for each in self.lasting:
            if each.word == "fights gain" and each.player == me:
                after.append(Trigger(Doing(me, each.card, attacker), gain_one, True))
            elif each.word == "fights capture" and each.player == me and self.is_creature(attacker):
                after.append(Trigger(Doing(me, each.card, attacker), capture_one, True))
        yield from self.ordered(after)

    def exchange(self, attacker: int, defender: int, again: bool) -> Steps:
        """Power damage, both at once (KF-fight-03), but for elusive, skirmish and what deals none."""
        evades = self.has(defender, "elusive") and not again and not self.says(attacker, "unseen")
        self.seen["evaded"] += evades
        hits: list[Hit] = []
        target = self.aside
        if not self.says(attacker, "harmless") and not (evades and target == defender) and self.is_creature(target):
            extra = 2 if self.says(attacker, "harder on flanks") and self.is_flank(defender) else 0
            hits.append(Hit(target, self.power(attacker) + extra, attacker))
        if not self.says(defender, "harmless") and not evades and not self.has(attacker, "skirmish"):
            hits.append(Hit(attacker, self.power(defender), defender))
        yield from self.deal(hits)

    # -- comparing

    def fits(self, asked: Decision, ask: Ask) -> bool:
        """Whether the engine asks the same. Whether a stranger can be played, only its text says."""
        if ask.waiting:
            found = sorted(option.thing for option in asked.options if option.verb == "resolve")
            return asked.kind == "order" and found == sorted(each.now.source for each in ask.waiting)
        offered = [each for each in asked.options if each.verb != "play" or self.cards[each.thing] in self.texts]
        return {meant(each) for each in offered} == set(ask.answers)

    def compare(self, s: State) -> None:
        self.compared += 1
        for at, kind in enumerate(ZONES):
            for side in (0, 1):
                found, wanted = s.zone(at, side), self.zone[kind.id, side]
                if kind.id in UNORDERED:
                    found, wanted = sorted(found), sorted(wanted)
                self.same(s, f"{kind.id} of player {side + 1}", self.names(found), self.names(wanted))
        for mark in MARKS:
            found = {s.names[card]: field(s, mark)[card] for card in self.in_play()}
            self.same(s, mark, found, {s.names[card]: self.on[mark][card] for card in self.in_play()})
        self.same(s, "pools", [tally(s, "aember", side) for side in (0, 1)], self.pool)
        self.same(s, "chains", [tally(s, "chains", side) for side in (0, 1)], self.chains)
        found_keys = [{colour for colour in COLOUR_NAMES if tally(s, colour, side)} for side in (0, 1)]
        self.same(s, "keys", found_keys, self.keys)
        self.same(s, "active player", world(s, "active"), self.active)

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.actual.names[card] for card in cards]

    def same(self, s: State, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            if isinstance(found, dict) and isinstance(wanted, dict):
                differ = {key for key in found if found[key] != wanted[key]}
                found, wanted = {key: found[key] for key in differ}, {key: wanted[key] for key in differ}
            self.fail(f"{what}: {wanted} expected, {found} found", s.decision)

    def said(self, ask: Ask) -> str:
        names = self.actual.names
        if ask.waiting:
            return "the order of " + ", ".join(names[each.now.source] for each in ask.waiting)
        return ", ".join(Option(names, *each).id for each in sorted(ask.answers))

    def fail(self, problem: str, asked: Decision | None) -> None:
        raise Disagreement("\n".join([problem, f"now {asked}", "after:", *self.path]))


def meant(option: Option) -> Answer:
    return option.verb, option.things, "" if option.verb == "replace" else option.word


def alike(k: KeyForge, waiting: tuple[Trigger, ...]) -> bool:
    """Copies of one text of one player: their order cannot matter."""
    return len({(k.cards[each.now.source], each.now.you, id(each.effect)) for each in waiting}) == 1
