"""The tests, collected once in this process; whoever wants to run some of them does so in forks."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from _pytest.runner import runtestprotocol
from tools.mutation.targets import Project

Tests = dict[str, pytest.Item]
PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
OPTIONS = ("-q", "-s", "--assert=plain", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "--import-mode=importlib")


class NotCollected(Exception):
    """The tests cannot even be read."""


@dataclass
class Ran:
    outcome: str
    seconds: float  # of the processor


class Instead:
    """What pytest does instead of running the tests that it has collected."""

    def __init__(self, work: Callable[[Tests], None]) -> None:
        self.work = work
        self.errors: list[str] = []
        self.began = False
        self.raised: BaseException | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longrepr}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.began = True
        try:
            self.work({item.nodeid: item for item in session.items})
        except BaseException as error:
            self.raised = error
        return True


def prepare(project: Project) -> None:
    """Let this process, and those it starts, find the package and run its pure build."""
    source = str((project.root / project.package).parent)
    os.chdir(project.root)
    os.environ["PYTHONPATH"] = source
    os.environ["TAPETE_BUILD"] = "pure"
    sys.path[:0] = [source]
    try:
        from hypothesis import settings
    except ImportError:
        return
    settings.register_profile("mutation", database=None, derandomize=True, deadline=None)
    settings.load_profile("mutation")


def collect(project: Project, files: list[str], work: Callable[[Tests], None]) -> None:
    """Collect the tests of these files and hand them over."""
    instead = Instead(work)
    options = [*OPTIONS, f"--rootdir={project.root}", "--continue-on-collection-errors"]
    pytest.main([*options, *files], plugins=[instead])
    if instead.raised is not None:
        raise instead.raised
    if not instead.began:
        raise NotCollected("\n".join(instead.errors) or "pytest did not begin")


def run(item: pytest.Item, following: pytest.Item | None = None) -> Ran:
    began = time.process_time()
    reports = runtestprotocol(item, nextitem=following, log=False)
    seconds = time.process_time() - began
    outcomes = {report.outcome for report in reports}
    return Ran(FAILED if FAILED in outcomes else SKIPPED if SKIPPED in outcomes else PASSED, seconds)
