"""How a power is read (I.7.3, I.7.5): colours, shared names, types by their names, and texts that prevail over the rules."""

from __future__ import annotations

import colorsys

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.kinds import ATTACK, COPYING, DEFENSE, TACTICAL
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules.objectives import link_aim

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


@clause("AA-card-04")
def test_a_unique_power_has_a_star_and_a_single_cost() -> None:
    for key, powers in costs_by_name().items():
        assert len({power.unique for power in powers}) == 1
        for power in powers:
            assert ("★" in power.line("es").split("(")[0]) == ("★" in power.line("en").split("(")[0]) == power.unique
        assert len(powers) == 1 or not powers[0].unique, key
    assert {power.unique for powers in costs_by_name().values() for power in powers} == {True, False}


# -- what is printed


HUES = {th.BEAST: (260, 310), th.FALLEN: (345, 375), th.SKELETON: (40, 65), th.GOLEM: (195, 250), th.ZOMBIE: (90, 150)}


@clause("AA-cost-05", "AA-cost-07")
@pytest.mark.parametrize("id", POWERS)
def test_icon_and_colour_tell_the_type_of_the_discard(aa: AtrumKit, id: str) -> None:
    power = POWERS[id].power
    face = aa.game.layout().face(POWERS[id])
    symbols = {gem.symbol for gem in face.gems}
    icons = {th.TYPE_IDS[type] for type in th.TYPES} & symbols
    red, green, blue = (int(face.colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, light, saturation = hls_to_degrees(red, green, blue)
    if power.esbirro == th.NEUTRAL:
        assert "any" in symbols and not icons and saturation < 0.1 and light > 0.5  # a card on light grey
        return
    least, most = HUES[power.esbirro]
    assert icons == {th.TYPE_IDS[power.esbirro]} and "any" not in symbols
    assert least <= hue <= most or least <= hue + 360 <= most


def hls_to_degrees(red: float, green: float, blue: float) -> tuple[float, float, float]:
    hue, light, saturation = colorsys.rgb_to_hls(red, green, blue)
    return hue * 360, light, saturation


@clause("AA-card-02")
def test_a_reptante_shows_the_type_of_each_of_its_powers(aa: AtrumKit) -> None:
    names = {ATTACK: "Ataque", DEFENSE: "Defensa", TACTICAL: "Táctico", COPYING: "Copia"}
    for each in REPTANTES.values():
        parts = aa.game.layout().face(each).parts
        assert [part.kind.es.split(" · ")[0] for part in parts] == [names[power.kind] for power in each.powers]


@clause("AA-comp-10")
def test_a_text_that_names_a_type_means_minions_of_that_type_and_no_others(aa: AtrumKit) -> None:
    mixed = "beast fallen skeleton golem zombie"
    t = aa.table(a=["marea-de-carne-3"], a_hand="zombie", a_altar=f"{mixed} zombie", b_resistance=20)
    t.announce("marea-de-carne-3").resolve()
    assert "por cada Zombie" in POWERS["marea-de-carne-3"].power.text("es") and t.resistance("b") == 20 - 3 * 2
    t = aa.table(a=["olfato-de-sangre-1"], a_hand="beast", a_altar="golem", fosa=mixed)
    t.announce("olfato-de-sangre-1")
    assert "1 Bestia" in POWERS["olfato-de-sangre-1"].power.text("es") and t.choices() == {"beast"}
    t = aa.table(a=["nucleo-inestable-1"], a_hand="golem", a_altar=f"{mixed} golem-")
    t.answer(t.option("nucleo-inestable-1"))
    assert "1 Gólem" in POWERS["nucleo-inestable-1"].power.text("es") and t.choices() == {"golem"}
    t = aa.table(a=["pudrir-2"], a_hand="zombie", a_altar="golem golem", b_altar=mixed)
    t.answer(t.option("pudrir-2"))
    assert "1 Esbirro" in POWERS["pudrir-2"].power.text("es") and t.choices() == set(mixed.split())  # no type: any


# -- a text that contradicts the rules


@clause("AA-card-05", "AA-err-06")
def test_antimatter_does_not_exhaust_its_reptante_although_every_other_cost_of_4_does(aa: AtrumKit) -> None:
    for id, prevails in (("antimateria-4", True), ("contrahechizo-3", False)):
        t = aa.table(a=["golpe-oportuno-1"], a_hand="beast", a_altar="golem", b=[id], b_hand="golem", b_altar="golem " * 4)
        t.announce("golpe-oportuno-1")
        t.announce(id)
        t.resolve()
        assert t.resistance("b") == 10 and t.team("b")[0] == ("b1" if prevails else "b1-")


@clause("AA-card-05", "AA-act-13")
def test_a_text_that_asks_for_exploiting_leaves_no_other_way_to_pay(aa: AtrumKit) -> None:
    t = aa.table(a=["pira-de-los-vencidos-2 estocada-1"], a_hand="fallen fallen", a_altar="golem golem")
    assert t.offers("pira-de-los-vencidos-2", exploit=True) and not t.offers("pira-de-los-vencidos-2")
    assert t.offers("estocada-1") and t.offers("estocada-1", exploit=True)  # as the rules have it
