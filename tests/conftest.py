"""What all tests share: the check of the build under test and the count of the clauses they prove."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

from tapete import build

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile("tapete", deadline=None)  # how fast a busy machine is says nothing about a rule
settings.load_profile("tapete")
os.environ.setdefault("TAPETE_LANG", "es")  # whatever the language of the machine is


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test another build than the one asked for by TAPETE_BUILD."""
    wanted = os.environ.get(build.CHOICE)
    if wanted in ("pure", "compiled") and build.which() != wanted:
        raise pytest.UsageError(f"{build.CHOICE}={wanted}, but the build imported is {build.which()} ({build.PACKAGE})")
    if wanted == "compiled":
        problems = _modules_that_are_not_compiled()
        if problems:
            raise pytest.UsageError("; ".join(problems))


def _modules_that_are_not_compiled() -> list[str]:
    compiled = ROOT / "build" / "compiled"
    if build.PACKAGE.parent != compiled:
        return [f"tapete is imported from {build.PACKAGE}, not from the compiled build"]
    names = build.read_stamp(compiled).get("modules")
    if not isinstance(names, list) or not names:
        return ["the compiled build names no modules; run make compile"]
    problems = []
    for name in names:
        origin = importlib.import_module(name).__file__ or ""
        if not origin.startswith(str(compiled)) or not origin.endswith(tuple(EXTENSION_SUFFIXES)):
            problems.append(f"{name} is imported from {origin}, which is not its compiled module")
    return problems


def pytest_report_header(config: pytest.Config) -> str:
    return f"tapete: {build.which()} build"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the report of each test carry its clauses; with several workers, only reports reach the summary."""
    for item in items:
        for mark in item.iter_markers("clause"):
            item.user_properties.extend(("clause", clause_id) for clause_id in mark.args)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = _clauses(terminalreporter, "passed")
    failed = _clauses(terminalreporter, "failed") | _clauses(terminalreporter, "error")
    terminalreporter.write_line(f"clauses proven: {len(passed - failed)}")


def _clauses(terminalreporter: pytest.TerminalReporter, outcome: str) -> set[str]:
    reports = terminalreporter.stats.get(outcome, [])
    return {value for report in reports for key, value in getattr(report, "user_properties", ()) if key == "clause"}
