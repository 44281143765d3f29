"""One mutant in a copy of the tree: does a test fail? A forked child has all libraries imported already."""

import importlib
import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import pytest

from tests.mutants.beside import PLAIN, Beside, file_of
from tests.mutants.places import Mutant

Verdict = Literal["noticed", "too slow", "survived", "untested"]
BUDGET = 120.0  # seconds of tests for one mutant: where the machine is busy they seem long, and few mutants take them
PATIENCE = 20.0  # and so much more, before it is taken for an endless loop
_LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "__pycache__", ".*_cache", ".mutants", "test-artefacts", ".bench", "data"
)


def copy_tree(to: Path) -> Path:
    shutil.copytree(Path.cwd(), to, ignore=_LEFT_BEHIND, symlinks=True)
    return to


def warm_up(modules: Iterable[str]) -> None:
    """Import the libraries here, so that no child needs to."""
    for name in modules:
        with suppress(Exception):
            importlib.import_module(name)


class _Chosen:
    """Runs these tests and no others, in this order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: number for number, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
        )


def try_out(mutant: Mutant, copy: Path, beside: Beside) -> Verdict:
    tests, seconds = _affordable(beside.tests(str(mutant.path), mutant.line), beside)
    if not tests:
        return "untested"
    broken = copy / mutant.path
    whole, times = broken.read_bytes(), broken.stat()
    broken.write_text(mutant.code, encoding="utf-8")
    try:
        return _verdict(_forked(copy, tests), time.monotonic() + seconds * 2 + PATIENCE, copy / "output")
    finally:
        broken.write_bytes(whole)
        os.utime(broken, ns=(times.st_atime_ns, times.st_mtime_ns))  # what was compiled from it holds again


def _affordable(tests: list[str], beside: Beside) -> tuple[list[str], float]:
    chosen: list[str] = []
    seconds = 0.0
    for test in tests:
        if chosen and seconds + beside.seconds[test] > BUDGET:
            break
        seconds += beside.seconds[test]
        chosen.append(test)
    return chosen, seconds


def _forked(copy: Path, tests: list[str]) -> int:
    """The child's process number; its exit code is pytest's."""
    if child := os.fork():
        return child
    os.setsid()
    output = os.open(copy / "output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.chdir(copy)
    sys.path[:] = [str(copy), *(path for path in sys.path if path not in {"", os.environ.get("PWD", "")})]
    for name in [name for name in sys.modules if name.partition(".")[0] in {"bot", "cogs", "images", "tests"}]:
        del sys.modules[name]
    sys.dont_write_bytecode = True
    code = 2
    try:
        files = dict.fromkeys(map(file_of, tests))
        code = int(pytest.main([*PLAIN, *files], plugins=[_Chosen(tests)]))
    except BaseException:  # noqa: BLE001 - a border: a broken line may raise anything, and its process still reports
        traceback.print_exc(file=sys.stdout)
    finally:
        sys.stdout.flush()
        os._exit(code)


def _verdict(child: int, until: float, output: Path) -> Verdict:
    """Wait for the child; what hangs is ended with all that it started."""
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            if os.waitstatus_to_exitcode(status) == 0:
                return "survived"
            return "too slow" if "Failed: Timeout (>" in output.read_text(errors="replace") else "noticed"
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "too slow"
