"""Details of combat, upgrades, the final phase and solo play that the larger tests pass by."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.conftest import at_once
from tests.games.dungeon_alliance.whole_games import GAME, drafted

from tapete.core.events import Event, happen
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules.combat import reactions
from tapete.games.dungeon_alliance.rules.harm import gain, hit
from tapete.games.dungeon_alliance.rules.monsters import places
from tapete.games.dungeon_alliance.rules.rounds import ready_all
from tapete.games.dungeon_alliance.rules.solo import bonus, highest, marked_heroes

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def cells(table: Any, name: str) -> set[str]:
    return {t.floor(table.s).name(at) for at in places(table.s, table.card(name))}


# -- combat


@pytest.mark.clause("DA-attack-19", "DA-attack-21", "DA-power-02", "DA-power-05", "DA-attack-02", "DA-combat-02")
def test_each_attack_has_its_type_and_only_its_bonuses(dungeon):
    t_ = dungeon(
        at="e2", monsters={"ogre": "e3", "minotaur": "e4"}, under=[{"card": "heavy_crossbow", "base": True}], hand=["duck"], **OPEN
    )
    t_.act("attack", "ogre").act("attack", "heavy_crossbow", "minotaur")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1 and t_.number(t.DAMAGE, "minotaur") == 5 - 2 - 1
    t_ = dungeon(at="e2", monsters={"goblin": "e3"})
    t_.s.log = []
    t_.act("attack", "goblin")
    assert [line.event.kind for line in t_.s.log] == [ev.ATTACKED, ev.HIT, ev.FELL, ev.GAINED], "strength, damage, experience"
    t_ = dungeon("melinda", at="e2", monsters={"ogre": "e3"}, under=["holy_blade"], hand=["smite"])
    t_.act("cast", "smite", "ogre")  # 5, raised by a bonus of its own type
    assert t_.number(t.DAMAGE, "ogre") == 5 + 1 - 1


@pytest.mark.clause("DA-damage-03")
def test_a_card_ignores_one_defence_and_not_the_other(dungeon):
    t_ = dungeon("krolt", at="e2", monsters={"ghoul": "e3"}, under=["war_pick"])
    t_.act("attack", "ghoul")
    assert t_.s.tallies[t.XP][0] == 0 and t_.number(t.DAMAGE, "ghoul") == 3 + 1 - 1


@pytest.mark.clause("DA-pet-02")
def test_a_pet_is_on_no_square_and_nobody_attacks_it(dungeon):
    t_ = dungeon(
        "graltar", at="e4", monsters={"ogre": "e5"}, rivals=[{"hero": "holgar", "at": "d5"}], under=["wolf"], pvp=True, **OPEN
    )
    assert t_.number(t.CELL, "wolf") == 0 and values.occupied(t_.s).bit_count() == 3
    t_ = dungeon("holgar", at="e4", rivals=[{"hero": "graltar", "at": "e5", "under": ["wolf"]}], pvp=True, **OPEN)
    assert t_.zone(t.COLUMN, 1) == ["wolf"] and t_.can("attack", "graltar")
    assert t_.why("attack:wolf") == "DA-attack-01", "only characters are attacked"
    hurt = {"hero": {"exhausted": True}, "active": 2, "activating": False}
    t_ = dungeon(
        "graltar", at="e4", friends=[{"hero": "lorna", "at": "d4"}], monsters={"orc": "e5"}, under=["wolf"], **hurt, **OPEN
    )
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e5")
    assert t_.decision.kind == "victim" and t_.choices() == {"graltar", "lorna"}


@pytest.mark.clause("DA-pet-06")
def test_a_pet_fills_no_square_and_minds_no_obstacles(dungeon):
    t_ = dungeon("lorna", at="e1", friends=[{"hero": "petra", "at": "e2"}], monsters={"ogre": "e3"}, hand=["hawk"])
    before = values.occupied(t_.s)
    t_.act("pet", "hawk", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1 and values.occupied(t_.s) == before


@pytest.mark.clause("DA-spell-06", "DA-pet-09", "DA-spell-07")
def test_a_spell_needs_sight_unless_its_icon_says_otherwise(dungeon):
    tiles = [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "old_crypt", "slot": [2, 0]}]
    t_ = dungeon("mysterios", at="e2", monsters={"ogre": "g2"}, hand=["magic_missile", "fire_bolt", "slumber"], tiles=tiles)
    assert t_.can("cast", "magic_missile", "ogre")
    assert t_.why("cast:fire_bolt>ogre#1") == "DA-los-03"
    assert t_.why("play:slumber>ogre#1") == "DA-spell-07"


@pytest.mark.clause("DA-hero-13")
def test_the_token_of_runyon_marks_a_monster_until_the_round_is_over(dungeon):
    friends = [{"hero": "petra", "at": "d2"}, {"hero": "mysterios", "at": "d1"}]
    t_ = dungeon("runyon_zay", at="e1", friends=friends, monsters={"minotaur": "e3", "ogre": "d3"}, hand=["weak_spot", "hex"])
    assert t_.can("play", "weak_spot", "ogre") and t_.why("play:weak_spot>petra") == "DA-spell-07"
    petra, minotaur = t_.card("petra"), t_.card("minotaur")
    assert values.defence(t_.s, petra, minotaur, t.MELEE, None) == 2
    t_.act("play", "weak_spot", "minotaur")
    assert t_.number(t.MARK, "minotaur") == t_.card("runyon_zay") + 1 and t_.number(t.EXHAUSTED, "runyon_zay")
    assert values.defence(t_.s, petra, minotaur, t.MELEE, None) == 0, "for every hero who attacks it"
    assert values.defence(t_.s, petra, t_.card("ogre"), t.MELEE, None) == 1, "and for no other monster"
    assert t_.why("play:hex>ogre#1") == "DA-play-04"
    happen(t_.s, [Event(ev.MARKED, t_.card("ogre"), 0, other=t_.card("runyon_zay"))])
    assert not t_.number(t.MARK, "minotaur"), "there is one token of each hero"
    ready_all(t_.s)
    assert not t_.number(t.MARK, "ogre") and values.defence(t_.s, petra, t_.card("ogre"), t.MELEE, None) == 1


@pytest.mark.clause("DA-reaction-06", "DA-play-10")
def test_a_fallen_hero_and_one_who_has_reacted_play_no_reaction(dungeon):
    hand = ["bulwark_of_faith", "parry"]
    t_ = dungeon(at="e2", hand=hand)
    assert len(reactions(t_.s, t_.card("petra"))) == 2
    t_ = dungeon(at="e2", hand=["parry"], under=["bulwark_of_faith"])
    assert reactions(t_.s, t_.card("petra")) == [] and t_.why("play:parry") == "DA-play-04"
    t_ = dungeon(at="e2", hand=hand, hero={"damage": 6, "defeated": True})
    assert reactions(t_.s, t_.card("petra")) == []


@pytest.mark.clause("DA-play-07")
def test_the_types_of_the_rulebook_are_types_of_our_cards_and_more_may_come() -> None:
    used = {kind for card in GAME.catalogue.values() if card.kind == t.CARD for kind in card.types}
    named = {"weapon", "armor", "attack", "control", "enhancement", "healing", "pet", "reaction", "treasure", "artifact"}
    assert named < used == set(t.TYPE_NAMES) and used - named == {"maneuver"}
    names = {t.TYPE_NAMES[kind].en for kind in named}
    assert {"Weapon", "Armour", "Attack Spell", "Control Spell", "Enhancement Spell", "Healing Spell", "Pet"} <= names


@pytest.mark.clause("DA-play-09")
def test_no_card_is_played_while_selecting_or_discarding(dungeon):
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, hand=["holy_blade", "buckler", "boots"], one={"xp": 9}, area=["duck"])
    t_.act("play", "boots").steps("e").act("play", "holy_blade").act("attack", "ogre")
    assert t_.can("play", "buckler"), "before and after moving and attacking"
    t_.answer("done")
    assert t_.decision.kind == "select" and t_.why("play:buckler") == "DA-activate-02"
    t_.act("buy", "duck")
    assert t_.decision.kind == "discard" and t_.why("play:buckler") == "DA-activate-02"


@pytest.mark.clause("DA-play-02")
def test_any_number_of_cards_of_different_types_at_any_moment_of_the_activation(dungeon):
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, hand=["holy_blade", "buckler", "boots", "parry"])
    t_.act("play", "holy_blade").act("play", "buckler").act("attack", "ogre").act("play", "boots").act("play", "parry")
    assert len(t_.zone(t.COLUMN)) == 4


@pytest.mark.clause("DA-xp-09")
def test_of_two_alliances_the_larger_reward_is_paid_first(dungeon):
    for damage, order in (([0, 1], [(0, 2), (1, 1)]), ([0, 2], [(1, 2), (0, 1)])):
        t_ = dungeon(at="e2", monsters={"skeleton": {"at": "e3", "damage": damage}})
        t_.s.log = []
        t_.act("attack", "skeleton")
        paid = [(line.event.player, line.event.amount) for line in t_.s.log if line.event.kind == ev.GAINED]
        assert paid == order


@pytest.mark.clause("DA-xp-06", "DA-switch-03", "DA-switch-04", "DA-setup-34")
def test_third_and_fourth_get_nothing_and_the_last_reserve_never_ends() -> None:
    four = [{"heroes": [{"hero": id, "at": at}]} for id, at in (("petra", "h2"), ("bull", "b8"), ("krom", "h14"), ("root", "n8"))]
    s = GAME.documents.position({"players": four, "monsters": [{"monster": "ogre", "at": "h3", "damage": [1, 3, 2, 0]}]})
    ogre = t.monsters(s)[0]
    at_once(s, lambda: hit(s, ogre, 1, 3, t.heroes(s, 3)[0]))
    assert s.tallies[t.XP] == [0, 5, 2, 0]
    tiles = len(t.shared(s, t.DUNGEON))
    at_once(s, lambda: gain(s, 0, 100))
    at_once(s, lambda: gain(s, 0, 5))
    assert s.tallies[t.XP][0] == 105 and t.upgrade_level(s) == 3 and len(t.shared(s, t.DUNGEON)) == tiles


@pytest.mark.clause("DA-defeat-03")
def test_a_fallen_hero_is_no_target_and_takes_no_damage(dungeon):
    down = {"damage": 6, "defeated": True, "exhausted": True}
    t_ = dungeon(at="e2", hero=down)
    happen(t_.s, [Event(ev.WOUNDED, t_.card("petra"), 0, 2)])
    assert t_.hurt("petra") == 6
    fallen = [{"hero": "holgar", "at": "e5", "damage": 7, "defeated": True}, {"hero": "krolt", "at": "d5"}]
    t_ = dungeon(at="e4", rivals=fallen, pvp=True, **OPEN)
    assert t_.why("attack:holgar") == "DA-defeat-03" and t_.can("attack", "krolt")
    friends = [{"hero": "bull", "at": "d4"}, {"hero": "lorna", "at": "f4"}]
    t_ = dungeon(at="e4", hero=down, friends=friends, monsters={"orc": "e5"}, active=2, activating=False, **OPEN)
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e5")
    assert t_.decision.kind == "victim" and t_.choices() == {"bull", "lorna"}


@pytest.mark.clause("DA-defeat-09")
def test_the_column_of_a_fallen_hero_stays_until_the_final_phase(dungeon):
    mine: dict[str, Any] = {"hero": {"damage": 5, "exhausted": True}, "under": ["holy_blade"], "active": 2, "activating": False}
    t_ = dungeon(at="e4", monsters={"orc": "e5"}, friends=[{"hero": "lorna", "at": "e1"}], cycle=3, **mine, **OPEN)
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e5")
    while t_.decision.kind != "activate":
        t_.s.choose(t_.decision.options[0])
    assert t_.number(t.DEFEATED, "petra") and t_.zone(t.COLUMN) == ["holy_blade"] and t_.s.world[t.CYCLE] == 4
    t_.act("activate", "lorna")
    assert t_.zone(t.COLUMN) == ["holy_blade"], "in the last cycle still"
    t_.answer("done")
    assert t_.zone(t.COLUMN) == [] and t_.number(t.DEFEATED, "petra")


# -- upgrades, drawing, the final phase, the end


@pytest.mark.clause("DA-upgrade-20", "DA-activate-02", "DA-round-06")
def test_after_acquiring_nothing_is_replaced_and_the_turn_goes_on_to_discarding(dungeon):
    t_ = dungeon(at="e2", one={"xp": 9}, area=["duck", "potion"], hand=["boots", "map"]).answer("done")
    assert t_.why("step:n") == "DA-activate-02"
    t_.act("buy", "duck")
    assert t_.decision.kind == "discard" and t_.why("replace:potion") == "DA-activate-02"


@pytest.mark.clause("DA-draw-04")
def test_with_a_full_hand_nothing_is_drawn(dungeon):
    hand = ["duck", "potion", "map", "boots", "parry", "javelin", "sling"]
    t_ = dungeon(at="e2", hand=hand, one={"deck": ["buckler"]}).answer("done").answer("done")
    assert len(t_.zone(t.HAND)) == 7 and t_.zone(t.DECK) == ["buckler"]


@pytest.mark.clause("DA-draw-08")
def test_the_next_player_starts_once_the_one_before_has_discarded_and_drawn(dungeon):
    """The rulebook lets the next player begin meanwhile to save time; the reading in the clause's note is that software waits."""
    t_ = dungeon(at="e2", hand=["duck", "potion"], one={"deck": ["buckler"]}).answer("done")
    assert (t_.decision.kind, t_.decision.player) == ("discard", 0), "nobody else is asked meanwhile"
    t_.act("discard", "duck")
    assert (t_.decision.kind, t_.decision.player) == ("activate", 1)
    assert sorted(t_.zone(t.HAND)) == ["buckler", "duck", "potion"], "the hand is full again before the rival acts"


@pytest.mark.clause("DA-final-03", "DA-final-04", "DA-final-12")
def test_surges_and_waivers_end_and_monsters_and_fallen_heroes_are_ready_again(dungeon):
    mine = {"damage": 6, "defeated": True, "exhausted": True, "surge": "speed", "waived": True}
    t_ = dungeon(at="e2", hero=mine, monsters={"orc": {"at": "e5", "exhausted": True}}, cycle=4, active=2, activating=False, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert [t_.number(field, "petra") for field in (t.EXHAUSTED, t.SURGE, t.WAIVED, t.DEFEATED)] == [0, 0, 0, 1]
    assert not t_.number(t.EXHAUSTED, "orc") and t_.s.world[t.ROUND] == 2


@pytest.mark.clause("DA-end-10")
def test_the_end_is_looked_for_once_the_new_tile_is_complete(dungeon):
    t_ = dungeon(at="e3", tile_area=["old_crypt"], dungeon=["bridge"])
    t_.answer("open:n").act("tile", "old_crypt", word="0")
    assert t_.zone(t.DUNGEON) == [] and t_.s.world[t.ENDING] == 0  # its skeleton is on the board


@pytest.mark.clause("DA-variant-01", "DA-setup-05", "DA-setup-06")
def test_generics_stay_out_of_the_normal_game_and_supplies_are_laid_out() -> None:
    s = drafted()
    assert not any(t.card_of(s, card).generic for player in (0, 1) for zone in (t.HAND, t.DECK) for card in s.zone(zone, player))
    assert len(t.shared(s, t.SUPPLY)) == 40 and len(t.shared(s, t.THREATS)) == 24


@pytest.mark.clause("DA-setup-02", "DA-geometry-16")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_a_colour_its_tile_its_damage_and_its_marker(players: int) -> None:
    s = drafted(players=players)
    plan = t.floor(s)
    colours = [s.cards[t.tile_at(s, slot)].id for slot, _ in plan.entrances]
    assert colours == ["start_blue", "start_red", "start_yellow", "start_green"][:players]
    for player in range(players):
        at_home = [who for who in t.heroes(s, player) if t.room(s, who) == plan.entrances[player][0]]
        assert len(at_home) == 4, "its four bases stand on its own tile"
        assert s.tallies[t.SELECTIONS][player] == 0, "its selection marker"
    skeleton = next(card for card in t.shared(s, t.SUPPLY) if s.cards[card].id == "skeleton")
    happen(s, [Event(ev.APPEARED, skeleton, amount=plan.centre(plan.entrances[0][0]), zone=0)])
    at_once(s, lambda: hit(s, skeleton, 1, players - 1, t.heroes(s, players - 1)[0]))
    assert [s.numbers[t.BY + player][skeleton] for player in range(4)] == [int(player == players - 1) for player in range(4)]


@pytest.mark.clause("DA-xp-01")
def test_any_cost_is_paid_exactly(dungeon):
    t_ = dungeon(at="e2", one={"xp": 7}, area=["duck"]).answer("done").act("buy", "duck")
    assert (t_.s.tallies[t.XP][0], t_.s.tallies[t.SPENT][0]) == (6, 1)


# -- solo cards


@pytest.mark.clause("DA-solo-09", "DA-solo-10", "DA-solocard-05", "DA-solocard-06", "DA-solocard-13")
def test_ties_are_open_and_bonuses_follow_the_form_of_the_card() -> None:
    heroes = [{"hero": "petra", "at": "e2"}, {"hero": "mysterios", "at": "d2"}, {"hero": "melinda", "at": "f2"}]
    monsters = [{"monster": "orc", "at": "e5"}, {"monster": "orc", "at": "d5"}, {"monster": "goblin", "at": "f5"}]
    s = GAME.documents.position({"players": [{"heroes": heroes}], "monsters": monsters, **OPEN})
    orcs = highest(s, False)
    assert len(orcs) == 2
    cards = {id: card for id, card in GAME.catalogue.items() if isinstance(card, t.SoloCard)}
    assert bonus(s, cards["omen_1"], orcs[0], "marked") == 1 and bonus(s, cards["omen_1"], orcs[0], "any") == 2
    assert bonus(s, cards["omen_7"], orcs[0], "any") == 3 and bonus(s, cards["omen_8"], orcs[0], "any") == 0
    assert bonus(s, cards["omen_12"], orcs[0], "marked") == 0
    assert [s.cards[who].id for who in marked_heroes(s, cards["omen_12"])] == ["mysterios"]
    assert len(marked_heroes(s, cards["omen_1"])) == 3


@pytest.mark.clause("DA-attack-01", "DA-round-07")
def test_after_moving_a_hero_may_attack_or_not_and_rest_takes_the_place_of_attacking(dungeon):
    t_ = dungeon(at="d1", monsters={"ogre": "e3"})
    t_.steps("ne")
    assert t_.can("attack", "ogre") and "done" in t_.options
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, hero={"damage": 3})
    t_.answer("rest")
    assert t_.hurt("petra") == 0 and not t_.can("attack", "ogre")


@pytest.mark.clause("DA-upgrade-10", "DA-component-14")
def test_when_the_deck_runs_out_gaps_stay_until_the_next_one_arrives(dungeon):
    t_ = dungeon(at="e2", one={"xp": 9}, area=["duck", "potion", "boots", "map", "javelin"])
    for card in [card for card in t.shared(t_.s, t.UPGRADES) if t.card_of(t_.s, card).level == 1]:
        t_.s.move(card, t.REMOVED, 0)
    t_.answer("done").act("buy", "duck")
    assert t_.zone(t.AREA) == ["potion", "boots", "map", "javelin"] and t_.s.tallies[t.SELECTIONS][0] == 1
    at_once(t_.s, lambda: gain(t_.s, 0, 12))
    assert len(t_.zone(t.AREA)) == 5 and GAME.catalogue[t_.zone(t.AREA)[-1]].level == 2


def alone(card: str, hall: list[Any], **monster: Any) -> Any:
    from tapete.testing import Table

    heroes = [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    one = {"heroes": heroes, "deck": ["duck", "potion", "boots", "map", "javelin", "sling", "parry"]}
    doc = {"players": [one], "monsters": [monster], "solo": [card], "activating": "petra", **OPEN, "hallways": hall}
    return Table(GAME.documents.position(doc)).answer("done")


@pytest.mark.clause("DA-solo-18")
def test_the_player_draws_before_the_card_is_resolved() -> None:
    t_ = alone("omen_15", [], monster="ogre", at="e6")
    assert t_.decision.kind == "discard" and len(t_.s.zone(t.HAND, 0)) == 6 and "done" not in t_.options


@pytest.mark.clause("DA-solocard-09")
def test_a_monster_surge_readies_the_strongest_exhausted_monster_and_attacks_at_three_more() -> None:
    t_ = alone("omen_2", OPEN["hallways"], monster="orc", at="e5", exhausted=True)
    while t_.decision.kind in ("goto", "victim", "prowl", "surge", "react"):
        if t_.decision.kind == "react":
            t_.answer("pass")
            continue
        wanted = [option for option in t_.decision.options if option.things and option.target == t_.card("bull")]
        t_.s.choose((wanted or t_.decision.options)[0])
    hurt = {name: t_.s.numbers[t.DAMAGE][t_.card(name)] for name in ("petra", "bull")}
    assert hurt in ({"petra": 4 + 3 - 2, "bull": 0}, {"petra": 0, "bull": 4 + 3 - 1})
    assert t_.s.numbers[t.EXHAUSTED][t_.card("orc")]
    assert alone("omen_2", [], monster="orc", at="e5", exhausted=True).decision.kind == "activate"
