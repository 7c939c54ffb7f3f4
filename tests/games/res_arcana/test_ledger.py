"""The ledger: what was due is what left, what is offered can be paid as it stands, and the log accounts for every essence."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.oracles.res_arcana import COMPONENTS
from tests.oracles.test_res_arcana import crowded

from tapete.core.decision import Option
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import game
from tapete.games.res_arcana.abilities import Dues
from tapete.games.res_arcana.things import AREA, DISCARD, ESSENCES, TURNED, in_play, on_it, pool
from tapete.games.res_arcana.vocabulary.parts import Destroy, DiscardCard

INTO = {ev.GAINED: 1, ev.TAKEN: 1, ev.PAID: -1, ev.LOST: -1}  # what the events do to a pool
ONTO = {ev.PUT: 1, ev.TAKEN: -1, ev.REMOVED: -1}  # and to what lies on a component


def booked(s: State) -> tuple[Counter[Any], Counter[Any]]:
    """What the log says has come into pools and onto components since it was emptied."""
    pools: Counter[Any] = Counter()
    components: Counter[Any] = Counter()
    for entry in s.log or []:
        e = entry.event
        pools[e.player, e.zone] += INTO.get(e.kind, 0) * e.amount
        components[e.card, e.zone] += ONTO.get(e.kind, 0) * e.amount
    return pools, components


def left_play(s: State) -> set[int]:
    """The cards that moved: what lay on them went back to the supply."""
    return {entry.event.card for entry in s.log or [] if entry.event.kind == ev.MOVED}


@pytest.mark.clause("RA-cost-01", "RA-collect-02", "RA-effect-13")
@pytest.mark.parametrize("seed", range(12))
def test_every_essence_that_comes_or_goes_is_told(seed: int) -> None:
    dice = random.Random(seed)
    s = game().documents.position(crowded(seed)) if seed % 2 else game().start({"players": 2 + seed % 3}, seed)
    for _ in range(250):
        if s.over:
            break
        assert s.decision is not None
        before = [pool(s, player) for player in range(s.players)]
        lying = {card: on_it(s, card) for card in range(len(s.cards)) if in_play(s, card)}
        s.log = []
        s.choose(dice.choice(s.decision.options))
        pools, components = booked(s)
        for player in range(s.players):
            assert pool(s, player) == [n + pools[player, kind] for kind, n in enumerate(before[player])]
        for card in set(lying) - left_play(s):
            assert on_it(s, card) == [n + components[card, kind] for kind, n in enumerate(lying[card])], s.names[card]


# -- what an action costs


def price(s: State, player: int, option: Option) -> tuple[int, dict[str, int]]:
    """How many essences are due, and which ones at least when no discount touches them."""
    if option.verb == "use":
        power = COMPONENTS[s.cards[option.thing].id]["powers"][int(option.word) - 1]
        parts = [part["essences"] for part in power["cost"] if part["do"] == "pay"]
        due = Counter({kind: n for part in parts for kind, n in part.items()})
        due["any"] += sum(part["do"] == "pay_one_of" for part in power["cost"])
        return sum(due.values()), {kind: n for kind, n in due.items() if kind != "any"}
    if option.verb == "claim" and not option.things:
        return 4, {"gold": 4}
    row = COMPONENTS[s.cards[option.thing].id]
    mine = [COMPONENTS[s.cards[card].id] for card in s.zone(AREA, player)]
    given = [each for other in mine for each in other["discounts"] if each["on"] in (*row["types"], row["kind"])]
    touched = sum(row["cost"].values()) - (row["cost"].get("gold", 0) if any(each["except"] for each in given) else 0)
    less = min(sum(each["amount"] for each in given), touched)
    return sum(row["cost"].values()) - less, {} if less else {k: n for k, n in row["cost"].items() if k != "any"}


def is_simple(s: State, option: Option) -> bool:
    """Whether everything that is paid is the action's own price: nothing is placed by it, no X is paid, nobody is attacked."""
    if option.verb in ("place", "claim"):
        return True
    if option.verb != "use":
        return False
    power = COMPONENTS[s.cards[option.thing].id]["powers"][int(option.word) - 1]
    parts = [part["do"] for part in power["cost"] + power["effect"]]
    return not {"pay_x", "place", "life_loss", "check_victory"} & set(parts)


def carried_out(s: State, option: Option, dice: random.Random) -> Counter[str]:
    """Take an offered action and answer at random until it is done: what was paid for it."""
    decision = s.decision
    assert decision is not None
    player = decision.player
    s.log = []
    s.choose(option)
    while s.decision is not None and s.decision.kind in ("pay", "discount", "gain", "put", "choose", "look", "order", "rival"):
        s.choose(dice.choice(s.decision.options))
    paid: Counter[str] = Counter()
    for entry in s.log:
        if entry.event.kind == ev.PAID and entry.event.player == player:
            paid[ESSENCES[entry.event.zone]] += entry.event.amount
    return paid


@pytest.mark.clause("RA-cost-01", "RA-cost-04", "RA-cost-09", "RA-cost-10", "RA-effect-03")
@pytest.mark.parametrize("part", range(4))
def test_what_is_offered_can_be_paid_as_it_stands_and_what_is_due_is_what_leaves(part: int) -> None:
    tried = 0
    for seed in range(part, 120, 4):
        s = game().documents.position(crowded(seed))
        dice = random.Random(seed)
        for _ in range(6):
            if s.over or s.decision is None or s.decision.kind != "main":
                break
            player = s.decision.player
            for at, option in enumerate(s.decision.options):
                if is_simple(s, option):
                    world = s.clone()
                    due, at_least = price(s, player, option)
                    assert world.decision is not None
                    paid = carried_out(world, world.decision.options[at], dice)
                    assert sum(paid.values()) == due, (s.names, option.id, due, paid)
                    assert all(paid[kind] >= n for kind, n in at_least.items()), (option.id, at_least, paid)
                    check_other_costs(s, world, option)
                    tried += 1
            s.choose(dice.choice(s.decision.options))
    assert tried > 200


def check_other_costs(s: State, after: State, option: Option) -> None:
    """What turns is turned, what destroys itself is gone, and as many cards have left as were to be destroyed or discarded."""
    if option.verb != "use":
        return
    power = COMPONENTS[s.cards[option.thing].id]["powers"][int(option.word) - 1]
    effects = [part["do"] for part in power["effect"]]
    gone = [part for part in power["cost"] if part["do"] in ("destroy", "discard")]
    player = s.holder(option.thing)
    left = [card for card in after.zone(DISCARD, player) if card not in s.zone(DISCARD, player)]
    if "draw_then_discard" not in effects and "draw" not in effects and "reorder" not in effects:
        assert len(left) == len(gone), (option.id, [s.names[card] for card in left])
    if {"do": "turn", "what": "self"} in power["cost"] and option.thing not in left and "straighten" not in effects:
        assert after.numbers[TURNED][option.thing], option.id


@pytest.mark.clause("RA-effect-28", "RA-effect-32", "RA-cost-04")
@pytest.mark.parametrize(
    "answer", ["use:crypt:2", "use:druid:1", "use:dragon_egg:1", "use:fiery_whip:2", "use:sacrificial_dagger:2", "place:vault"]
)
def test_nothing_is_paid_for_what_is_refused(res_arcana, answer: str) -> None:
    """Each could be paid for in part: a Death, a turn, the egg itself; and nothing of it is taken."""
    t = res_arcana.table(
        area=["crypt", "druid", "dragon_egg", "sacrificial_dagger"],
        hand=["vault"] if answer.startswith("place") else [],
        pool={"death": 1, "elan": 1},
    )
    t.refused(answer)
    assert t.pool() == {"death": 1, "elan": 1}
    assert not any(t.turned(card) for card in ("crypt", "druid"))
    assert t.ids("area") == ["crypt", "druid", "dragon_egg", "sacrificial_dagger"]


@pytest.mark.clause("RA-note-13", "RA-comp-03")
@pytest.mark.parametrize("hand", [[], ["vault"], ["vault", "hawk", "prism"]])
def test_a_card_to_discard_is_owed_out_of_those_in_hand(res_arcana, hand: list[str]) -> None:
    t = res_arcana.table(hand=hand)
    dues = Dues()
    DiscardCard().owes(t.s, 0, dues)
    assert (dues.cards, dues.able) == (1, len(hand))


@pytest.mark.parametrize("area", [[], ["crypt"], ["crypt", "athanor", "hawk"]])
def test_an_artifact_to_destroy_is_owed_out_of_those_on_the_table(res_arcana, area: list[str]) -> None:
    t = res_arcana.table(area=area, places=["catacombs_of_the_dead"])  # which is no artifact
    dues = Dues()
    Destroy("artifact").owes(t.s, 0, dues)
    assert (dues.cards, dues.able) == (1, len(area))
