"""Words for the texts of KeyForge cards, as its second opinion reads them: whom they mean, what they do, what is always so."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracles.keyforge import KeyForge
from tests.oracles.keyforge_table import Always, Ask, Doing, Effect, Hit, Lasting, Steps, Text

Which = Callable[[KeyForge, Doing, int], bool]
Whom = Callable[[KeyForge, Doing], Steps]
Many = int | Callable[[KeyForge, Doing], int]


# -- which creatures


def friendly(k: KeyForge, now: Doing, card: int) -> bool:
    return k.controller(card) == now.you


def enemy(k: KeyForge, now: Doing, card: int) -> bool:
    return k.controller(card) != now.you


def other(k: KeyForge, now: Doing, card: int) -> bool:
    return card != now.source


def damaged(k: KeyForge, now: Doing, card: int) -> bool:
    return k.on["damage"][card] > 0


def undamaged(k: KeyForge, now: Doing, card: int) -> bool:
    return not k.on["damage"][card]


def flank(k: KeyForge, now: Doing, card: int) -> bool:
    return k.is_flank(card)


def inner(k: KeyForge, now: Doing, card: int) -> bool:
    return not k.is_flank(card)


def elusive(k: KeyForge, now: Doing, card: int) -> bool:
    return k.has(card, "elusive")


def rich(k: KeyForge, now: Doing, card: int) -> bool:
    return k.on["aember"][card] > 0


def even(k: KeyForge, now: Doing, card: int) -> bool:
    return k.power(card) % 2 == 0


def ready(k: KeyForge, now: Doing, card: int) -> bool:
    return not k.on["exhausted"][card]


def beside(k: KeyForge, now: Doing, card: int) -> bool:
    return k.is_creature(now.source) and card in k.neighbors(now.source)


def beside_it(k: KeyForge, now: Doing, card: int) -> bool:
    return k.is_creature(now.about) and card in k.neighbors(now.about)


def untagged(k: KeyForge, now: Doing, card: int) -> bool:
    return card not in k.tagged


def of(house: str) -> Which:
    return lambda k, now, card: k.house[card] == house


def trait(word: str) -> Which:
    return lambda k, now, card: word in k.traits(card)


def without(word: str) -> Which:
    return lambda k, now, card: word not in k.traits(card)


def at_most(power: int) -> Which:
    return lambda k, now, card: k.power(card) <= power


def at_least(power: int) -> Which:
    return lambda k, now, card: k.power(card) >= power


def all_of(k: KeyForge, now: Doing, which: tuple[Which, ...]) -> list[int]:
    return [card for card in k.creatures() if all(each(k, now, card) for each in which)]


# -- whom an effect is for


def a(*which: Which) -> Whom:
    """One of them, chosen by the active player."""

    def found(k: KeyForge, now: Doing) -> Steps:
        return (yield from pick(k, all_of(k, now, which)))

    return found


def pick(k: KeyForge, cards: list[int]) -> Steps:
    if not cards:
        return []
    _, things, _ = yield Ask(k.active, tuple([("choose", (card,), "") for card in cards]))
    return list(things)


def each(*which: Which) -> Whom:
    def found(k: KeyForge, now: Doing) -> Steps:
        yield from ()
        return all_of(k, now, which)

    return found


def two(*which: Which) -> Whom:
    """Two different ones, one after the other."""

    def found(k: KeyForge, now: Doing) -> Steps:
        first = yield from pick(k, all_of(k, now, which))
        second = yield from pick(k, [card for card in all_of(k, now, which) if card not in first])
        return first + second

    return found


def this(k: KeyForge, now: Doing) -> Steps:
    yield from ()
    return [now.source] if k.is_in_play(now.source) else []


def host(k: KeyForge, now: Doing) -> Steps:
    yield from ()
    return [k.host[now.source]]


def it(k: KeyForge, now: Doing) -> Steps:
    yield from ()
    return [now.about] if k.is_creature(now.about) else []


# -- effects


def many(amount: Many, k: KeyForge, now: Doing) -> int:
    return amount if isinstance(amount, int) else amount(k, now)


def do(*effects: Effect) -> Effect:
    """One after another, each whole before the next (KF-ability-09)."""

    def done(k: KeyForge, now: Doing) -> Steps:
        for effect in effects:
            yield from effect(k, now)
            yield from k.check()

    return done


def when(condition: Callable[[KeyForge, Doing], bool], effect: Effect, otherwise: Effect | None = None) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        chosen = effect if condition(k, now) else otherwise
        if chosen is not None:
            yield from chosen(k, now)

    return done


def may(effect: Effect) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        verb, _, _ = yield Ask(k.active, (("yes", (), ""), ("no", (), "")))
        if verb == "yes":
            yield from effect(k, now)

    return done


def damage(amount: int, whom: Whom, splash: int = 0, unarmored: bool = False) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        cards = yield from whom(k, now)
        beside = [near for card in cards for near in k.neighbors(card)] if splash else []
        hits = [Hit(card, amount, unarmored=unarmored) for card in cards] + [Hit(card, splash) for card in beside]
        yield from k.deal(hits)

    return done


def damage_then(amount: int, whom: Whom, reward: Effect) -> Effect:
    """A reward if this very damage destroys the creature."""

    def done(k: KeyForge, now: Doing) -> Steps:
        cards = yield from whom(k, now)
        before = len(k.dead)
        dealt = yield from k.deal([Hit(card, amount) for card in cards])
        if [hit for hit in dealt if hit.target in cards and hit.target in k.dead[before:]]:
            yield from reward(k, now)

    return done


def mark(name: str, whom: Whom, value: int = 1) -> Effect:
    """Stun, ward, enrage (once each), exhaust, or take it away."""

    def done(k: KeyForge, now: Doing) -> Steps:
        for card in (yield from whom(k, now)):
            k.on[name][card] = value

    return done


def strengthen(count: int, whom: Whom) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        for card in (yield from whom(k, now)):
            k.on["power_counters"][card] += count

    return done


def heal(amount: int, whom: Whom) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        for card in (yield from whom(k, now)):
            k.on["damage"][card] -= min(amount, k.on["damage"][card])

    return done


def gain(amount: Many) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        yield from k.gain(now.you, many(amount, k, now))

    return done


def enemy_gains(amount: Many) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        yield from k.gain(1 - now.you, many(amount, k, now))

    return done


def steal(amount: Many) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        yield from k.steal(now.you, many(amount, k, now))

    return done


def capture(amount: Many, whom: Whom = this) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        cards = yield from whom(k, now)
        if len(cards) > k.pool[1 - now.you] > 0:  # not enough for all of them: the active player says which
            few: list[int] = []
            while len(few) < k.pool[1 - now.you]:
                few += yield from pick(k, [card for card in cards if card not in few])
            cards = few
        for card in cards:
            yield from k.capture(card, many(amount, k, now), k.controller(card) != now.you)

    return done


def enemy_loses(amount: Many) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        k.lose(1 - now.you, many(amount, k, now))
        yield from ()

    return done


def place(amount: int, whom: Whom) -> Effect:
    """From the common supply onto creatures (KF-exalt-01)."""

    def done(k: KeyForge, now: Doing) -> Steps:
        for card in (yield from whom(k, now)):
            k.on["aember"][card] += amount

    return done


def destroy(whom: Whom) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        yield from k.destroy((yield from whom(k, now)))

    return done


def sacrifice(k: KeyForge, now: Doing) -> Steps:
    yield from k.destroy([now.source])


def send(zone: str, whom: Whom) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        yield from k.take_out((yield from whom(k, now)), zone)

    return done


def abduct(k: KeyForge, now: Doing) -> Steps:
    """An enemy creature into the archives of the other player (KF-faq-16)."""
    yield from k.take_out((yield from a(enemy)(k, now)), "archives", now.you)


def chains(count: int) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        k.chains[now.you] = min(k.chains[now.you] + count, 24)
        yield from ()

    return done


def draw(count: int) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        k.draw(now.you, count)
        yield from ()

    return done


def archive(k: KeyForge, now: Doing) -> Steps:
    """A card of the hand (KF-archive-05)."""
    for card in (yield from pick(k, k.zone["hand", now.you])):
        k.zone["hand", now.you].remove(card)
        k.zone["archives", now.you].append(card)


def archive_top(k: KeyForge, now: Doing) -> Steps:
    deck = k.zone["deck", now.you]
    if deck:
        k.zone["archives", now.you].append(deck.pop(0))
    yield from ()


def this_turn(word: str, whom: Whom | None = None, turns: int = 0, theirs: bool = False) -> Effect:
    """Something holds this turn, or ``turns`` later; for a player, or for the creatures of their choice."""

    def done(k: KeyForge, now: Doing) -> Steps:
        side = 1 - now.you if theirs else now.you
        if whom is None:
            k.lasting.append(Lasting(word, k.turn + turns, side, -1 if word in BY_PLAYER else now.source))
        else:
            for card in (yield from whom(k, now)):
                k.lasting.append(Lasting(word, k.turn, k.controller(card), card))

    return done


BY_PLAYER = ("shield", "keys cost 3", "skip forging", "no fights", "no action")


def ready_and_fight(whom: Whom) -> Effect:
    """A stunned creature loses its stun instead (KF-stun-04); without anybody to attack it only readies (KF-faq-29)."""

    def done(k: KeyForge, now: Doing) -> Steps:
        for card in (yield from whom(k, now)):
            k.on["exhausted"][card] = 0
            if k.on["stun"][card]:
                yield from k.use("unstun", (card,))
            elif k.targets(card):
                verb, things, _ = yield Ask(k.active, tuple([("fight", (card, foe), "") for foe in k.targets(card)]))
                yield from k.use(verb, things)

    return done


def forge_at(more: Many) -> Effect:
    def done(k: KeyForge, now: Doing) -> Steps:
        yield from k.forge(now.you, max(k.key_cost(now.you) + many(more, k, now), 0))

    return done


def lose_one_to_forge(k: KeyForge, now: Doing) -> Steps:
    if k.lose(now.you, 1):
        yield from may(forge_at(0))(k, now)


def strip_armor(k: KeyForge, now: Doing) -> Steps:
    """Each enemy creature loses the armor it has left and takes as much damage."""
    hits: list[Hit] = []
    for card in k.zone["line", 1 - now.you]:
        if k.full_armor(card):
            hits.append(Hit(card, k.full_armor(card)))
            k.lasting.append(Lasting("no armor", k.turn, 1 - now.you, card))
    yield from k.deal(hits)


def saved_by_cloak(k: KeyForge, now: Doing) -> Steps:
    """In place of its destruction, which can be replaced but once (KF-replace-03)."""
    if now.source not in k.tagged:
        return
    k.tagged.remove(now.source)
    k.spared.append(now.source)
    k.on["damage"][now.source] = 0
    yield from k.destroy([now.via])


def cards_of(player: int, k: KeyForge) -> int:
    return len(k.zone["line", player])


def more_creatures(k: KeyForge, now: Doing) -> bool:
    return cards_of(now.you, k) > cards_of(1 - now.you, k)


def enemy_has(least: int, most: int = 999) -> Callable[[KeyForge, Doing], bool]:
    return lambda k, now: least <= k.pool[1 - now.you] <= most


def enemy_richer(k: KeyForge, now: Doing) -> bool:
    return k.pool[1 - now.you] > k.pool[now.you]


def nerve_blast(k: KeyForge, now: Doing) -> Steps:
    if (yield from k.steal(now.you, 1)):
        yield from damage(2, a())(k, now)


def half_lost(k: KeyForge, now: Doing) -> Steps:
    for player in (0, 1):
        k.lose(player, k.pool[player] // 2)
    yield from ()


def shatter(k: KeyForge, now: Doing) -> Steps:
    k.lose(1 - now.you, 3 * k.lose(now.you, k.pool[now.you]))
    yield from ()


def down_to_five(k: KeyForge, now: Doing) -> Steps:
    for player in (0, 1):
        if k.pool[player] >= 6:
            k.lose(player, k.pool[player] - 5)
    yield from ()


def least_powerful(k: KeyForge, now: Doing) -> Steps:
    weakest = min([k.power(card) for card in k.creatures()], default=0)
    yield from destroy(a(at_most(weakest)))(k, now)


def finishing(k: KeyForge, now: Doing) -> Steps:
    cards = yield from pick(k, all_of(k, now, (damaged,)))
    if (yield from k.destroy(cards)):
        yield from k.steal(now.you, 1)


def hecatomb(k: KeyForge, now: Doing) -> Steps:
    doomed = all_of(k, now, (of("dis"),))
    sides = {card: k.controller(card) for card in doomed}
    gone = yield from k.destroy(doomed)
    for player in (k.active, 1 - k.active):
        yield from k.gain(player, len([card for card in gone if sides[card] == player]))


def words_return(k: KeyForge, now: Doing) -> Steps:
    """One damage for each Æmber on them, then what is on those that are left comes back."""
    theirs = k.zone["line", 1 - now.you][:]
    yield from k.deal([Hit(card, k.on["aember"][card]) for card in theirs])
    back = 0
    for card in theirs:
        if k.is_creature(card):
            back += k.on["aember"][card]
            k.on["aember"][card] = 0
    yield from k.gain(now.you, back)


def heal_each(k: KeyForge, now: Doing) -> Steps:
    healed = all_of(k, now, (damaged,))
    for card in healed:
        k.on["damage"][card] -= 1
    yield from k.gain(now.you, len(healed))


def marrows(k: KeyForge, now: Doing) -> Steps:
    """Of several only one captures it (KF-faq-49), unless what it takes comes from the supply and leaves the Æmber there."""
    captured = yield from k.capture(now.source, k.reaped)
    k.reaped -= 0 if k.pixies(1 - now.you) else captured


def loses_all(k: KeyForge, now: Doing) -> Steps:
    k.lose(k.active, k.pool[k.active])
    yield from ()


def raze(k: KeyForge, now: Doing) -> Steps:
    yield from k.destroy(k.creatures() + [card for side in (0, 1) for card in k.zone["artifacts", side]])


def most_powerful_enemy(k: KeyForge, now: Doing) -> Steps:
    """A tagged one is looked for too, and then nothing happens (KF-faq-48); among several nobody may choose it (KF-destroy-09)."""
    powers = [k.power(card) for card in k.zone["line", 1 - now.you]]
    yield from destroy(a(enemy, untagged, at_least(max(powers, default=0))))(k, now)


def store(k: KeyForge, now: Doing) -> Steps:
    k.on["aember"][now.source] += k.lose(now.you, 1)
    yield from ()


def back_to_pool(k: KeyForge, now: Doing) -> Steps:
    """Move one Æmber from a friendly card to the pool."""
    mine = [card for card in k.in_play() if k.controller(card) == now.you and k.on["aember"][card]]
    for card in (yield from pick(k, mine)):
        k.on["aember"][card] -= 1
        yield from k.gain(now.you, 1)


def direct(k: KeyForge, now: Doing) -> Steps:
    """The attacker deals its damage to another creature."""
    for card in (yield from pick(k, k.creatures())):
        k.aside = card


def bait(k: KeyForge, now: Doing) -> Steps:
    for _ in range(2):
        if enemy_richer(k, now):
            yield from k.steal(now.you, 1)


def tolas(k: KeyForge, now: Doing) -> Steps:
    yield from k.gain(1 - now.amount, 1)


def owner_gains(k: KeyForge, now: Doing) -> Steps:
    yield from k.gain(k.owner[now.about], 1)


# -- constants


def its_host(k: KeyForge, source: int, card: int) -> int:
    return int(k.host.get(source) == card)


def itself(k: KeyForge, source: int, card: int) -> int:
    return int(source == card)


def on_flank(k: KeyForge, source: int, card: int) -> int:
    return int(source == card and k.is_flank(card))


def host_on_flank(k: KeyForge, source: int, card: int) -> int:
    return int(k.host.get(source) == card and k.is_flank(card))


def same_side(k: KeyForge, source: int, card: int) -> int:
    return int(k.controller(source) == k.controller(card))


def near(k: KeyForge, source: int, card: int) -> int:
    return int(card in k.neighbors(source))


def you(k: KeyForge, source: int, player: int) -> int:
    return int(k.controller(source) == player)


def opponent(k: KeyForge, source: int, player: int) -> int:
    return int(k.controller(source) != player)


def host_opponent(k: KeyForge, source: int, player: int) -> int:
    return int(k.controller(k.host[source]) != player)


def everybody(k: KeyForge, source: int, player: int) -> int:
    return 1


def friends(*which: Which) -> Callable[[KeyForge, int, int], int]:
    def times(k: KeyForge, source: int, card: int) -> int:
        now = Doing(k.controller(source), source)
        return int(friendly(k, now, card) and all(each(k, now, card) for each in which))

    return times


def mushroom(k: KeyForge, source: int, card: int) -> int:
    return (3 - len(k.keys[k.controller(source)])) if source == card else 0


def marauder(k: KeyForge, source: int, card: int) -> int:
    return k.on["aember"][card] if source == card else 0


def crag(k: KeyForge, source: int, card: int) -> int:
    return int(k.controller(source) != k.controller(card) and k.house[card] == "brobnar")


def strong_enemies(k: KeyForge, source: int, player: int) -> int:
    """For each creature of power 5 or more of this player's opponent."""
    return len([card for card in k.zone["line", 1 - player] if k.power(card) >= 5])


def obelisk(k: KeyForge, source: int, player: int) -> int:
    mine = k.zone["line", k.controller(source)]
    hurt = [card for card in mine if k.on["damage"][card] and k.house[card] == "brobnar"]
    return len(hurt) if k.controller(source) != player else 0


def while_flank(k: KeyForge, source: int, player: int) -> int:
    return int(k.is_flank(source))


def always(word: str, amount: int = 1, times: Callable[[KeyForge, int, int], int] = you) -> Always:
    return Always(word, amount, times)


def text(*constants: Always, after: dict[str, Effect] | None = None, **bold: Effect) -> Text:
    """``play_fight_reap=…`` stands under three bold words, ``gives_reap`` is given to the creature that carries it."""
    headed: dict[str, Effect] = {}
    for words, effect in bold.items():
        given = "gives " if words.startswith("gives_") else ""
        rest = words.removeprefix("gives_")
        for word in ["before fight"] if rest == "before_fight" else rest.split("_"):
            headed[given + word] = effect
    return Text(headed, constants, after or {})


def a_creature_then(first: Effect, second: Effect) -> Effect:
    """Two effects on one chosen creature."""

    def done(k: KeyForge, now: Doing) -> Steps:
        for card in (yield from pick(k, k.creatures())):
            yield from do(first, second)(k, now._replace(about=card))

    return done
