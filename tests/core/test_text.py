"""Texts whose pieces know what they name: made, joined and read."""

import pytest

from tapete.core import text
from tapete.core.language import Noun, Words, capital, listing, player_named, sentence
from tapete.core.nouns import Cards
from tapete.core.text import Span, plain, spans, unmarked

IMP = text.card(7, "Imp")
IGNACIO = text.player(0, "Ignacio")


def pieces(said: str) -> list[tuple[str, str, str]]:
    return [(span.kind, span.ref, span.text) for span in spans(said)]


def test_a_text_of_words_alone_is_one_piece_and_stays_as_it_is():
    assert pieces("Paso") == [("", "", "Paso")] and plain("Paso") == "Paso"
    assert pieces("") == [] and plain("") == ""


def test_each_kind_of_piece_says_what_it_names():
    said = f"{IGNACIO} paga 2 {text.symbol('gold', 'Oro')} por {IMP} ({text.keyword('taunt', 'Provocar')})"
    assert plain(said) == "Ignacio paga 2 Oro por Imp (Provocar)"
    assert pieces(said) == [
        ("player", "0", "Ignacio"),
        ("", "", " paga 2 "),
        ("symbol", "gold", "Oro"),
        ("", "", " por "),
        ("card", "7", "Imp"),
        ("", "", " ("),
        ("keyword", "taunt", "Provocar"),
        ("", "", ")"),
    ]
    assert repr(Span("card", "7", "Imp")) == "Span('card', '7', 'Imp')"


def test_a_piece_holds_no_other_piece():
    assert pieces(text.keyword("gift", f"da {IMP}")) == [("keyword", "gift", "da Imp")]


def test_sentences_look_through_the_marks():
    assert plain(sentence(f"{text.card(1, 'imp')} muere")) == "Imp muere."
    assert pieces(sentence(text.card(1, "imp")))[0] == ("card", "1", "Imp")
    assert plain(sentence(f"¿{text.card(1, 'imp')}?")) == "¿Imp?"
    assert plain(sentence(f"dices {text.keyword('cry', '¡ahora!')}")) == "Dices ¡ahora!"  # no second full stop
    assert plain(capital(text.symbol("gold", "oro"))) == "Oro"
    assert plain(capital("")) == ""


@pytest.mark.parametrize(
    ("last", "conjunction", "joined"),
    [
        (IGNACIO, None, "Ana e Ignacio"),
        (IMP, None, "Ana e Imp"),
        (text.card(1, "Hielo"), None, "Ana y Hielo"),
        (text.symbol("gold", "Oro"), Words("o", "or"), "Ana u Oro"),
    ],
)
def test_spanish_conjunctions_hear_the_word_behind_the_mark(last, conjunction, joined):
    assert plain(listing(["Ana", last], "es", conjunction)) == joined


def test_the_english_article_hears_the_word_behind_the_mark():
    noun = Noun(text.keyword("orc", "orco"), "orcos", False, text.keyword("orc", "orc"), "orcs")
    assert plain(Cards(noun, (0,)).phrase("en", "a", False)) == "an orc"


def test_gaps_are_filled_with_pieces():
    told = Words("{who} juega {card}", "{who} plays {card}").fill("en", who=player_named(1, "en"), card=IMP)
    assert plain(told) == "Player 2 plays Imp"
    assert [span.kind for span in spans(told)] == ["player", "", "card"]


def test_a_sign_is_a_symbol_where_no_letter_stands_beside_it():
    said = text.signed(f"2Æ, Æmbar y {text.card(1, 'Æ')}: Æ", {"Æ": "aember"})
    assert plain(said) == "2Æ, Æmbar y Æ: Æ"
    assert [span.text for span in spans(said) if span.kind == "symbol"] == ["Æ", "Æ"], "not of a word, nor of a card's name"
    assert text.signed("Paso", {"Æ": "aember"}) == "Paso"


def test_what_somebody_types_holds_no_marks():
    assert unmarked(f"Ana {IMP}") == "Ana card 7Imp"
    assert pieces(unmarked(IMP)) == [("", "", "card 7Imp")]


@pytest.mark.parametrize("broken", [text.OPEN, f"a{text.OPEN}card 7", f"{text.OPEN}card 7{text.SHOWN}Imp"])
def test_a_broken_mark_of_a_file_is_words(broken):
    assert all(span.kind == "" for span in spans(broken)) and text.OPEN not in plain(broken)
