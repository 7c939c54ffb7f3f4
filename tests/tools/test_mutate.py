"""tools/mutate.py breaks the rules on purpose: which changes it makes, whom it asks about them, and what it says."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tools.mutation import equivalents, memory, processes
from tools.mutation.changes import Mutant, chosen, mutants
from tools.mutation.reach import Reach, Reached, renew
from tools.mutation.source import PROBE, Source, probed, read
from tools.mutation.targets import ROOT, Project, is_asked, target

FILE = "src/toy/rules.py"


def source(text: str) -> Source:
    return read(FILE, textwrap.dedent(text).encode())


def changed(text: str) -> set[tuple[str, str]]:
    return {(mutant.before, mutant.after) for mutant in mutants(source(text))}


# -- which changes there are


def test_comparisons_are_moved_by_one_and_conditions_are_settled() -> None:
    found = changed("""
        def may_fight(power, ready):
            if power > 3 and not ready:
                return 1
    """)
    assert {
        ("power > 3", "(power >= 3)"),
        ("power > 3 and not ready", "(power > 3 or not ready)"),
        ("power > 3 and not ready", "(power > 3)"),
        ("power > 3 and not ready", "(not ready)"),
        ("power > 3 and not ready", "True"),
        ("power > 3 and not ready", "False"),
        ("not ready", "(ready)"),
        ("3", "4"),
        ("3", "2"),
        ("1", "2"),
        ("1", "0"),
    } == found


def test_lines_are_dropped_and_sums_turned() -> None:
    found = changed("""
        def pay(self, purse, cost):
            self.paid = purse - cost
            self.debt += cost
            self.tell(cost)
    """)
    assert {
        ("self.paid = purse - cost", "pass"),
        ("purse - cost", "(purse + cost)"),
        ("self.debt += cost", "pass"),
        ("self.debt += cost", "self.debt -= cost"),
        ("self.tell(cost)", "pass"),
    } == found


def test_players_are_swapped_and_what_is_listed_is_left_out() -> None:
    found = changed("""
        def hit(s, player):
            return [draw(s, player), opponent(s, player)] if s.kind in (KING, QUEEN) else most(s.life[player])
    """)
    assert ("player", "1 - player") in found
    assert ("opponent(s, player)", "player") in found
    assert ("[draw(s, player), opponent(s, player)]", "[opponent(s, player)]") in found
    assert ("(KING, QUEEN)", "(KING,)") in found


def test_a_function_returns_something_else_of_its_type() -> None:
    found = changed("""
        def may(s) -> bool:
            return s.may

        def cards(s) -> list[int]:
            return s.cards

        def first(s) -> int | None:
            return s.first
    """)
    assert {("s.may", "True"), ("s.may", "False"), ("s.cards", "[]"), ("s.first", "None")} == found


def test_nothing_that_is_only_for_programmers_or_readers_is_changed() -> None:
    found = changed('''
        import words
        NAMES = {"a": 1}

        class Frame:
            """Has 3 fields."""

            FIELDS: ClassVar[tuple[int, ...]] = (1, 2)

            def __init__(self) -> None:
                """Has 2."""
                self.step = 0
                self.card: int = -1

            def __repr__(self) -> str:
                return f"Frame {self.step + 1}"

            def said(self) -> str:
                assert self.step > 1, "step"
                return "step " + f"{self.step}"

            def run(self, s: "State | 3") -> None:
                raise NotImplementedError(1)

            def check(self) -> None:
                raise EngineError(f"{self.step + 1}")
    ''')
    assert found == set()


def test_the_numbers_of_a_module_and_what_is_given_when_nothing_is_said_are_rules() -> None:
    assert changed("""
        ENOUGH = 10

        def draw(s, count=2): ...
    """) == {("10", "11"), ("10", "9"), ("2", "3"), ("2", "1")}


@pytest.mark.parametrize("place", ["core", "res_arcana"])
def test_every_change_is_python(place: str) -> None:
    wanted = target(Project(ROOT), place)
    for file in wanted.files[::3]:
        text = (ROOT / file).read_bytes()
        for mutant in chosen(mutants(read(file, text)), 12, 1):
            compile(mutant.applied(text), str(mutant), "exec")


def test_a_mutant_stays_the_same_when_lines_move() -> None:
    text = "def f(a):\n    return a + 1\n"
    (first, *_), (then, *_) = mutants(source(text)), mutants(source("import os\n\n\n" + text))
    assert first.line != then.line and first.key == then.key


def test_equal_changes_of_one_line_are_told_apart() -> None:
    found = mutants(source("def f(a):\n    return a[0][0]\n"))
    assert [(mutant.before, mutant.after, mutant.nth) for mutant in found] == [("0", "1", 1), ("0", "1", 2)]


def test_the_same_seed_chooses_the_same_mutants_whatever_else_is_written() -> None:
    text = "def f(a):\n    return a + 1 > 2\n\n\ndef g(a):\n    return a - 5 < 7\n"
    before = chosen(mutants(source(text)), 6, 1)
    after = chosen(mutants(source(text + "\n\ndef h(a):\n    return a * 9\n")), 6, 1)
    assert len({mutant.key for mutant in before} & {mutant.key for mutant in after}) >= 4
    assert before == chosen(mutants(source(text)), 6, 1) != chosen(mutants(source(text)), 6, 2)


# -- who is asked


def test_probes_note_which_statements_are_reached() -> None:
    made = source("""
        def sign(n):
            "Text."
            if n < 0:
                return -1
            elif n:
                return 1
            return 0
    """)
    reached = bytearray(len(made.numbers))
    names: dict[str, object] = {PROBE: reached}
    exec(compile(probed(made), FILE, "exec"), names)
    assert names["sign"](5) == 1 and names["sign"].__doc__ == "Text."  # type: ignore[operator]
    lines = sorted(node.lineno for node, number in made.numbers.items() if reached[number])
    assert lines == [4, 6, 7]


def known(text: str, tests: dict[str, bytes]) -> Reach:
    reach = Reach()
    renew(Project(Path("/nowhere"), "src/toy"), reach, {FILE: source(text)})
    reach.tests = {name: Reached("", "passed", 0.1, {FILE: part}) for name, part in tests.items()}
    return reach


def renewed(reach: Reach, text: str) -> dict[str, list[int]]:
    renew(Project(Path("/nowhere"), "src/toy"), reach, {FILE: source(text)})
    return {name: list(test.files[FILE]) for name, test in reach.tests.items()}


BEFORE = """
def f(a):
    return a

def g(a):
    return a

class Card:
    def text(self):
        return 1
"""


def test_what_is_known_of_a_test_is_forgotten_when_what_it_reaches_has_changed() -> None:
    reach = known(BEFORE, {"of f": b"\1\0\0", "of g": b"\0\1\0"})
    longer = BEFORE.replace("def f(a):\n", "def f(a):\n    a += 1\n")
    assert renewed(reach, longer) == {"of g": [0, 0, 1, 0]}


@pytest.mark.parametrize(
    ("old", "new"),
    [("class Card:", "SIZE = 3\nclass Card:"), ("        return 1", "        return 1\n    def extra(self):\n        return 2")],
)
def test_a_change_of_what_is_imported_concerns_every_test(old: str, new: str) -> None:
    assert renewed(known(BEFORE, {"of f": b"\1\0\0"}), BEFORE.replace(old, new)) == {}


def test_a_new_function_concerns_nobody_yet() -> None:
    after = BEFORE.replace("def f(a)", "def e(a):\n    return a\n\ndef f(a)")
    assert renewed(known(BEFORE, {"of f": b"\1\0\0"}), after) == {"of f": [0, 1, 0, 0]}


def test_a_game_is_named_by_its_id_and_means_its_rules() -> None:
    project = Project(ROOT)
    files = target(project, "keyforge").files
    folder = "src/tapete/games/keyforge/"
    for file in (
        "rules/fight.py",
        "vocabulary/damage.py",
        "values.py",
        "events.py",
        "aember_events.py",
        "abilities.py",
        "modifiers.py",
    ):
        assert folder + file in files
    for file in ("hints.py", "words.py", "table.py", "__init__.py", "cards/dis.py"):
        assert folder + file not in files
    assert "src/tapete/core/grid/reach.py" in target(project, "core").files
    assert target(project, folder + "rules").games == ["keyforge"]
    with pytest.raises(LookupError, match=r"keyforge, .*core"):
        target(project, "poker")


def test_the_tests_of_other_games_and_those_that_only_play_along_are_not_asked() -> None:
    project = Project(ROOT)
    wanted = target(project, "keyforge")
    assert is_asked(project, wanted, "tests/games/keyforge/rules/test_fight.py::test_a")
    assert is_asked(project, wanted, "tests/contract/test_contract.py::test_a[keyforge]")
    assert not is_asked(project, wanted, "tests/cli/test_play.py::test_a")
    assert is_asked(project, target(project, "keyforge", everybody=True), "tests/cli/test_play.py::test_a")
    assert is_asked(project, target(project, "src/tapete/bots"), "tests/bots/test_habits.py::test_a")
    assert not is_asked(project, wanted, "tests/contract/test_contract.py::test_a[res_arcana]")
    assert not is_asked(project, wanted, "tests/games/res_arcana/test_life.py::test_a")
    assert is_asked(project, target(project, "core"), "tests/games/res_arcana/test_life.py::test_a")
    for test in ("interfaces/test_observations.py::test_a[x/y]", "contract/test_layouts.py::test_a", "test_front.py::test_a"):
        assert is_asked(project, target(project, "core"), f"tests/{test}")
    for test in ("bots/test_hidden_information.py::test_a", "test_docs.py::test_a"):
        assert is_asked(project, target(project, "core"), f"tests/{test}") and not is_asked(project, wanted, f"tests/{test}")
    assert not is_asked(project, target(project, "core"), "tests/bots/test_habits.py::test_a")


# -- what makes no difference


ENTRY = "- {file: a.py, function: f, code: return a + 1, before: '1', after: '2', reason: nobody calls it}\n"


def listed(folder: Path, text: str) -> list[equivalents.Equivalent]:
    place = equivalents.place(folder, "toy")
    place.parent.mkdir(parents=True)
    place.write_text(text)
    return equivalents.read(folder)


def test_an_entry_that_matches_nothing_any_more_is_told(tmp_path: Path) -> None:
    found = listed(tmp_path, ENTRY)
    mutant = Mutant("a.py", "f", "return a + 1", "1", "2", 1, 9, 0, 1, 0)
    assert equivalents.unmatched(found, [mutant], ["a.py"]) == []
    assert equivalents.unmatched(found, [], ["a.py"]) == found
    assert equivalents.unmatched(found, [], ["b.py"]) == []  # nothing is known about files that are not looked at


@pytest.mark.parametrize("text", ["- {file: a.py}\n", "- three\n", ENTRY.replace("nobody calls it", "' '")])
def test_an_entry_needs_its_place_and_its_reason(tmp_path: Path, text: str) -> None:
    with pytest.raises(equivalents.BadList, match=r"toy.yaml"):
        listed(tmp_path, text)


def test_the_lists_of_this_repository_can_be_read_and_fit_its_sources() -> None:
    found = equivalents.read(ROOT)
    files = sorted({each.key[0] for each in found})
    every = [mutant for file in files for mutant in mutants(read(file, (ROOT / file).read_bytes()))]
    assert found and equivalents.unmatched(found, every, files) == []


# -- a small project, from end to end


RULES = '''
"""The rules of a toy."""

ENOUGH = 3


def winner(points):
    return points >= ENOUGH


def taken(purse, cost):
    while cost > 0:
        cost -= 1
        purse -= 1
    return purse


def unused(a):
    return a + 1


def same(a):
    return a if a == 0 else a


def unproven(a):
    return a * 2


def doubled(a):
    def inner(b):
        return b + b
    return inner(a)
'''
TESTS = """
from toy.rules import doubled, same, taken, unproven, winner

def test_who_wins():
    assert winner(3) and not winner(2)

def test_what_is_taken():
    assert taken(5, 2) == 3

def test_the_same():
    assert same(0) == 0 and same(4) == 4 and doubled(3) == 6

def test_nothing():
    unproven(3)
"""
SAME = """
- file: src/toy/rules.py
  function: same
  code: return a if a == 0 else a
  before: "{before}"
  after: "{after}"
  reason: both are the same
"""
NOTHING = (("a == 0", "True"), ("a == 0", "False"), ("a == 0", "(a != 0)"), ("0", "1"))


def made(folder: Path) -> Path:
    for place, text in {
        "src/toy/__init__.py": "",
        FILE: RULES,
        "tests/test_rules.py": TESTS,
        "tests/mutants/toy.yaml": "".join(SAME.format(before=before, after=after) for before, after in NOTHING),
    }.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text)
    return folder


def mutate(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    program = "import sys\nfrom pathlib import Path\nfrom tools.mutate import main\nfrom tools.mutation.targets import Project\n"
    program += f"sys.exit(main({[*arguments, '--patience', '0.3']!r}, Project(Path({str(folder)!r}), 'src/toy')))"
    return subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("toy"))


@pytest.fixture(scope="module")
def all_of_them(toy: Path) -> subprocess.CompletedProcess[str]:
    return mutate(toy, FILE, "--count", "1000", "--json", "--bar", "99")


def test_survivors_are_those_that_no_test_notices(all_of_them: subprocess.CompletedProcess[str], toy: Path) -> None:
    result = json.loads(all_of_them.stdout)
    survived = {(each["function"], each["tests"]) for each in result["survived"]}
    assert survived == {("unused", 0), ("unproven", 1)}, all_of_them.stderr
    assert result["equivalent"] == 4
    assert result["mutants"] == result["killed"] + result["equivalent"] + len(result["survived"])
    assert result["survived"][0] == {
        **{"file": FILE, "line": 19, "function": "unused", "code": "return a + 1", "before": "a + 1", "after": "(a - 1)"},
        **{"nth": 1, "tests": 0},
    }
    assert (toy / FILE).read_text() == RULES


def test_a_bar_that_is_not_kept_ends_with_1(all_of_them: subprocess.CompletedProcess[str]) -> None:
    assert all_of_them.returncode == 1


def test_an_endless_loop_is_noticed_and_so_is_what_runs_on_import(all_of_them: subprocess.CompletedProcess[str]) -> None:
    assert "killed  src/toy/rules.py:13: taken: cost -= 1  ->  pass" in all_of_them.stderr
    assert "killed  src/toy/rules.py:4: module: 3  ->  4" in all_of_them.stderr


def test_a_second_run_knows_who_reaches_what(all_of_them: subprocess.CompletedProcess[str], toy: Path) -> None:
    assert "reach: 4 of 4 tests" in all_of_them.stderr
    again = mutate(toy, FILE, "--count", "2", "--seed", "2")
    assert again.returncode == 0 and "reach:" not in again.stderr
    assert "2 mutants: " in again.stdout


def test_what_is_listed_can_be_tried(all_of_them: subprocess.CompletedProcess[str], toy: Path, tmp_path: Path) -> None:
    shutil.copytree(toy, tmp_path, dirs_exist_ok=True)
    unproven = (
        SAME.format(before="a + 1", after="(a - 1)").replace("same", "unused").replace("return a if a == 0 else a", "return a + 1")
    )
    noticed = SAME.format(before="points >= ENOUGH", after="(points > ENOUGH)").replace("same", "winner")
    noticed = noticed.replace("return a if a == 0 else a", "return points >= ENOUGH")
    gone = SAME.format(before="a == 0", after="(a > 0)")
    with equivalents.place(tmp_path, "toy").open("a") as file:
        file.write(unproven + noticed + gone)
    done = mutate(tmp_path, FILE, "--listed")
    assert "no such mutant any more: ('src/toy/rules.py', 'same'" in done.stderr and "(a > 0)" in done.stderr
    assert done.stdout.splitlines() == [
        "listed wrongly  src/toy/rules.py:8: winner: points >= ENOUGH  ->  (points > ENOUGH)  (tests/test_rules.py::test_who_wins)",
        "6 listed, 1 of them wrongly",
    ]
    assert done.returncode == 1


def test_only_what_has_changed_is_found_out_anew(all_of_them: subprocess.CompletedProcess[str], toy: Path, tmp_path: Path) -> None:
    """A function is written differently, one test more proves something, and another one is wrong: it is no witness."""
    shutil.copytree(toy, tmp_path, dirs_exist_ok=True)
    (tmp_path / FILE).write_text(RULES.replace("purse -= 1", "purse = purse - 1"))
    more = "from toy.rules import unproven, unused\n\n"
    more += "def test_wrong():\n    assert unused(1) == 7\n\n\ndef test_twice():\n    assert unproven(5) == 10\n"
    (tmp_path / "tests/test_more.py").write_text(more)
    done = mutate(tmp_path, FILE, "--count", "1000", "--json")
    assert "reach: 3 of 3 tests" in done.stderr
    assert "1 tests fail without any mutant and are not asked: tests/test_more.py::test_wrong" in done.stderr
    assert {each["function"] for each in json.loads(done.stdout)["survived"]} == {"unused"}


def test_the_survivors_of_a_run_are_tried_again_by_themselves(
    all_of_them: subprocess.CompletedProcess[str], toy: Path, tmp_path: Path
) -> None:
    """A test is written for one of them, and nobody asks about the others that were noticed."""
    shutil.copytree(toy, tmp_path, dirs_exist_ok=True)
    (tmp_path / "before.json").write_text(all_of_them.stdout)
    (tmp_path / "tests/test_more.py").write_text("from toy.rules import unused\n\n\ndef test_it():\n    assert unused(1) == 2\n")
    done = json.loads(mutate(tmp_path, FILE, "--only", str(tmp_path / "before.json"), "--json").stdout)
    assert {each["function"] for each in done["survived"]} == {"unproven"}
    assert done["mutants"] == len(json.loads(all_of_them.stdout)["survived"]) > done["killed"] > 0 == done["equivalent"]


def test_fewer_tests_are_asked_when_there_is_no_time_or_no_trust(
    all_of_them: subprocess.CompletedProcess[str], toy: Path, tmp_path: Path
) -> None:
    """Whoever is not asked notices nothing: fewer are killed, never more."""
    shutil.copytree(toy, tmp_path, dirs_exist_ok=True)
    shutil.rmtree(tmp_path / "build")
    (tmp_path / "tests/more").mkdir()
    more = "from toy.rules import unproven, unused\n\n\ndef test_it():\n    assert unused(1) == 2\n"
    (tmp_path / "tests/more/test_more.py").write_text(more + "\n\ndef test_nothing():\n    unproven(4)\n")
    whole = json.loads(mutate(tmp_path, FILE, "--count", "1000", "--json").stdout)
    among = json.loads(mutate(tmp_path, FILE, "--count", "1000", "--json", "--among", "tests/more").stdout)
    assert {(each["function"], each["tests"]) for each in whole["survived"]} == {("unproven", 2)}
    assert "unused" not in {each["function"] for each in among["survived"]} and among["killed"] < whole["killed"]
    hasty = json.loads(mutate(tmp_path, FILE, "--count", "1000", "--json", "--within", "0").stdout)
    assert hasty["killed"] <= whole["killed"] and {each["tests"] for each in hasty["survived"]} == {1}


def test_what_was_noticed_is_asked_first_and_what_was_let_pass_not_again(tmp_path: Path) -> None:
    key, other = (FILE, "f", "return a + 1", "1", "2", 1), (FILE, "f", "return a + 1", "1", "0", 1)
    known = memory.load(tmp_path)
    known.noticed(key, "a test")
    known.noticed(other, "another test")
    known.let_pass(other, {7})
    known.save()
    again = memory.load(tmp_path)
    assert again.first(key) == ["a test", "another test"]
    assert again.first(other) == ["another test", "a test"]  # as any mutant of the function
    assert again.passed == {other: frozenset({7})}


def test_what_was_found_out_is_saved_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(memory.time, "monotonic", lambda: clock[0])
    key = (FILE, "f", "return a + 1", "1", "2", 1)
    known = memory.load(tmp_path)
    known.noticed(key, "a test")
    known.keep()
    assert memory.load(tmp_path).killers == {}
    clock[0] = memory.OFTEN + 1
    known.keep()
    assert memory.load(tmp_path).killers == {key: "a test"}


def test_a_process_that_says_nothing_is_ended_but_not_because_nobody_listened(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    process = processes.start(lambda send: signal.pause())
    monkeypatch.setattr(processes.time, "monotonic", lambda: clock[0])
    process.looked, process.patience = 0.0, 3.0
    try:
        clock[0] = 1000.0  # the whole tool was stopped
        assert not process.ended()
        for _ in range(3):
            clock[0] += 1.0
            silent = process.ended()
        assert silent
    finally:
        process.close()
