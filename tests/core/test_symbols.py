"""Effects in symbols: what control nodes make of their parts, and that a whole is silent when a part is."""

import pytest

from tapete import games
from tapete.core.control import Choose, ChooseOne, If, May, RepeatWhile, Sequence, Times, Together
from tapete.core.language import Noun, Words, adjective, invariable
from tapete.core.nouns import YOURS, Cards, Quality
from tapete.core.programs import OPPONENT, Amount, Condition, Done, Effect
from tapete.core.selections import Both, Chosen, Each, Register
from tapete.core.symbols import GRAMMAR, Sign, by_id, counted, grouped, joined, spelled
from tapete.core.text import SYMBOL, plain, spans

GOLD = Sign("gold", Words("Oro", "Gold"), "◉", "two-coins", worded=True)
TURN = Sign("turn", Words("agota", "turn"), "↷", "clockwise-rotation")
SIGNS = by_id((GOLD, TURN))


class Says(Effect):
    def __init__(self, said: str) -> None:
        self.said = said

    def symbols(self) -> str:
        return self.said


class Holds(Condition):
    def symbols(self) -> str:
        return "★"


A, B, MUTE = Says("A"), Says("B"), Says("")


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (Sequence(A, B), "A · B"),
        (Together(A, B), "A · B"),
        (May(A), "? A"),
        (May(Sequence(A, B)), "? (A · B)"),
        (If(Holds(), A), "★ → A"),
        (If(Holds(), A, B), "★ → A / B"),
        (ChooseOne(A, Sequence(A, B)), "A / (A · B)"),
        (Times(3, A), "3 × A"),
        (Sequence(A, If(Done(), B)), "A · ✓ → B"),
        (RepeatWhile(A, Holds(), Words("", "")), "A · ★ → ↻"),
        (RepeatWhile(A, Holds(), Words("", ""), limit=1), "A · ★ → 1 × ↻"),
        (RepeatWhile(A, Holds(), Words("", ""), ask=True), "A · ? ↻"),
        (Sequence(Choose(Register("this", Words("esta", "this"), "⌂")), B), "☞ ⌂ · B"),
    ],
)
def test_control_nodes_compose(effect, said):
    assert effect.symbols() == said


@pytest.mark.parametrize(
    "effect",
    [
        Sequence(A, MUTE), May(MUTE), May(A, OPPONENT), If(Condition(), A), If(Holds(), MUTE), If(Holds(), A, MUTE),
        RepeatWhile(A, Condition(), Words("", "")), Choose(Register("this", Words("esta", "this"))),
        ChooseOne(A, MUTE), Times(Amount(), A), Times(2, MUTE), Effect(),
    ],
)  # fmt: skip
def test_when_a_part_cannot_be_said_the_whole_cannot(effect):
    assert effect.symbols() == ""


class Damaged(Quality):
    def symbols(self) -> str:
        return "✶"


def test_selections_say_how_many_and_which():
    creature = Noun("criatura", "criaturas", True, "creature", "creatures", "❦")
    cards = Cards(creature, (0,))
    assert (Each(cards).symbols(), Chosen(cards).symbols(), Chosen(cards, 2).symbols()) == ("∀ ❦", "❦", "2 ❦")
    assert Chosen(cards, 2, 0).symbols() == "≤2 ❦"
    assert Chosen(cards, 1, by=OPPONENT).symbols() == ""
    assert Both(Each(cards), Chosen(cards)).symbols() == "∀ ❦ + ❦"
    assert Register("this", Words("esta carta", "this card"), "⌂").symbols() == "⌂"
    damaged = Damaged(adjective("dañado", "damaged"))
    assert Cards(creature, (0,), qualities=(damaged,)).symbols() == "✶ ❦"
    assert Cards(creature, (0,), qualities=(Quality(adjective("dañado", "damaged")),)).symbols() == ""
    assert Cards(creature, (0,), YOURS).symbols() == "", "whose they are has no symbol unless a game gives one"
    assert Cards(Noun("llave", "llaves", True, "key", "keys"), (0,)).symbols() == ""


def test_a_quality_that_has_no_word_is_silent_unless_the_noun_implies_it():
    creature = Noun("criatura", "criaturas", True, "creature", "creatures", "❦")

    class Tagged(Quality):
        implied = True

    wordless = invariable("", "")
    assert Cards(creature, (0,), qualities=(Tagged(wordless),)).symbols() == "❦"
    assert Cards(creature, (0,), qualities=(Quality(wordless),)).symbols() == "", "nobody would see that it is narrower"


def test_counted_things():
    assert counted(GOLD.mark) == f"#{GOLD.mark}", "one sign needs no brackets"
    assert (counted("A B", 3), counted("", 3)) == ("(3 × #(A B))", "")


def test_parts_are_joined_and_held_together():
    assert joined([], " · ") == "" and joined(["A", ""], " · ") == "" and grouped("A") == "A" and grouped("A · B") == "(A · B)"


def test_a_line_is_spelled_for_who_reads_letters():
    line = f"{TURN.mark} → +2 {GOLD.mark}"
    assert plain(line) == "↷ → +2 ◉"
    assert spelled(line, SIGNS, "es") == "↷ → +2 Oro" and spelled(line, SIGNS, "en") == "↷ → +2 Gold"


@pytest.mark.parametrize("id", [id for id in games.ids() if games.find(id).signs])
def test_every_symbol_on_a_card_is_in_the_legend_and_of_one_glyph(id):
    game = games.find(id)
    assert all(sign.name.es and sign.name.en and sign.glyph and sign.icon for sign in game.signs.values())
    known = {glyph for glyph, _ in GRAMMAR}
    for card in game.catalogue.values():
        for line in game.speech.symbols(card):
            for span in spans(line):
                if span.kind == SYMBOL:
                    assert game.signs[span.ref].glyph == span.text, card.id
                else:
                    letters = {letter for letter in span.text if letter.isalpha()} - known
                    assert span.kind == "" and letters <= {"X"}, f"{card.id}: words among the symbols: {span.text}"
