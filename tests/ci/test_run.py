"""`.ci/run`: tests that failed get a second chance, and nothing else does. Tried on a small project of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long
PRESENT = ("chromium", "initdb", "pgbouncer", "apt-get", "lint-imports")  # nothing is installed here
# The interpreter, to which formatting, lint and types are right as long as nothing says otherwise.
PYTHON = f"""
case "$2" in ruff) test ! -e wrong; exit;; mypy) test ! -e wrong-types; exit;; esac
exec {sys.executable} "$@"
"""
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


class Ran(NamedTuple):
    status: int
    said: str

    def counts(self) -> list[str]:
        return [line for line in self.said.splitlines() if " in " in line and line.startswith(("=", "0", "1", "2"))]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci" / "run")
    shutil.copy(ROOT / "Makefile", tmp_path / "Makefile")
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    scripts = {"python": PYTHON} | dict.fromkeys(PRESENT, "exit 0")
    for name, script in scripts.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    for name in ("requirements.lock", "requirements-dev.lock", ".venv/.installed", ".venv/.installed-dev"):
        (tmp_path / name).touch()
    files = {"pytest.ini": INI, "test_fine.py": FINE, "test_long.py": LONG}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def run(project: Path) -> Ran:
    path = f"{project / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("PYTEST", "MAKE", "MFLAGS", "CACHE", "ONLY"))
    }
    environment = kept | {"PATH": path, "PYTEST_XDIST_AUTO_NUM_WORKERS": "0", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([project / ".ci" / "run"], env=environment, capture_output=True, text=True, check=False)
    return Ran(done.returncode, done.stdout)


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
    assert len(ran.counts()) == 2, "what takes longer is not begun"


def test_what_takes_longer_is_run_again_by_itself(project: Path) -> None:
    (project / "test_tired.py").write_text(TIRED.replace("def test", "import pytest\n@pytest.mark.long\ndef test"))
    ran = run(project)
    assert (ran.status, len(ran.counts())) == (0, 3), ran.said
    assert "needed a second run: test_tired.py::test_tired\n" in ran.said


def test_lint_has_no_second_chance(project: Path) -> None:
    """Whatever an earlier run remembers of its failures."""
    (project / "wrong").touch()
    remembered = project / ".pytest_cache" / "v" / "cache"
    remembered.mkdir(parents=True)
    (remembered / "lastfailed").write_text('{"test_fine.py::test_fine": true}')
    ran = run(project)
    assert (ran.status != 0, ran.counts()) == (True, []), ran.said


def test_nor_have_types(project: Path) -> None:
    """They are looked at beside the tests, of which one would pass the second time."""
    (project / "wrong-types").touch()
    (project / "test_tired.py").write_text(TIRED)
    ran = run(project)
    assert ran.status != 0
    assert "needed a second run" not in ran.said
    assert "Types or imports are wrong" in ran.said


def test_an_earlier_run_decides_nothing(project: Path) -> None:
    remembered = project / ".pytest_cache" / "v" / "cache"
    remembered.mkdir(parents=True)
    (remembered / "lastfailed").write_text('{"test_long.py::test_long": true}')
    (project / "test_wrong.py").write_text(WRONG)
    ran = run(project)
    assert (ran.status, "1 failed" in ran.said.splitlines()[-1]) == (1, True), ran.said
    assert "needed a second run: test_long" not in ran.said


def test_a_pytest_that_breaks_has_no_second_chance(project: Path) -> None:
    """What failed before would pass, but others have never been run."""
    (project / "test_tired.py").write_text(TIRED)
    (project / "test_zeal.py").write_text("def test_zeal(): raise KeyboardInterrupt\n")
    ran = run(project)
    assert ran.status != 0
    assert "needed a second run" not in ran.said
