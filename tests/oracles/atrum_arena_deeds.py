"""Atrum Arena once more, from the rulebook: what each word of a Power does when it is launched."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tests.oracles.atrum_arena_print import MAIN_TYPES, Word
from tests.oracles.atrum_arena_table import Link, Outcome, Table
from tests.oracles.common import Choice, Process, World

FROM_ALTAR = ("Exploit", "ExploitAfter", "ExploitUncertain", "ReturnToHand", "Steal", "Bury")
TO_ALTAR = ("AddFromFosa", "AddFromVertedero", "AddFromHand", "PlaceRevealed", "Claim")


class Deeds(Table):
    """The words."""

    # -- texts

    def text(self, world: World, link: Link) -> tuple[Word, ...]:
        """What is done: of a copy first what it copied (AA-key-12). A changed type turns damage round (AA-type-07 to -09)."""
        power = self.power(link.card, link.number)
        copied = self.power(*link.copy) if link.copy else power
        words: list[Word] = []
        for word in copied.text:
            if word.name == "Damage" and copied.kind == "ATTACK" and self.kind(world, link) == "DEFENSE":
                word = Word("Prevent", word.args, ())
            elif word.name == "Prevent" and copied.kind == "DEFENSE" and self.kind(world, link) == "ATTACK":
                word = Word("Damage", word.args, ())
            elif word.name == "Claim" and self.kind(world, link) == "ATTACK":
                continue
            words.append(word)
        return (*words, *(power.text if link.copy else ()))

    def kind(self, world: World, link: Link) -> str:
        """The type of a Power now (AA-type-05); of a copy, that of what it copies."""
        card, number = link.copy or (link.card, link.number)
        kind = self.power(card, number).kind
        if ("note", "switched", card) in world:
            return {"ATTACK": "DEFENSE", "DEFENSE": "ATTACK"}.get(kind, kind)
        return kind

    def loses(self, world: World, link: Link) -> bool:
        """Whether the general rule takes 2 for altering an Altar at cost 0 or 1 (AA-altar-11 to -18)."""
        powers = [self.power(link.card, link.number), *([self.power(*link.copy)] if link.copy else [])]
        words = self.text(world, link)
        alters = any(word.name in (*FROM_ALTAR, *TO_ALTAR) for word in words)
        excused = (
            any(power.needs for power in powers) or any(w.name in ("Lose", "ExploitOwn", "AddFromHand") for w in words)
        )  # fmt: skip
        return alters and not excused and min(power.cost for power in powers) <= 1

    def amount(self, world: World, link: Link, what: Any) -> int:
        if isinstance(what, int):
            return what
        each: int = what.args[0]
        if what.name == "PerMinion":
            return each * self.count(world, link.me, what.args[1].lower())
        if what.name == "PerVictimsMinion":
            return each * len(self.cards(world, "altar", link.victim))
        if what.name == "PerDone":
            return each * int(world.get(("note", "done"), 0))
        if what.name == "PerRevealed":
            return each * len(self.revealed(world, what.args[1].lower()))
        if what.name == "More":
            return each + self.amount(world, link, what.args[1])
        return each * len(self.things(world, link, what))

    def things(self, world: World, link: Link, what: Word) -> Collection[str]:
        """What an amount counts one by one."""
        if what.name == "PerInDump":
            return [card for card in self.cards(world, "vertedero") if self.own_type(card) == what.args[1].lower()]
        if what.name == "PerLost":
            return self.cards(world, "eliminated", link.me)
        if what.name == "PerTypes":
            return set().union(*[self.types(world, card) for card in self.cards(world, "altar", link.me)])
        if what.name == "PerVictimsCard":
            return self.cards(world, "hand", link.victim)
        assert what.name == "PerExhausted"
        return [card for card in self.cards(world, "altar", link.victim) if self.exhausted(world, card)]

    def revealed(self, world: World, type: str) -> list[str]:
        """Revealed Sombras count as the type that is asked for (AA-shadow-14)."""
        return [card for card in self.cards(world, "revealed") if self.own_type(card) in (type, "shadow")]

    def warded(self, world: World, link: Link, player: int) -> bool:
        return ("note", "ward", player) in world and world["side", player] != world["side", link.player]

    def aimed(self, world: World, link: Link) -> list[str]:
        """The chosen minions that are still there (AA-gap-09)."""
        return [card for card in link.minions if self.still(world, link, card)]

    def still(self, world: World, link: Link, card: str) -> bool:
        raise NotImplementedError

    # -- damage and resistance

    def do_Damage(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """What is dealt and Reinforced, less what is prevented (AA-atkc-11)."""
        world = process.world
        total = self.amount(world, link, word.args[0]) + world.get(("note", "plus", at), 0) + self.bold(world, link)
        return self.lower(process, link.victim, max(0, total - world.get(("note", "minus", at), 0)))

    def do_Prevent(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        world = process.world
        total = self.amount(world, link, word.args[0]) + world.get(("note", "plus", at), 0) + self.bold(world, link)
        world["note", "minus", link.aim] = world.get(("note", "minus", link.aim), 0) + total
        return process

    def bold(self, world: World, link: Link) -> int:
        """How much more Powers of this type do for their player this turn."""
        return int(world.get(("note", "bold", self.kind(world, link), link.player), 0))

    def do_Embolden(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        key = ("note", "bold", word.args[0], link.me)
        process.world[key] = process.world.get(key, 0) + word.args[1]
        return process

    def do_Reinforce(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        world = process.world
        world["note", "plus", link.aim] = world.get(("note", "plus", link.aim), 0) + word.args[1]
        world["reinforced", link.player] = 1
        return process

    def do_IfReinforced(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process.then(("word", link, at, word.args[0])) if ("reinforced", link.player) in process.world else process

    def do_If(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process.then(("word", link, at, word.args[1])) if self.meets(process.world, link.me, word.args[0]) else process

    def meets(self, world: World, player: int, needs: Word | None) -> bool:
        raise NotImplementedError

    def do_Weaken(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return self.lower(process, link.victim, self.amount(process.world, link, word.args[0]))

    def do_Lose(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return self.lower(process, link.player, word.args[0])

    def do_Heal(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        self.raised(process.world, link.me, self.amount(process.world, link, word.args[0]))
        return process

    def do_Annul(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        process.world["note", "annulled", link.aim] = 1
        return process

    # -- piles

    def do_Draw(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        self.draw(process.world, link.me, word.args[0])
        return process

    def do_Search(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """Up to so many; the Fosa is shuffled afterwards (AA-search-01, AA-shadow-18)."""
        zone, number, type = word.args[0].lower(), word.args[1], str(word.arg(2, "")).lower()
        if zone == "fosa":
            self.renew(process.world)
        return process.then(("search", link, zone, number, type), *([("shuffled",)] if zone == "fosa" else []))

    def do_search(self, process: Process, link: Link, zone: str, number: int, type: str) -> Outcome:
        world = process.world
        found = [card for card in self.cards(world, zone) if not type or self.own_type(card) == type]
        if not number or not found:
            return process
        return self.choose(process, link.player, found, lambda card: ("take", link, card, zone, number, type), free=True)

    def do_take(self, process: Process, link: Link, card: str, zone: str, number: int, type: str) -> Outcome:
        self.move(process.world, card, "hand", link.me)
        return process.then(("search", link, zone, number - 1, type))

    def do_shuffled(self, process: Process) -> Outcome:
        self.shuffle(process.world)
        self.renew(process.world)
        return process

    def do_Reveal(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """As many as there are; no new Fosa half-way (AA-key-11)."""
        world = process.world
        self.renew(world)
        for _ in range(word.args[0]):
            if self.cards(world, "fosa"):
                card = self.top(world)
                assert card is not None
                self.move(world, card, "revealed")
        return process

    def do_Spill(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """One after another; a Fosa that runs out is made anew at once (AA-turn-13)."""
        for _ in range(word.args[0]):
            self.renew(process.world)
            ordered = process.world["fosa",] is not None
            card = self.top(process.world)
            if card is not None:
                self.move(process.world, card, "vertedero", told=ordered)  # else what was told has said which one it was
                self.renew(process.world)
        return process

    def do_KeepRevealed(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return self.choose(process, link.player, self.cards(process.world, "revealed"), lambda card: ("to_hand", link.me, card))

    def do_to_hand(self, process: Process, player: int, card: str) -> Outcome:
        self.move(process.world, card, "hand", player)
        return process

    def do_PlaceRevealed(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        for card in self.revealed(process.world, word.args[0].lower()):
            self.move(process.world, card, "altar", link.me, exhausted=True)
        return process

    def do_GiveBack(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        for card in self.cards(process.world, "revealed"):
            self.move(process.world, card, "fosa")
        return process.then(("shuffled",))

    def do_DiscardAll(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        world = process.world
        thrown = [card for card in self.cards(world, "hand", link.me) if word.args[0].lower() in self.types(world, card)]
        for card in thrown:
            self.move(world, card, "vertedero")
        world["note", "done"] = len(thrown)
        return process

    def do_ShowHand(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process

    def do_IfInHand(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        world = process.world
        held = any(word.args[0].lower() in self.types(world, card) for card in self.cards(world, "hand", link.me))
        return process.then(("word", link, at, word.args[1])) if held else process

    def do_DiscardRandom(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        world = process.world
        for _ in range(word.args[0]):
            held = self.cards(world, "hand", link.victim)
            if held:
                card = self.chance("discarded", held)
                self.move(world, card, "vertedero")
        return process

    def do_DiscardSeen(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        held = self.cards(process.world, "hand", link.victim)
        return self.choose(process, link.player, held, lambda card: ("throw", card))

    def do_throw(self, process: Process, card: str) -> Outcome:
        self.move(process.world, card, "vertedero")
        return process

    def do_SwapHand(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """As many as are held, or as there are, change places (AA-fmt-02)."""
        world = process.world
        number = min(len(self.cards(world, "hand", link.me)), len(self.cards(world, "vertedero")))
        return process.then(("fetch", link, number, ()))

    def do_fetch(self, process: Process, link: Link, number: int, came: tuple[str, ...]) -> Outcome:
        world = process.world
        left = [card for card in self.cards(world, "vertedero") if card not in came]
        if len(came) == number:
            return process.then(("give", link, came, ()))
        if self.forced(process.world, left, number - len(came)):
            return process.then(("fetch", link, number, (*came, self.likely(world, left)[0])))
        return self.choose(process, link.player, left, lambda card: ("fetch", link, number, (*came, card)))

    def do_give(self, process: Process, link: Link, came: tuple[str, ...], gone: tuple[str, ...]) -> Outcome:
        """The one who holds the hand chooses what goes."""
        world = process.world
        held = [card for card in self.cards(world, "hand", link.me) if card not in gone]
        if len(came) == len(gone):
            for card in came:
                self.move(world, card, "hand", link.me)
            for card in gone:
                self.move(world, card, "vertedero")
            return process
        if self.forced(world, held, len(came) - len(gone)):
            return process.then(("give", link, came, (*gone, self.likely(world, held)[0])))
        return self.choose(process, link.me, held, lambda card: ("give", link, came, (*gone, card)))

    # -- altars

    def thrown_from_altar(self, process: Process, cards: list[str]) -> Process:
        for card in cards:
            self.move(process.world, card, "vertedero")
        return process

    def do_Exploit(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return self.thrown_from_altar(process, self.aimed(process.world, link))

    def do_ExploitOwn(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        process.world["note", "done"] = len(self.aimed(process.world, link))
        return self.thrown_from_altar(process, self.aimed(process.world, link))

    def do_ExploitAfter(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """Chosen when it comes to it (AA-target-05)."""
        world = process.world
        type = word.args[0].lower()
        cards = [card for card in self.cards(world, "altar", link.player) if type in self.types(world, card)]
        return self.choose(process, link.player, cards, lambda card: ("throw", card))

    def do_ExploitUncertain(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process.then(("exploit_some", link, self.amount(process.world, link, word.args[0]), ()))

    def do_exploit_some(self, process: Process, link: Link, number: int, chosen: tuple[str, ...]) -> Outcome:
        world = process.world
        left = [card for card in self.cards(world, "altar", link.victim) if card not in chosen]
        if not left or len(chosen) == number:
            return self.thrown_from_altar(process, list(chosen))
        if self.forced(process.world, left, number - len(chosen)):
            return process.then(("exploit_some", link, number, (*chosen, self.likely(world, left)[0])))
        return self.choose(process, link.player, left, lambda card: ("exploit_some", link, number, (*chosen, card)))

    def do_ReturnToHand(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        for card in self.aimed(process.world, link):
            self.move(process.world, card, "hand", link.victim)
        return process

    def do_Steal(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        for card in self.aimed(process.world, link):
            self.move(process.world, card, "altar", link.me, exhausted=True)
        return process

    def do_Bury(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        world = process.world
        for card in self.aimed(world, link):
            self.move(world, card, "fosa")
            if world["fosa",] is not None:
                world["fosa",] = (card, *world["fosa",])
            else:
                world["note", "buried"] = card
        return process

    def do_Swap(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        """Each as it was (AA-altar-08)."""
        world = process.world
        own, theirs = link.minions
        states = self.exhausted(world, own), self.exhausted(world, theirs)
        (_, mine), (_, other) = self.where(world, own), self.where(world, theirs)
        self.move(world, own, "altar", other, exhausted=states[0])
        self.move(world, theirs, "altar", mine, exhausted=states[1])
        return process

    def do_ExhaustMinions(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        for card in self.aimed(process.world, link):
            process.world["exhausted", card] = 1
        return process

    def do_ReadyMinions(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process.then(("ready_some", link, word.args[0], ()))

    def do_ready_some(self, process: Process, link: Link, number: int, chosen: tuple[str, ...]) -> Outcome:
        world = process.world
        left = [card for card in self.cards(world, "altar", link.me) if self.exhausted(world, card) and card not in chosen]
        if not left or len(chosen) == number:
            for card in chosen:
                del world["exhausted", card]
            return process
        if self.forced(world, left, number - len(chosen)):
            return process.then(("ready_some", link, number, (*chosen, self.likely(world, left)[0])))
        return self.choose(process, link.player, left, lambda card: ("ready_some", link, number, (*chosen, card)))

    def do_AddFromFosa(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        for _ in range(word.args[0]):
            card = self.top(process.world)
            if card is not None:
                self.move(process.world, card, "altar", link.me, exhausted=True)
                self.renew(process.world)
        return process

    def do_AddFromVertedero(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process.then(("raise", link, word.args[0], word.args[1].lower(), ()))

    def do_raise(self, process: Process, link: Link, number: int, type: str, chosen: tuple[str, ...]) -> Outcome:
        world = process.world
        left = [card for card in self.cards(world, "vertedero") if self.own_type(card) == type and card not in chosen]
        if not left or len(chosen) == number:
            for card in chosen:
                self.move(world, card, "altar", link.me, exhausted=True)
            return process
        if self.forced(world, left, number - len(chosen)):
            return process.then(("raise", link, number, type, (*chosen, self.likely(world, left)[0])))
        return self.choose(process, link.player, left, lambda card: ("raise", link, number, type, (*chosen, card)))

    def do_AddFromHand(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        held = self.cards(process.world, "hand", link.me)
        return self.choose(process, link.me, held, lambda card: ("add", link.me, card), free=True) if held else process

    def do_add(self, process: Process, player: int, card: str) -> Outcome:
        self.move(process.world, card, "altar", player, exhausted=True)
        return process

    def do_Claim(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        process.world["note", "claim", link.aim] = link.me
        return process

    # -- reptantes and what lasts for the turn

    def do_ReadyReptante(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        tired = [c for c in self.cards(process.world, "reptantes", link.me) if self.exhausted(process.world, c) and c != link.card]
        return self.choose(process, link.player, tired, lambda card: ("readied", card))

    def do_readied(self, process: Process, card: str) -> Outcome:
        del process.world["exhausted", card]
        return process

    def do_Sleep(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        if link.mode == "announce" and self.where(process.world, link.card)[0] == "reptantes":
            process.world["sleeps", link.card] = 1
        return process

    def do_Ward(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        process.world["note", "ward", link.me] = 1
        return process

    def do_GiveType(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        zone = word.args[0].lower()
        return Choice(link.player, {f"type:{type}": process.then(("note", ("type", zone, link.me), type)) for type in MAIN_TYPES})

    def do_ChooseTypes(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        return process.then(*[("token", link)] * word.args[0])

    def do_token(self, process: Process, link: Link) -> Outcome:
        return Choice(link.player, {f"type:{type}": process.then(("add_token", link.me, type)) for type in MAIN_TYPES})

    def do_add_token(self, process: Process, player: int, type: str) -> Outcome:
        process.world["token", type, player] = process.world.get(("token", type, player), 0) + 1
        return process

    def do_SwitchKinds(self, process: Process, link: Link, at: int, word: Word) -> Outcome:
        everybody = [card for player in self.alive(process.world) for card in self.cards(process.world, "reptantes", player)]
        return self.choose(process, link.player, everybody, lambda card: ("switch", link, card))

    def do_switch(self, process: Process, link: Link, card: str) -> Outcome:
        world = process.world
        if not self.warded(world, link, self.where(world, card)[1]) and not world.pop(("note", "switched", card), 0):
            world["note", "switched", card] = 1
        return process

    def do_note(self, process: Process, name: tuple[Any, ...], value: Any) -> Outcome:
        process.world["note", *name] = value
        return process
