"""The only target of a Power is shown before it is taken; the only Esbirro that pays for one is not."""

from __future__ import annotations

from tests.games.atrum_arena.conftest import AtrumKit


def test_the_only_esbirro_a_power_can_be_aimed_at_is_shown(aa: AtrumKit) -> None:
    t = aa.table(a=["caceria-salvaje-1"], a_hand="beast", a_altar="golem", b_altar="zombie")
    t.shows_lone = True
    t.answer(t.option("caceria-salvaje-1"))
    assert t.decision.lone
    assert [t.shown(option.thing) for option in t.decision.options] == ["zombie"]
    t.pick("zombie")
    assert not t.decision.lone


def test_among_two_types_there_is_a_choice(aa: AtrumKit) -> None:
    t = aa.table(a=["caceria-salvaje-1"], a_hand="beast", a_altar="golem", b_altar="zombie golem")
    t.shows_lone = True
    t.answer(t.option("caceria-salvaje-1"))
    assert not t.decision.lone
    assert len(t.options) == 2


def test_the_only_esbirro_that_can_be_readied_is_shown(aa: AtrumKit) -> None:
    t = aa.table(a=["engranajes-1"], a_hand="golem", a_altar="golem", b_altar="zombie")
    t.shows_lone = True
    t.announce("engranajes-1", discard="golem")
    t.resolve()
    assert t.decision.lone
    assert [t.shown(option.thing) for option in t.decision.options] == ["golem-"], "the one it was paid with"
