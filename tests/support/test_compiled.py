"""What is compiled before the workers start is what Python and pytest read then."""

import os
import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

from tests.support import compiled

NAMES = ("test_it.py", "conftest.py", "plain.py")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "tests").mkdir()
    for name in NAMES:
        (tmp_path / "tests" / name).write_text("def test():\n    assert 1 + 1 == 2\n")
    return tmp_path / "tests"


def test_all_is_there_for_the_workers(folder: Path, pytestconfig: pytest.Config) -> None:
    compiled.compile_all(pytestconfig)
    assert Path(cache_from_source(str(folder / "plain.py"))).exists()
    for name in NAMES[:2]:
        pyc = rewrite.get_cache_dir(folder / name) / f"{Path(name).stem}{rewrite.PYC_TAIL}"
        code = rewrite._read_pyc(folder / name, pyc)
        assert code is not None
        assert "@pytest_ar" in code.co_names, "its asserts say what they compared"


def test_what_has_been_written_since_is_compiled_again(folder: Path, pytestconfig: pytest.Config) -> None:
    compiled.compile_all(pytestconfig)
    assert not any(compiled.is_old(folder / name) for name in NAMES)
    os.utime(folder / "plain.py", (2**33, 2**33))
    assert compiled.is_old(folder / "plain.py")


def test_a_file_that_cannot_be_read_is_left_to_the_collection(folder: Path, pytestconfig: pytest.Config) -> None:
    (folder / "test_it.py").write_text("def test(:")
    compiled.compile_all(pytestconfig)
    assert compiled.is_old(folder / "test_it.py")
    assert not compiled.is_old(folder / "conftest.py")
