"""Derived values and durations."""

from __future__ import annotations

import json

from tests.core.mini import (
    MARKED,
    PILE,
    POWER,
    RIVAL,
    ForTheTurn,
    Instead,
    Mark,
    Mini,
    Play,
    WhenMarked,
    answers,
    card,
    marks,
    plain,
    resolve,
    table,
)

from tapete.core import codec
from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Choose, Chosen, Program, Register, Resolving, Sequence, resolving
from tapete.core.events import Event, happens
from tapete.core.language import Words
from tapete.core.modifiers import FOREVER, Lasting, Modifier, expire, extend, last, spend, untie, uses_left
from tapete.core.state import State

THIS = Register("this", Words("esta carta", "this card"))


class Stronger(Modifier):
    """More power for what the effect chose, or for its own card."""

    def __init__(self, by: int, granted: Ability | None = None) -> None:
        super().__init__(POWER)
        self.by = by
        self.granted = granted

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        return card in scope.them if scope.them else card == scope.source

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        return self.by

    def text(self, lang: str) -> str:
        return f"+{self.by}"

    def declared(self) -> list[Ability]:
        return [] if self.granted is None else [self.granted]


def power(s: State, name: str) -> int:
    total = 0
    for each in s.index().modifying[POWER]:
        if each.modifier.affects(s, each.scope, card(s, name)):
            total += each.modifier.amount(s, each.scope, card(s, name))
    return total


def lasting(s: State, ability: Ability, starts: int = 0, ends: int = FOREVER, tie: int = -1, uses: int = -1) -> int:
    serial = s.next_serial()
    last(s, Lasting(ability, card(s, "1a"), 0, serial, starts, ends, tie, uses))
    return serial


def test_a_constant_applies_while_its_card_is_in_play() -> None:
    s = table(Mini(cards=(plain("a", Constant(Stronger(2))),)), each=("a", "b"))
    assert (power(s, "1a"), power(s, "1b")) == (2, 0)
    s.move(card(s, "1a"), PILE, 0)
    assert power(s, "1a") == 0
    s.move(card(s, "1a"), 2, 1)
    assert power(s, "1a") == 2


def test_copies_compute_their_own_values() -> None:
    s = table(Mini(cards=(plain("a", Constant(Stronger(2))),)), each=("a", "b"))
    twin = s.clone()
    twin.move(card(s, "1a"), PILE, 0)
    assert (power(s, "1a"), power(twin, "1a")) == (2, 0)


def test_for_the_turn_ends_with_the_turn_and_remembers_what_was_chosen() -> None:
    s = resolve(table(Mini()), Sequence(Choose(Chosen(RIVAL)), ForTheTurn(Constant(Stronger(3)))))
    answers(s, "2b")
    assert (power(s, "2a"), power(s, "2b")) == (0, 3)
    expire(s)
    assert power(s, "2b") == 0


def test_what_starts_later_is_not_in_force_before() -> None:
    s = table(Mini())
    lasting(s, Constant(Stronger(1)), starts=1, ends=1)
    assert power(s, "1a") == 0
    s.turn = 1
    s.touch()
    assert power(s, "1a") == 1


def test_what_is_tied_to_a_card_ends_when_it_leaves() -> None:
    s = table(Mini())
    lasting(s, Constant(Stronger(1)), tie=card(s, "1b"))
    untie(s, card(s, "1c"))
    assert power(s, "1a") == 1
    untie(s, card(s, "1b"))
    assert power(s, "1a") == 0


def test_uses_count_down() -> None:
    s = table(Mini())
    serial = lasting(s, Instead(1, 5), uses=2)
    spend(s, serial)
    assert [effect.uses for effect in s.lasting] == [1]
    spend(s, serial)
    assert s.lasting == []


def test_lasting_triggers_and_replacements_are_in_force() -> None:
    s = table(Mini())
    lasting(s, Instead(1, 5))
    lasting(s, WhenMarked(Mark(THIS)))
    happens(s, Event(MARKED, card(s, "2a"), 0, 1))
    s.advance()
    assert marks(s) == {"2a": 6, "1a": 6}


def test_abilities_inside_effects_and_modifiers_have_ids_and_are_known_to_the_game() -> None:
    granted = WhenMarked(Mark(THIS))
    inner = Constant(Stronger(1, granted))
    game = Mini(cards=(plain("a", Instead(1, 0, every=False), Play(Sequence(Mark(THIS), ForTheTurn(inner)))),))
    assert (inner.id, granted.id) == ("a/2/1", "a/2/1/1")
    assert game.abilities["a/2/1"] is inner
    assert game.abilities["a/2/1/1"] is granted
    programs: list[Program] = granted.programs()
    assert game.programs[programs[0].id] is programs[0]


def test_an_ability_that_two_cards_share_keeps_its_first_name() -> None:
    shared = WhenMarked(Mark(THIS))
    game = Mini(cards=(plain("a", shared), plain("b", shared)))
    assert shared.id == "a/1"
    assert game.abilities["a/1"] is shared
    assert list(game.programs) == ["a/1"]


def test_a_lasting_effect_is_written_down_by_the_name_of_its_ability() -> None:
    inner = Constant(Stronger(4))
    game = Mini(cards=(plain("a", Play(Sequence(Choose(Chosen(RIVAL)), ForTheTurn(inner)))),))
    s = table(game, each=("a", "b"))
    s.push(resolving(game.programs["a/1"], 0, card(s, "1a")))
    s.advance()
    answers(s, "2b")
    data = json.loads(json.dumps(codec.to_json(s)))
    assert data["lasting"][0]["ability"] == "a/1/1"
    twin = codec.from_json(game, data)
    assert power(twin, "2b") == 4
    assert codec.digest(twin) == codec.digest(s)


def made_for(s: State, ability: Ability, it: int = -1, them: tuple[int, ...] = (), uses: int = -1) -> Lasting:
    effect = Lasting(ability, card(s, "1a"), 1, s.next_serial(), 2, 8, 0, uses, it, them, "dis", 7)
    last(s, effect)
    return effect


def fields(effect: Lasting) -> tuple[object, ...]:
    named = (effect.ability, effect.source, effect.you, effect.serial, effect.starts, effect.ends, effect.tie, effect.uses)
    return (*named, effect.it, effect.them, effect.word, effect.number)


def test_an_effect_used_or_put_off_is_the_same_in_everything_else() -> None:
    s = table(Mini())
    effect = made_for(s, Constant(Stronger(1)), 2, (0, 3), uses=3)
    before = fields(effect)
    assert fields(effect.used()) == (*before[:7], 2, *before[8:])
    later = effect.later(5)
    assert fields(later) == (*before[:4], 3, 13, *before[6:])
    assert fields(effect) == before


def test_an_effect_on_some_cards_goes_on_for_the_others_when_one_of_them_leaves() -> None:
    s = table(Mini())
    a, b, c = (card(s, name) for name in ("2a", "2b", "2c"))
    group = made_for(s, Constant(Stronger(2)), b, (a, b))
    single = made_for(s, Constant(Stronger(3)), c, (c,))
    trigger = made_for(s, WhenMarked(Mark(THIS)), b, (b,))
    s.turn = 2
    s.touch()
    assert (power(s, "2a"), power(s, "2b"), power(s, "2c")) == (2, 2, 3)
    assert [effect.concerns(b) for effect in (group, single, trigger)] == [True, False, False]
    s.dirty = False
    untie(s, b)
    assert s.dirty
    assert (power(s, "2a"), power(s, "2b"), power(s, "2c")) == (2, 0, 3)
    assert fields(s.lasting[0]) == (*fields(group)[:8], -1, (a, -1), "dis", 7)  # its place stays taken
    assert s.lasting[1] is single and s.lasting[2] is trigger
    assert (group.it, group.them) == (b, (a, b))  # a copy of the state may hold the old one
    untie(s, c)
    assert (s.lasting[1].it, s.lasting[1].them) == (-1, (-1,)) and s.lasting[0].them == (a, -1)


def test_a_card_that_nothing_was_put_on_leaves_everything_as_it_was() -> None:
    s = table(Mini())
    made_for(s, Constant(Stronger(2)), 1, (1,))
    before, index = s.lasting, s.index()
    s.dirty = False
    untie(s, 5)
    assert s.lasting is before and s.index() is index and not s.dirty


def test_what_ends_with_the_turn_ends_and_the_rest_goes_on() -> None:
    s = table(Mini())
    s.turn = 3
    for ends in (2, 3, 4, FOREVER):
        lasting(s, Constant(Stronger(1)), ends=ends)
    expire(s)
    assert [effect.ends for effect in s.lasting] == [4, FOREVER]
    before, index = s.lasting, s.index()
    s.dirty = False
    expire(s)
    assert s.lasting is before and s.index() is index and not s.dirty  # nothing ended, nothing is read anew


def test_only_the_effect_that_was_used_is_used_up() -> None:
    s = table(Mini())
    first, second = lasting(s, Instead(1, 1), uses=1), lasting(s, Instead(1, 1), uses=3)
    s.index()
    s.dirty = False
    spend(s, second)
    assert [(effect.serial, effect.uses) for effect in s.lasting] == [(first, 1), (second, 2)]
    assert s.dirty
    spend(s, first)
    assert [effect.serial for effect in s.lasting] == [second]
    assert [each.lasting for each in s.index().replacing[MARKED]] == [second]


def test_the_uses_left_are_those_of_the_effect_that_is_asked_about() -> None:
    s = table(Mini())
    first, second = lasting(s, Instead(1, 1), uses=1), lasting(s, Instead(1, 1), uses=3)
    assert (uses_left(s, first), uses_left(s, second), uses_left(s, lasting(s, Instead(1, 1)))) == (1, 3, -1)
    spend(s, first)
    assert uses_left(s, first) == 0


def test_an_effect_that_is_about_one_more_card_is_the_same_in_everything_else() -> None:
    s = table(Mini())
    one = made_for(s, Constant(Stronger(1)), 2, (0,), uses=3)
    two = made_for(s, Constant(Stronger(1)), 2, (0,), uses=3)
    before = fields(two)
    s.index()
    s.dirty = False
    extend(s, two.serial, 3)
    assert s.lasting[0] is one and fields(s.lasting[1]) == (*before[:9], (0, 3), *before[10:])
    assert s.dirty and fields(two) == before


def test_a_modifier_changes_nothing_unless_it_says_otherwise() -> None:
    s = table(Mini())
    modifier = Modifier(POWER)
    frame = Resolving()
    assert modifier.affects(s, frame, 0) and modifier.amount(s, frame, 0) == 0
    assert modifier.programs() == [] and modifier.declared() == []
