"""One bot on a data folder: a second one is refused with a sentence, and one that is killed leaves nothing behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.folder_lock import AlreadyOwned, is_owned, lock_file, owned
from tests.cli.running import run, said
from tests.e2e.bot_process import ROOT

HOLDS = """
import sys, pathlib
from bot.process.folder_lock import owned
with owned(pathlib.Path(sys.argv[1])):
    print(flush=True)
    input()
"""


def holder(data: Path) -> subprocess.Popen[str]:
    """Another process that has the folder when this returns."""
    command = (sys.executable, "-c", HOLDS, str(data))
    process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    return process


def test_a_second_bot_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        result = run("run", CASTELLAN_DATA=str(tmp_path), PORT="0")
        assert result.exit_code == 1
        assert f"A bot (process {first.pid}) already runs on the data folder {tmp_path}." in said(result)
        assert not (tmp_path / "castellan.sqlite3").exists()
        assert is_owned(tmp_path)
        first.kill()
        first.wait()
    assert not is_owned(tmp_path)
    with owned(tmp_path):
        assert is_owned(tmp_path)
    assert not is_owned(tmp_path)


def test_within_one_process_as_well(tmp_path: Path) -> None:
    assert not is_owned(tmp_path)
    assert not lock_file(tmp_path).exists(), "to ask leaves nothing behind"
    with owned(tmp_path), pytest.raises(AlreadyOwned), owned(tmp_path):
        raise AssertionError("two own it")
