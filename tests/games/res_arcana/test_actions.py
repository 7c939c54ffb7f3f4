"""The five actions (RA-action), and what is refused."""

from __future__ import annotations

import json

import pytest

from tapete.core.visibility import view
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import things

RICH = dict.fromkeys(things.ESSENCES, 9)


@pytest.mark.clause("RA-action-01")
def test_one_action_a_turn_clockwise_from_the_first_player(res_arcana):
    t = res_arcana.table([{"hand": ["vault"]}, {"hand": ["hawk"]}], hand=["prism"], first=2, active=2)
    t.discard("vault")
    assert t.player == 3
    t.discard("hawk")
    assert t.player == 1
    t.place("prism")
    assert t.player == 2
    opening = res_arcana.collecting(["seer"], hand=["prism"])
    assert opening.player == opening.token, "the First Player starts the round"


@pytest.mark.clause("RA-action-02", "RA-action-03", "RA-gloss-15")
def test_who_passed_is_skipped_and_the_last_one_goes_on_alone(res_arcana):
    t = res_arcana.table([{}, {"hand": ["prism", "magical_shard", "guard_dog"]}], hand=["hawk"])
    t.s.log = []
    t.pass_turn()
    t.pass_turn()
    for card in ("prism", "magical_shard"):
        assert t.player == 3
        t.place(card)
    assert t.player == 3, "consecutive turns"
    begun = [entry.event.player + 1 for entry in t.s.log if entry.event.kind == ev.TURN_BEGINS]
    assert begun[-1] == 3 and begun.count(3) == 1, "and no new turn is told of the one who goes on"
    t.pass_turn()
    assert t.round == 2


@pytest.mark.clause("RA-action-04")
def test_there_are_five_actions(res_arcana):
    t = res_arcana.table(
        area=["crypt"], hand=["prism"], pool=RICH, places=["coral_castle"], monuments=["colossus"], monument_deck=["temple"]
    )
    assert {id.partition(":")[0] for id in t.options} == {"place", "claim", "discard", "use", "pass"}


@pytest.mark.clause("RA-action-05")
def test_only_cards_of_the_own_hand_are_placed(res_arcana):
    t = res_arcana.table([{"hand": ["hawk"]}], hand=["prism"], deck=["guard_dog"], discard=["magical_shard"], pool=RICH)
    t.place("prism")
    assert (t.zone("prism"), t.holder("prism")) == ("area", 1)
    t2 = res_arcana.table([{"hand": ["hawk"]}], hand=["prism"], deck=["guard_dog"], discard=["magical_shard"], pool=RICH)
    for card in ("hawk", "guard_dog", "magical_shard", "vault"):
        assert t2.refused(f"place:{card}").clause == "RA-action-05"


@pytest.mark.clause("RA-action-06", "RA-action-10", "RA-gloss-04")
def test_a_place_is_claimed_by_paying_and_is_then_nobody_elses(res_arcana):
    t = res_arcana.table([{"pool": {"death": 9}}], pool={"death": 10}, places=["catacombs_of_the_dead"])
    t.claim("catacombs_of_the_dead")
    assert t.pool() == {"death": 1}
    assert (t.zone("catacombs_of_the_dead"), t.holder("catacombs_of_the_dead")) == ("area", 1)
    assert t.refused("claim:catacombs_of_the_dead").clause == "RA-action-10"
    assert t.refused("claim:sacrificial_pit").clause == "RA-setup-02", "the other side of its tile is not in this game"


@pytest.mark.clause("RA-action-07", "RA-comp-22")
def test_every_monument_costs_four_gold(res_arcana):
    monuments = [card for card in res_arcana.game.catalogue.values() if card.type == things.MONUMENT]
    assert [(card.cost, card.generic) for card in monuments] == [((0, 0, 0, 0, 4), 0)] * 10
    t = res_arcana.table(pool={"gold": 4}, monuments=["colossus"])
    t.claim("colossus")
    assert t.pool() == {}
    poor = res_arcana.table(pool={"gold": 3, "elan": 9}, monuments=["colossus"], monument_deck=["temple"])
    assert poor.refused("claim:colossus").clause == "RA-cost-04"
    assert poor.refused("claim:top").clause == "RA-cost-04"


@pytest.mark.clause("RA-action-08", "RA-action-19")
def test_the_top_of_the_deck_is_claimed_unseen_and_nothing_is_refilled(res_arcana):
    t = res_arcana.table(pool={"gold": 4}, monuments=["colossus", "library"], monument_deck=["temple", "oracle"])
    assert "temple" not in json.dumps(view(t.s, 0))
    t.claim()
    assert t.holder("temple") == 1
    assert t.zone("temple") == "area"
    assert (t.ids("monuments"), t.ids("monument_deck")) == (["colossus", "library"], ["oracle"])
    empty = res_arcana.table(pool={"gold": 4}, monuments=["colossus"])
    assert empty.refused("claim:top").clause == "RA-action-10"


@pytest.mark.clause("RA-action-08")
def test_a_monument_inside_the_deck_cannot_be_claimed_by_name(res_arcana):
    t = res_arcana.table(pool=RICH, monuments=["colossus"], monument_deck=["temple", "oracle"])
    assert t.refused("claim:temple").clause == t.refused("claim:oracle").clause == "RA-action-08"


@pytest.mark.clause("RA-action-09")
def test_a_face_up_monument_is_replaced_from_the_deck_if_there_is_one(res_arcana):
    t = res_arcana.table(pool={"gold": 8}, monuments=["colossus", "library"], monument_deck=["temple"])
    t.claim("colossus")
    assert (t.ids("monuments"), t.ids("monument_deck")) == (["library", "temple"], [])
    t.pass_turn().claim("library")
    assert t.ids("monuments") == ["temple"]


@pytest.mark.clause("RA-action-11")
def test_a_discard_gives_one_gold_or_two_others(res_arcana):
    t = res_arcana.table(hand=["hawk", "vault", "prism"])
    t.discard("hawk", "gold").pass_turn()
    assert t.pool() == {"gold": 1}
    t.discard("vault", "two")
    assert t.offered() == {"elan", "life", "calm", "death"}
    assert t.refused("gain:gold").clause == "RA-action-11"
    t.gain("death", "death")
    t.discard("prism", "two").gain("elan", "life")
    assert t.pool() == {"gold": 1, "death": 2, "elan": 1, "life": 1}
    assert t.ids("hand") == []


@pytest.mark.clause("RA-action-11", "RA-effect-12")
def test_only_hand_cards_are_discarded_and_only_for_that(res_arcana):
    t = res_arcana.table([{"hand": ["vault"]}], hand=["hawk"], area=["prism"])
    assert t.refused("discard:prism:gold").clause == "RA-action-11", "it is in play"
    assert t.refused("discard:vault:two").clause == "RA-action-11", "it is in another's hand"
    assert t.refused("discard:hawk:three").clause == "RA-action-11"


@pytest.mark.clause("RA-action-12", "RA-action-13", "RA-gloss-07")
def test_discarded_and_destroyed_cards_lie_face_up_in_their_owners_pile(res_arcana):
    t = res_arcana.table([{"area": ["scholar"]}], area=["fiery_whip", "guard_dog"], hand=["vault"], deck=["hawk"])
    t.use("fiery_whip", 2).gain("elan", "elan", "elan")
    t.pass_turn()
    t.discard("vault")
    assert t.ids("discard") == ["vault", "guard_dog"]
    assert t.ids("deck") == ["hawk"], "apart from the deck"
    for player in (-1, 0, 1):
        pile = next(zone for zone in view(t.s, player)["zones"] if zone["zone"] == "discard" and zone["player"] == 0)
        assert [card["card"] for card in pile["cards"]] == ["vault", "guard_dog"], "anybody may look through it"


@pytest.mark.clause("RA-action-15", "RA-effect-05", "RA-gloss-08")
def test_an_effect_needs_an_own_straight_component(res_arcana):
    t = res_arcana.table([{"area": ["seer"]}], area=[{"card": "crypt", "turned": True}, "hand_of_glory"], hand=["horn_of_plenty"])
    assert t.refused("use:seer:1").clause == "RA-action-15"
    assert t.refused("use:horn_of_plenty:1").clause == "RA-action-15", "in hand it has no effect"
    assert t.refused("use:crypt:1").clause == "RA-effect-05"
    assert t.refused("use:hand_of_glory:2").clause == "RA-icon-07"
    assert t.refused("use:hand_of_glory:x").clause == "RA-icon-07"
    t.use("hand_of_glory")
    assert (t.pool(), t.player) == ({"death": 2}, 2), "it took the action"
    repeatable = res_arcana.table(
        area=[{"card": "ring_of_midas", "turned": True}, "fountain_of_youth"], pool={"life": 2, "death": 2}
    )
    assert repeatable.refused("use:ring_of_midas:1").clause == "RA-effect-05", "although it would only be paid"
    assert repeatable.can("use", "fountain_of_youth", word="1")


@pytest.mark.clause("RA-action-16")
def test_what_enters_is_straight_used_in_the_next_action_and_reacts_at_once(res_arcana):
    t = res_arcana.table(
        [{"area": ["elvish_bow"], "pool": {"life": 1}}],
        hand=["guard_dog", "hand_of_glory"],
        pool={"elan": 1, "life": 2, "death": 1},
    )
    t.place("guard_dog")
    t.use("elvish_bow")
    assert t.can("react", "guard_dog", word="1"), "its reaction answers the rival's very next turn"
    t.react("guard_dog")
    assert t.pool()["life"] == 2
    t.place("hand_of_glory")
    t.pass_turn()
    t.use("hand_of_glory")
    assert t.pool() == {"life": 1, "death": 2}


@pytest.mark.clause("RA-action-17")
def test_there_is_no_limit_on_hand_or_components(res_arcana):
    artifacts = [id for id, card in res_arcana.game.catalogue.items() if card.type == things.ARTIFACT]
    monuments = [id for id, card in res_arcana.game.catalogue.items() if card.type == things.MONUMENT]
    places = ["sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle"]
    hand = [*artifacts[10:15], "magical_shard"]
    t = res_arcana.table(
        area=[*artifacts[:10], *monuments[:9], *places],
        hand=hand,
        deck=artifacts[15:17],
        pool=RICH,
        monuments=monuments[9:],
        places=["dragons_lair"],
    )
    t.claim("dragons_lair").pass_turn()
    t.claim(monuments[9])
    t.place("magical_shard")
    t.pass_turn()
    assert len(t.ids("hand")) == 6 and len(t.ids("area")) >= 10 + 10 + 5 + 1


@pytest.mark.clause("RA-action-18")
def test_hands_and_decks_are_secret_and_the_rest_is_public(res_arcana):
    t = res_arcana.table(
        [{"hand": ["hawk"], "deck": ["vault"], "discard": ["prism"], "area": ["seer"], "pool": {"calm": 3}}],
        hand=["crypt"],
        deck=["athanor", "treant"],
    )
    seen = json.dumps(view(t.s, 0))
    assert '"hawk"' not in seen and '"vault"' not in seen
    assert '"prism"' in seen and '"seer"' in seen and '"crypt"' in seen
    assert view(t.s, 0)["tallies"]["calm"] == [0, 3]
    own = next(zone for zone in view(t.s, 0)["zones"] if zone["zone"] == "deck" and zone["player"] == 0)
    assert (own["contents"], own["cards"]) == (["athanor", "treant"], []), "what the own deck holds, not its order"


@pytest.mark.clause("RA-action-01", "RA-react-01")
@pytest.mark.parametrize(
    ("answer", "clause"),
    [
        ("place:hawk", "RA-action-01"),
        ("claim:top", "RA-action-01"),
        ("discard:hawk:gold", "RA-action-01"),
        ("use:prism:1", "RA-action-01"),
        ("pass", "RA-action-01"),
        ("react:guard_dog:1", "RA-react-01"),
        ("pay:elan", "RA-cost-01"),
        ("pay:mana", "CORE-option"),
        ("place:nobody", "CORE-option"),
        ("sing", "CORE-option"),
        ("", "CORE-option"),
    ],
)
def test_in_the_middle_of_an_action_nothing_else_is_answered(res_arcana, answer, clause):
    t = res_arcana.table(
        area=["prism", "guard_dog"], hand=["hawk"], pool={"life": 1, "calm": 1, "gold": 5}, monument_deck=["temple"]
    )
    t.use("prism")
    assert t.kind == "pay"
    assert t.refused(answer).clause == clause


@pytest.mark.parametrize("answer", ["react:guard_dog:1", "escape:bone_dragon", "react:golden_statue:1"])
@pytest.mark.clause("RA-react-01", "RA-icon-04")
def test_a_reaction_waits_for_its_moment(res_arcana, answer):
    t = res_arcana.table(area=["guard_dog", "bone_dragon", "golden_statue"], pool={"gold": 3})
    assert t.refused(answer).clause == "RA-react-01"


def test_the_judge_lists_what_cannot_be_done_with_its_clause(res_arcana):
    t = res_arcana.table(
        area=[{"card": "crypt", "turned": True}, "dragon_egg"], hand=["vault"], monuments=["colossus"], monument_deck=["temple"]
    )
    told = {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}
    elsewhere = {id: told.pop(id) for id in list(told) if id.split(":")[1] in [*t.ids("centre"), *t.ids("items")]}
    assert set(elsewhere.values()) == {"RA-setup-02", "RA-action-15", "RA-icon-07"}
    assert elsewhere["claim:dragons_lair"] == "RA-setup-02" and elsewhere["use:alchemy:1"] == "RA-action-15"
    assert told == {
        "place:vault": "RA-cost-04",
        "claim:colossus": "RA-cost-04",
        "claim:top": "RA-cost-04",
        "use:crypt:1": "RA-effect-05",
        "use:crypt:2": "RA-effect-05",
        "use:dragon_egg:1": "RA-effect-28",
    }
    t.discard("vault", "two")
    assert {refusal.clause for _, refusal in t.s.game.impossible(t.s)} == {"RA-action-01"}  # an answer is asked for, no action
