"""A file or folder that may only be read, truly: root is let through by permissions, but not by the immutable flag."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@pytest.fixture
def on_disk() -> Iterator[Path]:
    """A folder that does not lie in memory, where the flag holds nobody up who has the file open."""
    with tempfile.TemporaryDirectory(prefix="castellan-", dir="/tmp") as folder:
        yield Path(folder)


@contextmanager
def read_only(path: Path, *, even_open: bool = False) -> Iterator[None]:
    """Skips where the file system has no such flag and we are root; `even_open` to who has it open needs the flag."""
    mode = path.stat().st_mode
    path.chmod(mode & ~0o222)
    is_flagged = os.geteuid() == 0 and _flag("+i", path)
    try:
        if os.access(path, os.W_OK) or (even_open and not is_flagged):
            pytest.skip(f"nothing keeps this user from writing {path}")
        yield
    finally:
        if is_flagged:
            _flag("-i", path)
        path.chmod(mode)


def _flag(flag: str, path: Path) -> bool:
    try:
        return subprocess.run(["chattr", flag, str(path)], check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False
