"""Cards and rules change only with a new version: else matches under way would go on by other rules than they began with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.golden import versions

from tapete import games
from tapete.core.language import Words


@pytest.mark.parametrize("id", games.ids())
def test_a_version_plays_and_reads_as_it_did(id: str) -> None:
    game = games.find(id)
    said = versions.problem(game, versions.now(game), versions.kept()[id])
    assert not said, said


def test_a_changed_card_is_noticed_and_the_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("keyforge")
    monkeypatch.setattr(game, "fingerprint", "")
    monkeypatch.setattr(game.catalogue["dust-imp"], "name", Words("Diablillo", "Imp"))
    found = {**versions.kept()["keyforge"][game.version], "cards": versions.cards(game)}
    said = versions.problem(game, found, versions.kept()["keyforge"])
    newer = max(map(int, versions.kept()["keyforge"])) + 1
    assert "texts or numbers of its cards" in said and f'version="{newer}"' in said and "make golden" in said


def test_another_number_is_noticed_by_how_games_go(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("keyforge")
    known = versions.kept()["keyforge"]
    played = known[game.version]["played"]
    assert isinstance(played, list)
    assert [versions.played(game, seed) for seed in range(3)] == played[:3]
    for card in game.catalogue.values():
        monkeypatch.setattr(card, "aember", 0)
    found = {**known[game.version], "played": [versions.played(game, seed) for seed in range(3)] + played[3:]}
    assert "how 3 of 24 seeded games go (seeds 0, 1, 2)" in versions.problem(game, found, known)


def test_a_version_that_is_known_is_not_written_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "versions.json"
    version = games.find("res_arcana").version
    old = {"res_arcana": {version: {"cards": "other", "played": ["0"] * versions.GAMES}}}
    file.write_text(json.dumps(old), "utf-8")
    monkeypatch.setattr(versions, "FILE", file)
    monkeypatch.setattr(games, "ids", lambda: ("res_arcana",))
    assert versions.main() == 1 and versions.kept() == old
    file.write_text("{}", "utf-8")
    assert versions.main() == 0 and list(versions.kept()["res_arcana"]) == [version]
