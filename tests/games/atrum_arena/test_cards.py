"""How a power is read (I.7.3, I.7.5): colours, shared names, types by their names, and texts that prevail over the rules."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.powers import DEFENSE, Power
from tapete.games.atrum_arena.rules.objectives import link_aim
from tapete.games.atrum_arena.table import TYPE_COLOURS

clause = pytest.mark.clause


def costs_by_name() -> dict[str, list[Power]]:
    """The powers of each name, by cost."""
    found: dict[str, list[Power]] = {}
    for card in POWERS.values():
        found.setdefault(card.power.key, []).append(card.power)
    return {key: sorted(powers, key=lambda power: power.cost) for key, powers in found.items()}


SHARED = {key: powers for key, powers in costs_by_name().items() if len(powers) > 1}


# -- names and costs


def scene(aa: AtrumKit, power: Power) -> AtrumTable:
    """a may launch the power, in the own main phase or in answer to an Attack of 8."""
    hand = "beast fallen skeleton golem zombie"
    answering = power.kind == DEFENSE or link_aim(power, power.kind) is not None
    return aa.table(
        a=[f"{power.key}-{power.cost}", "zarpazo-1 -", "zarpazo-1 -"],
        b=["embestida-3"],
        a_hand=hand,
        a_altar="golem golem golem golem",
        b_hand="beast",
        b_altar="golem golem golem",
        active=2 if answering else 1,
        vertedero="skeleton zombie",
    )


def standing(t: AtrumTable) -> int:
    """How a stands: resistance, cards and altar, against b's resistance."""
    return t.resistance("a") - t.resistance("b") + len(t.hand("a")) + len(t.altar("a"))


def brought(aa: AtrumKit, power: Power) -> int:
    """What launching the power brings, everything else being the same."""
    t = scene(aa, power)
    if t.asked == "b":
        t.announce("embestida-3", target="a")
    before = standing(t)
    t.announce(f"{power.key}-{power.cost}")
    while t.s.decision is not None and t.decision.kind not in ("main", "part"):
        t.answer("pass" if "pass" in t.options else t.options[0])
    assert t.launched()[0] == f"{power.key}-{power.cost}"
    return standing(t) - before


@clause("AA-card-03")
@pytest.mark.parametrize("key", SHARED)
def test_a_power_of_the_same_name_does_more_at_a_higher_cost(aa: AtrumKit, key: str) -> None:
    worths = [brought(aa, power) for power in SHARED[key]]
    assert worths == sorted(set(worths)), f"costs {[power.cost for power in SHARED[key]]} bring {worths}"
    for lang in ("es", "en"):
        assert len({power.text(lang) for power in SHARED[key]}) == len(SHARED[key])


@clause("AA-card-03")
def test_reptantes_share_names_at_different_costs() -> None:
    for key in ("zarpazo", "mordedura-putrida", "carga-heroica"):
        carriers = {(each.id, power.cost) for each in REPTANTES.values() for power in each.powers if power.key == key}
        assert len({id for id, _ in carriers}) > 1 and len({cost for _, cost in carriers}) > 1
