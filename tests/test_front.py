"""The front door for Python: what a stranger writes first."""

import copy
import doctest
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.shipped import SHIPPED

import tapete
from tapete import build, front, games
from tapete.boards import board
from tapete.core.codec import digest
from tapete.core.visibility import exchange

ROOT = Path(__file__).resolve().parent.parent


def played(id: str, seed: int, answers: int = 25) -> tapete.Match:
    match = tapete.game(id).match(seed=seed)
    for number in range(answers):
        if not match.over:
            match.play(match.options[number % len(match.options)])
    return match


def test_the_examples_of_the_docstrings_are_true():
    found = doctest.testmod(front, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted > 15 and not found.failed


def test_the_page_of_the_interface_is_made_from_the_docstrings():
    if build.which() != "pure":
        pytest.skip("signatures are read from the pure build")
    done = subprocess.run([sys.executable, "tools/api.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "docs/api.md is older than the docstrings: python tools/api.py"


def test_the_python_of_the_pages_runs():
    for page in ("README.md", "docs/api.md"):
        for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL):
            if "import tapete" in block:
                exec(compile(block.replace('advise("greedy")', 'advise("random")'), page, "exec"), {})


def test_games_are_named_and_a_wrong_name_gets_the_nearest():
    assert tapete.games() == list(games.ids())
    with pytest.raises(LookupError, match="did you mean 'keyforge'"):
        tapete.game("keyforgue")


@pytest.mark.parametrize("id", games.ids())
def test_a_match_is_played_to_its_end_and_its_record_replays(id):
    match = tapete.game(id).match(seed=3)
    for _ in range(4000):
        if match.over:
            break
        match.play(match.advise("light" if id in ("mitos_y_leyendas", "atrum_arena") else "random"))
    assert match.over and match.player is None and match.options == [] and match.prompt == ""
    again = tapete.game(id).replay(match.record())
    assert (again.winners, again.scores, again.log()) == (match.winners, match.scores, match.log())


@pytest.mark.parametrize("id", games.ids())
def test_copies_are_independent_in_every_way_there_is(id):
    match = played(id, 5)
    state = digest(match.state)
    read = tapete.game(id).from_json(match.to_json())
    for twin in (match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match)), read):
        assert digest(twin.state) == state and twin.answers == match.answers and str(twin) == str(match)
        assert twin.log(0) == match.log(0)
        twin.play(twin.options[-1])
        assert len(twin.answers) == len(match.answers) + 1
        assert digest(match.state) == state
    assert digest(pickle.loads(pickle.dumps(match.state))) == digest(copy.deepcopy(match.state)) == state


@pytest.mark.parametrize("id", games.ids())
def test_taking_back_leads_where_one_was(id):
    match = played(id, 6, 8)
    moments = [(digest(match.state), match.log(0))]
    for _ in range(3):
        match.play(match.options[0])
        moments.append((digest(match.state), match.log(0)))
    match.undo(2)
    assert (digest(match.state), match.log(0)) == moments[1]
    match.undo()
    assert (digest(match.state), match.log(0)) == moments[0]
    with pytest.raises(ValueError, match="8 were given"):
        match.undo(9)


def test_what_the_rules_forbid_is_refused_in_the_language_asked_for_and_changes_nothing():
    document = {
        "game": "keyforge",
        "house": "dis",
        "players": [{"houses": ["dis", "logos", "mars"], "hand": ["anger"]}, {"houses": ["dis", "logos", "mars"]}],
    }
    for language, word in (("en", "house"), ("es", "casa")):
        match = tapete.game("keyforge").position(document, language=language)
        before = digest(match.state)
        with pytest.raises(tapete.Refused, match=word) as refused:
            match.play("play:1:anger#1")
        assert refused.value.clause.startswith("KF-")
        assert digest(match.state) == before and match.answers == []
        why = match.why_not("play:1:anger#1")
        assert why is not None and why.clause == refused.value.clause
        assert match.why_not(match.options[0].id) is None


def test_a_view_shows_a_seat_only_what_it_may_know():
    match = tapete.game("keyforge").match(seed=1, first=0)
    mine, yours = str(match.view(0)), str(match.view(1))
    hand = [match.state.names[card] for card in match.state.zone(match.game.rules.zones.index(zone_called(match, "hand")), 0)]
    assert hand and all(card in mine for card in hand) and not any(card in yours for card in hand)
    with pytest.raises(ValueError, match="no seat 2"):
        match.view(2)


@pytest.mark.parametrize("id", games.ids())
def test_a_spectators_board_shows_every_player_and_nobodys_hand(id):
    match = played(id, 5, 30)
    shown = match.board(-1)
    for player in range(match.players):
        assert id == "dungeon_alliance" or f"Player {player + 1}" in shown
    assert "Player 0" not in shown and "(you)" not in shown and "Your hand" not in shown
    s = match.state
    exchanged = [exchange(s, -1, key) for key in range(3)]
    assert all("\n".join(board(world, -1, "en", 100)) == shown for world in exchanged)


def zone_called(match, id):
    return next(zone for zone in match.game.rules.zones if zone.id == id)


@pytest.mark.parametrize("id", SHIPPED)
def test_an_unknown_field_of_a_setup_is_refused_with_the_nearest_name(id):
    field = "decks" if id in ("keyforge", "mitos_y_leyendas") else "players"
    with pytest.raises(tapete.BadDocument, match=field):
        tapete.game(id).match(seed=1, **{field[:-2] + "z": 1})


def test_decks_are_given_by_name_by_document_or_left_open():
    keyforge = tapete.game("keyforge")
    name = keyforge.decks[0]
    match = keyforge.match(seed=2, decks=[name, None])
    decks = match.state.setup["decks"]
    assert decks[0]["name"] == name and decks[1]["name"]
    with pytest.raises(tapete.BadDocument):
        keyforge.match(seed=2, decks=[None, None, None])
    with pytest.raises(tapete.BadDocument):
        keyforge.match(seed=2, decks=["no such deck"])


def test_importing_the_package_stays_light():
    code = "import sys, tapete; sys.exit(any(name.startswith('tapete.core') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
