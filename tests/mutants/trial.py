"""One mutant in a copy of the tree: does a test fail? A forked child has all libraries imported already."""

import importlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Literal

import pytest

from tests.mutants.beside import PLAIN, READERS, Beside, file_of
from tests.mutants.places import Mutant

# slow: twice it took far more than its tests take, or stood still. An endless loop, or a test that waits for ever.
Verdict = Literal["killed", "slow", "survived", "untested"]
FIRST = 10.0  # seconds of tests that are tried before the others: most mutants end there
AROUND = 10.0  # seconds of tests that do not come through what is broken
BUDGET = 120.0  # seconds of tests for one mutant: where the machine is busy they seem long, and few mutants take them
PATIENCE = 20  # seconds of the processor more, before it is taken for an endless loop
AGAIN = 2  # times as much for one that was slow
# How it is tried again: a test that stands still is given up soon, and the others may notice it.
ON = [*(one for one in PLAIN if one != "-x"), "--timeout=15"]
BUSY = 10  # times as long by the clock, as others use the machine as well; then it stands still
_LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "__pycache__", ".*_cache", ".mutants", "test-artefacts", ".bench", "data"
)


def copy_tree(to: Path) -> Path:
    shutil.copytree(Path.cwd(), to, ignore=_LEFT_BEHIND, symlinks=True)
    return to


def compile_all(copy: Path, tests: list[str]) -> None:
    """Once, in a process of its own; the children compile nothing, as they may have to do with what is broken."""
    command = [sys.executable, "-m", "pytest", "--collect-only", *PLAIN, *tests]
    env = os.environ | {"PYTHONPATH": str(copy)}
    subprocess.run(command, cwd=copy, env=env, stdout=subprocess.DEVNULL, check=False)


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


def try_out(mutant: Mutant, copy: Path, beside: Beside, budget: float = BUDGET) -> Verdict:
    """Broken in this copy of the tree, as long as the tests run."""
    broken = copy / mutant.path
    whole, times = broken.read_bytes(), broken.stat()
    broken.write_text(mutant.code, encoding="utf-8")
    verdict: Verdict = "untested"
    try:
        for chosen in _stages(mutant, beside, budget):
            verdict = _verdict_of(copy, chosen, beside)
            if verdict != "survived":
                break
    finally:
        broken.write_bytes(whole)
        os.utime(broken, ns=(times.st_atime_ns, times.st_mtime_ns))  # what was compiled from it holds again
    return verdict


def _stages(mutant: Mutant, beside: Beside, budget: float) -> list[list[str]]:
    """Few seconds of tests, then as many more as there is time for, and those that read the code."""
    path = str(mutant.path)
    tests = beside.through(path, mutant.line)
    first = _affordable(tests, beside, FIRST)
    rest = _affordable(tests[len(first) :], beside, budget - FIRST) if budget > FIRST else []
    last = rest or first
    last += _affordable(beside.around(path, last), beside, AROUND)
    readers = [test for test in READERS if test in beside.seconds and test not in last]
    return [stage for stage in (first, rest, readers) if stage]


def _affordable(tests: list[str], beside: Beside, budget: float) -> list[str]:
    """As many as there is time for, and one of those that take longer."""
    spent = list(accumulate((beside.seconds[test] for test in tests), initial=0.0))
    return [test for test, seconds in zip(tests, spent[1:], strict=True) if seconds <= budget] or tests[:1]


def _verdict_of(copy: Path, tests: list[str], beside: Beside) -> Verdict:
    limit = int(sum(beside.seconds[test] for test in tests) * 2) + PATIENCE
    verdict = _tried(copy, tests, limit, PLAIN)
    return _tried(copy, tests, limit * AGAIN, ON) if verdict == "slow" else verdict


def _tried(copy: Path, tests: list[str], limit: int, how: list[str]) -> Verdict:
    return verdict_on(_forked(copy, tests, limit, how), limit * BUSY, copy / "output")


def _forked(copy: Path, tests: list[str], limit: int, how: list[str]) -> int:
    """The child's process number; its exit code is pytest's."""
    if child := os.fork():
        return child
    may_use(limit)
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
        code = int(pytest.main([*how, *files], plugins=[_Chosen(tests)]))
    except BaseException:  # noqa: BLE001 - a border: a broken line may raise anything, and its process still reports
        traceback.print_exc(file=sys.stdout)
    finally:
        sys.stdout.flush()
        os._exit(code)


def may_use(seconds: int) -> None:
    """So many of the processor, in this process and each it starts: what others do meanwhile does not count."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def verdict_on(child: int, most: float, output: Path) -> Verdict:
    """Wait for the child; what stands still is ended with all that it started."""
    until = time.monotonic() + most
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return _verdict(os.waitstatus_to_exitcode(status), output.read_text(errors="replace"))
        time.sleep(0.02)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "slow"


def _verdict(code: int, said: str) -> Verdict:
    """Whether it ran out of the processor's time itself, or a test or another process of it did."""
    if code == 0:
        return "survived"
    failed = [line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if any("Timeout (>" not in line for line in failed):
        return "killed"
    has_run_out = code in {-signal.SIGXCPU, -signal.SIGKILL} or "Failed: Timeout (>" in said
    return "slow" if has_run_out else "killed"
