"""Atrum Arena once more, from the rulebook: who may announce what, what is launched and paid, and what comes of it.

What is printed on the Powers is read from their declarations. The rules are written here a second time, without a look at the
first: one task per sentence of the rulebook, every way to pay tried out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, cast

from tests.oracles.atrum_arena_announcing import DEVELOPMENT, MAIN, Announcing
from tests.oracles.atrum_arena_deeds import FROM_ALTAR, TO_ALTAR
from tests.oracles.atrum_arena_print import MAIN_TYPES, Word
from tests.oracles.atrum_arena_table import Link, Outcome
from tests.oracles.common import NOTE, Choice, Follower, Process, World

from tapete.core.state import State

FLAGS = {"fell": "fell_on", "placed": "placed_on", "reinforced": "reinforced_on"}  # each holds for one turn


class AtrumArena(Announcing):
    """The rules; see ``Rules``."""

    is_open = False  # whether the chain still grows
    pending = 0  # how many announcements the engine has not resolved

    # -- reading the engine's state

    def facts(self, s: State) -> World:
        self.players = s.players
        world: World = {}
        fields = s.game.player_fields
        for kind, zone in enumerate(s.game.zones):
            for player in range(1 if zone.shared else s.players):
                lying = [s.names[card] for card in s.zone(kind, player)]
                world.update({("at", card): (zone.id, player) for card in lying})
                world["in", zone.id, player] = frozenset(lying)
                if zone.id == "fosa":
                    world["fosa",] = tuple([s.names[card] for card in s.zone(kind, 0)])
        for name in ("exhausted", "sleeps"):
            for card, value in enumerate(s.numbers[s.game.card_fields.index(name)]):
                if value:
                    world[name, s.names[card]] = value
        for player in range(s.players):
            held = {name: s.tallies[field][player] for field, name in enumerate(fields)}
            world["resistance", player] = held["resistance"]
            world["side", player] = held["side"]
            world.update({(name, player): 1 for name in ("returns", "out") if held[name]})
            world.update({(name, player): 1 for name, field in FLAGS.items() if held[field] == s.turn})
            world.update({("token", type, player): held[f"token_{type}"] for type in MAIN_TYPES if held[f"token_{type}"]})
            world["turns", player] = held["turns"]
        for name in ("active", "phase", "part", "first"):
            world[name,] = s.world[s.game.world_fields.index(name)]
        world["turn",] = s.turn
        world["winners",] = s.winners
        return world

    def shown(self, s: State) -> World:
        return {}

    def derived(self, world: World) -> World:
        return {}

    def begins(self, s: State, world: World) -> Process | None:
        """In a part of a phase, where the player in turn may act."""
        if s.decision is None or s.decision.kind not in ("main", "part", "phase_start") or s.lasting:
            return None
        for card, what in enumerate(s.cards):
            if s.owners[card] >= 0:
                self.printed[s.names[card]] = tuple([f"{power.key}-{power.cost}" for power in what.powers])  # type: ignore[attr-defined]
        phase, part = world["phase",], world["part",]
        if part == 0:
            order = [*self.clockwise(world, world["active",]), world["active",]]
            openings = [("opening", phase, player) for player in order[order.index(s.decision.player) :]]
            return Process(world, (*openings, *self.rest_of_turn(phase, 0)))
        return Process(world, (("offer", phase, part), *self.rest_of_turn(phase, part)))

    # -- the machine

    def step(self, process: Process) -> Outcome:
        (name, *arguments), rest = process.tasks[0], process.tasks[1:]
        task = cast(Callable[..., Outcome], getattr(self, f"do_{name}"))
        return task(Process(dict(process.world), rest), *arguments)

    def paid(self, process: Process) -> bool:
        return not process.tasks

    # -- the turn (AA-turn, AA-flow)

    def rest_of_turn(self, phase: int, part: int) -> tuple[Any, ...]:
        """What still comes of a turn after a part of a phase."""
        tasks: list[Any] = []
        for number in range(phase, 5):
            parts = [("start", number), ("action", number), ("offer", number, 1), ("enter", 2), ("offer", number, 2)]
            tasks += parts if number > phase else parts[{0: 1, 1: 3, 2: 5}[part] :]
        return (*tasks, ("end_turn",))

    def gone(self, world: World) -> bool:
        """Whoever is eliminated in their own turn has no more of it (AA-gap-04)."""
        return ("out", world["active",]) in world

    def do_start(self, process: Process, phase: int) -> Outcome:
        """The others first, the player in turn last, again and again until all pass (AA-ann-13, AA-win-11, AA-win-12)."""
        world = process.world
        if self.gone(world):
            return process
        world["phase",], world["part",] = phase, 0
        active = world["active",]
        return process.then(*[("opening", phase, player) for player in [*self.clockwise(world, active), active]])

    def do_opening(self, process: Process, phase: int, player: int) -> Outcome:
        if self.gone(process.world) or ("out", player) in process.world:
            return process
        rest = [task for task in process.tasks if task[0] != "opening"]
        again = Process(process.world, (("start", phase), *rest))
        return self.turn_to_act(process.world, player, {"pass": process, **self.announcements(again, player)})

    def turn_to_act(self, world: World, player: int, answers: dict[str, Process]) -> Choice:
        """Whoever can do nothing may be asked all the same, so that nobody learns what they hold."""
        here = all(self.actual[name,] == world[name,] for name in ("turn", "phase", "part"))
        here = here and self.pending == len(self.chain(world))
        asked = self.asked is not None and self.asked.player == player and self.asked.ids() == ["pass"]
        return Choice(player, answers, always=asked and here, between=True)

    def do_action(self, process: Process, phase: int) -> Outcome:
        """What has to be done opens the development (AA-flow-17)."""
        world = process.world
        active = world["active",]
        if self.gone(world):
            return process
        world["part",] = 1
        if phase == 1:
            for card in [*self.cards(world, "reptantes", active), *self.cards(world, "altar", active)]:
                if not world.pop(("sleeps", card), 0):
                    world.pop(("exhausted", card), None)
        if phase == 2:
            self.draw(world, active, self.number_drawn(world, active))
        return process.then(("hand_limit",)) if phase == 4 else process

    def number_drawn(self, world: World, player: int) -> int:
        """Three; in the first round two, but for the last player of it (AA-turn-07 to -12)."""
        last = (world["first",] - 1) % self.players
        return 2 if world["turns", player] == 1 and player != last else 3

    def do_enter(self, process: Process, part: int) -> Outcome:
        if not self.gone(process.world):
            process.world["part",] = part
        return process

    def do_hand_limit(self, process: Process) -> Outcome:
        return process.then(("cut", ()))

    def do_cut(self, process: Process, chosen: tuple[str, ...]) -> Outcome:
        world = process.world
        active = world["active",]
        held = [card for card in self.cards(world, "hand", active) if card not in chosen]
        if len(held) <= 5:
            for card in chosen:
                self.move(world, card, "vertedero")
            return process
        if self.forced(world, held, len(held) - 5):
            return process.then(("cut", (*chosen, self.likely(world, held, "hand_limit")[0])))
        return self.choose(process, active, held, lambda card: ("cut", (*chosen, card)), kind="hand_limit")

    def do_offer(self, process: Process, phase: int, part: int) -> Outcome:
        """The player in turn acts as long as they like (AA-flow-12); in the main phase also minion and Attacks (AA-flow-08)."""
        world = process.world
        if self.gone(world):
            return process
        active = world["active",]
        again = process.then(("offer", phase, part))
        answers = {"pass": process, **self.announcements(again, active)}
        if (phase, part) == (MAIN, DEVELOPMENT) and ("placed", active) not in world:
            for id, card in self.offered(world, "main", "place", self.cards(world, "hand", active)).items():
                answers[id] = again.then(("place", active, card))
        return self.turn_to_act(world, active, answers)

    def do_place(self, process: Process, player: int, card: str) -> Outcome:
        self.move(process.world, card, "altar", player)
        process.world["placed", player] = 1
        return process

    def do_end_turn(self, process: Process) -> Outcome:
        """What lasts for the turn ends; the next one begins with the return to 10 (AA-goal-12, AA-goal-13)."""
        world = process.world
        for key in [key for key in world if key[0] in (NOTE, "token", *FLAGS)]:
            del world[key]
        player = self.clockwise(world, world["active",])[0]
        world["active",] = player
        world["turn",] += 1
        world["turns", player] += 1
        if world.pop(("returns", player), 0):
            world["resistance", player] = max(10, world["resistance", player])
        return process.then(("start", 1), *self.rest_of_turn(1, 0))

    # -- the chain (AA-win, AA-chain)

    def announced(self, process: Process, link: Link) -> Outcome:
        world = process.world
        chain = (*self.chain(world), link)
        at = len(chain) - 1
        world[NOTE, "chain"] = chain
        world[NOTE, "marks", at] = ()
        self.mark(world)
        return process.then(*[("respond", player) for player in self.order(world, link)], ("resolve",))

    def order(self, world: World, link: Link) -> list[int]:
        """Whom it is aimed at, then the others, at last the one who announced it (AA-win-03 to -10, AA-win-13)."""
        others = self.clockwise(world, link.player)
        targets = [player for player in others if player == link.victim]
        return [*targets, *[player for player in others if player not in targets], link.player]

    def mark(self, world: World) -> None:
        """Marks for the newest announcement; those of the others may move (AA-ann-20, AA-ann-21)."""
        chain = self.chain(world)
        at = len(chain) - 1
        link = chain[at]
        cards = next(self.payments(world, link, at))
        world[NOTE, "marks", at] = cards
        self.remark(world, cards, at)

    def remark(self, world: World, taken: tuple[str, ...], by: int) -> None:
        """Others whose marked minions were taken mark others instead."""
        chain = self.chain(world)
        mine = [at for at in range(len(chain)) if at != by and chain[at].player == chain[by].player]
        if any(card in taken for at in mine for card in self.marks(world, at)):
            left = [card for card in self.ready(world, chain[by].player) if card not in taken]
            found = self.share(left, [(chain[at], self.marks(world, at)) for at in mine])
            assert found is not None
            world.update({(NOTE, "marks", at): cards for at, cards in zip(mine, found, strict=True)})

    def do_respond(self, process: Process, player: int) -> Outcome:
        world = process.world
        if ("out", player) in world:
            return process
        rest = process.tasks
        while rest[0][0] in ("respond", "resolve"):
            rest = rest[1:]
        answers = {"pass": process, **self.announcements(Process(world, rest), player)}
        return self.turn_to_act(world, player, answers)

    def do_resolve(self, process: Process) -> Outcome:
        """Last announced, first resolved (AA-chain-03)."""
        world = process.world
        chain = self.chain(world)
        if not chain:
            for key in [key for key in world if key[0] == NOTE and key[1] in ("plus", "minus", "annulled", "claim", "chain")]:
                del world[key]
            return process
        at = len(chain) - 1
        if not self.can_launch(world, at):
            self.forget(world, at)
            return process.then(("resolve",))
        return process.then(("pay", at, ()), ("resolve",))

    def forget(self, world: World, at: int) -> None:
        world[NOTE, "chain"] = self.chain(world)[:at]
        del world[NOTE, "marks", at]

    def can_launch(self, world: World, at: int) -> bool:
        """Everything that announcing took must still be so (AA-launch-09 to -13, AA-gap-08, AA-key-17, AA-type-06)."""
        link = self.chain(world)[at]
        if self.where(world, link.card)[0] != "reptantes" or self.exhausted(world, link.card):
            return False
        if link.copy is not None:
            aim = self.power(link.card, link.number).copies
            assert aim is not None
            if self.where(world, link.copy[0])[0] != "reptantes" or (aim.get("ready") and self.exhausted(world, link.copy[0])):
                return False
        before = dict(world)
        before[NOTE, "chain"] = self.chain(world)[:at]
        if not self.fits(before, link) or (link.aim >= 0 and link.aim not in self.aims(before, link)):
            return False
        if link.victim >= 0 and link.victim not in self.victims(world, link):
            return False
        if ("out", link.me) in world:
            return False
        return bool(self.discards_now(world, at)) and self.payable(world, link, at)

    def discards_now(self, world: World, at: int) -> list[str]:
        """The card set aside if it still serves, else another that serves and is not kept for others (AA-ann-23)."""
        link = self.chain(world)[at]
        power = self.power(link.card, link.number)
        before = dict(world)
        before[NOTE, "chain"] = self.chain(world)[:at]
        kept, companions = self.kept(before, link)
        free = [card for card in self.cards(world, "hand", link.player) if card not in kept]
        others = [card for card in free if self.is_main(world, card)]
        if link.word == "shadow":
            fitting = [card for card in free if not self.is_main(world, card)] if len(others) > companions else []
        else:
            fitting = [card for card in free if link.word or self.serves(world, power, card)]
            if link.discard in fitting:
                return [link.discard]
            fitting = [card for card in fitting if not self.is_main(world, card) or len(others) > companions]
        return [link.discard] if link.discard in fitting else fitting

    # -- launching (AA-launch)

    def do_pay(self, process: Process, at: int, chosen: tuple[str, ...]) -> Outcome:
        """Which minions pay, one after another as far as there is a choice."""
        world = process.world
        link = self.chain(world)[at]
        ways = self.ways(world, at, chosen)
        looks = {tuple(sorted([str(self.look(world, card)) for card in cards])) for cards in ways}
        left = sorted(set().union(*ways) - set(chosen))
        if len(looks) == 1 and not (left and self.is_asked_now(world, "pay", left)):
            return process.then(("discard", at, chosen, ()))  # though the engine may ask in which order
        return self.choose(process, link.player, left, lambda card: ("pay", at, (*chosen, card)), kind="pay")

    def ways(self, world: World, at: int, chosen: tuple[str, ...]) -> list[set[str]]:
        link = self.chain(world)[at]
        return [set(cards) for cards in self.all_payments(world, link, at) if set(chosen) <= set(cards)]

    def all_payments(self, world: World, link: Link, at: int) -> list[tuple[str, ...]]:
        """Every one by itself, not one of each look."""
        looks = {self.shape(world, cards, link) for cards in self.payments(world, link, at)}
        cost = self.power(link.card, link.number).cost
        return [cards for cards in combinations(self.ready(world, link.player), cost) if self.shape(world, cards, link) in looks]

    def shape(self, world: World, cards: tuple[str, ...], link: Link) -> tuple[str, ...]:
        return tuple(sorted([str((self.look(world, card), card in link.minions)) for card in cards]))

    def do_discard(self, process: Process, at: int, paying: tuple[str, ...], chosen: tuple[str, ...]) -> Outcome:
        """The card itself, and with a Sombra one that is not kept for anything else (AA-ann-19)."""
        world = process.world
        link = self.chain(world)[at]
        if not chosen:
            fitting = self.discards_now(world, at)
            return self.choose(process, link.player, fitting, lambda card: ("discard", at, paying, (card,)), kind="pay")
        if link.word != "shadow" or len(chosen) == 2:
            return process.then(("launch", at, paying, chosen))
        before = dict(world)
        before[NOTE, "chain"] = self.chain(world)[:at]
        kept, _ = self.kept(before, link)
        free = [card for card in self.cards(world, "hand", link.player) if card not in kept and self.is_main(world, card)]
        return self.choose(process, link.player, free, lambda card: ("discard", at, paying, (*chosen, card)), kind="pay")

    def do_launch(self, process: Process, at: int, chosen: tuple[str, ...], thrown: tuple[str, ...]) -> Outcome:
        """Everything is paid at once, right before the effect (AA-launch-06); what is annulled is paid too (AA-key-02)."""
        world = process.world
        link = self.chain(world)[at]
        power = self.power(link.card, link.number)
        annulled = (NOTE, "annulled", at) in world
        how = "exploited" if link.mode == "exploit" else "exhausted"  # which of equal minions the engine took is free
        ways = self.ways(world, at, chosen)
        paying = tuple(sorted(min(ways, key=lambda cards: sum([self.told_at(how, card) for card in cards]))))
        self.remark(world, paying, at)
        for card in paying:
            if link.mode == "exploit":
                self.move(world, card, "vertedero")
            else:
                world["exhausted", card] = 1
        if self.tires(link) or (power.tireless and annulled and link.mode == "announce"):
            world["exhausted", link.card] = 1
        for card in thrown:
            self.move(world, card, "vertedero")
        if link.word in MAIN_TYPES:
            world["token", link.word, link.player] -= 1
            if not world["token", link.word, link.player]:
                del world["token", link.word, link.player]
        self.forget(world, at)
        claimer = world.get((NOTE, "claim", at))
        if claimer is not None:
            self.move(world, thrown[-1], "altar", claimer, exhausted=True)
        if annulled or (link.victim >= 0 and self.warded(world, link, link.victim)):
            return process  # what cannot affect its objective counts as annulled (AA-target-03)
        words = self.text(world, link)
        tasks = [("word", link, at, word) for word in words]
        if self.loses(world, link):
            first = next(n for n, word in enumerate(words) if word.name in (*FROM_ALTAR, *TO_ALTAR))
            tasks.insert(first + 1, ("word", link, at, Word("Lose", (2,), ())))
        return process.then(*tasks)

    def told_at(self, kind: str, card: str) -> int:
        return self.news.index((kind, card)) if (kind, card) in self.news else len(self.news) + 1

    def do_word(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        if ("out", link.player) in process.world:
            return process
        task = cast(Callable[..., Outcome], getattr(self, f"do_{word.name}"))
        return task(process, link, at, word)

    # -- elimination (AA-goal, AA-gap)

    def do_eliminate(self, process: Process, player: int) -> Outcome:
        team = self.cards(process.world, "reptantes", player)
        return self.choose(process, player, team, lambda card: ("remove", player, card), kind="eliminate")

    def do_remove(self, process: Process, player: int, card: str) -> Outcome:
        world = process.world
        self.move(world, card, "eliminated", player)
        world.pop(("sleeps", card), None)
        world["fell", player] = 1
        if self.cards(world, "reptantes", player):
            return process
        world["out", player] = 1
        sides = {world["side", other] for other in self.alive(world)}
        if len(sides) == 1:
            (side,) = sides
            world["winners",] = tuple([each for each in range(self.players) if world["side", each] == side])
            return Process(world, ())
        for mine in [*self.cards(world, "hand", player), *self.cards(world, "altar", player)]:
            self.move(world, mine, "vertedero")
        return process


class AtrumFollower(Follower):
    """Follows a game; what chance decided is read from the engine's log, and which minions are marked from its marks."""

    rules: AtrumArena

    def __init__(self, rules: AtrumArena, s: State) -> None:
        super().__init__(rules)
        self.marked: list[list[str]] = []
        s.log = []

    def look(self, s: State) -> None:
        log = s.log or []
        kinds = s.game.event_kinds
        self.rules.news = [(kinds[e.event.kind].id, s.names[e.event.card]) for e in log if e.event.card >= 0]
        log.clear()
        self.rules.pending = len(s.reserved)
        self.rules.reserved = {s.names[card] for each in s.reserved for card in each.things}
        self.marked = [[s.names[card] for card in each.things] for each in s.reserved]
        super().look(s)

    def settled(self, process: Process) -> tuple[Process, Choice | None]:
        process, choice = super().settled(process)
        chain = self.rules.chain(process.world)
        self.rules.is_open = bool(process.tasks) and process.tasks[0][0] == "respond"
        if choice is not None and len(chain) == len(self.marked):
            self.adopt_marks(process.world, chain)
        for after in choice.answers.values() if choice is not None else ():
            for at in range(len(chain)):
                if (NOTE, "marks", at) in after.world:
                    after.world[NOTE, "marks", at] = process.world[NOTE, "marks", at]
            self.adopt_order(after.world)
        self.adopt_order(process.world)
        return process, choice

    def adopt_marks(self, world: World, chain: tuple[Link, ...]) -> None:
        """Which minions are marked is free, if they can pay and none twice; while the chain is open, for the whole cost."""
        seen: set[str] = set()
        for at, link in enumerate(chain):
            ready = self.rules.ready(world, link.player)
            theirs = [card for card in self.marked[at] if card in ready]
            short = self.rules.is_open and len(theirs) != self.rules.power(link.card, link.number).cost
            if short or seen & set(theirs):
                self.fail(f"announcement {at + 1} has {theirs} marked")
            seen |= set(theirs)
            world[NOTE, "marks", at] = tuple(theirs)

    def adopt_order(self, world: World) -> None:
        """How chance ordered a shuffled Fosa."""
        if world["fosa",] is None:
            order = self.rules.actual["fosa",]
            buried = world.pop((NOTE, "buried"), None)
            if buried is not None and order[:1] != (buried,):
                self.fail(f"{buried} should lie on top of the Fosa")
            world["fosa",] = order
