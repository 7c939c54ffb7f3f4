"""What our Reptantes are: forty of them, each with a plan, an Attack, a Defense and a few words about who it is."""

from __future__ import annotations

from itertools import combinations

from tests.games.atrum_arena.conftest import AtrumKit

from tapete.core.effects import Fixed
from tapete.core.language import EN, ES
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.history import banned
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.vocabulary.force import Damage, Prevent
from tapete.games.atrum_arena.vocabulary.piles import Draw, Search

FOR_TESTS = {"acopio-0", "cripta-abierta-0"}
SLOTS = [power for each in REPTANTES.values() for power in each.powers]


def is_plain(power: Power) -> bool:
    """So much damage or prevention and nothing else."""
    alone = len(power.deeds) == 1 and power.needs is None and not (power.exploiting or power.tireless or power.piercing)
    deed = power.deeds[0] if power.deeds else None
    return alone and isinstance(deed, (Damage, Prevent)) and isinstance(deed.amount, Fixed)


def test_every_power_in_force_is_on_a_reptante() -> None:
    borne = {f"{power.key}-{power.cost}" for power in SLOTS}
    left = {id for id, card in POWERS.items() if id not in borne and card.power.key not in banned()}
    assert {id for id in left if not id.startswith("invento")} <= FOR_TESTS, "only what the tests themselves declare"


def test_carga_heroica_is_borne_at_every_cost_there_is() -> None:
    borne = {power.cost: power for power in SLOTS if power.key == "carga-heroica"}
    assert sorted(borne) == [0, 1, 2, 4]
    assert [borne[cost].text(ES) for cost in sorted(borne)] == [f"Haz {n} de daño a un oponente." for n in (2, 3, 4, 5)]


def test_at_most_three_in_ten_slots_are_plain_damage_or_prevention() -> None:
    plain = [power for power in SLOTS if is_plain(power)]
    assert 0 < len(plain) <= 0.3 * len(SLOTS), f"{len(plain)} of {len(SLOTS)}"


def test_every_reptante_has_a_defense_and_something_to_strike_with() -> None:
    for each in REPTANTES.values():
        assert any(power.kind == DEFENSE for power in each.powers), each.id
        assert any(power.kind == ATTACK or power.harms for power in each.powers), each.id


def test_no_two_reptantes_are_alike() -> None:
    assert len(REPTANTES) >= 32
    for one, other in combinations(REPTANTES.values(), 2):
        assert len(set(one.powers) & set(other.powers)) <= 2, f"{one.id} and {other.id}"


def test_every_reptante_has_a_story_of_its_own_in_both_languages(aa: AtrumKit) -> None:
    for lang in (ES, EN):
        stories = [each.story.text(lang) for each in REPTANTES.values()]
        assert all(30 < len(story) < 160 and story.endswith(".") for story in stories) and len(set(stories)) == len(stories)
    told = aa.game.speech.facts_text(REPTANTES["puerta-cerrada"], EN)
    assert told == "He is the gate, and it is shut. Everything else is knocking. · made for Tapete"


def test_a_launchers_own_loss_ends_the_power() -> None:
    """The rulebook does not say what becomes of the rest of an effect that eliminates its launcher: so there is no rest."""
    for id, card in POWERS.items():
        losing = [at for at, deed in enumerate(card.power.deeds) if deed.loses()]
        assert losing in ([], [len(card.power.deeds) - 1]), id


def test_nobody_bears_a_power_that_gives_back_for_nothing_all_that_it_takes() -> None:
    """At cost 0 a Reptante is not Exhausted, so that it could go on without end."""
    for power in SLOTS:
        free = power.cost == 0 and not power.taxable
        assert not (free and any(isinstance(deed, (Draw, Search)) for deed in power.deeds)), power.key
