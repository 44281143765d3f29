"""`make setup` on machines as people have them."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Stands for Python: `-m venv` makes a folder with a pip that works, and each call is noted.
PYTHON = """#!/bin/sh
echo "$@" >> calls
case "$2" in venv) mkdir -p .venv/bin; cp "$0" .venv/bin/python;; esac
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements.lock").touch()
    (tmp_path / "python").write_text(PYTHON)
    (tmp_path / "python").chmod(0o755)
    return tmp_path


def make_setup(folder: Path) -> str:
    done = subprocess.run(
        ["make", "setup", f"PYTHON={folder / 'python'}"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    calls = folder / "calls"
    said = calls.read_text() if calls.exists() else ""
    calls.unlink(missing_ok=True)
    return said


def test_a_folder_that_failed_half_way_is_made_again(folder: Path) -> None:
    broken = folder / ".venv" / "bin" / "python"
    broken.parent.mkdir(parents=True)
    broken.write_text("#!/bin/sh\nexit 1\n")  # no pip
    broken.chmod(0o755)
    assert "-m venv --clear .venv" in make_setup(folder)
    assert (folder / ".venv" / ".installed").exists()


def test_what_works_is_left_alone(folder: Path) -> None:
    assert "-m venv" in make_setup(folder)
    again = make_setup(folder)
    assert "-m venv" not in again
    assert "install" not in again


def test_the_newest_python_is_looked_for() -> None:
    assert "python3.14 python3.13" in (ROOT / "Makefile").read_text(encoding="utf-8")
