"""Other worlds: what is dealt anew, from which numbers, and what follows the cards that were seen."""

from __future__ import annotations

from tests.core.mini import DECK, GOLD, HAND, MARKS, MOVED, Mark, Mini, WhenMarked, plain, table
from tests.core.test_visibility import Partly, PartlySight, asked

from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.effects import Register
from tapete.core.events import Entry, Event
from tapete.core.facets import Sight
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, exchange, redeal
from tapete.core.zones import PUBLIC


def test_the_hidden_cards_of_each_owner_are_dealt_in_the_order_of_their_names_from_counters_of_their_own() -> None:
    s = table(Mini(), each=tuple("abcdef"))
    for number in range(12):
        s.move(number, DECK, s.owners[number])
    s.shuffle(DECK, 0)
    world = redeal(s, 0, 77)
    for owner, counter in ((0, 1), (1, 2)):
        mine = [number for number in range(12) if s.owners[number] == owner]
        dealt = randomness.shuffled(77, counter, mine)  # by name, which is by number here
        assert [world.names[number] for number in s.zone(DECK, owner)] == [s.names[number] for number in dealt]
    assert (world.key, world.counter) == (randomness.fork(77, 0), 0)
    assert world.zones == s.zones and world.log is not s.log


def test_how_the_hidden_cards_really_lie_does_not_matter_to_the_world_that_is_dealt() -> None:
    s = table(Mini(), each=tuple("abcdef"))
    for number in range(12):
        s.move(number, DECK, s.owners[number])
    world = redeal(s, 0, 5)
    other = redeal(exchange(s, 0, 9), 0, 5)
    assert [world.names[number] for number in world.zone(DECK, 1)] == [other.names[number] for number in other.zone(DECK, 1)]


class Supposing(Sight):
    def suppose(self, world: State, player: int) -> None:
        world.tallies[GOLD][1 - player] = 99


def test_what_others_chose_in_secret_is_supposed_for_the_player_who_looks() -> None:
    game = Mini()
    game.sight = Supposing(game)
    s = table(game)
    assert redeal(s, 0, 1).tallies[GOLD] == [5, 99] and redeal(s, 1, 1).tallies[GOLD] == [99, 5]
    assert s.tallies[GOLD] == [5, 5] and exchange(s, 0, 1).tallies[GOLD] == [5, 5]


def test_cards_that_a_question_names_stay_what_they_are() -> None:
    s = table(Mini(), each=tuple("abcdef"), players=1)
    for number in range(6):
        s.move(number, DECK, 0)
    asked(s, 0, Option(s.names, "x", (2,)), Option(s.names, "y", (4,)))
    for world in (redeal(s, 0, 3), exchange(s, 0, 3)):
        assert [world.names[number] for number in (2, 4)] == [s.names[number] for number in (2, 4)]
        assert sorted(world.names) == sorted(s.names) and world.names != s.names
        assert world.decision is not None and world.decision.ids() == ["x:1:c#1", "y:1:e#1"]


def test_in_a_zone_whose_contents_are_known_cards_change_places_among_themselves() -> None:
    s = table(Partly(), each=tuple("abcdef"))
    for number in range(12):
        s.move(number, HAND if number % 2 else DECK, s.owners[number])
    for viewer in (0, 1):
        seen = set()
        for key in range(20):
            world = exchange(s, viewer, key)
            assert {world.names[number] for number in world.zone(DECK, viewer)} == {
                s.names[number] for number in s.zone(DECK, viewer)
            }
            theirs = {world.names[number] for number in world.zone(DECK, 1 - viewer)}
            seen.add(tuple(sorted(theirs)))
        assert len(seen) > 5  # of the other's, deck and hand are mixed


def test_the_log_and_the_history_follow_the_cards_that_were_seen() -> None:
    s = table(Mini(), each=tuple("abcd"), players=1)
    s.history = [Event(MOVED, 0, 0, source=1), Event(MOVED, 2, 0, source=0), Event(MOVED, 3, 0)]
    s.past = [Event(MOVED, 0, 0), Event(MOVED, -1, 0, source=0)]
    for number in range(3):
        s.move(number, DECK, 0)
    s.log = [Entry(Event(MOVED, 0, 0, source=1, other=2), 1, 1, 1), Entry(Event(MOVED, 0, 0, source=1, other=2), 0, 0, 0)]
    s.log.append(Entry(Event(MOVED, 3, 0), 0))
    s.answer = Option(s.names, "x", (0,))
    world = next(world for world in (redeal(s, 0, key) for key in range(50)) if all(world.names[n] != s.names[n] for n in range(3)))
    now = {name: number for number, name in enumerate(world.names)}
    moved = [now[s.names[number]] for number in range(4)]
    assert [(e.card, e.source) for e in world.history] == [(moved[0], moved[1]), (moved[2], moved[0]), (3, -1)]
    assert [(e.card, e.source) for e in world.past] == [(moved[0], -1), (-1, moved[0])]
    assert world.log is not None
    told = [(entry.event.card, entry.event.source, entry.event.other) for entry in world.log]
    assert told == [(moved[0], moved[1], moved[2]), (0, 1, 2), (3, -1, -1)]  # what was not seen is whatever lies there
    assert [(entry.seen, entry.seen_other, entry.seen_source) for entry in world.log] == [(1, 1, 1), (0, 0, 0), (0, 0, 0)]
    assert world.answer is not None and world.answer.id == f"x:{world.names[0]}"
    assert [e.card for e in s.history] == [0, 2, 3]  # the real one is as it was


def test_in_another_world_everything_is_read_anew_and_nothing_is_checked_that_was_not_due() -> None:
    s = table(Mini(cards=(plain("a", WhenMarked(Mark(Register("this", Words("esta", "this"))))),)), each=("a", "b"), players=1)
    before = s.index()
    for dirty in (True, False):
        s.dirty = dirty
        world = redeal(s, SPECTATOR, 1)
        assert world.dirty == dirty and world.index() is not before
    assert s.index() is before
    s.log = None
    assert redeal(s, 0, 1).log is None


class PeekingSight(PartlySight):
    """A card with a mark of a player is known to that player alone, wherever it lies."""

    def sees(self, s: State, player: int, card: int) -> bool:
        return s.numbers[MARKS][card] == player + 1 or s.game.zones[s.zone_kind(card)].sight == PUBLIC


class Peeking(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.sight = PeekingSight(self)


def test_what_a_player_has_seen_of_a_zone_stays_where_it_lies_and_what_the_other_has_seen_does_not() -> None:
    s = table(Peeking(), each=tuple("abcdef"))
    for number in range(12):
        s.move(number, DECK, s.owners[number])
    for number in range(12):
        s.numbers[MARKS][number] = number % 3  # nobody has seen it, player 1 has, player 2 has
    for viewer in (0, 1):
        for make in (exchange, redeal):
            worlds = [make(s, viewer, key) for key in range(30)]
            for number in range(12):
                names = {world.names[number] for world in worlds}
                assert (names == {s.names[number]}) == (number % 3 == viewer + 1)
