"""The match of three for two players (RA-match)."""

from __future__ import annotations

import pytest

from tapete.core.refusal import BadDocument
from tapete.core.visibility import redeal, view
from tapete.games.res_arcana.rules.actions import OFFER
from tapete.games.res_arcana.things import AREA, DEALT_TO, DEATH, DECK, EXPOSED, HAND, WINS

EIGHT = ["nightingale", "hawk", "vault", "prism", "crypt", "athanor", "treant", "mermaid"]
OTHER_EIGHT = ["sea_serpent", "fire_dragon", "wind_dragon", "dragon_egg", "guard_dog", "windup_man", "dancing_sword", "elvish_bow"]
WINNING = {"card": "catacombs_of_the_dead", "death": 12}


def last_round(kit, game, wins, winner=1, shared=False, **more):
    """Both about to pass for the last time; the winner holds twelve points."""
    first = {"area": ["druid", "nightingale"], "hand": EIGHT[1:3], "deck": EIGHT[3:6], "discard": EIGHT[6:], "pool": {"elan": 3}}
    second = {"area": ["witch"], "hand": OTHER_EIGHT[1:3], "deck": OTHER_EIGHT[3:], "discard": OTHER_EIGHT[:1]}
    (first if winner == 1 else second)["area"].append(WINNING)
    if shared:
        second["area"].append({"card": "alchemists_tower", "gold": 14})
        second["pool"] = {"elan": 3}
    return kit.table([second], match={"game": game, "wins": wins}, **first, **more)


def ended(t):
    """Both pass."""
    t.pass_turn().pass_turn()
    return t


def pick_all(t):
    """Take the first artifact offered each time; who took how many in a row."""
    runs = []
    while t.kind == "pick":
        if runs and runs[-1][0] == t.player:
            runs[-1][1] += 1
        else:
            runs.append([t.player, 1])
        t.answer(t.options[0])
    return runs


@pytest.mark.clause("RA-match-01")
def test_a_match_begins_with_a_normal_game_for_two(res_arcana):
    t = res_arcana.new_game(match=True)
    assert (t.kind, t.s.players) == ("mage", 2)
    for setup in ({"players": 3}, {"mode": "draft"}, {"mode": "first_game"}):
        with pytest.raises(BadDocument, match="match"):
            res_arcana.new_game(match=True, **setup)


@pytest.mark.clause("RA-match-02", "RA-match-03", "RA-match-04", "RA-match-05", "RA-match-11")
def test_the_second_game_is_set_up_anew_with_the_sixteen_artifacts_in_the_centre(res_arcana):
    t = ended(last_round(res_arcana, 1, [0, 0]))
    assert not t.s.over
    assert (t.kind, t.player) == ("first", 2), "the loser names the First Player"
    assert {card for card in t.ids("centre") if card in EIGHT + OTHER_EIGHT} == set(EIGHT + OTHER_EIGHT)
    assert {t.s.numbers[EXPOSED][t.card(card)] for card in EIGHT + OTHER_EIGHT} == {1}, "everybody sees them"
    assert (t.ids("area", 1), t.ids("area", 2)) == (["druid"], ["witch"]), "mages stay"
    assert not t.turned("druid")
    assert (len(t.ids("items")), len(t.ids("places")), len(t.ids("monuments")), len(t.ids("monument_deck"))) == (8, 5, 2, 8)
    assert t.pool(1) == t.pool(2) == {"elan": 1, "life": 1, "calm": 1, "death": 1, "gold": 1}
    assert t.on("catacombs_of_the_dead") == {}
    t.answer("first:2")
    assert t.token == 2
    assert (t.kind, t.player) == ("pick", 2)
    assert len(t.ids("places")) == 5, "the new centre is in view while picking"


@pytest.mark.clause("RA-match-02", "RA-match-04")
def test_a_mage_begins_the_second_game_straight_and_empty(res_arcana):
    turned = {"card": "druid", "turned": True, "gold": 3}
    t = res_arcana.table([{"area": ["witch"], "hand": ["vault"]}], area=[turned, WINNING], hand=["hawk"], match={"game": 1})
    ended(t)
    assert (t.kind, t.zone("druid"), t.holder("druid")) == ("first", "area", 1)
    assert (t.turned("druid"), t.on("druid")) == (False, {})


@pytest.mark.clause("RA-match-05")
@pytest.mark.parametrize("winner", [1, 2])
def test_the_loser_decides_whoever_won(res_arcana, winner):
    t = ended(last_round(res_arcana, 1, [0, 0], winner))
    assert t.player == 3 - winner
    assert t.options == ["first:1", "first:2"]


@pytest.mark.clause("RA-round-01", "RA-match-05", "RA-match-06")
def test_nobody_acts_while_the_next_game_is_set_up(res_arcana):
    t = ended(last_round(res_arcana, 1, [0, 0]))
    setting_up = t.refusal("pass")
    assert setting_up.clause == t.refusal("place", "vault").clause == "RA-setup-19"
    assert t.refusal("first", word="3").clause == "CORE-option", "there are two players"
    t.answer("first:1")
    assert (t.kind, t.refusal("pass").clause) == ("pick", setting_up.clause)
    assert t.refusal("pick", "druid").clause != setting_up.clause, "a mage is not on offer"


@pytest.mark.clause("RA-match-06", "RA-match-07", "RA-match-09")
def test_artifacts_are_taken_1_2_2_2_2_2_2_2_1(res_arcana):
    t = ended(last_round(res_arcana, 1, [0, 0]))
    t.answer("first:1")
    picks = pick_all(t)
    assert [count for _, count in picks] == [1, *[2] * 7], "the sixteenth goes to the First Player without a question"
    assert [player for player, _ in picks] == [1, 2] * 4
    mine = t.ids("hand", 1) + t.ids("deck", 1)
    theirs = t.ids("hand", 2) + t.ids("deck", 2)
    assert (len(t.ids("hand", 1)), len(mine), len(t.ids("hand", 2)), len(theirs)) == (3, 8, 3, 8)
    assert set(mine + theirs) == set(EIGHT + OTHER_EIGHT)
    drafted_by = {name: t.s.numbers[DEALT_TO][t.card(name)] for name in mine + theirs}
    assert drafted_by == {**dict.fromkeys(mine, 1), **dict.fromkeys(theirs, 2)}, "to whom it returns for a third game"
    assert (t.kind, t.player) == ("item", 2), "as usual the First Player chooses last"
    t.answer(t.options[0])
    assert (t.kind, t.player) == ("item", 1)
    t.answer(t.options[0])
    assert t.round == 1


@pytest.mark.clause("RA-match-12", "RA-match-08")
def test_two_wins_take_the_match_without_a_third_game(res_arcana):
    t = ended(last_round(res_arcana, 2, [1, 0]))
    assert t.s.over
    assert t.winners == [1]


@pytest.mark.clause("RA-match-08", "RA-match-09", "RA-match-07")
def test_at_one_all_a_third_game_has_the_same_decks(res_arcana):
    t = ended(last_round(res_arcana, 2, [0, 1]))
    assert (t.kind, t.player) == ("first", 2)
    t.answer("first:1")
    assert t.kind == "item", "no new draft"
    assert set(t.ids("hand", 1) + t.ids("deck", 1)) == set(EIGHT)
    assert set(t.ids("hand", 2) + t.ids("deck", 2)) == set(OTHER_EIGHT)
    assert (len(t.ids("hand", 1)), len(t.ids("hand", 2))) == (3, 3)
    assert (t.ids("area", 1), t.ids("area", 2)) == (["druid"], ["witch"])


@pytest.mark.clause("RA-match-09")
def test_a_dragon_that_changed_hands_returns_to_who_drafted_it(res_arcana):
    t = last_round(res_arcana, 2, [0, 1])
    t.s.move(t.card("sorcerers_bestiary"), 3, 0)
    for kind, amount in enumerate((9, 9, 9, 9)):
        t.s.tallies[kind][0] = amount
    t.s.choose(t.s.decision.find("discard:hawk:gold"))
    t.pass_turn()
    t.use("sorcerers_bestiary", 2).pay("death", "death", "death", "death")
    assert (t.zone("sea_serpent"), t.holder("sea_serpent")) == ("area", 1)
    t.pass_turn()
    t.answer("first:1")
    assert t.holder("sea_serpent") == 2
    assert t.zone("sea_serpent") in ("hand", "deck")


@pytest.mark.clause("RA-match-10")
def test_a_shared_win_counts_for_nobody_and_chance_names_who_decides(res_arcana):
    deciders = set()
    for seed in range(12):
        t = ended(last_round(res_arcana, 1, [0, 0], shared=True, seed=seed, first=2))
        assert t.kind == "first"
        assert t.s.tallies[7] == [0, 0]
        deciders.add(t.player)
    assert deciders == {1, 2}


@pytest.mark.clause("RA-match-10")
@pytest.mark.parametrize(
    ("game", "wins", "shared", "over", "winners"),
    [
        (2, [1, 0], True, False, []),
        (2, [0, 0], False, False, []),
        (3, [1, 0], True, True, [1]),
        (3, [0, 0], True, True, [1, 2]),
        (3, [0, 1], False, True, [1, 2]),
        (3, [1, 1], False, True, [1]),
    ],
)
def test_at_most_three_games_then_more_wins_take_the_match(res_arcana, game, wins, shared, over, winners):
    t = ended(last_round(res_arcana, game, wins, shared=shared, first=2))
    assert t.s.over == over
    assert t.winners == winners


# -- the second game is played, not only set up


def second_game(kit, **more):
    """Game 2 at its first action: player 1 begins, with these artifacts of the sixteen."""
    t = ended(last_round(kit, 1, [0, 0], **more))
    t.answer("first:1")
    wanted = {1: ["nightingale", "hawk", "prism", "vault"], 2: ["guard_dog", "windup_man"]}
    while t.kind == "pick":
        mine = [name for name in wanted[t.player] if t.can("pick", name)]
        t.answer(t.option_id("pick", mine[0]) if mine else t.options[0])
    t.act("item", "research").act("item", "protection")
    while t.kind != "main":
        t.answer(t.options[0])
    return t


def with_hand(t, *names):
    """The deal of the deck is chance: let player 1 have drawn these three."""
    for name in t.ids("hand", 1):
        t.s.move(t.card(name), DECK, 0)
    for name in names:
        t.s.move(t.card(name), HAND, 0)
    t.s.decision = None
    t.s.stack[-1].step = OFFER
    t.s.advance()
    return t


@pytest.mark.clause("RA-match-07", "RA-match-02", "RA-setup-19")
def test_the_second_game_begins_with_its_own_first_round_and_collect(res_arcana):
    t = second_game(res_arcana)
    assert (t.kind, t.player, t.round, t.token) == ("main", 1, 1, 1)
    assert t.pool(1) == {"elan": 1, "life": 2, "calm": 1, "death": 1, "gold": 1}, "one of each, and the Druid's Life"
    assert sum(t.pool(2).values()) == 6, "the Witch collected as well"
    assert not t.passed(1) and not t.passed(2), "nobody has passed in this game"
    assert (t.points(1), t.points(2)) == (1, 0), "nothing of the first game counts: only the token"


@pytest.mark.clause("RA-match-04", "RA-pass-03")
def test_in_the_second_game_the_token_and_the_items_show_their_other_side_again(res_arcana):
    t = ended(last_round(res_arcana, 1, [0, 0]))
    assert len(t.ids("items")) == 8
    assert not [name for name in t.ids("items") if t.resting(name)], "two of them were taken in passing"
    t = second_game(res_arcana)
    t.discard(t.ids("hand", 1)[0])
    assert (t.player, t.token) == (2, 1)
    t.pass_turn()
    assert t.token == 2, "nobody has passed in this game, so the first to do so takes the token"


@pytest.mark.clause("RA-match-06", "RA-setup-10")
def test_in_the_second_game_everybody_knows_their_own_deck(res_arcana):
    t = second_game(res_arcana)
    for player in (1, 2):
        decks = [zone for zone in view(t.s, player - 1)["zones"] if zone["zone"] == "deck"]
        assert decks[player - 1]["contents"] == sorted(t.ids("deck", player))
        assert "contents" not in decks[2 - player], "and nobody else's in its order or out of it"


@pytest.mark.clause("RA-match-07", "RA-action-05", "RA-action-11", "RA-action-01")
def test_in_the_second_game_cards_are_placed_discarded_and_used_in_turn(res_arcana):
    t = with_hand(second_game(res_arcana), "hawk", "prism", "vault")
    t.place("hawk")
    assert (t.zone("hawk"), t.holder("hawk"), t.pool(1)) == ("area", 1, {"elan": 1, "life": 1, "death": 1, "gold": 1})
    assert t.player == 2
    t.pass_turn("alchemy")
    assert (t.player, t.ids("area", 2)) == (1, ["witch", "alchemy"])
    t.use("hawk", 1).answer("look:monuments")
    while t.kind == "order":
        t.answer(t.options[0])
    assert t.turned("hawk")
    t.use("druid").discard("prism", "two").gain("elan", "death")
    assert (t.turned("hawk"), t.turned("druid"), t.pool(1)) == (False, True, {"elan": 2, "life": 1, "death": 2, "gold": 1})
    assert t.ids("discard", 1) == ["prism"]


@pytest.mark.clause("RA-match-04", "RA-action-06", "RA-action-10")
def test_in_the_second_game_the_new_places_are_claimed(res_arcana):
    t = second_game(res_arcana)
    place = t.ids("places")[0]
    t.s.tallies[:5] = [[20, 0] for _ in range(5)]
    t = with_hand(t, "hawk", "prism", "vault")
    t.claim(place)
    assert (t.zone(place), t.holder(place)) == ("area", 1)
    assert t.refused(f"claim:{place}").clause == "RA-action-10"
    monument = t.ids("monuments")[0]
    t.pass_turn()
    t.claim(monument)
    assert t.pool(1)["gold"] <= 16
    assert len(t.ids("monuments")) == 2


@pytest.mark.clause("RA-match-12", "RA-match-08", "RA-victory-02")
@pytest.mark.parametrize(("winner", "wins", "over"), [(1, [2, 0], True), (2, [1, 1], False)])
def test_the_second_game_ends_like_any_other_and_counts_for_the_match(res_arcana, winner, wins, over):
    t = second_game(res_arcana)
    assert t.s.tallies[WINS] == [1, 0], "the first game's"
    t.s.move(t.card("catacombs_of_the_dead"), AREA, winner - 1)
    t.s.numbers[DEATH][t.card("catacombs_of_the_dead")] = 12
    t.everybody_passes()
    assert t.s.tallies[WINS] == wins
    assert t.s.over == over
    if over:
        assert t.winners == [1]
    else:
        assert (t.kind, t.player) == ("first", 1), "now player 1 has lost and decides"


@pytest.mark.clause("RA-match-05", "RA-match-09")
def test_a_whole_match_can_go_to_a_third_game(res_arcana):
    t = second_game(res_arcana)
    picked = {player: set(t.ids("hand", player) + t.ids("deck", player)) for player in (1, 2)}
    t.s.move(t.card("catacombs_of_the_dead"), AREA, 1)
    t.s.numbers[DEATH][t.card("catacombs_of_the_dead")] = 12
    t.everybody_passes()
    t.answer("first:2")
    assert (t.kind, t.player, t.token) == ("item", 1, 2), "no new draft: straight to the items"
    for player in (1, 2):
        assert set(t.ids("hand", player) + t.ids("deck", player)) == picked[player]
        assert len(t.ids("hand", player)) == 3


@pytest.mark.clause("RA-match-03", "RA-match-06", "RA-action-18")
def test_in_the_second_game_everybody_knows_whose_the_sixteen_are(res_arcana):
    """They were taken face up: in every world that a player can imagine the rival holds the same eight, in some order."""
    t = second_game(res_arcana)
    theirs = set(t.ids("hand", 2) + t.ids("deck", 2))
    orders = set()
    for key in range(8):
        world = redeal(t.s, 0, key)
        names = [world.cards[card].id for zone in (HAND, DECK) for card in world.zone(zone, 1)]
        assert set(names) == theirs
        orders.add(tuple(names))
    assert len(orders) > 1, "which of them are in hand is not known"
