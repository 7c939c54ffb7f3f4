"""The checklist of a release notices what is not in order."""

from pathlib import Path

import pytest

from tools import release


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "src" / "tapete").mkdir(parents=True)
    (tmp_path / "src" / "tapete" / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CITATION.cff").write_text("version: 1.2.3\n")
    for name in ("CHANGELOG.md", "CHANGELOG.es.md"):
        (tmp_path / name).write_text("# Changes\n\n## 1.2.3 (2026-11-18)\n\n## 1.2.2 (2026-10-01)\n")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_what_is_in_order_is_told(tree: Path) -> None:
    assert release.versions_agree() == "1.2.3"
    assert release.changelogs_tell_it() == "2026-11-18"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("## 1.2.2 (2026-11-18)", "begins with 1.2.2"),
        ("## 1.2.3 (unreleased)", "no day"),
        ("## 1.2.3", "no day"),
        ("nothing", "no version"),
        ("## 1.2.3 (2026-11-17)", "two days"),
    ],
)
def test_a_changelog_that_does_not_tell_it_is_named(tree: Path, text: str, why: str) -> None:
    (tree / "CHANGELOG.es.md").write_text(text + "\n")
    with pytest.raises(release.Wrong, match=why):
        release.changelogs_tell_it()


def test_versions_that_differ_and_papers_that_are_missing_are_named(tree: Path) -> None:
    (tree / "CITATION.cff").write_text("version: 1.2.2\n")
    with pytest.raises(release.Wrong, match=r"1\.2\.3.*1\.2\.2"):
        release.versions_agree()
    with pytest.raises(release.Wrong, match="LICENSE"):
        release.papers_are_there()
