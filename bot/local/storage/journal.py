"""A file of lines: the first is whole, each further one a change. A line cut short by a crash is no line."""

import os
from pathlib import Path


class Journal:
    """`base` and `appended` count the bytes of the first line, and of all that follow it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self.base = 0
        self.appended = 0

    def lines(self) -> list[bytes]:
        """Every whole line. The first counts even without its end, since it was never written in part (see `begin`)."""
        lines = self._path.read_bytes().split(b"\n")
        return [lines[0], *lines[1:-1]]

    def begin(self, first: bytes) -> None:
        """Write beside, flush and rename over, so that after a crash there is the old file or the new one."""
        self.close()
        beside = self._path.with_name(self._path.name + ".new")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # Nobody else may read the file, because it holds the page's token.
        self._file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        self._write(first + b"\n")
        beside.replace(self._path)
        self._flush_folder()
        self.base, self.appended = len(first), 0

    def append(self, line: bytes) -> None:
        """The line is on the disk when this returns."""
        self._write(line + b"\n")
        self.appended += len(line) + 1

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _write(self, data: bytes) -> None:
        assert self._file is not None, "begin first"
        left = memoryview(data)
        while left:
            left = left[os.write(self._file, left) :]
        os.fsync(self._file)

    def _flush_folder(self) -> None:
        """A rename is on the disk only when its folder is."""
        folder = os.open(self._path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
