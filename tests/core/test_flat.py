"""The same sight as one vector for plain networks: flags, scaled counts, and sums over zones."""

from __future__ import annotations

from struct import pack, unpack

from tests.core.mini import MARKS, TABLE, TIRED, Mini, card, table
from tests.core.test_observation import ask, layout, set_out

from tapete.core import encoding
from tapete.core.decision import Option
from tapete.core.encoding import FLAG, Column, Encoding, count, flag
from tapete.core.flat import Flat, Spread, scale
from tapete.core.observation import observed
from tapete.core.state import State


def short(number: int) -> float:
    """A scaled count as 32 bits hold it."""
    (found,) = unpack("=f", pack("=f", scale(number)))
    return float(found)


class Told:
    """A vector taken apart: what is not 0, by the names of its columns."""

    def __init__(self, s: State, player: int, flat: Flat) -> None:
        vector = flat.vector(observed(s, player, flat.layout))
        self.flat = flat
        self.numbers = unpack(f"={len(vector) // 4}f", vector)
        assert len(self.numbers) == flat.size == sum(piece.size for piece in flat.pieces)

    def rows(self, name: str) -> list[dict[str, float]]:
        piece = next(piece for piece in self.flat.pieces if piece.name == name)
        found = []
        for row in range(piece.rows):
            at = piece.at + row * piece.width
            numbers = zip(piece.columns, self.numbers[at : at + piece.width], strict=True)
            found.append({column.name: number for column, number in numbers if number})
        return found

    def zone(self, name: str) -> dict[str, float]:
        return self.rows("zones")[self.flat.zone_names.index(name)]


def shaped(s: State) -> Flat:
    return Flat(layout(s))


def test_a_count_is_told_by_its_logarithm_and_a_flag_as_it_is() -> None:
    assert [scale(number) for number in (0, 1, 3, 15, 255, -15)] == [0, 0.25, 0.5, 1, 2, -1]
    assert scale(10**9) == scale(9999) < 4  # whatever happens, it stays small


def test_a_category_becomes_a_flag_for_each_value() -> None:
    s = ask(set_out(), 0, Option((), "pass"))
    told = Told(s, 1, shaped(s)).rows("table")[0]
    assert told["seat_player_1"] == told["deciding_3"] == 1
    assert "seat_player_0" not in told and "deciding_1" not in told


def test_a_zone_is_told_by_the_sums_over_its_cards() -> None:
    s = set_out()
    s.move(card(s, "3a"), TABLE, 1)
    s.numbers[TIRED][card(s, "3a")] = 1
    told = Told(s, 1, shaped(s))
    mine = told.zone("table_1")
    assert mine["seen"] == short(2) and mine["marks"] == short(11 + 12) and mine["tired"] == short(2)
    assert mine["card_1"] == short(2)  # a small catalogue is told card by card
    assert told.zone("table_2") == {} and told.zone("table_3")["marks"] == short(10)


def test_the_order_of_cards_in_a_zone_makes_no_difference() -> None:
    s = set_out()
    other = s.clone()
    s.move(card(s, "3a"), TABLE, 1)
    other.move(card(other, "3a"), TABLE, 1, 0)
    shape = shaped(s)
    assert Told(s, 1, shape).rows("zones") == Told(other, 1, shape).rows("zones")


def test_what_is_left_out_has_no_column_and_the_others_close_ranks() -> None:
    spread = Spread([count("marks", 9), encoding.row("row"), count("hidden", 9), flag("tired")], 0, 3, skip=2, until=3)
    assert [column.name for column in spread.columns] == ["marks", "tired"]
    assert spread.gist((4, 5, 6, 1)) == [0, 4, 1, 1]


def test_an_option_is_told_by_its_words_and_by_its_cards() -> None:
    s = set_out()
    ask(s, 1, Option(s.names, "act", (card(s, "2a"), card(s, "1a")), "7"), Option(s.names, "pass"))
    told = Told(s, 1, shaped(s)).rows("options")
    first = told[0]
    assert first["things"] == short(2) and first["number"] == short(7)
    assert first["zone_table"] == first["seat_1"] == first["owner_1"] == first["card_1"] == 1
    assert (first["marks"], first["tired"]) == (short(11), short(1))
    assert (first["other_marks"], first["other_seat_3"], first["other_zone_table"]) == (short(10), 1, 1)
    assert len(told[1]) == 1 and told[2:] == [{}, {}]


class Foretelling(Encoding):
    """Says of an option how many marks its cards have, and how many cards they are beyond the first."""

    def option_columns(self) -> list[Column]:
        return [count("marks_there", 99), count("more", 9)]

    def option(self, s: State, verb: str, word: str, things: tuple[int, ...], out: list[int]) -> None:
        out += [sum([s.numbers[MARKS][thing] for thing in things]), max(0, len(things) - 1)]


class Foretold(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.encoding = Foretelling(self)


def test_what_a_game_says_of_an_option_goes_with_its_words() -> None:
    s = table(Foretold())
    s.numbers[MARKS][card(s, "1a")], s.numbers[MARKS][card(s, "2a")] = 3, 4
    ask(s, 0, *[Option(s.names, "act", tuple([card(s, each) for each in things])) for things in (("1a",), ("1a", "2a"))])
    first, second = Told(s, 0, shaped(s)).rows("options")[:2]
    assert (first["marks_there"], first.get("more", 0), first["things"]) == (short(3), 0, short(1))
    assert (second["marks_there"], second["more"], second["things"]) == (short(7), short(1), short(2))


def test_what_was_seen_before_is_told_alike_and_what_changed_is_told_anew() -> None:
    s = ask(set_out(), 1, Option(("",), "pass"))
    shape = shaped(s)
    before = Told(s, 1, shape).numbers
    assert Told(s, 1, shape).numbers == before == Told(s, 1, shaped(s)).numbers
    s.numbers[MARKS][card(s, "2a")] = 44
    assert Told(s, 1, shape).numbers != before and Told(s, 1, shape).numbers == Told(s, 1, shaped(s)).numbers


def test_every_number_lies_within_its_column() -> None:
    s = ask(set_out(), 1, Option((), "pass"))
    told = Told(s, 1, shaped(s))
    for piece in told.flat.pieces:
        for row in range(piece.rows):
            for at, column in enumerate(piece.columns):
                number = told.numbers[piece.at + row * piece.width + at]
                low, high = (0.0, 1.0) if column.kind == FLAG else (short(column.low), short(column.high))
                assert low <= number <= high, column.name
