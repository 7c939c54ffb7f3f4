"""Every refusal names the clause that decides: not that of a neighbouring rule."""

from __future__ import annotations

import pytest

from tapete.core import randomness
from tapete.games import find
from tapete.games.res_arcana.rules import refusals
from tapete.games.res_arcana.things import ESSENCES
from tapete.rulebook import rulebook

RICH = {"elan": 4, "life": 4, "calm": 4, "death": 4, "gold": 4}


@pytest.mark.clause("RA-action-11", "RA-action-05")
def test_discarding_and_placing_what_is_not_in_hand_are_two_refusals(res_arcana):
    t = res_arcana.table([{"hand": ["vault"]}], hand=["hawk"], area=["prism"], deck=["crypt"], discard=["athanor"], pool=RICH)
    for card in ("prism", "vault", "crypt", "athanor"):
        refusal = t.refused(f"discard:{card}:gold")
        assert (refusal.clause, refusal.reason.es) == ("RA-action-11", "Solo se descartan artefactos de tu mano.")
        refusal = t.refused(f"place:{card}")
        assert (refusal.clause, refusal.reason.es) == ("RA-action-05", "Solo se ponen en juego artefactos de tu mano.")


@pytest.mark.clause("RA-action-06", "RA-action-08", "RA-action-10", "RA-setup-02")
@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("hawk", "RA-action-06"),
        ("seer", "RA-action-06"),
        ("research", "RA-action-06"),
        ("coral_castle", "RA-action-10"),
        ("colossus", "RA-action-10"),
        ("temple", "RA-action-08"),
        ("sunken_reef", "RA-setup-02"),
    ],
)
def test_why_a_component_cannot_be_claimed(res_arcana, card, clause):
    t = res_arcana.table(
        [{"area": ["coral_castle"]}], area=["colossus", "seer"], hand=["hawk"], monument_deck=["temple"], pool=RICH
    )
    assert t.refused(f"claim:{card}").clause == clause


# what is done first, what is then answered, and the clause that refuses it
ANSWERS = [
    ("RA-cost-01", {"hand": ["crypt"], "pool": {"death": 2, "gold": 2, "life": 4}}, ["place:crypt"], "pay:elan"),
    ("RA-cost-01", {"area": ["scholar"], "pool": {"gold": 1, "life": 1}}, ["use:scholar:1"], "pay:elan"),
    ("RA-cost-11", {"area": ["artificer"], "hand": ["hawk"], "pool": {"life": 1, "calm": 1}}, ["place:hawk"], "discount:elan"),
    ("RA-cost-11", {"area": ["artificer"], "hand": ["hawk"], "pool": {"life": 1, "calm": 1}}, ["place:hawk"], "discount:any"),
    (
        "RA-cost-12",
        {"area": ["artificer"], "hand": ["chalice_of_life"], "pool": {"life": 1, "calm": 1, "gold": 1}},
        ["place:chalice_of_life"],
        "discount:gold",
    ),
    ("RA-effect-11", {"area": ["cursed_skull"], "pool": {"life": 1}}, ["use:cursed_skull:1"], "put:gold"),
    ("RA-effect-11", {"area": ["horn_of_plenty"]}, ["use:horn_of_plenty:1"], "gain:gold"),
    ("RA-action-11", {"hand": ["hawk"]}, ["discard:hawk:two"], "gain:gold"),
    ("RA-effect-24", {"area": ["corrupt_altar", "prism"]}, ["use:corrupt_altar:2", "choose:prism"], "gain:gold"),
    ("RA-effect-27", {"area": ["prism"], "pool": {"elan": 2}}, ["use:prism:2"], "x:3-elan"),
    ("RA-effect-27", {"area": ["prism"], "pool": {"elan": 2}}, ["use:prism:2"], "x:1-calm"),
    ("RA-effect-20", {"area": ["prism"], "pool": {"elan": 2}}, ["use:prism:2", "x:2-elan"], "gain:elan"),
    ("RA-comp-15", {"area": ["prism"], "pool": {"elan": 2}}, ["use:prism:2", "x:2-elan"], "gain:gold"),
    ("RA-note-11", {"area": ["mermaid"], "pool": RICH}, ["use:mermaid:1"], "pay:elan"),
    ("RA-cost-01", {"area": ["mermaid"], "pool": {"calm": 1, "gold": 1}}, ["use:mermaid:1"], "pay:life"),
    ("RA-note-11", {"area": ["mermaid"], "hand": ["hawk"], "pool": {"calm": 1}}, ["use:mermaid:1"], "choose:hawk"),
    (
        "RA-effect-28",
        {"area": ["sorcerers_bestiary"], "discard": ["fire_dragon"], "pool": {"elan": 6, "calm": 3, "gold": 3}},
        ["use:sorcerers_bestiary:2"],
        "pay:elan",
    ),
    (
        "RA-effect-28",
        {"area": ["crypt"], "discard": ["hawk", "prism", "horn_of_plenty"], "pool": {"death": 1}},
        ["use:crypt:2"],
        "choose:horn_of_plenty",
    ),
    ("RA-icon-01", {"area": ["sacred_grove", "hawk", "nightingale", "seer"]}, ["use:sacred_grove:2"], "choose:seer"),
    ("RA-gloss-07", {"area": ["corrupt_altar", "prism", "seer"]}, ["use:corrupt_altar:2"], "choose:seer"),
    ("RA-gloss-07", {"area": ["corrupt_altar", "prism"], "hand": ["hawk"]}, ["use:corrupt_altar:2"], "choose:hawk"),
    ("RA-note-09", {"area": ["fiery_whip", "prism", "hawk"]}, ["use:fiery_whip:2"], "choose:fiery_whip"),
    (
        "RA-effect-12",
        {"area": ["sacrificial_dagger", "prism"], "hand": ["hawk", "vault"]},
        ["use:sacrificial_dagger:2"],
        "choose:prism",
    ),
    ("RA-effect-12", {"area": ["divination", "prism"], "deck": ["hawk"], "hand": ["vault"]}, ["use:divination:1"], "choose:prism"),
    (
        "RA-effect-19",
        {"area": ["druid", {"card": "hawk", "turned": True}, {"card": "mermaid", "turned": True}]},
        ["use:druid:1"],
        "choose:druid",
    ),
    (
        "RA-effect-32",
        {"area": ["druid", {"card": "hawk", "turned": True}, {"card": "mermaid", "turned": True}, "nightingale"]},
        ["use:druid:1"],
        "choose:nightingale",
    ),
    (
        "RA-effect-26",
        {"area": ["reanimate", {"card": "hawk", "turned": True}], "pool": {"elan": 1}},
        ["use:reanimate:1"],
        "choose:healer",
    ),
]


@pytest.mark.parametrize(("clause", "mine", "first", "answer"), ANSWERS, ids=[f"{row[0]}-{row[3]}" for row in ANSWERS])
def test_an_answer_that_is_not_offered_is_refused_by_its_clause(res_arcana, clause, mine, first, answer):
    t = res_arcana.table([{"area": [{"card": "healer", "turned": True}]}], **mine)
    t.shows_lone = True
    for each in first:
        t.answer(each)
    assert answer not in t.options
    assert t.refused(answer).clause == clause


@pytest.mark.clause("RA-effect-22")
def test_the_rival_whose_essences_are_counted_is_not_oneself(res_arcana):
    t = res_arcana.table([{"pool": {"death": 1}}, {"pool": {"death": 2}}], area=["treant"])
    t.use("treant")
    assert t.refused("rival:1").clause == "RA-effect-22"


@pytest.mark.clause("RA-collect-05", "RA-collect-08", "RA-collect-19", "RA-round-01")
def test_what_is_refused_while_collecting(res_arcana):
    t = res_arcana.collecting(
        ["healer", {"card": "vault", "gold": 1}, {"card": "athanor", "elan": 2}],
        hand=["hawk"],
        rivals=[{"area": [{"card": "prism", "gold": 1}]}],
    )
    assert t.refused("gain:gold").clause == "RA-collect-05"
    t.gain("life")
    assert t.refused("take:athanor").clause == "RA-collect-09", "it comes after the Vault"
    t.leave("vault")
    assert t.refused("take:vault").clause == "RA-collect-19", "it has been left"
    assert t.refused("take:prism").clause == "RA-collect-08", "it is a rival's"
    assert t.refused("take:healer").clause == "RA-collect-08", "there is nothing on it"
    assert t.refused("place:hawk").clause == t.refused("pass").clause == "RA-round-01"


@pytest.mark.clause("RA-setup-13", "RA-setup-18", "RA-setup-19")
def test_what_is_refused_while_the_game_is_set_up(res_arcana):
    t = res_arcana.new_game(players=2)
    theirs = next(card for card in t.ids("mages", 2))
    assert (t.kind, t.refused(f"mage:{theirs}").clause) == ("mage", "RA-setup-13")
    hand = t.ids("hand")[0]
    assert t.refused(f"discard:{hand}:gold").clause == t.refused("pass").clause == "RA-setup-19"
    while t.kind == "mage":
        t.answer(t.options[0])
    taken = t.options[0]
    t.answer(taken)
    assert (t.kind, t.refused(taken).clause) == ("item", "RA-setup-18")


@pytest.mark.clause("RA-draft-02", "RA-match-06")
def test_only_what_lies_before_a_player_is_picked(res_arcana):
    t = res_arcana.new_game(players=2, mode="draft")
    theirs = t.ids("pack", 2)[0]
    assert t.refused(f"pick:{theirs}").clause == "RA-draft-02"
    second = res_arcana.table(
        area=["great_pyramid", "temple", "colossus", "oracle", "mausoleum"], hand=["hawk", "crypt", "prism"], match={"game": 1}
    )
    second.everybody_passes().answer("first:1")
    assert (second.kind, second.refused("pick:vault").clause) == ("pick", "RA-match-06")


def test_every_refusal_has_a_clause_of_the_rulebook_and_its_own_words():
    known = {clause.id for clause in rulebook("res_arcana").clauses}
    every = {name: value for name, value in vars(refusals).items() if name.isupper()}
    assert len(every) > 50
    assert {refusal.clause for refusal in every.values()} <= known
    assert all(refusal.reason.es.endswith(".") and refusal.reason.en.endswith(".") for refusal in every.values())


@pytest.mark.parametrize("seed", range(6))
def test_whatever_essence_or_card_is_not_offered_has_a_reason(seed):
    """A question about essences refuses each other essence with a clause, and one about cards every other component."""
    game = find("res_arcana")
    s = game.start(game.random_setup(seed), seed)
    asked = 0
    for move in range(500):
        if s.over:
            break
        decision = s.decision
        verb, kind = decision.options[0].verb, decision.kind
        offered = set(decision.ids())
        others = []
        if verb in ("gain", "put", "pay", "lose", "discount"):
            others = [f"{verb}:{essence}" for essence in ESSENCES]
        elif kind in ("choose", "place", "mage", "pick"):
            others = [f"{verb}:{name}" for name in s.names]
        if kind != "main":
            assert game.why_not(s, f"{verb}:nobody") is None, kind
        for other in others:
            if other not in offered:
                asked += 1
                assert game.why_not(s, other) is not None, (kind, other, offered)
        s.choose(decision.options[randomness.number(seed, move, len(decision.options))])
    assert asked > 100


@pytest.mark.clause("RA-react-01")
def test_a_way_out_is_for_a_loss_and_not_for_a_check(res_arcana):
    t = res_arcana.table(area=["golden_statue", "bone_dragon"], pool={"gold": 3, "death": 1})
    t.everybody_passes()
    assert t.kind == "check"
    assert t.refused("escape:bone_dragon").clause == "RA-react-01"
    attacked = res_arcana.table([{"area": ["healer"]}], area=["bone_dragon", "fire_dragon"])
    attacked.use("bone_dragon")
    assert attacked.refused("escape:fire_dragon").clause == "RA-react-01", "it does not attack"
    assert attacked.refused("escape:bone_dragon").clause == "RA-react-03", "it does, but there is no Death to pay"


@pytest.mark.parametrize(
    ("mine", "first", "answer"),
    [
        ({"area": ["mermaid"], "pool": {"calm": 1, "gold": 1}}, ["use:mermaid:1"], "pay:nobody"),
        ({"area": ["mermaid", "seer"], "pool": {"calm": 1}}, ["use:mermaid:1"], "choose:nobody"),
        ({"area": ["scholar"], "pool": {"calm": 1, "gold": 1}}, ["use:scholar:1"], "pay:nobody"),
        ({"area": ["corrupt_altar", "prism"]}, ["use:corrupt_altar:2"], "choose:nobody"),
        ({"area": ["sacrificial_dagger"], "hand": ["hawk", "vault"]}, ["use:sacrificial_dagger:2"], "choose:nobody"),
        ({"area": ["divination"], "hand": ["hawk", "vault"], "deck": ["crypt"]}, ["use:divination:1"], "choose:nobody"),
        ({"area": ["sacred_grove", "hawk", "nightingale"]}, ["use:sacred_grove:2"], "choose:nobody"),
        ({"area": ["witch"], "pool": {"elan": 2}}, ["use:witch:1"], "choose:nobody"),
        ({"area": ["crypt"], "discard": ["hawk", "prism"], "pool": {"death": 1}}, ["use:crypt:2"], "choose:nobody"),
        ({"area": ["prism"], "pool": {"elan": 1}}, ["use:prism:2"], "x:nobody"),
        ({"area": ["prism"], "pool": {"elan": 1}}, ["use:prism:2"], "x:1-mana"),
        ({"area": ["prism"], "pool": {"elan": 1}}, ["use:prism:2"], "x:many-elan"),
        ({"area": ["prism"], "pool": {"elan": 1}}, ["use:prism:2", "x:1-elan"], "gain:nobody"),
        ({"area": ["cursed_skull"], "pool": {"life": 1}}, ["use:cursed_skull:1"], "put:nobody"),
        ({"area": ["corrupt_altar", "prism"]}, ["use:corrupt_altar:2", "choose:prism"], "gain:nobody"),
        ({"hand": ["hawk"], "area": ["artificer"], "pool": {"life": 1, "calm": 1}}, ["place:hawk"], "discount:nobody"),
        ({"hand": ["crypt"], "pool": {"death": 2, "gold": 2, "life": 4}}, ["place:crypt"], "pay:any"),
        ({"hand": ["hawk"]}, [], "place:top"),
        ({"hand": ["hawk"]}, [], "claim:nobody"),
    ],
)
def test_an_answer_that_names_nothing_is_no_answer(res_arcana, mine, first, answer):
    t = res_arcana.table(**mine)
    t.shows_lone = True
    for each in first:
        t.answer(each)
    assert t.refused(answer).clause == "CORE-option"
