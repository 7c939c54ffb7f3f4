"""Res Arcana once more, from the rulebook: what every cost takes, what every effect gives, and who has won.

What is printed on the components is read from the fact file. The rules are written here a second time, without a look at
the first: one task per sentence of the rulebook, each answer in a world of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, cast

from tests.oracles.common import Choice, Process, Task, World, possible

from tapete.core.decision import Decision
from tapete.core.state import State

ESSENCES = ("elan", "life", "calm", "death", "gold")
FIELDS = {"turned", "resting", *ESSENCES}
COMPONENTS: dict[str, dict[str, Any]] = {
    row["id"]: row
    for row in json.loads((files("tapete.games.res_arcana") / "data" / "components.json").read_text("utf-8"))["components"]
}
SAFE = {"next", "turn", "check", "answer_check", "count", "collect", "suffer", "forget"}  # tasks that never fail
Outcome = Process | Choice | None


class ResArcana:
    """The rules; see ``Rules``. Players count from 0, components go by their ids."""

    def __init__(self) -> None:
        self.asked: Decision | None = None
        self.actual: World = {}
        self.players = 0
        self.match = False
        self.every_main = 4  # of so many questions for an action one is compared answer by answer
        self.mains = 0

    # -- reading the engine's state

    def facts(self, s: State) -> World:
        self.players = s.players
        world: World = {}
        fields = s.game.card_fields
        for kind, zone in enumerate(s.game.zones):
            for player in range(1 if zone.shared else s.players):
                cards = [s.cards[card].id for card in s.zone(kind, player)]
                if zone.id in ("deck", "monument_deck"):
                    world[zone.id, player] = tuple(cards)
                elif zone.id != "box":
                    world.update({("at", card): (zone.id, player) for card in cards})
        for field, name in enumerate(fields):
            for card, value in enumerate(s.numbers[field]):
                if value and name in FIELDS:
                    world[name, s.cards[card].id] = value
        for player in range(s.players):
            for field, name in enumerate(s.game.player_fields):
                if name in (*ESSENCES, "passed", "wins") and s.tallies[field][player]:
                    world[name, player] = s.tallies[field][player]
        for name in ("first_player", "token_flipped", "round"):
            world[name,] = s.world[s.game.world_fields.index(name)]
        self.match = bool(s.world[s.game.world_fields.index("match")])
        world["winners",] = s.winners
        return world

    def shown(self, s: State) -> World:
        gauges = {player: {gauge.symbol: gauge.value for gauge in s.game.layout().gauges(s, player)} for player in range(s.players)}
        return {("points", player): found["points"] for player, found in gauges.items()}

    def derived(self, world: World) -> World:
        return {("points", player): self.points(world, player) for player in range(self.players)}

    def begins(self, s: State, world: World) -> Process | None:
        """At the choice of the magic items, or in the middle of a game at a player's action."""
        decision = s.decision
        if decision is None:
            return None
        if decision.kind == "main":
            return Process(world, (("turn", decision.player),))
        if decision.kind == "item" and not world["round",]:
            first = world["first_player",]
            order = [(first - seat) % s.players for seat in range(1, s.players + 1)]
            return Process(world, (*[("first_item", player) for player in order], ("round",)))
        return None

    # -- the machine

    def step(self, process: Process) -> Outcome:
        (name, *arguments), rest = process.tasks[0], process.tasks[1:]
        task = cast(Callable[..., Outcome], getattr(self, f"do_{name}"))
        return task(Process(dict(process.world), rest), *arguments)

    def paid(self, process: Process) -> bool:
        return not process.tasks or process.tasks[0][0] in SAFE

    # -- small words

    def mine(self, world: World, player: int) -> list[str]:
        return sorted([key[1] for key, at in world.items() if key[0] == "at" and at == ("area", player)])

    def zone(self, world: World, zone: str, player: int = 0) -> list[str]:
        return sorted([key[1] for key, at in world.items() if key[0] == "at" and at == (zone, player)])

    def pool(self, world: World, player: int) -> dict[str, int]:
        return {kind: world[kind, player] for kind in ESSENCES if (kind, player) in world}

    def change(self, world: World, kind: str, where: int | str, amount: int) -> bool:
        """Add essences to a pool (a player) or a component (its id), or take them away; false if there are too few."""
        now = world.get((kind, where), 0) + amount
        if now < 0:
            return False
        world[kind, where] = now
        if not now:
            del world[kind, where]
        return True

    def clockwise(self, player: int) -> list[int]:
        """The others, from the left of a player on."""
        return [(player + seat) % self.players for seat in range(1, self.players)]

    def choose(self, process: Process, player: int, cards: list[str], then: Callable[[str], Task], cost: bool = True) -> Outcome:
        """Pick one of these cards; without one it cannot be done."""
        return Choice(player, {f"choose:{card}": process.then(then(card)) for card in cards}, cost=cost) if cards else None

    # -- the round (RA-round, RA-action)

    def do_first_item(self, process: Process, player: int) -> Outcome:
        items = self.zone(process.world, "items")
        return Choice(player, {f"item:{item}": process.then(("take_item", player, item)) for item in items}, between=True)

    def do_take_item(self, process: Process, player: int, item: str) -> Outcome:
        process.world["at", item] = "area", player
        return process

    def do_round(self, process: Process) -> Outcome:
        world = process.world
        world["round",] += 1
        first = world["first_player",]
        order = [first, *self.clockwise(first)]
        return process.then(*[("collect", player) for player in order], ("turn", first))

    def do_turn(self, process: Process, player: int) -> Outcome:
        """Exactly one action (RA-action-01)."""
        if ("passed", player) in process.world:
            return process.then(("next", player))
        self.mains += 1
        answers = {id: process.then(*tasks) for id, tasks in self.actions(process.world, player).items()}
        if self.mains % self.every_main and self.asked is not None and self.asked.kind == "main":
            offered = set(self.asked.ids())  # what is offered is compared only now and then
            answers = {id: after for id, after in answers.items() if id in offered}
        else:
            answers = {id: after for id, after in answers.items() if possible(self, after)}
        return Choice(player, answers, always=True, between=True)

    def do_next(self, process: Process, player: int) -> Outcome:
        for other in [*self.clockwise(player), player]:
            if ("passed", other) not in process.world:
                return process.then(("turn", other))
        return process.then(("check", player), ("straighten_all",), ("round",))

    def actions(self, world: World, player: int) -> dict[str, tuple[Task, ...]]:
        """The five actions (RA-action-04), whether or not they can be paid."""
        end: tuple[Task, ...] = (("forget",), ("next", player))
        found: dict[str, tuple[Task, ...]] = {"pass": (("pass", player), *end)}
        for card in self.zone(world, "hand", player):
            found[f"place:{card}"] = (("place", player, card, 0, 0), *end)
            found[f"discard:{card}:gold"] = (("discard", player, card), ("gain", player, (("gold", 1),), ()), *end)
            found[f"discard:{card}:two"] = (("discard", player, card), ("gain", player, (("any", 2),), ("gold",)), *end)
        for card in self.zone(world, "places") + self.zone(world, "monuments"):
            found[f"claim:{card}"] = (("claim", player, card), *end)
        if world["monument_deck", 0]:
            found["claim:top"] = (("claim_top", player), *end)
        for card in self.mine(world, player):
            for number, power in enumerate(COMPONENTS[card]["powers"], 1):
                wanted = power["requires"] == "turned"
                if (("turned", card) in world) == wanted and ("resting", card) not in world:
                    found[f"use:{card}:{number}"] = (*self.parts(player, card, power), *end)
        return found

    def parts(self, player: int, card: str, power: dict[str, Any]) -> tuple[Task, ...]:
        """A cost, wholly, and then its effect (RA-effect-02, RA-effect-03). A card to be placed is named before either is paid."""
        tasks = [(f"{side}_{part['do']}", player, card, Frozen(part)) for side in ("cost", "effect") for part in power[side]]
        return (*[("name_card", *task[1:]) for task in tasks if task[0] == "effect_place"], *tasks)

    def do_forget(self, process: Process) -> Outcome:
        """What was remembered of the cost is needed no longer."""
        for key in [key for key in process.world if key[0] == "note"]:
            del process.world[key]
        return process

    # -- placing and claiming (RA-cost)

    def do_place(self, process: Process, player: int, card: str, plain: int, not_gold: int) -> Outcome:
        """Put an artifact into play for its cost, with all discounts (RA-cost-09, RA-errata-06)."""
        for giver in self.mine(process.world, player):
            for discount in COMPONENTS[giver]["discounts"]:
                if discount["on"] == "artifact" or discount["on"] in COMPONENTS[card]["types"]:
                    plain, not_gold = (
                        (plain, not_gold + discount["amount"]) if discount["except"] else (plain + discount["amount"], not_gold)
                    )
        cost = tuple(sorted(COMPONENTS[card]["cost"].items()))
        return process.then(("discount", player, cost, plain, not_gold), ("enter", player, card))

    def do_discount(self, process: Process, player: int, cost: tuple[tuple[str, int], ...], plain: int, not_gold: int) -> Outcome:
        """The player says which essences of the cost a discount removes, one at a time (RA-cost-11, RA-cost-12)."""
        due = dict(cost)
        removable = {kind for kind, amount in due.items() if amount and (plain if kind == "gold" else plain + not_gold)}
        if not removable:
            return process.then(("pay", player, cost, False))
        answers: dict[str, Process] = {}
        for kind in removable:
            less = tuple([(name, amount - (name == kind)) for name, amount in cost])
            spared = (plain, not_gold - 1) if not_gold and kind != "gold" else (plain - 1, not_gold)
            answers[f"discount:{kind}"] = process.then(("discount", player, less, *spared))
        return Choice(player, answers, quiet=True, cost=True)

    def do_enter(self, process: Process, player: int, card: str) -> Outcome:
        """Straightened, in the own area (RA-action-16)."""
        process.world["at", card] = "area", player
        return process

    def do_claim(self, process: Process, player: int, card: str) -> Outcome:
        cost = tuple(COMPONENTS[card]["cost"].items())
        refill: tuple[Task, ...] = (("refill",),) if process.world["at", card][0] == "monuments" else ()
        return process.then(("pay", player, cost, False), ("enter", player, card), *refill, *self.on_claim(player, card))

    def do_claim_top(self, process: Process, player: int) -> Outcome:
        deck = process.world["monument_deck", 0]
        process.world["monument_deck", 0] = deck[1:]
        process.world["at", deck[0]] = "monument_deck", 0
        cost = tuple(COMPONENTS[deck[0]]["cost"].items())
        return process.then(("pay", player, cost, False), ("enter", player, deck[0]), *self.on_claim(player, deck[0]))

    def on_claim(self, player: int, card: str) -> list[Task]:
        return [(f"effect_{part['do']}", player, card, Frozen(part)) for part in COMPONENTS[card]["on_claim"]]

    def do_refill(self, process: Process) -> Outcome:
        """The next monument is turned face up, if there is one (RA-action-09)."""
        deck = process.world["monument_deck", 0]
        if deck:
            process.world["monument_deck", 0] = deck[1:]
            process.world["at", deck[0]] = "monuments", 0
        return process

    # -- paying

    def do_pay(self, process: Process, player: int, cost: tuple[tuple[str, int], ...], remember: bool) -> Outcome:
        for kind, amount in cost:
            if kind != "any" and not self.change(process.world, kind, player, -amount):
                return None
        return process.then(("pay_any", player, dict(cost).get("any", 0), "pay", ESSENCES, remember))

    def do_pay_any(self, process: Process, player: int, amount: int, verb: str, kinds: tuple[str, ...], remember: bool) -> Outcome:
        """Any mix, Gold included (RA-cost-03), or the essences lost for missing Life."""
        if not amount:
            return process
        answers: dict[str, Process] = {}
        for kind in kinds:
            world = dict(process.world)
            if self.change(world, kind, player, -1):
                if remember:
                    world["note", "paid"] = kind
                after = Process(world, process.tasks)
                answers[f"{verb}:{kind}"] = after.then(("pay_any", player, amount - 1, verb, kinds, remember))
        return Choice(player, answers, quiet=True, cost=True) if answers else None

    def do_cost_pay(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process.then(("pay", player, tuple(part["essences"].items()), part["essences"] == {"any": 1}))

    def do_cost_pay_one_of(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process.then(("pay_any", player, 1, "pay", tuple(part["essences"]), True))

    def do_cost_pay_x(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """X essences of one kind, also none (RA-effect-27); what they become is another kind (RA-effect-20)."""
        becomes = [part.get("essence") for power in COMPONENTS[card]["powers"] for part in power["effect"]]
        answers: dict[str, Process] = {}
        for kind in [each for each in ESSENCES if each not in becomes]:
            for x in range(process.world.get((kind, player), 0) + 1):
                world = dict(process.world)
                self.change(world, kind, player, -x)
                world["note", "x"] = x
                world["note", "paid"] = kind if x else None
                answers[f"x:{x}-{kind}" if x else "x:0"] = Process(world, process.tasks)
        return Choice(player, answers, cost=True)

    def do_cost_turn(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        world = process.world
        if part["what"] == "self":
            if ("turned", card) in world:
                return None
            world["turned", card] = 1
            return process
        cards = [c for c in self.mine(world, player) if part["what"] in COMPONENTS[c]["types"] and ("turned", c) not in world]
        return self.choose(process, player, cards, lambda chosen: ("turn_it", chosen))

    def do_turn_it(self, process: Process, card: str) -> Outcome:
        process.world["turned", card] = 1
        return process

    def do_cost_remove(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        for kind, amount in part["essences"].items():
            if not self.change(process.world, kind, card, -amount):
                return None
        return process

    def do_cost_destroy(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """Artifacts only, turned or not (RA-effect-14); Mages, Items, Monuments and Places never."""
        what = part["what"]
        if what == "self":
            return process.then(("destroy", player, card))
        cards = [c for c in self.mine(process.world, player) if COMPONENTS[c]["kind"] == "artifact"]
        if what == "another_artifact":
            cards.remove(card)
        if what == "dragon_or_creature":
            cards = [c for c in cards if COMPONENTS[c]["types"]]
        return self.choose(process, player, cards, lambda chosen: ("destroy", player, chosen))

    def do_destroy(self, process: Process, player: int, card: str) -> Outcome:
        """To the discards; what lay on it is lost (RA-effect-13)."""
        self.cleared(process.world, card)
        process.world["at", card] = "discard", player
        process.world["note", "gone"] = card
        return process

    def cleared(self, world: World, card: str) -> None:
        for name in FIELDS:
            world.pop((name, card), None)

    def do_cost_discard(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        assert part["count"] == 1
        return self.choose(process, player, self.zone(process.world, "hand", player), lambda c: ("discard_and_note", player, c))

    def do_discard_and_note(self, process: Process, player: int, card: str) -> Outcome:
        return process.then(("discard", player, card), ("note", "gone", card))

    def do_discard_any(self, process: Process, player: int, count: int) -> Outcome:
        if not count:
            return process
        hand = self.zone(process.world, "hand", player)
        answers = {f"choose:{c}": process.then(("discard", player, c), ("discard_any", player, count - 1)) for c in hand}
        return Choice(player, answers, quiet=True, cost=True) if answers else None

    def do_discard(self, process: Process, player: int, card: str) -> Outcome:
        process.world["at", card] = "discard", player
        return process

    # -- gaining (RA-effect)

    def do_gain(self, process: Process, player: int, essences: tuple[tuple[str, int], ...], but: tuple[str, ...]) -> Outcome:
        for kind, amount in essences:
            if kind != "any":
                self.change(process.world, kind, player, amount)
        return process.then(("choose_any", player, player, dict(essences).get("any", 0), but, "gain"))

    def do_choose_any(
        self, process: Process, player: int, where: int | str, amount: int, but: tuple[str, ...], verb: str
    ) -> Outcome:
        """So many essences of any kind except some, onto a component or into the pool."""
        if not amount:
            return process
        answers: dict[str, Process] = {}
        for kind in ESSENCES:
            if kind not in but:
                world = dict(process.world)
                self.change(world, kind, where, 1)
                answers[f"{verb}:{kind}"] = Process(world, process.tasks).then(("choose_any", player, where, amount - 1, but, verb))
        return Choice(player, answers)

    def do_effect_gain(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process.then(("gain", player, tuple(part["essences"].items()), tuple(part.get("except", ()))))

    def do_effect_gain_one_of(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process.then(("choose_any", player, player, 1, tuple(set(ESSENCES) - set(part["essences"])), "gain"))

    def do_effect_gain_x(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """X of one kind: Gold, or another that the player names, but not what was paid."""
        x, paid = process.world["note", "x"], process.world["note", "paid"]
        if part["essence"] != "chosen" or not x:
            if x:
                self.change(process.world, part["essence"], player, x)
            return process
        answers: dict[str, Process] = {}
        for kind in ESSENCES:
            if kind != paid and kind not in part["except"]:
                world = dict(process.world)
                self.change(world, kind, player, x)
                answers[f"gain:{kind}"] = Process(world, process.tasks)
        return Choice(player, answers)

    def do_effect_gain_cost(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """As many as the printed cost of what was destroyed or discarded, and some more (RA-effect-24)."""
        amount = sum(COMPONENTS[process.world["note", "gone"]]["cost"].values()) + part["plus"]
        return process.then(("gain", player, ((part["essence"], amount),), tuple(part["except"])))

    def do_effect_gain_per_rival(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        answers: dict[str, Process] = {}
        for rival in self.clockwise(player):
            world = dict(process.world)
            amount = world.get((part["per"], rival), 0)
            self.change(world, part["gain"], player, amount)
            answers[f"rival:{rival + 1}"] = Process(world, process.tasks)
        return Choice(player, answers, quiet=True)

    def do_effect_rivals_gain(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """Also those who have passed (RA-effect-21)."""
        for rival in self.clockwise(player):
            for kind, amount in part["essences"].items():
                self.change(process.world, kind, rival, amount)
        return process

    def do_effect_put(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        for kind, amount in part["essences"].items():
            if kind != "any":
                self.change(process.world, kind, card, amount)
        return process.then(("choose_any", player, card, part["essences"].get("any", 0), tuple(part.get("except", ())), "put"))

    def do_effect_put_paid(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        kind = process.world["note", "paid"]
        if part["on"] == "self":
            return process.then(("put_it", kind, card))
        return self.choose(process, player, self.mine(process.world, player), lambda chosen: ("put_it", kind, chosen))

    def do_put_it(self, process: Process, kind: str, card: str) -> Outcome:
        self.change(process.world, kind, card, 1)
        return process

    def do_effect_put_per_kind(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        for kind in ESSENCES:
            if (kind, card) in process.world:
                self.change(process.world, kind, card, part["count"])
        return process

    # -- straightening, cards and decks

    def do_effect_straighten(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """An own component that is turned once the cost is paid (RA-effect-26, RA-effect-32)."""
        turned = [c for c in self.mine(process.world, player) if ("turned", c) in process.world]
        if part["what"] == "self":
            turned = [card]
        if part["what"] == "creature":
            turned = [c for c in turned if "creature" in COMPONENTS[c]["types"]]
        return self.choose(process, player, turned, lambda chosen: ("straighten", chosen))

    def do_straighten(self, process: Process, card: str) -> Outcome:
        process.world.pop(("turned", card), None)
        return process

    def top(self, world: World, player: int, count: int) -> list[str]:
        """Take cards off the own deck; the discards become a new deck only when there is none (RA-effect-15, RA-effect-16)."""
        taken: list[str] = []
        while len(taken) < count:
            deck = world["deck", player]
            if not deck:
                discards = self.zone(world, "discard", player)
                if not discards:
                    break
                for card in discards:
                    del world["at", card]
                now = [card for card in self.actual["deck", player] if card in discards]  # chance decided the order
                deck = (*[card for card in discards if card not in now], *now)
            taken.append(deck[0])
            world["deck", player] = deck[1:]
        return taken

    def do_effect_draw(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process.then(("draw", player, part["count"]))

    def do_draw(self, process: Process, player: int, count: int) -> Outcome:
        for card in self.top(process.world, player, count):
            process.world["at", card] = "hand", player
        return process

    def do_effect_draw_then_discard(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        drawn = self.top(process.world, player, part["count"])
        for each in drawn:
            process.world["at", each] = "hand", player
        return process.then(("discard_any", player, len(drawn)))

    def do_effect_reorder(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        world = process.world
        answers: dict[str, Process] = {}
        if world["deck", player] or self.zone(world, "discard", player):
            answers["look:own"] = process.then(("look_own", player, part["count"]))
        if world["monument_deck", 0]:
            seen, rest = world["monument_deck", 0][: part["count"]], world["monument_deck", 0][part["count"] :]
            answers["look:monuments"] = process.then(("order", player, ("monument_deck", 0), tuple(sorted(seen)), (), rest))
        return Choice(player, answers) if answers else process

    def do_look_own(self, process: Process, player: int, count: int) -> Outcome:
        seen = self.top(process.world, player, count)
        rest = process.world["deck", player]
        return process.then(("order", player, ("deck", player), tuple(sorted(seen)), (), rest))

    def do_order(
        self,
        process: Process,
        player: int,
        deck: tuple[str, int],
        left: tuple[str, ...],
        put: tuple[str, ...],
        rest: tuple[str, ...],
    ) -> Outcome:
        """Back on top in any order, from the top down (RA-comp-10)."""
        process.world[deck] = (*put, *left, *rest)
        answers: dict[str, Process] = {}
        for card in left:
            others = tuple([other for other in left if other != card])
            answers[f"next:{card}"] = process.then(("order", player, deck, others, (*put, card), rest))
        return Choice(player, answers) if answers else process

    def do_name_card(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        world = process.world
        cards = self.zone(world, "hand" if part["from"] == "hand" else "discard", player)
        if part["from"] == "any_discard":
            cards = [c for other in range(self.players) for c in self.zone(world, "discard", other)]
        cards = [c for c in cards if part["what"] == "artifact" or part["what"] in COMPONENTS[c]["types"]]
        return self.choose(process, player, cards, lambda chosen: ("note", "named", chosen))

    def do_note(self, process: Process, name: str, value: str) -> Outcome:
        process.world["note", name] = value
        return process

    def do_effect_place(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        named = process.world["note", "named"]
        if part["free"]:
            return process.then(("enter", player, named))
        less = part["discount"]
        plain, not_gold = (0, less["amount"]) if less["except"] else (less["amount"], 0)
        return process.then(("place", player, named, plain, not_gold))

    # -- Life loss and reactions (RA-life, RA-react)

    def do_effect_life_loss(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        """All rivals who have not passed, one after another from the left (RA-life-01, RA-life-11)."""
        rivals = [rival for rival in self.clockwise(player) if ("passed", rival) not in process.world]
        return process.then(*[("suffer", rival, card, Frozen(part)) for rival in rivals])

    def do_suffer(self, process: Process, rival: int, card: str, part: Any) -> Outcome:
        answers: dict[str, Process] = {"pass": process.then(("lose_life", rival, part["amount"]))}
        answers.update(self.reactions(process, rival, ("life_loss", "dragon_power") if self.is_dragon(card) else ("life_loss",)))
        if part["ignored_by"]:
            way_out = process.then(*[(f"cost_{cost['do']}", rival, card, Frozen(cost)) for cost in part["ignored_by"]])
            if possible(self, way_out):
                answers[f"escape:{card}"] = way_out
        return Choice(rival, answers, between=True)

    def is_dragon(self, card: str) -> bool:
        return any(power["dragon_power"] for power in COMPONENTS[card]["powers"])

    def reactions(self, process: Process, player: int, to: tuple[str, ...]) -> dict[str, Process]:
        """Free, also while turned if the cost does not turn it (RA-react-01, RA-react-02)."""
        found: dict[str, Process] = {}
        for card in self.mine(process.world, player):
            for number, reaction in enumerate(COMPONENTS[card]["reactions"], 1):
                after = process.then(*self.parts(player, card, reaction))
                if reaction["to"] in to and ("resting", card) not in process.world and possible(self, after):
                    found[f"react:{card}:{number}"] = after
        return found

    def do_effect_ignore(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process

    def do_lose_life(self, process: Process, player: int, amount: int) -> Outcome:
        """Life while there is any; for each that is missing two others, as far as there are any (RA-life-03, RA-life-04)."""
        world = process.world
        life = min(amount, world.get(("life", player), 0))
        self.change(world, "life", player, -life)
        others = tuple([kind for kind in ESSENCES if kind != "life"])
        due = min(2 * (amount - life), sum(world.get((kind, player), 0) for kind in others))
        return process.then(("pay_any", player, due, "lose", others, False))

    # -- Collect (RA-collect)

    def do_collect(self, process: Process, player: int) -> Outcome:
        """Fixed gains by themselves; then in any order; what asks for a price at the end (RA-collect-13, RA-collect-17)."""
        world = process.world
        questions: list[Task] = []
        last: list[Task] = []
        for card in self.mine(world, player):
            collect = COMPONENTS[card]["collect"]
            tasks = [(f"effect_{part['do']}", player, card, Frozen(part)) for part in collect["effect"]] if collect else []
            lies = any((kind, card) in world for kind in ESSENCES)
            if collect and not collect["if_left"]:
                (last if collect["effect"][0]["do"] == "one_of" else questions).extend(tasks)
            if lies:
                questions.append(("take_or_leave", player, card))
        questions.sort(key=lambda task: not self.is_fixed(task))
        fixed = [task for task in questions if self.is_fixed(task)]
        return process.then(*fixed, ("in_any_order", tuple(questions[len(fixed) :])), *last)

    def is_fixed(self, task: Task) -> bool:
        return task[0] == "effect_gain" and "any" not in task[3]["essences"]

    def do_in_any_order(self, process: Process, tasks: tuple[Task, ...]) -> Outcome:
        """The engine's own order is as good as any (RA-collect-01): the component it asks about is next."""
        if not tasks:
            return process
        source = self.asked.source if self.asked is not None else -1
        names = self.asked.options[0].names if self.asked is not None else ()
        asked = names[source] if source >= 0 else ""
        chosen = next((task for task in tasks if task[2] == asked), tasks[0])
        return process.then(chosen, ("in_any_order", tuple([task for task in tasks if task is not chosen])))

    def do_take_or_leave(self, process: Process, player: int, card: str) -> Outcome:
        """Everything on it or nothing (RA-collect-10); leaving it may be rewarded (RA-collect-14)."""
        taken = dict(process.world)
        for kind in ESSENCES:
            self.change(taken, kind, player, taken.pop((kind, card), 0))
        reward: tuple[Task, ...] = ()
        collect = COMPONENTS[card]["collect"]
        if collect and collect["if_left"] and self.lies(process.world, card, collect["if_left"]):
            reward = tuple([(f"effect_{part['do']}", player, card, Frozen(part)) for part in collect["effect"]])
        (name, others), *later = process.tasks
        left = Process(process.world, ((name, (*reward, *others)), *later))
        return Choice(player, {f"take:{card}": Process(taken, process.tasks), f"leave:{card}": left})

    def lies(self, world: World, card: str, what: dict[str, int]) -> bool:
        return any((kind, card) in world for kind in (ESSENCES if "any" in what else what))

    def do_effect_one_of(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        answers: dict[str, Process] = {}
        for option in part["options"]:
            after = process.then(*[(f"cost_{cost['do']}", player, card, Frozen(cost)) for cost in option])
            if possible(self, after):
                answers[f"option:{option[0]['do']}"] = after
        return Choice(player, answers)

    # -- passing (RA-pass)

    def do_pass(self, process: Process, player: int) -> Outcome:
        world = process.world
        world["passed", player] = 1
        if not world["token_flipped",]:
            world["first_player",] = player
            world["token_flipped",] = 1
        old = [card for card in self.mine(world, player) if COMPONENTS[card]["kind"] == "item"]
        answers = {
            f"item:{item}": process.then(("swap", player, item, tuple(old)), ("draw", player, 1))
            for item in self.zone(world, "items")
        }
        return Choice(player, answers)

    def do_swap(self, process: Process, player: int, item: str, old: tuple[str, ...]) -> Outcome:
        """The old one goes back at once, straightened and empty (RA-pass-07, RA-pass-08); the new one rests (RA-pass-06)."""
        for card in old:
            self.cleared(process.world, card)
            process.world["at", card] = "items", 0
        process.world["at", item] = "area", player
        process.world["resting", item] = 1
        return process

    # -- the check (RA-victory)

    def do_effect_check_victory(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        return process.then(("check", player))

    def do_check(self, process: Process, player: int) -> Outcome:
        """Reactions first, then the count (RA-victory-15)."""
        return process.then(*[("answer_check", other) for other in [player, *self.clockwise(player)]], ("count",))

    def do_answer_check(self, process: Process, player: int) -> Outcome:
        return Choice(player, {"pass": process, **self.reactions(process, player, ("victory_check",))})

    def do_effect_points(self, process: Process, player: int, card: str, part: Any) -> Outcome:
        process.world["note", "points", player] = part["amount"]
        return process

    def do_count(self, process: Process) -> Outcome:
        """Ten or more end the game; the most points win, then the most essences with Gold twice (RA-victory-02, RA-victory-03)."""
        world = process.world
        points = [self.points(world, player) for player in range(self.players)]
        self.do_forget(process)
        if max(points) < 10:
            return process
        best = [player for player in range(self.players) if points[player] == max(points)]
        wealth = {player: sum(self.pool(world, player).values()) + world.get(("gold", player), 0) for player in best}
        winners = tuple([player for player in best if wealth[player] == max(wealth.values())])
        if not self.match:
            world["winners",] = winners
            return Process(world, ())
        return Process(world, (("won", winners),))

    def do_won(self, process: Process, winners: tuple[int, ...]) -> Outcome:
        """A game of a match: what comes next is set up anew (RA-match-10)."""
        wins = [self.actual.get(("wins", player), 0) for player in range(self.players)]
        expected = [process.world.get(("wins", player), 0) + (winners == (player,)) for player in range(self.players)]
        assert wins == expected, f"{expected} wins expected, {wins} found"
        return Process(self.actual, ())

    def points(self, world: World, player: int) -> int:
        mine = self.mine(world, player)
        total: int = world.get(("note", "points", player), 0) + int(world["first_player",] == player)
        for card in mine:
            row = COMPONENTS[card]
            total += row["points"]
            if row["scoring"]:
                total += world.get((row["scoring"]["essence"], card), 0) if row["scoring"]["essence"] else 0
                for kind in ("creature", "dragon"):
                    total += row["scoring"][f"per_{kind}"] * len([c for c in mine if kind in COMPONENTS[c]["types"]])
        return total

    def do_straighten_all(self, process: Process) -> Outcome:
        """Without a winner everything is straightened and nothing shows its Pass side (RA-victory-06, RA-victory-19)."""
        for key in [key for key in process.world if key[0] in ("turned", "resting", "passed")]:
            del process.world[key]
        process.world["token_flipped",] = 0
        return process


class Frozen(dict[str, Any]):
    """A part of a power as an argument of a task: tasks are compared and hashed."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self["do"])
