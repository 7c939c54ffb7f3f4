"""The documents as a site: every page has its place, every link its page, and it is built without complaint."""

import re
from pathlib import Path

import pytest
import yaml

from tapete import games, rulebook
from tools import docs

TOLD = yaml.safe_load((docs.DOCS / "pages.yaml").read_text(encoding="utf-8"))


def test_every_page_of_the_documents_has_its_place() -> None:
    placed = {entry["page"] for part in TOLD["parts"] for entry in part["pages"] if "page" in entry}
    placed |= {f"words-{id}" for id in TOLD["games"]}
    assert {page.stem for page in docs.DOCS.glob("*.md")} <= placed
    assert set(TOLD["games"]) == {id for id in games.ids() if id in rulebook.games()}


def test_a_spanish_page_has_the_shape_of_its_english_twin() -> None:
    """What is translated says as much as what it translates: as many headings, and the same commands and documents."""
    for twin in (docs.DOCS / "es").glob("*.md"):
        english, spanish = ((folder / twin.name).read_text(encoding="utf-8") for folder in (docs.DOCS, docs.DOCS / "es"))
        assert [len(marks) for marks in re.findall(r"^(#+) ", english, re.M)] == [
            len(x) for x in re.findall(r"^(#+) ", spanish, re.M)
        ], twin
        assert len(re.findall(r"^```", english, re.M)) == len(re.findall(r"^```", spanish, re.M)), twin


@pytest.mark.parametrize("language", docs.LANGUAGES)
def test_the_pages_of_games_and_rulebooks_say_it_in_their_language(language: str, tmp_path: Path) -> None:
    docs.lay_out(language, tmp_path / "pages")
    page = (tmp_path / "pages" / "rules-keyforge.md").read_text(encoding="utf-8")
    book = rulebook.rulebook("keyforge")
    assert all(f"**{clause.id}**" in page and f"{{ #{clause.id.lower()} }}" in page for clause in book)
    assert docs.plain(book["KF-overview-02"].text(language)) in page
    play = (tmp_path / "pages" / "play-keyforge.md").read_text(encoding="utf-8")
    for word in games.find("keyforge").layout().keywords:
        assert f"**{word.name.text(language)}**" in play


def test_the_site_is_built_with_every_link_leading_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mkdocs", reason="MkDocs is not installed (pip install tapete[docs])")
    pytest.importorskip("material", reason="MkDocs Material is not installed (pip install tapete[docs])")
    monkeypatch.setattr(docs, "OUT", tmp_path / "site")
    monkeypatch.setattr(docs, "WORK", tmp_path / "pages")
    assert docs.main() == 0
    for language in docs.LANGUAGES:
        front = (tmp_path / "site" / language / "index.html").read_text(encoding="utf-8")
        assert 'data-md-component="search"' in front and "https://" not in front
    assert "es/index.html" in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
