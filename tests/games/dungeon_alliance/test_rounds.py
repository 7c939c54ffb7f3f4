"""Setup, rounds, monsters, upgrades, drawing, the final phase and the end; positions, views and random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tapete.contract import check_game
from tapete.core import randomness
from tapete.core.codec import to_json
from tapete.core.labels import labels
from tapete.core.language import LANGUAGES
from tapete.core.state import State
from tapete.core.visibility import view
from tapete.games.dungeon_alliance import board, values
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.catalogue import COPIES
from tapete.games.dungeon_alliance.declaration import dungeon_alliance
from tapete.games.dungeon_alliance.drawing import picture
from tapete.games.dungeon_alliance.rules.monsters import candidates, destinations, distance_class
from tapete.games.dungeon_alliance.rules.rounds import points, rank

GAME = dungeon_alliance()
OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def started(seed: int = 1, **setup: Any) -> State:
    return GAME.start({"players": 2, **setup}, seed)


def drafted(seed: int = 1, **setup: Any) -> State:
    """A game after its setup, heroes taken as they come."""
    s = started(seed, **setup)
    while s.decision is not None and s.decision.kind in ("draft", "deploy"):
        s.choose(s.decision.options[0])
    return s


def things(kind: int) -> list[Any]:
    return [card for card in GAME.catalogue.values() if card.kind == kind]


# -- what is in the box


@pytest.mark.clause("DA-component-01", "DA-component-02", "DA-geometry-17")
def test_there_are_25_tiles_in_four_sorts() -> None:
    by_level = [len([tile for tile in things(t.TILE) if tile.level == level]) for level in range(4)]
    assert by_level == [4, 10, 7, 4]
    for tile in things(t.TILE):
        for _, icon in tile.shape.printed_icons:
            assert icon == t.THREAT_ICON or GAME.catalogue[icon].level == tile.level
    assert all(not tile.shape.printed_icons and tile.shape.printed_doors == 15 for tile in things(t.TILE) if tile.level == 0)


@pytest.mark.clause("DA-component-07", "DA-hero-06", "DA-hero-07", "DA-hero-08", "DA-hero-10")
def test_there_are_17_heroes_each_with_its_own_race_and_classes() -> None:
    heroes = things(t.HERO)
    assert len(heroes) == len({(hero.race, tuple(sorted(hero.classes))) for hero in heroes}) == 17
    assert all(hero.race in t.RACES and set(hero.classes) <= set(t.CLASSES) and len(hero.classes) == 2 for hero in heroes)


@pytest.mark.clause("DA-hero-01", "DA-hero-02", "DA-hero-03", "DA-hero-05")
def test_every_hero_has_an_attack_of_one_type_a_defence_speed_and_health() -> None:
    for hero in things(t.HERO):
        assert hero.attack[0] in (t.MELEE, t.RANGED) and hero.attack[1] > 0
        assert hero.armor + hero.evasion > 0 and hero.speed > 0 and hero.health > 0


@pytest.mark.clause("DA-component-08", "DA-hero-09", "DA-component-10", "DA-artifact-01", "DA-component-09")
def test_there_are_51_starting_cards_32_generics_and_76_upgrades() -> None:
    cards = things(t.CARD)
    starting = [card for card in cards if card.number]
    assert len(starting) == 51 and all(len([c for c in starting if c.number == number]) == 3 for number in range(1, 18))
    assert sum(COPIES[card.id] for card in cards if card.generic) == 32
    assert [len([card for card in cards if card.level == level]) for level in (1, 2, 3)] == [34, 26, 16]
    assert all(card.types == ("artifact",) for card in cards if card.level == 3)
    assert all(card.cost > 0 for card in cards if card.level)


@pytest.mark.clause("DA-component-12", "DA-component-13", "DA-encounter-01", "DA-encounter-04")
def test_there_are_27_encounter_cards_and_64_tokens() -> None:
    encounters = things(t.MONSTER) + things(t.THREAT)
    assert len(encounters) == 27 and sum(COPIES[card.id] for card in encounters) == 64
    assert all(monster.xp == sum(monster.rewards) for monster in things(t.MONSTER))


@pytest.mark.clause("DA-dice-01")
def test_the_die_has_two_blanks_two_ones_a_two_and_a_three() -> None:
    assert t.DIE == (0, 0, 1, 1, 2, 3)


@pytest.mark.clause("DA-draft-table-01", "DA-draft-table-02")
def test_more_cards_acquired_mean_more_discards_and_a_larger_hand() -> None:
    assert t.DRAFT_TABLE[0] == (1, 6)
    for before, after in zip(t.DRAFT_TABLE, t.DRAFT_TABLE[1:], strict=False):
        assert before[0] <= after[0] and before[1] <= after[1]
    s = drafted()
    s.tallies[t.SELECTIONS][0] = 40
    assert t.row(s, 0) == t.DRAFT_TABLE[-1]


# -- setup


@pytest.mark.clause("DA-component-05", "DA-geometry-12", "DA-geometry-13", "DA-geometry-14", "DA-geometry-16", "DA-setup-01")
def test_each_number_of_players_has_its_frame_and_entrances() -> None:
    sizes = {2: (3, 5, [(1, 0), (1, 4)]), 3: (5, 4, [(2, 0), (0, 2), (4, 2)]), 4: (5, 5, [(2, 0), (0, 2), (2, 4), (4, 2)])}
    for players, (columns, rows, entrances) in sizes.items():
        plan = t.FLOORS[players - 1]
        assert (plan.columns, plan.rows) == (columns, rows)
        assert [(plan.column(slot), plan.row(slot)) for slot, _ in plan.entrances] == entrances


@pytest.mark.clause("DA-setup-07", "DA-setup-08", "DA-setup-09", "DA-setup-10", "DA-overview-02", "DA-overview-03", "DA-setup-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_is_a_snake_over_four_heroes_each_and_one_more(players: int) -> None:
    s = GAME.start({"players": players, "first": 2}, 5)
    order: list[int] = []
    assert len(t.shared(s, t.HERO_POOL)) == 4 * players + 1
    while s.decision is not None and s.decision.kind == "draft":
        order.append(s.decision.player)
        s.choose(s.decision.options[-1])
    lap = [(1 + seat) % players for seat in range(players)]
    assert order == lap + lap[::-1] + lap + lap[::-1]
    assert all(len(t.heroes(s, player)) == 4 for player in range(players)) and t.shared(s, t.HERO_POOL) == []


@pytest.mark.clause("DA-setup-12", "DA-setup-13", "DA-setup-14", "DA-setup-16", "DA-setup-17", "DA-hero-09")
def test_the_alliance_deck_is_the_heroes_twelve_cards_and_the_hand_six_of_them() -> None:
    s = drafted()
    for player in range(2):
        numbers = sorted(t.hero(s, who).number for who in t.heroes(s, player))
        own = s.zone(t.HAND, player) + s.zone(t.DECK, player)
        assert len(s.zone(t.HAND, player)) == 6 and len(own) == 12
        assert sorted(t.card_of(s, card).number for card in own) == sorted(numbers * 3)
        assert s.tallies[t.SELECTIONS][player] == 0
        assert not any(s.numbers[t.EXHAUSTED][who] for who in t.heroes(s, player))


@pytest.mark.clause("DA-setup-19", "DA-setup-20", "DA-setup-03")
def test_heroes_stand_in_the_centre_and_the_back_row_with_their_backs_to_the_door() -> None:
    s = drafted()
    plan = t.floor(s)
    south = [plan.name(t.cell(s, who)) for who in t.heroes(s, 0)]
    north = [plan.name(t.cell(s, who)) for who in t.heroes(s, 1)]
    assert sorted(south) == ["d1", "e1", "e2", "f1"] and sorted(north) == ["d15", "e14", "e15", "f15"]
    assert {s.numbers[t.FACING][who] for who in t.heroes(s, 0)} == {0}
    assert {s.numbers[t.FACING][who] for who in t.heroes(s, 1)} == {2}


@pytest.mark.clause("DA-setup-21", "DA-setup-22", "DA-setup-23", "DA-upgrade-09")
def test_five_upgrades_of_level_1_that_fit_somebody_are_on_show() -> None:
    for seed in range(4):
        s = drafted(seed)
        assert len(t.shared(s, t.AREA)) == 5
        for card in t.shared(s, t.AREA):
            assert t.card_of(s, card).level == 1 and values.fits_someone(s, card, t.all_heroes(s))


@pytest.mark.clause(
    "DA-setup-24", "DA-setup-25", "DA-setup-26", "DA-setup-27", "DA-setup-29", "DA-setup-31", "DA-setup-32", "DA-setup-28"
)
@pytest.mark.parametrize(
    ("players", "counts", "reserves"), [(2, (6, 5, 2), (12, 16)), (3, (8, 6, 3), (15, 25)), (4, (10, 7, 4), (20, 35))]
)
def test_the_dungeon_deck_is_in_levels_and_two_tiles_are_shown(
    players: int, counts: tuple[int, ...], reserves: tuple[int, int]
) -> None:
    s = drafted(players=players)
    levels = [t.tile(s, card).level for card in t.shared(s, t.TILE_AREA) + t.shared(s, t.DUNGEON)]
    assert levels == sorted(levels) and tuple(levels.count(level) for level in (1, 2, 3)) == counts
    assert len(t.shared(s, t.TILE_AREA)) == 2
    assert (s.world[t.RESERVE_1], s.world[t.RESERVE_2]) == reserves


def test_the_basic_game_has_one_card_of_each_hero_and_eight_generics() -> None:
    s = drafted(basic=True)
    for player in range(2):
        own = [t.card_of(s, card) for card in s.zone(t.HAND, player) + s.zone(t.DECK, player)]
        assert len(own) == 12 and len([card for card in own if card.generic]) == 8


# -- rounds


def play(s: State, seed: int = 1, until: int = 100000) -> list[tuple[str, int]]:
    """Play at random; the kinds of decisions and who took them."""
    taken: list[tuple[str, int]] = []
    while not s.over and len(taken) < until:
        assert s.decision is not None
        options = s.decision.options
        taken.append((s.decision.kind, s.decision.player))
        s.choose(options[randomness.number(seed, len(taken), len(options))])
    return taken


@pytest.mark.clause("DA-round-01", "DA-round-02", "DA-round-04", "DA-round-08", "DA-round-11", "DA-end-03", "DA-final-11")
def test_four_rounds_of_four_cycles_in_which_every_hero_acts_once() -> None:
    s = drafted(first=2)
    taken = [player for kind, player in play(s) if kind == "activate"]
    if s.world[t.ENDING] == 0:
        assert len(taken) == 2 * 4 * 4 and s.world[t.ROUND] == 4
        assert taken == [1, 0] * 4 + [0, 1] * 4 + [1, 0] * 4 + [0, 1] * 4


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
    assert t_.at("skeleton") in {t.floor(t_.s).name(at) for at in destinations(t_.s, t_.card("skeleton"))}


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
    t_ = shopping(dungeon, 3)
    assert t_.why("replace:fireball") == "DA-upgrade-03"
    t_.act("replace", "magic_missile")
    assert t_.zone(t.PILE)[0] == "magic_missile" and len(t_.zone(t.AREA)) == 5
    if t_.decision.kind == "select":
        assert t_.why("buy:short_sword") == "DA-upgrade-14"
        assert t_.why("replace:duck") == "DA-upgrade-15"


@pytest.mark.clause("DA-upgrade-16", "DA-upgrade-17", "DA-upgrade-18")
def test_the_discards_sell_for_one_more_and_the_area_is_not_refilled(dungeon):
    t_ = dungeon(at="e2", one={"xp": 3}, area=["buckler", "duck"], pile=["short_sword"]).answer("done")
    t_.act("salvage", "short_sword")
    assert t_.s.tallies[t.SPENT][0] == 3 and t_.zone(t.AREA) == ["buckler", "duck"]


@pytest.mark.clause("DA-artifact-02", "DA-artifact-03", "DA-artifact-04", "DA-artifact-05")
def test_an_artifact_lies_beside_the_heroes_and_serves_them_all(dungeon):
    t_ = dungeon(at="e2", friends=[{"hero": "bull", "at": "e1"}], one={"xp": 9}, area=["aegis"]).answer("done")
    armor = values.armor(t_.s, t_.card("bull"))
    t_.act("buy", "aegis")
    assert t_.zone(t.ARTIFACTS) == ["aegis"] and values.armor(t_.s, t_.card("bull")) == armor + 1
    assert t_.s.tallies[t.SELECTIONS][0] == 1


# -- discard, draw, final phase, end


@pytest.mark.clause("DA-draw-01", "DA-draw-02", "DA-draw-03", "DA-draw-05", "DA-draw-06", "DA-draw-07")
def test_discard_up_to_the_limit_then_draw_up_to_the_size(dungeon):
    t_ = dungeon(at="e2", hand=["duck", "potion"], one={"deck": ["map"], "discard": ["boots"]}, under=["holy_blade"])
    t_.answer("done")
    assert t_.decision.kind == "discard"
    t_.act("discard", "duck")
    assert sorted(t_.zone(t.HAND)) == ["boots", "duck", "map", "potion"] and t_.zone(t.COLUMN) == ["holy_blade"]


@pytest.mark.clause(
    "DA-final-01", "DA-final-02", "DA-final-05", "DA-final-06", "DA-final-08", "DA-final-09", "DA-final-10", "DA-final-11"
)
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


@pytest.mark.clause("DA-final-13")
def test_kroms_hide_may_stay_under_him(dungeon):
    t_ = dungeon("krom", at="e2", cycle=4, active=2, first=1, activating=False, hero={"exhausted": True}, under=["hide"])
    t_.act("activate", "holgar").answer("done")
    assert set(t_.options) == {"stay:hide", "discard:hide"}
    t_.act("stay", "hide")
    assert t_.zone(t.COLUMN) == ["hide"]


@pytest.mark.clause("DA-end-01", "DA-end-02", "DA-end-05", "DA-overview-04")
def test_with_no_tiles_and_no_monsters_left_the_cycle_is_finished_and_the_game_ends(dungeon):
    t_ = dungeon(at="e2", monsters={"goblin": "e3"}, dungeon=[], tile_area=["old_crypt"])
    t_.act("attack", "goblin").answer("done")
    assert t_.decision.kind == "activate" and t_.decision.player == 1  # the cycle of heroes goes on
    t_.act("activate", "holgar").answer("done")
    assert t_.s.over and t_.s.winners == (0,)


@pytest.mark.clause("DA-end-06", "DA-end-07", "DA-end-08")
def test_ties_go_to_cards_acquired_then_least_damage_then_are_shared(dungeon):
    t_ = dungeon(at="e2", one={"xp": 3, "selections": 1}, two={"xp": 3, "selections": 2})
    assert rank(t_.s, 1) > rank(t_.s, 0)
    t_ = dungeon(at="e2", hero={"damage": 1}, one={"xp": 3}, two={"xp": 3})
    assert rank(t_.s, 1) > rank(t_.s, 0)
    t_ = dungeon(at="e2", cycle=4, round=4, active=2, first=1, activating=False, hero={"exhausted": True})
    t_.act("activate", "holgar").answer("done")
    assert t_.s.winners == (0, 1)


# -- the table


@pytest.mark.clause("DA-draw-09", "DA-tile-07")
def test_hands_decks_and_face_down_threats_are_hidden_but_their_squares_are_not(dungeon):
    t_ = dungeon(
        at="e3",
        hand=["duck"],
        one={"deck": ["potion"], "discard": ["boots"]},
        threats=[{"threat": "pit_1", "at": "f6", "hidden": True}],
        **OPEN,
    )
    seen = json.dumps(view(t_.s, 1))
    assert "duck" not in seen and "pit_1" not in seen and "boots" in seen and '"threats": ["f6"]' in seen


def test_a_position_is_written_and_read_back() -> None:
    for seed in range(3):
        s = drafted(seed)
        play(s, seed, until=150)
        while not s.over and s.decision is not None and s.decision.kind not in ("main", "activate"):
            s.choose(s.decision.options[0])
        if s.over or any(frame.NAME not in ("play", "turn") for frame in s.stack):
            continue
        document = json.loads(json.dumps(GAME.to_position(s)))
        again = GAME.position(document)
        assert again.decision is not None and s.decision is not None
        assert sorted(again.decision.ids()) == sorted(s.decision.ids()) or again.decision.kind == s.decision.kind
        assert GAME.to_position(again)["map"] == document["map"]


def test_every_option_is_said_in_words_and_the_board_is_drawn() -> None:
    s = drafted(3, pvp=True)
    number = 0
    while not s.over:
        assert s.decision is not None
        for lang in LANGUAGES:
            for text in labels(s, lang):
                assert text and "{" not in text and "None" not in text
        number += 1
        options = s.decision.options
        s.choose(options[randomness.number(7, number, len(options))])
        if number % 50 == 0:
            assert len(board.board(s, 0, "es", 100)) > 20 and picture(s).startswith("<svg")
            json.dumps(to_json(s))


def test_the_contract() -> None:
    check_game(GAME, games=3, each=80)
