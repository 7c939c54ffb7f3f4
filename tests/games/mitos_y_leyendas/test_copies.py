"""Cards that copy: what they take over, for how long, and with which voice they speak."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import use
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally
from tapete.games.mitos_y_leyendas.vocabulary.verbs.copying import Copies

KILLER = "yanomami"  # a Talisman of 4: destroys an opposing Ally


# -- Galdar, which does what a Talisman of the Graveyard does


@pytest.mark.clause("ML-con-13")
def test_galdar_alone_with_galdar_copies_nothing(mitos):
    t = mitos.table(gold=9, hand=["galdar"], graveyard=["galdar", "galdar"], enemy_defence=["talos"])
    assert t.refusal("play", "1:galdar#1").clause == "ML-tal-02"


@pytest.mark.clause("ML-con-13")
def test_galdar_copies_galdar_once_in_a_row_and_ends_with_another_talisman(mitos):
    t = mitos.table(gold=4, hand=["galdar"], graveyard=["galdar", "galdar", KILLER], enemy_defence=["talos", "prometeo"])
    t.act("play", "1:galdar#1")
    assert t.choices() == {"galdar", KILLER}
    t.choose("1:galdar#2")
    assert {t.s.names[option.thing] for option in t.decision.options} == {"1:galdar#3", "1:yanomami#1"}
    t.choose("1:galdar#3")
    assert t.choices() == {"talos", "prometeo"}  # each Galdar was had already: what is left is chosen by itself
    t.choose("talos")
    assert (t.zone("talos"), t.zone("prometeo"), t.zone("1:galdar#1")) == ("graveyard", "defence", "graveyard")


@pytest.mark.clause("ML-con-13")
def test_galdar_does_not_copy_what_has_no_target(mitos):
    t = mitos.table(gold=4, hand=["galdar"], graveyard=["galdar", KILLER])
    assert t.refusal("play", "1:galdar#1").clause == "ML-tal-02"  # nobody for Yanomami to destroy, at either end


# -- copies that annul


@pytest.mark.clause("ML-con-14", "ML-trig-10")
def test_hodur_as_nanna_annuls_a_talisman(mitos):
    t = mitos.table(gold=9, hand=["hodur"], defence=["talos"], enemy_defence=["nanna"], enemy_gold=4, enemy_hand=[KILLER])
    t.play("hodur").end_turn()
    t.act("play", KILLER).aim("talos")
    t.react("hodur")
    assert (t.zone("hodur"), t.zone(KILLER), t.zone("talos")) == ("graveyard", "graveyard", "defence")


@pytest.mark.clause("ML-con-14")
def test_ser_abominable_annuls_as_nanna_and_is_destroyed_for_it(mitos):
    t = mitos.table(defence=["ser_abominable", "nanna", "talos"], enemy_hand=["hombres_de_madera"], enemy_defence=["prometeo"])
    t.use("ser_abominable", "nanna").attack("talos").block(("prometeo", "talos"))
    t.act("play", "hombres_de_madera").aim("prometeo")
    assert (t.can("react", "ser_abominable", word="1"), t.can("react", "nanna", word="1")) == (True, True)
    t.react("ser_abominable")
    assert (t.zone("ser_abominable"), t.zone("nanna"), t.strength("prometeo")) == ("graveyard", "defence", 1)


@pytest.mark.clause("ML-con-14")
def test_hodur_as_niamh_annuls_an_ally(mitos):
    t = mitos.table(gold=9, hand=["hodur"], enemy_defence=["niamh-co"], enemy_gold=9, enemy_hand=["talos"])
    t.play("hodur").end_turn()
    t.play("talos").react("hodur")
    assert (t.zone("hodur"), t.zone("talos")) == ("graveyard", "graveyard")


# -- permanent effects


def strengthened(mitos, **parts):
    """Ser Abominable beside Talos (2), which Hefesto makes stronger by 3 for good."""
    t = mitos.table(gold=9, hand=["hefesto-er"], defence=["ser_abominable", "talos", "rey_mono"], **parts)
    return t.play("hefesto-er", "talos")


@pytest.mark.clause("ML-con-15", "ML-dur-03")
def test_a_copied_permanent_bonus_ends_with_the_copy(mitos):
    t = strengthened(mitos)
    t.use("ser_abominable", "talos")
    assert t.strength("ser_abominable") == 5
    t.end_turn()
    assert (t.strength("ser_abominable"), t.strength("talos")) == (0, 5)


@pytest.mark.clause("ML-con-15", "ML-dur-03")
def test_copied_permanent_bonuses_do_not_add_up(mitos):
    t = strengthened(mitos)
    for _ in range(3):
        t.use("ser_abominable", "talos")
        assert t.strength("ser_abominable") == 5
        t.end_turn().end_turn()
    assert t.strength("ser_abominable") == 0


@pytest.mark.clause("ML-con-15")
def test_the_next_copy_takes_the_place_of_the_one_before(mitos_with):
    kit = mitos_with(made("mirror", zones.ALLY, use(Copies(Target(ally.another))), strength=0))
    t = kit.table(gold=9, hand=["hefesto-er"], defence=["mirror", "ser_abominable", "talos", "rey_mono"])
    t.play("hefesto-er", "ser_abominable")  # 0 and 3 for good
    t.use("mirror", "ser_abominable")
    assert t.strength("mirror") == 3
    t.use("mirror", "rey_mono")  # with the ability it has just copied
    assert t.strength("mirror") == 3  # Rey Mono's own: nothing of the 3 before is added to it


@pytest.mark.clause("ML-con-15", "ML-dur-03")
def test_amaru_keeps_no_copied_bonus(mitos):
    t = mitos.table(gold=9, hand=["amaru-co", "hefesto-er"], defence=["cin_teotl"])
    own = t.strength("cin_teotl")
    t.play("hefesto-er", "cin_teotl").play("amaru-co", "cin_teotl")
    assert t.strength("amaru-co") == own + 3
    assert t.end_turn().strength("amaru-co") == 0


@pytest.mark.clause("ML-con-15")
def test_a_copied_strength_takes_the_permanent_base_but_no_prohibition(mitos):
    t = mitos.table(gold=9, hand=["licantropia-co", "zara-co"], defence=["ser_abominable", "thor-er"])
    t.play("licantropia-co", "thor-er").play("zara-co", "thor-er")
    t.use("ser_abominable", "thor-er")
    assert t.strength("ser_abominable") == t.strength("thor-er") == t.s.cards[t.card("thor-er")].cost
    t.pass_()
    assert t.can("attack", "ser_abominable")


@pytest.mark.clause("ML-con-16")
def test_a_full_copy_is_kept_from_fighting_for_good_like_its_model(mitos):
    t = mitos.table(gold=9, hand=["zara-co", "hodur"], enemy_defence=["rey_mono"])
    t.play("zara-co", "rey_mono").play("hodur", "rey_mono")
    assert (t.strength("hodur"), t.zone("rey_mono")) == (3, "castle")
    t.end_turn().end_turn()
    t.pass_()
    assert t.refusal("attack", "hodur").clause == "ML-blk-08"
    free = mitos.table(gold=9, hand=["hodur"], enemy_defence=["rey_mono"]).play("hodur", "rey_mono").end_turn().end_turn()
    assert free.pass_().can("attack", "hodur")


@pytest.mark.clause("ML-con-16")
def test_lei_kung_enters_with_what_its_xian_has_for_good(mitos):
    t = mitos.table(gold=9, hand=["zara-co", "hefesto-er", "lei_kung"], defence=["yu_ren"])
    own = t.strength("yu_ren")
    t.play("hefesto-er", "yu_ren").play("zara-co", "yu_ren").play("lei_kung", "yu_ren")
    assert t.strength("lei_kung") == own + 3
    t.end_turn()
    assert t.strength("lei_kung") == own + 3
    t.end_turn().pass_()
    assert t.refusal("attack", "lei_kung").clause == "ML-blk-08"


@pytest.mark.clause("ML-con-16")
def test_a_full_copy_has_the_ability_that_its_model_learnt_for_good(mitos):
    t = mitos.table(gold=9, hand=["panku", "hodur"], support=["totem_de_jaguar"], enemy_hand=["hodur"], enemy_gold=9)
    t.play("panku").end_turn()
    assert t.strength("panku") == 5  # 3, and 1 by the Totem and by Panku, which speaks as it
    t.play("2:hodur", "panku")
    assert t.strength("2:hodur") == 4  # 3, and 1 by what Panku had learnt
    assert t.zone("panku") == "castle"


@pytest.mark.clause("ML-con-16", "ML-perm-02")
def test_what_lasts_only_while_a_card_is_in_play_is_no_permanent_effect(mitos):
    t = mitos.table(gold=9, hand=["dawn", "hodur"], enemy_defence=["kain-mg"], enemy_hand=["hodur"], enemy_gold=9)
    t.play("dawn").act("race", word="vampiro")
    assert t.strength("dawn") == 2
    t.end_turn()
    t.play("2:hodur", "dawn")
    assert t.strength("2:hodur") == 1  # it did not enter as Dawn: no race was chosen


@pytest.mark.clause("ML-act-10")
def test_copying_the_ability_one_has_already_does_not_make_it_unused(mitos):
    t = mitos.table(defence=["ser_abominable", "ser_abominable", "talos"])
    t.use("1:ser_abominable#1", "1:ser_abominable#2")
    assert t.refusal("use", "1:ser_abominable#1", word="1").clause == "ML-act-10"
    assert t.can("use", "1:ser_abominable#2", word="1")


@pytest.mark.clause("ML-con-13")
def test_an_ability_learnt_after_a_copy_is_the_one_it_has(mitos):
    t = mitos.table(gold=1, defence=["ser_abominable", "shue_yuen", "pa_yu_feng"])
    t.use("ser_abominable", "shue_yuen")
    t.use("ser_abominable", "pa_yu_feng")
    assert t.refusal("use", "ser_abominable", word="1").clause == "ML-use-01"  # Pa Yu Feng has nothing to use
