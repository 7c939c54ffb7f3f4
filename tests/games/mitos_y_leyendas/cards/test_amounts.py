"""Cards whose effect hangs on the Strength, the cost or the type of another card: each shown by playing it."""

from __future__ import annotations

from tapete.games.mitos_y_leyendas.values import strength

KILLER = "yanomami"  # a Talisman: destroys an opposing Ally


def test_lao_tse_is_as_strong_as_your_strongest(stage):
    t = stage.table(defence=["lao_tse", "talos", {"card": "rey_mono", "weapons": ["kunai"]}], enemy_defence=["thor-er"])
    assert t.strength("lao_tse") == 5
    assert stage.table(defence=["lao_tse"]).strength("lao_tse") == 0
    two = stage.table(defence=["lao_tse", "lao_tse", "talos"])
    assert [strength(two.s, card) for card in two.s.zone(4, 0)] == [2, 2, 2]  # they do not look at each other


def test_sun_wu_kung_outgrows_what_it_blocks_for_an_oro(stage):
    t = stage.table(active=2, gold=1, defence=["sun_wu_kung"], enemy_defence=["thor-er"])
    t.attack("thor-er").block(("sun_wu_kung", "thor-er"))
    t.yes()
    assert (t.zone("sun_wu_kung"), t.zone("thor-er"), t.count("paid")) == ("defence", "graveyard", 1)
    poor = stage.table(active=2, defence=["sun_wu_kung"], enemy_defence=["thor-er"])
    poor.attack("thor-er").block(("sun_wu_kung", "thor-er"))
    assert poor.zone("sun_wu_kung") == "graveyard"


def test_inari_grows_by_the_cost_of_what_is_discarded_once_a_turn(stage):
    t = stage.table(defence=["inari"], hand=["rey_mono", "talos"])
    t.use("inari").choose("rey_mono")
    assert (t.strength("inari"), t.zone("rey_mono")) == (8, "graveyard")
    assert t.refusal("use", "inari", word="1").clause == "ML-act-10"
    oro = stage.table(defence=["inari"], hand=["espada_real-er"]).use("inari")
    assert oro.strength("inari") == 3  # an Oro has no cost
    assert oro.end_turn().strength("inari") == 3


def test_tsuki_yumi_leaves_its_strength_to_another(stage):
    t = stage.table(defence=[{"card": "tsuki_yumi", "weapons": ["kunai"]}, "talos"])
    t.use("tsuki_yumi", "talos")
    assert (t.strength("talos"), t.zone("tsuki_yumi")) == (5, "graveyard")  # 1 and the Weapon's 2, as it fell
    alone = stage.table(defence=["tsuki_yumi"])
    assert not alone.can("use", "tsuki_yumi", word="1")


def test_wang_mu_niang_niang_takes_all_of_its_strength_along(stage):
    t = stage.table(defence=["wang_mu_niang_niang", "talos", "inari"], enemy_defence=["rey_mono", "thor-er"])
    t.use("wang_mu_niang_niang")
    assert [t.zone(each) for each in ("wang_mu_niang_niang", "inari", "rey_mono")] == ["graveyard"] * 3
    assert (t.zone("talos"), t.zone("thor-er")) == ("defence", "defence")


def test_sai_mills_as_many_as_its_bearer_is_strong(stage):
    t = stage.armed("sai")
    t.use("sai")
    assert (t.count("castle", 2), t.zone("sai"), t.zone("rey_mono")) == (17, "graveyard", "defence")


def test_excalibur_grows_by_what_is_milled_in_your_turn(stage):
    t = stage.armed("excalibur", "sir_gawain", castle=["rey_mono", "talos", "talos"])
    assert t.strength("sir_gawain") == 6
    t.use("excalibur")
    assert (t.strength("sir_gawain"), t.ids("graveyard")) == (11, ["rey_mono"])
    t.use("excalibur")
    assert t.strength("sir_gawain") == 14
    theirs = stage.armed("excalibur", "sir_gawain", active=2, enemy_defence=["talos"], hand=["hombres_de_madera"])
    theirs.attack("talos")
    theirs.done()
    assert theirs.decision.kind == "war" and not theirs.can("use", "excalibur", word="1")
    assert stage.table(gold=3, hand=["excalibur"], defence=["talos"]).refusal("play", "excalibur", "talos").clause == "ML-weap-05"


def test_morgana_trades_an_ally_for_one_no_stronger(stage):
    t = stage.table(defence=["morgana", "talos"], enemy_defence=["rey_mono", "prometeo", "huracan"])
    t.use("morgana").choose("talos")
    assert not t.can("choose", "rey_mono")
    t.aim("prometeo")
    assert (t.zone("talos"), t.zone("prometeo"), t.zone("rey_mono")) == ("graveyard", "graveyard", "defence")
    assert t.refusal("use", "morgana", word="1").clause == "ML-act-10"
    second = stage.table(gold=3, hand=["morgana"], defence=["morgana"])
    assert second.refusal("play", "1:morgana#1").clause == "ML-play-04"


def test_nobody_gains_control_of_a_second_morgana(stage):
    t = stage.table(gold=9, hand=["hades-er"], defence=["morgana", "talos"], enemy_defence=["morgana"])
    t.play("hades-er", "talos")
    assert (t.controller("2:morgana#1"), t.controller("talos")) == (2, 1)


def test_sigurd_takes_whatever_destroyed_it_along(stage):
    t = stage.fight("sigurd", "thor-er")
    assert (t.zone("sigurd"), t.zone("thor-er")) == ("graveyard", "graveyard")
    struck = stage.destroyed("sigurd", enemy_defence=["talos"])
    assert (struck.zone("sigurd"), struck.zone("talos")) == ("graveyard", "defence")  # a Talisman is not in play
    ally = stage.table(active=2, defence=["sigurd"], enemy_gold=9, enemy_hand=["einheryar"])
    ally.play("einheryar", "sigurd")
    assert (ally.zone("sigurd"), ally.zone("einheryar")) == ("graveyard", "graveyard")


def test_asgard_answers_a_destroyed_card_with_one_of_its_type(stage):
    parts = {"enemy_gold": 4, "enemy_hand": [KILLER], "enemy_defence": ["rey_mono", "prometeo"], "enemy_support": ["helheim"]}
    t = stage.table(active=2, support=["asgard"], defence=["talos"], **parts)
    t.play(KILLER, "talos")
    assert t.decision.player == 0 and not t.can("choose", "helheim")
    t.choose("rey_mono")
    assert (t.zone("rey_mono"), t.zone("prometeo")) == ("graveyard", "defence")
    own = stage.table(support=["asgard"], defence=["wang_mu_niang_niang"], enemy_defence=["talos"])
    own.use("wang_mu_niang_niang")
    assert own.zone("talos") == "defence"  # you destroyed it yourself
    fight = stage.table(support=["asgard"], defence=["talos"], enemy_defence=["thor-er"])
    fight.attack("talos").block(("thor-er", "talos"))
    assert fight.zone("thor-er") == "graveyard"


def test_kamasama_no_jutsu_trades_cards_of_one_type(stage):
    t = stage.table(gold=5, hand=["kamasama_no_jutsu"], defence=["talos"], enemy_defence=["rey_mono"], enemy_gold=1)
    t.play("kamasama_no_jutsu", "talos")
    assert (t.zone("talos"), t.zone("rey_mono"), t.count("reserve", 2)) == ("graveyard", "graveyard", 1)
    none = stage.table(gold=4, hand=["kamasama_no_jutsu"], support=["helheim"], enemy_defence=["rey_mono"])
    none.play("kamasama_no_jutsu", "helheim")
    assert (none.zone("helheim"), none.zone("rey_mono")) == ("graveyard", "defence")
