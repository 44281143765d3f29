"""`copy` between files: two of one folder, and sources that are not there."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Store
from tests.cli.running import run, said


async def made(path: Path) -> None:
    await (await Store.open(path)).close()


def test_two_files_may_lie_in_one_folder(tmp_path: Path) -> None:
    source, target = tmp_path / "castellan.sqlite3", tmp_path / "other.sqlite3"
    asyncio.run(made(source))
    result = run("copy", str(source), str(target))
    assert result.exit_code == 0, said(result)
    assert "each row read back and compared" in said(result)
    assert target.exists()


def test_a_source_that_is_not_there_makes_nothing(tmp_path: Path) -> None:
    result = run("copy", str(tmp_path / "gone" / "a.sqlite3"), str(tmp_path / "new" / "b.sqlite3"))
    assert (result.exit_code, "There is no database at" in said(result)) == (1, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("other", ["castellan.sqlite3", "here/../castellan.sqlite3"])
def test_nothing_is_copied_onto_itself(tmp_path: Path, other: str) -> None:
    (tmp_path / "here").mkdir()
    asyncio.run(made(tmp_path / "castellan.sqlite3"))
    result = run("copy", str(tmp_path / "castellan.sqlite3"), str(tmp_path / other))
    assert "Both are the same database." in said(result)
