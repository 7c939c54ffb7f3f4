"""Playing cards of each type (KF-play, KF-playgl, KF-action, KF-artifact, KF-upgrade, KF-creature)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, gear, relic

from tapete.core.effects import Sequence, Verb
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.rules.playing import play_card
from tapete.games.keyforge.vocabulary.abilities import action, gained, on_play, on_reap, whenever
from tapete.games.keyforge.vocabulary.aember import gain, steal
from tapete.games.keyforge.vocabulary.changes import gains, gets, play_cost, play_only_if
from tapete.games.keyforge.vocabulary.conditions import has
from tapete.games.keyforge.vocabulary.damage import damage, destroy, stun
from tapete.games.keyforge.vocabulary.looking import play_top
from tapete.games.keyforge.vocabulary.nouns import THIS, a, any_card, artifact, creature, each
from tapete.games.keyforge.vocabulary.using import play, put_in_play
from tapete.games.keyforge.vocabulary.zones import return_to_hand


def happened(t):
    """What has been logged: the kinds of the events, in order."""
    return [entry.event.kind for entry in t.s.log]


@pytest.mark.clause("KF-play-01", "KF-play-02", "KF-play-05", "KF-timing-08", "KF-timing-09")
def test_the_card_enters_then_its_bonus_is_gained_then_its_play_ability_resolves(keyforge):
    keyforge.add(beast("dowser", 2, on_play(steal(1)), aember=2))
    t = keyforge.table(house="brobnar", hand=["dowser"], enemy_aember=3)
    t.s.log = []
    t.play("dowser")
    wanted = (ev.ENTERED, ev.GAINED, ev.PLAYED, ev.STOLEN)
    assert [kind for kind in happened(t) if kind in wanted] == list(wanted)
    assert (t.aember, t.enemy_aember) == (3, 2), "the bonus goes to the pool"


@pytest.mark.clause("KF-timing-08", "KF-action-02", "KF-timing-11", "KF-action-01")
def test_an_action_is_revealed_resolved_and_only_then_discarded(keyforge):
    keyforge.add(deed("fetch", return_to_hand(a(any_card.in_discard)), aember=1))
    t = keyforge.table(house="brobnar", hand=["fetch"], discard=["wolf", "bear"])
    t.play("fetch")
    assert t.zone("fetch") == "playing"
    assert t.s.game.sight.sees(t.s, 1, t.card("fetch"))
    assert t.choices() == {"wolf", "bear"}, "it is not in the pile while it resolves"
    assert t.aember == 1
    t.choose("bear")
    assert t.ids("discard") == ["fetch", "wolf"]
    assert t.ids("hand") == ["bear"]


@pytest.mark.clause("KF-action-01")
def test_an_action_goes_to_the_pile_of_its_owner(keyforge):
    t = keyforge.table(house="brobnar", hand=[{"card": "coin", "owner": 2}])
    t.play("coin")
    assert t.ids("discard", 2) == ["coin"]
    assert t.ids("discard", 1) == []
    assert t.aember == 1


@pytest.mark.clause("KF-action-03", "KF-ability-03")
def test_an_action_may_be_played_though_its_effect_does_nothing(keyforge):
    keyforge.add(deed("ambush", Sequence(damage(2, a(creature.enemy)), gain(1), stun(a(creature.enemy))), aember=1))
    t = keyforge.table(house="brobnar", hand=["ambush"])
    t.play("ambush")
    assert t.aember == 2, "the bonus and the part that is possible"
    assert t.zone("ambush") == "discard"


@pytest.mark.clause("KF-play-03", "KF-playgl-01")
@pytest.mark.parametrize("zone", ["discard", "deck", "hand"])
def test_the_bonus_and_the_play_ability_come_from_whatever_zone_the_card_is_played(keyforge, zone):
    words = {"discard": play(a(creature.in_discard)), "deck": play_top(), "hand": play(a(creature.in_hand))}
    keyforge.add(beast("dowser", 2, on_play(steal(1)), aember=1, house="dis"), deed("call", words[zone]))
    t = keyforge.table(
        house="brobnar",
        hand=["call"] + (["dowser"] if zone == "hand" else []),
        enemy_aember=2,
        **({} if zone == "hand" else {zone: ["dowser"]}),
    )
    t.play("call")
    assert t.in_play("dowser")
    assert (t.aember, t.enemy_aember) == (2, 1)


@pytest.mark.clause("KF-play-04", "KF-playgl-02", "KF-playgl-04", "KF-deploy-02")
def test_a_card_put_into_play_gives_no_bonus_and_no_play_ability_but_it_enters(keyforge):
    keyforge.add(
        beast("dowser", 2, on_play(steal(1)), aember=1, deploy=1),
        deed("raise", put_in_play(a(creature.in_discard))),
        relic("greeter", whenever(ev.ENTERED_PLAY, WORDLESS, gain(5), cards=creature)),
        relic("usher", whenever(ev.PLAYED, WORDLESS, gain(50), cards=creature)),
    )
    t = keyforge.table(
        house="brobnar", hand=["raise"], discard=["dowser"], enemy_aember=2, artifacts=["greeter", "usher"], line=["wolf", "bear"]
    )
    t.play("raise", flank="left")
    assert t.ids("line") == ["dowser", "wolf", "bear"], "at a flank, Deploy or not"
    assert t.exhausted("dowser")
    assert t.aember == 5, "what looks at entering acts, what looks at playing does not"
    assert t.enemy_aember == 2


@pytest.mark.clause("KF-play-06")
def test_playing_costs_nothing_but_what_is_printed_on_the_card(keyforge):
    keyforge.add(beast("proud", 6, play_only_if(has(YOU, 3), WORDLESS)), beast("costly", 6, play_cost(2)))
    t = keyforge.table(house="brobnar", hand=["whale", "proud", "costly"], aember=1)
    assert t.can("play", "whale")
    assert t.refusal("play", "proud").clause == "KF-play-06"
    assert t.refusal("play", "costly").clause == "KF-ifyoudo-01"
    t.play("whale")
    assert t.aember == 1
    rich = keyforge.table(house="brobnar", hand=["proud", "costly"], aember=3)
    rich.play("proud").play("costly")
    assert rich.aember == 1


@pytest.mark.clause("KF-play-07")
def test_a_card_that_cannot_be_played_after_all_stays_where_it_was(keyforge):
    keyforge.add(beast("proud", 6, play_only_if(has(YOU, 3), WORDLESS)), deed("dig", play_top(), aember=1))
    t = keyforge.table(house="brobnar", hand=["dig"], deck=["proud", "wolf"])
    t.play("dig")
    assert t.ids("deck") == ["proud", "wolf"]
    assert t.aember == 1, "the card that tried it was played"


@pytest.mark.clause("KF-playgl-03")
def test_putting_into_play_needs_none_of_the_restrictions_on_playing(keyforge):
    keyforge.add(beast("proud", 6, play_only_if(has(YOU, 3), WORDLESS)), deed("raise", put_in_play(a(creature.in_discard))))
    t = keyforge.table(house="brobnar", hand=["raise", "proud"], discard=["proud"])
    assert t.refusal("play", "proud#1").clause == "KF-play-06"
    t.play("raise")
    assert t.in_play("proud#2")


@pytest.mark.clause("KF-timing-10")
def test_play_abilities_and_those_that_follow_playing_or_entering_are_ordered_by_the_active_player(keyforge):
    keyforge.add(
        beast("dowser", 2, on_play(gain(1))),
        relic("greeter", whenever(ev.ENTERED_PLAY, WORDLESS, gain(10), cards=creature)),
        relic("usher", whenever(ev.PLAYED, WORDLESS, gain(100), who=YOU)),
    )
    for order in (["dowser", "greeter", "usher"], ["usher", "greeter", "dowser"]):
        t = keyforge.table(house="brobnar", hand=["dowser"], artifacts=["greeter", "usher"])
        t.play("dowser")
        sums = []
        for id in order[:-1]:
            assert t.decision.kind == "order"
            assert t.decision.player == 0
            t.answer(next(option for option in t.options if id in option))
            sums.append(t.aember)
        gives = {"dowser": 1, "greeter": 10, "usher": 100}
        assert sums[0] == gives[order[0]]
        assert t.aember == 111


# -- artifacts and upgrades


@pytest.mark.clause("KF-artifact-02", "KF-artifact-03")
def test_artifacts_stay_in_play_and_are_not_part_of_the_line(keyforge):
    keyforge.add(deed("fringe", damage(2, each(creature.flank))))
    t = keyforge.table(house="brobnar", hand=["lamp", "fringe"], line=["wolf", "bear", "boar"], artifacts=["anvil"])
    t.play("lamp")
    assert t.ids("line") == ["wolf", "bear", "boar"]
    t.play("fringe")
    assert [t.damage(id) for id in ("wolf", "bear", "boar", "anvil", "lamp")] == [2, 0, 2, 0, 0]
    t.end_turn("mars").end_turn("brobnar")
    assert t.ids("artifacts") == ["anvil", "lamp"]


@pytest.mark.clause("KF-upgrade-01", "KF-upgrade-02", "KF-upgrade-03")
@pytest.mark.parametrize(("host", "power"), [("1:wolf", 5), ("2:bear", 7)])
def test_an_upgrade_is_attached_to_any_creature_and_changes_it_while_in_play(keyforge, host, power):
    t = keyforge.table(house="brobnar", hand=["saddle"], line=["wolf"], enemy_line=["bear"], artifacts=["anvil"])
    t.act("play", "saddle")
    assert t.decision.player == 0
    assert t.choices() == {"wolf", "bear"}
    assert t.refusal("host", "anvil").clause == "KF-upgrade-01"
    t.act("host", host)
    assert t.power(host) == power
    assert t.zone("saddle") == "upgrades"
    t.end_turn("mars").end_turn("brobnar")
    assert t.power(host) == power


@pytest.mark.clause("KF-upgrade-04", "KF-leave-03")
def test_upgrades_are_discarded_when_their_creature_leaves_play(keyforge):
    keyforge.add(deed("recall", return_to_hand(a(creature))))
    equipped = [{"card": "wolf", "upgrades": ["saddle", {"card": "shield", "owner": 2}]}]
    t = keyforge.table(house="brobnar", hand=["recall"], line=equipped)
    t.play("recall")
    assert t.ids("hand") == ["wolf"]
    assert t.ids("discard") == ["recall", "saddle"]
    assert t.ids("discard", 2) == ["shield"], "each to its owner's pile"


@pytest.mark.clause("KF-upgrade-05")
def test_without_a_creature_an_upgrade_cannot_be_played(keyforge):
    keyforge.add(gear("gilding", aember=1), deed("dig", play_top()))
    t = keyforge.table(house="brobnar", hand=["gilding", "dig"], deck=["gilding"])
    assert t.refusal("play", "gilding#1").clause == "KF-upgrade-05"
    t.play("dig")
    assert t.aember == 0, "nor does its bonus come"
    assert t.ids("deck") == ["gilding"]


@pytest.mark.clause("KF-upgrade-06")
def test_an_upgrade_acts_through_its_creature_only(keyforge):
    keyforge.add(gear("horn", gained(action(gain(2)))))
    t = keyforge.table(house="brobnar", line=[{"card": "wolf", "upgrades": ["horn"]}])
    assert t.refusal("action", "horn").clause == "KF-upgrade-06"
    t.use("wolf")
    assert t.aember == 2
    assert t.exhausted("wolf")


@pytest.mark.clause("KF-upgrade-07")
def test_an_ability_given_to_an_enemy_creature_is_its_controllers(keyforge):
    keyforge.add(gear("leech", gained(on_reap(steal(1))), gains("taunt")))
    t = keyforge.table(
        house="brobnar", hand=["leech"], aember=4, enemy_line=["wolf"], enemy_houses=["brobnar", "dis", "logos"], enemy_aember=0
    )
    t.play("leech")
    t.end_turn("brobnar")
    t.reap("wolf")
    assert (t.enemy_aember, t.aember) == (2, 3), "«you» is whoever controls the creature"


# -- creatures


@pytest.mark.clause("KF-creature-02", "KF-creature-03", "KF-creature-06", "KF-creature-07", "KF-flank-02")
def test_a_creature_enters_at_an_end_of_the_line(keyforge):
    line = ["wolf", "bear", "boar"]
    for side, result in (("left", ["goat", *line]), ("right", [*line, "goat"])):
        t = keyforge.table(house="brobnar", hand=["goat"], line=line)
        t.act("play", "goat")
        assert set(t.options) == {"flank:left", "flank:right"}
        assert t.decision.player == 0
        assert t.refusal("place", word="1").clause == "KF-creature-03"
        t.act("flank", word=side)
        assert t.ids("line") == result


@pytest.mark.clause("KF-creature-04", "KF-creature-06", "KF-timing-23")
def test_when_a_creature_leaves_the_line_closes(keyforge):
    t = keyforge.table(house="brobnar", hand=["axe"], line=["wolf", "bear", "boar"])
    assert things.neighbors(t.s, t.card("wolf")) == [t.card("bear")]
    t.play("axe").choose("bear")
    assert t.ids("line") == ["wolf", "boar"]
    assert things.neighbors(t.s, t.card("wolf")) == [t.card("boar")]


@pytest.mark.clause("KF-deploy-01")
@pytest.mark.parametrize(("place", "line"), [("0", "owl wolf bear"), ("1", "wolf owl bear"), ("2", "wolf bear owl")])
def test_deploy_lets_a_creature_be_played_anywhere_in_the_line(keyforge, place, line):
    keyforge.add(beast("owl", 2, deploy=1))
    t = keyforge.table(house="brobnar", hand=["owl"], line=["wolf", "bear"])
    t.act("play", "owl")
    assert set(t.options) == {"place:0", "place:1", "place:2"}
    t.act("place", word=place)
    assert t.ids("line") == line.split()


class PlayBeside(Verb):
    """Play a card next to the second creature of the line."""

    def act(self, s, f):
        play_card(s, f.them[0], f.you, True, len(s.stack) - 1, beside=s.zone(things.LINE, f.you)[1])

    def clause(self, lang, mood):
        return ""


@pytest.mark.clause("KF-adjacent-02")
def test_a_creature_played_next_to_another_is_put_at_its_left_or_right(keyforge):
    keyforge.add(deed("summon", PlayBeside(a(creature.in_hand))))
    for place, line in (("1", "wolf goat bear boar"), ("2", "wolf bear goat boar")):
        t = keyforge.table(house="brobnar", hand=["summon", "goat"], line=["wolf", "bear", "boar"])
        t.act("play", "summon")
        assert set(t.options) == {"place:1", "place:2"}
        t.act("place", word=place)
        assert t.ids("line") == line.split()


@pytest.mark.clause("KF-constant-04")
def test_a_constant_ability_acts_before_what_its_entry_triggers(keyforge):
    keyforge.add(
        beast("tyrant", 4, *gets(power=-2, cards=creature.enemy)),
        beast("gnat", 2, whenever(ev.ENTERED_PLAY, WORDLESS, damage(4, a(creature.enemy)), cards=creature.enemy)),
    )
    t = keyforge.table(house="brobnar", hand=["tyrant"], enemy_line=["gnat"])
    t.play("tyrant")
    assert t.zone("gnat") == "discard"
    assert t.damage("tyrant") == 0
    assert t.in_play("tyrant")


@pytest.mark.clause("KF-control-02")
def test_a_played_card_enters_under_the_active_players_control(keyforge):
    keyforge.add(deed("loot", play(a(any_card.in_their_hand))))
    t = keyforge.table(house="brobnar", hand=["loot"], enemy_hand=["wolf"])
    t.play("loot")
    assert t.controller("wolf") == 1
    assert t.s.owners[t.card("wolf")] == 1


@pytest.mark.clause("KF-cardab-04")
def test_abilities_only_work_in_play(keyforge):
    keyforge.add(
        beast("singer", 2, whenever(ev.REAPED, WORDLESS, gain(3))),
        beast("martyr", 2, on_play(destroy(each(creature))), on_play(gain(9))),
    )
    t = keyforge.table(house="brobnar", hand=["singer"], line=["wolf"], discard=["singer"], deck=["singer"])
    t.reap("wolf")
    assert t.aember == 1
    gone = keyforge.table(house="brobnar", hand=["martyr"])
    gone.play("martyr")
    gone.s.choose(gone.decision.options[0])
    assert gone.aember == 0, "the second ability was lost with the card"


@pytest.mark.clause("KF-selfref-01")
def test_a_card_that_names_itself_means_only_itself(keyforge):
    keyforge.add(beast("twin", 2, on_reap(stun(THIS))))
    t = keyforge.table(house="brobnar", line=["twin", "twin"])
    t.reap("twin#1")
    assert t.stunned("twin#1")
    assert not t.stunned("twin#2")


@pytest.mark.clause("KF-ability-05")
def test_a_card_played_by_an_ability_may_be_of_any_house(keyforge):
    keyforge.add(deed("call", play(a(creature.in_hand))), relic("lens", action(play(a(artifact.in_hand)))))
    t = keyforge.table(house="brobnar", hand=["call", "imp"])
    assert not t.can("play", "imp")
    t.play("call")
    assert t.in_play("imp")
