"""Rules that other tests only brush against: each of these fails when its rule is broken."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.values import unblockable
from tapete.games.mitos_y_leyendas.vocabulary.abilities import when
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import reaction, response, spell
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import at, destroyed, whenever
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import use
from tapete.games.mitos_y_leyendas.vocabulary.abilities.when import Moment
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import CARD, Kind, in_castle, totem
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import Annul, CancelAbility
from tapete.games.mitos_y_leyendas.vocabulary.verbs.compelling import deals_damage
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw, generate
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy_all, exile
from tapete.games.mitos_y_leyendas.vocabulary.verbs.searching import INTO_PLAY, search

ANYWHERE = Kind(CARD, (*zones.LINES, zones.GRAVEYARD))


@pytest.fixture(scope="module")
def kit(mitos_with):
    answer = ("responde", "respond")
    return mitos_with(
        made("fuse", zones.ALLY, destroyed(destroy_all(totem.own)), strength=1),
        made("milestone", zones.TOTEM, destroyed(draw(1))),
        made("treasury", zones.TOTEM, at(when.YOUR_TURN_BEGINS, search(in_castle(zones.GOLD), INTO_PLAY))),
        made("dawn", zones.TOTEM, at(Moment(ev.VIGIL_BEGINS, m.YOU, "al comenzar la Vigilia", "as the Vigil begins"), draw(1))),
        made("vesper", zones.TOTEM, at(Moment(ev.FINAL, m.YOU, "en la Fase Final", "in the Final Phase"), draw(1), optional=True)),
        made("sage", zones.ALLY, use(generate(1)), strength=1),
        made("echo", zones.TOTEM, reaction("use", *answer, draw(1), None, m.EVERYONE)),
        made("reply", zones.TALISMAN, response("use", *answer, draw(1), None, m.EVERYONE)),
        made("retort", zones.TALISMAN, response("play", *answer, draw(1), None, m.EVERYONE)),
        made("veto", zones.TALISMAN, response("annul", *answer, Annul(), None, m.EVERYONE)),
        made("toll-bell", zones.TOTEM, whenever(ev.PLAYED, "cuando se juega una carta", "when a card is played", draw(1))),
        made("slinger", zones.ALLY, use(deals_damage(2)), strength=1),
        made("banish", zones.TALISMAN, spell(exile(Target(ANYWHERE)))),
        made("censor", zones.TOTEM, reaction("cancel", *answer, CancelAbility(), None, m.EVERYONE)),
    )


def is_unblockable(t, name):
    return unblockable(t.s, t.card(name))


@pytest.mark.clause("ML-cont-01")
def test_a_constant_ability_holds_as_long_as_its_condition_and_no_longer(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], defence=["marduk"], enemy_defence=["dragon_medieval"])
    before = t.strength("marduk")
    t.play("yanomami", "dragon_medieval")
    assert t.zone("dragon_medieval") == "graveyard"
    assert t.strength("marduk") == before - 3
    u = mitos.table(gold=9, hand=["einheryar", "seth"], enemy_defence=["vikingo-co"])
    assert u.refusal("play", "seth").clause == "ML-play-04"
    u.play("einheryar")
    assert u.zone("vikingo-co") == "graveyard"
    assert u.can("play", "seth")


@pytest.mark.clause("ML-dur-05")
def test_a_card_that_comes_back_brings_nothing_of_what_was_on_it(mitos):
    t = mitos.table(gold=20, hand=["hefesto-er", "apolo-ere", "sarutahiko"], defence=["huitzil", "einheryar"])
    printed = t.strength("huitzil")
    t.play("hefesto-er", "huitzil").play("apolo-ere", "huitzil")
    assert t.strength("huitzil") == printed + 3
    assert t.silenced("huitzil")
    t.play("sarutahiko")
    t.yes()
    t.aim("huitzil")
    assert t.zone("huitzil") == "hand"
    t.play("huitzil")
    assert t.zone("huitzil") == "defence"
    assert t.strength("huitzil") == printed
    assert not t.silenced("huitzil")


@pytest.mark.clause("ML-use-07")
def test_responses_to_an_ability_come_before_cancelling_the_opponent_first(kit):
    t = kit.table(defence=["sage"], support=["echo", "censor"], enemy_support=["echo", "censor"], patient=True)
    t.act("use", "sage", word="1")
    asked = []
    while t.decision.kind != "vigil":
        asked.append((t.decision.kind, t.decision.player + 1))
        t.pass_()
    assert asked == [("answer", 2), ("answer", 1), ("cancel", 2), ("cancel", 1)]
    assert t.virtual() == 1


@pytest.mark.clause("ML-use-07")
def test_each_player_responds_to_an_ability_once(kit):
    t = kit.table(defence=["sage"], hand=["reply"], enemy_hand=["reply", "reply"])
    t.act("use", "sage", word="1")
    assert (t.decision.kind, t.decision.player) == ("answer", 1)
    t.play("2:reply#1")
    assert (t.decision.kind, t.decision.player) == ("answer", 0)  # and not player 2 again
    t.play("1:reply#1")
    assert (t.decision.kind, t.virtual()) == ("vigil", 1)
    assert "reply" in t.ids("hand", 2)


@pytest.mark.clause("ML-multi-12")
def test_what_triggers_while_a_trigger_resolves_waits_for_its_players_turn(kit):
    t = kit.table(gold=5, hand=["stribog-mg"], defence=["fuse"], support=["milestone"], enemy_defence=["yurei"])
    t.play("stribog-mg")
    # Fuse first, which destroys the Milestone; then the opponent's Yūrei, and only then the Milestone
    assert [line for line in t.story() if "roba" in line] == [
        "Jugador 2 roba una carta (por Yurei)",
        "Jugador 1 roba una carta (por Milestone)",
    ]


@pytest.mark.clause("ML-gold-10", "ML-end-14")
def test_virtual_oros_are_lost_after_what_the_draw_triggers_and_before_the_hand_is_counted(mitos):
    t = mitos.table(virtual=3, hand=["huracan"] * 8, paid=["yasakani"])
    t.pass_()
    assert t.decision.kind == "may"  # at the end of the turn, once the card of the turn is drawn
    assert (t.count("hand"), t.virtual()) == (9, 3)
    t.no()
    assert (t.decision.kind, t.count("hand"), t.virtual()) == ("discard", 9, 0)


@pytest.mark.clause("ML-bat-07")
def test_attackers_are_declared_before_what_triggers_at_the_declaration(mitos):
    t = mitos.table(defence=["ninigi_no_mikoto", "einheryar"], enemy_defence=["machi"])
    t.pass_()
    assert (t.decision.kind, zones.virtual_oros(t.s, 0)) == ("attack", 0)
    t.act("attack", "einheryar")
    t.answer("done")
    assert (t.decision.kind, zones.virtual_oros(t.s, 0)) == ("block", 3)
    u = mitos.table(defence=["ninigi_no_mikoto", "einheryar"])
    u.end_turn()
    assert not any("genera" in line for line in u.story())  # nobody attacks: there is no declaration


@pytest.mark.clause("ML-put-03")
def test_what_a_card_asks_for_to_enter_is_asked_of_one_put_into_play_too(mitos):
    t = mitos.table(defence=["anubis-er"], graveyard=["lesther-mg"], hand=["huracan"])
    t.use("anubis-er", "lesther-mg")
    assert t.zone("lesther-mg") == "graveyard"
    assert t.ids("hand") == ["huracan"]
    u = mitos.table(defence=["anubis-er"], graveyard=["lesther-mg"], hand=["huracan", "machi", "kunai"])
    u.use("anubis-er", "lesther-mg")
    u.aim("huracan", "machi")
    assert u.zone("lesther-mg") == "defence"
    assert u.ids("hand") == ["kunai"]


@pytest.mark.clause("ML-put-06")
@pytest.mark.parametrize("toll", [[], ["totem_de_cocodrilo-in"]])
def test_an_oro_put_into_play_leaves_the_drop_of_the_turn(kit, toll):
    castle = ["argonautas", "espada_real-er", "argonautas"]
    t = kit.table(active=2, gold=2, support=["treasury"], castle=castle, hand=["abaco", "zampona"], enemy_support=toll)
    t.end_turn()
    assert t.count("reserve") + t.count("paid") == 3  # one more than there were
    t.play("abaco")
    assert t.count("reserve") + t.count("paid") == 4
    assert t.refusal("play", "zampona").clause == "ML-vig-02"


@pytest.mark.clause("ML-end-03")
def test_what_lasts_until_the_final_phase_ends_after_its_triggers(kit):
    hand = ["ix_chel", "huitzilopochtli", *["huracan"] * 9]
    t = kit.table(gold=9, hand=hand, defence=["einheryar"], support=["vesper"])
    printed = t.strength("einheryar")
    t.play("ix_chel", "einheryar").play("huitzilopochtli", "einheryar")
    t.pass_()
    t.answer("done")
    assert t.decision.kind == "may"  # what triggers in the Final Phase
    assert is_unblockable(t, "einheryar")
    t.no()
    assert t.decision.kind == "discard"
    assert not is_unblockable(t, "einheryar")
    assert t.strength("einheryar") == printed + 3  # until the end of the turn


@pytest.mark.clause("ML-end-09")
def test_only_the_player_of_the_turn_counts_their_hand(mitos):
    t = mitos.table(hand=["huracan"] * 5, enemy_hand=["huracan"] * 11)
    t.pass_()
    assert (t.decision.kind, t.decision.player, t.count("hand", 2)) == ("vigil", 1, 11)
    t.pass_()
    assert (t.decision.kind, t.decision.player, t.count("hand", 2)) == ("discard", 1, 12)


@pytest.mark.clause("ML-con-09")
@pytest.mark.parametrize("found", ["huracan", ""])
def test_a_castle_that_was_searched_is_shuffled_found_or_not(mitos, found):
    castle = ["abaco", "kunai", "zampona", "seth", "yanomami", "baal-er", "apolo-ere", "zeus", "totem_de_jaguar"]
    t = mitos.table(gold=2, hand=["pachamama"], castle=[*castle, found] if found else castle)
    t.play("pachamama")
    t.yes()
    assert sorted(t.ids("castle")) == sorted(castle)
    assert t.ids("castle") != castle
    u = mitos.table(gold=2, hand=["pachamama"], castle=[*castle, "huracan"])
    u.play("pachamama")
    u.no()
    assert u.ids("castle") == [*castle, "huracan"]  # nobody looked


@pytest.mark.clause("ML-lose-02")
def test_losing_its_ability_takes_what_others_gave_before_and_no_bonus(mitos):
    t = mitos.table(gold=20, hand=["ix_chel", "huitzilopochtli", "apolo-ere", "ix_chel"], defence=["einheryar"])
    printed = t.strength("einheryar")
    t.play("ix_chel#1", "einheryar").play("huitzilopochtli", "einheryar")
    assert is_unblockable(t, "einheryar")
    t.play("apolo-ere", "einheryar")
    assert not is_unblockable(t, "einheryar")
    assert t.strength("einheryar") == printed + 3
    t.play("ix_chel#2", "einheryar")
    assert is_unblockable(t, "einheryar")  # given after that


@pytest.mark.clause("ML-tal-07")
def test_a_talisman_that_shuffles_the_graveyard_does_not_shuffle_itself(mitos):
    t = mitos.table(gold=9, hand=["yggdrasil"], graveyard=["huracan", "machi"], castle=["abaco", "kunai"])
    t.play("yggdrasil")
    assert sorted(t.ids("castle")) == ["abaco", "huracan", "kunai", "machi"]
    assert t.ids("graveyard") == ["yggdrasil"]


# -- the turn


@pytest.mark.clause("ML-end-01")
def test_the_final_phase_follows_the_vigil_or_the_damage(mitos):
    quiet = mitos.table(defence=["chiang_shih"])
    quiet.pass_()
    quiet.answer("done")
    assert quiet.story()[:2] == ["Jugador 1 roba una carta", f"Turno {quiet.s.turn}: Jugador 2"]
    t = mitos.table(defence=["chiang_shih"])
    t.attack("chiang_shih")
    story = t.story()
    assert story.index("Jugador 1 roba una carta") == story.index("Chiang Shih hace 3 de daño al Castillo de Jugador 2") + 4


@pytest.mark.clause("ML-end-07")
def test_as_many_cards_are_discarded_as_are_too_many(mitos):
    t = mitos.table(hand=["huracan"] * 10)
    t.pass_()
    for left in (11, 10, 9):
        assert (t.decision.kind, t.count("hand")) == ("discard", left)
        t.answer(t.options[0])
    assert (t.decision.kind, t.decision.player, t.count("hand")) == ("vigil", 1, 8)


@pytest.mark.clause("ML-dur-04")
def test_a_bonus_is_there_while_the_hand_is_counted_and_gone_with_the_turn(mitos):
    hand = ["huitzilopochtli", *["huracan"] * 8]
    t = mitos.table(gold=1, hand=hand, defence=["einheryar"], enemy_paid=["abaco"])
    printed = t.strength("einheryar")
    t.play("huitzilopochtli", "einheryar").pass_()
    t.answer("done")
    assert (t.decision.kind, t.strength("einheryar")) == ("discard", printed + 3)
    t.answer(t.options[0])
    assert (t.decision.kind, t.strength("einheryar")) == ("grouping", printed)


@pytest.mark.clause("ML-perm-01")
def test_what_is_permanent_lasts_for_turns_and_turns(mitos):
    t = mitos.table(
        gold=3, hand=["eclipse_de_dragon-mg"], enemy_gold=2, enemy_hand=["hidromiel"], enemy_graveyard=["argonautas"] * 4
    )
    t.play("eclipse_de_dragon-mg")
    for _ in range(7):
        t.end_turn()
    assert (t.decision.player, t.refusal("play", "hidromiel").clause) == (1, "ML-tal-02")


@pytest.mark.clause("ML-setup-05")
def test_there_is_a_battle_in_the_first_turn_for_whoever_can_attack(mitos):
    t = mitos.table(turn=1, first=1, gold=9, hand=["kasim-co", "machi"])
    t.play("kasim-co").play("machi").pass_()
    assert t.can("attack", "kasim-co") and not t.can("attack", "machi")
    t.act("attack", "kasim-co")
    assert t.count("castle", 2) < 20


# -- the Battle


@pytest.mark.clause("ML-blk-05")
def test_blocking_is_a_choice_unless_an_attacker_must_be_blocked(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_defence=["machi"])
    t.attack("chiang_shih")
    assert "done" in t.options
    forced = mitos.table(defence=["bestia_acechando", "chiang_shih"], enemy_defence=["machi", "einheryar"])
    forced.attack("bestia_acechando", "chiang_shih")
    assert "done" not in forced.options
    forced.act("block", "machi", "bestia_acechando")
    assert "done" in forced.options


@pytest.mark.clause("ML-bat-08")
def test_an_attack_is_answered_after_what_it_triggers(mitos):
    t = mitos.table(active=2, defence=["machi"], gold=3, hand=["kawarimi"], enemy_defence=["ninigi_no_mikoto", "einheryar"])
    t.attack("einheryar")
    assert (t.decision.kind, t.decision.player) == ("phase", 0)
    assert zones.virtual_oros(t.s, 1) == 3


@pytest.mark.clause("ML-war-01")
def test_the_talisman_war_waits_for_the_blocks(mitos):
    t = mitos.table(defence=["chiang_shih"], enemy_defence=["machi"], enemy_gold=9, enemy_hand=["huitzilopochtli"])
    t.attack("chiang_shih")
    assert (t.decision.kind, t.phase) == ("block", "block")
    assert not t.can("play", "huitzilopochtli")
    t.block(("machi", "chiang_shih"))
    assert (t.decision.kind, t.decision.player, t.phase) == ("war", 1, "war")
    assert t.can("play", "huitzilopochtli")


@pytest.mark.clause("ML-war-10")
def test_a_priority_is_for_one_card_and_passes_on(mitos):
    hand = ["huitzilopochtli", "huitzilopochtli"]
    t = mitos.table(gold=9, hand=hand, defence=["chiang_shih"], enemy_gold=9, enemy_hand=hand)
    t.attack("chiang_shih")
    for player, card in ((2, "2:huitzilopochtli#1"), (1, "1:huitzilopochtli#1"), (2, "2:huitzilopochtli#2")):
        assert (t.decision.kind, t.decision.player + 1) == ("war", player)
        t.play(card, "chiang_shih")
    assert (t.decision.kind, t.decision.player + 1) == ("war", 1)


@pytest.mark.clause("ML-dmg-20")
def test_each_point_of_damage_takes_the_top_card(kit):
    castle = ["abaco", "kunai", "zampona", "seth", "machi", "zeus"]
    t = kit.table(defence=["chiang_shih"], enemy_castle=castle)
    t.attack("chiang_shih").end_battle()
    assert (t.ids("graveyard", 2), t.ids("castle", 2)) == (castle[:3], castle[3:])
    u = kit.table(defence=["slinger"], enemy_castle=castle)
    u.use("slinger")
    assert (u.ids("graveyard", 2), u.ids("castle", 2)) == (castle[:2], castle[2:])


# -- playing cards


@pytest.mark.clause("ML-play-14")
def test_a_card_is_responded_to_by_each_player_after_the_annulments(kit):
    t = kit.table(
        gold=1, hand=["hombres_de_madera", "retort", "veto"], defence=["machi"], enemy_hand=["retort", "veto"], patient=True
    )
    t.play("hombres_de_madera", "machi")
    asked = []
    while t.decision.kind != "vigil":
        asked.append((t.decision.kind, t.decision.player + 1))
        t.pass_()
    assert asked == [("annul", 2), ("annul", 1), ("respond", 2), ("respond", 1)]


@pytest.mark.clause("ML-play-18")
def test_what_triggers_on_entering_is_a_batch_of_its_own_after_what_triggers_on_playing(mitos):
    t = mitos.table(gold=3, hand=["krana"], enemy_support=["yotunheim"])
    t.play("krana")
    told = [line for line in t.story() if "bota" in line]
    assert told[0].startswith("Jugador 1 bota") and told[0].endswith("(por Yotunheim)")  # of the other player, and yet first
    assert told[1].startswith("Jugador 2 bota") and told[1].endswith("(por Krana)")


@pytest.mark.clause("ML-gold-02")
def test_an_oro_is_put_down_by_the_steps_of_playing_a_card(kit):
    t = kit.table(hand=["abaco", "retort", "veto"], support=["toll-bell"], enemy_hand=["retort", "veto"], patient=True)
    t.play("abaco")
    asked = []
    while t.decision.kind != "vigil":
        asked.append((t.decision.kind, t.decision.player + 1, t.zone("abaco")))
        t.pass_()
    # responses but no annulments; then those to the bell, which triggered as the Oro was played
    assert asked == [(kind, player, "playing") for kind in ("respond", "answer") for player in (2, 1)]
    assert t.zone("abaco") == "reserve"
    assert [line for line in t.story() if "Toll-Bell" in line] == ["Jugador 1 roba una carta (por Toll-Bell)"]


@pytest.mark.clause("ML-card-17")
def test_a_card_that_was_cheaper_to_play_has_its_printed_cost(mitos):
    t = mitos.table(gold=9, hand=["machi", "kibidango"], support=["totem_del_aguila"])
    cost = zones.printed(t.s, t.card("machi")).cost
    assert t.price("machi") == cost - 1
    t.play("machi")
    assert t.count("paid") == cost - 1
    t.play("kibidango", "machi")
    assert t.strength("machi") == cost


@pytest.mark.clause("ML-gold-05")
def test_a_virtual_oro_is_no_card_that_could_be_counted_or_destroyed(mitos):
    t = mitos.table(gold=2, virtual=3, defence=["cizin"], hand=["vishnu"], enemy_virtual=4)
    assert t.strength("cizin") == 2
    assert t.refusal("play", "vishnu").clause == "ML-tal-02"
    assert t.count("reserve") == 2


# -- cards in play


@pytest.mark.clause("ML-con-21", "ML-zone-16")
def test_exile_takes_cards_from_anywhere_and_leaving_play_for_it_is_leaving_play(kit):
    t = kit.table(
        hand=["banish", "banish", "banish", "sepukku"], gold=9, enemy_defence=["machi"], enemy_hand=["kunai"],
        enemy_graveyard=["seth"], enemy_castle=["huracan", "abaco"], defence=["triton-co"],
    )  # fmt: skip
    t.play("banish#1", "triton-co")
    assert t.ids("exile") == ["triton-co"]
    assert t.ids("graveyard", 2) == ["seth", "kunai"]  # the triton had left play
    t.play("banish#2", "machi").play("banish#3", "seth").play("sepukku")
    assert t.ids("exile", 2) == ["machi", "seth", "huracan"]
    assert all(t.s.game.sight.sees(t.s, viewer, card) for viewer in (0, 1, -1) for card in t.s.zone(zones.EXILE, 1))


@pytest.mark.clause("ML-ctrl-13")
def test_a_card_that_changes_sides_does_not_enter_again_and_keeps_what_is_on_it(mitos):
    t = mitos.table(gold=9, hand=["pincoya", "hades-er"], defence=["machi", "argonautas"], enemy_defence=["einheryar"])
    printed = t.strength("einheryar")
    t.play("pincoya", "einheryar").play("hades-er", "argonautas", "einheryar")
    assert (t.controller("einheryar"), t.controller("argonautas")) == (1, 2)
    assert t.strength("einheryar") == printed + 1
    assert (t.zone("argonautas"), t.zone("machi")) == ("defence", "defence")  # it destroys nobody: it does not enter


@pytest.mark.clause("ML-multi-08")
def test_an_ally_that_nidavellir_takes_enters_for_whoever_paid(mitos):
    t = mitos.table(
        gold=4, hand=["einheryar"], defence=["machi"], enemy_gold=4, enemy_support=["nidavellir"], enemy_defence=["huracan"]
    )
    t.play("einheryar")
    assert (t.decision.kind, t.decision.player) == ("may", 1)
    t.yes()
    assert t.controller("einheryar") == 2
    assert (t.zone("machi"), t.zone("huracan")) == ("graveyard", "defence")


@pytest.mark.clause("ML-str-05")
def test_minotauro_has_all_of_it_back_without_tetsu_bishi(mitos):
    t = mitos.table(gold=9, hand=["tetsu_bishi", "iaido"], enemy_defence=["minotauro-co", "argonautas"])
    t.play("tetsu_bishi", "minotauro-co")
    assert t.strength("minotauro-co") == 0
    t.play("iaido", "tetsu_bishi")
    assert t.strength("minotauro-co") == 4


@pytest.mark.clause("ML-str-03")
def test_what_came_before_a_temporary_strength_does_not_count(mitos):
    t = mitos.table(gold=2, enemy_gold=2, hand=["huitzilopochtli"] * 2, defence=["chiang_shih"], enemy_hand=["gorgonas-er"])
    t.play("huitzilopochtli#1", "chiang_shih")
    assert t.strength("chiang_shih") == 6
    t.attack("chiang_shih").play("gorgonas-er", "chiang_shih")
    assert t.strength("chiang_shih") == 0
    t.play("huitzilopochtli#2", "chiang_shih")
    assert t.strength("chiang_shih") == 3


@pytest.mark.clause("ML-gold-11")
def test_an_oro_that_lost_its_ability_counts_among_those_without(mitos):
    """Go destroys an opposing Oro that has an ability; Tui takes all of them away."""
    t = mitos.table(reserve=["go"], enemy_reserve=["puchao"])
    assert t.can("use", "go", word="1")
    bare = mitos.table(reserve=["go"], support=["tui"], enemy_reserve=["puchao"])
    assert bare.refusal("use", "go", word="1").clause == "ML-tgt-08"


@pytest.mark.clause("ML-trig-05", "ML-trig-07")
def test_an_optional_trigger_is_cancelled_only_once_it_was_wanted_and_paid(mitos):
    parts = {"gold": 3, "hand": ["grulla"], "enemy_gold": 3, "enemy_hand": ["marca_del_tigre"]}
    t = mitos.table(**parts).play("grulla")
    assert (t.decision.kind, t.decision.player, t.count("paid")) == ("may", 0, 2)
    t.yes()
    assert (t.decision.kind, t.decision.player, t.count("paid")) == ("cancel", 1, 3)
    u = mitos.table(**parts).play("grulla").no()
    assert (u.decision.kind, u.decision.player, u.count("paid")) == ("vigil", 0, 2), "nothing has triggered"


@pytest.mark.clause("ML-vig-04")
def test_what_happens_as_the_vigil_begins_leaves_the_drop_open(kit):
    t = kit.table(active=2, support=["dawn"], defence=["sage"], hand=["abaco"], castle_size=20)
    t.end_turn()
    assert (t.count("hand"), t.can("play", "abaco")) == (2, True)
    t.use("sage")
    assert t.refusal("play", "abaco").clause == "ML-vig-03"


@pytest.mark.clause("ML-zone-05")
def test_paid_oros_lie_in_play_and_in_sight_until_their_controllers_next_grouping(mitos):
    t = mitos.table(gold=2, hand=["chon_chon-er"])
    t.play("chon_chon-er").end_turn()
    assert (t.decision.player, t.count("paid"), t.count("reserve")) == (1, 2, 0)
    for card in t.s.zone(zones.PAID, 0):
        assert zones.in_play(t.s, card) and t.s.game.sight.sees(t.s, 1, card)
    t.pass_()
    assert (t.options, t.count("paid")) == (["group", "pass"], 2)
    t.answer("group")
    assert (t.count("paid"), t.count("reserve")) == (0, 2)
