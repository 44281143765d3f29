"""Where the time of the tests goes, folder by folder: said after each run that is long enough to matter."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from pathlib import PurePosixPath

import pytest

BUDGET_S = 570  # of `make test` on two quiet cores, both together; more, and it does not end within five minutes
WORTH_SAYING_S = 60
NAMED = 8  # folders
_spent: dict[str, float] = defaultdict(float)


@lru_cache
def folder_of(file: str) -> str:
    """At most two floors below tests/."""
    return "/".join(PurePosixPath(file).parent.parts[:3])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _spent[folder_of(report.nodeid.partition("::")[0])] += report.duration


def told(spent: Mapping[str, float]) -> str:
    dearest = sorted(spent, key=lambda folder: -spent[folder])[:NAMED]
    most = ", ".join(f"{folder} {spent[folder]:.0f}" for folder in dearest)
    return f"{sum(spent.values()):.0f} s of {BUDGET_S} s for two workers: {most}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if sum(_spent.values()) > WORTH_SAYING_S:
        terminalreporter.write_sep("=", "seconds of tests by folder")
        terminalreporter.write_line(told(_spent))
