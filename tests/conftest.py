"""For all tests: hypothesis looks at the same examples every time, so that a red test stays red until it is mended.

`HYPOTHESIS_PROFILE=search` looks for new ones; what it finds becomes an `@example`.
"""

import gc
import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from hypothesis.strategies import none

from images.part_cache import MOST, cached_parts
from tests.support.compiled import compile_all
from tests.support.forking import share_one
from tests.support.made_tables import make_tables_at_once
from tests.support.postgres import postgres_server
from tests.support.spent import pytest_runtest_logreport, pytest_terminal_summary

__all__ = ["postgres_server", "pytest_runtest_logreport", "pytest_terminal_summary"]

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(PROFILE := os.environ.get("HYPOTHESIS_PROFILE", "steady"))
if PROFILE == "steady":
    # It also tries the constants of all that is imported, which is more or less as other tests run before. To look for
    # them takes each worker three seconds in a tree that is new.
    setattr(providers, "_get_local_constants", Constants)  # noqa: B010 - it has no setting for that

make_tables_at_once()
ALL_GAMES = 5 * MOST  # bytes: a worker draws them all, and with a bot's room each would push out the parts of another

# A disk takes some milliseconds for each commit, and the tests make thousands, of files that are thrown away at once.
MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3  # noqa: S108 - pytest makes a folder of its own there
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK):
    may_run = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    if may_run and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


@pytest.hookimpl(optionalhook=True)  # the mutants' tests run without xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: a third of the tests' time they wait for a browser, a bot or a commit."""
    del config
    return (os.cpu_count() or 1) + 1


def pytest_sessionstart(session: pytest.Session) -> None:
    """In the process that starts the workers, and before it does."""
    if session.config.getoption("numprocesses", None) and not hasattr(session.config, "workerinput"):
        compile_all(session.config)
        share_one(session.config)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: to look through it for garbage again and again took a third of that time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
        gc.set_threshold(20_000, 20, 20)
        cached_parts.bound(ALL_GAMES)
        given(none())(lambda _: None)()  # the first of these looks through all memory, which is small as yet


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Pytest looks for garbage five times at the end, and Python once more: one look at all that is there will do."""
    gc.collect()
    gc.freeze()
