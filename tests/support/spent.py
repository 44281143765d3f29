"""Where the time of the tests goes, folder by folder: said after each run that is long enough to matter."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from pathlib import PurePosixPath

import pytest

BUDGET_S = 285  # for each worker: what a run of five minutes leaves, once they have started and found the tests
WORTH_SAYING_S = 60
NAMED = 8  # folders
_spent: dict[str, float] = defaultdict(float)


@lru_cache
def folder_of(file: str) -> str:
    """At most two floors below tests/."""
    return "/".join(PurePosixPath(file).parent.parts[:3])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _spent[folder_of(report.nodeid.partition("::")[0])] += report.duration


def told(spent: Mapping[str, float], workers: int) -> str:
    dearest = sorted(spent, key=lambda folder: -spent[folder])[:NAMED]
    most = ", ".join(f"{folder} {spent[folder]:.0f}" for folder in dearest)
    return f"{sum(spent.values()):.0f} s, waiting too, of {BUDGET_S * workers} s for {workers} workers: {most}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if sum(_spent.values()) > WORTH_SAYING_S:
        terminalreporter.write_sep("=", "seconds of tests by folder")
        workers = terminalreporter.config.getoption("numprocesses", None) or 1
        terminalreporter.write_line(told(_spent, workers))
