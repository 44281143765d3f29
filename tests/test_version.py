"""The version is written in two places, and is one."""

import tomllib
from pathlib import Path

from bot import VERSION


def test_the_version_is_the_projects() -> None:
    assert tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION
