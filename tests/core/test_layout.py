"""The table of any game: what can be drawn before a game says anything about itself."""

from __future__ import annotations

from tests.core.mini import Mini, plain, table

from tapete.core.decision import Decision, Option
from tapete.core.language import Words
from tapete.core.layout import (
    CARD,
    HAND,
    LINE,
    PILE,
    PILES,
    ROW,
    TABLE,
    Area,
    Asked,
    Gauge,
    Gem,
    Keyword,
    Layout,
    Link,
    Pose,
    Reading,
    Square,
    Stage,
    Symbol,
)
from tapete.core.refusal import Refusal
from tapete.core.times import Times
from tapete.core.zones import PUBLIC, ZoneKind


def test_what_is_in_play_lies_on_the_cloth_hands_in_hand_and_the_rest_in_piles() -> None:
    game = Mini()
    game.zones = (*game.zones, ZoneKind("market", "mercado", "market", PUBLIC, shared=True))
    areas = [(area.zone, area.place, area.form, area.row, area.size, area.name) for area in Layout(game).areas]
    assert areas == [
        ("deck", PILES, PILE, 0, CARD, None),
        ("hand", HAND, ROW, 0, CARD, None),
        ("table", TABLE, LINE, 0, CARD, None),
        ("pile", PILES, PILE, 0, CARD, None),
        ("market", TABLE, PILE, 0, CARD, None),
    ]


def test_what_a_game_says_of_its_table_is_kept() -> None:
    game = Mini()
    areas = (Area("deck"),)
    stages, symbols = (Stage("main", Words("a", "b")),), (Symbol("gold", Words("a", "b"), "coin", "#fff"),)
    keywords = (Keyword("ward", Words("a", "b"), Words("c", "d")),)
    about, guide, counted = Words("e", "f"), {"main": Words("g", "h")}, {"paid": Words("i", "j")}
    made = Layout(game, areas, stages, symbols, keywords, "#000000", {"paid": "X-1"}, guide, counted, about)
    assert (made.game, made.areas, made.stages, made.symbols, made.keywords) == (game, areas, stages, symbols, keywords)
    assert (made.cloth, made.clauses, made.guide, made.counted, made.about) == ("#000000", {"paid": "X-1"}, guide, counted, about)
    s = table(game)
    assert made.lesson(s, Decision(0, "main", [], about)) == Words("g", "h")
    assert made.lesson(s, Decision(0, "other", [], about)) is None


def test_a_game_that_says_nothing_has_a_plain_table() -> None:
    s = table(Mini())
    made = Layout(s.game)
    assert (made.stages, made.symbols, made.keywords, made.clauses, made.guide, made.counted) == ((), (), (), {}, {}, {})
    assert made.about == Words("", "") and made.cloth.startswith("#")
    face = made.face(plain("a"))
    assert (face.kind, face.gems, face.keywords, face.second, face.parts) == (Words("Carta", "Card"), (), (), "", ())
    assert made.gauges(s, 0) == [] and made.stage(s) == "" and made.banner(s) is None and made.arrows(s) == []
    assert made.chain(s) == [] and made.plan(s) is None and made.reading(s, Option((), "x")) is None
    assert made.together(s, Decision(0, "main", [], Words("", ""))) == [] and made.first_game() == {}


def test_a_card_lies_as_usual_unless_something_is_said() -> None:
    pose = Layout(Mini()).pose(table(Mini()), 0)
    assert isinstance(pose, Pose)
    assert (pose.turned, pose.gems, pose.bare, pose.tokens, pose.marks, pose.on) == (0, [], False, [], [], -1)
    assert (pose.forward, pose.at, pose.facing, pose.face_down, pose.note) == (False, "", "", False, None)
    assert Pose().gems is not pose.gems


def test_the_usual_values_of_what_is_drawn() -> None:
    assert (Gem("power", 3).printed, Gem("power", 3, 0).printed, Gem("power", 3, 5).printed) == (3, 0, 5)
    gauge = Gauge("gold", 4)
    assert (gauge.most, gauge.big, gauge.parts) == (-1, False, ())
    link = Link(1, 2, Words("", ""))
    assert (link.part, link.cards, link.players, link.link, link.reserved) == (0, [], [], -1, [])
    square = Square("a1", 0, 0, "floor", "....")
    assert (square.tile, square.reach) == ("", -1)
    reading = Reading(["a1"])
    assert (reading.number, reading.part, reading.aim) == (-1, 0, -1)
    assert Asked(table(Mini()), Decision(0, "x", [], Words("", ""))).usual is None


def test_a_round_may_be_as_long_as_the_rules_say_and_no_shorter() -> None:
    short = Refusal("X-time", "Es poco.", "Too short.")
    times = Times(600, short)
    assert (times.preparing, times.idle, times.warnings) == (0, 0, 0)
    assert times.why_not_round(599.5) is short and times.why_not_round(600) is None and times.why_not_round(900) is None


def test_the_signs_that_texts_write_are_known_in_each_language() -> None:
    aember = Symbol("aember", Words("ámbar", "æmber"), "gem", "#fc0", Words("Æ", "AE"))
    made = Layout(Mini(), symbols=(aember, Symbol("key", Words("llave", "key"), "key", "#ccc")))
    for _ in range(2):
        assert (made.signs("es"), made.signs("en")) == ({"Æ": "aember"}, {"AE": "aember"})
