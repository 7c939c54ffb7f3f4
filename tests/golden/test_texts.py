"""Golden files: what people read, and how many games there are, change only on purpose (`make golden`)."""

from difflib import unified_diff

import pytest
from tests.golden import produce

from tapete import games


def same(file, text):
    """The golden file, or the first lines that differ and how to go on."""
    assert file.exists(), f"{file.name} is missing: run `make golden`"
    kept = file.read_text("utf-8")
    changes = list(unified_diff(kept.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1))
    assert kept == text, "\n".join([f"{file.name} is not what the product prints now; {produce.HOW}", *changes[:40]])


@pytest.mark.parametrize("id", games.ids())
def test_the_texts_of_the_cards(id):
    same(produce.HERE / f"{id}_texts.txt", produce.texts(id))


@pytest.mark.parametrize("id", [id for id in games.ids() if games.find(id).signs])
def test_the_cards_in_symbols(id):
    same(produce.HERE / "symbols" / f"{id}.txt", produce.symbols(id))


@pytest.mark.parametrize("id", produce.with_card_files())
def test_the_words_of_the_cards(id):
    same(produce.DOCS / f"words-{id}.md", produce.word_page(games.find(id)))


@pytest.mark.parametrize("id", games.ids())
def test_a_seeded_game_in_words(id):
    same(produce.HERE / f"{id}_playthrough.txt", produce.playthrough(id))


@pytest.mark.parametrize("case", produce.perft_cases(), ids=lambda case: case["name"])
def test_the_number_of_games_from_a_position(case):
    assert produce.counted(case) == case["counts"], f"{case['name']}: {produce.HOW}"
