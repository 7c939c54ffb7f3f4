"""What is in the box, and the setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dungeon_alliance.conftest import at_once
from tests.games.dungeon_alliance.whole_games import GAME, drafted, play

from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.catalogue import COPIES
from tapete.games.dungeon_alliance.rules.market import refill


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


@pytest.mark.clause("DA-encounter-01")
def test_a_monsters_card_gives_its_abilities_two_rewards_and_its_powers() -> None:
    for monster in things(t.MONSTER):
        assert monster.attack[0] in (t.MELEE, t.RANGED) and monster.attack[1] > 0, monster.id
        assert min(monster.armor, monster.evasion) >= 0 and monster.speed > 0 and monster.health > 0, monster.id
        first, second = monster.rewards
        assert first >= second >= 0 and first > 0, monster.id
        said = GAME.speech.facts_text(monster, "en")
        attack = f"{monster.attack[0].capitalize()} attack {monster.attack[1]}"
        for part in (attack, f"Speed {monster.speed}", f"Health {monster.health}", f"XP {monster.xp}: {first} and {second}"):
            assert part in said, (monster.id, part)
        assert (monster.armor == 0 or f"armour {monster.armor}" in said) and (
            monster.evasion == 0 or f"evasion {monster.evasion}" in said
        ), monster.id
        assert bool(monster.abilities) == bool(monster.text("en")), "its powers are on the card"
    assert any(monster.abilities for monster in things(t.MONSTER))


@pytest.mark.clause("DA-component-12", "DA-component-13", "DA-encounter-04")
def test_there_are_27_encounter_cards_and_64_tokens() -> None:
    encounters = things(t.MONSTER) + things(t.THREAT)
    assert len(encounters) == 27 and sum(COPIES[card.id] for card in encounters) == 64
    assert all(monster.xp == sum(monster.rewards) for monster in things(t.MONSTER))


@pytest.mark.clause("DA-tile-10", "DA-tile-06", "DA-component-02")
def test_the_supply_holds_every_monster_and_threat_that_the_tiles_show() -> None:
    shown: Counter[str] = Counter()
    for card in GAME.catalogue.values():
        if isinstance(card, t.Tile):
            for _, icon in card.shape.icons(0):
                shown[f"threat {card.level}" if icon == t.THREAT_ICON else icon] += 1
    held: Counter[str] = Counter()
    for id, card in GAME.catalogue.items():
        if isinstance(card, t.Monster):
            held[id] = COPIES[id]
        elif isinstance(card, t.Threat):
            held[f"threat {card.level}"] += COPIES[id]
    assert not shown - held, "with all tiles on the board nothing is short"


@pytest.mark.clause("DA-dice-01")
def test_the_die_has_two_blanks_two_ones_a_two_and_a_three() -> None:
    assert t.DIE == (0, 0, 1, 1, 2, 3)


@pytest.mark.clause("DA-draft-table-01", "DA-draft-table-02")
def test_more_cards_acquired_mean_more_discards_and_a_larger_hand() -> None:
    assert t.DRAFT_TABLE == ((1, 6), (1, 6), (2, 6), (2, 6), (2, 7), (2, 7), (3, 7), (3, 7), (3, 8)), "the rows of the clause"
    for before, after in zip(t.DRAFT_TABLE, t.DRAFT_TABLE[1:], strict=False):
        assert before[0] <= after[0] and before[1] <= after[1]
    s = drafted()
    s.tallies[t.SELECTIONS][0] = 40
    assert t.row(s, 0) == t.DRAFT_TABLE[-1]


# -- setup


@pytest.mark.clause("DA-component-05")
def test_there_are_four_frames_and_each_holds_the_tiles_of_its_number_of_players() -> None:
    assert len(t.FLOORS) == 4
    totals = []
    for players in (1, 2, 3, 4):
        s = drafted(players=players)
        plan = t.floor(s)
        assert plan is t.FLOORS[players - 1] and len(plan.entrances) == players
        tiles = len(t.tiles(s)) + len(t.shared(s, t.TILE_AREA)) + len(t.shared(s, t.DUNGEON))
        totals.append((tiles, plan.columns * plan.rows))
    assert totals == [(13, 15), (15, 15), (20, 20), (25, 25)]


@pytest.mark.clause("DA-geometry-12", "DA-geometry-13", "DA-geometry-14", "DA-geometry-16", "DA-setup-01")
def test_each_number_of_players_has_its_frame_and_entrances() -> None:
    sizes = {2: (3, 5, [(1, 0), (1, 4)]), 3: (5, 4, [(2, 0), (0, 2), (4, 2)]), 4: (5, 5, [(2, 0), (0, 2), (2, 4), (4, 2)])}
    for players, (columns, rows, entrances) in sizes.items():
        plan = t.FLOORS[players - 1]
        assert (plan.columns, plan.rows) == (columns, rows)
        assert [(plan.column(slot), plan.row(slot)) for slot, _ in plan.entrances] == entrances


@pytest.mark.clause("DA-setup-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random_and_drafts_first(players: int) -> None:
    firsts = []
    for seed in range(30 * players):
        s = GAME.start({"players": players}, seed)
        assert s.decision is not None and s.decision.player == s.world[t.FIRST]
        firsts.append(s.world[t.FIRST])
    assert all(firsts.count(player) >= 15 for player in range(players))


def out_of_reach(s: Any) -> set[int]:
    """What lies neither on the board nor in any pile or hand of the game."""
    return {card for zone in (t.REMOVED, t.HERO_DECK, t.UNUSED) for card in t.shared(s, zone)}


@pytest.mark.clause("DA-setup-15", "DA-setup-28")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_heroes_nobody_drafted_their_cards_and_the_tiles_left_over_never_come_into_the_game(players: int) -> None:
    s = drafted(players=players)
    chosen = {who for player in range(players) for who in t.heroes(s, player)}
    others = {card for card in range(len(s.cards)) if t.kind(s, card) == t.HERO} - chosen
    numbers = {t.hero(s, who).number for who in others}
    theirs = {card for card in range(len(s.cards)) if t.kind(s, card) == t.CARD and t.card_of(s, card).number in numbers}
    assert len(chosen) == 4 * players and len(others) == 17 - 4 * players and len(theirs) == 3 * len(others)
    used = {*t.tiles(s), *t.shared(s, t.TILE_AREA), *t.shared(s, t.DUNGEON)}
    leftover = {card for card in range(len(s.cards)) if t.kind(s, card) == t.TILE} - used
    starters = [card for card in leftover if t.tile(s, card).level == 0]
    assert len(leftover) == 25 - {1: 13, 2: 15, 3: 20, 4: 25}[players] and len(starters) == 4 - players
    gone = others | theirs | leftover
    assert gone <= out_of_reach(s) and not any(s.numbers[t.CELL][who] for who in others)
    for step in range(1, 16):
        play(s, seed=step, until=20)
        assert gone <= out_of_reach(s)


@pytest.mark.clause("DA-setup-07", "DA-setup-09", "DA-setup-10", "DA-overview-02", "DA-overview-03")
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


@pytest.mark.clause("DA-setup-23")
def test_the_upgrades_of_levels_2_and_3_wait_apart_from_the_area() -> None:
    s = drafted()
    waiting = [t.card_of(s, card).level for card in t.shared(s, t.UPGRADES)]
    assert (waiting.count(2), waiting.count(3)) == (26, 16), "all of them"
    for _ in range(10):  # whatever leaves the area, a card of level 1 takes its place
        s.move(t.shared(s, t.AREA)[0], t.REMOVED, 0)
        at_once(s, lambda: refill(s))
        assert [t.card_of(s, card).level for card in t.shared(s, t.AREA)] == [1] * 5
    waiting = [t.card_of(s, card).level for card in t.shared(s, t.UPGRADES)]
    assert (waiting.count(2), waiting.count(3)) == (26, 16)


@pytest.mark.clause("DA-setup-21", "DA-setup-22", "DA-upgrade-09")
def test_five_upgrades_of_level_1_that_fit_somebody_are_on_show() -> None:
    for seed in range(4):
        s = drafted(seed)
        assert len(t.shared(s, t.AREA)) == 5
        for card in t.shared(s, t.AREA):
            assert t.card_of(s, card).level == 1 and values.fits_someone(s, card, t.all_heroes(s))


@pytest.mark.clause("DA-setup-24", "DA-setup-25", "DA-setup-26", "DA-setup-27", "DA-setup-29", "DA-setup-31", "DA-setup-32")
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


def test_whatever_can_be_settled_before_a_game_can_be_played() -> None:
    for choice in GAME.choices():
        assert choice.values[0][0] is None, "the usual game needs no setting"
        for value, _ in choice.values[1:]:
            s = GAME.start({"players": 4, choice.field: value}, 1)
            assert s.decision is not None and s.setup[choice.field] == value
