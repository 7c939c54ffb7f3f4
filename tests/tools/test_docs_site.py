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


TWINS = sorted((docs.DOCS / "es").glob("*.md"))


def shape(page: Path) -> dict[str, object]:
    """What a page and its twin have in common: headings, tables, commands, code, names, clauses and the pages they lead to.

    What a command says between quotation marks is said in the page's language.
    """
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, re.M | re.S)
    prose = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    return {
        "headings": [len(marks) for marks in re.findall(r"^(#+) ", prose, re.M)],
        "rows": len(re.findall(r"^\|", prose, re.M)),
        "items": len(re.findall(r"^ *(?:-|\d+\.) ", prose, re.M)),
        "commands": [
            re.sub('"[^"]*"', '""', line.split(" #")[0]).strip()
            for line in re.findall(r"^ {4}(\S.*)$", prose, re.M)
            if "─▶" not in line
        ],
        "code": [(kind, [line.split(" #")[0].rstrip() for line in code.splitlines() if line[:1] != "#"]) for kind, code in blocks],
        "names": set(re.findall(r"`([^`\n]+)`", prose)),
        "clauses": sorted(re.findall(r"\b[A-Z]{2}-[a-z]+-\d\d\b", prose)),
        "pages": sorted([Path(link).name for link in re.findall(r"\]\(([^)#:]+\.md)", prose)]),
        "pictures": [name.replace("-en.", ".") for name in re.findall(r"\]\((?:\.\./)*(images/[^)]+)\)", prose)],
    }


@pytest.mark.parametrize("twin", TWINS, ids=[twin.stem for twin in TWINS])
def test_a_spanish_page_says_as_much_as_its_english_twin(twin: Path) -> None:
    english, spanish = shape(docs.DOCS / twin.name), shape(twin)
    for what in english:
        assert spanish[what] == english[what], what


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
        other = "en" if language == "es" else "es"
        assert f'"../{other}/table.html"' in (tmp_path / "site" / language / "table.html").read_text(encoding="utf-8")
        guide = (tmp_path / "site" / language / "games.html").read_text(encoding="utf-8")
        assert ">bots.md<" not in guide and 'href="bots.html"' in guide
    assert "es/index.html" in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
