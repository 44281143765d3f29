"""One of several processes at one database, each of which can serve the server: one does, the others wait."""

import os
import signal
from pathlib import Path

from bot.cluster.sharding import shard_of
from bot.local.world.seed import GUILD_ID
from tests.crash.victim import Victim

SHARDS = 2
SHARD = shard_of(int(GUILD_ID), SHARDS)
LEASE = 4  # seconds
SERVES = "Ready as"


class Member(Victim):
    """It has a folder, a log and a fuse of its own."""

    def __init__(self, api: str, folder: Path, name: str, database_url: str, shard: int = SHARD) -> None:
        self.name = name
        data = folder / name
        data.mkdir(parents=True)
        super().__init__(api, data)
        self._env |= {
            "CASTELLAN_DATABASE_URL": database_url,
            "CASTELLAN_SHARDS": str(SHARDS),
            "CASTELLAN_SHARD_IDS": str(shard),
            "CASTELLAN_LEASE": str(LEASE),
        }
        self._before = 0  # of its log, when it was started last
        self._read = 0  # of its log, when somebody asked what is new

    async def start(self, *, is_slow: bool = False, is_calm: bool = False) -> None:
        self._before = len(self.said())
        await super().start(is_slow=is_slow, is_calm=is_calm)

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def is_serving(self) -> bool:
        """Is it up in this life, with the server in its hands?"""
        return self.is_alive and SERVES in self.said()[self._before :]

    @property
    def is_waiting(self) -> bool:
        """Does it wait in this life, for its turn?"""
        said = self.said()[self._before :]
        return self.is_alive and "I wait: shard" in said and SERVES not in said

    def new_lines(self) -> list[str]:
        """What it has said since this was asked last."""
        said = self.said()
        new, self._read = said[self._read :], len(said)
        return new.splitlines()

    def signal(self, how: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, how)
