"""Actions as rows: options, refusals, the menu and what is impossible come from one list."""

import pytest
from tests.core.mini import GOLD, HAND, MARKED, MARKS, TABLE, Mini, card, marks, table

import toy_game
from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import Option, read_option
from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.labels import group, label
from tapete.core.language import Words
from tapete.core.refusal import Refusal, Refused
from tapete.core.series import ANOTHER_GAME
from tapete.core.state import State


def begun() -> State:
    return toy_game.game().start({"players": 2}, 1)


def test_an_option_is_read_back_from_its_id() -> None:
    names = ("1:troll#1", "2:bumpsy#1", "tower")
    for text, things, word in (
        ("pass", (), ""),
        ("house:dis", (), "dis"),
        ("fight:1:troll#1>2:bumpsy#1", (0, 1), ""),
        ("use:1:troll#1:2", (0,), "2"),
        ("claim:tower", (2,), ""),
        ("fight:1:troll#1>tower:left", (0, 2), "left"),
    ):
        option = read_option(names, text)
        assert option is not None
        assert (option.things, option.word, option.id) == (things, word, text)


def test_a_thing_that_there_is_not_is_no_option() -> None:
    assert read_option(("1:troll#1",), "fight:1:troll#1>2:nobody#1") is None
    assert read_option(("1:troll#1",), "play:1:nobody#1") is None


def test_what_is_offered_and_what_is_impossible_are_everything_that_could_be_tried() -> None:
    s = begun()
    assert s.decision is not None
    offered = s.decision.ids()
    missing = {option.id: refusal.clause for option, refusal in s.game.impossible(s)}
    hand = [f"play:{s.names[card]}" for card in s.zone(toy_game.HAND, 0)]
    assert sorted([*offered, *missing]) == sorted([*hand, "pass"])
    assert not set(offered) & set(missing)
    assert set(missing.values()) <= {"TOY-cost-01", "TOY-play-02"}
    assert missing


def test_the_judge_answers_about_things_that_nobody_would_try() -> None:
    s = begun()
    far = s.names[s.zone(toy_game.HAND, 1)[0]]
    with pytest.raises(Refused) as refused:
        s.game.play(s, f"play:{far}")
    assert refused.value.refusal.clause == "TOY-play-01"
    assert s.game.why_not(s, "dance:" + far) is None


def test_phrases_and_headings_come_from_the_rows() -> None:
    s = begun()
    assert s.decision is not None
    said = [label(s, option, "en") for option in s.decision.options]
    assert said[-1] == "Pass"
    assert all(text.startswith("Play ") for text in said[:-1])
    assert group(s, s.decision.options[0], "en") == ""


# -- rows on the smallest game

TIRED = Refusal("MINI-tired", "Está agotada.", "It is exhausted.")


class Hit(Action):
    """Hit a card of the rival with one of one's own; one with marks cannot."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (thing, other)) for other in s.zone(TABLE, 1 - player)]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return TIRED if s.numbers[MARKS][option.thing] else None

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, Event(MARKED, option.target, player, 1))


class Shout(Action):
    def do(self, s: State, player: int, option: Option) -> None:
        s.tallies[GOLD][player] += 1

    def phrases(self) -> dict[str, Words]:
        return {self.verb: self.phrase, f"{self.verb}:loud": Words("Vocea", "Yell")}


HIT = Hit("hit", Words("Golpea {target}", "Hit {target}"), Words("Pelea", "Fight"))
SHOUT = Shout("shout", Words("Grita", "Shout"))
END = Passing(Words("Termina", "End"), Words("Fin", "End"))


def on_the_table(s: State, player: int) -> list[int]:
    return s.zone(TABLE, player)


def acting() -> tuple[State, Actions]:
    s = table(Mini(), each=("a", "b"))
    rows = Actions("main", Row(on_the_table, HIT, SHOUT), Row(nothing, SHOUT, END))
    s.numbers[MARKS][card(s, "1a")] = 1
    return s, rows


def test_options_come_row_by_row_thing_by_thing_without_what_is_refused() -> None:
    s, rows = acting()
    assert [option.id for option in rows.options(s, 0)] == [
        "shout:1:a#1",
        "hit:1:b#1>2:a#1",
        "hit:1:b#1>2:b#1",
        "shout:1:b#1",
        "shout",
        "pass",
    ]
    tried = rows.tried(s, 0)
    assert [(option.id, refusal) for option, refusal in tried[:3]] == [
        ("hit:1:a#1>2:a#1", TIRED),
        ("hit:1:a#1>2:b#1", TIRED),
        ("shout:1:a#1", None),
    ]
    assert len(tried) == 8
    assert [(option.id, refusal) for option, refusal in rows.impossible(s, 0)] == [
        ("hit:1:a#1>2:a#1", TIRED),
        ("hit:1:a#1>2:b#1", TIRED),
    ]


def test_an_action_is_judged_and_done_by_its_verb() -> None:
    s, rows = acting()
    hit = Option(s.names, "hit", (card(s, "1b"), card(s, "2b")))
    assert rows.why_not(s, 0, hit) is None
    assert rows.why_not(s, 0, Option(s.names, "hit", (card(s, "1a"), card(s, "2b")))) is TIRED
    assert rows.why_not(s, 0, Option(s.names, "dance")) is None
    rows.do(s, 0, hit)
    assert marks(s) == {"1a": 1, "2b": 1}
    rows.do(s, 1, Option(s.names, "shout"))
    rows.do(s, 1, Option(s.names, "pass"))
    assert s.tallies[GOLD] == [5, 6]


def test_a_game_takes_over_phrases_and_headings_and_keeps_its_own() -> None:
    s, rows = acting()
    game = s.game
    game.phrases = {"main/shout": Words("¡Eh!", "Hey!"), "other": Words("x", "x")}
    game.groups = {"other/hit": Words("y", "y")}
    game.offer_actions(rows)
    assert game.actions == {"main": rows, ANOTHER_GAME.kind: ANOTHER_GAME}
    assert {key: words.en for key, words in game.phrases.items()} == {
        "main/hit": "Hit {target}",
        "main/shout": "Hey!",
        "main/shout:loud": "Yell",
        "main/pass": "End",
        "other": "x",
    }
    assert list(game.groups.items()) == [
        ("other/hit", Words("y", "y")),
        ("main/hit", Words("Pelea", "Fight")),
        ("main/pass", Words("Fin", "End")),
    ]


def test_the_rows_answer_why_not_and_what_is_impossible_at_their_own_decision_only() -> None:
    s, rows = acting()
    s.game.offer_actions(rows)
    s.offer(0, "main", rows.options(s, 0), Words("¿?", "?"))
    for text, refusal in (("hit:1:a#1>2:a#1", TIRED), ("hit:1:b#1>2:a#1", None), ("hit:1:z#1>2:a#1", None), ("dance", None)):
        assert s.game.why_not(s, text) is refusal
    assert len(s.game.impossible(s)) == 2
    s.offer(1, "main", rows.options(s, 1), Words("¿?", "?"))
    assert s.game.impossible(s) == []  # nothing of player 2 is exhausted
    s.offer(0, "idle", rows.options(s, 0), Words("¿?", "?"))
    assert s.game.why_not(s, "hit:1:a#1>2:a#1") is None and s.game.impossible(s) == []
    s.decision = None
    assert s.game.impossible(s) == []


# -- words, things that are only asked about, other decisions

LATER = Refusal("MINI-later", "Ahora no.", "Not now.")
NOT_YOURS = Refusal("MINI-yours", "No es tuya.", "It is not yours.")


class Whisper(Action):
    """What is whispered to somebody; it is for another decision than the main one."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return NOT_YOURS if s.holder(option.thing) != player else None

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return LATER

    def said(self, s: State, option: Option, lang: str) -> str:
        return f"<{option.word}>"


def of_the_rival(s: State, player: int) -> list[int]:
    return s.zone(TABLE, 1 - player)


def two_lists() -> tuple[State, Actions, Actions]:
    s = table(Mini(), each=("a",))
    quiet = Whisper("say", Words("Susurra a {thing} {word}", "Whisper {word} to {thing}"), word="softly")
    loud = Shout("say", Words("Dilo", "Say it"))
    aside = Actions("aside", Row(on_the_table, quiet), AskedAbout(of_the_rival, quiet), Row(nothing, loud, END))
    main = Actions("main", Row(on_the_table, HIT), Row(nothing, END))
    s.game.offer_actions(main, aside)
    return s, main, aside


def test_an_action_of_one_word_is_told_from_another_with_its_verb() -> None:
    s, _, aside = two_lists()
    assert [option.id for option in aside.options(s, 0)] == ["say:1:a#1:softly", "say", "pass"]
    quiet = aside.find(Option(s.names, "say", (card(s, "1a"),), "softly"))
    loud = aside.find(Option(s.names, "say"))
    assert quiet is not None and loud is not None and quiet is not loud
    assert aside.find(Option(s.names, "say", (), "softly")) is None, "it is whispered to somebody"
    s.offer(0, "aside", aside.options(s, 0), Words("¿?", "?"))
    assert s.decision is not None
    assert label(s, s.decision.options[0], "en") == f"Whisper <softly> to {s.cards[0].name.en}"
    aside.do(s, 0, Option(s.names, "say"))
    assert s.tallies[GOLD] == [6, 5]


def test_what_is_only_asked_about_is_never_offered_and_has_its_reason() -> None:
    s, _, aside = two_lists()
    assert [(option.id, refusal) for option, refusal in aside.impossible(s, 0)] == [("say:2:a#1:softly", NOT_YOURS)]


def test_an_action_of_another_decision_says_why_it_has_to_wait() -> None:
    s, main, aside = two_lists()
    s.offer(0, "main", main.options(s, 0), Words("¿?", "?"))
    assert s.game.why_not(s, "say:1:a#1:softly") is LATER
    assert s.game.why_not(s, "say:softly") is None, "a thing is missing"
    s.offer(0, "aside", aside.options(s, 0), Words("¿?", "?"))
    assert s.game.why_not(s, "say:2:a#1:softly") is NOT_YOURS
    assert s.game.why_not(s, "hit:1:a#1>2:a#1") is None, "it gives no reason"


def test_what_could_be_done_with_a_card_in_sight_at_another_time_is_told_with_its_reason() -> None:
    s, _, _ = two_lists()
    s.offer(0, "choose", [Option(s.names, "choose", (card(s, "1a"),))], Words("¿?", "?"))
    assert [(option.id, refusal) for option, refusal in s.game.impossible(s)] == [("say:2:a#1:softly", LATER)]


class Counting(Frame):
    """Asks for a number up to three."""

    NAME = "counting"

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return LATER if option.word.isdecimal() else None


def test_whoever_asks_says_why_another_answer_to_its_question_is_none() -> None:
    s, _, _ = two_lists()
    s.push(Counting())
    s.offer(0, "count", [Option(s.names, "count", (), "1")], Words("¿?", "?"))
    assert s.game.why_not(s, "count:7") is LATER
    assert s.game.why_not(s, "count:many") is None
    assert s.game.why_not(s, "hit:1:a#1>2:a#1") is None
    assert Counting().holds_up() is None
    assert Frame().why_not(s, Option(s.names, "count", (), "7")) is None


class Choosing(Frame):
    """Asks for a card without marks."""

    NAME = "choosing"

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return NOT_YOURS if s.numbers[MARKS][option.thing] else None


def test_what_is_in_sight_and_no_answer_is_told_with_the_reason_of_whoever_asks() -> None:
    s = table(Mini(), each=("a", "b"))
    s.numbers[MARKS][card(s, "1b")] = 1
    s.push(Choosing())
    s.offer(0, "choose", [Option(s.names, "choose", (card(s, "1a"),))], Words("¿?", "?"))
    assert [(option.id, refusal) for option, refusal in s.game.impossible(s)] == [("choose:1:b#1", NOT_YOURS)]
    s.move(card(s, "1b"), HAND, 1)
    assert s.game.impossible(s) == []  # what the player does not see is not spoken of
