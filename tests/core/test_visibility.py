"""What a player knows: views without leaks, and worlds dealt anew."""

from __future__ import annotations

import json
from typing import Any

from tests.core.mini import (
    CARD,
    COIN,
    DECK,
    GOLD,
    HAND,
    LAUNCHED,
    MARKS,
    MOVED,
    PILE,
    TABLE,
    Idle,
    Mark,
    Mini,
    MiniResponding,
    WhenMarked,
    answers,
    card,
    resolve,
    table,
)

import toy_game
from tapete.core import codec
from tapete.core.costs import Cost, Reservation
from tapete.core.decision import Decision, Option
from tapete.core.effects import Chosen, Register
from tapete.core.events import Event, Marker, happens, narrate
from tapete.core.facets import Sight, Speech
from tapete.core.language import Words
from tapete.core.modifiers import Lasting, last
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, Shown, asked_about, exchange, redeal, view, visible
from tapete.core.windows import Announcement, Discipline, Window, open_window

TOY = toy_game.game()


def zone(s: State, viewer: int, kind: str, player: int) -> Any:
    shown: Any = view(s, viewer)
    return next(each for each in shown["zones"] if each["zone"] == kind and each["player"] == player)


def started(seed: int = 3, players: int = 3) -> State:
    s = TOY.start({"players": players}, seed)
    s.log = []
    return s


def text(s: State, viewer: int) -> str:
    return json.dumps(view(s, viewer), ensure_ascii=False, sort_keys=True)


def test_a_hand_is_shown_to_its_holder_and_counted_for_the_others() -> None:
    s = started()
    own = zone(s, 1, "hand", 1)
    assert own["hidden"] == 0
    assert len(own["cards"]) == own["count"] == 4
    for viewer in (SPECTATOR, 0, 2):
        other = zone(s, viewer, "hand", 1)
        assert (other["count"], other["hidden"], other["cards"]) == (4, 4, [])


def test_a_deck_is_shown_to_nobody_and_a_table_to_everybody() -> None:
    s = started()
    s.move(s.zone(toy_game.HAND, 0)[0], toy_game.TABLE, 0)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert zone(s, viewer, "deck", 0)["cards"] == []
        assert len(zone(s, viewer, "table", 0)["cards"]) == 1


def test_only_counters_that_are_not_zero_are_shown() -> None:
    s = table(Mini())
    s.numbers[MARKS][card(s, "1a")] = 2
    cards = zone(s, 0, "table", 0)["cards"]
    assert cards[0] == {"name": "1:a#1", "card": "a", "owner": 0, "counters": {"marks": 2}}
    assert cards[1]["counters"] == {}


class Marked(Sight):
    """Cards with a mark are known to everybody wherever they lie."""

    def sees(self, s: State, player: int, card: int) -> bool:
        return s.numbers[MARKS][card] > 0 or super().sees(s, player, card)


class Knowing(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.sight = Marked(self)


def test_a_known_card_in_a_deck_is_shown_in_its_place() -> None:
    s = table(Knowing(), each=("a", "b", "c"))
    for number in s.zone(2, 0)[:]:
        s.move(number, DECK, 0)
    s.numbers[MARKS][card(s, "1b")] = 1
    shown = zone(s, 1, "deck", 0)
    assert [each and each["name"] for each in shown["cards"]] == [None, "1:b#1", None]
    assert shown["hidden"] == 2


def test_a_question_is_shown_in_full_to_its_player_only() -> None:
    s = started()
    full: Any = view(s, 0)["decision"]
    assert [option["id"] for option in full["options"]] == s.decision.ids() if s.decision else False
    assert full["prompt"] == {"es": "¿Qué juegas?", "en": "What do you play?"}
    for viewer in (SPECTATOR, 1, 2):
        assert view(s, viewer)["decision"] == {"player": 0, "kind": "main"}


def test_the_log_names_a_card_only_to_those_who_saw_it() -> None:
    s = started()
    s.decision = None
    drawn = s.zone(toy_game.DECK, 1)[0]
    happens(s, Event(toy_game.DRAWN, player=1))
    name = s.cards[drawn].name
    lines: Any = [view(s, viewer)["log"] for viewer in (1, 0, SPECTATOR)]
    assert lines[0][-1]["es"] == f"Jugador 2 roba {name.es}"
    assert lines[1][-1] == lines[2][-1] == {"event": "drawn", "es": "Jugador 2 roba una carta", "en": "Player 2 draws a card"}


def test_what_was_seen_stays_in_the_log_when_the_card_is_hidden_again() -> None:
    s = table(Mini())
    happens(s, Event(MOVED, card(s, "1a"), 0, zone=PILE))
    happens(s, Event(MOVED, card(s, "1a"), 0, zone=DECK))
    happens(s, Event(MOVED, card(s, "1b"), 0, zone=DECK))
    happens(s, Event(MOVED, card(s, "1b"), 0, zone=HAND))
    for world in (s, exchange(s, 1, 7), redeal(s, 1, 8)):
        lines: Any = view(world, 1)["log"]
        assert [line["en"] for line in lines] == ["A moves", "A moves", "B moves", "a card moves"]


WINDOW = Discipline("respond", Words("¿Respondes?", "Do you respond?"))


class Reticent(Marker):
    """Says something only about cards of the first player."""

    def sentence(self, s: State, e: Event) -> Words | None:
        return self.log if s.owners[e.card] == 0 else None


class Telling(Speech):
    """Tells what comes into force."""

    def tell_lasting(self, s: State, effect: Lasting) -> None:
        narrate(s, Event(LAUNCHED, effect.source, effect.you))


class Naming(MiniResponding):
    """Names in the question of a window what it is about."""

    def asked(self, s: State, window: Window) -> Words:
        return Words("¿Y tras {card}?", "And after {card}?")


class Talkative(Mini):
    def furnish(self) -> None:
        self.speech = Telling(self)
        self.responding = Naming(self)


def test_an_event_may_have_nothing_to_say() -> None:
    s = table(Mini())
    reticent = Reticent("launched", Words("lanza {card}", "launches {card}"))
    s.game.event_kinds = tuple([reticent if kind.id == "launched" else kind for kind in s.game.event_kinds])
    happens(s, Event(LAUNCHED, card(s, "1a"), 0))
    happens(s, Event(LAUNCHED, card(s, "2a"), 1))
    lines: Any = view(s, 1)["log"]
    assert lines == [{"event": "launched", "es": "lanza A", "en": "launches A"}, {"event": "launched"}]


def test_the_log_is_told_what_comes_into_force_and_nothing_happens_by_that() -> None:
    s = table(Talkative())
    history = len(s.history)
    last(s, Lasting(WhenMarked(Mark(Register("this", Words("esta", "this")))), card(s, "1a"), 0, 1, 0, 0))
    lines: Any = view(s, 1)["log"]
    assert [line["en"] for line in lines] == ["Player 1 launches A"]
    assert len(s.history) == history  # a marker that the turn remembers, but nothing happened
    s.log = None
    last(s, Lasting(WhenMarked(Mark(Register("this", Words("esta", "this")))), card(s, "1a"), 0, 2, 0, 0))
    assert s.log is None


def test_the_question_of_a_window_is_the_games() -> None:
    for game, asked in ((Mini((WINDOW,)), "Do you respond?"), (Talkative((WINDOW,)), "And after {card}?")):
        s = table(game)
        open_window(s, "respond", Announcement(0, "act", (card(s, "1a"),)))
        s.advance()
        assert s.decision is not None and s.decision.prompt.en == asked


def test_cards_a_question_names_are_seen_by_who_is_asked() -> None:
    s = table(Mini(), each=("a", "b", "c"))
    for number in s.zone(2, 0)[:]:
        s.move(number, DECK, 0)
    resolve(s, Mark(Chosen(Cards(CARD, (DECK,)), 2)))
    assert visible(s, 0, card(s, "1a"))
    assert not visible(s, 1, card(s, "1a"))
    answers(s, "1a")
    assert visible(s, 0, card(s, "1a"))  # the pick made before, in the same choice
    world = redeal(s, 0, 4)
    assert world.decision is not None and s.decision is not None
    assert world.decision.ids() == s.decision.ids()


def test_the_end_is_shown() -> None:
    s = started()
    s.finish((1,))
    assert view(s, 0)["result"] == {"winners": [1]}


def test_exchanging_what_is_hidden_changes_the_world_but_no_view() -> None:
    s = started()
    for viewer in (SPECTATOR, 0, 1, 2):
        other = exchange(s, viewer, 5)
        assert text(other, viewer) == text(s, viewer)
        assert codec.digest(other) != codec.digest(s)
        assert text(other, (viewer + 1) % 3) != text(s, (viewer + 1) % 3)


def test_a_world_dealt_anew_looks_the_same_and_keeps_every_card() -> None:
    s = started()
    before = codec.digest(s)
    for key in range(5):
        world = redeal(s, 0, key)
        assert text(world, 0) == text(s, 0)
        assert sorted(world.names) == sorted(s.names)
        for player in range(3):
            mine = [number for number in range(len(s.cards)) if s.owners[number] == player]
            assert [world.owners[number] for number in mine] == [player] * len(mine)
        for number, name in enumerate(world.names):
            assert name.split(":")[1].split("#")[0] == world.cards[number].id
    assert codec.digest(s) == before


def test_worlds_differ_by_key_and_share_no_randomness() -> None:
    s = started()
    worlds = [redeal(s, 0, key) for key in range(4)]
    assert len({codec.digest(world) for world in worlds}) == 4
    assert len({world.key for world in worlds} | {s.key}) == 5
    assert codec.digest(redeal(s, 0, 2)) == codec.digest(worlds[2])


def test_every_hidden_card_may_lie_in_every_hidden_place() -> None:
    s = table(Mini(), each=("a", "b", "c"), players=1)
    s.move(card(s, "1a"), HAND, 0)
    s.move(card(s, "1b"), DECK, 0)
    s.move(card(s, "1c"), DECK, 0)
    tops = {redeal(s, SPECTATOR, key).names[s.zone(HAND, 0)[0]] for key in range(40)}
    assert tops == {"1:a#1", "1:b#1", "1:c#1"}


class PrintedSight(Sight):
    """The first counter is printed on the card; the second belongs to where it lies."""

    def printed_fields(self) -> tuple[int, ...]:
        return (0,)


class Printed(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.sight = PrintedSight(self)


def test_what_is_printed_on_a_card_goes_with_it_and_the_rest_stays_in_its_place() -> None:
    s = table(Printed(), each=("a", "b", "c", "d"), players=1)
    for number in range(4):
        s.move(number, DECK, 0)
        s.numbers[0][number] = number + 10
        s.numbers[1][number] = number + 20
    world = redeal(s, 0, 3)
    assert world.names != s.names
    for number in range(4):
        assert world.numbers[0][number] == s.names.index(world.names[number]) + 10
        assert world.numbers[1][number] == number + 20


def test_a_world_can_be_written_down_and_read_back() -> None:
    world = redeal(started(), 0, 9)
    twin = codec.from_json(TOY, json.loads(json.dumps(codec.to_json(world))))
    assert codec.digest(twin) == codec.digest(world)
    assert twin.names == world.names


# -- what a question is about


def asked(s: State, player: int, *options: Option, source: int = -1) -> State:
    s.decision = Decision(player, "idle", list(options), Words("¿?", "?"), source)
    return s


class Holding(Idle):
    """A frame about a card."""

    NAME = "holding"

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def shows(self) -> tuple[int, ...]:
        return (self.card,)


def test_a_question_is_about_what_it_names_what_asks_and_what_is_being_played() -> None:
    s = table(Mini(), players=2)
    for number in range(6):
        s.move(number, DECK, s.owners[number])
    s.push(Holding(0))
    s.push(Holding(-1))
    asked(s, 1, Option(s.names, "x", (2, 3)), Option(s.names, "y"), source=5)
    assert asked_about(s, 1) == [2, 3, 0, 5]
    assert asked_about(s, 0) == asked_about(s, SPECTATOR) == []
    assert [number for number in range(6) if visible(s, 1, number)] == [0, 2, 3, 5]
    assert not any(visible(s, 0, number) for number in range(6))
    s.move(1, TABLE, 0)
    assert visible(s, 0, 1) and visible(s, 1, 1) and visible(s, SPECTATOR, 1)
    asked(s, 1, Option(s.names, "x"), source=0)
    assert asked_about(s, 1) == [0, 0]  # card 0 is a card like any other
    s.decision = None
    assert asked_about(s, 1) == []


# -- the parts of a view


class PartlySight(Marked):
    """Each player knows what lies in their own deck, and may not count the other's."""

    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        return kind == DECK and holder == player

    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        return kind != DECK or holder == player


class Partly(Mini):
    def furnish(self) -> None:
        super().furnish()
        self.sight = PartlySight(self)


def stacked() -> State:
    """The three cards of each player are their deck; b is known to everybody."""
    s = table(Partly(), each=("a", "b", "c"))
    for number in range(6):
        s.move(number, DECK, s.owners[number])
    for name in ("1b", "2b"):
        s.numbers[MARKS][card(s, name)] = 1
    return s


def test_who_knows_what_lies_in_a_zone_is_told_without_the_order() -> None:
    s = stacked()
    s.shuffle(DECK, 0)
    assert zone(s, 0, "deck", 0)["contents"] == ["1:a#1", "1:b#1", "1:c#1"]
    assert "contents" not in zone(s, 0, "deck", 1) and "contents" not in zone(s, 0, "hand", 0)
    for number in s.zone(DECK, 0):
        s.numbers[MARKS][number] = 1
    assert "contents" not in zone(s, 0, "deck", 0)  # nothing in it is hidden


def test_a_zone_that_is_not_counted_tells_neither_how_many_nor_where() -> None:
    s = stacked()
    own, other = zone(s, 0, "deck", 0), zone(s, 0, "deck", 1)
    assert [each and each["name"] for each in own["cards"]] == [None, "1:b#1", None]
    assert (own["count"], own["hidden"]) == (3, 2)
    assert [each["name"] for each in other["cards"]] == ["2:b#1"]
    assert (other["count"], other["hidden"]) == (None, None)


def test_where_order_means_nothing_and_where_nothing_is_hidden_there_are_no_gaps() -> None:
    s = stacked()
    for number in range(3):
        s.move(number, HAND, 0)
    assert [each["name"] for each in zone(s, 1, "hand", 0)["cards"]] == ["1:b#1"]  # in a hand
    assert len(zone(s, 0, "hand", 0)["cards"]) == 3
    s.numbers[MARKS][card(s, "2b")] = 0
    assert zone(s, 1, "deck", 1)["cards"] == []  # none of it is seen


def test_a_shared_zone_is_shown_once_and_is_nobodys() -> None:
    s = table(Mini())
    s.game.zones[PILE].shared = True
    s.move(0, PILE, 0)
    shown: Any = [each for each in view(s, 1)["zones"] if each["zone"] == "pile"]  # type: ignore[attr-defined]
    assert [(each["player"], each["count"]) for each in shown] == [(None, 1)]
    assert len(zone(s, 1, "table", 1)["cards"]) == 3


def test_what_lasts_and_what_is_reserved_name_only_what_is_seen() -> None:
    s = stacked()
    ability = WhenMarked(Mark(Register("this", Words("esta", "this"))))
    for source in (0, 1, -1):
        s.lasting = [*s.lasting, Lasting(ability, source, 1, s.next_serial(), 2, 5)]
        s.reserved = [*s.reserved, Reservation(s.next_serial(), 1, source, Cost((COIN, 2)), (0, 1))]
    shown: Any = view(s, 1)
    assert [each["source"] for each in shown["lasting"]] == [None, "1:b#1", None]
    text = {"es": "Marca esta.", "en": "Mark this."}
    assert shown["lasting"][0] == {"source": None, "player": 1, "starts": 2, "ends": 5, "text": text}
    assert [each["source"] for each in shown["reserved"]] == [None, "1:b#1", None]
    assert shown["reserved"][0] == {"player": 1, "source": None, "cost": {"gold": 2}, "things": [None, "1:b#1"]}


def test_what_is_announced_is_shown_in_order_with_what_takes_effect_last() -> None:
    s = stacked()
    window = Window()
    window.discipline = "respond"
    window.chain = (Announcement(0, "act", (0, 1), "w", (1,)), Announcement(1, "act"))
    s.push(window)
    first = {"player": 0, "verb": "act", "things": [None, "1:b#1"], "word": "w", "targets": [1]}
    second = {"player": 1, "verb": "act", "things": [], "word": "", "targets": []}
    assert view(s, 1)["announced"] == [first, second]
    window.launching = Announcement(0, "act", (1,))
    third = {"player": 0, "verb": "act", "things": ["1:b#1"], "word": "", "targets": []}
    assert view(s, 1)["announced"] == [first, second, third]


def test_the_question_names_its_options_in_full_and_what_asks_if_it_is_seen() -> None:
    s = stacked()
    asked(s, 1, Option(s.names, "x", (0, 4), "w"), source=2)
    shown: Any = view(s, 1)["decision"]
    assert shown["source"] == "1:c#1"
    assert shown["options"] == [{"id": "x:1:a#1>2:b#1:w", "verb": "x", "things": ["1:a#1", "2:b#1"], "word": "w"}]
    asked(s, 1, Option(s.names, "x"))
    shown = view(s, 1)["decision"]
    assert shown["source"] is None


def test_a_view_of_one_moment_looks_at_a_card_once() -> None:
    s = stacked()
    shown = Shown(s, 0)
    assert shown.card(1) is shown.card(1)
    assert shown.name(0) is None and shown.name(1) == "1:b#1" and shown.name(-1) is None
    assert Shown(table(Mini()), 0).name(0) == "1:a#1"


def test_the_whole_view_has_the_counters_of_everybody_and_of_nobody() -> None:
    s = table(Mini(), gold=3)
    s.turn = 4
    s.tallies[GOLD][1] = 8
    shown = view(s, SPECTATOR)
    assert (shown["game"], shown["player"], shown["players"], shown["turn"]) == ("mini", -1, 2, 4)
    assert (shown["tallies"], shown["world"], shown["result"], shown["decision"]) == ({"gold": [3, 8]}, {}, None, None)
    assert shown["log"] == []
    s.log = None
    assert view(s, 0)["log"] is None


def test_a_line_names_the_other_card_the_source_and_the_amount_to_those_who_saw_them() -> None:
    s = table(Mini())
    words = Words("{card} {other} {source} {player} {amount}", "{card}, {other}, {source}, {player}, {amount}")
    s.game.event_kinds[LAUNCHED].log = words
    a, b, c = (card(s, name) for name in ("1a", "1b", "1c"))
    s.move(b, HAND, 0)
    s.move(c, HAND, 1)
    happens(s, Event(LAUNCHED, a, 1, 7, source=b, other=c))
    lines: Any = [view(s, player)["log"] for player in (0, 1, SPECTATOR)]
    assert [line[0]["en"] for line in lines] == [
        "A, a card, B, Player 2, 7",
        "A, C, a card, Player 2, 7",
        "A, a card, a card, Player 2, 7",
    ]
    assert lines[0][0]["es"] == "A una carta B Jugador 2 7"
