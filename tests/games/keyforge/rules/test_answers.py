"""What is answered to somebody who wants something else than what is asked, and the words of questions and conditions."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.abilities import Constant
from tapete.core.effects import If, Sequence
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.vocabulary.abilities import whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.amounts import count
from tapete.games.keyforge.vocabulary.changes import gets, may_play
from tapete.games.keyforge.vocabulary.conditions import IF_YOU_DO
from tapete.games.keyforge.vocabulary.damage import damage, damage_for_each, destroy
from tapete.games.keyforge.vocabulary.history import you_played
from tapete.games.keyforge.vocabulary.lasting import for_the_turn, this_turn
from tapete.games.keyforge.vocabulary.nouns import a, any_card, artifact, card_in_play, creature, each
from tapete.games.keyforge.vocabulary.power import all_but_the_most_powerful
from tapete.games.keyforge.vocabulary.replacements import StillTagged
from tapete.games.keyforge.vocabulary.using import ReadyAndFightOnce, fights_in_a_row


def impossible(t):
    """What a judge says of everything in sight that is not offered: the clause by the option."""
    return {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}


@pytest.mark.clause("KF-archive-03")
def test_one_card_alone_is_not_taken_from_the_archives(keyforge):
    t = keyforge.table(house="brobnar", enemy_archives=["bear", "imp"], enemy_hand=["wolf"])
    t.end_turn()
    t.reach("house").act("house", word="mars")
    assert t.decision.kind == "archives"
    told = impossible(t)
    assert told.pop(f"play:{t.name('wolf')}") == "KF-turn-02", "it is not yet step 3"
    assert told == {f"choose:{t.name(card)}": "KF-archive-03" for card in ("bear", "imp")}
    assert t.refusal("choose", "bear").clause == "KF-archive-03"
    assert t.refusal("archives", word="half").clause == "KF-archive-03"


@pytest.mark.clause("KF-creature-03")
def test_a_creature_is_not_played_into_the_midst_of_the_line(keyforge):
    t = keyforge.table(house="brobnar", hand=["wolf"], line=["mouse", "goat"])
    t.act("play", "wolf")
    assert t.options == ["flank:left", "flank:right"]
    assert t.refusal("flank", word="middle").clause == "KF-creature-03"
    assert t.refusal("place", word="1").clause == "KF-creature-03"
    assert t.refusal("flank", "goat").clause == "KF-creature-03", "not beside a card either"
    assert t.refusal("choose", "goat").clause == "CORE-option", "no card is asked for"
    assert t.refusal("choose").clause == t.refusal("done").clause == "CORE-option", "and nothing about flanks"
    assert t.refusal("reap", "mouse").clause == "KF-ability-09", "something else is being resolved"


@pytest.mark.clause("KF-upgrade-01")
def test_an_upgrade_is_attached_to_a_creature_and_to_nothing_else(keyforge):
    t = keyforge.table(house="brobnar", hand=["saddle"], line=["mouse"], enemy_line=["goat"], artifacts=["anvil"])
    t.act("play", "saddle")
    assert set(t.options) == {f"host:{t.name('mouse')}", f"host:{t.name('goat')}"}
    assert t.refusal("host", "anvil").clause == "KF-upgrade-01"
    assert t.refusal("flank", word="left").clause != "KF-creature-03", "no flank is asked for"


@pytest.mark.clause("KF-main-04")
def test_which_of_two_permissions_is_used_up_is_asked(keyforge):
    keyforge.add(
        relic("pass-card", may_play(WORDLESS, any_card, number=1)),
        deed("licence", this_turn(may_play(WORDLESS, any_card), uses=1)),
    )
    parts = {"hand": ["licence", "imp", "imp", "imp"], "artifacts": ["pass-card"]}
    t = keyforge.table(house="brobnar", **parts)
    t.play("licence").act("play", "imp#1")
    assert t.decision.kind == "permission"
    assert t.choices() == {"pass-card", "licence"}
    assert t.refusal("flank", word="left").clause != "KF-creature-03", "no flank is asked for yet"
    t.act("permission", "licence", word=permission(t, "licence"))
    t.act("play", "imp#2").act("flank", word="left")
    assert t.refusal("play", "imp#3").clause == "KF-main-04", "the licence and then the pass card were used"


def permission(t, card):
    """The number of the permission that a card gives, among those that are asked."""
    return next(option.word for option in t.decision.options if t.s.cards[option.thing].id == card)


@pytest.mark.clause("KF-main-04")
def test_a_permission_for_the_whole_turn_uses_up_nothing(keyforge):
    keyforge.add(
        relic("pass-card", may_play(WORDLESS, any_card, number=1)),
        deed("charter", for_the_turn(may_play(WORDLESS, any_card))),
    )
    t = keyforge.table(house="brobnar", hand=["charter", "imp", "imp", "imp"], artifacts=["pass-card"])
    t.play("charter")
    for copy in (1, 2, 3):
        t.act("play", f"imp#{copy}")
        if t.decision.kind == "permission":
            t.act("permission", "charter", word=permission(t, "charter"))
        if t.decision.kind == "flank":
            t.act("flank", word="right")
    assert t.ids("line") == ["imp"] * 3
    assert not [e for e in t.s.history if e.kind == ev.PERMITTED], "neither was a place of the pass card taken"


@pytest.mark.clause("KF-damage-01")
def test_only_creatures_are_dealt_damage(keyforge):
    keyforge.add(
        deed("quake", damage(2, each(card_in_play))), deed("dent", Sequence(damage(2, a(artifact)), If(IF_YOU_DO, gain(3))))
    )
    t = keyforge.table(
        house="brobnar",
        hand=["quake", "dent"],
        line=[{"card": "wolf", "upgrades": ["saddle"]}],
        enemy_line=["boar"],
        artifacts=["anvil"],
    )
    t.play("quake")
    assert (t.damage("wolf"), t.damage("boar")) == (2, 2)
    assert [t.on(card, "damage") for card in ("anvil", "saddle")] == [0, 0]
    assert t.zone("anvil") == "artifacts" and t.in_play("saddle")
    t.play("dent")
    assert (t.on("anvil", "damage"), t.aember) == (0, 0)


@pytest.mark.clause("KF-foreach-01")
@pytest.mark.parametrize(("target", "gained"), [("ox", 3), ("knight", 0)])
def test_if_you_do_after_divided_damage_asks_for_all_of_it(keyforge, target, gained):
    """Each point may go to another creature, and what armor prevents was not dealt."""
    hail = damage_for_each(count(creature.friendly), creature.enemy)
    keyforge.add(deed("hail", Sequence(hail, If(IF_YOU_DO, gain(3)))))
    t = keyforge.table(house="brobnar", hand=["hail"], line=["mouse", "goat", "wolf"], enemy_line=[target, "whale"])
    t.play("hail").choose(target).choose(target).choose("whale")
    assert (t.damage(target), t.damage("whale")) == (2 if gained else 0, 1)
    assert t.aember == gained


@pytest.mark.clause("KF-mostpow-02")
def test_which_of_the_most_powerful_is_spared_is_asked_in_both_languages(keyforge):
    keyforge.add(deed("cull", destroy(all_but_the_most_powerful(creature.enemy))))
    t = keyforge.table(house="brobnar", hand=["cull"], enemy_line=["ox", "wolf", "ox"])
    t.play("cull")
    prompt = t.decision.prompt
    assert prompt.text("es") == "Elige la criatura enemiga que se salva."
    assert prompt.text("en") == "Choose the enemy creature to spare."
    t.choose("ox#2")
    assert t.ids("line", 2) == ["ox"]


@pytest.mark.clause("KF-faq-55")
def test_only_what_is_blank_falls_silent(keyforge):
    """Its own triggers, changes and replacements go; those of others, and what an upgrade gives it, stay."""
    bell = whenever(ev.DAMAGED, WORDLESS, gain(1), cards=creature)
    keyforge.add(
        beast("herald", 3, bell, *gets(power=1, cards=creature.of("dis"))),
        relic("gong", bell),
        relic("hush", Constant(Change(m.BLANK, WORDLESS, creature.friendly))),
    )
    parts = {
        "hand": ["spark"],
        "line": [{"card": "herald", "upgrades": ["saddle"]}, "imp"],
        "enemy_line": ["ox", "herald"],
        "enemy_artifacts": ["gong"],
    }
    loud = keyforge.table(house="brobnar", **parts)
    loud.play("spark").choose("ox")
    while loud.decision.kind == "order":
        loud.s.choose(loud.decision.options[0])
    assert (loud.aember, loud.enemy_aember) == (1, 2), "a herald; a herald and a gong"
    assert loud.power("imp") == 4
    quiet = keyforge.table(house="brobnar", artifacts=["hush"], **parts)
    quiet.play("spark").choose("ox")
    while quiet.decision.kind == "order":
        quiet.s.choose(quiet.decision.options[0])
    assert (quiet.aember, quiet.enemy_aember) == (0, 2), "only the friendly herald is blank"
    assert quiet.power("imp") == 3, "so is what it says of others"
    assert quiet.power("1:herald") == 5, "and what an upgrade gives it stays"


def test_how_many_cards_were_played_is_said_in_the_singular_and_in_the_plural():
    one, two = you_played(1), you_played(2)
    assert (one.text("es"), one.text("en")) == (
        "has jugado exactamente una carta este turno",
        "you played exactly one card this turn",
    )
    assert (two.text("es"), two.text("en")) == (
        "has jugado exactamente 2 cartas este turno",
        "you played exactly 2 cards this turn",
    )


@pytest.mark.parametrize(
    ("words", "es", "en"),
    [
        (StillTagged().text, "está marcada para ser destruida", "it is tagged for destruction"),
        (
            lambda lang: ReadyAndFightOnce().clause(lang, "tell"),
            "prepara y lucha con esa criatura",
            "ready and fight with that creature",
        ),
    ],
)
def test_words_that_are_seldom_read_are_right_in_both_languages(words, es, en):
    assert (words("es"), words("en")) == (es, en)


@pytest.mark.parametrize(("mood", "verbs"), [("tell", "prepara y lucha"), ("infinitive", "preparar y luchar")])
def test_fights_in_a_row_are_told_and_named(mood, verbs):
    es, en = [fights_in_a_row(3, a(creature.friendly)).clause(lang, mood) for lang in ("es", "en")]
    assert es == (
        f"{verbs} con una criatura aliada 3 veces, cada vez contra una criatura enemiga diferente, "
        "resolviendo las luchas de una en una"
    )
    assert en == (
        "ready and fight with a friendly creature 3 times, each time against a different enemy creature, "
        "resolving these fights one at a time"
    )
