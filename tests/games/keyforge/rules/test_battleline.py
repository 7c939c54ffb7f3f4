"""Places in the battleline: neighbors, flanks, the centre, moving, swapping (KF-adjacent, KF-flank, KF-center, KF-swap)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.effects import Both, Verb
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.abilities import Bold
from tapete.games.keyforge.rules.line import shift, swap
from tapete.games.keyforge.values import centre, on_flank
from tapete.games.keyforge.vocabulary.abilities import whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import gets
from tapete.games.keyforge.vocabulary.damage import damage
from tapete.games.keyforge.vocabulary.nouns import a, any_card, artifact, creature, each
from tapete.games.keyforge.vocabulary.using import GiveControl, take_control


class SwapBoth(Verb):
    """Swap the two cards chosen."""

    def act(self, s, f):
        swap(s, f.them[0], f.them[1], f.source, len(s.stack) - 1)

    def clause(self, lang, mood):
        return ""


class ToTheLeft(Verb):
    """Move a creature to the left flank."""

    def act(self, s, f):
        shift(s, f.them[0], 0, f.source, len(s.stack) - 1)

    def clause(self, lang, mood):
        return ""


@pytest.mark.clause("KF-adjacent-01")
def test_neighbors_are_those_immediately_to_the_left_and_right_in_the_same_line(keyforge):
    t = keyforge.table(house="brobnar", line=["mouse", "goat", "wolf", "boar"], enemy_line=["bear", "ox", "whale", "imp"])
    names = {id: [t.s.cards[each].id for each in things.neighbors(t.s, t.card(id))] for id in ("mouse", "goat", "wolf", "boar")}
    assert names == {"mouse": ["goat"], "goat": ["mouse", "wolf"], "wolf": ["goat", "boar"], "boar": ["wolf"]}


@pytest.mark.clause("KF-flank-01")
def test_the_ends_of_the_line_are_flanks_and_a_lone_creature_is_both(keyforge):
    t = keyforge.table(house="brobnar", line=["mouse", "goat", "wolf"], enemy_line=["bear"])
    assert [on_flank(t.s, t.card(id)) for id in ("mouse", "goat", "wolf", "bear")] == [True, False, True, True]


@pytest.mark.clause("KF-flank-02", "KF-control-04")
@pytest.mark.parametrize(("side", "line"), [("left", "bear mouse goat"), ("right", "mouse goat bear")])
def test_the_active_player_chooses_the_flank_of_a_creature_that_changes_controller(keyforge, side, line):
    keyforge.add(deed("lure", take_control(a(creature.enemy))))
    t = keyforge.table(house="brobnar", hand=["lure"], line=["mouse", "goat"], enemy_line=["bear"])
    t.act("play", "lure")
    assert t.decision.kind == "flank" and t.decision.player == 0
    t.act("flank", word=side)
    assert t.ids("line") == line.split()


@pytest.mark.clause("KF-flank-02")
def test_also_when_it_goes_to_the_opponents_line(keyforge):
    keyforge.add(deed("gift", GiveControl(a(creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["gift"], line=["bear"], enemy_line=["mouse", "goat"])
    t.act("play", "gift")
    assert t.decision.kind == "flank" and t.decision.player == 0
    t.answer("flank:left")
    assert t.ids("line", 2) == ["bear", "mouse", "goat"]


@pytest.mark.clause("KF-center-01", "KF-center-02", "KF-center-03")
@pytest.mark.parametrize(
    ("line", "middle"),
    [([], None), (["wolf"], "wolf"), (["wolf", "goat"], None), (["wolf", "goat", "bear"], "goat"), (["wolf"] * 4, None)],
)
def test_the_centre_has_equally_many_creatures_on_each_side(keyforge, line, middle):
    t = keyforge.table(house="brobnar", line=line)
    found = centre(t.s, 0)
    assert (t.s.cards[found].id if found >= 0 else None) == middle


@pytest.mark.clause("KF-move-04")
def test_moving_a_creature_does_not_change_its_controller(keyforge):
    keyforge.add(deed("march", ToTheLeft(a(creature.enemy))))
    t = keyforge.table(house="brobnar", hand=["march"], enemy_line=["mouse", "goat", {"card": "wolf", "owner": 1, "damage": 1}])
    t.play("march").choose("wolf")
    assert t.ids("line", 2) == ["wolf", "mouse", "goat"]
    assert t.controller("wolf") == 2
    assert t.damage("wolf") == 1


@pytest.mark.clause("KF-swap-01", "KF-swap-02")
def test_two_creatures_of_a_line_exchange_their_places(keyforge):
    keyforge.add(deed("dance", SwapBoth(Both(a(creature), a(creature)))))
    line = ["mouse", {"card": "goat", "damage": 1, "exhausted": True}, "wolf", "boar"]
    t = keyforge.table(house="brobnar", hand=["dance"], line=line, enemy_line=["bear"])
    t.play("dance").choose("goat").choose("boar")
    assert t.ids("line") == ["mouse", "boar", "wolf", "goat"]
    assert t.damage("goat") == 1 and t.exhausted("goat"), "they did not leave play"


@pytest.mark.clause("KF-swap-02")
def test_creatures_of_different_controllers_are_not_swapped(keyforge):
    keyforge.add(deed("dance", SwapBoth(Both(a(creature), a(creature)))))
    t = keyforge.table(house="brobnar", hand=["dance"], line=["mouse", "wolf"], enemy_line=["bear"])
    t.play("dance").choose("mouse").choose("bear")
    assert t.ids("line") == ["mouse", "wolf"]
    assert t.ids("line", 2) == ["bear"]


@pytest.mark.clause("KF-swap-03", "KF-swap-01")
def test_cards_of_different_zones_change_zones(keyforge):
    keyforge.add(deed("switch", SwapBoth(Both(a(any_card.in_hand), a(any_card.in_discard)))))
    t = keyforge.table(house="brobnar", hand=["switch", "wolf"], discard=["mouse", "bear", "goat"])
    t.play("switch").choose("bear")
    assert t.ids("hand") == ["bear"]
    assert t.ids("discard") == ["switch", "mouse", "wolf", "goat"], "each in the other's place"


@pytest.mark.clause("KF-swap-03", "KF-damage-06")
def test_nothing_is_destroyed_between_the_two_halves_of_a_swap(keyforge):
    """The wounded creature lives on what a banner-bearer gives, and one bearer takes the place of the other."""
    keyforge.add(
        beast("bearer", 3, *gets(power=2, cards=creature.friendly)),
        deed("relief", SwapBoth(Both(a(creature.friendly), a(creature.in_hand)))),
    )
    line = [{"card": "goat", "damage": 3}, "bearer"]
    t = keyforge.table(house="brobnar", hand=["relief", "bearer", "mouse"], line=line)
    t.play("relief").choose("bearer#2").choose("bearer#1")
    assert t.ids("line") == ["goat", "bearer"] and t.ids("hand") == ["mouse", "bearer"]
    assert t.power("goat") == 4
    worse = keyforge.table(house="brobnar", hand=["relief", "mouse"], line=line)
    worse.play("relief").choose("bearer")
    assert worse.ids("line") == ["mouse"], "once the swap is over, the goat has more damage than power"


@pytest.mark.clause("KF-swap-03")
def test_a_creature_in_play_and_a_creature_card_in_hand(keyforge):
    keyforge.add(
        deed("relief", SwapBoth(Both(a(creature.friendly), a(creature.in_hand)))),
        deed("misfit", SwapBoth(Both(a(creature), a(artifact.in_hand)))),
    )
    keyforge.add(relic("greeter", whenever(ev.ENTERED_PLAY, WORDLESS, gain(1), cards=creature)))
    line = ["mouse", {"card": "goat", "aember": 1}, "wolf"]
    t = keyforge.table(house="brobnar", hand=["relief", "ox"], line=line, artifacts=["greeter"])
    t.play("relief").choose("goat")
    assert t.aember == 1
    assert t.ids("line") == ["mouse", "ox", "wolf"]
    assert t.ids("hand") == ["goat"]
    assert t.exhausted("ox"), "it enters play"
    assert t.enemy_aember == 1, "and the other leaves it"
    odd = keyforge.table(house="brobnar", hand=["misfit", "anvil"], line=["mouse"])
    odd.play("misfit")
    assert odd.ids("line") == ["mouse"], "an artifact does not belong in the line"


@pytest.mark.clause("KF-swap-03", "KF-leave-07")
def test_a_creature_with_a_leaves_play_ability_is_swapped_once_that_has_resolved(keyforge):
    keyforge.add(
        deed("relief", SwapBoth(Both(a(creature.friendly), a(creature.in_hand)))),
        beast("ghost", 2, Bold(("leaves play",), gain(2))),
    )
    t = keyforge.table(house="brobnar", hand=["relief", "ox"], line=["mouse", "ghost", "wolf"])
    t.play("relief").choose("ghost")
    assert t.aember == 2
    assert (t.ids("line"), t.ids("hand")) == (["mouse", "ox", "wolf"], ["ghost"])


@pytest.mark.clause("KF-side-01", "KF-side-02")
def test_friendly_and_enemy_are_read_from_control_not_from_ownership(keyforge):
    keyforge.add(deed("volley", damage(1, each(creature.enemy))), deed("drill", damage(1, each(creature.friendly))))
    t = keyforge.table(
        house="brobnar", hand=["volley", "drill"], line=[{"card": "ox", "owner": 2}], enemy_line=[{"card": "bear", "owner": 1}]
    )
    t.play("volley")
    assert (t.damage("ox"), t.damage("bear")) == (0, 1)
    t.play("drill")
    assert (t.damage("ox"), t.damage("bear")) == (1, 1)
