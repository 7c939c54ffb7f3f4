"""Cards that show, give away, name, bring back or bury cards: each shown by playing it."""

from __future__ import annotations

from tapete.core.labels import label

KILLER = "yanomami"  # a Talisman: destroys an opposing Ally


def test_lothar_brings_back_what_was_destroyed_this_turn_to_whoever_controlled_it(stage):
    t = stage.table(gold=7, hand=[KILLER, "lothar"], graveyard=["huracan"], enemy_defence=["talos", "rey_mono"])
    t.play(KILLER, "talos").play("lothar")
    assert (t.zone("talos"), t.controller("talos"), t.zone("huracan")) == ("defence", 2, "graveyard")  # the Hurricane fell before


def test_vlad_tepes_brings_back_your_vampires_alone(stage):
    t = stage.table(
        active=2, gold=2, hand=["vlad_tepes"], defence=["rasputin-co", "talos"],
        enemy_gold=8, enemy_hand=[KILLER, KILLER], enemy_defence=["prometeo"],
    )  # fmt: skip
    for victim in ("rasputin-co", "talos"):
        t.answer(next(each for each in t.options if each.startswith("play")))
        t.aim(victim)
    t.attack("prometeo").act("play", "vlad_tepes")
    assert (t.zone("rasputin-co"), t.zone("talos")) == ("defence", "graveyard")


def test_hombre_pajaro_costs_each_player_a_talisman_of_their_choice(stage):
    t = stage.table(
        gold=3, hand=["hombre_pajaro", KILLER, "lothar", "talos"], enemy_hand=["machitun", "piromania"],
    )  # fmt: skip
    t.play("hombre_pajaro")
    assert t.decision.prompt.es == "Descarta un Talismán de tu mano."
    t.choose("lothar")
    assert (t.decision.player, t.decision.prompt.es) == (1, "Descarta un Talismán de tu mano.")  # told to whoever decides
    t.choose("machitun")
    assert (sorted(t.ids("hand")), t.ids("hand", 2)) == (["talos", KILLER], ["piromania"])
    none = stage.table(gold=3, hand=["hombre_pajaro"], enemy_hand=["talos"]).play("hombre_pajaro")
    assert none.count("hand", 2) == 1


def test_totem_del_viento_strengthens_an_ally_and_its_copies_while_it_stays(stage):
    t = stage.table(gold=3, hand=["totem_del_viento"], defence=["talos"], enemy_defence=["talos", "rey_mono"])
    t.act("play", "totem_del_viento")
    t.answer(next(each for each in t.options if each.startswith("choose:1:talos")))
    assert [t.strength(each) for each in ("1:talos#1", "2:talos#1", "rey_mono")] == [3, 3, 3]
    gone = stage.table(gold=4, hand=["espina_somnoliente"], defence=["talos"], support=["totem_del_viento"])
    assert gone.strength("talos") == 2  # it chose nobody: it was there from the start


def test_ermitano_bans_a_talisman_and_is_played_once_a_game(stage):
    t = stage.table(gold=6, hand=["ermitano", "ermitano"], enemy_gold=9, enemy_hand=[KILLER], defence=["talos"])
    t.answer(next(each for each in t.options if each.startswith("play")))
    assert t.can("name", word="Yanomami") and not t.can("name", word="Talos")
    t.act("name", word="Yanomami")
    assert not any(each.startswith("play") for each in t.options)
    t.end_turn()
    assert t.refusal("play", KILLER).clause == "ML-play-04"


def test_piromania_buries_a_talisman_of_the_castle_with_its_copies(stage):
    castle = [KILLER, "talos", KILLER, "lothar", "talos"]
    t = stage.table(gold=3, hand=["piromania"], enemy_castle=castle, enemy_hand=[KILLER])
    t.play("piromania").yes()
    t.answer(next(each for each in t.options if KILLER in each))
    assert (t.ids("graveyard", 2), sorted(t.ids("castle", 2)), t.ids("hand", 2)) == (
        [KILLER, KILLER], ["lothar", "talos", "talos"], [KILLER],
    )  # fmt: skip
    declined = stage.table(gold=3, hand=["piromania"], enemy_castle=castle).play("piromania").no()
    assert declined.count("graveyard", 2) == 0


def test_golem_sombrio_discards_three_and_gives_one_back(stage):
    t = stage.fight("golem_sombrio-co", enemy_hand=["talos", "prometeo", "huracan", "gargola"], enemy_graveyard=["rey_mono"])
    while t.decision.kind != "choose":
        t.answer(t.options[-1])
    assert (t.decision.player, t.decision.prompt.en) == (1, "Put a card from your Graveyard into your hand.")
    t.choose("rey_mono")
    assert (t.count("hand", 2), t.zone("rey_mono")) == (2, "hand")


def test_melusina_grows_with_every_ally_that_comes_to_your_side(stage):
    t = stage.table(gold=7, hand=["melusina-co", "talos"], enemy_defence=["rey_mono"])
    t.play("melusina-co")
    assert t.strength("melusina-co") == 3
    t.play("talos")
    assert t.strength("melusina-co") == 4
    theirs = stage.table(active=2, defence=["melusina-co"], enemy_gold=3, enemy_hand=["talos"]).play("talos")
    assert theirs.strength("melusina-co") == 2


def test_martillo_de_thor_recovers_as_many_cards_as_its_bearer_deals_damage(stage):
    t = stage.armed("martillo_de_thor", graveyard=["talos", "prometeo", "huracan", "gargola"])
    t.attack("rey_mono").yes().choose("talos", "huracan", "gargola")
    assert (t.count("castle") >= 22, t.ids("graveyard")) == (True, ["prometeo"])
    blocked = stage.armed("martillo_de_thor", graveyard=["talos"], enemy_defence=["thor-er"])
    blocked.attack("rey_mono").block(("thor-er", "rey_mono"))
    assert "talos" in blocked.ids("graveyard")


def test_nidos_de_pesadilla_keeps_one_of_two(stage):
    t = stage.table(gold=3, hand=["nidos_de_pesadilla"], castle=["talos", "prometeo", "huracan"])
    t.play("nidos_de_pesadilla").choose("talos", "prometeo")
    assert (t.ids("castle"), t.count("hand")) == (["huracan"], 1)
    assert sorted([*t.ids("hand"), *t.ids("graveyard")]) == ["nidos_de_pesadilla", "prometeo", "talos"]


def test_juramento_de_los_heroes_recovers_one_for_each_attacker_of_the_last_turn(stage):
    t = stage.table(
        active=2, gold=3, hand=["juramento_de_los_heroes"], graveyard=["talos"] * 5, enemy_defence=["prometeo", "gargola"],
    )  # fmt: skip
    t.attack("prometeo", "gargola").end_battle()
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    before = t.count("castle"), t.count("graveyard")
    t.play("juramento_de_los_heroes").yes()
    assert (t.count("castle"), t.count("graveyard")) == (before[0] + 2, before[1] - 2 + 1)
    calm = stage.table(gold=3, hand=["juramento_de_los_heroes"], graveyard=["talos"]).play("juramento_de_los_heroes").yes()
    assert calm.count("castle") == 20


def test_vola_costs_the_opponent_an_ally_at_the_end_of_the_turn_if_blocked(stage):
    t = stage.table(defence=["vola"], enemy_defence=["prometeo", "rey_mono"])
    t.attack("vola").block(("prometeo", "vola"))
    while "rey_mono" not in t.ids("graveyard", 2) and t.s.turn == t.s.turn and t.decision.kind != "vigil":
        t.answer(t.options[0])
    assert t.zone("rey_mono") == "graveyard"
    free = stage.table(defence=["vola"], enemy_defence=["rey_mono"])
    free.attack("vola").done()
    assert free.end_battle().zone("rey_mono") == "defence"


def test_13_heroes_shaolin_are_not_blocked_by_the_strength_they_name(stage):
    t = stage.table(gold=4, hand=["13_heroes_shaolin"], enemy_defence=["talos", "rey_mono"])
    t.play("13_heroes_shaolin").act("number", word="2")
    t.end_turn().end_turn()
    t.attack("13_heroes_shaolin")
    assert (t.can("block", "rey_mono", "13_heroes_shaolin"), t.can("block", "talos", "13_heroes_shaolin")) == (True, False)
    zero = stage.table(gold=4, hand=["13_heroes_shaolin"], enemy_defence=["bragi"])
    zero.play("13_heroes_shaolin")
    assert zero.can("number", word="0") and zero.can("number", word="30")


def test_kyudo_lets_the_opponent_exile_two_of_three(stage):
    t = stage.table(gold=3, hand=["kyudo"], castle=["talos", "prometeo", "huracan", "gargola"])
    t.play("kyudo")
    assert (t.decision.player, t.decision.prompt.es) == (1, "Destierra 2 de esas cartas.")
    assert {label(t.s, each, "es").split(" (")[0] for each in t.decision.options} == {"Talos", "Prometeo", "Huracán"}
    t.choose("talos", "huracan")
    assert (t.ids("hand"), sorted(t.ids("exile"))) == (["prometeo"], ["huracan", "talos"])


def test_entrenar_multitudes_punishes_a_slow_turn(stage):
    t = stage.table(gold=2, hand=["entrenar_multitudes"])
    t.play("entrenar_multitudes")
    t.end_turn()
    assert t.count("castle", 2) == 20
    t.end_turn()
    assert t.count("castle", 2) == 18  # one milled, one drawn
    busy = stage.table(gold=2, hand=["entrenar_multitudes"], enemy_hand=["espada_real-er", "niu_wa", "niu_wa", "niu_wa"])
    busy.play("entrenar_multitudes").end_turn()
    for _ in range(4):
        busy.answer(next(each for each in busy.options if each.startswith("play")))
    busy.end_turn()
    assert busy.count("castle", 2) == 19


def test_huang_fei_hu_goes_over_to_the_opponent_and_mills_their_castle_every_turn(stage):
    t = stage.table(gold=2, hand=["huang_fei_hu"]).play("huang_fei_hu")
    assert (t.controller("huang_fei_hu"), t.count("castle", 2)) == (2, 20)
    t.end_turn()
    assert (t.count("castle", 2), t.count("castle")) == (19, 19)
    t.end_turn()
    assert t.count("castle", 2) == 17  # a draw and another turn


def test_fu_xi_finds_two_alike_once_you_have_grouped(stage):
    castle = [KILLER, "lothar", KILLER, "talos", "talos", "talos"]
    t = stage.table(defence=["fu_xi"], castle=castle)
    t.end_turn()
    before = list(t.ids("hand"))
    t.end_turn()
    assert t.ids("hand").count(KILLER) == 2 or before.count(KILLER)
    nothing = stage.table(active=2, defence=["fu_xi"], castle=["lothar", KILLER, "talos", "talos"]).end_turn()
    assert nothing.count("hand") == 0


def test_fan_kui_looks_at_the_hand_or_pays_for_an_oro(stage):
    parts = {"active": 2, "defence": ["fan_kui"], "enemy_hand": ["talos"], "castle": ["espada_real-er", "talos", "talos"]}
    t = stage.table(gold=1, **parts)
    t.answer("pass")
    while t.decision.kind != "may":
        t.answer(t.options[0] if t.decision.kind != "attack" else "done")
    t.yes()
    assert len(t.options) == 2
    t.answer("option:2")
    assert ("espada_real-er" in t.ids("hand"), t.count("paid")) == (True, 1)
    poor = stage.table(**parts)
    poor.answer("pass")
    while poor.decision.kind != "may":
        poor.answer(poor.options[0] if poor.decision.kind != "attack" else "done")
    poor.yes()
    assert poor.s.game.sight.sees(poor.s, 0, poor.s.zone(1, 1)[0])  # without an Oro there is only the look


def test_feng_shui_points_at_three_and_buries_one(stage):
    t = stage.table(gold=3, hand=["feng_shui"], enemy_defence=["talos", "rey_mono"], enemy_support=["helheim"])
    t.play("feng_shui", "talos", "helheim", "rey_mono")
    assert (t.zone("rey_mono"), t.zone("talos"), t.zone("helheim")) == ("graveyard", "defence", "support")
    two = stage.table(gold=3, hand=["feng_shui"], enemy_defence=["talos", "rey_mono"])
    assert two.refusal("play", "feng_shui").clause == "ML-tal-02"


def test_acupuntura_recovers_as_many_as_the_opponent_has_oros(stage):
    t = stage.table(gold=4, hand=["acupuntura"], graveyard=["talos", "prometeo", "huracan"], enemy_gold=2)
    t.play("acupuntura").yes().choose("talos", "huracan")
    assert (t.count("castle"), t.ids("graveyard")) == (22, ["prometeo", "acupuntura"])


def test_rey_arturo_pendragon_stands_alone_mills_every_turn_and_is_not_blocked_by_knights(stage):
    t = stage.table(
        gold=9, hand=["rey_arturo_pendragon", "rey_arturo"], defence=["rey_arturo_pendragon"], enemy_defence=["sir_gawain", "talos"]
    )
    assert t.refusal("play", "1:rey_arturo_pendragon#1").clause == "ML-play-04"
    assert t.refusal("play", "rey_arturo").clause == "ML-play-04"
    t.end_turn()
    assert t.count("castle", 2) == 18
    t.end_turn()
    assert t.count("castle", 2) == 15  # a draw in between
    t.attack("1:rey_arturo_pendragon#2")
    assert not t.can("block", "sir_gawain", "1:rey_arturo_pendragon#2")
    assert t.can("block", "talos", "1:rey_arturo_pendragon#2")
