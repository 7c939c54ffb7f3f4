"""Decks from elsewhere, pasted in the lobby: a whole game with each that can be played, and a sentence for each that cannot."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.player import Screen
from tests.games.keyforge.test_imports import SAMPLES, as_list, decks_of_keyforge, flattened

from tapete.games.keyforge.decks import random_deck

LATER = ("AEMBER_SKIES", "MASS_MUTATION", "DARK_TIDINGS")


def written() -> dict[str, str]:
    """Documents of other programs by a name for the test, each of one deck; those that are beside the project too."""
    aoa, wc = random_deck(5, "AoA"), random_deck(5, "WC")
    found = {
        "list-of-names": as_list(wc, "es"),
        "master-vault-aoa": json.dumps(flattened(aoa)),
        "decks-of-keyforge-wc": json.dumps(decks_of_keyforge(wc, "WORLDS_COLLIDE")),
    }
    for file in sorted(SAMPLES.glob("*.json")) if SAMPLES.is_dir() else []:
        found |= one_by_one(file)
    return found


def one_by_one(file: Path) -> dict[str, str]:
    text = file.read_text("utf-8")
    read = json.loads(text)
    if not isinstance(read, list):
        return {file.stem: text}
    return {f"{file.stem}-{at + 1}": json.dumps(row) for at, row in enumerate(read) if row["deck"]["expansion"] not in LATER}


def paste(table: Screen, text: str) -> None:
    """Put a document into the sheet of the first seat's deck."""
    page = table.page
    table.go("#/game/keyforge")
    page.locator(".deck select").first.select_option("import")
    page.fill("dialog textarea", text)
    page.locator("dialog .button.main").click()


DOCUMENTS = written()
LATER_DECK = {
    "name": "x",
    "expansion": "DARK_TIDINGS",
    "housesAndCards": [{"house": "Untamed", "cards": [{"cardTitle": "Scylla"}]}],
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_whole_game_is_played_with_an_imported_deck(name: str, screen: Callable[..., Screen]) -> None:
    table = screen()
    page = table.page
    paste(table, DOCUMENTS[name])
    page.locator("dialog textarea").wait_for(state="detached")
    chosen = page.locator(".deck select").first
    assert str(chosen.input_value()).startswith("own "), "the deck is chosen"
    page.click("[data-act=play]")
    page.wait_for_selector(".table")
    assert table.play(random.Random(name), haste=0.85) in ("won", "lost")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("https://www.keyforgegame.com/deck-details/0b1ad7de-2a07-4a1c-8f0c-2b7d6bd2a3b1", "Master Vault"),
        (json.dumps(LATER_DECK), "Dark Tidings"),
        ("Troll\nNo hay tal carta\n", "No hay tal carta"),
    ],
)
def test_what_cannot_be_played_says_why(text: str, said: str, screen: Callable[..., Screen]) -> None:
    table = screen()
    table.forgive("400")
    table.forgive("422")
    paste(table, text)
    told = table.page.locator("dialog .problem, dialog [role=alert]").first
    told.wait_for()
    assert said in told.inner_text()
