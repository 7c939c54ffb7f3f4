"""Rules that show only where certain cards meet."""

from __future__ import annotations

import pytest

from tapete.games.keyforge import things


@pytest.mark.clause("KF-forge-10", "KF-forge-12")
def test_aember_is_spent_from_the_card_that_was_said_whichever_card_it_is(keyforge):
    t = keyforge.table(house="brobnar", enemy_artifacts=[{"card": "pocket-universe", "aember": 3}], enemy_aember=5)
    t.answer("pass")
    for _ in range(2):
        t.act("spend", "pocket-universe")
    t.act("spend", word="pool")
    t.act("spend", "pocket-universe")
    t.reach("house")
    assert (t.on("pocket-universe", "aember"), t.enemy_aember, t.keys(2)) == (0, 2, 1)


@pytest.mark.clause("KF-alpha-01")
def test_after_a_fight_no_alpha_card_is_played(keyforge):
    t = keyforge.table(house="logos", hand=["eureka"], line=["brain-eater"], enemy_line=["troll"])
    assert t.can("play", "eureka")
    t.fight("brain-eater", "troll")
    assert t.refusal("play", "eureka").clause == "KF-alpha-01"


@pytest.mark.clause("KF-capture-03")
def test_a_fighter_that_fell_captures_nothing_and_nobody_is_asked_whence(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["take-hostages"],
        line=["jehu-the-bureaucrat"],
        enemy_line=["troll", "po-s-pixies", "po-s-pixies"],
        enemy_aember=3,
    )
    t.play("take-hostages").fight("jehu-the-bureaucrat", "troll")
    assert t.zone("jehu-the-bureaucrat") == "discard"
    assert t.decision.kind == "main" and t.enemy_aember == 3


@pytest.mark.clause("KF-enrage-02")
def test_an_enraged_creature_that_an_effect_keeps_from_fighting_may_reap(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["foggify"],
        line=["doc-bookton"],
        enemy_line=[{"card": "troll", "enraged": True}],
        enemy_houses=["brobnar", "dis", "mars"],
    )
    t.play("foggify").end_turn("brobnar")
    assert not t.can("fight", "troll", "doc-bookton")
    assert t.can("reap", "troll")


@pytest.mark.clause("KF-omni-01")
def test_an_omni_takes_no_place_of_a_permission_for_some_cards(keyforge):
    t = keyforge.table(
        house="brobnar",
        artifacts=["combat-pheromones", "incubation-chamber"],
        line=["tunk", "grabber-jammer", "ulyq-megamouth"],
        enemy_line=["troll"],
    )
    t.use("combat-pheromones", "omni").use("incubation-chamber", "omni")
    t.reap("tunk").reap("grabber-jammer")
    assert not t.can("reap", "ulyq-megamouth"), "the two places are taken"
    assert t.aember == 2


@pytest.mark.clause("KF-main-04")
def test_a_judge_tells_why_an_ability_out_of_house_cannot_be_used(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["library-of-babble", "banner-of-battle"], line=["noddy-the-thief"])
    told = {(option.verb, t.s.cards[option.thing].id): refusal.clause for option, refusal in t.s.game.impossible(t.s)}
    assert told["action", "library-of-babble"] == t.refusal("action", "library-of-babble").clause
    assert told["action", "noddy-the-thief"] == t.refusal("action", "noddy-the-thief").clause
    assert [verb for verb, card in told if card == "banner-of-battle"] == ["action"]
    assert told["action", "banner-of-battle"] == "KF-useart-08", "it has no ability to be used"


@pytest.mark.clause("KF-fight-03")
def test_gabos_may_strike_the_very_first_card_of_the_table(keyforge):
    t = keyforge.table(house="dis", line=["troll", "gabos-longarms"], enemy_line=["charette"])
    assert t.card("troll") == 0
    t.fight("gabos-longarms", "charette").choose("troll")
    assert (t.damage("troll"), t.damage("charette"), t.damage("gabos-longarms")) == (5, 0, 4)


@pytest.mark.clause("KF-control-05")
def test_what_takes_control_last_prevails_be_it_a_creature_or_an_upgrade(keyforge):
    collared = {"card": "troll", "owner": 1, "upgrades": [{"card": "collar-of-subordination", "owner": 2}]}
    t = keyforge.table(house="logos", hand=["harland-mindlock"], enemy_line=[collared])
    t.play("harland-mindlock")
    assert t.controller("troll") == 1, "Harland came after the collar"
    t = keyforge.table(
        house="logos",
        hand=["harland-mindlock"],
        enemy_line=["troll"],
        enemy_hand=["collar-of-subordination"],
        enemy_houses=["dis", "mars", "sanctum"],
    )
    t.play("harland-mindlock")
    assert t.controller("troll") == 1
    t.end_turn("dis").play("collar-of-subordination", host="troll")
    assert t.controller("troll") == 2, "the collar came after Harland"


@pytest.mark.clause("KF-purge-01")
def test_a_card_purged_from_a_hand_is_known_to_both_players_and_nobody_else(keyforge):
    t = keyforge.table(house="shadows", hand=["imperial-traitor"], enemy_hand=["sequis", "bulwark", "bumpsy"])
    t.play("imperial-traitor").yes().choose("sequis")
    sequis = t.card("sequis")
    assert [t.s.game.sight.sees(t.s, player, sequis) for player in (0, 1, -1)] == [True, True, False]


@pytest.mark.clause("KF-pile-03")
def test_a_card_put_on_top_of_a_deck_or_taken_from_a_pile_leaves_the_deck_as_it_lies(keyforge):
    deck = ["anger", "punch", "smith", "tremor", "troll", "bumpsy", "krump", "valdr"]
    t = keyforge.table(house="untamed", artifacts=["world-tree"], hand=["regrowth"], deck=deck, discard=["flaxia", "dew-faerie"])
    t.use("world-tree").choose("flaxia")
    assert t.ids("deck") == ["flaxia", *deck]
    t.play("regrowth")
    assert t.ids("hand") == ["dew-faerie"]
    assert t.ids("deck") == ["flaxia", *deck]


@pytest.mark.clause("KF-search-03")
def test_what_is_shuffled_into_a_deck_lies_anywhere_in_it_and_nobody_knows_where(keyforge):
    hand = ["fear", "hysteria", "arise", "shaffles", "tolas", "charette", "drumble", "pitlord"]
    found = []
    for seed in range(4):
        t = keyforge.table(house="dis", artifacts=["screaming-cave"], hand=hand, discard=["snudge"], deck=["succubus"], seed=seed)
        t.use("screaming-cave")
        found.append(t.ids("deck"))
        cards = [t.card(name) for name in t.ids("deck")]
        assert not [card for card in cards for player in (0, 1) if t.s.game.sight.sees(t.s, player, card)]
    assert all(sorted(deck) == sorted([*hand, "snudge", "succubus"]) for deck in found)
    assert len({tuple(deck) for deck in found}) == 4


@pytest.mark.clause("KF-house-01")
def test_a_house_is_chosen_among_all_nine_ones_own_first_then_the_opponents(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["blinding-light"], houses=["sanctum", "untamed", "dis"], enemy_houses=["mars", "untamed", "logos"]
    )
    t.play("blinding-light")
    offered = [option.removeprefix("house:") for option in t.options]
    assert set(offered[:3]) == {"sanctum", "untamed", "dis"}
    assert set(offered[3:5]) == {"mars", "logos"}
    assert set(offered[5:]) == {"brobnar", "shadows", "saurian", "staralliance"}


def test_giant_sloth_does_not_count_what_was_discarded_from_a_deck(keyforge):
    horns = {"card": "sound-the-horns", "house": "untamed"}
    t = keyforge.table(house="untamed", line=["giant-sloth"], hand=[horns], deck=["flaxia", "dew-faerie"])
    t.play("sound-the-horns")
    assert t.ids("deck") == [] and not t.can("reap", "giant-sloth")


def test_crazy_killing_machine_discards_one_card_of_each_deck(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["crazy-killing-machine"], deck=["anger", "punch"], enemy_deck=["fear", "arise", "tolas"]
    )
    t.use("crazy-killing-machine")
    assert (t.ids("deck"), t.ids("deck", 2)) == (["punch"], ["arise", "tolas"])
    assert t.zone("crazy-killing-machine") == "discard", "nothing could be destroyed"


@pytest.mark.clause("KF-fightgl-01")
def test_what_an_effect_destroys_was_not_destroyed_fighting_the_first_card_of_the_table(keyforge):
    t = keyforge.table(
        house="logos",
        line=["francus"],
        artifacts=["anomaly-exploiter"],
        enemy_line=[{"card": "troll", "damage": 1}, "bumpsy"],
        enemy_aember=3,
    )
    assert t.card("francus") == 0
    t.use("anomaly-exploiter").take_lone()
    assert t.zone("troll") == "discard"
    assert (t.on("francus", "aember"), t.enemy_aember) == (0, 3)


@pytest.mark.clause("KF-capture-04")
def test_who_captures_nothing_asks_nobody_whence(keyforge):
    t = keyforge.table(house="mars", hand=["yxili-marauder"], enemy_line=["po-s-pixies", "po-s-pixies"], enemy_aember=3)
    t.play("yxili-marauder")
    assert t.decision.kind == "main", "no Mars creature was ready, so nothing is captured"
    assert (t.on("yxili-marauder", "aember"), t.enemy_aember) == (0, 3)


def test_a_judge_says_of_everything_else_that_it_is_not_what_is_asked(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch", "fear"], enemy_line=["troll", "bumpsy"])
    assert t.s.game.impossible(t.s)
    t.play("punch")
    assert t.decision.kind == "choose"
    assert {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)} == {
        f"choose:{t.name(card)}": "KF-ability-08" for card in ("punch", "fear")
    }


@pytest.mark.clause("KF-unforge-01")
def test_key_hammer_takes_no_other_event_of_the_last_turn_for_a_key(keyforge):
    """A card discarded from hand, drawn or archived names a zone, and a key its colour."""
    t = keyforge.table(
        house="dis",
        hand=["key-hammer"],
        enemy_aember=6,
        enemy_keys=["red"],
        enemy_hand=["punch", "library-of-babble"],
        enemy_line=["doc-bookton"],
        enemy_deck=["anger", "smith"],
        enemy_houses=["brobnar", "logos", "mars"],
    )
    t.end_turn()
    t.act("key", word="yellow").house("brobnar").discard("punch").end_turn("dis").play("key-hammer")
    assert t.decision.kind == "main"
    assert [t.s.tallies[colour][1] for colour in things.KEY_COLOURS] == [1, 0, 0]


@pytest.mark.clause("KF-leave-08")
def test_what_protects_a_creature_ends_when_it_leaves_play(keyforge):
    punch = {"card": "punch", "house": "sanctum"}
    t = keyforge.table(
        house="sanctum", artifacts=["hallowed-shield"], line=["lady-maxena"], hand=[punch, punch], enemy_line=["troll"]
    )
    t.use("hallowed-shield").choose("lady-maxena")
    t.play("punch#1").choose("lady-maxena")
    assert t.damage("lady-maxena") == 0
    t.use("lady-maxena").play("lady-maxena").choose("troll")
    t.play("punch#2").choose("lady-maxena")
    assert t.damage("lady-maxena") == 1, "only her armor protects her now"


def test_rocket_boots_count_uses_and_nothing_else(keyforge):
    witch = {"card": "witch-of-the-wilds", "house": "logos", "upgrades": ["rocket-boots"]}
    t = keyforge.table(house="logos", line=[witch], hand=["dew-faerie"])
    t.play("dew-faerie")
    t.reap("witch-of-the-wilds")
    assert not t.exhausted("witch-of-the-wilds"), "that she let a card be played was no use of her"
    t.reap("witch-of-the-wilds")
    assert t.exhausted("witch-of-the-wilds")
