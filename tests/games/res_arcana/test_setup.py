"""What the box holds, setup, the first game and the drafts (RA-content, RA-over, RA-setup, RA-draft)."""

from __future__ import annotations

import json

import pytest

from tapete.core.refusal import BadDocument
from tapete.core.visibility import SPECTATOR, exchange, view
from tapete.games.res_arcana import things
from tapete.games.res_arcana.things import facts

ONE_OF_EACH = {"elan": 1, "life": 1, "calm": 1, "death": 1, "gold": 1}
FIRST_SETS = {
    "duelist": {"dragon_teeth", "elemental_spring", "hand_of_glory"},
    "seer": {"chalice_of_life", "flaming_pit", "vault"},
    "alchemist": {"celestial_horse", "magical_shard", "tree_of_life"},
    "transmuter": {"dancing_sword", "fountain_of_youth", "hawk"},
}


def choose_mages(t):
    """Everybody takes the first mage offered."""
    while t.kind == "mage":
        t.answer(t.options[0])
    return t


def ready(t):
    """Setup to its end, with the first option of every question."""
    while t.round == 0:
        t.answer(t.options[0])
    return t


def of_type(t, type):
    return [card for card in range(len(t.s.cards)) if facts(t.s, card).type == type]


@pytest.mark.clause("RA-content-01", "RA-content-02", "RA-content-03", "RA-gloss-10")
def test_the_box_holds_78_different_components_and_five_essences(res_arcana):
    t = res_arcana.new_game()
    counts = [len(of_type(t, type)) for type in (things.ARTIFACT, things.MAGE, things.MONUMENT, things.ITEM, things.PLACE)]
    assert counts == [40, 10, 10, 8, 10]
    assert len(set(t.s.names)) == 78
    assert sorted(facts(t.s, card).tile for card in of_type(t, things.PLACE)) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert things.ESSENCES == ("elan", "life", "calm", "death", "gold")


@pytest.mark.clause("RA-content-05")
def test_two_to_four_play_each_with_an_own_mage(res_arcana):
    assert res_arcana.game.players_range() == (2, 4)
    for players in (2, 3, 4):
        t = ready(res_arcana.new_game(players=players))
        mages = [[card for card in t.ids("area", player) if card in MAGES] for player in range(1, players + 1)]
        assert [len(each) for each in mages] == [1] * players
    for players in (1, 5, 0, "two"):
        with pytest.raises(BadDocument, match="players"):
            res_arcana.new_game(players=players)


MAGES = {"alchemist", "artificer", "druid", "duelist", "healer", "necromancer", "scholar", "seer", "transmuter", "witch"}


@pytest.mark.parametrize(
    ("setup", "field"),
    [({"mode": "solo"}, "mode"), ({"first": 3}, "first"), ({"match": True, "players": 3}, "match"), ({"teams": 2}, "teams")],
)
def test_a_setup_that_cannot_be_is_refused_by_its_field(res_arcana, setup, field):
    with pytest.raises(BadDocument) as caught:
        res_arcana.new_game(**setup)
    assert caught.value.field == field


@pytest.mark.clause("RA-setup-01", "RA-setup-02", "RA-setup-05", "RA-setup-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_centre_and_the_pools(res_arcana, players):
    t = res_arcana.new_game(players=players)
    assert len(t.ids("items")) == 8
    assert [facts(t.s, t.card(id)).tile for id in t.ids("places")] == [1, 2, 3, 4, 5]
    assert (len(t.ids("monuments")), len(t.ids("monument_deck"))) == (2, 8)
    assert [t.pool(player) for player in range(1, players + 1)] == [ONE_OF_EACH] * players
    top = t.s.names[t.s.zone(things.MONUMENT_DECK, 0)[0]]
    for player in range(SPECTATOR, players):
        assert top not in json.dumps(view(t.s, player)), "the deck of monuments lies face down"


@pytest.mark.clause("RA-setup-05")
def test_monuments_are_shuffled(res_arcana):
    shown = {tuple(res_arcana.new_game(seed).ids("monuments")) for seed in range(12)}
    assert len(shown) > 6


@pytest.mark.clause("RA-setup-03")
def test_the_first_game_uses_the_marked_sides(res_arcana):
    for seed in range(5):
        t = res_arcana.new_game(seed, mode="first_game")
        assert t.ids("places") == ["sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle", "dragons_lair"]


@pytest.mark.clause("RA-setup-04", "RA-setup-02", "RA-comp-20")
def test_otherwise_each_tile_shows_a_random_side_and_never_both(res_arcana):
    pairs = {
        "sacred_grove": "alchemists_tower",
        "catacombs_of_the_dead": "sacrificial_pit",
        "cursed_forge": "dwarven_mines",
        "coral_castle": "sunken_reef",
        "dragons_lair": "sorcerers_bestiary",
    }
    seen = set()
    for seed in range(80):
        places = res_arcana.new_game(seed).ids("places")
        seen.add(tuple(places))
        for front, back in pairs.items():
            assert (front in places) != (back in places)
    assert len(seen) > 20, "the sides do not depend on one another"
    with pytest.raises(BadDocument, match="other side"):
        res_arcana.table(places=["sacred_grove"], area=["alchemists_tower"])


@pytest.mark.clause("RA-setup-07")
def test_the_first_player_is_drawn_unless_the_table_names_one(res_arcana):
    assert {res_arcana.new_game(seed, players=4).token for seed in range(40)} == {1, 2, 3, 4}
    assert [res_arcana.new_game(7, players=4, first=player).token for player in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.clause("RA-setup-08", "RA-setup-09", "RA-setup-11", "RA-over-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_mages_and_eight_artifacts_each_three_of_them_in_hand(res_arcana, players):
    t = res_arcana.new_game(players=players)
    dealt = []
    for player in range(1, players + 1):
        assert (len(t.ids("hand", player)), len(t.ids("deck", player)), len(t.ids("mages", player))) == (3, 5, 2)
        dealt += t.ids("hand", player) + t.ids("deck", player)
    assert len(set(dealt)) == 8 * players
    box = t.ids("box")
    assert len(box) == (40 - 8 * players) + (10 - 2 * players)
    choose_mages(t)
    assert len(t.ids("box")) == len(box) + players, "the mages not chosen leave the game"
    while not t.s.over:
        t.answer(t.options[t.s.counter % len(t.options)])
        assert set(box) <= set(t.ids("box")), "what was not dealt is never used"


@pytest.mark.clause("RA-setup-10")
def test_a_player_knows_their_ten_cards_and_nobody_else_does(res_arcana):
    t = res_arcana.new_game(players=2)
    zones = {(zone["zone"], zone["player"]): zone for zone in view(t.s, 0)["zones"]}
    assert zones["deck", 0]["contents"] == sorted(t.ids("deck", 1))
    assert zones["deck", 0]["cards"] == [], "the order is not known"
    assert len(zones["mages", 0]["cards"]) == 2
    assert "contents" not in zones["deck", 1]
    assert view(exchange(t.s, 0, 5), 0) == view(t.s, 0)
    first = res_arcana.new_game(players=2, mode="first_game")
    assert all("contents" not in zone for zone in view(first.s, 0)["zones"]), "RA-setup-15: unseen"


@pytest.mark.clause("RA-setup-11")
def test_the_eight_artifacts_are_shuffled(res_arcana):
    hands = set()
    for seed in range(30):
        t = res_arcana.new_game(seed, first=1)
        hands.add(tuple(sorted(t.ids("hand"))))
    assert len(hands) == 30


@pytest.mark.clause("RA-setup-13", "RA-over-02")
def test_mages_are_chosen_in_secret_after_the_hand_and_shown_together(res_arcana):
    t = res_arcana.new_game(players=3)
    assert (t.kind, t.player) == ("mage", 1)
    assert len(t.ids("hand")) == 3
    before = [json.dumps(view(t.s, player)["zones"]) for player in range(3)]
    chosen, other = t.ids("mages", 1)
    t.act("mage", chosen)
    assert t.player == 2
    for player in (1, 2):
        assert chosen not in json.dumps(view(t.s, player)), "nobody sees a choice before all have chosen"
        assert other not in before[player]
    t.answer(t.options[0])
    assert t.ids("area", 1) == [], "not even its owner shows it yet"
    t.answer(t.options[1])
    assert t.ids("area", 1) == [chosen]
    assert [len(t.ids("area", player)) for player in (1, 2, 3)] == [1, 1, 1]
    assert other in t.ids("box")
    assert all(t.ids("mages", player) == [] for player in (1, 2, 3))
    assert t.pool() == ONE_OF_EACH, "the mage costs nothing"


@pytest.mark.clause("RA-setup-18", "RA-over-02", "RA-gloss-12")
@pytest.mark.parametrize(
    ("players", "first", "order"), [(2, 1, [2, 1]), (3, 2, [1, 3, 2]), (4, 1, [4, 3, 2, 1]), (4, 3, [2, 1, 4, 3])]
)
def test_items_are_chosen_counter_clockwise_and_the_first_player_last(res_arcana, players, first, order):
    t = choose_mages(res_arcana.new_game(players=players, first=first))
    asked = []
    taken = []
    while t.kind == "item":
        asked.append(t.player)
        assert t.choices().isdisjoint(taken)
        taken.append(t.s.cards[t.decision.options[0].things[0]].id)
        t.answer(t.options[0])
        assert t.ids("area", asked[-1])[-1] == taken[-1]
    assert asked == order
    assert len(t.ids("items")) == 8 - players


@pytest.mark.clause("RA-setup-19", "RA-setup-16", "RA-collect-18")
def test_round_one_begins_with_collect(res_arcana):
    t = res_arcana.new_game(3, mode="first_game", players=4, first=1)
    while t.kind == "item":
        t.answer(next(id for id in t.options if id not in ("item:calm_elan", "item:death_life")))
    assert (t.round, t.kind, t.player, t.token) == (1, "main", 1, 1)
    assert t.pool(t.holder("duelist"))["elan"] == 2, "the Duelist collected 1 Elan"
    assert t.pool(t.holder("seer"))["calm"] == 2, "and the Seer 1 Calm"


@pytest.mark.clause("RA-setup-14", "RA-setup-15", "RA-setup-16", "RA-setup-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_sets_are_the_opening_hands(res_arcana, players):
    used = set()
    spare = set()
    for seed in range(25):
        t = res_arcana.new_game(seed, mode="first_game", players=players)
        assert t.kind == "item", "no mage is chosen"
        mine = set()
        for player in range(1, players + 1):
            (mage,) = t.ids("area", player)
            assert set(t.ids("hand", player)) == FIRST_SETS[mage]
            assert len(t.ids("deck", player)) == 5
            mine |= {mage}
            for other in range(SPECTATOR, players):
                shown = json.dumps(view(t.s, other))
                assert not [card for card in t.ids("deck", player) if f'"{card}"' in shown], "nobody has seen the five"
        used |= mine
        unused = set().union(*[FIRST_SETS[mage] for mage in FIRST_SETS if mage not in mine])
        spare |= unused & {card for player in range(1, players + 1) for card in t.ids("deck", player)}
        assert not {mage for mage in FIRST_SETS if mage not in mine} - set(t.ids("box"))
    assert used == set(FIRST_SETS), "who gets which set is drawn"
    assert bool(spare) == (players < 4), "artifacts of unused sets are dealt like any other"


# -- draft


def packs(t):
    return [set(t.ids("pack", player)) for player in range(1, t.s.players + 1)]


@pytest.mark.clause("RA-draft-01", "RA-draft-02", "RA-draft-03", "RA-draft-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_passes_left_and_then_right(res_arcana, players):
    t = res_arcana.new_game(players=players, mode="draft")
    assert [len(t.ids("mages", player)) for player in range(1, players + 1)] == [2] * players, "mages are dealt before"
    for direction in (1, -1):
        start = packs(t)
        assert [len(pack) for pack in start] == [4] * players
        for size in (4, 3, 2):
            before = packs(t)
            for player in range(1, players + 1):
                assert (t.kind, t.player, len(t.options)) == ("pick", player, size)
                picked = t.s.cards[t.decision.options[0].things[0]].id
                unchanged = [before[other - 1] for other in range(player + 1, players + 1)]
                t.answer(t.options[0])
                if player < players:
                    assert packs(t)[player:] == unchanged, "packs move on only when all have picked"
                    others = [json.dumps(view(t.s, other)) for other in range(players) if other != player - 1]
                    assert not [shown for shown in others if f'"{picked}"' in shown], "picks are secret"
            if size > 2:
                left = packs(t)
                for player in range(players):
                    assert left[(player + direction) % players] < before[player]
        if direction == 1:
            assert [len(t.ids("picked", player)) for player in range(1, players + 1)] == [4] * players, "the last card is kept"


@pytest.mark.clause("RA-draft-04", "RA-draft-05")
def test_after_the_draft_eight_cards_are_shuffled_and_the_game_goes_on_as_usual(res_arcana):
    t = res_arcana.new_game(players=3, mode="draft")
    picked = [[], [], []]
    while t.kind == "pick":
        picked[t.player - 1].append(t.s.cards[t.decision.options[-1].things[0]].id)
        t.answer(t.options[-1])
    assert t.kind == "mage"
    orders = []
    for player in (1, 2, 3):
        mine = t.ids("hand", player) + t.ids("deck", player)
        assert (len(t.ids("hand", player)), len(mine), len(set(mine))) == (3, 8, 8)
        assert set(picked[player - 1]) <= set(mine)
        orders.append([card for card in mine if card in picked[player - 1]] != picked[player - 1])
    assert any(orders), "they were shuffled"
    contents = next(zone for zone in view(t.s, 0)["zones"] if zone["zone"] == "deck" and zone["player"] == 0)["contents"]
    assert contents == sorted(t.ids("deck", 1)), "the player has looked at all eight"
    choose_mages(t)
    assert t.kind == "item"
    ready(t)
    assert t.round == 1
