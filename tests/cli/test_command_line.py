"""The command line as a whole: languages, wrong questions, and what every command has to keep."""

import argparse
import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tapete import __version__, build, cli
from tapete.cli import language_of, main, parser
from tapete.cli.commands import COMMANDS
from tapete.cli.text import LANGUAGES, Language, Phrase, Problem, Text, near_names

CLI = Path(cli.__file__).parent


def test_the_version_says_which_build_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"tapete {__version__} ({build.which()})\n"


@pytest.mark.parametrize(
    ("arguments", "preferred", "language"),
    [
        ([], "", "es"),
        ([], "en", "en"),
        ([], "en_GB.UTF-8", "en"),
        ([], "fr", "es"),
        (["--lang", "en", "rules"], "", "en"),
        (["rules", "--lang=en"], "", "en"),
        (["rules", "--lang", "es"], "en", "es"),
    ],
)
def test_the_language_is_chosen_by_option_then_environment(arguments: list[str], preferred: str, language: str) -> None:
    assert language_of(arguments, preferred) == language


@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (["rulez"], "rules"),
        (["conformance", "--game", "Keyforg"], "keyforge"),
        (["conformance", "--game", "res-arcana"], "res_arcana"),
        (["conformance", "--game", "ajedrez"], "mitos_y_leyendas"),
        (["rules", "serch", "x"], "search"),
        (["rules", "--lang", "fr", "search", "x"], "en"),
    ],
)
def test_a_wrong_name_is_answered_with_near_ones(capsys: pytest.CaptureFixture[str], arguments: list[str], near: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert near in capsys.readouterr().err.splitlines()[0]


def all_parsers(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield top
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from all_parsers(inner)


def test_the_spanish_help_has_no_english_of_argparse(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["rules"], ["rules", "search"], *([name.replace("_", "-")] for name in COMMANDS)):
        with pytest.raises(SystemExit):
            main([*words, "--help"])
        shown = capsys.readouterr().out
        assert shown.startswith("uso: ")
        for english in ("usage", "options:", "positional", "show this"):
            assert english not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_explains_itself(language: Language) -> None:
    for each in all_parsers(parser(Text(language), whole=True)):
        silent = [action.dest for action in each._actions if not action.help and action.dest not in ("command", "action")]
        assert silent == [], f"{each.prog}: without help"


def test_both_languages_have_the_same_arguments() -> None:
    shapes = []
    for language in LANGUAGES:
        parsers = all_parsers(parser(Text(language), whole=True))
        shapes.append([(each.prog, [action.dest for action in each._actions]) for each in parsers])
    assert shapes[0] == shapes[1]


def test_a_phrase_in_one_language_only_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="both languages"):
        Phrase(es="hola", en=" ")
    with pytest.raises(ValueError, match="fields"):
        Phrase(es="hay {count}", en="there are {number}")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_registers_itself_and_is_not_translated_by_copying(name: str) -> None:
    module = import_module(f"tapete.cli.commands.{name}")
    assert callable(module.register)
    phrases = [value for value in vars(module).values() if isinstance(value, Phrase)]
    copied = [phrase for phrase in phrases if phrase.es == phrase.en and len(phrase.es.split()) > 3 and "{" not in phrase.es]
    assert copied == []


def test_the_command_says_nothing_that_is_not_a_phrase() -> None:
    """A literal with words in print(...) or help=... has one language only."""
    literal = [where for path in sorted(CLI.rglob("*.py")) for where in literal_texts(path)]
    assert literal == [], "write these texts as a Phrase"


def literal_texts(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        shown: list[ast.expr] = [keyword.value for keyword in node.keywords if keyword.arg in ("help", "description", "title")]
        if isinstance(node.func, ast.Name) and node.func.id == "print":
            shown += node.args
        for value in shown:
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and any(map(str.isalpha, value.value)):
                yield f"{path.name}:{node.lineno}"


def test_every_command_module_is_in_the_list() -> None:
    modules = {path.stem for path in (CLI / "commands").glob("*.py")} - {"__init__"}
    assert modules == set(COMMANDS)


def test_a_problem_is_told_in_the_language_of_the_run() -> None:
    problem = Problem(Phrase(es="falta {what}", en="{what} is missing"), what="x")
    assert (problem.sentence(Text("es")), problem.sentence(Text("en"))) == ("falta x", "x is missing")


def test_names_without_a_near_one_are_all_listed_when_they_are_few() -> None:
    assert near_names("zzz", ["play", "rules"], Text("en")) == "There are: play, rules."
    assert near_names("zzz", [f"name{number}" for number in range(50)], Text("en")) == ""


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--lang", "en"]):
        assert main(words) == 0
        shown = capsys.readouterr().out
        assert all(name.replace("_", "-") in shown for name in COMMANDS)


def test_the_help_names_every_command_without_importing_it() -> None:
    code = "import sys; from tapete.cli import main; main([]); sys.exit(any(n.startswith('tapete.games.') for n in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_a_shell_can_complete_commands_and_games(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    assert main(["completion", shell]) == 0
    written = capsys.readouterr().out
    assert "simulate" in written and "res_arcana" in written


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_a_command_that_was_begun(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out + "\nCOMP_WORDS=(tapete simu); COMP_CWORD=1; _shtab_tapete; echo ${COMPREPLY[@]}"
    assert subprocess.run(["bash", "-c", script], capture_output=True, text=True).stdout.split() == ["simulate"]
