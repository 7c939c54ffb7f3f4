"""Numbers that one player's cards change for one player, and what is lost or kept of a Strength."""

from __future__ import annotations

import json

import pytest
from tests.games.mitos_y_leyendas.conftest import MitosTable, made

from tapete.core.abilities import Constant
from tapete.core.codec import digest, from_json, to_json
from tapete.core.language import Words
from tapete.core.programs import scope
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import spell
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import bonus, bonuses_are_lost, double, set_strength
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import as_strong, strongest
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, in_graveyard
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import All
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import DealIt
from tapete.games.mitos_y_leyendas.vocabulary.verbs.choosing import NameCard
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import exile

ROOMY = Constant(m.OnPlayers(m.HAND_SIZE, Words("tu mano es mayor", "your hand is larger"), m.YOU, 2))


@pytest.mark.clause("ML-zone-19", "ML-end-07")
@pytest.mark.parametrize(("mine", "theirs", "left"), [([], [], 8), (["chest"], [], 9), ([], ["chest"], 8)])
def test_a_larger_hand_is_its_players_alone(mitos_with, mine, theirs, left):
    """With eight cards, and the ninth drawn, the one who may hold ten keeps them all."""
    kit = mitos_with(made("chest", zones.TOTEM, ROOMY))
    t = kit.table(hand=["huracan"] * 8, support=mine, enemy_support=theirs)
    t.pass_()
    asked = t.decision.kind == "discard"
    assert asked == (left == 8)
    if asked:
        t.act("discard", "huracan#1")
    assert t.count("hand") == left


@pytest.mark.clause("ML-str-09")
@pytest.mark.parametrize(
    ("before", "kept"),
    [(bonus(3, All(ally.own)), 2), (double(All(ally.own)), 4), (set_strength(7, All(ally.own)), 7)],
    ids=["a bonus", "doubled", "set"],
)
def test_only_bonuses_are_lost_with_the_bonuses(mitos_with, before, kept):
    kit = mitos_with(
        made("first", zones.TALISMAN, spell(before)),
        made("then", zones.TALISMAN, spell(bonuses_are_lost())),
        made("soldier", zones.ALLY, strength=2),
    )
    t = kit.table(hand=["first", "then"], defence=["soldier"])
    t.play("first")
    assert t.strength("soldier") != 2
    t.play("then")
    assert t.strength("soldier") == kept


@pytest.mark.clause("ML-str-09")
def test_a_bonus_that_comes_after_the_loss_counts(mitos_with):
    kit = mitos_with(
        made("first", zones.TALISMAN, spell(bonus(3, All(ally.own)))),
        made("then", zones.TALISMAN, spell(bonuses_are_lost())),
        made("soldier", zones.ALLY, strength=2),
    )
    t = kit.table(hand=["then", "first"], defence=["soldier"])
    t.play("then").play("first")
    assert t.strength("soldier") == 5


@pytest.mark.parametrize(
    ("article", "es", "en"),
    [
        ("a", "el Aliado oponente de mayor Fuerza", "the opposing Ally with the greatest Strength"),
        ("the", "el Aliado oponente de mayor Fuerza", "the opposing Ally with the greatest Strength"),
        ("each", "cada Aliado oponente de mayor Fuerza", "each opposing Ally with the greatest Strength"),
    ],
)
def test_of_what_there_is_one_the_article_is_definite(article, es, en):
    assert (strongest.phrase("es", article, False), strongest.phrase("en", article, False)) == (es, en)


@pytest.mark.clause("ML-perm-07")
def test_whoever_is_barred_from_their_graveyard_removes_nothing_from_it(mitos_with):
    """Who is barred leaves their own Graveyard alone; the other player does not."""
    barred = Constant(m.OnPlayers(m.NO_GRAVEYARD, Words("tu oponente no usa su Cementerio", "no Graveyard"), m.OPPONENT))
    kit = mitos_with(
        made("seal", zones.TOTEM, barred),
        made("sweep", zones.TALISMAN, spell(exile(All(in_graveyard())))),
    )
    for sealed, left in ((False, []), (True, ["huracan", "machi"])):
        t = kit.table(hand=["sweep"], graveyard=["huracan", "machi"], enemy_support=["seal"] if sealed else [])
        t.play("sweep")
        assert [card for card in t.ids("graveyard") if card != "sweep"] == left
    own = kit.table(hand=["sweep"], graveyard=["huracan"], support=["seal"])
    own.play("sweep")
    assert "huracan" not in own.ids("graveyard"), "it bars the rival"


@pytest.mark.parametrize("card", ["totem_de_perro-co", "13_heroes_shaolin"])
def test_what_hangs_on_a_choice_is_kept_with_the_game(mitos, card):
    """A race or a Strength chosen once is in force after the game was saved and taken up again."""
    t = mitos.table(gold=9, hand=[card], defence=["machi", "einheryar"], enemy_defence=["huracan"])
    t.act("play", card)
    while t.decision.kind != "vigil":
        t.answer(t.options[0])
    assert t.s.lasting
    again = MitosTable(from_json(t.s.game, json.loads(json.dumps(to_json(t.s)))))
    assert digest(again.s) == digest(t.s)
    assert [again.strength(each) for each in ("machi", "einheryar")] == [t.strength(each) for each in ("machi", "einheryar")]


def test_without_an_ally_destroyed_as_a_cost_nothing_is_as_strong_as_it(mitos):
    t = mitos.table(defence=["machi"], enemy_defence=["huracan"])
    for or_less in (False, True):
        assert as_strong(ally, or_less).all(t.s, scope(0, t.card("machi"))) == []


@pytest.mark.clause("ML-affect-02", "ML-ctrl-12")
@pytest.mark.parametrize(("theirs", "swapped"), [("huracan", True), ("zombies-co", False)])
def test_a_talisman_does_not_swap_an_ally_that_it_does_not_affect(mitos, theirs, swapped):
    t = mitos.table(gold=9, hand=["hades-er"], defence=["machi"], enemy_defence=[theirs])
    t.play("hades-er", "machi", theirs)
    assert (t.controller("machi"), t.controller(theirs)) == ((2, 1) if swapped else (1, 2))


@pytest.mark.clause("ML-str-01")
@pytest.mark.parametrize("order", [("three", "five"), ("five", "three")])
def test_of_two_cards_that_say_what_a_strength_is_the_later_prevails(mitos_with, order):
    words = Words("tus Aliados tienen otra Fuerza", "your Allies have another Strength")
    numbers = {"three": 3, "five": 5}
    kit = mitos_with(
        *[made(id, zones.TOTEM, Constant(m.OnKind(m.SET, words, ally.own, by=number))) for id, number in numbers.items()],
        made("soldier", zones.ALLY, strength=2),
    )
    t = kit.table(hand=["three", "five"], defence=["soldier"])
    for id in order:
        t.play(id)
        assert t.strength("soldier") == numbers[id]


def test_what_may_be_done_instead_of_damage_is_said_in_both_languages():
    assert [DealIt(None).clause(lang, "tell") for lang in ("es", "en")] == [
        "este Aliado hace su daño",
        "this Ally deals its damage",
    ]


@pytest.mark.parametrize("type", range(len(zones.TYPE_NAMES)))
def test_naming_a_card_of_a_type_says_the_type(type):
    name = zones.TYPE_NAMES[type]
    assert NameCard(type=type).clause("es", "tell") == f"nombra un {name.es}"
    assert NameCard(type=type).clause("en", "tell") == f"name a {name.en}"
    assert (NameCard().clause("es", "tell"), NameCard().clause("en", "tell")) == ("nombra una carta", "name a card")


@pytest.mark.clause("ML-weap-08")
@pytest.mark.parametrize(("attacker", "asked"), [("machi", True), ("einheryar", False)])
def test_a_weapon_speaks_of_the_attack_of_its_bearer_alone(mitos, attacker, asked):
    """Bo lets its controller draw when its bearer attacks."""
    t = mitos.table(defence=[{"card": "machi", "weapons": ["bo"]}, "einheryar"], enemy_defence=["huracan"])
    t.attack(attacker)
    assert ("yes" in t.options) == asked
    if asked:
        t.yes()
        assert t.count("hand") == 1


def test_a_weapon_of_the_rival_is_a_weapon_too(mitos):
    """Izanagi's controller draws when a Weapon is put on it, whoever plays it."""
    for mine in (True, False):
        side = {"hand": ["kunai"], "gold": 5} if mine else {"enemy_hand": ["kunai"], "enemy_gold": 5, "active": 2}
        t = mitos.table(defence=["izanagi"], **side)
        held = t.count("hand") - (1 if mine else 0)
        t.act("play", "kunai", "izanagi")
        while t.decision.kind != "vigil":
            t.answer("yes" if "yes" in t.options else "pass")
        assert t.count("hand") == held + 1
