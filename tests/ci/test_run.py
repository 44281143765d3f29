"""`.ci/run`: tests that failed get a second chance, and nothing else does. Tried on a small project of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

RUN = Path(__file__).parents[2] / ".ci" / "run"
pytestmark = pytest.mark.long
PRESENT = ("chromium", "initdb", "pgbouncer", "apt-get")  # nothing is installed here
MAKEFILE = "check-format lint types contract: ; @echo checked\n"
INI = "[pytest]\nmarkers = long: x\naddopts = -p xdist.plugin -m 'not long'\n"
FINE = "def test_fine(): pass\n"
WRONG = "def test_wrong(): assert False\n"
TIRED = """
import pathlib
def test_tired():
    before = pathlib.Path("tried")
    times = int(before.read_text()) if before.exists() else 0
    before.write_text(str(times + 1))
    assert times
"""
LONG = "import pytest\n@pytest.mark.long\ndef test_long(): pass\n"
BROKEN = "def pytest_runtestloop(session): raise RuntimeError('broken')\n"


class Ran(NamedTuple):
    status: int
    said: str

    def counts(self) -> list[str]:
        return [line for line in self.said.splitlines() if " in " in line and line.startswith(("=", "0", "1", "2"))]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / ".ci").mkdir()
    shutil.copy(RUN, tmp_path / ".ci" / "run")
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    scripts = {"python": f'exec {sys.executable} "$@"'} | dict.fromkeys(PRESENT, "exit 0")
    for name, script in scripts.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    files = {"Makefile": MAKEFILE, "pytest.ini": INI, "test_fine.py": FINE, "test_long.py": LONG}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def run(project: Path) -> Ran:
    path = f"{project / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "MAKE"))}
    environment = kept | {"PATH": path, "PYTEST_XDIST_AUTO_NUM_WORKERS": "0", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([project / ".ci" / "run"], env=environment, capture_output=True, text=True, check=False)
    return Ran(done.returncode, done.stdout + done.stderr)


def test_what_passes_is_run_once(project: Path) -> None:
    ran = run(project)
    assert (ran.status, "needed a second run" in ran.said, len(ran.counts())) == (0, False, 2), ran.said
    assert "1 passed" in ran.said.splitlines()[-1]


def test_what_failed_once_is_run_again_and_named(project: Path) -> None:
    (project / "test_tired.py").write_text(TIRED)
    ran = run(project)
    assert (ran.status, len(ran.counts())) == (0, 3), ran.said
    assert "needed a second run: test_tired.py::test_tired\n" in ran.said
    assert ran.said.count("needed a second run") == 1
    assert (project / "tried").read_text() == "2"
    assert "1 passed" in ran.counts()[1], "only what failed is run again"


def test_what_fails_twice_has_failed(project: Path) -> None:
    (project / "test_wrong.py").write_text(WRONG)
    ran = run(project)
    assert ran.status == 1
    assert "1 failed" in ran.said.splitlines()[-1]
    assert "what takes longer" not in ran.said


def test_what_takes_longer_is_run_again_by_itself(project: Path) -> None:
    (project / "test_tired.py").write_text(TIRED.replace("def test", "import pytest\n@pytest.mark.long\ndef test"))
    ran = run(project)
    assert (ran.status, len(ran.counts())) == (0, 3), ran.said
    assert "needed a second run: test_tired.py::test_tired\n" in ran.said


def test_lint_has_no_second_chance(project: Path) -> None:
    """Whatever an earlier run remembers of its failures."""
    (project / "Makefile").write_text(MAKEFILE.replace("@echo checked", "@exit 1"))
    remembered = project / ".pytest_cache" / "v" / "cache"
    remembered.mkdir(parents=True)
    (remembered / "lastfailed").write_text('{"test_fine.py::test_fine": true}')
    ran = run(project)
    assert (ran.status != 0, ran.counts()) == (True, []), ran.said


def test_an_earlier_run_decides_nothing(project: Path) -> None:
    remembered = project / ".pytest_cache" / "v" / "cache"
    remembered.mkdir(parents=True)
    (remembered / "lastfailed").write_text('{"test_long.py::test_long": true}')
    (project / "test_wrong.py").write_text(WRONG)
    ran = run(project)
    assert (ran.status, "1 failed" in ran.said.splitlines()[-1]) == (1, True), ran.said
    assert "needed a second run: test_long" not in ran.said


def test_a_pytest_that_breaks_has_no_second_chance(project: Path) -> None:
    """Others may never have been run."""
    (project / "conftest.py").write_text(BROKEN)
    ran = run(project)
    assert ran.status not in (0, 1)
    assert "needed a second run" not in ran.said
