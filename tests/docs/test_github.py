"""The files for GitHub are right as far as that can be said without it."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.test_hosting import COMMANDS

yaml = pytest.importorskip("yaml", reason="a library of the tests brings it, but not to each Python")
ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github").rglob("*.yml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_it_is_yaml(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text(encoding="utf-8")), dict)


def test_checks_run_on_each_python_that_is_promised() -> None:
    checks = yaml.safe_load((ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8"))
    promised = re.findall(r"Python :: (3\.\d+)\"", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert checks["jobs"]["test"]["strategy"]["matrix"]["python"] == promised


def test_what_they_run_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"run: make ([a-z-]+)", text)) <= targets
        assert set(re.findall(r"python -m bot ([a-z]+)", text)) <= COMMANDS


def test_the_notes_of_a_release_are_those_of_its_version() -> None:
    """The workflow's awk, on our changelog."""
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    (script,) = [step["run"] for step in release["jobs"]["wheel"]["steps"] if "notes.md" in step.get("run", "")][:1]
    program = re.search(r"'(.+)'", script)
    assert program is not None
    done = subprocess.run(
        ["awk", "-v", "version=0.2.0", program[1], ROOT / "CHANGELOG.md"], capture_output=True, text=True, check=True
    )
    assert "### Added" in done.stdout
    assert "## 0.1.0" not in done.stdout
