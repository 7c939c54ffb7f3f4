"""Rounds, monsters, upgrades, drawing, the final phase and the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME, drafted

from tapete.core.state import State
from tapete.core.visibility import view
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules.monsters import candidates, destinations, distance_class, places
from tapete.games.dungeon_alliance.rules.rounds import points, rank

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


# -- rounds


def activations(seed: int, **setup: Any) -> tuple[State, list[tuple[int, int, int, str]]]:
    """A game in which nobody does anything: who activated which hero in which round and cycle."""
    s = drafted(seed, **setup)
    found: list[tuple[int, int, int, str]] = []
    while not s.over:
        assert s.decision is not None
        options = s.decision.options
        if s.decision.kind == "activate":
            found.append((s.world[t.ROUND], s.world[t.CYCLE], s.decision.player, s.cards[options[0].thing].id))
        s.choose(options[-1] if options[-1].verb == "done" else options[0])
    return s, found


@pytest.mark.clause("DA-round-01", "DA-round-02", "DA-round-08", "DA-round-10", "DA-end-03")
def test_four_rounds_of_four_cycles_in_which_every_hero_acts_once_with_or_without_monsters() -> None:
    s, found = activations(1, first=1)
    assert t.monsters(s) == [] and t.shared(s, t.DUNGEON), "tiles are left, and no monster ever had a turn"
    assert [(turn, cycle) for turn, cycle, _, _ in found] == [(r, c) for r in (1, 2, 3, 4) for c in (1, 2, 3, 4) for _ in (1, 2)]
    for player in (0, 1):
        own = sorted(s.cards[who].id for who in t.heroes(s, player))
        for turn in (1, 2, 3, 4):
            assert sorted(id for r, _, p, id in found if (r, p) == (turn, player)) == own, "each exactly once a round"


@pytest.mark.clause("DA-round-04", "DA-final-11", "DA-component-15")
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_players_token_sets_the_order_and_passes_to_the_left_each_round(players: int) -> None:
    s = GAME.start({"players": players, "first": 2}, 3)
    assert s.decision is not None and (s.decision.kind, s.decision.player) == ("draft", 1), "the token also begins the draft"
    _, found = activations(3, players=players, first=2)
    for turn in (1, 2, 3, 4):
        order = [(turn + seat) % players for seat in range(players)]  # player 2 in the first round, then the next on the left
        assert [player for r, _, player, _ in found if r == turn] == order * 4


@pytest.mark.clause("DA-round-11")
def test_one_hero_must_be_activated_each_cycle_but_may_do_nothing(dungeon):
    t_ = dungeon(activating=False, friends=[{"hero": "lorna", "at": "e1"}])
    assert set(t_.options) == {"activate:petra", "activate:lorna"}, "there is no way to pass"
    t_.act("activate", "lorna").answer("done")
    assert t_.number(t.EXHAUSTED, "lorna") and t_.at("lorna") == "e1" and t_.decision.player == 1


@pytest.mark.clause("DA-activate-01", "DA-round-12", "DA-hero-11")
def test_an_activated_hero_is_exhausted(dungeon):
    t_ = dungeon(activating=False, friends=[{"hero": "lorna", "at": "e1", "exhausted": True}])
    assert t_.options == ["activate:petra"]
    assert t_.why("activate:lorna") == "DA-round-12"
    assert t_.why("activate:holgar") == "DA-activate-01"
    t_.act("activate", "petra")
    assert t_.number(t.EXHAUSTED, "petra")


@pytest.mark.clause("DA-monster-06", "DA-monster-07", "DA-monster-08", "DA-monster-21", "DA-monster-05")
def test_players_choose_monsters_far_from_their_own_heroes(dungeon):
    tiles = {
        "tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "old_crypt", "slot": [0, 1]}],
        "hallways": [[[1, 0], [1, 1]]],
    }
    t_ = dungeon(at="e2", monsters={"goblin": "e3", "orc": "e5", "skeleton": "b5"}, **tiles)
    assert [distance_class(t_.s, 0, t_.card(name)) for name in ("skeleton", "orc", "goblin")] == [1, 2, 3]
    assert candidates(t_.s, 0) == [t_.card("skeleton")]
    assert len(candidates(t_.s, 1)) == 3
    t_.s.numbers[t.EXHAUSTED][t_.card("skeleton")] = 1
    assert candidates(t_.s, 0) == [t_.card("orc")]


@pytest.mark.clause("DA-monster-11", "DA-monster-20", "DA-monster-12", "DA-mmove-07")
def test_a_monster_ends_where_it_can_attack_if_it_can(dungeon):
    t_ = dungeon(at="e2", monsters={"orc": "e6"}, **OPEN)
    cells = {t.floor(t_.s).name(at) for at in destinations(t_.s, t_.card("orc"))}
    assert cells == {"e3", "d3", "f3", "d2", "f2"} & cells and cells
    t_ = dungeon(at="e2", monsters={"goblin_archer": "e3"}, **OPEN)  # adjacent: it must get away to shoot, paying the surcharge
    cells = {t.floor(t_.s).name(at) for at in destinations(t_.s, t_.card("goblin_archer"))}
    assert cells == {"e4", "d5", "e5", "f5"}
    t_ = dungeon(at="e1", monsters={"skeleton": "e6"}, **OPEN)
    assert destinations(t_.s, t_.card("skeleton")) == places(t_.s, t_.card("skeleton")), "nobody in reach: anywhere it gets to"
    assert t_.at("skeleton") in {t.floor(t_.s).name(at) for at in destinations(t_.s, t_.card("skeleton"))}, "or nowhere"


@pytest.mark.clause(
    "DA-monster-01", "DA-monster-14", "DA-monster-15", "DA-monster-19", "DA-round-03", "DA-round-05", "DA-combat-03"
)
def test_the_last_player_activates_a_monster_that_must_attack(dungeon):
    t_ = dungeon(at="e2", monsters={"orc": {"at": "e4", "faces": "s"}}, active=2, first=1, activating=False, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert t_.decision.player == 1 and t_.decision.kind == "goto"
    t_.act("goto", "orc", word="e3")
    assert t_.decision.kind == "prowl" and "face:n" not in t_.options
    t_.answer("face:s")
    assert t_.hurt("petra") == 4 - 2 and t_.number(t.EXHAUSTED, "orc") and t_.s.tallies[t.XP] == [0, 0]


@pytest.mark.clause("DA-reaction-01", "DA-reaction-02", "DA-reaction-03", "DA-reaction-04", "DA-reaction-05")
def test_a_reaction_counts_against_the_attack_it_answers(dungeon):
    t_ = dungeon(at="e3", monsters={"orc": {"at": "e4", "faces": "s"}}, active=2, first=1, activating=False,
                 hand=["bulwark_of_faith", "holy_blade"], **OPEN)  # fmt: skip
    t_.act("activate", "holgar").answer("done")
    while t_.decision.kind != "react":
        t_.s.choose(t_.decision.options[0])
    assert t_.decision.player == 0 and t_.why("react:holy_blade") == "DA-reaction-01"
    t_.act("react", "bulwark_of_faith")
    assert t_.hurt("petra") == 0 and t_.zone(t.COLUMN) == ["bulwark_of_faith"]


@pytest.mark.clause("DA-reaction-03", "DA-play-08")
def test_the_bonus_of_a_reaction_lasts_against_later_attacks_of_the_round(dungeon):
    monsters = {"orc": {"at": "e4", "faces": "s"}, "ogre": {"at": "d4", "faces": "s"}}
    t_ = dungeon(at="e3", monsters=monsters, friends=[{"hero": "lorna", "at": "e1"}], active=2, first=1, activating=False,
                 hero={"exhausted": True}, hand=["bulwark_of_faith"], **OPEN)  # fmt: skip
    t_.seeded(1).act("activate", "holgar").answer("done").act("monster", "orc")
    seen: list[str] = []
    while t_.decision.kind != "activate":
        seen.append(t_.decision.kind)
        wanted = [option for option in t_.decision.options if option.verb == "react" or t_.card("petra") in option.things[1:]]
        t_.s.choose((wanted or t_.decision.options)[0])
    assert seen.count("react") == 1, "the second attack asks for nothing more"
    assert t_.hurt("petra") == 0 + 2, "the orc's 4 and the ogre's 5 + 1, both against 2 + 2"


# -- upgrades


AREA = ["short_sword", "buckler", "magic_missile", "duck", "fireball"]


def shopping(dungeon: Any, xp: int, **more: Any) -> Any:
    return dungeon(at="e2", one={"xp": xp}, area=AREA, **more).answer("done")


@pytest.mark.clause(
    "DA-upgrade-01",
    "DA-upgrade-02",
    "DA-upgrade-05",
    "DA-upgrade-07",
    "DA-upgrade-08",
    "DA-upgrade-19",
    "DA-overview-06",
    "DA-overview-07",
)
def test_an_upgrade_is_paid_with_face_up_experience_and_goes_to_hand(dungeon):
    t_ = shopping(dungeon, 3)
    t_.act("buy", "short_sword")
    assert t_.s.tallies[t.XP][0] == 1 and t_.s.tallies[t.SPENT][0] == 2 and t_.s.tallies[t.SELECTIONS][0] == 1
    assert "short_sword" in t_.zone(t.HAND) and len(t_.zone(t.AREA)) == 5 and t_.decision.kind != "select"


@pytest.mark.clause("DA-upgrade-03", "DA-upgrade-06")
def test_what_cannot_be_paid_or_fits_nobody_is_not_sold(dungeon):
    t_ = shopping(dungeon, 3)
    assert t_.why("buy:fireball") == "DA-upgrade-03"
    assert t_.why("buy:magic_missile") == "DA-upgrade-06"


@pytest.mark.clause("DA-upgrade-11", "DA-upgrade-12", "DA-upgrade-13", "DA-upgrade-14", "DA-upgrade-15")
def test_one_card_may_be_replaced_and_then_only_the_new_one_is_for_sale(dungeon):
    t_ = shopping(dungeon, 3, upgrades=["potion", "boots"])
    assert t_.why("replace:fireball") == "DA-upgrade-03"
    t_.act("replace", "buckler")
    assert t_.zone(t.PILE) == ["buckler"] and t_.zone(t.AREA) == ["short_sword", "potion", "magic_missile", "duck", "fireball"]
    assert t_.decision.kind == "select" and t_.options == ["buy:potion", "done"]
    assert t_.why("buy:short_sword") == t_.why("salvage:buckler") == "DA-upgrade-14", "nor what was thrown away"
    assert t_.why("replace:duck") == t_.why("replace:potion") == "DA-upgrade-15"
    t_.act("buy", "potion")
    assert "potion" in t_.zone(t.HAND) and t_.zone(t.AREA)[1] == "boots"


@pytest.mark.clause("DA-upgrade-16", "DA-upgrade-17", "DA-upgrade-18")
def test_the_discards_sell_for_one_more_and_the_area_is_not_refilled(dungeon):
    t_ = dungeon(at="e2", one={"xp": 3}, area=["buckler", "duck"], pile=["short_sword"]).answer("done")
    t_.act("salvage", "short_sword")
    assert t_.s.tallies[t.SPENT][0] == 3 and t_.zone(t.AREA) == ["buckler", "duck"]
    assert t_.s.tallies[t.SELECTIONS][0] == 1 and t_.decision.kind != "select", "one of them, and the marker advances"
    t_ = dungeon(at="e2", one={"xp": 9}, area=["buckler"], pile=["magic_missile", "short_sword"])
    for seat in (0, 1):
        zones: Any = view(t_.s, seat)["zones"]
        shown = next(zone["cards"] for zone in zones if zone["zone"] == "pile")
        assert [card["card"] for card in shown] == ["magic_missile", "short_sword"], "anybody may look through them at any time"
    assert t_.answer("done").why("salvage:magic_missile") == "DA-upgrade-06"


@pytest.mark.clause("DA-artifact-02", "DA-artifact-03", "DA-artifact-04", "DA-artifact-05")
def test_an_artifact_lies_beside_the_heroes_and_serves_them_all(dungeon):
    t_ = dungeon(at="e2", friends=[{"hero": "bull", "at": "e1"}], one={"xp": 9}, area=["aegis"]).answer("done")
    armor = values.armor(t_.s, t_.card("bull"))
    t_.act("buy", "aegis")
    assert t_.zone(t.ARTIFACTS) == ["aegis"] and values.armor(t_.s, t_.card("bull")) == armor + 1
    assert t_.s.tallies[t.SELECTIONS][0] == 1
    t_ = dungeon(at="e2", one={"xp": 9, "artifacts": ["aegis"]}, area=["veil"]).answer("done").act("buy", "veil")
    assert t_.zone(t.ARTIFACTS) == ["aegis", "veil"], "as many as one likes"


# -- discard, draw, final phase, end


@pytest.mark.clause("DA-draw-01", "DA-draw-02", "DA-draw-03", "DA-draw-05", "DA-draw-06", "DA-draw-07")
def test_discard_up_to_the_limit_then_draw_up_to_the_size(dungeon):
    t_ = dungeon(at="e2", hand=["duck", "potion"], one={"deck": ["map"], "discard": ["boots"]}, under=["holy_blade"])
    t_.answer("done")
    assert t_.decision.kind == "discard" and "done" in t_.options, "nobody is forced"
    t_.act("discard", "duck")
    assert sorted(t_.zone(t.HAND)) == ["boots", "duck", "map", "potion"] and t_.zone(t.COLUMN) == ["holy_blade"]


@pytest.mark.clause("DA-final-01", "DA-final-02", "DA-final-05", "DA-final-06", "DA-final-08", "DA-final-09", "DA-final-10")
def test_the_final_phase_readies_poisons_discards_and_passes_the_token(dungeon):
    t_ = dungeon(
        at="e2", cycle=4, active=2, first=1, activating=False, hero={"poison": 2, "exhausted": True}, under=["holy_blade"], round=1
    )
    t_.act("activate", "holgar").answer("done")
    assert t_.decision.kind == "draw" and t_.decision.player == 0  # the used cards are discarded already
    t_.no()
    assert t_.s.world[t.ROUND] == 2 and t_.s.world[t.FIRST] == 1 and t_.s.world[t.CYCLE] == 1
    assert t_.number(t.POISON, "petra") == 3 and not t_.number(t.EXHAUSTED, "petra")
    assert "holy_blade" in t_.zone(t.DISCARD) and t_.decision.player == 1


@pytest.mark.clause("DA-final-07", "DA-end-11", "DA-end-04")
def test_poison_fells_a_hero_in_the_last_final_phase_too(dungeon):
    t_ = dungeon(
        at="e2",
        cycle=4,
        round=4,
        active=2,
        first=1,
        activating=False,
        hero={"poison": 5, "exhausted": True},
        one={"xp": 3, "spent": 2},
    )
    t_.act("activate", "holgar").answer("done")
    assert t_.s.over and t_.number(t.DEFEATED, "petra")
    assert points(t_.s, 0) == 4 and t_.s.winners == (0,)


@pytest.mark.clause("DA-final-09", "DA-end-02", "DA-end-11")
@pytest.mark.parametrize(("moment", "asked"), [({"round": 3}, True), ({"round": 4}, False), ({"round": 2, "ending": True}, False)])
def test_the_last_draw_of_a_round_is_asked_about_unless_the_game_ends_with_it(dungeon, moment: dict[str, Any], asked: bool) -> None:
    one = {"deck": ["duck", "potion"]}
    t_ = dungeon(at="e2", hero={"exhausted": True, "poison": 1}, one=one, cycle=4, active=2, first=1, activating=False, **moment)
    t_.act("activate", "holgar").answer("done")
    assert t_.s.over is not asked and t_.number(t.POISON, "petra") == 2
    if asked:
        assert t_.decision.kind == "draw"
        t_.yes()
        assert sorted(t_.zone(t.HAND)) == ["duck", "potion"]
    else:
        assert t_.zone(t.HAND) == [], "nobody needs cards any more"


@pytest.mark.clause("DA-final-13")
def test_kroms_hide_may_stay_under_him(dungeon):
    t_ = dungeon("krom", at="e2", cycle=4, active=2, first=1, activating=False, hero={"exhausted": True}, under=["hide"])
    t_.act("activate", "holgar").answer("done")
    assert set(t_.options) == {"stay:hide", "discard:hide"}
    left = dungeon("krom", at="e2", cycle=4, active=2, first=1, activating=False, hero={"exhausted": True}, under=["hide"])
    left.act("activate", "holgar").answer("done").act("discard", "hide")
    assert left.zone(t.COLUMN) == [] and "hide" in left.zone(t.DISCARD) + left.zone(t.DECK) + left.zone(t.HAND), "if he wishes"
    t_.act("stay", "hide")
    assert t_.zone(t.COLUMN) == ["hide"]


@pytest.mark.clause("DA-end-01", "DA-end-02", "DA-end-05", "DA-overview-04")
def test_with_no_tiles_and_no_monsters_left_the_cycle_is_finished_and_the_game_ends(dungeon):
    t_ = dungeon(at="e2", monsters={"goblin": "e3"}, dungeon=[], tile_area=["old_crypt"], hero={"poison": 1})
    t_.act("attack", "goblin").answer("done")
    assert t_.decision.kind == "activate" and t_.decision.player == 1  # the cycle of heroes goes on
    t_.act("activate", "holgar").answer("done")
    assert t_.s.over and t_.s.winners == (0,)
    assert t_.number(t.POISON, "petra") == 2, "its final phase is a whole one"


@pytest.mark.clause("DA-end-06", "DA-end-07", "DA-end-08")
def test_ties_go_to_cards_acquired_then_least_damage_then_are_shared(dungeon):
    t_ = dungeon(at="e2", one={"xp": 3, "selections": 1}, two={"xp": 3, "selections": 2})
    assert rank(t_.s, 1) > rank(t_.s, 0)
    t_ = dungeon(at="e2", hero={"damage": 1}, one={"xp": 3}, two={"xp": 3})
    assert rank(t_.s, 1) > rank(t_.s, 0)
    t_ = dungeon(at="e2", cycle=4, round=4, active=2, first=1, activating=False, hero={"exhausted": True})
    t_.act("activate", "holgar").answer("done")
    assert t_.s.winners == (0, 1)
