"""The version is written in two places, and is one."""

import re
import tomllib
from pathlib import Path

from bot import VERSION


def test_the_version_is_the_projects() -> None:
    assert tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION


def test_the_changelog_begins_with_it_and_its_day() -> None:
    headings = re.findall(r"^## (.+)$", Path("CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.fullmatch(rf"{re.escape(VERSION)} \(\d{{4}}-\d\d-\d\d\)", headings[0])
