"""Atrum Arena once more, from the rulebook: what may be announced, what it may be aimed at, and every way to pay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.oracles.atrum_arena_deeds import Deeds
from tests.oracles.atrum_arena_print import Power, Word
from tests.oracles.atrum_arena_table import Link, Outcome
from tests.oracles.common import NOTE, Choice, Process, World

NEEDS_VICTIM = (
    "Damage", "Weaken", "Exploit", "ExhaustMinions", "DiscardRandom", "DiscardSeen", "ReturnToHand", "Steal", "Bury",
    "ExploitUncertain", "Swap",
)  # fmt: skip
TAKES_MINIONS = ("Exploit", "ExploitOwn", "ExhaustMinions", "ReturnToHand", "Steal", "Bury", "Swap")
ABOUT_YOU = (
    "Draw", "Heal", "Search", "DiscardAll", "KeepRevealed", "PlaceRevealed", "AddFromFosa", "AddFromVertedero", "AddFromHand",
    "ReadyMinions", "ReadyReptante", "Ward", "GiveType", "ChooseTypes", "Steal", "SwapHand", "IfInHand", "Claim", "IfReinforced",
    "If", "Embolden",
)  # fmt: skip
MAIN, DEVELOPMENT = 3, 1


class Announcing(Deeds):
    """Announcements: their conditions, their questions, and what they keep from each other."""

    # -- announcing (AA-ann, AA-pow)

    def announcements(self, process: Process, player: int) -> dict[str, Process]:
        found: dict[str, Process] = {}
        for card in self.cards(process.world, "reptantes", player):
            for number in range(len(self.printed[card])):
                for mode in ("announce", "exploit"):
                    link = Link(player, card, number, mode)
                    if self.can_announce(process.world, link):
                        found[f"{mode}:{card}:{number + 1}"] = process.then(("announcing", link))
        return found

    def can_announce(self, world: World, link: Link) -> bool:
        power = self.power(link.card, link.number)
        if self.exhausted(world, link.card):
            return False
        if link.mode == "exploit" and not power.cost:
            return False
        if power.exploiting and link.mode == "announce":
            return False
        if self.tires(link) and any(self.tires(other) for other in self.chain(world) if other.card == link.card):
            return False
        return self.possible(world, link)

    def tires(self, link: Link) -> bool:
        """Whether launching it will Exhaust its reptante (AA-ann-04, AA-ann-05, AA-err-06)."""
        power = self.power(link.card, link.number)
        return power.cost > 0 and link.mode == "announce" and not power.tireless

    def fits(self, world: World, link: Link) -> bool:
        """Whether this is the moment for a Power of its type (AA-pow-06, AA-pow-12, AA-atkc-02, AA-turn-17)."""
        kind, chain = self.kind(world, link), self.chain(world)
        mine = link.player == world["active",]
        if kind == "ATTACK":
            return mine and not chain and (world["phase",], world["part",]) == (MAIN, DEVELOPMENT)
        if kind == "DEFENSE":
            kinds = [self.kind(world, other) for other in chain]
            if mine or kinds[:1] != ["ATTACK"] or "DEFENSE" in kinds:
                return False
            return not self.power(*(chain[0].copy or (chain[0].card, chain[0].number))).piercing
        return True

    def possible(self, world: World, link: Link) -> bool:
        """Whether the announcement, as far as it is made, can be completed so that all of it can be paid and done (AA-ann-02)."""
        power = self.power(link.card, link.number)
        if power.copies and link.copy is None:
            return any(self.possible(world, copy) for copy in self.copies(world, link).values())
        if not self.fits(world, link):
            return False
        return (
            bool(link.discard or self.discards(world, link))
            and (link.aim >= 0 or not self.wants_aim(world, link) or bool(self.aims(world, link)))
            and any(self.payable(world, whole) for whole in self.completions(world, link))
        )

    # -- the questions of an announcement

    def do_announcing(self, process: Process, link: Link) -> Outcome:
        """What an announcement settles; in which order is free, so that the engine's is as good as any."""
        world = process.world
        asked = set(self.asked.ids()) if self.asked is not None else set()
        questions = [
            {id: after for id, after in answers.items() if self.possible(world, after)} for answers in self.questions(world, link)
        ]
        if not questions:
            return self.announced(process, link)
        answers = next((answers for answers in questions if set(answers) == asked), None)
        if answers is None:
            answers = min(questions, key=len)
        return Choice(link.player, {id: process.then(("announcing", after)) for id, after in answers.items()})

    def questions(self, world: World, link: Link) -> list[dict[str, Link]]:
        power = self.power(link.card, link.number)
        if power.copies and link.copy is None:
            return [self.copies(world, link)]
        found: list[dict[str, Link]] = []
        if link.friend < 0 and self.is_friendly(world, link):
            people = self.friends(world, link.player)
            found.append({f"target:{each + 1}": link._replace(friend=each) for each in people})
        if self.wants_victim(world, link) and link.victim < 0:
            found.append({f"target:{each + 1}": link._replace(victim=each) for each in self.victims(world, link)})
        elif not link.chosen and self.minion_word(world, link) is not None:
            found.append(self.minion_answers(world, link))
        if link.aim < 0 and self.wants_aim(world, link):
            chain = self.chain(world)
            found.append({f"power:{chain[at].card}:{at + 1}": link._replace(aim=at) for at in self.aims(world, link)})
        if not link.discard:
            found.append({id: link._replace(discard=card, word=word) for id, (card, word) in self.discards(world, link).items()})
        return found

    def copies(self, world: World, link: Link) -> dict[str, Link]:
        """A Power of another reptante, Ready if the text says so (AA-key-12, AA-key-17)."""
        aim = self.power(link.card, link.number).copies
        assert aim is not None
        found: dict[str, Link] = {}
        for player in [link.player] if aim.get("own") else self.alive(world):
            for card in self.cards(world, "reptantes", player):
                if card == link.card or (aim.get("ready") and self.exhausted(world, card)):
                    continue
                for number in range(len(self.printed[card])):
                    if not self.power(card, number).copies:
                        found[f"copy:{card}:{number + 1}"] = link._replace(copy=(card, number))
        return found

    def is_friendly(self, world: World, link: Link) -> bool:
        """What only counts yours has no effect on anybody of your side (AA-multi-07)."""
        return self.word(world, link, *ABOUT_YOU) is not None and len(self.friends(world, link.player)) > 1

    def word(self, world: World, link: Link, *names: str) -> Word | None:
        return next((word for word in self.text(world, link) if word.name in names), None)

    def wants_victim(self, world: World, link: Link) -> bool:
        return self.word(world, link, *NEEDS_VICTIM) is not None

    def hurts(self, world: World, link: Link) -> bool:
        return self.word(world, link, "Damage", "Weaken") is not None

    def victims(self, world: World, link: Link) -> list[int]:
        """An opponent; nobody at 0 for what hurts (AA-goal-07); for Déjà Vu anybody."""
        back = self.word(world, link, "ReturnToHand")
        if back is not None and back.args[0] == "OF_ANYONE":
            return self.alive(world)
        rivals = self.rivals(world, link.player)
        return [each for each in rivals if world["resistance", each]] if self.hurts(world, link) else rivals

    def wants_aim(self, world: World, link: Link) -> bool:
        return self.word(world, link, "Prevent", "Reinforce", "Annul") is not None

    def aims(self, world: World, link: Link) -> list[int]:
        """Powers announced before that a Power may be about (AA-atkc-07, AA-atkc-19, AA-key-01)."""
        word = self.word(world, link, "Prevent", "Reinforce", "Annul")
        assert word is not None
        chain = self.chain(world)
        if word.name == "Annul":
            return [len(chain) - 1] if chain and self.annuls(world, link, word, chain[-1]) else []
        if word.name == "Reinforce":
            return [at for at, other in enumerate(chain) if self.kind(world, other) == word.args[0]]
        if word.get("any_damage"):
            return [at for at, other in enumerate(chain) if self.word(world, other, "Damage") is not None]
        return [at for at, other in enumerate(chain) if self.kind(world, other) == "ATTACK"]

    def annuls(self, world: World, link: Link, word: Word, last: Link) -> bool:
        if word.get("rival") and world["side", last.player] == world["side", link.player]:
            return False
        if word.get("neutral") and self.power(last.card, last.number).discard != "neutral":
            return False
        kinds = word.get("kinds")
        return not kinds or self.kind(world, last) in kinds

    # -- minions as objectives (AA-target, AA-gap-05)

    def minion_word(self, world: World, link: Link) -> Word | None:
        return self.word(world, link, *TAKES_MINIONS)

    def most(self, word: Word) -> int:
        if word.name in ("Exploit", "ExploitOwn", "ExhaustMinions"):
            return int(word.args[0])
        return {"ReturnToHand": int(word.arg(1, 1)), "Swap": 2}.get(word.name, 1)

    def candidates(self, world: World, link: Link) -> list[str]:
        word = self.minion_word(world, link)
        assert word is not None
        if word.name == "ExploitOwn" or (word.name == "Swap" and not link.minions):
            whose = link.player
        else:
            whose = link.victim
        cards = [card for card in self.cards(world, "altar", whose) if card not in link.minions]
        if word.name == "ExploitOwn" and word.arg(1):
            cards = [card for card in cards if word.args[1].lower() in self.types(world, card)]
        if word.name == "ExhaustMinions":
            cards = [card for card in cards if not self.exhausted(world, card)]
        return cards

    def minion_answers(self, world: World, link: Link) -> dict[str, Link]:
        word = self.minion_word(world, link)
        assert word is not None
        answers: dict[str, Link] = {}
        left = self.candidates(world, link)
        for id, card in self.offered(world, "announcing", "choose", self.serving(world, link, left)).items():
            chosen = link._replace(minions=(*link.minions, card))
            answers[id] = chosen._replace(chosen=self.is_full(world, word, chosen))
        if link.minions and word.get("up_to"):
            answers["done"] = link._replace(chosen=True)
        return answers

    def serving(self, world: World, link: Link, cards: list[str]) -> list[str]:
        """Of minions that look alike, only those with which it can go on: the others must pay."""
        return [card for card in cards if self.possible(world, link._replace(minions=(*link.minions, card)))]

    def is_full(self, world: World, word: Word, link: Link) -> bool:
        return len(link.minions) == self.most(word) or not self.candidates(world, link)

    def completions(self, world: World, link: Link) -> Iterator[Link]:
        """The announcement with its objectives chosen, in the ways that matter for paying."""
        if self.wants_victim(world, link) and link.victim < 0:
            for victim in self.victims(world, link):
                yield from self.completions(world, link._replace(victim=victim))
            return
        word = self.minion_word(world, link)
        enough = 2 if word is not None and word.name == "Swap" else 1
        if word is None or len(link.minions) >= enough:
            yield link
            return
        for card in self.candidates(world, link):
            yield from self.completions(world, link._replace(minions=(*link.minions, card)))

    def still(self, world: World, link: Link, card: str) -> bool:
        """Whether a chosen minion can still be what was chosen (AA-launch-10)."""
        word = self.minion_word(world, link)
        assert word is not None
        before = link.minions[: link.minions.index(card)] if word.name == "Swap" else ()
        return card in self.candidates(world, link._replace(minions=before))

    # -- the discard (AA-cost-04, AA-shadow-09, AA-ann-19)

    def is_main(self, world: World, card: str) -> bool:
        return "shadow" not in self.types(world, card)

    def serves(self, world: World, power: Power, card: str) -> bool:
        return power.discard == "neutral" or power.discard in self.types(world, card)

    def kept(self, world: World, link: Link) -> tuple[set[str], int]:
        """What other announcements of the same player keep: their cards, and how many to go with their Sombras."""
        others = [other for other in self.chain(world) if other.player == link.player]
        held = set(self.cards(world, "hand", link.player))
        return {other.discard for other in others} & held, len([other for other in others if other.word == "shadow"])

    def discards(self, world: World, link: Link) -> dict[str, tuple[str, str]]:
        power = self.power(link.card, link.number)
        kept, companions = self.kept(world, link)
        free = [card for card in self.cards(world, "hand", link.player) if card not in kept]
        others = len([card for card in free if self.is_main(world, card)])
        found: dict[str, tuple[str, str]] = {}
        plain = [card for card in free if self.serves(world, power, card) and others - self.is_main(world, card) >= companions]
        found.update({id: (card, "") for id, card in self.offered(world, "announcing", "discard", plain).items()})
        if power.discard != "neutral":
            used = len([o for o in self.chain(world) if o.player == link.player and o.word == power.discard])
            if world.get(("token", power.discard, link.player), 0) > used:
                counted = [card for card in free if others - self.is_main(world, card) >= companions and card not in plain]
                said = self.offered(world, "announcing", "discard", counted, ":token")
                found.update({id: (card, power.discard) for id, card in said.items()})
            shadows = [card for card in free if not self.is_main(world, card)] if others >= companions + 1 else []
            said = self.offered(world, "announcing", "discard", shadows, ":shadow")
            found.update({id: (card, "shadow") for id, card in said.items()})
        return found

    # -- paying with the Altar (AA-ann-07, AA-ann-21, AA-act-11)

    def marks(self, world: World, at: int) -> list[str]:
        """The minions marked for a pending announcement that still can pay for it."""
        link = self.chain(world)[at]
        ready = self.ready(world, link.player)
        return [card for card in world[NOTE, "marks", at] if card in ready]

    def payable(self, world: World, link: Link, at: int = -1) -> bool:
        return next(self.payments(world, link, at), None) is not None

    def payments(self, world: World, link: Link, at: int = -1) -> Iterator[tuple[str, ...]]:
        """Every way to pay that leaves other announcements theirs and the effect what it needs."""
        cost = self.power(link.card, link.number).cost
        ready = self.ready(world, link.player)
        others = [
            (other, self.marks(world, number))
            for number, other in enumerate(self.chain(world))
            if other.player == link.player and number != at
        ]
        tried: set[tuple[object, ...]] = set()
        own = [] if link.mode == "announce" else link.minions  # what the effect is about does not pay for it
        for cards in combinations([card for card in ready if card not in own], cost):
            looks = self.shape(world, cards, link)
            if looks in tried:
                continue
            tried.add(looks)
            left = [card for card in ready if card not in cards]
            if self.share(left, others) is not None and self.holds(self.after_paying(world, link, cards), link):
                yield cards

    def share(self, left: list[str], others: list[tuple[Link, list[str]]]) -> list[tuple[str, ...]] | None:
        """What each of the others gets, as many as it had; nobody pays by Exploiting with the minion it is about."""
        if not others:
            return []
        (link, had), *rest = others
        usable = [card for card in left if link.mode == "announce" or card not in link.minions]
        others_had = {card for _, cards in rest for card in cards}  # which marks move is free: as few as can be
        usable.sort(key=lambda card: (card not in had, card in others_had))
        for cards in combinations(usable, len(had)):
            found = self.share([card for card in left if card not in cards], rest)
            if found is not None:
                return [cards, *found]
        return None

    def after_paying(self, world: World, link: Link, cards: tuple[str, ...]) -> World:
        world = dict(world)
        for card in cards:
            if link.mode == "exploit":
                self.lay(world, card, "vertedero")
            else:
                world["exhausted", card] = 1
        return world

    def holds(self, world: World, link: Link) -> bool:
        """Whether its conditions are met and its objectives there (AA-launch-10, AA-launch-11)."""
        powers = [self.power(link.card, link.number), *([self.power(*link.copy)] if link.copy else [])]
        if not all(self.meets(world, link.player, power.needs) for power in powers):
            return False
        word = self.minion_word(world, link)
        there = [card for card in link.minions if self.still(world, link, card)]
        if word is not None and (not there or (word.name == "Swap" and len(there) < 2)):
            return False
        after = self.word(world, link, "ExploitAfter")
        if after is None:
            return True
        world = dict(world)
        for card in there:
            self.lay(world, card, "hand", link.victim)
        return self.count(world, link.player, after.args[0].lower()) > 0

    def meets(self, world: World, player: int, needs: Word | None) -> bool:
        if needs is None:
            return True
        if needs.name == "InAltar":
            return self.count(world, player, needs.args[0].lower()) >= needs.arg(1, 1)
        if needs.name == "Behind":
            left = len(self.cards(world, "reptantes", player))
            return any(len(self.cards(world, "reptantes", rival)) > left for rival in self.rivals(world, player))
        assert needs.name == "FewerResistance"
        return bool(world["resistance", player] <= needs.args[0])

    def announced(self, process: Process, link: Link) -> Outcome:
        raise NotImplementedError
