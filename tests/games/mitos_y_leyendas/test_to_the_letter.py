"""Rules that other tests only brush against: each of these fails when its rule is broken."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.values import unblockable
from tapete.games.mitos_y_leyendas.vocabulary.nouns import in_castle, totem
from tapete.games.mitos_y_leyendas.vocabulary.searching import INTO_PLAY, search
from tapete.games.mitos_y_leyendas.vocabulary.short import at, destroyed, reaction, response, use, your_turn_begins
from tapete.games.mitos_y_leyendas.vocabulary.upsets import CancelAbility
from tapete.games.mitos_y_leyendas.vocabulary.verbs import destroy_all, draw, generate


@pytest.fixture(scope="module")
def kit(mitos_with):
    answer = ("responde", "respond")
    return mitos_with(
        made("fuse", zones.ALLY, destroyed(destroy_all(totem.own)), strength=1),
        made("milestone", zones.TOTEM, destroyed(draw(1))),
        made("treasury", zones.TOTEM, your_turn_begins(search(in_castle(zones.GOLD), INTO_PLAY))),
        made("vesper", zones.TOTEM, at(ev.FINAL, "en la Fase Final", "in the Final Phase", draw(1), optional=True)),
        made("sage", zones.ALLY, use(generate(1)), strength=1),
        made("echo", zones.TOTEM, reaction("use", *answer, draw(1), None, m.EVERYONE)),
        made("reply", zones.TALISMAN, response("use", *answer, draw(1), None, m.EVERYONE)),
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
    t = mitos.table(virtual=3, hand=["huracan"] * 8, defence=["lin_kuei"])
    t.pass_()
    t.answer("done")
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
