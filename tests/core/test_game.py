"""What a game answers unless it says otherwise, and who listens to what."""

from __future__ import annotations

import pytest
from tests.core.mini import (
    DECK,
    GOLD,
    HAND,
    MARKED,
    MARKS,
    PILE,
    POWER,
    TABLE,
    Idle,
    Instead,
    Mark,
    Mini,
    WhenMarked,
    answers,
    card,
    marks,
    plain,
    table,
)

from tapete.core import text
from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import Register
from tapete.core.events import Event, happens
from tapete.core.facets import Responding
from tapete.core.game import GAME_OVER, NOT_AN_OPTION, NOTHING_ASKED, Game
from tapete.core.language import Words
from tapete.core.modifiers import FOREVER, Lasting, Modifier, last
from tapete.core.refusal import BadDocument, EngineError, Refusal, Refused
from tapete.core.runaway import MOST_IN_A_ROW
from tapete.core.state import State, new_state, thing_names
from tapete.core.windows import Announcement
from tapete.core.zones import PUBLIC, ZoneKind

THIS = Register("this", Words("esta carta", "this card"))


class Silent(Modifier):
    def text(self, lang: str) -> str:
        return "x"


# -- playing and giving up


def asked(s: State) -> State:
    s.advance()
    assert s.decision is not None and s.decision.ids() == ["pass"]
    return s


def test_an_answer_that_is_no_option_is_refused_and_says_why() -> None:
    class Strict(Mini):
        def why_not(self, s: State, option_id: str) -> Refusal | None:
            return Refusal("MINI-x", "No.", "No.") if option_id == "cheat" else None

    s = asked(table(Strict()))
    for answer, clause in (("cheat", "MINI-x"), ("nothing", NOT_AN_OPTION.clause)):
        with pytest.raises(Refused) as caught:
            s.game.play(s, answer)
        assert caught.value.clause == clause
    s.decision = None
    with pytest.raises(Refused) as caught:
        s.game.play(s, "pass")
    assert caught.value.refusal is NOTHING_ASKED
    s.finish((0,))
    with pytest.raises(Refused) as caught:
        s.game.play(s, "pass")
    assert caught.value.refusal is GAME_OVER


class Clumsy(Idle):
    """Marks a card and then breaks down."""

    NAME = "clumsy"

    def run(self, s: State) -> None:
        if s.answer is None:
            super().run(s)
            return
        happens(s, Event(MARKED, 0, 0, 1))
        raise ZeroDivisionError


@pytest.mark.parametrize("told", [True, False])
def test_when_the_engine_fails_the_state_and_the_log_are_as_they_were(told: bool) -> None:
    s = table(Mini())
    happens(s, Event(MARKED, 1, 0, 1))
    s.push(Clumsy())
    asked(s)
    if not told:
        s.log = None
    lines = None if s.log is None else s.log[:]
    decision = s.decision
    with pytest.raises(ZeroDivisionError):
        s.game.play(s, "pass")
    assert marks(s) == {"1b": 1} and s.decision is decision and s.answer is None
    assert s.log == lines and (lines is None or len(lines) == 1)


@pytest.mark.parametrize(
    ("players", "gone", "winners"),
    [
        (2, {0}, (1,)),
        (2, {1}, (0,)),
        (2, {0, 1}, ()),
        (3, {0}, None),
        (3, {0, 2}, (1,)),
        (3, {0, 1, 2}, ()),
        (4, {1, 2}, None),
        (1, {0}, ()),
        (1, set(), None),
    ],
)
def test_a_game_goes_on_while_two_are_left_or_whoever_plays_alone(
    players: int, gone: set[int], winners: tuple[int, ...] | None
) -> None:
    s = asked(table(Mini(), players=players))
    s.game.endings.give_up(s, frozenset(gone))
    assert s.over == (winners is not None)
    assert s.winners == (winners or ())
    assert (s.decision is None) == s.over


def test_the_plainest_answers() -> None:
    game = Mini()
    s = table(game, players=3)
    s.setup = {"decks": "any"}
    assert [game.opponent(s, player) for player in range(3)] == [1, 2, 0]
    assert (game.active(s), game.arbiter(s), game.decider(s, 2)) == (0, 0, 2)
    assert game.players_range() == (2, 2)
    assert game.rematch(s) is s.setup
    assert game.choices() == () and game.endings.times({}) is None and not game.endings.preparing(s)
    assert game.trigger_order(s, (), 1) == -1
    assert (game.weight(Event(MARKED)), game.accounts.main_depth(s), game.accounts.tender(s, Event(MARKED))) == (1, -1, -1)
    assert game.accounts.owed(s, Idle()) is None and not game.accounts.fell_short(s) and game.accounts.conserved(s) == []
    assert (game.hints.evaluate(s, 0), game.hints.prior(s, Option((), "x")), game.hints.idle(s, Option((), "x"))) == (0.0, 1, False)
    assert game.hints.habit(s) is None and game.hints.foresight() == 0 and game.lab.scores(s) == []
    s.turn = 7
    assert game.hints.stretch(s) == 7
    assert game.impossible(s) == [] and game.speech.verdict(s, "en") == "" and game.speech.facts_text(s.cards[0], "es") == ""
    assert game.sight.described(s, 0) == {} and game.sight.printed_fields() == () and game.documents.decks() == []
    assert game.documents.printed_cards() == game.documents.known_cards() == ["a", "b", "c"] and game.documents.card_file("a") == ""
    assert game.documents.waiting() == [] and game.documents.official_changes("a", "es") == []
    assert game.speech.word(s, Option((), "x", (), "dis"), "en") == "dis"
    assert game.sight.counts(s, 0, DECK, 1) and not game.sight.knows_contents(s, 0, DECK, 0)
    assert Responding(game).why_not_launched(s, Announcement(1, "act")) is None
    assert game.layout().game is game


@pytest.mark.parametrize("ask", ["position", "to_position", "read_deck"])
def test_what_a_game_cannot_read_it_says_with_its_title(ask: str) -> None:
    s = table(Mini())
    with pytest.raises(BadDocument, match="Mini"):
        getattr(s.game.documents, ask)(s)


def test_the_units_of_a_match_are_its_named_decks() -> None:
    s = table(Mini(), players=3)
    decks: list[object] = [{"name": "Fuego"}, {"name": "#7"}, {"name": "Hielo", "cards": []}]
    for given, found in (
        (decks, [(0, "Fuego"), (2, "Hielo")]),
        ([{}, "Fuego", {"name": ""}], []),
        ("Fuego", []),
        (None, []),
    ):
        s.setup = {"decks": given}
        assert s.game.lab.balance_units(s) == found
    s.setup = {}
    assert s.game.lab.balance_units(s) == []


# -- who sees what


def test_who_sees_a_card_depends_on_its_zone() -> None:
    s = table(Mini(), players=3)
    own = card(s, "2a")
    for zone, seen_by in ((DECK, []), (HAND, [1]), (TABLE, [-1, 0, 1, 2]), (PILE, [-1, 0, 1, 2])):
        s.move(own, zone, 1)
        assert [player for player in (-1, 0, 1, 2) if s.game.sight.sees(s, player, own)] == seen_by
        for player in (-1, 0, 1, 2):
            assert s.game.sight.seen_cards(s, player, zone, 1) == [
                each for each in s.zone(zone, 1) if s.game.sight.sees(s, player, each)
            ]
    s.zones[s.place[own]].remove(own)
    s.place[own] = -1
    assert not any(s.game.sight.sees(s, player, own) for player in (-1, 0, 1, 2))  # it is nowhere


def test_hidden_cards_of_one_owner_may_lie_in_one_anothers_places() -> None:
    s = table(Mini(), players=2)
    for name, zone, holder in (("1a", HAND, 0), ("1b", DECK, 0), ("1c", HAND, 1), ("2a", HAND, 1), ("2b", DECK, 1)):
        s.move(card(s, name), zone, holder)
    hidden = {-1: [["1a", "1b", "1c"], ["2a", "2b"]], 0: [["1b", "1c"], ["2a", "2b"]], 1: [["1a", "1b"]]}
    for player, groups in hidden.items():
        assert s.game.sight.swappable(s, player) == [[card(s, name) for name in group] for group in groups]


def test_cards_of_nobody_are_a_group_of_their_own_and_cards_nowhere_are_in_none() -> None:
    game = Mini(cards=(plain("x"), plain("y"), plain("z")))
    s = new_state(game, 2, tuple([game.catalogue[id] for id in "xyzx"]), (-1, -1, 0, 0))
    assert s.names == ("x", "y", "1:z#1", "1:x#1")
    assert game.sight.swappable(s, 1) == []
    for number in range(4):
        s.move(number, DECK, 0)
    assert game.sight.swappable(s, 1) == [[2, 3], [0, 1]]


@pytest.mark.parametrize(
    ("player", "es", "en"),
    [(0, "mesa", "table"), (1, "mesa, jugador 1", "table, player 1"), (-1, "mesa, jugador 1", "table, player 1")],
)
def test_where_a_card_lies_is_said_to_a_player(player: int, es: str, en: str) -> None:
    s = table(Mini())
    own = card(s, "1a")
    assert tuple(text.plain(s.game.speech.whereabouts(s, own, player, lang)) for lang in ("es", "en")) == (es, en)


def test_a_shared_zone_is_nobodys() -> None:
    game = Game("shared", Words("x", "x"), (ZoneKind("pool", "reserva", "supply", PUBLIC, shared=True),), (), (), ())
    s = new_state(game, 2, (plain("a"),), (-1,))
    s.move(0, 0, 0)
    assert [game.speech.whereabouts(s, 0, player, "es") for player in (-1, 0, 1)] == ["reserva"] * 3


# -- who listens to what


def speaking(*abilities: Ability) -> State:
    """Player 2 has a card with these abilities on the table, and everybody some that say nothing."""
    game = Mini(cards=(plain("a"), plain("b", *abilities)))
    s = table(game, players=3, each=("a", "b"))
    for name in ("1b", "3b"):
        s.move(card(s, name), PILE, s.owners[card(s, name)])
    return s


def test_a_card_in_play_listens_replaces_and_modifies_for_its_player() -> None:
    s = speaking(WhenMarked(Mark(THIS)), Instead(1, 1), Constant(Silent(POWER)))
    own, index = card(s, "2b"), s.index()
    (listener,), (replacing,), (modifying,) = index.listening[MARKED], index.replacing[MARKED], index.modifying[POWER]
    assert (listener.source, listener.you, listener.via) == (own, 1, -1)
    assert (replacing.source, replacing.you, replacing.lasting) == (own, 1, -1)
    assert (modifying.source, modifying.you, modifying.lasting) == (own, 1, -1)
    assert (modifying.scope.source, modifying.scope.you, modifying.scope.via) == (own, 1, -1)
    assert [number for number in range(6) if index.heard[number]] == [own]
    s.move(own, TABLE, 2)  # somebody else's now
    index = s.index()
    assert [index.listening[MARKED][0].you, index.replacing[MARKED][0].you, index.modifying[POWER][0].scope.you] == [2, 2, 2]
    s.move(own, HAND, 2)
    index = s.index()
    assert (index.listening[MARKED], index.replacing[MARKED], index.modifying[POWER]) == ([], [], [])
    assert not any(index.heard)


def test_two_replacements_on_one_card_and_on_two_cards_have_keys_of_their_own() -> None:
    s = speaking(Instead(1, 1), Instead(1, 2))
    s.move(card(s, "3b"), TABLE, 2)
    keys = [each.key for each in s.index().replacing[MARKED]]
    assert len(set(keys)) == len(keys) == 4
    happens(s, Event(MARKED, 0, 0, 1))
    s.advance()
    while s.decision is not None and s.decision.kind == "replace":
        answers(s, s.decision.ids()[0])
    assert marks(s) == {"1a": 1 + 1 + 2 + 1 + 2}  # each of the four once


@pytest.mark.parametrize("starts", [0, 3])
def test_what_lasts_is_in_force_from_its_turn_on_with_what_was_chosen(starts: int) -> None:
    s = table(Mini())
    for ability in (WhenMarked(Mark(THIS)), Instead(1, 1), Constant(Silent(POWER))):
        last(s, Lasting(ability, 2, 1, s.next_serial(), starts, FOREVER, it=4, them=(3, 5), word="dis", number=9))
    index = s.index()
    if starts:
        assert (index.listening[MARKED], index.replacing[MARKED], index.modifying[POWER]) == ([], [], [])
        s.turn = starts
        s.touch()
        index = s.index()
    (listener,), (replacing,), (modifying,) = index.listening[MARKED], index.replacing[MARKED], index.modifying[POWER]
    assert (listener.source, listener.you, listener.via) == (2, 1, -2 - 1)
    assert (replacing.source, replacing.you, replacing.key, replacing.lasting) == (2, 1, -2 - 2, 2)
    assert (modifying.source, modifying.you, modifying.lasting) == (2, 1, 3)
    frame = modifying.scope
    assert (frame.you, frame.source, frame.it, frame.them, frame.word, frame.number) == (1, 2, 4, (3, 5), "dis", 9)


def test_an_ability_that_answers_only_its_own_card_does_not_listen() -> None:
    class Own(WhenMarked):
        def __init__(self) -> None:
            super().__init__(Mark(THIS))
            self.own = True

    s = speaking(Own())
    assert s.index().listening[MARKED] == [] and not any(s.index().heard)
    assert s.cards[card(s, "2b")].quiet
    s = speaking(Own(), WhenMarked(Mark(THIS)))  # beside one that does
    assert [each.ability.id for each in s.index().listening[MARKED]] == ["b/2"]


def test_the_index_is_kept_while_silent_cards_move_and_made_anew_for_one_that_speaks() -> None:
    s = speaking(Instead(1, 1))
    silent, speaks = card(s, "1a"), card(s, "2b")
    index = s.index()
    s.move(silent, PILE, 0)
    assert s.index() is index
    s.move(silent, TABLE, 2)
    assert s.index() is index
    s.move(speaks, PILE, 1)
    without = s.index()
    assert without is not index and without.replacing[MARKED] == []
    s.move(card(s, "3b"), TABLE, 2)  # it said nothing where it lay, and speaks now
    assert s.index() is not without and len(s.index().replacing[MARKED]) == 1
    brittle = s.index()
    brittle.brittle = True
    s.move(silent, PILE, 0)
    assert s.index() is not brittle  # it depends on more than what cards say
    index = s.index()
    index.heard[silent] = 1  # something in force speaks for it
    s.move(silent, TABLE, 0)
    assert s.index() is not index


# -- zones, copies and counters


def test_a_card_is_put_at_the_end_or_at_its_place() -> None:
    s = table(Mini(), players=1)
    a, b, c = (card(s, name) for name in ("1a", "1b", "1c"))
    for number, at, order in ((a, -1, [b, c, a]), (a, 0, [a, b, c]), (a, 1, [b, a, c]), (a, 2, [b, c, a]), (b, 9, [c, a, b])):
        s.move(number, TABLE, 0, at)
        assert s.zone(TABLE, 0) == order
        assert [s.place[each] for each in (a, b, c)] == [TABLE] * 3
    s.move(c, PILE, 0)
    assert (s.zone(TABLE, 0), s.zone(PILE, 0), s.zone_kind(c), s.in_play(c), s.in_play(a)) == ([a, b], [c], PILE, False, True)


def test_only_what_enters_or_leaves_play_makes_values_be_read_anew() -> None:
    s = table(Mini())
    own = card(s, "1a")
    for zone, touched in ((TABLE, True), (PILE, True), (HAND, False), (DECK, False), (TABLE, True)):
        s.dirty = False
        before = s.version
        s.move(own, zone, 0)
        assert (s.dirty, s.version - before) == (touched, int(touched)), zone


def test_the_first_card_to_be_put_somewhere_comes_from_nowhere() -> None:
    game = Mini(cards=(plain("a"),))
    s = new_state(game, 2, (game.catalogue["a"],) * 2, (0, 1))
    s.move(0, DECK, 0)
    assert not s.dirty and s.place == [0, -1]
    s.move(1, TABLE, 1)
    assert s.dirty and s.holder(1) == 1
    s.dirty = False
    s.move(0, HAND, 0)  # it lay in the very first zone, which is not in play
    assert not s.dirty


class InPlayFirst(Mini):
    def __init__(self) -> None:
        super().__init__()
        self.zones[DECK].in_play = True


def test_leaving_the_very_first_zone_counts_like_leaving_any_other() -> None:
    s = table(InPlayFirst())
    s.move(0, DECK, 0)
    s.dirty = False
    s.move(0, HAND, 0)
    assert s.dirty


def test_sliding_leaves_the_index_alone() -> None:
    s = speaking(Instead(1, 1))
    index = s.index()
    s.slide(card(s, "1a"), TABLE)
    assert s.index() is index and s.zone(TABLE, 0) == [card(s, "1a")]
    s.slide(card(s, "3a"), TABLE)
    assert s.holder(card(s, "3a")) == 2


class Seldom(Game):
    """Marks seldom change: copies share them until then."""

    def __init__(self) -> None:
        zones = (ZoneKind("table", "mesa", "table", PUBLIC),)
        super().__init__("seldom", Words("x", "x"), zones, (), ("often", "seldom", "rare"), (), seldom_fields=("seldom", "rare"))


def test_counters_that_seldom_change_are_shared_until_one_of_the_copies_changes_them() -> None:
    s = new_state(Seldom(), 1, (plain("a"), plain("b")), (0, 0))
    assert s.game.seldom == 0b110
    s.numbers = [[1, 2], [3, 4], [5, 6]]
    twin = s.clone()
    assert [twin.numbers[field] is s.numbers[field] for field in range(3)] == [False, True, True]
    twin.write(1)[0] = 30
    twin.write(0)[0] = 10
    assert (s.numbers, twin.numbers) == ([[1, 2], [3, 4], [5, 6]], [[10, 2], [30, 4], [5, 6]])
    twin.write(1)[1] = 40
    s.write(1)[1] = 44
    s.write(2)[0] = 50
    again = s.clone()
    assert (s.numbers, twin.numbers) == ([[1, 2], [3, 44], [50, 6]], [[10, 2], [30, 40], [5, 6]])
    s.write(2)[1] = 60
    assert again.numbers[2] == [50, 6]
    alone = again.write(2)
    assert again.write(2) is alone  # its own by now: it is not copied again


def test_a_copy_shares_nothing_that_changes() -> None:
    s = table(Mini())
    happens(s, Event(MARKED, 0, 0, 1))
    asked(s)
    before = (s.zones[TABLE * 2][:], s.place[:], [row[:] for row in s.numbers], s.tallies[GOLD][:], len(s.history), s.stack[0].step)
    twin = s.clone()
    twin.move(0, PILE, 0)
    twin.numbers[MARKS][1] = 5
    twin.tallies[GOLD][0] = 0
    twin.history.append(Event(MARKED))
    twin.stack[0].step = 9
    twin.stack.append(Idle())
    assert before == (s.zones[TABLE * 2], s.place, s.numbers, s.tallies[GOLD], len(s.history), s.stack[0].step)
    assert len(s.stack) == 1


FIELDS = (
    "setup", "key", "counter", "serial", "turn", "zones", "place", "numbers", "tallies", "world", "lasting", "reserved", "history",
    "past", "decision", "answer", "over", "winners", "dirty", "version", "_index", "unlooked", "samples", "likely",
)  # fmt: skip
FIXED = ("cards", "owners", "names")


def moved_on(s: State) -> State:
    """A state in which nothing is as it was at the start."""
    s.setup = {"decks": 2}
    s.key, s.counter, s.serial, s.turn = 3, 4, 5, 6
    s.move(0, PILE, 0)
    s.numbers[MARKS][1] = 7
    s.tallies[GOLD][1] = 8
    s.history = [Event(MARKED, 1)]
    s.past = [Event(MARKED, 2)]
    last(s, Lasting(Instead(1, 1), 0, 0, 9, 0, FOREVER))
    s.index()
    s.answer = Option(s.names, "pass")
    s.winners = (1,)
    s.over = True
    s.dirty = True
    s.unlooked, s.samples, s.likely = 10, (11,), 2
    return s


def test_a_copy_is_as_the_original_in_every_field() -> None:
    s = moved_on(asked(table(Mini())))
    twin = s.clone()
    for name in (*FIELDS, *FIXED):
        assert getattr(twin, name) == getattr(s, name), name
    assert [frame.NAME for frame in twin.stack] == ["idle"] and twin.log is None and twin.book is None


def test_a_state_becomes_another_one_in_every_field_but_its_log() -> None:
    s = asked(table(Mini()))
    log = s.log
    other = moved_on(s.clone())
    other.cards, other.owners, other.names = other.cards[::-1], other.owners[::-1], other.names[::-1]
    other.push(Idle())
    s.asking.append(3)
    s.become(other)
    for name in (*FIELDS, *FIXED, "stack", "owned"):
        assert getattr(s, name) is getattr(other, name) or getattr(s, name) == getattr(other, name), name
    assert s.log is log and s.asking == []


# -- asking


def test_a_single_answer_is_taken_at_once_unless_it_is_a_turn_or_a_target() -> None:
    s = table(Mini())
    one, two = Option(s.names, "a"), Option(s.names, "b")
    question = Words("¿?", "?")
    s.ask(1, "x", [one], question)
    assert s.answer is one and s.decision is None
    s.ask(1, "x", [one, two], question, 3)
    assert s.decision is not None
    assert (s.decision.player, s.decision.kind, s.decision.options, s.decision.source) == (1, "x", [one, two], 3)
    assert (s.decision.prompt, s.decision.lone) == (question, False)
    s.offer(0, "y", [one], question, 2)
    assert s.decision is not None and (s.decision.player, s.decision.source, s.decision.lone) == (0, 2, False)
    s.aim(1, "z", [two], question, 4)
    assert s.decision is not None and (s.decision.player, s.decision.source, s.decision.lone) == (1, 4, True)
    s.aim(1, "z", [one, two], question)
    assert s.decision is not None and not s.decision.lone and s.decision.source == -1
    with pytest.raises(EngineError, match="z: a question without options"):
        s.aim(1, "z", [], question)


def test_the_index_may_be_asked_for_as_many_texts_deep_as_texts_may_ask() -> None:
    s = table(Mini())
    s.asking = [0] * (MOST_IN_A_ROW - 1)
    s.touch()
    s.index()
    assert len(s.asking) == MOST_IN_A_ROW - 1
    s.asking.append(0)
    s.index()  # known: nobody is asked
    s.touch()
    with pytest.raises(EngineError, match="ask one another"):
        s.index()


def test_when_something_has_changed_the_game_checks_before_the_next_step() -> None:
    class Checking(Mini):
        def check(self, s: State) -> None:
            done.append("check")

    class Working(Idle):
        def run(self, s: State) -> None:
            done.append(f"step {self.step}")
            if self.next_step() == 0:
                s.touch()
            else:
                super().run(s)

    done: list[str] = []
    s = table(Checking())
    s.push(Working())
    s.advance()
    assert done == ["step 0", "check", "step 1"] and not s.dirty
    s.advance()
    assert len(done) == 3  # somebody has to decide first
    s.decision = None
    s.dirty = True
    s.step()
    assert done[3:] == ["check"] and not s.dirty
    s.step()
    assert done[4:] == ["step 2"]


def test_names_tell_the_owner_the_card_and_which_copy() -> None:
    a, b = plain("a"), plain("b")
    names = thing_names((a, a, b, a, b, b, a), (0, 0, 0, 1, -1, -1, -1))
    assert names == ("1:a#1", "1:a#2", "1:b#1", "2:a#1", "b#1", "b#2", "a")


def test_when_a_game_is_over_nothing_is_under_way() -> None:
    s = asked(table(Mini()))
    s.finish((1, 0))
    assert (s.over, s.winners, s.decision, s.stack) == (True, (1, 0), None, [])
