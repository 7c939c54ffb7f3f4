"""The documentation says what is so: the files it names exist, its positions can be set up, its worked move is played."""

import re
from pathlib import Path

import pytest
import yaml

from tapete import games
from tapete.cli.commands import COMMANDS
from tapete.core.labels import labels

ROOT = Path(__file__).resolve().parent.parent
DOCS = sorted((ROOT / "docs").glob("*.md"))
TWINS = sorted((ROOT / "docs" / "es").glob("*.md"))
PAGES = [*DOCS, *TWINS, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "benchmarks/README.md"))]
BASES = ("", "src/tapete", "src/tapete/games/keyforge", "src/tapete/games", "docs")
NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]*\w\.(?:py|md|yaml|json))`")
LINKED = re.compile(r"\]\(([^)#:]+)\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_files_a_page_names_exist(page):
    text = page.read_text("utf-8")
    missing = [name for name in NAMED.findall(text) if not any((ROOT / base / name).exists() for base in BASES)]
    missing += [name for name in LINKED.findall(text) if not (page.parent / name).exists()]
    assert missing == []


def positions() -> list[dict]:
    found = []
    for page in (*DOCS, *TWINS):
        for block in re.findall(r"```yaml\n(.*?)```", page.read_text("utf-8"), re.S):
            document = yaml.safe_load(block)
            if isinstance(document, dict) and "players" in document:
                found.append(pytest.param(document, id=f"{name_of(page)}-{document['game']}"))
    return found


@pytest.mark.parametrize("document", positions())
def test_the_positions_of_the_documentation_can_be_set_up(document):
    state = games.find(document["game"]).documents.position(document)
    assert state.decision is not None


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_shows_only_commands_that_exist(page):
    known = {name.replace("_", "-") for name in COMMANDS}
    shown = re.findall(r"(?:`|^ {4}|bin/)tapete (?:--lang (?:en|es) )?([a-z][a-z-]+)", page.read_text("utf-8"), re.M)
    assert set(shown) <= known


def test_the_move_of_the_architecture_goes_through_the_frames_it_names():
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    document = yaml.safe_load(re.search(r"```yaml\n(.*?)```", text, re.S)[1])
    state = games.find("keyforge").documents.position(document)
    state.game.play(state, "fight:1:dust-imp#1>2:grenade-snib#1")
    stack = " · ".join(frame.NAME for frame in state.stack)
    assert stack == "turn · fight · destruction · triggers"
    assert stack in text
    assert labels(state, "en") == ["Dust Imp: Gain 2Æ.", "Grenade Snib: Your opponent loses 2Æ."]
    for said in labels(state, "en"):
        assert f"*{said}*" in text
    state.game.play(state, state.decision.ids()[0])
    spider = state.names.index("2:ether-spider#1")
    assert state.numbers[2][spider] == 2
    assert state.tallies[0][0] == 1
    assert [frame.NAME for frame in state.stack] == ["turn"]
