"""Cards that say less than they need, played by the reading that the page on the cards argues for."""

from __future__ import annotations

import pytest


@pytest.fixture
def attacked(mitos):
    """The opponent's Vigil, with Allies of theirs ready to attack."""

    def table(**parts):
        return mitos.table(active=2, **parts)

    return table


# --------------------------------------------------------------------------------------------- damage that an Ally takes


def test_atlas_only_blocks_and_only_twice_its_strength_destroys_it_in_combat(attacked, mitos):
    t = attacked(defence=["atlas"], enemy_defence=["rey_mono"])
    t.attack("rey_mono")
    t.block(("atlas", "rey_mono"))
    t.end_battle()
    assert (t.zone("atlas"), t.zone("rey_mono"), t.count("castle")) == ("defence", "attack", 19)  # the difference passes
    strong = attacked(defence=["atlas"], enemy_defence=["kraken"])
    strong.attack("kraken")
    strong.block(("atlas", "kraken"))
    strong.end_battle()
    assert (strong.zone("atlas"), strong.zone("kraken")) == ("graveyard", "attack")
    assert mitos.table(defence=["atlas"]).attack().decision.kind == "vigil"  # nobody was asked to attack


def test_atlas_falls_to_what_destroys_without_combat(attacked):
    t = attacked(defence=["atlas"], enemy_gold=4, enemy_hand=["yanomami"])
    t.play("yanomami", "atlas")
    assert t.zone("atlas") == "graveyard"


def test_tecnica_de_un_dedo_turns_the_damage_to_an_ally(attacked):
    t = attacked(gold=4, hand=["tecnica_de_un_dedo"], defence=["los_titanes", "talos"], enemy_defence=["rey_mono", "gargola"])
    t.attack("rey_mono", "gargola")
    t.done()
    t.play("tecnica_de_un_dedo", "los_titanes")
    t.end_battle()
    assert (t.count("castle"), t.zone("los_titanes")) == (20, "defence")  # four are fewer than five


def test_tecnica_de_un_dedo_destroys_an_ally_that_the_damage_reaches(attacked):
    t = attacked(gold=4, hand=["tecnica_de_un_dedo"], defence=["los_titanes", "talos"], enemy_defence=["rey_mono", "gargola"])
    t.attack("rey_mono", "gargola")
    t.done()
    t.play("tecnica_de_un_dedo", "talos")
    t.end_battle()
    assert (t.count("castle"), t.zone("talos"), t.zone("los_titanes")) == (20, "graveyard", "defence")


def test_tecnica_de_un_dedo_does_nothing_about_milling(stage):
    t = stage.table(gold=4, enemy_gold=2, active=2, defence=["talos"], hand=["tecnica_de_un_dedo"], enemy_hand=["chon_chon-er"])
    t.play("chon_chon-er")
    assert t.count("castle") == 18
    assert not t.can("play", "tecnica_de_un_dedo")  # it is no answer


def test_zhong_kui_takes_the_damage_of_the_attack_when_it_blocks(attacked):
    sides = {"defence": ["zhong_kui"], "enemy_defence": ["rey_mono", "gargola"]}
    t = attacked(**sides)
    t.attack("rey_mono", "gargola")
    t.block(("zhong_kui", "gargola"))
    t.end_battle()
    assert (t.count("castle"), t.zone("zhong_kui")) == (20, "graveyard")
    home = attacked(**sides)
    home.attack("rey_mono", "gargola")
    home.block()
    home.end_battle()
    assert (home.count("castle"), home.zone("zhong_kui")) == (16, "defence")


def test_zhong_kui_blocks_two_and_three_cards_of_the_castle_keep_it(attacked):
    t = attacked(defence=["zhong_kui"], enemy_defence=["rey_mono", "gargola", "talos"], patient=True)
    t.attack("rey_mono", "gargola", "talos")
    while t.decision.kind != "block":
        t.pass_()
    t.block(("zhong_kui", "gargola"), ("zhong_kui", "talos"))
    while t.decision.kind != "war" or t.decision.player != 0:
        t.pass_()
    t.use("zhong_kui")
    t.end_battle()
    assert (t.count("castle"), t.zone("zhong_kui")) == (17, "defence")


def test_rafaceny_lets_all_attackers_through_for_four_at_most(attacked):
    sides = {"defence": ["thor-er"], "enemy_defence": ["rey_mono", "los_titanes"]}
    t = attacked(gold=3, hand=["rafaceny"], **sides)
    t.attack("rey_mono", "los_titanes")
    t.play("rafaceny")
    t.end_battle()  # nobody is asked to block
    assert (t.count("castle"), t.zone("thor-er"), t.zone("rey_mono")) == (16, "defence", "attack")
    weak = attacked(gold=3, hand=["rafaceny"], enemy_defence=["gargola"])
    weak.attack("gargola")
    weak.play("rafaceny")
    weak.end_battle()
    assert weak.count("castle") == 19  # it adds nothing


def test_rafaceny_is_no_talisman_for_ones_own_vigil(stage):
    t = stage.table(gold=3, hand=["rafaceny"], defence=["talos"])
    assert t.refusal("play", "rafaceny").clause == "ML-tal-09"


# ------------------------------------------------------------------------------------------------ whose, where, how many


def test_sacrificio_humano_lets_the_opponent_keep_the_allies_they_pay_for(stage):
    sides = {"defence": ["prometeo"], "enemy_defence": ["rey_mono", "talos", "gargola"]}
    t = stage.play("sacrificio_humano-in", enemy_gold=2, **sides)
    assert t.decision.player == 1
    t.choose("rey_mono")
    t.done()
    assert [t.zone(each) for each in ("rey_mono", "talos", "gargola")] == ["defence", "graveyard", "graveyard"]
    assert t.zone("prometeo") == "defence"
    assert (t.count("paid", 2), t.count("reserve", 2)) == (1, 1)


def test_sacrificio_humano_destroys_all_of_whoever_cannot_pay(stage):
    t = stage.play("sacrificio_humano-co", enemy_defence=["rey_mono", "talos"])
    assert [t.zone(each) for each in ("rey_mono", "talos")] == ["graveyard", "graveyard"]


def test_macun_changes_a_shaman_in_play_for_one_of_your_graveyard(stage):
    t = stage.play("macun", enemy_defence=["machi"], graveyard=["itzam_na"])
    assert (t.zone("machi"), t.zone("itzam_na"), t.controller("itzam_na")) == ("graveyard", "defence", 1)
    lacking = stage.table(gold=2, hand=["macun"], graveyard=["itzam_na"], enemy_defence=["talos"])
    assert lacking.refusal("play", "macun").clause == "ML-tal-02"


def test_macun_brings_nothing_back_when_the_other_stays(stage):
    sides = {"enemy_defence": ["machi"], "enemy_support": ["totem_de_conejo-in"], "graveyard": ["itzam_na"]}
    t = stage.table(gold=2, hand=["macun"], **sides)
    t.play("macun")
    t.act("yes", "machi")  # its controller saves it
    assert (t.zone("machi"), t.zone("totem_de_conejo-in"), t.zone("itzam_na")) == ("defence", "graveyard", "graveyard")


def test_frey_lets_nine_cards_be_kept_and_two_of_them_no_more(stage):
    hand = ["talos"] * 3 + ["gargola"] * 3 + ["prometeo"] * 3
    for frey in (["frey"], ["frey", "frey"]):
        t = stage.table(defence=frey, hand=hand)
        t.end_turn()
        assert t.count("hand") == 9  # the tenth, drawn at the end, had to go
    none = stage.table(hand=hand)
    none.end_turn()
    assert none.count("hand") == 8


def test_zato_ichi_falls_at_the_end_of_its_turn_beside_an_ally_that_is_no_champion(stage):
    t = stage.table(defence=["zato_ichi", "talos"])
    t.end_turn()
    assert t.zone("zato_ichi") == "graveyard"


def test_zato_ichi_stays_among_champions_and_alone(stage):
    for friends in ([], ["raiko"]):
        t = stage.table(defence=["zato_ichi", *friends], enemy_defence=["talos"])
        t.end_turn()
        assert t.zone("zato_ichi") == "defence"


# ------------------------------------------------------------------------------------------------ Ge Xiang Weng


def answered(mitos, talisman, gold, **parts):
    """A Talisman of one's own, answered with Ge Xiang Weng."""
    t = mitos.table(gold=gold + 3, hand=[talisman, "ge_xiang_weng"], patient=True, **parts)
    t.act("play", talisman)
    while t.decision.kind != "vigil":
        if t.can("play", "ge_xiang_weng"):
            t.play("ge_xiang_weng")
        else:
            t.answer("yes" if "yes" in t.options else t.options[-1])
    return t


def test_ge_xiang_weng_gives_a_talisman_back_once_it_has_done_what_it_does(mitos):
    t = answered(mitos, "baal-er", 2)
    assert t.zone("baal-er") == "hand"
    assert (t.count("hand"), t.zone("ge_xiang_weng")) == (2, "graveyard")  # Baal drew one
    assert t.refusal("play", "baal-er").clause == "ML-play-04"


def test_what_ge_xiang_weng_gave_back_can_be_played_in_another_turn(mitos):
    t = answered(mitos, "icaro-er", 0)
    assert not t.can("play", "icaro-er")
    t.patient = False
    t.end_turn()
    t.end_turn()
    assert t.can("play", "icaro-er")


def test_ge_xiang_weng_saves_no_talisman_that_goes_into_exile(mitos):
    t = answered(mitos, "baal-er", 1, defence=["tammo"])
    assert t.zone("baal-er") == "exile"
