"""Whose card, which card, which turn: what is said of one is not done to another."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.core.control import May
from tapete.core.effects import OPPONENT
from tapete.core.nouns import THEIRS
from tapete.core.refusal import Refused
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.vocabulary.abilities.players import dearer
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import reaction, response, spell
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import enters
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import sacrifice, use
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import bonus
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, in_graveyard, played, totem
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Bearer
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import Then, destroy, shuffle_in

ANSWER = ("responde", "respond")


def vain(t):
    """What the player who decides looks for in vain, with the clause."""
    return {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}


# -- what is looked for in vain


def test_what_cannot_be_played_is_told_in_the_vigil_and_in_the_war(mitos):
    t = mitos.table(hand=["machi"], defence=["talos"], enemy_defence=["prometeo"])
    others = {"use:1:talos#1:1": "ML-use-01", "use:2:prometeo#1:1": "ML-use-01"}
    assert vain(t) == {"play:1:machi#1": "ML-play-20", **others}
    t.patient = True
    t.attack("talos").block(("prometeo", "talos"))
    while t.decision.player == 1 or t.decision.kind != "war":
        t.answer("pass")
    assert vain(t) == {"play:1:machi#1": "ML-vig-05", **others}


@pytest.mark.clause("ML-setup-03")
@pytest.mark.clause("ML-grp-05")
def test_where_cards_are_not_played_they_are_asked_about_all_the_same(mitos):
    t = mitos.new_game()
    assert (t.decision.kind, t.count("hand"), set(vain(t).values())) == ("hand", 8, {"ML-setup-03"})  # the whole hand or nothing
    u = mitos.table(gold=2, hand=["machi"], enemy_hand=["talos"], enemy_paid=["abaco"])
    u.answer("pass")
    assert (u.decision.kind, set(vain(u).values())) == ("grouping", {"ML-grp-05"})
    assert "group:2:abaco#1" in vain(u)  # not that one alone


@pytest.mark.parametrize(
    "answer", ["play", "play:1:nobody#1", "use:1:nobody#1:1", "attack", "attack:1:nobody#1", "block:1:talos#1"]
)
def test_an_answer_about_cards_that_are_not_there_is_refused_all_the_same(mitos, answer):
    t = mitos.table(hand=["machi"], defence=["talos"])
    with pytest.raises(Refused):
        t.answer(answer)
    assert t.decision.kind == "vigil"


@pytest.mark.clause("ML-play-20")
def test_a_weapon_that_nobody_could_be_given_is_too_dear(mitos):
    t = mitos.table(gold=1, hand=["guan_dao"], defence=["talos"])
    assert t.refusal("play", "guan_dao").clause == "ML-play-20"
    assert (vain(t)["play:1:guan_dao#1"], "play:1:guan_dao#1>1:talos#1" in vain(t)) == ("ML-play-20", False)
    rich = mitos.table(gold=9, hand=["guan_dao"], defence=["talos"])
    assert rich.can("play", "guan_dao", "talos")
    assert rich.refusal("play", "guan_dao").clause == "ML-weap-02"  # on whom?


# -- whose


@pytest.mark.clause("ML-multi-08")
@pytest.mark.parametrize("thief", [1, 2])
def test_whoever_pays_for_nidavellir_gets_the_ally(mitos, thief):
    sides = {"gold": 6, "enemy_gold": 6}
    mine, theirs = ("", "enemy_") if thief == 1 else ("enemy_", "")
    t = mitos.table(active=3 - thief, **sides, **{f"{mine}support": ["nidavellir"], f"{theirs}hand": ["talos"]})
    t.play("talos").yes()
    assert (t.zone("talos"), t.controller("talos")) == ("defence", thief)


@pytest.mark.clause("ML-put-01")
def test_vlad_tepes_brings_back_the_vampires_of_its_player_alone(mitos):
    vampires = {"defence": ["alimana", "talos"], "enemy_defence": ["alimana"]}
    t = mitos.table(gold=19, hand=["cataratas_del_iguazu", "vlad_tepes"], **vampires)
    t.play("cataratas_del_iguazu", "1:alimana#1", "2:alimana#1").play("vlad_tepes")
    assert (t.zone("1:alimana#1"), t.zone("2:alimana#1")) == ("defence", "graveyard")


def test_hombre_pajaro_makes_each_player_show_their_own_hand(mitos):
    t = mitos.table(gold=9, hand=["hombre_pajaro", "machi"], enemy_hand=["talos"])
    t.play("hombre_pajaro")
    shown = [line for line in t.story() if "muestra" in line]
    assert shown == ["Jugador 1 muestra Machi (por Hombre Pájaro)", "Jugador 2 muestra Talos (por Hombre Pájaro)"]


def test_what_golem_sombrio_lets_them_take_is_any_card(mitos):
    t = mitos.table(defence=["golem_sombrio-co"], enemy_graveyard=["yanomami", "abaco"], enemy_hand=["talos"] * 3)
    t.attack("golem_sombrio-co").end_battle()
    assert {"yanomami", "abaco", "talos"} <= t.choices()
    assert t.decision.player == 1  # and it is they who choose


@pytest.mark.parametrize("rich", [1, 2])
def test_in_the_war_whoever_could_pay_for_a_talisman_is_asked(mitos_with, rich):
    hands = {"hand": ["machi"], "enemy_hand": ["machi"], "enemy_support": ["tax"]}
    kit = mitos_with(made("tax", zones.TOTEM, dearer(m.EVERYONE, 1, zones.TALISMAN)))  # or else some cost nothing
    t = kit.table(gold=1 if rich == 1 else 0, enemy_gold=1 if rich == 2 else 0, defence=["talos"], patient=True, **hands)
    asked = set()
    t.attack("talos")
    while t.decision.kind != "vigil":
        if t.decision.kind == "war":
            asked.add(t.decision.player + 1)
        t.answer(t.options[-1])
    assert asked == {rich}


@pytest.mark.parametrize(("whose", "owners"), [(m.YOU, [1]), (m.OPPONENT, [2]), (m.EVERYONE, [1, 2])])
def test_a_talisman_responds_to_the_fall_of_the_allies_it_says(mitos_with, whose, owners):
    kit = mitos_with(
        made("lament", zones.TALISMAN, response("doomed", *ANSWER, draw(1), None, whose)),
        made("fall", zones.TALISMAN, spell(destroy(Target(ally)))),
    )
    for owner in (1, 2):
        side = "" if owner == 1 else "enemy_"
        t = kit.table(hand=["lament", "fall", "talos"], **{f"{side}defence": ["machi"]})
        t.play("fall", "machi")
        assert t.can("play", "lament") == (owner in owners)


@pytest.mark.clause("ML-tgt-09")
def test_a_target_that_has_left_the_graveyard_meanwhile_is_none(mitos_with):
    robs = response("play", *ANSWER, shuffle_in(Target(in_graveyard(-1, THEIRS))), played(zones.TALISMAN))
    kit = mitos_with(made("robber", zones.TALISMAN, robs))
    t = kit.table(gold=9, hand=["haiwatha-er"], graveyard=["talos", "machi"], enemy_hand=["robber"])
    t.act("play", "haiwatha-er").choose("talos")
    t.act("play", "robber").choose("talos")
    assert (t.zone("talos"), t.zone("machi")) == ("castle", "graveyard")
    u = kit.table(gold=9, hand=["haiwatha-er"], graveyard=["talos", "machi"], enemy_hand=["robber"])
    u.act("play", "haiwatha-er").choose("talos")
    u.act("play", "robber").choose("machi")
    assert (u.zone("talos"), u.zone("machi")) == ("hand", "castle")


# -- which


@pytest.mark.clause("ML-blk-03")
def test_only_the_ally_that_says_so_blocks_one_more(mitos):
    t = mitos.table(defence=["talos", "argonautas"], enemy_defence=["cao_cao", "prometeo"])
    t.attack("talos", "argonautas").act("block", "prometeo", "talos")
    assert t.refusal("block", "prometeo", "argonautas").clause == "ML-blk-03"
    u = mitos.table(defence=["talos", "argonautas"], enemy_defence=["cao_cao", "prometeo"])
    u.attack("talos", "argonautas").block(("cao_cao", "talos"), ("cao_cao", "argonautas"))
    assert [line for line in u.story() if "bloquea" in line] == ["Cao Cao bloquea a Talos", "Cao Cao bloquea a Argonautas"]


def test_only_kunoichi_pays_for_one_more_block(mitos):
    t = mitos.table(defence=["talos", "argonautas"], enemy_defence=["kunoichi", "prometeo"], enemy_gold=1)
    t.attack("talos", "argonautas").act("block", "prometeo", "talos")
    assert t.refusal("block", "prometeo", "argonautas").clause == "ML-blk-03"
    u = mitos.table(defence=["talos", "argonautas"], enemy_defence=["kunoichi", "prometeo"], enemy_gold=1)
    u.attack("talos", "argonautas").block(("kunoichi", "talos"), ("kunoichi", "argonautas"))
    assert u.count("paid", 2) == 1


def test_who_needs_company_keeps_nobody_else_from_attacking_alone(mitos):
    t = mitos.table(defence=["strix-mg", "talos"], enemy_defence=["prometeo"])
    t.attack("talos")
    assert (t.zone("talos"), t.zone("strix-mg"), t.decision.kind) == ("attack", "defence", "block")


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_the_heroes_are_not_blocked_by_allies_of_the_strength_that_was_chosen(mitos_with, strength):
    kit = mitos_with(*[made(f"of-{number}", zones.ALLY, strength=number) for number in (1, 2, 3)])
    t = kit.table(gold=4, hand=["13_heroes_shaolin"], enemy_defence=["of-1", "of-2", "of-3"])
    t.play("13_heroes_shaolin").answer(f"number:{strength}")
    assert f"Jugador 1 elige {strength} (13 Héroes Shaolin)" in t.story()
    t.end_turn().end_turn()
    t.attack("13_heroes_shaolin")
    able = {number for number in (1, 2, 3) if t.can("block", f"of-{number}", "13_heroes_shaolin")}
    assert able == {1, 2, 3} - {strength}


def test_virtual_oros_for_shamans_pay_for_shamans_alone(mitos):
    t = mitos.table(gold=1, hand=["cin_teotl", "guajiro", "tonatiuh"]).play("tonatiuh")
    assert t.refusal("play", "guajiro").clause == "ML-play-20"
    assert t.play("cin_teotl").zone("cin_teotl") == "defence"


# -- which turn


def test_an_extra_turn_is_the_next_one_for_dominacion(mitos):
    hand = ["dominacion-mg", "cataratas_del_iguazu"]
    t = mitos.table(gold=19, hand=hand, defence=["talos", "argonautas"], enemy_defence=["machi"])
    t.play("dominacion-mg", "machi").play("cataratas_del_iguazu", "talos", "argonautas")
    t.end_turn()
    assert t.decision.player == 0  # the extra turn, in which Machi cannot attack anyway
    t.end_turn().pass_()
    assert t.can("attack", "machi")
    u = mitos.table(gold=19, hand=hand, enemy_defence=["machi"]).play("dominacion-mg", "machi").end_turn()
    u.pass_()
    assert not u.can("attack", "machi")


def test_hada_viviana_keeps_them_from_drawing_in_the_next_turn_alone(mitos_with):
    kit = mitos_with(made("gift", zones.TALISMAN, spell(draw(1, OPPONENT))))
    t = kit.table(gold=9, hand=["hada_viviana", "gift"]).play("hada_viviana")
    t.end_turn()
    assert t.count("hand", 2) == 0
    t.end_turn()
    assert t.count("hand", 2) == 0  # nothing came at the end of their turn
    t.play("gift")
    assert t.count("hand", 2) == 1


@pytest.mark.clause("ML-con-15")
def test_a_copy_for_a_while_speaks_with_what_its_model_has_learnt(mitos):
    t = mitos.table(gold=9, hand=["panku"], support=["totem_de_jaguar"], defence=["ser_abominable"])
    t.play("panku")
    before = t.strength("panku")
    t.use("ser_abominable", "panku")
    assert t.strength("panku") == before + 1  # one more speaks as the Totem
    t.end_turn()
    assert t.strength("panku") == before


# -- what has gone, and what is still there


@pytest.mark.clause("ML-put-01")
def test_lothar_does_not_bring_back_who_is_no_longer_in_the_graveyard(mitos):
    t = mitos.table(gold=19, hand=["cataratas_del_iguazu", "lothar"], defence=["mara-er", "talos"])
    t.play("cataratas_del_iguazu", "mara-er", "talos")
    assert (t.zone("mara-er"), t.zone("talos")) == ("hand", "graveyard")
    t.play("lothar")
    assert (t.zone("mara-er"), t.zone("talos")) == ("hand", "defence")


@pytest.mark.clause("ML-tal-06")
@pytest.mark.parametrize(("fall", "stands"), [("ally", True), ("both", False)])
def test_a_talisman_is_responded_to_while_one_of_its_targets_is_there(mitos_with, fall, stands):
    gone = [destroy(Target(ally.own))] + ([destroy(Target(totem.own))] if fall == "both" else [])
    kit = mitos_with(
        made("twofold", zones.TALISMAN, spell(destroy(Target(ally.enemy)), destroy(Target(totem.enemy)))),
        made(
            "self-harm",
            zones.TALISMAN,
            response("play", *ANSWER, Then(*gone) if fall == "both" else gone[0], played(zones.TALISMAN)),
        ),
        made("applause", zones.TALISMAN, response("play", *ANSWER, draw(1), played(zones.TALISMAN), m.EVERYONE)),
    )
    ours = {"hand": ["twofold", "applause"], "enemy_hand": ["self-harm"]}
    t = kit.table(**ours, enemy_defence=["talos"], enemy_support=["totem_de_jaguar"])
    t.play("twofold", "talos", "totem_de_jaguar")
    t.act("play", "self-harm").aim("talos", "totem_de_jaguar")
    t.pass_()  # to what was said in response
    assert t.zone("talos") == "graveyard"
    assert t.can("play", "applause") == stands


def test_the_only_target_is_shown_in_play_and_taken_by_itself_elsewhere(mitos):
    t = mitos.table(gold=9, hand=["haiwatha-er"], graveyard=["talos"])
    t.shows_lone = True
    assert t.act("play", "haiwatha-er").zone("talos") == "hand"
    u = mitos.table(gold=9, hand=["yanomami"], enemy_defence=["talos"])
    u.shows_lone = True
    u.act("play", "yanomami")
    assert (u.decision.kind, u.choices(), u.decision.lone) == ("choose", {"talos"}, True)


def test_who_blocks_takes_part_in_the_battle(mitos):
    t = mitos.table(gold=9, hand=["hercules"], defence=["talos", "machi"], enemy_defence=["prometeo", "einheryar"])
    t.attack("talos").block(("prometeo", "talos"))
    while t.decision.player == 1:
        t.pass_()
    t.act("play", "hercules")
    assert t.choices() == {"talos", "prometeo"}


def test_a_weapon_speaks_of_nobody_once_it_has_fallen_with_its_bearer(mitos_with):
    kit = mitos_with(
        made("blade", zones.WEAPON, use(bonus(3, Bearer()))),
        made("ambush", zones.TALISMAN, response("use", *ANSWER, destroy(Target(ally.enemy)))),
    )
    armed = [{"card": "talos", "weapons": ["blade"]}]
    piles = {"castle": ["talos"] * 9, "enemy_castle": ["talos"] * 9}  # so that Machi is the last card of all
    t = kit.table(defence=armed, enemy_hand=["ambush"], enemy_defence=["machi"], **piles)
    own = t.strength("machi")
    t.use("blade").act("play", "ambush").aim("1:talos#10")
    assert (t.zone("blade"), t.strength("machi")) == ("graveyard", own)
    assert not any("Fuerza" in line for line in t.story())


@pytest.mark.clause("ML-act-07")
@pytest.mark.parametrize("wish", [True, False])
def test_whoever_has_paid_says_whether_it_is_done(mitos_with, wish):
    kit = mitos_with(made("sage", zones.ALLY, use(May(draw(1)), pay=1), strength=1))
    t = kit.table(gold=2, defence=["sage"])
    t.use("sage")
    assert (t.decision.kind, t.count("paid"), t.count("hand")) == ("may", 1, 0)
    t.answer("yes" if wish else "no")
    assert (t.count("paid"), t.count("hand")) == (1, 1 if wish else 0)


@pytest.mark.clause("ML-act-10")
def test_what_triggers_does_not_use_up_the_ability_of_the_turn(mitos_with):
    kit = mitos_with(made("sage", zones.ALLY, enters(draw(1)), use(draw(1), times=1), strength=1))
    t = kit.table(hand=["sage"]).play("sage")
    assert t.count("hand") == 1
    t.use("sage")
    assert t.count("hand") == 2
    assert t.refusal("use", "sage", word="1").clause == "ML-act-10"


def test_a_weapon_that_goes_to_answer_still_speaks_of_who_carried_it(mitos_with):
    words = ("cuando tu oponente juega un Talismán", "when your opponent plays a Talisman")
    blade = reaction("play", *words, bonus(3, Bearer()), played(zones.TALISMAN), tolls=(sacrifice(),))
    kit = mitos_with(made("blade", zones.WEAPON, blade), made("noise", zones.TALISMAN, spell(draw(1))))
    t = kit.table(hand=["noise"], enemy_defence=[{"card": "machi", "weapons": ["blade"]}])
    own = t.strength("machi")
    t.play("noise").react("blade")
    assert (t.zone("blade"), t.strength("machi")) == ("graveyard", own + 3)


# -- one of a name


def test_rey_arturo_pendragon_does_not_join_a_rey_arturo_who_says_nothing_of_it(mitos):
    t = mitos.table(gold=19, hand=["rey_arturo_pendragon"], defence=["rey_arturo"])
    assert t.refusal("play", "rey_arturo_pendragon").clause == "ML-play-04"
    theirs = mitos.table(gold=19, hand=["rey_arturo_pendragon"], enemy_defence=["rey_arturo"])
    assert theirs.play("rey_arturo_pendragon").zone("rey_arturo_pendragon") == "defence"


# -- a game without an end


def test_a_hundred_turns_without_a_change_to_the_castles_are_a_draw(mitos):
    t = mitos.table(support=["pa_kua_tai_chi"])
    turns = 0
    while not t.s.over:
        t.end_turn()
        turns += 1
        assert turns <= 101
    assert (turns, t.s.winners) == (101, (0, 1))
    assert t.story()[-1] == "Empate: los Castillos ya no cambian"
