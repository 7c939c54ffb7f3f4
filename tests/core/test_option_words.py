"""Options in words on the smallest game: which phrase, which names, what choosing it does, and what is as good as the same."""

from __future__ import annotations

import pytest
from tests.core.mini import (
    DECK,
    HAND,
    MARKED,
    MARKS,
    OWN,
    PILE,
    RIVAL,
    TABLE,
    Instead,
    Mark,
    Mini,
    WhenMarked,
    card,
    plain,
    resolve,
    table,
)

from tapete.core.decision import Decision, Option
from tapete.core.effects import ChooseOne, Chosen, Register
from tapete.core.events import Event, happens
from tapete.core.facets import Speech
from tapete.core.labels import alike, distinct, group, label, labels, menu
from tapete.core.language import Words
from tapete.core.state import State, new_state

THIS = Register("this", Words("esta carta", "this card"))
QUESTION = Words("¿?", "?")


def ask(s: State, *options: Option, player: int = 0, kind: str = "idle") -> State:
    s.decision = Decision(player, kind, list(options), QUESTION)
    return s


def options(s: State, verb: str, *names: str) -> list[Option]:
    return [Option(s.names, verb, (card(s, name),)) for name in names]


# -- phrases


def test_a_phrase_is_found_by_question_and_word_first_and_by_the_verb_alone_last() -> None:
    s = table(Mini())
    option = Option(s.names, "act", (card(s, "1a"),), "fast")
    ask(s, option, kind="main")
    said = []
    for key in ("act", "main/act", "act:fast", "main/act:fast"):
        s.game.phrases[key] = Words(f"{key} {{thing}}", f"{key} {{thing}}")
        said.append(label(s, option, "en"))
    assert said == ["act A", "main/act A", "act:fast A", "main/act:fast A"]
    s.decision = None
    assert label(s, option, "en") == "act:fast A"  # no question: no kind


def test_a_verb_without_a_phrase_names_its_things_and_its_word() -> None:
    s = table(Mini())
    things = (card(s, "1a"), card(s, "2b"))
    assert label(s, Option(s.names, "juggle", things, "3"), "en") == "juggle A → B 3"
    assert label(s, Option(s.names, "juggle"), "es") == "juggle"


def test_a_phrase_has_places_for_the_first_and_the_last_thing_and_the_word() -> None:
    class Spoken(Speech):
        def word(self, s: State, option: Option, lang: str) -> str:
            return f"<{option.word}>" if lang == "en" else f"«{option.word}»"

    game = Mini()
    game.speech = Spoken(game)
    s = table(game)
    s.game.phrases["act"] = Words("{thing} contra {target}: {word}", "{thing} at {target}: {word}")
    option = Option(s.names, "act", (card(s, "1a"), card(s, "1b"), card(s, "2c")), "dis")
    ask(s, option)
    assert (label(s, option, "es"), label(s, option, "en")) == ("A contra C: «dis»", "A at C: <dis>")
    s.game.phrases["bid"] = Words("Puja {word}", "Bid {word}")
    assert label(s, Option(s.names, "bid", (), "2"), "en") == "Bid <2>"


def test_a_game_is_asked_only_for_what_its_phrase_has_a_place_for() -> None:
    class Mute(Speech):
        def word(self, s: State, option: Option, lang: str) -> str:
            raise AssertionError("nobody wants to know")

    game = Mini()
    game.speech = Mute(game)
    s = table(game)
    s.game.phrases["act"] = Words("{thing}", "{thing}")
    assert label(s, Option(s.names, "act", (0,), "dis"), "en") == "A"
    assert label(s, Option(s.names, "juggle", (0,)), "en") == "juggle A"


def test_where_the_last_thing_lies_is_said_to_whoever_decides() -> None:
    s = resolve(table(Mini(), each=("a", "b")), Mark(Chosen(RIVAL)))
    assert labels(s, "es") == ["A (mesa, jugador 2)", "B (mesa, jugador 2)"]
    s = resolve(table(Mini(), each=("a", "b")), Mark(Chosen(OWN)))
    assert labels(s, "en") == ["A (table)", "B (table)"]
    s.decision = None
    assert labels(s, "en") == []
    assert label(s, Option(s.names, "choose", (card(s, "1a"),)), "en") == "A (table, player 1)"  # nobody decides


def test_yes_names_the_card_that_is_saved_and_plain_answers_stand_alone() -> None:
    s = table(Mini())
    ask(s, Option(s.names, "yes", (card(s, "1b"),)), Option(s.names, "no"), kind="instead")
    assert labels(s, "es") == ["Sí: B", "No"]
    ask(s, Option(s.names, "yes"), Option(s.names, "no"), Option(s.names, "done"), Option(s.names, "pass"), kind="may")
    assert labels(s, "en") == ["Yes", "No", "Nothing more", "Pass"]


def copies() -> State:
    """Two copies of a on either side of the table, and one b."""
    game = Mini(cards=(plain("a"), plain("b")))
    cards = tuple([game.catalogue[id] for id in ("a", "a", "b", "a")])
    s = new_state(game, 2, cards, (0, 0, 0, 1))
    for number, owner in enumerate(s.owners):
        s.move(number, TABLE, owner)
    game.phrases["act"] = Words("Usa {thing}", "Use {thing}")
    game.phrases["hit"] = Words("{thing} golpea {target}", "{thing} hits {target}")
    return s


def test_a_card_is_told_by_its_place_where_a_copy_of_it_lies_elsewhere() -> None:
    s = copies()
    act = [Option(s.names, "act", (number,)) for number in range(4)]
    ask(s, act[0], act[3], act[2])
    assert labels(s, "en") == ["Use A (table)", "Use A (table, player 2)", "Use B"]
    ask(s, act[0], act[1])  # both lie in the same place: it would say nothing
    assert labels(s, "en") == ["Use A", "Use A"]
    ask(s, act[0], Option(s.names, "hit", (3,)))  # of another verb
    assert label(s, act[0], "en") == "Use A"
    ask(s, act[0], Option(s.names, "act", (3, 2)))  # with more things
    assert label(s, act[0], "en") == "Use A"
    s.decision = None
    assert label(s, act[0], "en") == "Use A"


def test_each_thing_is_told_apart_by_its_own_rivals() -> None:
    s = copies()
    ask(s, Option(s.names, "hit", (2, 0)), Option(s.names, "hit", (2, 3)))
    assert labels(s, "es") == ["B golpea A (mesa)", "B golpea A (mesa, jugador 2)"]
    ask(s, Option(s.names, "hit", (0, 2)), Option(s.names, "hit", (3, 2)))
    assert labels(s, "es") == ["A (mesa) golpea B", "A (mesa, jugador 2) golpea B"]


def test_a_place_that_the_phrase_says_is_not_said_twice() -> None:
    s = copies()
    s.game.phrases["act"] = Words("Usa {thing} de {where}", "Use {thing} of {where}")
    s.game.phrases["hit"] = Words("{thing} golpea {target} de {where}", "{thing} hits {target} of {where}")
    ask(s, Option(s.names, "act", (0,)), Option(s.names, "act", (3,)))
    assert labels(s, "en") == ["Use A of table", "Use A of table, player 2"]
    ask(s, Option(s.names, "hit", (0, 3)), Option(s.names, "hit", (3, 0)))
    assert labels(s, "en") == ["A (table) hits A of table, player 2", "A (table, player 2) hits A of table"]


# -- what choosing it does


def test_the_order_of_triggers_says_the_effect_of_each_and_what_it_answers() -> None:
    game = Mini(cards=(plain("a", WhenMarked(Mark(THIS))), plain("b", WhenMarked(Mark(THIS, 2)))))
    s = table(game, each=("a", "b", "c"), players=1)
    happens(s, Event(MARKED, card(s, "1c"), 0, 1))
    s.advance()
    assert labels(s, "en") == ["A: Mark this card. (C)", "B: Mark this card. (C)"]
    assert labels(s, "es") == ["A: Marca esta carta. (C)", "B: Marca esta carta. (C)"]


class OwnMarks(WhenMarked):
    """Answers marks on its own card too, and those on nobody's."""

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        return e.source < 0


def test_what_an_ability_answers_is_not_said_when_it_is_its_own_card_or_no_card() -> None:
    game = Mini(cards=(plain("a", OwnMarks(Mark(THIS))), plain("b", OwnMarks(Mark(THIS)))))
    s = table(game, each=("a", "b"), players=1)
    happens(s, Event(MARKED, card(s, "1a"), 0, 1))
    s.advance()
    assert labels(s, "en") == ["A: Mark this card.", "B: Mark this card. (A)"]
    for pending in s.stack[-1].pending:  # type: ignore[attr-defined]
        pending.event.card = -1
    assert labels(s, "en") == ["A: Mark this card.", "B: Mark this card."]


def test_the_order_of_replacements_says_what_each_of_them_does() -> None:
    class Times(Instead):
        def text(self, lang: str) -> str:
            return f"x{self.times}"

    game = Mini(cards=(plain("a", Times(2, 0)), plain("b", Times(3, 0))))
    s = table(game, each=("a", "b", "c"), players=1)
    happens(s, Event(MARKED, card(s, "1c"), 0, 1))
    s.advance()
    assert labels(s, "en") == ["A: x2", "B: x3"]


def test_one_of_several_effects_is_said_as_a_sentence() -> None:
    s = resolve(table(Mini()), ChooseOne(Mark(THIS), Mark(Chosen(RIVAL))))
    assert labels(s, "es") == ["Marca esta carta.", "Marca una carta."]
    assert label(s, Option(s.names, "option", (), "x"), "es") == ""  # no number
    s.stack.clear()
    assert labels(s, "es") == ["", ""]  # nothing is under way


# -- what cannot differ


def in_hand() -> State:
    """Two copies of a in a hand, whose order means nothing, and a b."""
    s = copies()
    for number in range(3):
        s.move(number, HAND, 0)
    return s


def test_the_same_deed_with_copies_that_lie_where_order_means_nothing_is_one() -> None:
    s = in_hand()
    act = [Option(s.names, "act", (number,)) for number in range(4)]
    assert alike(s, act[0], act[1]) and alike(s, act[0], act[0])
    assert not alike(s, act[0], act[2])  # another card
    assert not alike(s, act[0], Option(s.names, "hit", (1,)))
    assert not alike(s, act[0], Option(s.names, "act", (1,), "fast"))
    assert not alike(s, act[0], Option(s.names, "act", (1, 2)))
    assert alike(s, Option(s.names, "hit", (2, 0)), Option(s.names, "hit", (2, 1)))
    assert not alike(s, Option(s.names, "hit", (0, 2)), Option(s.names, "hit", (1, 0)))
    ask(s, *act[:3])
    assert distinct(s) == [act[0], act[2]]
    s.decision = None
    assert distinct(s) == []


def test_copies_differ_by_owner_by_counters_and_by_zone() -> None:
    s = in_hand()
    first, second, other = (Option(s.names, "act", (number,)) for number in (0, 1, 3))
    s.move(3, HAND, 0)
    assert not alike(s, first, other)  # somebody else's card
    s.numbers[MARKS][1] = 1
    assert not alike(s, first, second)
    s.numbers[MARKS][0] = 1
    assert alike(s, first, second)
    s.move(1, HAND, 1)
    assert not alike(s, first, second)


@pytest.mark.parametrize(("zone", "same"), [(HAND, True), (DECK, False), (TABLE, False), (PILE, False)])
def test_where_order_means_something_or_in_play_copies_are_not_the_same(zone: int, same: bool) -> None:
    s = in_hand()
    for number in range(2):
        s.move(number, zone, 0)
    assert alike(s, Option(s.names, "act", (0,)), Option(s.names, "act", (1,))) == same


def test_in_play_copies_are_never_the_same_even_where_order_means_nothing() -> None:
    s = copies()
    s.game.zones[TABLE].ordered = False
    assert not alike(s, Option(s.names, "act", (0,)), Option(s.names, "act", (1,)))


# -- menus


def test_a_menu_gathers_options_under_the_headings_in_the_order_of_the_game() -> None:
    s = table(Mini())
    s.game.groups = {
        "idle/act": Words("Usar", "Use"),
        "idle/hit": Words("Pegar", "Hit"),
        "idle/kick": Words("Pegar", "Hit"),
        "main/pass": Words("Terminar", "End"),
    }
    hit, act = options(s, "hit", "1a"), options(s, "act", "1b", "1c")
    kick, done = options(s, "kick", "2a"), Option(s.names, "pass")
    ask(s, *hit, act[0], done, *kick, act[1])
    assert menu(s) == [done, *act, *hit, *kick]  # what has no heading comes first
    assert [group(s, option, "es") for option in menu(s)] == ["", "Usar", "Usar", "Pegar", "Pegar"]
    ask(s, done, kind="main")
    assert group(s, done, "en") == "End"
    s.game.groups = {}
    ask(s, *hit, *act)
    assert menu(s) == [*hit, *act]
    s.decision = None
    assert menu(s) == [] and group(s, done, "en") == ""
