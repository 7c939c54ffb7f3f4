"""When each phase and step is responded to, and when what lasts until one of them ends.

No printed card responds to most phases, nor lasts until one; the cards here are made for these rules.
"""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.core.language import Words
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Spell, Target
from tapete.games.mitos_y_leyendas.modifiers import Span
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import response, spell
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import at, blocks
from tapete.games.mitos_y_leyendas.vocabulary.abilities.when import Moment
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import bonus
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw, mill

MOMENTS = ("grouping", "vigil", "attack", "block", "war", "damage", "damaged", "final", "end")


@pytest.fixture(scope="module")
def answered(mitos_with):
    """Talismans that respond to one moment each (``to-war``…): the opponent mills a card."""
    return mitos_with(
        *[made(f"to-{moment}", zones.TALISMAN, response(moment, "responde", "respond", mill(1))) for moment in MOMENTS],
        made("strengthen", zones.TALISMAN, response("damaged", "responde", "respond", bonus(5, Target(ally.own)))),
        made("late-strengthen", zones.TALISMAN, response("damage", "responde", "respond", bonus(5, Target(ally.own)))),
        made("careful", zones.ALLY, blocks(draw(1), optional=True), strength=2),
    )


def offered(t, name):
    """The phases in which player 2 may play a card during the rest of this turn, everybody passing."""
    found = []
    turn = t.s.turn
    while not t.s.over and t.s.turn == turn:
        option = t.option_id("play", name)
        if t.decision.player == 1 and option in t.options:
            found.append(t.phase)
        wanted = {"grouping": "group", "attack": "done", "block": "done"}.get(t.decision.kind, "pass")
        if t.decision.kind == "attack" and any(each.startswith("attack:") for each in t.options):
            wanted = t.options[0]
        t.answer(wanted if wanted in t.options else t.options[-1])
    return found


@pytest.mark.clause("ML-resp-08", "ML-resp-05")
def test_the_grouping_is_answered_after_grouping(answered):
    t = answered.table(active=2, paid=["espada_real-er"], attack=["chiang_shih"], enemy_hand=["to-grouping"])
    t.pass_()
    t.answer("group")
    assert (t.decision.kind, t.decision.player, t.phase) == ("phase", 1, "grouping")
    assert (t.zone("espada_real-er"), t.zone("chiang_shih")) == ("reserve", "defence")
    t.play("to-grouping")
    assert (t.count("castle"), t.phase, t.decision.kind) == (19, "vigil", "vigil")


@pytest.mark.clause("ML-resp-09")
def test_the_vigil_is_answered_once_the_oro_is_down(answered):
    t = answered.table(hand=["espada_real-er", "huracan"], enemy_hand=["to-vigil", "to-vigil"])
    t.play("espada_real-er")
    assert (t.decision.kind, t.decision.player, t.zone("espada_real-er")) == ("phase", 1, "reserve")
    t.act("play", "to-vigil#1")
    assert (t.decision.kind, t.decision.player) == ("vigil", 0)
    t.play("huracan")
    assert t.zone("huracan") == "defence"  # nobody is asked again
    assert t.count("castle") == 19


@pytest.mark.clause("ML-resp-09")
def test_without_an_oro_the_vigil_is_answered_before_anything_else(answered):
    t = answered.table(hand=["espada_real-er", "huracan"], enemy_hand=["to-vigil"])
    t.act("play", "huracan")
    assert (t.decision.kind, t.decision.player, t.zone("huracan")) == ("phase", 1, "hand")
    t.pass_()
    assert t.zone("huracan") == "defence"  # what the player was about to do goes on
    assert (t.decision.kind, t.decision.player) == ("vigil", 0)
    idle = answered.table(enemy_hand=["to-vigil"])
    idle.pass_()
    assert (idle.decision.kind, idle.phase) == ("phase", "vigil")


@pytest.mark.clause("ML-resp-11", "ML-blk-18")
def test_the_block_is_answered_after_declaring_it_and_before_its_triggers(answered):
    t = answered.table(defence=["chiang_shih"], enemy_defence=["cin_teotl"], enemy_hand=["to-block"])
    t.attack("chiang_shih").block(("cin_teotl", "chiang_shih"))
    assert (t.decision.kind, t.decision.player, t.phase) == ("phase", 1, "block")
    assert t.s.numbers[zones.BLOCKER][t.card("chiang_shih")] == t.card("cin_teotl") + 1
    before = t.strength("cin_teotl")
    t.play("to-block")
    assert t.count("castle") == 18  # the response, and the draw at the end of the turn
    assert t.zone("cin_teotl") == "graveyard" and before + 1 == 3  # it tied, for its own trigger came afterwards


@pytest.mark.clause("ML-resp-12")
def test_the_war_is_answered_as_it_begins(answered):
    t = answered.table(defence=["chiang_shih"], gold=1, hand=["huitzilopochtli"], enemy_hand=["to-war"])
    t.attack("chiang_shih")
    assert (t.decision.kind, t.decision.player, t.phase) == ("phase", 1, "war")
    t.play("to-war")
    assert (t.decision.kind, t.decision.player, t.count("castle")) == ("war", 0, 19)


@pytest.mark.clause("ML-resp-13")
def test_the_damage_is_answered_right_before_it_is_dealt(answered):
    t = answered.table(defence=["chiang_shih"], enemy_defence=["argonautas"], enemy_hand=["late-strengthen"])
    t.attack("chiang_shih").block(("2:argonautas#1", "chiang_shih"))
    assert (t.decision.kind, t.decision.player, t.phase) == ("phase", 1, "damage")
    assert t.count("castle", 2) == 20
    t.play("late-strengthen", "2:argonautas#1")
    assert t.count("castle", 2) == 20
    assert (t.zone("chiang_shih"), t.zone("2:argonautas#1")) == ("graveyard", "defence")


@pytest.mark.clause("ML-dmg-09", "ML-dmg-25", "ML-dmg-10")
def test_receiving_damage_is_answered_after_it_and_no_longer_saves_anybody(answered):
    t = answered.table(defence=["chiang_shih"], enemy_defence=["argonautas"], enemy_hand=["strengthen"])
    t.attack("chiang_shih").block(("2:argonautas#1", "chiang_shih"))
    assert (t.decision.kind, t.decision.player, t.phase) == ("phase", 1, "damage")
    assert t.count("castle", 2) == 18  # 3 against 1: the damage has been dealt
    assert t.zone("2:argonautas#1") == "defence"  # and nobody is destroyed yet
    t.play("strengthen", "2:argonautas#1")
    assert (t.zone("2:argonautas#1"), t.zone("chiang_shih")) == ("graveyard", "attack")
    unhurt = answered.table(defence=["argonautas"], enemy_defence=["chiang_shih"], enemy_hand=["strengthen"])
    unhurt.attack("1:argonautas#1").block(("chiang_shih", "1:argonautas#1"))
    assert unhurt.s.turn == 6  # no damage, no response


@pytest.mark.clause("ML-resp-14")
def test_the_final_phase_is_answered_before_the_draw(answered):
    t = answered.table(hand=["argonautas"], enemy_hand=["to-final"])
    t.pass_()
    assert (t.decision.kind, t.decision.player, t.phase, t.count("hand")) == ("phase", 1, "final", 1)
    t.play("to-final")
    assert (t.s.turn, t.count("hand"), t.count("castle")) == (6, 2, 18)


@pytest.mark.clause("ML-resp-15")
def test_the_end_of_the_turn_is_answered_after_the_draw(answered):
    t = answered.table(hand=["argonautas"] * 8, enemy_hand=["to-end"])
    t.pass_()
    assert (t.decision.kind, t.decision.player, t.count("hand")) == ("phase", 1, 9)
    t.play("to-end")
    assert (t.decision.kind, t.count("castle")) == ("discard", 18)  # only then is the hand counted


@pytest.mark.clause("ML-resp-05")
@pytest.mark.parametrize(
    ("moment", "phase"),
    [("vigil", "vigil"), ("attack", "attack"), ("block", "block"), ("war", "war"), ("damage", "damage"), ("final", "final"),
     ("end", "final")],
)  # fmt: skip
def test_a_response_to_a_phase_is_played_in_that_phase_alone(answered, moment, phase):
    name = f"to-{moment}"
    t = answered.table(defence=["chiang_shih"], enemy_hand=[name])
    assert offered(t, name) == [phase]


# -- durations that end with a phase


def until(phase):
    """A Talisman that strengthens an Ally until a phase of the next turn."""
    span = Span(Words("hasta una fase del próximo turno", "until a phase of the next turn"), phase=phase, later=1)
    return made(f"until-{zones.PHASES[phase]}", zones.TALISMAN, Spell(bonus(1, Target(ally), span)))


@pytest.fixture(scope="module")
def lasting(mitos_with):
    return mitos_with(
        *[until(phase) for phase in (zones.VIGIL, zones.ATTACKS, zones.BLOCKS, zones.WAR, zones.DAMAGE)],
        made("to-final", zones.TALISMAN, response("final", "responde", "respond", mill(1), whose=m.EVERYONE)),
        made("careful", zones.ALLY, blocks(draw(1), optional=True), strength=2),
        made("watcher", zones.TOTEM, at(Moment(ev.FINAL_BEGINS, m.EVERYONE, "al empezar", "as it begins"), draw(1), optional=True)),
        made("plain", zones.TALISMAN, spell(draw(1))),
    )


def lasting_table(kit, phase):
    """Player 2's Vigil of the next turn; their Ally bears an effect that lasts until a phase of this turn."""
    t = kit.table(
        hand=[f"until-{phase}"],
        defence=["careful"],
        support=["watcher"],
        enemy_defence=["chiang_shih"],
        enemy_hand=["plain", "to-final"],
    )
    t.play(f"until-{phase}", "chiang_shih")
    t.end_turn()
    assert t.strength("chiang_shih") == 4
    return t


@pytest.mark.clause("ML-vig-09")
def test_what_lasts_until_the_vigil_ends_with_it(lasting):
    t = lasting_table(lasting, "vigil")
    assert t.decision.kind == "vigil"
    t.pass_()
    assert (t.decision.kind, t.strength("chiang_shih")) == ("attack", 3)


@pytest.mark.clause("ML-bat-10")
def test_what_lasts_until_the_attack_declaration_ends_with_it(lasting):
    t = lasting_table(lasting, "attack")
    t.pass_()
    assert (t.decision.kind, t.strength("chiang_shih")) == ("attack", 4)
    t.attack("chiang_shih")
    assert (t.decision.kind, t.strength("chiang_shih")) == ("block", 3)


@pytest.mark.clause("ML-blk-20")
def test_what_lasts_until_the_block_declaration_ends_after_its_triggers(lasting):
    t = lasting_table(lasting, "block")
    t.attack("chiang_shih")
    t.block(("careful", "chiang_shih"))
    assert (t.decision.kind, t.strength("chiang_shih")) == ("may", 4)  # the blocker's trigger
    t.no()
    assert (t.decision.kind, t.strength("chiang_shih")) == ("war", 3)


@pytest.mark.clause("ML-war-09")
def test_what_lasts_until_the_war_ends_with_it(lasting):
    t = lasting_table(lasting, "war")
    t.attack("chiang_shih").block()
    assert (t.decision.kind, t.strength("chiang_shih")) == ("war", 4)
    t.pass_()
    assert (t.phase, t.count("castle")) == ("final", 20 - 1 - 3)  # a card was drawn, and 3 was the damage


@pytest.mark.clause("ML-dmg-23")
def test_what_lasts_until_the_damage_ends_after_it_and_before_the_final_phase(lasting):
    t = lasting_table(lasting, "damage")
    t.attack("chiang_shih").block()
    t.pass_()
    assert t.count("castle") == 20 - 1 - 4
    assert (t.decision.kind, t.phase, t.strength("chiang_shih")) == ("may", "final", 3)  # as the Final Phase begins
