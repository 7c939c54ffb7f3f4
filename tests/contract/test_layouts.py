"""How every game lies on the table: all of it declared, all of it explained, and nothing told that a seat may not know."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tapete import games
from tapete.core import layout as on_table
from tapete.core.codec import digest
from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.layout import Layout, Pose
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, exchange
from tapete.games.faces import pictures
from tapete.rulebook import rulebook
from tapete.table.look import Look
from tapete.table.scene import card_shown, scene, table_shown

GAMES = [id for id in games.ids() if find_spec(f"tapete.games.{id}.table")]  # a game without one lies as any game may
RECORDED = (Path(__file__).parent / "icons.txt").read_text(encoding="utf-8").split()
COLOUR = re.compile(r"#[0-9a-f]{6}")
PLACES = (on_table.TABLE, on_table.HAND, on_table.PILES, on_table.DRAWER, on_table.UNSEEN)
FORMS = (on_table.LINE, on_table.ROW, on_table.PILE, on_table.TUCKED, on_table.CHAIN, on_table.PLAN)
SIZES = (on_table.TOKEN, on_table.CARD, on_table.FULL)
COMMON = 0.03  # of a game's cards may have the same picture
PLAYED = 4  # random games
LONGEST = 900  # answers looked at in each of them
CLOSE = 13  # one decision in so many is looked at from every seat
LOOKS = 12  # and no more of them in each game
FACINGS = ("", "n", "ne", "e", "se", "s", "sw", "w", "nw")


@cache
def layout_of(id: str) -> Layout:
    return games.find(id).layout()


def moments(game: Game) -> Iterator[State]:
    """The decisions of some random games."""
    for number in range(PLAYED):
        chance = random.Random(number)
        s = game.start(game.random_setup(number), number)
        for _ in range(LONGEST):
            if s.decision is None:
                break
            yield s
            s.choose(chance.choice(s.decision.options))
        yield s


DRAWN = re.compile(r"^  ([a-z]+): \{ size", re.MULTILINE)  # in web/src/lib/grounds.ts
FRAMES = ("", on_table.BEING, on_table.DEED, on_table.OBJECT, on_table.PLACE)


@pytest.mark.parametrize("id", GAMES)
def test_every_card_has_a_frame_and_a_ground_that_can_be_drawn(id: str) -> None:
    grounds: set[str] = set()
    for card in games.find(id).catalogue.values():
        dress = layout_of(id).dress(card)
        assert dress.frame in FRAMES and dress.rank in range(4)
        assert dress.ground == "" or dress.ground in on_table.GROUNDS
        grounds.add(dress.ground)
    assert len(grounds) > 4, "cards of different kinds look different"


def test_every_ground_is_drawn_by_the_table() -> None:
    source = (Path(__file__).parents[2] / "web/src/lib/grounds.ts").read_text(encoding="utf-8")
    assert {*DRAWN.findall(source), "rays"} == set(on_table.GROUNDS)


def said(words: Words | None) -> bool:
    return words is not None and bool(words.es.strip()) and bool(words.en.strip())


# -- declared


@pytest.mark.parametrize("id", GAMES)
def test_every_zone_has_exactly_one_area(id: str) -> None:
    zones = Counter([area.zone for area in layout_of(id).areas])
    assert zones == Counter([zone.id for zone in games.find(id).zones])
    for area in layout_of(id).areas:
        assert area.place in PLACES and area.form in FORMS and area.size in SIZES and area.row >= 0, area.zone


@pytest.mark.parametrize("id", GAMES)
def test_ids_are_declared_once_and_everything_is_said_in_both_languages(id: str) -> None:
    layout = layout_of(id)
    for ids in ([x.id for x in layout.stages], [x.id for x in layout.symbols], [x.id for x in layout.keywords]):
        assert len(ids) == len(set(ids)) and all(ids), ids
    assert layout.stages and layout.symbols and layout.keywords and layout.guide
    for stage in layout.stages:
        assert said(stage.name), stage.id
    for symbol in layout.symbols:
        assert said(symbol.name), symbol.id
        assert COLOUR.fullmatch(symbol.colour), symbol.id
    for keyword in layout.keywords:
        assert said(keyword.name) and said(keyword.about), keyword.id
    for kind, lesson in layout.guide.items():
        assert said(lesson) and lesson.es != lesson.en, kind
    assert COLOUR.fullmatch(layout.cloth) and said(layout.about)


# events that no rulebook knows of: how a round ends on the clock (docs/formats.md)
OURS = {"keyforge": {"won_on_time", "nobody_wins", "time_up"}}


@pytest.mark.parametrize("id", GAMES)
def test_the_clauses_named_exist(id: str) -> None:
    book = rulebook(id)
    layout = layout_of(id)
    named = [stage.clause for stage in layout.stages] + [word.clause for word in layout.keywords] + list(layout.clauses.values())
    assert not [clause for clause in named if clause and clause not in book]
    assert {event for event, clause in layout.clauses.items() if not clause} == OURS.get(id, set())


@pytest.mark.parametrize("id", GAMES)
def test_every_event_with_words_follows_a_clause(id: str) -> None:
    told = {kind.id for kind in games.find(id).event_kinds if kind.log is not None}
    known = {kind.id for kind in games.find(id).event_kinds}
    assert told <= set(layout_of(id).clauses)
    assert set(layout_of(id).clauses) <= known


# -- printed


@pytest.mark.parametrize("id", GAMES)
def test_every_card_has_a_face(id: str) -> None:
    layout = layout_of(id)
    symbols = {symbol.id for symbol in layout.symbols}
    keywords = {word.id for word in layout.keywords}
    for card in games.find(id).catalogue.values():
        face = layout.face(card)
        assert COLOUR.fullmatch(face.colour) and (not face.second or COLOUR.fullmatch(face.second)), card.id
        assert said(face.kind), card.id
        assert {gem.symbol for gem in face.gems} <= symbols, card.id
        words = face.keywords + face.glossary
        assert set(words) <= keywords and len(set(words)) == len(words), card.id
        for part in face.parts:
            assert said(part.name) and said(part.kind) and said(part.text), card.id
            assert {gem.symbol for gem in part.gems} <= symbols and COLOUR.fullmatch(part.colour), card.id
        assert card_shown(games.find(id), card).picture == face.picture


@pytest.mark.parametrize("id", GAMES)
def test_every_card_has_a_picture_of_its_own(id: str) -> None:
    """Whoever declares a card gives it a picture in ``data/pictures.json``; no picture stands on very many cards."""
    cards = games.find(id).catalogue
    found = pictures(id)
    without = sorted(set(cards) - set(found))
    assert not without, f"no picture in data/pictures.json: {', '.join(without)}"
    assert set(found) <= set(games.find(id).documents.known_cards()) | set(cards)
    picture, count = Counter([found[card] for card in cards]).most_common(1)[0]
    assert count <= max(1, COMMON * len(cards)), f"{picture} stands on {count} of {len(cards)} cards"


def test_every_picture_is_one_of_the_set() -> None:
    """``icons.txt`` records the names in use that the set really has (tools/icon_names.py writes it)."""
    used: set[str] = {layout_of(id).face(card).picture for id in GAMES for card in games.find(id).catalogue.values()}
    used |= {name for id in GAMES for name in pictures(id).values()}
    used |= {symbol.icon for id in GAMES for symbol in layout_of(id).symbols}
    assert not used - set(RECORDED), "unknown, or not recorded yet: run tools/icon_names.py"
    assert all([first < second for first, second in pairwise(RECORDED)])


# -- at every moment


def check_pose(layout: Layout, s: State, card: int, pose: Pose, symbols: set[str], squares: set[str]) -> None:
    used = {gem.symbol for gem in pose.gems} | {gem.symbol for gem in pose.tokens} | set(pose.marks)
    assert used <= symbols, (s.names[card], used - symbols)
    assert pose.facing in FACINGS and pose.turned in (0, 45, 90, 180)
    assert -1 <= pose.on < len(s.cards)
    assert not pose.at or pose.at in squares, s.names[card]
    assert pose.note is None or said(pose.note)
    assert all([gem.value > 0 for gem in pose.tokens]), s.names[card]


@pytest.mark.parametrize("id", GAMES)
def test_random_games_can_be_drawn_at_every_decision(id: str) -> None:
    layout = layout_of(id)
    stages = {stage.id for stage in layout.stages}
    symbols = {symbol.id for symbol in layout.symbols}
    met: set[str] = set()
    for s in moments(games.find(id)):
        plan = layout.plan(s)
        squares = set() if plan is None else {square.name for square in plan.squares}
        if plan is not None:
            assert len(squares) == len(plan.squares)
            for square in plan.squares:
                assert 0 <= square.x < plan.width and 0 <= square.y < plan.height
                assert len(square.sides) == 4 and not square.sides.strip(".#dlso"), square.sides
        assert layout.stage(s) in stages or (layout.stage(s) == "" and s.turn == 0) or s.over, layout.stage(s)
        banner = layout.banner(s)
        assert banner is None or said(banner)
        for player in range(s.players):
            gauges = layout.gauges(s, player)
            assert gauges and {gauge.symbol for gauge in gauges} <= symbols and any([gauge.big for gauge in gauges])
            assert all([sum([part.value for part in gauge.parts]) == gauge.value for gauge in gauges if gauge.parts])
        for card in range(len(s.cards)):
            if s.place[card] >= 0:
                check_pose(layout, s, card, layout.pose(s, card), symbols, squares)
        for arrow in layout.arrows(s):
            assert arrow.symbol in symbols and arrow.start != arrow.end
        for link in layout.chain(s):
            assert said(link.name) and 0 <= link.player < s.players and link.link < len(layout.chain(s))
        if s.decision is not None:
            met.add(s.decision.kind)
            assert said(layout.lesson(s, s.decision)), f"no lesson for {s.decision.kind}"
            for option in s.decision.options:
                reading = layout.reading(s, option)
                if reading is not None:
                    assert set(reading.squares) <= squares, option.id
                    if reading.part:
                        assert reading.part <= len(layout.face(s.cards[option.thing]).parts), option.id
    assert len(met) > 5


@pytest.mark.parametrize("id", GAMES)
def test_a_scene_tells_nothing_that_is_hidden_and_changes_nothing(id: str) -> None:
    looks: list[int] = []  # in each game
    game: State | None = None
    for number, s in enumerate(moments(games.find(id))):
        if s is not game:
            game = s
            looks.append(0)
        if number % CLOSE or s.decision is None or looks[-1] == LOOKS:
            continue
        before = digest(s)
        for seat in range(SPECTATOR, s.players):
            shown = msgspec.json.encode(scene(Look(s, seat)))
            world = exchange(s, seat, number)
            assert msgspec.json.encode(scene(Look(world, seat))) == shown
        assert digest(s) == before
        looks[-1] += 1
    assert len(looks) == PLAYED and min(looks) > 3, looks


@pytest.mark.parametrize("id", GAMES)
def test_the_first_game_starts(id: str) -> None:
    game = games.find(id)
    first = layout_of(id).first_game()
    setup, seed, seats = first["setup"], first["seed"], first["seats"]
    assert isinstance(setup, dict) and isinstance(seed, int) and isinstance(seats, int)
    least, most = game.players_range()
    assert least <= seats <= most
    s = game.start(setup, seed)
    assert s.players == seats and s.decision is not None
    assert digest(s) == digest(game.start(setup, seed))


@pytest.mark.parametrize("id", GAMES)
def test_the_wire_carries_all_of_it(id: str) -> None:
    shown = table_shown(games.find(id))
    assert len(shown.areas) == len(games.find(id).zones)
    assert all([area.name.es and area.name.en for area in shown.areas])


@pytest.mark.parametrize("id", GAMES)
def test_the_questions_of_a_sheet_are_asked_whatever_is_answered(id: str) -> None:
    layout = layout_of(id)
    for s in moments(games.find(id)):
        if s.decision is None:
            continue
        sheet = layout.together(s, s.decision)
        ahead = s.clone()
        chance = random.Random(len(sheet))
        for asked in sheet:
            assert ahead.decision is not None and ahead.decision.player == s.decision.player
            ids = [option.id for option in ahead.decision.options]
            assert ids == [option.id for option in asked.decision.options]
            assert asked.usual is None or asked.usual.id in ids
            ahead.choose(chance.choice(ahead.decision.options))
