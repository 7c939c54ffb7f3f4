"""Every later card is held to its limits: a card that lacks one of them does not pass the tests of the cards (loosened.py)."""

from __future__ import annotations

import pytest
import yaml
from tests.games.keyforge import loosened
from tests.games.keyforge.conftest import KeyForgeKit

from tapete import build
from tapete.games.keyforge import game

LATER = 498  # cards that are new with Age of Ascension and Worlds Collide
MOST_LISTED = 43  # it may only fall

# The compiled build refuses some of the looser cards that the pure one would play.
pytestmark = pytest.mark.skipif(build.which() == "compiled", reason="what looser cards can be said is counted on the pure build")


@pytest.mark.parametrize("name", loosened.modules())
def test_every_limit_of_a_later_card_is_proven_or_listed(name: str) -> None:
    tried, left = loosened.unproven(name)
    assert tried > 0
    assert sorted(f"{each.id}: {each.what}" for each in left) == loosened.listed(name)


def test_every_later_card_has_limits_to_take_away() -> None:
    game()
    tried = {
        id: len(list(loosened.variants(name, id, call))) for name in loosened.modules() for id, call in loosened.declarations(name)
    }
    assert len(tried) == LATER
    assert [id for id, many in tried.items() if not many] == []


def test_what_is_listed_has_a_reason_and_grows_no_longer() -> None:
    rows = yaml.safe_load(loosened.LISTED.read_text("utf-8"))
    assert all(row["reason"] and row["cards"] for row in rows)
    assert sum(len(whats) for row in rows for whats in row["cards"].values()) <= MOST_LISTED
    assert {card for row in rows for card in row["cards"]} <= set(loosened.later_cards())


def test_a_limit_that_only_one_test_proves_is_missed_without_that_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Poke hits an enemy: nobody but the test that offers a friend can tell."""
    poke = next(call for id, call in loosened.declarations("age_of_ascension.logos") if id == "poke")
    looser = {each.what: each for each in loosened.variants("age_of_ascension.logos", "poke", poke)}
    variant = looser["creature instead of creature.enemy"]
    assert loosened.noticed(variant)
    others = [each for each in loosened.cases() if each.name != "test_poke_hits_one_enemy"]
    monkeypatch.setattr(loosened, "cases", lambda: others)
    assert not loosened.noticed(variant)


def test_the_game_is_afterwards_what_it_was(keyforge: KeyForgeKit) -> None:
    made = game()
    real, abilities, programs = made.catalogue["poke"], dict(made.abilities), dict(made.programs)
    loosened.unproven("age_of_ascension.logos", "poke")
    assert made.catalogue["poke"] is real
    assert (made.abilities, made.programs) == (abilities, programs)
    t = keyforge.table(house="logos", hand=["poke"], line=["bumpsy"], enemy_line=["troll", "krump"])
    assert t.play("poke").choices() == {"troll", "krump"}
