"""Printed text: it was read beside the facts, it is good Spanish, and every card with an ability is shown at play."""

from __future__ import annotations

import ast
import hashlib
import re
from pathlib import Path

import pytest
import yaml

import tapete.games.mitos_y_leyendas
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts

HERE = Path(__file__).parent
CARDS = Path(tapete.games.mitos_y_leyendas.__file__).parent / "cards"
REVIEW = HERE.parents[2] / "golden" / "mitos_y_leyendas_text_review.yaml"


@pytest.fixture(scope="module")
def speaking(mitos):
    """The cards with an ability; the game has declared them."""
    return [card for card in mitos.game.catalogue.values() if card.abilities]


def test_every_text_was_read_beside_its_fact(speaking):
    reviewed = yaml.safe_load(REVIEW.read_text("utf-8"))
    marks = {card.id: hashlib.sha256(card.text("es").encode()).hexdigest()[:8] for card in speaking}
    changed = sorted(id for id, mark in marks.items() if reviewed.get(id) != mark)
    assert not changed, f"read these again (tools/mitos_text_check.py): {changed}"
    assert set(reviewed) == set(marks)


def test_a_card_has_a_text_when_its_printing_has_a_text_box(mitos):
    facts = all_facts()
    for card in DECLARED.values():
        assert bool(card.abilities) == facts[card.id].boxed, card.id


def test_every_ability_has_words_in_both_languages(speaking):
    silent = [ability.id for card in speaking for ability in card.abilities if not ability.text("es") or not ability.text("en")]
    assert silent == []


def test_every_card_with_an_ability_is_shown_at_play(speaking):
    written = "".join(file.read_text("utf-8") for file in sorted(HERE.glob("test_*.py")))
    named = set(re.findall(r'"([a-z0-9_-]+)"', written))
    assert sorted(card.id for card in speaking if card.id not in named) == []


def test_no_card_writes_its_own_sentences():
    for file in sorted(CARDS.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        names = {facts.name for facts in all_facts().values()}
        assert [text for text in texts[1:] if " " in text and text not in names] == []


UNSPANISH = (
    r"\ba el\b", r"\bde el\b", r"\bun (carta|mano|Bestia|Criatura|Abominación)\b", r"\buna (Arma|Aliado|Oro|Tótem|Talismán)\b",
    r"\b(2|3|4|5|6) (carta|Oro|Aliado)\b", r"  ", r" [.,;:]", r"\{", r"\b(the|Ally|Castle)\b",
    r"[Pp]uedes (mira|roba|busca|destruye)\b",
    r"\blos Aliados que (esté|porte|controle)\b", r"\bel (Bestia|Criatura)\b", r"\+-|--", r"\bgana -",
)  # fmt: skip


@pytest.mark.parametrize("pattern", UNSPANISH)
def test_no_text_holds_what_spanish_does_not_say(speaking, pattern):
    assert [card.id for card in speaking if re.search(pattern, card.text("es"))] == []


UNENGLISH = (
    r"\b(an) [bcdfgjklmnpqrstvwxyz]",
    r"\ba [aeio]",
    r"  ",
    r" [.,;:]",
    r"\b(que|Aliado|Castillo|carta)\b",
    r"\{",
    r"\+-|--",
)


@pytest.mark.parametrize("pattern", UNENGLISH)
def test_no_text_holds_what_english_does_not_say(speaking, pattern):
    assert [card.id for card in speaking if re.search(pattern, card.text("en"))] == []


def test_the_page_on_the_cards_counts_them_right(speaking):
    page = (HERE.parents[3] / "docs" / "content-mitos-y-leyendas.md").read_text("utf-8")
    known = len(all_facts())
    assert f"| all | {known:,} | {len(DECLARED)} | {len(speaking)} | {known - len(DECLARED)} |" in page
