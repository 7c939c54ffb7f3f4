"""KeyForge's second opinion: damage and what stops it, destruction, leaving play, and where Æmber goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.oracles.keyforge_table import MARKS, Ask, Doing, Hit, Steps, Table, Trigger


class Damage(Table):
    """What happens to creatures and Æmber, one procedure of the rulebook after another."""

    duel = -1, -1
    reaped = 0  # Æmber gained by reaping that nobody has captured yet

    # -- damage (KF-damage, KF-armor, KF-ward, KF-timing-19 to 21)

    def deal(self, hits: Iterable[Hit]) -> Steps:
        """All at once: what prevents it, then wards, then armor, then who takes it instead; the rest is dealt."""
        coming = [hit for hit in hits if hit.amount > 0 and self.is_creature(hit.target) and not self.shielded(hit.target)]
        prevented: Counter[int] = Counter()
        dealt: list[Hit] = []
        for hit in self.past_wards(coming):
            armor = 0 if hit.unarmored else min(self.armor(hit.target), hit.amount)
            self.spent[hit.target] += armor
            prevented[hit.target] += armor
            self.seen["armor"] += armor > 0
            rest = hit._replace(amount=hit.amount - armor)
            if rest.amount and (rest := (yield from self.redirected(rest))):
                dealt.append(rest)
        poisoned: list[int] = []
        for hit in dealt:
            self.on["damage"][hit.target] += hit.amount
            self.seen["damage"] += 1
            if hit.by >= 0 and self.has(hit.by, "poison"):
                poisoned.append(hit.target)
                self.seen["poison"] += 1
        captors = [
            Trigger(Doing(self.controller(card), card, card, amount), self.text(card).after["prevented"])
            for card, amount in prevented.items()
            if amount and "prevented" in self.text(card).after
        ]
        foes = {hit.target: hit.by for hit in dealt if {hit.target, hit.by} == set(self.duel)}
        yield from self.check(poisoned, foes)
        yield from self.ordered(captors)
        return dealt

    def redirected(self, hit: Hit) -> Steps:
        """Who takes it instead, while it is being dealt: wards and armor had their turn before that (KF-faq-17)."""
        doubles = [each for each in self.neighbors(hit.target) if self.says(each, "double")]
        if not doubles or self.says(hit.target, "double"):
            return hit
        self.seen["redirected"] += 1
        double = doubles[0]
        if len(doubles) > 1:
            _, (double,), _ = yield Ask(self.active, tuple([("replace", (each,), "") for each in doubles]))
        return None if self.shielded(double) else hit._replace(target=double)

    def past_wards(self, hits: list[Hit]) -> list[Hit]:
        """A ward takes all of it and is gone (KF-ward-04, KF-ward-05)."""
        warded = {hit.target for hit in hits if self.on["ward"][hit.target]}
        for card in warded:
            self.on["ward"][card] = 0
            self.seen["ward"] += 1
        return [hit for hit in hits if hit.target not in warded]

    # -- destruction (KF-destroy, KF-timing-22 to 24)

    def check(self, poisoned: Iterable[int] = (), foes: dict[int, int] | None = None) -> Steps:
        """Creatures with as much damage as power are destroyed, again and again until there is none (KF-damage-06)."""
        doomed = [card for card in poisoned if self.is_creature(card)]
        while True:
            for card in self.creatures():
                self.armor(card)
                lethal = self.on["damage"][card] >= self.power(card)
                if card in self.spared and (lethal or card in doomed):
                    self.on["damage"][card] = 0
                elif lethal and card not in doomed and card not in self.tagged and not self.has(card, "invulnerable"):
                    doomed.append(card)
            if not doomed:
                return
            yield from self.destroy(doomed, foes)
            doomed, foes = [], None

    def destroy(self, cards: Iterable[int], foes: dict[int, int] | None = None) -> Steps:
        """Tag them, resolve what they do when destroyed, and when all is done put everything tagged away at once."""
        tagged: list[int] = []
        for card in cards:
            if card in self.tagged or not self.is_in_play(card) or self.has(card, "invulnerable"):
                continue
            if card in self.spared:  # what replaced its destruction still does (KF-replace-04)
                self.on["damage"][card] = 0
                continue
            if self.on["ward"][card]:
                self.on["ward"][card] = 0
                self.seen["ward"] += 1
                continue
            tagged.append(card)
        if not tagged:
            return []
        before = len(self.dead)
        outermost, self.destroying = not self.destroying, True
        self.tagged += tagged
        self.slayers.update({card: (foes or {}).get(card, -1) for card in tagged})
        self.seen["together"] += len(tagged) > 1
        yield from self.ordered([each for card in tagged for each in self.headed(card, "destroyed")])
        yield from self.check()
        if outermost:
            yield from self.put_away()
            return [card for card in tagged if card in self.dead[before:]]
        return [card for card in tagged if card in self.tagged]

    def put_away(self) -> Steps:
        self.destroying = False
        going = [card for card in self.tagged if self.is_in_play(card)]
        gone = [self.record(card) for card in going if self.is_creature(card)]
        self.fallen += gone
        lines = self.zone["line", 0] + self.zone["line", 1]
        fallen, self.fallen = sorted(self.fallen, key=lambda each: lines.index(each.source) if each.source in lines else -1), []
        self.tagged, self.spared = [], []
        self.dead += [each.source for each in fallen]
        self.seen["destroyed"] += len(going)
        yield from self.leave(going, "discard")
        yield from self.ordered(self.mourners(fallen))
        yield from self.check()

    def record(self, card: int) -> Doing:
        """A destroyed creature: its controller, itself, and the one that destroyed it in their fight."""
        return Doing(self.controller(card), card, self.slayers[card])

    def mourners(self, fallen: list[Doing]) -> list[Trigger]:
        """What follows a destruction, of cards that are still in play (KF-timing-25)."""
        found: list[Trigger] = []
        for gone in fallen:
            for card in self.in_play():
                you, after = self.controller(card), self.text(card).after
                if "destroyed" in after:
                    found.append(Trigger(Doing(you, card, gone.source, gone.you), after["destroyed"]))
                if "enemy destroyed" in after and gone.you != you and self.active == you:
                    found.append(Trigger(Doing(you, card, gone.source), after["enemy destroyed"]))
                if "destroyed fighting" in after and gone.about == card:
                    found.append(Trigger(Doing(you, card, gone.source), after["destroyed fighting"]))
            for each in self.lasting:
                if each.word == "loot" and each.player != gone.you:
                    found.append(Trigger(Doing(each.player, each.card, gone.source), gain_one, True))
        return found

    # -- leaving play (KF-leave)

    def leave(self, cards: Iterable[int], zone: str, holder: int = -1) -> Steps:
        """Together to their owners' zones; their Æmber goes to the opponent, their upgrades are discarded."""
        going = list(cards)
        upgrades = [each for each, host in self.host.items() if host in going and each not in going]
        spoils: list[tuple[int, int]] = []
        moved = [(card, zone) for card in going] + [(card, "discard") for card in upgrades]
        order = {card: at for side in (0, 1) for at, card in enumerate(self.actual.zone(2, side))}
        for card, to in sorted(moved, key=lambda each: -order.get(each[0], -1)):
            if self.is_creature(card) and self.on["aember"][card]:
                spoils.append((1 - self.controller(card), self.on["aember"][card]))
            for row in self.zone.values():
                if card in row:
                    row.remove(card)
            self.host.pop(card, None)
            for mark in MARKS:
                self.on[mark][card] = 0
            self.spent.pop(card, None)
            self.armored.pop(card, None)
            self.attacked.pop(card, None)
            self.lasting = [each for each in self.lasting if each.card != card or each.word not in ("shield", "no armor")]
            pile = self.zone[to, holder if holder >= 0 and to == zone else self.owner[card]]
            pile.insert(0, card)  # on top, where there is an order
        takers: list[int] = []
        for player, _ in spoils:
            takers.append((yield from self.replaced(self.spiders(player), []))[0])
        for (player, amount), spider in zip(spoils, takers, strict=True):
            self.seen["spoils"] += 1
            self.put(player, spider, amount)

    def take_out(self, cards: Iterable[int], zone: str, holder: int = -1) -> Steps:
        """Leave play by an effect; a ward keeps a creature where it is (KF-ward-06)."""
        going: list[int] = []
        for card in cards:
            if self.is_in_play(card) and not self.on["ward"][card]:
                going.append(card)
            elif self.on["ward"][card]:
                self.on["ward"][card] = 0
                self.seen["ward"] += 1
        self.fallen += [self.record(card) for card in going if card in self.tagged]
        yield from self.leave(going, zone, holder)
        yield from self.check()
        return going

    # -- Æmber (KF-play-02, KF-steal, KF-capture)

    def gain(self, player: int, amount: int) -> Steps:
        """Into the pool, unless an enemy creature takes what would be added to it."""
        if amount <= 0:
            return 0
        spider, _ = yield from self.replaced(self.spiders(player), [])
        self.put(player, spider, amount)
        return 0 if spider >= 0 else amount

    def put(self, player: int, spider: int, amount: int) -> None:
        if spider >= 0:
            self.on["aember"][spider] += amount
            self.seen["diverted"] += amount > 0
        else:
            self.pool[player] += amount
            self.seen["gained"] += amount > 0

    def spiders(self, player: int) -> list[int]:
        """Who takes what would be added to this player's pool."""
        return [card for card in self.zone["line", 1 - player] if self.says(card, "spider")]

    def pixies(self, player: int) -> list[int]:
        """Who lets the supply stand in for this player's pool."""
        return [card for card in self.zone["line", player] if self.says(card, "supply instead")]

    def replaced(self, spiders: list[int], pixies: list[int]) -> Steps:
        """What acts first when several effects replace one thing, the active player says; then the others, if they still can."""
        spider, spared = -1, False
        while ways := (spiders if spider < 0 else []) + ([] if spared else pixies):
            way = ways[0]
            if len(ways) > 1:
                _, (way,), _ = yield Ask(self.active, tuple([("replace", (each,), "") for each in ways]))
            if way in pixies:
                spared = True
            else:
                spider = way
        return spider, spared

    def steal(self, you: int, amount: int) -> Steps:
        """As much as there is (KF-steal-02)."""
        amount = min(amount, self.pool[1 - you])
        if self.constant("not stolen", 1 - you) or amount <= 0:
            return 0
        spider, spared = yield from self.replaced(self.spiders(you), self.pixies(1 - you))
        self.pool[1 - you] -= 0 if spared else amount
        self.seen["stolen"] += 1
        self.put(you, spider, amount)
        return amount

    def capture(self, card: int, amount: int, own_side: bool = False) -> Steps:
        """As much as there is (KF-capture-04), from the opponent's pool unless the text says otherwise."""
        if not self.is_creature(card):
            return 0
        side = self.controller(card) if own_side else 1 - self.controller(card)
        amount = min(amount, self.pool[side])
        _, spared = yield from self.replaced([], self.pixies(side))
        self.pool[side] -= 0 if spared else amount
        self.on["aember"][card] += amount
        self.seen["captured"] += amount > 0
        return amount

    def pay(self, player: int, amount: int) -> Steps:
        """To the opponent (KF-pay-01); what a creature takes instead it captures, and that may come from the supply."""
        if amount <= 0:
            return
        spider, spared = yield from self.replaced(self.spiders(1 - player), [])
        if spider >= 0:
            _, spared = yield from self.replaced([], self.pixies(player))
        self.pool[player] -= 0 if spared else amount
        self.seen["paid"] += 1
        self.put(1 - player, spider, amount)

    def lose(self, player: int, amount: int) -> int:
        amount = min(amount, self.pool[player])
        self.pool[player] -= amount
        return amount

    # -- texts that wait (KF-timing)

    def headed(self, card: int, heading: str, about: int = -1) -> list[Trigger]:
        """What stands under a bold word: the card's own text, and what its upgrades give it (KF-upgrade-07)."""
        found: list[Trigger] = []
        for each, words in [(card, heading), *[(upgrade, f"gives {heading}") for upgrade in self.upgrades(card)]]:
            if words in self.text(each).bold:
                now = Doing(self.controller(card), card, about, via=-1 if each == card else each)
                found.append(Trigger(now, self.text(each).bold[words]))
        return found

    def after(self, moment: str, player: int, about: int = -1) -> list[Trigger]:
        """The texts of cards in play that wait for this, of one player or (-1) of both."""
        found: list[Trigger] = []
        for card in self.in_play():
            you = self.controller(card)
            effect = self.text(card).after.get(moment)
            if effect is not None and player in (-1, you) and card != about:
                found.append(Trigger(Doing(you, card, about), effect))
        for each in self.lasting:
            if each.word == f"{moment} gain" and each.player == player:
                found.append(Trigger(Doing(player, each.card, about), gain_one, True))
        return found

    def ordered(self, triggers: Iterable[Trigger]) -> Steps:
        """One after another, as the active player likes (KF-timing-01)."""
        waiting = list(triggers)
        while waiting := [each for each in waiting if self.waits(each)]:
            at = 0
            if len(waiting) > 1:
                at = yield Ask(self.active, (), tuple(waiting))
            chosen = waiting.pop(at)
            yield from chosen.effect(self, chosen.now)
            yield from self.check()

    def waits(self, trigger: Trigger) -> bool:
        """Its card is still there, and with a blow before the fight also the other creature (KF-hazard-05)."""
        if trigger.effect is strike and not self.is_creature(trigger.now.about):
            return False
        source = trigger.now.source
        return trigger.lasting or self.is_in_play(source) or source in self.zone["playing", self.active]


# -- what the rules themselves do when something waits


def strike(k: Damage, now: Doing) -> Steps:
    """Assault or hazardous: damage to the other creature before the fight."""
    k.seen["struck before"] += 1
    yield from k.deal([Hit(now.about, now.amount)])


def gain_one(k: Damage, now: Doing) -> Steps:
    yield from k.gain(now.you, 1)


def capture_one(k: Damage, now: Doing) -> Steps:
    yield from k.capture(now.about, 1)


def give_the_rest(k: Damage, now: Doing) -> Steps:
    rest = k.lose(1 - now.you, k.pool[1 - now.you])
    yield from k.gain(now.you, rest)
