"""A real pooler (PgBouncer) before a test's PostgreSQL, pooling by transaction: whatever outlasts one is lost."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support import postgres
from tests.support.postgres import Server

SBIN = "/usr/sbin"  # where Debian keeps it
SECONDS = 20
SETTINGS = """[databases]
* = host={folder}
[pgbouncer]
pool_mode = transaction
unix_socket_dir = {folder}/pooler
auth_type = trust
auth_file = {folder}/pooler/users
logfile = {folder}/pooler/log
max_client_conn = 200
query_wait_timeout = 5
server_login_retry = 1
default_pool_size = 5
"""


def missing() -> str | None:
    """Why there is none, if so."""
    return postgres.missing() or (None if _program() else "there is no PgBouncer here: apt install pgbouncer")


@contextmanager
def before(server: Server) -> Iterator[Path]:
    """The folder of its socket, which stands where the server's own would in a URL."""
    program, folder = _program(), server.folder / "pooler"
    assert program is not None
    folder.mkdir()
    (folder / "users").write_text('"castellan" ""\n', encoding="ascii")
    (folder / "settings").write_text(SETTINGS.format(folder=server.folder), encoding="ascii")
    if (user := postgres.ordinary()) is not None:
        for path in (folder, *folder.iterdir()):
            shutil.chown(path, user)
    process = subprocess.Popen(
        [program, folder / "settings"], user=user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _until_it_listens(process, folder)
        yield folder
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


@pytest.fixture
def pooled_url(postgres_server: Server, url: str) -> Iterator[str]:
    """The URL of an empty database, reached through the pooler."""
    if (reason := missing()) is not None:
        pytest.skip(reason)
    with before(postgres_server) as folder:
        yield url.replace(str(postgres_server.folder), f"{folder}&port=6432")


def _program() -> str | None:
    return shutil.which("pgbouncer") or shutil.which("pgbouncer", path=SBIN)


def _until_it_listens(process: subprocess.Popen[bytes], folder: Path) -> None:
    ends = time.monotonic() + SECONDS
    while not (folder / ".s.PGSQL.6432").exists():
        assert process.poll() is None, (folder / "log").read_text()
        assert time.monotonic() < ends, "the pooler does not come"
        time.sleep(0.01)
