"""States as JSON: everything is there, and what is wrong is named."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.mini import (
    COIN,
    GOLD,
    LAUNCHED,
    MARKED,
    MARKS,
    MINION,
    RIVAL,
    TABLE,
    ForTheTurn,
    Instead,
    Mark,
    Mini,
    Play,
    WhenMarked,
    answers,
    plain,
    resolve,
    table,
)

import toy_game
from tapete.core import codec
from tapete.core.abilities import Pending
from tapete.core.costs import Cost, Reservation
from tapete.core.decision import Decision, Option
from tapete.core.effects import Chosen, Register, Sequence
from tapete.core.events import Batch, Entry, Event, Triggers
from tapete.core.language import Words
from tapete.core.modifiers import Lasting
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.state import State
from tapete.core.windows import Announcement, Discipline, Window

TOY = toy_game.game()


def toy(answers_given: int = 4, seed: int = 3) -> State:
    s = TOY.start({"players": 2}, seed)
    s.log = []
    for _ in range(answers_given):
        if s.decision is not None:
            s.choose(s.decision.options[0])
    return s


def written(s: State) -> Any:
    return json.loads(json.dumps(codec.to_json(s)))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 1000), st.lists(st.integers(0, 20), max_size=30))
def test_any_moment_is_read_back_as_it_was(seed: int, picks: list[int]) -> None:
    s = TOY.start({"players": 2 + seed % 3}, seed)
    s.log = []
    for pick in picks:
        if s.decision is not None:
            s.choose(s.decision.options[pick % len(s.decision.options)])
    twin = codec.from_json(TOY, written(s))
    assert written(twin) == written(s)
    assert codec.digest(twin) == codec.digest(s)


def test_the_digest_sees_every_change_but_the_log_and_the_wording() -> None:
    s = toy()
    before = codec.digest(s)
    for change in ("counter", "key", "turn", "serial"):
        twin = s.clone()
        setattr(twin, change, getattr(twin, change) + 1)
        assert codec.digest(twin) != before, change
    twin = s.clone()
    twin.zones[0][0], twin.zones[0][1] = twin.zones[0][1], twin.zones[0][0]
    assert codec.digest(twin) != before
    data = written(s)
    data["decision"]["prompt"] = ["otra", "other"]
    data["log"] = None
    assert codec.digest(codec.from_json(TOY, data)) == before


def test_a_frame_waiting_in_mid_effect_is_named_with_its_fields() -> None:
    s = resolve(table(Mini()), Mark(Chosen(RIVAL, 2)))
    answers(s, "2a")
    frame = written(s)["stack"][-1]
    assert frame["frame"] == "resolving"
    assert frame["picked"] == [3]
    assert frame["program"] == {"program": "test/0"}


def broken(*path: str | int, to: object = None, drop: bool = False) -> Any:
    """A written state with one field changed or taken away."""
    data = written(toy())
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    if drop:
        del inner[path[-1]]
    else:
        inner[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (None, "document"),
        ([], "document"),
        (broken("format", to=99), "format"),
        (broken("game", to="chess"), "game"),
        (broken("rules", to="0"), "rules"),
        (broken("players", to="two"), "players"),
        (broken("cards", 3, to="sparq"), "cards[3]"),
        (broken("cards", 3, to=7), "cards[3]"),
        (broken("owners", 0, to=5), "owners[0]"),
        (broken("owners", to=[0]), "owners"),
        (broken("names", to=["a"]), "names"),
        (broken("zones", to=[]), "zones"),
        (broken("zones", 0, to="deck"), "zones[0]"),
        (broken("zones", 0, to=[999]), "zones[0][0]"),
        (broken("zones", 9, to=[0, 0]), "zones[9][0]"),
        (broken("tallies", "embers", to=[1]), "tallies.embers"),
        (broken("tallies", "water", to=[1, 1]), "tallies.water"),
        (broken("world", "active", drop=True), "world.active"),
        (broken("stack", 0, "frame", to="tern"), "stack[0].frame"),
        (broken("stack", 0, "step", to="1"), "stack[0].step"),
        (broken("stack", 0, "player", to="one"), "stack[0].player"),
        (broken("stack", 0, "player", to=[1]), "stack[0].player"),
        (broken("stack", 0, "player", drop=True), "stack[0].player"),
        (broken("stack", 0, "colour", to=1), "stack[0].colour"),
        (broken("stack", 0, "player", to={"program": "nothing"}), "stack[0].player.program"),
        (broken("stack", 0, "player", to={"a": 1, "b": 2}), "stack[0].player"),
        (broken("stack", 0, "player", to={"thing": 2}), "stack[0].player.thing"),
        (broken("history", to=[[1]]), "history[0]"),
        (broken("history", to=[[99, 0, 0, 0, 0, 0, 0, 0]]), "history[0]"),
        (broken("decision", "player", to=7), "decision.player"),
        (broken("decision", "options", 0, to=["play"]), "decision.options[0]"),
        (broken("decision", "options", 0, to=["play", [999], ""]), "decision.options[0].things[0]"),
        (broken("decision", "prompt", to=["es"]), "decision.prompt"),
        (broken("lasting", to=[{"ability": "none/1"}]), "lasting[0].ability"),
        (broken("reserved", to=[{"cost": [[9, 1]]}]), "reserved[0].cost[0]"),
        (broken("log", to=[[1, 2]]), "log[0]"),
        (broken("over", to=0), "over"),
        (broken("weather", to="fine"), "weather"),
        (broken("serial", drop=True), "serial"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_mistake_is_named(data: object, field: str) -> None:
    with pytest.raises(BadDocument) as caught:
        codec.from_json(TOY, data)
    assert caught.value.field == field
    reason = caught.value.reason
    assert reason.es and reason.en and reason.es != reason.en and "{" not in reason.es + reason.en


def test_an_unknown_card_comes_with_its_nearest_names() -> None:
    with pytest.raises(BadDocument, match="did you mean spark"):
        codec.from_json(TOY, broken("cards", 0, to="sparq"))


def test_a_state_of_another_game_is_not_read() -> None:
    with pytest.raises(BadDocument, match="expected mini, not 'toy'"):
        codec.from_json(Mini(), written(toy()))


def test_an_ability_nobody_declared_cannot_be_written_down() -> None:
    s = resolve(table(Mini()), ForTheTurn(Instead(1, 1)))
    with pytest.raises(EngineError, match="declared"):
        codec.to_json(s)


def test_declared_in_a_card_it_can() -> None:
    game = Mini(cards=(plain("a", Play(Sequence(ForTheTurn(Instead(1, 1))))),))
    s = table(game, each=("a", "b"))
    play = game.catalogue["a"].abilities[0]
    assert isinstance(play, Play)
    resolve(s, play.effect)
    assert written(s)["lasting"][0]["ability"] == "a/1/1"


def test_a_frame_with_something_that_is_not_data_is_an_error() -> None:
    with pytest.raises(EngineError, match="cannot be written down"):
        codec.write_value(object())


# -- everything a state can hold, written down and read back


def full() -> State:
    """A state of the smallest game with something in every field."""
    inner = Instead(1, 1)
    game = Mini((RESPOND,), cards=(plain("a", WhenMarked(Mark(THIS))), plain("b", Play(Sequence(ForTheTurn(inner))))))
    s = table(game, each=("a", "b", "c"))
    s.setup = {"decks": ["x"]}
    s.key, s.counter, s.turn = 11, 12, 13
    s.numbers[MARKS][2] = 4
    s.tallies[GOLD] = [3, 9]
    s.lasting = [Lasting(inner, 1, 1, 21, 2, 5, 3, 4, 2, (0, -1, 5), "dis", 6)]
    s.reserved = [Reservation(22, 1, 3, Cost((COIN, 2), (MINION, 1)), (4,))]
    s.history = [Event(MARKED, 1, 0, 2, 3, 4, TABLE, 5, (6, 7))]
    s.past = [Event(LAUNCHED, 2, 1)]
    s.log = [Entry(Event(MARKED, 0, 1, 1), 3, 1 << 30, 2)]
    window = Window()
    window.discipline = "respond"
    window.about = Announcement(0, "act", (0,), "w", (1,), 22, (8, -9))
    window.event = Event(MARKED, 5)
    window.chain = (Announcement(1, "act"),)
    window.waiting = (1, 0)
    window.answered = (1,)
    window.launching = Announcement(0, "act", (2,))
    s.push(window)
    batch = Batch()
    batch.waiting = (Event(MARKED, 1), Event(MARKED, 2, replaced=(4,)))
    batch.choices = (1000, 1001)
    s.push(batch)
    program = game.programs["a/1"]
    s.push(Triggers.of([Pending(program, 0, 1, Event(MARKED, 2), 3), Pending(program, 3, 0, Event(MARKED, 4))]))
    s.answer = Option(s.names, "act", (0, 1), "x")
    s.decision = Decision(1, "respond", [Option(s.names, "pass"), Option(s.names, "act", (4,), "y")], Words("¿?", "?"), 2, True)
    s.dirty = True
    return s


THIS = Register("this", Words("esta carta", "this card"))
RESPOND = Discipline("respond", Words("¿?", "?"))


def test_every_field_is_read_back() -> None:
    s = full()
    data = written(s)
    twin = codec.from_json(s.game, data)
    assert written(twin) == data and codec.digest(twin) == codec.digest(s)
    assert (twin.key, twin.counter, twin.turn, twin.serial, twin.setup) == (11, 12, 13, s.serial, {"decks": ["x"]})
    assert (twin.zones, twin.place, twin.numbers, twin.tallies) == (s.zones, s.place, s.numbers, s.tallies)
    assert twin.dirty and not twin.over
    (effect,), (reserved,) = twin.lasting, twin.reserved
    assert effect.ability is s.lasting[0].ability
    told = (effect.source, effect.you, effect.serial, effect.starts, effect.ends, effect.tie, effect.uses, effect.it, effect.them)
    assert (*told, effect.word, effect.number) == (1, 1, 21, 2, 5, 3, 4, 2, (0, -1, 5), "dis", 6)
    assert (reserved.serial, reserved.player, reserved.source, reserved.cost.parts) == (22, 1, 3, ((COIN, 2), (MINION, 1)))
    window, batch, triggers = twin.stack[1:]
    assert isinstance(window, Window) and isinstance(batch, Batch) and isinstance(triggers, Triggers)
    assert window.about is not None and window.event is not None and window.launching is not None
    assert (window.about.targets, window.about.reservation, window.about.numbers) == ((1,), 22, (8, -9))
    assert (window.event.card, window.launching.things, window.waiting, window.answered) == (5, (2,), (1, 0), (1,))
    assert [e.values() for e in batch.waiting] == [[MARKED, 1, -1, 0, -1, -1, -1, -1], [MARKED, 2, -1, 0, -1, -1, -1, -1, 4]]
    assert [(p.source, p.you, p.via, p.event.card) for p in triggers.pending] == [(0, 1, 3, 2), (3, 0, -1, 4)]
    assert triggers.pending[0].program is s.game.programs["a/1"]
    assert twin.answer is not None and twin.answer.id == "act:1:a#1>1:b#1:x"
    assert twin.decision is not None and twin.decision.lone and twin.decision.source == 2
    assert twin.log is not None and written(twin)["log"] == [[[0, 0, 1, 1, -1, -1, -1, -1], 3, 1 << 30, 2]]


def test_what_is_not_there_is_read_back_as_nothing() -> None:
    s = toy()
    s.log = s.decision = s.answer = None
    s.dirty = False
    twin = codec.from_json(TOY, written(s))
    assert (twin.log, twin.decision, twin.answer, twin.dirty) == (None, None, None, False)
    s.finish((1,))
    assert codec.from_json(TOY, written(s)).winners == (1,)


def test_the_digest_leaves_out_the_log_and_what_the_match_was_made_from() -> None:
    s = full()
    before = codec.digest(s)
    s.log, s.setup = None, {}
    assert codec.digest(s) == before
    assert len(before) == 32
    changes = {
        "numbers": [[0] * 6, [0] * 6],
        "tallies": [[3, 8]],
        "lasting": [],
        "reserved": [],
        "history": [],
        "past": [],
        "answer": None,
        "winners": (1,),
        "over": True,
        "dirty": False,
        "stack": s.stack[:2],
        "decision": None,
    }
    for name, value in changes.items():
        twin = s.clone()
        setattr(twin, name, value)
        assert codec.digest(twin) != before, name


STACK = ("stack", 3, "pending", 0, "pending")
WINDOW = ("stack", 1, "about", "announcement")


@pytest.mark.parametrize(
    ("path", "to", "field"),
    [
        ((*STACK, "program"), "a/9", "stack[3].pending[0].pending.program"),
        ((*STACK, "event"), [0], "stack[3].pending[0].pending.event"),
        ((*STACK, "source"), "x", "stack[3].pending[0].pending.source"),
        ((*STACK, "more"), 1, "stack[3].pending[0].pending.more"),
        ((*WINDOW, "things"), [6], "stack[1].about.announcement.things[0]"),
        ((*WINDOW, "targets"), [2], "stack[1].about.announcement.targets[0]"),
        ((*WINDOW, "targets"), [-1], "stack[1].about.announcement.targets[0]"),
        ((*WINDOW, "numbers"), ["x"], "stack[1].about.announcement.numbers[0]"),
        ((*WINDOW, "more"), 1, "stack[1].about.announcement.more"),
        (("stack", 1, "event", "event"), [-1, 0, 0, 0, 0, 0, 0, 0], "stack[1].event.event"),
        (("stack", 1, "event", "event"), [0, 0, 0, 0, 0, 0, 0], "stack[1].event.event"),
        (("stack", 1, "event", "event"), [6, 0, 0, 0, 0, 0, 0, 0], "stack[1].event.event"),
        (("stack", 1, "event"), {"ability": "none"}, "stack[1].event.ability"),
        (("lasting", 0, "ability"), "none", "lasting[0].ability"),
        (("lasting", 0, "them"), [6], "lasting[0].them[0]"),
        (("lasting", 0, "them"), [-2], "lasting[0].them[0]"),
        (("lasting", 0, "more"), 1, "lasting[0].more"),
        (("reserved", 0, "cost"), [[COIN]], "reserved[0].cost[0]"),
        (("reserved", 0, "cost"), [[COIN, 1, 1]], "reserved[0].cost[0]"),
        (("reserved", 0, "cost"), [[3, 1]], "reserved[0].cost[0]"),
        (("reserved", 0, "cost"), [[COIN, -1]], "reserved[0].cost[0].part[1]"),
        (("reserved", 0, "things"), [6], "reserved[0].things[0]"),
        (("reserved", 0, "more"), 1, "reserved[0].more"),
        (("past", 0), [1, 2], "past[0]"),
        (("log", 0), "abcd", "log[0]"),
        (("log", 0), 5, "log[0]"),
        (("log", 0), [[0, 0, 1, 1, -1, -1, -1, -1], 3, 4], "log[0]"),
        (("log", 0, 1), "x", "log[0].seen[0]"),
        (("answer",), ["act"], "answer"),
        (("answer",), "act", "answer"),
        (("answer",), ["act", [0], "x", 1], "answer"),
        (("answer",), ["act", [0], 3], "answer.word"),
        (("decision", "player"), -1, "decision.player"),
        (("decision", "player"), 2, "decision.player"),
        (("decision", "source"), -2, "decision.source"),
        (("decision", "source"), 6, "decision.source"),
        (("decision", "prompt"), ["a", "b", "c"], "decision.prompt"),
        (("decision", "lone"), 1, "decision.lone"),
        (("decision", "more"), 1, "decision.more"),
        (("decision", "options", 0), ["pass", [], "", ""], "decision.options[0]"),
        (("winners",), [2], "winners[0]"),
        (("winners",), [-1], "winners[0]"),
        (("players",), 0, "players"),
        (("owners", 0), -2, "owners[0]"),
        (("owners", 0), 2, "owners[0]"),
        (("owners",), [0] * 7, "owners"),
        (("names",), ["a"] * 6, "names"),
        (("names",), list("abcdefg"), "names"),
        (("zones", 0), [-1], "zones[0][0]"),
        (("numbers", "marks", "6"), 1, "numbers.marks.6"),
        (("numbers", "marks", "x"), 1, "numbers.marks.x"),
        (("numbers", "marks", "1"), "x", "numbers.marks.1"),
        (("numbers", "more"), {}, "numbers.more"),
        (("tallies", "gold"), [1, 2, 3], "tallies.gold"),
        (("dirty",), 0, "dirty"),
    ],
)
def test_a_mistake_deep_inside_is_named_by_its_path(path: tuple[str | int, ...], to: object, field: str) -> None:
    s = full()
    data = written(s)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    with pytest.raises(BadDocument) as caught:
        codec.from_json(s.game, data)
    assert caught.value.field == field


def test_the_limits_belong_to_what_is_allowed() -> None:
    s = full()
    data = written(s)
    data["owners"] = [-1, 0, 1, 1, 1, 1]
    data["decision"]["source"] = -1
    data["decision"]["player"] = 0
    data["decision"]["options"][1][1] = [5]
    data["reserved"][0]["cost"] = [[MINION, 0], [MINION, 3]]
    data["lasting"][0]["them"] = [5, -1]
    data["numbers"]["marks"] = {"0": 1, "5": -2}
    twin = codec.from_json(s.game, data)
    assert twin.owners[0] == -1 and twin.numbers[MARKS] == [1, 0, 0, 0, 0, -2]
    assert twin.reserved[0].cost.parts == ((MINION, 3),)


def test_the_digest_is_that_of_the_written_state_whatever_the_order_of_its_fields() -> None:
    s = full()
    data = codec.to_json(s)
    del data["log"], data["setup"]
    decision: Any = data["decision"]
    del decision["prompt"]
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert codec.digest(s) == blake2b(text.encode(), digest_size=16).hexdigest()
