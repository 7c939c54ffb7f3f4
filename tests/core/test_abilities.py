"""Declarations: the names abilities get, what enters the index, and what a card prints."""

from __future__ import annotations

import pytest
from tests.core.mini import MARKED, POWER, ForTheTurn, Instead, Mark, Mini, Play, WhenMarked, plain, table

from tapete.core.abilities import NO_LISTENERS, Ability, CardDef, Constant, Index, Listener, Modifying, Replacing, Standing
from tapete.core.decision import Decision, Option
from tapete.core.effects import Program, Register, Sequence, scope
from tapete.core.events import Event
from tapete.core.language import Words
from tapete.core.modifiers import Modifier
from tapete.core.refusal import BadDocument, Refusal, Refused

THIS = Register("this", Words("esta carta", "this card"))


class Grants(Modifier):
    def __init__(self, granted: Ability) -> None:
        super().__init__(POWER)
        self.granted = granted

    def text(self, lang: str) -> str:
        return "grants" if lang == "en" else "concede"

    def declared(self) -> list[Ability]:
        return [self.granted]

    def programs(self) -> list[Program]:
        return [Mark(THIS).compiled(), Mark(THIS).compiled()]


def test_abilities_are_named_after_their_card_and_their_places() -> None:
    inner = WhenMarked(Mark(THIS))
    first, second = Play(Sequence(Mark(THIS), ForTheTurn(inner))), Instead(1, 1)
    plain("ant", first, second)
    assert [(each.id, each.place) for each in (first, second, inner)] == [("ant/1", 1), ("ant/2", 2), ("ant/1/1", 11)]
    assert (first.program.id, inner.program.id) == ("ant/1", "ant/1/1")


def test_an_ability_keeps_its_first_name_and_a_program_too() -> None:
    ability = WhenMarked(Mark(THIS))
    ability.program.id = "of its own"
    ability.adopt("game/rule")
    assert (ability.id, ability.place, ability.program.id) == ("game/rule", 0, "of its own")
    ability.adopt("other/7")
    assert (ability.id, ability.place) == ("game/rule", 0)


def test_several_programs_of_one_ability_have_names_of_their_own() -> None:
    class Two(Grants):
        def __init__(self) -> None:
            super().__init__(WhenMarked(Mark(THIS)))
            self.both = super().programs()

        def programs(self) -> list[Program]:
            return self.both

    modifier = Two()
    constant = Constant(modifier)
    plain("bee", constant)
    assert [program.id for program in constant.programs()] == ["bee/1", "bee/1.1"]
    assert constant.declared() == [modifier.granted] and modifier.granted.id == "bee/1/1"
    assert (constant.text("es"), constant.text("en")) == ("concede", "grants")


def test_what_listens_while_its_card_is_in_play() -> None:
    own, others = Play(Mark(THIS)), WhenMarked(Mark(THIS))
    assert [each.listens() for each in (own, others, Instead(1, 1), Constant(Modifier(POWER)), Ability())] == [
        False, True, True, True, False,
    ]  # fmt: skip
    assert plain("a", own).quiet and plain("b").quiet and not plain("c", Play(Mark(THIS)), others).quiet
    assert Ability().programs() == [] and Ability().declared() == []


def test_an_ability_of_its_own_card_answers_only_what_happens_to_it() -> None:
    s = table(Mini())
    own = Play(Mark(THIS))
    assert own.matches(s, Event(MARKED, 3), 3, 0) and not own.matches(s, Event(MARKED, 2), 3, 0)


def test_a_card_prints_what_its_abilities_say_and_nothing_for_those_that_are_silent() -> None:
    class Silent(Instead):
        def text(self, lang: str) -> str:
            return ""

    card = CardDef("x", Words("Equis", "Ex"), (Play(Mark(THIS)), Silent(1, 1), Instead(1, 1)))
    assert (card.text("en"), card.text("es")) == ("Mark this card. instead", "Marca esta carta. en su lugar")
    assert (card.mention("en"), card.mention("es"), card.entry) == ("Ex", "Equis", 0)


def test_an_index_lists_everybody_under_every_kind_and_shares_what_is_empty() -> None:
    index = Index(3, 2, 4)
    assert index.listening[0] is index.listening[1] is NO_LISTENERS
    ability, replacement, modifier = WhenMarked(Mark(THIS)), Instead(1, 1), Modifier(1)
    ability.kinds = (0, 2)
    replacement.kinds = (1, 2)
    listeners = [Listener(ability, card, 0) for card in (1, 2)]
    replacings = [Replacing(replacement, card, 0, card) for card in (1, 2)]
    modifyings = [Modifying(modifier, card, 0, scope(0, card)) for card in (1, 2)]
    for at in range(2):
        standing = Standing()
        standing.listeners, standing.replacings, standing.modifyings = [listeners[at]], [replacings[at]], [modifyings[at]]
        index.enter(standing, at + 1)
        assert not any(index.heard[1:3]) and index.listening[0] == []  # what is silent enters nothing
        standing.silent = False
    for at in range(2):
        standing = Standing()
        standing.listeners, standing.replacings, standing.modifyings = [listeners[at]], [replacings[at]], [modifyings[at]]
        standing.silent = False
        index.enter(standing, at + 1)
    assert (index.listening[0], index.listening[1], index.listening[2]) == (listeners, [], listeners)
    assert (index.replacing[0], index.replacing[1], index.replacing[2]) == ([], replacings, replacings)
    assert (index.modifying[0], index.modifying[1]) == ([], modifyings)
    assert list(index.heard) == [0, 1, 1, 0] and not index.brittle
    assert NO_LISTENERS == []


# -- options and refusals


@pytest.mark.parametrize(
    ("things", "word", "id"),
    [
        ((), "", "act"),
        ((0,), "", "act:1:a#1"),
        ((0, 2, 1), "", "act:1:a#1>2:c#1>1:b#1"),
        ((), "x", "act:x"),
        ((1,), "x", "act:1:b#1:x"),
    ],
)
def test_an_option_reads_as_its_verb_its_things_and_its_word(things: tuple[int, ...], word: str, id: str) -> None:
    option = Option(("1:a#1", "1:b#1", "2:c#1"), "act", things, word)
    assert option.id == id
    if things:
        assert (option.thing, option.target) == (things[0], things[-1])


def test_an_option_is_found_by_its_id_and_by_nothing_else() -> None:
    options = [Option((), "yes"), Option((), "no", (), "x")]
    decision = Decision(1, "may", options, Words("¿?", "?"))
    assert decision.find("yes") is options[0] and decision.find("no:x") is options[1] and decision.find("no") is None
    assert decision.ids() == ["yes", "no:x"] and (decision.source, decision.lone) == (-1, False)


def test_a_refusal_is_said_in_english_unless_asked_otherwise() -> None:
    refusal = Refusal("X-1", "No.", "Not so.")
    assert str(Refused(refusal)) == "Not so. (X-1)" and str(Refused(refusal, "es")) == "No. (X-1)"
    assert Refused(refusal).clause == "X-1"
    error = BadDocument("seed", "falta", "missing")
    assert (str(error), error.field, error.reason) == ("seed: missing", "seed", Words("falta", "missing"))
