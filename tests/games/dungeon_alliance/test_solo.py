"""Solo play and the cards that govern the monsters; the cooperative mode, whose rules are ours."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.core import randomness
from tapete.core.refusal import BadDocument, Refused
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.declaration import dungeon_alliance
from tapete.games.dungeon_alliance.rules.rounds import points
from tapete.games.dungeon_alliance.rules.solo import GOALS, deductions
from tapete.testing import Table

GAME = dungeon_alliance()
OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def alone(card: str, heroes: list[dict[str, Any]], monsters: list[dict[str, Any]], **more: Any) -> Table:
    """The last hero of a cycle is done: the card follows."""
    first = {"heroes": heroes, **more.pop("one", {})}
    doc = {"players": [first], "monsters": monsters, "solo": [card], "activating": heroes[0]["hero"], **OPEN, **more}
    t_ = Table(GAME.documents.position(doc))
    t_.answer("done")
    while t_.s.decision is not None and t_.s.decision.kind in ("select", "discard") and "done" in t_.options:
        t_.answer("done")
    return t_


def orc(at: str = "e5", **more: Any) -> dict[str, Any]:
    return {"monster": "orc", "at": at, "faces": "s", **more}


@pytest.mark.clause("DA-solo-01", "DA-solo-02", "DA-geometry-15", "DA-component-20", "DA-solo-04")
def test_one_of_two_heroes_is_taken_four_times() -> None:
    s = GAME.start({"players": 1}, 3)
    for _ in range(4):
        assert s.decision is not None and s.decision.kind == "draft" and len(s.decision.options) == 2
        s.choose(s.decision.options[0])
    assert len(t.heroes(s, 0)) == 4
    assert len([card for card in GAME.catalogue.values() if card.kind == t.SOLO]) == 16
    assert (s.world[t.RESERVE_1], s.world[t.RESERVE_2]) == (8, 12)
    levels = [t.tile(s, card).level for card in t.shared(s, t.TILE_AREA) + t.shared(s, t.DUNGEON)]
    assert [levels.count(level) for level in (1, 2, 3)] == [6, 4, 2]
    while s.decision.kind == "deploy":
        s.choose(s.decision.options[0])
    assert len(t.shared(s, t.SOLO_SHOWN)) == 1 and len(t.shared(s, t.SOLO_DECK)) == 15


@pytest.mark.clause("DA-component-20")
@pytest.mark.parametrize(("setup", "lying"), [({"players": 2}, 0), ({"players": 2, "cooperative": True}, 16)])
def test_solo_cards_lie_ready_only_in_the_modes_they_are_for(setup: dict[str, Any], lying: int) -> None:
    s = GAME.start(setup, 3)
    while s.decision is not None and s.decision.kind in ("draft", "deploy"):
        s.choose(s.decision.options[0])
    assert len(t.shared(s, t.SOLO_SHOWN) + t.shared(s, t.SOLO_DECK)) == lying


@pytest.mark.clause("DA-setup-36")
def test_with_rivals_the_cards_are_not_used() -> None:
    s = GAME.start({"players": 2}, 3)
    while s.decision is not None and s.decision.kind in ("draft", "deploy"):
        s.choose(s.decision.options[0])
    assert t.shared(s, t.SOLO_DECK) == t.shared(s, t.SOLO_SHOWN) == []


@pytest.mark.clause("DA-solo-05", "DA-solo-07", "DA-solocard-04", "DA-solocard-08", "DA-solo-16")
def test_the_strongest_ready_monster_attacks_a_hero_with_the_icon_or_one_of_choice() -> None:
    heroes = [{"hero": "petra", "at": "e2"}, {"hero": "bull", "at": "d2"}]
    t_ = alone("omen_6", heroes, [orc(), {"monster": "goblin", "at": "f6"}])  # martial: both heroes
    assert t_.options == ["unleash:orc#1:marked", "unleash:orc#1:any"]
    t_.answer("unleash:orc#1:marked")
    while t_.s.decision is not None and t_.decision.kind in ("goto", "victim", "prowl", "react"):
        wanted = [option for option in t_.decision.options if option.things and option.target == t_.card("petra")]
        t_.s.choose((wanted or t_.decision.options)[0])
    total = t_.s.numbers[t.DAMAGE][t_.card("petra")] + t_.s.numbers[t.DAMAGE][t_.card("bull")]
    assert total in (4 + 1 - 2, 4 + 1 - 1) and t_.s.numbers[t.EXHAUSTED][t_.card("orc")]


@pytest.mark.clause("DA-reaction-02", "DA-reaction-04")
@pytest.mark.parametrize(("card", "asked"), [("bulwark_of_faith", True), ("duck", True), ("potion", False)])
@pytest.mark.parametrize("together", [False, True])
def test_without_rivals_only_who_holds_a_reaction_is_asked_for_one(card: str, asked: bool, together: bool) -> None:
    """The deck holds one in any case, so that a rival would have to be asked."""
    hand = [card, "map", "boots", "javelin", "sling", "buckler"]  # as many as it may hold: none is drawn
    mine = {"heroes": [{"hero": "petra", "at": "e4"}], "hand": hand, "deck": ["parry"]}
    doc: dict[str, Any] = {"players": [mine], "monsters": [orc()], "solo": ["omen_6"], "activating": "petra", **OPEN}
    if together:
        other = {"heroes": [{"hero": "bull", "at": "e14", "exhausted": True}]}
        doc = {**doc, "players": [mine, other], "cooperative": True, "active": 1, "first": 2}
    t_ = Table(GAME.documents.position(doc))
    kinds: list[str] = []
    while t_.s.world[t.CYCLE] == 1:
        kinds.append(t_.decision.kind)
        ending = [option for option in t_.decision.options if option.verb == "done"]
        t_.s.choose((ending or t_.decision.options)[0])
    assert ("react" in kinds) is asked and "goto" in kinds


@pytest.mark.clause("DA-solo-06", "DA-solocard-03", "DA-solo-17")
def test_section_one_readies_the_exhausted_monster_of_highest_xp() -> None:
    monsters = [orc(exhausted=True), {"monster": "goblin", "at": "f6", "exhausted": True}]
    t_ = alone("omen_6", [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}], monsters)
    assert t_.s.numbers[t.EXHAUSTED][t_.card("goblin")] == 1 and t_.decision.kind in ("unleash", "goto")


@pytest.mark.clause("DA-solo-08", "DA-solocard-07", "DA-solocard-10", "DA-solocard-12")
def test_section_three_only_when_no_action_of_two_is_possible() -> None:
    far = {"monster": "ogre", "at": "e6"}
    t_ = alone("omen_1", [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}], [far], one={"xp": 2}, hallways=[])
    assert t_.s.tallies[t.XP][0] == 1 and t_.s.tallies[t.SPENT][0] == 1
    assert set(t_.options) == {"suffer:petra", "suffer:bull"}
    t_.act("suffer", "petra").act("suffer", "petra")
    assert t_.s.numbers[t.DAMAGE][t_.card("petra")] == 2
    assert not t_.s.numbers[t.EXHAUSTED][t_.card("ogre")] and t_.s.numbers[t.CELL][t_.card("ogre")] == t.floor(t_.s).find("e6") + 1


@pytest.mark.clause("DA-solocard-01", "DA-solo-03")
def test_upgrades_are_removed_and_discarded_by_their_places() -> None:
    area = ["short_sword", "buckler", "parry", "duck", "potion"]
    t_ = alone("omen_2", [{"hero": "mysterios", "at": "e1"}, {"hero": "bull", "at": "d1"}], [], area=area)
    assert "buckler" in [t_.s.cards[card].id for card in t.shared(t_.s, t.PILE)]
    assert "short_sword" in [t_.s.cards[card].id for card in t.shared(t_.s, t.REMOVED)]
    left = [t_.s.cards[card].id for card in t.shared(t_.s, t.AREA)]
    assert len(left) == 5 and left[2:] == ["parry", "duck", "potion"], "the new ones lie where the old ones lay"


@pytest.mark.clause("DA-solo-03", "DA-upgrade-09", "DA-upgrade-06")
def test_alone_a_card_that_fits_nobody_stays_on_show_and_is_not_sold() -> None:
    area = ["short_sword", "buckler", "parry", "duck", "potion"]
    heroes = [{"hero": "mysterios", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    t_ = alone("omen_2", heroes, [], area=area, upgrades=["dodge", "leather", "map"], one={"xp": 9})
    assert [t_.s.cards[card].id for card in t.shared(t_.s, t.AREA)][:2] == ["dodge", "leather"], (
        "stealth or primordial: nobody has it"
    )
    t_.act("activate", "bull").answer("done")
    with pytest.raises(Refused) as caught:
        t_.answer("buy:dodge")
    assert caught.value.refusal.clause == "DA-upgrade-06" and "buy:duck" in t_.options


@pytest.mark.clause("DA-solocard-02")
def test_a_tile_leaves_the_game_and_is_replaced() -> None:
    heroes = [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    t_ = alone("omen_13", heroes, [], tile_area=["old_crypt", "web_hall"], dungeon=["barracks", "bridge"])
    assert [t_.s.cards[card].id for card in t.shared(t_.s, t.TILE_AREA)] == ["web_hall", "barracks"]


@pytest.mark.clause("DA-solocard-11")
def test_three_cards_are_discarded_and_the_next_draw_is_three_short() -> None:
    heroes = [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    hand = ["duck", "potion", "map", "boots", "holy_blade", "lay_hands"]
    t_ = alone("omen_15", heroes, [], one={"hand": hand, "deck": ["sling", "buckler", "parry"]})
    for name in ("duck", "potion", "map"):
        t_.act("discard", name)
    assert len(t_.s.zone(t.HAND, 0)) == 3 and t_.s.tallies[t.SHORT][0] == 3
    t_.act("activate", "bull").answer("done").answer("done")
    assert len(t_.s.zone(t.HAND, 0)) == 3 and t_.s.tallies[t.SHORT][0] == 0, "one draw was short, and it is over"


@pytest.mark.clause("DA-solocard-11")
def test_after_the_fourth_cycle_the_short_draw_is_that_of_the_final_phase_and_no_other() -> None:
    hand = ["duck", "potion", "map", "boots", "holy_blade", "lay_hands"]
    one = {"hand": hand, "deck": ["sling", "buckler", "parry", "dodge", "ward", "web"]}
    t_ = alone("omen_15", [{"hero": "petra", "at": "e1"}], [], one=one, cycle=4, solo_deck=["omen_1", "omen_2"])
    for name in ("duck", "potion", "map"):
        t_.act("discard", name)
    assert t_.s.world[t.ROUND] == 2 and len(t_.s.zone(t.HAND, 0)) == 3, "three cards were all it could hold"
    t_.act("activate", "petra").answer("done").answer("done")
    assert len(t_.s.zone(t.HAND, 0)) == 6


@pytest.mark.clause("DA-end-01", "DA-end-09", "DA-solo-15")
def test_a_card_that_takes_the_last_tile_of_an_empty_dungeon_ends_the_game() -> None:
    heroes = [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    t_ = alone("omen_13", heroes, [], tile_area=["old_crypt", "web_hall"], dungeon=["barracks"])
    assert t_.s.over and t_.s.tallies[t.SPENT][0] == 0, "sections II and III of the card are not read any more"
    t_ = alone("omen_13", heroes, [orc()], tile_area=["old_crypt", "web_hall"], dungeon=["barracks"])
    assert not t_.s.over


@pytest.mark.clause("DA-solo-12", "DA-solo-13")
def test_tiles_monsters_and_hidden_threats_cost_points() -> None:
    s = GAME.documents.position(
        {
            "players": [{"heroes": [{"hero": "petra", "at": "e1"}], "xp": 9}],
            "monsters": [orc()],
            "threats": [{"threat": "pit_1", "at": "f6", "hidden": True}, {"threat": "chest_1", "at": "d6"}],
            "tile_area": ["old_crypt"],
            "dungeon": ["web_hall"],
            **OPEN,
        }
    )
    assert deductions(s) == 4 * 2 + 1 + 1 and points(s, 0) == 9


def finished(setup: dict[str, object], seed: int) -> State:
    s = GAME.start(setup, seed)
    move = 0
    while not s.over:
        assert s.decision is not None
        move += 1
        options = s.decision.options
        s.choose(options[randomness.number(seed, move, len(options))])
    return s


@pytest.mark.clause("DA-solo-11", "DA-solo-14", "DA-solo-15")
@pytest.mark.parametrize("seed", range(4))
def test_solo_games_end_with_a_card_for_each_cycle(seed: int) -> None:
    s = finished({"players": 1}, seed)
    assert s.winners == (0,)
    if not s.world[t.ENDING]:
        assert t.shared(s, t.SOLO_DECK) == t.shared(s, t.SOLO_SHOWN) == []


@pytest.mark.parametrize(("missing", "winners", "told"), [(0, (0, 1), "vence"), (1, (), "fracasa")])
def test_together_all_players_win_with_enough_points_or_all_lose(missing: int, winners: tuple[int, ...], told: str) -> None:
    """A rule of ours: the rulebook leaves the cooperative game to a supplement."""
    mine = {"heroes": [{"hero": "petra", "at": "e2", "exhausted": True}], "xp": 30}
    theirs = {"heroes": [{"hero": "bull", "at": "e14"}], "xp": GOALS[1] + 4 + 1 - 30 - missing}
    doc = {"players": [mine, theirs], "monsters": [orc()], "tile_area": ["old_crypt"], "dungeon": [], **OPEN}
    t_ = Table(GAME.documents.position({**doc, "cooperative": True, "round": 4, "cycle": 4, "active": 2}))
    t_.act("activate", "bull").answer("done")
    while not t_.s.over:
        t_.s.choose(t_.s.decision.options[0])
    assert t_.s.winners == winners and told in GAME.speech.verdict(t_.s, "es") and GAME.lab.scores(t_.s) == [GOALS[1] - missing] * 2


def test_the_cooperative_game_is_for_several_without_pvp() -> None:
    with pytest.raises(BadDocument, match="without PvP"):
        GAME.start({"players": 2, "cooperative": True, "pvp": True}, 1)


def test_those_who_play_together_have_lost_only_when_nobody_is_left() -> None:
    together = GAME.start({"players": 3, "cooperative": True}, 4)
    GAME.endings.give_up(together, frozenset([0, 2]))
    assert not together.over
    GAME.endings.give_up(together, frozenset([0, 1, 2]))
    assert together.over and together.winners == ()
    rivals = GAME.start({"players": 3}, 4)
    GAME.endings.give_up(rivals, frozenset([0]))
    assert not rivals.over
    GAME.endings.give_up(rivals, frozenset([0, 2]))
    assert rivals.winners == (1,)
