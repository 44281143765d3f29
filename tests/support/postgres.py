"""A real PostgreSQL for tests: a server of their own, run by an ordinary user, gone when they are over."""

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, delete, text
from sqlalchemy.exc import SQLAlchemyError

from bot.store.tables import metadata

INSTALLED = Path("/usr/lib/postgresql")  # where Debian keeps its versions, each in a folder of its own
ORDINARY = "postgres"  # PostgreSQL refuses to be run by root
MISSING = "there is no PostgreSQL here: apt install postgresql"
FAST = ("fsync=off", "full_page_writes=off")  # nothing here is to outlive a power cut, but a death of the server is
MEMORY, DISK = "/dev/shm", "/tmp"  # noqa: S108 - conftest.py puts all files of tests in memory, if there is room
STOP_SECONDS = 20
START_TRIES = 50


@cache
def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version's; None where there is none."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def missing() -> str | None:
    """Why there is none, if so."""
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed"
    return None if programs() else MISSING


class Server:
    """One server in one folder. `stop` and `start` serve tests of what a restart of it breaks."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = FAST) -> None:
        found = programs()
        assert found is not None, MISSING
        self.folder, self._programs, self._settings = folder, found, settings
        self._numbers = itertools.count(1)
        self._empty: list[str] = []

    def make(self) -> None:
        if (user := ordinary()) is not None:
            shutil.chown(self.folder, user)
        data = ["--pgdata", str(self._data), "--username", "castellan", "--auth", "trust", "--no-sync"]
        self._run("initdb", *data, "--encoding", "UTF8", "--no-locale")

    def start(self) -> None:
        """Return when it takes connections."""
        where = ["-w", "-D", str(self._data), "-l", str(self.folder / "log")]
        told = [f"-c {setting}" for setting in self._settings]
        self._run(
            "pg_ctl", *where, "-o", " ".join([f"-k {self.folder} -h ''", "-c max_connections=200", *told]), "start"
        )

    def start_again(self) -> None:
        """After a kill. What has lost its father ends by itself, and until then the memory they share is in use."""
        for _ in range(START_TRIES - 1):
            try:
                self.start()
            except subprocess.CalledProcessError:
                time.sleep(0.1)
            else:
                return
        self.start()

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-w", "-t", str(STOP_SECONDS), "-D", str(self._data), "-m", how, "stop")

    @property
    def process(self) -> int:
        """The number of the one all others descend from."""
        return int((self._data / "postmaster.pid").read_text(encoding="ascii").split()[0])

    @contextmanager
    def away(self) -> Iterator[None]:
        """It has died, and is up again afterwards."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It and all its processes stand still. Whoever connects is let in by the machine, and hears nothing."""
        stopped = [self.process]
        os.kill(self.process, signal.SIGSTOP)  # first, so that it has no further children
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text(encoding="ascii")
        try:
            for child in map(int, children.split()):
                os.kill(child, signal.SIGSTOP)
                stopped.append(child)
            yield
        finally:
            for process in stopped:
                os.kill(process, signal.SIGCONT)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://castellan@/{database}?host={self.folder}"

    def new_database(self, how: str = "") -> str:
        """Its URL."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        with _connected(self.url(), isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"CREATE DATABASE {name} {how}"))  # a name of our own making
        return self.url(name)

    def borrow(self) -> str:
        """The URL of a database in which there is nothing, but for its tables perhaps."""
        return self._empty.pop() if self._empty else self.new_database()

    def give_back(self, url: str) -> None:
        """Empty it for the next; where somebody still holds it nobody gets it."""
        try:
            with _connected(url) as connection, connection.begin():
                connection.execute(text("SET LOCAL lock_timeout = '1s'"))
                for table in reversed(metadata.sorted_tables):
                    connection.execute(delete(table))
        except SQLAlchemyError:
            return
        self._empty.append(url)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            user=ordinary(),
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    if (reason := missing()) is not None:
        pytest.skip(reason)
    with running() as server:
        yield server


@contextmanager
def running(settings: tuple[str, ...] = FAST) -> Iterator[Server]:
    """A server that is up. Its folder has a short path: a socket's may have 107 characters."""
    near = MEMORY if tempfile.gettempdir() == MEMORY else DISK
    with tempfile.TemporaryDirectory(prefix="castellan-pg-", dir=near, ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder), settings)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def _connected(url: str, **options: Any) -> Iterator[Connection]:
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), **options)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def ordinary() -> str | None:
    """Whom root runs it as; None: who we are."""
    if os.geteuid() != 0:
        return None
    return ORDINARY if any(user.pw_name == ORDINARY for user in pwd.getpwall()) else "nobody"
