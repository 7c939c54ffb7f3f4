"""Randomness: two integers, no memory, fair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.mini import DECK, Mini, table

from tapete import build
from tapete.core import randomness

KEYS = st.integers(0, 2**64 - 1)


@given(KEYS, st.integers(0, 2**40), st.integers(1, 10_000))
def test_a_number_is_in_range_and_always_the_same(key: int, counter: int, below: int) -> None:
    value = randomness.number(key, counter, below)
    assert 0 <= value < below
    assert randomness.number(key, counter, below) == value


@given(KEYS, st.integers(0, 1000), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_the_cards_and_its_input(key: int, counter: int, items: list[int]) -> None:
    before = items[:]
    shuffled = randomness.shuffled(key, counter, items)
    assert Counter(shuffled) == Counter(items)
    assert items == before
    assert randomness.shuffled(key, counter, items) == shuffled


def test_numbers_and_shuffles_are_fair() -> None:
    dice = Counter(randomness.number(7, n, 6) for n in range(6000))
    assert all(850 < dice[face] < 1150 for face in range(6))
    firsts = Counter(tuple(randomness.shuffled(7, n, [0, 1, 2])) for n in range(6000))
    assert len(firsts) == 6 and all(850 < count < 1150 for count in firsts.values())


def test_forks_part_from_their_key() -> None:
    keys = {randomness.fork(1, name) for name in range(100)} | {1}
    assert len(keys) == 101


def test_the_global_generator_is_neither_used_nor_disturbed() -> None:
    random.seed(3)
    before = random.getstate()
    first = randomness.number(1, 1, 100)
    assert random.getstate() == before
    random.seed(4)
    assert randomness.number(1, 1, 100) == first


def test_a_copy_goes_on_with_the_same_numbers_and_each_draw_is_another() -> None:
    s = table(Mini())
    s.key = 5
    s.random(6)
    twin = s.clone()
    drawn = [s.random(1000) for _ in range(10)]
    assert [twin.random(1000) for _ in range(10)] == drawn
    assert len(set(drawn)) > 5


def test_shuffling_a_zone_leaves_the_others_alone() -> None:
    s = table(Mini(), each=tuple("abcdefgh"))
    for number in s.zone(2, 0)[:]:
        s.move(number, DECK, 0)
    other = s.zone(2, 1)[:]
    s.shuffle(DECK, 0)
    assert sorted(s.zone(DECK, 0)) == list(range(8))
    assert s.zone(2, 1) == other


# -- a second opinion: the stream of words that the numbers are drawn from


def words(key: int, counter: int) -> Iterator[int]:
    """Sixteen words of four bytes for each salt, one salt after another."""
    for salt in count():
        block = blake2b(f"{key}:{counter}".encode(), digest_size=64, salt=str(salt).encode()).digest()
        yield from [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]


def fair(stream: Iterator[int], below: int) -> int:
    """The first word that favours no remainder."""
    most = (1 << 32) // below * below
    return next(word for word in stream if word < most) % below


@given(KEYS, st.integers(0, 2**40), st.integers(1, 2**32))
def test_a_number_is_the_first_fair_word_of_its_stream(key: int, counter: int, below: int) -> None:
    assert randomness.number(key, counter, below) == fair(words(key, counter), below)


def test_when_no_word_of_a_block_is_fair_the_next_block_is_asked() -> None:
    below = (1 << 31) + 1  # every other word is too large
    assert all(word >= below for word in list(islice(words(1, 5870), 16)))
    assert randomness.number(1, 5870, below) == fair(words(1, 5870), below)


@given(KEYS, st.integers(0, 1000), st.integers(0, 60))
def test_a_shuffle_draws_each_place_from_the_last_from_one_stream(key: int, counter: int, size: int) -> None:
    expected = list(range(size))
    stream = words(key, counter)
    for place in range(size - 1, 0, -1):
        other = fair(stream, place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert randomness.shuffled(key, counter, list(range(size))) == expected


def test_each_draw_of_a_state_has_the_next_counter() -> None:
    s = table(Mini(), each=tuple("abcdefgh"))
    s.key = 9
    assert [s.random(1000), s.random(1000)] == [randomness.number(9, 1, 1000), randomness.number(9, 2, 1000)]
    before = s.zone(2, 1)[:]
    s.shuffle(2, 1)
    assert s.zone(2, 1) == randomness.shuffled(9, 3, before) != before
    assert (s.counter, s.next_serial(), s.next_serial()) == (3, 1, 2)


def test_two_cards_change_places_as_often_as_not() -> None:
    assert [randomness.shuffled(3, 1, items) for items in ([], [7])] == [[], [7]]
    swapped = [randomness.shuffled(3, counter, [0, 1]) == [1, 0] for counter in range(400)]
    assert swapped == [fair(words(3, counter), 2) == 0 for counter in range(400)]
    assert 150 < sum(swapped) < 250


def test_a_number_one_too_many_is_left_out_and_the_last_fair_one_is_not() -> None:
    first, second = next(pair for pair in (list(islice(words(1, n), 2)) for n in count()) if pair[0] > 1 << 31 > pair[1])
    counter = next(n for n in count() if next(words(1, n)) == first)
    assert randomness.number(1, counter, first + 1) == first  # below its own bound: the first word
    assert randomness.number(1, counter, first) == second  # at the bound: one too many, so the second


class Blocks:
    """In place of hashes: a block of words that begins as the test chooses and goes on with fours."""

    def __init__(self, *words: int) -> None:
        self.block = b"".join([word.to_bytes(4, "big") for word in [*words, *[4] * 16][:16]])

    def __call__(self, key: int, counter: int, salt: int) -> bytes:
        return self.block


@pytest.mark.skipif(build.which() == "compiled", reason="a compiled module calls its own functions, whatever takes their place")
def test_a_shuffle_leaves_out_the_first_word_that_would_favour_some_places(monkeypatch: pytest.MonkeyPatch) -> None:
    most = (1 << 32) - (1 << 32) % 3  # divisible by 3: words from here on are one too many
    for first, order in ((most - 1, [1, 0, 2]), (most, [2, 0, 1])):
        monkeypatch.setattr(randomness, "block", Blocks(first))
        assert randomness.shuffled(1, 1, [0, 1, 2]) == order


def test_numbers_are_the_same_whichever_keys_were_asked_about_before() -> None:
    before = [randomness.number(5, counter, 1000) for counter in range(3)]
    for key in range(1000):
        assert randomness.number(key, 0, 1 << 32) == fair(words(key, 0), 1 << 32)
    assert len(randomness._begun) <= randomness._KEPT
    assert [randomness.number(5, counter, 1000) for counter in range(3)] == before
