"""What a player sees as numbers, told of a small table: every number in its place, and nothing else."""

from __future__ import annotations

from struct import unpack

import pytest
from tests.core.mini import (
    DECK,
    GOLD,
    HAND,
    MARKS,
    PILE,
    TABLE,
    TIRED,
    Idle,
    Mark,
    Mini,
    Play,
    card,
    plain,
    table,
)

from tapete.core.abilities import CardDef
from tapete.core.decision import Decision, Option
from tapete.core.effects import Register
from tapete.core.encoding import BUCKETS, MANY, NUMBER, Column, Encoding, Vocabulary, count
from tapete.core.facets import Sight
from tapete.core.language import Words
from tapete.core.modifiers import FOREVER, Lasting
from tapete.core.observation import observed
from tapete.core.published import described
from tapete.core.rows import ANNOUNCED, LASTING, MOST_FACES, PATIENCE, Layout
from tapete.core.state import State
from tapete.core.windows import Announcement, Discipline, Window

QUESTION = Words("¿?", "?")
THIS = Register("this", Words("esta carta", "this card"))
ENTRY = {"a": 1, "b": 2, "c": 3}  # places in the catalogue, from 1


class Pieces:
    """An observation taken apart: its pieces by name, as rows of numbers."""

    def __init__(self, s: State, player: int, layout: Layout, first: int = 0, step: int = 1, stage: int = 0) -> None:
        told = observed(s, player, layout, first, step, stage).told()
        flat = unpack(f"={len(told) // 2}h", told)
        assert len(flat) == layout.size == sum(piece.size for piece in layout.pieces)
        self.told: dict[str, list[list[int]]] = {}
        self.columns: dict[str, list[str]] = {}
        for piece in layout.pieces:
            part = flat[piece.at : piece.at + piece.size]
            self.told[piece.name] = [list(part[at : at + piece.width]) for at in range(0, len(part), piece.width)]
            self.columns[piece.name] = [column.name for column in piece.columns]
            for numbers in self.told[piece.name]:
                assert all(c.low <= number <= c.high for c, number in zip(piece.columns, numbers, strict=True))

    def __getitem__(self, name: str) -> list[list[int]]:
        return self.told[name]

    def filled(self, name: str) -> list[list[int]]:
        """The rows of a piece that say something."""
        return [row for row in self.told[name] if any(row)]

    def column(self, piece: str, name: str) -> list[int]:
        """One column of the rows that say something."""
        return [row[self.columns[piece].index(name)] for row in self.filled(piece)]

    def table(self, name: str) -> int:
        return self.told["table"][0][self.columns["table"].index(name)]


def set_out(players: int = 3) -> State:
    """Each player has ``a`` on the table, ``b`` in hand and ``c`` in the deck; all counters differ."""
    s = table(Mini(), players=players)
    for player in range(players):
        s.move(card(s, f"{player + 1}b"), HAND, player)
        s.move(card(s, f"{player + 1}c"), DECK, player)
        s.numbers[MARKS][card(s, f"{player + 1}a")] = 10 + player
        s.numbers[MARKS][card(s, f"{player + 1}b")] = 20 + player
        s.tallies[GOLD][player] = 5 + player
    s.numbers[TIRED][card(s, "2a")] = 1
    s.turn = 4
    return s


def layout(s: State, rows: int = 6, actions: int = 4) -> Layout:
    return Layout(s.game, s.players, rows, actions)


def ask(s: State, player: int, *options: Option, source: int = -1) -> State:
    s.decision = Decision(player, "idle", list(options), QUESTION, source)
    return s


def test_the_head_tells_who_looks_who_decides_and_what_everybody_has() -> None:
    s = ask(set_out(), 0, Option((), "pass"))
    seen = Pieces(s, 1, layout(s), stage=2)
    assert (seen.table("seat"), seen.table("deciding")) == (2, 3)  # player 1 sits two seats after player 2
    assert seen.table("kind") == layout(s).kinds.number("idle") > 1
    assert (seen.table("stage"), seen.table("turn"), seen.table("left_out"), seen.table("options")) == (2, 4, 0, 0)
    assert seen.column("players", "gold") == [6, 7, 5]
    assert [seen.column("players", f"{zone.id}_cards") for zone in s.game.zones] == [[1, 1, 1], [1, 1, 1], [1, 1, 1], [0, 0, 0]]
    s.move(card(s, "3b"), PILE, 0)
    seen = Pieces(s, 1, layout(s))
    assert [seen.column("players", f"{zone.id}_cards") for zone in s.game.zones] == [[1, 1, 1], [1, 0, 1], [1, 1, 1], [0, 0, 1]]


def test_whoever_decides_is_told_how_much_there_is_to_choose_and_which_card_asks() -> None:
    s = set_out()
    ask(s, 1, Option((), "pass"), Option((), "act"), source=card(s, "1a"))
    seen = Pieces(s, 1, layout(s))
    assert (seen.table("options"), seen.table("source_card"), seen.table("source_row")) == (2, ENTRY["a"], 3)
    seen = Pieces(s, 0, layout(s))
    assert (seen.table("options"), seen.table("source_card"), seen.table("source_row")) == (0, 0, 0)


def test_when_nobody_decides_nobody_is_told_to() -> None:
    s = set_out()
    s.decision = None
    seen = Pieces(s, 0, layout(s))
    assert (seen.table("seat"), seen.table("deciding"), seen.table("kind")) == (1, 0, 0)
    assert seen.filled("options") == []


def test_a_card_is_told_by_what_it_is_where_it_lies_and_whose_it_is() -> None:
    s = set_out()
    s.move(card(s, "3a"), TABLE, 1)  # player 2 has taken it
    assert [row[:5] for row in Pieces(s, 1, layout(s)).filled("cards")] == [  # card, zone, seat, place, owner
        [ENTRY["a"], TABLE + 1, 1, 1, 1],
        [ENTRY["a"], TABLE + 1, 1, 2, 2],
        [ENTRY["a"], TABLE + 1, 3, 1, 3],
        [ENTRY["b"], HAND + 1, 1, 1, 1],
    ]


def test_how_a_card_is_now_is_told_of_cards_in_play_and_of_no_others() -> None:
    s = set_out()
    seen = Pieces(s, 1, layout(s))
    assert seen.column("cards", "marks") == [11, 12, 10, 0] and seen.column("cards", "tired") == [1, 0, 0, 0]


def test_a_number_beyond_its_column_is_brought_inside_and_counted() -> None:
    s = set_out()
    s.numbers[MARKS][card(s, "2a")] = 1 << 40
    s.numbers[MARKS][card(s, "3a")] = -(1 << 40)
    shape = layout(s)
    assert Pieces(s, 1, shape).column("cards", "marks") == [MANY, -MANY, 10, 0]
    assert shape.cut == 2


def test_only_the_numbers_of_the_columns_are_brought_inside_wherever_they_begin() -> None:
    shape = layout(set_out())
    numbers = [1, 1, 9, -9, 99]
    shape.fit(numbers, 1, [0, 0, -3], [5, 5, 5])
    assert (numbers, shape.cut) == ([1, 1, 5, -3, 99], 2)


class Nowhere(Mini):
    """Does not say which cards are in play."""

    def __init__(self) -> None:
        super().__init__()
        for zone in self.zones:
            zone.in_play = False


def test_where_no_zone_is_in_play_counters_are_told_of_every_card_that_is_seen() -> None:
    s = table(Nowhere(), players=1)
    s.move(card(s, "1b"), HAND, 0)
    for name, marks in (("1a", 3), ("1b", 4), ("1c", 5)):
        s.numbers[MARKS][card(s, name)] = marks
    seen = Pieces(s, 0, layout(s))
    assert [row[:2] for row in seen.filled("cards")] == [[ENTRY["b"], HAND + 1], [ENTRY["a"], TABLE + 1], [ENTRY["c"], TABLE + 1]]
    assert seen.column("cards", "marks") == [4, 3, 5]


class PrintedSight(Sight):
    """Marks are printed on the cards, and a marked card is known to everybody."""

    def printed_fields(self) -> tuple[int, ...]:
        return (MARKS,)

    def sees(self, s: State, player: int, card: int) -> bool:
        return s.numbers[MARKS][card] > 50 or super().sees(s, player, card)


class Printed(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.sight = PrintedSight(self)


def printed() -> State:
    s = table(Printed(), players=2)
    for name in ("1a", "1b", "1c"):
        s.move(card(s, name), DECK, 0)
    s.numbers[MARKS][card(s, "1b")] = 77
    return s


def test_what_is_printed_goes_with_the_card_and_a_known_one_in_a_deck_has_its_depth() -> None:
    s = printed()
    s.numbers[MARKS][card(s, "2a")] = 5
    shape = layout(s)
    assert [row[:6] for row in Pieces(s, 1, shape).filled("cards")] == [
        [ENTRY["a"], TABLE + 1, 1, 1, 1, 5],
        [ENTRY["b"], TABLE + 1, 1, 2, 1, 0],
        [ENTRY["c"], TABLE + 1, 1, 3, 1, 0],
        [ENTRY["b"], DECK + 1, 2, 2, 2, 77],  # the second of the deck
    ]
    s.numbers[MARKS][card(s, "2a")] = 6  # what is printed has changed: the zone is told anew
    assert Pieces(s, 1, shape).filled("cards")[0][:6] == [ENTRY["a"], TABLE + 1, 1, 1, 1, 6]
    known = shape.recall(s, 1)
    told = [face for face in known.faces if face is not None]
    Pieces(s, 1, shape)
    assert shape.recall(s, 1) is known  # and as long as it is the same, what was told is remembered
    assert all(a is b for a, b in zip(told, [face for face in known.faces if face is not None], strict=True)) and len(told) == 4


def test_a_known_card_lies_deeper_when_another_is_put_on_top_of_it() -> None:
    s = printed()
    shape = layout(s)
    depth = [row[3] for row in Pieces(s, 1, shape).filled("cards")][-1]
    s.move(card(s, "2c"), DECK, 0, 0)
    seen = Pieces(s, 1, shape).filled("cards")[-1]
    assert (seen[:2], seen[3], depth) == ([ENTRY["b"], DECK + 1], 3, 2)


class Secretive(Encoding):
    def uncounted(self) -> tuple[int, ...]:
        return (DECK,)


class UncountedSight(PrintedSight):
    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        return kind != DECK or holder == player


class Uncounted(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.sight = UncountedSight(self)
        self.encoding = Secretive(self)


def test_a_zone_that_is_not_counted_tells_neither_its_size_nor_a_depth() -> None:
    s = table(Uncounted(), players=2)
    for name in ("1a", "1b", "1c"):
        s.move(card(s, name), DECK, 0)
    s.numbers[MARKS][card(s, "1b")] = 77
    seen = Pieces(s, 1, layout(s))
    assert (seen.column("players", "deck_cards"), seen.column("players", "deck_counted")) == ([0, 0], [1, 0])
    assert seen.filled("cards")[-1][:6] == [ENTRY["b"], DECK + 1, 2, 1, 2, 77]  # the first that is seen
    seen = Pieces(s, 0, layout(s))
    assert (seen.column("players", "deck_cards"), seen.column("players", "deck_counted")) == ([3, 0], [1, 0])
    assert Pieces(s, 0, layout(s)).filled("cards")[-1][3] == 2


def test_a_zone_as_it_was_is_told_as_it_was_and_one_that_changed_is_told_anew() -> None:
    s = set_out()
    s.move(card(s, "3a"), TABLE, 1)
    shape = layout(s)
    before = Pieces(s, 1, shape).filled("cards")
    assert Pieces(s, 1, shape).filled("cards") == before
    assert Pieces(s, 0, shape).filled("cards") != before  # another player's
    s.move(card(s, "2b"), TABLE, 1)
    assert Pieces(s, 1, shape).filled("cards")[2][:5] == [ENTRY["b"], TABLE + 1, 1, 3, 1]
    other = s.clone()
    other.cards = tuple(reversed(other.cards))  # another game with the same numbers
    assert [row[0] for row in Pieces(other, 1, shape).filled("cards")] == [ENTRY[id] for id in "ccbc"]


def another(s: State) -> State:
    """Another game that looks the same."""
    twin = s.clone()
    twin.cards = tuple(list(s.cards))
    return twin


def test_how_a_card_is_told_is_remembered_for_all_games_and_never_taken_for_another() -> None:
    s = set_out()
    shape = layout(s)
    before = Pieces(s, 0, shape).told
    faces = len(shape.faces)
    other = another(s)
    assert Pieces(other, 0, shape).told == before and len(shape.faces) == faces
    other.numbers[MARKS][card(other, "1a")] = 33
    assert Pieces(other, 0, shape).told == Pieces(other, 0, layout(s)).told != before
    assert Pieces(s, 1, shape).told == Pieces(s, 1, layout(s)).told
    assert Pieces(s, 0, shape).told == before


def test_a_game_that_nobody_looks_at_any_more_is_forgotten() -> None:
    left = set_out()
    played = another(left)
    shape = layout(left)
    before = Pieces(left, 0, shape).told
    for _ in range(PATIENCE):
        Pieces(played, 0, shape)
    third = another(left)
    Pieces(third, 0, shape)
    assert len(shape.memories) == 3  # a game is left alone for a while
    for _ in range(5 * PATIENCE):
        Pieces(played, 0, shape)
    Pieces(another(left), 0, shape)
    assert len(shape.memories) == 2
    assert Pieces(left, 0, shape).told == Pieces(third, 0, shape).told == before


def test_when_too_many_cards_are_remembered_all_are_forgotten_and_told_anew() -> None:
    s = set_out()
    shape = layout(s)
    Pieces(s, 0, shape)
    face = next(iter(shape.faces.values()))
    shape.faces = {(number,): face for number in range(MOST_FACES)}
    s.numbers[MARKS][card(s, "1a")] = 44
    assert Pieces(s, 0, shape).told == Pieces(s, 0, layout(s)).told
    assert 0 < len(shape.faces) < MOST_FACES
    assert Pieces(another(s), 0, shape).told == Pieces(s, 0, layout(s)).told


def test_cards_that_find_no_row_are_counted_and_the_first_ones_are_told() -> None:
    s = set_out()
    seen = Pieces(s, 1, layout(s, rows=2))
    assert seen.table("left_out") == 2
    assert [row[:3] for row in seen["cards"]] == [[ENTRY["a"], TABLE + 1, 1], [ENTRY["a"], TABLE + 1, 2]]
    assert seen.column("cards", "marks") == [11, 12] and seen.column("cards", "tired") == [1, 0]
    ask(s, 1, Option(s.names, "act", (card(s, "1a"),)), Option(s.names, "act", (card(s, "3a"),)))
    seen = Pieces(s, 1, layout(s, rows=2))
    assert (seen.column("options", "card"), seen.column("options", "row")) == ([0, ENTRY["a"]], [0, 2])  # the first has no row


# -- options


def test_an_option_tells_its_words_and_the_rows_of_its_first_and_last_card() -> None:
    s = set_out()
    own, hidden, theirs = card(s, "2a"), card(s, "3b"), card(s, "1a")
    ask(s, 1, Option(s.names, "act", (own, hidden, theirs), "7"), Option(s.names, "act", (own,), "dis"), Option(s.names, "pass"))
    assert s.decision is not None
    s.decision.options.append(Option(s.names, "act", (theirs, own)))
    shape = layout(s)
    seen = Pieces(s, 1, shape)
    act, done, dis = shape.verbs.number("act"), shape.verbs.number("pass"), shape.words.number("dis")
    assert seen["options"] == [  # verb, word, number, second, things, card, row, other card, other row
        [act, shape.words.number(NUMBER), 7, 0, 3, ENTRY["a"], 1, ENTRY["a"], 3],
        [act, dis, 0, 0, 1, ENTRY["a"], 1, 0, 0],
        [done, 0, 0, 0, 0, 0, 0, 0, 0],
        [act, 0, 0, 0, 2, ENTRY["a"], 3, ENTRY["a"], 1],
    ]
    assert Pieces(s, 0, layout(s)).filled("options") == []  # who does not decide sees none


def test_a_card_that_is_asked_about_is_seen_by_who_is_asked_in_its_place() -> None:
    s = table(Mini(), players=2)
    for name in ("1a", "1b", "1c"):
        s.move(card(s, name), DECK, 0)
    ask(s, 1, Option(s.names, "choose", (card(s, "1b"),)), Option(s.names, "done"))
    seen = Pieces(s, 1, layout(s))
    assert seen.filled("cards")[-1][:5] == [ENTRY["b"], DECK + 1, 2, 2, 2]
    assert seen["options"][0][4:] == [1, ENTRY["b"], 4, 0, 0]
    assert len(Pieces(s, 0, layout(s)).filled("cards")) == 3  # only the other's cards on the table
    s.decision = None
    assert len(Pieces(s, 1, layout(s)).filled("cards")) == 3  # and no longer than it is asked


@pytest.mark.parametrize(
    ("first", "step", "told"), [(0, 1, ["1", "2", "3", "4"]), (2, 1, ["3", "4", "5", "6"]), (1, 2, ["2", "4", "6"]), (5, 1, ["6"])]
)
def test_of_many_options_those_are_told_that_are_actions_now(first: int, step: int, told: list[str]) -> None:
    s = set_out()
    ask(s, 0, *[Option(s.names, "option", (), str(number)) for number in range(1, 7)])
    assert Pieces(s, 0, layout(s), first, step).column("options", "number") == [int(word) for word in told]


def test_unless_said_otherwise_all_options_are_actions_from_the_first_on() -> None:
    s = set_out()
    ask(s, 0, *[Option(s.names, "option", (), str(number)) for number in range(1, 4)])
    shape = layout(s)
    assert observed(s, 0, shape).told() == observed(s, 0, shape, 0, 1, 0).told()


# -- what waits and what lasts

WINDOW = Discipline("respond", QUESTION)


def windowed(*chain: Announcement, launching: Announcement | None = None) -> State:
    s = set_out()
    s.game.windows["respond"] = WINDOW
    frame = Window()
    frame.discipline = "respond"
    frame.chain = chain
    frame.launching = launching
    s.push(frame)
    s.decision = None
    return s


def test_what_is_announced_is_told_the_latest_first_and_what_takes_effect_before_it() -> None:
    names = set_out()
    first = Announcement(0, "act", (card(names, "1a"),), "3")
    second = Announcement(2, "play", (card(names, "3b"), card(names, "2a")))
    third = Announcement(1, "act")
    s = windowed(first, second, launching=third)
    shape = layout(s)
    act, play, number = shape.verbs.number("act"), shape.verbs.number("play"), shape.words.number(NUMBER)
    assert Pieces(s, 1, shape).filled("announced") == [
        [1, act, 0, 0, 0, 0, 0, 0, 0, 0],  # names no card
        [2, play, 0, 0, 0, 2, 0, 0, ENTRY["a"], 1],  # player 2 does not see its first card
        [3, act, number, 3, 0, 1, ENTRY["a"], 3, 0, 0],
    ]
    assert Pieces(s, 2, shape).filled("announced")[1] == [1, play, 0, 0, 0, 2, ENTRY["b"], 4, ENTRY["a"], 3]
    s.push(Idle())
    s.push(s.stack[-2].copy())  # a window within a window: the inner one first
    assert [row[0] for row in Pieces(s, 1, layout(s)).filled("announced")] == [1, 2, 3, 1, 2, 3]


def test_of_many_announcements_the_latest_are_told() -> None:
    s = windowed(*[Announcement(0, "act", (), str(number)) for number in range(ANNOUNCED + 2)])
    assert Pieces(s, 0, layout(s)).column("announced", "number") == list(range(ANNOUNCED + 1, 1, -1))


def lasting(s: State, source: int, you: int, ends: int) -> None:
    s.lasting = [*s.lasting, Lasting(Play(Mark(THIS)), source, you, s.next_serial(), 0, ends)]


def test_what_lasts_is_told_the_latest_first_with_its_card_and_how_long() -> None:
    s = set_out()  # in turn 4
    lasting(s, card(s, "1a"), 0, 4)
    lasting(s, card(s, "3b"), 2, 6)
    lasting(s, -1, 1, 3)
    lasting(s, 0, 1, FOREVER)
    seen = Pieces(s, 1, layout(s))
    assert seen.filled("lasting") == [  # seat, card, row, for ever, turns
        [1, ENTRY["a"], 3, 1, 0],
        [1, 0, 0, 0, 0],  # of a rule, and over
        [2, 0, 0, 0, 3],  # a card that player 2 does not see; this turn and two more
        [3, ENTRY["a"], 3, 0, 1],
    ]


def test_of_many_lasting_effects_the_latest_are_told() -> None:
    s = set_out()
    for number in range(LASTING + 3):
        lasting(s, -1, 0, 4 + number)
    assert Pieces(s, 0, layout(s)).column("lasting", "turns") == [number + 1 for number in range(LASTING + 2, 2, -1)]


def test_nothing_that_lasts_or_waits_leaves_its_piece_empty() -> None:
    seen = Pieces(set_out(), 0, layout(set_out()))
    assert seen.filled("lasting") == [] and seen.filled("announced") == []
    assert (len(seen["lasting"]), len(seen["announced"])) == (LASTING, ANNOUNCED)


# -- words as numbers


def test_a_listed_word_has_its_place_and_one_that_is_not_listed_is_another() -> None:
    words = Vocabulary(("fight", "reap"))
    assert [words.number(word) for word in ("", "fight", "reap", "sing")] == [0, 2, 3, 1]
    assert words.column("verb").described() == {
        "name": "verb",
        "kind": "categorical",
        "size": 4,
        "values": ["", "?", "fight", "reap"],
    }


def test_without_a_list_words_are_hashed_alike_everywhere_into_a_small_vocabulary() -> None:
    words = Vocabulary(())
    assert [words.number(word) for word in ("", "fight", "reap")] == [0, 12, 48]  # what was learned yesterday is of use today
    assert all(2 <= words.number(word) < BUCKETS == words.size for word in ("fight", "reap", "casa", "ñ", "1:a#1"))


def test_a_word_is_taken_apart_into_words_and_numbers() -> None:
    said = Encoding(Mini()).said
    assert [(each.word, each.number) for each in (said("7"), said("3-life"), said("dis"), said("a-b"), said(""))] == [
        (NUMBER, 7),
        ("life", 3),
        ("dis", 0),
        ("a-b", 0),
        ("", 0),
    ]


class Aiming(Encoding):
    def naming_players(self) -> tuple[str, ...]:
        return ("aim",)


class Aimed(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.encoding = Aiming(self)


def test_a_player_that_an_option_names_is_counted_from_who_looks() -> None:
    s = table(Aimed(), players=3)
    ask(s, 1, *[Option(s.names, "aim", (), word) for word in "123"], Option(s.names, "act", (), "1"))
    assert Pieces(s, 1, layout(s)).column("options", "number") == [3, 1, 2, 1]


class Central(Mini):
    """The pile belongs to nobody, and cards have two facts."""

    def furnish(self) -> None:
        super().furnish()
        self.zones[PILE].shared = True
        self.encoding = Factual(self)


class Factual(Encoding):
    def fact_columns(self) -> list[Column]:
        return [count("letters", 3, 1), count("size", 9)]

    def facts(self, card: CardDef) -> list[int]:
        return [0 if card.id == "a" else 40, 5]


def test_what_lies_in_the_middle_is_counted_once_and_not_for_each_player() -> None:
    shape = layout(table(Central()))
    assert "pile_cards" in [column.name for column in shape.table.columns]
    assert [column.name for column in shape.seats.columns if column.name.endswith("_cards")] == [
        "deck_cards",
        "hand_cards",
        "table_cards",
    ]


def test_what_is_printed_beyond_its_column_is_brought_inside_once_for_all_copies() -> None:
    s = table(Central(), each=("a", "b"))
    shape = layout(s)
    assert [shape.printed(card) for card in s.cards] == [[1, 5], [3, 5], [1, 5], [3, 5]]
    assert shape.cut == 2


def test_the_pieces_lie_one_after_another_in_their_shapes() -> None:
    s = set_out()
    shape = layout(s, rows=5, actions=7)
    assert [(piece.name, piece.shape) for piece in shape.pieces] == [
        ("table", (1, 10)),
        ("players", (3, 5)),
        ("cards", (5, 7)),
        ("announced", (6, 10)),
        ("lasting", (12, 5)),
        ("options", (7, 9)),
    ]
    at = 0
    for piece in shape.pieces:
        assert piece.at == at
        at += piece.size
    assert shape.size == at == 10 + 15 + 35 + 60 + 60 + 63


def test_a_catalogue_gives_its_cards_numbers_by_their_ids() -> None:
    game = Mini(cards=(plain("zebra"), plain("ant"), plain("mole")))
    Layout(game, 2, 3, 3)
    assert {id: each.entry for id, each in game.catalogue.items()} == {"ant": 1, "mole": 2, "zebra": 3}


def test_a_piece_is_published_without_the_size_of_the_catalogue_where_that_says_nothing() -> None:
    shape = layout(set_out())
    sizes = {column["name"]: column.get("size") for column in described(shape.cards, whole=False)["columns"]}  # type: ignore[attr-defined]
    whole = {column["name"]: column.get("size") for column in described(shape.cards)["columns"]}  # type: ignore[attr-defined]
    assert whole["card"] is not None and whole["zone"] is not None
    assert sizes == {**whole, "card": None}
