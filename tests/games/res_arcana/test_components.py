"""All 78 components: what is declared is what the data list says, and each ability does it at the table (RA-comp-01).

The second half reads the data list on its own and plays it: every cost, Collect and effect is carried out in a real position and
what it did is compared with what the list promises, without asking the declarations.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tapete.games.res_arcana import abilities as a
from tapete.games.res_arcana import things
from tapete.games.res_arcana.catalogue import rows
from tapete.games.res_arcana.things import ESSENCES
from tapete.games.res_arcana.vocabulary import attacks, essences, moves, parts

ROWS = rows()
POWERS = [(id, number) for id, row in ROWS.items() for number in range(1, len(row["powers"]) + 1)]
# Vault, Windup Man and Cursed Forge are in test_collect.py; items change hands before every Collect
COLLECTS = [
    id
    for id, row in ROWS.items()
    if row["collect"] and not row["collect"]["if_left"] and row["kind"] != "item" and id != "cursed_forge"
]
PRICED = [id for id, row in ROWS.items() if row["kind"] in ("artifact", "monument", "place")]
NINE = dict.fromkeys(ESSENCES, 9)


# -- the declaration, in the words of the data list


def amounts(of, generic=0):
    found = {ESSENCES[kind]: n for kind, n in enumerate(of) if n}
    return {**found, "any": generic} if generic else found


def barred(but):
    return {"except": [ESSENCES[kind] for kind in but]} if but else {}


def named(kinds):
    return [ESSENCES[kind] for kind in kinds]


def place(node):
    if node.free:
        return {"do": "place", "what": node.what, "from": node.where, "free": True}
    less = {"amount": node.plain + node.not_gold, "except": ["gold"] if node.not_gold else []}
    return {"do": "place", "what": node.what, "from": node.where, "free": False, "discount": less}


def worth(node):
    essence = ESSENCES[node.kind] if node.kind >= 0 else "any"
    return {"do": "gain_cost", "of": node.of, "plus": node.plus, "essence": essence, "except": [] if node.kind >= 0 else ["gold"]}


TOLD = {
    parts.Turn: lambda n: {"do": "turn", "what": n.which},
    parts.Pay: lambda n: {"do": "pay", "essences": amounts(n.of, n.generic)},
    parts.PayOneOf: lambda n: {"do": "pay_one_of", "essences": named(n.kinds)},
    parts.PayX: lambda n: {"do": "pay_x"},
    parts.Remove: lambda n: {"do": "remove", "essences": amounts(n.of)},
    parts.Destroy: lambda n: {"do": "destroy", "what": n.which},
    parts.DiscardCard: lambda n: {"do": "discard", "count": 1},
    essences.Gain: lambda n: {"do": "gain", "essences": amounts(n.of, n.generic), **barred(n.but)},
    essences.GainOneOf: lambda n: {"do": "gain_one_of", "essences": named(n.kinds)},
    essences.GainX: lambda n: (
        {"do": "gain_x", "essence": "gold"} if n.kind >= 0 else {"do": "gain_x", "essence": "chosen", "except": ["gold"]}
    ),
    essences.GainCost: worth,
    essences.GainPerRival: lambda n: {"do": "gain_per_rival", "gain": ESSENCES[n.gain], "per": ESSENCES[n.per]},
    essences.RivalsGain: lambda n: {"do": "rivals_gain", "essences": amounts(n.of)},
    essences.Put: lambda n: {"do": "put", "essences": amounts(n.of, n.generic), **barred(n.but)},
    essences.PutPaid: lambda n: {"do": "put_paid", "on": n.on},
    essences.PutPerKind: lambda n: {"do": "put_per_kind", "count": n.count},
    moves.Straighten: lambda n: {"do": "straighten", "what": n.what},
    moves.Draw: lambda n: {"do": "draw", "count": n.count},
    moves.DrawThenDiscard: lambda n: {"do": "draw_then_discard", "count": n.count},
    moves.Reorder: lambda n: {"do": "reorder", "count": 3, "decks": ["own", "monuments"]},
    moves.PlaceCard: place,
    attacks.LifeLoss: lambda n: {"do": "life_loss", "amount": n.amount, "ignored_by": [told(n.ignored_by)] if n.ignored_by else []},
    attacks.Ignore: lambda n: {"do": "ignore", "what": "dragon_power" if n.it is attacks.AN_EFFECT else "life_loss"},
    attacks.Points: lambda n: {"do": "points", "amount": n.amount, "until": "check"},
    attacks.CheckVictory: lambda n: {"do": "check_victory"},
    attacks.PayOrTurn: lambda n: {
        "do": "one_of",
        "options": [[{"do": "pay", "essences": {"death": 1}}], [{"do": "turn", "what": "self"}]],
    },
}


def told(node):
    return TOLD[type(node)](node)


def ability(each):
    if isinstance(each, a.Power):
        requires = "turned" if each.while_turned else "straightened"
        return {
            "requires": requires,
            "cost": [told(n) for n in each.parts],
            "effect": [told(n) for n in each.results],
            "dragon_power": any(isinstance(n, attacks.LifeLoss) and n.dragon for n in each.results),
        }
    if isinstance(each, a.Reaction):
        return {"to": each.to, "cost": [told(n) for n in each.parts], "effect": [told(n) for n in each.results]}
    if isinstance(each, a.Collect):
        left = {-1: None, 5: {"any": 1}}.get(each.if_left, {ESSENCES[min(each.if_left, 4)]: 1})
        return {"if_left": left, "effect": [told(n) for n in each.results]}
    assert isinstance(each, a.Discount)
    return {"on": each.on, "amount": each.amount, "except": ["gold"] if each.not_gold else []}


@pytest.mark.clause("RA-comp-01", "RA-icon-07")
@pytest.mark.parametrize("id", list(ROWS))
def test_a_component_is_declared_as_the_data_list_says(res_arcana, id):
    row = ROWS[id]
    card = res_arcana.game.catalogue[id]
    kinds = [a.Power, a.Reaction, a.Collect, a.Discount]
    found = {kind: [ability(each) for each in card.abilities if isinstance(each, kind)] for kind in kinds}
    assert found[a.Power] == row["powers"]
    assert found[a.Reaction] == row["reactions"]
    assert found[a.Collect] == ([row["collect"]] if row["collect"] else [])
    assert found[a.Discount] == row["discounts"]
    claims = [told(each.result) for each in card.abilities if isinstance(each, a.OnClaim)]
    assert claims == row["on_claim"]
    assert len(card.abilities) == sum(len(each) for each in found.values()) + len(claims)
    assert (card.name.es, card.name.en, things.TYPES[card.type]) == (row["es"], row["en"], row["kind"])
    assert (card.points, card.dragon, card.creature) == (row["points"], "dragon" in row["types"], "creature" in row["types"])
    assert amounts(card.cost, card.generic) == (row["cost"] or {})


# -- the data list, played


def exactly(cost):
    """A pool that pays a cost and nothing more; the generic part in Life."""
    pool = Counter({essence: n for essence, n in cost.items() if essence != "any"})
    pool["life"] += cost.get("any", 0)
    return {essence: n for essence, n in pool.items() if n}


def entering(kit, id, pool):
    kind = ROWS[id]["kind"]
    if kind == "artifact":
        return kit.table(hand=[id], pool=pool), f"place:{id}"
    return kit.table(pool=pool, **{f"{kind}s": [id]}), f"claim:{id}"


@pytest.mark.clause("RA-comp-01")
@pytest.mark.parametrize("id", PRICED)
def test_its_cost_is_enough_and_nothing_less(res_arcana, id):
    pool = exactly(ROWS[id]["cost"])
    t, answer = entering(res_arcana, id, pool)
    t.answer(answer)
    while t.kind == "gain":  # the Obelisk
        t.answer(t.options[0])
    assert (t.zone(id), t.holder(id), t.turned(id)) == ("area", 1, False)
    assert sum(t.pool().values()) == (6 if id == "obelisk" else 0)
    for essence in pool:
        poor, answer = entering(res_arcana, id, {**pool, essence: pool[essence] - 1})
        assert poor.refused(answer).clause == "RA-cost-04"


@pytest.mark.clause("RA-comp-01")
@pytest.mark.parametrize("id", COLLECTS)
def test_its_collect_gives_what_it_promises(res_arcana, id):
    t = res_arcana.collecting([id])
    expected = Counter()
    for op in ROWS[id]["collect"]["effect"]:
        if op["do"] == "gain_one_of":
            assert t.offered() == set(op["essences"])
            expected[op["essences"][1]] += 1
            t.gain(op["essences"][1])
            continue
        assert op["do"] == "gain"
        for essence, n in op["essences"].items():
            if essence == "any":
                assert t.offered() == set(ESSENCES) - set(op["except"])
                t.gain(*["calm"] * n)
            expected["calm" if essence == "any" else essence] += n
    assert (t.kind, t.pool()) == ("main", dict(expected))


@pytest.mark.clause("RA-comp-01", "RA-collect-05")
@pytest.mark.parametrize(("item", "essences"), [("calm_elan", ["calm", "elan"]), ("death_life", ["death", "life"])])
def test_items_that_collect_one_of_two(res_arcana, item, essences):
    for essence in essences:
        t = res_arcana.collecting([], item=item)
        assert t.offered() == set(essences)
        t.gain(essence)
        assert t.pool() == {essence: 1}


class Played:
    """A position in which any effect can be used, and what the data list says will happen."""

    def __init__(self, kit, id):
        row = ROWS[id]
        requires = {power["requires"] for power in row["powers"]}
        me = {"card": id, "turned": "turned" in requires, "elan": 6}
        helpers = [card for card in ("nightingale", "bone_dragon", "cursed_skull") if card != id]
        turned = {"card": "mermaid" if id != "mermaid" else "hawk", "turned": True}
        hand = [card for card in ("fire_dragon", "fountain_of_youth") if card != id]
        deck = [card for card in ("crypt", "vault", "athanor", "horn_of_plenty", "flaming_pit") if card != id]
        discard = [card for card in ("water_dragon", "dragon_egg") if card != id]
        rivals = [{"pool": {"elan": 3, "life": 5, "death": 2}}, {"pool": {"life": 5}, "passed": True}]
        self.id = id
        self.t = kit.table(
            rivals,
            area=[me, *helpers, turned],
            hand=hand,
            deck=deck,
            discard=discard,
            pool=NINE,
            monument_deck=["temple", "great_pyramid"],
        )
        self.answers = []
        self.pool = Counter(NINE)
        self.on = Counter({"elan": 6})
        self.paid = ""
        self.number = 0
        self.before = {zone: set(self.t.ids(zone)) for zone in ("area", "hand", "discard", "deck")}

    def use(self, number):
        t = self.t
        t.use(self.id, number)
        while not t.s.over and t.kind != "main":
            options = t.options
            answer = next((each for each in options if each.startswith(("x:2-life", "rival:2", "look:own"))), options[-1])
            self.answers.append(answer)
            t.answer(answer)
        return self

    def pop(self, verb):
        """The next answer given with a verb."""
        at = next(at for at, answer in enumerate(self.answers) if answer.startswith(verb + ":"))
        return self.answers.pop(at).partition(":")[2]

    def left(self, zone):
        return self.before[zone] - set(self.t.ids(zone))

    def entered(self, zone):
        return set(self.t.ids(zone)) - self.before[zone]

    def follow(self, op):
        """What one operation of the data list does."""
        getattr(self, op["do"])(**{name: value for name, value in op.items() if name != "do"})

    # costs

    def turn(self, what):
        if what == "self":
            assert self.t.turned(self.id) or self.t.zone(self.id) == "discard" or self.straightened == self.id
        else:
            assert self.t.turned("bone_dragon" if what == "dragon" else "nightingale")

    def pay(self, essences):
        for essence, n in essences.items():
            for _ in range(n):
                self.paid = self.pop("pay") if essence == "any" else essence
                self.pool[self.paid] -= 1

    def pay_one_of(self, essences):
        self.paid = self.pop("pay")
        assert self.paid in essences
        self.pool[self.paid] -= 1

    def pay_x(self):
        assert self.pop("x") == "2-life"
        self.number = 2
        self.pool["life"] -= 2

    def remove(self, essences):
        self.on.subtract(essences)

    def destroy(self, what):
        (victim,) = self.left("area")
        assert (victim == self.id) == (what == "self" or victim == self.id)
        self.victim = victim
        if what == "dragon_or_creature":
            assert ROWS[victim]["types"]

    def discard(self, count):
        (self.victim,) = self.left("hand")

    # effects

    def put(self, essences, **_):
        self.on.update(self.received(essences, "put", **_))

    def gain(self, essences, **_):
        self.pool.update(self.received(essences, "gain", **_))

    def received(self, essences, verb, **rest):
        found = Counter()
        for essence, n in essences.items():
            for _ in range(n):
                got = self.pop(verb) if essence == "any" else essence
                assert got not in rest.get("except", [])
                found[got] += 1
        return found

    def gain_x(self, essence, **_):
        self.pool[self.pop("gain") if essence == "chosen" else essence] += self.number

    def gain_cost(self, of, plus, essence, **_):
        for _n in range(sum((ROWS[self.victim]["cost"] or {}).values()) + plus):
            self.pool[self.pop("gain") if essence == "any" else essence] += 1

    def gain_per_rival(self, gain, per):
        self.pool[gain] += {"elan": 3, "death": 2}[per]

    def rivals_gain(self, essences):
        for essence, n in essences.items():
            assert self.t.pool(2)[essence] == {"elan": 3, "life": 5, "death": 2}[essence] + n
            assert self.t.pool(3)[essence] == {"life": 5}.get(essence, 0) + n

    def put_paid(self, on):
        if on == "self":
            self.on[self.paid] += 1
            return
        target = self.pop("choose")
        assert self.t.on(target)[self.paid] == 1
        if target == self.id:
            self.on[self.paid] += 1

    def life_loss(self, amount, ignored_by):
        assert self.t.pool(2)["life"] == 5 - amount
        assert self.t.pool(3)["life"] == 5, "passed"

    straightened = ""

    def straighten(self, what):
        self.straightened = (
            self.id
            if what == "self"
            else next(each.partition(":")[2] for each in [*self.answers, "choose:mermaid"] if each.startswith("choose:"))
        )
        assert not self.t.turned(self.straightened)

    def draw(self, count):
        assert len(self.entered("hand")) == count

    def draw_then_discard(self, count):
        assert len(self.left("deck")) == count
        assert len(self.entered("discard")) == count

    def reorder(self, count, decks):
        self.pop("look")
        for at in range(count - 1):
            assert self.t.ids("deck")[at] == self.pop("next")
        assert set(self.t.ids("deck")) == self.before["deck"]

    def place(self, what, free, discount=None, **where):
        (placed,) = self.entered("area")
        assert what == "artifact" or "dragon" in ROWS[placed]["types"]
        source = {"hand": "hand", "discard": "discard", "any_discard": "discard"}[where["from"]]
        assert placed in self.before[source]
        cost = Counter({} if free else ROWS[placed]["cost"])
        for essence in sorted(cost, key=lambda each: each == "gold"):
            cut = min(discount["amount"] if discount and essence not in discount["except"] else 0, cost[essence])
            cost[essence] -= cut
            if discount:
                discount = {**discount, "amount": discount["amount"] - cut}
        self.pool.subtract(cost)

    def check_victory(self):
        assert not self.t.s.over, "nobody has ten points"


@pytest.mark.clause("RA-comp-01")
@pytest.mark.parametrize(("id", "number"), POWERS)
def test_its_effect_does_what_it_promises(res_arcana, id, number):
    played = Played(res_arcana, id).use(number)
    power = ROWS[id]["powers"][number - 1]
    for op in power["effect"]:
        if op["do"] == "straighten":
            played.follow(op)
    for op in [*power["cost"], *power["effect"]]:
        if op["do"] != "straighten":
            played.follow(op)
    assert played.t.pool() == +played.pool
    if played.t.zone(id) == "area":
        assert played.t.on(id) == +played.on
    turns = any(op == {"do": "turn", "what": "self"} for op in power["cost"])
    if played.t.zone(id) == "area" and played.straightened != id:
        assert played.t.turned(id) == (turns or power["requires"] == "turned")
    assert played.t.player == 2, "one action"


@pytest.mark.clause("RA-comp-01")
def test_no_reaction_discount_or_claim_is_left_without_its_own_test():
    """Those that the tests of life loss, costs, checks and the Obelisk play by name."""
    reacting = {id for id, row in ROWS.items() if row["reactions"]}
    turning = {"chalice_of_life", "guard_dog", "healer", "protection", "temple", "alchemists_tower", "coral_castle"}
    assert reacting == turning | {"dancing_sword", "elemental_spring", "tree_of_life", "dragon_bridle", "golden_statue"}
    assert {id for id, row in ROWS.items() if row["discounts"]} == {"artificer", "dragon_bridle", "dragons_lair"}
    assert {id for id, row in ROWS.items() if row["on_claim"]} == {"obelisk"}
    assert {id for id, row in ROWS.items() if row["collect"] and row["collect"]["if_left"]} == {"vault", "windup_man"}


@pytest.mark.clause("RA-comp-01")
@pytest.mark.parametrize("id", list(ROWS))
def test_its_points_count_for_its_player(res_arcana, id):
    t = res_arcana.table(area=[id], first=2)
    assert t.points() == ROWS[id]["points"]
